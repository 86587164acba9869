/* SPDX-License-Identifier: MIT */
/* boards.c -- see boards.h. */
#include "boards.h"

#include "kernel/game.h"
#include "riftbound/house.h"
#include "support.h"

enum { TRIES = 40, FIELDS = 2, POINTS = 6, VICTORY = 8 };

/* What lies on a board, for each player. */
typedef struct Lies {
  const char *zone;
  int count;
} Lies;

typedef struct Kind {
  const char *game, *points[3]; /* what each player can spend */
  const Lies *lies;
  int lie_count;
} Kind;

static const Lies rb_lies[] = {{"legends", 1},  {"battlefields", 1}, {"board", 5},
                               {"runes", 10},   {"rune_deck", 8},    {"hand", 6},
                               {"deck", 20},    {"trash", 5},        {"champion", 1},
                               {"facedown", 1}, {"banishment", 1}};
static const Lies ev_lies[] = {{"leader", 1}, {"field", 3},       {"ex", 2},       {"hand", 6},
                               {"deck", 25},  {"evolve_deck", 8}, {"cemetery", 6}, {"banished", 2}};
static const Lies ev_full[] = {{"leader", 1}, {"field", 5},       {"ex", 5},       {"hand", 6},
                               {"deck", 25},  {"evolve_deck", 8}, {"cemetery", 6}, {"banished", 2}};
static const Kind kinds[BOARD_KINDS] = {
  {"riftbound", {"energy"}, rb_lies, sizeof rb_lies / sizeof *rb_lies},
  {"evolve",
   {"max_play_points", "play_points", "evolution_points"},
   ev_lies,
   sizeof ev_lies / sizeof *ev_lies},
  {"evolve",
   {"max_play_points", "play_points", "evolution_points"},
   ev_full,
   sizeof ev_full / sizeof *ev_full},
};

typedef struct Pool {
  Session session;
  ArbCards *cards;
  BindHost *host;
  uint64_t *keys; /* of each card, by its id (drawn_card) */
} Pool;

/* All shipped cards of a game. */
static const Pool *pool_of_game(int game)
{
  static Pool pools[BOARD_GAMES];
  ArbError error = {0};
  Pool *pool = &pools[game];
  if (pool->cards) return pool;
  if (!session_find_data(&pool->session, ARB_DATA_DIR, &error) ||
      !session_find_mods(&pool->session, &(SessionMods){.none = true}, &error) ||
      !session_set_game(&pool->session, kinds[game].game, &error))
    fail_msg("%s", error.text);
  pool->cards = session_all_cards(&pool->session);
  assert_non_null(pool->cards);
  pool->host = bind_host_new(pool->cards, &error);
  if (!pool->host) fail_msg("%s", error.text);
  pool->keys = malloc(((size_t)arb_cards_count(pool->cards) + 1) * sizeof *pool->keys);
  assert_non_null(pool->keys);
  for (uint16_t def = 1; def <= arb_cards_count(pool->cards); def++) {
    const char *id = arb_card_id(pool->cards, def);
    pool->keys[def] = arb_hash_bytes(0, id, strlen(id));
  }
  return pool;
}

/* The card whose key is next after a number that is drawn: a card that is added later comes into
** few boards, and the others stay as they are. */
static uint16_t drawn_card(const Pool *pool, BotRandom *random)
{
  uint64_t number = bind_bot_random(random);
  uint16_t next = 1;
  for (uint16_t def = 2; def <= arb_cards_count(pool->cards); def++)
    if (pool->keys[def] - number < pool->keys[next] - number) next = def;
  return next;
}

/* Somewhere else than in the owner's own place: at one of the battlefields. */
static ArbId drawn_place(BotRandom *random, const char *zone, const ArbId *fields)
{
  int at = bind_bot_below(random, 2 * FIELDS);
  if (strcmp(zone, "facedown") == 0) return fields[at % FIELDS];
  return strcmp(zone, "board") == 0 && at < FIELDS ? fields[at] : ARB_NOTHING;
}

/* Puts any card that may lie there. */
static void put_any(const Pool *pool, ArbGame *game, BotRandom *random, ArbSeat seat,
                    const char *zone, const ArbId *fields)
{
  for (int i = 0; i < TRIES; i++) {
    uint16_t def = drawn_card(pool, random);
    ArbId place = drawn_place(random, zone, fields);
    if (arb_card_unsupported(game->cards, def)) continue;
    if (arb_put(game, def, seat, zone, place).slot) return;
  }
}

static void note_fields(ArbGame *game, ArbId *fields)
{
  int kind = arb_zone_find(game, "battlefields"), count = 0;
  if (kind < 0) return;
  for (ZONE_EACH(game, card1, zone_at(game, kind, 0)))
    if (count < FIELDS) fields[count++] = state_card_id(game->s, card1);
}

static void fill(const Pool *pool, ArbGame *game, const Kind *kind, BotRandom *random)
{
  ArbId fields[FIELDS] = {ARB_NOTHING, ARB_NOTHING};
  for (int i = 0; i < kind->lie_count; i++) {
    const Lies *lies = &kind->lies[i];
    for (ArbSeat seat = 0; seat < 2; seat++)
      for (int n = 0; n < lies->count; n++) put_any(pool, game, random, seat, lies->zone, fields);
    if (strcmp(lies->zone, "battlefields") == 0) note_fields(game, fields);
  }
  for (ArbSeat seat = 0; seat < 2; seat++)
    for (int i = 0; i < 3 && kind->points[i]; i++)
      assert_int_equal(arb_set(game, arb_player_id(seat), kind->points[i], POINTS), ARB_OK);
}

ArbGame *board_open(int kind, uint64_t nth)
{
  int game = kind == BOARD_EVOLVE_FULL ? BOARD_EVOLVE : kind;
  const Pool *pool = pool_of_game(game);
  ArbError error = {0};
  BotRandom random = {bind_bot_mix(nth, (uint64_t)kind)};
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = pool->cards,
                    .seed = nth + 1,
                    .bare = true,
                    .fixed_first = true,
                    .format = {.name = "board", .players = 2, .opening_hand = 4},
                    .script_host = bind_script_host(pool->host)};
  if (game == BOARD_RIFTBOUND) setup.format.numbers[RB_F_VICTORY_SCORE] = VICTORY;
  ArbGame *board = arb_create(&setup, &error);
  if (!board) fail_msg("%s", error.text);
  fill(pool, board, &kinds[kind], &random);
  if (arb_begin(board) != ARB_OK) fail_msg("%s", arb_error(board));
  return board;
}
