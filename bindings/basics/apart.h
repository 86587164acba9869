/* SPDX-License-Identifier: MIT */
/*
** apart.h -- a piece of work of a tool, done apart from it.
**
** A tool that stays open (module/tool.h) keeps what it has loaded.  What it does with the texts of
** strangers must leave no trace there, and may take too long or too much.  apart() does such work
** in a copy of the process, which inherits all that is loaded and ends with its result:
**
**     local done, text = apart(function() return check(buffer) end, 20)
**
** WebAssembly cannot copy a process, but the state of a process there is a single memory.  That
** memory is saved, the work is done in place, its result is taken out, and the memory is restored.
*/
#ifndef BINDINGS_APART_H
#define BINDINGS_APART_H

struct lua_State;

/* apart(work, seconds, writes) -> true and the text that work() returns; false and a sentence when
** it raised an error, took longer than `seconds`, or ended in another way.  With `writes` it keeps
** the rights that the guard would give up. */
int bind_apart_call(struct lua_State *L);

/* The function that each copy calls before its work begins, to give up rights; NULL: none.  Set it
** once, before the first tool is opened. */
extern void (*bind_apart_guard)(void);

#endif
