/* SPDX-License-Identifier: MIT */
/*
** play_edit.c -- the sandbox: the position is edited by hand, and who answers for whom.
**
**     set put p2 hand "Gust"                   a card into a zone, deck: on top of it
**     set put p1 runes 3 Fury Rune             three of them
**     set put p2 West Field Pakaa Cub          at a place, in games that have places; a place that
**                                              nobody controls becomes his
**     set put p1 base Long Sword on u4         attached to a card
**     set move Gust trash                      a card of the table into another zone
**     set move u4 West Field                   to a place
**     set move c9 board on u4                  attached to a card
**     set u4 damage 3    set p1 energy +2    set game turn 5
**
** What can be set are the rows of the game's table (arb_writable).  Every edit is a move
** (record.h): it can be taken back, and a replay tells it.
*/
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "faces/face.h"
#include "bench/play.h"
#include "bench/put.h"

enum { WORDS_MAX = 24 };

/* ---- Words ----------------------------------------------------------------------- */

/* A line as words; quotes keep several together. */
typedef struct Words {
  char text[PLAY_LINE_MAX];
  char *word[WORDS_MAX];
  int count;
} Words;

static void split(Words *words, const char *line)
{
  char *out = words->text;
  words->count = 0;
  while (*line && words->count < WORDS_MAX) {
    char end = *line == '"' ? '"' : ' ';
    line += end == '"';
    words->word[words->count++] = out;
    while (*line && *line != end) *out++ = *line++;
    *out++ = 0;
    line += *line != 0;
    line += strspn(line, " \t");
  }
}

/* Words from..to-1 as one name. */
static void join(const Words *words, int from, int to, char *out, size_t size)
{
  size_t used = 0;
  *out = 0;
  for (int i = from; i < to && used < size; i++)
    used += (size_t)snprintf(out + used, size - used, "%s%s", i > from ? " " : "", words->word[i]);
}

static bool read_whole(const char *text, int32_t *value)
{
  char *end;
  long number = strtol(text, &end, 10);
  *value = (int32_t)number;
  return end != text && *end == 0 && number == *value;
}

/* ---- What there is ----------------------------------------------------------------- */

static void list_zones(ArbGame *game)
{
  printf("  zones:");
  for (int zone = 0; zone < arb_zone_count(game); zone++) printf(" %s", arb_zone_name(game, zone));
  printf("\n");
}

static void list_writables(ArbGame *game, int of, const char *heading)
{
  const ArbWritable *row;
  printf("  %s\n", heading);
  for (int i = 0; (row = arb_writable(game, i)); i++) {
    if (row->of != of) continue;
    printf("    %-17s %s", row->name, row->help);
    int most = (int)arb_writable_most(game, i);
    if (edit_sets_seat(row->name)) printf(" (p1, p2 ...%s)", most == ARB_NO_SEAT ? ", nobody" : "");
    else if (row->least != 0 || most != 1) printf(" (%d to %d)", (int)row->least, most);
    printf("\n");
  }
}

static void list_all(ArbGame *game)
{
  printf("  set put WHO WHERE [HOW MANY] CARD [at PLACE, on CARD]\n"
         "    a card into a zone, a battlefield, a deck (on top): set put p2 hand \"Gust\"\n");
  printf("  set move CARD WHERE [at PLACE, on CARD]\n"
         "    a card of the table into a zone, a battlefield, a deck: set move c12 trash\n");
  list_zones(game);
  list_writables(game, ARB_OF_CARD,
                 "set CARD WHAT VALUE: of a card, by its id or name: set c12 "
                 "damage 2");
  list_writables(game, ARB_OF_PLAYER, "set p1 WHAT VALUE: of a player (+2: adds 2)");
  list_writables(game, ARB_OF_GAME, "set game WHAT VALUE: of the game");
}

/* ---- Making an edit ------------------------------------------------------------------ */

/* An open step has to be taken back first; a sealed one cannot be. */
static bool between_steps(Table *table)
{
  const ArbDecision *decision = arb_decision(table->timeline.game);
  if (!decision || !decision->open) return true;
  printf("a step is open; nothing can be edited before it is taken back.\n");
  return play_confirms(table, "Take it back and go on?") && play_cancel(table);
}

static bool edit(Table *table, const char *text, bool mine)
{
  ArbError error = {0};
  ReplayEntry move = {.kind = ENTRY_EDIT, .answer = text};
  Timeline *timeline = &table->timeline;
  if (!timeline_move(timeline, &move, mine, &error)) {
    bool running = strncmp(error.text, "a step is running", 17) == 0;
    printf("%s\n", running ? "a step is running that can no longer be taken back: answer its "
                             "question first, or undo"
                           : error.text);
    return false;
  }
  play_tell(table);
  play_arrive(table);
  table->draw = true;
  return true;
}

/* Says in words what was done, once for all copies. */
static void tell_edit(Table *table)
{
  Text said = {0};
  const Timeline *timeline = &table->timeline;
  entry_tell(&timeline->at->move, timeline->game, table->board.cards, table->seat, &said);
  play_remark(table, "%s", said.bytes);
  text_free(&said);
}

/* ---- put --------------------------------------------------------------------------- */

/* By its name, or the beginning of just one; "" when none. */
static const char *zone_named(ArbGame *game, const char *text)
{
  const char *found = NULL;
  if (arb_zone_find(game, text) >= 0) return arb_zone_name(game, arb_zone_find(game, text));
  for (int zone = 0; zone < arb_zone_count(game); zone++) {
    if (!play_begins(arb_zone_name(game, zone), text)) continue;
    if (found) return NULL;
    found = arb_zone_name(game, zone);
  }
  return found;
}

/* A card on the table, by id or name; "base": the player's own place of that name. */
static bool find_place(const Table *table, const char *text, int seat, char *out, size_t size)
{
  char numbered[32];
  ArbGame *game = table->timeline.game;
  ArbId found = board_find(&table->board, text);
  if (!found.slot) found = arb_id_find(game, text);
  snprintf(numbered, sizeof numbered, "%.20s%d", text, seat + 1);
  if (!found.slot) found = arb_id_find(game, numbered);
  if (!found.slot) return false;
  arb_id_text(game, found, out, size);
  return true;
}

/* Where it goes: a zone, or a place of the zone that has places. */
static bool is_where(const Table *table, const char *text, Put *put)
{
  ArbGame *game = table->timeline.game;
  const char *zone = face_of(table->board.cards)->put_zone;
  bool exact = arb_zone_find(game, text) >= 0;
  if (!exact && zone && find_place(table, text, put->seat, put->place, sizeof put->place)) {
    put->zone = zone;
    return true;
  }
  put->zone = zone_named(game, text);
  return put->zone != NULL;
}

/* It may be of several words; the first behind it, or 0 when there is no such place. */
static int read_where(const Table *table, const Words *words, Put *put)
{
  char text[PLAY_LINE_MAX];
  for (int end = words->count - 1; end > 2; end--) {
    join(words, 2, end, text, sizeof text);
    if (is_where(table, text, put)) return end;
  }
  printf("there is no zone or place '%s'\n", words->word[2]);
  list_zones(table->timeline.game);
  return 0;
}

static void tell_unknown(const ArbCards *all, const char *name)
{
  const char *nearest = all ? bind_deck_nearest_card(all, name) : NULL;
  printf("there is no card '%s'", name);
  if (nearest) printf(" (did you mean '%s'?)", nearest);
  printf("\n");
}

/* A card that no deck has is loaded, and the game played again with it in the pool. */
static bool load_from(Table *table, const ArbCards *all, uint16_t def)
{
  const char *id = arb_card_id(all, def), *why = arb_card_unsupported(all, def);
  if (arb_cards_find(table->session->cards, id)) return true;
  if (!why) return play_reload(table, &id, 1);
  printf("%s cannot be played: %s\n", arb_card_title(all, def), why);
  return false;
}

/* It may be of a mod that was named and that no deck needs: then the game uses that too. */
static bool load_card(Table *table, const char *zone, const char *name)
{
  int count = 0;
  BindMod *before = NULL;
  ArbCards *all = session_all_cards(table->session);
  uint16_t def = all ? put_card_named(all, zone, name) : 0;
  if (!def && (before = session_use_asked_mods(table->session, &count))) {
    if (all) arb_cards_release(all);
    all = session_all_cards(table->session);
    def = all ? put_card_named(all, zone, name) : 0;
  }
  bool loaded = def && load_from(table, all, def);
  if (!def) tell_unknown(all, name);
  if (before && !loaded) session_mods_back(table->session, before, count);
  free(before);
  if (all) arb_cards_release(all);
  return loaded;
}

/* Finds a card by its name.  It is loaded now when the game has not loaded it, or when the game has
** loaded another card of the name that may not lie in the zone (the other face). */
static bool read_card(Table *table, const char *name, Put *put)
{
  uint16_t def = put_card_named(table->session->cards, put->zone, name);
  if ((!def || !put_may_lie(table->session, def, put->zone)) && load_card(table, put->zone, name))
    def = put_card_named(table->session->cards, put->zone, name);
  if (!def) return false;
  put->card = arb_card_id(table->session->cards, def);
  return true;
}

/* The word behind which a place stands: ... Long Sword on u4. */
static int find_at(const Words *words, int from)
{
  for (int i = words->count - 2; i > from; i--)
    if (strcmp(words->word[i], "at") == 0 || strcmp(words->word[i], "on") == 0) return i;
  return words->count;
}

/* Makes one of the edits that putting cards takes. */
static bool make_edit(void *data, const char *text, bool first, bool told)
{
  Table *table = data;
  bool made = edit(table, text, first);
  if (made && told) tell_edit(table);
  return made;
}

static void put_cards(Table *table, const Put *put)
{
  Board host = table->board;
  host.viewer = ARB_NO_SEAT;
  put_make(&host, put, make_edit, table);
}

static void set_put(Table *table, const Words *words)
{
  char name[PLAY_LINE_MAX];
  int32_t copies = 1, said;
  if (words->count < 4) {
    printf("expected: set put WHO WHERE [HOW MANY] CARD [at PLACE]; set ? lists the zones\n");
    return;
  }
  Put put = {.seat = play_seat_named(table, words->word[1]), .count = 1};
  if (put.seat < 0) {
    printf("'%s' is not a player: p1 to p%d\n", words->word[1], table->session->seats);
    return;
  }
  int first = read_where(table, words, &put);
  if (!first) return;
  int end = find_at(words, first);
  if (end > first + 1 && read_whole(words->word[first], &said)) first++, copies = said;
  if (copies < 1 || copies > PUT_COPIES_MAX) {
    printf("1 to %d copies at a time\n", PUT_COPIES_MAX);
    return;
  }
  put.count = (int)copies;
  join(words, end + 1, words->count, name, sizeof name);
  if (end < words->count && !find_place(table, name, put.seat, put.place, sizeof put.place)) {
    printf("you see no place or card '%s'\n", name);
    return;
  }
  join(words, first, end, name, sizeof name);
  if (!between_steps(table) || !read_card(table, name, &put)) return;
  put_cards(table, &put);
}

/* ---- set ----------------------------------------------------------------------------- */

enum { MATCHES_MAX = 12 };

/* Of several cards of a name none is meant before it is said which: by its id, or "Gust#2". */
static void tell_several(const Table *table, const char *name, const BoardMatch *matches, int count)
{
  printf("%d cards are called %s; say which, by its id or as %s#2:\n", count, name, name);
  for (int i = 0; i < count && i < MATCHES_MAX; i++) {
    printf("  #%-2d ", i + 1);
    board_print_match(&table->board, stdout, &matches[i]);
    printf("\n");
  }
  if (count > MATCHES_MAX) printf("  ...\n");
}

/* The card that a name means, "Gust#2" the second of them; nothing when it is not told which. */
static ArbId card_meant(const Table *table, const char *text, bool *told)
{
  char name[PLAY_LINE_MAX];
  BoardMatch matches[MATCHES_MAX];
  int32_t number = 0;
  const char *mark = strrchr(text, '#');
  ArbId found = board_find(&table->board, text);
  snprintf(name, sizeof name, "%s", text);
  if (mark && read_whole(mark + 1, &number)) name[mark - text] = 0;
  int count = board_named(&table->board, name, false, matches, MATCHES_MAX);
  *told = !number && count > 1;
  if (number > 0 && number <= count && number <= MATCHES_MAX) return matches[number - 1].id;
  if (!*told) return found;
  tell_several(table, matches[0].title, matches, count);
  return (ArbId){0, 0};
}

/* The object's id as an edit says it, and what kind of thing it is; false: told why not. */
static bool read_object(const Table *table, const char *text, ArbId *object, char *id, size_t size)
{
  *object = (ArbId){0, 0};
  snprintf(id, size, "game");
  if (strcasecmp(text, "game") == 0) return true;
  int seat = play_seat_named(table, text);
  bool told = false;
  *object = seat >= 0 ? arb_player_id((ArbSeat)seat) : card_meant(table, text, &told);
  if (object->slot) {
    arb_id_text(table->timeline.game, *object, id, size);
    return true;
  }
  if (told) return false;
  if (!play_tell_no_player(table, text))
    printf("you see nothing called '%s': a card's id or name, p1, or game\n", text);
  return false;
}

/* The full name of the attribute that `text` names or begins.  A text that fits no attribute, or
** several, is taken for the name of a counter. */
static const char *attribute_named(ArbGame *game, int of, const char *text,
                                   const ArbWritable **found)
{
  const ArbWritable *row;
  int count = 0;
  *found = NULL;
  for (int i = 0; (row = arb_writable(game, i)); i++) {
    if (row->of != of || !play_begins(row->name, text)) continue;
    *found = row;
    if (strcasecmp(row->name, text) == 0) return row->name;
    count++;
  }
  if (count == 1) return (*found)->name;
  *found = NULL;
  return text;
}

/* Reads a value: 3, yes, no, p2, nobody; +2 is two more than now. */
static bool read_value(const Table *table, ArbId object, const char *name, const char *text,
                       int32_t *value)
{
  int32_t now = 0;
  int seat = play_seat_named(table, text);
  if (seat >= 0) return *value = seat, true;
  if (strcasecmp(text, "nobody") == 0) return *value = ARB_NO_SEAT, true;
  if (strcasecmp(text, "yes") == 0 || strcasecmp(text, "on") == 0) return *value = 1, true;
  if (strcasecmp(text, "no") == 0 || strcasecmp(text, "off") == 0) return *value = 0, true;
  if (!read_whole(text, value)) return false;
  if (*text == '+' && arb_look(table->timeline.game, ARB_NO_SEAT, object, name, &now))
    *value += now;
  return true;
}

/* set c12: what can be set of it. */
static int kind_of(const Table *table, ArbId object, const char *id)
{
  if (!object.slot) return ARB_OF_GAME;
  return play_seat_named(table, id) >= 0 ? ARB_OF_PLAYER : ARB_OF_CARD;
}

/* The word behind the object that begins at `from`: the longest name of something the player
** sees. */
static int object_words(const Table *table, const Words *words, int from, char *name, size_t size)
{
  BoardMatch match;
  for (int count = words->count; count > from + 1; count--) {
    join(words, from, count, name, size);
    char *mark = strrchr(name, '#');
    if (mark && strspn(mark + 1, "0123456789") != strlen(mark + 1)) continue;
    if (mark) *mark = 0;
    bool found =
        board_named(&table->board, name, false, &match, 1) > 0 || play_seat_named(table, name) >= 0;
    if (mark) *mark = '#';
    if (found) return count;
  }
  join(words, from, from + 1, name, size);
  return from + 1;
}

static void set_number(Table *table, const Words *words)
{
  static const char *const headings[] = {"of a card:", "of a player:", "of the game:"};
  ArbId object;
  char id[24], who[PLAY_LINE_MAX];
  int32_t value = 1;
  const ArbWritable *row;
  int at = object_words(table, words, 0, who, sizeof who), rest = words->count - at;
  if (!read_object(table, who, &object, id, sizeof id)) return;
  int of = kind_of(table, object, id);
  if (rest == 0) {
    list_writables(table->timeline.game, of, headings[of]);
    return;
  }
  const char *name = attribute_named(table->timeline.game, of, words->word[at], &row);
  bool flag = row && row->least == 0 && row->most == 1;
  if (rest > 2 || (rest == 1 && !flag) ||
      (rest == 2 && !read_value(table, object, name, words->word[at + 1], &value))) {
    printf("expected: set %s %s VALUE, a whole number\n", who, name);
    return;
  }
  Text text = {0};
  text_add(&text, "set %s %s %d", id, name, (int)value);
  if (between_steps(table) && edit(table, text.bytes, true)) tell_edit(table);
  else if (!row) list_writables(table->timeline.game, of, headings[of]);
  text_free(&text);
}

/* ---- move -------------------------------------------------------------------------- */

static void set_move(Table *table, const Words *words)
{
  ArbId card;
  char id[24], text[PLAY_LINE_MAX];
  int32_t seat = table->seat;
  int where = object_words(table, words, 1, text, sizeof text), end = find_at(words, where - 1);
  if (words->count < 3 || where >= end) {
    printf("expected: set move CARD WHERE [at PLACE]; set ? lists the zones\n");
    return;
  }
  if (!read_object(table, text, &card, id, sizeof id)) return;
  arb_look(table->timeline.game, ARB_NO_SEAT, card, "controller", &seat);
  Put put = {.seat = (int)seat};
  join(words, where, end, text, sizeof text);
  if (!is_where(table, text, &put)) {
    printf("there is no zone or place '%s'\n", text);
    list_zones(table->timeline.game);
    return;
  }
  join(words, end + 1, words->count, text, sizeof text);
  if (end < words->count && !find_place(table, text, put.seat, put.place, sizeof put.place)) {
    printf("you see no place or card '%s'\n", text);
    return;
  }
  Board host = table->board;
  host.viewer = ARB_NO_SEAT;
  if (between_steps(table)) put_move(&host, id, put.zone, put.place, make_edit, table);
}

void play_set(Table *table, const char *rest)
{
  Words words;
  split(&words, rest);
  if (words.count == 0 || strcmp(words.word[0], "?") == 0) list_all(table->timeline.game);
  else if (strcasecmp(words.word[0], "put") == 0) set_put(table, &words);
  else if (strcasecmp(words.word[0], "move") == 0) set_move(table, &words);
  else set_number(table, &words);
}

/* ---- Who answers ----------------------------------------------------------------------- */

static void list_seats(const Table *table)
{
  for (int seat = 0; seat < table->session->seats; seat++) {
    const char *who = play_seats(table)->who[seat];
    printf("  p%d  %s: %s\n", seat + 1, table->names.name[seat],
           seats_person(play_seats(table), (ArbSeat)seat) ? "you" : who);
  }
}

/* Lets somebody else answer for a seat; `mine`: undo goes back to before it. */
static void seat(Table *table, int who, const char *name, bool mine)
{
  ArbError error = {0};
  ReplayEntry move = {.kind = ENTRY_SEAT, .seat = (ArbSeat)who, .answer = name};
  if (strcmp(play_seats(table)->who[who], name) == 0) {
    table->stuck = NULL; /* it may try again */
    return;
  }
  if (!timeline_move(&table->timeline, &move, mine, &error)) {
    printf("%s\n", error.text);
    return;
  }
  tell_edit(table);
  play_arrive(table);
  table->draw = true;
}

void play_as(Table *table, const char *rest)
{
  int who = play_seat_named(table, rest);
  if (*rest == 0) list_seats(table);
  else if (who < 0) printf("'%s' is not a player: p1 to p%d\n", rest, table->session->seats);
  else if (seats_person(play_seats(table), (ArbSeat)who))
    printf("you answer for p%d already\n", who + 1);
  else seat(table, who, "person", true);
}

static bool is_bot(const char *name)
{
  Bot *bot = bot_new(name);
  bot_free(bot);
  return bot != NULL;
}

void play_bot(Table *table, const char *rest)
{
  Words words;
  split(&words, rest);
  bool first = true;
  int only = words.count == 2 ? play_seat_named(table, words.word[0]) : -1;
  const char *name = words.count ? words.word[words.count - 1] : "";
  bool on = strcmp(name, "on") == 0, off = strcmp(name, "off") == 0;
  if (words.count == 0) {
    list_seats(table);
    return;
  }
  if (words.count > 2 || (words.count == 2 && only < 0) || (!on && !off && !is_bot(name))) {
    printf("expected: bot [p2] on, off or the name of a bot (%s)\n", bot_names());
    return;
  }
  for (int who = 0; who < table->session->seats; who++) {
    const char *now = off ? "person" : on ? table->first.who[who] : name;
    if (only >= 0 ? who != only : !on && !off && who == table->home) continue;
    bool changes = strcmp(play_seats(table)->who[who], now) != 0;
    seat(table, who, now, first);
    first &= !changes;
  }
}
