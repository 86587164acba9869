/* SPDX-License-Identifier: MIT */
/* desk.c -- see desk.h. */
#include "desk.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void take(void *host, void *client, const char *text, size_t length)
{
  Guest *guest = client;
  (void)host;
  json_t *message = json_loadb(text, length, 0, NULL);
  assert_non_null(message);
  json_array_append_new(guest->inbox, message);
}

static void draw(void *host, void *out, size_t size)
{
  Desk *desk = host;
  unsigned char *bytes = out;
  for (size_t i = 0; i < size; i++) {
    desk->drawn = desk->drawn * 1103515245u + 12345u;
    bytes[i] = (unsigned char)(desk->drawn >> 16);
  }
}

void desk_open(Desk *desk, const HallStore *store)
{
  static const SessionMods none = {.none = true};
  desk_open_with(desk, store, &none);
}

void desk_open_with(Desk *desk, const HallStore *store, const SessionMods *mods)
{
  ArbError error = {0};
  desk->drawn = 7;
  const HallSetup setup = {.data = ARB_DATA_DIR,
                           .mods = mods,
                           .token = "owner-key",
                           .store = store,
                           .host = desk,
                           .send = take,
                           .random = draw};
  desk->hall = hall_open(&setup, &error);
  if (!desk->hall) fail_msg("%s", error.text);
}

void desk_close(Desk *desk)
{
  hall_close(desk->hall);
}

void desk_join(Desk *desk, Guest *guest)
{
  *guest = (Guest){.inbox = json_array(), .hall = desk->hall};
  guest->client = hall_connect(desk->hall, guest);
}

void desk_leave(Guest *guest)
{
  hall_disconnect(guest->hall, guest->client);
  json_decref(guest->inbox);
}

static const json_t *ask(Guest *guest, const char *format, va_list args)
{
  char body[4096], text[4200];
  vsnprintf(body, sizeof body, format, args);
  for (char *c = body; *c; c++)
    if (*c == '\'') *c = '"';
  size_t length = strlen(body), before = json_array_size(guest->inbox), i;
  assert_true(body[length - 1] == '}');
  body[length - 1] = 0;
  snprintf(text, sizeof text, "%s,\"id\":%d}", body, ++guest->asked);
  hall_message(guest->hall, guest->client, text, strlen(text));
  const json_t *answer = NULL, *message;
  json_array_foreach(guest->inbox, i, message)
  {
    if (i < before || json_integer_value(json_object_get(message, "id")) != guest->asked) continue;
    assert_null(answer); /* exactly one */
    answer = message;
  }
  assert_non_null(answer);
  return answer;
}

const json_t *desk_ask(Guest *guest, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  const json_t *answer = ask(guest, format, args);
  va_end(args);
  return answer;
}

const json_t *desk_good(Guest *guest, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  const json_t *answer = ask(guest, format, args);
  va_end(args);
  if (strcmp(desk_text(answer, "type"), "reply") != 0)
    fail_msg("%s: %s", format, desk_text(answer, "message"));
  return answer;
}

void desk_refused(Guest *guest, const char *why, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  const json_t *answer = ask(guest, format, args);
  va_end(args);
  assert_string_equal(desk_text(answer, "type"), "error");
  if (!strstr(desk_text(answer, "message"), why))
    fail_msg("'%s' is not in '%s'", why, desk_text(answer, "message"));
}

void desk_wait(Desk *desk, int milliseconds)
{
  int64_t until = desk->now + milliseconds;
  while (desk->now < until) {
    int next = hall_tick(desk->hall, desk->now);
    desk->now += next > 0 ? (next < until - desk->now ? next : until - desk->now) : 1;
  }
  hall_tick(desk->hall, desk->now);
}

const json_t *desk_push(const Guest *guest, const char *type, int seat)
{
  for (size_t i = json_array_size(guest->inbox); i-- > 0;) {
    const json_t *message = json_array_get(guest->inbox, i);
    if (json_object_get(message, "id") || strcmp(desk_text(message, "type"), type) != 0) continue;
    if (seat >= 0 && desk_number(message, "seat") != seat) continue;
    return message;
  }
  return NULL;
}

size_t desk_count(const Guest *guest)
{
  return json_array_size(guest->inbox);
}

void desk_forget(Guest *guest)
{
  json_array_clear(guest->inbox);
}

const char *desk_text(const json_t *of, const char *key)
{
  const char *text = json_string_value(json_object_get(of, key));
  return text ? text : "";
}

int desk_number(const json_t *of, const char *key)
{
  const json_t *value = json_object_get(of, key);
  return json_is_integer(value) ? (int)json_integer_value(value) : -1;
}

/* ---- A store in memory ------------------------------------------------------------ */

typedef struct Row {
  char table[16];
  char *settings, *lines;
  struct Row *next;
} Row;

struct Shelf {
  Row *rows;
  bool broken;
};

static char *copy(const char *text)
{
  size_t size = strlen(text) + 1;
  char *out = malloc(size);
  assert_non_null(out);
  return memcpy(out, text, size);
}

static bool works(const Shelf *shelf, ArbError *error)
{
  if (shelf->broken) *error = (ArbError){ARB_REFUSED, "the disk is full"};
  return !shelf->broken;
}

static Row *row_of(Shelf *shelf, const char *table)
{
  for (Row *row = shelf->rows; row; row = row->next)
    if (strcmp(row->table, table) == 0) return row;
  return NULL;
}

static bool put(void *data, const char *table, const char *settings, const char *lines,
                ArbError *error)
{
  Shelf *shelf = data;
  Row *row = row_of(shelf, table);
  if (!works(shelf, error)) return false;
  if (!row) {
    row = calloc(1, sizeof *row);
    assert_non_null(row);
    snprintf(row->table, sizeof row->table, "%s", table);
    row->next = shelf->rows;
    shelf->rows = row;
  }
  free(row->settings);
  free(row->lines);
  row->settings = copy(settings);
  row->lines = copy(lines);
  return true;
}

static bool set(void *data, const char *table, const char *settings, ArbError *error)
{
  Row *row = row_of(data, table);
  if (!works(data, error)) return false;
  if (!row) return true;
  free(row->settings);
  row->settings = copy(settings);
  return true;
}

static bool add(void *data, const char *table, const char *lines, ArbError *error)
{
  Row *row = row_of(data, table);
  if (!works(data, error)) return false;
  assert_non_null(row);
  char *all = malloc(strlen(row->lines) + strlen(lines) + 1);
  assert_non_null(all);
  strcpy(all, row->lines);
  strcat(all, lines);
  free(row->lines);
  row->lines = all;
  return true;
}

static bool drop(void *data, const char *table, ArbError *error)
{
  Shelf *shelf = data;
  if (!works(shelf, error)) return false;
  for (Row **at = &shelf->rows; *at; at = &(*at)->next) {
    Row *row = *at;
    if (strcmp(row->table, table) != 0) continue;
    *at = row->next;
    free(row->settings);
    free(row->lines);
    free(row);
    break;
  }
  return true;
}

static bool each(void *data, void (*visit)(void *to, const char *table, const char *settings),
                 void *to, ArbError *error)
{
  Shelf *shelf = data;
  (void)error;
  for (Row *row = shelf->rows; row; row = row->next) visit(to, row->table, row->settings);
  return true;
}

static char *lines(void *data, const char *table, ArbError *error)
{
  Row *row = row_of(data, table);
  (void)error;
  assert_non_null(row);
  return copy(row->lines);
}

Shelf *shelf_new(HallStore *store)
{
  Shelf *shelf = calloc(1, sizeof *shelf);
  assert_non_null(shelf);
  *store = (HallStore){shelf, put, set, add, drop, each, lines};
  return shelf;
}

void shelf_free(Shelf *shelf)
{
  ArbError ignored = {0};
  shelf->broken = false;
  while (shelf->rows) drop(shelf, shelf->rows->table, &ignored);
  free(shelf);
}

void shelf_break(Shelf *shelf, bool broken)
{
  shelf->broken = broken;
}
