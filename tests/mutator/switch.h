/* SPDX-License-Identifier: MIT
 *
 * switch.h -- what mutator.py puts in front of every source that it changes.  Each place that
 * can be broken asks ARB_BROKEN(n), n being its number: one build holds all mutants, and the
 * environment says which of them a process runs.
 *
 *   ARB_MUTANT=N       mutant N is on; without it the program is the original
 *   ARB_REACHED=FILE   each place that is run sets its byte in FILE
 */
#ifndef ARB_MUTATOR_SWITCH_H
#define ARB_MUTATOR_SWITCH_H

extern int arb_mutant;             /* the mutant that is on; -1: none */
extern unsigned char *arb_reached; /* one byte a mutant */

#define ARB_BROKEN(n) (arb_reached[n] = 1, arb_mutant == (n))

/* The condition of an `if`, which mutant `always` makes true and mutant `never` false (-2: there is
 * none).  One that would change nothing here is not reached. */
static inline int arb_if(int always, int never, int holds) {
  int changed = holds ? never : always;
  if (changed < 0) return holds;
  arb_reached[changed] = 1;
  return holds != (arb_mutant == changed);
}

#endif
