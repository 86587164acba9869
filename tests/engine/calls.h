/* SPDX-License-Identifier: MIT */
/*
** calls.h -- every call of lunarbiter.h, and every phase of a game to make it in.
**
** What must hold is the tests' own: test_calls.c looks whether a refused call changes nothing and
** an accepted one leaves a sound game, test_memory.c lets memory run out within the call.
*/
#ifndef TESTS_ENGINE_CALLS_H
#define TESTS_ENGINE_CALLS_H

#include "support.h"

enum { GIVEN_MAX = 600 };

typedef struct Given {
  int32_t *values;
  int count;
} Given;

/* A game that was played once, so that it can be led to any of its questions again. */
typedef struct Play {
  const char *name;
  Duel duel;
  Given given[GIVEN_MAX];
  int count;
  BotRandom random;
  BotAnswer drawn;
  ArbGame *other; /* near its beginning */
} Play;

/* A duel or, without `other`, a mode of play. */
Play *play_open(const char *one, const char *other);
void play_close(Play *play);
/* The game after `at` answers, at its next question. */
ArbGame *lead_to(Play *play, int at);

/* The game in this phase for the `nth` time; NULL: it is not so often in it. */
typedef ArbGame *Reach(Play *play, int nth);
typedef struct Phase {
  const char *name; /* NULL behind the last */
  Reach *reach;
} Phase;
extern const Phase phases[];

/* Does the `variant`th thing that can be tried; false: there are no more.  What the call said
** goes into `status`. */
typedef bool Act(Play *play, ArbGame *game, int variant, ArbStatus *status);
typedef struct Call {
  const char *names; /* of the functions, with a blank behind each; NULL behind the last */
  Act *act;
} Call;
extern const Call calls[];

#endif
