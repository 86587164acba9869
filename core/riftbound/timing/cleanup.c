/* SPDX-License-Identifier: MIT */
/*
** cleanup.c -- cleanups (318-324).
**
** A cleanup is due after every step in which something happened (rb_step).  The
** driver asks rb_cleanup_would_act: a cleanup that would change nothing ends
** there (322), any other becomes a frame whose stages are the groups of 323.
** A group that did something ends its step.
*/
#include <string.h>

#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

void rb_cleanup_push(ArbGame *g, int kind)
{
  rb_table(g)->cleanup_due = 0;
  arb_frame_push(g, RB_FRAME_CLEANUP)->value[RB_KIND] = (uint8_t)kind;
}

/* ---- What there is to see ----------------------------------------------- */

int rb_unit_seats(const ArbGame *g, ArbId place)
{
  int seats = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0)))
    if (id_equal(rb_body(g, card1)->place, place) && rb_def_of(g, card1)->type == RB_UNIT)
      seats |= 1 << card_at(g, card1)->controller;
  return seats;
}

bool rb_has_units(const ArbGame *g, ArbId place, ArbSeat seat)
{
  return seat != ARB_NO_SEAT && rb_unit_seats(g, place) >> seat & 1;
}

bool rb_is_fought_over(const ArbGame *g, ArbId battlefield)
{
  const ArbFrame *showdown = rb_showdown(g);
  return showdown && id_equal(showdown->place, battlefield);
}

/* ---- 1: winning --------------------------------------------------------- */

/* 323.1, 467, R3: the player, or the first seat of the team, that has more points than any other
** side and as many as it needs.  With a tie nobody wins. */
static ArbSeat winner(const ArbGame *g)
{
  ArbSeat best = ARB_NO_SEAT;
  int most = -1;
  ArbSeat sides = g->format.teams ? g->format.teams : g->s->seats;
  for (ArbSeat seat = 0; seat < sides; seat++) {
    if (!game_seat_in(g, seat)) continue;
    int points = rb_team_points(g, seat);
    if (points < most) continue;
    best = points > most ? seat : ARB_NO_SEAT;
    most = points;
  }
  if (best == ARB_NO_SEAT || most < rb_victory_score(g, best)) return ARB_NO_SEAT;
  return best;
}

/* Whether anybody may have enough points, in teams together; most often nobody has. */
static bool may_win(const ArbGame *g)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (g->format.teams || rb_player(g, seat)->points >= rb_victory_score(g, seat)) return true;
  return false;
}

static bool win(ArbGame *g, bool act)
{
  ArbSeat seat = may_win(g) ? winner(g) : ARB_NO_SEAT;
  if (seat == ARB_NO_SEAT || rb_cannot_win(g, seat)) return false;
  if (act) rb_win(g, seat);
  return true;
}

/* ---- 3: deaths ---------------------------------------------------------- */

static bool lethally_damaged(ArbGame *g, int card1) /* 143.2.a, 323.4 */
{
  const RbBody *body = rb_body(g, card1);
  if (body->damage <= 0 || rb_def_of(g, card1)->type != RB_UNIT) return false;
  return body->damage >= rb_might(g, card1) || rb_lethal_for(g, card1) & body->hurt_by;
}

static bool deaths(ArbGame *g, bool act)
{
  int board = zone_at(g, RB_Z_BOARD, 0), count = 0;
  ArbId *dying = act ? arena_take(g, (state_zone(g->s, board)->count + 1u) * sizeof *dying) : NULL;
  for (ZONE_EACH(g, card1, board)) {
    if (!lethally_damaged(g, card1)) continue;
    if (!act) return true;
    dying[count++] = id_of(g, card1);
  }
  if (count == 0) return false;
  RbActor actor = {.player = ARB_NO_SEAT, .cause = RB_CAUSE_CLEANUP};
  rb_kill(g, dying, count, &actor);
  return true;
}

/* ---- 4: control --------------------------------------------------------- */

void rb_battlefield_goes(ArbGame *g, int battlefield1, ArbSeat seat)
{
  card_at(g, battlefield1)->controller = seat;
  game_touched(g, RB_TOUCH_FACTS);
  rb_tell(g, RB_E_CONTROL, seat, battlefield1, id_of(g, battlefield1), 0);
}

/* 323.6 as the FAQ reads it: a controller without units there loses control.  `seats`: those that
** have units there. */
static bool has_lost_control(const ArbGame *g, int card1, int seats)
{
  ArbSeat seat = card_at(g, card1)->controller;
  return seat != ARB_NO_SEAT && !(seats >> seat & 1) && !rb_is_fought_over(g, id_of(g, card1));
}

static bool lose_control(ArbGame *g, bool act)
{
  bool changed = false;
  if (!rb_open(g)) return false;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    if (card_at(g, card1)->controller == ARB_NO_SEAT) continue;
    if (!has_lost_control(g, card1, rb_unit_seats(g, id_of(g, card1)))) continue;
    if (!act) return true;
    rb_battlefield_goes(g, card1, ARB_NO_SEAT);
    changed = true;
  }
  return changed;
}

/* ---- 5: what lies where it may not -------------------------------------- */

/* Gear at a battlefield; anything in another player's base. */
static bool is_stray(const ArbGame *g, int card1, const RbBody *body)
{
  if (rb_is_attached(body)) return false; /* R19 */
  if (rb_is_battlefield(body->place)) return rb_def_of(g, card1)->type == RB_GEAR;
  return rb_is_base(body->place) && !id_equal(body->place, rb_base(card_at(g, card1)->controller));
}

static bool recall_strays(ArbGame *g, bool act)
{
  bool changed = false;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    if (!is_stray(g, card1, rb_body(g, card1))) continue;
    if (!act) return true;
    rb_recall(g, card1, ARB_NO_SEAT);
    changed = true;
  }
  return changed;
}

static void list_hidden(ArbGame *g, const void *data)
{
  int battlefield1 = *(const int *)data;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_FACEDOWN, 0)))
    if (id_equal(rb_body(g, card1)->place, id_of(g, battlefield1)))
      ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

/* 107.3.b.2: removes facedown cards beyond the limit; the battlefield's controller chooses. */
static bool remove_excess(ArbGame *g, bool act)
{
  bool changed = false;
  if (!rb_any_speaks_of(g, RB_ABOUT_MOVES) &&
      state_zone(g->s, zone_at(g, RB_Z_FACEDOWN, 0))->count < 2)
    return false;
  for (ZONE_EACH(g, battlefield1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    int excess = rb_facedown_at(g, battlefield1) - rb_facedown_limit(g, battlefield1);
    if (excess <= 0) continue;
    if (!act) return true;
    int *at = arena_take(g, sizeof *at);
    *at = battlefield1;
    ArbPicked given = arb_ask_pick(g, &(ArbAsk){.player = card_at(g, battlefield1)->controller,
                                                .shape = ARB_PICK,
                                                .rule = "107.3.b.2",
                                                .text = "Which facedown card goes to the trash?",
                                                .min = excess,
                                                .max = excess,
                                                .list = list_hidden,
                                                .data = at});
    ArbId *gone = arena_take(g, (size_t)given.count * sizeof *gone);
    for (int i = 0; i < given.count; i++) gone[i] = given.options[i].object;
    for (int i = 0; i < given.count; i++) rb_to_trash(g, id_index1(gone[i]));
    changed = true;
  }
  return changed;
}

static bool remove_hidden(ArbGame *g, bool act) /* 107.3.d, R46 */
{
  bool changed = false;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_FACEDOWN, 0))) {
    const ArbCard *battlefield = state_resolve(g->s, rb_body(g, card1)->place);
    if (battlefield && battlefield->controller == card_at(g, card1)->controller) continue;
    if (!act) return true;
    rb_to_trash(g, card1);
    changed = true;
  }
  return remove_excess(g, act) || changed;
}

/* ---- 6, 7: what is staged ----------------------------------------------- */

enum { MARKS = RB_CONTESTED | RB_STAGED_SHOWDOWN | RB_STAGED_COMBAT };

static void unstage(RbBody *body)
{
  body->flags &= (uint16_t)~MARKS;
  body->contested_by = ARB_NO_SEAT;
}

/* The marks that a battlefield should have now (323.8-323.10, R4, R51).  `seats`: those that have
** units there. */
static uint16_t marks(const ArbGame *g, int card1, int seats)
{
  const RbBody *body = rb_body(g, card1);
  if (!(body->flags & RB_CONTESTED)) return 0;
  if (rb_is_fought_over(g, id_of(g, card1))) return body->flags & (RB_CONTESTED | RB_STAGED_COMBAT);
  if (!(seats >> body->contested_by & 1)) return 0; /* R4 (3) */
  uint16_t wanted = RB_CONTESTED | RB_STAGED_SHOWDOWN;
  if (rb_opposed(g, seats)) wanted |= RB_STAGED_COMBAT; /* 323.9 */
  return wanted;
}

static bool stage(ArbGame *g, bool act)
{
  bool changed = false;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    RbBody *body = rb_body(g, card1);
    if (!(body->flags & MARKS)) continue;
    uint16_t wanted = marks(g, card1, rb_unit_seats(g, id_of(g, card1)));
    if ((body->flags & MARKS) == wanted) continue;
    if (!act) return true;
    if (wanted == 0) unstage(body);
    else body->flags = (uint16_t)((body->flags & ~MARKS) | wanted);
    changed = true;
  }
  return changed;
}

/* ---- 8, 9: showdowns and combats begin ---------------------------------- */

/* Where a combat is staged, a showdown is, too (323.9). */
static bool begins_at(const ArbGame *g, int card1)
{
  return rb_body(g, card1)->flags & RB_STAGED_SHOWDOWN;
}

static void list_staged(ArbGame *g, const void *data)
{
  (void)data;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    if (begins_at(g, card1))
      ask_option(g, (ArbOption){.verb = RB_V_PLACE, .place = id_of(g, card1)});
}

static bool any_staged(const ArbGame *g)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    if (begins_at(g, card1)) return true;
  return false;
}

/* 323.11-323.13: the turn player chooses where a showdown begins; with a combat staged at that
** place, it is a Combat Showdown.  323.14: units of an opponent turn the running showdown into a
** combat. */
static bool begin_showdown(ArbGame *g, bool act)
{
  ArbFrame *showdown = rb_showdown(g);
  if (!rb_open(g)) return false;
  if (showdown) {
    if (showdown->flags & RB_SHOWDOWN_COMBAT || showdown->stage > RB_SHOWDOWN_WINDOW) return false;
    if (!rb_opposed(g, rb_unit_seats(g, showdown->place))) return false;
    if (act) rb_showdown_to_combat(g, showdown);
    return true;
  }
  if (!any_staged(g)) return false;
  if (!act) return true;
  ArbPicked place = arb_ask_pick(g, &(ArbAsk){.player = rb_acting_player(g),
                                              .shape = ARB_PICK,
                                              .rule = "323.11",
                                              .text = "Where does the showdown begin?",
                                              .min = 1,
                                              .max = 1,
                                              .list = list_staged});
  int card1 = id_index1(place.options[0].place);
  bool combat = rb_body(g, card1)->flags & RB_STAGED_COMBAT;
  rb_showdown_begin(g, card1, combat);
  return true;
}

/* ---- The special cleanups (324) ----------------------------------------- */

static void clear_all(ArbGame *g) /* E440.1.a.1: no healing, and no event */
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    RbBody *body = rb_body(g, card1);
    if (body->damage) game_changed(g);
    body->damage = 0;
    body->damaged_by = 0;
    body->hurt_by = 0;
    body->flags &= (uint16_t)~RB_HURT_BY_UNITS;
  }
}

static void heal_all(ArbGame *g)
{
  if (rb_house(g, RB_H_DAMAGE_IS_CLEARED)) {
    clear_all(g);
    return;
  }
  rb_batch_open(g);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) rb_heal(g, card1, ARB_NO_SEAT); /* 411.2 */
  rb_batch_close(g);
}

static bool ending_inserts(ArbGame *g, bool act) /* 317.2.b-d, R14 */
{
  if (!act || frame_top(g)->value[RB_KIND] != RB_CLEANUP_ENDING) return false;
  heal_all(g);
  rb_expire(g, RB_UNTIL_TURN);
  rb_empty_pools(g);
  return false; /* no player can act in between */
}

static void recall_attackers(ArbGame *g) /* 461.1.a.2 */
{
  ArbFrame *showdown = rb_showdown(g);
  ArbId place = showdown->place;
  ArbSeat attacker = showdown->value[RB_ATTACKING], defender = showdown->value[RB_DEFENDING];
  if (!rb_has_units(g, place, defender) || !rb_has_units(g, place, attacker)) return;
  showdown->flags |= RB_SHOWDOWN_RECALLED; /* FAQ 3 */
  ArbEvent tie = rb_event(g, RB_E_TIE, attacker, id_index1(place));
  rb_batch_open(g);
  if (rb_replaced(g, &tie)) {
    rb_batch_close(g);
    return;
  }
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0)))
    if (id_equal(rb_body(g, card1)->place, place) && card_at(g, card1)->controller == attacker &&
        rb_def_of(g, card1)->type == RB_UNIT)
      rb_recall(g, card1, ARB_NO_SEAT);
  rb_batch_close(g);
}

static bool combat_inserts(ArbGame *g, bool act) /* 461.1.a.1-2, R13 */
{
  if (!act || frame_top(g)->value[RB_KIND] != RB_CLEANUP_COMBAT) return false;
  heal_all(g);
  recall_attackers(g);
  return false;
}

/* ---- The groups in order (323) ------------------------------------------ */

/* The groups of a cleanup.  Each returns whether it changed anything; without `act`, whether it
** would. */
static bool (*const groups[])(ArbGame *g, bool act) = {win,            /* 323.1 */
                                                       rb_designate,   /* 323.2 */
                                                       ending_inserts, /* 317.2: 2c-2e */
                                                       deaths,         /* 323.4-5: 3a, 3b */
                                                       combat_inserts, /* 461.1: 3c, 3d */
                                                       lose_control,   /* 323.6 */
                                                       recall_strays,
                                                       remove_hidden,   /* 323.7 */
                                                       stage,           /* 323.8-10 */
                                                       begin_showdown}; /* 323.11-14 */
enum { GROUPS = sizeof groups / sizeof *groups };

bool rb_deaths_due(ArbGame *g)
{
  return deaths(g, false);
}

/* ---- Whether any group would act: only there for speed --------------------- */

/* The simple rule is any_group_acts, which goes through the board once for each group.  Whether a
** cleanup is due is asked after every step, and a survey goes through the board once for all of
** them.  A check build compares the two. */

/* The battlefields, with the seats that have units there.  When there are more than it has room
** for, the groups are checked one by one. */
typedef struct Survey {
  int count;
  ArbId places[RB_FIELDS_SURVEYED];
  uint8_t seats[RB_FIELDS_SURVEYED];
} Survey;

/* Checks 323.4-5 and 323.7, and finds who has units where. */
static bool survey_board(ArbGame *g, Survey *survey)
{
  *survey = (Survey){0};
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    survey->places[survey->count++] = id_of(g, card1);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    const RbBody *body = rb_body(g, card1);
    if (body->damage > 0 && lethally_damaged(g, card1)) return true;
    if (is_stray(g, card1, body)) return true;
    if (!rb_is_battlefield(body->place) || rb_def_of(g, card1)->type != RB_UNIT) continue;
    for (int i = 0; i < survey->count; i++)
      if (id_equal(survey->places[i], body->place))
        survey->seats[i] |= (uint8_t)(1u << card_at(g, card1)->controller);
  }
  return false;
}

/* Checks 323.6, 323.8-10, and whether a showdown begins. */
static bool fields_need_care(const ArbGame *g, const uint8_t *seats)
{
  bool open = rb_open(g), none_runs = open && !rb_showdown(g);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    int here = *seats++, flags = rb_body(g, card1)->flags;
    if (open && has_lost_control(g, card1, here)) return true;
    if (!(flags & MARKS)) continue;
    if ((flags & MARKS) != marks(g, card1, here) || (none_runs && begins_at(g, card1))) return true;
  }
  return false;
}

static bool any_group_acts(ArbGame *g)
{
  for (int i = 0; i < GROUPS; i++)
    if (groups[i](g, false)) return true;
  return false;
}

/* Whether any group would act, with at most one look at each object.  Most often nothing that
** deaths, strays and places depend on has changed since a cleanup had nothing to do; then who had
** units where is still known. */
static bool needs_cleanup(ArbGame *g)
{
  Survey survey;
  RbSummary *summary = pool_items(g->s, RB_POOL_SUMMARY);
  bool quiet = summary->surveyed && rb_is_quiet(g);
  if (state_zone(g->s, zone_at(g, RB_Z_BATTLEFIELDS, 0))->count > RB_FIELDS_SURVEYED)
    return any_group_acts(g);
  if (win(g, false) || rb_designate(g, false)) return true;
  if (!quiet && survey_board(g, &survey)) return true;
  bool limited = rb_any_speaks_of(g, RB_ABOUT_MOVES); /* limits of facedown cards may change */
  if ((!quiet || limited) && remove_hidden(g, false)) return true;
  if (fields_need_care(g, quiet ? summary->seats : survey.seats)) return true;
  if (rb_showdown(g) && begin_showdown(g, false)) return true;
  if (!quiet) memcpy(summary->seats, survey.seats, sizeof survey.seats);
  summary->surveyed = 1;
  return false;
}

bool rb_cleanup_would_act(ArbGame *g)
{
  bool acts = needs_cleanup(g);
  ARB_HOLDS(g, !g->check || acts == any_group_acts(g), /* a check build proves it */
            "the survey before a cleanup says otherwise than its tasks (323)");
  if (!acts) g->s->touched[RB_LOOK_CLEANUP] = 0;
  return acts;
}

void rb_cleanup_done(ArbGame *g)
{
  rb_table(g)->last_serial = 0; /* 428.5.c: only the cleanup right after it */
  rb_table(g)->last_origin = (RbOrigin){0};
  rb_expire(g, RB_UNTIL_CLEANUP);
}

static void end_cleanup(ArbGame *g)
{
  arb_frame_pop(g);
  rb_cleanup_done(g);
}

/* 652.5: a cleanup that has come to its last task goes through the others again.  Where it ends a
** turn or a combat, what stands before 323.6 is over: healing, recalls, what ends with the turn. */
void rb_cleanup_again(ArbGame *g)
{
  ArbFrame *frame = frame_top(g);
  if (frame->kind1 - 1 != RB_FRAME_CLEANUP || frame->stage != GROUPS - 1) return;
  frame->stage = 0;
  if (frame->value[RB_KIND] != RB_CLEANUP_NORMAL)
    while (groups[frame->stage] != lose_control) frame->stage++;
}

void rb_cleanup_step(ArbGame *g)
{
  ArbFrame *frame = frame_top(g);
  if (frame->stage == GROUPS - 1) { /* it pushes a frame, so this frame must be gone */
    end_cleanup(g);
    if (begin_showdown(g, false)) begin_showdown(g, true);
    return;
  }
  arb_flow_seal(g);
  while (frame->stage < GROUPS - 1) {
    if (groups[frame->stage++](g, true)) return; /* 322: the change makes another cleanup due */
    frame = frame_top(g);
  }
  /* 651.3: where a showdown begins is a step of its own, dropped when its player leaves. */
  if (begin_showdown(g, false)) rb_table(g)->idle = 1;
  else end_cleanup(g);
}
