/* SPDX-License-Identifier: MIT */
/*
** event.c -- events: who did what to whom (382).
**
** Everything that happens is an event.  rb_emit records it, counts it in tallies, and triggers the
** abilities that wait for it (trigger.c).  When an ability asks about objects that are gone by
** then, the answer is how they last were.
*/
#include <string.h>

#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

/* ---- Contexts and conditions -------------------------------------------- */

ArbId rb_place_of(const ArbGame *g, ArbId object)
{
  const RbBody *body = rb_body_of(g, object);
  if (!body) return ARB_NOTHING;
  return rb_def_of(g, id_index1(object))->type == RB_BATTLEFIELD ? object : body->place;
}

ArbContext rb_context(const ArbGame *g, int card1, int ability)
{
  const ArbCard *card = card_at(g, card1);
  ArbId me = id_of(g, card1);
  bool format = zone_of(g, card1) == RB_Z_FORMAT; /* the format's "you" is the turn player */
  return (ArbContext){.me = me,
                      .you = format ? rb_table(g)->turn_player : card->controller,
                      .here = rb_place_of(g, me),
                      .def = card->def,
                      .ability = (uint16_t)ability};
}

/* ---- Events ------------------------------------------------------------- */

/* Whether it happens to the player who does it: "points", "roll". */
static bool of_player(const ArbGame *g, int kind)
{
  const char *of = g->rules->events[kind].of;
  return of && strcmp(of, "player") == 0;
}

ArbEvent rb_event(const ArbGame *g, int kind, ArbSeat actor, int subject1)
{
  ArbEvent event = {.kind1 = (uint16_t)(kind + 1),
                    .actor = actor,
                    .known = 0xFF,
                    .subject_owner = ARB_NO_SEAT,
                    .subject_controller = ARB_NO_SEAT};
  if (rb_scratch(g)->pays && rb_may_be_paid(kind)) event.cause = RB_CAUSE_COST;
  if (!subject1) {
    if (of_player(g, kind)) {
      event.subject = id_player(actor);
      event.subject_owner = event.subject_controller = actor;
    }
    return event;
  }
  const ArbCard *card = card_at(g, subject1);
  const RbBody *body = rb_body(g, subject1);
  event.subject = id_of(g, subject1);
  event.subject_def = card->def;
  event.subject_owner = card->owner;
  event.subject_controller = card->controller;
  event.known = card->known;
  if (body) event.place = body->place;
  return event;
}
bool rb_takes_part(const ArbGame *g, const ArbEvent *event, const ArbContext *context)
{
  if (id_equal(event->subject, context->me)) return true;
  return rb_is_battlefield(event->place) && id_equal(context->here, event->place) &&
         context->you == event->actor && id_equal(event->subject, event->place);
}

/* Events that a unit takes part in, and damage that it deals (417.6; in a combat its side:
** 460.2). */
const int16_t rb_of_me[] = {
  RB_E_ATTACK, RB_E_DEFEND, RB_E_ATTACK_BATTLEFIELD, RB_E_DEFEND_BATTLEFIELD, RB_E_CONQUER,
  RB_E_HOLD,   RB_E_SCORE,  RB_E_WIN_COMBAT,         RB_E_LOSE_COMBAT,        RB_E_DAMAGE,
  -1};

bool rb_responsible(const ArbGame *g, int by, const ArbEvent *event, const ArbContext *context)
{
  switch (by) {
  case ARB_BY_TEAM: /* you or an ally (740.1) */
    return context->you != ARB_NO_SEAT && event->actor != ARB_NO_SEAT &&
           rb_friends(g, event->actor, context->you);
  case ARB_BY_YOU: return context->you != ARB_NO_SEAT && event->actor == context->you;
  case ARB_BY_OPPONENT:
    return context->you != ARB_NO_SEAT && event->actor != ARB_NO_SEAT &&
           !rb_friends(g, event->actor, context->you);
  case ARB_BY_ME:
    return event->kind1 == RB_E_DAMAGE + 1 ? id_equal(event->source, context->me)
                                           : rb_takes_part(g, event, context);
  default: return true;
  }
}

/* 428.5.c, 460.3: whether a death in the Cleanup of a combat comes of the damage dealt there; then
** a player is responsible for it (verbs.c).  For other deaths in Cleanups nobody is. */
static bool died_in_combat(const ArbEvent *event)
{
  return event->cause == RB_CAUSE_CLEANUP && event->actor != ARB_NO_SEAT &&
         !(event->flags & RB_DEALT_BY_UNIT);
}

/* 428.5.d: whether a death has one of the causes that the ability asks for.  It is credited to what
** did it and to the spell that had begun that.  "With a spell" also requires that the responsible
** player controls the spell (428.5.e). */
static bool death_of_cause(const RbAbility *ability, const ArbEvent *event)
{
  bool with = ability->by != ARB_BY_ANY; /* it asks for a spell or ability of some player */
  bool spell = ability->causes >> RB_CAUSE_SPELL & 1 && event->flags & RB_BEGUN_BY_SPELL;
  if (spell && (!with || event->flags & RB_BEGUN_WITH_OWN)) return true;
  if (ability->causes >> RB_CAUSE_COMBAT & 1 && died_in_combat(event)) return true;
  return ability->causes >> event->cause & 1 && !(with && event->flags & RB_WITH_ANOTHERS);
}

/* Damage that a unit deals is neither a spell's nor an ability's (417.6.b.3). */
bool rb_of_cause(const RbAbility *ability, const ArbEvent *event)
{
  if (!ability->causes) return true;
  if (event->kind1 == RB_E_DIE + 1) return death_of_cause(ability, event);
  bool by_unit = event->kind1 == RB_E_DAMAGE + 1 && event->flags & RB_DEALT_BY_UNIT;
  return !by_unit && ability->causes >> event->cause & 1;
}

/* The type of the event's source.  The source of a keyword's ability is the card that has it. */
static int source_type(const ArbGame *g, const ArbEvent *event)
{
  int type = rb_def(g, event->source_def)->type;
  const ArbCard *card = type == RB_KEYWORD_CARD ? state_resolve(g->s, event->source) : NULL;
  return card ? rb_def(g, card->def)->type : type;
}

bool rb_counts(ArbGame *g, const ArbTally *tally, const ArbEvent *event, const ArbContext *context)
{
  if (tally->sources && !(event->source_def && tally->sources >> source_type(g, event) & 1))
    return false;
  if (!rb_responsible(g, tally->by, event, context)) return false;
  if (tally->phase && !rb_in_beginning_phase(g, context->you)) return false;
  return !tally->subject1 || arb_selector_matches(g, tally->subject1, context, event->subject);
}

static void count_tallies(ArbGame *g, const ArbEvent *event)
{
  if (!events_have(&rb_cards(g->cards)->watched, event->kind1 - 1)) return;
  if (arb_tallies_count(g, event)) game_touched(g, RB_TOUCH_MEMORY);
}

/* The state that changes with an event, beside zones, which touch their own bits.  For most kinds
** it may be anything. */
static uint32_t touched_by(const ArbEvent *event)
{
  switch (event->kind1 - 1) {
  case RB_E_READY:
  case RB_E_EXHAUST:
  case RB_E_CHANNEL: return RB_TOUCH_MEMORY | RB_TOUCH_READY;
  case RB_E_DAMAGE:
  case RB_E_HEAL: return RB_TOUCH_MEMORY | RB_TOUCH_DAMAGE;
  case RB_E_DRAW:
  case RB_E_RECYCLE:
  case RB_E_DISCARD:
  case RB_E_PLAY:
  case RB_E_CHOOSE:
  case RB_E_CONQUER: /* the changes before these events have touched their own bits */
  case RB_E_HOLD:
  case RB_E_SCORE:
  case RB_E_ATTACK:
  case RB_E_DEFEND:
  case RB_E_ATTACK_BATTLEFIELD:
  case RB_E_DEFEND_BATTLEFIELD:
  case RB_E_BEGINNING:
  case RB_E_MAIN_PHASE:
  case RB_E_TURN_END: return RB_TOUCH_MEMORY;
  case RB_E_FINALIZE: return RB_TOUCH_MEMORY | 1u << RB_Z_CHAIN;
  case RB_E_MOVE:
  case RB_E_RECALL:
  case RB_E_BUFF:
  case RB_E_STUN:
  case RB_E_SPEND_BUFF: return RB_TOUCH_FACTS;
  default: return UINT32_MAX;
  }
}

void rb_emit(ArbGame *g, const ArbEvent *event)
{
  game_touched(g, touched_by(event));
  rb_batch_open(g);
  arb_event_record(g, event);
  count_tallies(g, event);
  rb_trigger(g, event);
  rb_batch_close(g);
}

void rb_tell_event(ArbGame *g, const ArbEvent *event)
{
  if (events_have(&rb_cards(g->cards)->awaited, event->kind1 - 1)) rb_emit(g, event);
  else arb_event_record(g, event);
}

void rb_tell(ArbGame *g, int kind, ArbSeat actor, int subject1, ArbId place, int amount)
{
  ArbEvent event = rb_event(g, kind, actor, subject1);
  if (!id_is_nothing(place)) event.place = place;
  event.amount = (int16_t)amount;
  rb_tell_event(g, &event);
}

/* 709: finds units whose Might has changed from less than 5 to 5 or more.  The former Might is
** noted only while something waits for this.  A unit that enters has its inherent Might (711). */
void rb_look_for_mighty(ArbGame *g)
{
  RbTable *table = rb_table(g);
  bool first = !table->sees_mighty;
  table->sees_mighty = events_have(rb_board_watches(g), RB_E_MIGHTY) ||
                       events_have(&rb_cards(g->cards)->keyword_watches, RB_E_MIGHTY);
  if (!table->sees_mighty) return;
  rb_batch_open(g);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    RbBody *body = rb_body(g, card1);
    bool was = body->flags & RB_WAS_MIGHTY;
    if (rb_def_of(g, card1)->type != RB_UNIT || was == (rb_might(g, card1) >= RB_MIGHTY)) continue;
    body->flags ^= RB_WAS_MIGHTY;
    if (was || first) continue;
    ArbEvent event = rb_event(g, RB_E_MIGHTY, card_at(g, card1)->controller, card1);
    rb_emit(g, &event);
  }
  rb_batch_close(g);
}

/* ---- Looking back (359.3.e.13) ------------------------------------------- */

RbPast rb_past(ArbGame *g, int card1)
{
  const ArbCard *card = card_at(g, card1);
  const RbBody *body = rb_body(g, card1);
  RbPast past = {
    .id = id_of(g, card1), .def = card->def, .owner = card->owner, .controller = card->controller};
  if (!body || rb_def_of(g, card1)->type == RB_BATTLEFIELD) return past;
  ArbContext nobody = {.you = ARB_NO_SEAT};
  const RbDerived *derived = rb_derived(g, card1);
  past.place = body->place;
  past.might = (int16_t)rb_might(g, card1);
  past.keywords = derived->keywords;
  past.buffs = body->buffs;
  past.flags = body->flags;
  past.damage = body->damage;
  past.alone = rb_attribute(g, &nobody, past.id, rb_find_attribute("alone")) == 1;
  return past;
}

void rb_remember(ArbGame *g, int item1, const RbPast *past, int pay)
{
  RbPast *kept = arb_past_keep(g, RB_POOL_PAST, item1, past, sizeof *past);
  kept->pay = (uint8_t)pay;
}

/* A gone object as it was when the running item moved it; NULL: the item did not move it. */
const RbPast *rb_past_of(const ArbGame *g, const ArbContext *context, ArbId id)
{
  int item1 = g->s->pools[RB_POOL_PAST].count ? item_find(g, context->item) : 0;
  return item1 ? arb_past_find(g, RB_POOL_PAST, item1, id) : NULL;
}

uint16_t rb_gone_def(const ArbGame *g, ArbId card)
{
  if (state_resolve(g->s, card)) return 0;
  const RbPast *past = arb_past_find(g, RB_POOL_PAST, rb_table(g)->running1, card);
  return past ? past->def : 0;
}

bool rb_remembers(const ArbGame *g, ArbId card)
{
  return rb_gone_def(g, card) != 0;
}

bool rb_named(ArbGame *g, ArbId object, uint16_t def) /* 132 */
{
  const ArbCard *card = state_resolve(g->s, object);
  return (card ? card->def : rb_gone_def(g, object)) == def;
}

bool rb_last_sides(const ArbGame *g, const ArbContext *context, ArbId card, ArbSeat *owner,
                   ArbSeat *controller)
{
  const RbPast *past = rb_past_of(g, context, card);
  if (past) *owner = past->owner, *controller = past->controller;
  return past != NULL;
}
