/* SPDX-License-Identifier: MIT */
/*
** targets.c -- what may be chosen as a target or destination (355.4-355.11), alone
** and as a group, and what is still legal later (359.3.e).
*/
#include <string.h>

#include "play.h"

/* ---- One target --------------------------------------------------------- */

/* "Can't be chosen by enemy spells and abilities." */
static bool is_warded(ArbGame *g, ArbSeat by, ArbId id)
{
  if (!rb_body_of(g, id)) return false;
  ArbSeat whose = card_at(g, id_index1(id))->controller;
  if (by == ARB_NO_SEAT || whose == ARB_NO_SEAT) return false;
  return !rb_friends(g, by, whose) &&
         rb_forbidden(g, id_index1(id), RB_CANNOT_BE_CHOSEN, ARB_NOTHING);
}

/* 811.1.d.2, 359.3.e.4: what was hidden chooses where it was. */
static bool out_of_reach(ArbGame *g, const RbItem *item, const RbSlot *slot, ArbSeat by, ArbId id)
{
  if (is_warded(g, by, id)) return true;
  return item->flags & RB_FROM_HIDDEN && rb_body_of(g, id) &&
         !id_equal(rb_place_of(g, id), item->place) && !rb_never_here(g, slot->selector1);
}

bool rb_target_legal(ArbGame *g, const RbItem *item, const RbSlot *slot, const ArbContext *context,
                     ArbId id)
{
  if (slot->kind == RB_SLOT_DESTINATION) return true;       /* looked at when it moves (442.2) */
  return selector_finds(g, slot->selector1, context, id) && /* 359.3.e.2, .4 */
         !out_of_reach(g, item, slot, context->you, id);
}

/* "Detach an Equipment from it": attached to what an earlier slot chose. */
static bool is_on_chosen(const ArbGame *g, const ArbPlan *plan, int slot, int round, ArbId id)
{
  const ArbPlanSlot *chosen = plan_find(plan, SLOT_TARGET, slot, round);
  const RbBody *body = rb_body_of(g, id);
  for (int i = 0; chosen && body && i < chosen->count; i++)
    if (id_equal(body->top, chosen->picks[i].object)) return true;
  return false;
}

/* Offers to a slot what its selector finds. */
typedef struct Offer {
  const ArbPlan *plan;
  const RbSlot *slot;
  int round;
  ArbOption **out;
  int *count, *room;
} Offer;

static bool offer_target(ArbGame *g, ArbId id, void *data)
{
  const Offer *offer = data;
  const RbSlot *slot = offer->slot;
  const Play *play = offer->plan->data;
  if (out_of_reach(g, &play->item, slot, play->seat, id)) return true;
  if (slot->different && plan_has(offer->plan, SLOT_TARGET, offer->round, id)) return true;
  if (slot->on_slot && !is_on_chosen(g, offer->plan, slot->on_slot, offer->round, id)) return true;
  if (id_equal(id, play->item.card) || id_equal(id, play->context.item)) return true; /* 355.9.c */
  plan_offer(g, (ArbOption){.verb = RB_V_TARGET, .object = id}, offer->out, offer->count,
             offer->room);
  if (!offer->plan->cut || *offer->count < slot->min) return true;
  *offer->plan->cut = true;
  return false;
}

void targets_list(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round, ArbOption **out,
                  int *count, int *room)
{
  const Play *play = plan->data;
  ArbContext context = play->context;
  Offer offer = {plan, slot, round, out, count, room};
  targets_so_far(g, plan, round, &context);
  selector_each(g, slot->selector1, &context, offer_target, &offer);
}

static bool all_may_go_to(ArbGame *g, const ArbPlanSlot *moved, ArbId place)
{
  for (int i = 0; i < moved->count; i++)
    if (!rb_may_be_moved_to(g, id_index1(moved->picks[i].object), place)) return false;
  return true;
}

/* "To a location where there is ...": other than what moves. */
static bool has_beside(ArbGame *g, const RbSlot *slot, const ArbContext *context,
                       const ArbPlanSlot *moved, ArbId place)
{
  if (!slot->beside1) return true;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    bool moves = false;
    for (int i = 0; i < moved->count; i++)
      moves |= id_equal(moved->picks[i].object, id_of(g, card1));
    if (!moves && id_equal(rb_body(g, card1)->place, place) &&
        selector_matches(g, slot->beside1, context, id_of(g, card1)))
      return true;
  }
  return false;
}

/* 355.4: anywhere else that the unit is, or all of them are, allowed to be. */
void targets_list_destinations(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round,
                               ArbOption **out, int *count, int *room)
{
  const Play *play = plan->data;
  const ArbPlanSlot *moved = plan_find(plan, SLOT_TARGET, slot->of, round);
  if (!moved || moved->count == 0) return;
  ArbContext context = play->context;
  if (slot->beside1 || slot->selector1) targets_so_far(g, plan, round, &context);
  int unit1 = id_index1(moved->picks[0].object);
  ArbId base = rb_base(card_at(g, unit1)->controller);
  if (all_may_go_to(g, moved, base) &&
      (!slot->selector1 || selector_matches(g, slot->selector1, &context, base)) &&
      has_beside(g, slot, &context, moved, base))
    plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = base}, out, count, room);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    ArbId place = id_of(g, card1);
    if (all_may_go_to(g, moved, place) &&
        (!slot->selector1 || selector_matches(g, slot->selector1, &context, place)) &&
        has_beside(g, slot, &context, moved, place))
      plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = place}, out, count, room);
  }
}

/* ---- Groups (355.11) ---------------------------------------------------- */

/* 355.11: what the group as a whole must fulfil.  A part of a group that does so does. */
static bool group_fits(ArbGame *g, const RbSlot *slot, const ArbContext *context,
                       const ArbId *group, int count)
{
  int32_t sum = 0;
  if (!slot->same && !slot->total1) return true;
  for (int i = 0; i < count; i++) {
    if (!rb_is_there(g, group[i])) return false;
    if (slot->same & ARB_SAME_CONTROLLER &&
        rb_controller_of(g, group[i]) != rb_controller_of(g, group[0]))
      return false;
    if (slot->same & ARB_SAME_PLACE &&
        !id_equal(rb_place_of(g, group[i]), rb_place_of(g, group[0])))
      return false;
    for (int j = 0; slot->same & ARB_OTHER_PLACES && j < i; j++)
      if (id_equal(rb_place_of(g, group[i]), rb_place_of(g, group[j]))) return false;
    if (!slot->total1) continue;
    int32_t value = rb_attribute(g, context, group[i], slot->total1 - 1);
    if (value == ARB_NULL) return false;
    sum += value;
  }
  int32_t most = slot->total1 ? number_value(g, slot->most, context) : 0;
  return !slot->total1 || (most != ARB_NULL && sum <= most);
}

typedef struct Group {
  const RbSlot *slot;
  const ArbContext *context;
  const ArbId *ids;
  int count;
} Group;

static void list_group(ArbGame *g, const void *data)
{
  const Group *group = data;
  for (int i = 0; i < group->count; i++)
    if (group_fits(g, group->slot, group->context, &group->ids[i], 1))
      ask_option(g, (ArbOption){.verb = RB_V_TARGET, .object = group->ids[i]});
}

static bool part_fits(ArbGame *g, const void *data, const ArbOption *picks, int count, bool whole)
{
  const Group *group = data;
  ArbId *part = arena_raw(g, (size_t)(count + 1) * sizeof *part);
  (void)whole;
  for (int i = 0; i < count; i++) part[i] = picks[i].object;
  return group_fits(g, group->slot, group->context, part, count);
}

/* 355.11.b: a group that no longer fulfils it is cut down by the item's controller. */
int rb_cut_down(ArbGame *g, ArbSeat by, const RbSlot *slot, const ArbContext *context, ArbId *ids,
                int count)
{
  if (group_fits(g, slot, context, ids, count)) return count;
  Group *group = arena_take(g, sizeof *group);
  *group = (Group){slot, context, ids, count};
  ArbPicked left = ask_pick(g, &(ArbAsk){.player = by,
                                         .shape = ARB_PICK,
                                         .rule = "355.11.b",
                                         .text = "Which of them does it still affect?",
                                         .source = context->me,
                                         .max = count,
                                         .list = list_group,
                                         .data = group,
                                         .fits = part_fits});
  for (int i = 0; i < left.count; i++) ids[i] = left.options[i].object;
  return left.count;
}

bool targets_fit(ArbGame *g, const ArbPlan *plan) /* 355.11.a */
{
  const Play *play = plan->data;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *filled = &plan->slots[i];
    if (filled->kind != SLOT_TARGET || filled->count == 0) continue;
    const RbAbility *text = choices_text(g, plan, filled->round);
    const RbSlot *slot = &rb_cards(g->cards)->slots[text->first_slot + filled->index - 1];
    if (!slot->same && !slot->total1) continue;
    ArbId *group = arena_raw(g, (size_t)filled->count * sizeof *group);
    ArbContext context = play->context;
    targets_so_far(g, plan, filled->round, &context);
    for (int j = 0; j < filled->count; j++) group[j] = filled->picks[j].object;
    if (!group_fits(g, slot, &context, group, filled->count)) return false;
  }
  return true;
}
