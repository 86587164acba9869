rule 415.1.c
file core/riftbound/verbs.c
says what is ready is readied again
old
if (!body || !(body->flags & RB_EXHAUSTED)) return; /* 415.1.c */
new
if (!body) return;
