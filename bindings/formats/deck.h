/* SPDX-License-Identifier: MIT */
/*
** deck.h -- deck lists as text files.
**
** A deck file names its cards by section, one line a card:
**
**     Legend:
**     1 Loose Cannon
**     MainDeck:
**     3 Flame Chompers
**
** The game's table says which sections there are (ArbRules.sections), and the sections of a file
** show which game it is for.  Empty lines and lines that begin with # are ignored.  A card is named
** by its name or its id.  Reading gives the contents of a file; resolving finds the cards in a
** pool.  The format decides whether the deck is legal (bind_check_deck).  Every message names file
** and line.
*/
#ifndef BINDINGS_DECK_H
#define BINDINGS_DECK_H

#include "language/games.h"

enum {
  DECK_ENTRIES_MAX = 128,
  DECK_CARDS_MAX = 256,
  DECK_NAME_MAX = 64,
  DECK_PATH_MAX = 512,
  DECK_NO_SECTION = -2 /* the section of an entry whose section does not exist */
};

typedef struct DeckEntry {
  int section; /* by the game's table */
  int line;    /* its line in the file */
  int count;
  uint16_t def;             /* 0 until the deck is resolved */
  char card[DECK_NAME_MAX]; /* name or id, as written */
} DeckEntry;

typedef struct Deck {
  const BindGame *game;
  char name[DECK_NAME_MAX]; /* the file's name without folder and ending */
  char path[DECK_PATH_MAX];
  DeckEntry entries[DECK_ENTRIES_MAX];
  int entry_count;
  /* Filled in by bind_deck_resolve: one definition for each copy, by section. */
  uint16_t cards[ARB_SECTIONS_MAX][DECK_CARDS_MAX];
  int counts[ARB_SECTIONS_MAX];
} Deck;

/* The section with this name in a game's deck files; -1: there is none. */
int bind_deck_section_find(const BindGame *game, const char *name);
/* The number of cards in a section; 0 when the game has no such section. */
int bind_deck_count(const Deck *deck, const char *section);

/* Finds a deck by path or name: first as given, then in ./decks, then in DATA/decks and its folder
** of the game (NULL: of any game); with and without ".txt".  False: it was not found. */
bool bind_deck_find(const char *name, const char *data, const BindGame *game, char *path,
                    size_t size);
/* Finds a deck in the folders decks/ of mods, where it may also be named MOD/NAME. */
bool bind_deck_find_of_mods(const char *name, const BindMod *mods, int count, const BindGame *game,
                            char *path, size_t size);
/* Reads the file; no card is looked up.  `game` NULL: the game whose sections the file names; of
** several, the one in whose folder it lies; else the default game.  False with a sentence in
** `error`. */
bool bind_deck_read(Deck *deck, const char *path, const BindGame *game, ArbError *error);
/* For decks that are not files: bind_deck_start makes a deck empty, bind_deck_add adds an entry to
** it, false with `error` when the deck is full or the entry is wrong. */
void bind_deck_start(Deck *deck, const BindGame *game, const char *name, const char *path);
bool bind_deck_add(Deck *deck, int section, int count, const char *card, int line, ArbError *error);
/* Finds every card in the pool and fills in `cards` and `counts`. */
bool bind_deck_resolve(Deck *deck, const ArbCards *cards, ArbError *error);
typedef struct DeckMistakes {
  void (*tell)(void *data, int line, const char *text);
  void *data;
} DeckMistakes;
/* Reads and resolves a deck, and reports every mistake with its line.  A wrong line is left out.
** False with `error` when the file is not a deck at all. */
bool bind_deck_diagnose(Deck *deck, const char *path, const BindGame *game, const ArbCards *cards,
                        const DeckMistakes *all, ArbError *error);
/* The name of a card that may have been meant; NULL: no name is near. */
const char *bind_deck_nearest_card(const ArbCards *cards, const char *name);
/* The deck in the form of the engine; it points into `deck`. */
ArbDeck bind_deck_view(const Deck *deck);

#endif
