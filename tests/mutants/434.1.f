rule 434.1.f
file core/riftbound/attach.c
says a card is attached to two others
old
if (rb_is_attached(rb_body(g, card1))) rb_detach(g, card1, by); /* 434.1.f */
new

