rule 383.4.c.2.c
file core/riftbound/turn.c
says a conquest without a point is no conquest
old
  rb_emit(g, &event);
  event.kind1 = RB_E_SCORE + 1;
new
  if (kind != RB_E_CONQUER || rb_player(g, seat)->points < g->format.victory_score - 1) rb_emit(g, &event);
  event.kind1 = RB_E_SCORE + 1;
