/* SPDX-License-Identifier: MIT */
/*
** talk.h -- a hall without sockets that anybody may say anything to.
**
** Whatever is said gets exactly one answer.  Each answer and each push fits its row (kinds.h), goes
** to nobody who may not have it, and leaves every game sound; a request that is refused at once
** leaves every game as it was.  What does not hold ends the program.
**
** Work that may take long (HallWork) waits until talk_work, so that tables close and clients leave
** while it is on its way.
*/
#ifndef TESTS_TALK_H
#define TESTS_TALK_H

#include <jansson.h>

#include "fuzz.h"
#include "table/hall.h"

enum { TALKERS = 4, TALK_TABLES = 4 };
/* The key of the hall's owner. */
extern const char talk_owner[];

/* The hall, opened once; `mods` live as long. */
Hall *talk_hall(const SessionMods *mods);
/* How many tables there are. */
int talk_tables(void);
/* Ends a conversation: everybody leaves, work is done, tables are closed. */
void talk_end(void);

/* The client with that number says something; who is not there comes first. */
void talk_say(int who, const char *text, size_t length);
/* The same with a request; it gets an id, and is released. */
void talk_ask(int who, json_t *request);
/* The client leaves. */
void talk_leave(int who);
/* Time passes. */
void talk_wait(int milliseconds);
/* Work that waits is done, at most `count` pieces. */
void talk_work(int count);
/* The replay that `save` was answered with last in this conversation, or NULL. */
const char *talk_saved(void);
/* No message to anybody may hold this text. */
void talk_never_tells(const char *text);
/* From here on nothing can be stored, or it can. */
void talk_store_breaks(bool broken);

/* ---- What may be said ------------------------------------------------------------- */

/* A value for a field of a request, or NULL: one that this caller has no better value for. */
typedef json_t *TalkValue(const char *field, Bytes *bytes);

/* A request of any kind whose name is one of `types` (NULL: of all kinds), its fields drawn. */
json_t *talk_request(const char *const *types, TalkValue *value, Bytes *bytes);
/* The default answer to an open decision, for the client who plays the seat; false: none. */
bool talk_play_on(Bytes *bytes);
/* Says the lines of a text: "0 {...}" is said by client 0; "+500" lets time pass; "!" does the
** work.  In messages $t is the newest table, $n the number of its open decision, $s the seat that
** is asked, $0 to $3 and $w are the keys of its links. */
void talk_lines(char *text);

#endif
