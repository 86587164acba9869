/* SPDX-License-Identifier: MIT */
/*
** turn.c -- the phases of a turn and scoring (300-317, 413, 430, 431, 462-467).
**
**   Awaken -> Beginning (step, scoring) -> Channel -> Draw -> Main -> Ending -> Expiration -> next
**
** The TURN frame is always at the bottom; its stage is the phase.  A stage runs
** only when nothing stands above it: no cleanup, no chain, no showdown.  So
** each function here does what its rule says and moves the stage on; whatever
** that makes outstanding is handled before the next one (335).
*/
#include "kernel/parts/phases.h"
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

/* ---- States of the turn (307-310) --------------------------------------- */

bool rb_open(const ArbGame *g) /* 309.2 */
{
  return !rb_chain_exists(g);
}

bool rb_neutral_open(const ArbGame *g) /* 310.1 */
{
  return rb_open(g) && !rb_showdown(g);
}

/* ---- Points that are gained ----------------------------------------------- */

bool rb_cannot_win(ArbGame *g, ArbSeat seat) /* 054: a team wins together (484.6.a.1) */
{
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (game_seat_in(g, s) && rb_friends(g, s, seat) &&
        rb_player_cannot(g, s, RB_CANNOT_WIN, 0, ARB_NOTHING))
      return true;
  return false;
}

static void add_points(ArbGame *g, ArbSeat seat, int count, const RbGain *how)
{
  rb_player(g, seat)->points =
      (int16_t)arb_flow_sum(g, rb_player(g, seat)->points, count, INT16_MAX, "points");
  ArbEvent event = rb_event(g, RB_E_POINTS, seat, 0);
  event.amount = (int16_t)count;
  event.cause = how->cause;
  event.place = how->place;
  rb_tell_event(g, &event);
  game_touched(g, RB_TOUCH_FACTS);
  bool reached = rb_team_points(g, seat) >= rb_victory_score(g, seat);
  if (rb_cannot_win(g, seat)) return;
  bool at_once = (reached && rb_house(g, RB_H_WIN_AT_ONCE)) || g->s->time == RB_TIME_NEXT_POINT;
  if (at_once && !rb_over(g)) rb_win(g, seat);
}

/* ---- Drawing, channeling, burning out ----------------------------------- */

static void list_opponents(ArbGame *g, const void *data)
{
  ArbSeat seat = *(const ArbSeat *)data;
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (!rb_friends(g, s, seat) && game_seat_in(g, s))
      ask_option(g, (ArbOption){.verb = RB_V_PLAYER, .object = id_player(s)});
}

/* Which opponent gains a point, as the player who burns out says. */
static ArbSeat ask_who_gains(ArbGame *g, ArbSeat seat)
{
  ArbPicked chosen = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                               .shape = ARB_PICK,
                                               .rule = "431.2.c",
                                               .text = "Burn Out: which opponent gains a point?",
                                               .min = 1,
                                               .max = 1,
                                               .list = list_opponents,
                                               .data = ask_seat(g, seat)});
  return id_seat(chosen.options[0].object);
}

/* 431.3.b: nothing replaces or prevents the points of further Burn Outs in a sequence, and who
** reaches the Victory Score with them and leads wins at once, without a cleanup.  In a house where
** they win nothing, they do when the deck of who burns out stays empty (E418.3.a). */
static void gain_surely(ArbGame *g, ArbSeat gains, ArbSeat burns)
{
  bool goes_on = zone_first(g, zone_at(g, RB_Z_DECK, burns)) != 0;
  add_points(g, gains, 1, &(RbGain){0});
  if (rb_over(g) || (goes_on && rb_house(g, RB_H_BURN_OUT_WINS_NOTHING))) return;
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (!rb_friends(g, s, gains) && game_seat_in(g, s) &&
        rb_team_points(g, s) >= rb_team_points(g, gains))
      return;
  bool reached = rb_team_points(g, gains) >= rb_victory_score(g, gains);
  if (reached && !rb_cannot_win(g, gains)) rb_win(g, gains);
}

/* 431.2: the trash becomes the deck and an opponent gains a point.  An effect may replace all of it
** (370); then the deck is what that effect made of it.  Returns whether the action that needed
** cards can go on: a replaced Burn Out is not tried again with a deck that is still empty (R45). */
static bool burn_out(ArbGame *g, ArbSeat seat)
{
  RbPlayer *player = rb_player(g, seat);
  if (rb_may_be_replaced(g, RB_E_BURN_OUT) &&
      rb_replaced(g, rb_about_to(g, RB_E_BURN_OUT, seat, player->burned + 1)))
    return zone_first(g, zone_at(g, RB_Z_DECK, seat)) != 0;
  player->burned++;
  rb_tell(g, RB_E_BURN_OUT, seat, 0, ARB_NOTHING, player->burned);
  int trash = zone_at(g, RB_Z_TRASH, seat), count = state_zone(g->s, trash)->count, n = 0;
  ArbId *cards = arena_take(g, (size_t)(count + 1) * sizeof *cards);
  for (ZONE_EACH(g, card1, trash)) cards[n++] = id_of(g, card1);
  rb_recycle(g, cards, n, seat);
  ArbSeat gains = ask_who_gains(g, seat);
  if (player->burned < 2) rb_gain_points(g, gains, 1, &(RbGain){0});
  else gain_surely(g, gains, seat);
  return true;
}

/* 413.1: a card that is found in a zone is drawn as one from the top is; 056.2: into its owner's
** hand. */
static void draw_card(ArbGame *g, int card1, ArbSeat seat)
{
  arb_zone_move(g, card1, zone_at(g, RB_Z_HAND, card_at(g, card1)->owner), ARB_BOTTOM);
  ArbEvent event = rb_event(g, RB_E_DRAW, seat, card1);
  rb_emit(g, &event);
}

static void mill_card(ArbGame *g, int card1, ArbSeat seat)
{
  arb_zone_move(g, card1, zone_at(g, RB_Z_TRASH, seat), ARB_BOTTOM);
  ArbEvent event = rb_event(g, RB_E_MILL, seat, card1);
  rb_emit(g, &event);
}

/* From the top of the Main Deck, one at a time; what an empty deck lacked comes after the
** Burn Out.  False when the deck lacks cards still, as a Burn Out was replaced. */
static bool take_from_top(ArbGame *g, ArbSeat seat, int count,
                          void (*take)(ArbGame *g, int card1, ArbSeat seat))
{
  while (count > 0 && !rb_over(g)) {
    int top = zone_first(g, zone_at(g, RB_Z_DECK, seat));
    if (!top) {
      if (!burn_out(g, seat)) return false; /* 413.4.b */
      continue;
    }
    arb_know_open(g); /* what has become the top card is seen before it is drawn (108.4) */
    take(g, top, seat);
    count--;
  }
  return true;
}

/* How many are drawn in place of one (367); opening hands are drawn before anything is said. */
static int draws_instead(ArbGame *g, ArbSeat seat)
{
  if (!rb_table(g)->turn || !rb_may_be_replaced(g, RB_E_DRAW)) return 1;
  ArbEvent *event = rb_about_to(g, RB_E_DRAW, seat, 1);
  return rb_replaced(g, event) ? 0 : event->amount;
}

void rb_draw_card(ArbGame *g, ArbId card, ArbSeat seat)
{
  rb_batch_open(g);
  int count = draws_instead(g, seat);
  if (count > 0 && state_resolve(g->s, card)) draw_card(g, id_index1(card), seat), count--;
  if (count > 0) take_from_top(g, seat, count, draw_card);
  rb_batch_close(g);
}

/* 413: card by card, so each can be replaced. */
void rb_draw(ArbGame *g, ArbSeat seat, int count)
{
  bool enough = true;
  rb_player(g, seat)->burned = 0;
  rb_batch_open(g);
  for (; count > 0 && enough && !rb_over(g); count--)
    enough = take_from_top(g, seat, draws_instead(g, seat), draw_card);
  rb_batch_close(g);
}

void rb_mill(ArbGame *g, ArbSeat seat, int count)
{
  rb_player(g, seat)->burned = 0;
  rb_batch_open(g);
  take_from_top(g, seat, count, mill_card);
  rb_batch_close(g);
}

/* 430: as many as there are (315.3.b.1). */
int rb_channel(ArbGame *g, ArbSeat seat, int count, bool exhausted)
{
  int channeled = 0;
  rb_batch_open(g);
  for (; channeled < count; channeled++) {
    int top = zone_first(g, zone_at(g, RB_Z_RUNE_DECK, seat));
    if (!top) break;
    arb_zone_move(g, top, zone_at(g, RB_Z_RUNES, seat), ARB_BOTTOM);
    RbBody *body = rb_body(g, top);
    body->place = rb_base(seat);
    if (exhausted) body->flags |= RB_EXHAUSTED;
    ArbEvent event = rb_event(g, RB_E_CHANNEL, seat, top);
    rb_emit(g, &event);
  }
  rb_batch_close(g);
  return channeled;
}

void rb_empty_pools(ArbGame *g) /* 166 */
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (int i = 0; i < RB_RESTRICTIONS; i++) rb_player(g, seat)->mana[i] = (RbMana){0};
}

/* ---- Points (462-467) --------------------------------------------------- */

void rb_gain_points(ArbGame *g, ArbSeat seat, int count, const RbGain *how)
{
  if (count <= 0 || rb_player_cannot(g, seat, RB_CANNOT_GAIN_POINTS, 0, ARB_NOTHING)) return;
  arb_flow_sum(g, 0, count, INT16_MAX, "points gained at once");
  count = rb_gained(g, RB_E_POINTS, seat, count, how);
  if (count > 0) add_points(g, seat, count, how);
}

/* Takes points from one player, who cannot have less than none.  Returns how many were taken. */
static int take_points(ArbGame *g, ArbSeat seat, int count)
{
  RbPlayer *player = rb_player(g, seat);
  if (count > player->points) count = player->points;
  if (count <= 0) return 0;
  player->points = (int16_t)(player->points - count);
  rb_tell(g, RB_E_LOSE_POINTS, seat, 0, ARB_NOTHING, count);
  return count;
}

/* No rule takes points away: a card that does is right (002).  The points of a team are one
** total (478.3), so what the player does not have comes from their team mates. */
int rb_lose_points(ArbGame *g, ArbSeat seat, int count)
{
  if (count > rb_team_points(g, seat)) count = rb_team_points(g, seat);
  if (count <= 0) return 0;
  count = rb_gained(g, RB_E_LOSE_POINTS, seat, count, &(RbGain){0});
  int taken = take_points(g, seat, count);
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (s != seat && game_seat_in(g, s) && rb_friends(g, s, seat))
      taken += take_points(g, s, count - taken);
  game_touched(g, RB_TOUCH_FACTS);
  return taken;
}

void rb_win(ArbGame *g, ArbSeat seat)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_FACEDOWN, 0))) arb_know_show(g, card1, 0xFF); /* 421.4 */
  rb_tell(g, RB_E_WIN, seat, 0, ARB_NOTHING, seat == ARB_NO_SEAT ? 0 : rb_team_points(g, seat));
  rb_game_ends(g, seat); /* 481.6 */
}

/* Battlefields where a team mate keeps the player from scoring count, too (484.8.f.1, R27). */
static bool scored_everywhere(const ArbGame *g, ArbSeat seat)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    if (!((rb_body(g, card1)->scored | rb_body(g, card1)->barred) >> seat & 1)) return false;
  return true;
}

/* 466.1: one point, unless it would be the Winning Point by a conquer without
** every battlefield scored this turn: then the player draws instead. */
static void gain_scored_point(ArbGame *g, ArbSeat seat, int kind, ArbId battlefield)
{
  RbGain how = {kind == RB_E_CONQUER ? RB_CAUSE_CONQUER : RB_CAUSE_HOLD, battlefield};
  bool winning = rb_team_points(g, seat) >= rb_victory_score(g, seat) - 1; /* 466.1.b, R3 */
  if (rb_house(g, RB_H_LIMIT_AT_ONE_SHORT))
    winning = rb_team_points(g, seat) == rb_victory_score(g, seat) - 1;
  if (winning && kind == RB_E_CONQUER && !scored_everywhere(g, seat))
    rb_draw(g, seat, 1); /* 466.1.b.2 */
  else rb_gain_points(g, seat, 1, &how);
}

/* "A battlefield you conquered this turn", "if I conquered this turn". */
static void note_conquest(ArbGame *g, ArbSeat seat, int battlefield1)
{
  rb_body(g, battlefield1)->this_turn |= (uint16_t)(1u << seat);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    RbBody *body = rb_body(g, card1);
    if (rb_def_of(g, card1)->type == RB_UNIT && card_at(g, card1)->controller == seat &&
        id_equal(body->place, id_of(g, battlefield1)))
      body->this_turn = (uint16_t)arb_flow_sum(g, body->this_turn, 1, UINT16_MAX, "conquests");
  }
  game_touched(g, RB_TOUCH_FACTS);
}

void rb_score(ArbGame *g, ArbSeat seat, int battlefield1, int kind, int amount)
{
  RbBody *battlefield = rb_body(g, battlefield1);
  if ((battlefield->scored | battlefield->barred) >> seat & 1) return; /* 465, 464.1.a */
  if (rb_player_cannot(g, seat, RB_CANNOT_SCORE, 0, id_of(g, battlefield1))) return; /* 054 */
  battlefield->scored |= (uint8_t)(1u << seat);
  if (kind == RB_E_CONQUER) note_conquest(g, seat, battlefield1);
  rb_batch_open(g);
  ArbEvent event = rb_event(g, kind, seat, battlefield1);
  event.place = event.subject;
  event.amount = (int16_t)amount;
  if (kind == RB_E_HOLD) /* the point that will be gained of it */
    event.amount = !rb_player_cannot(g, seat, RB_CANNOT_GAIN_POINTS, 0, ARB_NOTHING);
  rb_emit(g, &event);
  event.kind1 = RB_E_SCORE + 1;
  event.amount = 0;
  rb_emit(g, &event);
  gain_scored_point(g, seat, kind, id_of(g, battlefield1));
  rb_batch_close(g); /* 466.2, also when the point was replaced (383.4.c.2.c) */
}

/* ---- The phases --------------------------------------------------------- */

static void next_stage(ArbGame *g, int stage)
{
  ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, 1);
  frame->stage = (uint8_t)stage;
  game_touched(g, RB_TOUCH_REST); /* which phase it is */
}

/* Told when the phase's own tasks begin: what came before has been handled. */
static void announce(ArbGame *g, int stage)
{
  ArbEvent event = rb_event(g, RB_E_PHASE, rb_table(g)->turn_player, 0);
  event.aux = (int16_t)stage;
  arb_event_record(g, &event);
}

/* 367: whether something else, or nothing, happens in place of a phase of the turn player. */
static bool is_replaced(ArbGame *g, int stage)
{
  if (!rb_may_be_replaced(g, RB_E_PHASE)) return false;
  ArbEvent *event = rb_about_to(g, RB_E_PHASE, rb_table(g)->turn_player, 1);
  event->aux = (int16_t)stage;
  return rb_replaced(g, event);
}

static void ready_all(ArbGame *g, ArbSeat seat) /* 315.1.b */
{
  const int zones[] = {zone_at(g, RB_Z_BOARD, seat), zone_at(g, RB_Z_RUNES, seat),
                       zone_at(g, RB_Z_LEGENDS, seat)};
  rb_batch_open(g);
  for (int i = 0; i < 3; i++)
    for (ZONE_EACH(g, card1, zones[i]))
      if (card_at(g, card1)->controller == seat) rb_ready(g, card1, seat);
  rb_batch_close(g);
}

/* 315.2: with its Scoring Step. */
bool rb_in_beginning_phase(const ArbGame *g, ArbSeat seat)
{
  int stage = ((const ArbFrame *)pool_at(g->s, ARB_POOL_FRAME, 1))->stage;
  return rb_table(g)->turn_player == seat &&
         (stage == RB_PHASE_BEGINNING || stage == RB_PHASE_SCORING);
}

static void awaken(ArbGame *g, ArbSeat seat)
{
  ready_all(g, seat);
  next_stage(g, RB_PHASE_BEGINNING);
}

/* What a rule gives or takes of a player's first turn it does once, not in an added phase. */
static bool in_first_turn(const ArbGame *g, ArbSeat seat)
{
  return rb_player(g, seat)->turns == 1 && !arb_phase_is_added(pool_at(g->s, ARB_POOL_FRAME, 1));
}

/* T602.4: who plays a limited deck without legend or Chosen Champion. */
static void draw_for_missing(ArbGame *g, ArbSeat seat)
{
  bool whole = zone_first(g, zone_at(g, RB_Z_LEGENDS, seat)) && rb_player(g, seat)->champion;
  if (rb_format(g, RB_F_MISSING_DRAWS) && in_first_turn(g, seat) && !whole)
    rb_draw(g, seat, rb_format(g, RB_F_MISSING_DRAWS));
}

static void beginning(ArbGame *g, ArbSeat seat) /* 315.2.a */
{
  rb_disqualify(g, seat);
  rb_batch_open(g);
  draw_for_missing(g, seat);
  ArbEvent event = rb_event(g, RB_E_BEGINNING, seat, 0);
  rb_emit(g, &event);
  rb_batch_close(g);
  next_stage(g, RB_PHASE_SCORING);
}

static void scoring(ArbGame *g, ArbSeat seat) /* 315.2.b */
{
  rb_disqualify(g, seat); /* 315.2.b.3 */
  rb_batch_open(g);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    if (card_at(g, card1)->controller == seat) rb_score(g, seat, card1, RB_E_HOLD, 0);
  rb_batch_close(g);
  next_stage(g, RB_PHASE_CHANNEL);
}

static void channel(ArbGame *g, ArbSeat seat) /* 315.3, 480.7, 482.7 */
{
  bool last = (seat + 1) % g->s->seats == rb_table(g)->first_player;
  int more = last ? rb_format(g, RB_F_EXTRA_RUNES_LAST) : 0;
  more += rb_format(g, RB_F_RUNES_OF + seat);
  rb_channel(g, seat, 2 + (in_first_turn(g, seat) ? more : 0), false);
  next_stage(g, RB_PHASE_DRAW);
}

static void draw(ArbGame *g, ArbSeat seat) /* 315.4 */
{
  bool skips = rb_format(g, RB_F_FIRST_SKIPS_DRAW) && seat == rb_table(g)->first_player &&
               in_first_turn(g, seat); /* 482.7 */
  if (!skips) rb_draw(g, seat, 1);
  next_stage(g, RB_PHASE_DRAWN);
}

static void drawn(ArbGame *g, ArbSeat seat) /* 315.4.d: a task of its own */
{
  rb_empty_pools(g);
  game_touched(g, RB_TOUCH_POOL);
  next_stage(g, RB_PHASE_OPENING);
}

static void opening(ArbGame *g, ArbSeat seat) /* 316 */
{
  next_stage(g, RB_PHASE_ENDING);
  if (is_replaced(g, RB_PHASE_MAIN)) return;
  next_stage(g, RB_PHASE_MAIN);
  announce(g, RB_PHASE_MAIN); /* a window writes nothing before it asks */
  ArbEvent event = rb_event(g, RB_E_MAIN_PHASE, seat, 0);
  rb_emit(g, &event);
}

static void main_phase(ArbGame *g, ArbSeat seat)
{
  rb_window(g, rb_invited(g, seat), "316.2.a");
}

static void end_stuns(ArbGame *g) /* 423.1.a.2 */
{
  bool any = false;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    any |= rb_body(g, card1)->flags & RB_STUNNED;
    rb_body(g, card1)->flags &= (uint16_t)~RB_STUNNED;
  }
  if (any) game_touched(g, RB_TOUCH_FACTS);
}

static void ending(ArbGame *g, ArbSeat seat) /* 317.1 */
{
  end_stuns(g);
  rb_batch_open(g);
  ArbEvent event = rb_event(g, RB_E_TURN_END, seat, 0);
  rb_emit(g, &event);
  rb_batch_close(g);
  next_stage(g, RB_PHASE_EXPIRATION);
  rb_table(g)->fepr = 0;
}

/* 317.2: the special cleanup first (flag 0), and again as long as items went
** through FEPR after it. */
static void expiration(ArbGame *g, ArbSeat seat)
{
  ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, 1);
  (void)seat;
  if (!frame->flags || rb_table(g)->fepr) {
    frame->flags = 1;
    rb_table(g)->fepr = 0;
    rb_cleanup_push(g, RB_CLEANUP_ENDING);
    return;
  }
  frame->flags = 0;
  next_stage(g, RB_PHASE_NEXT);
}

static void reset_turn_memory(ArbGame *g)
{
  const int zones[] = {RB_Z_BOARD, RB_Z_BATTLEFIELDS, RB_Z_LEGENDS, RB_Z_RUNES};
  arb_tallies_turn(g);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    rb_player(g, seat)->finalized = rb_player(g, seat)->played = 0;
    for (int i = 0; i < 4; i++)
      for (ZONE_EACH(g, card1, zone_at(g, zones[i], seat))) {
        rb_body(g, card1)->modes = 0;
        rb_body(g, card1)->moves = rb_body(g, card1)->wins = rb_body(g, card1)->this_turn = 0;
        rb_body(g, card1)->scored = rb_body(g, card1)->barred = 0;
      }
  }
  game_touched(g, RB_TOUCH_MEMORY | RB_TOUCH_REST);
}

void rb_begin_turn(ArbGame *g, ArbSeat seat) /* 317.3 */
{
  RbTable *table = rb_table(g);
  ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, 1);
  reset_turn_memory(g);
  arb_loop_forget(g);
  table->turn_player = seat;
  table->turn++;
  table->invited = table->declined = 0;
  rb_player(g, seat)->turns++;
  frame->stage = RB_PHASE_AWAKEN;
  arb_phases_drop(frame);
  if (zone_first(g, zone_at(g, RB_Z_FORMAT, 0))) game_changed(g); /* its "you" is another one */
  rb_tell(g, RB_E_TURN, seat, 0, ARB_NOTHING, table->turn);
  rb_expire_next(g, seat);
}

static void next_turn(ArbGame *g, ArbSeat seat)
{
  (void)seat;
  rb_next_turn(g);
}

/* ---- Added phases (002) --------------------------------------------------- */

const char *const rb_added_words[] = {"awaken", "beginning", "channel", "draw",
                                      "main",   "ending",    NULL};

bool rb_add_phase(ArbGame *g, int word)
{
  static const uint8_t stages[] = {RB_PHASE_AWAKEN, RB_PHASE_BEGINNING, RB_PHASE_CHANNEL,
                                   RB_PHASE_DRAW,   RB_PHASE_OPENING,   RB_PHASE_ENDING};
  static const uint8_t told[] = {RB_PHASE_AWAKEN, RB_PHASE_BEGINNING, RB_PHASE_CHANNEL,
                                 RB_PHASE_DRAW,   RB_PHASE_MAIN,      RB_PHASE_ENDING};
  if (!arb_phase_add(pool_at(g->s, ARB_POOL_FRAME, 1), stages[word])) return false;
  ArbEvent event = rb_event(g, RB_E_EXTRA_PHASE, rb_table(g)->turn_player, 0);
  event.aux = told[word];
  arb_event_record(g, &event);
  return true;
}

/* Where a phase, or the turn, begins after another phase is over. */
static const uint32_t phase_begins = 1u << RB_PHASE_BEGINNING | 1u << RB_PHASE_CHANNEL |
                                     1u << RB_PHASE_DRAW | 1u << RB_PHASE_OPENING |
                                     1u << RB_PHASE_ENDING | 1u << RB_PHASE_NEXT;

bool rb_phases_are_sound(const ArbFrame *turn)
{
  return !rb_is_in_turn(turn) || arb_phases_are_sound(turn, phase_begins | 1u << RB_PHASE_AWAKEN |
                                                                1u << RB_PHASE_EXPIRATION);
}

/* The phase that begins now.  What lasts for the turn ends once more after phases that were added
** behind the Ending Phase (317.2). */
static int after_phase(ArbGame *g, ArbFrame *turn)
{
  bool again = turn->stage == RB_PHASE_NEXT && arb_phases_waiting(turn);
  int stage = arb_phase_after(turn, again ? RB_PHASE_EXPIRATION : turn->stage);
  if (stage != turn->stage) game_touched(g, RB_TOUCH_REST); /* which phase it is */
  return stage;
}

void rb_turn_step(ArbGame *g)
{
  static void (*const phases[])(ArbGame *g, ArbSeat seat) = {
    [RB_PHASE_AWAKEN] = awaken,   [RB_PHASE_BEGINNING] = beginning,
    [RB_PHASE_SCORING] = scoring, [RB_PHASE_CHANNEL] = channel,
    [RB_PHASE_DRAW] = draw,       [RB_PHASE_MAIN] = main_phase,
    [RB_PHASE_ENDING] = ending,   [RB_PHASE_EXPIRATION] = expiration,
    [RB_PHASE_NEXT] = next_turn,  [RB_PHASE_DRAWN] = drawn,
    [RB_PHASE_OPENING] = opening};
  /* What follows a phase that is left out.  Pools empty and what lasts for the turn ends all the
  ** same (315.4.d, 317.2). */
  static const uint8_t behind[] = {
    [RB_PHASE_AWAKEN] = RB_PHASE_BEGINNING, [RB_PHASE_BEGINNING] = RB_PHASE_CHANNEL,
    [RB_PHASE_SCORING] = RB_PHASE_CHANNEL,  [RB_PHASE_CHANNEL] = RB_PHASE_DRAW,
    [RB_PHASE_DRAW] = RB_PHASE_DRAWN,       [RB_PHASE_ENDING] = RB_PHASE_EXPIRATION};
  ArbFrame *frame = frame_top(g);
  switch (frame->stage) { /* before the first turn */
  case RB_PHASE_SIDEBOARD: rb_sideboard_step(g); return;
  case RB_PHASE_FIELDS: rb_fields_step(g); return;
  case RB_PHASE_FIRST: rb_first_step(g); return;
  case RB_PHASE_MULLIGAN: rb_mulligan_step(g); return;
  default: break;
  }
  if (phase_begins >> frame->stage & 1) frame->stage = (uint8_t)after_phase(g, frame);
  if (frame->stage != RB_PHASE_MAIN) arb_flow_seal(g);
  bool own_tasks = frame->stage < RB_PHASE_MAIN || frame->stage == RB_PHASE_ENDING;
  if (own_tasks && is_replaced(g, frame->stage)) {
    next_stage(g, behind[frame->stage]);
    return;
  }
  if (own_tasks || (frame->stage == RB_PHASE_EXPIRATION && !frame->flags))
    announce(g, frame->stage);
  phases[frame->stage](g, rb_table(g)->turn_player);
}
