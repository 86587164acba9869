/* SPDX-License-Identifier: MIT */
/*
** tell.h -- what a player made of code is told of a game.
**
** Decisions, events and the view of a seat are written here once, field by field, into
** whatever takes fields: tables of Lua (view.c) and JSON (cli/bots/protocol.c).  So the Lua
** module and the bot protocol say the same; docs/bot-protocol.md lists the fields.  Nothing
** is told that the seat may not know.
**
** What is nothing, 0 or false is left out where its absence says the same.
*/
#ifndef BINDINGS_TELL_H
#define BINDINGS_TELL_H

#include "language/games.h"

/* Takes fields.  In a list the key is NULL.  Seats, options and ids are told apart from
** numbers and texts because a taker may count or name them in its own way. */
typedef struct Teller {
  void *to;
  void (*open)(void *to, const char *key, bool list); /* a table or list as a field of this one */
  void (*close)(void *to);
  void (*integer)(void *to, const char *key, int64_t value);
  void (*flag)(void *to, const char *key, bool value);
  void (*text)(void *to, const char *key, const char *text);
  void (*seat)(void *to, const char *key, ArbSeat seat);
  void (*option)(void *to, const char *key, int option); /* its place among the options */
  void (*id)(void *to, const char *key, ArbGame *game, ArbId id);
  void (*label)(void *to, ArbGame *game, int option); /* takes it later; NULL: as a text */
} Teller;

/* The open decision: number, player, shape, min, max, question, rule, source, open, options. */
void tell_decision(const Teller *teller, ArbGame *game, const ArbCards *cards);
/* default: the answer that does least, as an answer has it. */
void tell_default(const Teller *teller, ArbGame *game);
/* The table as a seat (ARB_NO_SEAT: the host) may see it: game, players, zones, things. */
void tell_view(const Teller *teller, ArbGame *game, const ArbCards *cards, ArbSeat seat);
/* One card as arb_view_zone gives it; in a view its facts (BindTold) and keywords follow. */
void tell_card(const Teller *teller, ArbGame *game, const ArbCards *cards, const ArbCardView *card);
void tell_event(const Teller *teller, ArbGame *game, const ArbCards *cards,
                const ArbEventView *event);

/* The id of an option, told apart from those before it that have the same: "~2", "~3" ... */
void tell_option_id(ArbGame *game, int option, char *out, size_t size);
/* The option that has this id; -1: none. */
int tell_option_find(ArbGame *game, const char *id);

#endif
