/* SPDX-License-Identifier: MIT */
/*
** rb.h -- who does what in a game of Riftbound (what it keeps: block.h).
**
**   turn.c      phases of the turn, scoring                       (300-317, 462-467)
**   cleanup.c   cleanups, deaths                                  (318-324, 428)
**   chain.c     pending and finalized items, priority, resolving  (325-340)
**   showdown.c  showdowns and combat                              (341-348, 454-461)
**   play.c      the process of play: begun, declared, finalized   (349-359, 398-406)
**   choices.c   its choices; targets.c: its targets               (355)
**   price.c     its total cost; discount.c: what choices change   (356)
**   cost.c      what can be raised, paying; ways.c: how           (357, 164)
**   adding.c    adding resources                                  (429)
**   give.c      costs that are paid with objects                  (356.6, 357.2)
**   limit.c     statics that lower Might to a minimum             (472.3.d.2)
**   activated.c which activated abilities an object has           (376)
**   event.c     events: who did what to whom                      (382)
**   trigger.c   which abilities they trigger, delayed ones too    (383, 390)
**   batch.c     what triggered goes onto the chain                (383.3)
**   effects.c   effects that last: how they begin and end         (317.2.c)
**   replace.c   replacement effects                               (367-375)
**   active.c    which static abilities are active, since when     (475)
**   layers.c    Might and keywords after layers                   (468-475)
**   statics.c   what statics say of costs, places, moves, damage  (366)
**   bans.c      what cannot be done                               (054, 366.1)
**   permit.c    from where else a card may be played, for what    (419.1.a)
**   given.c     abilities that objects are given, or lose         (472.2.a)
**   attach.c    attachment, and which text an object has          (434-435, 716-725)
**   traits.c    control, copies, created and replaced objects     (185-188, 438-439)
**   window.c    what may be done with priority or Focus           (338, 347, 144, 421)
**   verbs.c     the game actions                                  (407-439)
**   actions.c   what scripts may do and ask: the table; act_*.c: what each row does
**   attribute.c what selectors and scripts may ask
**   players.c   teams, the queue of turns, leaving the game       (484, 649-652, 734-741)
**   house.c     rules that a format may have otherwise
**   setup.c     set-up, edits                                     (111-119)
**   match.c     several games, sideboards, who begins             (481)
**   text.c      labels
**   position.c  when two positions are alike, for loops           (T505)
**   why.c       why something is as it is, and why something cannot be done; why_play.c,
**               why_layers.c
*/
#ifndef RB_H
#define RB_H

#include "block.h"

/* ---- Who does what ------------------------------------------------------ */

enum { RB_FRAME_TURN, RB_FRAME_CLEANUP, RB_FRAME_CHAIN, RB_FRAME_SHOWDOWN, RB_FRAMES };
/* What the values of a frame say.  Chain: who has priority, how many passed in a
** row, what opened it.  Showdown: who has Focus, passes, attacker, defender; its
** place is the battlefield.  Cleanup: which kind.  Turn: players who have done
** their mulligan, how many the next one has taken, for how many the format has done what it
** does before and after them. */
enum {
  RB_PRIORITY = 0,
  RB_FOCUS = 0,
  RB_KIND = 0,
  RB_PASSES = 1,
  RB_TAKEN = 1,
  RB_OPENED_BY = 2,
  RB_HOOKED = 2,
  RB_ATTACKING = 2,
  RB_DEFENDING = 3
};

/* The running showdown, or NULL. */
static inline ArbFrame *rb_showdown(const ArbGame *g)
{
  return rb_frame(g, RB_FRAME_SHOWDOWN);
}

/* turn.c */
enum {
  RB_PHASE_AWAKEN,
  RB_PHASE_BEGINNING,
  RB_PHASE_SCORING,
  RB_PHASE_CHANNEL,
  RB_PHASE_DRAW,
  RB_PHASE_MAIN,
  RB_PHASE_ENDING,
  RB_PHASE_EXPIRATION,
  RB_PHASE_NEXT,
  RB_PHASE_MULLIGAN,
  RB_PHASE_DRAWN,
  RB_PHASE_SIDEBOARD,
  RB_PHASE_FIELDS,
  RB_PHASE_FIRST
};
void rb_mulligan_step(ArbGame *g);
void rb_turn_step(ArbGame *g);
void rb_begin_turn(ArbGame *g, ArbSeat seat);
bool rb_neutral_open(const ArbGame *g);  /* 310.1 */
bool rb_open(const ArbGame *g);          /* 309.2 */
bool rb_in_beginning_phase(const ArbGame *g, ArbSeat seat);
void rb_gain_points(ArbGame *g, ArbSeat seat, int count);
/* Takes up to `count` points from the player, then from their team mates; returns how many. */
int rb_lose_points(ArbGame *g, ArbSeat seat, int count);
/* kind: RB_E_CONQUER or RB_E_HOLD; amount: of the event. */
void rb_score(ArbGame *g, ArbSeat seat, int battlefield1, int kind, int amount);
void rb_win(ArbGame *g, ArbSeat seat);
void rb_empty_pools(ArbGame *g);
void rb_draw(ArbGame *g, ArbSeat seat, int count);
void rb_draw_card(ArbGame *g, ArbId card, ArbSeat seat);
void rb_mill(ArbGame *g, ArbSeat seat, int count); /* 431.1.b */
int rb_channel(ArbGame *g, ArbSeat seat, int count, bool exhausted);

/* players.c */
static inline int rb_team(const ArbGame *g, ArbSeat seat)
{
  return g->format.teams ? seat % g->format.teams : seat;
}
static inline bool rb_friends(const ArbGame *g, ArbSeat a, ArbSeat b) /* 484.8.d, 740.1 */
{
  return a == b || (g->format.teams && a != ARB_NO_SEAT && b != ARB_NO_SEAT &&
                    rb_team(g, a) == rb_team(g, b));
}
static inline bool rb_opponents(const ArbGame *g, ArbSeat a, ArbSeat b) /* 740.2 */
{
  return a != ARB_NO_SEAT && b != ARB_NO_SEAT && !rb_friends(g, a, b);
}
bool rb_opposed(const ArbGame *g, int seats); /* are there opponents among these? */
int rb_team_points(const ArbGame *g, ArbSeat seat);
int rb_players_in(const ArbGame *g);
/* The turn player; once he has left the game who comes after him. */
ArbSeat rb_acting_player(const ArbGame *g);
/* Whether a unit of this player may come to be there (442.2.a, 444.2, 457.2). */
bool rb_may_arrive(const ArbGame *g, ArbSeat seat, ArbId place);
bool rb_may_be_taken(const ArbGame *g, int card1, ArbSeat seat);
bool rb_of_a_team_mate(const ArbGame *g, ArbSeat seat, ArbId battlefield);
void rb_disqualify(ArbGame *g, ArbSeat seat);
int rb_extra_turn(ArbGame *g, ArbSeat seat); /* the effect; the seat is in the game */
void rb_next_turn(ArbGame *g);
bool rb_goes_on(const ArbGame *g, ArbSeat seat);
void rb_concede(ArbGame *g, ArbSeat seat);
void rb_remove_players(ArbGame *g);

/* cleanup.c */
bool rb_cleanup_would_act(ArbGame *g);
bool rb_deaths_due(ArbGame *g); /* 323.4-5 */
void rb_cleanup_step(ArbGame *g);
enum { RB_CLEANUP_NORMAL, RB_CLEANUP_ENDING, RB_CLEANUP_COMBAT };
void rb_cleanup_push(ArbGame *g, int kind);
void rb_cleanup_done(ArbGame *g); /* one has ended, or had nothing to do */
bool rb_has_units(const ArbGame *g, ArbId place, ArbSeat seat);
int rb_unit_seats(const ArbGame *g, ArbId place); /* a bit per seat with units there */

/* chain.c */
enum { RB_OPENED_BY_CARD, RB_OPENED_BY_TRIGGER, RB_OPENED_IN_COMBAT }; /* R9 */
void rb_step(ArbGame *g);
ArbAsking rb_asking(const ArbGame *g);
void rb_chain_step(ArbGame *g);
int rb_item_new(ArbGame *g, RbItemKind kind, ArbSeat controller);
RbItem *rb_item(const ArbGame *g, int item1);
int rb_item_newest(const ArbGame *g, bool finalized_only);
int rb_item_pending(const ArbGame *g); /* the oldest pending one; 0: none */
uint16_t rb_waiting_def(const ArbGame *g, ArbId source); /* of an item of that object; 0: none */
bool rb_chain_exists(const ArbGame *g);
int rb_item_of(const ArbGame *g, ArbId id); /* its own id, or that of the card being played */
/* Of a card or of an item on the chain: whether it is there, and who controls it. */
bool rb_is_there(const ArbGame *g, ArbId id);
/* 377.2.a: an activated ability of `source` has resolved; nothing when that is gone. */
void rb_tell_use(ArbGame *g, ArbSeat seat, ArbId source);
RbOrigin rb_origin(const RbItem *item); /* of what the item begins; NULL: of nothing */
ArbSeat rb_controller_of(const ArbGame *g, ArbId id);
/* An activated or triggered ability; a card that is being played is an object itself. */
static inline bool rb_item_is_ability(const RbItem *item)
{
  return item->kind1 == RB_I_ACTIVATED || item->kind1 == RB_I_TRIGGERED;
}
void rb_item_remove(ArbGame *g, int item1);
void rb_chain_drops_add(ArbGame *g, int item1); /* 429.2 */
void rb_finalized(ArbGame *g, int item1);
ArbContext rb_item_context(const ArbGame *g, const RbItem *item);
/* What the slots of an execution chose: number.target, chosen_in (A1). */
void rb_item_targets(ArbGame *g, int item1, int execution, ArbContext *context);
void rb_note_played(ArbGame *g, ArbSeat seat, ArbId card); /* a card has been played to the end */

extern const ArbLoops rb_loops; /* T505: what the kernel needs to find loops */

/* showdown.c */
void rb_showdown_step(ArbGame *g);
void rb_showdown_begin(ArbGame *g, int battlefield1, bool combat);
void rb_showdown_to_combat(ArbGame *g, ArbFrame *showdown);
void rb_focus_passes(ArbGame *g);
bool rb_designate(ArbGame *g, bool act);     /* 323.2: whether anything changed (would change) */
void rb_showdown_closes(ArbFrame *showdown); /* all have passed (347.3.a) */
bool rb_in_combat(const ArbGame *g, const RbBody *body);
enum {
  RB_SHOWDOWN_OPENS,
  RB_SHOWDOWN_WINDOW,
  RB_COMBAT_CLOSES,
  RB_COMBAT_DAMAGE,
  RB_COMBAT_RESULT,
  RB_SHOWDOWN_CONTROL,
  RB_SHOWDOWN_ENDS
};
enum {
  RB_SHOWDOWN_COMBAT = 1,
  RB_SHOWDOWN_RESTAGED = 2,
  RB_SHOWDOWN_RECALLED = 4, /* attackers were recalled: no result (461.3.d) */
  RB_SHOWDOWN_FRESH = 8     /* of a combat: that it begins has still to be told */
};

/* play.c, with choices.c, targets.c, activated.c and why_play.c (they share play.h) */
bool rb_may_play(ArbGame *g, ArbSeat seat, int card1);
uint16_t rb_needs_now(const ArbGame *g, ArbSeat seat); /* RB_NEEDS_..., 0 */
bool rb_may_use(ArbGame *g, ArbSeat seat, int object1, int ability);
/* Note every condition of playing a card, of using an ability (kernel/explain.h);
** true: all of them hold. */
bool rb_note_play(ArbGame *g, ArbSeat seat, int card1);
bool rb_note_use(ArbGame *g, ArbSeat seat, int object1, int ability);
void rb_declare_play(ArbGame *g, ArbSeat seat, int card1, int flags);
void rb_declare_use(ArbGame *g, ArbSeat seat, int object1, int ability);
void rb_finalize_step(ArbGame *g, int item1);
/* Whether its choices can be made and what it costs be paid as things stand. */
bool rb_can_be_finalized(ArbGame *g, int item1);
/* Where something that is created without a place goes: its creator says (439.2.b). */
ArbId rb_ask_place(ArbGame *g, ArbSeat seat, int card1);
bool rb_choose_again(ArbGame *g, int item1);
/* A copy of a spell or ability on the chain, or of a spell that was there (`as`: who copies it, and
** what was paid for it): finalized, not played, nothing is paid.  The item; 0: none came about. */
int rb_copy_item(ArbGame *g, int of1, ArbSeat by, const RbOrigin *origin);
int rb_copy_spell(ArbGame *g, int card1, const RbItem *as, const RbOrigin *origin);
/* All activated abilities it has now, in the arena. */
const int *rb_object_abilities(ArbGame *g, int card1, int *count);
int rb_cut_down(ArbGame *g, ArbSeat by, const RbSlot *slot, const ArbContext *context, ArbId *ids,
                int count);
/* Whether spells and abilities of `by` cannot choose it. */
bool rb_is_warded(ArbGame *g, ArbSeat by, ArbId id);
bool rb_target_legal(ArbGame *g, const RbItem *item, const RbSlot *slot, const ArbContext *context,
                     ArbId id);
/* What an item has chosen, as it resolves: `context` is the item's, with its targets. */
bool rb_pick_legal(ArbGame *g, const ArbPick *pick, const RbSlot *slot, const ArbContext *context);
int rb_rounds(const RbAbility *text); /* of choices that one execution of it takes */
/* With the mode chosen for that round of an execution; NULL: none. */
const RbAbility *rb_item_text(const ArbGame *g, int item1, int execution);
uint16_t rb_defining_card(const ArbGame *g, int ability);            /* whose text it is */
int rb_spell_text(const RbCardDef *def, const RbAbility *abilities); /* ability index or -1 */

/* window.c */
void rb_window(ArbGame *g, ArbSeat seat, const char *rule); /* offers what may be done now */
ArbSeat rb_invited(const ArbGame *g, ArbSeat holder);       /* who acts by the holder's priority */
bool rb_window_open(const ArbGame *g, ArbSeat seat); /* it is what is being asked, if anything */
/* Note the conditions of moving a unit, of hiding a card. */
bool rb_note_move(ArbGame *g, ArbSeat seat, int card1);
bool rb_note_hide(ArbGame *g, ArbSeat seat, int card1);

/* cost.c */
typedef struct RbTotal { /* a total cost (356) */
  int energy, xp;
  int power_count;
  RbPower power[8];
  uint8_t me;
  uint8_t restriction; /* what it pays for: RB_FOR_SPELLS ... */
  bool showdown;
  bool beyond; /* more Power, or more kinds of it, than can be counted: nobody can pay that */
} RbTotal;
/* An object that pays another part of the same cost.  Exhausted for it, it gives
** nothing more; one that is only doomed can still be exhausted for Energy first. */
typedef struct RbBusy {
  ArbId id;
  bool doomed;
} RbBusy;
void rb_total_add(RbTotal *total, const RbCost *cost);
void rb_total_add_power(RbTotal *total, RbPower power);
/* The statics about costs that are active, kept like the wallet (cost.c). */
typedef struct RbKeptCosts {
  uint32_t change; /* the state's count of changes, plus one */
  int count;       /* more than there is room for: look at them one by one */
  struct {
    const RbStatic *stat;
    ArbContext context;
    uint32_t timestamp;
  } list[8];
} RbKeptCosts;
RbKeptCosts *rb_kept_costs(ArbGame *g);
void rb_asked_text(const RbTotal *total, char *out, size_t size); /* "1 Fury, 2 XP" */
void rb_total_text(const RbTotal *total, char *out, size_t size); /* "2 Energy, 1 Fury" */
void rb_wallet_text(ArbGame *g, ArbSeat seat, const RbTotal *total, char *out, size_t size);
bool rb_can_pay(ArbGame *g, ArbSeat seat, const RbTotal *total, const RbBusy *busy, int busy_count);
/* Asks how to pay, adds the resources, spends them. */
void rb_pay(ArbGame *g, ArbSeat seat, const RbTotal *total, ArbId source, const RbBusy *busy,
            int busy_count);
/* What an offered way to pay does. */
void rb_pay_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size);
/* adding.c */
bool rb_is_add(const RbAbility *ability);
/* What an ability of that object adds, with what is more; of one that adds for each of what is
** paid: only what is more. */
RbAdd rb_adds_of(ArbGame *g, ArbId source, const RbAbility *ability);
RbAdd rb_adds_each(const RbAbility *ability, int amount); /* ... and what it adds for so much */
/* Whether anything could be paid for what it adds. */
bool rb_can_exchange(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability);
/* It resolves: with `add`, as it was when it was finalized. */
void rb_resolve_add(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability,
                    const RbAdd *add);
void rb_add_more(ArbGame *g, ArbSeat seat, ArbId source); /* what a script adds, and more */
void rb_add(ArbGame *g, ArbSeat seat, const RbAdd *add);
void rb_use_add(ArbGame *g, ArbSeat seat, int object1, int ability);
bool rb_can_pay_me(const ArbGame *g, ArbSeat seat, int object1, int me);
void rb_pay_me(ArbGame *g, ArbSeat seat, int object1, int me);
void rb_pay_object(ArbGame *g, ArbSeat seat, RbPay how, ArbId object);
/* The objects of one cost, given up together. */
void rb_pay_objects(ArbGame *g, ArbSeat seat, RbPay how, const ArbId *objects, int count);
bool rb_can_pay_object(ArbGame *g, ArbSeat seat, RbPay how, ArbId object);

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

/* effects.c */
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
int rb_prevented(ArbGame *g, int card1);       /* 437.5 */
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
void rb_layers_settle(ArbGame *g);  /* at the end of a step */
bool rb_is_quiet(ArbGame *g); /* a cleanup has been there, nothing on the board was touched */
bool rb_layers_hold(ArbGame *g);    /* check builds: computed anew, they are the same */
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

/* why_layers.c */
void rb_note_layers(ArbGame *g, int card1); /* what the layers make of it, and why */

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
void rb_power_changes(ArbGame *g, int card1, ArbSeat player, bool increases,
                      const RbChosen *chosen, int changes[RB_DOMAINS + 1]);
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
bool rb_lies_open(ArbGame *g, int zone); /* ArbRules.lies_open: a hand that is played revealed */
void rb_open_hands(ArbGame *g);          /* shows all cards of these to everybody */
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

/* permit.c: from where else a card may be played, and for what else (419.1.a) */
typedef void RbCardVisitor(ArbGame *g, ArbSeat seat, int card1, void *data);
/* Whether a static lets the seat play it from where it lies, which it could not otherwise. */
bool rb_permitted(ArbGame *g, ArbSeat seat, int card1);
void rb_each_permitted(ArbGame *g, ArbSeat seat, RbCardVisitor *visit, void *data);
/* What it may be played for from that zone: abilities whose price it is, plus one, or 0 for
** the printed cost.  None: it may not be played. */
int rb_prices(ArbGame *g, ArbSeat seat, int card1, int zone, uint16_t *prices, int max);
bool rb_has_prices(ArbGame *g, int card1); /* false: surely only the printed cost */

/* discount.c: how much less a card costs as its player says. */
typedef struct RbLess {
  int either; /* so often one Energy or one Power of the whole */
  int extras; /* the same of each optional additional cost */
} RbLess;
RbLess rb_less_for_choices(ArbGame *g, int card1, ArbSeat player, const RbChosen *chosen);
/* Whether something is chosen that a change of costs wants chosen. */
bool rb_is_chosen_for(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                      const RbChosen *chosen);
/* The numbers of a cost, as the choices make them; those that are none, or less, are 0 (356.5). */
RbCost rb_cost_now(ArbGame *g, const RbCost *cost, const ArbContext *context);

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
         rb_any_speaks_of(g, RB_ABOUT_GRANTS | RB_ABOUT_LOSSES);
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

/* actions.c: what scripts may call */
extern const ArbAction rb_actions[];
extern const ArbAction rb_list_actions[];
enum { RB_ACTION_COUNT = 108, RB_LIST_ACTION_COUNT = 3 };
/* Who does something: for responsibility (411) and attribution (428.5). */
typedef struct RbActor {
  ArbSeat player;
  uint8_t cause; /* RB_CAUSE_... */
  ArbId source;
  uint32_t serial;    /* of the item that is running, 0: none */
  uint16_t def;       /* the card whose text it is */
  bool bonus_counted; /* what it deals has the Bonus Damage of "you" already (715.3) */
  bool anothers;      /* the player does it by an item that he does not control (428.5.e) */
  bool own;           /* each object's own controller does it, not `player` */
  RbOrigin origin;
} RbActor;
/* verbs.c: the game actions, used by rules and scripts alike */
void rb_ready(ArbGame *g, int card1, ArbSeat by);
void rb_exhaust(ArbGame *g, int card1, ArbSeat by);
void rb_heal(ArbGame *g, int card1, ArbSeat by);
void rb_recall(ArbGame *g, int card1, ArbSeat by);
int rb_kill(ArbGame *g, const ArbId *victims, int count, const RbActor *actor);
void rb_to_trash(ArbGame *g, int card1);
int rb_fallen(const ArbGame *g, ArbId who); /* its card, in the trash since it died, or 0 */
/* places.c: where what may be */
bool rb_may_go(const ArbGame *g, ArbId card, int zone_kind);
int rb_deck_of(const ArbGame *g, ArbId card); /* its kind of deck: RB_Z_DECK or RB_Z_RUNE_DECK */
bool rb_is_place(const ArbGame *g, ArbId place); /* a base, or a battlefield that is there */
ArbId rb_leave(ArbGame *g, int card1, int zone_kind, int end); /* new id; tokens cease */
void rb_discard(ArbGame *g, const ArbId *cards, int count, ArbSeat by);
/* Gives how many cards were recycled: legends and battlefields are not. */
int rb_recycle(ArbGame *g, const ArbId *cards, int count, ArbSeat by);
int rb_put_on_deck(ArbGame *g, const ArbId *cards, int count, ArbSeat by, int end);
void rb_enter(ArbGame *g, int card1, ArbSeat controller, ArbId place, bool exhausted);
void rb_put(ArbGame *g, int card1, ArbId place); /* with all that is attached (719.3.a) */
void rb_move(ArbGame *g, const ArbId *units, int count, ArbId place, ArbSeat by);
bool rb_may_be_moved_to(ArbGame *g, int card1, ArbId place);
void rb_contest(ArbGame *g, int card1); /* 187.3.a.1 */
int rb_deal(ArbGame *g, const ArbDeal *deals, int count, const RbActor *actor);
void rb_buff(ArbGame *g, int card1, ArbSeat by);
/* What a player is about to gain, XP or points, once that is replaced or changed (367). */
int rb_gained(ArbGame *g, int kind, ArbSeat seat, int amount);
void rb_gain_xp(ArbGame *g, ArbSeat seat, int amount);
void rb_spend_xp(ArbGame *g, ArbSeat seat, int amount);
int rb_stun(ArbGame *g, const ArbId *units, int count, ArbSeat by);
void rb_banish(ArbGame *g, const ArbId *cards, int count, ArbSeat by);
void rb_banish_lost(ArbGame *g, int card1, ArbSeat by); /* 652.1 */
int rb_return_to_hand(ArbGame *g, const ArbId *cards, int count, ArbSeat by);
void rb_hide(ArbGame *g, int card1, int battlefield1);

/* attribute.c */
int32_t rb_attribute(ArbGame *g, const ArbContext *context, ArbId object, int attribute);
bool rb_opens(ArbGame *g, const ArbGate *gate, const ArbContext *context, ArbId object);
bool rb_gate(const ArbTest *test, int32_t wanted, ArbGate *gate);
bool rb_related(ArbGame *g, const ArbContext *context, ArbId object, int attribute, int selector1);
bool rb_players_have(int attribute);
int rb_things(ArbGame *g, uint32_t kinds, ArbId *out, int max);
bool rb_never_here(const ArbGame *g, int selector1);
extern const ArbAttribute rb_attributes[];
enum { RB_ATTRIBUTE_COUNT = 100 + RB_KEYWORD_COUNT };

/* match.c */
bool rb_match_goes_on(ArbGame *g, ArbSeat winner); /* a game was won, or drawn */
static inline bool rb_over(const ArbGame *g) /* this game is */
{
  return g->s->over || rb_table(g)->finished;
}
void rb_next_game(ArbGame *g);
void rb_sideboard_step(ArbGame *g);
void rb_fields_step(ArbGame *g);
void rb_first_step(ArbGame *g);

/* setup.c, text.c */
void rb_shuffle(ArbGame *g, ArbSeat seat, int zone_kind); /* 115 */
void rb_place_battlefield(ArbGame *g, int card1);         /* 114 */
const char *rb_section_fault(const ArbCards *cards, uint16_t def, int section);
const char *rb_format_fault(const ArbFormat *format, int *row);
ArbStatus rb_set_up(ArbGame *g, const ArbSetup *setup, ArbError *error);
void rb_begin(ArbGame *g);
void rb_placed(ArbGame *g, int card1, ArbId place);
extern const ArbWritable rb_writables[];
enum { RB_WRITABLE_COUNT = 19 };
bool rb_set(ArbGame *g, ArbId object, int row, const char *name, int32_t value);
bool rb_check(const ArbGame *g, ArbError *error);
bool rb_may_lie(const ArbGame *g, int card1, uint16_t def);
bool rb_twins(const ArbGame *g, int card1, int other1);
uint64_t rb_position_card(const ArbGame *g, int card1, bool whole);
uint64_t rb_position_rest(const ArbGame *g);
void rb_zone_changed(ArbGame *g, int card1, int from, int to);
void rb_body_made(ArbGame *g, int card1);
void rb_card_view(ArbGame *g, int card1, bool sees, ArbCardView *view);
void rb_option_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size);
const struct ArbAbility *rb_option_ability(const ArbGame *g, const ArbOption *option,
                                           uint16_t *def);
const char *rb_event_detail(const ArbCards *cards, const ArbEvent *event);
void rb_name_of(ArbGame *g, ArbId id, ArbSeat seat, char *out, size_t size);
const char *rb_pay_word(int pay); /* "kill": what a cost does to the objects it asks for */
/* Appends what a cost does to its own object (RB_EXHAUST_ME ...): "exhaust, spend its buff". */
void rb_me_text(int me, char *out, size_t size);

/* why.c: why something is as it is, when asked */
enum { RB_EVENT_GOES_ON = 1 }; /* of a replaced event: it happens, changed (370.1) */
enum { RB_WHY_COST = 1, RB_WHY_LAYERS = 2 };
void rb_explain(ArbGame *g, ArbSeat seat, ArbId object);
void rb_explain_event(ArbGame *g, ArbSeat seat, const ArbEvent *events, uint32_t at);
void rb_why_not(ArbGame *g, ArbSeat seat, ArbId card, char *out, size_t size);

#endif
