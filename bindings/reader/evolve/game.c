/* SPDX-License-Identifier: MIT */
/* game.c -- the row of Shadowverse: Evolve (games.h). */
#include <lua.h>

#include "reader/evolve/words.h"
#include "language/games.h"

/* ---- Decks ---------------------------------------------------------------------- */

/* A follower and its evolved form share a name: the evolve deck means the latter (S21). */
static bool fits(const ArbCards *cards, uint16_t number, int section)
{
  const EvCardDef *def = &ev_cards(cards)->defs[number];
  return (def->type == EV_LEADER) == (section == EV_SECTION_LEADER) &&
         ((def->special & EV_EVOLVED) != 0) == (section == EV_SECTION_EVOLVE) &&
         !(def->special & EV_TOKEN);
}

static void push_facts(lua_State *L, const ArbCards *cards, uint16_t number)
{
  const EvCardDef *def = &ev_cards(cards)->defs[number];
  lua_createtable(L, 0, 9);
  lua_pushstring(L, def->name);
  lua_setfield(L, -2, "name");
  lua_pushstring(L, ev_type_words[def->type - EV_LEADER]);
  lua_setfield(L, -2, "type");
  lua_pushstring(L, ev_class_names[def->class_]);
  lua_setfield(L, -2, "class");
  lua_pushboolean(L, def->special & EV_EVOLVED);
  lua_setfield(L, -2, "evolved");
  lua_pushboolean(L, def->special & EV_TOKEN);
  lua_setfield(L, -2, "token");
  lua_pushinteger(L, def->cost);
  lua_setfield(L, -2, "cost");
  lua_pushinteger(L, def->attack);
  lua_setfield(L, -2, "attack");
  lua_pushinteger(L, def->defense);
  lua_setfield(L, -2, "defense");
  lua_pushinteger(L, def->copies);
  lua_setfield(L, -2, "copies");
}

/* ---- The row -------------------------------------------------------------------- */

/* 6.1.1; what is left out is as the rulebook has it */
static const ArbFormatNumber deck_numbers[] = {
  {"main_min", ARB_FORMAT_DRAWN, 0, 200, 0, "6.1.1.2", "cards", 40},
  {"main_max", 0, 0, 200, 1, "6.1.1.2", "cards", 50},
  {"evolve_max", 0, 0, 200, 0, "6.1.1.3", "cards", 10},
  {"copies_max", 0, 1, 200, 0, "6.1.1.4", "copies", 3},
};

static const char *const told_of_cards[] = {"cost",  "price", "evolved", "faceup",
                                            "token", "stack", NULL};
static const char *const told_of_players[] = {
  "defense",
  "play_points",
  "max_play_points",
  "evolution_points",
  "played",
  "spellchain",
  "necrocharge",
  "overflow",
  "sanguine",
  "hand",
  "deck",
  "cemetery",
  "turn_player",
  NULL,
};
static const char *const told_of_games[] = {"turn", NULL};
/* As the event `phase` calls them (SVE 7.1.2); what comes before the first turn has no word. */
static const char *const phases[] = {"start", "main", "end"};

const BindGame bind_evolve = {
  .name = "evolve",
  .title = "Shadowverse: Evolve",
  .rules = &ev_rules,
  .format = "standard",
  .decks = {[2] = {"sd01-forest", "sd02-sword"}},
  .deck_numbers = deck_numbers,
  .deck_number_count = sizeof deck_numbers / sizeof *deck_numbers,
  .cites = {.players = "1.1.1", .opening_hand = "6.2.1.6"},
  .numbering =
      {.digits_min = 1, .digits_max = 2, .appendix = true, .sure = 3, .alone = 2, .mark = "SVE"},
  .push_facts = push_facts,
  .fits = fits,
  .reader = &bind_evolve_reader,
  .told = {told_of_cards, told_of_players, told_of_games, phases, sizeof phases / sizeof *phases},
};
