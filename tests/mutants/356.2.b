rule 356.2.b
file core/riftbound/play.c
says an optional additional cost must be paid
old
                         .max = optional_extras(g, play),
                         .rule = "356.2.b",
new
                         .min = optional_extras(g, play),
                         .max = optional_extras(g, play),
                         .rule = "356.2.b",
