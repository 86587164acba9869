/* SPDX-License-Identifier: MIT */
/* test_evolve_loader.c -- what a card file of Evolve becomes, and how a wrong one is refused. */
#include "support.h"

#include "evolve/ev.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"

#define ELF   "id = \"t-1\", name = \"Elf\", type = \"follower\", class = \"forestcraft\","
#define FACTS ELF " cost = 2, attack = 2, defense = 3,\n"

/* ---- Small pools ------------------------------------------------------------------ */

static ArbCards *load(const char *const *texts, int count, ArbError *error)
{
  static const char *const names[] = {"a.lua", "b.lua", "c.lua"};
  BindText files[3];
  for (int i = 0; i < count; i++) files[i] = (BindText){names[i], texts[i]};
  BindPaths paths = {.game = "evolve", .scripts = SCRIPTS, .texts = files, .text_count = count};
  return bind_load(&paths, error);
}

static ArbCards *loaded(const char *text)
{
  ArbError error;
  ArbCards *cards = load(&text, 1, &error);
  if (!cards) fail_msg("%s", error.text);
  return cards;
}

static void is_refused(const char *text, const char *message)
{
  ArbError error;
  if (load(&text, 1, &error)) fail_msg("was loaded, not refused with: %s", message);
  assert_string_equal(error.text, message);
}

static const EvCardDef *first_def(const ArbCards *cards)
{
  return &ev_cards(cards)->defs[1];
}

static const EvAbility *first_ability(const ArbCards *cards, int n)
{
  assert_in_range(n, 0, first_def(cards)->ability_count - 1);
  return &ev_cards(cards)->abilities[first_def(cards)->first_ability + n];
}

/* ---- What is printed (2) ------------------------------------------------------------- */

static void facts_become_a_record(void **state)
{
  (void)state;
  ArbCards *cards = loaded("return card { " FACTS "traits = { \"Elf\", \"Princess\" },\n"
                           "keywords = { \"ward\", \"storm\" }, evolve = 1 }");
  const EvCardDef *def = first_def(cards);
  assert_string_equal(def->id, "t-1");
  assert_int_equal(def->type, EV_FOLLOWER);
  assert_int_equal(def->class_, EV_FORESTCRAFT);
  assert_int_equal(def->cost, 2);
  assert_int_equal(def->attack, 2);
  assert_int_equal(def->defense, 3);
  assert_int_equal(def->trait_count, 2);
  assert_string_equal(ev_cards(cards)->traits[def->traits[1]], "Princess");
  assert_int_equal(def->keywords, 1u << EV_KW_WARD | 1u << EV_KW_STORM);
  assert_int_equal(first_ability(cards, 0)->flags, EV_IS_EVOLVE); /* 12.2 */
  assert_int_equal(first_ability(cards, 0)->cost.play_points, 1);
  assert_string_equal(arb_card_type(cards, 1), "follower");
  assert_null(arb_card_unsupported(cards, 1));
  arb_cards_release(cards);
}

static void facts_that_do_not_go_together_are_refused(void **state)
{
  (void)state;
  is_refused("return card { id = \"t-1\", name = \"Elf\", class = \"forestcraft\" }",
             "a.lua:1:8: 'type' is missing (Elf, rule 2.3)");
  is_refused("return card { id = \"t-1\", name = \"Elf\", type = \"amulet\", cost = 1 }",
             "a.lua:1:8: 'class' is missing (Elf, rule 2.2)");
  is_refused("return card { " ELF " attack = 1, defense = 1 }",
             "a.lua:1:8: 'cost' is missing (Elf, rule 2.5)");
  is_refused("return card { " ELF " cost = 1, attack = 1 }",
             "a.lua:1:8: a follower needs 'defense' (Elf, rule 2.7)");
  is_refused("return card { " FACTS "evolved = true }",
             "a.lua:1:83: leaders and evolved cards have no 'cost' (Elf, rule 2.5)");
  is_refused("return card { id = \"t-1\", name = \"Elf\", type = \"amulet\", cost = 1,\n"
             "class = \"forestcraft\", attack = 1 }",
             "a.lua:2:24: only a follower has 'attack' (Elf, rule 2.7)");
  is_refused("return card { " FACTS "keywords = { \"wrad\" } }",
             "a.lua:2:14: unknown keyword 'wrad' (did you mean ward?) (Elf)");
  is_refused("return card { " FACTS "run = function() end }",
             "a.lua:2:1: only a spell has 'run' and 'targets' itself: put them into an ability "
             "(Elf, rule 10.6.2.7)");
}

/* A follower and its evolved card share a name; no others do. */
static void only_an_evolved_card_shares_a_name(void **state)
{
  (void)state;
  static const char *const pair[] = {
    "return card { " FACTS "}",
    "return card { id = \"t-2\", name = \"Elf\", type = \"follower\", class = \"forestcraft\",\n"
    "evolved = true, attack = 3, defense = 4 }",
    "return card { id = \"t-3\", name = \"Elf\", type = \"spell\", class = \"forestcraft\",\n"
    "cost = 1, run = function() end }"};
  ArbError error;
  ArbCards *cards = load(pair, 2, &error);
  if (!cards) fail_msg("%s", error.text);
  assert_int_equal(arb_cards_find(cards, "Elf"), 1);
  assert_int_equal(arb_cards_find(cards, "t-2"), 2);
  assert_int_equal(ev_cards(cards)->defs[2].called, 1);
  arb_cards_release(cards);
  assert_null(load(pair, 3, &error));
  assert_string_equal(error.text, "c.lua:1: the name 'Elf' is already used by a.lua");
}

/* ---- Abilities (10.1.1) ------------------------------------------------------------------ */

static void shorthand_is_when_with_its_fields(void **state)
{
  (void)state;
  ArbCards *cards = loaded("return card { " FACTS "fanfare { run = function() end },\n"
                           "strike { at = \"leader\", run = function() end } }");
  const EvAbility *fanfare = first_ability(cards, 0), *strike = first_ability(cards, 1);
  assert_int_equal(fanfare->kind, EV_AUTOMATIC); /* 12.4.3 */
  assert_int_equal(fanfare->event1 - 1, EV_E_ENTER);
  assert_true(fanfare->flags & ARB_SUBJECT_ME);
  assert_int_equal(strike->event1 - 1, EV_E_ATTACK); /* 12.7.2 */
  assert_int_not_equal(strike->place1, 0);
  assert_int_equal(strike->line, 3);
  arb_cards_release(cards);
}

static void shorthand_is_refused_like_when(void **state)
{
  (void)state;
  is_refused("return card { " FACTS "fanfare { rnu = function() end } }",
             "a.lua:2:11: fanfare: unknown field 'rnu' (did you mean run?) (Elf)");
  is_refused("return card { " FACTS "fanfare {} }", "a.lua:2:1: fanfare: 'run' is missing (Elf)");
  is_refused("return card { " FACTS "strike { at = \"spel\", run = function() end } }",
             "a.lua:2:15: strike: 'at' is 'spel', but may be leader, follower, amulet or spell "
             "(Elf)");
  is_refused("return card { " FACTS "when { run = function() end } }",
             "a.lua:2:1: when: 'event' is missing (Elf, rule 10.7.1)");
  is_refused("return card { " FACTS "when { event = \"win\", run = function() end } }",
             "a.lua:2:16: when: nothing waits for the event 'win': it is only told "
             "(Elf, rule 10.7.1)");
  is_refused("return card { " FACTS "static { attack = number.tally { event = \"win\" } } }",
             "a.lua:2:42: static: number.tally: nothing counts the event 'win': it is only told "
             "(Elf, rule 10.7.1)");
  is_refused("shorthand \"dash\" {}\nreturn card { " FACTS "}",
             "a.lua:1:1: a shorthand is not made in a card file (Elf)");
}

/* What another game's word is here, or which rule leaves no room for it. */
static void words_of_another_game_are_refused_with_the_rule(void **state)
{
  (void)state;
  is_refused("return card { " FACTS "fanfare { run = function(game, me) "
             "game.copy_item(me) end } }",
             "a.lua:2:41: game.copy_item is another game's: what is played is resolved before "
             "anybody can do anything: nothing waits that could be copied or countered "
             "(rule 10.6.2) (Elf)");
  is_refused("return card { " FACTS "fanfare { run = function(game, me) game.kill(me) end } }",
             "a.lua:2:41: game.kill: no such action (did you mean game.destroy?) (Elf)");
  is_refused("return card { " FACTS "static { affects = \"me\", might = 1 } }",
             "a.lua:2:26: static: unknown field 'might' (did you mean attack?) (Elf)");
  is_refused("return card { " FACTS "static { affects = followers { at = \"here\" } } }",
             "a.lua:2:32: follower: 'at' is another game's: a field is one place: nothing moves "
             "about on it (Elf, rule 4.4)");
}

static void activated_abilities_have_costs(void **state)
{
  (void)state;
  ArbCards *cards =
      loaded("return card { " FACTS "activated { cost = { play_points = 2, engage = \"me\" },\n"
             "quick = true, run = function() end },\n"
             "evolve { cost = { play_points = 3 } } }");
  const EvAbility *act = first_ability(cards, 0), *evolve = first_ability(cards, 1);
  assert_int_equal(act->kind, EV_ACTIVATED);
  assert_int_equal(act->cost.play_points, 2);
  assert_int_equal(act->cost.engage_me, 1); /* 10.4.6 */
  assert_true(act->flags & EV_HAS_QUICK);   /* 12.3.3 */
  assert_true(evolve->flags & EV_IS_EVOLVE);
  assert_ptr_equal(evolve->run, ev_run_evolve);
  assert_int_equal(evolve->cost.play_points, 3);
  arb_cards_release(cards);
  is_refused("return card { " FACTS "activated { cost = { playpoints = 2 } } }",
             "a.lua:2:22: activated: unknown field 'playpoints' (did you mean play_points?) (Elf)");
}

/* 10.6.2.3, 5.17: a spell's slots and options. */
static void a_spell_gives_its_text_itself(void **state)
{
  (void)state;
#define SPELL "id = \"t-1\", name = \"Bolt\", type = \"spell\", class = \"neutral\", cost = 1,\n"
  ArbCards *cards = loaded("return card { " SPELL "targets = { follower { enemy = true },\n"
                           "up_to(2, card { friendly = true }) }, run = function() end }");
  const EvAbility *text = first_ability(cards, 0);
  const EvSlot *slots = &ev_cards(cards)->slots[text->first_slot];
  assert_int_equal(text->kind, EV_SPELL_TEXT);
  assert_int_equal(text->slot_count, 2);
  assert_int_equal(slots[0].min, 1);
  assert_int_equal(slots[0].list, 0);
  assert_int_equal(slots[1].min, 0);
  assert_int_equal(slots[1].max, 2);
  assert_int_equal(slots[1].list, 1);
  arb_cards_release(cards);
  cards = loaded("return card { " SPELL "modes { choose = 2, up_to = true,\n"
                 "more = { if_ = number.you(\"hand\"):at_least(1), choose = 3 },\n"
                 "mode { run = function() end },\n"
                 "mode { targets = { follower {} }, run = function() end } } }");
  text = first_ability(cards, 0);
  assert_int_equal(text->mode_count, 2);
  assert_int_equal(text->modes_least, 1); /* 5.17.2 */
  assert_int_equal(text->modes_most, 2);
  assert_int_equal(text->more_modes, 3);
  assert_int_equal(text->more_if.number.count, 3);
  assert_int_equal(first_ability(cards, 1)->kind, EV_MODE);
  arb_cards_release(cards);
}

static void turn_is_one_more_condition(void **state)
{
  (void)state;
  ArbCards *cards = loaded("return card { " FACTS
                           "when { event = \"end_phase\", turn = \"you\", run = function() end },\n"
                           "when { event = \"end_phase\", turn = \"opponent\",\n"
                           "while_ = number.you(\"hand\"):at_least(1), run = function() end } }");
  const EvCards *pool = ev_cards(cards);
  ArbNumber yours = first_ability(cards, 0)->while_.number;
  assert_int_equal(yours.count, 3);
  assert_int_equal(pool->base.terms[yours.first].a, EV_A_ACTIVE);
  assert_int_equal(pool->base.terms[yours.first + 1].value, 1);
  assert_int_equal(first_ability(cards, 1)->while_.number.count, 7);
  arb_cards_release(cards);
}

/* Other words make another pool, though its cards are the same. */
static void what_words_stand_for_belongs_to_the_pool(void **state)
{
  (void)state;
  uint64_t hashes[2];
  for (int i = 0; i < 2; i++) {
    EvBuilder *builder = ev_builder_bare();
    assert_non_null(builder);
    ev_builder_open(builder);
    ev_builder_words(builder, (uint64_t)i);
    ArbCards *cards = ev_builder_finish(builder);
    hashes[i] = cards->hash;
    arb_cards_release(cards);
  }
  assert_true(hashes[0] != hashes[1]);
}

/* ---- Costs and options (10.4) ------------------------------------------------------------- */

static void costs_have_parts_in_the_order_of_paying(void **state)
{
  (void)state;
  ArbCards *cards =
      loaded("return card { " FACTS "activated { run = function() end, cost = { play_points = 1,\n"
             "discard = 2, bury = { \"me\", follower { friendly = true } },\n"
             "counters = { spell = 3 } } },\n"
             "activated { run = function() end, cost = { earth_rite = true,\n"
             "banish = any_number(card { zone = \"ex\", friendly = true }),\n"
             "leader_defense = 2 } } }");
  const EvCost *one = &first_ability(cards, 0)->cost, *two = &first_ability(cards, 1)->cost;
  assert_int_equal(one->play_points, 1);
  assert_int_equal(one->part_count, 4);
  assert_int_equal(one->parts[0].pay, EV_PAY_COUNTERS);
  assert_int_equal(one->parts[0].min, 3);
  assert_int_equal(one->parts[1].pay, EV_PAY_DISCARD);
  assert_int_equal(one->parts[1].max, 2);
  assert_int_equal(one->parts[1].selector1, 0);
  assert_int_equal(one->parts[2].pay, EV_PAY_BURY);
  assert_int_not_equal(one->parts[2].selector1, 0);
  assert_int_equal(one->parts[3].pay, EV_PAY_BURY_ME);
  assert_int_equal(two->part_count, 3);
  assert_int_equal(two->parts[0].pay, EV_PAY_LEADER_DEFENSE);
  assert_int_equal(two->parts[1].pay, EV_PAY_RITE);
  assert_int_equal(two->parts[2].min, 0);
  assert_int_equal(two->parts[2].max, ARB_ANY_NUMBER);
  arb_cards_release(cards);
  is_refused("return card { " FACTS "activated { cost = { discard = true } } }",
             "a.lua:2:22: activated: 'discard' takes a number or a selector, got boolean (Elf)");
  is_refused("return card { " FACTS "activated { cost = { bury = \"mi\" } } }",
             "a.lua:2:29: activated: a selector or \"me\" expected, got \"mi\" (Elf)");
}

/* 10.4.7.3-5, 10.6.2.2.1 */
static void options_and_processes_stand_beside_the_text(void **state)
{
  (void)state;
  ArbCards *cards = loaded("return card { " FACTS
                           "options = { { name = \"bury\", cost = { bury = 1 }, costs = 1 } },\n"
                           "fanfare { option = \"earth_rite\",\n"
                           "targets_if_paid = { follower { enemy = true } },\n"
                           "run = function() end },\n"
                           "on_evolve { process = { discard = 1 }, run = function() end } }");
  const EvCards *pool = ev_cards(cards);
  const EvCardDef *def = first_def(cards);
  const EvAbility *fanfare = first_ability(cards, 0), *evolved = first_ability(cards, 1);
  assert_int_equal(def->option_count, 1);
  assert_int_equal(pool->options[def->first_option].set, 1);
  assert_int_equal(fanfare->option_count, 1);
  assert_int_equal(pool->options[fanfare->first_option].cost.parts[0].pay, EV_PAY_RITE);
  assert_int_equal(fanfare->slot_count, 1);
  assert_string_equal(pool->slots[fanfare->first_slot].extra, "earth_rite");
  assert_int_equal(evolved->process.parts[0].pay, EV_PAY_DISCARD);
  arb_cards_release(cards);
  is_refused("return card { " FACTS "fanfare { targets_if_paid = { follower {} },\n"
             "run = function() end } }",
             "a.lua:2:11: fanfare: 'targets_if_paid' goes with what is paid (Elf, rule "
             "10.6.2.2.1)");
  is_refused("return card { " FACTS "fanfare { option = \"rite\", run = function() end } }",
             "a.lua:2:11: fanfare: 'option' is 'rite', but may be earth_rite or a table "
             "(Elf, rule 10.4.7.3)");
}

/* 10.7.5, 10.7.6, 10.6.2.4 */
static void states_delays_and_divisions(void **state)
{
  (void)state;
  ArbCards *cards = loaded("return card { " FACTS
                           "state { if_ = { attack = at_least(5) }, run = function() end },\n"
                           "fanfare { targets = { split(3, up_to(2, follower {})) },\n"
                           "run = function() end },\n"
                           "abilities = { at_the_end = delayed { event = \"end_phase\",\n"
                           "by = ref(1), ends = \"turn\", run = function() end } } }");
  const EvAbility *waits = first_ability(cards, 0), *later = first_ability(cards, 2);
  const EvSlot *slot = &ev_cards(cards)->slots[first_ability(cards, 1)->first_slot];
  assert_int_equal(waits->kind, EV_STATE);
  assert_int_not_equal(waits->while_.me_selector1, 0);
  assert_int_equal(slot->divides, 1);
  assert_int_equal(slot->max, 2);
  assert_int_equal(slot->most.count, 1);
  assert_true(later->flags & ARB_HAS_NAME);
  assert_string_equal(later->name, "at_the_end");
  assert_int_equal(later->until, EV_UNTIL_END_OF_TURN);
  assert_int_equal(later->by_ref1, 1);
  arb_cards_release(cards);
  is_refused("return card { " FACTS "state { run = function() end } }",
             "a.lua:2:1: state: 'if_' is missing: the state that it waits for (Elf, rule 10.7.6)");
}

/* ---- Passive abilities and replacements (10.1.1.3, 10.2.1.3) --------------------------------- */

static const EvStatic *first_static(const ArbCards *cards)
{
  const EvAbility *ability = first_ability(cards, 0);
  assert_int_equal(ability->kind, EV_PASSIVE);
  return &ev_cards(cards)->statics[ability->static1 - 1];
}

static void a_static_says_what_changes(void **state)
{
  (void)state;
  ArbCards *cards = loaded("return card { " FACTS
                           "static { affects = followers { friendly = true, other = true },\n"
                           "attack = 1, set_defense = number.you \"hand\", keywords = \"ward\",\n"
                           "loses = { \"rush\", \"abilities\" }, traits = \"Elf\",\n"
                           "cannot = { \"attack\", \"take_damage\" }, ignores_ward = true,\n"
                           "turn = \"you\" } }");
  const EvStatic *stat = first_static(cards);
  assert_int_equal(stat->affects, EV_AFFECTS_SELECTOR);
  assert_int_not_equal(stat->selector1, 0);
  assert_int_equal(stat->attack.count, 1);
  assert_int_equal(stat->set_defense.count, 1);
  assert_int_equal(stat->defense.count, 0);
  assert_int_equal(stat->keywords, 1u << EV_KW_WARD);
  assert_int_equal(stat->loses, 1u << EV_KW_RUSH);
  assert_int_equal(stat->loses_all, 1);
  assert_int_equal(stat->traits, 1);
  assert_int_equal(stat->cannot, 1u << EV_CANNOT_ATTACK | 1u << EV_CANNOT_TAKE_DAMAGE);
  assert_int_equal(stat->ignores_ward, 1);
  assert_int_equal(first_ability(cards, 0)->while_.number.count, 3);
  arb_cards_release(cards);
  cards = loaded("return card { " FACTS "static { affects = \"you\", limits = { hand = 1 } } }");
  assert_int_equal(first_static(cards)->more[1], 1);
  arb_cards_release(cards);
  cards = loaded("return card { " FACTS "static { affects = \"me\", cost = -2 } }");
  assert_int_equal(first_static(cards)->cost.count, 1);
  assert_true(first_ability(cards, 0)->flags & EV_WHILE_PLAYED); /* 10.3.4 */
  arb_cards_release(cards);
}

static void statics_that_say_nothing_are_refused(void **state)
{
  (void)state;
  is_refused("return card { " FACTS "static { affects = \"me\" } }",
             "a.lua:2:1: static: says nothing: attack, keywords, cost, cannot ... "
             "(Elf, rule 10.1.1.3)");
  is_refused("return card { " FACTS "static { affects = \"you\", attack = 1 } }",
             "a.lua:2:27: static: 'attack' goes with affects = \"me\" or a selector "
             "(Elf, rule 10.9.1.4)");
  is_refused("return card { " FACTS "static { affects = \"me\", limits = { ex = 1 } } }",
             "a.lua:2:26: static: 'limits' goes with affects = \"you\", \"opponent\" or "
             "\"players\" (Elf, rule 4.4.4)");
  is_refused("return card { " FACTS "static { affects = \"you\", cannot = \"attack\" } }",
             "a.lua:2:1: static: cannot = \"attack\" goes with affects = \"me\" or a selector "
             "(Elf, rule 1.3.3)");
}

static void replacements_say_what_happens_instead(void **state)
{
  (void)state;
  ArbCards *cards = loaded("return card { " FACTS
                           "instead_of { event = \"leave\", subject = \"me\", optional = true,\n"
                           "run = function() end },\n"
                           "damage { source = \"me\", cause = { \"attack\", \"combat\" },\n"
                           "amount = number.event() + 2 } }");
  const EvCards *pool = ev_cards(cards);
  const EvAbility *stays = first_ability(cards, 0), *more = first_ability(cards, 1);
  assert_int_equal(stays->kind, EV_REPLACEMENT);
  assert_int_equal(stays->event1 - 1, EV_E_LEAVE);
  assert_true(stays->flags & ARB_OPTIONAL);
  assert_int_not_equal(stays->function, 0);
  assert_int_equal(more->event1 - 1, EV_E_DAMAGE);
  const EvReplacement *replacement = &pool->replacements[more->replacement1 - 1];
  assert_int_equal(replacement->source_me, 1);
  assert_int_equal(replacement->kinds, EV_BY_ATTACK | EV_BY_COMBAT);
  assert_int_equal(replacement->amount.count, 3);
  arb_cards_release(cards);
  is_refused("return card { " FACTS "instead_of { event = \"leave\" } }",
             "a.lua:2:1: instead_of: 'amount' or 'run' is missing (Elf, rule 10.10.1)");
}

static void what_the_engine_does_not_do_is_refused(void **state)
{
  (void)state;
  is_refused("return card { " FACTS "\n"
             "instead_of { event = \"points\", run = function(game) end } }",
             "a.lua:3:22: instead_of: nothing replaces the event 'points': instead_of is for "
             "damage, destroy, leave, bury, banish, return_to_hand, discard, draw, gain_defense, "
             "overdraw, phase, turn, lose; for what follows another event write `when` (Elf, rule "
             "10.10.1)");
  ArbCards *cards = loaded("return card { " FACTS "fanfare {\n"
                           "targets = { up_to(2, follower {}, { same = \"controller\" }) },\n"
                           "run = function(game, me, found) end } }");
  assert_non_null(
      strstr(arb_card_unsupported(cards, 1), "a choice with on_slot, or of a whole group"));
  arb_cards_release(cards);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(facts_become_a_record),
    cmocka_unit_test(facts_that_do_not_go_together_are_refused),
    cmocka_unit_test(only_an_evolved_card_shares_a_name),
    cmocka_unit_test(shorthand_is_when_with_its_fields),
    cmocka_unit_test(shorthand_is_refused_like_when),
    cmocka_unit_test(words_of_another_game_are_refused_with_the_rule),
    cmocka_unit_test(activated_abilities_have_costs),
    cmocka_unit_test(a_spell_gives_its_text_itself),
    cmocka_unit_test(turn_is_one_more_condition),
    cmocka_unit_test(what_words_stand_for_belongs_to_the_pool),
    cmocka_unit_test(costs_have_parts_in_the_order_of_paying),
    cmocka_unit_test(options_and_processes_stand_beside_the_text),
    cmocka_unit_test(states_delays_and_divisions),
    cmocka_unit_test(a_static_says_what_changes),
    cmocka_unit_test(statics_that_say_nothing_are_refused),
    cmocka_unit_test(replacements_say_what_happens_instead),
    cmocka_unit_test(what_the_engine_does_not_do_is_refused),
  };
  return cmocka_run_group_tests_name("evolve cards", tests, NULL, NULL);
}
