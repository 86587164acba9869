/* SPDX-License-Identifier: MIT */
/*
** observe.h -- noting what scripts did: the lines that ran, the actions that were called.
**
** A script host made by bind_host_new_observing tells an observer of every call, line and action of
** its cards' functions.  Steps run again from their start with every answer, so nothing is counted:
** a line ran at least once or never, and an action was called in some way or never.  Games are the
** same with an observer and without.
*/
#ifndef BINDINGS_OBSERVE_H
#define BINDINGS_OBSERVE_H

#include "kernel/game.h"

#include "bindings.h"
#include "language/pool.h"

typedef struct Observer Observer;

/* An action that is about to run.  Its arguments, one for each parameter, are on the stack from
** `first` on. */
typedef struct ObservedCall {
  ArbGame *game;
  const ArbContext *context;
  const ArbAction *action;
  int function; /* number of the calling function in the pool */
  int first;
} ObservedCall;

/* The observer of a host that was made with one; else NULL. */
Observer *bind_host_observer(const BindHost *host);

Observer *bind_observer_new(const ArbCards *cards); /* NULL when memory runs out */
void bind_observer_free(Observer *observer);

/* Forgets everything that was seen, and begins anew. */
void bind_observer_forget(Observer *observer);

/* Notes where a function of the pool stands in its file. */
void bind_observer_function(Observer *observer, int function, int line, int last_line);
/* Note that a function is called; that one of its lines runs; that it calls an action. */
void bind_observer_call(Observer *observer, int function);
void bind_observer_line(Observer *observer, int function, lua_State *L, lua_Debug *where);
void bind_observer_action(Observer *observer, lua_State *L, const ObservedCall *call);

/* Pushes on `to` what was seen: a list of files in their order, or only of the file `file` if that
** is not NULL:
**   { file =, card =, functions = { { number =, part =, line =, last_line =,
**     lines = { [line] = true }, missed = { line, ... },
**     actions = { { name =, line =, mode =, arguments = "2, enemy unit",
**                   values = { { name =, text = }, ... } } } } } }
** `missed` are lines with code that never ran.  Functions come in the order of their lines, an
** outer function before its inner ones.  `part` is missing when no part of the card names it. */
void bind_observer_push(const Observer *observer, lua_State *to, const char *file);

#endif
