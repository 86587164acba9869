/* SPDX-License-Identifier: MIT */
/*
** lua_game.c -- the engine as a Lua module.
**
** For *trusted* states only: tools and scenarios, never card scripts, which see
** the sandbox of script.c and nothing else.  The module is thin: one function
** here is one function of lunarbiter.h.  Everything that reads well is Lua.
**
**   lunarbiter.pool { cards = "cards", scripts = "scripts", extra = { { name, text }, ... },
**                    game = "riftbound" }
**   lunarbiter.games() -> names of the games, the default one first
**   lunarbiter.game { pool = pool, seed = 1, check = true, victory_score = 8, bare = true,
**                    or decks = { { main, runes, battlefields, legend, champion }, ... } }
**
**   pool:find(name)  pool:title(def)  pool:type(def)  pool:unsupported(def)
**
**   game:put(name, seat, zone [, place [, section]])   game:set(id | nil, attribute, value)
**   game:begin()
**   game:advance()   game:decision()   game:answer(number, values)   game:cancel(seat)
**   game:zones()   game:zone(name, owner [, viewer])   game:look(id | nil, attribute [, viewer])
**   game:is(id, attribute, word)
**   game:things([viewer])
**   game:events(after [, viewer])   game:why_not(seat, id)
**   game:explain(viewer, id)        game:explain_event(viewer, number)
**   game:text(id)   game:name(id [, viewer])   game:player(seat)
**   game:winner()   game:concede(seat)   game:check()   game:hash()   game:clone()
**
** Seats count from 1 here.  A thing in the game is a light userdata, "nothing"
** is nil.  What the engine refuses is an error with the engine's sentence,
** except for `answer`, `set` and `cancel`: they give nil and the sentence.
*/
#include <stdlib.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "games.h"
#include "lua_game.h"

static const char POOL[] = "lunarbiter.Pool", GAME[] = "lunarbiter.Game";

typedef struct LuaPool {
  ArbCards *cards; /* NULL once closed */
  BindHost *host;  /* what its scripts run in; outlives every game (push_game) */
  char scripts[512]; /* where formats are found */
  ArbFormat plain;   /* the mode of a game that names none */
} LuaPool;

typedef struct LuaGame {
  ArbGame *game;    /* NULL once closed */
} LuaGame;

enum { TEXT_MAX = 512, VALUES_MAX = 256 };

/* ---- Ids and seats -------------------------------------------------------- */

static void push_id(lua_State *L, ArbId id)
{
  if (id.slot == 0)
    lua_pushnil(L);
  else
    lua_pushlightuserdata(L, (void *)(((uintptr_t)id.generation << 16) | id.slot));
}

/* An id, or "nothing" for nil and for no argument at all. */
static ArbId check_id(lua_State *L, int arg)
{
  if (lua_isnoneornil(L, arg)) return (ArbId){0, 0};
  luaL_argexpected(L, lua_islightuserdata(L, arg), arg, "an id");
  uintptr_t bits = (uintptr_t)lua_touserdata(L, arg);
  return (ArbId){(uint16_t)(bits & 0xFFFF), (uint16_t)(bits >> 16)};
}

static ArbSeat check_seat(lua_State *L, int arg)
{
  lua_Integer seat1 = luaL_checkinteger(L, arg);
  luaL_argcheck(L, seat1 >= 1 && seat1 <= ARB_SEATS_MAX, arg, "no such seat");
  return (ArbSeat)(seat1 - 1);
}

/* Who is looking: a seat, or the host when it is left out. */
static ArbSeat opt_viewer(lua_State *L, int arg)
{
  return lua_isnoneornil(L, arg) ? ARB_NO_SEAT : check_seat(L, arg);
}

static void set_seat(lua_State *L, const char *key, ArbSeat seat)
{
  if (seat == ARB_NO_SEAT) return;
  lua_pushinteger(L, seat + 1);
  lua_setfield(L, -2, key);
}

static void set_integer(lua_State *L, const char *key, lua_Integer value)
{
  lua_pushinteger(L, value);
  lua_setfield(L, -2, key);
}

static void set_string(lua_State *L, const char *key, const char *text)
{
  lua_pushstring(L, text);
  lua_setfield(L, -2, key);
}

static void set_flag(lua_State *L, const char *key, bool value)
{
  lua_pushboolean(L, value);
  lua_setfield(L, -2, key);
}

static void set_id(lua_State *L, const char *key, ArbId id)
{
  push_id(L, id);
  lua_setfield(L, -2, key);
}

/* A field of the table at `table` as a string; NULL when it is not there. */
static const char *opt_field(lua_State *L, int table, const char *key)
{
  lua_getfield(L, table, key);
  const char *text = lua_tostring(L, -1);
  lua_pop(L, 1); /* the table still holds it */
  return text;
}

/* An error that stands for itself: no position is put before it. */
static int fail(lua_State *L, const char *text)
{
  lua_pushstring(L, text);
  return lua_error(L);
}

/* ---- The pool ------------------------------------------------------------- */

static LuaPool *check_pool(lua_State *L, int arg)
{
  LuaPool *pool = luaL_checkudata(L, arg, POOL);
  luaL_argcheck(L, pool->cards, arg, "this pool is closed");
  return pool;
}

static int pool_close(lua_State *L)
{
  LuaPool *pool = luaL_checkudata(L, 1, POOL);
  if (pool->host) bind_host_free(pool->host);
  if (pool->cards) arb_cards_release(pool->cards);
  pool->host = NULL;
  pool->cards = NULL;
  return 0;
}

/* Pushes the array of the texts in the list `extra` at the top of the stack; it
** is a userdata, so that it belongs to the state whatever error comes.  `extra`
** below it keeps the strings alive. */
static BindText *push_texts(lua_State *L, int *count)
{
  int extra = lua_gettop(L);
  *count = lua_istable(L, extra) ? (int)luaL_len(L, extra) : 0;
  BindText *texts = lua_newuserdatauv(L, sizeof *texts * (size_t)(*count + 1), 0);
  for (int i = 0; i < *count; i++) {
    lua_geti(L, extra, i + 1);
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_geti(L, -1, 1);
    lua_geti(L, -2, 2);
    texts[i] = (BindText){luaL_checkstring(L, -2), luaL_checkstring(L, -1)};
    lua_pop(L, 3);
  }
  return texts;
}

/* The game's own format, with nothing in it that it need not say. */
static bool make_plain(LuaPool *pool, ArbError *error)
{
  const BindGame *game = bind_game_of(pool->cards);
  BindPaths paths = {.scripts = pool->scripts, .game = game->name};
  if (!bind_format(&paths, game->format, &pool->plain, error)) return false;
  for (int i = 0; i < game->rules->format_number_count; i++)
    if (!(game->rules->format_numbers[i].flags & ARB_FORMAT_NEEDED)) pool->plain.numbers[i] = 0;
  return true;
}

/* lunarbiter.pool { cards, scripts, extra } -> pool */
static int module_pool(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  LuaPool *pool = lua_newuserdatauv(L, sizeof *pool, 0);
  *pool = (LuaPool){.cards = NULL};
  luaL_setmetatable(L, POOL);
  const char *cards = opt_field(L, 1, "cards");
  BindPaths paths = {.game = opt_field(L, 1, "game"), .scripts = opt_field(L, 1, "scripts"),
                     .cards = &cards,
                     .card_count = cards ? 1 : 0};
  if (paths.scripts) snprintf(pool->scripts, sizeof pool->scripts, "%s", paths.scripts);
  lua_getfield(L, 1, "extra");
  paths.texts = push_texts(L, &paths.text_count);
  ArbError error = {ARB_OK, ""};
  pool->cards = bind_load(&paths, &error);
  if (pool->cards) pool->host = bind_host_new(pool->cards, &error);
  if (!pool->host || !make_plain(pool, &error)) return fail(L, error.text);
  lua_settop(L, 2);
  return 1;
}

static int pool_find(lua_State *L)
{
  uint16_t def = arb_cards_find(check_pool(L, 1)->cards, luaL_checkstring(L, 2));
  if (def)
    lua_pushinteger(L, def);
  else
    lua_pushnil(L);
  return 1;
}

/* One string about a definition; nil when there is none. */
static int pool_text(lua_State *L, const char *(*get)(const ArbCards *, uint16_t))
{
  const ArbCards *cards = check_pool(L, 1)->cards;
  lua_Integer def = luaL_checkinteger(L, 2);
  luaL_argcheck(L, def >= 1 && def <= arb_cards_count(cards), 2, "no such definition");
  lua_pushstring(L, get(cards, (uint16_t)def));
  return 1;
}

static int pool_title(lua_State *L) { return pool_text(L, arb_card_title); }
static int pool_type(lua_State *L) { return pool_text(L, arb_card_type); }
static int pool_unsupported(lua_State *L) { return pool_text(L, arb_card_unsupported); }

/* ---- The game ------------------------------------------------------------- */

static ArbGame *check_game(lua_State *L, int arg)
{
  LuaGame *game = luaL_checkudata(L, arg, GAME);
  luaL_argcheck(L, game->game, arg, "this game is closed");
  return game->game;
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

static lua_Integer opt_integer_field(lua_State *L, int table, const char *key,
                                     lua_Integer otherwise)
{
  lua_getfield(L, table, key);
  lua_Integer value = luaL_optinteger(L, -1, otherwise);
  lua_pop(L, 1);
  return value;
}

static bool flag_field(lua_State *L, int table, const char *key)
{
  lua_getfield(L, table, key);
  bool value = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return value;
}

/* The list of a section in the table at the top of the stack: names of cards, as an
** array of definitions that is a userdata left on the stack below it. */
static const uint16_t *push_defs(lua_State *L, const ArbCards *cards, int section, int *count)
{
  const char *key = cards->rules->sections[section].field;
  lua_getfield(L, -1, key);
  *count = lua_istable(L, -1) ? (int)luaL_len(L, -1) : 0;
  uint16_t *defs = lua_newuserdatauv(L, sizeof *defs * (size_t)(*count + 1), 0);
  for (int i = 0; i < *count; i++) {
    lua_geti(L, -2, i + 1);
    const char *name = luaL_checkstring(L, -1);
    defs[i] = bind_find_card(cards, name, section);
    if (!defs[i]) luaL_error(L, "there is no card named \"%s\"", name);
    lua_pop(L, 1);
  }
  lua_remove(L, -2); /* the list */
  lua_insert(L, -2); /* the deck's table is on top again */
  return defs;
}

/* The same for a field that names one card. */
static const uint16_t *push_def(lua_State *L, const ArbCards *cards, int section, int *count)
{
  const char *name = opt_field(L, lua_gettop(L), cards->rules->sections[section].field);
  uint16_t *def = lua_newuserdatauv(L, sizeof *def, 0);
  *def = name ? bind_find_card(cards, name, section) : 0;
  if (name && !*def) luaL_error(L, "there is no card named \"%s\"", name);
  *count = *def != 0;
  lua_insert(L, -2);
  return def;
}

/* A field a section, as the game names them: { legend = "...", main = { ... } } at the top;
** its lists of definitions stay on the stack below it. */
static void read_deck(lua_State *L, const ArbCards *cards, ArbDeck *deck)
{
  luaL_checktype(L, -1, LUA_TTABLE);
  for (int i = 0; i < cards->rules->section_count; i++) {
    const ArbSectionKind *kind = &cards->rules->sections[i];
    ArbSection *section = &deck->sections[i];
    section->cards = (kind->single ? push_def : push_defs)(L, cards, i, &section->count);
  }
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
    read_deck(L, setup->cards, &setup->decks[seat]);
  }
}

static void add_problem(void *data, const char *rule, const char *text)
{
  lua_State *L = data;
  lua_createtable(L, 0, 2);
  lua_pushstring(L, rule);
  lua_setfield(L, -2, "rule");
  lua_pushstring(L, text);
  lua_setfield(L, -2, "text");
  lua_seti(L, -2, luaL_len(L, -2) + 1);
}

/* lunarbiter.deck_problems { pool, format, deck } -> list of { rule, text } */
static int module_deck_problems(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_getfield(L, 1, "pool");
  const LuaPool *pool = check_pool(L, lua_gettop(L));
  const ArbCards *cards = pool->cards;
  BindPaths paths = {.scripts = pool->scripts};
  const char *format = opt_field(L, 1, "format");
  ArbDeck deck = {0};
  ArbError error = {ARB_OK, ""};
  lua_getfield(L, 1, "deck");
  read_deck(L, cards, &deck);
  lua_newtable(L);
  int found =
    bind_check_deck(&paths, format ? format : bind_game_of(cards)->format, cards, &deck,
                    add_problem, L, &error);
  if (found < 0) return fail(L, error.text);
  return 1;
}

/* The mode of play: a format's name, or the plain mode with what the fields say of it. */
static ArbFormat read_mode(lua_State *L, const LuaPool *pool)
{
  ArbFormat format = pool->plain;
  ArbError error = {ARB_OK, ""};
  const BindGame *game = bind_game_of(pool->cards);
  BindPaths paths = {.scripts = pool->scripts, .game = game->name};
  const char *name = opt_field(L, 1, "format");
  if (name && !bind_format(&paths, name, &format, &error)) fail(L, error.text);
  format.players = (uint8_t)opt_integer_field(L, 1, "players", format.players);
  format.teams = (uint8_t)opt_integer_field(L, 1, "teams", format.teams);
  for (int i = 0; i < game->rules->format_number_count; i++)
    format.numbers[i] = (uint8_t)opt_integer_field(L, 1, game->rules->format_numbers[i].name,
                                                   format.numbers[i]);
  uint32_t house;
  int top = lua_gettop(L);
  const char *wrong = bind_house_rules(L, game->rules, 1, &house);
  if (wrong) fail(L, wrong);
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
  const LuaPool *cards = check_pool(L, pool);
  ArbSetup setup = {
    .cards = cards->cards,
    .script_host = bind_script_host(cards->host),
    .seed = (uint64_t)opt_integer_field(L, 1, "seed", 1),
    .check = flag_field(L, 1, "check"),
    .bare = flag_field(L, 1, "bare"),
    .fixed_first = true,
    .format = read_mode(L, cards),
  };
  read_decks(L, &setup);
  LuaGame *game = push_game(L, pool);
  ArbError error = {ARB_OK, ""};
  game->game = arb_create(&setup, &error);
  if (!game->game) return fail(L, error.text);
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
  ArbGame *game = check_game(L, 1);
  const char *name = luaL_checkstring(L, 2), *zone = luaL_checkstring(L, 4);
  ArbSeat seat = check_seat(L, 3);
  ArbId place = check_id(L, 5);
  lua_settop(L, 6);
  lua_getiuservalue(L, 1, 1);
  const ArbCards *cards = check_pool(L, -1)->cards;
  uint16_t def = bind_find_card(cards, name, opt_section(L, 6, cards->rules));
  if (!def) return fail(L, lua_pushfstring(L, "there is no card named \"%s\"", name));
  ArbId id = arb_put(game, def, seat, zone, place);
  if (id.slot == 0)
    return fail(L, lua_pushfstring(L, "%s cannot be put there: %s", name, arb_error(game)));
  push_id(L, id);
  return 1;
}

/* game:set(id | nil, attribute, value) -> true | nil, why */
static int game_set(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  const char *attribute = luaL_checkstring(L, 3);
  ArbStatus status = arb_set(game, check_id(L, 2), attribute, (int32_t)luaL_checkinteger(L, 4));
  return done_or_refused(L, game, status);
}

static int game_begin(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  ArbStatus status = arb_begin(game);
  if (status < 0) return luaL_error(L, "the game cannot begin: %s", arb_error(game));
  return 0;
}

/* game:advance() -> "awaiting" | "over" */
static int game_advance(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  ArbStatus status = arb_advance(game);
  if (status < 0) return luaL_error(L, "the game cannot go on: %s", arb_error(game));
  lua_pushstring(L, status == ARB_OVER ? "over" : "awaiting");
  return 1;
}

static void push_option(lua_State *L, const ArbGame *game, int index)
{
  const ArbOption *option = &arb_options(game)[index];
  char text[TEXT_MAX];
  lua_newtable(L);
  arb_option_id(game, index, text, sizeof text);
  set_string(L, "id", text);
  arb_option_label(game, index, text, sizeof text);
  set_string(L, "label", text);
  set_id(L, "object", option->object);
  set_id(L, "place", option->place);
  set_integer(L, "aux", option->aux);
  set_integer(L, "value", option->value);
  set_flag(L, "manual", option->flags & ARB_OPTION_MANUAL);
}

/* game:decision() -> { number, shape, player, min, max, rule, question, options }, or nil */
static int game_decision(lua_State *L)
{
  static const char *const shapes[] = {"pick", "order", "number", "split"};
  ArbGame *game = check_game(L, 1);
  const ArbDecision *decision = arb_decision(game);
  if (!decision) return 0;
  char text[TEXT_MAX];
  lua_newtable(L);
  set_integer(L, "number", decision->number);
  set_string(L, "shape", shapes[decision->shape]);
  set_seat(L, "player", decision->player);
  set_integer(L, "min", decision->min);
  set_integer(L, "max", decision->max);
  set_string(L, "rule", arb_decision_rule(game));
  set_id(L, "source", decision->source);
  set_flag(L, "open", decision->open);
  arb_question(game, text, sizeof text);
  set_string(L, "question", text);
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
  ArbGame *game = check_game(L, 1);
  uint32_t number = (uint32_t)luaL_checkinteger(L, 2);
  luaL_checktype(L, 3, LUA_TTABLE);
  int32_t values[VALUES_MAX];
  int count = (int)luaL_len(L, 3);
  luaL_argcheck(L, count <= VALUES_MAX, 3, "too many values");
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
  ArbGame *game = check_game(L, 1);
  return done_or_refused(L, game, arb_cancel(game, check_seat(L, 2)));
}

static int game_concede(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  return done_or_refused(L, game, arb_concede(game, check_seat(L, 2)));
}

/* game:zones() -> list of the zones' names */
static int game_zones(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  lua_newtable(L);
  for (int i = 0; i < arb_zone_count(game); i++) {
    lua_pushstring(L, arb_zone_name(game, i));
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

typedef struct CardVisit {
  lua_State *L;
  const ArbGame *game;
  const ArbCards *cards;
  int count;
} CardVisit;

static bool visit_card(void *data, const ArbCardView *card)
{
  CardVisit *visit = data;
  lua_State *L = visit->L;
  lua_newtable(L);
  set_id(L, "id", card->id);
  set_integer(L, "slot", card->id.slot);
  if (card->def) {
    set_string(L, "name", arb_card_title(visit->cards, card->def));
    set_string(L, "type", arb_card_type(visit->cards, card->def));
  }
  set_string(L, "zone", arb_zone_name(visit->game, card->zone));
  set_seat(L, "owner", card->owner);
  set_seat(L, "controller", card->controller);
  set_flag(L, "facedown", card->facedown);
  set_id(L, "place", card->place);
  if (card->attached_to.slot) set_id(L, "attached_to", card->attached_to);
  for (int i = 0; arb_card_number(visit->game, i); i++)
    if (card->numbers[i] != ARB_NO_NUMBER)
      set_integer(L, arb_card_number(visit->game, i), card->numbers[i]);
  lua_seti(L, -2, ++visit->count);
  return true;
}

/* game:zone(name, owner [, viewer]) -> list of cards, first to last */
static int game_zone(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  const char *name = luaL_checkstring(L, 2);
  int zone = arb_zone_find(game, name);
  if (zone < 0) return luaL_error(L, "there is no zone named \"%s\"", name);
  ArbSeat owner = check_seat(L, 3), viewer = opt_viewer(L, 4);
  lua_getiuservalue(L, 1, 1);
  CardVisit visit = {L, game, check_pool(L, -1)->cards, 0};
  lua_newtable(L);
  arb_view_zone(game, viewer, zone, owner, visit_card, &visit);
  return 1;
}

/* game:things([viewer]) -> ids of what is no card: abilities on the chain, oldest first */
static int game_things(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  ArbId things[VALUES_MAX];
  int count = arb_things(game, opt_viewer(L, 2), things, VALUES_MAX);
  lua_newtable(L);
  for (int i = 0; i < count && i < VALUES_MAX; i++) {
    push_id(L, things[i]);
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

/* game:look(id | nil, attribute [, viewer]) -> number, or nil when it has none */
static int game_look(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  int32_t value;
  if (arb_look(game, opt_viewer(L, 4), check_id(L, 2), luaL_checkstring(L, 3), &value))
    lua_pushinteger(L, value);
  else
    lua_pushnil(L);
  return 1;
}

/* The place of a word in a list that ends with NULL or has `count` words; -1: it has not. */
static int word_in(const char *const *list, int count, const char *word)
{
  for (int i = 0; count < 0 ? list[i] != NULL : i < count; i++)
    if (strcmp(list[i], word) == 0) return i;
  return -1;
}

/* game:is(id, attribute, word): is it, or has it, one of what the attribute lists? */
static int game_is(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  const char *name = luaL_checkstring(L, 3), *word = luaL_checkstring(L, 4);
  lua_getiuservalue(L, 1, 1);
  const ArbRules *rules = check_pool(L, -1)->cards->rules;
  const ArbAttribute *attribute = NULL;
  for (int i = 0; i < rules->attribute_count && !attribute; i++)
    if (strcmp(rules->attributes[i].name, name) == 0) attribute = &rules->attributes[i];
  luaL_argcheck(L, attribute && (attribute->values || attribute->kind == ARB_A_KEYWORD), 3,
                "no attribute that lists words");
  int at = attribute->values ? word_in(attribute->values, -1, word)
                             : word_in(rules->keywords, rules->keyword_count, word);
  int32_t value;
  luaL_argcheck(L, at >= 0, 4, lua_pushfstring(L, "'%s' is no %s", word, name));
  lua_pushboolean(L, arb_look(game, ARB_NO_SEAT, check_id(L, 2), name, &value) &&
                       (uint32_t)value >> at & 1);
  return 1;
}

static void visit_event(void *data, const ArbEventView *event)
{
  CardVisit *visit = data;
  lua_State *L = visit->L;
  lua_newtable(L);
  set_integer(L, "number", event->number);
  set_string(L, "kind", event->kind);
  set_string(L, "rule", event->rule);
  set_seat(L, "actor", event->actor);
  set_id(L, "subject", event->subject);
  set_id(L, "place", event->place);
  set_id(L, "source", event->source);
  if (event->subject_def) set_string(L, "name", arb_card_title(visit->cards, event->subject_def));
  if (event->source_def)
    set_string(L, "source_name", arb_card_title(visit->cards, event->source_def));
  set_integer(L, "amount", event->amount);
  set_integer(L, "aux", event->aux);
  lua_seti(L, -2, ++visit->count);
}

/* game:events(after [, viewer]) -> list of events, last number */
static int game_events(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  uint32_t after = (uint32_t)luaL_optinteger(L, 2, 0);
  ArbSeat viewer = opt_viewer(L, 3);
  lua_getiuservalue(L, 1, 1);
  CardVisit visit = {L, game, check_pool(L, -1)->cards, 0};
  lua_newtable(L);
  uint32_t last = arb_events(game, viewer, after, visit_event, &visit);
  lua_pushinteger(L, last);
  return 2;
}

/* game:why_not(seat, id) -> sentence, empty when it can be played */
static int game_why_not(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  char text[TEXT_MAX];
  arb_why_not(game, check_seat(L, 2), check_id(L, 3), text, sizeof text);
  lua_pushstring(L, text);
  return 1;
}

static void push_reason(void *data, const ArbReason *reason)
{
  static const char *const kinds[] = {"value", "base", "effect", "holds", "fails", "replaced",
                                      "fact"};
  const CardVisit *visit = data;
  lua_State *L = visit->L;
  lua_newtable(L);
  set_string(L, "kind", kinds[reason->kind]);
  set_string(L, "topic", reason->topic);
  set_string(L, "text", reason->text);
  set_string(L, "rule", reason->rule);
  set_string(L, "layer", reason->layer);
  set_integer(L, "timestamp", reason->timestamp);
  set_integer(L, "amount", reason->amount);
  set_integer(L, "value", reason->value);
  set_seat(L, "player", reason->player);
  set_string(L, "source",
             reason->source_def ? arb_card_title(visit->cards, reason->source_def) : "");
  lua_seti(L, -2, luaL_len(L, -2) + 1);
}

/* game:explain(viewer, id) -> list of reasons; a viewer of nil sees all */
static int game_explain(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  ArbSeat viewer = opt_viewer(L, 2);
  ArbId id = check_id(L, 3);
  lua_getiuservalue(L, 1, 1);
  CardVisit visit = {L, game, check_pool(L, -1)->cards, 0};
  lua_newtable(L);
  if (arb_explain(game, viewer, id, push_reason, &visit) < 0)
    return luaL_error(L, "this cannot be explained: %s", arb_error(game));
  return 1;
}

/* game:explain_event(viewer, number) -> the same about an event; 0: the last one */
static int game_explain_event(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  ArbSeat viewer = opt_viewer(L, 2);
  uint32_t number = (uint32_t)luaL_optinteger(L, 3, 0);
  lua_getiuservalue(L, 1, 1);
  CardVisit visit = {L, game, check_pool(L, -1)->cards, 0};
  lua_newtable(L);
  if (arb_explain_event(game, viewer, number, push_reason, &visit) < 0)
    return luaL_error(L, "event %d is not kept", (int)number);
  return 1;
}

static int game_text(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  char text[TEXT_MAX];
  arb_id_text(game, check_id(L, 2), text, sizeof text);
  lua_pushstring(L, text);
  return 1;
}

/* game:name(id [, viewer]) -> the name of the card, or of the card an item comes from */
static int game_name(lua_State *L)
{
  ArbGame *game = check_game(L, 1);
  char text[TEXT_MAX];
  arb_card_name(game, opt_viewer(L, 3), check_id(L, 2), text, sizeof text);
  lua_pushstring(L, text);
  return 1;
}

static int game_player(lua_State *L)
{
  check_game(L, 1);
  push_id(L, arb_player_id(check_seat(L, 2)));
  return 1;
}

/* game:won(seat): the winner, and his team mates */
static int game_won(lua_State *L)
{
  lua_pushboolean(L, arb_won(check_game(L, 1), check_seat(L, 2)));
  return 1;
}

static int game_seats(lua_State *L)
{
  lua_pushinteger(L, arb_seats(check_game(L, 1)));
  return 1;
}

static int game_winner(lua_State *L)
{
  ArbSeat winner = arb_winner(check_game(L, 1));
  if (winner == ARB_NO_SEAT)
    lua_pushnil(L);
  else
    lua_pushinteger(L, winner + 1);
  return 1;
}

static int game_check(lua_State *L)
{
  ArbError error = {ARB_OK, ""};
  if (arb_check(check_game(L, 1), &error)) return 0;
  return luaL_error(L, "the state is broken: %s", error.text);
}

static int game_hash(lua_State *L)
{
  lua_pushinteger(L, (lua_Integer)arb_hash(check_game(L, 1)));
  return 1;
}

static int game_clone(lua_State *L)
{
  ArbGame *from = check_game(L, 1);
  lua_getiuservalue(L, 1, 1);
  LuaGame *copy = push_game(L, lua_gettop(L));
  copy->game = arb_clone(from);
  if (!copy->game) return luaL_error(L, "%s", arb_status_text(ARB_MEMORY));
  return 1;
}

static const luaL_Reg pool_methods[] = {
  {"find", pool_find}, {"title", pool_title}, {"type", pool_type},
  {"unsupported", pool_unsupported}, {"close", pool_close}, {NULL, NULL},
};

static const luaL_Reg game_methods[] = {
  {"put", game_put}, {"set", game_set}, {"begin", game_begin}, {"advance", game_advance},
  {"decision", game_decision}, {"answer", game_answer}, {"cancel", game_cancel},
  {"concede", game_concede}, {"zones", game_zones}, {"zone", game_zone}, {"look", game_look},
  {"is", game_is},
  {"events", game_events}, {"things", game_things}, {"why_not", game_why_not},
  {"explain", game_explain}, {"explain_event", game_explain_event}, {"text", game_text},
  {"name", game_name}, {"player", game_player}, {"winner", game_winner}, {"won", game_won},
  {"seats", game_seats}, {"check", game_check}, {"hash", game_hash}, {"clone", game_clone},
  {"close", game_close}, {NULL, NULL},
};

/* lunarbiter.games() -> list of names */
static int module_games(lua_State *L)
{
  lua_newtable(L);
  for (int i = 0; bind_game_at(i); i++) {
    lua_pushstring(L, bind_game_at(i)->name);
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

static const luaL_Reg module[] = {{"pool", module_pool}, {"game", module_game},
                                  {"games", module_games},
                                  {"deck_problems", module_deck_problems}, {NULL, NULL}};

static void new_class(lua_State *L, const char *name, const luaL_Reg *methods, lua_CFunction close)
{
  luaL_newmetatable(L, name);
  lua_newtable(L);
  luaL_setfuncs(L, methods, 0);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, close);
  lua_setfield(L, -2, "__gc");
  lua_pushcfunction(L, close);
  lua_setfield(L, -2, "__close");
  lua_pop(L, 1);
}

int luaopen_lunarbiter(lua_State *L)
{
  new_class(L, POOL, pool_methods, pool_close);
  new_class(L, GAME, game_methods, game_close);
  luaL_newlib(L, module);
  return 1;
}
