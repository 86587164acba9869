/* SPDX-License-Identifier: MIT */
/*
** ev.h -- what all rooms of Shadowverse: Evolve include: the frames, and how the kernel makes a
** game.
**
**   block.h    the records that a game keeps in the block
**   cards.h    what a card is: the read-only pool beside the game
**   statics.h  passive abilities and replacement effects, as data
**
** Five rooms build on these.  They call each other, each through the one header named here:
**
**   timing/    timing.h: phases, attacks, confirmation timing
**   play/      play.h: playing and evolving: choices, costs, paying
**   effects/   effects.h: events of one moment, and effects that last
**   script/    script.h: what scripts do and ask, and what happens to cards and players
**   view/      view.h: labels, reasons, and when two positions are alike
**
** Nobody can respond to a play: it is chosen, paid and resolved without interruption (10.6.2), and
** then confirmation timing (10.5) does what the rules demand.  So there are few frames:
**
**   TURN                          the phase
**    +- CONFIRM                   until nothing is left to handle
**    |   +- RESOLVE               the automatic ability that was selected
**    +- ATTACK                    between "attacked" and the end of the attack (8.4.5-11)
**        +- CONFIRM, RESOLVE ...  what follows from the Quick window
**
** Uses: core/kernel/block, core/kernel, core/kernel/cards, core/kernel/step,
**       core/kernel/parts
** Used by: core/evolve/timing, core/evolve/play, core/evolve/effects,
**          core/evolve/script, core/evolve/view, core/evolve/setup,
**          bindings/reader/evolve
*/
#ifndef EV_H
#define EV_H

#include "evolve/block.h"

/* ---- Who does what ------------------------------------------------------ */

enum { EV_FRAME_TURN, EV_FRAME_CONFIRM, EV_FRAME_ATTACK, EV_FRAME_RESOLVE, EV_FRAMES };

/* setup.c: the functions of ArbRules (kernel/game.h) for set-up and edited positions */
const char *ev_section_fault(const ArbCards *cards, uint16_t number, int section);
const char *ev_format_fault(const ArbFormat *format, int *row);
ArbStatus ev_set_up(ArbGame *g, const ArbSetup *setup, ArbError *error);
void ev_zone_changed(ArbGame *g, int card1, int from, int to);
void ev_body_made(ArbGame *g, int card1);
void ev_placed(ArbGame *g, int card1, ArbId place);
void ev_comes_by_hand(ArbGame *g, int card1); /* onto the field, with the counters of a stack */
int ev_relocate(ArbGame *g, int card1, int kind, ArbId place);
extern const ArbWritable ev_writables[];
enum { EV_WRITABLE_COUNT = 19 };
int32_t ev_writable_most(const ArbGame *g, int row);
/* 14.1: the number of counters with this name on an object; ARB_NULL: cards define no such name. */
int32_t ev_named_count(ArbGame *g, ArbId object, const char *name);
bool ev_set(ArbGame *g, ArbId object, int row, const char *name, int32_t value);
void ev_begin(ArbGame *g);
void ev_card_view(ArbGame *g, int card1, bool sees, ArbCardView *view);
bool ev_may_lie(const ArbGame *g, int card1, uint16_t def);
bool ev_check(const ArbGame *g, ArbError *error);

#endif
