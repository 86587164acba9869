/* SPDX-License-Identifier: MIT */
/* play.c -- `event play`: bots play an event, or what is left of one (play.h). */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bots/bot.h"
#include "common/json.h"
#include "event/rehearsal/play.h"

/* Purposes of play_chance in this file. */
enum { TIME_AT = 2, TIME_AFTER = 3 };
enum { TIMES_IN = 12, TIME_AFTER_MIN = 40, TIME_AFTER_SPAN = 260 };

/* ---- Chance and facts ------------------------------------------------- */

int play_chance(const Event *event, uint64_t purpose, uint64_t index, int below)
{
  uint64_t drawn = bind_bot_mix(bind_bot_mix(event_setup(event)->seed, purpose), index);
  return (int)(drawn % (uint64_t)below);
}

bool play_enter(EventStore *store, EventError *error)
{
  char name[40], members[80] = "";
  const Event *event = store_event(store);
  int number = event_entrant_count(event) + 1, team = event_setup(event)->team;
  snprintf(name, sizeof name, "%s %d", team == 2 ? "Team" : "Player", number);
  if (team == 2) snprintf(members, sizeof members, "Player %d A; Player %d B", number, number);
  return play_add(
      store, (EventFact){.kind = FACT_REGISTERED, .numbers = {number}, .texts = {name, members}},
      error);
}

bool play_refuse(EventError *error, const ArbError *why)
{
  snprintf(error->text, sizeof error->text, "%.380s", why->text);
  return false;
}

/* A second after the fact before it, so that the same event has the same log. */
bool play_add(EventStore *store, EventFact fact, EventError *error)
{
  const Event *event = store_event(store);
  fact.at = event_fact(event, event_fact_count(event))->at + 1;
  return store_add(store, &fact, error);
}

/* ---- A round on several threads ------------------------------------------------- */

static Job *take_job(Hall *hall)
{
  pthread_mutex_lock(&hall->lock);
  Job *job = hall->next < hall->job_count ? &hall->jobs[hall->next++] : NULL;
  pthread_mutex_unlock(&hall->lock);
  return job;
}

typedef struct Worker {
  Hall *hall;
  MatchDesk *desk;
  pthread_t thread;
  bool started;
} Worker;

static void *work(void *data)
{
  const Worker *worker = data;
  for (Job *job; (job = take_job(worker->hall)) != NULL;)
    job->played = match_desk_play(worker->desk, &job->asked);
  return NULL;
}

static void run_jobs(Hall *hall)
{
  Worker *workers = must_take(NULL, (size_t)hall->desk_count * sizeof *workers);
  for (int i = 0; i < hall->desk_count; i++) {
    workers[i] = (Worker){.hall = hall, .desk = hall->desks[i]};
    workers[i].started = i > 0 && pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0;
  }
  work(&workers[0]);
  for (int i = 1; i < hall->desk_count; i++)
    if (workers[i].started) pthread_join(workers[i].thread, NULL);
  free(workers);
}

static MatchAsked ask(const Hall *hall, const EventRound *round, int t)
{
  const Event *event = store_event(hall->store);
  const EventSetup *setup = event_setup(event);
  uint64_t place = (uint64_t)round->number * 10000 + (uint64_t)t;
  bool playoff = round->stage == STAGE_PLAYOFF;
  bool timed = setup->minutes && !hall->options->calm &&
               hall->matches.session.game == bind_game_at(0); /* 408 is Riftbound's */
  MatchAsked asked = {.table = round->tables[t],
                      .playoff = playoff,
                      .needed = setup->best_of / 2 + 1,
                      .seed = bind_bot_mix(setup->seed, place)};
  if (timed && play_chance(event, TIME_AT, place, TIMES_IN) == 0)
    asked.time_after = TIME_AFTER_MIN + play_chance(event, TIME_AFTER, place, TIME_AFTER_SPAN);
  if (asked.time_after) /* 412.2 */
    asked.time_after += asked.time_after * asked.table.minutes / setup->minutes;
  return asked;
}

static bool report(Hall *hall, int round, const Job *job, EventError *error)
{
  const MatchPlayed *played = &job->played;
  if (*played->failed) {
    snprintf(error->text, sizeof error->text, "Round %d, table %d: %.200s", round, job->table,
             played->failed);
    return false;
  }
  EventFact fact = {.kind = FACT_REPORTED,
                    .numbers = {round, job->table, played->wins[0], played->wins[1], played->drawn,
                                played->by_time ? HOW_TIME : HOW_PLAYED}};
  if (!store_begin(hall->store, error)) return false;
  if (event_round(store_event(hall->store), round)->tables[job->table - 1].done) {
    store_cancel(hall->store); /* another program was faster */
    return true;
  }
  if (play_add(hall->store, fact, error)) {
    hall->day.times += played->by_time;
    return store_commit(hall->store, error);
  }
  store_cancel(hall->store);
  return false;
}

/* Plays the tables that have no result, and reports them in their order. */
static bool play_round(Hall *hall, EventError *error)
{
  const Event *event = store_event(hall->store);
  const EventRound *round = event_round(event, event_round_count(event));
  int number = round->number;
  if (!decks_read(hall, error)) return false;
  hall->jobs = must_take(NULL, (size_t)round->table_count * sizeof *hall->jobs);
  hall->job_count = hall->next = 0;
  for (int t = 0; t < round->table_count; t++)
    if (!round->tables[t].done)
      hall->jobs[hall->job_count++] = (Job){.table = t + 1, .asked = ask(hall, round, t)};
  run_jobs(hall);
  bool good = true;
  for (int i = 0; good && i < hall->job_count; i++)
    good = report(hall, number, &hall->jobs[i], error);
  free(hall->jobs);
  return good;
}

/* ---- Round after round ------------------------------------------------- */

/* The next round, else the cut, else the end. */
static bool make_next(const Event *event, EventFact *fact)
{
  EventError ignored;
  if (event_pair(event, 0, fact, &ignored)) return true;
  if (event_setup(event)->cut && event_cut(event, 0, 0, fact, &ignored)) return true;
  *fact = (EventFact){.kind = FACT_FINISHED};
  return true;
}

static bool add_next(Hall *hall, EventError *error)
{
  EventFact fact;
  const Event *event = store_event(hall->store);
  bool begins = !event_started(event);
  if (begins) fact = (EventFact){.kind = FACT_STARTED};
  if (!begins && event_round_count(event) && !hall->options->calm &&
      (!day_between(hall->store, &hall->day, error) || !decks_hand_in(hall, error)))
    return false;
  if (!begins) make_next(event, &fact);
  bool good = play_add(hall->store, fact, error);
  free((void *)fact.list);
  if (good && fact.kind == FACT_PAIRED && event_setup(event)->minutes)
    good =
        play_add(hall->store, (EventFact){.kind = FACT_CLOCK, .numbers = {fact.numbers[0]}}, error);
  if (good && fact.kind == FACT_PAIRED && fact.numbers[1] == STAGE_SWISS && !hall->options->calm)
    good = day_during(hall->store, &hall->day, error);
  return good;
}

/* A step between rounds is one change: it is there whole, or the next run begins with it.  It is
** left alone when another program has made it since. */
static bool next_step(Hall *hall, EventError *error)
{
  const Event *event = store_event(hall->store);
  if (!store_begin(hall->store, error)) return false;
  bool done = event_open_table(event) || event_is_finished(event);
  if (!done && add_next(hall, error)) return store_commit(hall->store, error);
  store_cancel(hall->store);
  return done;
}

static void tell_round(const Hall *hall, int number)
{
  int by_time = 0;
  const EventRound *round = event_round(store_event(hall->store), number);
  for (int t = 0; t < round->table_count; t++) by_time += round->tables[t].how == HOW_TIME;
  if (hall->options->json) return;
  printf("Round %d%s: %d tables", number, round->stage == STAGE_PLAYOFF ? " (playoff)" : "",
         round->table_count);
  if (by_time) printf(", %d ended by time", by_time);
  printf("\n");
  fflush(stdout);
}

/* Nobody is registered: the players are those that were asked for. */
static bool register_players(Hall *hall, EventError *error)
{
  bool good = true;
  if (event_entrant_count(store_event(hall->store))) return true;
  for (int i = 1; good && i <= hall->options->players; i++) good = play_enter(hall->store, error);
  return good;
}

static bool prepare(Hall *hall, EventError *error)
{
  if (event_is_finished(store_event(hall->store))) return true;
  if (!store_begin(hall->store, error)) return false;
  if (register_players(hall, error) && decks_hand_in(hall, error))
    return store_commit(hall->store, error);
  store_cancel(hall->store);
  return false;
}

static bool play_event(Hall *hall, EventError *error)
{
  if (!prepare(hall, error)) return false;
  while (!event_is_finished(store_event(hall->store))) {
    const Event *event = store_event(hall->store);
    int round = event_round_count(event);
    bool open = event_open_table(event) != 0;
    if (!(open ? play_round(hall, error) : next_step(hall, error))) return false;
    if (open) tell_round(hall, round);
  }
  return true;
}

/* ---- The end ------------------------------------------------- */

static void tell_day(const Hall *hall, const char *champion, const char *deck)
{
  const Day *day = &hall->day;
  int rounds = event_round_count(store_event(hall->store));
  if (hall->options->json) {
    json_page(json_pack("{s:o, s:o, s:i, s:i, s:i, s:i, s:i, s:i, s:i, s:i}", "champion",
                        json_text(champion), "deck", json_text(deck), "rounds", rounds, "penalties",
                        day->penalties, "drops", day->drops, "returns", day->returns,
                        "late_entries", day->late, "corrections", day->corrections, "extensions",
                        day->extensions, "ended_by_time", day->times));
    return;
  }
  printf("%d penalties, %d left, %d came back, %d came late, %d results corrected, "
         "%d extensions, %d matches ended by time\n",
         day->penalties, day->drops, day->returns, day->late, day->corrections, day->extensions,
         day->times);
  printf("Champion: %s, with %s\n", champion, deck);
}

static bool tell_champion(const Hall *hall, EventError *error)
{
  EventStandings standings;
  const Event *event = store_event(hall->store);
  if (!event_standings(event, &standings, error)) return false;
  if (standings.count) {
    const EventEntrant *first = event_entrant(event, standings.rows[0].entrant);
    tell_day(hall, first->name, first->deck_name);
  }
  event_standings_free(&standings);
  return true;
}

/* ---- Setting up ------------------------------------------------- */

/* Whether its decks are built from pools, as the format says (202.1). */
static bool is_limited(EventSetup *setup, const char *data, EventError *error)
{
  Session session = {0};
  bool good = lists_open(&session, setup, data, error);
  if (good) setup->limited = arb_format_number(session.cards, &session.format, "limited") > 0;
  session_close(&session);
  return good;
}

static EventStore *new_event(const char *path, const PlayOptions *options, EventError *error)
{
  EventSetup setup = {.name = "Bots",
                      .game = options->game,
                      .format = options->format,
                      .best_of = (int)options->best_of,
                      .team = (int)options->team,
                      .cut = (int)options->cut,
                      .level = EVENT_COMPETITIVE,
                      .minutes = 60,
                      .seed = options->seed};
  const char *own = setup.team == 2      ? setup.best_of == 3 ? "2v2-match" : "2v2-constructed"
                    : setup.best_of == 3 ? "match"
                                         : "duel";
  if (strcmp(options->game, "riftbound") != 0) own = "standard";
  if (!setup.format) setup.format = own;
  if (!is_limited(&setup, options->data, error)) return NULL;
  EventFact created = fact_created(desk_now(), &setup);
  return store_new(path, &created, error);
}

static bool load(Hall *hall, EventError *error)
{
  ArbError why = {0};
  Session *session = &hall->matches.session;
  const EventSetup *setup = event_setup(store_event(hall->store));
  hall->matches.team = setup->team;
  if (!lists_open(session, setup, hall->options->data, error)) return false;
  session->shared_count = bind_format_shared(&session->paths, session->format_name, session->cards,
                                             session->shared, &why);
  bool good = session->shared_count >= 0;
  if (good &&
      (session->seats != 2 * setup->team || (setup->team == 2) != (session->format.teams == 2))) {
    snprintf(error->text, sizeof error->text, "%.60s is no format of two %s.", setup->format,
             setup->team == 2 ? "teams of two" : "players");
    return false;
  }
  if (good && session->format.games > 1 && session->format.games != setup->best_of) {
    snprintf(error->text, sizeof error->text,
             "A match in the format %.60s is the best of %d games, not of %d.", setup->format,
             session->format.games, setup->best_of);
    return false;
  }
  hall->desks = must_take(NULL, (size_t)hall->options->threads * sizeof(MatchDesk *));
  for (; good && hall->desk_count < hall->options->threads; hall->desk_count += good) {
    hall->desks[hall->desk_count] = match_desk_new(&hall->matches, &why);
    good = hall->desks[hall->desk_count] != NULL;
  }
  return good || play_refuse(error, &why);
}

static int play(const char *path, const PlayOptions *options, const BotNames *bots)
{
  EventError error;
  Hall hall = {.options = options, .matches = {.bots = *bots}};
  pthread_mutex_init(&hall.lock, NULL);
  hall.store =
      access(path, F_OK) == 0 ? store_open(path, &error) : new_event(path, options, &error);
  bool good = hall.store && load(&hall, &error) && play_event(&hall, &error) &&
              tell_champion(&hall, &error);
  for (int i = 0; i < hall.desk_count; i++) match_desk_free(hall.desks[i]);
  free(hall.desks);
  free(hall.matches.decks);
  decks_forget(&hall);
  session_close(&hall.matches.session);
  if (hall.store) store_close(hall.store);
  pthread_mutex_destroy(&hall.lock);
  return good ? EXIT_FINE : desk_failed(&error);
}

int verb_play(int argc, char **argv)
{
  PlayOptions options = {.bots = "random",
                         .game = "riftbound",
                         .players = 64,
                         .cut = 8,
                         .best_of = 3,
                         .team = 1,
                         .set = "ogn",
                         .seed = 1,
                         .timeout = 30,
                         .threads = sysconf(_SC_NPROCESSORS_ONLN)};
  /* clang-format off */
  const Option table[] = {
    {.name = "players", .kind = OPTION_NUMBER, .to = &options.players, .argument = "N", .min = 2,
     .max = 4096, .help = "of a new event (64)"},
    {.name = "cut", .kind = OPTION_NUMBER, .to = &options.cut, .argument = "N", .min = 0,
     .max = 1024, .help = "of a new event: entrants of the playoff (8)"},
    {.name = "best-of", .kind = OPTION_NUMBER, .to = &options.best_of, .argument = "N", .min = 1,
     .max = 3, .help = "of a new event: games a match, 1 or 3 (3)"},
    {.name = "team", .kind = OPTION_NUMBER, .to = &options.team, .argument = "N", .min = 1,
     .max = 2, .help = "of a new event: players of an entrant; 2 is two against two (1)"},
    {.name = "seed", .kind = OPTION_SEED, .to = &options.seed, .argument = "S",
     .help = "of a new event; the same seed gives the same champion (1)"},
    {.name = "format", .kind = OPTION_TEXT, .to = &options.format, .argument = "F",
     .help = "of a new event (match, duel for best of one, 2v2-match or\n"
             "2v2-constructed for teams, standard in Evolve); in a limited one\n"
             "boosters are dealt or drafted, and bots build decks from their pools"},
    {.name = "set", .kind = OPTION_TEXT, .to = &options.set, .argument = "SET",
     .help = "whose cards are in the boosters of a limited event (ogn)"},
    {.name = "game", .kind = OPTION_TEXT, .to = &options.game, .argument = "G",
     .help = "of a new event: riftbound or evolve (riftbound)"},
    {.name = "deck", .kind = OPTION_LIST, .to = &options.decks, .argument = "DECK",
     .help = "decks for those who have handed in none, drawn by lot\n"
             "(the shipped ones that are legal)"},
    {.name = "bots", .kind = OPTION_TEXT, .to = &options.bots, .argument = "X",
     .help = "random, greedy or exec:COMMAND, for all (random)"},
    MATCH_TIMEOUT_OPTION(&options.timeout),
    {.name = "threads", .kind = OPTION_NUMBER, .to = &options.threads, .argument = "N", .min = 1,
     .max = 256, .help = "tables that are played at once (one a processor)"},
    {.name = "calm", .kind = OPTION_FLAG, .to = &options.calm,
     .help = "nobody leaves, comes late or is penalised, and time is never called"},
    {.name = "json", .kind = OPTION_FLAG, .to = &options.json, .help = "the outcome as JSON"},
    SESSION_DATA_OPTION(&options.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event play",
    .synopsis = "[options] FILE",
    .text = "Bots play an event to its end: a new one, or the rest of one that is there, with\n"
            "its registered decks. Time calls, penalties, mistakes, late entries and leaving\n"
            "are drawn from the event's seed. A run that was interrupted is taken up again.",
    .examples = "event play bots.event --seed 7\n"
                "event play rehearsal.event --bots greedy\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  int count;
  BotNames bots;
  ArbError why = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!match_bot_names(options.bots, &bots, &why) || !match_bots_for(&bots, SESSION_SEATS, &why))
    return options_wrong(&usage, "%s", why.text);
  bots.timeout = (double)options.timeout;
  return play(argv[0], &options, &bots);
}
