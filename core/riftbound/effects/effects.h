/* SPDX-License-Identifier: MIT */
/*
** effects.h -- what happens to a game and lasts: events, triggers, replacements, layers
** (360-397, 468-475).
**
**   event.c     events: who did what to whom                      (382)
**   trigger.c   which abilities they trigger, delayed ones too    (383, 390)
**   batch.c     what triggered goes onto the chain                (383.3)
**   lasting.c   effects that last: how they begin and end         (317.2.c)
**   replace.c   replacement effects                               (367-375)
**   active.c    which static abilities are active, since when     (475)
**   layers.c    Might and keywords after layers                   (468-475)
**   limit.c     statics that lower Might to a minimum             (472.3.d.2)
**   statics.c   what statics say of costs, places, moves, damage  (366)
**   bans.c      what cannot be done                               (054, 366.1)
**   given.c     abilities that objects are given, or lose         (472.2.a)
**   attach.c    attachment, and which text an object has          (434-435, 716-725)
**   traits.c    control, copies, created and replaced objects     (185-188, 438-439)
**
** Uses: core/kernel/cards, core/kernel/parts, core/riftbound, core/riftbound/timing,
**       core/riftbound/play, core/riftbound/script, core/riftbound/view,
**       core/riftbound/scratch
** Used by: core/riftbound/timing, core/riftbound/play, core/riftbound/script,
**          core/riftbound/view, core/riftbound/scratch, core/riftbound/setup
*/
#ifndef RB_EFFECTS_H
#define RB_EFFECTS_H

#include "riftbound/rb.h"

/* event.c */
ArbContext rb_context(const ArbGame *g, int card1, int ability);
ArbId rb_place_of(const ArbGame *g, ArbId object); /* a battlefield is its own */
ArbEvent rb_event(const ArbGame *g, int kind, ArbSeat actor, int subject1);
bool rb_responsible(const ArbGame *g, int by, const ArbEvent *event, const ArbContext *context);
bool rb_counts(ArbGame *g, const ArbTally *tally, const ArbEvent *event,
               const ArbContext *context); /* ArbRules.counts */
bool rb_of_cause(const RbAbility *ability, const ArbEvent *event);
/* Records the event and matches it: what triggers is put onto the chain when
** the batch of simultaneous events closes. */
void rb_emit(ArbGame *g, const ArbEvent *event);
void rb_tell(ArbGame *g, int kind, ArbSeat actor, int subject1, ArbId place, int amount);
/* 709: after a step, what became Mighty in it. */
void rb_look_for_mighty(ArbGame *g);
RbPast rb_past(ArbGame *g, int card1);
void rb_remember(ArbGame *g, int item1, const RbPast *past, int pay);
const RbPast *rb_past_of(const ArbGame *g, const ArbContext *context, ArbId id);

/* trigger.c */
/* "When I die": looks at the victim only, before it moves (808.1.d.2, R6). */
void rb_emit_own_death(ArbGame *g, const ArbEvent *event);
/* Lets abilities of a class (RB_CLASS_...) trigger without their event: what else their
** condition asks for must hold.  `gone_def`: the text of an object that is gone. */
/* Gives how many have triggered. */
int rb_run_class(ArbGame *g, int class, const ArbId *objects, int count, ArbSeat you, ArbId gone,
                 uint16_t gone_def);

/* batch.c */
void rb_signalled(ArbGame *g, ArbSeat by, ArbId subject, int amount, int signal);
void rb_batch_open(ArbGame *g);
void rb_batch_close(ArbGame *g);
void rb_batch_close_ordered(ArbGame *g, const ArbSeat *order, int count); /* 459.2.d.1 */
/* Objects that leave with the event: their own abilities do not see it (383.2.c.2). */
void rb_leaving(ArbGame *g, const ArbId *objects, int count, int zone);
void rb_batch_paid(ArbGame *g, const RbPast *paid, int count, int x);

/* lasting.c */
uint32_t rb_effect_touches(int kind); /* what an effect of this kind bears on (game_touched) */
int rb_effect_new(ArbGame *g, RbEffectKind kind, int until);
void rb_expire(ArbGame *g, int until);
void rb_expire_next(ArbGame *g, ArbSeat seat); /* a turn of that player begins */
/* Whether an object's ability was used this turn; `from`: the attached card whose
** text it is, or nothing: two cards append the same ability twice. */
/* Counters of the cards' own names; -1: no card lists that one. */
int rb_counter_named(const ArbGame *g, const char *name);
int rb_counters(const ArbGame *g, ArbId object, int counter);
void rb_set_counters(ArbGame *g, ArbId object, int counter, int count);
int32_t rb_borne(ArbGame *g, ArbId object, const char *name); /* ArbRules.borne */
bool rb_used(const ArbGame *g, ArbId object, int ability, ArbId from);
void rb_mark_used(ArbGame *g, ArbId object, int ability, ArbId from);

/* traits.c */
bool rb_take_control(ArbGame *g, int card1, ArbSeat seat, int until, ArbId source);
void rb_source_left(ArbGame *g, ArbId source); /* what lasts as long as it is there ends */
bool rb_lose_control(ArbGame *g, int card1);   /* of who took it last */
/* An effect gives control of a battlefield to a player or to nobody (187); false: it cannot. */
bool rb_give_battlefield(ArbGame *g, int battlefield1, ArbSeat seat);
/* Two permanents, or two battlefields: each gets the controller of the other, or neither does. */
bool rb_exchange_control(ArbGame *g, int a1, int b1, int until, ArbId source);
bool rb_is_fought_over(const ArbGame *g, ArbId battlefield); /* a showdown goes on there */
bool rb_become_copy(ArbGame *g, int card1, int of1, int until);
void rb_itself_again(ArbGame *g, int card1);
uint16_t rb_printed_def(const ArbGame *g, int card1);
void rb_effect_ends(ArbGame *g, int effect1); /* and what it did to its object */
int rb_create(ArbGame *g, uint16_t def, ArbSeat by, ArbId place);
bool rb_put_in_place(ArbGame *g, int card1, uint16_t def, ArbSeat by); /* 438: replaces it */
bool rb_swap_back(ArbGame *g, int card1, ArbSeat by);

/* replace.c */
/* Whether anything at all could replace such an event. */
bool rb_may_be_replaced(ArbGame *g, int kind);
/* Lets replacement effects apply to an event; true: it was replaced. */
bool rb_replaced(ArbGame *g, ArbEvent *event);
/* Something that a player is about to do, or get; in the arena. */
ArbEvent *rb_about_to(ArbGame *g, int kind, ArbSeat seat, int amount);
/* The same for simultaneous events of one kind: which of them do not happen; the amounts
** of the others may have changed. */
void rb_replace(ArbGame *g, ArbEvent *events, int count, bool *gone);
int rb_prevented(ArbGame *g, int card1); /* 437.5 */
/* 375: how an action was to happen is handed to the effects that replace its events, and the
** objects that come of those effects are results of the action.  It lies in the arena while the
** action's events are replaced; `how` is the action's own record. */
typedef struct RbHandedOn {
  struct RbHandedOn *around;
  struct RbResult *results;
  const void *how;
  int kind, count; /* of which events; how many results */
} RbHandedOn;
RbHandedOn *rb_hand_on(ArbGame *g, int kind, const void *how);
void rb_handed_back(ArbGame *g, const RbHandedOn *handed); /* the events were replaced */
/* The action whose event the running script replaces, if it was of that kind; or NULL. */
RbHandedOn *rb_handed(ArbGame *g, const ArbContext *context, int kind);
/* The script made these; the event that it replaced had that subject. */
void rb_hand_in(ArbGame *g, RbHandedOn *handed, ArbId subject, const ArbId *made, int count);
/* Those that came of the event of this subject (NULL: of any), in order; gives how many. */
int rb_handed_in(const RbHandedOn *handed, const ArbId *subject, ArbId *out);

/* active.c */
enum { /* what the outline rests on: effects begin with a change of everything */
       RB_OUTLINED = 1 << RB_Z_BOARD | 1 << RB_Z_BATTLEFIELDS | 1 << RB_Z_LEGENDS |
                     1 << RB_Z_FORMAT | RB_TOUCH_TEXT
};
const RbSummary *rb_outline_anew(ArbGame *g);
static inline const RbSummary *rb_outline(ArbGame *g)
{
  const RbSummary *summary = pool_items(g->s, RB_POOL_SUMMARY);
  bool holds = summary->outlined && !(g->s->touched[RB_LOOK_OUTLINE] & RB_OUTLINED);
  return holds ? summary : rb_outline_anew(g);
}
static inline const RbEventSet *rb_board_watches(ArbGame *g)
{
  return &rb_outline(g)->watches;
}
/* Whether some static may speak of this, active or not. */
static inline bool rb_any_speaks_of(ArbGame *g, int about)
{
  return rb_outline(g)->about & about;
}
static inline bool rb_may_give(ArbGame *g, uint32_t keywords) /* some effect, to some object */
{
  return rb_outline(g)->gives & keywords;
}
/* Calls `visit` for every static ability that is active now and speaks of this. */
typedef bool RbStaticVisitor(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                             uint32_t timestamp, void *data);
void rb_each_static(ArbGame *g, int about, RbStaticVisitor *visit, void *data);
bool rb_affects(ArbGame *g, const RbStatic *stat, const ArbContext *context, ArbId object);
/* Whether it affects a card as `player` plays it, or would play it. */
bool rb_affects_played(ArbGame *g, const RbStatic *stat, const ArbContext *context, int card1,
                       ArbSeat player);
/* Gives abilities that begin to apply their timestamps (475.1); `as_old_as_it`: those of
** their objects, for positions built by hand. */
void rb_date_statics(ArbGame *g, bool as_old_as_it);

/* layers.c */
bool rb_may_have(ArbGame *g, int card1, uint32_t keywords); /* false: surely none of them */
const RbDerived *rb_derived(ArbGame *g, int card1);
void rb_layers_settle(ArbGame *g); /* at the end of a step */
bool rb_is_quiet(ArbGame *g);      /* a cleanup has been there, nothing on the board was touched */
bool rb_layers_hold(ArbGame *g);   /* check builds: computed anew, they are the same */
bool rb_is_layered(const ArbGame *g, int card1); /* whether the layers make anything of it */
int rb_might(ArbGame *g, int card1);             /* never below 0 */
int rb_base_might(ArbGame *g, int card1);        /* before arithmetic */
bool rb_tagged(ArbGame *g, ArbId object, int tag);
bool rb_has(ArbGame *g, int card1, int keyword);              /* anywhere */
uint32_t rb_has_of(ArbGame *g, int card1, uint32_t keywords); /* ... which of these */
int rb_keyword_value(ArbGame *g, int card1, int keyword);
/* Of an attached card, the printed keywords are Inactive: it has them for whoever asks
** (135.4.a), and they do nothing.  Those that it was given work (135.4.b): these say which of
** `keywords` work, and how much the working instances come to. */
uint32_t rb_awake_in(const ArbGame *g, const RbDerived *d, uint32_t keywords);
uint32_t rb_awake_of(ArbGame *g, int card1, uint32_t keywords);
int rb_awake_value(ArbGame *g, int card1, int keyword);
/* Goes through the layers, and calls for each static that lowers Might no further than to some
** number, and each unit that it applies to: by how much, and by how much it would (both <= 0). */
struct ArbSource;
typedef void RbLimitVisitor(ArbGame *g, const struct ArbSource *source, int card1, int amount,
                            int whole, void *data);
void rb_each_limited(ArbGame *g, RbLimitVisitor *visit, void *data);

/* limit.c: how much such a static takes off a unit of that Might; what was limited stays so. */
int rb_limited(const ArbGame *g, const struct ArbSource *source, int card1, int might, int change);
void rb_keep_limits(ArbGame *g);

/* statics.c */
bool rb_enters_ready(ArbGame *g, int card1, ArbSeat controller, bool ready);
/* What is chosen for what is being played, as far as it is. */
typedef struct RbChosen {
  const ArbId *ids; /* targets of all executions */
  int count;
  ArbContext context; /* what number.target and chosen_in speak of */
} RbChosen;
/* The discounts of Energy of one total cost (356.4.d), each to its minimum (-1: it has none), and
** the Energy that they are taken off. */
enum { RB_DISCOUNTS_MAX = 48 };
typedef struct RbDiscounts {
  int from, count;
  struct {
    int amount, least;
  } list[RB_DISCOUNTS_MAX];
} RbDiscounts;
/* discount.c */
void discounts_add(ArbGame *g, RbDiscounts *discounts, int amount, int least); /* NULL: nowhere */
/* 356.4.e: what one discount leaves; never less than nothing (356.5). */
int discount_apply(int energy, int amount, int least);
/* 356.4.d.1: which amounts the orders of these discounts come to, lowest first; how many. */
int discounts_outcomes(ArbGame *g, const RbDiscounts *discounts, int **out);

/* What `energy` becomes, in the order of discounts that is cheapest; `less` is how much less it
** is anyway; `chosen`: NULL, when nothing that changes it speaks of that; `found`: NULL, or where
** the discounts are told. */
int rb_cost_change(ArbGame *g, int card1, ArbSeat player, int energy, int less,
                   const RbChosen *chosen, RbDiscounts *found);
/* How much Power of each domain, and of any (the last one), it costs more, or (without
** `increases`) less. */
void rb_power_changes(ArbGame *g, int card1, ArbSeat player, bool increases, const RbChosen *chosen,
                      int changes[RB_DOMAINS + 1]);
/* The same for a part of costs (RB_PART_...) of a player: Energy comes back. */
int rb_part_changes(ArbGame *g, ArbSeat player, int part, bool increases,
                    int changes[RB_DOMAINS + 1]);
void rb_change_part(ArbGame *g, ArbSeat player, int part, RbTotal *total); /* price.c */
int rb_bonus_damage(ArbGame *g, ArbSeat player, ArbId source, int target1);
bool rb_assigned_last(ArbGame *g, int card1);
/* Any damage of these players, a bit each, is enough to kill it; 0: nobody's. */
int rb_lethal_for(ArbGame *g, int card1);
/* What timing a permission to play it there brings, -1 without one (355.2.b, 822.1.b);
** battlefield1 0: the best that any permission could bring. */
int rb_place_timing(ArbGame *g, int card1, ArbSeat player, int battlefield1);
bool rb_open_to_moves(ArbGame *g, ArbId battlefield);
/* The points with which the player, or their team, wins; ARB_NO_SEAT: those of the mode. */
int rb_victory_score(const ArbGame *g, ArbSeat seat);
bool rb_lies_open(ArbGame *g, int zone);  /* ArbRules.lies_open: a hand that is played revealed */
void rb_open_hands(ArbGame *g);           /* shows all cards of these to everybody */
bool rb_open_hands_are_known(ArbGame *g); /* for checks */
int rb_facedown_limit(ArbGame *g, int battlefield1);
bool rb_any_buffs(ArbGame *g, int unit1);
int rb_hides_for(ArbGame *g, ArbSeat player); /* Energy instead of 1 Power; -1: not at all */
int rb_facedown_at(const ArbGame *g, int battlefield1); /* how many lie there (window.c) */
int rb_move_tax(ArbGame *g, ArbId place, ArbSeat by);   /* for each unit beyond the first */
/* The statics that bring additional costs to what is played. */
void rb_each_extra(ArbGame *g, int card1, ArbSeat player, RbStaticVisitor *visit, void *data);
/* What a play gives up, for who asks where it may be played (822.3). */
typedef struct RbGivenUp {
  const ArbId *ids;
  int count;
} RbGivenUp;
/* Calls `visit` for those of a card that is being played, wherever it is (366.2). */
void rb_own_statics(ArbGame *g, int card1, ArbSeat player, int about, RbStaticVisitor *visit,
                    void *data);
static inline bool rb_speaks_of(ArbGame *g, int card1,
                                int about) /* the board, or the card itself */
{
  return rb_def_of(g, card1)->own_about & about || rb_any_speaks_of(g, about);
}

/* The zone a card is played, or would be played, from: the bit of its kind (attribute.c). */
int rb_played_from(const ArbGame *g, int card1);

/* bans.c: what cannot be done (054) */
typedef struct RbForbidden {
  ArbId whom;  /* an object, or a player */
  int what;    /* RB_CANNOT_... */
  ArbId card;  /* of a player: what with, or nothing */
  ArbId place; /* where, or nothing */
} RbForbidden;
uint16_t rb_forbidden_by(ArbGame *g, const RbForbidden *asked); /* the card that does; 0: none */
bool rb_forbidden(ArbGame *g, int card1, int what, ArbId place);
bool rb_player_cannot(ArbGame *g, ArbSeat seat, int what, int card1, ArbId place);
bool rb_cannot_move(ArbGame *g, int card1, ArbSeat by);
bool rb_plays_are_banned(ArbGame *g, int card1); /* false: surely nothing forbids playing it */
/* The card that forbids the seat to play it (there, or with no place: at all); 0: none. */
uint16_t rb_play_forbidden_by(ArbGame *g, ArbSeat seat, int card1, ArbId place);

/* attach.c */
bool rb_attach(ArbGame *g, int card1, int top1, ArbSeat by); /* 434 */
bool rb_detach(ArbGame *g, int card1, ArbSeat by);           /* 435 */
bool rb_link(ArbGame *g, int card1, int top1);               /* without telling anybody */
/* Cuts every link of a card whose record on the board is given up. */
void rb_unlink(ArbGame *g, int card1);
bool rb_equipped(ArbGame *g, int card1); /* 818.3 */
/* What was banished "with" an object, and whether something was. */
void rb_banish_with(ArbGame *g, ArbId card, ArbId with);
void rb_relink(ArbGame *g, ArbId before, ArbId now);
bool rb_banished_with(const ArbGame *g, ArbId card, ArbId with);
/* The cards attached to one that leaves, in the order its controller says (719.5.a). */
int rb_attached_list(ArbGame *g, int top1, ArbId **out);
void rb_let_go(ArbGame *g, const ArbId *attached, int count, ArbId top, ArbSeat by);
/* The next card attached to `top1` after `card1` (0: the first), or 0. */
int rb_next_attached(const ArbGame *g, int top1, int card1);
static inline bool rb_is_attached(const RbBody *body)
{
  return body->top.slot != 0;
}
static inline bool rb_is_top(const RbBody *body)
{
  return body->flags & RB_TOP_MOST;
}
/* Whether it can have activated abilities of this kind at all (RB_ACTIVATES_...). */
static inline bool rb_may_activate(ArbGame *g, int card1, int kind)
{
  return rb_def_of(g, card1)->activates & kind || rb_is_top(rb_body(g, card1)) ||
         rb_any_speaks_of(g, RB_ABOUT_GRANTS | RB_ABOUT_LOSSES | RB_ABOUT_BORROWING);
}
/* for (RB_EACH_ATTACHED(g, card1, top1)): what is attached to a card */
#define RB_EACH_ATTACHED(g, card1, top1)    \
  int card1 = rb_next_attached(g, top1, 0); \
  card1;                                    \
  card1 = rb_next_attached(g, top1, card1)

/* A part of the text an object has: rules text or Effect Text of a definition. */
typedef struct RbText {
  uint16_t def;
  uint16_t effect;       /* RB_EFFECT_TEXT, or 0: the rules text */
  ArbId from;            /* the attached card that appends it; nothing: its own */
  const RbAbility *only; /* just this ability of it, which the object was given */
} RbText;
/* for (RB_EACH_TEXT(g, text, card1)): all text of an object that is not Inactive
** (718-725), its own first */
bool rb_next_text(const ArbGame *g, int card1, RbText *text);
#define RB_EACH_TEXT(g, text, card1) \
  RbText text = {0};                 \
  rb_next_text(g, card1, &text);
/* Whether an ability belongs to that part of its card. */
static inline bool rb_of_text(const RbAbility *ability, const RbText *text)
{
  if (text->only) return ability == text->only;
  return !(ability->flags & ARB_HAS_NAME) && (ability->flags & RB_EFFECT_TEXT) == text->effect;
}

/* given.c: abilities that an object is given, or loses (472.2.a) */
/* Those it lost are all that are older than this; 0: it has lost none. */
uint32_t rb_lost_at(ArbGame *g, int card1);
/* The definition whose text is its own: the card's, or what is there in its place; 0: none. */
uint16_t rb_own_text(ArbGame *g, int card1);
static inline uint32_t rb_lost(ArbGame *g, int card1)
{
  return rb_any_speaks_of(g, RB_ABOUT_LOSSES) ? rb_lost_at(g, card1) : 0;
}
/* Whether an ability works where the card is: in the zones it names, or on the board. */
bool rb_works_there(const ArbGame *g, int card1, const RbAbility *ability);
/* An ability that a keyword is the name of goes with the keyword. */
bool rb_keeps(ArbGame *g, int card1, const RbAbility *ability);
typedef void RbGivenVisitor(ArbGame *g, int card1, const RbText *text, int ability, void *data);
void rb_each_given(ArbGame *g, int card1, RbAbilityKind kind, RbGivenVisitor *visit, void *data);

#endif
