/* SPDX-License-Identifier: MIT */
/*
** why_layers.c -- why the layers made an object as it is (kernel/parts/explain.h).
**
** First the printed characteristics, then each effect in the order applied, then the result.  The
** layers run again for this, with the recorder on, and note here what they do.
*/
#include <stdio.h>

#include "kernel/parts/explain.h"
#include "riftbound/effects/layers.h"
#include "riftbound/effects/effects.h"
#include "riftbound/view/view.h"

/* ---- What the layers do ---------------------------------------------------- */

void rb_name_source(const ArbGame *g, const ArbSource *source, char *out, size_t size)
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

static void note_losses(ArbGame *g, const ArbLayers *l, const ArbSource *source,
                        const ArbApplied *a, const char *name)
{
  const RbEffect *effect = effect_of(source);
  ArbReason reason = arb_layers_reason(l, ARB_WHY_EFFECT, source, a->layer);
  int all = !effect ? stat_of(source)->loses_all : effect->kind1 == RB_F_LOSES ? effect->amount : 0;
  reason.topic = "abilities";
  int text = effect ? effect->x : stat_of(source)->text_of1 ? a->amount : 0;
  if (all && text)
    arb_explain_note(g, reason, "has the text of %s by %s", rb_def(g, (uint16_t)text)->name, name);
  else if (all)
    arb_explain_note(g, reason, "loses %s by %s",
                     all == ARB_LOSES_TEXT ? "its text" : "all abilities", name);
  for (int k = 0; k < g->cards->keyword_count && !all; k++) {
    bool one = effect ? effect->kind1 == RB_F_LOSES && effect->keyword == k
                      : stat_of(source)->loses >> k & 1;
    reason.topic = g->cards->keywords[k].name;
    if (one) arb_explain_note(g, reason, "loses %s by %s", g->cards->keywords[k].name, name);
  }
}

static void note_keywords(ArbGame *g, const ArbLayers *l, const ArbSource *source,
                          const ArbApplied *a, const char *name)
{
  note_losses(g, l, source, a, name);
  if (source->effect && effect_of(source)->kind1 != RB_F_KEYWORD) return;
  for (int k = 0; k < g->cards->keyword_count; k++) {
    bool gives =
        source->effect ? effect_of(source)->keyword == k : stat_of(source)->keywords >> k & 1;
    if (!gives) continue;
    ArbReason reason = arb_layers_reason(l, ARB_WHY_EFFECT, source, a->layer);
    reason.topic = g->cards->keywords[k].name;
    reason.amount = source->effect ? a->amount : static_value(source->stat, 1u << k, a->amount);
    arb_explain_note(g, reason, "%+d from %s", reason.amount, name);
  }
}

/* 472.1: copies and tags that are given. */
static void note_traits(ArbGame *g, const ArbLayers *l, const ArbSource *source,
                        const ArbApplied *a, const char *name)
{
  ArbReason reason = arb_layers_reason(l, ARB_WHY_EFFECT, source, a->layer);
  if (source->effect && effect_of(source)->kind1 == RB_F_COPY) {
    reason.topic = "copy";
    reason.rule = "472.1.b";
    arb_explain_note(g, reason, "is a copy of %s", name);
  }
  const RbCards *cards = rb_cards(g->cards);
  for (int i = 0; source->stat && i < RB_GIVEN_TAGS_MAX; i++) {
    if (!(stat_of(source)->tags >> i & 1)) continue;
    reason.topic = "tags";
    arb_explain_note(g, reason, "gains %s from %s", cards->tags[cards->given_tags[i]], name);
  }
}

static void note_might(ArbGame *g, const ArbLayers *l, const ArbSource *source, const ArbApplied *a,
                       const char *name, RbDerived *so_far)
{
  ArbReason reason = arb_layers_reason(l, ARB_WHY_EFFECT, source, a->layer);
  int before = so_far->might;
  if (a->layer == L_TRAITS && source->stat && !stat_of(source)->set_might.count) return;
  if (a->layer == L_TRAITS) {
    so_far->might = (int16_t)(so_far->might + a->amount - so_far->base);
    so_far->base = (int16_t)a->amount;
  } else {
    so_far->might = (int16_t)(so_far->might + a->amount);
  }
  reason.topic = "might";
  reason.amount = so_far->might - before;
  reason.value = so_far->might;
  if (a->layer == L_TRAITS) arb_explain_note(g, reason, "becomes %d by %s", a->amount, name);
  else arb_explain_note(g, reason, "%+d from %s", a->amount, name);
}

void rb_note_derivation(ArbGame *g, const ArbLayers *l)
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
      rb_name_source(g, &l->sources[a->source], name, sizeof name);
      if (layer == L_TRAITS) note_traits(g, l, &l->sources[a->source], a, name);
      if (layer == L_ABILITIES) note_keywords(g, l, &l->sources[a->source], a, name);
      else note_might(g, l, &l->sources[a->source], a, name, &so_far);
    }
}
/* ---- What an object is, and why ------------------------------------------- */

static const char *keyword_rule(int keyword)
{
  static const char *const rules[] = {
#define X(id, name, rule, stacks) rule,
    RB_KEYWORDS(X)
#undef X
  };
  return keyword < RB_KEYWORD_COUNT ? rules[keyword] : "801"; /* a keyword of the pool's own */
}

static ArbReason keyword_trait(const ArbGame *g, int kind, int keyword, int value)
{
  return explain_fact(kind, g->cards->keywords[keyword].name, keyword_rule(keyword), value);
}

/* 472.3.c, 472.2.c: notes the Might Bonus and the Effect Text of attached cards. */
static void note_attached(ArbGame *g, int card1, int might)
{
  if (!rb_is_top(rb_body(g, card1))) return;
  for (RB_EACH_ATTACHED(g, other1, card1)) {
    const RbCardDef *other = rb_def_of(g, other1);
    const RbCardDef *copied = rb_def(g, rb_body(g, other1)->text_def);
    ArbReason reason =
        explain_fact(ARB_WHY_EFFECT, "might", "472.3.c", might += other->might_bonus);
    reason.source = id_of(g, other1);
    reason.source_def = card_at(g, other1)->def;
    reason.timestamp = rb_body(g, other1)->timestamp;
    reason.layer = "3: arithmetic, increases";
    reason.amount = other->might_bonus;
    if (other->might_bonus)
      arb_explain_note(g, reason, "%+d from %s", other->might_bonus, other->name);
    for (int k = 0; k < g->cards->keyword_count && rb_body(g, other1)->text_def; k++) {
      if (!(copied->keywords >> k & 1)) continue;
      reason.topic = g->cards->keywords[k].name;
      reason.rule = "472.2.c";
      reason.layer = "2: abilities";
      reason.amount = copied->keyword_value[k];
      arb_explain_note(g, reason, "%+d from %s", copied->keyword_value[k], other->name);
    }
  }
}

/* Notes what is printed, before any layer; a copy has the text of the copied object. */
static void note_printed(ArbGame *g, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1), *printed = rb_def(g, rb_printed_def(g, card1));
  int buffs = rb_body(g, card1)->buffs;
  if (def != printed)
    arb_explain_note(g, explain_fact(ARB_WHY_BASE, "name", "132", 0), "%s", printed->name);
  if (printed->type == RB_UNIT)
    arb_explain_note(g, explain_fact(ARB_WHY_BASE, "might", "143.2", printed->might), "%d printed",
                     printed->might);
  if (buffs) {
    ArbReason buffed = explain_fact(ARB_WHY_EFFECT, "might", "703", printed->might + buffs);
    buffed.layer = "3: arithmetic, increases";
    buffed.amount = buffs;
    arb_explain_note(g, buffed, "%+d from %d buff%s", buffs, buffs, buffs > 1 ? "s" : "");
  }
  for (int k = 0; k < g->cards->keyword_count; k++)
    if (def->keywords >> k & 1)
      arb_explain_note(g, keyword_trait(g, ARB_WHY_BASE, k, def->keyword_value[k]),
                       def == printed ? "%d printed" : "%d copied", def->keyword_value[k]);
  note_attached(g, card1, printed->might + buffs);
}

/* 188: notes who took control, and who has it when that ends. */
static void note_control(ArbGame *g, int card1)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_CONTROL || !id_equal(effect->object, id_of(g, card1))) continue;
    ArbReason reason = explain_fact(ARB_WHY_EFFECT, "controller", "188", effect->controller);
    reason.timestamp = effect->timestamp;
    arb_explain_note(g, reason, "player %d took control; without that it is player %d",
                     effect->controller + 1, effect->amount + 1);
  }
}

/* Notes what is printed, what the layers do with it (they run again, with the recorder on), and the
** result. */
void rb_note_layers(ArbGame *g, int card1)
{
  note_control(g, card1);
  note_printed(g, card1);
  int before = explain_about(g, RB_WHY_LAYERS);
  rb_compute_layers(g);
  explain_about(g, before);
  const RbDerived *d = derived_of(g, card1);
  for (int k = 0; k < g->cards->keyword_count; k++)
    if (d->keywords >> k & 1)
      arb_explain_note(g, keyword_trait(g, ARB_WHY_VALUE, k, d->value[k]), "%d", d->value[k]);
  if (rb_def_of(g, card1)->type != RB_UNIT) return;
  arb_explain_note(
      g,
      explain_fact(ARB_WHY_VALUE, "might", d->might < 0 ? "143.2.b" : "143.2", rb_might(g, card1)),
      d->might < 0 ? "%d, which counts as 0" : "%d", d->might);
  if (rb_might(g, card1) >= 5)
    arb_explain_note(g, explain_fact(ARB_WHY_FACT, "mighty", "708", 1), "it is mighty");
}
