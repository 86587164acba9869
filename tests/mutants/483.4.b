rule 483.4.b
file core/riftbound/setup.c
says the first player of four brings a battlefield
old
if (g->format.first_brings_none && seat == rb_table(g)->first_player) return; /* 483.4.b */
new

