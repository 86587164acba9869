/* SPDX-License-Identifier: MIT */
/*
** act_objects.c -- actions on cards and leaders: damage, destroying, gifts, turning, evolving,
** changing places (5.3, 5.5, 5.6, 5.12, 5.13, 5.15, 5.16, 10.2.1.2).
*/
#include <string.h>

#include "evolve/script/actions.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"

/* ---- Damage (5.13) ------------------------------------------------------------ */

ACTION(deal)
{
  const ArbId *ids;
  int count = arg_objects(&a[1], &ids);
  if (a[0].type != ARB_T_INT) return value_bool(false);
  EvDeal *deals = arena_take(g, (size_t)(count + 1) * sizeof *deals);
  for (int i = 0; i < count; i++)
    deals[i] = (EvDeal){ids[i], a[2].type == ARB_T_ID ? a[2].id : c->me, arg_amount(&a[0]),
                        EV_BY_ABILITY}; /* 5.13.4 */
  return value_bool(ev_deal(g, deals, count) > 0);
}

ACTION(deal_each)
{
  EvDeal *deals = arena_take(g, (size_t)(a[0].count + 1) * sizeof *deals);
  for (int i = 0; i < a[0].count; i++) {
    const ArbDeal *deal = &a[0].deals[i];
    ArbValue amount = {.number = deal->amount};
    deals[i] = (EvDeal){deal->target, id_is_nothing(deal->by) ? c->me : deal->by,
                        arg_amount(&amount), EV_BY_ABILITY};
  }
  return value_bool(ev_deal(g, deals, a[0].count) > 0);
}

/* 10.6.2.4: deals to each target what was allocated to it when this was played. */
ACTION(deal_split)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), item1 = item_find(g, c->item);
  EvDeal *deals = arena_take(g, (size_t)(count + 1) * sizeof *deals);
  if (!item1) return value_bool(false);
  for (int i = 0; i < count; i++)
    deals[i] = (EvDeal){ids[i], c->me, ev_item_share(g, item1, ids[i]), EV_BY_ABILITY};
  return value_bool(ev_deal(g, deals, count) > 0);
}

/* ---- Destroying, banishing ------------------------------------------------------ */

ACTION(destroy)
{
  return arb_act_to_all(g, a, c->you, ev_destroy);
}

ACTION(banish)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  ArbId *there = id_room(g, count);
  EvMove move = {EV_Z_BANISHED, ARB_BOTTOM, c->you, EV_E_BANISH};
  ev_act_check_moved(g, "banish", ids, count);
  return value_list(there, ev_move_all(g, ids, count, &move, there));
}

/* ---- Gifts that last (10.2.1.2) --------------------------------------------------- */

/* 2.8.2: changes of a leader's defense last for good. */
static void give_defense(ArbGame *g, ArbId object, int amount, int until)
{
  if (zone_kind(g, state_resolve(g->s, object)->zone) != EV_Z_LEADER)
    ev_give(g, object, EV_F_DEFENSE, amount, 0, until);
  else if (amount > 0) ev_gain_defense(g, object, amount);
  else ev_lose_defense(g, object, -amount);
}

ACTION(give)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), until = arg_until(&a[4]);
  int value = a[5].type == ARB_T_INT && a[5].number > 1 ? arg_amount(&a[5]) : 1;
  uint32_t before = g->s->events;
  (void)c;
  ev_moment_open(g);
  for (int i = 0; i < count; i++) {
    if (!state_resolve(g->s, ids[i])) continue;
    bool leader = zone_kind(g, state_resolve(g->s, ids[i])->zone) == EV_Z_LEADER;
    if (a[1].type == ARB_T_INT && a[1].number && !leader)
      ev_give(g, ids[i], EV_F_ATTACK, arg_amount(&a[1]), 0, until);
    if (a[2].type == ARB_T_INT && a[2].number) give_defense(g, ids[i], arg_amount(&a[2]), until);
    if (a[3].type == ARB_T_KEYWORD && !leader)
      ev_give(g, ids[i], EV_F_KEYWORD, value, a[3].number, until);
  }
  ev_moment_close(g);
  return value_happened(g, before);
}

ArbValue ev_act_give_each(ArbGame *g, const ArbValue *what, EvEffectKind kind, int amount,
                          int keyword, const ArbValue *lasts)
{
  const ArbId *ids;
  int count = arg_objects(what, &ids);
  uint32_t before = g->s->events;
  ev_moment_open(g);
  for (int i = 0; i < count; i++) ev_give(g, ids[i], kind, amount, keyword, arg_until(lasts));
  ev_moment_close(g);
  return value_happened(g, before);
}

ACTION(lose_keyword)
{
  (void)c;
  return ev_act_give_each(g, &a[0], EV_F_KEYWORD, 0, a[1].number, &a[2]);
}

ACTION(change_cost)
{
  (void)c;
  if (a[1].type != ARB_T_INT) return value_bool(false);
  return ev_act_give_each(g, &a[0], EV_F_COST, arg_amount(&a[1]), 0, &a[2]);
}

ACTION(set_defense)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  uint32_t before = g->s->events;
  (void)c;
  if (a[1].type != ARB_T_INT) return value_bool(false);
  ev_moment_open(g);
  for (int i = 0; i < count; i++) {
    const ArbCard *card = state_resolve(g->s, ids[i]);
    if (!card || zone_kind(g, card->zone) != EV_Z_LEADER) continue;
    int change = arg_amount(&a[1]) - ev_defense_of(g, id_index1(ids[i]));
    if (change) give_defense(g, ids[i], change, EV_UNTIL_LEAVES);
  }
  ev_moment_close(g);
  return value_happened(g, before);
}

/* ---- Turning (5.3, 4.2.3) --------------------------------------------------------- */

ACTION(engage)
{
  return arb_act_to_each(g, a, c->you, ev_engage);
}

ACTION(refresh)
{
  return arb_act_to_each(g, a, c->you, ev_refresh);
}

static void turn_facedown(ArbGame *g, int card1, ArbSeat actor)
{
  ev_turn_over(g, card1, actor, false);
}

static void turn_faceup(ArbGame *g, int card1, ArbSeat actor)
{
  ev_turn_over(g, card1, actor, true);
}

ACTION(turn_facedown)
{
  return arb_act_to_each(g, a, c->you, turn_facedown);
}

ACTION(turn_faceup)
{
  return arb_act_to_each(g, a, c->you, turn_faceup);
}

/* ---- Evolving, changing places ------------------------------------------------------ */

ACTION(evolve)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  uint32_t before = g->s->events;
  (void)c;
  for (int i = 0; i < count; i++)
    if (ev_on_field(g, ids[i])) ev_evolve_by_effect(g, id_index1(ids[i]));
  return value_happened(g, before);
}

ACTION(transform)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  ArbId *made = id_room(g, count);
  ev_act_check_moved(g, "transform", ids, count);
  return value_list(made, ev_transform(g, ids, count, ev_act_token(g, a[1].name), c->you, made));
}

ACTION(swap)
{
  return value_bool(arg_given(&a[0]) && arg_given(&a[1]) && ev_swap(g, a[0].id, a[1].id, c->you));
}

ACTION(take_control)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  ArbSeat seat = arg_actor(c, &a[1]);
  uint32_t before = g->s->events;
  if (seat == ARB_NO_SEAT) return value_bool(false);
  ev_take_control(g, ids, count, seat, c->you);
  return value_happened(g, before);
}

/* 10.7.4.3: exchanges cards of two players; cards of the same player stay. */
ACTION(exchange_control)
{
  (void)c;
  return value_bool(arg_given(&a[0]) && arg_given(&a[1]) &&
                    ev_exchange_control(g, a[0].id, a[1].id));
}

/* ---- What a card remembers (10.2.1.2, 4.1.4) ------------------------------------------ */

ACTION(remember_number)
{
  if (a[0].type != ARB_T_INT || !ev_remembering(g, c->me)) return value_bool(false);
  if (a[0].number > INT16_MAX || a[0].number < INT16_MIN)
    arb_flow_refuse(g, "remember_number: %d is too large to be remembered", a[0].number);
  return value_bool(ev_remember_number(g, c->me, a[0].number));
}

ACTION(remember_cards)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), done = 0;
  if (!ev_remembering(g, c->me)) return value_bool(false);
  if (!arg_is_true(&a[1])) ev_forget_cards(g, c->me);
  for (int i = 0; i < count; i++) done += ev_remember_card(g, c->me, ids[i]);
  return value_bool(done > 0);
}

const char *const ev_nameable[] = {"follower", "amulet", "spell", NULL};

/* 2.1.1: a spell remembers the name while its text is carried out. */
ACTION(name_card)
{
  ArbSeat by = arg_actor(c, &a[1]);
  if (by == ARB_NO_SEAT || !state_resolve(g->s, c->me)) return value_bool(false);
  uint16_t def = arb_act_ask_card_name(g, c, by, "2.1.1", ev_nameable, a);
  if (!def) return value_bool(false);
  ev_remember_name(g, c->me, def);
  ev_tell(g, EV_E_NAMED_CARD, by, c->me, 0, def);
  return value_bool(true);
}

ACTION(set_evolve_cost)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), done = 0;
  (void)c;
  if (a[1].type != ARB_T_INT) return value_bool(false);
  for (int i = 0; i < count; i++) {
    if (!ev_on_field(g, ids[i])) continue;
    ev_mark_set(g, ids[i], EV_M_EVOLVE_COST, 0,
                arb_flow_sum(g, 0, arg_count(&a[1], 0), INT16_MAX, "play points"));
    done++;
  }
  return value_bool(done > 0);
}

/* ---- Counters (14.1) ----------------------------------------------------------------- */

static int counter_named(ArbGame *g, const char *name)
{
  const EvCards *cards = ev_cards(g->cards);
  for (int i = 0; i < cards->counter_count; i++)
    if (strcmp(cards->counters[i], name) == 0) return i;
  arb_flow_refuse(g,
                  "no card lists \"%s\" counters: counters = { \"%s\" } says that this one does "
                  "(14.1.2)",
                  name, name);
}

/* 14.1.1: refuses objects without counters; cards where everybody sees them can have some
** (14.1.3). */
static void check_bearer(ArbGame *g, ArbId id)
{
  const ArbCard *card = state_resolve(g->s, id);
  if (id_kind(id) == ARB_KIND_PLAYER)
    arb_flow_refuse(g, "put_counters: counters lie on cards, not on players (14.1.1): "
                       "game.leader(player) is a card");
  if (card && !ev_bears_counters(g, id))
    arb_flow_refuse(g,
                    "put_counters: nobody sees counters in the zone \"%s\" (14.1.3): fields, EX "
                    "areas, cemeteries, banished cards and leaders can have some",
                    g->rules->zones[zone_kind(g, card->zone)].name);
}

ACTION(put_counters)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), counter = counter_named(g, a[1].name);
  uint32_t before = g->s->events;
  (void)c;
  for (int i = 0; i < count; i++) check_bearer(g, ids[i]);
  for (int i = 0; i < count; i++) ev_put_counters(g, ids[i], counter, arg_count(&a[2], 1));
  return value_happened(g, before);
}

ACTION(remove_counters)
{
  int counter = counter_named(g, a[1].name);
  (void)c;
  return value_int(arg_given(&a[0]) ? ev_remove_counters(g, a[0].id, counter, arg_count(&a[2], 1))
                                    : 0);
}

ACTION(transfer_counters)
{
  int counter = counter_named(g, a[2].name), moved = 0;
  (void)c;
  if (!arg_given(&a[0]) || !arg_given(&a[1])) return value_int(0);
  check_bearer(g, a[1].id);
  if (!ev_bears_counters(g, a[1].id)) return value_int(0);
  ev_moment_open(g);
  moved = ev_remove_counters(g, a[0].id, counter, INT16_MAX);
  ev_put_counters(g, a[1].id, counter, moved);
  ev_moment_close(g);
  return value_int(moved);
}

ACTION(counters)
{
  (void)c;
  return value_int(arg_given(&a[0]) ? ev_counters(g, a[0].id, counter_named(g, a[1].name)) : 0);
}
