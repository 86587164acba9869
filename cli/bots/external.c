/* SPDX-License-Identifier: MIT */
/* external.c -- see external.h. */
#include "bots/external.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/process.h"
#include "bots/protocol.h"
#include "common/text.h"

enum { SENTENCE_MAX = 256 };

struct External {
  char command[PROCESS_COMMAND_MAX];
  double timeout;
  Process *process; /* NULL: not running */
  ProtocolWishes wishes;
  BotSeat seat;
  uint32_t told;                                      /* number of the last event it was told */
  int refusals;                                       /* of the open decision */
  uint32_t decision;                                  /* the one they are of */
  char error[PROCESS_COMMAND_MAX + 2 * SENTENCE_MAX]; /* "": all is well in this game */
};

static const char PREFIX[] = "exec:";

const char *external_command(const char *name)
{
  return strncmp(name, PREFIX, sizeof PREFIX - 1) == 0 ? name + sizeof PREFIX - 1 : NULL;
}

External *external_new(const char *command)
{
  External *external = must_take(NULL, sizeof *external);
  *external = (External){.timeout = EXTERNAL_TIMEOUT};
  snprintf(external->command, sizeof external->command, "%s", command);
  return external;
}

void external_free(External *external)
{
  process_end(external->process, 1, NULL, 0);
  free(external);
}

void external_set_timeout(External *external, double seconds)
{
  external->timeout = seconds;
}
bool external_wants_events(const External *external)
{
  return external->wishes.events;
}

const char *external_error(const External *external)
{
  return external->error;
}

/* ---- When it goes wrong --------------------------------------------------------- */

/* Ends the process and says what happened: "bot 'python3 x.py' ...". */
static bool failed(External *external, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool failed(External *external, const char *format, ...)
{
  char what[SENTENCE_MAX + 64];
  va_list args;
  va_start(args, format);
  vsnprintf(what, sizeof what, format, args);
  va_end(args);
  process_end(external->process, 0.1, NULL, 0);
  external->process = NULL;
  snprintf(external->error, sizeof external->error, "bot '%s' %s", external->command, what);
  return false;
}

/* It closed its side: of its own accord, mostly because it ended. */
static bool went_away(External *external, const char *when)
{
  char how[64] = "";
  process_end(external->process, 0.5, how, sizeof how);
  external->process = NULL;
  return failed(external, "closed its side %s: %s", when, how);
}

/* `when`: "before its hello", "at decision 12". */
static bool came_to(External *external, ProcessEnd end, const char *when)
{
  switch (end) {
  case PROCESS_ENDED: return went_away(external, when);
  case PROCESS_SLOW:
    return failed(external, "said nothing for %g seconds %s and was killed", external->timeout,
                  when);
  case PROCESS_LONG: return failed(external, "sent a line without an end %s", when);
  default: return true;
  }
}

/* ---- Messages ------------------------------------------------------------------- */

static bool send_message(External *external, json_t *message, const char *when)
{
  char *text = json_dumps(message, JSON_COMPACT);
  json_decref(message);
  if (!text) return failed(external, "could not be told anything: out of memory");
  size_t length = strlen(text);
  text[length] = '\n'; /* its end is no longer needed */
  ProcessEnd end = process_write(external->process, text, length + 1, external->timeout);
  free(text);
  return came_to(external, end, when);
}

/* The next message of the kinds that fit; NULL when it is none, or it never came. */
static json_t *receive(External *external, ProtocolSaid one, ProtocolSaid other, ProtocolSaid *said,
                       const char *when)
{
  const char *line;
  char why[SENTENCE_MAX];
  json_t *message;
  ProcessEnd end = process_read(external->process, &line, external->timeout);
  if (!came_to(external, end, when)) return NULL;
  *said = protocol_read(line, &message, why, sizeof why);
  if (*said == one || *said == other) return message;
  if (*said == SAID_WRONG) failed(external, "sent %s, %s", why, when);
  else
    failed(external, "sent a message \"%s\" %s",
           json_string_value(json_object_get(message, "type")), when);
  json_decref(message);
  return NULL;
}

/* ---- Sitting down ---------------------------------------------------------------- */

static bool start(External *external)
{
  char why[SENTENCE_MAX];
  if (external->process) return true;
  external->process = process_start(external->command, why, sizeof why);
  return external->process || failed(external, "did not start: %s", why);
}

static bool greet(External *external)
{
  static const char when[] = "before its hello";
  const BotSeat *seat = &external->seat;
  char why[SENTENCE_MAX];
  ProtocolSaid said;
  json_t *hello = protocol_hello(seat->game, seat->cards, seat->format, seat->goal);
  json_object_set_new(hello, "seat", json_integer(seat->seat));
  if (!send_message(external, hello, when)) return false;
  json_t *answer = receive(external, SAID_HELLO, SAID_HELLO, &said, when);
  if (!answer) return false;
  bool good = protocol_wishes(answer, &external->wishes, why, sizeof why);
  json_decref(answer);
  return good || failed(external, "sent %s", why);
}

void external_sit(External *external, const BotSeat *seat)
{
  external->seat = *seat;
  external->told = 0;
  external->refusals = 0;
  external->error[0] = 0;
  external->wishes = (ProtocolWishes){.view = true};
  if (start(external)) greet(external);
  external->seat.game = NULL; /* it is not kept */
}

/* ---- Playing ---------------------------------------------------------------------- */

void external_watch(External *external, ArbGame *game)
{
  if (!external->process || !external->wishes.events || external->error[0]) return;
  json_t *list = json_array(), *message;
  size_t i;
  bool good = true;
  external->told =
      protocol_events(list, game, external->seat.cards, external->seat.seat, external->told);
  json_array_foreach(list, i, message)
  {
    if (good) good = send_message(external, json_incref(message), "as it was told events");
  }
  json_decref(list);
}

void external_back(External *external, uint32_t number)
{
  if (external->told <= number) return;
  external->told = number;
  if (external->process && external->wishes.events && !external->error[0])
    send_message(external, protocol_back(external->seat.seat, number), "as it was told events");
}

/* Puts the decision, and takes messages until one can be an answer. */
static int ask(External *external, BotAnswer *answer, ArbGame *game, const char *when)
{
  char why[SENTENCE_MAX];
  for (;;) {
    ProtocolSaid said;
    json_t *decision = protocol_decision(game, external->seat.cards, external->wishes.view);
    if (!send_message(external, decision, when)) return BOT_FAILED;
    json_t *message = receive(external, SAID_ANSWER, SAID_CONCEDE, &said, when);
    if (!message) return BOT_FAILED;
    int count = said == SAID_CONCEDE ? BOT_CONCEDES
                                     : protocol_values(message, game, answer, why, sizeof why);
    json_decref(message);
    if (said == SAID_CONCEDE || count >= 0) return count;
    if (!external_refused(external, why)) return BOT_FAILED;
  }
}

int external_choose(External *external, BotAnswer *answer, ArbGame *game)
{
  char when[32];
  uint32_t number = arb_decision(game)->number;
  if (external->error[0]) return BOT_FAILED;
  if (external->decision != number) external->refusals = 0;
  external->decision = number;
  snprintf(when, sizeof when, "at decision %u", (unsigned)number);
  return ask(external, answer, game, when);
}

bool external_refused(External *external, const char *why)
{
  if (++external->refusals >= EXTERNAL_REFUSALS_MAX)
    return failed(external, "gave no legal answer to decision %u in %d tries, the last: %s",
                  (unsigned)external->decision, EXTERNAL_REFUSALS_MAX, why);
  json_t *error = protocol_error(why);
  json_object_set_new(error, "number", json_integer(external->decision));
  json_object_set_new(error, "left", json_integer(EXTERNAL_REFUSALS_MAX - external->refusals));
  return send_message(external, error, "as an answer was refused");
}

void external_end(External *external, ArbGame *game, const char *what)
{
  if (!external->process || external->error[0]) return;
  external_watch(external, game);
  if (external->process)
    send_message(external, protocol_end(game, external->seat.seat, what), "at the end");
}
