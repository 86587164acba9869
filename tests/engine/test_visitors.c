/* SPDX-License-Identifier: MIT */
/*
** test_visitors.c -- a visitor may change the game that it is told of.
**
** It is told what was so when the call was made, of events at least their beginning; afterwards the
** game is sound.
*/
#include "support.h"

enum { TOLD_MAX = 400, POSITIONS = 60, EVERY = 9 };

/* ---- What visitors do ------------------------------------------------------------------ */

static void leaves_it(Duel *duel, ArbGame *game)
{
  (void)duel, (void)game;
}

static void answers(Duel *duel, ArbGame *game)
{
  (void)duel;
  int32_t values[64];
  const ArbDecision *asked = arb_decision(game);
  if (!asked) return;
  arb_answer(game, asked->number, values, arb_default(game, values, 64));
  arb_advance(game);
}

static void takes_back(Duel *duel, ArbGame *game)
{
  if (!arb_decision(game)) return;
  ArbSeat seat = arb_decision(game)->player;
  int count = draw_answer(duel, game);
  answer(game, duel->values.values, count);
  arb_cancel(game, seat);
}

static void redeals(Duel *duel, ArbGame *game)
{
  (void)duel;
  arb_redeal(game, 1, 7);
  arb_redeal(game, ARB_EVERY_SEAT, 8);
}

static void edits(Duel *duel, ArbGame *game)
{
  ArbId nothing = {0, 0}, now;
  for (int def = 1; def <= 20; def++) {
    ArbId made = arb_put(game, (uint16_t)def, 0, "hand", nothing);
    arb_move(game, made, "deck", nothing, &now);
  }
  arb_set(game, arb_player_id(0), "points", 1);
  (void)duel;
}

static void concedes(Duel *duel, ArbGame *game)
{
  (void)duel;
  arb_concede(game, 0);
}

static void calls_a_draw(Duel *duel, ArbGame *game)
{
  (void)duel;
  arb_call(game, ARB_CALL_DRAW, 0);
}

static void copies(Duel *duel, ArbGame *game)
{
  arb_copy(game, duel->game);
}

static void forgets(Duel *duel, ArbGame *game)
{
  (void)duel;
  arb_forget_events(game);
}

typedef void Act(Duel *duel, ArbGame *game);
static Act *const acts[] = {leaves_it, answers,      takes_back, redeals, edits,
                            concedes,  calls_a_draw, copies,     forgets};
enum { ACTS = sizeof acts / sizeof *acts };

/* ---- What they are told -------------------------------------------------------------------- */

typedef struct Told {
  Duel *duel;
  ArbGame *game;
  Act *act;
  int count;
  int64_t list[TOLD_MAX];
} Told;

static void tell(Told *told, int64_t what)
{
  if (told->count < TOLD_MAX) told->list[told->count++] = what;
}

static bool on_card(void *data, const ArbCardView *card)
{
  Told *told = data;
  told->act(told->duel, told->game);
  tell(told, (int64_t)card->id.slot << 32 | card->def);
  return true;
}

static void on_item(void *data, const ArbItemView *item)
{
  Told *told = data;
  told->act(told->duel, told->game);
  tell(told, (int64_t)item->id.slot << 32 | item->card.slot);
  for (int i = 0; i < item->target_count; i++) tell(told, item->targets[i].slot);
}

static void on_reason(void *data, const ArbReason *reason)
{
  Told *told = data;
  told->act(told->duel, told->game);
  tell(told, (int64_t)strlen(reason->topic) << 32 | (int64_t)strlen(reason->text));
}

static void on_event(void *data, const ArbEventView *event)
{
  Told *told = data;
  told->act(told->duel, told->game);
  tell(told, (int64_t)event->number << 32 | (int64_t)strlen(event->detail) << 16 | event->actor);
}

/* What the `way`th function tells. */
static void visit(Told *told, int way)
{
  ArbGame *game = told->game;
  ArbSeat seat = (ArbSeat)(way % 2);
  const ArbDecision *asked = arb_decision(game);
  ArbId source = asked && asked->option_count ? arb_options(game)[0].object : arb_player_id(0);
  if (way == 0) arb_view_items(game, seat, on_item, told);
  else if (way == 1) arb_explain(game, seat, source, on_reason, told);
  else if (way == 2) arb_events(game, seat, 0, on_event, told);
  else if (way == 3) arb_explain_event(game, seat, 0, on_reason, told);
  else arb_view_zone(game, seat, (way - 4) / 2, 0, on_card, told);
}

/* A copy of the game that has some events. */
static ArbGame *copy_of(Duel *duel)
{
  ArbGame *copy = arb_clone(duel->game);
  arb_keep_events(copy, true);
  arb_advance(copy);
  for (int i = 0; i < 4 && arb_events(copy, ARB_NO_SEAT, 0, NULL, NULL) == 0; i++)
    answers(duel, copy);
  return copy;
}

static void compare(Duel *duel, int way, Act *act)
{
  Told plain = {.duel = duel, .game = copy_of(duel), .act = leaves_it};
  Told changed = {.duel = duel, .game = copy_of(duel), .act = act};
  visit(&plain, way);
  visit(&changed, way);
  if (way != 2) assert_int_equal(changed.count, plain.count);
  assert_true(changed.count <= plain.count);
  for (int i = 0; i < changed.count && (way != 2 || i == 0); i++)
    assert_true(changed.list[i] == plain.list[i]);
  assert_sound(changed.game);
  arb_destroy(plain.game);
  arb_destroy(changed.game);
}

static void visit_positions(const char *one, const char *other)
{
  Duel duel;
  duel_open(&duel, one, other, 3, false);
  int ways = 4 + 2 * arb_zone_count(duel.game);
  for (int i = 0; i < POSITIONS * EVERY && duel_step(&duel); i++) {
    if (i % EVERY) continue;
    for (int way = 0; way < ways; way++) compare(&duel, way, acts[(way + i / EVERY) % ACTS]);
  }
  duel_close(&duel);
}

static void visitors_change_riftbound(void **state)
{
  (void)state;
  visit_positions("jinx-origins", "viktor-origins");
}

static void visitors_change_evolve(void **state)
{
  (void)state;
  visit_positions("sd01-forest", "sd02-sword");
}

/* A visitor that drops the events is not told of what it dropped. */
static void dropped_events_are_not_told(void **state)
{
  (void)state;
  Duel duel;
  Told told = {.act = forgets};
  duel_open(&duel, "jinx-origins", "viktor-origins", 3, false);
  arb_keep_events(duel.game, true);
  for (int i = 0; i < 8; i++) answers(&duel, duel.game);
  told.game = duel.game;
  uint32_t last = arb_events(duel.game, 0, 0, NULL, NULL);
  assert_true(last > 3);
  assert_int_equal(arb_events(duel.game, 0, 0, on_event, &told), last);
  assert_int_equal(told.count, 1);
  duel_close(&duel);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(visitors_change_riftbound),
    cmocka_unit_test(visitors_change_evolve),
    cmocka_unit_test(dropped_events_are_not_told),
  };
  return cmocka_run_group_tests_name("visitors", tests, NULL, NULL);
}
