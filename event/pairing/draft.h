/* SPDX-License-Identifier: MIT */
/*
** draft.h -- a draft at one table (TR 602.4.b): boosters go round, each player keeps one card of
** each, and what was kept is the player's pool.
**
** Cards are numbers of the caller.  The draft knows nothing of players, files or time.
*/
#ifndef EVENT_DRAFT_H
#define EVENT_DRAFT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { DRAFT_BOOSTERS = 3 }; /* 602.4.b.1 */

typedef struct Draft Draft;

/* A draft of `seats` players in their order to the left.  `cards` holds the boosters, `size` cards
** each: those of the first round of boosters by seat, then those of the second and the third.
** NULL when memory is short.  The caller owns the draft. */
Draft *draft_new(int seats, int size, const int32_t *cards);
void draft_free(Draft *draft);

/* The cards that the player of a seat chooses from now; their number: 0 while the player waits for
** the others, and when the draft is over. */
int draft_offer(const Draft *draft, int seat, const int32_t **cards);
/* Keeps card `index` of the offer.  False when there is no such card, or when the player has kept
** one already and waits for the others: a card that was kept is not returned (602.4.b.2.b.3). */
bool draft_keep(Draft *draft, int seat, int index);
/* The cards that the player of a seat has kept so far, in that order. */
int draft_kept(const Draft *draft, int seat, const int32_t **cards);
bool draft_is_over(const Draft *draft);

#endif
