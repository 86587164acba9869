rule 466.1.b
file core/riftbound/turn.c
says the Winning Point needs no more than any other
old
if (winning && kind == RB_E_CONQUER && !scored_everywhere(g, seat))
new
if (false && !scored_everywhere(g, seat))
