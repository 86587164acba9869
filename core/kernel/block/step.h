/* SPDX-License-Identifier: MIT */
/*
** step.h -- the state of the step driver: what is running, what is kept, what is posed.
**
** A game handle holds three records about its steps.  Each has one state, and what else is in
** the record means something in some of these states only:
**
**   run     how the step that runs, or ran last, writes             ArbWay
**   kept    where the game goes back to when an answer is refused   ArbBack
**   posed   what the players see of a question                      ArbPose
**
** A run begins with its way (flow.c: way_of_run) and keeps it.  The two others change along
** these arrows and no others; step_kept and step_pose are the only writers, and they hold a
** change against the arrows:
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
** STALE and GUARDED are also what a copy has of a question: the options are there, the arena in
** which the run made them is not.
*/
#ifndef ARB_STEP_H
#define ARB_STEP_H

#include <setjmp.h>

#include "kernel/block/state.h"

/* ---- Answers -------------------------------------------------------------- */

typedef enum ArbGiver {
  ARB_BY_PLAYER,
  ARB_BY_ENGINE, /* there was nothing to choose */
  ARB_IMPOSSIBLE /* no question: what was looked at in ask_possible could not be done */
} ArbGiver;

typedef struct ArbAnswer { /* one answer of the running step, kept as values */
  uint32_t first;          /* into the values of the log */
  uint16_t count;
  uint16_t self; /* ArbGiver */
} ArbAnswer;
_Static_assert(sizeof(ArbAnswer) == 8, "a save holds them as they are");
_Static_assert(sizeof(ArbOption) == 16, "compared, hashed and saved byte by byte: no holes");

typedef struct ArbAnswerLog {
  ArbAnswer answers[ARB_ANSWERS_MAX];
  int count;         /* given so far */
  ArbOption *values; /* of all answers */
  uint32_t value_count, value_room;
} ArbAnswerLog;

/* ---- What is running -------------------------------------------------------- */

typedef struct ArbArena { /* memory for one run: emptied before the next one */
  char *bytes;
  size_t used, size;
  size_t spilt; /* bytes in further blocks */
  struct ArbArenaBlock *spill;
} ArbArena;

/* Why a run left its step. */
typedef enum ArbStop {
  ARB_GO,        /* it did not: the step came to its end, or runs still */
  ARB_STOP_ASK,  /* a question is posed */
  ARB_STOP_GROW, /* a pool is full: once more with a larger one */
  ARB_STOP_SCRIPT,
  ARB_STOP_REFUSE,
  ARB_STOP_FULL,
  ARB_STOP_MEMORY,
  ARB_STOP_FAULT, /* the engine broke one of its own rules */
  ARB_STOP_AGAIN, /* a probe's question answered itself: the same step, on a copy */
  ARB_STOP_COPY   /* a step in place has something to ask: once more from what is kept */
} ArbStop;

typedef enum ArbWay {
  ARB_WAY_COPY,    /* on the working copy, which becomes the base when the step ends */
  ARB_WAY_PROBE,   /* on the base: up to its first question this step writes nothing */
  ARB_WAY_IN_PLACE /* on the base: all since the last answer can run again from what is kept */
} ArbWay;

typedef struct ArbRun {
  jmp_buf *unwind; /* in the frame of whoever runs it; NULL: nothing runs */
  ArbWay way;
  ArbStop stopping;             /* not ARB_GO: the run is on its way out of the step */
  int stop_pool, stop_capacity; /* ARB_STOP_GROW: which pool, and how large it is to be */
  int script_depth;             /* how many scripts have called each other */
  int answer_next;              /* the answer of the log that the next question takes */
  bool trying;                  /* on a copy that is thrown away: nothing is asked (flow_trial) */
  bool ceased;   /* what the outermost script carries out is gone: it ends at its next action */
  bool sealed;   /* the step can no longer be taken back, and all players see it */
  uint8_t chose; /* a bit per seat that answered a question of this run with a choice */
  ArbSeat seat;  /* who answers this step while it is not sealed; ARB_NO_SEAT: nobody yet */
  /* What scripts have worked since the last answer, in instructions: in steps that have ended,
  ** and in this run of the running one. */
  uint64_t worked, working;
  /* The same of functions that only read, and of all that is tried, since the last answer or in
  ** this look.  How often they are called depends on what is known already, so this bound lies
  ** far beyond what any game comes to. */
  uint64_t read;
  uint16_t acted; /* the card whose function has acted last, since the last answer; 0: none */
} ArbRun;

/* ---- What is kept ----------------------------------------------------------- */

typedef enum ArbBack {
  ARB_BACK_NOTHING, /* there is no answer that could be refused */
  ARB_BACK_IN_STEP, /* the last answer belongs to the running step: its log is cut back */
  ARB_BACK_IN_PRIOR /* steps have ended since: the block and log of its step are kept here */
} ArbBack;

typedef struct ArbKept {
  ArbBack back;
  int answer_count; /* of its step before the last answer */
  /* Of ARB_BACK_IN_PRIOR: the start of that step, */
  ArbState *block;
  size_t room; /* of the block, in bytes; also a spare in the other states */
  ArbAnswerLog log;
  uint32_t events; /* published by then */
  ArbCounters counters;
  bool reseed;
} ArbKept;

/* ---- What is posed ---------------------------------------------------------- */

struct ArbAsk;

typedef enum ArbPose {
  ARB_POSE_NOTHING, /* no question: not begun, running, over */
  ARB_POSE_AGAIN,   /* the question that was posed is being made again: it keeps its number */
  ARB_POSE_MADE,    /* a question, with the arena and the working copy it was made in */
  ARB_POSE_STALE,   /* its options stand; the rest is made again when somebody looks */
  ARB_POSE_GUARDED  /* ... and before it is answered: the options may be gone, or go together only
                    ** as its `fits` says */
} ArbPose;

typedef struct ArbPosed {
  ArbPose pose;
  ArbDecision decision; /* of the last question, if there was one: the next has its number + 1 */
  const char *rule;
  struct ArbAsk *ask; /* ARB_POSE_MADE: in the arena, how the options were made */
  ArbOption *options;
  int count, room; /* of options; while a question is made, of those listed so far */
} ArbPosed;

static inline bool posed_any(const ArbPosed *posed)
{
  return posed->pose >= ARB_POSE_MADE;
}
static inline bool posed_stale(const ArbPosed *posed)
{
  return posed->pose > ARB_POSE_MADE;
}

/* The one writer of `pose`, and of `back`.  A change that is not among the arrows above is a
** fault of the engine. */
struct ArbGame;
void step_pose(struct ArbGame *game, ArbPose pose);
void step_kept(struct ArbGame *game, ArbBack back);

#endif
