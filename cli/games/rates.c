/* SPDX-License-Identifier: MIT */
/* rates.c -- see rates.h. */
#include "games/rates.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "faces/face.h"
#include "common/json.h"
#include "common/share.h"
#include "common/text.h"

enum { RATED_EVENTS_MAX = 4 };

/* [0] without, [1] with it. */
typedef struct Row {
  int64_t games[2], wins[2];
} Row;

struct Rates {
  const Session *session;
  const FaceRated *events;
  int event_count;
  bool all;
  uint16_t *cards; /* one definition of each name */
  int card_count;
  int *card_of; /* by definition: which of the cards it is; -1: none */
  Row *rows;    /* by card, deck and event */
};

static int row_of(const Rates *rates, int card, int deck, int event)
{
  return (card * rates->session->seats + deck) * rates->event_count + event;
}

static int row_count(const Rates *rates)
{
  return row_of(rates, rates->card_count, 0, 0);
}

int rates_count(const Rates *rates)
{
  return row_count(rates);
}

int rates_entry(const Rates *rates, int deck, const char *card, const char *word)
{
  uint16_t def = arb_cards_find(rates->session->cards, card);
  if (!def || rates->card_of[def] < 0 || deck < 0 || deck >= rates->session->seats) return -1;
  for (int event = 0; event < rates->event_count; event++)
    if (strcmp(rates->events[event].word, word) == 0)
      return row_of(rates, rates->card_of[def], deck, event);
  return -1;
}

/* ---- Which cards ---------------------------------------------------------------- */

/* All definitions of this one's name. */
static void add_card(Rates *rates, uint16_t def)
{
  const ArbCards *cards = rates->session->cards;
  if (rates->card_of[def] >= 0) return;
  for (int other = 1; other <= arb_cards_count(cards); other++)
    if (strcmp(arb_card_title(cards, (uint16_t)other), arb_card_title(cards, def)) == 0)
      rates->card_of[other] = rates->card_count;
  rates->cards[rates->card_count++] = def;
}

static void add_all(Rates *rates)
{
  for (int i = 0; i < rates->session->seats; i++) {
    const Deck *deck = &rates->session->decks[i];
    for (int k = 0; k < deck->entry_count; k++) add_card(rates, deck->entries[k].def);
  }
}

static bool add_named(Rates *rates, const char *name, ArbError *error)
{
  const ArbCards *cards = rates->session->cards;
  uint16_t def = arb_cards_find(cards, name);
  if (def) {
    add_card(rates, def);
    return true;
  }
  const char *near = bind_deck_nearest_card(cards, name);
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "no deck of these games has a card '%s'%s%s%s", name,
           near ? " (did you mean '" : "", near ? near : "", near ? "'?)" : "");
  return false;
}

Rates *rates_new(const Session *session, const TextList *cards, bool all, ArbError *error)
{
  size_t defs = (size_t)arb_cards_count(session->cards) + 1;
  Rates *rates = must_take(NULL, sizeof *rates);
  *rates = (Rates){.session = session, .events = face_of(session->cards)->rated, .all = all};
  while (rates->events && rates->events[rates->event_count].event) rates->event_count++;
  rates->cards = must_take(NULL, defs * sizeof *rates->cards);
  rates->card_of = must_take(NULL, defs * sizeof *rates->card_of);
  for (size_t def = 0; def < defs; def++) rates->card_of[def] = -1;
  bool found = true;
  for (int i = 0; i < cards->count && found; i++) found = add_named(rates, cards->items[i], error);
  if (all) add_all(rates);
  size_t bytes = (size_t)row_count(rates) * sizeof *rates->rows;
  rates->rows = must_take(NULL, bytes + 1);
  memset(rates->rows, 0, bytes);
  if (found) return rates;
  rates_free(rates);
  return NULL;
}

void rates_free(Rates *rates)
{
  if (!rates) return;
  free(rates->cards);
  free(rates->card_of);
  free(rates->rows);
  free(rates);
}

/* ---- One game ------------------------------------------------------------------- */

RatedGame rates_begin(Rates *rates, const Seating *seating)
{
  RatedGame rated = {.rates = rates, .seating = *seating};
  if (!rates) return rated;
  rated.happened = must_take(NULL, (size_t)row_count(rates) + 1);
  memset(rated.happened, 0, (size_t)row_count(rates));
  return rated;
}

static void note(RatedGame *rated, uint16_t def, ArbSeat seat, int event)
{
  const Rates *rates = rated->rates;
  if (!def || seat == ARB_NO_SEAT || rates->card_of[def] < 0) return;
  int deck = session_deck_of(rates->session, &rated->seating, seat);
  rated->happened[row_of(rates, rates->card_of[def], deck, event)] = true;
}

static bool note_in_hand(void *data, const ArbCardView *card)
{
  note(data, card->def, card->owner, 0);
  return true;
}

/* The mulligan is over: what is in the hands was drawn. */
static void note_hands(RatedGame *rated, ArbGame *game)
{
  int hand = arb_zone_find(game, "hand");
  for (int seat = 0; hand >= 0 && seat < rated->rates->session->seats; seat++)
    arb_view_zone(game, ARB_NO_SEAT, hand, (ArbSeat)seat, note_in_hand, rated);
}

typedef struct Watching {
  RatedGame *rated;
  bool began; /* just now */
} Watching;

static void note_event(void *data, const ArbEventView *event)
{
  Watching *watching = data;
  RatedGame *rated = watching->rated;
  if (strcmp(event->kind, "start") == 0) rated->begun = false; /* of each game of a match */
  if (!rated->begun && strcmp(event->kind, "turn") == 0) rated->begun = watching->began = true;
  for (int i = 0; i < rated->rates->event_count; i++)
    if (rated->begun && strcmp(event->kind, rated->rates->events[i].event) == 0)
      note(rated, event->subject_def, event->actor, i);
}

void rates_watch(RatedGame *rated, ArbGame *game)
{
  Watching watching = {.rated = rated};
  if (rated->rates) arb_events(game, ARB_NO_SEAT, 0, note_event, &watching);
  if (watching.began) note_hands(rated, game);
}

void rates_add(const RatedGame *rated, ArbGame *game)
{
  Rates *rates = rated->rates;
  if (!rates || arb_winner(game) == ARB_NO_SEAT) return;
  for (int seat = 0; seat < rates->session->seats; seat++) {
    int deck = session_deck_of(rates->session, &rated->seating, (ArbSeat)seat);
    for (int card = 0; card < rates->card_count; card++)
      for (int event = 0; event < rates->event_count; event++) {
        int at = row_of(rates, card, deck, event);
        rates->rows[at].games[rated->happened[at]]++;
        rates->rows[at].wins[rated->happened[at]] += arb_won(game, (ArbSeat)seat);
      }
  }
}

void rates_end(RatedGame *rated)
{
  free(rated->happened);
}

/* ---- The report ----------------------------------------------------------------- */

static int copies_of(const Rates *rates, int card, int deck)
{
  const Deck *list = &rates->session->decks[deck];
  int copies = 0;
  for (int i = 0; i < list->entry_count; i++)
    if (rates->card_of[list->entries[i].def] == card) copies += list->entries[i].count;
  return copies;
}

static bool ever_happened(const Rates *rates, int card, int deck)
{
  for (int event = 0; event < rates->event_count; event++)
    if (rates->rows[row_of(rates, card, deck, event)].games[1]) return true;
  return false;
}

/* Whether a card is listed: something happened to it, or it was asked for and is in the deck. */
static bool is_told(const Rates *rates, int card, int deck)
{
  return ever_happened(rates, card, deck) || (!rates->all && copies_of(rates, card, deck));
}

/* Of no games there is no share; nothing follows the last one. */
static void print_side(int64_t wins, int64_t games, bool last)
{
  if (games) printf("  %7" PRId64 " %5.1f%%", games, share_of(wins, games).value * 100);
  else printf("  %7d%s", 0, last ? "" : "       ");
}

static void print_row(const Row *row, const char *name, const char *word)
{
  printf("%-30.30s %-8s", name, word);
  for (int with = 1; with >= 0; with--) print_side(row->wins[with], row->games[with], !with);
  if (row->games[0] && row->games[1]) {
    Share d = share_difference(row->wins[1], row->games[1], row->wins[0], row->games[0]);
    printf("  %+6.1f  (95%%: %+.1f to %+.1f)", d.value * 100, d.low * 100, d.high * 100);
  }
  printf("\n");
}

static void print_deck(const Rates *rates, int deck)
{
  printf("\n%-39s  %15s%16s  difference\n", rates->session->decks[deck].name, "games, won with",
         "without");
  for (int card = 0; card < rates->card_count; card++) {
    if (!is_told(rates, card, deck)) continue;
    for (int event = 0; event < rates->event_count; event++) {
      const Row *row = &rates->rows[row_of(rates, card, deck, event)];
      if (rates->events[event].seldom && !row->games[1]) continue;
      print_row(row, arb_card_title(rates->session->cards, rates->cards[card]),
                rates->events[event].word);
    }
  }
}

void rates_print(const Rates *rates)
{
  for (int deck = 0; deck < rates->session->seats; deck++) {
    int told = 0;
    for (int card = 0; card < rates->card_count; card++) told += is_told(rates, card, deck);
    if (told) print_deck(rates, deck);
  }
}

static json_t *json_side(int64_t wins, int64_t games)
{
  Share share = share_of(wins, games);
  json_t *side = json_pack("{s:I, s:I}", "games", (json_int_t)games, "wins", (json_int_t)wins);
  if (games)
    json_object_update_new(side, json_pack("{s:f, s:f, s:f}", "share", share.value, "low",
                                           share.low, "high", share.high));
  return side;
}

static json_t *json_row(const Row *row)
{
  json_t *page = json_pack("{s:o, s:o}", "with", json_side(row->wins[1], row->games[1]), "without",
                           json_side(row->wins[0], row->games[0]));
  if (row->games[0] && row->games[1]) {
    Share d = share_difference(row->wins[1], row->games[1], row->wins[0], row->games[0]);
    json_object_set_new(
        page, "difference",
        json_pack("{s:f, s:f, s:f}", "value", d.value, "low", d.low, "high", d.high));
  }
  return page;
}

static json_t *json_card(const Rates *rates, int card, int deck)
{
  const ArbCards *cards = rates->session->cards;
  json_t *page = json_pack(
      "{s:o, s:o, s:i, s:o, s:i}", "id", json_text(arb_card_id(cards, rates->cards[card])), "name",
      json_text(arb_card_title(cards, rates->cards[card])), "deck", deck, "deck_name",
      json_text(rates->session->decks[deck].name), "copies", copies_of(rates, card, deck));
  for (int event = 0; event < rates->event_count; event++)
    json_object_set_new(page, rates->events[event].word,
                        json_row(&rates->rows[row_of(rates, card, deck, event)]));
  return page;
}

json_t *rates_json(const Rates *rates)
{
  json_t *list = json_array();
  for (int deck = 0; deck < rates->session->seats; deck++)
    for (int card = 0; card < rates->card_count; card++)
      if (is_told(rates, card, deck)) json_array_append_new(list, json_card(rates, card, deck));
  return list;
}
