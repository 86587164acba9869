/* SPDX-License-Identifier: MIT */
/*
** lint.h -- lint mode of the loader (diagnose.c), and the warnings beyond what a load refuses
** (lint.c): parts of a card that are well-formed and can never matter.
*/
#ifndef BINDINGS_LINT_H
#define BINDINGS_LINT_H

#include <setjmp.h>

#include "language/words.h"

enum { LINT_NOTED_MAX = 256 };

/* The place where a load continues after a mistake.  A mistake leaves its step with longjmp, which
** Lua does not notice, so between the two no Lua function may have been called, protected or not.
** `calls` is the number of calls that Lua had open when the step began; every mistake checks it. */
typedef struct Rescue {
  jmp_buf to;
  int calls;
  struct Rescue *outer;
} Rescue;

typedef struct Lint {
  BindDiagnose *tell;
  void *data;
  Rescue *rescue;
  int mistakes;                   /* number of errors so far, without warnings */
  uint64_t noted[LINT_NOTED_MAX]; /* mistakes already reported in this file: line and word */
  int noted_count;
  const char *never, *never_why; /* an event that cannot happen to this card, and why; or NULL */
  const char *me_is_not, *of_me_not; /* what never holds while this ability works (bind_lint_me) */
  uint32_t me_zones;                 /* zones in which the conditions of this ability may hold */
  int32_t card_types;                /* types that the card may have, a bit each; -1: any */
} Lint;

/* A test of a selector; `known`: its value is a constant. */
typedef struct LintTest {
  int attribute;
  uint8_t compare;
  bool known;
  int32_t value;
} LintTest;

enum { LINT_TESTS_MAX = 32 };
typedef struct LintTests {
  LintTest items[LINT_TESTS_MAX];
  int count;
  uint32_t zones; /* zones that the selector names itself; the usual zones are not counted */
} LintTests;

/* Runs the loader's script, which is neither a card nor a keyword, and leaves its result.  False
** when that failed; the mistake has been reported then. */
bool bind_lint_run(lua_State *L, Loader *l);
/* Reports a message that Lua or the vocabulary raised: "file:line: text". */
void bind_lint_message(Loader *l, BindCode code, const char *message);

/* Begins a card; its table is at `card`. */
void bind_lint_card(lua_State *L, Loader *l, int card);
/* Notes an event that cannot happen to this card, and why.  Both texts must stay valid. */
void bind_lint_never(Loader *l, const char *event, const char *why);
/* Begins an ability. */
void bind_lint_begin(Loader *l);
/* Notes, for the ability that is read, attributes which its card never has while the ability works,
** and attributes that nothing has then because of its card: "attached", "has_me_attached".  Lists
** of names, which must stay valid. */
void bind_lint_me(Loader *l, const char *is_not, const char *of_not);
/* Warns of an attribute that no player, or no card like this one, has. */
void bind_lint_number(Loader *l, ArbOp op, int attribute);
/* Sets the types that `me` may have, a bit each (-1: any), and returns those before. */
int32_t bind_lint_types(Loader *l, int32_t types);
/* Whether the card that is read may be of a type; only while `l->lint` is there. */
bool bind_lint_may_be(const Loader *l, const char *type);
/* Warns of a cost, kill = "me", that is never paid: the event, which paying it is, does not happen
** to such a card, or (`there` false) not where the ability works. */
void bind_lint_paid(Loader *l, const char *word, const ArbNamed *event, bool there);
/* Warns of a selector that nothing can match.  `me`: it is a condition about this card. */
void bind_lint_selector(Loader *l, const LintTests *tests, uint32_t zones, bool me);
/* Warns of a selector that nothing can match while the ability that uses it works.  A selector may
** be used by several abilities. */
void bind_lint_used(Loader *l, int selector1);
/* Warns of an ability that waits for an event which cannot happen, or works in zones where its card
** never is. */
void bind_lint_ability(lua_State *L, Loader *l, const Draft *draft);
/* Reports what the card at `card` needs beyond the engine, once it is read.  A card that says
** so itself is not reported. */
void bind_lint_unsupported(lua_State *L, Loader *l, int card);

#endif
