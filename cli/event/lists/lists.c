/* SPDX-License-Identifier: MIT */
/* lists.c -- `event deck`, and lists that are texts (lists.h). */
#include "event/lists/lists.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/text.h"
#include "formats/rules.h"
#include "sandbox/confine.h"

bool lists_open(Session *session, const EventSetup *setup, const char *data, EventError *error)
{
  ArbError why = {0};
  bool good = session_find_data(session, data, &why) && session_find_mods(session, NULL, &why) &&
              session_set_game(session, setup->game, &why) &&
              session_load_format(session, setup->format, &why) &&
              session_load_cards(session, &why);
  if (!good) snprintf(error->text, sizeof error->text, "%.380s", why.text);
  return good;
}

/* Decks are read from files, so the text becomes one for a moment. */
bool lists_read(const Session *session, const char *text, Deck *deck, ArbError *error)
{
  char path[300];
  const char *folder = getenv("TMPDIR");
  snprintf(path, sizeof path, "%.250s/lunarbiter-XXXXXX", folder ? folder : "/tmp");
  int file = mkstemp(path);
  size_t length = strlen(text);
  bool good = file >= 0 && write(file, text, length) == (ssize_t)length;
  if (!good) snprintf(error->text, sizeof error->text, "no list can be written to %.200s", path);
  if (file >= 0) close(file);
  good = good && bind_deck_read(deck, path, session->game, error) &&
         bind_deck_resolve(deck, session->cards, error);
  if (file >= 0) unlink(path);
  return good;
}

bool lists_read_of(const Session *session, const char *text, int player, Deck *deck,
                   ArbError *error)
{
  const char *between = strstr(text, LISTS_BETWEEN);
  size_t length = between ? (size_t)(between - text) : strlen(text);
  if (player && !between) {
    snprintf(error->text, sizeof error->text, "a team hands in two lists, and there is one");
    return false;
  }
  if (player) return lists_read(session, between + strlen(LISTS_BETWEEN), deck, error);
  char *first = must_take(NULL, length + 1);
  memcpy(first, text, length);
  first[length] = '\0';
  bool good = lists_read(session, first, deck, error);
  free(first);
  return good;
}

/* ---- Checking ------------------------------------------------- */

static int compare_cards(const void *one, const void *other)
{
  return *(const uint16_t *)one - *(const uint16_t *)other;
}

/* Whether two lists hold the same cards in the same sections. */
static bool same_cards(const Session *session, Deck *a, Deck *b)
{
  for (int i = 0; i < session->game->rules->section_count; i++) {
    size_t count = (size_t)a->counts[i];
    if (a->counts[i] != b->counts[i]) return false;
    qsort(a->cards[i], count, sizeof *a->cards[i], compare_cards);
    qsort(b->cards[i], count, sizeof *b->cards[i], compare_cards);
    if (memcmp(a->cards[i], b->cards[i], count * sizeof *a->cards[i]) != 0) return false;
  }
  return true;
}

static int is_list(const struct dirent *entry)
{
  const char *ending = strrchr(entry->d_name, '.');
  return ending && strcmp(ending, ".txt") == 0;
}

/* 601.2.d.2: the shipped decks are the lists of products. */
static bool is_product(const Session *session, const Deck *deck)
{
  char path[SESSION_PATH_MAX + 400];
  ArbError ignored;
  bool found = false;
  struct dirent **entries;
  Deck *two = must_take(NULL, 2 * sizeof *two);
  snprintf(path, sizeof path, "%s/decks/%s", session->data, session->game->name);
  int count = scandir(path, &entries, is_list, alphasort);
  for (int i = 0; i < count; i++) {
    snprintf(path, sizeof path, "%s/decks/%s/%s", session->data, session->game->name,
             entries[i]->d_name);
    two[0] = *deck;
    found = found || (bind_deck_read(&two[1], path, session->game, &ignored) &&
                      bind_deck_resolve(&two[1], session->cards, &ignored) &&
                      same_cards(session, &two[0], &two[1]));
    free(entries[i]);
  }
  if (count >= 0) free(entries);
  free(two);
  return found;
}

int lists_check(const Session *session, const EventSetup *setup, const Deck *deck,
                BindProblem *report, void *data, ArbError *error)
{
  ArbDeck view = bind_deck_view(deck);
  BindLegality legality = {.cards = setup->cards, .day = setup->day, .region = setup->region};
  int problems = bind_check_deck(&session->paths, session->format_name, session->cards, &view,
                                 report, data, error);
  bool low = setup->level == EVENT_CASUAL;
  if (problems < 0 || !*setup->cards || (low && is_product(session, deck))) return problems;
  int more = bind_check_legality(&session->paths, session->format_name, session->cards, &view,
                                 &legality, report, data, error);
  return more < 0 ? more : problems + more;
}

/* ---- deck ------------------------------------------------- */

static void on_problem(void *data, const char *rule, const char *text)
{
  HandedIn *in = data;
  in->problems++;
  fprintf(stderr, "%s: %s%s%s%s\n", in->of, text, *rule ? " (" : "", rule, *rule ? ")" : "");
}

/* Whether a file lies in a folder from which every list may come: the shipped decks, those of mods,
** and ./decks. */
static bool is_of_decks(const Session *session, const char *path)
{
  char folder[SESSION_PATH_MAX + 40];
  snprintf(folder, sizeof folder, "%s/decks", session->data);
  bool found = bind_confine_inside(folder, path) || bind_confine_inside("./decks", path);
  for (int i = 0; session->mods && i < session->mods->count; i++)
    found = found || bind_confine_inside(session->mods->items[i].directory, path);
  return found;
}

/* Somebody else may have written the table of players that names a list.  So a file elsewhere is
** not opened: its lines would be told as mistakes, or kept in the event. */
static bool may_read(const Session *session, const HandedIn *in, const char *path, ArbError *error)
{
  if (!in->within || bind_confine_inside(in->within, path) || is_of_decks(session, path))
    return true;
  snprintf(error->text, sizeof error->text,
           "'%.200s' is not read: a table names decks, or files below its own folder", in->of);
  return false;
}

/* Reads and checks one list of those that are handed in. */
static bool take_list(Session *session, const EventSetup *setup, HandedIn *in, int at,
                      ArbError *error)
{
  char path[DECK_PATH_MAX];
  in->of = in->decks[at];
  if (!session_find_deck(session, in->of, path, error) || !may_read(session, in, path, error) ||
      !session_load_deck(session, at, in->of, error) ||
      lists_check(session, setup, &session->decks[at], on_problem, in, error) < 0)
    return false;
  char *text = desk_read_file(path);
  if (!text) {
    snprintf(error->text, sizeof error->text, "%.200s cannot be read", path);
    return false;
  }
  text_add(&in->name, "%s%s", at ? " and " : "", in->of);
  text_add(&in->list, "%s%s", at ? LISTS_BETWEEN : "", text);
  free(text);
  return true;
}

static bool is_type(const Session *session, const DeckEntry *entry, const char *type)
{
  return strcmp(arb_card_type(session->cards, entry->def), type) == 0;
}

/* Adds how often each card is in a list; runes and tokens (blank battlefields) come from anywhere
** (602.1.a.2). */
static void count_cards(const Session *session, const Deck *deck, int *counts)
{
  for (int i = 0; i < deck->entry_count; i++) {
    const DeckEntry *entry = &deck->entries[i];
    if (!is_type(session, entry, "rune") && !arb_card_token(session->cards, entry->def))
      counts[entry->def] += entry->count;
  }
}

/* 602.1.a.1: all lists together hold no more of a card than the pool. */
static bool check_pool(const Session *session, HandedIn *in, const char *pool, ArbError *error)
{
  size_t cards = (size_t)arb_cards_count(session->cards) + 1;
  int *used = must_take(NULL, 2 * cards * sizeof *used), *given = used + cards;
  Deck *deck = must_take(NULL, sizeof *deck);
  memset(used, 0, 2 * cards * sizeof *used);
  for (int at = 0; at < in->count; at++) count_cards(session, &session->decks[at], used);
  bool good = lists_read(session, pool, deck, error);
  if (good) count_cards(session, deck, given);
  for (size_t def = 1; good && def < cards; def++) {
    if (used[def] <= given[def]) continue;
    in->problems++;
    fprintf(stderr, "pool: the deck has %d of %s; the pool has %d (T602.1.a.1)\n", used[def],
            arb_card_title(session->cards, (uint16_t)def), given[def]);
  }
  free(deck);
  free(used);
  return good;
}

static bool examine(const Event *event, int entrant, HandedIn *in, EventError *error)
{
  ArbError why = {0};
  Session session = {0};
  const EventSetup *setup = event_setup(event);
  const char *pool = event_entrant(event, entrant)->pool;
  bool good = lists_open(&session, setup, NULL, error);
  if (good) {
    for (int at = 0; good && at < in->count; at++) good = take_list(&session, setup, in, at, &why);
    if (good && pool) good = check_pool(&session, in, pool, &why);
    if (!good) snprintf(error->text, sizeof error->text, "%.380s", why.text);
  }
  session_close(&session);
  return good;
}

bool lists_hand_in(const Event *event, void *data, EventFact *fact, EventError *error)
{
  HandedIn *in = data;
  int entrant = event_find(event, in->player, error), team = event_setup(event)->team;
  if (!entrant) return false;
  if (in->count != team) {
    snprintf(error->text, sizeof error->text,
             "A player hands in one list, and a team two (603.2).");
    return false;
  }
  if (!examine(event, entrant, in, error)) return false;
  *fact = (EventFact){.at = desk_now(),
                      .kind = FACT_DECK,
                      .numbers = {entrant, !in->problems},
                      .texts = {in->name.bytes, in->list.bytes}};
  return true;
}

void lists_forget(HandedIn *in)
{
  text_free(&in->name);
  text_free(&in->list);
}

int verb_deck(int argc, char **argv)
{
  int count;
  bool json = false;
  HandedIn in = {0};
  const Option table[] = {JSON_OPTION(&json)};
  const Usage usage = {
    .name = "event deck",
    .synopsis = "[options] FILE PLAYER DECK [DECK]",
    .text =
        "Registers a deck list (401): a deck file, or the name of one; of a team that of the A\n"
        "player and that of the B player. It is held against the event's format at once,\n"
        "against the cards that are legal on its day (601.2), and against the pool in a limited\n"
        "event (602.1.a.1); what is wrong is told, and the list is registered as not legal. At\n"
        "casual level the list of a shipped deck may hold banned cards (601.2.d.2). Once the event "
        "has started a list stays, unless a\n"
        "decklist error is mended.",
    .examples = "event deck friday.event \"Ann Lee\" jinx-origins\n",
    .options = table,
    .option_count = 1,
    .min_arguments = 3,
    .max_arguments = 4,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  in.player = argv[1];
  in.count = count - 2;
  for (int i = 0; i < in.count; i++) in.decks[i] = argv[2 + i];
  int code = desk_add(argv[0], json, lists_hand_in, &in);
  lists_forget(&in);
  return code;
}
