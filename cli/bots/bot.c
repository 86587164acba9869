/* SPDX-License-Identifier: MIT */
/* bot.c -- see bot.h. */
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/external.h"
#include "common/options.h"
#include "common/process.h"
#include "common/text.h"

/* ---- Bots ----------------------------------------------------------------------- */

/* A bot keeps nothing from one decision to the next: each decision has a generator of its own.  So
** a game that was taken back continues as it did before. */
struct Bot {
  BotAnswer answer;
  uint64_t seed;
  Greedy *greedy;     /* NULL for other bots */
  External *external; /* NULL for other bots; the random bot has neither */
};

void bot_reserve(BotAnswer *answer, int options)
{
  if (bind_answer_reserve(answer, options)) return;
  fprintf(stderr, "lunarbiter: out of memory\n");
  exit(EXIT_FAILED);
}

const char *bot_names(void)
{
  return "random, greedy, exec:COMMAND";
}

bool bot_check(const char *name, ArbError *error)
{
  const char *command = external_command(name);
  char why[200] = "";
  if (command ? process_check(command, why, sizeof why)
              : strcmp(name, "greedy") == 0 || strcmp(name, "random") == 0)
    return true;
  error->status = ARB_REFUSED;
  if (command) snprintf(error->text, sizeof error->text, "bot '%.150s': %s", name, why);
  else
    snprintf(error->text, sizeof error->text, "there is no bot '%.150s' (%s)", name, bot_names());
  return false;
}

Bot *bot_new(const char *name)
{
  const char *command = external_command(name);
  bool greedy = strcmp(name, "greedy") == 0;
  if (!command && !greedy && strcmp(name, "random") != 0) return NULL;
  Bot *bot = must_take(NULL, sizeof *bot);
  *bot = (Bot){.greedy = greedy ? greedy_new() : NULL,
               .external = command ? external_new(command) : NULL};
  return bot;
}

void bot_free(Bot *bot)
{
  if (!bot) return;
  bind_answer_free(&bot->answer);
  if (bot->greedy) greedy_free(bot->greedy);
  if (bot->external) external_free(bot->external);
  free(bot);
}

void bot_set_timeout(Bot *bot, double seconds)
{
  if (bot->external) external_set_timeout(bot->external, seconds);
}

void bot_sit(Bot *bot, const BotSeat *seat)
{
  bot->seed = seat->seed;
  if (bot->greedy) greedy_sit(bot->greedy, seat);
  if (bot->external) external_sit(bot->external, seat);
}

int bot_choose(Bot *bot, ArbGame *game, const int32_t **values)
{
  const ArbDecision *decision = arb_decision(game);
  BotRandom random = {bind_bot_mix(bot->seed, decision->number)};
  bot_reserve(&bot->answer, decision->option_count);
  int count = bot->greedy     ? greedy_choose(bot->greedy, &bot->answer, game)
              : bot->external ? external_choose(bot->external, &bot->answer, game)
                              : bind_random_choose(&random, &bot->answer, game);
  *values = bot->answer.values;
  return count;
}

const char *bot_error(const Bot *bot)
{
  return bot->external ? external_error(bot->external) : "";
}

bool bot_refused(Bot *bot, const char *why)
{
  return bot->external && external_refused(bot->external, why);
}

bool bot_is_program(const Bot *bot)
{
  return bot->external != NULL;
}

bool bot_wants_events(const Bot *bot)
{
  return bot->external && external_wants_events(bot->external);
}

void bot_watch(Bot *bot, ArbGame *game)
{
  if (bot->external) external_watch(bot->external, game);
}

void bot_back(Bot *bot, uint32_t number)
{
  if (bot->external) external_back(bot->external, number);
}

void bot_end(Bot *bot, ArbGame *game, const char *failed)
{
  if (bot->external) external_end(bot->external, game, failed);
}
