/* SPDX-License-Identifier: MIT */
/* event.c -- the log: facts are copied, appended, taken back and recalled. */
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

/* Numbers that stand for a word, by name, and how many words there are. */
static const struct {
  const char *name;
  int words;
} worded[] = {{"structure", EVENT_STRUCTURES},
              {"level", EVENT_LEVELS},
              {"stage", EVENT_STAGES},
              {"how", EVENT_HOWS},
              {"penalty", EVENT_PENALTIES}};

/* Whether the numbers of a fact that stand for words do so.  Of a fact that stands its kind checks
** that, and more. */
static bool knows_words(const EventFact *fact, EventError *error)
{
  char name[40];
  for (int i = 0; fact_number_name(fact->kind, i, name, sizeof name); i++)
    for (size_t w = 0; w < sizeof worded / sizeof *worded; w++)
      if (strcmp(worded[w].name, name) == 0 &&
          (fact->numbers[i] < 0 || fact->numbers[i] >= worded[w].words))
        return event_refuse(error, "This version knows no such %s.", name);
  return true;
}

/* Checks the form of a fact: a known kind, a list only where the kind has one, nothing too long, a
** time that a calendar can show. */
static bool well_formed(const Event *event, const EventFact *fact, EventError *error)
{
  if ((unsigned)fact->kind >= FACT_KINDS)
    return event_refuse(error, "There is no such kind of fact.");
  if (fact->list_count < 0 || (fact->list_count > 0 && !fact_has_list(fact->kind)))
    return event_refuse(error, "A fact of kind '%s' has no list.", fact_word(fact->kind));
  if (fact->list_count > FACT_LIST_MAX)
    return event_refuse(error, "The list of a fact has at most %d numbers.", FACT_LIST_MAX);
  if (fact->at < 0 || fact->at > LAST_SECOND)
    return event_refuse(error, "A fact is from the years 1970 to 9999.");
  for (int i = 0; i < fact_text_count(fact->kind); i++)
    if (fact->texts[i] && strlen(fact->texts[i]) > FACT_TEXT_BYTES_MAX)
      return event_refuse(error, "A text of a fact has at most %d bytes.", FACT_TEXT_BYTES_MAX);
  return event->count < EVENT_FACTS_MAX ||
         event_refuse(error, "An event has at most %d facts.", EVENT_FACTS_MAX);
}

/* Applies the facts that stand, but for fact `without`, to a ledger.  0, or the number of the first
** fact that is refused; then the ledger is empty. */
static int apply_all(const Event *event, int without, Ledger *ledger, EventError *error)
{
  *ledger = (Ledger){0};
  for (int n = 1; n <= event->count; n++) {
    const EventFact *fact = event->facts[n - 1];
    if (n == without || event->undone_by[n - 1] || fact->kind == FACT_UNDONE) continue;
    if (ledger_apply(ledger, fact, error)) continue;
    ledger_clear(ledger);
    return n;
  }
  return 0;
}

/* Whether a fact names one that can be taken back. */
static bool undo_fits(const Event *event, const EventFact *fact, EventError *error)
{
  int64_t n = fact->numbers[0];
  if (n < 1 || n > event->count) return event_refuse(error, "There is no fact %lld.", (long long)n);
  if (event->undone_by[n - 1])
    return event_refuse(error, "Fact %lld has been taken back already.", (long long)n);
  if (event->facts[n - 1]->kind == FACT_UNDONE)
    return event_refuse(error, "Fact %lld takes another one back; say the other one again instead.",
                        (long long)n);
  return true;
}

static void take_ledger(Event *event, const Ledger *ledger)
{
  ledger_clear(&event->ledger);
  event->ledger = *ledger;
}

static bool undo(Event *event, const EventFact *fact, EventError *error)
{
  Ledger ledger;
  EventError why;
  if (!undo_fits(event, fact, error)) return false;
  int n = (int)fact->numbers[0], needs = apply_all(event, n, &ledger, &why);
  if (needs)
    return event_refuse(error,
                        "Fact %d (%s) cannot be taken back, since fact %d (%s) needs it: %.200s", n,
                        fact_word(event->facts[n - 1]->kind), needs,
                        fact_word(event->facts[needs - 1]->kind), why.text);
  take_ledger(event, &ledger);
  event->undone_by[n - 1] = event->count + 1;
  return true;
}

/* A copy of the fact, for which the arrays have room; NULL: it is refused. */
static EventFact *take_copy(Event *event, const EventFact *fact, EventError *error)
{
  int room = event->room;
  if (!well_formed(event, fact, error)) return NULL;
  EventFact **facts = event_grown(event->facts, &room, event->count, sizeof(EventFact *));
  if (facts) event->facts = facts;
  int *undone =
      facts ? event_grown(event->undone_by, &event->room, event->count, sizeof *undone) : NULL;
  if (undone) event->undone_by = undone;
  EventFact *copy = undone ? copy_fact(fact) : NULL;
  if (!copy) event_refuse(error, "Out of memory.");
  return copy;
}

static void append(Event *event, EventFact *copy)
{
  event->facts[event->count] = copy;
  event->undone_by[event->count] = 0;
  event->count++;
}

bool event_add(Event *event, const EventFact *fact, EventError *error)
{
  if (event->settled != event->count)
    return event_refuse(error, "Facts are being recalled: nothing is added in between.");
  EventFact *copy = take_copy(event, fact, error);
  if (!copy) return false;
  bool good = copy->kind == FACT_UNDONE ? undo(event, copy, error)
                                        : ledger_apply(&event->ledger, copy, error);
  if (!good) {
    free(copy);
    return false;
  }
  append(event, copy);
  event->settled = event->count;
  return true;
}

/* ---- Facts that were recorded before ---------------- */

bool event_recall(Event *event, const EventFact *fact, EventError *error)
{
  EventFact *copy = take_copy(event, fact, error);
  if (!copy) return false;
  if (copy->kind == FACT_UNDONE && !undo_fits(event, copy, error)) {
    free(copy);
    return false;
  }
  if (copy->kind == FACT_UNDONE) event->undone_by[copy->numbers[0] - 1] = event->count + 1;
  append(event, copy);
  return true;
}

/* Drops the facts behind the first `count`. */
static void drop_behind(Event *event, int count)
{
  for (; event->count > count; event->count--) {
    EventFact *last = event->facts[event->count - 1];
    if (last->kind == FACT_UNDONE) event->undone_by[last->numbers[0] - 1] = 0;
    free(last);
  }
}

void event_recall_none(Event *event)
{
  drop_behind(event, event->settled);
}

/* All facts are applied anew, as some of them were taken back. */
static int settle_anew(Event *event, EventError *error)
{
  Ledger ledger;
  for (int n = event->settled + 1; n <= event->count; n++)
    if (event->undone_by[n - 1] && !knows_words(event->facts[n - 1], error)) return n;
  int refused = apply_all(event, 0, &ledger, error);
  if (!refused) take_ledger(event, &ledger);
  return refused;
}

/* None was taken back: each is applied to what there is. */
static int settle_each(Event *event, EventError *error)
{
  for (; event->settled < event->count; event->settled++)
    if (!ledger_apply(&event->ledger, event->facts[event->settled], error))
      return event->settled + 1;
  return 0;
}

bool event_recalled(Event *event, int *refused, EventError *error)
{
  bool undone = false;
  for (int n = event->settled; n < event->count; n++)
    undone |= event->facts[n]->kind == FACT_UNDONE;
  *refused = undone ? settle_anew(event, error) : settle_each(event, error);
  if (*refused) event_recall_none(event);
  event->settled = event->count;
  return !*refused;
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
