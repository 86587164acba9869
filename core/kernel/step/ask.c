/* SPDX-License-Identifier: MIT */
/*
** ask.c -- questions: four shapes, one interface, options listed only when needed.
**
** arb_ask_pick and the others first look whether the log of the running step has the answer; then
** no options are listed.  Otherwise they list the options, answer by themselves when there is
** nothing to choose, or pose the question and stop the step.  answer.c takes the answers.
*/
#include <stdio.h>
#include <string.h>

#include "kernel/step/flow.h"
#include "kernel/cards/position.h"
#include "memory.h"

void arb_ask_more_room(ArbGame *game)
{
  int room = game->posed.room ? game->posed.room * 2 : 64;
  ArbOption *options = arb_memory_grow(game->posed.options, (size_t)room * sizeof *options);
  if (!options) arb_flow_stop(game, ARB_STOP_MEMORY);
  game->posed.options = options;
  game->posed.room = room;
}

/* Room for `count` values, which are written into `answer`; NULL: there is no memory. */
static ArbOption *log_values(ArbAnswerLog *log, ArbAnswer *answer, int count)
{
  if (!log->values || log->value_count + (uint32_t)count > log->value_room) {
    uint32_t room = (log->value_count + (uint32_t)count) * 2 + 32;
    ArbOption *grown = arb_memory_grow(log->values, room * sizeof *grown);
    if (!grown) return NULL;
    log->values = grown;
    log->value_room = room;
  }
  answer->first = log->value_count;
  answer->count = (uint16_t)count;
  log->value_count += (uint32_t)count;
  return log->values + answer->first;
}

ArbOption *arb_log_append(ArbAnswerLog *log, int count, ArbGiver self)
{
  ArbOption *values = log_values(log, &log->answers[log->count], count);
  if (values) log->answers[log->count++].self = (uint16_t)self;
  return values;
}

/* Appends an answer to the running step's log. */
static void record_answer(ArbGame *game, const ArbOption *values, int count, ArbGiver self)
{
  ArbOption *kept = arb_log_append(&game->log, count, self);
  if (!kept) arb_flow_stop(game, ARB_STOP_MEMORY);
  if (count > 0) memcpy(kept, values, (size_t)count * sizeof *values);
}

/* Whether all options are cards that nobody could tell apart (arb_position_twins). */
static bool all_twins(const ArbGame *game)
{
  for (int i = 1; i < game->posed.count; i++) {
    ArbOption first = game->posed.options[0], other = game->posed.options[i];
    if (!arb_position_twins(game, first.object, other.object, 0, 0)) return false;
    first.object = other.object;
    if (memcmp(&first, &other, sizeof first) != 0) return false;
  }
  return true;
}

/* Whether every player sees the card's face.  If not, skipping the question would tell other
** players that the cards are equal. */
static bool is_open_to_all(const ArbGame *game, ArbId id)
{
  for (ArbSeat seat = 0; seat < game->s->seats; seat++)
    if (!arb_know_sees(game, game->s, id_index1(id), seat)) return false;
  return true;
}

/* Whether an answer of this step, before answer `before`, named the object. */
static bool was_answered(const ArbGame *game, ArbId id, int before)
{
  for (int i = 0; i < before; i++) {
    const ArbAnswer *answer = &game->log.answers[i];
    for (int j = 0; j < answer->count; j++)
      if (id_equal(game->log.values[answer->first + (uint32_t)j].object, id)) return true;
  }
  return false;
}

/* Whether all players know that the options are cards which nobody could tell apart, so that only
** the number of picks matters.  `before`: the number of answers before this question. */
static bool picks_alike(const ArbGame *game, const ArbAsk *ask, int32_t min, int32_t max,
                        int before)
{
  if (!ask->alike || game->named_apart || min != max || ask->fits || !all_twins(game)) return false;
  for (int i = 0; i < game->posed.count; i++) {
    ArbId id = game->posed.options[i].object;
    if (!is_open_to_all(game, id) || was_answered(game, id, before)) return false;
  }
  return true;
}

/* Whether there is nothing to choose.  `before`: the number of answers before this question. */
static bool forced(const ArbGame *game, const ArbAsk *ask, int options, int32_t min, int32_t max,
                   int before)
{
  if (ask->always) return false;
  switch (ask->shape) {
  case ARB_PICK:
    return options == 0 || max == 0 || min == options || picks_alike(game, ask, min, max, before);
  case ARB_ORDER: return options < 2 || all_twins(game);
  case ARB_SPLIT: return options < 2;
  default: return min == max;
  }
}

static void count_window(ArbGame *game)
{
  int real = 0;
  game->counters.windows++;
  for (int i = 0; i < game->posed.count; i++)
    real += !(game->posed.options[i].flags & ARB_OPTION_MANUAL);
  if (real >= 2 || game->posed.decision.shape == ARB_NUMBER) game->counters.decisions++;
}

bool arb_decide_has_given(const ArbAnswerLog *log)
{
  for (int i = 0; i < log->count; i++)
    if (!log->answers[i].self) return true;
  return false;
}

/* Poses the question and stops the step.  A question that was posed before keeps its number and is
** counted once. */
static void pose(ArbGame *game, const ArbAsk *ask, int32_t min, int32_t max)
{
  ArbPosed *posed = &game->posed;
  bool again = posed->pose == ARB_POSE_AGAIN;
  posed->ask = arena_take(game, sizeof *posed->ask);
  *posed->ask = *ask;
  posed->decision = (ArbDecision){.number = posed->decision.number + !again,
                                  .shape = ask->shape,
                                  .player = ask->player,
                                  .min = min,
                                  .max = max,
                                  .source = ask->source,
                                  .option_count = posed->count,
                                  .open = !game->run.sealed && arb_decide_has_given(&game->log)};
  posed->rule = ask->rule;
  if (!again) count_window(game);
  arb_step_pose(game, ARB_POSE_MADE);
  arb_flow_stop(game, ARB_STOP_ASK);
}

/* A copy of the next answer of the log; the log's own array may still move. */
static ArbPicked given(ArbGame *game)
{
  const ArbAnswer *answer = &game->log.answers[game->run.answer_next - 1];
  ArbOption *values = arena_raw(game, (answer->count + 1u) * sizeof *values);
  if (answer->count)
    memcpy(values, game->log.values + answer->first, answer->count * sizeof *values);
  return (ArbPicked){values, answer->count};
}

/* Lists the options and computes how many are to be picked.  Returns the number of options. */
static int list_options(ArbGame *game, const ArbAsk *ask, int32_t *min, int32_t *max)
{
  game->posed.count = 0;
  if (ask->list) ask->list(game, ask->data);
  int options = game->posed.count;
  *min = ask->fewest ? ask->fewest(game, ask->data) : ask->min, *max = ask->max;
  if (ask->shape == ARB_PICK) { /* at most as many as there are */
    if (*max > options) *max = options;
    if (*min > *max) *min = *max;
    ARB_HOLDS(game, *min >= 0, "a question asks for no fewer than no picks");
  }
  return options;
}

/* ---- Answers as numbers (flow.h) --------------------------------------------------- */

void arb_answer_picks(const ArbGame *game, int shape, const int32_t *values, int count,
                      ArbOption *out)
{
  for (int i = 0; i < count; i++) {
    if (shape == ARB_NUMBER) out[i] = (ArbOption){.value = values[i]};
    else out[i] = game->posed.options[shape == ARB_SPLIT ? i : values[i]];
    if (shape == ARB_SPLIT) out[i].value = values[i];
  }
}

static bool distinct_indices(const int32_t *values, int count, int options)
{
  for (int i = 0; i < count; i++) {
    if (values[i] < 0 || values[i] >= options) return false;
    for (int j = 0; j < i; j++)
      if (values[j] == values[i]) return false;
  }
  return true;
}

static bool fits_ask(ArbGame *game, const ArbAsk *ask, const int32_t *values, int count,
                     ArbExtent extent)
{
  if (!ask || !ask->fits) return true;
  ArbOption *picks = arena_take(game, (size_t)(count + 1) * sizeof *picks);
  arb_answer_picks(game, ask->shape, values, count, picks);
  return ask->fits(game, ask->data, picks, count, extent);
}

static bool valid_split(const ArbGame *game, const ArbDecision *d, const int32_t *values, int count)
{
  int64_t total = 0;
  if (count != d->option_count) return false;
  for (int i = 0; i < count; i++) {
    if (values[i] < game->posed.options[i].aux || values[i] > game->posed.options[i].value)
      return false;
    total += values[i];
  }
  return total == d->max;
}

bool arb_answer_valid(ArbGame *game, const ArbDecision *d, const ArbAsk *ask, const int32_t *values,
                      int count, ArbExtent extent)
{
  bool whole = extent == ARB_WHOLE;
  switch (d->shape) {
  case ARB_PICK:
    return count <= d->max && (!whole || count >= d->min) &&
           distinct_indices(values, count, d->option_count) &&
           fits_ask(game, ask, values, count, extent);
  case ARB_ORDER:
    return (!whole || count == d->option_count) && distinct_indices(values, count, d->option_count);
  case ARB_NUMBER: return count == 1 && values[0] >= d->min && values[0] <= d->max;
  default: return valid_split(game, d, values, count);
  }
}

/* The first options that make a complete answer. */
static int fewest_picks(ArbGame *game, const ArbDecision *d, ArbAnswerFits *fits, const void *data,
                        int32_t *values, int room)
{
  int count = 0;
  for (int i = 0; i < d->option_count && count < room && count < d->max; i++) {
    if (count >= d->min && fits(game, data, values, count, ARB_WHOLE)) break;
    values[count] = i;
    if (fits(game, data, values, count + 1, ARB_PART)) count++;
  }
  return count;
}

/* Gives each option its least amount, and the rest of the total to the first options that have
** room. */
static int least_split(const ArbGame *game, const ArbDecision *d, int32_t *values, int room)
{
  int count = d->option_count < room ? d->option_count : room;
  int32_t left = d->max;
  for (int i = 0; i < count; i++) left -= values[i] = game->posed.options[i].aux;
  for (int i = 0; i < count && left > 0; i++) {
    int32_t more = game->posed.options[i].value - values[i];
    if (more > left) more = left;
    values[i] += more, left -= more;
  }
  return count;
}

int arb_answer_least(ArbGame *game, const ArbDecision *d, ArbAnswerFits *fits, const void *data,
                     int32_t *values, int room)
{
  if (d->shape == ARB_PICK) return fewest_picks(game, d, fits, data, values, room);
  if (d->shape == ARB_SPLIT) return least_split(game, d, values, room);
  if (d->shape == ARB_NUMBER && room > 0) values[0] = d->min;
  if (d->shape == ARB_NUMBER) return room > 0 ? 1 : 0;
  int count = d->option_count < room ? d->option_count : room;
  for (int i = 0; i < count; i++) values[i] = i;
  return count;
}

/* ---- Answers that are not a host's ------------------------------------------------ */

/* The decision that a question with the listed options would be. */
static ArbDecision as_decision(const ArbGame *game, const ArbAsk *ask, int32_t min, int32_t max)
{
  return (ArbDecision){.shape = ask->shape,
                       .player = ask->player,
                       .min = min,
                       .max = max,
                       .option_count = game->posed.count};
}

/* The number that stands for value `i` of an answer in the log; -1: it was not offered. */
static int32_t number_of(const ArbGame *game, const ArbAsk *ask, const ArbOption *value, int i)
{
  if (ask->shape == ARB_NUMBER) return value->value;
  if (ask->shape == ARB_SPLIT) {
    if (i >= game->posed.count) return -1;
    ArbOption option = game->posed.options[i];
    option.value = value->value;
    return memcmp(&option, value, sizeof option) == 0 ? value->value : -1;
  }
  for (int j = 0; j < game->posed.count; j++)
    if (memcmp(&game->posed.options[j], value, sizeof *value) == 0) return j;
  return -1;
}

/* An answer out of a file, or from before a redeal, is not trusted: it must be one that a host
** could have given.  The engine's own must be one that nobody is asked for. */
static bool could_be_given(ArbGame *game, const ArbAsk *ask)
{
  ArbPicked answer = given(game);
  int32_t least_of, most_of;
  int options = list_options(game, ask, &least_of, &most_of);
  if (game->log.answers[game->run.answer_next - 1].self &&
      !(game->s->conceded >> ask->player & 1) &&
      !forced(game, ask, options, least_of, most_of, game->run.answer_next - 1))
    return false;
  int32_t *values = arena_take(game, (size_t)(answer.count + 1) * sizeof *values);
  for (int i = 0; i < answer.count; i++) {
    values[i] = number_of(game, ask, &answer.options[i], i);
    if (values[i] < 0 && ask->shape != ARB_NUMBER) return false;
  }
  bool pick = ask->shape == ARB_PICK;
  ArbDecision decision = as_decision(game, ask, pick && ask->min > options ? options : ask->min,
                                     pick && ask->max > options ? options : ask->max);
  return arb_answer_valid(game, &decision, ask, values, answer.count, ARB_WHOLE);
}

static bool fits_in_step(ArbGame *game, const void *data, const int32_t *values, int count,
                         ArbExtent extent)
{
  return fits_ask(game, data, values, count, extent);
}

/* Answers for a player who has left or is about to leave. */
static void answer_for(ArbGame *game, const ArbAsk *ask, int32_t min, int32_t max)
{
  int room = game->posed.count + 1;
  int32_t *values = arena_take(game, (size_t)room * sizeof *values);
  ArbOption *picks = arena_take(game, (size_t)room * sizeof *picks);
  ArbDecision decision = as_decision(game, ask, min, max);
  int count = arb_answer_least(game, &decision, fits_in_step, ask, values, room);
  arb_answer_picks(game, ask->shape, values, count, picks);
  record_answer(game, picks, count, ARB_BY_ENGINE);
}

/* ---- Choices at once ---------------------------------------------------------- */

/* Whether the seat for which cards are dealt may not know the next answer of the log yet. */
static bool is_secret(const ArbGame *game, const ArbAsk *ask)
{
  if (!game->secret_draw || !ask->together || ask->player == game->secret_for) return false;
  const ArbAnswerLog *log = &game->log;
  bool all_chose = log->count >= game->run.answer_next - ask->before + ask->together;
  return !all_chose && log->answers[game->run.answer_next].self == ARB_BY_PLAYER;
}

/* Replaces the next answer of the log by one of those that could be given, each as likely. */
static void draw_secret(ArbGame *game, const ArbAsk *ask)
{
  int32_t min, max;
  int options = list_options(game, ask, &min, &max);
  uint32_t more = arb_rng_below(game->secret_draw, (uint32_t)(max - min) + 1);
  bool number = ask->shape == ARB_NUMBER;
  int count = number ? 1 : min + (int)more;
  ArbOption *values = log_values(&game->log, &game->log.answers[game->run.answer_next], count);
  if (!values) arb_flow_stop(game, ARB_STOP_MEMORY);
  if (number) values[0] = (ArbOption){.value = min + (int32_t)more};
  for (int i = 0; i < count && !number; i++) {
    int at = i + (int)arb_rng_below(game->secret_draw, (uint32_t)(options - i));
    values[i] = game->posed.options[at];
    game->posed.options[at] = game->posed.options[i];
  }
}

/* The next answer of the log; an answer from a file is checked. */
static ArbPicked next_given(ArbGame *game, const ArbAsk *ask)
{
  ArbGiver giver = (ArbGiver)game->log.answers[game->run.answer_next++].self;
  if (giver == ARB_BY_PLAYER && (!ask->always || ask->together))
    game->run.chose |= (uint8_t)(1u << ask->player);
  if (game->distrusted && (giver == ARB_IMPOSSIBLE || !could_be_given(game, ask)))
    arb_flow_refuse(game, "it holds an answer that was never offered");
  return given(game);
}

/* Answers a question in which there is nothing to choose. */
static void answer_itself(ArbGame *game, const ArbAsk *ask, int32_t min)
{
  int count = ask->shape == ARB_PICK ? min : game->posed.count;
  if (ask->shape == ARB_SPLIT && count == 1) game->posed.options[0].value = ask->max;
  if (ask->shape == ARB_NUMBER) {
    ask_option(game, (ArbOption){.value = min});
    count = 1;
  }
  record_answer(game, game->posed.options, count, ARB_BY_ENGINE);
}

bool arb_ask_possible(ArbGame *game, bool (*possible)(ArbGame *game, void *data), void *data)
{
  if (ask_replays(game)) {
    bool holds = game->log.answers[game->run.answer_next].self != ARB_IMPOSSIBLE;
    if (game->distrusted && holds != possible(game, data))
      arb_flow_refuse(game, "it holds an answer that was never offered");
    if (!holds) game->run.answer_next++;
    return holds;
  }
  if (possible(game, data)) return true;
  if (game->log.count == ARB_ANSWERS_MAX)
    arb_flow_refuse(game, "one step asks for more than %d answers", ARB_ANSWERS_MAX);
  record_answer(game, NULL, 0, ARB_IMPOSSIBLE);
  if (game->run.way == ARB_WAY_PROBE)
    arb_flow_stop(game, ARB_STOP_AGAIN); /* the step goes on and writes, so it needs a copy */
  game->run.answer_next++;
  return false;
}

static ArbPicked ask_any(ArbGame *game, const ArbAsk *ask)
{
  ARB_HOLDS(game, game->run.stopping == ARB_GO, "a question is asked while the step unwinds");
  if (game->run.trying) arb_flow_stop(game, ARB_STOP_ASK);
  arb_know_open(game);
  if (game->run.seat == ARB_NO_SEAT) game->run.seat = ask->player;
  if (game->run.seat != ask->player) arb_flow_seal(game); /* the question is for another seat */
  if (ask_replays(game)) {
    if (is_secret(game, ask)) draw_secret(game, ask);
    return next_given(game, ask);
  }
  if (game->log.count == ARB_ANSWERS_MAX)
    arb_flow_refuse(game, "one step asks for more than %d answers", ARB_ANSWERS_MAX);
  int32_t min, max;
  int options = list_options(game, ask, &min, &max);
  bool gone = game->s->conceded >> ask->player & 1;
  if (!gone && !forced(game, ask, options, min, max, game->run.answer_next)) {
    if (game->run.way == ARB_WAY_IN_PLACE) arb_flow_stop(game, ARB_STOP_COPY);
    pose(game, ask, min, max);
  }
  game->counters.windows++;
  if (gone) answer_for(game, ask, min, max);
  else answer_itself(game, ask, min);
  if (game->run.way == ARB_WAY_PROBE)
    arb_flow_stop(game, ARB_STOP_AGAIN); /* the step goes on and writes, so it needs a copy */
  game->run.answer_next++;
  return given(game);
}

ArbPicked arb_ask_pick(ArbGame *game, const ArbAsk *ask)
{
  return ask_any(game, ask);
}
ArbPicked arb_ask_order(ArbGame *game, const ArbAsk *ask)
{
  return ask_any(game, ask);
}
ArbPicked arb_ask_split(ArbGame *game, const ArbAsk *ask)
{
  return ask_any(game, ask);
}

int32_t arb_ask_number(ArbGame *game, const ArbAsk *ask)
{
  return ask_any(game, ask).options[0].value;
}

enum { VERB_NO, VERB_YES }; /* every game's verb table starts with these two */

static void list_yes_no(ArbGame *game, const void *data)
{
  const ArbAsk *ask = data;
  ask_option(game, (ArbOption){.verb = VERB_NO, .object = ask->source});
  ask_option(game, (ArbOption){.verb = VERB_YES, .object = ask->source});
}

ArbOption arb_ask_window(ArbGame *game, ArbSeat player, const char *rule, const char *text,
                         ArbLister *list)
{
  return arb_ask_pick(game, &(ArbAsk){.player = player,
                                      .shape = ARB_PICK,
                                      .always = true,
                                      .rule = rule,
                                      .text = text,
                                      .min = 1,
                                      .max = 1,
                                      .list = list,
                                      .data = ask_seat(game, player)})
      .options[0];
}

bool arb_ask_yes(ArbGame *game, ArbSeat player, const char *rule, const char *text, ArbId source)
{
  ArbAsk *ask = arena_take(game, sizeof *ask);
  *ask = (ArbAsk){.player = player,
                  .shape = ARB_PICK,
                  .rule = rule,
                  .text = text,
                  .source = source,
                  .min = 1,
                  .max = 1,
                  .list = list_yes_no,
                  .data = ask};
  return arb_ask_pick(game, ask).options[0].verb == VERB_YES;
}
