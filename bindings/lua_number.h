/* SPDX-License-Identifier: MIT */
/* lua_number.h -- a number that is being put together; for lua_number.c and lua_selector.c. */
#ifndef BINDINGS_LUA_NUMBER_H
#define BINDINGS_LUA_NUMBER_H

#include "words.h"

enum { TERMS_MAX = 48 };

typedef struct Terms {
  ArbTerm items[TERMS_MAX]; /* postfix */
  int count, depth;
} Terms;

void terms_add(lua_State *L, Loader *l, Terms *terms, ArbTerm term);
/* Adds the number at `index`: a number, a function, an expression, a comparison. */
void terms_number(lua_State *L, Loader *l, int index, Terms *terms);
/* Which comparison a word stands for: "at_least" ... */
ArbCompare comparison_of(const char *what);

#endif
