/* SPDX-License-Identifier: MIT */
/*
** test_fuzz_answers.c -- games in which everything is tried that a host could send.
**
** With every check of the engine on, all seven decks are played at random; before
** each legal answer come answers made of noise, calls out of turn, and looks at
** ids and zones that do not exist.  What is refused changes nothing; what happens
** to be legal is an answer like any other.
*/
#include "support.h"

static const char *const pairings[][2] = {
  {"jinx-origins", "viktor-origins"},
  {"lee-sin-origins", "lee-sin-origins"},
  {"annie-proving-grounds", "master-yi-proving-grounds"},
  {"garen-proving-grounds", "lux-proving-grounds"},
  {"match", NULL},
  {"ffa3", NULL},
  {"2v2", NULL},
};
enum { PAIRINGS = sizeof pairings / sizeof *pairings, VALUES_MAX = 96 };

typedef struct Noise {
  int32_t values[VALUES_MAX];
  int count;
} Noise;

static int below(Duel *duel, int bound)
{
  return bind_bot_below(&duel->random, bound);
}

static int32_t odd_number(Duel *duel)
{
  static const int32_t odd[] = {INT32_MIN, -1000, -2, -1, 64, 255, 256, 65535, 65536, INT32_MAX};
  return odd[below(duel, sizeof odd / sizeof *odd)];
}

/* Mostly near to what is legal, so that much of it gets past the first check. */
static void make_noise(Duel *duel, Noise *noise)
{
  const ArbDecision *d = arb_decision(duel->game);
  int usual = d->shape == ARB_PICK ? d->min + below(duel, d->max - d->min + 2) : d->option_count;
  noise->count = below(duel, 4) ? usual : below(duel, VALUES_MAX);
  if (noise->count > VALUES_MAX) noise->count = VALUES_MAX;
  for (int i = 0; i < noise->count; i++)
    noise->values[i] = below(duel, 8) ? below(duel, d->option_count + 1) : odd_number(duel);
  if (below(duel, 16) == 0) noise->count = -1 - below(duel, 3);
}

/* No two values of a pick or an order are alike, and all name an option. */
static void assert_looks_legal(const ArbDecision *d, const Noise *noise)
{
  if (d->shape != ARB_PICK && d->shape != ARB_ORDER) return;
  for (int i = 0; i < noise->count; i++) {
    assert_in_range(noise->values[i], 0, d->option_count - 1);
    for (int j = 0; j < i; j++) assert_int_not_equal(noise->values[i], noise->values[j]);
  }
  if (d->shape == ARB_PICK) assert_in_range(noise->count, d->min, d->max);
  else assert_int_equal(noise->count, d->option_count);
}

/* What came of it: a legal answer is taken, any other leaves everything. */
static void send_noise(Duel *duel)
{
  Noise noise;
  ArbGame *game = duel->game;
  uint64_t hash = arb_hash(game), position = arb_position_hash(game);
  ArbDecision asked = *arb_decision(game);
  uint32_t number = asked.number;
  make_noise(duel, &noise);
  bool late = below(duel, 8) == 0;
  uint32_t named = late ? number + (uint32_t)odd_number(duel) : number;
  ArbStatus status = arb_answer(game, named, noise.values, noise.count);
  if (status == ARB_OK) {
    assert_int_equal(named, number);
    assert_looks_legal(&asked, &noise);
    duel->number++;
    return;
  }
  assert_int_equal(status, late ? ARB_LATE : ARB_REFUSED);
  assert_true(strlen(arb_error(game)) > 0);
  assert_true(arb_hash(game) == hash && arb_position_hash(game) == position);
  assert_int_equal(arb_decision(game)->number, number);
}

/* ---- Calls that are not answers ----------------------------------------------------- */

static ArbId odd_id(Duel *duel)
{
  const ArbDecision *d = arb_decision(duel->game);
  if (d && d->option_count > 0 && below(duel, 3) == 0)
    return arb_options(duel->game)[below(duel, d->option_count)].object;
  uint32_t bits = (uint32_t)bind_bot_random(&duel->random);
  ArbId id = {(uint16_t)bits, (uint16_t)(bits >> 16)};
  if (below(duel, 2)) id.slot = (uint16_t)(1 << 13 | (id.slot & 0xFF)); /* a card, perhaps */
  if (below(duel, 2)) id.generation &= 0xFF;
  return id;
}

static ArbSeat odd_seat(Duel *duel)
{
  static const ArbSeat seats[] = {0, 1, 0, 1, 2, 3, 4, 7, 31, 32, 128, 254, ARB_NO_SEAT};
  return seats[below(duel, sizeof seats)];
}

static bool stop_sometimes(void *data, const ArbCardView *card)
{
  (void)card;
  return below(data, 8) != 0;
}

static void count_event(void *data, const ArbEventView *event)
{
  *(int32_t *)data += event->number > 0 && event->kind && event->rule;
}

static void look_at_odd_things(Duel *duel)
{
  static const char *const names[] = {"might", "points",        "turn",  "assault",
                                      "name",  "controller",    "tags",  "keyword",
                                      "",      "no such thing", "chain", "domain"};
  ArbGame *game = duel->game;
  ArbId id = odd_id(duel);
  ArbSeat seat = odd_seat(duel);
  char text[160];
  size_t size = (size_t)below(duel, 160) + 1;
  int32_t value = 0;
  arb_look(game, seat, id, names[below(duel, sizeof names / sizeof *names)], &value);
  arb_card_name(game, seat, id, text, size);
  arb_why_not(game, seat, id, text, size);
  arb_explain(game, seat, id, NULL, NULL);
  arb_explain_event(game, seat, (uint32_t)odd_number(duel), NULL, NULL);
  arb_id_text(game, id, text, size);
  arb_question(game, text, size);
  arb_option_id(game, odd_number(duel), text, size);
  arb_option_label(game, odd_number(duel), text, size);
  arb_view_zone(game, seat, below(duel, 40) - 8, odd_seat(duel), stop_sometimes, duel);
  arb_events(game, seat, (uint32_t)odd_number(duel), count_event, &value);
}

static void call_out_of_turn(Duel *duel)
{
  ArbGame *game = duel->game;
  Noise noise;
  uint64_t hash = arb_hash(game);
  make_noise(duel, &noise);
  arb_partial(game, noise.values, noise.count);
  arb_default(game, noise.values, below(duel, VALUES_MAX));
  int seats = arb_seats(game); /* beyond them there is nobody */
  assert_true(arb_concede(game, (ArbSeat)(seats + below(duel, 255 - seats))) < 0);
  assert_true(arb_cancel(game, (ArbSeat)(seats + below(duel, 255 - seats))) < 0);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  assert_true(arb_hash(game) == hash);
}

/* A step is taken back now and then. */
static void cancel_sometimes(Duel *duel)
{
  const ArbDecision *d = arb_decision(duel->game);
  if (!d->open || below(duel, 12)) return;
  assert_int_equal(arb_cancel(duel->game, d->player), ARB_OK);
  assert_int_equal(arb_advance(duel->game), ARB_AWAITING);
}

static void play_with_noise(Duel *duel)
{
  bool going = true;
  while (going && duel->number < 5000) {
    for (int i = below(duel, 4); i > 0 && arb_advance(duel->game) == ARB_AWAITING; i--) {
      look_at_odd_things(duel);
      call_out_of_turn(duel);
      cancel_sometimes(duel);
      send_noise(duel);
    }
    ArbStatus status = arb_advance(duel->game);
    if (status < 0) fail_msg("%s", arb_error(duel->game));
    going = status == ARB_AWAITING && duel_step(duel);
  }
  assert_int_equal(arb_advance(duel->game), ARB_OVER);
  assert_sound(duel->game);
  look_at_odd_things(duel);
}

static void noise_among_the_answers_does_no_harm(void **state)
{
  (void)state;
  for (int i = 0; i < PAIRINGS; i++) {
    Duel duel;
    duel_open(&duel, pairings[i][0], pairings[i][1], 41, true);
    for (uint64_t seed = 42; seed < (pairings[i][1] ? 54 : 44); seed++) {
      play_with_noise(&duel);
      duel_again(&duel, seed, true);
    }
    duel_close(&duel);
  }
}

/* ---- By hand -------------------------------------------------------------------------- */

/* Options marked `manual` are left alone by bots: here one of all options is taken
** now and then, and payments by hand whenever a coin says so. */
static bool take_any_option(Duel *duel, int *by_hand)
{
  const ArbDecision *d = arb_decision(duel->game);
  int32_t option = find_option(duel->game, "by_hand", (ArbId){0, 0});
  bool hand = option >= 0 && below(duel, 2);
  bool by_itself = d->shape == ARB_PICK && d->min <= 1 && d->max > 0;
  if (!hand && (!by_itself || below(duel, 6))) return duel_step(duel);
  if (!hand) option = below(duel, d->option_count);
  *by_hand += hand;
  if (answer(duel->game, &option, 1) != ARB_OK) return duel_step(duel); /* it needs more picks */
  ArbStatus status = arb_advance(duel->game);
  if (status < 0) fail_msg("%s", arb_error(duel->game));
  return status == ARB_AWAITING;
}

static void every_option_is_taken_now_and_then(void **state)
{
  int by_hand = 0;
  (void)state;
  for (int i = 0; i < PAIRINGS; i++) {
    Duel duel;
    duel_open(&duel, pairings[i][0], pairings[i][1], 61, true);
    for (uint64_t seed = 62; seed < (pairings[i][1] ? 72 : 64); seed++) {
      for (bool going = true; going && duel.number < 5000;)
        going = take_any_option(&duel, &by_hand);
      assert_sound(duel.game);
      duel_again(&duel, seed, true);
    }
    duel_close(&duel);
  }
  assert_true(by_hand > 20);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(noise_among_the_answers_does_no_harm),
    cmocka_unit_test(every_option_is_taken_now_and_then),
  };
  return cmocka_run_group_tests_name("fuzzed answers", tests, NULL, NULL);
}
