/* SPDX-License-Identifier: MIT */
/*
** reading.h -- the verbs that read an event and change nothing.
**
**     look.c      tables, standings, log, backup
**     print.c     print: pages of HTML
**     watch.c     watch: a screen that follows the round (screen.h)
**     export.c    export: the facts as JSON, the standings as CSV
**
** Uses: cli/common, cli/event/desk
** Used by: cli/event
*/
#ifndef CLI_EVENT_READING_H
#define CLI_EVENT_READING_H

#include "event/desk/desk.h"

EventVerb verb_tables, verb_standings, verb_log, verb_backup, verb_print, verb_watch, verb_export;

#endif
