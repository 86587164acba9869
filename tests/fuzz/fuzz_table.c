/* SPDX-License-Identifier: MIT */
/*
** fuzz_table.c -- what clients may send to `lunarbiter table`: an owner, two guests, a stranger.
** Requests are drawn from the rows of kinds.h, or are lines of seeds/table, stirred (talk.h says
** what must hold).
*/
#include "soup.h"

#include <stdlib.h>
#include <string.h>

#include "common/json.h"
#include "talk.h"

enum { ACTS_MAX = 100 };

static SoupFiles seeds = {.pattern = "tests/fuzz/seeds/table/*.txt"};
static SoupFiles specs = {.pattern = "tests/scenarios/*/*_spec.lua"};

static json_t *one_of(const char *const *words, int count, Bytes *bytes)
{
  return json_string(words[bytes_below(bytes, count)]);
}

#define ONE_OF(...)                          \
  one_of((const char *const[]){__VA_ARGS__}, \
         (int)(sizeof(const char *const[]){__VA_ARGS__} / sizeof(const char *)), bytes)

static json_t *some_seats(Bytes *bytes)
{
  json_t *seats = json_array();
  int count = bytes_below(bytes, 8) ? 2 : bytes_below(bytes, 6);
  for (int i = 0; i < count; i++)
    json_array_append_new(seats, bytes_below(bytes, 64) == 63 ? ONE_OF("greedy", "exec:true")
                                                              : ONE_OF("person", "random"));
  return seats;
}

/* Few pairs of decks, so that their cards are loaded once. */
static json_t *some_decks(Bytes *bytes)
{
  static const char *const decks[][2] = {{"jinx-origins", "viktor-origins"},
                                         {"sd01-forest", "sd02-sword"}};
  int game = bytes_below(bytes, 2);
  return json_pack("[s,s]", decks[game][0], decks[game][1]);
}

static json_t *some_long_text(Bytes *bytes)
{
  const char *saved = talk_saved();
  if (saved && bytes_below(bytes, 4)) return json_text(soup_of_text(saved, saved, bytes));
  return json_text(soup_of_files(&specs, bytes));
}

static json_t *value_of(const char *field, Bytes *bytes)
{
  if (strcmp(field, "key") == 0 && bytes_below(bytes, 2)) return json_string(talk_owner);
  if (strcmp(field, "protocol") == 0) return json_integer(1);
  if (strcmp(field, "game") == 0) return ONE_OF("riftbound", "evolve", "chess");
  if (strcmp(field, "format") == 0) return ONE_OF("duel", "match", "ffa4", "2v2", "standard");
  if (strcmp(field, "decks") == 0) return some_decks(bytes);
  if (strcmp(field, "seats") == 0) return some_seats(bytes);
  if (strcmp(field, "undo") == 0) return ONE_OF("always", "agreed", "never");
  if (strcmp(field, "call") == 0) return ONE_OF("time", "elimination-time", "draw", "draw-match");
  if (strcmp(field, "bot") == 0) return ONE_OF("random", "greedy", "exec:true");
  if (strcmp(field, "card") == 0) return ONE_OF("Gust", "Recruit", "ogn-185", "Unit 4", "Goblin");
  if (strcmp(field, "zone") == 0) return ONE_OF("hand", "base", "field", "deck", "trash", "chain");
  if (strcmp(field, "name") == 0)
    return ONE_OF("points", "energy", "damage", "turn", "leader_life");
  if (strcmp(field, "rule") == 0) return ONE_OF("461.3", "355.8", "10.6.2", "9999");
  if (strcmp(field, "text") == 0) return some_long_text(bytes);
  if (strcmp(field, "pace") == 0) return json_integer(bytes_below(bytes, 2) * 100);
  if (strcmp(field, "games") == 0) return json_integer(1 + bytes_below(bytes, 2));
  if (strcmp(field, "sim") == 0) return json_integer(1 + bytes_below(bytes, 4));
  if (strcmp(field, "scenarios") == 0) return json_false();
  return NULL;
}

/* Requests that cost much are drawn as often as the others together are not. */
static const char *const quick[] = {
  "enter", "lobby",    "create", "join",     "leave", "links", "close",    "answer",   "partial",
  "undo",  "redo",     "cancel", "concede",  "call",  "draw",  "agree",    "look",     "pace",
  "goto",  "timeline", "branch", "settable", "set",   "put",   "as",       "bot",      "save",
  "run",   "explain",  "why",    "rule",     "sims",  "open",  "sim_game", "settable", NULL};
static const char *const slow[] = {"sim",       "sim_cancel", "sim_forget",    "sim_result",
                                   "sim_games", "sim_game",   "show",          "reload",
                                   "scenario",  "open",       "open_scenario", NULL};

static void say_drawn(int who, Bytes *bytes)
{
  int luck = bytes_below(bytes, 256);
  const char *const *types = luck < 4 ? slow : luck < 6 ? NULL : quick;
  json_t *request = talk_request(types, value_of, bytes);
  if (luck % 16 != 15) {
    talk_ask(who, request);
    return;
  }
  char *text = json_dumps(request, JSON_COMPACT);
  json_decref(request);
  if (!text) return;
  const char *stirred = soup_of_text(text, text, bytes);
  talk_say(who, stirred, strlen(stirred));
  free(text);
}

/* The owner, a table, and somebody who comes by each of its links. */
static void open_table(Bytes *bytes)
{
  json_t *create =
      json_pack("{s:s, s:i, s:i, s:o, s:o}", "type", "create", "seed", bytes_below(bytes, 16),
                "pace", 0, "decks", some_decks(bytes), "seats", some_seats(bytes));
  char guests[] = "1 {\"type\":\"enter\",\"key\":\"$0\",\"id\":\"g\"}\n"
                  "2 {\"type\":\"enter\",\"key\":\"$1\",\"id\":\"g\"}\n"
                  "2 {\"type\":\"join\",\"key\":\"$w\",\"id\":\"w\"}\n";
  talk_ask(0, json_pack("{s:s, s:s}", "type", "enter", "key", talk_owner));
  talk_ask(0, create);
  talk_work(100);
  talk_lines(guests);
}

static void act(Bytes *bytes)
{
  int kind = bytes_below(bytes, 32), who = bytes_below(bytes, 8);
  who = who < TALKERS ? who : 0;
  if (talk_tables() == 0 && kind % 4 == 0) open_table(bytes);
  else if (kind < 10) talk_play_on(bytes);
  else if (kind < 26) say_drawn(who, bytes);
  else if (kind == 26) talk_wait(bytes_below(bytes, 4) * 250);
  else if (kind < 30) talk_work(1 + bytes_below(bytes, 3));
  else if (kind == 31) talk_wait(bytes_below(bytes, 16) ? 20 : 11 * 60 * 1000);
  else if (bytes_below(bytes, 4) == 0) talk_leave(who);
  else talk_store_breaks(bytes_below(bytes, 4) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static const SessionMods none = {.none = true};
  static char lines[SOUP_TEXT_MAX];
  Bytes bytes = {data, data + size};
  talk_hall(&none);
  int kind = bytes_below(&bytes, 256);
  if (kind >= '0' && kind <= '9' && size < sizeof lines) { /* lines, as files of seeds have them */
    memcpy(lines, data, size);
    lines[size] = '\0';
    talk_lines(lines);
  } else if (kind % 8 == 7) {
    talk_lines(soup_of_files(&seeds, &bytes));
  } else {
    if (kind % 8) open_table(&bytes);
    for (int i = 0; i < ACTS_MAX && bytes_left(&bytes); i++) act(&bytes);
  }
  talk_end();
  return 0;
}
