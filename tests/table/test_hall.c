/* SPDX-License-Identifier: MIT */
/* test_hall.c -- the hall without sockets: who may do what, whole games, undo, stored games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "desk.h"
#include "session/record.h"

enum { MOVES_MAX = 4000 };

/* ---- Coming in -------------------------------------------------------------------- */

static void owner_enters(Desk *desk, Guest *guest)
{
  desk_join(desk, guest);
  assert_string_equal(
      desk_text(desk_good(guest, "{'type':'enter','key':'owner-key','name':'Ada'}"), "rights"),
      "owner");
}

static void nobody_may_do_anything_without_a_key(void **state)
{
  Desk desk = {0};
  Guest guest;
  (void)state;
  desk_open(&desk, NULL);
  desk_join(&desk, &guest);
  desk_refused(&guest, "the first message is enter", "{'type':'lobby'}");
  desk_refused(&guest, "the first message is enter", "{'type':'create'}");
  desk_refused(&guest, "opens nothing", "{'type':'enter','key':'owner-kez'}");
  desk_refused(&guest, "opens nothing", "{'type':'enter'}");
  desk_refused(&guest, "protocol 1", "{'type':'enter','key':'owner-key','protocol':2}");
  assert_false(hall_entered(guest.client));
  desk_good(&guest, "{'type':'enter','key':'owner-key','protocol':1}");
  assert_true(hall_entered(guest.client));
  desk_leave(&guest);
  desk_close(&desk);
}

static void the_lobby_lists_what_can_be_played(void **state)
{
  Desk desk = {0};
  Guest owner;
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  const json_t *lobby = desk_good(&owner, "{'type':'lobby'}");
  const json_t *games = json_object_get(lobby, "games"), *game;
  size_t i;
  assert_int_equal(json_array_size(games), 2);
  json_array_foreach(games, i, game)
  {
    assert_true(json_array_size(json_object_get(game, "formats")) > 0);
    assert_true(json_array_size(json_object_get(game, "decks")) > 1);
    const json_t *face = json_object_get(game, "face");
    assert_true(json_array_size(json_object_get(face, "areas")) > 5);
    assert_true(json_array_size(json_object_get(face, "player")) > 5);
  }
  desk_leave(&owner);
  desk_close(&desk);
}

/* ---- Playing ---------------------------------------------------------------------- */

/* Answers the last decision of a seat with its default. */
static void answers(Guest *guest, const char *table, int seat)
{
  const json_t *decision = desk_push(guest, "decision", seat);
  char values[2048];
  assert_non_null(decision);
  char *text = json_dumps(json_object_get(decision, "default"), JSON_COMPACT);
  snprintf(values, sizeof values, "%s", text);
  free(text);
  for (char *c = values; *c; c++)
    if (*c == '"') *c = '\'';
  desk_good(guest, "{'type':'answer','table':'%s','seat':%d,'number':%d,'values':%s}", table, seat,
            desk_number(decision, "number"), values);
}

/* The seat whose decision is open, of those of a guest; -1: none.  It is the last message of its
** kinds that counts. */
static int asked_seat(const Guest *guest)
{
  for (size_t i = json_array_size(guest->inbox); i-- > 0;) {
    const json_t *message = json_array_get(guest->inbox, i);
    const char *type = desk_text(message, "type");
    if (strcmp(type, "decision") == 0) return desk_number(message, "seat");
    if (strcmp(type, "end") == 0) return -1;
  }
  return -1;
}

static void copy_table(char *out, const json_t *reply)
{
  snprintf(out, 16, "%s", desk_text(reply, "table"));
}

static void a_person_plays_a_whole_game_against_a_bot(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','seed':5,'pace':0,"
                                      "'seats':['person','random']}"));
  assert_non_null(desk_push(&owner, "hello", 0));
  assert_non_null(desk_push(&owner, "log", 0));
  int moves = 0;
  while (!desk_push(&owner, "end", 0) && moves++ < MOVES_MAX) {
    int asked = asked_seat(&owner);
    size_t before = desk_count(&owner);
    if (asked == 0 && desk_number(desk_push(&owner, "decision", 0), "number") == moves)
      answers(&owner, table, 0);
    for (int i = 0; i < 200 && !desk_push(&owner, "end", 0); i++) {
      desk_wait(&desk, 50);
      const json_t *last = desk_push(&owner, "decision", 0);
      if (desk_count(&owner) > before && last && desk_number(last, "number") > moves) break;
    }
  }
  const json_t *end = desk_push(&owner, "end", 0);
  assert_non_null(end);
  assert_string_equal(desk_text(end, "reason"), "win");
  assert_non_null(json_object_get(desk_push(&owner, "view", 0), "view"));
  desk_refused(&owner, "not asked", "{'type':'answer','table':'%s','number':1,'values':[]}", table);
  desk_leave(&owner);
  desk_close(&desk);
}

/* Whether a seat was told a line. */
static bool was_told(const Guest *guest, int seat, const char *text)
{
  size_t i, k;
  const json_t *message, *line;
  json_array_foreach(guest->inbox, i, message)
  {
    if (strcmp(desk_text(message, "type"), "log") != 0) continue;
    const json_t *its = json_object_get(message, "seat");
    if ((its ? (int)json_integer_value(its) : 0) != seat) continue;
    json_array_foreach(json_object_get(message, "lines"), k, line)
    {
      if (strcmp(desk_text(line, "text"), text) == 0) return true;
    }
  }
  return false;
}

/* Who plays both seats reads each as its player does. */
static void the_log_of_a_seat_says_you(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'riftbound','seed':5,"
                                      "'seats':['person','person'],'sit':[0,1]}"));
  answers(&owner, table, asked_seat(&owner));
  answers(&owner, table, asked_seat(&owner));
  for (int seat = 0; seat < 2; seat++) {
    assert_true(was_told(&owner, seat, "You keep the opening hand"));
    assert_true(was_told(&owner, seat,
                         seat ? "jinx-origins keeps the opening hand"
                              : "viktor-origins keeps the opening hand"));
    assert_true(was_told(&owner, seat,
                         seat ? "score: jinx-origins 0, you 0 (8 to win)"
                              : "score: you 0, viktor-origins 0 (8 to win)"));
    assert_false(was_told(&owner, seat,
                          seat ? "viktor-origins keeps the opening hand"
                               : "jinx-origins keeps the opening hand"));
  }
  desk_leave(&owner);
  desk_close(&desk);
}

/* The option of a decision that begins a play; NULL: it has none. */
static const char *play_in(const json_t *decision)
{
  size_t i;
  json_t *option;
  json_array_foreach(json_object_get(decision, "options"), i, option)
  {
    if (strncmp(desk_text(option, "id"), "play ", 5) == 0) return desk_text(option, "id");
  }
  return NULL;
}

/* Who takes a step back is told so behind what was told of it; the others hear of neither. */
static void the_log_says_what_was_taken_back(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  bool told = false;
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'riftbound','seed':7,"
                                      "'seats':['person','person'],'sit':[0,1]}"));
  for (int i = 0; i < 60 && !told; i++) {
    int seat = asked_seat(&owner);
    const json_t *decision = desk_push(&owner, "decision", seat);
    const char *play = play_in(decision);
    if (!play) {
      answers(&owner, table, seat);
      continue;
    }
    desk_good(&owner, "{'type':'answer','table':'%s','seat':%d,'number':%d,'values':['%s']}", table,
              seat, desk_number(decision, "number"), play);
    if (asked_seat(&owner) != seat ||
        !json_is_true(json_object_get(desk_push(&owner, "decision", seat), "open")))
      continue;
    assert_false(was_told(&owner, seat, "You take it back"));
    desk_good(&owner, "{'type':'cancel','table':'%s','seat':%d}", table, seat);
    assert_true(was_told(&owner, seat, "You take it back"));
    assert_false(was_told(&owner, 1 - seat, "You take it back"));
    told = true;
  }
  assert_true(told);
  desk_leave(&owner);
  desk_close(&desk);
}

/* At a moment that the owner looks at, bots wait: else the way back would end where it began. */
static void bots_wait_at_a_moment_that_is_looked_at(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':5,'pace':0,"
                                      "'seats':['random','random']}"));
  for (int i = 0; i < 20; i++) desk_wait(&desk, 50);
  desk_good(&owner, "{'type':'goto','table':'%s','moment':1}", table);
  assert_true(json_is_true(json_object_get(desk_push(&owner, "moment", -1), "held")));
  for (int i = 0; i < 20; i++) desk_wait(&desk, 50);
  assert_int_equal(desk_number(desk_push(&owner, "moment", -1), "at"), 1);

  desk_good(&owner, "{'type':'run','table':'%s','running':true}", table);
  assert_null(json_object_get(desk_push(&owner, "moment", -1), "held"));
  for (int i = 0; i < 20; i++) desk_wait(&desk, 50);
  assert_true(desk_number(desk_push(&owner, "moment", -1), "at") > 1);

  desk_good(&owner, "{'type':'goto','table':'%s','moment':1}", table);
  desk_good(&owner, "{'type':'run','table':'%s','running':false}", table);
  assert_true(json_is_true(json_object_get(desk_push(&owner, "moment", -1), "held")));
  desk_leave(&owner);
  desk_close(&desk);
}

/* Who may undo, when nothing is said: whoever is alone; with others all must agree. */
static void undo_needs_nobody_where_nobody_else_plays(void **state)
{
  static const struct {
    const char *seats, *undo;
  } cases[] = {{"'seats':['person','random']", "always"},
               {"'seats':['person','person'],'sit':[0,1]", "always"},
               {"'seats':['person','person']", "agreed"},
               {"'seats':['random','random']", "always"},
               {"'seats':['person','random'],'undo':'never'", "never"}};
  Desk desk = {0};
  Guest owner;
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    desk_forget(&owner);
    desk_good(&owner, "{'type':'create','game':'evolve','seed':5,%s}", cases[i].seats);
    assert_string_equal(desk_text(desk_push(&owner, "seats", -1), "undo"), cases[i].undo);
  }
  desk_leave(&owner);
  desk_close(&desk);
}

/* Answers the open decision of a table at which the guest plays all seats: plays a card, if one can
** be played, else does least. */
static void plays_on(Guest *guest, const char *table)
{
  int seat = asked_seat(guest);
  const json_t *decision = desk_push(guest, "decision", seat), *option;
  size_t i;
  json_array_foreach(json_object_get(decision, "options"), i, option)
  {
    if (strcmp(desk_text(option, "kind"), "play") != 0) continue;
    desk_good(guest, "{'type':'answer','table':'%s','seat':%d,'number':%d,'values':[%d]}", table,
              seat, desk_number(decision, "number"), (int)i);
    return;
  }
  answers(guest, table, seat);
}

/* What a decision said of the phase and of being free to act, as one text: "Main 316.2.a free". */
static bool was_asked(const Guest *guest, const char *wanted)
{
  const json_t *message;
  size_t i;
  json_array_foreach(guest->inbox, i, message)
  {
    char said[80];
    if (strcmp(desk_text(message, "type"), "decision") != 0) continue;
    const char *phase =
        json_string_value(json_object_get(json_object_get(message, "view"), "phase"));
    snprintf(said, sizeof said, "%s %s%s", phase ? phase : "-", desk_text(message, "rule"),
             json_is_true(json_object_get(message, "free")) ? " free" : "");
    if (strcmp(said, wanted) == 0) return true;
  }
  return false;
}

static void a_decision_says_the_phase_and_whether_one_may_decline(void **state)
{
  static const struct {
    const char *game, *wanted[4];
  } cases[] = {{"riftbound", {"- 118.1", "Main 316.2.a free", "Main 338.1 free", NULL}},
               {"evolve", {"- 6.2.1.7", "main 7.3.3 free", "end 7.4.4 free", NULL}}};
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    desk_forget(&owner);
    copy_table(table, desk_good(&owner,
                                "{'type':'create','game':'%s','seed':5,'sit':[0,1],"
                                "'seats':['person','person']}",
                                cases[i].game));
    for (int k = 0; k < 60; k++) plays_on(&owner, table);
    for (int k = 0; cases[i].wanted[k]; k++)
      if (!was_asked(&owner, cases[i].wanted[k])) fail_msg("%s", cases[i].wanted[k]);
  }
  desk_leave(&owner);
  desk_close(&desk);
}

static void bots_play_every_mode_before_spectators(void **state)
{
  static const char *const modes[][2] = {{"riftbound", "duel"}, {"riftbound", "match"},
                                         {"riftbound", "ffa3"}, {"riftbound", "ffa4"},
                                         {"riftbound", "2v2"},  {"evolve", "standard"}};
  static const int seats[] = {2, 2, 3, 4, 4, 2};
  Desk desk = {0};
  Guest owner;
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++) {
    static const char *const bots[] = {"['random','random']", "['random','random','random']",
                                       "['random','random','random','random']"};
    char table[16];
    desk_forget(&owner);
    copy_table(table, desk_good(&owner,
                                "{'type':'create','game':'%s','format':'%s','seed':%d,'pace':0,"
                                "'seats':%s}",
                                modes[mode][0], modes[mode][1], 3, bots[seats[mode] - 2]));
    for (int i = 0; i < 20000 && !desk_push(&owner, "end", -1); i++) desk_wait(&desk, 50);
    const json_t *end = desk_push(&owner, "end", -1);
    if (!end) fail_msg("%s %s does not end", modes[mode][0], modes[mode][1]);
    assert_null(json_object_get(end, "seat"));
    assert_null(desk_push(&owner, "stuck", -1));
    desk_wait(&desk, 100);
    assert_true(hall_tick(desk.hall, desk.now) > 0); /* nobody moves: the server may sleep */
    desk_good(&owner, "{'type':'close','table':'%s'}", table);
    assert_non_null(desk_push(&owner, "closed", -1));
  }
  desk_leave(&owner);
  desk_close(&desk);
}

/* A bot that is due, and is not seen by anybody, does not keep the server awake; nor does one whose
** game is over. */
static void the_server_sleeps_while_nobody_sees_a_bot(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':3,'pace':400,"
                                      "'seats':['random','random']}"));
  desk_wait(&desk, 1000);
  desk_good(&owner, "{'type':'leave','table':'%s'}", table);
  for (int second = 0; second < 5; second++) {
    desk_wait(&desk, 1000);
    assert_int_equal(hall_tick(desk.hall, desk.now), 1000);
  }
  desk_good(&owner, "{'type':'join','table':'%s'}", table);
  assert_true(hall_tick(desk.hall, desk.now) <= 400); /* it moves on */
  desk_leave(&owner);
  desk_close(&desk);
}

static void one_person_plays_all_seats(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':9,"
                                      "'seats':['person','person'],'sit':[0,1]}"));
  for (int moves = 0; moves < MOVES_MAX && asked_seat(&owner) >= 0; moves++)
    answers(&owner, table, asked_seat(&owner));
  assert_non_null(desk_push(&owner, "end", 0));
  assert_non_null(desk_push(&owner, "end", 1));
  desk_leave(&owner);
  desk_close(&desk);
}

/* ---- What is refused -------------------------------------------------------------- */

static int moments(Guest *owner, const char *table)
{
  const json_t *timeline = desk_good(owner, "{'type':'timeline','table':'%s'}", table);
  return (int)json_array_size(json_object_get(timeline, "moments"));
}

static void what_is_wrong_gets_one_error_and_changes_nothing(void **state)
{
  Desk desk = {0};
  Guest owner, friend;
  char table[16], key[64];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','seed':5,'seats':['person','person']}"));
  const json_t *links = desk_good(&owner, "{'type':'links','table':'%s'}", table);
  snprintf(key, sizeof key, "%s",
           json_string_value(json_array_get(json_object_get(links, "seats"), 1)));
  desk_join(&desk, &friend);
  const json_t *entered = desk_good(&friend, "{'type':'enter','key':'%s','name':'Bo'}", key);
  assert_string_equal(desk_text(entered, "rights"), "seat");
  assert_int_equal(desk_number(entered, "seat"), 1);
  int before = moments(&owner, table);
  const json_t *decision = desk_push(&owner, "decision", 0);
  int number = desk_number(decision, "number");
  assert_true(number >= 1);
  desk_refused(&owner, "another decision", "{'type':'answer','table':'%s','number':%d,'values':[]}",
               table, number + 1);
  desk_refused(&owner, "no option 99", "{'type':'answer','table':'%s','number':%d,'values':[99]}",
               table, number);
  desk_refused(&owner, "'values' is a list",
               "{'type':'answer','table':'%s','number':%d,'values':3}", table, number);
  desk_refused(&owner, "'values' is missing", "{'type':'answer','table':'%s','number':%d}", table,
               number);
  desk_refused(&owner, "unknown field 'sat' (did you mean seat?)",
               "{'type':'answer','table':'%s','number':%d,'values':[],'sat':0}", table, number);
  desk_refused(&friend, "do not play that seat",
               "{'type':'answer','table':'%s','seat':0,'number':%d,'values':[]}", table, number);
  desk_refused(&friend, "not asked", "{'type':'answer','table':'%s','number':%d,'values':[]}",
               table, number);
  desk_refused(&friend, "do not play that seat", "{'type':'concede','table':'%s','seat':0}", table);
  desk_refused(&friend, "only the owner", "{'type':'timeline','table':'%s'}", table);
  desk_refused(&friend, "only the owner", "{'type':'create'}");
  desk_refused(&friend, "no table 'zzz' for you", "{'type':'concede','table':'zzz'}");
  desk_refused(&friend, "no table 'a\u00e9\u00e9", "{'type':'concede','table':'a\u00e9\u00e9'}");
  desk_refused(&friend,
               "no table 'a??????????", /* a name is cut after 20 bytes, here within a letter */
               "{'type':'concede','table':'"
               "a\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9'}");
  desk_refused(&owner, "no request 'frobnicate'", "{'type':'frobnicate'}");
  desk_refused(&owner, "starts no programs",
               "{'type':'create','seats':['person','exec:sh -c true']}");
  assert_int_equal(moments(&owner, table), before);
  assert_int_equal(desk_number(desk_push(&owner, "decision", 0), "number"), number);
  desk_leave(&friend);
  desk_leave(&owner);
  desk_close(&desk);
}

static void junk_is_answered_once(void **state)
{
  static const char *const junk[] = {"",
                                     "hello",
                                     "[1,2]",
                                     "{\"type\":3,\"id\":1}",
                                     "{\"type\":\"lobby\"}",
                                     "{\"type\":\"lobby\",\"id\":{}}",
                                     "{\"type\":\"lobby\",\"type\":\"lobby\",\"id\":1}",
                                     "{\"type\":\"lobby\",\"id\":1"};
  Desk desk = {0};
  Guest guest;
  (void)state;
  desk_open(&desk, NULL);
  desk_join(&desk, &guest);
  for (size_t i = 0; i < sizeof junk / sizeof *junk; i++) {
    desk_forget(&guest);
    assert_false(hall_message(desk.hall, guest.client, junk[i], strlen(junk[i])));
    assert_int_equal(desk_count(&guest), 1);
    assert_string_equal(desk_text(json_array_get(guest.inbox, 0), "type"), "error");
  }
  size_t size = 10 << 20;
  char *large = malloc(size);
  assert_non_null(large);
  memset(large, ' ', size);
  memcpy(large, "{\"type\":\"lobby\",\"id\":1,", 23);
  large[size - 1] = '}';
  desk_forget(&guest);
  assert_false(hall_message(desk.hall, guest.client, large, size));
  assert_int_equal(desk_count(&guest), 1);
  assert_false(hall_message(desk.hall, guest.client, large, HALL_MESSAGE_MAX + 1));
  assert_int_equal(desk_count(&guest), 2);
  free(large);
  desk_leave(&guest);
  desk_close(&desk);
}

/* ---- Taking back ------------------------------------------------------------------ */

static void an_undo_leads_back_and_a_redo_forward(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':4,'sit':[0,1],"
                                      "'seats':['person','person']}"));
  desk_refused(&owner, "nothing to go to", "{'type':'undo','table':'%s','seat':0}", table);
  json_t *first = json_deep_copy(desk_push(&owner, "decision", asked_seat(&owner)));
  for (int i = 0; i < 12; i++) answers(&owner, table, asked_seat(&owner));
  json_t *last = json_deep_copy(desk_push(&owner, "decision", asked_seat(&owner)));
  for (int i = 0; i < 12; i++) desk_good(&owner, "{'type':'undo','table':'%s','seat':0}", table);
  const json_t *again = desk_push(&owner, "decision", asked_seat(&owner));
  assert_true(json_equal(json_object_get(first, "view"), json_object_get(again, "view")));
  assert_true(json_equal(json_object_get(first, "options"), json_object_get(again, "options")));
  assert_true(desk_number(again, "number") > desk_number(first, "number"));
  assert_non_null(desk_push(&owner, "back", 0));
  desk_refused(&owner, "another decision",
               "{'type':'answer','table':'%s','seat':%d,'number':%d,"
               "'values':[]}",
               table, desk_number(first, "seat"), desk_number(first, "number"));
  for (int i = 0; i < 12; i++) desk_good(&owner, "{'type':'redo','table':'%s','seat':0}", table);
  again = desk_push(&owner, "decision", asked_seat(&owner));
  assert_true(json_equal(json_object_get(last, "view"), json_object_get(again, "view")));
  json_decref(first);
  json_decref(last);
  desk_leave(&owner);
  desk_close(&desk);
}

static void another_person_must_agree(void **state)
{
  Desk desk = {0};
  Guest owner, friend;
  char table[16], key[64];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':4,"
                                      "'seats':['person','person']}"));
  const json_t *links = desk_good(&owner, "{'type':'links','table':'%s'}", table);
  snprintf(key, sizeof key, "%s",
           json_string_value(json_array_get(json_object_get(links, "seats"), 1)));
  desk_join(&desk, &friend);
  desk_good(&friend, "{'type':'enter','key':'%s'}", key);
  Guest *asked = asked_seat(&owner) == 0 ? &owner : &friend;
  answers(asked, table, asked == &owner ? 0 : 1);
  desk_forget(&owner);
  desk_forget(&friend);
  const json_t *asks = desk_good(&owner, "{'type':'undo','table':'%s'}", table);
  assert_true(json_is_true(json_object_get(asks, "asked")));
  const json_t *wish = desk_push(&friend, "wish", 1);
  assert_non_null(wish);
  assert_string_equal(desk_text(wish, "what"), "undo");
  desk_refused(&owner, "not asked", "{'type':'agree','table':'%s','wish':%d,'yes':true}", table,
               desk_number(wish, "wish"));
  desk_good(&friend, "{'type':'agree','table':'%s','wish':%d,'yes':false}", table,
            desk_number(wish, "wish"));
  assert_true(json_is_false(json_object_get(desk_push(&owner, "wish_over", -1), "granted")));
  assert_null(desk_push(&owner, "back", -1));
  desk_good(&owner, "{'type':'undo','table':'%s'}", table);
  desk_good(&friend, "{'type':'agree','table':'%s','wish':%d,'yes':true}", table,
            desk_number(desk_push(&friend, "wish", 1), "wish"));
  assert_non_null(desk_push(&owner, "back", 0));
  assert_non_null(desk_push(&friend, "back", 1));
  desk_leave(&friend);
  desk_leave(&owner);
  desk_close(&desk);
}

/* ---- Who may know what ------------------------------------------------------------ */

/* The answer of a player who does nothing where that is possible. */
static char *quiet_values(const json_t *decision)
{
  static const char *const quiet[] = {"pass", "end", "no"};
  const json_t *option;
  size_t i;
  json_t *values = json_incref(json_object_get(decision, "default"));
  json_array_foreach(json_object_get(decision, "options"), i,
                     option) for (int word = 0; word < 3;
                                  word++) if (strcmp(desk_text(option, "kind"), quiet[word]) == 0)
  {
    json_decref(values);
    values = json_pack("[i]", (int)i);
  }
  char *text = json_dumps(values, JSON_COMPACT);
  json_decref(values);
  for (char *c = text; *c; c++)
    if (*c == '"') *c = '\'';
  return text;
}

/* What seat 0 is told of a game in which seat 1 holds another card, as one text. */
static char *transcript(const char *game, const char *card, int length, char **others)
{
  Desk desk = {0};
  Guest owner, friend, host;
  char table[16], key[64];
  desk_open(&desk, NULL);
  owner_enters(&desk, &host);
  copy_table(table, desk_good(&host,
                              "{'type':'create','game':'%s','seed':11,'sit':[],"
                              "'seats':['person','person']}",
                              game));
  const json_t *seats =
      json_object_get(desk_good(&host, "{'type':'links','table':'%s'}", table), "seats");
  desk_join(&desk, &owner);
  desk_join(&desk, &friend);
  for (int seat = 0; seat < 2; seat++) {
    snprintf(key, sizeof key, "%s", json_string_value(json_array_get(seats, (size_t)seat)));
    desk_good(seat ? &friend : &owner, "{'type':'enter','key':'%s'}", key);
  }
  for (int moves = 0; moves < length; moves++) {
    if (moves == 4)
      desk_good(&host, "{'type':'put','table':'%s','seat':1,'zone':'hand','card':'%s'}", table,
                card);
    desk_wait(&desk, 100);
    if (desk_push(&owner, "end", 0)) break;
    const json_t *answer = NULL;
    for (int seat = 0; seat < 2 && !answer; seat++) {
      Guest *guest = seat ? &friend : &owner;
      const json_t *decision = desk_push(guest, "decision", seat);
      if (!decision) continue;
      char *values = quiet_values(decision);
      const json_t *said = desk_ask(guest, "{'type':'answer','table':'%s','number':%d,'values':%s}",
                                    table, desk_number(decision, "number"), values);
      free(values);
      if (strcmp(desk_text(said, "type"), "reply") == 0) answer = said;
    }
    assert_non_null(answer);
  }
  char *text = json_dumps(owner.inbox, JSON_COMPACT);
  *others = json_dumps(friend.inbox, JSON_COMPACT);
  desk_leave(&friend);
  desk_leave(&owner);
  desk_leave(&host);
  desk_close(&desk);
  return text;
}

static void a_seat_is_told_the_same_whatever_others_hold(void **state)
{
  static const char *const cards[][3] = {{"riftbound", "Gust", "Traveling Merchant"},
                                         {"evolve", "Waltzing Fairy", "Sylvan Justice"}};
  /* in Evolve a full hand is discarded from some turns later, which everybody sees */
  static const int lengths[] = {120, 40};
  (void)state;
  for (size_t i = 0; i < 2; i++) {
    char *holder, *other_holder;
    char *one = transcript(cards[i][0], cards[i][1], lengths[i], &holder);
    char *other = transcript(cards[i][0], cards[i][2], lengths[i], &other_holder);
    assert_string_not_equal(holder, other_holder);
    free(holder);
    free(other_holder);
    assert_true(strlen(one) > 20000);
    size_t same = 0;
    while (one[same] && one[same] == other[same]) same++;
    if (one[same] || other[same])
      fail_msg("%s: they differ:\n%.300s\n%.300s", cards[i][0], one + (same > 150 ? same - 150 : 0),
               other + (same > 150 ? same - 150 : 0));
    free(one);
    free(other);
  }
}

/* ---- Stored games ----------------------------------------------------------------- */

static void a_stored_game_goes_on_where_it_was(void **state)
{
  Desk desk = {0};
  Guest owner;
  HallStore store;
  Shelf *shelf = shelf_new(&store);
  char table[16], *saved = NULL;
  (void)state;
  desk_open(&desk, &store);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':4,'sit':[0,1],"
                                      "'name':'Friday','seats':['person','person']}"));
  for (int i = 0; i < 30; i++) answers(&owner, table, asked_seat(&owner));
  for (int i = 0; i < 5; i++) desk_good(&owner, "{'type':'undo','table':'%s','seat':0}", table);
  answers(&owner, table, asked_seat(&owner));
  json_t *decision = json_deep_copy(desk_push(&owner, "decision", asked_seat(&owner)));
  saved = strdup(desk_text(desk_good(&owner, "{'type':'save','table':'%s'}", table), "text"));
  desk_leave(&owner);
  desk_close(&desk); /* nothing is written then: a kill is the same */

  desk = (Desk){0};
  desk_open(&desk, &store);
  owner_enters(&desk, &owner);
  const json_t *tables = json_object_get(desk_good(&owner, "{'type':'lobby'}"), "tables");
  assert_int_equal(json_array_size(tables), 1);
  assert_string_equal(desk_text(json_array_get(tables, 0), "name"), "Friday");
  desk_refused(&owner, "asleep", "{'type':'timeline','table':'%s'}", table);
  int seat = desk_number(decision, "seat");
  desk_good(&owner, "{'type':'join','table':'%s','seat':%d}", table, seat);
  const json_t *again = desk_push(&owner, "decision", seat);
  assert_non_null(again);
  assert_true(json_equal(json_object_get(decision, "view"), json_object_get(again, "view")));
  assert_string_equal(desk_text(desk_good(&owner, "{'type':'save','table':'%s'}", table), "text"),
                      saved);
  desk_good(&owner, "{'type':'undo','table':'%s','seat':%d}", table, seat);
  json_decref(decision);
  free(saved);
  desk_good(&owner, "{'type':'close','table':'%s'}", table);
  desk_leave(&owner);
  desk_close(&desk);

  desk = (Desk){0};
  desk_open(&desk, &store);
  owner_enters(&desk, &owner);
  assert_int_equal(
      json_array_size(json_object_get(desk_good(&owner, "{'type':'lobby'}"), "tables")), 0);
  desk_leave(&owner);
  desk_close(&desk);
  shelf_free(shelf);
}

static void a_game_that_cannot_be_stored_waits(void **state)
{
  Desk desk = {0};
  Guest owner;
  HallStore store;
  Shelf *shelf = shelf_new(&store);
  char table[16];
  (void)state;
  desk_open(&desk, &store);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':4,'sit':[0,1],"
                                      "'seats':['person','person']}"));
  shelf_break(shelf, true);
  answers(&owner, table, asked_seat(&owner)); /* made, and not stored yet */
  int before = moments(&owner, table), seat = asked_seat(&owner);
  const json_t *decision = desk_push(&owner, "decision", seat);
  desk_refused(&owner, "the disk is full",
               "{'type':'answer','table':'%s','seat':%d,'number':%d,'values':[0]}", table, seat,
               desk_number(decision, "number"));
  assert_int_equal(moments(&owner, table), before);
  shelf_break(shelf, false);
  answers(&owner, table, seat);
  assert_int_equal(moments(&owner, table), before + 1);
  desk_refused(&owner, "there is no format", "{'type':'create','format':'nosuch'}");
  desk_leave(&owner);
  desk_close(&desk);
  shelf_free(shelf);
}

/* ---- Asking ------------------------------------------------------------------------- */

static void what_is_asked_is_answered(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','seed':5,'seats':['person','random']}"));
  const json_t *decision = desk_push(&owner, "decision", 0), *zone;
  const char *card = NULL;
  size_t i;
  json_array_foreach(json_object_get(json_object_get(decision, "view"), "zones"), i,
                     zone) if (strcmp(desk_text(zone, "zone"), "hand") == 0 &&
                               desk_number(zone, "owner") == 0) card =
      desk_text(json_array_get(json_object_get(zone, "cards"), 0), "id");
  assert_non_null(card);
  const json_t *why = desk_good(&owner, "{'type':'why','table':'%s','object':'%s'}", table, card);
  assert_true(strlen(desk_text(why, "text")) > 10);
  const json_t *reasons =
      desk_good(&owner, "{'type':'explain','table':'%s','object':'%s'}", table, card);
  assert_true(json_array_size(json_object_get(reasons, "reasons")) > 1);
  desk_refused(&owner, "nothing called", "{'type':'explain','table':'%s','object':'c999'}", table);
  desk_refused(&owner, "say an object", "{'type':'explain','table':'%s'}", table);
  const json_t *shown = desk_good(&owner, "{'type':'show','game':'riftbound','card':'Gust'}");
  assert_string_equal(desk_text(shown, "card"), "ogn-169");
  assert_non_null(strstr(desk_text(shown, "text"), "Choose a unit at a battlefield"));
  desk_refused(&owner, "no card 'Gusst'", "{'type':'show','game':'riftbound','card':'Gusst'}");
  const json_t *rule = desk_good(&owner, "{'type':'rule','rule':'340.1'}");
  assert_true(json_array_size(json_object_get(rule, "about")) > 0);
  assert_string_equal(desk_text(rule, "state"), "tested");
  rule = desk_good(&owner, "{'type':'rule','rule':'7.3.3'}"); /* of the other game */
  assert_true(json_is_true(json_object_get(rule, "exists")));
  rule = desk_good(&owner, "{'type':'rule','rule':'7.3.3','game':'riftbound'}");
  assert_true(json_is_false(json_object_get(rule, "exists")));
  rule = desk_good(&owner, "{'type':'rule','rule':'1000'}");
  assert_true(json_is_false(json_object_get(rule, "exists")));
  desk_leave(&owner);
  desk_close(&desk);
}

/* A stranger to a hand is told of its cards nothing but that they are hidden. */
static void a_hidden_card_is_not_explained(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':5,'sit':[0],"
                                      "'seats':['person','random']}"));
  desk_good(&owner, "{'type':'join','table':'%s','host':true}", table);
  const json_t *view = desk_push(&owner, "view", -1), *zone;
  char card[16] = "";
  size_t i;
  json_array_foreach(json_object_get(json_object_get(view, "view"), "zones"), i,
                     zone) if (strcmp(desk_text(zone, "zone"), "hand") == 0 &&
                               desk_number(zone, "owner") == 1)
      snprintf(card, sizeof card, "%s",
               desk_text(json_array_get(json_object_get(zone, "cards"), 0), "id"));
  assert_true(*card);
  const json_t *said =
      desk_good(&owner, "{'type':'explain','table':'%s','seat':0,'object':'%s'}", table, card);
  assert_string_equal(desk_text(said, "name"), "a hidden card");
  assert_int_equal(json_array_size(json_object_get(said, "reasons")), 1);
  desk_leave(&owner);
  desk_close(&desk);
}

/* ---- Taking apart ------------------------------------------------------------------- */

/* The answer to a recorded game that is opened. */
static const json_t *opens(Guest *guest, const char *record)
{
  json_t *open =
      json_pack("{s:s,s:i,s:s,s:b}", "type", "open", "id", 7777, "text", record, "running", 1);
  char *text = json_dumps(open, JSON_COMPACT);
  json_decref(open);
  desk_forget(guest);
  assert_true(hall_message(guest->hall, guest->client, text, strlen(text)));
  free(text);
  const json_t *reply = NULL, *message;
  size_t i;
  json_array_foreach(guest->inbox, i, message) if (desk_number(message, "id") == 7777) reply =
      message;
  assert_non_null(reply);
  return reply;
}

static void a_position_is_edited_by_hand(void **state)
{
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':5,'sit':[0,1],"
                                      "'seats':['person','person']}"));
  for (int i = 0; i < 6; i++) answers(&owner, table, asked_seat(&owner));
  int before = moments(&owner, table);
  desk_good(&owner, "{'type':'branch','table':'%s','name':'here'}", table);
  const json_t *put = desk_good(
      &owner,
      "{'type':'put','table':'%s','seat':0,'zone':'hand','card':'Waltzing Fairy','count':2}",
      table);
  assert_int_equal(json_array_size(json_object_get(put, "objects")), 2);
  put = desk_good(
      &owner, "{'type':'put','table':'%s','seat':0,'zone':'field','card':'Water Fairy'}", table);
  char card[16];
  snprintf(card, sizeof card, "%s",
           json_string_value(json_array_get(json_object_get(put, "objects"), 0)));
  const json_t *rows =
      desk_good(&owner, "{'type':'settable','table':'%s','object':'%s'}", table, card);
  assert_true(json_array_size(json_object_get(rows, "rows")) > 3);
  desk_good(&owner, "{'type':'set','table':'%s','object':'%s','name':'engaged','value':1}", table,
            card);
  desk_refused(&owner, "", "{'type':'set','table':'%s','object':'%s','name':'nosuch','value':1}",
               table, card);
  desk_refused(&owner, "no card",
               "{'type':'put','table':'%s','seat':0,'zone':'hand',"
               "'card':'No Such Card'}",
               table);
  desk_refused(&owner, "no zone",
               "{'type':'put','table':'%s','seat':0,'zone':'pocket',"
               "'card':'Water Fairy'}",
               table);
  desk_good(&owner, "{'type':'move','table':'%s','object':'%s','zone':'field','place':'p2'}", table,
            card);
  desk_good(&owner, "{'type':'move','table':'%s','object':'%s','zone':'hand'}", table, card);
  desk_refused(&owner, "already", "{'type':'move','table':'%s','object':'%s','zone':'hand'}", table,
               card);
  desk_refused(&owner, "no zone", "{'type':'move','table':'%s','object':'%s','zone':'x y'}", table,
               card);
  desk_refused(&owner, "nothing called",
               "{'type':'move','table':'%s','object':'c999','zone':'hand'}", table);
  desk_refused(&owner, "no place",
               "{'type':'move','table':'%s','object':'%s','zone':'field','place':'b7 b8'}", table,
               card);
  assert_true(moments(&owner, table) >= before + 6);
  desk_good(&owner, "{'type':'goto','table':'%s','branch':'here'}", table);
  const json_t *timeline = desk_good(&owner, "{'type':'timeline','table':'%s'}", table);
  assert_int_equal(json_array_size(json_object_get(timeline, "branches")), 1);
  char *saved = strdup(desk_text(desk_good(&owner, "{'type':'save','table':'%s'}", table), "text"));
  const json_t *reply = opens(&owner, saved);
  assert_string_equal(desk_text(reply, "type"), "reply");
  snprintf(table, sizeof table, "%s", desk_text(reply, "table"));
  assert_string_equal(desk_text(desk_good(&owner, "{'type':'save','table':'%s'}", table), "text"),
                      saved);
  free(saved);
  desk_good(&owner, "{'type':'bot','table':'%s','seat':1,'bot':'random'}", table);
  desk_refused(&owner, "no programs", "{'type':'bot','table':'%s','seat':1,'bot':'exec:true'}",
               table);
  desk_good(&owner, "{'type':'as','table':'%s','seat':1}", table);
  desk_leave(&owner);
  desk_close(&desk);
}

/* The text with `line` in place of its line that begins with `word`, or behind it. */
static void with_line(Text *out, const char *text, const char *word, const char *line, bool behind)
{
  for (const char *at = text; *at;) {
    int length = (int)strcspn(at, "\n");
    bool here = strncmp(at, word, strlen(word)) == 0;
    if (!here || behind) text_add(out, "%.*s\n", length, at);
    if (here) text_add(out, "%s\n", line);
    at += length + (at[length] == '\n');
  }
}

/* A record, or a file of games, that somebody else wrote may name a program as a player: it is not
** started, whether it sat there from the beginning or since some move. */
static void a_record_starts_no_program(void **state)
{
  static const struct {
    const char *word, *line;
    bool behind;
  } strange[] = {{"bot 1 ", "bot 1 exec:touch started", false},
                 {"begin", "seat 1 1 exec:touch started #0000000000000001", true}};
  Desk desk = {0};
  Guest owner;
  HallStore store;
  Shelf *shelf = shelf_new(&store);
  ArbError error = {0};
  (void)state;
  unlink("started");
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  char table[16];
  copy_table(table, desk_good(&owner, "{'type':'create','game':'evolve','seed':5}"));
  char *saved = strdup(desk_text(desk_good(&owner, "{'type':'save','table':'%s'}", table), "text"));
  *strstr(saved, "\nend ") = 0;
  for (size_t i = 0; i < sizeof strange / sizeof *strange; i++) {
    Text lines = {0}, record = {0};
    with_line(&lines, saved, strange[i].word, strange[i].line, strange[i].behind);
    text_add(&record, "%send open #0000000000000000\n", lines.bytes);
    text_add(&record, "sum %016llx\n", (unsigned long long)record_sum(record.bytes, record.length));
    const json_t *answer = opens(&owner, record.bytes);
    assert_string_equal(desk_text(answer, "type"), "error");
    assert_non_null(strstr(desk_text(answer, "message"),
                           "p2 was played by a program, and a record starts none"));
    assert_true(store.put(store.data, i ? "two" : "one",
                          "{\"seats\":100000,\"pace\":-1,\"running\":true,\"summary\":[]}",
                          lines.bytes, &error));
    text_free(&lines);
    text_free(&record);
  }
  free(saved);
  desk_leave(&owner);
  desk_close(&desk);
  desk_open(&desk, &store);
  owner_enters(&desk, &owner);
  for (int i = 0; i < 2; i++) {
    const char *id = i ? "two" : "one";
    desk_good(&owner, "{'type':'links','table':'%s','renew':true}", id);
    desk_refused(&owner, "a record starts none", "{'type':'join','table':'%s','host':true}", id);
  }
  desk_wait(&desk, 200);
  assert_int_not_equal(access("started", F_OK), 0);
  desk_leave(&owner);
  desk_close(&desk);
  shelf_free(shelf);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_server_sleeps_while_nobody_sees_a_bot),
    cmocka_unit_test(nobody_may_do_anything_without_a_key),
    cmocka_unit_test(the_lobby_lists_what_can_be_played),
    cmocka_unit_test(a_person_plays_a_whole_game_against_a_bot),
    cmocka_unit_test(the_log_of_a_seat_says_you),
    cmocka_unit_test(the_log_says_what_was_taken_back),
    cmocka_unit_test(bots_wait_at_a_moment_that_is_looked_at),
    cmocka_unit_test(undo_needs_nobody_where_nobody_else_plays),
    cmocka_unit_test(a_decision_says_the_phase_and_whether_one_may_decline),
    cmocka_unit_test(bots_play_every_mode_before_spectators),
    cmocka_unit_test(one_person_plays_all_seats),
    cmocka_unit_test(what_is_wrong_gets_one_error_and_changes_nothing),
    cmocka_unit_test(junk_is_answered_once),
    cmocka_unit_test(an_undo_leads_back_and_a_redo_forward),
    cmocka_unit_test(another_person_must_agree),
    cmocka_unit_test(a_seat_is_told_the_same_whatever_others_hold),
    cmocka_unit_test(a_stored_game_goes_on_where_it_was),
    cmocka_unit_test(a_game_that_cannot_be_stored_waits),
    cmocka_unit_test(what_is_asked_is_answered),
    cmocka_unit_test(a_hidden_card_is_not_explained),
    cmocka_unit_test(a_position_is_edited_by_hand),
    cmocka_unit_test(a_record_starts_no_program),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
