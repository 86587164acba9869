/* SPDX-License-Identifier: MIT */
/* desk.h -- a hall without sockets, for tests: clients are lists of what they were told. */
#ifndef TESTS_TABLE_DESK_H
#define TESTS_TABLE_DESK_H

#include <jansson.h>

#include "table/hall.h"

typedef struct Guest {
  HallClient *client;
  json_t *inbox; /* everything, in order */
  Hall *hall;
  int asked; /* number of the last request */
} Guest;

typedef struct Desk {
  Hall *hall;
  int64_t now;
  unsigned drawn; /* state of the random numbers */
} Desk;

/* Opens a hall whose owner's key is "owner-key". */
void desk_open(Desk *desk, const HallStore *store);
/* The same with mods, which live as long as the hall. */
void desk_open_with(Desk *desk, const HallStore *store, const SessionMods *mods);
void desk_close(Desk *desk);
void desk_join(Desk *desk, Guest *guest);
void desk_leave(Guest *guest);
/* Sends a request, written with ' in place of ", without its id; returns the answer (borrowed), of
** which there is exactly one. */
const json_t *desk_ask(Guest *guest, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same, and the answer must be a reply, or an error that holds `why`. */
const json_t *desk_good(Guest *guest, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void desk_refused(Guest *guest, const char *why, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Lets time pass. */
void desk_wait(Desk *desk, int milliseconds);
/* The last push of a type, for a seat (-1: of any); NULL: none. */
const json_t *desk_push(const Guest *guest, const char *type, int seat);
/* How many messages there are. */
size_t desk_count(const Guest *guest);
/* Forgets what was told. */
void desk_forget(Guest *guest);
const char *desk_text(const json_t *of, const char *key);
int desk_number(const json_t *of, const char *key);

/* A store in memory. */
typedef struct Shelf Shelf;
Shelf *shelf_new(HallStore *store);
void shelf_free(Shelf *shelf);
/* From here on every transaction fails, or does not. */
void shelf_break(Shelf *shelf, bool broken);

#endif
