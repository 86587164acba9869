/* SPDX-License-Identifier: MIT */
/* explain.c -- recording reasons; see explain.h. */
#include "kernel/parts/explain.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "kernel/step/flow.h"
#include "memory.h"

/* The place in "no legal target (RULE)" where the rule begins; NULL: it has none. */
static char *rule_at_the_end(char *text)
{
  size_t length = strlen(text);
  char *open = strrchr(text, '(');
  if (!open || open == text || open[-1] != ' ' || text[length - 1] != ')') return NULL;
  return open[1] >= '0' && open[1] <= '9' ? open : NULL;
}

void arb_explain_note(ArbGame *game, ArbReason reason, const char *format, ...)
{
  char text[ARB_WHY_TEXT_MAX];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  char *open = reason.rule ? NULL : rule_at_the_end(text);
  if (open) {
    open[-1] = '\0';
    open[strlen(open) - 1] = '\0';
    reason.rule = open + 1;
  }
  reason.text = text;
  if (!reason.topic) reason.topic = "";
  if (!reason.rule) reason.rule = "";
  if (!reason.layer) reason.layer = "";
  game->recorder->keep(game, game->recorder, &reason);
}

static void keep_first_fault(ArbGame *game, ArbRecorder *recorder, const ArbReason *reason)
{
  ArbFirstFault *fault = (ArbFirstFault *)recorder;
  (void)game;
  if (reason->kind != ARB_WHY_FAILS || fault->text[0]) return;
  snprintf(fault->text, sizeof fault->text, *reason->rule ? "%s (%s)" : "%s", reason->text,
           reason->rule);
}

ArbRecorder *arb_explain_first_fault(ArbFirstFault *fault, ArbSeat seat, ArbId object)
{
  fault->recorder = (ArbRecorder){keep_first_fault, seat, object, 0};
  fault->text[0] = '\0';
  return &fault->recorder;
}

/* ---- What a host is told ------------------------------------------------- */

typedef struct Reasons {
  ArbRecorder recorder;
  ArbReason *list; /* owns the text and the rule of each reason */
  int count, room;
} Reasons;

static void keep_reason(ArbGame *game, ArbRecorder *recorder, const ArbReason *reason)
{
  Reasons *all = (Reasons *)recorder;
  if (all->count == all->room) {
    int room = all->room ? all->room * 2 : 16;
    ArbReason *list = arb_memory_grow(all->list, (size_t)room * sizeof *list);
    if (!list) arb_flow_stop(game, ARB_STOP_MEMORY);
    all->list = list;
    all->room = room;
  }
  size_t text = strlen(reason->text) + 1, rule = strlen(reason->rule) + 1;
  char *kept = arb_memory_take(text + rule);
  if (!kept) arb_flow_stop(game, ARB_STOP_MEMORY);
  memcpy(kept, reason->text, text);
  memcpy(kept + text, reason->rule, rule);
  ArbReason *mine = &all->list[all->count++];
  *mine = *reason;
  mine->text = kept;
  mine->rule = kept + text;
}

/* Runs `look` with a recorder, and afterwards hands over the reasons: the host's visitor does not
** run inside. */
static int ask_why(ArbGame *game, ArbSeat seat, ArbId object, void (*look)(ArbGame *, void *),
                   void *data, ArbReasonVisitor visit, void *visit_data)
{
  Reasons all = {.recorder = {keep_reason, seat, object, 0}};
  ArbRecorder *outer = game->recorder;
  arb_flow_refresh(game); /* steps run without a recorder */
  game->recorder = &all.recorder;
  bool done = arb_look_for(game, seat, look, data);
  game->recorder = outer;
  for (int i = 0; i < all.count; i++) {
    if (done && visit) visit(visit_data, &all.list[i]);
    arb_memory_free(all.list[i].text);
  }
  arb_memory_free(all.list);
  return done ? all.count : ARB_REFUSED;
}

typedef struct ObjectLook {
  ArbSeat seat;
  ArbId object;
} ObjectLook;

static void note_hidden(ArbGame *game)
{
  char text[80];
  arb_flow_hidden_text(game, text, sizeof text);
  arb_explain_note(game, (ArbReason){.kind = ARB_WHY_FAILS, .topic = "known"}, "%s", text);
}

/* Notes an object's attributes that are numbers, for a game that explains nothing. */
static void note_values(ArbGame *game, ArbSeat seat, ArbId object)
{
  ArbContext context = {.you = seat};
  for (int i = 0; i < game->rules->attribute_count; i++) {
    const ArbAttribute *row = &game->rules->attributes[i];
    bool told = row->kind == ARB_A_NUMBER || row->kind == ARB_A_BOOL;
    int32_t value = told ? game->rules->attribute(game, &context, object, i) : ARB_NULL;
    if (value == ARB_NULL || (row->kind == ARB_A_BOOL && !value)) continue;
    ArbReason reason = {.kind = ARB_WHY_VALUE, .topic = row->name, .value = value};
    reason.player = ARB_NO_SEAT, reason.rule = row->rule;
    if (row->kind == ARB_A_BOOL) arb_explain_note(game, reason, "it is so");
    else arb_explain_note(game, reason, "%d", (int)value);
  }
}

static void look_at_object(ArbGame *game, void *data)
{
  const ObjectLook *look = data;
  const ArbCard *card = state_resolve(game->s, look->object);
  bool hidden = id_kind(look->object) == ARB_KIND_CARD &&
                (!card || !arb_know_sees(game, game->s, id_index1(look->object), look->seat));
  if (hidden) note_hidden(game);
  else if (game->rules->explain) game->rules->explain(game, look->seat, look->object);
  else note_values(game, look->seat, look->object);
}

static bool may_ask(const ArbGame *game, ArbSeat seat)
{
  return seat == ARB_NO_SEAT || seat < game->base->seats;
}

int arb_explain(ArbGame *game, ArbSeat seat, ArbId object, ArbReasonVisitor visit, void *data)
{
  ObjectLook look = {seat, object};
  if (!may_ask(game, seat)) return arb_flow_fail(game, ARB_REFUSED, "no such player");
  return ask_why(game, seat, object, look_at_object, &look, visit, data);
}

static void look_at_event(ArbGame *game, void *data)
{
  const uint32_t *at = data;
  ArbSeat seat = game->recorder->seat;
  if (game->rules->explain_event) game->rules->explain_event(game, seat, game->events, *at);
}

int arb_explain_event(ArbGame *game, ArbSeat seat, uint32_t number, ArbReasonVisitor visit,
                      void *data)
{
  if (!may_ask(game, seat)) return arb_flow_fail(game, ARB_REFUSED, "no such player");
  uint32_t last = arb_events(game, seat, UINT32_MAX, NULL, NULL);
  if (number == 0) number = last;
  if (number <= game->event_first || number > last)
    return arb_flow_fail(game, ARB_REFUSED, "no such event is kept");
  uint32_t at = number - game->event_first - 1;
  return ask_why(game, seat, ARB_NOTHING, look_at_event, &at, visit, data);
}
