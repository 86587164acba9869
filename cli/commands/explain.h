/* SPDX-License-Identifier: MIT */
/*
** explain.h -- reasons as text, for `lunarbiter explain` and `play`.
*/
#ifndef CLI_EXPLAIN_H
#define CLI_EXPLAIN_H

#include "faces/board.h"

/* Everything there is to say about a card, as the viewer of the board may know it. */
void explain_card(const Board *board, ArbId card);
/* How an event came about (0: the last one); false when it is not kept. */
bool explain_event(const Board *board, uint32_t number);

#endif
