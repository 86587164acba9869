/* SPDX-License-Identifier: MIT */
/* screen.c -- what `event watch` shows; a function of the event and the time alone. */
#include "event/reading/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/json.h"

enum { CLOCK_BYTES = 48, NAME_COLUMNS_MIN = 8, NAME_COLUMNS_MAX = 32 };

/* ---- The clock ------------------------------------------------- */

/* Seconds as 7:05 or 1:02:03. */
static void put_seconds(char *text, size_t size, int64_t seconds)
{
  long long s = seconds < 0 ? -seconds : seconds;
  if (s < 3600) snprintf(text, size, "%lld:%02lld", s / 60, s % 60);
  else snprintf(text, size, "%lld:%02lld:%02lld", s / 3600, s / 60 % 60, s % 60);
}

/* Seconds until the time of a table is called; less than 0 after that. */
static int64_t left_of(const Event *event, const EventRound *round, int more, int64_t now)
{
  return round->clock + (int64_t)(event_setup(event)->minutes + more) * 60 - now;
}

static void clock_of(const Event *event, const EventRound *round, int more, int64_t now, char *text,
                     size_t size)
{
  char time[24];
  if (!round->clock) {
    snprintf(text, size, "the clock has not started");
  } else if (!event_setup(event)->minutes) {
    put_seconds(time, sizeof time, now - round->clock);
    snprintf(text, size, "untimed, %s played", time);
  } else {
    int64_t left = left_of(event, round, more, now);
    put_seconds(time, sizeof time, left);
    snprintf(text, size, left > 0 ? "%s left" : "time is up, %s over", time);
  }
}

/* ---- Parts of the page ------------------------------------------------- */

typedef struct Page {
  Text *text;
  const Event *event;
  int64_t now;
  int columns, lines; /* lines that may still be written; less than 0: any number */
} Page;

static void line(Page *page, const char *text)
{
  char cut[1024];
  desk_fit(cut, sizeof cut, text, page->columns, false);
  text_add(page->text, "%s\n", cut);
  page->lines--;
}

static int open_tables(const EventRound *round)
{
  int open = 0;
  for (int t = 0; t < round->table_count; t++) open += !round->tables[t].done;
  return open;
}

/* The scorekeeper's next step when no result is missing. */
static const char *next_step(const Event *event)
{
  const EventRound *round = event_round(event, event_round_count(event));
  if (event_is_finished(event)) return "The event is finished.";
  if (round->stage == STAGE_PLAYOFF && round->table_count == 1)
    return "All results are in: finish.";
  if (round->stage == STAGE_PLAYOFF || event_is_cut(event)) return "All results are in: pair.";
  if (round->number < event_planned_rounds(event)) return "All results are in: pair.";
  return event_setup(event)->cut ? "All results are in: cut." : "All results are in: finish.";
}

static void head(Page *page, const EventRound *round)
{
  char text[400], clock[CLOCK_BYTES];
  clock_of(page->event, round, 0, page->now, clock, sizeof clock);
  if (round->stage == STAGE_PLAYOFF)
    snprintf(text, sizeof text, "%.120s: playoff, round %d; %s", event_setup(page->event)->name,
             round->number, clock);
  else
    snprintf(text, sizeof text, "%.120s: round %d of %d; %s", event_setup(page->event)->name,
             round->number, event_planned_rounds(page->event), clock);
  line(page, text);
  int open = open_tables(round);
  if (open) snprintf(text, sizeof text, "Results missing: %d of %d.", open, round->table_count);
  line(page, open ? text : next_step(page->event));
  line(page, "");
}

static void table_line(Page *page, const EventRound *round, int t)
{
  const EventTable *table = &round->tables[t];
  char text[400], names[2][140], result[80], clock[CLOCK_BYTES];
  int width = (page->columns - 40) / 2;
  if (width < NAME_COLUMNS_MIN) width = NAME_COLUMNS_MIN;
  if (width > NAME_COLUMNS_MAX) width = NAME_COLUMNS_MAX;
  for (int s = 0; s < 2; s++)
    desk_fit(names[s], sizeof names[s], desk_name(page->event, table->entrants[s]), width, true);
  desk_result(table, result, sizeof result);
  if (!table->done && table->minutes) {
    clock_of(page->event, round, table->minutes, page->now, clock, sizeof clock);
    snprintf(result, sizeof result, "+%d min, %.40s", table->minutes, clock);
  }
  snprintf(text, sizeof text, "%5d  %s  %s  %s", t + 1, names[0], names[1], result);
  line(page, text);
}

/* Tables with (or without) a result, as many as fit; the number of those that do not. */
static int tables(Page *page, const EventRound *round, bool done)
{
  int hidden = 0;
  for (int t = 0; t < round->table_count; t++) {
    if (round->tables[t].done != done) continue;
    if (page->lines == 1 || page->lines == 0) hidden++;
    else table_line(page, round, t);
  }
  return hidden;
}

static void before_the_first_round(Page *page)
{
  char text[300];
  int playing = 0, decks = 0;
  for (int i = 1; i <= event_entrant_count(page->event); i++) {
    const EventEntrant *entrant = event_entrant(page->event, i);
    playing += !entrant->dropped;
    decks += !entrant->dropped && entrant->deck;
  }
  snprintf(text, sizeof text, "%.120s: %s", event_setup(page->event)->name,
           event_started(page->event) ? "started, no round is paired" : "registration is open");
  line(page, text);
  snprintf(text, sizeof text, "%d entrants, %d deck lists.", playing, decks);
  line(page, text);
}

void screen_draw(Text *text, const Event *event, int64_t now, int columns, int lines)
{
  char more[80];
  Page page = {text, event, now, columns, lines ? lines : -1};
  const EventRound *round = event_round(event, event_round_count(event));
  if (!round) {
    before_the_first_round(&page);
    return;
  }
  head(&page, round);
  int hidden = tables(&page, round, false);
  hidden += tables(&page, round, true);
  snprintf(more, sizeof more, "and %d more: event tables shows all", hidden);
  if (hidden) line(&page, more);
}

/* ---- For programs ------------------------------------------------- */

json_t *screen_json(const Event *event, int64_t now)
{
  const EventRound *round = event_round(event, event_round_count(event));
  json_t *missing = json_array(), *left = json_null();
  for (int t = 0; round && t < round->table_count; t++)
    if (!round->tables[t].done) json_array_append_new(missing, json_integer(t + 1));
  if (round && round->clock && event_setup(event)->minutes)
    left = json_integer((json_int_t)left_of(event, round, 0, now));
  return json_pack("{s:i, s:i, s:i, s:b, s:o, s:o}", "facts", event_fact_count(event), "round",
                   event_round_count(event), "tables", round ? round->table_count : 0, "finished",
                   event_is_finished(event), "missing", missing, "seconds_left", left);
}
