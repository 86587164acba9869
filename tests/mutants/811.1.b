rule 811.1.b
file core/riftbound/play.c
says a hidden card costs what it costs
old
play.item.flags = RB_FROM_HIDDEN | RB_IGNORE_ENERGY | RB_IGNORE_POWER; /* 811.1.b */
new
play.item.flags = RB_FROM_HIDDEN;
