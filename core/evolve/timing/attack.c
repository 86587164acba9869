/* SPDX-License-Identifier: MIT */
/* attack.c -- attacking with a follower (8.4) and the keywords about it (12.8-12.14). */
#include "evolve/effects/effects.h"
#include "evolve/ev.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"

/* ---- Who may attack what (8.4.2, 8.4.3) ------------------------------------ */

/* 8.4.2.1, 12.9.2, 12.10.2 */
static bool may_be_attacker(ArbGame *g, int card1)
{
  unsigned flags = ev_body(g, card1)->flags;
  return !(flags & EV_NEW) || flags & EV_EVOLVED_NOW || ev_has(g, card1, EV_KW_STORM) ||
         ev_has(g, card1, EV_KW_RUSH);
}

/* 8.4.3.1; Storm lifts this too (S1). */
static bool may_attack_leader(ArbGame *g, int card1)
{
  int leader1 = ev_leader_of(g, ev_other(card_at(g, card1)->controller));
  if (ev_cannot(g, card1, EV_CANNOT_ATTACK_LEADERS)) return false; /* 1.3.3 */
  if (leader1 && ev_cannot(g, leader1, EV_CANNOT_BE_ATTACKED)) return false;
  return !(ev_body(g, card1)->flags & EV_NEW) || ev_has(g, card1, EV_KW_STORM);
}

/* Why a follower cannot be attacked by that attacker, apart from Ward; NULL: it can be. */
static const char *attacked_fault(ArbGame *g, int attacker1, int card1)
{
  if (ev_face(g, card1)->type != EV_FOLLOWER)
    return "only followers and leaders are attacked (8.4.3.1)";
  if (!(ev_body(g, card1)->flags & EV_ENGAGED) && !ev_has(g, attacker1, EV_KW_ASSAIL)) /* 12.11.2 */
    return "it is reserved (8.4.3.1)";
  if (ev_has(g, card1, EV_KW_INTIMIDATE)) return "it has Intimidate (12.12.2)";
  if (ev_cannot(g, attacker1, EV_CANNOT_ATTACK_FOLLOWERS))
    return "the attacker cannot attack followers (1.3.3)";
  return ev_cannot(g, card1, EV_CANNOT_BE_ATTACKED) ? "it cannot be attacked (1.3.3)" : NULL;
}

static bool may_be_attacked(ArbGame *g, int attacker1, int card1)
{
  return !attacked_fault(g, attacker1, card1);
}

/* 12.8.2 (iii), S18: whether a follower with Ward must be attacked first: it is engaged and can be
** attacked. */
static bool forces_attacks(ArbGame *g, int attacker1, int card1)
{
  return ev_has(g, card1, EV_KW_WARD) && ev_body(g, card1)->flags & EV_ENGAGED &&
         may_be_attacked(g, attacker1, card1);
}

/* Whether an engaged follower with Ward must be attacked before anything else. */
static bool is_warded(ArbGame *g, int attacker1)
{
  bool warded = false;
  int field = zone_at(g, EV_Z_FIELD, ev_other(card_at(g, attacker1)->controller));
  for (ZONE_EACH(g, card1, field)) warded |= forces_attacks(g, attacker1, card1);
  return warded && !ev_ignores_ward(g, attacker1);
}

const char *ev_target_fault(ArbGame *g, int attacker1, int target1)
{
  bool leader = target1 == ev_leader_of(g, ev_other(card_at(g, attacker1)->controller));
  const char *fault = leader ? NULL : attacked_fault(g, attacker1, target1);
  if (leader && !may_attack_leader(g, attacker1))
    fault = "it may not attack the leader now (8.4.3.1)";
  if (fault || !is_warded(g, attacker1) || (!leader && forces_attacks(g, attacker1, target1)))
    return fault;
  return "a follower with Ward must be attacked first (12.8.2)";
}

/* Calls `offer` for each target of an attack.  Returns how many there are. */
static int each_target(ArbGame *g, int attacker1, void (*offer)(ArbGame *g, ArbId target))
{
  ArbSeat other = ev_other(card_at(g, attacker1)->controller);
  int field = zone_at(g, EV_Z_FIELD, other), leader1 = ev_leader_of(g, other), count = 0;
  bool warded = is_warded(g, attacker1);
  for (ZONE_EACH(g, card1, field)) {
    if (!may_be_attacked(g, attacker1, card1)) continue;
    if (warded && !forces_attacks(g, attacker1, card1)) continue;
    if (offer) offer(g, id_of(g, card1));
    count++;
  }
  if (warded || !leader1 || !may_attack_leader(g, attacker1)) return count;
  if (offer) offer(g, id_of(g, leader1));
  return count + 1;
}

const char *ev_attack_fault(ArbGame *g, ArbSeat seat, int card1)
{
  if (zone_of(g, card1) != EV_Z_FIELD || ev_face(g, card1)->type != EV_FOLLOWER)
    return "it is no follower on the field (8.4.1)";
  if (card_at(g, card1)->controller != seat) return "you do not control it (8.4.2)";
  if (ev_body(g, card1)->flags & EV_ENGAGED) return "it is engaged (8.4.2)";
  if (!may_be_attacker(g, card1)) return "it came onto the field this turn (8.4.2.1)";
  if (ev_cannot(g, card1, EV_CANNOT_ATTACK)) return "it cannot attack now (1.3.3)";
  return each_target(g, card1, NULL) ? NULL : "there is nothing it may attack (8.4.3.2)";
}

bool ev_may_attack(ArbGame *g, ArbSeat seat, int card1)
{
  return !ev_attack_fault(g, seat, card1);
}

/* ---- Declaring (8.4.2-8.4.6) ------------------------------------------------ */

static void offer_target(ArbGame *g, ArbId target)
{
  ask_option(g, (ArbOption){.verb = EV_V_TARGET, .object = target});
}

static void list_targets(ArbGame *g, const void *data)
{
  each_target(g, *(const int *)data, offer_target);
}

static ArbId ask_target(ArbGame *g, ArbSeat seat, int card1) /* 8.4.3 */
{
  int *attacker1 = arena_take(g, sizeof *attacker1);
  *attacker1 = card1;
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                               .shape = ARB_PICK,
                                               .alike = true,
                                               .rule = "8.4.3",
                                               .text = "What does it attack?",
                                               .source = id_of(g, card1),
                                               .min = 1,
                                               .max = 1,
                                               .list = list_targets,
                                               .data = attacker1});
  return picked.options[0].object;
}

void ev_attack(ArbGame *g, ArbSeat seat, int card1)
{
  EvTable *table = ev_table(g);
  ArbId target = ask_target(g, seat, card1);
  table->attacker = id_of(g, card1);
  table->attacked = target;
  table->fighting = ev_on_field(g, target) != 0; /* 8.4.5.1 */
  arb_frame_push(g, EV_FRAME_ATTACK)->stage = EV_ATTACK_QUICK;
  ev_engage(g, card1, seat); /* 8.4.4 */
  ev_moment_open(g);
  ArbEvent event = ev_event(g, EV_E_ATTACK, seat, card1); /* 8.4.5 */
  event.other = event.place = target;
  event.aux = table->fighting;
  ev_emit(g, &event);
  ev_moment_close(g);
  ev_confirm(g); /* 8.4.6 */
}

/* ---- Damage (8.4.9) --------------------------------------------------------- */

bool ev_in_combat(const ArbGame *g)
{
  const EvTable *table = ev_table(g);
  return table->fighting && ev_on_field(g, table->attacker) && ev_on_field(g, table->attacked);
}

static void tell_fought(ArbGame *g, ArbId one, ArbId other) /* 8.4.9.2 */
{
  int card1 = id_index1(one);
  ArbEvent event = ev_event(g, EV_E_FOUGHT, card_at(g, card1)->controller, card1);
  event.other = other;
  ev_emit(g, &event);
}

/* S10: without a target there is no damage and no fight. */
static void deal_damage(ArbGame *g)
{
  const EvTable *table = ev_table(g);
  int attacker1 = ev_on_field(g, table->attacker);
  int target1 = table->fighting ? ev_on_field(g, table->attacked)
                                : ev_find_in(g, table->attacked, EV_Z_LEADER);
  if (!attacker1 || !target1) return;
  int kinds = EV_BY_ATTACK | (table->fighting ? EV_BY_COMBAT : 0); /* 5.13.2, 5.13.3 */
  EvDeal deals[2] = {{table->attacked, table->attacker, ev_strength_of(g, attacker1), kinds}};
  if (table->fighting) /* 8.4.9.1 */
    deals[1] = (EvDeal){table->attacker, table->attacked, ev_strength_of(g, target1), EV_BY_COMBAT};
  ev_moment_open(g);
  ev_deal(g, deals, table->fighting ? 2 : 1);
  if (ev_in_combat(g)) {
    tell_fought(g, table->attacker, table->attacked);
    tell_fought(g, table->attacked, table->attacker);
  }
  ev_moment_close(g);
}

/* The frame of the running attack, if its damage is still to come. */
static ArbFrame *attack_to_come(ArbGame *g)
{
  int at1 = arb_frame_find(g, EV_FRAME_ATTACK);
  ArbFrame *frame = at1 ? pool_at(g->s, ARB_POOL_FRAME, at1) : NULL;
  return frame && frame->stage <= EV_ATTACK_DAMAGES ? frame : NULL;
}

bool ev_redirect_attack(ArbGame *g, ArbId target) /* 8.4.3, 8.4.5.1 */
{
  EvTable *table = ev_table(g);
  int attacker1 = ev_on_field(g, table->attacker), field1 = ev_on_field(g, target);
  int leader1 = ev_find_in(g, target, EV_Z_LEADER), at1 = field1 ? field1 : leader1;
  bool follower = field1 && ev_face(g, field1)->type == EV_FOLLOWER;
  if (!attack_to_come(g) || !attacker1 || !(follower || leader1)) return false;
  if (card_at(g, at1)->controller == card_at(g, attacker1)->controller) return false;
  if (id_equal(table->attacked, target)) return false; /* 1.3.2.1 */
  table->attacked = target;
  table->fighting = follower;
  game_changed(g);
  return true;
}

bool ev_break_off_attack(ArbGame *g) /* 8.4.11 */
{
  ArbFrame *frame = attack_to_come(g);
  if (!frame) return false;
  frame->stage = EV_ATTACK_ENDS;
  ev_table(g)->attacker = ev_table(g)->attacked = ARB_NOTHING;
  game_changed(g);
  return true;
}

static void end_attack(ArbGame *g) /* 8.4.11 */
{
  EvTable *table = ev_table(g);
  table->attacker = table->attacked = ARB_NOTHING;
  table->fighting = 0;
  arb_frame_pop(g);
}

void ev_attack_step(ArbGame *g)
{
  ArbFrame *frame = frame_top(g);
  switch (frame->stage) {
  case EV_ATTACK_QUICK: /* 8.4.7-8 */
    if (!ev_quick_window(g, "8.4.7")) frame->stage = EV_ATTACK_DAMAGES;
    break;
  case EV_ATTACK_DAMAGES:
    arb_flow_seal(g);
    frame->stage = EV_ATTACK_ENDS;
    deal_damage(g);
    ev_confirm(g); /* 8.4.10 */
    break;
  default: arb_flow_seal(g), end_attack(g);
  }
}

/* ---- Bane and Drain (12.13, 12.14) ------------------------------------------ */

/* 12.14.2: destroys what it dealt any damage to, if that still exists and is an enemy: one of the
** two may have changed sides since the attack began. */
void ev_run_bane(ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  ArbId other = item->event.other;
  int other1 = ev_on_field(g, other);
  if (other1 && card_at(g, other1)->controller != item->controller)
    ev_destroy(g, &other, 1, item->controller);
}

/* 12.13.2: by the damage dealt, not by the defense that was left (S11). */
void ev_run_drain(ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  int leader1 = ev_leader_of(g, item->controller);
  if (leader1) ev_gain_defense(g, id_of(g, leader1), item->event.amount);
}
