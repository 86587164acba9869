/* SPDX-License-Identifier: MIT */
/* event_set.h -- sets of kinds of events: a bit for each row of the event table. */
#ifndef ARB_EVENT_SET_H
#define ARB_EVENT_SET_H

#include <stdbool.h>
#include <stdint.h>

enum { ARB_EVENT_WORDS = 2, ARB_EVENTS_MAX = 64 * ARB_EVENT_WORDS };

typedef struct ArbEventSet {
  uint64_t word[ARB_EVENT_WORDS];
} ArbEventSet;

static inline void events_add(ArbEventSet *set, int event)
{
  set->word[event >> 6] |= UINT64_C(1) << (event & 63);
}
static inline void events_join(ArbEventSet *set, const ArbEventSet *other)
{
  for (int i = 0; i < ARB_EVENT_WORDS; i++) set->word[i] |= other->word[i];
}
static inline bool events_have(const ArbEventSet *set, int event)
{
  return set->word[event >> 6] >> (event & 63) & 1;
}

#endif
