/* SPDX-License-Identifier: MIT */
/* attribute.c -- the attributes that selectors, scripts and hosts may read. */
#include <string.h>

#include "evolve/play/process.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"

static const char *const phases[] = {"start", "main", "end", NULL};

enum {
  READS_NOTHING = 0,
  READS_KEYWORDS = EV_READS_KEYWORDS,
  READS_NUMBERS = EV_READS_NUMBERS,
  READS_TRAITS = EV_READS_TRAITS
};

const ArbAttribute ev_attributes[] = {
#define X(id, name, kind, values, rule, results, ...)                                         \
  {name,       ARB_A_##kind,    values, rule, ARB_LAST_FOUR(__VA_ARGS__, NULL, NULL, NULL, ), \
   UINT32_MAX, READS_##results, 0},
  EV_ATTRIBUTES(X)
#undef X
};

int ev_find_attribute(const char *name)
{
  for (int i = 0; i < EV_ATTRIBUTE_COUNT; i++)
    if (strcmp(ev_attributes[i].name, name) == 0) return i;
  return -1;
}

static int32_t of_player(ArbGame *g, const ArbContext *context, ArbSeat seat, int attribute)
{
  const EvPlayer *player = ev_player(g, seat);
  switch (attribute) {
  case EV_A_DEFENSE: {
    int leader1 = ev_leader_of(g, seat);
    return leader1 ? ev_defense_of(g, leader1) : ARB_NULL;
  }
  case EV_A_PLAY_POINTS: return player->play_points;
  case EV_A_MAX_PLAY_POINTS: return player->max_play_points;
  case EV_A_EVOLUTION_POINTS: return player->evolution_points;
  case EV_A_PLAYED: return player->played;
  case EV_A_COMBO: return player->played + ev_playing_card(g, seat); /* 13.2.1.2 */
  case EV_A_SPELLCHAIN: return ev_spellchain(g, context, seat);
  case EV_A_NECROCHARGE: return ev_necrocharge(g, context, seat);
  case EV_A_OVERFLOW: return ev_overflow(g, seat);
  case EV_A_SANGUINE: return ev_sanguine(g, seat);
  case EV_A_ACTIVE: return ev_table(g)->turn_player == seat;
  case EV_A_TURNS: return player->turns;
  case EV_A_SEAT: return seat + 1;
  case EV_A_HAND: return ev_count(g, EV_Z_HAND, seat);
  case EV_A_DECK: return ev_count(g, EV_Z_DECK, seat);
  case EV_A_CEMETERY: return ev_count(g, EV_Z_CEMETERY, seat);
  case EV_A_FIELD: return ev_count(g, EV_Z_FIELD, seat);
  case EV_A_EX: return ev_count(g, EV_Z_EX, seat);
  case EV_A_FIELD_ROOM: return ev_room(g, EV_Z_FIELD, seat);
  case EV_A_EX_ROOM: return ev_room(g, EV_Z_EX, seat);
  case EV_A_TURN_PLAYER: return ev_table(g)->turn_player == seat;
  default: return ARB_NULL;
  }
}

/* Whether it was put onto a field this turn; changing fields does not count (10.7.4.3). */
static bool has_entered(unsigned flags)
{
  return flags & EV_NEW && !(flags & EV_TAKEN);
}

static int32_t of_body(const ArbGame *g, int card1, int attribute)
{
  const EvBody *body = ev_body(g, card1);
  if (!body) return attribute == EV_A_DAMAGE ? ARB_NULL : 0;
  switch (attribute) {
  case EV_A_DAMAGE: return body->lost;
  case EV_A_ENGAGED: return (body->flags & EV_ENGAGED) != 0;
  case EV_A_ENTERED: return has_entered(body->flags);
  default: return (body->flags & EV_NEW) != 0;
  }
}

/* 12.2.1.1: whether the face shows an evolve ability. */
static bool evolves(const ArbGame *g, const EvCardDef *face)
{
  for (int i = 0; i < face->ability_count; i++)
    if (ev_ability(g, face->first_ability + i)->flags & EV_IS_EVOLVE) return true;
  return false;
}

/* 1.3.2.2.1: whoever counts with an attack below zero counts with zero; who looks at it sees it.
** Defense is told as it is: what is missing says how much more than enough was dealt (5.13.1.1). */
static int32_t counted(const ArbContext *context, int value)
{
  return value < 0 && !context->shown ? 0 : value;
}

static int32_t of_card(ArbGame *g, const ArbContext *context, int card1, int attribute)
{
  const EvCardDef *face = ev_face(g, card1);
  const ArbCard *card = card_at(g, card1);
  bool fights = face->type == EV_FOLLOWER;
  if (attribute >= EV_ATTRIBUTE_COUNT)
    return ev_keyword_value(g, card1, attribute - EV_ATTRIBUTE_COUNT);
  switch (attribute) {
  case EV_A_NAME: return face->called;
  case EV_A_TYPE: return 1 << (face->type - 1);
  case EV_A_CLASS: return 1 << face->class_;
  case EV_A_PRICE: return face->type == EV_LEADER ? ARB_NULL : ev_price(g, card1);
  case EV_A_COST: return face->type == EV_LEADER ? ARB_NULL : ev_cost_of(g, card1);
  case EV_A_ODD: return face->type != EV_LEADER && ev_cost_of(g, card1) % 2 == 1;
  case EV_A_EVEN: return face->type != EV_LEADER && ev_cost_of(g, card1) % 2 == 0;
  case EV_A_ATTACK: return fights ? counted(context, ev_attack_of(g, card1)) : ARB_NULL;
  case EV_A_DEFENSE: return fights || face->type == EV_LEADER ? ev_defense_of(g, card1) : ARB_NULL;
  case EV_A_KEYWORD: return (int32_t)ev_keywords_of(g, card1);
  case EV_A_FRIENDLY:
    return context->you == ARB_NO_SEAT ? ARB_NULL : card->controller == context->you;
  case EV_A_ENEMY: return context->you == ARB_NO_SEAT ? ARB_NULL : card->controller != context->you;
  case EV_A_SEAT: return card->controller + 1;
  case EV_A_OWNED: return context->you == ARB_NO_SEAT ? ARB_NULL : card->owner == context->you;
  case EV_A_FACEUP: return (card->flags & EV_CARD_FACEUP) != 0;
  case EV_A_EVOLVED: return (face->special & EV_EVOLVED) != 0;
  case EV_A_EVOLVES: return evolves(g, face);
  case EV_A_TOKEN: return (card->flags & ARB_CARD_TOKEN) != 0;
  case EV_A_REMEMBERED: return ev_number_of(g, id_of(g, card1));
  case EV_A_NAMED_CARD: return ev_has_named_name(g, context->me, id_of(g, card1));
  case EV_A_REMEMBERED_BY_ME: return ev_has_in_mind(g, context->me, id_of(g, card1));
  case EV_A_PLAYED_THIS_TURN: return ev_was_played(g, id_of(g, card1), false);
  case EV_A_LAST_PLAYED: return ev_was_played(g, id_of(g, card1), true);
  case EV_A_STACK: return ev_counters(g, id_of(g, card1), EV_STACK_COUNTER);
  case EV_A_DAMAGE:
  case EV_A_ENGAGED:
  case EV_A_ENTERED:
  case EV_A_NEW: return of_body(g, card1, attribute);
  default: return ARB_NULL;
  }
}

/* The value of a keyword that a past card had: the printed value. */
static int past_value(const EvCardDef *face, const EvPast *past, int keyword)
{
  int printed = face->keyword_value[keyword];
  return past->keywords >> keyword & 1 ? (printed ? printed : 1) : 0;
}

/* 10.11.1: the attributes of a card that left the field, as it was there. */
static int32_t of_past(ArbGame *g, const ArbContext *context, const EvPast *past, int attribute)
{
  const EvCardDef *face = ev_def(g, past->face);
  ArbSeat you = context->you;
  bool fights = face->type == EV_FOLLOWER;
  if (attribute >= EV_ATTRIBUTE_COUNT)
    return past_value(face, past, attribute - EV_ATTRIBUTE_COUNT);
  switch (attribute) {
  case EV_A_NAME: return face->called;
  case EV_A_TYPE: return 1 << (face->type - 1);
  case EV_A_CLASS: return 1 << face->class_;
  case EV_A_COST: return past->cost;
  case EV_A_ODD: return past->cost % 2 == 1;
  case EV_A_EVEN: return past->cost % 2 == 0;
  case EV_A_ATTACK: return fights ? counted(context, past->attack) : ARB_NULL;
  case EV_A_DEFENSE: return fights ? past->defense : ARB_NULL;
  case EV_A_DAMAGE: return past->lost;
  case EV_A_KEYWORD: return (int32_t)past->keywords;
  case EV_A_FRIENDLY: return you == ARB_NO_SEAT ? ARB_NULL : past->controller == you;
  case EV_A_ENEMY: return you == ARB_NO_SEAT ? ARB_NULL : past->controller != you;
  case EV_A_SEAT: return past->controller + 1;
  case EV_A_OWNED: return you == ARB_NO_SEAT ? ARB_NULL : past->owner == you;
  case EV_A_ENGAGED: return (past->flags & EV_ENGAGED) != 0;
  case EV_A_NEW: return (past->flags & EV_NEW) != 0;
  case EV_A_ENTERED: return has_entered(past->flags);
  case EV_A_EVOLVED: return (face->special & EV_EVOLVED) != 0;
  case EV_A_EVOLVES: return evolves(g, face);
  case EV_A_TOKEN: return past->token != 0;
  case EV_A_REMEMBERED: return ev_number_of(g, past->id);
  case EV_A_STACK: return ev_counters(g, past->id, EV_STACK_COUNTER);
  default: return ARB_NULL;
  }
}

static const EvPast *past_of(const ArbGame *g, ArbId id)
{
  if (id_kind(id) != ARB_KIND_CARD || state_resolve(g->s, id)) return NULL;
  return ev_past(g, id);
}

bool ev_remembers(const ArbGame *g, ArbId card)
{
  return past_of(g, card) != NULL;
}

ArbSeat ev_controller_of(const ArbGame *g, ArbId id)
{
  const ArbCard *card = state_resolve(g->s, id);
  const EvPast *past = past_of(g, id);
  return card ? card->controller : past ? past->controller : ARB_NO_SEAT;
}

bool ev_last_sides(const ArbGame *g, const ArbContext *context, ArbId card, ArbSeat *owner,
                   ArbSeat *controller)
{
  const EvPast *past = past_of(g, card);
  (void)context; /* it remembers for any item */
  if (past) *owner = past->owner, *controller = past->controller;
  return past != NULL;
}

/* The definition whose information a card has, or last had; NULL: not known. */
static const EvCardDef *face_of(const ArbGame *g, ArbId id)
{
  const EvPast *past = past_of(g, id);
  if (state_resolve(g->s, id)) return ev_face(g, id_index1(id));
  return past ? ev_def(g, past->face) : NULL;
}

/* 10.9.1.3: whether a trait was given to it. */
static bool is_given(ArbGame *g, ArbId object, int trait)
{
  const EvCards *cards = ev_cards(g->cards);
  const EvPast *past = past_of(g, object);
  if (!cards->given_trait_count || (!past && !state_resolve(g->s, object))) return false;
  uint32_t given = past ? past->traits : ev_derived(g, id_index1(object))->traits;
  for (int i = 0; i < cards->given_trait_count; i++)
    if (cards->given_traits[i] == trait) return given >> i & 1;
  return false;
}

bool ev_tagged(ArbGame *g, ArbId object, int trait) /* 2.4 */
{
  const EvCardDef *face = face_of(g, object);
  for (int i = 0; face && i < face->trait_count; i++)
    if (face->traits[i] == trait) return true;
  return is_given(g, object, trait);
}

/* 2.1.2: a follower and its evolved card have one name. */
bool ev_named(ArbGame *g, ArbId object, uint16_t def)
{
  const EvCardDef *face = face_of(g, object);
  return face && face->called == ev_def(g, def)->called;
}

int32_t ev_attribute(ArbGame *g, const ArbContext *context, ArbId object, int attribute)
{
  const ArbCard *card = state_resolve(g->s, object);
  const EvTable *table = ev_table(g);
  if (attribute == EV_A_CHOSEN_IN) return arb_targets_slot_of(context, object);
  if (attribute == EV_A_PHASE) return table->phase ? 1 << (table->phase - EV_PHASE_START) : 0;
  if (card) return of_card(g, context, id_index1(object), attribute);
  if (id_seat(object) < g->s->seats) return of_player(g, context, id_seat(object), attribute);
  const EvPast *past = past_of(g, object);
  if (past) return of_past(g, context, past, attribute);
  bool gone = id_kind(object) == ARB_KIND_CARD && id_equal(object, context->me);
  if (gone && attribute == EV_A_REMEMBERED) return ev_number_of(g, object);
  if (!id_is_nothing(object)) return ARB_NULL;
  switch (attribute) {
  case EV_A_TURN: return table->turn;
  case EV_A_TURN_PLAYER: return table->turn_player;
  case EV_A_FIRST_PLAYER: return table->first_player;
  default: return ARB_NULL;
  }
}
