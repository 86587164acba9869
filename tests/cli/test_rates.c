/* SPDX-License-Identifier: MIT */
/*
** test_rates.c -- intervals of shares against published ones, and what counts as drawn and
** played in the win rates of a card.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "games/rates.h"
#include "common/share.h"

static void near(double value, double expected)
{
  if (fabs(value - expected) > 0.0001) fail_msg("%f is not %f", value, expected);
}

/* ---- Intervals ------------------------------------------------------------------ */

/* Newcombe 1998 (Statistics in Medicine 17), method 3: 81 of 263. */
static void one_share(void **state)
{
  (void)state;
  Share share = share_of(81, 263);
  near(share.low, 0.2553);
  near(share.high, 0.3662);
  assert_true(share_of(0, 0).low == 0 && share_of(0, 0).high == 1);
}

/* Newcombe 1998 (17: 873-890), method 10: 56 of 70 less 48 of 80, and 10 of 10 less 0 of 20. */
static void two_shares(void **state)
{
  (void)state;
  Share d = share_difference(56, 70, 48, 80);
  near(d.value, 0.2);
  near(d.low, 0.0524);
  near(d.high, 0.3339);
  d = share_difference(10, 10, 0, 20);
  near(d.value, 1);
  near(d.low, 0.6791);
  near(d.high, 1);
}

/* By hand: 21 and 9 of 100 become 21.5 and 9.5 of 102. */
static void pairs(void **state)
{
  (void)state;
  Share d = share_of_pairs(21, 9, 100);
  near(d.value, 0.12);
  near(d.low, 12 / 102.0 - 1.959964 * sqrt(31 - 144 / 102.0) / 102);
  near(d.high, 12 / 102.0 + 1.959964 * sqrt(31 - 144 / 102.0) / 102);
  d = share_of_pairs(0, 0, 0);
  assert_true(d.value == 0 && d.low >= -1 && d.high <= 1);
}

/* ---- Games ---------------------------------------------------------------------- */

typedef struct Table {
  Session session;
  BindHost *host;
  ArbGame *game;
  Seating seating;
  Rates *rates;
  RatedGame rated;
  bool *expected; /* by deck and definition: what the test saw itself */
} Table;

static void sit_down(Table *table, const char *game, Seating seating)
{
  ArbError error = {0};
  TextList none = {.count = 0};
  memset(table, 0, sizeof *table);
  if (!session_pair(&table->session, ARB_DATA_DIR, NULL, game, &none, NULL, &error))
    fail_msg("%s", error.text);
  table->host = bind_host_new(table->session.cards, &error);
  table->seating = seating;
  table->game = session_game(&table->session, table->host, &table->seating, &error);
  if (!table->game) fail_msg("%s", error.text);
  table->rates = rates_new(&table->session, &none, true, &error);
  table->rated = rates_begin(table->rates, &table->seating);
  table->expected =
      calloc(2 * ((size_t)arb_cards_count(table->session.cards) + 1), sizeof *table->expected);
  arb_keep_events(table->game, true);
}

static void get_up(Table *table)
{
  rates_end(&table->rated);
  rates_free(table->rates);
  free(table->expected);
  arb_destroy(table->game);
  bind_host_free(table->host);
  session_close(&table->session);
}

static void expect(Table *table, uint16_t def, ArbSeat seat)
{
  int deck = session_deck_of(&table->session, &table->seating, seat);
  table->expected[deck * (arb_cards_count(table->session.cards) + 1) + def] = true;
}

/* Whether a card of that name was expected of the deck. */
static bool is_expected(const Table *table, int deck, const char *name)
{
  const ArbCards *cards = table->session.cards;
  int defs = arb_cards_count(cards) + 1;
  for (int def = 1; def < defs; def++)
    if (table->expected[deck * defs + def] &&
        strcmp(arb_card_title(cards, (uint16_t)def), name) == 0)
      return true;
  return false;
}

/* Of the report: each card's games with `word` are 1 just where they were expected, and who won
** won with them. */
static void compare(Table *table, const char *word, int winning_deck)
{
  size_t i;
  json_t *card, *report = rates_json(table->rates);
  assert_true(json_array_size(report) > 0);
  json_array_foreach(report, i, card)
  {
    int deck = (int)json_integer_value(json_object_get(card, "deck"));
    const char *name = json_string_value(json_object_get(card, "name"));
    json_t *row = json_object_get(card, word);
    json_t *with = json_object_get(row, "with"), *without = json_object_get(row, "without");
    bool games = is_expected(table, deck, name);
    if (json_integer_value(json_object_get(with, "games")) != games) fail_msg("%s: %s", name, word);
    assert_int_equal(json_integer_value(json_object_get(without, "games")), !games);
    json_t *side = games ? with : without;
    assert_int_equal(json_integer_value(json_object_get(side, "wins")), deck == winning_deck);
  }
  json_decref(report);
}

static bool expect_card(void *data, const ArbCardView *card)
{
  expect(data, card->def, card->owner);
  return true;
}

static void expect_hands(Table *table)
{
  int hand = arb_zone_find(table->game, "hand");
  for (int seat = 0; seat < 2; seat++)
    arb_view_zone(table->game, ARB_NO_SEAT, hand, (ArbSeat)seat, expect_card, table);
}

static void watch(Table *table)
{
  rates_watch(&table->rated, table->game);
  arb_forget_events(table->game);
}

/* Riftbound 118.1: both set two cards aside.  The game ends as its first turn has begun: drawn is
** what is in the hands then, and not what was set aside. */
static void what_the_mulligan_takes_was_not_drawn(void **state)
{
  (void)state;
  Table table;
  int32_t two[] = {0, 1};
  sit_down(&table, "riftbound", (Seating){.seed = 5, .rotation = 1});
  for (int seat = 0; seat < 2; seat++) {
    assert_int_equal(arb_advance(table.game), ARB_AWAITING);
    assert_string_equal(arb_decision_rule(table.game), "118.1");
    watch(&table);
    assert_int_equal(arb_answer(table.game, arb_decision(table.game)->number, two, 2), ARB_OK);
  }
  assert_int_equal(arb_advance(table.game), ARB_AWAITING);
  expect_hands(&table);
  watch(&table);
  arb_concede(table.game, 0);
  assert_int_equal(arb_advance(table.game), ARB_OVER);
  watch(&table);
  rates_add(&table.rated, table.game);
  compare(&table, "drawn", 0); /* seat 1 */
  get_up(&table);
}

static void expect_event(void *data, const ArbEventView *event)
{
  Table *table = data;
  if (strcmp(event->kind, "play") == 0) expect(table, event->subject_def, event->actor);
}

/* A whole game by lot: what its events say was played. */
static void what_was_played(void **state)
{
  static const char *const games[] = {"riftbound", "evolve"};
  (void)state;
  for (int i = 0; i < 2; i++) {
    Table table;
    Bot *bot = bot_new("random");
    const int32_t *values;
    sit_down(&table, games[i], (Seating){.seed = 7});
    bot_sit(bot, &(BotSeat){.cards = table.session.cards, .seed = 3});
    while (arb_advance(table.game) == ARB_AWAITING) {
      arb_events(table.game, ARB_NO_SEAT, 0, expect_event, &table);
      watch(&table);
      int count = bot_choose(bot, table.game, &values);
      arb_answer(table.game, arb_decision(table.game)->number, values, count);
    }
    arb_events(table.game, ARB_NO_SEAT, 0, expect_event, &table);
    watch(&table);
    rates_add(&table.rated, table.game);
    compare(&table, "played", arb_winner(table.game));
    bot_free(bot);
    get_up(&table);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(one_share),       cmocka_unit_test(two_shares),
    cmocka_unit_test(pairs),           cmocka_unit_test(what_the_mulligan_takes_was_not_drawn),
    cmocka_unit_test(what_was_played),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
