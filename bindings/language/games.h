/* SPDX-License-Identifier: MIT */
/*
** games.h -- the games there are: one row each.
**
** Whatever of bindings and program depends on which game is played is found in
** its row: the rules in C, the folders of its cards and decks (cards/NAME,
** decks/NAME), its keywords (scripts/keywords/NAME.lua) and deck rules
** (scripts/deck_rules/NAME.lua), the format and the decks when none are named, and
** how its rulebook's numbers look.  A new game adds a row and a file game_NAME.c
** (docs/adding-a-game.md).
*/
#ifndef BINDINGS_GAMES_H
#define BINDINGS_GAMES_H

#include "kernel/game.h"

#include "bindings.h"

struct lua_State;

/* How the numbers of a rulebook look: "355.9.b" begins with three digits and may have
** letters, "10.6.2.1" with one or two, "A.3" stands in an appendix. */
typedef struct BindNumbering {
  uint8_t digits_min, digits_max; /* of the first part */
  bool letters;                   /* further parts may be letters */
  bool appendix;                  /* the first part may be a capital letter */
  uint8_t sure;                   /* so many parts are a rule's number wherever they stand ... */
  uint8_t alone;                  /* ... and so many when they stand alone: "(10.6)" */
  const char *mark; /* the word before a number in files of no game; NULL: the first game's */
  bool glued;       /* its first letter alone, without a blank, is a mark, too: T505 */
} BindNumbering;

/* The rules behind the fields that every format has, for refusals; each may be NULL. */
typedef struct BindFormatRules {
  const char *format, *players, *teams, *games, *opening_hand;
} BindFormatRules;

/* What programs are told of a game at a glance (tell.h): attributes of each card that may be
** seen, of players and of the game; lists end with NULL, and a list may be NULL. */
typedef struct BindTold {
  const char *const *card, *const *player, *const *game;
} BindTold;

typedef struct BindGame {
  const char *name, *title; /* "riftbound", "Riftbound" */
  const ArbRules *rules;
  const char *format;                                  /* when none is asked for */
  const char *decks[ARB_SEATS_MAX + 1][ARB_SEATS_MAX]; /* the same, by how many play */
  const ArbFormatNumber *deck_numbers;                 /* of a format's `deck` table */
  int deck_number_count;
  BindFormatRules cites;
  BindNumbering numbering;
  /* Pushes the table of what deck rules may know of a card; NULL: its name and type. */
  void (*push_facts)(struct lua_State *L, const ArbCards *cards, uint16_t def);
  /* Whether a card may be meant by its name in this section, where several share it;
  ** NULL: no two cards of the game share a name. */
  bool (*fits)(const ArbCards *cards, uint16_t def, int section);
  /* Makes records of what card scripts declare (reading.h). */
  const struct CardReader *reader;
  BindTold told;
} BindGame;

/* The games in their order; NULL behind the last one.  The first is the default. */
const BindGame *bind_game_at(int i);
/* By name; NULL gives the default.  NULL with the names there are in `error`. */
const BindGame *bind_game(const char *name, ArbError *error);
/* The same, where `paths` may bring a game of its own; a NULL name is then that one's. */
const BindGame *bind_game_in(const BindPaths *paths, const char *name, ArbError *error);
/* Whose cards these are. */
const BindGame *bind_game_of(const ArbCards *cards);
/* The card that a name or id means where a deck's section is spoken of, or just so (-1): of
** several of that name the one that may lie there, else the first.  0: none. */
uint16_t bind_find_card(const ArbCards *cards, const char *name, int section);
/* Whether a definition is a card: what a keyword stands for and what a format says are kept
** like cards, and are none. */
bool bind_is_card(const ArbCards *cards, uint16_t def);
/* Whether the row, its rules and its words are in order (check_tables.h): false with the first
** fault in `error`.  Every load looks. */
bool bind_check_game(const BindGame *game, ArbError *error);
/* Which game a format is of; NULL with `error`. */
const BindGame *bind_format_game(const BindPaths *paths, const char *format, ArbError *error);

/* What every format may say beside numbers, and the numbers; its game has more.  Both end with
** NULL. */
extern const char *const format_fields[];
extern const ArbFormatNumber format_house[];
/* What its `deck` table may say, whatever the game; ends with NULL. */
extern const char *const deck_lists[];
/* What a format calls its kind of mulligan; NULL: that of the rulebook. */
const char *bind_mulligan(const ArbFormat *format);
/* What mod.lua may say (mods.c); ends with NULL. */
extern const char *const mod_fields[];

extern const BindGame bind_riftbound, bind_evolve;

#endif
