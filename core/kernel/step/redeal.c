/* SPDX-License-Identifier: MIT */
/*
** redeal.c -- the same game for a seat, with other cards where it may not look.
**
** When nobody else is asked, faces are exchanged at the start of the running step, and the question
** is made again when it is needed.  Questions to other players, and their answers in the running
** step, may depend on cards that the seat does not know.  Then the step runs again at once, on a
** copy, and every answer in it must be one that is offered.  A copy in which all answers fit
** becomes the game.  When no deal fits, nothing has changed.
*/
#include <string.h>

#include "kernel/step/flow.h"
#include "memory.h"

/* Whether the seat knew the card at the start of the step, or was shown it in the step. */
static bool knows(const ArbGame *game, int card1, ArbSeat seat)
{
  const ArbState *now = game->s;
  if (seat == ARB_EVERY_SEAT) {
    bool known = false;
    for (ArbSeat s = 0; s < game->base->seats; s++) known |= knows(game, card1, s);
    return known;
  }
  if (arb_know_sees(game, game->base, card1, seat)) return true;
  return now != game->base && pool_in_use(now, ARB_POOL_CARD, card1) &&
         arb_know_sees(game, now, card1, seat);
}

/* Exchanges the faces of two unseen cards of one owner, if each may be what the other is. */
static void exchange(ArbGame *game, int a1, int b1)
{
  ArbCard *a = state_card(game->base, a1), *b = state_card(game->base, b1);
  bool (*may_lie)(const ArbGame *, int, uint16_t) = game->rules->may_lie;
  if (may_lie && (!may_lie(game, a1, b->def) || !may_lie(game, b1, a->def))) return;
  uint16_t def = a->def;
  a->def = b->def;
  b->def = def;
}

/* Whether the running step has been given or has drawn anything that it needs again to come to its
** question: answers, or random numbers, whose outcome the seat may have seen. */
static bool rests_on_luck(const ArbGame *game)
{
  return game->log.count > 0 || memcmp(game->s->rng, game->base->rng, sizeof game->base->rng) != 0;
}

/* Deals the cards that the seat does not know; `unseen` has room for every card. */
static void deal(ArbGame *game, ArbSeat seat, ArbState *draw, uint16_t *unseen)
{
  int cards = game->base->pools[ARB_POOL_CARD].used;
  for (int owner = 0; owner < game->base->seats; owner++) {
    int count = 0;
    for (int card1 = 1; card1 <= cards; card1++)
      if (pool_in_use(game->base, ARB_POOL_CARD, card1) &&
          state_card(game->base, card1)->owner == owner && !knows(game, card1, seat))
        unseen[count++] = (uint16_t)card1;
    for (int i = count - 1; i > 0; i--)
      exchange(game, unseen[i], unseen[arb_rng_below(draw, (uint32_t)i + 1)]);
  }
  game->base->change++;
  memset(game->base->touched, 0xFF, sizeof game->base->touched);
  game->reseed_with = arb_rng_next(draw);
  if (!rests_on_luck(game)) arb_rng_seed(game->base, game->reseed_with);
  else game->reseed = true; /* the running step keeps its random numbers */
}

/* Whether another seat is asked, or has answered in the running step.  Its options and answers may
** depend on cards that this seat does not know. */
static bool rests_on_others(const ArbGame *game, ArbSeat seat)
{
  return posed_any(&game->posed) &&
         (game->posed.decision.player != seat || game->run.chose & ~(seat < 8 ? 1u << seat : 0u));
}

/* Runs the running step again from its start.  Every answer in it must still be offered, and those
** that the seat may not know yet are drawn anew (ArbAsk.together); then the next question is posed.
** A question to the seat itself stays the same, with its number. */
static ArbStatus ask_dealt(ArbGame *game, ArbSeat seat, ArbState *draw)
{
  arb_step_pose(game, game->posed.decision.player == seat ? ARB_POSE_AGAIN : ARB_POSE_NOTHING);
  game->distrusted = true;
  if (seat != ARB_EVERY_SEAT) game->secret_draw = draw; /* each chooser knows their own choice */
  game->secret_for = seat;
  ArbStatus status = arb_flow_run(game);
  game->secret_draw = NULL;
  game->distrusted = false;
  return status;
}

enum { DEALS_MAX = 16 /* deals that are tried; answers of others rarely rule out most deals */ };

/* Drops the log of a step in which no player has answered; the engine makes it again. */
static void drop_own_answers(ArbGame *game, ArbSeat seat)
{
  bool unseen = !game->run.sealed && game->run.seat != seat; /* another player's open step */
  if (!unseen && arb_decide_has_given(&game->log)) return;
  log_empty(&game->log);
  if (unseen) game->s = game->base;
}

/* Makes one deal on the copy, which is equal to the game, and asks again. */
static ArbStatus deal_and_ask(ArbGame *copy, ArbSeat seat, ArbState *draw, uint16_t *unseen)
{
  arb_flow_refresh(copy); /* what the seat knows depends on the running step */
  if (posed_stale(&copy->posed)) return ARB_MEMORY;
  drop_own_answers(copy, seat);
  deal(copy, seat, draw, unseen);
  ArbStatus status = ask_dealt(copy, seat, draw);
  return status >= 0 ? ARB_OK : status;
}

static ArbStatus deal_copies(ArbGame *copy, const ArbGame *game, ArbSeat seat, ArbState *draw,
                             uint16_t *unseen)
{
  ArbStatus status = deal_and_ask(copy, seat, draw, unseen);
  for (int i = 1; i < DEALS_MAX && status < 0 && status != ARB_MEMORY; i++) {
    if (!arb_handle_again(copy, game)) return ARB_MEMORY;
    status = deal_and_ask(copy, seat, draw, unseen);
  }
  if (status >= 0 || status == ARB_MEMORY) return status;
  return arb_flow_fail(copy, ARB_REFUSED, "what was answered in this step fits no other deal");
}

typedef struct Redeal {
  ArbSeat seat;
  ArbState *draw;
  uint16_t *unseen;
  const ArbGame *game;
} Redeal;

static ArbStatus redeal_copy(ArbGame *copy, void *data)
{
  const Redeal *redeal = data;
  return deal_copies(copy, redeal->game, redeal->seat, redeal->draw, redeal->unseen);
}

ArbStatus arb_redeal(ArbGame *game, ArbSeat seat, uint64_t seed)
{
  ArbState draw = {.magic = 0};
  if (seat < ARB_EVERY_SEAT && seat >= game->base->seats)
    return arb_flow_fail(game, ARB_REFUSED, "there is no such player");
  arb_flow_refresh(game);
  if (posed_stale(&game->posed)) return arb_flow_fail(game, ARB_MEMORY, "out of memory");
  uint16_t *unseen = arb_memory_take(game->base->pools[ARB_POOL_CARD].used * sizeof *unseen);
  if (!unseen) return arb_flow_fail(game, ARB_MEMORY, "out of memory");
  ArbStatus status = ARB_OK;
  arb_rng_seed(&draw, seed);
  if (rests_on_others(game, seat)) {
    status = arb_handle_try(game, redeal_copy, &(Redeal){seat, &draw, unseen, game});
  } else {
    deal(game, seat, &draw, unseen);
    arb_step_pose(game, arb_posed_without_arena(&game->posed));
  }
  if (status >= 0)
    arb_step_kept(game, ARB_BACK_NOTHING); /* what was before knows what is exchanged now */
  arb_memory_free(unseen);
  return status;
}
