/* SPDX-License-Identifier: MIT */
/*
** actions.h -- what the files of actions share.
**
** An action is a function ACTION(name) in one of these files, declared here, and a row of the table
** in actions.c.  Actions that every game has are in the kernel (kernel/parts/act.h).
**
**   act_cards.c   zones, decks, hands: put, summon, draw, discard, search, look
**   act_objects.c actions on cards and leaders: deal, destroy, give, engage, evolve
**   act_effects.c effects that last, beside numbers and keywords: start, set_cost
**   act_play.c    players, turns, chance, choices, questions
*/
#ifndef EV_ACTIONS_H
#define EV_ACTIONS_H

#include "evolve/ev.h"
#include "kernel/parts/act.h"

#define ACTION(name) ArbValue ev_act_##name(ArbGame *g, const ArbContext *c, const ArbValue *a)

/* The definition of a token (9.1.2.3).  An unknown name is an error of the script. */
uint16_t ev_act_token(ArbGame *g, const char *name);

/* The zone with a limit that a word names, "field" or "ex"; `otherwise`: it says none. */
int ev_act_limited_place(ArbGame *g, const char *action, const ArbValue *word, int otherwise);
/* Refuses cards that no effect can move: leaders, evolve decks, evolve zones. */
void ev_act_check_moved(ArbGame *g, const char *action, const ArbId *ids, int count);

/* Begins an effect of the kind on each card of `what`.  True when something changed. */
ArbValue ev_act_give_each(ArbGame *g, const ArbValue *what, EvEffectKind kind, int amount,
                          int keyword, const ArbValue *lasts);

/* act_cards.c */
ACTION(put);
ACTION(put_at_ends);
ACTION(return_to_hand);
ACTION(summon);
ACTION(summon_copy);
ACTION(fill);
ACTION(draw);
ACTION(draw_up_to);
ACTION(discard);
ACTION(all_discard);
ACTION(discard_cards);
ACTION(mill);
ACTION(top);
ACTION(look);
ACTION(reveal);
ACTION(reveal_top);
ACTION(reveal_until);
ACTION(take_from_top);
ACTION(search);
ACTION(shuffle);

/* act_objects.c */
ACTION(deal);
ACTION(deal_each);
ACTION(destroy);
ACTION(banish);
ACTION(give);
ACTION(lose_keyword);
ACTION(change_cost);
ACTION(set_defense);
ACTION(engage);
ACTION(refresh);
ACTION(evolve);
ACTION(transform);
ACTION(swap);
ACTION(take_control);
ACTION(exchange_control);
ACTION(remember_number);
ACTION(remember_cards);
ACTION(name_card);
extern const char *const ev_nameable[]; /* the types of card that ACTION(name_card) takes */
ACTION(turn_facedown);
ACTION(turn_faceup);
ACTION(deal_split);
ACTION(set_evolve_cost);
ACTION(put_counters);
ACTION(remove_counters);
ACTION(transfer_counters);
ACTION(counters);

/* act_effects.c */
ACTION(start);
ACTION(give_ability);
ACTION(run_effects);
ACTION(set_cost);
ACTION(lose_abilities);
ACTION(lose_text);
ACTION(take_text);
ACTION(become_copy);

/* act_play.c */
ACTION(choose);
ACTION(secret_choices);
ACTION(choose_each);
ACTION(either);
ACTION(roll);
ACTION(recover);
ACTION(raise_max);
ACTION(gain_evolution_points);
ACTION(lower_max);
ACTION(lose_play_points);
ACTION(lose_evolution_points);
ACTION(extra_turn);
ACTION(extra_phase);
ACTION(win);
ACTION(lose);
ACTION(play);
ACTION(later);
ACTION(paid);
ACTION(paid_with);
ACTION(leader);
ACTION(hand);
ACTION(redirect_attack);
ACTION(end_attack);
ACTION(end_turn);
ACTION(phase);

/* The words for where game.put and similar actions put cards, and for zones with a limit of cards;
** each list ends with NULL. */
extern const char *const ev_place_words[], *const ev_room_words[];

#endif
