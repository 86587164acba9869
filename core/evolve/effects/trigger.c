/* SPDX-License-Identifier: MIT */
/*
** trigger.c -- events of one moment, the automatic abilities that they trigger (10.7), and past
** cards (10.11).
**
** Events are gathered while a moment is open.  When it closes, each is matched against the
** abilities of the cards on the fields then, and of those that left in this moment, with the
** information that they had there (10.7.4.1.2, 10.7.4.2).  An ability that triggers becomes a
** pending item, once for each time (10.7.2.1).
*/
#include <string.h>

#include "evolve/scratch/scratch.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"

/* Makes room for one more item; the items are copied. */
static void *room_for(ArbGame *g, void *items, int count, int *room, size_t size)
{
  if (count < *room) return items;
  *room = *room ? *room * 2 : 8;
  void *grown = arena_raw(g, (size_t)*room * size);
  if (count) memcpy(grown, items, (size_t)count * size);
  return grown;
}

/* ---- Cards as they were -------------------------------------------------------- */

static EvPast snapshot(ArbGame *g, int card1)
{
  const ArbCard *card = card_at(g, card1);
  const EvBody *body = ev_body(g, card1);
  bool fights = ev_face(g, card1)->type == EV_FOLLOWER;
  EvPast past = {.zone = (uint8_t)zone_kind(g, card->zone),
                 .def = card->def,
                 .face = body ? body->face : card->def,
                 .id = id_of(g, card1),
                 .attack = (int16_t)(fights ? ev_attack_of(g, card1) : 0),
                 .defense = (int16_t)(fights ? ev_defense_of(g, card1) : 0),
                 .cost = (int16_t)ev_cost_of(g, card1),
                 .keywords = ev_keywords_of(g, card1),
                 .traits = ev_derived(g, card1)->traits,
                 .owner = card->owner,
                 .controller = card->controller,
                 .token = card->flags & ARB_CARD_TOKEN,
                 .text = ev_own_text(g, card1)};
  if (body) past.flags = body->flags, past.lost = body->lost;
  return past;
}

static void keep_past(ArbGame *g, int item1, const EvPast *past)
{
  if (!arb_past_find(g, EV_POOL_PAST, item1, past->id))
    arb_past_keep(g, EV_POOL_PAST, item1, past, sizeof *past);
}

/* An object leaves with its id only once, so all records of an id are equal. */
const EvPast *ev_past(const ArbGame *g, ArbId id)
{
  const Moment *m = moment_of(g);
  for (int i = 0; i < m->left_count; i++)
    if (id_equal(m->left[i].id, id)) return &m->left[i];
  return arb_past_find(g, EV_POOL_PAST, 0, id);
}

static bool speaks_of(const ArbGame *g, int item1, ArbId id)
{
  const EvItem *item = ev_item(g, item1);
  if (item1 == ev_table(g)->running1) return true; /* its script may refer to anything */
  if (id_equal(item->source, id)) return true;
  if (item->event.kind1 && (id_equal(item->event.subject, id) || id_equal(item->event.other, id)))
    return true;
  for (int i = 0; i < ARB_REFS_MAX; i++)
    if (id_equal(item->refs[i], id)) return true;
  return arb_picks_name(g, EV_POOL_PICK, item1, id);
}

static void remember_gifts(ArbGame *g, Moment *m, int card1)
{
  int count;
  const EvGiven *given = ev_given(g, card1, EV_AUTOMATIC, &count);
  for (int i = 0; i < count; i++) {
    m->gifts = room_for(g, m->gifts, m->gift_count, &m->gift_room, sizeof *m->gifts);
    m->gifts[m->gift_count++] = (Gift){id_of(g, card1), given[i]};
  }
}

void ev_remember(ArbGame *g, int card1)
{
  Moment *m = moment_of(g);
  ArbId id = id_of(g, card1);
  for (int i = 0; i < m->left_count; i++)
    if (id_equal(m->left[i].id, id)) return;
  m->left = room_for(g, m->left, m->left_count, &m->left_room, sizeof *m->left);
  EvPast *past = &m->left[m->left_count++];
  *past = snapshot(g, card1);
  if (past->zone == EV_Z_FIELD) remember_gifts(g, m, card1);
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++)
    if (pool_in_use(g->s, EV_POOL_ITEM, i) && speaks_of(g, i, id)) keep_past(g, i, past);
}

bool ev_recall(ArbGame *g, int item1, ArbId id, EvPast *out)
{
  const EvPast *past = arb_past_find(g, EV_POOL_PAST, item1, id);
  bool there = state_resolve(g->s, id) != NULL;
  if (there) *out = snapshot(g, id_index1(id));
  else if (past) *out = *past;
  return there || past;
}

/* ---- Matching (10.7.2) ----------------------------------------------------------- */

/* Whether a card lies where everybody sees it (4.1.2). */
static bool is_open(const ArbGame *g, ArbId id)
{
  const ArbCard *card = state_resolve(g->s, id);
  return card && !ev_is_private(g, zone_kind(g, card->zone));
}

/* The object that conditions are about: a card on a field as it was there (10.7.4.1.2); else as it
** is after the move (10.7.4.1.3), under its new id; a card that is gone as it was (9.1.4.3). */
static ArbId subject_of(const ArbGame *g, const ArbEvent *event)
{
  const EvPast *past = ev_past(g, event->subject);
  bool moved = past && past->zone != EV_Z_FIELD && is_open(g, event->other);
  bool known = state_resolve(g->s, event->subject) || past;
  return (known && !moved) || id_is_nothing(event->other) ? event->subject : event->other;
}

static bool is_subject(const ArbEvent *event, ArbId me)
{
  bool moved = event->kind1 == EV_E_DISCARD + 1 || event->kind1 == EV_E_BURY + 1 ||
               event->kind1 == EV_E_BANISH + 1 || event->kind1 == EV_E_RETURN + 1;
  return id_equal(event->subject, me) || (moved && id_equal(event->other, me));
}

static bool role_fits(const EvAbility *ability, const ArbEvent *event, const ArbContext *who)
{
  bool yours = event->subject_controller == who->you;
  if (id_kind(event->subject) == ARB_KIND_PLAYER) yours = id_seat(event->subject) == who->you;
  bool to_me = ability->role & EV_TO_ME || ability->flags & ARB_SUBJECT_ME;
  if (to_me && !is_subject(event, who->me)) return false;
  if (ability->role & EV_BY_ME && !id_equal(event->source, who->me)) return false;
  return !(ability->role & EV_TO_YOU) || yours;
}

/* Whether the zones from and to which a card moved fit. */
static bool zones_fit(const EvAbility *ability, const ArbEvent *event)
{
  bool told = event->aux >= 0 && event->aux < 32;
  if (ability->from_zones && !(told && ability->from_zones >> event->aux & 1)) return false;
  return !ability->to_zones || (told && ability->to_zones >> event->aux & 1);
}

/* Whether the event's source fits, as it was if it has left since (10.11.1). */
static bool cause_fits(ArbGame *g, const EvAbility *ability, const ArbEvent *event,
                       const ArbContext *context)
{
  if (ability->signal1 && ability->signal1 != event->aux + 1) return false;
  return !ability->source1 || arb_selector_matches(g, ability->source1, context, event->source);
}

/* Whether the event is about the objects that a delayed ability was started with (10.7.5). */
static bool given_fits(const EvAbility *ability, const ArbEvent *event, const ArbContext *c)
{
  if (!c->refs) return !ability->by_ref1 && !ability->subject_ref1;
  if (ability->by_ref1 && !id_equal(c->refs[ability->by_ref1 - 1], id_player(event->actor)))
    return false;
  return !ability->subject_ref1 || id_equal(c->refs[ability->subject_ref1 - 1], event->subject);
}

bool ev_event_fits(ArbGame *g, const EvAbility *ability, const ArbEvent *event,
                   const ArbContext *context)
{
  if (!role_fits(ability, event, context) || !zones_fit(ability, event)) return false;
  if (!cause_fits(g, ability, event, context)) return false;
  if (ability->kinds && !(event->aux & ability->kinds)) return false; /* 5.13.2-4 */
  if (!ev_responsible(ability->by, event, context) || !given_fits(ability, event, context))
    return false;
  if (ability->subject1 &&
      !arb_selector_matches(g, ability->subject1, context, subject_of(g, event)))
    return false;
  ArbId at = id_is_nothing(event->place) ? event->other : event->place; /* the attacked one */
  if (ability->place1 && !arb_selector_matches(g, ability->place1, context, at)) return false;
  return arb_condition_holds(g, &ability->while_, context);
}

/* Counts on the card what no tally of the game can tell apart; whether this was the Nth time. */
static bool counted_now(ArbGame *g, ArbId object, int ability)
{
  const EvMark *before = ev_mark(g, object, EV_M_COUNTED, ability);
  int count = (before ? before->amount : 0) + 1, nth = ev_ability(g, ability)->nth;
  if (state_resolve(g->s, object) && count <= nth)
    ev_mark_set(g, object, EV_M_COUNTED, ability, count);
  return count == nth;
}

/* "The Nth time each turn": whether the count reached N within this moment. */
static bool nth_now(ArbGame *g, const EvAbility *ability, const ArbContext *who, int counted1)
{
  const Moment *m = moment_of(g);
  if (!ability->nth) return true;
  if (ability->flags & EV_COUNTS_ITSELF)
    return counted_now(g, counted1 ? id_of(g, counted1) : who->me, who->ability);
  return arb_tally_reached(g, &m->tallies, who->you, ability->tally, ability->nth);
}

/* 10.7.2: makes an ability pending, with the past cards that it may refer to. */
int ev_become_pending(ArbGame *g, const ArbContext *context, const ArbEvent *event)
{
  const Moment *m = moment_of(g);
  int item1 = ev_item_make(g, EV_I_AUTOMATIC, context->you, context->me, context->ability);
  EvItem *item = ev_item(g, item1);
  item->pending = 1;
  item->def = context->def;
  if (event) item->event = *event;
  for (int i = 0; i < context->ref_count; i++) item->refs[i] = context->refs[i];
  for (int i = 0; i < m->left_count; i++)
    if (speaks_of(g, item1, m->left[i].id)) keep_past(g, item1, &m->left[i]);
  return item1;
}

/* "One or more", "once each turn", "the Nth time": these trigger once in a moment.  But each
** instance that the card has, or had when it left, triggers as often as it does. */
static bool waits_already(ArbGame *g, const ArbContext *who, const ArbEvent *event, int times)
{
  const EvAbility *ability = ev_ability(g, who->ability);
  const Moment *m = moment_of(g);
  int waiting = 0, had = 0;
  if (!(ability->flags & (EV_ONE_OR_MORE | ARB_ONCE_EACH_TURN)) && !ability->nth) return false;
  if (state_resolve(g->s, who->me)) had = ev_times_given(g, id_index1(who->me), who->ability);
  for (int i = 0; i < m->gift_count && !state_resolve(g->s, who->me); i++)
    had += id_equal(m->gifts[i].id, who->me) && m->gifts[i].given.ability == who->ability;
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++) {
    const EvItem *item = ev_item(g, i);
    if (item->kind1 && item->serial > m->serial && item->ability == who->ability &&
        id_equal(item->source, who->me) && item->event.kind1 == event->kind1)
      waiting++;
  }
  return waiting >= times * (had ? had : 1);
}

/* ---- How often (10.7.2.1) -------------------------------------------------------- */

const char *const ev_class_words[] = {
#define X(id, name, event, from) name,
  EV_TRIGGER_CLASSES(X)
#undef X
      NULL};

typedef struct ClassRow {
  uint8_t event;
  bool from_field;
} ClassRow;
static const ClassRow classes[EV_TRIGGER_CLASS_COUNT] = {
#define X(id, name, event, from) [EV_OF_##id] = {EV_E_##event, from},
  EV_TRIGGER_CLASSES(X)
#undef X
};

static bool is_of_class(const EvAbility *ability, int class)
{
  const ClassRow *row = &classes[class];
  return ability->kind == EV_AUTOMATIC && ability->event1 == row->event + 1 &&
         ability->flags & ARB_SUBJECT_ME &&
         (!row->from_field || ability->from_zones == 1u << EV_Z_FIELD);
}

typedef struct Times {
  const EvPast *who;
  const EvAbility *text;
  int more;
  bool never;
} Times;

/* Whether a passive ability affects a card; a card that has left is as it was. */
static bool speaks_of_it(ArbGame *g, const EvStatic *stat, const ArbContext *context,
                         const EvPast *who)
{
  if (stat->affects >= EV_AFFECTS_YOU)
    return ev_affects(g, stat, context, id_player(who->controller));
  if (stat->affects != EV_AFFECTS_SELECTOR || state_resolve(g->s, who->id))
    return ev_affects(g, stat, context, who->id);
  return arb_selector_matches(g, stat->selector1, context, who->id);
}

static bool visit_times(ArbGame *g, const EvAbility *ability, const ArbContext *context, void *data)
{
  Times *times = data;
  const EvStatic *stat = ev_static(g, ability);
  if (!stat->trigger_more || !is_of_class(times->text, stat->trigger_class1 - 1) ||
      !speaks_of_it(g, stat, context, times->who))
    return true;
  if (stat->trigger_more < 0) times->never = true;
  else times->more += stat->trigger_more;
  return true;
}

static int times_of(ArbGame *g, const EvPast *who, const EvAbility *text)
{
  Times times = {.who = who, .text = text};
  if (!(ev_cards(g->cards)->about & EV_ABOUT_TRIGGERS)) return 1;
  ev_each_passive(g, EV_ABOUT_TRIGGERS, visit_times, &times);
  return times.never ? 0 : 1 + times.more; /* 1.3.3 */
}

/* A run of a card's abilities without their event. */
typedef struct Run {
  ArbId card;
  ArbSeat seat;
  int class, count;
} Run;

static void run_one(ArbGame *g, Run *run, int ability, uint16_t def, int times)
{
  const EvAbility *text = ev_ability(g, ability);
  ArbContext context = {
    .me = run->card, .you = run->seat, .def = def, .ability = (uint16_t)ability};
  if (!is_of_class(text, run->class) || !arb_condition_holds(g, &text->while_, &context)) return;
  for (; times > 0; times--, run->count++) ev_become_pending(g, &context, NULL);
}

/* All abilities that the card has: its own, those of keywords, those it was given (10.9.1.2). */
int ev_trigger_all(ArbGame *g, ArbId card, ArbSeat seat, int class)
{
  const EvCards *cards = ev_cards(g->cards);
  int card1 = id_index1(card), count;
  uint16_t keywords[EV_KEYWORD_ABILITIES_MAX];
  const EvCardDef *own = ev_def(g, ev_own_text(g, card1));
  Run run = {card, seat, class, 0};
  for (int i = 0; i < own->ability_count; i++)
    if (!(ev_ability(g, own->first_ability + i)->flags & ARB_HAS_NAME))
      run_one(g, &run, own->first_ability + i, (uint16_t)(own - cards->defs), 1);
  count = ev_keyword_abilities(g, card1, keywords);
  for (int i = 0; i < count; i++) {
    int keyword = ev_ability(g, keywords[i])->keyword1 - 1;
    bool each = g->cards->keywords[keyword].stacks == ARB_STACKS_EACH;
    run_one(g, &run, keywords[i], cards->keyword_defs[keyword],
            each ? ev_keyword_value(g, card1, keyword) : 1);
  }
  const EvGiven *given = ev_given(g, card1, EV_AUTOMATIC, &count);
  for (int i = 0; i < count; i++) run_one(g, &run, given[i].ability, given[i].def, 1);
  return run.count;
}

/* `def`: the definition whose text it is. */
static void try_text(ArbGame *g, const EvPast *who, uint16_t def, int ability,
                     const ArbEvent *event)
{
  const EvAbility *text = ev_ability(g, ability);
  ArbContext context = {.me = who->id,
                        .you = who->controller,
                        .def = def,
                        .ability = (uint16_t)ability,
                        .event = event};
  if (text->kind != EV_AUTOMATIC || text->event1 != event->kind1) return;
  if (!(ev_zones_of(text) >> who->zone & 1)) return; /* 10.3.5 */
  bool once = text->flags & ARB_ONCE_EACH_TURN, there = state_resolve(g->s, who->id) != NULL;
  bool theirs = text->flags & EV_THEIRS && game_has_seat(g, event->actor);
  if (theirs) context.you = event->actor;
  int counted = theirs ? ev_leader_of(g, context.you) : id_index1(who->id);
  if (once && there && counted && ev_used_up(g, counted, ability)) return;
  if (once && !there && ev_mark(g, who->id, EV_M_USED, ability)) return;
  if (!ev_event_fits(g, text, event, &context)) return;
  if (!nth_now(g, text, &context, there ? counted : 0)) return;
  int times = times_of(g, who, text);
  if (waits_already(g, &context, event, times)) return;
  if (once && times && there && counted) ev_use_once(g, counted, ability);
  for (; times > 0; times--) ev_become_pending(g, &context, event);
}

static void try_ability(ArbGame *g, const EvPast *who, int ability, const ArbEvent *event)
{
  if (ev_ability(g, ability)->flags & ARB_HAS_NAME) return; /* others have it, or nobody yet */
  try_text(g, who, ev_defining(g, who->text, ability), ability, event);
}

/* 10.9.1.2: tries abilities that a card was given; for a card that left, as it was then. */
static void try_gifts(ArbGame *g, const EvPast *who, const ArbEvent *event)
{
  const Moment *m = moment_of(g);
  if (!events_have(&ev_cards(g->cards)->given_watches, event->kind1 - 1)) return;
  if (state_resolve(g->s, who->id)) {
    int count;
    const EvGiven *given = ev_given(g, id_index1(who->id), EV_AUTOMATIC, &count);
    for (int i = 0; i < count; i++) try_text(g, who, given[i].def, given[i].ability, event);
    return;
  }
  for (int i = 0; i < m->gift_count; i++)
    if (id_equal(m->gifts[i].id, who->id))
      try_text(g, who, m->gifts[i].given.def, m->gifts[i].given.ability, event);
}

/* Tries a keyword of the pool's own: once, or as often as the card has it. */
static void try_keyword(ArbGame *g, const EvPast *who, int keyword, const ArbEvent *event)
{
  const EvCardDef *def = ev_def(g, ev_cards(g->cards)->keyword_defs[keyword]);
  bool there = state_resolve(g->s, who->id) != NULL;
  int value = there ? ev_keyword_value(g, id_index1(who->id), keyword)
                    : ev_def(g, who->text)->keyword_value[keyword];
  int times = g->cards->keywords[keyword].stacks == ARB_STACKS_EACH && value ? value : 1;
  if (!events_have(&def->watches, event->kind1 - 1)) return;
  for (; times > 0; times--)
    for (int i = 0; i < def->ability_count; i++) try_ability(g, who, def->first_ability + i, event);
}

/* Tries all abilities of a card with this information. */
static void try_card(ArbGame *g, const EvPast *who, const ArbEvent *event)
{
  const EvCards *cards = ev_cards(g->cards);
  const EvCardDef *own = ev_def(g, who->text);
  if (events_have(&own->watches, event->kind1 - 1))
    for (int i = 0; i < own->ability_count; i++) try_ability(g, who, own->first_ability + i, event);
  try_gifts(g, who, event);
  if (!events_have(&cards->keyword_watches, event->kind1 - 1)) return;
  for (int k = 0; k < EV_KEYWORD_COUNT; k++) /* 12.13.3, 12.14.3: one instance */
    if (who->keywords >> k & 1 && cards->keyword_ability1[k])
      try_ability(g, who, cards->keyword_ability1[k] - 1, event);
  for (uint32_t left = who->keywords & cards->own_keywords; left; left &= left - 1)
    try_keyword(g, who, __builtin_ctz(left), event);
}

static bool may_watch(const ArbGame *g, int card1, const ArbEvent *event)
{
  int kind = event->kind1 - 1;
  return events_have(&ev_face(g, card1)->watches, kind) || ev_texts_move(g) ||
         events_have(&ev_cards(g->cards)->keyword_watches, kind) ||
         events_have(&ev_cards(g->cards)->given_watches, kind);
}

static void match_zone(ArbGame *g, int zone, const ArbEvent *event)
{
  for (ZONE_EACH(g, card1, zone)) {
    if (!may_watch(g, card1, event)) continue;
    EvPast now = snapshot(g, card1);
    try_card(g, &now, event);
  }
}

/* 10.3.4: matches abilities that work in other zones. */
static void match_elsewhere(ArbGame *g, const ArbEvent *event)
{
  static const uint8_t zones[] = {EV_Z_EX, EV_Z_HAND, EV_Z_CEMETERY, EV_Z_BANISHED};
  if (!events_have(&ev_cards(g->cards)->elsewhere_watches, event->kind1 - 1)) return;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (int i = 0; i < 4; i++) match_zone(g, zone_at(g, zones[i], seat), event);
  match_zone(g, zone_at(g, EV_Z_FORMAT, 0), event);
}

static void match(ArbGame *g, const Moment *m, const ArbEvent *event)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    match_zone(g, zone_at(g, EV_Z_FIELD, seat), event);
    match_zone(g, zone_at(g, EV_Z_LEADER, seat), event);
  }
  for (int i = 0; i < m->left_count; i++)
    if (m->left[i].zone == EV_Z_FIELD && !ev_on_field(g, m->left[i].id))
      try_card(g, &m->left[i], event);
  match_elsewhere(g, event);
  ev_match_delayed(g, event);
}

void ev_moment_open(ArbGame *g)
{
  Moment *m = moment_of(g);
  if (m->depth++ > 0) return;
  m->serial = ev_table(g)->serial;
  m->tallies = arb_tallies_kept(g);
}

void ev_moment_close(ArbGame *g)
{
  Moment *m = moment_of(g);
  ARB_HOLDS(g, m->depth > 0, "a moment is closed that was not opened (10.7)");
  if (--m->depth > 0) return;
  m->depth++; /* matching opens no further moment */
  for (int i = 0; i < m->event_count; i++) match(g, m, &m->events[i]);
  m->event_count = 0;
  ev_look_at_states(g);
  m->left_count = m->gift_count = 0;
  m->depth--;
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
  const ArbCard *card = card_at(g, card1);
  event.subject = id_of(g, card1);
  event.subject_def = card->def;
  event.known = card->known;
  event.subject_owner = card->owner;
  event.subject_controller = card->controller;
  return event;
}

void ev_emit(ArbGame *g, const ArbEvent *event)
{
  arb_event_record(g, event);
  ev_count_event(g, event);
  if (!events_have(&ev_cards(g->cards)->watches, event->kind1 - 1)) return;
  if (!ev_table(g)->turn) return; /* 6.2.1: the game has not begun */
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
