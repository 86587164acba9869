rule 652.5.b
file core/riftbound/players.c
says Focus stays with who has left
old
if (holder == seat) frame->value[RB_FOCUS] = game_next_seat(g, seat);
new

