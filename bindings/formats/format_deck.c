/* SPDX-License-Identifier: MIT */
/*
** format_deck.c -- checking decks against deck rules, which are Lua functions.
**
** A deck is checked by scripts/deck_rules/GAME.lua; by deck_rules/house.lua where the format names
** cards; and by the format's own `check`, if it has one.  All get a plain description of the cards.
** Deck rules report problems to a check (deck_rules/check.lua); the format's own check returns a
** list of problems.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "formats/format.h"

enum { PATH_ROOM = 1024 };

/* Pushes the facts about a card for deck rules; nil for a number without a definition. */
static void push_card(lua_State *L, const FormatReader *r, uint16_t number)
{
  if (number == 0 || number > arb_cards_count(r->cards)) {
    lua_pushnil(L);
  } else if (r->game->push_facts) {
    r->game->push_facts(L, r->cards, number);
  } else {
    lua_createtable(L, 0, 2);
    lua_pushstring(L, arb_card_title(r->cards, number));
    lua_setfield(L, -2, "name");
    lua_pushstring(L, arb_card_type(r->cards, number));
    lua_setfield(L, -2, "type");
  }
}

static void push_section(lua_State *L, const FormatReader *r, const ArbSection *section)
{
  int at = 0;
  lua_createtable(L, section->count, 0);
  for (int i = 0; i < section->count; i++) {
    push_card(L, r, section->cards[i]);
    if (lua_isnil(L, -1)) lua_pop(L, 1);
    else lua_rawseti(L, -2, ++at);
  }
}

/* A field for each section: a list of cards, or the one card. */
static void push_deck(lua_State *L, const FormatReader *r)
{
  const ArbRules *rules = r->game->rules;
  lua_createtable(L, 0, rules->section_count);
  for (int i = 0; i < rules->section_count; i++) {
    const ArbSection *section = &r->decks->sections[i];
    if (!rules->sections[i].single) push_section(L, r, section);
    else push_card(L, r, section->count ? section->cards[0] : 0);
    lua_setfield(L, -2, rules->sections[i].field);
  }
}

/* Reports the list of problems at the top and pops it. */
static void report_problems(lua_State *L, FormatReader *r)
{
  if (lua_type(L, -1) != LUA_TTABLE)
    loader_fail(L, &r->l, NULL, "the check must return a list of problems, not %s",
                sandbox_type_name(L, -1));
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
    if (lua_type(L, -1) != LUA_TTABLE)
      loader_fail(L, &r->l, NULL, "a problem is a table: { rule = ..., text = ... }");
    const char *rule = field_text(L, &r->l, -1, "rule"), *text = field_text(L, &r->l, -1, "text");
    if (!text) loader_fail(L, &r->l, NULL, "a problem without 'text'");
    r->report(r->data, rule ? rule : "", text);
    r->problems++;
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
}

/* Keeps how many copies of a card are allowed, by its name: { ["Gust"] = 1 }. */
static void keep_limit(lua_State *L, FormatReader *r, const char *card, uint16_t def, int most)
{
  (void)card;
  lua_pushinteger(L, most);
  lua_setfield(L, r->limits, arb_card_title(r->cards, def));
}

/* Pushes the table for deck rules: the numbers of the format's `deck` (or the rulebook's), the
** format's other numbers, and in `limits` the allowed copies of each card that it names. */
static void push_rules(lua_State *L, FormatReader *r, int format)
{
  const ArbRules *rules = r->game->rules;
  lua_newtable(L);
  int made = lua_gettop(L);
  lua_newtable(L);
  r->limits = lua_gettop(L);
  if (field_table(L, &r->l, format, "deck")) {
    format_each_limit(L, r, keep_limit);
    lua_pop(L, 1);
  }
  lua_setfield(L, made, "limits");
  format_read_deck(L, r, format);
  for (int i = 0; i < r->game->deck_number_count; i++) {
    if (r->deck[i] < 0) continue;
    lua_pushinteger(L, r->deck[i]);
    lua_setfield(L, made, r->game->deck_numbers[i].name);
  }
  for (int i = 0; i < rules->format_number_count; i++) {
    const ArbFormatNumber *row = &rules->format_numbers[i];
    if (row->flags & ARB_FORMAT_FLAG) lua_pushboolean(L, field_flag(L, &r->l, format, row->name));
    else lua_pushinteger(L, field_integer(L, &r->l, format, row->name, 0, row->most, 0));
    lua_setfield(L, made, row->name);
  }
}

/* Runs scripts/deck_rules/NAME.lua, which returns one function, and pushes that. */
static void push_deck_rules(lua_State *L, FormatReader *r, const char *name)
{
  char path[PATH_ROOM];
  ArbError error = {ARB_OK, ""};
  format_free_script(&r->rules);
  snprintf(path, sizeof path, "%s/deck_rules/%s.lua", r->paths->scripts, name);
  if (!format_read_script(&r->rules, path, &error)) loader_fail(L, &r->l, NULL, "%s", error.text);
  format_run_script(L, r, &r->rules);
  r->l.part = NULL;
  r->l.line = 1;
  if (lua_type(L, -1) != LUA_TFUNCTION)
    loader_fail(L, &r->l, NULL, "a file of deck rules returns one function");
}

/* Whether the format names cards that it bans or limits. */
static bool limits_any(lua_State *L, int rules)
{
  int top = lua_gettop(L);
  lua_getfield(L, rules, "limits");
  lua_pushnil(L);
  bool any = lua_next(L, -2) != 0;
  lua_settop(L, top);
  return any;
}

/* (reader) */
static int check_deck(lua_State *L)
{
  FormatReader *r = lua_touserdata(L, 1);
  format_run(L, r);
  int format = lua_gettop(L);
  push_rules(L, r, format);
  const char *const files[] = {r->game->name, "house"}; /* the rulebook's rules, the format's */
  int count = limits_any(L, format + 1) ? 2 : 1;
  for (int i = 0; i < count; i++) {
    push_deck_rules(L, r, "check");
    lua_call(L, 0, 1);
    push_deck_rules(L, r, files[i]);
    push_deck(L, r);
    lua_pushvalue(L, format + 1);
    lua_pushvalue(L, -4);
    lua_call(L, 3, 0);
    lua_getfield(L, -1, "problems");
    report_problems(L, r);
  }
  r->l.script = &r->format;
  if (!field(L, format, "check")) return 0;
  push_deck(L, r);
  lua_call(L, 1, 1);
  report_problems(L, r);
  return 0;
}

int bind_check_deck(const BindPaths *paths, const char *format, const ArbCards *cards,
                    const ArbDeck *deck, BindProblem *report, void *data, ArbError *error)
{
  FormatReader r;
  bool fine = format_open(&r, paths, format, error);
  r.cards = cards;
  r.decks = deck;
  r.report = report;
  r.data = data;
  fine = fine && format_call(&r, check_deck, error);
  format_close(&r);
  return fine ? r.problems : -1;
}
