/* SPDX-License-Identifier: MIT */
/*
** explain.h -- reasons as text, for `lunarbiter explain` and `play`.
*/
#ifndef CLI_EXPLAIN_H
#define CLI_EXPLAIN_H

#include "faces/board.h"

/* Prints everything about a card that the viewer of the board may know. */
void explain_card(const Board *board, ArbId card);
/* Prints how an event came about (0: the last one); false when the event is no longer kept. */
bool explain_event(const Board *board, uint32_t number);

#endif
