"""The four queens."""

from __future__ import annotations

from court_parts import *
from ink import *
import math
from ornament import *
from glyphs import suit_path

HX, HY, HS = 150, 84, 1.15

def queen_face(p, iris, brow, lips_colour):
    return [*face(p), *blush("#eba58e"), *eyes(iris, lashes=True), *brows(brow, 1.7), *lips(lips_colour)]

# heads ------------------------------------------------------------------------
def hair_back_hearts(p):
    gold="#e8b64c"; deep="#a8701c"
    return [filled("M-19 -22 R-30 -12 -32 4 -28 17 -34 30 -30 44 -22 52 -12 46 L14 46 R24 50 30 42 33 29 27 17 30 4 28 -12 18 -22 Z", gold, INK, OUTLINE),
        line("M-25 -10 R-27 4 -23 17 -28 30 -24 44 M-21 14 R-20 24 -22 36 -18 46 M24.5 -8 R25.5 4 22.5 17 27 30 23 42 M18 20 R18.5 28 20 36", deep, 1.5)]

def head_hearts(p):
    gold="#e8b64c"; deep="#a8701c"
    return [*queen_face(p,"#2f5a8a",deep,"#c22f3a"),
        filled("M2 -26 R-4 -18 -13 -12 -18 -2 -19 10 R-25 4 -26 -10 -19 -25 Z M2 -26 R7 -19 14 -13 17.5 -4 18.5 8 R24 2 24 -11 17 -25 Z", gold, INK, DETAIL),
        line("M-5 -21 R-13 -16 -19.6 -8 -21.5 0 M8 -22 R16 -16 20 -8 21 0", deep, 1.3),
        filled("M-21 -22 L-25 -38 L-14 -33 L-9 -43 L0 -34 L9 -43 L14 -33 L25 -38 L21 -22 Q0 -14 -21 -22 Z", GOLD, INK, OUTLINE),
        *[filled(suit_path("h").mapped(place(x,y,s)), CRIMSON, INK, FINE) for x,y,s in ((-25.5,-41,.075),(-9,-46,.075),(9,-46,.075),(25.5,-41,.075))],
        line("M-21.8 -26.5 Q0 -18.5 21.8 -26.5", INK, FINE),
        filled(string(edge("M-20.6 -23.6 Q0 -15.6 20.6 -23.6"),BEAD,10,1.2),IVORY),
        filled(suit_path("h").mapped(place(0,-28,.075)), CRIMSON, INK, FINE),
        filled(ellipse(-20.5,14,2.6)+ellipse(-20.5,19.5,1.8),IVORY,INK,FINE)]

def hair_back_spades(p):
    return [filled("M-19 -24 R-31 -10 -33 8 -29 24 -16 27 L14 27 R26 24 30 8 28 -10 18 -24 Z","#20212c",INK,OUTLINE)]

def head_spades(p):
    black="#20212c"; gleam="#6b7896"
    rays=[]
    for i in range(-3,4):
        a=90+i*17
        x,y=math.cos(math.radians(a)),-math.sin(math.radians(a))
        L=26 if i%2==0 else 19
        L+= 4 if i==0 else 0
        bx,by=0+x*14,-14+y*14
        tx,ty=x*(14+L),-14+y*(14+L)
        px,py=-y*3.4,x*3.4
        rays.append(filled(polygon([(bx+px,by+py),(tx,ty),(bx-px,by-py)]),GOLD if i%2==0 else p.accent,INK,DETAIL))
    return [*queen_face(p,"#3c4660",black,"#a8242f"),
        filled("M2 -26 R-5 -20 -14 -14 -18 -4 -17 8 -11 17 R-18 22 -27 20 -30 8 -28 -10 -19 -26 Z M2 -26 R8 -20 15 -14 17.5 -4 17 6 13.6 15 R20 20 26 18 28 8 26 -10 17 -26 Z",black,INK,OUTLINE),
        line("M-8 -21 R-18 -14 -23 -4 -24 8 -21 17 M10 -21 R19 -14 22.5 -4 23 8 21 15", gleam, 1.5),
        *rays,
        filled("M-23 -20 Q-21 -30 0 -31 Q21 -30 23 -20 Q0 -13 -23 -20 Z",GOLD,INK,OUTLINE),
        filled(string(edge("M-20.6 -21.6 Q0 -15 20.6 -21.6"),BEAD,10,1.2),IVORY),
        *lozenge(0,-24.4,4.6,p.main), *jewel(-11,-25,CRIMSON,2), *jewel(11,-25,CRIMSON,2),
        filled("M-21.5 20 L-18.6 28 L-21.5 36 L-24.4 28 Z",GOLD,INK,FINE)]

def hair_back_diamonds(p):
    return [filled("M-14 -40 R-32 -24 -38 0 -40 30 -44 56 L-20 52 L20 52 L42 54 R38 30 36 0 30 -24 14 -40 Z",IVORY,INK,OUTLINE),
        line("M-27 -16 R-32 6 -35 50 M-28 14 R-29 32 -28 50 M25.5 -16 R30 6 33 48 M26 14 R27 32 26 48","#d9c49c",1.5)]

def head_diamonds(p):
    auburn="#8e3f1d"; deep="#5c2510"
    return [*queen_face(p,"#3f6b52",deep,"#b8402f"),
        filled("M2 -26 R-6 -20 -14 -14 -18 -4 -18.6 4 R-25 -4 -25 -14 -19 -26 Z M2 -26 R8 -20 15 -14 17.5 -5 18 2 R23 -4 23 -14 17 -26 Z",auburn,INK,DETAIL),
        *net(p,-23.5,3,9,12,auburn), *net(p,21.5,2.5,7,11,auburn),
        filled("M-23 -20 L-26 -34 L-13 -30 L0 -46 L13 -30 L26 -34 L23 -20 Q0 -12 -23 -20 Z",GOLD,INK,OUTLINE),
        *lozenge(0,-47,6,CRIMSON), *lozenge(-26,-36,4.4,p.second), *lozenge(26,-36,4.4,p.second),
        *lozenge(0,-27,6.4,p.second), *lozenge(-12,-23.6,3.8,CRIMSON), *lozenge(12,-23.6,3.8,CRIMSON)]

def net(p,x,y,rx,ry,hair):
    return [filled(ellipse(x,y,rx,ry),hair,INK,OUTLINE),
        line(f"M{x-rx*.8} {y-ry*.5} L{x+rx*.6} {y+ry*.75} M{x-rx*.3} {y-ry*.9} L{x+rx*.95} {y+ry*.2} M{x+rx*.8} {y-ry*.5} L{x-rx*.6} {y+ry*.75} M{x+rx*.3} {y-ry*.9} L{x-rx*.95} {y+ry*.2}",GOLD,1.2),
        line(ellipse(x,y,rx,ry),INK,DETAIL)]

def hair_back_clubs(p):
    return [filled("M-19 -24 R-29 -12 -30 4 -26 20 -18 27 L12 27 R24 22 28 6 27 -12 18 -24 Z","#8a4a22",INK,OUTLINE)]

def braid(p):
    red="#8a4a22"; deep="#55290f"
    out=[]
    for i in range(5):
        x,y=-24-1.2*i+.55*i*i*.3, 22+i*8.4
        s=1-.07*i
        out.append(filled(Path.parse("M-8 -4 R-9 2 0 8 9 2 8 -4 0 1 -8 -4 Z").mapped(place(x,y,s)),red,INK,DETAIL))
    x,y=-26.5,65
    out.append(filled(f"M{x-5} {y-3} H{x+5} V{y+1} H{x-5} Z",GOLD,INK,FINE))
    out.append(filled(f"M{x-4} {y+1} H{x+4} L{x+6} {y+12} L{x} {y+9} L{x-6} {y+12} Z",red,INK,DETAIL))
    return out

def head_clubs(p):
    red="#8a4a22"; deep="#55290f"
    flowers=[]
    for x,y,c,s in ((-22,-22,IVORY,5.6),(-12.5,-27.5,"#e9989b",5.2),(-.5,-30,IVORY,6.4),(12,-28,"#e9989b",5.2),(22,-23,IVORY,5.4)):
        flowers.append(filled(star(x,y,s,s*.62,6),c,INK,FINE)); flowers.append(filled(ellipse(x,y,s*.33),GOLD,INK,.8))
    leaf=[filled(LEAF.mapped(place(x,y,s,a)),"#3f8a5a",INK,FINE) for x,y,s,a in ((-27,-27,6,-40),(-17.5,-31,6.4,-20),(-7,-35,6.6,-10),(6,-35.6,6.6,10),(17,-32,6.4,20),(26.5,-28,6,42),(-17,-20.5,5,70),(17,-21,5,-70),(6,-23.5,5,-80),(-6.4,-23.5,5,80))]
    points=[filled(f"M-19 -26 L-22 -43 L-11 -36 L0 -51 L11 -36 L22 -43 L19 -26 Z",GOLD,INK,DETAIL), *jewel(-22,-44,CRIMSON,2.2), *jewel(22,-44,CRIMSON,2.2), *jewel(0,-51.5,CRIMSON,2.6)]
    return [*queen_face(p,"#5d6b2e",deep,"#b23c38"),
        filled("M2 -26 R-6 -20 -14 -13 -18 -3 -17 9 -18 24 R-28 18 -29 2 -27 -12 -19 -26 Z M2 -26 R8 -20 15 -13 17.5 -4 17 8 16 20 R25 14 27 2 25 -12 17 -26 Z",red,INK,OUTLINE),
        line("M-8 -21 R-18 -13 -22.6 -3 -22.5 12 M10 -21 R18.6 -13 21.6 -3 21.5 10",deep,1.4),
        *points,*leaf,*flowers, *braid(p)]

# bodies -----------------------------------------------------------------------
def gown(p, fill, trim):
    l=edge("M130 116 R116 121 100 130 90 146 86 170 84 210"); r=edge("M170 116 R186 120 202 130 214 148 220 180 224 230")
    cl=edge("M144 140 R143 146 142 152 140 166 138 180 136 210"); cr=edge("M156 140 R157 146 160 152 164 166 168 190 172 230")
    return [filled(strip(l,r),fill,INK,OUTLINE), *[filled(strip(l,cl,a,b),trim) for a,b in ((.30,.40),(.60,.70))],
        *[filled(strip(r,cr,a,b),trim) for a,b in ((.30,.40),(.60,.70))],
        line(ribs(l,cl,0)+open_path(between(l,cl,.30))+open_path(between(l,cl,.40))+open_path(between(l,cl,.6))+open_path(between(l,cl,.7))
            +open_path(between(r,cr,.3))+open_path(between(r,cr,.4))+open_path(between(r,cr,.6))+open_path(between(r,cr,.7)),INK,FINE),
        filled(strip(cl,cr),p.second if fill!=p.second else p.main,INK,DETAIL),
        filled(string(edge("M150 148 L154 220"),LOZENGE,6,4.4),GOLD,INK,.8)]

def neckline(p, trim):
    return [filled("M137 108 L120 122 Q134 152 150 154 Q166 152 180 122 L163 108 Z",p.skin,INK,DETAIL),
        filled("M137 108 L163 108 L168 114 Q150 132 134 116 Z",p.shade),
        line("M120 122 Q134 152 150 154 Q166 152 180 122",INK,6.6), line("M120 122 Q134 152 150 154 Q166 152 180 122",trim,3.4)]

def pearls():
    return [filled(string(edge("M132 117 Q140 138 150 140 Q160 138 168 117"),BEAD,12,2.1),IVORY,INK,.9)]

def puff(p,x,y,fill,slash,mirrored=False):
    parts=[filled("M-4 -20 R-18 -16 -24 0 -18 14 0 20 16 14 20 0 14 -14 -4 -20 Z",fill,INK,OUTLINE),
        filled("M-12 -15 Q-20 0 -12 15 Q-8 0 -12 -15 Z M1 -18 Q-3 0 2 18 Q7 0 1 -18 Z M12 -13 Q14 0 11 15 Q20 0 12 -13 Z",slash,INK,FINE)]
    return moved(parts,place(x,y,1,0,mirrored=mirrored))

def fan_collar(p, fill, rib):
    l1,l2=edge("M132 122 R120 116 113 108 108 100"),edge("M126 134 R106 128 94 112 92 92")
    out=[]
    for m in (1,-1):
        A,B=[(tuple(tuple(((150+(x-150)*m),y) for x,y in s) for s in e)) for e in (l1,l2)]
        outer=edge("M108 100 R100 92 96 90 92 92")
        O=tuple(tuple(((150+(x-150)*m),y) for x,y in s) for s in outer)
        inner=edge("M132 122 R130 126 128 130 126 134")
        I=tuple(tuple(((150+(x-150)*m),y) for x,y in s) for s in inner)
        out.append(filled(strip(A,B),fill,INK,OUTLINE)); out.append(line(ribs(A,B,4),rib,1.3))
        out.append(filled(string(O,BEAD,5,2.6),fill,INK,FINE))
    return out

# attributes -------------------------------------------------------------------
def stem(x,y,length):
    return [line(f"M{x} {y} Q{x+3} {y+length/2} {x} {y+length}",INK,5.2), line(f"M{x} {y} Q{x+3} {y+length/2} {x} {y+length}","#3f8a5a",2.6)]

def leaf_pair(x,y):
    return [filled(LEAF.mapped(place(x-9,y,9,-58)),"#3f8a5a",INK,DETAIL), filled(LEAF.mapped(place(x+10,y+3,9,58)),"#3f8a5a",INK,DETAIL)]

def rose(p,x,y):
    return [*stem(x,y,36),*leaf_pair(x,y+24),
        filled(f"M{x-15} {y-4} R{x-13} {y+8} {x-3} {y+13} {x+8} {y+11} {x+15} {y+2} {x+14} {y-8} {x+6} {y-14} {x-6} {y-14} {x-14} {y-10} {x-15} {y-4} Z",CRIMSON,INK,OUTLINE),
        filled(ellipse(x,y-3,8.4,7.6),"#d65560",INK,DETAIL),
        line(f"M{x-4} {y-3} R{x-2} {y-8} {x+4} {y-6} {x+4} {y-1} {x-1} {y+1} {x-1} {y-3}",INK,1.3),
        line(f"M{x-14} {y-2} R{x-8} {y+6} {x} {y+6} {x+10} {y+6} {x+14} {y-4} M{x-2} {y+12} Q{x+2} {y+10} {x+4} {y+6}",INK,1.3)]

def lily(p,x,y):
    return [*stem(x,y,36),*leaf_pair(x,y+24),
        filled(f"M{x} {y+14} C{x-8} {y+8} {x-14} {y} {x-20} {y-14} C{x-10} {y-14} {x-5} {y-6} {x} {y+14} Z M{x} {y+14} C{x+8} {y+8} {x+14} {y} {x+20} {y-14} C{x+10} {y-14} {x+5} {y-6} {x} {y+14} Z",IVORY,INK,DETAIL+.3),
        filled(f"M{x} {y+14} C{x-9} {y+4} {x-9} {y-8} {x} {y-20} C{x+9} {y-8} {x+9} {y+4} {x} {y+14} Z",IVORY,INK,DETAIL+.3),
        line(f"M{x} {y+10} V{y-8} M{x-3} {y+6} L{x-6} {y-4} M{x+3} {y+6} L{x+6} {y-4}",GOLD,1.6), filled(ellipse(x,y-9,1.8)+ellipse(x-6.4,y-5,1.6)+ellipse(x+6.4,y-5,1.6),DEEP_GOLD)]

def tulip(p,x,y):
    return [*stem(x,y,36),*leaf_pair(x,y+24),
        filled(f"M{x-14} {y-12} Q{x-7} {y-10} {x} {y-16} Q{x+7} {y-10} {x+14} {y-12} C{x+17} {y+4} {x+8} {y+14} {x} {y+14} C{x-8} {y+14} {x-17} {y+4} {x-14} {y-12} Z",p.accent,INK,OUTLINE),
        filled(f"M{x} {y-16} C{x+9} {y-6} {x+8} {y+6} {x} {y+14} C{x-8} {y+6} {x-9} {y-6} {x} {y-16} Z",p.main,INK,DETAIL)]

def daisy(p,x,y):
    petals=[filled(LEAF.mapped(place(x+10.5*math.cos(math.radians(a)),y+10.5*math.sin(math.radians(a)),8.6,a+90)),IVORY,INK,DETAIL) for a in range(0,360,36)]
    return [*stem(x,y,36),*leaf_pair(x,y+24),*petals,filled(ellipse(x,y,6),GOLD,INK,DETAIL)]

def feather_fan(p,x):
    cx,cy=x,118
    out=[]
    for i,a in enumerate((-44,44,-30,30,-15,15,0)):
        L=62 if abs(a)<20 else 56 if abs(a)<40 else 48
        f=Path.parse(f"M0 0 C-5 -16 -12 {-L*.72:.1f} 0 {-L} C12 {-L*.72:.1f} 5 -16 0 0Z").mapped(place(cx,cy,1,a))
        out.append(filled(f,p.accent if i%4 in(0,1) else p.main,INK,DETAIL+.2))
        out.append(line(Path.parse(f"M0 -8 V{-L+9}").mapped(place(cx,cy,1,a)),IVORY,1.3))
    out += [filled(f"M{cx-10} {cy-8} Q{cx} {cy-16} {cx+10} {cy-8} L{cx+4} {cy+6} H{cx-4} Z",GOLD,INK,DETAIL), *jewel(cx,cy-5,p.second,2.8),
        filled(f"M{cx-2.6} {cy+6} H{cx+2.6} V{cy+54} H{cx-2.6} Z",GOLD,INK,DETAIL)]
    return out

def sceptre_spade(p,x):
    return [filled(f"M{x-2.8} 48 H{x+2.8} V178 H{x-2.8} Z",GOLD,INK,DETAIL),
        filled(star(x,34,17,7.4,8),p.accent,INK,DETAIL), filled(ellipse(x,34,9.6),IVORY,INK,DETAIL), filled(suit_path("s").mapped(place(x,34,.125)),p.main),
        filled(f"M{x-7} 50 Q{x} 58 {x+7} 50 L{x+4} 62 H{x-4} Z",GOLD,INK,DETAIL), filled(ellipse(x,78,4.6,3),p.second,INK,FINE)]

def mirror(p,x):
    return [filled(f"M{x-2.8} 84 H{x+2.8} V178 H{x-2.8} Z",GOLD,INK,DETAIL),
        filled(ellipse(x,58,17,25),GOLD,INK,OUTLINE), filled(string(edge(f"M{x} 37 C{x+17} 37 {x+17} 79 {x} 79 C{x-17} 79 {x-17} 37 {x} 37"),BEAD,16,1.2),IVORY),
        filled(ellipse(x,58,11,18.6),"#cfe7ea",INK,DETAIL), filled(f"M{x-6} 66 L{x+5} 45 L{x+8} 49 L{x-3} 72 Z","#ffffff"),
        filled(f"M{x} 24 L{x+5} 31 L{x} 38 L{x-5} 31 Z",p.second,INK,FINE), filled(ellipse(x,86,6,3.6),GOLD,INK,DETAIL), filled(ellipse(x,98,4.4,3),p.main,INK,FINE)]

def peacock(p,x):
    f=f"M{x} 18 C{x+20} 30 {x+20} 62 {x+3} 92 L{x+1} 180 H{x-1} L{x-3} 92 C{x-20} 62 {x-20} 30 {x} 18 Z"
    barbs="".join(f"M{x} {y+9} Q{x-8} {y+3} {x-14.5} {y-6} M{x} {y+9} Q{x+8} {y+3} {x+14.5} {y-6}" for y in (62,70))+f"M{x} 90 Q{x-6} 84 {x-9.6} 78 M{x} 90 Q{x+6} 84 {x+9.6} 78"
    return [filled(f,"#3f8a5a",INK,OUTLINE), line(barbs,"#bcd9a0",1.3), line(f"M{x} 60 V178","#d8c06a",1.8),
        filled(ellipse(x,44,12.6,16),GOLD,INK,FINE), filled(ellipse(x,45,9.4,12),"#3a8fa3",INK,FINE), filled(suit_path("h").mapped(place(x,47,.125)),NAVY)]

def arm_r(p,x,y,fill,trim,lining):
    return moved(cuff(fill,trim,lining),place(x,y+10,.95,-6))+moved(fist(p),place(x+.5,y,.95))

def arm_l(p,x,y,fill,trim,lining):
    return moved(cuff(fill,trim,lining),place(x+1,y+9,.85,-24))+moved(fist(p),place(x,y,.85,0,mirrored=True))

def head(p, back, parts, left):
    place_head=lambda s: set_head(s,HX,HY,left=left,scale=HS)
    return place_head(back), place_head(neck(p,7.6)), place_head(parts)

def build(p, suit, left, back, parts, dress, trim, sleeve, slash, collar, flower, wand):
    b,n,h=head(p,back(p),parts(p),left)
    return [*wand(p,207),*collar,*b,*gown(p,dress,trim),*n,*neckline(p,GOLD),*pearls(),
        *puff(p,103,146,sleeve,slash),*puff(p,201,146,sleeve,slash,True),*h,
        *flower(p,82,96),*arm_l(p,84,126,sleeve,GOLD,IVORY),*arm_r(p,207,152,sleeve,GOLD,IVORY)]

def hearts(p): return build(p,"h",False,hair_back_hearts,head_hearts,p.main,p.accent,p.second,IVORY,fan_collar(p,IVORY,"#d9b7a8"),rose,feather_fan)
def spades(p): return build(p,"s",True,hair_back_spades,head_spades,p.main,p.accent,p.second,GOLD,fan_collar(p,p.accent,NAVY),lily,sceptre_spade)
def diamonds(p): return build(p,"d",True,hair_back_diamonds,head_diamonds,p.second,p.accent,p.main,IVORY,[],tulip,mirror)
def clubs(p): return build(p,"c",False,hair_back_clubs,head_clubs,p.main,p.accent,p.second,p.accent,[],daisy,peacock)
QUEENS={"h":hearts,"s":spades,"d":diamonds,"c":clubs}
