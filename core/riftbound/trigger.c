/* SPDX-License-Identifier: MIT */
/*
** trigger.c -- events, and the abilities that wait for them (382-397).
**
** Whatever happens is an event.  rb_emit records it and looks for abilities
** whose condition it meets; they are gathered until the *batch* of simultaneous
** events closes.  Then, beginning with the turn player, each player says which
** "you may" abilities he wants (383.3.a) and in which order his go onto the
** chain (383.3.d), as pending items.
*/
#include <string.h>

#include "rb.h"

enum { ONCE = ARB_ONCE_EACH_TURN | RB_FIRST_TIME }; /* not twice in a turn */

typedef struct Triggered {
  ArbId me;
  uint16_t def, ability;
  ArbSeat controller; /* who places it and chooses for it */
  uint8_t no_you, wanted;
  uint16_t effect1; /* the delayed effect it comes from, or 0 */
  ArbSeat each;     /* of which player it counts the times (RB_EACH_PLAYER) */
  ArbId from;       /* the attached card whose text it is, or nothing */
  ArbEvent event;
  ArbId refs[ARB_REFS_MAX];
  int32_t measured;
  int times;          /* it triggers so often */
  const RbPast *past; /* its subject, when that was about to leave the board */
} Triggered;

typedef struct Batch { /* lives in the arena for one run of a step */
  int depth, count, room;
  Triggered *list;
  const ArbId *leaving;
  int leaving_count;
  int only_class;     /* only abilities of this class, or 0 */
  const RbPast *paid; /* what was given up to play the permanent that enters (383.4.a) */
  int paid_count;
  bool own_death;                               /* only "when I die" is looked for (383.2.c.2) */
  uint8_t tally[ARB_SEATS_MAX][RB_TALLIES_MAX]; /* when the batch opened */
} Batch;

static Batch *batch_of(ArbGame *g)
{
  if (!g->rules_context) g->rules_context = arena_take(g, sizeof(Batch));
  return g->rules_context;
}

/* ---- Contexts and conditions -------------------------------------------- */

ArbId rb_place_of(const ArbGame *g, ArbId object)
{
  const RbBody *body = rb_body_of(g, object);
  if (!body) return ARB_NOTHING;
  return rb_def_of(g, id_index1(object))->type == RB_BATTLEFIELD ? object : body->place;
}

ArbContext rb_context(const ArbGame *g, int card1, int ability)
{
  const ArbCard *card = rb_card(g, card1);
  ArbId me = rb_id(g, card1);
  return (ArbContext){.me = me,
                      .you = card->controller,
                      .here = rb_place_of(g, me),
                      .def = card->def,
                      .ability = (uint16_t)ability};
}

int rb_named(const ArbGame *g, uint16_t def, const char *name)
{
  const RbCardDef *d = rb_def(g, def);
  for (int i = 0; i < d->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, d->first_ability + i);
    if (ability->name && strcmp(ability->name, name) == 0) return d->first_ability + i;
  }
  return -1;
}

/* ---- Events ------------------------------------------------------------- */

ArbEvent rb_event(const ArbGame *g, int kind, ArbSeat actor, int subject1)
{
  ArbEvent event = {.kind1 = (uint16_t)(kind + 1),
                    .actor = actor,
                    .known = 0xFF,
                    .subject_owner = ARB_NO_SEAT,
                    .subject_controller = ARB_NO_SEAT};
  if (!subject1) return event;
  const ArbCard *card = rb_card(g, subject1);
  const RbBody *body = rb_body(g, subject1);
  event.subject = rb_id(g, subject1);
  event.subject_def = card->def;
  event.subject_owner = card->owner;
  event.subject_controller = card->controller;
  event.known = card->known;
  if (body) event.place = body->place;
  return event;
}

static bool leaves(const Batch *batch, ArbId object)
{
  for (int i = 0; i < batch->leaving_count; i++)
    if (id_equal(batch->leaving[i], object)) return true;
  return false;
}

void rb_leaving(ArbGame *g, const ArbId *objects, int count)
{
  batch_of(g)->leaving = objects;
  batch_of(g)->leaving_count = count;
}

/* "When I conquer": I am there and my controller does it (383.4.c.2.a). */
static bool takes_part(const ArbGame *g, const ArbEvent *event, const ArbContext *context)
{
  if (id_equal(event->subject, context->me)) return true;
  return rb_is_battlefield(event->place) && id_equal(context->here, event->place) &&
         context->you == event->actor && id_equal(event->subject, event->place);
}

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
  case ARB_BY_ME: return takes_part(g, event, context);
  default: return true;
  }
}

/* 428.5.d: a death is credited to what did it and to the spell that had begun that; "with
** a spell" also asks that who is responsible controls it (428.5.e). */
static bool death_of_cause(const RbAbility *ability, const ArbEvent *event)
{
  bool with = ability->by != ARB_BY_ANY; /* of somebody's */
  bool spell = ability->causes >> RB_CAUSE_SPELL & 1 && event->flags & RB_BEGUN_BY_SPELL;
  if (spell && (!with || event->flags & RB_BEGUN_WITH_OWN)) return true;
  return ability->causes >> event->cause & 1 && !(with && event->flags & RB_WITH_ANOTHERS);
}

/* What a unit deals is no spell's and no ability's (417.6.b.3). */
bool rb_of_cause(const RbAbility *ability, const ArbEvent *event)
{
  if (!ability->causes) return true;
  if (event->kind1 == RB_E_DIE + 1) return death_of_cause(ability, event);
  bool by_unit = event->kind1 == RB_E_DAMAGE + 1 && event->flags & RB_DEALT_BY_UNIT;
  return !by_unit && ability->causes >> event->cause & 1;
}

/* "When that player holds", "when that unit wins a combat": it takes part as I would. */
static bool by_given(const ArbGame *g, const ArbEvent *event, ArbId given)
{
  if (id_kind(given) != ARB_KIND_CARD) return id_equal(given, id_player(event->actor));
  const RbBody *body = rb_body_of(g, given);
  ArbContext unit = {.me = given, .you = ARB_NO_SEAT};
  if (!body) return false;
  unit.you = rb_card(g, id_index1(given))->controller;
  unit.here = body->place;
  return takes_part(g, event, &unit);
}

static bool event_fits(ArbGame *g, const RbAbility *ability, const ArbEvent *event,
                       const ArbContext *context)
{
  if (!rb_of_cause(ability, event)) return false;
  if (ability->event1 != event->kind1 || !rb_responsible(g, ability->by, event, context))
    return false;
  if (ability->by_ref1) { /* as long as what it is linked with stays where it is (390.5.a) */
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
  if (ability->subject1 && !selector_matches(g, ability->subject1, context, event->subject))
    return false;
  if (ability->place1 && !selector_matches(g, ability->place1, context, event->place)) return false;
  if (ability->from_zones && !(event->cause && ability->from_zones >> (event->cause - 1) & 1))
    return false;
  return condition_holds(g, &ability->while_, context) &&
         condition_holds(g, &ability->if_, context);
}

/* The Nth time in a turn: the count reached N within this batch (383.1.b). */
static bool nth_now(const ArbGame *g, const RbAbility *ability, ArbSeat you)
{
  if (!ability->nth || you == ARB_NO_SEAT) return !ability->nth;
  const Batch *batch = g->rules_context;
  return batch->tally[you][ability->tally] < ability->nth &&
         rb_player(g, you)->tally[ability->tally] >= ability->nth;
}

/* ---- Classes of abilities (A14) ------------------------------------------- */

/* 383.4.a, c-f, 808, 816: what kind of effect an ability is. */
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

static bool visit_times(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                        uint32_t timestamp, void *data)
{
  Times *t = data;
  (void)timestamp;
  if (stat->trigger_class != t->class || context->you != t->you) return true;
  if (stat->trigger_place1 && !selector_matches(g, stat->trigger_place1, context, t->place))
    return true;
  if (stat->trigger_more < 0) t->times = INT16_MIN; /* "don't": 054 */
  t->times += stat->trigger_more;
  return true;
}

/* How often an ability triggers: statics may add to it, or forbid it. */
static int times_of(ArbGame *g, const RbAbility *a, const ArbEvent *event,
                    const ArbContext *context)
{
  Times t = {class_of(g, context->def, a), 1, context->you, event->place};
  if (t.class == RB_CLASS_NONE || t.you == ARB_NO_SEAT) return 1;
  if (id_is_nothing(t.place)) t.place = rb_place_of(g, context->me);
  rb_each_static(g, RB_ABOUT_TRIGGERS, visit_times, &t);
  return t.times < 0 ? 0 : t.times;
}

static void gather(ArbGame *g, int ability, const ArbEvent *event, const ArbContext *context,
                   int effect1)
{
  Batch *batch = batch_of(g);
  for (int i = 0; i < batch->count && rb_ability(g, ability)->flags & RB_ONE_OR_MORE; i++)
    if (batch->list[i].ability == ability && batch->list[i].effect1 == effect1 &&
        id_equal(batch->list[i].me, context->me))
      return; /* "one or more" */
  int times = times_of(g, rb_ability(g, ability), event, context);
  if (batch->count == batch->room) {
    int room = batch->room ? batch->room * 2 : 8;
    Triggered *list = arena_take(g, (size_t)room * sizeof *list);
    if (batch->count) memcpy(list, batch->list, (size_t)batch->count * sizeof *list);
    batch->list = list;
    batch->room = room;
  }
  Triggered *t = &batch->list[batch->count++];
  *t = (Triggered){.me = context->me,
                   .def = context->def,
                   .ability = (uint16_t)ability,
                   .controller = context->you,
                   .effect1 = (uint16_t)effect1,
                   .times = times,
                   .event = *event};
  if (context->you == ARB_NO_SEAT) { /* 187.6.b */
    t->controller = rb_acting_player(g);
    t->no_you = 1;
  }
  for (int i = 0; i < context->ref_count; i++) t->refs[i] = context->refs[i];
  ArbNumber measure = rb_ability(g, ability)->measure;
  if (measure.count) t->measured = number_value(g, measure, context);
  int kind = event->kind1 - 1;
  bool leaves = kind == RB_E_DIE || kind == RB_E_BANISH || kind == RB_E_RETURN;
  if (!leaves || !rb_body_of(g, event->subject)) return;
  RbPast *past = arena_take(g, sizeof *past);
  *past = rb_past(g, id_index1(event->subject));
  t->past = past; /* `t` stays where it is until the next one is gathered */
}

static void consider(ArbGame *g, int card1, const RbText *text, int ability, const ArbEvent *event)
{
  const RbAbility *a = rb_ability(g, ability);
  if (a->kind != RB_TRIGGERED || a->event1 != event->kind1) return;
  if (!rb_of_text(a, text) || !rb_keeps(g, card1, a)) return;
  int only = batch_of(g)->only_class;
  if (only && class_of(g, text->def, a) != only) return;
  if (batch_of(g)->own_death && !(a->flags & (ARB_SUBJECT_ME | RB_IS_DEATHKNELL))) return;
  uint32_t zone = 1u << rb_zone_of(g, card1);
  bool on_board = rb_body(g, card1) && zone != 1u << RB_Z_FACEDOWN;
  if (a->active_zones ? !(a->active_zones & zone) : !on_board) return;
  ArbContext context = rb_context(g, card1, ability);
  context.def = text->def;
  context.event = event;
  context.refs = &text->from;
  context.ref_count = text->effect ? 1 : 0;
  if (a->flags & RB_THEIRS && event->actor != ARB_NO_SEAT) context.you = event->actor;
  ArbId counted = a->flags & RB_EACH_PLAYER ? id_player(event->actor) : text->from;
  if (a->flags & ONCE && rb_used(g, context.me, ability, counted)) return;
  if (!event_fits(g, a, event, &context) || !nth_now(g, a, context.you)) return;
  int before = batch_of(g)->count;
  gather(g, ability, event, &context, 0);
  for (int i = before; i < batch_of(g)->count; i++) {
    batch_of(g)->list[i].from = text->from;
    if (a->flags & RB_EACH_PLAYER) batch_of(g)->list[i].each = event->actor;
  }
}

static void consider_text(ArbGame *g, int card1, const RbText *text, const ArbEvent *event)
{
  const RbCardDef *d = rb_def(g, text->def);
  if (!event_set_has(&d->watches, event->kind1 - 1)) return;
  for (int i = 0; i < d->ability_count; i++) consider(g, card1, text, d->first_ability + i, event);
}

static void consider_def(ArbGame *g, int card1, uint16_t def, const ArbEvent *event)
{
  consider_text(g, card1, &(RbText){.def = def}, event);
}

/* 725.1, 725.2: what looks for its own attaching or detaching is not Inactive then. */
static bool own_link(const ArbGame *g, int card1, const ArbEvent *event)
{
  int kind = event->kind1 - 1;
  return (kind == RB_E_ATTACH || kind == RB_E_DETACH) && id_equal(event->subject, rb_id(g, card1));
}

/* The abilities that an object's keywords stand for (801.1). */
static void consider_keywords(ArbGame *g, int card1, const ArbEvent *event)
{
  const RbCards *cards = rb_cards(g->cards);
  uint32_t watching = cards->event_keywords[event->kind1 - 1];
  if (!watching || !rb_may_have(g, card1, watching)) return;
  uint32_t keywords = rb_derived(g, card1)->keywords & watching;
  for (int k = 0; keywords; k++, keywords >>= 1) {
    if (!(keywords & 1)) continue;
    bool each = g->cards->keywords[k].stacks == ARB_STACKS_EACH; /* 817.2 */
    int instances = each ? rb_derived(g, card1)->value[k] : 1;
    for (int i = 0; i < instances; i++) consider_def(g, card1, cards->keyword_defs[k], event);
  }
}

static void consider_given(ArbGame *g, int card1, const RbText *text, int ability, void *data)
{
  consider(g, card1, text, ability, data);
}

static void consider_card(ArbGame *g, int card1, const ArbEvent *event)
{
  const RbBody *body = rb_body(g, card1);
  bool inactive = body && rb_is_attached(body) && !own_link(g, card1, event); /* 718.2, 721.2 */
  if (!inactive && !rb_lost(g, card1)) consider_def(g, card1, rb_card(g, card1)->def, event);
  if (body && rb_is_top(body)) /* 718.3 */
    for (RB_EACH_TEXT(g, text, card1))
      if (!id_is_nothing(text.from)) consider_text(g, card1, &text, event);
  if (body && !inactive) consider_keywords(g, card1, event);
  if (body && !inactive)
    rb_each_given(g, card1, RB_TRIGGERED, consider_given, (void *)(uintptr_t)event);
}

/* Most objects have nothing, printed, given or appended, that looks for an event. */
static void consider_zone(ArbGame *g, int zone, const ArbEvent *event)
{
  const Batch *batch = batch_of(g);
  uint32_t watching = rb_cards(g->cards)->event_keywords[event->kind1 - 1];
  bool given = (watching && rb_may_give(g, watching)) || rb_any_speaks_of(g, RB_ABOUT_GRANTS);
  for (RB_EACH(g, card1, zone)) {
    const RbCardDef *def = rb_def_of(g, card1);
    bool may = given || def->keywords & watching || event_set_has(&def->watches, event->kind1 - 1);
    if ((may || rb_is_top(rb_body(g, card1))) && !leaves(batch, rb_id(g, card1)))
      consider_card(g, card1, event);
  }
}

static void consider_off_board(ArbGame *g, const ArbEvent *event)
{
  static const int zones[] = {RB_Z_HAND, RB_Z_TRASH, RB_Z_BANISHMENT, RB_Z_CHAMPION};
  if (!event_set_has(&rb_cards(g->cards)->off_board_watches, event->kind1 - 1)) return;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (int i = 0; i < 4; i++)
      for (RB_EACH(g, card1, rb_zone(g, zones[i], seat)))
        if (rb_def_of(g, card1)->watches_off_board)
          consider_def(g, card1, rb_card(g, card1)->def, event);
}

static int class_of_event(int kind)
{
  return kind == RB_E_CONQUER ? RB_CLASS_CONQUER : kind == RB_E_HOLD ? RB_CLASS_HOLD : 0;
}

/* A battlefield that nobody controls: what else a conquer effect asks for is asked of the
** battlefield as it is (383.4.c). */
static bool without_controller(const ArbGame *g, ArbId place)
{
  return rb_is_battlefield(place) && rb_card(g, id_index1(place))->controller == ARB_NO_SEAT;
}

/* The same event as if it were the other kind, for one object's abilities of that kind. */
static void consider_as_other(ArbGame *g, int card1, const ArbEvent *event)
{
  Batch *batch = batch_of(g);
  ArbEvent *other = arena_take(g, sizeof *other);
  int before = batch->only_class;
  *other = *event;
  other->kind1 = event->kind1 - 1 == RB_E_CONQUER ? RB_E_HOLD + 1 : RB_E_CONQUER + 1;
  bool conquers = other->kind1 == RB_E_CONQUER + 1; /* who holds it controlled it before */
  other->amount = conquers && !without_controller(g, event->place);
  batch->only_class = class_of_event(other->kind1 - 1);
  consider_card(g, card1, other);
  batch->only_class = before;
}

static bool visit_holds(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                        uint32_t timestamp, void *data)
{
  (void)timestamp;
  if (stat->holds_are_conquers && state_resolve(g->s, context->me))
    consider_as_other(g, id_index1(context->me), data);
  return true;
}

/* 390: what waits does so whether or not its source is still there (392). */
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
                          .ref_count = ARB_REFS_MAX};
    if (a->event1 != event->kind1) continue;
    if (a->flags & RB_KILLED_BY_THIS && event->item_serial != effect->serial &&
        event->origin_serial != effect->serial)
      continue; /* 428.5.c, 428.5.d */
    if (event_fits(g, a, event, &context)) gather(g, effect->ability, event, &context, i);
  }
}

static void count_tallies(ArbGame *g, const ArbEvent *event)
{
  const RbCards *cards = rb_cards(g->cards);
  if (!event_set_has(&cards->watched, event->kind1 - 1)) return;
  for (int i = 0; i < cards->tally_count; i++) {
    const ArbTally *tally = &cards->tallies[i];
    if (tally->event + 1 != event->kind1) continue;
    for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
      ArbContext context = {.you = seat, .event = event};
      uint8_t *count = &rb_player(g, seat)->tally[i];
      bool sourced = !tally->sources || (event->source_def &&
                                         tally->sources >> rb_def(g, event->source_def)->type & 1);
      if (tally->least && event->amount < tally->least) continue;
      if (tally->phase && !rb_in_beginning_phase(g, seat)) continue;
      int times = tally->sums ? event->amount : 1;
      if (sourced && rb_responsible(g, tally->by, event, &context) && times > 0 &&
          (!tally->subject1 || selector_matches(g, tally->subject1, &context, event->subject)))
        *count = (uint8_t)(*count + times > UINT8_MAX ? UINT8_MAX : *count + times),
        game_touched(g, RB_TOUCH_MEMORY);
    }
  }
}

static void emit_filled(ArbGame *g, const ArbEvent *event)
{
  rb_batch_open(g);
  event_record(g, event);
  count_tallies(g, event);
  if (event_set_has(rb_board_watches(g), event->kind1 - 1) ||
      event_set_has(&rb_cards(g->cards)->keyword_watches, event->kind1 - 1)) {
    consider_zone(g, rb_zone(g, RB_Z_BOARD, 0), event);
    consider_zone(g, rb_zone(g, RB_Z_BATTLEFIELDS, 0), event);
    for (ArbSeat seat = 0; seat < g->s->seats; seat++)
      consider_zone(g, rb_zone(g, RB_Z_LEGENDS, seat), event);
  }
  if (class_of_event(event->kind1 - 1))
    rb_each_static(g, RB_ABOUT_TRIGGERS, visit_holds, (void *)(uintptr_t)event);
  consider_off_board(g, event);
  consider_delayed(g, event);
  rb_batch_close(g);
}

/* What has changed with an event, beside zones, which tell of themselves.  Of most kinds
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
  case RB_E_CHOOSE: return RB_TOUCH_MEMORY;
  case RB_E_FINALIZE: return RB_TOUCH_MEMORY | 1u << RB_Z_CHAIN;
  case RB_E_MOVE:
  case RB_E_RECALL:
  case RB_E_ATTACK:
  case RB_E_DEFEND:
  case RB_E_ATTACK_BATTLEFIELD:
  case RB_E_DEFEND_BATTLEFIELD:
  case RB_E_CONQUER:
  case RB_E_HOLD:
  case RB_E_SCORE:
  case RB_E_BUFF:
  case RB_E_STUN:
  case RB_E_SPEND_BUFF:
  case RB_E_BEGINNING:
  case RB_E_MAIN_PHASE:
  case RB_E_TURN_END: return RB_TOUCH_FACTS;
  default: return UINT32_MAX;
  }
}

/* 709: a unit's Might has changed from less than 5 to 5 or more.  What it was is
** kept only while something looks for it; one that enters has its inherent Might
** (711). */
void rb_look_for_mighty(ArbGame *g)
{
  RbTable *table = rb_table(g);
  bool first = !table->sees_mighty;
  table->sees_mighty = event_set_has(rb_board_watches(g), RB_E_MIGHTY) ||
                       event_set_has(&rb_cards(g->cards)->keyword_watches, RB_E_MIGHTY);
  if (!table->sees_mighty) return;
  rb_batch_open(g);
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_BOARD, 0))) {
    RbBody *body = rb_body(g, card1);
    bool was = body->flags & RB_WAS_MIGHTY;
    if (rb_def_of(g, card1)->type != RB_UNIT || was == (rb_might(g, card1) >= RB_MIGHTY)) continue;
    body->flags ^= RB_WAS_MIGHTY;
    if (was || first) continue;
    ArbEvent event = rb_event(g, RB_E_MIGHTY, rb_card(g, card1)->controller, card1);
    rb_emit(g, &event);
  }
  rb_batch_close(g);
}

void rb_emit(ArbGame *g, const ArbEvent *event)
{
  game_touched(g, touched_by(event));
  emit_filled(g, event);
}

void rb_emit_own_death(ArbGame *g, const ArbEvent *event)
{
  rb_batch_open(g);
  batch_of(g)->own_death = true;
  consider_card(g, id_index1(event->subject), event);
  batch_of(g)->own_death = false;
  rb_batch_close(g);
}

/* The text of an object that is gone, for an ability of its own. */
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
      gather(g, ability, event, &context, 0);
  }
}

typedef struct Aliased {
  ArbId object;
  bool yes;
} Aliased;

static bool visit_aliased(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                          uint32_t timestamp, void *data)
{
  Aliased *aliased = data;
  (void)g, (void)timestamp;
  if (stat->holds_are_conquers && id_equal(context->me, aliased->object)) aliased->yes = true;
  return true;
}

void rb_run_class(ArbGame *g, int class, const ArbId *objects, int count, ArbSeat you, ArbId gone,
                  uint16_t gone_def)
{
  static const int events[] = {[RB_CLASS_PLAY] = RB_E_PLAY,       [RB_CLASS_DEATHKNELL] = RB_E_DIE,
                               [RB_CLASS_CONQUER] = RB_E_CONQUER, [RB_CLASS_HOLD] = RB_E_HOLD,
                               [RB_CLASS_ATTACK] = RB_E_ATTACK,   [RB_CLASS_DEFEND] = RB_E_DEFEND};
  Batch *batch = batch_of(g);
  rb_batch_open(g);
  batch->only_class = class;
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
  rb_batch_close(g);
}

/* Something to be told, which hardly any ability waits for. */
void rb_tell(ArbGame *g, int kind, ArbSeat actor, int subject1, ArbId place, int amount)
{
  ArbEvent event = rb_event(g, kind, actor, subject1);
  if (!id_is_nothing(place)) event.place = place;
  event.amount = (int16_t)amount;
  if (event_set_has(&rb_cards(g->cards)->awaited, kind))
    rb_emit(g, &event);
  else
    event_record(g, &event);
}

/* ---- Looking back (359.3.e.13) ------------------------------------------- */

RbPast rb_past(ArbGame *g, int card1)
{
  const ArbCard *card = rb_card(g, card1);
  const RbBody *body = rb_body(g, card1);
  RbPast past = {.id = rb_id(g, card1),
                 .def = card->def,
                 .owner = card->owner,
                 .controller = card->controller};
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
  RbPast *kept = past_keep(g, RB_POOL_PAST, item1, past, sizeof *past);
  kept->pay = (uint8_t)pay;
}

/* How an object that is gone was when the running item moved it; NULL: it did not. */
const RbPast *rb_past_of(const ArbGame *g, const ArbContext *context, ArbId id)
{
  int item1 = g->s->pools[RB_POOL_PAST].count ? rb_item_find(g, context->item) : 0;
  return item1 ? past_find(g, RB_POOL_PAST, item1, id) : NULL;
}

/* The play effects of the permanent that enters may look back at what paid for it. */
void rb_batch_paid(ArbGame *g, const RbPast *paid, int count)
{
  batch_of(g)->paid = paid;
  batch_of(g)->paid_count = count;
}

/* ---- Placing what triggered --------------------------------------------- */

void rb_batch_open(ArbGame *g)
{
  Batch *batch = batch_of(g);
  if (batch->depth++ > 0) return;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    memcpy(batch->tally[seat], rb_player(g, seat)->tally, RB_TALLIES_MAX);
}

/* 429.2: an ability that adds resources needs no place on the chain: it is finalized and
** resolved at once, before anything else is finalized. */
static void add_at_once(ArbGame *g, const Triggered *t)
{
  const RbAbility *ability = rb_ability(g, t->ability);
  ArbEvent told = {.kind1 = RB_E_TRIGGER + 1,
                   .actor = t->controller,
                   .known = 0xFF,
                   .subject = t->me,
                   .subject_def = t->def};
  event_record(g, &told);
  if (t->effect1 && ability->flags & ARB_ONLY_ONCE) pool_free(g->s, RB_POOL_EFFECT, t->effect1);
  if (!t->no_you) rb_add(g, t->controller, &ability->add);
}

static void mark_used(ArbGame *g, const Triggered *t)
{
  bool each = rb_ability(g, t->ability)->flags & RB_EACH_PLAYER;
  rb_mark_used(g, t->me, t->ability, each ? id_player(t->event.actor) : t->from);
}

static void place_one(ArbGame *g, const Triggered *t)
{
  if (rb_is_add(rb_ability(g, t->ability))) {
    add_at_once(g, t);
    return;
  }
  int item1 = rb_item_new(g, RB_I_TRIGGERED, t->controller);
  RbItem *item = rb_item(g, item1);
  item->source = t->me;
  item->def = t->def;
  item->ability = t->ability;
  item->event = t->event;
  item->measured = t->measured;
  if (t->past) rb_remember(g, item1, t->past, RB_PAY_NONE);
  bool play_effect = t->event.kind1 == RB_E_PLAY + 1 && id_equal(t->event.subject, t->me);
  for (int i = 0; i < batch_of(g)->paid_count && play_effect; i++)
    rb_remember(g, item1, &batch_of(g)->paid[i], batch_of(g)->paid[i].pay);
  item = rb_item(g, item1);
  memcpy(item->refs, t->refs, sizeof item->refs);
  if (t->no_you) item->flags |= RB_NO_YOU;
  if (t->event.kind1 == RB_E_PLAY + 1 && t->event.flags & RB_FROM_HIDDEN &&
      id_equal(t->event.subject, t->me)) {
    item->flags |= RB_FROM_HIDDEN; /* 811.1.d.2: a play effect of a hidden permanent */
    item->place = t->event.place;
  }
  if (t->effect1) {
    item->flags |= RB_IS_DELAYED;
    item->origin = ((const RbEffect *)pool_at(g->s, RB_POOL_EFFECT, t->effect1))->origin;
  }
  const RbAbility *ability = rb_ability(g, t->ability);
  if (ability->flags & ONCE) mark_used(g, t);
  if (t->effect1 && ability->flags & ARB_ONLY_ONCE) pool_free(g->s, RB_POOL_EFFECT, t->effect1);
  ArbEvent told = {.kind1 = RB_E_TRIGGER + 1,
                   .actor = t->controller,
                   .known = 0xFF,
                   .subject = t->me,
                   .subject_def = t->def,
                   .source = rb_item_id(g, item1)};
  event_record(g, &told);
}

typedef struct OrderData {
  Triggered *const *list;
  int count;
} OrderData;

static void list_triggered(ArbGame *g, const void *data)
{
  const OrderData *order = data;
  for (int i = 0; i < order->count; i++)
    ask_option(g, (ArbOption){.verb = RB_V_TRIGGER,
                              .object = order->list[i]->me,
                              .aux = (uint16_t)(i + 1),
                              .value = order->list[i]->ability});
}

/* Several events of this batch could be the one that counts: the Nth (383.1.b),
** the next (390). */
static bool counts_once(const Triggered *t, const RbAbility *ability)
{
  return ability->nth || ability->flags & RB_FIRST_TIME ||
         (t->effect1 && ability->flags & ARB_ONLY_ONCE);
}

static bool same_ability(const Triggered *a, const Triggered *b)
{
  return a->ability == b->ability && a->effect1 == b->effect1 && id_equal(a->me, b->me) &&
         id_equal(a->from, b->from) && a->each == b->each;
}

static void keep_one(ArbGame *g, Triggered **mine, int *count)
{
  for (int i = 0; i < *count; i++) {
    if (!counts_once(mine[i], rb_ability(g, mine[i]->ability))) continue;
    for (int j = *count - 1; j > i; j--) {
      if (!same_ability(mine[i], mine[j])) continue;
      if (ask_yes(g, mine[i]->controller, "383.1.b", "Take the later event as the one that counts?",
                  mine[j]->event.subject))
        mine[i] = mine[j];
      memmove(mine + j, mine + j + 1, (size_t)(*count - j - 1) * sizeof *mine);
      --*count;
    }
  }
}

/* 383.3.f: used for an earlier event of this batch; declined, it is offered again. */
static bool taken_before(ArbGame *g, Triggered *const *taken, int count, const Triggered *t)
{
  if (!(rb_ability(g, t->ability)->flags & ONCE)) return false;
  for (int i = 0; i < count; i++)
    if (same_ability(taken[i], t)) return true;
  return false;
}

static bool is_wanted(ArbGame *g, ArbSeat seat, const Triggered *t) /* 383.3.a */
{
  if (!(rb_ability(g, t->ability)->flags & (ARB_OPTIONAL | ARB_ONCE_EACH_TURN))) return true;
  return ask_yes(g, seat, "383.3.a", "Let this ability trigger?", t->me);
}

static void place_for(ArbGame *g, ArbSeat seat)
{
  Batch *batch = batch_of(g);
  if (!game_seat_in(g, seat)) return; /* 651.3 */
  Triggered **mine = arena_take(g, (size_t)(batch->count + 1) * sizeof *mine);
  int count = 0;
  for (int i = 0; i < batch->count; i++)
    if (batch->list[i].controller == seat) mine[count++] = &batch->list[i];
  keep_one(g, mine, &count);
  int wanted = 0, most = 0;
  for (int i = 0; i < count; i++) most += mine[i]->times;
  Triggered **taken = arena_take(g, (size_t)(most + 1) * sizeof *taken);
  for (int i = 0; i < count; i++) {
    bool before = taken_before(g, taken, wanted, mine[i]);
    for (int again = 0; again < mine[i]->times && !before; again++)
      if (is_wanted(g, seat, mine[i]))
        taken[wanted++] = mine[i];
      else if (rb_ability(g, mine[i]->ability)->flags & RB_FIRST_TIME)
        mark_used(g, mine[i]); /* 383.1.b: that was the first time */
  }
  OrderData *order = arena_take(g, sizeof *order);
  *order = (OrderData){taken, wanted};
  bool alike = true; /* the same several times, or no items at all: the order is all one */
  for (int i = 0; i < wanted; i++)
    alike &= taken[i] == taken[0] || (rb_is_add(rb_ability(g, taken[i]->ability)) &&
                                      rb_is_add(rb_ability(g, taken[0]->ability)));
  for (int i = 0; i < wanted && alike; i++) place_one(g, taken[i]);
  if (alike) return;
  ArbPicked sorted =
      ask_order(g, &(ArbAsk){.player = seat,
                             .shape = ARB_ORDER,
                             .rule = "383.3.d",
                             .text = "Put your abilities onto the chain, first to last",
                             .list = list_triggered,
                             .data = order});
  for (int i = 0; i < sorted.count; i++) place_one(g, taken[sorted.options[i].aux - 1]);
}

void rb_batch_close_ordered(ArbGame *g, const ArbSeat *seats, int count)
{
  Batch *batch = batch_of(g);
  if (--batch->depth > 0 || batch->count == 0) return;
  batch->depth++; /* what placing them causes waits its turn */
  for (int i = 0; i < count; i++) place_for(g, seats[i]);
  batch->count = 0;
  batch->depth--;
}

void rb_batch_close(ArbGame *g)
{
  ArbSeat seats[ARB_SEATS_MAX], seat = rb_table(g)->turn_player;
  int count = 0;
  for (; count < g->s->seats; count++) { /* 383.3.d.1 */
    seats[count] = seat;
    seat = (ArbSeat)((seat + 1) % g->s->seats);
  }
  rb_batch_close_ordered(g, seats, count);
}

/* ---- Effects that last -------------------------------------------------- */

int rb_effect_new(ArbGame *g, RbEffectKind kind, int until)
{
  rb_date_statics(g, false); /* what began before it has the earlier timestamp */
  int effect1 = game_take(g, RB_POOL_EFFECT);
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, effect1);
  *effect =
      (RbEffect){.kind1 = (uint16_t)kind, .until = (uint8_t)until, .timestamp = ++g->s->timestamp};
  game_touched(g, kind == RB_F_USED ? RB_TOUCH_MEMORY : UINT32_MAX);
  return effect1;
}

bool rb_used(const ArbGame *g, ArbId object, int ability, ArbId from)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_USED && effect->ability == ability &&
        id_equal(effect->object, object) && id_equal(effect->source, from))
      return true;
  }
  return false;
}

void rb_mark_used(ArbGame *g, ArbId object, int ability, ArbId from)
{
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_USED, RB_UNTIL_TURN));
  effect->object = object;
  effect->source = from;
  effect->ability = (uint16_t)ability;
}

/* Everything that lasts until this moment ends together (317.2.c, 461.7.a). */
void rb_expire(ArbGame *g, int until)
{
  effects_end(g, RB_POOL_EFFECT, until, rb_effect_ends);
}
