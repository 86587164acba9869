/* SPDX-License-Identifier: MIT */
/* test_whole_games.c -- whole games at random: every step runs twice, every position is
** checked. */
#include "support.h"

static void answer_at_random(ArbGame *game, uint64_t *seed)
{
  int32_t values[64];
  int count = random_answer(game, seed, values, 64);
  if (arb_answer(game, arb_decision(game)->number, values, count) != ARB_OK)
    fail_msg("(%s) %s", asked(game), arb_error(game));
}

static void assert_sound(ArbGame *game)
{
  ArbError error = {0};
  if (!arb_check(game, &error)) fail_msg("%s", error.text);
}

static void random_games_end_and_keep_every_invariant(void **state)
{
  int wins = 0, answers = 0;
  for (uint64_t n = 1; n <= 60; n++) {
    ArbGame *game = match(n, n & 1);
    uint64_t seed = n;
    ArbStatus status;
    while ((status = arb_advance(game)) == ARB_AWAITING) {
      answer_at_random(game, &seed);
      assert_sound(game);
      arb_forget_events(game);
      if (++answers > 60000) fail_msg("games do not end");
    }
    if (status != ARB_OVER) fail_msg("game %d: %s", (int)n, arb_error(game));
    wins += arb_winner(game) == 0;
    arb_destroy(game);
  }
  assert_in_range(wins, 5, 55);
}

/* ---- Everything at random ----------------------------------------------------------- */

static ArbId random_card(ArbGame *game, int kind, ArbSeat seat)
{
  int count = ev_count(game, kind, seat);
  if (count == 0) return NOBODY;
  int skip = (int)arb_rng_below(game->s, (uint32_t)count);
  for (ZONE_EACH(game, card1, zone_at(game, kind, seat)))
    if (skip-- == 0) return id_of(game, card1);
  return NOBODY;
}

static ArbId any_card(ArbGame *game)
{
  static const uint8_t kinds[] = {EV_Z_FIELD, EV_Z_FIELD, EV_Z_FIELD,    EV_Z_EX,
                                  EV_Z_HAND,  EV_Z_DECK,  EV_Z_CEMETERY, EV_Z_BANISHED};
  return random_card(game, kinds[arb_rng_below(game->s, 8)], (ArbSeat)arb_rng_below(game->s, 2));
}

static uint16_t any_token(ArbGame *game)
{
  static const char *const names[] = {"Fairy", "Ghost", "Thorn", "Sigil"};
  return def_of(names[arb_rng_below(game->s, 4)]);
}

static void give_something(ArbGame *game, ArbId id)
{
  int kind = EV_F_ATTACK + (int)arb_rng_below(game->s, 4), until = (int)arb_rng_below(game->s, 2);
  int amount =
      kind == EV_F_KEYWORD ? (int)arb_rng_below(game->s, 2) : (int)arb_rng_below(game->s, 5) - 2;
  ev_give(game, id, (EvEffectKind)kind, amount, (int)arb_rng_below(game->s, EV_KEYWORD_COUNT),
          until);
}

/* A card of the hand or the cemetery, for nothing (S20). */
static void play_something(ArbGame *game, ArbSeat seat)
{
  int zone = arb_rng_below(game->s, 2) ? EV_Z_HAND : EV_Z_CEMETERY;
  ArbId card = random_card(game, zone, seat);
  if (state_resolve(game->s, card)) ev_play_now(game, seat, id_index1(card), 1);
}

/* Begins a delayed trigger of another card (10.7.5). */
static void promise(ArbGame *game, const ArbContext *context)
{
  const EvCardDef *def = ev_def(game, def_of(arb_rng_below(game->s, 2) ? "Later" : "All turn"));
  ArbId refs[ARB_REFS_MAX] = {context->me};
  ArbContext other = *context;
  other.def = (uint16_t)(def - ev_cards(game->cards)->defs);
  ev_begin_delayed(game, &other, def->first_ability + 1, refs);
}

/* The generator lies in the block: a step that runs again does the same. */
static void anything(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  for (int times = 1 + (int)arb_rng_below(game->s, 2); times > 0; times--) {
    arb_flow_seal(game);
    ArbId ids[3] = {any_card(game), any_card(game), any_card(game)};
    int n = (int)arb_rng_below(game->s, 4), more = 1 + (int)arb_rng_below(game->s, 3);
    ArbSeat seat = (ArbSeat)arb_rng_below(game->s, 2), you = context->you;
    int field1 = ev_on_field(game, random_card(game, EV_Z_FIELD, seat));
    EvDeal deals[2] = {{ids[0], context->me, more, EV_BY_ABILITY},
                       {id_of(game, ev_leader_of(game, seat)), context->me, 1, EV_BY_ABILITY}};
    ArbId top[3];
    EvPast past;
    if (n == 3 &&
        (id_equal(ids[0], ids[1]) || id_equal(ids[1], ids[2]) || id_equal(ids[0], ids[2])))
      n = 1;
    switch (arb_rng_below(game->s, 27)) {
    case 0: ev_destroy(game, ids, n, you); break;
    case 1: ev_banish(game, ids, n, you); break;
    case 2: ev_return(game, ids, 1, you); break;
    case 3: ev_bury(game, ids, 1, you); break;
    case 4: ev_to_deck(game, ids, n, ARB_TOP, you); break;
    case 5: ev_to_deck(game, ids, 1, ARB_BOTTOM, you); break;
    case 6: ev_put(game, ids, n, EV_Z_FIELD, seat, you); break;
    case 7: ev_put(game, ids, n, EV_Z_EX, seat, you); break;
    case 8: ev_create(game, any_token(game), more, EV_Z_FIELD, seat, NULL); break;
    case 9: ev_create(game, any_token(game), more, EV_Z_EX, seat, NULL); break;
    case 10: ev_transform(game, ids, 1, any_token(game), you, NULL); break;
    case 11: ev_swap(game, ids[0], ids[1], you); break;
    case 12: ev_take_control(game, (ArbId[]){ids[0]}, 1, seat, seat); break;
    case 13: ev_discard(game, seat, more, context->me); break;
    case 14: ev_search(game, you, more == 3 ? SPELLS_OF_DECK : 0, 1, context->me); break;
    case 15: ev_look_at_top(game, you, you, 3, top); break;
    case 16: ev_deal(game, deals, 2); break;
    case 17:
      if (field1) ev_evolve_by_effect(game, field1);
      break;
    case 18: give_something(game, ids[0]); break;
    case 19: ev_gain_defense(game, ids[0], more), ev_recover(game, you, more); break;
    case 20:
      if (field1) ev_engage(game, field1, you);
      break;
    case 21: ev_put_counters(game, ids[0], (int)arb_rng_below(game->s, 2), more); break;
    case 22: ev_remove_counters(game, ids[0], EV_STACK_COUNTER, more); break;
    case 23: ev_lose_defense(game, ids[0], more); break;
    case 24: play_something(game, you); break;
    case 25: promise(game, context); break;
    default: ev_draw(game, you, 1), ev_shuffle(game, seat);
    }
    ev_recall(game, id_index1(context->item), context->me, &past);
  }
}

static void cards_may_do_anything(void **state)
{
  int evolved = 0, answers = 0, counters = 0, played = 0;
  for (uint64_t n = 1; n <= 200; n++) {
    ArbGame *game = n % 2 ? wild_match(n) : costly_match(n);
    uint64_t seed = n * 77;
    ArbStatus status;
    for (int i = 1; i <= TEXTS; i++) text(i, anything);
    while ((status = arb_advance(game)) == ARB_AWAITING) {
      answer_at_random(game, &seed);
      assert_sound(game);
      if (++answers > 200000) fail_msg("games do not end");
    }
    if (status != ARB_OVER) fail_msg("game %d: %s", (int)n, arb_error(game));
    evolved += events_of(game, "unlink");
    counters += events_of(game, "counters");
    played += events_of(game, "activate");
    arb_destroy(game);
  }
  assert_true(evolved > 0 && counters > 0 && played > 0);
}

static void a_clone_plays_in_lockstep(void **state)
{
  for (uint64_t n = 1; n <= 6; n++) {
    ArbGame *game = match(n, false);
    uint64_t seed = n, same;
    for (int i = 0; arb_advance(game) == ARB_AWAITING; i++) {
      ArbGame *clone = i % 3 == 0 ? arb_clone(game) : NULL;
      same = seed;
      answer_at_random(game, &seed);
      if (!clone) continue;
      answer_at_random(clone, &same);
      arb_advance(game), arb_advance(clone);
      assert_true(arb_hash(game) == arb_hash(clone));
      assert_true(arb_position_hash(game) == arb_position_hash(clone));
      arb_destroy(clone);
    }
    arb_destroy(game);
  }
}

static void a_save_that_is_loaded_saves_the_same(void **state)
{
  ArbGame *game = match(3, false);
  uint64_t seed = 3;
  ArbError error = {0};
  for (int i = 0; arb_advance(game) == ARB_AWAITING; i++) {
    if (i % 7 == 0) {
      size_t size = arb_save_size(game);
      char *first = malloc(size), *second = malloc(size);
      assert_int_equal(arb_save(game, first, size), size);
      ArbGame *other = arb_load(pool(), NULL, first, size, &error);
      if (!other) fail_msg("%s", error.text);
      arb_advance(other);
      assert_true(arb_hash(other) == arb_hash(game));
      assert_int_equal(arb_save_size(other), size);
      assert_int_equal(arb_save(other, second, size), size);
      assert_memory_equal(first, second, size);
      arb_destroy(other);
      free(first), free(second);
    }
    answer_at_random(game, &seed);
  }
  arb_destroy(game);
}

static void a_game_fits_into_16_kib(void **state)
{
  size_t most = 0;
  for (uint64_t n = 1; n <= 5; n++) {
    ArbGame *game = match(n, true);
    uint64_t seed = n;
    while (arb_advance(game) == ARB_AWAITING) {
      if (arb_bytes_in_use(game) > most) most = arb_bytes_in_use(game);
      answer_at_random(game, &seed);
    }
    arb_destroy(game);
  }
  assert_in_range(most, 1, 16 * 1024);
}

/* Whatever a seat does not know may be replaced, and it sees the same. */
static void redealing_keeps_what_a_seat_sees(void **state)
{
  ArbGame *game = match(5, true);
  uint64_t seed = 5;
  for (int i = 0; arb_advance(game) == ARB_AWAITING && i < 400; i++) {
    if (i % 5 == 0) {
      ArbSeat seat = (ArbSeat)(i / 5 % 2);
      ArbGame *copy = arb_clone(game);
      assert_int_equal(arb_redeal(copy, seat, (uint64_t)i), ARB_OK);
      assert_sound(copy);
      for (int n = 0; n < size_of(game, "hand", seat); n++)
        assert_int_equal(nth(copy, "hand", seat, n).slot, nth(game, "hand", seat, n).slot);
      if (asks(game) == seat) assert_int_equal(arb_advance(copy), ARB_AWAITING);
      if (asks(game) == seat && arb_decision(copy))
        assert_int_equal(arb_decision(copy)->option_count, arb_decision(game)->option_count);
      arb_destroy(copy);
    }
    answer_at_random(game, &seed);
  }
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(random_games_end_and_keep_every_invariant),
    cmocka_unit_test(cards_may_do_anything),
    cmocka_unit_test(a_clone_plays_in_lockstep),
    cmocka_unit_test(a_save_that_is_loaded_saves_the_same),
    cmocka_unit_test(a_game_fits_into_16_kib),
    cmocka_unit_test(redealing_keeps_what_a_seat_sees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
