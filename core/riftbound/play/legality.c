/* SPDX-License-Identifier: MIT */
/*
** legality.c -- what makes a play illegal, known before anything is paid (358, R36).
**
**   358.1  its targets must be legal once its costs are paid: a choice that ends otherwise may be
**          made only where every choice does (355.16, 357.3)
**   358.2  no battlefield may have units of three players (457.3): checked for units that it moves
**          to a chosen place.  A move that a script decides on cannot be foreseen.
*/
#include "riftbound/play/process.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"

/* ---- Targets that are given up (355.16, 358.1) -------------------------- */

static bool leaves(int pay)
{
  return pay != RB_PAY_EXHAUST && pay != RB_PAY_SPEND_BUFF;
}

/* The slot of the card's text that a choice belongs to. */
static const RbSlot *text_slot(const ArbGame *g, const ArbPlan *plan, const ArbPlanSlot *filled)
{
  const RbAbility *text = rb_choices_text(g, plan, filled->round);
  return &rb_cards(g->cards)->slots[text->first_slot + filled->index - 1];
}

/* 359.3.e.2: whether the slot still finds an object once it is exhausted, or has a buff less.  The
** block is as before when this returns. */
static bool found_when_paid(ArbGame *g, const ArbPlan *plan, const ArbPlanSlot *filled, ArbId id,
                            int pay)
{
  const Play *play = plan->data;
  RbBody *body = rb_body_of(g, id), before;
  if (!body) return true;
  ArbContext context = play->context;
  targets_so_far(g, plan, filled->round, &context);
  before = *body;
  if (pay == RB_PAY_EXHAUST) body->flags |= RB_EXHAUSTED;
  if (pay == RB_PAY_SPEND_BUFF && body->buffs) body->buffs--;
  bool found = rb_target_legal(g, &play->item, text_slot(g, plan, filled), &context, id);
  *rb_body_of(g, id) = before;
  return found;
}

/* Whether an object that pays in this way is still a legal target, if it is a target at all. */
static bool target_stays(ArbGame *g, const ArbPlan *plan, ArbId id, int pay)
{
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *filled = &plan->slots[i];
    for (int j = 0; filled->kind == SLOT_TARGET && j < filled->count; j++)
      if (id_equal(filled->picks[j].object, id) &&
          (leaves(pay) || !found_when_paid(g, plan, filled, id, pay)))
        return false;
  }
  return true;
}

/* Whether an ability's source, which pays too, is still a legal target. */
static bool source_stays(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  const int gone = RB_KILL_ME | RB_RECYCLE_ME | RB_BANISH_ME | RB_DISCARD_ME;
  if (play->def || rb_play_pays_equip(g, play)) return true;
  int me = rb_ability(g, play->ability)->cost.me;
  if (me & gone) return target_stays(g, plan, play->item.source, RB_PAY_KILL);
  if (me & RB_EXHAUST_ME && !target_stays(g, plan, play->item.source, RB_PAY_EXHAUST)) return false;
  return !(me & RB_SPEND_MY_BUFF) || target_stays(g, plan, play->item.source, RB_PAY_SPEND_BUFF);
}

static bool all_targets_stay(ArbGame *g, const ArbPlan *plan)
{
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *paid = &plan->slots[i];
    for (int j = 0; paid->kind == SLOT_COST && j < paid->count; j++)
      if (!target_stays(g, plan, paid->picks[j].object,
                        rb_price_object_cost(g, plan, paid->index)->pay))
        return false;
  }
  return source_stays(g, plan);
}

/* The additional costs that are paid, a bit each.  Whether to pay one is not decided for the sake
** of a target (357.3). */
static uint32_t extras_taken(const ArbPlan *plan)
{
  const Play *play = plan->data;
  uint32_t taken = 0;
  for (int i = 0; i < play->extra_count; i++)
    taken |= (uint32_t)rb_choices_takes_extra(plan, i) << i;
  return taken;
}

/* Whether the play, with these additional costs, can keep all its targets legal.  The search runs
** once, from the first choice after them on.  There is one: a target that is given up. */
static bool can_spare(ArbGame *g, const ArbPlan *plan)
{
  Play *play = plan->data, *anew = arena_raw(g, sizeof *anew);
  uint32_t taken = extras_taken(plan);
  if (play->sparing && play->sparing_with == taken) return play->sparing > 0;
  *anew = *play;
  anew->sparing = 1, anew->sparing_with = taken;
  ArbPlan *search = arena_raw(g, sizeof *search);
  *search = *plan;
  search->data = anew;
  search->cut = NULL;
  search->filled = 0;
  while (plan->slots[search->filled].kind == SLOT_PRICE ||
         plan->slots[search->filled].kind == SLOT_EXTRAS)
    search->filled++;
  play->sparing = arb_plan_completable(g, search) ? 1 : -1;
  play->sparing_with = taken;
  return play->sparing > 0;
}

bool rb_legality_spares_targets(ArbGame *g, const ArbPlan *plan)
{
  return all_targets_stay(g, plan) || !can_spare(g, plan);
}

/* ---- Units of three players (358.2, 457.3) ------------------------------ */

/* Where a unit is after the moves of the slots before `until`, made in their order. */
static ArbId place_after(ArbGame *g, const ArbPlan *plan, int until, int card1)
{
  ArbId place = rb_body(g, card1)->place, id = id_of(g, card1);
  for (int i = 0; i < until; i++) {
    const ArbPlanSlot *to = &plan->slots[i];
    if (to->kind != SLOT_TARGET || !to->count || to->picks[0].verb != RB_V_PLACE) continue;
    const ArbPlanSlot *moved = plan_find(plan, SLOT_TARGET, text_slot(g, plan, to)->of, to->round);
    for (int j = 0; moved && j < moved->count; j++)
      if (id_equal(moved->picks[j].object, id)) place = to->picks[0].place;
  }
  return place;
}

static bool two_sides_at(ArbGame *g, const ArbPlan *plan, int until, ArbId place)
{
  int seats = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0)))
    if (rb_def_of(g, card1)->type == RB_UNIT && id_equal(place_after(g, plan, until, card1), place))
      seats |= 1 << card_at(g, card1)->controller;
  for (int n = 0; n < 2; n++) seats &= seats - 1;
  return seats == 0;
}

bool rb_legality_of_moves(ArbGame *g, const ArbPlan *plan)
{
  if (g->s->seats == 2) return true;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *to = &plan->slots[i];
    if (to->kind != SLOT_TARGET || !to->count || to->picks[0].verb != RB_V_PLACE) continue;
    if (text_slot(g, plan, to)->kind != RB_SLOT_DESTINATION) continue;
    if (!rb_is_base(to->picks[0].place) && !two_sides_at(g, plan, i + 1, to->picks[0].place))
      return false;
  }
  return true;
}
