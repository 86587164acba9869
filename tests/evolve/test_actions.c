/* SPDX-License-Identifier: MIT */
/* test_actions.c -- the actions of card scripts, as the table has them. */
#include "kernel/parts/act.h"
#include "support.h"

/* What the bindings do: looks a row up, gives it its values, those left out being nil. */
static ArbValue act(ArbGame *game, const ArbContext *context, const char *name,
                    const ArbValue *values, int count)
{
  ArbValue all[ARB_PARAMS_MAX] = {{0}};
  for (int i = 0; i < count; i++) all[i] = values[i];
  for (int i = 0; i < arb_actions_in(ev_rules.actions); i++)
    if (strcmp(ev_rules.actions[i].name, name) == 0)
      return ev_rules.actions[i].run(game, context, all);
  fail_msg("no action is called %s", name);
  return value_nil();
}
#define ACT_WITH(name, ...)                                 \
  act(game, context, name, (const ArbValue[]){__VA_ARGS__}, \
      (int)(sizeof((const ArbValue[]){__VA_ARGS__}) / sizeof(ArbValue)))

static ArbValue text_value(const char *name)
{
  return (ArbValue){.type = ARB_T_NAME, .name = name};
}

static ArbValue names(const char *const *list_of, int count)
{
  return (ArbValue){.type = ARB_T_NAMES, .names = list_of, .count = count};
}

static ArbValue player(ArbSeat seat)
{
  return value_object(id_player(seat));
}

/* All cards of a zone, as a script has them. */
static ArbValue cards_in(ArbGame *game, const char *zone, ArbSeat seat)
{
  ArbId *ids = arena_take(game, 64 * sizeof *ids);
  int count = size_of(game, zone, seat);
  for (int i = 0; i < count; i++) ids[i] = nth(game, zone, seat, i);
  return value_list(ids, count);
}

/* ---- Tokens (5.4.2, 9.1) ------------------------------------------------------------ */

static const char *const fairy[] = {"Fairy"};
static const char *const two_kinds[] = {"Ghost", "Sigil"};

TEXT(summon_two)
{
  ArbValue made = ACT_WITH("summon", names(fairy, 1), value_int(2));
  assert_int_equal(made.count, 2);
  assert_true(ev_on_field(game, made.ids[1]));
}

static void rule_5_4_2_1_summoned_tokens_come_onto_your_field(void **state)
{
  ArbGame *game = begun();
  as_spell(game, summon_two);
  assert_int_equal(size_of(game, "field", 0), 2);
  assert_int_equal(size_of(game, "field", 1), 0);
  assert_int_equal(events_of(game, "enter"), 2); /* 9.1.2.2 */
  arb_destroy(game);
}

TEXT(tokens_into_ex)
{
  ACT_WITH("summon", names(fairy, 1), value_int(3), text_value("ex"));
}

static void rule_5_4_2_tokens_are_put_into_the_ex_area(void **state)
{
  ArbGame *game = begun();
  as_spell(game, tokens_into_ex);
  assert_int_equal(size_of(game, "ex", 0), 3);
  assert_int_equal(look(game, nth(game, "ex", 0, 0), "token"), 1);
  assert_int_equal(events_of(game, "put"), 3); /* 9.1.2.2 */
  arb_destroy(game);
}

TEXT(summon_for_the_other)
{
  ArbValue made = ACT_WITH("summon", names(fairy, 1), value_nil(), value_nil(), player(1));
  assert_int_equal(card_at(game, id_index1(made.ids[0]))->owner, 1);
}

static void rule_9_1_2_1_a_token_belongs_to_whose_field_it_is(void **state)
{
  ArbGame *game = begun();
  as_spell(game, summon_for_the_other);
  assert_int_equal(size_of(game, "field", 1), 1);
  arb_destroy(game);
}

TEXT(summon_one_of_each)
{
  ACT_WITH("summon", names(two_kinds, 2));
}

static void rule_4_4_4_2_which_of_two_tokens_is_selected(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 4; i++) put(game, "Relic", 0, "field");
  as_spell(game, summon_one_of_each);
  assert_string_equal(asked(game), "4.4.4.2");
  int32_t second = 1;
  answer_with(game, &second, 1);
  assert_int_equal(size_of(game, "field", 0), 5);
  assert_true(named(game, "Sigil", "field", 0).slot);
  arb_destroy(game);
}

TEXT(summon_three_or_into_ex)
{
  ACT_WITH("summon", names(fairy, 1), value_int(3), value_nil(), value_nil(), text_value("ex"));
}

static void rule_4_4_4_2_what_does_not_fit_may_go_into_the_ex_area(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 4; i++) put(game, "Relic", 0, "field");
  as_spell(game, summon_three_or_into_ex);
  assert_int_equal(size_of(game, "field", 0), 5);
  assert_int_equal(size_of(game, "ex", 0), 2);
  arb_destroy(game);
}

TEXT(count_cards)
{
  assert_int_equal(
      ACT_WITH("count", (ArbValue){.type = ARB_T_SELECTOR, .number = ENEMY_FOLLOWERS}).number, 2);
}

static void rule_9_1_1_1_tokens_count_among_the_cards(void **state)
{
  ArbGame *game = begun();
  put(game, "Fairy", 1, "field"), put(game, "Plain 2/2", 1, "field");
  as_spell(game, count_cards);
  assert_int_equal(of_player(game, 1, "field"), 2);
  arb_destroy(game);
}

/* ---- Put (5.4.1, 4.1.6) ------------------------------------------------------------- */

TEXT(all_of_the_hand_onto_the_field)
{
  ArbValue put_there = ACT_WITH("put", cards_in(game, "hand", 0), text_value("field"));
  assert_int_equal(put_there.count, 1); /* 4.4.1: a spell does not stand there */
  assert_true(ev_on_field(game, put_there.ids[0]));
}

static void rule_5_4_1_a_card_is_put_onto_its_owners_field(void **state)
{
  ArbGame *game = begun();
  ArbId spell = put(game, "Spell 1", 0, "hand");
  put(game, "Plain 2/2", 0, "hand"), put(game, "Spell 2", 0, "hand");
  text(1, all_of_the_hand_onto_the_field);
  choose(game, "play", spell);
  assert_int_equal(size_of(game, "field", 0), 1);
  assert_int_equal(size_of(game, "hand", 0), 1);
  arb_destroy(game);
}

TEXT(their_field_into_ex)
{
  ACT_WITH("put", cards_in(game, "field", 1), text_value("ex"));
}

static void rule_4_1_6_a_card_goes_into_its_owners_ex_area(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field");
  as_spell(game, their_field_into_ex);
  assert_int_equal(size_of(game, "ex", 1), 1);
  assert_int_equal(size_of(game, "ex", 0), 0);
  arb_destroy(game);
}

TEXT(hand_into_the_deck)
{
  ACT_WITH("put", cards_in(game, "hand", 0), text_value("deck"));
}

static void rule_5_8_1_cards_put_into_a_deck_are_shuffled_in(void **state)
{
  ArbGame *game = begun();
  ArbId spell = put(game, "Spell 1", 0, "hand");
  for (int i = 0; i < 3; i++) put(game, "Plain 2/2", 0, "hand");
  text(1, hand_into_the_deck);
  choose(game, "play", spell);
  assert_int_equal(size_of(game, "deck", 0), 13);
  assert_int_equal(events_of(game, "shuffle"), 1);
  arb_destroy(game);
}

TEXT(fill_ex)
{
  assert_int_equal(ACT_WITH("fill", text_value("ex")).count, 3);
}

static void rule_4_8_3_an_ex_area_is_filled_card_by_card(void **state)
{
  ArbGame *game = begun();
  put(game, "Relic", 0, "ex"), put(game, "Relic", 0, "ex");
  as_spell(game, fill_ex);
  assert_int_equal(size_of(game, "ex", 0), 5);
  assert_int_equal(size_of(game, "deck", 0), 7);
  assert_int_equal(of_player(game, 0, "ex_room"), 0);
  arb_destroy(game);
}

TEXT(mill_two)
{
  assert_int_equal(ACT_WITH("mill", value_int(2)).count, 2);
}

static void rule_4_9_2_cards_of_the_deck_are_put_into_the_cemetery_faceup(void **state)
{
  ArbGame *game = begun();
  as_spell(game, mill_two);
  assert_int_equal(size_of(game, "cemetery", 0), 3); /* with the spell */
  assert_int_equal(events_of(game, "discard"), 0);
  assert_true(arb_know_sees(game, game->base, id_index1(nth(game, "cemetery", 0, 0)), 1));
  arb_destroy(game);
}

/* ---- Damage and gifts --------------------------------------------------------------- */

TEXT(deal_two_to_both)
{
  ArbId targets[] = {nth(game, "field", 1, 0), leader(game, 1)};
  assert_true(ACT_WITH("deal", value_int(2), value_list(targets, 2)).number);
}

static void rule_5_13_1_damage_is_dealt_to_followers_and_leaders_at_once(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 3/4", 1, "field");
  as_spell(game, deal_two_to_both);
  assert_int_equal(look(game, it, "defense"), 2);
  assert_int_equal(of_player(game, 1, "defense"), 18);
  arb_destroy(game);
}

TEXT(deal_nothing)
{
  assert_false(ACT_WITH("deal", value_int(0), value_object(leader(game, 1))).number);
  assert_false(ACT_WITH("deal", value_int(-3), value_object(leader(game, 1))).number);
}

static void rule_1_3_2_2_zero_and_negative_damage_is_not_dealt(void **state)
{
  ArbGame *game = begun();
  as_spell(game, deal_nothing);
  assert_int_equal(of_player(game, 1, "defense"), 20);
  assert_int_equal(events_of(game, "damage"), 0);
  arb_destroy(game);
}

TEXT(give_to_it_and_leader)
{
  ArbId whom[] = {nth(game, "field", 0, 0), leader(game, 0)};
  ACT_WITH("give", value_list(whom, 2), value_int(1), value_int(2));
}

static void rule_2_8_3_leaders_have_defense_that_grows(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  as_spell(game, give_to_it_and_leader);
  assert_int_equal(look(game, it, "attack"), 3);
  assert_int_equal(look(game, it, "defense"), 4);
  assert_int_equal(of_player(game, 0, "defense"), 22);
  assert_int_equal(events_of(game, "gain_defense"), 1);
  arb_destroy(game);
}

TEXT(their_defense_becomes_ten)
{
  ACT_WITH("set_defense", value_object(leader(game, 1)), value_int(10));
}

static void rule_2_8_3_1_a_leaders_defense_may_be_changed_to_a_value(void **state)
{
  ArbGame *game = begun();
  as_spell(game, their_defense_becomes_ten);
  assert_int_equal(of_player(game, 1, "defense"), 10);
  assert_int_equal(events_of(game, "damage"), 0);
  as_spell(game, their_defense_becomes_ten); /* 1.3.2.1 */
  assert_int_equal(events_of(game, "lose_defense"), 1);
  arb_destroy(game);
}

TEXT(storm_this_turn)
{
  ArbValue it = value_object(nth(game, "field", 0, 0));
  ArbValue storm = {.type = ARB_T_KEYWORD, .number = EV_KW_STORM};
  ACT_WITH("give", it, value_nil(), value_nil(), storm, value_int(EV_UNTIL_END_OF_TURN));
}

static void rule_7_4_7_a_keyword_given_for_a_turn_is_gone_then(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  as_spell(game, storm_this_turn);
  assert_true(ev_has(game, id_index1(it), EV_KW_STORM));
  end_turn(game);
  assert_false(ev_has(game, id_index1(it), EV_KW_STORM));
  arb_destroy(game);
}

TEXT(their_cost_becomes_one)
{
  ArbValue it = value_object(nth(game, "ex", 0, 0));
  ACT_WITH("set_cost", it, value_int(1));
  ACT_WITH("change_cost", it, value_int(2), value_int(EV_UNTIL_END_OF_TURN));
}

static void rule_10_10_2_4_a_cost_that_is_set_comes_before_what_is_added(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Big 5/5", 0, "ex");
  as_spell(game, their_cost_becomes_one);
  assert_int_equal(look(game, it, "price"), 3);
  end_turn(game);
  assert_int_equal(look(game, it, "price"), 1);
  arb_destroy(game);
}

TEXT(it_loses_all)
{
  ACT_WITH("lose_abilities", value_object(nth(game, "field", 1, 0)));
}

static void rule_10_9_1_2_a_follower_loses_its_abilities(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Bane Drain 2/2", 1, "field");
  as_spell(game, it_loses_all);
  assert_false(ev_has(game, id_index1(it), EV_KW_BANE));
  assert_false(ev_has(game, id_index1(it), EV_KW_DRAIN));
  assert_int_equal(look(game, it, "attack"), 2);
  arb_destroy(game);
}

/* ---- Cards that are gone (10.11.1) -------------------------------------------------- */

TEXT(destroy_it_and_gain_its_attack)
{
  ArbValue it = value_object(nth(game, "field", 1, 0));
  ACT_WITH("destroy", it);
  assert_false(ACT_WITH("exists", it).number);
  assert_int_equal(ACT_WITH("controller", it).id.slot, id_player(1).slot);
  ArbValue enemy = {.type = ARB_T_SELECTOR, .number = ENEMY_FOLLOWERS};
  assert_true(ACT_WITH("is", it, enemy).number);
  int attack_then = ev_attribute(game, context, it.id, ev_find_attribute("attack"));
  ACT_WITH("give", value_object(leader(game, 0)), value_nil(), value_int(attack_then));
}

static void rule_10_11_1_what_has_left_is_asked_about_as_it_was(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 3/4", 1, "field");
  as_spell(game, destroy_it_and_gain_its_attack);
  assert_int_equal(of_player(game, 0, "defense"), 23);
  arb_destroy(game);
}

/* ---- Decks and hands ---------------------------------------------------------------- */

TEXT(look_at_three_take_one)
{
  ArbValue top = ACT_WITH("look", value_int(3));
  ArbValue taken =
      ACT_WITH("choose", top, value_int(1), value_nil(), value_nil(), value_bool(true));
  ArbValue rest = ACT_WITH("rest", top, arg_given(&taken) ? taken : value_list(NULL, 0));
  assert_int_equal(rest.count, 2);
  ACT_WITH("put", taken, text_value("hand"));
  ACT_WITH("put", rest, text_value("deck_bottom"));
}

static void rule_5_10_1_the_rest_goes_to_the_bottom_in_any_order(void **state)
{
  ArbGame *game = begun();
  set(game, put(game, "Spell 1", 0, "deck"), "top", 1); /* of equal cards no order is asked */
  as_spell(game, look_at_three_take_one);
  assert_string_equal(asked(game), "10.6.2.7.2");
  choose(game, "card", arb_options(game)[1].object);
  assert_string_equal(asked(game), "4.1.5");
  assert_int_equal(arb_decision(game)->shape, ARB_ORDER);
  int32_t order[] = {1, 0};
  answer_with(game, order, 2);
  assert_int_equal(size_of(game, "hand", 0), 1);
  assert_int_equal(size_of(game, "deck", 0), 10);
  arb_destroy(game);
}

TEXT(search_onto_the_field)
{
  ArbValue found = ACT_WITH("search", value_nil(), value_int(2), value_nil(), text_value("field"));
  assert_int_equal(found.count, 2);
  assert_true(ev_on_field(game, found.ids[0]));
}

static void rule_5_7_2_what_is_found_goes_into_the_specified_zone(void **state)
{
  ArbGame *game = begun();
  as_spell(game, search_onto_the_field);
  choose_all(game, (ArbId[]){arb_options(game)[0].object, arb_options(game)[1].object}, 2);
  assert_int_equal(size_of(game, "field", 0), 2);
  assert_int_equal(events_of(game, "shuffle"), 1);
  arb_destroy(game);
}

TEXT(search_up_to_two)
{
  ACT_WITH("search", value_nil(), value_int(2), value_bool(true), text_value("ex"));
}

/* 1.3.5.1 */
static void rule_1_3_5_1_up_to_a_number_may_be_none(void **state)
{
  ArbGame *game = begun();
  as_spell(game, search_up_to_two);
  assert_int_equal(arb_decision(game)->min, 0);
  decline(game);
  assert_int_equal(size_of(game, "ex", 0), 0);
  assert_int_equal(events_of(game, "shuffle"), 1);
  arb_destroy(game);
}

TEXT(search_for_a_spell)
{
  ACT_WITH("search", (ArbValue){.type = ARB_T_SELECTOR, .number = SPELLS_OF_DECK});
}

static void rule_4_1_2_2_who_finds_nothing_is_asked_all_the_same(void **state)
{
  ArbGame *game = begun();
  as_spell(game, search_for_a_spell);
  assert_string_equal(asked(game), "5.7.1");
  assert_int_equal(arb_decision(game)->option_count, 0);
  decline(game);
  assert_int_equal(size_of(game, "hand", 0), 0);
  arb_destroy(game);
}

TEXT(other_discards_at_random)
{
  assert_int_equal(ACT_WITH("discard", value_int(1), player(1), value_bool(true)).number, 1);
}

static void rule_5_18_1_a_card_is_discarded_at_random(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 3; i++) put(game, "Filler", 1, "hand");
  as_spell(game, other_discards_at_random);
  assert_int_equal(size_of(game, "hand", 1), 2);
  assert_int_equal(size_of(game, "cemetery", 1), 1);
  assert_int_equal(events_of(game, "discard"), 1);
  arb_destroy(game);
}

TEXT(each_discards)
{
  ACT_WITH("discard", value_int(1), player(0));
  ACT_WITH("discard", value_int(1), player(1));
}

static void rule_3_1_2_4_1_a_player_who_is_named_does_it_himself(void **state)
{
  ArbGame *game = begun();
  ArbId spell = put(game, "Spell 1", 0, "hand");
  for (ArbSeat seat = 0; seat < 2; seat++)
    put(game, "Filler", seat, "hand"), put(game, "Relic", seat, "hand");
  text(1, each_discards);
  choose(game, "play", spell);
  assert_int_equal(asks(game), 0);
  choose(game, "card", named(game, "Relic", "hand", 0));
  assert_int_equal(asks(game), 1);
  choose(game, "card", named(game, "Filler", "hand", 1));
  assert_int_equal(size_of(game, "hand", 0), 1);
  assert_int_equal(size_of(game, "hand", 1), 1);
  arb_destroy(game);
}

TEXT(everybody_discards)
{
  assert_int_equal(ACT_WITH("all_discard", value_int(1)).number, 2);
}

static void rule_1_3_4_1_nobody_sees_what_the_first_one_selects(void **state)
{
  ArbGame *game = begun();
  ArbId spell = put(game, "Spell 1", 0, "hand");
  for (ArbSeat seat = 0; seat < 2; seat++)
    put(game, "Filler", seat, "hand"), put(game, "Relic", seat, "hand");
  text(1, everybody_discards);
  choose(game, "play", spell);
  assert_int_equal(asks(game), 0);
  choose(game, "card", named(game, "Relic", "hand", 0));
  assert_int_equal(asks(game), 1);
  assert_int_equal(events_of(game, "discard"), 0);
  choose(game, "card", named(game, "Filler", "hand", 1));
  assert_int_equal(events_of(game, "discard"), 2);
  arb_destroy(game);
}

TEXT(reveal_then_choose_a_spell)
{
  ArbValue spells = {.type = ARB_T_SELECTOR, .number = SPELLS_OF_DECK};
  ACT_WITH("reveal", cards_in(game, "deck", 0));
  ACT_WITH("choose", spells);
}

TEXT(choose_a_spell)
{
  ACT_WITH("choose", (ArbValue){.type = ARB_T_SELECTOR, .number = SPELLS_OF_DECK});
}

TEXT(reveal_move_then_choose_a_spell)
{
  ArbValue spells = {.type = ARB_T_SELECTOR, .number = SPELLS_OF_DECK};
  ArbId one = named(game, "Spell 2", "deck", 0);
  ACT_WITH("reveal", value_object(one));
  ACT_WITH("put", value_object(one), text_value("deck_bottom"));
  ACT_WITH("choose", spells);
}

TEXT(reveal_the_deck)
{
  ACT_WITH("reveal", cards_in(game, "deck", 0));
}

TEXT(choose_and_play_two)
{
  ArbValue spells = {.type = ARB_T_SELECTOR, .number = SPELLS_OF_DECK};
  ACT_WITH("play", value_object(named(game, "Spell 3", "hand", 0)));
  ACT_WITH("choose", spells);
}

/* SPELLS_OF_DECK has a condition: to find one is a duty where it lies revealed. */
static void rule_4_1_2_2_what_the_effect_revealed_must_be_found(void **state)
{
  ArbGame *game = begun();
  put(game, "Spell 2", 0, "deck");
  as_spell(game, reveal_then_choose_a_spell);
  assert_int_equal(arb_decision(game)->min, 1);
  arb_destroy(game);
}

static void rule_5_20_1_1_what_was_revealed_is_unrevealed_after_the_effect(void **state)
{
  ArbGame *game = begun();
  put(game, "Spell 2", 0, "deck");
  as_spell(game, reveal_the_deck);
  ArbId spell = put(game, "Spell 1", 0, "hand");
  text(1, choose_a_spell);
  choose(game, "play", spell);
  assert_int_equal(arb_decision(game)->min, 0);
  decline(game);
  arb_destroy(game);
}

static void rule_5_20_1_1_what_moves_within_its_zone_is_unrevealed(void **state)
{
  ArbGame *game = begun();
  put(game, "Spell 2", 0, "deck");
  as_spell(game, reveal_move_then_choose_a_spell);
  assert_int_equal(arb_decision(game)->min, 0);
  decline(game);
  arb_destroy(game);
}

/* The effect that revealed it was within another one, which goes on. */
static void rule_5_20_1_1_the_effect_of_a_card_that_is_played_meanwhile(void **state)
{
  ArbGame *game = begun();
  put(game, "Spell 2", 0, "deck");
  put(game, "Spell 3", 0, "hand");
  text(3, reveal_the_deck);
  as_spell(game, choose_and_play_two);
  assert_int_equal(arb_decision(game)->min, 0);
  decline(game);
  arb_destroy(game);
}

/* ---- Choosing ----------------------------------------------------------------------- */

static const char *const golems[] = {"Fairy", "Ghost"};

TEXT(one_of_two_tokens)
{
  ArbValue which = ACT_WITH("either", names(golems, 2));
  ACT_WITH("summon", names(&which.name, 1));
}

static void rule_10_6_2_7_2_one_of_two_tokens(void **state)
{
  ArbGame *game = begun();
  char label[80];
  as_spell(game, one_of_two_tokens);
  arb_option_label(game, 1, label, sizeof label);
  assert_string_equal(label, "Ghost");
  int32_t second = 1;
  answer_with(game, &second, 1);
  assert_true(named(game, "Ghost", "field", 0).slot);
  arb_destroy(game);
}

TEXT(say_a_number)
{
  ArbValue n = ACT_WITH("number", value_int(0), value_int(3));
  ACT_WITH("deal", n, value_object(leader(game, 1)));
}

static void rule_1_3_5_a_number_is_zero_or_more(void **state)
{
  ArbGame *game = begun();
  as_spell(game, say_a_number);
  assert_int_equal(arb_decision(game)->shape, ARB_NUMBER);
  int32_t wrong = -1, two = 2;
  assert_true(arb_answer(game, arb_decision(game)->number, &wrong, 1) < 0);
  answer_with(game, &two, 1);
  assert_int_equal(of_player(game, 1, "defense"), 18);
  arb_destroy(game);
}

TEXT(ask_the_other)
{
  if (ACT_WITH("yes", text_value("On top?"), player(1)).number)
    ACT_WITH("put", value_object(nth(game, "field", 1, 0)), text_value("deck_top"));
  else ACT_WITH("put", value_object(nth(game, "field", 1, 0)), text_value("deck_bottom"));
}

static void rule_4_1_5_a_follower_goes_to_the_end_its_controller_says(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 3/4", 1, "field");
  as_spell(game, ask_the_other);
  assert_int_equal(asks(game), 1);
  choose(game, "yes", NOBODY);
  assert_int_equal(look(game, nth(game, "deck", 1, 0), "cost"), 3);
  arb_destroy(game);
}

/* ---- Players and turns -------------------------------------------------------------- */

TEXT(win_now)
{
  ACT_WITH("win", value_nil());
}
TEXT(they_lose_now)
{
  ACT_WITH("lose", player(1));
}

static void rule_1_2_4_a_card_wins_the_game_at_once(void **state)
{
  ArbGame *game = begun();
  put(game, "Greeter", 0, "field");
  as_spell(game, win_now);
  assert_int_equal(arb_advance(game), ARB_OVER);
  assert_int_equal(game->base->winner, 0);
  arb_destroy(game);
  game = begun();
  as_spell(game, they_lose_now);
  assert_int_equal(game->base->winner, 0);
  arb_destroy(game);
}

TEXT(another_turn)
{
  ACT_WITH("extra_turn", value_nil());
}

static void rule_1_3_1_another_turn_against_the_order_of_turns(void **state)
{
  ArbGame *game = begun();
  as_spell(game, another_turn);
  end_turn(game);
  assert_int_equal(look(game, NOBODY, "turn_player"), 0);
  assert_int_equal(of_player(game, 0, "turn_player"), 1);
  end_turn(game);
  assert_int_equal(look(game, NOBODY, "turn_player"), 1);
  arb_destroy(game);
}

TEXT(one_more_point)
{
  ACT_WITH("gain_evolution_points", value_int(1));
}

static void rule_3_2_5_a_card_gives_an_evolution_point(void **state)
{
  ArbGame *game = begun();
  as_spell(game, one_more_point);
  assert_int_equal(of_player(game, 0, "evolution_points"), 1);
  arb_destroy(game);
}

TEXT(draw_one)
{
  ACT_WITH("draw", value_int(1));
}

TEXT(counters_come_and_go)
{
  ArbValue it = value_object(nth(game, "field", 0, 0)),
           other = value_object(nth(game, "field", 0, 1));
  ArbValue stack = text_value("stack");
  ACT_WITH("put_counters", it, stack, value_int(3));
  assert_int_equal(ACT_WITH("remove_counters", it, stack, value_int(1)).number, 1);
  assert_int_equal(ACT_WITH("transfer_counters", it, other, stack).number, 2);
  assert_int_equal(ACT_WITH("counters", it, stack).number, 0);
  assert_int_equal(ACT_WITH("counters", other, stack).number, 2);
  assert_int_equal(ACT_WITH("remove_counters", other, stack, value_int(5)).number, 2); /* 1.3.2 */
}

static void rule_14_1_3_counters_are_put_removed_and_moved(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 0, "field"), put(game, "Plain 3/4", 0, "field");
  as_spell(game, counters_come_and_go);
  assert_int_equal(events_of(game, "counters"), 5);
  arb_destroy(game);
}

TEXT(play_it_for_nothing)
{
  text(2, draw_one);
  ArbValue there = ACT_WITH("play", value_object(nth(game, "cemetery", 0, 0)), value_int(0));
  assert_true(is_in(game, there.id, "cemetery"));    /* as it lies now (4.1.4) */
  assert_int_equal(ev_count(game, EV_Z_HAND, 0), 1); /* it has been resolved within */
}

/* S20 */
static void rule_10_6_1_a_card_is_played_by_an_effect(void **state)
{
  ArbGame *game = begun();
  put(game, "Spell 2", 0, "cemetery");
  int before = of_player(game, 0, "play_points");
  as_spell(game, play_it_for_nothing);
  assert_int_equal(of_player(game, 0, "play_points"), before - 1);
  assert_int_equal(of_player(game, 0, "played"), 2); /* 13.2.1.3 */
  arb_destroy(game);
}

TEXT(evolves_for_nothing)
{
  ACT_WITH("set_evolve_cost", value_object(nth(game, "field", 0, 0)), value_int(0));
}

static void rule_12_2_1_an_evolve_cost_is_changed(void **state)
{
  ArbGame *game = begun();
  ArbId it = put(game, "Master", 0, "field");
  put(game, "Master+", 0, "evolve_deck");
  as_spell(game, evolves_for_nothing);
  int before = of_player(game, 0, "play_points");
  choose(game, "use", it);
  assert_int_equal(look(game, it, "evolved"), 1);
  assert_int_equal(of_player(game, 0, "play_points"), before);
  arb_destroy(game);
}

/* ---- Evolving, changing places ------------------------------------------------------ */

TEXT(evolve_first)
{
  ACT_WITH("evolve", value_object(nth(game, "field", 0, 0)));
}
TEXT(turn_first_facedown)
{
  ACT_WITH("turn_facedown", value_object(nth(game, "evolve_deck", 0, 0)));
}

static void rule_4_2_3_a_used_evolve_card_may_be_turned_facedown(void **state)
{
  ArbGame *game = begun();
  put(game, "Fighter", 0, "field");
  ArbId used = put(game, "Fighter+", 0, "evolve_deck");
  set(game, used, "faceup", 1);
  as_spell(game, evolve_first);
  assert_int_equal(look(game, nth(game, "field", 0, 0), "evolved"), 0); /* 5.15.1.1 */
  as_spell(game, turn_first_facedown);
  assert_int_equal(look(game, used, "faceup"), 0);
  assert_int_equal(events_of(game, "facedown"), 1);
  as_spell(game, evolve_first);
  assert_int_equal(look(game, nth(game, "field", 0, 0), "evolved"), 1);
  arb_destroy(game);
}

TEXT(steal_all)
{
  ACT_WITH("take_control", cards_in(game, "field", 1));
}

static void rule_4_4_4_2_which_followers_change_fields(void **state)
{
  ArbGame *game = begun();
  for (int i = 0; i < 4; i++) put(game, "Relic", 0, "field");
  put(game, "Plain 2/2", 1, "field");
  ArbId big = put(game, "Big 5/5", 1, "field");
  as_spell(game, steal_all);
  assert_string_equal(asked(game), "4.4.4.2");
  choose(game, "card", big);
  assert_int_equal(size_of(game, "field", 0), 5);
  assert_int_equal(size_of(game, "field", 1), 1);
  assert_int_equal(card_at(game, id_index1(big))->controller, 0);
  arb_destroy(game);
}

TEXT(transform_theirs)
{
  ArbValue made = ACT_WITH("transform", cards_in(game, "field", 1), text_value("Ghost"));
  assert_int_equal(made.count, 2);
}

static void rule_5_16_1_every_transformed_card_makes_a_token(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field"), put(game, "Relic", 1, "field");
  as_spell(game, transform_theirs);
  assert_int_equal(size_of(game, "field", 1), 2);
  assert_int_equal(size_of(game, "banished", 1), 2);
  assert_true(named(game, "Ghost", "field", 1).slot);
  arb_destroy(game);
}

TEXT(transform_into_a_card)
{
  ACT_WITH("transform", cards_in(game, "field", 1), text_value("Filler"));
}

static void rule_9_1_2_3_only_a_token_is_created_by_its_name(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field");
  refused_spell(game, transform_into_a_card, "there is no token \"Filler\"");
  assert_int_equal(size_of(game, "banished", 1), 0);
  arb_destroy(game);
}

TEXT(give_what_only_waits)
{
  ArbContext delays = *context;
  delays.def = def_of("Delays");
  context = &delays;
  ACT_WITH("give_ability", cards_in(game, "field", 1), text_value("later"));
}

/* 10.7.5.1: a delayed ability belongs to nothing. */
static void rule_10_7_5_a_card_is_not_given_a_delayed_ability(void **state)
{
  ArbGame *game = begun();
  put(game, "Plain 2/2", 1, "field");
  refused_spell(game, give_what_only_waits, "\"later\" is a 'delayed', which no card can have");
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_9_1_2_3_only_a_token_is_created_by_its_name),
    cmocka_unit_test(rule_10_7_5_a_card_is_not_given_a_delayed_ability),
    cmocka_unit_test(rule_5_4_2_1_summoned_tokens_come_onto_your_field),
    cmocka_unit_test(rule_5_4_2_tokens_are_put_into_the_ex_area),
    cmocka_unit_test(rule_9_1_2_1_a_token_belongs_to_whose_field_it_is),
    cmocka_unit_test(rule_4_4_4_2_which_of_two_tokens_is_selected),
    cmocka_unit_test(rule_4_4_4_2_what_does_not_fit_may_go_into_the_ex_area),
    cmocka_unit_test(rule_9_1_1_1_tokens_count_among_the_cards),
    cmocka_unit_test(rule_5_4_1_a_card_is_put_onto_its_owners_field),
    cmocka_unit_test(rule_4_1_6_a_card_goes_into_its_owners_ex_area),
    cmocka_unit_test(rule_5_8_1_cards_put_into_a_deck_are_shuffled_in),
    cmocka_unit_test(rule_4_8_3_an_ex_area_is_filled_card_by_card),
    cmocka_unit_test(rule_4_9_2_cards_of_the_deck_are_put_into_the_cemetery_faceup),
    cmocka_unit_test(rule_5_13_1_damage_is_dealt_to_followers_and_leaders_at_once),
    cmocka_unit_test(rule_1_3_2_2_zero_and_negative_damage_is_not_dealt),
    cmocka_unit_test(rule_2_8_3_leaders_have_defense_that_grows),
    cmocka_unit_test(rule_2_8_3_1_a_leaders_defense_may_be_changed_to_a_value),
    cmocka_unit_test(rule_7_4_7_a_keyword_given_for_a_turn_is_gone_then),
    cmocka_unit_test(rule_10_10_2_4_a_cost_that_is_set_comes_before_what_is_added),
    cmocka_unit_test(rule_10_9_1_2_a_follower_loses_its_abilities),
    cmocka_unit_test(rule_10_11_1_what_has_left_is_asked_about_as_it_was),
    cmocka_unit_test(rule_5_10_1_the_rest_goes_to_the_bottom_in_any_order),
    cmocka_unit_test(rule_5_7_2_what_is_found_goes_into_the_specified_zone),
    cmocka_unit_test(rule_1_3_5_1_up_to_a_number_may_be_none),
    cmocka_unit_test(rule_4_1_2_2_who_finds_nothing_is_asked_all_the_same),
    cmocka_unit_test(rule_5_18_1_a_card_is_discarded_at_random),
    cmocka_unit_test(rule_3_1_2_4_1_a_player_who_is_named_does_it_himself),
    cmocka_unit_test(rule_1_3_4_1_nobody_sees_what_the_first_one_selects),
    cmocka_unit_test(rule_4_1_2_2_what_the_effect_revealed_must_be_found),
    cmocka_unit_test(rule_5_20_1_1_what_was_revealed_is_unrevealed_after_the_effect),
    cmocka_unit_test(rule_5_20_1_1_what_moves_within_its_zone_is_unrevealed),
    cmocka_unit_test(rule_5_20_1_1_the_effect_of_a_card_that_is_played_meanwhile),
    cmocka_unit_test(rule_10_6_2_7_2_one_of_two_tokens),
    cmocka_unit_test(rule_1_3_5_a_number_is_zero_or_more),
    cmocka_unit_test(rule_4_1_5_a_follower_goes_to_the_end_its_controller_says),
    cmocka_unit_test(rule_1_2_4_a_card_wins_the_game_at_once),
    cmocka_unit_test(rule_1_3_1_another_turn_against_the_order_of_turns),
    cmocka_unit_test(rule_3_2_5_a_card_gives_an_evolution_point),
    cmocka_unit_test(rule_14_1_3_counters_are_put_removed_and_moved),
    cmocka_unit_test(rule_10_6_1_a_card_is_played_by_an_effect),
    cmocka_unit_test(rule_12_2_1_an_evolve_cost_is_changed),
    cmocka_unit_test(rule_4_2_3_a_used_evolve_card_may_be_turned_facedown),
    cmocka_unit_test(rule_4_4_4_2_which_followers_change_fields),
    cmocka_unit_test(rule_5_16_1_every_transformed_card_makes_a_token),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
