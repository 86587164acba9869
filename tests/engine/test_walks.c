/* SPDX-License-Identifier: MIT */
/*
** test_walks.c -- random walks through the public interface, as a stranger's program takes them.
**
** It knows lunarbiter.h and bindings.h and nothing else.  Each thread has games of its own, of both
** rulebooks and all formats, with decks drawn from all cards of pools that the threads share.  It
** draws a call with any arguments, and compares afterwards:
**
**   a call that was refused has changed nothing: the save is the same to the byte
**   a copy, a loaded save and the recorded calls played again are the same game
**   arb_complete says beforehand what arb_answer does; the default is an answer
**   who looks changes nothing; a text is cut, not overrun
**   a redealt copy looks the same to its seat
**
**   engine_test_walks [SECONDS [SEED [THREADS]]]    of processor time
**
** Without arguments two threads take 20,000 steps each, the same ones on every machine.
*/
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bindings.h"
#include "lunarbiter.h"

enum {
  POOLS = 2,
  FORMATS_MAX = 40,
  GAMES = 3,
  DECK_MAX = 64,
  VALUES_MAX = 256,
  CALLS_MAX = 96,
  GAME_CALLS = 400,
  TEXT_MAX = 400
};

/* What all threads read. */
typedef struct Pool {
  const char *game;
  ArbCards *cards;
  ArbFormat formats[FORMATS_MAX];
  int format_count;
} Pool;

static Pool pools[POOLS] = {{.game = "riftbound"}, {.game = "evolve"}};

typedef enum Kind {
  CALL_ANSWER,
  CALL_ADVANCE,
  CALL_CANCEL,
  CALL_CONCEDE,
  CALL_HOST,
  CALL_REDEAL,
  CALL_PUT,
  CALL_MOVE,
  CALL_SET,
  CALL_BEGIN,
  CALL_KINDS
} Kind;

static const char *const kind_names[] = {"answer", "advance", "cancel", "concede", "call",
                                         "redeal", "put",     "move",   "set",     "begin"};

/* A call that may change a game, as it can be made again. */
typedef struct Call {
  Kind kind;
  ArbSeat seat;
  uint16_t def;
  uint32_t number;
  ArbId id, place;
  const char *name;
  uint64_t seed;
  int32_t value;
  int count;
  int32_t values[VALUES_MAX];
} Call;

typedef struct Slot {
  ArbGame *game;
  int pool;
  bool check, hosted;   /* hosted: it can run scripts */
  unsigned char *saved; /* the save from which `calls` lead to the game */
  size_t saved_size;
  Call *calls;
  int call_count, calls_made;
  bool lost; /* more calls than there is room for */
} Slot;

typedef struct Walk {
  uint64_t random, seed;
  double until;
  BindHost *hosts[POOLS];
  Slot slots[GAMES];
  uint64_t made[CALL_KINDS], accepted[CALL_KINDS], games, refused_games, replays, loads, copies,
      redealt, compared, scripts;
  uint64_t step, steps; /* made, and at most */
  bool *met[POOLS];
} Walk;

/* ---- Luck ---------------------------------------------------------------------------------- */

static uint64_t draw(Walk *w)
{
  uint64_t z = w->random += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static int below(Walk *w, int bound)
{
  return bound > 0 ? (int)(draw(w) % (uint64_t)bound) : 0;
}

static bool one_in(Walk *w, int n)
{
  return below(w, n) == 0;
}

static _Noreturn void fail(const Walk *w, const Slot *slot, const char *what, const char *why)
{
  fprintf(stderr, "seed %llu, step %llu: %s: %s (%s)\n", (unsigned long long)w->seed,
          (unsigned long long)w->step, what, why, slot ? pools[slot->pool].game : "");
  if (slot) {
    const Call *call = &slot->calls[slot->call_count ? slot->call_count - 1 : 0];
    fprintf(stderr, "  calls: %d, the last: %s, seat %u, %s, value %d, count %d, def %u\n",
            slot->call_count, kind_names[call->kind], call->seat, call->name ? call->name : "",
            (int)call->value, call->count, call->def);
  }
  abort();
}

static int32_t any_number(Walk *w)
{
  static const int32_t far[] = {-1, 255, 256, 65535, 65536, INT32_MAX, INT32_MIN, INT16_MIN};
  int kind = below(w, 10);
  if (kind < 6) return below(w, 12);
  if (kind < 8) return below(w, 120);
  return kind == 8 ? far[below(w, 8)] : (int32_t)draw(w);
}

static ArbSeat any_seat(Walk *w)
{
  int kind = below(w, 12);
  if (kind == 0) return (ArbSeat)draw(w);
  if (kind == 1) return ARB_NO_SEAT;
  if (kind == 2) return ARB_EVERY_SEAT;
  return (ArbSeat)below(w, 4);
}

static ArbId any_id(Walk *w, ArbGame *game)
{
  char text[16];
  ArbId wild = {(uint16_t)draw(w), (uint16_t)draw(w)};
  switch (below(w, 10)) {
  case 0: return wild;
  case 1: return (ArbId){0, 0};
  case 2: return arb_player_id(any_seat(w));
  case 3: return (ArbId){(uint16_t)(wild.slot % 200 | (wild.slot & 0xE000)), wild.generation % 3};
  default:
    snprintf(text, sizeof text, "%c%d", "ccccccbrifldhsxz"[below(w, 16)], below(w, 180));
    return arb_id_find(game, text);
  }
}

/* ---- Decks and games ------------------------------------------------------------------------- */

static bool is_any(const char *type, const char *const *list)
{
  for (; *list; list++)
    if (strcmp(type, *list) == 0) return true;
  return false;
}

static uint16_t draw_card(Walk *w, int pool, const char *const *types)
{
  const ArbCards *cards = pools[pool].cards;
  for (int tries = 0; tries < 4000; tries++) {
    uint16_t def = (uint16_t)(1 + below(w, arb_cards_count(cards)));
    if (arb_card_token(cards, def) || arb_card_unsupported(cards, def)) continue;
    if (is_any(arb_card_type(cards, def), types)) return def;
  }
  return 0;
}

static const struct Part {
  const char *section, *types[4];
  int least, most;
} parts[] = {
  {"Legend", {"legend"}, 1, 1},
  {"Champion", {"unit"}, 1, 1},
  {"MainDeck", {"unit", "gear", "spell"}, 20, 45},
  {"Battlefields", {"battlefield"}, 3, 3},
  {"Runes", {"rune"}, 12, 14},
  {"Sideboard", {"unit", "gear", "spell"}, 0, 8},
  {"Leader", {"leader"}, 1, 1},
  {"MainDeck", {"follower", "amulet", "spell"}, 30, 50},
  {"EvolveDeck", {"follower", "amulet", "spell"}, 0, 12},
};
enum { PARTS = sizeof parts / sizeof *parts };

typedef struct DrawnDeck {
  uint16_t cards[PARTS][DECK_MAX];
} DrawnDeck;

static void draw_deck(Walk *w, int pool, ArbDeck *deck, DrawnDeck *room)
{
  for (int i = 0; i < PARTS; i++) {
    int section = arb_section_find(pools[pool].cards, parts[i].section), count = 0;
    if (section < 0 || (pool == 0) != (i < 6)) continue;
    int wanted = parts[i].least + below(w, parts[i].most - parts[i].least + 1);
    while (count < wanted) {
      uint16_t def = draw_card(w, pool, parts[i].types);
      if (!def) break;
      room->cards[i][count++] = def;
      w->met[pool][def] = true;
    }
    deck->sections[section] = (ArbSection){room->cards[i], count};
  }
}

/* Which of Evolve's cards are evolved ones no public function tells, so such a section is often
** wrong; then the game is made without it. */
static ArbGame *draw_game(Walk *w, Slot *slot)
{
  const int pool = slot->pool;
  DrawnDeck rooms[ARB_SEATS_MAX] = {0};
  ArbError error = {0};
  ArbSetup setup = arb_default_setup();
  const Pool *p = &pools[pool];
  setup.cards = p->cards;
  setup.format = p->formats[below(w, p->format_count)];
  setup.seed = draw(w);
  setup.check = slot->check = one_in(w, 4);
  setup.fixed_first = one_in(w, 2);
  setup.named_apart = one_in(w, 4);
  setup.bare = one_in(w, 5);
  slot->hosted = !one_in(w, 40);
  if (slot->hosted) setup.script_host = bind_script_host(w->hosts[pool]);
  for (int seat = 0; seat < ARB_SEATS_MAX; seat++)
    draw_deck(w, pool, &setup.decks[seat], &rooms[seat]);
  if (one_in(w, 8)) /* anything */
    setup.decks[below(w, 2)].sections[below(w, ARB_SECTIONS_MAX)].count = below(w, 3);
  uint16_t odd[3];
  for (int i = 0; i < 3; i++) odd[i] = (uint16_t)(1 + below(w, arb_cards_count(p->cards)));
  if (one_in(w, 12)) /* any cards */
    setup.decks[below(w, 2)].sections[below(w, ARB_SECTIONS_MAX)] =
        (ArbSection){odd, 1 + below(w, 3)};
  if (one_in(w, 40)) setup.shared = (ArbSection){odd, below(w, 3)};
  if (one_in(w, 20)) setup.format.players = (uint8_t)draw(w);
  if (one_in(w, 20)) setup.format.numbers[below(w, ARB_FORMAT_NUMBERS_MAX)] = (uint8_t)draw(w);
  if (one_in(w, 20)) setup.format.house = (uint32_t)draw(w);
  if (one_in(w, 20)) setup.format.mulligan = (uint8_t)below(w, 8);
  if (one_in(w, 20)) setup.format.opening_hand = (uint8_t)draw(w);
  if (one_in(w, 40)) setup.size = 8 * (size_t)below(w, (int)sizeof setup / 8); /* an older one */
  ArbGame *game = arb_create(&setup, &error);
  int evolve = arb_section_find(p->cards, "EvolveDeck");
  if (!game && evolve >= 0) {
    for (int seat = 0; seat < ARB_SEATS_MAX; seat++) setup.decks[seat].sections[evolve].count = 0;
    game = arb_create(&setup, &error);
  }
  if (!game && !*error.text) fail(w, NULL, "a game is refused", "without a reason");
  return game;
}

/* ---- Saves ---------------------------------------------------------------------------------- */

static unsigned char *save(Walk *w, Slot *slot, ArbGame *game, size_t *size)
{
  *size = arb_save_size(game);
  unsigned char *bytes = malloc(*size + 1);
  if (!bytes) abort();
  bytes[*size] = 0xA5;
  if (arb_save(game, bytes, *size) != *size) fail(w, slot, "a save", "has another size");
  if (bytes[*size] != 0xA5) fail(w, slot, "a save", "overruns");
  if (*size && arb_save(game, bytes, *size - 1) != 0) fail(w, slot, "a save", "into too little");
  if (arb_save(game, bytes, *size) != *size) abort();
  return bytes;
}

/* A loaded game runs to its question, so one that is compared with it does, too. */
static void begin_record(Walk *w, Slot *slot)
{
  arb_advance(slot->game);
  free(slot->saved);
  slot->saved = save(w, slot, slot->game, &slot->saved_size);
  slot->call_count = 0;
  slot->lost = false;
}

static ArbGame *load(Walk *w, Slot *slot, const unsigned char *bytes, size_t size)
{
  ArbError error = {0};
  ArbGame *game = arb_load(pools[slot->pool].cards, bind_script_host(w->hosts[slot->pool]), bytes,
                           size, &error);
  if (!game) fail(w, slot, "its own save is refused", error.text);
  return game;
}

static void fill_slot(Walk *w, Slot *slot)
{
  arb_destroy(slot->game);
  slot->game = NULL;
  while (!slot->game) {
    slot->pool = below(w, POOLS);
    slot->game = draw_game(w, slot);
    if (!slot->game) w->refused_games++;
  }
  w->games++;
  slot->calls_made = 0;
  begin_record(w, slot);
}

/* ---- Looking --------------------------------------------------------------------------------- */

typedef struct Digest {
  Walk *walk;
  ArbGame *game;
  ArbSeat seat;
  uint64_t sum;
  int depth;
} Digest;

static void add(Digest *d, const void *bytes, size_t size)
{
  const unsigned char *at = bytes;
  for (size_t i = 0; i < size; i++) d->sum = (d->sum ^ at[i]) * 0x100000001B3u;
}

static void add_text(Digest *d, const char *text)
{
  add(d, text ? text : "(null)", text ? strlen(text) + 1 : 7);
}

static void add_number(Digest *d, int64_t number)
{
  add(d, &number, sizeof number);
}

static bool see_card(void *data, const ArbCardView *card)
{
  Digest *d = data;
  char text[TEXT_MAX];
  add_number(d, card->def), add_number(d, card->zone), add_number(d, card->owner);
  add_number(d, card->controller), add_number(d, card->facedown);
  add(d, &card->id, sizeof card->id);
  add(d, &card->place, sizeof card->place);
  add(d, &card->attached_to, sizeof card->attached_to);
  add(d, card->numbers, sizeof card->numbers);
  arb_card_name(d->game, d->seat, card->id, text, sizeof text);
  add_text(d, text);
  return true;
}

static void see_item(void *data, const ArbItemView *item)
{
  Digest *d = data;
  add(d, &item->id, sizeof item->id), add(d, &item->card, sizeof item->card);
  add(d, &item->source, sizeof item->source), add(d, &item->place, sizeof item->place);
  add_number(d, item->controller), add_number(d, item->pending);
  add(d, item->targets, item->target_count * sizeof *item->targets);
}

static void see_reason(void *data, const ArbReason *reason)
{
  Digest *d = data;
  int32_t value = 0;
  add_number(d, reason->kind), add_number(d, reason->player), add_number(d, reason->source_def);
  add(d, &reason->source, sizeof reason->source);
  add_text(d, reason->topic), add_text(d, reason->text), add_text(d, reason->rule);
  add_text(d, reason->layer), add_number(d, reason->timestamp);
  add_number(d, reason->amount), add_number(d, reason->value);
  if (d->depth++ < 3) arb_look(d->game, d->seat, reason->source, "cost", &value); /* it may look */
}

static void see_event(void *data, const ArbEventView *event)
{
  Digest *d = data;
  add_number(d, event->number), add_text(d, event->kind), add_text(d, event->rule);
  add_number(d, event->actor), add(d, &event->subject, sizeof event->subject);
  add(d, &event->place, sizeof event->place), add(d, &event->source, sizeof event->source);
  add_number(d, event->subject_def), add_number(d, event->source_def);
  add_number(d, event->amount), add_number(d, event->aux), add_text(d, event->detail);
}

/* What the seat sees of zones, items, players and each card that it can name. */
static uint64_t see_all(Walk *w, ArbGame *game, ArbSeat seat, bool cards)
{
  Digest d = {.walk = w, .game = game, .seat = seat, .sum = 0xCBF29CE484222325u};
  char text[TEXT_MAX];
  ArbId things[16];
  for (int zone = 0; zone < arb_zone_count(game); zone++)
    for (ArbSeat owner = 0; owner < arb_seats(game); owner++)
      add_number(&d, arb_view_zone(game, seat, zone, owner, see_card, &d));
  add_number(&d, arb_view_items(game, seat, see_item, &d));
  int count = arb_things(game, seat, things, 16);
  add(&d, things, (size_t)(count < 16 ? count : 16) * sizeof *things);
  int32_t value;
  for (int i = 0; arb_attribute(pools[0].cards, i) && i < 400; i++)
    for (int player = -1; player < arb_seats(game); player++) {
      ArbId id = player < 0 ? (ArbId){0, 0} : arb_player_id((ArbSeat)player);
      if (arb_look_at(game, seat, id, i, &value)) add_number(&d, value);
    }
  for (int i = 1; cards && i < 200; i++) {
    snprintf(text, sizeof text, "c%d", i);
    ArbId id = arb_id_find(game, text);
    if (!id.slot) continue;
    arb_card_name(game, seat, id, text, sizeof text), add_text(&d, text);
    arb_why_not(game, seat, id, text, sizeof text), add_text(&d, text);
    if (i % 8 == 0) add_number(&d, arb_explain(game, seat, id, see_reason, &d));
    for (int k = 0; k < 60; k++)
      if (arb_look_at(game, seat, id, k, &value)) add_number(&d, value);
  }
  return d.sum;
}

/* Whether a text is cut and not overrun: written with all room, and with little. */
static void write_text(Walk *w, ArbGame *game, int which, ArbId id, ArbSeat seat, char *out,
                       size_t size)
{
  const ArbDecision *d = arb_decision(game);
  int option = d && d->option_count ? (int)(w->step % (uint64_t)d->option_count) : 0;
  if (w->step % 16 == 0) option = (int)(uint32_t)(w->step * 0x9E3779B9u);
  switch (which) {
  case 0: arb_question(game, out, size); break;
  case 1: arb_option_id(game, option, out, size); break;
  case 2: arb_option_label(game, option, out, size); break;
  case 3: bind_option_label(game, option, out, size); break;
  case 4: arb_card_name(game, seat, id, out, size); break;
  case 5: arb_why_not(game, seat, id, out, size); break;
  default: arb_id_text(game, id, out, size); break;
  }
}

static void try_text(Walk *w, Slot *slot)
{
  char whole[1024], part[1024];
  int which = below(w, 7);
  ArbId id = any_id(w, slot->game);
  ArbSeat seat = any_seat(w);
  size_t room = (size_t)below(w, 40);
  memset(whole, 'Z', sizeof whole);
  memset(part, 'Z', sizeof part);
  write_text(w, slot->game, which, id, seat, whole, sizeof whole);
  write_text(w, slot->game, which, id, seat, part, room);
  if (!memchr(whole, 0, sizeof whole)) fail(w, slot, "a text", "without an end");
  for (size_t i = room; i < sizeof part; i++)
    if (part[i] != 'Z') fail(w, slot, "a text overruns", whole);
  if (room && !memchr(part, 0, room)) fail(w, slot, "a cut text has no end", whole);
  if (room && strncmp(whole, part, strlen(part)) != 0) fail(w, slot, whole, part);
}

static void look_around(Walk *w, Slot *slot)
{
  ArbGame *game = slot->game;
  Digest d = {.walk = w, .game = game, .seat = any_seat(w)};
  size_t before_size, after_size;
  unsigned char *before = save(w, slot, game, &before_size);
  uint64_t hash = arb_hash(game);
  int32_t value, values[VALUES_MAX];
  static const char *const words[] = {"cost",  "damage", "turn", "",     "no such word",
                                      "might", "attack", "%s%n", "score"};
  switch (below(w, 12)) {
  case 0: see_all(w, game, d.seat, one_in(w, 4)); break;
  case 1: arb_view_zone(game, d.seat, any_number(w), any_seat(w), see_card, &d); break;
  case 2: arb_look(game, d.seat, any_id(w, game), words[below(w, 9)], &value); break;
  case 3: arb_look_at(game, d.seat, any_id(w, game), any_number(w), &value); break;
  case 4: arb_explain(game, d.seat, any_id(w, game), see_reason, &d); break;
  case 5: arb_explain_event(game, d.seat, (uint32_t)any_number(w), see_reason, &d); break;
  case 6: {
    uint32_t last = arb_events(game, d.seat, (uint32_t)any_number(w), see_event, &d);
    if (last != arb_events(game, d.seat, 0, NULL, NULL)) fail(w, slot, "events", "last number");
    break;
  }
  case 7: arb_position_hash(game); break;
  case 8: {
    ArbId things[3] = {{0, 0}};
    arb_things(game, d.seat, things, below(w, 4));
    arb_writable(game, any_number(w)), arb_writable_most(game, any_number(w));
    arb_zone_name(game, any_number(w)), arb_card_number(game, any_number(w));
    arb_won(game, d.seat), arb_in_game(game, d.seat), arb_winner(game);
    arb_verb(pools[slot->pool].cards, any_number(w));
    arb_attribute(pools[slot->pool].cards, any_number(w));
    arb_keyword(pools[slot->pool].cards, any_number(w));
    arb_card_title(pools[slot->pool].cards, (uint16_t)any_number(w));
    break;
  }
  case 9: {
    int count = arb_default(game, values, below(w, VALUES_MAX));
    const ArbDecision *open = arb_decision(game);
    if (open && open->option_count < VALUES_MAX) {
      count = arb_default(game, values, VALUES_MAX);
      if (!arb_complete(game, values, count)) fail(w, slot, "the default", "is no answer");
    }
    break;
  }
  case 10: {
    char text[TEXT_MAX];
    ArbId id = any_id(w, game);
    arb_id_text(game, id, text, sizeof text);
    ArbId again = arb_id_find(game, text);
    if (again.slot && (again.slot != id.slot)) fail(w, slot, "an id's name is another's", text);
    break;
  }
  default: try_text(w, slot);
  }
  unsigned char *after = save(w, slot, game, &after_size);
  if (arb_hash(game) != hash) fail(w, slot, "looking", "changed the hash");
  if (before_size != after_size || memcmp(before, after, after_size) != 0)
    fail(w, slot, "looking", "changed the save");
  free(before);
  free(after);
}

/* ---- Calls ---------------------------------------------------------------------------------- */

static ArbStatus make(ArbGame *game, const Call *call)
{
  ArbId now;
  switch (call->kind) {
  case CALL_ANSWER: return arb_answer(game, call->number, call->values, call->count);
  case CALL_ADVANCE: return arb_advance(game);
  case CALL_CANCEL: return arb_cancel(game, call->seat);
  case CALL_CONCEDE: return arb_concede(game, call->seat);
  case CALL_HOST: return arb_call(game, call->value, call->seat);
  case CALL_REDEAL: return arb_redeal(game, call->seat, call->seed);
  case CALL_PUT:
    return arb_put(game, call->def, call->seat, call->name, call->place).slot ? ARB_OK
                                                                              : ARB_REFUSED;
  case CALL_MOVE:
    return arb_move(game, call->id, call->name, call->place, call->count ? &now : NULL);
  case CALL_SET: return arb_set(game, call->id, call->name, call->value);
  default: return arb_begin(game);
  }
}

/* Values that are likely an answer of this question. */
static void draw_values(Walk *w, ArbGame *game, const ArbDecision *d, Call *call)
{
  int options = d->option_count < VALUES_MAX ? d->option_count : VALUES_MAX;
  call->count = 0;
  switch (d->shape) {
  case ARB_NUMBER:
    call->values[0] = d->min + (int32_t)(draw(w) % (uint64_t)((int64_t)d->max - d->min + 1));
    call->count = 1;
    return;
  case ARB_SPLIT: {
    int32_t left = d->min;
    for (int i = 0; i < options; i++) left -= call->values[i] = arb_options(game)[i].aux;
    for (int tries = 0; left > 0 && tries < 4000 && options; tries++) {
      int i = below(w, options);
      if (call->values[i] < arb_options(game)[i].value) call->values[i]++, left--;
    }
    call->count = options;
    return;
  }
  default: {
    int32_t order[VALUES_MAX];
    int32_t most = d->max < options ? d->max : options;
    int32_t wanted =
        d->shape == ARB_ORDER || most < d->min ? options : d->min + below(w, most - d->min + 1);
    for (int i = 0; i < options; i++) order[i] = i;
    for (int i = 0; i < options && call->count < wanted; i++) {
      int k = i + below(w, options - i);
      int32_t value = order[k];
      order[k] = order[i], order[i] = value;
      call->values[call->count++] = value;
    }
  }
  }
}

static void draw_answer(Walk *w, ArbGame *game, Call *call)
{
  const ArbDecision *d = arb_decision(game);
  call->kind = CALL_ANSWER;
  call->number = d ? d->number : (uint32_t)any_number(w);
  if (one_in(w, 30)) call->number += (uint32_t)any_number(w);
  if (!d || one_in(w, 12)) {
    call->count = one_in(w, 20) ? -1 : below(w, one_in(w, 4) ? VALUES_MAX : 6);
    for (int i = 0; i < call->count; i++) call->values[i] = any_number(w);
    return;
  }
  for (int tries = 0; tries < 6; tries++) {
    draw_values(w, game, d, call);
    if (arb_complete(game, call->values, call->count)) return;
  }
  int count = arb_default(game, call->values, VALUES_MAX);
  if (count <= VALUES_MAX && one_in(w, 2)) call->count = count;
}

static const char *some_zone(Walk *w, ArbGame *game)
{
  const char *name = arb_zone_name(game, below(w, arb_zone_count(game)));
  return one_in(w, 20) || !name ? "nowhere" : name;
}

static void draw_call(Walk *w, Slot *slot, Call *call)
{
  ArbGame *game = slot->game;
  *call = (Call){.seat = any_seat(w), .seed = draw(w), .value = any_number(w)};
  call->id = any_id(w, game);
  call->place = any_id(w, game);
  call->def = one_in(w, 20) ? (uint16_t)draw(w)
                            : (uint16_t)(1 + below(w, arb_cards_count(pools[slot->pool].cards)));
  int rows = 0, kind = below(w, 64);
  call->kind = kind < 30      ? CALL_ANSWER
               : kind < 42    ? CALL_ADVANCE
               : kind < 46    ? CALL_CANCEL
               : kind < 50    ? CALL_PUT
               : kind < 53    ? CALL_MOVE
               : kind < 57    ? CALL_SET
               : kind < 60    ? CALL_REDEAL
               : kind < 62    ? CALL_BEGIN
               : one_in(w, 8) ? CALL_CONCEDE
                              : CALL_HOST;
  if (call->kind == CALL_HOST && !one_in(w, 12)) call->kind = CALL_ANSWER;
  if (call->kind == CALL_HOST) call->value = below(w, ARB_CALL_COUNT + 2) - 1;
  if (call->kind == CALL_PUT || call->kind == CALL_MOVE) call->name = some_zone(w, game);
  if (call->kind == CALL_MOVE) call->count = one_in(w, 2);
  if (call->kind == CALL_SET) {
    while (arb_writable(game, rows)) rows++;
    const ArbWritable *row = arb_writable(game, below(w, rows));
    call->name = row && !one_in(w, 16) ? row->name : "nothing";
    if (row && row->of == ARB_OF_GAME) call->id = (ArbId){0, 0};
    if (row && row->of == ARB_OF_PLAYER) call->id = arb_player_id((ArbSeat)below(w, 4));
    if (row && one_in(w, 3))
      call->value = one_in(w, 2) ? row->least : arb_writable_most(game, below(w, rows));
  }
  if (call->kind == CALL_ANSWER) draw_answer(w, game, call);
}

/* What only shows while the step runs: a script fails, or a number would grow beyond a bound. */
static bool can_fail_later(ArbStatus status, const char *why)
{
  return strstr(why, "are counted") || strstr(why, "without a script host") ||
         strstr(why, "more than 64") || status == ARB_SCRIPT || status == ARB_FULL ||
         status == ARB_UNSUPPORTED;
}

static void check(Walk *w, Slot *slot, ArbGame *game, const char *after)
{
  ArbError error = {0};
  if (!arb_check(game, &error) && error.status == ARB_BUG) fail(w, slot, after, error.text);
}

static void make_one(Walk *w, Slot *slot)
{
  if (slot->call_count == CALLS_MAX) begin_record(w, slot);
  Call *call = &slot->calls[slot->call_count];
  draw_call(w, slot, call);
  size_t before_size, after_size;
  uint64_t hash = arb_hash(slot->game);
  unsigned char *before = save(w, slot, slot->game, &before_size);
  const ArbDecision *d = arb_decision(slot->game);
  bool complete = call->kind == CALL_ANSWER && call->count >= 0 &&
                  arb_complete(slot->game, call->values, call->count);
  bool late = !d || call->number != d->number;
  ArbGame *twin = one_in(w, 8) ? arb_clone(slot->game) : NULL;
  ArbStatus status = make(slot->game, call);
  w->made[call->kind]++;
  slot->calls_made++;
  if (status >= 0) w->accepted[call->kind]++, slot->call_count++;
  if (status == ARB_SCRIPT) w->scripts++;
  if (status == ARB_BUG)
    slot->call_count++, fail(w, slot, "a fault of the engine", arb_error(slot->game));
  if (status < 0) {
    unsigned char *after = save(w, slot, slot->game, &after_size);
    if (arb_hash(slot->game) != hash || after_size != before_size ||
        memcmp(before, after, before_size) != 0)
      slot->call_count++, fail(w, slot, "a refused call changed the game", arb_error(slot->game));
    if (!*arb_error(slot->game) && call->kind != CALL_ADVANCE)
      slot->call_count++, fail(w, slot, "a refused call", "gives no reason");
    free(after);
  }
  if (call->kind == CALL_ANSWER && !late) {
    if (status >= 0 && !complete) fail(w, slot, "an answer is taken", "that arb_complete refused");
    if (status < 0 && complete && !can_fail_later(status, arb_error(slot->game)))
      slot->call_count++,
          fail(w, slot, "arb_complete allowed what is refused", arb_error(slot->game));
  }
  if (twin) {
    w->copies++;
    if (make(twin, call) != status) fail(w, slot, "a copy answers", "otherwise");
    if (status >= 0 && arb_hash(twin) != arb_hash(slot->game))
      fail(w, slot, "a copy", "goes on otherwise");
    arb_destroy(twin);
  }
  free(before);
  if (one_in(w, 6)) check(w, slot, slot->game, "after a call");
}

/* ---- Copies, saves, replays ------------------------------------------------------------------ */

static void reload(Walk *w, Slot *slot)
{
  begin_record(w, slot);
  size_t one_size, two_size;
  unsigned char *one = save(w, slot, slot->game, &one_size);
  ArbGame *loaded = load(w, slot, one, one_size);
  unsigned char *two = save(w, slot, loaded, &two_size);
  if (one_size != two_size || memcmp(one, two, one_size) != 0) fail(w, slot, "a save", "of a save");
  if (arb_hash(loaded) != arb_hash(slot->game)) fail(w, slot, "a loaded game", "has another hash");
  const ArbDecision *a = arb_decision(slot->game), *b = arb_decision(loaded);
  if (!a != !b) fail(w, slot, "a loaded game", "asks otherwise");
  if (a &&
      (a->number != b->number || a->player != b->player || a->option_count != b->option_count ||
       a->min != b->min || a->max != b->max || a->shape != b->shape || a->open != b->open))
    fail(w, slot, "a loaded game", "asks something else");
  for (int i = 0; a && i < a->option_count; i++) {
    char x[TEXT_MAX], y[TEXT_MAX];
    arb_option_label(slot->game, i, x, sizeof x), arb_option_label(loaded, i, y, sizeof y);
    if (strcmp(x, y) != 0) fail(w, slot, x, y);
  }
  check(w, slot, loaded, "a loaded game");
  ArbSeat seat = (ArbSeat)below(w, arb_seats(slot->game));
  if (see_all(w, loaded, seat, false) != see_all(w, slot->game, seat, false))
    fail(w, slot, "a loaded game", "looks otherwise");
  arb_destroy(slot->game);
  slot->game = loaded;
  slot->hosted = true;
  free(one);
  free(two);
  w->loads++;
}

static void copy(Walk *w, Slot *slot)
{
  Slot *from = &w->slots[below(w, GAMES)];
  if (!slot->hosted) return; /* it could not go on with what needs scripts */
  uint64_t hash = arb_hash(slot->game);
  ArbStatus status = arb_copy(slot->game, from->game);
  w->copies++;
  if (status < 0) {
    if (from->pool == slot->pool) fail(w, slot, "a copy is refused", arb_error(slot->game));
    if (arb_hash(slot->game) != hash) fail(w, slot, "a refused copy", "changed the game");
    return;
  }
  if (arb_hash(slot->game) != arb_hash(from->game)) fail(w, slot, "a copy", "has another hash");
  slot->pool = from->pool, slot->check = from->check;
  slot->calls_made = from->calls_made;
  check(w, slot, slot->game, "a copy");
  begin_record(w, slot);
}

static void clone(Walk *w, Slot *slot)
{
  ArbGame *game = arb_clone(slot->game);
  if (!game) fail(w, slot, "a clone", "without memory");
  if (arb_hash(game) != arb_hash(slot->game)) fail(w, slot, "a clone", "has another hash");
  arb_destroy(slot->game);
  slot->game = game;
  w->copies++;
}

/* The recorded calls, from the save with which the record began, lead to the same game. */
static void replay(Walk *w, Slot *slot)
{
  ArbGame *game = load(w, slot, slot->saved, slot->saved_size);
  for (int i = 0; i < slot->call_count; i++) {
    ArbStatus status = make(game, &slot->calls[i]);
    if (status < 0) fail(w, slot, "a recorded call is refused", arb_error(game));
  }
  if (arb_hash(game) != arb_hash(slot->game)) fail(w, slot, "a replay", "leads elsewhere");
  arb_destroy(game);
  w->replays++;
}

/* What a seat sees of a copy in which the cards that it does not know were dealt anew. */
static void redeal(Walk *w, Slot *slot)
{
  ArbSeat seat = (ArbSeat)below(w, arb_seats(slot->game));
  const ArbDecision *asked = arb_decision(slot->game);
  if (!asked) return;
  ArbGame *plain = arb_clone(slot->game), *dealt = arb_clone(slot->game);
  w->redealt++;
  if (arb_redeal(dealt, seat, draw(w)) == ARB_OK) {
    const ArbDecision *a = arb_decision(plain), *b = arb_decision(dealt);
    if (a && b && a->player == b->player && a->player == seat && a->number == b->number) {
      w->compared++;
      if (see_all(w, plain, seat, true) != see_all(w, dealt, seat, true))
        fail(w, slot, "a redealt game", "looks otherwise");
    }
    check(w, slot, dealt, "a redealt game");
  }
  arb_destroy(plain);
  arb_destroy(dealt);
}

static void events(Walk *w, Slot *slot)
{
  uint64_t hash = arb_hash(slot->game);
  if (one_in(w, 2)) arb_forget_events(slot->game);
  else arb_keep_events(slot->game, one_in(w, 2));
  if (arb_hash(slot->game) != hash) fail(w, slot, "events", "change the hash");
}

static void step(Walk *w)
{
  Slot *slot = &w->slots[below(w, GAMES)];
  w->step++;
  if (slot->calls_made > GAME_CALLS || one_in(w, 600) ||
      (!arb_decision(slot->game) && slot->calls_made > 40 && one_in(w, 8))) {
    fill_slot(w, slot);
    return;
  }
  int kind = below(w, 100);
  if (kind < 72) make_one(w, slot);
  else if (kind < 86) look_around(w, slot);
  else if (kind < 89) reload(w, slot);
  else if (kind < 90) copy(w, slot);
  else if (kind < 92) clone(w, slot);
  else if (kind < 95) replay(w, slot);
  else if (kind < 98) redeal(w, slot);
  else events(w, slot);
}

/* ---- What walks have found ------------------------------------------------------------------- */

static ArbGame *bare_game(Walk *w, int pool)
{
  ArbError error = {0};
  ArbSetup setup = arb_default_setup();
  setup.cards = pools[pool].cards;
  setup.format = pools[pool].formats[0];
  setup.script_host = bind_script_host(w->hosts[pool]);
  setup.bare = true;
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail(w, NULL, "a bare game", error.text);
  return game;
}

/* A script host of other cards would run other functions, or none. */
static void try_odd_hosts(Walk *w, ArbGame *const games[POOLS])
{
  for (int pool = 0; pool < POOLS; pool++) {
    ArbError error = {0};
    ArbSetup setup = arb_default_setup();
    const ArbScriptHost *other = bind_script_host(w->hosts[POOLS - 1 - pool]);
    setup.cards = pools[pool].cards;
    setup.format = pools[pool].formats[0];
    setup.script_host = other;
    setup.bare = true;
    if (arb_create(&setup, &error) || error.status != ARB_REFUSED)
      fail(w, NULL, "a script host of other cards", "runs a game");
    size_t size = arb_save_size(games[pool]);
    void *bytes = malloc(size);
    if (!bytes || arb_save(games[pool], bytes, size) != size) abort();
    if (arb_load(pools[pool].cards, other, bytes, size, &error) || error.status != ARB_REFUSED)
      fail(w, NULL, "a script host of other cards", "loads a game");
    free(bytes);
  }
}

static void try_odd_arguments(Walk *w)
{
  static const int odd[] = {-1, INT32_MIN, INT32_MAX, 5000, -603797185};
  ArbGame *games[POOLS] = {bare_game(w, 0), bare_game(w, 1)};
  uint64_t hash = arb_hash(games[0]);
  if (arb_copy(games[0], games[1]) != ARB_REFUSED || arb_hash(games[0]) != hash)
    fail(w, NULL, "a game of other cards", "is copied");
  try_odd_hosts(w, games);
  for (int pool = 0; pool < POOLS; pool++) {
    char text[8] = "unset";
    int32_t value;
    for (int i = 0; i < 5; i++) {
      for (int id = 0; id < 3; id++)
        if (arb_look_at(games[pool], 0, id ? arb_player_id((ArbSeat)(id - 1)) : (ArbId){0, 0},
                        odd[i], &value))
          fail(w, NULL, "an attribute of no such number", "has a value");
      bind_option_label(games[pool], odd[i], text, sizeof text);
      if (strcmp(text, "none") != 0) fail(w, NULL, "no such option has a label", text);
    }
    for (int def = 1; def <= arb_cards_count(pools[pool].cards); def++)
      for (int zone = 0; zone < arb_zone_count(games[pool]); zone++)
        if (strcmp(arb_card_type(pools[pool].cards, (uint16_t)def), "keyword") == 0 &&
            arb_put(games[pool], (uint16_t)def, 0, arb_zone_name(games[pool], zone), (ArbId){0, 0})
                .slot)
          fail(w, NULL, "a keyword's definition", "lies as a card in a zone");
    arb_destroy(games[pool]);
  }
}

/* The answer that picks most, or the least one. */
static int pick_most(ArbGame *game, int32_t *values)
{
  const ArbDecision *d = arb_decision(game);
  int count = d->max < d->option_count ? d->max : d->option_count;
  if (d->shape == ARB_PICK && count <= VALUES_MAX) {
    for (int i = 0; i < count; i++) values[i] = i;
    if (arb_complete(game, values, count)) return count;
  }
  return arb_default(game, values, VALUES_MAX);
}

/* Between two games of a match every question has an answer, and every answer is taken, whatever
** the deck and the sideboard hold (481.6, T602.4.a.7). */
static void try_sideboards(Walk *w, const char *format, bool empty)
{
  static const char *const legends[] = {"legend", NULL}, *const units[] = {"unit", NULL};
  DrawnDeck rooms[ARB_SEATS_MAX];
  uint16_t side[3];
  int32_t values[VALUES_MAX];
  ArbError error = {0};
  const Pool *p = &pools[0];
  ArbSetup setup = arb_default_setup();
  setup.cards = p->cards;
  setup.script_host = bind_script_host(w->hosts[0]);
  for (int i = 0; i < p->format_count; i++)
    if (strcmp(p->formats[i].name, format) == 0) setup.format = p->formats[i];
  for (int seat = 0; seat < setup.format.players; seat++)
    draw_deck(w, 0, &setup.decks[seat], &rooms[seat]);
  for (int i = 0; i < 3; i++)
    side[i] = draw_card(w, 0, i ? legends : empty ? units : parts[2].types);
  for (int i = 0; empty && i < 2; i++) /* nothing can leave it for a champion that comes in */
    setup.decks[1].sections[arb_section_find(p->cards, parts[i + 1].section)].count = 0;
  setup.decks[1].sections[arb_section_find(p->cards, "Sideboard")] = (ArbSection){side, 3};
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail(w, NULL, "a match", error.text);
  arb_advance(game);
  arb_concede(game, 0);
  for (int i = 0; i < 30 && arb_advance(game) == ARB_AWAITING; i++)
    if (arb_answer(game, arb_decision(game)->number, values, pick_most(game, values)) < 0)
      fail(w, NULL, "between two games", arb_error(game));
  arb_destroy(game);
}

static void try_known(Walk *w)
{
  try_odd_arguments(w);
  for (int i = 0; i < 8; i++) {
    try_sideboards(w, "match", false);
    try_sideboards(w, "match", true);
    try_sideboards(w, "sealed-match", false);
    try_sideboards(w, "sealed-match", true);
  }
}

/* ---- Threads --------------------------------------------------------------------------------- */

static double processor_seconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void *walk(void *data)
{
  Walk *w = data;
  ArbError error = {0};
  for (int i = 0; i < POOLS; i++) {
    const ArbCards *kept = arb_cards_keep(pools[i].cards);
    w->hosts[i] = bind_host_new(kept, &error);
    if (!w->hosts[i]) fail(w, NULL, "a host", error.text);
    w->met[i] = calloc((size_t)arb_cards_count(kept) + 1, sizeof **w->met);
  }
  w->until += processor_seconds();
  for (int i = 0; i < GAMES; i++) {
    w->slots[i].calls = calloc(CALLS_MAX + 2, sizeof(Call));
    fill_slot(w, &w->slots[i]);
  }
  try_known(w);
  while (processor_seconds() < w->until && w->step < w->steps) step(w);
  for (int i = 0; i < GAMES; i++) {
    arb_destroy(w->slots[i].game);
    free(w->slots[i].calls);
    free(w->slots[i].saved);
  }
  for (int i = 0; i < POOLS; i++) {
    bind_host_free(w->hosts[i]);
    arb_cards_release(pools[i].cards);
  }
  return NULL;
}

static void load_pool(Pool *pool)
{
  char data[BIND_PATH_MAX], scripts[BIND_PATH_MAX + 16], cards[BIND_PATH_MAX + 32];
  char **names;
  ArbError error = {0};
  if (!bind_find_data(NULL, data, sizeof data, &error)) fputs(error.text, stderr), abort();
  snprintf(scripts, sizeof scripts, "%s/scripts", data);
  snprintf(cards, sizeof cards, "%s/cards/%s", data, pool->game);
  const char *const roots[] = {cards};
  BindPaths paths = {.game = pool->game, .scripts = scripts, .cards = roots, .card_count = 1};
  pool->cards = bind_load(&paths, &error);
  if (!pool->cards) fputs(error.text, stderr), abort();
  int count = bind_format_names(&paths, &names, &error);
  for (int i = 0; i < count && i < FORMATS_MAX; i++) {
    if (bind_format(&paths, names[i], &pool->formats[pool->format_count], &error))
      pool->format_count++;
  }
  arb_free(names);
}

static void tell(const Walk *w, int threads)
{
  Walk all = {.step = 0};
  int met[POOLS] = {0};
  for (int t = 0; t < threads; t++) {
    all.step += w[t].step, all.games += w[t].games, all.refused_games += w[t].refused_games;
    all.loads += w[t].loads, all.copies += w[t].copies, all.replays += w[t].replays;
    all.redealt += w[t].redealt, all.compared += w[t].compared, all.scripts += w[t].scripts;
    for (int k = 0; k < CALL_KINDS; k++)
      all.made[k] += w[t].made[k], all.accepted[k] += w[t].accepted[k];
  }
  for (int i = 0; i < POOLS; i++)
    for (int def = 1; def <= arb_cards_count(pools[i].cards); def++) {
      bool any = false;
      for (int t = 0; t < threads; t++) any |= w[t].met[i][def];
      met[i] += any;
    }
  printf("%llu steps, %llu games (%llu refused), %llu loads, %llu copies, %llu replays, %llu "
         "redealt (%llu compared), %llu failed scripts, cards in decks: %d of %d and %d of %d\n",
         (unsigned long long)all.step, (unsigned long long)all.games,
         (unsigned long long)all.refused_games, (unsigned long long)all.loads,
         (unsigned long long)all.copies, (unsigned long long)all.replays,
         (unsigned long long)all.redealt, (unsigned long long)all.compared,
         (unsigned long long)all.scripts, met[0], arb_cards_count(pools[0].cards), met[1],
         arb_cards_count(pools[1].cards));
  for (int k = 0; k < CALL_KINDS; k++)
    printf("  %-8s %9llu made %9llu accepted\n", kind_names[k], (unsigned long long)all.made[k],
           (unsigned long long)all.accepted[k]);
}

enum { THREADS_MAX = 8, USUALLY = 20000 /* steps */ };

int main(int argc, char **argv)
{
  static Walk walks[THREADS_MAX];
  pthread_t threads[THREADS_MAX];
  double seconds = argc > 1 ? strtod(argv[1], NULL) : 600;
  uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  int count = argc > 3 ? atoi(argv[3]) : 2;
  if (count < 1 || count > THREADS_MAX) return EXIT_FAILURE;
  for (int i = 0; i < POOLS; i++) load_pool(&pools[i]);
  for (int t = 0; t < count; t++) {
    walks[t].seed = seed + (uint64_t)t;
    walks[t].random = walks[t].seed * 0xD1342543DE82EF95u;
    walks[t].until = seconds;
    walks[t].steps = argc > 1 ? UINT64_MAX : USUALLY;
    if (pthread_create(&threads[t], NULL, walk, &walks[t]) != 0) return EXIT_FAILURE;
  }
  for (int t = 0; t < count; t++) pthread_join(threads[t], NULL);
  tell(walks, count);
  for (int t = 0; t < count; t++)
    for (int i = 0; i < POOLS; i++) free(walks[t].met[i]);
  for (int i = 0; i < POOLS; i++) arb_cards_release(pools[i].cards);
  return EXIT_SUCCESS;
}
