/* SPDX-License-Identifier: MIT */
/*
** Out of memory: each allocation of a call fails in turn.  The call says so, and what there was
** is as before.  The program is linked so that the allocations of core come here
** (CMakeLists.txt).
*/
#include "kernel/cards/build.h"
#include "scarce.h"
#include "toy.h"

static ArbSetup setup_of(uint16_t *deck, int count)
{
  for (int i = 0; i < count; i++) deck[i] = (uint16_t)(i % TOY_DEFS + 1);
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = toy_cards(),
                    .format = {.players = 2},
                    .seed = 3,
                    .script_host = toy_host()};
  for (int seat = 0; seat < 2; seat++) setup.decks[seat].sections[0] = (ArbSection){deck, count};
  return setup;
}

static void a_game_that_cannot_be_made_says_why(void **state)
{
  uint16_t deck[400]; /* its pool grows while the game is set up */
  ArbSetup setup = setup_of(deck, 400);
  ArbGame *game = NULL;
  int n = 0;
  for (; !game; n++) {
    ArbError error = {0};
    scarce_after(n, false);
    game = arb_create(&setup, &error);
    assert_int_equal(scarce_end() > 0, !game);
    if (game) break;
    assert_int_equal(error.status, ARB_MEMORY);
    assert_string_equal(error.text, "out of memory");
  }
  assert_true(n >= 5);
  arb_destroy(game);
}

static void an_edit_without_memory_changes_nothing(void **state)
{
  char text[64];
  ArbGame *game = toy_new(5, false);
  toy_advance(game);
  uint64_t hash = arb_hash(game);
  ArbId made = ARB_NOTHING;
  for (int n = 0; id_is_nothing(made); n++) {
    scarce_after(n, false);
    made = arb_put(game, 7, 1, "table", ARB_NOTHING);
    assert_int_equal(scarce_end() > 0, id_is_nothing(made));
    if (!id_is_nothing(made)) break;
    assert_string_equal(arb_error(game), "out of memory");
    assert_true(arb_hash(game) == hash);
    arb_question(game, text, sizeof text);
    assert_true(text[0] != '\0');
  }
  toy_play_out(game, 1);
  arb_destroy(game);
}

/* Three answers on, so that all there is to allocate for the first time comes to its turn. */
static void an_answer_without_memory_can_be_given_again(void **state)
{
  ArbGame *game = toy_new(5, false);
  int failures = 0;
  for (int i = 0; i < 3; i++) {
    ArbStatus status = ARB_MEMORY;
    toy_advance(game);
    for (int n = 0; status != ARB_OK; n++) {
      uint64_t hash = arb_hash(game);
      const int32_t pass = toy_find(game, TOY_PASS);
      scarce_after(n, false);
      status = arb_answer(game, arb_decision(game)->number, &pass, 1);
      if (scarce_end() == 0) assert_int_equal(status, ARB_OK);
      if (status == ARB_OK) break;
      failures++;
      assert_int_equal(status, ARB_MEMORY);
      assert_string_equal(arb_error(game), "out of memory");
      assert_int_equal(arb_advance(game), ARB_AWAITING);
      assert_true(arb_hash(game) == hash);
    }
  }
  assert_true(failures > 2);
  toy_play_out(game, 1);
  arb_destroy(game);
}

static void a_copy_without_memory_says_so(void **state)
{
  ArbGame *game = toy_new(5, false), *copy = NULL;
  toy_advance(game);
  for (int n = 0; !copy; n++) {
    scarce_after(n, false);
    copy = arb_clone(game);
    assert_int_equal(scarce_end() > 0, !copy);
  }
  for (int i = 0; i < 400; i++) arb_put(game, 1, 0, "deck", ARB_NOTHING);
  scarce_after(0, false);
  assert_int_equal(arb_copy(copy, game), ARB_MEMORY);
  assert_true(scarce_end() > 0);
  assert_string_equal(arb_error(copy), "out of memory");
  scarce_after(0, false);
  assert_int_equal(arb_redeal(game, 0, 1), ARB_MEMORY);
  assert_true(scarce_end() > 0);
  assert_string_equal(arb_error(game), "out of memory");
  arb_destroy(copy);
  arb_destroy(game);
}

/* A deal for a seat that is not asked is made on copies. */
static void deal_without_memory(ArbGame *game)
{
  for (ArbSeat seat = 0; seat < 2; seat++) {
    ArbStatus status = ARB_MEMORY;
    for (int n = 0; status != ARB_OK; n++) {
      ArbGame *copy = arb_clone(game); /* its question is yet to be made again */
      scarce_after(n, false);
      status = arb_redeal(copy, seat, 1);
      bool failed = scarce_end() > 0;
      assert_int_equal(status, failed ? ARB_MEMORY : ARB_OK);
      if (failed) assert_string_equal(arb_error(copy), "out of memory");
      if (failed) assert_true(arb_hash(copy) == arb_hash(game));
      toy_play_out(copy, 1);
      arb_destroy(copy);
      assert_in_range(n, 0, 100);
    }
  }
  arb_destroy(game);
}

static void a_deal_without_memory_changes_nothing(void **state)
{
  ArbGame *game = toy_new(5, false);
  toy_choose(game, TOY_PLAY); /* asks for a number within the step */
  toy_advance(game);
  deal_without_memory(game);
}

/* The question of the copy cannot be made again before its cards are dealt. */
static void a_deal_without_the_memory_of_its_step_changes_nothing(void **state)
{
  ArbGame *game = toy_new(5, false);
  toy_choose(game, TOY_SCRIPT);
  toy_advance(game);
  toy_answer(game, TOY_SCRIPT_SPILLS);
  toy_advance(game);
  deal_without_memory(game);
}

/* A copy makes its question again when somebody looks.  Without memory it does not, and the copy
** is what it was; another look does. */
static void a_look_without_memory_leaves_the_question_open(void **state)
{
  ArbGame *game = toy_new(5, false);
  toy_advance(game);
  char text[64] = "";
  for (int n = 0; !text[0]; n++) {
    ArbGame *copy = arb_clone(game);
    scarce_after(n, false);
    arb_question(copy, text, sizeof text);
    assert_int_equal(scarce_end() > 0, !text[0]);
    assert_int_equal(arb_advance(copy), ARB_AWAITING);
    assert_true(arb_hash(copy) == arb_hash(game));
    assert_int_equal(arb_decision(copy)->option_count, arb_decision(game)->option_count);
    toy_play_out(copy, 1);
    arb_destroy(copy);
    assert_in_range(n, 0, 100);
  }
  arb_destroy(game);
}

static jmp_buf out;
static const char *last_words;

static void leave(void *data, const char *what)
{
  last_words = what;
  longjmp(out, 1);
}

/* A builder without `lost` has nowhere to go. */
static void a_builder_whom_nobody_helps_ends_the_program(void **state)
{
  ArbBuilder builder = {0};
  const ArbHooks hooks = {sizeof hooks, NULL, NULL, leave};
  assert_true(arb_set_hooks(&hooks));
  if (setjmp(out) == 0) {
    scarce_after(0, false);
    arb_build_take(&builder, 100);
  }
  assert_int_equal(scarce_end(), 1);
  assert_true(arb_set_hooks(NULL));
  assert_string_equal(last_words, "out of memory while a card pool is built");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_game_that_cannot_be_made_says_why),
    cmocka_unit_test(an_edit_without_memory_changes_nothing),
    cmocka_unit_test(an_answer_without_memory_can_be_given_again),
    cmocka_unit_test(a_copy_without_memory_says_so),
    cmocka_unit_test(a_deal_without_memory_changes_nothing),
    cmocka_unit_test(a_deal_without_the_memory_of_its_step_changes_nothing),
    cmocka_unit_test(a_builder_whom_nobody_helps_ends_the_program),
    cmocka_unit_test(a_look_without_memory_leaves_the_question_open),
  };
  return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
