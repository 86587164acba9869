/* SPDX-License-Identifier: MIT */
/*
** look.c -- what one seat may see, and the texts that are made on request.
**
** While a step is open, only its player sees the working copy; everybody else sees the block at
** its start.  Looking never changes the game.
**
** Everything that a seat is told is made behind one door, arb_look_for: it makes a stale question
** again, gives the rules the block that this seat sees, and notes who looks.  Inside, the rules ask
** arb_know_sees for faces and arb_asked_of for the open question; of another player's question
** they get nothing.  tests/lint.sh makes sure that there is no other door.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/cards/ability.h"
#include "kernel/cards/item.h"
#include "kernel/step/flow.h"
#include "memory.h"

enum { TITLE_MAX = 96 };
static const char hidden_card[] = "a hidden card";

bool arb_flow_sees_step(const ArbGame *game, ArbSeat seat)
{
  return game->run.sealed || seat == ARB_NO_SEAT || seat == game->run.seat;
}

static ArbState *seen_block(const ArbGame *game, ArbSeat seat)
{
  bool stepping = game->posed.pose == ARB_POSE_MADE && game->run.way == ARB_WAY_COPY;
  return stepping && arb_flow_sees_step(game, seat) ? game->work : game->base;
}

typedef struct SeatLook {
  ArbSeat seat;
  Look *look;
  void *data;
} SeatLook;

static void look_at_seen(ArbGame *game, void *data)
{
  const SeatLook *seen = data;
  game->s = seen_block(game, seen->seat);
  seen->look(game, seen->data);
}

bool arb_look_for(ArbGame *game, ArbSeat seat, Look *look, void *data)
{
  SeatLook seen = {seat, look, data};
  arb_flow_refresh(game);
  return arb_flow_try(game, look_at_seen, &seen);
}

const ArbAsk *arb_asked_of(const ArbGame *game, ArbSeat seat)
{
  bool his =
      posed_any(&game->posed) && (seat == ARB_NO_SEAT || game->posed.decision.player == seat);
  return his ? game->posed.ask : NULL;
}

static ArbCardView view_of(ArbGame *game, int card1, ArbSeat seat)
{
  const ArbCard *card = state_card(game->s, card1);
  bool sees = arb_know_sees(game, game->s, card1, seat);
  const ArbZoneKind *kind = &game->rules->zones[zone_kind(game, card->zone)];
  ArbCardView view = {.zone = (uint8_t)zone_kind(game, card->zone),
                      .owner = card->owner,
                      .controller = card->controller};
  if (!sees)
    for (int i = 0; i < ARB_CARD_NUMBERS_MAX; i++) view.numbers[i] = ARB_NO_NUMBER;
  if (sees) view.def = card->def;
  if (sees || kind->board) view.id = state_card_id(game->s, card1);
  if (game->rules->card_view) game->rules->card_view(game, card1, sees, &view);
  return view;
}

/* What a host is told is gathered first and handed over when the look is over: the host's visitor
** does not run inside, so it may call what it likes. */
typedef struct ZoneLook {
  ArbSeat seat, owner;
  int kind, count, made;
  int first, room;    /* which cards are looked at: `room` of them from number `first` on */
  ArbCardView *views; /* has room for them */
} ZoneLook;

static void look_at_zone(ArbGame *game, void *data)
{
  ZoneLook *look = data;
  int zone = zone_at(game, look->kind, look->owner);
  int number = 0;
  look->count = state_zone(game->s, zone)->count;
  for (int at = zone_first(game, zone); at && look->made < look->room; at = card_next(game, at)) {
    if (number++ < look->first) continue;
    look->views[look->made] = view_of(game, at, look->seat);
    look->made++;
  }
}

/* Visits what was looked at; false: nothing was, or the visitor has enough. */
static bool visit_zone(ArbGame *game, ZoneLook *look, ArbCardVisitor visit, void *data)
{
  look->made = 0;
  if (!arb_look_for(game, look->seat, look_at_zone, look)) return false;
  for (int i = 0; i < look->made; i++)
    if (!visit(data, &look->views[i])) return false;
  return look->made > 0;
}

int arb_view_zone(ArbGame *game, ArbSeat seat, int kind, ArbSeat owner, ArbCardVisitor visit,
                  void *data)
{
  ZoneLook look = {.seat = seat, .owner = owner, .kind = kind};
  if (kind < 0 || kind >= game->rules->zone_count) return 0;
  if (!game->rules->zones[kind].shared && owner >= game->base->seats) return 0;
  arb_look_for(game, seat, look_at_zone, &look);
  const int count = look.count;
  if (!visit || !count) return count;
  look.views = arb_memory_take((size_t)count * sizeof *look.views);
  if (look.views) {
    look.room = count;
    visit_zone(game, &look, visit, data);
    arb_memory_free(look.views);
    return count;
  }
  ArbCardView one; /* without memory the cards are looked at one by one */
  look.views = &one, look.room = 1;
  while (look.first < count && visit_zone(game, &look, visit, data)) look.first++;
  return count;
}

const char *arb_card_number(const ArbGame *game, int i)
{
  const char *const *names = game->rules->card_numbers;
  for (int at = 0; names && names[at]; at++)
    if (at == i) return names[at];
  return NULL;
}

int arb_card_number_find(const ArbGame *game, const char *name)
{
  for (int i = 0; arb_card_number(game, i); i++)
    if (strcmp(arb_card_number(game, i), name) == 0) return i;
  return -1;
}

int arb_zone_count(const ArbGame *game)
{
  return game->rules->zone_count;
}
const char *arb_zone_name(const ArbGame *game, int zone)
{
  return zone >= 0 && zone < game->rules->zone_count ? game->rules->zones[zone].name : NULL;
}
int arb_zone_find(const ArbGame *game, const char *name)
{
  for (int i = 0; i < game->rules->zone_count; i++)
    if (strcmp(game->rules->zones[i].name, name) == 0) return i;
  return -1;
}

typedef struct AttributeLook {
  ArbSeat seat;
  ArbId object;
  int attribute;
  const char *name; /* of counters that cards define; NULL: it is an attribute */
  int32_t value;
} AttributeLook;

static void look_at_attribute(ArbGame *game, void *data)
{
  AttributeLook *look = data;
  const ArbCard *card = state_resolve(game->s, look->object);
  bool hidden = id_kind(look->object) == ARB_KIND_CARD &&
                (!card || !arb_know_sees(game, game->s, id_index1(look->object), look->seat));
  ArbContext context = {.you = look->seat < game->base->seats ? look->seat : ARB_NO_SEAT,
                        .shown = true};
  if (hidden) return;
  look->value = look->name ? game->rules->named_count(game, look->object, look->name)
                           : game->rules->attribute(game, &context, look->object, look->attribute);
}

static bool look_as(ArbGame *game, AttributeLook look, int32_t *value)
{
  if (id_kind(look.object) == ARB_KIND_PLAYER && id_seat(look.object) >= game->base->seats)
    return false;
  arb_look_for(game, look.seat, look_at_attribute, &look);
  *value = look.value;
  return look.value != ARB_NULL;
}

bool arb_look(ArbGame *game, ArbSeat seat, ArbId object, const char *attribute, int32_t *value)
{
  int found = arb_attribute_find(game->cards, attribute);
  bool named = found < 0 && game->rules->named_count && id_kind(object) == ARB_KIND_CARD;
  if (found < 0 && !named) return false;
  AttributeLook look = {seat, object, found, named ? attribute : NULL, ARB_NULL};
  return look_as(game, look, value);
}

bool arb_look_at(ArbGame *game, ArbSeat seat, ArbId object, int attribute, int32_t *value)
{
  if (!arb_attribute(game->cards, attribute)) return false;
  return look_as(game, (AttributeLook){seat, object, attribute, NULL, ARB_NULL}, value);
}

ArbId arb_player_id(ArbSeat seat)
{
  return id_player(seat);
}
int arb_seats(const ArbGame *game)
{
  return game->base->seats;
}
bool arb_won(const ArbGame *game, ArbSeat seat)
{
  return seat < game->base->seats && game->base->winners >> seat & 1;
}

bool arb_in_game(const ArbGame *game, ArbSeat seat)
{
  return seat < game->base->seats && !(game->base->gone >> seat & 1);
}

ArbSeat arb_winner(const ArbGame *game)
{
  return game->base->winner;
}

const ArbDecision *arb_decision(const ArbGame *game)
{
  return posed_any(&game->posed) ? &game->posed.decision : NULL;
}
const ArbOption *arb_options(ArbGame *game)
{
  arb_flow_unguard(game);
  return game->posed.options;
}
const char *arb_decision_rule(const ArbGame *game)
{
  return posed_any(&game->posed) && game->posed.rule ? game->posed.rule : "";
}

void arb_id_text(ArbGame *game, ArbId id, char *out, size_t size)
{
  arb_flow_refresh(game);
  const char *prefix = "?";
  int number = id_index1(id);
  switch (id_kind(id)) {
  case ARB_KIND_NONE: snprintf(out, size, "none"); return;
  case ARB_KIND_PLAYER: prefix = "p"; break;
  case ARB_KIND_ITEM: prefix = "i"; break;
  case ARB_KIND_PLACE: prefix = "base"; break;
  case ARB_KIND_CARD:
    prefix = "c"; /* also for a card that is gone */
    if (pool_in_use(game->s, ARB_POOL_CARD, number))
      prefix = game->rules->zones[zone_kind(game, state_card(game->s, number)->zone)].prefix;
    break;
  default: break;
  }
  snprintf(out, size, "%s%d", prefix, number);
}

/* Reads a text that is a number and nothing else; 0: it is not. */
static int all_digits(const char *text)
{
  int number = 0;
  for (; *text >= '0' && *text <= '9' && number <= ARB_INDEX_MAX; text++)
    number = number * 10 + (*text - '0');
  return *text ? 0 : number;
}

ArbId arb_id_find(ArbGame *game, const char *text)
{
  char name[24];
  arb_flow_refresh(game);
  int number = all_digits(text + strcspn(text, "0123456789"));
  if (number < 1 || number > ARB_INDEX_MAX) return ARB_NOTHING;
  const ArbId found[] = {
    pool_in_use(game->s, ARB_POOL_CARD, number) ? state_card_id(game->s, number) : ARB_NOTHING,
    number <= game->s->seats ? id_player((ArbSeat)(number - 1)) : ARB_NOTHING,
    number <= game->s->seats ? id_make(ARB_KIND_PLACE, number, 0) : ARB_NOTHING,
  };
  for (int i = 0; i < 3; i++) {
    if (id_is_nothing(found[i])) continue;
    arb_id_text(game, found[i], name, sizeof name);
    if (strcmp(name, text) == 0) return found[i];
  }
  return ARB_NOTHING;
}

static bool is_option(const ArbGame *game, int option)
{
  bool asked = game->posed.pose == ARB_POSE_MADE;
  return asked && option >= 0 && option < game->posed.count;
}

static bool is_about_ability(const ArbGame *game, const ArbOption *option)
{
  uint16_t def;
  return game->rules->option_ability && game->rules->option_ability(game, option, &def);
}

/* Whether the option is a card's name that can be named: its number among them depends on all other
** cards of the pool, so it is told by the card's id. */
static bool is_name(const ArbGame *game, const ArbOption *option)
{
  return option->verb == game->rules->choice_name_verb && option->value > 0;
}

void arb_option_id(ArbGame *game, int option, char *out, size_t size)
{
  arb_flow_refresh(game);
  if (!is_option(game, option)) {
    snprintf(out, size, "none");
    return;
  }
  const ArbOption *o = &game->posed.options[option];
  char card[16] = "", place[16] = "", aux[16] = "";
  const char *object = card;
  if (!id_is_nothing(o->object)) arb_id_text(game, o->object, card, sizeof card);
  else if (is_name(game, o)) object = arb_card_id(game->cards, (uint16_t)o->value);
  bool about = card[0] && is_about_ability(game, o); /* a trigger: the other card it is about */
  if (!id_is_nothing(o->place) && !about) arb_id_text(game, o->place, place, sizeof place);
  if (o->aux) snprintf(aux, sizeof aux, ".%d", o->aux);
  snprintf(out, size, "%s%s%s%s%s%s", game->rules->verbs[o->verb].name, object[0] ? " " : "",
           object, aux, place[0] ? " " : "", place);
}

enum { LABEL_MAX = TITLE_MAX * 3 };

typedef struct TextLook {
  ArbSeat seat;
  ArbId card;
  int option, number, again;
  char *out;
  size_t size;
} TextLook;

/* "play Ember", or "pass". */
static void plain_label(ArbGame *game, const ArbOption *option, ArbSeat seat, char *out,
                        size_t size)
{
  char name[96] = "";
  bool of = !id_is_nothing(option->object);
  if (of) arb_card_name(game, seat, option->object, name, sizeof name);
  snprintf(out, size, "%s%s%s", game->rules->verbs[option->verb].name, of ? " " : "", name);
}

static void label_of(ArbGame *game, const ArbOption *option, char *out, size_t size)
{
  ArbSeat seat = game->posed.decision.player;
  if (game->rules->option_label) game->rules->option_label(game, option, seat, out, size);
  else plain_label(game, option, seat, out, size);
}

/* Whether an option comes before another one with the same label.  Cards come in the order in which
** they came into the game; scenarios number them in the same order. */
static bool comes_before(const ArbGame *game, int option, int other)
{
  ArbId a = game->posed.options[option].object, b = game->posed.options[other].object;
  if (id_kind(a) == ARB_KIND_CARD && id_kind(b) == ARB_KIND_CARD && id_index1(a) != id_index1(b))
    return id_index1(a) < id_index1(b);
  return option < other;
}

/* Whether an earlier option has the same label and the same object. */
static bool is_again(const ArbGame *game, int option)
{
  const ArbOption *o = &game->posed.options[option];
  for (int i = 0; i < option; i++) {
    const ArbOption *one = &game->posed.options[i];
    if (one->verb == o->verb && one->value == o->value && id_equal(one->object, o->object))
      return true;
  }
  return false;
}

/* Among the options with this label, finds the number of the option's object, and how many earlier
** options have the same object.  Different abilities of one object get different words later
** (bind_option_label). */
static void number_option(ArbGame *game, TextLook *look)
{
  char other[LABEL_MAX];
  const ArbOption *o = &game->posed.options[look->option];
  bool ability = is_about_ability(game, o);
  for (int i = 0; i < game->posed.count; i++) {
    const ArbOption *one = &game->posed.options[i];
    bool same = id_equal(one->object, o->object);
    if (i == look->option || one->verb != o->verb) continue;
    if ((same || ability) && one->value != o->value) continue;
    bool before = same ? i < look->option : comes_before(game, i, look->option);
    if (!before || (!same && is_again(game, i))) continue;
    label_of(game, one, other, sizeof other);
    int *count = same ? &look->again : &look->number;
    *count += strcmp(look->out, other) == 0;
  }
}

/* Writes "#2" after the name of the card, or at the end of a label that does not name it. */
static void insert_number(ArbGame *game, ArbId object, int number, char *label, size_t size)
{
  char name[TITLE_MAX] = "", rest[LABEL_MAX];
  if (!id_is_nothing(object))
    arb_card_name(game, game->posed.decision.player, object, name, sizeof name);
  char *at = *name ? strstr(label, name) : NULL;
  at = at ? at + strlen(name) : label + strlen(label);
  snprintf(rest, sizeof rest, "%s", at);
  *at = '\0';
  arb_text_add(label, size, "#%d%s", number, rest);
}

static void look_at_option(ArbGame *game, void *data)
{
  TextLook *look = data;
  if (!is_option(game, look->option)) return;
  label_of(game, &game->posed.options[look->option], look->out, look->size);
  number_option(game, look);
}

void arb_option_label(ArbGame *game, int option, char *out, size_t size)
{
  char label[LABEL_MAX] = "none"; /* labels are told apart before they are cut */
  TextLook look = {.option = option, .out = label, .size = sizeof label};
  arb_look_for(game, game->posed.decision.player, look_at_option, &look);
  if (look.number)
    insert_number(game, game->posed.options[option].object, look.number + 1, label, sizeof label);
  if (look.again) arb_text_add(label, sizeof label, " (%d)", look.again + 1);
  snprintf(out, size, "%s", label);
}

typedef struct AbilityLook {
  int option;
  const ArbAbility *found;
  uint16_t def;
} AbilityLook;

static void look_at_ability(ArbGame *game, void *data)
{
  AbilityLook *look = data;
  if (!is_option(game, look->option) || !game->rules->option_ability) return;
  look->found = game->rules->option_ability(game, &game->posed.options[look->option], &look->def);
}

const ArbAbility *arb_look_option_ability(ArbGame *game, int option, uint16_t *def)
{
  AbilityLook look = {.option = option};
  arb_look_for(game, game->posed.decision.player, look_at_ability, &look);
  *def = look.def;
  return look.found;
}

static void look_at_name(ArbGame *game, void *data)
{
  TextLook *look = data;
  if (id_kind(look->card) != ARB_KIND_CARD) {
    if (game->rules->name_of)
      game->rules->name_of(game, look->card, look->seat, look->out, look->size);
    else arb_id_text(game, look->card, look->out, look->size);
    return;
  }
  const ArbCard *card = state_resolve(game->s, look->card);
  bool sees = card && arb_know_sees(game, game->s, id_index1(look->card), look->seat);
  snprintf(look->out, look->size, "%s",
           sees ? arb_card_title(game->cards, card->def) : hidden_card);
}

/* The source of the open question, if its player knows the face.  When the source has become
** another object, its ability still waits, and everybody sees it. */
static void look_at_asker(ArbGame *game, void *data)
{
  TextLook *look = data;
  bool gone = id_kind(look->card) == ARB_KIND_CARD && !state_resolve(game->s, look->card);
  uint16_t def = gone && game->rules->waiting_def ? game->rules->waiting_def(game, look->card) : 0;
  if (def) snprintf(look->out, look->size, "%s", arb_card_title(game->cards, def));
  else look_at_name(game, data);
}

/* "Gust: Choose a target": the question begins with its source, unless it already names it. */
void arb_question(ArbGame *game, char *out, size_t size)
{
  char name[TITLE_MAX] = "";
  arb_flow_refresh(game);
  const char *text = game->posed.pose == ARB_POSE_MADE ? game->posed.ask->text : NULL;
  TextLook look = {.seat = game->posed.decision.player,
                   .card = game->posed.decision.source,
                   .out = name,
                   .size = sizeof name};
  if (text && !id_is_nothing(look.card)) arb_look_for(game, look.seat, look_at_asker, &look);
  bool says = !text || !*name || strstr(text, name) || strcmp(name, hidden_card) == 0;
  snprintf(out, size, "%s%s%s", says ? "" : name, says ? "" : ": ", text ? text : "");
}

typedef struct ThingsLook {
  ArbSeat seat;
  ArbId *out;
  int max, count;
} ThingsLook;

static void look_at_things(ArbGame *game, void *data)
{
  ThingsLook *look = data;
  if (game->rules->things)
    look->count = game->rules->things(game, 1u << ARB_KIND_ITEM, look->out, look->max);
}

int arb_things(ArbGame *game, ArbSeat seat, ArbId *out, int max)
{
  ThingsLook look = {.seat = seat, .out = out, .max = max};
  return arb_look_for(game, seat, look_at_things, &look) ? look.count : 0;
}

typedef struct KeptItem {
  struct KeptItem *next;
  ArbItemView view;
  ArbId targets[];
} KeptItem;

typedef struct ItemsLook {
  ArbSeat seat;
  bool visits;
  KeptItem *first, **end;
  int count;
} ItemsLook;

/* A card that the seat can neither see nor tell apart is nothing to it. */
static ArbId told_id(const ArbGame *game, ArbId id, ArbSeat seat)
{
  const ArbCard *card = id_kind(id) == ARB_KIND_CARD ? state_resolve(game->s, id) : NULL;
  if (id_kind(id) != ARB_KIND_CARD) return id;
  bool told = card && (game->rules->zones[zone_kind(game, card->zone)].board ||
                       arb_know_sees(game, game->s, id_index1(id), seat));
  return told ? id : ARB_NOTHING;
}

static void keep_item(ArbGame *game, ItemsLook *look, int item1)
{
  ArbItemView all = {.id = item_id(game, item1), .controller = ARB_NO_SEAT};
  game->rules->item_view(game, item1, &all);
  KeptItem *kept = arb_memory_take(sizeof *kept + all.target_count * sizeof *kept->targets);
  if (!kept) arb_flow_stop(game, ARB_STOP_MEMORY);
  *look->end = kept, look->end = &kept->next;
  kept->next = NULL;
  ArbItemView *told = &kept->view;
  *told = all;
  told->card = told_id(game, all.card, look->seat);
  told->source = told_id(game, all.source, look->seat);
  told->place = told_id(game, all.place, look->seat);
  told->targets = kept->targets;
  told->target_count = 0;
  for (int i = 0; i < all.target_count; i++) {
    ArbId target = told_id(game, all.targets[i], look->seat);
    if (!id_is_nothing(target)) kept->targets[told->target_count++] = target;
  }
}

typedef struct Dated {
  uint32_t serial;
  int item1;
} Dated;

static int by_serial(const void *a, const void *b)
{
  const Dated *one = a, *other = b;
  return (one->serial > other->serial) - (one->serial < other->serial);
}

static void look_at_items(ArbGame *game, void *data)
{
  ItemsLook *look = data;
  int pool = game->rules->item_pool;
  if (!game->rules->item_view) return;
  Dated *items = arena_raw(game, game->s->pools[pool].used * sizeof *items);
  for (int i = 1; i <= game->s->pools[pool].used; i++) {
    const ArbItem *item = pool_at(game->s, pool, i);
    if (item->kind1 && item->serial) items[look->count++] = (Dated){item->serial, i};
  }
  if (!look->visits || !look->count) return;
  qsort(items, (size_t)look->count, sizeof *items, by_serial);
  for (int i = 0; i < look->count; i++) keep_item(game, look, items[i].item1);
}

int arb_view_items(ArbGame *game, ArbSeat seat, ArbItemVisitor visit, void *data)
{
  ItemsLook look = {.seat = seat, .visits = visit != NULL, .end = &look.first};
  bool done = arb_look_for(game, seat, look_at_items, &look);
  for (KeptItem *item = look.first, *next; item; item = next) {
    next = item->next;
    if (done) visit(data, &item->view);
    arb_memory_free(item);
  }
  return done ? look.count : 0;
}

void arb_card_name(ArbGame *game, ArbSeat seat, ArbId id, char *out, size_t size)
{
  TextLook look = {.seat = seat, .card = id, .out = out, .size = size};
  if (!arb_look_for(game, seat, look_at_name, &look)) snprintf(out, size, "?");
}

void arb_flow_hidden_text(const ArbGame *game, char *out, size_t size)
{
  const char *rule = game->rules->hidden_rule;
  snprintf(out, size, rule ? "you may not know this card (%s)" : "you may not know this card",
           rule);
}

/* Whether an option of the open decision is about the card. */
static bool is_offered(const ArbGame *game, ArbSeat seat, ArbId card)
{
  for (int i = 0; arb_asked_of(game, seat) && i < game->posed.count; i++)
    if (id_equal(game->posed.options[i].object, card)) return true;
  return false;
}

static void look_at_reason(ArbGame *game, void *data)
{
  TextLook *look = data;
  const ArbCard *card = state_resolve(game->s, look->card);
  if (!card || !arb_know_sees(game, game->s, id_index1(look->card), look->seat))
    arb_flow_hidden_text(game, look->out, look->size);
  else if (game->rules->why_not)
    game->rules->why_not(game, look->seat, look->card, look->out, look->size);
  else
    snprintf(look->out, look->size, "%s",
             is_offered(game, look->seat, look->card) ? "" : "nothing can be done with it now");
}

void arb_why_not(ArbGame *game, ArbSeat seat, ArbId card, char *out, size_t size)
{
  char reason[sizeof((ArbError *)NULL)->text] = "";
  TextLook look = {.seat = seat, .card = card, .out = reason, .size = sizeof reason};
  bool told = arb_look_for(game, seat, look_at_reason, &look);
  const char *failed = seat == ARB_NO_SEAT ? game->error : "it cannot be worked out";
  snprintf(out, size, "%s", told ? reason : failed);
}

const char *arb_know_called(const ArbGame *game, ArbId card, ArbSeat seat, const char *name)
{
  if (!state_resolve(game->s, card)) return "something that is gone";
  return arb_know_sees(game, game->s, id_index1(card), seat) ? name : hidden_card;
}

const char *arb_know_public(const ArbGame *game, ArbId card, const char *name)
{
  for (ArbSeat seat = 0; seat < game->s->seats && state_resolve(game->s, card); seat++)
    if (!arb_know_sees(game, game->s, id_index1(card), seat)) return hidden_card;
  return name;
}
