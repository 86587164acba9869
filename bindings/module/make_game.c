/* SPDX-License-Identifier: MIT */
/* make_game.c -- games for Lua: making, building, copying and saving them; see module.c. */
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include "open.h"
#include "module/module.h"

static const char GAME[] = "lunarbiter.Game";

/* ---- The game ------------------------------------------------------------- */

LuaGame *bind_module_check_handle(lua_State *L, int arg)
{
  LuaGame *game = luaL_checkudata(L, arg, GAME);
  luaL_argcheck(L, game->game, arg, "this game is closed");
  return game;
}

ArbGame *bind_module_check_game(lua_State *L, int arg)
{
  return bind_module_check_handle(L, arg)->game;
}

const ArbCards *bind_module_cards_of(lua_State *L, int game)
{
  return bind_module_check_handle(L, game)->pool->cards;
}

static int game_close(lua_State *L)
{
  LuaGame *game = luaL_checkudata(L, 1, GAME);
  if (game->game) arb_destroy(game->game);
  if (game->pool) bind_module_leave_pool(game->pool);
  bind_answer_free(&game->answer);
  game->game = NULL;
  game->pool = NULL;
  return 0;
}

/* Pushes a new handle, which keeps the pool (at stack index `pool`) alive.  The caller puts the
** game into it. */
static LuaGame *push_game(lua_State *L, int pool)
{
  LuaGame *game = lua_newuserdatauv(L, sizeof *game, 1);
  *game = (LuaGame){.game = NULL};
  luaL_setmetatable(L, GAME);
  lua_pushvalue(L, pool);
  lua_setiuservalue(L, -2, 1);
  game->pool = lua_touserdata(L, pool);
  bind_module_hold_pool(game->pool);
  return game;
}

/* Reads `decks`, one for each seat.  Without them the game's own decks are taken, except where a
** position is built on a bare table. */
static void read_decks(lua_State *L, const LuaPool *pool, ArbSetup *setup)
{
  const char *const *own = bind_game_of(pool->cards)->decks[setup->format.players];
  bool given = lua_getfield(L, 1, "decks") == LUA_TTABLE;
  if (!given && setup->bare) return;
  luaL_checkstack(L, (ARB_SECTIONS_MAX + 4) * ARB_SEATS_MAX, "decks");
  int decks = lua_gettop(L);
  for (int seat = 0; seat < setup->format.players; seat++) {
    if (given) lua_geti(L, decks, seat + 1);
    else lua_pushstring(L, own[seat]);
    if (lua_isnil(L, -1)) luaL_error(L, "there is no deck for player %d", seat + 1);
    bind_module_read_deck(L, pool, &setup->decks[seat]);
  }
}

/* The format when none is named: the game's own if its decks are named, none if written out. */
static const char *default_format(lua_State *L, const BindGame *game)
{
  bool named = lua_getfield(L, 1, "decks") != LUA_TTABLE || lua_geti(L, -1, 1) == LUA_TSTRING;
  return named && !bind_module_flag_field(L, 1, "bare") ? game->format : NULL;
}

/* The number in a field, which overrides the format's; without the field `otherwise`. */
static uint8_t number_field(lua_State *L, const char *name, uint8_t otherwise)
{
  lua_Integer value = bind_module_integer_field(L, 1, name, otherwise);
  if (value < 0 || value > UINT8_MAX)
    luaL_error(L, "%s: from 0 to %d, not %I", name, UINT8_MAX, (LUAI_UACINT)value);
  return (uint8_t)value;
}

/* The format that is named, or else the default one; NULL: none. */
static const char *format_name(lua_State *L, const BindGame *game)
{
  const char *name = bind_module_field(L, 1, "format");
  int top = lua_gettop(L);
  if (!name) name = default_format(L, game);
  lua_settop(L, top);
  return name;
}

/* Reads the cards that the format itself brings into the game. */
static ArbSection read_shared(lua_State *L, const LuaPool *pool, uint16_t defs[ARB_SHARED_MAX])
{
  ArbError error = {ARB_OK, ""};
  BindPaths paths = bind_module_pool_paths(pool);
  const char *name = format_name(L, bind_game_of(pool->cards));
  int count = name ? bind_format_shared(&paths, name, pool->cards, defs, &error) : 0;
  if (count < 0) bind_module_fail(L, error.text);
  return (ArbSection){defs, count};
}

/* Reads the mode of play: a named format, or the plain mode changed by the fields. */
static ArbFormat read_mode(lua_State *L, const LuaPool *pool)
{
  ArbFormat format = pool->plain;
  ArbError error = {ARB_OK, ""};
  const BindGame *game = bind_game_of(pool->cards);
  BindPaths paths = bind_module_pool_paths(pool);
  const char *name = format_name(L, game);
  int top = lua_gettop(L);
  if (name && !bind_format(&paths, name, &format, &error)) bind_module_fail(L, error.text);
  format.players = number_field(L, "players", format.players);
  format.teams = number_field(L, "teams", format.teams);
  if (format.players < 1 || format.players > ARB_SEATS_MAX)
    luaL_error(L, "players: from 1 to %d, not %d", ARB_SEATS_MAX, format.players);
  for (int i = 0; i < game->rules->format_number_count; i++)
    format.numbers[i] = number_field(L, game->rules->format_numbers[i].name, format.numbers[i]);
  uint32_t house;
  const char *word, *wrong = bind_house_rules(L, game->rules, 1, &house, &word);
  if (wrong) bind_module_fail(L, wrong);
  lua_settop(L, top);
  format.house |= house;
  return format;
}

/* Refuses unknown fields: with a misspelt one another game would be played than was meant. */
static void check_game_fields(lua_State *L, const ArbRules *rules)
{
  static const char *const own[] = {"pool", "decks",       "format",  "seed",  "lot",   "check",
                                    "bare", "named_apart", "players", "teams", "rules", "house"};
  enum { OWN = sizeof own / sizeof *own };
  const char *known[OWN + ARB_FORMAT_NUMBERS_MAX + 1];
  memcpy(known, own, sizeof own);
  for (int i = 0; i < rules->format_number_count; i++)
    known[OWN + i] = rules->format_numbers[i].name;
  known[OWN + rules->format_number_count] = NULL;
  bind_module_check_fields(L, 1, "lunarbiter.game", known);
}

/* lunarbiter.game { pool, decks, format, seed, lot, check, bare, players, victory_score ... } */
static int module_game(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_getfield(L, 1, "pool");
  int pool = lua_gettop(L);
  const LuaPool *cards = bind_module_check_pool(L, pool);
  check_game_fields(L, cards->cards->rules);
  uint16_t shared[ARB_SHARED_MAX];
  ArbSetup setup = {
    .size = sizeof(ArbSetup),
    .cards = cards->cards,
    .script_host = bind_script_host(cards->host),
    .seed = (uint64_t)bind_module_integer_field(L, 1, "seed", 1),
    .check = bind_module_flag_field(L, 1, "check"),
    .bare = bind_module_flag_field(L, 1, "bare"),
    .named_apart = bind_module_flag_field(L, 1, "named_apart"),
    .fixed_first = !bind_module_flag_field(L, 1, "lot"),
    .format = read_mode(L, cards),
  };
  if (!setup.bare) setup.shared = read_shared(L, cards, shared);
  read_decks(L, cards, &setup);
  LuaGame *game = push_game(L, pool);
  ArbError error = {ARB_OK, ""};
  game->game = arb_create(&setup, &error);
  if (!game->game) return bind_module_fail(L, error.text);
  return 1;
}

/* game:put(name, seat, zone [, place [, section]]) -> id.  Among cards of the same name `section`
** picks the one that may be in that section of a deck. */
static int game_put(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  const char *name = luaL_checkstring(L, 2), *zone = luaL_checkstring(L, 4);
  ArbSeat seat = bind_module_check_seat(L, 3);
  ArbId place = bind_module_check_id(L, 5);
  lua_settop(L, 6);
  const ArbCards *cards = bind_module_cards_of(L, 1);
  uint16_t def = bind_find_card(cards, name, bind_module_opt_section(L, 6, cards->rules));
  if (!def) return bind_module_fail_card(L, cards, name);
  const char *reason = arb_card_unsupported(cards, def);
  if (reason)
    return bind_module_fail(L, lua_pushfstring(L, "%s cannot be executed: %s", name, reason));
  ArbId id = arb_put(game, def, seat, zone, place);
  if (id.slot == 0)
    return bind_module_fail(
        L, lua_pushfstring(L, "%s cannot be put there: %s", name, arb_error(game)));
  bind_module_push_id(L, id);
  return 1;
}

/* game:set(id | nil, attribute, value) -> true | nil, why */
static int game_set(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  const char *attribute = luaL_checkstring(L, 3);
  ArbId id = bind_module_check_id(L, 2);
  ArbStatus status = arb_set(game, id, attribute, (int32_t)luaL_checkinteger(L, 4));
  return bind_module_done(L, game, status);
}

static int game_begin(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  ArbStatus status = arb_begin(game);
  if (status < 0) return luaL_error(L, "the game cannot begin: %s", arb_error(game));
  return 0;
}

static int game_check(lua_State *L)
{
  ArbError error = {ARB_OK, ""};
  if (arb_check(bind_module_check_game(L, 1), &error)) return 0;
  return luaL_error(L, "the state is broken: %s", error.text);
}

static int game_hash(lua_State *L)
{
  lua_pushinteger(L, (lua_Integer)arb_hash(bind_module_check_game(L, 1)));
  return 1;
}

static int game_position_hash(lua_State *L)
{
  lua_pushinteger(L, (lua_Integer)arb_position_hash(bind_module_check_game(L, 1)));
  return 1;
}

/* ---- Copies and files ----------------------------------------------------- */

static int game_clone(lua_State *L)
{
  ArbGame *from = bind_module_check_game(L, 1);
  lua_getiuservalue(L, 1, 1);
  LuaGame *copy = push_game(L, lua_gettop(L));
  copy->game = arb_clone(from);
  if (!copy->game) return luaL_error(L, "%s", arb_status_text(ARB_MEMORY));
  return 1;
}

/* game:copy(from) -> true | nil, why: becomes equal to another game of the same pool */
static int game_copy(lua_State *L)
{
  const LuaGame *to = bind_module_check_handle(L, 1), *from = bind_module_check_handle(L, 2);
  luaL_argcheck(L, to->pool == from->pool, 2, "a game of another pool");
  return bind_module_done(L, to->game, arb_copy(to->game, from->game));
}

/* game:redeal(seat, seed) -> true | nil, why: deals everything anew that the seat does not know;
** "all": that no seat knows */
static int game_redeal(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  bool all = lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "all") == 0;
  ArbSeat seat = all ? ARB_EVERY_SEAT : bind_module_check_seat(L, 2);
  luaL_argcheck(L, all || seat < arb_seats(game), 2, "nobody sits there");
  return bind_module_done(L, game, arb_redeal(game, seat, (uint64_t)luaL_checkinteger(L, 3)));
}

/* game:save() -> a string, for pool:load */
static int game_save(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  luaL_Buffer buffer;
  size_t size = arb_save_size(game);
  char *bytes = luaL_buffinitsize(L, &buffer, size);
  luaL_pushresultsize(&buffer, arb_save(game, bytes, size));
  return 1;
}

/* pool:load(bytes) -> the game that was saved */
static int pool_load(lua_State *L)
{
  const LuaPool *pool = bind_module_check_pool(L, 1);
  size_t size;
  const char *bytes = luaL_checklstring(L, 2, &size);
  ArbError error = {ARB_OK, ""};
  LuaGame *game = push_game(L, 1);
  game->game = arb_load(pool->cards, bind_script_host(pool->host), bytes, size, &error);
  if (!game->game) return bind_module_fail(L, error.text);
  return 1;
}

static const luaL_Reg game_methods[] = {
  {"put", game_put},     {"set", game_set},     {"begin", game_begin},
  {"check", game_check}, {"hash", game_hash},   {"position_hash", game_position_hash},
  {"clone", game_clone}, {"copy", game_copy},   {"redeal", game_redeal},
  {"save", game_save},   {"close", game_close}, {NULL, NULL},
};

static const luaL_Reg pool_methods[] = {{"load", pool_load}, {NULL, NULL}};

const luaL_Reg bind_module_game_functions[] = {{"game", module_game}, {NULL, NULL}};

void bind_module_open_game(lua_State *L)
{
  bind_module_new_class(L, GAME, game_methods, game_close);
  bind_module_add_methods(L, GAME, bind_module_play_methods);
  bind_module_add_methods(L, GAME, bind_module_view_methods);
  bind_module_add_methods(L, bind_module_pool_class, pool_methods);
}
