/* SPDX-License-Identifier: MIT */
/*
** share.h -- shares of games, with their confidence intervals.
**
** Every interval is a 95% interval:
**
**     share_of            one share: Wilson's score interval
**     share_difference    two shares of different games: Newcombe's interval, from Wilson's two
**     share_of_pairs      the same games played in two ways: only games that ended differently
**                         count; the interval of Agresti and Min, which adds half a game to each
**                         of the four ways in which a pair may end
*/
#ifndef CLI_SHARE_H
#define CLI_SHARE_H

#include <stdint.h>

/* A share, or a difference of shares, with its interval. */
typedef struct Share {
  double value, low, high;
} Share;

/* The share of `part` in `whole` games.  Without games: 0.5, from 0 to 1. */
Share share_of(int64_t part, int64_t whole);
/* The first share minus the second; each is of at least one game. */
Share share_difference(int64_t part, int64_t whole, int64_t other, int64_t other_whole);
/* Of `pairs` games, `only_first` were won only in the first way, `only_second` only in the
** second. */
Share share_of_pairs(int64_t only_first, int64_t only_second, int64_t pairs);

#endif
