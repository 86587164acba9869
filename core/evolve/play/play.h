/* SPDX-License-Identifier: MIT */
/*
** play.h -- playing and evolving: choices, costs, paying (10.4, 10.6, 5.15).
**
**   play.c      playing, resolving                                       (10.6)
**   choices.c   choices for a play: options, modes, targets              (5.17, 10.6.2.2-4)
**   cost.c      costs, paying them                                       (10.4)
**   evolve.c    evolution and links                                      (5.15, 12.2)
**   price.c     the cost of playing a card                               (10.10.2.4)
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
/* Why it cannot be played or used, with the rule; NULL when it can. */
const char *ev_play_fault(ArbGame *g, ArbSeat seat, int card1, bool quick_only);
const char *ev_use_fault(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only);
void ev_play(ArbGame *g, ArbSeat seat, int card1);
void ev_use(ArbGame *g, ArbSeat seat, int card1, int ability);
/* 10.7.3: plays a pending automatic ability; without legal targets it is no longer pending. */
void ev_play_pending(ArbGame *g, int item1);
uint16_t ev_waiting_def(const ArbGame *g, ArbId source); /* ArbRules.waiting_def */
void ev_resolve_step(ArbGame *g);
int ev_item_make(ArbGame *g, int kind, ArbSeat controller, ArbId source, int ability);
/* Whether an option of that name was taken (10.6.2.2.1). */
bool ev_item_took(const ArbGame *g, int item1, const char *option);
/* A target's share of the amount that was divided among the targets (10.6.2.4). */
int ev_item_share(const ArbGame *g, int item1, ArbId target);
/* S20: plays a card inside an effect and resolves it there.  `fixed1`: its cost in play points,
** plus one; 0: its own cost.  Returns the card as it lies then (4.1.4); nothing when it cannot be
** played, or is gone. */
ArbId ev_play_now(ArbGame *g, ArbSeat seat, int card1, int fixed1);
/* Writes the choices for an item's slot, at most `max`.  Returns how many there are. */
int ev_item_targets(const ArbGame *g, int item1, int mode, int slot, ArbId *out, int max);
/* 12.15: whether a player's cards and abilities may select it. */
bool ev_may_select(ArbGame *g, ArbSeat seat, int card1);

/* evolve.c */
/* Whether its controller's evolve deck has a facedown card of the same name (S4). */
bool ev_may_evolve(ArbGame *g, int card1);
void ev_list_evolve_cards(ArbGame *g, int card1, void (*offer)(ArbGame *g, ArbId id, void *data),
                          void *data);
void ev_evolve_by_effect(ArbGame *g, int card1); /* asks for the evolved card (5.15.1.1) */
/* 4.2.3: turns a card of an evolve deck faceup or facedown. */
void ev_turn_over(ArbGame *g, int card1, ArbSeat actor, bool faceup);
void ev_run_evolve(ArbGame *g, int item1);
void ev_unlink(ArbGame *g, int card1); /* 5.15.4: ends the links to it */
int ev_newest_link(const ArbGame *g, int card1);
/* The definition whose information a card has (10.9.1.1): that of the card linked to it or copied
** by it, whichever came last; without either, its own. */
uint16_t ev_face_of(const ArbGame *g, int card1);
void ev_look_at_links(ArbGame *g, int card1); /* computes EvBody.face again */
/* The face of a card, or its face when it left; 0: not known. */
uint16_t ev_face_known(const ArbGame *g, ArbId id);

/* price.c */
/* The cost of playing a card, before anything is chosen for it. */
int ev_price(ArbGame *g, int card1);
/* The same in full (10.10.2.4).  First comes what sets the cost (`set1`: to set1 - 1; 0: nothing),
** then what adds or reduces (`more`, beside all that lasts).  `chosen` has the player and the
** targets; NULL: the card's controller, and nothing is chosen. */
int ev_price_of(ArbGame *g, int card1, int set1, int more, const ArbContext *chosen);
int ev_evolve_price(ArbGame *g, int card1, const EvAbility *evolve);
void ev_note_price(ArbGame *g, int card1);

#endif
