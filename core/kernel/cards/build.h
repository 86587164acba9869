/* SPDX-License-Identifier: MIT */
/*
** build.h -- building a card pool.
**
** A pool is read-only once it is finished.  Until then it is a few growing arrays: strings, the
** terms of numbers, the tests of selectors, and the game's own records.  An ArbBuilder holds all
** but the last.  The game's own builder holds an ArbBuilder and an ArbVector for each kind of
** record.
**
**     ArbBuilder b = {0};
**     const char *name = arb_build_string(&b, "Ember");
**     ArbNumber two = arb_build_constant(&b, 2);
**     ...
**     arb_build_finish(&b, &cards->base);        the pool owns it all
**     arb_build_release(&cards->base);           when the last game is gone
**
** When memory runs out, the builder calls `lost`, which does not return; the builder is dropped
** then.
*/
#ifndef ARB_BUILD_H
#define ARB_BUILD_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

/* A growing array.  Whoever finishes the vector owns `items`. */
typedef struct ArbVector {
  char *items;
  int count, room;
} ArbVector;

/* Indices into the arrays have 16 bits. */
enum { BUILD_MOST = UINT16_MAX };

typedef struct ArbBuilder {
  ArbVector strings, terms, tests, selectors, keywords, tallies, signals;
  const char *full; /* the kind of thing that exceeds BUILD_MOST, in the plural; NULL: none */
  /* Called when memory runs out; leaves by longjmp.  NULL: that is fatal (arb_set_hooks). */
  void (*lost)(void *data);
  void *lost_data;
} ArbBuilder;

/* Zeroed memory for the builder's user.  Never NULL. */
void *arb_build_take(ArbBuilder *builder, size_t size);

/* Appends copies of `count` items; returns the index of the first.  `what` is the plural name of
** the items.  When the array is full, `builder->full` is set and the builder must not be
** finished. */
int arb_build_append(ArbBuilder *builder, ArbVector *vector, const char *what, const void *items,
                     int count, size_t item_size);

/* The index of a name in a list of names; -1 when it is not there. */
int arb_vector_find_name(const ArbVector *names, const char *name);
int arb_build_name(ArbBuilder *builder, ArbVector *names,
                   const char *name); /* adds it if need be */
/* The bit that stands for `number` in a list of at most `most` numbers; adds the number if need
** be.  -1 when the list is full. */
int arb_build_bit(uint16_t *list, int *count, int most, int number);

const char *arb_build_string(ArbBuilder *builder, const char *text); /* a copy */
/* Add a number: its terms in postfix order, or one that is always the same. */
ArbNumber arb_build_number(ArbBuilder *builder, const ArbTerm *terms, int count);
ArbNumber arb_build_constant(ArbBuilder *builder, int32_t value);
/* Adds a selector.  Returns its index, one-based as all indices of selectors. */
int arb_build_selector(ArbBuilder *builder, ArbSelector selector, const ArbTest *tests, int count);
/* arb_build_keywords adds the game's keywords, once and first.  arb_build_keyword adds one of the
** pool's own and returns its number; -1 when there are too many.  Its texts must live as long as
** the builder. */
void arb_build_keywords(ArbBuilder *builder, const struct ArbRules *rules);
int arb_build_keyword(ArbBuilder *builder, const ArbKeyword *keyword);
static inline ArbKeyword *build_keyword_at(const ArbBuilder *builder, int keyword)
{
  ArbKeyword *keywords = (ArbKeyword *)(void *)builder->keywords.items; /* NULL: none yet */
  return keyword ? keywords + keyword : keywords;
}
/* The number of a tally; equal tallies have the same number. */
int arb_build_tally(ArbBuilder *builder, ArbTally tally);
/* The number of a signal, an event that cards define; the same for the same name.  -1 when there
** are too many. */
int arb_build_signal(ArbBuilder *builder, const char *name);
/* A number that is not 0 when neither `a` nor `b` is 0.  `b` must not come from arb_build_both. */
ArbNumber arb_build_both(ArbBuilder *builder, ArbNumber a, ArbNumber b);
/* Gives the pool its definitions: `count` records from `defs[1]` on, each beginning with an
** ArbCardHead.  The kernel then reads cards from these heads. */
void arb_build_heads(ArbCards *cards, const void *defs, size_t def_size, int count);
/* Gives the pool its abilities, which the heads refer to. */
void arb_build_abilities(ArbCards *cards, const void *abilities, size_t size);
/* Hands all arrays over to the pool and compiles the gates of selectors. */
void arb_build_finish(ArbBuilder *builder, ArbCards *cards);
void arb_build_drop(ArbBuilder *builder); /* frees a builder that makes no pool */
/* Frees a pool's arrays, definitions, abilities and scripts.  The game frees the rest. */
void arb_build_release(ArbCards *cards);

#endif
