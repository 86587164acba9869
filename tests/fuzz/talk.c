/* SPDX-License-Identifier: MIT */
/* talk.c -- see talk.h. */
#include "talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/text.h"
#include "module/tool.h"
#include "sandbox/allowance.h"
#include "table/inside.h"

const char talk_owner[] = "owner-key";

/* A client, and the requests that it has sent: their rows by id. */
typedef struct Talker {
  HallClient *client; /* NULL: not there */
  int asked;
  long said, answered;        /* messages; a message gets one answer */
  const HallKind *kinds[256]; /* of its requests, by their number modulo 256 */
} Talker;

enum { TALK_SERIES = 8 };

static Hall *hall;
static Talker talkers[TALKERS];
static int64_t now;
static unsigned drawn;
static bool refused;
static char *saved;
static const char *never_told;
static HallWork *waiting, **last_waiting = &waiting;

/* ---- A store in memory -------------------------------------------------------------- */

typedef struct Row {
  char table[HALL_ID_MAX];
  char *settings, *lines;
} Row;

static Row rows[64];
static int row_count;
static bool broken;

static char *copy_of(const char *text)
{
  return memcpy(must_take(NULL, strlen(text) + 1), text, strlen(text) + 1);
}

static bool works(ArbError *error)
{
  if (broken) *error = (ArbError){ARB_REFUSED, "the disk is full"};
  return !broken;
}

static Row *row_of(const char *table)
{
  for (int i = 0; i < row_count; i++)
    if (strcmp(rows[i].table, table) == 0) return &rows[i];
  return NULL;
}

static bool row_put(void *data, const char *table, const char *settings, const char *lines,
                    ArbError *error)
{
  (void)data;
  if (!works(error)) return false;
  Row *row = row_of(table);
  if (!row) {
    if (row_count == sizeof rows / sizeof *rows) fuzz_failed("the store", "too many tables");
    row = &rows[row_count++];
    *row = (Row){.settings = NULL};
    snprintf(row->table, sizeof row->table, "%s", table);
  }
  free(row->settings);
  free(row->lines);
  row->settings = copy_of(settings);
  row->lines = copy_of(lines);
  return true;
}

static bool row_set(void *data, const char *table, const char *settings, ArbError *error)
{
  (void)data;
  Row *row = row_of(table);
  if (!works(error)) return false;
  if (!row) return true;
  free(row->settings);
  row->settings = copy_of(settings);
  return true;
}

static bool row_add(void *data, const char *table, const char *lines, ArbError *error)
{
  (void)data;
  Row *row = row_of(table);
  if (!works(error)) return false;
  if (!row) fuzz_failed("the store", "lines of a table that was never stored");
  size_t had = strlen(row->lines), more = strlen(lines);
  row->lines = must_take(row->lines, had + more + 1);
  memcpy(row->lines + had, lines, more + 1);
  return true;
}

static bool row_drop(void *data, const char *table, ArbError *error)
{
  (void)data;
  Row *row = row_of(table);
  if (!works(error) || !row) return row == NULL;
  free(row->settings);
  free(row->lines);
  *row = rows[--row_count];
  return true;
}

static bool row_each(void *data, void (*visit)(void *to, const char *table, const char *settings),
                     void *to, ArbError *error)
{
  (void)data;
  (void)error;
  for (int i = 0; i < row_count; i++) visit(to, rows[i].table, rows[i].settings);
  return true;
}

static char *row_lines(void *data, const char *table, ArbError *error)
{
  (void)data;
  Row *row = row_of(table);
  *error = (ArbError){ARB_REFUSED, "the table was never stored"};
  return row ? copy_of(row->lines) : NULL;
}

void talk_store_breaks(bool is_broken)
{
  broken = is_broken;
}

/* ---- What is heard -------------------------------------------------------------------- */

static _Noreturn void wrong(const char *what, const json_t *message)
{
  char *text = json_dumps(message, JSON_COMPACT | JSON_ENCODE_ANY);
  fuzz_failed(what, text ? text : "");
}

/* A null says that a value is missing, and a row has no kind for that. */
static void fits_row(const Field *fields, const json_t *message)
{
  enum { FIELDS_MOST = 40 };
  Field left[FIELDS_MOST + 1] = {{0}};
  char why[400];
  int count = 0;
  const char *name;
  json_t *value, *bare = json_object();
  json_object_foreach((json_t *)(uintptr_t)message, name, value)
  {
    if (!json_is_null(value) && strcmp(name, "id") != 0) json_object_set(bare, name, value);
  }
  for (; fields->name; fields++)
    if (!json_is_null(json_object_get(message, fields->name)) && count < FIELDS_MOST)
      left[count++] = *fields;
  if (!fields_fit(left, bare, "it", why, sizeof why)) wrong(why, message);
  json_decref(bare);
}

static const HallNews *news_of(const char *type)
{
  for (int group = 0; hall_groups[group]; group++)
    for (const HallNews *news = hall_groups[group]->news; news && news->type; news++)
      if (strcmp(news->type, type) == 0) return news;
  return NULL;
}

static void hear_push(const Talker *talker, const char *type, const json_t *message)
{
  const HallNews *news = news_of(type);
  const char *table = json_string_value(json_object_get(message, "table"));
  const json_t *seat = json_object_get(message, "seat");
  bool here = !table;
  if (!news) wrong("a push that has no row", message);
  if (strcmp(type, "event") != 0) fits_row(news->fields, message); /* its fields go by its kind */
  if (!hall_entered(talker->client)) wrong("a push to somebody without a key", message);
  for (int i = 0; table && i < talker->client->place_count; i++) {
    const Place *place = &talker->client->places[i];
    bool own = strcmp(news->to, "a seat, spectators") == 0 || strcmp(type, "decision") == 0;
    here |= strcmp(place->game->id, table) == 0 &&
            (!own || !seat || place->viewer == json_integer_value(seat));
  }
  if (!here && !talker->client->owner) wrong("a push to somebody who is not there", message);
}

static void hear_answer(Talker *talker, const char *type, const json_t *message)
{
  const json_t *id = json_object_get(message, "id");
  bool reply = strcmp(type, "reply") == 0;
  const HallKind *kind = NULL;
  if (json_is_integer(id)) kind = talker->kinds[json_integer_value(id) & 255];
  if (!reply && !json_string_length(json_object_get(message, "message")))
    wrong("an error without a sentence", message);
  if (reply && kind) fits_row(kind->reply, message);
  if (reply && kind && kind->right == RIGHT_OWNER && !talker->client->owner)
    wrong("it was not the owner who asked", message);
  talker->answered++;
  refused = !reply;
  const char *replay = json_string_value(json_object_get(message, "text"));
  if (!reply || !kind || !replay || strcmp(kind->type, "save") != 0) return;
  free(saved);
  saved = copy_of(replay);
}

static void hear(void *host, void *to, const char *text, size_t length)
{
  json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
  const char *type = json_string_value(json_object_get(message, "type"));
  (void)host;
  if (never_told && strstr(text, never_told)) fuzz_failed("nobody may be told this", text);
  if (!type) fuzz_failed("it said what is no message", text);
  if (strcmp(type, "reply") == 0 || strcmp(type, "error") == 0) hear_answer(to, type, message);
  else hear_push(to, type, message);
  json_decref(message);
}

/* ---- The hall --------------------------------------------------------------------------- */

static void draw(void *host, void *out, size_t size)
{
  unsigned char *bytes = out;
  (void)host;
  for (size_t i = 0; i < size; i++) {
    drawn = drawn * 1103515245u + 12345u;
    bytes[i] = (unsigned char)(drawn >> 16);
  }
}

static void queue_work(void *host, HallWork *work)
{
  (void)host;
  work->next = NULL;
  *last_waiting = work;
  last_waiting = &work->next;
}

void talk_work(int count)
{
  for (; waiting && count > 0; count--) {
    HallWork *work = waiting;
    waiting = work->next;
    if (!waiting) last_waiting = &waiting;
    work->run(work);
    work->done(work);
    if (bind_allowance_left() >= 0) fuzz_failed("the hall", "a request limits all others' scripts");
  }
}

/* Loads the cards here, so that copies of this process find them (pools.c). */
static void load_pools(void)
{
  char error[300];
  FILE *out = fopen("/dev/null", "w");
  const BindToolOption options[] = {{.name = "cards", .text = ARB_DATA_DIR "/cards"},
                                    {.name = "json", .flag = true},
                                    {.name = "rules", .flag = true},
                                    {.name = "all", .flag = true},
                                    {.name = NULL}};
  const BindTool tool = {
    .scripts = ARB_DATA_DIR "/scripts", .name = "show", .options = options, .out = out};
  if (!out || !bind_run_tool(&tool, NULL, error, sizeof error)) fuzz_cannot_begin("show", error);
  fclose(out);
  bind_allowance_close();
}

Hall *talk_hall(const SessionMods *mods)
{
  static const HallStore store = {NULL, row_put, row_set, row_add, row_drop, row_each, row_lines};
  ArbError error = {0};
  const HallSetup setup = {.data = ARB_DATA_DIR,
                           .mods = mods,
                           .token = talk_owner,
                           .store = &store,
                           .send = hear,
                           .random = draw,
                           .work = queue_work};
  drawn = 7;
  if (!hall) load_pools(), hall = hall_open(&setup, &error);
  if (!hall) fuzz_cannot_begin("the hall", error.text);
  return hall;
}

int talk_tables(void)
{
  int count = 0;
  for (const HallGame *game = hall->games; game; game = game->next) count++;
  return count;
}

static void sound_games(const char *after)
{
  for (HallGame *game = hall->games; game; game = game->next)
    if (game->awake) fuzz_sound(game->timeline.game, after);
}

void talk_leave(int who)
{
  Talker *talker = &talkers[who];
  if (!talker->client) return;
  if (talker->answered > talker->said) fuzz_failed("a client", "got more answers than it asked");
  hall_disconnect(hall, talker->client);
  talker->client = NULL;
}

void talk_never_tells(const char *text)
{
  never_told = text;
}

const char *talk_saved(void)
{
  return saved;
}

/* Games between bots that nobody waits for any more: their owner stops them. */
static void stop_series(void)
{
  if (!hall->measures) return;
  talk_ask(0, json_pack("{s:s, s:s}", "type", "enter", "key", talk_owner));
  for (int i = 1; i <= TALK_SERIES; i++)
    talk_ask(0, json_pack("{s:s, s:i}", "type", "sim_cancel", "sim", i));
}

void talk_end(void)
{
  broken = false;
  stop_series();
  talk_work(INT32_MAX);
  for (int who = 0; who < TALKERS; who++) {
    if (talkers[who].client && talkers[who].answered != talkers[who].said)
      fuzz_failed("a client", "did not get an answer to each message");
    talk_leave(who);
  }
  while (hall->games) hall_game_close(hall->games, NULL);
  talk_work(INT32_MAX);
  hall_measures_free(hall);
  while (row_count) row_drop(NULL, rows[0].table, &(ArbError){0});
  free(saved);
  saved = NULL;
  drawn = 7;
}

void talk_wait(int milliseconds)
{
  int64_t until = now + milliseconds;
  for (int i = 0; i < 64 && now < until; i++) {
    int next = hall_tick(hall, now);
    int64_t left = until - now;
    now += next <= 0 ? 1 : next < left ? next : left;
  }
  now = until;
  hall_tick(hall, now);
  sound_games("after some time");
}

/* ---- Saying ------------------------------------------------------------------------------- */

/* What a request that is refused leaves as it was. */
typedef struct Before {
  uint64_t hash;
  int games, moments;
} Before;

static Before look_around(void)
{
  Before before = {0};
  for (HallGame *game = hall->games; game; game = game->next) {
    before.games++;
    if (!game->awake) continue;
    before.moments += game->timeline.count;
    before.hash = before.hash * 31 + arb_hash(game->timeline.game);
  }
  return before;
}

static void arrive(Talker *talker)
{
  *talker = (Talker){.asked = talker->asked};
  talker->client = hall_connect(hall, talker);
}

void talk_say(int who, const char *text, size_t length)
{
  Talker *talker = &talkers[who];
  if (!talker->client) arrive(talker);
  Before before = look_around();
  long answered = talker->answered;
  talker->said++;
  refused = false;
  hall_message(hall, talker->client, text, length);
  bool at_once = talker->answered > answered;
  if (talker->answered > answered + 1) fuzz_failed(text, "it was answered twice");
  Before after = look_around();
  if (at_once && refused &&
      (before.hash != after.hash || before.games != after.games || before.moments != after.moments))
    fuzz_failed(text, "it was refused, and something has changed");
  sound_games(text);
}

void talk_ask(int who, json_t *request)
{
  Talker *talker = &talkers[who];
  const char *type = json_string_value(json_object_get(request, "type"));
  int id = ++talker->asked;
  json_object_set_new(request, "id", json_integer(id));
  talker->kinds[id & 255] = type ? hall_kind(type) : NULL;
  char *text = json_dumps(request, JSON_COMPACT);
  json_decref(request);
  if (!text) return; /* bytes that are no text */
  talk_say(who, text, strlen(text));
  free(text);
}

/* ---- Drawing requests ------------------------------------------------------------------------ */

static HallGame *newest_table(void)
{
  HallGame *game = hall->games;
  while (game && game->next) game = game->next;
  return game;
}

static HallGame *some_table(Bytes *bytes)
{
  HallGame *game = hall->games;
  for (int i = bytes_below(bytes, TALK_TABLES); i > 0 && game && game->next; i--) game = game->next;
  return game;
}

static const ArbDecision *open_at(const HallGame *game)
{
  return game && game->awake ? arb_decision(game->timeline.game) : NULL;
}

static json_t *some_text(Bytes *bytes)
{
  static const char *const odd[] = {"",     "a",          "\x1b[31m", "..",   "/etc/passwd",
                                    "%s%n", "exec:false", "\xc3",     "\n\n", "-1",
                                    "#1",   "person",     "null",     "c1"};
  return json_text(odd[bytes_below(bytes, (int)(sizeof odd / sizeof *odd))]);
}

static json_t *some_number(Bytes *bytes)
{
  static const json_int_t far[] = {INT64_MAX, INT64_MIN, UINT32_MAX, INT32_MAX};
  int kind = bytes_below(bytes, 64);
  return json_integer(kind < 4 ? far[kind] : bytes_number(bytes));
}

static json_t *some_list(Bytes *bytes, bool texts)
{
  json_t *list = json_array();
  for (int i = bytes_below(bytes, 8); i > 0; i--)
    json_array_append_new(list, texts ? some_text(bytes) : some_number(bytes));
  return list;
}

static json_t *some_values(Bytes *bytes)
{
  int kind = bytes_below(bytes, 8);
  if (kind < 5) return some_list(bytes, false);
  if (kind == 5) return some_list(bytes, true);
  json_t *amounts = json_object();
  json_object_set_new(amounts, "c1", some_number(bytes));
  json_object_set_new(amounts, "nobody", some_list(bytes, false));
  return amounts;
}

static json_t *of_kind(FieldKind kind, Bytes *bytes)
{
  switch (kind) {
  case OF_TEXT:
  case OF_KEY: return some_text(bytes);
  case OF_TEXTS: return some_list(bytes, true);
  case OF_NUMBER: return some_number(bytes);
  case OF_SEED: return json_integer(bytes_below(bytes, 16));
  case OF_FLAG: return json_boolean(bytes_below(bytes, 2));
  case OF_NUMBERS: return some_list(bytes, false);
  case OF_VALUES: return some_values(bytes);
  case OF_KINDS: break;
  }
  return json_null();
}

/* Of a table: what most requests are about. */
static json_t *of_table(const char *field, Bytes *bytes)
{
  char id[24];
  const HallGame *game = some_table(bytes);
  const ArbDecision *open = open_at(game);
  if (!game) return NULL;
  if (strcmp(field, "table") == 0) return json_string(game->id);
  if (strcmp(field, "seat") == 0)
    return json_integer(open && bytes_below(bytes, 2) ? open->player : bytes_below(bytes, 4));
  if (strcmp(field, "number") == 0)
    return json_integer(open ? (json_int_t)game->viewers[open->player].number : 1);
  if (strcmp(field, "wish") == 0) return json_integer((json_int_t)game->wish.number);
  if (strcmp(field, "key") == 0 && bytes_below(bytes, 2))
    return json_string(bytes_below(bytes, 2) ? game->keys[bytes_below(bytes, SESSION_SEATS)]
                                             : game->watch_key);
  if (strcmp(field, "moment") == 0 || strcmp(field, "from") == 0)
    return json_integer(game->awake ? bytes_below(bytes, 256) % game->timeline.count : 0);
  if (strcmp(field, "object") == 0 || strcmp(field, "place") == 0) {
    snprintf(id, sizeof id, "%c%d", bytes_below(bytes, 4) ? 'c' : 'p', bytes_below(bytes, 128));
    return json_string(id);
  }
  return NULL;
}

/* One field in sixteen has another value than its name asks for, one in a hundred another kind. */
static json_t *draw_value(const Field *field, TalkValue *value, Bytes *bytes)
{
  int luck = bytes_below(bytes, 256);
  if (luck < 3) return of_kind((FieldKind)bytes_below(bytes, OF_KINDS), bytes);
  if (luck < 19) return of_kind(field->kind, bytes);
  json_t *drawn_value = value ? value(field->name, bytes) : NULL;
  if (!drawn_value) drawn_value = of_table(field->name, bytes);
  return drawn_value ? drawn_value : of_kind(field->kind, bytes);
}

static const HallKind *some_kind(const char *const *types, Bytes *bytes)
{
  int count = 0, index;
  if (types) {
    while (types[count]) count++;
    return hall_kind(types[bytes_below(bytes, count)]);
  }
  for (int group = 0; hall_groups[group]; group++)
    for (const HallKind *kind = hall_groups[group]->kinds; kind && kind->type; kind++) count++;
  index = bytes_below(bytes, count);
  for (int group = 0; hall_groups[group]; group++)
    for (const HallKind *kind = hall_groups[group]->kinds; kind && kind->type; kind++)
      if (index-- == 0) return kind;
  return hall_kind("lobby");
}

json_t *talk_request(const char *const *types, TalkValue *value, Bytes *bytes)
{
  const HallKind *kind = some_kind(types, bytes);
  json_t *request = json_object();
  json_object_set_new(request, "type", json_string(kind->type));
  for (const Field *field = kind->fields; field->name; field++)
    if (bytes_below(bytes, 32) >= (field->needed ? 1 : 20))
      json_object_set_new(request, field->name, draw_value(field, value, bytes));
  if (bytes_below(bytes, 64) == 63) json_object_set_new(request, "surplus", some_values(bytes));
  return request;
}

bool talk_play_on(Bytes *bytes)
{
  int32_t values[256];
  HallGame *game = some_table(bytes);
  const ArbDecision *open = open_at(game);
  for (int who = 0; open && who < TALKERS; who++) {
    if (!talkers[who].client || !hall_sits(talkers[who].client, game, open->player)) continue;
    int count = arb_default(game->timeline.game, values, 256);
    json_t *list = json_array(), *request = json_object();
    for (int i = 0; i < count && i < 256; i++) json_array_append_new(list, json_integer(values[i]));
    json_object_set_new(request, "type", json_string("answer"));
    json_object_set_new(request, "table", json_string(game->id));
    json_object_set_new(request, "seat", json_integer(open->player));
    json_object_set_new(request, "number", json_integer(game->viewers[open->player].number));
    json_object_set_new(request, "values", list);
    talk_ask(who, request);
    return true;
  }
  return false;
}

/* ---- Lines ---------------------------------------------------------------------------------- */

/* What a mark of a line stands for. */
static void add_mark(Text *out, char mark)
{
  const HallGame *game = newest_table();
  const ArbDecision *open = open_at(game);
  if (mark == 't') text_add(out, "%s", game ? game->id : "");
  else if (mark == 'n') text_add(out, "%u", open ? game->viewers[open->player].number : 0);
  else if (mark == 's') text_add(out, "%d", open ? open->player : 0);
  else if (mark == 'w') text_add(out, "%s", game ? game->watch_key : "");
  else if (mark >= '0' && mark <= '3') text_add(out, "%s", game ? game->keys[mark - '0'] : "");
}

static void say_line(const char *line)
{
  Text out = {0};
  int who = *line - '0';
  for (line += line[1] == ' ' ? 2 : 1; *line; line++)
    if (*line == '$' && line[1]) add_mark(&out, *++line);
    else text_add(&out, "%c", *line);
  if (out.bytes) talk_say(who, out.bytes, out.length);
  text_free(&out);
}

void talk_lines(char *text)
{
  char *rest = NULL;
  for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    if (*line == '+') talk_wait((int)(strtoul(line + 1, NULL, 10) % 1000000));
    else if (*line == '!') talk_work(1000);
    else if (*line == '-' && line[1] >= '0' && line[1] < '0' + TALKERS) talk_leave(line[1] - '0');
    else if (*line >= '0' && *line < '0' + TALKERS) say_line(line);
  }
}
