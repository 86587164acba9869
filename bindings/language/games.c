/* SPDX-License-Identifier: MIT */
/* games.c -- see games.h. */
#include "language/games.h"

#include <stdio.h>
#include <string.h>

#include "language/reading.h"

static const BindGame *const games[] = {&bind_riftbound, &bind_evolve};
enum { GAME_COUNT = sizeof games / sizeof *games };

const BindGame *bind_game_at(int i)
{
  return i < GAME_COUNT ? games[i] : NULL;
}

const BindGame *bind_game(const char *name, ArbError *error)
{
  char list[200] = "";
  if (!name) return games[0];
  for (int i = 0; i < GAME_COUNT; i++) {
    if (strcmp(games[i]->name, name) == 0) return games[i];
    size_t used = strlen(list);
    snprintf(list + used, sizeof list - used, "%s%s", used ? ", " : "", games[i]->name);
  }
  bind_error_set(error, ARB_UNSUPPORTED, "there is no game '%s' (there are: %s)", name, list);
  return NULL;
}

const BindGame *bind_game_in(const BindPaths *paths, const char *name, ArbError *error)
{
  if (paths->own && (!name || strcmp(name, paths->own->name) == 0)) return paths->own;
  return bind_game(name, error);
}

const BindGame *bind_game_of(const ArbCards *cards)
{
  const ScriptPool *scripts = scripts_of(cards);
  if (scripts && scripts->game) return scripts->game;
  for (int i = 0; i < GAME_COUNT; i++)
    if (strcmp(games[i]->name, cards->rules->name) == 0) return games[i];
  return games[0];
}

bool bind_is_card(const ArbCards *cards, uint16_t def)
{
  const char *type = def ? arb_card_type(cards, def) : "keyword";
  return strcmp(type, "keyword") != 0 && strcmp(type, "format") != 0;
}

uint16_t bind_find_card(const ArbCards *cards, const char *name, int section)
{
  const BindGame *game = bind_game_of(cards);
  bool choosy = game->fits && section >= 0;
  for (int def = 1; choosy && def <= arb_cards_count(cards); def++)
    if (strcmp(arb_card_title(cards, (uint16_t)def), name) == 0 &&
        game->fits(cards, (uint16_t)def, section))
      return (uint16_t)def;
  uint16_t first = arb_cards_find(cards, name);
  return bind_is_card(cards, first) ? first : 0;
}
