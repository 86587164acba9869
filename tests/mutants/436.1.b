rule 436.1.b
file core/riftbound/actions.c
says the cards kept stay in their order
old
for (int i = kept - 1; i >= 0; i--) rest[i] = order.options[i].object;
new
(void)order;
