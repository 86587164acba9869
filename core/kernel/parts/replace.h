/* SPDX-License-Identifier: MIT */
/*
** replace.h -- replacement effects: what could apply to an event, what was applied to it, and
** which of several comes first.
**
** What could apply is gathered by the game as a list of *candidates*; who says which one is
** first, and in which order several events are dealt with, is the game's too.  The kernel
** keeps that each applies at most once to an event and to whatever happens in its stead: what
** was applied is noted with the event, and lies on a *trail* while a script runs instead.
*/
#ifndef ARB_REPLACE_H
#define ARB_REPLACE_H

#include "kernel/game.h"

enum { ARB_CANDIDATES_MAX = 16 };

/* A replacement effect that could apply: an ability of an object, or one that lasts. */
typedef struct ArbCandidate {
  ArbId source;
  uint16_t def, ability;
  uint16_t effect1; /* the effect in the block, or 0 */
  ArbSeat controller;
  ArbId from; /* the attached card whose text it is, or nothing */
  ArbId refs[ARB_REFS_MAX];
} ArbCandidate;

/* An event that is about to happen. */
typedef struct ArbHappening {
  ArbEvent *event;
  bool gone;   /* replaced: it does not happen */
  bool chosen; /* ... `first` applies to it first, */
  int among;   /* of so many */
  ArbCandidate first;
  ArbReplaced done[ARB_TRAIL_MAX]; /* applied to it, or declined */
  int done_count;
} ArbHappening;

/* A list has room for ARB_CANDIDATES_MAX; more refuse the answer that led there. */
ArbCandidate *replace_add(ArbGame *game, ArbCandidate *list, int *count);
/* Whether effects are asked about such an event before it happens. */
bool rules_replace(const ArbRules *rules, int event);
bool replace_same(const ArbCandidate *a, const ArbCandidate *b);
bool replace_is_done(const ArbHappening *happening, const ArbCandidate *candidate);
void replace_done(ArbGame *game, ArbHappening *happening, const ArbCandidate *candidate);
/* It is being applied, further out. */
bool replace_on_trail(ArbGame *game, ArbId source, int ability, int effect1, ArbId from);
/* Around what happens instead: everything that was applied to the event lies on the trail. */
int replace_enter(ArbGame *game, const ArbHappening *happening);
void replace_leave(ArbGame *game, int before);
/* "Apply the replacement of NAME": what asks a player whether it applies, with that question. */
const char *replace_by(ArbGame *game, ArbId source, const char *name);
/* A question about an event that is about to happen, or has, as that player may know it: "Apply
** this replacement (the event, its amount: NAME <ID>)?"; `counted`: its amount is how much of it
** happens. */
const char *replace_question(ArbGame *game, ArbSeat seat, const ArbEvent *event, bool counted,
                             const char *question);
/* Asks a player which one is first; its place in the list.  Options carry that place, plus
** one, and the ability. */
int replace_pick(ArbGame *game, ArbSeat seat, int verb, const ArbCandidate *list, int count,
                 const char *rule, const char *text);

#endif
