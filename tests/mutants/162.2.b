rule 162.2.b
file core/riftbound/cost.c
says universal Power pays nothing
old
return universal > 0 && covers(have, universal - 1, total, at, amount - 1);
new
return false;
