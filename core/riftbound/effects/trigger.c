/* SPDX-License-Identifier: MIT */
/*
** trigger.c -- which abilities an event triggers (383, 390), and how often.
**
** Each event is matched against the abilities that wait for its kind: those of objects on the
** board, of their keywords and attachments, those that work in other zones, and delayed ones.
** Abilities that trigger are gathered until the batch closes (batch.c).
*/
#include <string.h>

#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/timing/timing.h"

/* ---- Conditions ------------------------------------------------------------ */

/* "When that player holds", "when that unit wins a combat": whether the given object takes part. */
static bool by_given(const ArbGame *g, const ArbEvent *event, ArbId given)
{
  if (id_kind(given) != ARB_KIND_CARD) return id_equal(given, id_player(event->actor));
  const RbBody *body = rb_body_of(g, given);
  ArbContext unit = {.me = given, .you = ARB_NO_SEAT};
  if (!body) return false;
  unit.you = card_at(g, id_index1(given))->controller;
  unit.here = body->place;
  return rb_takes_part(g, event, &unit);
}

static bool event_fits(ArbGame *g, const RbAbility *ability, const ArbEvent *event,
                       const ArbContext *context)
{
  if (!rb_of_cause(ability, event)) return false;
  if (ability->signal1 && ability->signal1 != event->aux + 1) return false;
  if (ability->source1 && !arb_selector_matches(g, ability->source1, context, event->source))
    return false;
  if (ability->event1 != event->kind1 || !rb_responsible(g, ability->by, event, context))
    return false;
  if (ability->by_ref1) { /* as long as the linked object stays where it is (390.5.a) */
    if (!by_given(g, event, context->refs[ability->by_ref1 - 1])) return false;
    for (int i = 0; i < context->ref_count; i++)
      if (id_kind(context->refs[i]) == ARB_KIND_CARD && !state_resolve(g->s, context->refs[i]))
        return false;
  }
  if (ability->flags & ARB_SUBJECT_ME && !id_equal(event->subject, context->me)) return false;
  if (ability->flags & RB_TO_ME && !id_equal(event->other, context->me)) return false;
  if (ability->subject_ref1 &&
      (ability->subject_ref1 > context->ref_count ||
       !id_equal(context->refs[ability->subject_ref1 - 1], event->subject)))
    return false;
  if (ability->subject1 && !arb_selector_matches(g, ability->subject1, context, event->subject))
    return false;
  if (ability->place1 && !arb_selector_matches(g, ability->place1, context, event->place))
    return false;
  if (ability->from_zones && !(event->cause && ability->from_zones >> (event->cause - 1) & 1))
    return false;
  return ability_holds(g, &ability->head, context);
}

/* Whether the count of a turn reached N within this batch (383.1.b). */
static bool nth_now(const ArbGame *g, const RbAbility *ability, ArbSeat you)
{
  if (!ability->nth) return true;
  if (you == ARB_NO_SEAT && ability->by != ARB_BY_ANY) return false;
  if (you == ARB_NO_SEAT) you = 0; /* counted alike for all seats (187.6.b) */
  const Batch *batch = batch_of(g);
  return arb_tally_reached(g, &batch->tallies, you, ability->tally, ability->nth);
}

/* Counts an event for one ability: of me, at a place, of a cause ...  Returns the count. */
static int count_time(ArbGame *g, const ArbContext *context, ArbId from)
{
  RbEffect *effect = NULL;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used && !effect; i++) {
    RbEffect *it = pool_at(g->s, RB_POOL_EFFECT, i);
    if (it->kind1 == RB_F_TIMES && it->ability == context->ability &&
        id_equal(it->object, context->me) && id_equal(it->source, from))
      effect = it;
  }
  if (!effect) {
    effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_TIMES, RB_UNTIL_TURN));
    effect->object = context->me, effect->source = from, effect->ability = context->ability;
  }
  game_touched(g, RB_TOUCH_MEMORY);
  return effect->amount < INT16_MAX ? ++effect->amount : effect->amount;
}

/* Whether the Nth event is among those of this moment; each of them could be the Nth, as with a
** tally. */
static bool own_nth_now(ArbGame *g, const RbAbility *ability, const ArbContext *context, ArbId from)
{
  Batch *batch = batch_of(g);
  int now = count_time(g, context, from);
  Count *count = batch->counts;
  while (count && (count->ability != context->ability || !id_equal(count->me, context->me) ||
                   !id_equal(count->from, from)))
    count = count->next;
  if (!count) {
    count = arena_take(g, sizeof *count);
    *count = (Count){batch->counts, context->me, from, context->ability, now - 1};
    batch->counts = count;
  }
  return count->before < ability->nth && now >= ability->nth;
}

/* ---- Classes of abilities (A14) ------------------------------------------- */

/* 383.4.a, c-f, 808, 816: the class of an ability (RB_CLASS_...). */
static int class_of(const ArbGame *g, uint16_t def, const RbAbility *a)
{
  bool of_me = a->flags & ARB_SUBJECT_ME || a->by == ARB_BY_ME;
  bool mine = of_me || a->by == ARB_BY_YOU || a->by == ARB_BY_TEAM;
  if (def && def == rb_cards(g->cards)->keyword_defs[RB_KW_TEMPORARY]) return RB_CLASS_TEMPORARY;
  if (a->flags & RB_IS_DEATHKNELL) return RB_CLASS_DEATHKNELL;
  switch (a->event1 - 1) {
  case RB_E_PLAY: return of_me ? RB_CLASS_PLAY : RB_CLASS_NONE;
  case RB_E_CONQUER: return mine ? RB_CLASS_CONQUER : RB_CLASS_NONE;
  case RB_E_HOLD: return mine ? RB_CLASS_HOLD : RB_CLASS_NONE;
  case RB_E_ATTACK: return of_me ? RB_CLASS_ATTACK : RB_CLASS_NONE;
  case RB_E_DEFEND: return of_me ? RB_CLASS_DEFEND : RB_CLASS_NONE;
  default: return RB_CLASS_NONE;
  }
}

typedef struct Times {
  int class, times;
  ArbSeat you;
  ArbId place;
} Times;

static bool visit_times(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Times *t = data;
  if (stat->trigger_class1 != t->class || context->you != t->you) return true;
  if (stat->trigger_place1 && !arb_selector_matches(g, stat->trigger_place1, context, t->place))
    return true;
  if (stat->trigger_more < 0) t->times = INT16_MIN; /* "don't": 054 */
  t->times += stat->trigger_more;
  return true;
}

/* How often an ability triggers; statics may add to it, or forbid it. */
static int times_of(ArbGame *g, const RbAbility *a, const ArbEvent *event,
                    const ArbContext *context)
{
  int class = class_of(g, context->def, a);
  if (batch_of(g)->as_other) /* a hold effect that is a conquer effect, too (383.4.c.3) */
    class = class == RB_CLASS_HOLD ? RB_CLASS_CONQUER : RB_CLASS_HOLD;
  Times t = {class, 1, context->you, event->place};
  if (t.class == RB_CLASS_NONE || t.you == ARB_NO_SEAT) return 1;
  if (id_is_nothing(t.place)) t.place = rb_place_of(g, context->me);
  rb_each_static(g, RB_ABOUT_TRIGGERS, visit_times, &t);
  return t.times < 0 ? 0 : t.times;
}

/* ---- Gathering --------------------------------------------------------------- */

/* Adds an ability to those that trigger.  `from` is the attached card whose text it is, or nothing.
** An ability that triggers for one or more events does so once for each such text (718.3). */
static void gather(ArbGame *g, int ability, const ArbEvent *event, const ArbContext *context,
                   ArbId from, int effect1)
{
  Batch *batch = batch_of(g);
  ArbId me = context->me;
  if (batch->arriving) me.generation++; /* the object that the card will be there */
  for (int i = 0; i < batch->count && rb_ability(g, ability)->flags & RB_ONE_OR_MORE; i++)
    if (batch->list[i].ability == ability && batch->list[i].effect1 == effect1 &&
        id_equal(batch->list[i].me, me) && id_equal(batch->list[i].from, from)) {
      AlsoSubject *also = arena_take(g, sizeof *also); /* "one or more" */
      *also = (AlsoSubject){batch->list[i].also, event->subject};
      batch->list[i].also = also;
      return;
    }
  int times = times_of(g, rb_ability(g, ability), event, context);
  if (batch->count == batch->room) {
    int room = batch->room ? batch->room * 2 : 8;
    Triggered *list = arena_take(g, (size_t)room * sizeof *list);
    if (batch->count) memcpy(list, batch->list, (size_t)batch->count * sizeof *list);
    batch->list = list;
    batch->room = room;
  }
  Triggered *t = &batch->list[batch->count++];
  *t = (Triggered){.me = me,
                   .def = context->def,
                   .ability = (uint16_t)ability,
                   .controller = context->you,
                   .effect1 = (uint16_t)effect1,
                   .from = from,
                   .times = times,
                   .event = *event};
  if (context->you == ARB_NO_SEAT) { /* 187.6.b */
    t->controller = rb_acting_player(g);
    t->no_you = 1;
  }
  for (int i = 0; i < context->ref_count; i++) t->refs[i] = context->refs[i];
  ArbNumber measure = rb_ability(g, ability)->measure;
  if (measure.count) t->measured = arb_number_value(g, measure, context);
  else if (effect1) t->measured = ((RbEffect *)pool_at(g->s, RB_POOL_EFFECT, effect1))->amount;
  int kind = event->kind1 - 1;
  bool leaves = kind == RB_E_DIE || kind == RB_E_BANISH || kind == RB_E_RETURN;
  if (!leaves || !rb_body_of(g, event->subject)) return;
  RbPast *past = arena_take(g, sizeof *past);
  *past = rb_past(g, id_index1(event->subject));
  t->past = past; /* `t` does not move until the next one is gathered */
}

/* ---- Whose abilities are looked at --------------------------------------------- */

/* 823.1.b: whether an ability waits for conquering and holding.  It is one ability, and both a
** conquer effect and a hold effect.  The loader makes a record for each event, with one
** function. */
static bool is_of_both(const ArbGame *g, uint16_t def, int ability)
{
  const RbCardDef *d = rb_def(g, def);
  const RbAbility *a = rb_ability(g, ability);
  int other = a->event1 - 1 == RB_E_CONQUER ? RB_E_HOLD + 1 : RB_E_CONQUER + 1;
  for (int i = d->first_ability; i < d->first_ability + d->ability_count; i++)
    if (rb_ability(g, i)->function == a->function && rb_ability(g, i)->event1 == other) return true;
  return false;
}

/* 383.2.c: whether the ability is active where its card is after the event. */
static bool works_now(ArbGame *g, int card1, const RbAbility *a)
{
  const Batch *batch = batch_of(g);
  return batch->arriving ? a->active_zones >> batch->leaving_to & 1 : rb_works_there(g, card1, a);
}

/* 187.6.a, RB-RU-015: the player of a triggered ability.  When its text lets a certain player
** choose, it is that player, and the controller of the source does not matter. */
static ArbSeat chooser_of(const ArbGame *g, const RbAbility *a, const ArbEvent *event, ArbSeat you)
{
  const ArbCard *subject = a->flags & RB_OWNERS ? state_resolve(g->s, event->subject) : NULL;
  if (subject) return subject->owner;
  return a->flags & RB_THEIRS && event->actor != ARB_NO_SEAT ? event->actor : you;
}

static void consider(ArbGame *g, int card1, const RbText *text, int ability, const ArbEvent *event)
{
  const RbAbility *a = rb_ability(g, ability);
  if (a->kind != RB_TRIGGERED || a->event1 != event->kind1) return;
  if (!rb_of_text(a, text) || !rb_keeps(g, card1, a)) return;
  int only = batch_of(g)->only_class;
  if (only && class_of(g, text->def, a) != only) return;
  if (batch_of(g)->as_other && is_of_both(g, text->def, ability)) return;
  if (batch_of(g)->own_death && !(a->flags & ARB_SUBJECT_ME)) return;
  if (!works_now(g, card1, a)) return;
  ArbContext context = rb_context(g, card1, ability);
  if (batch_of(g)->arriving) context.you = card_at(g, card1)->owner, context.here = ARB_NOTHING;
  context.def = text->def;
  context.event = event;
  context.refs = &text->from;
  context.ref_count = text->effect ? 1 : 0;
  context.you = chooser_of(g, a, event, context.you);
  ArbId counted = a->flags & RB_EACH_PLAYER ? id_player(event->actor) : text->from;
  if (a->flags & ONCE && rb_used(g, context.me, ability, counted)) return;
  if (!event_fits(g, a, event, &context)) return;
  bool its_own = a->flags & RB_COUNTS_ITSELF, opponents = a->nth && a->by == ARB_BY_OPPONENT;
  ArbId of = opponents ? id_player(event->actor) : text->from; /* each opponent is counted apart */
  ArbSeat you = opponents ? event->actor : context.you;
  if (its_own ? !own_nth_now(g, a, &context, of) : !nth_now(g, a, you)) return;
  int before = batch_of(g)->count;
  gather(g, ability, event, &context, text->from, 0);
  for (int i = before; i < batch_of(g)->count; i++)
    if (a->flags & RB_EACH_PLAYER || opponents) batch_of(g)->list[i].each = event->actor;
}

static void consider_text(ArbGame *g, int card1, const RbText *text, const ArbEvent *event)
{
  const RbCardDef *d = rb_def(g, text->def);
  if (!events_have(&d->watches, event->kind1 - 1)) return;
  for (int i = 0; i < d->ability_count; i++) consider(g, card1, text, d->first_ability + i, event);
}

static void consider_def(ArbGame *g, int card1, uint16_t def, const ArbEvent *event)
{
  consider_text(g, card1, &(RbText){.def = def}, event);
}

/* 725.1: whether the card is just being attached; then what waits for that works.  A card that is
** detached (725.2) is attached no more when the event is told. */
static bool own_link(const ArbGame *g, int card1, const ArbEvent *event)
{
  return event->kind1 == RB_E_ATTACH + 1 && id_equal(event->subject, id_of(g, card1));
}

static void consider_these(ArbGame *g, int card1, uint32_t keywords, bool awake,
                           const ArbEvent *event)
{
  for (int k = 0; keywords; k++, keywords >>= 1) {
    if (!(keywords & 1)) continue;
    bool each = g->cards->keywords[k].stacks == ARB_STACKS_EACH; /* 817.2 */
    int value = awake ? rb_awake_value(g, card1, k) : rb_keyword_value(g, card1, k);
    int instances = each ? value : 1;
    uint16_t def = rb_cards(g->cards)->keyword_defs[k];
    for (int i = 0; i < instances; i++) consider_def(g, card1, def, event);
  }
}

/* Considers the abilities of an object's keywords (801.1); `awake`: only of those that work. */
static void consider_keywords(ArbGame *g, int card1, bool awake, const ArbEvent *event)
{
  uint32_t watching = rb_cards(g->cards)->event_keywords[event->kind1 - 1];
  if (!watching || !rb_may_have(g, card1, watching)) return;
  uint32_t has = rb_derived(g, card1)->keywords & watching;
  if (has) consider_these(g, card1, awake ? rb_awake_of(g, card1, has) : has, awake, event);
}

static void consider_given(ArbGame *g, int card1, const RbText *text, int ability, void *data)
{
  consider(g, card1, text, ability, data);
}

static void consider_card(ArbGame *g, int card1, const ArbEvent *event)
{
  const RbBody *body = rb_body(g, card1);
  bool linking = own_link(g, card1, event);
  bool inactive = body && rb_is_attached(body) && !linking; /* 718.2, 721.2 */
  uint16_t own = inactive ? 0 : rb_own_text(g, card1);
  if (own) consider_def(g, card1, own, event);
  if (body && rb_is_top(body)) /* 718.3 */
    for (RB_EACH_TEXT(g, text, card1))
      if (!id_is_nothing(text.from)) consider_text(g, card1, &text, event);
  if (body) consider_keywords(g, card1, !linking, event);
  if (body) /* a given ability is not printed text: it works while attached (135.4.b) */
    rb_each_given(g, card1, RB_TRIGGERED, consider_given, (void *)(uintptr_t)event);
}

/* 383.2.c.2: whether the object leaves at the same moment: then its abilities see nothing of that
** moment but its own leaving.  Its own death was considered before (rb_emit_own_death). */
static bool leaves(const Batch *batch, ArbId object, const ArbEvent *event)
{
  if (event->kind1 != RB_E_DIE + 1 && id_equal(event->subject, object)) return false;
  for (int i = 0; i < batch->leaving_count; i++)
    if (id_equal(batch->leaving[i], object)) return true;
  return false;
}

/* Considers the objects of a zone; most have no ability that waits for the event. */
static void consider_zone(ArbGame *g, int zone, const ArbEvent *event)
{
  const Batch *batch = batch_of(g);
  uint32_t watching = rb_cards(g->cards)->event_keywords[event->kind1 - 1];
  bool given = (watching && rb_may_give(g, watching)) ||
               rb_any_speaks_of(g, RB_ABOUT_GRANTS | RB_ABOUT_LOSSES);
  for (ZONE_EACH(g, card1, zone)) {
    const RbCardDef *def = rb_def_of(g, card1);
    bool may = given || def->keywords & watching || events_have(&def->watches, event->kind1 - 1);
    if ((may || rb_is_top(rb_body(g, card1))) && !leaves(batch, id_of(g, card1), event))
      consider_card(g, card1, event);
  }
}

static void consider_lying(ArbGame *g, int card1, uint32_t keywords, const ArbEvent *event)
{
  if (rb_def_of(g, card1)->watches_off_board) consider_def(g, card1, card_at(g, card1)->def, event);
  if (keywords) consider_these(g, card1, rb_has_of(g, card1, keywords), false, event);
}

/* Whether the card will be in that zone as the same card.  Tokens cease to exist (183.1), and
** nobody can follow a card from one private zone to another. */
static bool will_lie_there(const ArbGame *g, int card1, int to)
{
  const ArbZoneKind *from = &g->rules->zones[zone_of(g, card1)];
  bool hidden = from->privacy == ARB_PRIVATE && !from->board;
  return !(card_at(g, card1)->flags & ARB_CARD_TOKEN) &&
         !(hidden && g->rules->zones[to].privacy != ARB_PUBLIC);
}

/* 383.2.c.1: considers abilities that are active in the zone to which their cards are just going:
** they see what happens at that moment, their own going included. */
static void consider_arriving(ArbGame *g, uint32_t keywords, const ArbEvent *event)
{
  Batch *batch = batch_of(g);
  if (!(RB_ELSEWHERE >> batch->leaving_to & 1)) return;
  batch->arriving = true;
  for (int i = 0; i < batch->leaving_count; i++) {
    int card1 = id_index1(batch->leaving[i]);
    if (state_resolve(g->s, batch->leaving[i]) && will_lie_there(g, card1, batch->leaving_to))
      consider_lying(g, card1, keywords, event);
  }
  batch->arriving = false;
}

static void consider_off_board(ArbGame *g, const ArbEvent *event)
{
  static const int zones[] = {RB_Z_HAND, RB_Z_TRASH, RB_Z_BANISHMENT, RB_Z_CHAMPION};
  const RbCards *cards = rb_cards(g->cards);
  if (!events_have(&cards->off_board_watches, event->kind1 - 1)) return;
  uint32_t keywords = cards->off_board_keywords & cards->event_keywords[event->kind1 - 1];
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (int i = 0; i < 4; i++)
      for (ZONE_EACH(g, card1, zone_at(g, zones[i], seat)))
        if (!leaves(batch_of(g), id_of(g, card1), event)) consider_lying(g, card1, keywords, event);
  consider_arriving(g, keywords, event);
}

static int class_of_event(int kind)
{
  return kind == RB_E_CONQUER ? RB_CLASS_CONQUER : kind == RB_E_HOLD ? RB_CLASS_HOLD : 0;
}
/* A battlefield that nobody controls: other conditions of a conquer effect are about the
** battlefield as it is (383.4.c). */
static bool without_controller(const ArbGame *g, ArbId place)
{
  return rb_is_battlefield(place) && card_at(g, id_index1(place))->controller == ARB_NO_SEAT;
}

/* Considers the event as the other kind, for one object's abilities of that kind. */
static void consider_as_other(ArbGame *g, int card1, const ArbEvent *event)
{
  Batch *batch = batch_of(g);
  ArbEvent *other = arena_take(g, sizeof *other);
  int before = batch->only_class;
  *other = *event;
  other->kind1 = event->kind1 - 1 == RB_E_CONQUER ? RB_E_HOLD + 1 : RB_E_CONQUER + 1;
  bool conquers = other->kind1 == RB_E_CONQUER + 1; /* a holder has controlled it before */
  other->amount = conquers && !without_controller(g, event->place);
  batch->only_class = class_of_event(other->kind1 - 1);
  batch->as_other = true;
  consider_card(g, card1, other);
  batch->as_other = false;
  batch->only_class = before;
}

static bool visit_holds(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  if (stat->holds_are_conquers && state_resolve(g->s, context->me))
    consider_as_other(g, id_index1(context->me), data);
  return true;
}

/* 390: a delayed ability waits whether or not its source still exists (392). */
static void consider_delayed(ArbGame *g, const ArbEvent *event)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_DELAYED || effect->used) continue;
    const RbAbility *a = rb_ability(g, effect->ability);
    ArbContext context = {.me = effect->source,
                          .you = effect->controller,
                          .def = effect->def,
                          .here = rb_place_of(g, effect->source),
                          .ability = effect->ability,
                          .event = event,
                          .refs = effect->refs,
                          .x = effect->x,
                          .ref_count = ARB_REFS_MAX};
    if (a->event1 != event->kind1) continue;
    if (a->flags & RB_KILLED_BY_THIS && event->item_serial != effect->serial &&
        event->origin_serial != effect->serial)
      continue; /* 428.5.c, 428.5.d */
    if (event_fits(g, a, event, &context))
      gather(g, effect->ability, event, &context, ARB_NOTHING, i);
  }
}

/* Whether something on the board has an ability, or a keyword, that waits for such events. */
static bool board_watches(ArbGame *g, int kind)
{
  const RbSummary *outline = rb_outline(g);
  return events_have(&outline->watches, kind) ||
         rb_cards(g->cards)->event_keywords[kind] & outline->keywords;
}

/* Nothing triggers during the set-up; the game begins with the first turn (119). */
void rb_trigger(ArbGame *g, const ArbEvent *event)
{
  if (!rb_table(g)->turn) return;
  if (board_watches(g, event->kind1 - 1)) {
    consider_zone(g, zone_at(g, RB_Z_BOARD, 0), event);
    consider_zone(g, zone_at(g, RB_Z_BATTLEFIELDS, 0), event);
    for (ArbSeat seat = 0; seat < g->s->seats; seat++)
      consider_zone(g, zone_at(g, RB_Z_LEGENDS, seat), event);
    consider_zone(g, zone_at(g, RB_Z_FORMAT, 0), event);
  }
  if (class_of_event(event->kind1 - 1))
    rb_each_static(g, RB_ABOUT_TRIGGERS, visit_holds, (void *)(uintptr_t)event);
  consider_off_board(g, event);
  consider_delayed(g, event);
}

void rb_emit_own_death(ArbGame *g, const ArbEvent *event)
{
  rb_batch_open(g);
  batch_of(g)->own_death = true;
  consider_card(g, id_index1(event->subject), event);
  batch_of(g)->own_death = false;
  rb_batch_close(g);
}

/* Considers an ability of an object that is gone, by the text it had. */
static void consider_gone(ArbGame *g, ArbId me, uint16_t def, ArbSeat you, const ArbEvent *event)
{
  const RbCardDef *d = rb_def(g, def);
  for (int i = 0; i < d->ability_count; i++) {
    int ability = d->first_ability + i;
    const RbAbility *a = rb_ability(g, ability);
    ArbContext context = {.me = me, .you = you, .def = def, .ability = (uint16_t)ability};
    context.event = event;
    if (a->kind != RB_TRIGGERED || a->flags & (ARB_HAS_NAME | RB_EFFECT_TEXT)) continue;
    if (class_of(g, def, a) == batch_of(g)->only_class && event_fits(g, a, event, &context))
      gather(g, ability, event, &context, ARB_NOTHING, 0);
  }
}

typedef struct Aliased {
  ArbId object;
  bool yes;
} Aliased;

static bool visit_aliased(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Aliased *aliased = data;
  (void)g;
  if (stat->holds_are_conquers && id_equal(context->me, aliased->object)) aliased->yes = true;
  return true;
}

int rb_run_class(ArbGame *g, int class, const ArbId *objects, int count, ArbSeat you, ArbId gone,
                 uint16_t gone_def)
{
  static const int events[] = {[RB_CLASS_PLAY] = RB_E_PLAY,       [RB_CLASS_DEATHKNELL] = RB_E_DIE,
                               [RB_CLASS_CONQUER] = RB_E_CONQUER, [RB_CLASS_HOLD] = RB_E_HOLD,
                               [RB_CLASS_ATTACK] = RB_E_ATTACK,   [RB_CLASS_DEFEND] = RB_E_DEFEND};
  Batch *batch = batch_of(g);
  rb_batch_open(g);
  batch->only_class = class;
  int before = batch->count;
  for (int i = 0; i < count; i++) {
    const ArbCard *card = state_resolve(g->s, objects[i]);
    int card1 = id_index1(objects[i]);
    bool there = card && card->body1;
    ArbEvent *event = arena_take(g, sizeof *event);
    *event = rb_event(g, events[class], there ? card->controller : you, there ? card1 : 0);
    event->subject = objects[i];
    if (there && class_of_event(events[class])) event->subject = event->place;
    if (class == RB_CLASS_CONQUER) event->amount = !without_controller(g, event->place);
    if (there) {
      Aliased aliased = {objects[i], false};
      consider_card(g, card1, event);
      if (class_of_event(events[class]))
        rb_each_static(g, RB_ABOUT_TRIGGERS, visit_aliased, &aliased);
      if (aliased.yes) consider_as_other(g, card1, event);
    } else if (id_equal(objects[i], gone)) {
      consider_gone(g, gone, gone_def, you, event);
    }
  }
  batch->only_class = 0;
  int triggered = batch->count - before;
  rb_batch_close(g);
  return triggered;
}
