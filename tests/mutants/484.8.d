rule 484.8.d
file core/riftbound/rb.h
says team mates are no friends
old
                    rb_team(g, a) == rb_team(g, b));
new
                    rb_team(g, a) != rb_team(g, b));
