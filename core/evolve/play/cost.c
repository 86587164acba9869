/* SPDX-License-Identifier: MIT */
/*
** cost.c -- costs: their parts, whether they can be paid, paying them (10.4, 10.6.2.5).
**
** A cost is play points, engaging the card itself, and parts, in this order.  It is paid whole or
** not at all (10.4.2.2), at one moment.  A part that is replaced, or that has no effect, counts as
** paid (10.6.2.5.1-2).
*/
#include <stdio.h>

#include "evolve/play/process.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"

typedef struct Kind {
  uint8_t of;
  const char *rule;
} Kind;
static const Kind kinds[EV_PAY_COUNT] = {
#define X(id, field, of, rule, help) [EV_PAY_##id] = {EV_PAY_##of, rule},
  EV_PAYS(X)
#undef X
};

bool ev_part_is_chosen(const EvPart *part)
{
  return kinds[part->pay].of == EV_PAY_CARDS;
}

/* ---- What is to be paid ------------------------------------------------------------ */

static const EvOption *option_of(const ArbGame *g, const ArbPlanSlot *slot)
{
  if (slot->kind != EV_SLOT_OPTION || slot->count == 0) return NULL;
  return &ev_cards(g->cards)->options[slot->picks[0].aux - 1];
}

int ev_costs(ArbGame *g, const ArbPlan *plan, const EvCost *out[EV_COSTS_MAX])
{
  const EvPlay *play = plan->data;
  int count = 0;
  if (play->cost) out[count++] = play->cost;
  for (int i = 0; i < plan->filled; i++) {
    const EvOption *option = option_of(g, &plan->slots[i]);
    if (!option) continue;
    if (count == EV_COSTS_MAX)
      arb_flow_refuse(g, "more than %d costs are paid at once", EV_COSTS_MAX);
    out[count++] = &option->cost;
  }
  return count;
}

int ev_points_of(ArbGame *g, const EvCost *cost, const ArbContext *context)
{
  return arb_number_within(g, cost->points_is, context, cost->play_points, EV_AMOUNT_MAX);
}

int ev_amount_of(ArbGame *g, const EvPart *part, const ArbContext *context)
{
  return arb_number_within(g, part->is, context, part->min, EV_AMOUNT_MAX);
}

int ev_plan_points(ArbGame *g, const ArbPlan *plan)
{
  const EvPlay *play = plan->data;
  if (play->points1) return play->points1 - 1;
  ev_speak_of(g, plan, ARB_ANY_ROUND);
  int set1 = play->fixed1, change = 0, points = 0;
  for (int i = 0; i < plan->filled; i++) {
    const EvOption *option = option_of(g, &plan->slots[i]);
    if (!option) continue;
    if (option->sets_cost && !play->fixed1) set1 = option->set + 1;
    change += option->change;
    points += ev_points_of(g, &option->cost, &play->context);
  }
  if (play->card) return points + ev_price_of(g, play->card1, set1, change, &play->context);
  bool evolve = play->ability && play->ability->flags & EV_IS_EVOLVE;
  return points + (evolve ? ev_evolve_price(g, play->card1, play->ability)
                          : ev_points_of(g, play->cost, &play->context));
}

/* ---- Whether it can be ------------------------------------------------------------- */

/* The zone where a card that is given up goes; it cannot be there already (1.3.2). */
static int own_way(int pay)
{
  switch (pay) {
  case EV_PAY_BURY:
  case EV_PAY_BURY_ME: return EV_Z_CEMETERY;
  case EV_PAY_BANISH:
  case EV_PAY_BANISH_ME: return EV_Z_BANISHED;
  case EV_PAY_RETURN:
  case EV_PAY_RETURN_ME: return EV_Z_HAND;
  case EV_PAY_TO_TOP:
  case EV_PAY_TO_BOTTOM: return EV_Z_DECK;
  default: return EV_ZONES;
  }
}

/* Whether a payment turns cards of the evolve deck over (4.2.3). */
static bool turns_over(int pay)
{
  return pay == EV_PAY_FACEUP || pay == EV_PAY_FACEDOWN;
}

static bool may_go(int kind)
{
  return kind != EV_Z_LEADER && kind != EV_Z_EVOLVE && kind != EV_Z_EVOLVE_DECK;
}

/* The card that gives itself up, if it is there: also in a hand, a cemetery or an EX area, if the
** ability works there (10.3.4).  An ability that triggered as the card moved finds it again
** (10.4.7). */
static int itself(const ArbGame *g, const EvPlay *play)
{
  const ArbEvent *event = play->context.event;
  if (play->card1) return play->card1;
  bool moved = event && id_equal(event->subject, play->context.me);
  return moved && state_resolve(g->s, event->other) ? id_index1(event->other) : 0;
}

static bool is_banned(ArbGame *g, int pay, int card1) /* 1.3.3 */
{
  bool banishes = pay == EV_PAY_BANISH || pay == EV_PAY_BANISH_ME;
  bool returns = pay == EV_PAY_RETURN || pay == EV_PAY_RETURN_ME;
  return (banishes && ev_cannot(g, card1, EV_CANNOT_BE_BANISHED)) ||
         (returns && ev_cannot(g, card1, EV_CANNOT_BE_RETURNED));
}

static bool can_go(ArbGame *g, const EvPlay *play, int pay)
{
  int card1 = itself(g, play), from = card1 ? zone_of(g, card1) : EV_Z_LEADER;
  return may_go(from) && !is_banned(g, pay, card1) && from != own_way(pay) &&
         (!play->card || card1 != play->card1);
}

static bool can_do(ArbGame *g, const EvPlay *play, const EvPart *part)
{
  bool there = play->card1 && state_resolve(g->s, play->context.me);
  int leader1 = ev_leader_of(g, play->seat);
  switch (part->pay) {
  case EV_PAY_COUNTERS:
    return there &&
           ev_counters(g, play->context.me, part->counter) >= ev_amount_of(g, part, &play->context);
  case EV_PAY_LEADER_DEFENSE: /* 10.4.5 */
    return leader1 && ev_defense_of(g, leader1) >= ev_amount_of(g, part, &play->context);
  case EV_PAY_MILL:
    return ev_count(g, EV_Z_DECK, play->seat) >= ev_amount_of(g, part, &play->context);
  case EV_PAY_EVOLUTION:
    return ev_player(g, play->seat)->evolution_points >= ev_amount_of(g, part, &play->context);
  default: return kinds[part->pay].of == EV_PAY_CARDS || can_go(g, play, part->pay);
  }
}

bool ev_can_pay(ArbGame *g, const EvPlay *play, const EvCost *cost)
{
  bool there = play->card1 && zone_of(g, play->card1) == EV_Z_FIELD;
  if (cost->engage_me && (!there || ev_body(g, play->card1)->flags & EV_ENGAGED)) /* 10.4.6 */
    return false;
  for (int i = 0; i < cost->part_count; i++)
    if (!can_do(g, play, &cost->parts[i])) return false;
  return true;
}

/* Whether a card is where it can be given up in this way, if the cost names no zone. */
static bool may_be_given(ArbGame *g, const EvPlay *play, const EvPart *part, int card1)
{
  int kind = zone_of(g, card1);
  if (turns_over(part->pay)) {
    bool faceup = card_at(g, card1)->flags & EV_CARD_FACEUP;
    return kind == EV_Z_EVOLVE_DECK && card_at(g, card1)->owner == play->seat &&
           faceup == (part->pay == EV_PAY_FACEDOWN);
  }
  if (!may_go(kind) || kind == own_way(part->pay) || is_banned(g, part->pay, card1)) return false;
  if (play->card && card1 == play->card1) return false; /* it will be in the resolution zone */
  if (card_at(g, card1)->controller != play->seat) return false; /* 10.4.3 */
  switch (part->pay) {
  case EV_PAY_DISCARD:
  case EV_PAY_REVEAL: return kind == EV_Z_HAND;
  case EV_PAY_ENGAGE: return kind == EV_Z_FIELD && !(ev_body(g, card1)->flags & EV_ENGAGED);
  case EV_PAY_RITE:
    return kind == EV_Z_FIELD && ev_face(g, card1)->type == EV_AMULET &&
           ev_has(g, card1, EV_KW_STACK) && ev_counters(g, id_of(g, card1), EV_STACK_COUNTER) > 0;
  default: return true;
  }
}

bool ev_leaves_field(ArbGame *g, int pay, ArbId card)
{
  int card1 = ev_on_field(g, card);
  if (!card1) return false;
  int stack = ev_has(g, card1, EV_KW_STACK) ? ev_counters(g, card, EV_STACK_COUNTER) : 0;
  if (pay == EV_PAY_RITE) return stack == 1;
  return stack == 0 && (pay == EV_PAY_BURY || pay == EV_PAY_BANISH || pay == EV_PAY_RETURN ||
                        pay == EV_PAY_TO_TOP || pay == EV_PAY_TO_BOTTOM);
}

/* Facedown cards of one definition are alike: only as many are offered as could be taken. */
static bool is_one_more(ArbGame *g, const EvPart *part, const ArbContext *context,
                        const ArbOption *out, int count, int card1)
{
  int alike = 0;
  if (part->pay != EV_PAY_FACEUP) return false;
  for (int i = 0; i < count; i++)
    alike += card_at(g, id_index1(out[i].object))->def == card_at(g, card1)->def;
  return alike >= (part->is.count ? ev_amount_of(g, part, context) : part->max);
}

/* The zone of cards that are given up, if the cost names none. */
static int usual_zone(int pay)
{
  if (turns_over(pay)) return EV_Z_EVOLVE_DECK;
  return pay == EV_PAY_DISCARD || pay == EV_PAY_REVEAL ? EV_Z_HAND : EV_Z_FIELD;
}

void ev_list_gifts(ArbGame *g, const EvPlay *play, const EvPart *part, ArbOption **out, int *count,
                   int *room)
{
  int zone = zone_at(g, usual_zone(part->pay), play->seat);
  int max = g->s->pools[ARB_POOL_CARD].used, n = 0;
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  if (part->selector1) n = arb_selector_list(g, part->selector1, &play->context, found, max);
  else
    for (ZONE_EACH(g, card1, zone)) found[n++] = id_of(g, card1);
  for (int i = 0; i < n; i++)
    if (may_be_given(g, play, part, id_index1(found[i])) &&
        !is_one_more(g, part, &play->context, *out, *count, id_index1(found[i])))
      arb_plan_offer(g, (ArbOption){.verb = EV_V_GIVE, .object = found[i], .aux = part->pay}, out,
                     count, room);
}

/* ---- Paying ------------------------------------------------------------------------ */

static void pay_part(ArbGame *g, const EvPlay *play, const EvPart *part, const ArbId *given,
                     int count)
{
  ArbId me = play->context.me;
  ArbSeat seat = play->seat;
  int paid = ev_amount_of(g, part, &play->context);
  if (kinds[part->pay].of == EV_PAY_ME && itself(g, play)) me = id_of(g, itself(g, play));
  switch ((EvPay)part->pay) {
  case EV_PAY_ENGAGE:
    for (int i = 0; i < count; i++) ev_engage(g, id_index1(given[i]), seat);
    break;
  case EV_PAY_COUNTERS: ev_remove_counters(g, me, part->counter, paid); break;
  case EV_PAY_LEADER_DEFENSE: ev_lose_defense(g, id_of(g, ev_leader_of(g, seat)), paid); break;
  case EV_PAY_RITE: /* 13.3.3.2, S12: without a counter nothing keeps the amulet */
    ev_remove_counters(g, given[0], EV_STACK_COUNTER, 1);
    if (!ev_counters(g, given[0], EV_STACK_COUNTER)) ev_bury(g, given, 1, seat);
    break;
  case EV_PAY_DISCARD: ev_discard_all(g, given, count); break;
  case EV_PAY_BURY: ev_bury(g, given, count, seat); break;
  case EV_PAY_BANISH: ev_banish(g, given, count, seat); break;
  case EV_PAY_RETURN: ev_return(g, given, count, seat); break;
  case EV_PAY_BURY_ME: ev_bury(g, &me, 1, seat); break;
  case EV_PAY_BANISH_ME: ev_banish(g, &me, 1, seat); break;
  case EV_PAY_RETURN_ME: ev_return(g, &me, 1, seat); break;
  case EV_PAY_FACEUP:
  case EV_PAY_FACEDOWN:
    for (int i = 0; i < count; i++)
      ev_turn_over(g, id_index1(given[i]), seat, part->pay == EV_PAY_FACEUP);
    break;
  case EV_PAY_REVEAL:
    for (int i = 0; i < count; i++) ev_reveal(g, id_index1(given[i]));
    break;
  case EV_PAY_TO_TOP: ev_to_deck(g, given, count, ARB_TOP, seat); break;
  case EV_PAY_TO_BOTTOM: ev_to_deck(g, given, count, ARB_BOTTOM, seat); break;
  case EV_PAY_MILL: {
    ArbId *top = arena_take(g, (size_t)(paid + 1) * sizeof *top);
    ev_bury(g, top, ev_top_of(g, seat, paid, top), seat);
    break;
  }
  case EV_PAY_EVOLUTION: ev_lose_evolution_points(g, seat, paid); break;
  case EV_PAY_COUNT: break;
  }
}

/* The cards that were picked for a part. */
static int given_for(const ArbPlan *plan, int round, int index, ArbId *out)
{
  int count = 0;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    if (slot->kind != EV_SLOT_GIVE || slot->round != round || slot->index != index) continue;
    for (int j = 0; j < slot->count; j++) out[count++] = slot->picks[j].object;
  }
  return count;
}

static bool gives_itself(const EvPlay *play)
{
  for (int i = 0; i < play->cost->part_count; i++)
    if (kinds[play->cost->parts[i].pay].of == EV_PAY_ME) return true;
  return false;
}

/* 10.11.1: remembers everything that is given up at this moment as it was, from whatever zone; the
** item may refer to it. */
static void remember_given(ArbGame *g, const ArbPlan *plan, int item1)
{
  const EvPlay *play = plan->data;
  ArbId me = play->context.me;
  if (ev_on_field(g, me) || (play->cost && gives_itself(play) && state_resolve(g->s, me)))
    ev_remember(g, id_index1(me));
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == EV_SLOT_GIVE && j < plan->slots[i].count; j++) {
      ArbId given = plan->slots[i].picks[j].object;
      arb_picks_keep(g, EV_POOL_PICK, item1, EV_PICK_GIVEN, 0, given);
      if (state_resolve(g->s, given)) ev_remember(g, id_index1(given));
    }
}

static void pay_points(ArbGame *g, const ArbPlan *plan, int item1)
{
  const EvPlay *play = plan->data;
  const ArbPlanSlot *way = plan_find(plan, EV_SLOT_POINT, 0, 0);
  bool evolution = way && way->picks[0].aux == EV_WITH_EVOLUTION_POINT;
  EvPlayer *player = ev_player(g, play->seat);
  EvItem *item = ev_item(g, item1);
  item->paid = (uint8_t)(ev_plan_points(g, plan) - evolution);
  player->evolution_points = (uint8_t)(player->evolution_points - evolution);
  player->play_points = (uint8_t)(player->play_points - item->paid);
  if (item->paid || evolution) game_changed(g);
}

void ev_pay(ArbGame *g, const ArbPlan *plan, int item1)
{
  const EvPlay *play = plan->data;
  const EvCost *costs[EV_COSTS_MAX];
  int count = ev_costs(g, plan, costs);
  ArbId *given = arena_take(g, (g->s->pools[ARB_POOL_CARD].used + 1u) * sizeof *given);
  ev_moment_open(g);
  ev_speak_of(g, plan, ARB_ANY_ROUND);
  pay_points(g, plan, item1);
  remember_given(g, plan, item1);
  for (int n = 0; n < count; n++) {
    if (costs[n]->engage_me) ev_engage(g, play->card1, play->seat);
    for (int i = 0; i < costs[n]->part_count; i++) {
      int gifts = given_for(plan, n, i, given);
      pay_part(g, play, &costs[n]->parts[i], given, gifts);
    }
  }
  const ArbPlanSlot *reveal = plan_find(plan, EV_SLOT_REVEAL, 0, 0);
  if (reveal) {
    ev_item(g, item1)->reveal = reveal->picks[0].object;
    ev_reveal(g, id_index1(reveal->picks[0].object));
  }
  ev_moment_close(g);
}

/* ---- Paying or not (10.4.7) --------------------------------------------------------- */

typedef struct Offer {
  ArbId source;
  bool can;
} Offer;

static void list_answers(ArbGame *g, const void *data)
{
  const Offer *offer = data;
  ask_option(g, (ArbOption){.verb = EV_V_NO});
  if (offer->can) ask_option(g, (ArbOption){.verb = EV_V_YES, .object = offer->source});
}

/* Whether a cost asks for a kind of cards that only the payer sees; then nobody else knows whether
** there is one (4.1.2.2). */
static bool looks_in_private(const ArbGame *g, const EvPlay *play)
{
  for (int i = 0; i < play->cost->part_count; i++) {
    const EvPart *part = &play->cost->parts[i];
    if (!ev_part_is_chosen(part)) continue;
    uint32_t zones = part->selector1 ? g->cards->selectors[part->selector1 - 1].zones
                                     : 1u << usual_zone(part->pay);
    for (int kind = 0; kind < EV_ZONES; kind++)
      if (zones >> kind & 1 && ev_is_private(g, kind) && ev_count(g, kind, play->seat) > 0)
        return true;
  }
  return false;
}

/* The words for paying a part, before and after the number. */
static const char *const said[EV_PAY_COUNT][2] = {
  [EV_PAY_ENGAGE] = {"engage"},
  [EV_PAY_COUNTERS] = {"remove", " counters"},
  [EV_PAY_LEADER_DEFENSE] = {"lose", " defense of your leader"},
  [EV_PAY_RITE] = {"remove", " Stack counters"},
  [EV_PAY_DISCARD] = {"discard"},
  [EV_PAY_BURY] = {"bury"},
  [EV_PAY_BANISH] = {"banish"},
  [EV_PAY_RETURN] = {"return", " to hand"},
  [EV_PAY_BURY_ME] = {"bury this"},
  [EV_PAY_BANISH_ME] = {"banish this"},
  [EV_PAY_RETURN_ME] = {"return this to hand"},
  [EV_PAY_FACEUP] = {"turn", " faceup"},
  [EV_PAY_FACEDOWN] = {"turn", " facedown"},
  [EV_PAY_REVEAL] = {"reveal"},
  [EV_PAY_TO_TOP] = {"put", " on top of the deck"},
  [EV_PAY_TO_BOTTOM] = {"put", " under the deck"},
  [EV_PAY_MILL] = {"mill"},
  [EV_PAY_EVOLUTION] = {"pay", " evolution points"}};

static bool is_counted(int pay)
{
  return pay != EV_PAY_BURY_ME && pay != EV_PAY_BANISH_ME && pay != EV_PAY_RETURN_ME;
}

/* "engage this, discard 1"; amounts that the game computes are not shown. */
static void cost_text(const EvCost *cost, char *out, size_t size)
{
  *out = '\0';
  if (cost->play_points > 0)
    arb_text_add(out, size, "%d play point%s", cost->play_points,
                 cost->play_points == 1 ? "" : "s");
  if (cost->engage_me) arb_text_add(out, size, "%sengage this", *out ? ", " : "");
  for (int i = 0; i < cost->part_count; i++) {
    const EvPart *part = &cost->parts[i];
    char number[16] = "";
    if (is_counted(part->pay)) snprintf(number, sizeof number, " %d", part->min);
    if (part->is.count) snprintf(number, sizeof number, "%s", " some");
    arb_text_add(out, size, "%s%s%s%s", *out ? ", " : "", said[part->pay][0], number,
                 said[part->pay][1] ? said[part->pay][1] : "");
  }
}

enum { COST_QUESTION = 200 };

/* The question with the cost: "Pay for this ability (1 play point)?" */
static const char *pay_question(ArbGame *g, const EvPlay *play, const char *question)
{
  char cost[140], *text = arena_take(g, COST_QUESTION);
  cost_text(play->cost, cost, sizeof cost);
  snprintf(text, COST_QUESTION, "%s%s%s%s?", question, *cost ? " (" : "", cost, *cost ? ")" : "");
  return text;
}

bool ev_ask_to_pay(ArbGame *g, EvPlay *play, const char *rule, const char *question)
{
  const char *text = ask_replays(g) ? question : pay_question(g, play, question);
  Offer *offer = arena_take(g, sizeof *offer);
  *offer = (Offer){play->context.me, ev_plan_completable(g, play)};
  if (!offer->can && !looks_in_private(g, play)) return false;
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = play->seat,
                                               .shape = ARB_PICK,
                                               .always = true,
                                               .rule = rule,
                                               .text = text,
                                               .source = play->context.me,
                                               .min = 1,
                                               .max = 1,
                                               .list = list_answers,
                                               .data = offer});
  return picked.options[0].verb == EV_V_YES;
}
