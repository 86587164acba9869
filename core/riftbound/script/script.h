/* SPDX-License-Identifier: MIT */
/*
** script.h -- what scripts do and ask, and the game actions behind it (407-439).
**
**   verbs.c     the game actions                                  (407-439)
**   places.c    which zones and places objects may go to
**   actions.c   the table of what scripts may do and ask; act_*.c: the function of each row
**   attributes.h the attributes that selectors and scripts may read; attribute.c their values
**
** Uses: core/kernel/parts, core/riftbound, core/riftbound/timing, core/riftbound/play,
**       core/riftbound/effects, core/riftbound/scratch
** Used by: core/riftbound/timing, core/riftbound/play, core/riftbound/effects,
**          core/riftbound/setup
*/
#ifndef RB_SCRIPT_H
#define RB_SCRIPT_H

#include "riftbound/rb.h"
#include "riftbound/script/attributes.h"

/* actions.c: the functions that scripts may call */
extern const ArbAction rb_actions[];
extern const ArbAction rb_list_actions[];
/* ArbRules.chose: shows what a player chose at once with others (355.17). */
void rb_chose(ArbGame *g, ArbSeat by, ArbId object, int number);
/* Who does something: for responsibility (411) and attribution (428.5). */
typedef struct RbActor {
  ArbSeat player;
  uint8_t cause; /* RB_CAUSE_... */
  ArbId source;
  uint32_t serial;    /* of the running item; 0: none */
  uint16_t def;       /* the definition whose text it is */
  int16_t bonus;      /* Bonus Damage that the text itself gives (712), 0 or more */
  bool bonus_counted; /* its damage already includes the Bonus Damage of "you" (715.3) */
  bool anothers;      /* the player does not control the item by which they do it (428.5.e) */
  bool own;           /* each object's own controller does it, not `player` */
  RbOrigin origin;
} RbActor;
/* verbs.c: the game actions, for rules and scripts alike */
void rb_ready(ArbGame *g, int card1, ArbSeat by);
void rb_exhaust(ArbGame *g, int card1, ArbSeat by);
void rb_heal(ArbGame *g, int card1, ArbSeat by);
void rb_recall(ArbGame *g, int card1, ArbSeat by);
int rb_kill(ArbGame *g, const ArbId *victims, int count, const RbActor *actor);
void rb_to_trash(ArbGame *g, int card1);
/* The card of an object that died, if it is still in the trash; else 0. */
int rb_fallen(const ArbGame *g, ArbId who);
/* places.c: which zones and places objects may go to */
bool rb_may_go(const ArbGame *g, ArbId card, int zone_kind);
int rb_deck_of(const ArbGame *g, ArbId card);    /* the card's deck: RB_Z_DECK or RB_Z_RUNE_DECK */
bool rb_is_place(const ArbGame *g, ArbId place); /* a base, or a battlefield that exists */
ArbId rb_leave(ArbGame *g, int card1, int zone_kind, int end); /* its new id; tokens cease */
/* Puts cards into their owners' zones of the kind, if they may lie there.  Returns how many. */
int rb_put_into(ArbGame *g, const ArbId *cards, int count, ArbSeat by, int zone_kind);
void rb_discard(ArbGame *g, const ArbId *cards, int count, ArbSeat by);
/* Returns how many cards were recycled; legends and battlefields cannot be. */
int rb_recycle(ArbGame *g, const ArbId *cards, int count, ArbSeat by);
int rb_put_on_deck(ArbGame *g, const ArbId *cards, int count, ArbSeat by, int end);
void rb_enter(ArbGame *g, int card1, ArbSeat controller, ArbId place, bool exhausted);
void rb_put(ArbGame *g, int card1, ArbId place); /* with all cards attached to it (719.3.a) */
void rb_move(ArbGame *g, const ArbId *units, int count, ArbId place, ArbSeat by);
bool rb_may_be_moved_to(ArbGame *g, int card1, ArbId place);
void rb_contest(ArbGame *g, int card1); /* 187.3.a.1 */
int rb_deal(ArbGame *g, const ArbDeal *deals, int count, const RbActor *actor);
void rb_buff(ArbGame *g, int card1, ArbSeat by);
/* The amount of XP or points that a player gains or loses, after replacement effects (367). */
int rb_gained(ArbGame *g, int kind, ArbSeat seat, int amount, const RbGain *how);
void rb_gain_xp(ArbGame *g, ArbSeat seat, int amount);
void rb_spend_xp(ArbGame *g, ArbSeat seat, int amount);
int rb_stun(ArbGame *g, const ArbId *units, int count, ArbSeat by);
void rb_banish(ArbGame *g, const ArbId *cards, int count, ArbSeat by);
void rb_banish_lost(ArbGame *g, int card1, ArbSeat by); /* 652.1 */
int rb_return_to_hand(ArbGame *g, const ArbId *cards, int count, ArbSeat by);
void rb_hide(ArbGame *g, int card1, int battlefield1);

/* attribute.c */
int32_t rb_attribute(ArbGame *g, const ArbContext *context, ArbId object, int attribute);
const char *rb_phase_name(const ArbGame *g); /* 314; NULL: no turn has begun */
bool rb_opens(ArbGame *g, const ArbGate *gate, const ArbContext *context, ArbId object);
bool rb_gate(const ArbTest *test, int32_t wanted, ArbGate *gate);
bool rb_related(ArbGame *g, const ArbContext *context, ArbId object, int attribute, int selector1);
bool rb_players_have(int attribute);
int rb_things(ArbGame *g, uint32_t kinds, ArbId *out, int max);
/* 811.1.d.2: whether the selector cannot find anything at the battlefield where "me" is. */
bool rb_never_here(const ArbGame *g, int selector1);
extern const ArbPlaceWord rb_place_words[];
extern const ArbAttribute rb_attributes[];

#endif
