/* SPDX-License-Identifier: MIT */
/*
** static.c -- makes records of what passive abilities and replacement effects say
** (core/evolve/statics.h).
**
** In the draft (EvDraft) they stand beside the ability.  They get a number of their own with it.
*/
#include <lauxlib.h>
#include <stddef.h>
#include <string.h>

#include "evolve/effects/effects.h"
#include "reader/evolve/words.h"

static EvStatic *stat_of(const Draft *draft)
{
  return &ev_draft(draft)->stat;
}

/* ---- Whom it is about --------------------------------------------------------------- */

/* affects = "me" (the same when left out), "you", "opponent", "players", or a selector. */
void bind_read_ev_affects(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const whom[] = {"me", "", "you", "opponent", "players", NULL};
  bool text = lua_type(L, -1) == LUA_TSTRING;
  int affects =
      text ? bind_choice_of(L, l, row->name, lua_tostring(L, -1), whom) : EV_AFFECTS_SELECTOR;
  int selector1 = text ? 0 : bind_compile_selector(L, l, lua_gettop(L));
  stat_of(draft)->affects = (uint8_t)affects;
  stat_of(draft)->selector1 = (uint16_t)selector1;
}

/* ---- What it changes ------------------------------------------------------------------ */

static void add_trait(lua_State *L, Loader *l, void *data)
{
  EvBuilder *b = ev_builder(l);
  int bit = ev_builder_given_trait(b, ev_builder_trait(b, bind_text_at(L, l, -1, "traits")));
  if (bit < 0) loader_fail(L, l, "10.9.1.3", "more than %d traits are given", EV_GIVEN_TRAITS_MAX);
  *(uint32_t *)data |= 1u << bit;
}

void bind_read_ev_traits(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  uint32_t traits = 0;
  (void)row;
  bind_each_value(L, l, -1, add_trait, &traits);
  stat_of(draft)->traits = traits;
}

/* attack = -2, minimum = 1: the static does not lower the attack below 1. */
void bind_read_ev_minimum(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const lowered[] = {"attack", "defense", "cost", "evolve_cost", NULL};
  EvStatic *stat = stat_of(draft);
  int value = 0;
  stat->least = (int8_t)bind_integer_at(L, l, -1, row->name, 0, COUNT_MAX);
  stat->bounded = 1;
  if (!stat->attack.count && !stat->defense.count && !stat->cost.count && !stat->evolve_cost.count)
    loader_fail(L, l, "10.9.1.4",
                "'%s' goes with what is lowered: 'attack', 'defense', 'cost' or "
                "'evolve_cost'",
                row->name);
  for (int i = 0; lowered[i]; i++) {
    if (!bind_field(L, draft->table, lowered[i])) continue;
    value = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    if (value > 0)
      loader_fail(L, l, "10.9.1.4",
                  "'%s' is how far a number may be lowered, and '%s' is raised "
                  "here: write two statics",
                  row->name, lowered[i]);
  }
}

const char *const bind_ev_limits_fields[] = {"field", "hand", "ex", NULL};

/* limits = { field = 1, hand = -2 }: limits that are higher or lower by that (4.4.4, 4.7.3,
** 4.8.3). */
void bind_read_ev_limits(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  int table = lua_gettop(L);
  if (lua_type(L, table) != LUA_TTABLE)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, NULL, "4.4.4", "'%s' must be a table, got %s",
                        row->name, bind_sandbox_type_name(L, table));
  bind_fields_check(L, l, table, bind_ev_limits_fields, false);
  for (int i = 0; bind_ev_limits_fields[i]; i++)
    stat_of(draft)->more[i] =
        (int8_t)bind_field_integer(L, l, table, bind_ev_limits_fields[i], -COUNT_MAX, COUNT_MAX, 0);
}

const char *const bind_ev_counts_fields[] = {"spellchain", NULL};

/* counts = { spellchain = card {...} }: these cards are counted as well (13.3.1). */
void bind_read_ev_counts(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  int table = lua_gettop(L);
  if (lua_type(L, table) != LUA_TTABLE)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, NULL, "13.3.1", "'%s' must be a table, got %s",
                        row->name, bind_sandbox_type_name(L, table));
  bind_fields_check(L, l, table, bind_ev_counts_fields, false);
  if (!bind_field(L, table, "spellchain")) return;
  int selector1 = bind_compile_selector(L, l, lua_gettop(L));
  lua_pop(L, 1);
  stat_of(draft)->quantity = EV_SPELLCHAIN;
  stat_of(draft)->counts1 = (uint16_t)selector1;
}

void bind_check_grants(lua_State *L, Loader *l, int first, int count)
{
  const char *missing = ev_builder_grants(ev_builder(l), first, count);
  if (!missing) return;
  bind_loader_fail_as(L, l, BIND_C_MISSING, "grants", "10.9.1.2",
                      "'grants': there is no 'when' or 'activated' \"%s\": "
                      "abilities = { %s = when { ... } }",
                      missing, missing);
}

/* ---- Replacement effects (10.10) --------------------------------------------------------- */

/* source = "me" or a selector: what deals the damage. */
void bind_read_ev_source(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  EvReplacement *replacement = &ev_draft(draft)->replacement;
  bool me = lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "me") == 0;
  int selector1 = me ? 0 : bind_compile_selector(L, l, lua_gettop(L));
  (void)row;
  replacement->source_me = me;
  replacement->source1 = (uint16_t)selector1;
}

/* ---- What fields say together ------------------------------------------------- */

/* Refuses a field that says nothing of those that the passive ability affects (the column `whom`),
** and bans of cards for players or the other way round. */
static void check_whom(lua_State *L, Loader *l, const EvStatic *stat)
{
  static const char *const words[] = {"\"me\"",       "a selector",  "\"you\"",
                                      "\"opponent\"", "\"players\"", NULL};
  char whom[SAYING_MAX];
  bool players = stat->affects >= EV_AFFECTS_YOU;
  uint32_t others = players ? EV_CARD_BANS : ~(uint32_t)EV_CARD_BANS;
  const ArbStaticField *past = arb_static_field_past(stat, ev_static_fields, 1u << stat->affects);
  if (past)
    loader_fail(L, l, past->rule, "'%s' goes with affects = %s", past->word,
                bind_affects_words(whom, past->whom, words));
  for (int i = 0; i < EV_BAN_COUNT; i++)
    if (stat->cannot & others & 1u << i)
      loader_fail(L, l, "1.3.3", "cannot = \"%s\" goes with affects = %s", bind_ev_ban_words[i],
                  bind_affects_words(whom, players ? EV_OF_CARDS : EV_OF_PLAYERS, words));
}

/* 8.2.1: only zones that cards cannot otherwise be played from.  Of a deck it is the top card, when
** the player knows it. */
static void check_plays_from(lua_State *L, Loader *l, const EvStatic *stat)
{
  uint32_t can = 1u << EV_Z_CEMETERY | 1u << EV_Z_BANISHED | 1u << EV_Z_DECK;
  if (stat->plays_from & ~can)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "plays_from", "8.2.1",
                        "'plays_from' takes \"cemetery\", \"banished\" and \"deck\"");
}

/* 10.9.1.2: a text is that of a card on a field or of a leader (10.3.5), and what a static says
** beside it is information, which stands as long as the static put that text there. */
static void check_text_of(lua_State *L, Loader *l, const EvStatic *stat)
{
  const ArbSelector *all = (const ArbSelector *)(const void *)l->base->selectors.items;
  uint32_t zones = stat->affects == EV_AFFECTS_SELECTOR ? all[stat->selector1 - 1].zones : 0;
  if (!stat->text_of1) return;
  if (stat->loses || stat->loses_all || stat->keywords)
    loader_fail(L, l, "10.9.1.2",
                "'text_of' stands without 'loses' and 'keywords': write those "
                "as a static of their own");
  for (const ArbStaticField *field = ev_static_fields; field->word; field++)
    if (!(field->about & EV_ABOUT_INFORMATION) && arb_static_says(stat, field))
      loader_fail(L, l, "10.9.1.2",
                  "'text_of' stands with 'attack', 'defense' and 'traits' only: write the rest as "
                  "a static of its own");
  if (zones & ~(uint32_t)EV_PLACES)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "text_of", "10.3.5",
                        "'text_of' affects what lies on a field, and leaders");
}

/* Only the text of a spell is carried out as it resolves (10.6.2.7.2). */
static void check_repeats(lua_State *L, Loader *l, const Draft *draft, const EvStatic *stat)
{
  if (!stat->repeats || !bind_draft_field(L, draft, "affects")) return;
  TagInfo info = bind_script_tag(L, -1);
  if (info.tag == TAG_SELECTOR && strcmp(info.what, "card") != 0 && strcmp(info.what, "spell") != 0)
    loader_fail(L, l, "10.6.2.7.2", "'repeats' is about spells, and this affects %ss", info.what);
  lua_pop(L, 1);
}

enum { WIDE_MAX = 12 };

/* 4.4.3.1: "your cards cost less to play" is about cards that can be played.  So a selector without
** a zone looks everywhere except on fields. */
static void widen(lua_State *L, Loader *l, Draft *draft, EvStatic *stat)
{
  bool costs = stat->cost.count || stat->set_cost.count || stat->plays_from;
  if (!costs || stat->affects != EV_AFFECTS_SELECTOR || !bind_draft_field(L, draft, "affects"))
    return;
  bool zoned = bind_field(L, lua_gettop(L), "zone");
  lua_pop(L, zoned ? 2 : 1);
  if (zoned) return;
  ArbVector *selectors = &l->base->selectors;
  ArbSelector wide = ((const ArbSelector *)(const void *)selectors->items)[stat->selector1 - 1];
  const ArbTest *tests = (const ArbTest *)(const void *)l->base->tests.items + wide.first_test;
  ArbTest own[WIDE_MAX];
  if (wide.or_else1 || wide.test_count > WIDE_MAX)
    loader_fail(L, l, "4.4.3.1", "'affects' of a cost: give each alternative its zone");
  memcpy(own, tests, wide.test_count * sizeof *own);
  wide.zones =
      ~(1u << EV_Z_FIELD | 1u << EV_Z_LEADER | 1u << EV_Z_EVOLVE | 1u << EV_Z_EVOLVE_DECK) &
      ((1u << EV_ZONES) - 1);
  stat->selector1 = (uint16_t)arb_build_selector(l->base, wide, own, wide.test_count);
}

void bind_check_passive(lua_State *L, Loader *l, Draft *draft)
{
  const EvAbility *a = (const EvAbility *)(const void *)draft->a;
  if (a->kind == EV_PASSIVE) {
    EvStatic *stat = stat_of(draft);
    if (!arb_static_topics(stat, ev_static_fields))
      loader_fail(L, l, "10.1.1.3", "says nothing: attack, keywords, cost, cannot ...");
    check_whom(L, l, stat);
    check_plays_from(L, l, stat);
    check_text_of(L, l, stat);
    check_repeats(L, l, draft, stat);
    widen(L, l, draft, stat);
  } else if (a->kind == EV_REPLACEMENT) {
    if (!draft->event_count)
      bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "10.10.1", "'event' is missing");
    int event = draft->events[0] - 1; /* a turn or a phase may be left out */
    bool left_out = event == EV_E_PHASE || event == EV_E_TURN;
    if (!ev_draft(draft)->replacement.amount.count && !a->function && !left_out)
      bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "10.10.1", "'amount' or 'run' is missing");
  }
}
