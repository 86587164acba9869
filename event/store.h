/* SPDX-License-Identifier: MIT */
/*
** store.h -- an event in a file: SQLite, one file an event.
**
** The file holds the facts and nothing that follows from them.  It is in WAL mode, and each change
** is one transaction, so a fact that was committed is there after a crash, and one that was not
** is not.  Several programs may have the same file open: a change takes the write lock first and
** reads what the others have added, so that it is made of the newest facts.
**
**     EventStore *store = store_open(path, &error);
**     store_begin(store, &error);                    waits for other writers
**     event_pair(store_event(store), now, &fact, &error);
**     store_add(store, &fact, &error) && store_commit(store, &error);      or store_cancel(store)
**     store_close(store);
**
** Facts in the file are never changed or removed: triggers refuse it.
*/
#ifndef EVENT_STORE_H
#define EVENT_STORE_H

#include "event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The newest schema that this version writes; files of a newer one are refused. */
enum { STORE_SCHEMA = 3 };

typedef struct EventStore EventStore;

/* Makes a file with its first fact; refused when the file exists.  It is made beside `path`,
** with a name that begins with it, and gets its name when it is whole.  The caller owns the store:
** store_close. */
EventStore *store_new(const char *path, const EventFact *created, EventError *error);
/* The same with more facts, which `fill` adds in changes of its own: the file gets its name when it
** has them all. */
typedef bool StoreFill(EventStore *store, void *data, EventError *error);
EventStore *store_new_filled(const char *path, const EventFact *created, StoreFill *fill,
                             void *data, EventError *error);
/* Opens a file; NULL and a sentence when it is not an event file, damaged, or of a newer schema.  A
** file of an older schema is brought up to date. */
EventStore *store_open(const char *path, EventError *error);
/* Closes the file; a change that was begun and not committed is cancelled. */
void store_close(EventStore *store);

/* The event as it was when the store was opened, last begun or last refreshed; valid until then. */
const Event *store_event(const EventStore *store);
/* Reads the facts that others have added. */
bool store_refresh(EventStore *store, EventError *error);

/* Begins a change: waits up to ten seconds for another writer, then reads what was added. */
bool store_begin(EventStore *store, EventError *error);
/* Adds a fact within a change.  On refusal the change is as it was. */
bool store_add(EventStore *store, const EventFact *fact, EventError *error);
/* Within a change: facts of an export, in their order, and at last store_recalled (event_recall).
** On refusal the change is cancelled. */
bool store_recall(EventStore *store, const EventFact *fact, EventError *error);
bool store_recalled(EventStore *store, int *refused, EventError *error);
/* Ends a change.  When it returns true the facts are on the disk; when it returns false none of
** them is, and the event is as it was before. */
bool store_commit(EventStore *store, EventError *error);
void store_cancel(EventStore *store);

/* Writes a copy of the file to another path, which must not exist, while others go on; it gets its
** name when it is whole. */
bool store_backup(EventStore *store, const char *path, EventError *error);

#ifdef __cplusplus
}
#endif

#endif
