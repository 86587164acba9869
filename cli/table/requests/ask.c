/* SPDX-License-Identifier: MIT */
/* ask.c -- why something is so, why not, what a card says, what a rule is about. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/explain.h"
#include "host/tell.h"
#include "memory.h"
#include "module/tool.h"
#include "table/inside.h"

/* ---- Why -------------------------------------------------------------------------- */

static Board board_for(const HallRequest *request)
{
  HallGame *game = request->game;
  return (Board){.game = game->timeline.game,
                 .cards = game->session->session.cards,
                 .viewer = hall_viewer_seat(request->viewer),
                 .players = game->names.name,
                 .goal = session_goal(&game->session->session)};
}

/* An id is looked up everywhere; whoever may not know the object is told that it is hidden. */
static bool find_object(HallRequest *request, ArbId *object)
{
  const char *id = hall_text(request, "object");
  *object = arb_id_find(request->game->timeline.game, id);
  if (object->slot) return true;
  char name[24];
  ArbGame *game = request->game->timeline.game;
  int count;
  ArbId *things = bind_things(game, ARB_NO_SEAT, &count);
  for (int i = 0; i < count; i++) {
    arb_id_text(game, things[i], name, sizeof name);
    if (strcmp(name, id) == 0) *object = things[i];
  }
  arb_memory_free(things);
  return object->slot ||
         hall_refuse(request, "%s: there is nothing called '%.20s'", request->kind->type, id);
}

HANDLER(explain)
{
  ArbId object;
  Board board = board_for(request);
  const json_t *event = json_object_get(request->message, "event");
  if (!event == !hall_text(request, "object"))
    return hall_refuse(request, "explain: say an object, or the number of an event");
  if (event) {
    json_int_t number = json_integer_value(event);
    json_t *page =
        number >= 0 && number <= UINT32_MAX ? explain_event_json(&board, (uint32_t)number) : NULL;
    if (!page) return hall_refuse(request, "explain: that event is not known any more");
    json_object_update(request->reply, page);
    json_decref(page);
    return true;
  }
  if (!find_object(request, &object)) return false;
  json_t *page = explain_card_json(&board, object);
  json_object_set(request->reply, "object", json_object_get(page, "id"));
  json_object_set(request->reply, "name", json_object_get(page, "name"));
  json_object_set(request->reply, "reasons", json_object_get(page, "reasons"));
  json_object_set(request->reply, "reminders", json_object_get(page, "reminders"));
  json_decref(page);
  return true;
}

HANDLER(why)
{
  ArbId object;
  char text[400];
  if (!find_object(request, &object)) return false;
  arb_why_not(request->game->timeline.game, hall_viewer_seat(request->viewer), object, text,
              sizeof text);
  json_object_set_new(request->reply, "text", json_text(text));
  return true;
}

/* ---- A card ----------------------------------------------------------------------- */

/* The sentences of `show` for all cards of a game, loaded when a client asks for them. */
typedef struct Asking { /* a request that waits for the book */
  HallLater later;
  char *card;
} Asking;

struct HallBook {
  HallWork work;
  Hall *hall;
  struct HallBook *next;
  char game[32];
  bool loading, stale; /* stale: it goes when it is loaded */
  json_t *cards;       /* a list; NULL: it could not be made, because of `error` */
  ArbError error;
  const char *data;
  const SessionMods *mods;
  char *only; /* one card, with its scenarios; NULL: all */
  Asking *asking;
  int count;
};

/* The folders of the mods of a game ("": of all) that were named, or of those that were not. */
static const char **folders_of(const Session *session, const char *game, bool asked)
{
  int count = session->mods ? session->mods->count : 0, kept = 0;
  const char **folders = must_take(NULL, ((size_t)count + 1) * sizeof *folders);
  for (int i = 0; i < count; i++)
    if (session->mods->items[i].asked == asked &&
        (!*game || strcmp(session->mods->items[i].game, game) == 0))
      folders[kept++] = session->mods->items[i].directory;
  folders[kept] = NULL;
  return folders;
}

static json_t *run_show(HallBook *book, const Session *session)
{
  char cards[SESSION_PATH_MAX + 16], *text = NULL, why[300];
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  const char **asked = folders_of(session, book->game, true);
  const char **others = folders_of(session, book->game, false);
  const char *const arguments[] = {book->only, NULL};
  snprintf(cards, sizeof cards, "%s/cards", session->data);
  const double seconds = HALL_TOOL_SECONDS;
  const BindToolOption options[] = {{.name = "tool", .text = "show"},
                                    {.name = "seconds", .number = &seconds},
                                    {.name = "cards", .text = cards},
                                    {.name = "game", .text = *book->game ? book->game : NULL},
                                    {.name = "json", .flag = true},
                                    {.name = "rules", .flag = true},
                                    {.name = "scenarios", .flag = book->only != NULL},
                                    {.name = "all", .flag = !book->only},
                                    {.name = "mods", .list = asked},
                                    {.name = "other_mods", .list = others},
                                    {.name = NULL}};
  const BindTool tool = {.scripts = session->scripts,
                         .name = "apart",
                         .arguments = arguments,
                         .argument_count = book->only ? 1 : 0,
                         .options = options,
                         .out = out};
  bool good = out && bind_run_tool(&tool, NULL, why, sizeof why);
  if (out) fclose(out);
  free(asked);
  free(others);
  json_t *page = good ? json_loadb(text, size, 0, NULL) : NULL;
  json_t *list = json_incref(json_object_get(page, "cards"));
  if (!list)
    snprintf(book->error.text, sizeof book->error.text, "show: %s",
             good ? "there is no such card" : why);
  json_decref(page);
  free(text);
  return list;
}

/* On any thread. */
static void load_book(HallWork *work)
{
  HallBook *book = (HallBook *)work;
  Session *session = must_take(NULL, sizeof *session);
  *session = (Session){0};
  if (session_find_data(session, book->data, &book->error) &&
      session_find_mods(session, book->mods, &book->error))
    book->cards = run_show(book, session);
  session_close(session);
  free(session);
}

static bool is_called(const json_t *card, const char *name)
{
  const char *id = json_string_value(json_object_get(card, "id"));
  const char *title = json_string_value(json_object_get(card, "name"));
  return (id && strcmp(id, name) == 0) || (title && strcmp(title, name) == 0);
}

static void add_line(Text *out, const char *a, const char *b, const char *c)
{
  if (a) text_add(out, "%s", a);
  if (b && *b) text_add(out, "%s%s", a ? "  " : "", b);
  text_add(out, "%s\n", c ? c : "");
}

static const char *field(const json_t *of, const char *key)
{
  return json_string_value(json_object_get(of, key));
}

static void add_sentences(Text *out, const json_t *list, int depth)
{
  size_t i;
  json_t *sentence;
  json_array_foreach(list, i, sentence)
  {
    text_add(out, "%*s- %s\n", 2 * depth, "",
             field(sentence, "text") ? field(sentence, "text") : "");
    add_sentences(out, json_object_get(sentence, "inner"), depth + 1);
  }
}

/* The card as a few lines of text. */
static json_t *card_text(const json_t *card)
{
  Text out = {0};
  const json_t *head = json_object_get(card, "head");
  size_t i;
  json_t *keyword;
  add_line(&out, field(card, "name"), field(head, "cost"), NULL);
  add_line(&out, field(head, "kind"), field(head, "stats"), NULL);
  if (field(head, "tags")) add_line(&out, field(head, "tags"), NULL, NULL);
  json_array_foreach(json_object_get(card, "keywords"), i, keyword)
      text_add(&out, "%s: %s\n", field(keyword, "title") ? field(keyword, "title") : "",
               field(keyword, "text") ? field(keyword, "text") : "");
  add_sentences(&out, json_object_get(card, "text"), 0);
  json_t *text = json_text(out.bytes);
  text_free(&out);
  return text;
}

static bool fill_card(const HallBook *book, const char *name, json_t *reply, char *why, size_t size)
{
  size_t i;
  json_t *card;
  if (!book->cards) {
    snprintf(why, size, "%s", book->error.text);
    return false;
  }
  json_array_foreach(book->cards, i, card)
  {
    if (!book->only && !is_called(card, name)) continue;
    json_object_set(reply, "card", json_object_get(card, "id"));
    json_object_set_new(reply, "text", card_text(card));
    json_object_set(reply, "facts", card);
    return true;
  }
  snprintf(why, size, "show: there is no card '%.60s'", name);
  return false;
}

static void book_free(HallBook *book)
{
  json_decref(book->cards);
  free(book->asking);
  free(book->only);
  free(book);
}

static void book_loaded(HallWork *work)
{
  HallBook *book = (HallBook *)work;
  char why[480];
  book->loading = false;
  for (int i = 0; i < book->count; i++) {
    json_t *reply = json_object();
    bool good = fill_card(book, book->asking[i].card, reply, why, sizeof why);
    hall_answer_later(&book->asking[i].later, good ? reply : NULL, why);
    if (!good) json_decref(reply);
    free(book->asking[i].card);
  }
  book->count = 0;
  if (book->only || book->stale) book_free(book);
}

void hall_books_forget(Hall *hall)
{
  hall_lobby_forget(hall);
  while (hall->books) {
    HallBook *book = hall->books;
    hall->books = book->next;
    if (book->loading) book->stale = true;
    else book_free(book);
  }
}

static char *copy_of(const char *text)
{
  size_t size = strlen(text) + 1;
  return memcpy(must_take(NULL, size), text, size);
}

static HallBook *book_new(Hall *hall, const char *game)
{
  HallBook *book = must_take(NULL, sizeof *book);
  *book = (HallBook){.work = {.run = load_book, .done = book_loaded},
                     .hall = hall,
                     .data = hall->setup.data,
                     .mods = hall->setup.mods};
  snprintf(book->game, sizeof book->game, "%s", game ? game : "");
  return book;
}

static void ask_book(HallBook *book, HallRequest *request, const char *card)
{
  book->asking = must_take(book->asking, (size_t)(book->count + 1) * sizeof *book->asking);
  book->asking[book->count++] = (Asking){hall_later(request), copy_of(card)};
  if (book->loading) return;
  book->loading = true;
  hall_do(book->hall, &book->work);
}

HANDLER(show)
{
  Hall *hall = request->hall;
  const char *game = hall_text(request, "game"), *card = hall_text(request, "card");
  ArbError error = {0};
  if (request->game && request->game->awake && !game)
    game = request->game->session->session.game->name;
  if (!game) game = bind_game_at(0)->name;
  if (!bind_game(game, &error)) return hall_refuse(request, "show: %.300s", error.text);
  if (hall_flag(request, "scenarios")) {
    if (strchr(card, '/')) return hall_refuse(request, "show: a card is named, not its file");
    if (!request->client->owner)
      return hall_refuse(request, "show: only the owner of the hall runs scenarios");
    HallBook *one = book_new(hall, game);
    one->only = copy_of(card);
    ask_book(one, request, card);
    return true;
  }
  if (!hall_may_wait(request, true)) return false;
  HallBook *book = hall->books;
  while (book && strcmp(book->game, game) != 0) book = book->next;
  if (book && !book->loading)
    return fill_card(book, card, request->reply, request->why, sizeof request->why);
  if (!book) {
    book = book_new(hall, game);
    book->next = hall->books;
    hall->books = book;
  }
  ask_book(book, request, card);
  return true;
}

/* ---- A rule ----------------------------------------------------------------------- */

/* A line of scripts/rules/GAME.tsv: the number, its state, and a sentence about it. */
typedef struct RuleLine {
  char *number, *state, *about;
} RuleLine;

struct HallRules {
  struct HallRules *next;
  const BindGame *game;
  char *text;
  RuleLine *lines;
  int count;
};

static char *cut(char **at, char mark)
{
  char *begin = *at, *end = strchr(begin, mark);
  *at = end ? end + 1 : begin + strlen(begin);
  if (end) *end = 0;
  return begin;
}

static void read_rules(struct HallRules *rules)
{
  for (char *at = rules->text; *at;) {
    char *line = cut(&at, '\n');
    RuleLine rule = {.number = cut(&line, '\t'), .state = cut(&line, '\t'), .about = line};
    if (rules->count % 512 == 0)
      rules->lines = must_take(rules->lines, (size_t)(rules->count + 512) * sizeof *rules->lines);
    rules->lines[rules->count++] = rule;
  }
}

static char *read_text(const char *path)
{
  FILE *file = fopen(path, "rb");
  size_t size = 0, room = 1 << 16;
  char *text = must_take(NULL, room);
  for (size_t got; file && (got = fread(text + size, 1, room - size - 1, file)); size += got)
    if (size + got + 1 == room) text = must_take(text, room *= 2);
  text[size] = 0;
  if (file) fclose(file);
  return text;
}

static const struct HallRules *rules_of(Hall *hall, const BindGame *game, ArbError *error)
{
  char path[SESSION_PATH_MAX + 64];
  for (struct HallRules *at = hall->rules; at; at = at->next)
    if (at->game == game) return at;
  Session *session = must_take(NULL, sizeof *session);
  *session = (Session){0};
  bool found = session_find_data(session, hall->setup.data, error);
  snprintf(path, sizeof path, "%s/rules/%s.tsv", session->scripts, game->name);
  free(session);
  if (!found) return NULL;
  struct HallRules *rules = must_take(NULL, sizeof *rules);
  *rules = (struct HallRules){.next = hall->rules, .game = game, .text = read_text(path)};
  read_rules(rules);
  return hall->rules = rules;
}

void hall_rules_free(Hall *hall)
{
  while (hall->rules) {
    struct HallRules *rules = hall->rules;
    hall->rules = rules->next;
    free(rules->lines);
    free(rules->text);
    free(rules);
  }
}

static const RuleLine *find_rule(const struct HallRules *rules, const char *number, size_t length)
{
  for (int i = 0; i < rules->count; i++)
    if (strncmp(rules->lines[i].number, number, length) == 0 && !rules->lines[i].number[length])
      return &rules->lines[i];
  return NULL;
}

/* The sentences stand behind each other, between tabulators. */
static json_t *about_json(const char *about)
{
  json_t *list = json_array();
  while (*about) {
    size_t length = strcspn(about, "\t");
    if (length) json_array_append_new(list, json_stringn(about, length));
    about += length + (about[length] == '\t');
  }
  return list;
}

static void add_near(json_t *near, const RuleLine *rule)
{
  if (!rule || !*rule->about) return;
  json_t *row = json_object();
  json_object_set_new(row, "rule", json_text(rule->number));
  json_object_set_new(row, "about", about_json(rule->about));
  json_array_append_new(near, row);
}

enum { NEAR_MAX = 12 };

/* Rules above it, 461.3 -> 461, and those right below it, 461.3.a. */
static json_t *near_json(const struct HallRules *rules, const char *number)
{
  json_t *near = json_array();
  size_t length = strlen(number);
  for (size_t at = length; at-- > 1;)
    if (number[at] == '.') add_near(near, find_rule(rules, number, at));
  for (int i = 0; i < rules->count && json_array_size(near) < NEAR_MAX; i++) {
    const char *other = rules->lines[i].number;
    if (strncmp(other, number, length) == 0 && other[length] == '.' &&
        !strchr(other + length + 1, '.'))
      add_near(near, &rules->lines[i]);
  }
  return near;
}

HANDLER(rule)
{
  ArbError error = {0};
  const char *number = hall_text(request, "rule"), *name = hall_text(request, "game");
  const BindGame *game = bind_game(name, &error);
  const struct HallRules *rules = game ? rules_of(request->hall, game, &error) : NULL;
  const RuleLine *rule = rules ? find_rule(rules, number, strlen(number)) : NULL;
  for (int i = 1; !name && rules && !rule && (game = bind_game_at(i)); i++) {
    rules = rules_of(request->hall, game, &error);
    rule = rules ? find_rule(rules, number, strlen(number)) : NULL;
  }
  if (!rules) return hall_refuse(request, "rule: %.300s", error.text);
  json_object_set_new(request->reply, "rule", json_text(number));
  json_object_set_new(request->reply, "exists", json_boolean(rule != NULL));
  json_object_set_new(request->reply, "about", about_json(rule ? rule->about : ""));
  if (rule && *rule->state) json_object_set_new(request->reply, "state", json_text(rule->state));
  json_object_set_new(request->reply, "near", near_json(rules, number));
  return true;
}
