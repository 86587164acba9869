/* SPDX-License-Identifier: MIT */
/* decks.c -- the decks of an event that bots play (play.h). */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/text.h"
#include "event/lists/boosters.h"
#include "event/rehearsal/play.h"
#include "formats/rules.h"

/* Purposes of play_chance in this file. */
enum { DECK_OF = 1, MATE_OF = 4 };

enum { POD = 8 }; /* 602.4.b.2 */

/* ---- Shipped decks ------------------------------------------------- */

static int is_text(const struct dirent *entry)
{
  const char *ending = strrchr(entry->d_name, '.');
  return ending && strcmp(ending, ".txt") == 0;
}

static void ignore_problem(void *data, const char *rule, const char *text)
{
  (void)data, (void)rule, (void)text;
}

static bool is_legal(Hall *hall, const char *name)
{
  ArbError ignored;
  Session *session = &hall->matches.session;
  const EventSetup *setup = event_setup(store_event(hall->store));
  return session_load_deck(session, 0, name, &ignored) &&
         lists_check(session, setup, &session->decks[0], ignore_problem, NULL, &ignored) == 0;
}

/* The shipped decks that are legal in the format, in the order of their names. */
static bool find_decks(Hall *hall, EventError *error)
{
  char folder[SESSION_PATH_MAX + 80];
  struct dirent **entries;
  Session *session = &hall->matches.session;
  hall->decks = hall->options->decks;
  if (hall->decks.count) return true;
  snprintf(folder, sizeof folder, "%s/decks/%s", session->data, session->game->name);
  int count = scandir(folder, &entries, is_text, alphasort);
  for (int i = 0; i < count; i++) {
    *strrchr(entries[i]->d_name, '.') = '\0';
    if (hall->decks.count < OPTION_LIST_MAX && is_legal(hall, entries[i]->d_name)) {
      char *name = must_take(NULL, strlen(entries[i]->d_name) + 1);
      hall->decks.items[hall->decks.count++] = strcpy(name, entries[i]->d_name);
    }
    free(entries[i]);
  }
  if (count >= 0) free(entries);
  if (hall->decks.count) return true;
  snprintf(error->text, sizeof error->text,
           "No shipped deck is legal in the format %s: name some with --deck.",
           session->format_name);
  return false;
}

void decks_forget(Hall *hall)
{
  for (int i = 0; !hall->options->decks.count && i < hall->decks.count; i++)
    free((void *)hall->decks.items[i]);
}

/* ---- Handing in ------------------------------------------------- */

typedef struct Lists {
  Text names, texts;
  int count;
  bool legal;
} Lists;

static void add_list(void *data, const char *list)
{
  Lists *lists = data;
  text_add(&lists->texts, "%s%s", lists->count++ ? LISTS_BETWEEN : "", list);
}

/* Members of a team share no legend and no battlefield: Core Rules, two against two. */
static bool clash(const Hall *hall, const Deck *a, const Deck *b)
{
  const ArbCards *cards = hall->matches.session.cards;
  for (int i = 0; i < a->entry_count; i++)
    for (int j = 0; j < b->entry_count; j++) {
      uint16_t def = a->entries[i].def;
      const char *type = arb_card_type(cards, def);
      if (def == b->entries[j].def && !arb_card_token(cards, def) &&
          (strcmp(type, "legend") == 0 || strcmp(type, "battlefield") == 0))
        return true;
    }
  return false;
}

/* The deck that a player draws by lot, as list `at` of the entrant: the next one in the order of
** names after the lot that goes with the list of the mate. */
static bool draw_deck(Hall *hall, int entrant, int at, Lists *lists, EventError *error)
{
  char path[DECK_PATH_MAX];
  ArbError why = {0};
  Session *session = &hall->matches.session;
  int lot = play_chance(store_event(hall->store), at ? MATE_OF : DECK_OF, (uint64_t)entrant,
                        hall->decks.count);
  for (int i = 0; i < hall->decks.count; i++) {
    const char *name = hall->decks.items[(lot + i) % hall->decks.count];
    if (!session_load_deck(session, at, name, &why) ||
        !session_find_deck(session, name, path, &why))
      return play_refuse(error, &why);
    if (at && clash(hall, &session->decks[0], &session->decks[at])) continue;
    char *text = desk_read_file(path);
    const EventSetup *setup = event_setup(store_event(hall->store));
    lists->legal &=
        lists_check(session, setup, &session->decks[at], ignore_problem, NULL, &why) == 0;
    text_add(&lists->names, "%s%s", at ? " and " : "", name);
    add_list(lists, text ? text : "");
    free(text);
    return true;
  }
  snprintf(error->text, sizeof error->text,
           "No two of the decks go together in a team, whose members share no legend and no "
           "battlefield: name others with --deck.");
  return false;
}

static bool build(Hall *hall, const EventEntrant *of, Lists *lists, EventError *error)
{
  ArbError why = {0};
  Session *session = &hall->matches.session;
  int team = hall->matches.team;
  if (!lists_read(session, of->pool, &session->decks[0], &why)) return play_refuse(error, &why);
  ArbDeck pool = bind_deck_view(&session->decks[0]);
  if (!bind_build_decks(&session->paths, session->format_name, session->cards, &pool, team,
                        add_list, lists, &why))
    return play_refuse(error, &why);
  for (int at = 0; at < team; at++) {
    Deck *deck = &session->decks[at];
    if (!lists_read_of(session, lists->texts.bytes, at, deck, &why))
      return play_refuse(error, &why);
    lists->legal &= lists_check(session, event_setup(store_event(hall->store)), deck,
                                ignore_problem, NULL, &why) == 0;
  }
  text_add(&lists->names, "built from the pool");
  return true;
}

static bool hand_in_one(Hall *hall, const EventEntrant *of, EventError *error)
{
  Lists lists = {.legal = true};
  bool good = true;
  int entrant = of->number;
  if (of->pool) {
    good = build(hall, of, &lists, error);
  } else {
    good = hall->decks.count || find_decks(hall, error);
    for (int at = 0; good && at < hall->matches.team; at++)
      good = draw_deck(hall, entrant, at, &lists, error);
  }
  EventFact fact = {.kind = FACT_DECK,
                    .numbers = {entrant, lists.legal},
                    .texts = {lists.names.bytes, lists.texts.bytes}};
  good = good && play_add(hall->store, fact, error);
  text_free(&lists.names);
  text_free(&lists.texts);
  return good;
}

static bool is_ready(const EventEntrant *of)
{
  return of->deck || of->dropped;
}

/* Pools for those who have neither pool nor deck.  A draft needs its pods first (602.4.b.2). */
static bool hand_out_pools(Hall *hall, EventError *error)
{
  int seated;
  EventFact fact;
  bool wanted = false;
  const Event *event = store_event(hall->store);
  const Session *session = &hall->matches.session;
  for (int i = 1; i <= event_entrant_count(event); i++)
    wanted |= !is_ready(event_entrant(event, i)) && !event_entrant(event, i)->pool;
  if (!wanted) return true;
  event_seating(event, &seated);
  if (boosters_are_drafted(session->format_name) && !seated) {
    if (!event_seat(event, 0, POD, &fact, error)) return false;
    bool good = play_add(hall->store, fact, error);
    free((void *)fact.list);
    if (!good) return false;
  }
  return boosters_deal(hall->store, session, hall->options->set, NULL, play_add, error);
}

bool decks_hand_in(Hall *hall, EventError *error)
{
  const Event *event = store_event(hall->store);
  if (event_setup(event)->limited && !hall->options->decks.count && !hand_out_pools(hall, error))
    return false;
  for (int i = 1; i <= event_entrant_count(event); i++)
    if (!is_ready(event_entrant(event, i)) && !hand_in_one(hall, event_entrant(event, i), error))
      return false;
  return true;
}

/* ---- Reading ------------------------------------------------- */

static bool read_lists(Hall *hall, const EventEntrant *entrant, Deck *decks, EventError *error)
{
  ArbError why = {0};
  for (int at = 0; at < hall->matches.team; at++) {
    if (lists_read_of(&hall->matches.session, entrant->deck, at, &decks[at], &why)) continue;
    snprintf(error->text, sizeof error->text, "The list of %.100s cannot be played: %.250s",
             entrant->name, why.text);
    return false;
  }
  return true;
}

/* The first entrant with the same lists, at most `entrant`. */
static int same_as(const Event *event, int entrant)
{
  int same = 1;
  const char *deck = event_entrant(event, entrant)->deck;
  while (!event_entrant(event, same)->deck || strcmp(event_entrant(event, same)->deck, deck) != 0)
    same++;
  return same;
}

bool decks_read(Hall *hall, EventError *error)
{
  BotMatches *matches = &hall->matches;
  const Event *event = store_event(hall->store);
  int count = event_entrant_count(event), team = matches->team;
  if (count > matches->entrants)
    matches->decks = must_take(matches->decks, (size_t)(count * team) * sizeof *matches->decks);
  for (int i = matches->entrants + 1; i <= count; i++) {
    if (!event_entrant(event, i)->deck) continue;
    Deck *own = &matches->decks[(i - 1) * team];
    int same = same_as(event, i);
    if (same < i) memcpy(own, &matches->decks[(same - 1) * team], (size_t)team * sizeof *own);
    else if (!read_lists(hall, event_entrant(event, i), own, error)) return false;
  }
  matches->entrants = count;
  return true;
}
