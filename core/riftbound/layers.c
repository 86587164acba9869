/* SPDX-License-Identifier: MIT */
/*
** layers.c -- Might and keywords after layers (468-475).
**
** Derived values of every object lie in the block beside its record, stamped
** with the change they belong to; the first query after a change computes them
** all.  The sequence of layers -- abilities (472.2), then increases and
** decreases (472.3) -- is repeated until no (effect, object) pair changed; each
** pair is applied once and removed once (471), which is why "+1 while I am not
** mighty" on a unit of 4 ends at 4.
*/
#include <string.h>

#include "rb.h"

/* ---- The static abilities that are active ------------------------------- */

static bool visit_def(ArbGame *g, uint16_t def, ArbContext *context, uint32_t timestamp,
                      RbStaticVisitor *visit, void *data)
{
  const RbCardDef *d = rb_def(g, def);
  for (int i = 0; i < d->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, d->first_ability + i);
    if (ability->kind != RB_STATIC || ability->flags & RB_NAMED || ability->active_zones) continue;
    context->def = def;
    context->ability = (uint16_t)(d->first_ability + i);
    if (!rb_condition(g, &ability->while_, context) || !rb_condition(g, &ability->if_, context))
      continue;
    if (!visit(g, &ability->stat, context, timestamp, data)) return false;
  }
  return true;
}

static bool visit_zone(ArbGame *g, int zone, RbStaticVisitor *visit, void *data)
{
  const RbCards *cards = rb_cards(g->cards);
  for (RB_EACH(g, card1, zone)) {
    const RbDerived *derived = pool_at(g->s, RB_POOL_DERIVED, rb_card(g, card1)->body1);
    uint32_t keywords = (derived->stamp ? derived->keywords : rb_def_of(g, card1)->keywords) &
                        cards->static_keywords;
    bool own = rb_def_of(g, card1)->has_statics;
    if (!own && !keywords) continue;
    ArbContext context = rb_context(g, card1, 0);
    uint32_t timestamp = rb_body(g, card1)->timestamp;
    if (own && !visit_def(g, rb_card(g, card1)->def, &context, timestamp, visit, data))
      return false;
    for (int k = 0; keywords; k++, keywords >>= 1)
      if (keywords & 1 && !visit_def(g, cards->keyword_defs[k], &context, timestamp, visit, data))
        return false;
  }
  return true;
}

/* Named statics that an effect started (390.4). */
static void visit_started(ArbGame *g, RbStaticVisitor *visit, void *data)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_STATIC) continue;
    const RbAbility *ability = rb_ability(g, effect->ability);
    ArbContext context = {.me = effect->source,
                          .you = effect->controller,
                          .def = effect->def,
                          .ability = effect->ability,
                          .refs = effect->refs,
                          .ref_count = ARB_REFS_MAX};
    if (rb_condition(g, &ability->if_, &context) &&
        !visit(g, &ability->stat, &context, effect->timestamp, data))
      return;
  }
}

void rb_each_static(ArbGame *g, RbStaticVisitor *visit, void *data)
{
  if (!visit_zone(g, rb_zone(g, RB_Z_BOARD, 0), visit, data)) return;
  if (!visit_zone(g, rb_zone(g, RB_Z_BATTLEFIELDS, 0), visit, data)) return;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (!visit_zone(g, rb_zone(g, RB_Z_LEGENDS, seat), visit, data)) return;
  visit_started(g, visit, data);
}

bool rb_affects(ArbGame *g, const RbStatic *stat, const ArbContext *context, ArbId object)
{
  switch (stat->affects) {
  case RB_AFFECTS_ME: return id_equal(object, context->me);
  case RB_AFFECTS_YOU: return id_seat(object) == context->you && context->you != ARB_NO_SEAT;
  default: return stat->selector1 && selector_matches(g, stat->selector1, context, object);
  }
}

/* ---- Computing everything ----------------------------------------------- */

enum { SOURCES_ROOM = 32, SOURCES_SPARE = 8 };

/* One continuous effect: a static ability or a record in the block. */
typedef struct Source {
  const RbStatic *stat;
  const RbEffect *effect;
  ArbContext context;
  uint32_t timestamp;
} Source;

typedef struct Layers {
  Source *sources;
  int source_room;
  int source_count, settled, room;
  uint16_t *objects;
  int object_count;
  /* per (source, object): 0 not yet, 1 applied, 2 removed for good (471.3) */
  uint8_t *state;
  int16_t *amount; /* what was applied: fixed at that moment (472.3.b) */
  bool changed;
  bool looks;     /* some static looks at Might, whether or not it is active yet */
  bool again;     /* ... or keywords changed: another sequence must be looked at (471.2) */
  bool decreases; /* an amount below 0 waits for its own pass (472.3.d.2) */
} Layers;

static RbDerived *derived_of(const ArbGame *g, int card1)
{
  return pool_at(g->s, RB_POOL_DERIVED, rb_card(g, card1)->body1);
}

static void start_object(ArbGame *g, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1);
  RbDerived *d = derived_of(g, card1);
  *d = (RbDerived){.card1 = (uint16_t)card1, .stamp = g->s->change + 1, .keywords = def->keywords};
  d->might = (int16_t)(def->might + rb_body(g, card1)->buffs); /* 703 */
  memcpy(d->value, def->keyword_value, sizeof d->value);
}

static void add_object(ArbGame *g, Layers *l, int card1)
{
  l->objects[l->object_count++] = (uint16_t)card1;
  if (rb_def_of(g, card1)->static_reads & RB_READS_MIGHT) l->looks = true;
  start_object(g, card1);
}

static void add_source(ArbGame *g, Layers *l, const Source *source)
{
  if (l->source_count == l->source_room) {
    Source *more = arena_raw(g, (size_t)l->source_room * 2 * sizeof *more);
    memcpy(more, l->sources, (size_t)l->source_count * sizeof *more);
    l->sources = more;
    l->source_room *= 2;
  }
  int at = l->source_count++;
  /* 475.3; what appears in a later pass stands behind those already applied */
  while (at > l->settled && l->sources[at - 1].timestamp > source->timestamp) {
    l->sources[at] = l->sources[at - 1];
    at--;
  }
  l->sources[at] = *source;
}

/* What else the active statics speak of, for whoever asks next (RbSummary). */
static void note_static(const ArbGame *g, const RbStatic *stat)
{
  RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  summary->cost |= stat->cost_energy.count != 0;
  summary->ready |= stat->enters_ready | stat->enters_exhausted;
  summary->places |= stat->plays_to1 != 0;
  summary->bonus |= stat->bonus_damage.count || stat->bonus_damage_to.count;
}

static void start_summary(const ArbGame *g)
{
  RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  summary->in_use = 1;
  summary->stamp = g->s->change + 1; /* what asks meanwhile sees the layers so far */
  summary->cost = summary->ready = summary->places = summary->bonus = 0;
}

static bool gather_static(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                          uint32_t timestamp, void *data)
{
  note_static(g, stat);
  Layers *l = data;
  if (!stat->might.count && !stat->keywords && !stat->buff_might.count) return true;
  Source source = {stat, NULL, *context, timestamp};
  for (int i = 0; i < l->source_count; i++)
    if (l->sources[i].stat == stat && id_equal(l->sources[i].context.me, context->me) &&
        l->sources[i].context.you == context->you && l->sources[i].timestamp == timestamp)
      return true;
  add_source(g, l, &source);
  return true;
}

static void gather_effects(ArbGame *g, Layers *l)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_STATIC && rb_ability(g, effect->ability)->reads & RB_READS_MIGHT)
      l->looks = true;
    if (effect->kind1 != RB_F_MIGHT && effect->kind1 != RB_F_KEYWORD) continue;
    Source source = {.effect = effect, .timestamp = effect->timestamp};
    add_source(g, l, &source);
  }
}

/* Whether the source's own conditions hold: the same for every object.  It was
** gathered because they did; only what looks at results can have changed since. */
static bool is_active(ArbGame *g, const Source *source)
{
  const RbAbility *ability = source->effect ? NULL : rb_ability(g, source->context.ability);
  if (!ability || !ability->reads) return true;
  return rb_condition(g, &ability->while_, &source->context) &&
         rb_condition(g, &ability->if_, &source->context);
}

/* The one object it can apply to, or 0: any. */
static int only_object(const Source *source)
{
  if (source->effect) return id_index1(source->effect->object);
  return source->stat->affects == RB_AFFECTS_ME ? id_index1(source->context.me) : 0;
}

static bool applies(ArbGame *g, const Source *source, int card1)
{
  ArbId object = rb_id(g, card1);
  if (source->effect) return id_equal(source->effect->object, object);
  return rb_affects(g, source->stat, &source->context, object);
}

static void change_keyword(RbDerived *d, int keyword, int value, int sign)
{
  static const uint8_t stacks[] = {
#define X(id, name, rule, how) RB_STACKS_##how,
      RB_KEYWORDS(X)
#undef X
  };
  int total = d->value[keyword] + sign * (stacks[keyword] == RB_STACKS_SUM ? value : 1);
  d->value[keyword] = (uint8_t)(total < 0 ? 0 : total > UINT8_MAX ? UINT8_MAX : total);
  if (d->value[keyword])
    d->keywords |= 1u << keyword;
  else
    d->keywords &= ~(1u << keyword);
}

/* Layer 2 of one source on one object; sign -1 takes it away again. */
static void apply_keywords(ArbGame *g, const Source *source, RbDerived *d, int amount, int sign)
{
  if (source->effect) {
    if (source->effect->kind1 == RB_F_KEYWORD)
      change_keyword(d, source->effect->keyword, amount, sign);
    return;
  }
  (void)g;
  for (int k = 0; k < RB_KEYWORD_COUNT; k++)
    if (source->stat->keywords >> k & 1) change_keyword(d, k, amount, sign);
}

static int measured(ArbGame *g, const Source *source, int card1, bool keywords)
{
  if (source->effect) return source->effect->amount;
  ArbContext context = source->context;
  context.subject = rb_id(g, card1);
  if (keywords) {
    int32_t value = source->stat->keyword_value.count
                        ? number_value(g, source->stat->keyword_value, &context)
                        : 1;
    return value == ARB_NULL || value < 0 ? 0 : value;
  }
  int32_t might = source->stat->might.count ? number_value(g, source->stat->might, &context) : 0;
  if (source->stat->buff_might.count) {
    int32_t more = number_value(g, source->stat->buff_might, &context);
    if (more != ARB_NULL) might += more * rb_body(g, card1)->buffs;
  }
  return might == ARB_NULL ? 0 : might;
}

static bool in_layer(const Source *source, bool keywords)
{
  if (source->effect) return (source->effect->kind1 == RB_F_KEYWORD) == keywords;
  return keywords ? source->stat->keywords != 0
                  : source->stat->might.count || source->stat->buff_might.count;
}

/* One pass of a layer; `sign` picks increases or decreases of Might (472.3.d). */
static void pass(ArbGame *g, Layers *l, bool keywords, int sign)
{
  for (int i = 0; i < l->source_count; i++) {
    const Source *source = &l->sources[i];
    if (!in_layer(source, keywords)) continue;
    bool active = is_active(g, source);
    int only1 = only_object(source);
    for (int j = 0; j < l->object_count; j++) {
      int at = (i * 2 + keywords) * l->object_count + j, card1 = l->objects[j];
      if (only1 && card1 != only1) continue;
      RbDerived *d = derived_of(g, card1);
      bool now = active && applies(g, source, card1);
      if (l->state[at] == 1 && !now) { /* 471.3: disqualified, once */
        if (keywords)
          apply_keywords(g, source, d, l->amount[at], -1);
        else
          d->might = (int16_t)(d->might - l->amount[at]);
        l->state[at] = 2;
        l->changed = true;
        l->again |= keywords;
      } else if (l->state[at] == 0 && now) {
        int amount = measured(g, source, card1, keywords);
        if (!keywords && (amount < 0) != (sign < 0)) {
          l->decreases = true;
          continue;
        }
        if (keywords)
          apply_keywords(g, source, d, amount, 1);
        else
          d->might = (int16_t)(d->might + amount);
        l->amount[at] = (int16_t)amount;
        l->state[at] = 1;
        l->changed = true;
        l->again |= keywords; /* a keyword may bring statics, or meet conditions */
      }
    }
  }
}

/* Room for what each source does to each object, kept when more sources appear. */
static void make_pairs(ArbGame *g, Layers *l)
{
  if (l->source_count <= l->room) return;
  int before = l->room * 2 * l->object_count;
  l->room = l->source_count + SOURCES_SPARE;
  size_t pairs = (size_t)l->room * 2 * (size_t)l->object_count;
  uint8_t *state = arena_take(g, pairs + 1);
  int16_t *amount = arena_raw(g, (pairs + 1) * sizeof *amount);
  if (before > 0) {
    memcpy(state, l->state, (size_t)before);
    memcpy(amount, l->amount, (size_t)before * sizeof *amount);
  }
  l->state = state;
  l->amount = amount;
}

static void compute(ArbGame *g)
{
  size_t mark = g->arena.used;
  Layers *l = arena_raw(g, sizeof *l);
  l->source_count = l->settled = l->object_count = l->room = 0;
  l->source_room = SOURCES_ROOM;
  l->looks = false;
  l->sources = arena_raw(g, SOURCES_ROOM * sizeof *l->sources);
  l->objects = arena_raw(g, (g->s->pools[RB_POOL_BODY].used + 1u) * sizeof *l->objects);
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_BOARD, 0))) add_object(g, l, card1);
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_BATTLEFIELDS, 0))) add_object(g, l, card1);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (RB_EACH(g, card1, rb_zone(g, RB_Z_LEGENDS, seat))) add_object(g, l, card1);
  gather_effects(g, l);
  do { /* 471 */
    l->changed = l->decreases = false;
    l->again = l->looks;
    start_summary(g);
    rb_each_static(g, gather_static, l); /* keywords gained in this pass bring statics */
    l->settled = l->source_count;
    if (l->source_count == 0) break;
    make_pairs(g, l);
    pass(g, l, true, 1);
    pass(g, l, false, 1);
    if (l->decreases) pass(g, l, false, -1);
  } while (l->changed && l->again);
  g->arena.used = mark;
}

static const RbSummary *summary_of(ArbGame *g)
{
  const RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  if (summary->stamp != g->s->change + 1) compute(g);
  return summary;
}

const RbDerived *rb_derived(ArbGame *g, int card1)
{
  summary_of(g);
  return derived_of(g, card1);
}

/* ---- What the board looks for -------------------------------------------- */

static void watches_in(const ArbGame *g, int zone, RbEventSet *watches)
{
  for (RB_EACH(g, card1, zone)) event_set_join(watches, &rb_def_of(g, card1)->watches);
}

const RbEventSet *rb_board_watches(ArbGame *g)
{
  RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  if (summary->moves == g->s->moves + 1) return &summary->watches;
  summary->watches = (RbEventSet){{0}};
  watches_in(g, rb_zone(g, RB_Z_BOARD, 0), &summary->watches);
  watches_in(g, rb_zone(g, RB_Z_BATTLEFIELDS, 0), &summary->watches);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    watches_in(g, rb_zone(g, RB_Z_LEGENDS, seat), &summary->watches);
  summary->in_use = 1;
  summary->moves = g->s->moves + 1;
  return &summary->watches;
}

/* ---- What they are asked for -------------------------------------------- */

static bool is_layered(const ArbGame *g, int card1)
{
  int zone = rb_zone_of(g, card1);
  return zone == RB_Z_BOARD || zone == RB_Z_BATTLEFIELDS || zone == RB_Z_LEGENDS;
}

int rb_might(ArbGame *g, int card1) /* 143.2.b, 711 */
{
  int might = is_layered(g, card1) ? rb_derived(g, card1)->might : rb_def_of(g, card1)->might;
  return might < 0 ? 0 : might;
}

bool rb_has(ArbGame *g, int card1, int keyword)
{
  uint32_t keywords =
      is_layered(g, card1) ? rb_derived(g, card1)->keywords : rb_def_of(g, card1)->keywords;
  return keywords >> keyword & 1;
}

int rb_keyword_value(ArbGame *g, int card1, int keyword)
{
  return is_layered(g, card1) ? rb_derived(g, card1)->value[keyword]
                              : rb_def_of(g, card1)->keyword_value[keyword];
}

/* ---- Statics about cards as they are played (366) ----------------------- */

typedef struct Ask {
  int card1;
  ArbSeat player;
  int value;
  int battlefield1;
  bool yes, no, increases;
} Ask;

/* The statics on the card itself speak of it wherever it is (366.2). */
static void own_statics(ArbGame *g, const Ask *ask, RbStaticVisitor *visit, void *data)
{
  if (is_layered(g, ask->card1) || !rb_def_of(g, ask->card1)->has_statics) return;
  const RbCardDef *def = rb_def_of(g, ask->card1);
  ArbContext context = {
      .me = rb_id(g, ask->card1), .you = ask->player, .def = rb_card(g, ask->card1)->def};
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, def->first_ability + i);
    context.ability = (uint16_t)(def->first_ability + i);
    if (ability->kind == RB_STATIC && !(ability->flags & RB_NAMED) &&
        ability->stat.affects == RB_AFFECTS_ME && rb_condition(g, &ability->while_, &context) &&
        rb_condition(g, &ability->if_, &context))
      visit(g, &ability->stat, &context, 0, data);
  }
}

static bool visit_ready(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                        uint32_t timestamp, void *data)
{
  Ask *ask = data;
  (void)timestamp;
  if ((stat->enters_ready || stat->enters_exhausted) &&
      rb_affects(g, stat, context, rb_id(g, ask->card1))) {
    ask->yes |= stat->enters_ready;
    ask->no |= stat->enters_exhausted;
  }
  return true;
}

/* `ready`: as its type does (143.4, 149.1) or as what plays it says. */
bool rb_enters_ready(ArbGame *g, int card1, ArbSeat controller, bool ready)
{
  Ask ask = {.card1 = card1, .player = controller};
  own_statics(g, &ask, visit_ready, &ask);
  if (summary_of(g)->ready) rb_each_static(g, visit_ready, &ask);
  return (ready && !ask.no) || ask.yes;
}

static bool visit_cost(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                       uint32_t timestamp, void *data)
{
  Ask *ask = data;
  (void)timestamp;
  if (!stat->cost_energy.count || !rb_affects(g, stat, context, rb_id(g, ask->card1))) return true;
  int32_t change = number_value(g, stat->cost_energy, context);
  if (change == ARB_NULL || (change > 0) != ask->increases) return true;
  int changed = ask->value + change;
  if (change < 0 && stat->cost_minimum >= 0 && changed < stat->cost_minimum) /* 356.4.e */
    changed = ask->value < stat->cost_minimum ? ask->value : stat->cost_minimum;
  ask->value = changed < 0 ? 0 : changed;
  return true;
}

/* 356.3 increases first, 356.4 then discounts. */
int rb_cost_change(ArbGame *g, int card1, ArbSeat player, int energy)
{
  Ask ask = {.card1 = card1, .player = player, .value = energy, .increases = true};
  bool others = summary_of(g)->cost;
  own_statics(g, &ask, visit_cost, &ask);
  if (others) rb_each_static(g, visit_cost, &ask);
  ask.increases = false;
  own_statics(g, &ask, visit_cost, &ask);
  if (others) rb_each_static(g, visit_cost, &ask);
  return ask.value;
}

static bool visit_place(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                        uint32_t timestamp, void *data)
{
  Ask *ask = data;
  (void)timestamp;
  if (stat->plays_to1 && rb_affects(g, stat, context, rb_id(g, ask->card1)) &&
      selector_matches(g, stat->plays_to1, context, rb_id(g, ask->battlefield1)))
    ask->yes = true;
  return true;
}

bool rb_place_allowed(ArbGame *g, int card1, ArbSeat player, int battlefield1) /* 355.2.b */
{
  Ask ask = {.card1 = card1, .player = player, .battlefield1 = battlefield1};
  const RbCardDef *def = rb_def_of(g, card1);
  ArbContext context = {.me = rb_id(g, card1), .you = player, .def = rb_card(g, card1)->def};
  if (def->plays_to1 && selector_matches(g, def->plays_to1, &context, rb_id(g, battlefield1)))
    return true;
  own_statics(g, &ask, visit_place, &ask);
  if (summary_of(g)->places) rb_each_static(g, visit_place, &ask);
  return ask.yes;
}

static bool visit_bonus(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                        uint32_t timestamp, void *data)
{
  Ask *ask = data;
  int32_t more = 0;
  (void)timestamp;
  if (stat->bonus_damage.count && stat->affects == RB_AFFECTS_YOU && context->you == ask->player)
    more = number_value(g, stat->bonus_damage, context);
  if (stat->bonus_damage_to.count && rb_affects(g, stat, context, rb_id(g, ask->card1)))
    more += number_value(g, stat->bonus_damage_to, context);
  if (more > 0) ask->value += more;
  return true;
}

int rb_bonus_damage(ArbGame *g, ArbSeat player, int target1) /* 714: summed, never below 0 */
{
  Ask ask = {.card1 = target1, .player = player};
  if (summary_of(g)->bonus) rb_each_static(g, visit_bonus, &ask);
  return ask.value;
}
