rule 315.2.b
file core/riftbound/turn.c
says holding scores nothing
old
if (rb_card(g, card1)->controller == seat) rb_score(g, seat, card1, RB_E_HOLD);
new

