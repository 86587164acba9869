/* SPDX-License-Identifier: MIT */
/*
** showdown.c -- showdowns and combat (341-348, 454-461).
**
**   non-combat:  WINDOW --all pass--> CONTROL -> gone
**   combat:      OPENS -> WINDOW -all pass-> CLOSES -> DAMAGE -> RESULT -> CONTROL -> ENDS -> gone
**                ^ 323.14: a running showdown becomes a combat
**
** Each stage is a step; abilities that it triggers are handled before the next stage (335.2, R5).
** Only damage continues directly with the combat cleanup (460.3).
*/
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"
#include "kernel/parts/act.h"

/* "When a showdown begins": for a combat, in one batch with the other triggers of its initial chain
** (459.2.d). */
static void emit_begins(ArbGame *g, ArbFrame *frame, ArbSeat contester)
{
  ArbEvent event = rb_event(g, RB_E_SHOWDOWN, contester, id_index1(frame->place));
  event.place = frame->place;
  event.amount = (frame->flags & RB_SHOWDOWN_COMBAT) != 0;
  frame->flags &= (uint8_t)~RB_SHOWDOWN_FRESH;
  rb_emit(g, &event);
}

void rb_showdown_begin(ArbGame *g, int battlefield1, bool combat)
{
  RbBody *body = rb_body(g, battlefield1);
  ArbSeat contester = body->contested_by;
  body->flags &= (uint16_t)~(RB_STAGED_SHOWDOWN | RB_STAGED_COMBAT); /* R51 */
  ArbFrame *frame = arb_frame_push(g, RB_FRAME_SHOWDOWN);
  frame->place = id_of(g, battlefield1);
  frame->value[RB_FOCUS] = contester; /* 345 */
  frame->value[RB_ATTACKING] = frame->value[RB_DEFENDING] = ARB_NO_SEAT;
  frame->stage = combat ? RB_SHOWDOWN_OPENS : RB_SHOWDOWN_WINDOW;
  frame->flags = combat ? RB_SHOWDOWN_COMBAT | RB_SHOWDOWN_FRESH : 0;
  if (!combat) emit_begins(g, frame, contester);
}

void rb_showdown_to_combat(ArbGame *g, ArbFrame *showdown) /* 323.14, 455.1 */
{
  showdown->flags |= RB_SHOWDOWN_COMBAT;
  showdown->stage = RB_SHOWDOWN_OPENS;
}

void rb_focus_passes(ArbGame *g) /* 346 */
{
  ArbFrame *frame = rb_showdown(g);
  if (frame->stage != RB_SHOWDOWN_WINDOW) return;
  frame->value[RB_FOCUS] = arb_game_next_seat(g, frame->value[RB_FOCUS]);
  frame->value[RB_PASSES] = 0;
}

/* ---- Designations (459.2.b, 323.2) -------------------------------------- */

bool rb_in_combat(const ArbGame *g, const RbBody *body) /* 741.3 */
{
  const ArbFrame *frame = rb_showdown(g);
  return frame && frame->flags & RB_SHOWDOWN_COMBAT && id_equal(frame->place, body->place) &&
         body->flags & (RB_ATTACKER | RB_DEFENDER);
}

/* The designation of its present controller (323.2.a, 323.2.b), only at the battlefield
** (323.2.c). */
static uint16_t designation(const ArbGame *g, const ArbFrame *frame, int card1)
{
  const RbBody *body = rb_body(g, card1);
  if (!frame || frame->value[RB_ATTACKING] == ARB_NO_SEAT || !id_equal(body->place, frame->place))
    return 0;
  if (rb_def_of(g, card1)->type != RB_UNIT) return 0;
  if (card_at(g, card1)->controller == frame->value[RB_ATTACKING]) return RB_ATTACKER;
  return card_at(g, card1)->controller == frame->value[RB_DEFENDING] ? RB_DEFENDER : 0;
}

static void emit_designation(ArbGame *g, int card1, int kind)
{
  ArbEvent event = rb_event(g, kind, card_at(g, card1)->controller, card1);
  rb_emit(g, &event);
}

/* Attack and Defend triggers are considered once in a combat (383.4.e.2.a). */
static void emit_new(ArbGame *g, uint16_t has, uint16_t told, int kind)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    RbBody *body = rb_body(g, card1);
    if (!(body->flags & has) || body->flags & told) continue;
    body->flags |= told;
    emit_designation(g, card1, kind);
  }
}

static void emit_new_designations(ArbGame *g)
{
  emit_new(g, RB_ATTACKER, RB_ATTACKED, RB_E_ATTACK); /* 459.2.b.3 */
  emit_new(g, RB_DEFENDER, RB_DEFENDED, RB_E_DEFEND); /* 459.2.b.4 */
}

static bool set_designations(ArbGame *g, bool act)
{
  const ArbFrame *frame = rb_showdown(g);
  bool changed = false;
  if (!frame) return false; /* designations ended with the last combat (461.7.a) */
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    RbBody *body = rb_body(g, card1);
    uint16_t wanted = designation(g, frame, card1);
    if ((body->flags & (RB_ATTACKER | RB_DEFENDER)) == wanted) continue;
    if (!act) return true;
    body->flags = (uint16_t)((body->flags & ~(RB_ATTACKER | RB_DEFENDER)) | wanted);
    changed = true;
  }
  if (changed) game_touched(g, RB_TOUCH_FACTS);
  return changed;
}

bool rb_designate(ArbGame *g, bool act) /* 323.2 */
{
  bool changed = set_designations(g, act);
  if (!act || !changed) return changed;
  rb_batch_open(g);
  emit_new_designations(g);
  rb_batch_close(g);
  return true;
}

/* ---- The Combat Showdown opens (459.2) ---------------------------------- */

static ArbSeat opponent_at(const ArbGame *g, ArbId place, ArbSeat seat)
{
  int seats = rb_unit_seats(g, place);
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (seats >> s & 1 && !rb_friends(g, s, seat)) return s;
  return ARB_NO_SEAT;
}

static void emit_player(ArbGame *g, int kind, ArbSeat seat, ArbId place)
{
  if (seat == ARB_NO_SEAT) return;
  ArbEvent event = rb_event(g, kind, seat, id_index1(place));
  event.place = place;
  rb_emit(g, &event);
}

static void combat_opens(ArbGame *g, ArbFrame *frame)
{
  RbBody *battlefield = rb_body_of(g, frame->place);
  ARB_HOLDS(g, battlefield->contested_by != ARB_NO_SEAT, "nobody has contested a combat (459.2.b)");
  frame->value[RB_ATTACKING] = battlefield->contested_by; /* 459.2.b.1 */
  frame->value[RB_DEFENDING] =
      opponent_at(g, frame->place, frame->value[RB_ATTACKING]); /* 459.2.b.2 */
  frame->value[RB_FOCUS] = frame->value[RB_ATTACKING];          /* 459.2.c */
  frame->value[RB_PASSES] = 0;                                  /* R34 */
  rb_batch_open(g);
  if (frame->flags & RB_SHOWDOWN_FRESH) emit_begins(g, frame, frame->value[RB_ATTACKING]);
  rb_tell(g, RB_E_COMBAT, frame->value[RB_ATTACKING], id_index1(frame->place), frame->place, 0);
  set_designations(g, true);
  emit_player(g, RB_E_ATTACK_BATTLEFIELD, frame->value[RB_ATTACKING], frame->place);
  emit_player(g, RB_E_DEFEND_BATTLEFIELD, frame->value[RB_DEFENDING], frame->place);
  emit_new_designations(g);
  ArbSeat order[ARB_SEATS_MAX], seat = frame->value[RB_ATTACKING];
  int count = 0;
  order[count++] = frame->value[RB_ATTACKING]; /* 459.2.d.1: attacker, the others, defender */
  while ((seat = (ArbSeat)((seat + 1) % g->s->seats)) != frame->value[RB_ATTACKING])
    if (seat != frame->value[RB_DEFENDING]) order[count++] = seat;
  if (frame->value[RB_DEFENDING] != ARB_NO_SEAT) order[count++] = frame->value[RB_DEFENDING];
  rb_batch_close_ordered(g, order, count);
  frame->stage = RB_SHOWDOWN_WINDOW;
}

/* ---- Combat damage (460) ------------------------------------------------ */

typedef struct Side {
  ArbId *units;
  int count, might;
} Side;

static Side side_of(ArbGame *g, const ArbFrame *frame, uint16_t role)
{
  int board = zone_at(g, RB_Z_BOARD, 0);
  Side side = {arena_take(g, state_zone(g->s, board)->count * sizeof(ArbId) + 4), 0, 0};
  for (ZONE_EACH(g, card1, board)) {
    const RbBody *body = rb_body(g, card1);
    if (!(body->flags & role) || !id_equal(body->place, frame->place)) continue;
    side.units[side.count++] = id_of(g, card1);
    if (body->flags & RB_STUNNED) continue; /* 423.1.b */
    if (rb_forbidden(g, card1, RB_CANNOT_DEAL_COMBAT_DAMAGE, frame->place)) continue;
    side.might += rb_might(g, card1);
  }
  return side;
}

/* How much damage to a unit has no effect: all of it (437.5.b, 460.2.c.9), or as much as will be
** prevented. */
static int unharmed(ArbGame *g, int card1)
{
  bool none = rb_forbidden(g, card1, RB_CANNOT_TAKE_DAMAGE, ARB_NOTHING);
  return none ? INT16_MAX : rb_prevented(g, card1);
}

/* The damage still needed to kill a unit, with what will be prevented (R12, 437.5.a). */
static int lethal(ArbGame *g, ArbSeat by, ArbId unit)
{
  int card1 = id_index1(unit), left = rb_might(g, card1) - rb_body(g, card1)->damage;
  if (rb_lethal_for(g, card1) >> by & 1) left = 1;
  int needed = (left > 1 ? left : 1) + unharmed(g, card1);
  return needed < INT16_MAX ? needed : INT16_MAX;
}

enum { RANK_FIRST, RANK_ANY, RANK_LAST, RANK_NEVER /* no amount is lethal (460.2.c.9) */ };

/* First with Tank (815), last with Backline (826).  With both, the assigning player says which of
** them counts (460.2.c.7). */
static uint8_t rank(ArbGame *g, ArbSeat by, ArbId unit)
{
  if (unharmed(g, id_index1(unit)) == INT16_MAX) return RANK_NEVER;
  bool tank = rb_has(g, id_index1(unit), RB_KW_TANK);
  bool backline =
      rb_has(g, id_index1(unit), RB_KW_BACKLINE) || rb_assigned_last(g, id_index1(unit));
  if (!tank && !backline) return RANK_ANY;
  if (tank && backline)
    return arb_ask_yes(g, by, "460.2.c.7", "Assign damage to it first, as Tank says?", unit)
               ? RANK_FIRST
               : RANK_LAST;
  return tank ? RANK_FIRST : RANK_LAST;
}

static bool zone_minds_damage(ArbGame *g, int zone)
{
  uint32_t keywords = rb_cards(g->cards)->damage_keywords;
  for (ZONE_EACH(g, card1, zone))
    if (rb_def_of(g, card1)->minds_damage || rb_def(g, rb_own_text(g, card1))->minds_damage ||
        rb_derived(g, card1)->keywords & keywords)
      return true;
  return false;
}

/* Whether anything in play depends on how much more than lethal damage a unit got. */
static bool damage_is_minded(ArbGame *g)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    bool acts = effect->kind1 == RB_F_STATIC || effect->kind1 == RB_F_DELAYED ||
                effect->kind1 == RB_F_REPLACEMENT;
    if (acts && rb_ability(g, effect->ability)->minds_damage) return true;
  }
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (zone_minds_damage(g, zone_at(g, RB_Z_LEGENDS, seat))) return true;
  if (zone_minds_damage(g, zone_at(g, RB_Z_FORMAT, 0))) return true;
  return zone_minds_damage(g, zone_at(g, RB_Z_BOARD, 0)) ||
         zone_minds_damage(g, zone_at(g, RB_Z_BATTLEFIELDS, 0));
}

/* Whether the order in which they get the damage does not matter: it kills none of them, and
** nothing depends on how much they got before they heal. */
static bool order_is_idle(ArbGame *g, ArbSeat by, const Side *group, int damage)
{
  for (int i = 0; i < group->count; i++)
    if (lethal(g, by, group->units[i]) <= damage) return false;
  return !damage_is_minded(g);
}

/* 460.2.c: units of one rank receive lethal damage one after the other, in the order that the
** assigning player chooses.  Returns the damage left. */
static int assign_rank(ArbGame *g, ArbSeat by, Side *group, int damage, ArbDeal *deals, int *count)
{
  int needed = 0;
  for (int i = 0; i < group->count; i++) needed += lethal(g, by, group->units[i]);
  const ArbOption *order = NULL;
  bool short_of = damage < needed; /* otherwise each gets its share in any order */
  if (short_of && !order_is_idle(g, by, group, damage)) {
    order = arb_ask_order(
                g, &(ArbAsk){.player = by,
                             .shape = ARB_ORDER,
                             .rule = "460.2.c.3",
                             .text = "Assign combat damage, first to last",
                             .list = arb_act_list,
                             .data = arb_act_listed(g, group->units, group->count, RB_V_DAMAGE)})
                .options;
  }
  for (int i = 0; i < group->count && damage > 0; i++) {
    ArbId unit = order ? order[i].object : group->units[i];
    int amount = lethal(g, by, unit) < damage ? lethal(g, by, unit) : damage;
    deals[(*count)++] = (ArbDeal){.target = unit, .amount = amount};
    damage -= amount;
  }
  return damage;
}

typedef struct Surplus {
  const ArbDeal *deals;
  int count, left;
} Surplus;

static void list_surplus(ArbGame *g, const void *data)
{
  const Surplus *surplus = data;
  for (int i = 0; i < surplus->count; i++) {
    const ArbDeal *deal = &surplus->deals[i];
    ask_option(g, (ArbOption){.verb = RB_V_DAMAGE,
                              .object = deal->target,
                              .aux = (uint16_t)deal->amount,
                              .value = deal->amount + surplus->left});
  }
}

/* 460.2.c.4: every unit has lethal damage, as far as the damage goes; the player assigns the rest
** freely.  When nothing depends on it, the last of the `filled` units gets it.  Returns how much
** went to those. */
static int assign_surplus(ArbGame *g, ArbSeat by, ArbDeal *deals, int filled, int count, int left)
{
  if (count < 2 || !damage_is_minded(g)) {
    deals[filled ? filled - 1 : count - 1].amount += left;
    return filled ? left : 0;
  }
  Surplus *surplus = arena_take(g, sizeof *surplus);
  *surplus = (Surplus){deals, count, left};
  int total = left;
  for (int i = 0; i < count; i++) total += deals[i].amount;
  ArbPicked amounts = arb_ask_split(g, &(ArbAsk){.player = by,
                                                 .shape = ARB_SPLIT,
                                                 .rule = "460.2.c.4",
                                                 .text = "Assign combat damage to each",
                                                 .min = total,
                                                 .max = total,
                                                 .list = list_surplus,
                                                 .data = surplus});
  for (int i = 0; i < count; i++) deals[i].amount = amounts.options[i].value;
  for (int i = filled; i < count; i++) left -= deals[i].amount;
  return left;
}

static void assign(ArbGame *g, ArbSeat by, const Side *from, const Side *to, ArbDeal *deals,
                   int *count)
{
  int damage = from->might, first = *count;
  uint8_t *ranks = arena_take(g, (size_t)to->count + 1);
  for (int i = 0; i < to->count && damage > 0; i++) ranks[i] = rank(g, by, to->units[i]);
  for (int wanted = RANK_FIRST; wanted <= RANK_LAST; wanted++) {
    Side group = {arena_take(g, (size_t)to->count * sizeof(ArbId) + 4), 0, 0};
    for (int i = 0; i < to->count; i++)
      if (ranks[i] == wanted) group.units[group.count++] = to->units[i];
    if (group.count && damage > 0) damage = assign_rank(g, by, &group, damage, deals, count);
  }
  int filled = *count - first;
  for (int i = 0; i < to->count && damage > 0; i++)
    if (ranks[i] == RANK_NEVER) deals[(*count)++] = (ArbDeal){.target = to->units[i]};
  if (damage > 0 && *count > first)
    rb_player(g, by)->excess =
        (uint16_t)assign_surplus(g, by, deals + first, filled, *count - first, damage);
}

static void combat_damage(ArbGame *g, ArbFrame *frame)
{
  Side attackers = side_of(g, frame, RB_ATTACKER), defenders = side_of(g, frame, RB_DEFENDER);
  frame->stage = RB_COMBAT_RESULT;
  if (attackers.count && defenders.count) { /* 460.1 */
    ArbDeal *deals = arena_take(g, (size_t)(attackers.count + defenders.count) * sizeof *deals);
    int count = 0;
    assign(g, frame->value[RB_ATTACKING], &attackers, &defenders, deals, &count);
    assign(g, frame->value[RB_DEFENDING], &defenders, &attackers, deals, &count);
    RbActor actor = {.player = ARB_NO_SEAT, .cause = RB_CAUSE_COMBAT};
    rb_deal(g, deals, count, &actor); /* 460.2.d: all at once */
  }
  rb_cleanup_push(g, RB_CLEANUP_COMBAT); /* 460.3, 461.1 */
}

/* ---- The Resolution Step (461) ------------------------------------------ */

/* Counts a combat won for each of the winner's units there. */
static void count_win(ArbGame *g, ArbId place, ArbSeat winner)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    RbBody *body = rb_body(g, card1);
    if (id_equal(body->place, place) && card_at(g, card1)->controller == winner &&
        rb_def_of(g, card1)->type == RB_UNIT)
      body->wins = (uint16_t)arb_flow_sum(g, body->wins, 1, UINT16_MAX, "combats won");
  }
}

static void combat_result(ArbGame *g, ArbFrame *frame)
{
  bool attackers = rb_has_units(g, frame->place, frame->value[RB_ATTACKING]);
  bool defenders = rb_has_units(g, frame->place, frame->value[RB_DEFENDING]);
  frame->stage = RB_SHOWDOWN_CONTROL;
  if (attackers && defenders) { /* 461.3.d.1 */
    frame->flags |= RB_SHOWDOWN_RESTAGED;
    rb_body_of(g, frame->place)->flags |= RB_STAGED_COMBAT;
    return;
  }
  if (attackers == defenders || frame->flags & RB_SHOWDOWN_RECALLED) return; /* no result */
  rb_batch_open(g);
  count_win(g, frame->place, frame->value[attackers ? RB_ATTACKING : RB_DEFENDING]);
  emit_player(g, RB_E_WIN_COMBAT,
              attackers ? frame->value[RB_ATTACKING] : frame->value[RB_DEFENDING], frame->place);
  emit_player(g, RB_E_LOSE_COMBAT,
              attackers ? frame->value[RB_DEFENDING] : frame->value[RB_ATTACKING], frame->place);
  rb_batch_close(g);
}

static ArbSeat only_seat_at(const ArbGame *g, ArbId place)
{
  int seats = rb_unit_seats(g, place);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (seats == 1 << seat) return seat;
  return ARB_NO_SEAT;
}

/* 348.2, 461.5: a player who alone has units there establishes control.  Gaining it in this way is
** a conquer (R1), and the battlefield is no longer contested (R4). */
static void establish_control(ArbGame *g, ArbFrame *frame)
{
  int battlefield1 = id_index1(frame->place);
  RbBody *body = rb_body(g, battlefield1);
  ArbSeat holder = only_seat_at(g, frame->place);
  ArbSeat before = card_at(g, battlefield1)->controller;
  bool combat = frame->flags & RB_SHOWDOWN_COMBAT;
  frame->stage = RB_SHOWDOWN_ENDS;
  int seats = rb_unit_seats(g, frame->place);
  if (frame->flags & RB_SHOWDOWN_RESTAGED || rb_opposed(g, seats)) return; /* 461.5: staged anew */
  body->flags &= (uint16_t)~(RB_CONTESTED | RB_STAGED_SHOWDOWN | RB_STAGED_COMBAT);
  body->contested_by = ARB_NO_SEAT;
  if (holder == before || (holder == ARB_NO_SEAT && !combat)) return;
  if (seats & (seats - 1)) return; /* team mates only: neither remains alone (348.2.a) */
  rb_battlefield_goes(g, battlefield1, holder);           /* 461.5.b: nobody there: uncontrolled */
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_FACEDOWN, 0))) /* 461.5.c */
    if (id_equal(rb_body(g, card1)->place, frame->place) && card_at(g, card1)->controller != holder)
      rb_to_trash(g, card1);
  if (holder != ARB_NO_SEAT) rb_score(g, holder, battlefield1, RB_E_CONQUER, before != ARB_NO_SEAT);
}

static void tell_end(ArbGame *g, int kind, ArbId place)
{
  rb_tell(g, kind, ARB_NO_SEAT, id_index1(place), place, 0);
}

/* 348.1: the showdown of a combat has ended, its other steps follow.  What that triggers is
** handled before damage. */
static void combat_showdown_ends(ArbGame *g, ArbFrame *frame)
{
  frame->stage = RB_COMBAT_DAMAGE;
  tell_end(g, RB_E_SHOWDOWN_END, frame->place);
}

/* 348.2, 461.7.  The frame goes before anything is told: what that triggers opens a chain of its
** own. */
static void showdown_ends(ArbGame *g, ArbFrame *frame)
{
  ArbId place = frame->place;
  bool combat = frame->flags & RB_SHOWDOWN_COMBAT;
  arb_frame_pop(g);
  tell_end(g, combat ? RB_E_COMBAT_END : RB_E_SHOWDOWN_END, place);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) rb_player(g, seat)->excess = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0)))
    rb_body(g, card1)->flags &= (uint16_t)~(RB_ATTACKER | RB_DEFENDER | RB_ATTACKED | RB_DEFENDED);
  if (combat) rb_expire(g, RB_UNTIL_COMBAT);
  game_touched(g, RB_TOUCH_FACTS);
}

/* 347.3.a, 348.2: without a combat the showdown is over as control is established, so what that
** triggers is finalized and resolves in the state behind it.  The steps of a combat are tasks of
** their own: there what a conquest triggers resolves before the combat ends (461.4, 461.6). */
static void control_is_decided(ArbGame *g, ArbFrame *frame)
{
  bool combat = frame->flags & RB_SHOWDOWN_COMBAT;
  rb_batch_open(g);
  establish_control(g, frame);
  if (!combat) showdown_ends(g, frame);
  rb_batch_close(g);
}

void rb_showdown_closes(ArbFrame *frame)
{
  frame->stage = frame->flags & RB_SHOWDOWN_COMBAT ? RB_COMBAT_CLOSES : RB_SHOWDOWN_CONTROL;
}

void rb_showdown_step(ArbGame *g)
{
  ArbFrame *frame = frame_top(g);
  if (frame->stage == RB_SHOWDOWN_WINDOW) {
    if (frame->value[RB_PASSES] >= rb_players_in(g))
      rb_showdown_closes(frame); /* 652.5.b.2: who had not passed has left */
    else rb_window(g, rb_invited(g, frame->value[RB_FOCUS]), "347");
    return;
  }
  arb_flow_seal(g);
  switch (frame->stage) {
  case RB_SHOWDOWN_OPENS: combat_opens(g, frame); break;
  case RB_COMBAT_CLOSES: combat_showdown_ends(g, frame); break;
  case RB_COMBAT_DAMAGE: combat_damage(g, frame); break;
  case RB_COMBAT_RESULT: combat_result(g, frame); break;
  case RB_SHOWDOWN_CONTROL: control_is_decided(g, frame); break;
  default: showdown_ends(g, frame); break;
  }
}
