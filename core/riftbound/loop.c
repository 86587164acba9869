/* SPDX-License-Identifier: MIT */
/*
** loop.c -- loops (T505: of the Tournament Rules; the Core Rules know none).
**
** A turn that goes on and on is watched: after so many steps each one's position
** is compared with one that was kept, and ever more rarely another one is kept
** (Brent).  So any circle is found, whatever its length, with one hash to
** remember, and a turn of usual length pays for counting its steps only.
**
**   kept -----> ... -----> ... -----> the same again
**        who chose here, and who passed though he could have acted?
**
**   nobody           the game is drawn                                  (T505.6)
**   who only passed  each is asked whether he breaks it; if none, drawn (T505.5)
**   who chose        each says how many times more; others may say less (T505.4)
**
** Every time round is like the other: those that were agreed are counted, not
** played.  Who then has to stop may not choose again, in that position, what kept
** the loop going.  What draws a random number is no such loop (T505.9).
*/
#include <string.h>

#include "rb.h"

enum { TIMES_MAX = 1000 };

static RbLoop *loop_of(const ArbGame *g)
{
  return pool_at(g->s, RB_POOL_LOOP, 1);
}

/* A new turn: whatever went on before is over. */
void rb_loop_forget(ArbGame *g)
{
  *loop_of(g) = (RbLoop){.in_use = 1};
}

static bool watched(const RbLoop *loop)
{
  return loop->steps >= RB_LOOP_STEPS;
}

static uint64_t generator(const ArbGame *g)
{
  return hash_bytes(0x4A4D, g->s->rng, sizeof g->s->rng);
}

static void keep(ArbGame *g, RbLoop *loop, uint64_t position)
{
  loop->kept = position;
  loop->generator = generator(g);
  loop->since = 0;
  loop->chose = loop->passed = 0;
  memset(loop->choice, 0, sizeof loop->choice);
}

/* At the end of every step. */
void rb_loop_watch(ArbGame *g)
{
  RbLoop *loop = loop_of(g);
  loop->steps++;
  if (!watched(loop) || rb_over(g)) return;
  loop->chose |= g->chose; /* T505.10: decisions that are no actions */
  uint64_t position = rb_position_hash(g);
  loop->since++;
  if (position == loop->kept && loop->generator == generator(g)) {
    loop->found = 1;
  } else if (loop->since >= loop->next || loop->generator != generator(g)) {
    loop->next = loop->next ? loop->next * 2 : 1;
    keep(g, loop, position);
  }
}

/* 338, 347: what a player did with his window.  `could`: he passed, but had more to choose
** from. */
void rb_loop_chosen(ArbGame *g, ArbSeat seat, const ArbOption *option, bool passes, bool could)
{
  RbLoop *loop = loop_of(g);
  if (!watched(loop) || (passes && !could)) return;
  if (passes)
    loop->passed |= (uint8_t)(1u << seat);
  else
    loop->chose |= (uint8_t)(1u << seat);
  if (passes && loop->chose >> seat & 1) return; /* it is his action that keeps it going */
  loop->choice[seat] = rb_choice_hash(g, seat, option);
}

bool rb_loop_watched(const ArbGame *g)
{
  return watched(loop_of(g));
}

/* Takes the options out that somebody who has to stop may not take again. */
void rb_loop_restrain(ArbGame *g, ArbSeat seat)
{
  const RbLoop *loop = loop_of(g);
  int kept = 0;
  if (!loop->forbidden_count) return;
  for (int i = 0; i < g->decision_option_count; i++) {
    uint64_t choice = rb_choice_hash(g, seat, &g->options[i]);
    bool forbidden = false;
    for (int f = 0; f < loop->forbidden_count; f++) forbidden |= loop->forbidden[f] == choice;
    bool last = kept == 0 && i + 1 == g->decision_option_count; /* something must be left */
    if (!forbidden || last) g->options[kept++] = g->options[i];
  }
  g->decision_option_count = kept;
}

/* ---- The loop is found --------------------------------------------------- */

static void draw_game(ArbGame *g) /* T505.6 */
{
  rb_tell(g, RB_E_DRAWN, ARB_NO_SEAT, 0, ARB_NOTHING, 0);
  if (rb_match_goes_on(g, ARB_NO_SEAT)) return;
  g->s->over = 1;
  g->s->winner = ARB_NO_SEAT;
}

static int ask_times(ArbGame *g, ArbSeat seat, const char *rule, const char *text, int most)
{
  return ask_number(
      g,
      &(ArbAsk){
          .player = seat, .shape = ARB_NUMBER, .rule = rule, .text = text, .min = 0, .max = most});
}

/* T505.4-5, T505.7: the lowest number; who said it first has to stop.  ARB_NO_SEAT: nobody. */
static ArbSeat who_stops(ArbGame *g, const RbLoop *loop, int *times)
{
  ArbSeat stops = ARB_NO_SEAT, first = rb_table(g)->turn_player;
  *times = TIMES_MAX;
  ArbSeat seat = first;
  do { /* T505.4 */
    if (loop->chose >> seat & 1 && game_seat_in(g, seat)) {
      int said = ask_times(g, seat, "T505.4", "This repeats: how many times more?", TIMES_MAX);
      if (stops == ARB_NO_SEAT || said < *times) stops = seat, *times = said;
    }
    seat = game_next_seat(g, seat);
  } while (seat != first);
  do { /* T505.5 */
    bool asked = loop->passed >> seat & 1 && !(loop->chose >> seat & 1) && game_seat_in(g, seat);
    if (asked && loop->chose) {
      int said = ask_times(g, seat, "T505.5", "This repeats: after how many times do you stop it?",
                           *times);
      if (said < *times) stops = seat, *times = said;
    } else if (asked && stops == ARB_NO_SEAT &&
               ask_yes(g, seat, "T505.5", "This repeats for ever: do you stop it?", ARB_NOTHING)) {
      stops = seat, *times = 0;
    }
    seat = game_next_seat(g, seat);
  } while (seat != first);
  return stops;
}

/* The step after the one in which the position came back. */
bool rb_loop_step(ArbGame *g)
{
  int times;
  if (!loop_of(g)->found) return false;
  RbLoop kept = *loop_of(g);
  flow_seal(g);
  ArbSeat stops = who_stops(g, &kept, &times);
  RbLoop *loop = loop_of(g);
  rb_table(g)->idle = 1;
  loop->found = 0;
  if (stops == ARB_NO_SEAT || loop->forbidden_count == RB_LOOP_STOPS) {
    draw_game(g);
    return true;
  }
  rb_tell(g, RB_E_LOOP, stops, 0, ARB_NOTHING, times);
  loop->forbidden[loop->forbidden_count++] = kept.choice[stops];
  keep(g, loop, 0);
  loop->next = 1;
  return true;
}
