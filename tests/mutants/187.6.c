rule 187.6.c
file core/riftbound/chain.c
says "you" of an uncontrolled battlefield is the turn player
old
if (item->flags & RB_NO_YOU) context.you = ARB_NO_SEAT;
new

