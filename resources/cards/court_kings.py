"""The four kings."""

from __future__ import annotations

from court_parts import *
from ink import *
from ornament import *
from glyphs import suit_path

HX, HY, HS = 150, 84, 1.15

def crown_fleur(p):
    return [
        filled("M-21 -24 Q-24 -40 0 -43 Q24 -40 21 -24 Z", p.main, INK, DETAIL),
        filled("M-25 -20 L-31 -43 L-18 -36 L-12.5 -46 L-5 -37 L0 -53 L5 -37 L12.5 -46 L18 -36 L31 -43 L25 -20 Q0 -12 -25 -20 Z", GOLD, INK, OUTLINE),
        line("M-25.9 -26 Q0 -18 25.9 -26", INK, DETAIL),
        *jewel(-31,-44,p.second,2.8), *jewel(31,-44,p.second,2.8), *jewel(0,-53.5,p.second,3.2),
        *jewel(-12.5,-46.5,IVORY,2.2), *jewel(12.5,-46.5,IVORY,2.2),
        *lozenge(0,-30.5,5.4,CRIMSON), *jewel(-14,-30,NAVY,2.6), *jewel(14,-30,NAVY,2.6),
    ]

def crown_imperial(p):
    return [
        filled("M-26 -28 C-36 -46 -18 -52 0 -46 C18 -52 36 -46 26 -28 Q0 -20 -26 -28 Z", p.second, INK, OUTLINE),
        filled("M-4.4 -24 C-6 -34 -5 -42 -3 -47 H3 C5 -42 6 -34 4.4 -24 Z", GOLD, INK, DETAIL),
        filled("M-26 -28 C-36 -46 -18 -52 0 -46 L-1 -42 C-16 -46 -28 -42 -20.5 -26 Z", GOLD, INK, DETAIL),
        filled("M26 -28 C36 -46 18 -52 0 -46 L1 -42 C16 -46 28 -42 20.5 -26 Z", GOLD, INK, DETAIL),
        filled(string(edge("M-26 -33 C-32 -44 -18 -49 -3 -45"), BEAD, 5, 1.5), IVORY),
        filled(string(edge("M26 -33 C32 -44 18 -49 3 -45"), BEAD, 5, 1.5), IVORY),
        filled("M-25 -19 L-27 -31 Q0 -22 27 -31 L25 -19 Q0 -11 -25 -19 Z", GOLD, INK, OUTLINE),
        *lozenge(0,-20,4.6,CRIMSON), *jewel(-13,-22.3,NAVY,2.7), *jewel(13,-22.3,NAVY,2.7),
        *jewel(-22,-25,IVORY,1.8), *jewel(22,-25,IVORY,1.8),
        filled(ellipse(0,-50,4.6), GOLD, INK, DETAIL),
    ]

def crown_stepped(p):
    return [
        filled("M-20 -26 L-16 -44 Q0 -50 16 -44 L20 -26 Z", p.second, INK, DETAIL),
        filled("M-25 -19 L-29 -40 L-22 -42 L-21 -35 L-14 -33.4 L-15 -45 L-7 -47 L-6.4 -38 L-5 -52 Q0 -54 5 -52 L6.4 -38 L7 -47 L15 -45 L14 -33.4 L21 -35 L22 -42 L29 -40 L25 -19 Q0 -11 -25 -19 Z", GOLD, INK, OUTLINE),
        line("M-26 -25 Q0 -17 26 -25", INK, DETAIL),
        filled(string(edge("M-24.6 -21.6 Q0 -13.6 24.6 -21.6"), BEAD, 11, 1.3), IVORY),
        *lozenge(0,-32,7,p.main), *lozenge(-14.5,-30,4,CRIMSON), *lozenge(14.5,-30,4,CRIMSON),
        *jewel(0,-47,IVORY,2),
    ]

def crown_trefoil(p):
    def tre(x,y,s):
        return ellipse(x,y-s,s)+ellipse(x-s*1.05,y+s*.6,s)+ellipse(x+s*1.05,y+s*.6,s)
    return [
        filled("M-22 -24 Q-22 -40 0 -42 Q22 -40 22 -24 Z", p.second, INK, DETAIL),
        filled("M-25 -20 L-29 -38 Q-24 -30 -19 -31 Q-15 -33 -14.5 -40 Q-13 -32 -7 -31 Q-1.5 -33 0 -43 Q1.5 -33 7 -31 Q13 -32 14.5 -40 Q15 -33 19 -31 Q24 -30 29 -38 L25 -20 Q0 -12 -25 -20 Z", GOLD, INK, OUTLINE),
        *[filled(tre(x,y,s), GOLD, INK, DETAIL) for x,y,s in ((-29.5,-41,2.8),(-14.5,-44,2.9),(0,-48,3.4),(14.5,-44,2.9),(29.5,-41,2.8))],
        line("M-25.7 -25.5 Q0 -17.5 25.7 -25.5", INK, DETAIL),
        *[sh for x,y in ((-18,-23),(-6,-20),(6,-20),(18,-23)) for sh in jewel(x,y-.2,CRIMSON if abs(x)<10 else p.main,2.1)],
    ]

def head_hearts(p):
    white="#f6f1e7"; grey="#b9ada0"
    head = [
        filled("M-19 -24 R-27 -16 -29 -4 -32 6 -29 16 -31 24 -22 28 L-14 -20 Z M17 -24 R25 -16 27 -4 30 6 27 16 29 23 20 27 L15 -20 Z", white, INK, OUTLINE),
        line("M-23 -16 R-25 -4 -26.5 8 -24 20 M21.6 -16 R23 -4 24.5 8 22.5 20", grey, 1.5),
        *face(p), *eyes("#2f5a8a"), *brows("#8f857a", 3.2),
        filled("M-19.5 -4 R-20 6 -23 13 -20 21 -22 28 -15 32 -13 39 -6 40 -1 46 3 49 7 46 11 40 17 39 19 32 25 28 22 21 24 13 20 6 17.8 -1 "
             "R16.5 7 12.5 11 L4.5 12.5 L-6 11 R-14 8 -16.5 0 -19.5 -4 Z", white, INK, OUTLINE),
        line("M-16 14 R-15.5 21 -12 29 M-10 22 R-8.5 29 -4 36 M19 14 R18.5 21 15 29 M13.5 22 R12 29 8 36 M2.5 26 L3 41", grey, 1.7),
        filled("M-1 20.4 Q4.6 18 9.8 20.2 Q7.6 23.8 4.4 23.8 Q1.4 23.8 -1 20.4 Z", p.lips, INK, 1.0),
        filled("M4.8 12 C1 10 -5 12.5 -9 17 C-11 19.2 -14.5 19.5 -17.5 17 C-16 22.5 -11 24.8 -6.5 22.8 C-2 20.8 1.5 18 4.8 17.4 C8 18 10.6 20.8 14 22.2 C17.6 23.4 21 21 21.8 17 C19 18.8 16.6 18.6 15.2 17 C12.6 13 8.4 10 4.8 12 Z", white, INK, 1.6),
    ]
    return head + crown_fleur(p)

def head_spades(p):
    hair="#23242e"; gleam="#56607a"
    beard="M-20 -4 L-23 30 Q-22 40 -17 43 Q3 50 22 43 Q26 40 26 30 L18.6 -2 R17 7 12.5 11 L4.5 12.5 L-6 11 R-14 8 -17 0 -20 -4 Z"
    curls=[]
    for row,(y,n,w) in enumerate(((21,6,15),(28,7,17.5),(35,6,17),(41,6,15))):
        for i in range(n):
            x=1.8-w+2*w*i/(n-1); yy=y+3*(1-((x-1.8)/w)**2)*.8
            curls.append(f"M{x-2.2:.1f} {yy:.1f} q2.2 3.4 4.4 0")
    head=[
        filled("M-19 -24 R-27 -14 -28 0 -30 14 -27 28 L-14 28 V-20 Z M17 -24 R25 -14 26 0 28 14 26 28 L15 24 V-20 Z", hair, INK, OUTLINE),
        line("M-24.5 -8 R-25.5 4 -26 20 M-21 -8 R-22 2 -22 8 M22.6 -8 R23.5 4 24 18", gleam, 1.4),
        *face(p), *eyes("#3a4a5e"), *brows(hair, 4),
        filled(beard, hair, INK, OUTLINE),
        line("".join(curls), gleam, 1.4),
        filled("M-0.5 19 Q4.6 17.4 9.6 19 Q7.6 22.6 4.4 22.6 Q1.4 22.6 -0.5 19 Z", p.lips, INK, 1.0),
        filled("M4.8 11.6 C0 10.4 -5 13 -8 17.6 C-9.4 20 -12 21 -14.6 20 C-12 24 -7 23.6 -4 21 C-1 18.4 2 17.4 4.8 17 C7.6 17.4 10.4 18.4 12.6 21 C15 23.4 19 23.6 20.6 20 C18.4 20.8 16.2 20 15 17.6 C12.6 13 9 10.6 4.8 11.6 Z", hair, gleam, 1.1),
    ]
    return head+crown_imperial(p)

def head_diamonds(p):
    hair="#b5622a"; deep="#7d3f18"
    head=[
        filled("M-19 -24 R-28 -12 -31 0 -33 12 -37 20 -30 24 -22 18 L-14 -20 Z M17 -24 R26 -12 29 0 31 12 35 19 28 23 20 17 L15 -20 Z", hair, INK, OUTLINE),
        line("M-23 -16 R-26 -4 -27.5 8 -31 18 M21.6 -16 R24 -4 25.5 8 29 17", deep, 1.4),
        *face(p), *eyes("#4a6b3a"), *brows(deep, 3.4),
        filled("M-20 -4 R-21 8 -20 20 -17 32 -14 42 -7 51 R-2 47 0 40 2.5 34 R5 40 7 47 12 51 19 42 21 32 23 20 22 8 18.4 -2 R16.5 7 12.5 11 L4.5 12.5 L-6 11 R-14 8 -17 0 -20 -4 Z", hair, INK, OUTLINE),
        line("M-16 12 R-15 24 -11 38 M-10.5 20 R-9.5 30 -6.5 44 M-4.5 26 R-4.5 32 -4 40 M19 12 R18.5 24 15.5 38 M14 20 R13.5 30 11 44 M8.6 26 R8.6 32 8.2 40", deep, 1.5),
        filled("M-0.8 19.8 Q4.6 18 9.8 19.6 Q7.6 23.4 4.4 23.4 Q1.4 23.4 -0.8 19.8 Z", p.lips, INK, 1.0),
        filled("M4.8 11.8 C0 10 -6 12 -11 15 C-15 17.4 -20 17 -23 12.6 C-22 19.6 -16 23.6 -9.6 21.8 C-4 20.2 0.6 18 4.8 17.2 C8.6 18 11.6 20.2 16 21.4 C21.6 22.8 26 19 26.6 12.6 C24 16.6 20.4 17 17.6 15 C14 12 9.4 10 4.8 11.8 Z", hair, INK, 1.5),
    ]
    return head+crown_stepped(p)

def head_clubs(p):
    hair="#5b3a26"; light="#8d6443"
    head=[
        filled("M-19 -24 R-27 -16 -28 -4 -33 4 -29 12 -34 20 -30 30 -22 32 L-12 28 V-20 Z M17 -24 R25 -16 26 -4 31 4 27 12 32 20 28 29 20 31 L12 28 V-20 Z", hair, INK, OUTLINE),
        line("M-24 -14 R-24.5 -4 -28 5 -25 13 -28 22 M22 -14 R22.5 -4 26 5 23.5 13 26 21", light, 1.5),
        *face(p), *eyes("#5a4326"), *brows(hair, 3.8),
        filled("M-20 -4 R-20 8 -17 18 -17 26 -12 31 -10 38 -4 42 3 52 10 42 15 38 17 31 21 26 20 18 21 8 18.4 -2 R16.5 7 12.5 11 L4.5 12.5 L-6 11 R-14 8 -17 0 -20 -4 Z", hair, INK, OUTLINE),
        line("M-15.5 8 R-13 18 -12 26 M-9.5 20 R-7 27 -6 35 M18 8 R16.5 18 15.5 26 M13 20 R11.5 27 10.5 35 M-2 26 R0 34 2.4 45 M7.4 26 R6 32 5 38", light, 1.5),
        filled("M-1 19.8 Q4.6 18 9.8 19.6 Q7.6 23.4 4.4 23.4 Q1.4 23.4 -1 19.8 Z", p.lips, INK, 1.0),
        filled("M4.8 11.6 C0 10 -6 13 -9.6 18 C-11 20.2 -12.6 21.6 -14.6 22 C-10.6 24.8 -6 23.6 -3 21 C-0.4 18.8 2.4 17.6 4.8 17.2 C7.6 17.6 10 18.8 12 21 C14.4 23.6 18 24.6 21.4 22 C19.4 21.6 17.6 20.2 16.6 18 C14 13 9.4 10 4.8 11.6 Z", hair, light, 1.2),
    ]
    return head+crown_trefoil(p)

# --- bodies, in card coordinates -------------------------------------------------
LEFT_EDGE="M132 112 R112 120 92 131 76 146 64 172 60 200"
RIGHT_EDGE="M168 112 R190 118 210 132 224 152 234 180 240 230"

def mantle(p, fill):
    left, right = LEFT_EDGE, RIGHT_EDGE
    return [filled(f"{left} L240 240 {rev(right)} Z", fill, INK, OUTLINE)]

def rev(text):
    nums=text.replace("M","").replace("R","").split()
    pts=[nums[i:i+2] for i in range(0,len(nums),2)][::-1]
    return "L"+" ".join(pts[0])+" R"+" ".join(" ".join(q) for q in pts[1:])

def diaper(p, motif, colour, size):
    """Sow a motif over the mantle in rows that follow the shoulders."""
    l=edge(LEFT_EDGE); c=edge("M148 112 R146 122 143 134 140 148 136 174 134 200"); r=edge(RIGHT_EDGE); c2=edge("M152 112 R156 122 162 134 166 150 172 180 176 230")
    out=[]
    for j,t in enumerate((.14,.38,.62,.86)):
        off=.04 if j%2 else 0
        out.append(filled(string(between(l,c,t),motif,6,size,start=off,end=.9+off),colour))
        out.append(filled(string(between(r,c2,t),motif,7,size,start=off,end=.9+off),colour))
    return out

def tunic(p, fill, trim):
    l,r=edge("M132 118 L126 210"), edge("M168 118 L186 230")
    return [filled(strip(l,r),fill,INK,OUTLINE), filled(strip(l,r,0,.2),trim,INK,DETAIL), filled(strip(l,r,.8,1),trim,INK,DETAIL)]

def ermine():
    out="M124 112 R104 119 93 132 97 146 112 154 130 160 150 163 172 162 192 158 206 148 210 134 198 120 176 112 L150 130 Z"
    tails=[(104,130,20),(108,145,25),(122,138,10),(127,152,10),(140,154,0),(158,155,0),(174,152,-10),(178,138,-10),(194,146,-25),(196,130,-20)]
    tail=Path.parse("M0 -4 C1 -1 2.4 1 1.6 4 L0 2.4 L-1.6 4 C-2.4 1 -1 -1 0 -4Z")
    return [filled(out,IVORY,INK,OUTLINE), *[filled(tail.mapped(place(x,y,1.1,a)),INK) for x,y,a in tails]]

def sceptre(p,x,suit):
    head=suit_path(suit).mapped(place(x,38,.26))
    return [filled(f"M{x-2.8} 52 H{x+2.8} V176 H{x-2.8} Z",GOLD,INK,DETAIL),
        filled(f"M{x-7} 56 Q{x} 66 {x+7} 56 L{x+4.5} 70 H{x-4.5} Z",GOLD,INK,DETAIL),
        filled(ellipse(x,38,16),IVORY,INK,OUTLINE), line(ellipse(x,38,12.6+1.2),GOLD,1.8), filled(head,p.main),
        filled(f"M{x-5} 20 L{x} 15 L{x+5} 20 L{x} 25 Z",GOLD,INK,DETAIL),
        filled(ellipse(x,84,4.6,3),p.second,INK,FINE)]

def sword(p,x):
    return [filled(f"M{x-6} 136 V38 L{x} 20 L{x+6} 38 V136 Z","#dfe5ea",INK,OUTLINE),
        filled(f"M{x} 24 L{x+6} 38 V136 H{x} Z","#b4c0cb"), line(f"M{x} 34 V130",INK,FINE),
        line(f"M{x-6} 136 V38 L{x} 20 L{x+6} 38 V136",INK,OUTLINE),
        filled(f"M{x-3.4} 138 H{x+3.4} V172 H{x-3.4} Z",p.second,INK,DETAIL),
        filled(f"M{x-17} 132 Q{x-18} 139 {x-12} 140 H{x+12} Q{x+18} 139 {x+17} 132 Q{x+10} 135 {x} 134 Q{x-10} 135 {x-17} 132 Z",GOLD,INK,DETAIL),
        filled(ellipse(x,175,5.4),GOLD,INK,DETAIL)]

def axe(p,x):
    return [filled(f"M{x-3} 20 H{x+3} V180 H{x-3} Z","#8a5a30",INK,DETAIL),
        filled(f"M{x+3} 34 C{x+10} 34 {x+14} 28 {x+17} 22 C{x+22} 40 {x+22} 56 {x+17} 74 C{x+14} 66 {x+10} 61 {x+3} 60 Z" if False else
               f"M{x-3} 36 C{x-10} 36 {x-14} 30 {x-17} 23 C{x-24} 40 {x-24} 58 {x-17} 76 C{x-14} 68 {x-10} 62 {x-3} 61 Z","#dfe5ea",INK,OUTLINE),
        line(f"M{x-18} 30 C{x-22} 42 {x-22} 56 {x-18} 69","#93a3b1",2),
        filled(f"M{x+3} 38 L{x+15} 48 L{x+3} 58 Z","#b4c0cb",INK,DETAIL),
        filled(f"M{x-5.5} 34 H{x+5.5} V63 H{x-5.5} Z",GOLD,INK,DETAIL),
        filled(f"M{x-5} 22 L{x} 14 L{x+5} 22 Z",GOLD,INK,DETAIL)]

def staff(p,x):
    return [filled(f"M{x-2.8} 50 H{x+2.8} V180 H{x-2.8} Z","#8a5a30",INK,DETAIL),
        filled(suit_path("c").mapped(place(x,38,.38)),GOLD,INK,DETAIL),
        filled(ellipse(x,58,6.5,3),GOLD,INK,DETAIL), filled(ellipse(x,66,4.5,2.6),p.second,INK,FINE)]

def orb(p,x,y):
    return [filled(f"M{x-2} {y-16} V{y-22} H{x-7} V{y-26} H{x-2} V{y-31} H{x+2} V{y-26} H{x+7} V{y-22} H{x+2} V{y-16} Z",GOLD,INK,DETAIL),
        filled(ellipse(x,y,16.5),p.second,INK,OUTLINE),
        filled(f"M{x-16.5} {y-1} Q{x} {y+7} {x+16.5} {y-1} L{x+15.8} {y+5} Q{x} {y+12} {x-15.8} {y+5} Z",GOLD,INK,DETAIL),
        filled(f"M{x-2.6} {y-16.2} H{x+2.6} L{x+3} {y+3} H{x-3} Z",GOLD,INK,DETAIL),
        filled(ellipse(x-8,y-7,2.6,3.6),"#ffffff"), *jewel(x,y+5,CRIMSON,2.6)]

def shield(p,x,y):
    return [filled(f"M{x-22} {y-26} Q{x} {y-20} {x+22} {y-26} Q{x+24} {y+8} {x} {y+32} Q{x-24} {y+8} {x-22} {y-26} Z",GOLD,INK,OUTLINE),
        filled(f"M{x-17} {y-20} Q{x} {y-15} {x+17} {y-20} Q{x+18} {y+5} {x} {y+25} Q{x-18} {y+5} {x-17} {y-20} Z",p.second,INK,DETAIL),
        filled(star(x,y-1,13,5.2,8),GOLD,INK,FINE), filled(ellipse(x,y-1,3.4),IVORY,INK,FINE)]

def gem(p,x,y):
    return [filled(f"M{x-19} {y-6} L{x-10} {y-17} H{x+10} L{x+19} {y-6} L{x} {y+17} Z","#6fc0c4",INK,OUTLINE),
        filled(f"M{x-10} {y-17} L{x-5} {y-6} H{x-19} Z M{x+10} {y-17} L{x+5} {y-6} L{x} {y-17} Z","#c6ecea"),
        filled(f"M{x+19} {y-6} L{x} {y+17} L{x+5} {y-6} Z","#2c8089"),
        line(f"M{x-19} {y-6} H{x+19} M{x-10} {y-17} L{x-5} {y-6} L{x} {y+17} L{x+5} {y-6} L{x+10} {y-17} M{x-5} {y-6} L{x} {y-17} L{x+5} {y-6}",INK,FINE),
        line(f"M{x-19} {y-6} L{x-10} {y-17} H{x+10} L{x+19} {y-6} L{x} {y+17} Z",INK,OUTLINE)]

def chalice(p,x,y):
    return [filled(f"M{x-17} {y-20} C{x-17} {y-2} {x-10} {y+2} {x-3} {y+4} L{x-3} {y+12} L{x+3} {y+12} L{x+3} {y+4} C{x+10} {y+2} {x+17} {y-2} {x+17} {y-20} Z",GOLD,INK,OUTLINE),
        filled(ellipse(x,y-20,17,4.4),p.second,INK,DETAIL),
        filled(ellipse(x,y+9,5.4,3.4),GOLD,INK,DETAIL),
        filled(f"M{x-12} {y+20} Q{x-10} {y+13} {x} {y+12} Q{x+10} {y+13} {x+12} {y+20} Z",GOLD,INK,DETAIL),
        line(f"M{x-15.5} {y-10} Q{x} {y-5} {x+15.5} {y-10}",INK,FINE), *jewel(x,y-2.6,p.main,2.6), line(f"M{x-11} {y-13} Q{x-11} {y-6} {x-8} {y-3}",IVORY,1.8)]

def arm_right(p,x,y,fill,trim,lining):
    return moved(cuff(fill,trim,lining),place(x,y+11,1.12,-6))+moved(fist(p),place(x+.5,y,1.12))

def arm_left(p,x,y,fill,trim,lining):
    return moved(cuff(fill,trim,lining),place(x,y+9,.95,8))+moved(cupped_hand(p),place(x,y,.95))

def head(parts, left=False):
    return set_head(parts,HX,HY,left=left,scale=HS)

def hearts(p):
    heart=suit_path("h").mapped(place(0,0,.022,-90))
    return [*sceptre(p,207,"h"), *mantle(p,p.main), *diaper(p,LOZENGE,GOLD,3.2), *tunic(p,p.second,GOLD), *moved(neck(p,10),place(HX,HY,HS)), *ermine(),
        *head(head_hearts(p)),
        *arm_right(p,207,150,p.second,GOLD,IVORY), *orb(p,86,118), *arm_left(p,86,134,p.second,GOLD,IVORY)]

def spades(p):
    l,r=edge("M124 112 R106 119 95 132 100 148 120 158 150 165"),edge("M176 112 R196 119 208 134 202 150 180 162 150 165")
    li,ri=edge("M136 112 R132 116 128 122 128 130 136 140 150 146"),edge("M164 112 R168 116 172 122 174 130 166 140 150 146")
    collar=[]
    for o,i in ((l,li),(r,ri)):
        collar += [filled(strip(o,i),GOLD,INK,OUTLINE), filled(strip(o,i,.3,.68),p.main,INK,DETAIL), filled(string(between(o,i,.5),LOZENGE,9,3.4),p.accent), filled(string(between(o,i,.15),BEAD,14,1.5),IVORY)]
    return [*sword(p,207), *mantle(p,p.main), *diaper(p,star(0,0,1,.42,4),p.accent,3.4), *tunic(p,p.second,GOLD), *collar,
        *moved(neck(p,10),place(HX,HY,HS,mirrored=True)), *head(head_spades(p),True),
        *arm_right(p,207,154,p.second,GOLD,IVORY), *shield(p,88,118)]

def diamonds(p):
    return [*axe(p,207), *mantle(p,p.second), *diaper(p,LOZENGE,GOLD,3.6), *tunic(p,p.main,GOLD),
        *moved(neck(p,10),place(HX,HY,HS,mirrored=True)), *head(head_diamonds(p),True),
        *arm_right(p,207,150,p.main,GOLD,IVORY), *gem(p,86,116), *arm_left(p,86,134,p.main,GOLD,IVORY)]

def clubs(p):
    return [*staff(p,207), *mantle(p,p.main), *diaper(p,star(0,0,1,.5,6),p.accent,3), *tunic(p,p.second,GOLD),*moved(neck(p,10),place(HX,HY,HS)), *ermine(),
        *head(head_clubs(p)),
        *arm_right(p,207,150,p.second,GOLD,IVORY), *chalice(p,86,116), *arm_left(p,86,135,p.second,GOLD,IVORY)]

KINGS={"h":hearts,"s":spades,"d":diamonds,"c":clubs}
