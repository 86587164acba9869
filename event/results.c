/* SPDX-License-Identifier: MIT */
/* results.c -- matches: results (TR 404, 408, 410) and what penalties do to them (TR 701.2). */
#include "ledger.h"

#include <stdlib.h>

/* ---- Results ---------------- */

void table_forfeit(const Ledger *ledger, EventTable *table, int side, EventHow how)
{
  table->wins[side] = 0;
  table->wins[!side] = ledger_needed(ledger);
  table->drawn = 0;
  table->done = true;
  table->how = how;
}

void table_lose_both(EventTable *table)
{
  table->both_lose = true;
  table->wins[0] = table->wins[1] = 0;
}

static EventTable *find_table(const Ledger *ledger, const EventFact *fact, EventError *error)
{
  int64_t round = fact->numbers[0], table = fact->numbers[1];
  if (round < 1 || round > ledger->round_count) {
    event_refuse(error, "Round %lld has not been paired.", (long long)round);
    return NULL;
  }
  const Round *of = &ledger->rounds[round - 1];
  if (table < 1 || table > of->seen.table_count) {
    event_refuse(error, "Round %lld has tables 1 to %d, no table %lld.", (long long)round,
                 of->seen.table_count, (long long)table);
    return NULL;
  }
  EventTable *found = &of->tables[table - 1];
  if (found->how == HOW_BYE) {
    event_refuse(error, "Table %lld of round %lld is a bye.", (long long)table, (long long)round);
    return NULL;
  }
  return found;
}

/* Whether a match can have come to that (404, 408, 410). */
static bool score_check(const Ledger *ledger, const EventTable *table, EventStage stage,
                        const int64_t *n, EventError *error)
{
  int needed = ledger_needed(ledger);
  int64_t one = n[2], other = n[3], drawn = n[4], how = n[5];
  bool won = one == needed || other == needed;
  if (one < 0 || other < 0 || drawn < 0 || drawn > 20 || one > needed || other > needed ||
      (one == needed && other == needed))
    return event_refuse(error, "%lld-%lld-%lld is no result of a match that %d %s (404.1).",
                        (long long)one, (long long)other, (long long)drawn, needed,
                        needed == 1 ? "game wins" : "games win");
  if (how < HOW_PLAYED || how > HOW_TIME)
    return event_refuse(error, "A result is played, conceded, agreed or by time.");
  if (how == HOW_PLAYED && !won && !(needed == 1 && drawn))
    return event_refuse(error,
                        "A match is played until somebody has won %d %s (404.1): is it "
                        "conceded, agreed or ended by time?",
                        needed, needed == 1 ? "game" : "games");
  if (how == HOW_CONCEDED && one == other)
    return event_refuse(error, "Who concedes has fewer wins than the other (410.2).");
  if (how == HOW_AGREED && one != other)
    return event_refuse(error, "A draw that was agreed has equal wins (404.5, 410.2).");
  if (stage == STAGE_PLAYOFF && one == other)
    return event_refuse(error, "A match of a playoff has a winner (408.4).");
  for (int s = 0; s < 2; s++)
    if (n[2 + !s] < table->losses[s])
      return event_refuse(error,
                          "%s has a game loss by penalty in this match, which the other "
                          "side has won (701.2.b).",
                          ledger->entries[table->entrants[s] - 1].seen.name);
  if (drawn < table->draws)
    return event_refuse(error, "A game of this match is drawn by penalties of both sides "
                               "(701.2.b.3).");
  return true;
}

static void set_score(EventTable *table, const int64_t *n)
{
  table->wins[0] = (int)n[2];
  table->wins[1] = (int)n[3];
  table->drawn = (int)n[4];
  table->how = (EventHow)n[5];
  table->done = true;
  table->both_lose = false;
}

bool reported(Ledger *ledger, const EventFact *fact, EventError *error)
{
  EventTable *table = find_table(ledger, fact, error);
  if (!table) return false;
  if (table->done)
    return event_refuse(error,
                        "Table %lld of round %lld has a result already, %d-%d-%d: correct it "
                        "if it is wrong.",
                        (long long)fact->numbers[1], (long long)fact->numbers[0], table->wins[0],
                        table->wins[1], table->drawn);
  EventStage stage = ledger->rounds[fact->numbers[0] - 1].seen.stage;
  if (!score_check(ledger, table, stage, fact->numbers, error)) return false;
  set_score(table, fact->numbers);
  return true;
}

/* A result may be corrected at any time in Swiss and round robin; pairings that were made of it
** stand.  In a playoff the loser would sit in the next round, which is undone first. */
bool corrected(Ledger *ledger, const EventFact *fact, EventError *error)
{
  EventTable *table = find_table(ledger, fact, error);
  if (!table) return false;
  const Round *round = &ledger->rounds[fact->numbers[0] - 1];
  if (!table->done)
    return event_refuse(error, "Table %lld of round %lld has no result yet: report it.",
                        (long long)fact->numbers[1], (long long)fact->numbers[0]);
  if (!score_check(ledger, table, round->seen.stage, fact->numbers, error)) return false;
  bool late = round->seen.number < ledger->round_count || ledger->cut;
  EventTable now = *table;
  set_score(&now, fact->numbers);
  if (late && round->seen.stage == STAGE_PLAYOFF && round->seen.number < ledger->round_count &&
      table_winner(table) != table_winner(&now))
    return event_refuse(error,
                        "Round %d of the playoff was paired from this result: take that "
                        "round back first.",
                        round->seen.number + 1);
  now.corrected = true;
  now.late = late;
  *table = now;
  return true;
}

bool extended(Ledger *ledger, const EventFact *fact, EventError *error)
{
  EventTable *table = find_table(ledger, fact, error);
  if (!table) return false;
  if (table->done)
    return event_refuse(error, "Table %lld has a result; it needs no time (412.2).",
                        (long long)fact->numbers[1]);
  if (fact->numbers[2] < 1 || fact->numbers[2] > 120)
    return event_refuse(error, "An extension is of 1 to 120 minutes.");
  table->minutes += (int)fact->numbers[2];
  return true;
}

/* ---- Penalties ---------------- */

/* The match is lost by game losses alone, or goes on with them counted. */
static void settle_losses(const Ledger *ledger, EventTable *table)
{
  for (int s = 0; s < 2; s++)
    if (!table->done && table->losses[s] >= ledger_needed(ledger))
      table_forfeit(ledger, table, s, HOW_PENALTY);
}

/* 701.2.b.3: losses of both that wait for the same match cancel each other. */
static void begin_losses(Ledger *ledger, EventTable *table, Entry *const *two)
{
  int both = two[0]->seen.game_losses < two[1]->seen.game_losses ? two[0]->seen.game_losses
                                                                 : two[1]->seen.game_losses;
  for (int s = 0; s < 2; s++) {
    table->losses[s] = two[s]->seen.game_losses - both;
    two[s]->seen.game_losses = 0;
  }
  table->draws = both;
  settle_losses(ledger, table);
}

void table_begin(Ledger *ledger, EventTable *table)
{
  Entry *const two[2] = {&ledger->entries[table->entrants[0] - 1],
                         &ledger->entries[table->entrants[1] - 1]};
  bool lost[2];
  for (int s = 0; s < 2; s++) {
    lost[s] = two[s]->seen.match_losses > 0;
    if (lost[s]) two[s]->seen.match_losses--;
  }
  if (!lost[0] && !lost[1]) {
    begin_losses(ledger, table, two);
    return;
  }
  table_forfeit(ledger, table, lost[0] ? 0 : 1, HOW_PENALTY);
  if (lost[0] && lost[1]) table_lose_both(table);
}

/* Whether the other side of a table was penalised at the same moment. */
static bool other_at(const Ledger *ledger, const EventTable *table, int side, int64_t moment)
{
  return moment && table->entrants[!side] &&
         ledger->entries[table->entrants[!side] - 1].loss_moment == moment;
}

/* 701.2.b.3: the game is drawn, and the loss of the other side, which may have ended the match, is
** taken off its score. */
static void draw_game(const Ledger *ledger, EventTable *table, int side)
{
  table->losses[!side]--;
  table->draws++;
  if (!table->done) return;
  table->done = false;
  table->how = HOW_PLAYED;
  table->wins[0] = table->wins[1] = 0;
  settle_losses(ledger, table);
}

/* 701.2.b.1 to b.3 */
static void lose_game(Ledger *ledger, Entry *entry, int64_t moment)
{
  int side;
  EventTable *table = round_table_of(ledger_newest(ledger), entry->seen.number, &side);
  if (moment && entry->loss_moment == moment) return; /* 701.2.b.2 */
  entry->loss_moment = moment;
  if (table && other_at(ledger, table, side, moment) && table->losses[!side] > 0 &&
      (!table->done || (table->how == HOW_PENALTY && table_winner(table) == side))) {
    draw_game(ledger, table, side);
  } else if (!table || table->done) {
    entry->seen.game_losses++;
  } else {
    table->losses[side]++;
    settle_losses(ledger, table);
  }
}

/* 701.2.c: the match that is open, or, when there is none, the next one.  Two who are given a match
** loss at the same moment lose the same match. */
static void lose_match(Ledger *ledger, Entry *entry, int64_t moment)
{
  int side;
  EventTable *table = round_table_of(ledger_newest(ledger), entry->seen.number, &side);
  entry->loss_moment = moment;
  if (table && !table->done) {
    table_forfeit(ledger, table, side, HOW_PENALTY);
  } else if (table && table->how == HOW_PENALTY && table_winner(table) == side &&
             other_at(ledger, table, side, moment)) {
    table_lose_both(table);
  } else {
    entry->seen.match_losses++;
  }
}

/* 701.2.d: the match that is open is lost, and the entrant is out of the event. */
static void disqualify(Ledger *ledger, Entry *entry)
{
  int side;
  EventTable *table = round_table_of(ledger_newest(ledger), entry->seen.number, &side);
  if (table && !table->done) table_forfeit(ledger, table, side, HOW_PENALTY);
  entry->seen.disqualified = true;
  entry->seen.dropped = true;
}

bool penalised(Ledger *ledger, const EventFact *fact, EventError *error)
{
  Entry *entry = ledger_entry(ledger, fact->numbers[0], error);
  const EventInfraction *infraction = event_infraction_find(fact->texts[0]);
  if (!entry) return false;
  if (!infraction) return event_refuse(error, "There is no infraction '%.60s'.", fact->texts[0]);
  if (fact->numbers[1] < 0 || fact->numbers[1] >= EVENT_PENALTIES)
    return event_refuse(error, "This version knows no such penalty.");
  if (entry->seen.disqualified)
    return event_refuse(error, "%s is disqualified already.", entry->seen.name);
  Given *given =
      event_grown(ledger->given, &ledger->given_room, ledger->given_count, sizeof *given);
  if (!given) return event_refuse(error, "Out of memory.");
  ledger->given = given;
  EventPenalty penalty = (EventPenalty)fact->numbers[1];
  ledger->given[ledger->given_count++] = (Given){.entrant = entry->seen.number,
                                                 .round = ledger->round_count,
                                                 .penalty = penalty,
                                                 .infraction = infraction};
  if (infraction->mends_list) entry->deck_wrong = true;
  if (penalty == PENALTY_GAME_LOSS) lose_game(ledger, entry, fact->numbers[2]);
  if (penalty == PENALTY_MATCH_LOSS) lose_match(ledger, entry, fact->numbers[2]);
  if (penalty == PENALTY_DISQUALIFICATION) disqualify(ledger, entry);
  return true;
}
