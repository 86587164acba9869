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

/* A place counts as reached only where the mutant makes a difference, as far as that can be seen
 * without running anything twice.  Each of these has its operands once, but for the right side of
 * && and ||, which only the mutant runs where the original does not. */

/* a && b, or a alone (`left`), or b alone (`right`). */
#define ARB_AND(left, right, a, b, b_as_it_is) \
  ((a) ? arb_dropped(left, !!(b), 1) : arb_runs(right) ? !!(b_as_it_is) : 0)
/* a || b, or one of them alone. */
#define ARB_OR(left, right, a, b, b_as_it_is) \
  ((a) ? (arb_runs(right) ? !!(b_as_it_is) : 1) : arb_dropped(left, !!(b), 0))
/* `a op b`, or `a other b`.  Adding nothing makes a value of a bit field. */
#define ARB_SWAP(n, a, b, op, other)                                             \
  ({                                                                             \
    __auto_type arb_a = (a) + 0;                                                 \
    __auto_type arb_b = (b) + 0;                                                 \
    if ((arb_a op arb_b) != (arb_a other arb_b) && (n) >= 0) arb_reached[n] = 1; \
    arb_mutant == (n) ? (arb_a other arb_b) : (arb_a op arb_b);                  \
  })

static inline int arb_runs(int n)
{
  if (n < 0) return 0;
  arb_reached[n] = 1;
  return arb_mutant == n;
}

/* The other side is `holds`; without it the whole is `alone`. */
static inline int arb_dropped(int n, int holds, int alone)
{
  if (holds == alone || n < 0) return holds;
  arb_reached[n] = 1;
  return arb_mutant == n ? alone : holds;
}

/* The condition of an `if`, which mutant `always` makes true and mutant `never` false (-2: there is
 * none).  One that would change nothing here is not reached. */
static inline int arb_if(int always, int never, int holds)
{
  int changed = holds ? never : always;
  if (changed < 0) return holds;
  arb_reached[changed] = 1;
  return holds != (arb_mutant == changed);
}

#endif
