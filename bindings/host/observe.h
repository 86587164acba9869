/* SPDX-License-Identifier: MIT */
/*
** observe.h -- what scripts did: the lines that ran, the actions that were called.
**
** A host that was made for it (bind_host_new_observing) tells an observer of every call,
** line and action of its cards' functions.  Steps run again from their start with every
** answer, so nothing is counted: a line ran at least once or never, an action was called
** so or never.  Games are the same with and without.
*/
#ifndef BINDINGS_OBSERVE_H
#define BINDINGS_OBSERVE_H

#include "kernel/game.h"

#include "bindings.h"
#include "language/pool.h"

typedef struct Observer Observer;

/* An action that is about to run; its arguments, one for each parameter, are on the stack
** from `first` on. */
typedef struct ObservedCall {
  ArbGame *game;
  const ArbContext *context;
  const ArbAction *action;
  int function; /* of the pool: whose call it is */
  int first;
} ObservedCall;

/* Of a host that was made for it, else NULL. */
Observer *host_observer(const BindHost *host);

Observer *observer_new(const ArbCards *cards); /* NULL: out of memory */
void observer_free(Observer *observer);

/* What was seen so far is forgotten: a new observation begins. */
void observer_forget(Observer *observer);

/* Where a function of the pool stands in its file. */
void observer_function(Observer *observer, int function, int line, int last_line);
/* Function `function` of the pool is called; one of its lines runs; it calls an action. */
void observer_call(Observer *observer, int function);
void observer_line(Observer *observer, int function, lua_State *L, lua_Debug *where);
void observer_action(Observer *observer, lua_State *L, const ObservedCall *call);

/* Pushes what was seen on `to`, a list of files in their order; of those named `file` only
** when it is not NULL:
**   { file =, card =, functions = { { number =, part =, line =, last_line =,
**     lines = { [line] = true }, missed = { line, ... },
**     actions = { { name =, line =, mode =, arguments = "2, enemy unit",
**                   values = { { name =, text = }, ... } } } } } }
** `missed` are lines with code that never ran.  Functions of a file come in the order of
** their lines, those that others hold behind them; `part` is missing in a function that no
** part of the card names. */
void observer_push(const Observer *observer, lua_State *to, const char *file);

#endif
