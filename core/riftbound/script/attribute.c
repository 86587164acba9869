/* SPDX-License-Identifier: MIT */
/*
** attribute.c -- the attributes that selectors, numbers and hosts may read.
**
** Each attribute is one row; its name is also the field of a selector.  Relations ("friendly",
** "here") depend on the context: who "you" is, where `me` is.
*/
#include <string.h>

#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

static const char *const types[] = {"unit",   "gear",    "spell",  "rune", "battlefield",
                                    "legend", "ability", "player", NULL};
/* Bits of types after those of cards: an ability on the chain, a player. */
enum { ABILITY_TYPE = RB_LEGEND, PLAYER_TYPE };
static const char *const phases[] = {"awaken", "beginning", "scoring", "channel",
                                     "draw",   "main",      "ending",  NULL}; /* RB_PHASE_... */
static const char *const places[] = {"here",    "there",     "base", "battlefield",
                                     "my_base", "elsewhere", NULL};
/* 107.1-2, 107.4.b: gear at a battlefield is attached, or about to be recalled; a spell there was
** hidden; a legend is at no location. */
#define IN_A_BASE {"unit gear rune", 0}
const ArbPlaceWord rb_place_words[] = {
  {"unit gear spell rune battlefield", 1}, {NULL, 0}, IN_A_BASE,
  {"unit gear spell battlefield", 0},      IN_A_BASE, {NULL, 0}};
_Static_assert(sizeof rb_place_words / sizeof *rb_place_words == sizeof places / sizeof *places - 1,
               "a row for each place");
static const char *const zones[] = {
  "board", "runes",     "battlefields", "legends",    "facedown", "chain", "hand",
  "deck",  "rune_deck", "trash",        "banishment", "champion", "aside", NULL}; /* RB_Z_... */
enum {
  AT_HERE = 1,
  AT_THERE = 2,
  AT_BASE = 4,
  AT_BATTLEFIELD = 8,
  AT_MY_BASE = 16,
  AT_ELSEWHERE = 32
};

/* After the rows above comes one for each keyword: its value, 0 without it; first for the engine's
** keywords, then for the pool's own. */
enum { READS_NOTHING = 0, READS_MIGHT = RB_READS_MIGHT, READS_DAMAGE = RB_READS_DAMAGE };
enum { READS_TRAITS = RB_READS_TRAITS, READS_KEYWORDS = RB_READS_KEYWORDS };
enum { READS_ANYTHING = RB_READS_RESULTS | RB_READS_DAMAGE }; /* as its selector may */
#define LOOKS_ALL       UINT32_MAX
#define LOOKS_REST      RB_TOUCH_REST
#define LOOKS_MEMORY    RB_TOUCH_MEMORY
#define LOOKS_READY     (RB_TOUCH_REST | RB_TOUCH_READY)
#define LOOKS_DAMAGE    (RB_TOUCH_REST | RB_TOUCH_DAMAGE)
#define LOOKS_FINALIZED (RB_TOUCH_REST | RB_TOUCH_MEMORY)
#define LOOKS_HAND      (RB_TOUCH_REST | 1u << RB_Z_HAND)
#define LOOKS_DECK      (RB_TOUCH_REST | 1u << RB_Z_DECK)
#define LOOKS_TRASH     (RB_TOUCH_REST | 1u << RB_Z_TRASH)
#define LOOKS_RUNES     (RB_TOUCH_REST | 1u << RB_Z_RUNES)
enum { HAD_BY_OBJECTS, HAD_BY_PLAYERS };

const ArbAttribute rb_attributes[] = {
#define X(id, name, kind, values, rule, reads, looks, whose, ...) \
  {name,                                                          \
   ARB_A_##kind,                                                  \
   values,                                                        \
   rule,                                                          \
   ARB_LAST_FOUR(__VA_ARGS__, NULL, NULL, NULL, ),                \
   LOOKS_##looks,                                                 \
   READS_##reads,                                                 \
   HAD_BY_##whose},
  RB_ATTRIBUTES(X)
#undef X
#define X(id, name, rule, stacks)                                                               \
  {name, ARB_A_NUMBER,  NULL,           rule,          "the value of this keyword", NULL, NULL, \
   NULL, RB_TOUCH_REST, READS_KEYWORDS, HAD_BY_OBJECTS},
      RB_KEYWORDS(X)
#undef X
};

static int opponents_points(const ArbGame *g, ArbSeat seat)
{
  int most = 0;
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (game_seat_in(g, s) && rb_opponents(g, s, seat) && rb_team_points(g, s) > most)
      most = rb_team_points(g, s);
  return most;
}

static int32_t player_attribute(ArbGame *g, ArbSeat seat, int attribute)
{
  if (seat >= g->s->seats) return ARB_NULL;
  const RbPlayer *player = rb_player(g, seat);
  int32_t sum = 0;
  switch (attribute) {
  case RB_A_POINTS: return player->points;
  case RB_A_XP: return player->xp;
  case RB_A_IN_BEGINNING: return rb_in_beginning_phase(g, seat);
  case RB_A_EXCESS: return player->excess;
  case RB_A_HAND: return state_zone(g->s, zone_at(g, RB_Z_HAND, seat))->count;
  case RB_A_DECK: return state_zone(g->s, zone_at(g, RB_Z_DECK, seat))->count;
  case RB_A_TRASH: return state_zone(g->s, zone_at(g, RB_Z_TRASH, seat))->count;
  case RB_A_RUNES: return state_zone(g->s, zone_at(g, RB_Z_RUNES, seat))->count;
  case RB_A_FINALIZED: return player->finalized;
  case RB_A_TURNS: return player->turns;
  case RB_A_SEAT: return seat + 1;
  case RB_A_TURN_PLAYER: return rb_table(g)->turn_player == seat;
  case RB_A_OPPONENTS_TURN: return !rb_friends(g, rb_table(g)->turn_player, seat);
  case RB_A_TEAM: return rb_team(g, seat);
  case RB_A_GAMES_WON: return player->wins;
  case RB_A_CONTROLLER: return seat;
  case RB_A_VICTORY_SCORE: return rb_victory_score(g, seat);
  case RB_A_OPPONENTS_POINTS: return opponents_points(g, seat);
  case RB_A_SCORE: return rb_team_points(g, seat);
  case RB_A_ENERGY:
    for (int i = 0; i < RB_RESTRICTIONS; i++) sum += player->mana[i].energy;
    return sum;
  case RB_A_ANY:
    for (int i = 0; i < RB_RESTRICTIONS; i++) sum += player->mana[i].universal;
    return sum;
  default:
    if (attribute < RB_A_FURY || attribute > RB_A_ORDER) return ARB_NULL;
    for (int i = 0; i < RB_RESTRICTIONS; i++) sum += player->mana[i].power[attribute - RB_A_FURY];
    return sum;
  }
}

static int32_t game_attribute(const ArbGame *g, int attribute)
{
  switch (attribute) {
  case RB_A_TURN: return rb_table(g)->turn;
  case RB_A_TURN_PLAYER: return rb_table(g)->turn_player;
  case RB_A_VICTORY_SCORE: return rb_victory_score(g, ARB_NO_SEAT);
  case RB_A_CHAIN: return g->s->pools[RB_POOL_ITEM].count;
  case RB_A_TIME: return g->s->time ? g->s->time : ARB_NULL;
  case RB_A_TURNS_LEFT: return g->s->time ? g->s->time_left : ARB_NULL;
  default: return ARB_NULL;
  }
}

/* The phase of the turn (314), by its words: the Scoring Step is a part of the Beginning Phase, the
** Expiration one of the Ending Phase. */
static int32_t phase_bits(const ArbGame *g)
{
  int stage = ((const ArbFrame *)pool_at(g->s, ARB_POOL_FRAME, 1))->stage;
  switch (stage) {
  case RB_PHASE_SCORING: return 1 << RB_PHASE_BEGINNING | 1 << RB_PHASE_SCORING;
  case RB_PHASE_DRAWN: return 1 << RB_PHASE_DRAW;
  case RB_PHASE_EXPIRATION: return 1 << RB_PHASE_ENDING;
  default: return rb_table(g)->turn && stage <= RB_PHASE_ENDING ? 1 << stage : 0;
  }
}

const char *rb_phase_name(const ArbGame *g)
{
  int32_t bits = phase_bits(g);
  return bits ? phases[__builtin_ctz((unsigned)bits)] : NULL;
}

static int32_t at_bits(const ArbContext *c, ArbId place)
{
  int32_t bits = 0;
  if (id_is_nothing(place)) return ARB_NULL;
  if (id_equal(place, c->here)) bits |= AT_HERE;
  else if (!id_is_nothing(c->here)) bits |= AT_ELSEWHERE;
  if (c->event && id_equal(place, c->event->place)) bits |= AT_THERE;
  if (rb_is_base(place)) bits |= AT_BASE;
  else bits |= AT_BATTLEFIELD;
  if (c->you != ARB_NO_SEAT && id_equal(place, rb_base(c->you))) bits |= AT_MY_BASE;
  return bits;
}

/* 811.1.d.2: whether its place rules out everything at the battlefield where I am. */
bool rb_never_here(const ArbGame *g, int selector1)
{
  for (; selector1; selector1 = g->cards->selectors[selector1 - 1].or_else1) {
    const ArbSelector *selector = &g->cards->selectors[selector1 - 1];
    bool never = false;
    for (int i = 0; i < selector->test_count; i++) {
      const ArbTest *test = &g->cards->tests[selector->first_test + i];
      /* At another location than what is chosen beside it, and that lies here. */
      never |= test->attribute == RB_A_LOCATION && test->compare == ARB_NOT_EQUAL;
      if (test->attribute != RB_A_AT || test->compare != ARB_HAS_ANY) continue;
      int32_t mask = g->cards->terms[test->number.first].value;
      never |= !(mask & (AT_HERE | AT_THERE | AT_BATTLEFIELD));
    }
    if (!never) return false;
  }
  return true;
}

static int total_power(const RbCardDef *def)
{
  int sum = 0;
  for (int i = 0; i < RB_POWER_MAX; i++) sum += def->power[i].amount;
  return sum;
}

static bool alone(const ArbGame *g, int card1) /* 741.1 */
{
  const RbBody *body = rb_body(g, card1);
  for (ZONE_EACH(g, other1, zone_at(g, RB_Z_BOARD, 0)))
    if (other1 != card1 && rb_def_of(g, other1)->type == RB_UNIT &&
        rb_friends(g, card_at(g, other1)->controller, card_at(g, card1)->controller) &&
        id_equal(rb_body(g, other1)->place, body->place))
      return false;
  return true;
}

static bool one_on_one(const ArbGame *g, int card1) /* 741.2 */
{
  int others = 0, enemies = 0;
  for (ZONE_EACH(g, other1, zone_at(g, RB_Z_BOARD, 0))) {
    if (other1 == card1 || rb_def_of(g, other1)->type != RB_UNIT ||
        !id_equal(rb_body(g, other1)->place, rb_body(g, card1)->place))
      continue;
    others++;
    enemies += rb_opponents(g, card_at(g, other1)->controller, card_at(g, card1)->controller);
  }
  return others == 1 && enemies == 1;
}

/* ---- Facts: what can be answered with yes or no, all at once ------------- */

enum {
  F_CARD = 1, /* it exists: a card, a player, or an ability on the chain */
  F_BODY = 2, /* it has a record on the board */
  F_FRIENDLY = 1 << 2,
  F_ENEMY = 1 << 3,
  F_OWNED = 1 << 4,
  F_TOKEN = 1 << 5,
  F_CHAMPION = 1 << 6,
  F_SIGNATURE = 1 << 7,
  F_EXHAUSTED = 1 << 8, /* these four are in the order of the body's flags */
  F_STUNNED = 1 << 9,
  F_ATTACKING = 1 << 10,
  F_DEFENDING = 1 << 11,
  F_READY = 1 << 12,
  F_BUFFED = 1 << 13,
  F_DAMAGED = 1 << 14,
  F_FACEDOWN = 1 << 15,
  F_MINE = 1 << 23,
  F_AT = 16,  /* from this bit on: at_bits */
  F_TYPE = 24 /* from this bit on: a bit for each type */
};
_Static_assert(F_EXHAUSTED == RB_EXHAUSTED << 8 && F_STUNNED == RB_STUNNED << 8 &&
                   F_ATTACKING == RB_ATTACKER << 8 && F_DEFENDING == RB_DEFENDER << 8,
               "flags of a body are facts");
_Static_assert(PLAYER_TYPE < 8, "each type is a fact");

/* Attributes that are a fact, and the fact without which they are none. */
static const struct {
  uint32_t known, is;
} bool_facts[RB_ATTRIBUTE_COUNT] = {
  [RB_A_FRIENDLY] = {F_CARD, F_FRIENDLY},   [RB_A_MINE] = {F_CARD, F_MINE},
  [RB_A_ENEMY] = {F_CARD, F_ENEMY},         [RB_A_OWNED] = {F_CARD, F_OWNED},
  [RB_A_TOKEN] = {F_CARD, F_TOKEN},         [RB_A_CHAMPION] = {F_CARD, F_CHAMPION},
  [RB_A_SIGNATURE] = {F_CARD, F_SIGNATURE}, [RB_A_FACEDOWN] = {F_CARD, F_FACEDOWN},
  [RB_A_EXHAUSTED] = {F_BODY, F_EXHAUSTED}, [RB_A_READY] = {F_BODY, F_READY},
  [RB_A_STUNNED] = {F_BODY, F_STUNNED},     [RB_A_BUFFED] = {F_BODY, F_BUFFED},
  [RB_A_DAMAGED] = {F_BODY, F_DAMAGED},     [RB_A_ATTACKING] = {F_BODY, F_ATTACKING},
  [RB_A_DEFENDING] = {F_BODY, F_DEFENDING},
};

/* The player whose card it is: its controller on the board and the chain; elsewhere its owner, who
** is the controller there (arb_zone_move), unless another player would play it. */
static ArbSeat holder_of(const ArbCard *card)
{
  return card->controller;
}

static uint32_t body_facts(const RbBody *body)
{
  uint32_t facts = F_BODY | (body->flags & 15u) << 8;
  if (!(body->flags & RB_EXHAUSTED)) facts |= F_READY;
  if (body->buffs > 0) facts |= F_BUFFED;
  return body->damage > 0 ? facts | F_DAMAGED : facts;
}

uint32_t rb_def_facts(const RbCardDef *def)
{
  uint32_t facts = F_CARD;
  if (def->type && def->type <= RB_LEGEND) facts |= 1u << (F_TYPE + def->type - 1);
  if (def->supertypes & RB_CHAMPION) facts |= F_CHAMPION;
  return def->supertypes & RB_SIGNATURE ? facts | F_SIGNATURE : facts;
}

bool rb_players_have(int attribute)
{
  return attribute < RB_ATTRIBUTE_COUNT && rb_attributes[attribute].players;
}

/* The item that plays a card on the chain; NULL: none does. */
static const RbItem *played_by(const ArbGame *g, ArbId card)
{
  int item1 = rb_item_of(g, card);
  return item1 ? rb_item(g, item1) : NULL;
}

int rb_played_from(const ArbGame *g, int card1)
{
  int zone = zone_of(g, card1);
  const RbItem *item = zone == RB_Z_CHAIN ? played_by(g, id_of(g, card1)) : NULL;
  return 1 << (item ? item->from_zone : zone);
}

/* The place where a card that is being played will be, once that is chosen. */
static ArbId place_of_play(const ArbGame *g, ArbId card)
{
  const RbItem *item = played_by(g, card);
  return item ? item->place : ARB_NOTHING;
}

static uint32_t side_facts(const ArbGame *g, const ArbContext *c, ArbSeat holder)
{
  if (c->you == ARB_NO_SEAT || holder == ARB_NO_SEAT) return 0;
  return holder == c->you                ? F_MINE | F_FRIENDLY
         : rb_friends(g, holder, c->you) ? F_FRIENDLY /* 740.1 */
                                         : F_ENEMY;   /* 740.2 */
}

/* The ability on the chain that an id names; NULL: none (a spell is named by its card). */
static const RbItem *ability_of(const ArbGame *g, ArbId id)
{
  int item1 = item_find(g, id);
  return item1 && rb_item_is_ability(rb_item(g, item1)) ? rb_item(g, item1) : NULL;
}

/* A player who has left the game has no facts (650). */
static uint32_t facts_of_player(const ArbGame *g, const ArbContext *c, ArbSeat seat)
{
  return game_seat_in(g, seat) ? F_CARD | 1u << (F_TYPE + PLAYER_TYPE) | side_facts(g, c, seat) : 0;
}

/* The facts of an object that the running item moved away, as it was: what past_attribute says. */
static uint32_t facts_of_past(const ArbGame *g, const ArbContext *c, const RbPast *past)
{
  const RbCardDef *def = rb_def(g, past->def);
  const RbBody body = {.flags = past->flags, .buffs = past->buffs, .damage = past->damage};
  uint32_t facts = def->facts | side_facts(g, c, past->controller) | body_facts(&body);
  if (past->owner == c->you) facts |= F_OWNED;
  if (def->supertypes & RB_TOKEN) facts |= F_TOKEN;
  return id_is_nothing(past->place) ? facts : facts | (uint32_t)at_bits(c, past->place) << F_AT;
}

/* The facts of a player, a place, an ability on the chain, or a card that is gone. */
static uint32_t facts_of_no_card(const ArbGame *g, const ArbContext *c, ArbId object)
{
  if (id_kind(object) == ARB_KIND_PLAYER) return facts_of_player(g, c, id_seat(object));
  if (id_kind(object) == ARB_KIND_PLACE) return (uint32_t)at_bits(c, object) << F_AT;
  const RbPast *past = id_kind(object) == ARB_KIND_CARD ? rb_past_of(g, c, object) : NULL;
  if (past) return facts_of_past(g, c, past);
  const RbItem *item = id_kind(object) == ARB_KIND_ITEM ? ability_of(g, object) : NULL;
  return item ? F_CARD | 1u << (F_TYPE + ABILITY_TYPE) | side_facts(g, c, item->controller) : 0;
}

/* The facts of a card, beside the printed ones and its side. */
static uint32_t facts_of_card(const ArbGame *g, const ArbContext *c, ArbId object,
                              const ArbCard *card)
{
  const RbBody *body = rb_body(g, id_index1(object));
  bool on_chain = card->zone == zone_at(g, RB_Z_CHAIN, 0);
  uint32_t facts = card->owner == c->you ? F_OWNED : 0;
  if (card->flags & ARB_CARD_TOKEN) facts |= F_TOKEN; /* also when it is a copy (182) */
  ArbId place = ARB_NOTHING;
  if (body) {
    facts |= body_facts(body);
    place = rb_def(g, card->def)->type == RB_BATTLEFIELD ? object : body->place;
    if (card->zone == zone_at(g, RB_Z_FACEDOWN, 0)) facts |= F_FACEDOWN;
  } else if (on_chain) {
    place = place_of_play(g, object);
  }
  return id_is_nothing(place) ? facts : facts | (uint32_t)at_bits(c, place) << F_AT;
}

static uint32_t facts_of(const ArbGame *g, const ArbContext *c, ArbId object)
{
  const ArbCard *card = state_resolve(g->s, object);
  if (!card) return facts_of_no_card(g, c, object);
  return rb_def(g, card->def)->facts | side_facts(g, c, holder_of(card)) |
         facts_of_card(g, c, object, card);
}

enum { F_SIDE = F_FRIENDLY | F_ENEMY | F_MINE };

/* Whether a group asks for types only, and none of them is the printed type. */
static bool of_other_type(uint32_t any, uint32_t printed)
{
  return any && !(any & ((1u << F_TYPE) - 1)) && !(any & printed);
}

/* Selectors ask this of every object.  The type and the side, which are cheap, rule out most of
** them. */
bool rb_opens(ArbGame *g, const ArbGate *gate, const ArbContext *c, ArbId object)
{
  const ArbCard *card = state_resolve(g->s, object);
  if (!card) return gate_opens(gate, facts_of_no_card(g, c, object));
  uint32_t printed = rb_def(g, card->def)->facts;
  if (of_other_type(gate->any[0], printed) || of_other_type(gate->any[1], printed)) return false;
  uint32_t side = side_facts(g, c, holder_of(card));
  if (gate->all & F_SIDE & ~side || gate->none & side) return false;
  return gate_opens(gate, printed | side | facts_of_card(g, c, object, card));
}

static bool add_group(ArbGate *gate, uint32_t facts)
{
  int at = gate->any[0] != 0;
  if (facts == 0 || gate->any[at]) return false;
  gate->any[at] = facts;
  return true;
}

bool rb_gate(const ArbTest *test, int32_t wanted, ArbGate *gate)
{
  uint32_t bits = (uint32_t)wanted,
           is = test->attribute < RB_A_KEYWORDS ? bool_facts[test->attribute].is : 0;
  if (test->compare == ARB_HAS_ANY && test->attribute == RB_A_TYPE)
    return bits < 256 && add_group(gate, bits << F_TYPE);
  if (test->compare == ARB_HAS_ANY && test->attribute == RB_A_AT)
    return bits < 256 && add_group(gate, bits << F_AT);
  if (test->compare != ARB_EQUAL || !is || (wanted != 0 && wanted != 1)) return false;
  gate->all |= bool_facts[test->attribute].known | (wanted ? is : 0);
  gate->none |= wanted ? 0 : is;
  return true;
}

/* 812.1.c, R15: whether another card was finalized this turn. */
static bool legion(const ArbGame *g, int card1, ArbSeat holder)
{
  const RbBody *body = rb_body(g, card1);
  int others = holder < g->s->seats ? rb_player(g, holder)->finalized : 0;
  bool by_played = rb_house(g, RB_H_LEGION_BY_PLAYED); /* E728.1.c */
  if (by_played && holder < g->s->seats) others = rb_player(g, holder)->played;
  if (body && zone_of(g, card1) == RB_Z_BOARD && body->since_turn == rb_table(g)->turn) others--;
  if (by_played) return others > 0; /* a card on the chain has not been played yet */
  for (int i = 1; zone_of(g, card1) == RB_Z_CHAIN && i <= g->s->pools[RB_POOL_ITEM].used; i++) {
    const RbItem *item = rb_item(g, i);
    if (item->kind1 == RB_I_CARD && !item->pending && id_index1(item->card) == card1) others--;
  }
  return others > 0;
}

/* The attributes that a card has in every zone. */
static int32_t card_attribute(ArbGame *g, int card1, int attribute)
{
  const ArbCard *card = card_at(g, card1);
  const RbCardDef *def = rb_def_of(g, card1);
  ArbSeat holder = holder_of(card);
  switch (attribute) {
  case RB_A_TYPE: return def->type && def->type <= RB_LEGEND ? 1 << (def->type - 1) : 0;
  case RB_A_MIGHTY: return def->type == RB_UNIT ? rb_might(g, card1) >= RB_MIGHTY : ARB_NULL;
  case RB_A_CHOSEN_CHAMPION: return rb_player(g, card->owner)->champion == card->def;
  case RB_A_FROM: {
    return rb_played_from(g, card1);
  }
  case RB_A_LEGION: return legion(g, card1, holder);
  case RB_A_SEAT: return holder < g->s->seats ? holder + 1 : ARB_NULL;
  case RB_A_MIGHT: return def->type == RB_UNIT ? rb_might(g, card1) : ARB_NULL;
  case RB_A_BASE_MIGHT: return def->type == RB_UNIT ? rb_base_might(g, card1) : ARB_NULL;
  case RB_A_MIGHT_BONUS: return def->might_bonus;
  case RB_A_ENERGY: return def->energy;
  case RB_A_POWER: return total_power(def);
  case RB_A_DOMAIN: return def->domains;
  case RB_A_CONTROLLER: return holder == ARB_NO_SEAT ? -1 : holder;
  case RB_A_OWNER: return card->owner;
  case RB_A_NAME: return card->def;
  case RB_A_KEYWORD: {
    int32_t bits = 0;
    for (int k = 0; k < g->cards->keyword_count; k++)
      if (rb_has(g, card1, k)) bits |= 1 << k;
    return bits;
  }
  default: return ARB_NULL;
  }
}

/* Whether a player's team has exactly one of the counted units (741.1). */
static bool one_of_team(const ArbGame *g, const int counts[], ArbSeat seat)
{
  int sum = 0;
  for (ArbSeat other = 0; other < g->s->seats; other++)
    if (rb_friends(g, other, seat)) sum += counts[other];
  return sum == 1;
}

typedef enum Side { YOURS, FRIENDS, ENEMIES } Side;

static bool on_side(const ArbGame *g, ArbSeat seat, ArbSeat you, Side side)
{
  if (side == YOURS) return seat == you;
  return side == ENEMIES ? rb_opponents(g, seat, you)
                         : you != ARB_NO_SEAT && rb_friends(g, seat, you);
}

/* The number of a side's units at a battlefield, without those that a play gives up (822.3).
** `alone`: only a unit without another one of its side. */
static int units_at(const ArbGame *g, ArbId place, ArbSeat you, Side side, bool alone)
{
  const RbGivenUp *given = rb_scratch(g)->given_up;
  int counts[ARB_SEATS_MAX] = {0}, sum = 0;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0))) {
    bool leaves = false;
    for (int i = 0; given && i < given->count; i++)
      leaves |= id_equal(given->ids[i], id_of(g, card1));
    if (!leaves && rb_def_of(g, card1)->type == RB_UNIT &&
        id_equal(rb_body(g, card1)->place, place))
      counts[card_at(g, card1)->controller]++;
  }
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    if (on_side(g, seat, you, side) && (!alone || one_of_team(g, counts, seat)))
      sum += counts[seat];
  }
  return sum;
}

/* Whether an object that is given up was at the place. */
static bool given_up_here(const ArbGame *g, ArbId place)
{
  const RbGivenUp *given = rb_scratch(g)->given_up;
  for (int i = 0; given && i < given->count; i++) {
    const RbBody *body = rb_body_of(g, given->ids[i]);
    if (body && id_equal(body->place, place)) return true;
  }
  return !given;
}

static int32_t location(ArbId place)
{
  return id_is_nothing(place) ? ARB_NULL : (int32_t)(place.slot | (uint32_t)place.generation << 16);
}

/* The attributes that an object has only on the board. */
static int32_t body_attribute(ArbGame *g, const ArbContext *c, int card1, const RbBody *body,
                              int attribute)
{
  ArbId place = rb_def_of(g, card1)->type == RB_BATTLEFIELD ? id_of(g, card1) : body->place;
  switch (attribute) {
  case RB_A_AT: return at_bits(c, place);
  case RB_A_BUFFS: return body->buffs;
  case RB_A_DAMAGE: return body->damage;
  case RB_A_MOVES: return body->moves;
  case RB_A_WINS: return body->wins;
  case RB_A_CONQUESTS: return rb_def_of(g, card1)->type == RB_UNIT ? body->this_turn : ARB_NULL;
  case RB_A_CONQUERED:
    return rb_def_of(g, card1)->type == RB_BATTLEFIELD && c->you != ARB_NO_SEAT &&
           body->this_turn >> c->you & 1;
  case RB_A_JUST_ATTACHED: return rb_is_attached(body) && body->this_turn;
  case RB_A_IN_COMBAT: return rb_in_combat(g, body);
  case RB_A_IN_SHOWDOWN: {
    const ArbFrame *frame = rb_showdown(g);
    return frame && id_equal(frame->place, place);
  }
  case RB_A_ALONE: return alone(g, card1);
  case RB_A_ONE_ON_ONE: return one_on_one(g, card1);
  case RB_A_ATTACHED: return rb_is_attached(body);
  case RB_A_EQUIPPED: return rb_equipped(g, card1);
  case RB_A_ON_ME: return rb_is_attached(body) && id_equal(body->top, c->me);
  case RB_A_ON_SUBJECT: return rb_is_attached(body) && id_equal(body->top, c->subject);
  case RB_A_WITH_REF: {
    const RbBody *other = c->ref_count ? rb_body_of(g, c->refs[0]) : NULL;
    return other && other != body && id_equal(other->place, body->place);
  }
  case RB_A_HAS_ME: {
    const RbBody *me = rb_body_of(g, c->me);
    return me && id_equal(me->top, id_of(g, card1));
  }
  case RB_A_OCCUPIED: return rb_unit_seats(g, place) != 0;
  case RB_A_ATTACKED: {
    const ArbFrame *frame = rb_showdown(g);
    return frame && frame->flags & RB_SHOWDOWN_COMBAT && c->you != ARB_NO_SEAT &&
           id_equal(frame->place, place) && frame->value[RB_ATTACKING] == c->you;
  }
  case RB_A_CONTROLLED: return card_at(g, card1)->controller != ARB_NO_SEAT;
  case RB_A_LOCATION: return location(place);
  case RB_A_YOUR_UNITS: return units_at(g, place, c->you, YOURS, false);
  case RB_A_FRIENDLY_UNITS: return units_at(g, place, c->you, FRIENDS, false);
  case RB_A_ENEMY_UNITS: return units_at(g, place, c->you, ENEMIES, false);
  case RB_A_ENEMY_ALONE: return units_at(g, place, c->you, ENEMIES, true) > 0;
  case RB_A_GIVEN_UP_HERE: return given_up_here(g, place);
  case RB_A_OPEN:
    return card_at(g, card1)->controller == ARB_NO_SEAT && rb_unit_seats(g, place) == 0;
  default: return ARB_NULL;
  }
}

/* Whether the running item keeps it: one of the objects that a reflexive ability is for, or another
** subject of one that triggered for one or more events. */
static bool is_kept(const ArbGame *g, const ArbContext *c, ArbId object)
{
  int item1 = item_find(g, c->item);
  for (int i = 1; item1 && i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 == item1 && pick->slot == RB_PICK_GIVEN && id_equal(pick->id, object))
      return true;
  }
  return false;
}

static bool is_given(const ArbGame *g, const ArbContext *c, ArbId object)
{
  for (int i = 0; i < c->ref_count; i++)
    if (id_equal(c->refs[i], object)) return true;
  return !(rb_ability(g, c->ability)->flags & RB_ONE_OR_MORE) && is_kept(g, c, object);
}

static bool happened_to(const ArbGame *g, const ArbContext *c, ArbId object)
{
  if (!c->event) return false;
  if (id_equal(c->event->subject, object)) return true;
  return rb_ability(g, c->ability)->flags & RB_ONE_OR_MORE && is_kept(g, c, object);
}

static bool has_named_tag(ArbGame *g, const ArbContext *c, ArbId object)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_NAMED && id_equal(effect->object, c->me))
      return rb_tagged(g, object, effect->amount);
  }
  return false;
}

static bool has_named_name(ArbGame *g, const ArbContext *c, ArbId object)
{
  const ArbEffect *effect = arb_effects_find(g, RB_POOL_EFFECT, c->me, RB_F_NAMED_CARD);
  const ArbCard *card = state_resolve(g->s, object);
  return effect && card &&
         strcmp(rb_def(g, card->def)->name, rb_def(g, (uint16_t)effect->amount)->name) == 0;
}

static int remembered_number(const ArbGame *g, ArbId object)
{
  const ArbEffect *effect = arb_effects_find(g, RB_POOL_EFFECT, object, RB_F_NUMBER);
  return effect ? effect->amount : 0;
}

static bool is_remembered(const ArbGame *g, ArbId by, ArbId object)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_CARD && id_equal(effect->object, by) &&
        id_equal(effect->refs[0], object))
      return true;
  }
  return false;
}

/* An object that the running item moved away, as it was (359.3.e.13). */
static int32_t past_attribute(const ArbGame *g, const ArbContext *c, const RbPast *past,
                              int attribute)
{
  const RbCardDef *def = rb_def(g, past->def);
  bool unit = def->type == RB_UNIT;
  switch (attribute) {
  case RB_A_TYPE: return def->type && def->type <= RB_LEGEND ? 1 << (def->type - 1) : 0;
  case RB_A_MINE: return (side_facts(g, c, past->controller) & F_MINE) != 0;
  case RB_A_FRIENDLY: return (side_facts(g, c, past->controller) & F_FRIENDLY) != 0; /* 740.1 */
  case RB_A_SEAT: return past->controller < g->s->seats ? past->controller + 1 : ARB_NULL;
  case RB_A_ENEMY: return (side_facts(g, c, past->controller) & F_ENEMY) != 0;
  case RB_A_OWNED: return past->owner == c->you;
  case RB_A_AT: return id_is_nothing(past->place) ? ARB_NULL : at_bits(c, past->place);
  case RB_A_LOCATION: return location(past->place);
  case RB_A_MIGHT: return unit ? past->might : ARB_NULL;
  case RB_A_MIGHTY: return unit ? past->might >= 5 : ARB_NULL;
  case RB_A_BASE_MIGHT: return unit ? def->might : ARB_NULL;
  case RB_A_ENERGY: return def->energy;
  case RB_A_POWER: return total_power(def);
  case RB_A_DOMAIN: return def->domains;
  case RB_A_NAME: return past->def;
  case RB_A_TOKEN: return (def->supertypes & RB_TOKEN) != 0;
  case RB_A_CHAMPION: return (def->supertypes & RB_CHAMPION) != 0;
  case RB_A_SIGNATURE: return (def->supertypes & RB_SIGNATURE) != 0;
  case RB_A_FACEDOWN: return false; /* what was hidden is told of nobody */
  case RB_A_KEYWORD: return (int32_t)past->keywords;
  case RB_A_ALONE: return past->alone;
  case RB_A_BUFFED: return past->buffs > 0;
  case RB_A_BUFFS: return past->buffs;
  case RB_A_REMEMBERED: return remembered_number(g, past->id);
  case RB_A_DAMAGE: return past->damage;
  case RB_A_DAMAGED: return past->damage > 0;
  case RB_A_EXHAUSTED: return (past->flags & RB_EXHAUSTED) != 0;
  case RB_A_READY: return !(past->flags & RB_EXHAUSTED);
  case RB_A_STUNNED: return (past->flags & RB_STUNNED) != 0;
  case RB_A_ATTACKING: return (past->flags & RB_ATTACKER) != 0;
  case RB_A_DEFENDING: return (past->flags & RB_DEFENDER) != 0;
  case RB_A_CONTROLLER: return past->controller == ARB_NO_SEAT ? -1 : past->controller;
  case RB_A_OWNER: return past->owner;
  default: return ARB_NULL;
  }
}

/* 188.4: the attributes of an ability on the chain, which has neither cost nor place. */
static int32_t ability_attribute(ArbGame *g, const ArbContext *c, ArbId object, int attribute)
{
  const RbItem *item = ability_of(g, object);
  if (!item) return ARB_NULL;
  switch (attribute) {
  case RB_A_TYPE: return 1 << ABILITY_TYPE;
  case RB_A_TRIGGERED: return item->kind1 == RB_I_TRIGGERED;
  case RB_A_ACTIVATED: return item->kind1 == RB_I_ACTIVATED;
  case RB_A_CONTROLLER: return item->controller == ARB_NO_SEAT ? -1 : item->controller;
  case RB_A_NAME: return item->def;
  default: break;
  }
  if (bool_facts[attribute].known != F_CARD) return ARB_NULL;
  return (facts_of(g, c, object) & bool_facts[attribute].is) != 0;
}

/* 359.3.e.3-4: whether an item has chosen a match; the same object must still exist, legal or
** not. */
static bool chooses(ArbGame *g, const ArbContext *c, int item1, int selector1)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 == item1 && rb_is_chosen(pick) && arb_selector_finds(g, selector1, c, pick->id))
      return true;
  }
  return false;
}

/* 146, 355.2: where an object is, was, or will be played to; a battlefield is at itself. */
static ArbId place_of_object(ArbGame *g, const ArbContext *c, ArbId object)
{
  if (id_kind(object) == ARB_KIND_PLACE) return object;
  const ArbCard *card = state_resolve(g->s, object);
  const RbPast *past = card ? NULL : rb_past_of(g, c, object);
  if (!card) return past ? past->place : ARB_NOTHING;
  if (zone_kind(g, card->zone) == RB_Z_CHAIN) return place_of_play(g, object);
  if (rb_def(g, card->def)->type == RB_BATTLEFIELD) return object;
  return card->body1 ? rb_body(g, id_index1(object))->place : ARB_NOTHING;
}

bool rb_related(ArbGame *g, const ArbContext *c, ArbId object, int attribute, int selector1)
{
  if (attribute == RB_A_AT) {
    ArbId place = place_of_object(g, c, object);
    return !id_is_nothing(place) && arb_selector_matches(g, selector1, c, place);
  }
  int item1 = rb_item_of(g, object);
  if (!item1) return false;
  switch (attribute) {
  case RB_A_CHOOSES: return chooses(g, c, item1, selector1);
  case RB_A_CHOOSES_NO: return !chooses(g, c, item1, selector1);
  case RB_A_SOURCE:
    return rb_item_is_ability(rb_item(g, item1)) &&
           arb_selector_finds(g, selector1, c, rb_item(g, item1)->source);
  default: return false;
  }
}

/* Writes the abilities on the chain, oldest first (355.9.a.2). */
static int list_abilities(const ArbGame *g, ArbId *out, int max)
{
  int count = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++) {
    if (!rb_item_is_ability(rb_item(g, i))) continue;
    int at = count++;
    for (; at > 0 && at <= max; at--) { /* an insertion sort: they are few */
      const RbItem *before = rb_item(g, id_index1(out[at - 1]));
      if (before->serial < rb_item(g, i)->serial) break;
      if (at < max) out[at] = out[at - 1];
    }
    if (at < max) out[at] = item_id(g, i);
  }
  return count;
}

/* The objects that are not cards: abilities on the chain, and players who have not left
** (355.9.a). */
int rb_things(ArbGame *g, uint32_t kinds, ArbId *out, int max)
{
  int count = kinds >> ARB_KIND_ITEM & 1 ? list_abilities(g, out, max) : 0;
  for (ArbSeat seat = 0; kinds >> ARB_KIND_PLAYER & 1 && seat < g->s->seats; seat++) {
    if (!game_seat_in(g, seat)) continue;
    if (count < max) out[count] = id_player(seat);
    count++;
  }
  return count;
}

/* 340.1: its place on the chain; the newest item resolves first. */
static int32_t chain_place(const ArbGame *g, ArbId object)
{
  int item1 = rb_item_of(g, object), place = 1;
  if (!item1) return ARB_NULL;
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++) {
    const RbItem *other = rb_item(g, i);
    place += other->serial && other->serial < rb_item(g, item1)->serial;
  }
  return place;
}

/* 419.4: whether the card was played, as it lies since then. */
static bool was_played(const ArbGame *g, ArbId card, bool last)
{
  const RbEffect *found = NULL;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_PLAYED && id_equal(effect->refs[0], card)) found = effect;
  }
  for (int i = 1; found && last && i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_PLAYED && effect->controller == found->controller &&
        effect->timestamp > found->timestamp)
      return false;
  }
  return found != NULL;
}

static int32_t attribute_of_player(ArbGame *g, const ArbContext *c, ArbSeat seat, int attribute)
{
  const ArbId player = id_player(seat);
  uint32_t facts = facts_of_player(g, c, seat);
  switch (attribute) {
  case RB_A_TYPE: return facts ? 1 << PLAYER_TYPE : ARB_NULL;
  case RB_A_CHOSEN_IN: return arb_targets_slot_of(c, player);
  case RB_A_HAPPENED_TO: return c->event && id_equal(c->event->subject, player);
  case RB_A_REMEMBERED_BY_ME: return is_remembered(g, c->me, player);
  default: break;
  }
  if (attribute < RB_A_KEYWORDS && bool_facts[attribute].known == F_CARD)
    return facts ? (facts & bool_facts[attribute].is) != 0 : ARB_NULL;
  return rb_players_have(attribute) ? player_attribute(g, seat, attribute) : ARB_NULL;
}

int32_t rb_attribute(ArbGame *g, const ArbContext *c, ArbId object, int attribute)
{
  if (attribute == RB_A_PHASE) return phase_bits(g);
  if (id_is_nothing(object)) return game_attribute(g, attribute);
  if (id_kind(object) == ARB_KIND_PLAYER)
    return attribute_of_player(g, c, id_seat(object), attribute);
  if (id_kind(object) == ARB_KIND_PLACE) {
    if (attribute == RB_A_LOCATION) return location(object);
    return attribute == RB_A_AT ? at_bits(c, object) : ARB_NULL;
  }
  if (attribute == RB_A_CHOSEN_IN) return arb_targets_slot_of(c, object);
  if (attribute == RB_A_CHAIN) return chain_place(g, object);
  if (id_kind(object) == ARB_KIND_ITEM) return ability_attribute(g, c, object, attribute);
  const ArbCard *card = state_resolve(g->s, object);
  if (!card) { /* 359.3.e.12 */
    const RbPast *past = rb_past_of(g, c, object);
    bool own = id_equal(object, c->me); /* 808.1.d.3 */
    if (attribute == RB_A_REMEMBERED && own) return remembered_number(g, object);
    return past ? past_attribute(g, c, past, attribute) : ARB_NULL;
  }
  int card1 = id_index1(object);
  if (attribute == RB_A_GIVEN) return is_given(g, c, object);
  if (attribute == RB_A_HAPPENED_TO) return happened_to(g, c, object);
  if (attribute == RB_A_REMEMBERED) return remembered_number(g, object);
  if (attribute == RB_A_REMEMBERED_BY_ME) return is_remembered(g, c->me, object);
  if (attribute == RB_A_NAMED_TAG) return has_named_tag(g, c, object);
  if (attribute == RB_A_NAMED_CARD) return has_named_name(g, c, object);
  if (attribute == RB_A_PLAYED_THIS_TURN || attribute == RB_A_LAST_PLAYED)
    return was_played(g, object, attribute == RB_A_LAST_PLAYED);
  if (attribute == RB_A_AT && zone_kind(g, card->zone) == RB_Z_CHAIN) {
    ArbId place = place_of_play(g, object);
    return id_is_nothing(place) ? ARB_NULL : at_bits(c, place);
  }
  if (attribute >= RB_A_KEYWORDS) {
    int keyword = attribute - RB_A_KEYWORDS;
    return rb_has(g, card1, keyword) ? rb_keyword_value(g, card1, keyword) : 0;
  }
  if (bool_facts[attribute].is) {
    uint32_t facts = facts_of(g, c, object);
    return facts & bool_facts[attribute].known ? (facts & bool_facts[attribute].is) != 0 : ARB_NULL;
  }
  if (attribute == RB_A_WITH_ME)
    return zone_of(g, card1) == RB_Z_BANISHMENT && rb_banished_with(g, object, c->me);
  int32_t value = card_attribute(g, card1, attribute);
  const RbBody *body = rb_body(g, card1);
  return value == ARB_NULL && body ? body_attribute(g, c, card1, body, attribute) : value;
}

int rb_find_attribute(const char *name)
{
  for (int i = 0; i < RB_ATTRIBUTE_COUNT; i++)
    if (strcmp(rb_attributes[i].name, name) == 0) return i;
  return -1;
}

uint32_t rb_attribute_looks(int attribute)
{
  return attribute < RB_ATTRIBUTE_COUNT ? rb_attributes[attribute].looks : RB_TOUCH_REST;
}

int rb_attribute_reads(int attribute)
{
  return attribute < RB_ATTRIBUTE_COUNT ? rb_attributes[attribute].reads : RB_READS_KEYWORDS;
}
