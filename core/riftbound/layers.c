/* SPDX-License-Identifier: MIT */
/*
** layers.c -- Might and keywords after layers (468-475).
**
** Derived values of every object lie in the block beside its record, with what
** they rest on; the first query after that was touched computes them all.  The
** sequence of layers -- traits (472.1), abilities (472.2), then increases and
** decreases (472.3) -- is repeated until no (effect, object) pair changed; each
** pair is applied once and removed once (471), which is why "+1 while I am not
** mighty" on a unit of 4 ends at 4.
**
** Within a layer effects go by timestamp, unless one depends on another (473):
** masks of what an effect looks at and what others write there say whether that
** is possible at all, and only then a trial application says whether it is so.
*/
#include <stdio.h>
#include <string.h>

#include "kernel/explain.h"
#include "kernel/layer.h"
#include "rb.h"

/* ---- The static abilities that are active ------------------------------- */

static bool is_static(const RbAbility *ability)
{
  return ability->kind == RB_STATIC && !(ability->flags & ARB_HAS_NAME) && !ability->active_zones;
}

/* The record of when an ability of an object began to apply; 0: none. */
static int since_of(const ArbGame *g, ArbId object, int ability)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_SINCE && effect->ability == ability &&
        id_equal(effect->object, object))
      return i;
  }
  return 0;
}

/* 475.1: an ability applies as long as its object is there, or since its condition holds.
** One that does not apply yet is the newest when it begins.  Appended text is as old as
** the attachment of the card that it is of. */
static uint32_t timestamp_of(const ArbGame *g, int card1, int ability)
{
  uint32_t entered = rb_body(g, card1)->timestamp;
  if (!rb_ability(g, ability)->dated || rb_house(g, RB_H_TIMESTAMPS_OF_PLAY)) return entered;
  int since1 = since_of(g, rb_id(g, card1), ability);
  if (!since1) return UINT32_MAX / 2 + entered;
  return ((const RbEffect *)pool_at(g->s, RB_POOL_EFFECT, since1))->timestamp;
}

/* How a visit goes: what of (RB_ABOUT_...), whom it calls, and whether also for abilities
** whose condition looks at results of the layers and does not hold as yet (473.1.a). */
typedef struct Visit {
  int about;
  RbStaticVisitor *visit;
  void *data;
  bool dormant;
} Visit;

/* One part of an object's text; `card1` is the card that it is printed on. */
static bool visit_text(ArbGame *g, int card1, const RbText *text, ArbContext *context,
                       const Visit *v)
{
  const RbCardDef *d = rb_def(g, text->def);
  for (int i = 0; i < d->ability_count; i++) {
    int index = d->first_ability + i;
    const RbAbility *ability = rb_ability(g, index);
    if (!(ability->about & v->about) || !is_static(ability) || !rb_of_text(ability, text)) continue;
    context->def = text->def;
    context->ability = (uint16_t)index;
    if (!(v->dormant && ability->condition_reads) &&
        (!condition_holds(g, &ability->while_, context) ||
         !condition_holds(g, &ability->if_, context)))
      continue;
    if (!v->visit(g, &ability->stat, context, timestamp_of(g, card1, index), v->data)) return false;
  }
  return true;
}

/* Keywords an object has as far as the layers have come. */
static uint32_t keywords_of(const ArbGame *g, int card1)
{
  const RbDerived *derived = pool_at(g->s, RB_POOL_DERIVED, rb_card(g, card1)->body1);
  return derived->stamp ? derived->keywords : rb_def_of(g, card1)->keywords;
}

/* 472.2.c: what is appended to an object by the cards attached to it. */
static bool visit_appended(ArbGame *g, int card1, ArbContext *context, const Visit *v)
{
  for (RB_EACH_TEXT(g, text, card1)) {
    if (id_is_nothing(text.from) || !(rb_def(g, text.def)->static_about & v->about)) continue;
    ArbId *from = arena_take(g, sizeof *from); /* the visitor may keep the context */
    *from = text.from;
    context->refs = from;
    context->ref_count = text.effect ? 1 : 0;
    if (!visit_text(g, id_index1(text.from), &text, context, v)) return false;
  }
  return true;
}

static bool visit_zone(ArbGame *g, int zone, const Visit *v)
{
  const RbCards *cards = rb_cards(g->cards);
  uint32_t looked_for = cards->keyword_about & v->about ? cards->static_keywords : 0;
  for (RB_EACH(g, card1, zone)) {
    uint32_t keywords = looked_for ? keywords_of(g, card1) & looked_for : 0;
    const RbBody *body = rb_body(g, card1);
    RbText text = {.def = rb_card(g, card1)->def};
    bool own = rb_def(g, text.def)->static_about & v->about && !rb_lost(g, card1);
    if ((!own && !keywords && !rb_is_top(body)) || rb_is_attached(body)) continue; /* 718.2 */
    ArbContext context = rb_context(g, card1, 0);
    if (own && !visit_text(g, card1, &text, &context, v)) return false;
    for (int k = 0; keywords; k++, keywords >>= 1) {
      text.def = cards->keyword_defs[k];
      if (keywords & 1 && !visit_text(g, card1, &text, &context, v)) return false;
    }
    if (rb_is_top(body) && !visit_appended(g, card1, &context, v)) return false;
  }
  return true;
}

/* Named statics that an effect started (390.4). */
static ArbContext started_context(const RbEffect *effect)
{
  return (ArbContext){.me = effect->source,
                      .you = effect->controller,
                      .def = effect->def,
                      .ability = effect->ability,
                      .refs = effect->refs,
                      .ref_count = ARB_REFS_MAX};
}

static void visit_started(ArbGame *g, const Visit *v)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_STATIC) continue;
    const RbAbility *ability = rb_ability(g, effect->ability);
    if (!(ability->about & v->about)) continue;
    ArbContext context = started_context(effect);
    if (!(v->dormant && ability->condition_reads) && !condition_holds(g, &ability->if_, &context))
      continue;
    if (!v->visit(g, &ability->stat, &context, effect->timestamp, v->data)) return;
  }
}

static void visit_all(ArbGame *g, const Visit *v)
{
  if (!visit_zone(g, rb_zone(g, RB_Z_BOARD, 0), v)) return;
  if (!visit_zone(g, rb_zone(g, RB_Z_BATTLEFIELDS, 0), v)) return;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (!visit_zone(g, rb_zone(g, RB_Z_LEGENDS, seat), v)) return;
  visit_started(g, v);
}

bool rb_affects(ArbGame *g, const RbStatic *stat, const ArbContext *context, ArbId object)
{
  switch (stat->affects) {
  case RB_AFFECTS_ME: return id_equal(object, context->me);
  case RB_AFFECTS_YOU: return id_seat(object) == context->you && context->you != ARB_NO_SEAT;
  case RB_AFFECTS_REF: return context->refs && id_equal(object, context->refs[stat->selector1 - 1]);
  case RB_AFFECTS_OPPONENTS:
    return id_kind(object) == ARB_KIND_PLAYER && rb_opponents(g, context->you, id_seat(object));
  case RB_AFFECTS_PLAYERS: return id_kind(object) == ARB_KIND_PLAYER;
  case RB_AFFECTS_TEAM:
    return id_kind(object) == ARB_KIND_PLAYER && context->you != ARB_NO_SEAT &&
           rb_friends(g, context->you, id_seat(object));
  default: return stat->selector1 && selector_matches(g, stat->selector1, context, object);
  }
}

/* ---- Computing everything ----------------------------------------------- */

enum { ON_BOARD = 1 << RB_Z_BOARD | 1 << RB_Z_BATTLEFIELDS | 1 << RB_Z_LEGENDS };

/* 472: the layers in their order; arithmetic increases first (472.3.d). */
typedef enum Layer { L_TRAITS, L_ABILITIES, L_INCREASES, L_DECREASES, LAYERS } Layer;
enum { SLOTS = 3 /* what a source does to an object: increases and decreases are one */ };
_Static_assert((int)LAYERS <= ARB_LAYERS_MAX, "the kernel has room for the layers");

/* What is known of a computation (ArbLayers.marks). */
enum {
  HAS_COPIES = 1, /* something is a copy */
  HAS_LOSSES = 2, /* something loses abilities */
  CHANGED = 4,
  LOOKS = 8,  /* some static looks at results, whether or not it is active yet */
  AGAIN = 16, /* ... or abilities changed: another sequence must be looked at (471.2) */
  TEXTS = 32  /* abilities changed: they may bring statics, or take them away */
};

static const RbStatic *stat_of(const ArbSource *source)
{
  return source->stat;
}
static const RbEffect *effect_of(const ArbSource *source)
{
  return source->effect;
}

static RbDerived *derived_of(const ArbGame *g, int card1)
{
  return pool_at(g->s, RB_POOL_DERIVED, rb_card(g, card1)->body1);
}
static void *derived_record(const ArbGame *g, int card1)
{
  return derived_of(g, card1);
}

static void give_keyword(const ArbGame *g, RbDerived *d, int keyword, int value)
{
  bool sums = g->cards->keywords[keyword].stacks == ARB_STACKS_SUM;
  int total = d->value[keyword] + (sums ? value : 1);
  d->value[keyword] = (uint8_t)(total > UINT8_MAX ? UINT8_MAX : total);
  if (d->value[keyword]) d->keywords |= 1u << keyword;
}

/* What is attached modulates Might (137.3, 472.3.c), and a copy of text in an
** Effect Text has its keywords too (472.2.c). */
static void add_attached(ArbGame *g, int card1, RbDerived *d)
{
  for (RB_EACH_ATTACHED(g, other1, card1)) {
    d->might = (int16_t)(d->might + rb_def_of(g, other1)->might_bonus);
    const RbCardDef *copied = rb_def(g, rb_body(g, other1)->text_def);
    for (int k = 0; k < g->cards->keyword_count && rb_body(g, other1)->text_def; k++)
      if (copied->keywords >> k & 1) give_keyword(g, d, k, copied->keyword_value[k]);
  }
}

/* A copy's rules text is that of what it copies; its other traits come in their turn. */
static void start_object(ArbGame *g, const ArbLayers *l, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1);
  RbDerived *d = derived_of(g, card1);
  *d = (RbDerived){.card1 = (uint16_t)card1, .stamp = g->s->change + 1, .keywords = def->keywords};
  d->traits = l->marks & HAS_COPIES ? rb_printed_def(g, card1) : rb_card(g, card1)->def;
  d->base = rb_def(g, d->traits)->might;
  d->might = (int16_t)(d->base + rb_body(g, card1)->buffs); /* 703 */
  memcpy(d->value, def->keyword_value, sizeof d->value);
  if (rb_is_top(rb_body(g, card1))) add_attached(g, card1, d);
}

/* The text that its Effect Text has a copy of; the card that is nothing when it has none. */
static const RbCardDef *copied_text(const ArbGame *g, int card1)
{
  return rb_def(g, rb_body(g, card1)->text_def);
}

static void add_object(ArbGame *g, ArbLayers *l, int card1)
{
  l->rests_on |= rb_def_of(g, card1)->static_looks | copied_text(g, card1)->static_looks;
  if (rb_def_of(g, card1)->static_reads & RB_READS_MIGHT) l->marks |= LOOKS;
  layers_object(g, l, card1);
}

/* ---- The effects there are ---------------------------------------------- */

static void start_summary(const ArbGame *g, const ArbLayers *l)
{
  RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  summary->in_use = 1;
  summary->looks = l->rests_on; /* what asks meanwhile sees the layers so far */
  g->s->touched[RB_LOOK_LAYERS] = 0;
}

static bool gather_static(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                          uint32_t timestamp, void *data)
{
  ArbLayers *l = data;
  bool arithmetic = stat->might.count || stat->buff_might.count;
  bool loses = stat->loses || stat->loses_all;
  if (loses) l->marks |= HAS_LOSSES;
  uint8_t traits =
      (uint8_t)((stat->set_might.count ? RB_READS_MIGHT : 0) | (stat->tags ? RB_READS_TRAITS : 0));
  ArbSource source = {.stat = stat,
                      .context = *context,
                      .timestamp = timestamp,
                      .reads = rb_ability(g, context->ability)->reads,
                      .writes = {traits, stat->keywords || loses ? RB_READS_KEYWORDS : 0,
                                 arithmetic ? RB_READS_MIGHT : 0, arithmetic ? RB_READS_MIGHT : 0}};
  if (!layers_know(l, &source)) layers_add(g, l, &source);
  return true;
}

static void gather_effects(ArbGame *g, ArbLayers *l)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_STATIC) {
      l->rests_on |= rb_ability(g, effect->ability)->looks;
      if (rb_ability(g, effect->ability)->reads & RB_READS_MIGHT) l->marks |= LOOKS;
    }
    ArbSource source = {.effect = effect, .timestamp = effect->timestamp};
    switch ((RbEffectKind)effect->kind1) {
    case RB_F_SET_MIGHT: source.writes[L_TRAITS] = RB_READS_MIGHT; break;
    case RB_F_COPY:
      source.writes[L_TRAITS] = RB_READS_MIGHT | RB_READS_TRAITS;
      l->marks |= HAS_COPIES;
      break;
    case RB_F_LOSES: l->marks |= HAS_LOSSES; /* fallthrough */
    case RB_F_KEYWORD: source.writes[L_ABILITIES] = RB_READS_KEYWORDS; break;
    case RB_F_MIGHT:
      source.writes[effect->amount < 0 ? L_DECREASES : L_INCREASES] = RB_READS_MIGHT;
      l->put_off |= effect->amount < 0;
      break;
    default: continue;
    }
    layers_add(g, l, &source);
  }
}

/* ---- Why (kernel/explain.h) ---------------------------------------------- */

static ArbReason layer_reason(int kind, const ArbSource *source, int layer)
{
  static const char *const names[] = {"1: traits", "2: abilities", "3: arithmetic, increases",
                                      "3: arithmetic, decreases"};
  static const char *const rules[] = {"472.1", "472.2", "472.3.d.1", "472.3.d.2"};
  return (ArbReason){.kind = (uint8_t)kind,
                     .player = ARB_NO_SEAT,
                     .source = source->effect ? effect_of(source)->source : source->context.me,
                     .source_def = source->effect ? effect_of(source)->def : source->context.def,
                     .layer = names[layer],
                     .rule = rules[layer],
                     .timestamp = source->timestamp};
}

/* Whose effect it is: a card's, or a keyword's that a card has. */
static void source_name(const ArbGame *g, const ArbSource *source, char *out, size_t size)
{
  int number = source->effect ? effect_of(source)->def : source->context.def;
  const RbCardDef *def = rb_def(g, (uint16_t)number);
  if (def->type != RB_KEYWORD_CARD) {
    snprintf(out, size, "%s", def->name);
    return;
  }
  int keyword = 0, count = g->cards->keyword_count;
  while (keyword < count && rb_cards(g->cards)->keyword_defs[keyword] != source->context.def)
    keyword++;
  const ArbCard *me = state_resolve(g->s, source->context.me);
  snprintf(out, size, "%s of %s", keyword < count ? g->cards->keywords[keyword].name : "",
           me ? rb_def(g, me->def)->name : "something that is gone");
}

/* 471.3: it had been applied, then ceased to speak of the object. */
static void note_removal(ArbGame *g, const ArbSource *source, int card1, int layer)
{
  if (!explains_object(g, RB_WHY_LAYERS, rb_id(g, card1))) return;
  char name[160];
  ArbReason reason = layer_reason(ARB_WHY_FACT, source, layer);
  reason.topic = "removed";
  reason.rule = "471.3";
  source_name(g, source, name, sizeof name);
  explain_note(g, reason, "%s no longer applies, and will not again", name);
}

/* 474: what one source does to the object changes by another one. */
static void note_dependency(ArbGame *g, const ArbLayers *l, int source, int other,
                            const int32_t *before, const int32_t *after)
{
  if (!explains(g, RB_WHY_LAYERS)) return;
  char one[160], first[160];
  for (int j = 0; j < l->object_count; j++) {
    if (before[j] == after[j] || !id_equal(rb_id(g, l->objects[j]), g->recorder->object)) continue;
    ArbReason reason = layer_reason(ARB_WHY_FACT, &l->sources[source], 0);
    reason.topic = "dependency";
    reason.rule = "474";
    reason.layer = "";
    source_name(g, &l->sources[source], one, sizeof one);
    source_name(g, &l->sources[other], first, sizeof first);
    explain_note(g, reason, "%s depends on %s and waits for it", one, first);
  }
}

static void note_losses(ArbGame *g, const ArbSource *source, const ArbApplied *a, const char *name)
{
  const RbEffect *effect = source->effect;
  ArbReason reason = layer_reason(ARB_WHY_EFFECT, source, a->layer);
  bool all = effect ? effect->kind1 == RB_F_LOSES && effect->amount : stat_of(source)->loses_all;
  reason.topic = "abilities";
  if (all) explain_note(g, reason, "loses all abilities by %s", name);
  for (int k = 0; k < g->cards->keyword_count && !all; k++) {
    bool one = effect ? effect->kind1 == RB_F_LOSES && effect->keyword == k
                      : stat_of(source)->loses >> k & 1;
    reason.topic = g->cards->keywords[k].name;
    if (one) explain_note(g, reason, "loses %s by %s", g->cards->keywords[k].name, name);
  }
}

static void note_keywords(ArbGame *g, const ArbSource *source, const ArbApplied *a,
                          const char *name)
{
  note_losses(g, source, a, name);
  if (source->effect && effect_of(source)->kind1 != RB_F_KEYWORD) return;
  for (int k = 0; k < g->cards->keyword_count; k++) {
    bool gives =
        source->effect ? effect_of(source)->keyword == k : stat_of(source)->keywords >> k & 1;
    if (!gives) continue;
    ArbReason reason = layer_reason(ARB_WHY_EFFECT, source, a->layer);
    reason.topic = g->cards->keywords[k].name;
    reason.amount = a->amount;
    explain_note(g, reason, "%+d from %s", a->amount, name);
  }
}

/* 472.1: copies and tags that are given. */
static void note_traits(ArbGame *g, const ArbSource *source, const ArbApplied *a, const char *name)
{
  ArbReason reason = layer_reason(ARB_WHY_EFFECT, source, a->layer);
  if (source->effect && effect_of(source)->kind1 == RB_F_COPY) {
    reason.topic = "copy";
    reason.rule = "472.1.b";
    explain_note(g, reason, "is a copy of %s", name);
  }
  const RbCards *cards = rb_cards(g->cards);
  for (int i = 0; source->stat && i < RB_GIVEN_TAGS_MAX; i++) {
    if (!(stat_of(source)->tags >> i & 1)) continue;
    reason.topic = "tags";
    explain_note(g, reason, "gains %s from %s", cards->tags[cards->given_tags[i]], name);
  }
}

static void note_might(ArbGame *g, const ArbSource *source, const ArbApplied *a, const char *name,
                       RbDerived *so_far)
{
  ArbReason reason = layer_reason(ARB_WHY_EFFECT, source, a->layer);
  int before = so_far->might;
  if (a->layer == L_TRAITS && source->stat && !stat_of(source)->set_might.count) return;
  if (a->layer == L_TRAITS) {
    so_far->might = (int16_t)(so_far->might + a->amount - so_far->base);
    so_far->base = a->amount;
  } else {
    so_far->might = (int16_t)(so_far->might + a->amount);
  }
  reason.topic = "might";
  reason.amount = so_far->might - before;
  reason.value = so_far->might;
  if (a->layer == L_TRAITS)
    explain_note(g, reason, "becomes %d by %s", a->amount, name);
  else
    explain_note(g, reason, "%+d from %s", a->amount, name);
}

/* The effects on the object that is asked about, in the order applied: by layer, and
** within one as dependency and timestamps have it. */
static void note_derivation(ArbGame *g, const ArbLayers *l)
{
  int card1 = id_index1(g->recorder->object), object = 0;
  char name[160];
  while (object < l->object_count && l->objects[object] != card1) object++;
  if (object == l->object_count) return;
  RbDerived so_far = *derived_of(g, card1);
  so_far.base = rb_def(g, rb_printed_def(g, card1))->might;
  so_far.might = (int16_t)(so_far.base + rb_body(g, card1)->buffs);
  if (rb_is_top(rb_body(g, card1)))
    for (RB_EACH_ATTACHED(g, other1, card1))
      so_far.might = (int16_t)(so_far.might + rb_def_of(g, other1)->might_bonus);
  for (int layer = L_TRAITS; layer < LAYERS; layer++)
    for (int i = 0; i < l->applied_count; i++) {
      const ArbApplied *a = &l->applied[i];
      if (a->layer != layer || a->object != object) continue;
      source_name(g, &l->sources[a->source], name, sizeof name);
      if (layer == L_TRAITS) note_traits(g, &l->sources[a->source], a, name);
      if (layer == L_ABILITIES)
        note_keywords(g, &l->sources[a->source], a, name);
      else
        note_might(g, &l->sources[a->source], a, name, &so_far);
    }
}

/* ---- One effect on one object ------------------------------------------- */

/* 472.2.a: a keyword's or an object's ability is there as long as the object has it.  What
** an effect started is no ability of anything. */
static bool has_text(const ArbGame *g, const ArbSource *source)
{
  const ArbContext *c = &source->context;
  const RbAbility *ability = rb_ability(g, c->ability);
  if (ability->flags & ARB_HAS_NAME || !state_resolve(g->s, c->me)) return true;
  int card1 = id_index1(c->me);
  const RbDerived *d = derived_of(g, card1);
  if (rb_def(g, c->def)->type == RB_KEYWORD_CARD) {
    for (int k = 0; k < g->cards->keyword_count; k++)
      if (rb_cards(g->cards)->keyword_defs[k] == c->def) return d->keywords >> k & 1;
    return true;
  }
  const RbBody *from = c->refs && !id_is_nothing(c->refs[0]) ? rb_body_of(g, c->refs[0]) : NULL;
  return !d->lost || (from && from->timestamp > d->lost);
}

/* Whether the source's own conditions hold: the same for every object.  Those that
** look at no results held when it was gathered. */
static bool is_active(ArbGame *g, const ArbLayers *l, const ArbSource *source)
{
  const RbAbility *ability = source->effect ? NULL : rb_ability(g, source->context.ability);
  if (l->marks & HAS_LOSSES && ability && !has_text(g, source)) return false;
  if (!ability || !ability->condition_reads) return true;
  return condition_holds(g, &ability->while_, &source->context) &&
         condition_holds(g, &ability->if_, &source->context);
}

/* The one object it can apply to, or 0: any. */
static int only_object(const ArbSource *source)
{
  if (source->effect) return id_index1(effect_of(source)->object);
  if (stat_of(source)->affects == RB_AFFECTS_REF)
    return id_index1(source->context.refs[stat_of(source)->selector1 - 1]);
  return stat_of(source)->affects == RB_AFFECTS_ME ? id_index1(source->context.me) : 0;
}

static bool applies(ArbGame *g, const ArbSource *source, int card1)
{
  ArbId object = rb_id(g, card1);
  if (source->effect) return id_equal(effect_of(source)->object, object);
  return rb_affects(g, source->stat, &source->context, object);
}

static int number_or_zero(ArbGame *g, ArbNumber number, const ArbContext *context)
{
  int32_t value = number.count ? number_value(g, number, context) : 0;
  return value == ARB_NULL ? 0 : value;
}

/* By how much, on this object, as things are now. */
static int measured(ArbGame *g, const ArbSource *source, int card1, int layer)
{
  if (source->effect && effect_of(source)->kind1 == RB_F_COPY)
    return rb_def(g, effect_of(source)->def)->might;
  if (source->effect) return effect_of(source)->amount;
  const RbStatic *stat = source->stat;
  ArbContext context = source->context;
  context.subject = rb_id(g, card1);
  if (layer == L_TRAITS) return number_or_zero(g, stat->set_might, &context);
  if (layer == L_ABILITIES) {
    int value = stat->keyword_value.count ? number_or_zero(g, stat->keyword_value, &context) : 1;
    return value < 0 ? 0 : value;
  }
  return number_or_zero(g, stat->might, &context) +
         number_or_zero(g, stat->buff_might, &context) * rb_body(g, card1)->buffs;
}

/* 472.1.a.1: what was added to the old value stays added. */
static void assign_might(RbDerived *d, int might)
{
  d->might = (int16_t)(d->might + might - d->base);
  d->base = (int16_t)might;
}

/* 472.1.b.1: a copy replaces whatever was assigned and given before. */
static void assign_traits(const ArbSource *source, RbDerived *d, int amount)
{
  bool copy = source->effect && effect_of(source)->kind1 == RB_F_COPY;
  if (copy) {
    d->traits = effect_of(source)->def;
    d->tags = 0;
  }
  if (source->effect || stat_of(source)->set_might.count) assign_might(d, amount);
  if (source->stat) d->tags |= stat_of(source)->tags;
}

/* Keywords that it takes away, a bit each; all: everything that is older than it. */
static uint32_t taken_by(const ArbSource *source, bool *all)
{
  const RbEffect *effect = source->effect;
  *all = effect ? effect->kind1 == RB_F_LOSES && effect->amount : stat_of(source)->loses_all;
  if (*all) return UINT32_MAX;
  if (effect) return effect->kind1 == RB_F_LOSES ? 1u << effect->keyword : 0;
  return stat_of(source)->loses;
}

static void take_away(const ArbSource *source, RbDerived *d)
{
  bool all;
  uint32_t taken = taken_by(source, &all);
  for (int k = 0; k < RB_KEYWORDS_MAX && taken; k++)
    if (taken >> k & 1) d->value[k] = 0;
  d->keywords &= ~taken;
  if (all && source->timestamp > d->lost) d->lost = source->timestamp;
}

static void apply_one(ArbGame *g, const ArbSource *source, int card1, int layer, int amount)
{
  RbDerived *d = derived_of(g, card1);
  switch (layer) {
  case L_TRAITS: assign_traits(source, d, amount); break;
  case L_ABILITIES:
    take_away(source, d);
    if (source->effect && effect_of(source)->kind1 == RB_F_KEYWORD)
      give_keyword(g, d, effect_of(source)->keyword, amount);
    for (uint32_t left = source->stat ? stat_of(source)->keywords : 0; left; left &= left - 1)
      give_keyword(g, d, __builtin_ctz(left), amount);
    break;
  default: d->might = (int16_t)(d->might + amount); break;
  }
}

/* An amount of the other sign belongs to the other half of the arithmetic layer. */
static bool in_half(int layer, int amount)
{
  return layer < L_INCREASES || (amount < 0) == (layer == L_DECREASES);
}

static void note_change(ArbLayers *l, int layer)
{
  l->marks |= CHANGED;
  if (layer <= L_ABILITIES) l->marks |= AGAIN; /* it may meet conditions */
  if (layer == L_ABILITIES) l->marks |= TEXTS;
}

static uint8_t reads_of(const ArbLayers *l,
                        const ArbSource *source) /* 473.1.a: whether it exists */
{
  bool ability = l->marks & HAS_LOSSES && !source->effect;
  return (uint8_t)(source->reads | (ability ? RB_READS_KEYWORDS : 0));
}

static bool counts_objects(const ArbGame *g) /* E451.1: whether and where, not how much */
{
  return rb_house(g, RB_H_DEPENDENCY_BY_OBJECTS);
}

/* What the kernel applies one by one (471.1, 471.3), in the order of 473-475. */
static const ArbLayering layering = {
    .layers = LAYERS,
    .slots = SLOTS,
    .slot = {[L_TRAITS] = 0, [L_ABILITIES] = 1, [L_INCREASES] = 2, [L_DECREASES] = 2},
    .ends = true,
    .size = sizeof(RbDerived),
    .derived = derived_record,
    .start = start_object,
    .reads = reads_of,
    .active = is_active,
    .only = only_object,
    .applies = applies,
    .measure = measured,
    .in_layer = in_half,
    .apply = apply_one,
    .changed = note_change,
    .by_objects = counts_objects,
    .note_end = note_removal,
    .note_wait = note_dependency,
};

/* ---- The sequence of layers (471) ---------------------------------------- */

/* Statics that are there now: abilities gained meanwhile bring theirs. */
static bool gather(ArbGame *g, ArbLayers *l)
{
  int before = l->source_count;
  Visit v = {RB_ABOUT_LAYERS, gather_static, l, true};
  start_summary(g, l);
  visit_all(g, &v);
  layers_ready(g, l);
  return l->source_count > before;
}

static void sequence(ArbGame *g, ArbLayers *l)
{
  layers_apply(g, l, L_TRAITS);
  do { /* what an ability gives can give abilities */
    l->marks &= ~(uint32_t)TEXTS;
    layers_apply(g, l, L_ABILITIES);
  } while (l->marks & TEXTS && rb_cards(g->cards)->static_keywords && gather(g, l));
  layers_apply(g, l, L_INCREASES);
  if (l->put_off) layers_apply(g, l, L_DECREASES);
}

static void compute(ArbGame *g)
{
  size_t mark = g->arena.used;
  ArbLayers *l = layers_begin(g, &layering, g->s->pools[RB_POOL_BODY].used);
  l->rests_on = ON_BOARD | RB_TOUCH_TEXT | RB_TOUCH_REST | rb_cards(g->cards)->keyword_looks;
  gather_effects(g, l);
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_BOARD, 0))) add_object(g, l, card1);
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_BATTLEFIELDS, 0))) add_object(g, l, card1);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (RB_EACH(g, card1, rb_zone(g, RB_Z_LEGENDS, seat))) add_object(g, l, card1);
  do { /* 471 */
    l->marks &= ~(uint32_t)(CHANGED | AGAIN);
    if (l->marks & LOOKS) l->marks |= AGAIN;
    gather(g, l);
    if (l->source_count == 0) break;
    sequence(g, l);
  } while ((l->marks & (CHANGED | AGAIN)) == (CHANGED | AGAIN));
  if (explains(g, RB_WHY_LAYERS)) note_derivation(g, l);
  g->arena.used = mark;
}

/* ---- The outline of the board -------------------------------------------- */

static void outline_effects(const ArbGame *g, RbSummary *summary)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_KEYWORD) summary->gives |= 1u << effect->keyword;
    if (effect->kind1 == RB_F_LOSES) summary->about |= RB_ABOUT_LOSSES;
    if (effect->kind1 == RB_F_ABILITY) {
      summary->about |= RB_ABOUT_GRANTS;
      if (rb_ability(g, effect->ability)->event1)
        event_set_add(&summary->watches, rb_ability(g, effect->ability)->event1 - 1);
    }
    if (effect->kind1 != RB_F_STATIC) continue;
    summary->about |= rb_ability(g, effect->ability)->about;
    summary->gives = UINT32_MAX; /* it may give any */
  }
}

static void outline_zone(const ArbGame *g, int zone, RbSummary *summary)
{
  for (RB_EACH(g, card1, zone)) {
    const RbCardDef *def = rb_def_of(g, card1), *copied = copied_text(g, card1);
    event_set_join(&summary->watches, &def->watches);
    event_set_join(&summary->watches, &copied->watches);
    summary->gives |= def->static_gives | copied->static_gives | copied->keywords;
    summary->about |= def->board_about | copied->board_about;
    summary->dated |= def->has_dated | copied->has_dated;
  }
}

const RbSummary *rb_outline_anew(ArbGame *g)
{
  RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  summary->watches = (RbEventSet){{0}};
  summary->gives = rb_cards(g->cards)->keyword_gives;
  summary->about = rb_cards(g->cards)->keyword_about;
  summary->dated = rb_cards(g->cards)->dated_keywords != 0;
  outline_zone(g, rb_zone(g, RB_Z_BOARD, 0), summary);
  outline_zone(g, rb_zone(g, RB_Z_BATTLEFIELDS, 0), summary);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    outline_zone(g, rb_zone(g, RB_Z_LEGENDS, seat), summary);
  outline_effects(g, summary);
  summary->in_use = 1;
  summary->outlined = 1;
  g->s->touched[RB_LOOK_OUTLINE] = 0;
  return summary;
}

/* ---- Timestamps (475) ----------------------------------------------------- */

static bool holds(ArbGame *g, int ability, const ArbContext *context)
{
  const RbAbility *a = rb_ability(g, ability);
  return condition_holds(g, &a->while_, context) && condition_holds(g, &a->if_, context);
}

/* One ability of one object: it begins to apply, or ceases to (475.2), as it does when
** its text becomes Inactive.  Kept with the card that it is printed on. */
static bool date_ability(ArbGame *g, int object1, const RbText *text, int ability, bool works,
                         bool as_old_as_it)
{
  ArbContext context = rb_context(g, object1, ability);
  int card1 = id_is_nothing(text->from) ? object1 : id_index1(text->from);
  uint16_t def = text->def;
  context.def = def;
  context.refs = &text->from;
  context.ref_count = text->effect ? 1 : 0;
  int since1 = since_of(g, rb_id(g, card1), ability);
  bool active = works && holds(g, ability, &context);
  if (active == (since1 != 0)) return false;
  if (!active) {
    pool_free(g->s, RB_POOL_EFFECT, since1);
    return true;
  }
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, game_take(g, RB_POOL_EFFECT));
  uint32_t timestamp = as_old_as_it ? rb_body(g, card1)->timestamp : ++g->s->timestamp;
  *effect = (RbEffect){.kind1 = RB_F_SINCE,
                       .ability = (uint16_t)ability,
                       .def = def,
                       .object = rb_id(g, card1),
                       .until = RB_UNTIL_BOARD,
                       .timestamp = timestamp};
  return true;
}

static bool date_text(ArbGame *g, int object1, const RbText *text, bool works, bool as_old_as_it)
{
  const RbCardDef *d = rb_def(g, text->def);
  bool changed = false;
  for (int i = 0; i < d->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, d->first_ability + i);
    if (ability->dated && rb_of_text(ability, text))
      changed |= date_ability(g, object1, text, d->first_ability + i, works, as_old_as_it);
  }
  return changed;
}

static bool date_zone(ArbGame *g, int zone, bool as_old_as_it)
{
  const RbCards *cards = rb_cards(g->cards);
  bool changed = false;
  for (RB_EACH(g, card1, zone)) {
    const RbBody *body = rb_body(g, card1);
    RbText own = {.def = rb_card(g, card1)->def};
    bool works = !rb_is_attached(body);
    if (rb_def(g, own.def)->has_dated) changed |= date_text(g, card1, &own, works, as_old_as_it);
    if (rb_is_top(body))
      for (RB_EACH_TEXT(g, text, card1))
        if (!id_is_nothing(text.from)) changed |= date_text(g, card1, &text, true, as_old_as_it);
    if (!cards->dated_keywords) continue;
    uint32_t keywords = keywords_of(g, card1) & cards->dated_keywords;
    for (int k = 0; keywords; k++, keywords >>= 1) {
      own.def = cards->keyword_defs[k];
      if (keywords & 1) changed |= date_text(g, card1, &own, works, as_old_as_it);
    }
  }
  return changed;
}

/* Statics that an effect started begin with it; one that ceased begins anew. */
static bool date_started(ArbGame *g)
{
  bool changed = false;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_STATIC || !rb_ability(g, effect->ability)->dated) continue;
    ArbContext context = started_context(effect);
    bool active = holds(g, effect->ability, &context);
    if (active == !effect->used) continue;
    effect->used = !active;
    if (active) effect->timestamp = ++g->s->timestamp;
    changed = true;
  }
  return changed;
}

/* 475.1-2: conditional abilities whose order can matter get their timestamps as soon as
** anything else takes one, and in every cleanup; so each is in its place in the order. */
void rb_date_statics(ArbGame *g, bool as_old_as_it)
{
  if (rb_house(g, RB_H_TIMESTAMPS_OF_PLAY)) return; /* E453.1 */
  bool changed = false;
  if (rb_outline(g)->dated) { /* most boards have none */
    changed |= date_zone(g, rb_zone(g, RB_Z_BOARD, 0), as_old_as_it);
    changed |= date_zone(g, rb_zone(g, RB_Z_BATTLEFIELDS, 0), as_old_as_it);
    for (ArbSeat seat = 0; seat < g->s->seats; seat++)
      changed |= date_zone(g, rb_zone(g, RB_Z_LEGENDS, seat), as_old_as_it);
  }
  changed |= date_started(g);
  if (changed) game_changed(g);
}

/* Nothing that the values rest on was touched. */
static bool is_current(const ArbGame *g)
{
  const RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  return summary->looks && !(g->s->touched[RB_LOOK_LAYERS] & summary->looks);
}

static const RbSummary *summary_of(ArbGame *g)
{
  if (!is_current(g)) compute(g);
  return pool_at(g->s, RB_POOL_SUMMARY, 1);
}

/* The values are there again as they were, unless they were out of date. */
bool rb_layers_hold(ArbGame *g)
{
  const RbDerived *now = pool_items(g->s, RB_POOL_DERIVED);
  int count = g->s->pools[RB_POOL_DERIVED].used;
  if (!is_current(g)) return true;
  size_t mark = g->arena.used;
  RbDerived *kept = arena_raw(g, (size_t)(count + 1) * sizeof *kept);
  memcpy(kept, now, (size_t)count * sizeof *kept);
  compute(g);
  bool same = true;
  for (int i = 0; i < count; i++)
    if (pool_in_use(g->s, RB_POOL_BODY, i + 1)) {
      kept[i].stamp = now[i].stamp;
      same &= memcmp(&kept[i], &now[i], sizeof now[i]) == 0;
    }
  g->arena.used = mark;
  return same;
}

const RbDerived *rb_derived(ArbGame *g, int card1)
{
  summary_of(g);
  return derived_of(g, card1);
}

bool rb_may_have(ArbGame *g, int card1, uint32_t keywords)
{
  return keywords & rb_def_of(g, card1)->keywords || rb_may_give(g, keywords);
}

void rb_each_static(ArbGame *g, int about, RbStaticVisitor *visit, void *data)
{
  Visit v = {about, visit, data, false};
  if (!rb_any_speaks_of(g, about)) return;
  if (rb_cards(g->cards)->keyword_about & about) summary_of(g); /* who has which keywords */
  visit_all(g, &v);
}

/* Whether all that cleanups and conditions of statics ask of objects is as the last
** cleanup left it.  Frames, points and contests are not among it. */
bool rb_is_quiet(const ArbGame *g)
{
  const RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  uint32_t asked = summary->looks | RB_TOUCH_DAMAGE | 1u << RB_Z_FACEDOWN;
  return summary->looks && !(g->s->touched[RB_LOOK_CLEANUP] & asked);
}

/* A script that fails refuses the answer that led to it: so it must run in that step,
** not when somebody asks later. */
void rb_layers_settle(ArbGame *g)
{
  if (!is_current(g) && rb_any_speaks_of(g, RB_ABOUT_SCRIPT)) summary_of(g);
}

/* ---- What they are asked for -------------------------------------------- */

bool rb_is_layered(const ArbGame *g, int card1)
{
  if (!rb_card(g, card1)->body1) return false;
  int zone = rb_zone_of(g, card1);
  return zone == RB_Z_BOARD || zone == RB_Z_BATTLEFIELDS || zone == RB_Z_LEGENDS;
}

int rb_might(ArbGame *g, int card1) /* 143.2.b, 711 */
{
  int might = rb_is_layered(g, card1) ? rb_derived(g, card1)->might : rb_def_of(g, card1)->might;
  return might < 0 ? 0 : might;
}

int rb_base_might(ArbGame *g, int card1)
{
  return rb_is_layered(g, card1) ? rb_derived(g, card1)->base : rb_def_of(g, card1)->might;
}

/* Tags as printed or copied, and those given (472.1.a).  While the layers are gone
** through, as far as they have come. */
bool rb_tagged(ArbGame *g, ArbId object, int tag)
{
  const RbCards *cards = rb_cards(g->cards);
  if (!state_resolve(g->s, object)) return false;
  int card1 = id_index1(object);
  bool layered = rb_is_layered(g, card1), current = layered && is_current(g);
  const RbCardDef *def = current ? rb_def(g, derived_of(g, card1)->traits) : rb_def_of(g, card1);
  for (int i = 0; i < def->tag_count; i++)
    if (def->tags[i] == tag) return true;
  for (int i = 0; layered && i < cards->given_tag_count; i++)
    if (cards->given_tags[i] == tag && rb_derived(g, card1)->tags >> i & 1) return true;
  return false;
}

typedef struct Reach {
  ArbId card;
  uint32_t wanted, given;
} Reach;

static bool visit_reach(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                        uint32_t timestamp, void *data)
{
  Reach *reach = data;
  (void)timestamp;
  if (stat->everywhere && stat->keywords & reach->wanted &&
      rb_affects(g, stat, context, reach->card))
    reach->given |= stat->keywords & reach->wanted;
  return reach->given != reach->wanted;
}

/* Those keywords that a static of the board, or of the card itself, gives to the card wherever
** it is. */
static uint32_t reached(ArbGame *g, int card1, uint32_t keywords)
{
  const RbCardDef *def = rb_def_of(g, card1);
  bool own = def->static_about & RB_ABOUT_REACH ||
             def->keywords & rb_cards(g->cards)->play_keywords;
  bool board = rb_any_speaks_of(g, RB_ABOUT_REACH);
  if (!own && !board) return 0;
  Reach reach = {.card = rb_id(g, card1), .wanted = keywords};
  if (own)
    rb_own_statics(g, card1, rb_card(g, card1)->owner, RB_ABOUT_REACH, visit_reach, &reach);
  if (board && reach.given != keywords) rb_each_static(g, RB_ABOUT_REACH, visit_reach, &reach);
  return reach.given;
}

uint32_t rb_has_of(ArbGame *g, int card1, uint32_t keywords)
{
  if (!rb_is_layered(g, card1)) {
    uint32_t printed = rb_def_of(g, card1)->keywords & keywords;
    return printed == keywords ? printed : printed | reached(g, card1, keywords & ~printed);
  }
  if (!is_current(g) && !rb_may_have(g, card1, keywords)) return 0;
  return rb_derived(g, card1)->keywords & keywords;
}

bool rb_has(ArbGame *g, int card1, int keyword)
{
  return rb_has_of(g, card1, 1u << keyword) != 0;
}

int rb_keyword_value(ArbGame *g, int card1, int keyword)
{
  if (rb_is_layered(g, card1)) return rb_derived(g, card1)->value[keyword];
  return rb_def_of(g, card1)->keyword_value[keyword] + (reached(g, card1, 1u << keyword) != 0);
}

/* ---- What an object is, and why ------------------------------------------- */

static ArbReason trait(int kind, const char *topic, const char *rule, int value)
{
  return (ArbReason){
      .kind = (uint8_t)kind, .player = ARB_NO_SEAT, .topic = topic, .rule = rule, .value = value};
}

static const char *keyword_rule(int keyword)
{
  static const char *const rules[] = {
#define X(id, name, rule, stacks) rule,
      RB_KEYWORDS(X)
#undef X
  };
  return keyword < RB_KEYWORD_COUNT ? rules[keyword] : "801"; /* one of the pool's own */
}

static ArbReason keyword_trait(const ArbGame *g, int kind, int keyword, int value)
{
  return trait(kind, g->cards->keywords[keyword].name, keyword_rule(keyword), value);
}

/* 472.3.c, 472.2.c: the Might Bonus and the Effect Text of what is attached. */
static void note_attached(ArbGame *g, int card1, int might)
{
  if (!rb_is_top(rb_body(g, card1))) return;
  for (RB_EACH_ATTACHED(g, other1, card1)) {
    const RbCardDef *other = rb_def_of(g, other1);
    const RbCardDef *copied = rb_def(g, rb_body(g, other1)->text_def);
    ArbReason reason = trait(ARB_WHY_EFFECT, "might", "472.3.c", might += other->might_bonus);
    reason.source = rb_id(g, other1);
    reason.source_def = rb_card(g, other1)->def;
    reason.timestamp = rb_body(g, other1)->timestamp;
    reason.layer = "3: arithmetic, increases";
    reason.amount = other->might_bonus;
    if (other->might_bonus) explain_note(g, reason, "%+d from %s", other->might_bonus, other->name);
    for (int k = 0; k < g->cards->keyword_count && rb_body(g, other1)->text_def; k++) {
      if (!(copied->keywords >> k & 1)) continue;
      reason.topic = g->cards->keywords[k].name;
      reason.rule = "472.2.c";
      reason.layer = "2: abilities";
      reason.amount = copied->keyword_value[k];
      explain_note(g, reason, "%+d from %s", copied->keyword_value[k], other->name);
    }
  }
}

/* What is printed, before any layer; a copy has the text of what it copies. */
static void note_printed(ArbGame *g, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1), *printed = rb_def(g, rb_printed_def(g, card1));
  int buffs = rb_body(g, card1)->buffs;
  if (def != printed) explain_note(g, trait(ARB_WHY_BASE, "name", "132", 0), "%s", printed->name);
  if (printed->type == RB_UNIT)
    explain_note(g, trait(ARB_WHY_BASE, "might", "143.2", printed->might), "%d printed",
                 printed->might);
  if (buffs) {
    ArbReason buffed = trait(ARB_WHY_EFFECT, "might", "703", printed->might + buffs);
    buffed.layer = "3: arithmetic, increases";
    buffed.amount = buffs;
    explain_note(g, buffed, "%+d from %d buff%s", buffs, buffs, buffs > 1 ? "s" : "");
  }
  for (int k = 0; k < g->cards->keyword_count; k++)
    if (def->keywords >> k & 1)
      explain_note(g, keyword_trait(g, ARB_WHY_BASE, k, def->keyword_value[k]),
                   def == printed ? "%d printed" : "%d copied", def->keyword_value[k]);
  note_attached(g, card1, printed->might + buffs);
}

/* 188: who took control, and who has it when that ends. */
static void note_control(ArbGame *g, int card1)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_CONTROL || !id_equal(effect->object, rb_id(g, card1))) continue;
    ArbReason reason = trait(ARB_WHY_EFFECT, "controller", "188", effect->controller);
    reason.timestamp = effect->timestamp;
    explain_note(g, reason, "player %d took control; without that it is player %d",
                 effect->controller + 1, effect->amount + 1);
  }
}

/* What is printed, what the layers did with it (run anew, with the recorder on), and
** what came of it. */
void rb_note_layers(ArbGame *g, int card1)
{
  note_control(g, card1);
  note_printed(g, card1);
  int before = explain_about(g, RB_WHY_LAYERS);
  compute(g);
  explain_about(g, before);
  const RbDerived *d = derived_of(g, card1);
  for (int k = 0; k < g->cards->keyword_count; k++)
    if (d->keywords >> k & 1)
      explain_note(g, keyword_trait(g, ARB_WHY_VALUE, k, d->value[k]), "%d", d->value[k]);
  if (rb_def_of(g, card1)->type != RB_UNIT) return;
  explain_note(
      g, trait(ARB_WHY_VALUE, "might", d->might < 0 ? "143.2.b" : "143.2", rb_might(g, card1)),
      d->might < 0 ? "%d, which counts as 0" : "%d", d->might);
  if (rb_might(g, card1) >= 5)
    explain_note(g, trait(ARB_WHY_FACT, "mighty", "708", 1), "it is mighty");
}
