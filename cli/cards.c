/* SPDX-License-Identifier: MIT */
/*
** cards.c -- `lunarbiter cards`: the card sets and each card's status.
**
** A card is supported, unsupported (well-formed, but the engine cannot execute
** it exactly: with the reason), or broken (its file cannot be loaded: with file
** and line).  The set is what stands before the last hyphen of a card's id.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "commands.h"
#include "deck.h"
#include "json.h"
#include "session.h"
#include "text.h"

enum { SETS_MAX = 64, SET_NAME_MAX = 24 };

typedef struct CardSet {
  char name[SET_NAME_MAX];
  int cards, supported;
} CardSet;

typedef struct Listing {
  const Session *session;
  const ArbCards *cards;
  CardSet sets[SETS_MAX];
  int set_count;
  bool by_name; /* the words asked for are no set, but in names of cards */
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

static bool wanted(const Listing *listing, int def, const char *set)
{
  char name[SET_NAME_MAX];
  if (set && listing->by_name && is_card(listing->cards, def))
    return text_has(arb_card_title(listing->cards, (uint16_t)def), set);
  set_name(arb_card_id(listing->cards, (uint16_t)def), name);
  return is_card(listing->cards, def) && (!set || strcasecmp(set, name) == 0);
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

static void print_cards(const Listing *listing, const char *set)
{
  char from[96];
  for (int def = 1; def <= arb_cards_count(listing->cards); def++) {
    if (!wanted(listing, def, set)) continue;
    const char *why = arb_card_unsupported(listing->cards, (uint16_t)def);
    printf("%-14s %-32s %-12s %s%s%s\n", arb_card_id(listing->cards, (uint16_t)def),
           arb_card_title(listing->cards, (uint16_t)def),
           arb_card_type(listing->cards, (uint16_t)def), why ? "unsupported: " : "supported",
           why ? why : "", origin(listing, (uint16_t)def, from, sizeof from));
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

static void print_listing(const Listing *listing, const char *set)
{
  size_t i;
  json_t *message;
  for (int s = 0; s < listing->set_count; s++) {
    const CardSet *one = &listing->sets[s];
    if (set && strcasecmp(set, one->name) != 0) continue;
    printf("set %s: %d cards, %d supported\n", one->name, one->cards, one->supported);
  }
  print_mods(listing);
  print_cards(listing, set);
  json_array_foreach(listing->broken, i, message)
    printf("broken: %s\n", json_string_value(message));
}

static json_t *json_card_status(const Listing *listing, uint16_t def)
{
  const char *why = arb_card_unsupported(listing->cards, def);
  char hash[20], set[SET_NAME_MAX];
  snprintf(hash, sizeof hash, "%016llx", (unsigned long long)arb_card_hash(listing->cards, def));
  set_name(arb_card_id(listing->cards, def), set);
  return json_pack("{s:o, s:o, s:o, s:o, s:s, s:o, s:s, s:o, s:b}", "id",
                   json_text(arb_card_id(listing->cards, def)), "name",
                   json_text(arb_card_title(listing->cards, def)), "set", json_text(set), "type",
                   json_text(arb_card_type(listing->cards, def)), "status",
                   why ? "unsupported" : "supported", "reason", json_text(why), "hash", hash,
                   "mod", json_text(arb_card_mod(listing->cards, def)), "in_place",
                   is_in_place(listing, def));
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

static void print_json(const Listing *listing, const char *set)
{
  json_t *sets = json_array(), *cards = json_array();
  for (int s = 0; s < listing->set_count; s++) {
    const CardSet *one = &listing->sets[s];
    if (!set || strcasecmp(set, one->name) == 0)
      json_array_append_new(sets, json_pack("{s:o, s:i, s:i}", "set", json_text(one->name), "cards",
                                            one->cards, "supported", one->supported));
  }
  for (int def = 1; def <= arb_cards_count(listing->cards); def++)
    if (wanted(listing, def, set))
      json_array_append_new(cards, json_card_status(listing, (uint16_t)def));
  json_page(json_pack("{s:o, s:o, s:o, s:O}", "sets", sets, "mods", json_mods(listing), "cards",
                      cards, "broken", listing->broken));
}

static void note_broken(void *data, const char *message)
{
  json_array_append_new(data, json_text(message));
}

static bool known_set(const Listing *listing, const char *set)
{
  for (int i = 0; i < listing->set_count; i++)
    if (strcasecmp(listing->sets[i].name, set) == 0) return true;
  return false;
}

/* Is there a card with the words in its name? */
static bool known_name(const Listing *listing, const char *words)
{
  for (int def = 1; def <= arb_cards_count(listing->cards); def++)
    if (wanted(listing, def, words)) return true;
  return false;
}

/* Broken keywords of a mod that nobody asked for cost no more than that mod. */
static const ArbCards *load(Session *session, json_t *broken, ArbError *error)
{
  for (;;) {
    const ArbCards *cards = bind_load_reporting(&session->paths, note_broken, broken, error);
    if (cards || !session_leave_out_broken(session, &(ArbError){0})) return cards;
  }
}

static int list_cards(Session *session, const char *set, bool json)
{
  ArbError error = {0};
  Listing listing = {.session = session, .broken = json_array()};
  listing.cards = load(session, listing.broken, &error);
  int code = EXIT_FAILED;
  if (!listing.cards) {
    if (json_array_size(listing.broken)) /* says more than that something is broken */
      snprintf(error.text, sizeof error.text, "%s",
               json_string_value(json_array_get(listing.broken, 0)));
    session_failed("cards", &error);
  } else {
    count_sets(&listing);
    listing.by_name = set && !known_set(&listing, set);
    if (listing.by_name && !known_name(&listing, set)) {
      const char *near = deck_nearest_card(listing.cards, set);
      snprintf(error.text, sizeof error.text, "there is no card set '%s', and no card with that in "
               "its name%s%s%s", set, near ? " (did you mean '" : "", near ? near : "",
               near ? "'?)" : "");
      session_failed("cards", &error);
    } else {
      if (json) print_json(&listing, set);
      else print_listing(&listing, set);
      code = json_array_size(listing.broken) ? EXIT_FAILED : EXIT_FINE;
    }
    arb_cards_release(listing.cards);
  }
  json_decref(listing.broken);
  return code;
}

int command_cards(int argc, char **argv)
{
  const char *data = NULL, *game = NULL;
  bool json = false;
  SessionMods mods = {0};
  const Option table[] = {
    {.name = "json", .kind = OPTION_FLAG, .to = &json, .help = "the list as JSON"},
    SESSION_GAME_OPTION(&game),
    SESSION_MOD_OPTIONS(&mods),
    SESSION_DATA_OPTION(&data),
  };
  const Usage usage = {
    .name = "cards", .synopsis = "[options] [SET | NAME]",
    .text = "Lists the card sets, and each card with its status, of one set or of those with\n"
            "these words in their name: supported, unsupported (the engine cannot execute it\n"
            "exactly, and says why) or broken (its file cannot be loaded). The exit code is 1\n"
            "when a file is broken.",
    .examples = "cards\n"
                "cards ogn --json\n"
                "cards \"jinx\"\n"
                "cards --game evolve sd01",
    .options = table, .option_count = sizeof table / sizeof *table, .max_arguments = 1,
  };
  int count;
  Session session = {0};
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  bool ready = session_find_data(&session, data, &error) &&
               session_find_mods(&session, &mods, &error) &&
               session_set_game(&session, game ? game : session_game_of_mods(&session)->name,
                                &error);
  int code = ready ? list_cards(&session, count ? argv[0] : NULL, json)
                   : session_failed("cards", &error);
  session_close(&session);
  return code;
}
