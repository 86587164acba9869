/* SPDX-License-Identifier: MIT */
/*
** chosen.c -- where a card may speak of what is chosen: number.target(n, ...), chosen_in.
**
** In every game targets are chosen before costs are worked out (Riftbound 355, 356; Evolve
** 10.6.2.3, 10.6.2.5), so costs and later targets may speak of them.  Conditions, triggers and what
** a static gives are looked at while nothing is chosen, so there it is refused: the number would be
** none, and nobody would know why.
*/
#include <string.h>

#include "language/lint.h"

void bind_loader_speaks_of(lua_State *L, Loader *l, const char *word, int n)
{
  const char *place = l->place ? l->place : l->part;
  if (n > l->spoken) l->spoken = n;
  if (l->words->chosen && strcmp(word, l->words->chosen) == 0) l->by_slot = true;
  if (n <= l->choices) return;
  if (l->choices)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, word, l->words->cites.targets,
                        "'%s': '%s' names choice %d, which is not made yet: name an earlier one",
                        place, word, n);
  if (strcmp(place, "targets") == 0)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, word, l->words->cites.targets,
                        "'%s': '%s' names an earlier choice, but this is the first", place, word);
  bind_loader_fail_as(
      L, l, BIND_C_NOT_HERE, word, l->words->cites.targets,
      "'%s': '%s' depends on a choice, and none is made when this is read: "
      "it may stand in 'cost' and what makes a card cheaper or dearer, in 'targets' "
      "behind that choice (only_if), and in selectors for 'run'",
      place, word);
}

void bind_loader_speaks_of_x(lua_State *L, Loader *l)
{
  const char *place = l->place ? l->place : l->part;
  bool cost = strcmp(place, "cost") == 0;
  l->by_x = l->uses_x = true;
  if (l->choices || strcmp(place, "targets") == 0 || (l->named && !cost)) return;
  bind_loader_fail_as(
      L, l, BIND_C_NOT_HERE, "x", l->words->cites.targets,
      "'%s': 'x' is chosen as something is played, and nothing is when this is looked "
      "at: it may stand in 'cost', in 'targets', in what is begun by its name, and in "
      "numbers and selectors for 'run'",
      place);
}

Choices bind_choices_open(Loader *l, int choices, const char *place)
{
  Choices before = {l->choices, l->spoken, l->place};
  l->choices = choices, l->spoken = 0, l->place = place;
  return before;
}

int bind_choices_close(Loader *l, Choices before)
{
  int spoken = l->spoken;
  l->choices = before.choices, l->place = before.place;
  l->spoken = spoken > before.spoken ? spoken : before.spoken;
  return spoken;
}

void bind_card_speaks_of(Loader *l, int spoken, const char *part)
{
  if (spoken > l->card_spoken) l->card_spoken = spoken, l->card_speaks = part;
}

void bind_check_card_choices(lua_State *L, Loader *l, int slots)
{
  if (l->uses_x && !l->pays_x && bind_loader_is_fine(l))
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "x", l->words->cites.targets,
                        "number.x() is the size of a cost, and no 'cost' of this card says it: "
                        "additional { name = \"x\", cost = { ... = number.x() } }");
  if (l->card_spoken <= slots || !bind_loader_is_fine(l)) return;
  if (slots)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, l->card_speaks, l->words->cites.targets,
                        "'%s': its cost names choice %d, but as it is played it makes %d",
                        l->card_speaks, l->card_spoken, slots);
  bind_loader_fail_as(L, l, BIND_C_NOT_HERE, l->card_speaks, l->words->cites.targets,
                      "'%s': its cost depends on a choice, but nothing is chosen as it is played: "
                      "only a spell has 'targets' of its own, an ability is played later and has a "
                      "'cost' of its own",
                      l->card_speaks);
}

void bind_check_printed(lua_State *L, Loader *l, const char *name, const char *rule,
                        const char *change)
{
  if (bind_script_tag(L, -1).tag == TAG_NUMBER || lua_type(L, -1) == LUA_TFUNCTION)
    bind_loader_fail_as(
        L, l, BIND_C_WRONG_TYPE, name, rule,
        "'%s' is printed on the card, a whole number: what makes it dearer or cheaper "
        "is static { affects = \"me\", cost = %s }",
        name, change);
}
