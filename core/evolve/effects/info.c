/* SPDX-License-Identifier: MIT */
/*
** info.c -- card information with the persistent effects on it (10.9.1):
**
**   printed information, or that of the linked card   10.9.1.1
**   abilities given, removed, made invalid            10.9.1.2
**   information other than numbers                    10.9.1.3
**   numbers                                           10.9.1.4
**
** Within a layer an effect that depends on another one comes after it (10.9.1.5); else the order is
** that in which effects were produced (10.9.1.6): kernel/parts/layer.h.  The results lie in the
** block beside the records of cards on fields and in leader areas, until something changes.  A card
** elsewhere is computed when it is asked about.
*/
#include <stdio.h>
#include <string.h>

#include "evolve/effects/effects.h"
#include "kernel/parts/explain.h"
#include "kernel/parts/layer.h"

enum { L_ABILITIES, L_OTHERS, L_NUMBERS, LAYERS };
_Static_assert((int)LAYERS <= ARB_LAYERS_MAX, "the kernel has room for the layers");

/* The first two records are for the card elsewhere that was asked about last: with its effects, and
** as printed.  The stamp of the first record says for which change of the state all the others
** hold. */
enum { ELSEWHERE = 1, PRINTED, BESIDE /* and up: beside the cards' own records */ };

static EvDerived *derived_at(const ArbGame *g, int card1)
{
  int body1 = card_at(g, card1)->body1;
  return pool_at(g->s, EV_POOL_DERIVED, body1 ? body1 - 1 + BESIDE : ELSEWHERE);
}
static EvDerived *elsewhere(const ArbGame *g)
{
  return pool_at(g->s, EV_POOL_DERIVED, ELSEWHERE);
}
static void *derived_record(const ArbGame *g, int card1)
{
  return derived_at(g, card1);
}

void ev_take_derived(ArbGame *g, int body1)
{
  while (g->s->pools[EV_POOL_DERIVED].used < body1 - 1 + BESIDE) {
    EvDerived *derived = pool_at(g->s, EV_POOL_DERIVED, arb_game_take(g, EV_POOL_DERIVED));
    *derived = (EvDerived){.in_use = 1};
  }
}

/* 2.8.3.1: a leader has twenty (or the format's number), unless its card says otherwise. */
static int base_defense(const ArbGame *g, int card1, const EvCardDef *face)
{
  bool usual = face->type == EV_LEADER && !face->defense;
  return usual ? ev_leader_defense(g, card_at(g, card1)->owner) : face->defense;
}

static void be_as_printed(const ArbGame *g, EvDerived *d, int card1) /* 10.9.1.1 */
{
  const EvCardDef *face = ev_face(g, card1);
  d->attack = face->attack;
  d->defense = (int16_t)base_defense(g, card1, face);
  d->keywords = face->keywords;
  d->traits = d->lost = d->muted = 0;
  d->text = d->by_itself = 0;
  memcpy(d->value, face->keyword_value, sizeof d->value);
}

static void start_card(ArbGame *g, const ArbLayers *l, int card1)
{
  (void)l;
  be_as_printed(g, derived_at(g, card1), card1);
}

/* ---- What one effect does to one card ------------------------------------------------ */

/* Packs a change of attack and defense into one amount. */
static int both(int attack, int defense)
{
  return (int)((uint32_t)attack << 16 | (uint16_t)defense);
}
static int attack_part(int amount)
{
  return (int16_t)((uint32_t)amount >> 16);
}
static int defense_part(int amount)
{
  return (int16_t)amount;
}

static const EvStatic *stat_of(const ArbSource *source)
{
  return (const EvStatic *)(const void *)source->stat;
}
static const EvEffect *effect_of(const ArbSource *source)
{
  return (const EvEffect *)(const void *)source->effect;
}
static ArbKeywordRow had(EvDerived *d)
{
  return (ArbKeywordRow){&d->keywords, d->value};
}

/* "To a minimum of": the part of a reduction that is left above the minimum, after everything else
** that changes the number (10.9.1.5). */
static int changed_by(ArbGame *g, const EvStatic *stat, ArbNumber by, int number,
                      const ArbContext *context)
{
  return static_lowered(&stat->head, number, number_or_zero(g, by, context));
}

/* The definition that the card found first looks like; 0: none is found. */
static int text_found(ArbGame *g, const EvStatic *stat, const ArbContext *context)
{
  ArbId found;
  int count = arb_selector_list(g, stat->text_of1, context, &found, 1);
  return count > 0 && state_resolve(g->s, found) ? ev_face_number(g, id_index1(found)) : 0;
}

static int measured(ArbGame *g, const ArbSource *source, int card1, int layer)
{
  if (source->effect) {
    const EvEffect *effect = effect_of(source);
    if (layer != L_NUMBERS) return effect->amount;
    bool attacks = effect->kind1 == EV_F_ATTACK || effect->kind1 == EV_F_SET_ATTACK;
    return attacks ? both(effect->amount, 0) : both(0, effect->amount);
  }
  const EvStatic *stat = stat_of(source);
  ArbContext context = source->context;
  context.subject = id_of(g, card1);
  if (layer == L_ABILITIES && stat->text_of1) return text_found(g, stat, &context);
  if (layer != L_NUMBERS) return arb_layers_keyword_value(g, source->stat, &context);
  const EvDerived *d = derived_at(g, card1);
  return both(stat->set_attack.count ? number_or_zero(g, stat->set_attack, &context)
                                     : changed_by(g, stat, stat->attack, d->attack, &context),
              stat->set_defense.count ? number_or_zero(g, stat->set_defense, &context)
                                      : changed_by(g, stat, stat->defense, d->defense, &context));
}

/* The card loses its abilities; it keeps what it is given later. */
static void lose_all(EvDerived *d, uint32_t timestamp)
{
  d->keywords = 0;
  d->lost = timestamp + 1;
  d->text = d->by_itself = 0;
  memset(d->value, 0, sizeof d->value);
}

/* Whose text it has as its own, of a card that looks like `face`; 0: it has lost it. */
static uint16_t text_in(const EvDerived *d, uint16_t face)
{
  return d->lost || d->muted ? d->text : face;
}

uint16_t ev_own_text(const ArbGame *g, int card1)
{
  return text_in(ev_derived(g, card1), ev_face_number(g, card1));
}

/* Its own text, keywords included; what it was given, before or later, it has. */
static void lose_text(const ArbGame *g, uint16_t face, EvDerived *d)
{
  const EvCardDef *own = ev_def(g, text_in(d, face));
  for (uint32_t left = own->keywords; left; left &= left - 1) {
    int keyword = __builtin_ctz(left), printed = own->keyword_value[keyword];
    int given = d->value[keyword] - printed;
    d->value[keyword] = (uint16_t)(given > 0 ? given : 0);
    if (given <= 0) d->keywords &= ~(1u << keyword);
  }
  d->muted = 1;
  d->text = d->by_itself = 0;
}

/* Another text in the place of its own: its keywords come with it. */
static void put_text(const ArbGame *g, uint16_t face, EvDerived *d, uint16_t text)
{
  const EvCardDef *def = ev_def(g, text);
  lose_text(g, face, d);
  d->text = text;
  for (uint32_t left = def->keywords; left; left &= left - 1)
    arb_keywords_give(g->cards, had(d), __builtin_ctz(left),
                      def->keyword_value[__builtin_ctz(left)]);
}

/* 10.9.1.2 */
static void apply_abilities(const ArbGame *g, const ArbSource *source, int card1, EvDerived *d,
                            int amount)
{
  uint16_t face = ev_face_number(g, card1);
  if (!source->effect) {
    const EvStatic *stat = stat_of(source);
    if (stat->text_of1 && amount) {
      put_text(g, face, d, (uint16_t)amount);
      d->by_itself = id_index1(source->context.me) == card1;
    }
    if (stat->text_of1) return; /* it says nothing else of abilities; without a text, nothing */
    if (stat->loses_all == ARB_LOSES_TEXT) lose_text(g, face, d);
    else if (stat->loses_all) lose_all(d, source->timestamp);
    arb_keywords_take(had(d), stat->loses);
    arb_keywords_from(g->cards, had(d), source->stat, amount);
    return;
  }
  const EvEffect *effect = effect_of(source);
  if (effect->kind1 == EV_F_TEXT) put_text(g, face, d, (uint16_t)effect->amount);
  else if (effect->kind1 == EV_F_LOSES_ALL && effect->amount) lose_text(g, face, d);
  else if (effect->kind1 == EV_F_LOSES_ALL) lose_all(d, source->timestamp);
  else if (amount) arb_keywords_give(g->cards, had(d), effect->keyword, amount);
  else arb_keywords_take(had(d), 1u << effect->keyword);
}

/* 10.9.1.3 */
static void apply_others(const ArbSource *source, EvDerived *d)
{
  d->traits |= source->effect ? 1u << effect_of(source)->keyword : stat_of(source)->traits;
}

/* 10.9.1.4 */
static void apply_numbers(const ArbSource *source, EvDerived *d, int amount)
{
  int kind = source->effect ? effect_of(source)->kind1 : 0;
  bool sets_attack = source->effect ? kind == EV_F_SET_ATTACK : stat_of(source)->set_attack.count;
  bool sets_defense =
      source->effect ? kind == EV_F_SET_DEFENSE : stat_of(source)->set_defense.count;
  d->attack = layer_sum(sets_attack ? 0 : d->attack, attack_part(amount));
  d->defense = layer_sum(sets_defense ? 0 : d->defense, defense_part(amount));
}

static void apply(ArbGame *g, const ArbSource *source, int card1, int layer, int amount)
{
  EvDerived *d = derived_at(g, card1);
  if (layer == L_ABILITIES) apply_abilities(g, source, card1, d, amount);
  if (layer == L_OTHERS) apply_others(source, d);
  if (layer == L_NUMBERS) apply_numbers(source, d, amount);
}

/* ---- Which there are ------------------------------------------------------------------- */

/* Whether the text that an ability stands in is the one that its card has. */
static bool is_text_of(const ArbGame *g, const EvDerived *d, const ArbContext *context)
{
  return text_in(d, ev_face_number(g, id_index1(context->me))) == context->def;
}

static bool is_active(ArbGame *g, const ArbLayers *l, const ArbSource *source)
{
  (void)l;
  const ArbContext *context = &source->context;
  const EvAbility *ability = ev_ability(g, context->ability);
  const ArbCard *me = state_resolve(g->s, context->me);
  if (me && me->body1) {
    const EvDerived *d = derived_at(g, id_index1(context->me));
    int begun1 = ev_begun_by(g, context);
    if (begun1 && ev_is_lost(ev_effect(g, begun1), d)) return false;
    bool goes_on = d->by_itself && stat_of(source)->text_of1; /* it put the other text there */
    bool has = ability->keyword1 ? d->keywords >> (ability->keyword1 - 1) & 1
                                 : begun1 || goes_on || is_text_of(g, d, context);
    if (!has) return false; /* it is not valid any more */
  }
  return ability_holds(g, &ability->head, context);
}

static int only_card(const ArbSource *source)
{
  return stat_of(source)->affects == EV_AFFECTS_ME ? id_index1(source->context.me) : 0;
}

static bool applies(ArbGame *g, const ArbSource *source, int card1)
{
  return ev_affects(g, stat_of(source), &source->context, id_of(g, card1));
}

/* What a source reads; whether an ability exists at all depends on losses of abilities. */
static uint8_t reads_of(const ArbLayers *l, const ArbSource *source)
{
  (void)l;
  return (uint8_t)(source->reads | EV_READS_LOSS);
}

/* ---- Why -------------------------------------------------------------------------------- */

enum { NAME_MAX = 160 };

static void name_source(const ArbGame *g, const ArbSource *source, char *out, size_t size)
{
  uint16_t def = source->effect ? effect_of(source)->def : source->context.def;
  snprintf(out, size, "%s", def ? ev_def(g, def)->name : "an effect");
}

static void note_keywords(ArbGame *g, const ArbLayers *l, const ArbSource *source, uint32_t before,
                          uint32_t after)
{
  char name[NAME_MAX];
  name_source(g, source, name, sizeof name);
  for (int k = 0; k < g->cards->keyword_count; k++) {
    if (!((before ^ after) >> k & 1)) continue;
    ArbReason reason = arb_layers_reason(l, ARB_WHY_EFFECT, source, L_ABILITIES);
    reason.topic = g->cards->keywords[k].name;
    arb_explain_note(g, reason, after >> k & 1 ? "given by %s" : "taken away by %s", name);
  }
}

static void note_number(ArbGame *g, const ArbLayers *l, const ArbSource *source, const char *topic,
                        int before, int after, bool sets)
{
  char name[NAME_MAX];
  if (before == after && !sets) return;
  name_source(g, source, name, sizeof name);
  ArbReason reason = arb_layers_reason(l, ARB_WHY_EFFECT, source, L_NUMBERS);
  reason.topic = topic, reason.amount = after - before, reason.value = after;
  arb_explain_note(g, reason, sets ? "becomes %d by %s" : "%+d from %s",
                   sets ? after : after - before, name);
}

static bool sets(const ArbSource *source, bool attack)
{
  if (source->effect)
    return effect_of(source)->kind1 == (attack ? EV_F_SET_ATTACK : EV_F_SET_DEFENSE);
  return attack ? stat_of(source)->set_attack.count : stat_of(source)->set_defense.count;
}

/* Applies the effects on the card in question again, and notes what each does. */
static void note_derivation(ArbGame *g, const ArbLayers *l)
{
  int card1 = id_index1(g->recorder->object), at = arb_layers_find(l, card1);
  if (at < 0) return;
  EvDerived *d = derived_at(g, card1), kept = *d;
  start_card(g, l, card1);
  for (int i = 0; i < l->applied_count; i++) {
    const ArbApplied *a = &l->applied[i];
    const ArbSource *source = &l->sources[a->source];
    EvDerived before = *d;
    if (a->object != at) continue;
    apply(g, source, card1, a->layer, a->amount);
    note_keywords(g, l, source, before.keywords, d->keywords);
    if (a->layer != L_NUMBERS) continue;
    note_number(g, l, source, "attack", before.attack, d->attack, sets(source, true));
    note_number(g, l, source, "defense", before.defense, d->defense, sets(source, false));
  }
  *d = kept;
}

/* ---- Working it out ---------------------------------------------------------------------- */

static const ArbLayering layering = {
  .layers = LAYERS,
  .slots = LAYERS,
  .slot = {L_ABILITIES, L_OTHERS, L_NUMBERS},
  .size = sizeof(EvDerived),
  .derived = derived_record,
  .start = start_card,
  .reads = reads_of,
  .active = is_active,
  .only = only_card,
  .applies = applies,
  .measure = measured,
  .apply = apply,
  .about = EV_WHY_INFORMATION,
  .names = {"abilities", "others", "numbers"},
  .rules = {"10.9.1.2", "10.9.1.3", "10.9.1.4"},
  .wait_rule = "10.9.1.5",
  .name = name_source,
};

static bool gather_passive(ArbGame *g, const EvAbility *ability, const ArbContext *context,
                           void *data)
{
  ArbLayers *l = data;
  const EvStatic *stat = ev_static(g, ability);
  bool numbers = stat->attack.count || stat->defense.count || stat->set_attack.count ||
                 stat->set_defense.count;
  bool text = stat->loses_all || stat->text_of1;
  bool abilities = stat->keywords || stat->loses || text;
  ArbSource source = {
    .stat = &stat->head,
    .context = *context,
    .timestamp = context->timestamp,
    .reads = ability->reads,
    .writes = {(uint8_t)((abilities ? EV_READS_KEYWORDS : 0) | (text ? EV_READS_LOSS : 0)),
               stat->traits ? EV_READS_TRAITS : 0, numbers ? EV_READS_NUMBERS : 0}};
  if (!l->marks || !arb_layers_know(l, &source)) arb_layers_add(g, l, &source);
  return true;
}

static void gather_effect(ArbGame *g, ArbLayers *l, const EvEffect *effect)
{
  ArbSource source = {.effect = &effect->head, .timestamp = effect->timestamp};
  switch (effect->kind1) {
  case EV_F_KEYWORD: source.writes[L_ABILITIES] = EV_READS_KEYWORDS; break;
  case EV_F_TEXT:
  case EV_F_LOSES_ALL: source.writes[L_ABILITIES] = EV_READS_KEYWORDS | EV_READS_LOSS; break;
  case EV_F_TRAIT: source.writes[L_OTHERS] = EV_READS_TRAITS; break;
  case EV_F_ATTACK:
  case EV_F_DEFENSE:
  case EV_F_SET_ATTACK:
  case EV_F_SET_DEFENSE: source.writes[L_NUMBERS] = EV_READS_NUMBERS; break;
  default: return;
  }
  arb_layers_add(g, l, &source);
}

enum { AGAIN = 1 }; /* a mark: passive abilities that are there already are not added again */

/* The layer of abilities is done: texts that were put in the place of others bring passive
** abilities of their own, and then all is applied anew.  Each text of a card comes but once. */
static void settle_texts(ArbGame *g, ArbLayers *l)
{
  ArbRecorder *recorder = g->recorder;
  int before = 0;
  l->marks = AGAIN;
  g->recorder = NULL; /* who asks why is told of the last time */
  while (before != l->source_count) {
    before = l->source_count;
    arb_layers_restart(g, l);
    arb_layers_apply(g, l, L_ABILITIES);
    ev_each_passive_and_dormant(g, EV_ABOUT_INFORMATION, gather_passive, l);
  }
  arb_layers_restart(g, l);
  g->recorder = recorder;
}

static void run_layers(ArbGame *g, ArbLayers *l)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++)
    if (ev_effect(g, i)->kind1) gather_effect(g, l, ev_effect(g, i));
  ev_each_passive_and_dormant(g, EV_ABOUT_INFORMATION, gather_passive, l);
  if (l->source_count) {
    arb_layers_ready(g, l);
    if (ev_texts_move(g)) settle_texts(g, l);
    for (int layer = 0; layer < LAYERS; layer++) arb_layers_apply(g, l, layer);
  }
  if (explains(g, EV_WHY_INFORMATION)) note_derivation(g, l);
}

/* Computes everything on fields and in leader areas. */
static void compute(ArbGame *g)
{
  size_t mark = g->arena.used;
  ArbLayers *l = arb_layers_begin(g, &layering, g->s->pools[EV_POOL_BODY].used);
  elsewhere(g)->stamp = g->s->change + 1; /* queries meanwhile see the layers so far */
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    for (ZONE_EACH(g, card1, zone_at(g, EV_Z_LEADER, seat))) arb_layers_object(g, l, card1);
    for (ZONE_EACH(g, other1, zone_at(g, EV_Z_FIELD, seat))) arb_layers_object(g, l, other1);
  }
  run_layers(g, l);
  g->arena.used = mark;
}

/* Only there for speed: the simple rule is to compute whenever a result is asked for.
** ev_derived_hold does so after each step of a check build, and compares. */
static bool is_current(const ArbGame *g)
{
  return elsewhere(g)->stamp == g->s->change + 1;
}

static bool is_layered(const ArbGame *g, int card1)
{
  int kind = zone_of(g, card1);
  return kind == EV_Z_FIELD || kind == EV_Z_LEADER;
}

/* Whether any ability affects the information of a card that lies elsewhere. */
static bool is_touched(const ArbGame *g, int card1)
{
  if (ev_cards(g->cards)->about & EV_ABOUT_ELSEWHERE) return true;
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++)
    if (ev_effect(g, i)->kind1 && id_equal(ev_effect(g, i)->object, id_of(g, card1))) return true;
  return false;
}

/* Computes a card elsewhere: its printed information, the effects on it (4.8.3.3) and what reaches
** its zone.  Meanwhile other such cards count as printed. */
static const EvDerived *compute_elsewhere(ArbGame *g, int card1)
{
  EvDerived *d = elsewhere(g);
  if (d->busy || !is_touched(g, card1)) {
    EvDerived *printed = pool_at(g->s, EV_POOL_DERIVED, PRINTED);
    be_as_printed(g, printed, card1);
    return printed;
  }
  size_t mark = g->arena.used;
  ArbLayers *l = arb_layers_begin(g, &layering, 1);
  d->busy = 1;
  arb_layers_object(g, l, card1);
  run_layers(g, l);
  d->busy = 0;
  g->arena.used = mark;
  return d;
}

const EvDerived *ev_derived(const ArbGame *game, int card1)
{
  ArbGame *g = (ArbGame *)(uintptr_t)game; /* derived values are not part of the game's state */
  if (!is_current(g)) compute(g);
  return is_layered(g, card1) ? derived_at(g, card1) : compute_elsewhere(g, card1);
}

/* Whether computing again gives the same values; true when they were out of date. */
bool ev_derived_hold(ArbGame *g)
{
  if (!is_current(g)) return true;
  /* A loaded game may have derived records behind those in use. */
  int bodies = g->s->pools[EV_POOL_BODY].used;
  size_t mark = g->arena.used, size = (size_t)(bodies - 1 + BESIDE) * sizeof(EvDerived);
  EvDerived *kept = arena_raw(g, size);
  const EvDerived *now = pool_items(g->s, EV_POOL_DERIVED);
  memcpy(kept, now, size);
  compute(g);
  bool same = true;
  for (int i = 1; i <= bodies; i++) {
    const EvBody *body = pool_at(g->s, EV_POOL_BODY, i);
    if (body->card1 && is_layered(g, body->card1))
      same &= memcmp(&kept[i - 2 + BESIDE], &now[i - 2 + BESIDE], sizeof *now) == 0;
  }
  g->arena.used = mark;
  return same;
}

/* 2.5.1: the number on the card; 5.15.2: a follower that evolved keeps its own. */
int ev_cost_of(const ArbGame *g, int card1)
{
  const EvBody *body = ev_body(g, card1); /* an evolved follower keeps its own (10.9.1.1.1) */
  bool copies = body && !(ev_def(g, body->face)->special & EV_EVOLVED);
  return ev_def(g, copies ? body->face : card_at(g, card1)->def)->cost;
}

int ev_leader_of(const ArbGame *g, ArbSeat seat)
{
  return zone_first(g, zone_at(g, EV_Z_LEADER, seat));
}

/* ---- What a card is, and why -------------------------------------------------------------- */

static void note_base(ArbGame *g, const char *topic, int value, bool linked)
{
  ArbReason reason = explain_fact(ARB_WHY_BASE, topic, linked ? "5.15.2" : "10.9.1.1", value);
  arb_explain_note(g, reason, "%d %s", value, linked ? "on the card it is linked to" : "printed");
}

static void note_value(ArbGame *g, const char *topic, int value)
{
  arb_explain_note(g, explain_fact(ARB_WHY_VALUE, topic, "10.9.1", value), "%d", value);
}

static void note_keyword(ArbGame *g, const char *name, bool linked)
{
  ArbReason reason = explain_fact(ARB_WHY_BASE, name, linked ? "5.15.2" : "10.9.1.1", 1);
  arb_explain_note(g, reason, "%s", linked ? "on the card it is linked to" : "printed");
}

/* Notes what is printed, what the layers do (they run again, with the recorder on), the damage, and
** the result. */
void ev_note_information(ArbGame *g, int card1)
{
  const EvCardDef *face = ev_face(g, card1);
  const EvBody *body = ev_body(g, card1);
  bool linked = body && body->face != card_at(g, card1)->def;
  bool fights = face->type == EV_FOLLOWER, defends = fights || face->type == EV_LEADER;
  if (fights) note_base(g, "attack", face->attack, linked);
  if (defends) note_base(g, "defense", base_defense(g, card1, face), linked);
  for (int k = 0; k < g->cards->keyword_count; k++)
    if (face->keywords >> k & 1) note_keyword(g, g->cards->keywords[k].name, linked);
  int before = explain_about(g, EV_WHY_INFORMATION);
  if (is_layered(g, card1)) compute(g);
  else compute_elsewhere(g, card1);
  explain_about(g, before);
  if (defends && body && body->lost) {
    ArbReason lost = explain_fact(ARB_WHY_EFFECT, "defense", "2.8.2", ev_defense_of(g, card1));
    lost.amount = -body->lost;
    arb_explain_note(g, lost, "%+d by %s", -body->lost,
                     body->lost > 0 ? "damage" : "what was gained");
  }
  if (fights) note_value(g, "attack", ev_attack_of(g, card1));
  if (defends) note_value(g, "defense", ev_defense_of(g, card1));
  for (int k = 0; k < g->cards->keyword_count; k++) {
    int value = ev_keyword_value(g, card1, k);
    ArbReason reason = explain_fact(ARB_WHY_VALUE, g->cards->keywords[k].name, "10.9.1", value);
    if (value && g->cards->keywords[k].takes_value) arb_explain_note(g, reason, "%d", value);
    else if (value) arb_explain_note(g, reason, "it has it");
  }
}
