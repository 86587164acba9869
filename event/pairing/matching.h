/* SPDX-License-Identifier: MIT */
/*
** matching.h -- a perfect matching of least cost, behind a C interface.
**
** The matching itself is LEMON's (matching.cc is the one file of C++).  It is exact over all pairs
** that `cost` allows, though only some of them are put into its graph: its dual solution tells
** whether a pair that was left out would have made the matching cheaper, and those pairs are then
** added.
*/
#ifndef EVENT_MATCHING_H
#define EVENT_MATCHING_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { MATCHING_FORBIDDEN = -1, MATCHING_NODES_MAX = 4096 };

/* LEMON multiplies costs by 4, and a dual value is at most nodes times cost: 2^12 * 2^44 * 2^2.
** Sums of three such values stay below 2^63. */
#define MATCHING_COST_MAX (INT64_C(1) << 44)

/* The cost of pairing nodes `a` and `b`, `a` < `b`: 0 to MATCHING_COST_MAX, or else
** MATCHING_FORBIDDEN. */
typedef int64_t MatchingCost(const void *data, int a, int b);

typedef enum Matching {
  MATCHING_FOUND,
  MATCHING_NONE,  /* no perfect matching exists */
  MATCHING_MEMORY /* memory is short */
} Matching;

/* Pairs `count` nodes, an even number of at most MATCHING_NODES_MAX; `mate` gets the
** partner of each.  Nodes that are near each other in number are tried first, so that their order
** decides among pairings that cost the same. */
Matching matching_find(int count, MatchingCost *cost, const void *data, int *mate);
/* The same, beginning with a graph of each node and the next `reach` that it may be paired with:
** the cost that is found is the same for any reach. */
Matching matching_find_from(int reach, int count, MatchingCost *cost, const void *data, int *mate);

#ifdef __cplusplus
}
#endif

#endif
