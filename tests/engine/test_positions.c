/* SPDX-License-Identifier: MIT */
/*
** test_positions.c -- what the hash of a position counts (kernel/cards/position.h): every fact that
** a player could tell, and neither numbering nor history.
**
** Games are stopped, and one field of one record after the other is changed where it lies.  The
** hash is then another one, or for fields that only number things or say when something began the
** same.  The tables name the fields; each must have been met.
*/
#include "boards.h"
#include "evolve/ev.h"
#include "evolve/view/view.h"
#include "kernel/cards/position.h"
#include "riftbound/rb.h"
#include "riftbound/view/view.h"
#include "support.h"

enum {
  BOARDS = 400,   /* at most */
  ENOUGH = 40,    /* when each field was met on these */
  DECISIONS = 90, /* of each */
  EVERY = 3,      /* a game is stopped after so many */
  OFTEN = 60      /* each field is changed so often at most */
};

typedef enum Says { COUNTS, SAYS_NOTHING } Says;
typedef struct Field {
  const char *name;
  int pool;
  size_t at, size;
  Says says;
  bool is_id;
} Field;

#define FIELD(pool, type, member, says) \
  {#type "." #member, pool, offsetof(type, member), sizeof(((type *)0)->member), says, false}
#define ID(pool, type, member, says) \
  {#type "." #member, pool, offsetof(type, member), sizeof(ArbId), says, true}
#define CARD(m)  FIELD(ARB_POOL_CARD, ArbCard, m, COUNTS)
#define FRAME(m) FIELD(ARB_POOL_FRAME, ArbFrame, m, COUNTS)

static const Field rb_fields[] = {
  CARD(def),
  CARD(owner),
  CARD(controller),
  CARD(known),
  CARD(zone),
  FRAME(kind1),
  FRAME(stage),
  FRAME(flags),
  FRAME(value[0]),
  FRAME(value[1]),
  FRAME(value[2]),
  FRAME(value[3]),
  ID(ARB_POOL_FRAME, ArbFrame, place, COUNTS),
#define BODY(m) FIELD(RB_POOL_BODY, RbBody, m, COUNTS)
  BODY(flags),
  BODY(this_turn),
  BODY(damage),
  BODY(hurt_by),
  BODY(buffs),
  BODY(text_def),
  BODY(contested_by),
  BODY(scored),
  BODY(barred),
  BODY(modes),
  ID(RB_POOL_BODY, RbBody, place, COUNTS),
  ID(RB_POOL_BODY, RbBody, top, COUNTS),
#define EFFECT(m) FIELD(RB_POOL_EFFECT, RbEffect, m, COUNTS)
  EFFECT(kind1),
  EFFECT(x),
  EFFECT(ability),
  EFFECT(def),
  EFFECT(amount),
  EFFECT(until),
  EFFECT(keyword),
  EFFECT(controller),
  EFFECT(used),
  ID(RB_POOL_EFFECT, RbEffect, object, COUNTS),
  ID(RB_POOL_EFFECT, RbEffect, source, COUNTS),
  ID(RB_POOL_EFFECT, RbEffect, refs[0], COUNTS),
  ID(RB_POOL_EFFECT, RbEffect, refs[ARB_REFS_MAX - 1], COUNTS),
  FIELD(RB_POOL_EFFECT, RbEffect, serial, SAYS_NOTHING),
#define ITEM(m) FIELD(RB_POOL_ITEM, RbItem, m, COUNTS)
  ITEM(flags),
  ITEM(def),
  ITEM(ability),
  ITEM(controller),
  ITEM(pending),
  ITEM(from_zone),
  ITEM(repeats),
  ITEM(extras),
  ITEM(event.kind1),
  ITEM(event.amount),
  ITEM(measured),
  ITEM(origin.cause),
  ITEM(x),
  ITEM(bonus),
  ITEM(leaves_to1),
  ITEM(spent_energy),
  ITEM(spent_power),
  ITEM(less),
  ITEM(for_energy),
  ITEM(for_any),
  ID(RB_POOL_ITEM, RbItem, from, COUNTS),
  ID(RB_POOL_ITEM, RbItem, source, COUNTS),
  ID(RB_POOL_ITEM, RbItem, card, COUNTS),
  ID(RB_POOL_ITEM, RbItem, place, COUNTS),
  ID(RB_POOL_ITEM, RbItem, refs[0], COUNTS),
  ID(RB_POOL_ITEM, RbItem, refs[ARB_REFS_MAX - 1], COUNTS),
  ID(RB_POOL_ITEM, RbItem, event.subject, COUNTS),
  ID(RB_POOL_ITEM, RbItem, event.place, COUNTS),
  FIELD(RB_POOL_PICK, ArbPick, slot, COUNTS),
  FIELD(RB_POOL_PICK, ArbPick, round, COUNTS),
  ID(RB_POOL_PICK, ArbPick, id, COUNTS),
  ID(RB_POOL_PICK, ArbPick, place, COUNTS),
#define PLAYER(m) FIELD(RB_POOL_PLAYER, RbPlayer, m, COUNTS)
  PLAYER(points),
  PLAYER(xp),
  PLAYER(finalized),
  PLAYER(burned),
  PLAYER(wins),
  PLAYER(excess),
  PLAYER(played),
  PLAYER(mana[0]),
  PLAYER(mana[RB_RESTRICTIONS - 1]),
  FIELD(RB_POOL_PLAYER, RbPlayer, turns, SAYS_NOTHING),
#define TABLE(m) FIELD(RB_POOL_TABLE, RbTable, m, COUNTS)
  TABLE(turn_player),
  TABLE(cleanup_due),
  TABLE(fepr),
  TABLE(invited),
  TABLE(declined),
  TABLE(last_kind),
  TABLE(queue),
  TABLE(finished),
  TABLE(last_winner),
  FIELD(RB_POOL_TABLE, RbTable, serial, SAYS_NOTHING),
#undef BODY
#undef EFFECT
#undef ITEM
#undef PLAYER
#undef TABLE
};

static const Field ev_fields[] = {
  CARD(def),
  CARD(owner),
  CARD(controller),
  CARD(known),
  CARD(zone),
  CARD(flags),
  FRAME(kind1),
  FRAME(stage),
  FRAME(flags),
  FRAME(value[0]),
  FRAME(value[3]),
  ID(ARB_POOL_FRAME, ArbFrame, place, COUNTS),
  FIELD(EV_POOL_BODY, EvBody, flags, COUNTS),
  FIELD(EV_POOL_BODY, EvBody, face, COUNTS),
  FIELD(EV_POOL_BODY, EvBody, lost, COUNTS),
  ID(EV_POOL_BODY, EvBody, link, COUNTS),
  FIELD(EV_POOL_BODY, EvBody, timestamp, SAYS_NOTHING),
#define EFFECT(m) FIELD(EV_POOL_EFFECT, EvEffect, m, COUNTS)
  EFFECT(kind1),
  EFFECT(amount),
  EFFECT(keyword),
  EFFECT(until),
  EFFECT(ability),
  ID(EV_POOL_EFFECT, EvEffect, object, COUNTS),
  FIELD(EV_POOL_EFFECT, EvEffect, turn, SAYS_NOTHING),
#define ITEM(m) FIELD(EV_POOL_ITEM, EvItem, m, COUNTS)
  ITEM(ability),
  ITEM(def),
  ITEM(controller),
  ITEM(pending),
  ITEM(from_zone),
  ITEM(event.kind1),
  ITEM(x),
  ITEM(event.amount),
  ID(EV_POOL_ITEM, EvItem, source, COUNTS),
  ID(EV_POOL_ITEM, EvItem, card, COUNTS),
  ID(EV_POOL_ITEM, EvItem, reveal, COUNTS),
  ID(EV_POOL_ITEM, EvItem, event.subject, COUNTS),
  ID(EV_POOL_ITEM, EvItem, event.other, COUNTS),
  ID(EV_POOL_ITEM, EvItem, refs[0], COUNTS),
  ID(EV_POOL_ITEM, EvItem, refs[ARB_REFS_MAX - 1], COUNTS),
  FIELD(EV_POOL_ITEM, EvItem, timestamp, SAYS_NOTHING),
  FIELD(EV_POOL_PICK, ArbPick, slot, COUNTS),
  FIELD(EV_POOL_PICK, ArbPick, round, COUNTS),
  ID(EV_POOL_PICK, ArbPick, id, COUNTS),
  FIELD(EV_POOL_MARK, EvMark, kind1, COUNTS),
  FIELD(EV_POOL_MARK, EvMark, what, COUNTS),
  FIELD(EV_POOL_MARK, EvMark, amount, COUNTS),
  ID(EV_POOL_MARK, EvMark, object, COUNTS),
  FIELD(EV_POOL_DELAYED, EvDelayed, ability, COUNTS),
  FIELD(EV_POOL_DELAYED, EvDelayed, controller, COUNTS),
  FIELD(EV_POOL_DELAYED, EvDelayed, until, COUNTS),
  ID(EV_POOL_DELAYED, EvDelayed, source, COUNTS),
  ID(EV_POOL_DELAYED, EvDelayed, refs[0], COUNTS),
  ID(EV_POOL_DELAYED, EvDelayed, refs[ARB_REFS_MAX - 1], COUNTS),
  FIELD(EV_POOL_DELAYED, EvDelayed, serial, SAYS_NOTHING),
#define PLAYER(m) FIELD(EV_POOL_PLAYER, EvPlayer, m, COUNTS)
  PLAYER(play_points),
  PLAYER(max_play_points),
  PLAYER(evolution_points),
  PLAYER(played),
  PLAYER(overdrawn),
  PLAYER(extra_turns),
  PLAYER(bled),
  FIELD(EV_POOL_TABLE, EvTable, turn_player, COUNTS),
  FIELD(EV_POOL_TABLE, EvTable, first_player, COUNTS),
  FIELD(EV_POOL_TABLE, EvTable, evolved, COUNTS),
  FIELD(EV_POOL_TABLE, EvTable, fighting, COUNTS),
  ID(EV_POOL_TABLE, EvTable, attacker, COUNTS),
  ID(EV_POOL_TABLE, EvTable, attacked, COUNTS),
  FIELD(EV_POOL_TABLE, EvTable, serial, SAYS_NOTHING),
#undef EFFECT
#undef ITEM
#undef PLAYER
};

enum { FIELDS_MAX = 128 };
static int met[FIELDS_MAX];

static void compare(ArbGame *game, const Field *field, uint64_t before, const char *what)
{
  bool same = arb_position_hash(game) == before;
  if (same != (field->says == SAYS_NOTHING))
    fail_msg("%s: %s, and the position is %s", field->name, what, same ? "the same" : "another");
}

/* Its lowest and its highest bit. */
static void change_number(ArbGame *game, const Field *field, unsigned char *bytes, uint64_t before)
{
  for (size_t i = 0; i < field->size; i++) {
    bytes[i] ^= 1;
    compare(game, field, before, "the lowest bit of a byte");
    bytes[i] ^= 0x81;
    compare(game, field, before, "the highest bit of a byte");
    bytes[i] ^= 0x80;
  }
}

static void change_id(ArbGame *game, const Field *field, unsigned char *bytes, uint64_t before)
{
  ArbId kept, other = arb_player_id(3);
  memcpy(&kept, bytes, sizeof kept);
  memcpy(bytes, &other, sizeof other);
  compare(game, field, before, "another object");
  memcpy(bytes, &kept, sizeof kept);
}

static void change_fields(ArbGame *game, const Field *fields, int count)
{
  const ArbState *s = game->base;
  uint64_t before = arb_position_hash(game);
  for (int i = 0; i < count; i++)
    for (int record = s->pools[fields[i].pool].used; record > 0 && met[i] < OFTEN; record--) {
      if (!pool_in_use(s, fields[i].pool, record)) continue;
      unsigned char *bytes = (unsigned char *)pool_at(s, fields[i].pool, record) + fields[i].at;
      met[i]++;
      if (fields[i].is_id) change_id(game, &fields[i], bytes, before);
      else change_number(game, &fields[i], bytes, before);
    }
  assert_true(arb_position_hash(game) == before);
}

static bool each_was_met(int count)
{
  for (int i = 0; i < count; i++)
    if (!met[i]) return false;
  return true;
}

/* Boards are played at random and stopped now and then. */
static void stop_games(int of, void (*look)(ArbGame *, const Field *, int), const Field *fields,
                       int count)
{
  BotAnswer answers = {0};
  for (uint64_t nth = 1; nth <= BOARDS && (nth <= ENOUGH || !each_was_met(count)); nth++) {
    BotRandom random = {nth};
    ArbGame *game = board_open(of, nth);
    for (int i = 0; i < DECISIONS && arb_advance(game) == ARB_AWAITING; i++) {
      if (i % EVERY == 0) look(game, fields, count);
      arb_forget_events(game);
      int values = bind_random_choose(&random, &answers, game);
      assert_int_equal(answer(game, answers.values, values), ARB_OK);
    }
    arb_destroy(game);
  }
  bind_answer_free(&answers);
}

static void all_are_met(const Field *fields, int count)
{
  for (int i = 0; i < count; i++)
    if (!met[i]) fail_msg("no game had a record with %s", fields[i].name);
}

static void each_field_counts_or_says_nothing(int of, const Field *fields, int count)
{
  memset(met, 0, sizeof met);
  assert_in_range(count, 1, FIELDS_MAX);
  stop_games(of, change_fields, fields, count);
  all_are_met(fields, count);
}

static void fields_of_riftbound(void **state)
{
  (void)state;
  each_field_counts_or_says_nothing(BOARD_RIFTBOUND, rb_fields,
                                    sizeof rb_fields / sizeof *rb_fields);
}

static void fields_of_evolve(void **state)
{
  (void)state;
  each_field_counts_or_says_nothing(BOARD_EVOLVE, ev_fields, sizeof ev_fields / sizeof *ev_fields);
}

/* ---- Age ------------------------------------------------------------------------------------- */

/* 475.3: of two that differ in other things, too, it counts which is older, not by how much. */
static void age_counts_as_a_rank(ArbGame *game, const Field *fields, int count)
{
  const ArbState *s = game->base;
  (void)fields, (void)count;
  uint64_t before = arb_position_hash(game);
  RbBody *bodies = pool_items(s, RB_POOL_BODY), *oldest = NULL, *newest = NULL;
  for (int i = 0; i < s->pools[RB_POOL_BODY].used; i++) {
    if (!bodies[i].card1) continue;
    if (!oldest || bodies[i].timestamp < oldest->timestamp) oldest = &bodies[i];
    if (!newest || bodies[i].timestamp > newest->timestamp) newest = &bodies[i];
  }
  if (!oldest || oldest->timestamp == newest->timestamp) return;
  uint32_t kept = newest->timestamp;
  newest->timestamp += 1000;
  assert_true(arb_position_hash(game) == before);
  newest->timestamp = oldest->timestamp - 1;
  assert_true(arb_position_hash(game) != before);
  newest->timestamp = kept;
  met[0]++;
}

static void bodies_age_by_rank(void **state)
{
  (void)state;
  memset(met, 0, sizeof met);
  stop_games(BOARD_RIFTBOUND, age_counts_as_a_rank, NULL, 0);
  assert_true(met[0] > 100);
}

/* A card hidden in an earlier turn can be played (811.1.b), one hidden in this turn cannot. */
static void hidden_before_this_turn(ArbGame *game, const Field *fields, int count)
{
  const ArbState *s = game->base;
  (void)fields, (void)count;
  uint64_t before = arb_position_hash(game);
  const RbTable *table = pool_at(s, RB_POOL_TABLE, 1);
  for (int card1 = 1; card1 <= s->pools[ARB_POOL_CARD].used; card1++) {
    const ArbCard *card = state_card(s, card1);
    if (!card->def || !card->body1) continue;
    RbBody *body = pool_at(s, RB_POOL_BODY, card->body1);
    bool facedown = state_zone(s, card->zone)->kind1 - 1 == RB_Z_FACEDOWN;
    uint16_t kept = body->since_turn;
    body->since_turn = kept < table->turn ? table->turn : 0;
    assert_int_equal(arb_position_hash(game) != before, facedown && table->turn > 0);
    body->since_turn = kept;
    met[facedown]++;
  }
}

static void turns_since_it_was_hidden(void **state)
{
  (void)state;
  memset(met, 0, sizeof met);
  stop_games(BOARD_RIFTBOUND, hidden_before_this_turn, NULL, 0);
  assert_true(met[0] > 100 && met[1] > 10);
}

/* ---- Twins ----------------------------------------------------------------------------------- */

/* Two cards of each zone that are made equal are twins, until one of these is changed again. */
static const Field twin_fields[] = {
  CARD(def),
  CARD(owner),
  CARD(controller),
  CARD(known),
  CARD(flags),
  CARD(zone),
#define BODY(m) FIELD(RB_POOL_BODY, RbBody, m, COUNTS)
  BODY(flags),
  BODY(damage),
  BODY(buffs),
  BODY(modes),
  BODY(since_turn),
  BODY(this_turn),
  BODY(moves),
  BODY(wins),
  BODY(hurt_by),
  BODY(damaged_by),
  ID(RB_POOL_BODY, RbBody, place, COUNTS),
#undef BODY
};

static void change_a_twin(ArbGame *game, const Field *field, unsigned char *bytes, ArbId a, ArbId b)
{
  for (size_t i = 0; i < field->size; i++) {
    bytes[i] ^= 1;
    if (arb_position_twins(game, a, b, 0, 0)) fail_msg("twins, though %s differs", field->name);
    bytes[i] ^= 1;
  }
  assert_true(arb_position_twins(game, a, b, 0, 0));
}

/* The second of two neighbours becomes what the first is. */
static void make_alike(ArbGame *game, int card1, int other1)
{
  ArbCard *card = state_card(game->base, card1), *other = state_card(game->base, other1);
  other->def = card->def, other->owner = card->owner, other->controller = card->controller;
  other->known = card->known, other->flags = card->flags;
  if (!card->body1 || !other->body1) return;
  RbBody *body = pool_at(game->base, RB_POOL_BODY, card->body1);
  RbBody *copy = pool_at(game->base, RB_POOL_BODY, other->body1);
  uint32_t age = copy->timestamp;
  *copy = *body;
  copy->card1 = (uint16_t)other1, copy->timestamp = age;
}

static void break_twins(ArbGame *game, int card1, int other1)
{
  ArbId a = state_card_id(game->s, card1), b = state_card_id(game->s, other1);
  make_alike(game, card1, other1);
  if (!arb_position_twins(game, a, b, 0, 0)) return; /* something names one of them */
  assert_true(arb_position_twins(game, a, a, 0, 0));
  for (size_t i = 0; i < sizeof twin_fields / sizeof *twin_fields; i++) {
    const Field *field = &twin_fields[i];
    int record = field->pool == ARB_POOL_CARD ? other1 : state_card(game->base, other1)->body1;
    if (!record) continue;
    met[i]++;
    change_a_twin(game, field,
                  (unsigned char *)pool_at(game->base, field->pool, record) + field->at, a, b);
  }
  ArbFrame *frame = pool_at(game->base, ARB_POOL_FRAME, 1);
  ArbId kept = frame->place;
  frame->place = b;
  assert_false(arb_position_twins(game, a, b, 0, 0));
  frame->place = a;
  assert_false(arb_position_twins(game, a, b, 0, 0));
  frame->place = kept;
}

/* On a copy: it is not played on. */
static void look_for_twins(ArbGame *game, const Field *fields, int count)
{
  (void)fields, (void)count;
  ArbGame *copy = arb_clone(game);
  ArbState *kept = copy->s;
  copy->s = copy->base;
  for (int zone = 0; zone < copy->base->pools[ARB_POOL_ZONE].used; zone++) {
    int card1 = zone_first(copy, zone);
    int other1 = card1 ? state_card(copy->base, card1)->next1 : 0;
    if (other1) break_twins(copy, card1, other1);
  }
  copy->s = kept;
  arb_destroy(copy);
}

static void twins_are_equal_in_all_that_counts(void **state)
{
  (void)state;
  memset(met, 0, sizeof met);
  stop_games(BOARD_RIFTBOUND, look_for_twins, NULL, 0);
  all_are_met(twin_fields, sizeof twin_fields / sizeof *twin_fields);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(fields_of_riftbound),
    cmocka_unit_test(fields_of_evolve),
    cmocka_unit_test(bodies_age_by_rank),
    cmocka_unit_test(turns_since_it_was_hidden),
    cmocka_unit_test(twins_are_equal_in_all_that_counts),
  };
  return cmocka_run_group_tests_name("positions", tests, NULL, NULL);
}
