/* SPDX-License-Identifier: MIT */
/*
** view.h -- labels, reasons, and when two positions are alike.
**
**   text.c      labels of options and events
**   position.c  when two positions are alike, for loops           (T505)
**   why.c       why something is as it is, and why something cannot be done; why_play.c and
**               why_layers.c give the reasons of play and of layers
**
** Uses: core/kernel/cards, core/kernel/parts, core/riftbound, core/riftbound/timing,
**       core/riftbound/play, core/riftbound/effects
** Used by: core/riftbound/timing, core/riftbound/play, core/riftbound/effects,
**          core/riftbound/setup
*/
#ifndef RB_VIEW_H
#define RB_VIEW_H

#include "riftbound/rb.h"

/* The functions without a comment are those of ArbRules (kernel/game.h). */

/* why_layers.c */
void rb_note_layers(ArbGame *g, int card1); /* notes the card's characteristics, with reasons */

/* position.c */
bool rb_twins(const ArbGame *g, int card1, int other1);
uint64_t rb_position_card(const ArbGame *g, int card1, bool whole);
uint64_t rb_position_rest(const ArbGame *g);

/* text.c */
void rb_option_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size);
const struct ArbAbility *rb_option_ability(const ArbGame *g, const ArbOption *option,
                                           uint16_t *def);
const char *rb_event_detail(const ArbCards *cards, const ArbEvent *event);
void rb_name_of(ArbGame *g, ArbId id, ArbSeat seat, char *out, size_t size);
void rb_item_view(ArbGame *g, int item1, ArbItemView *view);
const char *rb_pay_word(int pay); /* a word for RbPay: "kill" */
/* Appends what a cost does to its own object (RB_EXHAUST_ME ...): "exhaust, spend its buff". */
void rb_me_text(int me, char *out, size_t size);

/* why.c */
enum { RB_EVENT_GOES_ON = 1 }; /* flag of REPLACED: the event still happens, changed (370.1) */
enum { RB_WHY_COST = 1, RB_WHY_LAYERS = 2 };
void rb_explain(ArbGame *g, ArbSeat seat, ArbId object);
void rb_explain_event(ArbGame *g, ArbSeat seat, const ArbEvent *events, uint32_t at);
void rb_why_not(ArbGame *g, ArbSeat seat, ArbId card, char *out, size_t size);

#endif
