/* SPDX-License-Identifier: MIT */
/* flow.h -- what the kernel's own files share about the step driver. */
#ifndef ARB_FLOW_H
#define ARB_FLOW_H

#include "kernel/game.h"

/* An arena without room: false when out of memory, then it can be closed like any. */
bool arena_open(ArbArena *arena);
void arena_close(ArbArena *arena);
/* The rules' record of a run (ArbRules.scratch_size): how large it is, and how it begins. */
size_t scratch_size(const ArbRules *rules);
void scratch_clear(const ArbRules *rules, ArbScratch *scratch);
/* Makes room for a block of `size` bytes, keeping what is there; false when out of memory, then
** nothing has changed. */
bool flow_reserve(ArbState **block, size_t *room, size_t size);
/* Doubles the pool that was full; what was going on begins again, on the base.  False when out of
** memory. */
bool flow_grow(ArbGame *game);
/* Runs steps until a question is open or the game is over.  A negative status
** means that the last answer was refused and the same question is open again. */
ArbStatus flow_run(ArbGame *game);
/* What stopped a run that cannot go on: its status, with a sentence in arb_error. */
ArbStatus flow_failure(ArbGame *game);
/* Empties the arena: the open question has to be made again before anybody looks at it. */
void flow_forget_run(ArbGame *game);
/* The refusal of what only a game that has begun can do. */
ArbStatus flow_not_begun(ArbGame *game);
/* Keeps the sentence for arb_error and gives the status back. */
ArbStatus flow_fail(ArbGame *game, ArbStatus status, const char *text);
/* Runs `look` for a host, outside of a step: whatever stops in there (a script
** that fails, memory) ends it and changes nothing; false then, and arb_error says why.  Calls
** may nest. */
bool flow_try(ArbGame *game, void (*look)(ArbGame *game, void *data), void *data);
/* Whether a seat sees the running step: an open one is its player's alone. */
bool flow_sees_step(const ArbGame *game, ArbSeat seat);
/* flow_try for what is told to a seat, on the block that it may see.  Whatever is told goes
** through here (look.c). */
typedef void Look(ArbGame *game, void *data);
bool look_for(ArbGame *game, ArbSeat seat, Look *look, void *data);
/* What a seat is told of a card it may not know. */
void flow_hidden_text(const ArbGame *game, char *out, size_t size);
/* What is left of a question once its arena is gone: of one that is made, the options. */
ArbPose posed_without_arena(const ArbPosed *posed);
/* Makes a stale question again; without memory it stays stale. */
void flow_refresh(ArbGame *game);
/* The same for one that is guarded: false when it still is. */
bool flow_unguard(ArbGame *game);
/* Out of memory while a question was made: it stays posed, and is made when it is looked at. */
void flow_ask_later(ArbGame *game);
/* Changes a copy, which becomes the game when that succeeds: its events come behind those that are
** published.  A change that is refused has touched nothing, but for arb_error. */
typedef ArbStatus Change(ArbGame *copy, void *data);
ArbStatus handle_try(ArbGame *game, Change *change, void *data);
/* The copy of such a trial as it was before; false when out of memory. */
bool handle_again(ArbGame *copy, const ArbGame *game);
/* A handle with nothing in it but its cards; NULL when out of memory. */
ArbGame *handle_new(const ArbCards *cards, const ArbScriptHost *script);
/* Where the zones of each kind begin. */
void number_zones(ArbGame *game, int seats);
/* ask.c: appends an answer of `count` values, which the caller fills in; NULL: out of memory. */
ArbOption *log_append(ArbAnswerLog *log, int count, ArbGiver self);
/* Nothing has been answered in the running step. */
static inline void log_empty(ArbAnswerLog *log)
{
  log->count = 0;
  log->value_count = 0;
}
/* Whether a player has answered anything in this step: then it can be taken back. */
bool decide_has_given(const ArbAnswerLog *log);

/* No step is running: who has conceded is removed by the next one. */
void flow_let_leave(ArbGame *game);

#endif
