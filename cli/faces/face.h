/* SPDX-License-Identifier: MIT */
/*
** face.h -- how the program shows a game: one row each, in GAME_face.c.
**
** Boards, sentences, the words for numbers and what a bot thinks of a position are the
** game's; everything else in cli/ asks its row.  A game without one is shown plainly: its
** zones by their names, its events by their kinds (face.c).
*/
#ifndef CLI_FACE_H
#define CLI_FACE_H

#include "faces/board.h"

/*
** One row an event kind.  In a sentence
**   %a  who did it            %n  the amount, with a sign where it is a change: %+
**   %s  the subject           %S  the subjects of joined events; %N  how many these are
**   %w  whose the subject is  %v  whose the place is
**   %p  the place             %o  the source
**   %t  the actor's points with this event           %x  the phase
**   %y  the amount with its sign, if %x is a number of cards (Face.numbers)
** and what stands in [brackets] is left out when a name in it is not known.
** Behind a bar stands what is said when the amount is 0; what stands in {braces} is left out
** when it is 1: "%n point{s}".
*/
typedef enum Telling {
  TELL,   /* always */
  JOIN,   /* together with its neighbours of the same kind, actor, place */
  ASIDE,  /* only when everything is asked for */
  PAUSE,  /* so, too; and nothing is joined across it */
  LATE,   /* as PAUSE; but always, if something else has begun since its subject (Face.begins) */
  HEADING /* a new turn */
} Telling;

typedef struct Sentence {
  const char *kind;
  Telling telling;
  const char *text;
} Sentence;

/* An attribute and what it is called behind its number: "3 Energy". */
typedef struct FaceNumber {
  const char *attribute, *word;
} FaceNumber;

/* What may happen to a card, and what that is called behind its name: "drawn". */
typedef struct FaceRated {
  const char *event, *word;
  bool seldom; /* not said of cards to which it did not happen */
} FaceRated;

typedef struct Judge Judge; /* worth.h */

/* Lists end with NULL (numbers, rated with a row of NULL); no list of zones means all of them. */
typedef struct Face {
  const char *game;
  /* the board (board.h) */
  void (*print_board)(const Board *board, FILE *out);
  void (*tell_card)(const Board *board, FILE *out, const ArbCardView *card); /* behind its name */
  const char *const *zones;     /* where a card is looked for by name, in this order */
  const char *const *explained; /* what `explain` goes through */
  const char *const *own;       /* what a person might use: `?` */
  const FaceNumber *numbers;    /* what is told of a card: numbers, states, keywords */
  const char *const *states;
  /* the narrator (narrate.h); sentences are sorted by their kinds */
  const Sentence *sentences;
  int sentence_count;
  const char *score;       /* the number of a player that headings tell ... */
  const char *score_word;  /* ... and what it is called there */
  const char *score_event; /* adds its amount to it; NULL: it is looked at when it is told */
  const char *reset_event; /* sets it to 0 */
  const char *goal;        /* the format's number that wins */
  const char *const *enter_events; /* say whose a card is: their actors' */
  const char *const *begins;       /* tell the beginning of what a LATE sentence ends */
  const char *start_zone;          /* what lies there from the beginning is its player's; or NULL */
  const char *put_zone;            /* where a card is put when a place is named, or just a card */
  const char *place_zone;          /* whose cards are places; two of a name show their ids ... */
  char place_letter;               /* ... which begin with this */
  /* play */
  const char *free_rule;  /* by this rule a player is asked who is free to act */
  const FaceRated *rated; /* what win rates are told for; the first is being in the hand */
  const Judge *judge;     /* what the greedy bot thinks of a position */
} Face;

const Face *face_of(const ArbCards *cards);
/* The i-th zone of such a list; NULL behind the last. */
const char *face_zone(const char *const *zones, ArbGame *game, int i);

extern const Face riftbound_face, evolve_face;
extern const Judge riftbound_judge, evolve_judge;

#endif
