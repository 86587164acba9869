/* SPDX-License-Identifier: MIT */
/*
** match.c -- two bots play a match of an event (match.h).
**
** A format of matches plays all games within one game of the engine; of others as many games are
** played as the match needs, and the loser of one begins the next.  Time is called between two
** decisions: the turn is finished, three more are played, and a lead of two points then wins the
** game (408.2).  What happened up to the end of the last turn is read from the events, since the
** engine asks nothing there.
*/
#include "event/match.h"

#include <stdlib.h>
#include <string.h>

enum { TURNS_AFTER_TIME = 3, LEAD_THAT_WINS = 2, DRAWN = 2, SEATS = 2 };

struct MatchDesk {
  const BotMatches *shared;
  BindHost *host;
  Bot *bots[SEATS];
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
  int turn;          /* that is being played; 0: between games */
  int points[SEATS]; /* of the game that is being played, by side */
  int last_turn;     /* after time was called: the last one that is played; 0: not called */
  bool over;
} Playing;

/* ---- The score ------------------------------------------------- */

static bool decided(const Playing *playing)
{
  const MatchPlayed *score = &playing->score;
  int needed = playing->asked->needed;
  if (score->wins[0] >= needed || score->wins[1] >= needed) return true;
  return needed == 1 && score->drawn && !playing->asked->playoff;
}

/* A game has ended, by the side that won it or DRAWN. */
static void end_game(Playing *playing, int winner)
{
  if (winner == DRAWN) playing->score.drawn++;
  else playing->score.wins[winner]++;
  playing->begins = winner == DRAWN ? playing->began : !winner;
  playing->turn = playing->points[0] = playing->points[1] = 0;
  playing->over = decided(playing);
  if (!playing->over && playing->last_turn) playing->over = playing->score.by_time = true;
}

/* 408.2.b: the turns after time are played, and the game is not over. */
static void end_by_time(Playing *playing)
{
  int lead = playing->points[0] - playing->points[1];
  playing->score.by_time = playing->over = true;
  if (abs(lead) < LEAD_THAT_WINS) playing->score.drawn++;
  else playing->score.wins[lead < 0]++;
}

/* 408.2.d: between two games no new one is started. */
static void call_time(Playing *playing)
{
  if (playing->turn) playing->last_turn = playing->turn + TURNS_AFTER_TIME;
  else playing->over = playing->score.by_time = true;
}

/* ---- What happens in the engine's game ------------------------------------------------- */

static int side_of(const Playing *playing, ArbSeat seat)
{
  return seat == 0 ? playing->first : !playing->first;
}

static void on_event(void *data, const ArbEventView *event)
{
  Playing *playing = data;
  bool gains = strcmp(event->kind, "points") == 0;
  if (playing->over) return;
  if (strcmp(event->kind, "next_game") == 0) {
    end_game(playing, event->actor == ARB_NO_SEAT ? DRAWN : side_of(playing, event->actor));
  } else if (strcmp(event->kind, "start") == 0 && event->actor < SEATS) {
    playing->began = side_of(playing, event->actor);
  } else if (strcmp(event->kind, "turn") == 0) {
    playing->turn++;
    if (playing->last_turn && playing->turn > playing->last_turn) end_by_time(playing);
  } else if ((gains || strcmp(event->kind, "lose_points") == 0) && event->actor < SEATS) {
    playing->points[side_of(playing, event->actor)] += gains ? event->amount : -event->amount;
  }
}

static void read_events(Playing *playing)
{
  playing->events = arb_events(playing->game, ARB_NO_SEAT, playing->events, on_event, playing);
  arb_forget_events(playing->game);
}

static ArbStatus play_out(Playing *playing, Match *match, ArbError *error)
{
  for (;;) {
    ArbStatus status = match_next(match, error);
    if (status >= 0) read_events(playing);
    if (status != ARB_AWAITING || playing->over) return status;
    if (playing->asked->time_after && ++playing->decisions == playing->asked->time_after)
      call_time(playing);
    if (playing->over) return status;
    status = match_bot_answers(match, error);
    if (status < 0) return status;
  }
}

/* One game of the engine's, which may be a whole match. */
static void play_run(MatchDesk *desk, Playing *playing, int run)
{
  ArbError error = {0};
  uint64_t seed = bot_mix(playing->asked->seed, (uint64_t)run);
  bool by_lot = playing->begins < 0;
  playing->first = by_lot ? 0 : playing->begins;
  Seating seating = {.rotation = playing->first, .by_lot = by_lot, .seed = seed};
  Match match = {.goal = session_goal(desk->session),
                 .format = desk->session->format_name,
                 .bots = {desk->bots[0], desk->bots[1]}};
  match.game = playing->game = session_game(desk->session, desk->host, &seating, &error);
  playing->events = 0;
  ArbStatus status = match.game ? ARB_OK : error.status;
  if (match.game) {
    arb_keep_events(match.game, true);
    match_sit(&match, desk->session->cards, seed);
    status = play_out(playing, &match, &error);
    match_end(&match, status, &error);
  }
  if (status < 0) {
    snprintf(playing->score.failed, sizeof playing->score.failed, "%.190s", error.text);
    playing->over = true;
  } else if (!playing->over) {
    ArbSeat winner = arb_winner(match.game);
    end_game(playing, winner == ARB_NO_SEAT ? DRAWN : side_of(playing, winner));
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
  for (int i = 0; i < SEATS; i++) desk->bots[i] = match_new_bot(&shared->bots, i);
  return desk;
}

void match_desk_free(MatchDesk *desk)
{
  for (int i = 0; i < SEATS; i++) bot_free(desk->bots[i]);
  bind_host_free(desk->host);
  free(desk->session);
  free(desk);
}

/* Penalties at the table are games that are over before the first (701.2.b). */
static Playing begin(const MatchAsked *asked)
{
  return (Playing){.asked = asked,
                   .begins = asked->playoff ? 0 : -1,
                   .score = {.wins = {asked->table.losses[1], asked->table.losses[0]},
                             .drawn = asked->table.draws}};
}

MatchPlayed match_desk_play(MatchDesk *desk, const MatchAsked *asked)
{
  Playing playing = begin(asked);
  for (int side = 0; side < SEATS; side++)
    desk->session->decks[side] = desk->shared->decks[asked->table.entrants[side] - 1];
  playing.over = decided(&playing);
  for (int run = 0; !playing.over; run++) play_run(desk, &playing, run);
  return playing.score;
}
