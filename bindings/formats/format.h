/* SPDX-License-Identifier: MIT */
/*
** format.h -- what the parts that read formats share.
**
**   format.c         finding and running them, what is asked of them, all their mistakes
**   format_fields.c  their fields, as the tables of the house and the game have them
**   format_deck.c    decks against a format's deck rules
**
** Uses: core, bindings, bindings/basics, bindings/sandbox, bindings/language
** Used by: bindings/reader, bindings/loader, bindings/module, cli/session, cli/commands
*/
#ifndef BINDINGS_FORMAT_H
#define BINDINGS_FORMAT_H

#include "language/games.h"
#include "language/lint.h"

enum { FORMAT_DECK_NUMBERS = 16, FORMAT_VOCABULARIES = 8 };

/* A sandbox with a format in it. */
typedef struct FormatReader {
  Loader l;
  Script vocabulary[FORMAT_VOCABULARIES], format, rules;
  const BindPaths *paths;
  const char *home;     /* the game of the mod it lies in; NULL: it is in none */
  const BindGame *game; /* whose format it is, once known */
  ArbFormat *out;
  int deck[FORMAT_DECK_NUMBERS]; /* the numbers of its `deck`, by the game's table; -1: none */
  const ArbCards *cards;         /* whose names are known; NULL: it is not asked */
  const char *const *names;      /* ... or these, for who has no cards; NULL: likewise */
  int name_count;
  const ArbDeck *decks; /* the deck that is checked */
  BindProblem *report;
  void *data;
  int problems;
  int limits;       /* stack position of what is collected for deck rules */
  uint16_t *shared; /* cards that the format brings */
  int shared_count;
} FormatReader;

/* ---- format.c ----------------------------------------------------------- */

/* Reads the file of that name and opens the sandbox; close it also when that fails. */
bool format_open(FormatReader *r, const BindPaths *paths, const char *name, ArbError *error);
void format_close(FormatReader *r);
/* Calls `function` with the reader in its sandbox; false with `error`. */
bool format_call(FormatReader *r, lua_CFunction function, ArbError *error);
/* Runs the format: its table is on top then, its game known and its fields are such; raises. */
void format_run(lua_State *L, FormatReader *r);
/* Runs a file and leaves what it returned; raises. */
void format_run_script(lua_State *L, FormatReader *r, Script *script);
bool format_read_script(Script *script, const char *path, ArbError *error);
void format_free_script(Script *script);

/* ---- format_fields.c ---------------------------------------------------------- */

/* "DIR/formats/duel.lua" -> "duel" */
void format_name_of(const char *path, char *out, size_t size);
/* ... unless it is a text that says how it is called. */
void format_name_of_script(const Script *script, char *out, size_t size);
/* Refuses fields that no format of that game has. */
void format_check_fields(lua_State *L, FormatReader *r);
/* The format at the top, into r->out and r->deck. */
void format_read_fields(lua_State *L, Loader *l, void *reader);
/* Only the numbers of its `deck`, into r->deck. */
void format_read_deck(lua_State *L, FormatReader *r, int format);
/* Cards of the `deck` table at the top: calls for each with how many copies are allowed. */
typedef void FormatLimit(lua_State *L, FormatReader *r, const char *card, uint16_t def, int most);
void format_each_limit(lua_State *L, FormatReader *r, FormatLimit *visit);
/* What the format brings itself, into r->shared; counted if that is NULL. */
void format_read_shared(lua_State *L, FormatReader *r);

#endif
