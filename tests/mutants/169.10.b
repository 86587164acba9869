rule 169.10.b
file core/riftbound/attribute.c
says every battlefield is controlled
old
case A_CONTROLLED: return rb_card(g, card1)->controller != ARB_NO_SEAT;
new
case A_CONTROLLED: return 1;
