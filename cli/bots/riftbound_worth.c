/* SPDX-License-Identifier: MIT */
/*
** riftbound_worth.c -- what a position of Riftbound is worth (worth.h): points,
** battlefields held and whether they will stay held, Might on the board, cards, runes.
*/
#include <string.h>

#include "faces/face.h"
#include "bots/bot.h"
#include "faces/worth.h"

enum { FIELDS_MAX = 8 };

/* What a position is worth, in hundredths of a point. */
enum {
  WORTH_POINT = 100,
  WORTH_NEAR_WIN = 12, /* more for each point the closer to winning */
  WORTH_HELD = 62,
  WORTH_HELD_WEAKLY = 26,
  WORTH_HELD_BY_ENEMY = 50,
  WORTH_REACH = 22,
  WORTH_LAST_POINT = 250,
  WORTH_LAST_BUT_ONE = 70,
  WORTH_UNIT = 6,
  WORTH_MIGHT = 8,
  WORTH_GEAR = 12,
  WORTH_FACEDOWN = 12,
  WORTH_CARD = 13,
  WORTH_RUNE = 13,
  WORTH_GAME = 100000 /* won in a match */
};

typedef struct Field {
  ArbId id;
  ArbSeat controller;
} Field;

typedef struct Position {
  ArbSeat me;
  const View *view;
  const ArbCards *cards;
  Pieces pieces;
  Field fields[FIELDS_MAX];
  int field_count, goal;
  int gear[ARB_SEATS_MAX], runes[ARB_SEATS_MAX], hand[ARB_SEATS_MAX], hidden[ARB_SEATS_MAX];
  int points[ARB_SEATS_MAX]; /* the team's */
  int wins[ARB_SEATS_MAX];   /* games of a match */
} Position;

enum { ZONE_BOARD, ZONE_FIELDS, ZONE_RUNES, ZONE_HAND, ZONE_FACEDOWN };
enum { NUMBER_MIGHT };
static const char *const numbers[] = {"might", NULL};
static const char *const zones[] = {"board", "battlefields", "runes", "hand", "facedown", NULL};

/* ---- Looking -------------------------------------------------------------------- */

static bool see_board(void *data, const ArbCardView *card)
{
  Position *position = data;
  const char *type = card->def ? arb_card_type(position->cards, card->def) : "";
  int32_t might = card->numbers[position->view->numbers[NUMBER_MIGHT]];
  if (*type == 'g' && card->controller < ARB_SEATS_MAX) position->gear[card->controller]++;
  if (*type == 'u' && position->pieces.unit_count < JUDGE_UNITS_MAX)
    position->pieces.units[position->pieces.unit_count++] =
        (Unit){card->id, card->place, card->controller, might > 0 ? might : 0};
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

static int zone_size(const View *view, int zone, ArbSeat owner)
{
  return arb_view_zone(view->game, view->seat->seat, view->zones[zone], owner, NULL, NULL);
}

static void look_around(const View *view, Position *position)
{
  ArbGame *game = view->game;
  ArbSeat me = view->seat->seat;
  memset(position, 0, sizeof *position);
  position->me = me;
  position->view = view;
  position->cards = view->seat->cards;
  position->goal = view->seat->goal;
  arb_view_zone(game, me, view->zones[ZONE_BOARD], 0, see_board, position);
  arb_view_zone(game, me, view->zones[ZONE_FIELDS], 0, see_field, position);
  arb_view_zone(game, me, view->zones[ZONE_FACEDOWN], 0, see_facedown, position);
  int32_t scored[ARB_SEATS_MAX] = {0}, wins[ARB_SEATS_MAX] = {0};
  int seats = arb_seats(game);
  for (int seat = 0; seat < seats; seat++) {
    int32_t team = seat;
    position->runes[seat] = zone_size(view, ZONE_RUNES, (ArbSeat)seat);
    position->hand[seat] = zone_size(view, ZONE_HAND, (ArbSeat)seat);
    arb_look(game, me, arb_player_id((ArbSeat)seat), "points", &scored[seat]);
    arb_look(game, me, arb_player_id((ArbSeat)seat), "team", &team);
    position->pieces.team[seat] = (int)team;
    arb_look(game, me, arb_player_id((ArbSeat)seat), "games_won", &wins[seat]);
    position->wins[seat] = (int)wins[seat];
  }
  for (int seat = 0; seat < seats; seat++)
    for (int mate = 0; mate < seats; mate++)
      if (position->pieces.team[mate] == position->pieces.team[seat])
        position->points[seat] += scored[mate];
}

/* ---- Judging -------------------------------------------------------------------- */

static bool same(ArbId a, ArbId b)
{
  return a.slot == b.slot && a.generation == b.generation;
}

static bool friendly(const Position *position, ArbSeat seat)
{
  return position->pieces.team[seat] == position->pieces.team[position->me];
}

/* Might of the units of a seat at a place. */
static int might_at(const Position *position, ArbSeat seat, ArbId place)
{
  int sum = 0;
  for (int i = 0; i < position->pieces.unit_count; i++) {
    const Unit *unit = &position->pieces.units[i];
    if (unit->controller == seat && same(unit->place, place)) sum += unit->strength;
  }
  return sum;
}

/* Might of the units that stand at no battlefield: they can attack any. */
static int might_in_base(const Position *position, ArbSeat seat)
{
  int sum = 0;
  for (int i = 0; i < position->pieces.unit_count; i++) {
    bool away = position->pieces.units[i].controller != seat;
    for (int f = 0; f < position->field_count; f++)
      away |= same(position->pieces.units[i].place, position->fields[f].id);
    if (!away) sum += position->pieces.units[i].strength;
  }
  return sum;
}

/* The weight of what an enemy may gain by a battlefield: the closer they are to winning, the
** more. */
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
    if (position->pieces.team[mate] == position->pieces.team[seat]) return 0;
  return points * WORTH_POINT + points * points * WORTH_NEAR_WIN / 2 +
         position->wins[seat] * WORTH_GAME;
}

static int worth_of_seat(const Position *position, ArbSeat seat)
{
  int worth = worth_of_points(position, seat);
  for (int i = 0; i < position->pieces.unit_count; i++)
    if (position->pieces.units[i].controller == seat)
      worth += WORTH_UNIT + WORTH_MIGHT * position->pieces.units[i].strength;
  return worth + position->gear[seat] * WORTH_GEAR + position->hidden[seat] * WORTH_FACEDOWN +
         position->hand[seat] * WORTH_CARD + position->runes[seat] * WORTH_RUNE;
}

static int worth(const View *view)
{
  Position position;
  int seats = arb_seats(view->game), worth = 0;
  look_around(view, &position);
  for (int seat = 0; seat < seats; seat++) {
    int side = friendly(&position, (ArbSeat)seat) ? 1 : -1;
    worth += side * worth_of_seat(&position, (ArbSeat)seat);
  }
  for (int i = 0; i < position.field_count; i++)
    worth += worth_of_field(&position, &position.fields[i], seats);
  return worth;
}

static void look(const View *view, Pieces *pieces)
{
  Position position;
  look_around(view, &position);
  *pieces = position.pieces;
}

/* ---- The row -------------------------------------------------------------------- */

/* 118: expensive cards go back: nothing else can be told before the first turn. */
static int mulligan(const View *view, int32_t *values)
{
  ArbGame *game = view->game;
  const ArbDecision *decision = arb_decision(game);
  if (strncmp(arb_decision_rule(game), "118", 3) != 0 || decision->min) return -1;
  int count = 0;
  for (int i = 0; i < decision->option_count && count < decision->max; i++) {
    int32_t energy = 0;
    arb_look(game, view->seat->seat, arb_options(game)[i].object, "energy", &energy);
    values[count] = i;
    if (energy >= 5 && arb_partial(game, values, count + 1)) count++;
  }
  return count;
}

static const JudgeVerb verbs[] = {{"pass", VERB_REST}, {"end", VERB_REST}, {"yes", VERB_YES_NO},
                                  {"no", VERB_YES_NO}, {"pay", VERB_PAY},  {"extra", VERB_EXTRA},
                                  {NULL, VERB_OTHER}};

const Judge riftbound_judge = {.zones = zones,
                               .numbers = numbers,
                               .verbs = verbs,
                               .hand = "hand",
                               .look = look,
                               .worth = worth,
                               .answer = mulligan};
