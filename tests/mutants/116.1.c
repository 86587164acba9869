rule 116.1.c
file core/riftbound/players.c
says the turn comes back to the first player
old
ArbSeat next = game_next_seat(g, rb_table(g)->queue);
new
ArbSeat next = rb_table(g)->first_player;
