/* SPDX-License-Identifier: MIT */
/* screen.h -- the page that `lunarbiter event watch` keeps on the screen. */
#ifndef CLI_EVENT_SCREEN_H
#define CLI_EVENT_SCREEN_H

#include "common/text.h"
#include "event/desk/desk.h"

/* Appends the state of an event at the time `now`: the round, its clock, the tables without a
** result, then those with one.  No line is longer than `columns`.  `lines` is the height of the
** page: tables that do not fit are counted in its last line; 0: all are listed. */
void screen_draw(Text *page, const Event *event, int64_t now, int columns, int lines);

/* The same for programs; the value belongs to the caller. */
json_t *screen_json(const Event *event, int64_t now);

#endif
