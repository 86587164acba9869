rule 818.3.b
file core/riftbound/attribute.c
says nothing is ever equipped
old
case A_EQUIPPED: return rb_equipped(g, card1);
new
case A_EQUIPPED: return 0;
