/* SPDX-License-Identifier: MIT */
/* replay.c -- see replay.h. */
#include "replay.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char FIRST_LINE[] = "lunarbiter replay 1";
enum { OPTION_ID_MAX = 64 };

static bool wrong(ArbError *error, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool wrong(ArbError *error, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  error->status = ARB_CORRUPT;
  vsnprintf(error->text, sizeof error->text, format, args);
  va_end(args);
  return false;
}

/* FNV-1a: short, and a changed byte always changes it. */
static uint64_t sum_of(const char *bytes, size_t count)
{
  uint64_t sum = 0xCBF29CE484222325u;
  for (size_t i = 0; i < count; i++) sum = (sum ^ (unsigned char)bytes[i]) * 0x100000001B3u;
  return sum;
}

/* ---- The ids of options --------------------------------------------------------- */

/* The id of an option within its decision: with "~n" when it is the n-th of that
** id.  What is no option has one too, since refused answers are recorded first. */
static void option_id(const ArbGame *game, int option, char *out, size_t size)
{
  char other[OPTION_ID_MAX];
  const ArbOption *options = arb_options(game);
  int same = 1;
  snprintf(out, size, "none");
  if (option < 0 || option >= arb_decision(game)->option_count) return;
  arb_option_id(game, option, out, size);
  for (int i = 0; i < option; i++) {
    if (options[i].verb != options[option].verb) continue;
    arb_option_id(game, i, other, sizeof other);
    same += strcmp(other, out) == 0;
  }
  if (same == 1) return;
  size_t length = strlen(out);
  snprintf(out + length, size - length, "~%d", same);
}

static int find_option(const ArbGame *game, const char *id)
{
  char here[OPTION_ID_MAX];
  int count = arb_decision(game)->option_count;
  for (int i = 0; i < count; i++) {
    option_id(game, i, here, sizeof here);
    if (strcmp(here, id) == 0) return i;
  }
  return -1;
}

/* ---- Recording ------------------------------------------------------------------ */

static void record_deck(Text *text, const Session *session, const Deck *deck, int seat)
{
  text_add(text, "deck %d %s\n", seat, deck->name);
  for (int i = 0; i < deck->entry_count; i++)
    text_add(text, "%s %d %s\n", deck->game->rules->sections[deck->entries[i].section].name,
             deck->entries[i].count, arb_card_id(session->cards, deck->entries[i].def));
}

void recorder_start(Recorder *recorder, const Session *session, const Seating *seating,
                    const char *const *bots)
{
  Text *text = &recorder->text;
  *recorder = (Recorder){0};
  text_add(text, "%s\nengine %s\ngame %s\nrules %s\nformat %s\nseed %" PRIu64 "\nfirst %s\n",
           FIRST_LINE, ARB_VERSION, session->game->name, arb_rules_edition(session->cards),
           session->format_name, seating->seed, seating->by_lot ? "lot" : "seat0");
  for (int seat = 0; seat < session->seats; seat++)
    record_deck(text, session, &session->decks[session_deck_of(session, seating, (ArbSeat)seat)],
                seat);
  for (int seat = 0; seat < session->seats; seat++) text_add(text, "bot %d %s\n", seat, bots[seat]);
  for (int def = 1; def <= arb_cards_count(session->cards); def++)
    text_add(text, "card %s %016" PRIx64 "\n", arb_card_id(session->cards, (uint16_t)def),
             arb_card_hash(session->cards, (uint16_t)def));
  text_add(text, "begin\n");
}

static void record(Recorder *recorder, const ArbGame *game, ArbSeat seat, const char *answer)
{
  const ArbDecision *decision = arb_decision(game);
  recorder->last_line = recorder->text.length;
  text_add(&recorder->text, "%u %d %s #%016" PRIx64 "\n",
           decision ? (unsigned)decision->number : 0u, seat, answer, arb_hash(game));
}

static void add_value(Text *text, const ArbGame *game, int shape, int option, int32_t value)
{
  char id[OPTION_ID_MAX];
  if (shape == ARB_NUMBER) {
    text_add(text, "=%d", (int)value);
    return;
  }
  option_id(game, shape == ARB_SPLIT ? option : (int)value, id, sizeof id);
  text_add(text, "%s%s", option ? ", " : "", id);
  if (shape == ARB_SPLIT) text_add(text, "=%d", (int)value);
}

void recorder_answer(Recorder *recorder, const ArbGame *game, const int32_t *values, int count)
{
  const ArbDecision *decision = arb_decision(game);
  Text answer = {0};
  for (int i = 0; i < count; i++) add_value(&answer, game, decision->shape, i, values[i]);
  record(recorder, game, decision->player, count ? answer.bytes : "-");
  text_free(&answer);
}

void recorder_cancel(Recorder *recorder, const ArbGame *game, ArbSeat seat)
{
  record(recorder, game, seat, "cancel");
}

void recorder_concede(Recorder *recorder, const ArbGame *game, ArbSeat seat)
{
  record(recorder, game, seat, "concede");
}

void recorder_refused(Recorder *recorder) { text_cut(&recorder->text, recorder->last_line); }

void recorder_undo(Recorder *recorder, uint32_t number)
{
  text_add(&recorder->text, "undo %u\n", (unsigned)number);
}

static void add_end(Text *text, const ArbGame *game, bool failed)
{
  ArbSeat winner = arb_winner(game);
  if (failed) text_add(text, "end error");
  else if (winner != ARB_NO_SEAT) text_add(text, "end winner %d", winner);
  else text_add(text, "end %s", arb_decision(game) ? "open" : "draw");
  text_add(text, " #%016" PRIx64 "\n", arb_hash(game));
}

bool recorder_write(const Recorder *recorder, const ArbGame *game, bool failed, const char *path,
                    ArbError *error)
{
  Text end = {0};
  text_add(&end, "%s", recorder->text.bytes);
  add_end(&end, game, failed);
  text_add(&end, "sum %016" PRIx64 "\n", sum_of(end.bytes, end.length));
  FILE *file = fopen(path, "wb");
  bool good = file && fwrite(end.bytes, 1, end.length, file) == end.length;
  if (file && fclose(file) != 0) good = false;
  text_free(&end);
  return good || wrong(error, "%s: %s", path, strerror(errno));
}

void recorder_free(Recorder *recorder) { text_free(&recorder->text); }

/* ---- Reading -------------------------------------------------------------------- */

/* The file as lines: each call cuts one off. */
typedef struct Lines {
  Replay *replay;
  char *next;
  int line; /* number of the line last read */
  ArbError *error;
} Lines;

static char *next_line(Lines *lines)
{
  char *text = lines->next, *end = strchr(text, '\n');
  if (*text == 0 || !end) return NULL; /* a last line without its end was cut off */
  *end = 0;
  lines->next = end + 1;
  lines->line++;
  return text;
}

static bool bad_line(const Lines *lines, const char *what)
{
  return wrong(lines->error, "%s:%d: %s", lines->replay->path, lines->line, what);
}

static bool truncated(const Lines *lines)
{
  return wrong(lines->error, "%s:%d: the replay is truncated: it ends before its last line",
               lines->replay->path, lines->line + 1);
}

/* The next line, which must begin with `word`; the rest of it. */
static bool expect(Lines *lines, const char *word, const char **rest)
{
  char message[64], *text = next_line(lines);
  size_t length = strlen(word);
  if (!text) return truncated(lines);
  if (strncmp(text, word, length) == 0 && text[length] == ' ') {
    *rest = text + length + 1;
    return true;
  }
  snprintf(message, sizeof message, "expected '%s ...'", word);
  return bad_line(lines, message);
}

static bool read_number(const char **text, uint64_t *number)
{
  char *end;
  if (!isdigit((unsigned char)**text)) return false;
  errno = 0;
  *number = strtoull(*text, &end, 10);
  *text = *end == ' ' ? end + 1 : end;
  return errno == 0 && (*end == ' ' || *end == 0);
}

static bool read_hash(const char *text, uint64_t *hash)
{
  size_t length = strspn(text, "0123456789abcdef");
  *hash = strtoull(text, NULL, 16);
  return length == 16 && text[16] == 0;
}

static bool expect_seat(Lines *lines, const char *word, int seat, const char **rest)
{
  uint64_t number;
  if (!expect(lines, word, rest)) return false;
  return (read_number(rest, &number) && (int)number == seat) || bad_line(lines, "wrong seat");
}

/* Whether the next line begins with `word`. */
static bool follows(const Lines *lines, const char *word)
{
  return strncmp(lines->next, word, strlen(word)) == 0;
}

static bool read_deck_line(Lines *lines, Deck *deck)
{
  char *text = next_line(lines), *space = text ? strchr(text, ' ') : NULL;
  uint64_t count;
  if (!text) return truncated(lines);
  if (!space) return bad_line(lines, "expected a section, a number and a card's id");
  *space = 0;
  const char *rest = space + 1;
  int section = deck_section_find(deck->game, text);
  if (section < 0 || !read_number(&rest, &count) || count < 1 || count > 99 || !*rest)
    return bad_line(lines, "expected a section, a number and a card's id");
  return deck_add(deck, section, (int)count, rest, lines->line, lines->error);
}

static bool read_decks(Lines *lines)
{
  const char *name;
  for (int seat = 0; seat < SESSION_SEATS && (seat < 2 || follows(lines, "deck ")); seat++) {
    lines->replay->seats = seat + 1;
    if (!expect_seat(lines, "deck", seat, &name)) return false;
    deck_start(&lines->replay->decks[seat], lines->replay->game, name, lines->replay->path);
    while (*lines->next && !follows(lines, "deck ") && !follows(lines, "bot "))
      if (!read_deck_line(lines, &lines->replay->decks[seat])) return false;
  }
  return true;
}

/* A replay that says nothing is of the first game there was. */
static bool read_game(Lines *lines)
{
  const char *name;
  ArbError error = {0};
  lines->replay->game = bind_game_at(0);
  if (!follows(lines, "game ")) return true;
  if (!expect(lines, "game", &name)) return false;
  lines->replay->game = bind_game(name, &error);
  return lines->replay->game || bad_line(lines, error.text);
}

static bool read_header(Lines *lines)
{
  Replay *replay = lines->replay;
  const char *first = next_line(lines), *rest;
  if (!first || strcmp(first, FIRST_LINE) != 0)
    return wrong(lines->error, "%s:1: this is not a replay this program can read (it would begin "
                 "with '%s')", replay->path, FIRST_LINE);
  if (!expect(lines, "engine", &replay->engine) || !read_game(lines) ||
      !expect(lines, "rules", &replay->rules) ||
      !expect(lines, "format", &replay->format) || !expect(lines, "seed", &rest))
    return false;
  if (!read_number(&rest, &replay->seating.seed) || *rest) return bad_line(lines, "not a seed");
  if (!expect(lines, "first", &rest)) return false;
  replay->seating.by_lot = strcmp(rest, "lot") == 0;
  if (!replay->seating.by_lot && strcmp(rest, "seat0") != 0)
    return bad_line(lines, "expected 'first lot' or 'first seat0'");
  if (!read_decks(lines)) return false;
  for (int seat = 0; seat < replay->seats; seat++)
    if (!expect_seat(lines, "bot", seat, &replay->bots[seat])) return false;
  return true;
}

static bool read_cards(Lines *lines)
{
  Replay *replay = lines->replay;
  const char *rest;
  while (follows(lines, "card ")) {
    if (!expect(lines, "card", &rest)) return false;
    char *space = strrchr(rest, ' ');
    ReplayCard card = {.line = lines->line, .id = rest};
    if (!space || !read_hash(space + 1, &card.hash))
      return bad_line(lines, "expected a card's id and the hash of its script");
    *space = 0;
    if (replay->card_count % 256 == 0)
      replay->cards = must_take(replay->cards, (size_t)(replay->card_count + 256) * sizeof card);
    replay->cards[replay->card_count++] = card;
  }
  const char *begin = next_line(lines);
  if (!begin) return truncated(lines);
  return strcmp(begin, "begin") == 0 || bad_line(lines, "expected 'card ...' or 'begin'");
}

static void add_entry(Replay *replay, ReplayEntry entry)
{
  if (replay->entry_count % 1024 == 0)
    replay->entries = must_take(replay->entries,
                                (size_t)(replay->entry_count + 1024) * sizeof entry);
  replay->entries[replay->entry_count++] = entry;
}

/* Cuts " #hash" off the end of a line. */
static bool cut_hash(char *text, uint64_t *hash)
{
  char *mark = strrchr(text, '#');
  if (!mark || mark == text || mark[-1] != ' ' || !read_hash(mark + 1, hash)) return false;
  mark[-1] = 0;
  return true;
}

static bool read_undo(Lines *lines, const char *rest)
{
  Replay *replay = lines->replay;
  uint64_t number;
  if (!read_number(&rest, &number) || *rest) return bad_line(lines, "expected 'undo NUMBER'");
  for (int i = replay->entry_count - 1; i >= 0; i--) {
    if (replay->entries[i].kind == ENTRY_UNDO || replay->entries[i].number != number) continue;
    replay->entries[i].kept = true;
    add_entry(replay, (ReplayEntry){.kind = ENTRY_UNDO, .line = lines->line,
                                    .number = (uint32_t)number});
    return true;
  }
  return bad_line(lines, "goes back to a decision that was never answered");
}

static bool read_entry(Lines *lines, char *text)
{
  ReplayEntry entry = {.line = lines->line};
  uint64_t number, seat;
  if (strncmp(text, "undo ", 5) == 0) return read_undo(lines, text + 5);
  if (!cut_hash(text, &entry.hash)) return bad_line(lines, "the answer has no '#hash' at its end");
  const char *rest = text;
  if (!read_number(&rest, &number) || !read_number(&rest, &seat) ||
      seat >= (uint64_t)lines->replay->seats || !*rest)
    return bad_line(lines, "expected the decision's number, the seat and the answer");
  entry.number = (uint32_t)number;
  entry.seat = (ArbSeat)seat;
  entry.answer = rest;
  entry.kind = strcmp(rest, "cancel") == 0 ? ENTRY_CANCEL
               : strcmp(rest, "concede") == 0 ? ENTRY_CONCEDE : ENTRY_ANSWER;
  add_entry(lines->replay, entry);
  return true;
}

static bool read_entries(Lines *lines)
{
  Replay *replay = lines->replay;
  for (char *text; (text = next_line(lines));) {
    if (strncmp(text, "end ", 4) != 0) {
      if (!read_entry(lines, text)) return false;
      continue;
    }
    replay->end = text + 4;
    replay->end_line = lines->line;
    return cut_hash(text, &replay->end_hash) || bad_line(lines, "the end has no '#hash'");
  }
  return truncated(lines);
}

/* The last line holds the sum of all bytes before it. */
static bool read_sum(Lines *lines, uint64_t sum)
{
  const char *rest;
  uint64_t said;
  if (!expect(lines, "sum", &rest)) return false;
  if (!read_hash(rest, &said)) return bad_line(lines, "not a sum");
  if (*lines->next) {
    lines->line++;
    return bad_line(lines, "something stands behind the last line");
  }
  return said == sum || bad_line(lines, "the replay was edited: its sum does not match");
}

static char *read_file(const char *path, size_t *size, ArbError *error)
{
  FILE *file = fopen(path, "rb");
  char *bytes = NULL;
  size_t room = 0;
  *size = 0;
  if (!file) {
    wrong(error, "%s: %s", path, strerror(errno));
    return NULL;
  }
  do {
    room = room ? room * 2 : 65536;
    bytes = must_take(bytes, room + 1);
    *size += fread(bytes + *size, 1, room - *size, file);
  } while (*size == room);
  bool good = !ferror(file);
  fclose(file);
  bytes[*size] = 0;
  if (good) return bytes;
  free(bytes);
  wrong(error, "%s: cannot be read", path);
  return NULL;
}

/* Where the last line begins: the sum is of what stands before it. */
static size_t last_line(const char *bytes, size_t size)
{
  size_t at = size > 0 ? size - 1 : 0;
  while (at > 0 && bytes[at - 1] != '\n') at--;
  return at;
}

bool replay_read(Replay *replay, const char *path, ArbError *error)
{
  size_t size;
  memset(replay, 0, sizeof *replay);
  snprintf(replay->path, sizeof replay->path, "%s", path);
  replay->bytes = read_file(path, &size, error);
  if (!replay->bytes) return false;
  uint64_t sum = sum_of(replay->bytes, last_line(replay->bytes, size));
  Lines lines = {.replay = replay, .next = replay->bytes, .error = error};
  bool is_text = strlen(replay->bytes) == size; /* no zero bytes in it */
  if (is_text && read_header(&lines) && read_cards(&lines) &&
      read_entries(&lines) && read_sum(&lines, sum))
    return true;
  if (!is_text) wrong(error, "%s: this is not a text file", path);
  replay_free(replay);
  return false;
}

void replay_free(Replay *replay)
{
  free(replay->bytes);
  free(replay->cards);
  free(replay->entries);
  memset(replay, 0, sizeof *replay);
}

/* ---- Playing -------------------------------------------------------------------- */

/* Keywords are in every pool; they are recorded for their hashes. */
static bool is_keyword(const ReplayCard *card) { return strncmp(card->id, "keyword-", 8) == 0; }

static void ignore(void *data, const char *message)
{
  (void)data;
  (void)message;
}

/* Names the first card that is missing; broken files are not looked at. */
static bool installed(const Replay *replay, const Session *session, ArbError *error)
{
  ArbError ignored = {0};
  ArbCards *all = bind_load_reporting(&session->paths, ignore, NULL, &ignored);
  bool found = true;
  for (int i = 0; all && found && i < replay->card_count; i++) {
    found = arb_cards_find(all, replay->cards[i].id) != 0;
    if (!found)
      wrong(error, "%s:%d: the card %s is not installed", replay->path, replay->cards[i].line,
            replay->cards[i].id);
  }
  if (all) arb_cards_release(all);
  return found;
}

/* Loads the cards that are named, and no other. */
static bool load_named(const Replay *replay, Session *session, ArbError *error)
{
  int count = 0;
  const char **ids = must_take(NULL, (size_t)(replay->card_count + 1) * sizeof *ids);
  for (int i = 0; i < replay->card_count; i++)
    if (!is_keyword(&replay->cards[i])) ids[count++] = replay->cards[i].id;
  bool loaded = session_load_only(session, ids, count, error);
  free(ids);
  return loaded;
}

static bool same_cards(const Replay *replay, const Session *session, ArbError *error)
{
  for (int i = 0; i < replay->card_count; i++) {
    const ReplayCard *card = &replay->cards[i];
    uint16_t def = arb_cards_find(session->cards, card->id);
    if (arb_card_hash(session->cards, def) != card->hash)
      return wrong(error, "%s:%d: the card %s (%s) has changed since this was played", replay->path,
                   card->line, card->id, arb_card_title(session->cards, def));
  }
  return true;
}

bool replay_session(const Replay *replay, Session *session, const char *data, ArbError *error)
{
  if (!session_find_data(session, data, error) ||
      !session_set_game(session, replay->game->name, error))
    return false;
  if (!session_load_format(session, replay->format, error)) return false;
  if (session->seats != replay->seats)
    return wrong(error, "%s: %s is for %d players, not %d", replay->path, replay->format,
                 session->seats, replay->seats);
  for (int seat = 0; seat < session->seats; seat++) session->decks[seat] = replay->decks[seat];
  return installed(replay, session, error) && load_named(replay, session, error) &&
         same_cards(replay, session, error);
}

typedef struct Player {
  const Replay *replay;
  ArbGame *game;
  ArbGame **kept;      /* by entry: the game as it was before it, where an undo goes */
  int32_t *values;
  int room;
  bool verify;
  ArbError *error;
} Player;

static bool bad_entry(const Player *player, const ReplayEntry *entry, const char *what)
{
  return wrong(player->error, "%s:%d: %s", player->replay->path, entry->line, what);
}

/* A whole number that fits, and nothing behind it. */
static bool read_amount(const char *text, int32_t *value)
{
  char *end;
  errno = 0;
  long long number = strtoll(text, &end, 10);
  if (end == text || *end || errno || number < INT32_MIN || number > INT32_MAX) return false;
  *value = (int32_t)number;
  return true;
}

enum { NOT_SAID = -1 }; /* of a split: no amount is below 0 */

/* Reads one part of an answer, up to the next comma. */
static bool read_value(Player *player, const ReplayEntry *entry, char *part, int count)
{
  const ArbDecision *decision = arb_decision(player->game);
  char message[OPTION_ID_MAX + 64], *equals = strrchr(part, '=');
  bool amount = decision->shape == ARB_NUMBER || decision->shape == ARB_SPLIT;
  int32_t value = 0;
  if (amount && (!equals || !read_amount(equals + 1, &value))) {
    snprintf(message, sizeof message, "'%.60s' must say a whole number", part);
    return bad_entry(player, entry, message);
  }
  if (decision->shape == ARB_NUMBER) {
    player->values[count] = value;
    return true;
  }
  if (amount) *equals = 0;
  int option = find_option(player->game, part);
  if (option < 0) {
    snprintf(message, sizeof message, "decision %u offers no option '%.60s'",
             (unsigned)decision->number, part);
    return bad_entry(player, entry, message);
  }
  if (!amount) {
    player->values[count] = option;
    return true;
  }
  if (player->values[option] != NOT_SAID) {
    snprintf(message, sizeof message, "the answer says twice what '%.60s' gets", part);
    return bad_entry(player, entry, message);
  }
  player->values[option] = value;
  return true;
}

/* A split says an amount for every option. */
static bool says_all(const Player *player, const ReplayEntry *entry)
{
  char id[OPTION_ID_MAX], message[OPTION_ID_MAX + 64];
  for (int i = 0; i < arb_decision(player->game)->option_count; i++) {
    if (player->values[i] != NOT_SAID) continue;
    option_id(player->game, i, id, sizeof id);
    snprintf(message, sizeof message, "the answer does not say what '%.60s' gets", id);
    return bad_entry(player, entry, message);
  }
  return true;
}

/* Fills player->values from the text of an answer; the count, or -1. */
static int read_answer(Player *player, const ReplayEntry *entry)
{
  char part[OPTION_ID_MAX];
  int count = 0;
  bool split = arb_decision(player->game)->shape == ARB_SPLIT;
  for (int i = 0; split && i < player->room; i++) player->values[i] = NOT_SAID;
  if (strcmp(entry->answer, "-") == 0) return 0;
  for (const char *at = entry->answer; *at; count++) {
    size_t length = strcspn(at, ",");
    if (length >= sizeof part || count >= player->room) {
      bad_entry(player, entry, "the answer is longer than any");
      return -1;
    }
    memcpy(part, at, length);
    part[length] = 0;
    if (!read_value(player, entry, part, count)) return -1;
    at += length;
    at += strspn(at, ", ");
  }
  return split && !says_all(player, entry) ? -1 : count;
}

static void reserve_values(Player *player, int options)
{
  if (options < player->room) return;
  player->room = options + 64;
  player->values = must_take(player->values, (size_t)player->room * sizeof *player->values);
}

static bool play_answer(Player *player, const ReplayEntry *entry)
{
  char message[480];
  const ArbDecision *decision = arb_decision(player->game);
  if (!decision || decision->number != entry->number || decision->player != entry->seat) {
    snprintf(message, sizeof message, "the game asks decision %u of seat %d here",
             decision ? (unsigned)decision->number : 0u, decision ? decision->player : -1);
    return bad_entry(player, entry, decision ? message : "the game is over before this answer");
  }
  reserve_values(player, decision->option_count);
  int count = read_answer(player, entry);
  if (count < 0) return false;
  if (arb_answer(player->game, decision->number, player->values, count) >= 0) return true;
  snprintf(message, sizeof message, "the answer is refused: %s", arb_error(player->game));
  return bad_entry(player, entry, message);
}

static bool play_undo(Player *player, int index)
{
  const ReplayEntry *entries = player->replay->entries;
  for (int i = index - 1; i >= 0; i--)
    if (entries[i].kind != ENTRY_UNDO && entries[i].number == entries[index].number)
      return arb_copy(player->game, player->kept[i]) >= 0 ||
             bad_entry(player, &entries[index], "out of memory");
  return bad_entry(player, &entries[index], "goes back to nowhere");
}

static bool check_hash(const Player *player, int line, uint32_t number, uint64_t expected)
{
  uint64_t hash = arb_hash(player->game);
  if (!player->verify || hash == expected) return true;
  return wrong(player->error, "%s:%d: the game first differs at decision %u: its state is %016"
               PRIx64 ", recorded was %016" PRIx64, player->replay->path, line, (unsigned)number,
               hash, expected);
}

static bool play_entry(Player *player, int index)
{
  const ReplayEntry *entry = &player->replay->entries[index];
  if (entry->kind == ENTRY_UNDO) return play_undo(player, index);
  if (arb_advance(player->game) < 0) return bad_entry(player, entry, arb_error(player->game));
  if (!check_hash(player, entry->line, entry->number, entry->hash)) return false;
  if (entry->kept && !player->kept[index]) player->kept[index] = arb_clone(player->game);
  ArbStatus status = ARB_OK;
  if (entry->kind == ENTRY_ANSWER) return play_answer(player, entry);
  if (entry->kind == ENTRY_CANCEL) status = arb_cancel(player->game, entry->seat);
  if (entry->kind == ENTRY_CONCEDE) status = arb_concede(player->game, entry->seat);
  return status >= 0 || bad_entry(player, entry, arb_error(player->game));
}

/* What a game that has been played through says at its end. */
static bool check_end(const Player *player)
{
  const Replay *replay = player->replay;
  Text end = {0};
  ArbStatus status = arb_advance(player->game);
  bool failed = strcmp(replay->end, "error") == 0;
  if (status < 0 && !failed)
    return wrong(player->error, "%s:%d: %s", replay->path, replay->end_line,
                 arb_error(player->game));
  add_end(&end, player->game, failed);
  end.bytes[strcspn(end.bytes, "#") - 1] = 0;
  bool same = strcmp(end.bytes + 4, replay->end) == 0;
  if (!same)
    wrong(player->error, "%s:%d: the replay says '%s', the game says '%s'", replay->path,
          replay->end_line, replay->end, end.bytes + 4);
  text_free(&end);
  const ArbDecision *decision = arb_decision(player->game);
  return same && check_hash(player, replay->end_line, decision ? decision->number : 0,
                            replay->end_hash);
}

bool replay_play(const Replay *replay, ArbGame *game, bool verify, ReplayVisitor *visit,
                 void *data, ArbError *error)
{
  Player player = {.replay = replay, .game = game, .verify = verify, .error = error};
  player.kept = must_take(NULL, (size_t)(replay->entry_count + 1) * sizeof *player.kept);
  memset(player.kept, 0, (size_t)(replay->entry_count + 1) * sizeof *player.kept);
  bool good = true, going = true;
  for (int i = 0; good && going && i < replay->entry_count; i++) {
    going = !visit || visit(data, game, &replay->entries[i]);
    if (going) good = play_entry(&player, i);
  }
  if (good && going) good = check_end(&player);
  for (int i = 0; i < replay->entry_count; i++)
    if (player.kept[i]) arb_destroy(player.kept[i]);
  free(player.kept);
  free(player.values);
  return good;
}
