rule 461.5.b
file core/riftbound/showdown.c
says an empty battlefield keeps its controller after a combat
old
if (holder == before || (holder == ARB_NO_SEAT && !combat)) return;
new
if (holder == before || holder == ARB_NO_SEAT) return;
