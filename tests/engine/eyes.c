/* SPDX-License-Identifier: MIT */
/* eyes.c -- see eyes.h. */
#include "eyes.h"

#include <jansson.h>

#include "faces/face.h"
#include "kernel/step/flow.h"
#include "faces/narrate.h"
#include "bots/protocol.h"
#include "support.h"

enum { PARTIAL_MAX = 6, TOLD_WHY = 3 /* events that are explained */ };

static void see_id(const Eyes *eyes, const char *what, ArbId id)
{
  char text[64];
  arb_id_text(eyes->game, id, text, sizeof text);
  text_add(eyes->out, " %s=%s(%04x.%u)", what, text, id.slot, id.generation);
}

/* ---- Zones, numbers, reasons ------------------------------------------------------------ */

static bool see_card(void *data, const ArbCardView *card)
{
  const Eyes *eyes = data;
  text_add(eyes->out, " card %u of %u, %u%s", card->def, card->owner, card->controller,
           card->facedown ? ", facedown" : "");
  see_id(eyes, "id", card->id);
  see_id(eyes, "at", card->place);
  see_id(eyes, "on", card->attached_to);
  for (int i = 0; i < ARB_CARD_NUMBERS_MAX; i++) text_add(eyes->out, " %d", card->numbers[i]);
  text_add(eyes->out, "\n");
  return true;
}

static void see_zones(const Eyes *eyes)
{
  for (int zone = 0; zone < arb_zone_count(eyes->game); zone++)
    for (ArbSeat owner = 0; owner < arb_seats(eyes->game); owner++) {
      int count =
          arb_view_zone(eyes->game, eyes->seat, zone, owner, see_card, (void *)(uintptr_t)eyes);
      text_add(eyes->out, "zone %s of %u: %d\n", arb_zone_name(eyes->game, zone), owner, count);
    }
}

static void see_numbers(const Eyes *eyes, ArbId object)
{
  const ArbRules *rules = eyes->game->rules;
  for (int i = 0; i < rules->attribute_count; i++) {
    int32_t value;
    bool known = arb_look(eyes->game, eyes->seat, object, rules->attributes[i].name, &value);
    if (known) text_add(eyes->out, " %s=%d", rules->attributes[i].name, value);
  }
  text_add(eyes->out, "\n");
}

/* The same of a card, of which there are many: as one number. */
static void see_sum(const Eyes *eyes, ArbId card)
{
  const ArbRules *rules = eyes->game->rules;
  uint64_t sum = 1;
  for (int i = 0; i < rules->attribute_count; i++) {
    int32_t seen[2] = {0, 0};
    seen[1] = arb_look_at(eyes->game, eyes->seat, card, i, &seen[0]);
    sum = arb_hash_bytes(sum, seen, sizeof seen);
  }
  text_add(eyes->out, " numbers %llx\n", (unsigned long long)sum);
}

static void see_reason(void *data, const ArbReason *reason)
{
  const Eyes *eyes = data;
  text_add(eyes->out, "  why %u: %s: %s (%s) [%s] by %u, player %u, %u, %d, %d", reason->kind,
           reason->topic, reason->text, reason->rule, reason->layer, reason->source_def,
           reason->player, reason->timestamp, reason->amount, reason->value);
  see_id(eyes, "source", reason->source);
  text_add(eyes->out, "\n");
}

static void see_why(const Eyes *eyes, ArbId object)
{
  int count = arb_explain(eyes->game, eyes->seat, object, see_reason, (void *)(uintptr_t)eyes);
  text_add(eyes->out, "  %d reasons%s%s\n", count, count < 0 ? ": " : "",
           count < 0 ? arb_error(eyes->game) : "");
}

/* By its id, whether or not the seat may know it: an id can be guessed. */
static void see_any_card(const Eyes *eyes, int card1)
{
  char text[400];
  ArbId id = state_card_id(eyes->game->base, card1);
  arb_card_name(eyes->game, eyes->seat, id, text, sizeof text);
  text_add(eyes->out, "c%d", card1);
  see_id(eyes, text, id);
  arb_why_not(eyes->game, eyes->seat, id, text, sizeof text);
  text_add(eyes->out, " not now: %s;", text);
  if (card1 % eyes->parts == eyes->part) see_why(eyes, id);
  see_sum(eyes, id);
}

static void see_cards(const Eyes *eyes)
{
  for (int card1 = 1; card1 <= eyes->game->base->pools[ARB_POOL_CARD].used; card1++)
    if (pool_in_use(eyes->game->base, ARB_POOL_CARD, card1)) see_any_card(eyes, card1);
}

static void see_players(const Eyes *eyes)
{
  see_numbers(eyes, ARB_NOTHING);
  for (ArbSeat seat = 0; seat < arb_seats(eyes->game); seat++) {
    see_numbers(eyes, arb_player_id(seat));
    see_why(eyes, arb_player_id(seat));
  }
}

static void see_things(const Eyes *eyes)
{
  ArbId things[64];
  char text[200];
  int count = arb_things(eyes->game, eyes->seat, things, 64);
  text_add(eyes->out, "%d things\n", count);
  for (int i = 0; i < count && i < 64; i++) {
    arb_card_name(eyes->game, eyes->seat, things[i], text, sizeof text);
    see_id(eyes, text, things[i]);
    see_why(eyes, things[i]);
  }
}

/* ---- Events ------------------------------------------------------------------------------- */

static void see_event(void *data, const ArbEventView *event)
{
  const Eyes *eyes = data;
  text_add(eyes->out, "event %u %s (%s) by %u: %u of %u, %d, %d %s", event->number, event->kind,
           event->rule, event->actor, event->subject_def, event->source_def, event->amount,
           event->aux, event->detail);
  see_id(eyes, "subject", event->subject);
  see_id(eyes, "place", event->place);
  see_id(eyes, "source", event->source);
  text_add(eyes->out, "\n");
}

void eyes_events(const Eyes *eyes, uint32_t after)
{
  arb_events(eyes->game, eyes->seat, after, see_event, (void *)(uintptr_t)eyes);
}

static void see_events(const Eyes *eyes)
{
  uint32_t last = arb_events(eyes->game, eyes->seat, UINT32_MAX, NULL, NULL);
  eyes_events(eyes, 0);
  for (uint32_t number = last; number > 0 && number + TOLD_WHY > last; number--) {
    int count =
        arb_explain_event(eyes->game, eyes->seat, number, see_reason, (void *)(uintptr_t)eyes);
    text_add(eyes->out, "event %u: %d reasons\n", number, count);
  }
}

/* ---- Its own question ----------------------------------------------------------------------- */

static void see_option(const Eyes *eyes, int i)
{
  char text[400];
  const ArbOption *option = &arb_options(eyes->game)[i];
  arb_option_id(eyes->game, i, text, sizeof text);
  text_add(eyes->out, " %d: %s", i, text);
  arb_option_label(eyes->game, i, text, sizeof text);
  text_add(eyes->out, ", %s; %u %u %u %d", text, option->verb, option->flags, option->aux,
           option->value);
  bind_option_label(eyes->game, i, text, sizeof text);
  text_add(eyes->out, ", %s", text);
  see_id(eyes, "object", option->object);
  see_id(eyes, "place", option->place);
  text_add(eyes->out, "\n");
}

static void see_partial(const Eyes *eyes, int options)
{
  for (int i = 0; i < options && i < PARTIAL_MAX; i++)
    for (int j = 0; j < options && j < PARTIAL_MAX; j++)
      text_add(eyes->out, "%d", arb_partial(eyes->game, (int32_t[]){i, j}, 2));
  text_add(eyes->out, "\n");
}

static void see_default(const Eyes *eyes)
{
  int32_t values[128];
  int count = arb_default(eyes->game, values, 128);
  for (int i = 0; i < count; i++) text_add(eyes->out, " %d", values[i]);
  text_add(eyes->out, " by default\n");
}

/* Answers that nobody may give. */
static void see_refusals(const Eyes *eyes, const ArbDecision *d)
{
  static const struct {
    int32_t values[3];
    int count, late;
  } wrong[] = {{{-1, 0, 0}, 1, 0},        {{9999, 0, 0}, 1, 0}, {{0, 0, 0}, 3, 0},
               {{INT32_MIN, 0, 0}, 1, 0}, {{0, 0, 0}, -1, 0},   {{0, 0, 0}, 1, 1}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    ArbStatus status = arb_answer(eyes->game, d->number + (uint32_t)wrong[i].late, wrong[i].values,
                                  wrong[i].count);
    text_add(eyes->out, "refused: %d %s\n", status, status < 0 ? arb_error(eyes->game) : "");
    assert_true(status < 0);
  }
}

static void see_json(const Eyes *eyes, json_t *message)
{
  char *text = json_dumps(message, JSON_COMPACT);
  text_add(eyes->out, "%s\n", text);
  free(text);
  json_decref(message);
}

static void see_question(const Eyes *eyes)
{
  char text[400];
  const ArbDecision *d = arb_decision(eyes->game);
  text_add(eyes->out, "asked: %d\n", d ? d->player : -1);
  if (!d || d->player != eyes->seat) return;
  arb_question(eyes->game, text, sizeof text);
  text_add(eyes->out, "decision %u: %s (%s), %u %d-%d of %d, open %d", d->number, text,
           arb_decision_rule(eyes->game), d->shape, d->min, d->max, d->option_count, d->open);
  see_id(eyes, "source", d->source);
  text_add(eyes->out, "\n");
  for (int i = 0; i < d->option_count; i++) see_option(eyes, i);
  see_default(eyes);
  if (d->shape == ARB_PICK) see_partial(eyes, d->option_count);
  see_json(eyes, protocol_decision(eyes->game, eyes->session->cards, true));
  see_refusals(eyes, d);
}

/* ---- What the program makes of it --------------------------------------------------------- */

static const char *const players[] = {"one", "two", "three", "four"};

static void see_log(const Eyes *eyes, FILE *file)
{
  Narrator *narrator = calloc(1, sizeof *narrator);
  NarrateOptions options = {.rules = true, .ids = true, .all = true};
  assert_non_null(narrator);
  narrate_start(narrator, file, eyes->session->cards, eyes->seat, &options, &eyes->session->format,
                players);
  narrate(narrator, eyes->game);
  free(narrator);
}

static void see_board(const Eyes *eyes, FILE *file)
{
  Board board = {eyes->game, eyes->session->cards, eyes->seat, players, 0};
  board_print(&board, file);
}

static void see_pages(const Eyes *eyes)
{
  char *bytes = NULL;
  size_t size = 0;
  FILE *file = open_memstream(&bytes, &size);
  assert_non_null(file);
  see_log(eyes, file);
  see_board(eyes, file);
  fclose(file);
  text_add(eyes->out, "%s\n", bytes);
  free(bytes);
}

/* ---- Calls in its own name ------------------------------------------------------------------ */

static void see_calls(const Eyes *eyes)
{
  ArbGame *copy = arb_clone(eyes->game);
  ArbStatus status = arb_cancel(copy, eyes->seat);
  text_add(eyes->out, "cancel: %d %s\n", status, status < 0 ? arb_error(copy) : "");
  status = arb_concede(copy, eyes->seat);
  text_add(eyes->out, "concede: %d %s\n", status, status < 0 ? arb_error(copy) : "");
  arb_destroy(copy);
}

void eyes_open(const Eyes *eyes)
{
  see_zones(eyes);
  see_players(eyes);
  see_things(eyes);
  see_events(eyes);
  json_t *list = json_array();
  protocol_events(list, eyes->game, eyes->session->cards, eyes->seat, 0);
  see_json(eyes, list);
  see_question(eyes);
  see_cards(eyes);
  see_pages(eyes);
  see_calls(eyes);
}
