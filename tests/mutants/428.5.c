rule 428.5.c
file core/riftbound/cleanup.c
says a death is credited to a spell long gone
old
rb_table(g)->last_serial = 0; /* 428.5.c: only the cleanup right after it */
new

