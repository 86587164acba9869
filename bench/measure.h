/* SPDX-License-Identifier: MIT */
/*
** measure.h -- what is timed, and how.
**
** A round measures everything once: the yardsticks of the machine, games from
** their set-up to their end, and single operations at pinned positions.  A
** machine that is busy with something else is slow at all of it, so a figure
** is kept for each round, beside the yardstick of the same round, and what is
** reported is the median over the rounds, of the figure and of the ratio.  Games
** and operations are timed in processor time of this thread, which on an idle
** machine is the time of the clock on the wall; answers, each too short for
** that, by the clock on the wall.
**
**     Bench bench = {.rounds = 5, .games = 200};
**     bench_open(&bench, NULL, &error);
**     for (int round = 0; round < bench.rounds; round++) bench_round(&bench, round, &error);
**     ... figure_median(&bench, bench.plays[0].decision_ns) ...
**     bench_close(&bench);
*/
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "session/match.h"

enum { ROUNDS_MAX = 25, PAIRINGS = 10, POSITIONS_EACH = 2, POSITIONS = PAIRINGS * POSITIONS_EACH };

/* One number, measured once a round. */
typedef struct Figure {
  double of[ROUNDS_MAX];
} Figure;

/* What the machine can do, whatever we do with it. */
typedef struct Yardsticks {
  Figure memcpy_ns;   /* copying 16 KiB that lie in the cache */
  Figure lua_call_ns; /* lua_pcall of a function that does nothing */
} Yardsticks;

enum { MEASURE_SEATS = 2 }; /* duels */

/* Games between random bots, as `lunarbiter sim` plays them with the same seed. */
typedef struct Play {
  const char *decks[MEASURE_SEATS];
  char name[48]; /* of the pairing, for a table */
  Session session;
  BindHost *host;
  uint64_t windows, decisions, answers;           /* of all games of a round */
  uint64_t state_hash;                            /* as `sim` reports it; the same in every round */
  Figure seconds;                                 /* all included: set-up, bots, engine, scripts */
  Figure decision_ns;                             /* the same, a decision */
  Figure answer_ns, answer_p99_ns, answer_max_ns; /* arb_answer alone: median, 99th of 100, most */
  Figure engine_ns;                               /* all arb_answer calls together, a decision */
} Play;

/* A position in the middle of a pinned game. */
typedef struct Position {
  const Play *play;
  uint32_t decision; /* its number */
  int answers;       /* of the running step: 0 between two steps */
  size_t bytes, save_size;
  ArbGame *game, *copy; /* `copy` is written over and over */
  char *block, *save;
  Figure memcpy_ns;         /* of `bytes` bytes */
  Figure clone_ns, look_ns; /* arb_copy; and with the question made anew */
  Figure save_ns, load_ns;
} Position;

typedef struct Bench {
  int rounds, games; /* games of each pairing in a round */
  Yardsticks yardsticks;
  Play plays[PAIRINGS];
  Position positions[POSITIONS];
  double *latencies; /* of the pairing being played */
  size_t latency_room;
} Bench;

/* Loads the decks and plays to the pinned positions.  `data` as in session.h.
** false with a sentence in `error`. */
bool bench_open(Bench *bench, const char *data, ArbError *error);
bool bench_round(Bench *bench, int round, ArbError *error);
void bench_close(Bench *bench);

/* The median over the rounds; of a figure, and of one divided by another. */
double figure_median(const Bench *bench, const Figure *figure);
double figure_ratio(const Bench *bench, const Figure *figure, const Figure *yardstick);

#endif
