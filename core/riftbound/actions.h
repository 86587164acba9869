/* SPDX-License-Identifier: MIT */
/*
** actions.h -- what the files of actions share.  An action is a function ACTION(name)
** in one of them, declared here, and a row of the table in actions.c.
**
**   act_objects.c   what is done to objects: deal, kill, move, ready, buff, attach
**   act_traits.c    effects that last: Might, keywords, control, copies, prevention
**   act_cards.c     hands and decks; choosing on resolution           (355.17, 424, 431)
**   act_play.c      playing, abilities started by name, resources, points, the chain
**   act_ask.c       questions: nothing changes
*/
#ifndef RB_ACTIONS_H
#define RB_ACTIONS_H

#include "rb.h"

/* Arguments come as the row says, checked (kernel/action.h). */
#define ACTION(name) ArbValue act_##name(ArbGame *g, const ArbContext *c, const ArbValue *a)

/* ---- Results ------------------------------------------------------------ */

static inline ArbValue nil(void)
{
  return (ArbValue){.type = ARB_T_NIL};
}
static inline ArbValue none(void)
{
  return (ArbValue){.type = ARB_T_NONE};
}
static inline ArbValue boolean(bool value)
{
  return (ArbValue){.type = ARB_T_BOOL, .number = value};
}
static inline ArbValue integer(int32_t value)
{
  return value == ARB_NULL ? none() : (ArbValue){.type = ARB_T_INT, .number = value};
}
static inline ArbValue object(ArbId id)
{
  return id_is_nothing(id) ? none() : (ArbValue){.type = ARB_T_ID, .id = id};
}
static inline ArbValue list(const ArbId *ids, int count)
{
  return (ArbValue){.type = ARB_T_IDS, .ids = ids, .count = count};
}

/* ---- Arguments ---------------------------------------------------------- */

static inline bool given(const ArbValue *v)
{
  return v->type != ARB_T_NIL && v->type != ARB_T_NONE;
}

/* A number of cards or times: never below 0, and no more than there can be. */
static inline int how_many(const ArbValue *v, int otherwise)
{
  if (v->type != ARB_T_INT) return otherwise;
  return v->number < 0 ? 0 : v->number > ARB_INDEX_MAX ? ARB_INDEX_MAX : v->number;
}

/* An amount of damage or Might, kept within what a record holds. */
static inline int amount_of(const ArbValue *v)
{
  int most = INT16_MAX / 2;
  return v->number > most ? most : v->number < -most ? -most : v->number;
}

/* The objects of an argument that takes one or several. */
static inline int objects(const ArbValue *v, const ArbId **ids)
{
  if (v->type == ARB_T_ID) {
    *ids = &v->id;
    return 1;
  }
  *ids = v->ids;
  return v->type == ARB_T_IDS ? v->count : 0;
}

static inline ArbSeat actor_seat(const ArbContext *c, const ArbValue *by)
{
  if (by && by->type == ARB_T_NONE) return ARB_NO_SEAT;
  return by && by->type == ARB_T_ID ? id_seat(by->id) : c->you;
}

/* Who is responsible for what the running item does (411, 417.6). */
RbActor actions_actor(const ArbGame *g, const ArbContext *c);
/* "base": each unit's own; "here": where the ability's object is. */
ArbId actions_place(ArbGame *g, const ArbContext *c, const ArbValue *v, int card1);
/* Whose effect it is, for whoever asks later. */
void actions_begun_by(RbEffect *effect, const ArbContext *c);
/* The definition of a token; an unknown name is an error of the script. */
uint16_t actions_token_def(ArbGame *g, const char *name);

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
ACTION(banish_one);

/* act_traits.c */
ACTION(give_might);
ACTION(double_might);
ACTION(swap_might);
ACTION(raise_might);
ACTION(set_might);
ACTION(give);
ACTION(give_keywords);
ACTION(give_ability);
ACTION(lose);
ACTION(lose_abilities);
ACTION(take_control);
ACTION(lose_control);
ACTION(become_copy);
ACTION(create);
ACTION(replace);
ACTION(swap_back);
ACTION(prevent);

/* act_cards.c */
ACTION(draw);
ACTION(discard);
ACTION(mill);
ACTION(channel);
ACTION(look);
ACTION(reveal_top);
ACTION(reveal_until);
ACTION(reveal);
ACTION(predict);
ACTION(choose);
ACTION(yes);
ACTION(number);
ACTION(pay_any);
ACTION(put_on_top);

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
ACTION(win);
ACTION(gain_points);
ACTION(counter);
ACTION(paid);
ACTION(control_item);
ACTION(paid_with);
ACTION(extra_turn);

/* act_ask.c */
ACTION(might);
ACTION(energy);
ACTION(power);
ACTION(damage);
ACTION(controller);
ACTION(owner);
ACTION(place);
ACTION(fallen);
ACTION(banished_with_me);
ACTION(destinations);
ACTION(attached_to);
ACTION(attachments);
ACTION(exists);
ACTION(is);
ACTION(all);
ACTION(count);
ACTION(hand);
ACTION(players);
ACTION(points);
ACTION(you);
ACTION(opponents);
ACTION(opponent);
ACTION(turn_player);

#endif
