/* SPDX-License-Identifier: MIT */
/*
** test_protocol.c -- what programs are told: nothing that their seat does not know.
**
** Whole games are played by lot.  At each decision everything the deciding seat does not know is
** dealt anew, many other ways; the message that is sent stays the same to the last byte.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "bots/protocol.h"
#include "session/session.h"

enum { GAMES = 2, DEALS = 2 };

typedef struct Play {
  Session session;
  BindHost *host;
  ArbGame *game;
  BotAnswer answer;
} Play;

static void begin(Play *play, const char *game, uint64_t seed)
{
  ArbError error = {0};
  TextList none = {.count = 0};
  memset(play, 0, sizeof *play);
  if (!session_pair(&play->session, ARB_DATA_DIR, NULL, game, &none, NULL, &error))
    fail_msg("%s", error.text);
  play->host = bind_host_new(play->session.cards, &error);
  play->game = session_game(&play->session, play->host, &(Seating){.seed = seed}, &error);
  if (!play->game) fail_msg("%s", error.text);
}

static void finish(Play *play)
{
  bind_answer_free(&play->answer);
  arb_destroy(play->game);
  bind_host_free(play->host);
  session_close(&play->session);
}

static char *message_of(const Play *play, ArbGame *game)
{
  json_t *message = protocol_decision(game, play->session.cards, true);
  char *text = json_dumps(message, JSON_COMPACT);
  json_decref(message);
  assert_non_null(text);
  return text;
}

static void same_when_dealt_anew(const Play *play)
{
  char *told = message_of(play, play->game);
  for (int deal = 1; deal <= DEALS; deal++) {
    ArbGame *other = arb_clone(play->game);
    assert_int_equal(arb_redeal(other, arb_decision(other)->player, (uint64_t)deal * 7919), ARB_OK);
    char *told_then = message_of(play, other);
    assert_string_equal(told, told_then);
    free(told_then);
    arb_destroy(other);
  }
  free(told);
}

/* Of what another player draws no card is named. */
static void no_card_is_named(const Play *play)
{
  const json_t *event;
  size_t i;
  json_t *list = json_array();
  protocol_events(list, play->game, play->session.cards, 0, 0);
  assert_true(json_array_size(list) > 0);
  json_array_foreach(list, i, event)
  {
    const char *kind = json_string_value(json_object_get(event, "kind"));
    bool theirs = json_integer_value(json_object_get(event, "actor")) == 1;
    if (strcmp(kind, "draw") == 0 && theirs) assert_null(json_object_get(event, "card"));
  }
  json_decref(list);
}

static void play_out(Play *play, uint64_t seed)
{
  BotRandom random = {seed};
  while (arb_advance(play->game) == ARB_AWAITING) {
    same_when_dealt_anew(play);
    int count = bind_random_choose(&random, &play->answer, play->game);
    uint32_t number = arb_decision(play->game)->number;
    assert_int_equal(arb_answer(play->game, number, play->answer.values, count), ARB_OK);
  }
  no_card_is_named(play);
}

static void tells_nothing_hidden(const char *game)
{
  for (uint64_t seed = 1; seed <= GAMES; seed++) {
    Play play;
    begin(&play, game, seed);
    play_out(&play, seed);
    finish(&play);
  }
}

static void riftbound_tells_nothing_hidden(void **state)
{
  tells_nothing_hidden("riftbound");
}
static void evolve_tells_nothing_hidden(void **state)
{
  tells_nothing_hidden("evolve");
}

/* ---- Answers ---------------------------------------------------------------------- */

static int read_line(Play *play, const char *line, char *why, size_t size)
{
  json_t *message;
  int count = -1;
  *why = 0;
  if (protocol_read(line, &message, why, size) == SAID_ANSWER)
    count = protocol_values(message, play->game, &play->answer, why, size);
  json_decref(message);
  return count;
}

static void answers_are_read(void **state)
{
  static const struct {
    const char *line, *why; /* why: NULL, it is good */
  } rows[] = {
    {"{\"type\":\"answer\",\"values\":[0]}", NULL},
    {"{\"type\":\"answer\",\"values\":[],\"number\":1}", NULL},
    {"{\"type\":\"answer\",\"values\":[99]}", "there is no option 99 (0 to 3)"},
    {"{\"type\":\"answer\",\"values\":[-1]}", "there is no option -1 (0 to 3)"},
    {"{\"type\":\"answer\",\"values\":[4294967296]}",
     "a value is a whole number or an option's id"},
    {"{\"type\":\"answer\",\"values\":[0.5]}", "a value is a whole number or an option's id"},
    {"{\"type\":\"answer\",\"values\":[\"?\"]}", "there is no option with the id '?'"},
    {"{\"type\":\"answer\",\"values\":{}}", "an answer has a list \"values\""},
    {"{\"type\":\"answer\"}", "an answer has a list \"values\""},
    {"{\"type\":\"answer\",\"values\":[],\"number\":2}", "the answer is for another decision"},
    {"[1]", "a line that is no JSON object: '[1]'"},
    {"{}", "a line that is no message (it has no \"type\"): '{}'"},
    {"{\"type\":\"answer\",\"type\":\"answer\"}",
     "a line that is no JSON object: '{\"type\":\"answer\",\"type\":\"answer\"}'"},
    {"", "a line that is no JSON object: ''"},
  };
  Play play;
  char why[200], id[64], line[200];
  begin(&play, "riftbound", 1);
  assert_int_equal(arb_advance(play.game), ARB_AWAITING); /* which cards of the hand are put back */
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    int count = read_line(&play, rows[i].line, why, sizeof why);
    if (rows[i].why) assert_string_equal(why, rows[i].why);
    assert_int_equal(count >= 0, rows[i].why == NULL);
  }
  bind_tell_option_id(play.game, 2, id, sizeof id);
  snprintf(line, sizeof line, "{\"type\":\"answer\",\"values\":[1,\"%s\"]}", id);
  assert_int_equal(read_line(&play, line, why, sizeof why), 2);
  assert_int_equal(play.answer.values[0], 1);
  assert_int_equal(play.answer.values[1], 2);
  finish(&play);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(riftbound_tells_nothing_hidden),
    cmocka_unit_test(evolve_tells_nothing_hidden),
    cmocka_unit_test(answers_are_read),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
