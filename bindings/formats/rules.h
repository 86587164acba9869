/* SPDX-License-Identifier: MIT */
/*
** rules.h -- three more questions to deck rules, beside bind_check_deck (bindings.h): which cards
** are legal on a day, which decks a bot builds from a limited pool, and which colours a card has
** for a bot that drafts.
**
** All of it is Lua, in scripts/deck_rules/GAME-PART.lua; a game without that file has no answer,
** and the call fails.
*/
#ifndef BINDINGS_FORMAT_RULES_H
#define BINDINGS_FORMAT_RULES_H

#include "bindings.h"

/* Which cards may be played, and when and where. */
typedef struct BindLegality {
  const char *cards;  /* the name of a list of sets and bans: "standard" */
  const char *day;    /* "2026-08-01" */
  const char *region; /* "world", or "china", where sets have days of their own */
} BindLegality;

/* Holds a deck against the sets that are legal and the cards that are banned (PART is legality).
** Reports and returns as bind_check_deck does. */
int bind_check_legality(const BindPaths *paths, const char *format, const ArbCards *cards,
                        const ArbDeck *deck, const BindLegality *legality, BindProblem *report,
                        void *data, ArbError *error);

/* Takes the text of a deck file, which is valid during the call. */
typedef void BindTakeList(void *data, const char *list);

/* Builds `count` decks of a limited format from the section of `pool` that is called Pool (PART is
** build): the same pool gives the same decks.  False with `error`: it has too few cards. */
bool bind_build_decks(const BindPaths *paths, const char *format, const ArbCards *cards,
                      const ArbDeck *pool, int count, BindTakeList *take, void *data,
                      ArbError *error);

/* The colours of cards, for a bot that drafts (PART is draft).  Writes a mask for each definition
** number, from 0 to arb_cards_count: the colours that a deck must have for the card to be played in
** it, a bit each; 0 for a card that belongs into no main deck. */
bool bind_draft_colours(const BindPaths *paths, const char *format, const ArbCards *cards,
                        uint32_t *colours, ArbError *error);

#endif
