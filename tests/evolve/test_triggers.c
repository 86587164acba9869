/* SPDX-License-Identifier: MIT */
/* test_triggers.c -- what triggers when, conditions, what waits (10.3, 10.7, 13). */
#include "support.h"

static int runs[8]; /* of texts 1 to 8; steps run twice in a check build */

static void run_1(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  runs[1]++;
}
static void run_2(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  runs[2]++;
}
static void run_3(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  runs[3]++;
}
static void run_4(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  runs[4]++;
}
static void run_5(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  runs[5]++;
}

/* Begins the ability "later" of its card, with a reference to nothing. */
static void run_6(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  const ArbId refs[ARB_REFS_MAX] = {{0, 0}};
  runs[6]++;
  if (context->event) return; /* it is the ability itself that runs */
  ev_begin_delayed(game, context, context->ability + 1, refs);
}

static ArbGame *fresh(void)
{
  static Text *const all[] = {NULL, run_1, run_2, run_3, run_4, run_5, run_6};
  ArbGame *game = table();
  memset(runs, 0, sizeof runs);
  for (int i = 1; i <= 6; i++) text(i, all[i]);
  return game;
}

/* How often text n ran since the last look. */
static int ran(int n)
{
  int times = runs[n] / 2;
  runs[n] = 0;
  return times;
}

/* ---- Conditions (10.3.2, 13) --------------------------------------------------------- */

static void rule_10_3_2_without_its_condition_nothing_is_selected(void **state)
{
  for (int max = 6; max <= 7; max++) { /* 13.4.1.2: at least 7 */
    ArbGame *game = fresh();
    put(game, "Filler", 1, "field"), put(game, "Plain 2/2", 1, "field");
    set(game, arb_player_id(0), "max_play_points", max);
    begin(game);
    cast(game, "Overflow Aim", 0);
    assert_string_equal(asked(game), max == 7 ? "10.6.2.3" : "7.3.3");
    assert_int_equal(of_player(game, 0, "overflow"), max == 7);
    arb_destroy(game);
  }
}

static void rule_13_2_1_2_combo_counts_the_card_itself(void **state)
{
  ArbGame *game = fresh();
  put(game, "Plain 3/4", 1, "field");
  begin(game);
  cast(game, "Free", 0);
  cast(game, "Combo Aim", 0); /* the second */
  assert_int_equal(ran(1), 0);
  cast(game, "Combo Aim", 0);
  assert_int_equal(ran(1), 1);
  end_turn(game);
  assert_int_equal(of_player(game, 0, "combo"), 0);
  arb_destroy(game);
}

static int chain_seen;
static void see_chain(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ArbId seen[1];
  int spells = ev_attribute(game, context, id_player(context->you), EV_A_SPELLCHAIN);
  int cards = ev_attribute(game, context, id_player(context->you), EV_A_NECROCHARGE);
  seen[0] = id_of(game, zone_first(game, zone_at(game, EV_Z_CEMETERY, context->you)));
  ev_banish(game, seen, 1, context->you); /* changes nothing for this effect */
  int later = ev_attribute(game, context, id_player(context->you), EV_A_SPELLCHAIN);
  chain_seen = spells * 100 + cards * 10 + later;
}

static void rule_13_3_1_4_the_count_is_fixed_as_the_effect_begins(void **state)
{
  ArbGame *game = fresh();
  text(2, see_chain);
  put(game, "Spell 1", 0, "cemetery"), put(game, "Spell 1", 0, "cemetery");
  put(game, "Filler", 0, "cemetery");
  begin(game);
  cast(game, "Spell 2", 0); /* 13.3.1.3: not itself */
  assert_int_equal(chain_seen, 232);
  assert_int_equal(of_player(game, 0, "spellchain"), 2); /* one banished, one played */
  assert_int_equal(of_player(game, 0, "necrocharge"), 3);
  arb_destroy(game);
}

static void hurt_leader(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  EvDeal deal = {leader(game, context->you), context->me, 1, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
}

static void rule_13_5_2_2_sanguine_is_active_when_the_leader_lost_defense(void **state)
{
  ArbGame *game = fresh();
  text(1, hurt_leader);
  begin(game);
  assert_int_equal(of_player(game, 0, "sanguine"), 0);
  cast(game, "Spell 1", 0);
  assert_int_equal(of_player(game, 0, "sanguine"), 1);
  end_turn(game);
  assert_int_equal(of_player(game, 0, "sanguine"), 0);
  assert_int_equal(of_player(game, 1, "sanguine"), 0);
  arb_destroy(game);
}

/* ---- When (10.7) ------------------------------------------------------------------------ */

static void rule_10_7_2_the_second_time_in_a_turn(void **state)
{
  ArbGame *game = fresh();
  put(game, "Second play", 0, "field");
  begin(game);
  cast(game, "Free", 0);
  assert_int_equal(ran(1), 0);
  cast(game, "Free", 0);
  assert_int_equal(ran(1), 1);
  cast(game, "Free", 0);
  assert_int_equal(ran(1), 0);
  arb_destroy(game);
}

static void rule_10_7_2_once_each_turn(void **state)
{
  ArbGame *game = fresh();
  put(game, "First spell", 0, "field");
  begin(game);
  cast(game, "Free", 0);
  assert_int_equal(ran(2), 1);
  cast(game, "Free", 0);
  assert_int_equal(ran(2), 0);
  end_turn(game);
  cast(game, "Free", 1); /* by you */
  assert_int_equal(ran(2), 0);
  end_turn(game);
  cast(game, "Free", 0);
  assert_int_equal(ran(2), 1);
  arb_destroy(game);
}

static void rule_10_3_4_when_this_card_is_discarded(void **state)
{
  ArbGame *game = fresh();
  ArbId payer = put(game, "Pays by discarding", 0, "field");
  put(game, "When discarded", 0, "hand");
  put(game, "When discarded", 0, "cemetery"); /* not that one */
  begin(game);
  choose(game, "use", payer);
  assert_int_equal(ran(3), 1);
  arb_destroy(game);
}

static ArbId victims[2];
static void destroy_both(ArbGame *game, const ArbContext *context, const ArbValue *values,
                         int count)
{
  ev_destroy(game, victims, 2, context->you);
}

/* It sees them as they were on the field, and itself is none of the others. */
static void rule_10_7_4_1_2_what_leaves_is_looked_at_as_it_was_there(void **state)
{
  ArbGame *game = fresh();
  put(game, "Amulets leave", 0, "field");
  victims[0] = put(game, "Relic", 0, "field"), victims[1] = put(game, "Filler", 0, "field");
  begin(game);
  text(1, destroy_both);
  cast(game, "Spell 1", 0);
  assert_int_equal(ran(4), 1);
  arb_destroy(game);
}

static void rule_10_7_4_2_what_leaves_with_it_is_seen(void **state)
{
  ArbGame *game = fresh();
  victims[0] = put(game, "Amulets leave", 0, "field"), victims[1] = put(game, "Relic", 0, "field");
  begin(game);
  text(1, destroy_both);
  cast(game, "Spell 1", 0);
  assert_int_equal(ran(4), 1);
  arb_destroy(game);
}

static void rule_10_7_4_1_2_only_its_players_amulets(void **state)
{
  ArbGame *game = fresh();
  put(game, "Amulets leave", 0, "field");
  victims[0] = put(game, "Relic", 1, "field"), victims[1] = put(game, "Relic", 1, "field");
  begin(game);
  text(1, destroy_both);
  cast(game, "Spell 1", 0);
  assert_int_equal(ran(4), 0);
  arb_destroy(game);
}

static void draw_and_discard(ArbGame *game, const ArbContext *context, const ArbValue *values,
                             int count)
{
  ev_draw(game, context->you, 1);
  ev_discard(game, context->you, 1, context->me);
}

/* ---- More of triggers ------------------------------------------------------------------ */

static void rule_10_7_3_1_a_pending_ability_is_played(void **state)
{
  ArbGame *game = fresh();
  begin(game);
  cast(game, "Fanfare 1", 0); /* nobody is asked whether */
  assert_int_equal(ran(1), 1);
  arb_destroy(game);
}

static void rule_10_7_3_1_and_its_player_says_which_is_first(void **state)
{
  ArbGame *game = fresh();
  victims[0] = put(game, "Last Words 1", 0, "field");
  victims[1] = put(game, "Last Words 2", 0, "field");
  begin(game);
  text(3, destroy_both);
  cast(game, "Spell 3", 0);
  assert_string_equal(asked(game), "10.7.3");
  assert_int_equal(arb_decision(game)->option_count, 2);
  int32_t second = 1;
  answer_with(game, &second, 1);
  assert_int_equal(ran(1) + ran(2), 2);
  arb_destroy(game);
}

static void rule_10_5_2_4_then_confirmation_timing_ends(void **state)
{
  ArbGame *game = fresh();
  begin(game);
  cast(game, "Fanfare 1", 0);
  assert_string_equal(asked(game), "7.3.3");
  assert_int_equal(game->s->pools[EV_POOL_ITEM].count, 0); /* nothing waits */
  arb_destroy(game);
}

static ArbId dying;
static bool dying_was_there;
static void kill_it(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  EvDeal deal = {dying, context->me, 9, EV_BY_ABILITY};
  ev_deal(game, &deal, 1);
}
static void look_for_it(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  dying_was_there = ev_on_field(game, dying) != 0;
}

/* Rules handling first, then abilities (10.5.1.1). */
static void rule_10_5_1_1_rules_handling_comes_before_abilities(void **state)
{
  ArbGame *game = fresh();
  put(game, "First spell", 0, "field");
  dying = put(game, "Filler", 1, "field");
  begin(game);
  text(1, kill_it), text(2, look_for_it);
  cast(game, "Spell 1", 0);
  assert_false(dying_was_there);
  arb_destroy(game);
}

static void bury_them(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_bury(game, victims, 2, context->you);
}

/* From wherever it comes to the field; from the field only. */
static void rule_12_5_1_last_words_do_not_trigger_from_a_deck(void **state)
{
  ArbGame *game = fresh();
  victims[0] = put(game, "Last Words 2", 0, "deck"), victims[1] = ARB_NOTHING;
  begin(game);
  text(1, bury_them);
  cast(game, "Spell 1", 0);
  assert_int_equal(size_of(game, "cemetery", 0), 2);
  assert_int_equal(ran(2), 0);
  arb_destroy(game);
}

/* ---- What waits (10.7.5, 10.7.6) ----------------------------------------------------------- */

static void rule_10_7_5_1_a_delayed_trigger_triggers_once(void **state)
{
  ArbGame *game = fresh();
  begin(game);
  cast(game, "Later", 0);
  ran(6);
  end_turn(game);
  assert_int_equal(ran(6), 1);
  end_turn(game), end_turn(game);
  assert_int_equal(ran(6), 0);
  arb_destroy(game);
}

static void rule_10_7_5_1_unless_it_has_a_time_frame(void **state)
{
  ArbGame *game = fresh();
  begin(game);
  cast(game, "All turn", 0);
  ran(6);
  cast(game, "Free", 0), cast(game, "Free", 0);
  assert_int_equal(ran(6), 2);
  end_turn(game), end_turn(game);
  cast(game, "Free", 0);
  assert_int_equal(ran(6), 0);
  arb_destroy(game);
}

static void rule_10_7_6_1_a_state_trigger_waits_for_the_state_to_be_reached_again(void **state)
{
  ArbGame *game = fresh();
  put(game, "Empty hand", 0, "field");
  put(game, "Filler", 0, "hand");
  begin(game);
  assert_int_equal(ran(5), 0);
  cast(game, "Free", 0);
  assert_int_equal(ran(5), 0);
  choose(game, "play", named(game, "Filler", "hand", 0));
  assert_int_equal(ran(5), 1);
  ArbId idol = put(game, "Free", 0, "ex");
  choose(game, "play", idol); /* the hand is empty all the time */
  assert_int_equal(ran(5), 0);
  end_turn(game), end_turn(game); /* he draws */
  choose(game, "play", named(game, "Filler", "hand", 0));
  assert_int_equal(ran(5), 1);
  arb_destroy(game);
}

/* Left and reached again while it waits, it waits once. */
static void rule_10_7_6_1_it_does_not_wait_twice(void **state)
{
  ArbGame *game = fresh();
  put(game, "Empty hand", 0, "field");
  ArbId last = put(game, "Spell 1", 0, "hand");
  begin(game);
  text(1, draw_and_discard);
  choose(game, "play", last);
  assert_int_equal(ran(5), 1);
  arb_destroy(game);
}

/* ---- Extra turns, playing inside effects ----------------------------------------------------- */

static void one_more(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  ev_extra_turn(game, context->you);
}

static void rule_7_1_1_another_turn_after_this_one(void **state)
{
  ArbGame *game = fresh();
  begin(game);
  text(1, one_more);
  cast(game, "Spell 1", 0);
  end_turn(game);
  assert_int_equal(asks(game), 0);
  assert_int_equal(look(game, NOBODY, "turn_player"), 0);
  end_turn(game);
  assert_int_equal(look(game, NOBODY, "turn_player"), 1);
  arb_destroy(game);
}

static ArbId inner;
static ArbId played_inside;
static void play_inner(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)
{
  played_inside = ev_play_now(game, context->you, id_index1(inner), 1);
}

static void rule_10_6_2_a_card_played_by_an_effect_resolves_within_it(void **state)
{
  ArbGame *game = fresh();
  inner = put(game, "Spell 2", 0, "cemetery");
  put(game, "First spell", 0, "field");
  begin(game);
  text(1, play_inner);
  cast(game, "Spell 1", 0);
  assert_true(is_in(game, played_inside, "cemetery"));
  assert_int_equal(ran(2), 2); /* the spell, and "whenever you play", once */
  assert_int_equal(of_player(game, 0, "played"), 2);
  assert_int_equal(of_player(game, 0, "play_points"), 9); /* for 0 */
  assert_int_equal(size_of(game, "cemetery", 0), 2);
  arb_destroy(game);
}

static void rule_10_6_2_1_1_an_effect_cannot_play_what_has_no_target(void **state)
{
  ArbGame *game = fresh();
  inner = put(game, "Aim at one", 0, "cemetery");
  begin(game);
  text(1, play_inner);
  cast(game, "Spell 1", 0);
  assert_true(id_is_nothing(played_inside));
  assert_true(is_in(game, inner, "cemetery"));
  arb_destroy(game);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_10_3_2_without_its_condition_nothing_is_selected),
    cmocka_unit_test(rule_13_2_1_2_combo_counts_the_card_itself),
    cmocka_unit_test(rule_13_3_1_4_the_count_is_fixed_as_the_effect_begins),
    cmocka_unit_test(rule_13_5_2_2_sanguine_is_active_when_the_leader_lost_defense),
    cmocka_unit_test(rule_10_7_2_the_second_time_in_a_turn),
    cmocka_unit_test(rule_10_7_2_once_each_turn),
    cmocka_unit_test(rule_10_3_4_when_this_card_is_discarded),
    cmocka_unit_test(rule_10_7_4_1_2_what_leaves_is_looked_at_as_it_was_there),
    cmocka_unit_test(rule_10_7_4_2_what_leaves_with_it_is_seen),
    cmocka_unit_test(rule_10_7_4_1_2_only_its_players_amulets),
    cmocka_unit_test(rule_10_7_3_1_a_pending_ability_is_played),
    cmocka_unit_test(rule_10_7_3_1_and_its_player_says_which_is_first),
    cmocka_unit_test(rule_10_5_2_4_then_confirmation_timing_ends),
    cmocka_unit_test(rule_10_5_1_1_rules_handling_comes_before_abilities),
    cmocka_unit_test(rule_12_5_1_last_words_do_not_trigger_from_a_deck),
    cmocka_unit_test(rule_10_7_6_1_it_does_not_wait_twice),
    cmocka_unit_test(rule_10_7_5_1_a_delayed_trigger_triggers_once),
    cmocka_unit_test(rule_10_7_5_1_unless_it_has_a_time_frame),
    cmocka_unit_test(rule_10_7_6_1_a_state_trigger_waits_for_the_state_to_be_reached_again),
    cmocka_unit_test(rule_7_1_1_another_turn_after_this_one),
    cmocka_unit_test(rule_10_6_2_a_card_played_by_an_effect_resolves_within_it),
    cmocka_unit_test(rule_10_6_2_1_1_an_effect_cannot_play_what_has_no_target),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
