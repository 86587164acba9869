rule 472.3.d
file core/riftbound/layers.c
says decreases are forgotten
old
if (l->decreases) apply_layer(g, l, L_DECREASES);
new

