/* SPDX-License-Identifier: MIT */
/*
** random_events [EVENTS [SEED]] -- random events, told to a checker that knows none of this code.
**
** Each event has 3 to 40 entrants, players or teams, who leave, return, enter late, are penalised
** and have results corrected between its rounds.  Before each pairing a line of JSON says what is
** known then, and after it who meets whom; random_events.py computes the same anew.
*/
#include "field.h"

static EventError error;

static bool add(Event *event, EventFact fact)
{
  fact.at = 1;
  return event_add(event, &fact, &error);
}

static void enter(Event *event)
{
  char name[40], members[80] = "";
  int number = event_entrant_count(event) + 1;
  bool team = event_setup(event)->team == 2;
  snprintf(name, sizeof name, "Entrant %d", number);
  if (team) snprintf(members, sizeof members, "Player %d A; Player %d B", number, number);
  add(event, (EventFact){.kind = FACT_REGISTERED, NUMBERS(number), TEXTS(name, members)});
}

static Event *begin(Chance *of, uint64_t seed)
{
  static const int cuts[] = {0, 0, 2, 4, 8};
  EventSetup setup = {.name = "Random",
                      .best_of = chance(of, 3) ? 3 : 1,
                      .team = chance(of, 4) ? 1 : 2,
                      .rounds = chance(of, 3) ? 0 : 1 + chance(of, 9),
                      .cut = cuts[chance(of, 5)],
                      .seed = seed};
  Event *event = field_created(&setup);
  int entrants = 3 + chance(of, 38);
  for (int i = 0; i < entrants; i++) enter(event);
  for (int i = chance(of, 3); i > 0; i--)
    add(event, (EventFact){.kind = FACT_DROPPED, NUMBERS(1 + chance(of, entrants))});
  add(event, (EventFact){.kind = FACT_STARTED});
  return event;
}

/* ---- Telling ---------------- */

static void tell_entrants(const Event *event)
{
  printf("\"entrants\":[");
  for (int i = 1; i <= event_entrant_count(event); i++) {
    const EventEntrant *e = event_entrant(event, i);
    printf("%s[%d,%d,%d]", i > 1 ? "," : "", e->dropped, e->disqualified, e->missed);
  }
  printf("],");
}

static void tell_rounds(const Event *event)
{
  printf("\"rounds\":[");
  for (int r = 1; r <= event_round_count(event); r++) {
    const EventRound *round = event_round(event, r);
    printf("%s{\"playoff\":%d,\"tables\":[", r > 1 ? "," : "", round->stage == STAGE_PLAYOFF);
    for (int t = 0; t < round->table_count; t++) {
      const EventTable *a = &round->tables[t];
      printf("%s[%d,%d,%d,%d,%d,%d,%d]", t ? "," : "", a->entrants[0], a->entrants[1], a->wins[0],
             a->wins[1], a->drawn, a->done, a->both_lose);
    }
    printf("]}");
  }
  printf("],");
}

static void tell_standings(const Event *event)
{
  EventStandings standings;
  if (!event_standings(event, &standings, &error)) fail_msg("%s", error.text);
  printf("\"standings\":[");
  for (int i = 0; i < standings.count; i++) {
    const EventStanding *row = &standings.rows[i];
    printf("%s[%d,%d,\"%s\",\"%s\",\"%s\"]", i ? "," : "", row->entrant, row->points,
           row->opponents_match_win.text, row->game_win.text, row->opponents_game_win.text);
  }
  printf("],");
  event_standings_free(&standings);
}

typedef enum Then { PAIRED_NEXT, NOT_PAIRED, AT_THE_END } Then;

/* What is known, and the next pairing. */
static void tell(const Event *event, Then then, const EventFact *pairing)
{
  printf("{\"seed\":%llu,\"cut\":[", (unsigned long long)event_setup(event)->seed);
  for (int i = 1, told = 0; i <= event_entrant_count(event); i++)
    if (event_seed(event, i)) printf("%s[%d,%d]", told++ ? "," : "", i, event_seed(event, i));
  printf("],");
  tell_entrants(event);
  tell_rounds(event);
  tell_standings(event);
  printf("\"end\":%s,\"pairing\":", then == AT_THE_END ? "true" : "false");
  for (int i = 0; then == PAIRED_NEXT && i < pairing->list_count; i += 2)
    printf("%s[%d,%d]", i ? "," : "[", pairing->list[i], pairing->list[i + 1]);
  printf("%s}\n", then == PAIRED_NEXT ? "]" : "null");
}

/* ---- What happens ---------------- */

static void report(Event *event, Chance *of, int round, int table, FactKind kind)
{
  static const int of_three[][4] = {{2, 0, 0, HOW_PLAYED},   {2, 1, 0, HOW_PLAYED},
                                    {1, 1, 1, HOW_TIME},     {1, 0, 0, HOW_TIME},
                                    {2, 0, 0, HOW_CONCEDED}, {0, 0, 3, HOW_AGREED}};
  static const int of_one[][4] = {{1, 0, 0, HOW_PLAYED}, {0, 0, 1, HOW_PLAYED}};
  bool three = event_setup(event)->best_of == 3;
  int drawn = event_round(event, round)->tables[table - 1].draws;
  for (int tries = 0; tries < 200; tries++) { /* a penalty in this match may forbid a score */
    const int *score = three ? of_three[chance(of, 6)] : of_one[chance(of, 8) == 0];
    int turned = chance(of, 2);
    EventFact fact = {.kind = kind,
                      NUMBERS(round, table, score[turned], score[!turned],
                              score[2] > drawn ? score[2] : drawn, score[3])};
    if (add(event, fact) || kind == FACT_CORRECTED) return;
  }
  fail_msg("table %d of round %d takes no result: %s", table, round, error.text);
}

static void happen(Event *event, Chance *of)
{
  int who = 1 + chance(of, event_entrant_count(event)), rounds = event_round_count(event);
  switch (chance(of, 9)) {
  case 0:
  case 1: add(event, (EventFact){.kind = FACT_DROPPED, NUMBERS(who, chance(of, 2))}); break;
  case 2: add(event, (EventFact){.kind = FACT_RETURNED, NUMBERS(who)}); break;
  case 3:
    if (event_entrant_count(event) < 44 && !event_is_cut(event)) enter(event);
    break;
  case 4:
    add(event, (EventFact){.kind = FACT_PENALISED,
                           TEXTS("slow-play"),
                           NUMBERS(who, PENALTY_GAME_LOSS + chance(of, 3) % 2, chance(of, 3))});
    break;
  case 5:
    if (chance(of, 4) == 0)
      add(event, (EventFact){.kind = FACT_PENALISED,
                             TEXTS("cheating"),
                             NUMBERS(who, PENALTY_DISQUALIFICATION)});
    break;
  case 6:
    if (rounds) {
      int round = 1 + chance(of, rounds);
      report(event, of, round, 1 + chance(of, event_round(event, round)->table_count),
             FACT_CORRECTED);
    }
    break;
  case 7: /* any fact is taken back, if it can be */
    add(event, (EventFact){.kind = FACT_UNDONE, NUMBERS(1 + chance(of, event_fact_count(event)))});
    break;
  default: break;
  }
}

static void play_round(Event *event, Chance *of)
{
  for (int i = chance(of, 3); i > 0; i--) happen(event, of);
  for (int table; (table = event_open_table(event)) != 0;)
    report(event, of, event_round_count(event), table, FACT_REPORTED);
}

/* A fact that was taken back between two rounds may have been the start or a round. */
static bool goes_on(const Event *event)
{
  return event_started(event) && !event_open_table(event);
}

static void play(Event *event, Chance *of)
{
  for (int round = 0; round < 20; round++) {
    EventFact next;
    for (int i = chance(of, 5); i > 0; i--) happen(event, of);
    if (!goes_on(event)) {
      if (!event_started(event)) return;
      play_round(event, of);
      continue;
    }
    bool swiss = !event_is_cut(event);
    if (swiss && event_round_count(event) >= event_planned_rounds(event)) {
      if (!event_cut(event, 1, 0, &next, &error)) break;
      add(event, next);
      free((void *)next.list);
      continue;
    }
    bool pairs = event_pair(event, 1, &next, &error);
    tell(event, pairs ? PAIRED_NEXT : NOT_PAIRED, &next);
    if (!pairs) break;
    if (!add(event, next)) fail_msg("a pairing is refused: %s", error.text);
    free((void *)next.list);
    play_round(event, of);
  }
  tell(event, AT_THE_END, NULL);
}

int main(int argc, char **argv)
{
  int events = argc > 1 ? atoi(argv[1]) : 100;
  Chance of = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
  for (int i = 0; i < events; i++) {
    uint64_t seed = (uint64_t)chance(&of, 1 << 30);
    Event *event = begin(&of, seed);
    if (event_started(event)) play(event, &of);
    event_free(event);
  }
  return 0;
}
