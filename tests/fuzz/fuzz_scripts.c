/* SPDX-License-Identifier: MIT */
/*
** fuzz_scripts.c -- stirred files of cards, keywords and formats: refused with a sentence, or cards
** that a game is played with.
*/
#include "field.h"
#include "soup.h"

#include <stdlib.h>
#include <string.h>

enum { ANSWERS = 30 };

static SoupFiles cards_of[WILD_FIELDS] = {
  {.pattern = "cards/riftbound/*/*.lua", .not_ending = "_spec.lua"},
  {.pattern = "cards/evolve/*/*.lua", .not_ending = "_spec.lua"}};
static SoupFiles keywords = {.pattern = "scripts/keywords/*.lua"};
static SoupFiles formats = {.pattern = "scripts/formats/*.lua"};

static void play(const WildField *field, const ArbCards *cards, Bytes *bytes)
{
  static BotRandom random;
  static BotAnswer drawn;
  ArbError error = {0};
  BindHost *host = bind_host_new(cards, &error);
  if (!host) fuzz_failed("a host of stirred cards", error.text);
  const char *name = arb_card_title(cards, (uint16_t)arb_cards_count(cards));
  WildLies lies[] = {{name, 0, "hand", NULL}, {name, 1, "hand", NULL}};
  ArbGame *game = wild_game(field, cards, host, lies, 2, 1, &error);
  if (!game) game = wild_game(field, cards, host, NULL, 0, 1, &error);
  if (!game && error.status == ARB_BUG) fuzz_failed("a game of stirred cards", error.text);
  for (int i = 0; i < ANSWERS && game && arb_advance(game) == ARB_AWAITING; i++) {
    random.state = (uint64_t)bytes_below(bytes, 256) + (uint64_t)i;
    int count = bind_random_choose(&random, &drawn, game);
    if (arb_answer(game, arb_decision(game)->number, drawn.values, count) == ARB_BUG)
      fuzz_failed("playing stirred cards", arb_error(game));
    fuzz_sound(game, "playing stirred cards");
  }
  arb_destroy(game);
  bind_host_free(host);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  Bytes bytes = {data, data + size};
  int which = bytes_below(&bytes, WILD_FIELDS), kind = bytes_below(&bytes, 8);
  const WildField *field = &wild_fields[which];
  ArbError error = {0};
  BindText text = {"stirred.lua", NULL};
  if (kind == 0) text.name = BIND_KEYWORDS "stirred.lua";
  if (kind == 1) text.name = BIND_FORMATS "stirred:stirred.lua";
  text.text = soup_of_files(kind == 0   ? &keywords
                            : kind == 1 ? &formats
                                        : &cards_of[which],
                            &bytes);
  const ArbCards *cards = wild_pool(field, &text, 1, &error);
  if (!cards && !error.text[0]) fuzz_failed("stirred cards", "refused without a sentence");
  if (cards && arb_cards_count(cards) > 0) play(field, cards, &bytes);
  arb_cards_release(cards);
  return 0;
}
