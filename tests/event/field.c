/* SPDX-License-Identifier: MIT */
#include "field.h"

static EventError error;

void field_said(Event *event, EventFact fact)
{
  *error.text = '\0';
  if (!event_add(event, &fact, &error)) fail_msg("%s: %s", fact_word(fact.kind), error.text);
}

void field_refused(Event *event, EventFact fact, const char *sentence)
{
  char *before = field_picture(event);
  int count = event_fact_count(event);
  assert_false(event_add(event, &fact, &error));
  assert_string_equal(error.text, sentence);
  char *after = field_picture(event);
  assert_string_equal(before, after);
  assert_int_equal(event_fact_count(event), count);
  free(before);
  free(after);
}

Event *field_created(const EventSetup *setup)
{
  Event *event = event_new();
  EventFact fact = fact_created(1, setup);
  assert_non_null(event);
  field_said(event, fact);
  return event;
}

void field_register(Event *event, const char *name)
{
  SAID(event, REGISTERED, NUMBERS(event_entrant_count(event) + 1), TEXTS(name));
}

static Event *started(const EventSetup *setup, int players)
{
  char name[40];
  Event *event = field_created(setup);
  for (int i = 1; i <= players; i++) {
    snprintf(name, sizeof name, "Player %d", i);
    field_register(event, name);
    if (setup->level != EVENT_CASUAL) SAID(event, DECK, NUMBERS(i, 1), TEXTS("deck", "cards"));
  }
  SAID(event, STARTED);
  return event;
}

Event *field_started(EventStructure structure, int players, int best_of, uint64_t seed)
{
  return started(
      &(EventSetup){
        .name = "Evening", .structure = structure, .best_of = best_of, .team = 1, .seed = seed},
      players);
}

Event *field_of_level(EventLevel level, int players)
{
  return started(
      &(EventSetup){.name = "Evening", .level = level, .best_of = 3, .team = 1, .seed = 7},
      players);
}

void field_pair(Event *event)
{
  EventFact fact;
  if (!event_pair(event, 2, &fact, &error)) fail_msg("not paired: %s", error.text);
  field_said(event, fact);
  free((void *)fact.list);
}

void field_not_paired(Event *event, const char *sentence)
{
  EventFact fact;
  assert_false(event_pair(event, 2, &fact, &error));
  assert_string_equal(error.text, sentence);
}

void field_won_by(Event *event, int winner)
{
  char sentence[200];
  assert_int_equal(event_winner(event), winner);
  snprintf(sentence, sizeof sentence, "%s has won: nobody else is left to pair.",
           event_entrant(event, winner)->name);
  field_not_paired(event, sentence);
}

void field_cut(Event *event, int size)
{
  EventFact fact;
  if (!event_cut(event, 2, size, &fact, &error)) fail_msg("no cut: %s", error.text);
  field_said(event, fact);
  free((void *)fact.list);
}

void field_report(Event *event, int table, int wins1, int wins2)
{
  SAID(event, REPORTED, NUMBERS(event_round_count(event), table, wins1, wins2, 0, HOW_PLAYED));
}

const EventTable *field_table(const Event *event, int round, int table)
{
  return &event_round(event, round)->tables[table - 1];
}

int field_table_of(const Event *event, int entrant)
{
  const EventRound *round = event_round(event, event_round_count(event));
  for (int t = 0; round && t < round->table_count; t++)
    if (round->tables[t].entrants[0] == entrant || round->tables[t].entrants[1] == entrant)
      return t + 1;
  return 0;
}

void field_report_all(Event *event)
{
  int needed = event_setup(event)->best_of / 2 + 1, round = event_round_count(event);
  for (int table; (table = event_open_table(event)) != 0;) {
    const EventTable *of = field_table(event, round, table);
    bool first = of->entrants[0] < of->entrants[1];
    field_report(event, table, first ? needed : 0, first ? 0 : needed);
  }
}

static void picture_entrants(const Event *event, FILE *out)
{
  for (int i = 1; i <= event_entrant_count(event); i++) {
    const EventEntrant *e = event_entrant(event, i);
    fprintf(out, "%d %s %s deck %s %d pool %s entered %d left %d %d missed %d byes %d\n", e->number,
            e->name, e->members, e->deck ? e->deck : "-", e->deck_legal, e->pool ? e->pool : "-",
            e->entered, e->dropped, e->disqualified, e->missed, e->byes);
  }
}

static void picture_rounds(const Event *event, FILE *out)
{
  for (int r = 1; r <= event_round_count(event); r++) {
    const EventRound *round = event_round(event, r);
    fprintf(out, "round %d %d clock %d\n", round->number, round->stage, (int)round->clock);
    for (int t = 0; t < round->table_count; t++) {
      const EventTable *a = &round->tables[t];
      fprintf(out, "%d-%d: %d-%d-%d %s done %d corrected %d late %d both %d +%d losses %d %d %d\n",
              a->entrants[0], a->entrants[1], a->wins[0], a->wins[1], a->drawn,
              event_how_word(a->how), a->done, a->corrected, a->late, a->both_lose, a->minutes,
              a->losses[0], a->losses[1], a->draws);
    }
  }
}

char *field_picture(const Event *event)
{
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  EventStandings standings;
  fprintf(out, "%d %d %d %d\n", event_setup(event) != NULL, event_started(event),
          event_is_cut(event), event_is_finished(event));
  picture_entrants(event, out);
  picture_rounds(event, out);
  assert_true(event_standings(event, &standings, &error));
  for (int i = 0; i < standings.count; i++) {
    const EventStanding *row = &standings.rows[i];
    fprintf(out, "%d. %d: %d %s %s %s\n", row->rank, row->entrant, row->points,
            row->opponents_match_win.text, row->game_win.text, row->opponents_game_win.text);
  }
  event_standings_free(&standings);
  fclose(out);
  return text;
}

Event *field_replayed(const Event *event)
{
  Event *other = event_new();
  for (int i = 1; i <= event_fact_count(event); i++) {
    const EventFact *fact = event_fact(event, i);
    if (fact->kind != FACT_UNDONE && !event_undone_by(event, i)) field_said(other, *fact);
  }
  return other;
}

int chance(Chance *of, int below)
{
  of->state = of->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (int)((of->state >> 33) % (uint64_t)below);
}

void field_random_report(Event *event, Chance *of, int table)
{
  static const int scores[][4] = {{2, 0, 0, HOW_PLAYED},   {2, 1, 0, HOW_PLAYED},
                                  {1, 1, 1, HOW_TIME},     {1, 0, 0, HOW_TIME},
                                  {2, 0, 0, HOW_CONCEDED}, {0, 0, 3, HOW_AGREED}};
  for (;;) { /* a penalty in this match may forbid a score */
    const int *score = scores[chance(of, 6)];
    int turned = chance(of, 2);
    EventFact fact = {.kind = FACT_REPORTED,
                      .numbers = {event_round_count(event), table, score[turned], score[!turned],
                                  score[2], score[3]}};
    if (event_add(event, &fact, &error)) return;
  }
}

static int random_entrant(const Event *event, Chance *of)
{
  return 1 + chance(of, event_entrant_count(event));
}

void field_random_happening(Event *event, Chance *of)
{
  int who = random_entrant(event, of), what = chance(of, 12);
  EventFact fact = {.at = 5, .kind = FACT_KINDS};
  char name[40];
  if (what == 0) fact = (EventFact){.kind = FACT_DROPPED, NUMBERS(who, chance(of, 2))};
  if (what == 1) fact = (EventFact){.kind = FACT_RETURNED, NUMBERS(who)};
  if (what == 2 && event_entrant_count(event) < 10) {
    snprintf(name, sizeof name, "Late %d", event_entrant_count(event) + 1);
    fact =
        (EventFact){.kind = FACT_REGISTERED, NUMBERS(event_entrant_count(event) + 1), TEXTS(name)};
  }
  if (what == 3)
    fact = (EventFact){
      .kind = FACT_PENALISED, TEXTS("slow-play"), NUMBERS(who, PENALTY_GAME_LOSS + chance(of, 2))};
  if (fact.kind != FACT_KINDS && !event_add(event, &fact, &error)) assert_true(*error.text);
}
