rule 461.5.b
file core/riftbound/showdown.c
says who contested an empty battlefield gains it
old
    if (seats == 1 << seat) return seat;
  return ARB_NO_SEAT;
new
    if (seats == 1 << seat) return seat;
  return rb_body_of(g, place)->contested_by;
