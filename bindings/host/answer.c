/* SPDX-License-Identifier: MIT */
/* answer.c -- see answer.h. */
#include "host/answer.h"

#include "memory.h"

/* ---- Random numbers ------------------------------------------------------------- */

uint64_t bind_bot_mix(uint64_t a, uint64_t b)
{
  BotRandom random = {a ^ (b + 1) * 0x9E3779B97F4A7C15u};
  bind_bot_random(&random);
  return bind_bot_random(&random);
}

uint64_t bind_bot_random(BotRandom *random)
{
  uint64_t z = random->state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

int bind_bot_below(BotRandom *random, int bound)
{
  return (int)((bind_bot_random(random) >> 32) * (uint64_t)bound >> 32);
}

/* ---- Answers -------------------------------------------------------------------- */

static bool grow_list(int32_t **list, int room)
{
  int32_t *grown = arb_memory_grow(*list, (size_t)room * sizeof *grown);
  if (grown) *list = grown;
  return grown != NULL;
}

bool bind_answer_reserve(BotAnswer *answer, int options)
{
  int room = options * 2 + 32;
  if (options < answer->room) return true;
  if (!grow_list(&answer->values, room) || !grow_list(&answer->left, room)) return false;
  answer->room = room;
  return true;
}

void bind_answer_free(BotAnswer *answer)
{
  arb_memory_free(answer->values);
  arb_memory_free(answer->left);
  *answer = (BotAnswer){0};
}

/* Writes the options that a bot may take to answer->left; manual options only when there are not
** enough others. */
static int list_candidates(BotAnswer *answer, ArbGame *game)
{
  const ArbDecision *decision = arb_decision(game);
  const ArbOption *options = arb_options(game);
  int count = 0;
  for (int i = 0; i < decision->option_count; i++)
    if (!(options[i].flags & ARB_OPTION_MANUAL)) answer->left[count++] = i;
  if (count >= decision->min && count > 0) return count;
  for (int i = 0; i < decision->option_count; i++) answer->left[i] = i;
  return decision->option_count;
}

static void swap_values(int32_t *a, int32_t *b)
{
  int32_t kept = *a;
  *a = *b;
  *b = kept;
}

/* Draws `want` of the candidates, every set equally likely. */
static void draw_set(BotRandom *random, BotAnswer *answer, int candidates, int want)
{
  for (int i = 0; i < want; i++) {
    swap_values(&answer->left[i], &answer->left[i + bind_bot_below(random, candidates - i)]);
    answer->values[i] = answer->left[i];
  }
}

/* Draws a legal set of `want` options, each equally likely, by drawing until one is legal.  If that
** takes too long, builds one option by option in random order. */
static bool pick_set(BotRandom *random, BotAnswer *answer, ArbGame *game, int candidates, int want)
{
  for (int try = 0; try < 32; try++) {
    draw_set(random, answer, candidates, want);
    if (arb_complete(game, answer->values, want)) return true;
  }
  draw_set(random, answer, candidates, candidates);
  int count = 0;
  for (int i = 0; i < candidates && count < want; i++) {
    answer->values[count] = answer->left[i];
    if (arb_partial(game, answer->values, count + 1)) count++;
  }
  return count == want && arb_complete(game, answer->values, want);
}

static int random_pick(BotRandom *random, BotAnswer *answer, ArbGame *game)
{
  const ArbDecision *decision = arb_decision(game);
  int candidates = list_candidates(answer, game);
  int low = decision->min, high = decision->max < candidates ? decision->max : candidates;
  while (low <= high) {
    int want = low + bind_bot_below(random, high - low + 1);
    if (pick_set(random, answer, game, candidates, want)) return want;
    if (want == low) low++; /* there is no such set: draw another number */
    else high = want - 1;   /* more picks cannot be legal, either */
  }
  return arb_default(game, answer->values, answer->room);
}

static int random_order(BotRandom *random, BotAnswer *answer, int count)
{
  for (int i = 0; i < count; i++) answer->left[i] = i;
  draw_set(random, answer, count, count);
  return count;
}

/* Divides the total at random, one by one. */
static int random_split(BotRandom *random, BotAnswer *answer, ArbGame *game)
{
  const ArbDecision *decision = arb_decision(game);
  const ArbOption *options = arb_options(game);
  int count = decision->option_count;
  int32_t left = decision->max;
  for (int i = 0; i < count; i++) left -= answer->values[i] = options[i].aux;
  for (; left > 0; left--) {
    int open = 0;
    for (int i = 0; i < count; i++)
      if (answer->values[i] < options[i].value) answer->left[open++] = i;
    if (open == 0) break;
    answer->values[answer->left[bind_bot_below(random, open)]]++;
  }
  if (arb_partial(game, answer->values, count)) return count;
  return arb_default(game, answer->values, answer->room);
}

static int32_t random_number(BotRandom *random, const ArbDecision *decision)
{
  uint64_t span = (uint64_t)((int64_t)decision->max - decision->min) + 1;
  return (int32_t)(decision->min + (int64_t)(bind_bot_random(random) % span));
}

int bind_random_choose(BotRandom *random, BotAnswer *answer, ArbGame *game)
{
  const ArbDecision *decision = arb_decision(game);
  if (!bind_answer_reserve(answer, decision->option_count)) return -1;
  switch (decision->shape) {
  case ARB_PICK: return random_pick(random, answer, game);
  case ARB_ORDER: return random_order(random, answer, decision->option_count);
  case ARB_SPLIT: return random_split(random, answer, game);
  default: answer->values[0] = random_number(random, decision); return 1;
  }
}
