/* SPDX-License-Identifier: MIT */
/*
** process.h -- what play.c, choices.c and cost.c share: a play that is being put together (10.6.2).
**
**   choices.c   what is chosen for it: options, modes, targets, what is given up   (10.6.2.2-4)
**   cost.c      what it costs, whether that can be paid, paying                     (10.4)
**   play.c      what may be played, playing, resolving                             (10.6)
*/
#ifndef EV_PROCESS_H
#define EV_PROCESS_H

#include "evolve/ev.h"
#include "kernel/parts/plan.h"

typedef struct EvPlay {
  ArbSeat seat;
  int card1;                /* the card, or the one whose ability it is; 0: it is gone */
  const EvCardDef *card;    /* the card when it is played itself; NULL: an ability of it is */
  const EvAbility *ability; /* what it does; NULL: nothing */
  const EvCost *cost;       /* of an ability, or of a process; NULL: the card's own */
  int fixed1;               /* an effect says what the card costs: so much, plus one (S20) */
  int points1;              /* ... or it is known, as the card moves: so much, plus one */
  ArbContext context;
} EvPlay;

/* ---- choices.c -------------------------------------------------------------- */

/* Kinds of slots of the plan. */
enum {
  EV_SLOT_OPTION, /* round: of which text, or EV_OF_CARD */
  EV_SLOT_MODE,
  EV_SLOT_TARGET, /* index: which, round: of which text */
  EV_SLOT_REVEAL, /* 12.2.2 */
  EV_SLOT_GIVE,   /* index: for which part, round: of which cost */
  EV_SLOT_POINT,  /* 12.2.3 */
  EV_SLOT_X       /* the size of a cost */
};
enum { EV_OF_CARD = 0xFF }; /* an option of the card, not of a text of it */
enum { EV_WITH_PLAY_POINTS = 1, EV_WITH_EVOLUTION_POINT };

bool ev_plan_completable(ArbGame *g, EvPlay *play);
ArbPlan *ev_plan_chosen(ArbGame *g, EvPlay *play); /* asks for all of it */
void ev_plan_keep(ArbGame *g, const ArbPlan *plan, int item1);
void ev_plan_tell(ArbGame *g, const ArbPlan *plan); /* which targets it has (10.6.2.3) */
/* 10.6.2.4: how what is divided is divided: asked when the targets are chosen. */
void ev_plan_divide(ArbGame *g, const ArbPlan *plan, int item1);
/* The text itself (0), or one of its modes. */
const EvAbility *ev_text_of(const ArbGame *g, const EvAbility *ability, int mode);
/* 10.3.2-3: what is said of it holds; else nothing is selected for it, and it does nothing. */
bool ev_text_valid(ArbGame *g, const EvAbility *text, const ArbContext *context);

/* What cards cost can rest on what is chosen for them (10.6.2.3 before 10.6.2.5): whether the
** pool has such a card; and puts what is chosen so far, of that text (or ARB_ANY_ROUND), into the
** play's context. */
bool ev_minds_choices(const ArbGame *g);
void ev_speak_of(ArbGame *g, const ArbPlan *plan, int round);

/* ---- cost.c ----------------------------------------------------------------- */

enum { EV_COSTS_MAX = 8 };

/* What is paid together: its own cost first, then those of the options that are taken. */
int ev_costs(ArbGame *g, const ArbPlan *plan, const EvCost *out[EV_COSTS_MAX]);
/* What the options that are taken make of the card's cost (10.10.2.4). */
int ev_plan_points(ArbGame *g, const ArbPlan *plan);
/* How many play points a cost asks for, and how much a part of one. */
int ev_points_of(ArbGame *g, const EvCost *cost, const ArbContext *context);
int ev_amount_of(ArbGame *g, const EvPart *part, const ArbContext *context);
/* Whether all that needs no choice can be done (10.4.2.2). */
bool ev_can_pay(ArbGame *g, const EvPlay *play, const EvCost *cost);
bool ev_part_is_chosen(const EvPart *part);
void ev_list_gifts(ArbGame *g, const EvPlay *play, const EvPart *part, ArbOption **out, int *count,
                   int *room);
/* Whether a card that is given up so leaves its field; Stack may keep it (13.3.2.2). */
bool ev_leaves_field(ArbGame *g, int pay, ArbId card);
/* The card that is being chosen for counts as played (13.2.1.2): of that player. */
bool ev_playing_card(const ArbGame *g, ArbSeat seat);
/* 10.4.2.1: all of it; what is given up goes with the item. */
void ev_pay(ArbGame *g, const ArbPlan *plan, int item1);
/* 10.4.7: asks whether a cost that need not be paid is; only if it can be. */
bool ev_ask_to_pay(ArbGame *g, EvPlay *play, const char *rule, const char *question);

#endif
