/* SPDX-License-Identifier: MIT */
/*
** trigger.c -- what happens at one moment, the automatic abilities that it triggers (10.7),
** and cards as they were (10.11).
**
** Events are gathered while a moment is open.  When it closes, each is matched against
** the abilities of what lies on the fields then and of what left them in this moment, with
** the information it had there (10.7.4.1.2, 10.7.4.2).  Whatever triggers becomes a pending
** item, once for each time (10.7.2.1).
*/
#include <string.h>

#include "ev.h"

typedef struct Moment { /* in the arena: a step has one */
  int depth;
  EvPast *left; /* what left a field */
  int left_count, left_room;
  ArbEvent *events; /* only those that somebody looks for */
  int event_count, event_room;
} Moment;

static Moment *moment_of(ArbGame *g)
{
  if (!g->rules_context) g->rules_context = arena_take(g, sizeof(Moment));
  return g->rules_context;
}

/* Room for one more; what was there is copied. */
static void *room_for(ArbGame *g, void *items, int count, int *room, size_t size)
{
  if (count < *room) return items;
  *room = *room ? *room * 2 : 8;
  void *grown = arena_raw(g, (size_t)*room * size);
  if (count) memcpy(grown, items, (size_t)count * size);
  return grown;
}

/* ---- Cards as they were -------------------------------------------------------- */

EvPast ev_snapshot(ArbGame *g, int card1)
{
  const ArbCard *card = ev_card(g, card1);
  const EvBody *body = ev_body(g, card1);
  bool fights = ev_face(g, card1)->type == EV_FOLLOWER;
  EvPast past = {.def = card->def,
                 .face = body ? body->face : card->def,
                 .id = ev_id(g, card1),
                 .attack = (int16_t)(fights ? ev_attack_of(g, card1) : 0),
                 .defense = (int16_t)(fights ? ev_defense_of(g, card1) : 0),
                 .cost = (int16_t)ev_cost_of(g, card1),
                 .keywords = ev_keywords_of(g, card1),
                 .owner = card->owner,
                 .controller = card->controller,
                 .token = card->flags & ARB_CARD_TOKEN};
  if (body) past.flags = body->flags, past.lost = body->lost;
  return past;
}

const EvPast *ev_past_of(const ArbGame *g, int item1, ArbId id)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_PAST].used; i++) {
    const EvPast *past = pool_at(g->s, EV_POOL_PAST, i);
    if (past->item1 == item1 && id_equal(past->id, id)) return past;
  }
  return NULL;
}

static void keep_past(ArbGame *g, int item1, const EvPast *past)
{
  if (ev_past_of(g, item1, past->id)) return;
  EvPast *kept = pool_at(g->s, EV_POOL_PAST, game_take(g, EV_POOL_PAST));
  *kept = *past;
  kept->item1 = (uint16_t)item1;
}

static bool speaks_of(const ArbGame *g, int item1, ArbId id)
{
  const EvItem *item = ev_item(g, item1);
  if (item1 == ev_table(g)->running1) return true; /* it may come to speak of anything */
  if (id_equal(item->source, id)) return true;
  if (item->event.kind1 && (id_equal(item->event.subject, id) || id_equal(item->event.other, id)))
    return true;
  for (int i = 1; i <= g->s->pools[EV_POOL_PICK].used; i++) {
    const EvPick *pick = pool_at(g->s, EV_POOL_PICK, i);
    if (pick->item1 == item1 && id_equal(pick->id, id)) return true;
  }
  return false;
}

void ev_remember(ArbGame *g, int card1)
{
  Moment *m = moment_of(g);
  ArbId id = ev_id(g, card1);
  for (int i = 0; i < m->left_count; i++)
    if (id_equal(m->left[i].id, id)) return;
  m->left = room_for(g, m->left, m->left_count, &m->left_room, sizeof *m->left);
  EvPast *past = &m->left[m->left_count++];
  *past = ev_snapshot(g, card1);
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++)
    if (pool_in_use(g->s, EV_POOL_ITEM, i) && speaks_of(g, i, id)) keep_past(g, i, past);
}

bool ev_recall(ArbGame *g, int item1, ArbId id, EvPast *out)
{
  const EvPast *past = ev_past_of(g, item1, id);
  bool there = state_resolve(g->s, id) != NULL;
  if (there)
    *out = ev_snapshot(g, id_index1(id));
  else if (past)
    *out = *past;
  return there || past;
}

/* ---- Matching (10.7.2) ----------------------------------------------------------- */

static bool role_fits(const EvAbility *ability, const ArbEvent *event, const EvPast *who)
{
  bool yours = event->subject_controller == who->controller;
  if (id_kind(event->subject) == ARB_KIND_PLAYER)
    yours = id_seat(event->subject) == who->controller;
  if (ability->role & EV_TO_ME && !id_equal(event->subject, who->id)) return false;
  if (ability->role & EV_BY_ME && !id_equal(event->source, who->id)) return false;
  return !(ability->role & EV_TO_YOU) || yours;
}

static bool event_fits(const EvAbility *ability, const ArbEvent *event)
{
  if (ability->flags & EV_ATTACK_DAMAGE && !(event->aux & EV_BY_ATTACK)) return false;
  return !(ability->flags & EV_FROM_FIELD) || event->aux == EV_Z_FIELD;
}

/* 10.7.2: it becomes pending, with what is known of those it may speak of. */
static void become_pending(ArbGame *g, const Moment *m, const EvPast *who, int ability,
                           const ArbEvent *event)
{
  int item1 = ev_item_make(g, EV_I_AUTOMATIC, who->controller, who->id, ability);
  EvItem *item = ev_item(g, item1);
  item->pending = 1;
  item->def = who->face;
  item->event = *event;
  for (int i = 0; i < m->left_count; i++)
    if (speaks_of(g, item1, m->left[i].id)) keep_past(g, item1, &m->left[i]);
}

static void try_ability(ArbGame *g, const Moment *m, const EvPast *who, int ability,
                        const ArbEvent *event)
{
  const EvAbility *text = ev_ability(g, ability);
  if (text->kind == EV_AUTOMATIC && text->event1 == event->kind1 && role_fits(text, event, who) &&
      event_fits(text, event))
    become_pending(g, m, who, ability, event);
}

/* All abilities that a card with this information has. */
static void try_card(ArbGame *g, const Moment *m, const EvPast *who, const ArbEvent *event)
{
  const EvCards *cards = ev_cards(g->cards);
  const EvCardDef *face = ev_def(g, who->face);
  if (events_have(&face->watches, event->kind1 - 1))
    for (int i = 0; i < face->ability_count; i++)
      try_ability(g, m, who, face->first_ability + i, event);
  if (!events_have(&cards->keyword_watches, event->kind1 - 1)) return;
  for (int k = 0; k < EV_KEYWORD_COUNT; k++) /* 12.13.3, 12.14.3: one instance */
    if (who->keywords >> k & 1 && cards->keyword_ability1[k])
      try_ability(g, m, who, cards->keyword_ability1[k] - 1, event);
}

static bool may_watch(const ArbGame *g, int card1, const ArbEvent *event)
{
  int kind = event->kind1 - 1;
  return events_have(&ev_face(g, card1)->watches, kind) ||
         events_have(&ev_cards(g->cards)->keyword_watches, kind);
}

static void match(ArbGame *g, const Moment *m, const ArbEvent *event)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (EV_EACH(g, card1, ev_zone(g, EV_Z_FIELD, seat))) {
      if (!may_watch(g, card1, event)) continue;
      EvPast now = ev_snapshot(g, card1);
      try_card(g, m, &now, event);
    }
  for (int i = 0; i < m->left_count; i++)
    if (!ev_on_field(g, m->left[i].id)) try_card(g, m, &m->left[i], event);
}

void ev_moment_open(ArbGame *g)
{
  moment_of(g)->depth++;
}

void ev_moment_close(ArbGame *g)
{
  Moment *m = moment_of(g);
  if (--m->depth > 0) return;
  for (int i = 0; i < m->event_count; i++) match(g, m, &m->events[i]);
  m->event_count = m->left_count = 0;
}

/* ---- Events ---------------------------------------------------------------------- */

ArbEvent ev_event(ArbGame *g, int kind, ArbSeat actor, int card1)
{
  ArbEvent event = {.kind1 = (uint16_t)(kind + 1),
                    .actor = actor,
                    .subject_owner = ARB_NO_SEAT,
                    .subject_controller = ARB_NO_SEAT};
  int running1 = ev_table(g)->running1;
  if (running1) {
    const EvItem *item = ev_item(g, running1);
    event.source = item->source;
    event.source_def = item->def;
    event.item_serial = item->serial;
  }
  if (!card1) return event;
  const ArbCard *card = ev_card(g, card1);
  event.subject = ev_id(g, card1);
  event.subject_def = card->def;
  event.known = card->known;
  event.subject_owner = card->owner;
  event.subject_controller = card->controller;
  return event;
}

void ev_emit(ArbGame *g, const ArbEvent *event)
{
  event_record(g, event);
  if (!events_have(&ev_cards(g->cards)->watches, event->kind1 - 1)) return;
  Moment *m = moment_of(g);
  m->events = room_for(g, m->events, m->event_count, &m->event_room, sizeof *m->events);
  m->events[m->event_count++] = *event;
}

void ev_tell(ArbGame *g, int kind, ArbSeat actor, ArbId subject, int amount, int aux)
{
  bool card = state_resolve(g->s, subject) != NULL;
  ArbEvent event = ev_event(g, kind, actor, card ? id_index1(subject) : 0);
  if (!card) event.subject = subject, event.known = 0xFF;
  event.amount = (int16_t)amount;
  event.aux = (int16_t)aux;
  ev_moment_open(g);
  ev_emit(g, &event);
  ev_moment_close(g);
}
