/* SPDX-License-Identifier: MIT */
/*
** build.h -- what every card pool is put together with.
**
** A pool is read-only once it is finished.  Until then it is a few growing
** arrays: strings, the terms of numbers, the tests of selectors, and whatever
** records the game keeps beside them.  An ArbBuilder holds the former, the
** game's own builder holds an ArbBuilder and its ArbVectors.
**
**     ArbBuilder b = {0};
**     const char *name = build_string(&b, "Ember");
**     ArbNumber two = build_constant(&b, 2);
**     ...
**     build_finish(&b, &cards->base);        the pool owns it all
**     build_release(&cards->base);           when the last game is gone
**
** Whoever builds says what is done when memory runs out (`lost`); it does not come back, and the
** builder is dropped then.
*/
#ifndef ARB_BUILD_H
#define ARB_BUILD_H

#include "kernel/cards/ability.h"
#include "kernel/game.h"

/* A growing array; whoever finishes it takes `items`. */
typedef struct ArbVector {
  char *items;
  int count, room;
} ArbVector;

/* Whatever is named by its index has 16 bits for it. */
enum { BUILD_MOST = UINT16_MAX };

typedef struct ArbBuilder {
  ArbVector strings, terms, tests, selectors, keywords, tallies, signals;
  const char *full; /* what there is more of than BUILD_MOST; NULL: nothing */
  /* Out of memory: leaves, with a longjmp.  NULL: the program ends. */
  void (*lost)(void *data);
  void *lost_data;
} ArbBuilder;

/* Never NULL: zeroed memory of the builder's user. */
void *build_take(ArbBuilder *builder, size_t size);

/* Appends copies; the index of the first one.  `what` says of what, in the plural.  A builder that
** is full must not be finished. */
int build_append(ArbBuilder *builder, ArbVector *vector, const char *what, const void *items,
                 int count, size_t item_size);

/* Names that have numbers: that of a name, the same for the same one; -1: it is not there. */
int vector_find_name(const ArbVector *names, const char *name);
int build_name(ArbBuilder *builder, ArbVector *names, const char *name); /* adds it if need be */
/* Numbers that have a bit each, in a list of at most `most`: which bit; -1: there are too many. */
int build_bit(uint16_t *list, int *count, int most, int number);

const char *build_string(ArbBuilder *builder, const char *text); /* a copy */
ArbNumber build_number(ArbBuilder *builder, const ArbTerm *terms, int count);
ArbNumber build_constant(ArbBuilder *builder, int32_t value);
/* One-based, as everybody names selectors. */
int build_selector(ArbBuilder *builder, ArbSelector selector, const ArbTest *tests, int count);
/* The keywords of the pool: those of the game, once, then its own.  Adding gives the number of
** the new one; -1: there are too many.  Its texts live as long as the builder's. */
void build_keywords(ArbBuilder *builder, const struct ArbRules *rules);
int build_keyword(ArbBuilder *builder, const ArbKeyword *keyword);
static inline ArbKeyword *build_keyword_at(const ArbBuilder *builder, int keyword)
{
  return (ArbKeyword *)(void *)builder->keywords.items + keyword;
}
/* The number of a tally: that of an equal one when there is such. */
int build_tally(ArbBuilder *builder, ArbTally tally);
/* What cards tell each other by a name of their own: the number of that name, the same for the
** same name; -1: there are too many. */
int build_signal(ArbBuilder *builder, const char *name);
/* A number that is not 0 when neither of the two is; `b` was not made by this. */
ArbNumber build_both(ArbBuilder *builder, ArbNumber a, ArbNumber b);
/* The pool's definitions: `count` records from `defs[1]` on, which begin with an ArbCardHead.
** What the kernel asks of a card is answered from there. */
void build_heads(ArbCards *cards, const void *defs, size_t def_size, int count);
/* ... its abilities, whose heads the definitions name. */
void build_abilities(ArbCards *cards, const void *abilities, size_t size);
/* Hands all of it over to the pool; compiles the selectors' gates. */
void build_finish(ArbBuilder *builder, ArbCards *cards);
void build_drop(ArbBuilder *builder); /* without a pool */
/* Frees it, with definitions, abilities and scripts; the game frees what else it has. */
void build_release(ArbCards *cards);

#endif
