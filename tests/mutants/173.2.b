rule 173.2.b
file core/riftbound/verbs.c
says legends can be sent away
old
return type == RB_LEGEND || type == RB_BATTLEFIELD;
new
return type == RB_BATTLEFIELD;
