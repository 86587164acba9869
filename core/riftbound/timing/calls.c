/* SPDX-License-Identifier: MIT */
/*
** calls.c -- what the host of a match calls (Tournament Rules 404, 408, 410).
**
**   time is called --> the turn ends --> three turns --> a lead of two wins, else a draw (T408.2)
**                                                   \--> most points win, else the match leader,
**                                                        else the next point (T408.4)
**
** A call for time is one number in the header of the block.  The turns are counted where one
** follows the other.  Nothing else of the rules changes: points win as ever in the added turns.
** Before the first turn of a game the players are between two games (119).
*/
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"

static bool has_begun(const ArbGame *g)
{
  return rb_table(g)->turn > 0;
}

/* ---- May it be called? --------------------------------------------------- */

/* The other side, where there are just two; ARB_NO_SEAT: there are more. */
static ArbSeat other_side(const ArbGame *g, ArbSeat seat)
{
  ArbSeat other = ARB_NO_SEAT;
  for (ArbSeat s = 0; s < g->s->seats; s++) {
    if (!game_seat_in(g, s) || rb_friends(g, s, seat)) continue;
    if (other != ARB_NO_SEAT && !rb_friends(g, s, other)) return ARB_NO_SEAT;
    if (other == ARB_NO_SEAT) other = s;
  }
  return other;
}

static const char *concede_fault(const ArbGame *g, ArbSeat seat)
{
  if (!game_seat_in(g, seat)) return "no such player is in the game";
  if (other_side(g, seat) != ARB_NO_SEAT) return NULL;
  return "more than two sides play: a player who gives up concedes the game (650)";
}

const char *rb_call_fault(const ArbGame *g, int call, ArbSeat seat)
{
  switch (call) {
  case ARB_CALL_TIME:
  case ARB_CALL_ELIMINATION_TIME: return g->s->time ? "time was called already (T408.2)" : NULL;
  case ARB_CALL_DRAW:
    return has_begun(g) ? NULL : "the game has not begun, so it cannot be drawn (T410.1)";
  case ARB_CALL_CONCEDE_MATCH: return concede_fault(g, seat);
  default: return NULL;
  }
}

/* ---- The call ------------------------------------------------------------ */

/* T408.2.d, T408.4.a: between two games the match ends at once, except that an elimination in which
** nobody leads needs another game. */
static bool call_time(ArbGame *g, int time)
{
  ArbSeat leader = g->format.games > 1 ? rb_match_leader(g) : ARB_NO_SEAT;
  g->s->time = (uint8_t)time;
  g->s->time_left = RB_TURNS_ADDED;
  if (has_begun(g) || (time != RB_TIME_OF_ROUND && leader == ARB_NO_SEAT)) return false;
  rb_match_ends(g, leader);
  return true;
}

static void concede_match(ArbGame *g, ArbSeat seat)
{
  ArbSeat winner = other_side(g, seat);
  rb_tell(g, RB_E_CONCEDE, seat, 0, ARB_NOTHING, 0);
  rb_match_ends(g, winner);
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (!rb_friends(g, s, winner)) g->s->gone |= (uint8_t)(1u << s);
}

bool rb_call(ArbGame *g, int call, ArbSeat seat)
{
  switch (call) {
  case ARB_CALL_TIME: return call_time(g, RB_TIME_OF_ROUND);
  case ARB_CALL_ELIMINATION_TIME: return call_time(g, RB_TIME_OF_ELIMINATION);
  case ARB_CALL_CONCEDE_MATCH: concede_match(g, seat); break;
  case ARB_CALL_DRAW: rb_game_drawn(g); break;
  default: rb_tell(g, RB_E_DRAWN, ARB_NO_SEAT, 0, ARB_NOTHING, 0); rb_match_ends(g, ARB_NO_SEAT);
  }
  return true;
}

/* ---- The turns that follow ------------------------------------------------ */

/* The side that is at least `lead` points ahead of every other side; ARB_NO_SEAT: none is. */
static ArbSeat leads_by(const ArbGame *g, int lead)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    bool leads = game_seat_in(g, seat);
    for (ArbSeat s = 0; s < g->s->seats && leads; s++)
      leads = !game_seat_in(g, s) || rb_friends(g, s, seat) ||
              rb_team_points(g, seat) >= rb_team_points(g, s) + lead;
    if (leads) return seat;
  }
  return ARB_NO_SEAT;
}

/* T408.4.c: the game goes on only where points and games are tied. */
static void end_elimination(ArbGame *g)
{
  ArbSeat winner = leads_by(g, 1);
  if (winner != ARB_NO_SEAT) {
    rb_win(g, winner);
  } else if (g->format.games > 1 && rb_match_leader(g) != ARB_NO_SEAT) {
    rb_game_drawn(g);
  } else {
    g->s->time = RB_TIME_NEXT_POINT;
    rb_tell(g, RB_E_NEXT_POINT, ARB_NO_SEAT, 0, ARB_NOTHING, 0);
  }
}

static void end_of_round(ArbGame *g) /* T408.2.b */
{
  ArbSeat winner = leads_by(g, 2);
  if (winner != ARB_NO_SEAT) rb_win(g, winner);
  else rb_game_drawn(g);
}

bool rb_out_of_turns(ArbGame *g)
{
  if (!g->s->time || g->s->time == RB_TIME_NEXT_POINT || !has_begun(g)) return false;
  if (g->s->time_left > 0) {
    g->s->time_left--;
    rb_tell(g, RB_E_TIME, ARB_NO_SEAT, 0, ARB_NOTHING, g->s->time_left);
    return false;
  }
  if (g->s->time == RB_TIME_OF_ROUND) end_of_round(g);
  else end_elimination(g);
  return rb_over(g);
}

void rb_new_time(ArbGame *g)
{
  if (!g->s->time) return;
  g->s->time = RB_TIME_OF_ELIMINATION;
  g->s->time_left = RB_TURNS_ADDED;
}
