/* SPDX-License-Identifier: MIT */
/*
** play.h -- the process of play: choices, costs, paying (349-359, 398-406).
**
**   play.c      declaring and finalizing                          (349-359, 398-406)
**   choices.c   choices; targets.c: targets                       (355)
**   price.c     the total cost; discount.c: what choices change   (356)
**   cost.c      resources and paying; ways.c: the ways to pay     (357, 164)
**   adding.c    adding resources                                  (429)
**   give.c      costs that are paid with objects                  (356.6, 357.2)
**   activated.c which activated abilities an object has           (376)
**   permit.c    playing a card from other zones, for other prices (419.1.a)
**
** Uses: core/kernel/parts, core/riftbound, core/riftbound/timing,
**       core/riftbound/effects, core/riftbound/script, core/riftbound/view,
**       core/riftbound/scratch
** Used by: core/riftbound/timing, core/riftbound/effects, core/riftbound/script,
**          core/riftbound/view, core/riftbound/scratch, core/riftbound/setup
*/
#ifndef RB_PLAY_H
#define RB_PLAY_H

#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"

/* play.c, with choices.c, targets.c, activated.c and why_play.c (they share process.h) */
bool rb_may_play(ArbGame *g, ArbSeat seat, int card1);
uint16_t rb_needs_now(const ArbGame *g, ArbSeat seat); /* RB_NEEDS_..., or 0 */
bool rb_may_use(ArbGame *g, ArbSeat seat, int object1, int ability);
/* Note every condition of playing a card, and of using an ability (kernel/parts/explain.h).  True:
** all of them hold. */
bool rb_note_play(ArbGame *g, ArbSeat seat, int card1);
bool rb_note_use(ArbGame *g, ArbSeat seat, int object1, int ability);
void rb_declare_play(ArbGame *g, ArbSeat seat, int card1, int flags);
void rb_declare_use(ArbGame *g, ArbSeat seat, int object1, int ability);
void rb_finalize_step(ArbGame *g, int item1);
/* Whether the item's choices can be made and its cost be paid as things stand. */
bool rb_can_be_finalized(ArbGame *g, int item1);
/* 404.2: whether the first thing that finalizing the triggered ability asks is whether to pay. */
bool rb_asks_first_to_pay(ArbGame *g, int item1);
/* Asks the creator where an object goes that is created without a place (439.2.b). */
ArbId rb_ask_place(ArbGame *g, ArbSeat seat, int card1);
/* Lets a player make the item's choices anew, among those that its controller may make; what was
** paid stays paid.  False when no choice is legal. */
bool rb_choose_again(ArbGame *g, int item1, ArbSeat by);
/* Copies a spell or ability on the chain; or a spell that was there, with `as` saying who copies it
** and what was paid for it.  The copy is finalized, but not played, and nothing is paid.  Returns
** the item; 0: there is no copy. */
int rb_copy_item(ArbGame *g, int of1, ArbSeat by, const RbOrigin *origin);
int rb_copy_spell(ArbGame *g, int card1, const RbItem *as, const RbOrigin *origin);
/* All activated abilities that a card has now, in the arena. */
const int *rb_object_abilities(ArbGame *g, int card1, int *count);
/* 355.11.b: lets a player cut a group of targets down to as many objects as are legal together, and
** moves these to the front of `ids`.  Returns how many. */
int rb_cut_down(ArbGame *g, ArbSeat by, const RbSlot *slot, const ArbContext *context, ArbId *ids,
                int count);
/* Whether spells and abilities of `by` cannot choose the object. */
bool rb_is_warded(ArbGame *g, ArbSeat by, ArbId id);
bool rb_target_legal(ArbGame *g, const RbItem *item, const RbSlot *slot, const ArbContext *context,
                     ArbId id);
/* Whether a choice of a resolving item is still legal.  `context` has the item's targets. */
bool rb_pick_legal(ArbGame *g, const ArbPick *pick, const RbSlot *slot, const ArbContext *context);
int rb_rounds(const RbAbility *text); /* rounds of choices in one execution of the text */
/* The text of an execution, with the mode that was chosen for it; NULL: none. */
const RbAbility *rb_item_text(const ArbGame *g, int item1, int execution);
uint16_t rb_defining_card(const ArbGame *g, int ability);            /* the ability's definition */
int rb_spell_text(const RbCardDef *def, const RbAbility *abilities); /* ability index, or -1 */

/* An object that pays another part of the same cost.  If it is exhausted for that part, it gives
** nothing more.  If it is only doomed (killed, say), it can be exhausted for Energy first. */
typedef struct RbBusy {
  ArbId id;
  bool doomed;
} RbBusy;
void rb_total_add(RbTotal *total, const RbCost *cost);
void rb_total_add_power(RbTotal *total, RbPower power);
/* The active statics about costs, kept like the wallet (cost.c). */
enum { RB_KEPT_COSTS = 8 };
typedef struct RbKeptCosts {
  uint32_t change; /* ArbState.change when it was computed, plus one */
  int count;       /* RB_KEPT_COSTS + 1: there are more, and the list is not valid */
  struct {
    const RbStatic *stat;
    ArbContext context;
  } list[RB_KEPT_COSTS];
} RbKeptCosts;
RbKeptCosts *rb_kept_costs(ArbGame *g);
void rb_asked_text(const RbTotal *total, char *out, size_t size); /* "1 Fury, 2 XP" */
void rb_total_text(const RbTotal *total, char *out, size_t size); /* "2 Energy, 1 Fury" */
void rb_wallet_text(ArbGame *g, ArbSeat seat, const RbTotal *total, char *out, size_t size);
bool rb_can_pay(ArbGame *g, ArbSeat seat, const RbTotal *total, const RbBusy *busy, int busy_count);
/* Asks how to pay, adds the resources, and spends them. */
void rb_pay(ArbGame *g, ArbSeat seat, const RbTotal *total, ArbId source, const RbBusy *busy,
            int busy_count);
/* Writes the label of a way to pay. */
void rb_pay_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size);
/* adding.c */
bool rb_is_add(const RbAbility *ability);
/* The resources that this Add ability produces, bonuses included.  For an ability that adds per
** payment, only the bonus. */
RbAdd rb_adds_of(ArbGame *g, ArbId source, const RbAbility *ability);
RbAdd rb_adds_each(const RbAbility *ability, int amount); /* resources for a payment of `amount` */
/* Whether anything could be paid to an ability that adds per payment. */
bool rb_can_exchange(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability);
/* Resolves an Add ability; `add` is what it produced when it was finalized. */
void rb_resolve_add(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability,
                    const RbAdd *add);
void rb_add_more(ArbGame *g, ArbSeat seat, ArbId source); /* adds the bonus to what a script adds */
void rb_add(ArbGame *g, ArbSeat seat, const RbAdd *add);
void rb_use_add(ArbGame *g, ArbSeat seat, int object1, int ability);
bool rb_can_pay_me(const ArbGame *g, ArbSeat seat, int object1, int me);
void rb_pay_me(ArbGame *g, ArbSeat seat, int object1, int me);
void rb_pay_object(ArbGame *g, ArbSeat seat, RbPay how, ArbId object);
/* Gives up the objects of one cost together. */
void rb_pay_objects(ArbGame *g, ArbSeat seat, RbPay how, const ArbId *objects, int count);
bool rb_can_pay_object(ArbGame *g, ArbSeat seat, RbPay how, ArbId object);

/* permit.c: playing a card from other zones, for other prices (419.1.a) */
typedef void RbCardVisitor(ArbGame *g, ArbSeat seat, int card1, void *data);
/* Whether a static lets the seat play the card from a zone from which it could not otherwise. */
bool rb_permitted(ArbGame *g, ArbSeat seat, int card1);
void rb_each_permitted(ArbGame *g, ArbSeat seat, RbCardVisitor *visit, void *data);
/* The prices for which the card may be played from the zone, until the step ends: the ability that
** is the price, plus one, or 0 for the printed cost.  No price: it may not be played. */
uint16_t *rb_prices(ArbGame *g, ArbSeat seat, int card1, int zone, int *count);
bool rb_has_prices(ArbGame *g, int card1); /* false: the printed cost is its only price */

/* discount.c: reductions that the player of the card divides. */
typedef struct RbLess {
  int either; /* number of reductions of the whole cost, each by one Energy or one Power */
  int extras; /* the same for each optional additional cost */
} RbLess;
RbLess rb_less_for_choices(ArbGame *g, int card1, ArbSeat player, const RbChosen *chosen);
/* Whether an object is chosen that the discount `stat` requires to be chosen. */
bool rb_is_chosen_for(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                      const RbChosen *chosen);
/* A cost with its computed numbers filled in; those that are none, or below 0, are 0 (356.5). */
RbCost rb_cost_now(ArbGame *g, const RbCost *cost, const ArbContext *context);

/* 357: while it is on, what is exhausted, discarded, recycled, banished, returned or spent is given
** up as a cost, and its event says so (RB_CAUSE_COST).  Returns what it was before. */
bool rb_pays(ArbGame *g, bool on);

#endif
