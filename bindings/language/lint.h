/* SPDX-License-Identifier: MIT */
/*
** lint.h -- lint mode of the loader (diagnose.c) and what it finds beyond what a load refuses
** (lint.c): parts that are well-formed and can never matter.
*/
#ifndef BINDINGS_LINT_H
#define BINDINGS_LINT_H

#include <setjmp.h>

#include "language/words.h"

enum { LINT_NOTED_MAX = 256 };

/* Where the load goes on after a mistake. */
typedef struct Rescue {
  jmp_buf to;
  struct Rescue *outer;
} Rescue;

typedef struct Lint {
  BindDiagnose *tell;
  void *data;
  Rescue *rescue;
  int mistakes;                   /* errors so far; no warnings */
  uint64_t noted[LINT_NOTED_MAX]; /* what was told of this file: a line and a word each */
  int noted_count;
  const char *never, *never_why; /* an event that never happens to the card itself; may be NULL */
  uint32_t me_zones;             /* where the conditions of the ability that is read may hold */
  int32_t card_types; /* the type of the card that is read, as a bit; -1: it may be any */
} Lint;

/* A test of a selector whose value may be known. */
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
  uint32_t zones; /* that it names: where it usually looks says nothing of what it only fits */
} LintTests;

/* Runs the loader's script, which is no card and no keyword, and leaves what it returned; false
** when that was told to be impossible. */
bool lint_run(lua_State *L, Loader *l);
/* Tells of a message that Lua or the vocabulary raised: "file:line: text". */
void lint_message(Loader *l, BindCode code, const char *message);

/* A card is read: its table is at `card`. */
void lint_card(lua_State *L, Loader *l, int card);
/* Such an event never happens to the card that is read, and why; both live on. */
void lint_never(Loader *l, const char *event, const char *why);
/* An ability is read. */
void lint_begin(Loader *l);
/* Tells of an attribute that no player, or no card like this one, has. */
void lint_number(Loader *l, ArbOp op, int attribute);
/* From here on `me` is of these types, a bit each (-1: of any); gives back those before. */
int32_t lint_types(Loader *l, int32_t types);
/* Tells of a selector that nothing can fit; `me`: of a condition, which looks at this card. */
void lint_selector(Loader *l, const LintTests *tests, uint32_t zones, bool me);
/* Tells of an ability that waits for what never happens, or works where its card never is. */
void lint_ability(lua_State *L, Loader *l, const Draft *draft);
/* What the card at `card`, which was read to its end, needs beyond the engine; a card that
** says so itself is fine. */
void lint_unsupported(lua_State *L, Loader *l, int card);

#endif
