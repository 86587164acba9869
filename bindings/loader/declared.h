/* SPDX-License-Identifier: MIT */
/*
** declared.h -- what script files declare, as plain Lua tables for tools.
**
** A card is data once its file has run: the loader makes records of it, and the script host keeps
** its functions.  A tool that shows or checks cards wants the tables themselves, with what their
** constructors know.  So the file runs once more, in a sandbox of its own, and its tables are
** copied into the tool's state:
**
**   when { event = "die" }       { tag = "ability", what = "when", line = 12, event = "die" }
**   units { friendly = true }    { tag = "selector", what = "unit", line = 3, friendly = true }
**   at_least(3)                  { tag = "bound", what = "at_least", line = 4, 3 }
**   function(game) ... end       { tag = "function", line = 14, last_line = 18, number = 82 }
**
** Plain tables (costs, lists) are copied as they are.  The number of a function is the one that an
** observer uses (observe.h).
*/
#ifndef BINDINGS_DECLARED_H
#define BINDINGS_DECLARED_H

#include "bindings.h"
#include "language/pool.h"

typedef struct Declarer Declarer;

/* The name of the file behind a definition; NULL: there is none. */
const char *bind_declared_file(const ArbCards *cards, uint16_t def);

/* A sandbox in which the files of this pool run; NULL with `error`. */
Declarer *bind_declarer_new(const ArbCards *cards, ArbError *error);
void bind_declarer_free(Declarer *declarer);

/* Pushes what the file of a definition declares for it.  False with `error` when it has no file. */
bool bind_declarer_push(Declarer *declarer, lua_State *to, uint16_t def, ArbError *error);
/* Pushes a list of what a file of the pool declares: its card, or each of its keywords. */
bool bind_declarer_push_script(Declarer *declarer, lua_State *to, const Script *script,
                               ArbError *error);
/* Pushes a list of what the game's keyword files declare: keywords and shorthands, each with the
** field `file`. */
bool bind_declarer_push_keywords(Declarer *declarer, lua_State *to, ArbError *error);

#endif
