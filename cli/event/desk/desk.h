/* SPDX-License-Identifier: MIT */
/*
** desk.h -- what all verbs of `lunarbiter event` share: the scorekeeper's desk.
**
** A verb opens an event file, adds a fact to it or reads it, and prints the result, for people or
** as JSON.  A verb that adds a fact computes the fact within the change (store.h), so two desks
** with the same file take turns.
**
** Uses: cli/common, event
** Used by: cli/event/entry, cli/event/lists, cli/event/rounds, cli/event/reading,
**          cli/event/rehearsal
*/
#ifndef CLI_EVENT_DESK_H
#define CLI_EVENT_DESK_H

#include <stdbool.h>

#include <jansson.h>

#include "common/options.h"
#include "event.h"
#include "store.h"

/* A verb takes its own name in argv[0], as commands do, and returns the exit code. */
typedef int EventVerb(int argc, char **argv);

/* The version of the form of exports, their member "lunarbiter_event". */
enum { DESK_EXPORT_VERSION = 1 };

/* Computes the fact of a verb from the event as it is now.  `data` belongs to the verb.  The desk
** frees a list in the fact. */
typedef bool FactMaker(const Event *event, void *data, EventFact *fact, EventError *error);

/* Adds a fact to a store, or to the file at `path`, and prints it.  Returns the exit code. */
int desk_add_to(EventStore *store, bool json, FactMaker *make, void *data);
int desk_add(const char *path, bool json, FactMaker *make, void *data);
/* Opens `path` for reading; NULL: the reason was printed. */
EventStore *desk_open(const char *path);
/* Prints "lunarbiter event: sentence" on stderr and returns EXIT_FAILED. */
int desk_failed(const EventError *error);
/* Prints fact `number` on one line, as text or JSON. */
void desk_tell(const Event *event, int number, bool json);
/* Fact `number` as an object, which belongs to the caller. */
json_t *desk_json(const Event *event, int number);
/* Prints the tables of a round, as text or as one page of JSON. */
void desk_tables(const Event *event, int round, bool json);
/* Prints the table of an entrant in the newest round and its result, for people. */
void desk_tell_table(const Event *event, int entrant);
/* The name of an entrant; "-" for nobody. */
const char *desk_name(const Event *event, int entrant);
/* A result as tables show it: "2-1-0", "1-1-1 time", "bye", or "-" while there is none. */
void desk_result(const EventTable *table, char *text, size_t size);
/* Writes the first `columns` characters of a text in UTF-8, filled up with blanks when `pad`. */
void desk_fit(char *out, size_t size, const char *text, int columns, bool pad);
/* The longest file that is read as a text, in bytes. */
enum { DESK_FILE_MAX = 64 << 20 };
/* The text of a file, which belongs to the caller; NULL: it cannot be read, is no text, or longer
** than DESK_FILE_MAX. */
char *desk_read_file(const char *path);
/* Seconds since 1970: the only clock of an event. */
int64_t desk_now(void);

/* The option that all verbs have. */
#define JSON_OPTION(json) \
  {.name = "json", .kind = OPTION_FLAG, .to = (json), .help = "print the result as JSON"}

#endif
