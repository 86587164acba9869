/* SPDX-License-Identifier: MIT */
/* desk.c -- opening a file, adding a fact, telling it. */
#include "event/desk/desk.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "common/json.h"
#include "common/text.h"

int64_t desk_now(void)
{
  return (int64_t)time(NULL);
}

int desk_failed(const EventError *error)
{
  fprintf(stderr, "lunarbiter event: %s\n", error->text);
  return EXIT_FAILED;
}

EventStore *desk_open(const char *path)
{
  EventError error;
  EventStore *store = store_open(path, &error);
  if (!store) desk_failed(&error);
  return store;
}

char *desk_read_file(const char *path)
{
  Text text = {0};
  char block[4096];
  FILE *file = fopen(path, "r");
  if (!file) return NULL;
  for (size_t n;
       text.length <= DESK_FILE_MAX && (n = fread(block, 1, sizeof block - 1, file)) > 0;) {
    block[n] = '\0';
    if (strlen(block) != n) break; /* bytes that are no text */
    text_add(&text, "%s", block);
  }
  bool whole = feof(file);
  fclose(file);
  if (!whole) {
    text_free(&text);
    return NULL;
  }
  if (!text.bytes) text_add(&text, "%s", "");
  return text.bytes;
}

/* ---- Telling facts ------------------------------------------------- */

json_t *desk_json(const Event *event, int number)
{
  char name[40];
  const EventFact *fact = event_fact(event, number);
  json_t *object =
      json_pack("{s:i, s:I, s:s, s:i}", "fact", number, "at", (json_int_t)fact->at, "kind",
                fact_word(fact->kind), "undone_by", event_undone_by(event, number));
  for (int i = 0; fact_number_name(fact->kind, i, name, sizeof name); i++)
    json_object_set_new(object, name, json_integer((json_int_t)fact->numbers[i]));
  for (int i = 0; fact_text_name(fact->kind, i, name, sizeof name); i++)
    json_object_set_new(object, name, json_text(fact->texts[i]));
  if (!fact_has_list(fact->kind)) return object;
  json_t *list = json_array();
  for (int i = 0; i < fact->list_count; i++)
    json_array_append_new(list, json_integer(fact->list[i]));
  json_object_set_new(object, "entrants", list);
  return object;
}

static const char *structure_word(int64_t value)
{
  return event_structure_word((EventStructure)value);
}

static const char *level_word(int64_t value)
{
  return event_level_word((EventLevel)value);
}

static const char *how_word(int64_t value)
{
  return value == HOW_PLAYED ? "" : event_how_word((EventHow)value);
}

static const char *penalty_word(int64_t value)
{
  return event_penalty_word((EventPenalty)value);
}

static const char *nothing(int64_t value)
{
  (void)value;
  return "";
}

/* Numbers that stand for a word: what people read for them.  A number with `yes` is a flag. */
static const struct {
  const char *name;
  const char *(*word)(int64_t value);
  const char *yes, *no;
} number_words[] = {
  {"structure", structure_word, NULL, NULL},
  {"level", level_word, NULL, NULL},
  {"how", how_word, NULL, NULL},
  {"penalty", penalty_word, NULL, NULL},
  {"open", NULL, "open lists", ""},
  {"limited", NULL, "limited", ""},
  {"legal", NULL, "", "not legal"},
  {"fine", NULL, "as registered", "not as registered"},
  {"absent", NULL, "never came", ""},
  {"stage", NULL, "playoff", ""},
  {"moment", nothing, NULL, NULL}, /* for programs */
  {"wins2", nothing, NULL, NULL},  /* told with wins1 */
  {"drawn", nothing, NULL, NULL},
};

/* The word that people read for a number that stands for one; NULL: the number is printed. */
static const char *word_of_number(const char *name, int64_t value)
{
  for (size_t i = 0; i < sizeof number_words / sizeof *number_words; i++)
    if (strcmp(number_words[i].name, name) == 0)
      return number_words[i].word ? number_words[i].word(value)
             : value              ? number_words[i].yes
                                  : number_words[i].no;
  return NULL;
}

/* A number as people read it: an entrant by name, a word where there is one. */
static void print_number(const Event *event, const EventFact *fact, int index, const char *name)
{
  int64_t value = fact->numbers[index];
  const char *word = word_of_number(name, value);
  bool names_entrant = strcmp(name, "entrant") == 0 && fact->kind != FACT_REGISTERED;
  const EventEntrant *entrant = names_entrant ? event_entrant(event, (int)value) : NULL;
  if (word && *word) printf("  %s", word);
  else if (entrant) printf("  %s (%d)", entrant->name, entrant->number);
  else if (strcmp(name, "wins1") == 0)
    printf("  %lld-%lld-%lld", (long long)value, (long long)fact->numbers[index + 1],
           (long long)fact->numbers[index + 2]);
  else if (!word && value) printf("  %s %lld", name, (long long)value);
}

static void print_fact(const Event *event, int number)
{
  char name[40];
  const EventFact *fact = event_fact(event, number);
  printf("%4d  %s", number, fact_word(fact->kind));
  for (int i = 0; fact_number_name(fact->kind, i, name, sizeof name); i++)
    print_number(event, fact, i, name);
  for (int i = 0; fact_text_name(fact->kind, i, name, sizeof name); i++)
    if (*fact->texts[i] && strcmp(name, "list") != 0) printf("  %s", fact->texts[i]);
  if (event_undone_by(event, number))
    printf("  (taken back by %d)", event_undone_by(event, number));
  printf("\n");
}

void desk_tell(const Event *event, int number, bool json)
{
  if (json) json_line(desk_json(event, number));
  else print_fact(event, number);
}

/* ---- Adding facts ------------------------------------------------- */

static bool add(EventStore *store, FactMaker *make, void *data, EventError *error)
{
  EventFact fact = {.at = desk_now()};
  if (!store_begin(store, error)) return false;
  bool good = make(store_event(store), data, &fact, error) && store_add(store, &fact, error);
  free((void *)fact.list);
  if (good) return store_commit(store, error);
  store_cancel(store);
  return false;
}

int desk_add_to(EventStore *store, bool json, FactMaker *make, void *data)
{
  EventError error;
  if (!add(store, make, data, &error)) return desk_failed(&error);
  desk_tell(store_event(store), event_fact_count(store_event(store)), json);
  return EXIT_FINE;
}

int desk_add(const char *path, bool json, FactMaker *make, void *data)
{
  EventStore *store = desk_open(path);
  if (!store) return EXIT_FAILED;
  int code = desk_add_to(store, json, make, data);
  store_close(store);
  return code;
}

/* ---- Tables ------------------------------------------------- */

/* The length of the character at `text` in bytes; its code point goes to *point. */
static size_t character(const char *text, uint32_t *point)
{
  const unsigned char *c = (const unsigned char *)text;
  size_t length = 1;
  *point = *c < 0x80 ? *c : *c < 0xe0 ? *c & 0x1fu : *c < 0xf0 ? *c & 0xfu : *c & 7u;
  for (; (c[length] & 0xc0) == 0x80; length++) *point = *point << 6 | (c[length] & 0x3fu);
  return length;
}

/* The columns of a terminal that a character takes: East Asian ones two, combining marks none. */
static int columns_of(uint32_t point)
{
  static const uint32_t wide[][2] = {{0x1100, 0x115f}, {0x2e80, 0xa4cf},   {0xac00, 0xd7a3},
                                     {0xf900, 0xfaff}, {0xfe30, 0xfe6f},   {0xff00, 0xff60},
                                     {0xffe0, 0xffe6}, {0x1f300, 0x1faff}, {0x20000, 0x3fffd}};
  if (point >= 0x300 && point <= 0x36f) return 0;
  for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
    if (point >= wide[i][0] && point <= wide[i][1]) return 2;
  return 1;
}

void desk_fit(char *out, size_t size, const char *text, int columns, bool pad)
{
  int used = 0;
  size_t length = 0;
  while (*text) {
    uint32_t point;
    size_t bytes = character(text, &point);
    int wide = columns_of(point);
    if (used + wide > columns || length + bytes >= size) break;
    memcpy(out + length, text, bytes);
    length += bytes;
    text += bytes;
    used += wide;
  }
  for (; pad && used < columns && length + 1 < size; used++) out[length++] = ' ';
  out[length] = '\0';
}

void desk_result(const EventTable *table, char *text, size_t size)
{
  bool penalised = table->losses[0] || table->losses[1] || table->draws;
  if (!table->done && penalised) /* 701.2.b: a game that is lost was won by the other side */
    snprintf(text, size, "- (begins at %d-%d-%d by penalty)", table->losses[1], table->losses[0],
             table->draws);
  else if (!table->done) snprintf(text, size, "-");
  else if (table->how == HOW_BYE) snprintf(text, size, "bye");
  else
    snprintf(text, size, "%d-%d-%d%s%s%s%s", table->wins[0], table->wins[1], table->drawn,
             table->how == HOW_PLAYED ? "" : " ",
             table->how == HOW_PLAYED ? "" : event_how_word(table->how),
             table->both_lose ? ", both lose" : "", table->corrected ? ", corrected" : "");
}

const char *desk_name(const Event *event, int entrant)
{
  return entrant ? event_entrant(event, entrant)->name : "-";
}

static void tables_json(const Event *event, const EventRound *round)
{
  json_t *tables = json_array();
  for (int t = 0; t < round->table_count; t++) {
    const EventTable *of = &round->tables[t];
    json_array_append_new(
        tables,
        json_pack("{s:i, s:[i,i], s:[o,o], s:b, s:[i,i], s:i, s:s, s:i, s:b, s:b}", "table", t + 1,
                  "entrants", of->entrants[0], of->entrants[1], "names",
                  json_text(desk_name(event, of->entrants[0])),
                  json_text(desk_name(event, of->entrants[1])), "done", of->done, "wins",
                  of->wins[0], of->wins[1], "drawn", of->drawn, "how", event_how_word(of->how),
                  "minutes", of->minutes, "corrected", of->corrected, "both_lose", of->both_lose));
  }
  json_page(json_pack("{s:i, s:s, s:I, s:o}", "round", round->number, "stage",
                      round->stage == STAGE_PLAYOFF ? "playoff" : "swiss", "clock",
                      (json_int_t)round->clock, "tables", tables));
}

void desk_tell_table(const Event *event, int entrant)
{
  char result[60];
  int number = event_round_count(event);
  const EventRound *round = number ? event_round(event, number) : NULL;
  for (int t = 0; round && t < round->table_count; t++) {
    const EventTable *of = &round->tables[t];
    if (of->entrants[0] != entrant && of->entrants[1] != entrant) continue;
    desk_result(of, result, sizeof result);
    printf("      round %d, table %d: %s against %s: %s\n", number, t + 1,
           desk_name(event, of->entrants[0]), desk_name(event, of->entrants[1]), result);
  }
}

void desk_tables(const Event *event, int number, bool json)
{
  char result[60], names[2][140];
  const EventRound *round = event_round(event, number);
  if (json) {
    tables_json(event, round);
    return;
  }
  printf("Round %d%s\n", round->number, round->stage == STAGE_PLAYOFF ? " (playoff)" : "");
  for (int t = 0; t < round->table_count; t++) {
    const EventTable *of = &round->tables[t];
    desk_result(of, result, sizeof result);
    for (int s = 0; s < 2; s++)
      desk_fit(names[s], sizeof names[s], desk_name(event, of->entrants[s]), 26, true);
    printf("%5d  %s  %s  %s", t + 1, names[0], names[1], result);
    if (of->minutes) printf("  +%d min", of->minutes);
    printf("\n");
  }
}
