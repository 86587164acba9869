/* SPDX-License-Identifier: MIT */
/*
** actions.h -- what the files of actions share.
**
** An action is a function ACTION(name) in one of these files, declared here, and a row of the table
** in actions.c.  Actions that every game has are in the kernel (kernel/parts/act.h).
**
**   act_objects.c   actions on objects: deal, kill, move, ready, buff, attach
**   act_traits.c    effects that last: Might, keywords, control, copies, prevention
**   act_cards.c     hands and decks; choosing on resolution           (355.17, 424, 431)
**   act_play.c      playing, abilities started by name, resources, points, the chain
**   act_ask.c       actions that only read
*/
#ifndef RB_ACTIONS_H
#define RB_ACTIONS_H

#include "kernel/parts/act.h"
#include "riftbound/script/script.h"

#define ACTION(name) ArbValue rb_act_##name(ArbGame *g, const ArbContext *c, const ArbValue *a)

/* Refuses an action on a player, or on an object of a type that it can never happen to: it would
** silently do nothing.  Legends and battlefields are let through, because the rules themselves say
** that nothing happens to them.  `types` are the types that are let through, a bit each; the
** message names them by `kinds` and cites `rule`.  rb_actions_units lets units through. */
void rb_actions_only(ArbGame *g, const ArbValue *to, int types, const char *action,
                     const char *kinds, const char *rule);
void rb_actions_units(ArbGame *g, const ArbValue *to, const char *action, const char *rule);
/* 359.2: whether the id is that of the permanent whose `as_played` ability runs; it is still on the
** chain, and keeps its id. */
static inline bool actions_enters(const ArbGame *g, const ArbContext *c, ArbId id)
{
  return rb_ability(g, c->ability)->kind == RB_AS_PLAYED && id_equal(id, c->me);
}
/* Whether a permanent is on the board, or enters it now (actions_enters). */
static inline bool actions_there(const ArbGame *g, const ArbContext *c, ArbId id)
{
  return rb_body_of(g, id) || actions_enters(g, c, id);
}
/* Refuses an action that cannot be done to a permanent which is not on the board yet. */
void rb_actions_not_entering(ArbGame *g, const ArbContext *c, const ArbValue *to,
                             const char *action);

/* The player, cause and source of what the running item does (411, 417.6). */
RbActor rb_actions_actor(const ArbGame *g, const ArbContext *c);
/* The place that a parameter names.  "base": the base of each unit's controller; "here": the place
** of the ability's object. */
ArbId rb_actions_place(ArbGame *g, const ArbContext *c, const ArbValue *v, int card1);
/* Notes the source of an effect, for explanations. */
void rb_actions_begun_by(RbEffect *effect, const ArbContext *c);
/* The words for where game.take_from_top puts cards; ends with NULL. */
extern const char *const rb_take_words[];
/* Writes the cards that `owner` owns; returns how many there are. */
int rb_actions_owned_by(const ArbGame *g, const ArbId *ids, int count, ArbSeat owner,
                        ArbId *theirs);
/* Refuses a `whose` that names another player than the cards' owner (056). */
void rb_actions_own_zone(ArbGame *g, const ArbValue *cards, const ArbValue *whose);
/* The definition of a token; an unknown name is an error of the script. */
uint16_t rb_actions_token_def(ArbGame *g, const char *name);

/* ---- The actions -------------------------------------------------------- */

/* act_objects.c */
ACTION(ready);
ACTION(exhaust);
ACTION(stun);
ACTION(heal);
ACTION(buff);
ACTION(recall);
ACTION(banish);
ACTION(return_to_hand);
ACTION(spend_buff);
ACTION(put_in_trash);
ACTION(put_in_champion_zone);
ACTION(copy_text);
ACTION(attach);
ACTION(detach);
ACTION(kill);
ACTION(recycle);
ACTION(deal);
ACTION(deal_each);
ACTION(deal_split);
ACTION(move);
ACTION(swap_places);
ACTION(banish_one);

/* act_traits.c */
ACTION(double_might);
ACTION(swap_might);
ACTION(raise_might);
ACTION(set_might);
ACTION(give);
ACTION(give_keywords);
ACTION(give_ability);
ACTION(lose_keyword);
ACTION(lose_abilities);
ACTION(lose_text);
ACTION(take_text);
ACTION(take_control);
ACTION(exchange_control);
ACTION(lose_control);
ACTION(become_copy);
ACTION(create);
ACTION(replace);
ACTION(swap_back);
ACTION(prevent);

/* act_cards.c */
ACTION(draw);
ACTION(discard);
ACTION(discard_cards);
ACTION(mill);
ACTION(channel);
ACTION(look);
ACTION(take_from_top);
ACTION(reveal_top);
ACTION(reveal_until);
ACTION(reveal);
ACTION(predict);
ACTION(choose);
ACTION(pay_any);
ACTION(name_tag);
ACTION(name_card);
extern const char *const rb_nameable[]; /* the types of card that ACTION(name_card) takes */
ACTION(secret_choices);
ACTION(choose_each);
ACTION(play_from_top);
ACTION(put_counters);
ACTION(remove_counters);
ACTION(counters);
ACTION(remember_number);
ACTION(remember_cards);
ACTION(see_facedown);
ACTION(put_on_top);
ACTION(put_on_bottom);

/* act_play.c */
ACTION(play);
ACTION(play_token);
ACTION(later);
ACTION(start);
ACTION(run_effects);
ACTION(then_do);
ACTION(then_do_among);
ACTION(add);
ACTION(pay);
ACTION(gain_xp);
ACTION(measured);
ACTION(played_from);
ACTION(end_turn);
ACTION(roll);
ACTION(phase);
ACTION(win);
ACTION(lose);
ACTION(gain_points);
ACTION(lose_points);
ACTION(counter);
ACTION(paid);
ACTION(control_item);
ACTION(copy_item);
ACTION(choose_again);
ACTION(paid_with);
ACTION(extra_turn);
ACTION(extra_phase);

/* act_ask.c */
ACTION(place);
ACTION(fallen);
ACTION(text_from);
ACTION(banished_with_me);
ACTION(destinations);
ACTION(playable_at);
ACTION(attached_to);
ACTION(attachments);
ACTION(all);
ACTION(count);
ACTION(hand);
ACTION(opponents);

/* The words for the parameters `ignoring`, `kind` and `how`; each list ends with NULL. */
extern const char *const rb_ignored_words[], *const rb_effect_words[], *const rb_paid_words[];

#endif
