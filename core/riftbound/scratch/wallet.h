/* SPDX-License-Identifier: MIT */
/*
** wallet.h -- what a player can raise to pay a cost, and the ways to pay it.
**
** A *wallet* is the Rune Pool, as far as it may be spent, the basic runes, and the other
** sources; a *purse* is what it comes to when some of these are used.  cost.c fills them,
** ways.c looks for the ways to pay that are no worse than another.
*/
#ifndef RB_WALLET_H
#define RB_WALLET_H

#include "riftbound/rb.h"

enum { SOURCES_MAX = 24, OUTCOMES_MAX = 12 };

/* Objects with an Add ability that can be used while paying, alike ones together: gear of
** one definition and place.  Which unit is exhausted always matters. */
typedef struct Source {
  int card1, ability; /* the first of them */
  int count;
  uint16_t def;
  ArbId place;
  RbAdd add;    /* what each of them adds ... */
  uint8_t each; /* ... and for each of what is paid: RB_EACH_... */
} Source;

typedef struct Purse {
  int16_t energy; /* in the pool, usable for this cost */
  int16_t power[RB_DOMAINS], universal;
  int16_t ready[RB_DOMAINS], spent[RB_DOMAINS]; /* basic runes */
  /* Power is to be had for Energy, or Energy for Power: 1 << RB_EACH_..., but not for what is
  ** tied to other uses */
  int16_t exchanges, tied_energy, tied_power[RB_DOMAINS + 1];
} Purse;

typedef struct Wallet {
  Purse purse;
  bool restricted; /* something in it pays for certain costs only (165, A12) */
  int source_count;
  Source sources[SOURCES_MAX]; /* beyond the count they are not even zero */
} Wallet;

/* So much Energy is paid for as much Power on the way, or Power for Energy. */
typedef struct Exchange {
  uint8_t energy, power;
} Exchange;

enum { LEFT_FLOATING = 3 * RB_DOMAINS, LEFT_UNIVERSAL, LEFT_SOURCES };

typedef struct Outcome {
  uint8_t exhaust[RB_DOMAINS]; /* ready runes exhausted for Energy */
  uint8_t recycle[RB_DOMAINS];
  uint8_t spend[RB_DOMAINS];               /* Power of the pool, beside what is recycled */
  uint8_t universal;                       /* Power of every domain, of the pool */
  uint8_t sources[SOURCES_MAX];            /* how many of each */
  Exchange exchange;                       /* ... what those take for what they add */
  int8_t left[LEFT_SOURCES + SOURCES_MAX]; /* what remains: to compare */
} Outcome;

typedef struct Search {
  const RbTotal *total;
  const Wallet *wallet;
  Purse purse;                 /* with the sources that are looked at: */
  uint8_t domains[RB_DOMAINS]; /* what it has runes or Power of ... */
  int domain_count;            /* ... so many */
  Outcome found[OUTCOMES_MAX];
  int count, tried, room; /* room: how many this set of sources may still bring it to */
  uint8_t sources[SOURCES_MAX];
  Exchange exchange;
} Search;

/* cost.c: what is in the purse with so many of each source used; NULL: all of them. */
Purse wallet_with(const ArbGame *g, const Wallet *w, const uint8_t *used);
bool purse_covers(const Purse *w, const RbTotal *total);
bool purse_covers_alone(const Purse *w, const RbTotal *total); /* without an exchange */
/* What the purse and the cost come to with that; false: there is no room for it. */
bool purse_exchange(const Purse *w, const RbTotal *total, Exchange how, Purse *purse,
                    RbTotal *cost);
/* Nobody exchanges both ways at once, nor more than is asked for. */
Exchange purse_most_exchanged(const Purse *w, const RbTotal *total);

/* ways.c: fills the list of a search, whose total is set. */
void ways_find(ArbGame *g, const Wallet *wallet, Search *s);

#endif
