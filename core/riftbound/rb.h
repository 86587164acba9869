/* SPDX-License-Identifier: MIT */
/*
** rb.h -- what all rooms of Riftbound include: the frames, and how the kernel makes a game.
**
**   block.h    the records that a game keeps in the block
**   cards.h    what a card is: the read-only pool beside the game
**   statics.h  static abilities as data: their topics and fields
**   house.h    rules that a format may change, and its numbers
**
** Five rooms build on these.  They call each other, each through the one header named here:
**
**   timing/    timing.h: turns, phases, the chain, showdowns
**   play/      play.h: the process of play: choices, costs, paying
**   effects/   effects.h: events, triggers, replacements, layers
**   script/    script.h: what scripts do and ask, and the game actions
**   view/      view.h: labels, reasons, and when two positions are alike
**
** Uses: core/kernel, core/kernel/block, core/kernel/cards, core/kernel/step, core/kernel/parts
** Used by: core/riftbound/timing, core/riftbound/play, core/riftbound/effects,
**          core/riftbound/script, core/riftbound/view, core/riftbound/scratch,
**          core/riftbound/setup, bindings/reader/riftbound
*/
#ifndef RB_H
#define RB_H

#include "riftbound/block.h"

/* ---- Who does what ------------------------------------------------------ */

enum { RB_FRAME_TURN, RB_FRAME_CLEANUP, RB_FRAME_CHAIN, RB_FRAME_SHOWDOWN, RB_FRAMES };
/* The indices of ArbFrame.value.
**   Chain     RB_PRIORITY: who has priority; RB_PASSES: passes in a row;
**             RB_OPENED_BY: RB_OPENED_BY_...
**   Showdown  RB_FOCUS: who has Focus; RB_PASSES; RB_ATTACKING, RB_DEFENDING: the two players; the
**             frame's place is the battlefield
**   Cleanup   RB_KIND: RB_CLEANUP_...
**   Turn      RB_KIND: players who have finished their mulligan; RB_TAKEN: mulligans taken by the
**             next one; RB_HOOKED: players for whom the format's abilities around mulligans ran */
enum {
  RB_PRIORITY = 0,
  RB_FOCUS = 0,
  RB_KIND = 0,
  RB_PASSES = 1,
  RB_TAKEN = 1,
  RB_OPENED_BY = 2,
  RB_HOOKED = 2,
  RB_ATTACKING = 2,
  RB_DEFENDING = 3
};

/* The running showdown; NULL: there is none. */
static inline ArbFrame *rb_showdown(const ArbGame *g)
{
  return rb_frame(g, RB_FRAME_SHOWDOWN);
}

/* cost.c: a total cost (356) */
typedef struct RbTotal {
  int energy, xp;
  int power_count;
  RbPower power[8];
  uint8_t me;          /* RB_EXHAUST_ME ... */
  uint8_t restriction; /* the kind of payment: RB_FOR_SPELLS ... */
  bool showdown;       /* whether Power that is for showdowns only may pay for it */
  bool beyond; /* it asks for more Power, or more kinds of Power, than fit: nobody can pay it */
} RbTotal;
/* By what a player gains points: RB_CAUSE_..., and the battlefield that is scored, if one is. */
typedef struct RbGain {
  uint8_t cause;
  ArbId place;
} RbGain;

/* setup.c, text.c; the functions without a comment are those of ArbRules (kernel/game.h) */
void rb_shuffle(ArbGame *g, ArbSeat seat, int zone_kind); /* 115 */
void rb_place_battlefield(ArbGame *g, int card1);         /* 114 */
bool rb_is_unused(const ArbGame *g, int card1);           /* a battlefield, in this match (481.5) */
void rb_random_battlefields(ArbGame *g, ArbSeat seat);    /* 480.5 */
const char *rb_section_fault(const ArbCards *cards, uint16_t def, int section);
const char *rb_format_fault(const ArbFormat *format, int *row);
ArbStatus rb_set_up(ArbGame *g, const ArbSetup *setup, ArbError *error);
void rb_begin(ArbGame *g);
void rb_placed(ArbGame *g, int card1, ArbId place);
int rb_relocate(ArbGame *g, int card1, int kind, ArbId place);
extern const ArbWritable rb_writables[];
enum { RB_WRITABLE_COUNT = 19 };
bool rb_set(ArbGame *g, ArbId object, int row, const char *name, int32_t value);
bool rb_check(const ArbGame *g, ArbError *error);
bool rb_may_lie(const ArbGame *g, int card1, uint16_t def);
void rb_zone_changed(ArbGame *g, int card1, int from, int to);
void rb_body_made(ArbGame *g, int card1);
void rb_card_view(ArbGame *g, int card1, bool sees, ArbCardView *view);

#endif
