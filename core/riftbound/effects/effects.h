/* SPDX-License-Identifier: MIT */
/*
** effects.h -- what happens to a game and what lasts: events, triggers, replacements, layers
** (360-397, 468-475).
**
**   event.c     events: recorded, counted, remembered             (382)
**   trigger.c   which abilities they trigger, delayed ones too    (383, 390)
**   batch.c     triggered abilities go onto the chain             (383.3)
**   lasting.c   effects that last: how they begin and end         (317.2.c)
**   replace.c   replacement effects                               (367-375)
**   active.c    which static abilities are active, since when     (475)
**   outline.c   what the board could be about; only there for speed
**   layers.c    Might and keywords after layers                   (468-475)
**   limit.c     statics that lower Might to a minimum             (472.3.d.2)
**   statics.c   statics about costs, places, moves, damage        (366)
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
ArbId rb_place_of(const ArbGame *g, ArbId object); /* where it is; a battlefield: itself */
ArbEvent rb_event(const ArbGame *g, int kind, ArbSeat actor, int subject1);
bool rb_responsible(const ArbGame *g, int by, const ArbEvent *event, const ArbContext *context);
bool rb_counts(ArbGame *g, const ArbTally *tally, const ArbEvent *event,
               const ArbContext *context); /* ArbRules.counts */
bool rb_of_cause(const RbAbility *ability, const ArbEvent *event);
/* Records the event and adds the abilities that it triggers to the batch.  They are put onto the
** chain when the batch closes. */
void rb_emit(ArbGame *g, const ArbEvent *event);
/* The same for an event that hardly any ability waits for. */
void rb_tell_event(ArbGame *g, const ArbEvent *event);
void rb_tell(ArbGame *g, int kind, ArbSeat actor, int subject1, ArbId place, int amount);
/* 709: finds the units that became Mighty in a step, after the step. */
void rb_look_for_mighty(ArbGame *g);
RbPast rb_past(ArbGame *g, int card1);
void rb_remember(ArbGame *g, int item1, const RbPast *past, int pay);
const RbPast *rb_past_of(const ArbGame *g, const ArbContext *context, ArbId id);
/* The definition, at that time, of what the running item moved away (while none runs, any item);
** 0: the item did not move it, or it is there. */
uint16_t rb_gone_def(const ArbGame *g, ArbId card);
bool rb_remembers(const ArbGame *g, ArbId card);       /* ArbRules.remembers */
bool rb_named(ArbGame *g, ArbId object, uint16_t def); /* ArbRules.named */
bool rb_last_sides(const ArbGame *g, const ArbContext *context, ArbId card, ArbSeat *owner,
                   ArbSeat *controller); /* ArbRules.last_sides */

/* trigger.c */
/* Triggers "when I die" abilities of the victim, before it moves (808.1.d.2, R6). */
void rb_emit_own_death(ArbGame *g, const ArbEvent *event);
/* Triggers the abilities of a class (RB_CLASS_...) without their event; their other conditions must
** hold.  `gone_def`: the text of an object that is gone.  Returns how many have triggered. */
int rb_run_class(ArbGame *g, int class, const ArbId *objects, int count, ArbSeat you, ArbId gone,
                 uint16_t gone_def);

/* batch.c */
void rb_signalled(ArbGame *g, ArbSeat by, ArbId subject, int amount, int signal);
void rb_batch_open(ArbGame *g);
void rb_batch_close(ArbGame *g);
void rb_batch_close_ordered(ArbGame *g, const ArbSeat *order, int count); /* 459.2.d.1 */
/* Objects that leave with the next event: their own abilities do not see it (383.2.c.2). */
void rb_leaving(ArbGame *g, const ArbId *objects, int count, int zone);
void rb_batch_paid(ArbGame *g, const RbPast *paid, int count, int x);

/* lasting.c */
uint32_t rb_effect_touches(RbEffectKind kind); /* the state that an effect of this kind changes */
int rb_effect_new(ArbGame *g, RbEffectKind kind, int until);
void rb_expire(ArbGame *g, int until);
void rb_forget_gone(ArbGame *g); /* drops RB_MEMORY of objects that are gone, once none asks */
void rb_expire_next(ArbGame *g, ArbSeat seat); /* when a turn of that player begins */
/* Counters with names that cards define: the number of a name; -1 when no card defines it. */
int rb_counter_named(const ArbGame *g, const char *name);
int rb_counters(const ArbGame *g, ArbId object, int counter);
void rb_set_counters(ArbGame *g, ArbId object, int counter, int count);
int32_t rb_named_count(ArbGame *g, ArbId object, const char *name); /* ArbRules.named_count */
/* Whether an object's ability was used this turn.  `from`: the attached card whose text it is, or
** nothing; two attached cards can bring the same ability twice. */
bool rb_used(const ArbGame *g, ArbId object, int ability, ArbId from);
void rb_mark_used(ArbGame *g, ArbId object, int ability, ArbId from);

/* traits.c */
bool rb_take_control(ArbGame *g, int card1, ArbSeat seat, int until, ArbId source);
void rb_source_left(ArbGame *g, ArbId source); /* ends what lasts only while `source` is there */
/* Ends the newest effect that gives this player control of it; false: there is none. */
bool rb_lose_control(ArbGame *g, int card1, ArbSeat seat);
/* An effect gives control of a battlefield to a player or to nobody (187).  False: it cannot. */
bool rb_give_battlefield(ArbGame *g, int battlefield1, ArbSeat seat);
/* Exchanges control of two permanents, or of two battlefields; or does nothing. */
bool rb_exchange_control(ArbGame *g, int a1, int b1, int until, ArbId source);
bool rb_is_fought_over(const ArbGame *g, ArbId battlefield); /* whether a showdown is there */
bool rb_become_copy(ArbGame *g, int card1, int of1, int until);
void rb_itself_again(ArbGame *g, int card1);
uint16_t rb_printed_def(const ArbGame *g, int card1);
void rb_effect_ends(ArbGame *g, int effect1); /* ends it and undoes what it did to its object */
int rb_create(ArbGame *g, uint16_t def, ArbSeat by, ArbId place);
bool rb_put_in_place(ArbGame *g, int card1, uint16_t def, ArbSeat by); /* replaces it (438) */
bool rb_swap_back(ArbGame *g, int card1, ArbSeat by);

/* replace.c */
/* Whether anything at all could replace an event of this kind. */
bool rb_may_be_replaced(ArbGame *g, int kind);
/* Lets replacement effects apply to an event.  True: it was replaced. */
bool rb_replaced(ArbGame *g, ArbEvent *event);
/* An event that is about to happen to a player, in the arena. */
ArbEvent *rb_about_to(ArbGame *g, int kind, ArbSeat seat, int amount);
/* Lets replacement effects apply to simultaneous events of one kind.  Writes which events do not
** happen to `gone`; the amounts of the others may have changed. */
void rb_replace(ArbGame *g, ArbEvent *events, int count, bool *gone);
int rb_prevented(ArbGame *g, int card1); /* 437.5 */
/* 375: an action whose events are replaced.  The effects that replace them learn from this record
** how the action was to happen (`how`, the action's own), and the objects that they make are
** results of the action.  The record lies in the arena while the events are replaced. */
typedef struct RbHandedOn {
  struct RbHandedOn *around; /* of the action that this one interrupts, or NULL */
  struct RbResult *results;
  const void *how;
  int kind, count; /* the kind of event; the number of results */
} RbHandedOn;
RbHandedOn *rb_hand_on(ArbGame *g, int kind, const void *how);
void rb_handed_back(ArbGame *g, const RbHandedOn *handed); /* after its events were replaced */
/* The action whose event of this kind the running script replaces; or NULL. */
RbHandedOn *rb_handed(ArbGame *g, const ArbContext *context, int kind);
/* Adds objects that the script made as results; `subject` is that of the replaced event. */
void rb_hand_in(ArbGame *g, RbHandedOn *handed, ArbId subject, const ArbId *made, int count);
/* Writes the results for the event of this subject (NULL: for all events), in order.  Returns how
** many there are. */
int rb_handed_in(const RbHandedOn *handed, const ArbId *subject, ArbId *out);

/* outline.c */
enum { /* the state that the outline depends on; an effect that begins touches everything */
       RB_OUTLINED = 1 << RB_Z_BOARD | 1 << RB_Z_BATTLEFIELDS | 1 << RB_Z_LEGENDS |
                     1 << RB_Z_FORMAT | RB_TOUCH_TEXT
};
const RbSummary *rb_outline_anew(ArbGame *g);
/* Check builds: whether the outline that is kept leaves out nothing that the board has. */
bool rb_outline_holds(const ArbGame *g);
static inline bool rb_is_outlined(const ArbGame *g) /* whether an outline is kept */
{
  const RbSummary *summary = pool_items(g->s, RB_POOL_SUMMARY);
  return summary->outlined && !(g->s->touched[RB_LOOK_OUTLINE] & RB_OUTLINED);
}
static inline const RbSummary *rb_outline(ArbGame *g)
{
  return rb_is_outlined(g) ? pool_items(g->s, RB_POOL_SUMMARY) : rb_outline_anew(g);
}
static inline const ArbEventSet *rb_board_watches(ArbGame *g)
{
  return &rb_outline(g)->watches;
}
/* Whether a static on the board, active or not, may have one of these topics. */
static inline bool rb_any_speaks_of(ArbGame *g, uint32_t about)
{
  return rb_outline(g)->about & about;
}
static inline bool rb_may_give(ArbGame *g, uint32_t keywords) /* whether some effect may */
{
  return rb_outline(g)->gives & keywords;
}

/* active.c */
/* Calls `visit` for every active static ability with one of these topics (RB_ABOUT_...), until it
** returns false. */
typedef bool RbStaticVisitor(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                             void *data);
void rb_each_static(ArbGame *g, uint32_t about, RbStaticVisitor *visit, void *data);
bool rb_affects(ArbGame *g, const RbStatic *stat, const ArbContext *context, ArbId object);
/* Whether a static affects a card as `player` plays it, or would play it. */
bool rb_affects_played(ArbGame *g, const RbStatic *stat, const ArbContext *context, int card1,
                       ArbSeat player);
/* Gives timestamps to conditional abilities that begin to apply (475.1).  `as_old_as_it`: the
** timestamps of their objects; for positions built by hand. */
void rb_date_statics(ArbGame *g, bool as_old_as_it);

/* layers.c */
bool rb_may_have(ArbGame *g, int card1, uint32_t keywords); /* false: it has none of them */
const RbDerived *rb_derived(ArbGame *g, int card1);
void rb_layers_settle(ArbGame *g); /* runs scripts of the layers, at the end of a step */
bool rb_is_quiet(ArbGame *g);      /* whether nothing changed for cleanups since the last one */
bool rb_layers_hold(ArbGame *g);   /* check builds: whether computing again gives the same */
bool rb_is_layered(const ArbGame *g, int card1); /* whether the layers apply to it */
int rb_might(ArbGame *g, int card1);             /* never below 0 */
int rb_base_might(ArbGame *g, int card1);        /* before increases and decreases */
bool rb_tagged(ArbGame *g, ArbId object, int tag);
bool rb_has(ArbGame *g, int card1, int keyword);              /* wherever the card is */
uint32_t rb_has_of(ArbGame *g, int card1, uint32_t keywords); /* those of `keywords` it has */
int rb_keyword_value(ArbGame *g, int card1, int keyword);
/* Printed keywords of an attached card are Inactive: selectors see them (135.4.a), but they do
** nothing.  Keywords that it was given work (135.4.b).  rb_awake_in and rb_awake_of return which of
** `keywords` work; rb_awake_value returns the value of the working instances. */
uint32_t rb_awake_in(const ArbGame *g, const RbDerived *d, uint32_t keywords);
uint32_t rb_awake_of(ArbGame *g, int card1, uint32_t keywords);
int rb_awake_value(ArbGame *g, int card1, int keyword);
/* Runs the layers and calls `visit` for each static that lowers Might to a minimum and each unit
** that it applies to.  `amount`: the change that it makes; `whole`: the change that it would make
** without the minimum.  Both are 0 or less. */
struct ArbSource;
typedef void RbLimitVisitor(ArbGame *g, const struct ArbSource *source, int card1, int amount,
                            int whole, void *data);
void rb_each_limited(ArbGame *g, RbLimitVisitor *visit, void *data);

/* limit.c: the change that a static with a minimum makes to a unit with this Might.  Once limited,
** it stays so. */
int rb_limited(const ArbGame *g, const struct ArbSource *source, int card1, int might, int change);
void rb_keep_limits(ArbGame *g);

/* statics.c */
bool rb_enters_ready(ArbGame *g, int card1, ArbSeat controller, bool ready);
/* The choices so far for what is being played. */
typedef struct RbChosen {
  const ArbId *ids; /* the targets of all executions */
  int count;
  ArbContext context; /* for number.target and chosen_in */
} RbChosen;
/* The discounts of Energy of one total cost (356.4.d): each kind, with its minimum (0: none), and
** how many there are of it.  `from` is the Energy before discounts. */
enum { RB_DISCOUNTS_MAX = 48 };
typedef struct RbDiscounts {
  int from, count;
  struct {
    int amount, least, times;
  } list[RB_DISCOUNTS_MAX];
} RbDiscounts;
/* discount.c */
void rb_discounts_add(ArbGame *g, RbDiscounts *discounts, int amount,
                      int least); /* NULL is allowed */
/* 356.4.e: the Energy that is left after a discount; never below 0 (356.5). */
int rb_discount_apply(int energy, int amount, int least);
/* 356.4.d.1: writes the results of all orders of these discounts, lowest first.  Returns how many
** there are. */
int rb_discounts_outcomes(ArbGame *g, const RbDiscounts *discounts, int **out);

/* The Energy cost of a card after all changes, in the cheapest order of discounts.  `less` is a
** further reduction.  `chosen` may be NULL when no change refers to choices.  `found` (or NULL)
** receives the discounts. */
int rb_cost_change(ArbGame *g, int card1, ArbSeat player, int energy, int less,
                   const RbChosen *chosen, RbDiscounts *found);
/* Writes the increases, or else the reductions, of a card's Power cost: for each domain, and last
** for Power of any domain. */
void rb_power_changes(ArbGame *g, int card1, ArbSeat player, bool increases, const RbChosen *chosen,
                      int changes[RB_DOMAINS + 1]);
/* The same for a part of costs (RB_PART_...) of a player.  Returns the change of Energy. */
int rb_part_changes(ArbGame *g, ArbId whom, int part, bool increases, int changes[RB_DOMAINS + 1]);
void rb_change_part(ArbGame *g, ArbSeat player, int part, RbTotal *total); /* price.c */
int rb_bonus_damage(ArbGame *g, ArbSeat player, ArbId source, int target1);
bool rb_assigned_last(ArbGame *g, int card1);
/* The players, a bit each, of whom any damage is enough to kill the card. */
int rb_lethal_for(ArbGame *g, int card1);
/* The timing (RB_ON_...) with which a permission lets the card be played at a battlefield; -1: no
** permission does (355.2.b, 822.1.b).  battlefield1 0: the best timing at any battlefield. */
int rb_place_timing(ArbGame *g, int card1, ArbSeat player, int battlefield1);
bool rb_open_to_moves(ArbGame *g, ArbId battlefield);
/* 444.1: whether statics leave room at a place for all these units at once, beside those that are
** there.  `seat`: who controls them when they come; ARB_NO_SEAT: who does now.  Bases always have
** room (451.3). */
bool rb_has_room(ArbGame *g, const ArbId *units, int count, ArbSeat seat, ArbId place);
/* The points with which the player, or their team, wins; ARB_NO_SEAT: those of the format. */
int rb_victory_score(const ArbGame *g, ArbSeat seat);
bool rb_any_lies_open(ArbGame *g);          /* ArbRules.any_lies_open */
ArbOpen rb_lies_open(ArbGame *g, int zone); /* ArbRules.lies_open: hands, the top of decks */
int rb_facedown_limit(ArbGame *g, int battlefield1);
bool rb_any_buffs(ArbGame *g, int unit1);
int rb_hides_for(ArbGame *g, ArbSeat player); /* Energy to pay instead of 1 Power; -1: no */
int rb_facedown_at(const ArbGame *g, int battlefield1); /* number of facedown cards (window.c) */
int rb_move_tax(ArbGame *g, ArbId place, ArbSeat by);   /* Power for each unit after the first */
/* Visits the statics that give additional costs to a card that is played. */
void rb_each_extra(ArbGame *g, int card1, ArbSeat player, RbStaticVisitor *visit, void *data);
/* The objects that a play gives up, for deciding where the card may be played (822.3). */
typedef struct RbGivenUp {
  const ArbId *ids;
  int count;
} RbGivenUp;
/* Visits the statics of a card that is being played, wherever it is (366.2). */
void rb_own_statics(ArbGame *g, int card1, ArbSeat player, uint32_t about, RbStaticVisitor *visit,
                    void *data);
/* Whether a static of the board, or of the card itself, may have one of these topics. */
static inline bool rb_speaks_of(ArbGame *g, int card1, uint32_t about)
{
  return rb_def_of(g, card1)->own_about & about || rb_any_speaks_of(g, about);
}

/* The kind of zone, as a bit, that a card is played from, or would be (attribute.c). */
int rb_played_from(const ArbGame *g, int card1);

/* bans.c: what cannot be done (054) */
typedef struct RbForbidden {
  ArbId whom;  /* an object, or a player */
  int what;    /* RB_CANNOT_... */
  ArbId card;  /* for a player: the card they would use, or nothing */
  ArbId place; /* the place where it would be, or nothing */
} RbForbidden;
/* The definition of the card that forbids it; 0: none. */
uint16_t rb_forbidden_by(ArbGame *g, const RbForbidden *asked);
bool rb_forbidden(ArbGame *g, int card1, int what, ArbId place);
/* 054, 425: whether an ability on the chain, or a card there, cannot be countered.  A card may say
** so itself. */
bool rb_ability_stays(ArbGame *g, ArbId item);
bool rb_spell_stays(ArbGame *g, int card1, ArbSeat controller);
bool rb_player_cannot(ArbGame *g, ArbSeat seat, int what, int card1, ArbId place);
bool rb_cannot_move(ArbGame *g, int card1, ArbSeat by);
bool rb_plays_are_banned(ArbGame *g, int card1); /* false: nothing forbids playing it */
/* The card that forbids the seat to play card1 (at `place`; nothing: anywhere); 0: none. */
uint16_t rb_play_forbidden_by(ArbGame *g, ArbSeat seat, int card1, ArbId place);

/* attach.c */
bool rb_attach(ArbGame *g, int card1, int top1, ArbSeat by); /* 434 */
void rb_detach(ArbGame *g, int card1, ArbSeat by);           /* 435 */
bool rb_link(ArbGame *g, int card1, int top1);               /* attaches without an event */
/* Cuts every link of a card whose record on the board is given up. */
void rb_unlink(ArbGame *g, int card1);
bool rb_equipped(ArbGame *g, int card1); /* 818.3 */
/* Cards that an object banished.  rb_banish_with notes one, rb_relink moves the notes of an object
** to its new id, rb_banished_with asks. */
void rb_banish_with(ArbGame *g, ArbId card, ArbId with);
void rb_relink(ArbGame *g, ArbId before, ArbId now);
bool rb_banished_with(const ArbGame *g, ArbId card, ArbId with);
/* The cards attached to a card that leaves, in the order that its controller chooses (719.5.a). */
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
/* Whether a card can have activated abilities of this kind (RB_ACTIVATES_...) at all. */
static inline bool rb_may_activate(ArbGame *g, int card1, int kind)
{
  return rb_def_of(g, card1)->activates & kind || rb_is_top(rb_body(g, card1)) ||
         rb_any_speaks_of(g, RB_ABOUT_GRANTS | RB_ABOUT_LOSSES | RB_ABOUT_BORROWING);
}
/* for (RB_EACH_ATTACHED(g, card1, top1)): visits the cards attached to a card. */
#define RB_EACH_ATTACHED(g, card1, top1)    \
  int card1 = rb_next_attached(g, top1, 0); \
  card1;                                    \
  card1 = rb_next_attached(g, top1, card1)

/* A part of an object's text: the rules text or the Effect Text of a definition. */
typedef struct RbText {
  uint16_t def;
  uint16_t effect;       /* RB_EFFECT_TEXT, or 0: the rules text */
  ArbId from;            /* the attached card that brings it; nothing: its own text */
  const RbAbility *only; /* only this ability of it, which the object was given; or NULL */
} RbText;
/* for (RB_EACH_TEXT(g, text, card1)): visits all text of an object that is not Inactive (718-725),
** its own first. */
bool rb_next_text(const ArbGame *g, int card1, RbText *text);
#define RB_EACH_TEXT(g, text, card1) \
  RbText text = {0};                 \
  rb_next_text(g, card1, &text);
/* Whether an ability belongs to a part of its card's text. */
static inline bool rb_of_text(const RbAbility *ability, const RbText *text)
{
  if (text->only) return ability == text->only;
  return !(ability->flags & ARB_HAS_NAME) && (ability->flags & RB_EFFECT_TEXT) == text->effect;
}

/* given.c: abilities that an object is given, or loses (472.2.a) */
/* The card has lost all abilities older than this timestamp; 0: it has lost none. */
uint32_t rb_lost_at(ArbGame *g, int card1);
/* The definition that the card has as its own text: its own, or the one in its place; 0: none. */
uint16_t rb_own_text(ArbGame *g, int card1);
static inline uint32_t rb_lost(ArbGame *g, int card1)
{
  return rb_any_speaks_of(g, RB_ABOUT_LOSSES) ? rb_lost_at(g, card1) : 0;
}
/* Whether an ability works where the card is: in the zones that it names, or on the board. */
bool rb_works_there(const ArbGame *g, int card1, const RbAbility *ability);
/* Whether the card still has an ability; one that a keyword names is lost with the keyword. */
bool rb_keeps(ArbGame *g, int card1, const RbAbility *ability);
typedef void RbGivenVisitor(ArbGame *g, int card1, const RbText *text, int ability, void *data);
void rb_each_given(ArbGame *g, int card1, RbAbilityKind kind, RbGivenVisitor *visit, void *data);

#endif
