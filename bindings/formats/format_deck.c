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
#include <stdlib.h>
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
                bind_sandbox_type_name(L, -1));
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
    if (lua_type(L, -1) != LUA_TTABLE)
      loader_fail(L, &r->l, NULL, "a problem is a table: { rule = ..., text = ... }");
    const char *rule = bind_field_text(L, &r->l, -1, "rule"),
               *text = bind_field_text(L, &r->l, -1, "text");
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
  if (bind_field_table(L, &r->l, format, "deck")) {
    bind_format_each_limit(L, r, keep_limit);
    lua_pop(L, 1);
  }
  lua_setfield(L, made, "limits");
  bind_format_read_deck(L, r, format);
  for (int i = 0; i < r->game->deck_number_count; i++) {
    if (r->deck[i] < 0) continue;
    lua_pushinteger(L, r->deck[i]);
    lua_setfield(L, made, r->game->deck_numbers[i].name);
  }
  for (int i = 0; i < rules->format_number_count; i++) {
    const ArbFormatNumber *row = &rules->format_numbers[i];
    if (row->flags & ARB_FORMAT_FLAG)
      lua_pushboolean(L, bind_field_flag(L, &r->l, format, row->name));
    else lua_pushinteger(L, bind_field_integer(L, &r->l, format, row->name, 0, row->most, 0));
    lua_setfield(L, made, row->name);
  }
}

/* Runs scripts/deck_rules/NAME.lua, or NAME-PART.lua, which returns one function, and pushes it. */
static void push_deck_rules(lua_State *L, FormatReader *r, const char *name, const char *part)
{
  char path[PATH_ROOM];
  ArbError error = {ARB_OK, ""};
  bind_format_free_script(&r->rules);
  snprintf(path, sizeof path, "%s/deck_rules/%s%s%s.lua", r->paths->scripts, name, part ? "-" : "",
           part ? part : "");
  if (!bind_format_read_script(&r->rules, path, &error))
    loader_fail(L, &r->l, NULL, "%s", error.text);
  bind_format_run_script(L, r, &r->rules);
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

/* Calls deck rules with the deck and the table at `rules`, and reports what they find. */
static void run_rules(lua_State *L, FormatReader *r, const char *name, const char *part, int rules)
{
  push_deck_rules(L, r, "check", NULL);
  lua_call(L, 0, 1);
  push_deck_rules(L, r, name, part);
  push_deck(L, r);
  lua_pushvalue(L, rules);
  lua_pushvalue(L, -4);
  lua_call(L, 3, 0);
  lua_getfield(L, -1, "problems");
  report_problems(L, r);
}

/* (reader) */
static int check_deck(lua_State *L)
{
  FormatReader *r = lua_touserdata(L, 1);
  bind_format_run(L, r);
  int format = lua_gettop(L);
  push_rules(L, r, format);
  run_rules(L, r, r->game->name, NULL, format + 1); /* the rulebook's rules */
  if (limits_any(L, format + 1)) run_rules(L, r, "house", NULL, format + 1);
  r->l.script = &r->format;
  if (!bind_field(L, format, "check")) return 0;
  push_deck(L, r);
  lua_call(L, 1, 1);
  report_problems(L, r);
  return 0;
}

int bind_check_deck(const BindPaths *paths, const char *format, const ArbCards *cards,
                    const ArbDeck *deck, BindProblem *report, void *data, ArbError *error)
{
  FormatReader r;
  bool fine = bind_format_open(&r, paths, format, error);
  r.cards = cards;
  r.decks = deck;
  r.report = report;
  r.data = data;
  fine = fine && bind_format_call(&r, check_deck, error);
  bind_format_close(&r);
  return fine ? r.problems : -1;
}

/* ---- Legal cards ------------------------------------------------------------------ */

/* Pushes set and number of a card's id: "ogn-177". */
static void push_printing(lua_State *L, const char *id)
{
  const char *dash = strchr(id, '-');
  size_t length = dash ? (size_t)(dash - id) : strlen(id);
  lua_createtable(L, 0, 2);
  lua_pushlstring(L, id, length);
  lua_setfield(L, -2, "set");
  lua_pushinteger(L, dash ? atoi(dash + 1) : 0);
  lua_setfield(L, -2, "number");
}

/* Pushes the printings of the cards of each name. */
static void push_printings(lua_State *L, const FormatReader *r)
{
  lua_newtable(L);
  for (int def = 1; def <= arb_cards_count(r->cards); def++) {
    const char *title = arb_card_title(r->cards, (uint16_t)def);
    if (lua_getfield(L, -1, title) == LUA_TNIL) {
      lua_pop(L, 1);
      lua_newtable(L);
      lua_pushvalue(L, -1);
      lua_setfield(L, -3, title);
    }
    push_printing(L, arb_card_id(r->cards, (uint16_t)def));
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
    lua_pop(L, 1);
  }
}

/* (reader) */
static int check_legality(lua_State *L)
{
  FormatReader *r = lua_touserdata(L, 1);
  bind_format_run(L, r);
  push_rules(L, r, lua_gettop(L));
  int rules = lua_gettop(L);
  lua_pushstring(L, r->legality->cards);
  lua_setfield(L, rules, "cards");
  lua_pushstring(L, r->legality->day);
  lua_setfield(L, rules, "day");
  lua_pushstring(L, r->legality->region);
  lua_setfield(L, rules, "region");
  lua_pushboolean(L, bind_field_integer(L, &r->l, rules - 1, "teams", 0, ARB_SEATS_MAX, 0) > 0);
  lua_setfield(L, rules, "in_teams");
  push_printings(L, r);
  lua_setfield(L, rules, "printings");
  run_rules(L, r, r->game->name, "legality", rules);
  return 0;
}

int bind_check_legality(const BindPaths *paths, const char *format, const ArbCards *cards,
                        const ArbDeck *deck, const BindLegality *legality, BindProblem *report,
                        void *data, ArbError *error)
{
  FormatReader r;
  bool fine = bind_format_open(&r, paths, format, error);
  r.cards = cards;
  r.decks = deck;
  r.legality = legality;
  r.report = report;
  r.data = data;
  fine = fine && bind_format_call(&r, check_legality, error);
  bind_format_close(&r);
  return fine ? r.problems : -1;
}

/* ---- Decks that are built -------------------------------------------------------------- */

/* (reader) */
static int build_decks(lua_State *L)
{
  FormatReader *r = lua_touserdata(L, 1);
  bind_format_run(L, r);
  push_rules(L, r, lua_gettop(L));
  int rules = lua_gettop(L);
  push_deck_rules(L, r, r->game->name, "build");
  push_deck(L, r);
  lua_pushvalue(L, rules);
  lua_pushinteger(L, r->wanted);
  lua_call(L, 3, 1);
  if (lua_type(L, -1) == LUA_TSTRING) loader_fail(L, &r->l, NULL, "%s", lua_tostring(L, -1));
  for (int i = 1; i <= r->wanted; i++) {
    if (lua_rawgeti(L, -1, i) != LUA_TSTRING)
      loader_fail(L, &r->l, NULL, "the builder returns a list of deck files, or why there is none");
    r->take(r->data, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  return 0;
}

bool bind_build_decks(const BindPaths *paths, const char *format, const ArbCards *cards,
                      const ArbDeck *pool, int count, BindTakeList *take, void *data,
                      ArbError *error)
{
  FormatReader r;
  bool fine = bind_format_open(&r, paths, format, error);
  r.cards = cards;
  r.decks = pool;
  r.take = take;
  r.wanted = count;
  r.data = data;
  fine = fine && bind_format_call(&r, build_decks, error);
  bind_format_close(&r);
  return fine;
}

/* (reader) */
static int read_colours(lua_State *L)
{
  FormatReader *r = lua_touserdata(L, 1);
  bind_format_run(L, r);
  push_deck_rules(L, r, r->game->name, "draft");
  int rules = lua_gettop(L), count = arb_cards_count(r->cards);
  r->colours[0] = 0;
  for (int def = 1; def <= count; def++) {
    lua_pushvalue(L, rules);
    push_card(L, r, (uint16_t)def);
    lua_call(L, 1, 1);
    r->colours[def] = (uint32_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
  }
  return 0;
}

bool bind_draft_colours(const BindPaths *paths, const char *format, const ArbCards *cards,
                        uint32_t *colours, ArbError *error)
{
  FormatReader r;
  bool fine = bind_format_open(&r, paths, format, error);
  r.cards = cards;
  r.colours = colours;
  fine = fine && bind_format_call(&r, read_colours, error);
  bind_format_close(&r);
  return fine;
}
