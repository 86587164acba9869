/* SPDX-License-Identifier: MIT */
/*
** tell.h -- what programs that play are told of a game.
**
** Decisions, events and the view of a seat are written here once, field by field, into whatever
** takes fields: Lua tables (view.c) and JSON (cli/bots/protocol.c).  So the Lua module and the bot
** protocol say the same; docs/bot-protocol.md lists the fields.  A seat is told nothing that it may
** not know.
**
** Fields that are nothing, 0 or false are left out where leaving them out means the same.
*/
#ifndef BINDINGS_TELL_H
#define BINDINGS_TELL_H

#include "language/games.h"

/* Takes fields.  In a list the key is NULL.  Seats, options and ids are kept apart from numbers and
** texts, because a taker may count or name them in its own way. */
typedef struct Teller {
  void *to;
  void (*open)(void *to, const char *key, bool list); /* begins a table or list, as a field */
  void (*close)(void *to);
  void (*integer)(void *to, const char *key, int64_t value);
  void (*flag)(void *to, const char *key, bool value);
  void (*text)(void *to, const char *key, const char *text);
  void (*seat)(void *to, const char *key, ArbSeat seat);
  void (*option)(void *to, const char *key, int option); /* its index among the options */
  void (*id)(void *to, const char *key, ArbGame *game, ArbId id);
  void (*label)(void *to, ArbGame *game, int option); /* makes the label later; NULL: now */
} Teller;

/* The open decision: number, player, shape, min, max, question, rule, source, open, options. */
void bind_tell_decision(const Teller *teller, ArbGame *game, const ArbCards *cards);
/* The field `default`: the answer of arb_default, as an answer is written. */
void bind_tell_default(const Teller *teller, ArbGame *game);
/* The table as a seat may see it (ARB_NO_SEAT: as the host): game, players, zones, things. */
void bind_tell_view(const Teller *teller, ArbGame *game, const ArbCards *cards, ArbSeat seat);
/* One card of arb_view_zone; in a view its attributes (BindTold) and keywords follow. */
void bind_tell_card(const Teller *teller, ArbGame *game, const ArbCards *cards,
                    const ArbCardView *card);
void bind_tell_event(const Teller *teller, ArbGame *game, const ArbCards *cards,
                     const ArbEventView *event);

/* The ids of all abilities that wait (arb_things), and how many there are.  The caller frees them
** with arb_memory_free.  NULL, and none: there is no memory. */
ArbId *bind_things(ArbGame *game, ArbSeat seat, int *count);

/* Writes the id of an option; if options before it have the same id, with "~2", "~3" ... added. */
void bind_tell_option_id(ArbGame *game, int option, char *out, size_t size);
/* The option that has this id; -1: none. */
int bind_tell_option_find(ArbGame *game, const char *id);

#endif
