/* SPDX-License-Identifier: MIT */
/*
** play.h -- the process of play: choices, costs, paying (349-359, 398-406).
**
**   play.c      the process of play: begun, declared, finalized   (349-359, 398-406)
**   choices.c   its choices; targets.c: its targets               (355)
**   price.c     its total cost; discount.c: what choices change   (356)
**   cost.c      what can be raised, paying; ways.c: how           (357, 164)
**   adding.c    adding resources                                  (429)
**   give.c      costs that are paid with objects                  (356.6, 357.2)
**   activated.c which activated abilities an object has           (376)
**   permit.c    from where else a card may be played, for what    (419.1.a)
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
uint16_t rb_needs_now(const ArbGame *g, ArbSeat seat); /* RB_NEEDS_..., 0 */
bool rb_may_use(ArbGame *g, ArbSeat seat, int object1, int ability);
/* Note every condition of playing a card, of using an ability (kernel/parts/explain.h);
** true: all of them hold. */
bool rb_note_play(ArbGame *g, ArbSeat seat, int card1);
bool rb_note_use(ArbGame *g, ArbSeat seat, int object1, int ability);
void rb_declare_play(ArbGame *g, ArbSeat seat, int card1, int flags);
void rb_declare_use(ArbGame *g, ArbSeat seat, int object1, int ability);
void rb_finalize_step(ArbGame *g, int item1);
/* Whether its choices can be made and what it costs be paid as things stand. */
bool rb_can_be_finalized(ArbGame *g, int item1);
/* Where something that is created without a place goes: its creator says (439.2.b). */
ArbId rb_ask_place(ArbGame *g, ArbSeat seat, int card1);
bool rb_choose_again(ArbGame *g, int item1);
/* A copy of a spell or ability on the chain, or of a spell that was there (`as`: who copies it, and
** what was paid for it): finalized, not played, nothing is paid.  The item; 0: none came about. */
int rb_copy_item(ArbGame *g, int of1, ArbSeat by, const RbOrigin *origin);
int rb_copy_spell(ArbGame *g, int card1, const RbItem *as, const RbOrigin *origin);
/* All activated abilities it has now, in the arena. */
const int *rb_object_abilities(ArbGame *g, int card1, int *count);
int rb_cut_down(ArbGame *g, ArbSeat by, const RbSlot *slot, const ArbContext *context, ArbId *ids,
                int count);
/* Whether spells and abilities of `by` cannot choose it. */
bool rb_is_warded(ArbGame *g, ArbSeat by, ArbId id);
bool rb_target_legal(ArbGame *g, const RbItem *item, const RbSlot *slot, const ArbContext *context,
                     ArbId id);
/* What an item has chosen, as it resolves: `context` is the item's, with its targets. */
bool rb_pick_legal(ArbGame *g, const ArbPick *pick, const RbSlot *slot, const ArbContext *context);
int rb_rounds(const RbAbility *text); /* of choices that one execution of it takes */
/* With the mode chosen for that round of an execution; NULL: none. */
const RbAbility *rb_item_text(const ArbGame *g, int item1, int execution);
uint16_t rb_defining_card(const ArbGame *g, int ability);            /* whose text it is */
int rb_spell_text(const RbCardDef *def, const RbAbility *abilities); /* ability index or -1 */

/* An object that pays another part of the same cost.  Exhausted for it, it gives
** nothing more; one that is only doomed can still be exhausted for Energy first. */
typedef struct RbBusy {
  ArbId id;
  bool doomed;
} RbBusy;
void rb_total_add(RbTotal *total, const RbCost *cost);
void rb_total_add_power(RbTotal *total, RbPower power);
/* The statics about costs that are active, kept like the wallet (cost.c). */
typedef struct RbKeptCosts {
  uint32_t change; /* the state's count of changes, plus one */
  int count;       /* more than there is room for: look at them one by one */
  struct {
    const RbStatic *stat;
    ArbContext context;
    uint32_t timestamp;
  } list[8];
} RbKeptCosts;
RbKeptCosts *rb_kept_costs(ArbGame *g);
void rb_asked_text(const RbTotal *total, char *out, size_t size); /* "1 Fury, 2 XP" */
void rb_total_text(const RbTotal *total, char *out, size_t size); /* "2 Energy, 1 Fury" */
void rb_wallet_text(ArbGame *g, ArbSeat seat, const RbTotal *total, char *out, size_t size);
bool rb_can_pay(ArbGame *g, ArbSeat seat, const RbTotal *total, const RbBusy *busy, int busy_count);
/* Asks how to pay, adds the resources, spends them. */
void rb_pay(ArbGame *g, ArbSeat seat, const RbTotal *total, ArbId source, const RbBusy *busy,
            int busy_count);
/* What an offered way to pay does. */
void rb_pay_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size);
/* adding.c */
bool rb_is_add(const RbAbility *ability);
/* What an ability of that object adds, with what is more; of one that adds for each of what is
** paid: only what is more. */
RbAdd rb_adds_of(ArbGame *g, ArbId source, const RbAbility *ability);
RbAdd rb_adds_each(const RbAbility *ability, int amount); /* ... and what it adds for so much */
/* Whether anything could be paid for what it adds. */
bool rb_can_exchange(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability);
/* It resolves: with `add`, as it was when it was finalized. */
void rb_resolve_add(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability,
                    const RbAdd *add);
void rb_add_more(ArbGame *g, ArbSeat seat, ArbId source); /* what a script adds, and more */
void rb_add(ArbGame *g, ArbSeat seat, const RbAdd *add);
void rb_use_add(ArbGame *g, ArbSeat seat, int object1, int ability);
bool rb_can_pay_me(const ArbGame *g, ArbSeat seat, int object1, int me);
void rb_pay_me(ArbGame *g, ArbSeat seat, int object1, int me);
void rb_pay_object(ArbGame *g, ArbSeat seat, RbPay how, ArbId object);
/* The objects of one cost, given up together. */
void rb_pay_objects(ArbGame *g, ArbSeat seat, RbPay how, const ArbId *objects, int count);
bool rb_can_pay_object(ArbGame *g, ArbSeat seat, RbPay how, ArbId object);

/* permit.c: from where else a card may be played, and for what else (419.1.a) */
typedef void RbCardVisitor(ArbGame *g, ArbSeat seat, int card1, void *data);
/* Whether a static lets the seat play it from where it lies, which it could not otherwise. */
bool rb_permitted(ArbGame *g, ArbSeat seat, int card1);
void rb_each_permitted(ArbGame *g, ArbSeat seat, RbCardVisitor *visit, void *data);
/* What it may be played for from that zone: abilities whose price it is, plus one, or 0 for
** the printed cost.  None: it may not be played. */
int rb_prices(ArbGame *g, ArbSeat seat, int card1, int zone, uint16_t *prices, int max);
bool rb_has_prices(ArbGame *g, int card1); /* false: surely only the printed cost */

/* discount.c: how much less a card costs as its player says. */
typedef struct RbLess {
  int either; /* so often one Energy or one Power of the whole */
  int extras; /* the same of each optional additional cost */
} RbLess;
RbLess rb_less_for_choices(ArbGame *g, int card1, ArbSeat player, const RbChosen *chosen);
/* Whether something is chosen that a change of costs wants chosen. */
bool rb_is_chosen_for(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                      const RbChosen *chosen);
/* The numbers of a cost, as the choices make them; those that are none, or less, are 0 (356.5). */
RbCost rb_cost_now(ArbGame *g, const RbCost *cost, const ArbContext *context);

#endif
