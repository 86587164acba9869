/* SPDX-License-Identifier: MIT */
/*
** ev.h -- who does what in a game of Shadowverse: Evolve (what it keeps: block.h).
**
**   setup.c     preparation, positions built by hand, the invariants     (6)
**   turn.c      the phases of a turn                                     (7)
**   attack.c    attacking, combat                                        (8.4, 12.8-12.14)
**   play.c      playing, resolving                                       (10.6)
**   choices.c   what is chosen for a play: options, modes, targets       (5.17, 10.6.2.2-4)
**   cost.c      costs, paying them                                       (10.4)
**   trigger.c   events of one moment, automatic abilities, what was      (10.7, 10.11)
**   await.c     delayed triggers, state triggers                         (10.7.5, 10.7.6)
**   mark.c      counters, Stack, what was used this turn                 (13.3.2, 14.1)
**   memory.c    what happened this turn, class conditions                (13)
**   confirm.c   confirmation timing and rules handling                   (10.5, 11)
**   evolve.c    evolution and links                                      (5.15, 12.2)
**   statics.c   which passive abilities are valid, what cannot happen    (1.3.3, 10.3)
**   info.c      card information, by layers                              (10.9)
**   effects.c   persistent effects on a card begin and end               (10.2.1.2)
**   given.c     abilities that cards are given                           (10.9.1.2)
**   price.c     what it costs to play a card                             (10.10.2.4)
**   replace.c   replacement effects                                      (10.10)
**   verbs.c     what happens to cards and players                        (5, 9.1)
**   decks.c     decks and hands: drawing, searching, discarding          (5.7-5.11)
**   actions.c   what scripts may do and ask; act_*.c: how                (kernel/action.h)
**   attribute.c what selectors, scripts and hosts may ask
**   text.c      labels; why.c: why something is so, or cannot be done
**   position.c  when two positions are alike
**   rules.c     the tables
**
** Nothing answers a play: it is chosen, paid and resolved in one go (10.6.2), and then
** confirmation timing (10.5) does what the rules demand.  So the frames are few:
**
**   TURN                          the phase
**    +- CONFIRM                   until nothing is left to handle
**    |   +- RESOLVE               the automatic ability that was selected
**    +- ATTACK                    between "attacked" and the end of the attack (8.4.5-11)
**        +- CONFIRM, RESOLVE ...  what the Quick window brings
*/
#ifndef EV_H
#define EV_H

#include "block.h"

/* ---- Who does what ------------------------------------------------------ */

enum { EV_FRAME_TURN, EV_FRAME_CONFIRM, EV_FRAME_ATTACK, EV_FRAME_RESOLVE, EV_FRAMES };

/* turn.c: the stages of the TURN frame.  Before the first turn, `value[0]` counts the
** players who have done their part. */
enum {
  EV_STAGE_FIRST,    /* 6.2.1.5 */
  EV_STAGE_MULLIGAN, /* 6.2.1.6-7 */
  EV_STAGE_START,    /* 7.2 */
  EV_STAGE_OPENING,  /* 7.3.1 */
  EV_STAGE_MAIN,     /* 7.3.3 */
  EV_STAGE_CLOSING,  /* 7.4.1 */
  EV_STAGE_WARD,     /* 7.4.3 */
  EV_STAGE_QUICK,    /* 7.4.4 */
  EV_STAGE_LIMIT,    /* 7.4.6 */
  EV_STAGE_CLEAN,    /* 7.4.7-8 */
  EV_STAGES
};
enum { EV_PHASE_START = 1, EV_PHASE_MAIN, EV_PHASE_END };
void ev_turn_step(ArbGame *g);
void ev_begin_turn(ArbGame *g, ArbSeat seat);
void ev_extra_turn(ArbGame *g, ArbSeat seat); /* after this one */
void ev_first_step(ArbGame *g);               /* setup.c */
void ev_mulligan_step(ArbGame *g);            /* setup.c */
/* 12.3.4: the window of the non-active player; true when something was played. */
bool ev_quick_window(ArbGame *g, const char *rule);
/* Whether he is asked at all: his hand might hold something, or all can see that he could. */
bool ev_quick_asked(ArbGame *g);
/* The player who may play things now: in his main phase, or in a Quick window. */
bool ev_may_act(const ArbGame *g, ArbSeat seat, bool *quick_only);

/* attack.c */
enum { EV_ATTACK_QUICK, EV_ATTACK_DAMAGES, EV_ATTACK_ENDS, EV_ATTACK_STAGES };
void ev_attack_step(ArbGame *g);
bool ev_may_attack(ArbGame *g, ArbSeat seat, int card1);
const char *ev_attack_fault(ArbGame *g, ArbSeat seat, int card1); /* NULL: it may attack */
/* Why it may not attack that card of the field, or that leader; NULL: it may. */
const char *ev_target_fault(ArbGame *g, int attacker1, int target1);
void ev_attack(ArbGame *g, ArbSeat seat, int card1);              /* asks for the target */
bool ev_in_combat(const ArbGame *g);                              /* 8.4.5.1 */
void ev_run_bane(ArbGame *g, int item1);
void ev_run_drain(ArbGame *g, int item1);

/* play.c; choices.c and cost.c: play.h */
bool ev_may_play(ArbGame *g, ArbSeat seat, int card1, bool quick_only);
bool ev_may_use(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only);
/* Why not, with the rule; NULL when it can be played. */
const char *ev_play_fault(ArbGame *g, ArbSeat seat, int card1, bool quick_only);
const char *ev_use_fault(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only);
void ev_play(ArbGame *g, ArbSeat seat, int card1);
void ev_use(ArbGame *g, ArbSeat seat, int card1, int ability);
/* 10.7.3: plays a pending automatic ability; without legal targets it is pending no more. */
void ev_play_pending(ArbGame *g, int item1);
uint16_t ev_waiting_def(const ArbGame *g, ArbId source); /* of an item of that object; 0: none */
void ev_resolve_step(ArbGame *g);
int ev_item_make(ArbGame *g, int kind, ArbSeat controller, ArbId source, int ability);
/* Whether an option of that name was taken (10.6.2.2.1). */
bool ev_item_took(const ArbGame *g, int item1, const char *option);
/* How much of what was divided is that target's (10.6.2.4). */
int ev_item_share(const ArbGame *g, int item1, ArbId target);
/* S20: plays a card inside an effect and resolves it there; `fixed1`: for so many play points,
** plus one; 0: for its cost.  Gives it as it lies then (4.1.4); nothing when it cannot be
** played, or is gone. */
ArbId ev_play_now(ArbGame *g, ArbSeat seat, int card1, int fixed1);
/* What an item's slot has; returns how many, writes at most `max`. */
int ev_item_targets(const ArbGame *g, int item1, int mode, int slot, ArbId *out, int max);
/* 12.15: whether a player's cards and abilities may select it. */
bool ev_may_select(ArbGame *g, ArbSeat seat, int card1);

/* trigger.c */
/* What happens between the two happens at one moment: automatic abilities are looked at
** when it closes, on what was there before or is there after (10.7.4.2).  Moments nest. */
void ev_moment_open(ArbGame *g);
void ev_moment_close(ArbGame *g);
ArbEvent ev_event(ArbGame *g, int kind, ArbSeat actor, int card1);
void ev_emit(ArbGame *g, const ArbEvent *event);
/* An event without a subject, or about a player. */
void ev_tell(ArbGame *g, int kind, ArbSeat actor, ArbId subject, int amount, int aux);
/* An event of the cards' own has happened to an object, or to nothing (10.7.1). */
void ev_signalled(ArbGame *g, ArbSeat by, ArbId subject, int amount, int signal);
/* 10.11.1: keeps a card as it is now, before it moves, for those who will speak of it. */
void ev_remember(ArbGame *g, int card1);
/* A card as an item knows it: now, or as it was last; false: nothing is known of it. */
bool ev_recall(ArbGame *g, int item1, ArbId id, EvPast *out);
/* How a card that has left was; NULL: nobody speaks of it. */
const EvPast *ev_past(const ArbGame *g, ArbId id);
/* 10.7.2: an automatic ability becomes pending. */
int ev_become_pending(ArbGame *g, const ArbContext *context, const ArbEvent *event);
/* The abilities of a card of that class (EvTriggerClass) become pending without their event. */
int ev_trigger_all(ArbGame *g, ArbId card, ArbSeat seat, int class);
/* Who does it, what it happens to, where: whether an event is what an ability waits for. */
bool ev_event_fits(ArbGame *g, const EvAbility *ability, const ArbEvent *event,
                   const ArbContext *context);

/* await.c */
void ev_begin_delayed(ArbGame *g, const ArbContext *context, int ability, const ArbId *refs);
void ev_match_delayed(ArbGame *g, const ArbEvent *event);
void ev_end_delayed(ArbGame *g, int until);
void ev_look_at_states(ArbGame *g); /* 10.7.6 */

/* mark.c */
EvMark *ev_mark(const ArbGame *g, ArbId object, int kind, int what); /* NULL: it has none */
void ev_mark_set(ArbGame *g, ArbId object, int kind, int what, int amount);
void ev_marks_drop(ArbGame *g, ArbId object); /* 4.1.4 */
void ev_marks_forget(ArbGame *g, int kind);   /* all of them */
int ev_counters(const ArbGame *g, ArbId object, int counter);
bool ev_bears_counters(const ArbGame *g, ArbId object); /* some may lie on it */
void ev_put_counters(ArbGame *g, ArbId object, int counter, int count);   /* 14.1.3 */
int ev_remove_counters(ArbGame *g, ArbId object, int counter, int count); /* how many were */
/* 13.3.2.2: whether Stack keeps a card on the field, for a counter. */
bool ev_stack_keeps(ArbGame *g, int card1);
bool ev_stack_is_empty(const ArbGame *g, int card1); /* 11.7.1 */
void ev_run_transfer(ArbGame *g, int item1);         /* 13.3.2.2: the activated ability */

/* memory.c */
void ev_bleed(ArbGame *g, int card1);                   /* it lost defense (13.5.2.2) */
/* The tallies (kernel/tally.h): whether an event belongs to one, counting it. */
bool ev_counts(ArbGame *g, const ArbTally *tally, const ArbEvent *event,
               const ArbContext *context);
void ev_count_event(ArbGame *g, const ArbEvent *event);
void ev_forget_turn(ArbGame *g);
int ev_spellchain(ArbGame *g, const ArbContext *context, ArbSeat seat);
int ev_necrocharge(ArbGame *g, const ArbContext *context, ArbSeat seat);
bool ev_overflow(const ArbGame *g, ArbSeat seat);
bool ev_sanguine(const ArbGame *g, ArbSeat seat);
void ev_fix_counts(ArbGame *g, int item1); /* as an effect begins */
bool ev_responsible(int by, const ArbEvent *event, const ArbContext *context);

/* confirm.c */
void ev_confirm(ArbGame *g); /* confirmation timing is next */
void ev_confirm_step(ArbGame *g);
void ev_lose(ArbGame *g, unsigned losers); /* a bit per seat; all: a draw (1.2.2) */
void ev_concede(ArbGame *g, ArbSeat seat);

/* evolve.c */
/* Whether a facedown card of the same name is in its controller's evolve deck (S4). */
bool ev_may_evolve(ArbGame *g, int card1);
void ev_list_evolve_cards(ArbGame *g, int card1, void (*offer)(ArbGame *g, ArbId id, void *data),
                          void *data);
void ev_evolve_by_effect(ArbGame *g, int card1); /* asks which card (5.15.1.1) */
/* 4.2.3: a card of an evolve deck is turned faceup or facedown. */
void ev_turn_over(ArbGame *g, int card1, ArbSeat actor, bool faceup);
void ev_run_evolve(ArbGame *g, int item1);
void ev_unlink(ArbGame *g, int card1); /* 5.15.4: what was linked to it is not any more */
int ev_newest_link(const ArbGame *g, int card1);
/* The definition whose information it has: of what is linked to it, or what it is a copy of,
** by whichever came last (10.9.1.1), else its own. */
uint16_t ev_face_of(const ArbGame *g, int card1);
void ev_look_at_links(ArbGame *g, int card1); /* works its face out again */
/* What a card shows, or showed as it left; 0: nobody knows. */
uint16_t ev_face_known(const ArbGame *g, ArbId id);

/* statics.c */
typedef bool EvPassiveVisitor(ArbGame *g, const EvAbility *ability, const ArbContext *context,
                              uint32_t timestamp, void *data);
/* The valid passive abilities that speak of something (EV_ABOUT_...), and what effects have
** begun; until `visit` returns false. */
void ev_each_passive(ArbGame *g, uint32_t about, EvPassiveVisitor *visit, void *data);
/* ... also those whose conditions do not hold now. */
void ev_each_passive_and_dormant(ArbGame *g, uint32_t about, EvPassiveVisitor *visit, void *data);
/* Visits the passive abilities of a card where it can be played from (10.3.4), for `player`, who
** would play it. */
void ev_each_own_passive(ArbGame *g, int card1, ArbSeat player, uint32_t about,
                         EvPassiveVisitor *visit, void *data);
/* ... those that replace events; conditions may speak of the event. */
void ev_each_replacing(ArbGame *g, const ArbEvent *event, EvPassiveVisitor *visit, void *data);
bool ev_affects(ArbGame *g, const EvStatic *stat, const ArbContext *context, ArbId object);
bool ev_affects_played(ArbGame *g, const EvStatic *stat, const ArbContext *context, int card1,
                       ArbSeat player);
bool ev_cannot(ArbGame *g, int card1, EvBan ban);
bool ev_any_ban(ArbGame *g, int card1, uint32_t bans); /* one of these, a bit each */
bool ev_cannot_be_played(ArbGame *g, ArbSeat player, int card1);
bool ev_player_cannot(ArbGame *g, ArbSeat seat, EvBan ban);
/* Whether it may be played from where it lies (8.2.1), and kinds of zones where that may be. */
bool ev_played_from_there(ArbGame *g, ArbSeat seat, int card1);
bool ev_ignores_ward(ArbGame *g, int card1);
int ev_strength_of(ArbGame *g, int card1); /* how much damage it deals as it fights (8.4.9) */
int ev_limit(ArbGame *g, int kind, ArbSeat seat); /* of a field, hand or EX area */
bool ev_lies_open(ArbGame *g, int zone); /* ArbRules.lies_open: a hand that is played revealed */
void ev_open_hands(ArbGame *g);          /* shows all cards of these to everybody */
bool ev_open_hands_are_known(ArbGame *g); /* for checks */
void ev_step(ArbGame *g);                 /* a step, after which these hands are shown */
bool ev_enters_engaged(ArbGame *g, int card1);
/* How many cards of a type lie in a player's zone, with what else is to be counted. */
int ev_counted(ArbGame *g, int quantity, ArbSeat seat, int zone, int type);

/* price.c */
/* What is paid for a card, nothing being chosen for it yet ... */
int ev_price(ArbGame *g, int card1);
/* ... in full (10.10.2.4): what says it costs so much first (`set1`: so much, plus one), then
** what adds and takes away (`more`, beside all that lasts); `chosen`: who plays it and its
** targets, or NULL: its controller, and nothing is chosen. */
int ev_price_of(ArbGame *g, int card1, int set1, int more, const ArbContext *chosen);
int ev_evolve_price(ArbGame *g, int card1, const EvAbility *evolve);
void ev_note_price(ArbGame *g, int card1);

/* replace.c: before an event happens.  True: it does not; else its amount may be another. */
bool ev_replaced(ArbGame *g, ArbEvent *event);
bool ev_stays(ArbGame *g, int card1, ArbSeat actor, int to); /* it does not leave the field */

/* info.c */
const EvDerived *ev_derived(const ArbGame *g, int card1);
void ev_take_derived(ArbGame *g, int body1); /* room beside each record of a card */
bool ev_derived_hold(ArbGame *g);            /* they are as they would be worked out now */
void ev_note_information(ArbGame *g, int card1);
enum { EV_WHY_INFORMATION = 1, EV_WHY_COST = 2 }; /* what a recorder may ask for */
int ev_cost_of(const ArbGame *g, int card1);      /* what is printed (2.5.1) */
static inline int ev_attack_of(const ArbGame *g, int card1)
{
  return ev_derived(g, card1)->attack;
}
static inline int ev_defense_of(const ArbGame *g, int card1) /* 2.8.2 */
{
  const EvBody *body = ev_body(g, card1);
  return ev_derived(g, card1)->defense - (body ? body->lost : 0);
}
static inline uint32_t ev_keywords_of(const ArbGame *g, int card1)
{
  return ev_derived(g, card1)->keywords;
}
static inline bool ev_has(const ArbGame *g, int card1, int keyword)
{
  return ev_keywords_of(g, card1) >> keyword & 1;
}
/* Its value; of one without values 1, however often it is there (12.13.3). */
static inline int ev_keyword_value(const ArbGame *g, int card1, int keyword)
{
  int value = ev_derived(g, card1)->value[keyword];
  if (!ev_has(g, card1, keyword)) return 0;
  return value && g->cards->keywords[keyword].stacks != ARB_STACKS_ONCE ? value : 1;
}
/* Abilities that a card has because of keywords of the pool's own: at most so many. */
enum { EV_KEYWORD_ABILITIES_MAX = (EV_KEYWORDS_MAX - EV_KEYWORD_COUNT) * EV_OF_KEYWORD_MAX };
int ev_keyword_abilities(const ArbGame *g, int card1, uint16_t *out);
/* The definition whose ability it is, of a card that looks like `face`. */
static inline uint16_t ev_defining(const ArbGame *g, uint16_t face, int ability)
{
  int keyword1 = ev_ability(g, ability)->keyword1;
  return keyword1 ? ev_cards(g->cards)->keyword_defs[keyword1 - 1] : face;
}
/* Where it works: on the field, a leader's in the leader area, or where it says (10.3.4-5). */
enum { EV_PLACES = 1 << EV_Z_FIELD | 1 << EV_Z_LEADER };
static inline uint32_t ev_zones_of(const EvAbility *ability)
{
  return ability->active_zones ? ability->active_zones : EV_PLACES;
}
static inline bool ev_lost_all(const ArbGame *g, int card1) /* 10.9.1.2 */
{
  return ev_derived(g, card1)->lost != 0;
}
/* Of what the format says "you" is this player: whose turn it is. */
void ev_format_of(ArbGame *g, ArbSeat seat);
int ev_leader_of(const ArbGame *g, ArbSeat seat); /* its card1; 0: there is none */

/* given.c: what a card has been given of a kind (EV_AUTOMATIC, EV_ACTIVATED), in the arena. */
typedef struct EvGiven {
  uint16_t ability, def; /* the definition that gives it */
} EvGiven;
const EvGiven *ev_given(ArbGame *g, int card1, int kind, int *count);
uint16_t ev_giver(ArbGame *g, int card1, int ability); /* 0: it has not been given that */
/* How often a card has an ability: what it is given twice it has twice. */
int ev_times_had(ArbGame *g, int card1, int ability);
/* "Once each turn": it was used this turn, each that the card has. */
bool ev_used_up(ArbGame *g, int card1, int ability);
void ev_use_once(ArbGame *g, int card1, int ability);

/* effects.c */
void ev_date_play(ArbGame *g, int item1); /* 10.9.1.6.2: it is played now */
/* 10.2.1.2: begins to apply to an object. */
void ev_give(ArbGame *g, ArbId object, int kind, int amount, int keyword, int until);
/* ... what a named passive ability of the running card says. */
void ev_begin_passive(ArbGame *g, ArbId object, const ArbContext *context, int ability, int until);
/* It becomes a copy of what looks like that definition. */
void ev_begin_copy(ArbGame *g, ArbId object, uint16_t face, int until);
void ev_end_effect(ArbGame *g, int effect1); /* at once */
void ev_end_of_turn_effects(ArbGame *g); /* 7.4.7 */
/* A card left its player's hand unseen, and the cards there changed their ids and perhaps two
** of them their slots (kernel/zone.c): what lasts on those that stay goes with them. */
void ev_effects_follow(ArbGame *g, int left1, int moved1);
void ev_drop_effects(ArbGame *g, ArbId object); /* 4.1.4 */

/* verbs.c: cards that are named by stale ids are left out (1.3.2). */
typedef struct EvDeal {
  ArbId target, source;
  int amount, kinds;
} EvDeal;
int ev_move_to_resolution(ArbGame *g, int card1);
int ev_deal(ArbGame *g, const EvDeal *deals, int count); /* 5.13 */
void ev_gain_defense(ArbGame *g, ArbId object, int amount);
void ev_lose_defense(ArbGame *g, ArbId object, int amount);
int ev_destroy(ArbGame *g, const ArbId *cards, int count, ArbSeat actor); /* 5.5 */
void ev_banish(ArbGame *g, const ArbId *cards, int count, ArbSeat actor);  /* 5.6 */
/* 5.4.1: to a zone without a limit.  Gives how many moved; `out` (NULL: nobody asks) has them
** as they lie there.  A token that may not be there is gone (9.1.4.3). */
typedef struct EvMove {
  int kind, end; /* of zone; ARB_TOP or ARB_BOTTOM */
  ArbSeat actor;
  int event; /* what it is told as */
} EvMove;
/* Whether a card may be moved into a zone of that kind (4.3, 4.6, 4.12, 4.4.1). */
bool ev_may_go(const ArbGame *g, ArbId id, int kind);
int ev_move_all(ArbGame *g, const ArbId *cards, int count, const EvMove *move, ArbId *out);
void ev_bury(ArbGame *g, const ArbId *cards, int count, ArbSeat actor);
void ev_return(ArbGame *g, const ArbId *cards, int count, ArbSeat actor); /* to hands */
/* On top of or under their owners' decks, in an order they choose (4.1.5). */
void ev_to_deck(ArbGame *g, const ArbId *cards, int count, int end, ArbSeat actor);
/* ... each card at the end that its controller says. */
void ev_to_deck_ends(ArbGame *g, const ArbId *cards, int count, ArbSeat actor);
/* 5.4: onto a field or into an EX area, as far as there is room; `actor` selects. */
void ev_put(ArbGame *g, const ArbId *cards, int count, int kind, ArbSeat seat, ArbSeat actor);
/* ... gives how many moved, and in `out` (NULL: nobody asks) which. */
int ev_put_all(ArbGame *g, const ArbId *cards, int count, int kind, ArbSeat seat, ArbSeat actor,
               ArbId *out);
int ev_room(ArbGame *g, int kind, ArbSeat seat); /* 4.4.4.1, 4.8.3.1 */
/* 9.1.2: creates tokens, as far as there is room; returns how many; `out` may be NULL. */
int ev_create(ArbGame *g, uint16_t def, int count, int kind, ArbSeat seat, ArbId *out);
/* ... copies of a card: tokens that look like it, wherever it lies. */
int ev_create_copies(ArbGame *g, ArbId of, int count, int kind, ArbSeat seat, ArbId *out);
/* ... different ones; `actor` selects which, when there is not room for all. */
int ev_create_all(ArbGame *g, const uint16_t *defs, int count, int kind, ArbSeat seat,
                  ArbSeat actor, ArbId *out);
/* Asks which of these tokens (`ask`: whom, how many): they come first then; how many. */
int ev_pick_tokens(ArbGame *g, const ArbAsk *ask, uint16_t *defs, int count);
int ev_transform(ArbGame *g, const ArbId *cards, int count, uint16_t def, ArbSeat actor,
                 ArbId *out);                                 /* ... the tokens, and how many */
bool ev_swap(ArbGame *g, ArbId a, ArbId b, ArbSeat actor);    /* 5.12 */
void ev_change_control(ArbGame *g, ArbId card, ArbSeat seat); /* to another field */
/* ... several; `actor` selects which, when there is not room for all. */
void ev_take_control(ArbGame *g, const ArbId *cards, int count, ArbSeat seat, ArbSeat actor);
void ev_engage(ArbGame *g, int card1, ArbSeat actor); /* 5.3 */
void ev_refresh(ArbGame *g, int card1, ArbSeat actor);
void ev_recover(ArbGame *g, ArbSeat seat, int count); /* 5.14 */
void ev_raise_max(ArbGame *g, ArbSeat seat, int count);
void ev_gain_evolution_points(ArbGame *g, ArbSeat seat, int count);
int ev_lose_points(ArbGame *g, ArbSeat seat, int count); /* how many there were to lose */
int ev_lose_evolution_points(ArbGame *g, ArbSeat seat, int count);

/* decks.c */
void ev_draw(ArbGame *g, ArbSeat seat, int count); /* 5.9 */
/* 5.9.3: one after the other, until the player has enough; returns how many. */
int ev_draw_up_to(ArbGame *g, ArbSeat seat, int count);
void ev_shuffle(ArbGame *g, ArbSeat seat);                          /* 5.8 */
int ev_discard(ArbGame *g, ArbSeat seat, int count, ArbId source); /* 5.11: asks which; how many */
/* ... selects some of these, which are not discarded yet; returns how many. */
int ev_pick_discards(ArbGame *g, ArbSeat seat, const ArbId *cards, int count, int min, int max,
                     ArbId source, ArbId *out);
/* ... some of these; returns how many. */
int ev_discard_some(ArbGame *g, ArbSeat seat, const ArbId *cards, int count, int min, int max,
                    ArbId source);
int ev_discard_all(ArbGame *g, const ArbId *cards, int count); /* those that are in hands */
void ev_reveal(ArbGame *g, int card1);                         /* 5.20 */
bool ev_is_revealed(const ArbGame *g, int card1);              /* ... and still is (5.20.1.1) */
/* Which cards are revealed, by an effect that another one interrupts; and: whatever else was
** revealed since is no longer. */
const uint8_t *ev_revealed_before(ArbGame *g);
void ev_reveal_ends(ArbGame *g, const uint8_t *before);
/* 5.7: looks through the own deck for cards that match (0: any), reveals them if there is
** a condition, puts them into the hand, shuffles. */
void ev_search(ArbGame *g, ArbSeat seat, int selector1, int count, ArbId source);
/* ... or elsewhere.  Gives how many, and in `out` (NULL: nobody asks) which. */
typedef struct EvSearch {
  int selector1, count;
  bool up_to; /* fewer will do, though nothing is said of them but their number */
  int to;     /* kind of zone */
  ArbContext context;
} EvSearch;
int ev_search_for(ArbGame *g, ArbSeat seat, const EvSearch *search, ArbId *out);
/* The top cards of a deck, which nobody sees by that; returns how many there are. */
int ev_top_of(const ArbGame *g, ArbSeat seat, int count, ArbId *out);
/* 5.10: sees the top cards; they stay where they are.  Returns how many there were. */
int ev_look_at_top(ArbGame *g, ArbSeat seat, ArbSeat whose, int count, ArbId *out);
/* 5.10.2: ... one after the other, until the player has seen enough. */
int ev_look_at_up_to(ArbGame *g, ArbSeat seat, ArbSeat whose, int count, ArbId *out);
/* 5.18: so many of these, each as likely as any other; returns how many there were. */
int ev_at_random(ArbGame *g, const ArbId *cards, int count, int wanted, ArbId *out);
int ev_roll(ArbGame *g, ArbSeat seat); /* 5.19 */

/* actions.c */
extern const ArbAction ev_list_actions[];
enum { EV_ACTION_COUNT = 83, EV_LIST_ACTION_COUNT = 3 };
extern const ArbAction ev_actions[];

/* setup.c */
const char *ev_section_fault(const ArbCards *cards, uint16_t number, int section);
const char *ev_format_fault(const ArbFormat *format, int *row);
ArbStatus ev_set_up(ArbGame *g, const ArbSetup *setup, ArbError *error);
void ev_zone_changed(ArbGame *g, int card1, int from, int to);
void ev_body_made(ArbGame *g, int card1);
void ev_placed(ArbGame *g, int card1, ArbId place);
extern const ArbWritable ev_writables[];
enum { EV_WRITABLE_COUNT = 19 };
int32_t ev_writable_most(const ArbGame *g, int row);
/* 14.1: counters of that name on it; ARB_NULL: no card has such. */
int32_t ev_borne(ArbGame *g, ArbId object, const char *name);
bool ev_set(ArbGame *g, ArbId object, int row, const char *name, int32_t value);
void ev_begin(ArbGame *g);
void ev_card_view(ArbGame *g, int card1, bool sees, ArbCardView *view);
bool ev_may_lie(const ArbGame *g, int card1, uint16_t def);
bool ev_check(const ArbGame *g, ArbError *error);

/* attribute.c */
/*   id            name              kind    values   rule    help */
#define EV_ATTRIBUTES(X)                                                                        \
  X(NAME, "name", NAME, NULL, "2.1", "what it is called")                                       \
  X(TRAIT, "trait", TAG, NULL, "2.4", "it has this trait")                                      \
  X(TYPE, "type", SET, types, "2.3", "follower, amulet, spell or leader")                       \
  X(CLASS, "class", SET, classes, "2.2", "its class")                                           \
  X(COST, "cost", NUMBER, NULL, "2.5", "printed: what it costs to play")                        \
  X(PRICE, "price", NUMBER, NULL, "10.10.2.4", "what it costs to play now")                     \
  X(ODD, "odd", BOOL, NULL, "2.5", "its cost is odd", NULL, "even")                             \
  X(EVEN, "even", BOOL, NULL, "2.5", "its cost is even")                                        \
  X(ATTACK, "attack", NUMBER, NULL, "2.7", "of a follower", "follower")                         \
  X(DEFENSE, "defense", NUMBER, NULL, "2.8",                                                    \
    "of a follower, a leader, or a player's leader", "follower leader player")                  \
  X(DAMAGE, "damage", NUMBER, NULL, "2.8.2",                                                    \
    "defense lost so far", "follower leader", NULL, "field leader")                             \
  X(KEYWORD, "keyword", KEYWORD, NULL, "12", "it has this keyword")                             \
  X(FRIENDLY, "friendly", BOOL, NULL, "3.1.2", "you control it", NULL, "enemy")                 \
  X(ENEMY, "enemy", BOOL, NULL, "3.1.2", "an opponent controls it")                             \
  X(MINE, "mine", BOOL, NULL, "3.1.1", "you own it")                                            \
  X(ENGAGED, "engaged", BOOL, NULL, "4.2.2", "it is engaged", NULL, NULL, "field leader")       \
  X(FACEUP, "faceup", BOOL, NULL, "4.2.3",                                                      \
    "in an evolve deck: it has been used", NULL, NULL, "evolve_deck evolve")                    \
  X(EVOLVED, "evolved", BOOL, NULL, "5.15", "it is an evolved follower", "follower")            \
  X(EVOLVES, "evolves", BOOL, NULL, "12.2", "it has an evolve ability", "follower")             \
  X(TOKEN, "token", BOOL, NULL, "9.1", "it is a token")                                         \
  X(NEW, "new", BOOL, NULL, "8.4.2.1", "it came onto its field this turn", NULL, NULL, "field") \
  X(ENTERED, "entered", BOOL, NULL, "10.7.4.3",                                                 \
    "it was put onto a field this turn, not only taken over", NULL, NULL, "field")              \
  X(PLAY_POINTS, "play_points", NUMBER, NULL, "3.2.2", "of a player", "player")                 \
  X(MAX_PLAY_POINTS, "max_play_points", NUMBER, NULL, "3.2.3", "of a player", "player")         \
  X(EVOLUTION_POINTS, "evolution_points", NUMBER, NULL, "3.2.5", "of a player", "player")       \
  X(PLAYED, "played", NUMBER, NULL, "13.2.1", "cards a player has played this turn", "player")  \
  X(COMBO, "combo", NUMBER, NULL, "13.2.1", "the same, for Combo", "player")                    \
  X(SPELLCHAIN, "spellchain", NUMBER, NULL, "13.3.1",                                           \
    "of a player: spells in the cemetery", "player")                                            \
  X(NECROCHARGE, "necrocharge", NUMBER, NULL, "13.5.1",                                         \
    "of a player: cards in the cemetery", "player")                                             \
  X(OVERFLOW, "overflow", BOOL, NULL, "13.4.1", "it is active for a player", "player")          \
  X(SANGUINE, "sanguine", BOOL, NULL, "13.5.2", "it is active for a player", "player")          \
  X(STACK, "stack", NUMBER, NULL, "13.3.2", "Stack counters on a card")                         \
  X(CHOSEN_IN, "chosen_in", NUMBER, NULL, "10.6.2.3",                                           \
    "the slot of this text that chose it; 0: none")                                             \
  X(ACTIVE, "active", BOOL, NULL, "7.1.1", "it is this player's turn", "player")                \
  X(TURNS, "turns", NUMBER, NULL, "7.1.1", "of a player: his own so far", "player")             \
  X(SEAT, "seat", NUMBER, NULL, "6.2",                                                          \
    "of a player: by the order of the decks, from 1; of a card that of who controls it")        \
  X(HAND, "hand", NUMBER, NULL, "4.1.2.1", "of a player: how many cards", "player")             \
  X(DECK, "deck", NUMBER, NULL, "4.1.2.1", "of a player: how many cards", "player")             \
  X(CEMETERY, "cemetery", NUMBER, NULL, "4.1.2.1", "of a player: how many cards", "player")     \
  X(FIELD, "field", NUMBER, NULL, "4.1.2.1", "of a player: how many cards", "player")           \
  X(EX, "ex", NUMBER, NULL, "4.1.2.1", "of a player: how many cards", "player")                 \
  X(FIELD_ROOM, "field_room", NUMBER, NULL, "4.4.4",                                            \
    "of a player: how many more may be there", "player")                                        \
  X(EX_ROOM, "ex_room", NUMBER, NULL, "4.8.3",                                                  \
    "of a player: how many more may be there", "player")                                        \
  X(TURN, "turn", NUMBER, NULL, "7.1.1", "the number of the turn")                              \
  X(TURN_PLAYER, "turn_player", NUMBER, NULL, "7.1.1",                                          \
    "the active player's seat; of a player: 1 or 0")                                            \
  X(FIRST_PLAYER, "first_player", NUMBER, NULL, "6.2.1.5", "who went first")

enum {
#define X(id, name, kind, values, rule, ...) EV_A_##id,
  EV_ATTRIBUTES(X)
#undef X
      EV_ATTRIBUTE_COUNT /* and up: the value of each keyword, 0 without it */
};
int32_t ev_attribute(ArbGame *g, const ArbContext *context, ArbId object, int attribute);
extern const ArbAttribute ev_attributes[];
int ev_find_attribute(const char *name); /* -1: none */
/* 10.11.1: whether the running item knows what a card was that has left the field. */
bool ev_remembers(const ArbGame *g, ArbId card);
/* These know it too. */
ArbSeat ev_controller_of(const ArbGame *g, ArbId id);
bool ev_tagged(ArbGame *g, ArbId object, int trait);
bool ev_named(ArbGame *g, ArbId object, uint16_t def);

/* text.c */
extern const char *const ev_type_names[EV_TYPES + 1];
void ev_option_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size);
const struct ArbAbility *ev_option_ability(const ArbGame *g, const ArbOption *option,
                                           uint16_t *def);
const char *ev_event_detail(const ArbCards *cards, const ArbEvent *event);

/* why.c */
void ev_why_not(ArbGame *g, ArbSeat seat, ArbId card, char *out, size_t size);
void ev_explain(ArbGame *g, ArbSeat seat, ArbId object);

/* position.c */
bool ev_twins(const ArbGame *g, int card1, int other1);
uint64_t ev_position_card(const ArbGame *g, int card1, bool whole);
uint64_t ev_position_rest(const ArbGame *g);

#endif
