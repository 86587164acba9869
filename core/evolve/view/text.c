/* SPDX-License-Identifier: MIT */
/* text.c -- labels of options, made on request, for the seat that decides. */
#include <stdio.h>

#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/view/view.h"
#include "kernel/parts/act.h"

static bool is_target(const ArbPick *pick)
{
  return pick->slot < EV_PICK_SHARE;
}

/* The selections for an item are public as soon as it is played (10.6.2.4). */
void ev_item_view(ArbGame *g, int item1, ArbItemView *view)
{
  const EvItem *item = ev_item(g, item1);
  view->card = item->card;
  view->source = item->source;
  view->controller = item->controller;
  view->pending = item->pending;
  arb_item_targets(g, item1, is_target, view);
}

void ev_name_of(ArbGame *g, ArbId id, ArbSeat seat, char *out, size_t size)
{
  const ArbCard *card = state_resolve(g->s, id);
  if (id_kind(id) == ARB_KIND_PLAYER)
    snprintf(out, size, "%s", id_seat(id) == seat ? "you" : "your opponent");
  else
    snprintf(out, size, "%s",
             arb_know_called(g, id, seat, card ? ev_face(g, id_index1(id))->name : ""));
}

/* A follower is told apart by whose it is and what it can do. */
static void describe(ArbGame *g, ArbId id, ArbSeat seat, char *out, size_t size)
{
  int card1 = ev_on_field(g, id), leader1 = ev_find_in(g, id, EV_Z_LEADER);
  char name[80];
  ev_name_of(g, id, seat, name, sizeof name);
  if (leader1)
    snprintf(out, size, "%s (%s leader, %d defense)", name,
             card_at(g, leader1)->controller == seat ? "your" : "enemy", ev_defense_of(g, leader1));
  else if (card1 && ev_face(g, card1)->type == EV_FOLLOWER)
    snprintf(out, size, "%s (%s, %d/%d%s%s)", name,
             card_at(g, card1)->controller == seat ? "yours" : "enemy", ev_attack_of(g, card1),
             ev_defense_of(g, card1), ev_body(g, card1)->flags & EV_ENGAGED ? ", engaged" : "",
             ev_face(g, card1)->special & EV_EVOLVED ? ", evolved" : "");
  else snprintf(out, size, "%s", name);
}

static void ability_label(ArbGame *g, ArbId source, const EvAbility *ability, ArbSeat seat,
                          char *out, size_t size)
{
  char name[120];
  describe(g, source, seat, name, sizeof name);
  snprintf(out, size, "%s of %s", ability->name ? ability->name : "ability", name);
}

static void trigger_label(ArbGame *g, ArbId id, ArbSeat seat, char *out, size_t size)
{
  const EvItem *item = ev_item(g, id_index1(id));
  const EvAbility *ability = ev_ability(g, item->ability);
  if (state_resolve(g->s, item->source)) ability_label(g, item->source, ability, seat, out, size);
  else
    snprintf(out, size, "%s of %s", ability->name ? ability->name : "ability",
             ev_def(g, item->def)->name);
}

/* The word of cards for each kind of cost that gives up a card (10.4.2): "bury". */
static const char *const pays[EV_PAY_COUNT] = {
#define X(id, field, of, rule, help) [EV_PAY_##id] = field,
  EV_PAYS(X)
#undef X
};

static void pay_label(const ArbOption *option, char *out, size_t size)
{
  if (option->aux == 1)
    snprintf(out, size, "pay %d play point%s", (int)option->value, option->value == 1 ? "" : "s");
  else if (option->value == 1) snprintf(out, size, "pay an evolution point");
  else
    snprintf(out, size, "pay an evolution point and %d play point%s", (int)option->value - 1,
             option->value == 2 ? "" : "s");
}

void ev_option_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size)
{
  char name[160] = "";
  const ArbCard *card = state_resolve(g->s, option->object);
  if (card || id_kind(option->object) == ARB_KIND_PLAYER)
    describe(g, option->object, seat, name, sizeof name);
  switch (option->verb) {
  case EV_V_NO: snprintf(out, size, "no"); break;
  case EV_V_YES: snprintf(out, size, "yes"); break;
  case EV_V_PASS: snprintf(out, size, "do nothing"); break;
  case EV_V_END: snprintf(out, size, "end your main phase"); break;
  case EV_V_PLAY:
    snprintf(out, size, "play %s (cost %d)", name, ev_price(g, id_index1(option->object)));
    break;
  case EV_V_USE:
    ability_label(g, option->object, ev_ability(g, option->value), seat, name, sizeof name);
    snprintf(out, size, "use %s", name);
    break;
  case EV_V_ATTACK: snprintf(out, size, "attack with %s", name); break;
  case EV_V_MODE: { /* it may have a name */
    const char *called = ev_ability(g, option->value)->name;
    snprintf(out, size, "(%d)%s%s", option->aux, called ? " " : "", called ? called : "");
    break;
  }
  case EV_V_CARD_NAME:
  case EV_V_TOKEN: snprintf(out, size, "%s", ev_def(g, (uint16_t)option->value)->name); break;
  case EV_V_REVEAL: snprintf(out, size, "reveal %s", name); break;
  case EV_V_REPLACEMENT:
    ability_label(g, option->object, ev_ability(g, option->value), seat, out, size);
    break;
  case EV_V_PAY: pay_label(option, out, size); break;
  case EV_V_X: snprintf(out, size, "X is %d", option->aux); break;
  case EV_V_OPTION: { /* by its name, in words */
    snprintf(out, size, "%s", ev_cards(g->cards)->options[option->aux - 1].name);
    for (char *at = out; *at; at++)
      if (*at == '_') *at = ' ';
    break;
  }
  case EV_V_GIVE: snprintf(out, size, "%s: %s", pays[option->aux], name); break;
  case EV_V_TRIGGER: trigger_label(g, option->object, seat, out, size); break;
  default: snprintf(out, size, "%s", name);
  }
}

const ArbAbility *ev_option_ability(const ArbGame *g, const ArbOption *option, uint16_t *def)
{
  int ability = option->value;
  const ArbCard *card = state_resolve(g->s, option->object);
  *def = card ? ev_own_text(g, id_index1(option->object)) : 0;
  switch (option->verb) {
  case EV_V_TRIGGER: {
    const EvItem *item = ev_item(g, id_index1(option->object));
    ability = item->ability;
    *def = item->def;
    break;
  }
  case EV_V_USE:
  case EV_V_MODE:
  case EV_V_REPLACEMENT: break;
  default: return NULL;
  }
  if (*def) *def = ev_defining(g, *def, ability);
  return (const ArbAbility *)(const void *)ev_ability(g, ability);
}

/* A word on `aux`. */
const char *ev_event_detail(const ArbCards *cards, const ArbEvent *event)
{
  static const char *const phases[] = {"", "start", "main", "end"};
  static const char *const gifts[] = {"",
                                      "attack",
                                      "defense",
                                      "cost",
                                      "",
                                      "attack",
                                      "defense",
                                      "cost",
                                      "abilities",
                                      "trait",
                                      "ability",
                                      "copy",
                                      [EV_F_TEXT] = "text"};
  switch (event->kind1 - 1) {
  case EV_E_EXTRA_PHASE:
  case EV_E_PHASE: return phases[event->aux];
  case EV_E_GIVE:
    return (event->aux & 0xFF) == EV_F_KEYWORD ? cards->keywords[event->aux >> 8].name
                                               : gifts[event->aux & 0xFF];
  case EV_E_NAMED_CARD: return cards->card_name(cards, (uint16_t)event->aux);
  case EV_E_SIGNAL: return arb_cards_signal(cards, event->aux);
  case EV_E_REPLACED: return ev_rules.events[event->aux].name;
  case EV_E_DAMAGE:
    return event->aux & EV_BY_ATTACK ? "attack" : event->aux & EV_BY_COMBAT ? "combat" : "ability";
  case EV_E_PLAY:
  case EV_E_ENTER:
  case EV_E_BURY:
  case EV_E_BANISH:
  case EV_E_RETURN:
  case EV_E_PUT:
  case EV_E_LEAVE:
  case EV_E_CREATE: return event->aux < EV_ZONES ? ev_rules.zones[event->aux].name : "";
  default: return "";
  }
}
