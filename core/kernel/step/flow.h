/* SPDX-License-Identifier: MIT */
/* flow.h -- the parts of the step driver that only the kernel's own files call. */
#ifndef ARB_FLOW_H
#define ARB_FLOW_H

#include "kernel/game.h"

/* Opens an arena.  False when memory runs out; the arena can be closed all the same. */
bool arb_arena_open(ArbArena *arena);
void arb_arena_close(ArbArena *arena);
/* The size of the rules' scratch in bytes (ArbRules.scratch_size).  arb_scratch_clear zeroes its
** first bytes (ArbRules.scratch_zeroed) when a run begins. */
size_t arb_scratch_size(const ArbRules *rules);
void arb_scratch_clear(const ArbRules *rules, ArbScratch *scratch);
/* Makes room for a block of `size` bytes and keeps the contents.  False when memory runs out; then
** nothing has changed. */
bool arb_flow_reserve(ArbState **block, size_t *room, size_t size);
/* Doubles the pool that was full, on the base; the run that needed it begins again.  False when
** memory runs out. */
bool arb_flow_grow(ArbGame *game);
/* Runs steps until a question is open or the game is over.  A negative status means that the last
** answer was refused and the same question is open again. */
ArbStatus arb_flow_run(ArbGame *game);
/* The status of a run that stopped and cannot go on.  arb_error has the sentence. */
ArbStatus arb_flow_failure(ArbGame *game);
/* Empties the arena.  The open question has to be made again before it is looked at. */
void arb_flow_forget_run(ArbGame *game);
/* Refuses a call that needs a game that has begun. */
ArbStatus arb_flow_not_begun(ArbGame *game);
/* Keeps the sentence for arb_error and returns the status. */
ArbStatus arb_flow_fail(ArbGame *game, ArbStatus status, const char *text);
/* Runs `look` for a host, outside of a step.  Whatever stops it (a script that fails, memory) ends
** it and changes nothing; the result is then false, and arb_error says why.  Calls may nest. */
bool arb_flow_try(ArbGame *game, void (*look)(ArbGame *game, void *data), void *data);
/* Whether a seat sees the running step.  A step that is not sealed is seen by its player alone. */
bool arb_flow_sees_step(const ArbGame *game, ArbSeat seat);
/* Like arb_flow_try, on the block that the seat may see.  Everything that a seat is told goes
** through here (look.c). */
typedef void Look(ArbGame *game, void *data);
bool arb_look_for(ArbGame *game, ArbSeat seat, Look *look, void *data);
/* The text that a seat gets for a card that it may not know. */
void arb_flow_hidden_text(const ArbGame *game, char *out, size_t size);
/* The pose of a question once its arena is gone. */
ArbPose arb_posed_without_arena(const ArbPosed *posed);
/* Makes a stale question again.  It stays stale when memory runs out. */
void arb_flow_refresh(ArbGame *game);
/* Makes a guarded question again.  False when it is still guarded. */
bool arb_flow_unguard(ArbGame *game);
/* Memory ran out while a question was made: the question stays posed and is made when needed. */
void arb_flow_ask_later(ArbGame *game);
/* Applies `change` to a copy, which becomes the game if the change succeeds; its events are added
** to the published ones.  A refused change leaves the game as it was, except for arb_error. */
typedef ArbStatus Change(ArbGame *copy, void *data);
ArbStatus arb_handle_try(ArbGame *game, Change *change, void *data);
/* Makes the copy of a trial equal to the game again.  False when memory runs out. */
bool arb_handle_again(ArbGame *copy, const ArbGame *game);
/* A handle that holds nothing but its cards; the caller owns it.  NULL when memory runs out. */
ArbGame *arb_handle_new(const ArbCards *cards, const ArbScriptHost *script);
/* Whether the host runs the functions of these cards; else `error` says that it does not. */
bool arb_handle_hosted(const ArbCards *cards, const ArbScriptHost *script, ArbError *error);
/* Computes where the zones of each kind begin (ArbGame.zone_base). */
void arb_number_zones(ArbGame *game, int seats);
/* ask.c: appends an answer of `count` values, which the caller fills in.  NULL when memory runs
** out. */
ArbOption *arb_log_append(ArbAnswerLog *log, int count, ArbGiver self);
/* Drops all answers of the running step. */
static inline void log_empty(ArbAnswerLog *log)
{
  log->count = 0;
  log->value_count = 0;
}
/* Whether a player has answered anything in this step; only then can it be taken back. */
bool arb_decide_has_given(const ArbAnswerLog *log);

/* ask.c: answers as the numbers that a host gives: indices of options, in SPLIT an amount for each
** option, in NUMBER the number.  They are about the options that are listed (ArbGame.posed). */

/* Writes what the log keeps of an answer: an option for each number. */
void arb_answer_picks(const ArbGame *game, int shape, const int32_t *values, int count,
                      ArbOption *out);
/* Whether the numbers are an answer of that extent.  `ask`: whose `fits` is asked; NULL: none. */
bool arb_answer_valid(ArbGame *game, const ArbDecision *decision, const ArbAsk *ask,
                      const int32_t *values, int count, ArbExtent extent);
/* Writes the default answer, at most `room` numbers: the fewest options that make a complete
** answer, the smallest numbers, the given order.  Returns how many. */
typedef bool ArbAnswerFits(ArbGame *game, const void *data, const int32_t *values, int count,
                           ArbExtent extent);
int arb_answer_least(ArbGame *game, const ArbDecision *decision, ArbAnswerFits *fits,
                     const void *data, int32_t *values, int room);

/* Lets the next step remove the players who have conceded, when no step is running. */
void arb_flow_let_leave(ArbGame *game);

#endif
