/* SPDX-License-Identifier: MIT */
/*
** look.c -- what one seat may see, and the texts that are made on request.
**
** While a step is open only its player sees the working copy; everybody else
** sees the block at its start.  Looking never changes the game.
*/
#include <stdio.h>
#include <string.h>

#include "flow.h"

/* The block a seat may see: the working copy of an open step is its player's. */
static ArbState *seen_block(ArbGame *game, ArbSeat seat)
{
  flow_refresh(game);
  bool mine = game->sealed || seat == ARB_NO_SEAT || seat == game->step_seat;
  return game->awaiting && !mine ? game->base : game->s;
}

static void restore_block(ArbGame *game)
{
  game->s = game->awaiting && !game->probing ? game->work : game->base;
}

/* Looking never changes the game; derived values may be computed on the way. */
static ArbGame *looker(const ArbGame *game)
{
  return (ArbGame *)(uintptr_t)game;
}

static ArbCardView view_of(ArbGame *game, int card1, ArbSeat seat)
{
  const ArbCard *card = state_card(game->s, card1);
  bool sees = know_sees(game, game->s, card1, seat);
  const ArbZoneKind *kind = &game->rules->zones[zone_kind(game, card->zone)];
  ArbCardView view = {.zone = (uint8_t)zone_kind(game, card->zone),
                      .owner = card->owner,
                      .controller = card->controller};
  if (sees) view.def = card->def;
  if (sees || kind->board) view.id = state_card_id(game->s, card1);
  game->rules->card_view(game, card1, sees, &view);
  return view;
}

int arb_view_zone(const ArbGame *constant, ArbSeat seat, int zone_kind_number, ArbSeat owner,
                  ArbCardVisitor visit, void *data)
{
  ArbGame *game = looker(constant);
  if (zone_kind_number < 0 || zone_kind_number >= game->rules->zone_count) return 0;
  game->s = seen_block(game, seat);
  int zone = zone_index(game, zone_kind_number, owner), count = state_zone(game->s, zone)->count;
  for (int at = zone_first(game, zone); at && visit; at = card_next(game, at)) {
    ArbCardView view = view_of(game, at, seat);
    if (!visit(data, &view)) break;
  }
  restore_block(game);
  return count;
}

int arb_zone_count(const ArbGame *game)
{
  return game->rules->zone_count;
}
const char *arb_zone_name(const ArbGame *game, int zone)
{
  return game->rules->zones[zone].name;
}
int arb_zone_find(const ArbGame *game, const char *name)
{
  for (int i = 0; i < game->rules->zone_count; i++)
    if (strcmp(game->rules->zones[i].name, name) == 0) return i;
  return -1;
}

bool arb_look(const ArbGame *constant, ArbSeat seat, ArbId object, const char *attribute,
              int32_t *value)
{
  ArbGame *game = looker(constant);
  int number = -1;
  for (int i = 0; i < game->rules->attribute_count; i++)
    if (strcmp(game->rules->attributes[i].name, attribute) == 0) number = i;
  if (number < 0) return false;
  game->s = seen_block(game, seat);
  const ArbCard *card = state_resolve(game->s, object);
  bool hidden = id_kind(object) == ARB_KIND_CARD &&
                (!card || !know_sees(game, game->s, id_index1(object), seat));
  ArbContext context = {.you = seat};
  *value = hidden ? ARB_NULL : game->rules->attribute(game, &context, object, number);
  restore_block(game);
  return *value != ARB_NULL;
}

ArbId arb_player_id(ArbSeat seat)
{
  return id_player(seat);
}
int arb_seats(const ArbGame *game)
{
  return game->base->seats;
}
ArbSeat arb_winner(const ArbGame *game)
{
  return game->base->winner;
}

const ArbDecision *arb_decision(const ArbGame *game)
{
  return game->awaiting ? &game->decision : NULL;
}
const ArbOption *arb_options(const ArbGame *game)
{
  return game->options;
}
const char *arb_decision_rule(const ArbGame *game)
{
  return game->awaiting && game->decision_rule ? game->decision_rule : "";
}

void arb_question(const ArbGame *constant, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  flow_refresh(game);
  snprintf(out, size, "%s", game->awaiting && game->ask->text ? game->ask->text : "");
}

void arb_id_text(const ArbGame *game, ArbId id, char *out, size_t size)
{
  const char *prefix = "?";
  int number = id_index1(id);
  switch (id_kind(id)) {
  case ARB_KIND_NONE: snprintf(out, size, "none"); return;
  case ARB_KIND_PLAYER: prefix = "p"; break;
  case ARB_KIND_ITEM: prefix = "i"; break;
  case ARB_KIND_PLACE: prefix = "base"; break;
  case ARB_KIND_CARD:
    prefix = "c"; /* also of what is gone */
    if (pool_in_use(game->s, ARB_POOL_CARD, number))
      prefix = game->rules->zones[zone_kind(game, state_card(game->s, number)->zone)].prefix;
    break;
  }
  snprintf(out, size, "%s%d", prefix, number);
}

void arb_option_id(const ArbGame *constant, int option, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  flow_refresh(game);
  if (!game->awaiting || option < 0 || option >= game->decision_option_count) {
    snprintf(out, size, "none");
    return;
  }
  const ArbOption *o = &game->options[option];
  char object[16] = "", place[16] = "", aux[16] = "";
  if (!id_is_nothing(o->object)) arb_id_text(game, o->object, object, sizeof object);
  if (!id_is_nothing(o->place)) arb_id_text(game, o->place, place, sizeof place);
  if (o->aux) snprintf(aux, sizeof aux, ".%d", o->aux);
  snprintf(out, size, "%s%s%s%s%s%s", game->rules->verbs[o->verb].name, object[0] ? " " : "",
           object, aux, place[0] ? " " : "", place);
}

void arb_option_label(const ArbGame *constant, int option, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  flow_refresh(game);
  if (game->awaiting && option >= 0 && option < game->decision_option_count)
    game->rules->option_label(game, &game->options[option], game->decision.player, out, size);
  else
    snprintf(out, size, "none");
}

void arb_card_name(const ArbGame *constant, ArbSeat seat, ArbId id, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  game->s = seen_block(game, seat);
  const ArbCard *card = state_resolve(game->s, id);
  bool sees = card && know_sees(game, game->s, id_index1(id), seat);
  snprintf(out, size, "%s", sees ? arb_card_title(game->cards, card->def) : "a hidden card");
  restore_block(game);
}

void arb_why_not(const ArbGame *constant, ArbSeat seat, ArbId card, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  game->s = seen_block(game, seat);
  const ArbCard *found = state_resolve(game->s, card);
  if (!found || !know_sees(game, game->s, id_index1(card), seat))
    snprintf(out, size, "you may not know this card (128.4)");
  else
    game->rules->why_not(game, seat, card, out, size);
  restore_block(game);
}
