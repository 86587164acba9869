/* SPDX-License-Identifier: MIT */
/*
** cards.c -- `lunarbiter cards`: the card sets and each card's status.
**
** A card is supported, unsupported (well-formed, but the engine cannot execute
** it exactly: with the reason), or broken (its file cannot be loaded: with file
** and line).  The set is what stands before the last hyphen of a card's id.
**
** A card is listed when it is as every option asks (card_filter.h), and every word is its set or
** stands in its name.
*/
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "commands/card_filter.h"
#include "commands/commands.h"
#include "formats/deck.h"
#include "common/json.h"
#include "session/session.h"
#include "common/text.h"

enum { SETS_MAX = 64, SET_NAME_MAX = 24 };

typedef struct CardSet {
  char name[SET_NAME_MAX];
  int cards, supported;
  bool listed;
} CardSet;

typedef struct Listing {
  const Session *session;
  const ArbCards *cards;
  CardSet sets[SETS_MAX];
  int set_count;
  CardFacts *facts;
  bool *listed; /* by definition */
  json_t *broken;
} Listing;

static void set_name(const char *id, char out[SET_NAME_MAX])
{
  const char *end = strrchr(id, '-');
  /* "token-recruit": tokens are a set of their own */
  snprintf(out, SET_NAME_MAX, "%.*s", end ? (int)(end - id) : (int)strlen(id), id);
}

static CardSet *find_set(Listing *listing, const char *name)
{
  for (int i = 0; i < listing->set_count; i++)
    if (strcmp(listing->sets[i].name, name) == 0) return &listing->sets[i];
  if (listing->set_count == SETS_MAX) return NULL;
  CardSet *set = &listing->sets[listing->set_count++];
  snprintf(set->name, sizeof set->name, "%s", name);
  return set;
}

/* What a keyword stands for is kept like a card, and is none. */
static bool is_card(const ArbCards *cards, int def)
{
  return strcmp(arb_card_type(cards, (uint16_t)def), "keyword") != 0;
}

static void count_sets(Listing *listing)
{
  char name[SET_NAME_MAX];
  for (int def = 1; def <= arb_cards_count(listing->cards); def++) {
    if (!is_card(listing->cards, def)) continue;
    set_name(arb_card_id(listing->cards, (uint16_t)def), name);
    CardSet *set = find_set(listing, name);
    if (!set) continue;
    set->cards++;
    set->supported += arb_card_unsupported(listing->cards, (uint16_t)def) == NULL;
  }
}

static bool known_set(const Listing *listing, const char *set)
{
  for (int i = 0; i < listing->set_count; i++)
    if (strcasecmp(listing->sets[i].name, set) == 0) return true;
  return false;
}

/* Whether the card is of the set, or, when there is no such set, has the words in its name. */
static bool is_meant(const Listing *listing, int def, const char *words)
{
  char name[SET_NAME_MAX];
  if (!known_set(listing, words))
    return text_has(arb_card_title(listing->cards, (uint16_t)def), words);
  set_name(arb_card_id(listing->cards, (uint16_t)def), name);
  return strcasecmp(words, name) == 0;
}

/* Whether a mod's card takes the place of another one. */
static bool is_in_place(const Listing *listing, uint16_t def)
{
  const char *mod = arb_card_mod(listing->cards, def);
  for (int i = 0; mod && i < listing->session->paths.mod_count; i++)
    if (strcmp(listing->session->in_use[i].name, mod) == 0)
      return bind_mod_replaces(&listing->session->in_use[i], arb_card_id(listing->cards, def));
  return false;
}

/* " [ember-court, in place of the shipped card]" */
static const char *origin(const Listing *listing, uint16_t def, char *out, size_t size)
{
  const char *mod = arb_card_mod(listing->cards, def);
  *out = 0;
  if (mod)
    snprintf(out, size, " [%s%s]", mod,
             is_in_place(listing, def) ? ", in place of the card with this id" : "");
  return out;
}

/* ---- What a card is ------------------------------------------------------------- */

/* The facts of a line: "fury, cost 2 + 1 fury, might 3". */
typedef struct Told {
  char colours[64], cost[32], power[64], numbers[64];
} Told;

static void add_to(char *text, size_t size, const char *between, const char *more)
{
  size_t length = strlen(text);
  snprintf(text + length, size - length, "%s%s", length ? between : "", more);
}

static bool is_strength(const char *field)
{
  return strcmp(field, "might") == 0 || strcmp(field, "attack") == 0 ||
         strcmp(field, "defense") == 0;
}

static void tell_fact(void *data, const CardFact *fact)
{
  Told *told = data;
  char text[40];
  bool colour = strcmp(fact->field, "domains") == 0 || strcmp(fact->field, "class") == 0;
  snprintf(text, sizeof text, "%" PRId64 " %.30s", fact->number, fact->word ? fact->word : "");
  if (colour && fact->word) add_to(told->colours, sizeof told->colours, "/", fact->word);
  else if (strcmp(fact->field, "power") == 0) add_to(told->power, sizeof told->power, " + ", text);
  else if (strcmp(fact->field, "cost") == 0 && (!fact->word || strcmp(fact->word, "energy") == 0))
    snprintf(told->cost, sizeof told->cost, "cost %" PRId64, fact->number);
  else if (!fact->word && is_strength(fact->field)) {
    snprintf(text, sizeof text, "%.20s %" PRId64, fact->field, fact->number);
    add_to(told->numbers, sizeof told->numbers, ", ", text);
  }
}

static void facts_of(const Listing *listing, uint16_t def, char *out, size_t size)
{
  Told told = {.colours = ""};
  *out = 0;
  bind_card_facts(listing->facts, def, tell_fact, &told, &(ArbError){0});
  if (*told.power && !*told.cost) snprintf(told.cost, sizeof told.cost, "cost 0");
  add_to(out, size, ", ", told.colours);
  if (*told.cost) add_to(out, size, ", ", told.cost);
  if (*told.power) add_to(out, size, " + ", told.power);
  if (*told.numbers) add_to(out, size, ", ", told.numbers);
}

/* ---- The list ------------------------------------------------------------------- */

enum { COLUMNS = 4, COLUMN_MAX = 40, CELL_MAX = 160 };

static void fill_row(const Listing *listing, uint16_t def, char cells[COLUMNS][CELL_MAX])
{
  snprintf(cells[0], CELL_MAX, "%s", arb_card_id(listing->cards, def));
  snprintf(cells[1], CELL_MAX, "%s", arb_card_title(listing->cards, def));
  snprintf(cells[2], CELL_MAX, "%s", arb_card_type(listing->cards, def));
  facts_of(listing, def, cells[3], CELL_MAX);
}

/* Columns are as wide as what stands in them. */
static void measure(const Listing *listing, int widths[COLUMNS])
{
  char cells[COLUMNS][CELL_MAX];
  for (int i = 0; i < COLUMNS; i++) widths[i] = 0;
  for (int def = 1; def <= arb_cards_count(listing->cards); def++) {
    if (!listing->listed[def]) continue;
    fill_row(listing, (uint16_t)def, cells);
    for (int i = 0; i < COLUMNS; i++) {
      int length = (int)strlen(cells[i]);
      if (length > widths[i]) widths[i] = length < COLUMN_MAX ? length : COLUMN_MAX;
    }
  }
}

static void print_cards(const Listing *listing)
{
  int widths[COLUMNS];
  char from[96], cells[COLUMNS][CELL_MAX];
  measure(listing, widths);
  for (int def = 1; def <= arb_cards_count(listing->cards); def++) {
    if (!listing->listed[def]) continue;
    const char *why = arb_card_unsupported(listing->cards, (uint16_t)def);
    fill_row(listing, (uint16_t)def, cells);
    for (int i = 0; i < COLUMNS; i++) printf("%-*s ", widths[i], cells[i]);
    printf("%s%s%s\n", why ? "unsupported: " : "supported", why ? why : "",
           origin(listing, (uint16_t)def, from, sizeof from));
  }
}

static void print_mods(const Listing *listing)
{
  for (int i = 0; i < listing->session->paths.mod_count; i++) {
    const BindMod *mod = &listing->session->in_use[i];
    printf("mod %s %s: %s", mod->name, mod->version, mod->directory);
    for (const char *const *id = mod->replaces; *id; id++)
      printf("%s %s", id == mod->replaces ? "; replaces" : ",", *id);
    printf("\n");
  }
}

static void print_listing(const Listing *listing)
{
  size_t i;
  json_t *message;
  for (int s = 0; s < listing->set_count; s++) {
    const CardSet *one = &listing->sets[s];
    if (one->listed)
      printf("set %s: %d cards, %d supported\n", one->name, one->cards, one->supported);
  }
  print_mods(listing);
  print_cards(listing);
  json_array_foreach(listing->broken, i, message)
      printf("broken: %s\n", json_string_value(message));
}

/* By field: a number, or a number for each word. */
static void add_json_fact(void *data, const CardFact *fact)
{
  json_t *page = data;
  if (!fact->word) {
    json_object_set_new(page, fact->field, json_integer(fact->number));
    return;
  }
  json_t *words = json_object_get(page, fact->field);
  if (!json_is_object(words)) json_object_set_new(page, fact->field, words = json_object());
  json_object_set_new(words, fact->word, json_integer(fact->number));
}

static json_t *json_facts(const Listing *listing, uint16_t def)
{
  static const char *const said[] = {"id", "name", "text", "tag", "what", "line"};
  json_t *page = json_object();
  bind_card_facts(listing->facts, def, add_json_fact, page, &(ArbError){0});
  for (size_t i = 0; i < sizeof said / sizeof *said; i++) json_object_del(page, said[i]);
  return page;
}

static json_t *json_card_status(const Listing *listing, uint16_t def)
{
  const char *why = arb_card_unsupported(listing->cards, def);
  char hash[20], set[SET_NAME_MAX];
  snprintf(hash, sizeof hash, "%016llx", (unsigned long long)arb_card_hash(listing->cards, def));
  set_name(arb_card_id(listing->cards, def), set);
  return json_pack("{s:o, s:o, s:o, s:o, s:s, s:o, s:s, s:o, s:b, s:b, s:o}", "id",
                   json_text(arb_card_id(listing->cards, def)), "name",
                   json_text(arb_card_title(listing->cards, def)), "set", json_text(set), "type",
                   json_text(arb_card_type(listing->cards, def)), "status",
                   why ? "unsupported" : "supported", "reason", json_text(why), "hash", hash, "mod",
                   json_text(arb_card_mod(listing->cards, def)), "in_place",
                   is_in_place(listing, def), "token", arb_card_token(listing->cards, def), "facts",
                   json_facts(listing, def));
}

static json_t *json_mods(const Listing *listing)
{
  json_t *mods = json_array();
  for (int i = 0; i < listing->session->paths.mod_count; i++) {
    const BindMod *mod = &listing->session->in_use[i];
    json_t *replaces = json_array();
    for (const char *const *id = mod->replaces; *id; id++)
      json_array_append_new(replaces, json_text(*id));
    json_array_append_new(mods, json_pack("{s:o, s:o, s:o, s:o}", "name", json_text(mod->name),
                                          "version", json_text(mod->version), "directory",
                                          json_text(mod->directory), "replaces", replaces));
  }
  return mods;
}

static void print_json(const Listing *listing)
{
  json_t *sets = json_array(), *cards = json_array();
  for (int s = 0; s < listing->set_count; s++) {
    const CardSet *one = &listing->sets[s];
    if (one->listed)
      json_array_append_new(sets, json_pack("{s:o, s:i, s:i}", "set", json_text(one->name), "cards",
                                            one->cards, "supported", one->supported));
  }
  for (int def = 1; def <= arb_cards_count(listing->cards); def++)
    if (listing->listed[def])
      json_array_append_new(cards, json_card_status(listing, (uint16_t)def));
  json_page(json_pack("{s:o, s:o, s:o, s:O}", "sets", sets, "mods", json_mods(listing), "cards",
                      cards, "broken", listing->broken));
}

static void note_broken(void *data, const char *message)
{
  json_array_append_new(data, json_sentence(message));
}

/* Broken keywords of a mod that nobody asked for cost no more than that mod. */
static const ArbCards *load(Session *session, json_t *broken, ArbError *error)
{
  for (;;) {
    const ArbCards *cards = bind_load_reporting(&session->paths, note_broken, broken, error);
    if (cards || !session_leave_out_broken(session, &(ArbError){0})) return cards;
  }
}

/* ---- What is asked -------------------------------------------------------------- */

typedef struct CardsOptions {
  CardFilter filter;
  bool json;
  char **words; /* sets, or words in names */
  int word_count;
} CardsOptions;

static bool asks_filter(const CardFilter *filter)
{
  bool asks = filter->tokens;
  for (int i = 0; i < FILTER_WORDS; i++) asks |= filter->words[i].count > 0;
  for (int i = 0; i < FILTER_NUMBERS; i++) asks |= filter->numbers[i].count > 0;
  return asks;
}

/* Leaves the cards that are meant by a word; false when no card is. */
static bool keep_meant(Listing *listing, const char *words, ArbError *error)
{
  bool any = false;
  for (int def = 1; def <= arb_cards_count(listing->cards); def++) {
    bool meant = is_card(listing->cards, def) && is_meant(listing, def, words);
    any |= meant;
    listing->listed[def] &= meant;
  }
  if (any) return true;
  const char *near = bind_deck_nearest_card(listing->cards, words);
  snprintf(error->text, sizeof error->text,
           "there is no card set '%s', and no card with that in "
           "its name%s%s%s",
           words, near ? " (did you mean '" : "", near ? near : "", near ? "'?)" : "");
  return false;
}

/* Sets are told when nothing but sets is asked for. */
static void choose_sets(Listing *listing, const CardsOptions *options)
{
  for (int s = 0; s < listing->set_count; s++) {
    listing->sets[s].listed = options->word_count == 0 && !asks_filter(&options->filter);
    for (int i = 0; i < options->word_count; i++)
      listing->sets[s].listed |= strcasecmp(options->words[i], listing->sets[s].name) == 0;
  }
}

static bool choose_cards(Listing *listing, const CardsOptions *options, ArbError *error)
{
  count_sets(listing);
  choose_sets(listing, options);
  listing->facts = bind_card_facts_new(listing->cards, error);
  listing->listed = must_take(NULL, (size_t)arb_cards_count(listing->cards) + 1);
  if (!listing->facts ||
      !card_filter(&options->filter, listing->cards, listing->facts, listing->listed, error))
    return false;
  for (int i = 0; i < options->word_count; i++)
    if (!keep_meant(listing, options->words[i], error)) return false;
  return true;
}

static int list_cards(Session *session, const CardsOptions *options)
{
  ArbError error = {0};
  Listing listing = {.session = session, .broken = json_array()};
  int code = EXIT_FAILED;
  listing.cards = load(session, listing.broken, &error);
  if (!listing.cards && json_array_size(listing.broken)) /* says more than the last word */
    snprintf(error.text, sizeof error.text, "%s",
             json_string_value(json_array_get(listing.broken, 0)));
  if (!listing.cards || !choose_cards(&listing, options, &error)) {
    session_gave_up("cards", &error);
  } else {
    if (options->json) print_json(&listing);
    else print_listing(&listing);
    code = json_array_size(listing.broken) ? EXIT_FAILED : EXIT_FINE;
  }
  bind_card_facts_free(listing.facts);
  free(listing.listed);
  if (listing.cards) arb_cards_release(listing.cards);
  json_decref(listing.broken);
  return code;
}

int command_cards(int argc, char **argv)
{
  const char *data = NULL, *game = NULL;
  int64_t budget = 0;
  CardsOptions options = {.words = argv};
  SessionMods mods = {0};
  const Option table[] = {
    CARD_FILTER_OPTIONS(&options.filter),
    {.name = "json",
     .kind = OPTION_FLAG,
     .to = &options.json,
     .help = "print the list as JSON, with all plain facts of each card"},
    SESSION_BUDGET_OPTION(&budget),
    SESSION_GAME_OPTION(&game),
    SESSION_MOD_OPTIONS(&mods),
    SESSION_DATA_OPTION(&data),
  };
  const Usage usage = {
    .name = "cards",
    .synopsis = "[options] [SET | NAME]...",
    .text = "Lists the card sets, and each card with its facts and its status: supported,\n"
            "unsupported (the engine cannot execute it exactly, and the reason is printed) or\n"
            "broken (its file cannot be loaded). SET, NAME (words of a name) and the options\n"
            "narrow the list; a card must fit all of them. Each option may be given several\n"
            "times. The exit code is 1 when a file is broken.",
    .examples = "cards\n"
                "cards ogn --json\n"
                "cards \"jinx\"\n"
                "cards --type unit --domain fury --cost 2-3 --keyword assault\n"
                "cards --game evolve --class dragoncraft --cost 5+ --keyword last_words\n"
                "cards --game evolve --tokens",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .max_arguments = -1,
  };
  Session session = {0};
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &options.word_count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  bool ready =
      session_allow(budget, &error) && session_find_data(&session, data, &error) &&
      session_find_mods(&session, &mods, &error) &&
      session_set_game(&session, game ? game : session_game_of_mods(&session)->name, &error);
  int code = ready ? list_cards(&session, &options) : session_gave_up("cards", &error);
  session_close(&session);
  return session_end("cards", code);
}
