/* SPDX-License-Identifier: MIT */
/* match.c -- see match.h. */
#include "match.h"

#include <stdio.h>
#include <string.h>

static ArbStatus failed(ArbError *error, ArbStatus status, const char *text)
{
  error->status = status;
  snprintf(error->text, sizeof error->text, "%s", text);
  return status;
}

void match_sit(Match *match, const ArbCards *cards, uint64_t seed)
{
  match->answers = 0;
  for (int seat = 0; seat < SESSION_SEATS; seat++) {
    BotSeat place = {.cards = cards, .seat = (ArbSeat)seat, .goal = match->goal,
                     .seed = bot_mix(seed, (uint64_t)seat)};
    if (match->bots[seat]) bot_sit(match->bots[seat], &place);
  }
}

ArbStatus match_next(Match *match, ArbError *error)
{
  ArbStatus status = arb_advance(match->game);
  if (status < 0) return failed(error, status, arb_error(match->game));
  if (status == ARB_AWAITING && (match->answers >= MATCH_ANSWERS_MAX ||
                                 arb_counters(match->game)->decisions > MATCH_DECISIONS_MAX))
    return failed(error, ARB_FULL, "the game went on for more than 20,000 decisions");
  return status;
}

ArbStatus match_answer(Match *match, const int32_t *values, int count, ArbError *error)
{
  if (match->recorder) recorder_answer(match->recorder, match->game, values, count);
  ArbStatus status = arb_answer(match->game, arb_decision(match->game)->number, values, count);
  match->answers++;
  return status < 0 ? failed(error, status, arb_error(match->game)) : ARB_OK;
}

ArbStatus match_bot_answers(Match *match, ArbError *error)
{
  const int32_t *values;
  ArbSeat seat = arb_decision(match->game)->player;
  int count = bot_choose(match->bots[seat], match->game, &values);
  return match_answer(match, values, count, error);
}

bool match_bot_names(const char *text, BotNames *names, ArbError *error)
{
  *names = (BotNames){.count = 0};
  for (const char *at = text; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
    int length = (int)strcspn(at, ",");
    if (names->count == SESSION_SEATS)
      return failed(error, ARB_REFUSED, "there are more bots than seats at the largest table"),
             false;
    char *name = names->name[names->count++];
    snprintf(name, sizeof names->name[0], "%.*s", length, at);
    Bot *bot = bot_new(name);
    bot_free(bot);
    if (bot) continue;
    error->status = ARB_REFUSED;
    snprintf(error->text, sizeof error->text, "there is no bot '%.*s' (%s)", length, at,
             bot_names());
    return false;
  }
  return true;
}

bool match_bots_for(BotNames *names, int wanted, ArbError *error)
{
  for (; names->count == 1 && wanted > 1; wanted--)
    memcpy(names->name[wanted - 1], names->name[0], sizeof names->name[0]);
  if (names->count == 1 || names->count == wanted) return true;
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "name one bot for all, or %d, not %d", wanted,
           names->count);
  return false;
}
