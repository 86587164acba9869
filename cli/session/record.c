/* SPDX-License-Identifier: MIT */
/* record.c -- see record.h. */
#include "session/record.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "basics/aside.h"
#include "host/tell.h"
#include "basics/wrong.h"

const char record_first_line[] = "lunarbiter replay 1";
enum { OPTION_ID_MAX = 64, WORDS_MAX = 5, WORD_MAX = 64 };

void values_free(Values *values)
{
  free(values->values);
  *values = (Values){0};
}

/* ---- Answers -------------------------------------------------------------------- */

static void add_value(Text *text, ArbGame *game, int shape, int option, int32_t value)
{
  char id[OPTION_ID_MAX];
  if (shape == ARB_NUMBER) {
    text_add(text, "=%d", (int)value);
    return;
  }
  bind_tell_option_id(game, shape == ARB_SPLIT ? option : (int)value, id, sizeof id);
  text_add(text, "%s%s", option ? ", " : "", id);
  if (shape == ARB_SPLIT) text_add(text, "=%d", (int)value);
}

void record_answer_text(Text *out, ArbGame *game, const int32_t *values, int count)
{
  for (int i = 0; i < count; i++) add_value(out, game, arb_decision(game)->shape, i, values[i]);
  if (count == 0) text_add(out, "-");
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
static bool read_value(ArbGame *game, char *part, Values *out, ArbError *error)
{
  const ArbDecision *decision = arb_decision(game);
  char *equals = strrchr(part, '=');
  bool amount = decision->shape == ARB_NUMBER || decision->shape == ARB_SPLIT;
  int32_t value = 0;
  if (amount && (!equals || !read_amount(equals + 1, &value)))
    return wrong(error, "'%.60s' must say a whole number", part);
  if (decision->shape == ARB_NUMBER) {
    out->values[out->count++] = value;
    return true;
  }
  if (amount) *equals = 0;
  int option = bind_tell_option_find(game, part);
  if (option < 0)
    return wrong(error, "decision %u offers no option '%.60s'", (unsigned)decision->number, part);
  if (!amount) {
    out->values[out->count++] = option;
    return true;
  }
  if (out->values[option] != NOT_SAID)
    return wrong(error, "the answer gives '%.60s' two amounts", part);
  out->values[option] = value;
  out->count++;
  return true;
}

/* A split says an amount for every option. */
static bool says_all(ArbGame *game, const Values *out, ArbError *error)
{
  char id[OPTION_ID_MAX];
  for (int i = 0; i < arb_decision(game)->option_count; i++) {
    if (out->values[i] != NOT_SAID) continue;
    bind_tell_option_id(game, i, id, sizeof id);
    return wrong(error, "the answer gives '%.60s' no amount", id);
  }
  return true;
}

static void reserve_values(Values *values, int options)
{
  if (options < values->room) return;
  values->room = options + 64;
  values->values = must_take(values->values, (size_t)values->room * sizeof *values->values);
}

/* False with a sentence (no file, no line) when it does not fit. */
static bool read_answer_text(ArbGame *game, const char *text, Values *out, ArbError *error)
{
  char part[OPTION_ID_MAX];
  const ArbDecision *decision = arb_decision(game);
  bool split = decision->shape == ARB_SPLIT;
  reserve_values(out, decision->option_count);
  out->count = 0;
  for (int i = 0; split && i < out->room; i++) out->values[i] = NOT_SAID;
  if (strcmp(text, "-") == 0) return true;
  for (const char *at = text; *at;) {
    size_t length = strcspn(at, ",");
    if (length >= sizeof part || out->count >= out->room)
      return wrong(error, "the answer is too long");
    memcpy(part, at, length);
    part[length] = 0;
    if (!read_value(game, part, out, error)) return false;
    at += length;
    at += strspn(at, ", ");
  }
  return !split || says_all(game, out, error);
}

/* ---- Edits ---------------------------------------------------------------------- */

typedef struct Words {
  char word[WORDS_MAX][WORD_MAX];
  int count;
} Words;

static Words split_words(const char *text)
{
  Words words = {.count = 0};
  while (*text && words.count < WORDS_MAX) {
    size_t length = strcspn(text, " ");
    snprintf(words.word[words.count++], WORD_MAX, "%.*s", (int)length, text);
    text += length;
    text += strspn(text, " ");
  }
  return words;
}

/* By its id; "game" is nothing, and no object of that name there is a mistake. */
static bool find_object(ArbGame *game, const char *id, ArbId *object, ArbError *error)
{
  *object = (ArbId){0, 0};
  if (strcmp(id, "game") == 0) return true;
  *object = arb_id_find(game, id);
  return object->slot || wrong(error, "nothing is called '%s'", id);
}

/* put OWNER ZONE CARD [PLACE] */
static bool edit_put(ArbGame *game, const ArbCards *cards, const Words *words, ArbError *error)
{
  ArbId owner, place = {0, 0};
  if (words->count < 4) return wrong(error, "'put' takes a player, a zone and a card");
  if (!find_object(game, words->word[1], &owner, error)) return false;
  if (words->count > 4 && !find_object(game, words->word[4], &place, error)) return false;
  int seat = 0;
  while (seat < arb_seats(game) && arb_player_id((ArbSeat)seat).slot != owner.slot) seat++;
  uint16_t def = arb_cards_find(cards, words->word[3]);
  if (!def) return wrong(error, "the card %s is not loaded", words->word[3]);
  return arb_put(game, def, (ArbSeat)seat, words->word[2], place).slot ||
         wrong(error, "%s", arb_error(game));
}

/* move CARD ZONE [PLACE] */
static bool edit_move(ArbGame *game, const Words *words, ArbError *error)
{
  ArbId card, place = {0, 0};
  if (words->count < 3) return wrong(error, "'move' takes a card and a zone");
  if (!find_object(game, words->word[1], &card, error)) return false;
  if (words->count > 3 && !find_object(game, words->word[3], &place, error)) return false;
  return arb_move(game, card, words->word[2], place, NULL) >= 0 ||
         wrong(error, "%s", arb_error(game));
}

/* set OBJECT ATTRIBUTE VALUE */
static bool edit_set(ArbGame *game, const Words *words, ArbError *error)
{
  ArbId object;
  int32_t value;
  if (words->count != 4 || !read_amount(words->word[3], &value))
    return wrong(error, "'set' takes an object, its field, and a number");
  return find_object(game, words->word[1], &object, error) &&
         (arb_set(game, object, words->word[2], value) >= 0 || wrong(error, "%s", arb_error(game)));
}

/* On a copy, since what a position leads to may fail too. */
bool record_edit(ArbGame *game, const ArbCards *cards, const char *text, ArbError *error)
{
  Words words = split_words(text);
  ArbGame *copy = arb_clone(game);
  if (!copy) return wrong(error, "out of memory");
  bool done = strcmp(words.word[0], "put") == 0    ? edit_put(copy, cards, &words, error)
              : strcmp(words.word[0], "move") == 0 ? edit_move(copy, &words, error)
              : strcmp(words.word[0], "set") == 0  ? edit_set(copy, &words, error)
                                                   : wrong(error, "'%s' is no edit", text);
  if (done && arb_advance(copy) < 0) done = wrong(error, "%s", arb_error(copy));
  if (done) done = arb_check(copy, error);
  if (done && arb_copy(game, copy) < 0) done = wrong(error, "out of memory");
  arb_destroy(copy);
  return done;
}

/* ---- Moves ---------------------------------------------------------------------- */

static bool move_answer(ArbGame *game, const ReplayEntry *move, Values *values, ArbError *error)
{
  const ArbDecision *decision = arb_decision(game);
  if (!decision) return wrong(error, "the game is over before this answer");
  if (decision->number != move->number || decision->player != move->seat)
    return wrong(error, "the game asks decision %u of seat %d here", (unsigned)decision->number,
                 decision->player);
  if (!read_answer_text(game, move->answer, values, error)) return false;
  return arb_answer(game, decision->number, values->values, values->count) >= 0 ||
         wrong(error, "the answer is refused: %s", arb_error(game));
}

bool record_move(ArbGame *game, const ArbCards *cards, const ReplayEntry *move, Values *values,
                 ArbError *error)
{
  ArbStatus status = ARB_OK;
  values->count = 0;
  if (move->kind == ENTRY_ANSWER && !move_answer(game, move, values, error)) return false;
  if (move->kind == ENTRY_EDIT && !record_edit(game, cards, move->answer, error)) return false;
  if (move->kind == ENTRY_CANCEL) status = arb_cancel(game, move->seat);
  if (move->kind == ENTRY_CONCEDE) status = arb_concede(game, move->seat);
  if (move->kind == ENTRY_CALL) status = arb_call(game, arb_call_find(move->answer), move->seat);
  if (status >= 0) status = arb_advance(game);
  return status >= 0 || wrong(error, "%s", arb_error(game));
}

/* ---- Sentences ------------------------------------------------------------------- */

const char *entry_word(const ReplayEntry *entry)
{
  static const char *const words[] = {
    [ENTRY_ANSWER] = "answer", [ENTRY_CANCEL] = "cancel", [ENTRY_CONCEDE] = "concede",
    [ENTRY_EDIT] = "edit",     [ENTRY_CALL] = "call",     [ENTRY_SEAT] = "seat",
    [ENTRY_UNDO] = "undo",     [ENTRY_REDO] = "redo",     [ENTRY_GOTO] = "goto",
    [ENTRY_BRANCH] = "branch", [ENTRY_RELOAD] = "reload"};
  return words[entry->kind];
}

static void name_object(ArbGame *game, ArbSeat viewer, const char *id, Text *out)
{
  char name[96];
  ArbId object = arb_id_find(game, id);
  if (!object.slot || *id == 'p') { /* the game, a player */
    text_add(out, "%s", id);
    return;
  }
  arb_card_name(game, viewer, object, name, sizeof name);
  text_add(out, "%s <%s>", name, id);
}

bool edit_sets_seat(const char *attribute)
{
  const char *last = strrchr(attribute, '_');
  return strcmp(attribute, "controller") == 0 || (last && strcmp(last, "_player") == 0);
}

static void tell_value(const char *attribute, const char *value, Text *out)
{
  int seat = atoi(value);
  if (!edit_sets_seat(attribute)) text_add(out, " is %s", value);
  else if (seat == ARB_NO_SEAT) text_add(out, " is nobody");
  else text_add(out, " is p%d", seat + 1);
}

typedef struct Lies {
  ArbId card;
  bool there;
} Lies;

static bool is_card(void *data, const ArbCardView *card)
{
  Lies *lies = data;
  lies->there |= card->id.slot == lies->card.slot && card->id.generation == lies->card.generation;
  return !lies->there;
}

/* The card that was moved; one that was hidden among others (lunarbiter.h) by its id alone. */
static void tell_moved(const Words *words, ArbGame *game, ArbSeat viewer, Text *out)
{
  Lies lies = {.card = arb_id_find(game, words->word[1])};
  int zone = arb_zone_find(game, words->word[2]);
  for (ArbSeat seat = 0; seat < arb_seats(game) && lies.card.slot && !lies.there; seat++)
    arb_view_zone(game, ARB_NO_SEAT, zone, seat, is_card, &lies);
  if (lies.there) name_object(game, viewer, words->word[1], out);
  else text_add(out, "%s", words->word[1]);
  text_add(out, " is moved into the zone %s", words->word[2]);
  if (words->count > 3) text_add(out, ", at ");
  if (words->count > 3) name_object(game, viewer, words->word[3], out);
}

static void tell_edit(const ReplayEntry *entry, ArbGame *game, const ArbCards *cards,
                      ArbSeat viewer, Text *out)
{
  Words words = split_words(entry->answer);
  text_add(out, "edited by hand: ");
  if (strcmp(words.word[0], "put") == 0) {
    uint16_t def = arb_cards_find(cards, words.word[3]);
    text_add(out, "%s is put into %s's %s", def ? arb_card_title(cards, def) : words.word[3],
             words.word[1], words.word[2]);
    if (words.count > 4) text_add(out, ", at ");
    if (words.count > 4) name_object(game, viewer, words.word[4], out);
  } else if (strcmp(words.word[0], "move") == 0) {
    tell_moved(&words, game, viewer, out);
  } else {
    text_add(out, "%s of ", words.word[2]);
    name_object(game, viewer, words.word[1], out);
    tell_value(words.word[2], words.word[3], out);
  }
}

void entry_tell(const ReplayEntry *entry, ArbGame *game, const ArbCards *cards, ArbSeat viewer,
                Text *out)
{
  unsigned number = (unsigned)entry->number;
  switch (entry->kind) {
  case ENTRY_ANSWER:
  case ENTRY_CONCEDE: break;
  case ENTRY_CANCEL: text_add(out, "decision %u and its step are taken back", number); break;
  case ENTRY_CALL: text_add(out, "the host calls: %s", entry->answer); break;
  case ENTRY_EDIT: tell_edit(entry, game, cards, viewer, out); break;
  case ENTRY_SEAT:
    text_add(out, "from here on %s answers for p%d",
             strcmp(entry->answer, "person") == 0 ? "a person" : entry->answer, entry->seat + 1);
    break;
  case ENTRY_UNDO: text_add(out, "taken back to before decision %u", number); break;
  case ENTRY_REDO: text_add(out, "forward again to decision %u", number); break;
  case ENTRY_GOTO: text_add(out, "on from '%s': decision %u", entry->answer, number); break;
  case ENTRY_BRANCH:
    text_add(out, "decision %u is remembered as '%s'", number, entry->answer);
    break;
  case ENTRY_RELOAD:
    text_add(out, "loaded again at decision %u, and played with from the start: %s", number,
             entry->answer);
    break;
  }
}

/* ---- Writing --------------------------------------------------------------------- */

uint64_t record_sum(const char *bytes, size_t count)
{
  uint64_t sum = 0xCBF29CE484222325u;
  for (size_t i = 0; i < count; i++) sum = (sum ^ (unsigned char)bytes[i]) * 0x100000001B3u;
  return sum;
}

static void record_deck(Text *text, const Session *session, const Deck *deck, int seat)
{
  text_add(text, "deck %d %s\n", seat, deck->name);
  for (int i = 0; i < deck->entry_count; i++)
    text_add(text, "%s %d %s\n", deck->game->rules->sections[deck->entries[i].section].name,
             deck->entries[i].count, arb_card_id(session->cards, deck->entries[i].def));
}

/* The format, behind the mods that the game uses. */
static void record_format(Text *text, const Session *session)
{
  uint64_t hash;
  for (int i = 0; i < session->paths.mod_count; i++)
    text_add(text, "mod %s %s\n", session->in_use[i].name, session->in_use[i].version);
  text_add(text, "format %s", session->format_name);
  if (bind_format_mod(&session->paths, session->format_name, &hash))
    text_add(text, " %016" PRIx64, hash);
  text_add(text, "\n");
}

void recorder_start(Recorder *recorder, const Session *session, const Seating *seating,
                    const char *const *bots)
{
  Text *text = &recorder->text;
  *recorder = (Recorder){0};
  text_add(text, "%s\nengine %s\ngame %s\nrules %s\n", record_first_line, ARB_VERSION,
           session->game->name, arb_rules_edition(session->cards));
  record_format(text, session);
  text_add(text, "seed %" PRIu64 "\nfirst %s\n", seating->seed, seating->by_lot ? "lot" : "seat0");
  for (int seat = 0; seat < session->seats; seat++)
    record_deck(text, session, &session->decks[session_deck_of(session, seating, (ArbSeat)seat)],
                seat);
  for (int seat = 0; seat < session->seats; seat++) text_add(text, "bot %d %s\n", seat, bots[seat]);
  for (int def = 1; def <= arb_cards_count(session->cards); def++)
    text_add(text, "card %s %016" PRIx64 "\n", arb_card_id(session->cards, (uint16_t)def),
             arb_card_hash(session->cards, (uint16_t)def));
  text_add(text, "begin\n");
}

void recorder_add(Recorder *recorder, const ReplayEntry *entry)
{
  Text *text = &recorder->text;
  const char *said = entry->kind == ENTRY_CANCEL    ? "cancel"
                     : entry->kind == ENTRY_CONCEDE ? "concede"
                                                    : entry->answer;
  if (entry->kind >= ENTRY_EDIT) text_add(text, "%s ", entry_word(entry));
  text_add(text, "%u", (unsigned)entry->number);
  if (entry_is_move(entry) && entry->kind != ENTRY_EDIT) text_add(text, " %d", entry->seat);
  if (entry_is_jump(entry)) text_add(text, " @%d", entry->to);
  if (said) text_add(text, " %s", said);
  if (entry_is_move(entry)) text_add(text, " #%016" PRIx64, entry->hash);
  text_add(text, "\n");
}

void recorder_answer(Recorder *recorder, ArbGame *game, const int32_t *values, int count)
{
  const ArbDecision *decision = arb_decision(game);
  Text answer = {0};
  record_answer_text(&answer, game, values, count);
  recorder_add(recorder, &(ReplayEntry){.kind = ENTRY_ANSWER,
                                        .number = decision->number,
                                        .seat = decision->player,
                                        .answer = answer.bytes,
                                        .hash = arb_hash(game)});
  text_free(&answer);
}

void record_end(Text *out, ArbGame *game, bool failed)
{
  ArbSeat winner = arb_winner(game);
  if (failed) text_add(out, "error");
  else if (winner != ARB_NO_SEAT) text_add(out, "winner %d", winner);
  else text_add(out, "%s", arb_decision(game) ? "open" : "draw");
}

void recorder_finish(const Recorder *recorder, ArbGame *game, bool failed, Text *out)
{
  text_add(out, "%send ", recorder->text.bytes);
  record_end(out, game, failed);
  text_add(out, " #%016" PRIx64 "\n", arb_hash(game));
  text_add(out, "sum %016" PRIx64 "\n", record_sum(out->bytes, out->length));
}

bool recorder_write(const Recorder *recorder, ArbGame *game, bool failed, const char *path,
                    ArbError *error)
{
  Text text = {0};
  recorder_finish(recorder, game, failed, &text);
  bool good = bind_aside_write(path, text.bytes, text.length);
  int why = errno;
  text_free(&text);
  return good || wrong(error, "%s: %s", path, strerror(why));
}

void recorder_free(Recorder *recorder)
{
  text_free(&recorder->text);
}
