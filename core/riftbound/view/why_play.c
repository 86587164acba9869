/* SPDX-License-Identifier: MIT */
/*
** why_play.c -- why something can be played or used, or the first condition that fails: the
** conditions of play.c in the same order, each with a note (kernel/parts/explain.h).
*/
#include <stdio.h>

#include "kernel/parts/explain.h"
#include "riftbound/play/process.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

static ArbReason holds(const char *topic, const char *rule)
{
  return (ArbReason){.kind = ARB_WHY_HOLDS, .player = ARB_NO_SEAT, .topic = topic, .rule = rule};
}

/* Notes the sentence of a fault function, which ends with its rule. */
static bool note_fault(ArbGame *g, const char *topic, const char *fault)
{
  ArbReason reason = holds(topic, NULL);
  reason.kind = ARB_WHY_FAILS;
  if (fault) arb_explain_note(g, reason, "%s", fault);
  return fault != NULL;
}

static bool note_zone(ArbGame *g, ArbSeat seat, int card1)
{
  if (note_fault(g, "zone", rb_play_zone_fault(g, seat, card1))) return false;
  if (zone_of(g, card1) == RB_Z_FACEDOWN)
    arb_explain_note(g, holds("zone", "811.1.b"), "you hid it on an earlier turn");
  else if (rb_permitted(g, seat, card1))
    arb_explain_note(g, holds("zone", "419.1.a"), "you are permitted to play it from where it is");
  else
    arb_explain_note(g, holds("zone", "419.1.a"), "it is in your %s",
                     zone_of(g, card1) == RB_Z_HAND ? "hand" : "Champion Zone");
  return true;
}

/* 054: notes the card that forbids it, which may be the card itself (366.1). */
static bool note_ban(ArbGame *g, ArbSeat seat, int card1)
{
  uint16_t by = rb_play_forbidden_by(g, seat, card1, ARB_NOTHING);
  ArbReason fails = holds("forbidden", by == card_at(g, card1)->def ? "366.1" : "054");
  fails.kind = ARB_WHY_FAILS;
  fails.source_def = by;
  if (by == card_at(g, card1)->def)
    arb_explain_note(g, fails, "its own text does not allow it now");
  else if (by) arb_explain_note(g, fails, "%s forbids it", rb_def(g, by)->name);
  return by != 0;
}

/* 308-310: notes the state of the turn, and whether something else must be answered first. */
static bool note_timing(ArbGame *g, ArbSeat seat, int timing)
{
  static const char *const has[] = {"", " and it has Action", " and it has Reaction"};
  if (note_fault(g, "timing", rb_play_timing_fault(g, seat, timing))) return false;
  if (!rb_window_open(g, seat)) {
    ArbReason fails = holds("timing", "312.1"); /* the question's own rule is its player's */
    fails.kind = ARB_WHY_FAILS;
    arb_explain_note(g, fails, "another question is open");
    return false;
  }
  switch (frame_top(g)->kind1 - 1) {
  case RB_FRAME_CHAIN:
    arb_explain_note(g, holds("timing", "309.1.a"), "you have priority on a chain%s", has[timing]);
    break;
  case RB_FRAME_SHOWDOWN:
    arb_explain_note(g, holds("timing", "308.1.a"), "you have Focus in a showdown%s", has[timing]);
    break;
  default:
    arb_explain_note(g, holds("timing", "310.1.a"),
                     "it is your Main Phase, with no chain and no showdown");
  }
  return true;
}

/* 484.8.a: a player who acts by a team mate's priority may only play spells and use abilities. */
static bool note_guest(ArbGame *g, int card1)
{
  bool guest = rb_table(g)->invited != 0;
  return guest && rb_def_of(g, card1)->type != RB_SPELL &&
         note_fault(g, "timing", "as a team mate's guest you play spells only (484.8.a)");
}

/* Any choice, whatever it costs. */
static bool any_choice(ArbGame *g, const ArbPlan *plan)
{
  return rb_targets_fit(g, plan);
}

/* "Unit 3, Unit 2 and 2 more" */
static void list_names(ArbGame *g, ArbSeat seat, const ArbOption *options, int count, char *out,
                       size_t size)
{
  char name[160];
  out[0] = '\0';
  for (int i = 0; i < count; i++) {
    if (i == 4 && count > 5) {
      arb_text_add(out, size, " and %d more", count - i);
      return;
    }
    rb_option_label(g, &options[i], seat, name, sizeof name);
    arb_text_add(out, size, "%s%s", i ? ", " : "", name);
  }
}

static void note_slot(ArbGame *g, ArbSeat seat, const ArbPlanSlot *slot, const ArbOption *found,
                      int count)
{
  static const char *const topics[] = {"extras", "mode",      "place", "target", "given up",
                                       "less",   "discounts", "price", "x"};
  static const char *const faults[] = {"no additional cost can be paid (356.2)",
                                       "none of its modes can be chosen (355.3)",
                                       "there is nowhere to play it (355.2)",
                                       "no legal target (355.8)",
                                       "its cost cannot be paid: too little to give up (357.2)",
                                       "nothing can cost less (356.4)",
                                       "its discounts come to nothing (356.4.d.1)",
                                       "there is no cost to play it for (356.1.a)",
                                       "even the least X cannot be paid (355)"};
  char names[300];
  int kind = slot->kind < SLOT_X ? slot->kind : SLOT_X;
  if (count < slot->min) {
    note_fault(g, topics[kind], faults[kind]);
    return;
  }
  list_names(g, seat, found, count, names, sizeof names);
  if (slot->min == 0)
    arb_explain_note(g, holds(topics[kind], slot->rule), "%s: up to %d of %d%s%s", slot->text,
                     slot->max < count ? slot->max : count, count, count ? ": " : "", names);
  else
    arb_explain_note(g, holds(topics[kind], slot->rule), "%s: %d of %d: %s", slot->text, slot->min,
                     count, names);
}

/* Fills the slot with the first picks that can be completed to a play, else with the first
** picks. */
static void fill_slot(ArbGame *g, ArbPlan *plan, const ArbOption *found, int count)
{
  ArbPlanSlot *slot = &plan->slots[plan->filled];
  int picks = slot->min;
  slot->picks = found;
  slot->count = picks;
  for (int first = 0; first + picks <= count; first++) {
    if (first > 0) slot->picks = found + first; /* nothing is found: NULL */
    plan->filled++;
    bool completes = arb_plan_completable(g, plan);
    plan->filled--;
    if (completes) break;
    slot->picks = found;
    if (picks == 0) break;
  }
  plan->filled++;
}

/* Notes each choice, as far as choices can be made; payment is not considered. */
static bool note_choices(ArbGame *g, ArbPlan *plan)
{
  plan->complete = any_choice;
  bool possible = arb_plan_completable(g, plan);
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
  plan->complete = rb_play_complete;
  plan->filled = 0;
  if (!possible) note_fault(g, "target", "no choices are legal together (355.8)");
  return possible;
}

/* Notes the cost without any choice, how it came about, and whether it can be paid. */
static bool note_cost(ArbGame *g, ArbPlan *plan)
{
  const Play *play = plan->data;
  char cost[120], raised[160];
  explain_about(g, RB_WHY_COST);
  RbTotal total = rb_price_total(g, plan);
  explain_about(g, 0);
  rb_total_text(&total, cost, sizeof cost);
  ArbReason value = holds("cost", "356.5");
  value.kind = ARB_WHY_VALUE;
  value.value = total.energy;
  arb_explain_note(g, value, "%s", cost);
  rb_wallet_text(g, play->seat, &total, raised, sizeof raised);
  if (arb_plan_completable(g, plan)) {
    arb_explain_note(g, holds("payment", "357"), "you can raise %s", raised);
    return true;
  }
  ArbReason fails = holds("payment", "357");
  fails.kind = ARB_WHY_FAILS;
  if (rb_price_too_dear(g, plan))
    arb_explain_note(g, fails, "its cost cannot be paid: it is %s, you can raise %s", cost, raised);
  else
    arb_explain_note(g, fails, "its cost cannot be paid with any choice there is: you can raise %s",
                     raised);
  return false;
}

static bool note_plan(ArbGame *g, Play *play)
{
  ArbPlan plan;
  rb_play_begin(g, &plan, play);
  return note_choices(g, &plan) && note_cost(g, &plan);
}

/* Whether it can be played to that place, with some choices and payment. */
static bool completes_at(ArbGame *g, Play play, ArbId place)
{
  ArbPlan plan;
  ArbRecorder *outer = g->recorder;
  play.item.flags |= RB_PLACE_FIXED, play.item.place = place;
  g->recorder = NULL;
  rb_play_begin(g, &plan, &play);
  bool completes = arb_plan_completable(g, &plan);
  g->recorder = outer;
  return completes;
}

/* Notes, behind its name, why one of the places is none to play it to. */
static void note_place(ArbGame *g, const Play *play, ArbId place, bool playable)
{
  char name[160];
  ArbReason fails = holds("place", NULL);
  fails.kind = ARB_WHY_FAILS;
  const char *fault = rb_choices_place_fault(g, play, place);
  if (!fault && (!playable || completes_at(g, *play, place))) return;
  if (!fault) fault = "no choices there are legal and can be paid (355.8, 357)";
  fails.source_def = rb_play_forbidden_by(g, play->seat, play->card1, place);
  rb_name_of(g, place, play->seat, name, sizeof name);
  arb_explain_note(g, fails, "%s: %s", name, fault);
}

static void note_places(ArbGame *g, const Play *play, bool playable)
{
  if (!rb_play_is_permanent(play)) return;
  note_place(g, play, rb_base(play->seat), playable);
  for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    note_place(g, play, id_of(g, place1), playable);
}

bool rb_note_play(ArbGame *g, ArbSeat seat, int card1)
{
  if (!note_zone(g, seat, card1)) return false;
  Play play = rb_play_of_card(g, seat, card1);
  rb_play_of_own_accord(g, &play);
  bool banned = note_ban(g, seat, card1);
  bool timely =
      note_timing(g, seat, rb_play_best_timing(g, seat, card1)) && !note_guest(g, card1) && !banned;
  if (timely) play.item.flags |= rb_needs_now(g, seat);
  bool playable = note_plan(g, &play) && timely;
  if (playable && !rb_may_play(g, seat, card1))
    playable = !note_fault(g, "play", "it cannot be played as things are (349)");
  if (timely) note_places(g, &play, playable);
  return playable;
}

/* The same for an activated ability of an object on the board. */
bool rb_note_use(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  const RbAbility *a = rb_ability(g, ability);
  ArbContext context = rb_context(g, object1, ability);
  bool usable = note_timing(g, seat, a->timing);
  if (!ability_holds(g, &a->head, &context))
    usable &= !note_fault(g, "condition", "its condition does not hold (377.2.b)");
  else if (a->while_.me_selector1 || a->while_.number.count || a->if_.me_selector1 ||
           a->if_.number.count)
    arb_explain_note(g, holds("condition", "377.2.b"), "its condition holds");
  if (a->flags & ARB_ONCE_EACH_TURN && rb_activated_used_up(g, object1, ability))
    usable &= !note_fault(g, "condition", "it has been used this turn (377.2.b)");
  Play play = rb_play_of_use(g, seat, object1, ability);
  if (!rb_can_pay_me(g, seat, object1, a->cost.me))
    return !note_fault(g, "payment", "its own cost cannot be paid (404.1, 414.4)");
  usable &= note_plan(g, &play);
  if (!usable || rb_may_use(g, seat, object1, ability)) return usable;
  return !note_fault(g, "use", "it cannot be used as things are (377.2)");
}
