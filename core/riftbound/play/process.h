/* SPDX-License-Identifier: MIT */
/*
** process.h -- what the files of the process of play (349-359) share; nobody else needs it.
**
**   activated.c   which activated abilities an object has
**   choices.c     the slots of a play, in their order          (355, 356.2, 357.2)
**   targets.c     what a target slot offers, alone and in groups   (355.4-355.11)
**   legality.c    what a play must not come to                        (355.16, 358)
**   price.c       what it costs with the choices made so far               (356)
**   play.c        what may be begun, declaring, finalizing    (354, 357-359, 398-406)
**   why_play.c    the same questions, each with its reason
**
** A play being put together is an ArbPlan (kernel/parts/plan.h) whose `data` is a Play.
*/
#ifndef RB_PROCESS_H
#define RB_PROCESS_H

#include "kernel/parts/plan.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"

/* Something being played, or asked about. */
typedef struct Play {
  ArbSeat seat;
  int card1;            /* the card or token; 0 for an ability */
  const RbCardDef *def; /* of the card; NULL for an ability */
  int ability;          /* its text's index, or -1 */
  RbItem item;          /* what targets are checked against */
  ArbContext context;
  const RbExtra **extras; /* its additional costs (356.2): printed ones, then granted */
  int extra_count;
  bool printed;          /* its cost is the printed one, whatever is chosen but for Deflect */
  int8_t affordable;     /* ... which can be paid: 1; not: -1; not looked at: 0 */
  int8_t sparing;        /* there is a way to play it that spares all targets: 1, -1, 0 */
  uint32_t sparing_with; /* the additional costs of that way, a bit each */
  uint16_t prices[8];    /* what it may be played for (permit.c); none: the printed cost */
  int price_count;
} Play;

enum { PLAY_EXTRAS_MAX = 16 };
enum {
  SLOT_EXTRAS,
  SLOT_MODE,
  SLOT_PLACE,
  SLOT_TARGET,
  SLOT_COST,
  SLOT_LESS,
  SLOT_ORDER, /* which of the costs that the orders of its discounts come to */
  SLOT_PRICE,
  SLOT_X
};

/* ---- activated.c -------------------------------------------------------- */

/* Whose text an ability of an object is: of an attached card that appends it, or
** nothing for its own.  One that was not used this turn, if there is one. */
ArbId activated_source(const ArbGame *g, int card1, int ability, bool *used);
bool activated_used_up(const ArbGame *g, int card1, int ability);

/* ---- targets.c ---------------------------------------------------------- */

/* The X that was chosen; 0: none was. */
static inline int choices_x(const ArbPlan *plan)
{
  const ArbPlanSlot *slot = plan_find(plan, SLOT_X, 0, 0);
  return slot && slot->count ? slot->picks[0].aux : 0;
}
/* What the slots of this execution have so far, for what speaks of earlier choices
** (number.target, chosen_in, number.x). */
static inline void targets_so_far(ArbGame *g, const ArbPlan *plan, int round, ArbContext *context)
{
  if (plan_find(plan, SLOT_X, 0, 0)) context->x = choices_x(plan);
  plan_speaks_of(g, plan, SLOT_TARGET, 1, round, context);
}
void targets_list(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round, ArbOption **out,
                  int *count, int *room);
void targets_list_destinations(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round,
                               ArbOption **out, int *count, int *room);
/* Whether the targets of a slot are tied to where they are as they are chosen ("one at each
** location"): one that has left it is not legal any more (359.3.e.2). */
bool targets_are_tied(const ArbGame *g, const ArbPlan *plan, const ArbPlanSlot *slot);
/* 355.11.a: every group that was chosen, as a whole. */
bool targets_fit(ArbGame *g, const ArbPlan *plan);

/* ---- legality.c --------------------------------------------------------- */

/* 355.16, 357.3, 358.1: paying for it leaves every target legal; always true where no way to
** play it does. */
bool legality_spares_targets(ArbGame *g, const ArbPlan *plan);
/* 358.2, 457.3: where it moves units, no battlefield gets units of a third player. */
bool legality_of_moves(ArbGame *g, const ArbPlan *plan);

/* ---- choices.c ---------------------------------------------------------- */

/* The text that an execution carries out, as far as its mode is chosen; NULL: it has none. */
const RbAbility *choices_text(const ArbGame *g, const ArbPlan *plan, int round);
/* Of the modes that were chosen together, in their order, the one at `part`; 0: none. */
int choices_mode(const ArbPlanSlot *slot, int part);
bool play_is_permanent(const Play *play);
/* 358.3: the timing that what it was begun with asks for, and the card's own. */
int play_needed_timing(const Play *play);
int play_own_timing(ArbGame *g, const Play *play);
/* 356.2: the additional costs of a play, all of them. */
void choices_gather_extras(ArbGame *g, Play *play);
bool choices_takes_extra(const ArbPlan *plan, int i);
/* How many additional costs may be taken or left. */
int choices_optional_extras(ArbGame *g, const Play *play);
/* 820.2: how often the instructions are executed, and so chosen for. */
int choices_executions(const ArbPlan *plan);
bool choices_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out);
void choices_list(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count, int *room);
/* 822.3: the place is looked at again with what pays for it out of the way. */
bool choices_place_stays(ArbGame *g, const ArbPlan *plan);

/* ---- price.c ------------------------------------------------------------ */

/* The ability whose price is paid for a card, plus one; 0: the printed cost. */
int price_chosen(const ArbPlan *plan);
/* 821.1.c.1, .4: the Equip ability of what slot 1 chose; NULL when it has none. */
const RbAbility *price_equip(const ArbGame *g, const ArbPlan *plan);
/* The cost of an ability: its own, or that of Equip. */
const RbCost *price_ability(const ArbGame *g, const ArbPlan *plan);
/* The n-th cost that is paid with objects: of the ability, or of the additional
** costs that are taken; NULL: there is none. */
const RbObjectCost *price_object_cost(const ArbGame *g, const ArbPlan *plan, int n);
/* How many objects the n-th one takes at least: one, if it is an additional cost that could
** have been left. */
int price_least_given(ArbGame *g, const ArbPlan *plan, int n);
/* How many objects a cost takes that is worked out as it is paid. */
int price_given_now(ArbGame *g, const ArbPlan *plan, const RbObjectCost *cost);
/* Whether something makes it cheaper for what is chosen (356.4). */
bool price_minds_choices(ArbGame *g, const Play *play);
/* The slots that say what is less; `n` counts from the first object that is given up. */
bool price_less_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out);
void price_list_less(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                     int *room);
/* 356.4.d.1: the last slot, where orders of the discounts come to different costs. */
bool price_order_slot(ArbGame *g, const ArbPlan *plan, ArbPlanSlot *out);
void price_list_orders(ArbGame *g, const ArbPlan *plan, ArbOption **out, int *count, int *room);
RbTotal price_total(ArbGame *g, const ArbPlan *plan);
/* Whether a card costs what is printed, whatever is chosen but for Deflect (809); that. */
bool price_is_printed(ArbGame *g, int card1);
RbTotal price_printed(const ArbGame *g, const RbCardDef *def);
/* ... of what is being played; and whether it can be paid. */
bool price_of_play_is_printed(ArbGame *g, const Play *play);
bool price_is_affordable(ArbGame *g, Play *play);
/* 809: how much Power Deflect asks for with these choices. */
int price_deflected(ArbGame *g, const ArbPlan *plan);
/* What cannot raise resources any more, because it pays in another way. */
int price_busy(ArbGame *g, const ArbPlan *plan, RbBusy **busy);
/* Choices can only add to the cost, unless an additional cost brings a discount:
** what cannot be paid without any choice needs no search. */
bool price_too_dear(ArbGame *g, const ArbPlan *plan);

/* ---- play.c ------------------------------------------------------------- */

Play play_of_card(ArbGame *g, ArbSeat seat, int card1);
/* No effect plays it: what it may be played for, from where it lies (419.2). */
void play_of_own_accord(ArbGame *g, Play *play);
Play play_of_use(ArbGame *g, ArbSeat seat, int object1, int ability);
/* The slots themselves are filled in as they are reached. */
void play_begin(ArbGame *g, ArbPlan *plan, Play *play);
/* Whether it is an ability that pays the Equip cost of what it chooses (821.1.c). */
bool play_pays_equip(const ArbGame *g, const Play *play);
/* Everything is chosen: is it legal, can it be paid? */
bool play_complete(ArbGame *g, const ArbPlan *plan);
/* 308-310, 338, 347: what the state of the turn asks of a card or ability; NULL
** when `timing` may be used by this seat now. */
const char *play_timing_fault(const ArbGame *g, ArbSeat seat, int timing);
/* Whether the seat may play it from where it lies (419.1.a, 811); NULL when it may. */
const char *play_zone_fault(ArbGame *g, ArbSeat seat, int card1);
int play_timing(ArbGame *g, int card1);
/* The best timing the card could have; where it may be played to can decide. */
int play_best_timing(ArbGame *g, ArbSeat seat, int card1);

#endif
