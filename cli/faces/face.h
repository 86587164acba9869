/* SPDX-License-Identifier: MIT */
/*
** face.h -- how the program shows a game: one row for each game, in GAME_face.c.
**
** Boards, sentences, the words for numbers, and the value of a position for bots belong to the
** game; everything else in cli/ reads its row.  A game without a row is shown plainly: its zones by
** their names, its events by their kinds (face.c).
*/
#ifndef CLI_FACE_H
#define CLI_FACE_H

#include "faces/board.h"

/*
** A row of the sentences, for one kind of event.  In a sentence
**   %a  the actor             %n  the amount; %+ with a sign, where it is a change
**   %s  the subject           %S  the subjects of joined events; %N  the number of these
**   %w  whose the subject is  %v  whose the place is
**   %p  the place             %o  the source
**   %t  the actor's points with this event           %x  the phase
**   %c  what a player chose: the subject, or the amount where the subject is the player
**   %y  the amount with its sign, if %x is a number of cards (Face.numbers)
** A part in [brackets] is left out when a name in it is not known.  A part in {braces} is left out
** when the amount is 1: "%n point{s}".  The text after a bar is used when the amount is 0.
*/
typedef enum Telling {
  TELL,   /* always told */
  JOIN,   /* told together with neighbours of the same kind, actor and place */
  ASIDE,  /* told only when everything is asked for */
  PAUSE,  /* like ASIDE; and nothing is joined across it */
  LATE,   /* like PAUSE; but always told if something else began since its subject (Face.begins) */
  HEADING /* told as the heading of a new turn */
} Telling;

typedef struct Sentence {
  const char *kind;
  Telling telling;
  const char *text;
} Sentence;

/* An attribute, and the word after its number: "3 Energy". */
typedef struct FaceNumber {
  const char *attribute, *word;
} FaceNumber;

/* An event that may happen to a card, and the word after the card's name: "drawn". */
typedef struct FaceRated {
  const char *event, *word;
  bool seldom; /* cards to which it did not happen are not listed */
} FaceRated;

/* How a page draws a zone (docs/table-protocol.md says what each word means). */
typedef struct FaceArea {
  const char *zone, *role, *title;
} FaceArea;

/* A number of a player: the attribute, the word behind it, and how it is drawn: "score",
** "resource" or "count". */
typedef struct FacePlayer {
  const char *attribute, *word, *kind;
} FacePlayer;

typedef struct Judge Judge; /* worth.h */

/* Lists end with NULL; numbers and rated with a row of NULL.  A NULL list of zones means all. */
typedef struct Face {
  const char *game;
  /* The board (board.h). */
  void (*print_board)(const Board *board, FILE *out);
  void (*tell_card)(const Board *board, FILE *out, const ArbCardView *card); /* after its name */
  const char *const *zones;     /* where a card is looked for by name, in this order */
  const char *const *explained; /* the zones that `explain` goes through */
  const char *const *own;       /* zones whose cards a player might use: `?` */
  const FaceNumber *numbers;    /* the numbers that are told of a card */
  const char *const *states;    /* yes-or-no attributes that are told of a card */
  /* The narrator (narrate.h).  Sentences are sorted by kind. */
  const Sentence *sentences;
  int sentence_count;
  const char *score;       /* the player's number that headings show */
  const char *score_word;  /* the word for it in headings */
  const char *score_event; /* the event whose amount is added; NULL: the number is read instead */
  const char *loss_event;  /* the event whose amount is taken away; NULL: there is none */
  const char *reset_event; /* the event that sets it to 0 */
  const char *goal;        /* the format's number that wins */
  const char *const *enter_events; /* events whose actor is the card's player */
  const char *const *begins;       /* events that begin what a LATE sentence ends */
  const char *start_zone;          /* cards there at the start belong to their players; or NULL */
  const char *put_zone;            /* where `put` puts a card with a place, or without a zone */
  const char *place_zone;          /* its cards are places; two with one name show their ids */
  char place_letter;               /* the first letter of the ids of places */
  /* Pages.  Lists end with a row of NULL. */
  const FaceArea *areas; /* from the middle of the table outwards */
  const FacePlayer *player;
  const char *turned;    /* the attribute of a card that is drawn sideways */
  const char *combat[2]; /* the attributes of attackers and of defenders */
  /* Playing. */
  const char *free_rule; /* the rule of the question to the turn player who is free to act */
  const char *const *free_rules; /* of all questions in which a player may act or decline */
  const FaceRated *rated;        /* events that win rates count; the first is being in the hand */
  const Judge *judge;            /* how the greedy bot values a position */
} Face;

/* The face of the cards' game, and of a game by its name: a plain one when the game has no row. */
const Face *face_of(const ArbCards *cards);
const Face *face_of_game(const char *game);
/* Whether a question of that rule lets its player act or decline. */
bool face_asks_freely(const Face *face, const char *rule);
/* The i-th zone of a face's list, or of all zones when the list is NULL; NULL behind the last. */
const char *face_zone(const char *const *zones, ArbGame *game, int i);

extern const Face riftbound_face, evolve_face;
extern const Judge riftbound_judge, evolve_judge;

#endif
