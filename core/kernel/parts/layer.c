/* SPDX-License-Identifier: MIT */
/* layer.c -- see layer.h. */
#include "kernel/parts/layer.h"

enum { SOURCES_ROOM = 32, SOURCES_SPARE = 8, APPLIED_ROOM = 64 };
enum { NOT_YET, APPLIED, ENDED }; /* the state of a pair of source and object */

/* ---- Sources and objects --------------------------------------------------- */

ArbLayers *arb_layers_begin(ArbGame *g, const ArbLayering *layering, int object_room)
{
  ArbLayers *l = arena_raw(g, sizeof *l);
  *l = (ArbLayers){.layering = layering, .source_room = SOURCES_ROOM, .applied_room = APPLIED_ROOM};
  l->sources = arena_raw(g, SOURCES_ROOM * sizeof *l->sources);
  l->applied = arena_raw(g, APPLIED_ROOM * sizeof *l->applied);
  l->objects = arena_raw(g, (size_t)(object_room + 1) * sizeof *l->objects);
  l->due = arena_raw(g, (size_t)(object_room + 1) * sizeof *l->due);
  return l;
}

void arb_layers_object(ArbGame *g, ArbLayers *l, int card1)
{
  l->objects[l->object_count++] = (uint16_t)card1;
  l->layering->start(g, l, card1);
}

int arb_layers_find(const ArbLayers *l, int card1)
{
  for (int i = 0; i < l->object_count; i++)
    if (l->objects[i] == card1) return i;
  return -1;
}

bool arb_layers_know(const ArbLayers *l, const ArbSource *source)
{
  for (int i = 0; i < l->source_count; i++)
    if (l->sources[i].stat == source->stat &&
        id_equal(l->sources[i].context.me, source->context.me) &&
        l->sources[i].context.you == source->context.you &&
        l->sources[i].timestamp == source->timestamp)
      return true;
  return false;
}

void arb_layers_add(ArbGame *g, ArbLayers *l, const ArbSource *source)
{
  if (l->source_count == l->source_room) {
    ArbSource *more = arena_raw(g, (size_t)l->source_room * 2 * sizeof *more);
    memcpy(more, l->sources, (size_t)l->source_count * sizeof *more);
    l->sources = more;
    l->source_room *= 2;
  }
  int at = l->source_count++;
  /* Sources that are settled keep their numbers; members() sorts the later ones in. */
  while (at > l->settled && l->sources[at - 1].timestamp > source->timestamp) {
    l->sources[at] = l->sources[at - 1];
    at--;
  }
  l->sources[at] = *source;
}

/* Makes room for the state of each pair; the state is kept when more sources are added. */
void arb_layers_ready(ArbGame *g, ArbLayers *l)
{
  l->settled = l->source_count;
  if (l->source_count <= l->state_room) return;
  size_t pairs = (size_t)l->layering->slots * (size_t)l->object_count;
  size_t before = (size_t)l->state_room * pairs;
  l->state_room = l->source_count + SOURCES_SPARE;
  uint8_t *state = arena_take(g, (size_t)l->state_room * pairs + 1);
  if (before) memcpy(state, l->state, before);
  l->state = state;
}

void arb_layers_restart(ArbGame *g, ArbLayers *l)
{
  arb_layers_ready(g, l);
  size_t pairs = (size_t)l->layering->slots * (size_t)l->object_count;
  memset(l->state, 0, (size_t)l->state_room * pairs);
  l->applied_count = 0;
  for (int i = 0; i < l->object_count; i++) l->layering->start(g, l, l->objects[i]);
}

/* ---- Keywords ------------------------------------------------------------------ */

void arb_keywords_give(const ArbCards *cards, ArbKeywordRow had, int keyword, int value)
{
  bool sums = cards->keywords[keyword].stacks == ARB_STACKS_SUM;
  int total = had.value[keyword] + (sums ? value : 1);
  had.value[keyword] = (uint16_t)(total > INT16_MAX ? INT16_MAX : total);
  if (had.value[keyword]) *had.keywords |= 1u << keyword;
}

void arb_keywords_take(ArbKeywordRow had, uint32_t keywords)
{
  *had.keywords &= ~keywords;
  for (uint32_t left = keywords; left; left &= left - 1) had.value[__builtin_ctz(left)] = 0;
}

void arb_keywords_from(const ArbCards *cards, ArbKeywordRow had, const ArbStatic *stat, int value)
{
  for (uint32_t left = stat->keywords; left; left &= left - 1)
    arb_keywords_give(cards, had, __builtin_ctz(left), static_value(stat, left, value));
}

int arb_layers_keyword_value(ArbGame *g, const ArbStatic *stat, const ArbContext *context)
{
  int value = stat->keyword_value.count ? number_or_zero(g, stat->keyword_value, context) : 1;
  return value < 0 ? 0 : value;
}

/* ---- Why ----------------------------------------------------------------------- */

ArbReason arb_layers_reason(const ArbLayers *l, int kind, const ArbSource *source, int layer)
{
  const ArbEffect *effect = source->effect;
  return (ArbReason){.kind = (uint8_t)kind,
                     .player = ARB_NO_SEAT,
                     .source = effect ? effect->source : source->context.me,
                     .source_def = effect ? effect->def : source->context.def,
                     .layer = l->layering->names[layer],
                     .rule = l->layering->rules[layer],
                     .timestamp = source->timestamp};
}

enum { NAME_MAX = 160 };

static void note_end(ArbGame *g, const ArbLayers *l, const ArbSource *source, int card1, int layer)
{
  char name[NAME_MAX];
  if (!explains_object(g, l->layering->about, state_card_id(g->s, card1))) return;
  ArbReason reason = arb_layers_reason(l, ARB_WHY_FACT, source, layer);
  reason.topic = "removed", reason.rule = l->layering->end_rule;
  l->layering->name(g, source, name, sizeof name);
  arb_explain_note(g, reason, "%s no longer applies, and will not again", name);
}

/* Notes that a source waits for another one, which changes its amount for the object in
** question. */
static void note_wait(ArbGame *g, const ArbLayers *l, int source, int other, const int32_t *before,
                      const int32_t *after)
{
  char name[NAME_MAX], first[NAME_MAX];
  int at = arb_layers_find(l, id_index1(g->recorder->object));
  if (!explains(g, l->layering->about) || at < 0 || before[at] == after[at]) return;
  ArbReason reason = arb_layers_reason(l, ARB_WHY_FACT, &l->sources[source], 0);
  reason.topic = "dependency", reason.rule = l->layering->wait_rule, reason.layer = "";
  l->layering->name(g, &l->sources[source], name, sizeof name);
  l->layering->name(g, &l->sources[other], first, sizeof first);
  arb_explain_note(g, reason, "%s depends on %s and waits for it", name, first);
}

/* ---- One source, one object -------------------------------------------------- */

static uint8_t *state_of(const ArbLayers *l, int source, int layer, int object)
{
  return &l->state[(source * l->layering->slots + l->layering->slot[layer]) * l->object_count +
                   object];
}

static void keep_applied(ArbGame *g, ArbLayers *l, ArbApplied applied)
{
  if (l->applied_count == l->applied_room) {
    l->applied_room *= 2;
    ArbApplied *more = arena_raw(g, (size_t)l->applied_room * sizeof *more);
    memcpy(more, l->applied, (size_t)l->applied_count * sizeof *more);
    l->applied = more;
  }
  l->applied[l->applied_count++] = applied;
}

static bool is_active(ArbGame *g, const ArbLayers *l, const ArbSource *source)
{
  return source->effect || l->layering->active(g, l, source);
}

static int only_object(const ArbLayers *l, const ArbSource *source)
{
  return source->effect ? id_index1(source->effect->object) : l->layering->only(source);
}

static bool applies_to(ArbGame *g, const ArbLayers *l, const ArbSource *source, int card1)
{
  if (source->effect) return id_equal(source->effect->object, state_card_id(g->s, card1));
  return l->layering->applies(g, source, card1);
}

static uint8_t reads_of(const ArbLayers *l, const ArbSource *source)
{
  return source->effect ? source->reads : l->layering->reads(l, source);
}

static bool is_of_layer(const ArbLayers *l, int layer, int amount)
{
  return !l->layering->in_layer || l->layering->in_layer(layer, amount);
}

static void tell_change(ArbLayers *l, int layer)
{
  if (l->layering->changed) l->layering->changed(l, layer);
}

/* 471.3: removes an effect from an object and derives the object again from the other effects. */
static void take_off(ArbGame *g, ArbLayers *l, int source, int object, int layer)
{
  const ArbLayering *layering = l->layering;
  int kept = 0;
  for (int i = 0; i < l->applied_count; i++) {
    const ArbApplied *a = &l->applied[i];
    if (a->source != source || a->object != object ||
        layering->slot[a->layer] != layering->slot[layer])
      l->applied[kept++] = *a;
  }
  l->applied_count = kept;
  layering->start(g, l, l->objects[object]);
  for (int at = 0; at < layering->layers; at++)
    for (int i = 0; i < kept; i++) {
      const ArbApplied *a = &l->applied[i];
      if (a->object == object && a->layer == at)
        layering->apply(g, &l->sources[a->source], l->objects[object], at, a->amount);
    }
}

/* Writes the amount of a source for each object as things are now; ARB_NULL: none.  All amounts are
** measured before any is applied, so an effect on several objects does not see its own changes. */
static void find_due(ArbGame *g, ArbLayers *l, int s, int layer)
{
  const ArbSource *source = &l->sources[s];
  bool active = is_active(g, l, source);
  int only1 = only_object(l, source);
  for (int j = 0; j < l->object_count; j++) {
    int card1 = l->objects[j], state = *state_of(l, s, layer, j);
    l->due[j] = ARB_NULL;
    if (state == ENDED || !active || (only1 && card1 != only1)) continue;
    if (!applies_to(g, l, source, card1)) continue;
    l->due[j] = state == NOT_YET ? l->layering->measure(g, source, card1, layer) : 0;
  }
}

/* Applies a source to all objects that it affects now, and removes it from those that it no longer
** affects.  Each happens once (471.1, 471.3). */
static void apply_source(ArbGame *g, ArbLayers *l, int s, int layer)
{
  const ArbLayering *layering = l->layering;
  const ArbSource *source = &l->sources[s];
  find_due(g, l, s, layer);
  for (int j = 0; j < l->object_count; j++) {
    int card1 = l->objects[j], amount = l->due[j];
    uint8_t *state = state_of(l, s, layer, j);
    if (*state == APPLIED && amount == ARB_NULL && layering->ends) {
      take_off(g, l, s, j, layer);
      *state = ENDED;
      if (g->recorder) note_end(g, l, source, card1, layer);
      tell_change(l, layer);
    } else if (*state == NOT_YET && amount != ARB_NULL) { /* the amount is kept (472.3.b) */
      if (!is_of_layer(l, layer, amount)) {
        l->put_off = true;
        continue;
      }
      layering->apply(g, source, card1, layer, amount);
      keep_applied(g, l, (ArbApplied){(uint16_t)s, (uint16_t)j, (uint16_t)layer, 0, amount});
      *state = APPLIED;
      tell_change(l, layer);
    }
  }
}

/* ---- Dependency (473-474; SVE 10.9.1.5) ----------------------------------------- */

/* Writes what a source would do in a layer: to which objects, and how much.  Different results mean
** a difference in existence, in the number of objects, or in outcome (473.1.a-c). */
static void take_print(ArbGame *g, ArbLayers *l, int s, int layer, int32_t *print)
{
  find_due(g, l, s, layer);
  for (int j = 0; j < l->object_count; j++)
    print[j] = is_of_layer(l, layer, l->due[j]) ? l->due[j] : ARB_NULL;
}

/* 474: whether applying `other` first changes what `source` does.  First the masks say whether that
** is possible; then a trial on the derived records, which are put back, decides. */
static bool depends(ArbGame *g, ArbLayers *l, int source, int other, int layer)
{
  const ArbLayering *layering = l->layering;
  if (!(reads_of(l, &l->sources[source]) & l->sources[other].writes[layer])) return false;
  size_t mark = g->arena.used, count = (size_t)l->object_count, prints = count * sizeof(int32_t);
  int32_t *before = arena_raw(g, prints), *after = arena_raw(g, prints);
  char *derived = arena_raw(g, count * layering->size);
  ArbApplied *list = arena_raw(g, (size_t)(l->applied_count + 1) * sizeof *list);
  uint8_t *state = arena_raw(g, count + 1);
  ArbLayers kept = *l;
  memcpy(list, l->applied, (size_t)l->applied_count * sizeof *list);
  memcpy(state, state_of(l, other, layer, 0), count);
  for (size_t j = 0; j < count; j++)
    memcpy(derived + j * layering->size, layering->derived(g, l->objects[j]), layering->size);
  take_print(g, l, source, layer, before);
  apply_source(g, l, other, layer);
  take_print(g, l, source, layer, after);
  if (layering->by_objects && layering->by_objects(g))
    for (size_t j = 0; j < count; j++) {
      before[j] = before[j] == ARB_NULL;
      after[j] = after[j] == ARB_NULL;
    }
  bool differs = memcmp(before, after, prints) != 0;
  if (differs && g->recorder) note_wait(g, l, source, other, before, after);
  *l = kept;
  memcpy(l->applied, list, (size_t)l->applied_count * sizeof *list);
  memcpy(state_of(l, other, layer, 0), state, count);
  for (size_t j = 0; j < count; j++)
    memcpy(layering->derived(g, l->objects[j]), derived + j * layering->size, layering->size);
  g->arena.used = mark;
  return differs;
}

/* Writes the sources of a layer by timestamp (475.3; SVE 10.9.1.6).  `readers`: whether one of them
** reads what another one writes there. */
static int members(const ArbLayers *l, int layer, uint16_t *list, bool *readers)
{
  int count = 0;
  uint8_t written = 0;
  *readers = false;
  for (int i = 0; i < l->source_count; i++) {
    if (!l->sources[i].writes[layer]) continue;
    int at = count++;
    for (; at > 0 && l->sources[list[at - 1]].timestamp > l->sources[i].timestamp; at--)
      list[at] = list[at - 1];
    list[at] = (uint16_t)i;
    written |= l->sources[i].writes[layer];
  }
  for (int i = 0; i < count && count > 1; i++)
    *readers |= reads_of(l, &l->sources[list[i]]) & written;
  return count;
}

/* Finds which of the remaining sources depends on which, directly or through others. */
static void find_dependencies(ArbGame *g, ArbLayers *l, int layer, const uint16_t *list, int count,
                              uint8_t *on)
{
  for (int i = 0; i < count; i++)
    for (int j = 0; j < count; j++)
      on[i * count + j] = i != j && depends(g, l, list[i], list[j], layer);
  for (int k = 0; k < count; k++)
    for (int i = 0; i < count; i++)
      for (int j = 0; j < count; j++) on[i * count + j] |= on[i * count + k] & on[k * count + j];
}

/* The next source to apply: the oldest that depends on no other; sources that waited for the last
** one applied come first (474.1).  Sources that depend on each other in a circle do not wait
** (R38). */
static int next_of(const uint8_t *on, int count, const uint8_t *waited)
{
  int first = -1;
  for (int i = 0; i < count; i++) {
    bool blocked = false;
    for (int j = 0; j < count && !blocked; j++) blocked = on[i * count + j] && !on[j * count + i];
    if (blocked) continue;
    if (waited[i]) return i;
    if (first < 0) first = i;
  }
  return first;
}

/* 473: applies the sources one by one; dependencies are determined again after each. */
static void apply_by_dependency(ArbGame *g, ArbLayers *l, int layer, uint16_t *list, int count)
{
  uint8_t *on = arena_raw(g, (size_t)count * (size_t)count);
  uint8_t *waited = arena_take(g, (size_t)count);
  while (count > 0) {
    find_dependencies(g, l, layer, list, count, on);
    int at = next_of(on, count, waited), left = 0;
    uint16_t applied = list[at];
    for (int i = 0; i < count; i++) {
      if (i == at) continue;
      waited[left] = on[i * count + at];
      list[left++] = list[i];
    }
    count = left;
    apply_source(g, l, applied, layer);
  }
}

void arb_layers_apply(ArbGame *g, ArbLayers *l, int layer)
{
  uint16_t *list = arena_raw(g, (size_t)(l->source_count + 1) * sizeof *list);
  bool readers;
  int count = members(l, layer, list, &readers);
  if (readers) apply_by_dependency(g, l, layer, list, count);
  else
    for (int i = 0; i < count; i++) apply_source(g, l, list[i], layer);
}
