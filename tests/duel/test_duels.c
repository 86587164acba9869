/* SPDX-License-Identifier: MIT */
/*
** test_duels.c -- what must hold at every decision of every game.
**
** Random bots play real decks with every check of the engine on.  At each
** decision a property is tested on copies: a clone and a loaded save go on like
** the original, wrong answers change nothing, a cancelled step leaves nothing,
** and a seat sees the same when everything it does not know is replaced.  The
** properties know no card: what breaks one is a bug, whichever card it met.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "kernel/game.h"
#include "session/replay.h"
#include "session/session.h"

/* Decks that meet, in a mode of play; without one a format of theirs allows both. */
typedef struct Pairing {
  const char *format, *decks[ARB_SEATS_MAX];
} Pairing;
static const Pairing pairings[] = {
  {NULL, {"jinx-origins", "jinx-origins"}},
  {NULL, {"jinx-origins", "viktor-origins"}},
  {NULL, {"viktor-origins", "lee-sin-origins"}},
  {NULL, {"lee-sin-origins", "jinx-origins"}},
  {NULL, {"annie-proving-grounds", "garen-proving-grounds"}},
  {NULL, {"garen-proving-grounds", "lux-proving-grounds"}},
  {NULL, {"lux-proving-grounds", "master-yi-proving-grounds"}},
  {NULL, {"master-yi-proving-grounds", "annie-proving-grounds"}},
  {"ffa3", {"jinx-origins", "viktor-origins", "lee-sin-origins"}},
  {"ffa4", {"jinx-origins", "viktor-origins", "lee-sin-origins", "fiora-spiritforged"}},
  {"2v2", {"jinx-origins", "lee-sin-origins", "viktor-origins", "viktor-origins"}},
  {"match", {"jinx-origins", "viktor-origins"}},
  {"standard", {"sd01-forest", "sd02-sword"}},
  {"standard", {"sd03-rune", "sd05-abyss"}},
  {"standard", {"sd04-dragon", "sd06-haven"}},
};
enum { PAIRINGS = sizeof pairings / sizeof *pairings, ANSWERS_MAX = 20000 };

/* What holds at every decision the other builds show; a sanitizer looks at how it is worked out,
** which is the same at most of them. */
#ifdef ARB_SANITIZED
enum { SPARSE = 4, LEAVING_GAMES = 2 };
#else
enum { SPARSE = 1, LEAVING_GAMES = 5 };
#endif

/* ---- Whole games, a property at each decision -------------------------------- */

typedef struct Duel {
  char name[200]; /* of the pairing, for messages */
  const Session *session;
  BindHost *host, *other_host; /* for the original, and for games that were loaded */
  ArbGame *game;
  BotRandom dice, random; /* for the players, and for the properties */
  BotAnswer answer;
  uint64_t number; /* of the decision, from 0 */
} Duel;

typedef void Property(Duel *duel);

/* Cards are loaded once for each pairing, not for each game. */
static Session sessions[PAIRINGS];
static bool is_loaded[PAIRINGS];

static const Session *session_of(const Pairing *pairing)
{
  ArbError error = {0};
  TextList names = {.count = 0};
  int at = (int)(pairing - pairings);
  for (int i = 0; i < ARB_SEATS_MAX && pairing->decks[i]; i++)
    names.items[names.count++] = pairing->decks[i];
  if (!is_loaded[at] &&
      !session_pair(&sessions[at], ARB_DATA_DIR, NULL, NULL, &names, pairing->format, &error))
    fail_msg("%s", error.text);
  is_loaded[at] = true;
  return &sessions[at];
}

static int close_sessions(void **state)
{
  (void)state;
  for (int i = 0; i < PAIRINGS; i++) {
    if (is_loaded[i]) session_close(&sessions[i]);
    is_loaded[i] = false;
  }
  return 0;
}

static void open_duel(Duel *duel, const Pairing *pairing, uint64_t seed)
{
  ArbError error = {0};
  memset(duel, 0, sizeof *duel);
  for (int i = 0; i < ARB_SEATS_MAX && pairing->decks[i]; i++) {
    size_t used = strlen(duel->name);
    snprintf(duel->name + used, sizeof duel->name - used, "%s%s", i ? " against " : "",
             pairing->decks[i]);
  }
  duel->session = session_of(pairing);
  duel->host = bind_host_new(duel->session->cards, &error);
  duel->other_host = bind_host_new(duel->session->cards, &error);
  if (!duel->host || !duel->other_host) fail_msg("%s", error.text);
  Seating seating = {.by_lot = true, .seed = seed, .check = true};
  duel->game = session_game(duel->session, duel->host, &seating, &error);
  if (!duel->game) fail_msg("%s", error.text);
  duel->dice.state = seed;
  duel->random.state = seed + 1;
}

static void close_duel(Duel *duel)
{
  bind_answer_free(&duel->answer);
  arb_destroy(duel->game);
  bind_host_free(duel->host);
  bind_host_free(duel->other_host);
}

static ArbStatus answer(ArbGame *game, const int32_t *values, int count)
{
  return arb_answer(game, arb_decision(game)->number, values, count);
}

/* Plays one game; `every` says how many decisions lie between two tests. */
static void play(const Pairing *pairing, uint64_t seed, Property *property, int every)
{
  Duel duel;
  open_duel(&duel, pairing, seed);
  while (arb_advance(duel.game) == ARB_AWAITING && duel.number < ANSWERS_MAX) {
    if (duel.number % (uint64_t)every == 0) property(&duel);
    int count = bind_random_choose(&duel.dice, &duel.answer, duel.game);
    if (answer(duel.game, duel.answer.values, count) != ARB_OK)
      fail_msg("%s, seed %llu, decision %llu: %s", duel.name, (unsigned long long)seed,
               (unsigned long long)duel.number, arb_error(duel.game));
    duel.number++;
    arb_forget_events(duel.game);
  }
  assert_int_equal(arb_advance(duel.game), ARB_OVER);
  close_duel(&duel);
}

/* Games of more than two are long: they are tested at fewer decisions. */
static void play_all(Property *property, int every)
{
  for (int i = 0; i < PAIRINGS; i++)
    for (uint64_t seed = 1; seed <= (pairings[i].format ? 1 : 2); seed++)
      play(&pairings[i], seed * 100 + (uint64_t)i, property,
           SPARSE * (pairings[i].format ? every * 5 : every));
}

/* ---- Copies ------------------------------------------------------------------ */

static void assert_same(ArbGame *a, ArbGame *b)
{
  const ArbDecision *d = arb_decision(a), *e = arb_decision(b);
  assert_true(arb_hash(a) == arb_hash(b));
  assert_true(arb_position_hash(a) == arb_position_hash(b));
  assert_int_equal(d == NULL, e == NULL);
  if (!d) return;
  assert_int_equal(d->number, e->number);
  assert_int_equal(d->player, e->player);
  assert_int_equal(d->shape, e->shape);
  assert_int_equal(d->min, e->min);
  assert_int_equal(d->max, e->max);
  assert_int_equal(d->option_count, e->option_count);
  if (d->option_count)
    assert_memory_equal(arb_options(a), arb_options(b),
                        (size_t)d->option_count * sizeof(ArbOption));
}

/* Both answer the next questions alike, and stay the same game. */
static void assert_lockstep(Duel *duel, ArbGame *one, ArbGame *other)
{
  BotAnswer values = {0};
  for (int i = 0; i < 3 && arb_advance(one) == ARB_AWAITING; i++) {
    assert_same(one, other);
    int count = bind_random_choose(&duel->random, &values, one);
    assert_int_equal(answer(one, values.values, count), ARB_OK);
    assert_int_equal(answer(other, values.values, count), ARB_OK);
    assert_same(one, other);
  }
  bind_answer_free(&values);
}

static void clones_go_on_alike(Duel *duel)
{
  ArbGame *one = arb_clone(duel->game), *other = arb_clone(duel->game);
  uint64_t hash = arb_hash(duel->game);
  assert_same(duel->game, one);
  assert_lockstep(duel, one, other);
  assert_true(arb_hash(duel->game) == hash);
  arb_destroy(one);
  arb_destroy(other);
}

static void *saved(ArbGame *game, size_t *size)
{
  *size = arb_save_size(game);
  void *bytes = malloc(*size);
  assert_non_null(bytes);
  assert_int_equal(arb_save(game, bytes, *size), *size);
  return bytes;
}

static void a_loaded_game_goes_on_alike(Duel *duel)
{
  size_t size, again_size;
  ArbError error = {0};
  void *bytes = saved(duel->game, &size);
  ArbGame *loaded =
      arb_load(duel->session->cards, bind_script_host(duel->other_host), bytes, size, &error);
  if (!loaded) fail_msg("decision %llu: %s", (unsigned long long)duel->number, error.text);
  assert_int_equal(arb_advance(loaded), ARB_AWAITING);
  void *again = saved(loaded, &again_size);
  assert_int_equal(size, again_size);
  assert_memory_equal(bytes, again, size);
  ArbGame *clone = arb_clone(duel->game);
  assert_lockstep(duel, clone, loaded);
  arb_destroy(clone);
  arb_destroy(loaded);
  free(bytes);
  free(again);
}

/* ---- Answers ----------------------------------------------------------------- */

static void refused(ArbGame *game, ArbStatus expected, uint32_t number, const int32_t *values,
                    int count)
{
  ArbDecision before = *arb_decision(game);
  uint64_t hash = arb_hash(game);
  assert_int_equal(arb_answer(game, number, values, count), expected);
  assert_true(arb_hash(game) == hash);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  assert_memory_equal(arb_decision(game), &before, sizeof before);
}

static void wrong_answers_change_nothing(Duel *duel)
{
  ArbGame *game = duel->game;
  ArbDecision d = *arb_decision(game);
  int32_t values[64] = {0};
  int count = arb_default(game, values, 64);
  refused(game, ARB_LATE, d.number + 1, values, count);
  refused(game, ARB_LATE, d.number - 1, values, count);
  refused(game, ARB_REFUSED, d.number, values, -1);
  values[0] = d.shape == ARB_NUMBER ? d.max + 1 : d.option_count + 1000000;
  refused(game, ARB_REFUSED, d.number, values, 1);
  values[0] = -1;
  refused(game, ARB_REFUSED, d.number, values, 1);
  if (d.shape != ARB_PICK || d.min > 0) refused(game, ARB_REFUSED, d.number, values, 0);
  if (d.shape == ARB_PICK && d.option_count > 0)
    refused(game, ARB_REFUSED, d.number, (int32_t[]){0, 0}, 2);
}

static void the_default_answer_is_legal(Duel *duel)
{
  int32_t values[256];
  ArbGame *clone = arb_clone(duel->game);
  int count = arb_default(clone, values, 256);
  if (answer(clone, values, count) != ARB_OK)
    fail_msg("decision %llu: %s", (unsigned long long)duel->number, arb_error(clone));
  arb_destroy(clone);
}

/* Each option by itself, where one is to be picked: none leads to a dead end. */
static void every_option_can_be_played_to_the_end_of_its_step(Duel *duel)
{
  const ArbDecision *d = arb_decision(duel->game);
  if (d->shape != ARB_PICK || d->max != 1) return;
  BotAnswer values = {0};
  ArbGame *clone = arb_clone(duel->game);
  for (int32_t option = 0; option < d->option_count; option++) {
    assert_int_equal(arb_copy(clone, duel->game), ARB_OK);
    assert_int_equal(answer(clone, &option, 1), ARB_OK);
    while (arb_advance(clone) == ARB_AWAITING && arb_decision(clone)->open) {
      int count = bind_random_choose(&duel->random, &values, clone);
      if (answer(clone, values.values, count) != ARB_OK) {
        char text[64];
        arb_option_id(duel->game, option, text, sizeof text);
        fail_msg("decision %llu, %s: %s", (unsigned long long)duel->number, text, arb_error(clone));
      }
    }
  }
  bind_answer_free(&values);
  arb_destroy(clone);
}

static void a_cancelled_step_leaves_nothing(Duel *duel)
{
  const ArbDecision *d = arb_decision(duel->game);
  ArbGame *clone = arb_clone(duel->game);
  if (d->open) {
    ArbSeat other = (ArbSeat)((d->player + 1) % arb_seats(clone));
    assert_int_equal(arb_cancel(clone, other), ARB_REFUSED);
    assert_int_equal(arb_cancel(clone, d->player), ARB_OK);
    assert_int_equal(arb_advance(clone), ARB_AWAITING);
    assert_int_equal(arb_decision(clone)->open, 0);
    assert_int_equal(arb_cancel(clone, d->player), ARB_REFUSED);
    ArbError error = {0};
    assert_true(arb_check(clone, &error));
  } else {
    uint64_t hash = arb_hash(clone);
    assert_true(arb_cancel(clone, d->player) < 0);
    assert_true(arb_hash(clone) == hash);
  }
  arb_destroy(clone);
}

static bool friends(ArbGame *game, ArbSeat a, ArbSeat b)
{
  int32_t one = 0, other = 0;
  bool teams = arb_look(game, ARB_NO_SEAT, arb_player_id(a), "team", &one) &&
               arb_look(game, ARB_NO_SEAT, arb_player_id(b), "team", &other);
  if (!teams) return a == b; /* a game without teams */
  return one == other;
}

/* One who remains has won; else the game goes on, and he is asked nothing any more. */
static void assert_left(Duel *duel, ArbGame *clone, ArbSeat seat)
{
  ArbError error = {0};
  BotAnswer values = {0};
  ArbStatus status = arb_advance(clone);
  bool over = arb_seats(clone) == 2 || duel->session->format.teams;
  if (duel->session->format.games > 1) { /* the match may go on */
    assert_true(status == ARB_OVER || status == ARB_AWAITING);
    if (!arb_check(clone, &error)) fail_msg("%s", error.text);
    return;
  }
  if (over) assert_int_equal(status, ARB_OVER);
  assert_false(arb_won(clone, seat)); /* another may win by what follows at once */
  for (ArbSeat other = 0; over && other < arb_seats(clone); other++)
    assert_int_equal(arb_won(clone, other), !friends(clone, other, seat));
  for (int i = 0; i < 12 && arb_advance(clone) == ARB_AWAITING; i++) {
    assert_int_not_equal(arb_decision(clone)->player, seat);
    int count = bind_random_choose(&duel->random, &values, clone);
    if (answer(clone, values.values, count) != ARB_OK) fail_msg("%s", arb_error(clone));
  }
  if (!arb_check(clone, &error)) fail_msg("%s", error.text);
  bind_answer_free(&values);
}

static void any_seat_may_concede(Duel *duel)
{
  for (ArbSeat seat = 0; seat < arb_seats(duel->game); seat++) {
    ArbGame *clone = arb_clone(duel->game), *other = arb_clone(duel->game);
    if (arb_concede(clone, seat) != ARB_OK)
      fail_msg("%s, decision %llu (%s), seat %d leaves: %s", duel->name,
               (unsigned long long)duel->number, arb_decision_rule(duel->game), seat,
               arb_error(clone));
    assert_int_equal(arb_concede(other, seat), ARB_OK);
    if (duel->session->format.games < 2) assert_int_equal(arb_concede(clone, seat), ARB_REFUSED);
    assert_lockstep(duel, clone, other);
    arb_destroy(other);
    other = arb_clone(duel->game);
    arb_concede(other, seat);
    Duel after = *duel;
    after.game = other;
    if (arb_advance(other) == ARB_AWAITING) a_loaded_game_goes_on_alike(&after);
    assert_left(duel, other, seat);
    arb_destroy(clone);
    arb_destroy(other);
  }
}

/* ---- Secrets ----------------------------------------------------------------- */

typedef struct Eyes {
  ArbGame *game;
  ArbSeat seat;
  uint64_t hash;
} Eyes;

static void see_text(Eyes *eyes, const char *text)
{
  eyes->hash = arb_hash_bytes(eyes->hash, text, strlen(text));
}

static void see_number(Eyes *eyes, int32_t number)
{
  eyes->hash = arb_hash_bytes(eyes->hash, &number, sizeof number);
}

static void see_attributes(Eyes *eyes, ArbId object)
{
  const ArbRules *rules = eyes->game->rules;
  for (int i = 0; i < rules->attribute_count; i++) {
    int32_t value = 0;
    if (arb_look(eyes->game, eyes->seat, object, rules->attributes[i].name, &value))
      see_number(eyes, value);
    else see_text(eyes, "unknown");
  }
}

static bool see_card(void *data, const ArbCardView *card)
{
  Eyes *eyes = data;
  int32_t words[] = {card->id.slot,    card->id.generation, card->def,
                     card->zone,       card->owner,         card->controller,
                     card->facedown,   card->place.slot,    card->place.generation,
                     card->numbers[0], card->numbers[1],    card->numbers[2]};
  eyes->hash = arb_hash_bytes(eyes->hash, words, sizeof words);
  return true;
}

static void see_event(void *data, const ArbEventView *event)
{
  Eyes *eyes = data;
  see_text(eyes, event->kind);
  int32_t words[] = {
    (int32_t)event->number, event->actor,       event->subject.slot, event->subject.generation,
    event->place.slot,      event->source.slot, event->subject_def,  event->source_def,
    event->amount,          event->aux};
  eyes->hash = arb_hash_bytes(eyes->hash, words, sizeof words);
}

static void see_reason(void *data, const ArbReason *reason)
{
  Eyes *eyes = data;
  see_text(eyes, reason->topic);
  see_text(eyes, reason->text);
  see_text(eyes, reason->rule);
  see_text(eyes, reason->layer);
  int32_t words[] = {reason->kind,   reason->player, reason->source_def, (int32_t)reason->timestamp,
                     reason->amount, reason->value,  reason->source.slot};
  eyes->hash = arb_hash_bytes(eyes->hash, words, sizeof words);
}

/* The cards by their ids, whether or not the seat can know them: names,
** reasons and attributes must not tell more than it may know. */
static void see_ids(Eyes *eyes)
{
  const ArbState *state = eyes->game->base;
  for (int card1 = 1; card1 <= state->pools[ARB_POOL_CARD].used; card1++) {
    char text[256];
    if (!pool_in_use(state, ARB_POOL_CARD, card1)) continue;
    ArbId id = state_card_id(state, card1);
    arb_card_name(eyes->game, eyes->seat, id, text, sizeof text);
    see_text(eyes, text);
    arb_why_not(eyes->game, eyes->seat, id, text, sizeof text);
    see_text(eyes, text);
    if (((uint32_t)card1 + eyes->game->base->events) % 4 == 0) /* it takes its time */
      arb_explain(eyes->game, eyes->seat, id, see_reason, eyes);
    see_attributes(eyes, id);
  }
}

static void see_decision(Eyes *eyes)
{
  const ArbDecision *d = arb_decision(eyes->game);
  char text[256];
  if (!d) return;
  see_number(eyes, d->player);
  if (d->player != eyes->seat) return;
  arb_question(eyes->game, text, sizeof text);
  see_text(eyes, text);
  for (int option = 0; option < d->option_count; option++) {
    arb_option_id(eyes->game, option, text, sizeof text);
    see_text(eyes, text);
    arb_option_label(eyes->game, option, text, sizeof text);
    see_text(eyes, text);
  }
}

static uint64_t all_that_is_seen(ArbGame *game, ArbSeat seat)
{
  Eyes eyes = {game, seat, 1};
  for (int zone = 0; zone < arb_zone_count(game); zone++)
    for (ArbSeat owner = 0; owner < arb_seats(game); owner++)
      see_number(&eyes, arb_view_zone(game, seat, zone, owner, see_card, &eyes));
  for (ArbSeat player = 0; player < arb_seats(game); player++)
    see_attributes(&eyes, arb_player_id(player));
  see_attributes(&eyes, ARB_NOTHING);
  arb_events(game, seat, 0, see_event, &eyes);
  arb_explain_event(game, seat, 0, see_reason, &eyes);
  see_ids(&eyes);
  see_decision(&eyes);
  return eyes.hash;
}

static void what_a_seat_does_not_know_cannot_be_seen(Duel *duel)
{
  for (ArbSeat seat = 0; seat < arb_seats(duel->game); seat++) {
    ArbGame *plain = arb_clone(duel->game), *dealt = arb_clone(duel->game);
    ArbError error = {0};
    assert_int_equal(arb_redeal(dealt, seat, bind_bot_random(&duel->random)), ARB_OK);
    if (all_that_is_seen(plain, seat) != all_that_is_seen(dealt, seat))
      fail_msg("%s, decision %llu: seat %d sees what it may not know", duel->name,
               (unsigned long long)duel->number, seat);
    if (!arb_check(dealt, &error)) fail_msg("%s", error.text);
    arb_destroy(plain);
    arb_destroy(dealt);
  }
}

/* The same refusal to a seat that looks at any card it may not know. */
static void hidden_cards_are_refused_in_one_sentence(Duel *duel)
{
  const ArbState *state = duel->game->base;
  for (ArbSeat seat = 0; seat < arb_seats(duel->game); seat++) {
    char first[256] = "", text[256];
    for (int card1 = 1; card1 <= state->pools[ARB_POOL_CARD].used; card1++) {
      if (!pool_in_use(state, ARB_POOL_CARD, card1)) continue;
      if (arb_know_sees(duel->game, state, card1, seat)) continue;
      if (duel->game->s != state && arb_know_sees(duel->game, duel->game->s, card1, seat)) continue;
      arb_why_not(duel->game, seat, state_card_id(state, card1), text, sizeof text);
      if (!first[0]) snprintf(first, sizeof first, "%s", text);
      assert_string_equal(first, text);
    }
  }
}

/* ---- Why not ----------------------------------------------------------------- */

static bool is_verb(const Duel *duel, const ArbOption *option, const char *name)
{
  return strcmp(duel->game->rules->verbs[option->verb].name, name) == 0;
}

/* A reason is given for just those cards of the hand that are not offered, and
** explaining changes nothing. */
static void reasons_are_given_for_what_is_not_offered(Duel *duel)
{
  const ArbDecision *d = arb_decision(duel->game);
  const ArbOption *options = arb_options(duel->game);
  uint64_t hash = arb_hash(duel->game);
  int hand = arb_zone_find(duel->game, "hand");
  bool window = false;
  for (int i = 0; i < d->option_count; i++)
    window |= is_verb(duel, &options[i], "pass") || is_verb(duel, &options[i], "end");
  for (int card1 = 1; card1 <= duel->game->s->pools[ARB_POOL_CARD].used; card1++) {
    char text[400];
    bool offered = false;
    if (!pool_in_use(duel->game->s, ARB_POOL_CARD, card1)) continue;
    const ArbCard *card = state_card(duel->game->s, card1);
    if (zone_kind(duel->game, card->zone) != hand || card->owner != d->player) continue;
    ArbId id = state_card_id(duel->game->s, card1);
    for (int i = 0; i < d->option_count; i++)
      offered |= window && is_verb(duel, &options[i], "play") && id_equal(options[i].object, id);
    arb_why_not(duel->game, d->player, id, text, sizeof text);
    if (offered == (text[0] != '\0'))
      fail_msg("decision %llu: the card is %s, and the reason is \"%s\"",
               (unsigned long long)duel->number, offered ? "offered" : "not offered", text);
    if (text[0]) assert_non_null(strrchr(text, '('));
  }
  assert_true(arb_hash(duel->game) == hash);
}

/* ---- Values from the cache --------------------------------------------------- */

static uint64_t all_values(ArbGame *game)
{
  Eyes eyes = {game, ARB_NO_SEAT, 1};
  for (ArbSeat player = 0; player < arb_seats(game); player++)
    see_attributes(&eyes, arb_player_id(player));
  see_attributes(&eyes, ARB_NOTHING);
  see_ids(&eyes);
  return eyes.hash;
}

/* A save leaves caches out: whatever a loaded game says is computed anew. */
static void cached_values_are_what_computing_gives(Duel *duel)
{
  size_t size;
  ArbError error = {0};
  uint64_t values = all_values(duel->game);
  void *bytes = saved(duel->game, &size);
  ArbGame *loaded =
      arb_load(duel->session->cards, bind_script_host(duel->other_host), bytes, size, &error);
  assert_non_null(loaded);
  assert_int_equal(arb_advance(loaded), ARB_AWAITING);
  if (all_values(loaded) != values)
    fail_msg("%s, decision %llu: a cached value is stale", duel->name,
             (unsigned long long)duel->number);
  arb_destroy(loaded);
  free(bytes);
}

/* ---- Size and whole games ---------------------------------------------------- */

/* Two players fit in 16 KiB, more in 32. */
static void the_block_is_small(Duel *duel)
{
  assert_in_range(arb_bytes_in_use(duel->game), 1, arb_seats(duel->game) == 2 ? 16384 : 32768);
}

/* A replay goes through the same states, concessions and all. */
static void replays_alike(Duel *duel, const Recorder *recorder)
{
  Replay replay;
  Session session = {0};
  ArbError error = {0};
  char path[] = "/tmp/lunarbiter-leave-XXXXXX";
  int file = mkstemp(path);
  assert_true(file >= 0);
  close(file);
  bool good = recorder_write(recorder, duel->game, false, path, &error) &&
              replay_read(&replay, path, &error) &&
              replay_session(&replay, &session, ARB_DATA_DIR, NULL, &error);
  BindHost *host = good ? bind_host_new(session.cards, &error) : NULL;
  ArbGame *game = host ? session_game(&session, host, &replay.seating, &error) : NULL;
  if (!game || !replay_play(&replay, game, session.cards, true, NULL, NULL, &error))
    fail_msg("%s: %s", duel->name, error.text);
  arb_destroy(game);
  bind_host_free(host);
  session_close(&session);
  replay_free(&replay);
  remove(path);
}

/* Somebody leaves now and then, at any moment, until the game is over. */
static void play_and_leave(const Pairing *pairing, uint64_t seed)
{
  Duel duel;
  Recorder recorder = {0};
  const char *players[] = {"person", "person", "person", "person"};
  open_duel(&duel, pairing, seed);
  recorder_start(&recorder, duel.session, &(Seating){.by_lot = true, .seed = seed}, players);
  while (arb_advance(duel.game) == ARB_AWAITING && duel.number < ANSWERS_MAX) {
    ArbSeat seat = (ArbSeat)bind_bot_below(&duel.random, arb_seats(duel.game));
    if (bind_bot_below(&duel.random, 150) == 0) {
      size_t before = recorder.text.length;
      recorder_add(&recorder, &(ReplayEntry){.kind = ENTRY_CONCEDE,
                                             .seat = seat,
                                             .number = arb_decision(duel.game)->number,
                                             .hash = arb_hash(duel.game)});
      ArbStatus status = arb_concede(duel.game, seat);
      if (status == ARB_REFUSED) text_cut(&recorder.text, before);
      if (status != ARB_OK && status != ARB_REFUSED) fail_msg("%s", arb_error(duel.game));
    } else {
      int count = bind_random_choose(&duel.dice, &duel.answer, duel.game);
      recorder_answer(&recorder, duel.game, duel.answer.values, count);
      if (answer(duel.game, duel.answer.values, count) != ARB_OK)
        fail_msg("%s, seed %llu, decision %llu: %s", duel.name, (unsigned long long)seed,
                 (unsigned long long)duel.number, arb_error(duel.game));
    }
    duel.number++;
    arb_forget_events(duel.game);
  }
  assert_int_equal(arb_advance(duel.game), ARB_OVER);
  replays_alike(&duel, &recorder);
  recorder_free(&recorder);
  close_duel(&duel);
}

/* ---- The tests --------------------------------------------------------------- */

static void clones_play_in_lockstep(void **state)
{
  play_all(clones_go_on_alike, 1);
}
static void saves_load_and_play_on(void **state)
{
  play_all(a_loaded_game_goes_on_alike, 3);
}
static void refusals_leave_everything(void **state)
{
  play_all(wrong_answers_change_nothing, 2);
}
static void defaults_are_legal(void **state)
{
  play_all(the_default_answer_is_legal, 1);
}
static void no_option_is_a_dead_end(void **state)
{
  play_all(every_option_can_be_played_to_the_end_of_its_step, 1);
}
static void cancelling_leaves_nothing(void **state)
{
  play_all(a_cancelled_step_leaves_nothing, 1);
}
static void conceding_ends_it(void **state)
{
  play_all(any_seat_may_concede, 7);
}
static void secrets_are_kept(void **state)
{
  play_all(what_a_seat_does_not_know_cannot_be_seen, 9);
}
static void one_sentence_for_all_secrets(void **state)
{
  play_all(hidden_cards_are_refused_in_one_sentence, 11);
}
static void caches_are_never_stale(void **state)
{
  play_all(cached_values_are_what_computing_gives, 4);
}

static void refusals_say_why(void **state)
{
  (void)state;
  play_all(reasons_are_given_for_what_is_not_offered, 1);
}
static void blocks_stay_small(void **state)
{
  play_all(the_block_is_small, 1);
}
static void players_leave_at_any_moment(void **state)
{
  for (int i = 0; i < PAIRINGS; i++)
    for (uint64_t seed = 1; pairings[i].format && seed <= LEAVING_GAMES; seed++)
      play_and_leave(&pairings[i], seed);
}

/* Without an argument all of them; else the quick ones, or that one of the slow ones: so CTest
** runs them side by side. */
int main(int argc, char **argv)
{
  const struct CMUnitTest quick[] = {
    cmocka_unit_test(clones_play_in_lockstep),   cmocka_unit_test(saves_load_and_play_on),
    cmocka_unit_test(refusals_leave_everything), cmocka_unit_test(defaults_are_legal),
    cmocka_unit_test(no_option_is_a_dead_end),   cmocka_unit_test(cancelling_leaves_nothing),
    cmocka_unit_test(conceding_ends_it),         cmocka_unit_test(one_sentence_for_all_secrets),
    cmocka_unit_test(refusals_say_why),          cmocka_unit_test(blocks_stay_small),
  };
  const struct CMUnitTest slow[] = {
    cmocka_unit_test(caches_are_never_stale),
    cmocka_unit_test(secrets_are_kept),
    cmocka_unit_test(players_leave_at_any_moment),
  };
  const char *part = argc > 1 ? argv[1] : NULL;
  bool all = part == NULL, is_quick = part && strcmp(part, "quick") == 0, is_slow = false;
  for (size_t i = 0; part && i < sizeof slow / sizeof *slow; i++)
    is_slow |= strcmp(part, slow[i].name) == 0;
  if (!all && !is_quick && !is_slow) fail_msg("there is no part '%s'", part);

  int failed = 0;
  if (all || is_quick) failed += cmocka_run_group_tests_name("duels", quick, NULL, close_sessions);
  if (is_slow) cmocka_set_test_filter(part);
  if (all || is_slow)
    failed += cmocka_run_group_tests_name("duels, slow", slow, NULL, close_sessions);
  return failed;
}
