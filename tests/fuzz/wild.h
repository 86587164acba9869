/* SPDX-License-Identifier: MIT */
/*
** wild.h -- calls of actions with any arguments, as texts of card scripts.
**
** Everything comes from the tables of a game (action.h): a new action, zone, keyword or
** duration is called without a word here.  In the texts `x` and `y` are objects, `all` is a list
** of objects, `me` the card that runs, and `any` a selector.
*/
#ifndef TESTS_WILD_H
#define TESTS_WILD_H

#include <stdbool.h>
#include <stddef.h>

#include "kernel/game.h"

enum { WILD_VALUES_MAX = 64, WILD_TEXT_MAX = 80 };

/* A text that grows in a buffer; it stops the program where it does not fit. */
typedef struct WildText {
  char *text;
  size_t room, length;
} WildText;
void wild_add(WildText *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What a parameter may be given, as Lua: at their bounds, and beyond.  The first is a usual one. */
typedef struct WildValues {
  char text[WILD_VALUES_MAX][WILD_TEXT_MAX];
  int count;
} WildValues;
void wild_values(const ArbRules *rules, const ArbParam *param, WildValues *values);

/* Whether a parameter takes objects. */
bool wild_takes_objects(const ArbParam *param);
int wild_params(const ArbAction *action);

/* The call game.ACTION(...), or list:ACTION(...): parameter i is given value chosen[i], -1: it is
** left out, where it may be. */
void wild_call(WildText *out, const ArbRules *rules, const ArbAction *action, bool of_list,
               const int *chosen);

/* What cards of a game declare so that calls find it: names of abilities, a signal, counters, a
** cost.  `run` is the body of each of the abilities. */
void wild_declared(WildText *out, bool riftbound, const char *run);

/* Selectors that find every object of the game there is, as a Lua list. */
void wild_selectors(WildText *out, const ArbRules *rules, bool riftbound);

#endif
