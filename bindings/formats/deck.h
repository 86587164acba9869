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
** Which sections there are, the game's table says (ArbRules.sections), and they
** say which game a deck is for.  Empty lines and lines that begin with # are left
** out.  A card is named by its name or its id.  Reading says what a file holds,
** resolving finds the cards in a pool; whether the deck may be played is the
** format's to say (session.h).  Every complaint names file and line.
*/
#ifndef BINDINGS_DECK_H
#define BINDINGS_DECK_H

#include "language/games.h"

enum {
  DECK_ENTRIES_MAX = 128,
  DECK_CARDS_MAX = 256,
  DECK_NAME_MAX = 64,
  DECK_PATH_MAX = 512,
  DECK_NO_SECTION = -2
}; /* a section that there is not */

typedef struct DeckEntry {
  int section; /* by the game's table */
  int line;    /* of the file */
  int count;
  uint16_t def;             /* 0 until resolved */
  char card[DECK_NAME_MAX]; /* name or id, as written */
} DeckEntry;

typedef struct Deck {
  const BindGame *game;
  char name[DECK_NAME_MAX]; /* the file's name without folder and ending */
  char path[DECK_PATH_MAX];
  DeckEntry entries[DECK_ENTRIES_MAX];
  int entry_count;
  /* filled by deck_resolve: one definition number a card, by section */
  uint16_t cards[ARB_SECTIONS_MAX][DECK_CARDS_MAX];
  int counts[ARB_SECTIONS_MAX];
} Deck;

/* The section a game's deck files call so; -1: it has none of that name. */
int deck_section_find(const BindGame *game, const char *name);
/* How many cards are in a section; 0 when the game has none of that name. */
int deck_count(const Deck *deck, const char *section);

/* Finds a deck by path or name: as given, then in ./decks and in DATA/decks and there in
** the game's folder (NULL: any game's), with and without ".txt".  false: not found. */
bool deck_find(const char *name, const char *data, const BindGame *game, char *path, size_t size);
/* The same in the folders decks/ of mods; there it may be named MOD/NAME, too. */
bool deck_find_of_mods(const char *name, const BindMod *mods, int count, const BindGame *game,
                       char *path, size_t size);
/* Reads the file; nothing is looked up.  `game` NULL: that whose sections it names, of several
** that in whose folder it lies (the default one, when neither says anything).  false with a
** sentence in `error`. */
bool deck_read(Deck *deck, const char *path, const BindGame *game, ArbError *error);
/* Starts an empty deck, and adds an entry to one, for those who keep decks elsewhere. */
void deck_start(Deck *deck, const BindGame *game, const char *name, const char *path);
bool deck_add(Deck *deck, int section, int count, const char *card, int line, ArbError *error);
/* Looks every card up and fills `cards`. */
bool deck_resolve(Deck *deck, const ArbCards *cards, ArbError *error);
/* Both, for who wants every mistake: each is told with its line, and what is wrong is left out.
** false with `error` when it is no deck at all. */
typedef struct DeckMistakes {
  void (*tell)(void *data, int line, const char *text);
  void *data;
} DeckMistakes;
bool deck_diagnose(Deck *deck, const char *path, const BindGame *game, const ArbCards *cards,
                   const DeckMistakes *all, ArbError *error);
/* The name of the card that may have been meant; NULL: none is like it. */
const char *deck_nearest_card(const ArbCards *cards, const char *name);
/* The deck as the engine takes it; it points into `deck`. */
ArbDeck deck_view(const Deck *deck);

#endif
