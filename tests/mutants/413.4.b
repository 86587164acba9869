rule 413.4.b
file core/riftbound/turn.c
says drawing from an empty deck ends the draw
old
      burn_out(g, seat); /* 413.4.b */
      continue;
new
      break;
