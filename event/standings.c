/* SPDX-License-Identifier: MIT */
/*
** standings.c -- match points and tiebreakers (TR 409), in exact fractions.
**
** The rules name the tiebreakers and not how they are computed.  Readings, as card games commonly
** have them: 3 points for a match or game that is won, 1 for one that is drawn.  A win percentage
** is points out of 3 for each match (game), and never less than 1/3.  A bye is a match that was won
** without losing a game, against nobody: it counts for the entrant and is left out of the means
** over opponents, and the mean over no opponents is 0.  A round that was missed is a match that was
** lost, without games.  Opponents who left the event, or were disqualified, count as they stood.
*/
#include "inside.h"

#include <gmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Wins, losses and draws of an entrant. */
typedef struct Score {
  int won, lost, drawn;
} Score;

typedef struct Line {
  int entrant;
  Score matches, games;
  mpq_t match_win, game_win;     /* own, at least 1/3 */
  mpq_t their_match, their_game; /* means over opponents */
  int opponents;
  uint64_t lot; /* 409.3 */
  int placed;   /* rounds of the playoff that were reached, for those who were cut to; 0: not cut */
  int seed;
} Line;

static void add_score(Score *score, int winner, int side)
{
  if (winner < 0) score->drawn++;
  else if (winner == side) score->won++;
  else score->lost++;
}

static void add_side(Line *line, const EventTable *table, int side)
{
  if (table->both_lose) line->matches.lost++;
  else add_score(&line->matches, table_winner(table), side);
  line->games.won += table->wins[side];
  line->games.lost += table->wins[!side];
  line->games.drawn += table->drawn;
}

static int points_of(Score score)
{
  return 3 * score.won + score.drawn;
}

/* At least 1/3; of nothing played it is 1/3. */
static void set_share(mpq_t share, Score score)
{
  int played = score.won + score.lost + score.drawn, points = points_of(score);
  if (!played || points < played) mpq_set_ui(share, 1, 3);
  else mpq_set_ui(share, (unsigned)points, 3u * (unsigned)played);
  mpq_canonicalize(share);
}

/* Adds up the results of each entrant and computes its own win percentages.  Only rounds before
** the playoff count. */
static void add_results(const Ledger *ledger, Line *lines)
{
  for (int r = 0; r < ledger->round_count; r++) {
    const Round *round = &ledger->rounds[r];
    if (ledger->cut && round->seen.stage == STAGE_PLAYOFF) continue;
    for (int t = 0; t < round->seen.table_count; t++)
      for (int s = 0; round->tables[t].done && s < 2; s++)
        if (round->tables[t].entrants[s])
          add_side(&lines[round->tables[t].entrants[s] - 1], &round->tables[t], s);
  }
  for (int i = 0; i < ledger->entry_count; i++) {
    Line *line = &lines[i];
    line->matches.lost += ledger->entries[i].seen.missed;
    set_share(line->match_win, line->matches);
    set_share(line->game_win, line->games);
  }
}

static void add_opponents(const Ledger *ledger, Line *lines)
{
  for (int r = 0; r < ledger->round_count; r++) {
    const Round *round = &ledger->rounds[r];
    if (ledger->cut && round->seen.stage == STAGE_PLAYOFF) continue;
    for (int t = 0; t < round->seen.table_count; t++) {
      const EventTable *table = &round->tables[t];
      for (int s = 0; table->done && table->entrants[1] && s < 2; s++) {
        Line *line = &lines[table->entrants[s] - 1], *other = &lines[table->entrants[!s] - 1];
        mpq_add(line->their_match, line->their_match, other->match_win);
        mpq_add(line->their_game, line->their_game, other->game_win);
        line->opponents++;
      }
    }
  }
  mpq_t count;
  mpq_init(count);
  for (int i = 0; i < ledger->entry_count; i++) {
    if (!lines[i].opponents) continue;
    mpq_set_ui(count, (unsigned)lines[i].opponents, 1);
    mpq_div(lines[i].their_match, lines[i].their_match, count);
    mpq_div(lines[i].their_game, lines[i].their_game, count);
  }
  mpq_clear(count);
}

/* Counts for each entrant the rounds of the playoff that it reached: one for the cut, and one for
** each round that it won. */
static void add_playoff(const Ledger *ledger, Line *lines)
{
  for (int i = 0; i < ledger->entry_count; i++) {
    lines[i].seed = ledger->entries[i].seed;
    lines[i].placed = ledger->cut && lines[i].seed > 0;
  }
  for (int r = 0; r < ledger->round_count; r++) {
    const Round *round = &ledger->rounds[r];
    if (round->seen.stage != STAGE_PLAYOFF) continue;
    for (int t = 0; t < round->seen.table_count; t++) {
      int side = table_winner(&round->tables[t]);
      if (side >= 0) lines[round->tables[t].entrants[side] - 1].placed++;
    }
  }
  int winner = playoff_winner(ledger); /* before who left, or lost, in the same round */
  if (winner) lines[winner - 1].placed++;
}

/* By 409.2 and 409.3, before any playoff. */
static int compare_scores(const Line *a, const Line *b)
{
  int points = points_of(b->matches) - points_of(a->matches);
  if (points) return points;
  int order = mpq_cmp(b->their_match, a->their_match);
  if (!order) order = mpq_cmp(b->game_win, a->game_win);
  if (!order) order = mpq_cmp(b->their_game, a->their_game);
  if (order) return order;
  return a->lot < b->lot ? -1 : a->lot > b->lot;
}

/* Who came further in the playoff is before the others; of those who came as far, who was seeded
** before. */
static int compare_lines(const void *one, const void *other)
{
  const Line *a = *(Line *const *)one, *b = *(Line *const *)other;
  if (a->placed != b->placed) return b->placed - a->placed;
  if (a->placed && a->seed && b->seed) return a->seed - b->seed;
  return compare_scores(a, b);
}

static EventFraction told(const mpq_t fraction)
{
  EventFraction result = {.value = mpq_get_d(fraction)};
  gmp_snprintf(result.text, sizeof result.text, "%Qd", fraction);
  return result;
}

static EventStanding row_of(const Event *event, const Line *line, int rank)
{
  return (EventStanding){.entrant = line->entrant,
                         .rank = rank,
                         .points = points_of(line->matches),
                         .won = line->matches.won,
                         .lost = line->matches.lost,
                         .drawn = line->matches.drawn,
                         .games_won = line->games.won,
                         .games_lost = line->games.lost,
                         .games_drawn = line->games.drawn,
                         .match_win = told(line->match_win),
                         .opponents_match_win = told(line->their_match),
                         .game_win = told(line->game_win),
                         .opponents_game_win = told(line->their_game),
                         .dropped = event->ledger.entries[line->entrant - 1].seen.dropped};
}

static void begin_line(const Event *event, Line *line, int entrant)
{
  line->entrant = entrant;
  line->lot = event_random(event, 409, (uint64_t)entrant);
  mpq_inits(line->match_win, line->game_win, line->their_match, line->their_game, NULL);
}

/* 414.2: who left before the event began was never in it.  701.2.d.3: who was disqualified has no
** rank.  Puts those who have one into `order` by rank, the disqualified behind them. */
static void put_in_order(const Event *event, Line *lines, Line **order, EventStandings *standings)
{
  int count = event->ledger.entry_count;
  for (int out = 0; out < 2; out++)
    for (int i = 0; i < count; i++) {
      const Entry *entry = &event->ledger.entries[i];
      if (!entry_takes_part(entry) || entry->seen.disqualified != out) continue;
      order[standings->count + standings->out] = &lines[i];
      if (out) standings->out++;
      else standings->count++;
    }
  qsort(order, (size_t)standings->count, sizeof(Line *), compare_lines);
}

bool event_standings(const Event *event, EventStandings *standings, EventError *error)
{
  const Ledger *ledger = &event->ledger;
  size_t count = (size_t)ledger->entry_count;
  Line *lines = calloc(count + 1, sizeof *lines);
  Line **order = calloc(count + 1, sizeof(Line *));
  *standings = (EventStandings){.rows = calloc(count + 1, sizeof *standings->rows)};
  bool good = lines && order && standings->rows;
  if (good) {
    for (int i = 0; i < ledger->entry_count; i++) begin_line(event, &lines[i], i + 1);
    add_results(ledger, lines);
    add_opponents(ledger, lines);
    add_playoff(ledger, lines);
    put_in_order(event, lines, order, standings);
    for (int i = 0; i < standings->count + standings->out; i++)
      standings->rows[i] = row_of(event, order[i], i < standings->count ? i + 1 : 0);
    for (int i = 0; i < ledger->entry_count; i++)
      mpq_clears(lines[i].match_win, lines[i].game_win, lines[i].their_match, lines[i].their_game,
                 NULL);
  } else {
    event_standings_free(standings);
    event_refuse(error, "Out of memory.");
  }
  free(lines);
  free(order);
  return good;
}

void event_standings_free(EventStandings *standings)
{
  free(standings->rows);
  *standings = (EventStandings){0};
}

const EventStanding *event_standing(const EventStandings *standings, int entrant)
{
  const EventStanding *row = event_numbers(standings, entrant);
  return row && row->rank ? row : NULL;
}

const EventStanding *event_numbers(const EventStandings *standings, int entrant)
{
  for (int i = 0; i < standings->count + standings->out; i++)
    if (standings->rows[i].entrant == entrant) return &standings->rows[i];
  return NULL;
}
