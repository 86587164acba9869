/* SPDX-License-Identifier: MIT */
/*
** greedy.c -- a bot that tries every option and takes the best one.
**
** At a decision it copies the game, deals everything its seat does not know
** anew (arb_redeal), and plays each option out on further copies: what it is
** asked on the way is answered by one of a few fixed *styles*, opponents pass,
** and its turn ends; the position is judged where the opponent's next turn
** begins (or its own, when it was not its turn).  So everything it compares is judged
** at the same moment, and a spell that changes nothing there was a waste.
**
**     option --answer--> [styles answer] --> my turn ends --> the opponent may act: judge
**
** What a position is worth, the game's judge says (worth.h).
*/
#include <stdlib.h>
#include <string.h>

#include "faces/face.h"
#include "bots/bot.h"
#include "faces/worth.h"
#include "common/text.h"

enum {
  STYLES = 3,
  ROLLOUT_MAX = 80,
  TRIALS_MAX = 24,
  SETS_MAX = 16,
  SET_SIZE_MAX = 12,
  VERBS_MAX = 64
};
enum { WORTH_ACTING = 1 }; /* doing something must be better by this */

/* A candidate answer: some of the options. */
typedef struct Set {
  int32_t values[SET_SIZE_MAX];
  int count;
} Set;

struct Greedy {
  ArbGame *dealt, *trial; /* the game with unknown cards redealt; a copy of it to play on */
  uint64_t seed;
  ArbSeat me;
  BotSeat seat;
  const Judge *judge;
  int zones[JUDGE_ZONES_MAX], numbers[JUDGE_NUMBERS_MAX];
  Pieces now;                  /* the pieces before the answer */
  int32_t wins[ARB_SEATS_MAX]; /* games of the match won before the answer */
  uint8_t verbs[VERBS_MAX];    /* Verb of each verb of the game */
  BotAnswer answer;            /* for decisions during a trial */
  bool matters;                /* the style has answered a question of our seat in this trial */
  bool refuses, asked;         /* the opponent answers no; the opponent was asked something */
};

/* ---- Answering on the way: styles ----------------------------------------------- */

static Verb verb_of(const Greedy *greedy, ArbGame *game, int option)
{
  unsigned number = arb_options(game)[option].verb;
  return number < VERBS_MAX ? (Verb)greedy->verbs[number] : VERB_OTHER;
}

/* What the judge says of each verb of the game. */
static void learn_verbs(Greedy *greedy)
{
  const char *name;
  for (int i = 0; i < VERBS_MAX && (name = arb_verb(greedy->seat.cards, i)) != NULL; i++)
    for (const JudgeVerb *row = greedy->judge->verbs; row->name; row++)
      if (strcmp(row->name, name) == 0) greedy->verbs[i] = (uint8_t)row->verb;
}

/* The option that does nothing more ("pass", "end"); -1 when this is no such question. */
static int rest_option(Greedy *greedy, ArbGame *game)
{
  int count = arb_decision(game)->option_count;
  for (int i = 0; i < count; i++)
    if (verb_of(greedy, game, i) == VERB_REST) return i;
  return -1;
}

static bool same(ArbId a, ArbId b)
{
  return a.slot == b.slot && a.generation == b.generation;
}

static bool friendly(const Greedy *greedy, ArbSeat seat)
{
  return greedy->now.team[seat] == greedy->now.team[greedy->me];
}

static const Unit *unit_of(const Greedy *greedy, ArbId id)
{
  for (int i = 0; i < greedy->now.unit_count; i++)
    if (same(greedy->now.units[i].id, id)) return &greedy->now.units[i];
  return NULL;
}

/* How much a style likes an option: the first likes strong enemies, the second
** strong friends, the third what stands last. */
static int liking(const Greedy *greedy, const ArbOption *option, int index, int style)
{
  const Unit *unit = unit_of(greedy, option->object);
  if (style == 2) return index;
  if (!unit) return 0;
  bool ours = unit->controller == ARB_NO_SEAT || friendly(greedy, unit->controller);
  return ours == (style == 1) ? 100 + unit->strength : -unit->strength;
}

static int most_liked(const Greedy *greedy, ArbGame *game, int style)
{
  const ArbOption *options = arb_options(game);
  int best = -1, most = 0;
  for (int i = 0; i < arb_decision(game)->option_count; i++) {
    if (options[i].flags & ARB_OPTION_MANUAL) continue;
    int like = liking(greedy, &options[i], i, style);
    if (best < 0 || like > most) best = i, most = like;
  }
  return best < 0 ? 0 : best;
}

/* As many options as may be had, in their order. */
static int take_all(ArbGame *game, int32_t *values)
{
  const ArbDecision *decision = arb_decision(game);
  int count = 0;
  for (int i = 0; i < decision->option_count && count < decision->max; i++) {
    if (arb_options(game)[i].flags & ARB_OPTION_MANUAL) continue;
    values[count] = i;
    if (arb_partial(game, values, count + 1)) count++;
  }
  return count;
}

static int styled_pick(Greedy *greedy, ArbGame *game, int style)
{
  const ArbDecision *decision = arb_decision(game);
  int32_t *values = greedy->answer.values;
  bool mine = decision->player == greedy->me;
  Verb verb = verb_of(greedy, game, 0);
  int rest = rest_option(greedy, game);
  values[0] = rest;
  if (rest >= 0) return 1;
  bool no = mine ? style == 2 : greedy->refuses;
  values[0] = verb == VERB_YES_NO && !no;
  greedy->matters |= mine && verb == VERB_YES_NO;
  greedy->asked |= !mine && verb == VERB_YES_NO;
  if (verb == VERB_YES_NO || verb == VERB_PAY) return 1;
  if (!mine) return arb_default(game, values, greedy->answer.room);
  greedy->matters = true;
  if (verb == VERB_EXTRA && style == 0) return 0;
  if (decision->max > 1 && style == 0) return take_all(game, values);
  if (decision->min <= 1 && decision->max >= 1) {
    values[0] = most_liked(greedy, game, style);
    return 1;
  }
  return arb_default(game, values, greedy->answer.room);
}

static int styled_answer(Greedy *greedy, ArbGame *game, int style)
{
  const ArbDecision *decision = arb_decision(game);
  bot_reserve(&greedy->answer, decision->option_count);
  if (decision->shape == ARB_PICK) {
    int count = styled_pick(greedy, game, style);
    if (arb_complete(game, greedy->answer.values, count)) return count;
  }
  greedy->matters |= decision->shape == ARB_NUMBER && decision->player == greedy->me;
  if (decision->shape == ARB_NUMBER && decision->player == greedy->me && style != 1) {
    greedy->answer.values[0] = decision->max;
    return 1;
  }
  return arb_default(game, greedy->answer.values, greedy->answer.room);
}

/* ---- Trials --------------------------------------------------------------------- */

static void count_wins(Greedy *greedy, ArbGame *game)
{
  for (int seat = 0; seat < arb_seats(game); seat++) {
    greedy->wins[seat] = 0;
    arb_look(game, greedy->me, arb_player_id((ArbSeat)seat), "games_won", &greedy->wins[seat]);
  }
}

/* Whether a game of the match has been won since the trial began. */
static bool game_won(const Greedy *greedy, ArbGame *game)
{
  for (int seat = 0; seat < arb_seats(game); seat++) {
    int32_t wins = greedy->wins[seat];
    arb_look(game, greedy->me, arb_player_id((ArbSeat)seat), "games_won", &wins);
    if (wins != greedy->wins[seat]) return true;
  }
  return false;
}

/* Whether this is where positions are judged: a game is won, or a player is free to act
** in a turn that is not the one the trial began in. */
static bool horizon(Greedy *greedy, ArbGame *game, int32_t turn)
{
  int32_t now = turn;
  if (game_won(greedy, game)) return true;
  if (rest_option(greedy, game) < 0) return false;
  arb_look(game, greedy->me, (ArbId){0, 0}, "turn", &now);
  return now != turn;
}

static View view_of(const Greedy *greedy, ArbGame *game)
{
  return (View){
    .seat = &greedy->seat, .game = game, .zones = greedy->zones, .numbers = greedy->numbers};
}

static int judge(const Greedy *greedy, ArbGame *game)
{
  if (arb_decision(game)) {
    View view = view_of(greedy, game);
    return greedy->judge->worth(&view);
  }
  if (arb_winner(game) == ARB_NO_SEAT) return 0;
  return arb_won(game, greedy->me) ? WORTH_WIN : -WORTH_WIN;
}

/* Plays an answer out on the trial game; what the position is worth then. */
static int play_out(Greedy *greedy, const int32_t *values, int count, int style, int32_t turn)
{
  ArbGame *game = greedy->trial;
  if (arb_copy(game, greedy->dealt) < 0) return -WORTH_WIN * 2;
  if (arb_answer(game, arb_decision(game)->number, values, count) < 0) return -WORTH_WIN * 2;
  for (int i = 0; i < ROLLOUT_MAX * arb_seats(game) / 2; i++) {
    ArbStatus status = arb_advance(game);
    if (status < 0) return -WORTH_WIN * 2;
    if (status == ARB_OVER || horizon(greedy, game, turn)) break;
    int more = styled_answer(greedy, game, style);
    if (arb_answer(game, arb_decision(game)->number, greedy->answer.values, more) < 0)
      return -WORTH_WIN * 2;
  }
  return judge(greedy, game);
}

/* The worth of a set when the opponent may still answer yes or no: the worse of the two. */
static int worth_in_style(Greedy *greedy, const Set *set, int style, int32_t turn)
{
  greedy->refuses = greedy->asked = false;
  int worth = play_out(greedy, set->values, set->count, style, turn);
  if (!greedy->asked) return worth;
  greedy->refuses = true;
  int other = play_out(greedy, set->values, set->count, style, turn);
  return other < worth ? other : worth;
}

/* The best any style makes of an answer; one will do where styles had no say. */
static int worth_of(Greedy *greedy, const Set *set, int32_t turn)
{
  int best = -WORTH_WIN * 2;
  greedy->matters = true;
  for (int style = 0; style < STYLES && greedy->matters; style++) {
    greedy->matters = false;
    int worth = worth_in_style(greedy, set, style, turn);
    if (worth > best) best = worth;
  }
  return best;
}

/* The game with everything unknown dealt anew, ready to be copied. */
static bool imagine(Greedy *greedy, ArbGame *game)
{
  if (!greedy->dealt) {
    greedy->dealt = arb_clone(game);
    greedy->trial = arb_clone(game);
    if (!greedy->dealt || !greedy->trial) return false;
    arb_keep_events(greedy->dealt, false);
    arb_keep_events(greedy->trial, false);
  }
  const ArbDecision *decision = arb_decision(game);
  if (arb_copy(greedy->dealt, game) < 0 ||
      arb_redeal(greedy->dealt, greedy->me, bind_bot_mix(greedy->seed, decision->number)) < 0 ||
      arb_advance(greedy->dealt) != ARB_AWAITING)
    return false;
  const ArbDecision *imagined = arb_decision(greedy->dealt);
  return imagined->number == decision->number && imagined->option_count == decision->option_count;
}

/* ---- Candidates ----------------------------------------------------------------- */

static void add_set(Set *sets, int *count, ArbGame *game, const Set *set)
{
  if (*count == SETS_MAX || set->count < arb_decision(game)->min) return;
  for (int i = 0; i < *count; i++)
    if (sets[i].count == set->count &&
        memcmp(sets[i].values, set->values, (size_t)set->count * sizeof *set->values) == 0)
      return;
  sets[(*count)++] = *set;
}

/* The options that are not manual, the strongest units first when `strong`. */
static int ordered_options(const Greedy *greedy, ArbGame *game, int32_t *order, int max,
                           bool strong)
{
  int count = 0;
  for (int i = 0; i < arb_decision(game)->option_count && count < max; i++)
    if (!(arb_options(game)[i].flags & ARB_OPTION_MANUAL)) order[count++] = i;
  for (int i = 1; i < count; i++)
    for (int j = i; j > 0; j--) {
      const Unit *a = unit_of(greedy, arb_options(game)[order[j - 1]].object);
      const Unit *b = unit_of(greedy, arb_options(game)[order[j]].object);
      int left = a ? a->strength : 0, right = b ? b->strength : 0;
      if (strong ? left >= right : left <= right) break;
      int32_t kept = order[j];
      order[j] = order[j - 1];
      order[j - 1] = kept;
    }
  return count;
}

/* Prefixes of an order: the strongest, the two strongest ... */
static void add_prefixes(Set *sets, int *count, ArbGame *game, const int32_t *order, int options)
{
  const ArbDecision *decision = arb_decision(game);
  Set set = {.count = 0};
  for (int i = 0; i < options && set.count < decision->max && set.count < SET_SIZE_MAX; i++) {
    set.values[set.count] = order[i];
    if (!arb_partial(game, set.values, set.count + 1)) continue;
    set.count++;
    add_set(sets, count, game, &set);
  }
}

/* Answers worth trying where several options are picked. */
static int list_sets(const Greedy *greedy, ArbGame *game, Set *sets)
{
  int32_t order[JUDGE_UNITS_MAX];
  int count = 0;
  add_set(sets, &count, game, &(Set){.count = 0});
  int options = ordered_options(greedy, game, order, JUDGE_UNITS_MAX, true);
  add_prefixes(sets, &count, game, order, options);
  options = ordered_options(greedy, game, order, JUDGE_UNITS_MAX, false);
  add_prefixes(sets, &count, game, order, options);
  for (int i = 0; i < options; i++) {
    Set one = {.values = {order[i]}, .count = 1};
    if (arb_partial(game, one.values, 1)) add_set(sets, &count, game, &one);
  }
  return count;
}

static uint16_t held_def(const Greedy *greedy, ArbId id)
{
  for (int i = 0; i < greedy->now.held_count; i++)
    if (same(greedy->now.held[i].id, id)) return greedy->now.held[i].def;
  return 0;
}

/* Whether an earlier option does the same with another copy of the card. */
static bool repeats(const Greedy *greedy, ArbGame *game, int option)
{
  const ArbOption *options = arb_options(game), *b = &options[option];
  uint16_t def = held_def(greedy, b->object);
  if (!def) return false;
  for (const ArbOption *a = options; a < b; a++)
    if (a->verb == b->verb && a->aux == b->aux && same(a->place, b->place) &&
        held_def(greedy, a->object) == def)
      return true;
  return false;
}

static int list_single(const Greedy *greedy, ArbGame *game, Set *sets)
{
  int count = 0;
  if (arb_decision(game)->min == 0) sets[count++] = (Set){.count = 0};
  for (int i = 0; i < arb_decision(game)->option_count && count < TRIALS_MAX; i++) {
    Set one = {.values = {i}, .count = 1};
    bool manual = arb_options(game)[i].flags & ARB_OPTION_MANUAL;
    if (!manual && !repeats(greedy, game, i) && arb_partial(game, one.values, 1))
      sets[count++] = one;
  }
  return count;
}

/* Ways to order a few things: as they stand, turned round, strong or weak first. */
static int list_orders(const Greedy *greedy, ArbGame *game, Set *sets)
{
  int options = arb_decision(game)->option_count, count = 0;
  Set set = {.count = options};
  if (options > SET_SIZE_MAX) return 0;
  for (int i = 0; i < options; i++) set.values[i] = i;
  add_set(sets, &count, game, &set);
  for (int i = 0; i < options; i++) set.values[i] = options - 1 - i;
  add_set(sets, &count, game, &set);
  for (int strong = 0; strong < 2; strong++) {
    ordered_options(greedy, game, set.values, SET_SIZE_MAX, strong);
    add_set(sets, &count, game, &set);
  }
  return count;
}

static int list_candidates(const Greedy *greedy, ArbGame *game, Set *sets)
{
  const ArbDecision *decision = arb_decision(game);
  if (decision->shape == ARB_ORDER) return list_orders(greedy, game, sets);
  if (decision->shape == ARB_NUMBER) {
    sets[0] = (Set){.values = {decision->min}, .count = 1};
    sets[1] = (Set){.values = {decision->max}, .count = 1};
    return decision->min == decision->max ? 1 : 2;
  }
  if (decision->shape != ARB_PICK) return 0;
  return decision->max > 1 ? list_sets(greedy, game, sets) : list_single(greedy, game, sets);
}

/* ---- Choosing ------------------------------------------------------------------- */

/* The candidate worth most; resting wins ties, then whichever comes first. */
static const Set *best_of(Greedy *greedy, const Set *sets, int count, int rest)
{
  int32_t turn = 0;
  const Set *best = NULL;
  int most = 0;
  arb_look(greedy->dealt, greedy->me, (ArbId){0, 0}, "turn", &turn);
  for (int i = 0; i < count; i++) {
    bool rests = rest >= 0 && sets[i].count == 1 && sets[i].values[0] == rest;
    int worth = worth_of(greedy, &sets[i], turn) + (rests ? WORTH_ACTING : 0);
    if (!best || worth > most) best = &sets[i], most = worth;
  }
  return best;
}

static int copy_set(const Set *set, int32_t *values)
{
  memcpy(values, set->values, (size_t)set->count * sizeof *values);
  return set->count;
}

static void find_names(Greedy *greedy, ArbGame *game)
{
  for (int i = 0; i < JUDGE_NUMBERS_MAX && greedy->judge->numbers[i]; i++)
    greedy->numbers[i] = arb_card_number_find(game, greedy->judge->numbers[i]);
  for (int i = 0; i < JUDGE_ZONES_MAX && greedy->judge->zones[i]; i++)
    greedy->zones[i] = arb_zone_find(game, greedy->judge->zones[i]);
}

static bool see_hand(void *data, const ArbCardView *card)
{
  Pieces *pieces = data;
  if (pieces->held_count < JUDGE_HELD_MAX)
    pieces->held[pieces->held_count++] = (Held){card->id, card->def};
  return true;
}

/* What lies on the table before the answer. */
static void look_around(Greedy *greedy, ArbGame *game)
{
  View view = view_of(greedy, game);
  int hand = greedy->judge->hand ? arb_zone_find(game, greedy->judge->hand) : -1;
  memset(&greedy->now, 0, sizeof greedy->now);
  greedy->judge->look(&view, &greedy->now);
  if (hand >= 0) arb_view_zone(game, greedy->me, hand, greedy->me, see_hand, &greedy->now);
  count_wins(greedy, game);
}

int greedy_choose(Greedy *greedy, BotAnswer *answer, ArbGame *game)
{
  Set sets[TRIALS_MAX > SETS_MAX ? TRIALS_MAX : SETS_MAX];
  View view = view_of(greedy, game);
  find_names(greedy, game);
  int known = greedy->judge->answer ? greedy->judge->answer(&view, answer->values) : -1;
  if (known >= 0) return known;
  look_around(greedy, game);
  int count = list_candidates(greedy, game, sets);
  if (count == 1) return copy_set(&sets[0], answer->values);
  const Set *best = count > 1 && imagine(greedy, game)
                        ? best_of(greedy, sets, count, rest_option(greedy, game))
                        : NULL;
  return best ? copy_set(best, answer->values) : arb_default(game, answer->values, answer->room);
}

/* ---- The bot -------------------------------------------------------------------- */

Greedy *greedy_new(void)
{
  Greedy *greedy = must_take(NULL, sizeof *greedy);
  memset(greedy, 0, sizeof *greedy);
  return greedy;
}

static void forget_games(Greedy *greedy)
{
  arb_destroy(greedy->dealt);
  arb_destroy(greedy->trial);
  greedy->dealt = greedy->trial = NULL;
}

void greedy_free(Greedy *greedy)
{
  forget_games(greedy);
  bind_answer_free(&greedy->answer);
  free(greedy);
}

void greedy_sit(Greedy *greedy, const BotSeat *seat)
{
  forget_games(greedy);
  greedy->seat = *seat;
  greedy->judge = face_of(seat->cards)->judge;
  greedy->seed = seat->seed;
  greedy->me = seat->seat;
  memset(greedy->verbs, 0, sizeof greedy->verbs); /* another game may have other verbs */
  learn_verbs(greedy);
}
