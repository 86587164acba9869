/* SPDX-License-Identifier: MIT */
/*
** timing.h -- turns, phases, the chain, showdowns (300-348, 454-467).
**
**   turn.c      phases of the turn, scoring                       (300-317, 462-467)
**   cleanup.c   cleanups, deaths                                  (318-324, 428)
**   chain.c     pending and finalized items, priority, resolving  (325-340)
**   showdown.c  showdowns and combat                              (341-348, 454-461)
**   window.c    what may be done with priority or Focus           (338, 347, 144, 421)
**   players.c   teams, the queue of turns, leaving the game       (484, 649-652, 734-741)
**   match.c     several games, sideboards, who begins             (481)
**   limited.c   what changes between two games with limited decks  (T602)
**   calls.c     what the host calls: time, draws                  (T404, T408, T410)
**
** Uses: core/kernel/parts, core/riftbound, core/riftbound/play, core/riftbound/effects,
**       core/riftbound/scratch, core/riftbound/script, core/riftbound/view
** Used by: core/riftbound/play, core/riftbound/effects, core/riftbound/script,
**          core/riftbound/view, core/riftbound/setup, bindings/reader/riftbound
*/
#ifndef RB_TIMING_H
#define RB_TIMING_H

#include "riftbound/rb.h"

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
  RB_PHASE_FIRST,
  RB_PHASE_OPENING /* the Main Phase begins (316) */
};
/* A phase with this name is added after the running one (002, as 735 has it for turns): "awaken",
** "beginning", "channel", "draw", "main", "ending".  False: too many wait already. */
extern const char *const rb_added_words[];
bool rb_add_phase(ArbGame *g, int word);
/* Whether a TURN frame is in a turn, or in what comes before the first one, where its values count
** other things (rb_mulligan_step). */
static inline bool rb_is_in_turn(const ArbFrame *turn)
{
  static const uint32_t before = 1u << RB_PHASE_MULLIGAN | 1u << RB_PHASE_SIDEBOARD |
                                 1u << RB_PHASE_FIELDS | 1u << RB_PHASE_FIRST;
  return !(before >> turn->stage & 1);
}
/* Whether the added phases that a TURN frame keeps are phases; for checks of saves. */
bool rb_phases_are_sound(const ArbFrame *turn);
void rb_mulligan_step(ArbGame *g);
void rb_turn_step(ArbGame *g);
void rb_begin_turn(ArbGame *g, ArbSeat seat);
bool rb_neutral_open(const ArbGame *g); /* 310.1 */
bool rb_open(const ArbGame *g);         /* 309.2 */
bool rb_in_beginning_phase(const ArbGame *g, ArbSeat seat);
void rb_gain_points(ArbGame *g, ArbSeat seat, int count, const RbGain *how);
/* Takes up to `count` points from the player, then from their team mates.  Returns how many. */
int rb_lose_points(ArbGame *g, ArbSeat seat, int count);
/* kind: RB_E_CONQUER or RB_E_HOLD; amount: the amount of that event. */
void rb_score(ArbGame *g, ArbSeat seat, int battlefield1, int kind, int amount);
void rb_win(ArbGame *g, ArbSeat seat);
bool rb_cannot_win(ArbGame *g, ArbSeat seat); /* something keeps the player, or the team, from it */
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
bool rb_opposed(const ArbGame *g, int seats); /* whether these seats, a bit each, have opponents */
int rb_team_points(const ArbGame *g, ArbSeat seat);
int rb_players_in(const ArbGame *g);
/* The turn player; when that player has left the game, the next one. */
ArbSeat rb_acting_player(const ArbGame *g);
/* Whether a unit of this player may arrive at the place (442.2.a, 444.2, 457.2).  With teams no
** unit of a team mate may be there (FAQ 7). */
bool rb_may_arrive(const ArbGame *g, ArbSeat seat, ArbId place);
bool rb_may_be_taken(const ArbGame *g, int card1, ArbSeat seat);
bool rb_of_a_team_mate(const ArbGame *g, ArbSeat seat, ArbId battlefield);
void rb_disqualify(ArbGame *g, ArbSeat seat);
int rb_extra_turn(ArbGame *g, ArbSeat seat); /* returns the effect; the seat is in the game */
void rb_next_turn(ArbGame *g);
bool rb_goes_on(const ArbGame *g, ArbSeat seat);
void rb_concede(ArbGame *g, ArbSeat seat);
/* The turn goes to its Ending Phase as soon as what is going on is over.  False: it is there. */
bool rb_end_turn(ArbGame *g);
/* A card makes the player lose: ends the game, or the next step removes the player (651). */
void rb_lose(ArbGame *g, ArbSeat seat);
void rb_remove_players(ArbGame *g);

/* cleanup.c */
bool rb_cleanup_would_act(ArbGame *g);
bool rb_deaths_due(ArbGame *g); /* 323.4-5 */
void rb_cleanup_step(ArbGame *g);
enum { RB_CLEANUP_NORMAL, RB_CLEANUP_ENDING, RB_CLEANUP_COMBAT };
void rb_cleanup_push(ArbGame *g, int kind);
void rb_cleanup_done(ArbGame *g);  /* call it when a cleanup has ended, or had nothing to do */
void rb_cleanup_again(ArbGame *g); /* 652.5: once players have left */
bool rb_has_units(const ArbGame *g, ArbId place, ArbSeat seat);
int rb_unit_seats(const ArbGame *g, ArbId place); /* seats, a bit each, with units there */
/* Gives the battlefield another controller, or none, and tells it; nothing else follows here. */
void rb_battlefield_goes(ArbGame *g, int battlefield1, ArbSeat seat);

/* chain.c */
enum { RB_OPENED_BY_CARD, RB_OPENED_BY_TRIGGER, RB_OPENED_IN_COMBAT }; /* R9 */
void rb_step(ArbGame *g);
ArbAsking rb_asking(const ArbGame *g);
void rb_chain_step(ArbGame *g);
int rb_item_new(ArbGame *g, RbItemKind kind, ArbSeat controller);
RbItem *rb_item(const ArbGame *g, int item1);
int rb_item_newest(const ArbGame *g, bool finalized_only);
int rb_item_pending(const ArbGame *g);                   /* the oldest pending item; 0: none */
uint16_t rb_waiting_def(const ArbGame *g, ArbId source); /* ArbRules.waiting_def */
bool rb_chain_exists(const ArbGame *g);
int rb_item_of(const ArbGame *g, ArbId id); /* the item with this id, or that plays this card */
/* Whether a card or an item on the chain exists. */
bool rb_is_there(const ArbGame *g, ArbId id);
/* 377.2.a: records that an activated ability of `source` has resolved; does nothing when the source
** is gone. */
void rb_tell_use(ArbGame *g, ArbSeat seat, ArbId source);
RbOrigin rb_origin(const RbItem *item); /* for what the item begins; NULL: an origin of nothing */
ArbSeat rb_controller_of(const ArbGame *g, ArbId id);
/* Whether it is an activated or triggered ability.  A card that is being played is not. */
static inline bool rb_item_is_ability(const RbItem *item)
{
  return item->kind1 == RB_I_ACTIVATED || item->kind1 == RB_I_TRIGGERED;
}
void rb_item_remove(ArbGame *g, int item1);
void rb_chain_drops_add(ArbGame *g, int item1);      /* 429.2 */
void rb_finalized(ArbGame *g, int item1, bool adds); /* adds: it is an Add ability (429.2.a) */
ArbContext rb_item_context(const ArbGame *g, const RbItem *item);
/* Writes the choices of an execution into the context: number.target, chosen_in (A1). */
void rb_item_targets(ArbGame *g, int item1, int execution, ArbContext *context);
void rb_note_played(ArbGame *g, ArbSeat seat, ArbId card); /* the card was played to the end */

extern const ArbLoops rb_loops; /* T505 */

/* showdown.c */
void rb_showdown_step(ArbGame *g);
void rb_showdown_begin(ArbGame *g, int battlefield1, bool combat);
void rb_showdown_to_combat(ArbGame *g, ArbFrame *showdown);
void rb_focus_passes(ArbGame *g);
bool rb_designate(ArbGame *g, bool act);     /* 323.2: true if it changes, or would change, any */
void rb_showdown_closes(ArbFrame *showdown); /* all players have passed (347.3.a) */
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
  RB_SHOWDOWN_RECALLED = 4, /* attackers were recalled, so there is no result (461.3.d) */
  RB_SHOWDOWN_FRESH = 8     /* the COMBAT event of its beginning is not recorded yet */
};

/* window.c */
void rb_window(ArbGame *g, ArbSeat seat, const char *rule); /* asks the seat what it does now */
ArbSeat rb_invited(const ArbGame *g, ArbSeat holder);       /* who acts by the holder's priority */
bool rb_window_open(const ArbGame *g, ArbSeat seat); /* the open question, if any, is its window */
/* Note the conditions of moving a unit, and of hiding a card (explain.h). */
bool rb_note_move(ArbGame *g, ArbSeat seat, int card1);
bool rb_note_hide(ArbGame *g, ArbSeat seat, int card1);

/* match.c */
void rb_game_ends(ArbGame *g, ArbSeat winner);  /* ARB_NO_SEAT: it is drawn */
void rb_game_drawn(ArbGame *g);                 /* the same, and it is told */
void rb_match_ends(ArbGame *g, ArbSeat winner); /* ARB_NO_SEAT: it is drawn */
ArbSeat rb_match_leader(const ArbGame *g);      /* who has won more games; ARB_NO_SEAT: nobody */
static inline bool rb_over(const ArbGame *g)    /* whether this game is over */
{
  return g->s->over || rb_table(g)->finished;
}
void rb_next_game(ArbGame *g);
void rb_sideboard_step(ArbGame *g);
void rb_fields_step(ArbGame *g);
void rb_first_step(ArbGame *g);

/* limited.c */
void rb_limited_exchange(ArbGame *g, ArbSeat seat); /* T602.4.a.7 */

/* calls.c: what ArbState.time says once the host has called time. */
enum {
  RB_TIME_OF_ROUND = 1,   /* a lead decides, else the game is drawn (T408.2) */
  RB_TIME_OF_ELIMINATION, /* there has to be a winner (T408.4) */
  RB_TIME_NEXT_POINT,     /* it is played until a player gains the next point (T408.4.c.3) */
  RB_TIMES
};
enum { RB_TURNS_ADDED = 3 }; /* T408.2.a */
const char *rb_call_fault(const ArbGame *g, int call, ArbSeat seat);
bool rb_call(ArbGame *g, int call, ArbSeat seat);
/* A turn has ended: whether none follows, as the additional turns are over. */
bool rb_out_of_turns(ArbGame *g);
void rb_new_time(ArbGame *g); /* another game begins after time was called (T408.4.d) */

#endif
