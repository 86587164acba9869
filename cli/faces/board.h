/* SPDX-License-Identifier: MIT */
/*
** board.h -- the table as text, as one seat may see it.  The game's face says how it looks
** (face.h); the parts that faces use are here.
*/
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include <stdio.h>

#include "lunarbiter.h"

typedef struct Board {
  ArbGame *game;
  const ArbCards *cards;
  ArbSeat viewer;
  const char *const *players; /* their display names, by seat */
  int goal;                   /* the score that wins; 0: no score does */
} Board;

/* Prints the whole board. */
void board_print(const Board *board, FILE *out);
/* The cards of a zone as the viewer sees them, of all players or of `owner`.  Free them with
** board_list_free. */
typedef struct BoardList {
  ArbCardView *cards;
  int count;
} BoardList;
BoardList board_list(const Board *board, const char *zone, ArbSeat owner);
void board_list_free(BoardList *list);
/* A card that the viewer can see, by its id ("c17") or its name; nothing when there is none.  Of
** several with the name, the first in the hand, then elsewhere. */
ArbId board_find(const Board *board, const char *text);
/* Writes the cards that the viewer can see with this name, or (`part`) with this text in their
** names.  Returns how many there are. */
typedef struct BoardMatch {
  ArbId id;
  const char *title, *zone;
  ArbSeat controller;
} BoardMatch;
int board_named(const Board *board, const char *text, bool part, BoardMatch *out, int max);
/* Prints a match: "Gust <c8> (jinx-origins, hand)". */
void board_print_match(const Board *board, FILE *out, const BoardMatch *match);
/* Writes a card's cost, Might and the like on one line: "3 Energy, 1 fury, 4 Might". */
void board_facts(const Board *board, ArbId card, char *out, size_t size);
/* Appends its keywords, with their values: "assault 2, tank". */
void board_keywords(const Board *board, ArbId card, char *out, size_t size);

/* ---- For faces ------------------------------------------------------------------- */

/* The number of cards of a zone, also of one that nobody may look into. */
int board_size(const Board *board, const char *zone, ArbSeat owner);
/* A number of an object; 0 when it has none, or the viewer may not know it. */
int32_t board_look(const Board *board, ArbId object, const char *attribute);
bool board_same(ArbId a, ArbId b);
/* Whether the card is in the viewer's hand. */
bool board_in_hand(const Board *board, ArbId card);
/* One of the numbers in a card's view (ArbCardView); 0: it has none, or hides it. */
int board_number(const Board *board, const ArbCardView *card, const char *name);
/* Print a card: "Chemtech Enforcer <u12>"; and with its state: "2 Might assault 2 exhausted". */
void board_print_name(const Board *board, FILE *out, const ArbCardView *card);
void board_print_card(const Board *board, FILE *out, const ArbCardView *card);
/* Prints what is attached to a card, after it: "Unit <c3> 5 Might [with Long Sword <c9>]". */
void board_print_attached(const Board *board, FILE *out, const BoardList *list, ArbId top);
/* Prints the cards of a list that `seat` controls at a place; nothing when there are none. */
void board_print_at(const Board *board, FILE *out, const char *heading, const BoardList *list,
                    ArbSeat seat, ArbId place);
/* Prints the cards of a zone on one line; nothing when it is empty. */
void board_print_zone(const Board *board, FILE *out, const char *heading, const char *zone,
                      ArbSeat seat);
/* Prints objects that are not cards, such as abilities on a chain; nothing when there are none. */
void board_print_things(const Board *board, FILE *out, const char *heading);

#endif
