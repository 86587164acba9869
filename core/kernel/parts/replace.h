/* SPDX-License-Identifier: MIT */
/*
** replace.h -- replacement effects: what could apply to an event, what was applied to it, and
** which of several comes first.
**
** The game gathers a list of *candidates* for an event.  The game also says who chooses among them,
** and in which order several events are dealt with.  The kernel makes sure that each replacement
** effect applies at most once to an event and to whatever happens instead: the applied ones are
** kept with the event, and lie on the *trail* while a script runs instead.
*/
#ifndef ARB_REPLACE_H
#define ARB_REPLACE_H

#include "kernel/game.h"

enum { ARB_CANDIDATES_MAX = 16 };

/* A replacement effect that could apply: a static one of an object, or one that lasts. */
typedef struct ArbCandidate {
  ArbId source;
  uint16_t def, ability;
  uint16_t effect1; /* the effect in the block, or 0 */
  ArbSeat controller;
  ArbId from; /* the attached card whose text has the ability, or nothing */
  ArbId refs[ARB_REFS_MAX];
} ArbCandidate;

/* An event that is about to happen. */
typedef struct ArbHappening {
  ArbEvent *event;
  bool gone;   /* it was replaced: it does not happen */
  bool chosen; /* a player chose that `first` applies first */
  int among;   /* the number of candidates that were chosen from */
  ArbCandidate first;
  ArbReplaced done[ARB_TRAIL_MAX]; /* replacement effects that were applied to it, or declined */
  int done_count;
} ArbHappening;

/* The next place in a list with room for ARB_CANDIDATES_MAX.  When the list is full, the answer
** that led here is refused. */
ArbCandidate *arb_replace_add(ArbGame *game, ArbCandidate *list, int *count);
/* Whether events of this kind may be replaced (ArbRules.replaceable). */
bool arb_rules_replace(const ArbRules *rules, int event);
bool arb_replace_same(const ArbCandidate *a, const ArbCandidate *b);
bool arb_replace_is_done(const ArbHappening *happening, const ArbCandidate *candidate);
void arb_replace_done(ArbGame *game, ArbHappening *happening, const ArbCandidate *candidate);
/* Whether this replacement effect is being applied now, to an event further out. */
bool arb_replace_on_trail(ArbGame *game, ArbId source, int ability, int effect1, ArbId from);
/* These enclose what happens instead: arb_replace_enter puts everything that was applied to the
** event on the trail and returns the former length, which arb_replace_leave takes. */
int arb_replace_enter(ArbGame *game, const ArbHappening *happening);
void arb_replace_leave(ArbGame *game, int before);
/* "Apply the replacement of NAME": the label for the question whether it applies. */
const char *arb_replace_by(ArbGame *game, ArbId source, const char *name);
/* The question about an event, as the player may know it: "Apply this replacement (the event, its
** amount: NAME <ID>)?"  `counted`: the amount says how much happens. */
const char *arb_replace_question(ArbGame *game, ArbSeat seat, const ArbEvent *event, bool counted,
                                 const char *question);
/* Asks a player which candidate is first; returns its index.  An option carries the index plus one,
** and the ability. */
int arb_replace_pick(ArbGame *game, ArbSeat seat, int verb, const ArbCandidate *list, int count,
                     const char *rule, const char *text);

#endif
