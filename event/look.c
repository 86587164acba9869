/* SPDX-License-Identifier: MIT */
/* look.c -- what a host reads of an event. */
#include "inside.h"

const EventSetup *event_setup(const Event *event)
{
  return event->ledger.created ? &event->ledger.setup : NULL;
}

int event_entrant_count(const Event *event)
{
  return event->ledger.entry_count;
}

const EventEntrant *event_entrant(const Event *event, int number)
{
  bool is = number >= 1 && number <= event->ledger.entry_count;
  return is ? &event->ledger.entries[number - 1].seen : NULL;
}

int event_round_count(const Event *event)
{
  return event->ledger.round_count;
}

const EventRound *event_round(const Event *event, int number)
{
  bool is = number >= 1 && number <= event->ledger.round_count;
  return is ? &event->ledger.rounds[number - 1].seen : NULL;
}

int event_swiss_rounds(int entrants)
{
  static const int limits[] = {2, 4, 8, 16, 32, 64, 128, 226, 409};
  int rounds = 1;
  for (int i = 0; i < (int)(sizeof limits / sizeof *limits) && entrants > limits[i]; i++) rounds++;
  return rounds;
}

int event_planned_rounds(const Event *event)
{
  const Ledger *ledger = &event->ledger;
  int entrants = 0, rounds = 0;
  for (int i = 0; i < ledger->entry_count; i++) entrants += entry_takes_part(&ledger->entries[i]);
  switch (ledger->setup.structure) {
  case EVENT_SWISS:
    return ledger->setup.rounds ? ledger->setup.rounds : event_swiss_rounds(entrants);
  case EVENT_ROUND_ROBIN: return entrants ? entrants - 1 + entrants % 2 : 0;
  default:
    while (1 << rounds < entrants) rounds++;
    return rounds;
  }
}

int event_open_table(const Event *event)
{
  return round_open_table(ledger_newest(&event->ledger));
}

bool event_started(const Event *event)
{
  return event->ledger.started;
}

bool event_is_cut(const Event *event)
{
  return event->ledger.cut != 0;
}

bool event_is_finished(const Event *event)
{
  return event->ledger.finished;
}

int event_winner(const Event *event)
{
  return playoff_winner(&event->ledger);
}

int event_seed(const Event *event, int entrant)
{
  bool is = entrant >= 1 && entrant <= event->ledger.entry_count;
  return is ? event->ledger.entries[entrant - 1].seed : 0;
}
