/* SPDX-License-Identifier: MIT */
/* number.h -- building a number, term by term; only number.c and selector.c include it. */
#ifndef BINDINGS_LUA_NUMBER_H
#define BINDINGS_LUA_NUMBER_H

#include "language/words.h"

enum { TERMS_MAX = 48 };

typedef struct Terms {
  ArbTerm items[TERMS_MAX]; /* postfix */
  int count, depth;
} Terms;

/* Appends a term; raises when the number becomes too long or too deep. */
void bind_terms_add(lua_State *L, Loader *l, Terms *terms, ArbTerm term);
/* Adds the number at `index`: a number, a function, an expression, a comparison. */
void bind_terms_number(lua_State *L, Loader *l, int index, Terms *terms);
/* The comparison that a word stands for: "at_least" ... */
ArbCompare bind_comparison_of(const char *what);

#endif
