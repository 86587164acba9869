/* SPDX-License-Identifier: MIT */
/*
** match.c -- a match of several games, of two players or two teams (481; Tournament Rules:
** sideboards, match structure).
**
**   a game is won --> all cards go back --> sideboards --> battlefields --> who begins
**        ^              (NEXT_GAME)        (SIDEBOARD)     (FIELDS)         (FIRST)
**        +------------------- turns <-- mulligans <---------------------------+
**
** The whole match is one game of the engine: one block, one list of answers.  From game to game it
** keeps the games won, the battlefields used, and the decks.  A format with one game (480, 482-484)
** never comes here.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"

/* ---- The end of a game -------------------------------------------------- */

void rb_match_ends(ArbGame *g, ArbSeat winner)
{
  g->s->over = 1;
  g->s->winner = winner;
  for (ArbSeat s = 0; s < g->s->seats && winner != ARB_NO_SEAT; s++) /* 484.6.a.3 */
    if (game_seat_in(g, s) && rb_friends(g, s, winner)) g->s->winners |= (uint8_t)(1u << s);
}

ArbSeat rb_match_leader(const ArbGame *g)
{
  ArbSeat best = 0;
  bool tied = false;
  for (ArbSeat seat = 1; seat < g->s->seats; seat++) {
    if (rb_friends(g, seat, best)) continue; /* 484.6.a: they have won the same games */
    int more = rb_player(g, seat)->wins - rb_player(g, best)->wins;
    tied = more == 0 || (tied && more < 0);
    if (more > 0) best = seat;
  }
  return tied ? ARB_NO_SEAT : best;
}

/* 481.6: the match goes on until somebody has won more than half of its games.  Once time has been
** called it ends with the running game (T408.3.a-b), in an elimination if somebody leads then
** (T408.4.c.1-2). */
void rb_game_ends(ArbGame *g, ArbSeat winner)
{
  RbTable *table = rb_table(g);
  bool single = g->format.games < 2;
  if (!single) table->last_winner = winner;
  for (ArbSeat s = 0; s < g->s->seats && !single && winner != ARB_NO_SEAT; s++)
    if (rb_friends(g, s, winner)) rb_player(g, s)->wins++; /* 484.6.a.3 */
  ArbSeat leader = single ? winner : rb_match_leader(g);
  bool won = winner != ARB_NO_SEAT && rb_player(g, winner)->wins > g->format.games / 2;
  bool out_of_time = g->s->time && (g->s->time == RB_TIME_OF_ROUND || leader != ARB_NO_SEAT);
  if (single || won || out_of_time) rb_match_ends(g, leader);
  else table->finished = 1;
}

void rb_game_drawn(ArbGame *g)
{
  rb_tell(g, RB_E_DRAWN, ARB_NO_SEAT, 0, ARB_NOTHING, 0);
  rb_game_ends(g, ARB_NO_SEAT);
}

static ArbFrame *setup_stage(ArbGame *g, int stage)
{
  ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, 1);
  frame->stage = (uint8_t)stage;
  frame->value[RB_KIND] = 0;
  return frame;
}

/* ---- Everything goes back where it came from ---------------------------- */

static int home_of(const ArbGame *g, int card1)
{
  switch (rb_def_of(g, card1)->type) {
  case RB_LEGEND:
  case RB_BATTLEFIELD: return RB_Z_ASIDE;
  case RB_RUNE: return RB_Z_RUNE_DECK;
  default: return RB_Z_DECK;
  }
}

/* Empties a zone.  A card that leaves a hand may change its slot, so the first card is found again
** each time. */
static void send_home(ArbGame *g, int zone)
{
  for (int card1; (card1 = zone_first(g, zone)) != 0;) {
    if (card_at(g, card1)->flags & ARB_CARD_TOKEN) {
      arb_zone_destroy(g, card1);
      continue;
    }
    bool shared = card_at(g, card1)->flags & RB_CARD_SHARED; /* it is used in every game */
    if (rb_def_of(g, card1)->type == RB_BATTLEFIELD && !shared)
      card_at(g, card1)->flags |=
          rb_table(g)->last_winner == ARB_NO_SEAT ? RB_CARD_STAYS : RB_CARD_WAS_USED;
    arb_zone_move(g, card1, zone_at(g, home_of(g, card1), card_at(g, card1)->owner), ARB_BOTTOM);
  }
}

static void empty_chain(ArbGame *g)
{
  for (int i = g->s->pools[RB_POOL_ITEM].used; i > 0; i--)
    if (pool_in_use(g->s, RB_POOL_ITEM, i)) rb_item_remove(g, i);
}

static void end_effects(ArbGame *g)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--)
    if (pool_in_use(g->s, RB_POOL_EFFECT, i)) arb_pool_free(g->s, RB_POOL_EFFECT, i);
}

static void forget_game(ArbGame *g)
{
  while (g->s->pools[ARB_POOL_FRAME].used > 1) arb_frame_pop(g);
  *(ArbFrame *)pool_at(g->s, ARB_POOL_FRAME, 1) = (ArbFrame){.kind1 = RB_FRAME_TURN + 1};
  empty_chain(g);
  end_effects(g);
  arb_tallies_clear(g);
  rb_new_time(g);
  RbTable *table = rb_table(g);
  RbTable kept = {.in_use = 1,
                  .first_player = table->first_player,
                  .serial = table->serial,
                  .game = (uint8_t)(table->game + 1),
                  .last_winner = table->last_winner};
  kept.turn_player = kept.queue = kept.first_player;
  *table = kept;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    RbPlayer *player = rb_player(g, seat);
    *player = (RbPlayer){
      .in_use = 1, .cards = player->cards, .champion = player->champion, .wins = player->wins};
  }
}

void rb_next_game(ArbGame *g) /* 481.6 */
{
  bool skipped = rb_table(g)->game == 1 && !rb_table(g)->turn; /* T403.9 */
  arb_flow_seal(g);
  forget_game(g);
  static const int emptied[] = {RB_Z_BOARD,      RB_Z_BATTLEFIELDS, RB_Z_FACEDOWN, RB_Z_CHAIN,
                                RB_Z_RUNES,      RB_Z_LEGENDS,      RB_Z_HAND,     RB_Z_TRASH,
                                RB_Z_BANISHMENT, RB_Z_CHAMPION,     RB_ZONES};
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (const int *kind = emptied; *kind != RB_ZONES; kind++)
      send_home(g, zone_at(g, *kind, seat));
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    for (ZONE_EACH(g, card1, zone_at(g, RB_Z_ASIDE, seat)))
      if (rb_def_of(g, card1)->type == RB_LEGEND)
        arb_zone_move(g, card1, zone_at(g, RB_Z_LEGENDS, seat), ARB_BOTTOM);
    rb_shuffle(g, seat, RB_Z_DECK); /* nobody knows any longer which card is which */
    rb_shuffle(g, seat, RB_Z_RUNE_DECK);
  }
  game_changed(g);
  rb_tell(g, RB_E_NEXT_GAME, rb_table(g)->last_winner, 0, ARB_NOTHING, rb_table(g)->game);
  ArbFrame *frame = setup_stage(g, RB_PHASE_SIDEBOARD);
  if (skipped || rb_table(g)->last_winner == ARB_NO_SEAT) frame->value[RB_KIND] = g->s->seats;
}

/* ---- Sideboards (Tournament Rules) ---------------------------------- */

typedef struct Exchange {
  ArbSeat seat;
  int champion1; /* the card chosen for the Champion Zone */
} Exchange;

/* 103.2.a.2: a champion unit with a tag of the legend. */
static bool may_be_champion(const ArbGame *g, ArbSeat seat, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1);
  int legend1 = zone_first(g, zone_at(g, RB_Z_LEGENDS, seat));
  if (def->type != RB_UNIT || !(def->supertypes & RB_CHAMPION) || !legend1) return false;
  const RbCardDef *legend = rb_def_of(g, legend1);
  for (int i = 0; i < def->tag_count; i++)
    for (int j = 0; j < legend->tag_count; j++)
      if (def->tags[i] == legend->tags[j]) return true;
  return false;
}

/* One card of each name stands for all. */
static bool offered_already(const ArbGame *g, int card1)
{
  for (int i = 0; i < g->posed.count; i++)
    if (card_at(g, id_index1(g->posed.options[i].object))->def == card_at(g, card1)->def)
      return true;
  return false;
}

/* One of the sideboard comes in for a card that leaves the main deck. */
static void list_champions(ArbGame *g, const void *data)
{
  const Exchange *exchange = data;
  const int zones[] = {RB_Z_DECK, RB_Z_SIDEBOARD};
  const bool can_leave = zone_first(g, zone_at(g, RB_Z_DECK, exchange->seat));
  for (int i = 0; i < (can_leave ? 2 : 1); i++)
    for (ZONE_EACH(g, card1, zone_at(g, zones[i], exchange->seat)))
      if (may_be_champion(g, exchange->seat, card1) && !offered_already(g, card1))
        ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

static void list_main(ArbGame *g, const void *data)
{
  const Exchange *exchange = data;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_DECK, exchange->seat)))
    ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

/* Cards of other types, as a legend, stay where they are. */
static bool comes_in(const ArbGame *g, int card1)
{
  int type = rb_def_of(g, card1)->type;
  return type == RB_UNIT || type == RB_GEAR || type == RB_SPELL;
}

static int count_side(const ArbGame *g, ArbSeat seat)
{
  int count = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_SIDEBOARD, seat))) count += comes_in(g, card1);
  return count;
}

static void list_side(ArbGame *g, const void *data)
{
  const Exchange *exchange = data;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_SIDEBOARD, exchange->seat)))
    if (comes_in(g, card1))
      ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

static ArbPicked ask_cards(ArbGame *g, const Exchange *exchange, ArbLister *list, const char *text,
                           int min, int max)
{
  return arb_ask_pick(g, &(ArbAsk){.player = exchange->seat,
                                   .shape = ARB_PICK,
                                   .rule = "481.6",
                                   .text = text,
                                   .min = min,
                                   .max = max,
                                   .list = list,
                                   .data = exchange});
}

static void show_own(ArbGame *g, ArbSeat seat, int zone_kind)
{
  for (ZONE_EACH(g, card1, zone_at(g, zone_kind, seat))) arb_know_show(g, card1, 1u << seat);
}

/* Asks for the champion first, which may come from the sideboard; then for cards that leave the
** main deck, and for as many that replace them. */
static void exchange_cards(ArbGame *g, ArbSeat seat)
{
  Exchange *exchange = arena_take(g, sizeof *exchange);
  int side = zone_at(g, RB_Z_SIDEBOARD, seat), deck = zone_at(g, RB_Z_DECK, seat), extra = 0;
  *exchange = (Exchange){.seat = seat};
  show_own(g, seat, RB_Z_DECK);
  show_own(g, seat, RB_Z_SIDEBOARD);
  if (rb_format(g, RB_F_LIMITED)) {
    rb_limited_exchange(g, seat);
    return;
  }
  ArbPicked champion =
      ask_cards(g, exchange, list_champions, "Which is your Chosen Champion?", 1, 1);
  if (champion.count) {
    exchange->champion1 = id_index1(champion.options[0].object);
    extra = card_at(g, exchange->champion1)->zone == side;
    rb_player(g, seat)->champion = card_at(g, exchange->champion1)->def;
    arb_zone_move(g, exchange->champion1, zone_at(g, RB_Z_ASIDE, seat), ARB_BOTTOM);
  }
  int most = count_side(g, seat) + extra;
  if (most == 0) return;
  ArbPicked out = ask_cards(g, exchange, list_main, "Sideboard: which cards leave your main deck?",
                            extra, most);
  int wanted = out.count - extra;
  ArbPicked in =
      ask_cards(g, exchange, list_side, "Sideboard: which cards come in?", wanted, wanted);
  for (int i = 0; i < out.count; i++)
    arb_zone_move(g, id_index1(out.options[i].object), side, ARB_BOTTOM);
  for (int i = 0; i < in.count; i++)
    arb_zone_move(g, id_index1(in.options[i].object), deck, ARB_BOTTOM);
}

static int find_in(const ArbGame *g, int zone, uint16_t def)
{
  for (ZONE_EACH(g, card1, zone))
    if (card_at(g, card1)->def == def) return card1;
  return 0;
}

/* 113: the champion of the deck as it is now; 115: then it is shuffled. */
static void lay_out_again(ArbGame *g, ArbSeat seat)
{
  uint16_t def = rb_player(g, seat)->champion;
  int card1 = def ? find_in(g, zone_at(g, RB_Z_ASIDE, seat), def) : 0;
  if (def && !card1) card1 = find_in(g, zone_at(g, RB_Z_DECK, seat), def);
  if (card1) arb_zone_move(g, card1, zone_at(g, RB_Z_CHAMPION, seat), ARB_BOTTOM);
  rb_shuffle(g, seat, RB_Z_DECK);
}

/* Each seat in turn, then nobody: champions are shown when everybody is ready.  After a drawn game
** and after a first one that was never begun (T403.9-10) there is no exchange. */
void rb_sideboard_step(ArbGame *g)
{
  ArbFrame *frame = frame_top(g);
  arb_flow_seal(g);
  int seat = frame->value[RB_KIND]++;
  if (seat < g->s->seats) {
    exchange_cards(g, (ArbSeat)seat);
    return;
  }
  for (ArbSeat s = 0; s < g->s->seats; s++) lay_out_again(g, s);
  setup_stage(g, rb_format(g, RB_F_SIDEBOARD_FIRST) ? RB_PHASE_MULLIGAN : RB_PHASE_FIELDS);
}

/* ---- Battlefields (481.5) ----------------------------------------------- */

static void list_unused(ArbGame *g, const void *data)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_ASIDE, *(const ArbSeat *)data)))
    if (rb_is_unused(g, card1))
      ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

static void keep_same(ArbGame *g)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (ZONE_EACH(g, card1, zone_at(g, RB_Z_ASIDE, seat))) {
      if (!(card_at(g, card1)->flags & RB_CARD_STAYS)) continue;
      card_at(g, card1)->flags &= (uint8_t)~RB_CARD_STAYS;
      rb_place_battlefield(g, card1);
    }
}

/* 481.5 leaves open what a match does that is longer than its battlefields last.  They come round
** again, as the edition of July 2026 says of the best of five: a player who has fewer unused ones
** than a game takes may use each of them once more. */
static void use_again(ArbGame *g, ArbSeat seat)
{
  int aside = zone_at(g, RB_Z_ASIDE, seat), unused = 0;
  for (ZONE_EACH(g, card1, aside)) unused += rb_is_unused(g, card1);
  if (unused >= rb_battlefields_used(g, seat)) return;
  for (ZONE_EACH(g, card1, aside)) card_at(g, card1)->flags &= (uint8_t)~RB_CARD_WAS_USED;
}

static void place_shared(ArbGame *g)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (ZONE_EACH(g, card1, zone_at(g, RB_Z_ASIDE, seat)))
      if (card_at(g, card1)->flags & RB_CARD_SHARED) rb_place_battlefield(g, card1);
}

/* Each player selects without seeing the others' choices, and all are placed at once.  After a
** drawn game the same battlefields are used again. */
void rb_fields_step(ArbGame *g)
{
  ArbPicked picked[ARB_SEATS_MAX];
  const RbTable *table = rb_table(g);
  arb_flow_seal(g);
  place_shared(g);
  bool drawn = table->game > 1 && table->last_winner == ARB_NO_SEAT;
  for (ArbSeat seat = 0; seat < g->s->seats && table->game > 1 && !drawn; seat++)
    use_again(g, seat);
  if (!drawn && !rb_format(g, RB_F_CHOOSE_BATTLEFIELDS)) { /* 484.5.a: by lot, in rb_first_step */
    setup_stage(g, RB_PHASE_FIRST);
    return;
  }
  if (drawn) {
    keep_same(g);
    setup_stage(g, RB_PHASE_FIRST);
    return;
  }
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    ArbSeat *who = arena_take(g, sizeof *who);
    *who = seat;
    picked[seat] = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                             .shape = ARB_PICK,
                                             .rule = "481.5",
                                             .text = "Which battlefield do you use?",
                                             .min = rb_battlefields_used(g, seat),
                                             .max = rb_battlefields_used(g, seat),
                                             .list = list_unused,
                                             .data = who});
  }
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (int i = 0; i < picked[seat].count; i++)
      rb_place_battlefield(g, id_index1(picked[seat].options[i].object));
  setup_stage(g, RB_PHASE_FIRST);
}

/* ---- Who begins (116; T407, T603.7) -------------------------------------- */

static void list_players(ArbGame *g, const void *data)
{
  (void)data;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    ask_option(g, (ArbOption){.verb = RB_V_PLAYER, .object = id_player(seat)});
}

/* T407.1: of two players the chooser or the other one; T603.7.c: of more any. */
static ArbSeat ask_first(ArbGame *g, ArbSeat chooser)
{
  if (g->s->seats == 2) {
    bool first = arb_ask_yes(g, chooser, "116.1.a", "Do you play first?", ARB_NOTHING);
    return first ? chooser : arb_game_next_seat(g, chooser);
  }
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = chooser,
                                               .shape = ARB_PICK,
                                               .rule = "T603.7.c",
                                               .text = "Who plays first?",
                                               .min = 1,
                                               .max = 1,
                                               .list = list_players});
  return id_seat(picked.options[0].object);
}

/* Who answers for those that have lost the last game: of a team its A player. */
static ArbSeat first_loser(const ArbGame *g)
{
  ArbSeat seat = 0;
  while (rb_friends(g, seat, rb_table(g)->last_winner)) seat++;
  return seat;
}

/* In the first game somebody drawn by lot says who plays first, later the loser of the last one
** (T603.7.c.1: the team that has lost it); after a drawn game it stays as it was. */
void rb_first_step(ArbGame *g)
{
  RbTable *table = rb_table(g);
  ArbSeat chooser = table->first_player;
  bool drawn = table->game > 1 && table->last_winner == ARB_NO_SEAT;
  if (table->game > 1 && !drawn) chooser = first_loser(g);
  if (!drawn) table->first_player = ask_first(g, chooser);
  arb_flow_seal(g);
  table->turn_player = table->queue = table->first_player;
  bool by_lot = rb_format(g, RB_F_CHOOSE_FIRST) && !drawn;
  for (ArbSeat seat = 0; seat < g->s->seats && by_lot; seat++) rb_random_battlefields(g, seat);
  rb_tell(g, RB_E_START, table->first_player, 0, ARB_NOTHING, 0);
  setup_stage(g, rb_format(g, RB_F_SIDEBOARD_FIRST) ? RB_PHASE_SIDEBOARD : RB_PHASE_MULLIGAN);
}
