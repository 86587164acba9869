rule 383.3.d
file core/riftbound/trigger.c
says triggers go onto the chain the other way round
old
for (int i = 0; i < sorted.count; i++) place_one(g, mine[sorted.options[i].aux - 1]);
new
for (int i = sorted.count - 1; i >= 0; i--) place_one(g, mine[sorted.options[i].aux - 1]);
