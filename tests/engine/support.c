/* SPDX-License-Identifier: MIT */
/* support.c -- see support.h. */
#include "support.h"

#include "riftbound/house.h"

/* ---- A position of test cards --------------------------------------------------- */

enum { TEXTS_MAX = 16, DECK_FILLERS = 20, ENERGY = 9 };

static const BindText plain_cards[] = {
  {"unit_2.lua", "return card { id = \"e-u2\", name = \"Unit 2\", type = \"unit\", might = 2,\n"
                 "cost = { energy = 1 } }"},
  {"filler.lua", "return card { id = \"e-fi\", name = \"Filler\", type = \"unit\", might = 1,\n"
                 "cost = { energy = 1 } }"},
  {"field.lua", "return card { id = \"e-bf\", name = \"Field\", type = \"battlefield\" }"},
};
enum { PLAIN = sizeof plain_cards / sizeof *plain_cards };

static const ArbCards *pool_of(const char *const *texts, int count)
{
  static const char *const tokens = ARB_DATA_DIR "/cards/riftbound/tokens";
  static const char *const names[TEXTS_MAX] = {"a.lua", "b.lua", "c.lua", "d.lua", "e.lua", "f.lua",
                                               "g.lua", "h.lua", "i.lua", "j.lua", "k.lua", "l.lua",
                                               "m.lua", "n.lua", "o.lua", "p.lua"};
  BindText files[TEXTS_MAX + PLAIN];
  ArbError error;
  assert_in_range(count, 0, TEXTS_MAX);
  for (int i = 0; i < count; i++) files[i] = (BindText){names[i], texts[i]};
  memcpy(files + count, plain_cards, sizeof plain_cards);
  BindPaths paths = {.scripts = ARB_DATA_DIR "/scripts",
                     .cards = &tokens,
                     .card_count = 1,
                     .texts = files,
                     .text_count = count + PLAIN};
  const ArbCards *cards = bind_load(&paths, &error);
  if (!cards) fail_msg("%s", error.text);
  return cards;
}

void desk_open(Desk *desk, const char *const *texts, int count, bool check)
{
  ArbError error = {0};
  *desk = (Desk){.cards = pool_of(texts, count)};
  desk->host = bind_host_new(desk->cards, &error);
  if (!desk->host) fail_msg("%s", error.text);
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = desk->cards,
                    .seed = 1,
                    .bare = true,
                    .fixed_first = true,
                    .check = check,
                    .format = {.name = "test", .players = 2, .numbers = {[RB_F_VICTORY_SCORE] = 8}},
                    .script_host = bind_script_host(desk->host)};
  desk->game = arb_create(&setup, &error);
  if (!desk->game) fail_msg("%s", error.text);
  for (ArbSeat seat = 0; seat < 2; seat++) {
    desk->fields[seat] = desk_put(desk, "Field", seat, "battlefields", (ArbId){0, 0});
    for (int i = 0; i < DECK_FILLERS; i++) desk_put(desk, "Filler", seat, "deck", (ArbId){0, 0});
  }
}

void desk_close(Desk *desk)
{
  arb_destroy(desk->game);
  bind_host_free(desk->host);
  arb_cards_release(desk->cards);
}

ArbId desk_put(Desk *desk, const char *name, ArbSeat seat, const char *zone, ArbId place)
{
  uint16_t def = arb_cards_find(desk->cards, name);
  if (!def) fail_msg("no card is called %s", name);
  ArbId id = arb_put(desk->game, def, seat, zone, place);
  if (!id.slot) fail_msg("%s cannot be put there: %s", name, arb_error(desk->game));
  return id;
}

void desk_begin(Desk *desk)
{
  assert_int_equal(arb_set(desk->game, (ArbId){0, 0}, "turn_player", 0), ARB_OK);
  for (ArbSeat seat = 0; seat < 2; seat++)
    assert_int_equal(arb_set(desk->game, arb_player_id(seat), "energy", ENERGY), ARB_OK);
  assert_int_equal(arb_begin(desk->game), ARB_OK);
  assert_int_equal(arb_advance(desk->game), ARB_AWAITING);
}

static bool is_about(const ArbOption *option, ArbId object)
{
  return !object.slot || memcmp(&option->object, &object, sizeof object) == 0 ||
         memcmp(&option->place, &object, sizeof object) == 0;
}

int find_option(ArbGame *game, const char *verb, ArbId object)
{
  char id[64];
  size_t length = strlen(verb);
  const ArbDecision *decision = arb_decision(game);
  for (int i = 0; decision && i < decision->option_count; i++) {
    arb_option_id(game, i, id, sizeof id);
    if (strncmp(id, verb, length) == 0 &&
        (id[length] == ' ' || id[length] == 0 || id[length] == '.') &&
        is_about(&arb_options(game)[i], object))
      return i;
  }
  return -1;
}

static void no_such_option(ArbGame *game, const char *verb)
{
  char id[64];
  const ArbDecision *decision = arb_decision(game);
  print_error("asked: %s\n", decision ? question(game) : "nothing, the game is over");
  for (int i = 0; decision && i < decision->option_count; i++) {
    arb_option_id(game, i, id, sizeof id);
    print_error("  %s\n", id);
  }
  fail_msg("'%s' is not among the options", verb);
}

ArbStatus try_choose(ArbGame *game, const char *verb, ArbId object)
{
  arb_advance(game);
  int32_t option = find_option(game, verb, object);
  if (option < 0) no_such_option(game, verb);
  return answer(game, &option, 1);
}

void choose(ArbGame *game, const char *verb, ArbId object)
{
  if (try_choose(game, verb, object) != ARB_OK) fail_msg("%s: %s", verb, arb_error(game));
  arb_advance(game);
}

void pass_priority(ArbGame *game)
{
  while (arb_advance(game) == ARB_AWAITING && find_option(game, "pass", (ArbId){0, 0}) >= 0)
    choose(game, "pass", (ArbId){0, 0});
}

void play_out(ArbGame *game, ArbId card, ArbId target)
{
  choose(game, "play", card);
  if (target.slot && find_option(game, "target", target) >= 0) choose(game, "target", target);
  pass_priority(game);
}

const char *question(ArbGame *game)
{
  static char text[256];
  arb_question(game, text, sizeof text);
  return text;
}

int32_t number_of(ArbGame *game, ArbId object, const char *attribute)
{
  int32_t value = 0;
  if (!arb_look(game, ARB_NO_SEAT, object, attribute, &value)) fail_msg("no %s", attribute);
  return value;
}

int zone_size(ArbGame *game, const char *zone, ArbSeat seat)
{
  return arb_view_zone(game, ARB_NO_SEAT, arb_zone_find(game, zone), seat, NULL, NULL);
}

/* ---- A game between two decks ------------------------------------------------------ */

void duel_again(Duel *duel, uint64_t seed, bool check)
{
  ArbError error = {0};
  Seating seating = {.by_lot = true, .seed = seed, .check = check};
  arb_destroy(duel->game);
  duel->game = session_game(&duel->session, duel->host, &seating, &error);
  if (!duel->game) fail_msg("%s", error.text);
  duel->random.state = seed;
  duel->number = 0;
  assert_int_equal(arb_advance(duel->game), ARB_AWAITING);
}

void duel_open(Duel *duel, const char *one, const char *other, uint64_t seed, bool check)
{
  ArbError error = {0};
  TextList names = {.items = {one, other}, .count = other ? 2 : 0};
  memset(duel, 0, sizeof *duel);
  if (!session_pair(&duel->session, ARB_DATA_DIR, NULL, NULL, &names, other ? NULL : one, &error))
    fail_msg("%s", error.text);
  duel->host = bind_host_new(duel->session.cards, &error);
  if (!duel->host) fail_msg("%s", error.text);
  duel_again(duel, seed, check);
}

void duel_close(Duel *duel)
{
  arb_destroy(duel->game);
  bind_host_free(duel->host);
  session_close(&duel->session);
  bind_answer_free(&duel->values);
}

int draw_answer(Duel *duel, ArbGame *game)
{
  return bind_random_choose(&duel->random, &duel->values, game);
}

bool duel_step(Duel *duel)
{
  int count = draw_answer(duel, duel->game);
  if (answer(duel->game, duel->values.values, count) != ARB_OK)
    fail_msg("%s against %s, decision %llu: %s", duel->session.decks[0].name,
             duel->session.decks[1].name, (unsigned long long)duel->number, arb_error(duel->game));
  duel->number++;
  arb_forget_events(duel->game);
  ArbStatus status = arb_advance(duel->game);
  if (status < 0) fail_msg("%s", arb_error(duel->game));
  return status == ARB_AWAITING;
}

/* ---- What is asked of games ----------------------------------------------------------- */

ArbStatus answer(ArbGame *game, const int32_t *values, int count)
{
  return arb_answer(game, arb_decision(game)->number, values, count);
}

static void assert_same_decision(const ArbDecision *a, const ArbDecision *b)
{
  assert_int_equal(a->number, b->number);
  assert_int_equal(a->player, b->player);
  assert_int_equal(a->shape, b->shape);
  assert_int_equal(a->min, b->min);
  assert_int_equal(a->max, b->max);
  assert_int_equal(a->open, b->open);
  assert_int_equal(a->option_count, b->option_count);
}

void assert_same(ArbGame *a, ArbGame *b)
{
  const ArbDecision *d = arb_decision(a), *e = arb_decision(b);
  assert_true(arb_hash(a) == arb_hash(b));
  assert_true(arb_position_hash(a) == arb_position_hash(b));
  assert_int_equal(d == NULL, e == NULL);
  if (!d) return;
  assert_same_decision(d, e);
  if (d->option_count)
    assert_memory_equal(arb_options(a), arb_options(b),
                        (size_t)d->option_count * sizeof(ArbOption));
}

static void assert_refused_once(ArbGame *game, ArbStatus expected, uint32_t number,
                                const int32_t *values, int count)
{
  ArbDecision before = *arb_decision(game);
  uint64_t hash = arb_hash(game), offered = all_offered(game);
  assert_int_equal(arb_answer(game, number, values, count), expected);
  assert_true(strlen(arb_error(game)) > 0);
  assert_true(arb_hash(game) == hash);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  assert_same_decision(&before, arb_decision(game));
  assert_true(all_offered(game) == offered);
}

void assert_refused(ArbGame *game, ArbStatus expected, const int32_t *values, int count)
{
  for (int i = 0; i < 2; i++)
    assert_refused_once(game, expected, arb_decision(game)->number, values, count);
}

/* A whole answer with something wrong in it, by shape. */
static void wrong_picks(ArbGame *game, const ArbDecision *d)
{
  int32_t many[64];
  int over = d->max + 1 < 64 ? d->max + 1 : 64;
  for (int i = 0; i < 64; i++) many[i] = i % (d->option_count ? d->option_count : 1);
  assert_refused(game, ARB_REFUSED, many, over);
  assert_refused(game, ARB_REFUSED, (int32_t[]){0, 0}, 2);
  if (d->min > 0) assert_refused(game, ARB_REFUSED, many, d->min - 1);
}

static void wrong_order(ArbGame *game, const ArbDecision *d)
{
  int32_t order[64] = {0};
  assert_refused(game, ARB_REFUSED, order, d->option_count); /* the same one again and again */
  for (int i = 0; i < d->option_count; i++) order[i] = i;
  assert_refused(game, ARB_REFUSED, order, d->option_count - 1);
  order[d->option_count - 1] = d->option_count;
  assert_refused(game, ARB_REFUSED, order, d->option_count);
}

void assert_wrong_answers_are_refused(ArbGame *game)
{
  const ArbDecision d = *arb_decision(game);
  int32_t zero = 0, wrong[] = {-1, d.option_count, INT32_MAX, INT32_MIN};
  assert_refused_once(game, ARB_LATE, d.number + 1, &zero, 1);
  assert_refused_once(game, ARB_LATE, d.number - 1, &zero, 1);
  assert_refused_once(game, ARB_LATE, 0, &zero, 1);
  assert_refused(game, ARB_REFUSED, &zero, -1);
  if (d.shape == ARB_PICK || d.shape == ARB_ORDER)
    for (int i = 0; i < 4; i++) assert_refused(game, ARB_REFUSED, &wrong[i], 1);
  if (d.shape == ARB_PICK) wrong_picks(game, &d);
  if (d.shape == ARB_ORDER) wrong_order(game, &d);
}

void assert_sound(ArbGame *game)
{
  ArbError error = {0};
  if (!arb_check(game, &error) && error.status == ARB_BUG) fail_msg("%s", error.text);
}

void *saved(ArbGame *game, size_t *size)
{
  *size = arb_save_size(game);
  void *bytes = malloc(*size);
  assert_non_null(bytes);
  assert_int_equal(arb_save(game, bytes, *size), *size);
  return bytes;
}

ArbGame *loaded(const ArbCards *cards, BindHost *host, ArbGame *game)
{
  size_t size;
  ArbError error = {0};
  void *bytes = saved(game, &size);
  ArbGame *other = arb_load(cards, bind_script_host(host), bytes, size, &error);
  if (!other) fail_msg("%s", error.text);
  arb_advance(other);
  free(bytes);
  return other;
}

/* ---- Eyes --------------------------------------------------------------------------------- */

typedef struct Eyes {
  ArbGame *game;
  ArbSeat seat;
  uint64_t sum;
  ArbId ids[512]; /* the cards that were seen */
  int count;
} Eyes;

static void see(Eyes *eyes, const void *bytes, size_t count)
{
  eyes->sum = arb_hash_bytes(eyes->sum, bytes, count);
}

static void see_number(Eyes *eyes, int64_t number)
{
  see(eyes, &number, sizeof number);
}
static void see_text(Eyes *eyes, const char *text)
{
  see(eyes, text, strlen(text) + 1);
}

static void see_id(Eyes *eyes, ArbId id)
{
  char text[256];
  see(eyes, &id, sizeof id);
  arb_card_name(eyes->game, eyes->seat, id, text, sizeof text);
  see_text(eyes, text);
  arb_why_not(eyes->game, eyes->seat, id, text, sizeof text);
  see_text(eyes, text);
}

static bool see_card(void *data, const ArbCardView *card)
{
  Eyes *eyes = data;
  int64_t numbers[] = {card->def,
                       card->zone,
                       card->owner,
                       card->controller,
                       card->facedown,
                       card->place.slot,
                       card->place.generation,
                       card->numbers[0],
                       card->numbers[1],
                       card->numbers[2]};
  see(eyes, numbers, sizeof numbers);
  see(eyes, &card->id, sizeof card->id);
  if (card->id.slot && eyes->count < 512) eyes->ids[eyes->count++] = card->id;
  return true;
}

static void see_event(void *data, const ArbEventView *event)
{
  Eyes *eyes = data;
  int64_t numbers[] = {event->number,     event->actor,       event->subject.slot,
                       event->place.slot, event->source.slot, event->subject_def,
                       event->source_def, event->amount,      event->aux};
  see_text(eyes, event->kind);
  see(eyes, numbers, sizeof numbers);
}

static void see_zones(Eyes *eyes)
{
  for (int zone = 0; zone < arb_zone_count(eyes->game); zone++)
    for (ArbSeat owner = 0; owner < arb_seats(eyes->game); owner++)
      see_number(eyes, arb_view_zone(eyes->game, eyes->seat, zone, owner, see_card, eyes));
  for (int i = 0; i < eyes->count; i++) see_id(eyes, eyes->ids[i]);
}

static void see_players(Eyes *eyes)
{
  static const char *const names[] = {"points", "xp", "energy", "any", "hand", "deck", "trash"};
  for (ArbSeat seat = 0; seat < arb_seats(eyes->game); seat++)
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
      int32_t value = 0;
      arb_look(eyes->game, eyes->seat, arb_player_id(seat), names[i], &value);
      see_number(eyes, value);
    }
}

uint64_t all_offered(ArbGame *game)
{
  const ArbDecision *d = arb_decision(game);
  Eyes eyes = {.game = game, .seat = ARB_NO_SEAT, .sum = 0xCBF29CE484222325u};
  char text[256];
  if (!d) return 0;
  int64_t numbers[] = {d->player, d->shape, d->min, d->max, d->option_count};
  see(&eyes, numbers, sizeof numbers);
  see_text(&eyes, arb_decision_rule(game));
  see_text(&eyes, question(game));
  for (int option = 0; option < d->option_count; option++) {
    arb_option_id(game, option, text, sizeof text);
    see_text(&eyes, text);
    arb_option_label(game, option, text, sizeof text);
    see_text(&eyes, text);
  }
  return eyes.sum;
}

uint64_t all_seen(ArbGame *game, ArbSeat seat)
{
  Eyes eyes = {.game = game, .seat = seat, .sum = 0xCBF29CE484222325u};
  const ArbDecision *decision = arb_decision(game);
  see_zones(&eyes);
  see_players(&eyes);
  arb_events(game, seat, 0, see_event, &eyes);
  see_number(&eyes, decision ? decision->player : ARB_NO_SEAT);
  if (decision && decision->player == seat) see_number(&eyes, (int64_t)all_offered(game));
  return eyes.sum;
}
