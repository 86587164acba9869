/* SPDX-License-Identifier: MIT */
/*
** ledger.c -- what each kind of fact asks for, and what it changes.
**
** Every function here refuses first and changes afterwards, so that a refused fact leaves the
** ledger as it was.  Matches and their penalties are in results.c.
*/
#include "ledger.h"

#include <stdlib.h>
#include <string.h>

/* ---- Looking things up ---------------- */

bool entry_plays(const Entry *entry)
{
  return !entry->seen.dropped && !entry->seen.disqualified;
}

bool entry_takes_part(const Entry *entry)
{
  return entry->paired || entry_plays(entry);
}

Round *ledger_newest(const Ledger *ledger)
{
  return ledger->round_count ? &ledger->rounds[ledger->round_count - 1] : NULL;
}

Entry *ledger_entry(const Ledger *ledger, int64_t number, EventError *error)
{
  if (number >= 1 && number <= ledger->entry_count) return &ledger->entries[number - 1];
  event_refuse(error, "There is no entrant %lld.", (long long)number);
  return NULL;
}

EventTable *round_table_of(const Round *round, int entrant, int *side)
{
  for (int i = 0; round && i < round->seen.table_count; i++)
    for (int s = 0; s < 2; s++)
      if (round->tables[i].entrants[s] == entrant) {
        *side = s;
        return &round->tables[i];
      }
  return NULL;
}

int ledger_needed(const Ledger *ledger)
{
  return ledger->setup.best_of / 2 + 1;
}

int table_winner(const EventTable *table)
{
  if (!table->done || table->wins[0] == table->wins[1]) return -1;
  return table->wins[1] > table->wins[0];
}

int round_open_table(const Round *round)
{
  for (int i = 0; round && i < round->seen.table_count; i++)
    if (!round->tables[i].done) return i + 1;
  return 0;
}

static bool round_is_over(const Ledger *ledger, EventError *error)
{
  int table = round_open_table(ledger_newest(ledger));
  return !table || event_refuse(error, "Round %d is not over: table %d has no result.",
                                ledger->round_count, table);
}

/* ---- The event itself ---------------- */

static bool is_power_of_two(int64_t n)
{
  return n > 0 && (n & (n - 1)) == 0;
}

static bool created(Ledger *ledger, const EventFact *fact, EventError *error)
{
  const int64_t *n = fact->numbers;
  if (ledger->created) return event_refuse(error, "The event has been created already.");
  if (!*fact->texts[0]) return event_refuse(error, "An event needs a name.");
  if (n[0] < 0 || n[0] >= EVENT_STRUCTURES || n[1] < 0 || n[1] >= EVENT_LEVELS)
    return event_refuse(error, "This version knows no such structure or level of an event.");
  if (n[2] != 1 && n[2] != 3)
    return event_refuse(error, "A match is best of 1 or of 3 games, not of %lld (404.2).",
                        (long long)n[2]);
  if (n[3] != 1 && n[3] != 2)
    return event_refuse(error, "An entrant is one player or a team of 2, not of %lld (603.1).",
                        (long long)n[3]);
  if (n[4] < 0 || n[4] > 99) return event_refuse(error, "The number of rounds is 0 to 99.");
  if (n[5] && (n[5] < 2 || n[5] > 1024 || !is_power_of_two(n[5])))
    return event_refuse(error, "A cut is to a power of two from 2 to 1024, not to %lld.",
                        (long long)n[5]);
  if (n[6] < 0 || n[6] > 600) return event_refuse(error, "A round takes 0 to 600 minutes.");
  ledger->created = true;
  ledger->setup = (EventSetup){.name = fact->texts[0],
                               .game = fact->texts[1],
                               .format = fact->texts[2],
                               .cards = fact->texts[3],
                               .day = fact->texts[4],
                               .region = fact->texts[5],
                               .structure = (EventStructure)n[0],
                               .level = (EventLevel)n[1],
                               .best_of = (int)n[2],
                               .team = (int)n[3],
                               .rounds = (int)n[4],
                               .cut = (int)n[5],
                               .minutes = (int)n[6],
                               .open_lists = n[7] != 0,
                               .seed = (uint64_t)n[8],
                               .limited = n[9] != 0};
  return true;
}

/* 401.1: at high level everybody hands in a list before the first round. */
bool lists_are_in(const Ledger *ledger, EventError *error)
{
  int missing = 0;
  const char *first = "";
  for (int i = 0; ledger->setup.level != EVENT_CASUAL && i < ledger->entry_count; i++) {
    const Entry *entry = &ledger->entries[i];
    if (!entry_plays(entry) || entry->seen.deck) continue;
    if (!missing++) first = entry->seen.name;
  }
  if (missing > 1)
    return event_refuse(error, "%s and %d more have handed in no deck list (401.1, 401.4).", first,
                        missing - 1);
  return !missing || event_refuse(error, "%s has handed in no deck list (401.1, 401.4).", first);
}

static bool started(Ledger *ledger, const EventFact *fact, EventError *error)
{
  int playing = 0;
  if (ledger->started) return event_refuse(error, "The event has started already.");
  for (int i = 0; i < ledger->entry_count; i++) playing += entry_plays(&ledger->entries[i]);
  if (!lists_are_in(ledger, error)) return false;
  if (playing < 2)
    return event_refuse(error, "An event needs two entrants; %d registered.", playing);
  ledger->started = true;
  return true;
}

static bool finished(Ledger *ledger, const EventFact *fact, EventError *error)
{
  if (!ledger->started) return event_refuse(error, "The event has not started.");
  if (!round_is_over(ledger, error)) return false;
  ledger->finished = true;
  return true;
}

/* ---- Entrants ---------------- */

static bool registered(Ledger *ledger, const EventFact *fact, EventError *error)
{
  if (ledger->entry_count == EVENT_ENTRANTS_MAX)
    return event_refuse(error, "An event has at most %d entrants.", EVENT_ENTRANTS_MAX);
  if (fact->numbers[0] != ledger->entry_count + 1)
    return event_refuse(error, "The next entrant has number %d, not %lld.", ledger->entry_count + 1,
                        (long long)fact->numbers[0]);
  if (ledger->cut || ledger_newest(ledger) != NULL) {
    if (ledger->setup.structure != EVENT_SWISS)
      return event_refuse(error,
                          "Nobody enters a round robin or an elimination once it is paired.");
    if (ledger->cut) return event_refuse(error, "Nobody enters after the cut (414.9).");
  }
  if (!names_check(ledger, fact->texts[0], fact->texts[1], error)) return false;
  Entry *entries =
      event_grown(ledger->entries, &ledger->entry_room, ledger->entry_count, sizeof *entries);
  if (!entries) return event_refuse(error, "Out of memory.");
  ledger->entries = entries;
  Entry *entry = &entries[ledger->entry_count++];
  *entry = (Entry){.seen = {.number = (int)fact->numbers[0],
                            .name = fact->texts[0],
                            .members = fact->texts[1],
                            .entered = ledger->round_count + 1,
                            .missed = ledger->round_count}};
  names_keep(entry);
  return true;
}

/* 401.3, 401.4: a list that was handed in stays as it is once the first round has begun; a
** decklist error is mended by another one (703.3.b.1). */
static bool deck(Ledger *ledger, const EventFact *fact, EventError *error)
{
  Entry *entry = ledger_entry(ledger, fact->numbers[0], error);
  if (!entry) return false;
  if (ledger->started && entry->seen.deck && !entry->deck_wrong)
    return event_refuse(error,
                        "The list of %s is registered and cannot be changed any more "
                        "(401.3, 401.4).",
                        entry->seen.name);
  entry->seen.deck_name = fact->texts[0];
  entry->seen.deck = fact->texts[1];
  entry->seen.deck_legal = fact->numbers[1] != 0;
  entry->deck_wrong = false;
  return true;
}

static bool pool(Ledger *ledger, const EventFact *fact, EventError *error)
{
  Entry *entry = ledger_entry(ledger, fact->numbers[0], error);
  if (!entry) return false;
  if (!ledger->setup.limited)
    return event_refuse(error, "Pools are registered in limited events only (202.1, 602.1).");
  if (ledger->started && entry->seen.pool)
    return event_refuse(error, "The pool of %s is registered already (602.4.a.8.a).",
                        entry->seen.name);
  entry->seen.pool = fact->texts[0];
  return true;
}

static bool checked(Ledger *ledger, const EventFact *fact, EventError *error)
{
  const Entry *entry = ledger_entry(ledger, fact->numbers[0], error);
  if (!entry) return false;
  return entry->seen.deck ||
         event_refuse(error, "%s has no registered list to check (411).", entry->seen.name);
}

/* 414.1: at any time.  Whoever leaves a match that is open concedes it (410.2); who never came to
** it loses it by penalty (703.8.d), both when neither came. */
static bool dropped(Ledger *ledger, const EventFact *fact, EventError *error)
{
  int side;
  bool absent = fact->numbers[1] != 0;
  Entry *entry = ledger_entry(ledger, fact->numbers[0], error);
  if (!entry) return false;
  if (!entry_plays(entry))
    return event_refuse(error, "%s has left the event already.", entry->seen.name);
  entry->seen.dropped = true;
  EventTable *table = round_table_of(ledger_newest(ledger), entry->seen.number, &side);
  if (table && !table->done)
    table_forfeit(ledger, table, side, absent ? HOW_PENALTY : HOW_CONCEDED);
  else if (table && absent && table->how == HOW_PENALTY && table_winner(table) == side)
    table_lose_both(table);
  return true;
}

/* 414.7 to 414.9 */
static bool returned(Ledger *ledger, const EventFact *fact, EventError *error)
{
  Entry *entry = ledger_entry(ledger, fact->numbers[0], error);
  if (!entry) return false;
  if (entry->seen.disqualified)
    return event_refuse(error, "%s was disqualified and cannot return (701.2.d.3).",
                        entry->seen.name);
  if (!entry->seen.dropped)
    return event_refuse(error, "%s has not left the event.", entry->seen.name);
  if (ledger->cut) return event_refuse(error, "Nobody returns after the cut (414.9).");
  if (ledger->round_count && ledger->setup.structure == EVENT_ELIMINATION)
    return event_refuse(error, "Nobody returns to an elimination (414.9).");
  if (ledger->round_count && !entry->paired && ledger->setup.structure == EVENT_ROUND_ROBIN)
    return event_refuse(error, "Nobody enters a round robin or an elimination once it is paired.");
  if (ledger->started && ledger->setup.limited && !entry->seen.deck && !entry->seen.pool)
    return event_refuse(error, "%s has missed the building of decks and cannot return (414.8).",
                        entry->seen.name);
  entry->seen.dropped = false;
  if (entry->paired) entry->seen.missed += entry->away;
  else entry->seen.missed = ledger->round_count;
  if (!entry->paired) entry->seen.entered = ledger->round_count + 1;
  entry->away = 0;
  return true;
}

/* ---- Rounds ---------------- */

/* Every entrant that plays is listed once and nobody else is.  A 0 may stand in second places, and
** in a seating anywhere. */
static bool pairs_check(const Ledger *ledger, const EventFact *fact, bool everybody,
                        EventError *error)
{
  bool *seen = calloc((size_t)ledger->entry_count + 1, sizeof *seen), good = true;
  if (!seen) return event_refuse(error, "Out of memory.");
  for (int i = 0; good && i < fact->list_count; i++) {
    int32_t number = fact->list[i];
    if (number == 0 && (i % 2 == 1 || fact->kind == FACT_SEATED)) continue;
    const Entry *entry = ledger_entry(ledger, number, error);
    good = entry != NULL;
    if (good && seen[number])
      good = event_refuse(error, "%s would sit at two tables.", entry->seen.name);
    if (good && !entry_plays(entry))
      good = event_refuse(error, "%s has left the event and cannot be paired.", entry->seen.name);
    if (good) seen[number] = true;
  }
  for (int i = 0; good && everybody && i < ledger->entry_count; i++)
    if (!seen[i + 1] && entry_plays(&ledger->entries[i]))
      good = event_refuse(error, "%s is not paired.", ledger->entries[i].seen.name);
  free(seen);
  return good;
}

/* Whether everybody who plays sits at a table of that stage.  In a round robin of an odd number
** somebody rests with a bye; in a playoff only those play who have not lost. */
static bool paired_check(const Ledger *ledger, const EventFact *fact, EventError *error)
{
  if (!ledger->started) return event_refuse(error, "The event has not started.");
  if (fact->numbers[0] != ledger->round_count + 1)
    return event_refuse(error, "The next round is round %d, not %lld.", ledger->round_count + 1,
                        (long long)fact->numbers[0]);
  if (fact->numbers[1] < 0 || fact->numbers[1] >= EVENT_STAGES)
    return event_refuse(error, "This version knows no such stage of an event.");
  if (fact->list_count < 2 || fact->list_count % 2 != 0)
    return event_refuse(error, "A round needs a table, and two places at each.");
  if (!round_is_over(ledger, error)) return false;
  return pairs_check(ledger, fact, fact->numbers[1] == STAGE_SWISS && !ledger->cut, error);
}

static void seat_table(Ledger *ledger, EventTable *table, const int32_t *pair)
{
  *table = (EventTable){.entrants = {pair[0], pair[1]}};
  for (int s = 0; s < 2; s++)
    if (pair[s]) ledger->entries[pair[s] - 1].paired = true;
  if (pair[1]) {
    table_begin(ledger, table);
  } else {
    table->done = true;
    table->how = HOW_BYE;
    table->wins[0] = ledger_needed(ledger);
    ledger->entries[pair[0] - 1].seen.byes++;
  }
}

static bool paired(Ledger *ledger, const EventFact *fact, EventError *error)
{
  int count = fact->list_count / 2;
  if (!paired_check(ledger, fact, error)) return false;
  EventTable *tables = calloc((size_t)count, sizeof *tables);
  Round *rounds =
      event_grown(ledger->rounds, &ledger->round_room, ledger->round_count, sizeof *rounds);
  if (rounds) ledger->rounds = rounds;
  if (!tables || !rounds) {
    free(tables);
    return event_refuse(error, "Out of memory.");
  }
  for (int i = 0; i < count; i++) seat_table(ledger, &tables[i], fact->list + (ptrdiff_t)i * 2);
  ledger->rounds[ledger->round_count++] = (Round){.tables = tables,
                                                  .seen = {.number = (int)fact->numbers[0],
                                                           .tables = tables,
                                                           .stage = (EventStage)fact->numbers[1],
                                                           .table_count = count}};
  for (int i = 0; i < ledger->entry_count; i++) {
    int side;
    Entry *entry = &ledger->entries[i];
    if (entry->paired && fact->numbers[1] == STAGE_SWISS &&
        !round_table_of(ledger_newest(ledger), entry->seen.number, &side))
      entry->away++;
  }
  return true;
}

static bool seated(Ledger *ledger, const EventFact *fact, EventError *error)
{
  if (ledger->round_count)
    return event_refuse(error, "Seats are drawn before the first round is paired.");
  if (fact->list_count < 1 || fact->list[fact->list_count - 1] != 0)
    return event_refuse(error, "A seating ends each of its pods.");
  if (!pairs_check(ledger, fact, true, error)) return false;
  ledger->seats = fact->list;
  ledger->seat_count = fact->list_count;
  return true;
}

static bool clock_started(Ledger *ledger, const EventFact *fact, EventError *error)
{
  Round *newest = ledger_newest(ledger);
  if (!newest) return event_refuse(error, "No round has been paired.");
  if (fact->numbers[0] != newest->seen.number)
    return event_refuse(error, "Round %lld is not the newest round.", (long long)fact->numbers[0]);
  if (newest->seen.clock)
    return event_refuse(error, "The clock of round %d runs already.", newest->seen.number);
  newest->seen.clock = fact->at;
  return true;
}

static bool cut(Ledger *ledger, const EventFact *fact, EventError *error)
{
  if (ledger->setup.structure == EVENT_ELIMINATION)
    return event_refuse(error, "An elimination has no cut.");
  if (ledger->cut) return event_refuse(error, "The cut was made already.");
  if (!ledger->round_count) return event_refuse(error, "No round has been played.");
  if (!round_is_over(ledger, error)) return false;
  if (!is_power_of_two(fact->numbers[0]) || fact->numbers[0] < 2 ||
      fact->list_count != fact->numbers[0])
    return event_refuse(error, "A cut is to a power of two, and lists as many entrants.");
  if (!pairs_check(ledger, fact, false, error)) return false;
  for (int i = 0; i < fact->list_count; i++) ledger->entries[fact->list[i] - 1].seed = i + 1;
  ledger->cut = (int)fact->numbers[0];
  return true;
}

/* ---- All of them ---------------- */

static bool undone(Ledger *ledger, const EventFact *fact, EventError *error)
{
  return event_refuse(error, "A fact is taken back by event_add only.");
}

/* The kinds of facts that a finished event still takes. */
static const bool outlives[FACT_KINDS] = {[FACT_CORRECTED] = true, [FACT_PENALISED] = true};

bool ledger_apply(Ledger *ledger, const EventFact *fact, EventError *error)
{
  static bool (*const apply[FACT_KINDS])(Ledger *, const EventFact *, EventError *) = {
    [FACT_CREATED] = created,     [FACT_REGISTERED] = registered,
    [FACT_DECK] = deck,           [FACT_POOL] = pool,
    [FACT_STARTED] = started,     [FACT_PAIRED] = paired,
    [FACT_CLOCK] = clock_started, [FACT_REPORTED] = reported,
    [FACT_CORRECTED] = corrected, [FACT_EXTENDED] = extended,
    [FACT_PENALISED] = penalised, [FACT_DROPPED] = dropped,
    [FACT_RETURNED] = returned,   [FACT_CUT] = cut,
    [FACT_CHECKED] = checked,     [FACT_FINISHED] = finished,
    [FACT_UNDONE] = undone,       [FACT_SEATED] = seated,
  };
  if (!ledger->created && fact->kind != FACT_CREATED)
    return event_refuse(error, "The first fact of an event creates it.");
  if (ledger->finished && !outlives[fact->kind])
    return event_refuse(error, "The event is finished: take that fact back to go on.");
  return apply[fact->kind](ledger, fact, error);
}

void ledger_clear(Ledger *ledger)
{
  for (int i = 0; i < ledger->round_count; i++) free(ledger->rounds[i].tables);
  free(ledger->rounds);
  free(ledger->entries);
  free(ledger->given);
  *ledger = (Ledger){0};
}
