/* SPDX-License-Identifier: MIT */
/*
** layers.c -- Might and keywords after layers (468-475).
**
** The derived characteristics of every object lie in the block beside its record, with the state
** that they depend on.  The first query after that state has changed computes them all.  The
** sequence of layers -- traits (472.1), abilities (472.2), then increases and decreases (472.3) --
** is repeated until no (effect, object) pair changes.  Each pair is applied once and removed once
** (471), which is why "+1 while I am not mighty" on a unit of 4 ends at 4.
**
** Within a layer effects go by timestamp, unless one depends on another (473).  A mask for
** each effect says which characteristics it reads, another which it writes.  Only where the masks
** of two effects meet, a trial application decides whether one depends on the other.
*/
#include <string.h>

#include "kernel/parts/explain.h"
#include "riftbound/effects/layers.h"
#include "riftbound/effects/effects.h"
#include "riftbound/view/view.h"

/* ---- Computing everything ----------------------------------------------- */

enum { SLOTS = 3 /* slots of a source: increases and decreases share one */ };
_Static_assert((int)LAYERS <= ARB_LAYERS_MAX, "the kernel has room for the layers");

/* Marks of a computation (ArbLayers.marks). */
enum {
  HAS_COPIES = 1, /* something is a copy */
  HAS_LOSSES = 2, /* something loses abilities */
  CHANGED = 4,
  LOOKS = 8,     /* some static reads results of the layers, whether or not it is active yet */
  AGAIN = 16,    /* results or abilities changed: another pass is needed (471.2) */
  TEXTS = 32,    /* abilities changed: they may bring statics, or take them away */
  BRINGS = 64,   /* a static gives keywords that are themselves statics */
  COUNTED = 128, /* buffs and Might Bonuses are added: the layer of arithmetic was reached */
};

static void *derived_record(const ArbGame *g, int card1)
{
  return derived_of(g, card1);
}

static ArbKeywordRow had(RbDerived *d)
{
  return (ArbKeywordRow){&d->keywords, d->value};
}

/* Text that was copied into an Effect Text brings its keywords, too (472.2.c). */
static void add_texts(ArbGame *g, int card1, RbDerived *d)
{
  for (RB_EACH_ATTACHED(g, other1, card1)) {
    const RbCardDef *copied = rb_def(g, rb_body(g, other1)->text_def);
    for (int k = 0; k < g->cards->keyword_count && rb_body(g, other1)->text_def; k++)
      if (copied->keywords >> k & 1)
        arb_keywords_give(g->cards, had(d), k, copied->keyword_value[k]);
  }
}

/* Adds buffs (703) and Might Bonuses (137.3, 472.3.c): before the other increases, but not before
** their layer, so that assignments in the first layer read Might without them. */
static void add_counted(ArbGame *g, int card1, RbDerived *d)
{
  d->might = layer_sum(d->might, rb_body(g, card1)->buffs);
  if (!rb_is_top(rb_body(g, card1))) return;
  for (RB_EACH_ATTACHED(g, other1, card1))
    d->might = layer_sum(d->might, rb_def_of(g, other1)->might_bonus);
}

/* The rules text of a copy is that of the copied object; its other traits are applied in turn. */
static void start_object(ArbGame *g, const ArbLayers *l, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1);
  RbDerived *d = derived_of(g, card1);
  *d = (RbDerived){.card1 = (uint16_t)card1, .stamp = g->s->change + 1, .keywords = def->keywords};
  d->traits = l->marks & HAS_COPIES ? rb_printed_def(g, card1) : card_at(g, card1)->def;
  d->base = rb_def(g, d->traits)->might;
  d->might = d->base;
  memcpy(d->value, def->keyword_value, sizeof d->value);
  d->asleep = rb_is_attached(rb_body(g, card1)) ? def->keywords : 0;
  if (rb_is_top(rb_body(g, card1))) add_texts(g, card1, d);
  if (l->marks & COUNTED) add_counted(g, card1, d);
}

static void add_object(ArbGame *g, ArbLayers *l, int card1)
{
  l->rests_on |= rb_def_of(g, card1)->static_looks | copied_text(g, card1)->static_looks;
  if (rb_def_of(g, card1)->static_reads & RB_READS_MIGHT) l->marks |= LOOKS;
  arb_layers_object(g, l, card1);
}

/* ---- The effects there are ---------------------------------------------- */

static void start_summary(const ArbGame *g, const ArbLayers *l)
{
  RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  summary->in_use = 1;
  summary->looks = l->rests_on; /* queries during the computation see the layers so far */
  g->s->touched[RB_LOOK_LAYERS] = 0;
}

static bool gather_static(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  ArbLayers *l = data;
  bool arithmetic = stat->might.count || stat->buff_might.count;
  bool loses = stat->loses || stat->loses_all;
  if (loses) l->marks |= HAS_LOSSES;
  if (stat->text_of1) l->marks |= BRINGS | LOOKS, l->rests_on = UINT32_MAX;
  if (stat->keywords & rb_cards(g->cards)->static_keywords) l->marks |= BRINGS;
  uint8_t traits =
      (uint8_t)((stat->set_might.count ? RB_READS_MIGHT : 0) | (stat->tags ? RB_READS_TRAITS : 0));
  ArbSource source = {.stat = &stat->head,
                      .context = *context,
                      .timestamp = context->timestamp,
                      .reads = rb_ability(g, context->ability)->reads,
                      .writes = {traits, stat->keywords || loses ? RB_READS_KEYWORDS : 0,
                                 arithmetic ? RB_READS_MIGHT : 0, arithmetic ? RB_READS_MIGHT : 0}};
  if (!arb_layers_know(l, &source)) arb_layers_add(g, l, &source);
  return true;
}

/* A text that replaces another one may have statics. */
static void look_at_text(const ArbGame *g, ArbLayers *l, uint16_t text)
{
  const RbCardDef *def = rb_def(g, text);
  l->rests_on |= def->static_looks;
  if (def->static_reads & RB_READS_MIGHT) l->marks |= LOOKS;
  if (def->static_about & RB_ABOUT_LAYERS) l->marks |= BRINGS;
}

static void gather_effects(ArbGame *g, ArbLayers *l)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_STATIC) {
      l->rests_on |= rb_ability(g, effect->ability)->looks;
      if (rb_ability(g, effect->ability)->reads & RB_READS_MIGHT) l->marks |= LOOKS;
    }
    ArbSource source = {.effect = &effect->head, .timestamp = effect->timestamp};
    switch ((RbEffectKind)effect->kind1) {
    case RB_F_SET_MIGHT: source.writes[L_TRAITS] = RB_READS_MIGHT; break;
    case RB_F_COPY:
      source.writes[L_TRAITS] = RB_READS_MIGHT | RB_READS_TRAITS;
      l->marks |= HAS_COPIES;
      break;
    case RB_F_LOSES:
      l->marks |= HAS_LOSSES;
      if (effect->x) look_at_text(g, l, effect->x);
      source.writes[L_ABILITIES] = RB_READS_KEYWORDS;
      break;
    case RB_F_KEYWORD:
      if (rb_cards(g->cards)->static_keywords >> effect->keyword & 1) l->marks |= BRINGS;
      source.writes[L_ABILITIES] = RB_READS_KEYWORDS;
      break;
    case RB_F_MIGHT:
      source.writes[effect->amount < 0 ? L_DECREASES : L_INCREASES] = RB_READS_MIGHT;
      l->put_off |= effect->amount < 0;
      break;
    default: continue;
    }
    arb_layers_add(g, l, &source);
  }
}

/* ---- One effect on one object ------------------------------------------- */

/* 472.2.a: whether the object still has the ability.  An ability of a keyword lasts as long as the
** keyword; what an effect started is not an ability of an object. */
static bool has_text(const ArbGame *g, const ArbSource *source)
{
  const ArbContext *c = &source->context;
  const RbAbility *ability = rb_ability(g, c->ability);
  if (ability->flags & ARB_HAS_NAME || !state_resolve(g->s, c->me)) return true;
  int card1 = id_index1(c->me);
  const RbDerived *d = derived_of(g, card1);
  if (rb_def(g, c->def)->type == RB_KEYWORD_CARD) {
    for (int k = 0; k < g->cards->keyword_count; k++)
      if (rb_cards(g->cards)->keyword_defs[k] == c->def) return rb_awake_in(g, d, 1u << k) != 0;
    return true;
  }
  const RbBody *from = c->refs && !id_is_nothing(c->refs[0]) ? rb_body_of(g, c->refs[0]) : NULL;
  if (from) return !d->lost || from->timestamp > d->lost;
  bool goes_on = d->by_itself && source->stat && stat_of(source)->text_of1;
  return d->lost && !goes_on ? d->text == c->def : card_at(g, card1)->def == c->def;
}

static bool is_active(ArbGame *g, const ArbLayers *l, const ArbSource *source);

/* Whether the object has this text, which counts once, from an earlier source, too, and has not
** lost that one. */
static bool counts_already(ArbGame *g, const ArbLayers *l, const ArbSource *source)
{
  if (!source->stat || !stat_of(source)->counts_once) return false;
  for (const ArbSource *one = l->sources; one < source; one++)
    if (one->stat == source->stat && id_equal(one->context.me, source->context.me) &&
        is_active(g, l, one))
      return true;
  return false;
}

/* Whether the source's own conditions hold, which are the same for every object.  Conditions that
** read no results of the layers were checked when the source was gathered. */
static bool is_active(ArbGame *g, const ArbLayers *l, const ArbSource *source)
{
  const RbAbility *ability = rb_ability(g, source->context.ability);
  if (l->marks & HAS_LOSSES && !has_text(g, source)) return false;
  if (ability->condition_reads && !ability_holds(g, &ability->head, &source->context)) return false;
  return !counts_already(g, l, source); /* last: it asks the same of earlier sources */
}

/* The one card that it can apply to; 0: any. */
static int only_object(const ArbSource *source)
{
  if (stat_of(source)->affects == RB_AFFECTS_REF)
    return id_index1(source->context.refs[stat_of(source)->selector1 - 1]);
  return stat_of(source)->affects == RB_AFFECTS_ME ? id_index1(source->context.me) : 0;
}

static bool applies(ArbGame *g, const ArbSource *source, int card1)
{
  return rb_affects(g, stat_of(source), &source->context, id_of(g, card1));
}

/* The printed definition, or that of a copy, whose text replaces another one; 0: nothing is
** found. */
static int text_found(ArbGame *g, const RbStatic *stat, const ArbContext *context)
{
  ArbId found;
  if (arb_selector_list(g, stat->text_of1, context, &found, 1) < 1) return 0;
  const ArbCard *card = state_resolve(g->s, found);
  return card ? card->def : 0;
}

/* The amount for this object, as things are now. */
static int measured(ArbGame *g, const ArbSource *source, int card1, int layer)
{
  if (source->effect && effect_of(source)->kind1 == RB_F_COPY)
    return rb_def(g, effect_of(source)->def)->might;
  if (source->effect) return effect_of(source)->amount;
  const RbStatic *stat = stat_of(source);
  ArbContext context = source->context;
  context.subject = id_of(g, card1);
  if (layer == L_TRAITS) return number_or_zero(g, stat->set_might, &context);
  if (layer == L_ABILITIES && stat->text_of1) return text_found(g, stat, &context);
  if (layer == L_ABILITIES) return arb_layers_keyword_value(g, source->stat, &context);
  int change = number_or_zero(g, stat->might, &context) +
               number_or_zero(g, stat->buff_might, &context) * rb_body(g, card1)->buffs;
  bool bounded = stat->bounded && change < 0 && layer == L_DECREASES;
  return bounded ? rb_limited(g, source, card1, derived_of(g, card1)->might, change) : change;
}

/* 472.1.a.1: increases of the old value stay. */
static void assign_might(RbDerived *d, int might)
{
  d->might = layer_sum(d->might, might - d->base);
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

/* What the source takes away: nothing; keywords; all older abilities; or the object's own text of
** any age, while abilities given by others stay (472.2.a). */
static int losses_of(const ArbSource *source)
{
  const RbEffect *effect = effect_of(source);
  if (effect) return effect->kind1 == RB_F_LOSES ? effect->amount : 0;
  return stat_of(source)->loses_all;
}

/* Takes the printed instances of keywords away, and no others. */
static void take_printed(const ArbGame *g, RbDerived *d)
{
  const RbCardDef *def = d->text ? rb_def(g, d->text) : rb_def_of(g, d->card1);
  for (uint32_t left = def->keywords; left; left &= left - 1) {
    int k = __builtin_ctz(left), printed = def->keyword_value[k];
    d->value[k] = (uint16_t)(d->value[k] > printed ? d->value[k] - printed : 0);
    if (!d->value[k]) d->keywords &= ~(1u << k);
  }
}

enum { OLDEST = 1 }; /* a timestamp before that of everything on the board */

/* The definition whose text the source gives in place of another one; 0: none. */
static uint16_t text_from(const ArbSource *source, int amount)
{
  if (source->effect) return effect_of(source)->kind1 == RB_F_LOSES ? effect_of(source)->x : 0;
  return (uint16_t)(stat_of(source)->text_of1 ? amount : 0);
}

/* Gives an object the keywords of the text that it has instead of its own. */
static void put_text(const ArbGame *g, RbDerived *d, uint16_t text)
{
  const RbCardDef *def = rb_def(g, text);
  d->text = text;
  for (uint32_t left = text ? def->keywords : 0; left; left &= left - 1) {
    int k = __builtin_ctz(left);
    arb_keywords_give(g->cards, had(d), k, def->keyword_value[k]);
  }
}

static void take_away(const ArbGame *g, const ArbSource *source, RbDerived *d, int amount)
{
  const RbEffect *effect = effect_of(source);
  int losses = losses_of(source);
  uint16_t text = text_from(source, amount);
  if (source->stat && stat_of(source)->text_of1 && !text) return; /* there is no text to give */
  uint32_t since = losses == ARB_LOSES_TEXT ? OLDEST : source->timestamp;
  if (losses == ARB_LOSES_TEXT && (!d->lost || d->text)) take_printed(g, d);
  if (losses == ARB_LOSES_ALL) arb_keywords_take(had(d), UINT32_MAX);
  if (losses && since > d->lost) d->lost = since;
  if (losses) put_text(g, d, text);
  if (losses) d->by_itself = text && source->stat && id_index1(source->context.me) == d->card1;
  if (losses) return;
  arb_keywords_take(had(d), !effect                       ? stat_of(source)->loses
                            : effect->kind1 == RB_F_LOSES ? 1u << effect->keyword
                                                          : 0);
}

static void apply_one(ArbGame *g, const ArbSource *source, int card1, int layer, int amount)
{
  RbDerived *d = derived_of(g, card1);
  switch (layer) {
  case L_TRAITS: assign_traits(source, d, amount); break;
  case L_ABILITIES:
    take_away(g, source, d, amount);
    if (source->effect && effect_of(source)->kind1 == RB_F_KEYWORD)
      arb_keywords_give(g->cards, had(d), effect_of(source)->keyword, amount);
    if (source->stat) arb_keywords_from(g->cards, had(d), source->stat, amount);
    break;
  default: d->might = layer_sum(d->might, amount); break;
  }
}

/* An amount of the other sign belongs to the other half of the layer of arithmetic. */
static bool in_half(int layer, int amount)
{
  return layer < L_INCREASES || (amount < 0) == (layer == L_DECREASES);
}

static void note_change(ArbLayers *l, int layer)
{
  l->marks |= CHANGED;
  if (layer <= L_ABILITIES) l->marks |= AGAIN; /* conditions may hold now */
  if (layer == L_ABILITIES) l->marks |= TEXTS;
}

static uint8_t reads_of(const ArbLayers *l, const ArbSource *source)
{
  bool exists = l->marks & HAS_LOSSES; /* 473.1.a: losses decide whether it exists */
  return (uint8_t)(source->reads | (exists ? RB_READS_KEYWORDS : 0));
}

static bool counts_objects(const ArbGame *g) /* E451.1: which objects, not how much */
{
  return rb_house(g, RB_H_DEPENDENCY_BY_OBJECTS);
}

/* The layers for the kernel (471.1, 471.3), in the order of 473-475. */
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
  .about = RB_WHY_LAYERS,
  .names = {[L_TRAITS] = "1: traits",
            [L_ABILITIES] = "2: abilities",
            [L_INCREASES] = "3: arithmetic, increases",
            [L_DECREASES] = "3: arithmetic, decreases"},
  .rules = {"472.1", "472.2", "472.3.d.1", "472.3.d.2"},
  .end_rule = "471.3",
  .wait_rule = "474",
  .name = rb_name_source,
};

/* ---- The sequence of layers (471) ---------------------------------------- */

/* Statics that are there now: abilities gained meanwhile bring theirs. */
static bool gather(ArbGame *g, ArbLayers *l)
{
  int before = l->source_count;
  RbVisit v = {RB_ABOUT_LAYERS, gather_static, l, true};
  start_summary(g, l);
  rb_visit_statics(g, &v);
  arb_layers_ready(g, l);
  return l->source_count > before;
}

static void reach_arithmetic(ArbGame *g, ArbLayers *l)
{
  if (l->marks & COUNTED) return;
  l->marks |= COUNTED;
  for (int i = 0; i < l->object_count; i++) {
    RbDerived *d = derived_of(g, l->objects[i]);
    int before = d->might;
    add_counted(g, l->objects[i], d);
    if (d->might != before) l->marks |= CHANGED;
  }
}

static void sequence(ArbGame *g, ArbLayers *l)
{
  arb_layers_apply(g, l, L_TRAITS);
  do { /* what an ability gives can give abilities */
    l->marks &= ~(uint32_t)TEXTS;
    arb_layers_apply(g, l, L_ABILITIES);
  } while (l->marks & TEXTS && l->marks & BRINGS && gather(g, l));
  reach_arithmetic(g, l);
  arb_layers_apply(g, l, L_INCREASES);
  if (l->put_off) arb_layers_apply(g, l, L_DECREASES);
}

/* Visits the applications of statics that have a minimum; `whole`: the amounts without it. */
static void visit_limited(ArbGame *g, const ArbLayers *l, RbLimitVisitor *visit, void *data)
{
  for (int s = 0; s < l->source_count; s++) {
    const ArbSource *source = &l->sources[s];
    if (!source->stat || !source->stat->bounded || !is_active(g, l, source)) continue;
    for (int j = 0; j < l->object_count; j++) {
      if (!applies(g, source, l->objects[j])) continue;
      int amount = 0, whole = measured(g, source, l->objects[j], L_INCREASES);
      for (int i = 0; i < l->applied_count; i++)
        if (l->applied[i].source == s && l->applied[i].object == j &&
            l->applied[i].layer == L_DECREASES)
          amount = l->applied[i].amount;
      if (whole < 0) visit(g, source, l->objects[j], amount, whole, data);
    }
  }
}

static void compute_for(ArbGame *g, RbLimitVisitor *visit, void *data)
{
  size_t mark = g->arena.used;
  ArbLayers *l = arb_layers_begin(g, &layering, g->s->pools[RB_POOL_BODY].used);
  l->rests_on = ON_BOARD | RB_TOUCH_TEXT | RB_TOUCH_REST | rb_cards(g->cards)->keyword_looks;
  gather_effects(g, l);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) add_object(g, l, card1);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) add_object(g, l, card1);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (ZONE_EACH(g, card1, zone_at(g, RB_Z_LEGENDS, seat))) add_object(g, l, card1);
  gather(g, l);
  if (l->source_count) do { /* 471 */
      l->marks &= ~(uint32_t)(CHANGED | AGAIN);
      if (l->marks & LOOKS) l->marks |= AGAIN;
      sequence(g, l);
    } while ((l->marks & (CHANGED | AGAIN)) == (CHANGED | AGAIN));
  reach_arithmetic(g, l);
  if (explains(g, RB_WHY_LAYERS)) rb_note_derivation(g, l);
  if (visit) visit_limited(g, l, visit, data);
  g->arena.used = mark;
}

void rb_compute_layers(ArbGame *g)
{
  compute_for(g, NULL, NULL);
}

void rb_each_limited(ArbGame *g, RbLimitVisitor *visit, void *data)
{
  compute_for(g, visit, data);
}

/* ---- Whether they are up to date: only there for speed ----------------------- */

/* The simple rule is to compute the layers whenever their results are asked for.
** rb_layers_hold computes them anew after each step of a check build, and compares. */

/* Whether no state that the results depend on has changed. */
static bool is_current(const ArbGame *g)
{
  const RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  return summary->looks && !(g->s->touched[RB_LOOK_LAYERS] & summary->looks);
}

const RbSummary *rb_layers(ArbGame *g)
{
  if (!is_current(g)) rb_compute_layers(g);
  return pool_at(g->s, RB_POOL_SUMMARY, 1);
}

/* Whether computing again gives the same results; true when they were out of date. */
bool rb_layers_hold(ArbGame *g)
{
  const RbDerived *now = pool_items(g->s, RB_POOL_DERIVED);
  int count = g->s->pools[RB_POOL_DERIVED].used;
  if (!is_current(g)) return true;
  size_t mark = g->arena.used;
  RbDerived *kept = arena_raw(g, (size_t)(count + 1) * sizeof *kept);
  memcpy(kept, now, (size_t)count * sizeof *kept);
  rb_compute_layers(g);
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
  rb_layers(g);
  return derived_of(g, card1);
}

bool rb_may_have(ArbGame *g, int card1, uint32_t keywords)
{
  return keywords & rb_def_of(g, card1)->keywords || rb_may_give(g, keywords);
}

/* Whether everything that cleanups and conditions of statics read of objects is as the last cleanup
** left it.  Frames, points and contests are not included. */
bool rb_is_quiet(ArbGame *g)
{
  uint32_t asked = rb_outline(g)->rests | RB_TOUCH_DAMAGE | 1u << RB_Z_FACEDOWN;
  return !(g->s->touched[RB_LOOK_CLEANUP] & asked);
}

/* Runs the scripts of the layers at the end of the step: a script that fails refuses the answer
** that led to it, so it must not fail when somebody looks later. */
void rb_layers_settle(ArbGame *g)
{
  if (!is_current(g) && rb_any_speaks_of(g, RB_ABOUT_SCRIPT)) rb_layers(g);
}

/* ---- What they are asked for -------------------------------------------- */

bool rb_is_layered(const ArbGame *g, int card1)
{
  if (!card_at(g, card1)->body1) return false;
  int zone = zone_of(g, card1);
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

static bool is_printed(const RbCardDef *def, int tag)
{
  for (int i = 0; i < def->tag_count; i++)
    if (def->tags[i] == tag) return true;
  return false;
}

/* Tags as printed or copied, and tags that were given (472.1.a); while the layers run, as far as
** they have come.  Of what is gone only those that were printed or copied are known. */
bool rb_tagged(ArbGame *g, ArbId object, int tag)
{
  const RbCards *cards = rb_cards(g->cards);
  uint16_t gone_def = rb_gone_def(g, object);
  if (gone_def) return is_printed(rb_def(g, gone_def), tag);
  if (!state_resolve(g->s, object)) return false;
  int card1 = id_index1(object);
  bool layered = rb_is_layered(g, card1), current = layered && is_current(g);
  const RbCardDef *def = current ? rb_def(g, derived_of(g, card1)->traits) : rb_def_of(g, card1);
  if (is_printed(def, tag)) return true;
  for (int i = 0; layered && i < cards->given_tag_count; i++)
    if (cards->given_tags[i] == tag && rb_derived(g, card1)->tags >> i & 1) return true;
  return false;
}

typedef struct Reach {
  ArbId card;
  uint32_t wanted, given;
} Reach;

static bool visit_reach(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Reach *reach = data;
  if (stat->everywhere && stat->keywords & reach->wanted &&
      rb_affects(g, stat, context, reach->card))
    reach->given |= stat->keywords & reach->wanted;
  return reach->given != reach->wanted;
}

/* Those of `keywords` that a static of the board, or of the card itself, gives to the card wherever
** it is. */
static uint32_t reached(ArbGame *g, int card1, uint32_t keywords)
{
  const RbCardDef *def = rb_def_of(g, card1);
  bool own = def->own_about & RB_ABOUT_REACH;
  bool board = rb_any_speaks_of(g, RB_ABOUT_REACH);
  if (!own && !board) return 0;
  Reach reach = {.card = id_of(g, card1), .wanted = keywords};
  ArbSeat whose = card_at(g, card1)->controller;
  if (own) rb_own_statics(g, card1, whose, RB_ABOUT_REACH, visit_reach, &reach);
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

/* 135.4.b: given values add to that of the printed keyword, which is itself inactive. */
uint32_t rb_awake_in(const ArbGame *g, const RbDerived *d, uint32_t keywords)
{
  uint32_t awake = d->keywords & keywords;
  for (uint32_t left = awake & d->asleep; left; left &= left - 1) {
    int k = __builtin_ctz(left);
    if (d->value[k] <= rb_def_of(g, d->card1)->keyword_value[k]) awake &= ~(1u << k);
  }
  return awake;
}

uint32_t rb_awake_of(ArbGame *g, int card1, uint32_t keywords)
{
  uint32_t has = rb_has_of(g, card1, keywords);
  return has && rb_is_layered(g, card1) ? rb_awake_in(g, rb_derived(g, card1), has) : has;
}

int rb_awake_value(ArbGame *g, int card1, int keyword)
{
  int value = rb_keyword_value(g, card1, keyword);
  if (!rb_is_layered(g, card1) || !(rb_derived(g, card1)->asleep >> keyword & 1)) return value;
  return value - rb_def_of(g, card1)->keyword_value[keyword];
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
