rule 163.2.b
file core/riftbound/cost.c
says a recycled rune gives Power of another domain
old
rb_add(g, seat, &(RbAdd){.power = {{(uint8_t)(1 << domain), 1}}});
new
rb_add(g, seat, &(RbAdd){.power = {{(uint8_t)(1 << (domain + 1) % RB_DOMAINS), 1}}});
