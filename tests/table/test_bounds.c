/* SPDX-License-Identifier: MIT */
/* test_bounds.c -- what guests, players and owners can make the hall keep is bounded. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "desk.h"

static void owner_enters(Desk *desk, Guest *guest)
{
  desk_join(desk, guest);
  desk_good(guest, "{'type':'enter','key':'owner-key'}");
}

static void copy_key(char *out, const json_t *links, const char *field, int index)
{
  const json_t *of = json_object_get(links, field);
  const json_t *key = json_is_array(of) ? json_array_get(of, (size_t)index) : of;
  snprintf(out, 40, "%s", json_string_value(key));
}

/* ---- Work that waits ---------------------------------------------------------------- */

static HallWork *waiting, **last = &waiting;
static int answers, refusals;

static void queue(void *host, HallWork *work)
{
  (void)host;
  work->next = NULL;
  *last = work;
  last = &work->next;
}

static void do_all(void)
{
  while (waiting) {
    HallWork *work = waiting;
    waiting = work->next;
    if (!waiting) last = &waiting;
    work->run(work);
    work->done(work);
  }
}

static void hear(void *host, void *client, const char *text, size_t length)
{
  (void)host;
  (void)client;
  json_t *message = json_loadb(text, length, 0, NULL);
  assert_non_null(message);
  answers += strcmp(desk_text(message, "type"), "reply") == 0;
  refusals += strstr(desk_text(message, "message"), "too much waits to be done") != NULL;
  json_decref(message);
}

static void draw(void *host, void *out, size_t size)
{
  static unsigned char next;
  unsigned char *bytes = out;
  (void)host;
  for (size_t i = 0; i < size; i++) bytes[i] = (unsigned char)(next++ * 37 / 3);
}

static void say(Hall *hall, HallClient *client, const char *text)
{
  hall_message(hall, client, text, strlen(text));
}

/* The stored table's key of spectators opens the hall to guests. */
static bool one_table(void *data, void (*visit)(void *to, const char *table, const char *settings),
                      void *to, ArbError *error)
{
  (void)data;
  (void)error;
  visit(to, "aaaaaa", "{\"seats\":2,\"keys\":[\"k0\",\"k1\"],\"watch\":\"kw\"}");
  return true;
}

static char *no_lines(void *data, const char *table, ArbError *error)
{
  (void)data;
  (void)table;
  (void)error;
  return calloc(1, 1);
}

static bool dropped(void *data, const char *table, ArbError *error)
{
  (void)data;
  (void)table;
  (void)error;
  return true;
}

static void guests_wait_for_so_much(void **state)
{
  enum { OF_CLIENT = 16, GUESTS = 40 };
  static const char show[] = "{\"type\":\"show\",\"card\":\"Gust\",\"id\":1}";
  static const SessionMods none = {.none = true};
  static const HallStore store = {.each = one_table, .lines = no_lines, .drop = dropped};
  ArbError error = {0};
  HallClient *guests[GUESTS];
  const HallSetup setup = {.data = ARB_DATA_DIR,
                           .mods = &none,
                           .token = "owner-key",
                           .store = &store,
                           .send = hear,
                           .random = draw,
                           .work = queue};
  (void)state;
  Hall *hall = hall_open(&setup, &error);
  assert_non_null(hall);
  HallClient *owner = hall_connect(hall, NULL);
  say(hall, owner, "{\"type\":\"enter\",\"key\":\"owner-key\",\"id\":1}");
  for (int i = 0; i < GUESTS; i++) {
    guests[i] = hall_connect(hall, NULL);
    say(hall, guests[i], "{\"type\":\"enter\",\"key\":\"kw\",\"id\":1}"); /* wakes the table */
    assert_true(hall_entered(guests[i]));
  }
  for (int i = 0; i < 2 * OF_CLIENT; i++) say(hall, guests[0], show);
  assert_int_equal(refusals, OF_CLIENT + 1); /* one waits to come in */
  refusals = 0;
  for (int i = 1; i < GUESTS; i++)
    for (int k = 0; k < OF_CLIENT - 1; k++) say(hall, guests[i], show);
  assert_true(refusals > 0); /* all together have less than each might */
  refusals = 0;
  for (int i = 0; i < 2 * OF_CLIENT; i++) say(hall, owner, show);
  assert_int_equal(refusals, 0);
  do_all();
  answers = 0;
  say(hall, guests[GUESTS - 1], show);
  assert_int_equal(answers, 1);
  for (int i = 0; i < GUESTS; i++) hall_disconnect(hall, guests[i]);
  hall_disconnect(hall, owner);
  hall_close(hall);
}

/* ---- Tables, places, moves -------------------------------------------------------------- */

static bool full_hall(void *data, void (*visit)(void *to, const char *table, const char *settings),
                      void *to, ArbError *error)
{
  char id[16];
  (void)data;
  (void)error;
  for (int i = 0; i < 1000; i++) {
    snprintf(id, sizeof id, "t%05d", i);
    visit(to, id, "{\"seats\":2,\"keys\":[\"a\",\"b\"],\"watch\":\"c\"}");
  }
  return true;
}

static void there_are_so_many_tables(void **state)
{
  static const HallStore store = {.each = full_hall, .lines = no_lines, .drop = dropped};
  Desk desk = {0};
  Guest owner;
  (void)state;
  desk_open(&desk, &store);
  owner_enters(&desk, &owner);
  desk_refused(&owner, "as many tables as may be", "{'type':'create'}");
  desk_refused(&owner, "as many tables as may be", "{'type':'open','text':'x'}");
  desk_good(&owner, "{'type':'close','table':'t00007'}");
  desk_refused(&owner, "open: ", "{'type':'open','text':'x'}"); /* because of its text now */
  desk_leave(&owner);
  desk_close(&desk);
}

static void a_client_sits_at_so_many_places(void **state)
{
  enum { PLACES = 256 };
  Desk desk = {0};
  Guest owner, guest;
  char table[16], keys[2][40];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  desk_join(&desk, &guest);
  for (int places = 0; places <= PLACES; places += 2) {
    snprintf(table, sizeof table, "%s",
             desk_text(desk_good(&owner, "{'type':'create','seed':1,'sit':[],"
                                         "'seats':['person','person']}"),
                       "table"));
    const json_t *links = desk_good(&owner, "{'type':'links','table':'%s'}", table);
    for (int seat = 0; seat < 2; seat++) copy_key(keys[seat], links, "seats", seat);
    desk_good(&owner, "{'type':'leave','table':'%s'}", table);
    desk_forget(&owner);
    desk_forget(&guest);
    if (places == PLACES) break;
    for (int seat = 0; seat < 2; seat++)
      desk_good(&guest, "{'type':'%s','key':'%s'}", places || seat ? "join" : "enter", keys[seat]);
  }
  desk_refused(&guest, "as many places as may be", "{'type':'join','key':'%s'}", keys[0]);
  desk_refused(&guest, "as many places as may be", "{'type':'enter','key':'%s'}", keys[0]);
  desk_leave(&guest);
  desk_leave(&owner);
  desk_close(&desk);
}

/* Taking back and forward for ever makes no move, but is kept, too. */
static void a_table_keeps_so_much(void **state)
{
  enum { NOTES = 20000 };
  Desk desk = {0};
  Guest owner;
  char table[16];
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  snprintf(table, sizeof table, "%s",
           desk_text(desk_good(&owner, "{'type':'create','seed':5,'seats':['person','person']}"),
                     "table"));
  int jumps = 0;
  for (; jumps <= NOTES; jumps++) {
    const json_t *answer = desk_ask(&owner, "{'type':'branch','table':'%s','name':'here'}", table);
    if (strcmp(desk_text(answer, "type"), "error") == 0) break;
    desk_forget(&owner);
  }
  assert_in_range(jumps, NOTES - 10, NOTES);
  desk_refused(&owner, "as many as may be", "{'type':'branch','table':'%s','name':'b'}", table);
  desk_refused(&owner, "as many as may be", "{'type':'concede','table':'%s','seat':0}", table);
  desk_good(&owner, "{'type':'timeline','table':'%s'}", table);
  desk_good(&owner, "{'type':'save','table':'%s'}", table);
  desk_good(&owner, "{'type':'close','table':'%s'}", table);
  desk_leave(&owner);
  desk_close(&desk);
}

static void there_are_so_many_series(void **state)
{
  enum { SERIES = 32 };
  Desk desk = {0};
  Guest owner;
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  desk_refused(&owner, "from 1 to 20000 games", "{'type':'sim','games':20001}");
  desk_refused(&owner, "2 to 8 decks", "{'type':'sim','decks':['a'],'matrix':true}");
  for (int i = 0; i < SERIES; i++) desk_good(&owner, "{'type':'sim','games':20000}");
  desk_refused(&owner, "forget one first", "{'type':'sim'}");
  desk_leave(&owner);
  desk_close(&desk);
}

/* ---- Time --------------------------------------------------------------------------------- */

/* Files are read for the lobby, so who asks again gets what was read, for a moment. */
static void the_lobby_costs_little(void **state)
{
  Desk desk = {0};
  Guest owner;
  (void)state;
  desk_open(&desk, NULL);
  owner_enters(&desk, &owner);
  clock_t began = clock();
  desk_good(&owner, "{'type':'lobby'}");
  clock_t once = clock() - began;
  began = clock();
  for (int i = 0; i < 20; i++) {
    desk_good(&owner, "{'type':'lobby'}");
    desk_forget(&owner);
  }
  assert_true(clock() - began < 10 * once);
  desk_wait(&desk, 1100);
  desk_good(&owner, "{'type':'lobby'}");
  desk_leave(&owner);
  desk_close(&desk);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(guests_wait_for_so_much),         cmocka_unit_test(there_are_so_many_tables),
    cmocka_unit_test(a_client_sits_at_so_many_places), cmocka_unit_test(a_table_keeps_so_much),
    cmocka_unit_test(there_are_so_many_series),        cmocka_unit_test(the_lobby_costs_little),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
