rule 107.3.b
file core/riftbound/window.c
says a battlefield has room for any number of hidden cards
old
return false; /* 107.3.b */
new
continue;
