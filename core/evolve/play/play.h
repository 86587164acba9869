/* SPDX-License-Identifier: MIT */
/*
** play.h -- playing and evolving: choices, costs, paying (10.4, 10.6, 5.15).
**
**   play.c      playing, resolving                                       (10.6)
**   choices.c   what is chosen for a play: options, modes, targets       (5.17, 10.6.2.2-4)
**   cost.c      costs, paying them                                       (10.4)
**   evolve.c    evolution and links                                      (5.15, 12.2)
**   price.c     what it costs to play a card                             (10.10.2.4)
**
** Uses: core/kernel/parts, core/evolve, core/evolve/effects, core/evolve/script,
**       core/evolve/scratch
** Used by: core/evolve/timing, core/evolve/effects, core/evolve/script,
**          core/evolve/view, core/evolve/setup, bindings/reader/evolve
*/
#ifndef EV_PLAY_H
#define EV_PLAY_H

#include "evolve/ev.h"

/* play.c; choices.c and cost.c: process.h */
bool ev_may_play(ArbGame *g, ArbSeat seat, int card1, bool quick_only);
bool ev_may_use(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only);
/* Why not, with the rule; NULL when it can be played. */
const char *ev_play_fault(ArbGame *g, ArbSeat seat, int card1, bool quick_only);
const char *ev_use_fault(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only);
void ev_play(ArbGame *g, ArbSeat seat, int card1);
void ev_use(ArbGame *g, ArbSeat seat, int card1, int ability);
/* 10.7.3: plays a pending automatic ability; without legal targets it is pending no more. */
void ev_play_pending(ArbGame *g, int item1);
uint16_t ev_waiting_def(const ArbGame *g, ArbId source); /* of an item of that object; 0: none */
void ev_resolve_step(ArbGame *g);
int ev_item_make(ArbGame *g, int kind, ArbSeat controller, ArbId source, int ability);
/* Whether an option of that name was taken (10.6.2.2.1). */
bool ev_item_took(const ArbGame *g, int item1, const char *option);
/* How much of what was divided is that target's (10.6.2.4). */
int ev_item_share(const ArbGame *g, int item1, ArbId target);
/* S20: plays a card inside an effect and resolves it there; `fixed1`: for so many play points,
** plus one; 0: for its cost.  Gives it as it lies then (4.1.4); nothing when it cannot be
** played, or is gone. */
ArbId ev_play_now(ArbGame *g, ArbSeat seat, int card1, int fixed1);
/* What an item's slot has; returns how many, writes at most `max`. */
int ev_item_targets(const ArbGame *g, int item1, int mode, int slot, ArbId *out, int max);
/* 12.15: whether a player's cards and abilities may select it. */
bool ev_may_select(ArbGame *g, ArbSeat seat, int card1);

/* evolve.c */
/* Whether a facedown card of the same name is in its controller's evolve deck (S4). */
bool ev_may_evolve(ArbGame *g, int card1);
void ev_list_evolve_cards(ArbGame *g, int card1, void (*offer)(ArbGame *g, ArbId id, void *data),
                          void *data);
void ev_evolve_by_effect(ArbGame *g, int card1); /* asks which card (5.15.1.1) */
/* 4.2.3: a card of an evolve deck is turned faceup or facedown. */
void ev_turn_over(ArbGame *g, int card1, ArbSeat actor, bool faceup);
void ev_run_evolve(ArbGame *g, int item1);
void ev_unlink(ArbGame *g, int card1); /* 5.15.4: what was linked to it is not any more */
int ev_newest_link(const ArbGame *g, int card1);
/* The definition whose information it has: of what is linked to it, or what it is a copy of,
** by whichever came last (10.9.1.1), else its own. */
uint16_t ev_face_of(const ArbGame *g, int card1);
void ev_look_at_links(ArbGame *g, int card1); /* works its face out again */
/* What a card shows, or showed as it left; 0: nobody knows. */
uint16_t ev_face_known(const ArbGame *g, ArbId id);

/* price.c */
/* What is paid for a card, nothing being chosen for it yet ... */
int ev_price(ArbGame *g, int card1);
/* ... in full (10.10.2.4): what says it costs so much first (`set1`: so much, plus one), then
** what adds and takes away (`more`, beside all that lasts); `chosen`: who plays it and its
** targets, or NULL: its controller, and nothing is chosen. */
int ev_price_of(ArbGame *g, int card1, int set1, int more, const ArbContext *chosen);
int ev_evolve_price(ArbGame *g, int card1, const EvAbility *evolve);
void ev_note_price(ArbGame *g, int card1);

#endif
