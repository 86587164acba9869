/* SPDX-License-Identifier: MIT */
/*
** action.h -- the table of actions: what scripts may do and ask.
**
** A row holds an action's name, its parameters, the mode in which it may be used, the number of
** its rule and a line of help.  The bindings check arguments against the row.  The editor
** annotations and the reference are printed from the same row, so all three agree.
*/
#ifndef ARB_ACTION_H
#define ARB_ACTION_H

#include "kernel/block/script.h"

enum { ARB_PARAMS_MAX = 12 };

/* A parameter.  Named parameters are fields of the table that ends the call:
** game.move(cards, { to = place }). */
typedef struct ArbParam {
  const char *name;
  uint8_t type; /* ArbType */
  uint8_t optional;
  uint8_t named;
  uint8_t cards;  /* ID, IDS: 1: it takes cards only; players, places and abilities are refused */
  uint8_t counts; /* INT, DEALS: 1: it counts something, and is refused below 0 */
  uint8_t gone;   /* IDS: 1: objects that are gone stay in the list, and count as they last were */
  const char *of; /* NAME: its kind: "token", "zone", "counter", "ability", "attribute" ... */
  const char *opposite;     /* INT that counts: the action that does the opposite, or NULL */
  const char *const *words; /* NAME: the words allowed, then NULL; or NULL */
} ArbParam;

/* Values come in the order of the parameters; a missing value has type NIL.  An id that is stale
** or `none` has type NONE, and actions on it do nothing. */
typedef ArbValue ArbActionFunction(ArbGame *game, const ArbContext *context, const ArbValue *args);

typedef struct ArbAction {
  const char *name;
  ArbActionFunction *run;
  const char *rule;                /* a rule's number: "417" */
  uint8_t mode;                    /* the least ArbMode in which it may be used */
  uint8_t result;                  /* ArbType */
  ArbParam params[ARB_PARAMS_MAX]; /* ends before the first one without a name */
  const char *help;
} ArbAction;

/* The number of rows of a table of actions, which ends with a row without a name; NULL: 0. */
static inline int arb_actions_in(const ArbAction *rows)
{
  int count = 0;
  while (rows && rows[count].name) count++;
  return count;
}

#endif
