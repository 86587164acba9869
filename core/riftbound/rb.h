/* SPDX-License-Identifier: MIT */
/*
** rb.h -- what all rooms of Riftbound know: the frames, and how the kernel makes a game.
**
**   block.h    what a game keeps in the block
**   cards.h    what a card is: the read-only pool beside the game
**   house.h    rules that a format may have otherwise
**
** Behind it lie five rooms that speak of each other, each with one door:
**
**   timing/    when what happens: turns, phases, the chain, showdowns
**   play/      the process of play: choices, costs, paying
**   effects/   what happens and lasts: events, triggers, replacements, layers
**   script/    what scripts do and ask, and the game actions
**   view/      labels, reasons, and when two positions are alike
**
** Uses: core/kernel, core/kernel/cards, core/kernel/step, core/kernel/parts
** Used by: core/riftbound/timing, core/riftbound/play, core/riftbound/effects,
**          core/riftbound/script, core/riftbound/view, core/riftbound/scratch,
**          core/riftbound/setup, bindings/reader/riftbound
*/
#ifndef RB_H
#define RB_H

#include "riftbound/block.h"

/* ---- Who does what ------------------------------------------------------ */

enum { RB_FRAME_TURN, RB_FRAME_CLEANUP, RB_FRAME_CHAIN, RB_FRAME_SHOWDOWN, RB_FRAMES };
/* What the values of a frame say.  Chain: who has priority, how many passed in a
** row, what opened it.  Showdown: who has Focus, passes, attacker, defender; its
** place is the battlefield.  Cleanup: which kind.  Turn: players who have done
** their mulligan, how many the next one has taken, for how many the format has done what it
** does before and after them. */
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

/* The running showdown, or NULL. */
static inline ArbFrame *rb_showdown(const ArbGame *g)
{
  return rb_frame(g, RB_FRAME_SHOWDOWN);
}

/* cost.c */
typedef struct RbTotal { /* a total cost (356) */
  int energy, xp;
  int power_count;
  RbPower power[8];
  uint8_t me;
  uint8_t restriction; /* what it pays for: RB_FOR_SPELLS ... */
  bool showdown;
  bool beyond; /* more Power, or more kinds of it, than can be counted: nobody can pay that */
} RbTotal;
/* setup.c, text.c */
void rb_shuffle(ArbGame *g, ArbSeat seat, int zone_kind); /* 115 */
void rb_place_battlefield(ArbGame *g, int card1);         /* 114 */
void rb_random_battlefields(ArbGame *g, ArbSeat seat);    /* 480.5 */
const char *rb_section_fault(const ArbCards *cards, uint16_t def, int section);
const char *rb_format_fault(const ArbFormat *format, int *row);
ArbStatus rb_set_up(ArbGame *g, const ArbSetup *setup, ArbError *error);
void rb_begin(ArbGame *g);
void rb_placed(ArbGame *g, int card1, ArbId place);
extern const ArbWritable rb_writables[];
enum { RB_WRITABLE_COUNT = 19 };
bool rb_set(ArbGame *g, ArbId object, int row, const char *name, int32_t value);
bool rb_check(const ArbGame *g, ArbError *error);
bool rb_may_lie(const ArbGame *g, int card1, uint16_t def);
void rb_zone_changed(ArbGame *g, int card1, int from, int to);
void rb_body_made(ArbGame *g, int card1);
void rb_card_view(ArbGame *g, int card1, bool sees, ArbCardView *view);

#endif
