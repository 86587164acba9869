/* SPDX-License-Identifier: MIT */
/* tell.c -- see tell.h. */
#include "host/tell.h"

#include <stdio.h>
#include <string.h>

#include "host/labels.h"
#include "memory.h"

enum { TEXT_MAX = 512, ANSWER_MAX = 256, FACTS_MAX = 24 };

static void tell_text(const Teller *t, const char *key, const char *text)
{
  if (text && *text) t->text(t->to, key, text);
}

static void tell_seat(const Teller *t, const char *key, ArbSeat seat)
{
  if (seat != ARB_NO_SEAT) t->seat(t->to, key, seat);
}

static void tell_id(const Teller *t, const char *key, ArbGame *game, ArbId id)
{
  if (id.slot) t->id(t->to, key, game, id);
}

/* ---- Options -------------------------------------------------------------------- */

/* Whether two options have the same id, which is made of these fields (arb_option_id). */
static bool same_id(const ArbOption *a, const ArbOption *b)
{
  uint16_t a_object = a->object.slot, a_place = a->place.slot;
  uint16_t b_object = b->object.slot, b_place = b->place.slot;
  if (a->verb != b->verb || a->aux != b->aux) return false;
  if (!a_object && !a->aux) a_object = a_place, a_place = 0;
  if (!b_object && !b->aux) b_object = b_place, b_place = 0;
  return a_object == b_object && a_place == b_place;
}

/* Whether the id says all of an option without object and place: "card_name ogn-006". */
static bool is_name(const ArbOption *option, const char *id)
{
  return !option->object.slot && !option->place.slot && strchr(id, ' ') != NULL;
}

void bind_tell_option_id(ArbGame *game, int option, char *out, size_t size)
{
  const ArbOption *options = arb_options(game);
  int same = 1;
  snprintf(out, size, "none");
  if (option < 0 || option >= arb_decision(game)->option_count) return;
  arb_option_id(game, option, out, size);
  if (is_name(&options[option], out)) return;
  for (int i = 0; i < option; i++) same += same_id(&options[i], &options[option]);
  if (same > 1) arb_text_add(out, size, "~%d", same);
}

int bind_tell_option_find(ArbGame *game, const char *id)
{
  char here[TEXT_MAX];
  for (int i = 0; i < arb_decision(game)->option_count; i++) {
    bind_tell_option_id(game, i, here, sizeof here);
    if (strcmp(here, id) == 0) return i;
  }
  return -1;
}

static void tell_option(const Teller *t, ArbGame *game, const ArbRules *rules, int index)
{
  const ArbOption *option = &arb_options(game)[index];
  char text[TEXT_MAX];
  t->open(t->to, NULL, false);
  t->option(t->to, "index", index);
  bind_tell_option_id(game, index, text, sizeof text);
  t->text(t->to, "id", text);
  if (t->label) {
    t->label(t->to, game, index);
  } else {
    bind_option_label(game, index, text, sizeof text);
    t->text(t->to, "label", text);
  }
  t->text(t->to, "kind", rules->verbs[option->verb].name);
  tell_id(t, "object", game, option->object);
  if (!bind_label_is_about(game, index)) tell_id(t, "place", game, option->place);
  if (arb_decision(game)->shape == ARB_SPLIT) {
    t->integer(t->to, "least", option->aux);
    t->integer(t->to, "most", option->value);
  } else if (option->aux) {
    t->integer(t->to, "aux", option->aux);
  }
  if (option->flags & ARB_OPTION_MANUAL) t->flag(t->to, "manual", true);
  t->close(t->to);
}

void bind_tell_default(const Teller *t, ArbGame *game)
{
  int32_t few[ANSWER_MAX];
  const ArbDecision *decision = arb_decision(game);
  int room = decision->option_count > ANSWER_MAX ? decision->option_count : ANSWER_MAX;
  int32_t *values = room > ANSWER_MAX ? arb_memory_take((size_t)room * sizeof *values) : few;
  if (!values) return;
  bool options = decision->shape == ARB_PICK || decision->shape == ARB_ORDER;
  int count = arb_default(game, values, room);
  t->open(t->to, "default", true);
  for (int i = 0; i < count; i++)
    if (options) t->option(t->to, NULL, values[i]);
    else t->integer(t->to, NULL, values[i]);
  t->close(t->to);
  if (values != few) arb_memory_free(values);
}

void bind_tell_decision(const Teller *t, ArbGame *game, const ArbCards *cards)
{
  static const char *const shapes[] = {"pick", "order", "number", "split"};
  const ArbDecision *decision = arb_decision(game);
  char text[TEXT_MAX];
  t->integer(t->to, "number", decision->number);
  t->seat(t->to, "player", decision->player);
  t->text(t->to, "shape", shapes[decision->shape]);
  t->integer(t->to, "min", decision->min);
  t->integer(t->to, "max", decision->max);
  arb_question(game, text, sizeof text);
  t->text(t->to, "question", text);
  t->text(t->to, "rule", arb_decision_rule(game));
  tell_id(t, "source", game, decision->source);
  if (decision->open) t->flag(t->to, "open", true);
  t->open(t->to, "options", true);
  for (int i = 0; i < decision->option_count; i++) tell_option(t, game, cards->rules, i);
  t->close(t->to);
}

/* ---- Facts ---------------------------------------------------------------------- */

/* The attributes of a BindTold list, looked up once for all cards of a view. */
typedef struct Facts {
  int attributes[FACTS_MAX];
  int count;
} Facts;

static Facts find_facts(const ArbRules *rules, const char *const *names)
{
  Facts facts = {.count = 0};
  for (int i = 0; names && names[i]; i++)
    for (int at = 0; at < rules->attribute_count && facts.count < FACTS_MAX; at++)
      if (strcmp(rules->attributes[at].name, names[i]) == 0) facts.attributes[facts.count++] = at;
  return facts;
}

/* Tells an object's attributes, as the seat may know them; 0 is left out unless `all`. */
static void tell_facts(const Teller *t, ArbGame *game, const ArbRules *rules, ArbSeat seat,
                       ArbId object, const Facts *facts, bool all)
{
  for (int i = 0; i < facts->count; i++) {
    const ArbAttribute *attribute = &rules->attributes[facts->attributes[i]];
    int32_t value;
    if (!arb_look_at(game, seat, object, facts->attributes[i], &value) || (value == 0 && !all))
      continue;
    if (attribute->kind == ARB_A_BOOL && !all) t->flag(t->to, attribute->name, true);
    else t->integer(t->to, attribute->name, value);
  }
}

void bind_tell_card(const Teller *t, ArbGame *game, const ArbCards *cards, const ArbCardView *card)
{
  tell_id(t, "id", game, card->id);
  if (card->def) {
    t->text(t->to, "name", arb_card_title(cards, card->def));
    t->text(t->to, "card", arb_card_id(cards, card->def));
    t->text(t->to, "type", arb_card_type(cards, card->def));
  }
  tell_seat(t, "owner", card->owner);
  tell_seat(t, "controller", card->controller);
  if (card->facedown) t->flag(t->to, "facedown", true);
  tell_id(t, "place", game, card->place);
  tell_id(t, "attached_to", game, card->attached_to);
  for (int i = 0; arb_card_number(game, i); i++)
    if (card->numbers[i] != ARB_NO_NUMBER)
      t->integer(t->to, arb_card_number(game, i), card->numbers[i]);
}

/* ---- The view ------------------------------------------------------------------- */

/* An item that waits to resolve, by its own id or by the card that is played. */
typedef struct Waiting {
  const Teller *teller;
  ArbGame *game;
  ArbId id, card; /* which one is wanted; the other one is nothing */
} Waiting;

static bool same_object(ArbId a, ArbId b)
{
  return a.slot && a.slot == b.slot && a.generation == b.generation;
}

static void tell_item(void *data, const ArbItemView *item)
{
  const Waiting *waiting = data;
  const Teller *t = waiting->teller;
  if (!same_object(item->id, waiting->id) && !same_object(item->card, waiting->card)) return;
  if (waiting->id.slot) {
    tell_seat(t, "controller", item->controller);
    tell_id(t, "source", waiting->game, item->source);
    tell_id(t, "card", waiting->game, item->card);
  }
  tell_id(t, "to", waiting->game, item->place);
  if (item->pending) t->flag(t->to, "pending", true);
  if (item->target_count == 0) return;
  t->open(t->to, "targets", true);
  for (int i = 0; i < item->target_count; i++) tell_id(t, NULL, waiting->game, item->targets[i]);
  t->close(t->to);
}

typedef struct ZoneTold {
  const Teller *teller;
  ArbGame *game;
  const ArbCards *cards;
  ArbSeat seat;
  Facts facts, keywords; /* of cards; keywords: the attribute `keyword` */
  bool waits;            /* cards of the zone may wait to resolve */
} ZoneTold;

/* keywords = { assault = 2, tank = 1 }; a keyword without a value counts as 1. */
static void tell_keywords(const ZoneTold *zone, ArbId card)
{
  const Teller *t = zone->teller;
  const ArbRules *rules = zone->cards->rules;
  int32_t bits, value;
  int keyword = zone->keywords.count ? zone->keywords.attributes[0] : -1;
  if (keyword < 0 || !arb_look_at(zone->game, zone->seat, card, keyword, &bits) || bits == 0)
    return;
  t->open(t->to, "keywords", false);
  for (int i = 0; i < rules->keyword_count && i < 32; i++) {
    if (!((uint32_t)bits >> i & 1)) continue;
    bool numbered = arb_look(zone->game, zone->seat, card, rules->keywords[i], &value) && value;
    t->integer(t->to, rules->keywords[i], numbered ? value : 1);
  }
  t->close(t->to);
}

/* A card that the seat can neither tell apart nor name is only counted. */
static bool visit_card(void *data, const ArbCardView *card)
{
  const ZoneTold *zone = data;
  const Teller *t = zone->teller;
  const ArbRules *rules = zone->cards->rules;
  if (card->id.slot == 0 && card->def == 0) return true;
  t->open(t->to, NULL, false);
  bind_tell_card(t, zone->game, zone->cards, card);
  if (card->id.slot && card->def) {
    tell_facts(t, zone->game, rules, zone->seat, card->id, &zone->facts, false);
    tell_keywords(zone, card->id);
  }
  if (card->id.slot && zone->waits) {
    Waiting waiting = {.teller = t, .game = zone->game, .card = card->id};
    arb_view_items(zone->game, zone->seat, tell_item, &waiting);
  }
  t->close(t->to);
  return true;
}

static void tell_zone(const ZoneTold *told, int zone, ArbSeat owner, bool shared)
{
  const Teller *t = told->teller;
  int count = arb_view_zone(told->game, told->seat, zone, owner, NULL, NULL);
  if (count == 0) return;
  t->open(t->to, NULL, false);
  t->text(t->to, "zone", arb_zone_name(told->game, zone));
  if (!shared) t->seat(t->to, "owner", owner);
  t->integer(t->to, "count", count);
  t->open(t->to, "cards", true);
  arb_view_zone(told->game, told->seat, zone, owner, visit_card, (void *)(uintptr_t)told);
  t->close(t->to);
  t->close(t->to);
}

static void tell_zones(ZoneTold *told)
{
  bool items = arb_view_items(told->game, told->seat, NULL, NULL) > 0;
  for (int zone = 0; zone < arb_zone_count(told->game); zone++) {
    const ArbZoneKind *kind = &told->cards->rules->zones[zone];
    bool shared = kind->shared;
    told->waits = items && (kind->keeps_id & ARB_KEEPS_ID);
    for (int owner = 0; owner < (shared ? 1 : arb_seats(told->game)); owner++)
      tell_zone(told, zone, (ArbSeat)owner, shared);
  }
}

typedef struct ThingsTold {
  const Teller *teller;
  ArbGame *game;
  ArbSeat seat;
  const ArbId *things;
  int count, next;
} ThingsTold;

static void tell_thing(ThingsTold *told, const ArbItemView *item)
{
  char name[TEXT_MAX];
  const Teller *t = told->teller;
  ArbId id = told->things[told->next++];
  t->open(t->to, NULL, false);
  tell_id(t, "id", told->game, id);
  arb_card_name(told->game, told->seat, id, name, sizeof name);
  t->text(t->to, "name", name);
  if (item) tell_item(&(Waiting){.teller = t, .game = told->game, .id = id}, item);
  t->close(t->to);
}

/* Items come in the order of the things; cards that are played are told with their zones. */
static void tell_if_thing(void *data, const ArbItemView *item)
{
  ThingsTold *told = data;
  if (told->next < told->count && same_object(item->id, told->things[told->next]))
    tell_thing(told, item);
}

ArbId *bind_things(ArbGame *game, ArbSeat seat, int *count)
{
  *count = arb_things(game, seat, NULL, 0);
  ArbId *things = arb_memory_take((size_t)(*count + 1) * sizeof *things);
  *count = things ? arb_things(game, seat, things, *count) : 0;
  return things;
}

static void tell_things(const Teller *t, ArbGame *game, ArbSeat seat)
{
  ThingsTold told = {.teller = t, .game = game, .seat = seat};
  ArbId *things = bind_things(game, seat, &told.count);
  told.things = things;
  arb_view_items(game, seat, tell_if_thing, &told);
  while (told.next < told.count) tell_thing(&told, NULL);
  arb_memory_free(things);
}

/* For players, attributes that are 0 are told, too. */
static void tell_player(const Teller *t, ArbGame *game, const ArbRules *rules, ArbSeat seat,
                        ArbSeat player, const Facts *facts)
{
  t->seat(t->to, "seat", player);
  tell_id(t, "id", game, arb_player_id(player));
  if (!arb_in_game(game, player)) t->flag(t->to, "gone", true);
  tell_facts(t, game, rules, seat, arb_player_id(player), facts, true);
}

/* The phase of the turn, by the word that its event has as `detail`. */
static void tell_phase(const Teller *t, ArbGame *game, ArbSeat seat, const BindTold *told)
{
  int32_t phase = 0;
  if (!told->phases || !arb_look(game, seat, (ArbId){0, 0}, "phase", &phase)) return;
  int last = -1; /* it is a set: a part of a phase comes behind the phase itself */
  for (; phase > 0; phase >>= 1) last++;
  if (last >= 0 && last < told->phase_count) tell_text(t, "phase", told->phases[last]);
}

void bind_tell_view(const Teller *t, ArbGame *game, const ArbCards *cards, ArbSeat seat)
{
  static const char *const keyword[] = {"keyword", NULL};
  const ArbRules *rules = cards->rules;
  const BindTold *told = &bind_game_of(cards)->told;
  Facts of_game = find_facts(rules, told->game), of_players = find_facts(rules, told->player);
  ZoneTold zones = {.teller = t,
                    .game = game,
                    .cards = cards,
                    .seat = seat,
                    .facts = find_facts(rules, told->card),
                    .keywords = find_facts(rules, keyword)};
  if (seat < arb_seats(game)) t->seat(t->to, "seat", seat);
  tell_facts(t, game, rules, seat, (ArbId){0, 0}, &of_game, false);
  tell_phase(t, game, seat, told);
  t->open(t->to, "players", true);
  for (int player = 0; player < arb_seats(game); player++) {
    t->open(t->to, NULL, false);
    tell_player(t, game, rules, seat, (ArbSeat)player, &of_players);
    t->close(t->to);
  }
  t->close(t->to);
  t->open(t->to, "zones", true);
  tell_zones(&zones);
  t->close(t->to);
  t->open(t->to, "things", true);
  tell_things(t, game, seat);
  t->close(t->to);
}

/* ---- Events --------------------------------------------------------------------- */

/* An ability of a keyword is told as the card's that has it, while that card exists: another card,
** a hidden one, may lie in its place later. */
static void tell_face(const Teller *t, ArbGame *game, const ArbCards *cards, uint16_t def, ArbId id,
                      const char *const keys[3])
{
  if (!def) return;
  if (strcmp(arb_card_type(cards, def), "keyword") == 0) {
    const ArbCard *card = state_resolve(game->base, id);
    t->text(t->to, keys[2], arb_card_title(cards, def));
    if (card) def = card->def;
  }
  t->text(t->to, keys[0], arb_card_title(cards, def));
  t->text(t->to, keys[1], arb_card_id(cards, def));
}

/* Tells the name of a player: "player 2". */
static void tell_player_name(const Teller *t, const char *key, ArbId id)
{
  char name[24];
  if (id_seat(id) == ARB_NO_SEAT) return;
  snprintf(name, sizeof name, "player %d", id_seat(id) + 1);
  t->text(t->to, key, name);
}

void bind_tell_event(const Teller *t, ArbGame *game, const ArbCards *cards,
                     const ArbEventView *event)
{
  t->integer(t->to, "number", event->number);
  t->text(t->to, "kind", event->kind);
  t->text(t->to, "rule", event->rule);
  tell_seat(t, "actor", event->actor);
  tell_id(t, "subject", game, event->subject);
  tell_player_name(t, "name", event->subject);
  tell_face(t, game, cards, event->subject_def, event->subject,
            (const char *const[3]){"name", "card", "keyword"});
  tell_id(t, "place", game, event->place);
  tell_id(t, "source", game, event->source);
  tell_face(t, game, cards, event->source_def, event->source,
            (const char *const[3]){"source_name", "source_card", "source_keyword"});
  t->integer(t->to, "amount", event->amount);
  t->integer(t->to, "aux", event->aux);
  tell_text(t, "detail", event->detail);
}
