/* SPDX-License-Identifier: MIT */
/* game.c -- the row of Riftbound (games.h). */
#include <lua.h>

#include "language/games.h"
#include "language/reading.h"
#include "riftbound/rb.h"

/* ---- What deck rules may know of a card (103) ---------------------------------- */

static void push_flag(lua_State *L, bool flag, const char *name)
{
  lua_pushboolean(L, flag);
  lua_setfield(L, -2, name);
}

static void push_domains(lua_State *L, const RbCardDef *def)
{
  int count = 0;
  lua_newtable(L);
  for (int i = 0; i < RB_DOMAINS; i++) {
    if (!(def->domains >> i & 1)) continue;
    lua_pushstring(L, rb_domain_words[i]);
    lua_rawseti(L, -2, ++count);
  }
}

static void push_facts(lua_State *L, const ArbCards *cards, uint16_t number)
{
  const RbCards *rb = rb_cards(cards);
  const RbCardDef *def = &rb->defs[number];
  lua_createtable(L, 0, 12);
  lua_pushstring(L, def->name);
  lua_setfield(L, -2, "name");
  lua_pushstring(L, arb_card_type(cards, number));
  lua_setfield(L, -2, "type");
  push_flag(L, def->supertypes & RB_CHAMPION, "champion");
  push_flag(L, def->supertypes & RB_SIGNATURE, "signature");
  push_flag(L, def->supertypes & RB_TOKEN, "token");
  push_flag(L, def->keywords >> RB_KW_UNIQUE & 1, "unique");
  lua_pushinteger(L, def->copies);
  lua_setfield(L, -2, "copies");
  lua_pushinteger(L, def->energy);
  lua_setfield(L, -2, "energy");
  lua_pushinteger(L, def->might);
  lua_setfield(L, -2, "might");
  push_domains(L, def);
  lua_setfield(L, -2, "domains");
  lua_createtable(L, def->tag_count, 0);
  for (int i = 0; i < def->tag_count; i++) {
    lua_pushstring(L, rb->tags[def->tags[i]]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, "tags");
}

/* ---- The row -------------------------------------------------------------------- */

/* 103; what is left out is as the rulebook has it */
static const ArbFormatNumber deck_numbers[] = {
  {"main_min", ARB_FORMAT_DRAWN, 0, 200, 0, "103.2", "cards", 40},
  {"main_max", 0, 0, 200, 1, "103.2", "cards", 0},
  {"copies_max", 0, 1, 200, 0, "103.2.b", "copies", 3},
  {"signatures_max", 0, 0, 200, 0, "103.2.d.1", "cards", 3},
  {"runes", 0, 0, 200, 0, "103.3.a", "runes", 12},
};

static const char *const told_of_cards[] = {
  "energy", "power", "buffs", "stunned", "attacking", "defending", NULL,
};
static const char *const told_of_players[] = {
  "points", "xp",   "energy", "any",   "fury",  "calm",        "mind", "body",      "chaos",
  "order",  "hand", "deck",   "trash", "runes", "turn_player", "team", "games_won", NULL,
};
static const char *const told_of_games[] = {"turn", "chain",      "victory_score",
                                            "time", "turns_left", NULL};
/* As the event `phase` calls them (314); what comes before the first turn has no word. */
static const char *const phases[] = {"Awaken", "Beginning", "Scoring", "Channel",
                                     "Draw",   "Main",      "Ending"};

const BindGame bind_riftbound = {
  .name = "riftbound",
  .title = "Riftbound",
  .rules = &rb_rules,
  .format = "duel",
  /* with four, first and third can be a team, and second and fourth (484.8.g-h) */
  .decks = {[2] = {"jinx-origins", "viktor-origins"},
            [3] = {"jinx-origins", "viktor-origins", "lee-sin-origins"},
            [4] = {"jinx-origins", "lee-sin-origins", "viktor-origins", "viktor-origins"}},
  .deck_numbers = deck_numbers,
  .deck_number_count = sizeof deck_numbers / sizeof *deck_numbers,
  .cites = {"478", "478.1", "478.2", "481.6", "117"},
  .numbering = {.digits_min = 3, .digits_max = 3, .letters = true, .sure = 2, .alone = 1},
  .push_facts = push_facts,
  .reader = &bind_riftbound_reader,
  .told = {told_of_cards, told_of_players, told_of_games, phases, sizeof phases / sizeof *phases},
};
