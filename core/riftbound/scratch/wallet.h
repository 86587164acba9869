/* SPDX-License-Identifier: MIT */
/*
** wallet.h -- the resources with which a player can pay a cost, and the ways to pay it.
**
** A *wallet* is the part of the Rune Pool that may be spent, the basic runes, and other sources of
** resources.  A *purse* is what the wallet comes to when certain sources are used.  cost.c fills
** both.  ways.c searches for the ways to pay, and drops a way when another is at least as good.
*/
#ifndef RB_WALLET_H
#define RB_WALLET_H

#include "riftbound/rb.h"

enum { SOURCES_MAX = 24, OUTCOMES_MAX = 12 /* more ways than these are left to paying by hand */ };

/* Objects with one Add ability that can be used while paying.  Gear of one definition and place is
** alike and counted together.  Units are kept apart, because it matters which one is exhausted. */
typedef struct Source {
  int card1, ability; /* the first of the objects, and its ability */
  int count;
  uint16_t def;
  ArbId place;
  RbAdd add;    /* the resources that each of them adds */
  uint8_t each; /* RB_EACH_...: it also exchanges what is paid; 0: it does not */
} Source;

typedef struct Purse {
  int energy; /* Energy of the pool that may pay this cost */
  int power[RB_DOMAINS], universal;
  int ready[RB_DOMAINS], spent[RB_DOMAINS]; /* basic runes */
  /* Bits 1 << RB_EACH_...: Energy or Power that can be exchanged for the other.  Resources tied to
  ** another use are excluded. */
  int exchanges, tied_energy, tied_power[RB_DOMAINS + 1];
} Purse;

typedef struct Wallet {
  Purse purse;
  bool restricted; /* it holds resources that pay for certain costs only (165, A12) */
  int source_count;
  Source sources[SOURCES_MAX]; /* entries past `source_count` are uninitialised */
} Wallet;

/* An exchange while paying: this much Energy for as much Power, or this much Power for Energy. */
typedef struct Exchange {
  uint8_t energy, power;
} Exchange;

enum { LEFT_FLOATING = 3 * RB_DOMAINS, LEFT_UNIVERSAL, LEFT_SOURCES };

typedef struct Outcome {
  uint16_t exhaust[RB_DOMAINS]; /* ready runes exhausted for Energy */
  uint16_t recycle[RB_DOMAINS];
  uint16_t spend[RB_DOMAINS];           /* Power spent from the pool, beside recycled runes */
  uint16_t universal;                   /* Power of every domain, spent from the pool */
  uint16_t sources[SOURCES_MAX];        /* how many of each source are used */
  Exchange exchange;                    /* what these sources exchange */
  int left[LEFT_SOURCES + SOURCES_MAX]; /* what remains; for comparing outcomes */
} Outcome;

typedef struct Search {
  const RbTotal *total;
  const Wallet *wallet;
  Purse purse;                 /* the purse with the present set of sources used */
  uint8_t domains[RB_DOMAINS]; /* the domains that the purse has runes or Power of */
  int domain_count;
  Outcome *found;  /* in the arena */
  int count, room; /* room: the most outcomes to keep with this set of sources */
  int tried, steps;
  bool cut; /* there may be more ways */
  uint16_t sources[SOURCES_MAX];
  Exchange exchange;
} Search;

/* cost.c: the purse of a wallet with `used` of each source; NULL: with all of them. */
Purse rb_wallet_with(const ArbGame *g, const Wallet *w, const uint16_t *used);
bool rb_purse_covers(const Purse *w, const RbTotal *total);
bool rb_purse_covers_alone(const Purse *w, const RbTotal *total); /* without an exchange */
/* Whether Power, `have` of each domain and `universal`, is enough. */
bool rb_power_covers(const int *have, int universal, const RbTotal *total);
/* The purse and the cost after an exchange.  False when a number does not fit. */
bool rb_purse_exchange(const Purse *w, const RbTotal *total, Exchange how, Purse *purse,
                       RbTotal *cost);
/* The largest exchange that can make sense: in one direction, and no more than the cost needs. */
Exchange rb_purse_most_exchanged(const Purse *w, const RbTotal *total);

/* ways.c: searches for the ways to pay. */
Search *rb_ways_find(ArbGame *g, const Wallet *wallet, const RbTotal *total);
/* The exchanges after which a cost is covered: of one source, or of as many as that takes; none is
** one of them when it is covered without. */
Search *rb_ways_to_exchange(ArbGame *g, const Wallet *wallet, const RbTotal *total);

#endif
