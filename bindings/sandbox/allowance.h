/* SPDX-License-Identifier: MIT */
/*
** allowance.h -- how much all scripts of one command may run.
**
** A call of a card's function and a scenario have budgets of their own (sandbox.h, confine.h), but
** a stranger's mod may hold any number of both.  A command that opens such files therefore has an
** allowance over all of them, in instructions.  The sandbox and the scenarios charge to it what
** they run, and begin nothing long when it is spent.  Worker processes (workers.h) charge to the
** allowance of the process that they were copied from.
**
** There is one allowance in a process.  Until it is opened nothing is counted, as in bots
** and in programs that use the library.
*/
#ifndef BINDINGS_ALLOWANCE_H
#define BINDINGS_ALLOWANCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a command may run, unless the user says otherwise (--budget), in millions of instructions.
** The shipped scenarios need two for each file. */
enum { ALLOWANCE_BASE = 1000, ALLOWANCE_OF_FILE = 10 };

/* Begins to count, with that many millions of instructions.  False: no memory can be shared. */
bool bind_allowance_open(int64_t millions);
/* From now on opening one again changes nothing: what works for this command, also in copies of the
** process, shares its allowance. */
void bind_allowance_hold(void);
/* Ends the counting. */
void bind_allowance_close(void);
/* Charges instructions to the allowance, if there is one. */
void bind_allowance_charge(int64_t instructions);
/* Whether there is an allowance and nothing of it is left. */
bool bind_allowance_spent(void);
/* How many millions of instructions are left; -1 when there is no allowance. */
int64_t bind_allowance_left(void);
/* Writes the sentence that tells the user that the allowance is spent. */
void bind_allowance_tell(char *out, size_t size);

#endif
