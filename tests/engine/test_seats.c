/* SPDX-License-Identifier: MIT */
/*
** test_seats.c -- what a seat may not know does not show.
**
** Games are drawn by lot.  At positions of them a copy is dealt other cards where one seat may not
** look: the cards of each player change places, and for those of others, whose decks the seat
** does not know, any that may lie there are taken.  Then all that the seat is told
** (eyes.h) is the same, byte by byte.  Nothing is left out, with one exception: who else is asked
** may rest on his cards.  Where another player would be asked in the other deal, or the game would
** have gone on, the moments are not the same and nothing is compared.
**
** From there both are played on with the same answers, as long as nothing was shown to the seat
** that differs, and others may choose of the same options; again everything is the same.  And of
** what another player is asked nothing shows, but that he is.
**
**   engine_test_seats                some hundred positions of each game (ctest)
**   engine_test_seats 100000         so many of each game (./test --long)
**   engine_test_seats 100000 evolve  of Evolve alone; `riftbound`, of Riftbound
*/
#include "eyes.h"
#include "kernel/step/flow.h"
#include "support.h"

#ifdef ARB_SANITIZED
enum { USUALLY = 200 }; /* positions of a game */
#else
enum { USUALLY = 700 };
#endif
enum { GAME_MAX = 1500, EVERY = 5, ON = 6, PARTS = 6 };

static long wanted = USUALLY;

static const struct Table {
  const char *one, *other, *game;
  bool drawn; /* each game has other decks, of any cards of the same types */
} tables[] = {
  {"jinx-origins", "viktor-origins", "riftbound", false},
  {"lee-sin-origins", "jinx-origins", "riftbound", false},
  {"annie-proving-grounds", "garen-proving-grounds", "riftbound", false},
  {"match", NULL, "riftbound", false},
  {"ffa3", NULL, "riftbound", false},
  {"ffa4", NULL, "riftbound", false},
  {"2v2", NULL, "riftbound", false},
  {"sd01-forest", "sd02-sword", "evolve", false},
  {"sd02-sword", "sd02-sword", "evolve", false},
  {"jinx-origins", "viktor-origins", "riftbound", true},
  {"ffa3", NULL, "riftbound", true},
  {"2v2", NULL, "riftbound", true},
  {"sd01-forest", "sd02-sword", "evolve", true},
};
enum { TABLES = sizeof tables / sizeof *tables };

/* What is compared: one seat of a game, and what was done with it. */
typedef struct Watch {
  Duel duel;
  const struct Table *table;
  uint64_t seed;
  Text plain, dealt;
  long positions, compared, moved, refused, followed;
} Watch;

/* ---- Comparing ------------------------------------------------------------------------- */

static void look(const Watch *watch, ArbGame *game, ArbSeat seat, Text *out)
{
  text_cut(out, 0);
  eyes_open(&(Eyes){game, &watch->duel.session, seat, (int)(watch->compared % PARTS), PARTS, out});
}

/* Tells the first line in which they differ. */
static void tell_apart(const Watch *watch, ArbSeat seat, const char *what)
{
  const char *a = watch->plain.bytes, *b = watch->dealt.bytes;
  for (;;) {
    size_t of_a = strcspn(a, "\n"), of_b = strcspn(b, "\n");
    if (of_a != of_b || memcmp(a, b, of_a) != 0)
      fail_msg("%s %s, seed %llu, decision %llu, seat %u, %s:\n  %.*s\n  %.*s", watch->table->one,
               watch->table->other ? watch->table->other : "", (unsigned long long)watch->seed,
               (unsigned long long)watch->duel.number, seat, what, (int)of_a, a, (int)of_b, b);
    if (!a[of_a]) fail_msg("one tells more");
    a += of_a + 1, b += of_b + 1;
  }
}

static void compare(Watch *watch, ArbGame *plain, ArbGame *dealt, ArbSeat seat, const char *what)
{
  look(watch, plain, seat, &watch->plain);
  look(watch, dealt, seat, &watch->dealt);
  watch->compared++;
  if (watch->plain.length != watch->dealt.length ||
      memcmp(watch->plain.bytes, watch->dealt.bytes, watch->plain.length) != 0)
    tell_apart(watch, seat, what);
}

/* ---- Other cards --------------------------------------------------------------------------- */

static bool knows(ArbGame *game, int card1, ArbSeat seat)
{
  return arb_know_sees(game, game->base, card1, seat) ||
         (pool_in_use(game->s, ARB_POOL_CARD, card1) && arb_know_sees(game, game->s, card1, seat));
}

static bool in_main_decks(const char *type)
{
  static const char *const types[] = {"unit", "gear", "spell", "follower", "amulet"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (strcmp(type, types[i]) == 0) return true;
  return false;
}

static bool may_be(ArbGame *game, int card1, uint16_t def)
{
  const ArbCards *cards = game->cards;
  const char *before = arb_card_type(cards, state_card(game->base, card1)->def);
  const char *after = arb_card_type(cards, def);
  bool alike = strcmp(before, after) == 0 || (in_main_decks(before) && in_main_decks(after));
  return alike && !arb_card_token(cards, def) && !arb_card_unsupported(cards, def) &&
         game->rules->may_lie(game, card1, def);
}

/* Cards that the seat neither brought nor saw become others. */
static void replace_unseen(Watch *watch, ArbGame *game, ArbSeat seat)
{
  ArbState *const s = game->s;
  game->s = game->base;
  for (int card1 = 1; card1 <= game->base->pools[ARB_POOL_CARD].used; card1++) {
    if (!pool_in_use(game->base, ARB_POOL_CARD, card1)) continue;
    ArbCard *card = state_card(game->base, card1);
    game->s = s;
    bool known = card->owner == seat || knows(game, card1, seat);
    game->s = game->base;
    for (int tries = 0; !known && tries < 20; tries++) {
      uint16_t def =
          (uint16_t)(bind_bot_below(&watch->duel.random, arb_cards_count(game->cards)) + 1);
      if (!may_be(game, card1, def)) continue;
      card->def = def;
      break;
    }
  }
  game->s = s;
}

/* Whether the running step rests on nothing that others chose. */
static bool rests_on_seat(ArbGame *game, ArbSeat seat)
{
  return !arb_decide_has_given(&game->log) ||
         (game->posed.decision.player == seat && !(game->run.chose & ~(1u << seat)));
}

/* A copy with other cards; NULL: there is none that fits. */
static ArbGame *deal(Watch *watch, ArbGame *game, ArbSeat seat, bool replaced)
{
  ArbGame *dealt = arb_clone(game);
  arb_flow_refresh(dealt);
  if (replaced && rests_on_seat(dealt, seat)) replace_unseen(watch, dealt, seat);
  if (arb_redeal(dealt, seat, bind_bot_random(&watch->duel.random)) == ARB_OK) return dealt;
  watch->refused++;
  arb_destroy(dealt);
  return NULL;
}

/* The same moment for the seat: the same player is asked, and no step has ended. */
static bool same_moment(ArbGame *plain, ArbGame *dealt)
{
  const ArbDecision *a = arb_decision(plain), *b = arb_decision(dealt);
  return a && b && a->player == b->player && arb_counters(dealt)->steps == 0;
}

/* ---- Playing on ------------------------------------------------------------------------------ */

/* Whether the seat knows another face in a slot, or a face in another slot: a card that another
** hides was chosen for what it is. */
static bool shows(const ArbState *a, const ArbState *b, int card1, ArbSeat seat)
{
  bool in_a = pool_in_use(a, ARB_POOL_CARD, card1) && state_card(a, card1)->known >> seat & 1;
  bool in_b = pool_in_use(b, ARB_POOL_CARD, card1) && state_card(b, card1)->known >> seat & 1;
  return in_a != in_b || (in_a && state_card(a, card1)->def != state_card(b, card1)->def);
}

/* Something that the seat may know differs. */
static bool was_shown(ArbGame *plain, ArbGame *dealt, ArbSeat seat)
{
  int cards = plain->base->pools[ARB_POOL_CARD].used;
  for (int card1 = 1; card1 <= cards; card1++)
    if (shows(plain->base, dealt->base, card1, seat) || shows(plain->s, dealt->s, card1, seat))
      return true;
  return false;
}

typedef struct Views {
  ArbEventView list[256];
  int count;
} Views;

static void keep_view(void *data, const ArbEventView *event)
{
  Views *views = data;
  if (views->count < 256) views->list[views->count++] = *event;
}

static bool same_view(const ArbEventView *a, const ArbEventView *b)
{
  return a->number == b->number && a->kind == b->kind && a->rule == b->rule &&
         a->actor == b->actor && id_equal(a->subject, b->subject) && id_equal(a->place, b->place) &&
         id_equal(a->source, b->source) && a->subject_def == b->subject_def &&
         a->source_def == b->source_def && a->amount == b->amount && a->aux == b->aux &&
         strcmp(a->detail, b->detail) == 0;
}

/* Whether the seat was told of different cards by right: both were known to it as it happened. */
static bool told_apart(ArbGame *plain, ArbGame *dealt, int i, ArbSeat seat)
{
  const ArbEvent *a = &plain->events[i], *b = &dealt->events[i];
  return (a->known & b->known) >> seat & 1 &&
         (a->subject_def != b->subject_def || !id_equal(a->subject, b->subject));
}

/* The events are the same up to one that tells the seat of another card; true: there is one. */
static bool was_told(Watch *watch, ArbGame *plain, ArbGame *dealt, ArbSeat seat)
{
  static Views a, b;
  a.count = b.count = 0;
  arb_events(plain, seat, 0, keep_view, &a);
  arb_events(dealt, seat, 0, keep_view, &b);
  for (int i = 0; i < a.count && i < b.count; i++) {
    if (told_apart(plain, dealt, i, seat)) return true;
    if (!same_view(&a.list[i], &b.list[i]))
      fail_msg("%s, seed %llu, decision %llu, seat %u: event %u is %s of %u, or %s of %u",
               watch->table->one, (unsigned long long)watch->seed,
               (unsigned long long)watch->duel.number, seat, a.list[i].number, a.list[i].kind,
               a.list[i].subject_def, b.list[i].kind, b.list[i].subject_def);
  }
  return false;
}

static bool same_offers(ArbGame *plain, ArbGame *dealt)
{
  const ArbDecision *a = arb_decision(plain), *b = arb_decision(dealt);
  return a->player == b->player && a->option_count == b->option_count && a->min == b->min &&
         a->max == b->max && a->shape == b->shape &&
         memcmp(arb_options(plain), arb_options(dealt),
                (size_t)a->option_count * sizeof(ArbOption)) == 0;
}

/* One answer, the same to both; false: they go ways of their own from here. */
static bool follow(Watch *watch, ArbGame *plain, ArbGame *dealt, ArbSeat seat)
{
  bool own = arb_decision(plain)->player == seat;
  if (!own && !same_offers(plain, dealt)) return false;
  int count = draw_answer(&watch->duel, plain);
  ArbStatus a = answer(plain, watch->duel.values.values, count);
  ArbStatus b = answer(dealt, watch->duel.values.values, count);
  if (a < 0 || b < 0) return false;
  a = arb_advance(plain), b = arb_advance(dealt);
  if (was_told(watch, plain, dealt, seat) || was_shown(plain, dealt, seat)) return false;
  if (a != ARB_AWAITING || b != ARB_AWAITING) return false;
  return arb_decision(plain)->player == arb_decision(dealt)->player;
}

static void play_on(Watch *watch, ArbGame *game, ArbSeat seat)
{
  ArbGame *plain = arb_clone(game), *dealt = deal(watch, game, seat, true);
  arb_flow_refresh(plain);
  if (dealt && same_moment(plain, dealt)) {
    /* the same dice */
    if (dealt->log.count == 0) memcpy(dealt->base->rng, plain->base->rng, sizeof plain->base->rng);
    dealt->reseed = false;
    for (int i = 0; i < ON && follow(watch, plain, dealt, seat); i++) {
      compare(watch, plain, dealt, seat, "played on");
      watch->followed++;
    }
  }
  arb_destroy(plain);
  arb_destroy(dealt);
}

/* ---- Positions ----------------------------------------------------------------------------- */

static void compare_deals(Watch *watch, ArbGame *game, ArbSeat seat)
{
  static const char *const what[] = {"dealt anew", "other cards"};
  for (int i = 0; i < 2; i++) {
    ArbGame *plain = arb_clone(game), *dealt = deal(watch, game, seat, i == 1);
    if (dealt && same_moment(plain, dealt)) compare(watch, plain, dealt, seat, what[i]);
    else if (dealt) watch->moved++;
    arb_destroy(plain);
    arb_destroy(dealt);
  }
}

/* Whatever another player is asked: only that he is asked shows. */
static void ask_otherwise(ArbGame *game)
{
  arb_flow_refresh(game);
  game->posed.rule = game->posed.ask->rule = "another";
  game->posed.ask->text = "Something else?";
  game->posed.decision.source = game->posed.ask->source = arb_player_id(0);
  game->posed.decision.min++, game->posed.decision.max += 2, game->posed.decision.shape ^= 1;
  game->posed.decision.open = !game->posed.decision.open;
  game->posed.count = game->posed.decision.option_count = game->posed.room > 0;
  if (game->posed.room) game->posed.options[0] = (ArbOption){.object = arb_player_id(1)};
}

static void compare_questions(Watch *watch, ArbGame *game, ArbSeat seat)
{
  if (arb_decision(game)->player == seat) return;
  ArbGame *plain = arb_clone(game), *other = arb_clone(game);
  ask_otherwise(other);
  compare(watch, plain, other, seat, "another question");
  arb_destroy(plain);
  arb_destroy(other);
}

static void watch_position(Watch *watch)
{
  ArbGame *game = watch->duel.game;
  ArbSeat seat = (ArbSeat)bind_bot_below(&watch->duel.random, arb_seats(game));
  watch->positions++;
  compare_deals(watch, game, seat);
  compare_questions(watch, game, seat);
  if (bind_bot_below(&watch->duel.random, 3) == 0) play_on(watch, game, arb_decision(game)->player);
}

/* Whether a game with these decks can be set up. */
static bool can_be_played(Watch *watch)
{
  ArbError error = {0};
  Seating seating = {.seed = 1};
  ArbGame *game = session_game(&watch->duel.session, watch->duel.host, &seating, &error);
  arb_destroy(game);
  return game != NULL;
}

/* Puts any card of the same type in the place of a deck's card. */
static void draw_card(Watch *watch, uint16_t *def)
{
  const ArbCards *cards = watch->duel.session.cards;
  const uint16_t before = *def;
  for (int tries = 0; tries < 4000; tries++) {
    *def = (uint16_t)(1 + bind_bot_below(&watch->duel.random, arb_cards_count(cards)));
    if (!arb_card_unsupported(cards, *def) &&
        strcmp(arb_card_type(cards, *def), arb_card_type(cards, before)) == 0 &&
        can_be_played(watch))
      return;
  }
  *def = before;
}

/* Runes stay as they are, because the power that the rest costs comes from them. */
static void draw_decks(Watch *watch, uint64_t seed)
{
  Session *session = &watch->duel.session;
  watch->duel.random.state = seed;
  for (int seat = 0; seat < session->seats; seat++) {
    Deck *deck = &session->decks[seat];
    for (int section = 0; section < ARB_SECTIONS_MAX; section++) {
      if (section == arb_section_find(session->cards, "Runes")) continue;
      for (int i = 0; i < deck->counts[section]; i++) draw_card(watch, &deck->cards[section][i]);
    }
  }
}

static void watch_game(Watch *watch, uint64_t seed, long most)
{
  if (watch->table->drawn) draw_decks(watch, seed);
  duel_again(&watch->duel, seed, false);
  watch->seed = seed;
  for (int i = 0; i < GAME_MAX && watch->positions < most; i++) {
    if (arb_advance(watch->duel.game) != ARB_AWAITING) return;
    if (bind_bot_below(&watch->duel.random, EVERY) == 0) watch_position(watch);
    if (!duel_step(&watch->duel)) return;
  }
}

static void watch_table(const struct Table *table, long positions)
{
  Watch watch = {.table = table};
  duel_open(&watch.duel, table->one, table->other, 1, false);
  for (uint64_t seed = 11; watch.positions < positions; seed++) watch_game(&watch, seed, positions);
  print_message("%s%s: %ld positions, %ld compared (%ld played on), %ld moved on, %ld not dealt\n",
                table->one, table->drawn ? ", drawn decks" : "", watch.positions, watch.compared,
                watch.followed, watch.moved, watch.refused);
  assert_true(watch.compared > watch.positions);
  assert_true(watch.followed > watch.positions / 4);
  text_free(&watch.plain);
  text_free(&watch.dealt);
  duel_close(&watch.duel);
}

static void nothing_hidden_shows(const char *game)
{
  int of_game = 0;
  for (int i = 0; i < TABLES; i++) of_game += strcmp(tables[i].game, game) == 0;
  for (int i = 0; i < TABLES; i++)
    if (strcmp(tables[i].game, game) == 0) watch_table(&tables[i], wanted / of_game + 1);
}

static void nothing_hidden_shows_in_riftbound(void **state)
{
  nothing_hidden_shows("riftbound");
}
static void nothing_hidden_shows_in_evolve(void **state)
{
  nothing_hidden_shows("evolve");
}

int main(int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(nothing_hidden_shows_in_riftbound),
    cmocka_unit_test(nothing_hidden_shows_in_evolve),
  };
  const char *const filters[] = {"*_in_riftbound", "*_in_evolve"};
  if (argc > 1) wanted = strtol(argv[1], NULL, 10);
  if (argc > 2) cmocka_set_test_filter(filters[strcmp(argv[2], "evolve") == 0]);
  return cmocka_run_group_tests_name("seats", tests, NULL, NULL);
}
