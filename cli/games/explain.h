/* SPDX-License-Identifier: MIT */
/*
** explain.h -- reasons as text and as JSON, for `lunarbiter explain`, `play` and the table.
*/
#ifndef CLI_EXPLAIN_H
#define CLI_EXPLAIN_H

#include <jansson.h>

#include "faces/board.h"

/* Prints everything about a card that the viewer of the board may know. */
void explain_card(const Board *board, ArbId card);
/* Prints how an event came about (0: the last one); false when the event is no longer kept. */
bool explain_event(const Board *board, uint32_t number);
/* The same as JSON, which the caller owns.  Of a card: id, name, reasons and reminders.  Of an
** event: reasons; NULL when the event is no longer kept. */
json_t *explain_card_json(const Board *board, ArbId card);
json_t *explain_event_json(const Board *board, uint32_t number);

#endif
