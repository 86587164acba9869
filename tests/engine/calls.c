/* SPDX-License-Identifier: MIT */
/* calls.c -- see calls.h. */
#include "calls.h"

#include "kernel/step/flow.h"

/* ---- A game that can be reached again ----------------------------------------------- */

static ArbGame *begin_play(Play *play)
{
  ArbError error = {0};
  Seating seating = {.seed = 5};
  ArbGame *game = session_game(&play->duel.session, play->duel.host, &seating, &error);
  if (!game) fail_msg("%s", error.text);
  return game;
}

static void record(Play *play)
{
  ArbGame *game = begin_play(play);
  while (play->count < GIVEN_MAX && arb_advance(game) == ARB_AWAITING) {
    int count = draw_answer(&play->duel, game);
    Given *given = &play->given[play->count++];
    *given = (Given){malloc(((size_t)count + 1) * sizeof(int32_t)), count};
    assert_non_null(given->values);
    memcpy(given->values, play->duel.values.values, (size_t)count * sizeof(int32_t));
    assert_int_equal(answer(game, given->values, given->count), ARB_OK);
  }
  arb_destroy(game);
}

/* The game after `at` answers, at its next question. */
ArbGame *lead_to(Play *play, int at)
{
  ArbGame *game = begin_play(play);
  arb_advance(game);
  for (int i = 0; i < at; i++)
    assert_int_equal(answer(game, play->given[i].values, play->given[i].count), ARB_OK);
  return game;
}

/* ---- Phases ---------------------------------------------------------------------------- */

typedef bool Wanted(ArbGame *game);

static ArbGame *lead_where(Play *play, Wanted *wanted, int nth)
{
  ArbGame *game = begin_play(play);
  arb_advance(game);
  for (int i = 0; i < play->count; i++) {
    if (wanted(game) && i >= 7 * nth && nth-- == 0) return game;
    assert_int_equal(answer(game, play->given[i].values, play->given[i].count), ARB_OK);
  }
  arb_destroy(game);
  return NULL;
}

static bool at_start(ArbGame *game)
{
  return !arb_decide_has_given(&game->log);
}
static bool within(ArbGame *game)
{
  return arb_decision(game)->open;
}
static bool sealed_within(ArbGame *game)
{
  return arb_decide_has_given(&game->log) && !arb_decision(game)->open;
}

static ArbGame *reach_bare(Play *play, int nth)
{
  ArbError error = {0};
  if (nth > 0) return NULL;
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = play->duel.session.cards,
                    .format = play->duel.session.format,
                    .bare = true,
                    .script_host = bind_script_host(play->duel.host)};
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail_msg("%s", error.text);
  return game;
}

static ArbGame *reach_new(Play *play, int nth)
{
  return nth ? NULL : begin_play(play);
}
static ArbGame *reach_asking(Play *play, int nth)
{
  return lead_where(play, at_start, nth);
}
static ArbGame *reach_within(Play *play, int nth)
{
  return lead_where(play, within, nth);
}
static ArbGame *reach_sealed(Play *play, int nth)
{
  return lead_where(play, sealed_within, nth);
}

static ArbGame *reach_refused(Play *play, int nth)
{
  ArbGame *game = lead_to(play, 3 + 11 * nth);
  if (arb_decision(game))
    assert_int_equal(arb_answer(game, arb_decision(game)->number, (int32_t[]){-1}, 1), ARB_REFUSED);
  return game;
}

static ArbGame *reach_cancelled(Play *play, int nth)
{
  ArbGame *game = lead_where(play, within, nth);
  if (game) assert_int_equal(arb_cancel(game, arb_decision(game)->player), ARB_OK);
  return game;
}

static ArbGame *reach_over(Play *play, int nth)
{
  ArbGame *game = nth ? NULL : lead_to(play, play->count);
  for (ArbSeat seat = 0; game && arb_advance(game) == ARB_AWAITING; seat++)
    arb_concede(game, (ArbSeat)(seat % arb_seats(game)));
  return game;
}

static ArbGame *reach_left(Play *play, int nth)
{
  ArbGame *game = lead_where(play, nth % 2 ? within : at_start, nth);
  if (game && arb_seats(game) > 2) arb_concede(game, arb_decision(game)->player);
  return game;
}

static ArbGame *redealt(ArbGame *game, ArbSeat step)
{
  if (!game) return NULL;
  ArbSeat seat = (ArbSeat)((arb_decision(game)->player + step) % arb_seats(game));
  ArbStatus status = arb_redeal(game, seat, 77);
  assert_true(status == ARB_OK || status == ARB_REFUSED);
  return game;
}

static ArbGame *reach_own_deal(Play *play, int nth)
{
  return redealt(lead_where(play, nth % 2 ? within : at_start, nth), 0);
}

static ArbGame *reach_other_deal(Play *play, int nth)
{
  return redealt(lead_where(play, nth % 2 ? sealed_within : at_start, nth), 1);
}

static ArbGame *copied(ArbGame *game)
{
  ArbGame *copy = game ? arb_clone(game) : NULL;
  arb_destroy(game);
  return copy;
}

static ArbGame *reach_copy(Play *play, int nth)
{
  return copied(lead_where(play, nth % 2 ? within : at_start, nth));
}

static ArbGame *reach_loaded(Play *play, int nth)
{
  ArbGame *game = lead_where(play, nth % 2 ? sealed_within : within, nth);
  if (!game) return NULL;
  ArbGame *back = loaded(play->duel.session.cards, play->duel.host, game);
  arb_destroy(game);
  return back;
}

static ArbGame *reach_edited(Play *play, int nth)
{
  ArbGame *game = lead_where(play, at_start, nth);
  if (game) arb_set(game, arb_player_id(0), "no such attribute", 1);
  return game;
}

const Phase phases[] = {
  {"not begun", reach_bare},
  {"not advanced", reach_new},
  {"asking", reach_asking},
  {"asking within a step", reach_within},
  {"asking in a sealed step", reach_sealed},
  {"refused", reach_refused},
  {"cancelled", reach_cancelled},
  {"over", reach_over},
  {"left by a player", reach_left},
  {"redealt for who is asked", reach_own_deal},
  {"redealt for another", reach_other_deal},
  {"copied", reach_copy},
  {"loaded", reach_loaded},
  {"after a refused edit", reach_edited},
  {NULL, NULL},
};

/* ---- Calls that change a game ------------------------------------------------------------ */

static bool act_advance(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  *status = arb_advance(game);
  return variant == 0;
}

static bool act_answer(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  const ArbDecision *d = arb_decision(game);
  uint32_t number = d ? d->number : 1;
  static const int32_t wrong[][3] = {{-1, -1, -1}, {INT32_MAX, 0, 0}, {INT32_MIN, 1, 2}, {0, 0, 0}};
  if (variant < 4) {
    *status = arb_answer(game, number, wrong[variant], variant % 3 + 1);
    return true;
  }
  switch (variant) {
  case 4: *status = arb_answer(game, number, wrong[0], -1); return true;
  case 5: *status = arb_answer(game, number + 1, wrong[3], 1); return true;
  case 6: *status = arb_answer(game, number, wrong[3], INT32_MAX); return true;
  case 7: {
    *status = ARB_REFUSED;
    if (!d) return true;
    int count = bind_random_choose(&play->random, &play->drawn, game);
    *status = answer(game, play->drawn.values, count);
    return true;
  }
  default: return false;
  }
}

static bool act_cancel(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  static const ArbSeat seats[] = {0, 1, 2, 3, 4, 200, ARB_NO_SEAT};
  if (variant == 7) return false;
  *status = arb_cancel(game, seats[variant]);
  return true;
}

static bool act_concede(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  static const ArbSeat seats[] = {4, 200, ARB_NO_SEAT, 3, 2, 1, 0};
  if (variant == 7) return false;
  *status = arb_concede(game, seats[variant]);
  return true;
}

static bool act_call(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  static const ArbSeat seats[] = {0, 1, 3, 200, ARB_NO_SEAT};
  static const int calls_made[] = {-1,
                                   ARB_CALL_TIME,
                                   ARB_CALL_ELIMINATION_TIME,
                                   ARB_CALL_DRAW,
                                   ARB_CALL_DRAW_MATCH,
                                   ARB_CALL_CONCEDE_MATCH,
                                   ARB_CALL_COUNT,
                                   INT32_MAX};
  if (variant == 40) return false;
  *status = arb_call(game, calls_made[variant / 5], seats[variant % 5]);
  return true;
}

static bool act_redeal(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  static const ArbSeat seats[] = {4, 200, ARB_NO_SEAT, ARB_EVERY_SEAT, 0, 1, 2, 3};
  if (variant == 24) return false;
  *status = arb_redeal(game, seats[variant % 8], (uint64_t)variant);
  return true;
}

/* A card of each type there is, none, and one behind the last. */
static uint16_t some_def(const ArbCards *cards, int which)
{
  const char *seen[16] = {NULL};
  int types = 0;
  if (which == 0) return 0;
  if (which == 1) return (uint16_t)(arb_cards_count(cards) + 1);
  for (int def = 1; def <= arb_cards_count(cards) && types < 16; def++) {
    const char *type = arb_card_type(cards, (uint16_t)def);
    bool known = false;
    for (int i = 0; i < types; i++) known |= strcmp(seen[i], type) == 0;
    if (known) continue;
    seen[types++] = type;
    if (types == which - 1) return (uint16_t)def;
  }
  return UINT16_MAX;
}

static bool act_put(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  static const ArbSeat owners[] = {0, 1, 7};
  int zones = arb_zone_count(game) + 1, owner = variant % 3, zone = variant / 3 % zones;
  uint16_t def = some_def(play->duel.session.cards, variant / 3 / zones);
  const char *name = arb_zone_name(game, zone);
  if (def == UINT16_MAX) return false;
  ArbId place = variant % 5 == 4 ? arb_player_id(1) : (ArbId){0, 0};
  ArbId made = arb_put(game, def, owners[owner], name ? name : "nowhere", place);
  *status = made.slot ? ARB_OK : ARB_REFUSED;
  return true;
}

/* What is set: a player, nothing, a card of the first zones that have one, an id of nothing. */
typedef struct First {
  ArbId id;
  int left;
} First;

static bool take_first(void *data, const ArbCardView *card)
{
  First *first = data;
  if (first->left-- > 0) return true;
  first->id = card->id;
  return false;
}

static ArbId some_object(ArbGame *game, int of, int which)
{
  if (of == ARB_OF_PLAYER) return arb_player_id((ArbSeat)(which == 0 ? 0 : which == 1 ? 1 : 6));
  if (of == ARB_OF_GAME) return (ArbId){0, 0};
  First first = {.left = which};
  for (int zone = 0; zone < arb_zone_count(game) && !first.id.slot; zone++)
    arb_view_zone(game, ARB_NO_SEAT, zone, (ArbSeat)(which % 2), take_first, &first);
  return first.id;
}

/* Cards of each zone to every zone, at the places that there may be and at some that are none. */
static bool act_move(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  int zones = arb_zone_count(game) + 1, to = variant % zones, from = variant / zones % zones;
  int which = variant / zones / zones;
  const char *name = arb_zone_name(game, to);
  First card = {.left = which / 4}, other = {.left = 0};
  if (which >= 8) return false;
  arb_view_zone(game, ARB_NO_SEAT, from, (ArbSeat)(which % 2), take_first, &card);
  arb_view_zone(game, ARB_NO_SEAT, variant % zones, (ArbSeat)(which % 2), take_first, &other);
  ArbId places[] = {{0, 0}, arb_player_id(1), other.id, arb_player_id(6)}, now;
  *status = arb_move(game, card.id, name ? name : "nowhere", places[which % 4], &now);
  assert_true(*status >= 0 || id_is_nothing(now));
  return true;
}

static bool act_set(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  const ArbWritable *row = arb_writable(game, variant / 15);
  if (!row && variant / 15 > 0 && arb_writable(game, variant / 15 - 1)) {
    *status = arb_set(game, arb_player_id(0), "no such attribute", 1);
    return true;
  }
  if (!row) return false;
  int32_t values[] = {row->least, row->most, arb_writable_most(game, variant / 15), INT32_MIN,
                      INT32_MAX};
  *status =
      arb_set(game, some_object(game, row->of, variant / 5 % 3), row->name, values[variant % 5]);
  return true;
}

static bool act_begin(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  *status = arb_begin(game);
  return variant == 0;
}

static bool act_copy(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  *status = arb_copy(game, variant ? play->other : game);
  return variant < 2;
}

static bool act_keep_events(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  arb_keep_events(game, variant % 2);
  *status = ARB_OK;
  return variant < 2;
}

static bool act_forget_events(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  arb_forget_events(game);
  *status = ARB_OK;
  return variant == 0;
}

/* ---- Calls that look ----------------------------------------------------------------------- */

static const ArbId strange_ids[] = {{0, 0},      {1, 0},      {0xFFFF, 0xFFFF},
                                    {0x2001, 9}, {0x6001, 1}, {0x8003, 0}};
enum { STRANGE = sizeof strange_ids / sizeof *strange_ids };

static void no_event(void *data, const ArbEventView *event)
{
  (void)data, (void)event;
}
static void no_reason(void *data, const ArbReason *reason)
{
  (void)data, (void)reason;
}
static bool no_card(void *data, const ArbCardView *card)
{
  return (void)data, (void)card, true;
}

static void no_item(void *data, const ArbItemView *item)
{
  (void)data, (void)item;
}

static bool look_all(Play *play, ArbGame *game, int variant, ArbStatus *status)
{
  char text[300];
  int32_t value;
  ArbId things[4];
  ArbSeat seat = (ArbSeat[]){0, 1, 3, 9, ARB_NO_SEAT}[variant % 5];
  ArbId id = strange_ids[variant / 5 % STRANGE];
  if (variant >= 10 * STRANGE) return false;
  if (variant >= 5 * STRANGE) id = some_object(game, ARB_OF_CARD, variant % 9);
  *status = ARB_REFUSED; /* nothing may have changed */
  (void)arb_error(game), (void)arb_winner(game), (void)arb_options(game),
      (void)arb_decision_rule(game);
  (void)arb_won(game, seat), (void)arb_in_game(game, seat), (void)arb_seats(game);
  (void)arb_bytes_in_use(game), (void)arb_hash(game), (void)arb_position_hash(game);
  (void)arb_counters(game), (void)arb_check(game, NULL), (void)arb_save_size(game);
  (void)arb_writable(game, variant - 5), (void)arb_writable_most(game, variant - 5);
  (void)arb_card_number(game, variant - 5), (void)arb_card_number_find(game, "damage");
  (void)arb_zone_find(game, "hand"), (void)arb_zone_name(game, variant - 5);
  arb_question(game, text, variant % 2 ? sizeof text : 3);
  arb_option_id(game, variant - 3, text, sizeof text);
  arb_option_label(game, variant - 3, text, 1);
  (void)arb_partial(game, (int32_t[]){variant - 3, variant}, variant % 4 - 1);
  (void)arb_complete(game, (int32_t[]){variant - 3, variant}, variant % 4 - 1);
  (void)arb_default(game, (int32_t[]){0, 0, 0}, variant % 4);
  arb_view_zone(game, seat, variant - 3, (ArbSeat)(variant % 6), variant % 2 ? no_card : NULL,
                NULL);
  (void)arb_look(game, seat, id, variant % 2 ? "damage" : "no such attribute", &value);
  (void)arb_look_at(game, seat, id, variant - 5, &value);
  (void)arb_things(game, seat, things, variant % 4);
  (void)arb_view_items(game, seat, variant % 2 ? no_item : NULL, NULL);
  arb_id_text(game, id, text, sizeof text);
  (void)arb_id_find(game, variant % 2 ? text : "c99999");
  arb_card_name(game, seat, id, text, sizeof text);
  arb_why_not(game, seat, id, text, sizeof text);
  (void)arb_explain(game, seat, id, no_reason, NULL);
  (void)arb_explain_event(game, seat, (uint32_t)variant, no_reason, NULL);
  (void)arb_events(game, seat, (uint32_t)variant, variant % 2 ? no_event : NULL, NULL);
  arb_destroy(arb_clone(game));
  return true;
}

const Call calls[] = {
  {"arb_decision arb_options arb_decision_rule arb_question arb_option_id arb_option_label "
   "arb_partial arb_complete arb_default arb_error arb_winner arb_won arb_in_game arb_card_number "
   "arb_card_number_find arb_view_zone arb_zone_count arb_zone_name arb_zone_find arb_look "
   "arb_look_at "
   "arb_things arb_view_items arb_seats arb_id_text arb_id_find arb_card_name arb_why_not "
   "arb_explain "
   "arb_explain_event arb_writable arb_writable_most arb_events arb_clone arb_save_size arb_save "
   "arb_hash arb_position_hash arb_bytes_in_use arb_check arb_counters ",
   look_all},
  {"arb_advance ", act_advance},
  {"arb_answer ", act_answer},
  {"arb_cancel ", act_cancel},
  {"arb_concede ", act_concede},
  {"arb_call ", act_call},
  {"arb_redeal ", act_redeal},
  {"arb_put ", act_put},
  {"arb_move ", act_move},
  {"arb_set ", act_set},
  {"arb_begin ", act_begin},
  {"arb_copy ", act_copy},
  {"arb_keep_events ", act_keep_events},
  {"arb_forget_events ", act_forget_events},
  {NULL, NULL},
};

/* ---- Opening ------------------------------------------------------------------------------- */

Play *play_open(const char *one, const char *other)
{
  Play *play = calloc(1, sizeof *play);
  assert_non_null(play);
  play->name = one;
  play->random = (BotRandom){9};
  duel_open(&play->duel, one, other, 5, false);
  record(play);
  play->other = lead_to(play, 3);
  return play;
}

void play_close(Play *play)
{
  for (int i = 0; i < play->count; i++) free(play->given[i].values);
  arb_destroy(play->other);
  bind_answer_free(&play->drawn);
  duel_close(&play->duel);
  free(play);
}
