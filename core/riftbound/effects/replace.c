/* SPDX-License-Identifier: MIT */
/*
** replace.c -- replacement effects (367-375), and preventing damage (437).
**
** Before events happen, all effects that could replace them are gathered.  For each event, the
** owner of what it happens to says which effect applies first (372).  The players order the effects
** that were chosen, each their own, beginning with the turn player (373).  Each effect is applied
** at once to all the events for which it was chosen, as long as it still can be (373.2).  Then the
** next round begins with what is left.
**
** Each effect applies once to an event and to whatever replaces that event (370.2): the effects
** that were applied to an event are on a trail while a script runs instead.  After an effect that
** only changes an event -- its amount, or something before it -- the event still happens, and
** further effects may apply to what it has become (375).
*/
#include <string.h>

#include "kernel/parts/replace.h"
#include "kernel/cards/position.h"
#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

enum { PREVENTS = UINT16_MAX /* no ability: 437 */ };

/* Whether this kind of event makes a permanent leave the board. */
static bool goes_away(int kind)
{
  return kind == RB_E_DIE || kind == RB_E_BANISH || kind == RB_E_RETURN || kind == RB_E_RECYCLE;
}

/* Whether the ability is about this event.  Death, return and the like are also "leaves the board":
** one event with two names. */
static bool is_spoken_of(const ArbGame *g, const RbAbility *a, const ArbEvent *event)
{
  if (a->event1 == event->kind1) return true;
  return a->event1 == RB_E_LEAVE_BOARD + 1 && goes_away(event->kind1 - 1) &&
         state_resolve(g->s, event->subject) && zone_of(g, id_index1(event->subject)) == RB_Z_BOARD;
}

/* "Your second draw each turn": whether this event would be the Nth that happens. */
static bool nth_next(const ArbGame *g, const RbAbility *a, const ArbEvent *event, ArbSeat you)
{
  if (!a->nth) return true;
  if (a->by == ARB_BY_OPPONENT && !a->subject1) you = event->actor; /* each opponent by itself */
  if (you == ARB_NO_SEAT && a->by != ARB_BY_ANY) return false;
  return arb_tally_of(g, you == ARB_NO_SEAT ? 0 : you, a->tally) == a->nth - 1;
}

static bool fits(ArbGame *g, const RbAbility *a, const ArbEvent *event, const ArbContext *plain)
{
  ArbContext with_event = *plain;
  const ArbContext *context = &with_event;
  with_event.event = event;
  if (a->kind != RB_REPLACEMENT || !is_spoken_of(g, a, event)) return false;
  if (!rb_of_cause(a, event) || !rb_responsible(g, a->by, event, context)) return false;
  if (a->flags & ARB_SUBJECT_ME && !id_equal(event->subject, context->me)) return false;
  if (a->subject_ref1 && !id_equal(context->refs[a->subject_ref1 - 1], event->subject))
    return false;
  if (a->subject1 && !arb_selector_matches(g, a->subject1, context, event->subject)) return false;
  if (a->place1 && !arb_selector_matches(g, a->place1, context, event->place)) return false;
  if (a->phases && !(a->phases >> event->aux & 1)) return false;
  return nth_next(g, a, event, context->you) && ability_holds(g, &a->head, context);
}

/* What "once each turn" is counted for: the text that says it, or each player. */
static ArbId counted_for(const RbAbility *a, ArbSeat you, ArbId from)
{
  return a->flags & RB_EACH_PLAYER && you != ARB_NO_SEAT ? id_player(you) : from;
}

static void from_text(ArbGame *g, int card1, const RbText *text, const ArbEvent *event,
                      ArbCandidate *list, int *count)
{
  const RbCardDef *def = rb_def(g, text->def);
  bool looks = events_have(&def->watches, event->kind1 - 1) ||
               (goes_away(event->kind1 - 1) && events_have(&def->watches, RB_E_LEAVE_BOARD));
  if (!text->only && !looks) return;
  for (int i = 0; i < def->ability_count; i++) {
    int ability = def->first_ability + i;
    const RbAbility *a = rb_ability(g, ability);
    ArbContext context = rb_context(g, card1, ability);
    context.def = text->def;
    context.refs = &text->from;
    context.ref_count = text->effect ? 1 : 0;
    if (a->flags & RB_THEIRS && event->actor != ARB_NO_SEAT) context.you = event->actor;
    if (!rb_of_text(a, text) || !rb_works_there(g, card1, a)) continue;
    if (arb_replace_on_trail(g, context.me, ability, 0, text->from)) continue;
    ArbId counted = counted_for(a, context.you, text->from);
    if (a->flags & ONCE && rb_used(g, context.me, ability, counted)) continue;
    if (!fits(g, a, event, &context)) continue;
    ArbCandidate *c = arb_replace_add(g, list, count);
    *c = (ArbCandidate){.source = context.me,
                        .def = context.def,
                        .ability = (uint16_t)ability,
                        .controller = context.you,
                        .from = text->from};
    if (text->effect) c->refs[0] = text->from;
  }
}

typedef struct Found {
  const ArbEvent *event;
  ArbCandidate *list;
  int *count;
} Found;

static void from_given(ArbGame *g, int card1, const RbText *text, int ability, void *data)
{
  const Found *found = data;
  (void)ability;
  from_text(g, card1, text, found->event, found->list, found->count);
}

static void from_zone(ArbGame *g, int zone, const ArbEvent *event, ArbCandidate *list, int *count)
{
  Found found = {event, list, count};
  for (ZONE_EACH(g, card1, zone)) {
    for (RB_EACH_TEXT(g, text, card1)) from_text(g, card1, &text, event, list, count);
    rb_each_given(g, card1, RB_REPLACEMENT, from_given, &found);
  }
}

/* 437: whether the effect has some Prevent Value left for the subject. */
static bool prevents(const RbEffect *effect, const ArbEvent *event)
{
  return effect->kind1 == RB_F_PREVENT && event->kind1 == RB_E_DAMAGE + 1 &&
         id_equal(effect->object, event->subject);
}

static bool from_effect(ArbGame *g, const RbEffect *effect, const ArbEvent *event)
{
  if (prevents(effect, event)) return true;
  if (effect->kind1 != RB_F_REPLACEMENT) return false;
  ArbContext context = {.me = effect->source,
                        .you = effect->controller,
                        .def = effect->def,
                        .refs = effect->refs,
                        .x = effect->x,
                        .ref_count = ARB_REFS_MAX};
  const RbAbility *a = rb_ability(g, effect->ability);
  if (a->flags & ONCE && rb_used(g, effect->source, effect->ability, ARB_NOTHING)) return false;
  return fits(g, a, event, &context);
}

static void from_effects(ArbGame *g, const ArbEvent *event, ArbCandidate *list, int *count)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (!effect->kind1 || !from_effect(g, effect, event)) continue;
    uint16_t ability = effect->kind1 == RB_F_PREVENT ? PREVENTS : effect->ability;
    if (arb_replace_on_trail(g, effect->source, ability, i, ARB_NOTHING)) continue;
    ArbCandidate *c = arb_replace_add(g, list, count);
    *c = (ArbCandidate){.source = effect->source,
                        .def = effect->def,
                        .ability = ability,
                        .effect1 = (uint16_t)i,
                        .controller = effect->controller};
    memcpy(c->refs, effect->refs, sizeof c->refs);
  }
}

/* ---- The events, and what is applied to them ----------------------------- */

typedef struct Replacing {
  ArbHappening *list;
  int count;
} Replacing;

static const RbAbility *text_of(const ArbGame *g, const ArbCandidate *c)
{
  return c->ability == PREVENTS ? NULL : rb_ability(g, c->ability);
}

/* ---- Who says whether, and pays (A17) ------------------------------------ */

static ArbSeat decider(const ArbGame *g, const ArbCandidate *c, const ArbEvent *event)
{
  const RbAbility *a = text_of(g, c);
  ArbSeat seat = a && a->asks == RB_ASKS_SUBJECT ? event->subject_controller : c->controller;
  return seat == ARB_NO_SEAT ? rb_acting_player(g) : seat; /* 187.6.b */
}

static const RbTotal *cost_of(ArbGame *g, const ArbCandidate *c)
{
  const RbAbility *a = text_of(g, c);
  RbTotal *total = arena_take(g, sizeof *total);
  ArbContext context = {.me = c->source, .you = c->controller, .def = c->def};
  RbCost cost = rb_cost_now(g, &a->cost, &context);
  total->showdown = rb_showdown(g) != NULL;
  rb_total_add(total, &cost);
  total->me = 0;
  return total;
}

static bool has_cost(const RbAbility *a)
{
  return a && (a->cost.energy || a->cost.power[0].amount || a->cost.me || a->cost.counted);
}

static bool can_pay(ArbGame *g, const ArbCandidate *c, const ArbEvent *event)
{
  const RbAbility *a = text_of(g, c);
  if (!has_cost(a)) return true;
  ArbSeat seat = decider(g, c, event);
  RbBusy me = {c->source, false};
  if (a->cost.me && (!state_resolve(g->s, c->source) ||
                     !rb_can_pay_me(g, seat, id_index1(c->source), a->cost.me)))
    return false;
  return rb_can_pay(g, seat, cost_of(g, c), &me, a->cost.me ? 1 : 0);
}

static void pay(ArbGame *g, const ArbCandidate *c, const ArbEvent *event)
{
  const RbAbility *a = text_of(g, c);
  if (!has_cost(a)) return;
  ArbSeat seat = decider(g, c, event);
  RbBusy *me = arena_take(g, sizeof *me);
  *me = (RbBusy){c->source, false};
  rb_pay(g, seat, cost_of(g, c), c->source, me, a->cost.me ? 1 : 0);
  if (a->cost.me) rb_pay_me(g, seat, id_index1(c->source), a->cost.me);
}

/* The question; with the amount, for events whose amount says how much happens. */
static const char *question_about(ArbGame *g, ArbSeat seat, const ArbEvent *event,
                                  const char *question)
{
  int kind = event->kind1 - 1;
  bool counted = kind == RB_E_DAMAGE || kind == RB_E_POINTS || kind == RB_E_GAIN_XP ||
                 kind == RB_E_LOSE_POINTS || kind == RB_E_PLAY_TOKEN || kind == RB_E_REVEAL_DECK;
  return arb_replace_question(g, seat, event, counted, question);
}

/* 371.1: whether its player applies it; "may" and "once each turn" can be declined. */
static bool is_wanted(ArbGame *g, const ArbCandidate *c, const ArbEvent *event)
{
  const RbAbility *a = text_of(g, c);
  ArbSeat seat = decider(g, c, event);
  if (!a || !(a->flags & (ARB_OPTIONAL | ARB_ONCE_EACH_TURN))) return true;
  const char *question = arb_replace_by(g, c->source, rb_def(g, c->def)->name);
  return arb_ask_yes(g, seat, "371.1", question_about(g, seat, event, question), c->source);
}

/* ---- What could apply ----------------------------------------------------- */

/* Adds replacements that work from where cards lie off the board (367). */
static void from_elsewhere(ArbGame *g, ArbSeat seat, const ArbEvent *event, ArbCandidate *list,
                           int *count)
{
  const RbCards *cards = rb_cards(g->cards);
  Found found = {event, list, count};
  for (uint32_t zones = RB_ELSEWHERE; zones; zones &= zones - 1)
    for (ZONE_EACH(g, card1, zone_at(g, __builtin_ctz(zones), seat))) {
      RbText own = {.def = card_at(g, card1)->def};
      if (rb_def(g, own.def)->watches_off_board) from_text(g, card1, &own, event, list, count);
      if (cards->off_board_keywords) rb_each_given(g, card1, RB_REPLACEMENT, from_given, &found);
    }
}

static int applicable(ArbGame *g, const ArbHappening *h, ArbCandidate *list)
{
  int count = 0, left = 0;
  bool is_card = id_kind(h->event->subject) == ARB_KIND_CARD;
  if (h->gone || (is_card && !state_resolve(g->s, h->event->subject))) return 0;
  from_zone(g, zone_at(g, RB_Z_BOARD, 0), h->event, list, &count);
  from_zone(g, zone_at(g, RB_Z_BATTLEFIELDS, 0), h->event, list, &count);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    from_zone(g, zone_at(g, RB_Z_LEGENDS, seat), h->event, list, &count);
  from_zone(g, zone_at(g, RB_Z_FORMAT, 0), h->event, list, &count);
  const ArbEventSet *replaced = &rb_cards(g->cards)->off_board_replaced;
  if (events_have(replaced, h->event->kind1 - 1) ||
      (goes_away(h->event->kind1 - 1) && events_have(replaced, RB_E_LEAVE_BOARD)))
    for (ArbSeat seat = 0; seat < g->s->seats; seat++)
      from_elsewhere(g, seat, h->event, list, &count);
  from_effects(g, h->event, list, &count);
  for (int i = 0; i < count; i++)
    if (!arb_replace_is_done(h, &list[i]) && can_pay(g, &list[i], h->event)) list[left++] = list[i];
  return left;
}

/* 371.2, 373: whether it still exists and still applies. */
static bool still_applies(ArbGame *g, const ArbHappening *h, const ArbCandidate *c)
{
  ArbCandidate *list = arena_take(g, ARB_CANDIDATES_MAX * sizeof *list);
  int count = applicable(g, h, list);
  for (int i = 0; i < count; i++)
    if (arb_replace_same(&list[i], c)) return true;
  return false;
}

/* ---- Which first ----------------------------------------------------------- */

/* 372, 372.1: who orders the effects on an event: the owner of the subject, or the player; 372.2:
** for a battlefield that nobody controls, the turn player (R24). */
static ArbSeat orders_of(const ArbGame *g, const ArbEvent *event)
{
  const ArbCard *card = state_resolve(g->s, event->subject);
  if (card && rb_is_battlefield(event->subject) && card->controller == ARB_NO_SEAT)
    return rb_acting_player(g);
  return event->subject_owner < g->s->seats ? event->subject_owner : rb_acting_player(g);
}

/* 372: asks which effect is first; returns its index. */
static int pick_first(ArbGame *g, const ArbEvent *event, const ArbCandidate *list, int count)
{
  ArbSeat seat = orders_of(g, event);
  return arb_replace_pick(g, seat, RB_V_REPLACEMENT, list, count, "372",
                          question_about(g, seat, event, "Which replacement applies"));
}

static bool which_first_matters(ArbGame *g, const ArbHappening *h, const ArbCandidate *list,
                                int count);

/* Chooses which effect applies first to an event.  An effect that was chosen before stays chosen as
** long as it can apply. */
static void choose_first(ArbGame *g, ArbHappening *h)
{
  ArbCandidate *list = arena_take(g, ARB_CANDIDATES_MAX * sizeof *list);
  int count = applicable(g, h, list);
  for (int i = 0; i < count && h->chosen; i++)
    if (arb_replace_same(&list[i], &h->first)) return;
  h->chosen = count > 0;
  h->among = count;
  if (!h->chosen) return;
  bool asks = count > 1 && which_first_matters(g, h, list, count);
  h->first = list[asks ? pick_first(g, h->event, list, count) : 0];
}

/* 373, 373.1: the players, in turn order, each say which of their effects comes first. */
static const ArbCandidate *choose_next(ArbGame *g, const Replacing *r)
{
  ArbCandidate *mine = arena_take(g, (size_t)(r->count + 1) * sizeof *mine);
  ArbSeat seat = rb_acting_player(g);
  for (int turn = 0; turn < g->s->seats; turn++, seat = arb_game_next_seat(g, seat)) {
    int count = 0;
    for (int i = 0; i < r->count; i++) {
      const ArbHappening *h = &r->list[i];
      ArbSeat whose =
          h->first.controller == ARB_NO_SEAT ? rb_acting_player(g) : h->first.controller;
      bool known = false;
      if (!h->chosen || whose != seat) continue;
      for (int j = 0; j < count; j++) known |= arb_replace_same(&mine[j], &h->first);
      if (!known) mine[count++] = h->first;
    }
    if (count == 1) return &mine[0];
    if (count > 1)
      return &mine[arb_replace_pick(g, seat, RB_V_REPLACEMENT, mine, count, "373",
                                    "Which replacement comes first?")];
  }
  return NULL;
}

typedef struct Events {
  ArbHappening *const *list;
  int count;
} Events;

static void list_events(ArbGame *g, const void *data)
{
  const Events *events = data;
  for (int i = 0; i < events->count; i++)
    ask_option(g, (ArbOption){.verb = RB_V_UNIT,
                              .object = events->list[i]->event->subject,
                              .aux = (uint16_t)(i + 1)});
}

/* ---- Applying one ----------------------------------------------------------- */

/* Damage without its Bonus Damage; other events have none (event->aux). */
static int without_bonus(const ArbEvent *event)
{
  return event->kind1 == RB_E_DAMAGE + 1 ? event->amount - event->aux : event->amount;
}

/* 715.4: when no damage is left to deal, there is no Bonus Damage either. */
static void drop_bonus(ArbEvent *event)
{
  if (without_bonus(event) <= 0) event->amount = event->aux = 0;
}

/* 437.2-4: prevents as much damage as the effect can.  Bonus Damage counts only while some of the
** damage that it is added to is left (715.4). */
static void prevent(ArbGame *g, const ArbCandidate *c, ArbEvent *event)
{
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, c->effect1);
  int most = without_bonus(event);
  int prevented = most < effect->amount ? most : effect->amount;
  event->amount = (int16_t)(event->amount - prevented);
  drop_bonus(event);
  if (effect->amount == INT16_MAX) return; /* it prevents everything, as long as it lasts */
  effect->amount = (int16_t)(effect->amount - prevented);
  if (effect->amount <= 0) arb_pool_free(g->s, RB_POOL_EFFECT, c->effect1);
}

static void told_of(const ArbGame *g, const ArbCandidate *c, const ArbEvent *event, int kind,
                    ArbEvent *told)
{
  *told = (ArbEvent){.kind1 = (uint16_t)(kind + 1),
                     .actor = c->controller,
                     .known = event->known,
                     .subject = event->subject,
                     .subject_def = event->subject_def,
                     .source = c->source,
                     .source_def = c->def,
                     .other = id_player(orders_of(g, event)),
                     .aux = (int16_t)(event->kind1 - 1)};
}

/* 371.1: records that the player who could have applied an effect declined it. */
static void tell_declined(ArbGame *g, const ArbCandidate *c, const ArbEvent *event)
{
  ArbEvent told;
  told_of(g, c, event, RB_E_DECLINED, &told);
  told.actor = decider(g, c, event);
  told.flags = RB_EVENT_GOES_ON;
  arb_event_record(g, &told);
}

/* Records a replacement before it happens.  `among`: the number of effects that could apply. */
static uint32_t tell(ArbGame *g, const ArbCandidate *c, const ArbEvent *event, int among)
{
  ArbEvent told;
  told_of(g, c, event, RB_E_REPLACED, &told);
  told.cause = (uint8_t)among;
  uint32_t at = g->event_count;
  arb_event_record(g, &told);
  return at;
}

/* Completes that record afterwards: how many of the events behind it happened instead (370), and
** whether the event itself still happens, changed. */
static void tell_outcome(ArbGame *g, uint32_t at, const ArbHappening *h)
{
  if (g->event_count <= at) return; /* events are not kept */
  g->events[at].amount = (int16_t)(g->event_count - at - 1);
  g->events[at].flags = h->gone ? 0 : RB_EVENT_GOES_ON;
}

/* Runs what happens instead, or before.  Meanwhile everything that was applied to the event is on
** the trail (370.2). */
static void run(ArbGame *g, const ArbHappening *h, const RbAbility *a, const ArbContext *context)
{
  ArbValue values[ARB_REFS_MAX];
  int n = 0, before = arb_replace_enter(g, h);
  for (; n < ARB_REFS_MAX && !id_is_nothing(context->refs[n]); n++)
    values[n] = (ArbValue){.type = ARB_T_ID, .id = context->refs[n]};
  bool pays = rb_pays(g, false); /* what happens instead of a cost is none */
  arb_script_call(g, a->function, ARB_ACT, context, values, n);
  rb_pays(g, pays);
  arb_replace_leave(g, before);
}

/* Sets the amount that a replacement gives.  Bonus Damage is added only when that leaves some of
** the damage without it (715.4). */
static void change_amount(ArbGame *g, ArbEvent *event, const RbAbility *a,
                          const ArbContext *context)
{
  int bonus = event->amount - without_bonus(event);
  event->amount = (int16_t)arb_number_within(g, a->amount, context, 0, INT16_MAX);
  if (!bonus) return;
  ArbEvent *bare = arena_take(g, sizeof *bare);
  *bare = *context->event;
  bare->amount = (int16_t)(bare->amount - bonus);
  ArbContext without = *context;
  without.event = bare;
  int left = arb_number_within(g, a->amount, &without, 0, INT16_MAX);
  event->aux = (int16_t)(left < event->amount ? event->amount - left : 0);
  drop_bonus(event);
}

static void apply(ArbGame *g, ArbHappening *h, const ArbCandidate *chosen)
{
  ArbCandidate *c = arena_take(g, sizeof *c);
  ArbEvent *copy = arena_take(g, sizeof *copy);
  ArbContext *context = arena_take(g, sizeof *context);
  *c = *chosen, *copy = *h->event;
  arb_replace_done(g, h, c);
  uint32_t at = tell(g, c, copy, h->among);
  const RbAbility *a = text_of(g, c);
  if (!a) {
    prevent(g, c, h->event);
    h->gone = h->event->amount <= 0; /* 437.4 */
    tell_outcome(g, at, h);
    return;
  }
  ArbId counted = counted_for(a, c->controller, c->from);
  if (a->flags & ONCE) rb_mark_used(g, c->source, c->ability, counted);
  *context = (ArbContext){.me = c->source,
                          .you = c->controller,
                          .def = c->def,
                          .ability = c->ability,
                          .event = copy,
                          .refs = c->refs,
                          .ref_count = ARB_REFS_MAX};
  const RbBody *body = rb_body_of(g, c->source);
  if (body) context->here = rb_place_of(g, c->source);
  if (c->effect1) context->x = ((RbEffect *)pool_at(g->s, RB_POOL_EFFECT, c->effect1))->x;
  if (c->effect1 && a->flags & ARB_ONLY_ONCE) arb_pool_free(g->s, RB_POOL_EFFECT, c->effect1);
  if (a->amount.count) change_amount(g, h->event, a, context);
  bool happens = a->amount.count || a->flags & RB_CONTINUES;
  h->gone = !happens || (a->amount.count && h->event->amount == 0);
  if (a->function) run(g, h, a, context);
  tell_outcome(g, at, h);
}

/* ---- Several effects on one event -------------------------------------------- */

typedef struct Several {
  const ArbHappening *h;
  const ArbCandidate *list;
  int count;
  ArbTrail trail; /* the trail around it */
  bool backwards;
  uint64_t outcome;
} Several;

static uint64_t outcome_with(uint64_t outcome, const ArbHappening *h)
{
  int32_t words[2] = {h->gone, h->event->amount};
  return arb_hash_bytes(outcome, words, sizeof words);
}

/* Applies the effects one after the other to a copy of the event, and hashes the outcome. */
static void run_one_by_one(ArbGame *g, void *data)
{
  Several *several = data;
  ArbHappening *kept = arena_take(g, sizeof *kept);
  ArbEvent *event = arena_take(g, sizeof *event);
  g->scratch->trail = several->trail;
  rb_batch_open(g); /* never closed, as in run_through */
  *kept = *several->h, *event = *kept->event;
  kept->event = event;
  for (int i = 0; i < several->count; i++) {
    const ArbCandidate *c = &several->list[several->backwards ? several->count - 1 - i : i];
    if (still_applies(g, kept, c)) apply(g, kept, c);
  }
  several->outcome = outcome_with(arb_position_apart(g), kept);
}

/* 372: whether it matters which of several effects is first.  It is tried only where nobody may
** decline or pays, and, of more than two, where all are one ability (two Lotus Traps).  Cards that
** the seat may not see count apart, so that being asked tells nothing about them. */
static bool which_first_matters(ArbGame *g, const ArbHappening *h, const ArbCandidate *list,
                                int count)
{
  for (int i = 0; i < count; i++) {
    const RbAbility *a = text_of(g, &list[i]);
    if (has_cost(a) || (a && a->flags & (ARB_OPTIONAL | ARB_ONCE_EACH_TURN))) return true;
    if (count > 2 && list[i].ability != list[0].ability) return true;
  }
  Several *there = arena_take(g, sizeof *there), *back = arena_take(g, sizeof *back);
  *there = (Several){.h = h, .list = list, .count = count, .trail = g->scratch->trail};
  *back = *there;
  back->backwards = true;
  return !arb_flow_trial(g, run_one_by_one, there) || !arb_flow_trial(g, run_one_by_one, back) ||
         there->outcome != back->outcome;
}

/* ---- One sequence, to several events ---------------------------------------- */

typedef struct Sequence {
  ArbHappening **its;
  int count;
  const ArbCandidate *c;
  const ArbTrail *trail; /* the trail around it, or NULL */
  bool backwards;
  uint64_t outcome;
} Sequence;

/* Applies the effect to all events on a copy, and hashes the outcome. */
static void run_through(ArbGame *g, void *data)
{
  Sequence *sequence = data;
  ArbHappening *kept = arena_take(g, (size_t)sequence->count * sizeof *kept);
  ArbEvent *events = arena_take(g, (size_t)sequence->count * sizeof *events);
  g->scratch->trail = *sequence->trail;
  rb_batch_open(g); /* never closed: triggers have an order of their own (383.3.d) */
  for (int i = 0; i < sequence->count; i++) {
    int at = sequence->backwards ? sequence->count - 1 - i : i;
    kept[at] = *sequence->its[at], events[at] = *kept[at].event;
    kept[at].event = &events[at];
  }
  for (int i = 0; i < sequence->count; i++) {
    ArbHappening *h = &kept[sequence->backwards ? sequence->count - 1 - i : i];
    if (still_applies(g, h, sequence->c)) apply(g, h, sequence->c);
  }
  sequence->outcome = arb_position_apart(g);
  for (int i = 0; i < sequence->count; i++)
    sequence->outcome = outcome_with(sequence->outcome, &kept[i]);
}

/* 373: whether it matters to which of several events an effect is applied first.  If the outcome is
** the same in the reverse order, its controller is not asked. */
static bool order_matters(ArbGame *g, ArbHappening **its, int count, const ArbCandidate *c)
{
  Sequence *there = arena_take(g, sizeof *there), *back = arena_take(g, sizeof *back);
  *there = (Sequence){.its = its, .count = count, .c = c, .trail = &g->scratch->trail};
  *back = *there;
  back->backwards = true;
  return !arb_flow_trial(g, run_through, there) || !arb_flow_trial(g, run_through, back) ||
         there->outcome != back->outcome;
}

/* Applies an effect to the events for which it was chosen, in one sequence (373.2). */
static void apply_to_all(ArbGame *g, Replacing *r, const ArbCandidate *c)
{
  ArbHappening **its = arena_take(g, (size_t)(r->count + 1) * sizeof *its);
  int count = 0;
  for (int i = 0; i < r->count; i++)
    if (r->list[i].chosen && arb_replace_same(&r->list[i].first, c)) its[count++] = &r->list[i];
  ArbPicked order = {NULL, 0};
  const RbAbility *a = text_of(g, c);
  /* A player who may decline is asked for each event, and so orders them. */
  bool declinable = a && a->flags & (ARB_OPTIONAL | ARB_ONCE_EACH_TURN);
  if (count > 1 && !declinable && order_matters(g, its, count, c)) {
    Events *events = arena_take(g, sizeof *events);
    ArbSeat seat = c->controller == ARB_NO_SEAT ? rb_acting_player(g) : c->controller;
    *events = (Events){its, count};
    order = arb_ask_order(g, &(ArbAsk){.player = seat,
                                       .shape = ARB_ORDER,
                                       .rule = "373",
                                       .text = "Which is replaced first?",
                                       .source = c->source,
                                       .list = list_events,
                                       .data = events});
  }
  for (int i = 0; i < count; i++) {
    ArbHappening *h = order.count ? its[order.options[i].aux - 1] : its[i];
    h->chosen = false;
    if (!still_applies(g, h, c)) continue;
    if (!is_wanted(g, c, h->event)) {
      arb_replace_done(g, h, c);
      ArbId counted = counted_for(a, c->controller, c->from);
      if (a->flags & RB_FIRST_TIME) rb_mark_used(g, c->source, c->ability, counted);
      tell_declined(g, c, h->event);
      continue;
    }
    pay(g, c, h->event);
    apply(g, h, c);
  }
}

ArbEvent *rb_about_to(ArbGame *g, int kind, ArbSeat seat, int amount)
{
  ArbEvent *event = arena_take(g, sizeof *event);
  *event = rb_event(g, kind, seat, 0);
  event->subject = id_player(seat);
  event->subject_owner = event->subject_controller = seat;
  event->amount = (int16_t)amount;
  return event;
}

const int16_t rb_replaceable[] = {
  RB_E_DIE,         RB_E_DAMAGE,   RB_E_PLAY_TOKEN, RB_E_REVEAL_DECK, RB_E_TIE,    RB_E_DRAW,
  RB_E_POINTS,      RB_E_GAIN_XP,  RB_E_STUN,       RB_E_RETURN,      RB_E_BANISH, RB_E_LEAVE_BOARD,
  RB_E_LOSE_POINTS, RB_E_BURN_OUT, RB_E_PHASE,      RB_E_TURN,        -1};

/* Whether anything at all could replace an event of this kind; see rb_may_be_replaced. */
static bool may_be_replaced(ArbGame *g, int kind)
{
  if (events_have(rb_board_watches(g), kind)) return true;
  const RbCards *cards = rb_cards(g->cards);
  if (events_have(&cards->off_board_replaced, kind)) return true;
  if (cards->acting_keywords && events_have(&cards->keyword_watches, kind)) return true;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_PREVENT && kind == RB_E_DAMAGE) return true;
    if (effect->kind1 == RB_F_REPLACEMENT && rb_ability(g, effect->ability)->event1 == kind + 1)
      return true;
  }
  return false;
}

/* The same, kept in the scratch for the time of the run. */
bool rb_may_be_replaced(ArbGame *g, int kind)
{
  return may_be_replaced(g, kind) || (goes_away(kind) && may_be_replaced(g, RB_E_LEAVE_BOARD));
}

void rb_replace(ArbGame *g, ArbEvent *events, int count, bool *gone)
{
  ARB_HOLDS(g,
            count == 0 || goes_away(events[0].kind1 - 1) ||
                arb_rules_replace(g->rules, events[0].kind1 - 1),
            "an event is looked at for replacement that nothing can replace (367)");
  for (int i = 0; i < count; i++) gone[i] = false;
  if (count == 0 || !rb_may_be_replaced(g, events[0].kind1 - 1)) return;
  Replacing *r = arena_take(g, sizeof *r);
  *r = (Replacing){arena_take(g, (size_t)count * sizeof(ArbHappening)), count};
  for (int i = 0; i < count; i++) r->list[i].event = &events[i];
  for (;;) {
    for (int i = 0; i < count; i++) choose_first(g, &r->list[i]);
    const ArbCandidate *next = choose_next(g, r);
    if (!next) break;
    apply_to_all(g, r, next);
  }
  for (int i = 0; i < count; i++) gone[i] = r->list[i].gone;
}

bool rb_replaced(ArbGame *g, ArbEvent *event)
{
  bool gone;
  rb_replace(g, event, 1, &gone);
  return gone;
}

/* ---- What a replacement hands on (375) --------------------------------------- */

struct RbResult { /* results of an action, the newest first */
  struct RbResult *older;
  ArbId subject, made;
};

RbHandedOn *rb_hand_on(ArbGame *g, int kind, const void *how)
{
  RbHandedOn *handed = arena_take(g, sizeof *handed);
  *handed = (RbHandedOn){.around = batch_of(g)->handed, .how = how, .kind = kind};
  batch_of(g)->handed = handed;
  return handed;
}

void rb_handed_back(ArbGame *g, const RbHandedOn *handed)
{
  batch_of(g)->handed = handed->around;
}

RbHandedOn *rb_handed(ArbGame *g, const ArbContext *context, int kind)
{
  RbHandedOn *handed = batch_of(g)->handed;
  bool replaces = context->event && context->event->kind1 == kind + 1 &&
                  rb_ability(g, context->ability)->kind == RB_REPLACEMENT;
  return replaces && handed && handed->kind == kind ? handed : NULL;
}

void rb_hand_in(ArbGame *g, RbHandedOn *handed, ArbId subject, const ArbId *made, int count)
{
  for (int i = 0; i < count; i++) {
    struct RbResult *result = arena_take(g, sizeof *result);
    *result = (struct RbResult){handed->results, subject, made[i]};
    handed->results = result;
    handed->count++;
  }
}

int rb_handed_in(const RbHandedOn *handed, const ArbId *subject, ArbId *out)
{
  int count = 0;
  for (const struct RbResult *r = handed->results; r; r = r->older)
    count += !subject || id_equal(r->subject, *subject);
  int at = count;
  for (const struct RbResult *r = handed->results; r; r = r->older)
    if (!subject || id_equal(r->subject, *subject)) out[--at] = r->made;
  return count;
}

/* 437.5.b: whether an effect that nobody may decline leaves nothing of any combat damage ("the next
** time it would be dealt damage, prevent it"). */
static bool takes_all(ArbGame *g, int card1)
{
  if (!rb_may_be_replaced(g, RB_E_DAMAGE)) return false;
  ArbCandidate *list = arena_take(g, ARB_CANDIDATES_MAX * sizeof *list);
  ArbEvent *event = arena_take(g, sizeof *event);
  ArbHappening *h = arena_take(g, sizeof *h);
  *event = rb_event(g, RB_E_DAMAGE, ARB_NO_SEAT, card1);
  event->cause = RB_CAUSE_COMBAT;
  event->amount = (int16_t)(rb_might(g, card1) + 1);
  *h = (ArbHappening){.event = event};
  int count = applicable(g, h, list);
  for (int i = 0; i < count; i++) {
    const ArbCandidate *c = &list[i];
    const RbAbility *a = text_of(g, c);
    if (!a || !a->amount.count || a->flags & (ARB_OPTIONAL | ARB_ONCE_EACH_TURN)) continue;
    ArbContext context = {.me = c->source,
                          .you = c->controller,
                          .def = c->def,
                          .ability = c->ability,
                          .event = event,
                          .refs = c->refs,
                          .ref_count = ARB_REFS_MAX};
    if (arb_number_within(g, a->amount, &context, 0, INT16_MAX) == 0) return true;
  }
  return false;
}

/* 437.5: combat damage that will still be prevented; INT16_MAX: all. */
int rb_prevented(ArbGame *g, int card1)
{
  int sum = 0;
  if (takes_all(g, card1)) return INT16_MAX;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_PREVENT || !id_equal(effect->object, id_of(g, card1))) continue;
    if (effect->amount == INT16_MAX) return INT16_MAX;
    sum += effect->amount;
  }
  return sum;
}
