/* SPDX-License-Identifier: MIT */
/*
** step.h -- the state of the step driver: the running step, the way back, the question.
**
** A game handle holds three records about its steps.  Each has one state; some of its other fields
** mean something in certain states only:
**
**   run     how the running step, or the last one, writes           ArbWay
**   kept    where the game goes back to when an answer is refused   ArbBack
**   posed   the question that the players see                       ArbPose
**
** A run keeps the way that it begins with (flow.c: way_of_run).  The two other states change along
** the arrows below and no others.  arb_step_kept and arb_step_pose are their only writers, and
** check each change against the arrows:
**
**   kept:    an answer comes            its step ends
**   NOTHING ----------------> IN_STEP --------------> IN_PRIOR
**      ^                      ^  |                     |  |
**      |                      |  | it is refused       |  | a step in place has
**      +----------------------|--+---------------------+  | something to ask
**        an edit, a copy      +---------------------------+
**
**   posed:   a run asks                answered, taken back, conceded
**   NOTHING ------------------> MADE --------------------------------> NOTHING
**      |                         |  cards are redealt
**      | an answer is refused    v
**      +-------> AGAIN <------ STALE, GUARDED <------+
**                  |  looked at                      | no memory to make it
**                  +----> MADE                       |
**                  +---------------------------------+
**
** A copy of a game has its question STALE or GUARDED: the options are there, but the arena in
** which the run made them is not.
*/
#ifndef ARB_STEP_H
#define ARB_STEP_H

#include <setjmp.h>

#include "kernel/block/state.h"

/* ---- Answers -------------------------------------------------------------- */

/* Who gave an answer. */
typedef enum ArbGiver {
  ARB_BY_PLAYER,
  ARB_BY_ENGINE, /* the engine: there was only one legal answer */
  ARB_IMPOSSIBLE /* nobody: arb_ask_possible found a thing impossible */
} ArbGiver;

typedef struct ArbAnswer { /* one answer of the running step */
  uint32_t first;          /* index of its first value in ArbAnswerLog.values */
  uint16_t count;          /* number of values */
  uint16_t self;           /* ArbGiver */
} ArbAnswer;
_Static_assert(sizeof(ArbAnswer) == 8, "a save holds them as they are");
_Static_assert(sizeof(ArbOption) == 16, "compared, hashed and saved byte by byte: no holes");

typedef struct ArbAnswerLog {
  ArbAnswer answers[ARB_ANSWERS_MAX];
  int count;         /* number of answers so far */
  ArbOption *values; /* the values of all answers */
  uint32_t value_count, value_room;
} ArbAnswerLog;

/* ---- What is running -------------------------------------------------------- */

typedef struct ArbArena { /* memory for one run; it is emptied before the next run */
  char *bytes;
  size_t used, size; /* of `bytes` */
  size_t spilt;      /* bytes in the blocks of `spill`, which were taken when `bytes` was full */
  struct ArbArenaBlock *spill;
} ArbArena;

/* Why a run left its step. */
typedef enum ArbStop {
  ARB_GO,        /* it did not: the step still runs, or came to its end */
  ARB_STOP_ASK,  /* a question is posed */
  ARB_STOP_GROW, /* a pool is full: the step runs again with a larger pool */
  ARB_STOP_SCRIPT,
  ARB_STOP_REFUSE,
  ARB_STOP_FULL,
  ARB_STOP_MEMORY,
  ARB_STOP_FAULT, /* the engine broke one of its own rules */
  ARB_STOP_AGAIN, /* a probe's question answered itself: the step runs again, on a copy */
  ARB_STOP_COPY   /* a step in place has a question: it runs again, from the kept block */
} ArbStop;

/* Where a run writes. */
typedef enum ArbWay {
  ARB_WAY_COPY,    /* the working copy, which becomes the base when the step ends */
  ARB_WAY_PROBE,   /* the base: the run stops at its first question, and writes nothing before */
  ARB_WAY_IN_PLACE /* the base: everything since the last answer can run again from `kept` */
} ArbWay;

typedef struct ArbRun {
  jmp_buf *unwind; /* in the stack frame of the driver; NULL: no step is running */
  ArbWay way;
  ArbStop stopping;             /* not ARB_GO: the run is leaving the step */
  int stop_pool, stop_capacity; /* ARB_STOP_GROW: the pool that is full, and its next capacity */
  int script_depth;             /* number of scripts that are running, one called by the other */
  int answer_next;              /* index of the answer that the next question takes from the log */
  bool trying;   /* a trial runs on a copy that is dropped: nothing is asked (arb_flow_trial) */
  bool ceased;   /* the object whose ability runs is gone: the script stops at its next action */
  bool sealed;   /* the step can no longer be taken back, and all players see it */
  uint8_t chose; /* seats, a bit each, that answered a question of this run with a choice */
  ArbSeat seat;  /* who answers this step until it is sealed; ARB_NO_SEAT: nobody has yet */
  /* Work of acting scripts since the last answer, in instructions: in all, and before this run of
  ** the running step. */
  uint64_t worked, worked_before;
  /* Work of reading functions and of trials, in instructions, since the last answer or in this
  ** look.  How often they are called depends on caches, so the bound on it is far above what any
  ** game needs. */
  uint64_t read;
  uint16_t acted; /* the card whose function acted last since the last answer; 0: none */
} ArbRun;

/* ---- What is kept ----------------------------------------------------------- */

/* Where the game goes back to when an answer is refused. */
typedef enum ArbBack {
  ARB_BACK_NOTHING, /* nowhere: there is no answer that could be refused */
  ARB_BACK_IN_STEP, /* to the start of the running step, without its last answer */
  ARB_BACK_IN_PRIOR /* to the start of an earlier step, with the block and log of ArbKept */
} ArbBack;

typedef struct ArbKept {
  ArbBack back;
  int answer_count; /* answers of that step before the last one */
  /* ARB_BACK_IN_PRIOR: the start of the earlier step. */
  ArbState *block;
  size_t room; /* bytes of `block`; in the other states the block is a spare */
  ArbAnswerLog log;
  uint32_t events; /* number of events that had been published */
  ArbCounters counters;
  bool reseed;
} ArbKept;

/* ---- What is posed ---------------------------------------------------------- */

struct ArbAsk;

typedef enum ArbPose {
  ARB_POSE_NOTHING, /* no question: the game has not begun, is running, or is over */
  ARB_POSE_AGAIN,   /* the question is being made again; it keeps its number */
  ARB_POSE_MADE,    /* a question, with the arena and the working copy that it was made in */
  ARB_POSE_STALE,   /* the options are valid; the rest is made again when it is needed */
  /* The question is made again when it is needed, and before it is answered: options may be gone,
  ** or may go together only as ArbAsk.fits says. */
  ARB_POSE_GUARDED
} ArbPose;

typedef struct ArbPosed {
  ArbPose pose;
  ArbDecision decision; /* the last question; the next one has its number + 1 */
  const char *rule;
  struct ArbAsk *ask; /* ARB_POSE_MADE: the question as the rules asked it, in the arena */
  ArbOption *options;
  int count, room; /* of `options`; while a question is made, `count` is those listed so far */
} ArbPosed;

static inline bool posed_any(const ArbPosed *posed)
{
  return posed->pose >= ARB_POSE_MADE;
}
static inline bool posed_stale(const ArbPosed *posed)
{
  return posed->pose > ARB_POSE_MADE;
}

/* The only writers of ArbPosed.pose and of ArbKept.back.  A change that is not among the arrows
** above is a fault of the engine. */
struct ArbGame;
void arb_step_pose(struct ArbGame *game, ArbPose pose);
void arb_step_kept(struct ArbGame *game, ArbBack back);

#endif
