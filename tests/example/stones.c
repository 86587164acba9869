/* SPDX-License-Identifier: MIT */
/*
** stones.c -- the smallest complete game: what docs/adding-a-game.md shows.
**
** Two players draw a stone and play one each turn, which scores its weight and does what its
** script says.  Whoever reaches the format's goal, or has more when all is played, wins.
*/
#include "language/games.h"
#include "kernel/parts/act.h"
#include "kernel/cards/tally.h"
#include "language/reading.h"

extern const BindGame stones_game;

/* ---- What lies in the block, and what a card is ------------------------------------ */

enum { Z_DECK, Z_HAND, Z_TABLE, ZONES };
enum { POOL_PLAYER = ARB_POOL_GAME, POOLS };
enum { V_NO, V_YES, V_PLAY, VERBS }; /* the first two are the kernel's */
enum { E_PLAY, E_SCORE, EVENTS };
enum { A_WEIGHT, A_SCORE, A_TURN, ATTRIBUTES };
enum { TURNS = 10 }; /* of each player (1) */

typedef struct Player { /* one a seat; an item says first that it is in use */
  uint16_t in_use;
  int16_t score;
} Player;

typedef struct Stone {
  ARB_CARD_HEAD;
  int16_t weight;
  int function; /* of the script, or 0 */
} Stone;

static Player *player(ArbGame *g, ArbSeat seat)
{
  return pool_at(g->s, POOL_PLAYER, seat + 1);
}
static const Stone *stone_of(const ArbGame *g, ArbId id)
{
  return bind_plain_def(g->cards, sizeof(Stone), state_resolve(g->s, id)->def);
}

/* ---- Tables ---------------------------------------------------------------------- */

static const ArbPoolSpec pools[POOLS] = {
  ARB_KERNEL_POOLS(32, 6, 2, 1), [POOL_PLAYER] = {"players", sizeof(Player), 2, ARB_POOL_FIXED}};
static const ArbZoneKind zones[ZONES] = {{"deck", "s", 0, ARB_SECRET, 0, 0, "2", NULL},
                                         {"hand", "s", 0, ARB_PRIVATE, 0, 0, "2", NULL},
                                         {"table", "s", 0, ARB_PUBLIC, 1, 0, "2", NULL}};
static const ArbAttribute attributes[] = {
  {.name = "weight", .kind = ARB_A_NUMBER, .rule = "3", .help = "of a stone"},
  {.name = "score", .kind = ARB_A_NUMBER, .rule = "4", .help = "of a player"},
  {.name = "turn", .kind = ARB_A_NUMBER, .rule = "1", .help = "its number"}};
static const ArbNamed events[EVENTS] = {{"play", "3", "", NULL}, {"score", "4", "", NULL}};
static const ArbNamed verbs[VERBS] = {
  {"no", "", "", NULL}, {"yes", "", "", NULL}, {"play", "3", "", NULL}};
static const ArbSectionKind sections[] = {{"Stones", "stones", 0, 0}};
static const ArbFormatNumber numbers[] = {{"goal", ARB_FORMAT_NEEDED, 1, 99, 0, "4", NULL, 0}};

/* ---- Timing: one frame, and what a step of it does --------------------------------- */

static void tell(ArbGame *g, int kind, ArbSeat seat, ArbId subject, int amount)
{
  const ArbCard *card = state_resolve(g->s, subject);
  arb_event_record(g, &(ArbEvent){.kind1 = (uint16_t)(kind + 1),
                                  .actor = seat,
                                  .subject = subject,
                                  .subject_def = card ? card->def : 0,
                                  .amount = (int16_t)amount,
                                  .known = 3,
                                  .subject_owner = seat,
                                  .subject_controller = seat});
}

static void score(ArbGame *g, ArbSeat seat, int amount) /* 4 */
{
  player(g, seat)->score = (int16_t)(player(g, seat)->score + amount);
  tell(g, E_SCORE, seat, id_player(seat), amount);
}

static void list_hand(ArbGame *g, const void *data)
{
  int zone = zone_at(g, Z_HAND, *(const ArbSeat *)data);
  for (ZONE_EACH(g, card1, zone))
    ask_option(g, (ArbOption){.verb = V_PLAY, .object = state_card_id(g->s, card1)});
}

static void play(ArbGame *g, ArbSeat seat, int card1) /* 3 */
{
  arb_zone_move(g, card1, zone_at(g, Z_TABLE, seat), ARB_BOTTOM);
  ArbId me = state_card_id(g->s, card1);
  const Stone *face = stone_of(g, me);
  ArbContext context = {.me = me, .you = seat, .def = state_card(g->s, card1)->def};
  tell(g, E_PLAY, seat, me, 0);
  score(g, seat, face->weight);
  if (face->function) arb_script_call(g, face->function, ARB_ACT, &context, NULL, 0);
}

static void finish(ArbGame *g, ArbSeat winner)
{
  g->s->over = 1, g->s->winner = winner;
  g->s->winners = (uint8_t)(winner == ARB_NO_SEAT ? 0 : 1u << winner);
}

static void draw(ArbGame *g, ArbSeat seat) /* 2 */
{
  int top = zone_first(g, zone_at(g, Z_DECK, seat));
  if (top) arb_zone_move(g, top, zone_at(g, Z_HAND, seat), ARB_BOTTOM);
}

/* A step is one turn (1): draw, play, see whether somebody has won. */
static void step(ArbGame *g)
{
  ArbFrame *turn = frame_top(g);
  ArbSeat seat = turn->stage & 1;
  arb_flow_seal(g); /* a card becomes known: this step is not taken back */
  draw(g, seat);
  ArbAsk which = {.player = seat,
                  .shape = ARB_PICK,
                  .min = 1,
                  .max = 1,
                  .rule = "3",
                  .text = "Which stone?",
                  .list = list_hand,
                  .data = ask_seat(g, seat)};
  if (zone_first(g, zone_at(g, Z_HAND, seat)))
    play(g, seat, id_index1(arb_ask_pick(g, &which).options[0].object));
  int mine = player(g, seat)->score, theirs = player(g, !seat)->score;
  if (mine >= g->format.numbers[0]) finish(g, seat);
  else if (++turn->stage == 2 * TURNS)
    finish(g, mine == theirs ? ARB_NO_SEAT : mine > theirs ? seat : !seat);
}

/* ---- What the kernel asks --------------------------------------------------------- */

static ArbStatus set_up(ArbGame *g, const ArbSetup *setup, ArbError *error)
{
  for (ArbSeat seat = 0; seat < 2; seat++) {
    arb_zone_fill(g, &setup->decks[seat].sections[0], seat, Z_DECK);
    arb_zone_shuffle(g, zone_at(g, Z_DECK, seat));
    for (int i = 0; i < g->format.opening_hand; i++) draw(g, seat);
  }
  arb_frame_push(g, 0);
  return ARB_OK;
}

static int32_t attribute(ArbGame *g, const ArbContext *context, ArbId object, int which)
{
  if (which == A_WEIGHT && state_resolve(g->s, object)) return stone_of(g, object)->weight;
  if (which == A_SCORE && id_seat(object) < 2) return player(g, id_seat(object))->score;
  return which == A_TURN && id_is_nothing(object) ? frame_top(g)->stage + 1 : ARB_NULL;
}

/* The verbs of scripts: game.score(2) */
static ACT(score)
{
  return score(g, c->you, arg_amount(&a[0])), value_nil();
}
static const ArbAction actions[] = {
  {"score", arb_act_score, "4", ARB_ACT, ARB_T_NIL, {ARG("amount", INT)}, "you score so much"},
  {0}};
static ArbAsking asking(const ArbGame *g)
{
  return (void)g, ARB_ASKS_OFTEN;
}
static void concede(ArbGame *g, ArbSeat seat)
{
  finish(g, !seat);
}
static const ArbFrameKind frames[] = {{"turn", step, 2 * TURNS + 1}};
static const ArbRules rules = {.name = "stones",
                               .edition = "1",
                               .pools = pools,
                               .pool_count = POOLS,
                               .player_pool = POOL_PLAYER,
                               .zones = zones,
                               .zone_count = ZONES,
                               .frames = frames,
                               .frame_count = 1,
                               .attributes = attributes,
                               .attribute_count = ATTRIBUTES,
                               .events = events,
                               .event_count = EVENTS,
                               .verbs = verbs,
                               .verb_count = VERBS,
                               .actions = actions,
                               .sections = sections,
                               .section_count = 1,
                               .seats_least = 2,
                               .seats_most = 2,
                               .format_numbers = numbers,
                               .format_number_count = 1,
                               .set_up = set_up,
                               .step = arb_game_step,
                               .asking = asking,
                               .attribute = attribute,
                               .concede = concede};

/* ---- Its cards, from `card { id, name, weight, run }`, and its row (games.h) ---------- */

static void read_card(lua_State *L, Loader *l, int card)
{
  static const char *const fields[] = {"id", "name", "weight", "run", NULL};
  bind_begin_definition(l, bind_peek_name(L, card), bind_script_tag(L, card).line);
  Stone stone = {.weight = (int16_t)bind_field_integer(L, l, card, "weight", 0, 9, 0)};
  bind_read_card_head(L, l, card, fields, &stone.head);
  stone.type_name = "stone";
  if (bind_field(L, card, "run")) stone.function = bind_compile_function(L, l, lua_gettop(L));
  bind_plain_add(l, &stone);
}

static const CardReader reader = {.def_size = sizeof(Stone), .card = read_card};
static const ArbFormatNumber deck_numbers[] = {{"stones_min", 0, 0, 99, 0, NULL, "stones", 0}};
const BindGame stones_game = {.name = "stones",
                              .title = "Stones",
                              .rules = &rules,
                              .format = "first",
                              .deck_numbers = deck_numbers,
                              .deck_number_count = 1,
                              .reader = &reader};
