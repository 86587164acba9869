/* SPDX-License-Identifier: MIT */
/* flow.h -- the parts of the step driver that only the kernel's own files call. */
#ifndef ARB_FLOW_H
#define ARB_FLOW_H

#include "kernel/game.h"

/* Opens an arena.  False when memory runs out; the arena can be closed all the same. */
bool arena_open(ArbArena *arena);
void arena_close(ArbArena *arena);
/* The size of the rules' scratch in bytes (ArbRules.scratch_size); and its start of a run. */
size_t scratch_size(const ArbRules *rules);
void scratch_clear(const ArbRules *rules, ArbScratch *scratch);
/* Makes room for a block of `size` bytes and keeps the contents.  False when memory runs out; then
** nothing has changed. */
bool flow_reserve(ArbState **block, size_t *room, size_t size);
/* Doubles the pool that was full, on the base; the run that needed it begins again.  False when
** memory runs out. */
bool flow_grow(ArbGame *game);
/* Runs steps until a question is open or the game is over.  A negative status means that the last
** answer was refused and the same question is open again. */
ArbStatus flow_run(ArbGame *game);
/* The status of a run that stopped and cannot go on.  arb_error has the sentence. */
ArbStatus flow_failure(ArbGame *game);
/* Empties the arena.  The open question has to be made again before it is looked at. */
void flow_forget_run(ArbGame *game);
/* Refuses a call that needs a game that has begun. */
ArbStatus flow_not_begun(ArbGame *game);
/* Keeps the sentence for arb_error and returns the status. */
ArbStatus flow_fail(ArbGame *game, ArbStatus status, const char *text);
/* Runs `look` for a host, outside of a step.  Whatever stops it (a script that fails, memory) ends
** it and changes nothing; the result is then false, and arb_error says why.  Calls may nest. */
bool flow_try(ArbGame *game, void (*look)(ArbGame *game, void *data), void *data);
/* Whether a seat sees the running step.  A step that is not sealed is seen by its player alone. */
bool flow_sees_step(const ArbGame *game, ArbSeat seat);
/* Like flow_try, on the block that the seat may see.  Everything that a seat is told goes through
** here (look.c). */
typedef void Look(ArbGame *game, void *data);
bool look_for(ArbGame *game, ArbSeat seat, Look *look, void *data);
/* The text that a seat gets for a card that it may not know. */
void flow_hidden_text(const ArbGame *game, char *out, size_t size);
/* The pose of a question once its arena is gone. */
ArbPose posed_without_arena(const ArbPosed *posed);
/* Makes a stale question again.  It stays stale when memory runs out. */
void flow_refresh(ArbGame *game);
/* Makes a guarded question again.  False when it is still guarded. */
bool flow_unguard(ArbGame *game);
/* Memory ran out while a question was made: the question stays posed and is made when needed. */
void flow_ask_later(ArbGame *game);
/* Applies `change` to a copy, which becomes the game if the change succeeds; its events are added
** to the published ones.  A refused change leaves the game as it was, but for arb_error. */
typedef ArbStatus Change(ArbGame *copy, void *data);
ArbStatus handle_try(ArbGame *game, Change *change, void *data);
/* Makes the copy of a trial equal to the game again.  False when memory runs out. */
bool handle_again(ArbGame *copy, const ArbGame *game);
/* A handle that holds nothing but its cards; the caller owns it.  NULL when memory runs out. */
ArbGame *handle_new(const ArbCards *cards, const ArbScriptHost *script);
/* Computes where the zones of each kind begin (ArbGame.zone_base). */
void number_zones(ArbGame *game, int seats);
/* ask.c: appends an answer of `count` values, which the caller fills in.  NULL when memory runs
** out. */
ArbOption *log_append(ArbAnswerLog *log, int count, ArbGiver self);
/* Drops all answers of the running step. */
static inline void log_empty(ArbAnswerLog *log)
{
  log->count = 0;
  log->value_count = 0;
}
/* Whether a player has answered anything in this step; only then can it be taken back. */
bool decide_has_given(const ArbAnswerLog *log);

/* Lets the next step remove the players who have conceded, when no step is running. */
void flow_let_leave(ArbGame *game);

#endif
