/* SPDX-License-Identifier: MIT */
/*
** draft.c -- boosters go round a table (draft.h).
**
** Boosters stay in their place of `cards`; what moves is who holds which.  Booster b is held by
** the seat b - passed when it goes to the right, b + passed when it goes to the left, where
** `passed` counts how often this round of boosters was passed.
*/
#include "pairing/draft.h"

#include <stdlib.h>
#include <string.h>

struct Draft {
  int seats, size;
  int round;      /* of boosters, from 0 */
  int passed;     /* how often the boosters of this round were passed on */
  int chosen;     /* players who have kept a card since */
  bool *has;      /* by seat: has kept a card since the boosters were passed */
  int32_t *cards; /* of the boosters of all rounds; kept cards are moved out behind the others */
  int32_t *kept;  /* by seat, DRAFT_BOOSTERS * size each */
};

Draft *draft_new(int seats, int size, const int32_t *cards)
{
  size_t count = (size_t)seats * (size_t)size * DRAFT_BOOSTERS;
  Draft *draft = calloc(1, sizeof *draft);
  if (!draft) return NULL;
  *draft = (Draft){.seats = seats,
                   .size = size,
                   .has = calloc((size_t)seats, sizeof *draft->has),
                   .cards = malloc(count * sizeof *draft->cards),
                   .kept = malloc(count * sizeof *draft->kept)};
  if (!draft->has || !draft->cards || !draft->kept) {
    draft_free(draft);
    return NULL;
  }
  memcpy(draft->cards, cards, count * sizeof *cards);
  return draft;
}

void draft_free(Draft *draft)
{
  if (!draft) return;
  free(draft->has);
  free(draft->cards);
  free(draft->kept);
  free(draft);
}

bool draft_is_over(const Draft *draft)
{
  return draft->round == DRAFT_BOOSTERS;
}

/* 602.4.b.2.b: the first and third boosters go to the left, the second to the right.  Seats are
** numbered to the left, so a booster that went left is held by a higher seat. */
static int32_t *held_by(const Draft *draft, int seat)
{
  int back = draft->round == 1 ? draft->passed : -draft->passed;
  int booster = ((seat + back) % draft->seats + draft->seats) % draft->seats;
  return draft->cards + ((ptrdiff_t)draft->round * draft->seats + booster) * (ptrdiff_t)draft->size;
}

int draft_offer(const Draft *draft, int seat, const int32_t **cards)
{
  if (draft_is_over(draft) || draft->has[seat]) return 0;
  *cards = held_by(draft, seat);
  return draft->size - draft->passed;
}

int draft_kept(const Draft *draft, int seat, const int32_t **cards)
{
  *cards = draft->kept + (ptrdiff_t)seat * DRAFT_BOOSTERS * draft->size;
  if (draft_is_over(draft)) return DRAFT_BOOSTERS * draft->size;
  return draft->round * draft->size + draft->passed + draft->has[seat];
}

/* Everybody has kept a card: boosters are passed on, and the next ones opened after the last. */
static void pass_on(Draft *draft)
{
  draft->chosen = 0;
  memset(draft->has, 0, (size_t)draft->seats * sizeof *draft->has);
  if (++draft->passed < draft->size) return;
  draft->passed = 0;
  draft->round++;
}

bool draft_keep(Draft *draft, int seat, int index)
{
  const int32_t *ignored;
  if (seat < 0 || seat >= draft->seats || draft_is_over(draft)) return false;
  int count = draft_offer(draft, seat, &ignored), kept = draft_kept(draft, seat, &ignored);
  if (index < 0 || index >= count) return false;
  int32_t *booster = held_by(draft, seat), card = booster[index];
  memmove(booster + index, booster + index + 1, (size_t)(count - index - 1) * sizeof card);
  booster[count - 1] = card;
  draft->kept[(ptrdiff_t)seat * DRAFT_BOOSTERS * draft->size + kept] = card;
  draft->has[seat] = true;
  if (++draft->chosen == draft->seats) pass_on(draft);
  return true;
}
