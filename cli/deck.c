/* SPDX-License-Identifier: MIT */
/* deck.c -- see deck.h. */
#include "deck.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

static const char *const section_names[DECK_SECTIONS] = {"Legend", "Champion", "MainDeck",
                                                         "Battlefields", "Runes",
                                                         "Sideboard"};

const char *deck_section_name(DeckSection section) { return section_names[section]; }

DeckSection deck_section_find(const char *name)
{
  int section = 0;
  while (section < DECK_SECTIONS && strcasecmp(section_names[section], name) != 0) section++;
  return (DeckSection)section;
}

static bool wrong(ArbError *error, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool wrong(ArbError *error, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  error->status = ARB_REFUSED;
  vsnprintf(error->text, sizeof error->text, format, args);
  va_end(args);
  return false;
}

/* ---- Finding -------------------------------------------------------------------- */

static bool is_file(const char *path)
{
  struct stat info;
  return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

bool deck_find(const char *name, const char *data, char *path, size_t size)
{
  static const char *const folders[] = {"decks/", "decks/riftbound/"};
  const char *const endings[] = {"", ".txt"};
  for (int e = 0; e < 2; e++) {
    snprintf(path, size, "%s%s", name, endings[e]);
    if (is_file(path)) return true;
  }
  for (int root = 0; root < 2; root++)
    for (int f = 0; f < 2; f++)
      for (int e = 0; e < 2; e++) {
        snprintf(path, size, "%s%s%s%s%s", root ? data : ".", "/", folders[f], name, endings[e]);
        if (is_file(path)) return true;
      }
  return false;
}

/* ---- Reading -------------------------------------------------------------------- */

void deck_start(Deck *deck, const char *name, const char *path)
{
  memset(deck, 0, sizeof *deck);
  snprintf(deck->name, sizeof deck->name, "%s", name);
  snprintf(deck->path, sizeof deck->path, "%s", path);
}

bool deck_add(Deck *deck, DeckSection section, int count, const char *card, int line,
              ArbError *error)
{
  if (deck->entry_count == DECK_ENTRIES_MAX)
    return wrong(error, "%s:%d: a deck may have at most %d lines", deck->path, line,
                 DECK_ENTRIES_MAX);
  DeckEntry *entry = &deck->entries[deck->entry_count];
  if (strlen(card) >= sizeof entry->card)
    return wrong(error, "%s:%d: a card's name has at most %d characters", deck->path, line,
                 DECK_NAME_MAX - 1);
  *entry = (DeckEntry){.section = section, .line = line, .count = count};
  memcpy(entry->card, card, strlen(card) + 1);
  deck->entry_count++;
  return true;
}

/* Cuts blanks off both ends, in place. */
static char *trim(char *text)
{
  while (isspace((unsigned char)*text)) text++;
  char *end = text + strlen(text);
  while (end > text && isspace((unsigned char)end[-1])) end--;
  *end = 0;
  return text;
}

static bool read_card(Deck *deck, DeckSection section, char *text, int line, ArbError *error)
{
  char *name;
  long count = strtol(text, &name, 10);
  if (section == DECK_SECTIONS)
    return wrong(error, "%s:%d: '%s' stands before the first section (Legend:)", deck->path, line,
                 text);
  if (name == text || !isspace((unsigned char)*name))
    return wrong(error, "%s:%d: expected a number and a card's name, got '%s'", deck->path, line,
                 text);
  if (count < 1 || count > 99)
    return wrong(error, "%s:%d: a count is a number from 1 to 99, not %ld", deck->path, line,
                 count);
  return deck_add(deck, section, (int)count, trim(name), line, error);
}

static bool read_line(Deck *deck, DeckSection *section, char *text, int line, ArbError *error)
{
  text = trim(text);
  size_t length = strlen(text);
  if (length == 0 || *text == '#') return true;
  if (text[length - 1] != ':' || isdigit((unsigned char)*text))
    return read_card(deck, *section, text, line, error);
  text[length - 1] = 0;
  *section = deck_section_find(text);
  if (*section != DECK_SECTIONS) return true;
  return wrong(error, "%s:%d: there is no section '%s' (Legend, Champion, MainDeck, Battlefields, "
               "Runes or Sideboard)", deck->path, line, text);
}

/* The file's name without folder and ending. */
static void short_name(const char *path, char *out, size_t size)
{
  const char *slash = strrchr(path, '/');
  snprintf(out, size, "%s", slash ? slash + 1 : path);
  char *dot = strrchr(out, '.');
  if (dot && dot != out) *dot = 0;
}

bool deck_read(Deck *deck, const char *path, ArbError *error)
{
  char name[DECK_NAME_MAX], text[256];
  short_name(path, name, sizeof name);
  deck_start(deck, name, path);
  FILE *file = fopen(path, "r");
  if (!file) return wrong(error, "%s: %s", path, strerror(errno));
  DeckSection section = DECK_SECTIONS;
  bool good = true;
  for (int line = 1; good && fgets(text, sizeof text, file); line++) {
    if (strlen(text) == sizeof text - 1 && text[sizeof text - 2] != '\n')
      good = wrong(error, "%s:%d: the line is too long for a deck list", path, line);
    else
      good = read_line(deck, &section, text, line, error);
  }
  if (good && ferror(file)) good = wrong(error, "%s: %s", path, strerror(errno));
  fclose(file);
  if (good && deck->entry_count == 0) good = wrong(error, "%s: the deck is empty", path);
  return good;
}

/* ---- Resolving ------------------------------------------------------------------ */

/* How many letters differ (Levenshtein), ignoring case; for "did you mean". */
static int distance(const char *a, const char *b)
{
  int row[DECK_NAME_MAX + 1], width = (int)strlen(b);
  if (width > DECK_NAME_MAX) return DECK_NAME_MAX;
  for (int j = 0; j <= width; j++) row[j] = j;
  for (int i = 1; a[i - 1]; i++) {
    int corner = row[0];
    row[0] = i;
    for (int j = 1; j <= width; j++) {
      int same = tolower((unsigned char)a[i - 1]) == tolower((unsigned char)b[j - 1]);
      int best = corner + !same;
      corner = row[j];
      if (row[j] + 1 < best) best = row[j] + 1;
      if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
      row[j] = best;
    }
  }
  return row[width];
}

/* What a keyword stands for is kept like a card, and is none. */
static uint16_t find_card(const ArbCards *cards, const char *name)
{
  uint16_t def = arb_cards_find(cards, name);
  return def && strcmp(arb_card_type(cards, def), "keyword") == 0 ? 0 : def;
}

static const char *nearest_card(const ArbCards *cards, const char *name)
{
  const char *nearest = NULL;
  int best = 4; /* farther is no spelling mistake */
  for (int def = 1; def <= arb_cards_count(cards); def++) {
    const char *title = arb_card_title(cards, (uint16_t)def);
    if (!find_card(cards, title)) continue;
    int far = distance(name, title);
    if (far < best) best = far, nearest = title;
  }
  return nearest;
}

static bool unknown_card(const Deck *deck, const DeckEntry *entry, const ArbCards *cards,
                         ArbError *error)
{
  const char *nearest = nearest_card(cards, entry->card);
  return wrong(error, "%s:%d: there is no card '%s'%s%s%s", deck->path, entry->line, entry->card,
               nearest ? " (did you mean '" : "", nearest ? nearest : "", nearest ? "'?)" : "");
}

bool deck_resolve(Deck *deck, const ArbCards *cards, ArbError *error)
{
  memset(deck->counts, 0, sizeof deck->counts);
  for (int i = 0; i < deck->entry_count; i++) {
    DeckEntry *entry = &deck->entries[i];
    entry->def = find_card(cards, entry->card);
    if (entry->def == 0) return unknown_card(deck, entry, cards, error);
    int *count = &deck->counts[entry->section];
    for (int n = 0; n < entry->count; n++) {
      if (*count == DECK_CARDS_MAX)
        return wrong(error, "%s:%d: a section may hold at most %d cards", deck->path, entry->line,
                     DECK_CARDS_MAX);
      deck->cards[entry->section][(*count)++] = entry->def;
    }
  }
  return true;
}

ArbDeck deck_view(const Deck *deck)
{
  return (ArbDeck){
    .legend = deck->cards[DECK_LEGEND][0],
    .champion = deck->cards[DECK_CHAMPION][0],
    .main = deck->cards[DECK_MAIN],
    .runes = deck->cards[DECK_RUNES],
    .battlefields = deck->cards[DECK_BATTLEFIELDS],
    .main_count = deck->counts[DECK_MAIN],
    .rune_count = deck->counts[DECK_RUNES],
    .battlefield_count = deck->counts[DECK_BATTLEFIELDS],
    .sideboard = deck->cards[DECK_SIDEBOARD],
    .sideboard_count = deck->counts[DECK_SIDEBOARD],
  };
}
