/* SPDX-License-Identifier: MIT */
/*
** process.h -- what play.c, choices.c and cost.c share: a play in preparation (10.6.2).
**
**   choices.c   choices for it: options, modes, targets, what is given up   (10.6.2.2-4)
**   cost.c      its cost, whether that can be paid, paying                  (10.4)
**   play.c      what may be played, playing, resolving                      (10.6)
*/
#ifndef EV_PROCESS_H
#define EV_PROCESS_H

#include "evolve/ev.h"
#include "kernel/parts/plan.h"

typedef struct EvPlay {
  ArbSeat seat;
  int card1;                /* the card, or the card whose ability it is; 0: it is gone */
  const EvCardDef *card;    /* the card when it is itself played; NULL: an ability of it is */
  const EvAbility *ability; /* its effect; NULL: it has none */
  const EvCost *cost;       /* of an ability or a process; NULL: the card's own cost */
  int fixed1;               /* an effect sets the card's cost to fixed1 - 1 (S20); 0: none does */
  int again1;               /* the item whose text is carried out again; 0: it is played */
  int points1;              /* the cost is known to be points1 - 1; 0: not known */
  ArbContext context;
} EvPlay;

/* ---- choices.c -------------------------------------------------------------- */

/* Kinds of slots of the plan. */
enum {
  EV_SLOT_OPTION, /* round: the text, or EV_OF_CARD */
  EV_SLOT_MODE,
  EV_SLOT_TARGET, /* index: the slot of the text; round: the text */
  EV_SLOT_REVEAL, /* 12.2.2 */
  EV_SLOT_GIVE,   /* index: the part of the cost; round: the cost */
  EV_SLOT_POINT,  /* 12.2.3 */
  EV_SLOT_X       /* the X of a cost */
};
enum { EV_OF_CARD = 0xFF }; /* an option of the card, not of a text of it */
enum { EV_WITH_PLAY_POINTS = 1, EV_WITH_EVOLUTION_POINT };

/* Whether the choices of a play can be made at all. */
bool ev_plan_completable(ArbGame *g, EvPlay *play);
ArbPlan *ev_plan_chosen(ArbGame *g, EvPlay *play); /* asks for all choices */
/* Writes what was chosen into the item of the play. */
void ev_plan_keep(ArbGame *g, const ArbPlan *plan, int item1);
void ev_plan_tell(ArbGame *g, const ArbPlan *plan); /* records its targets (10.6.2.3) */
/* 10.6.2.4: asks how units are divided, when the targets are chosen. */
void ev_plan_divide(ArbGame *g, const ArbPlan *plan, int item1);
/* The text itself (mode 0), or one of its modes. */
const EvAbility *ev_text_of(const ArbGame *g, const EvAbility *ability, int mode);
/* 10.3.2-3: whether the conditions of a text hold; else nothing is selected for it, and it has no
** effect. */
bool ev_text_valid(ArbGame *g, const EvAbility *text, const ArbContext *context);

/* The cost of a card can depend on choices for it (10.6.2.3 comes before 10.6.2.5).
** ev_minds_choices: whether the pool has such a card.  ev_speak_of: puts the choices so far, of one
** text or of ARB_ANY_ROUND, into the play's context. */
bool ev_minds_choices(const ArbGame *g);
void ev_speak_of(ArbGame *g, const ArbPlan *plan, int round);

/* ---- cost.c ----------------------------------------------------------------- */

enum { EV_COSTS_MAX = 8 };

/* Writes the costs that are paid together: its own first, then those of options taken. */
int ev_costs(ArbGame *g, const ArbPlan *plan, const EvCost *out[EV_COSTS_MAX]);
/* The card's cost in play points with the options taken (10.10.2.4). */
int ev_plan_points(ArbGame *g, const ArbPlan *plan);
/* The play points of a cost; the number or amount of a part of it. */
int ev_points_of(ArbGame *g, const EvCost *cost, const ArbContext *context);
int ev_amount_of(ArbGame *g, const EvPart *part, const ArbContext *context);
/* Whether everything that needs no choice can be paid (10.4.2.2). */
bool ev_can_pay(ArbGame *g, const EvPlay *play, const EvCost *cost);
bool ev_part_is_chosen(const EvPart *part);
/* Lists the cards that can be given up for a part of a cost (ArbPlan.list). */
void ev_list_gifts(ArbGame *g, const EvPlay *play, const EvPart *part, ArbOption **out, int *count,
                   int *room);
/* Whether a card leaves its field when it is given up in this way; Stack may keep it (13.3.2.2). */
bool ev_leaves_field(ArbGame *g, int pay, ArbId card);
/* Whether choices are being made for a card of that player; it counts as played (13.2.1.2). */
bool ev_playing_card(const ArbGame *g, ArbSeat seat);
/* 10.4.2.1: pays all costs; the item keeps what was given up. */
void ev_pay(ArbGame *g, const ArbPlan *plan, int item1);
/* 10.4.7: asks whether an optional cost is paid, if it can be. */
bool ev_ask_to_pay(ArbGame *g, EvPlay *play, const char *rule, const char *question);

#endif
