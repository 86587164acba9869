/* SPDX-License-Identifier: MIT */
/* bot.c -- see bot.h. */
#include "bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options.h"
#include "text.h"

/* ---- Bots ----------------------------------------------------------------------- */

/* A bot keeps nothing from one decision to the next, so that a game that was
** taken back goes on as it did: each decision has a generator of its own. */
struct Bot {
  BotAnswer answer;
  uint64_t seed;
  Greedy *greedy; /* NULL: the random bot */
};

void bot_reserve(BotAnswer *answer, int options)
{
  if (answer_reserve(answer, options)) return;
  fprintf(stderr, "lunarbiter: out of memory\n");
  exit(EXIT_FAILED);
}

const char *bot_names(void) { return "random, greedy"; }

Bot *bot_new(const char *name)
{
  bool greedy = strcmp(name, "greedy") == 0;
  if (!greedy && strcmp(name, "random") != 0) return NULL;
  Bot *bot = must_take(NULL, sizeof *bot);
  *bot = (Bot){.greedy = greedy ? greedy_new() : NULL};
  return bot;
}

void bot_free(Bot *bot)
{
  if (!bot) return;
  answer_free(&bot->answer);
  if (bot->greedy) greedy_free(bot->greedy);
  free(bot);
}

void bot_sit(Bot *bot, const BotSeat *seat)
{
  bot->seed = seat->seed;
  if (bot->greedy) greedy_sit(bot->greedy, seat);
}

int bot_choose(Bot *bot, const ArbGame *game, const int32_t **values)
{
  const ArbDecision *decision = arb_decision(game);
  BotRandom random = {bot_mix(bot->seed, decision->number)};
  bot_reserve(&bot->answer, decision->option_count);
  int count = bot->greedy ? greedy_choose(bot->greedy, &bot->answer, game)
                          : random_choose(&random, &bot->answer, game);
  *values = bot->answer.values;
  return count;
}
