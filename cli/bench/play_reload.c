/* SPDX-License-Identifier: MIT */
/*
** play_reload.c -- changed scripts in a running game.
**
** The pool is loaded anew and a second game is played from its start: same seed, same decks,
** the same moves by the ids of their options.  If they all fit, it takes the place of the
** first; if not, the person says whether to go on from the first that does not.  Until then
** the old game, its pool and its host are as they were, so whatever fails leaves them alone.
*/
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "bench/play.h"

/* ---- What has changed --------------------------------------------------------------- */

typedef struct Files {
  const char *path[4096];
  uint64_t hash[4096];
  int count;
} Files;

static void list_file(void *data, const char *path, uint64_t hash)
{
  Files *files = data;
  if (files->count == (int)(sizeof files->path / sizeof *files->path)) return;
  files->path[files->count] = path;
  files->hash[files->count++] = hash;
}

static int find_file(const Files *files, const char *path)
{
  for (int i = 0; i < files->count; i++)
    if (strcmp(files->path[i], path) == 0) return i;
  return -1;
}

/* Says which files are not as they were, and which are read for the first time; how many. */
static int tell_files(const ArbCards *old, const ArbCards *now, bool *anew)
{
  Files *files = must_take(NULL, 2 * sizeof *files);
  int told = 0;
  *anew = false;
  files[0].count = files[1].count = 0;
  bind_files(old, list_file, &files[0]);
  bind_files(now, list_file, &files[1]);
  for (int i = 0; i < files[1].count; i++) {
    int was = find_file(&files[0], files[1].path[i]);
    if (was >= 0 && files[0].hash[was] == files[1].hash[i]) continue;
    printf("  %s: %s\n", was < 0 ? "loaded" : "loaded again", files[1].path[i]);
    *anew |= was >= 0;
    told++;
  }
  free(files);
  return told;
}

/* The ids of the cards whose scripts are others, or new: for the record. */
static void list_cards(const ArbCards *old, const ArbCards *now, Text *out)
{
  for (int def = 1; def <= arb_cards_count(now); def++) {
    const char *id = arb_card_id(now, (uint16_t)def);
    uint16_t was = arb_cards_find(old, id);
    if (was && arb_card_hash(old, was) == arb_card_hash(now, (uint16_t)def)) continue;
    text_add(out, "%s%s", out->length ? ", " : "", id);
  }
  if (!out->length) text_add(out, "-");
}

/* ---- The second game ----------------------------------------------------------------- */

typedef struct Again {
  SessionBefore before;
  BindHost *host;
  Timeline timeline;
  Moment **map; /* by moment of the old timeline */
  bool quiet;   /* nothing but cards that were not loaded: what did not change is not told */
} Again;

static void throw_away(Table *table, Again *again)
{
  timeline_free(&again->timeline);
  if (again->host) bind_host_free(again->host);
  session_keep_old(table->session, &again->before);
  free(again->map);
}

static void take_over(Table *table, Again *again)
{
  timeline_free(&table->timeline);
  bind_host_free(table->host);
  session_let_go(&again->before);
  free(again->map);
  table->timeline = again->timeline;
  table->host = again->host;
  table->seated = (Seats){0}; /* the bots hold games of the old cards: others sit down */
  table->told_at = table->stuck = NULL;
  table->board.goal = session_goal(table->session);
  table->ended = false;
  play_arrive(table);
}

/* Where the answers stop to fit: what was answered there, and what is asked there now. */
static bool goes_on_elsewhere(Table *table, Again *again, const Moment *unfit, const ArbError *why)
{
  const ReplayEntry *move = &unfit->move;
  ArbGame *game = again->timeline.game;
  const ArbDecision *decision = arb_decision(game);
  int later = table->timeline.at->depth - unfit->depth;
  printf("The game no longer goes as it went: %s.\n", why->text);
  printf("Decision %u was answered '%s' by p%d", (unsigned)move->number,
         move->answer ? move->answer : entry_word(move), move->seat + 1);
  if (later) printf("; %d moves came after it", later);
  printf(".\n");
  if (decision && (decision->player == table->seat ||
                   seats_person(&again->timeline.at->seats, decision->player))) {
    printf("Now p%d is asked: ", decision->player + 1);
    play_show_options(table, game);
  } else if (decision) {
    printf("Now p%d is asked by rule %s.\n", decision->player + 1, arb_decision_rule(game));
  } else {
    printf("Now the game is over there.\n");
  }
  return play_confirms(table, "Go on from there (n: keep the old scripts)?");
}

static void tell_branches(const Timeline *old, const Timeline *now)
{
  for (int i = 0; i < now->branch_count; i++)
    if (!now->branches[i].moment && old->branches[i].moment)
      printf("  branch '%s' is lost: %s\n", now->branches[i].name, now->branches[i].lost);
}

/* ---- What it comes to ------------------------------------------------------------------ */

enum { FACTS_MAX = 240, TOLD_MAX = 12 };

/* What the seat sees of every card: its name, and its numbers, states and keywords. */
typedef struct Facts {
  ArbId id;
  char name[96], text[FACTS_MAX];
} Facts;

typedef struct FactList {
  Facts *facts;
  int count;
} FactList;

static void add_zone(FactList *list, const Board *board, int zone)
{
  BoardList there = board_list(board, arb_zone_name(board->game, zone), ARB_NO_SEAT);
  for (int i = 0; i < there.count; i++) {
    const ArbCardView *card = &there.cards[i];
    if (!card->id.slot || !card->def) continue;
    list->facts = must_take(list->facts, (size_t)(list->count + 1) * sizeof *list->facts);
    Facts *facts = &list->facts[list->count++];
    facts->id = card->id;
    snprintf(facts->name, sizeof facts->name, "%s", arb_card_title(board->cards, card->def));
    board_facts(board, card->id, facts->text, sizeof facts->text);
  }
  board_list_free(&there);
}

static FactList list_facts(const Board *board)
{
  FactList list = {0};
  for (int zone = 0; zone < arb_zone_count(board->game); zone++) add_zone(&list, board, zone);
  return list;
}

static const Facts *facts_of(const FactList *list, ArbId id)
{
  for (int i = 0; i < list->count; i++)
    if (board_same(list->facts[i].id, id)) return &list->facts[i];
  return NULL;
}

static bool changed_alike(const FactList *before, const FactList *now, int at)
{
  for (int i = 0; i < at; i++) {
    const Facts *was = facts_of(before, now->facts[i].id);
    const Facts *is = facts_of(before, now->facts[at].id);
    if (was && strcmp(was->text, is->text) == 0 && strcmp(was->name, is->name) == 0 &&
        strcmp(now->facts[i].text, now->facts[at].text) == 0)
      return true;
  }
  return false;
}

/* "  Raging Soul: 4 Energy, 3 Might -> 9 Energy, 3 Might", once for cards alike. */
static void tell_facts(const FactList *before, const FactList *now)
{
  int told = 0;
  for (int i = 0; i < now->count; i++) {
    const Facts *is = &now->facts[i], *was = facts_of(before, is->id);
    if (!was || (strcmp(was->text, is->text) == 0 && strcmp(was->name, is->name) == 0) ||
        changed_alike(before, now, i))
      continue;
    if (told++ < TOLD_MAX)
      printf("    %s: %s -> %s%s%s\n", was->name, *was->text ? was->text : "nothing",
             strcmp(was->name, is->name) ? is->name : "", strcmp(was->name, is->name) ? ": " : "",
             *is->text ? is->text : "nothing");
  }
  if (told > TOLD_MAX) printf("    and %d more\n", told - TOLD_MAX);
}

static bool same_facts(const FactList *before, const FactList *now)
{
  for (int i = 0; i < now->count; i++) {
    const Facts *is = &now->facts[i], *was = facts_of(before, is->id);
    if (was && (strcmp(was->text, is->text) != 0 || strcmp(was->name, is->name) != 0)) return false;
  }
  return true;
}

/* The position as the rules count it is where cards lie and what they bear; what they are worth
** there comes from their scripts, and is compared card by card. */
static void tell_result(const Table *table, const FactList *before, uint64_t position,
                        uint64_t hash, int moves)
{
  ArbGame *game = table->timeline.game;
  FactList now = list_facts(&table->board);
  bool same = arb_position_hash(game) == position, alike = same_facts(before, &now);
  if (same && alike && arb_hash(game) == hash) printf("  the state is the same to the last byte\n");
  else if (same && alike) printf("  all %d moves fit; the position is the same\n", moves);
  else if (same)
    printf("  all %d moves fit; all cards are where they were, but some have changed:\n", moves);
  else printf("  all %d moves fit; the position has changed%s\n", moves, alike ? "" : ":");
  if (!alike) tell_facts(before, &now);
  free(now.facts);
}

static bool carry_over(Table *table, Again *again)
{
  ArbError error = {0};
  Text cards = {0};
  const Timeline *old = &table->timeline;
  uint64_t position = arb_position_hash(old->game), hash = arb_hash(old->game);
  int moves = old->at->depth;
  Board looked = table->board;
  looked.game = old->game;
  looked.cards = again->before.cards;
  FactList facts = list_facts(&looked);
  again->map = must_take(NULL, (size_t)old->count * sizeof(Moment *));
  const Moment *unfit = timeline_again(&again->timeline, old, again->map, &error);
  if (unfit && !goes_on_elsewhere(table, again, unfit, &error)) {
    throw_away(table, again);
    free(facts.facts);
    printf("  the game is as it was\n");
    return false;
  }
  list_cards(again->before.cards, table->session->cards, &cards);
  timeline_again_all(&again->timeline, old, again->map, cards.bytes);
  text_free(&cards);
  tell_branches(old, &again->timeline);
  take_over(table, again);
  play_watch(table);
  if (!unfit && !again->quiet) tell_result(table, &facts, position, hash, moves);
  free(facts.facts);
  return true;
}

static void tell_gone(void *data, const char *path, uint64_t hash)
{
  struct stat info;
  (void)data, (void)hash;
  if (stat(path, &info) != 0) printf("  %s is not there any more\n", path);
}

/* Reports a failure.  A file that does not load is reported, and its missing card is not.  A file
** that was removed is named, because the name of its card says little. */
static bool failed(const Table *table, const ArbError *error)
{
  const char *missing = strstr(error->text, "\nno card has the id");
  int length = missing ? (int)(missing - error->text) : (int)sizeof error->text;
  printf("%.*s\n", length, error->text);
  bind_files(table->session->cards, tell_gone, NULL);
  printf("  the game is as it was\n");
  return false;
}

bool play_reload(Table *table, const char *const *more, int more_count)
{
  ArbError error = {0};
  Again *again = must_take(NULL, sizeof *again);
  *again = (Again){0};
  bool done = false, anew;
  play_watch(table);
  if (!session_load_again(table->session, more, more_count, &again->before, &error)) {
    failed(table, &error);
    free(again);
    return false;
  }
  int changed = tell_files(again->before.cards, table->session->cards, &anew);
  bool format = memcmp(&again->before.format, &table->session->format, sizeof(ArbFormat)) != 0;
  if (format) printf("  the format has changed\n");
  again->quiet = !anew && !format;
  if (!changed && !format) {
    session_keep_old(table->session, &again->before);
    printf("  no card, keyword or format file has changed\n");
  } else if (!(again->host = bind_host_new(table->session->cards, &error)) ||
             !play_start(table, &again->timeline, again->host, &error)) {
    throw_away(table, again);
    failed(table, &error);
  } else {
    done = carry_over(table, again);
    table->draw = true;
  }
  free(again);
  return done;
}

void play_reload_command(Table *table, const char *rest)
{
  (void)rest;
  play_reload(table, NULL, 0);
}

/* ---- Watching files ----------------------------------------------------------------- */

static void look_at_file(const char *path, WatchedFile *file)
{
  struct stat info;
  file->time = file->size = -1;
  if (stat(path, &info) != 0) return;
  file->time = (int64_t)info.st_mtim.tv_sec * 1000000000 + info.st_mtim.tv_nsec;
  file->size = (int64_t)info.st_size;
}

static void watch_file(void *data, const char *path, uint64_t hash)
{
  Table *table = data;
  (void)hash;
  if (table->watched_count % 64 == 0)
    table->watched =
        must_take(table->watched, (size_t)(table->watched_count + 64) * sizeof *table->watched);
  WatchedFile *file = &table->watched[table->watched_count++];
  size_t size = strlen(path) + 1;
  file->path = memcpy(must_take(NULL, size), path, size);
  look_at_file(path, file);
}

void play_watch_free(Table *table)
{
  for (int i = 0; i < table->watched_count; i++) free(table->watched[i].path);
  free(table->watched);
  table->watched = NULL;
  table->watched_count = 0;
}

void play_watch(Table *table)
{
  char format[SESSION_PATH_MAX + 64];
  uint64_t hash;
  const Session *session = table->session;
  if (!table->options->watch) return;
  play_watch_free(table);
  bind_files(session->cards, watch_file, table);
  const BindMod *mod = bind_format_mod(&session->paths, session->format_name, &hash);
  snprintf(format, sizeof format, "%s/formats/%s.lua", mod ? mod->directory : session->scripts,
           session->format_name);
  watch_file(table, format, 0);
}

bool play_watch_changed(Table *table)
{
  for (int i = 0; i < table->watched_count; i++) {
    WatchedFile now;
    look_at_file(table->watched[i].path, &now);
    if (now.time == table->watched[i].time && now.size == table->watched[i].size) continue;
    printf("  %s has changed: loading it again\n", table->watched[i].path);
    return true;
  }
  return false;
}
