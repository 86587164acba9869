/* SPDX-License-Identifier: MIT */
/*
** card_filter.h -- filters for lists of cards, by what the cards' files declare.
**
**     --type unit --domain fury --cost 2-3 --keyword assault --tag Yordle
**
** Each option may be given several times, and all must hold.  A number is written as a number (3),
** a range (2-4), at most (3-) or at least (3+).  A word that no card has is a mistake; the message
** lists the words that cards have.
*/
#ifndef CLI_CARD_FILTER_H
#define CLI_CARD_FILTER_H

#include "tooling/facts.h"
#include "common/options.h"

enum { FILTER_WORDS = 5, FILTER_NUMBERS = 4 };
typedef struct CardFilter {
  TextList words[FILTER_WORDS];     /* type, domain, class, keyword, tag */
  TextList numbers[FILTER_NUMBERS]; /* cost, might, attack, defense */
  bool tokens;                      /* only tokens */
} CardFilter;

#define FILTER_OPTION(filter_, kind_, at_, name_, argument_, help_) \
  {.name = (name_),                                                 \
   .kind = OPTION_LIST,                                             \
   .to = &(filter_)->kind_[at_],                                    \
   .argument = (argument_),                                         \
   .help = (help_)}
#define CARD_FILTER_OPTIONS(filter_)                                                               \
  FILTER_OPTION(filter_, words, 0, "type", "WORD",                                                 \
                "only cards of this type: unit, spell, champion, follower ..."),                   \
      FILTER_OPTION(filter_, words, 1, "domain", "WORD",                                           \
                    "only cards of this domain: fury (Riftbound)"),                                \
      FILTER_OPTION(filter_, words, 2, "class", "WORD",                                            \
                    "only cards of this class: forestcraft (Evolve)"),                             \
      FILTER_OPTION(filter_, words, 3, "keyword", "WORD",                                          \
                    "only cards with this keyword, or an ability of this kind:\n"                  \
                    "assault, when_played, last_words"),                                           \
      FILTER_OPTION(filter_, words, 4, "tag", "WORD",                                              \
                    "only cards with this tag or trait: Yordle"),                                  \
      FILTER_OPTION(filter_, numbers, 0, "cost", "N",                                              \
                    "only cards with this cost (Energy, play points): 3, 2-4,\n"                   \
                    "3- (at most), 3+ (at least)"),                                                \
      FILTER_OPTION(filter_, numbers, 1, "might", "N", "only cards with this Might (Riftbound)"),  \
      FILTER_OPTION(filter_, numbers, 2, "attack", "N", "only cards with this attack (Evolve)"),   \
      FILTER_OPTION(filter_, numbers, 3, "defense", "N", "only cards with this defense (Evolve)"), \
      {.name = "tokens", .kind = OPTION_FLAG, .to = &(filter_)->tokens, .help = "only tokens"}

/* Sets kept[def] for the cards that pass the filter.  False with a sentence when a number cannot be
** read, or when no card of the pool has a word or number. */
bool card_filter(const CardFilter *filter, const ArbCards *cards, CardFacts *facts, bool *kept,
                 ArbError *error);

#endif
