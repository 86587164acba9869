/* SPDX-License-Identifier: MIT */
/*
** load.h -- what the parts of a load share.
**
**   load_files.c  reads every file: keywords first, then cards in the order of their paths
**   load.c        runs, compiles and reports; the public calls
**   load_pool.c   which files the pool has, and the names of their cards
**
** Uses: core, bindings, bindings/basics, bindings/sandbox, bindings/language, bindings/formats,
**       bindings/reader
** Used by: bindings/host, bindings/tooling, bindings/module
*/
#ifndef BINDINGS_LOAD_H
#define BINDINGS_LOAD_H

#include "language/games.h"
#include "language/lint.h"
#include "formats/mods.h"
#include "language/words.h"

typedef struct Load {
  Loader l;
  const BindPaths *paths;
  const BindGame *game;
  GameWords words; /* the game's words, completed by bind_words_of */
  BindReport *report;
  void *data;
  int reported;
  bool partial;              /* broken cards are left out; false: they end the load */
  int keyword_scripts;       /* number of scripts that are keywords; they come first */
  bool acts;                 /* the format that runs has abilities */
  int format_scripts;        /* the scripts from this index on are formats */
  ArbCards *cards;           /* the result */
  Lint *lint;                /* lint mode: reports every mistake and makes no pool; else NULL */
  const char *const *wanted; /* lint mode: the files to report on */
  int wanted_count;
} Load;

/* ---- load_files.c ----------------------------------------------------------- */

/* Reads the files of keywords, formats and cards that the paths name.  False with a sentence. */
bool bind_load_read(Load *load, ArbError *error);

/* ---- load.c ------------------------------------------------------------------ */

/* Makes `script` the file that is being read. */
void bind_load_enter(Load *load, Script *script);
/* Whether lint mode reports on this file (Load.wanted). */
bool bind_load_is_linted(const Load *load, const Script *script);
/* Reports the message at the top of the stack, pops it, and leaves the file out. */
void bind_load_report(lua_State *L, Load *load, Script *script);
/* Reports the messages that were held back.  Something that was asked for is missing, and the
** reason may be a mistake in one of these files. */
void bind_load_report_held(lua_State *L, Load *load);
void bind_load_note_broken_mod(const Load *load, int mod1);
/* Pushes the results of script `i`: its result, its tagged tables, its functions. */
void bind_load_push_results(lua_State *L, int i);

/* ---- load_pool.c ------------------------------------------------------------- */

/* Refuses cards that share an id or a name; a mod may say that its card replaces another one. */
void bind_load_find_twins(lua_State *L, Load *load, const char *name);
/* Refuses a mod that says it replaces a card, when no other has that id, or nobody has; a check
** also when it has none itself. */
void bind_load_check_replaces(lua_State *L, Load *load);
/* Leaves out the cards that were not asked for (BindPaths.only). */
void bind_load_keep_only(lua_State *L, Load *load);
/* Leaves out keywords that the cards asked for do not need, so that a game does not depend on what
** else is installed.  A keyword file may need another one. */
void bind_load_leave_keywords(lua_State *L, Load *load);
/* Numbers the definitions by name, keywords before cards.  This comes first, because a selector may
** name a card that is read later. */
void bind_load_number_names(lua_State *L, Load *load);
/* Numbers the card of a file that could not be read, because other cards may use its name. */
void bind_load_name_broken(lua_State *L, Load *load);

#endif
