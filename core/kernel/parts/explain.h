/* SPDX-License-Identifier: MIT */
/*
** explain.h -- records why, when asked.
**
** Rules say why something is as it is at the place where they work it out: a
** layer that changes a number, a condition of play that fails.  They say it to
** a recorder, and there is one only while somebody asks.  So an explanation is
** never a second opinion, and it costs a look at a pointer when nobody asks:
**
**     if (explains(g, WHY_COST))
**       explain_note(g, (ArbReason){.kind = ARB_WHY_EFFECT, .topic = "cost"}, "%+d", n);
**
** A sentence ends with its rule in brackets, "no legal target (RULE)"; the note
** takes it apart.
*/
#ifndef ARB_EXPLAIN_H
#define ARB_EXPLAIN_H

#include "kernel/game.h"

enum { ARB_WHY_TEXT_MAX = 400 };

typedef struct ArbRecorder ArbRecorder;
struct ArbRecorder {
  void (*keep)(ArbGame *game, ArbRecorder *recorder, const ArbReason *reason);
  ArbSeat seat; /* who asks: ARB_NO_SEAT sees all */
  ArbId object; /* what about */
  int about;    /* what is to be recorded now: a bit each, the game's */
};

/* Is somebody asking about this now? */
static inline bool explains(const ArbGame *game, int about)
{
  return __builtin_expect(game->recorder != NULL, 0) && game->recorder->about & about;
}
/* The same, about this object. */
static inline bool explains_object(const ArbGame *game, int about, ArbId object)
{
  return explains(game, about) && id_equal(game->recorder->object, object);
}
/* What is recorded from here on; gives back what was. */
static inline int explain_about(const ArbGame *game, int about)
{
  int before = game->recorder->about;
  game->recorder->about = about;
  return before;
}
/* A reason that is no effect of anything: where a number starts, what it comes to. */
static inline ArbReason explain_fact(int kind, const char *topic, const char *rule, int32_t value)
{
  return (ArbReason){
    .kind = (uint8_t)kind, .player = ARB_NO_SEAT, .topic = topic, .rule = rule, .value = value};
}
/* Keeps a reason with its sentence (printf-like).  Without a rule of its own it has
** the one the sentence ends with. */
void explain_note(ArbGame *game, ArbReason reason, const char *format, ...)
    __attribute__((cold, format(printf, 3, 4)));

/* A recorder that keeps just the first thing that fails, as "sentence (rule)". */
typedef struct ArbFirstFault {
  ArbRecorder recorder;
  char text[ARB_WHY_TEXT_MAX];
} ArbFirstFault;
ArbRecorder *explain_first_fault(ArbFirstFault *fault, ArbSeat seat, ArbId object);

#endif
