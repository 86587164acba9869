/* SPDX-License-Identifier: MIT */
/*
** pool.h -- what a load leaves for script hosts: texts, and the meaning of numbers.
**
** A script file makes tagged tables (selectors, numbers, abilities ...) and functions.  Both are
** numbered in an order that depends on the text alone: tables in the order in which their
** constructors ran; functions in the order in which one walk over those tables, with fields sorted,
** meets them.  The loader notes what the engine made of each number.  A script host runs the same
** text and takes the same walk, so it finds its own copy of each function and table.
*/
#ifndef BINDINGS_POOL_H
#define BINDINGS_POOL_H

#include "kernel/cards/select.h"
#include "kernel/game.h"

#include "sandbox/sandbox.h"

typedef struct Script {
  char *name, *text; /* the path as it was found, or the name of a BindText */
  size_t size;
  uint64_t hash;
  int first_function, function_count; /* function numbers begin at first_function + 1 */
  int first_table, table_count;       /* the same for the tables that it tagged */
  int mod1;                           /* the mod that it belongs to, one-based; 0: none */
  char *format;    /* the format's name, if a text gives it; NULL: the file's name gives it */
  const char *mod; /* the name of that mod, borrowed for the load; NULL: none */
  uint8_t blind;   /* ARB_BLIND_...: what its functions certainly do not read */
  bool nameless;   /* no word of it reads an event or the object, so only parameters can */
  bool broken;     /* it was reported and left out, or another card replaces it */
  bool unused;     /* it was left out because no card that was asked for needs it */
} Script;

/* The card and the part of it that a function belongs to, for errors. */
typedef struct ScriptFunction {
  const char *card, *part; /* "Ember Sentry", "when_played"; strings of the card pool */
} ScriptFunction;

enum { VOCABULARIES = 2 }; /* the words of every game, and the game's own */

struct BindGame;
typedef struct ScriptPool {
  const struct BindGame *game;     /* the game of the cards; need not be in the table */
  Script vocabulary[VOCABULARIES]; /* without a text: there is none */
  Script *scripts;                 /* the keywords, then the cards in their order */
  int script_count, script_room;
  ScriptFunction *functions; /* entry i is function i + 1 */
  int function_count;
  uint16_t *selectors; /* for each tagged table, its compiled selector; 0: none */
  ArbNumber *numbers;  /* for each tagged table, its compiled number, if a function uses it */
} ScriptPool;

/* The file whose text has the hash; NULL: none. */
const Script *bind_script_with(const ScriptPool *pool, uint64_t hash);
ScriptPool *bind_scripts_new(void);
void bind_scripts_free(void *pool);
/* The script pool of a card pool that bind_load made; NULL for any other. */
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

/* What is known about a tagged table. */
typedef struct TagInfo {
  Tag tag;
  int line;      /* of the constructor's call */
  int nth;       /* the number of tables with the same name before it in that line */
  char what[40]; /* "when_played", "unit", "at_most" ... */
} TagInfo;

/* Runs `count` vocabularies in a fresh sandbox.  False with a message in `error`. */
bool bind_script_open(Sandbox *box, const Script *vocabulary, int count, char *error, size_t size);
/* Reads the words of every game and those of one (scripts/vocabulary/NAME.lua, which may be
** missing).  False with `error`. */
bool bind_vocabulary_read(ScriptPool *pool, const char *scripts, const char *game, ArbError *error);
/* Checks a file that has run.  Its chunk and its result are on top of the stack and stay there.
** May raise. */
typedef void ScriptJudge(lua_State *L, const Script *script, void *data);
/* Runs a file in its bounds.  Leaves three values: its result, the list of the tables that it
** tagged, and a table of its functions, by number in the file, and of numbers, by function.  On
** failure leaves one message: file:line: text. */
int bind_script_run(Sandbox *box, const Script *script, ScriptJudge *judge, void *data);
/* Sets the line of a tagged table whose constructor could not see it. */
void bind_script_place(lua_State *L, int index, int line);
/* Drops the tags, which are only needed while files are loaded. */
void bind_script_forget(lua_State *L);
const char *bind_script_tag_name(Tag tag); /* "selector" */
/* The tag of the table at `index`; TAG_NONE for anything else. */
TagInfo bind_script_tag(lua_State *L, int index);
/* Pushes a copy of the tagged table at `index`, with the same tag, that may be added to. */
void bind_script_copy(lua_State *L, int index);

#endif
