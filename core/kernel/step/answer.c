/* SPDX-License-Identifier: MIT */
/*
** answer.c -- what becomes of an answer: it is held against the question, logged, and the step
** runs again; or it is taken back, or the player concedes, or the host calls something.
*/
#include <stdio.h>
#include <string.h>

#include "kernel/step/flow.h"

/* ---- Does it fit? --------------------------------------------------------- */

/* The question whose `fits` can be asked now; NULL: a stale question has its options only, and a
** restrained copy is refreshed first. */
static const ArbAsk *asking(const ArbGame *game)
{
  return posed_stale(&game->posed) ? NULL : game->posed.ask;
}

static bool is_valid(ArbGame *game, const int32_t *values, int count, ArbExtent extent)
{
  return arb_answer_valid(game, &game->posed.decision, asking(game), values, count, extent);
}

static bool record_values(ArbGame *game, const int32_t *values, int count)
{
  ArbOption *picks = arb_log_append(&game->log, count, ARB_BY_PLAYER);
  if (picks) arb_answer_picks(game, game->posed.decision.shape, values, count, picks);
  return picks != NULL;
}

typedef struct AnswerLook {
  const int32_t *values;
  int count;
  ArbExtent extent;
  bool good;
} AnswerLook;

static void look_at_answer(ArbGame *game, void *data)
{
  AnswerLook *look = data;
  look->good = is_valid(game, look->values, look->count, look->extent);
}

/* Whether the answer fits the open decision.  Only `fits` runs rules, so only it may stop for a
** script or memory. */
static bool answer_fits(ArbGame *game, const int32_t *values, int count, ArbExtent extent)
{
  AnswerLook look = {.values = values, .count = count, .extent = extent};
  if (count < 0) return false;
  if (game->posed.decision.shape != ARB_PICK || !asking(game) || !asking(game)->fits)
    return is_valid(game, values, count, extent);
  return arb_flow_try(game, look_at_answer, &look) && look.good;
}

bool arb_partial(ArbGame *game, const int32_t *values, int count)
{
  return arb_flow_unguard(game) && posed_any(&game->posed) &&
         answer_fits(game, values, count, ARB_PART);
}

bool arb_complete(ArbGame *game, const int32_t *values, int count)
{
  return arb_flow_unguard(game) && posed_any(&game->posed) &&
         answer_fits(game, values, count, ARB_WHOLE);
}

ArbStatus arb_answer(ArbGame *game, uint32_t number, const int32_t *values, int count)
{
  if (!posed_any(&game->posed)) return arb_flow_fail(game, ARB_REFUSED, "no decision is open");
  if (number != game->posed.decision.number) {
    snprintf(game->error, sizeof game->error, "the answer is for decision %u; decision %u is open",
             (unsigned)number, (unsigned)game->posed.decision.number);
    return ARB_LATE;
  }
  if (!arb_flow_unguard(game)) return arb_flow_fail(game, ARB_MEMORY, "out of memory");
  int given_before = game->log.count;
  if (!answer_fits(game, values, count, ARB_WHOLE)) {
    snprintf(game->error, sizeof game->error,
             "the answer does not fit decision %u: %d to %d of %d options (%s)", (unsigned)number,
             game->posed.decision.min, game->posed.decision.max, game->posed.decision.option_count,
             game->posed.rule);
    return ARB_REFUSED;
  }
  if (!record_values(game, values, count)) return arb_flow_fail(game, ARB_MEMORY, "out of memory");
  game->kept.answer_count = given_before;
  arb_step_kept(game, ARB_BACK_IN_STEP);
  arb_step_pose(game, ARB_POSE_NOTHING);
  game->counters.answers++;
  ArbStatus status = arb_flow_run(game);
  if (status < 0 && status != ARB_BUG && !posed_any(&game->posed)) arb_flow_ask_later(game);
  return status < 0 ? status : ARB_OK;
}

ArbStatus arb_advance(ArbGame *game)
{
  if (game->base->over) return ARB_OVER;
  return posed_any(&game->posed) ? ARB_AWAITING : arb_flow_run(game);
}

static bool fits_posed(ArbGame *game, const void *data, const int32_t *values, int count,
                       ArbExtent extent)
{
  return arb_flow_unguard(game) && posed_any(&game->posed) &&
         answer_fits(game, values, count, extent);
}

int arb_default(ArbGame *game, int32_t *values, int max)
{
  if (!posed_any(&game->posed)) return 0;
  ArbDecision decision = game->posed.decision; /* a look may make the question anew */
  return arb_answer_least(game, &decision, fits_posed, NULL, values, max);
}

static ArbStatus take_back(ArbGame *game, void *data)
{
  (void)data;
  log_empty(&game->log);
  arb_step_kept(game, ARB_BACK_NOTHING);
  arb_step_pose(game, ARB_POSE_NOTHING);
  arb_flow_let_leave(game); /* players who waited for the end of this step may leave now */
  ArbStatus status = arb_flow_run(game);
  return status < 0 ? status : ARB_OK;
}

ArbStatus arb_cancel(ArbGame *game, ArbSeat player)
{
  bool given = posed_any(&game->posed) && arb_decide_has_given(&game->log);
  if (given && game->run.sealed)
    return arb_flow_fail(game, ARB_SEALED, "the step can no longer be taken back");
  /* Another player's open step is not visible, so it counts as absent. */
  if (!given || game->run.seat != player)
    return arb_flow_fail(game, ARB_REFUSED, "there is no open step to take back");
  return arb_handle_try(game, take_back, NULL);
}

static void look_at_loss(ArbGame *game, void *data)
{
  game->rules->concede(game, *(ArbSeat *)data);
}

/* The player loses at once, whatever was running, because nobody else is left. */
static ArbStatus lose(ArbGame *game, ArbSeat player)
{
  log_empty(&game->log);
  arb_step_kept(game, ARB_BACK_NOTHING);
  arb_step_pose(game, ARB_POSE_NOTHING);
  game->s = game->base;
  game->event_count = game->published;
  if (!arb_flow_try(game, look_at_loss, &player)) return ARB_MEMORY;
  game->published = game->event_count;
  if (game->base->over) return ARB_OK;
  ArbStatus status = arb_flow_run(game); /* a match goes on with its next game */
  return status < 0 ? status : ARB_OK;
}

/* Whether the running step may be dropped: there is none; or it is the player's own and open; or
** nobody has answered or seen anything of it. */
static bool may_drop(const ArbGame *game, ArbSeat player)
{
  if (!posed_any(&game->posed)) return true;
  return !game->run.sealed && (game->run.seat == player || !arb_decide_has_given(&game->log));
}

static ArbStatus remove_now(ArbGame *game)
{
  log_empty(&game->log);
  arb_flow_let_leave(game);
  game->s = game->base;
  return arb_flow_run(game);
}

static bool asks_seat(const ArbGame *game, ArbSeat player)
{
  return posed_any(&game->posed) && game->posed.decision.player == player;
}

/* Removes a player who is asked nothing from here on.  A running step that may not be dropped is
** finished first (flow.c: commit). */
static ArbStatus leave(ArbGame *game, ArbSeat player)
{
  bool drop = may_drop(game, player), asked = asks_seat(game, player);
  game->base->conceded |= (uint8_t)(1u << player);
  arb_step_kept(game, ARB_BACK_NOTHING);
  if (!drop && !asked) return ARB_OK;
  arb_step_pose(game, ARB_POSE_NOTHING);
  ArbStatus status = drop ? remove_now(game) : arb_flow_run(game);
  if (status < 0 && !drop) status = remove_now(game); /* a script failed: drop the step after all */
  return status < 0 ? status : ARB_OK;
}

static ArbStatus concede(ArbGame *game, void *data)
{
  const ArbSeat player = *(ArbSeat *)data;
  arb_flow_refresh(game);
  if (posed_stale(&game->posed)) return ARB_MEMORY;
  ArbState *kept = game->s;
  game->s = game->base;
  bool goes_on = game->rules->goes_on && game->rules->goes_on(game, player);
  game->s = kept;
  return goes_on ? leave(game, player) : lose(game, player);
}

ArbStatus arb_concede(ArbGame *game, ArbSeat player)
{
  if (game->base->over) return arb_flow_fail(game, ARB_REFUSED, "the game is over");
  if (game->base->bare) return arb_flow_not_begun(game);
  if (player >= game->base->seats || (game->base->conceded | game->base->gone) >> player & 1)
    return arb_flow_fail(game, ARB_REFUSED, "no such player is in the game");
  return arb_handle_try(game, concede, &player);
}

/* ---- What the host calls -------------------------------------------------- */

static const char *const call_words[ARB_CALL_COUNT] = {
  [ARB_CALL_TIME] = "time",
  [ARB_CALL_ELIMINATION_TIME] = "elimination-time",
  [ARB_CALL_DRAW] = "draw",
  [ARB_CALL_DRAW_MATCH] = "draw-match",
  [ARB_CALL_CONCEDE_MATCH] = "concede-match",
};

const char *arb_call_word(int call)
{
  return call >= 0 && call < ARB_CALL_COUNT ? call_words[call] : NULL;
}

int arb_call_find(const char *word)
{
  for (int call = 0; call < ARB_CALL_COUNT; call++)
    if (strcmp(call_words[call], word) == 0) return call;
  return -1;
}

typedef struct Called {
  int call;
  ArbSeat player;
  bool drops; /* the running step is void */
} Called;

static void look_at_call(ArbGame *game, void *data)
{
  Called *called = data;
  called->drops = game->rules->call(game, called->call, called->player);
}

/* Makes the call of the host in the base.  A running step that is still valid runs again on the
** changed base at the next look, as the step of a copied game does. */
static ArbStatus make_call(ArbGame *game, void *data)
{
  const Called *called = data;
  game->s = game->base;
  if (!arb_flow_try(game, look_at_call, data)) return ARB_MEMORY;
  game->published = game->event_count;
  if (!called->drops) return ARB_OK;
  log_empty(&game->log);
  arb_step_kept(game, ARB_BACK_NOTHING);
  arb_step_pose(game, ARB_POSE_NOTHING);
  ArbStatus status = arb_flow_run(game); /* a match goes on with its next game */
  return status < 0 ? status : ARB_OK;
}

ArbStatus arb_call(ArbGame *game, int call, ArbSeat player)
{
  Called called = {.call = call, .player = player};
  if (!arb_call_word(call)) return arb_flow_fail(game, ARB_REFUSED, "there is no such call");
  if (game->base->over) return arb_flow_fail(game, ARB_REFUSED, "the game is over");
  if (game->base->bare) return arb_flow_not_begun(game);
  if (!game->rules->call)
    return arb_flow_fail(game, ARB_UNSUPPORTED, "the rules of this game know no such call");
  ArbState *kept = game->s;
  game->s = game->base;
  const char *fault = game->rules->call_fault(game, call, player);
  game->s = kept;
  return fault ? arb_flow_fail(game, ARB_REFUSED, fault) : arb_handle_try(game, make_call, &called);
}
