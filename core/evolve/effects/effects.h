/* SPDX-License-Identifier: MIT */
/*
** effects.h -- events of one moment and effects that last: abilities, card information (10).
**
**   trigger.c   events of one moment, automatic abilities, past cards    (10.7, 10.11)
**   await.c     delayed triggers, state triggers                         (10.7.5, 10.7.6)
**   mark.c      counters, Stack, abilities used this turn                (13.3.2, 14.1)
**   memory.c    what happened this turn, class conditions                (13)
**   statics.c   which passive abilities are valid, what cannot happen    (1.3.3, 10.3)
**   fields.c    the fields of passive abilities: what they are about      (10.1.1.3)
**   info.c      card information, by layers                              (10.9)
**   lasting.c   persistent effects on a card begin and end               (10.2.1.2)
**   given.c     abilities that cards are given                           (10.9.1.2)
**   replace.c   replacement effects                                      (10.10)
**
** Uses: core/kernel/parts, core/evolve, core/evolve/play, core/evolve/script,
**       core/evolve/scratch
** Used by: core/evolve/timing, core/evolve/play, core/evolve/script, core/evolve/view,
**          core/evolve/scratch, core/evolve/setup, bindings/reader/evolve
*/
#ifndef EV_EFFECTS_H
#define EV_EFFECTS_H

#include "evolve/ev.h"

/* trigger.c */
/* Everything between the two calls happens at one moment.  When the moment closes, automatic
** abilities are checked, those that were there before and those that are there after (10.7.4.2).
** Moments nest. */
void ev_moment_open(ArbGame *g);
void ev_moment_close(ArbGame *g);
ArbEvent ev_event(ArbGame *g, int kind, ArbSeat actor, int card1);
void ev_emit(ArbGame *g, const ArbEvent *event);
/* Records an event without a subject, or about a player. */
void ev_tell(ArbGame *g, int kind, ArbSeat actor, ArbId subject, int amount, int aux);
/* Records a signal, an event that cards define, about an object or nothing (10.7.1). */
void ev_signalled(ArbGame *g, ArbSeat by, ArbId subject, int amount, int signal);
/* 10.11.1: keeps a card as it is, before it moves, for abilities that may refer to it later. */
void ev_remember(ArbGame *g, int card1);
/* A card as an item knows it: as it is, or as it last was.  False: nothing is known of it. */
bool ev_recall(ArbGame *g, int item1, ArbId id, EvPast *out);
/* A card that has left, as it was; NULL: nothing refers to it. */
const EvPast *ev_past(const ArbGame *g, ArbId id);
/* 10.7.2: an automatic ability becomes pending. */
int ev_become_pending(ArbGame *g, const ArbContext *context, const ArbEvent *event);
/* The card's abilities of a class (EvTriggerClass) become pending without their event. */
int ev_trigger_all(ArbGame *g, ArbId card, ArbSeat seat, int class);
/* Whether an event is what an ability waits for: who does it, to what, and where. */
bool ev_event_fits(ArbGame *g, const EvAbility *ability, const ArbEvent *event,
                   const ArbContext *context);

/* await.c */
/* 10.7.5: a delayed automatic ability begins; `refs` are the objects that its script named. */
void ev_begin_delayed(ArbGame *g, const ArbContext *context, int ability, const ArbId *refs);
/* Makes the delayed abilities that wait for an event pending. */
void ev_match_delayed(ArbGame *g, const ArbEvent *event);
/* Ends the delayed abilities that last until a time (EV_UNTIL_...). */
void ev_end_delayed(ArbGame *g, int until);
/* 10.7.6: makes the state triggers pending whose condition holds now and did not before. */
void ev_look_at_states(ArbGame *g);

/* mark.c */
EvMark *ev_mark(const ArbGame *g, ArbId object, int kind, int what); /* NULL: it has none */
void ev_mark_set(ArbGame *g, ArbId object, int kind, int what, int amount);
void ev_marks_drop(ArbGame *g, ArbId object, bool but_counters); /* 4.1.4 */
void ev_marks_forget(ArbGame *g, int kind);                      /* removes all marks of a kind */
int ev_counters(const ArbGame *g, ArbId object, int counter);
bool ev_bears_counters(const ArbGame *g, ArbId object); /* whether it can have counters */
void ev_put_counters(ArbGame *g, ArbId object, int counter, int count);   /* 14.1.3 */
int ev_remove_counters(ArbGame *g, ArbId object, int counter, int count); /* number removed */
/* 13.3.2.2: whether Stack keeps a card on the field; if so, removes a counter from it. */
bool ev_stack_keeps(ArbGame *g, int card1);
bool ev_stack_is_empty(const ArbGame *g, int card1); /* 11.7.1 */
void ev_run_transfer(ArbGame *g, int item1);         /* 13.3.2.2: the activated ability */

/* memory.c */
void ev_bleed(ArbGame *g, int card1); /* notes that it lost defense (13.5.2.2) */
/* Whether an event belongs to a tally (kernel/cards/tally.h). */
bool ev_counts(ArbGame *g, const ArbTally *tally, const ArbEvent *event, const ArbContext *context);
void ev_count_event(ArbGame *g, const ArbEvent *event); /* adds it to the tallies of its player */
/* 13.2.1: notes that the card of an item has been played. */
void ev_note_played(ArbGame *g, int item1);
/* Notes where that card lies once it has resolved; nothing: unknown. */
void ev_played_lies(ArbGame *g, int item1, ArbId there);
/* Whether a card was played this turn; with `last`, whether it is the last one of its player. */
bool ev_was_played(const ArbGame *g, ArbId card, bool last);
void ev_forget_turn(ArbGame *g); /* the turn is over */
/* The values of the classes' words for a player (13): two counts, and two conditions. */
int ev_spellchain(ArbGame *g, const ArbContext *context, ArbSeat seat);
int ev_necrocharge(ArbGame *g, const ArbContext *context, ArbSeat seat);
bool ev_overflow(const ArbGame *g, ArbSeat seat);
bool ev_sanguine(const ArbGame *g, ArbSeat seat);
void ev_fix_counts(ArbGame *g, int item1); /* when an effect begins */
bool ev_responsible(int by, const ArbEvent *event, const ArbContext *context);

/* statics.c */
typedef bool EvPassiveVisitor(ArbGame *g, const EvAbility *ability, const ArbContext *context,
                              void *data);
/* Visits the valid passive abilities with a topic (EV_ABOUT_...), and those that effects have
** begun, until `visit` returns false. */
void ev_each_passive(ArbGame *g, uint32_t about, EvPassiveVisitor *visit, void *data);
/* Visits also the passive abilities whose conditions do not hold now. */
void ev_each_passive_and_dormant(ArbGame *g, uint32_t about, EvPassiveVisitor *visit, void *data);
/* Visits the passive abilities of a card while it can be played (10.3.4); `player` is the one who
** would play it. */
void ev_each_own_passive(ArbGame *g, int card1, ArbSeat player, uint32_t about,
                         EvPassiveVisitor *visit, void *data);
/* Visits the replacement effects; their conditions may refer to the event. */
void ev_each_replacing(ArbGame *g, const ArbEvent *event, EvPassiveVisitor *visit, void *data);
/* The effect that began the passive ability of a context; 0: it is a card's own. */
int ev_begun_by(const ArbGame *g, const ArbContext *context);
/* Whether the effect gave an ability to a card that has lost all abilities since (10.9.1.2). */
bool ev_is_lost(const EvEffect *effect, const EvDerived *d);
bool ev_affects(ArbGame *g, const EvStatic *stat, const ArbContext *context, ArbId object);
bool ev_affects_played(ArbGame *g, const EvStatic *stat, const ArbContext *context, int card1,
                       ArbSeat player);
bool ev_cannot(ArbGame *g, int card1, EvBan ban);
bool ev_any_ban(ArbGame *g, int card1, uint32_t bans); /* whether one of these bans applies */
bool ev_cannot_be_played(ArbGame *g, ArbSeat player, int card1);
bool ev_player_cannot(ArbGame *g, ArbSeat seat, EvBan ban);
/* Whether the seat may play the card from where it lies (8.2.1). */
bool ev_played_from_there(ArbGame *g, ArbSeat seat, int card1);
bool ev_ignores_ward(ArbGame *g, int card1);
int ev_strength_of(ArbGame *g, int card1);        /* the damage that it deals in a fight (8.4.9) */
int ev_limit(ArbGame *g, int kind, ArbSeat seat); /* of a field, hand or EX area */
bool ev_any_lies_open(ArbGame *g);                /* ArbRules.any_lies_open */
ArbOpen ev_lies_open(ArbGame *g, int zone);       /* ArbRules.lies_open: hands, the top of decks */
void ev_step(ArbGame *g); /* ArbRules.step: arb_game_step, then arb_know_open */
/* How many times more the text of a spell that resolves is carried out (1.3.1, 10.6.2.7.2). */
int ev_repeats(ArbGame *g, int card1);
bool ev_enters_engaged(ArbGame *g, int card1);
/* The number of cards of a type in a player's zone, and of the further cards that passive abilities
** let the quantity count (EV_SPELLCHAIN). */
int ev_counted(ArbGame *g, int quantity, ArbSeat seat, int zone, int type);

/* replace.c: lets replacement effects apply to an event before it happens.  True: it does not
** happen.  Else its amount may have changed. */
bool ev_replaced(ArbGame *g, ArbEvent *event);
bool ev_stays(ArbGame *g, int card1, ArbSeat actor, int to); /* whether leaving was replaced */

/* info.c */
const EvDerived *ev_derived(const ArbGame *g, int card1);
void ev_take_derived(ArbGame *g, int body1); /* makes room for a body's derived record */
bool ev_derived_hold(ArbGame *g);            /* checks: computing again gives the same */
void ev_note_information(ArbGame *g, int card1);
enum { EV_WHY_INFORMATION = 1, EV_WHY_COST = 2 }; /* topics of a recorder */
int ev_cost_of(const ArbGame *g, int card1);      /* the printed cost (2.5.1) */
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
/* The value of a keyword; for keywords without values 1, however many instances (12.13.3). */
static inline int ev_keyword_value(const ArbGame *g, int card1, int keyword)
{
  int value = ev_derived(g, card1)->value[keyword];
  if (!ev_has(g, card1, keyword)) return 0;
  return value && g->cards->keywords[keyword].stacks != ARB_STACKS_ONCE ? value : 1;
}
/* Writes the abilities that a card has because of the pool's own keywords. */
enum { EV_KEYWORD_ABILITIES_MAX = (EV_KEYWORDS_MAX - EV_KEYWORD_COUNT) * EV_OF_KEYWORD_MAX };
int ev_keyword_abilities(const ArbGame *g, int card1, uint16_t *out);
/* The definition that has the ability, for a card with this face. */
static inline uint16_t ev_defining(const ArbGame *g, uint16_t face, int ability)
{
  int keyword1 = ev_ability(g, ability)->keyword1;
  return keyword1 ? ev_cards(g->cards)->keyword_defs[keyword1 - 1] : face;
}
/* Where an ability works: on the field and in the leader area, or where it says (10.3.4-5). */
enum { EV_PLACES = 1 << EV_Z_FIELD | 1 << EV_Z_LEADER };
static inline uint32_t ev_zones_of(const EvAbility *ability)
{
  return ability->active_zones ? ability->active_zones : EV_PLACES;
}
/* The definition whose text a card has as its own (10.9.1.2): its face, another one that was put
** in its place, or 0: it has lost it.  Definition 0 has no abilities. */
uint16_t ev_own_text(const ArbGame *g, int card1);
/* Whether some card may have another text than its own. */
static inline bool ev_texts_move(const ArbGame *g)
{
  return ev_cards(g->cards)->puts_texts || ev_table(g)->texts;
}
/* Makes this player, whose turn it is, the "you" of the format's abilities. */
void ev_format_of(ArbGame *g, ArbSeat seat);
int ev_leader_of(const ArbGame *g, ArbSeat seat); /* its card1; 0: there is none */

/* given.c: the abilities of a kind (EV_AUTOMATIC, EV_ACTIVATED) given to a card, in the arena. */
typedef struct EvGiven {
  uint16_t ability, def; /* def: the definition that has the ability */
} EvGiven;
const EvGiven *ev_given(ArbGame *g, int card1, int kind, int *count);
uint16_t ev_giver(ArbGame *g, int card1, int ability); /* its definition; 0: it was not given */
/* How often a card was given an ability. */
int ev_times_given(ArbGame *g, int card1, int ability);
/* "Once each turn": whether all instances that the card has were used this turn; notes a use. */
bool ev_used_up(ArbGame *g, int card1, int ability);
void ev_use_once(ArbGame *g, int card1, int ability);

/* lasting.c */
void ev_date_play(ArbGame *g, int item1); /* gives it its timestamp of play (10.9.1.6.2) */
/* 10.2.1.2: begins an effect on an object. */
void ev_give(ArbGame *g, ArbId object, EvEffectKind kind, int amount, int keyword, int until);
/* Begins to apply a named ability of the running card to an object; `given`: the object has it. */
void ev_begin_passive(ArbGame *g, ArbId object, const ArbContext *context, int ability, bool given,
                      int until);
/* Makes an object a copy of what has this face. */
void ev_begin_copy(ArbGame *g, ArbId object, uint16_t face, int until);
/* Replaces the text of an object by that of a definition; only on a field or in a leader area. */
void ev_begin_text(ArbGame *g, ArbId object, uint16_t text, int until);
/* An object can remember one number, one name, and cards, each as long as the card lies where it
** is.  It forgets all when it becomes another object (4.1.4).  The functions that remember return
** false when the object, or the card, is gone. */
bool ev_remembering(const ArbGame *g, ArbId object); /* it lies where a card can remember */
bool ev_remember_number(ArbGame *g, ArbId object, int number);
bool ev_remember_card(ArbGame *g, ArbId object, ArbId card);
void ev_remember_name(ArbGame *g, ArbId object, uint16_t def); /* that of the definition */
bool ev_has_named_name(ArbGame *g, ArbId object, ArbId card);  /* the card has that name */
void ev_forget_cards(ArbGame *g, ArbId object);
int ev_number_of(const ArbGame *g, ArbId object); /* 0: it remembers none */
bool ev_has_in_mind(const ArbGame *g, ArbId object, ArbId card);
void ev_end_effect(ArbGame *g, int effect1); /* at once */
void ev_end_of_turn_effects(ArbGame *g);     /* 7.4.7 */
/* When a card left a hand unseen, the other cards there changed their ids, and perhaps two of them
** their slots (kernel/step/zone.c).  Moves the effects on the cards that stay along with them. */
void ev_effects_follow(ArbGame *g, int left1, int moved1);
void ev_drop_effects(ArbGame *g, ArbId object); /* 4.1.4 */
/* The kinds of effects that are an object's memory, a bit each.  Its memory and its counters are
** kept when it leaves the field, while an ability of it waits or is resolved, because that ability
** may ask for them (10.11.1). */
enum { EV_MEMORY = 1 << EV_F_NUMBER | 1 << EV_F_CARD | 1 << EV_F_NAMED_CARD };
void ev_drop_effects_but(ArbGame *g, ArbId object, uint32_t kept); /* kept: kinds, a bit each */
void ev_forget_gone(ArbGame *g); /* drops the memory of objects that are gone, once none asks */

#endif
