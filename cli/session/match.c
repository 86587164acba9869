/* SPDX-License-Identifier: MIT */
/* match.c -- see match.h. */
#include "session/match.h"

#include <stdio.h>
#include <string.h>

#include "bots/external.h"

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
    BotSeat place = {.cards = cards,
                     .seat = (ArbSeat)seat,
                     .goal = match->goal,
                     .format = match->format,
                     .game = match->game,
                     .seed = bind_bot_mix(seed, (uint64_t)seat)};
    if (match->bots[seat]) bot_sit(match->bots[seat], &place);
  }
}

bool match_wants_events(const Match *match)
{
  for (int seat = 0; seat < SESSION_SEATS; seat++)
    if (match->bots[seat] && bot_wants_events(match->bots[seat])) return true;
  return false;
}

void match_end(Match *match, ArbStatus status, const ArbError *error)
{
  for (int seat = 0; seat < SESSION_SEATS; seat++)
    if (match->bots[seat]) bot_end(match->bots[seat], match->game, status < 0 ? error->text : NULL);
}

ArbStatus match_next(Match *match, ArbError *error)
{
  ArbStatus status = arb_advance(match->game);
  for (int seat = 0; seat < SESSION_SEATS && status >= 0; seat++)
    if (match->bots[seat]) bot_watch(match->bots[seat], match->game);
  if (status < 0) return failed(error, status, arb_error(match->game));
  if (status == ARB_AWAITING && (match->answers >= MATCH_ANSWERS_MAX ||
                                 arb_counters(match->game)->decisions > MATCH_DECISIONS_MAX))
    return failed(error, ARB_FULL, "the game went on for more than 20,000 decisions");
  return status;
}

/* Answers the open decision with these values, and records that. */
static ArbStatus answer_open(Match *match, const int32_t *values, int count, ArbError *error)
{
  if (match->recorder) recorder_answer(match->recorder, match->game, values, count);
  ArbStatus status = arb_answer(match->game, arb_decision(match->game)->number, values, count);
  match->answers++;
  return status < 0 ? failed(error, status, arb_error(match->game)) : ARB_OK;
}

/* Whether a bot may answer again after a refusal.  False with a sentence when it has no more
** tries. */
static bool bot_may_retry(Bot *bot, ArbError *error)
{
  if (bot_refused(bot, error->text)) return true;
  if (*bot_error(bot)) failed(error, ARB_REFUSED, bot_error(bot));
  return false;
}

static ArbStatus concede(Match *match, ArbSeat seat, ArbError *error)
{
  ReplayEntry entry = {.kind = ENTRY_CONCEDE,
                       .number = arb_decision(match->game)->number,
                       .seat = seat,
                       .hash = arb_hash(match->game)};
  if (match->recorder) recorder_add(match->recorder, &entry);
  ArbStatus status = arb_concede(match->game, seat);
  match->answers++;
  return status < 0 ? failed(error, status, arb_error(match->game)) : ARB_OK;
}

ArbStatus match_call(Match *match, int call, ArbSeat seat, ArbError *error)
{
  ReplayEntry entry = {.kind = ENTRY_CALL,
                       .answer = arb_call_word(call),
                       .number = arb_decision(match->game)->number,
                       .seat = seat == ARB_NO_SEAT ? 0 : seat,
                       .hash = arb_hash(match->game)};
  ArbStatus status = arb_call(match->game, call, seat);
  if (status < 0) return failed(error, status, arb_error(match->game));
  if (match->recorder) recorder_add(match->recorder, &entry);
  return ARB_OK;
}

ArbStatus match_bot_answers(Match *match, ArbError *error)
{
  const int32_t *values;
  ArbSeat seat = arb_decision(match->game)->player;
  Bot *bot = match->bots[seat];
  for (;;) {
    int count = bot_choose(bot, match->game, &values);
    if (count == BOT_CONCEDES) return concede(match, seat, error);
    if (count < 0) return failed(error, ARB_REFUSED, bot_error(bot));
    size_t recorded = match->recorder ? match->recorder->text.length : 0;
    ArbStatus status = answer_open(match, values, count, error);
    if (status != ARB_REFUSED || !bot_may_retry(bot, error)) return status;
    if (match->recorder) text_cut(&match->recorder->text, recorded); /* it was no answer */
  }
}

/* How long the name at `text` is: up to a comma that no quote or backslash protects. */
static size_t name_length(const char *text)
{
  char quote = 0;
  size_t at = 0;
  for (; text[at] && (quote || text[at] != ','); at++) {
    if (quote && text[at] == quote) quote = 0;
    else if (!quote && (text[at] == '\'' || text[at] == '"')) quote = text[at];
    else if (text[at] == '\\' && quote != '\'' && text[at + 1]) at++;
  }
  return at;
}

bool match_bot_names(const char *text, BotNames *names, ArbError *error)
{
  *names = (BotNames){.timeout = EXTERNAL_TIMEOUT};
  for (const char *at = text; at;) {
    size_t length = name_length(at);
    if (names->count == SESSION_SEATS || length >= BOT_NAME_MAX) {
      const char *many = "there are more bots than seats at the largest table";
      failed(error, ARB_REFUSED, length >= BOT_NAME_MAX ? "a bot's command is too long" : many);
      return false;
    }
    char *name = names->name[names->count++];
    memcpy(name, at, length);
    name[length] = 0;
    if (!bot_check(name, error)) return false;
    at = at[length] ? at + length + 1 : NULL;
  }
  return true;
}

Bot *match_new_bot(const BotNames *names, int at)
{
  Bot *bot = bot_new(names->name[at]);
  bot_set_timeout(bot, names->timeout);
  return bot;
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
