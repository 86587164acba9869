/* SPDX-License-Identifier: MIT */
/*
** play.c -- the process of play (349-359) for cards, tokens and abilities
** (398-406), hiding and the standard move: what a player with priority may do.
**
**   1 put it onto the chain (354)   2 choices (355)   3 total cost (356)
**   4 pay (357)                     5 legality (358)  6 finalized (359)
**
** Whether something can be played is answered by the search of kernel/plan.h
** over these slots: optional additional costs, mode, place, targets, objects
** that are given up to pay.  Payment is not a slot: it never fails when the
** last check said that it can be paid.
*/
#include <stdio.h>
#include <string.h>

#include "kernel/explain.h"
#include "kernel/plan.h"
#include "rb.h"

enum { SLOT_EXTRAS, SLOT_MODE, SLOT_PLACE, SLOT_TARGET, SLOT_COST, SLOT_LESS };

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
} Play;

/* ---- Abilities of an object --------------------------------------------- */

int rb_spell_text(const RbCardDef *def, const RbAbility *abilities)
{
  for (int i = 0; i < def->ability_count; i++)
    if (abilities[def->first_ability + i].kind == RB_SPELL_TEXT) return def->first_ability + i;
  return -1;
}

const RbAbility *rb_item_text(const ArbGame *g, int item1, int execution)
{
  const RbItem *item = rb_item(g, item1);
  if (item->ability == UINT16_MAX) return NULL;
  const RbAbility *text = rb_ability(g, item->ability);
  for (int i = 1; text->mode_count && i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const RbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 == item1 && pick->slot == RB_PICK_MODE && pick->execution == execution)
      return rb_ability(g, text->first_mode + pick->id.slot - 1);
  }
  return text;
}

static int text_activated(const ArbGame *g, const RbText *text, int *out, int max,
                          bool exhaust_only)
{
  const RbCardDef *def = rb_def(g, text->def);
  int count = 0;
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, def->first_ability + i);
    if (ability->kind != RB_ACTIVATED || ability->flags & RB_NAMED || !rb_of_text(ability, text))
      continue;
    if (exhaust_only && !(ability->cost.me & RB_EXHAUST_ME)) continue;
    if (count < max) out[count++] = def->first_ability + i;
  }
  return count;
}

/* All that is not Inactive (721.2), each ability once, with what is appended. */
static int own_activated(const ArbGame *g, int card1, int *out, int max, bool exhaust_only)
{
  const RbBody *body = rb_body(g, card1);
  RbText own = {.def = rb_card(g, card1)->def};
  if (!body || (!rb_is_top(body) && !rb_is_attached(body)))
    return text_activated(g, &own, out, max, exhaust_only);
  int count = 0;
  for (RB_EACH_TEXT(g, text, card1)) {
    int more[8], n = text_activated(g, &text, more, 8, exhaust_only);
    for (int i = 0; i < n && count < max; i++) {
      bool known = false;
      for (int k = 0; k < count; k++) known |= out[k] == more[i];
      if (!known) out[count++] = more[i];
    }
  }
  return count;
}

typedef struct Borrow {
  ArbId who;
  int *out;
  int count, max;
} Borrow;

/* "I have their abilities that cost exhausting": each once, live (A8). */
static bool borrow(ArbGame *g, const RbStatic *stat, const ArbContext *context, uint32_t timestamp,
                   void *data)
{
  Borrow *b = data;
  ArbId from[64];
  (void)timestamp;
  if (!stat->borrows1 || !rb_affects(g, stat, context, b->who)) return true;
  int count = selector_list(g, stat->borrows1, context, from, 64);
  for (int i = 0; i < count && i < 64; i++) {
    int abilities[8], n = own_activated(g, id_index1(from[i]), abilities, 8, true);
    for (int j = 0; j < n && b->count < b->max; j++) {
      bool known = false;
      for (int k = 0; k < b->count; k++) known |= b->out[k] == abilities[j];
      if (!known) b->out[b->count++] = abilities[j];
    }
  }
  return true;
}

/* "Units here have ...": once, however many say so. */
static bool grant(ArbGame *g, const RbStatic *stat, const ArbContext *context, uint32_t timestamp,
                  void *data)
{
  Borrow *b = data;
  (void)timestamp;
  if (!rb_affects(g, stat, context, b->who) || b->count == b->max) return true;
  for (int k = 0; k < b->count; k++)
    if (b->out[k] == stat->grants1 - 1) return true;
  b->out[b->count++] = stat->grants1 - 1;
  return true;
}

int rb_object_abilities(ArbGame *g, int card1, int *abilities, int max)
{
  const RbCardDef *def = rb_def_of(g, card1);
  int count = own_activated(g, card1, abilities, max, false);
  if (rb_granted(g)) {
    Borrow b = {rb_id(g, card1), abilities, count, max};
    rb_each_static(g, RB_ABOUT_GRANTS, grant, &b);
    count = b.count;
  }
  for (int i = 0; i < def->ability_count; i++) {
    if (!rb_ability(g, def->first_ability + i)->stat.borrows1) continue;
    Borrow b = {rb_id(g, card1), abilities, count, max};
    rb_each_static(g, RB_ABOUT_BORROWING, borrow, &b);
    return b.count;
  }
  return count;
}

/* Whose text an ability of an object is: of an attached card that appends it, or
** nothing for its own.  One that was not used this turn, if there is one. */
static ArbId text_source(const ArbGame *g, int card1, int ability, bool *used)
{
  ArbId found = ARB_NOTHING;
  bool any = false;
  *used = false;
  for (RB_EACH_TEXT(g, text, card1)) {
    const RbCardDef *def = rb_def(g, text.def);
    if (ability < def->first_ability || ability >= def->first_ability + def->ability_count ||
        !rb_of_text(rb_ability(g, ability), &text))
      continue;
    any = true;
    found = text.from;
    *used = rb_used(g, rb_id(g, card1), ability, text.from);
    if (!*used) return found;
  }
  if (!any) *used = rb_used(g, rb_id(g, card1), ability, ARB_NOTHING); /* a borrowed one */
  return found;
}

static bool used_up(const ArbGame *g, int card1, int ability)
{
  bool used;
  text_source(g, card1, ability, &used);
  return used;
}

/* The card that defines an ability. */
uint16_t rb_defining_card(const ArbGame *g, int ability)
{
  for (int def = 1; def <= g->cards->card_count; def++) {
    const RbCardDef *d = rb_def(g, (uint16_t)def);
    if (ability >= d->first_ability && ability < d->first_ability + d->ability_count)
      return (uint16_t)def;
  }
  return 0;
}

/* ---- Targets (355.6-355.13) --------------------------------------------- */

/* "Can't be chosen by enemy spells and abilities." */
static bool is_warded(ArbGame *g, ArbSeat by, ArbId id)
{
  ArbSeat whose = rb_card(g, id_index1(id))->controller;
  if (!rb_body_of(g, id) || by == ARB_NO_SEAT || whose == ARB_NO_SEAT) return false;
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
  if (slot->kind == RB_SLOT_DESTINATION) return true; /* looked at when it moves (442.2) */
  if (!state_resolve(g->s, id)) return false;         /* 359.3.e.2, .4 */
  if (out_of_reach(g, item, slot, context->you, id)) return false;
  int zone = rb_zone_of(g, id_index1(id));
  uint32_t zones = 0;
  for (int s = slot->selector1; s; s = g->cards->selectors[s - 1].or_else1)
    zones |= g->cards->selectors[s - 1].zones;
  return zones >> zone & 1 && selector_matches(g, slot->selector1, context, id);
}

static const ArbPlanSlot *find_slot(const ArbPlan *plan, int kind, int index, int round)
{
  for (int i = 0; i < plan->filled; i++)
    if (plan->slots[i].kind == kind && plan->slots[i].index == index &&
        plan->slots[i].round == round)
      return &plan->slots[i];
  return NULL;
}

enum { ANY_ROUND = -1 };

static bool chosen_before(const ArbPlan *plan, ArbId id, int round)
{
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0;
         plan->slots[i].kind == SLOT_TARGET &&
         (round == ANY_ROUND || plan->slots[i].round == round) && j < plan->slots[i].count;
         j++)
      if (id_equal(plan->slots[i].picks[j].object, id)) return true;
  return false;
}

/* "Detach an Equipment from it": attached to what an earlier slot chose. */
static bool is_on_chosen(const ArbGame *g, const ArbPlan *plan, int slot, int round, ArbId id)
{
  const ArbPlanSlot *chosen = find_slot(plan, SLOT_TARGET, slot, round);
  const RbBody *body = rb_body_of(g, id);
  for (int i = 0; chosen && body && i < chosen->count; i++)
    if (id_equal(body->top, chosen->picks[i].object)) return true;
  return false;
}

/* What the slots of this execution have so far, one each, for restrictions that
** speak of earlier choices (number.target). */
static void chosen_so_far(const ArbPlan *plan, int round, ArbId targets[RB_SLOTS_MAX],
                          ArbContext *context)
{
  memset(targets, 0, RB_SLOTS_MAX * sizeof *targets);
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    if (slot->kind != SLOT_TARGET || slot->round != round || slot->count == 0) continue;
    bool place = slot->picks[0].verb == RB_V_PLACE;
    targets[slot->index - 1] = place ? slot->picks[0].place : slot->picks[0].object;
  }
  context->targets = targets;
  context->target_count = RB_SLOTS_MAX;
}

static void list_targets(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round,
                         ArbOption **out, int *count, int *room)
{
  const Play *play = plan->data;
  ArbId targets[RB_SLOTS_MAX];
  ArbContext context = play->context;
  chosen_so_far(plan, round, targets, &context);
  int max = g->s->pools[ARB_POOL_CARD].used;
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  int n = selector_list(g, slot->selector1, &context, found, max);
  for (int i = 0; i < n; i++)
    if (!out_of_reach(g, &play->item, slot, play->seat,
                      found[i]) && /* the selector has been looked at */
        !(slot->different && chosen_before(plan, found[i], round)) &&
        !(slot->on_slot && !is_on_chosen(g, plan, slot->on_slot, round, found[i])) &&
        !id_equal(found[i], play->item.card)) /* 355.9.c */
      plan_offer(g, (ArbOption){.verb = RB_V_TARGET, .object = found[i]}, out, count, room);
}

static bool all_may_go_to(ArbGame *g, const ArbPlanSlot *moved, ArbId place)
{
  for (int i = 0; i < moved->count; i++)
    if (!rb_may_be_moved_to(g, id_index1(moved->picks[i].object), place)) return false;
  return true;
}

/* 355.4: anywhere else that the unit is, or all of them are, allowed to be. */
static void list_destinations(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round,
                              ArbOption **out, int *count, int *room)
{
  const Play *play = plan->data;
  const ArbPlanSlot *moved = find_slot(plan, SLOT_TARGET, slot->of, round);
  if (!moved || moved->count == 0) return;
  int unit1 = id_index1(moved->picks[0].object);
  ArbId base = rb_base(rb_card(g, unit1)->controller);
  if (all_may_go_to(g, moved, base) &&
      (!slot->selector1 || selector_matches(g, slot->selector1, &play->context, base)))
    plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = base}, out, count, room);
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_BATTLEFIELDS, 0))) {
    ArbId place = rb_id(g, card1);
    if (all_may_go_to(g, moved, place) &&
        (!slot->selector1 || selector_matches(g, slot->selector1, &play->context, place)))
      plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = place}, out, count, room);
  }
}

/* 355.11: what the group as a whole must fulfil.  A part of a group that does so does. */
static bool group_fits(ArbGame *g, const RbSlot *slot, const ArbContext *context,
                       const ArbId *group, int count)
{
  int32_t sum = 0;
  if (!slot->same && !slot->total1) return true;
  for (int i = 0; i < count; i++) {
    const ArbCard *card = state_resolve(g->s, group[i]), *first = state_resolve(g->s, group[0]);
    if (!card || !first) return false;
    if (slot->same & RB_SAME_CONTROLLER && card->controller != first->controller) return false;
    if (slot->same & RB_SAME_PLACE && !id_equal(rb_place_of(g, group[i]), rb_place_of(g, group[0])))
      return false;
    for (int j = 0; slot->same & RB_OTHER_PLACES && j < i; j++)
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

static int timing_of_card(ArbGame *g, int card1);

/* ---- Where a permanent may be played (355.2, 148.1.a.1, 811.1.d.1) ------ */

/* 358.3: the timing that what it was begun with asks for. */
static int needed_timing(const Play *play)
{
  if (play->item.flags & RB_NEEDS_REACTION) return RB_ON_REACTION;
  return play->item.flags & RB_NEEDS_ACTION ? RB_ON_ACTION : RB_ANYTIME_NO;
}

static int own_timing(ArbGame *g, const Play *play)
{
  return needed_timing(play) ? timing_of_card(g, play->card1) : RB_ANYTIME_NO;
}

/* By default where the player has control, with the timing the card has itself; a
** permission for the place may bring another (355.2.b, 822.1.b). */
static bool may_be_played_to(ArbGame *g, const Play *play, int battlefield1)
{
  int needed = needed_timing(play), own = own_timing(g, play);
  if (rb_card(g, battlefield1)->controller == play->seat && own >= needed) return true;
  int granted = rb_place_timing(g, play->card1, play->seat, battlefield1);
  return granted >= 0 && (own >= needed || granted >= needed);
}

static void list_places(ArbGame *g, const Play *play, ArbOption **out, int *count, int *room)
{
  if (play->item.flags & (RB_FROM_HIDDEN | RB_PLACE_FIXED)) {
    plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = play->item.place}, out, count, room);
    return;
  }
  if (own_timing(g, play) >= needed_timing(play))
    plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = rb_base(play->seat)}, out, count, room);
  if (play->def->type != RB_UNIT) return;
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_BATTLEFIELDS, 0)))
    if (may_be_played_to(g, play, card1) &&
        rb_may_arrive(g, play->seat, rb_id(g, card1)) && /* 457.2 */
        !rb_forbidden(g, play->card1, RB_CANNOT_BE_PLAYED_HERE, rb_id(g, card1)))
      plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = rb_id(g, card1)}, out, count, room);
}

/* ---- The slots of a play ------------------------------------------------ */

static const RbAbility *text_of(const ArbGame *g, const ArbPlan *plan, int round)
{
  const Play *play = plan->data;
  if (play->ability < 0) return NULL;
  const RbAbility *text = rb_ability(g, play->ability);
  const ArbPlanSlot *mode = find_slot(plan, SLOT_MODE, 0, round);
  return mode && mode->count ? rb_ability(g, text->first_mode + mode->picks[0].aux - 1) : text;
}

static bool is_permanent(const Play *play)
{
  return play->def && (play->def->type == RB_UNIT || play->def->type == RB_GEAR);
}

enum { EXTRAS_MAX = 16 };

/* Costs that a static brings, and those of keywords that it gives to a card as it
** is played: there the Power is of that card's domain (135.2.e.6). */
static bool grant_extra(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                        uint32_t timestamp, void *data)
{
  Play *play = data;
  const RbCards *cards = rb_cards(g->cards);
  (void)context, (void)timestamp;
  if (stat->extra1 && play->extra_count < EXTRAS_MAX)
    play->extras[play->extra_count++] = &cards->extras[stat->extra1 - 1];
  for (int k = 0; k < RB_KEYWORD_COUNT && stat->keywords & cards->extra_keywords; k++) {
    if (!(stat->keywords & cards->extra_keywords & 1u << k)) continue;
    if (play->def->keywords >> k & 1) continue; /* redundant (805.4) */
    const RbCardDef *keyword = rb_def(g, cards->keyword_defs[k]);
    for (int i = 0; i < keyword->extra_count && play->extra_count < EXTRAS_MAX; i++) {
      RbExtra *extra = arena_take(g, sizeof *extra);
      *extra = cards->extras[keyword->first_extra + i];
      int domains = play->def->domains;
      for (int p = 0; p < RB_POWER_MAX; p++)
        if (extra->cost.power[p].domains == RB_OWN_DOMAIN)
          extra->cost.power[p].domains =
              domains && !(domains & (domains - 1)) ? (uint8_t)domains : RB_ANY_DOMAIN;
      play->extras[play->extra_count++] = extra;
    }
  }
  return true;
}

/* 356.2: the additional costs of a play, all of them. */
static void gather_extras(ArbGame *g, Play *play)
{
  if (play->item.flags & RB_IGNORE_ALL) return;
  int printed = play->def->extra_count;
  bool granted = rb_extras_granted(g);
  if (!printed && !granted) return;
  play->extras = arena_raw(g, EXTRAS_MAX * sizeof *play->extras);
  for (int i = 0; i < printed && i < EXTRAS_MAX; i++)
    play->extras[play->extra_count++] = &rb_cards(g->cards)->extras[play->def->first_extra + i];
  if (granted) rb_each_extra(g, play->card1, play->seat, grant_extra, play);
}

static bool takes_extra(const ArbPlan *plan, int i)
{
  const Play *play = plan->data;
  if (!play->extras[i]->optional) return true;
  const ArbPlanSlot *slot = find_slot(plan, SLOT_EXTRAS, 0, 0);
  for (int j = 0; slot && j < slot->count; j++)
    if (slot->picks[j].aux == i + 1) return true;
  return false;
}

/* One that may be paid, as things are. */
static bool offers_extra(ArbGame *g, const Play *play, int i)
{
  const RbExtra *extra = play->extras[i];
  return extra->optional && rb_condition(g, &extra->if_, &play->context);
}

static int optional_extras(ArbGame *g, const Play *play)
{
  int count = 0;
  for (int i = 0; i < play->extra_count; i++) count += offers_extra(g, play, i);
  return count;
}

/* 355.14.c, 715.3: no more targets than there is damage now, with its bonus. */
static int split_most(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round)
{
  const Play *play = plan->data;
  ArbId targets[RB_SLOTS_MAX];
  ArbContext context = play->context;
  chosen_so_far(plan, round, targets, &context);
  int32_t amount = number_value(g, slot->most, &context);
  if (amount == ARB_NULL || amount < 1) return 0;
  return slot->by_unit ? amount : amount + rb_bonus_damage(g, play->seat, 0);
}

/* 820.2: how often the instructions are executed, and so chosen for. */
static int executions(const ArbPlan *plan)
{
  const Play *play = plan->data;
  int count = 1;
  for (int i = 0; i < play->extra_count; i++)
    count += play->extras[i]->repeats && takes_extra(plan, i);
  return count;
}

/* 821.1.c.1, .4: the Equip ability of what slot 1 chose; NULL when it has none. */
static const RbAbility *equip_of_chosen(const ArbGame *g, const ArbPlan *plan)
{
  const ArbPlanSlot *chosen = find_slot(plan, SLOT_TARGET, 1, 0);
  if (!chosen || !chosen->count || !state_resolve(g->s, chosen->picks[0].object)) return NULL;
  const RbCardDef *def = rb_def_of(g, id_index1(chosen->picks[0].object));
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, def->first_ability + i);
    if (ability->flags & RB_IS_EQUIP) return ability; /* 725.3: though it may be Inactive */
  }
  return NULL;
}

/* The cost of an ability: its own, or that of Equip. */
static const RbCost *ability_cost(const ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  const RbAbility *text = rb_ability(g, play->ability);
  const RbAbility *equip = text->flags & RB_PAYS_EQUIP ? equip_of_chosen(g, plan) : NULL;
  return equip ? &equip->cost : &text->cost;
}

/* The n-th cost that is paid with objects: of the ability, or of the additional
** costs that are taken. */
static const RbObjectCost *object_cost(const ArbGame *g, const ArbPlan *plan, int n)
{
  const Play *play = plan->data;
  const RbCost *own = play->ability >= 0 ? ability_cost(g, plan) : NULL;
  for (int i = 0; own && i < 2; i++)
    if (own->objects[i].pay && n-- == 0) return &own->objects[i];
  for (int e = 0; e < play->extra_count; e++) {
    if (!takes_extra(plan, e)) continue;
    for (int i = 0; i < 2; i++)
      if (play->extras[e]->cost.objects[i].pay && n-- == 0)
        return &play->extras[e]->cost.objects[i];
  }
  return NULL;
}

/* The choices of one execution: its mode, then what its instructions speak of. */
static bool execution_slot(ArbGame *g, const ArbPlan *plan, int round, int *n, ArbPlanSlot *out)
{
  const Play *play = plan->data;
  if (play->ability >= 0 && rb_ability(g, play->ability)->mode_count && (*n)-- == 0) {
    out->kind = SLOT_MODE, out->round = (uint8_t)round;
    out->rule = "355.3", out->text = "Choose one";
    return true;
  }
  const RbAbility *text = text_of(g, plan, round);
  int targets = text ? text->slot_count : 0;
  if (*n >= targets) {
    *n -= targets;
    return false;
  }
  const RbSlot *slot = &rb_cards(g->cards)->slots[text->first_slot + *n];
  bool place = slot->kind == RB_SLOT_DESTINATION;
  bool active = rb_condition(g, &slot->if_, &play->context);
  const ArbPlanSlot *moved = place ? find_slot(plan, SLOT_TARGET, slot->of, round) : NULL;
  *out = (ArbPlanSlot){.kind = SLOT_TARGET,
                       .index = (uint8_t)(*n + 1),
                       .round = (uint8_t)round,
                       .more_never_helps = true,
                       .min = !active || (moved && moved->count == 0) ? 0 : slot->min,
                       .max = !active            ? 0
                              : slot->split      ? split_most(g, plan, slot, round)
                              : slot->max == 255 ? 1000
                                                 : slot->max,
                       .rule = place ? "355.4" : "355.5",
                       .text = place ? "Where to?" : "Choose a target"};
  return true;
}

/* ---- Discounts that rest on choices (356.4, discount.c) ------------------ */

static RbTotal total_cost(ArbGame *g, const ArbPlan *plan);
static void take_power(ArbGame *g, ArbSeat seat, RbTotal *total);

enum { LESS_NOTHING, LESS_ENERGY, LESS_POWER }; /* what a SLOT_LESS offers */
enum { OF_TOTAL = -1 };                         /* else the number of an additional cost */

static bool minds_choices(ArbGame *g, const Play *play)
{
  return play->def && !(play->def->supertypes & RB_TOKEN) &&
         rb_speaks_of(g, play->card1, RB_ABOUT_CHOICE);
}

/* What is less with the targets that are chosen so far. */
static RbLess less_for(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  int count = 0, room = 0;
  if (!minds_choices(g, play)) return (RbLess){0};
  for (int i = 0; i < plan->filled; i++) room += plan->slots[i].count;
  ArbId *ids = arena_raw(g, (size_t)(room + 1) * sizeof *ids);
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_TARGET && j < plan->slots[i].count; j++)
      if (plan->slots[i].picks[j].verb != RB_V_PLACE) ids[count++] = plan->slots[i].picks[j].object;
  return rb_less_for_choices(g, play->card1, play->seat, ids, count);
}

/* Which part of the cost the n-th "Energy or Power" is about; false: there is none.
** 356.4.c: parts come before the whole. */
static bool less_part(ArbGame *g, const ArbPlan *plan, int n, int *part)
{
  const Play *play = plan->data;
  RbLess less = less_for(g, plan);
  for (int i = 0; i < play->extra_count && less.extras; i++) {
    if (!play->extras[i]->optional || !takes_extra(plan, i)) continue;
    *part = i;
    if (n < less.extras) return true;
    n -= less.extras;
  }
  *part = OF_TOTAL;
  return n < less.either;
}

/* `n` counts from the first object that is given up. */
static bool less_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  int part;
  while (n > 0 && !object_cost(g, plan, n - 1)) n--, out->index++;
  if (!less_part(g, plan, out->index, &part)) return false;
  out->kind = SLOT_LESS, out->rule = "356.4", out->text = "What costs less?";
  return true;
}

/* The discounts of one part that are chosen already. */
static void take_discounts(ArbGame *g, const ArbPlan *plan, int of, RbTotal *total)
{
  const Play *play = plan->data;
  int part;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    if (slot->kind != SLOT_LESS || !slot->count || !less_part(g, plan, slot->index, &part) ||
        part != of)
      continue;
    if (slot->picks[0].aux == LESS_ENERGY && total->energy > 0) total->energy--;
    if (slot->picks[0].aux == LESS_POWER && total->power_count) take_power(g, play->seat, total);
  }
}

static void list_less(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                      int *room)
{
  const Play *play = plan->data;
  int part;
  if (!less_part(g, plan, n, &part)) return;
  RbTotal total = part == OF_TOTAL ? total_cost(g, plan) : (RbTotal){0};
  if (part != OF_TOTAL) {
    rb_total_add(&total, &play->extras[part]->cost);
    take_discounts(g, plan, part, &total);
  }
  bool power = false;
  for (int i = 0; i < total.power_count; i++) power |= total.power[i].amount > 0;
  if (total.energy > 0)
    plan_offer(g, (ArbOption){.verb = RB_V_LESS, .aux = LESS_ENERGY}, out, count, room);
  if (power) plan_offer(g, (ArbOption){.verb = RB_V_LESS, .aux = LESS_POWER}, out, count, room);
  if (total.energy <= 0 && !power)
    plan_offer(g, (ArbOption){.verb = RB_V_LESS, .aux = LESS_NOTHING}, out, count, room);
}

static bool plan_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  const Play *play = plan->data;
  *out = (ArbPlanSlot){.min = 1, .max = 1, .more_never_helps = true};
  if (optional_extras(g, play) && n-- == 0) {
    *out = (ArbPlanSlot){.kind = SLOT_EXTRAS,
                         .max = optional_extras(g, play),
                         .rule = "356.2.b",
                         .text = "Pay an additional cost?"};
    return true;
  }
  if (is_permanent(play) && n-- == 0) {
    out->kind = SLOT_PLACE, out->rule = "355.2", out->text = "Where is it played?";
    return true;
  }
  for (int round = 0; round < executions(plan); round++)
    if (execution_slot(g, plan, round, &n, out)) return true;
  const RbObjectCost *cost = object_cost(g, plan, n);
  if (!cost) return less_slot(g, plan, n, out);
  *out = (ArbPlanSlot){.kind = SLOT_COST,
                       .index = (uint8_t)n,
                       .min = cost->count,
                       .max = cost->count,
                       .rule = "357.2",
                       .text = "Choose what pays the cost"};
  return true;
}

static void list_extras(ArbGame *g, const Play *play, ArbOption **out, int *count, int *room)
{
  for (int i = 0; i < play->extra_count; i++)
    if (offers_extra(g, play, i))
      plan_offer(g,
                 (ArbOption){.verb = RB_V_EXTRA,
                             .object = play->item.card,
                             .aux = (uint16_t)(i + 1),
                             .value = play->extras[i]->number},
                 out, count, room);
}

static bool chosen_in_another(const ArbPlan *plan, int mode1)
{
  for (int i = 0; i < plan->filled; i++)
    if (plan->slots[i].kind == SLOT_MODE && plan->slots[i].count &&
        plan->slots[i].picks[0].aux == mode1)
      return true;
  return false;
}

static void list_modes(ArbGame *g, const ArbPlan *plan, ArbOption **out, int *count, int *room)
{
  const Play *play = plan->data;
  const RbAbility *text = rb_ability(g, play->ability);
  const RbBody *body = rb_body_of(g, play->item.source);
  for (int i = 0; i < text->mode_count; i++)
    if (!(text->flags & RB_MODES_DISTINCT && body && body->modes >> i & 1) &&
        !(text->flags & RB_MODES_APART && chosen_in_another(plan, i + 1)))
      plan_offer(g,
                 (ArbOption){.verb = RB_V_MODE,
                             .object = play->item.source,
                             .aux = (uint16_t)(i + 1),
                             .value = text->first_mode + i},
                 out, count, room);
}

static bool gives_up(const ArbPlan *plan, ArbId id)
{
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_COST && j < plan->slots[i].count; j++)
      if (id_equal(plan->slots[i].picks[j].object, id)) return true;
  return false;
}

/* 357.3: a target is not what is given up to pay, if that can be helped. */
static int spare_targets(const ArbPlan *plan, const RbObjectCost *cost, ArbId *found, int count)
{
  if (cost->pay == RB_PAY_EXHAUST || cost->pay == RB_PAY_SPEND_BUFF) return count; /* it stays */
  int others = 0;
  for (int i = 0; i < count; i++) others += !chosen_before(plan, found[i], ANY_ROUND);
  if (others == count || others < cost->count) return count;
  int left = 0;
  for (int i = 0; i < count; i++)
    if (!chosen_before(plan, found[i], ANY_ROUND)) found[left++] = found[i];
  return left;
}

static void list_costs(ArbGame *g, const ArbPlan *plan, const RbObjectCost *cost, ArbOption **out,
                       int *count, int *room)
{
  const Play *play = plan->data;
  int max = g->s->pools[ARB_POOL_CARD].used, n = 0, able = 0;
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  if (cost->selector1)
    n = selector_list(g, cost->selector1, &play->context, found, max);
  else
    for (RB_EACH(g, card1, rb_zone(g, RB_Z_HAND, play->seat))) found[n++] = rb_id(g, card1);
  for (int i = 0; i < n; i++)
    if (id_index1(found[i]) != play->card1 && !gives_up(plan, found[i]) &&
        rb_can_pay_object(g, play->seat, cost->pay, found[i]))
      found[able++] = found[i];
  able = spare_targets(plan, cost, found, able);
  for (int i = 0; i < able; i++)
    plan_offer(g, (ArbOption){.verb = RB_V_CARD, .object = found[i]}, out, count, room);
}

static void plan_list(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                      int *room)
{
  const Play *play = plan->data;
  const ArbPlanSlot *slot = &plan->slots[n];
  switch (slot->kind) {
  case SLOT_EXTRAS: list_extras(g, play, out, count, room); break;
  case SLOT_MODE: list_modes(g, plan, out, count, room); break;
  case SLOT_PLACE: list_places(g, play, out, count, room); break;
  case SLOT_COST: list_costs(g, plan, object_cost(g, plan, slot->index), out, count, room); break;
  case SLOT_LESS: list_less(g, plan, slot->index, out, count, room); break;
  default: {
    const RbSlot *target =
        &rb_cards(g->cards)->slots[text_of(g, plan, slot->round)->first_slot + slot->index - 1];
    if (slot->max == 0) break;
    if (target->kind == RB_SLOT_DESTINATION)
      list_destinations(g, plan, target, slot->round, out, count, room);
    else
      list_targets(g, plan, target, slot->round, out, count, room);
  }
  }
}

/* ---- The total cost (356) ----------------------------------------------- */

/* 809: each choosing of an opponent's permanent with Deflect costs Power. */
/* E725.1.c: a permanent asks for its Deflect once; have we met this one before? */
static bool asked_before(const ArbPlan *plan, int slot, int pick)
{
  ArbId id = plan->slots[slot].picks[pick].object;
  for (int i = 0; i <= slot; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_TARGET && j < plan->slots[i].count; j++)
      if ((i < slot || j < pick) && id_equal(plan->slots[i].picks[j].object, id)) return true;
  return false;
}

static int deflected(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  int power = 0;
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_TARGET && j < plan->slots[i].count; j++) {
      ArbId id = plan->slots[i].picks[j].object;
      if (!rb_body_of(g, id) || !rb_opponents(g, rb_card(g, id_index1(id))->controller, play->seat))
        continue;
      if (rb_is_attached(rb_body_of(g, id))) continue; /* 721.1 */
      if (rb_house(g, RB_H_DEFLECT_ONCE) && asked_before(plan, i, j)) continue;
      if (rb_has(g, id_index1(id), RB_KW_DEFLECT))
        power += rb_keyword_value(g, id_index1(id), RB_KW_DEFLECT);
    }
  return power;
}

static RbCost printed_cost(const Play *play)
{
  RbCost printed = {.energy = play->def->energy};
  memcpy(printed.power, play->def->power, sizeof printed.power);
  return printed;
}

/* 821.1.c, .3: the cost of Equip, less one Power if it has any. */
static RbCost equip_cost(const ArbGame *g, const ArbPlan *plan)
{
  RbCost cost = *ability_cost(g, plan);
  cost.me = 0; /* the ability is not activated: 821.1.c.6 */
  for (int i = 0; i < RB_POWER_MAX; i++) {
    if (!cost.power[i].amount) continue;
    cost.power[i].amount--;
    break;
  }
  return cost;
}

/* A cost that is reduced by something about what was chosen; Weaponmaster's unit counts as
** chosen for the Equip ability it pays for (821.1.c.2). */
static void take_less(ArbGame *g, const ArbPlan *plan, const RbAbility *ability, RbTotal *total)
{
  const Play *play = plan->data;
  ArbId targets[RB_SLOTS_MAX];
  ArbContext context = play->context;
  if (!ability->less.count) return;
  chosen_so_far(plan, 0, targets, &context);
  if (rb_ability(g, play->ability)->flags & RB_PAYS_EQUIP) targets[0] = play->item.source;
  int32_t less = number_value(g, ability->less, &context);
  if (less == ARB_NULL || less <= 0) return;
  total->energy = total->energy > less ? total->energy - less : 0;
}

static void base_cost(ArbGame *g, const ArbPlan *plan, RbTotal *total)
{
  const Play *play = plan->data;
  if (!play->def && rb_ability(g, play->ability)->flags & RB_PAYS_EQUIP) {
    RbCost cost = equip_cost(g, plan);
    rb_total_add(total, &cost);
    const RbAbility *equip = equip_of_chosen(g, plan);
    if (equip) take_less(g, plan, equip, total);
    return;
  }
  if (!play->def) {
    const RbAbility *ability = rb_ability(g, play->ability);
    rb_total_add(total, &ability->cost);
    take_less(g, plan, ability, total);
    return;
  }
  if (play->def->supertypes & RB_TOKEN) return; /* 182.2.a.1 */
  RbCost base = printed_cost(play);
  if (play->item.flags & RB_FOR_COST) /* 356.1.a */
    base =
        (RbCost){.energy = play->item.for_energy, .power = {{RB_ANY_DOMAIN, play->item.for_any}}};
  if (play->item.flags & RB_IGNORE_ENERGY) base.energy = 0; /* 356.1.b */
  if (play->item.flags & RB_IGNORE_POWER) memset(base.power, 0, sizeof base.power);
  rb_total_add(total, &base);
}

static void add_total(RbTotal *total, const RbTotal *more)
{
  RbCost cost = {.energy = (int16_t)more->energy};
  rb_total_add(total, &cost);
  for (int i = 0; i < more->power_count; i++) {
    RbCost power = {.power = {more->power[i]}};
    rb_total_add(total, &power);
  }
}

/* Takes one Power off: of what the fewest domains can pay, among equals the first
** without which the rest can be paid. */
static void take_power(ArbGame *g, ArbSeat seat, RbTotal *total)
{
  int best = -1;
  bool payable = false;
  for (int i = 0; i < total->power_count; i++) {
    int domains = __builtin_popcount(total->power[i].domains);
    if (total->power[i].amount == 0) continue;
    if (best >= 0 && domains > __builtin_popcount(total->power[best].domains)) continue;
    RbTotal rest = *total;
    rest.power[i].amount--;
    bool now = rb_can_pay(g, seat, &rest, NULL, 0);
    bool fewer = best >= 0 && domains < __builtin_popcount(total->power[best].domains);
    if (best < 0 || fewer || (now && !payable)) best = i, payable = now;
  }
  if (best < 0) return;
  total->power[best].amount--;
  if (total->power[best].amount) return;
  total->power[best] = total->power[--total->power_count];
  total->power[total->power_count] = (RbPower){0, 0};
}

static void change_cost(ArbGame *g, const Play *play, RbTotal *total) /* 356.3, 356.4 */
{
  int more = rb_power_change(g, play->card1, play->seat, true);
  int less = -rb_power_change(g, play->card1, play->seat, false);
  RbCost dearer = {.power = {{RB_ANY_DOMAIN, (uint8_t)(more < UINT8_MAX ? more : UINT8_MAX)}}};
  if (more > 0) rb_total_add(total, &dearer);
  total->energy = rb_cost_change(g, play->card1, play->seat, total->energy);
  for (; less > 0 && total->power_count; less--) take_power(g, play->seat, total);
}

static ArbReason cost_reason(int kind, const char *rule)
{
  return (ArbReason){.kind = (uint8_t)kind, .player = ARB_NO_SEAT, .topic = "cost", .rule = rule};
}

static RbTotal total_cost(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  RbTotal total = {.showdown = rb_showdown(g) != NULL};
  int reduced = 0;
  if (play->def)
    total.restriction = play->def->type == RB_SPELL  ? RB_FOR_SPELLS
                        : play->def->type == RB_GEAR ? RB_FOR_GEAR
                                                     : RB_FOR_ANYTHING;
  base_cost(g, plan, &total);
  if (play->item.flags & RB_IGNORE_ALL) return (RbTotal){0};
  if (explains(g, RB_WHY_COST)) {
    char cost[120];
    rb_total_text(&total, cost, sizeof cost);
    explain_note(g, cost_reason(ARB_WHY_BASE, "356.1"), "%s", cost);
  }
  RbTotal base = total;
  for (int i = 0; i < play->extra_count; i++) { /* 356.2 */
    const RbExtra *extra = play->extras[i];
    if (!takes_extra(plan, i)) continue;
    RbCost printed = printed_cost(play);
    RbTotal part = {0};
    rb_total_add(&part, extra->own_cost == RB_COST_PRINTED ? &printed : &extra->cost);
    if (extra->own_cost == RB_COST_BASE) add_total(&part, &base);
    if (extra->optional) take_discounts(g, plan, i, &part); /* 356.4.c */
    total.me |= part.me;
    total.xp += part.xp;
    add_total(&total, &part);
    if (explains(g, RB_WHY_COST))
      explain_note(g, cost_reason(ARB_WHY_EFFECT, "356.2"), "additional cost \"%s\"",
                   extra->name ? extra->name : "");
    reduced += extra->reduces_energy;
  }
  int deflect = deflected(g, plan);
  if (deflect) {
    RbCost more = {.power = {{RB_ANY_DOMAIN, (uint8_t)deflect}}};
    rb_total_add(&total, &more);
  }
  total.energy -= reduced + play->item.less + less_for(g, plan).energy; /* 356.4 */
  if (total.energy < 0) total.energy = 0;
  if (play->def && !(play->def->supertypes & RB_TOKEN)) change_cost(g, play, &total);
  if (total.energy < 0) total.energy = 0; /* 356.5 */
  take_discounts(g, plan, OF_TOTAL, &total);
  return total;
}

static int busy_objects(ArbGame *g, const ArbPlan *plan, RbBusy **busy)
{
  const Play *play = plan->data;
  int count = 0, room = 2;
  for (int i = 0; i < plan->filled; i++) room += plan->slots[i].count;
  *busy = arena_raw(g, (size_t)room * sizeof **busy);
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    for (int j = 0; slot->kind == SLOT_COST && j < slot->count; j++)
      (*busy)[count++] =
          (RbBusy){slot->picks[j].object, object_cost(g, plan, slot->index)->pay != RB_PAY_EXHAUST};
  }
  int me = play->def ? 0 : rb_ability(g, play->ability)->cost.me;
  if (me) (*busy)[count++] = (RbBusy){play->item.source, !(me & RB_EXHAUST_ME)};
  return count;
}

static bool groups_fit(ArbGame *g, const ArbPlan *plan) /* 355.11.a */
{
  const Play *play = plan->data;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *filled = &plan->slots[i];
    if (filled->kind != SLOT_TARGET || filled->count == 0) continue;
    const RbAbility *text = text_of(g, plan, filled->round);
    const RbSlot *slot = &rb_cards(g->cards)->slots[text->first_slot + filled->index - 1];
    if (!slot->same && !slot->total1) continue;
    ArbId targets[RB_SLOTS_MAX], *group = arena_raw(g, (size_t)filled->count * sizeof *group);
    ArbContext context = play->context;
    chosen_so_far(plan, filled->round, targets, &context);
    for (int j = 0; j < filled->count; j++) group[j] = filled->picks[j].object;
    if (!group_fits(g, slot, &context, group, filled->count)) return false;
  }
  return true;
}

/* 822.3: the place is looked at again with what pays for it out of the way. */
static bool place_stays(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  const ArbPlanSlot *place = find_slot(plan, SLOT_PLACE, 0, 0);
  int count = 0, room = 1;
  if (!place || !rb_is_battlefield(place->picks[0].place)) return true;
  for (int i = 0; i < plan->filled; i++)
    if (plan->slots[i].kind == SLOT_COST) room += plan->slots[i].count;
  if (room == 1 || play->item.flags & (RB_FROM_HIDDEN | RB_PLACE_FIXED)) return true;
  ArbId *ids = arena_raw(g, (size_t)room * sizeof *ids);
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_COST && j < plan->slots[i].count; j++) {
      int pay = object_cost(g, plan, plan->slots[i].index)->pay;
      if (pay != RB_PAY_EXHAUST && pay != RB_PAY_SPEND_BUFF)
        ids[count++] = plan->slots[i].picks[j].object;
    }
  RbGivenUp given = {ids, count};
  g->rules_play = &given;
  bool stays = may_be_played_to(g, play, id_index1(place->picks[0].place));
  g->rules_play = NULL;
  return stays;
}

static bool plan_complete(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  if (!groups_fit(g, plan) || !place_stays(g, plan)) return false;
  RbBusy *busy;
  RbTotal total = total_cost(g, plan);
  int count = busy_objects(g, plan, &busy);
  if (!play->def && rb_ability(g, play->ability)->flags & RB_PAYS_EQUIP &&
      !equip_of_chosen(g, plan))
    return false; /* 821.1.c.4 */
  if (!play->def && total.me &&
      !(state_resolve(g->s, play->item.source) &&
        rb_can_pay_me(g, play->seat, id_index1(play->item.source), total.me)))
    return false;
  return rb_can_pay(g, play->seat, &total, busy, count);
}

/* The slots themselves are filled in as they are reached. */
static void plan_begin(ArbGame *g, ArbPlan *plan, Play *play)
{
  rb_keep_wallet(g);
  plan->data = play;
  plan->player = play->seat;
  plan->source = play->def ? play->item.card : play->item.source;
  plan->slot = plan_slot;
  plan->list = plan_list;
  plan->complete = plan_complete;
  plan->filled = 0;
}

/* ---- What may be played now --------------------------------------------- */

static Play play_of_item(ArbGame *g, int item1)
{
  const RbItem *item = rb_item(g, item1);
  bool card = item->kind1 == RB_I_CARD || item->kind1 == RB_I_TOKEN;
  Play play = {.seat = item->controller,
               .item = *item,
               .context = rb_item_context(g, item),
               .ability = item->ability == UINT16_MAX ? -1 : item->ability};
  if (card) {
    play.card1 = id_index1(item->card);
    play.def = rb_def(g, item->def);
    gather_extras(g, &play);
  }
  return play;
}

static Play play_of_card(ArbGame *g, ArbSeat seat, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1);
  Play play = {.seat = seat,
               .card1 = card1,
               .def = def,
               .ability = rb_spell_text(def, rb_cards(g->cards)->abilities)};
  play.item = (RbItem){.kind1 = RB_I_CARD,
                       .controller = seat,
                       .card = rb_id(g, card1),
                       .def = rb_card(g, card1)->def,
                       .ability = play.ability < 0 ? UINT16_MAX : (uint16_t)play.ability};
  if (rb_zone_of(g, card1) == RB_Z_FACEDOWN) {
    play.item.flags = RB_FROM_HIDDEN | RB_IGNORE_ENERGY | RB_IGNORE_POWER; /* 811.1.b */
    play.item.place = rb_body(g, card1)->place;
  }
  play.context = (ArbContext){
      .me = play.item.card, .you = seat, .def = play.item.def, .ability = play.item.ability};
  gather_extras(g, &play);
  return play;
}

/* 308-310, 338, 347: what the state of the turn asks of a card or ability; empty
** when `timing` may be used by this seat now. */
static const char *timing_fault(const ArbGame *g, ArbSeat seat, int timing)
{
  const ArbFrame *top = frame_top((ArbGame *)(uintptr_t)g);
  switch (top->kind1 - 1) {
  case RB_FRAME_CHAIN:
    if (rb_invited(g, top->value[RB_PRIORITY]) != seat)
      return "another player has priority (312.1)";
    return timing == RB_ON_REACTION ? NULL : "a chain exists and it lacks Reaction (309.1.a)";
  case RB_FRAME_SHOWDOWN:
    if (rb_invited(g, top->value[RB_FOCUS]) != seat) return "another player has Focus (313.1)";
    return timing >= RB_ON_ACTION
               ? NULL
               : "a showdown is in progress and it lacks Action and Reaction (308.1.a)";
  case RB_FRAME_TURN:
    if (rb_invited(g, rb_table(g)->turn_player) != seat)
      return "it is another player's turn (310.1.a)";
    return top->stage == RB_PHASE_MAIN ? NULL : "it is not the Main Phase (316)";
  default: return "tasks are being handled (334)";
  }
}

static int timing_of_card(ArbGame *g, int card1)
{
  if (rb_zone_of(g, card1) == RB_Z_FACEDOWN) return RB_ON_REACTION;           /* 811.6, R17 */
  if (rb_has(g, card1, RB_KW_REACTION) || rb_has(g, card1, RB_KW_QUICK_DRAW)) /* 819.1.b */
    return RB_ON_REACTION;
  return rb_has(g, card1, RB_KW_ACTION) ? RB_ON_ACTION : RB_ANYTIME_NO;
}

/* Whether the seat may play it from where it lies (419.1.a, 811). */
static const char *zone_fault(const ArbGame *g, ArbSeat seat, int card1)
{
  switch (rb_zone_of(g, card1)) {
  case RB_Z_HAND:
  case RB_Z_CHAMPION:
    return rb_card(g, card1)->owner == seat ? NULL : "it is another player's (419.1.a)";
  case RB_Z_FACEDOWN:
    if (rb_card(g, card1)->controller != seat) return "it is another player's (419.1.a)";
    return rb_body(g, card1)->since_turn < rb_table(g)->turn ? NULL
                                                             : "it was hidden this turn (811.1.b)";
  default: return "cards are played from the hand or the Champion Zone (419.1.a)";
  }
}

/* Choices can only add to the cost, unless an additional cost brings a discount:
** what cannot be paid without any choice needs no search. */
static bool too_dear(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  if (minds_choices(g, play)) return false;
  for (int i = 0; i < play->extra_count; i++)
    if (play->extras[i]->reduces_energy) return false;
  RbTotal total = total_cost(g, plan);
  return !rb_can_pay(g, play->seat, &total, NULL, 0);
}

/* The best timing the card could have; where it may be played to can decide. */
static int best_timing(ArbGame *g, ArbSeat seat, int card1)
{
  int own = timing_of_card(g, card1);
  if (own == RB_ON_REACTION || rb_def_of(g, card1)->type != RB_UNIT) return own;
  int granted = rb_place_timing(g, card1, seat, 0);
  return granted > own ? granted : own;
}

/* What only something with that timing could be begun with now (308-310). */
uint16_t rb_needs_now(const ArbGame *g, ArbSeat seat)
{
  if (!timing_fault(g, seat, RB_ANYTIME_NO)) return 0;
  return timing_fault(g, seat, RB_ON_ACTION) ? RB_NEEDS_REACTION : RB_NEEDS_ACTION;
}

/* Most often the card's own timing settles it, without a look for permissions. */
static bool is_timely(ArbGame *g, ArbSeat seat, int card1)
{
  if (!timing_fault(g, seat, timing_of_card(g, card1))) return true;
  if (timing_fault(g, seat, RB_ON_REACTION)) return false; /* nothing would help */
  return !timing_fault(g, seat, best_timing(g, seat, card1));
}

bool rb_may_play(ArbGame *g, ArbSeat seat, int card1)
{
  if (zone_fault(g, seat, card1)) return false;
  bool any_time = !timing_fault(g, seat, RB_ANYTIME_NO); /* then what it has does not matter */
  if (!any_time && !is_timely(g, seat, card1)) return false;
  Play play = play_of_card(g, seat, card1);
  play.item.flags |= rb_needs_now(g, seat);
  ArbPlan plan;
  plan_begin(g, &plan, &play);
  if (too_dear(g, &plan)) return false;
  bool only_a_place = is_permanent(&play) && !play.extra_count && /* the base always is one */
                      !minds_choices(g, &play) && own_timing(g, &play) >= needed_timing(&play);
  return only_a_place || plan_completable(g, &plan);
}

static Play play_of_use(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  Play play = {.seat = seat, .ability = ability};
  play.item = (RbItem){.kind1 = RB_I_ACTIVATED,
                       .controller = seat,
                       .source = rb_id(g, object1),
                       .def = rb_card(g, object1)->def,
                       .ability = (uint16_t)ability};
  play.context = rb_context(g, object1, ability);
  return play;
}

bool rb_may_use(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  const RbAbility *a = rb_ability(g, ability);
  if (rb_card(g, object1)->controller != seat || timing_fault(g, seat, a->timing)) return false;
  ArbContext context = rb_context(g, object1, ability);
  if (!rb_condition(g, &a->while_, &context) || !rb_condition(g, &a->if_, &context))
    return false; /* 377.2.b */
  if (a->flags & RB_ONCE_EACH_TURN && used_up(g, object1, ability)) return false;
  if (!rb_can_pay_me(g, seat, object1, a->cost.me)) return false;
  if (rb_is_add(a) && !a->cost.energy && !a->cost.xp && !a->cost.power[0].amount &&
      !a->cost.objects[0].pay)
    return true; /* nothing to choose, nothing more to pay */
  Play play = play_of_use(g, seat, object1, ability);
  ArbPlan plan;
  plan_begin(g, &plan, &play);
  return plan_completable(g, &plan);
}

/* ---- Declaring: step 1 (354, 401) --------------------------------------- */

void rb_declare_play(ArbGame *g, ArbSeat seat, int card1, int flags)
{
  Play play = play_of_card(g, seat, card1);
  int from = rb_zone_of(g, card1);
  int item1 =
      rb_item_new(g, rb_def_of(g, card1)->supertypes & RB_TOKEN ? RB_I_TOKEN : RB_I_CARD, seat);
  uint32_t serial = rb_item(g, item1)->serial;
  zone_move(g, card1, rb_zone(g, RB_Z_CHAIN, 0), ARB_BOTTOM);
  rb_card(g, card1)->controller = seat;
  RbItem *item = rb_item(g, item1);
  *item = play.item;
  item->kind1 = play.def->supertypes & RB_TOKEN ? RB_I_TOKEN : RB_I_CARD;
  item->card = rb_id(g, card1);
  item->serial = serial;
  item->pending = 1;
  item->from_zone = (uint8_t)from;
  item->flags |= (uint16_t)flags;
  ArbEvent told = rb_event(g, RB_E_DECLARE, seat, card1);
  told.source = rb_item_id(g, item1);
  told.aux = (int16_t)from;
  event_record(g, &told);
}

void rb_declare_use(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  int item1 = rb_item_new(g, RB_I_ACTIVATED, seat);
  RbItem *item = rb_item(g, item1);
  item->source = rb_id(g, object1);
  item->ability = (uint16_t)ability;
  item->def = rb_defining_card(g, ability);
  bool used;
  item->from = text_source(g, object1, ability, &used);
  if (rb_ability(g, ability)->flags & RB_EFFECT_TEXT) item->refs[0] = item->from;
  ArbEvent told = rb_event(g, RB_E_ACTIVATE, seat, object1);
  told.source = rb_item_id(g, item1);
  event_record(g, &told);
}

/* ---- Finalizing: steps 2 to 6 (355-359, 402-406) ------------------------ */

/* It cannot be completed: a trigger leaves the chain (402.3), a card goes back
** where it came from (358.4). */
static void drop(ArbGame *g, int item1)
{
  RbItem item = *rb_item(g, item1);
  ArbEvent told = {.kind1 = RB_E_DROP + 1,
                   .actor = item.controller,
                   .known = 0xFF,
                   .subject = item.kind1 == RB_I_CARD ? item.card : item.source,
                   .subject_def = item.def,
                   .source = rb_item_id(g, item1)};
  event_record(g, &told);
  rb_item_remove(g, item1);
  if (!state_resolve(g->s, item.card)) return;
  int card1 = id_index1(item.card);
  if (item.kind1 == RB_I_TOKEN)
    zone_destroy(g, card1);
  else if (item.from_zone == RB_Z_CHAIN) /* played again while it resolved */
    rb_leave(g, card1, RB_Z_TRASH, ARB_BOTTOM);
  else
    zone_move(g, card1, rb_zone(g, item.from_zone, rb_card(g, card1)->owner), ARB_BOTTOM);
  if (item.kind1 == RB_I_CARD && item.from_zone == RB_Z_BANISHMENT)
    rb_relink(g, item.card, rb_id(g, card1)); /* as if it had not been played */
}

static void keep_picks(ArbGame *g, int item1, const ArbPlan *plan)
{
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    RbItem *item = rb_item(g, item1);
    if (slot->kind == SLOT_MODE && slot->count) {
      int pick1 = game_take(g, RB_POOL_PICK);
      *(RbPick *)pool_at(g->s, RB_POOL_PICK, pick1) =
          (RbPick){(uint16_t)item1, RB_PICK_MODE, slot->round, {slot->picks[0].aux, 0}};
    }
    if (slot->kind == SLOT_PLACE) item->place = slot->picks[0].place;
    for (int j = 0; j < slot->count && slot->kind == SLOT_TARGET; j++) {
      int pick1 = game_take(g, RB_POOL_PICK);
      ArbId id = slot->picks[j].verb == RB_V_PLACE ? slot->picks[j].place : slot->picks[j].object;
      *(RbPick *)pool_at(g->s, RB_POOL_PICK, pick1) =
          (RbPick){(uint16_t)item1, slot->index, slot->round, id};
    }
  }
  const Play *play = plan->data;
  for (int i = 0; i < play->extra_count; i++) {
    if (!takes_extra(plan, i)) continue;
    rb_item(g, item1)->extras |= (uint16_t)(1u << i);
    if (play->extras[i]->enters_ready) rb_item(g, item1)->flags |= RB_ENTER_READY; /* 805 */
  }
  rb_item(g, item1)->repeats = (uint8_t)(executions(plan) - 1);
}

static void pay_everything(ArbGame *g, ArbPlan *plan, int item1)
{
  Play *play = plan->data;
  RbBusy *busy;
  RbTotal total = total_cost(g, plan);
  int count = busy_objects(g, plan, &busy);
  rb_pay(g, play->seat, &total, plan->source, busy, count);
  rb_item(g, item1)->spent_energy = (uint8_t)total.energy;
  for (int i = 0; i < total.power_count; i++)
    rb_item(g, item1)->spent_power += total.power[i].amount;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    if (slot->kind != SLOT_COST) continue;
    int how = object_cost(g, plan, slot->index)->pay;
    for (int j = 0; j < slot->count && how != RB_PAY_DISCARD; j++) { /* 359.3.e.13 */
      RbPast past = rb_past(g, id_index1(slot->picks[j].object));
      rb_remember(g, item1, &past, how);
    }
    if (how == RB_PAY_KILL) { /* what is killed as one cost dies at once */
      ArbId *victims = arena_take(g, (size_t)slot->count * sizeof *victims);
      for (int j = 0; j < slot->count; j++) victims[j] = slot->picks[j].object;
      RbActor actor = {play->seat,
                       RB_CAUSE_COST,
                       plan->source,
                       rb_item(g, item1)->serial,
                       rb_item(g, item1)->def,
                       false};
      rb_kill(g, victims, slot->count, &actor);
    } else {
      for (int j = 0; j < slot->count; j++) {
        int card1 = id_index1(slot->picks[j].object);
        rb_pay_object(g, play->seat, how, slot->picks[j].object);
        if (how != RB_PAY_DISCARD) continue;
        RbPast past = rb_past(g, card1); /* it lies in the trash, for all to see */
        rb_remember(g, item1, &past, how);
      }
    }
  }
  if (total.me && state_resolve(g->s, play->item.source))
    rb_pay_me(g, play->seat, id_index1(play->item.source), total.me);
}

static void emit_chosen(ArbGame *g, int item1) /* 383.4.b.2 */
{
  ArbId item_id = rb_item_id(g, item1);
  ArbSeat seat = rb_item(g, item1)->controller;
  rb_batch_open(g);
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const RbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 != item1 || pick->slot == RB_PICK_MODE || !state_resolve(g->s, pick->id))
      continue;
    const RbAbility *text = rb_item_text(g, item1, pick->execution);
    if (rb_cards(g->cards)->slots[text->first_slot + pick->slot - 1].kind == RB_SLOT_DESTINATION)
      continue; /* 355.4: chosen, but not a target */
    ArbEvent event = rb_event(g, RB_E_CHOOSE, seat, id_index1(pick->id));
    event.source = item_id;
    event.source_def = rb_item(g, item1)->def;
    rb_emit(g, &event);
  }
  rb_batch_close(g);
}

/* "As you play me": done as it enters; what is done can say where (355.2). */
static void as_played(ArbGame *g, RbItem *item)
{
  const RbCardDef *def = rb_def(g, item->def);
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *a = rb_ability(g, def->first_ability + i);
    if (a->kind != RB_AS_PLAYED) continue;
    ArbContext *context = arena_take(g, sizeof *context);
    *context = (ArbContext){.me = item->card,
                            .you = item->controller,
                            .here = item->place,
                            .def = item->def,
                            .ability = (uint16_t)(def->first_ability + i)};
    ArbValue place = script_call(g, a->run, ARB_ACT, context, NULL, 0);
    if (place.type == ARB_T_ID) item->place = place.id;
  }
}

/* 359.2, R22: it enters with its final state, then it has been played. */
static void permanent_enters(ArbGame *g, int item1)
{
  RbItem item = *rb_item(g, item1);
  int card1 = id_index1(item.card);
  const RbCardDef *def = rb_def(g, item.def);
  bool ready = def->type == RB_GEAR || item.flags & RB_ENTER_READY; /* 143.4, 149.1 */
  ready = rb_enters_ready(g, card1, item.controller, ready);
  if (item.flags & RB_ENTER_EXHAUSTED) ready = false;
  int paid_count = 0;
  RbPast *paid = arena_raw(g, (g->s->pools[RB_POOL_PAST].used + 1u) * sizeof *paid);
  for (int i = 1; i <= g->s->pools[RB_POOL_PAST].used; i++) {
    const RbPast *past = pool_at(g->s, RB_POOL_PAST, i);
    if (past->item1 == item1) paid[paid_count++] = *past;
  }
  rb_item_remove(g, item1);
  rb_batch_open(g);
  if (def->acts_as_played) as_played(g, &item);
  rb_enter(g, card1, item.controller, item.place, !ready);
  if (item.kind1 == RB_I_CARD) rb_body(g, card1)->since_turn = rb_table(g)->turn;
  if (item.kind1 == RB_I_CARD) rb_note_played(g, item.controller);
  ArbEvent played = rb_event(g, RB_E_PLAY, item.controller, card1);
  played.amount = item.spent_energy;
  played.flags = (uint8_t)(item.flags & RB_FROM_HIDDEN);
  played.cause = (uint8_t)(item.from_zone + 1);
  played.aux = (int16_t)item.extras;
  rb_emit(g, &played);
  rb_batch_paid(g, paid, paid_count);
  rb_batch_close(g);
  rb_batch_paid(g, NULL, 0);
}

/* "The next ... you play": over with the first affected card that is finalized. */
static void end_next(ArbGame *g, ArbId card)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_STATIC || !rb_ability(g, effect->ability)->stat.next) continue;
    ArbContext context = {.me = effect->source,
                          .you = effect->controller,
                          .def = effect->def,
                          .ability = effect->ability,
                          .refs = effect->refs,
                          .ref_count = ARB_REFS_MAX};
    if (!rb_affects(g, &rb_ability(g, effect->ability)->stat, &context, card)) continue;
    pool_free(g->s, RB_POOL_EFFECT, i);
    game_changed(g);
  }
}

void rb_finalize_step(ArbGame *g, int item1)
{
  Play play = play_of_item(g, item1), *kept = arena_raw(g, sizeof *kept);
  *kept = play;
  ArbPlan *plan = arena_raw(g, sizeof *plan);
  plan_begin(g, plan, kept);
  const RbAbility *text = play.ability >= 0 ? rb_ability(g, play.ability) : NULL;
  bool trigger = rb_item(g, item1)->kind1 == RB_I_TRIGGERED;
  if (play.seat == ARB_NO_SEAT || (!ask_replays(g) && !plan_completable(g, plan))) {
    drop(g, item1);
    return;
  }
  while (plan_ask(g, plan)) continue; /* 355 */
  RbTotal total = total_cost(g, plan);
  bool costs = total.energy || total.xp || total.power_count || total.me ||
               (play.ability >= 0 && !play.def && ability_cost(g, plan)->objects[0].pay);
  if (trigger && costs && /* 404.2, R21: one may decline, also what Deflect adds */
      !ask_yes(g, play.seat, "404.2", "Pay the cost of this ability?", play.item.source)) {
    drop(g, item1);
    return;
  }
  rb_batch_open(g);
  keep_picks(g, item1, plan);
  pay_everything(g, plan, item1); /* 356-357 */
  rb_batch_close(g);
  RbItem *item = rb_item(g, item1);
  RbBody *body = rb_body_of(g, item->source);
  const ArbPlanSlot *mode = find_slot(plan, SLOT_MODE, 0, 0);
  if (mode && text->flags & RB_MODES_DISTINCT && body)
    body->modes |= (uint16_t)(1u << (mode->picks[0].aux - 1));
  if (item->kind1 == RB_I_ACTIVATED && text->flags & RB_ONCE_EACH_TURN)
    rb_mark_used(g, item->source, item->ability, item->from);
  if (item->kind1 == RB_I_CARD) {
    rb_player(g, item->controller)->finalized++; /* 812.1.c, R15 */
    end_next(g, item->card);
  }
  rb_finalized(g, item1); /* 359.1, 406 */
  ArbEvent told = {.kind1 = RB_E_FINALIZE + 1,
                   .actor = item->controller,
                   .known = 0xFF,
                   .subject = play.def ? item->card : item->source,
                   .subject_def = item->def,
                   .source = rb_item_id(g, item1),
                   .amount = item->spent_energy,
                   .aux = item->spent_power};
  rb_emit(g, &told);
  game_touched(g, 1u << RB_Z_CHAIN | RB_TOUCH_MEMORY);
  emit_chosen(g, item1);
  if (is_permanent(&play)) permanent_enters(g, item1);
}

/* ---- Choosing again ------------------------------------------------------ */

static bool chooses_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  return plan_slot(g, plan, n, out) && out->kind != SLOT_COST;
}

static bool chosen_well(ArbGame *g, const ArbPlan *plan)
{
  return groups_fit(g, plan);
}

/* "You may make new choices for it": modes, targets and destinations of every execution
** as its controller now sees them; what was paid stays paid.  False when no choice is legal. */
bool rb_choose_again(ArbGame *g, int item1)
{
  Play play = play_of_item(g, item1), *kept = arena_take(g, sizeof *kept);
  *kept = play;
  ArbPlan *plan = arena_take(g, sizeof *plan);
  plan_begin(g, plan, kept);
  plan->slot = chooses_slot;
  plan->complete = chosen_well;
  if (optional_extras(g, kept)) { /* as often as it is executed already */
    ArbOption *picks = arena_take(g, EXTRAS_MAX * sizeof *picks);
    int count = 0;
    plan_slot(g, plan, 0, &plan->slots[0]);
    for (int i = 0; i < kept->extra_count; i++)
      if (kept->extras[i]->optional && play.item.extras >> i & 1)
        picks[count++] = (ArbOption){.verb = RB_V_EXTRA, .aux = (uint16_t)(i + 1)};
    plan->slots[0].picks = picks;
    plan->slots[0].count = count;
    plan->filled = 1;
  }
  if (!ask_replays(g) && !plan_completable(g, plan)) return false;
  while (plan_ask(g, plan)) continue;
  for (int i = g->s->pools[RB_POOL_PICK].used; i > 0; i--)
    if (((RbPick *)pool_at(g->s, RB_POOL_PICK, i))->item1 == item1)
      pool_free(g->s, RB_POOL_PICK, i);
  keep_picks(g, item1, plan);
  game_changed(g);
  emit_chosen(g, item1);
  return true;
}

/* ---- Why, and why not (kernel/explain.h) ---------------------------------- */

static ArbReason holds(const char *topic, const char *rule)
{
  return (ArbReason){.kind = ARB_WHY_HOLDS, .player = ARB_NO_SEAT, .topic = topic, .rule = rule};
}

/* What a fault function says is noted as it stands: it ends with its rule. */
static bool note_fault(ArbGame *g, const char *topic, const char *fault)
{
  ArbReason reason = holds(topic, NULL);
  reason.kind = ARB_WHY_FAILS;
  if (fault) explain_note(g, reason, "%s", fault);
  return fault != NULL;
}

static bool note_zone(ArbGame *g, ArbSeat seat, int card1)
{
  if (note_fault(g, "zone", zone_fault(g, seat, card1))) return false;
  if (rb_zone_of(g, card1) == RB_Z_FACEDOWN)
    explain_note(g, holds("zone", "811.1.b"), "you hid it on an earlier turn");
  else
    explain_note(g, holds("zone", "419.1.a"), "it is in your %s",
                 rb_zone_of(g, card1) == RB_Z_HAND ? "hand" : "Champion Zone");
  return true;
}

/* 308-310: the state of the turn, and that nothing else must be answered first. */
static bool note_timing(ArbGame *g, ArbSeat seat, int timing)
{
  static const char *const has[] = {"", " and it has Action", " and it has Reaction"};
  if (note_fault(g, "timing", timing_fault(g, seat, timing))) return false;
  if (!rb_window_open(g, seat)) {
    ArbReason fails = holds("timing", g->decision_rule);
    fails.kind = ARB_WHY_FAILS;
    explain_note(g, fails, "another question is open");
    return false;
  }
  switch (frame_top(g)->kind1 - 1) {
  case RB_FRAME_CHAIN:
    explain_note(g, holds("timing", "309.1.a"), "you have priority on a chain%s", has[timing]);
    break;
  case RB_FRAME_SHOWDOWN:
    explain_note(g, holds("timing", "308.1.a"), "you have Focus in a showdown%s", has[timing]);
    break;
  default:
    explain_note(g, holds("timing", "310.1.a"),
                 "it is your Main Phase, with no chain and no showdown");
  }
  return true;
}

/* Every choice there is, whatever it costs. */
static bool any_choice(ArbGame *g, const ArbPlan *plan)
{
  (void)g;
  (void)plan;
  return true;
}

/* "Unit 3, Unit 2 and 2 more" */
static void list_names(ArbGame *g, ArbSeat seat, const ArbOption *options, int count, char *out,
                       size_t size)
{
  size_t used = 0;
  char name[160];
  out[0] = '\0';
  for (int i = 0; i < count && used < size; i++) {
    if (i == 4 && count > 5) {
      snprintf(out + used, size - used, " and %d more", count - i);
      return;
    }
    rb_option_label(g, &options[i], seat, name, sizeof name);
    used += (size_t)snprintf(out + used, size - used, "%s%s", i ? ", " : "", name);
  }
}

static void note_slot(ArbGame *g, ArbSeat seat, const ArbPlanSlot *slot, const ArbOption *found,
                      int count)
{
  static const char *const topics[] = {"extras", "mode", "place", "target", "given up", "less"};
  static const char *const faults[] = {"no additional cost can be paid (356.2)",
                                       "none of its modes can be chosen (355.3)",
                                       "there is nowhere to play it (355.2)",
                                       "no legal target (355.8)",
                                       "its cost cannot be paid: too little to give up (357.2)",
                                       "nothing can cost less (356.4)"};
  char names[300];
  int kind = slot->kind < SLOT_LESS ? slot->kind : SLOT_LESS;
  if (count < slot->min) {
    note_fault(g, topics[kind], faults[kind]);
    return;
  }
  list_names(g, seat, found, count, names, sizeof names);
  if (slot->min == 0)
    explain_note(g, holds(topics[kind], slot->rule), "%s: up to %d of %d%s%s", slot->text,
                 slot->max < count ? slot->max : count, count, count ? ": " : "", names);
  else
    explain_note(g, holds(topics[kind], slot->rule), "%s: %d of %d: %s", slot->text, slot->min,
                 count, names);
}

/* Fills the slot with the first picks that can be completed to a play, else with the
** first there are. */
static void fill_slot(ArbGame *g, ArbPlan *plan, const ArbOption *found, int count)
{
  ArbPlanSlot *slot = &plan->slots[plan->filled];
  int picks = slot->min;
  slot->picks = found;
  slot->count = picks;
  for (int first = 0; first + picks <= count; first++) {
    slot->picks = found + first;
    plan->filled++;
    bool completes = plan_completable(g, plan);
    plan->filled--;
    if (completes) break;
    slot->picks = found;
    if (picks == 0) break;
  }
  plan->filled++;
}

/* One note for each choice, as far as they can be made.  No payment is looked at. */
static bool note_choices(ArbGame *g, ArbPlan *plan)
{
  plan->complete = any_choice;
  bool possible = plan_completable(g, plan);
  while (plan->filled < ARB_PLAN_SLOTS_MAX) {
    ArbPlanSlot *slot = &plan->slots[plan->filled];
    ArbOption *found = NULL;
    int count = 0, room = 0;
    if (!plan->slot(g, plan, plan->filled, slot)) break;
    plan->list(g, plan, plan->filled, &found, &count, &room);
    note_slot(g, plan->player, slot, found, count);
    if (count < slot->min) return false;
    fill_slot(g, plan, found, count);
  }
  plan->complete = plan_complete;
  plan->filled = 0;
  if (!possible) note_fault(g, "target", "no choices are legal together (355.8)");
  return possible;
}

/* What it costs without any choice, how that came about, and whether it can be paid. */
static bool note_cost(ArbGame *g, ArbPlan *plan)
{
  const Play *play = plan->data;
  char cost[120], raised[160];
  explain_about(g, RB_WHY_COST);
  RbTotal total = total_cost(g, plan);
  explain_about(g, 0);
  rb_total_text(&total, cost, sizeof cost);
  ArbReason value = holds("cost", "356.5");
  value.kind = ARB_WHY_VALUE;
  value.value = total.energy;
  explain_note(g, value, "%s", cost);
  rb_wallet_text(g, play->seat, &total, raised, sizeof raised);
  if (plan_completable(g, plan)) {
    explain_note(g, holds("payment", "357"), "you can raise %s", raised);
    return true;
  }
  ArbReason fails = holds("payment", "357");
  fails.kind = ARB_WHY_FAILS;
  if (too_dear(g, plan))
    explain_note(g, fails, "its cost cannot be paid: it is %s, you can raise %s", cost, raised);
  else
    explain_note(g, fails, "its cost cannot be paid with any choice there is: you can raise %s",
                 raised);
  return false;
}

static bool note_plan(ArbGame *g, Play *play)
{
  ArbPlan plan;
  plan_begin(g, &plan, play);
  return note_choices(g, &plan) && note_cost(g, &plan);
}

bool rb_note_play(ArbGame *g, ArbSeat seat, int card1)
{
  if (!note_zone(g, seat, card1)) return false;
  Play play = play_of_card(g, seat, card1);
  bool timely = note_timing(g, seat, best_timing(g, seat, card1));
  if (timely) play.item.flags |= rb_needs_now(g, seat);
  bool playable = note_plan(g, &play) && timely;
  if (!playable || rb_may_play(g, seat, card1)) return playable;
  return !note_fault(g, "play", "it cannot be played as things are (349)");
}

/* The same for an activated ability of something on the board. */
bool rb_note_use(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  const RbAbility *a = rb_ability(g, ability);
  ArbContext context = rb_context(g, object1, ability);
  bool usable = note_timing(g, seat, a->timing);
  if (!rb_condition(g, &a->while_, &context) || !rb_condition(g, &a->if_, &context))
    usable &= !note_fault(g, "condition", "its condition does not hold (377.2.b)");
  else if (a->while_.me_selector1 || a->while_.number.count || a->if_.me_selector1 ||
           a->if_.number.count)
    explain_note(g, holds("condition", "377.2.b"), "its condition holds");
  if (a->flags & RB_ONCE_EACH_TURN && used_up(g, object1, ability))
    usable &= !note_fault(g, "condition", "it has been used this turn (377.2.b)");
  Play play = play_of_use(g, seat, object1, ability);
  if (!rb_can_pay_me(g, seat, object1, a->cost.me))
    return !note_fault(g, "payment", "its own cost cannot be paid (404.1, 414.4)");
  usable &= note_plan(g, &play);
  if (!usable || rb_may_use(g, seat, object1, ability)) return usable;
  return !note_fault(g, "use", "it cannot be used as things are (377.2)");
}
