rule 414.1.c
file core/riftbound/verbs.c
says what is exhausted is exhausted again
old
if (!body || body->flags & RB_EXHAUSTED) return; /* 414.1.c */
new
if (!body) return;
