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
#include "json.h"
#include "session.h"

enum { SETS_MAX = 64, SET_NAME_MAX = 24 };

typedef struct CardSet {
  char name[SET_NAME_MAX];
  int cards, supported;
} CardSet;

typedef struct Listing {
  const ArbCards *cards;
  CardSet sets[SETS_MAX];
  int set_count;
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
  set_name(arb_card_id(listing->cards, (uint16_t)def), name);
  return is_card(listing->cards, def) && (!set || strcasecmp(set, name) == 0);
}

static void print_cards(const Listing *listing, const char *set)
{
  for (int def = 1; def <= arb_cards_count(listing->cards); def++) {
    if (!wanted(listing, def, set)) continue;
    const char *why = arb_card_unsupported(listing->cards, (uint16_t)def);
    printf("%-14s %-32s %-12s %s%s\n", arb_card_id(listing->cards, (uint16_t)def),
           arb_card_title(listing->cards, (uint16_t)def),
           arb_card_type(listing->cards, (uint16_t)def), why ? "unsupported: " : "supported",
           why ? why : "");
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
  return json_pack("{s:o, s:o, s:o, s:o, s:s, s:o, s:s}", "id",
                   json_text(arb_card_id(listing->cards, def)), "name",
                   json_text(arb_card_title(listing->cards, def)), "set", json_text(set), "type",
                   json_text(arb_card_type(listing->cards, def)), "status",
                   why ? "unsupported" : "supported", "reason", json_text(why), "hash", hash);
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
  json_page(json_pack("{s:o, s:o, s:O}", "sets", sets, "cards", cards, "broken", listing->broken));
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

static int list_cards(const Session *session, const char *set, bool json)
{
  ArbError error = {0};
  Listing listing = {.broken = json_array()};
  listing.cards = bind_load_reporting(&session->paths, note_broken, listing.broken, &error);
  int code = EXIT_FAILED;
  if (!listing.cards) {
    session_failed("cards", &error);
  } else {
    count_sets(&listing);
    if (set && !known_set(&listing, set)) {
      snprintf(error.text, sizeof error.text, "there is no card set '%s'", set);
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
  const Option table[] = {
    {.name = "json", .kind = OPTION_FLAG, .to = &json, .help = "the list as JSON"},
    SESSION_GAME_OPTION(&game),
    SESSION_DATA_OPTION(&data),
  };
  const Usage usage = {
    .name = "cards", .synopsis = "[options] [SET]",
    .text = "Lists the card sets, and each card with its status: supported, unsupported (the\n"
            "engine cannot execute it exactly, and says why) or broken (its file cannot be\n"
            "loaded). The exit code is 1 when a file is broken.",
    .examples = "cards\n"
                "cards ogn --json\n"
                "cards --game evolve sd01",
    .options = table, .option_count = sizeof table / sizeof *table, .max_arguments = 1,
  };
  int count;
  Session session = {0};
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!session_find_data(&session, data, &error) || !session_set_game(&session, game, &error))
    return session_failed("cards", &error);
  return list_cards(&session, count ? argv[0] : NULL, json);
}
