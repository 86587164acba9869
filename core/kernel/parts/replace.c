/* SPDX-License-Identifier: MIT */
/* replace.c -- see replace.h. */
#include "kernel/parts/replace.h"

#include <stdio.h>

ArbCandidate *arb_replace_add(ArbGame *g, ArbCandidate *list, int *count)
{
  if (*count == ARB_CANDIDATES_MAX)
    arb_flow_refuse(g, "more than %d replacement effects for one event", ARB_CANDIDATES_MAX);
  return &list[(*count)++];
}

bool arb_rules_replace(const ArbRules *rules, int event)
{
  for (const int16_t *it = rules->replaceable; it && *it >= 0; it++)
    if (*it == event) return true;
  return false;
}

bool arb_replace_same(const ArbCandidate *a, const ArbCandidate *b)
{
  return a->ability == b->ability && a->effect1 == b->effect1 && id_equal(a->source, b->source) &&
         id_equal(a->from, b->from);
}

/* ---- Each once (370.2; SVE 10.10.2.3) -------------------------------------------- */

static bool is_listed(const ArbReplaced *list, int count, const ArbReplaced *it)
{
  for (int i = 0; i < count; i++)
    if (list[i].ability == it->ability && list[i].effect1 == it->effect1 &&
        id_equal(list[i].source, it->source) && id_equal(list[i].from, it->from))
      return true;
  return false;
}

bool arb_replace_is_done(const ArbHappening *h, const ArbCandidate *c)
{
  ArbReplaced it = {c->source, c->from, c->ability, c->effect1};
  return is_listed(h->done, h->done_count, &it);
}

static void too_many(ArbGame *g)
{
  arb_flow_refuse(g, "more than %d replacement effects in one event", ARB_TRAIL_MAX);
}

void arb_replace_done(ArbGame *g, ArbHappening *h, const ArbCandidate *c)
{
  if (h->done_count == ARB_TRAIL_MAX) too_many(g);
  h->done[h->done_count++] = (ArbReplaced){c->source, c->from, c->ability, c->effect1};
}

bool arb_replace_on_trail(ArbGame *g, ArbId source, int ability, int effect1, ArbId from)
{
  const ArbTrail *t = &g->scratch->trail;
  ArbReplaced it = {source, from, (uint16_t)ability, (uint16_t)effect1};
  return is_listed(t->list, t->count, &it);
}

int arb_replace_enter(ArbGame *g, const ArbHappening *h)
{
  ArbTrail *t = &g->scratch->trail;
  int before = t->count;
  if (before + h->done_count > ARB_TRAIL_MAX) too_many(g);
  for (int i = 0; i < h->done_count; i++) t->list[t->count++] = h->done[i];
  return before;
}

void arb_replace_leave(ArbGame *g, int before)
{
  g->scratch->trail.count = before;
}

/* ---- What is asked ---------------------------------------------------------------- */

enum { QUESTION_MAX = 160 };

/* Writes the event's subject: "NAME <ID>"; "p1" for what is not a card; "" for nothing.  A card
** that is gone, or that the player may not be told of (arb_know_subject), has no id. */
static void name_subject(ArbGame *g, ArbSeat seat, const ArbEvent *event, char *out, size_t size)
{
  char id[24];
  ArbId subject = event->subject;
  const ArbCard *card = state_resolve(g->s, subject);
  bool sees = card ? arb_know_sees(g, g->s, id_index1(subject), seat) : event->known >> seat & 1;
  bool lies = !id_is_nothing(arb_know_subject(g, event, seat));
  uint16_t def = card ? card->def : event->subject_def;
  const char *name = sees && def ? arb_card_title(g->cards, def) : "a hidden card";
  *out = 0;
  if (id_is_nothing(subject)) return;
  arb_id_text(g, subject, id, sizeof id);
  if (id_kind(subject) != ARB_KIND_CARD) snprintf(out, size, "%s", id);
  else snprintf(out, size, lies ? "%s <%s>" : "%s", name, id);
}

const char *arb_replace_question(ArbGame *g, ArbSeat seat, const ArbEvent *event, bool counted,
                                 const char *question)
{
  char *text = arena_take(g, QUESTION_MAX), subject[96], amount[16] = "", kind[32];
  snprintf(kind, sizeof kind, "%s", g->rules->events[event->kind1 - 1].name);
  for (char *at = kind; *at; at++)
    if (*at == '_') *at = ' '; /* players read it */
  name_subject(g, seat, event, subject, sizeof subject);
  if (counted) snprintf(amount, sizeof amount, " %d", event->amount);
  snprintf(text, QUESTION_MAX, "%s (%s%s%s%s)?", question, kind, amount, *subject ? ": " : "",
           subject);
  return text;
}

const char *arb_replace_by(ArbGame *g, ArbId source, const char *name)
{
  char *text = arena_take(g, QUESTION_MAX);
  snprintf(text, QUESTION_MAX, "Apply the replacement of %s", arb_know_public(g, source, name));
  return text;
}

/* ---- Which first (372; SVE 10.10.2) ---------------------------------------------- */

typedef struct Choice {
  const ArbCandidate *list;
  int count, verb;
} Choice;

static void list_candidates(ArbGame *g, const void *data)
{
  const Choice *choice = data;
  for (int i = 0; i < choice->count; i++)
    ask_option(g, (ArbOption){.verb = (uint8_t)choice->verb,
                              .object = choice->list[i].source,
                              .aux = (uint16_t)(i + 1),
                              .value = choice->list[i].ability});
}

int arb_replace_pick(ArbGame *g, ArbSeat seat, int verb, const ArbCandidate *list, int count,
                     const char *rule, const char *text)
{
  Choice *choice = arena_take(g, sizeof *choice);
  *choice = (Choice){list, count, verb};
  ArbPicked first = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                              .shape = ARB_PICK,
                                              .rule = rule,
                                              .text = text,
                                              .min = 1,
                                              .max = 1,
                                              .list = list_candidates,
                                              .data = choice});
  return first.options[0].aux - 1;
}
