/* SPDX-License-Identifier: MIT */
/*
** module.h -- what the parts of the Lua module share.
**
**   module.c      the module itself, and how ids, seats and fields cross
**   card_pool.c   lunarbiter.pool: card pools and formats
**   list_mods.c   lunarbiter.mods: folders with further cards
**   decks.c       decks and their checks
**   make_game.c   lunarbiter.game: games are made, built, copied, saved
**   decide.c      how they are played: decisions and answers
**   list_words.c  lunarbiter.words: the engine's own tables
**   view.c        what may be seen of a game: zones, events, reasons
**   mistakes.c    lunarbiter.diagnose: mistakes in scripts
**   tokens.c      lunarbiter.tokens: the words of a script
**
** A new function goes into the file of its subject and into the list at its end.
**
** Uses: core, bindings, bindings/basics, bindings/sandbox, bindings/language, bindings/formats,
**       bindings/loader, bindings/host
** Used by: cli/commands
*/
#ifndef BINDINGS_LUA_MODULE_H
#define BINDINGS_LUA_MODULE_H

#include <lauxlib.h>
#include <lua.h>

#include "host/answer.h"
#include "loader/declared.h"
#include "language/games.h"
#include "host/tell.h"

typedef struct LuaPool {            /* its second user value keeps the texts */
  ArbCards *cards;                  /* NULL once closed */
  BindHost *host;                   /* what its scripts run in; outlives every game (push_game) */
  Declarer *declarer;               /* once it was asked what files declare */
  char scripts[BIND_PATH_MAX + 16]; /* where formats are found ... */
  const BindMod *mods;              /* ... and in these, which its user value keeps */
  int mod_count;
  const BindText *texts; /* ... and among these */
  int text_count;
  char data[BIND_PATH_MAX];   /* where decks are found by name */
  ArbFormat plain;            /* the mode of a game that names none */
  struct BrokenFiles *broken; /* what was left out of it; NULL: nothing may be */
  int games;                  /* that are played with it: they may outlive the handle */
  bool closed;
} LuaPool;

typedef struct LuaGame {
  ArbGame *game;    /* NULL once closed */
  LuaPool *pool;    /* its first user value */
  BotAnswer answer; /* what was drawn by lot */
} LuaGame;

enum { MODULE_TEXT_MAX = 512, MODULE_VALUES_MAX = 256 };

/* ---- Ids, seats, fields (module.c) ------------------------------------ */

/* An id is a light userdata, "nothing" is nil. */
void module_push_id(lua_State *L, ArbId id);
/* An id, or "nothing" for nil and for no argument at all. */
ArbId module_check_id(lua_State *L, int arg);
/* Seats count from 1 in Lua. */
ArbSeat module_check_seat(lua_State *L, int arg);
/* Who is looking: a seat, or the host when it is left out. */
ArbSeat module_opt_viewer(lua_State *L, int arg);

/* Fields of the table at the top; no seat is no field. */
void module_set_seat(lua_State *L, const char *key, ArbSeat seat);
void module_set_integer(lua_State *L, const char *key, lua_Integer value);
void module_set_string(lua_State *L, const char *key, const char *text);
void module_set_flag(lua_State *L, const char *key, bool value);

/* A field of the table at `table` as a string; NULL when it is not there. */
const char *module_field(lua_State *L, int table, const char *key);
lua_Integer module_integer_field(lua_State *L, int table, const char *key, lua_Integer otherwise);
bool module_flag_field(lua_State *L, int table, const char *key);
/* A field that is a list of texts, or one: an array that is left on the stack.  NULL when the
** field is missing. */
const char *const *module_text_list(lua_State *L, int table, const char *key, int *count);

/* Refuses fields of the table at `table` that are not in `known` (ends with NULL). */
void module_check_fields(lua_State *L, int table, const char *what, const char *const *known);

/* Takes fields (tell.h) into the table at the top; seats and options count from 1. */
Teller module_teller(lua_State *L);

/* nil and the engine's sentence, or true. */
int module_done(lua_State *L, ArbGame *game, ArbStatus status);

/* An error that stands for itself: no position is put before it. */
int module_fail(lua_State *L, const char *text);
/* The same of a name that no card has, with the one that may be meant. */
int module_fail_card(lua_State *L, const ArbCards *cards, const char *name);

/* ---- Pools (card_pool.c) and decks (decks.c) ---------------------------- */

extern const char module_pool_class[];
LuaPool *module_check_pool(lua_State *L, int arg);
/* The list { { name, text }, ... } at the top: an array that is left on the stack. */
const BindText *module_push_texts(lua_State *L, int *count);
/* A game begins and ends: what it needs of the pool stays so long. */
void module_hold_pool(LuaPool *pool);
void module_leave_pool(LuaPool *pool);
/* A deck at the top: its name or path, or a field a section as the game names them,
** { legend = "...", main = { ... } }.  Its lists of definitions stay on the stack below it. */
void module_read_deck(lua_State *L, const LuaPool *pool, ArbDeck *deck);
extern const luaL_Reg module_deck_methods[], module_deck_functions[];
/* Where the formats of a pool are. */
BindPaths module_pool_paths(const LuaPool *pool);
/* The class of pools, and the functions of the module that have to do with them. */
void module_open_pool(lua_State *L);
extern const luaL_Reg module_pool_functions[];

/* ---- Mistakes (mistakes.c) -------------------------------------------- */

extern const luaL_Reg module_diagnose_functions[];

/* lunarbiter.tokens(text [, bytes]) -> list of { kind, text, line, column, open, close, unclosed,
** from, to } (tokens.c): "name", "number", "string" or "op"; of a string what is between its
** quotes; `open`: the index of the bracket or block around it, `close`: of where it ends;
** `unclosed`: it never does; with `bytes` also its first and last byte in the text. */
int module_tokens(lua_State *L);

/* lunarbiter.words(game) (list_words.c) */
int module_words(lua_State *L);

/* ---- Mods (list_mods.c) ---------------------------------------------------- */

/* Adds the mods that field `mods` of a table lists (folders, or names of the user's mods) and
** what they build on; raises what is wrong with them.  What is on top of the stack then keeps
** them. */
void module_add_mods(lua_State *L, int table, BindPaths *paths);
void module_open_mods(lua_State *L);
extern const luaL_Reg module_mod_functions[];

/* ---- Games (make_game.c, decide.c, view.c) --------------------------- */

ArbGame *module_check_game(lua_State *L, int arg);
LuaGame *module_check_handle(lua_State *L, int arg);
/* The cards a game is played with: those of the pool it keeps alive. */
const ArbCards *module_cards_of(lua_State *L, int game);
/* The methods that only look. */
extern const luaL_Reg module_view_methods[];
void module_open_game(lua_State *L);
extern const luaL_Reg module_game_functions[], module_play_methods[];

/* Further methods of a class. */
void module_add_methods(lua_State *L, const char *name, const luaL_Reg *methods);
/* Makes a class of this name: its methods and what closes it. */
void module_new_class(lua_State *L, const char *name, const luaL_Reg *methods, lua_CFunction close);

#endif
