/* SPDX-License-Identifier: MIT */
/*
** boosters.c -- `event boosters`: deals boosters and lets bots draft (TR 602.4).
**
** A product file says what a booster holds, and which cards there are of each rarity:
**
**     Booster: 7 common, 3 uncommon, 2 rare, 1 any
**     common:
**     Gust
**     ...
**
** Without one the cards of a set are drawn, each as often as the others: the card files name sets
** and no rarities.  A booster holds no card twice.
*/
#include "event/lists/boosters.h"
#include "event/lists/lists.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "common/text.h"
#include "pairing/draft.h"
#include "formats/rules.h"

enum {
  BOOSTER_CARDS = 13,
  SEALED_BOOSTERS = 6,
  TEAM_BOOSTERS = 8,
  GROUPS_MAX = 12,
  WORD_BYTES = 32,
  COLOURS = 6, /* the domains */
  ALL_COLOURS = (1 << COLOURS) - 1,
  DECK_COLOURS = 3 /* 602.4.b.4 */
};

/* ---- What a booster holds ------------------------------------------------- */

/* The cards of one rarity, and how many of them are in a booster. */
typedef struct Group {
  char word[WORD_BYTES];
  int wanted;
  int32_t *cards;
  int count, room;
} Group;

typedef struct Product {
  Group groups[GROUPS_MAX];
  int group_count, size;
  int any; /* cards of any rarity in a booster */
} Product;

static bool wrong(EventError *error, const char *path, int line, const char *what)
{
  snprintf(error->text, sizeof error->text, "%.200s:%d: %.150s.", path, line, what);
  return false;
}

static Group *group_named(Product *product, const char *word)
{
  for (int i = 0; i < product->group_count; i++)
    if (strcmp(product->groups[i].word, word) == 0) return &product->groups[i];
  if (product->group_count == GROUPS_MAX || strlen(word) >= WORD_BYTES) return NULL;
  Group *group = &product->groups[product->group_count++];
  *group = (Group){0};
  snprintf(group->word, sizeof group->word, "%s", word);
  return group;
}

static void add_card(Group *group, int32_t card)
{
  if (group->count == group->room) {
    group->room = group->room ? 2 * group->room : 64;
    group->cards = must_take(group->cards, (size_t)group->room * sizeof *group->cards);
  }
  group->cards[group->count++] = card;
}

/* "7 common, 3 uncommon, 1 any" */
static bool read_booster(Product *product, const char *text, const char *path, int line,
                         EventError *error)
{
  int wanted, length;
  char word[WORD_BYTES];
  while (sscanf(text, " %d %31[a-z] %n", &wanted, word, &length) == 2) {
    Group *group = strcmp(word, "any") == 0 ? NULL : group_named(product, word);
    if (wanted < 1 || wanted > 100) return wrong(error, path, line, "a booster has 1 to 100 cards");
    if (group) group->wanted += wanted;
    else product->any += wanted;
    product->size += wanted;
    text += (size_t)length + strspn(text + length, ", ");
  }
  return !*text || wrong(error, path, line, "a booster is written as 7 common, 3 uncommon, 1 any");
}

static bool read_product_line(Product *product, Group **into, const Session *session, char *line,
                              const char *path, int number, EventError *error)
{
  size_t length = strlen(line);
  while (length && isspace((unsigned char)line[length - 1])) line[--length] = '\0';
  if (!length || *line == '#') return true;
  if (strncmp(line, "Booster:", 8) == 0)
    return read_booster(product, line + 8 + strspn(line + 8, " "), path, number, error);
  if (line[length - 1] == ':') {
    line[length - 1] = '\0';
    *into = group_named(product, line);
    return *into || wrong(error, path, number, "there are too many rarities, or a long name");
  }
  uint16_t card = arb_cards_find(session->cards, line);
  if (!card) return wrong(error, path, number, "there is no such card");
  if (!*into) return wrong(error, path, number, "a line with a rarity comes before the cards");
  add_card(*into, card);
  return true;
}

static bool read_product(Product *product, const Session *session, const char *path,
                         EventError *error)
{
  char line[256];
  Group *into = NULL;
  bool good = true;
  FILE *file = fopen(path, "r");
  if (!file) {
    snprintf(error->text, sizeof error->text, "%.200s cannot be read.", path);
    return false;
  }
  for (int number = 1; good && fgets(line, sizeof line, file); number++)
    good = read_product_line(product, &into, session, line, path, number, error);
  fclose(file);
  int cards = 0;
  for (int i = 0; good && i < product->group_count; i++) {
    const Group *group = &product->groups[i];
    cards += group->count;
    if (group->count < group->wanted) good = wrong(error, path, 1, "a rarity has too few cards");
  }
  if (good && !product->size)
    good = wrong(error, path, 1, "no line 'Booster:' says what is in one");
  if (good && cards < product->size) good = wrong(error, path, 1, "there are too few cards");
  return good;
}

/* Every card of a set that can be in a booster: no token, and no rune (602.4.b.2.a). */
static bool whole_set(Product *product, const Session *session, const char *set, EventError *error)
{
  size_t length = strlen(set);
  Group *group = group_named(product, "card");
  for (int def = 1; def <= arb_cards_count(session->cards); def++) {
    const char *id = arb_card_id(session->cards, (uint16_t)def);
    bool of_set = strncmp(id, set, length) == 0 && id[length] == '-';
    if (of_set && !arb_card_token(session->cards, (uint16_t)def) &&
        strcmp(arb_card_type(session->cards, (uint16_t)def), "rune") != 0)
      add_card(group, def);
  }
  group->wanted = product->size = BOOSTER_CARDS;
  if (group->count >= BOOSTER_CARDS) return true;
  snprintf(error->text, sizeof error->text, "The set %.40s has too few cards for a booster.", set);
  return false;
}

/* ---- Boosters by lot ------------------------------------------------- */

typedef struct Lot {
  uint64_t seed, drawn;
} Lot;

static int draw(Lot *lot, int below)
{
  return (int)(bind_bot_mix(lot->seed, ++lot->drawn) % (uint64_t)below);
}

static bool holds(const int32_t *booster, int count, int32_t card)
{
  for (int i = 0; i < count; i++)
    if (booster[i] == card) return true;
  return false;
}

static int fill_booster(const Product *product, Lot *lot, int32_t *booster)
{
  int used = 0;
  for (int g = 0; g < product->group_count; g++)
    for (int i = 0; i < product->groups[g].wanted;) {
      const Group *group = &product->groups[g];
      int32_t card = group->cards[draw(lot, group->count)];
      if (holds(booster, used, card)) continue;
      booster[used++] = card;
      i++;
    }
  while (used < product->size) {
    const Group *group = &product->groups[draw(lot, product->group_count)];
    int32_t card = group->count ? group->cards[draw(lot, group->count)] : 0;
    if (card && !holds(booster, used, card)) booster[used++] = card;
  }
  return used;
}

/* ---- Pools ------------------------------------------------- */

typedef struct Dealing {
  EventStore *store;
  const Session *session;
  Product product;
  BoostersAdd *add;
  uint32_t *colours; /* by card, as bind_draft_colours has them */
} Dealing;

static bool add_pool(Dealing *dealing, int entrant, const int32_t *cards, int count,
                     EventError *error)
{
  Text text = {0};
  text_add(&text, "Pool:\n");
  for (int i = 0; i < count; i++) {
    int copies = 0;
    if (holds(cards, i, cards[i])) continue;
    for (int j = i; j < count; j++) copies += cards[j] == cards[i];
    text_add(&text, "%d %s\n", copies, arb_card_title(dealing->session->cards, (uint16_t)cards[i]));
  }
  EventFact fact = {.kind = FACT_POOL, .numbers = {entrant}, .texts = {text.bytes}};
  bool good = dealing->add(dealing->store, fact, error);
  text_free(&text);
  return good;
}

static Lot lot_for(const Event *event, int of)
{
  return (Lot){.seed = bind_bot_mix(event_setup(event)->seed, 602000 + (uint64_t)of)};
}

/* 602.4.a.1: six boosters for each player; 603.6: eight for a team. */
static bool deal_sealed(Dealing *dealing, EventError *error)
{
  const Event *event = store_event(dealing->store);
  int boosters = event_setup(event)->team == 2 ? TEAM_BOOSTERS : SEALED_BOOSTERS;
  int32_t *cards = must_take(NULL, (size_t)(boosters * dealing->product.size) * sizeof *cards);
  bool good = true;
  for (int i = 1; good && i <= event_entrant_count(event); i++) {
    if (event_entrant(event, i)->dropped || event_entrant(event, i)->pool) continue;
    Lot lot = lot_for(event, i);
    int used = 0;
    for (int b = 0; b < boosters; b++) used += fill_booster(&dealing->product, &lot, cards + used);
    good = add_pool(dealing, i, cards, used, error);
  }
  free(cards);
  return good;
}

/* The three colours that a bot has kept most cards of, as bits. */
static uint32_t own_colours(const Dealing *dealing, const Draft *draft, int seat)
{
  const int32_t *kept;
  int count = draft_kept(draft, seat, &kept), of[COLOURS] = {0};
  uint32_t own = 0;
  for (int i = 0; i < count; i++)
    for (int c = 0; c < COLOURS; c++) of[c] += (int)(dealing->colours[kept[i]] >> c & 1);
  for (int n = 0; n < DECK_COLOURS; n++) {
    int most = -1;
    for (int c = 0; c < COLOURS; c++)
      if (!(own >> c & 1) && (most < 0 || of[c] > of[most])) most = c;
    own |= 1u << most;
  }
  return own;
}

/* How much a bot wants a card: one that it could play, before one of other colours, before one that
** is in no main deck. */
static int worth(const Dealing *dealing, int32_t card, uint32_t own)
{
  uint32_t colours = dealing->colours[card];
  bool plays = colours == ALL_COLOURS || !(colours & ~own);
  return !colours ? 0 : plays ? 2 : 1;
}

/* Of the cards that a bot wants most it keeps any. */
static void draft_out(const Dealing *dealing, Draft *draft, int seats, Lot *lot)
{
  const int32_t *cards;
  for (int seat = 0; !draft_is_over(draft); seat = (seat + 1) % seats) {
    int count = draft_offer(draft, seat, &cards), best = -1, equal = 0, kept = 0;
    uint32_t own = own_colours(dealing, draft, seat);
    for (int i = 0; i < count; i++) {
      int value = worth(dealing, cards[i], own);
      if (value > best) best = value, equal = 0;
      if (value == best && draw(lot, ++equal) == 0) kept = i;
    }
    if (count) draft_keep(draft, seat, kept);
  }
}

static bool draft_pod(Dealing *dealing, int pod, const int32_t *entrants, int seats,
                      EventError *error)
{
  int size = dealing->product.size, boosters = seats * DRAFT_BOOSTERS, used = 0;
  Lot lot = lot_for(store_event(dealing->store), 100000 + pod);
  int32_t *cards = must_take(NULL, (size_t)(boosters * size) * sizeof *cards);
  for (int b = 0; b < boosters; b++) used += fill_booster(&dealing->product, &lot, cards + used);
  Draft *draft = draft_new(seats, size, cards);
  bool good = draft != NULL;
  if (!good) snprintf(error->text, sizeof error->text, "Out of memory.");
  else draft_out(dealing, draft, seats, &lot);
  for (int seat = 0; good && seat < seats; seat++) {
    const int32_t *kept;
    int count = draft_kept(draft, seat, &kept);
    good = add_pool(dealing, entrants[seat], kept, count, error);
  }
  draft_free(draft);
  free(cards);
  return good;
}

static bool draft_all(Dealing *dealing, EventError *error)
{
  int count, begin = 0, pod = 0;
  ArbError why = {0};
  const Event *event = store_event(dealing->store);
  const int32_t *seating = event_seating(event, &count);
  const Session *session = dealing->session;
  if (!count) {
    snprintf(error->text, sizeof error->text, "No seats have been drawn: event seat draws pods.");
    return false;
  }
  size_t cards = (size_t)arb_cards_count(session->cards) + 1;
  dealing->colours = must_take(NULL, cards * sizeof *dealing->colours);
  if (!bind_draft_colours(&session->paths, session->format_name, session->cards, dealing->colours,
                          &why)) {
    snprintf(error->text, sizeof error->text, "%.380s", why.text);
    return false;
  }
  for (int i = 0; i < count; i++) {
    if (seating[i]) continue;
    if (!event_entrant(event, seating[begin])->pool &&
        !draft_pod(dealing, pod, seating + begin, i - begin, error))
      return false;
    pod++;
    begin = i + 1;
  }
  return true;
}

bool boosters_deal(EventStore *store, const Session *session, const char *set, const char *path,
                   BoostersAdd *add, EventError *error)
{
  Dealing dealing = {.store = store, .session = session, .add = add};
  bool good = path ? read_product(&dealing.product, session, path, error)
                   : whole_set(&dealing.product, session, set, error);
  good = good && (boosters_are_drafted(session->format_name) ? draft_all(&dealing, error)
                                                             : deal_sealed(&dealing, error));
  for (int i = 0; i < dealing.product.group_count; i++) free(dealing.product.groups[i].cards);
  free(dealing.colours);
  return good;
}

bool boosters_are_drafted(const char *format)
{
  return strncmp(format, "draft", 5) == 0;
}

/* ---- boosters ------------------------------------------------- */

static bool add_now(EventStore *store, EventFact fact, EventError *error)
{
  fact.at = desk_now();
  return store_add(store, &fact, error);
}

/* As one change. */
static bool deal(EventStore *store, const char *set, const char *path, EventError *error)
{
  Session session = {0};
  bool good = lists_open(&session, event_setup(store_event(store)), NULL, error) &&
              store_begin(store, error);
  if (good) {
    good = boosters_deal(store, &session, set, path, add_now, error);
    if (good) good = store_commit(store, error);
    else store_cancel(store);
  }
  session_close(&session);
  return good;
}

static int deal_to(const char *file, const char *set, const char *path, bool json)
{
  EventError error;
  EventStore *store = desk_open(file);
  if (!store) return EXIT_FAILED;
  int before = event_fact_count(store_event(store));
  bool good = deal(store, set, path, &error);
  if (good && event_fact_count(store_event(store)) == before) {
    good = false;
    snprintf(error.text, sizeof error.text, "Everybody who plays has a pool.");
  }
  const Event *event = store_event(store);
  for (int i = before + 1; good && i <= event_fact_count(event); i++) {
    const EventFact *fact = event_fact(event, i);
    if (json) desk_tell(event, i, true);
    else
      printf("%4d  pool  %s (%lld)\n", i, desk_name(event, (int)fact->numbers[0]),
             (long long)fact->numbers[0]);
  }
  store_close(store);
  return good ? EXIT_FINE : desk_failed(&error);
}

int verb_boosters(int argc, char **argv)
{
  int count;
  bool json = false;
  const char *set = "ogn", *product = NULL;
  /* clang-format off */
  const Option table[] = {
    {.name = "set",
     .kind = OPTION_TEXT,
     .to = &set,
     .argument = "SET",
     .help = "whose cards, each as likely as the others (ogn)"},
    {.name = "product",
     .kind = OPTION_TEXT,
     .to = &product,
     .argument = "PRODUCT",
     .help = "a file: what a booster holds, and the cards by rarity"},
    JSON_OPTION(&json),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event boosters",
    .synopsis = "[options] FILE",
    .text = "Deals boosters by lot and registers the pools: six for each player in Sealed\n"
            "(602.4.a.1), eight for a team (603.6). In a draft bots keep cards of three domains, "
            "in the\n"
            "pods of `event seat`, and pass left, right, left (602.4.b.2.b). For rehearsals and\n"
            "play at a distance; at the table people open, draft and `event pool` registers.",
    .examples = "event boosters sealed.event --set ogn\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  return deal_to(argv[0], set, product, json);
}
