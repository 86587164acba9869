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
** The sections are Legend, Champion, MainDeck, Battlefields and Runes (rule
** 103), and Sideboard for a match; empty lines and lines that begin with # are
** left out.  A card is named by its name or its id.  Reading says what a file
** holds, resolving finds the cards in a pool; whether the deck may be played is
** the format's to say (session.h).  Every complaint names file and line.
*/
#ifndef CLI_DECK_H
#define CLI_DECK_H

#include "lunarbiter.h"

enum { DECK_ENTRIES_MAX = 128, DECK_CARDS_MAX = 256, DECK_NAME_MAX = 64, DECK_PATH_MAX = 512 };

typedef enum DeckSection {
  DECK_LEGEND, DECK_CHAMPION, DECK_MAIN, DECK_BATTLEFIELDS, DECK_RUNES, DECK_SIDEBOARD,
  DECK_SECTIONS
} DeckSection;

typedef struct DeckEntry {
  DeckSection section;
  int line;                  /* of the file */
  int count;
  uint16_t def;              /* 0 until resolved */
  char card[DECK_NAME_MAX];  /* name or id, as written */
} DeckEntry;

typedef struct Deck {
  char name[DECK_NAME_MAX];  /* the file's name without folder and ending */
  char path[DECK_PATH_MAX];
  DeckEntry entries[DECK_ENTRIES_MAX];
  int entry_count;
  /* filled by deck_resolve: one definition number a card, by section */
  uint16_t cards[DECK_SECTIONS][DECK_CARDS_MAX];
  int counts[DECK_SECTIONS];
} Deck;

/* What a section is called in a file. */
const char *deck_section_name(DeckSection section);
/* DECK_SECTIONS when there is no such section. */
DeckSection deck_section_find(const char *name);

/* Finds a deck by path or name: as given, then in ./decks and in DATA/decks, there
** also in its riftbound folder, with and without ".txt".  false: not found. */
bool deck_find(const char *name, const char *data, char *path, size_t size);
/* Reads the file; nothing is looked up.  false with a sentence in `error`. */
bool deck_read(Deck *deck, const char *path, ArbError *error);
/* Starts an empty deck, and adds an entry to one, for those who keep decks elsewhere. */
void deck_start(Deck *deck, const char *name, const char *path);
bool deck_add(Deck *deck, DeckSection section, int count, const char *card, int line,
              ArbError *error);
/* Looks every card up and fills `cards`. */
bool deck_resolve(Deck *deck, const ArbCards *cards, ArbError *error);
/* The deck as the engine takes it; it points into `deck`. */
ArbDeck deck_view(const Deck *deck);

#endif
