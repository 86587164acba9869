/* SPDX-License-Identifier: MIT */
/*
** module.h -- what the parts of the Lua module share.
**
**   module.c      the module itself; ids, seats and fields between C and Lua
**   card_pool.c   lunarbiter.pool: card pools and formats
**   list_mods.c   lunarbiter.mods: mods
**   decks.c       decks and their checks
**   make_game.c   lunarbiter.game: making, building, copying, saving games
**   decide.c      playing: decisions and answers
**   list_words.c  lunarbiter.words: the engine's own tables
**   view.c        looking at a game: zones, events, reasons
**   mistakes.c    lunarbiter.diagnose: mistakes in scripts
**   tokens.c      lunarbiter.tokens: the tokens of a script
**
** A new function goes into the file of its subject, and into the list at the end of that file.
**
** Uses: core, bindings, bindings/basics, bindings/sandbox, bindings/language, bindings/formats,
**       bindings/loader, bindings/host
** Used by: cli/commands, cli/table/requests
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
  BindHost *host;                   /* runs its scripts; must outlive every game (push_game) */
  Declarer *declarer;               /* NULL until somebody asks what files declare */
  char scripts[BIND_PATH_MAX + 16]; /* the folder with formats */
  const BindMod *mods;              /* further formats; its user value keeps them */
  int mod_count;
  const BindText *texts; /* formats that are texts */
  int text_count;
  char data[BIND_PATH_MAX];   /* the folder in which decks are found by name */
  ArbFormat plain;            /* the format of a game that names none */
  struct BrokenFiles *broken; /* files that were left out; NULL: a broken file is an error */
  int games;                  /* games that use the pool; they may outlive the handle */
  bool closed;
} LuaPool;

typedef struct LuaGame {
  ArbGame *game;    /* NULL once closed */
  LuaPool *pool;    /* kept by its first user value */
  BotAnswer answer; /* room for random answers */
} LuaGame;

enum { MODULE_TEXT_MAX = 512, MODULE_VALUES_MAX = 256 };

/* ---- Ids, seats, fields (module.c) ------------------------------------ */

/* Pushes an id as a light userdata; "nothing" as nil. */
void bind_module_push_id(lua_State *L, ArbId id);
/* An id argument; "nothing" for nil and for a missing argument. */
ArbId bind_module_check_id(lua_State *L, int arg);
/* A seat argument; seats count from 1 in Lua. */
ArbSeat bind_module_check_seat(lua_State *L, int arg);
/* An optional seat argument: who looks; without it the host. */
ArbSeat bind_module_opt_viewer(lua_State *L, int arg);

/* Set fields of the table at the top of the stack.  ARB_NO_SEAT sets no field. */
void bind_module_set_seat(lua_State *L, const char *key, ArbSeat seat);
void bind_module_set_integer(lua_State *L, const char *key, lua_Integer value);
void bind_module_set_string(lua_State *L, const char *key, const char *text);
void bind_module_set_flag(lua_State *L, const char *key, bool value);

/* A field of the table at `table` as a string; NULL when it is missing. */
const char *bind_module_field(lua_State *L, int table, const char *key);
/* How many values the list has; raises an error when no list can have so many. */
int bind_module_length(lua_State *L, int table);
lua_Integer bind_module_integer_field(lua_State *L, int table, const char *key,
                                      lua_Integer otherwise);
bool bind_module_flag_field(lua_State *L, int table, const char *key);
/* A field that is a text or a list of texts, as an array that stays on the stack.  NULL when the
** field is missing. */
const char *const *bind_module_text_list(lua_State *L, int table, const char *key, int *count);

/* Refuses fields of the table at `table` that are not in `known` (ends with NULL). */
void bind_module_check_fields(lua_State *L, int table, const char *what, const char *const *known);

/* A teller (tell.h) that fills the table at the top of the stack; seats and options are from 1. */
Teller bind_module_teller(lua_State *L);

/* Pushes true, or nil and the engine's sentence. */
int bind_module_done(lua_State *L, ArbGame *game, ArbStatus status);

/* Raises an error without the position of the caller. */
int bind_module_fail(lua_State *L, const char *text);
/* Raises an error about a name that no card has, with a name that may have been meant. */
int bind_module_fail_card(lua_State *L, const ArbCards *cards, const char *name);

/* ---- Pools (card_pool.c) and decks (decks.c) ---------------------------- */

extern const char bind_module_pool_class[];
/* A pool argument.  Raises a mistake for anything else. */
LuaPool *bind_module_check_pool(lua_State *L, int arg);
/* The list { { name, text }, ... } at the top of the stack, as an array that stays there. */
const BindText *bind_module_push_texts(lua_State *L, int *count);
/* Notes that a game begins to use the pool, or has ended.  The pool's cards and script host are
** kept while any game uses them. */
void bind_module_hold_pool(LuaPool *pool);
void bind_module_leave_pool(LuaPool *pool);
/* Reads the deck at the top of the stack: its name or path, or a table with a field for each
** section, { legend = "...", main = { ... } }.  Its lists of definitions stay below it. */
void bind_module_read_deck(lua_State *L, const LuaPool *pool, ArbDeck *deck);
/* The section of a deck whose field is named at `arg` ("main"); -1: nothing is named there. */
int bind_module_opt_section(lua_State *L, int arg, const ArbRules *rules);
extern const luaL_Reg bind_module_deck_methods[], bind_module_deck_functions[];
/* The paths of a pool's formats. */
BindPaths bind_module_pool_paths(const LuaPool *pool);
/* Makes the class of pools. */
void bind_module_open_pool(lua_State *L);
/* The module's functions `pool` and `words`. */
extern const luaL_Reg bind_module_pool_functions[];

/* ---- Mistakes (mistakes.c) -------------------------------------------- */

extern const luaL_Reg bind_module_diagnose_functions[];

/* lunarbiter.tokens(text [, bytes]) -> list of { kind, text, line, column, open, close, unclosed,
** from, to } (tokens.c).  `kind`: "name", "number", "string" or "op".  `text`: for a string, what
** is between its quotes.  `open`: the index of the bracket or block around the token.  `close`: the
** index where a bracket or block ends.  `unclosed`: it never ends.  With `bytes`, `from` and `to`
** are the token's first and last byte in the text. */
int bind_module_tokens(lua_State *L);

/* lunarbiter.words(game) (list_words.c) */
int bind_module_words(lua_State *L);
/* Pushes what lunarbiter.words gives for a game. */
void bind_module_push_words(lua_State *L, const struct BindGame *game);

/* ---- Mods (list_mods.c) ---------------------------------------------------- */

/* Adds the mods that the field `mods` of a table lists (folders, or names of the user's mods), and
** the mods that these build on.  Raises what is wrong with them.  The value on top of the stack
** keeps them alive. */
void bind_module_add_mods(lua_State *L, int table, BindPaths *paths);
void bind_module_open_mods(lua_State *L);
extern const luaL_Reg bind_module_mod_functions[];

/* ---- Games (make_game.c, decide.c, view.c) --------------------------- */

/* A game argument: the game, and the userdata that holds it.  Raise a mistake for anything else. */
ArbGame *bind_module_check_game(lua_State *L, int arg);
LuaGame *bind_module_check_handle(lua_State *L, int arg);
/* The cards of a game, which its pool keeps alive. */
const ArbCards *bind_module_cards_of(lua_State *L, int game);
/* The methods that only read. */
extern const luaL_Reg bind_module_view_methods[];
void bind_module_open_game(lua_State *L);
extern const luaL_Reg bind_module_game_functions[], bind_module_play_methods[];

/* Adds methods to a class. */
void bind_module_add_methods(lua_State *L, const char *name, const luaL_Reg *methods);
/* Makes a class with this name, its methods, and the function that closes a value of it. */
void bind_module_new_class(lua_State *L, const char *name, const luaL_Reg *methods,
                           lua_CFunction close);

#endif
