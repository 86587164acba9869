/* SPDX-License-Identifier: MIT */
/* The step driver: steps as transactions, copies, files, growth, failing scripts. */
#include "toy.h"

#include <stdio.h>

static ArbGame *game;

static int set_up(void **state)
{
  game = toy_new(11, true);
  toy_advance(game);
  return 0;
}

static int tear_down(void **state)
{
  toy_breaks = toy_stuck = false;
  arb_destroy(game);
  game = NULL;
  return 0;
}

/* ---- Saves in memory --------------------------------------------------------- */

typedef struct Bytes {
  void *data;
  size_t size;
} Bytes;

static Bytes save(ArbGame *from)
{
  Bytes bytes = {.size = arb_save_size(from)};
  bytes.data = malloc(bytes.size);
  assert_non_null(bytes.data);
  assert_int_equal(arb_save(from, bytes.data, bytes.size), bytes.size);
  return bytes;
}

static ArbGame *load(Bytes bytes)
{
  ArbError error = {0};
  ArbGame *loaded =
      arb_load(toy_cards(), (void *)(uintptr_t)toy_host(), bytes.data, bytes.size, &error);
  if (!loaded) fail_msg("not loaded: %s", error.text);
  return loaded;
}

/* Both stand at the same question, with the same options, in the same game. */
static void assert_same(ArbGame *a, ArbGame *b)
{
  const ArbDecision *d = arb_decision(a), *e = arb_decision(b);
  assert_true(arb_hash(a) == arb_hash(b));
  assert_int_equal(d == NULL, e == NULL);
  if (!d) return;
  assert_int_equal(d->number, e->number);
  assert_int_equal(d->shape, e->shape);
  assert_int_equal(d->player, e->player);
  assert_int_equal(d->min, e->min);
  assert_int_equal(d->max, e->max);
  assert_int_equal(d->open, e->open);
  assert_int_equal(d->option_count, e->option_count);
  assert_memory_equal(arb_options(a), arb_options(b), (size_t)d->option_count * sizeof(ArbOption));
  assert_string_equal(arb_decision_rule(a), arb_decision_rule(b));
}

static ArbStatus answer_at_random(ArbGame *at, uint64_t *seed)
{
  int32_t values[64];
  int count = toy_random_answer(at, seed, values, 64);
  return arb_answer(at, arb_decision(at)->number, values, count);
}

/* ---- Whole games ------------------------------------------------------------- */

static void whole_games_run_with_every_step_twice_and_every_invariant(void **state)
{
  for (uint64_t seed = 1; seed <= 60; seed++) {
    ArbGame *one = toy_new(seed, true);
    toy_play_out(one, seed);
    arb_destroy(one);
  }
}

static void the_same_seed_and_answers_give_the_same_game(void **state)
{
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ArbGame *one = toy_new(seed, true), *other = toy_new(seed, false);
    toy_play_out(one, seed);
    toy_play_out(other, seed);
    assert_true(arb_hash(one) == arb_hash(other));
    assert_int_equal(arb_winner(one), arb_winner(other));
    arb_destroy(one);
    arb_destroy(other);
  }
}

static uint64_t all_events(ArbGame *at);

/* Without checks steps run in place as long as none of them asks; with them each has its copy. */
static void steps_in_place_come_to_the_same_as_steps_on_copies(void **state)
{
  uint64_t reruns = 0;
  for (uint64_t seed = 1; seed <= 40; seed++) {
    ArbGame *copies = toy_new(seed, true), *in_place = toy_new(seed, false);
    arb_keep_events(copies, true);
    arb_keep_events(in_place, true);
    uint64_t dice = seed, same_dice = seed;
    while (arb_advance(copies) == ARB_AWAITING) {
      assert_int_equal(arb_advance(in_place), ARB_AWAITING);
      assert_same(copies, in_place);
      ArbStatus status = answer_at_random(copies, &dice);
      assert_int_equal(answer_at_random(in_place, &same_dice), status);
      if (status != ARB_OK) assert_string_equal(arb_error(copies), arb_error(in_place));
      assert_true(all_events(copies) == all_events(in_place));
    }
    assert_same(copies, in_place);
    const ArbCounters *a = arb_counters(copies), *b = arb_counters(in_place);
    assert_int_equal(a->steps, b->steps);
    assert_int_equal(a->decisions, b->decisions);
    assert_memory_equal(a->answers_per_step, b->answers_per_step, sizeof a->answers_per_step);
    assert_int_equal(a->reruns, 0);
    reruns += b->reruns;
    arb_destroy(copies);
    arb_destroy(in_place);
  }
  assert_true(reruns > 0);
}

/* A clone is made at every decision, also in the middle of a script, and plays
** the rest of a game beside its original. */
static void a_clone_plays_in_lockstep_from_every_decision(void **state)
{
  for (uint64_t seed = 1; seed <= 12; seed++) {
    ArbGame *original = toy_new(seed, false);
    ArbGame *clone = arb_clone(original);
    uint64_t dice = seed;
    while (arb_advance(original) == ARB_AWAITING) {
      assert_int_equal(arb_advance(clone), ARB_AWAITING);
      assert_same(original, clone);
      ArbGame *fresh = arb_clone(original);
      assert_same(original, fresh);
      uint64_t fresh_dice = dice, clone_dice = dice;
      ArbStatus status = answer_at_random(original, &dice);
      assert_int_equal(answer_at_random(clone, &clone_dice), status);
      assert_int_equal(answer_at_random(fresh, &fresh_dice), status);
      assert_same(original, clone);
      assert_same(original, fresh);
      if (seed % 2) { /* the fresh one goes on: clones of clones of clones */
        arb_destroy(clone);
        clone = fresh;
      } else {
        assert_int_equal(arb_copy(clone, fresh), ARB_OK); /* or lends its memory */
        assert_same(original, clone);
        arb_destroy(fresh);
      }
    }
    assert_same(original, clone);
    arb_destroy(original);
    arb_destroy(clone);
  }
}

static void a_clone_does_not_touch_its_original(void **state)
{
  uint64_t hash = arb_hash(game);
  ArbGame *clone = arb_clone(game);
  toy_play_out(clone, 5);
  arb_destroy(clone);
  assert_true(arb_hash(game) == hash);
  toy_play_out(game, 5);
}

static void save_load_save_gives_the_same_bytes_at_every_decision(void **state)
{
  for (uint64_t seed = 21; seed <= 30; seed++) {
    ArbGame *original = toy_new(seed, false);
    uint64_t dice = seed;
    while (arb_advance(original) == ARB_AWAITING) {
      int32_t total = 0;
      arb_look(original, ARB_NO_SEAT, ARB_NOTHING, "total", &total); /* fills the cache */
      Bytes first = save(original);
      ArbGame *loaded = load(first);
      Bytes second = save(loaded);
      assert_int_equal(arb_advance(loaded), ARB_AWAITING);
      assert_same(original, loaded);
      assert_int_equal(first.size, second.size);
      assert_memory_equal(first.data, second.data, first.size);
      int32_t again = 0;
      arb_look(loaded, ARB_NO_SEAT, ARB_NOTHING, "total", &again);
      assert_int_equal(again, total);
      free(first.data);
      free(second.data);
      uint64_t loaded_dice = dice;
      ArbStatus status = answer_at_random(original, &dice);
      assert_int_equal(answer_at_random(loaded, &loaded_dice), status);
      assert_same(original, loaded);
      arb_destroy(loaded);
    }
    arb_destroy(original);
  }
}

static void a_damaged_save_is_refused(void **state)
{
  toy_choose(game, TOY_PLAY);
  Bytes good = save(game);
  unsigned char *bytes = malloc(good.size);
  ArbError error = {0};
  assert_non_null(bytes);
  for (size_t at = 0; at < good.size; at += 7) {
    memcpy(bytes, good.data, good.size);
    bytes[at] ^= 0x40;
    assert_null(arb_load(toy_cards(), NULL, bytes, good.size, &error));
    assert_int_equal(error.status, ARB_CORRUPT);
    assert_true(error.text[0] != '\0');
  }
  for (size_t size = 0; size < good.size; size += 13)
    assert_null(arb_load(toy_cards(), NULL, good.data, size, &error));
  free(bytes);
  free(good.data);
}

/* The next card to be made would take the bytes over. */
static void a_save_with_bytes_in_a_free_item_is_refused(void **state)
{
  char bytes[1 << 16];
  const ArbPool *cards = &game->base->pools[ARB_POOL_CARD];
  ArbError error = {0};
  size_t size = arb_save_size(game);
  assert_in_range(size, 1, sizeof bytes);
  assert_true(cards->used < cards->capacity);
  state_card(game->base, cards->used + 1)->body1 = 1;
  assert_int_equal(arb_save(game, bytes, sizeof bytes), size);
  state_card(game->base, cards->used + 1)->body1 = 0;
  assert_null(arb_load(toy_cards(), toy_host(), bytes, size, &error));
  assert_int_equal(error.status, ARB_CORRUPT);
}

static void a_save_needs_room_for_all_of_it(void **state)
{
  char small[16];
  assert_int_equal(arb_save(game, small, sizeof small), 0);
}

static void a_derived_value_is_not_part_of_the_game(void **state)
{
  uint64_t hash = arb_hash(game);
  int32_t total = -1;
  assert_true(arb_look(game, ARB_NO_SEAT, ARB_NOTHING, "total", &total));
  assert_int_equal(total, 0);
  assert_true(arb_hash(game) == hash);
}

/* ---- Growth ------------------------------------------------------------------ */

static void a_full_pool_grows_and_the_step_runs_again(void **state)
{
  uint64_t grows = arb_counters(game)->grows;
  toy_choose(game, TOY_HOARD);
  toy_advance(game);
  assert_int_equal(arb_counters(game)->grows, grows + 2); /* two, four, eight */
  int32_t counters = 0;
  assert_int_equal(game->base->pools[TOY_COUNTERS].count, 5);
  assert_true(arb_look(game, ARB_NO_SEAT, state_card_id(game->s, 1), "counters", &counters));
  assert_int_equal(counters, 5);
}

static void growing_in_a_script_runs_the_step_again(void **state)
{
  toy_choose(game, TOY_SCRIPT);
  toy_answer(game, TOY_SCRIPT_HOARDS);
  toy_advance(game);
  assert_int_equal(game->base->pools[TOY_COUNTERS].count, 5);
}

static void growing_after_a_question_keeps_its_answers(void **state)
{
  toy_choose(game, TOY_PLAY);
  toy_answer(game, 3); /* four counters: the pool held two */
  toy_advance(game);
  assert_int_equal(game->work->pools[TOY_COUNTERS].count, 4);
  toy_answer(game, toy_find(game, TOY_YES));
  toy_advance(game);
  assert_int_equal(game->base->pools[TOY_COUNTERS].count, 4);
  assert_int_equal(toy_points(game, 0), 1);
}

/* Room is no part of the game: whoever grew earlier is at the same hash. */
static void a_game_that_grew_equals_one_that_had_room(void **state)
{
  ArbGame *roomy = arb_clone(game);
  toy_choose(roomy, TOY_HOARD);
  toy_advance(roomy);
  assert_int_equal(arb_copy(roomy, game), ARB_OK); /* the memory stays, the game is the old one */
  toy_choose(roomy, TOY_PLAY);
  toy_choose(game, TOY_PLAY);
  toy_answer(roomy, 3);
  toy_answer(game, 3);
  assert_same(roomy, game);
  arb_destroy(roomy);
}

/* ---- Scripts ----------------------------------------------------------------- */

static void run_script(int what)
{
  toy_choose(game, TOY_SCRIPT);
  toy_advance(game);
  toy_answer(game, what);
}

static void a_script_may_ask(void **state)
{
  run_script(TOY_SCRIPT_ASKS);
  assert_int_equal(toy_advance(game)->shape, ARB_NUMBER);
  char text[64];
  arb_question(game, text, sizeof text);
  assert_string_equal(text, "from a script");
  toy_answer(game, 3);
  toy_advance(game);
  assert_int_equal(toy_points(game, 0), 3);
}

static void a_script_three_deep_may_ask(void **state)
{
  run_script(TOY_SCRIPT_NESTS);
  ArbGame *clone = arb_clone(game);
  toy_answer(game, 2);
  toy_answer(clone, 2);
  toy_advance(game), toy_advance(clone);
  assert_int_equal(toy_points(game, 0), 2);
  assert_same(game, clone);
  arb_destroy(clone);
}

/* The answer that a script fails on is refused; the game is at that question. */
static void refused_answer(int32_t value, ArbStatus expected, const char *message)
{
  ArbDecision before = *toy_advance(game);
  uint64_t hash = arb_hash(game);
  for (int i = 0; i < 2; i++) { /* and again: it stays so */
    assert_int_equal(toy_try(game, value), expected);
    assert_non_null(strstr(arb_error(game), message));
    assert_int_equal(toy_advance(game)->number, before.number);
    assert_int_equal(arb_decision(game)->shape, before.shape);
    assert_int_equal(arb_decision(game)->option_count, before.option_count);
    assert_true(arb_hash(game) == hash);
  }
}

static void a_failing_script_refuses_the_answer_that_led_to_it(void **state)
{
  toy_choose(game, TOY_SCRIPT);
  refused_answer(TOY_SCRIPT_FAILS, ARB_SCRIPT, "toy.lua:1");
  toy_answer(game, TOY_SCRIPT_FINE); /* answered otherwise */
  toy_advance(game);
  assert_int_equal(toy_points(game, 0), 1);
}

static void a_script_that_fails_after_an_answer_refuses_that_answer(void **state)
{
  run_script(TOY_SCRIPT_ASKS_FAILS);
  refused_answer(1, ARB_SCRIPT, "toy.lua:1");
  toy_answer(game, 2);
  toy_advance(game);
  assert_int_equal(toy_points(game, 0), 1);
}

static void a_fault_of_the_engine_refuses_the_answer_that_led_to_it(void **state)
{
  toy_breaks = true;
  run_script(TOY_SCRIPT_FAULTS);
  refused_answer(1, ARB_BUG, "a fault of the engine: the toy is whole (8)");
  toy_answer(game, 2);
  toy_advance(game);
  assert_int_equal(toy_points(game, 0), 1);
}

static void a_game_that_a_check_finds_broken_is_as_it_was_before_the_answer(void **state)
{
  toy_breaks = true;
  toy_choose(game, TOY_SCRIPT);
  refused_answer(TOY_SCRIPT_BREAKS, ARB_BUG, "a fault of the engine: a pool counts wrongly");
  toy_answer(game, TOY_SCRIPT_FINE);
  toy_advance(game);
  assert_int_equal(toy_points(game, 0), 1);
}

static void what_was_impossible_stays_so_when_the_step_runs_again(void **state)
{
  ArbGame *quick = toy_new(11, false);
  ArbGame *const checked = game;
  toy_advance(quick);
  game = quick;
  toy_looks = 0;
  run_script(TOY_SCRIPT_IMPOSSIBLE);
  ArbGame *clone = arb_clone(game);
  toy_answer(game, 2);
  toy_answer(clone, 2);
  toy_advance(game), toy_advance(clone);
  assert_int_equal(toy_points(game, 0), 3);
  assert_same(game, clone);
  assert_int_equal(toy_looks, 1); /* the runs after the first knew it */
  arb_destroy(clone);
  arb_destroy(quick);
  game = checked;
}

static void a_step_that_fails_after_its_answer_was_committed_refuses_it_too(void **state)
{
  toy_choose(game, TOY_SCRIPT);
  refused_answer(TOY_SCRIPT_LATE_FAILS, ARB_SCRIPT, "toy.lua:1");
  toy_answer(game, TOY_SCRIPT_FINE);
  toy_advance(game);
  assert_int_equal(toy_points(game, 0), 1);
}

static void a_refused_answer_tells_nothing(void **state)
{
  toy_choose(game, TOY_SCRIPT);
  toy_advance(game);
  uint32_t events = arb_events(game, ARB_NO_SEAT, UINT32_MAX, NULL, NULL);
  toy_try(game, TOY_SCRIPT_FAILS); /* scored before it failed */
  assert_int_equal(arb_events(game, ARB_NO_SEAT, UINT32_MAX, NULL, NULL), events);
  toy_try(game, TOY_SCRIPT_LATE_FAILS);
  assert_int_equal(arb_events(game, ARB_NO_SEAT, UINT32_MAX, NULL, NULL), events);
}

static void after_a_refusal_the_step_can_be_taken_back(void **state)
{
  uint64_t hash = arb_hash(game);
  toy_choose(game, TOY_SCRIPT);
  assert_int_equal(toy_try(game, TOY_SCRIPT_FAILS), ARB_SCRIPT);
  assert_int_equal(arb_cancel(game, 0), ARB_OK);
  assert_int_equal(toy_advance(game)->shape, ARB_PICK);
  assert_true(arb_hash(game) == hash);
}

static void after_a_refusal_one_may_concede(void **state)
{
  toy_choose(game, TOY_SCRIPT);
  assert_int_equal(toy_try(game, TOY_SCRIPT_LATE_FAILS), ARB_SCRIPT);
  assert_int_equal(arb_concede(game, 0), ARB_OK);
  assert_int_equal(arb_winner(game), 1);
}

static void scripts_nest_thirty_two_deep_and_no_deeper(void **state)
{
  toy_choose(game, TOY_SCRIPT);
  refused_answer(TOY_SCRIPT_DIVES, ARB_SCRIPT, "32 deep");
  toy_answer(game, TOY_SCRIPT_NESTS);
  toy_answer(game, 1);
}

/* 64 MiB are more than any step needs, and less than a card that loops would take. */
static void a_step_has_sixty_four_mebibytes_to_work_with(void **state)
{
  run_script(TOY_SCRIPT_SPILLS);
  refused_answer(4, ARB_REFUSED, "more than 64 MiB");
  refused_answer(9, ARB_REFUSED, "more than 64 MiB");
  toy_answer(game, 3);
  toy_advance(game);
  run_script(TOY_SCRIPT_SPILLS); /* what a step took is gone with it */
  toy_advance(game);
  toy_answer(game, 3);
  toy_advance(game);
}

static void a_game_without_a_script_host_refuses_what_needs_one(void **state)
{
  Bytes bytes = save(game);
  ArbError error = {0};
  ArbGame *bare = arb_load(toy_cards(), NULL, bytes.data, bytes.size, &error);
  assert_non_null(bare);
  toy_choose(bare, TOY_SCRIPT);
  assert_int_equal(toy_try(bare, TOY_SCRIPT_FINE), ARB_REFUSED);
  assert_int_equal(arb_cancel(bare, 0), ARB_OK);
  arb_destroy(bare);
  free(bytes.data);
}

/* ---- Limits of a step -------------------------------------------------------- */

static void a_step_takes_sixty_four_answers(void **state)
{
  toy_choose(game, TOY_MANY);
  for (int given = 1; given < ARB_ANSWERS_MAX - 1; given++) toy_answer(game, 1);
  /* the 64th answer may end the step, but lead to no 65th question */
  refused_answer(1, ARB_REFUSED, "64");
  toy_answer(game, 0);
  toy_advance(game);
  assert_int_equal(toy_points(game, 0), ARB_ANSWERS_MAX - 2);
  assert_int_equal(arb_counters(game)->answers_per_step[ARB_ANSWERS_MAX], 1);
}

static void a_long_step_runs_the_same_from_a_save_in_its_middle(void **state)
{
  toy_choose(game, TOY_MANY);
  for (int i = 0; i < 40; i++) toy_answer(game, 1);
  toy_advance(game);
  Bytes bytes = save(game);
  ArbGame *loaded = load(bytes);
  assert_int_equal(arb_advance(loaded), ARB_AWAITING);
  assert_same(game, loaded);
  toy_answer(game, 0);
  toy_answer(loaded, 0);
  assert_same(game, loaded);
  arb_destroy(loaded);
  free(bytes.data);
}

/* What fails before anybody has answered fails again after the game was saved and loaded: the save
** is whole, though the engine had given sixty-four answers for itself. */
static void a_game_that_is_stuck_is_saved_and_loaded(void **state)
{
  ArbGame *stuck = toy_new(11, false);
  toy_stuck = true;
  assert_int_equal(arb_advance(stuck), ARB_REFUSED);
  Bytes bytes = save(stuck);
  ArbGame *loaded = load(bytes);
  assert_true(arb_hash(loaded) == arb_hash(stuck));
  assert_int_equal(arb_advance(loaded), ARB_REFUSED);
  assert_string_equal(arb_error(loaded), "one step asks for more than 64 answers");
  toy_stuck = false;
  toy_advance(stuck), toy_advance(loaded);
  assert_same(stuck, loaded);
  arb_destroy(loaded);
  arb_destroy(stuck);
  free(bytes.data);
}

/* ---- Frames ------------------------------------------------------------------ */

static void a_frame_on_top_runs_first_and_goes(void **state)
{
  toy_choose(game, TOY_START_DUEL);
  toy_advance(game);
  assert_int_equal(arb_frame_find(game, TOY_DUEL), 2);
  assert_int_equal(arb_frame_find(game, TOY_TURN), 1);
  assert_int_equal(arb_cancel(game, 0), ARB_REFUSED); /* sealed from its start, nothing answered */
  assert_int_equal(arb_decision(game)->player, 0);
  toy_answer(game, 2);
  assert_int_equal(toy_advance(game)->player, 1);
  toy_answer(game, 5);
  assert_int_equal(toy_advance(game)->player, 0);
  assert_int_equal(arb_frame_find(game, TOY_DUEL), 0);
  assert_int_equal(toy_points(game, 1), 1);
}

/* A step that only asks writes nothing and runs on the block itself; when the
** engine answers the question by itself, it must not go on writing there. */
static void a_menu_that_answers_itself_is_a_step_like_others(void **state)
{
  run_script(TOY_SCRIPT_SLEEPS); /* the menu that follows has one entry: to pass */
  assert_int_equal(toy_advance(game)->player, 1);
  int32_t turn = 0;
  assert_true(arb_look(game, ARB_NO_SEAT, ARB_NOTHING, "turn", &turn));
  assert_int_equal(turn, 2);
  ArbError error = {0};
  assert_true(arb_check(game, &error));
}

static void priority_copies_nothing(void **state)
{
  assert_true(game->run.way == ARB_WAY_PROBE && game->s == game->base);
}

/* ---- Conceding --------------------------------------------------------------- */

static void either_seat_may_concede_at_any_time(void **state)
{
  for (ArbSeat seat = 0; seat < 2; seat++) {
    ArbGame *other = arb_clone(game);
    assert_int_equal(arb_concede(other, seat), ARB_OK);
    assert_int_equal(arb_advance(other), ARB_OVER);
    assert_int_equal(arb_winner(other), !seat);
    assert_null(arb_decision(other));
    assert_int_equal(arb_concede(other, 0), ARB_REFUSED); /* it is over */
    arb_destroy(other);
  }
  assert_int_equal(arb_winner(game), ARB_NO_SEAT);
}

static void conceding_drops_the_running_step(void **state)
{
  toy_choose(game, TOY_PLAY);
  toy_advance(game);
  assert_int_equal(arb_concede(game, 1), ARB_OK);
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(toy_zone_count(game, TOY_TABLE, 0), 0);
  assert_int_equal(game->base->pools[TOY_COUNTERS].count, 0);
  ArbError error = {0};
  assert_true(arb_check(game, &error));
}

static void nobody_else_can_concede(void **state)
{
  uint64_t hash = arb_hash(game);
  assert_int_equal(arb_concede(game, 2), ARB_REFUSED);
  assert_int_equal(arb_concede(game, ARB_NO_SEAT), ARB_REFUSED);
  assert_true(arb_hash(game) == hash);
}

/* ---- What a seat may know ---------------------------------------------------- */

typedef struct Seen {
  uint64_t hash;
} Seen;

static bool see_card(void *data, const ArbCardView *card)
{
  Seen *seen = data;
  uint32_t words[] = {
    card->id.slot,    card->id.generation,       card->def, card->zone, card->owner,
    card->controller, (uint32_t)card->numbers[0]};
  seen->hash = arb_hash_bytes(seen->hash, words, sizeof words);
  return true;
}

static void see_event(void *data, const ArbEventView *event)
{
  Seen *seen = data;
  uint32_t words[] = {
    event->number,      event->actor,      event->subject.slot,    event->subject.generation,
    event->subject_def, event->source_def, (uint32_t)event->amount};
  seen->hash = arb_hash_bytes(seen->hash, words, sizeof words);
}

static uint64_t all_events(ArbGame *at)
{
  Seen seen = {1};
  arb_events(at, ARB_NO_SEAT, 0, see_event, &seen);
  return seen.hash;
}

/* Everything a seat can see or read, as one number. */
static uint64_t all_that_is_seen(ArbGame *at, ArbSeat seat)
{
  Seen seen = {1};
  for (int zone = 0; zone < TOY_ZONES; zone++)
    for (ArbSeat owner = 0; owner < 2; owner++) {
      int count = arb_view_zone(at, seat, zone, owner, see_card, &seen);
      seen.hash = arb_hash_bytes(seen.hash, &count, sizeof count);
    }
  arb_events(at, seat, 0, see_event, &seen);
  for (int card1 = 1; card1 <= 20; card1++) {
    char text[64];
    ArbId id = state_card_id(at->base, card1);
    arb_why_not(at, seat, id, text, sizeof text);
    seen.hash = arb_hash_bytes(seen.hash, text, strlen(text));
    arb_card_name(at, seat, id, text, sizeof text);
    seen.hash = arb_hash_bytes(seen.hash, text, strlen(text));
  }
  const ArbDecision *decision = arb_decision(at);
  if (!decision || decision->player != seat) return seen.hash;
  for (int option = 0; option < decision->option_count; option++) {
    char text[64];
    arb_option_id(at, option, text, sizeof text);
    seen.hash = arb_hash_bytes(seen.hash, text, strlen(text));
    arb_option_label(at, option, text, sizeof text);
    seen.hash = arb_hash_bytes(seen.hash, text, strlen(text));
  }
  return seen.hash;
}

static bool count_cards(void *data, const ArbCardView *card)
{
  (void)card;
  ++*(int *)data;
  return true;
}

/* Seats count from 0, and there are two. */
static void there_is_nothing_of_a_third_player(void **state)
{
  int hand = arb_zone_find(game, "hand"), seen = 0;
  assert_true(arb_view_zone(game, 0, hand, 0, count_cards, &seen) > 0);
  assert_true(seen > 0);
  seen = 0;
  assert_int_equal(arb_view_zone(game, 0, hand, 2, count_cards, &seen), 0);
  assert_int_equal(arb_view_zone(game, 0, hand, ARB_NO_SEAT, count_cards, &seen), 0);
  assert_int_equal(seen, 0);
  assert_true(arb_in_game(game, 1));
  assert_false(arb_in_game(game, 2));
}

/* Who is asked keeps the question, so what he was about to answer still stands.  A question to
** another player is asked anew. */
static void a_redealt_question_keeps_its_number_for_who_is_asked(void **state)
{
  toy_choose(game, TOY_PLAY);
  toy_answer(game, 0);
  uint32_t number = toy_advance(game)->number;
  assert_int_equal(arb_decision(game)->player, 1); /* whether the card bows */
  for (ArbSeat seat = 0; seat < 2; seat++) {
    ArbGame *dealt = arb_clone(game);
    assert_int_equal(arb_redeal(dealt, seat, 3), ARB_OK);
    assert_int_equal(arb_advance(dealt), ARB_AWAITING);
    assert_int_equal(arb_decision(dealt)->player, 1);
    if (seat == 1) assert_int_equal(arb_decision(dealt)->number, number);
    else assert_int_not_equal(arb_decision(dealt)->number, number);
    arb_destroy(dealt);
  }
}

/* A redealt copy differs in what the seat does not know and in nothing else. */
static void what_a_seat_does_not_know_cannot_be_seen(void **state)
{
  int differed = 0, positions = 0;
  for (uint64_t seed = 1; seed <= 8; seed++) {
    ArbGame *original = toy_new(seed, false);
    uint64_t dice = seed;
    while (arb_advance(original) == ARB_AWAITING) {
      for (ArbSeat seat = 0; seat < 2; seat++) {
        ArbGame *plain = arb_clone(original), *dealt = arb_clone(original);
        assert_int_equal(arb_redeal(dealt, seat, seed * 1000 + (uint64_t)positions), ARB_OK);
        assert_true(all_that_is_seen(plain, seat) == all_that_is_seen(dealt, seat));
        differed += arb_hash(plain) != arb_hash(dealt);
        positions++;
        arb_destroy(plain);
        arb_destroy(dealt);
      }
      answer_at_random(original, &dice);
    }
    arb_destroy(original);
  }
  assert_true(differed > positions / 2); /* there was something to replace */
}

/* step.h: what is kept and what is posed, along a game. */
static void the_states_of_the_driver_follow_their_arrows(void **state)
{
  assert_int_equal(game->posed.pose, ARB_POSE_MADE);
  assert_int_equal(game->kept.back, ARB_BACK_NOTHING); /* nobody has answered anything yet */
  ArbGame *copy = arb_clone(game);
  assert_int_equal(copy->posed.pose, ARB_POSE_STALE);
  char text[200];
  arb_question(copy, text, sizeof text);
  assert_int_equal(copy->posed.pose, ARB_POSE_MADE); /* looking at it has made it again */
  arb_destroy(copy);
  toy_choose(game, TOY_SCRIPT); /* asks in its course: the answer belongs to the running step */
  assert_int_equal(game->kept.back, ARB_BACK_IN_STEP);
  assert_int_equal(game->posed.pose, ARB_POSE_MADE);
  assert_int_equal(arb_cancel(game, 0), ARB_OK);
  assert_int_equal(game->kept.back, ARB_BACK_NOTHING);
  toy_choose(game, TOY_HOARD); /* its step ends */
  assert_int_equal(game->kept.back, ARB_BACK_IN_PRIOR);
  assert_int_equal(arb_redeal(game, 0, 5), ARB_OK);
  assert_int_equal(game->posed.pose, ARB_POSE_STALE);
  assert_int_equal(arb_concede(game, 0), ARB_OK);
  assert_int_equal(game->posed.pose, ARB_POSE_NOTHING);
}

/* Not a copy: nothing leads back to how the cards lay. */
static void a_redealt_game_has_forgotten_what_was_before(void **state)
{
  toy_choose(game, TOY_HOARD);
  toy_advance(game);
  assert_int_equal(game->kept.back, ARB_BACK_IN_PRIOR);
  assert_int_equal(arb_redeal(game, 0, 5), ARB_OK);
  assert_int_equal(game->kept.back, ARB_BACK_NOTHING);
}

static void a_redealt_game_can_be_played_to_its_end(void **state)
{
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ArbGame *dealt = arb_clone(game);
    assert_int_equal(arb_redeal(dealt, (ArbSeat)(seed % 2), seed), ARB_OK);
    ArbError error = {0};
    assert_true(arb_check(dealt, &error));
    toy_play_out(dealt, seed);
    arb_destroy(dealt);
  }
}

#define FLOW_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(whole_games_run_with_every_step_twice_and_every_invariant),
    cmocka_unit_test(the_same_seed_and_answers_give_the_same_game),
    cmocka_unit_test(steps_in_place_come_to_the_same_as_steps_on_copies),
    cmocka_unit_test(a_clone_plays_in_lockstep_from_every_decision),
    FLOW_TEST(a_clone_does_not_touch_its_original),
    cmocka_unit_test(save_load_save_gives_the_same_bytes_at_every_decision),
    FLOW_TEST(a_damaged_save_is_refused),
    FLOW_TEST(a_save_with_bytes_in_a_free_item_is_refused),
    FLOW_TEST(a_save_needs_room_for_all_of_it),
    FLOW_TEST(a_derived_value_is_not_part_of_the_game),
    FLOW_TEST(a_full_pool_grows_and_the_step_runs_again),
    FLOW_TEST(growing_in_a_script_runs_the_step_again),
    FLOW_TEST(growing_after_a_question_keeps_its_answers),
    FLOW_TEST(a_game_that_grew_equals_one_that_had_room),
    FLOW_TEST(a_script_may_ask),
    FLOW_TEST(a_script_three_deep_may_ask),
    FLOW_TEST(a_failing_script_refuses_the_answer_that_led_to_it),
    FLOW_TEST(a_script_that_fails_after_an_answer_refuses_that_answer),
    FLOW_TEST(a_fault_of_the_engine_refuses_the_answer_that_led_to_it),
    FLOW_TEST(a_game_that_a_check_finds_broken_is_as_it_was_before_the_answer),
    FLOW_TEST(what_was_impossible_stays_so_when_the_step_runs_again),
    FLOW_TEST(a_step_that_fails_after_its_answer_was_committed_refuses_it_too),
    FLOW_TEST(a_refused_answer_tells_nothing),
    FLOW_TEST(after_a_refusal_the_step_can_be_taken_back),
    FLOW_TEST(after_a_refusal_one_may_concede),
    FLOW_TEST(scripts_nest_thirty_two_deep_and_no_deeper),
    FLOW_TEST(a_step_has_sixty_four_mebibytes_to_work_with),
    FLOW_TEST(a_game_without_a_script_host_refuses_what_needs_one),
    FLOW_TEST(a_step_takes_sixty_four_answers),
    FLOW_TEST(a_long_step_runs_the_same_from_a_save_in_its_middle),
    FLOW_TEST(a_game_that_is_stuck_is_saved_and_loaded),
    FLOW_TEST(a_frame_on_top_runs_first_and_goes),
    FLOW_TEST(a_menu_that_answers_itself_is_a_step_like_others),
    FLOW_TEST(priority_copies_nothing),
    FLOW_TEST(either_seat_may_concede_at_any_time),
    FLOW_TEST(conceding_drops_the_running_step),
    FLOW_TEST(nobody_else_can_concede),
    FLOW_TEST(there_is_nothing_of_a_third_player),
    FLOW_TEST(a_redealt_question_keeps_its_number_for_who_is_asked),
    cmocka_unit_test(what_a_seat_does_not_know_cannot_be_seen),
    FLOW_TEST(a_redealt_game_can_be_played_to_its_end),
    FLOW_TEST(a_redealt_game_has_forgotten_what_was_before),
    FLOW_TEST(the_states_of_the_driver_follow_their_arrows),
  };
  return cmocka_run_group_tests_name("flow", tests, NULL, NULL);
}
