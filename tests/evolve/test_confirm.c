/* SPDX-License-Identifier: MIT */
/* test_confirm.c -- confirmation timing (10.5), automatic abilities (10.7), rules handling
** (11). */
#include "support.h"

/* What happened, in the order of the texts that ran. */
static char told[64];

static void tell(char what)
{
  size_t length = strlen(told);
  if (length + 1 < sizeof told) told[length] = what, told[length + 1] = '\0';
}

/* Every step runs twice in these games: what is told is told by the first run of two. */
static const char *once(void)
{
  static char half[64];
  size_t n = 0;
  for (size_t i = 0; told[i]; i += 2) half[n++] = told[i];
  half[n] = '\0';
  told[0] = '\0';
  return half;
}

static void tell_1(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  tell(context->you ? 'b' : 'a');
}
static void tell_2(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  tell(context->you ? 'd' : 'c');
}
static void tell_3(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  tell(context->you ? 'f' : 'e');
}

static void sweep(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId all[12];
  int n = 0;
  for (ArbSeat seat = 0; seat < 2; seat++)
    for (ZONE_EACH(game, card1, zone_at(game, EV_Z_FIELD, seat))) all[n++] = id_of(game, card1);
  ev_destroy(game, all, n, context->you);
}

static void damage_all(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  EvDeal deals[12];
  int n = 0;
  for (ArbSeat seat = 0; seat < 2; seat++)
    for (ZONE_EACH(game, card1, zone_at(game, EV_Z_FIELD, seat)))
      deals[n++] = (EvDeal){id_of(game, card1), context->me, 2, EV_BY_ABILITY};
  ev_deal(game, deals, n);
}

static void rule_12_4_3_fanfare_triggers_when_put_onto_the_field(void **state)
{
  ArbGame *game = table();
  begin(game);
  text(1, tell_1);
  cast(game, "Fanfare 1", 0);
  assert_string_equal(once(), "a");
  cast(game, "Plain 2/2", 0); /* another card's entering is not its own */
  assert_string_equal(once(), "");
  arb_destroy(game);
}

static void rule_12_5_3_what_comes_from_elsewhere_is_not_from_the_field(void **state)
{
  ArbGame *game = table();
  put(game, "Keeper", 0, "field"), put(game, "Filler", 0, "field");
  begin(game);
  text(3, tell_3);
  cast(game, "Spell 1", 0); /* it goes to the cemetery too */
  assert_string_equal(once(), "");
  text(4, damage_all);
  cast(game, "Spell 4", 0);
  assert_string_equal(once(), "e");
  arb_destroy(game);
}

static void rule_12_5_3_last_words_trigger_from_the_field_only(void **state)
{
  ArbGame *game = table();
  put(game, "Last Words 1", 0, "field");
  ArbId held = put(game, "Last Words 2", 0, "hand");
  begin(game);
  text(1, tell_1), text(2, tell_2), text(4, sweep);
  cast(game, "Spell 4", 0);
  assert_string_equal(once(), "a");
  game->s = game->base;
  assert_true(state_resolve(game->s, held) != NULL);
  arb_destroy(game);
}

/* 10.5.2.2, .3; S9: all of the active player's first, and his choice among several. */
static void rule_10_5_2_2_the_active_player_comes_first(void **state)
{
  ArbGame *game = table();
  put(game, "Last Words 1", 1, "field");
  ArbId one = put(game, "Last Words 1", 0, "field"), two = put(game, "Last Words 2", 0, "field");
  begin(game);
  text(1, tell_1), text(2, tell_2), text(4, sweep);
  cast(game, "Spell 4", 0);
  assert_string_equal(asked(game), "10.7.3");
  assert_int_equal(asks(game), 0);
  assert_int_equal(arb_decision(game)->option_count, 2);
  (void)one, (void)two;
  char label[100];
  arb_option_label(game, 1, label, sizeof label);
  assert_string_equal(label, "Last Words of Last Words 2");
  int32_t second = 1;
  answer_with(game, &second, 1);
  assert_string_equal(once(), "cab");
  arb_destroy(game);
}

static void again(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  tell(context->you ? 'b' : 'a');
  if (context->you == 0 &&
      ev_count(game, EV_Z_FIELD, 0) == 0) /* another one of the active player */
    ev_put(game, (ArbId[]){named(game, "Fanfare 2", "hand", 0)}, 1, EV_Z_FIELD, 0, 0);
}

static void rule_10_5_2_3_new_abilities_of_the_active_player_come_first_again(void **state)
{
  ArbGame *game = table();
  put(game, "Last Words 1", 1, "field"), put(game, "Last Words 1", 0, "field");
  put(game, "Fanfare 2", 0, "hand");
  begin(game);
  text(1, again), text(2, tell_2), text(4, sweep);
  cast(game, "Spell 4", 0);
  assert_string_equal(once(), "acb");
  arb_destroy(game);
}

static void weaken(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  tell(context->you ? 'b' : 'a');
  ArbId it = nth(game, "field", 0, 0);
  EvDeal deal = {it, context->me, 9, EV_BY_ABILITY};
  if (state_resolve(game->s, it)) ev_deal(game, &deal, 1);
}

/* Rules handling between two abilities: the third one triggers before the second runs. */
static void rule_10_5_2_1_rules_handling_comes_before_each_ability(void **state)
{
  ArbGame *game = table();
  put(game, "Mourner", 0, "field");
  put(game, "Last Words 1", 0, "field"), put(game, "Last Words 1", 1, "field");
  begin(game);
  text(1, weaken), text(3, tell_3), text(4, damage_all);
  ArbId mourner = nth(game, "field", 0, 0);
  set(game, mourner, "damage", -5);
  cast(game, "Spell 4", 0);
  int32_t last_words = 1;
  assert_string_equal(asked(game), "10.7.3"); /* the mourner and the dead one's own */
  answer_with(game, &last_words, 1);
  assert_string_equal(asked(game), "10.7.3"); /* the mourner died: a second time for itself */
  answer_with(game, &(int32_t){0}, 1);
  assert_string_equal(once(), "aeeb");
  arb_destroy(game);
}

static void rule_11_1_3_all_that_is_due_is_handled_at_once(void **state)
{
  ArbGame *game = table();
  put(game, "Mourner", 0, "field"), put(game, "Filler", 0, "field");
  begin(game);
  text(3, tell_3), text(4, damage_all);
  cast(game, "Spell 4", 0); /* 10.7.4.2: the mourner sees itself and the other one die */
  answer_with(game, &(int32_t){0}, 1);
  assert_string_equal(once(), "ee");
  arb_destroy(game);
}

static void rule_11_3_1_a_follower_without_defense_is_destroyed(void **state)
{
  ArbGame *game = table();
  ArbId weak = put(game, "Plain 2/2", 1, "field"), strong = put(game, "Plain 3/4", 1, "field");
  ArbId relic = put(game, "Relic", 1, "field");
  begin(game);
  text(4, damage_all);
  cast(game, "Spell 4", 0);
  assert_false(is_in(game, weak, "field"));
  assert_true(is_in(game, strong, "field"));
  assert_true(is_in(game, relic, "field")); /* an amulet has no defense */
  assert_int_equal(events_of(game, "destroy"), 1);
  arb_destroy(game);
}

static void wound_and_heal(ArbGame *game, const ArbContext *context, const ArbValue *values,
                           int count)
{
  ArbId it = nth(game, "field", 1, 0);
  EvDeal deal = {it, context->me, 3, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
  ev_give(game, it, EV_F_DEFENSE, 2, 0, EV_UNTIL_LEAVES);
}

static void rule_11_1_2_what_holds_no_more_is_not_handled(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 2/2", 1, "field");
  begin(game);
  text(1, wound_and_heal);
  cast(game, "Spell 1", 0);
  assert_true(is_in(game, it, "field"));
  assert_int_equal(look(game, it, "defense"), 1);
  arb_destroy(game);
}

/* No verb overfills a field: the position is built. */
static void rule_11_4_1_too_many_cards_on_a_field(void **state)
{
  ArbGame *game = table();
  ArbId cards[7];
  for (int i = 0; i < 7; i++) cards[i] = put(game, "Filler", 1, "field");
  begin(game);
  cast(game, "Spell 1", 0);
  assert_string_equal(asked(game), "11.4.1");
  assert_int_equal(asks(game), 1);
  choose_all(game, cards + 2, 5);
  assert_false(is_in(game, cards[0], "field"));
  assert_true(is_in(game, cards[6], "field"));
  assert_int_equal(size_of(game, "cemetery", 1), 2);
  assert_int_equal(events_of(game, "destroy"), 0);
  arb_destroy(game);
}

static void rule_11_5_1_too_many_cards_in_an_ex_area(void **state)
{
  ArbGame *game = table();
  ArbId cards[6];
  for (int i = 0; i < 6; i++) cards[i] = put(game, "Filler", 0, "ex");
  begin(game);
  cast(game, "Spell 1", 0);
  assert_string_equal(asked(game), "11.5.1");
  choose_all(game, cards + 1, 5);
  assert_int_equal(size_of(game, "ex", 0), 5);
  assert_int_equal(size_of(game, "cemetery", 0), 2); /* with the spell */
  arb_destroy(game);
}

static void rule_10_7_2_1_each_time_is_one_pending_ability(void **state)
{
  ArbGame *game = table();
  put(game, "Mourner", 0, "field");
  for (int i = 0; i < 3; i++) put(game, "Filler", 0, "field");
  put(game, "Filler", 1, "field"); /* not one of yours */
  begin(game);
  set(game, nth(game, "field", 0, 0), "damage", -9);
  text(3, tell_3), text(4, damage_all);
  cast(game, "Spell 4", 0);
  assert_string_equal(once(), "eee"); /* of three that died alike none is asked for first */
  arb_destroy(game);
}

/* S8: a follower with it can be played; the ability is pending no more. */
static void rule_10_7_3_2_an_ability_that_cannot_be_played_is_dropped(void **state)
{
  ArbGame *game = table();
  begin(game);
  text(1, tell_1);
  cast(game, "Fanfare Aim", 0);
  assert_string_equal(once(), "");
  assert_int_equal(game->base->pools[EV_POOL_ITEM].count, 0);
  put(game, "Filler", 1, "field");
  cast(game, "Fanfare Aim", 0);
  assert_string_equal(once(), "a");
  arb_destroy(game);
}

static void rule_10_4_7_the_cost_of_an_automatic_ability_need_not_be_paid(void **state)
{
  ArbGame *game = table();
  begin(game);
  text(2, tell_2);
  cast(game, "Paid Fanfare", 0);
  assert_string_equal(asked(game), "10.4.7");
  choose(game, "no", NOBODY);
  assert_string_equal(once(), "");
  assert_int_equal(of_player(game, 0, "play_points"), 9);
  cast(game, "Paid Fanfare", 0);
  choose(game, "yes", NOBODY);
  assert_string_equal(once(), "c");
  assert_int_equal(of_player(game, 0, "play_points"), 6);
  set(game, arb_player_id(0), "play_points", 2);
  cast(game, "Paid Fanfare", 0); /* 10.7.3.2: one is left, it costs two */
  assert_string_equal(asked(game), "7.3.3");
  arb_destroy(game);
}

static void rule_10_7_4_2_what_enters_together_sees_each_other(void **state)
{
  ArbGame *game = table();
  begin(game);
  text(3, tell_3);
  text(1, NULL);
  cast(game, "Greeter", 0); /* it sees itself */
  assert_string_equal(once(), "e");
  cast(game, "Plain 2/2", 0);
  assert_string_equal(once(), "e");
  arb_destroy(game);
}

static void steal(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_take_control(game, (ArbId[]){nth(game, "field", 1, 0)}, 1, 0, 0);
}

static void rule_10_7_4_3_changing_fields_is_not_entering(void **state)
{
  ArbGame *game = table();
  put(game, "Greeter", 0, "field");
  ArbId it = put(game, "Plain 2/2", 1, "field");
  begin(game);
  text(3, tell_3), text(1, steal);
  cast(game, "Spell 1", 0);
  assert_string_equal(once(), "");
  assert_true(is_in(game, it, "field"));
  assert_int_equal(card_at(game, id_index1(it))->controller, 0);
  assert_false(offered(game, "attack", it)); /* S22 */
  arb_destroy(game);
}

static EvPast recalled;
static bool knew;

static void recall_source(ArbGame *game, const ArbContext *context, const ArbValue *values,
                          int count)
{
  knew = ev_recall(game, id_index1(context->item), context->me, &recalled);
}

static void boost_and_kill(ArbGame *game, const ArbContext *context, const ArbValue *values,
                           int count)
{
  ArbId it = nth(game, "field", 0, 0);
  ev_give(game, it, EV_F_ATTACK, 4, 0, EV_UNTIL_LEAVES);
  ev_destroy(game, &it, 1, context->you);
}

/* 10.7.4.1.2, 10.11.1, S15: with what modified it. */
static void rule_10_7_4_1_2_what_left_the_field_is_known_as_it_was_there(void **state)
{
  ArbGame *game = table();
  put(game, "Last Words 1", 0, "field");
  begin(game);
  text(1, recall_source), text(4, boost_and_kill);
  cast(game, "Spell 4", 0);
  assert_true(knew);
  assert_int_equal(recalled.attack, 5);
  assert_int_equal(recalled.def, def_of("Last Words 1"));
  assert_int_equal(recalled.controller, 0);
  assert_int_equal(game->base->pools[EV_POOL_PAST].count, 0); /* it goes with the item */
  arb_destroy(game);
}

static void kill_striker(ArbGame *game, const ArbContext *context, const ArbValue *values,
                         int count)
{
  ArbId me = context->me;
  tell('s');
  if (state_resolve(game->s, me)) ev_banish(game, &me, 1, context->you);
}

/* 10.7.7: and it is resolved all the same (10.6.2.7.2.1). */
static void rule_10_7_7_an_ability_is_played_though_its_card_is_gone(void **state)
{
  ArbGame *game = table();
  put(game, "Greeter", 0, "field");
  begin(game);
  text(3, kill_striker); /* two times pending, the first one banishes the card */
  cast(game, "Plain 2/2", 0);
  once();
  cast(game, "Fanfare 1", 0);
  put(game, "Greeter", 0, "field");
  arb_forget_events(game);
  text(4, NULL);
  cast(game, "Greeter", 0); /* two greeters see it: each is banished by its own ability */
  while (arb_advance(game) == ARB_AWAITING && strcmp(asked(game), "10.7.3") == 0)
    answer_with(game, &(int32_t){0}, 1);
  assert_string_equal(once(), "ss");
  arb_destroy(game);
}

static void recall_then_banish_the_others(ArbGame *game, const ArbContext *context,
                                          const ArbValue *values, int count)
{
  knew = ev_recall(game, id_index1(context->item), context->me, &recalled);
  for (ZONE_EACH(game, card1, zone_at(game, EV_Z_FIELD, 0)))
    if (!id_equal(id_of(game, card1), context->me))
      ev_banish(game, (ArbId[]){id_of(game, card1)}, 1, 0);
}

/* The second ability waits while its card is banished, and knows it as it was. */
static void rule_10_11_1_what_waits_remembers_its_card(void **state)
{
  ArbGame *game = table();
  ArbId one = put(game, "Greeter", 0, "field"), other = put(game, "Greeter", 0, "field");
  set(game, other, "engaged", 1);
  begin(game);
  text(3, recall_then_banish_the_others);
  cast(game, "Plain 2/2", 0);
  answer_with(game, &(int32_t){0}, 1); /* that of `one` */
  assert_false(is_in(game, one, "field"));
  assert_false(is_in(game, other, "field"));
  assert_true(knew);
  assert_true(id_equal(recalled.id, other));
  assert_int_equal(recalled.flags & EV_ENGAGED, EV_ENGAGED);
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_12_4_3_fanfare_triggers_when_put_onto_the_field),
    cmocka_unit_test(rule_12_5_3_what_comes_from_elsewhere_is_not_from_the_field),
    cmocka_unit_test(rule_12_5_3_last_words_trigger_from_the_field_only),
    cmocka_unit_test(rule_10_5_2_2_the_active_player_comes_first),
    cmocka_unit_test(rule_10_5_2_3_new_abilities_of_the_active_player_come_first_again),
    cmocka_unit_test(rule_10_5_2_1_rules_handling_comes_before_each_ability),
    cmocka_unit_test(rule_11_1_3_all_that_is_due_is_handled_at_once),
    cmocka_unit_test(rule_11_3_1_a_follower_without_defense_is_destroyed),
    cmocka_unit_test(rule_11_1_2_what_holds_no_more_is_not_handled),
    cmocka_unit_test(rule_11_4_1_too_many_cards_on_a_field),
    cmocka_unit_test(rule_11_5_1_too_many_cards_in_an_ex_area),
    cmocka_unit_test(rule_10_7_2_1_each_time_is_one_pending_ability),
    cmocka_unit_test(rule_10_7_3_2_an_ability_that_cannot_be_played_is_dropped),
    cmocka_unit_test(rule_10_4_7_the_cost_of_an_automatic_ability_need_not_be_paid),
    cmocka_unit_test(rule_10_7_4_2_what_enters_together_sees_each_other),
    cmocka_unit_test(rule_10_7_4_3_changing_fields_is_not_entering),
    cmocka_unit_test(rule_10_7_4_1_2_what_left_the_field_is_known_as_it_was_there),
    cmocka_unit_test(rule_10_11_1_what_waits_remembers_its_card),
    cmocka_unit_test(rule_10_7_7_an_ability_is_played_though_its_card_is_gone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
