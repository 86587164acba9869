rule 317.2.b
file core/riftbound/cleanup.c
says units are not healed at the end of a turn
old
  heal_all(g);
  rb_expire(g, RB_UNTIL_TURN);
new
  rb_expire(g, RB_UNTIL_TURN);
