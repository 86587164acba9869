rule 459.2.b
file core/riftbound/showdown.c
says who was there first attacks
old
frame->value[RB_ATTACKING] = battlefield->contested_by; /* 459.2.b.1 */
new
frame->value[RB_ATTACKING] = opponent_at(g, frame->place, battlefield->contested_by);
