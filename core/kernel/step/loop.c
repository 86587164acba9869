/* SPDX-License-Identifier: MIT */
/* loop.c -- loops; see loop.h. */
#include "kernel/step/loop.h"

#include "kernel/cards/position.h"

enum { TIMES_MAX = 1000 };

static ArbLoop *loop_of(const ArbGame *game)
{
  return pool_at(game->s, game->rules->loops->pool, 1);
}

void arb_loop_forget(ArbGame *game)
{
  *loop_of(game) = (ArbLoop){.in_use = 1};
}

bool arb_loop_holds(const ArbGame *game)
{
  const ArbLoop *loop = pool_at(game->base, game->rules->loops->pool, 1);
  return loop->in_use && loop->forbidden_count <= ARB_LOOP_STOPS;
}

static bool watched(const ArbLoop *loop)
{
  return loop->steps >= ARB_LOOP_STEPS;
}

static uint64_t generator(const ArbGame *game)
{
  return arb_hash_bytes(0x4A4D, game->s->rng, sizeof game->s->rng);
}

static void keep(ArbGame *game, ArbLoop *loop, uint64_t position)
{
  loop->kept = position;
  loop->generator = generator(game);
  loop->since = 0;
  loop->chose = loop->passed = 0;
  memset(loop->choice, 0, sizeof loop->choice);
}

void arb_loop_watch(ArbGame *game)
{
  ArbLoop *loop = loop_of(game);
  loop->steps++;
  if (!watched(loop) || game->s->over) return;
  if (loop->steps >= ARB_LOOP_STEPS_MAX) {
    loop->found = ARB_LOOP_LONG;
    return;
  }
  loop->chose |= game->run.chose;
  uint64_t position = arb_game_position(game);
  loop->since++;
  if (position == loop->kept && loop->generator == generator(game)) {
    loop->found = ARB_LOOP_BACK;
  } else if (loop->since >= loop->next || loop->generator != generator(game)) {
    loop->next = loop->next ? loop->next * 2 : 1;
    keep(game, loop, position);
  }
}

void arb_loop_chosen(ArbGame *game, ArbSeat seat, const ArbOption *option, bool passes, bool could)
{
  ArbLoop *loop = loop_of(game);
  if (!watched(loop) || (passes && !could)) return;
  if (passes) loop->passed |= (uint8_t)(1u << seat);
  else loop->chose |= (uint8_t)(1u << seat);
  if (passes && loop->chose >> seat & 1) return; /* this player's action keeps the loop going */
  loop->choice[seat] = arb_position_choice(game, seat, option);
}

bool arb_loop_found(const ArbGame *game)
{
  return loop_of(game)->found;
}

bool arb_loop_watched(const ArbGame *game)
{
  return watched(loop_of(game));
}

void arb_loop_restrain(ArbGame *game, ArbSeat seat)
{
  const ArbLoop *loop = loop_of(game);
  int kept = 0;
  if (!loop->forbidden_count) return;
  for (int i = 0; i < game->posed.count; i++) {
    uint64_t choice = arb_position_choice(game, seat, &game->posed.options[i]);
    bool forbidden = false;
    for (int f = 0; f < loop->forbidden_count; f++) forbidden |= loop->forbidden[f] == choice;
    bool last = kept == 0 && i + 1 == game->posed.count; /* one option must be left */
    if (!forbidden || last) game->posed.options[kept++] = game->posed.options[i];
  }
  game->posed.count = kept;
}

/* ---- The loop is found --------------------------------------------------- */

static int ask_times(ArbGame *game, ArbSeat seat, const char *rule, const char *text, int most)
{
  return arb_ask_number(
      game,
      &(ArbAsk){
        .player = seat, .shape = ARB_NUMBER, .rule = rule, .text = text, .min = 0, .max = most});
}

/* The seat that has to stop: the first that said the lowest number.  ARB_NO_SEAT: none. */
static ArbSeat who_stops(ArbGame *game, const ArbLoop *loop, int *times)
{
  ArbSeat stops = ARB_NO_SEAT, first = game_turn_player(game);
  *times = TIMES_MAX;
  ArbSeat seat = first;
  do {
    if (loop->chose >> seat & 1 && game_seat_in(game, seat)) {
      int said = ask_times(game, seat, game->rules->loops->times_rule,
                           "This repeats: how many times more?", TIMES_MAX);
      if (stops == ARB_NO_SEAT || said < *times) stops = seat, *times = said;
    }
    seat = arb_game_next_seat(game, seat);
  } while (seat != first);
  do {
    bool asked = loop->passed >> seat & 1 && !(loop->chose >> seat & 1) && game_seat_in(game, seat);
    if (asked && loop->chose) {
      int said = ask_times(game, seat, game->rules->loops->break_rule,
                           "This repeats: after how many times do you stop it?", *times);
      if (said < *times) stops = seat, *times = said;
    } else if (asked && stops == ARB_NO_SEAT &&
               arb_ask_yes(game, seat, game->rules->loops->break_rule,
                           "This repeats for ever: do you stop it?", ARB_NOTHING)) {
      stops = seat, *times = 0;
    }
    seat = arb_game_next_seat(game, seat);
  } while (seat != first);
  return stops;
}

/* The step after a loop was found. */
bool arb_loop_step(ArbGame *game)
{
  int times;
  if (!loop_of(game)->found) return false;
  ArbLoop kept = *loop_of(game);
  arb_flow_seal(game);
  if (kept.found == ARB_LOOP_LONG) {
    loop_of(game)->found = 0;
    game->rules->loops->drawn(game);
    return true;
  }
  ArbSeat stops = who_stops(game, &kept, &times);
  ArbLoop *loop = loop_of(game);
  loop->found = 0;
  if (stops == ARB_NO_SEAT || loop->forbidden_count == ARB_LOOP_STOPS) {
    game->rules->loops->drawn(game);
    return true;
  }
  game->rules->loops->stopped(game, stops, times);
  loop->forbidden[loop->forbidden_count++] = kept.choice[stops];
  keep(game, loop, 0);
  loop->next = 1;
  return true;
}
