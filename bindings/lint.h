/* SPDX-License-Identifier: MIT */
/*
** lint.h -- lint mode of the loader (diagnose.c) and what it finds beyond what a load refuses
** (lint.c): parts that are well-formed and can never matter.
*/
#ifndef BINDINGS_LINT_H
#define BINDINGS_LINT_H

#include <setjmp.h>

#include "words.h"

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
  int mistakes;    /* errors so far; no warnings */
  uint64_t noted[LINT_NOTED_MAX]; /* what was told of this file: a line and a word each */
  int noted_count;
} Lint;

/* Tells of a message that Lua or the vocabulary raised: "file:line: text". */
void lint_message(Loader *l, BindCode code, const char *message);

/* What the card at `card`, which was read to its end, needs beyond the engine; a card that
** says so itself is fine. */
void lint_unsupported(lua_State *L, Loader *l, int card);

#endif
