/* SPDX-License-Identifier: MIT */
/*
** action.h -- the table of what scripts may do and ask.
**
** One row an action: its name, its parameters, in which mode it may be used,
** the rule it comes from and a line of help.  The bindings check arguments
** against the row, and the editor annotations and the reference are printed
** from it, so they cannot disagree.
*/
#ifndef ARB_ACTION_H
#define ARB_ACTION_H

#include "kernel/block/script.h"

enum { ARB_PARAMS_MAX = 12 };

/* A parameter.  Named ones are fields of the table that ends the call:
** game.move(cards, { to = place }). */
typedef struct ArbParam {
  const char *name;
  uint8_t type; /* ArbType */
  uint8_t optional;
  uint8_t named;
  uint8_t reserved;
  const char *of;           /* a NAME of what: "token", "zone", "counter", "ability", "cost" */
  const char *const *words; /* a NAME out of these; ends with NULL */
} ArbParam;

/* Values come in the order of the parameters; a missing one has type NIL.
** An id argument that is stale or `none` has type NONE: actions on it do nothing. */
typedef ArbValue ArbActionFunction(ArbGame *game, const ArbContext *context, const ArbValue *args);

typedef struct ArbAction {
  const char *name;
  ArbActionFunction *run;
  const char *rule;                /* "417" */
  uint8_t mode;                    /* the least ArbMode that may use it */
  uint8_t result;                  /* ArbType */
  ArbParam params[ARB_PARAMS_MAX]; /* ends at the first without a name */
  const char *help;
} ArbAction;

#endif
