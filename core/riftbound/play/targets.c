/* SPDX-License-Identifier: MIT */
/*
** targets.c -- the options of targets and destinations (355.4-355.11), alone and as a group, and
** whether they are still legal later (359.3.e).
*/
#include <string.h>

#include "riftbound/play/process.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

/* ---- One target --------------------------------------------------------- */

/* "Can't be chosen by enemy spells and abilities." */
bool rb_is_warded(ArbGame *g, ArbSeat by, ArbId id)
{
  if (!rb_body_of(g, id)) return false;
  ArbSeat whose = card_at(g, id_index1(id))->controller;
  if (by == ARB_NO_SEAT || whose == ARB_NO_SEAT) return false;
  return !rb_friends(g, by, whose) &&
         rb_forbidden(g, id_index1(id), RB_CANNOT_BE_CHOSEN, ARB_NOTHING);
}

/* 811.1.d.2, 359.3.e.4: a hidden card chooses only at the place where it was. */
static bool out_of_reach(ArbGame *g, const RbItem *item, const RbSlot *slot, ArbSeat by, ArbId id)
{
  if (rb_is_warded(g, by, id)) return true;
  return item->flags & RB_FROM_HIDDEN && rb_body_of(g, id) &&
         !id_equal(rb_place_of(g, id), item->place) && !rb_never_here(g, slot->selector1);
}

bool rb_target_legal(ArbGame *g, const RbItem *item, const RbSlot *slot, const ArbContext *context,
                     ArbId id)
{
  return arb_selector_finds(g, slot->selector1, context, id) && /* 359.3.e.2, .4 */
         !out_of_reach(g, item, slot, context->you, id);
}

/* "Detach an Equipment from it": whether the object is attached to the choice of an earlier
** slot. */
static bool is_on_chosen(const ArbGame *g, const ArbPlan *plan, int slot, int round, ArbId id)
{
  const ArbPlanSlot *chosen = plan_find(plan, SLOT_TARGET, slot, round);
  const RbBody *body = rb_body_of(g, id);
  for (int i = 0; chosen && body && i < chosen->count; i++)
    if (id_equal(body->top, chosen->picks[i].object)) return true;
  return false;
}

/* A search for the options of a slot. */
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
  if (slot->different && arb_plan_has(offer->plan, SLOT_TARGET, offer->round, id)) return true;
  if (slot->on_slot && !is_on_chosen(g, offer->plan, slot->on_slot, offer->round, id)) return true;
  if (id_equal(id, play->item.card) || id_equal(id, play->context.item)) return true; /* 355.9.c */
  arb_plan_offer(g, (ArbOption){.verb = RB_V_TARGET, .object = id}, offer->out, offer->count,
                 offer->room);
  if (!offer->plan->cut || *offer->count < slot->min) return true;
  *offer->plan->cut = true;
  return false;
}

void rb_targets_list(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round,
                     ArbOption **out, int *count, int *room)
{
  const Play *play = plan->data;
  ArbContext context = play->context;
  Offer offer = {plan, slot, round, out, count, room};
  targets_so_far(g, plan, round, &context);
  arb_selector_each(g, slot->selector1, &context, offer_target, &offer);
}

static bool all_may_go_to(ArbGame *g, const ArbPlanSlot *moved, ArbId place)
{
  for (int i = 0; i < moved->count; i++)
    if (!rb_may_be_moved_to(g, id_index1(moved->picks[i].object), place)) return false;
  ArbId *units = arena_raw(g, (size_t)(moved->count + 1) * sizeof *units);
  for (int i = 0; i < moved->count; i++) units[i] = moved->picks[i].object;
  return rb_has_room(g, units, moved->count, ARB_NO_SEAT, place);
}

/* "To a location where there is ...": whether such an object, other than those that move, is
** there. */
static bool has_beside(ArbGame *g, const RbSlot *slot, const ArbContext *context,
                       const ArbId *moved, int count, ArbId place)
{
  if (!slot->beside1) return true;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    bool moves = false;
    for (int i = 0; i < count; i++) moves |= id_equal(moved[i], id_of(g, card1));
    if (!moves && id_equal(rb_body(g, card1)->place, place) &&
        arb_selector_matches(g, slot->beside1, context, id_of(g, card1)))
      return true;
  }
  return false;
}

/* The conditions of the text for a destination, beside those of every move (355.4.a, 442.2). */
static bool meets_what_is_asked(ArbGame *g, const RbSlot *slot, const ArbContext *context,
                                const ArbId *moved, int count, ArbId place)
{
  return (!slot->selector1 || arb_selector_matches(g, slot->selector1, context, place)) &&
         has_beside(g, slot, context, moved, count, place);
}

/* 355.4: lists places other than its own where the unit, or all units, may be. */
void rb_targets_list_destinations(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round,
                                  ArbOption **out, int *count, int *room)
{
  const Play *play = plan->data;
  const ArbPlanSlot *moved = plan_find(plan, SLOT_TARGET, slot->of, round);
  if (!moved || moved->count == 0) return;
  ArbContext context = play->context;
  if (slot->beside1 || slot->selector1) targets_so_far(g, plan, round, &context);
  ArbId *ids = arena_raw(g, (size_t)moved->count * sizeof *ids);
  for (int i = 0; i < moved->count; i++) ids[i] = moved->picks[i].object;
  ArbId base = rb_base(card_at(g, id_index1(ids[0]))->controller);
  if (all_may_go_to(g, moved, base) &&
      meets_what_is_asked(g, slot, &context, ids, moved->count, base))
    arb_plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = base}, out, count, room);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    ArbId place = id_of(g, card1);
    if (all_may_go_to(g, moved, place) &&
        meets_what_is_asked(g, slot, &context, ids, moved->count, place))
      arb_plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = place}, out, count, room);
  }
}

/* ---- What was chosen, as it resolves (359.3.e) -------------------------- */

bool rb_targets_are_tied(const ArbGame *g, const ArbPlan *plan, const ArbPlanSlot *slot)
{
  const RbAbility *text = rb_choices_text(g, plan, slot->round);
  const RbSlot *target = &rb_cards(g->cards)->slots[text->first_slot + slot->index - 1];
  return target->kind != RB_SLOT_DESTINATION && target->same & ARB_OTHER_PLACES;
}

/* 359.3.e.2: checks the text's conditions for a destination again.  Whether the unit may be there
** is checked when it moves (442.2). */
static bool destination_legal(ArbGame *g, const ArbPick *pick, const RbSlot *slot,
                              const ArbContext *context)
{
  int used = g->s->pools[RB_POOL_PICK].used;
  ArbId *moved = arena_raw(g, (size_t)(used + 1) * sizeof *moved);
  int count = arb_picks_list(g, RB_POOL_PICK, pick->item1, slot->of, pick->round, moved, used);
  return state_resolve(g->s, pick->id) || rb_is_base(pick->id)
             ? meets_what_is_asked(g, slot, context, moved, count, pick->id)
             : false;
}

bool rb_pick_legal(ArbGame *g, const ArbPick *pick, const RbSlot *slot, const ArbContext *context)
{
  if (slot->kind == RB_SLOT_DESTINATION) return destination_legal(g, pick, slot, context);
  if (!id_is_nothing(pick->place) && !id_equal(rb_place_of(g, pick->id), pick->place)) return false;
  return rb_target_legal(g, rb_item(g, pick->item1), slot, context, pick->id);
}

/* ---- Groups (355.11) ---------------------------------------------------- */

/* Whether two objects may be in one group. */
static bool agree(const ArbGame *g, const RbSlot *slot, ArbId one, ArbId other)
{
  if (slot->same & ARB_SAME_CONTROLLER && rb_controller_of(g, one) != rb_controller_of(g, other))
    return false;
  bool together = id_equal(rb_place_of(g, one), rb_place_of(g, other));
  if (slot->same & ARB_SAME_PLACE && !together) return false;
  return !(slot->same & ARB_OTHER_PLACES && together);
}

/* The share of an object in its group's total; ARB_NULL: it has no such number. */
static int32_t share_of(ArbGame *g, const RbSlot *slot, const ArbContext *context, ArbId id)
{
  return slot->total1 ? rb_attribute(g, context, id, slot->total1 - 1) : 0;
}

/* 355.11: whether a group as a whole is legal.  Each part of a legal group is legal. */
static bool group_fits(ArbGame *g, const RbSlot *slot, const ArbContext *context,
                       const ArbId *group, int count)
{
  int32_t sum = 0;
  if (!slot->same && !slot->total1) return true;
  for (int i = 0; i < count; i++) {
    if (!rb_is_there(g, group[i])) return false;
    for (int j = 0; slot->same && j < i; j++)
      if (!agree(g, slot, group[i], group[j])) return false;
    int32_t share = share_of(g, slot, context, group[i]);
    if (share == ARB_NULL) return false;
    sum += share;
  }
  int32_t most = slot->total1 ? arb_number_value(g, slot->most, context) : 0;
  return !slot->total1 || (most != ARB_NULL && sum <= most);
}

/* A chosen group, the smallest shares first. */
typedef struct Group {
  const RbSlot *slot;
  const ArbContext *context;
  ArbId *ids;
  int count;
  int largest; /* the most objects that can be kept */
} Group;

static void sort_by_share(ArbGame *g, Group *group)
{
  for (int i = 1; i < group->count; i++)
    for (int j = i; j > 0; j--) {
      ArbId *pair = &group->ids[j - 1], swapped = pair[0];
      if (share_of(g, group->slot, group->context, pair[0]) <=
          share_of(g, group->slot, group->context, pair[1]))
        break;
      pair[0] = pair[1], pair[1] = swapped;
    }
}

/* How many objects can be kept together with the first `count` of `kept`, which has room for all.
** Agreement divides objects into classes, so taking the smallest shares finds the most. */
static int most_beside(ArbGame *g, const Group *group, ArbId *kept, int count)
{
  if (!group_fits(g, group->slot, group->context, kept, count)) return 0;
  for (int i = 0; i < group->count; i++) {
    bool taken = false;
    for (int j = 0; j < count; j++) taken |= id_equal(kept[j], group->ids[i]);
    kept[count] = group->ids[i];
    if (!taken && group_fits(g, group->slot, group->context, kept, count + 1)) count++;
  }
  return count;
}

static int most_with(ArbGame *g, const Group *group, const ArbOption *picks, int count)
{
  ArbId *kept = arena_raw(g, (size_t)(group->count + 1) * sizeof *kept);
  for (int i = 0; i < count; i++) kept[i] = picks[i].object;
  return most_beside(g, group, kept, count);
}

static void list_group(ArbGame *g, const void *data)
{
  const Group *group = data;
  for (int i = 0; i < group->count; i++) {
    ArbOption option = {.verb = RB_V_TARGET, .object = group->ids[i]};
    if (most_with(g, group, &option, 1) == group->largest) ask_option(g, option);
  }
}

static bool part_fits(ArbGame *g, const void *data, const ArbOption *picks, int count,
                      ArbExtent extent)
{
  const Group *group = data;
  return count == 0 ? extent == ARB_PART
                    : most_with(g, group, picks, count) == group->largest &&
                          (extent == ARB_PART || count == group->largest);
}

/* 355.11.b: a group that is no longer legal is cut down by the item's controller, to as many
** objects as possible (055). */
int rb_cut_down(ArbGame *g, ArbSeat by, const RbSlot *slot, const ArbContext *context, ArbId *ids,
                int count)
{
  if (group_fits(g, slot, context, ids, count)) return count;
  Group *group = arena_take(g, sizeof *group);
  *group = (Group){slot, context, ids, count, 0};
  sort_by_share(g, group);
  for (int i = 0; i < count; i++) {
    int most = most_with(g, group, &(ArbOption){.object = ids[i]}, 1);
    if (most > group->largest) group->largest = most;
  }
  if (group->largest == 0) return 0;
  ArbPicked left = arb_ask_pick(g, &(ArbAsk){.player = by,
                                             .shape = ARB_PICK,
                                             .rule = "355.11.b",
                                             .text = "Which of them does it still affect?",
                                             .source = context->me,
                                             .min = group->largest,
                                             .max = group->largest,
                                             .list = list_group,
                                             .data = group,
                                             .fits = part_fits});
  for (int i = 0; i < left.count; i++) ids[i] = left.options[i].object;
  return left.count;
}

bool rb_targets_fit(ArbGame *g, const ArbPlan *plan) /* 355.11.a */
{
  const Play *play = plan->data;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *filled = &plan->slots[i];
    if (filled->kind != SLOT_TARGET || filled->count == 0) continue;
    const RbAbility *text = rb_choices_text(g, plan, filled->round);
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
