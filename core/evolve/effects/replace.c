/* SPDX-License-Identifier: MIT */
/*
** replace.c -- replacement effects (10.2.1.3, 10.10).  Before an event happens, the effects that
** would replace it are gathered and applied one after the other, each at most once (10.10.2.3).
**
** The affected player says which effect comes first (10.10.2), and is asked only where it makes a
** difference.  After an effect that changes the amount of damage, the event still happens, with the
** new amount (10.2.1.3.2).  When no damage is left, none is dealt, so nothing can increase it again
** (1.3.2.2).
*/

#include "kernel/parts/replace.h"
#include "evolve/effects/effects.h"

enum { PERMUTED = 4 /* up to this many amounts, all orders are tried */ };

typedef struct Search {
  const ArbHappening *h;
  ArbCandidate *list;
  int count;
} Search;

static bool source_fits(ArbGame *g, const EvReplacement *r, const ArbContext *context)
{
  const ArbEvent *event = context->event;
  if (r->source_me && !id_equal(event->source, context->me)) return false;
  return !r->source1 || arb_selector_matches(g, r->source1, context, event->source);
}

static bool fits(ArbGame *g, const EvAbility *ability, const ArbContext *context)
{
  const EvReplacement *r = ev_replacement(g, ability);
  const ArbEvent *event = context->event;
  if (ability->event1 != event->kind1) return false;
  if (r->kinds && !(event->aux & r->kinds)) return false;
  if (ability->nth && arb_tally_of(g, context->you, ability->tally) != ability->nth - 1)
    return false;
  return ev_event_fits(g, ability, event, context) && source_fits(g, r, context);
}

/* The object on which "once each turn" is marked: the card; for a format each player's leader. */
static ArbId counted_on(const ArbGame *g, const EvAbility *ability, ArbSeat you, ArbId source)
{
  int leader1 = ability->flags & EV_THEIRS ? ev_leader_of(g, you) : 0;
  return leader1 ? id_of(g, leader1) : source;
}

static bool visit(ArbGame *g, const EvAbility *ability, const ArbContext *said, void *data)
{
  Search *search = data;
  ArbContext theirs = *said, *context = &theirs;
  bool of_actor = ability->flags & EV_THEIRS && game_has_seat(g, said->event->actor);
  if (of_actor) theirs.you = said->event->actor;
  if (ability->kind != EV_REPLACEMENT || !fits(g, ability, context)) return true;
  ArbCandidate it = {.source = context->me,
                     .def = context->def,
                     .ability = context->ability,
                     .effect1 = (uint16_t)ev_begun_by(g, context),
                     .controller = context->you};
  bool applied = arb_replace_is_done(search->h, &it) ||
                 arb_replace_on_trail(g, it.source, it.ability, it.effect1, ARB_NOTHING);
  ArbId counted = counted_on(g, ability, context->you, it.source);
  bool used = ability->flags & ARB_ONCE_EACH_TURN && ev_mark(g, counted, EV_M_USED, it.ability);
  if (!applied && !used) *arb_replace_add(g, search->list, &search->count) = it;
  return true;
}

/* Writes the effects that could apply to the event as it is now. */
static int applicable(ArbGame *g, const ArbHappening *h, ArbCandidate *list)
{
  Search search = {h, list, 0};
  if (!h->gone) ev_each_replacing(g, h->event, visit, &search);
  return search.count;
}

/* ---- Which first (10.10.2) ---------------------------------------------------------- */

/* 10.10.2.1, 10.10.2.2: the player whom an event affects: the controller of its subject, or the
** subject itself; for an event without a subject, the acting player. */
static ArbSeat affected(const ArbGame *g, const ArbEvent *event)
{
  if (event->subject_controller < g->s->seats) return event->subject_controller;
  if (id_kind(event->subject) == ARB_KIND_PLAYER) return id_seat(event->subject);
  return event->actor < g->s->seats ? event->actor : ev_table(g)->turn_player;
}

static int amount_after(ArbGame *g, const ArbCandidate *c, const ArbEvent *event)
{
  const EvReplacement *r = ev_replacement(g, ev_ability(g, c->ability));
  ArbContext context = {
    .me = c->source, .you = c->controller, .def = c->def, .ability = c->ability, .event = event};
  return arb_number_within(g, r->amount, &context, 0, INT16_MAX);
}

/* The effects that are used up when they are applied, a bit each. */
static unsigned used_up(const ArbGame *g, const ArbCandidate *list, int count)
{
  unsigned bits = 0;
  for (int i = 0; i < count; i++)
    if (ev_ability(g, list[i].ability)->flags & (ARB_ONLY_ONCE | ARB_ONCE_EACH_TURN))
      bits |= 1u << i;
  return bits;
}

/* Whether some order of the effects that are left leads to another result than `*first`: another
** amount, or other effects used up, because effects after an amount of 0 are not applied. */
static bool differs(ArbGame *g, const ArbCandidate *list, int count, unsigned left, ArbEvent event,
                    int *first)
{
  if (!left || event.amount == 0) {
    int comes_to = event.amount | (int)(used_up(g, list, count) & ~left) << 16;
    if (*first < 0) *first = comes_to;
    return *first != comes_to;
  }
  for (int i = 0; i < count; i++) {
    if (!(left >> i & 1)) continue;
    ArbEvent after = event;
    after.amount = (int16_t)amount_after(g, &list[i], &event);
    if (differs(g, list, count, left & ~(1u << i), after, first)) return true;
  }
  return false;
}

static bool order_matters(ArbGame *g, const ArbHappening *h, const ArbCandidate *list, int count)
{
  int first = -1;
  if (count < 2) return false;
  for (int i = 0; i < count; i++) {
    const EvAbility *ability = ev_ability(g, list[i].ability);
    if (ability->function || ability->flags & ARB_OPTIONAL) return true;
  }
  return count > PERMUTED || differs(g, list, count, (1u << count) - 1, *h->event, &first);
}

/* ---- Applying one -------------------------------------------------------------------- */

static void tell(ArbGame *g, const ArbCandidate *c, const ArbEvent *event, int amount)
{
  ArbEvent told = *event;
  told.kind1 = EV_E_REPLACED + 1;
  told.actor = c->controller;
  told.source = c->source;
  told.source_def = c->def;
  told.amount = (int16_t)amount;
  told.aux = (int16_t)(event->kind1 - 1);
  arb_event_record(g, &told);
}

/* Events whose amount says how much happens: damage and changes of defense. */
static const char *question_about(ArbGame *g, ArbSeat seat, const ArbEvent *event,
                                  const char *question)
{
  int kind = event->kind1 - 1;
  bool counted = kind == EV_E_DAMAGE || kind == EV_E_GAIN_DEFENSE;
  return arb_replace_question(g, seat, event, counted, question);
}

/* 10.10.1: runs what happens instead; 10.2.1.3.2: or changes the amount. */
static void apply(ArbGame *g, ArbHappening *h, const ArbCandidate *c)
{
  const EvAbility *ability = ev_ability(g, c->ability);
  const EvReplacement *r = ev_replacement(g, ability);
  ArbEvent *before = arena_take(g, sizeof *before);
  *before = *h->event;
  arb_replace_done(g, h, c);
  if (ability->flags & ARB_OPTIONAL &&
      !arb_ask_yes(g, c->controller, "10.10.1",
                   question_about(g, c->controller, before,
                                  arb_replace_by(g, c->source, ev_def(g, c->def)->name)),
                   c->source))
    return;
  ArbId counted = counted_on(g, ability, c->controller, c->source);
  if (ability->flags & ARB_ONCE_EACH_TURN) ev_mark_set(g, counted, EV_M_USED, c->ability, 1);
  if (r->amount.count) h->event->amount = (int16_t)amount_after(g, c, before);
  h->gone = r->amount.count ? h->event->amount == 0 : !r->continues;
  tell(g, c, before, h->gone ? 0 : h->event->amount);
  if (ability->flags & ARB_ONLY_ONCE && c->effect1) ev_end_effect(g, c->effect1);
  if (!ability->function) return;
  ArbContext *context = arena_take(g, sizeof *context);
  *context = (ArbContext){
    .me = c->source, .you = c->controller, .def = c->def, .ability = c->ability, .event = before};
  int trail = arb_replace_enter(g, h);
  arb_script_call(g, ability->function, ARB_ACT, context, NULL, 0);
  arb_replace_leave(g, trail);
}

const int16_t ev_replaceable[] = {
  EV_E_DAMAGE, EV_E_DESTROY,      EV_E_LEAVE,    EV_E_BURY,  EV_E_BANISH, EV_E_RETURN, EV_E_DISCARD,
  EV_E_DRAW,   EV_E_GAIN_DEFENSE, EV_E_OVERDRAW, EV_E_PHASE, EV_E_TURN,   EV_E_LOSE,   -1};

bool ev_replaced(ArbGame *g, ArbEvent *event)
{
  ARB_HOLDS(g, arb_rules_replace(g->rules, event->kind1 - 1),
            "an event is looked at for replacement that nothing can replace (10.2.1.3)");
  if (!events_have(&ev_cards(g->cards)->replaced, event->kind1 - 1)) return false;
  ArbHappening *h = arena_take(g, sizeof *h);
  ArbCandidate *list = arena_take(g, ARB_CANDIDATES_MAX * sizeof *list);
  h->event = event;
  for (int count; (count = applicable(g, h, list)) > 0;) {
    int first = 0;
    ArbSeat chooser = affected(g, event);
    if (order_matters(g, h, list, count))
      first =
          arb_replace_pick(g, chooser, EV_V_REPLACEMENT, list, count, "10.10.2",
                           question_about(g, chooser, event, "Which replacement applies first"));
    apply(g, h, &list[first]);
  }
  return h->gone;
}

/* Whether a replacement keeps the card on the field. */
bool ev_stays(ArbGame *g, int card1, ArbSeat actor, int to)
{
  if (zone_of(g, card1) != EV_Z_FIELD) return false;
  if (ev_stack_keeps(g, card1)) return true;
  ArbEvent event = ev_event(g, EV_E_LEAVE, actor, card1);
  event.aux = (int16_t)to;
  return ev_replaced(g, &event);
}
