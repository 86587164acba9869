/* SPDX-License-Identifier: MIT */
/*
** share.h -- how often out of how often, and how sure one may be of it.
**
** Every interval is one of 95%:
**
**     share_of            one share: Wilson's score interval
**     share_difference    two shares of different games: Newcombe's, made of Wilson's two
**     share_of_pairs      of the same games played in two ways: only those that came out
**                         differently count, after Agresti and Min (half a game is added to
**                         each of the four ways a pair may end)
*/
#ifndef CLI_SHARE_H
#define CLI_SHARE_H

#include <stdint.h>

/* A share, or a difference of shares, with its interval. */
typedef struct Share {
  double value, low, high;
} Share;

/* Nothing is known of no games: 0.5, from 0 to 1. */
Share share_of(int64_t part, int64_t whole);
/* By how much the first share is greater; both of at least one game. */
Share share_difference(int64_t part, int64_t whole, int64_t other, int64_t other_whole);
/* Of `pairs` games `only_first` were won just in the first way, `only_second` in the other. */
Share share_of_pairs(int64_t only_first, int64_t only_second, int64_t pairs);

#endif
