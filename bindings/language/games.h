/* SPDX-License-Identifier: MIT */
/*
** games.h -- the games: one row each.
**
** Everything in the bindings and the program that depends on the game is found in its row: the
** rules in C, the folders of its cards and decks (cards/NAME, decks/NAME), its keywords
** (scripts/keywords/NAME.lua) and deck rules (scripts/deck_rules/NAME.lua), the default format and
** decks, and the form of its rulebook's numbers.  A new game adds a row, and a folder
** bindings/reader/NAME (docs/adding-a-game.md).
*/
#ifndef BINDINGS_GAMES_H
#define BINDINGS_GAMES_H

#include "kernel/game.h"

#include "bindings.h"

struct lua_State;

/* The form of a rulebook's numbers.  "355.9.b" begins with three digits and may have letters;
** "10.6.2.1" begins with one or two digits; "A.3" is in an appendix. */
typedef struct BindNumbering {
  uint8_t digits_min, digits_max; /* of the first part */
  bool letters;                   /* further parts may be letters */
  bool appendix;                  /* the first part may be a capital letter */
  uint8_t sure;                   /* with this many parts it is a rule's number anywhere */
  uint8_t alone;                  /* with this many parts it is one in brackets: "(10.6)" */
  const char *mark; /* the word before a number in files of no game; NULL: the first game's */
  bool glued;       /* its first letter alone, without a blank, is a mark, too: T505 */
} BindNumbering;

/* The rules for the fields that every format has, cited in refusals; each may be NULL. */
typedef struct BindFormatRules {
  const char *format, *players, *teams, *games, *opening_hand;
} BindFormatRules;

/* The attributes that programs are told at a glance (tell.h): of each visible card, of players, of
** the game.  Lists end with NULL, and a list may be NULL. */
typedef struct BindTold {
  const char *const *card, *const *player, *const *game;
  const char *const
      *phases; /* the words for the values of the game's attribute `phase`, in their order */
  int phase_count;
} BindTold;

typedef struct BindGame {
  const char *name, *title; /* "riftbound", "Riftbound" */
  const ArbRules *rules;
  const char *format;                                  /* the default format */
  const char *decks[ARB_SEATS_MAX + 1][ARB_SEATS_MAX]; /* default decks, by number of players */
  const ArbFormatNumber *deck_numbers;                 /* numbers of a format's `deck` table */
  int deck_number_count;
  BindFormatRules cites;
  BindNumbering numbering;
  /* Pushes the table of facts about a card for deck rules; NULL: its name and type. */
  void (*push_facts)(struct lua_State *L, const ArbCards *cards, uint16_t def);
  /* Whether a name in this section can mean the card, when several cards share the name; NULL: no
  ** two cards of the game share a name. */
  bool (*fits)(const ArbCards *cards, uint16_t def, int section);
  /* Compiles what card scripts declare (reading.h). */
  const struct CardReader *reader;
  BindTold told;
} BindGame;

/* The games in their order; NULL behind the last.  The first is the default. */
const BindGame *bind_game_at(int i);
/* A game by name; NULL gives the default.  NULL, with the existing names in `error`. */
const BindGame *bind_game(const char *name, ArbError *error);
/* The same; `paths` may have a game of its own, which a NULL name then stands for. */
const BindGame *bind_game_in(const BindPaths *paths, const char *name, ArbError *error);
/* The game of a card pool. */
const BindGame *bind_game_of(const ArbCards *cards);
/* The card that a name or id means in a deck's section (-1: anywhere).  Of several cards with the
** name, the first that may lie in the section; else the first.  0: none. */
uint16_t bind_find_card(const ArbCards *cards, const char *name, int section);
/* Whether a definition is a card.  The definitions of keywords and formats are not. */
bool bind_is_card(const ArbCards *cards, uint16_t def);
/* Checks a game's row, rules and words (check_tables.h); every load does this.  False with the
** first fault in `error`. */
bool bind_check_game(const BindGame *game, ArbError *error);
/* The game that a format belongs to; NULL with `error`. */
const BindGame *bind_format_game(const BindPaths *paths, const char *format, ArbError *error);

/* The fields of every format that are not numbers, and those that are; a game has more numbers.
** Both lists end with NULL. */
extern const char *const bind_format_fields[];
extern const ArbFormatNumber bind_format_house[];
/* The fields of a format's `deck` table in every game; ends with NULL. */
extern const char *const bind_deck_lists[];
/* The format's kind of mulligan as its file names it; NULL: the kind of the rulebook. */
const char *bind_mulligan(const ArbFormat *format);
/* The fields of mod.lua (mods.c); ends with NULL. */
extern const char *const bind_mod_fields[];

extern const BindGame bind_riftbound, bind_evolve;

#endif
