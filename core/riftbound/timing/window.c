/* SPDX-License-Identifier: MIT */
/*
** window.c -- what a player with priority or Focus may do (338, 347, 316.2):
** play, use, move (144), hide (421), pass, end the turn.
**
** A window asks before it writes anything.  What is chosen begins in the same step, so the step can
** be taken back as a whole (358.4).
*/
#include <stdio.h>

#include "kernel/parts/explain.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

/* ---- The window: what may be done now ----------------------------------- */

static void list_plays(ArbGame *g, ArbSeat seat, int zone)
{
  for (ZONE_EACH(g, card1, zone))
    if (rb_may_play(g, seat, card1))
      ask_option(g, (ArbOption){.verb = RB_V_PLAY, .object = id_of(g, card1)});
}

static void offer_permitted(ArbGame *g, ArbSeat seat, int card1, void *data)
{
  (void)data;
  if (rb_may_play(g, seat, card1))
    ask_option(g, (ArbOption){.verb = RB_V_PLAY, .object = id_of(g, card1)});
}

static void offer_permitted_spell(ArbGame *g, ArbSeat seat, int card1, void *data)
{
  if (rb_def_of(g, card1)->type == RB_SPELL) offer_permitted(g, seat, card1, data);
}

static void offer_use(ArbGame *g, int card1, int n, int ability)
{
  ask_option(g, (ArbOption){.verb = RB_V_USE,
                            .object = id_of(g, card1),
                            .aux = (uint16_t)n,
                            .value = ability,
                            .flags = rb_is_add(rb_ability(g, ability)) ? ARB_OPTION_MANUAL : 0});
}

static void offer_uses(ArbGame *g, ArbSeat seat, int card1, void *data)
{
  int count;
  const int *abilities = rb_object_abilities(g, card1, &count);
  (void)data;
  for (int i = 0; i < count; i++)
    if (rb_may_use(g, seat, card1, abilities[i])) offer_use(g, card1, i + 1, abilities[i]);
}

static void list_uses(ArbGame *g, ArbSeat seat, int zone)
{
  for (ZONE_EACH(g, card1, zone)) {
    if (card_at(g, card1)->controller != seat) continue;
    if (rb_may_activate(g, card1, RB_ACTIVATES)) offer_uses(g, seat, card1, NULL);
  }
}

/* Visits cards off the board that may have abilities to use where they lie. */
static void each_elsewhere(ArbGame *g, ArbSeat seat, RbCardVisitor *visit, void *data)
{
  bool given = rb_any_speaks_of(g, RB_ABOUT_GRANTS);
  for (uint32_t zones = rb_cards(g->cards)->use_zones; zones; zones &= zones - 1) {
    int zone = __builtin_ctz(zones);
    for (ZONE_EACH(g, card1, zone_at(g, zone, seat)))
      if (given || rb_def_of(g, card1)->use_zones >> zone & 1) visit(g, seat, card1, data);
  }
}

/* At a window runes can be used, because they have Reaction (163.2).  One rune stands for all of
** its definition and state. */
static void list_runes(ArbGame *g, ArbSeat seat)
{
  int seen[2 * RB_DOMAINS];
  int count = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_RUNES, seat))) {
    bool exhausted = rb_body(g, card1)->flags & RB_EXHAUSTED, known = false;
    int key = 2 * card_at(g, card1)->def + exhausted;
    for (int i = count; i > 0 && !known; i--) known = seen[i - 1] == key; /* they lie together */
    if (known || count == 2 * RB_DOMAINS) continue;
    const RbCardDef *def = rb_def_of(g, card1);
    if (!def->basic_rune) continue;
    seen[count++] = key;
    if (!exhausted) offer_use(g, card1, 1, def->first_ability);
    offer_use(g, card1, 2, def->first_ability + 1);
  }
}

/* 144.2: whether it is a ready unit of the seat. */
static bool is_mover(const ArbGame *g, ArbSeat seat, int card1)
{
  return card_at(g, card1)->controller == seat && !(rb_body(g, card1)->flags & RB_EXHAUSTED) &&
         rb_def_of(g, card1)->type == RB_UNIT;
}

/* 144: whether a unit may make a standard move to a place. */
static bool may_move(ArbGame *g, ArbSeat seat, int card1, ArbId place)
{
  const RbBody *body = rb_body(g, card1);
  if (!is_mover(g, seat, card1) || !rb_may_be_moved_to(g, card1, place)) return false;
  if (rb_cannot_move(g, card1, seat)) return false; /* 054 */
  if (rb_is_battlefield(place) && rb_is_battlefield(body->place))
    return rb_has(g, card1, RB_KW_GANKING) || rb_open_to_moves(g, place); /* 144.4.c */
  return true;
}

static void list_moves_to(ArbGame *g, ArbSeat seat, ArbId place)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0)))
    if (may_move(g, seat, card1, place)) {
      ask_option(g, (ArbOption){.verb = RB_V_MOVE, .place = place});
      return;
    }
}

static void list_moves(ArbGame *g, ArbSeat seat)
{
  bool any = false;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) any |= is_mover(g, seat, card1);
  if (!any) return;
  list_moves_to(g, seat, rb_base(seat));
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    list_moves_to(g, seat, id_of(g, card1));
}

int rb_facedown_at(const ArbGame *g, int battlefield1)
{
  int count = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_FACEDOWN, 0)))
    count += id_equal(rb_body(g, card1)->place, id_of(g, battlefield1));
  return count;
}

/* 421, 811: whether the seat controls the battlefield and it has room for a facedown card
** (107.3.b). */
static bool may_hide(ArbGame *g, ArbSeat seat, int hidden1, int battlefield1)
{
  return card_at(g, battlefield1)->controller == seat &&
         !rb_player_cannot(g, seat, RB_CANNOT_HIDE, hidden1, id_of(g, battlefield1)) &&
         rb_facedown_at(g, battlefield1) < rb_facedown_limit(g, battlefield1);
}

static RbTotal hide_cost(ArbGame *g, ArbSeat seat) /* 811.1.b */
{
  RbTotal total = {.power_count = 1, .power = {{RB_ANY_DOMAIN, 1}}};
  rb_change_part(g, seat, RB_PART_HIDE, &total);
  return total;
}

/* 811.1.b: whether the seat can pay 1 Power, as changed, or what a static says instead. */
static bool can_pay_to_hide(ArbGame *g, ArbSeat seat)
{
  const RbTotal usual = hide_cost(g, seat), other = {.energy = rb_hides_for(g, seat)};
  return rb_can_pay(g, seat, &usual, NULL, 0) ||
         (other.energy >= 0 && rb_can_pay(g, seat, &other, NULL, 0));
}

/* If the player can pay both costs, the player chooses; neither is always better. */
static void pay_to_hide(ArbGame *g, ArbSeat seat, ArbId card)
{
  RbTotal *totals = arena_take(g, 2 * sizeof *totals);
  totals[0] = hide_cost(g, seat), totals[1] = (RbTotal){.energy = rb_hides_for(g, seat)};
  bool instead = totals[1].energy >= 0 && rb_can_pay(g, seat, &totals[1], NULL, 0);
  if (instead && totals[1].energy && rb_can_pay(g, seat, &totals[0], NULL, 0))
    instead = arb_ask_yes(g, seat, "811.1.b", "Hide it for Energy instead of Power?", card);
  rb_pay(g, seat, &totals[instead], card, NULL, 0);
}

static void list_hides(ArbGame *g, ArbSeat seat, int zone)
{
  for (ZONE_EACH(g, card1, zone)) {
    if (!rb_has(g, card1, RB_KW_HIDDEN) || !can_pay_to_hide(g, seat)) continue;
    for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
      if (may_hide(g, seat, card1, place1))
        ask_option(g, (ArbOption){
                        .verb = RB_V_HIDE, .object = id_of(g, card1), .place = id_of(g, place1)});
  }
}

/* ---- Team mates (484.8.a) ----------------------------------------------- */

ArbSeat rb_invited(const ArbGame *g, ArbSeat holder)
{
  return rb_table(g)->invited ? (ArbSeat)(rb_table(g)->invited - 1) : holder;
}

/* In their turn a player may let a team mate act with their priority.  One who has just declined is
** not asked again until something else was done. */
static void list_invitations(ArbGame *g, ArbSeat seat)
{
  const RbTable *table = rb_table(g);
  if (!g->format.teams || table->turn_player != seat || table->declined) return;
  for (ArbSeat mate = 0; mate < g->s->seats; mate++)
    if (mate != seat && rb_friends(g, mate, seat))
      ask_option(g, (ArbOption){.verb = RB_V_INVITE, .object = id_player(mate)});
}

/* A guest may play spells and activate abilities, and nothing else. */
static void list_guest(ArbGame *g, ArbSeat seat)
{
  const int zones[] = {zone_at(g, RB_Z_HAND, seat), zone_at(g, RB_Z_FACEDOWN, 0)};
  ask_option(g, (ArbOption){.verb = RB_V_PASS});
  for (int i = 0; i < 2; i++)
    for (ZONE_EACH(g, card1, zones[i]))
      if (card_at(g, card1)->controller == seat && rb_def_of(g, card1)->type == RB_SPELL &&
          rb_may_play(g, seat, card1))
        ask_option(g, (ArbOption){.verb = RB_V_PLAY, .object = id_of(g, card1)});
  rb_each_permitted(g, seat, offer_permitted_spell, NULL);
  list_uses(g, seat, zone_at(g, RB_Z_BOARD, 0));
  list_uses(g, seat, zone_at(g, RB_Z_LEGENDS, seat));
  each_elsewhere(g, seat, offer_uses, NULL);
  list_runes(g, seat);
}

/* ---- All of it ---------------------------------------------------------- */

static void list_window(ArbGame *g, const void *data)
{
  ArbSeat seat = *(const ArbSeat *)data;
  bool neutral = rb_neutral_open(g);
  if (rb_table(g)->invited) {
    list_guest(g, seat);
    return;
  }
  ask_option(g, (ArbOption){.verb = neutral ? RB_V_END : RB_V_PASS});
  list_plays(g, seat, zone_at(g, RB_Z_HAND, seat));
  list_plays(g, seat, zone_at(g, RB_Z_CHAMPION, seat));
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_FACEDOWN, 0)))
    if (card_at(g, card1)->controller == seat && rb_may_play(g, seat, card1))
      ask_option(g, (ArbOption){.verb = RB_V_PLAY, .object = id_of(g, card1)});
  rb_each_permitted(g, seat, offer_permitted, NULL);
  list_uses(g, seat, zone_at(g, RB_Z_BOARD, 0));
  list_uses(g, seat, zone_at(g, RB_Z_LEGENDS, seat));
  each_elsewhere(g, seat, offer_uses, NULL);
  if (neutral) {
    list_moves(g, seat);
    list_hides(g, seat, zone_at(g, RB_Z_HAND, seat));
    list_hides(g, seat, zone_at(g, RB_Z_CHAMPION, seat));
  }
  list_invitations(g, seat);
  list_runes(g, seat);
  arb_loop_restrain(g, seat);
}

static bool may_play_any(ArbGame *g, ArbSeat seat, int zone)
{
  for (ZONE_EACH(g, card1, zone))
    if (rb_may_play(g, seat, card1)) return true;
  return false;
}

static void find_use(ArbGame *g, ArbSeat seat, int card1, void *data)
{
  bool *found = data;
  int count;
  const int *abilities = rb_object_abilities(g, card1, &count);
  for (int i = 0; i < count && !*found; i++)
    *found = !rb_is_add(rb_ability(g, abilities[i])) && rb_may_use(g, seat, card1, abilities[i]);
}

static bool may_use_any(ArbGame *g, ArbSeat seat, int zone)
{
  bool found = false;
  for (ZONE_EACH(g, card1, zone))
    if (card_at(g, card1)->controller == seat && !found) find_use(g, seat, card1, &found);
  return found;
}

static void find_play(ArbGame *g, ArbSeat seat, int card1, void *data)
{
  bool *found = data;
  *found = *found || rb_may_play(g, seat, card1);
}

/* Whether a player who passes could have done something else (T505.5). */
static bool could_act(ArbGame *g, ArbSeat seat)
{
  bool found = false;
  rb_each_permitted(g, seat, find_play, &found);
  if (!found) each_elsewhere(g, seat, find_use, &found);
  if (found) return true;
  return may_play_any(g, seat, zone_at(g, RB_Z_HAND, seat)) ||
         may_play_any(g, seat, zone_at(g, RB_Z_CHAMPION, seat)) ||
         may_play_any(g, seat, zone_at(g, RB_Z_FACEDOWN, 0)) ||
         may_use_any(g, seat, zone_at(g, RB_Z_BOARD, seat)) ||
         may_use_any(g, seat, zone_at(g, RB_Z_LEGENDS, seat));
}

static void note_choice(ArbGame *g, ArbSeat seat, const ArbOption *option)
{
  bool passes = option->verb == RB_V_PASS;
  if (option->verb != RB_V_END)
    arb_loop_chosen(g, seat, option, passes, passes && could_act(g, seat));
}

typedef struct MoveData {
  ArbSeat seat;
  ArbId place;
  int tax; /* Power for each unit beyond the first */
} MoveData;

static void list_movers(ArbGame *g, const void *data)
{
  const MoveData *move = data;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0)))
    if (may_move(g, move->seat, card1, move->place))
      ask_option(g, (ArbOption){.verb = RB_V_UNIT, .object = id_of(g, card1)});
}

static RbTotal tax_of(const MoveData *move, int units)
{
  RbTotal total = {0};
  int power = move->tax * (units - 1);
  if (power > UINT8_MAX) total.beyond = true;
  else if (power > 0) rb_total_add_power(&total, (RbPower){RB_ANY_DOMAIN, (uint8_t)power});
  return total;
}

/* Whether there is room for these units together, and the player can pay for as many. */
static bool can_move_together(ArbGame *g, const void *data, const ArbOption *picks, int count,
                              ArbExtent extent)
{
  const MoveData *move = data;
  RbTotal total = tax_of(move, count);
  (void)extent;
  ArbId *units = arena_raw(g, (size_t)(count + 1) * sizeof *units);
  for (int i = 0; i < count; i++) units[i] = picks[i].object;
  return rb_has_room(g, units, count, ARB_NO_SEAT, move->place) &&
         rb_can_pay(g, move->seat, &total, NULL, 0);
}

enum { MOVE_QUESTION = 110 };

static void standard_move(ArbGame *g, ArbSeat seat, ArbId place) /* 144.3 */
{
  MoveData *data = arena_take(g, sizeof *data);
  *data = (MoveData){seat, place, rb_move_tax(g, place, seat)};
  bool limited = rb_any_speaks_of(g, RB_ABOUT_MOVES); /* a tax, or too little room */
  char *text = arena_take(g, MOVE_QUESTION), name[80];
  rb_name_of(g, place, seat, name, sizeof name);
  snprintf(text, MOVE_QUESTION, "Which units move to %s?", name);
  ArbPicked units = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                              .shape = ARB_PICK,
                                              .rule = "144.3",
                                              .text = text,
                                              .min = 1,
                                              .max = 1000,
                                              .list = list_movers,
                                              .data = data,
                                              .fits = limited ? can_move_together : NULL});
  ArbId *moved = arena_take(g, (size_t)units.count * sizeof *moved);
  rb_batch_open(g);
  for (int i = 0; i < units.count; i++) moved[i] = units.options[i].object;
  RbTotal *tax = arena_take(g, sizeof *tax);
  *tax = tax_of(data, units.count);
  if (data->tax) rb_pay(g, seat, tax, ARB_NOTHING, NULL, 0);
  bool before = rb_pays(g, true);
  for (int i = 0; i < units.count; i++) rb_exhaust(g, id_index1(moved[i]), seat); /* 144.3.c */
  rb_pays(g, before);
  rb_batch_close(g);
  rb_move(g, moved, units.count, place, seat);
}

static void pass(ArbGame *g, ArbSeat seat) /* 339, 347.3 */
{
  ArbFrame *frame = frame_top(g);
  rb_tell(g, RB_E_PASS, seat, 0, ARB_NOTHING, 0);
  rb_table(g)->idle = 1;
  if (frame->kind1 - 1 == RB_FRAME_CHAIN) {
    frame->value[RB_PASSES]++;
    frame->value[RB_PRIORITY] = arb_game_next_seat(g, seat);
    return;
  }
  frame->value[RB_FOCUS] = arb_game_next_seat(g, seat);
  if (++frame->value[RB_PASSES] < rb_players_in(g)) return;
  rb_showdown_closes(frame);
  rb_table(g)->idle = 0; /* 347.3.a.1 */
}

static void end_main_phase(ArbGame *g) /* 316.6 */
{
  ArbFrame *frame = frame_top(g);
  arb_flow_seal(g);
  frame->stage = RB_PHASE_ENDING;
  game_touched(g, RB_TOUCH_REST);
}

static bool nothing_dies(ArbGame *g, void *data)
{
  return !rb_deaths_due(g);
}

/* Steps 2 to 6 follow at once unless a task must be handled first (354.4).  Nothing was waiting
** when the window opened, and a card that leaves its zone for the chain can only have changed the
** Might of units. */
static void go_on(ArbGame *g)
{
  if (arb_ask_possible(g, nothing_dies, NULL)) rb_finalize_step(g, rb_item_pending(g));
}

static void acted(ArbGame *g)
{
  rb_table(g)->invited = 0;
  ArbFrame *showdown = rb_showdown(g), *top = frame_top(g);
  if (showdown) showdown->value[RB_PASSES] = 0;
  if (top->kind1 - 1 == RB_FRAME_CHAIN) top->value[RB_PASSES] = 0;
}

/* Handles an invitation or its refusal; any other action makes new invitations possible. */
static bool invitation(ArbGame *g, ArbSeat seat, const ArbOption *option)
{
  RbTable *table = rb_table(g);
  bool declines = table->invited && option->verb == RB_V_PASS;
  table->declined = declines;
  if (declines) table->invited = 0;
  if (option->verb == RB_V_INVITE) {
    table->invited = (uint8_t)id_index1(option->object);
    rb_tell(g, RB_E_INVITE, seat, 0, ARB_NOTHING, table->invited);
  }
  if (declines || option->verb == RB_V_INVITE) table->idle = 1;
  return table->idle;
}

void rb_window(ArbGame *g, ArbSeat seat, const char *rule)
{
  ArbOption option = arb_ask_window(g, seat, rule, "What do you do?", list_window);
  if (arb_loop_watched(g)) note_choice(g, seat, &option);
  if (g->format.teams && invitation(g, seat, &option)) return;
  switch (option.verb) {
  case RB_V_PASS: pass(g, seat); return;
  case RB_V_END: end_main_phase(g); return;
  case RB_V_PLAY:
    acted(g);
    rb_declare_play(g, seat, id_index1(option.object), rb_needs_now(g, seat) | RB_OWN_ACCORD);
    go_on(g);
    return;
  case RB_V_USE:
    if (rb_adds_at_once(rb_ability(g, option.value))) { /* 429.2: no priority, no focus passes */
      acted(g); /* 339.1, 348: but an ability was activated */
      rb_use_add(g, seat, id_index1(option.object), option.value);
      return;
    }
    acted(g);
    rb_declare_use(g, seat, id_index1(option.object), option.value);
    go_on(g);
    return;
  case RB_V_MOVE: standard_move(g, seat, option.place); return;
  default:
    pay_to_hide(g, seat, option.object);
    rb_hide(g, id_index1(option.object), id_index1(option.place));
  }
}

/* ---- Why, and why not (kernel/parts/explain.h) --------------------------------- */

bool rb_window_open(const ArbGame *g, ArbSeat seat)
{
  const ArbAsk *ask = arb_asked_of(g, seat);
  return !posed_any(&g->posed) || (ask && ask->list == list_window);
}

/* 410.1.a: moving and hiding require the player's own Neutral Open State. */
static const char *discretionary_fault(const ArbGame *g, ArbSeat seat)
{
  if (rb_table(g)->turn_player != seat) return "it is another player's turn (410.1.a)";
  return rb_neutral_open(g) ? NULL
                            : "a chain or showdown exists, or it is not the Main Phase (410.1.a)";
}

static bool note(ArbGame *g, const char *topic, bool good, const char *yes, const char *no)
{
  arb_explain_note(g,
                   (ArbReason){.kind = good ? ARB_WHY_HOLDS : ARB_WHY_FAILS,
                               .player = ARB_NO_SEAT,
                               .topic = topic},
                   "%s", good ? yes : no);
  return good;
}

static bool note_discretion(ArbGame *g, ArbSeat seat, const char *topic)
{
  const char *fault = discretionary_fault(g, seat);
  if (!fault && !rb_window_open(g, seat)) fault = "another question is open (410.1.a)";
  return note(g, topic, !fault, "it is your Main Phase, with no chain and no showdown (410.1.a)",
              fault);
}

static int places_to_move(ArbGame *g, ArbSeat seat, int card1)
{
  int count = may_move(g, seat, card1, rb_base(seat));
  for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    count += may_move(g, seat, card1, id_of(g, place1));
  return count;
}

/* Why a card has no place; with more than two players, fights of others exclude places. */
static const char *no_place_fault(ArbGame *g, ArbSeat seat, int card1)
{
  if (rb_cannot_move(g, card1, seat) || rb_forbidden(g, card1, RB_CANNOT_MOVE, ARB_NOTHING) ||
      rb_forbidden(g, card1, RB_CANNOT_MOVE_TO_BASE, rb_base(seat)))
    return "something forbids it to move there (054)";
  for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    if (rb_of_a_team_mate(g, seat, id_of(g, place1)))
      return "a team mate rules where it might move (442.2.b)";
  for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    if (!rb_may_arrive(g, seat, id_of(g, place1)))
      return "others fight, or a team mate is, where it might move (442.2.a, 444.2)";
  for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    if (!rb_has_room(g, (ArbId[]){id_of(g, card1)}, 1, ARB_NO_SEAT, id_of(g, place1)))
      return "there is no room where it might move (444.1)";
  return "there is no place it may move to (144.4)";
}

/* Why the unit does not move to this place, though it may to another one. */
static const char *place_fault(ArbGame *g, ArbSeat seat, int card1, ArbId place)
{
  bool from_field = rb_is_battlefield(rb_body(g, card1)->place);
  if (rb_is_battlefield(place) && from_field && !rb_has(g, card1, RB_KW_GANKING) &&
      !rb_open_to_moves(g, place))
    return "without Ganking it moves from a battlefield to its base only (144.4)";
  if (rb_of_a_team_mate(g, seat, place)) return "a team mate rules there (442.2.b)";
  if (!rb_may_arrive(g, seat, place))
    return "others fight there, or a team mate is there (442.2.a, 444.2)";
  if (!rb_has_room(g, (ArbId[]){id_of(g, card1)}, 1, ARB_NO_SEAT, place))
    return "there is no room there (444.1)";
  return "something forbids it to move there (054)";
}

/* Notes why one of several places is none, behind its name. */
static void note_place(ArbGame *g, ArbSeat seat, const char *topic, ArbId place, const char *fault)
{
  char name[160];
  rb_name_of(g, place, seat, name, sizeof name);
  arb_explain_note(g, (ArbReason){.kind = ARB_WHY_FAILS, .player = ARB_NO_SEAT, .topic = topic},
                   "%s: %s", name, fault);
}

static void note_places_to_move(ArbGame *g, ArbSeat seat, int card1)
{
  ArbId here = rb_body(g, card1)->place, base = rb_base(seat);
  if (!id_equal(here, base) && !may_move(g, seat, card1, base))
    note_place(g, seat, "place", base, place_fault(g, seat, card1, base));
  for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    ArbId place = id_of(g, place1);
    if (!id_equal(here, place) && !may_move(g, seat, card1, place))
      note_place(g, seat, "place", place, place_fault(g, seat, card1, place));
  }
}

bool rb_note_move(ArbGame *g, ArbSeat seat, int card1)
{
  if (card_at(g, card1)->controller != seat)
    return note(g, "move", false, "", "another player controls it (144.1)");
  if (!note_discretion(g, seat, "move")) return false;
  if (!note(g, "move", !(rb_body(g, card1)->flags & RB_EXHAUSTED), "it is ready (144.2)",
            "it is exhausted (144.2)"))
    return false;
  if (!note(g, "move", places_to_move(g, seat, card1) > 0, "there is a place to move to (144.4)",
            no_place_fault(g, seat, card1)))
    return false;
  note_places_to_move(g, seat, card1);
  return true;
}

/* Notes where the card is not hidden, though it may be elsewhere. */
static void note_places_to_hide(ArbGame *g, ArbSeat seat, int card1)
{
  for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    if (may_hide(g, seat, card1, place1)) continue;
    bool mine = card_at(g, place1)->controller == seat;
    bool full = rb_facedown_at(g, place1) >= rb_facedown_limit(g, place1);
    note_place(g, seat, "hide at", id_of(g, place1),
               !mine  ? "you do not control it, so nothing is hidden there (421.1)"
               : full ? "a card is hidden there already (107.3.b)"
                      : "something forbids it (054)");
  }
}

bool rb_note_hide(ArbGame *g, ArbSeat seat, int card1)
{
  bool place = false, room = false, banned = false;
  if (!rb_has(g, card1, RB_KW_HIDDEN))
    return note(g, "hide", false, "", "it does not have Hidden (811.1)");
  if (!note_discretion(g, seat, "hide")) return false;
  for (ZONE_EACH(g, place1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    place |= card_at(g, place1)->controller == seat;
    room |= may_hide(g, seat, card1, place1);
    banned |= rb_player_cannot(g, seat, RB_CANNOT_HIDE, card1, id_of(g, place1));
  }
  if (!note(g, "hide", place, "you control a battlefield (421.1)",
            "you control no battlefield (421.1)") ||
      !note(g, "hide", room, "one of them has room for it (107.3.b)",
            banned ? "something forbids it (054)" : "a card is hidden there already (107.3.b)"))
    return false;
  note_places_to_hide(g, seat, card1);
  return note(g, "hide", can_pay_to_hide(g, seat), "you can pay what hiding costs (811.1.b)",
              "you cannot pay what hiding costs (811.1.b)");
}
