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
**     option --answer--> [styles answer] --> my turn ends --> opponent's Main Phase: judge
**
** The judgement looks only at what the seat can see: points, battlefields held
** and whether they will stay held, Might on the board, cards, runes.
*/
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "text.h"

enum { STYLES = 3, ROLLOUT_MAX = 80, TRIALS_MAX = 24, SETS_MAX = 16, SET_SIZE_MAX = 12,
       UNITS_MAX = 64, FIELDS_MAX = 8, HELD_MAX = 32, VERBS_MAX = 64 };

/* What a position is worth, in hundredths of a point. */
enum {
  WORTH_POINT = 100, WORTH_NEAR_WIN = 12, /* more for each point the closer to winning */
  WORTH_HELD = 62, WORTH_HELD_WEAKLY = 26, WORTH_HELD_BY_ENEMY = 50, WORTH_REACH = 22,
  WORTH_LAST_POINT = 250, WORTH_LAST_BUT_ONE = 70,
  WORTH_UNIT = 6, WORTH_MIGHT = 8, WORTH_GEAR = 12, WORTH_FACEDOWN = 12,
  WORTH_CARD = 13, WORTH_RUNE = 13, WORTH_WIN = 1000000,
  WORTH_GAME = 100000,                    /* won in a match */
  WORTH_ACTING = 1                        /* doing something must be better by this */
};

/* What an option is about, as far as the styles care; REST is "pass" and "end". */
typedef enum Verb { VERB_OTHER, VERB_REST, VERB_YES_NO, VERB_PAY, VERB_EXTRA } Verb;

/* A unit as the seat sees it. */
typedef struct Unit {
  ArbId id, place;
  ArbSeat controller;
  int32_t might;
} Unit;

/* A card in the seat's own hand. */
typedef struct Held {
  ArbId id;
  uint16_t def;
} Held;

typedef struct Field {
  ArbId id;
  ArbSeat controller;
} Field;

typedef struct Position {
  ArbSeat me;
  const ArbCards *cards;
  Unit units[UNITS_MAX];
  Field fields[FIELDS_MAX];
  Held held[HELD_MAX];
  int unit_count, field_count, held_count, goal;
  int gear[ARB_SEATS_MAX], runes[ARB_SEATS_MAX], hand[ARB_SEATS_MAX], hidden[ARB_SEATS_MAX];
  int team[ARB_SEATS_MAX], points[ARB_SEATS_MAX]; /* the team's points; alone, one is a team */
  int wins[ARB_SEATS_MAX];                        /* games of a match */
} Position;

typedef struct Zones {
  int board, fields, runes, hand, facedown;
} Zones;

/* A candidate answer: some of the options. */
typedef struct Set {
  int32_t values[SET_SIZE_MAX];
  int count;
} Set;

struct Greedy {
  ArbGame *dealt, *trial;   /* the game as the seat may imagine it; a copy to play on */
  uint64_t seed;
  ArbSeat me;
  int goal;                 /* the Victory Score */
  const ArbCards *cards;
  Zones zones;
  Position now;             /* before the answer: who controls what */
  uint8_t verbs[VERBS_MAX]; /* Verb + 1; 0: not met yet */
  BotAnswer answer;         /* for the decisions on the way */
  bool matters;             /* the style has answered something of ours in this trial */
  bool refuses, asked;      /* the enemy says no; he was asked anything at all */
};

/* ---- Looking -------------------------------------------------------------------- */

static bool see_board(void *data, const ArbCardView *card)
{
  Position *position = data;
  const char *type = card->def ? arb_card_type(position->cards, card->def) : "";
  if (*type == 'g' && card->controller < ARB_SEATS_MAX) position->gear[card->controller]++;
  if (*type == 'u' && position->unit_count < UNITS_MAX)
    position->units[position->unit_count++] =
      (Unit){card->id, card->place, card->controller, card->might > 0 ? card->might : 0};
  return true;
}

static bool see_field(void *data, const ArbCardView *card)
{
  Position *position = data;
  if (position->field_count < FIELDS_MAX)
    position->fields[position->field_count++] = (Field){card->id, card->controller};
  return true;
}

static bool see_facedown(void *data, const ArbCardView *card)
{
  Position *position = data;
  if (card->controller < ARB_SEATS_MAX) position->hidden[card->controller]++;
  return true;
}

static bool see_hand(void *data, const ArbCardView *card)
{
  Position *position = data;
  if (position->held_count < HELD_MAX)
    position->held[position->held_count++] = (Held){card->id, card->def};
  return true;
}

static int zone_size(const Greedy *greedy, const ArbGame *game, int zone, ArbSeat owner)
{
  return arb_view_zone(game, greedy->me, zone, owner, NULL, NULL);
}

static void look_around(const Greedy *greedy, const ArbGame *game, Position *position)
{
  memset(position, 0, sizeof *position);
  position->me = greedy->me;
  position->cards = greedy->cards;
  position->goal = greedy->goal;
  arb_view_zone(game, greedy->me, greedy->zones.board, 0, see_board, position);
  arb_view_zone(game, greedy->me, greedy->zones.fields, 0, see_field, position);
  arb_view_zone(game, greedy->me, greedy->zones.facedown, 0, see_facedown, position);
  int32_t scored[ARB_SEATS_MAX] = {0}, wins[ARB_SEATS_MAX] = {0};
  int seats = arb_seats(game);
  for (int seat = 0; seat < seats; seat++) {
    int32_t team = seat;
    position->runes[seat] = zone_size(greedy, game, greedy->zones.runes, (ArbSeat)seat);
    position->hand[seat] = zone_size(greedy, game, greedy->zones.hand, (ArbSeat)seat);
    arb_look(game, greedy->me, arb_player_id((ArbSeat)seat), "points", &scored[seat]);
    arb_look(game, greedy->me, arb_player_id((ArbSeat)seat), "team", &team);
    position->team[seat] = (int)team;
    arb_look(game, greedy->me, arb_player_id((ArbSeat)seat), "games_won", &wins[seat]);
    position->wins[seat] = (int)wins[seat];
  }
  for (int seat = 0; seat < seats; seat++)
    for (int mate = 0; mate < seats; mate++)
      if (position->team[mate] == position->team[seat]) position->points[seat] += scored[mate];
}

/* ---- Judging -------------------------------------------------------------------- */

static bool same(ArbId a, ArbId b) { return a.slot == b.slot && a.generation == b.generation; }

static bool friendly(const Position *position, ArbSeat seat)
{
  return position->team[seat] == position->team[position->me];
}

/* Might of the units of a seat at a place. */
static int might_at(const Position *position, ArbSeat seat, ArbId place)
{
  int sum = 0;
  for (int i = 0; i < position->unit_count; i++)
    if (position->units[i].controller == seat && same(position->units[i].place, place))
      sum += position->units[i].might;
  return sum;
}

/* Might of the units that stand at no battlefield: they can attack any. */
static int might_in_base(const Position *position, ArbSeat seat)
{
  int sum = 0;
  for (int i = 0; i < position->unit_count; i++) {
    bool away = position->units[i].controller != seat;
    for (int f = 0; f < position->field_count; f++)
      away |= same(position->units[i].place, position->fields[f].id);
    if (!away) sum += position->units[i].might;
  }
  return sum;
}

/* What the enemy may gain by a battlefield weighs more the closer he is to winning. */
static int urgency(const Position *position, ArbSeat seat)
{
  int left = position->goal - position->points[seat];
  if (position->goal == 0) return 0;
  return left <= 1 ? WORTH_LAST_POINT : left == 2 ? WORTH_LAST_BUT_ONE : 0;
}

/* A battlefield counts by who holds it, and whether the other side can take it
** in the turn that comes. */
static int worth_of_field(const Position *position, const Field *field, int seats)
{
  ArbSeat holder = field->controller, me = position->me;
  if (holder >= seats) return might_in_base(position, me) ? WORTH_REACH : 0;
  int guard = might_at(position, holder, field->id), threat = 0;
  if (!friendly(position, holder))
    return -WORTH_HELD_BY_ENEMY - urgency(position, holder) +
           (might_in_base(position, me) > guard ? WORTH_REACH + urgency(position, holder) / 2 : 0);
  for (int seat = 0; seat < seats; seat++)
    if (!friendly(position, (ArbSeat)seat)) threat += might_in_base(position, (ArbSeat)seat);
  return threat > guard ? WORTH_HELD_WEAKLY : WORTH_HELD;
}

/* The points of a team count once, with the first of its members. */
static int worth_of_points(const Position *position, ArbSeat seat)
{
  int points = position->points[seat];
  for (int mate = 0; mate < seat; mate++)
    if (position->team[mate] == position->team[seat]) return 0;
  return points * WORTH_POINT + points * points * WORTH_NEAR_WIN / 2 +
         position->wins[seat] * WORTH_GAME;
}

static int worth_of_seat(const Position *position, ArbSeat seat)
{
  int worth = worth_of_points(position, seat);
  for (int i = 0; i < position->unit_count; i++)
    if (position->units[i].controller == seat)
      worth += WORTH_UNIT + WORTH_MIGHT * position->units[i].might;
  return worth + position->gear[seat] * WORTH_GEAR + position->hidden[seat] * WORTH_FACEDOWN +
         position->hand[seat] * WORTH_CARD + position->runes[seat] * WORTH_RUNE;
}

static int judge(const Greedy *greedy, const ArbGame *game)
{
  Position position;
  int seats = arb_seats(game), worth = 0;
  if (!arb_decision(game)) {
    if (arb_winner(game) == ARB_NO_SEAT) return 0;
    return arb_won(game, greedy->me) ? WORTH_WIN : -WORTH_WIN;
  }
  look_around(greedy, game, &position);
  for (int seat = 0; seat < seats; seat++) {
    int side = friendly(&position, (ArbSeat)seat) ? 1 : -1;
    worth += side * worth_of_seat(&position, (ArbSeat)seat);
  }
  for (int i = 0; i < position.field_count; i++)
    worth += worth_of_field(&position, &position.fields[i], seats);
  return worth;
}

/* ---- Answering on the way: styles ----------------------------------------------- */

static Verb learn_verb(Greedy *greedy, const ArbGame *game, int option)
{
  static const struct { const char *name; Verb verb; } names[] = {
    {"pass", VERB_REST}, {"end", VERB_REST}, {"yes", VERB_YES_NO}, {"no", VERB_YES_NO},
    {"pay", VERB_PAY}, {"extra", VERB_EXTRA}};
  char id[64];
  Verb verb = VERB_OTHER;
  arb_option_id(game, option, id, sizeof id);
  id[strcspn(id, " .")] = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i].name, id) == 0) verb = names[i].verb;
  greedy->verbs[arb_options(game)[option].verb] = (uint8_t)(verb + 1);
  return verb;
}

static Verb verb_of(Greedy *greedy, const ArbGame *game, int option)
{
  unsigned number = arb_options(game)[option].verb;
  if (number >= VERBS_MAX) return VERB_OTHER;
  if (greedy->verbs[number]) return (Verb)(greedy->verbs[number] - 1);
  return learn_verb(greedy, game, option);
}

/* The option that does nothing more ("pass", "end"); -1 when this is no such question. */
static int rest_option(Greedy *greedy, const ArbGame *game)
{
  int count = arb_decision(game)->option_count;
  for (int i = 0; i < count; i++)
    if (verb_of(greedy, game, i) == VERB_REST) return i;
  return -1;
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
  bool ours = unit->controller == ARB_NO_SEAT || friendly(&greedy->now, unit->controller);
  return ours == (style == 1) ? 100 + unit->might : -unit->might;
}

static int most_liked(const Greedy *greedy, const ArbGame *game, int style)
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
static int take_all(const ArbGame *game, int32_t *values)
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

static int styled_pick(Greedy *greedy, const ArbGame *game, int style)
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

static int styled_answer(Greedy *greedy, const ArbGame *game, int style)
{
  const ArbDecision *decision = arb_decision(game);
  answer_reserve(&greedy->answer, decision->option_count);
  if (decision->shape == ARB_PICK) {
    int count = styled_pick(greedy, game, style);
    if (count >= decision->min && arb_partial(game, greedy->answer.values, count)) return count;
  }
  greedy->matters |= decision->shape == ARB_NUMBER && decision->player == greedy->me;
  if (decision->shape == ARB_NUMBER && decision->player == greedy->me && style != 1) {
    greedy->answer.values[0] = decision->max;
    return 1;
  }
  return arb_default(game, greedy->answer.values, greedy->answer.room);
}

/* ---- Trials --------------------------------------------------------------------- */

/* Whether a game of the match has been won since the trial began. */
static bool game_won(const Greedy *greedy, const ArbGame *game)
{
  for (int seat = 0; seat < arb_seats(game); seat++) {
    int32_t wins = greedy->now.wins[seat];
    arb_look(game, greedy->me, arb_player_id((ArbSeat)seat), "games_won", &wins);
    if (wins != greedy->now.wins[seat]) return true;
  }
  return false;
}

/* Whether this is where positions are judged: a game is won, or a player is free to act
** in a turn that is not the one the trial began in. */
static bool horizon(Greedy *greedy, const ArbGame *game, int32_t turn)
{
  int32_t now = turn;
  if (game_won(greedy, game)) return true;
  if (rest_option(greedy, game) < 0) return false;
  arb_look(game, greedy->me, (ArbId){0, 0}, "turn", &now);
  return now != turn;
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

/* The worse of what the enemy may make of it by yes or no. */
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
static bool imagine(Greedy *greedy, const ArbGame *game)
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
      arb_redeal(greedy->dealt, greedy->me, bot_mix(greedy->seed, decision->number)) < 0 ||
      arb_advance(greedy->dealt) != ARB_AWAITING)
    return false;
  const ArbDecision *imagined = arb_decision(greedy->dealt);
  return imagined->number == decision->number && imagined->option_count == decision->option_count;
}

/* ---- Candidates ----------------------------------------------------------------- */

static void add_set(Set *sets, int *count, const ArbGame *game, const Set *set)
{
  if (*count == SETS_MAX || set->count < arb_decision(game)->min) return;
  for (int i = 0; i < *count; i++)
    if (sets[i].count == set->count &&
        memcmp(sets[i].values, set->values, (size_t)set->count * sizeof *set->values) == 0)
      return;
  sets[(*count)++] = *set;
}

/* The options that are not manual, the strongest units first when `strong`. */
static int ordered_options(const Greedy *greedy, const ArbGame *game, int32_t *order, int max,
                           bool strong)
{
  int count = 0;
  for (int i = 0; i < arb_decision(game)->option_count && count < max; i++)
    if (!(arb_options(game)[i].flags & ARB_OPTION_MANUAL)) order[count++] = i;
  for (int i = 1; i < count; i++)
    for (int j = i; j > 0; j--) {
      const Unit *a = unit_of(greedy, arb_options(game)[order[j - 1]].object);
      const Unit *b = unit_of(greedy, arb_options(game)[order[j]].object);
      int left = a ? a->might : 0, right = b ? b->might : 0;
      if (strong ? left >= right : left <= right) break;
      int32_t kept = order[j];
      order[j] = order[j - 1];
      order[j - 1] = kept;
    }
  return count;
}

/* Prefixes of an order: the strongest, the two strongest ... */
static void add_prefixes(Set *sets, int *count, const ArbGame *game, const int32_t *order,
                         int options)
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
static int list_sets(const Greedy *greedy, const ArbGame *game, Set *sets)
{
  int32_t order[UNITS_MAX];
  int count = 0;
  add_set(sets, &count, game, &(Set){.count = 0});
  int options = ordered_options(greedy, game, order, UNITS_MAX, true);
  add_prefixes(sets, &count, game, order, options);
  options = ordered_options(greedy, game, order, UNITS_MAX, false);
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
static bool repeats(const Greedy *greedy, const ArbGame *game, int option)
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

static int list_single(const Greedy *greedy, const ArbGame *game, Set *sets)
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
static int list_orders(const Greedy *greedy, const ArbGame *game, Set *sets)
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

static int list_candidates(const Greedy *greedy, const ArbGame *game, Set *sets)
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

/* 118: expensive cards go back: nothing else can be told before the first turn. */
static int mulligan(const Greedy *greedy, const ArbGame *game, int32_t *values)
{
  const ArbDecision *decision = arb_decision(game);
  int count = 0;
  for (int i = 0; i < decision->option_count && count < decision->max; i++) {
    int32_t energy = 0;
    arb_look(game, greedy->me, arb_options(game)[i].object, "energy", &energy);
    values[count] = i;
    if (energy >= 5 && arb_partial(game, values, count + 1)) count++;
  }
  return count;
}

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

static void find_zones(Greedy *greedy, const ArbGame *game)
{
  greedy->zones = (Zones){.board = arb_zone_find(game, "board"),
                          .fields = arb_zone_find(game, "battlefields"),
                          .runes = arb_zone_find(game, "runes"),
                          .hand = arb_zone_find(game, "hand"),
                          .facedown = arb_zone_find(game, "facedown")};
}

int greedy_choose(Greedy *greedy, BotAnswer *answer, const ArbGame *game)
{
  Set sets[TRIALS_MAX > SETS_MAX ? TRIALS_MAX : SETS_MAX];
  if (strncmp(arb_decision_rule(game), "118", 3) == 0)
    return mulligan(greedy, game, answer->values);
  find_zones(greedy, game);
  look_around(greedy, game, &greedy->now);
  arb_view_zone(game, greedy->me, greedy->zones.hand, greedy->me, see_hand, &greedy->now);
  int count = list_candidates(greedy, game, sets);
  if (count == 1) return copy_set(&sets[0], answer->values);
  const Set *best = count > 1 && imagine(greedy, game)
                      ? best_of(greedy, sets, count, rest_option(greedy, game)) : NULL;
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
  answer_free(&greedy->answer);
  free(greedy);
}

void greedy_sit(Greedy *greedy, const BotSeat *seat)
{
  forget_games(greedy);
  greedy->cards = seat->cards;
  greedy->goal = seat->goal;
  greedy->seed = seat->seed;
  greedy->me = seat->seat;
}
