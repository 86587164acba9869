/* SPDX-License-Identifier: MIT */
/*
** view.h -- labels, reasons, and when two positions are alike.
**
**   text.c      labels of options and events
**   why.c       why something is as it is, and why something cannot be done
**   position.c  when two positions are alike
**
** Uses: core/kernel/cards, core/kernel/parts, core/evolve, core/evolve/timing,
**       core/evolve/play, core/evolve/effects
** Used by: core/evolve/setup
*/
#ifndef EV_VIEW_H
#define EV_VIEW_H

#include "evolve/ev.h"

/* The functions without a comment are those of ArbRules (kernel/game.h). */

/* text.c */
void ev_option_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size);
/* Writes the name of a card, as the seat may know it, or of a player. */
void ev_name_of(ArbGame *g, ArbId id, ArbSeat seat, char *out, size_t size);
const struct ArbAbility *ev_option_ability(const ArbGame *g, const ArbOption *option,
                                           uint16_t *def);
void ev_item_view(ArbGame *g, int item1, ArbItemView *view);
const char *ev_event_detail(const ArbCards *cards, const ArbEvent *event);

/* why.c */
void ev_why_not(ArbGame *g, ArbSeat seat, ArbId card, char *out, size_t size);
void ev_explain(ArbGame *g, ArbSeat seat, ArbId object);

/* position.c */
bool ev_twins(const ArbGame *g, int card1, int other1);
uint64_t ev_position_card(const ArbGame *g, int card1, bool whole);
uint64_t ev_position_rest(const ArbGame *g);

#endif
