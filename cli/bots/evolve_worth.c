/* SPDX-License-Identifier: MIT */
/*
** evolve_worth.c -- what a position of Shadowverse: Evolve is worth (worth.h): defense of
** the leaders, followers on the fields, cards and points.
*/
#include <string.h>

#include "faces/face.h"
#include "language/games.h"
#include "bots/bot.h"
#include "faces/worth.h"

/* In hundredths of a point of a leader's defense. */
enum {
  WORTH_DEFENSE = 140,
  WORTH_NEAR_END = 1200, /* divided by the defense that is left */
  WORTH_FOLLOWER = 60,
  WORTH_ATTACK = 90,
  WORTH_BODY = 45,
  WORTH_AMULET = 120,
  WORTH_CARD = 60,
  WORTH_EX = 70,
  WORTH_EVOLUTION = 60,
  WORTH_EVOLVED = 30,
  WORTH_USED = 20,     /* a card in the cemetery: many texts count them (13.3.1, 13.5.1) */
  WORTH_DOOMED = 1500, /* followers on the field could take the defense that is left */
  WORTH_THREAT = 250   /* the same for the opponent's followers, one turn later */
};

enum { ZONE_FIELD, ZONE_HAND, ZONE_EX, ZONE_CEMETERY };
enum { NUMBER_ATTACK, NUMBER_DEFENSE, NUMBER_ENGAGED };
static const char *const numbers[] = {"attack", "defense", "engaged", NULL};
static const char *const zones[] = {"field", "hand", "ex", "cemetery", NULL};

typedef struct Position {
  const View *view;
  Pieces pieces;
  int worth[ARB_SEATS_MAX];
  int attack[ARB_SEATS_MAX], strongest[ARB_SEATS_MAX]; /* of all followers, of one */
  int wards[ARB_SEATS_MAX];                            /* engaged ones: they hold attacks off */
} Position;

static int32_t look_at(const View *view, ArbId object, const char *attribute)
{
  int32_t value = 0;
  return arb_look(view->game, view->seat->seat, object, attribute, &value) ? value : 0;
}

/* An engaged follower with Ward must be attacked first (12.8.2). */
static bool holds_off(const View *view, const ArbCardView *card)
{
  const ArbRules *rules = view->seat->cards->rules;
  int ward = 0;
  while (ward < rules->keyword_count && strcmp(rules->keywords[ward], "ward") != 0) ward++;
  return card->numbers[view->numbers[NUMBER_ENGAGED]] == 1 &&
         look_at(view, card->id, "keyword") >> ward & 1;
}

static bool see_field(void *data, const ArbCardView *card)
{
  Position *position = data;
  const View *view = position->view;
  if (card->controller >= ARB_SEATS_MAX || !card->def) return true;
  if (strcmp(arb_card_type(view->seat->cards, card->def), "follower") != 0) {
    position->worth[card->controller] += WORTH_AMULET;
    return true;
  }
  int32_t attack = card->numbers[view->numbers[NUMBER_ATTACK]];
  int32_t defense = card->numbers[view->numbers[NUMBER_DEFENSE]];
  position->worth[card->controller] += WORTH_FOLLOWER + WORTH_ATTACK * attack +
                                       WORTH_BODY * defense +
                                       (look_at(view, card->id, "evolved") ? WORTH_EVOLVED : 0);
  if (attack > 0) position->attack[card->controller] += (int)attack;
  if (attack > position->strongest[card->controller])
    position->strongest[card->controller] = (int)attack;
  position->wards[card->controller] += holds_off(view, card);
  Pieces *pieces = &position->pieces;
  if (pieces->unit_count < JUDGE_UNITS_MAX)
    pieces->units[pieces->unit_count++] =
        (Unit){card->id, card->place, card->controller, attack + defense};
  return true;
}

static void look_around(const View *view, Position *position)
{
  memset(position, 0, sizeof *position);
  position->view = view;
  for (int seat = 0; seat < arb_seats(view->game); seat++) {
    position->pieces.team[seat] = seat;
    arb_view_zone(view->game, view->seat->seat, view->zones[ZONE_FIELD], (ArbSeat)seat, see_field,
                  position);
  }
}

static void look(const View *view, Pieces *pieces)
{
  Position position;
  look_around(view, &position);
  *pieces = position.pieces;
}

static int count_in(const View *view, int zone, ArbSeat seat)
{
  return arb_view_zone(view->game, view->seat->seat, view->zones[zone], seat, NULL, NULL);
}

static int worth_of_player(const Position *position, ArbSeat seat)
{
  const View *view = position->view;
  ArbId player = arb_player_id(seat);
  int32_t defense = look_at(view, player, "defense");
  return position->worth[seat] + defense * WORTH_DEFENSE -
         WORTH_NEAR_END / (defense > 1 ? defense : 1) +
         count_in(view, ZONE_HAND, seat) * WORTH_CARD + count_in(view, ZONE_EX, seat) * WORTH_EX +
         count_in(view, ZONE_CEMETERY, seat) * WORTH_USED +
         look_at(view, player, "evolution_points") * WORTH_EVOLUTION;
}

/* Returns `worth` when the followers of the other player could defeat the leader in one turn, each
** Ward holding off one of them; else 0. */
static int danger(const Position *position, ArbSeat seat, int worth)
{
  const View *view = position->view;
  int attack = 0, strongest = 0;
  for (int other = 0; other < arb_seats(view->game); other++) {
    if (other == seat) continue;
    attack += position->attack[other];
    if (position->strongest[other] > strongest) strongest = position->strongest[other];
  }
  attack -= position->wards[seat] * strongest;
  return attack >= look_at(view, arb_player_id(seat), "defense") ? worth : 0;
}

static int worth(const View *view)
{
  Position position;
  int sum = 0;
  look_around(view, &position);
  for (int seat = 0; seat < arb_seats(view->game); seat++) {
    bool mine = seat == view->seat->seat;
    int of_seat = worth_of_player(&position, (ArbSeat)seat) -
                  danger(&position, (ArbSeat)seat, mine ? WORTH_DOOMED : WORTH_THREAT);
    sum += mine ? of_seat : -of_seat;
  }
  return sum;
}

typedef struct Hand {
  const View *view;
  int cost;
} Hand;

static bool see_cost(void *data, const ArbCardView *card)
{
  Hand *hand = data;
  hand->cost += (int)look_at(hand->view, card->id, "cost");
  return true;
}

/* Not which cards of a hand, as other kinds of mulligan ask. */
static bool is_yes_or_no(ArbGame *game)
{
  const ArbDecision *decision = arb_decision(game);
  return decision->option_count == 2 && arb_options(game)[0].object.slot == 0;
}

/* 6.2.1.7: a hand goes back when little of it can be played in the first turns. */
static int mulligan(const View *view, int32_t *values)
{
  Hand hand = {.view = view};
  ArbSeat me = view->seat->seat;
  if (strcmp(arb_decision_rule(view->game), "6.2.1.7") != 0 ||
      arb_decision(view->game)->shape != ARB_PICK || !is_yes_or_no(view->game))
    return -1;
  int count = arb_view_zone(view->game, me, view->zones[ZONE_HAND], me, see_cost, &hand);
  values[0] = hand.cost > count * 4; /* no, yes */
  return 1;
}

static const JudgeVerb verbs[] = {{"pass", VERB_REST}, {"end", VERB_REST}, {"yes", VERB_YES_NO},
                                  {"no", VERB_YES_NO}, {"pay", VERB_PAY},  {NULL, VERB_OTHER}};

const Judge evolve_judge = {.zones = zones,
                            .numbers = numbers,
                            .verbs = verbs,
                            .hand = "hand",
                            .look = look,
                            .worth = worth,
                            .answer = mulligan};
