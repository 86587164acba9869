/* SPDX-License-Identifier: MIT */
/* deck.c -- see deck.h. */
#include "formats/deck.h"
#include "language/games.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "sandbox/confine.h"
#include "basics/guess.h"
#include "formats/mods.h"
#include "sandbox/sandbox.h"
#include "basics/wrong.h"

int bind_deck_section_find(const BindGame *game, const char *name)
{
  for (int i = 0; i < game->rules->section_count; i++)
    if (strcasecmp(game->rules->sections[i].name, name) == 0) return i;
  return -1;
}

int bind_deck_count(const Deck *deck, const char *section)
{
  int at = bind_deck_section_find(deck->game, section);
  return at < 0 ? 0 : deck->counts[at];
}

/* ---- Finding -------------------------------------------------------------------- */

static bool is_file(const char *path)
{
  struct stat info;
  return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

/* Finds NAME in a folder of `root`, with and without the ending. */
static bool find_in(const char *root, const char *folder, const char *name, char *path, size_t size)
{
  for (int ending = 0; ending < 2; ending++) {
    snprintf(path, size, "%s/decks/%s%s%s%s", root, folder, *folder ? "/" : "", name,
             ending ? ".txt" : "");
    if (is_file(path)) return true;
  }
  return false;
}

bool bind_deck_find_of_mods(const char *name, const BindMod *mods, int count, const BindGame *game,
                            char *path, size_t size)
{
  for (int i = 0; i < count; i++) {
    const BindMod *mod = &mods[i];
    size_t length = strlen(mod->name);
    bool named = strncmp(name, mod->name, length) == 0 && name[length] == '/';
    if ((!game || strcmp(game->name, mod->game) == 0) &&
        find_in(mod->directory, "", named ? name + length + 1 : name, path, size) &&
        bind_confine_inside(mod->directory, path))
      return true;
  }
  return false;
}

bool bind_deck_find(const char *name, const char *data, const BindGame *game, char *path,
                    size_t size)
{
  for (int ending = 0; ending < 2; ending++) {
    snprintf(path, size, "%s%s", name, ending ? ".txt" : "");
    if (is_file(path)) return true;
  }
  for (int root = 0; root < 2; root++) {
    if (find_in(root ? data : ".", "", name, path, size)) return true;
    for (int i = 0; bind_game_at(i); i++)
      if ((!game || game == bind_game_at(i)) &&
          find_in(root ? data : ".", bind_game_at(i)->name, name, path, size))
        return true;
  }
  return false;
}

/* ---- Reading -------------------------------------------------------------------- */

void bind_deck_start(Deck *deck, const BindGame *game, const char *name, const char *path)
{
  memset(deck, 0, sizeof *deck);
  deck->game = game;
  snprintf(deck->name, sizeof deck->name, "%s", name);
  for (char *c = deck->name; *c; c++) /* the deck's name is a player's name in logs and replays */
    if ((unsigned char)*c < 0x20 || *c == 0x7f) *c = '?';
  snprintf(deck->path, sizeof deck->path, "%s", path);
}

bool bind_deck_add(Deck *deck, int section, int count, const char *card, int line, ArbError *error)
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

/* Removes blanks at both ends, in place. */
static char *trim(char *text)
{
  while (isspace((unsigned char)*text)) text++;
  char *end = text + strlen(text);
  while (end > text && isspace((unsigned char)end[-1])) end--;
  *end = 0;
  return text;
}

static bool read_card(Deck *deck, int section, char *text, int line, ArbError *error)
{
  char *name;
  long count = strtol(text, &name, 10);
  if (section == DECK_NO_SECTION) return true;
  if (section < 0)
    return wrong(error, "%s:%d: '%s' stands before the first section (%s:)", deck->path, line, text,
                 deck->game->rules->sections[0].name);
  if (name == text || !isspace((unsigned char)*name))
    return wrong(error, "%s:%d: expected a number and a card's name, got '%s'", deck->path, line,
                 text);
  if (count < 1 || count > 99)
    return wrong(error, "%s:%d: a count is a number from 1 to 99, not %ld", deck->path, line,
                 count);
  return bind_deck_add(deck, section, (int)count, trim(name), line, error);
}

/* Whether a line begins a section; removes its colon. */
static bool is_heading(char *text)
{
  size_t length = strlen(text);
  if (length == 0 || *text == '#' || text[length - 1] != ':' || isdigit((unsigned char)*text))
    return false;
  text[length - 1] = 0;
  return true;
}

/* Another game whose deck files have such a section; NULL: none. */
static const BindGame *other_with_section(const Deck *deck, const char *name)
{
  for (int i = 0; bind_game_at(i); i++)
    if (bind_game_at(i) != deck->game && bind_deck_section_find(bind_game_at(i), name) >= 0)
      return bind_game_at(i);
  return NULL;
}

static bool unknown_section(const Deck *deck, int line, const char *name, ArbError *error)
{
  char list[160] = "", hint[80];
  const BindGame *other = other_with_section(deck, name);
  Guess guess = bind_guess_begin(name);
  const ArbRules *rules = deck->game->rules;
  for (int i = 0; i < rules->section_count; i++) {
    size_t used = strlen(list);
    const char *between = i == 0 ? "" : i == rules->section_count - 1 ? " or " : ", ";
    snprintf(list + used, sizeof list - used, "%s%s", between, rules->sections[i].name);
    bind_guess_try(&guess, rules->sections[i].name);
  }
  if (other)
    return wrong(error,
                 "%s:%d: there is no section '%s' in a deck of %s (%s): it is one of a deck of %s",
                 deck->path, line, name, deck->game->title, list, other->title);
  return wrong(error, "%s:%d: there is no section '%s' in a deck of %s (%s)%s", deck->path, line,
               name, deck->game->title, list, bind_guess_text(&guess, hint, sizeof hint));
}

static bool read_line(Deck *deck, int *section, char *text, int line, ArbError *error)
{
  text = trim(text);
  if (*text == 0 || *text == '#') return true;
  if (!is_heading(text)) return read_card(deck, *section, text, line, error);
  *section = bind_deck_section_find(deck->game, text);
  return *section >= 0 || unknown_section(deck, line, text, error);
}

/* Whether the file lies in a folder with the game's name: decks/NAME/. */
static bool is_at_home(const char *path, const BindGame *game)
{
  const char *file = strrchr(path, '/');
  size_t length = strlen(game->name), before = file ? (size_t)(file - path) : 0;
  if (before < length || strncmp(file - length, game->name, length) != 0) return false;
  return before == length || file[-(ptrdiff_t)length - 1] == '/';
}

/* The game that has most of the sections in a file; of several, the game in whose folder the file
** lies, else the first. */
static const BindGame *game_of_file(FILE *file, const char *path)
{
  char text[256];
  const BindGame *best = bind_game_at(0);
  int most = 0;
  for (int i = 0; bind_game_at(i); i++) {
    int known = 0;
    if (fseek(file, 0, SEEK_SET) != 0) return best;
    while (fgets(text, sizeof text, file)) {
      char *name = trim(text);
      known += is_heading(name) && bind_deck_section_find(bind_game_at(i), name) >= 0;
    }
    bool home = known == most && known > 0 && is_at_home(path, bind_game_at(i));
    if (known > most || home) best = bind_game_at(i), most = known;
  }
  if (fseek(file, 0, SEEK_SET) != 0) return bind_game_at(0);
  return best;
}

/* The file's name without folder and ending. */
static void short_name(const char *path, char *out, size_t size)
{
  const char *slash = strrchr(path, '/');
  snprintf(out, size, "%s", slash ? slash + 1 : path);
  char *dot = strrchr(out, '.');
  if (dot && dot != out) *dot = 0;
}

/* Reports a mistake, if all are wanted, and returns true; else the mistake ends the reading. */
static bool go_on(const DeckMistakes *all, const Deck *deck, int line, const ArbError *error)
{
  char place[DECK_PATH_MAX + 16];
  if (!all) return false;
  snprintf(place, sizeof place, "%s:%d: ", deck->path, line);
  size_t length = strlen(place);
  bool placed = strncmp(error->text, place, length) == 0;
  all->tell(all->data, line, error->text + (placed ? length : 0));
  return true;
}

static bool read_lines(Deck *deck, FILE *file, const DeckMistakes *all, ArbError *error)
{
  char text[256];
  int section = -1;
  bool whole = true; /* the bytes that are read begin at the start of a line */
  for (int line = 1; fgets(text, sizeof text, file); line += whole) {
    bool begins = whole, good = true;
    whole = strlen(text) < sizeof text - 1 || text[sizeof text - 2] == '\n';
    if (!begins) continue;
    if (!whole)
      good = wrong(error, "%s:%d: the line is too long for a deck list", deck->path, line);
    else good = read_line(deck, &section, text, line, error);
    if (!good && !go_on(all, deck, line, error)) return false;
    if (!good && section < 0) section = DECK_NO_SECTION; /* its entries are not reported again */
  }
  return !ferror(file) || wrong(error, "%s: %s", deck->path, strerror(errno));
}

static bool read_deck(Deck *deck, const char *path, const BindGame *game, const DeckMistakes *all,
                      ArbError *error)
{
  char name[DECK_NAME_MAX];
  struct stat about;
  if (stat(path, &about) == 0 && !S_ISREG(about.st_mode)) /* a pipe would be waited for */
    return wrong(error, "%s: is no plain file", path);
  FILE *file = fopen(path, "r");
  if (!file) return wrong(error, "%s: %s", path, strerror(errno));
  short_name(path, name, sizeof name);
  bind_deck_start(deck, game ? game : game_of_file(file, path), name, path);
  bool good = read_lines(deck, file, all, error);
  fclose(file);
  if (good && deck->entry_count == 0) good = wrong(error, "%s: the deck is empty", path);
  return good;
}

bool bind_deck_read(Deck *deck, const char *path, const BindGame *game, ArbError *error)
{
  return read_deck(deck, path, game, NULL, error);
}

/* ---- Resolving ------------------------------------------------------------------ */

/* The number of different letters (Levenshtein), ignoring case; for "did you mean". */
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

const char *bind_deck_nearest_card(const ArbCards *cards, const char *name)
{
  const char *nearest = NULL;
  int best = 4; /* a larger distance is not a spelling mistake */
  for (int def = 1; def <= arb_cards_count(cards); def++) {
    const char *title = arb_card_title(cards, (uint16_t)def);
    if (!bind_is_card(cards, (uint16_t)def)) continue;
    int far = distance(name, title);
    if (far < best) best = far, nearest = title;
  }
  return nearest;
}

static bool unknown_card(const Deck *deck, const DeckEntry *entry, const ArbCards *cards,
                         ArbError *error)
{
  const char *nearest = bind_deck_nearest_card(cards, entry->card);
  return wrong(error, "%s:%d: there is no card '%s'%s%s%s", deck->path, entry->line, entry->card,
               nearest ? " (did you mean '" : "", nearest ? nearest : "", nearest ? "'?)" : "");
}

static bool resolve(Deck *deck, const ArbCards *cards, const DeckMistakes *all, ArbError *error)
{
  memset(deck->counts, 0, sizeof deck->counts);
  for (int i = 0; i < deck->entry_count; i++) {
    DeckEntry *entry = &deck->entries[i];
    entry->def = bind_find_card(cards, entry->card, entry->section);
    if (entry->def == 0) {
      unknown_card(deck, entry, cards, error);
      if (!go_on(all, deck, entry->line, error)) return false;
      continue;
    }
    int *count = &deck->counts[entry->section];
    if (*count + entry->count > DECK_CARDS_MAX) {
      wrong(error, "%s:%d: a section may hold at most %d cards", deck->path, entry->line,
            DECK_CARDS_MAX);
      if (!go_on(all, deck, entry->line, error)) return false;
      continue;
    }
    for (int n = 0; n < entry->count; n++) deck->cards[entry->section][(*count)++] = entry->def;
  }
  return true;
}

bool bind_deck_resolve(Deck *deck, const ArbCards *cards, ArbError *error)
{
  return resolve(deck, cards, NULL, error);
}

bool bind_deck_diagnose(Deck *deck, const char *path, const BindGame *game, const ArbCards *cards,
                        const DeckMistakes *all, ArbError *error)
{
  return read_deck(deck, path, game, all, error) && resolve(deck, cards, all, error);
}

ArbDeck bind_deck_view(const Deck *deck)
{
  ArbDeck view = {0};
  for (int i = 0; i < deck->game->rules->section_count; i++)
    view.sections[i] = (ArbSection){deck->cards[i], deck->counts[i]};
  return view;
}
