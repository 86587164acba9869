/* SPDX-License-Identifier: MIT */
/* timeline.c -- see timeline.h. */
#include "bench/timeline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Moves from one copy of the game to the next.  Where there are more than COPIES_MAX copies, every
** second one goes, and the next ones come half as often: so a long game does not fill memory. */
enum { KEEP_EVERY = 16, COPIES_MAX = 24 };

static char *copy_text(const char *text)
{
  if (!text) return NULL;
  size_t size = strlen(text) + 1;
  return memcpy(must_take(NULL, size), text, size);
}

/* ---- Moments -------------------------------------------------------------------- */

/* A copy of the game as it is now; without memory for it others will do. */
static void keep_copy(Timeline *timeline, Moment *moment)
{
  moment->game = arb_clone(timeline->game);
  if (!moment->game) return;
  moment->narrator = must_take(NULL, sizeof *moment->narrator);
  *moment->narrator = timeline->narrator;
  if (timeline->follower.keep) moment->kept = timeline->follower.keep(timeline->follower.data);
  timeline->copies++;
}

static void drop_copy(Timeline *timeline, Moment *moment)
{
  if (!moment->game) return;
  arb_destroy(moment->game);
  free(moment->narrator);
  if (moment->kept) timeline->follower.drop(timeline->follower.data, moment->kept);
  moment->game = NULL;
  moment->narrator = NULL;
  moment->kept = NULL;
  timeline->copies--;
}

/* Keeps a copy where one is due. */
static void keep_due(Timeline *timeline, Moment *moment)
{
  if (moment->depth % timeline->spacing != 0) return;
  keep_copy(timeline, moment);
  if (timeline->copies <= COPIES_MAX) return;
  timeline->spacing *= 2;
  for (int i = 0; i < timeline->count; i++)
    if (timeline->moments[i]->depth % timeline->spacing != 0)
      drop_copy(timeline, timeline->moments[i]);
}

static Moment *add_moment(Timeline *timeline, const ReplayEntry *move, bool mine)
{
  Moment *moment = must_take(NULL, sizeof *moment), *parent = timeline->at;
  *moment = (Moment){.parent = parent,
                     .order = timeline->count,
                     .move = *move,
                     .mine = mine,
                     .depth = parent ? parent->depth + 1 : 0};
  if (parent) moment->seats = parent->seats;
  moment->move.answer = copy_text(move->answer);
  moment->events = UINT32_MAX;
  for (int seat = 0; seat < arb_seats(timeline->game); seat++) {
    uint32_t known = arb_events(timeline->game, (ArbSeat)seat, UINT32_MAX, NULL, NULL);
    if (known < moment->events) moment->events = known;
  }
  if (timeline->count % 256 == 0)
    timeline->moments =
        must_take(timeline->moments, (size_t)(timeline->count + 256) * sizeof(Moment *));
  timeline->moments[timeline->count++] = moment;
  timeline->at = moment;
  return moment;
}

uint32_t timeline_shared_events(const Moment *a, const Moment *b)
{
  uint32_t shared = a->events;
  while (a != b) {
    const Moment **deeper = a->depth >= b->depth ? &a : &b;
    *deeper = (*deeper)->parent;
    if ((*deeper)->events < shared) shared = (*deeper)->events;
  }
  return a->events < shared ? a->events : shared;
}

static void free_moment(Timeline *timeline, Moment *moment)
{
  drop_copy(timeline, moment);
  free(moment->told);
  values_free(&moment->values);
  free((char *)(uintptr_t)moment->move.answer);
  free(moment);
}

static void add_note(Timeline *timeline, EntryKind kind, Moment *moment, const char *text)
{
  if (timeline->note_count % 256 == 0)
    timeline->notes =
        must_take(timeline->notes, (size_t)(timeline->note_count + 256) * sizeof(Note));
  timeline->notes[timeline->note_count++] = (Note){kind, moment, copy_text(text)};
}

static Story *story_new(void)
{
  Story *story = must_take(NULL, sizeof *story);
  *story = (Story){0};
  story->out = open_memstream(&story->text, &story->size);
  if (story->out) return story;
  free(story);
  return NULL;
}

static void story_free(Story *story)
{
  if (!story) return;
  fclose(story->out);
  free(story->text);
  free(story);
}

/* The narrator's text about the events since the last call. */
static char *narrated(Timeline *timeline)
{
  Story *story = timeline->story;
  fseek(story->out, 0, SEEK_SET);
  narrate(&timeline->narrator, timeline->game);
  long end = ftell(story->out);
  fflush(story->out);
  char *text = must_take(NULL, (size_t)end + 1);
  memcpy(text, story->text, (size_t)end);
  text[end] = 0;
  return text;
}

void timeline_follow(Timeline *timeline, const Follower *follower)
{
  timeline->follower = *follower;
}

bool timeline_start(Timeline *timeline, const Session *session, ArbGame *game,
                    const Narrator *narrator, const Seats *seats, ArbError *error)
{
  *timeline = (Timeline){.game = game,
                         .session = session,
                         .narrator = *narrator,
                         .spacing = KEEP_EVERY,
                         .follower = timeline->follower};
  timeline->story = story_new();
  if (!timeline->story) {
    *error = (ArbError){ARB_MEMORY, "out of memory"};
    return false;
  }
  timeline->narrator.out = timeline->story->out;
  ArbStatus status = arb_advance(game);
  if (status < 0) {
    error->status = status;
    snprintf(error->text, sizeof error->text, "%s", arb_error(game));
    return false;
  }
  Moment *start = add_moment(timeline, &(ReplayEntry){.kind = ENTRY_ANSWER}, false);
  start->seats = *seats;
  start->told = narrated(timeline);
  if (timeline->follower.moved) timeline->follower.moved(timeline->follower.data, start);
  keep_copy(timeline, start);
  return true;
}

void timeline_free(Timeline *timeline)
{
  for (int i = 0; i < timeline->count; i++) free_moment(timeline, timeline->moments[i]);
  for (int i = 0; i < timeline->note_count; i++) free(timeline->notes[i].text);
  free(timeline->moments);
  free(timeline->branches);
  free(timeline->notes);
  story_free(timeline->story);
  arb_destroy(timeline->game);
  *timeline = (Timeline){0};
}

/* ---- Moves ---------------------------------------------------------------------- */

uint32_t timeline_number(const Timeline *timeline)
{
  const ArbDecision *decision = arb_decision(timeline->game);
  return decision ? decision->number : 0;
}

/* The game has advanced by this move. */
static void move_made(Timeline *timeline, const ReplayEntry *made, const Values *values, bool mine)
{
  Moment *moment = add_moment(timeline, made, mine);
  moment->values = *values;
  if (made->kind == ENTRY_SEAT)
    snprintf(moment->seats.who[made->seat], sizeof moment->seats.who[0], "%s", made->answer);
  moment->told = narrated(timeline);
  if (timeline->follower.moved) timeline->follower.moved(timeline->follower.data, moment);
  keep_due(timeline, moment);
  timeline->redo_end = NULL;
  add_note(timeline, made->kind, moment, NULL);
}

bool timeline_move(Timeline *timeline, const ReplayEntry *move, bool mine, ArbError *error)
{
  ReplayEntry made = *move;
  Values values = {0};
  made.number = timeline_number(timeline);
  made.hash = arb_hash(timeline->game);
  bool done = record_move(timeline->game, timeline->session->cards, &made, &values, error);
  if (done) move_made(timeline, &made, &values, mine);
  else values_free(&values);
  return done;
}

bool timeline_answer(Timeline *timeline, const int32_t *values, int count, bool mine,
                     ArbError *error)
{
  const ArbDecision *decision = arb_decision(timeline->game);
  ReplayEntry made = {.kind = ENTRY_ANSWER,
                      .number = decision->number,
                      .seat = decision->player,
                      .hash = arb_hash(timeline->game)};
  Text text = {0};
  record_answer_text(&text, timeline->game, values, count);
  made.answer = text.bytes;
  ArbStatus status = arb_answer(timeline->game, made.number, values, count);
  if (status >= 0) status = arb_advance(timeline->game);
  if (status >= 0) {
    Values kept = {must_take(NULL, (size_t)count * sizeof *values), count, count};
    if (count) memcpy(kept.values, values, (size_t)count * sizeof *values);
    move_made(timeline, &made, &kept, mine);
  } else {
    error->status = status;
    snprintf(error->text, sizeof error->text, "%s", arb_error(timeline->game));
  }
  text_free(&text);
  return status >= 0;
}

const char *timeline_told(const Timeline *timeline)
{
  return timeline->at->told;
}

void timeline_tell(Timeline *timeline, const char *text)
{
  Moment *at = timeline->at;
  size_t old = strlen(at->told), more = strlen(text) + 1;
  at->told = must_take(at->told, old + more);
  memcpy(at->told + old, text, more);
}

/* ---- From moment to moment ------------------------------------------------------- */

/* Makes the move of a moment again: it was made before, in this very game. */
static bool follow(Timeline *timeline, const Moment *moment)
{
  ArbError error = {0};
  const ReplayEntry *move = &moment->move;
  if (move->kind == ENTRY_ANSWER) {
    const Values *values = &moment->values;
    if (arb_answer(timeline->game, move->number, values->values, values->count) < 0 ||
        arb_advance(timeline->game) < 0)
      return false;
  } else {
    Values none = {0};
    bool made = record_move(timeline->game, timeline->session->cards, move, &none, &error);
    values_free(&none);
    if (!made) return false;
  }
  free(narrated(timeline)); /* it was told then */
  if (timeline->follower.again) timeline->follower.again(timeline->follower.data, moment);
  return true;
}

static bool reach(Timeline *timeline, const Moment *moment)
{
  if (!moment->game) return reach(timeline, moment->parent) && follow(timeline, moment);
  FILE *out = timeline->narrator.out;
  if (arb_copy(timeline->game, moment->game) < 0) return false;
  timeline->narrator = *moment->narrator;
  timeline->narrator.out = out;
  if (moment->kept) timeline->follower.back(timeline->follower.data, moment->kept);
  return true;
}

static bool stand_at(Timeline *timeline, Moment *to)
{
  if (timeline->at == to) return true;
  if (!reach(timeline, to)) {
    reach(timeline, timeline->at);
    return false;
  }
  timeline->at = to;
  return true;
}

/* Whether `a` lies on the way from the beginning to `b`. */
static bool leads_to(const Moment *a, const Moment *b)
{
  while (b && b->depth > a->depth) b = b->parent;
  return a == b;
}

bool timeline_go(Timeline *timeline, Moment *to, EntryKind kind, const char *name)
{
  Moment *from = timeline->at;
  if (!stand_at(timeline, to)) return false;
  if (kind == ENTRY_UNDO && !(timeline->redo_end && leads_to(from, timeline->redo_end)))
    timeline->redo_end = from;
  if (kind == ENTRY_GOTO && !(timeline->redo_end && leads_to(to, timeline->redo_end)))
    timeline->redo_end = leads_to(to, from) ? from : NULL;
  add_note(timeline, kind, to, name);
  return true;
}

/* The copy of the nearest moment before it, and the moves since. */
ArbGame *timeline_game_at(const Timeline *timeline, const Moment *moment)
{
  if (moment->game) return arb_clone(moment->game);
  ArbGame *game = timeline_game_at(timeline, moment->parent);
  ArbError error = {0};
  Values values = {0};
  ReplayEntry move = moment->move;
  const ArbDecision *decision = game ? arb_decision(game) : NULL;
  if (decision) move.number = decision->number;
  bool made = game && record_move(game, timeline->session->cards, &move, &values, &error);
  values_free(&values);
  if (made) return game;
  arb_destroy(game);
  return NULL;
}

Moment *timeline_undo_to(const Timeline *timeline)
{
  for (Moment *at = timeline->at; at->parent; at = at->parent)
    if (at->mine) return at->parent;
  return NULL;
}

Moment *timeline_redo_to(const Timeline *timeline)
{
  Moment *stop = timeline->redo_end;
  if (!stop || stop == timeline->at) return NULL;
  /* back from the end: before the second move of a person, counted from where it stands */
  for (Moment *at = stop; at->depth > timeline->at->depth + 1; at = at->parent)
    if (at->mine) stop = at->parent;
  return stop;
}

Moment *timeline_at_decision(const Timeline *timeline, uint32_t number)
{
  Moment *end = timeline->redo_end ? timeline->redo_end : timeline->at, *found = NULL;
  if (number == timeline_number(timeline)) found = timeline->at;
  for (Moment *at = end; at->parent; at = at->parent)
    if (at->move.number == number) found = at->parent;
  return found;
}

/* ---- Branches -------------------------------------------------------------------- */

static Branch *branch_named(const Timeline *timeline, const char *name)
{
  for (int i = 0; i < timeline->branch_count; i++)
    if (strcasecmp(timeline->branches[i].name, name) == 0) return &timeline->branches[i];
  return NULL;
}

Branch *timeline_find_branch(const Timeline *timeline, const char *name)
{
  Branch *found = branch_named(timeline, name);
  for (int i = 0, count = 0; !found && i < timeline->branch_count; i++) {
    if (strncasecmp(timeline->branches[i].name, name, strlen(name)) != 0 || count++) continue;
    bool only = true;
    for (int j = i + 1; j < timeline->branch_count; j++)
      only &= strncasecmp(timeline->branches[j].name, name, strlen(name)) != 0;
    if (only) found = &timeline->branches[i];
  }
  return found;
}

static Branch *add_branch(Timeline *timeline, const char *name)
{
  Branch *branch = branch_named(timeline, name);
  if (!branch) {
    timeline->branches =
        must_take(timeline->branches, (size_t)(timeline->branch_count + 1) * sizeof *branch);
    branch = &timeline->branches[timeline->branch_count++];
  }
  *branch = (Branch){.moment = timeline->at, .number = timeline_number(timeline)};
  arb_question(timeline->game, branch->asked, sizeof branch->asked);
  arb_look(timeline->game, ARB_NO_SEAT, (ArbId){0, 0}, "turn", &branch->turn);
  snprintf(branch->name, sizeof branch->name, "%s", name);
  return branch;
}

void timeline_branch(Timeline *timeline, const char *name)
{
  add_branch(timeline, name);
  add_note(timeline, ENTRY_BRANCH, timeline->at, name);
}

/* ---- Texts ----------------------------------------------------------------------- */

static void log_to(const Moment *moment, Text *out)
{
  if (moment->parent) log_to(moment->parent, out);
  text_add(out, "%s", moment->told);
}

void timeline_log(const Timeline *timeline, Text *out)
{
  text_add(out, "%s", "");
  log_to(timeline->at, out);
}

/* The decision that was open at a moment: any move from there says it. */
static uint32_t number_at(const Timeline *timeline, const Moment *moment)
{
  if (moment == timeline->at) return timeline_number(timeline);
  for (int i = moment->order + 1; i < timeline->count; i++)
    if (timeline->moments[i]->parent == moment) return timeline->moments[i]->move.number;
  return moment->game && arb_decision(moment->game) ? arb_decision(moment->game)->number : 0;
}

static void write_jump(TimelineWriter *writer, EntryKind kind, const Moment *to, const char *name)
{
  recorder_add(&writer->recorder, &(ReplayEntry){.kind = kind,
                                                 .answer = name,
                                                 .number = number_at(writer->timeline, to),
                                                 .to = writer->numbers[to->order]});
  writer->at = to;
}

static void write_note(TimelineWriter *writer, const Note *note)
{
  const Moment *moment = note->moment;
  if (note->kind >= ENTRY_MOVES && note->kind < ENTRY_JUMPS) {
    write_jump(writer, note->kind, moment, note->text);
    return;
  }
  const Moment *before = note->kind < ENTRY_MOVES ? moment->parent : moment;
  if (writer->at != before) write_jump(writer, ENTRY_UNDO, before, NULL);
  if (note->kind < ENTRY_MOVES) {
    recorder_add(&writer->recorder, &moment->move);
    writer->numbers[moment->order] = ++writer->moves;
    writer->at = moment;
  } else {
    recorder_add(&writer->recorder, &(ReplayEntry){.kind = note->kind,
                                                   .answer = note->text,
                                                   .number = number_at(writer->timeline, moment)});
  }
}

void timeline_writer_start(TimelineWriter *writer, const Timeline *timeline, const Seating *seating)
{
  const char *names[SESSION_SEATS];
  *writer = (TimelineWriter){.timeline = timeline, .at = timeline->moments[0]};
  for (int seat = 0; seat < SESSION_SEATS; seat++)
    names[seat] = timeline->moments[0]->seats.who[seat];
  recorder_start(&writer->recorder, timeline->session, seating, names);
}

void timeline_writer_go_on(TimelineWriter *writer)
{
  const Timeline *timeline = writer->timeline;
  if (writer->room < timeline->count) {
    int room = timeline->count + 256;
    writer->numbers = must_take(writer->numbers, (size_t)room * sizeof(int));
    for (int i = writer->room; i < room; i++) writer->numbers[i] = 0;
    writer->room = room;
  }
  while (writer->notes < timeline->note_count)
    write_note(writer, &timeline->notes[writer->notes++]);
  if (writer->at != timeline->at) write_jump(writer, ENTRY_UNDO, timeline->at, NULL);
}

void timeline_writer_free(TimelineWriter *writer)
{
  recorder_free(&writer->recorder);
  free(writer->numbers);
  *writer = (TimelineWriter){0};
}

bool timeline_save(const Timeline *timeline, const Seating *seating, const char *path,
                   ArbError *error)
{
  TimelineWriter writer;
  timeline_writer_start(&writer, timeline, seating);
  timeline_writer_go_on(&writer);
  bool saved = recorder_write(&writer.recorder, timeline->game, false, path, error);
  timeline_writer_free(&writer);
  return saved;
}

/* ---- From a file ------------------------------------------------------------------ */

static bool read_move(Timeline *timeline, const ReplayEntry *move, TimelineJudge *is_mine,
                      const void *data, const char *path, ArbError *error)
{
  ArbError why = {0};
  bool mine = move->kind != ENTRY_ANSWER || is_mine(data, timeline, move->seat);
  const ArbDecision *decision = arb_decision(timeline->game);
  bool asked = move->kind != ENTRY_ANSWER ||
               (decision && decision->player == move->seat && decision->number == move->number);
  if (!asked) snprintf(why.text, sizeof why.text, "the game does not ask this there");
  if (asked && timeline_move(timeline, move, mine, &why)) return true;
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "%s:%d: %.300s", path, move->line, why.text);
  return false;
}

bool timeline_read(Timeline *timeline, const Replay *replay, TimelineJudge *is_mine,
                   const void *data, ArbError *error)
{
  Moment **moments = must_take(NULL, (size_t)(replay->move_count + 1) * sizeof *moments);
  int count = 0;
  bool good = true;
  moments[count++] = timeline->at;
  for (int i = 0; good && i < replay->entry_count; i++) {
    const ReplayEntry *entry = &replay->entries[i];
    if (entry_is_move(entry)) {
      good = read_move(timeline, entry, is_mine, data, replay->path, error);
      if (good) moments[count++] = timeline->at;
    } else if (entry_is_jump(entry)) {
      good = timeline_go(timeline, moments[entry->to], entry->kind, entry->answer);
    } else if (entry->kind == ENTRY_BRANCH) {
      timeline_branch(timeline, entry->answer);
    } else {
      add_note(timeline, entry->kind, timeline->at, entry->answer);
    }
  }
  free(moments);
  return good;
}

/* ---- With other scripts ------------------------------------------------------------ */

/* Makes an old move where the fresh timeline stands; NULL with a sentence. */
static Moment *move_again(Timeline *fresh, const Moment *old, ArbError *error)
{
  ReplayEntry move = old->move;
  const ArbDecision *decision = arb_decision(fresh->game);
  if (move.kind == ENTRY_ANSWER && decision && decision->player != move.seat) {
    error->status = ARB_REFUSED;
    snprintf(error->text, sizeof error->text, "the game asks seat %d here, not seat %d",
             decision->player + 1, move.seat + 1);
    return NULL;
  }
  return timeline_move(fresh, &move, old->mine, error) ? fresh->at : NULL;
}

Moment *timeline_again(Timeline *fresh, const Timeline *old, Moment **map, ArbError *error)
{
  Moment **way = must_take(NULL, (size_t)(old->at->depth + 1) * sizeof *way), *unfit = NULL;
  for (int i = 0; i < old->count; i++) map[i] = NULL;
  for (Moment *at = old->at; at; at = at->parent) way[at->depth] = at;
  map[0] = fresh->at;
  for (int i = 1; i <= old->at->depth && !unfit; i++) {
    map[way[i]->order] = move_again(fresh, way[i], error);
    if (!map[way[i]->order]) unfit = way[i];
  }
  free(way);
  return unfit;
}

/* The branches that were remembered, where they still are. */
static void carry_branches(Timeline *fresh, const Timeline *old, Moment **map)
{
  for (int i = 0; i < old->branch_count; i++) {
    Branch *branch = add_branch(fresh, old->branches[i].name);
    const Branch *was = &old->branches[i];
    *branch = *was;
    if (!was->moment) continue;
    branch->moment = map[was->moment->order];
    const Moment *unfit = was->moment;
    while (!branch->moment && !map[unfit->parent->order]) unfit = unfit->parent;
    if (!branch->moment)
      snprintf(branch->lost, sizeof branch->lost,
               "decision %u no longer offers '%.80s' on the way there",
               (unsigned)unfit->move.number, unfit->move.answer ? unfit->move.answer : "that");
  }
}

void timeline_again_all(Timeline *fresh, const Timeline *old, Moment **map, const char *cards)
{
  ArbError ignored = {0};
  Moment *at = fresh->at;
  for (int i = 1; i < old->count; i++) {
    const Moment *moment = old->moments[i];
    Moment *parent = map[moment->parent->order];
    if (!map[i] && parent && stand_at(fresh, parent)) map[i] = move_again(fresh, moment, &ignored);
  }
  stand_at(fresh, at);
  carry_branches(fresh, old, map);
  for (int i = 0; i < fresh->note_count; i++) free(fresh->notes[i].text);
  fresh->note_count = 0;
  for (int i = 0; i < old->note_count; i++) {
    const Note *note = &old->notes[i];
    if (map[note->moment->order]) add_note(fresh, note->kind, map[note->moment->order], note->text);
  }
  add_note(fresh, ENTRY_RELOAD, at, cards);
  fresh->redo_end = old->redo_end ? map[old->redo_end->order] : NULL;
}
