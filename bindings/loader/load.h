/* SPDX-License-Identifier: MIT */
/*
** load.h -- what the parts of a load share.
**
**   load_files.c  read: every file, keywords first, cards in the order of their paths
**   load.c        run, compile and report; the public calls
**   load_pool.c   which of the files are in the pool, and by what names
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
  GameWords words; /* its own, whole (words_of) */
  BindReport *report;
  void *data;
  int reported;
  bool partial;        /* broken cards are left out, not fatal */
  int keyword_scripts; /* how many of the scripts are keywords, not cards */
  bool acts;           /* the format that runs has abilities */
  int format_scripts;  /* from here on they are formats */
  ArbCards *cards;     /* the result */
  Lint *lint;          /* every mistake is wanted, and no pool; of these files */
  const char *const *wanted;
  int wanted_count;
} Load;

/* ---- load_files.c ----------------------------------------------------------- */

bool load_read(Load *load, ArbError *error);

/* ---- load.c ------------------------------------------------------------------ */

/* From here on it is about this file. */
void load_enter(Load *load, Script *script);
/* Lint mode looks at the files that were asked for only. */
bool load_is_linted(const Load *load, const Script *script);
/* Reports the message at the top of the stack, pops it, leaves the file out. */
void load_report(lua_State *L, Load *load, Script *script);
/* Reports what was held back: one of these files may be the one that is missing. */
void load_report_held(lua_State *L, Load *load);
void load_note_broken_mod(const Load *load, int mod1);
/* Pushes what script `i` left: result, made, functions. */
void load_push_results(lua_State *L, int i);

/* ---- load_pool.c ------------------------------------------------------------- */

/* Two cards may not share an id or a name; a mod may say that its card replaces another one. */
void load_find_twins(lua_State *L, Load *load, const char *name);
/* A mod that says it replaces a card has one with that id, and there is one to replace. */
void load_check_replaces(lua_State *L, Load *load);
/* Leaves out the cards that were not asked for. */
void load_keep_only(lua_State *L, Load *load);
/* A pool of some cards has only the keywords that these speak of: a game does not depend on
** what else is installed.  One file may need another one. */
void load_leave_keywords(lua_State *L, Load *load);
/* Selectors may name cards that come later, so names get their numbers first:
** keywords are definitions too and come before the cards. */
void load_number_names(lua_State *L, Load *load);
/* A file that could not be read has a name all the same, which other cards may use. */
void load_name_broken(lua_State *L, Load *load);

#endif
