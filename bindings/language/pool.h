/* SPDX-License-Identifier: MIT */
/*
** pool.h -- what a load leaves for the hosts: texts, and what numbers mean.
**
** A script file builds tagged tables (selectors, numbers, abilities ...) and
** functions.  Both are numbered in an order that depends on nothing but the
** text: tables in the order their constructors ran, functions in the order one
** walk over those tables meets them, fields sorted.  The loader writes down
** what the engine made of each number; a host runs the same text, takes the
** same walk, and finds its own copy of the same function or table.
*/
#ifndef BINDINGS_POOL_H
#define BINDINGS_POOL_H

#include "kernel/cards/select.h"
#include "kernel/game.h"

#include "sandbox/sandbox.h"

typedef struct Script {
  char *name, *text; /* the path as it was found, or what a BindText is called */
  size_t size;
  uint64_t hash;
  int first_function, function_count; /* function numbers run from first_function + 1 */
  int first_table, table_count;       /* the same for the tables it tagged */
  int mod1;                           /* one-based: the mod it is of (BindPaths.mods); 0: of none */
  char *format;    /* a text's: what the format is called; NULL: as its file says */
  const char *mod; /* that mod's name, borrowed for the load; NULL: of none */
  uint8_t blind;   /* ARB_BLIND_...: what its functions do not look at */
  bool broken;     /* was reported and left out, or another card takes its place */
  bool unused;     /* ... or just left out: no card that was asked for needs it */
} Script;

/* For errors: whose function it is. */
typedef struct ScriptFunction {
  const char *card, *part; /* "Ember Sentry", "when_played"; strings of the card pool */
} ScriptFunction;

enum { VOCABULARIES = 2 }; /* the house's words, the game's own */

struct BindGame;
typedef struct ScriptPool {
  const struct BindGame *game;     /* whose cards they are: also one beside those of the table */
  Script vocabulary[VOCABULARIES]; /* without a text: there is none */
  Script *scripts;                 /* the keywords, then the cards in their order */
  int script_count, script_room;
  ScriptFunction *functions; /* by number, less one */
  int function_count;
  uint16_t *selectors; /* what a tagged table was compiled to; 0: no selector */
  ArbNumber *numbers;  /* the same: of no terms, when no function uses it as a number */
} ScriptPool;

/* The file whose text has that hash; NULL: none. */
const Script *script_with(const ScriptPool *pool, uint64_t hash);
ScriptPool *scripts_new(void);
void scripts_free(void *pool);
/* The pool behind a card pool that bind_load made; NULL for any other. */
static inline const ScriptPool *scripts_of(const ArbCards *cards)
{
  return cards->scripts;
}

/* ---- Running script files (script.c) ------------------------------------- */

typedef enum Tag {
  TAG_NONE,
  TAG_CARD,
  TAG_KEYWORD,
  TAG_FORMAT,
  TAG_ABILITY,
  TAG_MODES,
  TAG_MODE,
  TAG_SELECTOR,
  TAG_BOUND,
  TAG_NUMBER,
  TAG_COMPARISON,
  TAG_ANY_OF,
  TAG_ALL_OF,
  TAG_NONE_OF,
  TAG_SLOT,
  TAG_SEVERAL,
  TAG_REF,
  TAG_SHORTHAND,
  TAG_MOD
} Tag;

/* What is known of a tagged table. */
typedef struct TagInfo {
  Tag tag;
  int line;      /* of the constructor's call */
  int nth;       /* so many of the same name were made in that line before it */
  char what[40]; /* "when_played", "unit", "at_most" ... */
} TagInfo;

/* Runs so many vocabularies in a fresh sandbox.  False with a message. */
bool script_open(Sandbox *box, const Script *vocabulary, int count, char *error, size_t size);
/* Reads the words of the house and those of the game (scripts/vocabulary/NAME.lua; a game
** may have none).  False with `error`. */
bool vocabulary_read(ScriptPool *pool, const char *scripts, const char *game, ArbError *error);
/* Looks at a file that has run: the chunk and what it returned are on top of the
** stack and stay there.  May raise. */
typedef void ScriptJudge(lua_State *L, const Script *script, void *data);
/* Runs a file in its bounds.  Leaves three values: what it returned, the list
** of the tables it tagged, and a table with its functions, by number in the
** file and the number by function.  On failure one message: file:line: text. */
int script_run(Sandbox *box, const Script *script, ScriptJudge *judge, void *data);
/* Says where a tagged table stands when its constructor could not see it. */
void script_place(lua_State *L, int index, int line);
/* Drops what is only needed while files are loaded: the tags. */
void script_forget(lua_State *L);
const char *script_tag_name(Tag tag); /* "selector" */
/* The tag of the table at `index`; TAG_NONE for anything else. */
TagInfo script_tag(lua_State *L, int index);

#endif
