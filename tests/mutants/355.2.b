rule 355.2.b
file core/riftbound/layers.c
says no text permits further places
old
if (def->plays_to1 && selector_matches(g, def->plays_to1, &context, rb_id(g, battlefield1)))
    return true;
new
(void)def;
  (void)context;
