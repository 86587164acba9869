/* SPDX-License-Identifier: MIT */
/*
** narrate.h -- tells what happens in a game, as one viewer may know it.
**
** Events come out of the engine numbered and masked.  The narrator turns each
** into a sentence from a table (narrate.c), joins what belongs together ("draws
** Gust, Scrapheap"), puts a heading and the score over every turn, and leaves
** out what a reader takes for granted unless asked for everything.  As JSON it
** leaves out and joins nothing: one event is one object on one line.
*/
#ifndef CLI_NARRATE_H
#define CLI_NARRATE_H

#include <stdio.h>

#include "lunarbiter.h"
#include "common/text.h"

enum { NARRATE_LIST_MAX = 24, NARRATE_NAME_MAX = 96, NARRATE_FACES_MAX = 1024 };

typedef struct NarrateOptions {
  bool json;
  bool rules; /* put the rule behind each sentence */
  bool ids;   /* put the id behind each card */
  bool all;   /* also passes, phases, payments ... */
} NarrateOptions;

/* The rows of a command's options for them (options.h). */
#define NARRATE_OPTIONS(to_)                                                \
  {.name = "rules",                                                         \
   .kind = OPTION_FLAG,                                                     \
   .to = &(to_)->rules,                                                     \
   .help = "put the number of the rule behind each sentence"},              \
      {.name = "ids",                                                       \
       .kind = OPTION_FLAG,                                                 \
       .to = &(to_)->ids,                                                   \
       .help = "put its id behind each card, to tell two of a name apart"}, \
      {.name = "all",                                                       \
       .kind = OPTION_FLAG,                                                 \
       .to = &(to_)->all,                                                   \
       .help = "tell passes, phases and payments too"}

/* Cards of joined sentences: a card and how many of it. */
typedef struct NarrateList {
  char names[NARRATE_LIST_MAX][NARRATE_NAME_MAX];
  int times[NARRATE_LIST_MAX];
  int count;
} NarrateList;

typedef struct Narrator {
  ArbGame *game; /* only while narrate() runs */
  const ArbCards *cards;
  FILE *out;
  ArbSeat viewer; /* ARB_NO_SEAT sees all */
  NarrateOptions options;
  char players[ARB_SEATS_MAX][64];
  int points[ARB_SEATS_MAX];         /* as far as it has been told */
  int seats, teams, goal;            /* how many players and teams; the Victory Score */
  int games;                         /* of the match: best of so many */
  uint32_t last;                     /* number of the last event that was told */
  bool twins;                        /* two battlefields share a name: places show their ids */
  uint16_t faces[NARRATE_FACES_MAX]; /* by slot: the card an event last showed there */
  uint8_t owners[NARRATE_FACES_MAX]; /* by slot: whose unit it is, one-based; 0: not told */
  ArbId begun;                       /* what was put onto the chain last and has not resolved */
  ArbEventView held;                 /* the joined sentence that is not out yet */
  NarrateList held_list;
} Narrator;

/* `players`: what they are called, by seat. */
void narrate_start(Narrator *narrator, FILE *out, const ArbCards *cards, ArbSeat viewer,
                   const NarrateOptions *options, const ArbFormat *format,
                   const char *const *players);
/* Tells everything since the last time.  Also call it right after an undo. */
void narrate(Narrator *narrator, ArbGame *game);
/* The sentence that ends the game: who won, or that nobody did. */
void narrate_result(Narrator *narrator, ArbGame *game);

#endif
