/* SPDX-License-Identifier: MIT */
/*
** setup.c -- setting up (111-119), positions built by hand, and the invariants of a
** position.
*/
#include <stdio.h>
#include <string.h>

#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

/* ---- Records of what is on the board ------------------------------------ */

void rb_body_made(ArbGame *g, int card1)
{
  RbBody *body = rb_body(g, card1);
  int body1 = card_at(g, card1)->body1;
  *body = (RbBody){
    .card1 = (uint16_t)card1, .contested_by = ARB_NO_SEAT, .timestamp = ++g->s->timestamp};
  while (g->s->pools[RB_POOL_DERIVED].used < body1) { /* one beside each body */
    RbDerived *derived = pool_at(g->s, RB_POOL_DERIVED, arb_game_take(g, RB_POOL_DERIVED));
    *derived = (RbDerived){.card1 = 1};
  }
  ((RbDerived *)pool_at(g->s, RB_POOL_DERIVED, body1))->stamp = 0;
  if (rb_def_of(g, card1)->type == RB_UNIT && rb_def_of(g, card1)->might >= RB_MIGHTY) /* 711 */
    body->flags |= RB_WAS_MIGHTY;
}

/* Ends the effects on an object that leaves (110); its memory when nothing speaks of it any more
** (rb_forget_gone). */
static void drop_effects(ArbGame *g, ArbId object)
{
  const uint32_t lasting =
      RB_MEMORY | 1u << RB_F_STATIC | 1u << RB_F_DELAYED | 1u << RB_F_REPLACEMENT;
  arb_effects_drop(g, RB_POOL_EFFECT, object, ~lasting);
}

void rb_zone_changed(ArbGame *g, int card1, int from, int to)
{
  const ArbCard *card = card_at(g, card1);
  bool leaves = to < 0 || !g->rules->zones[to].board;
  if (from < 0 && !(card->flags & RB_CARD_UNCOUNTED)) rb_player(g, card->owner)->cards++;
  if (card->body1 && (leaves || from == RB_Z_FACEDOWN)) {
    rb_itself_again(g, card1);
    drop_effects(g, id_of(g, card1));
    rb_unlink(g, card1);
    if (!leaves) rb_body_made(g, card1);
  }
  if (from == RB_Z_BANISHMENT && to != RB_Z_CHAIN) drop_effects(g, id_of(g, card1));
}

/* ---- The game begins (111-119) ------------------------------------------ */

/* Why a card cannot lie in a section (103); NULL: it can.  Legends, runes and battlefields may lie
** in a sideboard, too (T602.4.a.7).  The only token that is brought is a blank battlefield (177,
** T602.3.e.4). */
const char *rb_section_fault(const ArbCards *cards, uint16_t def, int section)
{
  enum {
    MAIN = 1 << RB_UNIT | 1 << RB_GEAR | 1 << RB_SPELL,
    ANY = MAIN | 1 << RB_RUNE | 1 << RB_BATTLEFIELD | 1 << RB_LEGEND
  };
  static const uint16_t types[RB_SECTIONS + 1] = {[RB_SECTION_LEGEND] = 1 << RB_LEGEND,
                                                  [RB_SECTION_CHAMPION] = 1 << RB_UNIT,
                                                  [RB_SECTION_MAIN] = MAIN,
                                                  [RB_SECTION_BATTLEFIELDS] = 1 << RB_BATTLEFIELD,
                                                  [RB_SECTION_RUNES] = 1 << RB_RUNE,
                                                  [RB_SECTION_SIDEBOARD] = ANY,
                                                  [RB_SECTION_POOL] = ANY,
                                                  [RB_SECTIONS] = 1 << RB_BATTLEFIELD /* 478.4 */};
  const RbCardDef *card = &rb_cards(cards)->defs[def];
  if (card->supertypes & RB_TOKEN && card->type != RB_BATTLEFIELD)
    return "is a token, which is in no deck (177)";
  return types[section] >> card->type & 1 ? NULL : "is of the wrong type for its place in the deck";
}

/* The card of a section that holds one; 0: none. */
static uint16_t single(const ArbDeck *deck, int section)
{
  return deck->sections[section].count ? deck->sections[section].cards[0] : 0;
}

void rb_shuffle(ArbGame *g, ArbSeat seat, int zone) /* 115 */
{
  arb_zone_shuffle(g, zone_at(g, zone, seat));
  ArbEvent told = rb_event(g, RB_E_SHUFFLE, seat, 0);
  told.aux = (int16_t)zone;
  arb_event_record(g, &told);
}

static void lay_out(ArbGame *g, const ArbDeck *deck, ArbSeat seat)
{
  arb_zone_fill(g, &deck->sections[RB_SECTION_LEGEND], seat, RB_Z_LEGENDS);      /* 112 */
  int champion = rb_format(g, RB_F_SIDEBOARD_FIRST) ? RB_Z_DECK : RB_Z_CHAMPION; /* T406.1.g.6 */
  arb_zone_fill(g, &deck->sections[RB_SECTION_CHAMPION], seat, champion);        /* 113 */
  rb_player(g, seat)->champion = single(deck, RB_SECTION_CHAMPION);
  arb_zone_fill(g, &deck->sections[RB_SECTION_BATTLEFIELDS], seat, RB_Z_ASIDE); /* 114 */
  arb_zone_fill(g, &deck->sections[RB_SECTION_MAIN], seat, RB_Z_DECK);
  arb_zone_fill(g, &deck->sections[RB_SECTION_RUNES], seat, RB_Z_RUNE_DECK);
  if (rb_format(g, RB_F_SIDEBOARD_MAX)) /* Tournament Rules: for later games */
    arb_zone_fill(g, &deck->sections[RB_SECTION_SIDEBOARD], seat, RB_Z_SIDEBOARD);
  rb_shuffle(g, seat, RB_Z_DECK);
  rb_shuffle(g, seat, RB_Z_RUNE_DECK);
}

void rb_place_battlefield(ArbGame *g, int card1)
{
  arb_zone_move(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0), ARB_BOTTOM);
  rb_body(g, card1)->place = id_of(g, card1);
  card_at(g, card1)->controller = ARB_NO_SEAT; /* 480.5, 187.4: nobody controls it yet */
}

/* 481.5 */
bool rb_is_unused(const ArbGame *g, int card1)
{
  return rb_def_of(g, card1)->type == RB_BATTLEFIELD &&
         !(card_at(g, card1)->flags & (RB_CARD_WAS_USED | RB_CARD_SHARED));
}

static int next_unused(const ArbGame *g, int card1)
{
  while (card1 && !rb_is_unused(g, card1)) card1 = card_next(g, card1);
  return card1;
}

void rb_random_battlefields(ArbGame *g, ArbSeat seat) /* 480.5 */
{
  if (rb_format(g, RB_F_CHOOSE_BATTLEFIELDS)) return; /* 481.5: a step of its own */
  bool first = seat == rb_table(g)->first_player;
  if (first && rb_format(g, RB_F_FIRST_BRINGS_NONE)) return; /* 483.4.b */
  for (int n = 0; n < rb_battlefields_used(g, seat); n++) {
    int zone = zone_at(g, RB_Z_ASIDE, seat), count = 0;
    for (ZONE_EACH(g, aside1, zone)) count += rb_is_unused(g, aside1);
    if (count == 0) return;
    int card1 = next_unused(g, zone_first(g, zone));
    for (uint32_t skip = arb_rng_below(g->s, (uint32_t)count); skip > 0; skip--)
      card1 = next_unused(g, card_next(g, card1));
    rb_place_battlefield(g, card1);
  }
}

/* 478.4: places the format's own battlefields, which no player brings; formally the first player
** owns them.  When not all are used, they are drawn by lot, each selection equally likely. */
static void shared_battlefields(ArbGame *g, const ArbSection *shared)
{
  ArbSeat first = rb_table(g)->first_player;
  int used = rb_format(g, RB_F_SHARED_USED), left = used ? used : shared->count;
  for (int i = 0; i < shared->count; i++) {
    int rest = shared->count - i;
    if (left < rest && arb_rng_below(g->s, (uint32_t)rest) >= (uint32_t)left) continue;
    left--;
    rb_place_battlefield(g, arb_zone_create(g, shared->cards[i], first,
                                            zone_at(g, RB_Z_ASIDE, first), RB_CARD_SHARED));
  }
}

/* The abilities of the format belong to a definition that is no card and has no owner. */
static void place_format(ArbGame *g)
{
  uint16_t def = arb_cards_format(g->cards, g->format.name);
  if (!def) return;
  int zone = zone_at(g, RB_Z_FORMAT, 0), holder = arb_zone_create(g, def, 0, zone, RB_CARD_SHARED);
  card_at(g, holder)->controller = ARB_NO_SEAT;
}

static bool same_name(const ArbSetup *setup, uint16_t a, uint16_t b)
{
  const RbCards *cards = rb_cards(setup->cards);
  return a && b && strcmp(cards->defs[a].name, cards->defs[b].name) == 0;
}

/* 484.8.g-h: team mates share no legend and no battlefield but blank ones (T602.3.d). */
static const char *shared_by(const ArbSetup *setup, const ArbDeck *a, const ArbDeck *b)
{
  const ArbSection *mine = &a->sections[RB_SECTION_BATTLEFIELDS];
  const ArbSection *theirs = &b->sections[RB_SECTION_BATTLEFIELDS];
  if (same_name(setup, single(a, RB_SECTION_LEGEND), single(b, RB_SECTION_LEGEND)))
    return "the same legend (484.8.g)";
  for (int i = 0; i < mine->count; i++)
    for (int j = 0; j < theirs->count; j++)
      if (mine->cards[i] != rb_cards(setup->cards)->blank_battlefield &&
          same_name(setup, mine->cards[i], theirs->cards[j]))
        return "the same battlefield (484.8.h)";
  return NULL;
}

static bool check_teams(const ArbGame *g, const ArbSetup *setup, ArbError *error)
{
  for (ArbSeat a = 0; a < g->s->seats; a++)
    for (ArbSeat b = (ArbSeat)(a + 1); b < g->s->seats; b++) {
      const char *what =
          rb_friends(g, a, b) ? shared_by(setup, &setup->decks[a], &setup->decks[b]) : NULL;
      if (!what) continue;
      error->status = ARB_REFUSED;
      snprintf(error->text, sizeof error->text, "the team mates in seats %d and %d use %s", a + 1,
               b + 1, what);
      return false;
    }
  return true;
}

/* Checks what a game of several players may need at any moment. */
static bool check_format(const ArbGame *g, const ArbSetup *setup, ArbError *error)
{
  const char *fault = NULL;
  int teams = g->format.teams;
  if (teams && (teams == 1 || teams >= g->s->seats || g->s->seats % teams))
    fault = "the players cannot be divided into that many teams (478.2)";
  else if (g->s->seats > 2 && g->format.games > 1 && teams != 2)
    fault = "a match of several games is for two players (481.1) or two teams (T603)";
  else if (rb_format(g, RB_F_SIDEBOARD_FIRST) && (g->s->seats > 2 || g->format.games > 1))
    fault = "cards are exchanged before the only game of two players (T406.1.g)";
  else if (rb_format(g, RB_F_SIDEBOARD_FIRST) && rb_format(g, RB_F_CHOOSE_BATTLEFIELDS))
    fault = "where cards are exchanged before the only game, battlefields are drawn (T406.1.g.2)";
  else if (g->s->seats > 2 && !rb_cards(setup->cards)->blank_battlefield)
    fault = "the card pool has no token battlefield without abilities (652.2.a)";
  else if (rb_format(g, RB_F_SHARED_USED) > setup->shared.count && !setup->bare)
    fault = "more shared battlefields are used than there are (478.4)";
  if (!fault) return true;
  arb_set_error(error, ARB_UNSUPPORTED, fault);
  return false;
}

/* The points that a seat's side begins with, or needs to win (478.3, R3). */
static int side_number(const ArbFormat *f, ArbSeat seat, int of, bool sum)
{
  int number = 0;
  for (ArbSeat s = 0; s < f->players; s++) {
    int said = f->numbers[of + s];
    if (s != seat && !(f->teams && s % f->teams == seat % f->teams)) continue;
    number = sum ? number + said : said > number ? said : number;
  }
  return number;
}

const char *rb_format_fault(const ArbFormat *f, int *row)
{
  for (ArbSeat seat = 0; seat < f->players; seat++) {
    int points = side_number(f, seat, RB_F_POINTS_OF, true);
    int score = side_number(f, seat, RB_F_VICTORY_SCORE_OF, false);
    if (!score) score = f->numbers[RB_F_VICTORY_SCORE];
    if (!f->numbers[RB_F_POINTS_OF + seat] || points < score) continue;
    *row = RB_F_POINTS_OF + seat;
    return "the points at the start reach the Victory Score: the game would be won before it "
           "begins";
  }
  return NULL;
}

ArbStatus rb_set_up(ArbGame *g, const ArbSetup *setup, ArbError *error)
{
  if (!check_format(g, setup, error)) return error->status;
  arb_flow_seal(g);
  RbTable *table = rb_table(g);
  table->game = 1, table->last_winner = ARB_NO_SEAT;
  arb_frame_push(g, RB_FRAME_TURN)->stage = RB_PHASE_NEXT;
  if (!setup->fixed_first)
    table->first_player = (ArbSeat)arb_rng_below(g->s, g->s->seats); /* 116 */
  table->turn_player = table->queue = table->first_player;
  place_format(g);
  if (setup->bare) return ARB_OK;
  if (!check_teams(g, setup, error)) return error->status;
  shared_battlefields(g, &setup->shared);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    const ArbDeck *deck = &setup->decks[seat];
    lay_out(g, deck, seat);
    if (!rb_format(g, RB_F_CHOOSE_FIRST)) rb_random_battlefields(g, seat);
  }
  ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, 1);
  bool chosen = g->format.games > 1 || rb_format(g, RB_F_SIDEBOARD_FIRST) ||
                rb_format(g, RB_F_CHOOSE_FIRST); /* who plays first */
  frame->stage = rb_format(g, RB_F_CHOOSE_BATTLEFIELDS) ? RB_PHASE_FIELDS
                 : chosen                               ? RB_PHASE_FIRST
                                                        : RB_PHASE_MULLIGAN;
  if (frame->stage == RB_PHASE_MULLIGAN)
    rb_tell(g, RB_E_START, table->first_player, 0, ARB_NOTHING, 0);
  return ARB_OK;
}

static void list_hand(ArbGame *g, const void *data)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_HAND, *(const ArbSeat *)data)))
    ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

static ArbPicked pick_of_hand(ArbGame *g, ArbSeat seat, const char *text, int min, int max)
{
  return arb_ask_pick(g, &(ArbAsk){.player = seat,
                                   .shape = ARB_PICK,
                                   .rule = "118.1",
                                   .text = text,
                                   .min = min,
                                   .max = max,
                                   .list = list_hand,
                                   .data = ask_seat(g, seat)});
}

/* Sets cards aside, draws as many, then recycles the first. */
static void exchange(ArbGame *g, ArbSeat seat, const ArbId *aside, int count)
{
  rb_tell(g, RB_E_MULLIGAN, seat, 0, ARB_NOTHING, count);
  arb_flow_seal(g);
  rb_draw(g, seat, count);
  rb_recycle(g, aside, count, seat);
}

/* 118: exchanges up to `mulligan_max` cards.  True when any were exchanged. */
static bool exchange_some(ArbGame *g, ArbSeat seat)
{
  ArbPicked picked =
      pick_of_hand(g, seat, "Mulligan: which cards do you set aside?", 0, g->format.mulligan_max);
  int count = picked.count;
  ArbId *aside = arena_take(g, (size_t)(count + 1) * sizeof *aside);
  for (int i = 0; i < count; i++) aside[i] = picked.options[i].object;
  exchange(g, seat, aside, count);
  return count > 0;
}

static int hand_size(const ArbGame *g, ArbSeat seat)
{
  return state_zone(g->s, zone_at(g, RB_Z_HAND, seat))->count;
}

static void keep_hand(ArbGame *g, ArbSeat seat)
{
  rb_tell(g, RB_E_MULLIGAN, seat, 0, ARB_NOTHING, 0);
}

static bool exchange_all(ArbGame *g, ArbSeat seat)
{
  if (!arb_ask_yes(g, seat, "118.1", "Mulligan: set your whole hand aside?", ARB_NOTHING)) {
    keep_hand(g, seat);
    return false;
  }
  int count = 0;
  ArbId *aside = arena_take(g, (size_t)(hand_size(g, seat) + 1) * sizeof *aside);
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_HAND, seat))) aside[count++] = id_of(g, card1);
  exchange(g, seat, aside, count);
  return true;
}

/* Keeps `kept` of the cards drawn; the player chooses which of them are recycled. */
static void put_back(ArbGame *g, ArbSeat seat, int kept)
{
  int count = hand_size(g, seat) - kept;
  if (count <= 0) return;
  ArbPicked picked =
      pick_of_hand(g, seat, "Which cards of your opening hand do you recycle?", count, count);
  ArbId *back = arena_take(g, (size_t)count * sizeof *back);
  for (int i = 0; i < count; i++) back[i] = picked.options[i].object;
  arb_flow_seal(g);
  rb_recycle(g, back, count, seat);
}

/* Shuffles the hand back and draws another one of `count` cards. */
static bool shuffle_hand_back(ArbGame *g, ArbSeat seat, int count)
{
  if (!arb_ask_yes(g, seat, "118.1", "Mulligan: shuffle your hand into your deck and draw anew?",
                   ARB_NOTHING)) {
    keep_hand(g, seat);
    return false;
  }
  rb_tell(g, RB_E_MULLIGAN, seat, 0, ARB_NOTHING, hand_size(g, seat));
  arb_flow_seal(g);
  for (int card1; (card1 = zone_first(g, zone_at(g, RB_Z_HAND, seat))) != 0;)
    arb_zone_move(g, card1, zone_at(g, RB_Z_DECK, seat), ARB_BOTTOM);
  rb_shuffle(g, seat, RB_Z_DECK);
  rb_draw(g, seat, count);
  return true;
}

/* 118, or the format's kind: takes one mulligan or none.  True when it was the last. */
static bool mulligan(ArbGame *g, ArbSeat seat, int taken)
{
  int kind = arb_opening_mulligan(g, ARB_MULLIGAN_EXCHANGE);
  bool more = taken < arb_opening_times(g, seat, kind), again = false;
  switch (more ? kind : ARB_MULLIGAN_NONE) {
  case ARB_MULLIGAN_EXCHANGE: again = exchange_some(g, seat); break;
  case ARB_MULLIGAN_ANEW: again = exchange_all(g, seat); break;
  case ARB_MULLIGAN_LONDON: again = shuffle_hand_back(g, seat, arb_opening_drawn(g, seat)); break;
  case ARB_MULLIGAN_PARIS:
    again = shuffle_hand_back(g, seat, arb_opening_kept(g, seat, taken + 1));
    break;
  default: break;
  }
  bool puts_back = kind >= ARB_MULLIGAN_LONDON; /* with Paris, nothing is put back */
  if (!again && puts_back) put_back(g, seat, arb_opening_kept(g, seat, taken));
  if (puts_back) return !again;
  return !again || taken + 1 >= arb_opening_times(g, seat, kind);
}

/* Runs the format's abilities around mulligans for each player, who is "you" in them, in turn
** order; one step for each player.  False when all players are done. */
static bool format_acts(ArbGame *g, int kind, int from)
{
  ArbFrame *frame = frame_top(g);
  int holder = zone_first(g, zone_at(g, RB_Z_FORMAT, 0)), turn = frame->value[RB_HOOKED] - from;
  if (!holder || turn >= g->s->seats) return false;
  const RbCardDef *def = rb_def_of(g, holder);
  ArbSeat seat = (ArbSeat)((rb_table(g)->first_player + turn) % g->s->seats);
  for (int i = 0; i < def->ability_count && game_seat_in(g, seat); i++) {
    int ability = def->first_ability + i;
    if (rb_ability(g, ability)->kind != kind) continue;
    ArbContext *context = arena_take(g, sizeof *context);
    *context = rb_context(g, holder, ability);
    context->you = seat;
    if (ability_holds(g, &rb_ability(g, ability)->head, context))
      arb_script_call(g, rb_ability(g, ability)->function, ARB_ACT, context, NULL, 0);
  }
  frame_top(g)->value[RB_HOOKED]++;
  return true;
}

/* The frame counts the players who have done it; hands are drawn first (117). */
void rb_mulligan_step(ArbGame *g)
{
  ArbFrame *frame = frame_top(g);
  int seats = g->s->seats;
  if (frame->value[RB_KIND] == 1 && !frame->value[RB_TAKEN] &&
      format_acts(g, RB_BEFORE_MULLIGANS, 0))
    return;
  if (frame->value[RB_KIND] == 0) {
    arb_flow_seal(g);
    for (ArbSeat seat = 0; seat < g->s->seats; seat++)
      rb_player(g, seat)->points = (int16_t)rb_format(g, RB_F_POINTS_OF + seat);
    game_changed(g);
    for (ArbSeat seat = 0; seat < g->s->seats; seat++) rb_draw(g, seat, arb_opening_drawn(g, seat));
  } else if (frame->value[RB_KIND] <= seats) {
    ArbSeat seat = (ArbSeat)((rb_table(g)->first_player + frame->value[RB_KIND] - 1) % seats);
    int taken = frame->value[RB_TAKEN];
    bool last = !game_seat_in(g, seat) || mulligan(g, seat, taken);
    frame = frame_top(g);
    frame->value[RB_TAKEN] = (uint8_t)(last ? 0 : taken + 1);
    if (!last) return;
  }
  bool mulligans = frame->value[RB_KIND] <= seats;
  if (mulligans) frame->value[RB_KIND]++;
  if (frame->value[RB_KIND] <= seats) return;
  if (mulligans && zone_first(g, zone_at(g, RB_Z_FORMAT, 0))) return; /* it takes a step */
  if (format_acts(g, RB_AFTER_MULLIGANS, seats)) return;
  frame = frame_top(g);
  frame->value[RB_KIND] = frame->value[RB_HOOKED] = 0;
  ArbSeat first = rb_acting_player(g);
  rb_table(g)->queue = first;
  rb_begin_turn(g, first); /* 119 */
}

/* ---- Positions built by hand -------------------------------------------- */

void rb_begin(ArbGame *g)
{
  RbTable *table = rb_table(g);
  if (table->turn < 2) table->turn = 2; /* facedown cards were hidden in an earlier turn */
  table->queue = table->turn_player;
  if (rb_player(g, table->turn_player)->turns == 0) rb_player(g, table->turn_player)->turns = 1;
  ((ArbFrame *)pool_at(g->s, ARB_POOL_FRAME, 1))->stage = RB_PHASE_MAIN;
  table->cleanup_due = 0;
  rb_date_statics(g, true);
  game_changed(g);
  arb_know_open(g);
  rb_look_for_mighty(g);
}

static void check_type(ArbGame *g, int card1)
{
  int zone = zone_of(g, card1);
  if (zone == RB_Z_CHAIN) arb_flow_refuse(g, "cards come onto the chain by being played (328)");
  if (!arb_zone_takes(g, zone, card_at(g, card1)->def))
    arb_flow_refuse(g, "a %s does not lie in the zone \"%s\"",
                    arb_card_type(g->cards, card_at(g, card1)->def), arb_zone_name(g, zone));
}

void rb_placed(ArbGame *g, int card1, ArbId place)
{
  check_type(g, card1);
  ArbCard *card = card_at(g, card1);
  RbBody *body = rb_body(g, card1);
  if (rb_def_of(g, card1)->supertypes & RB_TOKEN) {
    card->flags |= ARB_CARD_TOKEN;
    rb_player(g, card->owner)->cards--;
  }
  if (zone_of(g, card1) == RB_Z_CHAMPION) rb_player(g, card->owner)->champion = card->def;
  if (!body) return;
  const ArbCard *top = state_resolve(g->s, place);
  if (top && zone_of(g, id_index1(place)) == RB_Z_BOARD) {
    body->place = rb_base(card->owner);
    if (!rb_link(g, card1, id_index1(place))) /* 434 */
      arb_flow_refuse(g, "this cannot be attached to that");
    return;
  }
  body->place = id_is_nothing(place) ? rb_base(card->owner) : place;
  if (zone_of(g, card1) == RB_Z_BATTLEFIELDS) {
    body->place = id_of(g, card1);
    card->controller = ARB_NO_SEAT;
  }
  if (id_kind(body->place) == ARB_KIND_CARD && !rb_body_of(g, body->place))
    arb_flow_refuse(g, "there is no such place");
}

/* The domains are in their order (RB_DOMAINS of them). */
enum {
  SET_EXHAUSTED,
  SET_STUNNED,
  SET_DAMAGE,
  SET_BUFFS,
  SET_CONTROLLER,
  SET_POINTS,
  SET_XP,
  SET_TURNS,
  SET_ENERGY,
  SET_ANY,
  SET_POWER,
  SET_TURN_PLAYER = SET_POWER + RB_DOMAINS,
  SET_FIRST_PLAYER,
  SET_TURN
};

/* The most Energy that can be set in a Rune Pool; runes still have room to add to it (165). */
enum { ENERGY_SET_MOST = 200 };

const ArbWritable rb_writables[RB_WRITABLE_COUNT] = {
  [SET_EXHAUSTED] = {"exhausted", ARB_OF_CARD, 0, 1, "whether it is exhausted"},
  [SET_STUNNED] = {"stunned", ARB_OF_CARD, 0, 1, "whether it is stunned"},
  [SET_DAMAGE] = {"damage", ARB_OF_CARD, 0, INT16_MAX, "the damage marked on it"},
  [SET_BUFFS] = {"buffs", ARB_OF_CARD, 0, UINT8_MAX, "how many buffs it has"},
  [SET_CONTROLLER] = {"controller", ARB_OF_CARD, 0, ARB_NO_SEAT,
                      "who controls it: a seat from 0, or 255 for nobody"},
  [SET_POINTS] = {"points", ARB_OF_PLAYER, 0, UINT8_MAX, "the points scored so far"},
  [SET_XP] = {"xp", ARB_OF_PLAYER, 0, UINT8_MAX, "the XP"},
  [SET_TURNS] = {"turns", ARB_OF_PLAYER, 0, UINT8_MAX, "how many turns the player has begun"},
  [SET_ENERGY] = {"energy", ARB_OF_PLAYER, 0, ENERGY_SET_MOST, "Energy in the Rune Pool"},
  [SET_ANY] = {"any", ARB_OF_PLAYER, 0, UINT8_MAX, "Power of any domain in the Rune Pool"},
  [SET_POWER] = {"fury", ARB_OF_PLAYER, 0, UINT8_MAX, "Power of that domain in the Rune Pool"},
  {"calm", ARB_OF_PLAYER, 0, UINT8_MAX, "the same"},
  {"mind", ARB_OF_PLAYER, 0, UINT8_MAX, "the same"},
  {"body", ARB_OF_PLAYER, 0, UINT8_MAX, "the same"},
  {"chaos", ARB_OF_PLAYER, 0, UINT8_MAX, "the same"},
  {"order", ARB_OF_PLAYER, 0, UINT8_MAX, "the same"},
  [SET_TURN_PLAYER] = {"turn_player", ARB_OF_GAME, 0, ARB_SEATS_MAX - 1, "whose turn it is"},
  [SET_FIRST_PLAYER] = {"first_player", ARB_OF_GAME, 0, ARB_SEATS_MAX - 1, "who plays first"},
  [SET_TURN] = {"turn", ARB_OF_GAME, 0, UINT16_MAX - 1, "the number of the turn"},
};

static bool set_controller(ArbGame *g, ArbId id, int32_t value)
{
  RbBody *body = rb_body_of(g, id);
  if (value != ARB_NO_SEAT && value >= g->s->seats) return false;
  card_at(g, id_index1(id))->controller = (ArbSeat)value;
  if (value == ARB_NO_SEAT) return true;
  if (rb_is_base(body->place) && id_is_nothing(body->top))
    body->place = rb_base((ArbSeat)value); /* 107.1 */
  if (zone_of(g, id_index1(id)) == RB_Z_FACEDOWN)
    card_at(g, id_index1(id))->known = (uint8_t)(1u << value); /* 128.4 */
  return true;
}

/* Sets the counters of a name that a card defines. */
static bool set_counters(ArbGame *g, ArbId id, const char *name, int32_t value)
{
  int counter = rb_counter_named(g, name);
  if (counter < 0 || value < 0 || value > INT16_MAX) return false;
  rb_set_counters(g, id, counter, value);
  return true;
}

static bool set_card(ArbGame *g, ArbId id, int row, const char *name, int32_t value)
{
  RbBody *body = rb_body_of(g, id);
  if (!body) return false;
  switch (row) {
  case SET_EXHAUSTED: flag_set(&body->flags, RB_EXHAUSTED, value); return true;
  case SET_STUNNED: flag_set(&body->flags, RB_STUNNED, value); return true;
  case SET_DAMAGE: return body->damage = (int16_t)value, true;
  case SET_BUFFS: return body->buffs = (uint8_t)value, true;
  case SET_CONTROLLER: return set_controller(g, id, value);
  default: return set_counters(g, id, name, value);
  }
}

static bool set_player(ArbGame *g, ArbSeat seat, int row, int32_t value)
{
  RbPlayer *player = rb_player(g, seat);
  switch (row) {
  case SET_POINTS: return player->points = (int16_t)value, true;
  case SET_XP: return player->xp = (uint16_t)value, true;
  case SET_TURNS: return player->turns = (uint16_t)value, true;
  case SET_ENERGY: return player->mana[0].energy = (uint8_t)value, true;
  case SET_ANY: return player->mana[0].universal = (uint8_t)value, true;
  default:
    if (row < SET_POWER || row >= SET_POWER + RB_DOMAINS) return false;
    return player->mana[0].power[row - SET_POWER] = (uint8_t)value, true;
  }
}

bool rb_set(ArbGame *g, ArbId object, int row, const char *name, int32_t value)
{
  RbTable *table = rb_table(g);
  if (id_kind(object) == ARB_KIND_CARD) return set_card(g, object, row, name, value);
  if (id_kind(object) == ARB_KIND_PLAYER) return set_player(g, id_seat(object), row, value);
  if (row == SET_TURN) return table->turn = (uint16_t)value, true;
  if (value >= g->s->seats) return false;
  if (row == SET_TURN_PLAYER) return table->turn_player = (ArbSeat)value, true;
  return row == SET_FIRST_PLAYER && (table->first_player = (ArbSeat)value, true);
}

/* ---- Views and checks --------------------------------------------------- */

void rb_card_view(ArbGame *g, int card1, bool sees, ArbCardView *view)
{
  const RbBody *body = rb_body(g, card1);
  view->facedown = zone_of(g, card1) == RB_Z_FACEDOWN;
  bool is_unit = sees && rb_def_of(g, card1)->type == RB_UNIT;
  view->numbers[0] = is_unit ? rb_might(g, card1) : ARB_NO_NUMBER;
  view->numbers[1] = body ? body->damage : 0;
  view->numbers[2] = body && body->flags & RB_EXHAUSTED;
  if (!body) return;
  view->place = body->place;
  view->attached_to = body->top;
}

/* Whether a redeal may put a face on this hidden card. */
bool rb_may_lie(const ArbGame *g, int card1, uint16_t def)
{
  const RbCardDef *d = rb_def(g, def);
  int zone = zone_of(g, card1);
  if (zone == RB_Z_RUNE_DECK) return d->type == RB_RUNE;
  if (zone == RB_Z_ASIDE) return d->type == RB_BATTLEFIELD;
  if (zone == RB_Z_FACEDOWN) return d->keywords >> RB_KW_HIDDEN & 1;
  return d->type == RB_UNIT || d->type == RB_GEAR || d->type == RB_SPELL;
}

/* Checks that frames name seats and places that exist. */
static bool check_frames(const ArbGame *g, ArbError *error)
{
  for (int i = 1; i <= g->s->pools[ARB_POOL_FRAME].used; i++) {
    const ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, i);
    int kind = frame->kind1 - 1;
    if (kind == RB_FRAME_CHAIN && !game_has_seat(g, frame->value[RB_PRIORITY]))
      return arb_check_fault(error, "nobody has priority", i);
    if (kind == RB_FRAME_TURN && !rb_phases_are_sound(frame))
      return arb_check_fault(error, "an added phase is none", i);
    if (kind != RB_FRAME_SHOWDOWN) continue;
    if (rb_is_base(frame->place) || !rb_is_place(g, frame->place) ||
        !game_has_seat(g, frame->value[RB_FOCUS]))
      return arb_check_fault(error, "a showdown is nowhere or nobody's", i);
    for (int role = RB_ATTACKING; role <= RB_DEFENDING; role++)
      if (frame->value[role] != ARB_NO_SEAT && !game_has_seat(g, frame->value[role]))
        return arb_check_fault(error, "nobody attacks or defends", i);
  }
  return true;
}

static bool check_table(const ArbGame *g, ArbError *error)
{
  const RbTable *table = rb_table(g);
  bool somebody_won = table->last_winner != ARB_NO_SEAT;
  if (!game_has_seat(g, table->queue) || table->invited > g->s->seats ||
      (somebody_won && !game_has_seat(g, table->last_winner)))
    return arb_check_fault(error, "nobody's turn", 0);
  if (g->s->time >= RB_TIMES || g->s->time_left > (g->s->time ? RB_TURNS_ADDED : 0))
    return arb_check_fault(error, "no such time was called (T408)", g->s->time);
  return !table->running1 || pool_in_use(g->s, RB_POOL_ITEM, table->running1) ||
         arb_check_fault(error, "what runs is nothing", table->running1);
}

static bool check_body(const ArbGame *g, int card1, ArbError *error)
{
  const ArbCard *card = card_at(g, card1);
  const RbBody *body = rb_body(g, card1);
  int zone = zone_of(g, card1);
  bool token = card->flags & ARB_CARD_TOKEN;
  if (token && !body && zone != RB_Z_CHAIN)
    return arb_check_fault(error, "a token is off the board (183.1)", card1);
  if (!body) return true;
  if (body->flags & RB_CONTESTED && !game_has_seat(g, body->contested_by))
    return arb_check_fault(error, "nobody contests a battlefield", card1);
  if (body->damage < 0) return arb_check_fault(error, "negative damage", card1);
  if (body->buffs > 1 && !rb_cards(g->cards)->any_buffs)
    return arb_check_fault(error, "more than one buff (702.3)", card1);
  if ((zone == RB_Z_BOARD || zone == RB_Z_FACEDOWN) && !rb_is_place(g, body->place))
    return arb_check_fault(error, "a card on the board is nowhere", card1);
  if (zone == RB_Z_BOARD && card->controller >= g->s->seats)
    return arb_check_fault(error, "nobody controls a permanent", card1);
  if (rb_is_top(body) != (zone == RB_Z_BOARD && rb_next_attached(g, card1, 0) != 0))
    return arb_check_fault(error, "a Top-Most Card with nothing attached, or the reverse (719)",
                           card1);
  if (!rb_is_attached(body))
    return !body->text_def || arb_check_fault(error, "text from nowhere", card1);
  const RbBody *top = rb_body_of(g, body->top);
  if (zone != RB_Z_BOARD || !top || !id_equal(top->place, body->place) || rb_is_attached(top) ||
      rb_def_of(g, id_index1(body->top))->type != RB_UNIT || body->text_def > g->cards->card_count)
    return arb_check_fault(error, "a card is attached to nothing, or to what is elsewhere (718)",
                           card1);
  return true;
}

/* Checks that no card lies in another player's zone (056), or where its type may not be (107,
** 108). */
static bool check_owners(const ArbGame *g, int card1, ArbError *error)
{
  const ArbCard *card = card_at(g, card1);
  const ArbZone *zone = state_zone(g->s, card->zone);
  if (zone->owner != ARB_NO_SEAT && zone->owner != card->owner)
    return arb_check_fault(error, "a card lies in another player's zone (056)", card1);
  if (!arb_zone_takes(g, zone_kind(g, card->zone), card->def))
    return arb_check_fault(error, "a card lies where none of its type may (107, 108)", card1);
  return true;
}

static bool known_text(const ArbGame *g, int def, int ability)
{
  return def >= 1 && def <= g->cards->card_count &&
         (ability == UINT16_MAX || ability < rb_cards(g->cards)->ability_count);
}

/* The number of rounds of choices that an item has. */
static int rounds_of(const ArbGame *g, int item1)
{
  const RbItem *item = rb_item(g, item1);
  const RbAbility *text = item->ability == UINT16_MAX ? NULL : rb_ability(g, item->ability);
  return (item->repeats + 1) * rb_rounds(text);
}

/* Checks that items and effects name things that exist. */
static bool check_texts(const ArbGame *g, ArbError *error)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++) {
    const RbItem *item = rb_item(g, i);
    if (!item->kind1) continue;
    if (item->kind1 > RB_I_TRIGGERED || item->controller >= g->s->seats ||
        !known_text(g, item->def, item->ability) || item->event.kind1 > RB_EVENT_COUNT)
      return arb_check_fault(error, "an item on the chain is nothing", i);
  }
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (!pick->item1) continue;
    if ((pick->slot > ARB_SLOTS_MAX && pick->slot != RB_PICK_GIVEN) ||
        pick->round >= rounds_of(g, pick->item1))
      return arb_check_fault(error, "a choice is made for nothing", i);
    const RbItem *item = rb_item(g, pick->item1);
    int modes = item->ability == UINT16_MAX ? 0 : rb_ability(g, item->ability)->mode_count;
    if (pick->slot == RB_PICK_MODE && (pick->id.slot < 1 || pick->id.slot > modes))
      return arb_check_fault(error, "an unknown mode", i);
  }
  for (int i = 1; i <= g->s->pools[RB_POOL_PAST].used; i++) {
    const RbPast *past = pool_at(g->s, RB_POOL_PAST, i);
    if (past->item1 && !known_text(g, past->def, UINT16_MAX))
      return arb_check_fault(error, "a memory is nobody's", i);
  }
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (!effect->kind1) continue;
    bool named = (effect->kind1 >= RB_F_STATIC && effect->kind1 <= RB_F_REPLACEMENT) ||
                 effect->kind1 == RB_F_ABILITY;
    named |= effect->kind1 == RB_F_EXTRA_TURN && effect->def;
    bool turn = effect->kind1 == RB_F_EXTRA_TURN;
    if (effect->kind1 == RB_F_COUNTERS &&
        (effect->x >= rb_cards(g->cards)->counter_count || effect->amount < 1))
      return arb_check_fault(error, "counters that are none", i);
    bool texts = effect->kind1 == RB_F_LOSES && effect->x > g->cards->card_count;
    if (texts || effect->kind1 >= RB_EFFECT_KINDS || effect->keyword >= g->cards->keyword_count ||
        effect->def > g->cards->card_count || (turn && !game_has_seat(g, effect->controller)) ||
        (named && !known_text(g, effect->def, effect->ability)))
      return arb_check_fault(error, "a lasting effect is nothing", i);
  }
  return true;
}

bool rb_check(const ArbGame *constant, ArbError *error)
{
  ArbGame *g = (ArbGame *)(uintptr_t)constant;
  if (!check_table(g, error) || !check_frames(g, error) || !check_texts(g, error)) return false;
  int cards[ARB_SEATS_MAX] = {0};
  for (int card1 = 1; card1 <= g->s->pools[ARB_POOL_CARD].used; card1++) {
    if (!pool_in_use(g->s, ARB_POOL_CARD, card1)) continue;
    if (!(card_at(g, card1)->flags & RB_CARD_UNCOUNTED)) cards[card_at(g, card1)->owner]++;
    if (!check_body(g, card1, error) || !check_owners(g, card1, error)) return false;
  }
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (cards[seat] != rb_player(g, seat)->cards)
      return arb_check_fault(error, "a player's cards are not all there", cards[seat]);
  if (!rb_over(g) && !arb_know_open_is_shown(g))
    return arb_check_fault(error, "a card that lies open is not known to all", 0);
  if (!rb_outline_holds(g)) return arb_check_fault(error, "the outline lacks something", 0);
  if (!rb_layers_hold(g)) return arb_check_fault(error, "derived values are out of date", 0);
  return true;
}
