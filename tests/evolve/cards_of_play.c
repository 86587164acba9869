/* SPDX-License-Identifier: MIT */
/*
** cards_of_play.c -- cards of the tests' pool with costs, options, conditions, counters.
**
** Named for what they are; "(n)" in a comment is the number of the text they run.
*/
#include "support.h"

enum { ANY_FOLLOWER = 1 << (EV_FOLLOWER - 1), ANY_SPELL = 1 << (EV_SPELL - 1) };

static int own(EvBuilder *b, int zone, int types, bool other)
{
  ArbBuilder *base = ev_builder_base(b);
  ArbTest tests[2] = {
    {.attribute = EV_A_FRIENDLY, .compare = ARB_EQUAL, .number = arb_build_constant(base, 1)},
    {.attribute = EV_A_TYPE, .compare = ARB_HAS_ANY, .number = arb_build_constant(base, types)}};
  return arb_build_selector(base, (ArbSelector){.zones = 1u << zone, .not_me = other}, tests,
                            types ? 2 : 1);
}

/* A number of "you", at least so many. */
static ArbCondition at_least(EvBuilder *b, int attribute, int least)
{
  ArbTerm terms[] = {{.op = ARB_N_YOU, .a = (uint16_t)attribute},
                     {.op = ARB_N_CONST, .value = least},
                     {.op = ARB_N_COMPARE, .a = ARB_AT_LEAST}};
  return (ArbCondition){.number = arb_build_number(ev_builder_base(b), terms, 3)};
}

static EvPart part(int pay, int min, int max, int selector1)
{
  return (EvPart){.pay = (uint8_t)pay,
                  .min = (uint8_t)min,
                  .max = (uint8_t)max,
                  .selector1 = (uint16_t)selector1};
}

static EvCost cost_of(int points, EvPart one)
{
  return (EvCost){.play_points = (int8_t)points, .part_count = 1, .parts = {one}};
}

/* Activated abilities of a 1/2 follower: what they cost is in the name. (1) */
static void activated(EvBuilder *b)
{
  struct {
    const char *name;
    EvCost cost;
  } cards[] = {
    {"Pays by discarding", cost_of(0, part(EV_PAY_DISCARD, 1, 1, 0))},
    {"Pays with a spell", cost_of(0, part(EV_PAY_DISCARD, 1, 1, own(b, EV_Z_HAND, ANY_SPELL, 0)))},
    {"Pays by burying", cost_of(0, part(EV_PAY_BURY, 1, 1, own(b, EV_Z_FIELD, 0, true)))},
    {"Pays by banishing", cost_of(0, part(EV_PAY_BANISH, 1, 1, own(b, EV_Z_EX, 0, false)))},
    {"Pays by returning", cost_of(0, part(EV_PAY_RETURN, 0, 255, own(b, EV_Z_FIELD, 0, true)))},
    {"Pays with defense", cost_of(0, part(EV_PAY_LEADER_DEFENSE, 3, 3, 0))},
    {"Pays with counters", cost_of(0, part(EV_PAY_COUNTERS, 3, 3, 0))},
    {"Pays by engaging",
     cost_of(0, part(EV_PAY_ENGAGE, 1, 1, own(b, EV_Z_FIELD, ANY_FOLLOWER, 0)))},
    {"Pays with itself", cost_of(2, part(EV_PAY_BURY_ME, 1, 1, 0))},
    {"Pays with itself and another",
     {.part_count = 2,
      .parts = {part(EV_PAY_BURY, 1, 1, own(b, EV_Z_FIELD, 0, false)),
                part(EV_PAY_BURY_ME, 1, 1, 0)}}},
  };
  int counter = ev_builder_counter(b, "spell");
  cards[6].cost.parts[0].counter = (uint8_t)counter;
  for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
    with_text(b, cards[i].name, EV_FOLLOWER,
              (EvAbility){.kind = EV_ACTIVATED, .cost = cards[i].cost}, 1, 0);
  with_text(b, "Once a turn", EV_FOLLOWER,
            (EvAbility){.kind = EV_ACTIVATED, .flags = ARB_ONCE_EACH_TURN}, 1, 0);
}

/* What can be done for ever, and what goes on by itself for ever (14.2). */
static void cycles(EvBuilder *b)
{
  with_text(b, "For nothing", EV_AMULET, (EvAbility){.kind = EV_ACTIVATED}, 1, 0);
  EvAbility turns = {.kind = EV_AUTOMATIC, .flags = ARB_SUBJECT_ME, .function = 1};
  turns.event1 = EV_E_ENGAGE + 1;
  int first = ev_builder_ability(b, &turns);
  turns.event1 = EV_E_REFRESH + 1;
  ev_builder_ability(b, &turns);
  ev_builder_card(b, &(EvCardDef){.id = "Spinner",
                                  .name = "Spinner",
                                  .type = EV_AMULET,
                                  .cost = 1,
                                  .first_ability = (uint16_t)first,
                                  .ability_count = 2});
}

/* Fanfares with a process (10.4.7.4): (1) runs when it was carried out. */
static void processes(EvBuilder *b)
{
  EvAbility fanfare = {
    .kind = EV_AUTOMATIC, .name = "Fanfare", .event1 = EV_E_ENTER + 1, .flags = ARB_SUBJECT_ME};
  fanfare.process = cost_of(0, part(EV_PAY_RETURN, 1, 1, own(b, EV_Z_FIELD, 0, true)));
  with_text(b, "Returns for it", EV_FOLLOWER, fanfare, 1, 0);
  fanfare.process = cost_of(0, part(EV_PAY_DISCARD, 1, 1, own(b, EV_Z_HAND, ANY_SPELL, 0)));
  with_text(b, "Discards a spell for it", EV_FOLLOWER, fanfare, 1, 0);
  EvSlot enemy = {.selector1 = ENEMY_FOLLOWERS, .min = 1, .max = 1};
  fanfare.slot_count = 1;
  fanfare.first_slot = (uint16_t)ev_builder_slots(b, &enemy, 1);
  with_text(b, "Aims, and discards a spell for it", EV_FOLLOWER, fanfare, 1, 0);
}

/* Earth Rite and alternative costs (10.6.2.2.1, 10.4.7.3). */
static void options(EvBuilder *b)
{
  EvOption rite = {.name = "earth_rite", .cost = cost_of(0, part(EV_PAY_RITE, 1, 1, 0))};
  EvSlot aim = {.selector1 = ENEMY_FOLLOWERS, .min = 1, .max = 1, .extra = "earth_rite"};
  EvAbility text_of_rite = {.kind = EV_SPELL_TEXT, .option_count = 1, .slot_count = 1};
  text_of_rite.first_option = (uint16_t)ev_builder_options(b, &rite, 1);
  text_of_rite.first_slot = (uint16_t)ev_builder_slots(b, &aim, 1);
  with_text(b, "Rite Aim", EV_SPELL, text_of_rite, 1, 0);
  EvOption cheaper[2] = {
    {.name = "banish", .cost = cost_of(0, part(EV_PAY_BANISH, 2, 2, own(b, EV_Z_EX, 0, 0)))},
    {.name = "bury", .cost = cost_of(0, part(EV_PAY_BURY, 2, 2, own(b, EV_Z_FIELD, 0, 0)))}};
  cheaper[0].sets_cost = 1, cheaper[0].set = 3;
  cheaper[1].change = -9;
  int first = ev_builder_options(b, cheaper, 2);
  ev_builder_card(b, &(EvCardDef){.id = "Two ways",
                                  .name = "Two ways",
                                  .type = EV_FOLLOWER,
                                  .cost = 10,
                                  .attack = 6,
                                  .defense = 6,
                                  .first_option = (uint16_t)first,
                                  .option_count = 2});
  for (int i = 1; i <= 3; i++) {
    static const char *const names[] = {"", "Stack 1", "Stack 2", "Stack 3"};
    ev_builder_card(b, &(EvCardDef){.id = names[i],
                                    .name = names[i],
                                    .type = EV_AMULET,
                                    .cost = 1,
                                    .keywords = 1u << EV_KW_STACK});
  }
}

/* A spell with a delayed trigger, both run text 6, which begins it. */
static void starts(EvBuilder *b, const char *name, EvAbility later)
{
  EvAbility spell = {.kind = EV_SPELL_TEXT, .function = 6};
  later.function = 6;
  int first = ev_builder_ability(b, &spell);
  ev_builder_ability(b, &later);
  ev_builder_card(b, &(EvCardDef){.id = name,
                                  .name = name,
                                  .type = EV_SPELL,
                                  .cost = 1,
                                  .first_ability = (uint16_t)first,
                                  .ability_count = 2});
}

/* What is divided, what is said of texts, the Nth time, other zones, states, later. */
static void texts(EvBuilder *b)
{
  EvSlot chain = {.selector1 = ENEMY_FOLLOWERS, .max = 2, .list = 1, .divides = 1};
  EvSlot aim = {.selector1 = ENEMY_FOLLOWERS, .min = 1, .max = 1};
  chain.most = arb_build_constant(ev_builder_base(b), 3);
  EvAbility spell = {.kind = EV_SPELL_TEXT, .slot_count = 1};
  spell.first_slot = (uint16_t)ev_builder_slots(b, &chain, 1);
  with_text(b, "Divide 3", EV_SPELL, spell, 1, 0);
  EvAbility fanfare = {.kind = EV_AUTOMATIC,
                       .event1 = EV_E_ENTER + 1,
                       .flags = ARB_SUBJECT_ME,
                       .slot_count = 1,
                       .first_slot = (uint16_t)ev_builder_slots(b, &aim, 1)};
  fanfare.if_ = at_least(b, EV_A_OVERFLOW, 1);
  with_text(b, "Overflow Aim", EV_FOLLOWER, fanfare, 1, 0);
  fanfare.if_ = at_least(b, EV_A_COMBO, 3);
  with_text(b, "Combo Aim", EV_FOLLOWER, fanfare, 1, 0);
  EvAbility when = {.kind = EV_AUTOMATIC, .event1 = EV_E_PLAY + 1, .by = ARB_BY_YOU};
  when.nth = 2;
  ArbTally plays = {.event = EV_E_PLAY, .by = ARB_BY_YOU};
  when.tally = (uint16_t)arb_build_tally(ev_builder_base(b), plays);
  with_text(b, "Second play", EV_AMULET, when, 1, 0);
  when.nth = 0, when.flags = ARB_ONCE_EACH_TURN;
  with_text(b, "First spell", EV_AMULET, when, 2, 0);
  EvAbility discarded = {.kind = EV_AUTOMATIC,
                         .event1 = EV_E_DISCARD + 1,
                         .flags = ARB_SUBJECT_ME,
                         .active_zones = 1u << EV_Z_CEMETERY};
  with_text(b, "When discarded", EV_SPELL, discarded, 3, 0);
  int another = own(b, EV_Z_FIELD, 1 << (EV_AMULET - 1), true);
  EvAbility leaves = {
    .kind = EV_AUTOMATIC, .event1 = EV_E_LEAVE + 1, .subject1 = (uint16_t)another};
  with_text(b, "Amulets leave", EV_AMULET, leaves, 4, 0);
  EvAbility state = {.kind = EV_STATE, .name = "Empty hand"};
  ArbTerm terms[] = {{.op = ARB_N_YOU, .a = EV_A_HAND},
                     {.op = ARB_N_CONST, .value = 0},
                     {.op = ARB_N_COMPARE, .a = ARB_EQUAL}};
  state.while_.number = arb_build_number(ev_builder_base(b), terms, 3);
  with_text(b, "Empty hand", EV_AMULET, state, 5, 0);
  EvAbility later = {.kind = EV_AUTOMATIC,
                     .name = "later",
                     .flags = ARB_HAS_NAME,
                     .event1 = EV_E_END_PHASE + 1,
                     .by = ARB_BY_YOU};
  starts(b, "Later", later);
  later.until = EV_UNTIL_END_OF_TURN, later.event1 = EV_E_PLAY + 1;
  starts(b, "All turn", later);
}

void cards_of_play(EvBuilder *b)
{
  activated(b);
  processes(b);
  options(b);
  texts(b);
  cycles(b);
}
