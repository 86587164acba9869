/* SPDX-License-Identifier: MIT */
/*
** timing.h -- phases, attacks, confirmation timing (7, 8.4, 10.5).
**
**   turn.c      the phases of a turn                                     (7)
**   attack.c    attacking, combat                                        (8.4, 12.8-12.14)
**   confirm.c   confirmation timing and rules handling                   (10.5, 11)
**
** Uses: core/kernel/cards, core/kernel/parts, core/evolve, core/evolve/play, core/evolve/effects,
**       core/evolve/script
** Used by: core/evolve/script, core/evolve/view, core/evolve/setup,
**          bindings/reader/evolve
*/
#ifndef EV_TIMING_H
#define EV_TIMING_H

#include "evolve/ev.h"

/* turn.c: the stages of the TURN frame.  Before the first turn, `value[0]` counts the players who
** have finished the stage. */
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
/* The phases (7.1.2), and the parts of the start phase that can be replaced (10.10.1). */
enum { EV_PHASE_START = 1, EV_PHASE_MAIN, EV_PHASE_END, EV_PART_REFRESH, EV_PART_DRAW };
/* Adds a phase of that word after the running one (1.3.1).  False: too many wait already. */
extern const char *const ev_added_words[];
bool ev_add_phase(ArbGame *g, int word);
/* Whether the added phases that a TURN frame keeps are phases; for checks of saves. */
bool ev_phases_are_sound(const ArbFrame *turn);
void ev_turn_step(ArbGame *g);
void ev_begin_turn(ArbGame *g, ArbSeat seat);
/* 7.3.4: the turn goes to its end phase as soon as what is going on is over; a running attack ends
** without damage.  False: it is there already. */
bool ev_end_turn(ArbGame *g);
void ev_extra_turn(ArbGame *g, ArbSeat seat); /* after this one */
void ev_first_step(ArbGame *g);               /* setup.c */
void ev_mulligan_step(ArbGame *g);            /* setup.c */
/* 12.3.4: a Quick window of the non-active player.  True when something was played. */
bool ev_quick_window(ArbGame *g, const char *rule);
/* Whether that player is asked at all: their hand might hold a card with Quick, or everybody can
** see that they could act. */
bool ev_quick_asked(ArbGame *g);
/* Whether the seat may play cards and use abilities now: in its main phase, or in a Quick
** window. */
bool ev_may_act(const ArbGame *g, ArbSeat seat, bool *quick_only);
/* Visits the abilities of a card that may be activated ones which work where the card is, as they
** are offered; `number` is that of the option's id. */
typedef void EvUseVisitor(ArbGame *g, int card1, int ability, int number, void *data);
void ev_each_use(ArbGame *g, int card1, EvUseVisitor *visit, void *data);

/* attack.c */
enum { EV_ATTACK_QUICK, EV_ATTACK_DAMAGES, EV_ATTACK_ENDS, EV_ATTACK_STAGES };
void ev_attack_step(ArbGame *g);
bool ev_may_attack(ArbGame *g, ArbSeat seat, int card1);
const char *ev_attack_fault(ArbGame *g, ArbSeat seat, int card1); /* why not; NULL: it may */
/* Why it may not attack a card of the field, or a leader; NULL: it may. */
const char *ev_target_fault(ArbGame *g, int attacker1, int target1);
void ev_attack(ArbGame *g, ArbSeat seat, int card1); /* attacks; asks for the target */
/* Both change the running attack, before its damage.  ev_redirect_attack sends it to another
** follower, or the leader, of the other player; ev_break_off_attack ends it without damage.  False
** when there is no such attack, or when the target cannot be attacked. */
bool ev_redirect_attack(ArbGame *g, ArbId target);
bool ev_break_off_attack(ArbGame *g);
bool ev_in_combat(const ArbGame *g); /* 8.4.5.1 */
void ev_run_bane(ArbGame *g, int item1);
void ev_run_drain(ArbGame *g, int item1);

/* confirm.c */
void ev_confirm(ArbGame *g); /* makes confirmation timing the next step */
void ev_confirm_step(ArbGame *g);
void ev_lose(ArbGame *g, unsigned losers);      /* seats, a bit each; all of them: a draw (1.2.2) */
bool ev_lose_by_card(ArbGame *g, ArbSeat seat); /* false: something keeps the player from it */
void ev_concede(ArbGame *g, ArbSeat seat);

#endif
