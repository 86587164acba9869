/* SPDX-License-Identifier: MIT */
/*
** support.h -- small pools and a lone script call, for tests of the bindings.
**
** `pool_of_cards` makes a pool of the real vocabulary and keywords with nothing
** but the cards a test writes down.  `run` wraps a few lines of Lua into a card,
** calls them as the core would, and keeps what came back.
*/
#ifndef TESTS_BINDINGS_SUPPORT_H
#define TESTS_BINDINGS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bindings.h"
#include "kernel/game.h"
#include "riftbound/cards.h"

#define SCRIPTS ARB_DATA_DIR "/scripts"
#define CARDS   ARB_DATA_DIR "/cards/riftbound"

/* A pool of these card files, called a.lua, b.lua, ...; NULL with `error`. */
ArbCards *pool_of_cards(const char *const *texts, int count, ArbError *error);
ArbCards *pool_of_card(const char *text, ArbError *error);
/* Every card that ships. */
ArbCards *whole_pool(void);
const RbCardDef *def_named(const ArbCards *cards, const char *name);
const RbAbility *ability_of(const ArbCards *cards, const char *name, int n);

/* Fails unless loading the card is refused with exactly this sentence. */
void refused(const char *text, const char *message);

/* A script that was called: `body` is what stands in run = function(game, me). */
typedef struct Called {
  ArbCards *cards;
  BindHost *host;
  ArbGame *game;
  int status; /* 0, or -1 with `error` */
  ArbValue result;
  char error[400];
} Called;

/* Calls it in `mode` with player 1 as me and you; file-level lines stand in `head`. */
Called called(const char *head, const char *body, ArbMode mode);
void call_ends(Called *c);
/* Acting: gives the integer / fails with exactly this message / holds. */
void gives(const char *body, int number);
void fails(const char *body, const char *message);
void fails_with(const char *head, const char *body, const char *message);
void gives_none(const char *body);

#endif
