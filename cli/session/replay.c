/* SPDX-License-Identifier: MIT */
/* replay.c -- see replay.h. */
#include "session/replay.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/external.h"

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
  int section = bind_deck_section_find(deck->game, text);
  if (section < 0 || !read_number(&rest, &count) || count < 1 || count > 99 || !*rest)
    return bad_line(lines, "expected a section, a number and a card's id");
  return bind_deck_add(deck, section, (int)count, rest, lines->line, lines->error);
}

static bool read_decks(Lines *lines)
{
  const char *name;
  for (int seat = 0; seat < SESSION_SEATS && (seat < 2 || follows(lines, "deck ")); seat++) {
    lines->replay->seats = seat + 1;
    if (!expect_seat(lines, "deck", seat, &name)) return false;
    bind_deck_start(&lines->replay->decks[seat], lines->replay->game, name, lines->replay->path);
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

static bool read_mods(Lines *lines)
{
  Replay *replay = lines->replay;
  const char *rest;
  while (follows(lines, "mod ")) {
    if (!expect(lines, "mod", &rest)) return false;
    char *space = strchr(rest, ' ');
    if (!space || !space[1]) return bad_line(lines, "expected a mod's name and its version");
    *space = 0;
    if (replay->mod_count % 16 == 0)
      replay->mods =
          must_take(replay->mods, (size_t)(replay->mod_count + 16) * sizeof *replay->mods);
    replay->mods[replay->mod_count++] =
        (ReplayMod){.line = lines->line, .name = rest, .version = space + 1};
  }
  return true;
}

/* A format of a mod has the hash of its text behind it. */
static bool read_format(Lines *lines)
{
  Replay *replay = lines->replay;
  if (!read_mods(lines) || !expect(lines, "format", &replay->format)) return false;
  char *space = strchr(replay->format, ' ');
  replay->format_line = lines->line;
  if (!space) return true;
  *space = 0;
  return read_hash(space + 1, &replay->format_hash) ||
         bad_line(lines, "expected 'format NAME' or 'format NAME HASH'");
}

static bool read_header(Lines *lines)
{
  Replay *replay = lines->replay;
  const char *first = next_line(lines), *rest;
  if (!first || strcmp(first, record_first_line) != 0)
    return wrong(lines->error,
                 "%s:1: this is not a replay this program can read (it would begin "
                 "with '%s')",
                 replay->path, record_first_line);
  if (!expect(lines, "engine", &replay->engine) || !read_game(lines) ||
      !expect(lines, "rules", &replay->rules) || !read_format(lines) ||
      !expect(lines, "seed", &rest))
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
    replay->entries =
        must_take(replay->entries, (size_t)(replay->entry_count + 1024) * sizeof entry);
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

/* A move begins where the game stands as the file is read so far. */
static void add_move(Replay *replay, ReplayEntry move)
{
  if (replay->move_count % 1024 == 0)
    replay->from =
        must_take(replay->from, (size_t)(replay->move_count + 1024) * sizeof *replay->from);
  replay->from[replay->move_count++] = replay->at;
  replay->at = replay->move_count;
  add_entry(replay, move);
}

static void add_jump(Replay *replay, ReplayEntry jump)
{
  replay->at = jump.to;
  add_entry(replay, jump);
}

/* Where an undo goes that says only the decision: before its latest answer. */
static int before_decision(const Replay *replay, uint32_t number)
{
  for (int i = replay->entry_count - 1, move = replay->move_count; i >= 0; i--) {
    if (!entry_is_move(&replay->entries[i])) continue;
    move--;
    if (replay->entries[i].number == number) return replay->from[move];
  }
  return -1;
}

/* undo NUMBER [@MOVES], redo NUMBER @MOVES, goto NUMBER @MOVES NAME */
static bool read_jump(Lines *lines, EntryKind kind, const char *rest)
{
  Replay *replay = lines->replay;
  uint64_t number, to;
  if (!read_number(&rest, &number) || number > UINT32_MAX)
    return bad_line(lines, "expected the number of a decision");
  ReplayEntry jump = {.kind = kind, .line = lines->line, .number = (uint32_t)number};
  if (*rest == '@') {
    rest++;
    if (!read_number(&rest, &to)) return bad_line(lines, "expected '@' and a number of moves");
    if (to > (uint64_t)replay->move_count)
      return bad_line(lines, "goes to a move that was never made");
    jump.to = (int)to;
  } else {
    jump.to = kind == ENTRY_UNDO ? before_decision(replay, jump.number) : -1;
    if (jump.to < 0) return bad_line(lines, "goes back to a decision that was never answered");
  }
  if (kind == ENTRY_GOTO ? !*rest : *rest) return bad_line(lines, "expected NUMBER @MOVES [NAME]");
  if (*rest) jump.answer = rest;
  add_jump(replay, jump);
  return true;
}

static bool read_mark(Lines *lines, EntryKind kind, const char *rest)
{
  uint64_t number;
  if (!read_number(&rest, &number) || !*rest)
    return bad_line(lines, "expected the number of a decision and a name");
  add_entry(
      lines->replay,
      (ReplayEntry){.kind = kind, .line = lines->line, .number = (uint32_t)number, .answer = rest});
  return true;
}

static EntryKind kind_of_move(const char *answer)
{
  if (strcmp(answer, "cancel") == 0) return ENTRY_CANCEL;
  return strcmp(answer, "concede") == 0 ? ENTRY_CONCEDE : ENTRY_ANSWER;
}

static bool read_move(Lines *lines, EntryKind kind, char *text)
{
  ReplayEntry move = {.kind = kind, .line = lines->line};
  uint64_t number, seat = 0;
  if (!cut_hash(text, &move.hash)) return bad_line(lines, "the answer has no '#hash' at its end");
  const char *rest = text;
  if (!read_number(&rest, &number) || (kind != ENTRY_EDIT && !read_number(&rest, &seat)) ||
      seat >= (uint64_t)lines->replay->seats || !*rest)
    return bad_line(lines, "expected the decision's number, the seat and the answer");
  move.number = (uint32_t)number;
  move.seat = (ArbSeat)seat;
  move.answer = rest;
  if (kind == ENTRY_CALL && arb_call_find(rest) < 0)
    return bad_line(lines, "there is no such call");
  if (kind == ENTRY_ANSWER) move.kind = kind_of_move(rest);
  add_move(lines->replay, move);
  return true;
}

static bool read_entry(Lines *lines, char *text)
{
  static const struct {
    const char *word;
    EntryKind kind;
  } words[] = {{"edit ", ENTRY_EDIT},     {"call ", ENTRY_CALL},    {"seat ", ENTRY_SEAT},
               {"undo ", ENTRY_UNDO},     {"redo ", ENTRY_REDO},    {"goto ", ENTRY_GOTO},
               {"branch ", ENTRY_BRANCH}, {"reload ", ENTRY_RELOAD}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    size_t length = strlen(words[i].word);
    if (strncmp(text, words[i].word, length) != 0) continue;
    if (words[i].kind < ENTRY_MOVES) return read_move(lines, words[i].kind, text + length);
    if (words[i].kind < ENTRY_JUMPS) return read_jump(lines, words[i].kind, text + length);
    return read_mark(lines, words[i].kind, text + length);
  }
  return read_move(lines, ENTRY_ANSWER, text);
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

/* The place where the last line begins.  The sum in that line is of all lines before it. */
static size_t last_line(const char *bytes, size_t size)
{
  size_t at = size > 0 ? size - 1 : 0;
  while (at > 0 && bytes[at - 1] != '\n') at--;
  return at;
}

/* Reads the bytes that the replay holds. */
static bool read_bytes(Replay *replay, size_t size, ArbError *error)
{
  uint64_t sum = record_sum(replay->bytes, last_line(replay->bytes, size));
  Lines lines = {.replay = replay, .next = replay->bytes, .error = error};
  bool is_text = strlen(replay->bytes) == size; /* no zero bytes in it */
  if (is_text && read_header(&lines) && read_cards(&lines) && read_entries(&lines) &&
      read_sum(&lines, sum))
    return true;
  if (!is_text) wrong(error, "%s: this is not a text file", replay->path);
  replay_free(replay);
  return false;
}

bool replay_read(Replay *replay, const char *path, ArbError *error)
{
  size_t size;
  memset(replay, 0, sizeof *replay);
  snprintf(replay->path, sizeof replay->path, "%s", path);
  replay->bytes = read_file(path, &size, error);
  return replay->bytes && read_bytes(replay, size, error);
}

bool replay_read_text(Replay *replay, const char *name, const char *text, size_t size,
                      ArbError *error)
{
  memset(replay, 0, sizeof *replay);
  snprintf(replay->path, sizeof replay->path, "%s", name);
  replay->bytes = must_take(NULL, size + 1);
  memcpy(replay->bytes, text, size);
  replay->bytes[size] = 0;
  return read_bytes(replay, size, error);
}

void replay_free(Replay *replay)
{
  free(replay->bytes);
  free(replay->mods);
  free(replay->cards);
  free(replay->entries);
  free(replay->from);
  memset(replay, 0, sizeof *replay);
}

/* ---- Who sits ------------------------------------------------------------------- */

static bool sits_again(const Replay *replay, const char **who, int seat,
                       const char *const instead[SESSION_SEATS], ArbError *error)
{
  if (strcmp(*who, "person") == 0) return true;
  if (external_command(*who)) {
    if (instead) *who = instead[seat];
    return instead || wrong(error, "%s: p%d was played by a program, and a record starts none",
                            replay->path, seat + 1);
  }
  Bot *bot = bot_new(*who);
  bot_free(bot);
  return bot || wrong(error, "%s: there is no bot '%.80s' (%s)", replay->path, *who, bot_names());
}

bool replay_sit_again(Replay *replay, const char *const instead[SESSION_SEATS], ArbError *error)
{
  for (int seat = 0; seat < replay->seats; seat++)
    if (!sits_again(replay, &replay->bots[seat], seat, instead, error)) return false;
  for (int i = 0; i < replay->entry_count; i++) {
    ReplayEntry *entry = &replay->entries[i];
    if (entry->kind == ENTRY_SEAT &&
        !sits_again(replay, &entry->answer, entry->seat, instead, error))
      return false;
  }
  return true;
}

/* ---- Playing -------------------------------------------------------------------- */

/* Names the first card that is missing; broken files are not looked at. */
static bool installed(const Replay *replay, const Session *session, ArbError *error)
{
  ArbCards *all = session_all_cards(session);
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
    if (!session_is_keyword(replay->cards[i].id)) ids[count++] = replay->cards[i].id;
  bool loaded = session_load_only(session, ids, count, error);
  free(ids);
  return loaded;
}

/* " of the mod NAME, played with 1.0, here is 1.1", or nothing for what is shipped. */
static const char *mod_words(const Replay *replay, const Session *session, const char *name,
                             char *out, size_t size)
{
  *out = 0;
  for (int i = 0; name && i < replay->mod_count; i++) {
    if (strcmp(replay->mods[i].name, name) != 0) continue;
    for (int k = 0; k < session->paths.mod_count; k++)
      if (strcmp(session->in_use[k].name, name) == 0)
        snprintf(out, size, " of the mod %s (played with version %s, here is %s)", name,
                 replay->mods[i].version, session->in_use[k].version);
  }
  return out;
}

static bool same_format(const Replay *replay, const Session *session, ArbError *error)
{
  char of_mod[160];
  uint64_t hash = 0;
  const BindMod *mod = bind_format_mod(&session->paths, replay->format, &hash);
  if (hash == replay->format_hash) return true;
  return wrong(error, "%s:%d: the format %s%s has changed since this was played", replay->path,
               replay->format_line, replay->format,
               mod_words(replay, session, mod ? mod->name : NULL, of_mod, sizeof of_mod));
}

bool replay_same_cards(const Replay *replay, const Session *session, ArbError *error)
{
  char of_mod[160];
  for (int i = 0; i < replay->card_count; i++) {
    const ReplayCard *card = &replay->cards[i];
    uint16_t def = arb_cards_find(session->cards, card->id);
    if (arb_card_hash(session->cards, def) != card->hash)
      return wrong(
          error, "%s:%d: the card %s (%s)%s has changed since this was played", replay->path,
          card->line, card->id, arb_card_title(session->cards, def),
          mod_words(replay, session, arb_card_mod(session->cards, def), of_mod, sizeof of_mod));
  }
  return same_format(replay, session, error);
}

/* Uses the mods that the replay names, and no other. */
static bool find_mods(const Replay *replay, Session *session, const SessionMods *mods,
                      ArbError *error)
{
  const char **names = must_take(NULL, (size_t)(replay->mod_count + 1) * sizeof *names);
  for (int i = 0; i < replay->mod_count; i++) names[i] = replay->mods[i].name;
  bool found =
      session_find_mods_of_game(session, mods, names, replay->mod_count, replay->path, error) &&
      session_set_game(session, replay->game->name, error);
  int missing = found ? session_keep_mods(session, names, replay->mod_count) : -1;
  free(names);
  if (missing < 0) return found;
  return wrong(error, "%s:%d: the mod %s %s is not there: give its folder with --mod DIR",
               replay->path, replay->mods[missing].line, replay->mods[missing].name,
               replay->mods[missing].version);
}

bool replay_open(const Replay *replay, Session *session, const char *data, const SessionMods *mods,
                 ArbError *error)
{
  if (!session_find_data(session, data, error) || !find_mods(replay, session, mods, error))
    return false;
  if (!session_load_format(session, replay->format, error)) return false;
  if (session->seats != replay->seats)
    return wrong(error, "%s: %s is for %d players, not %d", replay->path, replay->format,
                 session->seats, replay->seats);
  for (int seat = 0; seat < session->seats; seat++) session->decks[seat] = replay->decks[seat];
  return installed(replay, session, error) && load_named(replay, session, error);
}

bool replay_session(const Replay *replay, Session *session, const char *data,
                    const SessionMods *mods, ArbError *error)
{
  return replay_open(replay, session, data, mods, error) &&
         replay_same_cards(replay, session, error);
}

bool recorded_open(RecordedGame *recorded, const char *path, const char *data,
                   const SessionMods *mods, ArbError *error)
{
  Replay *replay = &recorded->replay;
  Session *session = &recorded->session;
  *recorded = (RecordedGame){0};
  if (!replay_read(replay, path, error) || !replay_session(replay, session, data, mods, error))
    return false;
  recorded->host = bind_host_new(session->cards, error);
  if (recorded->host)
    recorded->game = session_game(session, recorded->host, &replay->seating, error);
  return recorded->game;
}

void recorded_close(RecordedGame *recorded)
{
  arb_destroy(recorded->game);
  if (recorded->host) bind_host_free(recorded->host);
  session_close(&recorded->session);
  replay_free(&recorded->replay);
}

typedef struct Player {
  const Replay *replay;
  ArbGame *game;
  const ArbCards *cards;
  ArbGame **kept; /* copies at moments that a jump goes to, by number of moves before them */
  bool *wanted;   /* whether a jump goes to the moment, by number of moves */
  int moves;
  Values values;
  bool verify;
  ArbError *error;
} Player;

static bool bad_entry(const Player *player, const ReplayEntry *entry, const char *what)
{
  return wrong(player->error, "%s:%d: %s", player->replay->path, entry->line, what);
}

static bool check_hash(const Player *player, int line, uint32_t number, uint64_t expected)
{
  uint64_t hash = arb_hash(player->game);
  if (!player->verify || hash == expected) return true;
  return wrong(player->error,
               "%s:%d: the game first differs at decision %u: its state is %016" PRIx64
               ", recorded was %016" PRIx64,
               player->replay->path, line, (unsigned)number, hash, expected);
}

static bool keep_moment(Player *player, const ReplayEntry *entry)
{
  if (!player->wanted[player->moves]) return true;
  player->kept[player->moves] = arb_clone(player->game);
  return player->kept[player->moves] || bad_entry(player, entry, "out of memory");
}

static bool play_move(Player *player, const ReplayEntry *entry)
{
  ArbError error = {0};
  if (!check_hash(player, entry->line, entry->number, entry->hash)) return false;
  if (!record_move(player->game, player->cards, entry, &player->values, &error))
    return bad_entry(player, entry, error.text);
  player->moves++;
  return keep_moment(player, entry);
}

static bool play_entry(Player *player, const ReplayEntry *entry)
{
  if (entry_is_move(entry)) return play_move(player, entry);
  if (!entry_is_jump(entry)) return true;
  return arb_copy(player->game, player->kept[entry->to]) >= 0 ||
         bad_entry(player, entry, "out of memory");
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
  record_end(&end, player->game, failed);
  bool same = strcmp(end.bytes, replay->end) == 0;
  if (!same)
    wrong(player->error, "%s:%d: the replay says '%s', the game says '%s'", replay->path,
          replay->end_line, replay->end, end.bytes);
  text_free(&end);
  const ArbDecision *decision = arb_decision(player->game);
  return same &&
         check_hash(player, replay->end_line, decision ? decision->number : 0, replay->end_hash);
}

static void *must_clear(size_t count, size_t size)
{
  return memset(must_take(NULL, count * size), 0, count * size);
}

bool replay_play(const Replay *replay, ArbGame *game, const ArbCards *cards, bool verify,
                 ReplayVisitor *visit, void *data, ArbError *error)
{
  size_t moments = (size_t)replay->move_count + 1;
  Player player = {.replay = replay,
                   .game = game,
                   .cards = cards,
                   .verify = verify,
                   .kept = must_clear(moments, sizeof(ArbGame *)),
                   .wanted = must_clear(moments, sizeof(bool)),
                   .error = error};
  for (int i = 0; i < replay->entry_count; i++)
    if (entry_is_jump(&replay->entries[i])) player.wanted[replay->entries[i].to] = true;
  ReplayEntry start = {.line = 1};
  bool good = arb_advance(game) >= 0 || bad_entry(&player, &start, arb_error(game)), going = true;
  good = good && keep_moment(&player, &start);
  for (int i = 0; good && going && i < replay->entry_count; i++) {
    going = !visit || visit(data, game, &replay->entries[i]);
    if (going) good = play_entry(&player, &replay->entries[i]);
  }
  if (good && going) good = check_end(&player);
  for (size_t i = 0; i < moments; i++) arb_destroy(player.kept[i]);
  free(player.kept);
  free(player.wanted);
  values_free(&player.values);
  return good;
}
