/* SPDX-License-Identifier: MIT */
/* test_looking.c -- what seats see, labels, reasons, positions that are alike. */
#include "support.h"

#include <stdio.h>

static void label_is(ArbGame *game, const char *verb, ArbId object, const char *expected)
{
  char label[200];
  const ArbDecision *decision = arb_decision(game);
  for (int i = 0; i < decision->option_count; i++) {
    const ArbOption *option = &arb_options(game)[i];
    if (strcmp(ev_rules.verbs[option->verb].name, verb) != 0) continue;
    if (object.slot && memcmp(&option->object, &object, sizeof object) != 0) continue;
    arb_option_label(game, i, label, sizeof label);
    assert_string_equal(label, expected);
    return;
  }
  fail_msg("no option %s", verb);
}

static void options_have_labels(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Fighter", 0, "field"), card = put(game, "Plain 2/2", 0, "hand");
  ArbId target = put(game, "Filler", 1, "field"), charm = put(game, "Charm", 0, "field");
  put(game, "Fighter+", 0, "evolve_deck");
  set(game, target, "engaged", 1);
  set(game, arb_player_id(0), "evolution_points", 1);
  begin(game);
  label_is(game, "play", card, "play Plain 2/2 (cost 2)");
  label_is(game, "attack", it, "attack with Fighter (yours, 2/3)");
  label_is(game, "use", it, "use Evolve of Fighter (yours, 2/3)");
  label_is(game, "use", charm, "use ability of Charm");
  label_is(game, "end", NOBODY, "end your main phase");
  choose(game, "use", it);
  label_is(game, "pay", NOBODY, "pay 1 play point");
  char label[100];
  arb_option_label(game, 1, label, sizeof label);
  assert_string_equal(label, "pay an evolution point");
  assert_int_equal(arb_cancel(game, 0), ARB_OK);
  choose(game, "attack", it);
  label_is(game, "target", target, "Filler (enemy, 1/1, engaged)");
  label_is(game, "target", leader(game, 1), "Right (enemy leader, 20 defense)");
  arb_destroy(game);
}

static void refusals_name_the_rule(void **state)
{
  ArbGame *game = table();
  ArbId mine = put(game, "Plain 2/2", 0, "hand"), theirs = put(game, "Plain 2/2", 1, "hand");
  ArbId there = put(game, "Filler", 1, "field");
  begin(game);
  assert_why(game, 0, mine, "");
  assert_why(game, 0, there, "you do not control it (3.1.2)");
  assert_why(game, 1, theirs, "it is your opponent's turn (12.3.4)");
  assert_why(game, 0, theirs, "you may not know this card (4.1.2)");
  arb_destroy(game);
}

typedef struct Reasons {
  char text[600];
} Reasons;

static void gather(void *data, const ArbReason *reason)
{
  Reasons *reasons = data;
  size_t used = strlen(reasons->text);
  snprintf(reasons->text + used, sizeof reasons->text - used, "%s: %s [%s] %d\n", reason->topic,
           reason->text, reason->rule, (int)reason->value);
}

static void strengthen(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId it = nth(game, "field", 0, 0);
  EvDeal deal = {it, context->me, 1, EV_BY_ABILITY};
  ev_give(game, it, EV_F_ATTACK, 2, 0, EV_UNTIL_END_OF_TURN);
  ev_deal(game, &deal, 1);
}

static void a_card_explains_its_numbers(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  begin(game);
  text(1, strengthen);
  cast(game, "Spell 1", 0);
  Reasons reasons = {""};
  assert_true(arb_explain(game, 0, it, gather, &reasons) > 0);
  assert_non_null(strstr(reasons.text, "attack: 2 printed [10.9.1.1] 2\n"));
  assert_non_null(strstr(reasons.text, "attack: +2 from Spell 1 [10.9.1.4] 4\n"));
  assert_non_null(strstr(reasons.text, "defense: -1 by damage [2.8.2] 1\n"));
  assert_non_null(strstr(reasons.text, "attack: it can"));
  arb_destroy(game);
}

/* 14.2.1.2 wants to know when a position has come back. */
static void twins_are_alike_and_others_are_not(void **state)
{
  ArbGame *one = table(), *other = table();
  ArbId a = put(one, "Filler", 0, "field"), b = put(one, "Filler", 0, "field");
  put(one, "Plain 2/2", 0, "cemetery"), put(one, "Relic", 0, "cemetery");
  ArbId c = put(other, "Filler", 0, "field"), d = put(other, "Filler", 0, "field");
  put(other, "Relic", 0, "cemetery"), put(other, "Plain 2/2", 0, "cemetery");
  set(one, a, "engaged", 1), set(other, d, "engaged", 1);
  begin(one), begin(other);
  assert_true(arb_position_hash(one) == arb_position_hash(other));
  assert_true(arb_hash(one) != arb_hash(other));
  set(one, b, "engaged", 1);
  assert_true(arb_position_hash(one) != arb_position_hash(other));
  (void)c;
  arb_destroy(one), arb_destroy(other);
}

static void rule_4_5_2_the_order_of_a_deck_counts(void **state)
{
  ArbGame *one = table(), *other = table();
  put(one, "Relic", 0, "deck"), put(one, "Plain 2/2", 0, "deck");
  put(other, "Plain 2/2", 0, "deck"), put(other, "Relic", 0, "deck");
  begin(one), begin(other);
  assert_true(arb_position_hash(one) != arb_position_hash(other));
  arb_destroy(one), arb_destroy(other);
}

/* A draw tells the other player that there was one, and not what. */
static void see_draw(void *data, const ArbEventView *event)
{
  if (strcmp(event->kind, "draw") == 0) *(ArbEventView *)data = *event;
}

static void events_are_masked(void **state)
{
  ArbGame *game = table();
  begin(game);
  end_turn(game);
  ArbEventView seen = {0}, own = {0};
  arb_events(game, 0, 0, see_draw, &seen);
  arb_events(game, 1, 0, see_draw, &own);
  assert_int_equal(seen.actor, 1);
  assert_int_equal(seen.subject_def, 0);
  assert_int_equal(seen.subject.slot, 0);
  assert_int_equal(own.subject_def, def_of("Filler"));
  arb_destroy(game);
}

/* While a play is being put together only its player sees it. */
static void an_open_play_is_not_seen(void **state)
{
  ArbGame *game = table();
  put(game, "Filler", 1, "field"), put(game, "Filler", 1, "field");
  ArbId spell = put(game, "Aim at one", 0, "hand");
  begin(game);
  choose(game, "play", spell);
  assert_int_equal(arb_view_zone(game, 1, EV_Z_HAND, 0, NULL, NULL), 1);
  assert_int_equal(arb_view_zone(game, 1, EV_Z_RESOLUTION, 0, NULL, NULL), 0);
  arb_destroy(game);
}

/* A host may name a seat that is not there. */
static void of_no_player_nothing_is_seen(void **state)
{
  ArbGame *game = table();
  put(game, "Filler", 0, "hand"), put(game, "Filler", 1, "hand");
  begin(game);
  for (ArbSeat seat = 0; seat < 2; seat++) {
    assert_true(arb_in_game(game, seat));
    assert_int_equal(arb_view_zone(game, ARB_NO_SEAT, EV_Z_HAND, seat, NULL, NULL), 1);
  }
  for (ArbSeat seat = 2; seat < 8; seat++) {
    assert_false(arb_in_game(game, seat));
    for (int kind = 0; kind < EV_ZONES; kind++)
      if (!ev_rules.zones[kind].shared)
        assert_int_equal(arb_view_zone(game, ARB_NO_SEAT, kind, seat, NULL, NULL), 0);
  }
  arb_destroy(game);
}

static void positions_that_cannot_be_are_refused(void **state)
{
  ArbGame *game = table();
  ArbError error = {0};
  ArbId it = put(game, "Filler", 0, "field");
  assert_int_equal(arb_set(game, it, "happiness", 1), ARB_REFUSED);
  assert_int_equal(arb_set(game, arb_player_id(1), "play_points", -1), ARB_REFUSED);
  begin(game);
  assert_true(arb_check(game, &error));
  assert_int_equal(arb_put(game, def_of("Spell 1"), 0, "field", ARB_NOTHING).slot, 0);
  assert_non_null(strstr(arb_error(game), "(4.4.1)"));
  assert_true(arb_check(game, &error));
  arb_destroy(game);
}

static void move(ArbGame *game, ArbId *card, const char *zone, ArbId place)
{
  ArbError error = {0};
  if (arb_move(game, *card, zone, place, card) < 0) fail_msg("%s", arb_error(game));
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  if (!arb_check(game, &error)) fail_msg("%s", error.text);
}

/* 13.3.2.2: an amulet with Stack has a counter where it comes onto the field, by hand, too. */
static void stack_counters_come_on_the_field_only(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Stack 1", 0, "hand");
  begin(game);
  move(game, &it, "ex", NOBODY);
  assert_int_equal(ev_counters(game, it, EV_STACK_COUNTER), 0);
  move(game, &it, "field", NOBODY);
  assert_int_equal(ev_counters(game, it, EV_STACK_COUNTER), 1);
  arb_destroy(game);
}

static void note_item(void *data, const ArbItemView *item)
{
  *(ArbItemView *)data = *item;
}

static void what_waits_is_told_with_the_card_it_comes_from(void **state)
{
  ArbGame *game = begun();
  ArbItemView item = {0};
  put(game, "Filler", 1, "field"), put(game, "Filler", 1, "field");
  ArbId first = put(game, "Fanfare 1", 0, "hand");
  put(game, "Greeter", 0, "field");
  text(1, NULL), text(2, NULL);
  choose(game, "play", first);
  if (arb_view_items(game, 0, note_item, &item) > 0) {
    assert_int_equal(id_kind(item.source), ARB_KIND_CARD);
    assert_non_null(state_resolve(game->s, item.source));
  } else {
    fail_msg("nothing waits");
  }
  arb_destroy(game);
}

static void cards_are_moved_by_hand(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Filler", 0, "hand");
  ArbId leads = nth(game, "leader", 0, 0);
  begin(game);
  move(game, &it, "field", NOBODY);
  ArbId there = it;
  move(game, &it, "field", arb_player_id(1)); /* 10.9.2: it stays the same card */
  assert_true(id_equal(it, there));
  assert_int_equal(size_of(game, "field", 1), 1);
  assert_int_equal(arb_move(game, it, "field", arb_player_id(1), NULL), ARB_REFUSED);
  assert_int_equal(arb_move(game, it, "field", leads, NULL), ARB_REFUSED);
  assert_int_equal(arb_move(game, leads, "hand", NOBODY, NULL), ARB_REFUSED);
  assert_int_equal(arb_move(game, it, "resolution", NOBODY, NULL), ARB_REFUSED);
  move(game, &it, "ex", NOBODY);
  assert_int_equal(size_of(game, "ex", 0), 1); /* its owner's */
  move(game, &it, "field", NOBODY);
  move(game, &it, "banished", NOBODY);
  move(game, &it, "deck", NOBODY);
  assert_true(id_equal(nth(game, "deck", 0, 0), it)); /* on top */
  move(game, &it, "hand", NOBODY);
  assert_int_equal(size_of(game, "hand", 0), 1);
  ArbId token = put(game, "Fairy", 0, "field");
  move(game, &token, "ex", NOBODY);
  move(game, &token, "cemetery", NOBODY); /* 9.1.4.3 */
  assert_true(id_is_nothing(token));
  assert_int_equal(size_of(game, "cemetery", 0), 0);
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(options_have_labels),
    cmocka_unit_test(refusals_name_the_rule),
    cmocka_unit_test(a_card_explains_its_numbers),
    cmocka_unit_test(twins_are_alike_and_others_are_not),
    cmocka_unit_test(rule_4_5_2_the_order_of_a_deck_counts),
    cmocka_unit_test(events_are_masked),
    cmocka_unit_test(an_open_play_is_not_seen),
    cmocka_unit_test(of_no_player_nothing_is_seen),
    cmocka_unit_test(positions_that_cannot_be_are_refused),
    cmocka_unit_test(stack_counters_come_on_the_field_only),
    cmocka_unit_test(what_waits_is_told_with_the_card_it_comes_from),
    cmocka_unit_test(cards_are_moved_by_hand),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
