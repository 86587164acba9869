rule 315.4.d
file core/riftbound/turn.c
says Rune Pools are kept into the Main Phase
old
  rb_empty_pools(g);
  game_changed(g);
  next_stage(g, RB_PHASE_MAIN);
new
  game_changed(g);
  next_stage(g, RB_PHASE_MAIN);
