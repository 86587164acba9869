/* SPDX-License-Identifier: MIT */
/*
** format.h -- what the parts that read formats share.
**
**   format.c         finding and running formats, answers about them, all their mistakes
**   format_fields.c  the fields of formats: those of every game, and those of the format's game
**   format_deck.c    checking decks against a format's deck rules; legal cards and decks that bots
**                    build (rules.h)
**
** Uses: core, bindings, bindings/basics, bindings/sandbox, bindings/language
** Used by: bindings/reader, bindings/loader, bindings/module, cli/session, cli/commands,
**          cli/event/lists, cli/event/rehearsal, cli/table, cli/table/requests
*/
#ifndef BINDINGS_FORMAT_H
#define BINDINGS_FORMAT_H

#include "language/games.h"
#include "language/lint.h"
#include "formats/rules.h"

enum { FORMAT_DECK_NUMBERS = 16, FORMAT_VOCABULARIES = 8 };

/* A sandbox in which a format runs. */
typedef struct FormatReader {
  Loader l;
  Script vocabulary[FORMAT_VOCABULARIES], format, rules;
  const BindPaths *paths;
  const char *home;     /* the game of the mod that it lies in; NULL: it lies in no mod */
  const BindGame *game; /* the game of the format, once known */
  ArbFormat *out;
  int deck[FORMAT_DECK_NUMBERS]; /* the numbers of its `deck`, by the game's table; -1: none */
  const ArbCards *cards;         /* names are checked against these cards, */
  const char *const *names;      /* or against these names; both NULL: they are not checked */
  int name_count;
  const ArbDeck *decks; /* the deck that is checked */
  BindProblem *report;
  const BindLegality *legality;
  BindTakeList *take; /* gets the decks that are built */
  int wanted;         /* the number of decks to build */
  uint32_t *colours;  /* for bots that draft: by definition number, colours as bits (rules.h) */
  void *data;
  int problems;
  int limits;       /* stack position of the data for deck rules */
  uint16_t *shared; /* cards that the format brings */
  int shared_count;
} FormatReader;

/* ---- format.c ----------------------------------------------------------- */

/* Reads the format with this name and opens the sandbox.  Close it even when this fails. */
bool bind_format_open(FormatReader *r, const BindPaths *paths, const char *name, ArbError *error);
void bind_format_close(FormatReader *r);
/* Calls `function` with the reader in its sandbox.  False with `error`. */
bool bind_format_call(FormatReader *r, lua_CFunction function, ArbError *error);
/* Runs the format, finds its game, checks the names of its fields, and pushes its table.  Raises
** mistakes. */
void bind_format_run(lua_State *L, FormatReader *r);
/* Runs a file and pushes its result.  Raises mistakes. */
void bind_format_run_script(lua_State *L, FormatReader *r, Script *script);
bool bind_format_read_script(Script *script, const char *path, ArbError *error);
void bind_format_free_script(Script *script);

/* ---- format_fields.c ---------------------------------------------------------- */

/* The name of a format file: "DIR/formats/duel.lua" -> "duel". */
void bind_format_name_of(const char *path, char *out, size_t size);
/* The same for a script; a text may give its format a name (Script.format). */
void bind_format_name_of_script(const Script *script, char *out, size_t size);
/* Refuses fields that formats of the game do not have. */
void bind_format_check_fields(lua_State *L, FormatReader *r);
/* Reads the format at the top of the stack into r->out and r->deck. */
void bind_format_read_fields(lua_State *L, Loader *l, void *reader);
/* Reads only the numbers of its `deck` into r->deck. */
void bind_format_read_deck(lua_State *L, FormatReader *r, int format);
/* Calls `visit` for each card of the `deck` table at the top, with the copies that are allowed. */
typedef void FormatLimit(lua_State *L, FormatReader *r, const char *card, uint16_t def, int most);
void bind_format_each_limit(lua_State *L, FormatReader *r, FormatLimit *visit);
/* Reads the cards that the format brings into r->shared; only counts them when that is NULL. */
void bind_format_read_shared(lua_State *L, FormatReader *r);

#endif
