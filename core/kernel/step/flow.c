/* SPDX-License-Identifier: MIT */
/*
** flow.c -- the step driver: a step is a transaction, replayed with its answers.
**
** A step is straight-line C (and scripts) that may ask anywhere.  When the log does not hold the
** answer yet, the step unwinds to its start and the question is published.  When the answer comes,
** the step runs again, with the answers so far, on a copy of the block taken at its start.  At its
** end the working copy becomes the base:
**
**        base --copy--> work --run--> ask: no answer --> unwind, publish
**          ^                     \--> end of the step --> base and work swap
**          +-- prior: the base of the step that the last answer went to, kept
**              until the next answer, so that a failing script can refuse it
**
** The steps that follow an answer rarely ask a player anything.  Because the game can go back to
** `prior`, they run in place, on the base itself.  If one of them has a question, everything since
** the last answer runs again from `prior`, this time on copies.  That is only there for speed: a
** check build runs every step on a copy, twice (commit_checked).
**
** Nothing owns heap memory across ask(); temporaries live in the arena, which is emptied before
** every run.  step.h has the states of all this, with their arrows.
*/
#include "kernel/step/flow.h"
#include "kernel/step/loop.h"
#include "memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Unwinding ---------------------------------------------------------- */

/* Leaves the run for the driver, through the running script when there is one. */
static _Noreturn void unwind(ArbGame *game)
{
  if (game->run.script_depth > 0) game->script->raise(game->script->self);
  longjmp(*game->run.unwind, 1);
}

void arb_flow_stop(ArbGame *game, ArbStop why)
{
  game->run.stopping = why;
  unwind(game);
}

static void note_fault(ArbGame *game, const char *what)
{
  snprintf(game->error, sizeof game->error, "a fault of the engine: %.300s", what);
  game->run.stopping = ARB_STOP_FAULT;
}

void arb_flow_fault(ArbGame *game, const char *what)
{
  note_fault(game, what);
  if (!game->run.unwind) arb_memory_fatal(game->error);
  unwind(game);
}

void arb_flow_refuse(ArbGame *game, const char *format, ...)
{
  va_list list;
  va_start(list, format);
  vsnprintf(game->error, sizeof game->error, format, list);
  va_end(list);
  if (game->run.script_depth > 0 && game->script->fail)
    game->script->fail(game->script->self, game->error);
  arb_flow_stop(game, ARB_STOP_REFUSE);
}

void arb_script_failed(ArbGame *game, const char *format, ...)
{
  va_list list;
  va_start(list, format);
  vsnprintf(game->error, sizeof game->error, format, list);
  va_end(list);
}

void arb_flow_seal(ArbGame *game)
{
  game->run.sealed = true;
}

int arb_flow_at_random(ArbGame *g, const ArbId *cards, int count, int wanted, ArbId *out)
{
  ArbId *left = arena_take(g, (size_t)(count + 1) * sizeof *left);
  int n = 0;
  arb_flow_seal(g);
  for (int i = 0; i < count; i++) left[i] = cards[i];
  for (; n < wanted && count > 0; n++) {
    uint32_t at = arb_rng_below(g->s, (uint32_t)count);
    out[n] = left[at];
    left[at] = left[--count];
  }
  return n;
}

/* The name of the card whose function runs. */
static const char *whose_function(const ArbGame *game, const ArbContext *context)
{
  bool known = context && context->def && context->def <= game->cards->card_count;
  return known ? arb_card_title(game->cards, context->def) : "a format";
}

static void count_work(ArbGame *game, ArbMode mode, const ArbContext *context)
{
  if (mode == ARB_ACT && context && !game->run.trying) game->run.acted = context->def;
  uint64_t work = game->script->worked ? game->script->worked(game->script->self) : 0;
  if (mode == ARB_ACT && !game->run.trying) game->run.worked += work;
  else game->run.read += work + ARB_SCRIPT_CALL_WORK;
}

static _Noreturn void read_too_much(ArbGame *game, const ArbContext *context)
{
  arb_flow_refuse(
      game,
      "%s: what has to be known here makes functions that only read run for more than %d "
      "million instructions in all",
      whose_function(game, context), ARB_SCRIPT_READ_MAX / 1000000);
}

ArbValue arb_script_call(ArbGame *game, int function, ArbMode mode, const ArbContext *context,
                         const ArbValue *values, int count)
{
  ArbValue result = {.type = ARB_T_NIL};
  ARB_HOLDS(game, game->run.stopping == ARB_GO, "a script is called while the step unwinds");
  if (!game->script) arb_flow_refuse(game, "this game was created without a script host");
  if (game->run.read > ARB_SCRIPT_READ_MAX) read_too_much(game, context);
  if (game->run.script_depth == ARB_SCRIPT_DEPTH_MAX) {
    snprintf(game->error, sizeof game->error, "scripts call each other more than %d deep",
             ARB_SCRIPT_DEPTH_MAX);
    arb_flow_stop(game, ARB_STOP_SCRIPT);
  }
  game->run.script_depth++;
  int status =
      game->script->call(game->script->self, game, function, mode, context, values, count, &result);
  game->run.script_depth--;
  if (game->run.stopping != ARB_GO) unwind(game); /* whatever the call returned */
  count_work(game, mode, context);
  if (status != 0 && game->run.ceased && game->run.script_depth == 0)
    return (ArbValue){.type = ARB_T_NIL};
  if (status != 0) arb_flow_stop(game, status == ARB_MEMORY ? ARB_STOP_MEMORY : ARB_STOP_SCRIPT);
  if (game->run.worked > ARB_SCRIPT_WORK_MAX)
    arb_flow_refuse(game,
                    "%s: what follows from this answer makes scripts run for more than %d million "
                    "instructions in all (does something go on for ever?)",
                    whose_function(game, context), ARB_SCRIPT_WORK_MAX / 1000000);
  if (game->run.read > ARB_SCRIPT_READ_MAX) read_too_much(game, context);
  return result;
}

int arb_game_take(ArbGame *game, int pool)
{
  int index1 = arb_pool_take(game->s, pool);
  if (index1 > 0) return index1;
  int capacity = game->s->pools[pool].capacity;
  if (capacity >= ARB_INDEX_MAX) {
    snprintf(game->error, sizeof game->error, "more than %d %s in one game", ARB_INDEX_MAX,
             game->rules->pools[pool].name);
    if (game->run.script_depth > 0 && game->script->fail) /* the host adds the card and line */
      game->script->fail(game->script->self, game->error);
    arb_flow_stop(game, ARB_STOP_FULL);
  }
  game->run.stop_pool = pool;
  game->run.stop_capacity = capacity * 2 < ARB_INDEX_MAX ? capacity * 2 : ARB_INDEX_MAX;
  arb_flow_stop(game, ARB_STOP_GROW);
}

/* ---- Frames ------------------------------------------------------------- */

ArbFrame *arb_frame_push(ArbGame *game, int kind)
{
  ArbFrame *frame = pool_at(game->s, ARB_POOL_FRAME, arb_game_take(game, ARB_POOL_FRAME));
  *frame = (ArbFrame){.kind1 = (uint16_t)(kind + 1)};
  return frame;
}

void arb_frame_pop(ArbGame *game)
{
  arb_pool_free(game->s, ARB_POOL_FRAME, game->s->pools[ARB_POOL_FRAME].used);
}

int arb_frame_find(ArbGame *game, int kind)
{
  for (int i = game->s->pools[ARB_POOL_FRAME].used; i > 0; i--)
    if (((ArbFrame *)pool_at(game->s, ARB_POOL_FRAME, i))->kind1 == kind + 1) return i;
  return 0;
}

ArbSeat arb_game_next_seat(const ArbGame *game, ArbSeat seat)
{
  do seat = (ArbSeat)((seat + 1) % game->s->seats);
  while (game->s->gone & 1u << seat);
  return seat;
}

/* ---- Blocks ------------------------------------------------------------- */

bool arb_flow_reserve(ArbState **block, size_t *room, size_t size)
{
  if (*room >= size) return true;
  size_t wanted = size + size / 4;
  ArbState *bytes = arb_memory_grow(*block, wanted);
  if (!bytes) return false;
  *block = bytes;
  *room = wanted;
  return true;
}

enum { STEPS_MAX = 2000 /* steps without a question: something goes on for ever */ };

static void swap_blocks(ArbState **a, size_t *a_room, ArbState **b, size_t *b_room)
{
  ArbState *block = *a;
  size_t room = *a_room;
  *a = *b, *a_room = *b_room;
  *b = block, *b_room = room;
}

bool arb_flow_grow(ArbGame *game)
{
  size_t size = arb_state_size_grown(game->base, game->run.stop_pool, game->run.stop_capacity);
  if (!arb_flow_reserve(&game->work, &game->work_room, size)) return false;
  arb_state_grow(game->work, game->base, game->run.stop_pool, game->run.stop_capacity);
  swap_blocks(&game->base, &game->base_room, &game->work, &game->work_room);
  return arb_flow_reserve(&game->work, &game->work_room, size);
}

/* ---- States and arrows (step.h) ------------------------------------------- */

#define TO(pose) (1u << ARB_POSE_##pose)
static const uint8_t poses_after[] = {
  [ARB_POSE_NOTHING] = TO(NOTHING) | TO(AGAIN) | TO(MADE),
  [ARB_POSE_AGAIN] = TO(NOTHING) | TO(AGAIN) | TO(MADE) | TO(GUARDED),
  [ARB_POSE_MADE] = TO(NOTHING) | TO(AGAIN) | TO(STALE) | TO(GUARDED),
  [ARB_POSE_STALE] = TO(NOTHING) | TO(AGAIN) | TO(STALE),
  [ARB_POSE_GUARDED] = TO(NOTHING) | TO(AGAIN) | TO(GUARDED),
};
#undef TO

void arb_step_pose(ArbGame *game, ArbPose pose)
{
  ARB_HOLDS(game, poses_after[game->posed.pose] >> pose & 1, "a question changes as none may");
  game->posed.pose = pose;
}

ArbPose arb_posed_without_arena(const ArbPosed *posed)
{
  if (posed->pose != ARB_POSE_MADE) return posed->pose;
  return posed->ask->fits ? ARB_POSE_GUARDED : ARB_POSE_STALE;
}

void arb_step_kept(ArbGame *game, ArbBack back)
{
  bool ends_step = back != ARB_BACK_IN_PRIOR || game->kept.back == ARB_BACK_IN_STEP;
  ARB_HOLDS(game, ends_step, "a step is kept to which no answer went");
  game->kept.back = back;
}

/* ---- One run of the step ------------------------------------------------ */

void arb_game_step(ArbGame *game)
{
  const ArbRules *rules = game->rules;
  if (!rules->loops || !arb_loop_step(game)) rules->frames[frame_top(game)->kind1 - 1].step(game);
  if (rules->loops) arb_loop_watch(game);
}

/* Where the next run writes.  `may_stay`: it may write to the base, because everything since the
** last answer can run again from `kept`. */
static ArbWay way_of_run(const ArbGame *game, bool may_stay)
{
  bool begins = game->log.count == 0 && !game->base->leaving;
  ArbAsking asking = begins || may_stay ? game->rules->asking(game) : ARB_ASKS_OFTEN;
  if (begins && asking == ARB_ASKS_FIRST) return ARB_WAY_PROBE;
  return may_stay && asking != ARB_ASKS_OFTEN ? ARB_WAY_IN_PLACE : ARB_WAY_COPY;
}

/* The state at the start of a run; the work of earlier steps is kept until the next answer. */
static ArbRun run_that_begins(const ArbGame *game, bool may_stay, jmp_buf *unwind)
{
  return (ArbRun){.unwind = unwind,
                  .way = way_of_run(game, may_stay),
                  .seat = ARB_NO_SEAT,
                  .worked = game->run.worked_before,
                  .worked_before = game->run.worked_before,
                  .read = game->run.read,
                  .acted = game->run.acted};
}

/* Runs the step once with the answers so far.  Afterwards `stopping` says how it ended; ARB_GO: it
** came to its end. */
static void run_once(ArbGame *game, bool may_stay)
{
  jmp_buf here;
  arb_flow_forget_run(game);
  game->s = game->base;
  game->event_count = game->published;
  game->run = run_that_begins(game, may_stay, &here);
  if (game->run.way == ARB_WAY_COPY) {
    if (!arb_flow_reserve(&game->work, &game->work_room, game->base->size)) {
      game->run.stopping = ARB_STOP_MEMORY;
      game->run.unwind = NULL;
      return;
    }
    memcpy(game->work, game->base, game->base->size);
    game->s = game->work;
  }
  if (setjmp(here) == 0) game->rules->step(game);
  game->run.unwind = NULL;
}

/* The scratch for a look or a trial. */
static ArbScratch *scratch_of_trial(ArbGame *game)
{
  ArbScratch *scratch = arena_raw(game, arb_scratch_size(game->rules));
  arb_scratch_clear(game->rules, scratch);
  return scratch;
}

bool arb_flow_try(ArbGame *game, void (*look)(ArbGame *game, void *data), void *data)
{
  jmp_buf here;
  const ArbRun outer = game->run;
  ArbState *const block = game->s;
  ArbScratch *const scratch = game->scratch;
  const size_t mark = game->arena.used;
  struct ArbRecorder *const recorder = game->recorder;
  volatile bool done = false;
  game->run.unwind = &here;
  game->run.stopping = ARB_GO;
  game->run.script_depth = 0;
  game->run.ceased = false;
  if (!outer.unwind) game->run.read = 0; /* a look from outside has a budget of its own */
  if (setjmp(here) == 0) {
    game->scratch = scratch_of_trial(game);
    look(game, data);
    done = true;
  }
  if (game->run.stopping == ARB_STOP_MEMORY)
    arb_flow_failure(game); /* other stops left a sentence */
  const uint64_t read = game->run.read;
  game->tried = game->run.stopping;
  game->run = outer;
  game->run.read = outer.unwind ? read : 0;
  game->scratch = scratch;
  game->recorder = recorder;
  game->arena.used = mark;
  game->s = block;
  if (outer.unwind && read > ARB_SCRIPT_READ_MAX)
    arb_flow_stop(game, ARB_STOP_REFUSE); /* the sentence is the trial's */
  return done;
}

typedef struct Trial {
  void (*look)(ArbGame *game, void *data);
  void *data;
} Trial;

static void look_on_copy(ArbGame *game, void *data)
{
  const Trial *trial = data;
  ArbState *copy = arena_raw(game, game->s->size);
  memcpy(copy, game->s, game->s->size);
  game->s = copy;
  trial->look(game, trial->data);
}

bool arb_flow_trial(ArbGame *game, void (*look)(ArbGame *game, void *data), void *data)
{
  Trial trial = {look, data};
  const bool trying = game->run.trying;
  const uint32_t events = game->event_count;
  game->run.trying = true;
  bool done = arb_flow_try(game, look_on_copy, &trial);
  game->run.trying = trying;
  game->event_count = events;
  return done;
}

/* Check builds: whether the same step with the same answers gives the same bytes.  When memory runs
** out, the run stops for that. */
static bool runs_the_same(ArbGame *game)
{
  size_t size = game->work->size;
  uint32_t events = game->event_count, count = events - game->published;
  ArbState *first = arb_memory_take(size);
  ArbEvent *told = arb_memory_take((count + 1) * sizeof *told);
  if (!first || !told) {
    arb_memory_free(told);
    arb_memory_free(first);
    game->run.stopping = ARB_STOP_MEMORY;
    return false;
  }
  memcpy(first, game->work, size);
  if (count) memcpy(told, game->events + game->published, count * sizeof *told);
  run_once(game, false);
  bool same =
      game->run.stopping == ARB_GO && arb_state_equal(first, game->work, game->rules->pools) &&
      game->event_count == events &&
      (count == 0 || memcmp(told, game->events + game->published, count * sizeof *told) == 0);
  arb_memory_free(told);
  arb_memory_free(first);
  return same;
}

void arb_flow_let_leave(ArbGame *game)
{
  game->base->leaving = (uint8_t)(game->base->conceded & ~game->base->gone);
}

/* Moves a log.  Only the answers that it holds are copied.  `to` gives its room for values to
** `from`, and loses its own answers. */
static void move_log(ArbAnswerLog *to, ArbAnswerLog *from)
{
  ArbOption *values = to->values;
  uint32_t room = to->value_room;
  memcpy(to->answers, from->answers, (size_t)from->count * sizeof *to->answers);
  to->count = from->count;
  to->values = from->values, to->value_count = from->value_count, to->value_room = from->value_room;
  from->count = 0;
  from->values = values, from->value_count = 0, from->value_room = room;
}

/* Keeps the base and the log of an answered step, to which a refused answer leads back. */
static void keep_prior(ArbGame *game)
{
  ArbKept *kept = &game->kept;
  swap_blocks(&kept->block, &kept->room, &game->base, &game->base_room);
  move_log(&kept->log, &game->log);
  kept->events = game->published;
  kept->counters = game->counters;
  kept->reseed = game->reseed;
  arb_step_kept(game, ARB_BACK_IN_PRIOR);
}

/* Goes back to the step that the last answer went to, with all its answers. */
static void return_to_prior(ArbGame *game)
{
  ArbKept *kept = &game->kept;
  swap_blocks(&game->base, &game->base_room, &kept->block, &kept->room);
  move_log(&game->log, &kept->log);
  game->published = kept->events;
  game->reseed = kept->reseed;
  arb_step_kept(game, ARB_BACK_IN_STEP);
}

/* Ends a step: what it wrote becomes the game. */
static void commit(ArbGame *game)
{
  const int answers = game->log.count;
  if (game->kept.back == ARB_BACK_IN_STEP) keep_prior(game);
  game->counters.steps++;
  game->counters.answers_per_step[answers]++;
  if (game->run.way == ARB_WAY_COPY)
    swap_blocks(&game->base, &game->base_room, &game->work, &game->work_room);
  if (game->reseed) arb_rng_seed(game->base, game->reseed_with);
  game->reseed = false;
  log_empty(&game->log);
  game->s = game->base;
  game->published = game->event_count;
  arb_flow_let_leave(game);
}

/* Drops the values behind the last answer; call it when the log's length is known. */
static void trim_values(ArbAnswerLog *log)
{
  log->value_count =
      log->count ? log->answers[log->count - 1].first + log->answers[log->count - 1].count : 0;
}

/* Takes back the answer that led to a failure: the game is as it was before the answer. */
static void refuse_answer(ArbGame *game)
{
  if (game->kept.back == ARB_BACK_IN_PRIOR) return_to_prior(game);
  game->log.count = game->kept.answer_count;
  trim_values(&game->log);
  arb_step_kept(game, ARB_BACK_NOTHING);
}

/* Goes back to the start of a step that ran in place, as if the answer had just come. */
static void begin_again(ArbGame *game)
{
  const uint64_t reruns = game->counters.reruns + 1;
  return_to_prior(game);
  game->counters = game->kept.counters;
  game->counters.reruns = reruns;
  game->run.worked_before = game->run.read = 0; /* everything since the answer runs again */
}

int arb_flow_sum(ArbGame *game, int now, int more, int most, const char *what)
{
  if (more > most - now)
    arb_flow_refuse(game, "%d %s and %d more: no more than %d are counted", now, what, more, most);
  return now + more;
}

ArbStatus arb_flow_fail(ArbGame *game, ArbStatus status, const char *text)
{
  snprintf(game->error, sizeof game->error, "%s", text);
  return status;
}

/* Every stop but that for memory has left its sentence. */
ArbStatus arb_flow_failure(ArbGame *game)
{
  switch (game->run.stopping) {
  case ARB_STOP_SCRIPT: return ARB_SCRIPT;
  case ARB_STOP_REFUSE: return ARB_REFUSED;
  case ARB_STOP_FULL: return ARB_FULL;
  case ARB_STOP_MEMORY: return arb_flow_fail(game, ARB_MEMORY, "out of memory");
  case ARB_STOP_FAULT: return ARB_BUG;
  default: return arb_flow_fail(game, ARB_BUG, "something was asked where nobody can answer");
  }
}

/* Ends a step and checks every invariant.  When a check fails, the run has stopped with a fault,
** before or after the step became the game. */
static void commit_checked(ArbGame *game)
{
  ArbError error = {0};
  if (!runs_the_same(game)) {
    if (game->run.stopping != ARB_STOP_MEMORY)
      note_fault(game, "a step did not run the same twice");
    return;
  }
  commit(game);
  if (!arb_check(game, &error) && error.status == ARB_BUG) note_fault(game, error.text);
}

static void end_step(ArbGame *game)
{
  game->run.worked_before = game->run.worked;
  if (game->run.way == ARB_WAY_PROBE) note_fault(game, "a step ended that should only have asked");
  else if (game->check) commit_checked(game);
  else commit(game);
}

static void make_room(ArbGame *game)
{
  if (arb_flow_grow(game)) game->counters.grows++;
  else game->run.stopping = ARB_STOP_MEMORY; /* so the answer is refused */
}

/* Takes the last answer back.  False: there is none, so the set-up itself failed. */
static bool take_answer_back(ArbGame *game)
{
  if (game->kept.back == ARB_BACK_NOTHING) return false;
  refuse_answer(game);
  arb_step_pose(game, ARB_POSE_AGAIN);
  game->run.worked_before = game->run.read = 0;
  return true;
}

/* Ends a step that failed as if it could not be done; its player may answer differently. */
static void give_up(ArbGame *game)
{
  const ArbContext last = {.def = game->run.acted};
  game->run.stopping = ARB_STOP_FULL;
  snprintf(game->error, sizeof game->error,
           "%s%smore than %d steps without a question: something goes on for ever, and is never "
           "the same again (else the game would be drawn)",
           last.def ? whose_function(game, &last) : "", last.def ? ": " : "", STEPS_MAX);
}

/* Runs the step once more.  A step that came to its end is committed; a full pool is enlarged. */
static ArbStop run_step(ArbGame *game, bool may_stay)
{
  run_once(game, may_stay);
  if (game->run.stopping == ARB_STOP_GROW) {
    if (game->run.way == ARB_WAY_IN_PLACE) return ARB_STOP_COPY;
    make_room(game);
  }
  if (game->run.stopping == ARB_GO) end_step(game);
  return game->run.stopping;
}

ArbStatus arb_flow_run(ArbGame *game)
{
  ArbStatus failure = ARB_OK;
  if (game->base->bare) return arb_flow_not_begun(game);
  /* Steps after an answer may run in place, once.  A step begun without an answer never does. */
  bool in_place = game->kept.back == ARB_BACK_IN_STEP && !game->check, may_stay = false;
  game->run.worked_before = game->run.read = 0;
  game->run.acted = 0;
  for (int steps = 0; !game->base->over; steps++) {
    if (steps == STEPS_MAX) give_up(game);
    switch (steps == STEPS_MAX ? ARB_STOP_FULL : run_step(game, may_stay)) {
    case ARB_GO: may_stay = in_place; break;
    case ARB_STOP_ASK: return failure != ARB_OK ? failure : ARB_AWAITING;
    case ARB_STOP_AGAIN:
    case ARB_STOP_GROW: break;
    case ARB_STOP_COPY:
      begin_again(game);
      in_place = may_stay = false;
      break;
    default:
      failure = arb_flow_failure(game);
      if (!take_answer_back(game)) {
        if (!arb_decide_has_given(&game->log)) log_empty(&game->log); /* the engine's own answers */
        game->s = game->base;
        return failure;
      }
      in_place = may_stay = false;
      steps = 0;
    }
  }
  arb_step_pose(game, ARB_POSE_NOTHING);
  game->s = game->base;
  return failure != ARB_OK ? failure : ARB_OVER;
}
