/* SPDX-License-Identifier: MIT */
/*
** explain.h -- recording why something is as it is, when somebody asks.
**
** The rules give a reason at the place where they work the thing out: a layer that changes a
** number, a condition of play that fails.  They give it to a recorder, which exists only while
** somebody asks.  So an explanation is never a second opinion, and it costs a look at a pointer
** when nobody asks:
**
**     if (explains(g, WHY_COST))
**       arb_explain_note(g, (ArbReason){.kind = ARB_WHY_EFFECT, .topic = "cost"}, "%+d", n);
**
** A sentence ends with its rule in brackets, "no legal target (RULE)"; arb_explain_note takes the
** rule out of it.
*/
#ifndef ARB_EXPLAIN_H
#define ARB_EXPLAIN_H

#include "kernel/game.h"

enum { ARB_WHY_TEXT_MAX = 400 };

typedef struct ArbRecorder ArbRecorder;
struct ArbRecorder {
  void (*keep)(ArbGame *game, ArbRecorder *recorder, const ArbReason *reason);
  ArbSeat seat; /* the seat that asks; ARB_NO_SEAT sees everything */
  ArbId object; /* the object that the question is about */
  int about;    /* the topics to record now: the game's bits */
};

/* Whether the topic is being recorded now. */
static inline bool explains(const ArbGame *game, int about)
{
  return __builtin_expect(game->recorder != NULL, 0) && game->recorder->about & about;
}
/* Whether the topic is being recorded now for this object. */
static inline bool explains_object(const ArbGame *game, int about, ArbId object)
{
  return explains(game, about) && id_equal(game->recorder->object, object);
}
/* Sets the topics to record from here on, and returns those before. */
static inline int explain_about(const ArbGame *game, int about)
{
  int before = game->recorder->about;
  game->recorder->about = about;
  return before;
}
/* A reason that is not an effect: the start of a number, or its result. */
static inline ArbReason explain_fact(int kind, const char *topic, const char *rule, int32_t value)
{
  return (ArbReason){
    .kind = (uint8_t)kind, .player = ARB_NO_SEAT, .topic = topic, .rule = rule, .value = value};
}
/* Keeps a reason with its sentence, a printf format.  A reason without a rule gets the rule that
** the sentence ends with. */
void arb_explain_note(ArbGame *game, ArbReason reason, const char *format, ...)
    __attribute__((cold, format(printf, 3, 4)));

/* A recorder that keeps only the first condition that fails, as "sentence (rule)". */
typedef struct ArbFirstFault {
  ArbRecorder recorder;
  char text[ARB_WHY_TEXT_MAX];
} ArbFirstFault;
ArbRecorder *arb_explain_first_fault(ArbFirstFault *fault, ArbSeat seat, ArbId object);

#endif
