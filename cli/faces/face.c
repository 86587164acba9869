/* SPDX-License-Identifier: MIT */
/* face.c -- finding a game's row, and what a game without one looks like; see face.h. */
#include "faces/face.h"

#include <string.h>

#include "language/games.h"
#include "faces/worth.h"

static void look_at_nothing(const View *view, Pieces *pieces)
{
  for (int seat = 0; seat < arb_seats(view->game); seat++) pieces->team[seat] = seat;
}

static int worth_nothing(const View *view)
{
  (void)view;
  return 0;
}

/* The words that the kernel's own questions have, and those games give to "no more". */
static const JudgeVerb plain_verbs[] = {{"pass", VERB_REST},
                                        {"end", VERB_REST},
                                        {"yes", VERB_YES_NO},
                                        {"no", VERB_YES_NO},
                                        {NULL, VERB_OTHER}};
static const char *const no_zones[] = {NULL};
/* For a game nobody has thought about: only a win is worth anything. */
static const Judge plain_judge = {.zones = no_zones,
                                  .numbers = no_zones,
                                  .verbs = plain_verbs,
                                  .look = look_at_nothing,
                                  .worth = worth_nothing};

static const char *const nothing[] = {NULL};
static const FaceNumber no_numbers[] = {{NULL, NULL}};

/* Where nothing is seen the number of cards says it all. */
static bool sees_any(const Board *board, const char *zone, ArbSeat seat)
{
  BoardList list = board_list(board, zone, seat);
  bool any = false;
  for (int i = 0; i < list.count; i++) any |= list.cards[i].def != 0;
  board_list_free(&list);
  return any;
}

/* Every zone by its name, with what the viewer sees of it. */
static void print_zones(const Board *board, FILE *out)
{
  char heading[96];
  fprintf(out, "\n");
  for (int seat = 0; seat < arb_seats(board->game); seat++) {
    fprintf(out, " %s%s\n", board->players[seat], seat == board->viewer ? " (you)" : "");
    for (int zone = 0; zone < arb_zone_count(board->game); zone++) {
      const char *name = arb_zone_name(board->game, zone);
      int size = board_size(board, name, (ArbSeat)seat);
      snprintf(heading, sizeof heading, "    %s, %d: ", name, size);
      if (sees_any(board, name, (ArbSeat)seat))
        board_print_zone(board, out, heading, name, (ArbSeat)seat);
      else if (size) fprintf(out, "    %s, %d\n", name, size);
    }
  }
}

static const Face plain_face = {
  .print_board = print_zones, .numbers = no_numbers, .states = nothing, .judge = &plain_judge};

const char *face_zone(const char *const *zones, ArbGame *game, int i)
{
  if (zones) return zones[i];
  return i < arb_zone_count(game) ? arb_zone_name(game, i) : NULL;
}

const Face *face_of_game(const char *game)
{
  static const Face *const faces[] = {&riftbound_face, &evolve_face};
  for (size_t i = 0; i < sizeof faces / sizeof *faces; i++)
    if (strcmp(faces[i]->game, game) == 0) return faces[i];
  return &plain_face;
}

bool face_asks_freely(const Face *face, const char *rule)
{
  for (int i = 0; face->free_rules && face->free_rules[i]; i++)
    if (strcmp(face->free_rules[i], rule) == 0) return true;
  return false;
}

const Face *face_of(const ArbCards *cards)
{
  return face_of_game(cards->rules->name);
}
