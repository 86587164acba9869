/* SPDX-License-Identifier: MIT */
/*
** test_recall.c -- facts that were recorded before: the same event as of facts that are added, in a
** time that is linear; what is refused; what an event holds at most.
*/
#include <time.h>

#include "field.h"

enum { LINEAR_SECONDS = 20 };

static void recall_all(Event *to, const Event *from)
{
  EventError error;
  int refused;
  for (int n = 1; n <= event_fact_count(from); n++)
    assert_true(event_recall(to, event_fact(from, n), &error));
  assert_true(event_recalled(to, &refused, &error));
}

static void same_picture(const Event *one, const Event *other)
{
  char *first = field_picture(one), *second = field_picture(other);
  assert_string_equal(first, second);
  free(first);
  free(second);
}

/* Rounds with reports, of which some are taken back and said again. */
static Event *some_event(uint64_t seed)
{
  Chance of = {seed};
  Event *event = field_started(EVENT_SWISS, 5 + (int)(seed % 7), 3, seed);
  for (int round = 0; round < 3; round++) {
    field_pair(event);
    for (int table; (table = event_open_table(event));) {
      field_random_report(event, &of, table);
      if (chance(&of, 2)) SAID(event, UNDONE, NUMBERS(event_fact_count(event)));
    }
  }
  return event;
}

static void the_event_is_the_same(void **state)
{
  (void)state;
  for (uint64_t seed = 1; seed <= 40; seed++) {
    Event *event = some_event(seed), *again = event_new();
    recall_all(again, event);
    same_picture(event, again);
    for (int n = 1; n <= event_fact_count(event); n++)
      assert_int_equal(event_undone_by(event, n), event_undone_by(again, n));
    SAID(again, DROPPED, NUMBERS(1)); /* and it goes on */
    event_free(event);
    event_free(again);
  }
}

/* In two parts, as by a program that reads what others have added since. */
static void it_is_the_same_in_parts(void **state)
{
  (void)state;
  for (uint64_t seed = 1; seed <= 40; seed++) {
    EventError error;
    int refused;
    Event *event = some_event(seed), *again = event_new();
    for (int n = 1; n <= event_fact_count(event); n++) {
      assert_true(event_recall(again, event_fact(event, n), &error));
      if (n % 5 == 0) event_recalled(again, &refused, &error);
      if (n % 5 == 0) assert_int_equal(refused, 0);
    }
    assert_true(event_recalled(again, &refused, &error));
    same_picture(event, again);
    event_free(event);
    event_free(again);
  }
}

/* That one of the facts which were recalled is refused with the sentence. */
static void refused_at(Event *event, int number, const char *sentence)
{
  EventError error;
  int refused = 0;
  assert_false(event_recalled(event, &refused, &error));
  assert_int_equal(refused, number);
  assert_string_equal(error.text, sentence);
}

static void recalled(Event *event, EventFact fact)
{
  EventError error;
  assert_true(event_recall(event, &fact, &error));
}

static void not_recalled(Event *event, EventFact fact, const char *sentence)
{
  EventError error;
  assert_false(event_recall(event, &fact, &error));
  assert_string_equal(error.text, sentence);
}

#define FACT(what, ...) ((EventFact){.kind = FACT_##what, __VA_ARGS__})

static void what_cannot_stand_is_refused(void **state)
{
  (void)state;
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  char *before = field_picture(event);
  int count = event_fact_count(event);
  recalled(event, FACT(DROPPED, NUMBERS(1)));
  recalled(event, FACT(DROPPED, NUMBERS(9)));
  recalled(event, FACT(UNDONE, NUMBERS(count + 1)));
  refused_at(event, count + 2, "There is no entrant 9.");
  assert_int_equal(event_fact_count(event), count);
  char *after = field_picture(event);
  assert_string_equal(before, after);
  /* what others need is not taken back: the registration of the first of four */
  recalled(event, FACT(UNDONE, NUMBERS(2)));
  refused_at(event, 3, "The next entrant has number 1, not 2.");
  assert_int_equal(event_undone_by(event, 2), 0);
  not_recalled(event, FACT(UNDONE, NUMBERS(count + 1)), "There is no fact 7.");
  recalled(event, FACT(DROPPED, NUMBERS(1)));
  recalled(event, FACT(UNDONE, NUMBERS(count + 1)));
  not_recalled(event, FACT(UNDONE, NUMBERS(count + 1)), "Fact 7 has been taken back already.");
  not_recalled(event, FACT(UNDONE, NUMBERS(count + 2)),
               "Fact 8 takes another one back; say the other one again instead.");
  REFUSED(event, "Facts are being recalled: nothing is added in between.", FINISHED);
  event_recall_none(event);
  assert_int_equal(event_fact_count(event), count);
  field_report_all(event);
  free(before);
  free(after);
  event_free(event);
}

/* A fact that was taken back is shown, so what it says has words. */
static void what_was_taken_back_has_words(void **state)
{
  static const struct {
    EventFact fact;
    const char *sentence;
  } cases[] = {
    {FACT(REPORTED, NUMBERS(1, 1, 2, 0, 0, EVENT_HOWS)), "This version knows no such how."},
    {FACT(PENALISED, NUMBERS(1, -1)), "This version knows no such penalty."},
    {FACT(CREATED, NUMBERS(EVENT_STRUCTURES)), "This version knows no such structure."},
    {FACT(CREATED, NUMBERS(0, 99)), "This version knows no such level."},
    {FACT(PAIRED, NUMBERS(1, EVENT_STAGES)), "This version knows no such stage."},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    Event *event = field_started(EVENT_SWISS, 4, 3, 1);
    int count = event_fact_count(event);
    recalled(event, cases[i].fact);
    recalled(event, FACT(UNDONE, NUMBERS(count + 1)));
    refused_at(event, count + 1, cases[i].sentence);
    event_free(event);
  }
}

/* ---- Bounds ---------------- */

static void a_fact_is_not_too_long(void **state)
{
  static char text[FACT_TEXT_BYTES_MAX + 2];
  static int32_t list[FACT_LIST_MAX + 1];
  (void)state;
  Event *event = field_started(EVENT_SWISS, 4, 3, 1);
  memset(text, 'x', sizeof text - 1);
  REFUSED(event, "A text of a fact has at most 65536 bytes.", PENALISED, NUMBERS(1, 1),
          TEXTS("slow-play", text));
  text[FACT_TEXT_BYTES_MAX] = '\0';
  SAID(event, PENALISED, NUMBERS(1, 1), TEXTS("slow-play", text));
  not_recalled(event, FACT(PAIRED, NUMBERS(1), .list = list, .list_count = FACT_LIST_MAX + 1),
               "The list of a fact has at most 8192 numbers.");
  event_free(event);
}

static void entrants_are_bounded(void **state)
{
  char name[40];
  (void)state;
  Event *event = field_created(&(EventSetup){.name = "Many", .best_of = 3, .team = 1});
  for (int n = 1; n <= EVENT_ENTRANTS_MAX; n++) {
    snprintf(name, sizeof name, "Player %d", n);
    field_register(event, name);
  }
  REFUSED(event, "An event has at most 4096 entrants.", REGISTERED, NUMBERS(EVENT_ENTRANTS_MAX + 1),
          TEXTS("One more"));
  event_free(event);
}

/* As many facts as there may be, half of them taken back: in a pass over all of them for each fact
** that was taken back, it would take some minutes. */
static void many_facts_are_recalled_in_linear_time(void **state)
{
  (void)state;
  EventError error;
  int refused;
  Event *event = field_started(EVENT_SWISS, 64, 3, 1);
  clock_t began = clock();
  while (event_fact_count(event) < EVENT_FACTS_MAX - 1) {
    recalled(event, FACT(DROPPED, NUMBERS(1 + event_fact_count(event) % 64)));
    recalled(event, FACT(UNDONE, NUMBERS(event_fact_count(event))));
  }
  assert_true(event_recalled(event, &refused, &error));
  assert_true((clock() - began) / CLOCKS_PER_SEC < LINEAR_SECONDS);
  if (event_fact_count(event) < EVENT_FACTS_MAX) SAID(event, DROPPED, NUMBERS(1));
  REFUSED(event, "An event has at most 100000 facts.", DROPPED, NUMBERS(2));
  not_recalled(event, FACT(DROPPED, NUMBERS(2)), "An event has at most 100000 facts.");
  event_free(event);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_event_is_the_same),
    cmocka_unit_test(it_is_the_same_in_parts),
    cmocka_unit_test(what_cannot_stand_is_refused),
    cmocka_unit_test(what_was_taken_back_has_words),
    cmocka_unit_test(a_fact_is_not_too_long),
    cmocka_unit_test(entrants_are_bounded),
    cmocka_unit_test(many_facts_are_recalled_in_linear_time),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
