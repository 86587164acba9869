/* SPDX-License-Identifier: MIT */
/* lua_game.c -- games for Lua: making, building and playing them; see lua_module.c. */
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include "lua_game.h"
#include "lua_module.h"

static const char GAME[] = "lunarbiter.Game";

/* ---- The game ------------------------------------------------------------- */

ArbGame *module_check_game(lua_State *L, int arg)
{
  LuaGame *game = luaL_checkudata(L, arg, GAME);
  luaL_argcheck(L, game->game, arg, "this game is closed");
  return game->game;
}

const ArbCards *module_cards_of(lua_State *L, int game)
{
  lua_getiuservalue(L, game, 1);
  const ArbCards *cards = module_check_pool(L, -1)->cards;
  lua_pop(L, 1); /* the game still holds it */
  return cards;
}

static int game_close(lua_State *L)
{
  LuaGame *game = luaL_checkudata(L, 1, GAME);
  if (game->game) arb_destroy(game->game);
  game->game = NULL;
  return 0;
}

/* A game that keeps the pool (at stack index `pool`) alive. */
static LuaGame *push_game(lua_State *L, int pool)
{
  LuaGame *game = lua_newuserdatauv(L, sizeof *game, 1);
  game->game = NULL;
  luaL_setmetatable(L, GAME);
  lua_pushvalue(L, pool);
  lua_setiuservalue(L, -2, 1);
  return game;
}

/* decks = { a deck for each seat } */
static void read_decks(lua_State *L, ArbSetup *setup)
{
  lua_getfield(L, 1, "decks");
  if (!lua_istable(L, -1)) return;
  luaL_checkstack(L, (ARB_SECTIONS_MAX + 4) * ARB_SEATS_MAX, "decks");
  int decks = lua_gettop(L);
  for (int seat = 0; seat < setup->format.players; seat++) {
    lua_geti(L, decks, seat + 1);
    module_read_deck(L, setup->cards, &setup->decks[seat]);
  }
}

/* The mode of play: a format's name, or the plain mode with what the fields say of it. */
static ArbFormat read_mode(lua_State *L, const LuaPool *pool)
{
  ArbFormat format = pool->plain;
  ArbError error = {ARB_OK, ""};
  const BindGame *game = bind_game_of(pool->cards);
  BindPaths paths = {.scripts = pool->scripts, .game = game->name};
  const char *name = module_field(L, 1, "format");
  if (name && !bind_format(&paths, name, &format, &error)) module_fail(L, error.text);
  format.players = (uint8_t)module_integer_field(L, 1, "players", format.players);
  format.teams = (uint8_t)module_integer_field(L, 1, "teams", format.teams);
  for (int i = 0; i < game->rules->format_number_count; i++)
    format.numbers[i] = (uint8_t)module_integer_field(
      L, 1, game->rules->format_numbers[i].name, format.numbers[i]);
  uint32_t house;
  int top = lua_gettop(L);
  const char *wrong = bind_house_rules(L, game->rules, 1, &house);
  if (wrong) module_fail(L, wrong);
  lua_settop(L, top);
  format.house |= house;
  return format;
}

/* lunarbiter.game { pool, seed, check, bare, format, players, victory_score, decks, ... } */
static int module_game(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_getfield(L, 1, "pool");
  int pool = lua_gettop(L);
  const LuaPool *cards = module_check_pool(L, pool);
  ArbSetup setup = {
    .cards = cards->cards,
    .script_host = bind_script_host(cards->host),
    .seed = (uint64_t)module_integer_field(L, 1, "seed", 1),
    .check = module_flag_field(L, 1, "check"),
    .bare = module_flag_field(L, 1, "bare"),
    .fixed_first = true,
    .format = read_mode(L, cards),
  };
  read_decks(L, &setup);
  LuaGame *game = push_game(L, pool);
  ArbError error = {ARB_OK, ""};
  game->game = arb_create(&setup, &error);
  if (!game->game) return module_fail(L, error.text);
  return 1;
}

/* nil and the engine's sentence. */
static int refused(lua_State *L, const ArbGame *game, ArbStatus status)
{
  const char *text = arb_error(game);
  lua_pushnil(L);
  lua_pushstring(L, text && *text ? text : arb_status_text(status));
  return 2;
}

static int done_or_refused(lua_State *L, const ArbGame *game, ArbStatus status)
{
  if (status < 0) return refused(L, game, status);
  lua_pushboolean(L, true);
  return 1;
}

/* Which section of a deck is meant; -1: none is. */
static int opt_section(lua_State *L, int arg, const ArbRules *rules)
{
  const char *name = luaL_optstring(L, arg, NULL);
  for (int i = 0; name && i < rules->section_count; i++)
    if (strcmp(rules->sections[i].field, name) == 0) return i;
  luaL_argcheck(L, !name, arg, "a deck has no such section");
  return -1;
}

/* game:put(name, seat, zone [, place [, section]]) -> id; `section`: of several cards of
** that name the one that may lie there in a deck */
static int game_put(lua_State *L)
{
  ArbGame *game = module_check_game(L, 1);
  const char *name = luaL_checkstring(L, 2), *zone = luaL_checkstring(L, 4);
  ArbSeat seat = module_check_seat(L, 3);
  ArbId place = module_check_id(L, 5);
  lua_settop(L, 6);
  const ArbCards *cards = module_cards_of(L, 1);
  uint16_t def = bind_find_card(cards, name, opt_section(L, 6, cards->rules));
  if (!def) return module_fail(L, lua_pushfstring(L, "there is no card named \"%s\"", name));
  ArbId id = arb_put(game, def, seat, zone, place);
  if (id.slot == 0)
    return module_fail(L, lua_pushfstring(L, "%s cannot be put there: %s", name, arb_error(game)));
  module_push_id(L, id);
  return 1;
}

/* game:set(id | nil, attribute, value) -> true | nil, why */
static int game_set(lua_State *L)
{
  ArbGame *game = module_check_game(L, 1);
  const char *attribute = luaL_checkstring(L, 3);
  ArbId id = module_check_id(L, 2);
  ArbStatus status = arb_set(game, id, attribute, (int32_t)luaL_checkinteger(L, 4));
  return done_or_refused(L, game, status);
}

static int game_begin(lua_State *L)
{
  ArbGame *game = module_check_game(L, 1);
  ArbStatus status = arb_begin(game);
  if (status < 0) return luaL_error(L, "the game cannot begin: %s", arb_error(game));
  return 0;
}

/* game:advance() -> "awaiting" | "over" */
static int game_advance(lua_State *L)
{
  ArbGame *game = module_check_game(L, 1);
  ArbStatus status = arb_advance(game);
  if (status < 0) return luaL_error(L, "the game cannot go on: %s", arb_error(game));
  lua_pushstring(L, status == ARB_OVER ? "over" : "awaiting");
  return 1;
}

static void push_option(lua_State *L, const ArbGame *game, int index)
{
  const ArbOption *option = &arb_options(game)[index];
  char text[MODULE_TEXT_MAX];
  lua_newtable(L);
  arb_option_id(game, index, text, sizeof text);
  module_set_string(L, "id", text);
  arb_option_label(game, index, text, sizeof text);
  module_set_string(L, "label", text);
  module_set_id(L, "object", option->object);
  module_set_id(L, "place", option->place);
  module_set_integer(L, "aux", option->aux);
  module_set_integer(L, "value", option->value);
  module_set_flag(L, "manual", option->flags & ARB_OPTION_MANUAL);
}

/* game:decision() -> { number, shape, player, min, max, rule, question, options }, or nil */
static int game_decision(lua_State *L)
{
  static const char *const shapes[] = {"pick", "order", "number", "split"};
  ArbGame *game = module_check_game(L, 1);
  const ArbDecision *decision = arb_decision(game);
  if (!decision) return 0;
  char text[MODULE_TEXT_MAX];
  lua_newtable(L);
  module_set_integer(L, "number", decision->number);
  module_set_string(L, "shape", shapes[decision->shape]);
  module_set_seat(L, "player", decision->player);
  module_set_integer(L, "min", decision->min);
  module_set_integer(L, "max", decision->max);
  module_set_string(L, "rule", arb_decision_rule(game));
  module_set_id(L, "source", decision->source);
  module_set_flag(L, "open", decision->open);
  arb_question(game, text, sizeof text);
  module_set_string(L, "question", text);
  lua_createtable(L, decision->option_count, 0);
  for (int i = 0; i < decision->option_count; i++) {
    push_option(L, game, i);
    lua_seti(L, -2, i + 1);
  }
  lua_setfield(L, -2, "options");
  return 1;
}

/* game:answer(number, values) -> true | nil, why.  Options count from 1. */
static int game_answer(lua_State *L)
{
  ArbGame *game = module_check_game(L, 1);
  uint32_t number = (uint32_t)luaL_checkinteger(L, 2);
  luaL_checktype(L, 3, LUA_TTABLE);
  int32_t values[MODULE_VALUES_MAX];
  int count = (int)luaL_len(L, 3);
  luaL_argcheck(L, count <= MODULE_VALUES_MAX, 3, "too many values");
  const ArbDecision *decision = arb_decision(game);
  int base = decision && (decision->shape == ARB_PICK || decision->shape == ARB_ORDER) ? 1 : 0;
  for (int i = 0; i < count; i++) {
    lua_geti(L, 3, i + 1);
    values[i] = (int32_t)luaL_checkinteger(L, -1) - base;
    lua_pop(L, 1);
  }
  return done_or_refused(L, game, arb_answer(game, number, values, count));
}

static int game_cancel(lua_State *L)
{
  ArbGame *game = module_check_game(L, 1);
  return done_or_refused(L, game, arb_cancel(game, module_check_seat(L, 2)));
}

static int game_concede(lua_State *L)
{
  ArbGame *game = module_check_game(L, 1);
  return done_or_refused(L, game, arb_concede(game, module_check_seat(L, 2)));
}

static int game_check(lua_State *L)
{
  ArbError error = {ARB_OK, ""};
  if (arb_check(module_check_game(L, 1), &error)) return 0;
  return luaL_error(L, "the state is broken: %s", error.text);
}

static int game_hash(lua_State *L)
{
  lua_pushinteger(L, (lua_Integer)arb_hash(module_check_game(L, 1)));
  return 1;
}

static int game_clone(lua_State *L)
{
  ArbGame *from = module_check_game(L, 1);
  lua_getiuservalue(L, 1, 1);
  LuaGame *copy = push_game(L, lua_gettop(L));
  copy->game = arb_clone(from);
  if (!copy->game) return luaL_error(L, "%s", arb_status_text(ARB_MEMORY));
  return 1;
}

static const luaL_Reg game_methods[] = {
  {"put", game_put}, {"set", game_set}, {"begin", game_begin}, {"advance", game_advance},
  {"decision", game_decision}, {"answer", game_answer}, {"cancel", game_cancel},
  {"concede", game_concede}, {"check", game_check}, {"hash", game_hash},
  {"clone", game_clone}, {"close", game_close}, {NULL, NULL},
};

const luaL_Reg module_game_functions[] = {{"game", module_game}, {NULL, NULL}};

void module_open_game(lua_State *L)
{
  module_new_class(L, GAME, game_methods, game_close);
  luaL_getmetatable(L, GAME);
  lua_getfield(L, -1, "__index");
  luaL_setfuncs(L, module_view_methods, 0);
  lua_pop(L, 2);
}
