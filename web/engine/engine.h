/* SPDX-License-Identifier: MIT */
/*
** engine.h -- the hall in a worker of a page: what JavaScript calls, and what it is called for.
**
**   page --message--> worker.ts --engine_message--> hall --engine_say--> worker.ts --> page
**                            +----engine_tick----->  (bots move)
**
** The worker has one client, the page, and the page is the owner.  Data lie in a file system in
** memory (pack.ts), threads and processes do not exist: what takes long runs at once, and the
** worker, not the page, waits for it.
**
** Uses: cli/table
** Used by: worker.ts
*/
#ifndef WEB_ENGINE_H
#define WEB_ENGINE_H

#include <stdbool.h>
#include <stddef.h>

/* Opens the hall and connects the page.  NULL, or a sentence that says why not. */
const char *engine_open(void);
/* A message of the page, as a text of JSON.  Answers and pushes come through engine_say. */
void engine_message(const char *text, size_t length);
/* Lets bots move.  `now` is in milliseconds and never falls; returns after how many milliseconds
** the next call is due. */
int engine_tick(double now);

/* ---- Done by JavaScript (imports.js) ----------------------------------------------------- */

/* A message to the page. */
void engine_say(const char *text, size_t length);

/* What the page keeps of its tables (HallStore).  The kept lines of a table are one text. */
void engine_keep(const char *table, const char *settings, const char *lines, bool more);
void engine_drop(const char *table);
/* The name of kept table number `i` from 0 on, its settings, its lines: a copy that the caller
** frees, or NULL. */
char *engine_kept_name(int i);
char *engine_kept_settings(const char *table);
char *engine_kept_lines(const char *table);

#endif
