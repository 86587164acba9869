/* SPDX-License-Identifier: MIT */
/*
** process.h -- what the files of the process of play share (349-359); no other file includes it.
**
**   activated.c   which activated abilities an object has
**   choices.c     the slots of a play, in their order          (355, 356.2, 357.2)
**   targets.c     the options of a target slot, alone and in groups    (355.4-355.11)
**   legality.c    what makes a play illegal                           (355.16, 358)
**   price.c       the cost with the choices made so far                     (356)
**   play.c        what may be begun, declaring, finalizing    (354, 357-359, 398-406)
**   why_play.c    the conditions of play, each with its reason
**
** A play in preparation is an ArbPlan (kernel/parts/plan.h) whose `data` is a Play.
*/
#ifndef RB_PROCESS_H
#define RB_PROCESS_H

#include "kernel/parts/plan.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"

/* A card or ability that is being played, or that is asked about. */
typedef struct Play {
  ArbSeat seat;
  int card1;            /* the card or token; 0 for an ability */
  const RbCardDef *def; /* the card's definition; NULL for an ability */
  int ability;          /* index of its text, or -1 */
  RbItem item;          /* an item like it, for checking targets */
  ArbContext context;
  const RbExtra **extras; /* its additional costs (356.2): printed ones, then given ones */
  int extra_count;
  int more_times;    /* statics: its instructions are executed that many times more (820) */
  bool printed;      /* its cost is the printed one whatever is chosen, but for Deflect */
  int8_t affordable; /* with `printed`: 1: the cost can be paid; -1: it cannot; 0: not known */
  int8_t sparing;    /* 1: some way to play it leaves all targets legal; -1: none; 0: not known */
  uint32_t sparing_with; /* the additional costs of that way to play it, a bit each */
  uint16_t *prices;      /* the prices for which it may be played (permit.c); none: printed cost */
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
  SLOT_ORDER, /* which of the costs that different orders of discounts lead to */
  SLOT_PRICE,
  SLOT_X
};

/* ---- activated.c -------------------------------------------------------- */

/* The source of an ability's text: the attached card that brings it, or nothing for its own text.
** If several bring it, one whose ability was not used this turn is preferred. */
ArbId rb_activated_source(const ArbGame *g, int card1, int ability, bool *used);
bool rb_activated_used_up(const ArbGame *g, int card1, int ability);

/* ---- targets.c ---------------------------------------------------------- */

/* The X that was chosen; 0 when none was. */
static inline int choices_x(const ArbPlan *plan)
{
  const ArbPlanSlot *slot = plan_find(plan, SLOT_X, 0, 0);
  return slot && slot->count ? slot->picks[0].aux : 0;
}
/* Writes the targets chosen so far for this execution into the context, for what refers to earlier
** choices (number.target, chosen_in, number.x). */
static inline void targets_so_far(ArbGame *g, const ArbPlan *plan, int round, ArbContext *context)
{
  if (plan_find(plan, SLOT_X, 0, 0)) context->x = choices_x(plan);
  arb_plan_speaks_of(g, plan, SLOT_TARGET, 1, round, context);
}
void rb_targets_list(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round,
                     ArbOption **out, int *count, int *room);
void rb_targets_list_destinations(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round,
                                  ArbOption **out, int *count, int *room);
/* Whether the targets of a slot are tied to their places at the time of choosing ("one at each
** location").  A target that has left its place is no longer legal (359.3.e.2). */
bool rb_targets_are_tied(const ArbGame *g, const ArbPlan *plan, const ArbPlanSlot *slot);
/* 355.11.a: whether every chosen group is legal as a whole. */
bool rb_targets_fit(ArbGame *g, const ArbPlan *plan);

/* ---- legality.c --------------------------------------------------------- */

/* 355.16, 357.3, 358.1: whether paying leaves every target legal; true when no way to play the card
** does. */
bool rb_legality_spares_targets(ArbGame *g, const ArbPlan *plan);
/* 358.2, 457.3: whether the units it moves leave no battlefield with units of a third player. */
bool rb_legality_of_moves(ArbGame *g, const ArbPlan *plan);

/* ---- choices.c ---------------------------------------------------------- */

/* The text of an execution, with its mode as far as that is chosen; NULL when it has none. */
const RbAbility *rb_choices_text(const ArbGame *g, const ArbPlan *plan, int round);
/* The mode at place `part`, in their order, of those that were chosen together; 0: none. */
int rb_choices_mode(const ArbPlanSlot *slot, int part);
/* Where a permanent that is being played to that place enters, after its own `as_played`; nothing
** when `as_played` asks a player, or when the place cannot be known yet. */
ArbId rb_play_enters_at(ArbGame *g, const Play *play, ArbId place);
bool rb_play_is_permanent(const Play *play);
const char *rb_choices_place_fault(ArbGame *g, const Play *play, ArbId place);
/* 358.3: the timing that is needed since the play was begun; and the card's own timing. */
int rb_play_needed_timing(const Play *play);
int rb_play_own_timing(ArbGame *g, const Play *play);
/* 356.2: finds all additional costs of a play. */
void rb_choices_gather_extras(ArbGame *g, Play *play);
bool rb_choices_takes_extra(const ArbPlan *plan, int i);
/* The number of additional costs that are optional. */
int rb_choices_optional_extras(ArbGame *g, const Play *play);
/* 820.2: how often the instructions are executed; choices are made for each execution. */
int rb_choices_executions(const ArbPlan *plan);
bool rb_choices_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out);
void rb_choices_list(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                     int *room);
/* 822.3: whether the place is still valid without the objects that pay for the play. */
bool rb_choices_place_stays(ArbGame *g, const ArbPlan *plan);

/* ---- price.c ------------------------------------------------------------ */

/* The ability whose cost is the price of a card, plus one; 0: the printed cost. */
int rb_price_chosen(const ArbPlan *plan);
/* 821.1.c.1, .4: the Equip ability of the card chosen for slot 1; NULL when it has none. */
const RbAbility *rb_price_equip(const ArbGame *g, const ArbPlan *plan);
/* The cost of an ability: its own, or that of Equip. */
const RbCost *rb_price_ability(const ArbGame *g, const ArbPlan *plan);
/* The n-th cost that is paid with objects, of the ability or of the chosen additional costs; NULL
** when there is none. */
const RbObjectCost *rb_price_object_cost(const ArbGame *g, const ArbPlan *plan, int n);
/* The fewest objects that the n-th such cost takes; at least one when it belongs to an optional
** additional cost. */
int rb_price_least_given(ArbGame *g, const ArbPlan *plan, int n);
/* The number of objects that a cost takes whose number is computed. */
int rb_price_given_now(ArbGame *g, const ArbPlan *plan, const RbObjectCost *cost);
/* Whether a reduction of the cost depends on choices (356.4). */
bool rb_price_minds_choices(ArbGame *g, const Play *play);
/* The slots in which the player divides reductions.  `n` counts from the first slot of objects
** given up. */
bool rb_price_less_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out);
void rb_price_list_less(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                        int *room);
/* 356.4.d.1: the last slot, when different orders of the discounts lead to different costs. */
bool rb_price_order_slot(ArbGame *g, const ArbPlan *plan, ArbPlanSlot *out);
void rb_price_list_orders(ArbGame *g, const ArbPlan *plan, ArbOption **out, int *count, int *room);
RbTotal rb_price_total(ArbGame *g, const ArbPlan *plan);
/* Whether a card costs what is printed whatever is chosen, apart from Deflect (809).
** rb_price_printed gives that cost. */
bool rb_price_is_printed(ArbGame *g, int card1);
RbTotal rb_price_printed(const ArbGame *g, const RbCardDef *def);
/* The same for a play; and whether that cost can be paid. */
bool rb_price_of_play_is_printed(ArbGame *g, const Play *play);
bool rb_price_is_affordable(ArbGame *g, Play *play);
/* 809: the Power that Deflect adds with these choices. */
int rb_price_deflected(ArbGame *g, const ArbPlan *plan);
/* The objects that cannot give resources, because they pay in another way. */
int rb_price_busy(ArbGame *g, const ArbPlan *plan, RbBusy **busy);
/* Whether the cost without any choices cannot be paid, and choices can only add to it.  Then no
** search is needed.  (An additional cost that brings a discount can make it cheaper.) */
bool rb_price_too_dear(ArbGame *g, const ArbPlan *plan);

/* ---- play.c ------------------------------------------------------------- */

/* A play of the card by the seat, with nothing chosen yet.  A facedown card is played at its place
** for no cost (811.1.b). */
Play rb_play_of_card(ArbGame *g, ArbSeat seat, int card1);
/* Finds the prices of a card that its player plays without an effect, from where it is (419.2). */
void rb_play_of_own_accord(ArbGame *g, Play *play);
Play rb_play_of_use(ArbGame *g, ArbSeat seat, int object1, int ability);
/* Begins a plan; its slots are filled in when they are reached. */
void rb_play_begin(ArbGame *g, ArbPlan *plan, Play *play);
/* Whether it is an ability that costs what Equip of the chosen card costs (821.1.c). */
bool rb_play_pays_equip(const ArbGame *g, const Play *play);
/* Whether a plan with all slots filled is legal and can be paid. */
bool rb_play_complete(ArbGame *g, const ArbPlan *plan);
/* 308-310, 338, 347: NULL when this seat may use `timing` now; else why it may not. */
const char *rb_play_timing_fault(const ArbGame *g, ArbSeat seat, int timing);
/* NULL when the seat may play the card from where it is (419.1.a, 811); else why it may not. */
const char *rb_play_zone_fault(ArbGame *g, ArbSeat seat, int card1);
int rb_play_timing(ArbGame *g, int card1);
/* The best timing that the card could have; it may depend on the place it is played to. */
int rb_play_best_timing(ArbGame *g, ArbSeat seat, int card1);

#endif
