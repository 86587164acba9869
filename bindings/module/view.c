/* SPDX-License-Identifier: MIT */
/* view.c -- what may be seen of a game, for Lua; see module.c. */
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include "module/module.h"

/* game:zones() -> list of the zones' names */
static int game_zones(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  lua_newtable(L);
  for (int i = 0; i < arb_zone_count(game); i++) {
    lua_pushstring(L, arb_zone_name(game, i));
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

typedef struct CardVisit {
  lua_State *L;
  ArbGame *game;
  const ArbCards *cards;
  int count;
} CardVisit;

static bool visit_card(void *data, const ArbCardView *card)
{
  CardVisit *visit = data;
  lua_State *L = visit->L;
  Teller teller = bind_module_teller(L);
  lua_newtable(L);
  bind_tell_card(&teller, visit->game, visit->cards, card);
  bind_module_set_integer(L, "slot", card->id.slot);
  bind_module_set_string(L, "zone", arb_zone_name(visit->game, card->zone));
  lua_seti(L, -2, ++visit->count);
  return true;
}

/* game:zone(name, owner [, viewer]) -> list of cards, first to last */
static int game_zone(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  const char *name = luaL_checkstring(L, 2);
  int zone = arb_zone_find(game, name);
  if (zone < 0) return luaL_error(L, "there is no zone named \"%s\"", name);
  ArbSeat owner = bind_module_check_seat(L, 3), viewer = bind_module_opt_viewer(L, 4);
  CardVisit visit = {L, game, bind_module_cards_of(L, 1), 0};
  lua_newtable(L);
  arb_view_zone(game, viewer, zone, owner, visit_card, &visit);
  return 1;
}

/* game:view([seat]) -> the whole table as the seat may see it: { turn ..., players, zones,
** things }; docs/bot-protocol.md describes it */
static int game_view(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  ArbSeat seat = bind_module_opt_viewer(L, 2);
  Teller teller = bind_module_teller(L);
  lua_newtable(L);
  bind_tell_view(&teller, game, bind_module_cards_of(L, 1), seat);
  return 1;
}

/* game:things([viewer]) -> ids of things that are not cards: abilities on the chain, oldest
** first */
static int game_things(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  ArbSeat viewer = bind_module_opt_viewer(L, 2);
  int count = arb_things(game, viewer, NULL, 0);
  ArbId *things = lua_newuserdatauv(L, (size_t)(count + 1) * sizeof *things, 0);
  count = arb_things(game, viewer, things, count);
  lua_newtable(L);
  for (int i = 0; i < count; i++) {
    bind_module_push_id(L, things[i]);
    lua_seti(L, -2, i + 1);
  }
  return 1;
}

/* game:look(id | nil, attribute [, viewer]) -> number, or nil when it has no such attribute */
static int game_look(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  ArbSeat viewer = bind_module_opt_viewer(L, 4);
  int32_t value;
  if (arb_look(game, viewer, bind_module_check_id(L, 2), luaL_checkstring(L, 3), &value))
    lua_pushinteger(L, value);
  else lua_pushnil(L);
  return 1;
}

/* The place of a word in a list of `count` words, or (count < 0) one that ends with NULL; -1: not
** in it. */
static int word_in(const char *const *list, int count, const char *word)
{
  for (int i = 0; count < 0 ? list[i] != NULL : i < count; i++)
    if (strcmp(list[i], word) == 0) return i;
  return -1;
}

/* game:is(id, attribute, word): does the attribute's list of words contain the word? */
static int game_is(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  const char *name = luaL_checkstring(L, 3), *word = luaL_checkstring(L, 4);
  const ArbRules *rules = bind_module_cards_of(L, 1)->rules;
  const ArbAttribute *attribute = NULL;
  for (int i = 0; i < rules->attribute_count && !attribute; i++)
    if (strcmp(rules->attributes[i].name, name) == 0) attribute = &rules->attributes[i];
  luaL_argcheck(L, attribute && (attribute->values || attribute->kind == ARB_A_KEYWORD), 3,
                "no attribute that lists words");
  int at = attribute->values ? word_in(attribute->values, -1, word)
                             : arb_cards_keyword(bind_module_cards_of(L, 1), word);
  int32_t value;
  luaL_argcheck(L, at >= 0, 4, lua_pushfstring(L, "'%s' is no %s", word, name));
  lua_pushboolean(L, arb_look(game, ARB_NO_SEAT, bind_module_check_id(L, 2), name, &value) &&
                         (uint32_t)value >> at & 1);
  return 1;
}

static void visit_event(void *data, const ArbEventView *event)
{
  CardVisit *visit = data;
  lua_State *L = visit->L;
  Teller teller = bind_module_teller(L);
  lua_newtable(L);
  bind_tell_event(&teller, visit->game, visit->cards, event);
  if (event->subject.slot) bind_module_set_integer(L, "slot", event->subject.slot);
  if (event->source.slot) bind_module_set_integer(L, "source_slot", event->source.slot);
  lua_seti(L, -2, ++visit->count);
}

/* game:events(after [, viewer]) -> list of events, last number */
static int game_events(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  uint32_t after = (uint32_t)luaL_optinteger(L, 2, 0);
  ArbSeat viewer = bind_module_opt_viewer(L, 3);
  CardVisit visit = {L, game, bind_module_cards_of(L, 1), 0};
  lua_newtable(L);
  uint32_t last = arb_events(game, viewer, after, visit_event, &visit);
  lua_pushinteger(L, last);
  return 2;
}

/* game:why_not(seat, id) -> sentence, empty when it can be played */
static int game_why_not(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  char text[MODULE_TEXT_MAX];
  arb_why_not(game, bind_module_check_seat(L, 2), bind_module_check_id(L, 3), text, sizeof text);
  lua_pushstring(L, text);
  return 1;
}

static void push_reason(void *data, const ArbReason *reason)
{
  static const char *const kinds[] = {"value", "base",     "effect", "holds",
                                      "fails", "replaced", "fact"};
  const CardVisit *visit = data;
  lua_State *L = visit->L;
  lua_newtable(L);
  bind_module_set_string(L, "kind", kinds[reason->kind]);
  bind_module_set_string(L, "topic", reason->topic);
  bind_module_set_string(L, "text", reason->text);
  bind_module_set_string(L, "rule", reason->rule);
  bind_module_set_string(L, "layer", reason->layer);
  bind_module_set_integer(L, "timestamp", reason->timestamp);
  bind_module_set_integer(L, "amount", reason->amount);
  bind_module_set_integer(L, "value", reason->value);
  bind_module_set_seat(L, "player", reason->player);
  bind_module_set_string(
      L, "source", reason->source_def ? arb_card_title(visit->cards, reason->source_def) : "");
  if (reason->source.slot) bind_module_set_integer(L, "source_slot", reason->source.slot);
  lua_seti(L, -2, luaL_len(L, -2) + 1);
}

/* game:explain(viewer, id) -> list of reasons; a viewer of nil sees all */
static int game_explain(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  ArbSeat viewer = bind_module_opt_viewer(L, 2);
  ArbId id = bind_module_check_id(L, 3);
  CardVisit visit = {L, game, bind_module_cards_of(L, 1), 0};
  lua_newtable(L);
  if (arb_explain(game, viewer, id, push_reason, &visit) < 0)
    return luaL_error(L, "this cannot be explained: %s", arb_error(game));
  return 1;
}

/* game:explain_event(viewer, number) -> the same list for an event; 0: the last one */
static int game_explain_event(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  ArbSeat viewer = bind_module_opt_viewer(L, 2);
  uint32_t number = (uint32_t)luaL_optinteger(L, 3, 0);
  CardVisit visit = {L, game, bind_module_cards_of(L, 1), 0};
  lua_newtable(L);
  if (arb_explain_event(game, viewer, number, push_reason, &visit) < 0)
    return luaL_error(L, "event %d is not kept", (int)number);
  return 1;
}

static int game_text(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  char text[MODULE_TEXT_MAX];
  arb_id_text(game, bind_module_check_id(L, 2), text, sizeof text);
  lua_pushstring(L, text);
  return 1;
}

/* game:name(id [, viewer]) -> the name of the card, or of the card an item comes from */
static int game_name(lua_State *L)
{
  ArbGame *game = bind_module_check_game(L, 1);
  char text[MODULE_TEXT_MAX];
  arb_card_name(game, bind_module_opt_viewer(L, 3), bind_module_check_id(L, 2), text, sizeof text);
  lua_pushstring(L, text);
  return 1;
}

static int game_player(lua_State *L)
{
  bind_module_check_game(L, 1);
  bind_module_push_id(L, arb_player_id(bind_module_check_seat(L, 2)));
  return 1;
}

/* game:won(seat): the winner, and his team mates */
static int game_won(lua_State *L)
{
  lua_pushboolean(L, arb_won(bind_module_check_game(L, 1), bind_module_check_seat(L, 2)));
  return 1;
}

/* game:in_game(seat): has the player not left it? */
static int game_in_game(lua_State *L)
{
  lua_pushboolean(L, arb_in_game(bind_module_check_game(L, 1), bind_module_check_seat(L, 2)));
  return 1;
}

static int game_seats(lua_State *L)
{
  lua_pushinteger(L, arb_seats(bind_module_check_game(L, 1)));
  return 1;
}

static int game_winner(lua_State *L)
{
  ArbSeat winner = arb_winner(bind_module_check_game(L, 1));
  if (winner == ARB_NO_SEAT) lua_pushnil(L);
  else lua_pushinteger(L, winner + 1);
  return 1;
}

const luaL_Reg bind_module_view_methods[] = {
  {"zones", game_zones},     {"zone", game_zone},
  {"look", game_look},       {"is", game_is},
  {"events", game_events},   {"things", game_things},
  {"view", game_view},       {"why_not", game_why_not},
  {"explain", game_explain}, {"explain_event", game_explain_event},
  {"text", game_text},       {"name", game_name},
  {"player", game_player},   {"winner", game_winner},
  {"won", game_won},         {"seats", game_seats},
  {"in_game", game_in_game}, {NULL, NULL},
};
