rule 461.3.d
file core/riftbound/showdown.c
says a recalled attacker has lost
old
if (attackers == defenders || frame->flags & RB_SHOWDOWN_RECALLED) return; /* no result */
new
if (attackers == defenders) return;
