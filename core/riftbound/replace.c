/* SPDX-License-Identifier: MIT */
/*
** replace.c -- replacement effects (367-375).
**
** Before an event happens, everything that would replace it is gathered; the
** owner of what the event happens to says which applies (372).  Each applies
** once to an event and to whatever replaces that event (370.2): the effects
** that are being applied are kept on a trail while their script runs.
*/
#include <string.h>

#include "rb.h"

enum { CANDIDATES_MAX = 16, TRAIL_MAX = 16 };

typedef struct Candidate {
  ArbId source;
  uint16_t def, ability, effect1;
  ArbSeat controller;
  ArbId from; /* the attached card whose text it is, or nothing */
  ArbId refs[ARB_REFS_MAX];
} Candidate;

/* What is being applied now, innermost last.  It hangs in the arena beside the
** batch, found through the game's fixed scratch. */
typedef struct Applied {
  ArbId source, from;
  uint16_t ability, effect1;
} Applied;

static Applied *trail(ArbGame *g, int **count)
{
  typedef struct Trail {
    int count;
    Applied list[TRAIL_MAX];
  } Trail;
  if (!g->rules_trail) g->rules_trail = arena_take(g, sizeof(Trail));
  Trail *t = g->rules_trail;
  *count = &t->count;
  return t->list;
}

static bool applied_already(ArbGame *g, ArbId source, int ability, int effect1, ArbId from)
{
  int *count;
  const Applied *list = trail(g, &count);
  for (int i = 0; i < *count; i++)
    if (list[i].ability == ability && list[i].effect1 == effect1 &&
        id_equal(list[i].source, source) && id_equal(list[i].from, from))
      return true;
  return false;
}

static bool fits(ArbGame *g, const RbAbility *a, const ArbEvent *event, const ArbContext *context)
{
  if (a->kind != RB_REPLACEMENT || a->event != event->kind1) return false;
  if (a->flags & RB_SUBJECT_ME && !id_equal(event->subject, context->me)) return false;
  if (a->subject_ref1 && !id_equal(context->refs[a->subject_ref1 - 1], event->subject))
    return false;
  if (a->subject1 && !selector_matches(g, a->subject1, context, event->subject)) return false;
  if (a->place1 && !selector_matches(g, a->place1, context, event->place)) return false;
  return rb_condition(g, &a->while_, context) && rb_condition(g, &a->if_, context);
}

static void from_text(ArbGame *g, int card1, const RbText *text, const ArbEvent *event,
                      Candidate *list, int *count)
{
  const RbCardDef *def = rb_def(g, text->def);
  if (!event_set_has(&def->watches, event->kind1 - 1)) return;
  for (int i = 0; i < def->ability_count && *count < CANDIDATES_MAX; i++) {
    int ability = def->first_ability + i;
    const RbAbility *a = rb_ability(g, ability);
    ArbContext context = rb_context(g, card1, ability);
    context.def = text->def;
    context.refs = &text->from;
    context.ref_count = text->effect ? 1 : 0;
    if (a->flags & RB_NAMED || !rb_of_text(a, text)) continue;
    if (applied_already(g, context.me, ability, 0, text->from)) continue;
    if (a->flags & RB_ONCE_EACH_TURN && rb_used(g, context.me, ability, text->from)) continue;
    if (!fits(g, a, event, &context)) continue;
    Candidate *c = &list[(*count)++];
    *c = (Candidate){.source = context.me,
                     .def = context.def,
                     .ability = (uint16_t)ability,
                     .controller = context.you,
                     .from = text->from};
    if (text->effect) c->refs[0] = text->from;
  }
}

static void from_zone(ArbGame *g, int zone, const ArbEvent *event, Candidate *list, int *count)
{
  for (RB_EACH(g, card1, zone))
    for (RB_EACH_TEXT(g, text, card1)) from_text(g, card1, &text, event, list, count);
}

static void from_effects(ArbGame *g, const ArbEvent *event, Candidate *list, int *count)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used && *count < CANDIDATES_MAX; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_REPLACEMENT ||
        applied_already(g, effect->source, effect->ability, i, ARB_NOTHING))
      continue;
    ArbContext context = {.me = effect->source,
                          .you = effect->controller,
                          .def = effect->def,
                          .refs = effect->refs,
                          .ref_count = ARB_REFS_MAX};
    if (!fits(g, rb_ability(g, effect->ability), event, &context)) continue;
    Candidate *c = &list[(*count)++];
    *c = (Candidate){.source = effect->source,
                     .def = effect->def,
                     .ability = effect->ability,
                     .effect1 = (uint16_t)i,
                     .controller = effect->controller};
    memcpy(c->refs, effect->refs, sizeof c->refs);
  }
}

typedef struct Choice {
  const Candidate *list;
  int count;
} Choice;

static void list_candidates(ArbGame *g, const void *data)
{
  const Choice *choice = data;
  for (int i = 0; i < choice->count; i++)
    ask_option(g, (ArbOption){.verb = RB_V_REPLACEMENT,
                              .object = choice->list[i].source,
                              .aux = (uint16_t)(i + 1),
                              .value = choice->list[i].ability});
}

/* `orders` chose it among `among` that could apply. */
static void apply(ArbGame *g, const Candidate *c, const ArbEvent *event, ArbSeat orders, int among)
{
  const RbAbility *a = rb_ability(g, c->ability);
  int *count;
  Applied *list = trail(g, &count);
  if (*count == TRAIL_MAX)
    flow_refuse(g, "more than %d replacement effects in one event", TRAIL_MAX);
  list[(*count)++] = (Applied){c->source, c->from, c->ability, c->effect1};
  if (a->flags & RB_ONCE_EACH_TURN) rb_mark_used(g, c->source, c->ability, c->from);
  ArbContext *context = arena_take(g, sizeof *context);
  ArbEvent *copy = arena_take(g, sizeof *copy);
  Candidate *kept = arena_take(g, sizeof *kept);
  *copy = *event, *kept = *c;
  *context = (ArbContext){.me = c->source,
                          .you = c->controller,
                          .def = c->def,
                          .ability = c->ability,
                          .event = copy,
                          .refs = kept->refs,
                          .ref_count = ARB_REFS_MAX};
  const RbBody *body = rb_body_of(g, c->source);
  if (body) context->here = body->place;
  if (c->effect1 && a->flags & RB_ONLY_ONCE) pool_free(g->s, RB_POOL_EFFECT, c->effect1);
  ArbEvent told = {.kind1 = RB_E_REPLACED + 1,
                   .actor = c->controller,
                   .known = event->known,
                   .subject = event->subject,
                   .subject_def = event->subject_def,
                   .source = c->source,
                   .source_def = c->def,
                   .other = id_player(orders),
                   .cause = (uint8_t)among,
                   .aux = (int16_t)(event->kind1 - 1)};
  uint32_t at = g->event_count;
  event_record(g, &told);
  ArbValue values[ARB_REFS_MAX];
  int n = 0;
  for (; n < ARB_REFS_MAX && !id_is_nothing(kept->refs[n]); n++)
    values[n] = (ArbValue){.type = ARB_T_ID, .id = kept->refs[n]};
  if (a->run) script_call(g, a->run, ARB_ACT, context, values, n);
  if (g->event_count > at) /* how many of the events behind it happened instead (370) */
    g->events[at].amount = (int16_t)(g->event_count - at - 1);
  list = trail(g, &count);
  --*count;
}

bool rb_replaced(ArbGame *g, ArbEvent *event)
{
  Candidate *list = arena_take(g, CANDIDATES_MAX * sizeof *list);
  int count = 0;
  from_zone(g, rb_zone(g, RB_Z_BOARD, 0), event, list, &count);
  from_zone(g, rb_zone(g, RB_Z_BATTLEFIELDS, 0), event, list, &count);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    from_zone(g, rb_zone(g, RB_Z_LEGENDS, seat), event, list, &count);
  from_effects(g, event, list, &count);
  int left = 0;
  for (int i = 0; i < count; i++) { /* 371.1: "may" and "once each turn" can be declined */
    const RbAbility *a = rb_ability(g, list[i].ability);
    if (a->flags & (RB_OPTIONAL | RB_ONCE_EACH_TURN) &&
        !ask_yes(g, list[i].controller, "371.1", "Apply this replacement?", list[i].source))
      continue;
    list[left++] = list[i];
  }
  if (left == 0) return false;
  Choice *choice = arena_take(g, sizeof *choice);
  *choice = (Choice){list, left};
  ArbSeat orders =
      event->subject_owner < g->s->seats ? event->subject_owner : rb_acting_player(g); /* 372 */
  ArbPicked first = ask_pick(g, &(ArbAsk){.player = orders,
                                          .shape = ARB_PICK,
                                          .rule = "372",
                                          .text = "Which replacement applies?",
                                          .min = 1,
                                          .max = 1,
                                          .list = list_candidates,
                                          .data = choice});
  apply(g, &list[first.options[0].aux - 1], event, orders, left);
  return true;
}
