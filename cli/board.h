/* SPDX-License-Identifier: MIT */
/*
** board.h -- the table as text, as one seat may see it.
*/
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include <stdio.h>

#include "lunarbiter.h"

enum { BOARD_CARDS_MAX = 128 };

typedef struct Board {
  const ArbGame *game;
  const ArbCards *cards;
  ArbSeat viewer;
  const char *const *players; /* what they are called, by seat */
  int goal;                   /* the Victory Score */
} Board;

void board_print(const Board *board, FILE *out);
/* The cards of a zone as the viewer sees them, all players' or (owner) one's.
** Returns how many there are, also when more than `max`. */
int board_cards(const Board *board, const char *zone, ArbSeat owner, ArbCardView *out, int max);
/* A card the viewer can see, by its id ("c17") or its name; nothing when there
** is none.  Of several by one name the first in the hand, then elsewhere. */
ArbId board_find(const Board *board, const char *text);
/* Cost, Might and the like of a card, as one line: "3 Energy, 1 fury, 4 Might". */
void board_facts(const Board *board, ArbId card, char *out, size_t size);

#endif
