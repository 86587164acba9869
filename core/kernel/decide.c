/* SPDX-License-Identifier: MIT */
/*
** decide.c -- one interface for every choice: four shapes, listed lazily.
**
** ask_*() looks whether the running step already has the answer; then nothing
** is listed.  Otherwise it lists the options, answers by itself when there is
** nothing to choose, or publishes the question and stops the step.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"
#include "position.h"

void ask_more_room(ArbGame *game)
{
  int room = game->option_room ? game->option_room * 2 : 64;
  ArbOption *options = realloc(game->options, (size_t)room * sizeof *options);
  if (!options) flow_stop(game, ARB_STOP_MEMORY);
  game->options = options;
  game->option_room = room;
}

/* Appends an answer of `count` values, which the caller fills in; NULL: out of memory. */
static ArbOption *log_append(ArbAnswerLog *log, int count, ArbGiver self)
{
  if (!log->values || log->value_count + (uint32_t)count > log->value_room) {
    uint32_t room = (log->value_count + (uint32_t)count) * 2 + 32;
    ArbOption *grown = realloc(log->values, room * sizeof *grown);
    if (!grown) return NULL;
    log->values = grown;
    log->value_room = room;
  }
  ArbOption *values = log->values + log->value_count;
  log->answers[log->count++] = (ArbAnswer){log->value_count, (uint16_t)count, (uint16_t)self};
  log->value_count += (uint32_t)count;
  return values;
}

/* Appends an answer to the running step's log. */
static void record_answer(ArbGame *game, const ArbOption *values, int count, ArbGiver self)
{
  ArbOption *kept = log_append(&game->log, count, self);
  if (!kept) flow_stop(game, ARB_STOP_MEMORY);
  if (count > 0) memcpy(kept, values, (size_t)count * sizeof *values);
}

/* Whether all options name cards between which nobody could tell a difference. */
static bool all_twins(const ArbGame *game)
{
  for (int i = 1; i < game->decision_option_count; i++) {
    ArbOption first = game->options[0], other = game->options[i];
    if (!position_twins(game, first.object, other.object, 0, 0)) return false;
    first.object = other.object;
    if (memcmp(&first, &other, sizeof first) != 0) return false;
  }
  return true;
}

/* Whether every player sees the face of it: else that nothing is asked would tell others that
** the cards are equal. */
static bool is_open_to_all(const ArbGame *game, ArbId id)
{
  for (ArbSeat seat = 0; seat < game->s->seats; seat++)
    if (!know_sees(game, game->s, id_index1(id), seat)) return false;
  return true;
}

/* Whether an answer of this step before the question spoke of it. */
static bool was_answered(const ArbGame *game, ArbId id, int before)
{
  for (int i = 0; i < before; i++) {
    const ArbAnswer *answer = &game->log.answers[i];
    for (int j = 0; j < answer->count; j++)
      if (id_equal(game->log.values[answer->first + (uint32_t)j].object, id)) return true;
  }
  return false;
}

/* Whether all who play know the options as cards between which nobody could tell a difference, so
** that a number of them is all that is said.  `before`: so many answers came before. */
static bool picks_alike(const ArbGame *game, const ArbAsk *ask, int32_t min, int32_t max,
                        int before)
{
  if (!ask->alike || game->named_apart || min != max || ask->fits || !all_twins(game)) return false;
  for (int i = 0; i < game->decision_option_count; i++) {
    ArbId id = game->options[i].object;
    if (!is_open_to_all(game, id) || was_answered(game, id, before)) return false;
  }
  return true;
}

/* Whether there is nothing to choose, `before` answers of the step having been given. */
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
  for (int i = 0; i < game->decision_option_count; i++)
    real += !(game->options[i].flags & ARB_OPTION_MANUAL);
  if (real >= 2 || game->decision.shape == ARB_NUMBER) game->counters.decisions++;
}

bool decide_has_given(const ArbAnswerLog *log)
{
  for (int i = 0; i < log->count; i++)
    if (!log->answers[i].self) return true;
  return false;
}

static void publish(ArbGame *game, const ArbAsk *ask, int32_t min, int32_t max)
{
  game->ask = arena_take(game, sizeof *game->ask);
  *game->ask = *ask;
  uint32_t number = game->republish ? game->decision.number : game->decision.number + 1;
  game->decision = (ArbDecision){.number = number,
                                 .shape = ask->shape,
                                 .player = ask->player,
                                 .min = min,
                                 .max = max,
                                 .source = ask->source,
                                 .option_count = game->decision_option_count,
                                 .open = !game->sealed && decide_has_given(&game->log)};
  game->decision_rule = ask->rule;
  if (!game->republish) count_window(game);
  game->republish = false;
  flow_stop(game, ARB_STOP_ASK);
}

/* The answer that is due, copied: the log's own array may still move. */
static ArbPicked given(ArbGame *game)
{
  const ArbAnswer *answer = &game->log.answers[game->answer_next - 1];
  ArbOption *values = arena_raw(game, (answer->count + 1u) * sizeof *values);
  if (answer->count)
    memcpy(values, game->log.values + answer->first, answer->count * sizeof *values);
  return (ArbPicked){values, answer->count};
}

static bool is_offered(const ArbGame *game, const ArbAsk *ask, const ArbOption *value)
{
  for (int i = 0; i < game->decision_option_count; i++) {
    ArbOption option = game->options[i];
    bool inside = value->value >= option.aux && value->value <= option.value;
    if (ask->shape == ARB_SPLIT && inside) option.value = value->value;
    if (memcmp(&option, value, sizeof option) == 0) return true;
  }
  return false;
}

/* Lists the options; how many are to be picked of them. */
static int list_options(ArbGame *game, const ArbAsk *ask, int32_t *min, int32_t *max)
{
  game->decision_option_count = 0;
  if (ask->list) ask->list(game, ask->data);
  int options = game->decision_option_count;
  *min = ask->fewest ? ask->fewest(game, ask->data) : ask->min, *max = ask->max;
  if (ask->shape == ARB_PICK) { /* as many as there are */
    if (*max > options) *max = options;
    if (*min > *max) *min = *max;
  }
  return options;
}

/* An answer out of a file, or from before a redeal, is not trusted: every value must be an
** option, none twice, as many as may be.  The engine's own must be one that nobody is asked for. */
static bool could_be_given(ArbGame *game, const ArbAsk *ask)
{
  ArbPicked answer = given(game);
  int32_t least_of, most_of;
  int options = list_options(game, ask, &least_of, &most_of);
  if (game->log.answers[game->answer_next - 1].self && !(game->s->conceded >> ask->player & 1) &&
      !forced(game, ask, options, least_of, most_of, game->answer_next - 1))
    return false;
  if (ask->shape == ARB_NUMBER)
    return answer.count == 1 && answer.options[0].value >= ask->min &&
           answer.options[0].value <= ask->max;
  int min = ask->shape == ARB_PICK ? (ask->min < options ? ask->min : options) : options;
  int max = ask->shape == ARB_PICK ? ask->max : options;
  if (answer.count < min || answer.count > max) return false;
  for (int i = 0; i < answer.count; i++) {
    if (!is_offered(game, ask, &answer.options[i])) return false;
    for (int j = 0; j < i; j++)
      if (memcmp(&answer.options[i], &answer.options[j], sizeof(ArbOption)) == 0) return false;
  }
  return !ask->fits || ask->fits(game, ask->data, answer.options, answer.count, true);
}

/* The answer that does least, as options: no picks, the smallest numbers, the order
** given.  What is to be picked at least is the first that makes a whole answer. */
static int least(ArbGame *game, const ArbAsk *ask, int32_t min, int32_t max, ArbOption *picks)
{
  int options = game->decision_option_count, count = 0;
  int32_t left = ask->max;
  if (ask->shape == ARB_NUMBER) {
    picks[0] = (ArbOption){.value = min};
    return 1;
  }
  for (int i = 0; i < options && (ask->shape != ARB_PICK || count < max); i++) {
    if (ask->shape == ARB_PICK && count >= min &&
        (!ask->fits || ask->fits(game, ask->data, picks, count, true)))
      break;
    picks[count] = game->options[i];
    if (ask->shape == ARB_SPLIT) left -= picks[count].value = game->options[i].aux;
    if (ask->shape != ARB_PICK || !ask->fits || ask->fits(game, ask->data, picks, count + 1, false))
      count++;
  }
  for (int i = 0; ask->shape == ARB_SPLIT && i < count && left > 0; i++) {
    int32_t more = game->options[i].value - picks[i].value;
    if (more > left) more = left;
    picks[i].value += more, left -= more;
  }
  return count;
}

/* Who has left, or is about to, chooses nothing any more. */
static void answer_for(ArbGame *game, const ArbAsk *ask, int32_t min, int32_t max)
{
  ArbOption *picks = arena_take(game, (size_t)(game->decision_option_count + 1) * sizeof *picks);
  record_answer(game, picks, least(game, ask, min, max, picks), ARB_BY_ENGINE);
}

/* The answer that is there; one out of a file is checked. */
static ArbPicked next_given(ArbGame *game, const ArbAsk *ask)
{
  ArbGiver giver = (ArbGiver)game->log.answers[game->answer_next++].self;
  if (giver == ARB_BY_PLAYER && !ask->always) game->chose |= (uint8_t)(1u << ask->player);
  if (game->distrusted && (giver == ARB_IMPOSSIBLE || !could_be_given(game, ask)))
    flow_refuse(game, "it holds an answer that was never offered");
  return given(game);
}

/* There is nothing to choose. */
static void answer_itself(ArbGame *game, const ArbAsk *ask, int32_t min)
{
  int count = ask->shape == ARB_PICK ? min : game->decision_option_count;
  if (ask->shape == ARB_SPLIT && count == 1) game->options[0].value = ask->max;
  if (ask->shape == ARB_NUMBER) {
    ask_option(game, (ArbOption){.value = min});
    count = 1;
  }
  record_answer(game, game->options, count, ARB_BY_ENGINE);
}

bool ask_possible(ArbGame *game, bool (*possible)(ArbGame *game, void *data), void *data)
{
  if (ask_replays(game)) {
    bool holds = game->log.answers[game->answer_next].self != ARB_IMPOSSIBLE;
    if (game->distrusted && holds != possible(game, data))
      flow_refuse(game, "it holds an answer that was never offered");
    if (!holds) game->answer_next++;
    return holds;
  }
  if (possible(game, data)) return true;
  if (game->log.count == ARB_ANSWERS_MAX)
    flow_refuse(game, "one step asks for more than %d answers", ARB_ANSWERS_MAX);
  record_answer(game, NULL, 0, ARB_IMPOSSIBLE);
  if (game->probing) flow_stop(game, ARB_STOP_AGAIN); /* what follows writes: on a copy */
  game->answer_next++;
  return false;
}

static ArbPicked ask_any(ArbGame *game, const ArbAsk *ask)
{
  ARB_HOLDS(game, game->stopping == ARB_GO, "a question is asked while the step unwinds");
  if (game->trying) flow_stop(game, ARB_STOP_ASK);
  if (game->step_seat == ARB_NO_SEAT) game->step_seat = ask->player;
  if (game->step_seat != ask->player) flow_seal(game); /* a question to another seat */
  if (game->answer_next < game->log.count) return next_given(game, ask);
  if (game->log.count == ARB_ANSWERS_MAX)
    flow_refuse(game, "one step asks for more than %d answers", ARB_ANSWERS_MAX);
  int32_t min, max;
  int options = list_options(game, ask, &min, &max);
  bool gone = game->s->conceded >> ask->player & 1;
  if (!gone && !forced(game, ask, options, min, max, game->answer_next)) {
    if (game->in_place && !game->probing) flow_stop(game, ARB_STOP_COPY);
    publish(game, ask, min, max);
  }
  game->counters.windows++;
  if (gone)
    answer_for(game, ask, min, max);
  else
    answer_itself(game, ask, min);
  if (game->probing) flow_stop(game, ARB_STOP_AGAIN); /* what follows writes: on a copy */
  game->answer_next++;
  return given(game);
}

ArbPicked ask_pick(ArbGame *game, const ArbAsk *ask)
{
  return ask_any(game, ask);
}
ArbPicked ask_order(ArbGame *game, const ArbAsk *ask)
{
  return ask_any(game, ask);
}
ArbPicked ask_split(ArbGame *game, const ArbAsk *ask)
{
  return ask_any(game, ask);
}

int32_t ask_number(ArbGame *game, const ArbAsk *ask)
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

ArbOption ask_window(ArbGame *game, ArbSeat player, const char *rule, const char *text,
                     ArbLister *list)
{
  return ask_pick(game, &(ArbAsk){.player = player,
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

bool ask_yes(ArbGame *game, ArbSeat player, const char *rule, const char *text, ArbId source)
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
  return ask_pick(game, ask).options[0].verb == VERB_YES;
}

/* ---- Checking an answer ------------------------------------------------- */

static bool distinct_indices(const ArbGame *game, const int32_t *values, int count)
{
  for (int i = 0; i < count; i++) {
    if (values[i] < 0 || values[i] >= game->decision.option_count) return false;
    for (int j = 0; j < i; j++)
      if (values[j] == values[i]) return false;
  }
  return true;
}

static bool valid_pick(ArbGame *game, const int32_t *values, int count, bool partial)
{
  if (count > game->decision.max || (!partial && count < game->decision.min)) return false;
  if (!distinct_indices(game, values, count)) return false;
  if (game->stale || !game->ask->fits) return true; /* a restrained copy is refreshed first */
  ArbOption *picks = arena_take(game, (size_t)(count + 1) * sizeof *picks);
  for (int i = 0; i < count; i++) picks[i] = game->options[values[i]];
  return game->ask->fits(game, game->ask->data, picks, count, !partial);
}

static bool valid_split(const ArbGame *game, const int32_t *values, int count)
{
  int64_t total = 0;
  if (count != game->decision.option_count) return false;
  for (int i = 0; i < count; i++) {
    if (values[i] < game->options[i].aux || values[i] > game->options[i].value) return false;
    total += values[i];
  }
  return total == game->decision.max;
}

static bool is_valid(ArbGame *game, const int32_t *values, int count, bool partial)
{
  switch (game->decision.shape) {
  case ARB_PICK: return valid_pick(game, values, count, partial);
  case ARB_ORDER:
    return (partial || count == game->decision.option_count) &&
           distinct_indices(game, values, count);
  case ARB_NUMBER:
    return count == 1 && values[0] >= game->decision.min && values[0] <= game->decision.max;
  default: return valid_split(game, values, count);
  }
}

static bool record_values(ArbGame *game, const int32_t *values, int count)
{
  ArbOption *picks = log_append(&game->log, count, ARB_BY_PLAYER);
  for (int i = 0; i < count && picks; i++) {
    switch (game->decision.shape) {
    case ARB_NUMBER: picks[i] = (ArbOption){.value = values[i]}; break;
    case ARB_SPLIT:
      picks[i] = game->options[i];
      picks[i].value = values[i];
      break;
    default: picks[i] = game->options[values[i]];
    }
  }
  return picks != NULL;
}

typedef struct AnswerLook {
  const int32_t *values;
  int count;
  bool partial, good;
} AnswerLook;

static void look_at_answer(ArbGame *game, void *data)
{
  AnswerLook *look = data;
  look->good = is_valid(game, look->values, look->count, look->partial);
}

/* Whether the answer fits the open decision.  Only what the rules say of picks (`fits`)
** may stop, for a script or memory; everything else is arithmetic. */
static bool answer_fits(ArbGame *game, const int32_t *values, int count, bool partial)
{
  AnswerLook look = {values, count, partial, false};
  if (count < 0) return false;
  if (game->decision.shape != ARB_PICK || game->stale || !game->ask->fits)
    return is_valid(game, values, count, partial);
  return flow_try(game, look_at_answer, &look) && look.good;
}

bool arb_partial(const ArbGame *game, const int32_t *values, int count)
{
  ArbGame *g = (ArbGame *)(uintptr_t)game;
  if (g->restrained) flow_refresh(g);
  if (g->restrained && g->stale) return false;
  return game->awaiting && answer_fits(g, values, count, true);
}

ArbStatus arb_answer(ArbGame *game, uint32_t number, const int32_t *values, int count)
{
  if (!game->awaiting) return flow_fail(game, ARB_REFUSED, "no decision is open");
  if (number != game->decision.number) {
    snprintf(game->error, sizeof game->error, "the answer is for decision %u; decision %u is open",
             (unsigned)number, (unsigned)game->decision.number);
    return ARB_LATE;
  }
  if (game->restrained) flow_refresh(game);
  if (game->restrained && game->stale) return flow_fail(game, ARB_MEMORY, "out of memory");
  int given_before = game->log.count;
  if (!answer_fits(game, values, count, false)) {
    snprintf(game->error, sizeof game->error,
             "the answer does not fit decision %u: %d to %d of %d options (%s)", (unsigned)number,
             game->decision.min, game->decision.max, game->decision.option_count,
             game->decision_rule);
    return ARB_REFUSED;
  }
  if (!record_values(game, values, count)) return flow_fail(game, ARB_MEMORY, "out of memory");
  game->prior_answer_count = given_before;
  game->answered = true;
  game->has_prior = false;
  game->counters.answers++;
  game->awaiting = game->stale = false;
  ArbStatus status = flow_run(game);
  if (status < 0 && status != ARB_BUG && !game->awaiting) flow_ask_later(game);
  return status < 0 ? status : ARB_OK;
}

ArbStatus arb_advance(ArbGame *game)
{
  if (game->base->over) return ARB_OVER;
  return game->awaiting ? ARB_AWAITING : flow_run(game);
}

int arb_default(const ArbGame *game, int32_t *values, int max)
{
  if (!game->awaiting) return 0;
  const ArbDecision *d = &game->decision;
  int count = 0;
  if (d->shape == ARB_NUMBER) {
    if (max > 0) values[count++] = d->min;
    return count;
  }
  if (d->shape == ARB_PICK) { /* the first options that make a whole answer */
    for (int i = 0; i < d->option_count && count < max; i++) {
      if (count >= d->min && answer_fits((ArbGame *)(uintptr_t)game, values, count, false)) break;
      values[count] = i;
      if (arb_partial(game, values, count + 1)) count++;
    }
    return count;
  }
  int32_t left = d->max;
  for (int i = 0; i < d->option_count && count < max; i++) {
    values[count++] = d->shape == ARB_ORDER ? i : (int32_t)game->options[i].aux;
    if (d->shape == ARB_SPLIT) left -= game->options[i].aux;
  }
  for (int i = 0; d->shape == ARB_SPLIT && i < count && left > 0; i++) {
    int32_t more = game->options[i].value - values[i];
    if (more > left) more = left;
    values[i] += more, left -= more;
  }
  return count;
}

static ArbStatus take_back(ArbGame *game, void *data)
{
  (void)data;
  game->log.count = 0;
  game->log.value_count = 0;
  game->answered = game->awaiting = game->stale = false;
  flow_let_leave(game); /* the step that had to be finished is no more */
  ArbStatus status = flow_run(game);
  return status < 0 ? status : ARB_OK;
}

ArbStatus arb_cancel(ArbGame *game, ArbSeat player)
{
  bool given = game->awaiting && decide_has_given(&game->log);
  if (given && game->sealed)
    return flow_fail(game, ARB_SEALED, "the step can no longer be taken back");
  if (!given || game->step_seat != player) /* another's open step is not seen: there is none */
    return flow_fail(game, ARB_REFUSED, "there is no open step to take back");
  return handle_try(game, take_back, NULL);
}

static void look_at_loss(ArbGame *game, void *data)
{
  game->rules->concede(game, *(ArbSeat *)data);
}

/* The game is lost at once, whatever was running: nobody else is left. */
static ArbStatus lose(ArbGame *game, ArbSeat player)
{
  game->log.count = 0;
  game->log.value_count = 0;
  game->awaiting = game->answered = game->stale = game->has_prior = false;
  game->s = game->base;
  game->event_count = game->published;
  if (!flow_try(game, look_at_loss, &player)) return ARB_MEMORY;
  game->published = game->event_count;
  if (game->base->over) return ARB_OK;
  ArbStatus status = flow_run(game); /* a match goes on with its next game */
  return status < 0 ? status : ARB_OK;
}

/* Nothing is lost with the running step: there is none, it is the player's own and
** open, or nobody has answered anything in it and nothing of it was seen. */
static bool may_drop(const ArbGame *game, ArbSeat player)
{
  if (!game->awaiting) return true;
  return !game->sealed && (game->step_seat == player || !decide_has_given(&game->log));
}

static ArbStatus remove_now(ArbGame *game)
{
  game->log.count = 0;
  game->log.value_count = 0;
  flow_let_leave(game);
  game->s = game->base;
  return flow_run(game);
}

/* He is asked nothing from here on; a running step that is not to be dropped comes to
** its end first (flow.c: commit). */
static ArbStatus leave(ArbGame *game, ArbSeat player)
{
  bool drop = may_drop(game, player), asked = game->awaiting && game->decision.player == player;
  game->base->conceded |= (uint8_t)(1u << player);
  game->has_prior = false;
  if (!drop && !asked) return ARB_OK;
  game->awaiting = game->answered = game->stale = false;
  ArbStatus status = drop ? remove_now(game) : flow_run(game);
  if (status < 0 && !drop) status = remove_now(game); /* a script fails: without this step */
  return status < 0 ? status : ARB_OK;
}

static ArbStatus concede(ArbGame *game, void *data)
{
  const ArbSeat player = *(ArbSeat *)data;
  flow_refresh(game);
  if (game->stale) return ARB_MEMORY;
  ArbState *kept = game->s;
  game->s = game->base;
  bool goes_on = game->rules->goes_on && game->rules->goes_on(game, player);
  game->s = kept;
  return goes_on ? leave(game, player) : lose(game, player);
}

ArbStatus arb_concede(ArbGame *game, ArbSeat player)
{
  if (game->base->over) return flow_fail(game, ARB_REFUSED, "the game is over");
  if (game->base->bare) return flow_not_begun(game);
  if (player >= game->base->seats || (game->base->conceded | game->base->gone) >> player & 1)
    return flow_fail(game, ARB_REFUSED, "no such player is in the game");
  return handle_try(game, concede, &player);
}
