/* SPDX-License-Identifier: MIT */
/*
** serve.c -- `lunarbiter serve`: the engine as a child of another program.
**
** The bot protocol (protocol.h), the other way round: we read standard input and write standard
** output.  The program asks for games and plays the seats it asked for; bots have the others.
**
**     new       -->            decks, format, seed, seats, bots, view, events
**               <--  hello     or error
**               <--  event ... decision
**     answer    -->            or concede, or call, or new, which drops the game
**               <--  end
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"
#include "bots/external.h"
#include "common/fields.h"
#include "common/json.h"
#include "session/match.h"
#include "bots/protocol.h"

typedef struct Serve {
  const char *data;
  SessionMods mods;
  Session session;
  BindHost *host;
  Match match;
  ProtocolWishes wishes;
  bool ours[SESSION_SEATS];     /* the program's seats; bots have the others */
  uint32_t told[SESSION_SEATS]; /* number of the last event, by seat */
  BotAnswer answer;
  char *line; /* read last */
  size_t room;
  json_t *wanted; /* a "new" that came in the middle of a game */
} Serve;

static void say(json_t *message)
{
  json_line(message);
  fflush(stdout);
}

static void say_error(const char *text)
{
  say(protocol_error(text));
}

static void close_game(Serve *serve)
{
  for (int seat = 0; seat < SESSION_SEATS; seat++) bot_free(serve->match.bots[seat]);
  arb_destroy(serve->match.game);
  if (serve->host) bind_host_free(serve->host);
  session_close(&serve->session);
  serve->match = (Match){.game = NULL};
  serve->host = NULL;
}

/* ---- Fields of messages ------------------------------------------------------------ */

static const struct {
  const char *type;
  Field fields[12];
} messages[] = {
  {"new",
   {{.name = "decks", .kind = OF_TEXTS},
    {.name = "game", .kind = OF_TEXT},
    {.name = "format", .kind = OF_TEXT},
    {.name = "seed", .kind = OF_SEED},
    {.name = "lot", .kind = OF_FLAG},
    {.name = "seats", .kind = OF_NUMBERS},
    {.name = "bots", .kind = OF_TEXTS},
    {.name = "view", .kind = OF_FLAG},
    {.name = "events", .kind = OF_FLAG}}},
  {"answer", {{.name = "number", .kind = OF_NUMBER}, {.name = "values", .kind = OF_VALUES}}},
  {"concede", {{.name = "seat", .kind = OF_NUMBER}}},
  {"call", {{.name = "call", .kind = OF_TEXT}, {.name = "seat", .kind = OF_NUMBER}}},
};

/* Whether a message has only fields that are known, of the right kinds.  Messages of unknown types
** are told elsewhere. */
static bool message_fits(const json_t *message, const char *type, char *why, size_t size)
{
  for (size_t i = 0; i < sizeof messages / sizeof *messages; i++)
    if (strcmp(messages[i].type, type) == 0)
      return fields_fit(messages[i].fields, message, type, why, size);
  return true;
}

/* ---- A new game ------------------------------------------------------------------ */

static bool wrong(ArbError *error, const char *text)
{
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "%s", text);
  return false;
}

/* A list of texts, or one; they live as long as the message. */
static bool read_texts(const json_t *message, const char *key, TextList *list, ArbError *error)
{
  const json_t *value = json_object_get(message, key);
  size_t count = json_is_array(value) ? json_array_size(value) : value != NULL;
  *list = (TextList){.count = 0};
  for (size_t i = 0; i < count; i++) {
    const json_t *item = json_is_array(value) ? json_array_get(value, i) : value;
    if (list->count == OPTION_LIST_MAX || !json_is_string(item)) {
      wrong(error, "new: decks and bots are texts, or lists of them");
      return false;
    }
    list->items[list->count++] = json_string_value(item);
  }
  return true;
}

/* "seats": those the program plays; all of them when it says nothing. */
static bool read_seats(Serve *serve, const json_t *message, ArbError *error)
{
  const json_t *seats = json_object_get(message, "seats"), *value;
  size_t i;
  for (int seat = 0; seat < SESSION_SEATS; seat++) serve->ours[seat] = !seats;
  if (!seats) return true;
  if (!json_is_array(seats)) return wrong(error, "new: seats is a list of numbers, from 0");
  json_array_foreach(seats, i, value)
  {
    json_int_t seat = json_integer_value(value);
    if (!json_is_integer(value) || seat < 0 || seat >= serve->session.seats)
      return wrong(error, "new: there is no such seat in this format (they count from 0)");
    serve->ours[seat] = true;
  }
  return true;
}

/* "bots": one for all other seats, or one for each of them in their order. */
static bool seat_bots(Serve *serve, const TextList *bots, ArbError *error)
{
  int next = 0, others = 0;
  for (int seat = 0; seat < serve->session.seats; seat++) others += !serve->ours[seat];
  if (bots->count > 1 && bots->count != others)
    return wrong(error, "new: name one bot for all other seats, or one for each of them");
  for (int seat = 0; seat < serve->session.seats; seat++) {
    if (serve->ours[seat]) continue;
    const char *name = bots->count ? bots->items[bots->count > 1 ? next++ : 0] : "greedy";
    if (external_command(name))
      return wrong(error, "new: a message starts no programs (of bots it may name random, greedy)");
    if (!bot_check(name, error)) return false;
    serve->match.bots[seat] = bot_new(name);
  }
  return true;
}

static bool flag(const json_t *message, const char *key, bool otherwise)
{
  const json_t *value = json_object_get(message, key);
  return value ? json_is_true(value) : otherwise;
}

static uint64_t read_seed(const json_t *message)
{
  uint64_t seed = 1;
  const json_t *value = json_object_get(message, "seed");
  if (value) field_seed(value, &seed);
  return seed;
}

static void say_hello(const Serve *serve)
{
  json_t *hello = protocol_hello(serve->match.game, serve->session.cards,
                                 serve->session.format_name, serve->match.goal);
  json_t *seats = json_array(), *decks = json_array();
  for (int seat = 0; seat < serve->session.seats; seat++) {
    if (serve->ours[seat]) json_array_append_new(seats, json_integer(seat));
    json_array_append_new(decks, json_text(serve->session.decks[seat].name));
  }
  json_object_set_new(hello, "seats", seats);
  json_object_set_new(hello, "decks", decks);
  say(hello);
}

static bool open_game(Serve *serve, const json_t *message, ArbError *error)
{
  TextList decks, bots;
  Seating seating = {.seed = read_seed(message), .by_lot = flag(message, "lot", false)};
  const char *format = json_string_value(json_object_get(message, "format"));
  const char *game = json_string_value(json_object_get(message, "game"));
  if (!read_texts(message, "decks", &decks, error) || !read_texts(message, "bots", &bots, error) ||
      !session_pair(&serve->session, serve->data, &serve->mods, game, &decks, format, error) ||
      !read_seats(serve, message, error) || !seat_bots(serve, &bots, error))
    return false;
  serve->host = bind_host_new(serve->session.cards, error);
  if (serve->host) serve->match.game = session_game(&serve->session, serve->host, &seating, error);
  if (!serve->match.game) return false;
  serve->match.goal = session_goal(&serve->session);
  serve->match.format = serve->session.format_name;
  serve->wishes = (ProtocolWishes){.view = flag(message, "view", true),
                                   .events = flag(message, "events", false)};
  memset(serve->told, 0, sizeof serve->told);
  match_sit(&serve->match, serve->session.cards, seating.seed);
  arb_keep_events(serve->match.game, serve->wishes.events || match_wants_events(&serve->match));
  return true;
}

/* ---- Playing --------------------------------------------------------------------- */

static void tell_events(Serve *serve)
{
  json_t *list = json_array(), *message;
  size_t i;
  for (int seat = 0; serve->wishes.events && seat < serve->session.seats; seat++)
    if (serve->ours[seat])
      serve->told[seat] = protocol_events(list, serve->match.game, serve->session.cards,
                                          (ArbSeat)seat, serve->told[seat]);
  json_array_foreach(list, i, message) say(json_incref(message));
  json_decref(list);
  arb_forget_events(serve->match.game);
}

/* ---- Messages that come ------------------------------------------------------------ */

/* The next message; NULL at the end of input.  What is none is answered with an error. */
static json_t *next_message(Serve *serve, ProtocolSaid *said, const char **type)
{
  char why[256];
  for (;;) {
    json_t *message;
    ssize_t length = getline(&serve->line, &serve->room, stdin);
    if (length < 0) return NULL;
    while (length > 0 && strchr("\r\n", serve->line[length - 1])) serve->line[--length] = 0;
    if (length == 0) continue;
    *said = protocol_read(serve->line, &message, why, sizeof why);
    *type = json_string_value(json_object_get(message, "type"));
    if (*said != SAID_WRONG && message_fits(message, *type, why, sizeof why)) return message;
    say_error(why);
    json_decref(message);
  }
}

typedef enum Went { WENT_ON, WENT_AWAY, WENT_WRONG } Went;

/* The seat that a message names, or the one that is asked; false when another one plays it. */
static bool named_seat(const Serve *serve, const json_t *message, const char *type, ArbSeat *seat,
                       char *why, size_t size)
{
  const json_t *who = json_object_get(message, "seat");
  json_int_t wanted = who ? json_integer_value(who) : *seat;
  bool fine = wanted >= 0 && wanted < serve->session.seats && serve->ours[wanted];
  if (fine) *seat = (ArbSeat)wanted;
  else snprintf(why, size, "%s: you do not play that seat", type);
  return fine;
}

/* What the program calls as the host of the match. */
static ArbStatus obey_call(Serve *serve, const json_t *message, ArbSeat seat)
{
  const char *word = json_string_value(json_object_get(message, "call"));
  return arb_call(serve->match.game, word ? arb_call_find(word) : -1, seat);
}

/* A message while a decision is open: true when the game goes on. */
static Went obey(Serve *serve, json_t *message, ProtocolSaid said, const char *type, char *why,
                 size_t size)
{
  ArbGame *game = serve->match.game;
  ArbSeat seat = arb_decision(game)->player;
  ArbStatus status = ARB_OK;
  if (strcmp(type, "new") == 0) {
    serve->wanted = json_incref(message);
    return WENT_AWAY;
  }
  bool calls = strcmp(type, "call") == 0;
  if (said == SAID_CONCEDE || calls) {
    if (!named_seat(serve, message, type, &seat, why, size)) return WENT_WRONG;
    status = calls ? obey_call(serve, message, seat) : arb_concede(game, seat);
  } else if (said == SAID_ANSWER) {
    int count = protocol_values(message, game, &serve->answer, why, size);
    if (count < 0) return WENT_WRONG;
    status = arb_answer(game, arb_decision(game)->number, serve->answer.values, count);
  } else {
    snprintf(why, size, "a message \"%.40s\", where an answer is wanted", type);
    return WENT_WRONG;
  }
  if (status >= 0) return WENT_ON;
  snprintf(why, size, "%s", arb_error(game));
  return WENT_WRONG;
}

/* Puts the decision until it is answered; false when the game is dropped. */
static bool ask(Serve *serve)
{
  char why[400];
  for (;;) {
    ProtocolSaid said;
    const char *type;
    say(protocol_decision(serve->match.game, serve->session.cards, serve->wishes.view));
    json_t *message = next_message(serve, &said, &type);
    if (!message) return false;
    Went went = obey(serve, message, said, type, why, sizeof why);
    json_decref(message);
    if (went != WENT_WRONG) return went == WENT_ON;
    json_t *error = protocol_error(why);
    json_object_set_new(error, "number", json_integer(arb_decision(serve->match.game)->number));
    say(error);
  }
}

static void play_game(Serve *serve)
{
  ArbError error = {0};
  ArbStatus status;
  while ((status = match_next(&serve->match, &error)) == ARB_AWAITING) {
    tell_events(serve);
    if (!serve->ours[arb_decision(serve->match.game)->player])
      status = match_bot_answers(&serve->match, &error);
    else if (!ask(serve)) return;
    if (status < 0) break;
  }
  tell_events(serve);
  match_end(&serve->match, status, &error);
  for (int seat = 0; seat < serve->session.seats; seat++)
    if (serve->ours[seat])
      say(protocol_end(serve->match.game, (ArbSeat)seat, status < 0 ? error.text : NULL));
}

/* Games are asked for until the input ends. */
static void serve_all(Serve *serve)
{
  for (;;) {
    ProtocolSaid said;
    const char *type = "new";
    ArbError error = {0};
    json_t *message = serve->wanted ? serve->wanted : next_message(serve, &said, &type);
    serve->wanted = NULL;
    if (!message) return;
    if (strcmp(type, "new") != 0) {
      say_error("no game is running: ask for one with {\"type\": \"new\"}");
    } else if (open_game(serve, message, &error)) {
      say_hello(serve);
      play_game(serve);
    } else {
      say_error(error.text);
    }
    close_game(serve);
    json_decref(message);
  }
}

int command_serve(int argc, char **argv)
{
  Serve *serve = must_take(NULL, sizeof *serve);
  const char *data = NULL;
  SessionMods mods = {0};
  int64_t budget = 0;
  ArbError error = {0};
  const Option table[] = {SESSION_BUDGET_OPTION(&budget), SESSION_MOD_OPTIONS(&mods),
                          SESSION_DATA_OPTION(&data)};
  const Usage usage = {
    .name = "serve",
    .synopsis = "[options]",
    .text = "Serves the engine to another program: it reads messages from standard input and\n"
            "writes messages to standard output, each one line of JSON\n"
            "(docs/bot-protocol.md). The other program asks for a game, {\"type\": \"new\"},\n"
            "and answers the decisions of its seats; bots play the other seats. It ends when\n"
            "the input ends. With --budget every script that would run after N million\n"
            "instructions is refused, and the exit code is 1.",
    .examples = "serve\n"
                "serve --data ~/lunarbiter",
    .options = table,
    .option_count = sizeof table / sizeof *table,
  };
  int count;
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  *serve = (Serve){.data = data, .mods = mods};
  bool ready = parsed == PARSED_RUN && session_allow(budget, &error);
  if (ready) serve_all(serve);
  bind_answer_free(&serve->answer);
  free(serve->line);
  free(serve);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  return ready ? session_end("serve", EXIT_FINE) : session_failed("serve", &error);
}
