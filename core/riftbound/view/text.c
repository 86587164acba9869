/* SPDX-License-Identifier: MIT */
/* text.c -- labels of options, made on request, for the seat that decides. */
#include <stdio.h>
#include <string.h>

#include "kernel/parts/act.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

/* What was chosen for an item on the chain (355.9); everybody may know it. */
void rb_item_view(ArbGame *g, int item1, ArbItemView *view)
{
  const RbItem *item = rb_item(g, item1);
  view->card = item->card;
  view->source = item->source;
  view->place = item->place;
  view->controller = item->controller;
  view->pending = item->pending;
  arb_item_targets(g, item1, rb_is_chosen, view);
}

void rb_name_of(ArbGame *g, ArbId id, ArbSeat seat, char *out, size_t size)
{
  const ArbCard *card = state_resolve(g->s, id);
  int item1 = item_find(g, id);
  if (id_kind(id) == ARB_KIND_PLAYER) snprintf(out, size, "player %d", id_seat(id) + 1);
  else if (rb_is_base(id) && id_index1(id) - 1 == seat) snprintf(out, size, "your base");
  else if (rb_is_base(id) && g->s->seats > 2)
    snprintf(out, size, "player %d's base", id_index1(id));
  else if (rb_is_base(id)) snprintf(out, size, "their base");
  else if (item1) /* public, as the chain is */
    snprintf(out, size, "%s%s", rb_item_is_ability(rb_item(g, item1)) ? "an ability of " : "",
             rb_def(g, rb_item(g, item1)->def)->name);
  else
    snprintf(out, size, "%s", arb_know_called(g, id, seat, card ? rb_def(g, card->def)->name : ""));
}

/* "yours", "enemy"; with more than two players also the player. */
static void whose(const ArbGame *g, ArbSeat holder, ArbSeat seat, char *out, size_t size)
{
  if (holder == seat) snprintf(out, size, "yours");
  else if (g->s->seats == 2 || holder == ARB_NO_SEAT) snprintf(out, size, "enemy");
  else
    snprintf(out, size, "%s of player %d", rb_friends(g, holder, seat) ? "friend" : "enemy",
             holder + 1);
}

/* The value on the card of the keyword whose abilities the definition holds; 0: it has none. */
static int valued(ArbGame *g, int card1, uint16_t def)
{
  for (int k = 0; k < g->cards->keyword_count; k++)
    if (g->cards->keywords[k].takes_value && rb_cards(g->cards)->keyword_defs[k] == def)
      return rb_keyword_value(g, card1, k);
  return 0;
}

/* The object of an ability may be gone.  An ability of a keyword, or one that another card has
** given, is labelled with the object that has it, too; a keyword with its value. */
static void whose_ability(ArbGame *g, const ArbOption *option, const char *object, char *out,
                          size_t size)
{
  uint16_t from = rb_defining_card(g, option->value);
  const ArbCard *bearer = state_resolve(g->s, option->object);
  const char *name = rb_def(g, from)->name;
  bool given = bearer && bearer->def != from;
  int value = given ? valued(g, id_index1(option->object), from) : 0;
  if (value) snprintf(out, size, "%s %d of %s", name, value, object);
  else snprintf(out, size, given ? "%s of %s" : "%s", name, object);
}

/* Describes a unit by its place and abilities, to tell it apart from others. */
static void describe(ArbGame *g, ArbId id, ArbSeat seat, char *out, size_t size)
{
  char place[80], owner[40];
  const RbBody *body = rb_body_of(g, id);
  rb_name_of(g, id, seat, out, size);
  if (!body || zone_of(g, id_index1(id)) != RB_Z_BOARD) return;
  rb_name_of(g, body->place, seat, place, sizeof place);
  whose(g, card_at(g, id_index1(id))->controller, seat, owner, sizeof owner);
  if (rb_def_of(g, id_index1(id))->type == RB_UNIT)
    arb_text_add(out, size, " (%s, %d Might%s, %s)", owner, rb_might(g, id_index1(id)),
                 body->flags & RB_EXHAUSTED ? ", exhausted" : "", place);
  else arb_text_add(out, size, " (%s, %s)", owner, place);
}

const char *rb_pay_word(int pay)
{
  static const char *const pays[] = {"",        "kill",    "exhaust", "spend a buff of",
                                     "recycle", "discard", "return",  "banish"};
  return pays[pay];
}

static const char *const me_words[] = {"exhaust",     "kill this",      "recycle this",
                                       "banish this", "spend its buff", "discard this"};

void rb_me_text(int me, char *out, size_t size)
{
  for (int i = 0; i < 6; i++)
    if (me >> i & 1) arb_text_add(out, size, "%s%s", *out ? ", " : "", me_words[i]);
}

static const char *buffs_word(int number)
{
  return number == UINT8_MAX ? " of buffs" : number == 1 ? " buff" : " buffs";
}

/* A cost in a few words: "1 Energy, exhaust". */
static void ability_cost(const RbCost *cost, char *out, size_t size)
{
  int power = 0;
  out[0] = '\0';
  for (int i = 0; i < RB_POWER_MAX; i++) power += cost->power[i].amount;
  if (cost->energy) arb_text_add(out, size, "%d Energy", cost->energy);
  if (power) arb_text_add(out, size, "%s%d Power", *out ? ", " : "", power);
  if (cost->xp) arb_text_add(out, size, "%s%d XP", *out ? ", " : "", cost->xp);
  rb_me_text(cost->me, out, size);
  for (int i = 0; i < 2; i++) {
    int pay = cost->objects[i].pay, number = cost->objects[i].count;
    char count[16] = "any number";
    if (!pay) continue;
    if (number < UINT8_MAX) snprintf(count, sizeof count, "%d", number);
    arb_text_add(out, size, "%s%s %s%s", *out ? ", " : "",
                 pay == RB_PAY_SPEND_BUFF ? "spend" : rb_pay_word(pay), count,
                 pay == RB_PAY_SPEND_BUFF ? buffs_word(number) : "");
  }
}

/* for the printed cost; for 3 Energy, 1 Power */
static void price_label(const ArbGame *g, const ArbOption *option, char *out, size_t size)
{
  char cost[100];
  const RbAbility *ability = option->value ? rb_ability(g, option->value - 1) : NULL;
  static const char *const without[] = {"", "its Energy cost", "its Power cost", "its cost"};
  if (ability) ability_cost(&ability->cost, cost, sizeof cost);
  if (ability && ability->stat.ignores)
    snprintf(out, size, "ignoring %s", without[ability->stat.ignores]);
  else snprintf(out, size, "for %s", !ability ? "the printed cost" : cost[0] ? cost : "nothing");
}

/* pay the additional cost "repeat": 2 Energy */
static void extra_label(const RbExtra *extra, char *out, size_t size)
{
  char cost[100];
  ability_cost(&extra->cost, cost, sizeof cost);
  snprintf(out, size, "pay the additional cost \"%s\": %s", extra->name ? extra->name : "",
           extra->own_cost ? "its own cost" : cost);
}

static void use_label(ArbGame *g, const ArbOption *option, const char *name, char *out, size_t size)
{
  const RbCardDef *def = rb_def_of(g, id_index1(option->object));
  bool add = rb_is_add(rb_ability(g, option->value));
  if (def->type == RB_RUNE)
    snprintf(out, size,
             rb_ability(g, option->value)->cost.me & RB_EXHAUST_ME ? "exhaust %s for Energy"
                                                                   : "recycle %s for Power",
             name);
  else {
    char cost[100];
    ability_cost(&rb_ability(g, option->value)->cost, cost, sizeof cost);
    snprintf(out, size, "use %s%s: %s", name, add ? " to add resources" : "",
             cost[0] ? cost : "for nothing");
  }
}

/* A mode may have a name of its own. */
static void mode_label(ArbGame *g, const ArbOption *option, char *out, size_t size)
{
  const RbAbility *mode = rb_ability(g, option->value);
  if (mode->name) snprintf(out, size, "%s", mode->name);
  else snprintf(out, size, "mode %d", option->aux);
}

void rb_option_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size)
{
  char object[160] = "", place[80] = "";
  if (!id_is_nothing(option->object)) describe(g, option->object, seat, object, sizeof object);
  if (!id_is_nothing(option->place)) rb_name_of(g, option->place, seat, place, sizeof place);
  switch (option->verb) {
  case RB_V_NO: snprintf(out, size, "no"); break;
  case RB_V_YES: snprintf(out, size, "yes"); break;
  case RB_V_PASS: snprintf(out, size, "pass"); break;
  case RB_V_END: snprintf(out, size, "end the turn"); break;
  case RB_V_INVITE: snprintf(out, size, "invite %s to act", object); break;
  case RB_V_PLAY: {
    bool hidden = zone_of(g, id_index1(option->object)) == RB_Z_FACEDOWN;
    snprintf(out, size, "play %s%s", object, hidden ? " from hidden" : "");
    break;
  }
  case RB_V_USE:
    if (option->value) use_label(g, option, object, out, size);
    else snprintf(out, size, "exhaust %s for Energy", object);
    break;
  case RB_V_RECYCLE: snprintf(out, size, "recycle %s", object); break;
  case RB_V_TRIGGER:
  case RB_V_REPLACEMENT: whose_ability(g, option, object, out, size); break;
  case RB_V_MOVE: snprintf(out, size, "move units to %s", place); break;
  case RB_V_HIDE: snprintf(out, size, "hide %s at %s", object, place); break;
  case RB_V_PLACE: snprintf(out, size, "%s", place); break;
  case RB_V_MODE: mode_label(g, option, out, size); break;
  case RB_V_EXTRA: extra_label(&rb_cards(g->cards)->extras[option->value], out, size); break;
  case RB_V_PRICE: price_label(g, option, out, size); break;
  case RB_V_LESS:
    snprintf(out, size, "%s", option->aux == 1 ? "1 Energy less" : "1 Power less");
    break;
  case RB_V_COME_TO: snprintf(out, size, "it comes to %d Energy", option->value); break;
  case RB_V_PAY: rb_pay_label(g, option, seat, out, size); break;
  case RB_V_BY_HAND: snprintf(out, size, "pay by hand"); break;
  case RB_V_DONE: snprintf(out, size, "done"); break;
  case RB_V_X: snprintf(out, size, "X is %d", option->aux); break;
  case RB_V_NAME: snprintf(out, size, "%s", rb_cards(g->cards)->tags[option->value]); break;
  case RB_V_CARD_NAME:
  case RB_V_TOKEN: snprintf(out, size, "%s", rb_def(g, (uint16_t)option->value)->name); break;
  default: snprintf(out, size, "%s", object); break;
  }
}

const ArbAbility *rb_option_ability(const ArbGame *g, const ArbOption *option, uint16_t *def)
{
  switch (option->verb) {
  case RB_V_USE:
    if (!option->value || rb_def_of(g, id_index1(option->object))->type == RB_RUNE) return NULL;
    break;
  case RB_V_MODE:
  case RB_V_TRIGGER:
  case RB_V_REPLACEMENT: break;
  default: return NULL;
  }
  *def = rb_defining_card(g, option->value);
  return (const ArbAbility *)(const void *)rb_ability(g, option->value);
}

/* The resource that was added: a domain, RB_DOMAINS for Power of any, or else Energy. */
static const char *add_detail(int aux)
{
  if (aux >= 0 && aux < RB_DOMAINS) return rb_domain_names[aux];
  return aux == RB_DOMAINS ? "any" : "Energy";
}

/* The word for an event's `aux`. */
const char *rb_event_detail(const ArbCards *cards, const ArbEvent *event)
{
  static const char *const phases[] = {"Awaken", "Beginning", "Scoring", "Channel",
                                       "Draw",   "Main",      "Ending",  "Expiration"};
  int aux = event->aux;
  switch (event->kind1 - 1) {
  case RB_E_GRANT: return aux >= 0 && aux < cards->keyword_count ? cards->keywords[aux].name : "";
  case RB_E_NAMED:
    return aux >= 0 && aux < rb_cards(cards)->tag_count ? rb_cards(cards)->tags[aux] : "";
  case RB_E_NAMED_CARD:
    return aux > 0 && aux <= cards->card_count ? cards->card_name(cards, (uint16_t)aux) : "";
  case RB_E_EXTRA_PHASE:
  case RB_E_PHASE: return aux >= 0 && aux < 8 ? phases[aux] : "";
  case RB_E_ADD: return add_detail(aux);
  case RB_E_SIGNAL: return arb_cards_signal(cards, aux);
  case RB_E_DECLINED:
  case RB_E_REPLACED: return aux >= 0 && aux < RB_EVENT_COUNT ? rb_rules.events[aux].name : "";
  default: return "";
  }
}
