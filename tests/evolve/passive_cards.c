/* SPDX-License-Identifier: MIT */
/* passive_cards.c -- see passive_cards.h.  Each is named for what it says. */
#include "passive_cards.h"

enum { END = -1 };

/* ---- Numbers, selectors, conditions -------------------------------------------------- */

static ArbNumber constant(EvBuilder *b, int value)
{
  return arb_build_constant(ev_builder_base(b), value);
}

/* The event's amount, and something done to it. */
static ArbNumber event_and(EvBuilder *b, ArbOp op, int value)
{
  ArbTerm terms[3] = {
    {.op = ARB_N_EVENT}, {.op = ARB_N_CONST, .value = value}, {.op = (uint8_t)op}};
  return arb_build_number(ev_builder_base(b), terms, 3);
}

/* An attribute of "you", compared. */
static ArbNumber yours(EvBuilder *b, int attribute, ArbCompare how, int value)
{
  ArbTerm terms[3] = {{.op = ARB_N_YOU, .a = (uint16_t)attribute},
                      {.op = ARB_N_CONST, .value = value},
                      {.op = ARB_N_COMPARE, .a = (uint16_t)how}};
  return arb_build_number(ev_builder_base(b), terms, 3);
}

typedef struct Wants { /* a test: attribute, comparison, value; ends at END */
  int attribute, compare, value;
} Wants;

static int selector(EvBuilder *b, uint32_t zones, int not_me, const Wants *wants)
{
  ArbTest tests[4] = {{0}};
  int count = 0;
  for (; wants[count].attribute != END; count++)
    tests[count] = (ArbTest){.attribute = (uint8_t)wants[count].attribute,
                             .compare = (uint8_t)wants[count].compare,
                             .number = constant(b, wants[count].value)};
  return arb_build_selector(ev_builder_base(b),
                            (ArbSelector){.zones = zones, .not_me = (uint8_t)not_me}, tests, count);
}

#define FOLLOWER {EV_A_TYPE, ARB_HAS_ANY, 1 << (EV_FOLLOWER - 1)}
#define FRIENDLY {EV_A_FRIENDLY, ARB_EQUAL, 1}
#define ENEMY    {EV_A_ENEMY, ARB_EQUAL, 1}
#define LAST     {END, 0, 0}

static uint16_t friendly_followers(EvBuilder *b, int other)
{
  return (uint16_t)selector(b, 1u << EV_Z_FIELD, other, (const Wants[]){FOLLOWER, FRIENDLY, LAST});
}
static uint16_t enemy_followers(EvBuilder *b)
{
  return (uint16_t)selector(b, 1u << EV_Z_FIELD, 0, (const Wants[]){FOLLOWER, ENEMY, LAST});
}
static uint16_t friendly_with(EvBuilder *b, int attribute, int compare, int value)
{
  const Wants wants[] = {FOLLOWER, FRIENDLY, {attribute, compare, value}, LAST};
  return (uint16_t)selector(b, 1u << EV_Z_FIELD, 0, wants);
}

/* ---- Cards ------------------------------------------------------------------------------ */

static EvAbility passive(EvBuilder *b, EvStatic stat)
{
  return (EvAbility){.kind = EV_PASSIVE, .static1 = (uint16_t)ev_builder_static(b, &stat)};
}

static EvAbility replacement(EvBuilder *b, int event, EvReplacement replacement)
{
  return (EvAbility){.kind = EV_REPLACEMENT,
                     .event1 = (uint8_t)(event + 1),
                     .replacement1 = (uint16_t)ev_builder_replacement(b, &replacement)};
}

static void card(EvBuilder *b, const char *name, EvType type, const EvAbility *abilities, int count)
{
  int first = 0;
  bool fights = type == EV_FOLLOWER;
  for (int i = 0; i < count; i++) {
    int at = ev_builder_ability(b, &abilities[i]);
    if (i == 0) first = at;
  }
  ev_builder_card(b, &(EvCardDef){.id = name,
                                  .name = name,
                                  .type = (uint8_t)type,
                                  .cost = 2,
                                  .attack = fights ? 1 : 0,
                                  .defense = fights ? 3 : 0,
                                  .first_ability = (uint16_t)first,
                                  .ability_count = (uint16_t)count});
}

static void saying(EvBuilder *b, const char *name, EvType type, EvStatic stat)
{
  EvAbility ability = passive(b, stat);
  card(b, name, type, &ability, 1);
}

static EvStatic about(uint16_t selector1)
{
  return (EvStatic){.affects = EV_AFFECTS_SELECTOR, .selector1 = selector1};
}

/* 10.9: card information. */
static void information(EvBuilder *b)
{
  EvStatic stat = about(friendly_followers(b, 1));
  stat.attack = stat.defense = constant(b, 1);
  saying(b, "Others +1/+1", EV_FOLLOWER, stat);
  stat = about(friendly_followers(b, 0));
  stat.attack = constant(b, 1);
  saying(b, "Yours +1/+0", EV_AMULET, stat);
  stat = about(friendly_with(b, EV_A_ATTACK, ARB_AT_LEAST, 3));
  stat.defense = constant(b, 2);
  saying(b, "Attack 3: +0/+2", EV_AMULET, stat);
  stat = about(friendly_with(b, EV_A_DEFENSE, ARB_AT_LEAST, 3));
  stat.attack = constant(b, 1);
  saying(b, "Defense 3: +1/+0", EV_AMULET, stat);
  stat = about(friendly_with(b, EV_A_KEYWORD, ARB_HAS_ANY, 1 << EV_KW_STORM));
  stat.attack = constant(b, 2);
  saying(b, "Storm: +2/+0", EV_AMULET, stat);
  stat = about(friendly_followers(b, 0));
  stat.keywords = 1u << EV_KW_STORM;
  saying(b, "Yours have Storm", EV_AMULET, stat);
  stat = about(friendly_with(b, EV_A_KEYWORD, ARB_HAS_ANY, 1 << EV_KW_STORM));
  stat.keywords = 1u << EV_KW_BANE;
  saying(b, "Storm: Bane", EV_AMULET, stat);
  stat = about(enemy_followers(b));
  stat.loses_all = 1;
  saying(b, "Enemies lose all", EV_AMULET, stat);
  EvAbility use = {.kind = EV_ACTIVATED, .function = 1};
  card(b, "Silenced charm", EV_FOLLOWER, &use, 1);
  stat = about(enemy_followers(b));
  stat.loses = 1u << EV_KW_WARD;
  saying(b, "Enemies lose Ward", EV_AMULET, stat);
  stat = about(friendly_followers(b, 0));
  stat.set_attack = constant(b, 4);
  saying(b, "Yours are 4/x", EV_AMULET, stat);
  EvAbility if_sanguine = passive(b, (EvStatic){.keywords = 1u << EV_KW_RUSH});
  if_sanguine.while_.number = yours(b, EV_A_HAND, ARB_AT_LEAST, 3);
  card(b, "Rush at 3 cards", EV_FOLLOWER, &if_sanguine, 1);
  stat = about((uint16_t)selector(b, 1u << EV_Z_EX, 0, (const Wants[]){FOLLOWER, FRIENDLY, LAST}));
  stat.attack = constant(b, 1);
  saying(b, "EX +1/+0", EV_AMULET, stat);
  int machina = ev_builder_trait(b, "Machina");
  stat = about(friendly_followers(b, 0));
  stat.traits = 1u << ev_builder_given_trait(b, machina);
  saying(b, "Yours are Machina", EV_AMULET, stat);
  ArbTest tagged = {.compare = ARB_TAGGED, .number = constant(b, machina)};
  int tagged1 =
      arb_build_selector(ev_builder_base(b), (ArbSelector){.zones = 1u << EV_Z_FIELD}, &tagged, 1);
  stat = about((uint16_t)tagged1);
  stat.attack = constant(b, 5);
  saying(b, "Machina: +5/+0", EV_AMULET, stat);
}

/* 10.10.2.4: costs. */
static void costs(EvBuilder *b)
{
  const uint32_t anywhere = 1u << EV_Z_HAND | 1u << EV_Z_EX;
  EvStatic stat =
      about((uint16_t)selector(b, anywhere, 0, (const Wants[]){FOLLOWER, FRIENDLY, LAST}));
  stat.cost = constant(b, -1);
  saying(b, "Followers cost 1 less", EV_AMULET, stat);
  stat.cost = constant(b, 1);
  saying(b, "Followers cost 1 more", EV_AMULET, stat);
  stat.cost = (ArbNumber){0, 0}, stat.set_cost = constant(b, 4);
  saying(b, "Followers cost 4", EV_AMULET, stat);
  EvAbility own = passive(b, (EvStatic){.cost = constant(b, -2)});
  own.while_.number = yours(b, EV_A_CEMETERY, ARB_AT_LEAST, 1);
  card(b, "2 less with a cemetery", EV_FOLLOWER, &own, 1);
  EvAbility only = passive(b, (EvStatic){.cannot = 1u << EV_CANNOT_BE_PLAYED});
  only.while_.number = yours(b, EV_A_CEMETERY, ARB_AT_MOST, 1);
  card(b, "Only with 2 buried", EV_FOLLOWER, &only, 1);
}

/* 1.3.3, and what else abilities say. */
static void restrictions(EvBuilder *b)
{
  static const struct {
    const char *name;
    EvBan ban;
  } bans[] = {{"Cannot attack", EV_CANNOT_ATTACK},
              {"No leaders", EV_CANNOT_ATTACK_LEADERS},
              {"No followers", EV_CANNOT_ATTACK_FOLLOWERS},
              {"Indestructible", EV_CANNOT_BE_DESTROYED},
              {"Harmless", EV_CANNOT_DEAL_DAMAGE},
              {"Untouchable", EV_CANNOT_TAKE_DAMAGE},
              {"Combat proof", EV_CANNOT_TAKE_COMBAT_DAMAGE},
              {"Ability proof", EV_CANNOT_TAKE_ABILITY_DAMAGE},
              {"Stays engaged", EV_CANNOT_BE_REFRESHED},
              {"Not attacked", EV_CANNOT_BE_ATTACKED},
              {"Not selected", EV_CANNOT_BE_SELECTED},
              {"Never evolves", EV_CANNOT_EVOLVE}};
  for (size_t i = 0; i < sizeof bans / sizeof *bans; i++)
    saying(b, bans[i].name, EV_FOLLOWER, (EvStatic){.cannot = 1u << bans[i].ban});
  ev_builder_card(b, &(EvCardDef){.id = "Never evolves+",
                                  .name = "Never evolves",
                                  .type = EV_FOLLOWER,
                                  .special = EV_EVOLVED,
                                  .attack = 2,
                                  .defense = 2});
  saying(b, "Ignores Ward", EV_FOLLOWER, (EvStatic){.ignores_ward = 1});
  EvStatic stat = about(friendly_followers(b, 0));
  stat.deals_defense = 1;
  saying(b, "Yours deal defense", EV_FOLLOWER, stat);
  saying(b, "Enters engaged", EV_AMULET, (EvStatic){.enters_engaged = 1});
  saying(b, "One more of each", EV_AMULET,
         (EvStatic){.affects = EV_AFFECTS_YOU, .more = {1, 1, 1}});
  saying(b, "Followers are spells", EV_FOLLOWER,
         (EvStatic){.affects = EV_AFFECTS_YOU,
                    .quantity = EV_SPELLCHAIN,
                    .counts1 = (uint16_t)selector(b, 1u << EV_Z_CEMETERY, 0,
                                                  (const Wants[]){FOLLOWER, LAST})});
}

/* 10.10: replacement effects. */
static void replacements(EvBuilder *b)
{
  EvAbility less =
      replacement(b, EV_E_DAMAGE, (EvReplacement){.amount = event_and(b, ARB_N_SUB, 1)});
  less.flags = ARB_SUBJECT_ME;
  card(b, "Takes 1 less", EV_FOLLOWER, &less, 1);
  EvAbility enemy =
      replacement(b, EV_E_DAMAGE,
                  (EvReplacement){.amount = event_and(b, ARB_N_SUB, 1), .kinds = EV_BY_ABILITY});
  enemy.by = ARB_BY_OPPONENT;
  enemy.subject1 = friendly_followers(b, 0);
  card(b, "Less of enemy abilities", EV_FOLLOWER, &enemy, 1);
  EvAbility more = replacement(
      b, EV_E_DAMAGE, (EvReplacement){.amount = event_and(b, ARB_N_ADD, 4), .source_me = 1});
  more.while_.number = yours(b, EV_A_PLAY_POINTS, ARB_AT_LEAST, 1);
  card(b, "Deals 4 more with points", EV_FOLLOWER, &more, 1);
  EvAbility twice[2] = {
    replacement(b, EV_E_DAMAGE,
                (EvReplacement){
                  .amount = event_and(b, ARB_N_MUL, 2), .source_me = 1, .kinds = EV_BY_ATTACK}),
    replacement(b, EV_E_DAMAGE,
                (EvReplacement){
                  .amount = event_and(b, ARB_N_MUL, 2), .source_me = 1, .kinds = EV_BY_COMBAT})};
  const Wants leader[] = {{EV_A_TYPE, ARB_HAS_ANY, 1 << (EV_LEADER - 1)}, LAST};
  twice[0].subject1 = (uint16_t)selector(b, 1u << EV_Z_LEADER, 0, leader);
  twice[1].subject1 = (uint16_t)selector(b, 1u << EV_Z_FIELD, 0, (const Wants[]){FOLLOWER, LAST});
  card(b, "Double", EV_FOLLOWER, twice, 2);
  EvAbility fragile[2] = {
    replacement(b, EV_E_DAMAGE, (EvReplacement){.amount = event_and(b, ARB_N_SUB, 1)}),
    replacement(b, EV_E_DAMAGE, (EvReplacement){.amount = event_and(b, ARB_N_MUL, 2)})};
  fragile[0].flags = fragile[1].flags = ARB_SUBJECT_ME;
  card(b, "Less 1 and doubled", EV_FOLLOWER, fragile, 2);
  EvAbility stays = replacement(b, EV_E_LEAVE, (EvReplacement){.source_me = 0});
  stays.flags = ARB_SUBJECT_ME, stays.function = 6;
  card(b, "Text 6 instead of leaving", EV_FOLLOWER, &stays, 1);
  stays.flags |= ARB_OPTIONAL;
  card(b, "Perhaps text 6 instead", EV_FOLLOWER, &stays, 1);
  stays = replacement(b, EV_E_DESTROY, (EvReplacement){.continues = 1});
  stays.flags = ARB_SUBJECT_ME, stays.function = 6;
  card(b, "Text 6 before destroyed", EV_FOLLOWER, &stays, 1);
}

/* What effects begin: named, with a card to hold them; in this order. */
static void begun(EvBuilder *b)
{
  EvAbility named[2] = {
    passive(b, (EvStatic){.cannot = 1u << EV_CANNOT_TAKE_DAMAGE}),
    replacement(b, EV_E_DAMAGE, (EvReplacement){.amount = event_and(b, ARB_N_SUB, 2)})};
  named[0].name = "safe", named[1].name = "tough";
  named[0].flags = ARB_HAS_NAME, named[1].flags = ARB_HAS_NAME | ARB_SUBJECT_ME;
  card(b, "Keeper of names", EV_AMULET, named, 2);
}

void passive_cards(EvBuilder *b)
{
  information(b);
  costs(b);
  restrictions(b);
  replacements(b);
  begun(b);
}
