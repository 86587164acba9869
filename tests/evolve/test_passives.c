/* SPDX-License-Identifier: MIT */
/* test_passives.c -- passive abilities, persistent and replacement effects (10.1-10.3, 10.9,
** 10.10), what is prohibited (1.3.3), limits and costs that they change. */
#include <stdio.h>

#include "support.h"

#define TEXT(name) \
  static void name(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)

static ArbGame *ready(void)
{
  ArbGame *game = table();
  begin(game);
  return game;
}

/* Runs a function inside of a step, as a spell of player 0. */
static void run(ArbGame *game, Text *function)
{
  text(1, function);
  cast(game, "Spell 1", 0);
}

static int named_ability(const char *card, const char *name)
{
  const EvCardDef *def = &ev_cards(pool())->defs[def_of(card)];
  for (int i = 0; i < def->ability_count; i++)
    if (strcmp(ev_cards(pool())->abilities[def->first_ability + i].name, name) == 0)
      return def->first_ability + i;
  return -1;
}

static bool has(ArbGame *game, ArbId id, int keyword)
{
  return look(game, id, "keyword") >> keyword & 1;
}

/* ---- Passive abilities (10.1.1.3, 10.3) --------------------------------------------- */

/* SVE-RU-016: gained and lost as the condition comes and goes. */
static void rule_10_1_1_3_a_passive_ability_works_as_long_as_it_is_valid(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  assert_int_equal(look(game, it, "attack"), 2);
  ArbId leads = put(game, "Others +1/+1", 0, "field");
  assert_int_equal(look(game, it, "attack"), 3);
  assert_int_equal(look(game, it, "defense"), 3);
  assert_int_equal(look(game, leads, "attack"), 1); /* others */
  set(game, leads, "damage", 9);
  run(game, NULL); /* confirmation timing destroys it */
  assert_false(is_in(game, leads, "field"));
  assert_int_equal(look(game, it, "attack"), 2);
  arb_destroy(game);
}

static void rule_3_1_2_1_it_is_the_ability_of_who_controls_the_card(void **state)
{
  ArbGame *game = ready();
  ArbId mine = put(game, "Plain 2/2", 0, "field"), theirs = put(game, "Plain 2/2", 1, "field");
  put(game, "Others +1/+1", 1, "field");
  assert_int_equal(look(game, mine, "attack"), 2);
  assert_int_equal(look(game, theirs, "attack"), 3);
  arb_destroy(game);
}

TEXT(take_the_leader_of_others)
{
  ev_take_control(game, (ArbId[]){named(game, "Others +1/+1", "field", 1)}, 1, 0, 0);
}

static void rule_3_1_2_1_with_the_card_its_ability_changes_hands(void **state)
{
  ArbGame *game = ready();
  ArbId mine = put(game, "Plain 2/2", 0, "field"), theirs = put(game, "Plain 2/2", 1, "field");
  put(game, "Others +1/+1", 1, "field");
  run(game, take_the_leader_of_others);
  assert_int_equal(look(game, mine, "attack"), 3);
  assert_int_equal(look(game, theirs, "attack"), 2);
  arb_destroy(game);
}

static void rule_10_3_3_what_holds_under_a_condition_is_invalid_without_it(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Rush at 3 cards", 0, "field");
  put(game, "Filler", 0, "hand"), put(game, "Filler", 0, "hand");
  assert_false(has(game, it, EV_KW_RUSH));
  put(game, "Filler", 0, "hand");
  assert_true(has(game, it, EV_KW_RUSH));
  arb_destroy(game);
}

static void rule_10_3_5_it_is_not_valid_off_the_field(void **state)
{
  static const char *const zones[] = {"hand", "ex", "cemetery", "deck"};
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  for (int i = 0; i < 4; i++) put(game, "Yours +1/+0", 0, zones[i]);
  assert_int_equal(look(game, it, "attack"), 2);
  put(game, "Yours +1/+0", 0, "field");
  assert_int_equal(look(game, it, "attack"), 3);
  arb_destroy(game);
}

/* "This card costs 2 less": in the hand and the EX area. */
static void rule_10_3_4_what_speaks_of_a_zone_is_valid_there(void **state)
{
  ArbGame *game = ready();
  ArbId held = put(game, "2 less with a cemetery", 0, "hand"),
        lies = put(game, "2 less with a cemetery", 0, "ex");
  assert_int_equal(look(game, held, "price"), 2);
  put(game, "Filler", 0, "cemetery");
  assert_int_equal(look(game, held, "price"), 0);
  assert_int_equal(look(game, lies, "price"), 0);
  arb_destroy(game);
}

static void rule_10_3_1_an_effect_makes_abilities_invalid(void **state)
{
  ArbGame *game = ready();
  put(game, "Others +1/+1", 0, "field");
  ArbId it = put(game, "Plain 2/2", 0, "field"), ward = put(game, "Ward 2/2", 0, "field");
  assert_int_equal(look(game, it, "attack"), 3);
  put(game, "Enemies lose all", 1, "field");
  assert_int_equal(look(game, it, "attack"), 2);
  assert_false(has(game, ward, EV_KW_WARD));
  arb_destroy(game);
}

TEXT(banish_what_silences)
{
  ev_banish(game, (ArbId[]){named(game, "Enemies lose all", "field", 1)}, 1, 0);
}

/* It exists, and works again when what made it invalid has gone. */
static void rule_10_3_2_what_is_invalid_still_exists(void **state)
{
  ArbGame *game = ready();
  put(game, "Others +1/+1", 0, "field");
  ArbId it = put(game, "Plain 2/2", 0, "field");
  put(game, "Enemies lose all", 1, "field");
  assert_int_equal(look(game, it, "attack"), 2);
  run(game, banish_what_silences);
  assert_int_equal(look(game, it, "attack"), 3);
  arb_destroy(game);
}

static void rule_10_9_1_2_abilities_that_were_removed_neither_trigger_nor_can_be_used(void **state)
{
  ArbGame *game = ready();
  ArbId charm = put(game, "Silenced charm", 0, "field");
  assert_true(offered(game, "use", charm));
  put(game, "Mourner", 0, "field"), put(game, "Filler", 0, "field");
  put(game, "Enemies lose all", 1, "field");
  assert_false(offered(game, "use", charm));
  set(game, named(game, "Filler", "field", 0), "damage", 1);
  text(3, NULL);
  run(game, NULL);
  assert_int_equal(events_of(game, "destroy"), 1);
  assert_int_equal(events_of(game, "trigger"), 0);
  arb_destroy(game);
}

/* ---- One-shot and persistent effects (10.2.1) --------------------------------------- */

TEXT(deal_three)
{
  EvDeal deal = {nth(game, "field", 1, 0), context->me, 3, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
}

static void rule_10_2_1_1_a_one_shot_effect_ends_with_its_resolution(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Wall 0/4", 1, "field");
  run(game, deal_three);
  assert_int_equal(look(game, it, "damage"), 3);
  end_turn(game);
  assert_int_equal(look(game, it, "damage"), 3);
  assert_int_equal(events_of(game, "damage"), 1); /* 10.8.1: only once */
  arb_destroy(game);
}

TEXT(safe_for_long)
{
  ArbContext whose = *context;
  whose.def = def_of("Keeper of names");
  ev_begin_passive(game, nth(game, "field", 0, 0), &whose, named_ability("Keeper of names", "safe"),
                   false, EV_UNTIL_OPPONENTS_TURN);
}

/* "For the rest of this turn and during each opponent's next turn". */
static void rule_10_2_1_2_an_effect_lasts_as_long_as_it_says(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 3/4", 0, "field");
  run(game, safe_for_long);
  assert_true(ev_cannot(game, id_index1(it), EV_CANNOT_TAKE_DAMAGE));
  end_turn(game);
  assert_true(ev_cannot(game, id_index1(it), EV_CANNOT_TAKE_DAMAGE));
  end_turn(game);
  assert_false(ev_cannot(game, id_index1(it), EV_CANNOT_TAKE_DAMAGE));
  arb_destroy(game);
}

TEXT(tough_until_turn_ends)
{
  ArbContext whose = *context;
  whose.def = def_of("Keeper of names");
  ev_begin_passive(game, nth(game, "field", 1, 0), &whose,
                   named_ability("Keeper of names", "tough"), false, EV_UNTIL_END_OF_TURN);
}

static void rule_10_2_1_3_an_effect_that_lasts_may_replace_events(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Wall 0/4", 1, "field");
  run(game, tough_until_turn_ends);
  run(game, deal_three);
  assert_int_equal(look(game, it, "damage"), 1);
  end_turn(game), end_turn(game);
  run(game, deal_three);
  assert_false(is_in(game, it, "field"));
  arb_destroy(game);
}

TEXT(give_bane_to_enemy)
{
  ev_give(game, nth(game, "field", 1, 0), EV_F_KEYWORD, 1, EV_KW_BANE, EV_UNTIL_LEAVES);
}

static void rule_3_1_2_4_an_effect_is_whose_ability_produced_it(void **state)
{
  ArbGame *game = ready();
  put(game, "Plain 3/4", 1, "field");
  run(game, give_bane_to_enemy);
  const EvEffect *effect = ev_effect(game, 1);
  assert_int_equal(effect->controller, 0);
  assert_int_equal(effect->kind1, EV_F_KEYWORD);
  arb_destroy(game);
}

/* ---- Prohibitions (1.3.3) ----------------------------------------------------------- */

TEXT(destroy_first)
{
  ev_destroy(game, (ArbId[]){nth(game, "field", 1, 0)}, 1, 0);
}

static void rule_1_3_3_what_is_prohibited_does_not_happen(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Indestructible", 1, "field");
  run(game, destroy_first);
  assert_true(is_in(game, it, "field"));
  run(game, deal_three); /* the rules still destroy what has no defense (11.3.1) */
  assert_false(is_in(game, it, "field"));
  arb_destroy(game);
}

static void rule_1_3_3_damage_that_is_prohibited_is_not_dealt(void **state)
{
  static const struct {
    const char *name;
    int ability, combat;
  } cases[] = {{"Untouchable", 0, 0}, {"Combat proof", 3, 0}, {"Ability proof", 0, 1}};
  for (int i = 0; i < 3; i++) {
    ArbGame *game = table();
    ArbId it = put(game, cases[i].name, 1, "field"), mine = put(game, "Filler", 0, "field");
    set(game, it, "engaged", 1);
    begin(game);
    attack(game, mine, it);
    assert_int_equal(look(game, it, "damage"), cases[i].combat);
    set(game, it, "damage", 0);
    run(game, deal_three);
    assert_int_equal(is_in(game, it, "field"), cases[i].ability < 3);
    if (cases[i].ability < 3) assert_int_equal(look(game, it, "damage"), cases[i].ability);
    arb_destroy(game);
  }
}

static void rule_1_3_3_who_cannot_deal_damage_deals_none(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Harmless", 0, "field"), other = put(game, "Plain 3/4", 1, "field");
  set(game, other, "engaged", 1);
  begin(game);
  attack(game, it, other);
  assert_int_equal(look(game, other, "damage"), 0);
  assert_false(is_in(game, it, "field")); /* which deals three */
  assert_int_equal(events_of(game, "fought"), 2);
  arb_destroy(game);
}

static void rule_1_3_3_who_cannot_attack_does_not(void **state)
{
  ArbGame *game = table();
  ArbId none = put(game, "Cannot attack", 0, "field"), leads = put(game, "No leaders", 0, "field"),
        follows = put(game, "No followers", 0, "field");
  ArbId target = put(game, "Plain 2/2", 1, "field"), shy = put(game, "Not attacked", 1, "field");
  set(game, target, "engaged", 1), set(game, shy, "engaged", 1);
  begin(game);
  assert_false(offered(game, "attack", none));
  assert_why(game, 0, none, "it cannot attack now (1.3.3)");
  attack(game, leads, target); /* the only one there is */
  assert_int_equal(of_player(game, 1, "defense"), 20);
  attack(game, follows, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 19);
  arb_destroy(game);
}

static void rule_12_8_2_who_ignores_ward_is_not_bound_by_it(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Ignores Ward", 0, "field"), ward = put(game, "Ward 2/2", 1, "field");
  set(game, ward, "engaged", 1);
  begin(game);
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 19);
  arb_destroy(game);
}

TEXT(refresh_first)
{
  ev_refresh(game, id_index1(nth(game, "field", 0, 0)), 0);
}

static void rule_1_3_3_what_cannot_be_selected_is_no_target(void **state)
{
  ArbGame *game = ready();
  ArbId shy = put(game, "Not selected", 1, "field");
  ArbId aim = put(game, "Aim at one", 0, "hand");
  assert_false(offered(game, "play", aim));
  ArbId other = put(game, "Plain 2/2", 1, "field");
  choose(game, "play", aim);
  assert_true(is_in(game, shy, "field") && is_in(game, other, "field"));
  assert_int_equal(size_of(game, "cemetery", 0), 1);
  arb_destroy(game);
}

TEXT(evolve_first)
{
  ev_evolve_by_effect(game, id_index1(nth(game, "field", 0, 0)));
}

static void rule_1_3_3_what_cannot_evolve_does_not(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Never evolves", 0, "field");
  put(game, "Never evolves+", 0, "evolve_deck");
  run(game, evolve_first);
  assert_int_equal(look(game, it, "evolved"), 0);
  arb_destroy(game);
}

static void rule_1_3_3_what_cannot_be_refreshed_stays_engaged(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Stays engaged", 0, "field");
  set(game, it, "engaged", 1);
  begin(game);
  run(game, refresh_first);
  assert_int_equal(look(game, it, "engaged"), 1);
  arb_destroy(game);
}

static void rule_1_3_3_what_may_not_be_played_is_not_offered(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Only with 2 buried", 0, "hand");
  put(game, "Filler", 0, "cemetery");
  begin(game);
  assert_false(offered(game, "play", it));
  assert_why(game, 0, it, "it cannot be played now (1.3.3)");
  run(game, NULL); /* a spell more */
  choose(game, "play", it);
  assert_int_equal(size_of(game, "field", 0), 1);
  arb_destroy(game);
}

/* ---- Limits (4.4.4, 4.7.3, 4.8.3), entering, fighting ------------------------------- */

TEXT(seven_fairies)
{
  ev_create(game, def_of("Fairy"), 7, EV_Z_FIELD, 0, NULL);
  ev_create(game, def_of("Fairy"), 7, EV_Z_EX, 0, NULL);
}

static void rule_4_4_4_limits_may_change_during_the_game(void **state)
{
  ArbGame *game = ready();
  put(game, "One more of each", 0, "field");
  run(game, seven_fairies);
  assert_int_equal(size_of(game, "field", 0), 6); /* 4.4.4 */
  assert_int_equal(size_of(game, "ex", 0), 6);    /* 4.8.3 */
  for (int i = 0; i < 9; i++) put(game, "Filler", 0, "hand");
  choose(game, "end", NOBODY);
  while (strcmp(asked(game), "5.11") != 0) skip_windows(game);
  assert_int_equal(arb_decision(game)->min, 1); /* 4.7.3: nine, eight may stay */
  arb_destroy(game);
}

static void rule_4_2_2_3_a_card_may_enter_engaged(void **state)
{
  ArbGame *game = ready();
  choose(game, "play", put(game, "Enters engaged", 0, "hand"));
  ArbId it = nth(game, "field", 0, 0);
  assert_int_equal(look(game, it, "engaged"), 1);
  assert_int_equal(events_of(game, "engage"), 0); /* it was put there so */
  arb_destroy(game);
}

static void rule_8_4_9_followers_may_deal_damage_equal_to_their_defense(void **state)
{
  ArbGame *game = table();
  ArbId wall = put(game, "Wall 0/4", 0, "field");
  put(game, "Yours deal defense", 0, "field");
  begin(game);
  attack(game, wall, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 16);
  arb_destroy(game);
}

static void rule_13_3_1_spellchain_may_count_other_cards_too(void **state)
{
  ArbGame *game = ready();
  ArbContext yours = {.you = 0};
  put(game, "Spell 1", 0, "cemetery"), put(game, "Filler", 0, "cemetery");
  put(game, "Relic", 0, "cemetery");
  assert_int_equal(ev_spellchain(game, &yours, 0), 1);
  put(game, "Followers are spells", 0, "field"), put(game, "Followers are spells", 0, "field");
  assert_int_equal(ev_spellchain(game, &yours, 0), 2); /* each card once */
  assert_int_equal(ev_spellchain(game, &yours, 1), 0);
  arb_destroy(game);
}

/* ---- Card information (10.9) -------------------------------------------------------- */

static void rule_10_9_1_1_1_the_linked_card_is_the_base(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Fighter", 0, "field");
  put(game, "Others +1/+1", 0, "field");
  assert_int_equal(look(game, it, "attack"), 3);
  put_at(game, "Fighter+", 0, "evolve", it);
  assert_int_equal(look(game, it, "attack"), 5);
  assert_int_equal(look(game, it, "cost"), 2);
  arb_destroy(game);
}

/* 10.9.1.2 comes before 10.9.1.4, whatever is older. */
static void rule_10_9_1_2_abilities_come_before_numbers(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  put(game, "Storm: +2/+0", 0, "field");
  put(game, "Yours have Storm", 0, "field");
  assert_int_equal(look(game, it, "attack"), 4);
  arb_destroy(game);
}

/* 10.9.1.3 too. */
static void rule_10_9_1_3_what_is_no_number_comes_before_numbers(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  put(game, "Machina: +5/+0", 0, "field");
  assert_int_equal(look(game, it, "attack"), 2);
  put(game, "Yours are Machina", 0, "field");
  assert_int_equal(look(game, it, "attack"), 7);
  arb_destroy(game);
}

/* 2.4: where traits are given, too. */
static void rule_2_4_a_player_has_no_trait(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  put(game, "Yours are Machina", 0, "field");
  for (int trait = 0; trait < ev_cards(pool())->trait_count; trait++)
    assert_false(ev_tagged(game, id_player(0), trait));
  assert_true(ev_tagged(game, it, ev_cards(pool())->given_traits[0]));
  arb_destroy(game);
}

static void rule_10_9_1_4_numbers_are_added_up(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  put(game, "Others +1/+1", 0, "field"), put(game, "Others +1/+1", 0, "field");
  put(game, "Yours +1/+0", 0, "field");
  assert_int_equal(look(game, it, "attack"), 5);
  assert_int_equal(look(game, it, "defense"), 4);
  arb_destroy(game);
}

/* The older one waits for the newer one, which changes what it applies to. */
static void rule_10_9_1_5_a_dependent_effect_comes_behind(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  put(game, "Attack 3: +0/+2", 0, "field");
  assert_int_equal(look(game, it, "defense"), 2);
  put(game, "Yours +1/+0", 0, "field");
  assert_int_equal(look(game, it, "attack"), 3);
  assert_int_equal(look(game, it, "defense"), 4);
  arb_destroy(game);
}

/* Abilities depend on each other, too: one that takes an ability away comes before its effect. */
static void rule_10_9_1_5_abilities_depend_on_each_other(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  put(game, "Storm: Bane", 0, "field");
  put(game, "Yours have Storm", 0, "field");
  assert_true(has(game, it, EV_KW_BANE));
  arb_destroy(game);
}

/* A circle: neither waits, the older one is first. */
static void rule_10_9_1_6_1_passive_abilities_go_by_when_their_cards_came(void **state)
{
  for (int older = 0; older < 2; older++) {
    ArbGame *game = ready();
    ArbId it = put(game, "Plain 3/4", 0, "field");
    put(game, older ? "Yours are 4/x" : "Yours +1/+0", 0, "field");
    put(game, older ? "Yours +1/+0" : "Yours are 4/x", 0, "field");
    assert_int_equal(look(game, it, "attack"), older ? 5 : 4);
    arb_destroy(game);
  }
}

TEXT(first_gets_two)
{
  ev_give(game, nth(game, "field", 0, 0), EV_F_ATTACK, 2, 0, EV_UNTIL_LEAVES);
}

TEXT(first_becomes_one)
{
  ev_give(game, nth(game, "field", 0, 0), EV_F_SET_ATTACK, 1, 0, EV_UNTIL_LEAVES);
}

static void rule_10_9_1_6_2_other_effects_go_by_when_they_were_played(void **state)
{
  for (int sets_first = 0; sets_first < 2; sets_first++) {
    ArbGame *game = ready();
    ArbId it = put(game, "Plain 3/4", 0, "field");
    run(game, sets_first ? first_becomes_one : first_gets_two);
    run(game, sets_first ? first_gets_two : first_becomes_one);
    assert_int_equal(look(game, it, "attack"), sets_first ? 3 : 1);
    arb_destroy(game);
  }
}

/* Played before, so older, though it produced its effect later. */
TEXT(play_another_first)
{
  text(2, first_gets_two);
  ev_play_now(game, 0, id_index1(named(game, "Spell 2", "hand", 0)), 1);
  ev_give(game, nth(game, "field", 0, 0), EV_F_SET_ATTACK, 1, 0, EV_UNTIL_LEAVES);
}

static void rule_10_9_1_6_2_not_by_when_they_were_resolved(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 3/4", 0, "field");
  put(game, "Spell 2", 0, "hand");
  run(game, play_another_first);
  assert_int_equal(look(game, it, "attack"), 3);
  arb_destroy(game);
}

TEXT(first_loses_storm_and_gets_it)
{
  ev_give(game, nth(game, "field", 0, 0), EV_F_KEYWORD, 0, EV_KW_STORM, EV_UNTIL_LEAVES);
  ev_give(game, nth(game, "field", 0, 0), EV_F_KEYWORD, 1, EV_KW_STORM, EV_UNTIL_LEAVES);
}

static void rule_10_9_1_6_effects_of_one_play_go_as_they_are_written(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Storm 2/1", 0, "field");
  run(game, first_loses_storm_and_gets_it);
  assert_true(has(game, it, EV_KW_STORM));
  arb_destroy(game);
}

/* The last effect lies in the place of one that has ended. */
TEXT(a_hundred_and_two)
{
  ArbId it = nth(game, "field", 0, 0);
  ev_remember_number(game, it, 5);
  for (int i = 0; i < 100; i++) ev_give(game, it, EV_F_ATTACK, 1, 0, EV_UNTIL_LEAVES);
  ev_give(game, it, EV_F_SET_ATTACK, 1, 0, EV_UNTIL_LEAVES);
  ev_remember_number(game, it, 0);
  ev_give(game, it, EV_F_SET_ATTACK, 2, 0, EV_UNTIL_LEAVES);
}

static void rule_10_9_1_6_a_hundred_effects_of_one_play_go_as_they_are_written(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "field");
  run(game, a_hundred_and_two);
  assert_int_equal(look(game, it, "attack"), 2);
  run(game, first_gets_two);
  assert_int_equal(look(game, it, "attack"), 4);
  arb_destroy(game);
}

/* Played before, so older, however many effects it begins later. */
TEXT(play_another_then_a_hundred)
{
  text(2, first_becomes_one);
  ev_play_now(game, 0, id_index1(named(game, "Spell 2", "hand", 0)), 1);
  for (int i = 0; i < 200; i++)
    ev_give(game, nth(game, "field", 0, 0), EV_F_ATTACK, 1, 0, EV_UNTIL_LEAVES);
}

static void rule_10_9_1_6_2_not_by_how_many_there_are(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 3/4", 0, "field");
  put(game, "Spell 2", 0, "hand");
  run(game, play_another_then_a_hundred);
  assert_int_equal(look(game, it, "attack"), 1);
  arb_destroy(game);
}

TEXT(each_gets_two)
{
  for (int i = 0; i < size_of(game, "field", 0); i++)
    ev_give(game, nth(game, "field", 0, i), EV_F_ATTACK, 2, 0, EV_UNTIL_LEAVES);
}

static void rule_10_9_2_who_comes_later_is_not_reached(void **state)
{
  ArbGame *game = ready();
  put(game, "Plain 2/2", 0, "field");
  run(game, each_gets_two);
  ArbId late = put(game, "Plain 2/2", 0, "field");
  assert_int_equal(look(game, late, "attack"), 2);
  put(game, "Yours +1/+0", 0, "field"); /* a passive ability does */
  assert_int_equal(look(game, late, "attack"), 3);
  arb_destroy(game);
}

/* The one that just came attacks at once: it has what cards on that field have. */
static void rule_10_9_3_it_applies_as_the_card_enters(void **state)
{
  ArbGame *game = ready();
  put(game, "Yours have Storm", 0, "field");
  choose(game, "play", put(game, "Plain 2/2", 0, "hand"));
  ArbId it = named(game, "Plain 2/2", "field", 0);
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 18);
  arb_destroy(game);
}

static void rule_10_9_3_cards_of_the_ex_area_are_reached_there(void **state)
{
  ArbGame *game = ready();
  put(game, "EX +1/+0", 0, "field");
  ArbId lies = put(game, "Plain 2/2", 0, "ex"), stands = put(game, "Plain 2/2", 0, "field");
  assert_int_equal(look(game, lies, "attack"), 3);
  assert_int_equal(look(game, stands, "attack"), 2);
  arb_destroy(game);
}

TEXT(ex_gets_two)
{
  ev_give(game, nth(game, "ex", 0, 0), EV_F_ATTACK, 2, 0, EV_UNTIL_LEAVES);
}

/* 4.8.3.3, 10.6.2.1.2 */
static void rule_10_6_2_7_1_1_effects_go_with_a_card_onto_the_field(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Plain 2/2", 0, "ex");
  run(game, ex_gets_two);
  assert_int_equal(look(game, it, "attack"), 4);
  choose(game, "play", it);
  assert_true(is_in(game, it, "field"));
  assert_int_equal(look(game, it, "attack"), 4);
  arb_destroy(game);
}

/* ---- Costs (10.2.1.3.3, 10.10.2.4) -------------------------------------------------- */

static void rule_10_2_1_3_3_what_it_costs_to_play_may_change(void **state)
{
  ArbGame *game = ready();
  ArbId held = put(game, "Plain 3/4", 0, "hand"), lies = put(game, "Plain 3/4", 0, "ex"),
        amulet = put(game, "Relic", 0, "hand"), theirs = put(game, "Plain 3/4", 1, "hand");
  put(game, "Followers cost 1 less", 0, "field");
  assert_int_equal(look(game, held, "price"), 2);
  assert_int_equal(look(game, lies, "price"), 2);
  assert_int_equal(look(game, amulet, "price"), 1);
  assert_int_equal(look(game, theirs, "price"), 3);
  assert_int_equal(look(game, held, "cost"), 3); /* 2.5.1: the number on the card */
  choose(game, "play", held);
  assert_int_equal(of_player(game, 0, "play_points"), 8);
  arb_destroy(game);
}

/* SVE-RU-012: set first, then more and less; S14: clamped once. */
static void rule_10_10_2_4_costs_are_set_before_they_are_changed(void **state)
{
  ArbGame *game = ready();
  ArbId held = put(game, "Plain 2/2", 0, "hand"), dear = put(game, "Big 5/5", 0, "hand"),
        own = put(game, "2 less with a cemetery", 0, "hand");
  put(game, "Followers cost 1 more", 0, "field"), put(game, "Filler", 0, "cemetery");
  ArbId sets = put(game, "Followers cost 4", 0, "field");
  assert_int_equal(look(game, held, "price"), 5);
  assert_int_equal(look(game, dear, "price"), 5);
  assert_int_equal(look(game, own, "price"), 3);
  set(game, sets, "engaged", 1);
  arb_destroy(game);
}

TEXT(held_costs_nothing)
{
  ev_give(game, nth(game, "hand", 0, 0), EV_F_SET_COST, 0, 0, EV_UNTIL_LEAVES);
}

static void rule_10_10_2_4_of_several_costs_the_least_is_paid(void **state)
{
  ArbGame *game = ready();
  put(game, "Followers cost 4", 0, "field");
  ArbId held = put(game, "Big 5/5", 0, "hand");
  assert_int_equal(look(game, held, "price"), 4);
  run(game, held_costs_nothing);
  assert_int_equal(look(game, held, "price"), 0);
  arb_destroy(game);
}

/* ---- Replacement effects (10.10) ---------------------------------------------------- */

static void rule_10_2_1_3_2_damage_is_reduced(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Takes 1 less", 1, "field");
  run(game, deal_three);
  assert_int_equal(look(game, it, "damage"), 2);
  arb_destroy(game);
}

TEXT(deal_one)
{
  EvDeal deal = {nth(game, "field", 1, 0), context->me, 1, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
}

/* 10.10.1.1: the event is considered not to have occurred at all. */
static void rule_10_10_1_1_what_was_replaced_has_not_happened(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Takes 1 less", 1, "field");
  run(game, deal_one);
  assert_int_equal(look(game, it, "damage"), 0);
  assert_int_equal(events_of(game, "damage"), 0);
  assert_int_equal(events_of(game, "replaced"), 1);
  arb_destroy(game);
}

/* SVE-RU-024: no damage is not increased. */
static void rule_1_3_2_2_no_damage_is_not_increased(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Deals 4 more with points", 0, "field");
  begin(game);
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 15);
  arb_destroy(game);
  game = table();
  it = put(game, "Deals 4 more with points", 0, "field");
  put(game, "Yours are 4/x", 0, "field");
  begin(game);
  set(game, arb_player_id(0), "play_points", 0); /* its condition */
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 16);
  arb_destroy(game);
}

static void rule_10_2_1_3_2_by_kind_of_damage_and_by_whom(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Plain 3/4", 1, "field"), mine = put(game, "Filler", 0, "field");
  put(game, "Less of enemy abilities", 1, "field");
  set(game, it, "engaged", 1);
  begin(game);
  run(game, deal_three);
  assert_int_equal(look(game, it, "damage"), 2);
  attack(game, mine, it); /* no ability */
  assert_int_equal(look(game, it, "damage"), 3);
  arb_destroy(game);
}

static void rule_10_2_1_3_2_doubled_by_kind_and_target(void **state)
{
  ArbGame *game = table();
  ArbId it = put(game, "Double", 0, "field"), again = put(game, "Double", 0, "field"),
        wall = put(game, "Wall 0/4", 1, "field");
  set(game, wall, "engaged", 1);
  begin(game);
  attack(game, it, leader(game, 1));
  assert_int_equal(of_player(game, 1, "defense"), 18);
  attack(game, again, wall);
  assert_int_equal(look(game, wall, "damage"), 2);
  arb_destroy(game);
}

static int last_damage;
static void keep_damage(void *data, const ArbEventView *event)
{
  if (strcmp(event->kind, "damage") == 0) last_damage = event->amount;
}

/* 10.10.2.1, 10.10.2.2: who controls what is affected says which is first: (3 - 1) * 2, or
** 3 * 2 - 1; each applies once (10.10.2.3). */
static void rule_10_10_2_2_the_affected_player_orders_them(void **state)
{
  for (int doubled_first = 0; doubled_first < 2; doubled_first++) {
    ArbGame *game = ready();
    put(game, "Less 1 and doubled", 1, "field");
    run(game, deal_three);
    assert_string_equal(asked(game), "10.10.2");
    assert_int_equal(asks(game), 1);
    assert_int_equal(arb_decision(game)->option_count, 2);
    answer_with(game, (int32_t[]){doubled_first}, 1);
    arb_events(game, ARB_NO_SEAT, 0, keep_damage, NULL);
    assert_int_equal(last_damage, doubled_first ? 5 : 4);
    assert_int_equal(events_of(game, "replaced"), 2);
    arb_destroy(game);
  }
}

/* Where all orders come to the same nothing is asked. */
static void rule_10_10_2_alike_orders_are_not_asked_about(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Takes 1 less", 1, "field");
  put(game, "Less of enemy abilities", 1, "field");
  run(game, deal_three);
  assert_int_equal(look(game, it, "damage"), 1);
  arb_destroy(game);
}

TEXT(draw_one_instead)
{
  ev_draw(game, context->you, 1);
}

static void rule_10_10_1_another_event_happens_instead(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Text 6 instead of leaving", 1, "field");
  text(6, draw_one_instead);
  run(game, destroy_first);
  assert_true(is_in(game, it, "field"));
  assert_int_equal(size_of(game, "hand", 1), 1);
  assert_int_equal(events_of(game, "destroy"), 0);
  assert_int_equal(events_of(game, "leave"), 0);
  arb_destroy(game);
}

/* Instead of leaving it would leave: the same effect does not apply to that again. */
TEXT(leave_all_the_same)
{
  ev_bury(game, &context->me, 1, context->you);
}

static void rule_10_10_2_3_each_applies_once_to_an_event(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Text 6 instead of leaving", 1, "field");
  text(6, leave_all_the_same);
  run(game, destroy_first);
  assert_false(is_in(game, it, "field"));
  assert_int_equal(size_of(game, "cemetery", 1), 1);
  arb_destroy(game);
}

static void rule_10_10_1_one_that_may_be_applied_is_asked_about(void **state)
{
  for (int yes = 0; yes < 2; yes++) {
    ArbGame *game = ready();
    ArbId it = put(game, "Perhaps text 6 instead", 1, "field");
    text(6, draw_one_instead);
    run(game, destroy_first);
    assert_int_equal(asks(game), 1);
    choose(game, yes ? "yes" : "no", NOBODY);
    assert_int_equal(is_in(game, it, "field"), yes);
    assert_int_equal(size_of(game, "hand", 1), yes);
    arb_destroy(game);
  }
}

static void rule_10_10_1_what_happens_before_leaves_the_event(void **state)
{
  ArbGame *game = ready();
  ArbId it = put(game, "Text 6 before destroyed", 1, "field");
  text(6, draw_one_instead);
  run(game, destroy_first);
  assert_false(is_in(game, it, "field"));
  assert_int_equal(size_of(game, "hand", 1), 1);
  arb_destroy(game);
}

/* ---- Why ---------------------------------------------------------------------------- */

typedef struct Reasons {
  char text[2000];
} Reasons;

static void gather(void *data, const ArbReason *reason)
{
  Reasons *reasons = data;
  size_t used = strlen(reasons->text);
  snprintf(reasons->text + used, sizeof reasons->text - used, "%s: %s [%s] %d\n", reason->topic,
           reason->text, reason->rule, (int)reason->value);
}

static void it_is_told_what_changed_a_number(void **state)
{
  ArbGame *game = ready();
  Reasons reasons = {""};
  ArbId it = put(game, "Plain 2/2", 0, "field"), held = put(game, "Plain 3/4", 0, "hand");
  put(game, "Attack 3: +0/+2", 0, "field");
  put(game, "Yours +1/+0", 0, "field");
  put(game, "Yours have Storm", 0, "field");
  put(game, "Followers cost 1 less", 0, "field");
  assert_true(arb_explain(game, 0, it, gather, &reasons) > 0);
  assert_non_null(strstr(reasons.text, "attack: +1 from Yours +1/+0 [10.9.1.4] 3\n"));
  assert_non_null(strstr(reasons.text, "defense: +2 from Attack 3: +0/+2 [10.9.1.4] 4\n"));
  assert_non_null(strstr(reasons.text, "dependency: Attack 3: +0/+2 depends on Yours +1/+0"));
  assert_non_null(strstr(reasons.text, "storm: given by Yours have Storm [10.9.1.2]"));
  reasons.text[0] = 0;
  assert_true(arb_explain(game, 0, held, gather, &reasons) > 0);
  assert_non_null(strstr(reasons.text, "cost: 3 printed [2.5.1] 3\n"));
  assert_non_null(strstr(reasons.text, "cost: -1 from Followers cost 1 less [10.10.2.4] 2\n"));
  arb_destroy(game);
}

#define TEST(function) cmocka_unit_test(function)

int main(void)
{
  const struct CMUnitTest tests[] = {
    TEST(rule_10_1_1_3_a_passive_ability_works_as_long_as_it_is_valid),
    TEST(rule_3_1_2_1_it_is_the_ability_of_who_controls_the_card),
    TEST(rule_3_1_2_1_with_the_card_its_ability_changes_hands),
    TEST(rule_10_3_3_what_holds_under_a_condition_is_invalid_without_it),
    TEST(rule_10_3_5_it_is_not_valid_off_the_field),
    TEST(rule_10_3_4_what_speaks_of_a_zone_is_valid_there),
    TEST(rule_10_3_1_an_effect_makes_abilities_invalid),
    TEST(rule_10_3_2_what_is_invalid_still_exists),
    TEST(rule_10_9_1_2_abilities_that_were_removed_neither_trigger_nor_can_be_used),
    TEST(rule_10_2_1_1_a_one_shot_effect_ends_with_its_resolution),
    TEST(rule_10_2_1_2_an_effect_lasts_as_long_as_it_says),
    TEST(rule_10_2_1_3_an_effect_that_lasts_may_replace_events),
    TEST(rule_3_1_2_4_an_effect_is_whose_ability_produced_it),
    TEST(rule_1_3_3_what_is_prohibited_does_not_happen),
    TEST(rule_1_3_3_damage_that_is_prohibited_is_not_dealt),
    TEST(rule_1_3_3_who_cannot_deal_damage_deals_none),
    TEST(rule_1_3_3_who_cannot_attack_does_not),
    TEST(rule_12_8_2_who_ignores_ward_is_not_bound_by_it),
    TEST(rule_1_3_3_what_cannot_be_selected_is_no_target),
    TEST(rule_1_3_3_what_cannot_evolve_does_not),
    TEST(rule_1_3_3_what_cannot_be_refreshed_stays_engaged),
    TEST(rule_1_3_3_what_may_not_be_played_is_not_offered),
    TEST(rule_4_4_4_limits_may_change_during_the_game),
    TEST(rule_4_2_2_3_a_card_may_enter_engaged),
    TEST(rule_8_4_9_followers_may_deal_damage_equal_to_their_defense),
    TEST(rule_13_3_1_spellchain_may_count_other_cards_too),
    TEST(rule_10_9_1_1_1_the_linked_card_is_the_base),
    TEST(rule_10_9_1_2_abilities_come_before_numbers),
    TEST(rule_10_9_1_3_what_is_no_number_comes_before_numbers),
    TEST(rule_2_4_a_player_has_no_trait),
    TEST(rule_10_9_1_4_numbers_are_added_up),
    TEST(rule_10_9_1_5_a_dependent_effect_comes_behind),
    TEST(rule_10_9_1_5_abilities_depend_on_each_other),
    TEST(rule_10_9_1_6_1_passive_abilities_go_by_when_their_cards_came),
    TEST(rule_10_9_1_6_2_other_effects_go_by_when_they_were_played),
    TEST(rule_10_9_1_6_2_not_by_when_they_were_resolved),
    TEST(rule_10_9_1_6_effects_of_one_play_go_as_they_are_written),
    TEST(rule_10_9_1_6_a_hundred_effects_of_one_play_go_as_they_are_written),
    TEST(rule_10_9_1_6_2_not_by_how_many_there_are),
    TEST(rule_10_9_2_who_comes_later_is_not_reached),
    TEST(rule_10_9_3_it_applies_as_the_card_enters),
    TEST(rule_10_9_3_cards_of_the_ex_area_are_reached_there),
    TEST(rule_10_6_2_7_1_1_effects_go_with_a_card_onto_the_field),
    TEST(rule_10_2_1_3_3_what_it_costs_to_play_may_change),
    TEST(rule_10_10_2_4_costs_are_set_before_they_are_changed),
    TEST(rule_10_10_2_4_of_several_costs_the_least_is_paid),
    TEST(rule_10_2_1_3_2_damage_is_reduced),
    TEST(rule_10_10_1_1_what_was_replaced_has_not_happened),
    TEST(rule_1_3_2_2_no_damage_is_not_increased),
    TEST(rule_10_2_1_3_2_by_kind_of_damage_and_by_whom),
    TEST(rule_10_2_1_3_2_doubled_by_kind_and_target),
    TEST(rule_10_10_2_2_the_affected_player_orders_them),
    TEST(rule_10_10_2_alike_orders_are_not_asked_about),
    TEST(rule_10_10_1_another_event_happens_instead),
    TEST(rule_10_10_2_3_each_applies_once_to_an_event),
    TEST(rule_10_10_1_one_that_may_be_applied_is_asked_about),
    TEST(rule_10_10_1_what_happens_before_leaves_the_event),
    TEST(it_is_told_what_changed_a_number),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
