"""The four jacks."""

from __future__ import annotations

import math
from court_parts import *
from ink import *
from ornament import *
from glyphs import suit_path

HX, HY, HS = 150, 84, 1.15

def jack_face(p, iris, brow):
    return [*face(p), *blush("#eeb296"), *eyes(iris), *brows(brow, 2.6), *plain_mouth()]

def plume(one, other, fill, rib, count=9):
    """A feather between two edges that share both tips."""
    a,b=edge(one),edge(other)
    mid=between(a,b,.5)
    out=[filled(strip(a,b),fill,INK,DETAIL+.3)]
    barbs=[]
    for i in range(1,count):
        t=i/count
        m=string(mid,Path.parse("M0 0.01 L0.01 0"),1,.01,start=t-.07,end=t-.07+.0001).subpaths[0].segments[0][0]
        for e in (a,b):
            q=string(e,Path.parse("M0 0.01 L0.01 0"),1,.01,start=t,end=t+.0001).subpaths[0].segments[0][0]
            x,y=m[0]+(q[0]-m[0])*.72,m[1]+(q[1]-m[1])*.72
            barbs.append(f"M{m[0]:.2f} {m[1]:.2f} L{x:.2f} {y:.2f}")
    out.append(line("".join(barbs),rib,1.1)); out.append(line(open_path(mid),rib,1.5))
    return out

# heads
def head_spades(p):
    black="#20212c"; gleam="#6b7896"
    back=[filled("M-18 -22 R-30 -12 -31 6 -33 20 -28 30 -17 30 L12 28 R24 30 30 22 28 8 28 -10 18 -22 Z",black,INK,OUTLINE)]
    front=[*jack_face(p,"#3c4660",black),
        filled("M-19 -24 L-19.5 -11 Q-12 -14.5 -4 -13.6 Q6 -14.8 18 -12 L18.5 -24 Z",black,INK,DETAIL),
        filled("M-19 -16 R-16 0 -17 12 -13 20 R-18 28 -28 27 -33 20 -30 6 -29 -10 -19 -20 Z M18 -16 R17 -2 17.5 8 15 17 R20 26 27 25 30 18 28 6 27 -10 18 -20 Z",black,INK,OUTLINE),
        line("M-24 -10 R-25.5 4 -26.5 14 -22 22 M23 -10 R23.6 4 24.6 12 21 20",gleam,1.5),
        line("M-13 -16 V-20 M-5 -15 V-20 M4 -15.6 V-20 M12 -15 V-20",gleam,1.2)]
    hat=[*plume("M14 -26 C34 -40 30 -60 4 -60 C-14 -60 -30 -54 -40 -42","M14 -26 C20 -36 16 -46 2 -48 C-12 -50 -28 -48 -40 -42",p.accent,NAVY),
        filled("M-26 -20 R-35 -28 -35 -38 -24 -45 -4 -45 18 -42 30 -34 26 -20 Q0 -13 -26 -20 Z",p.main,INK,OUTLINE),
        line("M-14 -23 Q-20 -34 -18 -43 M0 -21 Q-2 -34 2 -44 M14 -22 Q20 -32 19 -41",p.accent,1.3),
        filled("M-25.5 -14 Q0 -8 25.5 -14 L26.5 -22 Q0 -15 -26.5 -22 Z",GOLD,INK,OUTLINE),
        filled(string(edge("M-23 -17 Q0 -11 23 -17"),LOZENGE,7,2.6),p.second), *jewel(16,-24,CRIMSON,4)]
    return back,front+hat

def head_hearts(p):
    blond="#e3ad4a"; deep="#9c661b"
    curls="M-19 -20 R-28 -18 -31 -10 -28 -4 -33 2 -30 10 -33 17 -28 25 -20 24 -16 28 -12 24 L12 22 R17 27 21 23 28 24 32 16 28 9 31 2 27 -4 30 -10 26 -18 18 -20 Z"
    back=[filled(curls,blond,INK,OUTLINE)]
    front=[*jack_face(p,"#2f5a8a",deep),
        filled("M-19 -24 L-20 -8 R-17 -12 -14 -10 -11 -15 -7 -12 -3 -16 2 -12 6 -16 10 -12 14 -14 18 -8 L18.5 -24 Z",blond,INK,DETAIL),
        filled("M-19 -20 R-17 -8 -19 4 -16 14 -14 24 R-20 28 -27 25 -32 17 -29 10 -32 2 -28 -4 -30 -11 -19 -20 Z M18 -20 R17 -8 18.5 2 17 12 14 21 R20 25 27 23 31 16 27.5 9 30 2 26.5 -4 28.5 -11 18 -20 Z",blond,INK,OUTLINE),
        line("M-24 -12 R-21 -7 -25 -4 M-22 0 R-26 4 -22 8 M-21 12 R-26 16 -21 19 M22 -12 R20 -7 23.6 -4 M21 0 R25 4 21.5 8 M20 11 R25 15 20 18",deep,1.4)]
    hat=[filled("M-25 -24 R-30 -38 -20 -46 0 -48 20 -46 30 -38 25 -24 Z",p.main,INK,OUTLINE),
        line("M-15 -27 Q-18 -36 -13 -44 M-5 -28 Q-6 -38 -3 -46 M6 -28 Q7 -38 5 -46 M16 -27 Q19 -36 14 -44",p.accent,1.4),
        filled("M-33 -19 R-34 -26 -26 -28 -10 -26 0 -29 10 -26 26 -28 34 -26 33 -19 R16 -14 0 -13 -16 -14 -33 -19 Z",p.second,INK,OUTLINE),
        line("M-20 -26.5 L-16 -15.6 M20 -26.5 L16 -15.6 M-6 -27 L-5 -14 M8 -27 L6 -14",p.accent,1.3),
        *plume("M-20 -24 C-34 -36 -30 -58 -6 -57 C12 -56 26 -50 38 -36","M-20 -24 C-22 -34 -14 -44 2 -44 C16 -44 28 -42 38 -36",IVORY,"#d6a9a0"),
        *jewel(-20,-24,GOLD,4)]
    return back,front+hat

def head_diamonds(p):
    brown="#6b3d1e"; light="#a46a3b"
    back=[filled("M-18 -22 R-27 -14 -28 0 -27 14 -21 22 -14 22 L12 18 R20 20 25 12 25 -2 25 -14 18 -22 Z",brown,INK,OUTLINE)]
    front=[*jack_face(p,"#3f6b52",brown),
        filled("M-19 -24 L-19 -14 R-12 -10 -4 -13 6 -9 17 -15 L18.5 -24 Z",brown,INK,DETAIL),
        filled("M-19 -18 R-16 -6 -18 4 -15 13 R-20 20 -27 14 -28 0 -26 -14 -19 -20 Z M18 -18 R17 -6 18 2 16 11 R21 16 25 10 25.5 -2 24 -14 18 -20 Z",brown,INK,OUTLINE),
        line("M-23 -10 R-23.5 0 -22 12 M21.6 -10 R22 0 21 9",light,1.4)]
    hat=[*plume("M-14 -24 C-24 -34 -34 -46 -38 -62","M-14 -24 C-14 -38 -22 -52 -38 -62",CRIMSON,IVORY,7),
        filled("M-23 -22 R-27 -38 -14 -50 6 -52 20 -42 24 -22 Z",p.second,INK,OUTLINE),
        line("M-12 -46 Q2 -42 12 -30",p.accent,1.4),
        filled("M-31 -14 R-34 -22 -30 -31 Q-14 -26 4 -24 Q24 -22 43 -30 Q36 -15 14 -13 Q-10 -11 -31 -14 Z",p.main,INK,OUTLINE),
        line("M-28 -26.5 Q-12 -21 4 -19.6 Q22 -18.4 36 -23.6",GOLD,2.2), *lozenge(-15,-25,6,GOLD)]
    return back,front+hat

def head_clubs(p):
    ginger="#a4502a"; deep="#662b12"
    back=[filled("M-18 -22 R-28 -14 -30 0 -27 12 -33 24 -30 36 -20 38 -12 32 L12 30 R20 36 29 34 31 23 25 11 28 0 26 -14 18 -22 Z",ginger,INK,OUTLINE)]
    front=[*jack_face(p,"#4f6b35",deep),
        filled("M4 -24 R-4 -17 -13 -13 -18 -4 L-19.5 -24 Z M4 -24 R9 -17 15 -12 17.6 -5 L18.5 -24 Z",ginger,INK,DETAIL),
        filled("M-19 -18 R-17 -4 -19 6 -16 14 -20 24 -14 32 R-22 38 -30 35 -33 24 -27 12 -30 0 -27 -14 -19 -20 Z M18 -18 R17.5 -4 18.5 6 16 14 19 23 15 30 R22 35 28 32 31 23 25 11 28 0 25 -14 18 -20 Z",ginger,INK,OUTLINE),
        line("M-23 -10 R-24 0 -21.5 11 -27 23 -23 33 M22 -10 R23 0 20 11 25.6 22 22 31",deep,1.4)]
    hat=[filled("M-22 -22 R-40 -20 -42 -4 -36 14 -41 24 L-30 26 R-26 14 -32 2 -26 -12 -20 -16 Z",p.second,INK,OUTLINE),
        line("M-36 -10 R-36 2 -31 12 -35 23",p.accent,1.3),
        filled("M-20 -30 R-20 -46 -4 -52 14 -48 20 -32 Z",p.second,INK,OUTLINE),
        line("M-8 -34 Q-8 -44 -1 -50 M6 -34 Q10 -42 8 -49",p.accent,1.3),
        *plume("M13 -30 C22 -38 34 -46 36 -62","M13 -30 C14 -44 22 -54 36 -62",GOLD,DEEP_GOLD,6),
        filled("M-29 -18 R-34 -28 -24 -34 0 -31 24 -34 33 -27 28 -17 R14 -13 0 -12 -14 -13 -29 -18 Z",p.main,INK,OUTLINE),
        line("M-22 -33 Q-13 -24 -16 -13.6 M-11 -32 Q-2 -23 -4 -12.4 M1 -31 Q9 -23 8 -12.6 M13 -32 Q20 -25 20 -15",p.accent,1.7), *jewel(14,-25,CRIMSON,4)]
    return back,front+hat

# bodies
def doublet(p, fill, stripe, placket):
    l=edge("M132 116 R112 122 94 130 82 146 76 170 72 210"); r=edge("M168 116 R190 120 208 130 220 146 230 178 236 230")
    cl=edge("M146 118 R145 128 143 138 141 152 138 178 136 214"); cr=edge("M154 118 R156 128 158 138 162 152 170 186 178 234")
    out=[filled(strip(l,r),fill,INK,OUTLINE)]
    for a,b in ((.06,.2),(.34,.48),(.62,.76)):
        for e,c in ((l,cl),(r,cr)):
            out.append(filled(strip(c,e,a,b),stripe,INK,FINE))
    out.append(filled(strip(cl,cr),placket,INK,DETAIL))
    out.append(filled(string(edge("M150 132 Q152 160 158 220"),BEAD,6,2.7),GOLD,INK,FINE))
    return out

def puff(p,x,y,fill,slash,mirrored=False):
    parts=[filled("M-2 -24 R-18 -20 -26 -2 -20 16 0 22 18 15 22 0 16 -16 -2 -24 Z",fill,INK,OUTLINE),
        filled("M-13 -18 Q-22 0 -13 17 Q-9 0 -13 -18 Z M1 -21 Q-4 0 2 20 Q8 0 1 -21 Z M13 -15 Q15 0 12 17 Q22 0 13 -15 Z",slash,INK,FINE)]
    return moved(parts,place(x,y,1,0,mirrored=mirrored))

def ruff():
    a=edge("M122 112 Q150 148 178 112"); b=edge("M112 118 Q150 166 188 118")
    out=[filled(strip(a,b),IVORY,INK,OUTLINE)]
    out.append(filled(string(b,BEAD,11,5),IVORY,INK,DETAIL))
    out.append(filled(strip(a,b,0,.92),IVORY))
    out.append(line(ribs_across(a,b,11),"#b9ada0",1.4)); out.append(line(open_path(a),INK,OUTLINE))
    return out

def ribs_across(a,b,count):
    parts=[]
    for i in range(count+1):
        t=min(max(i/count,.001),.998)
        p0=string(a,Path.parse("M0 0 L0.01 0"),1,.01,start=t,end=t).subpaths[0].segments[0][0]
        p1=string(b,Path.parse("M0 0 L0.01 0"),1,.01,start=t,end=t).subpaths[0].segments[0][0]
        parts.append(f"M{p0[0]:.2f} {p0[1]:.2f} L{p1[0]:.2f} {p1[1]:.2f}")
    return Path.parse("".join(parts))

def falling_collar(fill, trim):
    return [filled("M138 108 L116 122 L132 146 L150 128 L168 146 L184 122 L162 108 Q150 122 138 108 Z",fill,INK,OUTLINE),
        line("M120.5 122.5 L133 140.6 L150 123.4 L167 140.6 L179.5 122.5",trim,2)]

def high_collar(p, fill):
    return [filled("M134 106 Q150 120 166 106 L172 124 Q150 142 128 124 Z",fill,INK,OUTLINE), line("M129.6 119.6 Q150 136.6 170.4 119.6",GOLD,2.6)]

# attributes
def halberd(p,x):
    return [filled(f"M{x-2.8} 60 H{x+2.8} V184 H{x-2.8} Z","#8a5a30",INK,DETAIL),
        filled(f"M{x} 17 L{x+5} 40 L{x+3.4} 68 H{x-3.4} L{x-5} 40 Z","#dfe5ea",INK,OUTLINE), line(f"M{x} 24 V62",INK,FINE),
        filled(f"M{x-3.6} 44 C{x-10} 44 {x-14} 38 {x-17} 33 C{x-21} 46 {x-20} 56 {x-15} 70 C{x-12} 64 {x-9} 60 {x-3.6} 60 Z","#dfe5ea",INK,OUTLINE),
        line(f"M{x-17.5} 40 C{x-19} 48 {x-18} 56 {x-15.6} 63","#93a3b1",1.8),
        filled(f"M{x+3.6} 46 L{x+16} 42 L{x+12} 52 L{x+3.6} 58 Z","#b4c0cb",INK,DETAIL),
        filled(f"M{x-5} 62 H{x+5} V72 H{x-5} Z",GOLD,INK,DETAIL),
        filled(f"M{x-4} 72 H{x+4} L{x+7} 92 L{x+2} 88 L{x} 94 L{x-2} 88 L{x-7} 92 Z",p.second,INK,DETAIL)]

def arrow(p,x):
    return [filled(f"M{x-2} 40 H{x+2} V184 H{x-2} Z","#8a5a30",INK,DETAIL),
        filled(suit_path("h").mapped(place(x,36,.36,180)),CRIMSON,INK,OUTLINE),
        filled(f"M{x-4} 54 H{x+4} V60 H{x-4} Z",GOLD,INK,DETAIL),
        filled(f"M{x} 72 C{x+14} 70 {x+14} 84 {x+6} 88 L{x} 80 Z M{x} 72 C{x-14} 70 {x-14} 84 {x-6} 88 L{x} 80 Z",IVORY,INK,DETAIL)]

def bow(p,x):
    return [line(f"M{x-13} 30 V184","#5b5044",1.2),
        filled(f"M{x-14} 24 C{x-6} 20 {x-6} 34 {x-2} 44 C{x+10} 70 {x+8} 96 {x+4} 120 L{x+4} 190 H{x-3} L{x-3} 120 C{x+1} 96 {x+2} 72 {x-7} 46 C{x-11} 38 {x-10} 30 {x-14} 30 Z","#8a5a30",INK,DETAIL+.3),
        line(f"M{x-4} 46 L{x+1} 43 M{x+1} 60 L{x+6} 58 M{x+3} 76 L{x+8} 76 M{x+3} 92 L{x+8} 93",GOLD,2.4)]

def pennon(p,x):
    return [filled(f"M{x-2.6} 36 H{x+2.6} V184 H{x-2.6} Z","#8a5a30",INK,DETAIL),
        filled(f"M{x} 15 L{x+6} 30 L{x} 42 L{x-6} 30 Z","#dfe5ea",INK,DETAIL),
        filled(f"M{x+2.6} 46 R{x+10} 44 {x+17} 48 L{x+17} 62 L{x+17} 84 R{x+10} 80 {x+2.6} 84 Z" if False else f"M{x-2.6} 46 R{x-9} 43 {x-16} 47 {x-25} 45 L{x-18} 56 L{x-25} 68 R{x-16} 70 {x-9} 66 {x-2.6} 69 Z",p.main,INK,OUTLINE),
        filled(suit_path("c").mapped(place(x-11,57,.13)),GOLD), filled(ellipse(x,43,4.6,2.6),GOLD,INK,FINE)]

def hourglass(p,x,y):
    return [filled(f"M{x-12} {y-20} H{x+12} C{x+12} {y-6} {x+3} {y-4} {x+2} {y} C{x+3} {y+4} {x+12} {y+6} {x+12} {y+20} H{x-12} C{x-12} {y+6} {x-3} {y+4} {x-2} {y} C{x-3} {y-4} {x-12} {y-6} {x-12} {y-20} Z","#e6f0f4",INK,DETAIL),
        filled(f"M{x-9.4} {y-11} H{x+9.4} C{x+7} {y-5} {x+2} {y-4} {x} {y} C{x-2} {y-4} {x-7} {y-5} {x-9.4} {y-11} Z M{x} {y+6} L{x+9} {y+19} H{x-9} Z",GOLD),
        filled(f"M{x-16} {y-25} H{x+16} V{y-19} H{x-16} Z M{x-16} {y+19} H{x+16} V{y+25} H{x-16} Z",p.second,INK,DETAIL),
        line(f"M{x-14} {y-19} V{y+19} M{x+14} {y-19} V{y+19}",INK,4), line(f"M{x-14} {y-18} V{y+18} M{x+14} {y-18} V{y+18}",GOLD,1.7)]

def letter(p,x,y):
    parts=[filled("M-21 -14 H21 V14 H-21 Z",IVORY,INK,OUTLINE), line("M-21 -14 L0 4 L21 -14 M-21 14 L-6 -1 M21 14 L6 -1",INK,FINE), filled(suit_path("h").mapped(place(0,3,.13)),CRIMSON,INK,FINE)]
    return moved(parts,place(x,y,1,-12))

def coin(p,x,y):
    return [filled(ellipse(x,y,18),GOLD,INK,OUTLINE), filled(string(edge(f"M{x} {y-14.4} C{x+19.2} {y-14.4} {x+19.2} {y+14.4} {x} {y+14.4} C{x-19.2} {y+14.4} {x-19.2} {y-14.4} {x} {y-14.4}"),BEAD,18,1.3),IVORY),
        line(ellipse(x,y,11.4),INK,FINE), filled(star(x,y,11,4.2,8),p.main,INK,FINE), filled(ellipse(x,y,2.6),IVORY,INK,.8)]

def horn(p,x,y):
    return [line(f"M{x-17} {y+6} Q{x} {y-30} {x+15} {y+4}",p.second,2),
        filled(f"M{x-20} {y+3} C{x-14} {y+14} {x} {y+18} {x+11} {y+4} C{x+15} {y-2} {x+15} {y-10} {x+13} {y-16} L{x+25} {y-20} C{x+27} {y-6} {x+24} {y+8} {x+13} {y+17} C{x} {y+27} {x-17} {y+20} {x-23} {y+6} Z",GOLD,INK,OUTLINE),
        filled(f"M{x+10.6} {y-13} L{x+27} {y-18} L{x+27} {y-24} L{x+9} {y-18.6} Z",p.main,INK,DETAIL),
        line(f"M{x+11} {y+4} L{x+20} {y+11} M{x-4} {y+13} L{x-4.6} {y+22}",p.main,2.6)]

def arm_r(p,x,y,fill,trim,lining):
    return moved(cuff(fill,trim,lining),place(x,y+11,1.05,-6))+moved(fist(p),place(x+.5,y,1.06))

def arm_l(p,x,y,fill,trim,lining):
    return moved(cuff(fill,trim,lining),place(x+1,y+8,.9,-10))+moved(cupped_hand(p),place(x,y,.92))

def build(p, left, heads, fill, stripe, placket, sleeve, slash, collar, thing, wand, lift=0):
    b,f=heads(p)
    ph=lambda s,sc=HS: set_head(s,HX,HY,left=left,scale=sc)
    return [*wand(p,208),*ph(b),*doublet(p,fill,stripe,placket),*ph(neck(p,8.6)),*collar,
        *puff(p,98,146,sleeve,slash),*puff(p,204,146,sleeve,slash,True),*ph(f),
        *thing(p,80,108-lift),*arm_l(p,80,129,sleeve,GOLD,IVORY),*arm_r(p,208,153,sleeve,GOLD,IVORY)]

def spades(p): return build(p,False,head_spades,p.main,p.accent,p.second,p.second,GOLD,ruff(),hourglass,halberd,4)
def hearts(p): return build(p,True,head_hearts,p.main,GOLD,p.second,p.second,p.accent,falling_collar(IVORY,CRIMSON),letter,arrow,-4)
def diamonds(p): return build(p,False,head_diamonds,p.second,p.accent,p.main,p.main,IVORY,high_collar(p,p.second),coin,bow)
def clubs(p): return build(p,True,head_clubs,p.main,p.accent,p.second,p.second,GOLD,falling_collar(IVORY,"#226349"),horn,pennon)
JACKS={"h":hearts,"s":spades,"d":diamonds,"c":clubs}
