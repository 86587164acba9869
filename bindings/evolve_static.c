/* SPDX-License-Identifier: MIT */
/*
** evolve_static.c -- what passive abilities and replacement effects say, as records
** (core/evolve/statics.h).
**
** They stand beside the ability in the pool: `begin` makes an empty one, the readers of the
** fields fill it in.
*/
#include <lauxlib.h>
#include <stddef.h>
#include <string.h>

#include "evolve_words.h"

static EvStatic *stat_of(const Loader *l, const Draft *draft)
{
  const EvAbility *a = (const EvAbility *)(const void *)draft->a;
  return ev_builder_static_at(ev_builder(l), a->static1);
}

static EvReplacement *replacement_of(const Loader *l, const Draft *draft)
{
  const EvAbility *a = (const EvAbility *)(const void *)draft->a;
  return ev_builder_replacement_at(ev_builder(l), a->replacement1);
}

void begin_passive(Loader *l, EvAbility *a)
{
  if (a->kind == EV_PASSIVE)
    a->static1 = (uint16_t)ev_builder_static(ev_builder(l), &(EvStatic){0});
  if (a->kind == EV_REPLACEMENT)
    a->replacement1 = (uint16_t)ev_builder_replacement(ev_builder(l), &(EvReplacement){0});
}

/* ---- Whom it is about --------------------------------------------------------------- */

/* `affects = "me"` (also without it), "you", "opponent", "players", or a selector. */
void read_ev_affects(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const whom[] = {"me", "", "you", "opponent", "players", NULL};
  bool text = lua_type(L, -1) == LUA_TSTRING;
  int affects = text ? choice_of(L, l, row->name, lua_tostring(L, -1), whom) : EV_AFFECTS_SELECTOR;
  int selector1 = text ? 0 : compile_selector(L, l, lua_gettop(L));
  stat_of(l, draft)->affects = (uint8_t)affects;
  stat_of(l, draft)->selector1 = (uint16_t)selector1;
}

/* ---- What it changes ------------------------------------------------------------------ */

void read_ev_stat_number(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  ArbNumber number = compile_number(L, l, lua_gettop(L));
  *(ArbNumber *)(void *)((char *)stat_of(l, draft) + row->to) = number;
}

void read_ev_stat_flag(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  if (!lua_isboolean(L, -1))
    loader_fail(L, l, NULL, "'%s' must be true or false, got %s", row->name,
                sandbox_type_name(L, -1));
  *((uint8_t *)stat_of(l, draft) + row->to) = (uint8_t)lua_toboolean(L, -1);
}

static void add_keyword(lua_State *L, Loader *l, void *data)
{
  *(uint32_t *)data |= 1u << find_keyword(L, l, text_at(L, l, -1, "keywords"));
}

void read_ev_keywords(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  uint32_t keywords = 0;
  (void)row;
  each_value(L, l, -1, add_keyword, &keywords);
  stat_of(l, draft)->keywords = keywords;
}

/* loses = "abilities", or keywords (10.9.1.2) */
void read_ev_loses(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  uint32_t keywords = 0;
  (void)row;
  bool all = lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "abilities") == 0;
  if (!all) each_value(L, l, -1, add_keyword, &keywords);
  stat_of(l, draft)->loses = keywords;
  stat_of(l, draft)->loses_all = all;
}

static void add_trait(lua_State *L, Loader *l, void *data)
{
  EvBuilder *b = ev_builder(l);
  int bit = ev_builder_given_trait(b, ev_builder_trait(b, text_at(L, l, -1, "traits")));
  if (bit < 0)
    loader_fail(L, l, "10.9.1.3", "more than %d traits are given", EV_GIVEN_TRAITS_MAX);
  *(uint32_t *)data |= 1u << bit;
}

void read_ev_traits(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  uint32_t traits = 0;
  (void)row;
  each_value(L, l, -1, add_trait, &traits);
  stat_of(l, draft)->traits = traits;
}

static void add_ban(lua_State *L, Loader *l, void *data)
{
  static const char *const names[] = {
#define X(id, name, rule, help) name,
    EV_BANS(X)
#undef X
    NULL};
  *(uint32_t *)data |= 1u << choice_of(L, l, "cannot", text_at(L, l, -1, "cannot"), names);
}

void read_ev_cannot(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  uint32_t bans = 0;
  (void)row;
  each_value(L, l, -1, add_ban, &bans);
  stat_of(l, draft)->cannot = bans;
}

/* limits = { field = 1, hand = -2 }: so many more (4.4.4, 4.7.3, 4.8.3) */
void read_ev_limits(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const zones[] = {"field", "hand", "ex", NULL};
  int table = lua_gettop(L);
  if (lua_type(L, table) != LUA_TTABLE)
    loader_fail(L, l, "4.4.4", "'%s' must be a table, got %s", row->name,
                sandbox_type_name(L, table));
  fields_check(L, l, table, zones, false);
  for (int i = 0; zones[i]; i++)
    stat_of(l, draft)->more[i] =
      (int8_t)field_integer(L, l, table, zones[i], -COUNT_MAX, COUNT_MAX, 0);
}

/* counts = { spellchain = card {...} }: what is counted as well (13.3.1) */
void read_ev_counts(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const quantities[] = {"spellchain", NULL};
  int table = lua_gettop(L);
  if (lua_type(L, table) != LUA_TTABLE)
    loader_fail(L, l, "13.3.1", "'%s' must be a table, got %s", row->name,
                sandbox_type_name(L, table));
  fields_check(L, l, table, quantities, false);
  if (!field(L, table, "spellchain")) return;
  int selector1 = compile_selector(L, l, lua_gettop(L));
  lua_pop(L, 1);
  stat_of(l, draft)->quantity = EV_SPELLCHAIN;
  stat_of(l, draft)->counts1 = (uint16_t)selector1;
}

/* ---- Replacement effects (10.10) --------------------------------------------------------- */

void read_ev_amount(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)row;
  ArbNumber amount = compile_number(L, l, lua_gettop(L));
  replacement_of(l, draft)->amount = amount;
}

void read_ev_continues(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)l, (void)row;
  replacement_of(l, draft)->continues = (uint8_t)lua_toboolean(L, -1);
}

/* source = "me" or a selector: what deals it */
void read_ev_source(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)row;
  bool me = lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "me") == 0;
  int selector1 = me ? 0 : compile_selector(L, l, lua_gettop(L));
  replacement_of(l, draft)->source_me = me;
  replacement_of(l, draft)->source1 = (uint16_t)selector1;
}

static void add_cause(lua_State *L, Loader *l, void *data)
{
  static const char *const causes[] = {"attack", "combat", "ability", NULL};
  *(uint8_t *)data |=
    (uint8_t)(EV_BY_ATTACK << choice_of(L, l, "cause", text_at(L, l, -1, "cause"), causes));
}

void read_ev_cause(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  uint8_t kinds = 0;
  (void)row;
  each_value(L, l, -1, add_cause, &kinds);
  replacement_of(l, draft)->kinds = kinds;
}

/* ---- What fields say together ------------------------------------------------- */

static bool of_players(const EvStatic *stat)
{
  return stat->affects >= EV_AFFECTS_YOU;
}

static bool says_of_players(const EvStatic *stat)
{
  return stat->quantity || stat->more[0] || stat->more[1] || stat->more[2];
}

static bool says_of_cards(const EvStatic *stat)
{
  return stat->keywords || stat->loses || stat->loses_all || stat->traits || stat->attack.count ||
         stat->defense.count || stat->set_attack.count || stat->set_defense.count ||
         stat->cost.count || stat->set_cost.count || stat->evolve_cost.count ||
         stat->set_evolve_cost.count || stat->cannot || stat->ignores_ward ||
         stat->deals_defense || stat->enters_engaged;
}

enum { WIDE_MAX = 12 };

/* 4.4.3.1: "your cards cost less to play" is about cards that can be played: a selector that
** names no zone looks everywhere but on fields. */
static void widen(lua_State *L, Loader *l, Draft *draft, EvStatic *stat)
{
  bool costs = stat->cost.count || stat->set_cost.count;
  if (!costs || stat->affects != EV_AFFECTS_SELECTOR || !draft_field(L, draft, "affects")) return;
  bool zoned = field(L, lua_gettop(L), "zone");
  lua_pop(L, zoned ? 2 : 1);
  if (zoned) return;
  ArbVector *selectors = &l->base->selectors;
  ArbSelector wide = ((const ArbSelector *)(const void *)selectors->items)[stat->selector1 - 1];
  const ArbTest *tests = (const ArbTest *)(const void *)l->base->tests.items + wide.first_test;
  ArbTest own[WIDE_MAX];
  if (wide.or_else1 || wide.test_count > WIDE_MAX)
    loader_fail(L, l, "4.4.3.1", "'affects' of a cost: give each alternative its zone");
  memcpy(own, tests, wide.test_count * sizeof *own);
  wide.zones = ~(1u << EV_Z_FIELD | 1u << EV_Z_LEADER | 1u << EV_Z_EVOLVE | 1u << EV_Z_EVOLVE_DECK)
               & ((1u << EV_ZONES) - 1);
  stat->selector1 = (uint16_t)build_selector(l->base, wide, own, wide.test_count);
}

void check_passive(lua_State *L, Loader *l, Draft *draft)
{
  const EvAbility *a = (const EvAbility *)(const void *)draft->a;
  if (a->kind == EV_PASSIVE) {
    EvStatic *stat = stat_of(l, draft);
    if (!says_of_cards(stat) && !says_of_players(stat))
      loader_fail(L, l, "10.1.1.3", "says nothing: attack, keywords, cost, cannot ...");
    if (of_players(stat) ? says_of_cards(stat) : says_of_players(stat))
      loader_fail(L, l, "10.1.1.3",
                  "'limits' and 'counts' are about players, anything else is about cards");
    widen(L, l, draft, stat);
  } else if (a->kind == EV_REPLACEMENT) {
    if (!draft->event_count) loader_fail(L, l, "10.10.1", "'event' is missing");
    if (!replacement_of(l, draft)->amount.count && !a->function)
      loader_fail(L, l, "10.10.1", "'amount' or 'run' is missing");
  }
}
