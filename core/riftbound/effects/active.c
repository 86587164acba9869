/* SPDX-License-Identifier: MIT */
/*
** active.c -- which static abilities are active, and since when (475).
**
** The layers and everything else that statics are about (statics.c, bans.c, permit.c, replace.c)
** visit active statics here.  Most boards have no static about a given topic, which the outline of
** the board tells without a visit (outline.c).
*/
#include "riftbound/effects/layers.h"
#include "riftbound/effects/effects.h"
#include "riftbound/timing/timing.h"

/* ---- The static abilities that are active ------------------------------- */

static bool is_static(const RbAbility *ability)
{
  return ability->kind == RB_STATIC && !(ability->flags & ARB_HAS_NAME) &&
         (!ability->active_zones || ability->active_zones & ON_BOARD);
}

/* The time since which an ability of an object applies, as recorded; 0: there is no record. */
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

/* 475.1: the timestamp of an ability: that of its object, or the time since which its condition
** holds.  One that does not apply yet will be the newest.  Text of an attached card is as old as
** the attachment. */
static uint32_t timestamp_of(const ArbGame *g, int card1, int ability)
{
  uint32_t entered = rb_body(g, card1)->timestamp;
  if (!rb_ability(g, ability)->dated || rb_house(g, RB_H_TIMESTAMPS_OF_PLAY)) return entered;
  int since1 = since_of(g, id_of(g, card1), ability);
  if (!since1) return UINT32_MAX / 2 + entered;
  return ((const RbEffect *)pool_at(g->s, RB_POOL_EFFECT, since1))->timestamp;
}

/* Visits one part of an object's text; `card1` is the card that it is printed on. */
static bool visit_text(ArbGame *g, int card1, const RbText *text, ArbContext *context,
                       const RbVisit *v)
{
  const RbCardDef *d = rb_def(g, text->def);
  for (int i = 0; i < d->ability_count; i++) {
    int index = d->first_ability + i;
    const RbAbility *ability = rb_ability(g, index);
    if (!(ability->about & v->about) || !is_static(ability) || !rb_of_text(ability, text)) continue;
    context->def = text->def;
    context->ability = (uint16_t)index;
    bool asked = !(v->dormant && ability->condition_reads);
    if (asked && !ability_holds(g, &ability->head, context)) continue;
    context->timestamp = timestamp_of(g, card1, index);
    if (!v->visit(g, &ability->stat, context, v->data)) return false;
  }
  return true;
}

/* The working keywords of an object (135.4.b), as far as the layers have come. */
static uint32_t keywords_of(const ArbGame *g, int card1)
{
  const RbDerived *derived = pool_at(g->s, RB_POOL_DERIVED, card_at(g, card1)->body1);
  if (derived->stamp) return rb_awake_in(g, derived, UINT32_MAX);
  return rb_is_attached(rb_body(g, card1)) ? 0 : rb_def_of(g, card1)->keywords;
}

/* 472.2.c: visits the text that attached cards give to an object. */
static bool visit_appended(ArbGame *g, int card1, ArbContext *context, const RbVisit *v)
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

static bool visit_zone(ArbGame *g, int zone, const RbVisit *v)
{
  const RbCards *cards = rb_cards(g->cards);
  uint32_t looked_for = cards->keyword_about & v->about ? cards->static_keywords : 0;
  for (ZONE_EACH(g, card1, zone)) {
    uint32_t keywords = looked_for ? keywords_of(g, card1) & looked_for : 0;
    const RbBody *body = rb_body(g, card1);
    RbText text = {.def = rb_own_text(g, card1)};
    bool own = rb_def(g, text.def)->static_about & v->about && !rb_is_attached(body); /* 718.2 */
    if (!own && !keywords && !rb_is_top(body)) continue;
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

/* The context of a named static that an effect started (390.4). */
static ArbContext started_context(const RbEffect *effect)
{
  return (ArbContext){.me = effect->source,
                      .you = effect->controller,
                      .def = effect->def,
                      .ability = effect->ability,
                      .refs = effect->refs,
                      .x = effect->x,
                      .timestamp = effect->timestamp,
                      .ref_count = ARB_REFS_MAX};
}

static void visit_started(ArbGame *g, const RbVisit *v)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_STATIC) continue;
    const RbAbility *ability = rb_ability(g, effect->ability);
    if (!(ability->about & v->about)) continue;
    ArbContext context = started_context(effect);
    if (!(v->dormant && ability->condition_reads) && !ability_holds(g, &ability->head, &context))
      continue;
    if (!v->visit(g, &ability->stat, &context, v->data)) return;
  }
}

/* Visits statics that work where their card lies off the board, or on the chain.  None of them is
** about the layers, so they need no timestamp. */
static bool visit_lying_text(ArbGame *g, int card1, uint16_t def, const RbVisit *v)
{
  const RbCardDef *d = rb_def(g, def);
  for (int i = 0; i < d->ability_count && d->static_about & v->about; i++) {
    const RbAbility *ability = rb_ability(g, d->first_ability + i);
    bool itself = ability->stat.affects == RB_AFFECTS_ME && v->about & RB_ABOUT_ITSELF;
    if (ability->kind != RB_STATIC || !(ability->about & v->about) || itself ||
        ability->flags & (ARB_HAS_NAME | RB_EFFECT_TEXT) || !ability->active_zones ||
        !rb_works_there(g, card1, ability))
      continue;
    ArbContext context = rb_context(g, card1, d->first_ability + i);
    context.def = def;
    if (ability_holds(g, &ability->head, &context) &&
        !v->visit(g, &ability->stat, &context, v->data))
      return false;
  }
  return true;
}

static bool visit_elsewhere(ArbGame *g, const RbVisit *v)
{
  const RbCards *cards = rb_cards(g->cards);
  for (uint32_t zones = cards->static_zones; zones; zones &= zones - 1) {
    int kind = __builtin_ctz(zones), count = g->zone_step[kind] ? g->s->seats : 1;
    for (int i = 0; i < count; i++)
      for (ZONE_EACH(g, card1, g->zone_base[kind] + i)) {
        const RbCardDef *def = rb_def_of(g, card1);
        if (!(def->elsewhere_about & v->about)) continue;
        if (!visit_lying_text(g, card1, card_at(g, card1)->def, v)) return false;
        for (uint32_t left = def->keywords & cards->static_keywords; left; left &= left - 1)
          if (!visit_lying_text(g, card1, cards->keyword_defs[__builtin_ctz(left)], v))
            return false;
      }
  }
  return true;
}

void rb_visit_statics(ArbGame *g, const RbVisit *v)
{
  if (!visit_zone(g, zone_at(g, RB_Z_BOARD, 0), v)) return;
  if (!visit_zone(g, zone_at(g, RB_Z_BATTLEFIELDS, 0), v)) return;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (!visit_zone(g, zone_at(g, RB_Z_LEGENDS, seat), v)) return;
  if (!visit_zone(g, zone_at(g, RB_Z_FORMAT, 0), v)) return;
  if (rb_cards(g->cards)->elsewhere_about & v->about && !visit_elsewhere(g, v)) return;
  visit_started(g, v);
}

typedef struct Found {
  uint32_t about;
  bool any;
} Found;

/* How a card is played is asked of that card itself, so its own statics about it are in no outline
** (cards.c: board_about). */
static bool found(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Found *f = data;
  uint32_t about = rb_ability(g, context->ability)->about & f->about;
  f->any = stat->affects != RB_AFFECTS_ME || about & ~(uint32_t)RB_ABOUT_PLAYS;
  return !f->any;
}

/* The simple rule that the outline must agree with: whether a visit to all finds no static. */
static bool visit_finds_none(ArbGame *g, uint32_t about)
{
  Found f = {about, false};
  RbVisit v = {about, found, &f, false};
  rb_visit_statics(g, &v);
  return !f.any;
}

void rb_each_static(ArbGame *g, uint32_t about, RbStaticVisitor *visit, void *data)
{
  RbVisit v = {about, visit, data, false};
  if (!rb_any_speaks_of(g, about)) {
    ARB_HOLDS(g, !g->check || visit_finds_none(g, about),
              "the outline leaves out a static ability");
    return;
  }
  if (rb_cards(g->cards)->keyword_about & about) rb_layers(g); /* which objects have keywords */
  rb_visit_statics(g, &v);
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
  default: return stat->selector1 && arb_selector_matches(g, stat->selector1, context, object);
  }
}

/* 354: the player who plays a card controls it.  So a card that is not declared yet counts as
** theirs, wherever it lies. */
bool rb_affects_played(ArbGame *g, const RbStatic *stat, const ArbContext *context, int card1,
                       ArbSeat player)
{
  ArbCard *card = card_at(g, card1);
  ArbSeat before = card->controller;
  if (before == player) return rb_affects(g, stat, context, id_of(g, card1));
  card->controller = player;
  bool affects = rb_affects(g, stat, context, id_of(g, card1));
  card->controller = before;
  return affects;
}

/* ---- Timestamps (475) ----------------------------------------------------- */

/* Notes that an ability of an object begins to apply, or stops (475.2), as it also does when its
** text becomes Inactive.  The record is kept with the card that the text is printed on. */
static bool date_ability(ArbGame *g, int object1, const RbText *text, int ability, bool works,
                         bool as_old_as_it)
{
  ArbContext context = rb_context(g, object1, ability);
  int card1 = id_is_nothing(text->from) ? object1 : id_index1(text->from);
  uint16_t def = text->def;
  context.def = def;
  context.refs = &text->from;
  context.ref_count = text->effect ? 1 : 0;
  int since1 = since_of(g, id_of(g, card1), ability);
  bool active = works && ability_holds(g, &rb_ability(g, ability)->head, &context);
  if (active == (since1 != 0)) return false;
  if (!active) {
    arb_pool_free(g->s, RB_POOL_EFFECT, since1);
    return true;
  }
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, arb_game_take(g, RB_POOL_EFFECT));
  uint32_t timestamp = as_old_as_it ? rb_body(g, card1)->timestamp : ++g->s->timestamp;
  *effect = (RbEffect){.kind1 = RB_F_SINCE,
                       .ability = (uint16_t)ability,
                       .def = def,
                       .object = id_of(g, card1),
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
  for (ZONE_EACH(g, card1, zone)) {
    const RbBody *body = rb_body(g, card1);
    RbText own = {.def = card_at(g, card1)->def};
    bool works = !rb_is_attached(body);
    if (rb_def(g, own.def)->has_dated)
      changed |= date_text(g, card1, &own, works && rb_own_text(g, card1) == own.def, as_old_as_it);
    RbText put = {.def = rb_own_text(g, card1)};
    if (put.def != own.def && rb_def(g, put.def)->has_dated)
      changed |= date_text(g, card1, &put, works, as_old_as_it);
    if (rb_is_top(body))
      for (RB_EACH_TEXT(g, text, card1))
        if (!id_is_nothing(text.from)) changed |= date_text(g, card1, &text, true, as_old_as_it);
    if (!cards->dated_keywords) continue;
    uint32_t keywords = keywords_of(g, card1);
    for (uint32_t left = cards->dated_keywords; left; left &= left - 1) {
      int k = __builtin_ctz(left);
      own.def = cards->keyword_defs[k];
      changed |= date_text(g, card1, &own, keywords >> k & 1, as_old_as_it);
    }
  }
  return changed;
}

/* Dates statics that an effect started: they begin with it; one that stopped begins again later. */
static bool date_started(ArbGame *g)
{
  bool changed = false;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_STATIC || !rb_ability(g, effect->ability)->dated) continue;
    ArbContext context = started_context(effect);
    bool active = ability_holds(g, &rb_ability(g, effect->ability)->head, &context);
    if (active == !effect->used) continue;
    effect->used = !active;
    if (active) effect->timestamp = ++g->s->timestamp;
    changed = true;
  }
  return changed;
}

/* 475.1-2: conditional abilities whose order can matter get their timestamps before anything else
** takes one, and in every cleanup.  So each has its place in the order. */
void rb_date_statics(ArbGame *g, bool as_old_as_it)
{
  if (rb_house(g, RB_H_TIMESTAMPS_OF_PLAY)) return; /* E453.1 */
  bool changed = false;
  if (rb_outline(g)->dated) { /* most boards have none */
    changed |= date_zone(g, zone_at(g, RB_Z_BOARD, 0), as_old_as_it);
    changed |= date_zone(g, zone_at(g, RB_Z_BATTLEFIELDS, 0), as_old_as_it);
    for (ArbSeat seat = 0; seat < g->s->seats; seat++)
      changed |= date_zone(g, zone_at(g, RB_Z_LEGENDS, seat), as_old_as_it);
    changed |= date_zone(g, zone_at(g, RB_Z_FORMAT, 0), as_old_as_it);
  }
  changed |= date_started(g);
  if (changed) game_changed(g);
  rb_keep_limits(g);
}
