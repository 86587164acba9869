/* SPDX-License-Identifier: MIT */
/* names.c -- names in a game's tables: attributes, events, keywords, zones, players. */
#include <string.h>

#include "language/words.h"

/* The number of a keyword of the pool's own; -1: it is not one. */
static int own_keyword(const Loader *l, const char *name)
{
  for (int i = l->rules->keyword_count; i < l->base->keywords.count; i++)
    if (strcmp(build_keyword_at(l->base, i)->name, name) == 0) return i;
  return -1;
}

int bind_find_attribute(lua_State *L, Loader *l, const char *name)
{
  const ArbRules *rules = l->rules;
  int own = rules->keyword_value1 ? own_keyword(l, name) : -1;
  if (own >= 0) return rules->keyword_value1 - 1 + own; /* the value of the pool's own keyword */
  if (l->words->is_counter && bind_attribute_of(rules, name) < 0 && l->words->is_counter(l, name))
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, name, NULL,
                        "'%s' are counters, not an attribute: a function asks for them, "
                        "function(q, me) return q.counters(me, \"%s\") end",
                        name, name);
  return bind_name_index(L, l, "attribute", name, rules->attributes, sizeof *rules->attributes,
                         rules->attribute_count);
}
int bind_find_event(lua_State *L, Loader *l, const char *name)
{
  const ArbRules *rules = l->rules;
  return bind_name_index(L, l, "event", name, rules->events, sizeof *rules->events,
                         rules->event_count);
}
int bind_find_keyword(lua_State *L, Loader *l, const char *name)
{
  return bind_name_index(L, l, "keyword", name, build_keyword_at(l->base, 0), sizeof(ArbKeyword),
                         l->base->keywords.count);
}
int bind_find_zone(lua_State *L, Loader *l, const char *name)
{
  const ArbRules *rules = l->rules;
  return bind_name_index(L, l, "zone", name, rules->zones, sizeof *rules->zones, rules->zone_count);
}

/* -1 when the game has no such attribute. */
int bind_attribute_of(const ArbRules *rules, const char *name)
{
  for (int i = 0; i < rules->attribute_count; i++)
    if (strcmp(rules->attributes[i].name, name) == 0) return i;
  return -1;
}

/* Responsible players, in the order of ARB_BY_ANY ... */
const char *const bind_who_names[] = {"any", "you", "opponent", "me", "team", NULL};
