/* SPDX-License-Identifier: MIT */
/* event.c -- the log: facts are copied, appended and taken back. */
#include "inside.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool event_refuse(EventError *error, const char *format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(error->text, sizeof error->text, format, arguments);
  va_end(arguments);
  return false;
}

void *event_grown(void *array, int *room, int count, size_t size)
{
  if (count < *room) return array;
  int more = *room ? *room * 2 : 16;
  void *grown = realloc(array, (size_t)more * size);
  if (grown) *room = more;
  return grown;
}

Event *event_new(void)
{
  return calloc(1, sizeof(Event));
}

void event_free(Event *event)
{
  if (!event) return;
  ledger_clear(&event->ledger);
  for (int i = 0; i < event->count; i++) free(event->facts[i]);
  free(event->facts);
  free(event->undone_by);
  free(event);
}

static size_t text_size(const char *text)
{
  return text ? strlen(text) + 1 : 1;
}

/* One block that holds the fact, its list and its texts; NULL: memory is short. */
static EventFact *copy_fact(const EventFact *fact)
{
  int texts = fact_text_count(fact->kind);
  size_t list = (size_t)fact->list_count * sizeof *fact->list, size = sizeof *fact + list;
  for (int i = 0; i < texts; i++) size += text_size(fact->texts[i]);
  EventFact *copy = malloc(size);
  if (!copy) return NULL;
  *copy = *fact;
  char *end = (char *)(copy + 1);
  if (list) memcpy(end, fact->list, list);
  copy->list = list ? (const int32_t *)(void *)end : NULL;
  end += list;
  for (int i = 0; i < FACT_TEXTS_MAX; i++) {
    size_t length = i < texts ? text_size(fact->texts[i]) : 0;
    if (length > 1) memcpy(end, fact->texts[i], length);
    else if (length) *end = '\0';
    copy->texts[i] = length ? end : "";
    end += length;
  }
  return copy;
}

/* The end of the year 9999, in seconds since 1970: sums of times stay far from any bound. */
static const int64_t LAST_SECOND = INT64_C(253402300799);

/* Checks the form of a fact: a known kind, a list only where the kind has one, a time that a
** calendar can show. */
static bool well_formed(const EventFact *fact, EventError *error)
{
  if ((unsigned)fact->kind >= FACT_KINDS)
    return event_refuse(error, "There is no such kind of fact.");
  if (fact->list_count < 0 || (fact->list_count > 0 && !fact_has_list(fact->kind)))
    return event_refuse(error, "A fact of kind '%s' has no list.", fact_word(fact->kind));
  if (fact->at < 0 || fact->at > LAST_SECOND)
    return event_refuse(error, "A fact is from the years 1970 to 9999.");
  return true;
}

/* The ledger that the facts make without fact `without`; on refusal it is empty and `error` says
** which fact needs the missing one. */
static bool rebuild(const Event *event, int without, Ledger *ledger, EventError *error)
{
  EventError why;
  *ledger = (Ledger){0};
  for (int n = 1; n <= event->count; n++) {
    const EventFact *fact = event->facts[n - 1];
    if (n == without || event->undone_by[n - 1] || fact->kind == FACT_UNDONE) continue;
    if (ledger_apply(ledger, fact, &why)) continue;
    ledger_clear(ledger);
    return event_refuse(
        error, "Fact %d (%s) cannot be taken back, since fact %d (%s) needs it: %.200s", without,
        fact_word(event->facts[without - 1]->kind), n, fact_word(fact->kind), why.text);
  }
  return true;
}

static bool undo(Event *event, const EventFact *fact, EventError *error)
{
  int64_t n = fact->numbers[0];
  Ledger ledger;
  if (n < 1 || n > event->count) return event_refuse(error, "There is no fact %lld.", (long long)n);
  if (event->undone_by[n - 1])
    return event_refuse(error, "Fact %lld has been taken back already.", (long long)n);
  if (event->facts[n - 1]->kind == FACT_UNDONE)
    return event_refuse(error, "Fact %lld takes another one back; say the other one again instead.",
                        (long long)n);
  if (!rebuild(event, (int)n, &ledger, error)) return false;
  ledger_clear(&event->ledger);
  event->ledger = ledger;
  event->undone_by[n - 1] = event->count + 1;
  return true;
}

bool event_add(Event *event, const EventFact *fact, EventError *error)
{
  int room = event->room;
  if (!well_formed(fact, error)) return false;
  EventFact **facts = event_grown(event->facts, &room, event->count, sizeof(EventFact *));
  if (!facts) return event_refuse(error, "Out of memory.");
  event->facts = facts;
  int *undone = event_grown(event->undone_by, &event->room, event->count, sizeof *undone);
  if (!undone) return event_refuse(error, "Out of memory.");
  event->undone_by = undone;
  EventFact *copy = copy_fact(fact);
  if (!copy) return event_refuse(error, "Out of memory.");
  bool good = copy->kind == FACT_UNDONE ? undo(event, copy, error)
                                        : ledger_apply(&event->ledger, copy, error);
  if (!good) {
    free(copy);
    return false;
  }
  event->facts[event->count] = copy;
  event->undone_by[event->count] = 0;
  event->count++;
  return true;
}

int event_fact_count(const Event *event)
{
  return event->count;
}

const EventFact *event_fact(const Event *event, int number)
{
  return number >= 1 && number <= event->count ? event->facts[number - 1] : NULL;
}

int event_undone_by(const Event *event, int number)
{
  return number >= 1 && number <= event->count ? event->undone_by[number - 1] : 0;
}

/* ---- Chance ---------------- */

/* The finalizer of splitmix64 (Steele, Lea and Flood). */
static uint64_t mixed(uint64_t x)
{
  x += UINT64_C(0x9e3779b97f4a7c15);
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return x ^ (x >> 31);
}

uint64_t event_random(const Event *event, uint64_t purpose, uint64_t index)
{
  return mixed(mixed(mixed(event->ledger.setup.seed) ^ purpose) ^ index);
}

void event_shuffle(const Event *event, uint64_t purpose, int32_t *numbers, int count)
{
  for (int i = count - 1; i > 0; i--) {
    int j = (int)(event_random(event, purpose, (uint64_t)i) % (uint64_t)(i + 1));
    int32_t kept = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = kept;
  }
}
