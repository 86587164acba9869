/* SPDX-License-Identifier: MIT */
/* import.c -- `event import`: an event from exported JSON; players from a table (register.h). */
#include <stdlib.h>
#include <string.h>

#include "common/json.h"
#include "event/desk/desk.h"
#include "event/entry/entry.h"
#include "event/entry/register.h"

static bool refuse_at(EventError *error, size_t number, const char *what, const char *name)
{
  snprintf(error->text, sizeof error->text, "Fact %zu of the import %s%.40s%s.", number, what, name,
           *name ? "'" : "");
  return false;
}

/* The index of a number (text) of a kind by name; -1: it has none of that name. */
static int place_of(FactKind kind, const char *name, bool text)
{
  char its[40];
  for (int i = 0;
       text ? fact_text_name(kind, i, its, sizeof its) : fact_number_name(kind, i, its, sizeof its);
       i++)
    if (strcmp(its, name) == 0) return i;
  return -1;
}

static bool read_entrants(const json_t *value, EventFact *fact)
{
  size_t count = json_array_size(value), i = 0;
  int32_t *list = count ? malloc(count * sizeof *list) : NULL;
  bool good = json_is_array(value) && count <= 100000 && (count == 0 || list);
  for (; good && i < count; i++) {
    const json_t *entrant = json_array_get(value, i);
    json_int_t number = json_integer_value(entrant);
    good = json_is_integer(entrant) && number >= 0 && number <= INT32_MAX;
    list[i] = (int32_t)number;
  }
  if (!good) {
    free(list);
    return false;
  }
  free((void *)fact->list); /* where a file says it twice */
  fact->list = list;
  fact->list_count = (int)count;
  return true;
}

/* One member of a fact; false: no fact of that kind has it. */
static bool read_member(EventFact *fact, const char *name, const json_t *value)
{
  int number = place_of(fact->kind, name, false), text = place_of(fact->kind, name, true);
  if (strcmp(name, "kind") == 0 || strcmp(name, "undone_by") == 0 || strcmp(name, "fact") == 0)
    return true;
  if (strcmp(name, "entrants") == 0 && fact_has_list(fact->kind)) return read_entrants(value, fact);
  if (text >= 0 && json_is_string(value)) {
    fact->texts[text] = json_string_value(value);
    return true;
  }
  if (!json_is_integer(value)) return false;
  if (strcmp(name, "at") == 0) fact->at = json_integer_value(value);
  else if (number >= 0) fact->numbers[number] = json_integer_value(value);
  else return false;
  return true;
}

/* The first member that facts of a kind have and this object has not; NULL: it has all. */
static const char *missing_member(const json_t *object, FactKind kind, char *name, size_t size)
{
  if (!json_object_get(object, "at")) return "at";
  for (int i = 0; fact_number_name(kind, i, name, size); i++)
    if (!json_object_get(object, name)) return name;
  for (int i = 0; fact_text_name(kind, i, name, size); i++)
    if (!json_object_get(object, name)) return name;
  return fact_has_list(kind) && !json_object_get(object, "entrants") ? "entrants" : NULL;
}

/* The list of the fact belongs to the caller; its texts to the JSON. */
static bool read_fact(json_t *object, size_t number, EventFact *fact, EventError *error)
{
  char its[40];
  const char *word = json_string_value(json_object_get(object, "kind")), *name;
  json_t *value;
  *fact = (EventFact){.kind = word ? fact_kind(word) : FACT_KINDS};
  if (fact->kind == FACT_KINDS) return refuse_at(error, number, "is of no kind that there is", "");
  if (json_integer_value(json_object_get(object, "fact")) != (json_int_t)number)
    return refuse_at(error, number, "has another number", "");
  const char *missing = missing_member(object, fact->kind, its, sizeof its);
  if (missing) return refuse_at(error, number, "has no member '", missing);
  json_object_foreach(object, name, value) if (!read_member(fact, name, value)) return refuse_at(
      error, number, "has a member that its kind has not, or of another type: '", name);
  return true;
}

static bool refuse_fact(EventError *error, size_t number, const EventError *why)
{
  snprintf(error->text, sizeof error->text, "Fact %zu of the import is refused: %.340s", number,
           why->text);
  return false;
}

typedef struct Import {
  json_t *facts;
  bool told; /* why it failed */
} Import;

static bool recall_one(EventStore *store, const json_t *facts, size_t i, EventError *error)
{
  EventFact fact;
  EventError why;
  bool read = read_fact(json_array_get(facts, i), i + 1, &fact, error);
  bool good = read && store_recall(store, &fact, &why);
  free((void *)fact.list);
  return good || (read && refuse_fact(error, i + 1, &why));
}

/* The facts after the first one, in one change. */
static bool recall_all(EventStore *store, void *data, EventError *error)
{
  Import *import = data;
  int refused;
  EventError why;
  import->told = true;
  if (!store_begin(store, error)) return false;
  for (size_t i = 1; i < json_array_size(import->facts); i++)
    if (!recall_one(store, import->facts, i, error)) return false;
  if (!store_recalled(store, &refused, &why)) return refuse_fact(error, (size_t)refused, &why);
  return store_commit(store, error);
}

static EventStore *import_facts(const char *path, json_t *facts, EventError *error)
{
  EventFact first;
  EventError why;
  Import import = {.facts = facts};
  EventStore *store = NULL;
  bool read = read_fact(json_array_get(facts, 0), 1, &first, error);
  if (read) store = store_new_filled(path, &first, recall_all, &import, &why);
  free((void *)first.list);
  if (read && !store && import.told) *error = why;
  else if (read && !store) refuse_fact(error, 1, &why);
  return store;
}

static int import(const char *path, const char *from)
{
  EventError error;
  json_error_t why;
  json_int_t version = 0;
  EventStore *store = NULL;
  char *text = desk_read_file(from);
  if (!text) {
    snprintf(error.text, sizeof error.text, "%.300s cannot be read.", from);
    return desk_failed(&error);
  }
  json_t *page = json_loads(text, JSON_REJECT_DUPLICATES, &why), *facts = NULL;
  free(text);
  bool good = page &&
              json_unpack(page, "{s:I, s:o}", "lunarbiter_event", &version, "facts", &facts) == 0 &&
              version == DESK_EXPORT_VERSION && json_array_size(facts) > 0;
  if (!good)
    snprintf(error.text, sizeof error.text, "%.200s is no exported event of version %d%s%.120s.",
             from, DESK_EXPORT_VERSION, page ? "" : ": ", page ? "" : why.text);
  if (good) store = import_facts(path, facts, &error);
  good = store != NULL;
  if (good) printf("%s: %d facts\n", path, event_fact_count(store_event(store)));
  else desk_failed(&error);
  if (store) store_close(store);
  json_decref(page);
  return good ? EXIT_FINE : EXIT_FAILED;
}

int verb_import(int argc, char **argv)
{
  int count;
  bool another = false, json = false;
  const Option table[] = {
    {.name = "another",
     .kind = OPTION_FLAG,
     .to = &another,
     .help = "of a table: register names that are one letter away from a registered one"},
    {.name = "json",
     .kind = OPTION_FLAG,
     .to = &json,
     .help = "of a table: print each fact as JSON"},
  };
  const Usage usage = {
    .name = "event import",
    .synopsis = "[options] FILE JSON|CSV",
    .text = "Makes an event file from the output of `event export`. Every fact is checked as\n"
            "if it were new; when one is refused, no file is made.\n"
            "A file whose name ends in .csv is a table of players, who are registered in an event\n"
            "that is there: all of them, or nobody when one is refused. Its first line names the\n"
            "columns: name, and where there are such members (\"A player; B player\") and deck\n"
            "(the name of a deck, or a file below the table's folder; of a team two with a\n"
            "semicolon between them).",
    .examples = "event import again.event friday.json\n"
                "event import friday.event players.csv\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 2,
    .max_arguments = 2,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (register_is_table(argv[1])) return register_table(argv[0], argv[1], another, json);
  if (another || json) return options_wrong(&usage, "--another and --json go with a table (.csv)");
  return import(argv[0], argv[1]);
}
