/* SPDX-License-Identifier: MIT */
/*
** narrate.h -- tells what happens in a game, as one viewer may know it.
**
** The engine's events are numbered and masked.  The narrator turns each into a sentence of a table
** (face.h), joins events that belong together ("draws Gust, Scrapheap"), writes a heading with the
** score for every turn, and leaves out what a reader takes for granted unless everything is asked
** for.  As JSON, one event is one object on one line, and nothing is left out or joined.
*/
#ifndef CLI_NARRATE_H
#define CLI_NARRATE_H

#include <stdio.h>

#include "lunarbiter.h"
#include "common/text.h"

enum { NARRATE_LIST_MAX = 24, NARRATE_NAME_MAX = 96, NARRATE_FACES_MAX = 1024 };

typedef struct NarrateOptions {
  bool json;
  bool rules; /* show the rule after each sentence */
  bool ids;   /* show the id after each card */
  bool all;   /* tell passes, phases, payments ..., too */
  bool you;   /* call the viewer "you": "you draw a card", "your base" */
} NarrateOptions;

/* The rows for them in a command's options (options.h). */
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

/* What a line of the story is. */
typedef enum NarrateLine {
  NARRATE_TOLD,
  NARRATE_ASIDE,   /* a reader takes it for granted */
  NARRATE_HEADING, /* a new turn */
  NARRATE_SCORE    /* the score, behind a heading, and with the result at the end */
} NarrateLine;

/* Takes a line; `rule` is its rule, or "". */
typedef void NarrateTaker(void *data, NarrateLine kind, const char *text, const char *rule);

/* The cards of joined sentences, each with its number of copies. */
typedef struct NarrateList {
  char names[NARRATE_LIST_MAX][NARRATE_NAME_MAX];
  int times[NARRATE_LIST_MAX];
  int count;
} NarrateList;

typedef struct Narrator {
  ArbGame *game; /* only while narrate() runs */
  const ArbCards *cards;
  FILE *out;
  NarrateTaker *take; /* takes the lines, with take_data; NULL: they are printed to `out` */
  void *take_data;
  ArbSeat viewer; /* ARB_NO_SEAT sees everything */
  NarrateOptions options;
  char players[ARB_SEATS_MAX][64];
  int points[ARB_SEATS_MAX];         /* as far as events have been told */
  int seats, teams, goal;            /* numbers of players and teams; the Victory Score */
  int games;                         /* the match is the best of this number of games */
  uint32_t last;                     /* number of the last event that was told */
  bool twins;                        /* two battlefields share a name, so places show their ids */
  uint16_t faces[NARRATE_FACES_MAX]; /* by slot: the definition that an event last showed there */
  uint8_t owners[NARRATE_FACES_MAX]; /* by slot: the player of the unit, one-based; 0: not told */
  ArbId begun;                       /* the newest item on the chain that has not resolved */
  ArbEventView held;                 /* the joined sentence that is not written yet */
  NarrateList held_list;
} Narrator;

/* `players`: their display names, by seat. */
void narrate_start(Narrator *narrator, FILE *out, const ArbCards *cards, ArbSeat viewer,
                   const NarrateOptions *options, const ArbFormat *format,
                   const char *const *players);
/* Tells every event since the last call.  Call it also right after an undo. */
void narrate(Narrator *narrator, ArbGame *game);
/* Writes the sentence that ends the game: who won, or that nobody did. */
void narrate_result(Narrator *narrator, ArbGame *game);
/* Appends a verb of `length` letters in the third person as it follows "you": "draws" is "draw". */
void narrate_your_verb(Text *text, const char *verb, size_t length);

#endif
