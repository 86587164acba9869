/* SPDX-License-Identifier: MIT */
/*
** match.c -- bots play a match of an event (match.h).
**
** A format of matches plays all games of a match within one game of the engine.  Of other formats
** as many games are played as the match needs, and the loser of one begins the next (407.4).  What
** the scorekeeper decides reaches the engine as calls: a game loss by penalty is a concession
** before the game begins, so that nobody exchanges cards after it (403.9), and time is called
** between two decisions (408.2; 408.4 in a playoff).  How the match ends then is the engine's.
*/
#include "event/rehearsal/match.h"

#include <stdlib.h>
#include <string.h>

enum { SIDES = 2 };

struct MatchDesk {
  const BotMatches *shared;
  BindHost *host;
  Bot *bots[SESSION_SEATS];
  Session *session; /* a copy of the shared one with the decks of this match */
};

/* A match as it is being played. */
typedef struct Playing {
  const MatchAsked *asked;
  MatchPlayed score;
  ArbGame *game;
  int decisions;
  uint32_t events;   /* number of the last event that was read */
  int first;         /* side of seat 0 */
  int begins;        /* side that begins the next game; -1: by lot */
  int began;         /* side that began this game */
  int losses[SIDES]; /* games that each side still loses by penalty */
  bool timed_out;    /* the clock has run down */
  bool called;       /* the engine was told so in this game */
  bool over;
} Playing;

/* Seats of the two sides alternate, as the Core Rules on modes of play have it. */
static int side_of(const Playing *playing, ArbSeat seat)
{
  return (seat + playing->first) % SIDES;
}

static ArbSeat seat_of(const Playing *playing, int side)
{
  return (ArbSeat)((side + playing->first) % SIDES);
}

static bool is_won(const Playing *playing)
{
  const MatchPlayed *score = &playing->score;
  return score->wins[0] >= playing->asked->needed || score->wins[1] >= playing->asked->needed;
}

/* A match of one game is over when it is drawn (404.5), except where somebody has to win. */
static bool is_drawn(const Playing *playing)
{
  return playing->asked->needed == 1 && playing->score.drawn && !playing->asked->playoff;
}

/* ---- Calls ------------------------------------------------- */

/* 701.2.b.1: the next games are lost before they begin. */
static ArbStatus lose_games(Playing *playing, Match *match, ArbError *error)
{
  ArbStatus status = match_next(match, error);
  for (int side = 0; side < SIDES; side++)
    while (status == ARB_AWAITING && playing->losses[side] > 0) {
      playing->losses[side]--;
      arb_concede(match->game, seat_of(playing, side));
      status = match_next(match, error);
    }
  return status;
}

/* Whether time is to be called at this decision: once in each game that it finds open.  A game that
** a playoff needs after that begins as if time were called at once (408.4.d). */
static bool is_time(Playing *playing)
{
  int after = playing->asked->time_after;
  if (after && ++playing->decisions >= after) playing->timed_out = true;
  bool now = playing->timed_out && !playing->called;
  playing->called |= now;
  return now;
}

static void on_event(void *data, const ArbEventView *event)
{
  Playing *playing = data;
  if (strcmp(event->kind, "start") == 0 && event->actor != ARB_NO_SEAT)
    playing->began = side_of(playing, event->actor);
  else if (strcmp(event->kind, "drawn") == 0) playing->score.drawn++;
}

static void read_events(Playing *playing)
{
  playing->events = arb_events(playing->game, ARB_NO_SEAT, playing->events, on_event, playing);
  arb_forget_events(playing->game);
}

static ArbStatus play_out(Playing *playing, Match *match, ArbError *error)
{
  int call = playing->asked->playoff ? ARB_CALL_ELIMINATION_TIME : ARB_CALL_TIME;
  ArbStatus status = lose_games(playing, match, error);
  while (status == ARB_AWAITING) {
    read_events(playing);
    status = is_time(playing) ? match_call(match, call, ARB_NO_SEAT, error)
                              : match_bot_answers(match, error);
    if (status >= 0) status = match_next(match, error);
  }
  if (status >= 0) read_events(playing);
  return status;
}

/* ---- One game of the engine's, which may be a whole match ---------------------------------- */

/* The games won are the engine's numbers. */
static void end_match(Playing *playing)
{
  for (int side = 0; side < SIDES; side++) {
    int32_t won = 0;
    ArbId player = arb_player_id(seat_of(playing, side));
    arb_look(playing->game, ARB_NO_SEAT, player, "games_won", &won);
    playing->score.wins[side] = won;
  }
  playing->over = true;
}

/* Time ends the match with the running game (408.2.d), but a playoff goes on until somebody leads
** (408.4.a, 408.4.c). */
static void end_game(Playing *playing)
{
  MatchPlayed *score = &playing->score;
  ArbSeat winner = arb_winner(playing->game);
  if (winner != ARB_NO_SEAT) score->wins[side_of(playing, winner)]++;
  playing->begins = winner == ARB_NO_SEAT ? playing->began : !side_of(playing, winner);
  bool goes_on = playing->asked->playoff && score->wins[0] == score->wins[1];
  playing->over = is_won(playing) || is_drawn(playing) || (playing->timed_out && !goes_on);
}

static void play_run(MatchDesk *desk, Playing *playing, int run)
{
  ArbError error = {0};
  const Session *session = desk->session;
  uint64_t seed = bind_bot_mix(playing->asked->seed, (uint64_t)run);
  bool by_lot = playing->begins < 0;
  playing->first = by_lot ? 0 : playing->begins;
  playing->called = false;
  Seating seating = {.rotation = playing->first, .by_lot = by_lot, .seed = seed};
  Match match = {.goal = session_goal(session), .format = session->format_name};
  for (int seat = 0; seat < session->seats; seat++) match.bots[seat] = desk->bots[seat];
  match.game = playing->game = session_game(session, desk->host, &seating, &error);
  playing->events = 0;
  ArbStatus status = match.game ? ARB_OK : error.status;
  if (match.game) {
    arb_keep_events(match.game, true);
    match_sit(&match, session->cards, seed);
    status = play_out(playing, &match, &error);
    match_end(&match, status, &error);
  }
  if (status < 0) {
    snprintf(playing->score.failed, sizeof playing->score.failed, "%.190s", error.text);
    playing->over = true;
  } else if (session->format.games > 1) {
    end_match(playing);
  } else {
    end_game(playing);
  }
  if (match.game) arb_destroy(match.game);
}

/* ---- Desks ------------------------------------------------- */

MatchDesk *match_desk_new(const BotMatches *shared, ArbError *error)
{
  MatchDesk *desk = must_take(NULL, sizeof *desk);
  *desk = (MatchDesk){.shared = shared, .host = bind_host_new(shared->session.cards, error)};
  if (!desk->host) {
    free(desk);
    return NULL;
  }
  desk->session = must_take(NULL, sizeof *desk->session);
  *desk->session = shared->session;
  for (int i = 0; i < shared->session.seats; i++) desk->bots[i] = match_new_bot(&shared->bots, i);
  return desk;
}

void match_desk_free(MatchDesk *desk)
{
  for (int i = 0; i < desk->session->seats; i++) bot_free(desk->bots[i]);
  bind_host_free(desk->host);
  free(desk->session);
  free(desk);
}

/* Where the engine plays one game after the other, games that are lost by penalty are not played at
** all, and who lost them begins (407.4). */
static Playing begin(const MatchDesk *desk, const MatchAsked *asked)
{
  const int *losses = asked->table.losses;
  Playing playing = {.asked = asked,
                     .begins = asked->playoff ? 0 : -1,
                     .losses = {losses[0], losses[1]},
                     .score = {.drawn = asked->table.draws}};
  if (desk->session->format.games > 1) return playing;
  for (int side = 0; side < SIDES; side++) {
    playing.score.wins[!side] = losses[side];
    if (losses[side] > losses[!side]) playing.begins = side;
    playing.losses[side] = 0;
  }
  playing.over = is_won(&playing) || is_drawn(&playing);
  return playing;
}

MatchPlayed match_desk_play(MatchDesk *desk, const MatchAsked *asked)
{
  int team = desk->shared->team;
  Playing playing = begin(desk, asked);
  for (int seat = 0; seat < desk->session->seats; seat++) {
    int entrant = asked->table.entrants[seat % SIDES];
    desk->session->decks[seat] = desk->shared->decks[(entrant - 1) * team + seat / SIDES];
  }
  for (int run = 0; !playing.over; run++) play_run(desk, &playing, run);
  playing.score.by_time = playing.timed_out && !is_won(&playing);
  return playing.score;
}
