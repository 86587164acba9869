/* SPDX-License-Identifier: MIT */
/* series.c -- see series.h. */
#include "session/series.h"

#include <stdio.h>
#include <string.h>

Seating series_seating(const Series *series, int64_t number)
{
  return (Seating){.rotation = (int)(number % series->session->seats),
                   .check = series->check,
                   .seed = bind_bot_mix(series->seed, (uint64_t)number)};
}

static ArbStatus play_out(Match *match, const SeriesGame *playing, ArbError *error)
{
  bool events = match_wants_events(match) || playing->watch; /* who wants them has them by now */
  for (;;) {
    ArbStatus status = match_next(match, error);
    if (playing->watch) playing->watch(playing->data, match->game);
    if (events) arb_forget_events(match->game);
    if (status != ARB_AWAITING) return status;
    status = match_bot_answers(match, error);
    if (status < 0) return status;
  }
}

ArbStatus series_play(const Series *series, BindHost *host, Bot *const *bots, SeriesGame *playing,
                      ArbError *error)
{
  const Session *session = series->session;
  Seating seating = series_seating(series, playing->number);
  Match match = {
    .recorder = playing->recorder, .goal = session_goal(session), .format = session->format_name};
  const char *names[SESSION_SEATS];
  for (int seat = 0; seat < session->seats; seat++) {
    int deck = session_deck_of(session, &seating, (ArbSeat)seat);
    match.bots[seat] = bots[deck];
    names[seat] = series->bots.name[deck];
  }
  playing->game = match.game = session_game(session, host, &seating, error);
  if (!match.game) return error->status;
  if (match.recorder) recorder_start(match.recorder, session, &seating, names);
  match_sit(&match, session->cards, seating.seed);
  arb_keep_events(match.game, match_wants_events(&match) || playing->watch);
  ArbStatus status = play_out(&match, playing, error);
  match_end(&match, status, error);
  return status;
}

bool series_won(const Series *series, int64_t number, ArbGame *game, int deck)
{
  Seating seating = series_seating(series, number);
  for (int seat = 0; seat < series->session->seats; seat++)
    if (session_deck_of(series->session, &seating, (ArbSeat)seat) == deck)
      return arb_won(game, (ArbSeat)seat);
  return false;
}

bool series_pair_other(Session *other, const char *data, const SessionMods *mods,
                       const char *format, const char *deck, const Session *first, ArbError *error)
{
  TextList decks = {.items = {deck}, .count = first->seats};
  for (int i = 1; i < first->seats; i++) decks.items[i] = first->decks[i].path;
  if (!session_pair(other, data, mods, first->game->name, &decks, format, error)) return false;
  if (strcmp(other->format_name, first->format_name) == 0) return true;
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text,
           "with the other deck these games are of the format "
           "%s, not %s: name one with --format",
           other->format_name, first->format_name);
  return false;
}
