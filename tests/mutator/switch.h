/* SPDX-License-Identifier: MIT */
/*
 * switch.h -- what mutator.py puts in front of every source.  Each place that can be broken asks
 * ARB_BROKEN(n), n being its number: one build holds all mutants.
 *
 *   ARB_MUTANT=N      mutant N is on; without it the program is the original
 *   ARB_STATE=FILE    where the process reaches a mutant that is wanted there, a child of it runs
 *                     on with the mutant, to the end of the scenario.  FILE then says whether that
 *                     failed.  All that came before the place is run once for all mutants.
 *   ARB_TEST=N        the number that FILE gets as the one that noticed
 *   ARB_SECONDS=N     of processor time for a child (3)
 *   ARB_MILLIS=N      of processor time for a mutant: one that lives longer is left alone (10000)
 *   ARB_MOST=N        children of a mutant in all, at most
 *   ARB_TRIES=N       children of a mutant in one file of scenarios, or one program, at most
 */
#ifndef ARB_MUTATOR_SWITCH_H
#define ARB_MUTATOR_SWITCH_H

#include <stdbool.h>

enum { ARB_SAME = 77 /* exit code of a child that did what the original does */ };

extern int arb_mutant;            /* the mutant that is on; -1: none */
extern unsigned char arb_watch[]; /* one byte a mutant: a child is made where it is reached */

void arb_fork(int n);
/* The mutant's value where the original has the other: a child that sees no difference ends. */
int arb_right(int n, int value, int original);
/* The child ends with its scenario; for others the next begins. */
void arb_scenario_ends(bool passed);
/* The cards of a file are loaded; then its scenarios begin.  Those of a file are much alike: in the
 * next one a mutant is tried as often again. */
void arb_file_loads(void);
void arb_file_begins(void);

static inline int arb_reach(int n)
{
  if (arb_watch[n]) arb_fork(n);
  return arb_mutant == n;
}

#define ARB_BROKEN(n) arb_reach(n)

/* A place counts as reached only where the mutant makes a difference, as far as that can be seen
 * without running anything twice.  Each of these has its operands once, but for the right side of
 * && and ||, which only the mutant runs where the original does not. */

/* a && b, or a alone (`left`), or b alone (`right`). */
#define ARB_AND(left, right, a, b, b_as_it_is) \
  ((a) ? arb_dropped(left, !!(b), 1) : arb_runs(right) ? arb_right(right, !!(b_as_it_is), 0) : 0)
/* a || b, or one of them alone. */
#define ARB_OR(left, right, a, b, b_as_it_is) \
  ((a) ? (arb_runs(right) ? arb_right(right, !!(b_as_it_is), 1) : 1) : arb_dropped(left, !!(b), 0))
/* `a op b`, or `a other b`.  Adding nothing makes a value of a bit field. */
#define ARB_SWAP(n, a, b, op, other)                                             \
  ({                                                                             \
    __auto_type arb_a = (a) + 0;                                                 \
    __auto_type arb_b = (b) + 0;                                                 \
    (arb_a op arb_b) != (arb_a other arb_b) && arb_runs(n) ? (arb_a other arb_b) \
                                                           : (arb_a op arb_b);   \
  })

static inline int arb_runs(int n)
{
  return n >= 0 && arb_reach(n);
}

/* The other side is `holds`; without it the whole is `alone`. */
static inline int arb_dropped(int n, int holds, int alone)
{
  if (holds == alone || n < 0) return holds;
  return arb_reach(n) ? alone : holds;
}

/* The condition of an `if`, which mutant `always` makes true and mutant `never` false (-2: there is
 * none).  One that would change nothing here is not reached. */
static inline int arb_if(int always, int never, int holds)
{
  int changed = holds ? never : always;
  return changed < 0 ? holds : holds != arb_reach(changed);
}

#endif
