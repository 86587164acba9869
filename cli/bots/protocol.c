/* SPDX-License-Identifier: MIT */
/* protocol.c -- see protocol.h. */
#include "bots/protocol.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bots/bot.h"
#include "common/json.h"

/* ---- Telling in JSON ---------------------------------------------------------------- */

enum { DEPTH_MAX = 8, QUOTED_MAX = 60 };

/* The objects and lists that are open, the innermost last. */
typedef struct Tree {
  json_t *open[DEPTH_MAX];
  int depth;
} Tree;

static void put(void *to, const char *key, json_t *value)
{
  Tree *tree = to;
  json_t *parent = tree->open[tree->depth - 1];
  if (key) json_object_set_new_nocheck(parent, key, value);
  else json_array_append_new(parent, value);
}

static void put_open(void *to, const char *key, bool list)
{
  Tree *tree = to;
  json_t *value = list ? json_array() : json_object();
  put(to, key, value);
  tree->open[tree->depth++] = value;
}

static void put_close(void *to)
{
  ((Tree *)to)->depth--;
}

static void put_integer(void *to, const char *key, int64_t value)
{
  put(to, key, json_integer(value));
}

static void put_flag(void *to, const char *key, bool value)
{
  put(to, key, json_boolean(value));
}

static void put_text(void *to, const char *key, const char *text)
{
  put(to, key, json_text(text));
}

static void put_seat(void *to, const char *key, ArbSeat seat)
{
  put(to, key, json_integer(seat));
}

static void put_option(void *to, const char *key, int option)
{
  put(to, key, json_integer(option));
}

static void put_id(void *to, const char *key, ArbGame *game, ArbId id)
{
  char text[24];
  arb_id_text(game, id, text, sizeof text);
  put(to, key, json_text(text));
}

/* A teller that fills `object`. */
static Teller teller_of(Tree *tree, json_t *object)
{
  *tree = (Tree){.open = {object}, .depth = 1};
  return (Teller){.to = tree,
                  .open = put_open,
                  .close = put_close,
                  .integer = put_integer,
                  .flag = put_flag,
                  .text = put_text,
                  .seat = put_seat,
                  .option = put_option,
                  .id = put_id};
}

static json_t *message_of(const char *type)
{
  json_t *message = json_object();
  json_object_set_new(message, "type", json_text(type));
  return message;
}

/* ---- Messages ------------------------------------------------------------------------ */

json_t *protocol_hello(ArbGame *game, const ArbCards *cards, const char *format, int goal)
{
  json_t *message = message_of("hello");
  json_object_set_new(message, "protocol", json_integer(PROTOCOL_VERSION));
  json_object_set_new(message, "engine", json_text(ARB_VERSION));
  json_object_set_new(message, "game", json_text(bind_game_of(cards)->name));
  json_object_set_new(message, "format", json_text(format));
  json_object_set_new(message, "players", json_integer(arb_seats(game)));
  if (goal) json_object_set_new(message, "goal", json_integer(goal));
  return message;
}

json_t *protocol_decision(ArbGame *game, const ArbCards *cards, bool view)
{
  Tree tree;
  json_t *message = message_of("decision");
  Teller teller = teller_of(&tree, message);
  bind_tell_decision(&teller, game, cards);
  bind_tell_default(&teller, game);
  if (view) {
    put_open(&tree, "view", false);
    bind_tell_view(&teller, game, cards, arb_decision(game)->player);
    put_close(&tree);
  }
  return message;
}

json_t *protocol_view(ArbGame *game, const ArbCards *cards, ArbSeat seat)
{
  Tree tree;
  json_t *view = json_object();
  Teller teller = teller_of(&tree, view);
  bind_tell_view(&teller, game, cards, seat);
  return view;
}

typedef struct Events {
  json_t *list;
  ArbGame *game;
  const ArbCards *cards;
  ArbSeat seat;
} Events;

static void add_event(void *data, const ArbEventView *event)
{
  const Events *events = data;
  Tree tree;
  json_t *message = message_of("event");
  Teller teller = teller_of(&tree, message);
  json_object_set_new(message, "seat", json_integer(events->seat));
  bind_tell_event(&teller, events->game, events->cards, event);
  json_array_append_new(events->list, message);
}

json_t *protocol_back(ArbSeat seat, uint32_t number)
{
  json_t *message = message_of("back");
  json_object_set_new(message, "seat", json_integer(seat));
  json_object_set_new(message, "number", json_integer(number));
  return message;
}

uint32_t protocol_events(json_t *list, ArbGame *game, const ArbCards *cards, ArbSeat seat,
                         uint32_t after)
{
  Events events = {list, game, cards, seat};
  uint32_t last = arb_events(game, seat, after, NULL, NULL);
  if (last < after) {
    json_array_append_new(list, protocol_back(seat, last));
    return last;
  }
  return arb_events(game, seat, after, add_event, &events);
}

json_t *protocol_end(ArbGame *game, ArbSeat seat, const char *failed)
{
  json_t *message = message_of("end");
  ArbSeat winner = arb_winner(game);
  bool left = false;
  for (int other = 0; other < arb_seats(game); other++) left |= !arb_in_game(game, (ArbSeat)other);
  const char *reason = failed ? "error" : winner == ARB_NO_SEAT ? "draw" : left ? "left" : "win";
  json_object_set_new(message, "seat", json_integer(seat));
  json_object_set_new(message, "winner",
                      winner == ARB_NO_SEAT ? json_null() : json_integer(winner));
  json_object_set_new(message, "won", json_boolean(!failed && arb_won(game, seat)));
  json_object_set_new(message, "reason", json_text(reason));
  if (failed) json_object_set_new(message, "message", json_sentence(failed));
  return message;
}

json_t *protocol_error(const char *message)
{
  json_t *error = message_of("error");
  json_object_set_new(error, "message", json_sentence(message));
  return error;
}

/* ---- Answers ------------------------------------------------------------------------- */

ProtocolSaid protocol_read(const char *line, json_t **message, char *why, size_t size)
{
  static const struct {
    const char *type;
    ProtocolSaid said;
  } types[] = {{"hello", SAID_HELLO}, {"answer", SAID_ANSWER}, {"concede", SAID_CONCEDE}};
  json_error_t error;
  *message = json_loads(line, JSON_REJECT_DUPLICATES, &error);
  const char *type = json_string_value(json_object_get(*message, "type"));
  if (!type) {
    snprintf(why, size, "a line that is no %s: '%.*s%s'",
             json_is_object(*message) ? "message (it has no \"type\")" : "JSON object", QUOTED_MAX,
             line, strlen(line) > QUOTED_MAX ? "..." : "");
    return SAID_WRONG;
  }
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (strcmp(types[i].type, type) == 0) return types[i].said;
  return SAID_OTHER;
}

static bool wish(const json_t *hello, const char *key, bool otherwise)
{
  const json_t *value = json_object_get(hello, key);
  return json_is_boolean(value) ? json_is_true(value) : otherwise;
}

bool protocol_wishes(const json_t *hello, ProtocolWishes *wishes, char *why, size_t size)
{
  const json_t *version = json_object_get(hello, "protocol");
  const char *name = json_string_value(json_object_get(hello, "name"));
  const char *release = json_string_value(json_object_get(hello, "version"));
  *wishes =
      (ProtocolWishes){.view = wish(hello, "view", true), .events = wish(hello, "events", false)};
  snprintf(wishes->name, sizeof wishes->name, "%s", name ? name : "");
  snprintf(wishes->version, sizeof wishes->version, "%s", release ? release : "");
  if (!version || json_integer_value(version) == PROTOCOL_VERSION) return true;
  snprintf(why, size, "a hello of protocol %" JSON_INTEGER_FORMAT ": this engine speaks %d",
           json_integer_value(version), PROTOCOL_VERSION);
  return false;
}

static int wrong(char *why, size_t size, const char *what)
{
  snprintf(why, size, "%s", what);
  return -1;
}

static bool read_number(const json_t *value, int32_t *out)
{
  json_int_t number = json_integer_value(value);
  if (!json_is_integer(value) || number < INT32_MIN || number > INT32_MAX) return false;
  *out = (int32_t)number;
  return true;
}

/* One value of a list: an option by its place or its id, or a number. */
static bool read_value(const json_t *value, ArbGame *game, bool options, int32_t *out, char *why,
                       size_t size)
{
  int count = arb_decision(game)->option_count;
  const char *id = json_string_value(value);
  if (!options || !id) {
    bool number = read_number(value, out);
    if (!number)
      snprintf(why, size, "a value is a whole number%s", options ? " or an option's id" : "");
    else if (options && (*out < 0 || *out >= count))
      snprintf(why, size, "there is no option %d (0 to %d)", (int)*out, count - 1);
    return number && (!options || (*out >= 0 && *out < count));
  }
  *out = bind_tell_option_find(game, id);
  if (*out < 0) snprintf(why, size, "there is no option with the id '%.40s'", id);
  return *out >= 0;
}

/* { "id": amount } of a split; what is not named gets the least it may. */
static int read_split(const json_t *values, ArbGame *game, BotAnswer *answer, char *why,
                      size_t size)
{
  const char *id;
  const json_t *value;
  const ArbOption *options = arb_options(game);
  int count = arb_decision(game)->option_count;
  for (int i = 0; i < count; i++) answer->values[i] = options[i].aux;
  json_object_foreach((json_t *)(uintptr_t)values, id, value)
  {
    int option = bind_tell_option_find(game, id);
    if (option < 0) {
      snprintf(why, size, "there is no option with the id '%.40s'", id);
      return -1;
    }
    if (!read_number(value, &answer->values[option]))
      return wrong(why, size, "an amount is a whole number");
  }
  return count;
}

int protocol_values(const json_t *message, ArbGame *game, BotAnswer *answer, char *why, size_t size)
{
  const ArbDecision *decision = arb_decision(game);
  const json_t *values = json_object_get(message, "values");
  const json_t *number = json_object_get(message, "number");
  bool options = decision->shape == ARB_PICK || decision->shape == ARB_ORDER;
  if (number && json_integer_value(number) != (json_int_t)decision->number)
    return wrong(why, size, "the answer is for another decision");
  size_t count = json_array_size(values);
  int room = count > (size_t)decision->option_count ? (int)count : decision->option_count;
  if (count > UINT16_MAX) return wrong(why, size, "the answer has too many values");
  bot_reserve(answer, room);
  if (json_is_object(values) && decision->shape == ARB_SPLIT)
    return read_split(values, game, answer, why, size);
  if (!json_is_array(values)) return wrong(why, size, "an answer has a list \"values\"");
  for (size_t i = 0; i < count; i++)
    if (!read_value(json_array_get(values, i), game, options, &answer->values[i], why, size))
      return -1;
  return (int)count;
}
