/* SPDX-License-Identifier: MIT */
/* register.c -- `event register`, and tables of players (register.h). */
#include "event/entry/register.h"
#include "event/entry/entry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "common/text.h"
#include "event/entry/csv.h"
#include "event/lists/lists.h"

/* ---- In one change ------------------------------------------------- */

/* A copy of `length` bytes without blanks at either end, which belongs to the caller. */
static char *trimmed(const char *text, size_t length)
{
  while (length && strchr(" \t", *text)) text++, length--;
  while (length && strchr(" \t", text[length - 1])) length--;
  char *copy = must_take(NULL, length + 1);
  memcpy(copy, text, length);
  copy[length] = '\0';
  return copy;
}

static bool add_entrant(const Registering *of, const char *name, const char *members,
                        EventError *error)
{
  const Event *event = store_event(of->store);
  int near = of->another ? 0 : event_near(event, name);
  if (near) {
    snprintf(error->text, sizeof error->text,
             "%.120s is registered as number %d: is %.120s somebody else? Then say --another.",
             event_entrant(event, near)->name, near, name);
    return false;
  }
  EventFact fact = {.at = desk_now(),
                    .kind = FACT_REGISTERED,
                    .numbers = {event_entrant_count(event) + 1},
                    .texts = {name, members}};
  return store_add(of->store, &fact, error);
}

/* The lists of the entrant who was registered last. */
static bool add_lists(const Registering *of, const char *decks, EventError *error)
{
  char number[16];
  EventFact fact;
  HandedIn in = {.player = number, .within = of->within};
  const Event *event = store_event(of->store);
  snprintf(number, sizeof number, "%d", event_entrant_count(event));
  while (*decks && in.count < LISTS_MAX) {
    size_t length = strcspn(decks, ";");
    in.decks[in.count++] = trimmed(decks, length);
    decks += length + (decks[length] == ';');
  }
  bool good = lists_hand_in(event, &in, &fact, error) && store_add(of->store, &fact, error);
  for (int i = 0; i < in.count; i++) free((void *)in.decks[i]);
  lists_forget(&in);
  return good;
}

bool register_begin(Registering *registering, EventStore *store, bool another)
{
  EventError error;
  *registering = (Registering){.store = store, .another = another};
  if (!store_begin(store, &error)) return desk_failed(&error) == EXIT_FINE;
  registering->first = event_fact_count(store_event(store)) + 1;
  return true;
}

void register_one(Registering *registering, const char *where, const char *name,
                  const char *members, const char *decks)
{
  EventError error;
  char *plain = trimmed(name, strlen(name));
  if (!add_entrant(registering, plain, members, &error) ||
      (*decks && !add_lists(registering, decks, &error))) {
    registering->faults++;
    fprintf(stderr, "lunarbiter event: %s%s%s\n", where, *where ? ": " : "", error.text);
  }
  free(plain);
}

int register_end(Registering *registering, bool json)
{
  EventError error;
  EventStore *store = registering->store;
  int added = event_fact_count(store_event(store)) - registering->first + 1;
  if (registering->faults) {
    store_cancel(store);
    if (added) fprintf(stderr, "lunarbiter event: So nobody was registered.\n");
    return EXIT_FAILED;
  }
  if (!store_commit(store, &error)) return desk_failed(&error);
  for (int i = 0; i < added; i++) desk_tell(store_event(store), registering->first + i, json);
  return EXIT_FINE;
}

/* ---- Files ------------------------------------------------- */

static char *read_or_tell(const char *path)
{
  char *text = desk_read_file(path);
  if (!text) fprintf(stderr, "lunarbiter event: %s cannot be read\n", path);
  return text;
}

/* Each line of a file is a name; empty ones are passed over. */
static void register_lines(Registering *registering, const char *path, char *text)
{
  char where[300];
  for (int line = 1; *text; line++) {
    size_t length = strcspn(text, "\n");
    bool last = !text[length];
    text[length] = '\0';
    text[strcspn(text, "\r")] = '\0';
    snprintf(where, sizeof where, "%.250s:%d", path, line);
    if (text[strspn(text, " \t")]) register_one(registering, where, text, "", "");
    text += length + !last;
  }
}

enum { NAME, MEMBERS, DECK, COLUMNS };

/* Which column of a table is which; -1: it has none. */
typedef struct Head {
  int at[COLUMNS], count;
} Head;

static bool same_word(const char *one, const char *other)
{
  char *plain = trimmed(one, strlen(one));
  bool same = strcasecmp(plain, other) == 0;
  free(plain);
  return same;
}

/* Reads the head of a table, and tells which of its columns are passed over. */
static Head read_head(const Csv *csv, const char *from)
{
  static const char *const words[COLUMNS] = {"name", "members", "deck"};
  Head head = {.at = {-1, -1, -1}, .count = csv->count};
  Text others = {0};
  for (int i = 0; i < csv->count; i++) {
    int column = 0;
    while (column < COLUMNS && (head.at[column] >= 0 || !same_word(csv->fields[i], words[column])))
      column++;
    if (column < COLUMNS) head.at[column] = i;
    else text_add(&others, "%s%s", others.length ? ", " : "", csv->fields[i]);
  }
  if (head.at[NAME] >= 0 && others.length)
    fprintf(stderr, "%s: passed over: %s\n", from, others.bytes);
  text_free(&others);
  return head;
}

static const char *field(const Csv *csv, const Head *head, int column)
{
  return head->at[column] >= 0 ? csv->fields[head->at[column]] : "";
}

static int tell_fault(const char *from, int line, const char *fault)
{
  fprintf(stderr, "lunarbiter event: %s:%d: %s\n", from, line, fault);
  return 1;
}

static void register_rows(Registering *registering, Csv *csv, const Head *head, const char *from)
{
  CsvStep step;
  char where[300];
  while ((step = csv_next(csv)) == CSV_ROW) {
    snprintf(where, sizeof where, "%.250s:%d", from, csv->line);
    if (csv->count == head->count)
      register_one(registering, where, field(csv, head, NAME), field(csv, head, MEMBERS),
                   field(csv, head, DECK));
    else
      registering->faults +=
          tell_fault(from, csv->line, "This row has not as many fields as the head.");
  }
  if (step == CSV_QUOTE)
    registering->faults +=
        tell_fault(from, csv->line, "A quote is not closed, or not followed by a comma.");
  if (step == CSV_WIDE) registering->faults += tell_fault(from, csv->line, "This row is too wide.");
}

static int register_csv(EventStore *store, const char *from, char *text, bool another, bool json)
{
  Csv csv;
  Registering registering;
  char folder[DECK_PATH_MAX];
  const char *file = strrchr(from, '/');
  snprintf(folder, sizeof folder, "%.*s", file ? (int)(file - from + 1) : 2, file ? from : "./");
  csv_begin(&csv, text);
  Head head = {.at = {-1, -1, -1}};
  if (csv_next(&csv) == CSV_ROW) head = read_head(&csv, from);
  if (head.at[NAME] < 0) {
    tell_fault(from, 1,
               "The first line of a table of players names its columns: name, and where "
               "there are such members and deck.");
    return EXIT_FAILED;
  }
  if (!register_begin(&registering, store, another)) return EXIT_FAILED;
  registering.within = folder;
  register_rows(&registering, &csv, &head, from);
  return register_end(&registering, json);
}

bool register_is_table(const char *path)
{
  const char *ending = strrchr(path, '.');
  return ending && strcasecmp(ending, ".csv") == 0;
}

int register_table(const char *path, const char *from, bool another, bool json)
{
  EventStore *store = desk_open(path);
  char *text = store ? read_or_tell(from) : NULL;
  int code = text ? register_csv(store, from, text, another, json) : EXIT_FAILED;
  free(text);
  if (store) store_close(store);
  return code;
}

/* ---- The verb ------------------------------------------------- */

int verb_register(int argc, char **argv)
{
  int count;
  const char *from = NULL, *members = "";
  bool json = false, another = false;
  /* clang-format off */
  const Option table[] = {
    {.name = "members", .kind = OPTION_TEXT, .to = &members, .argument = "A;B",
     .help = "the members of a team: its A player and its B player (603.2.a)"},
    {.name = "from", .kind = OPTION_TEXT, .to = &from, .argument = "NAMES",
     .help = "a file with a name on each line, registered after the NAMEs"},
    {.name = "another", .kind = OPTION_FLAG, .to = &another,
     .help = "register names that are one letter away from a registered one"},
    JSON_OPTION(&json),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event register",
    .synopsis = "[options] FILE [NAME...]",
    .text = "Registers players, or a team with --members: all that are named, or nobody when one\n"
            "of them is refused. A name that is already registered, in any order and case, is\n"
            "refused. Late entries play from the next round on. `event import` reads a table.",
    .examples = "event register friday.event \"Ann Lee\" \"Bo Kim\"\n"
                "event register pairs.event Blue --members \"Ann Lee; Bo Kim\"\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = -1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (count < 2 && !from) return options_wrong(&usage, "whom? Say names, or --from NAMES");
  if (*members && (count != 2 || from))
    return options_wrong(&usage, "--members goes with the name of one team");
  if (from && register_is_table(from))
    return options_wrong(&usage, "%s is a table: event import FILE %s", from, from);
  char *names = from ? read_or_tell(from) : NULL;
  EventStore *store = from && !names ? NULL : desk_open(argv[0]);
  Registering registering;
  int code = EXIT_FAILED;
  if (store && register_begin(&registering, store, another)) {
    for (int i = 1; i < count; i++) register_one(&registering, "", argv[i], members, "");
    if (names) register_lines(&registering, from, names);
    code = register_end(&registering, json);
  }
  if (store) store_close(store);
  free(names);
  return code;
}
