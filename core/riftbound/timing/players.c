/* SPDX-License-Identifier: MIT */
/*
** players.c -- games of more than two: teams, who may fight where, the queue of turns, and players
** who leave the game (442, 457, 484, 649-652, 734-741).
**
** Seats count in turn order.  With teams, seat s is in team s % teams, so the teams take turns
** alternately (484.5.c).  Every function checks for teams and seats first, so a duel costs nothing.
*/
#include "kernel/parts/phases.h"
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

/* ---- Friends and opponents (740, 484.8.d) ------------------------------- */

bool rb_opposed(const ArbGame *g, int seats)
{
  if (!(seats & (seats - 1)) || !g->format.teams) return (seats & (seats - 1)) != 0;
  int teams = 0;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (seats >> seat & 1) teams |= 1 << rb_team(g, seat);
  return (teams & (teams - 1)) != 0;
}

int rb_team_points(const ArbGame *g, ArbSeat seat) /* R3 */
{
  int sum = 0;
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (game_seat_in(g, s) && rb_friends(g, s, seat)) sum += rb_player(g, s)->points;
  return sum;
}

ArbSeat rb_acting_player(const ArbGame *g)
{
  ArbSeat seat = rb_table(g)->turn_player;
  return game_seat_in(g, seat) ? seat : arb_game_next_seat(g, seat); /* 652.5.a.1 */
}

int rb_players_in(const ArbGame *g)
{
  int count = 0;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) count += game_seat_in(g, seat);
  return count;
}

/* ---- Between exactly two (442.2.a, 444.2, 457) -------------------------- */

/* E421.2.a: whether a seat has permanents at a staged or running combat of any players. */
static bool has_permanents(const ArbGame *g, ArbSeat seat, ArbId place)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0)))
    if (card_at(g, card1)->controller == seat && id_equal(rb_body(g, card1)->place, place))
      return true;
  return false;
}

static bool takes_part(const ArbGame *g, ArbSeat seat, ArbId place)
{
  const ArbFrame *frame = rb_showdown(g);
  bool running = frame && frame->flags & RB_SHOWDOWN_COMBAT && id_equal(frame->place, place);
  if (rb_house(g, RB_H_JOINING_BY_PERMANENTS) &&
      (running || rb_body_of(g, place)->flags & RB_STAGED_COMBAT))
    return has_permanents(g, seat, place);
  if (running)
    return frame->value[RB_ATTACKING] == seat || frame->value[RB_DEFENDING] == seat; /* R26 */
  if (rb_body_of(g, place)->flags & RB_STAGED_COMBAT) return rb_has_units(g, place, seat);
  return true;
}

bool rb_may_arrive(const ArbGame *g, ArbSeat seat, ArbId place)
{
  if (g->s->seats == 2 || rb_is_base(place)) return true;
  int others = rb_unit_seats(g, place) & ~(1 << seat);
  for (ArbSeat s = 0; g->format.teams && s < g->s->seats; s++)
    if (others >> s & 1 && rb_friends(g, s, seat)) return false; /* FAQ 7: team mates never meet */
  return !(others & (others - 1)) && takes_part(g, seat, place);
}

/* Whether control of it may change; a third side in a fight is impossible (457.3). */
bool rb_may_be_taken(const ArbGame *g, int card1, ArbSeat seat)
{
  ArbId place = rb_body(g, card1)->place;
  if (g->s->seats == 2 || rb_is_base(place) || rb_def_of(g, card1)->type != RB_UNIT) return true;
  int teams = 1 << rb_team(g, seat), sides = 0;
  for (ZONE_EACH(g, other1, zone_at(g, RB_Z_BOARD, 0)))
    if (other1 != card1 && rb_def_of(g, other1)->type == RB_UNIT &&
        id_equal(rb_body(g, other1)->place, place))
      teams |= 1 << rb_team(g, card_at(g, other1)->controller);
  for (; teams; teams &= teams - 1) sides++;
  return sides <= 2;
}

bool rb_of_a_team_mate(const ArbGame *g, ArbSeat seat, ArbId battlefield) /* 442.2.b */
{
  if (!g->format.teams || rb_is_base(battlefield)) return false;
  ArbSeat holder = card_at(g, id_index1(battlefield))->controller;
  return holder != ARB_NO_SEAT && holder != seat && rb_friends(g, holder, seat);
}

/* 484.8.b, 464.1.a: battlefields that a team mate controls in the Beginning Phase of a player's
** turn cannot be scored by their team that turn. */
void rb_disqualify(ArbGame *g, ArbSeat seat)
{
  if (!g->format.teams) return;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    if (!rb_of_a_team_mate(g, seat, id_of(g, card1))) continue;
    for (ArbSeat s = 0; s < g->s->seats; s++)
      if (rb_friends(g, s, seat)) rb_body(g, card1)->barred |= (uint8_t)(1u << s);
  }
}

/* ---- The queue of turns (116.1.c, 734-738) ------------------------------ */

int rb_extra_turn(ArbGame *g, ArbSeat seat) /* 735 */
{
  int effect1 = rb_effect_new(g, RB_F_EXTRA_TURN, RB_UNTIL_EVER);
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, effect1);
  effect->controller = seat;
  effect->amount = seat; /* so that comparing positions tells whose it is */
  rb_tell(g, RB_E_EXTRA_TURN, seat, 0, ARB_NOTHING, 0);
  return effect1;
}

/* 735, 738: each additional turn comes directly after the current turn, before those that were
** added earlier.  So the newest one is next. */
static int newest_extra_turn(const ArbGame *g)
{
  const RbEffect *best = NULL;
  int newest = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != RB_F_EXTRA_TURN || (best && effect->timestamp < best->timestamp)) continue;
    best = effect;
    newest = i;
  }
  return newest;
}

/* Begins the delayed ability that belongs to an additional turn, if there is one (390). */
static void begin_with_turn(ArbGame *g, const RbEffect *turn)
{
  ArbSeat you = id_seat(turn->object);
  if (!turn->def || !game_seat_in(g, you)) return;
  int until = rb_ability(g, turn->ability)->ends_at;
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_DELAYED, RB_UNTIL_EVER));
  effect->until = (uint8_t)(until == RB_UNTIL_NEXT ? RB_UNTIL_NEXT + you : until);
  effect->ability = turn->ability;
  effect->def = turn->def;
  effect->source = turn->source;
  effect->controller = you;
  effect->serial = turn->serial;
  effect->origin = turn->origin;
}

/* 367: whether something else, or nothing, happens in place of a player's turn. */
static bool is_replaced(ArbGame *g, ArbSeat seat)
{
  return rb_may_be_replaced(g, RB_E_TURN) && rb_replaced(g, rb_about_to(g, RB_E_TURN, seat, 1));
}

/* Takes the newest additional turn that is not replaced; false: there is none. */
static bool take_extra_turn(ArbGame *g)
{
  for (int effect1; (effect1 = newest_extra_turn(g)) != 0;) {
    RbEffect turn = *(RbEffect *)pool_at(g->s, RB_POOL_EFFECT, effect1);
    arb_pool_free(g->s, RB_POOL_EFFECT, effect1);
    if (is_replaced(g, turn.controller)) continue;
    rb_begin_turn(g, turn.controller);
    begin_with_turn(g, &turn);
    return true;
  }
  return false;
}

/* 737: an additional turn comes next and does not change the order otherwise.  When the turns of
** all players are replaced, the last of these begins all the same: nobody could act otherwise. */
void rb_next_turn(ArbGame *g)
{
  if (rb_out_of_turns(g) || take_extra_turn(g)) return; /* T408.2 */
  RbTable *table = rb_table(g);
  for (int left = rb_players_in(g); left > 0; left--) {
    table->queue = arb_game_next_seat(g, table->queue);
    if (!is_replaced(g, table->queue)) break;
  }
  rb_begin_turn(g, table->queue);
}

/* ---- Conceding (650-651) ------------------------------------------------ */

bool rb_goes_on(const ArbGame *g, ArbSeat seat)
{
  int teams = 0;
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (game_seat_in(g, s) && !(g->s->conceded >> s & 1) && !rb_friends(g, s, seat))
      teams |= 1 << rb_team(g, s);
  return (teams & (teams - 1)) != 0;
}

/* 651.1, 484.6.a: when one player or team is left, it wins. */
static void end_with(ArbGame *g, ArbSeat seat)
{
  ArbSeat left = seat;
  do left = arb_game_next_seat(g, left);
  while (rb_friends(g, left, seat) || g->s->conceded >> left & 1);
  rb_win(g, left);
  for (ArbSeat s = 0; s < g->s->seats && g->s->over; s++) /* not when the match goes on */
    if (!rb_friends(g, s, left)) g->s->gone |= (uint8_t)(1u << s);
}

void rb_concede(ArbGame *g, ArbSeat seat)
{
  rb_tell(g, RB_E_CONCEDE, seat, 0, ARB_NOTHING, 0);
  end_with(g, seat);
}

void rb_lose(ArbGame *g, ArbSeat seat)
{
  if (!game_seat_in(g, seat) || g->s->conceded >> seat & 1) return;
  rb_tell(g, RB_E_LOSE, seat, 0, ARB_NOTHING, 0);
  if (!rb_goes_on(g, seat)) {
    end_with(g, seat);
    return;
  }
  g->s->conceded |= (uint8_t)(1u << seat);
  g->s->lost |= (uint8_t)(1u << seat);
}

/* ---- The removal of a player (652) -------------------------------------- */

static ArbSeat seat_before(const ArbGame *g, ArbSeat seat)
{
  do seat = (ArbSeat)((seat + g->s->seats - 1) % g->s->seats);
  while (g->s->gone & 1u << seat);
  return seat;
}

/* 652.5.b-c: priority and Focus go to the next player; a pass of the leaving player no longer
** counts. */
static void leave_window(ArbGame *g, ArbFrame *frame, ArbSeat seat)
{
  ArbSeat holder = frame->value[RB_FOCUS];
  ArbSeat passed = holder;
  for (int i = 0; i < frame->value[RB_PASSES]; i++) {
    passed = seat_before(g, passed);
    if (passed != seat) continue;
    frame->value[RB_PASSES]--;
    break;
  }
  if (holder == seat) frame->value[RB_FOCUS] = arb_game_next_seat(g, seat);
}

static void leave_windows(ArbGame *g, ArbSeat seat)
{
  for (int i = g->s->pools[ARB_POOL_FRAME].used; i > 0; i--) {
    ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, i);
    int kind = frame->kind1 - 1;
    if (kind == RB_FRAME_CHAIN || kind == RB_FRAME_SHOWDOWN) leave_window(g, frame, seat);
  }
}

static bool is_his(const ArbGame *g, int card1, ArbSeat seat)
{
  return card_at(g, card1)->owner == seat || card_at(g, card1)->controller == seat;
}

static void banish_all(ArbGame *g, ArbSeat seat) /* 652.1 */
{
  const int zones[] = {RB_Z_BOARD, RB_Z_FACEDOWN, RB_Z_RUNES};
  rb_batch_open(g);
  for (int i = 0; i < 3; i++) {
    const ArbSeat owners = zones[i] == RB_Z_RUNES ? g->s->seats : 1;
    for (ArbSeat owner = 0; owner < owners; owner++)
      for (ZONE_EACH(g, card1, zone_at(g, zones[i], owner)))
        if (is_his(g, card1, seat)) rb_banish_lost(g, card1, seat);
  }
  rb_batch_close(g);
}

/* 652.2: puts a token without abilities in the place of the battlefield that came from the player's
** deck; everything there, and what refers to the place, stays.  A token that the player has put in
** the place of another's battlefield, or created, came from no deck. */
static void replace_battlefields(ArbGame *g, ArbSeat seat)
{
  rb_tell(g, RB_E_LEAVE, seat, 0, ARB_NOTHING, 1);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    ArbCard *card = card_at(g, card1);
    if (card->owner != seat || card->flags & (RB_CARD_SHARED | ARB_CARD_TOKEN)) continue;
    rb_tell(g, RB_E_LEAVE, seat, card1, id_of(g, card1), 0);
    card->def = rb_cards(g->cards)->blank_battlefield;
    card->flags |= ARB_CARD_TOKEN;
  }
  game_changed(g);
}

/* R44: the leaving player contests nothing any more; others who have units there without
** controlling the place contest it. */
static void drop_contests(ArbGame *g, ArbSeat seat)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    RbBody *body = rb_body(g, card1);
    if (card_at(g, card1)->controller == seat) rb_battlefield_goes(g, card1, ARB_NO_SEAT);
    if (!(body->flags & RB_CONTESTED) || body->contested_by != seat) continue;
    body->flags &= (uint16_t)~(RB_CONTESTED | RB_STAGED_SHOWDOWN | RB_STAGED_COMBAT);
    body->contested_by = ARB_NO_SEAT;
    for (ZONE_EACH(g, unit1, zone_at(g, RB_Z_BOARD, 0)))
      if (id_equal(rb_body(g, unit1)->place, id_of(g, card1))) rb_contest(g, unit1);
  }
}

static void counter_all(ArbGame *g, ArbSeat seat) /* 652.4 */
{
  for (int i = g->s->pools[RB_POOL_ITEM].used; i > 0; i--) {
    if (!rb_item(g, i)->kind1) continue;
    RbItem item = *rb_item(g, i);
    const ArbCard *card = state_resolve(g->s, item.card);
    if (item.controller != seat && !(card && card->owner == seat)) continue;
    ArbEvent told = {.kind1 = RB_E_COUNTER + 1,
                     .actor = ARB_NO_SEAT,
                     .known = 0xFF,
                     .subject = card ? item.card : item.source,
                     .subject_def = item.def,
                     .source = item_id(g, i)};
    arb_event_record(g, &told);
    rb_item_remove(g, i);
    if (card) rb_to_trash(g, id_index1(item.card));
  }
}

static void remove_cards(ArbGame *g, ArbSeat seat) /* 652.3 */
{
  for (int zone = 0; zone < g->s->pools[ARB_POOL_ZONE].used; zone++) {
    if (zone_kind(g, zone) == RB_Z_BATTLEFIELDS) continue;
    for (ZONE_EACH(g, card1, zone))
      if (card_at(g, card1)->owner == seat) arb_zone_destroy(g, card1);
  }
  rb_player(g, seat)->cards = 0;
}

/* Effects that the player has begun go on; effects still to come do not happen (651.3, R44). */
static void drop_effects(ArbGame *g, ArbSeat seat)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    bool waits = effect->kind1 == RB_F_DELAYED || effect->kind1 == RB_F_EXTRA_TURN;
    if (waits && effect->controller == seat) arb_pool_free(g->s, RB_POOL_EFFECT, i);
  }
}

bool rb_end_turn(ArbGame *g)
{
  ArbFrame *turn = pool_at(g->s, ARB_POOL_FRAME, 1);
  bool before_end = turn->stage <= RB_PHASE_MAIN || turn->stage == RB_PHASE_DRAWN ||
                    turn->stage == RB_PHASE_OPENING;
  if (before_end) turn->stage = RB_PHASE_ENDING;
  if (rb_is_in_turn(turn)) arb_phases_drop(turn); /* nothing is added to a turn that is ended */
  game_touched(g, RB_TOUCH_REST);
  return before_end;
}

/* 652.5.a: the player's turn ends, and goes to its Ending Phase, so that effects which last for the
** turn end. */
static void leave_turn(ArbGame *g, ArbSeat seat)
{
  if (rb_table(g)->turn_player == seat) rb_end_turn(g);
}

static void remove_player(ArbGame *g, ArbSeat seat)
{
  if (!(g->s->lost >> seat & 1)) rb_tell(g, RB_E_CONCEDE, seat, 0, ARB_NOTHING, 0);
  leave_windows(g, seat);
  g->s->gone |= (uint8_t)(1u << seat);
  rb_batch_open(g);
  banish_all(g, seat);
  replace_battlefields(g, seat);
  drop_contests(g, seat);
  drop_effects(g, seat);
  counter_all(g, seat);
  remove_cards(g, seat);
  leave_turn(g, seat);
  game_changed(g);
  rb_batch_close(g);
}

void rb_remove_players(ArbGame *g)
{
  unsigned leaving = g->s->leaving;
  arb_flow_seal(g);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (leaving >> seat & 1) remove_player(g, seat);
  g->s->leaving = 0;
  rb_cleanup_again(g);
}
