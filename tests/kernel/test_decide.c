/* SPDX-License-Identifier: MIT */
/* Questions and answers: four shapes, refusals, defaults, taking back. */
#include "toy.h"

#include <stdio.h>

static ArbGame *game;

static int set_up(void **state)
{
  game = toy_new(7, true);
  toy_advance(game);
  return 0;
}

static int tear_down(void **state)
{
  arb_destroy(game);
  return 0;
}

/* Plays the first card of the hand, with `counters` more counters, and bows or not. */
static void play_a_card(int counters, bool bow)
{
  toy_choose(game, TOY_PLAY);
  toy_answer(game, counters);
  toy_answer(game, toy_find(game, bow ? TOY_YES : TOY_NO));
  toy_advance(game);
}

static void pass(void)
{
  toy_choose(game, TOY_PASS);
  toy_advance(game);
}

/* Seat 0 has `mine` cards on the table, seat 1 `theirs`; seat 0 is to choose. */
static void set_table(int mine, int theirs)
{
  for (int i = 0; i < mine || i < theirs; i++) {
    if (i < mine) play_a_card(0, false);
    pass();
    if (i < theirs) play_a_card(0, false);
    pass();
  }
}

/* Offers an answer that must be refused and must change nothing. */
static void refuse(const int32_t *values, int count)
{
  ArbDecision before = *arb_decision(game);
  uint64_t hash = arb_hash(game);
  assert_int_equal(arb_answer(game, before.number, values, count), ARB_REFUSED);
  assert_true(arb_error(game)[0] != '\0');
  assert_true(arb_hash(game) == hash);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  assert_memory_equal(arb_decision(game), &before, sizeof before);
}

static void refuse_one(int32_t value)
{
  refuse(&value, 1);
}
static void refuse_two(int32_t a, int32_t b)
{
  refuse((int32_t[]){a, b}, 2);
}

/* ---- The four shapes --------------------------------------------------------- */

static void a_pick_takes_one_of_the_options(void **state)
{
  const ArbDecision *decision = arb_decision(game);
  assert_int_equal(decision->shape, ARB_PICK);
  assert_int_equal(decision->player, 0);
  assert_int_equal(decision->min, 1);
  assert_int_equal(decision->max, 1);
  assert_string_equal(arb_decision_rule(game), "0");
  refuse(NULL, 0);
  refuse_one(-1);
  refuse_one(decision->option_count);
  refuse_one(INT32_MAX);
  refuse_two(0, 1);
  refuse_two(0, 0);
  toy_choose(game, TOY_PASS);
  assert_int_equal(toy_advance(game)->player, 1);
}

static void a_number_lies_between_its_bounds(void **state)
{
  toy_choose(game, TOY_PLAY);
  const ArbDecision *decision = toy_advance(game);
  assert_int_equal(decision->shape, ARB_NUMBER);
  assert_int_equal(decision->min, 0);
  assert_int_equal(decision->max, 3);
  refuse(NULL, 0);
  refuse_one(-1);
  refuse_one(4);
  refuse_one(INT32_MIN);
  refuse_two(1, 1);
  toy_answer(game, 3);
}

static void an_order_names_every_option_once(void **state)
{
  set_table(0, 0);
  for (int i = 0; i < 2; i++) pass(), pass(); /* three cards in hand */
  toy_choose(game, TOY_BOTTOM);
  const ArbDecision *decision = toy_advance(game);
  assert_int_equal(decision->shape, ARB_ORDER);
  assert_int_equal(decision->option_count, 3);
  ArbId last = arb_options(game)[0].object;
  refuse_two(0, 1);
  refuse((int32_t[]){0, 1, 1}, 3);
  refuse((int32_t[]){0, 1, 3}, 3);
  refuse((int32_t[]){0, 1, 2, 0}, 4);
  assert_int_equal(arb_answer(game, decision->number, (int32_t[]){2, 1, 0}, 3), ARB_OK);
  assert_int_equal(toy_zone_count(game, TOY_HAND, 0), 0);
  const ArbZone *deck = state_zone(game->s, zone_at(game, TOY_DECK, 0));
  assert_int_equal(deck->last1, id_index1(last));
}

static void a_split_adds_up_within_each_limit(void **state)
{
  set_table(1, 1);
  toy_choose(game, TOY_SHARE);
  const ArbDecision *decision = toy_advance(game);
  assert_int_equal(decision->shape, ARB_SPLIT);
  assert_int_equal(decision->option_count, 2);
  assert_int_equal(decision->max, 4);
  refuse_one(4);
  refuse_two(2, 1);
  refuse_two(2, 3);
  refuse_two(4, 0); /* at most three each */
  refuse_two(5, -1);
  refuse_two(INT32_MAX, INT32_MAX);
  assert_int_equal(arb_answer(game, decision->number, (int32_t[]){1, 3}, 2), ARB_OK);
}

/* The forty questions behind the split make the answer log grow and move. */
static void picks_stay_valid_after_later_questions(void **state)
{
  set_table(1, 1);
  ArbId mine = toy_first(game, TOY_TABLE, 0);
  int32_t before = 0, after = 0;
  assert_true(arb_look(game, 0, mine, "counters", &before));
  toy_choose(game, TOY_SHARE);
  const ArbDecision *decision = toy_advance(game);
  int first = id_equal(arb_options(game)[0].object, mine);
  int32_t shares[2] = {first ? 3 : 1, first ? 1 : 3};
  assert_int_equal(arb_answer(game, decision->number, shares, 2), ARB_OK);
  toy_advance(game);
  assert_true(arb_look(game, 0, mine, "counters", &after));
  assert_int_equal(after, before + 3);
}

/* ---- Picks with a group limit ------------------------------------------------ */

/* Seat 1 is asked for up to two cards of different suits. */
static int ask_for_cards(void)
{
  set_table(0, 4);
  toy_choose(game, TOY_REQUEST);
  const ArbDecision *decision = toy_advance(game);
  assert_int_equal(decision->player, 1);
  assert_int_equal(decision->min, 0);
  assert_int_equal(decision->max, 2);
  return decision->option_count;
}

static int suit(int option)
{
  return state_card(game->s, id_index1(arb_options(game)[option].object))->def % 3;
}

static void a_group_limit_refuses_what_breaks_it(void **state)
{
  int options = ask_for_cards(), pairs[2] = {0};
  for (int a = 0; a < options; a++)
    for (int b = 0; b < a; b++) {
      int32_t both[2] = {a, b};
      bool same = suit(a) == suit(b);
      assert_int_equal(arb_partial(game, both, 2), !same);
      if (same) refuse(both, 2);
      pairs[same]++;
    }
  assert_true(pairs[0] > 0 && pairs[1] > 0); /* four cards of three suits: both kinds were tried */
  assert_int_equal(arb_answer(game, arb_decision(game)->number, NULL, 0), ARB_OK);
}

static void a_partial_pick_can_be_tested_and_changes_nothing(void **state)
{
  int options = ask_for_cards();
  uint64_t hash = arb_hash(game);
  int32_t one = 0, none = options;
  assert_true(arb_partial(game, NULL, 0));
  assert_true(arb_partial(game, &one, 1));
  assert_false(arb_partial(game, &none, 1));
  assert_false(arb_partial(game, (int32_t[]){0, 0}, 2));
  assert_true(arb_hash(game) == hash);
}

static void a_clone_minds_the_group_limit_too(void **state)
{
  int options = ask_for_cards();
  ArbGame *clone = arb_clone(game);
  assert_non_null(clone);
  for (int a = 0; a < options; a++)
    for (int b = 0; b < a; b++) {
      int32_t both[2] = {a, b};
      assert_int_equal(arb_partial(clone, both, 2), arb_partial(game, both, 2));
    }
  arb_destroy(clone);
}

/* A redealt question has no arena any more, as a copy's has none. */
static void a_redealt_question_minds_the_group_limit_too(void **state)
{
  int options = ask_for_cards(), refused = 0;
  for (int a = 0; a < options; a++)
    for (int b = 0; b < a; b++) {
      int32_t both[2] = {a, b};
      if (suit(a) != suit(b)) continue;
      assert_int_equal(arb_redeal(game, 1, 3), ARB_OK);
      refuse(both, 2);
      refused++;
    }
  assert_true(refused > 0);
}

static void a_public_question_is_asked_even_with_nothing_to_pick(void **state)
{
  toy_choose(game, TOY_REQUEST); /* seat 1 has no card on the table */
  const ArbDecision *decision = toy_advance(game);
  assert_int_equal(decision->player, 1);
  assert_int_equal(decision->option_count, 0);
  refuse_one(0);
  assert_int_equal(arb_answer(game, decision->number, NULL, 0), ARB_OK);
}

static void a_question_with_one_answer_is_not_asked(void **state)
{
  assert_int_equal(toy_zone_count(game, TOY_HAND, 0), 1);
  toy_choose(game, TOY_BOTTOM); /* one card: nothing to order */
  assert_int_equal(toy_zone_count(game, TOY_HAND, 0), 0);
  assert_int_equal(toy_advance(game)->player, 0); /* the menu again */
}

/* A window is a question, asked or not; a decision is one that leaves a choice. */
static void windows_and_decisions_are_counted(void **state)
{
  ArbCounters before = *arb_counters(game), after;
  toy_choose(game, TOY_BOTTOM); /* one card: its order, then the menu */
  toy_advance(game);
  after = *arb_counters(game);
  assert_int_equal(after.windows, before.windows + 2);
  assert_int_equal(after.decisions, before.decisions + 1);
  before = after;
  toy_choose(game, TOY_REQUEST); /* seat 1 is shown that it has nothing to choose */
  toy_advance(game);
  after = *arb_counters(game);
  assert_int_equal(after.windows, before.windows + 1);
  assert_int_equal(after.decisions, before.decisions);
}

static void a_number_to_choose_is_a_decision(void **state)
{
  ArbCounters before = *arb_counters(game);
  toy_choose(game, TOY_PLAY);
  assert_int_equal(toy_advance(game)->shape, ARB_NUMBER);
  assert_int_equal(arb_counters(game)->decisions, before.decisions + 1);
}

/* ---- Numbers of decisions, defaults, texts ----------------------------------- */

static void a_late_answer_is_refused_and_changes_nothing(void **state)
{
  uint32_t number = arb_decision(game)->number;
  toy_choose(game, TOY_PLAY);
  uint64_t hash = arb_hash(game);
  int32_t zero = 0;
  assert_int_not_equal(toy_advance(game)->number, number);
  assert_int_equal(arb_answer(game, number, &zero, 1), ARB_LATE);
  assert_int_equal(arb_answer(game, number + 100, &zero, 1), ARB_LATE);
  assert_true(arb_hash(game) == hash);
  assert_int_equal(toy_try(game, 0), ARB_OK);
}

static void the_default_answer_is_legal_in_every_shape(void **state)
{
  unsigned shapes = 0;
  int32_t values[64];
  for (uint64_t seed = 1; seed <= 10; seed++) {
    uint64_t dice = seed;
    ArbGame *played = toy_new(seed, false);
    while (arb_advance(played) == ARB_AWAITING) {
      const ArbDecision *decision = arb_decision(played);
      if (decision->shape == ARB_NUMBER) assert_int_equal(arb_default(played, values, 0), 0);
      memset(values, 0xFF, sizeof values);
      int count = arb_default(played, values, 64);
      ArbGame *other = arb_clone(played);
      assert_int_equal(arb_answer(other, decision->number, values, count), ARB_OK);
      shapes |= 1u << decision->shape;
      arb_destroy(other);
      count = toy_random_answer(played, &dice, values, 64);
      arb_answer(played, decision->number, values, count);
    }
    arb_destroy(played);
  }
  assert_int_equal(shapes, 1u << ARB_PICK | 1u << ARB_ORDER | 1u << ARB_NUMBER | 1u << ARB_SPLIT);
}

static void an_option_has_a_stable_id_and_a_label(void **state)
{
  char id[32], again[32], label[32];
  int option = toy_find(game, TOY_PLAY);
  arb_option_id(game, option, id, sizeof id);
  assert_memory_equal(id, "play c", 6);
  pass(), pass(); /* it is offered again in the next turn */
  bool found = false;
  for (int i = 0; i < arb_decision(game)->option_count; i++) {
    arb_option_id(game, i, again, sizeof again);
    found |= strcmp(id, again) == 0;
  }
  assert_true(found);
  arb_option_label(game, option, label, sizeof label);
  assert_memory_equal(label, "play", 4);
  for (int i = 0; i < arb_decision(game)->option_count; i++) {
    arb_option_label(game, i, again, sizeof again);
    if (i != option) assert_string_not_equal(label, again);
  }
}

static void a_question_is_text_on_request(void **state)
{
  char text[64], small[5];
  arb_question(game, text, sizeof text);
  assert_string_equal(text, "your turn");
  arb_question(game, small, sizeof small); /* cut, and still terminated */
  assert_string_equal(small, "your");
}

static void asking_for_an_option_that_is_not_there_gives_none(void **state)
{
  char text[16];
  arb_option_id(game, -1, text, sizeof text);
  assert_string_equal(text, "none");
  arb_option_label(game, 1000, text, sizeof text);
  assert_string_equal(text, "none");
}

static void nothing_can_be_answered_when_nothing_is_asked(void **state)
{
  int32_t zero = 0;
  assert_int_equal(arb_concede(game, 0), ARB_OK);
  assert_null(arb_decision(game));
  assert_int_equal(arb_answer(game, 1, &zero, 1), ARB_REFUSED);
  assert_int_equal(arb_default(game, &zero, 1), 0);
  assert_false(arb_partial(game, &zero, 1));
}

/* ---- Open and sealed, taking back -------------------------------------------- */

typedef struct Told {
  uint32_t count, first, last;
  int plays;
} Told;

static void count_event(void *data, const ArbEventView *event)
{
  Told *told = data;
  if (told->count == 0) told->first = event->number;
  else assert_int_equal(event->number, told->last + 1); /* without gaps */
  told->last = event->number;
  told->count++;
  told->plays += strcmp(event->kind, "play") == 0;
}

static Told told(ArbSeat seat)
{
  Told events = {0};
  arb_events(game, seat, 0, count_event, &events);
  return events;
}

static void cancelling_an_open_step_leaves_nothing_of_it(void **state)
{
  uint64_t hash = arb_hash(game);
  uint32_t events = told(ARB_NO_SEAT).last;
  assert_int_equal(arb_decision(game)->open, 0); /* nothing of it has happened yet */
  toy_choose(game, TOY_PLAY);                    /* has taken a counter by now */
  assert_int_equal(toy_advance(game)->open, 1);
  assert_true(arb_hash(game) != hash);
  assert_int_equal(arb_cancel(game, 0), ARB_OK);
  assert_int_equal(toy_advance(game)->shape, ARB_PICK);
  assert_true(arb_hash(game) == hash);
  assert_int_equal(told(ARB_NO_SEAT).last, events);
  play_a_card(1, true); /* and the same can be done after all */
}

static void only_the_one_who_chooses_may_take_back(void **state)
{
  toy_choose(game, TOY_PLAY);
  toy_advance(game);
  uint64_t hash = arb_hash(game);
  assert_int_equal(arb_cancel(game, 1), ARB_REFUSED);
  assert_true(arb_hash(game) == hash);
}

static void a_sealed_step_cannot_be_taken_back(void **state)
{
  toy_choose(game, TOY_PLAY);
  toy_answer(game, 2);
  assert_int_equal(toy_advance(game)->open, 0); /* the other seat is asked: he has seen the card */
  assert_int_equal(arb_decision(game)->player, 1);
  uint64_t hash = arb_hash(game);
  assert_int_equal(arb_cancel(game, 0), ARB_SEALED);
  assert_int_equal(arb_cancel(game, 1), ARB_SEALED);
  assert_true(arb_hash(game) == hash);
}

static void a_shuffle_seals(void **state)
{
  toy_choose(game, TOY_SHUFFLE);
  toy_advance(game);
  assert_int_equal(arb_cancel(game, 0), ARB_SEALED);
}

static void a_question_to_another_seat_seals(void **state)
{
  toy_choose(game, TOY_REQUEST);
  toy_advance(game);
  assert_int_equal(arb_cancel(game, 0), ARB_SEALED);
  assert_int_equal(arb_cancel(game, 1), ARB_SEALED);
}

static void there_is_nothing_to_take_back_between_steps(void **state)
{
  assert_int_equal(arb_cancel(game, 0), ARB_REFUSED);
}

/* An open step changes what its player sees, and nothing that the other sees. */
static void an_open_step_is_seen_by_its_player_only(void **state)
{
  ArbId card = toy_first(game, TOY_HAND, 0);
  int32_t counters = -1;
  toy_choose(game, TOY_PLAY);
  toy_advance(game);
  assert_true(arb_look(game, 0, card, "counters", &counters));
  assert_int_equal(counters, 1);
  assert_true(arb_look(game, ARB_NO_SEAT, card, "counters", &counters));
  assert_int_equal(counters, 1);
  assert_false(arb_look(game, 1, card, "counters", &counters));
  toy_answer(game, 0); /* sealed: the card lies on the table, and he is asked about it */
  toy_advance(game);
  assert_int_equal(arb_view_zone(game, 1, TOY_TABLE, 0, NULL, NULL), 1);
  assert_true(arb_look(game, 1, card, "counters", &counters));
  assert_int_equal(counters, 1);
}

static void events_of_a_sealed_step_are_told_at_once_and_once(void **state)
{
  assert_int_equal(told(1).plays, 0);
  toy_choose(game, TOY_PLAY);
  toy_advance(game);
  assert_int_equal(told(1).plays, 0);
  toy_answer(game, 0);
  toy_advance(game);
  assert_int_equal(told(1).plays, 1); /* the step still runs */
  Told during = told(1);
  toy_answer(game, toy_find(game, TOY_NO));
  toy_advance(game);
  assert_int_equal(told(1).plays, 1);
  assert_int_equal(told(1).last, during.last);
}

static void nobody_sees_in_events_what_he_may_not_know(void **state)
{
  Told mine = told(0), theirs = told(1);
  assert_int_equal(mine.count, theirs.count); /* masked, never left out */
}

#define DECIDE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
  const struct CMUnitTest tests[] = {
    DECIDE_TEST(a_pick_takes_one_of_the_options),
    DECIDE_TEST(a_number_lies_between_its_bounds),
    DECIDE_TEST(an_order_names_every_option_once),
    DECIDE_TEST(a_split_adds_up_within_each_limit),
    DECIDE_TEST(picks_stay_valid_after_later_questions),
    DECIDE_TEST(a_group_limit_refuses_what_breaks_it),
    DECIDE_TEST(a_partial_pick_can_be_tested_and_changes_nothing),
    DECIDE_TEST(a_clone_minds_the_group_limit_too),
    DECIDE_TEST(a_public_question_is_asked_even_with_nothing_to_pick),
    DECIDE_TEST(a_question_with_one_answer_is_not_asked),
    DECIDE_TEST(windows_and_decisions_are_counted),
    DECIDE_TEST(a_number_to_choose_is_a_decision),
    DECIDE_TEST(a_late_answer_is_refused_and_changes_nothing),
    DECIDE_TEST(the_default_answer_is_legal_in_every_shape),
    DECIDE_TEST(an_option_has_a_stable_id_and_a_label),
    DECIDE_TEST(a_question_is_text_on_request),
    DECIDE_TEST(asking_for_an_option_that_is_not_there_gives_none),
    DECIDE_TEST(nothing_can_be_answered_when_nothing_is_asked),
    DECIDE_TEST(cancelling_an_open_step_leaves_nothing_of_it),
    DECIDE_TEST(only_the_one_who_chooses_may_take_back),
    DECIDE_TEST(a_sealed_step_cannot_be_taken_back),
    DECIDE_TEST(a_shuffle_seals),
    DECIDE_TEST(a_redealt_question_minds_the_group_limit_too),
    DECIDE_TEST(a_question_to_another_seat_seals),
    DECIDE_TEST(there_is_nothing_to_take_back_between_steps),
    DECIDE_TEST(an_open_step_is_seen_by_its_player_only),
    DECIDE_TEST(events_of_a_sealed_step_are_told_at_once_and_once),
    DECIDE_TEST(nobody_sees_in_events_what_he_may_not_know),
  };
  return cmocka_run_group_tests_name("decisions", tests, NULL, NULL);
}
