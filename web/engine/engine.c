/* SPDX-License-Identifier: MIT */
/* engine.c -- see engine.h. */
#define _DEFAULT_SOURCE /* getentropy */
#include "engine.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <emscripten.h>

#include "table/hall.h"

static Hall *hall;
static HallClient *page;

/* ---- What the hall asks for --------------------------------------------------------------- */

static void send_to_page(void *host, void *client, const char *text, size_t length)
{
  (void)host, (void)client;
  engine_say(text, length);
}

static void draw_random(void *host, void *out, size_t size)
{
  enum { AT_ONCE = 256 }; /* what getentropy gives */
  unsigned char *to = out;
  (void)host;
  for (size_t part; size > 0; to += part, size -= part) {
    part = size < AT_ONCE ? size : AT_ONCE;
    if (getentropy(to, part) != 0) abort();
  }
}

/* ---- What the page keeps ------------------------------------------------------------------ */

static bool keep_all(void *data, const char *table, const char *settings, const char *lines,
                     ArbError *error)
{
  (void)data, (void)error;
  engine_keep(table, settings, lines, false);
  return true;
}

static bool keep_settings(void *data, const char *table, const char *settings, ArbError *error)
{
  (void)data, (void)error;
  engine_keep(table, settings, NULL, true);
  return true;
}

static bool keep_more(void *data, const char *table, const char *lines, ArbError *error)
{
  (void)data, (void)error;
  engine_keep(table, NULL, lines, true);
  return true;
}

static bool drop(void *data, const char *table, ArbError *error)
{
  (void)data, (void)error;
  engine_drop(table);
  return true;
}

static bool visit_kept(void *data, void (*visit)(void *, const char *, const char *), void *to,
                       ArbError *error)
{
  char *table;
  (void)data, (void)error;
  for (int i = 0; (table = engine_kept_name(i)) != NULL; i++) {
    char *settings = engine_kept_settings(table);
    if (settings) visit(to, table, settings);
    free(settings);
    free(table);
  }
  return true;
}

static char *kept_lines(void *data, const char *table, ArbError *error)
{
  (void)data;
  char *lines = engine_kept_lines(table);
  if (!lines) {
    error->status = ARB_REFUSED;
    snprintf(error->text, sizeof error->text, "this browser keeps no table %s", table);
  }
  return lines;
}

static const HallStore store = {.put = keep_all,
                                .set = keep_settings,
                                .add = keep_more,
                                .drop = drop,
                                .each = visit_kept,
                                .lines = kept_lines};

/* ---- What JavaScript calls ---------------------------------------------------------------- */

EMSCRIPTEN_KEEPALIVE const char *engine_open(void)
{
  static const SessionMods mods; /* those in the folder of mods of the page's user */
  static const HallSetup setup = {
    .mods = &mods, .store = &store, .send = send_to_page, .random = draw_random};
  static ArbError error;
  umask(022); /* Emscripten begins with 0777: nobody could read what is written */
  hall = hall_open(&setup, &error);
  if (hall) page = hall_connect(hall, NULL);
  return hall ? NULL : error.text;
}

EMSCRIPTEN_KEEPALIVE void engine_message(const char *text, size_t length)
{
  hall_message(hall, page, text, length);
}

EMSCRIPTEN_KEEPALIVE int engine_tick(double now)
{
  return hall_tick(hall, (int64_t)now);
}
