/* SPDX-License-Identifier: MIT */
/*
** board.h -- the table as text, as one seat may see it.  What it looks like and what is
** said of a card is the game's (face.h), the parts to make it of stand here.
*/
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include <stdio.h>

#include "lunarbiter.h"

enum { BOARD_CARDS_MAX = 128 };

typedef struct Board {
  ArbGame *game;
  const ArbCards *cards;
  ArbSeat viewer;
  const char *const *players; /* what they are called, by seat */
  int goal;                   /* the score that wins; 0: none does */
} Board;

void board_print(const Board *board, FILE *out);
/* The cards of a zone as the viewer sees them, all players' or (owner) one's.
** Returns how many there are, also when more than `max`. */
int board_cards(const Board *board, const char *zone, ArbSeat owner, ArbCardView *out, int max);
/* A card the viewer can see, by its id ("c17") or its name; nothing when there
** is none.  Of several by one name the first in the hand, then elsewhere. */
ArbId board_find(const Board *board, const char *text);
/* The cards the viewer can see that are called so, or (part) have it in their names: how many. */
typedef struct BoardMatch {
  ArbId id;
  const char *title, *zone;
  ArbSeat controller;
} BoardMatch;
int board_named(const Board *board, const char *text, bool part, BoardMatch *out, int max);
/* "Gust <c8> (jinx-origins, hand)" */
void board_print_match(const Board *board, FILE *out, const BoardMatch *match);
/* Cost, Might and the like of a card, as one line: "3 Energy, 1 fury, 4 Might". */
void board_facts(const Board *board, ArbId card, char *out, size_t size);
/* Adds its keywords, with the values of those that have one: "assault 2, tank". */
void board_keywords(const Board *board, ArbId card, char *out, size_t size);

/* ---- What pictures are made of --------------------------------------------------- */

/* The cards of a zone that fit; and how many it has, when nobody may see them. */
int board_list(const Board *board, const char *zone, ArbSeat owner, ArbCardView *out);
int board_size(const Board *board, const char *zone, ArbSeat owner);
/* A number of an object; 0 when it has none or the viewer may not know. */
int32_t board_look(const Board *board, ArbId object, const char *attribute);
bool board_same(ArbId a, ArbId b);
/* Whether the viewer has it in his hand. */
bool board_in_hand(const Board *board, ArbId card);
/* One of the numbers a card shows at a glance; 0: it has none, or hides it. */
int board_number(const Board *board, const ArbCardView *card, const char *name);
/* "Chemtech Enforcer <u12>", and the same with what it bears: "2 Might assault 2 exhausted" */
void board_print_name(const Board *board, FILE *out, const ArbCardView *card);
void board_print_card(const Board *board, FILE *out, const ArbCardView *card);
/* What is attached to a card stands behind it: "Unit <c3> 5 Might [with Long Sword <c9>]". */
void board_print_attached(const Board *board, FILE *out, const ArbCardView *cards, int count,
                          ArbId top);
/* What of a list `seat` controls at a place; prints nothing when that is nothing. */
void board_print_at(const Board *board, FILE *out, const char *heading, const ArbCardView *cards,
                    int count, ArbSeat seat, ArbId place);
/* The cards of a zone in one line; prints nothing when it is empty. */
void board_print_zone(const Board *board, FILE *out, const char *heading, const char *zone,
                      ArbSeat seat);
/* Objects that are no cards, as abilities that wait on a chain; nothing when there are none. */
void board_print_things(const Board *board, FILE *out, const char *heading);

#endif
