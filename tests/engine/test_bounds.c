/* SPDX-License-Identifier: MIT */
/*
** test_bounds.c -- what goes on for ever ends: by a rule, or with a refusal that names the card.
**
** Nothing here is timed.  What a bound counts is the same in every build: instructions of scripts,
** and steps of a turn.
*/
#include "support.h"

static const char spark[] =
    "return card { id = \"e-sp\", name = \"Spark\", type = \"spell\", cost = { energy = 1 },\n"
    "keywords = { \"reaction\" }, signals = { \"tick\" }, run = function(game, me)\n"
    "  game.signal(\"tick\")\n"
    "end }";

/* Hears the signal and does %s. */
static void clock_text(char *text, size_t size, const char *body)
{
  snprintf(text, size,
           "return card { id = \"e-cl\", name = \"Clock\", type = \"unit\", might = 1,\n"
           "cost = { energy = 1 }, signals = { \"tick\" },\n"
           "when { signal = \"tick\", run = function(game, me)\n"
           "  %s\n"
           "end } }",
           body);
}

/* A Clock on the board, and a Spark that waits for its last pass. */
static void wind_up(Desk *desk, const char *body)
{
  char text[1024];
  clock_text(text, sizeof text, body);
  const char *texts[] = {spark, text};
  desk_open(desk, texts, 2, false);
  desk_put(desk, "Clock", 0, "board", (ArbId){0, 0});
  ArbId spell = desk_put(desk, "Spark", 0, "hand", (ArbId){0, 0});
  desk_begin(desk);
  choose(desk->game, "play", spell);
}

/* Passes, or takes the first answer there is, until the game is over, the main phase goes on or
** an answer is refused; how many were given. */
static int let_run(ArbGame *game, ArbStatus *status)
{
  int32_t values[64];
  int given = 0;
  *status = ARB_OK;
  while (arb_advance(game) == ARB_AWAITING && *status == ARB_OK && given < 20000) {
    int32_t pass = find_option(game, "pass", (ArbId){0, 0});
    if (find_option(game, "end", (ArbId){0, 0}) >= 0) break;
    int count = pass >= 0 ? 1 : arb_default(game, values, 64);
    if (pass >= 0) values[0] = pass;
    *status = answer(game, values, count);
    given++;
  }
  return given;
}

/* Dies through a replacement that works for 900,000 rounds. */
static const char slow[] =
    "return card { id = \"e-sl\", name = \"Slow\", type = \"unit\", might = 1,\n"
    "cost = { energy = 1 },\n"
    "instead_of { event = \"die\", subject = \"me\", run = function(game, me)\n"
    "  for i = 1, 900000 do end\n"
    "end } }";
static const char sweep[] =
    "local all = units {}\n"
    "return card { id = \"e-sw\", name = \"Sweep\", type = \"spell\", cost = { energy = 1 },\n"
    "run = function(game, me) game.kill(game.all(all)) end }";

/* `units` of them would die of one answer. */
static void sweep_them(Desk *desk, int units)
{
  const char *texts[] = {slow, sweep};
  desk_open(desk, texts, 2, false);
  for (int i = 0; i < units; i++) desk_put(desk, "Slow", 0, "board", (ArbId){0, 0});
  ArbId spell = desk_put(desk, "Sweep", 0, "hand", (ArbId){0, 0});
  desk_begin(desk);
  choose(desk->game, "play", spell);
}

static void what_follows_from_one_answer_shares_a_budget(void **state)
{
  Desk desk;
  ArbStatus status;
  sweep_them(&desk, 60);
  for (int i = 0; i < 2; i++) { /* and again: it stays so */
    let_run(desk.game, &status);
    assert_int_equal(status, ARB_SCRIPT);
    assert_non_null(strstr(arb_error(desk.game),
                           "Slow: what follows from this answer makes scripts run for more than "
                           "40 million instructions in all"));
    assert_sound(desk.game);
  }
  ArbGame *clone = arb_clone(desk.game); /* one may give up */
  assert_int_equal(arb_concede(clone, 0), ARB_OK);
  assert_int_equal(arb_advance(clone), ARB_OVER);
  arb_destroy(clone);
  desk_close(&desk);
}

static void a_few_calls_that_work_long_are_no_loop(void **state)
{
  Desk desk;
  ArbStatus status;
  sweep_them(&desk, 10);
  let_run(desk.game, &status);
  assert_int_equal(status, ARB_OK);
  assert_int_equal(zone_size(desk.game, "board", 0), 10);
  desk_close(&desk);
}

/* Gives each unit as much Might as a function says that works for 90,000 rounds. */
static const char dear[] =
    "return card { id = \"e-de\", name = \"Dear\", type = \"unit\", might = 1,\n"
    "cost = { energy = 1 },\n"
    "static { affects = units {}, might = function()\n"
    "  for i = 1, 90000 do end\n"
    "  return 1\n"
    "end } }";

/* A Spark in hand, and so many that read of each other; the last of them. */
static ArbId read_of_each_other(Desk *desk, int units)
{
  const char *texts[] = {spark, dear};
  desk_open(desk, texts, 2, false);
  ArbId unit = {0, 0};
  for (int i = 0; i < units; i++) unit = desk_put(desk, "Dear", 0, "board", (ArbId){0, 0});
  desk_put(desk, "Spark", 0, "hand", (ArbId){0, 0});
  return unit;
}

static const char reads_too_much[] = "Dear: what has to be known here makes functions that only "
                                     "read run for more than 40 million instructions in all";

static ArbStatus end_turn(ArbGame *game)
{
  int32_t end = find_option(game, "end", (ArbId){0, 0});
  ArbStatus status = answer(game, &end, 1);
  return status < 0 ? status : arb_advance(game);
}

static void functions_that_only_read_share_a_budget(void **state)
{
  Desk desk;
  ArbStatus status;
  int32_t might;
  ArbId unit = read_of_each_other(&desk, 40); /* 1,600 calls, as soon as all must be known */
  desk_begin(&desk);
  assert_false(arb_look(desk.game, 0, unit, "might", &might)); /* who looks is told no */
  status = end_turn(desk.game);
  assert_int_equal(status, ARB_REFUSED);
  assert_string_equal(arb_error(desk.game), reads_too_much);
  assert_sound(desk.game);
  assert_int_equal(arb_concede(desk.game, 0), ARB_OK);
  assert_int_equal(arb_advance(desk.game), ARB_OVER);
  desk_close(&desk);
}

static void a_few_that_read_long_are_no_loop(void **state)
{
  Desk desk;
  ArbStatus status;
  read_of_each_other(&desk, 3);
  desk_begin(&desk);
  let_run(desk.game, &status);
  assert_int_equal(status, ARB_OK);
  desk_close(&desk);
}

/* Each round differs, so no position comes back; the turn is drawn (T505.6, T505.11). */
static void drawn_in_the_end(const char *body)
{
  Desk desk;
  ArbStatus status;
  wind_up(&desk, body);
  int given = let_run(desk.game, &status);
  assert_int_equal(status, ARB_OK);
  assert_int_equal(arb_advance(desk.game), ARB_OVER);
  assert_int_equal(arb_winner(desk.game), ARB_NO_SEAT);
  assert_in_range(given, 1000, 9000);
  assert_sound(desk.game);
  desk_close(&desk);
}

static void a_circle_of_mandatory_triggers_that_grows_is_drawn(void **state)
{
  drawn_in_the_end("game.give(me, { might = 1, lasts = \"turn\" }) game.signal(\"tick\")");
}

static void a_turn_that_asks_for_ever_and_grows_is_drawn(void **state)
{
  drawn_in_the_end("game.give(me, { might = 1, lasts = \"turn\" }) game.yes(\"on?\") "
                   "game.signal(\"tick\")");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_follows_from_one_answer_shares_a_budget),
    cmocka_unit_test(a_few_calls_that_work_long_are_no_loop),
    cmocka_unit_test(functions_that_only_read_share_a_budget),
    cmocka_unit_test(a_few_that_read_long_are_no_loop),
    cmocka_unit_test(a_circle_of_mandatory_triggers_that_grows_is_drawn),
    cmocka_unit_test(a_turn_that_asks_for_ever_and_grows_is_drawn),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
