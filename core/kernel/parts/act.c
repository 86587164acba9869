/* SPDX-License-Identifier: MIT */
/* act.c -- the questions and choices that the actions of every game share. */
#include "kernel/parts/act.h"

#include <stdlib.h>
#include <string.h>

#include "kernel/cards/item.h"

const char *arb_act_text(ArbGame *g, const ArbValue *v)
{
  if (v->type != ARB_T_NAME) return NULL;
  size_t size = strlen(v->name) + 1;
  return memcpy(arena_take(g, size), v->name, size);
}

int arb_word_of(const char *const *words, const ArbValue *v)
{
  for (int i = 0; v->type == ARB_T_NAME && words[i]; i++)
    if (strcmp(words[i], v->name) == 0) return i;
  return -1;
}

ArbValue arb_act_zone(ArbGame *g, int zone)
{
  ArbId *ids = id_room(g, state_zone(g->s, zone)->count);
  int count = 0;
  for (ZONE_EACH(g, card1, zone)) ids[count++] = state_card_id(g->s, card1);
  return value_list(ids, count);
}

int arb_act_named(ArbGame *g, const ArbContext *c, const char *name)
{
  int ability = arb_cards_ability_named(g->cards, c->def, name);
  if (ability < 0)
    arb_flow_refuse(g, "%s has no ability named \"%s\"", g->cards->card_name(g->cards, c->def),
                    name);
  return ability;
}

bool arb_act_take_refs(const ArbValue *values, ArbId *refs)
{
  for (int i = 0; i < ARB_REFS_MAX && values[i].type != ARB_T_NIL; i++) {
    if (values[i].type != ARB_T_ID) return false;
    refs[i] = values[i].id;
  }
  return true;
}

/* ---- Doing ------------------------------------------------------------------------ */

ArbValue arb_act_to_each(ArbGame *g, const ArbValue *what, ArbSeat by, ActEach *each)
{
  const ArbId *ids;
  int count = arg_objects(what, &ids);
  uint32_t before = g->s->events;
  g->rules->batch_open(g);
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, ids[i])) each(g, id_index1(ids[i]), by);
  g->rules->batch_close(g);
  return value_happened(g, before);
}

ArbValue arb_act_to_all(ArbGame *g, const ArbValue *what, ArbSeat by, ActAll *all)
{
  const ArbId *ids;
  int count = arg_objects(what, &ids);
  return value_bool(all(g, ids, count, by) > 0);
}

/* ---- Signals -------------------------------------------------------------------- */

static int signal_named(ArbGame *g, const char *name)
{
  for (int i = 0; i < g->cards->signal_count; i++)
    if (strcmp(g->cards->signals[i], name) == 0) return i;
  arb_flow_refuse(g, "signal: no card or keyword lists \"%s\": signals = { \"%s\" }", name, name);
}

/* Signals for several objects are of one moment.  Without a subject it happens to nothing. */
ACT(signal)
{
  const ArbId *ids;
  int count = arg_objects(&a[1], &ids), amount = a[2].type == ARB_T_INT ? arg_amount(&a[2]) : 0;
  int signal = signal_named(g, a[0].name);
  ArbSeat by = arg_actor(c, &a[3]);
  g->rules->batch_open(g);
  if (a[1].type == ARB_T_NIL) g->rules->signalled(g, by, ARB_NOTHING, amount, signal);
  for (int i = 0; i < count; i++) g->rules->signalled(g, by, ids[i], amount, signal);
  g->rules->batch_close(g);
  return value_bool(a[1].type == ARB_T_NIL || count > 0);
}

const char *arb_cards_signal(const ArbCards *cards, int signal)
{
  return signal >= 0 && signal < cards->signal_count ? cards->signals[signal] : "";
}

/* ---- Sides ---------------------------------------------------------------------- */

/* Who owned and who controlled a card when it was there last: the event knows its subject, the game
** what the running item has moved. */
static bool last_sides(const ArbGame *g, const ArbContext *c, ArbId id, ArbSeat *owner,
                       ArbSeat *controller)
{
  if (id_kind(id) != ARB_KIND_CARD || state_resolve(g->s, id)) return false;
  if (c->event && id_equal(c->event->subject, id)) {
    *owner = c->event->subject_owner;
    *controller = c->event->subject_controller;
    return true;
  }
  return g->rules->last_sides && g->rules->last_sides(g, c, id, owner, controller);
}

/* Who controls it, or last controlled it. */
static ArbSeat controller_of(const ArbGame *g, const ArbContext *c, ArbId id)
{
  ArbSeat owner, seat;
  return last_sides(g, c, id, &owner, &seat) ? seat : g->rules->controller_of(g, id);
}

/* ---- Lists ---------------------------------------------------------------------- */

static bool is_among(const ArbId *ids, int count, ArbId id)
{
  for (int i = 0; i < count; i++)
    if (id_equal(ids[i], id)) return true;
  return false;
}

ArbValue arb_act_matching(ArbGame *g, const ArbContext *c, const ArbValue *of,
                          const ArbValue *where, const ArbValue *arg)
{
  const ArbId *ids;
  int count = arg_objects(of, &ids), kept = 0;
  ArbId *out = id_room(g, count);
  ArbContext context = *c;
  context.args = &arg->number, context.arg_count = arg->type == ARB_T_INT;
  for (int i = 0; i < count; i++)
    if (arb_selector_fits(g, where->number, &context, ids[i])) out[kept++] = ids[i];
  return value_list(out, kept);
}

ArbValue arb_act_of(ArbGame *g, const ArbValue *of, const ArbValue *player)
{
  const ArbId *ids;
  int count = arg_objects(of, &ids), kept = 0;
  if (player->type == ARB_T_NIL) return *of;
  ArbId *out = id_room(g, count);
  for (int i = 0; i < count && arg_given(player); i++)
    if (g->rules->controller_of(g, ids[i]) == id_seat(player->id)) out[kept++] = ids[i];
  return value_list(out, kept);
}

ACT(where)
{
  return arb_act_matching(g, c, &a[0], &a[1], &a[2]);
}

ACT(of_player)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), kept = 0;
  ArbId *out = id_room(g, count);
  for (int i = 0; i < count && arg_given(&a[1]); i++)
    if (controller_of(g, c, ids[i]) == id_seat(a[1].id)) out[kept++] = ids[i];
  return value_list(out, kept);
}

/* The sum of a number over a list; what has no such number adds nothing. */
ACT(summed)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), attribute = arb_attribute_find(g->cards, a[1].name);
  int64_t sum = 0;
  bool number = attribute >= g->rules->attribute_count ||
                (attribute >= 0 && g->rules->attributes[attribute].kind == ARB_A_NUMBER);
  if (!number) arb_flow_refuse(g, "list:sum: \"%s\" is no number of objects", a[1].name);
  for (int i = 0; i < count; i++) {
    int32_t value = g->rules->attribute(g, c, ids[i], attribute);
    if (value != ARB_NULL) sum += value;
  }
  return value_int((int32_t)(sum > INT32_MAX ? INT32_MAX : sum < -INT32_MAX ? -INT32_MAX : sum));
}

ACT(rest)
{
  const ArbId *ids, *taken;
  int count = arg_objects(&a[0], &ids), without = arg_objects(&a[1], &taken), left = 0;
  ArbId *out = id_room(g, count);
  (void)c;
  for (int i = 0; i < count; i++)
    if (!is_among(taken, without, ids[i])) out[left++] = ids[i];
  return value_list(out, left);
}

/* Joins lists in their order; each object is listed once. */
ACT(joined)
{
  const ArbId *ids;
  int room = 0, joined = 0;
  (void)c;
  for (int i = 0; i < ACT_JOINED_MAX; i++) room += arg_objects(&a[i], &ids);
  ArbId *out = id_room(g, room);
  for (int i = 0; i < ACT_JOINED_MAX; i++)
    for (int j = 0, count = arg_objects(&a[i], &ids); j < count; j++)
      if (!is_among(out, joined, ids[j])) out[joined++] = ids[j];
  return value_list(out, joined);
}

/* ---- Choosing ------------------------------------------------------------------ */

typedef struct Listed {
  const ArbId *ids;
  int count;
  uint8_t verb;
} Listed;

/* The verb for an option; a game without a verb for players lists them like cards. */
static uint8_t verb_for(const ArbGame *g, const Listed *listed, ArbId id)
{
  uint8_t player = id_kind(id) == ARB_KIND_PLAYER ? g->rules->choice_player_verb : 0;
  return player ? player : listed->verb;
}

void arb_act_list(ArbGame *g, const void *data)
{
  const Listed *listed = data;
  for (int i = 0; i < listed->count; i++) {
    ArbId id = listed->ids[i];
    if (id_kind(id) == ARB_KIND_PLACE)
      ask_option(g, (ArbOption){.verb = g->rules->choice_place_verb, .place = id});
    else ask_option(g, (ArbOption){.verb = verb_for(g, listed, id), .object = id});
  }
}

const void *arb_act_listed(ArbGame *g, const ArbId *ids, int count, int verb)
{
  Listed *listed = arena_take(g, sizeof *listed);
  ArbId *copy = id_room(g, count);
  if (count) memcpy(copy, ids, (size_t)count * sizeof *copy);
  *listed = (Listed){copy, count, (uint8_t)verb};
  return listed;
}

/* The objects among these that the player may choose on resolution. */
static ArbValue choosable_of(ArbGame *g, ArbSeat by, ActChoosable *choosable, const ArbValue *from)
{
  const ArbId *ids;
  int count = arg_objects(from, &ids), left = 0;
  if (!choosable) return *from;
  ArbId *out = id_room(g, count);
  for (int i = 0; i < count; i++)
    if (choosable(g, by, ids[i])) out[left++] = ids[i];
  return value_list(out, left);
}

ActChoice arb_act_choice_of(ArbGame *g, const ArbContext *c, ActChoosable *choosable,
                            const ArbValue *a)
{
  ActChoice choice = {.by = arg_actor(c, &a[3]), .text = arb_act_text(g, &a[5])};
  ArbValue from = a[0].type == ARB_T_SELECTOR ? arb_act_found(g, c, a) : a[0];
  if (a[6].type == ARB_T_SELECTOR) from = arb_act_matching(g, c, &from, &a[6], &a[7]);
  from = arb_act_of(g, &from, &a[8]);
  from = choosable_of(g, choice.by, choosable, &from);
  choice.count = arg_objects(&from, &choice.ids);
  int n = arg_count(&a[1], a[2].type == ARB_T_INT ? 0 : 1); /* `max` without `n`: up to `max` */
  choice.max = arg_count(&a[2], n);
  if (choice.max < n)
    arb_flow_refuse(g, "choose: { n = %d, max = %d } is no choice: `n` at least, `max` at most", n,
                    choice.max);
  choice.min = arg_is_true(&a[4]) ? 0 : n;
  return choice;
}

ArbValue arb_act_ask_choice(ArbGame *g, const ArbContext *c, const ActChoice *choice)
{
  if (choice->by == ARB_NO_SEAT || (choice->count == 0 && !choice->always))
    return choice->max > 1 ? value_list(NULL, 0) : value_none();
  ArbPicked chosen = arb_ask_pick(
      g, &(ArbAsk){.player = choice->by,
                   .shape = ARB_PICK,
                   .always = choice->always,
                   .rule = g->rules->choice_rule,
                   .text = choice->text ? choice->text : "Choose",
                   .source = c->me,
                   .min = choice->min,
                   .max = choice->max,
                   .list = arb_act_list,
                   .data = arb_act_listed(g, choice->ids, choice->count, g->rules->choice_verb)});
  ArbId *result = id_room(g, chosen.count);
  for (int i = 0; i < chosen.count; i++) {
    const ArbOption *one = &chosen.options[i];
    result[i] = id_is_nothing(one->object) ? one->place : one->object;
  }
  if (choice->max > 1) return value_list(result, chosen.count);
  return chosen.count ? value_object(result[0]) : value_none();
}

ArbValue arb_act_take(ArbGame *g, const ArbContext *c, ArbActionFunction *choose, ArbValue *seen,
                      const ArbValue *a)
{
  ArbId *there = id_room(g, seen->count);
  int left = 0;
  for (int i = 0; i < seen->count; i++)
    if (state_resolve(g->s, seen->ids[i])) there[left++] = seen->ids[i];
  *seen = value_list(there, left);
  int n = arg_count(&a[ACT_TAKE_N], 1);
  if (n == 0) return value_list(NULL, 0);
  ArbValue text = {.type = ARB_T_NAME,
                   .name = n == 1 ? "Which card do you take?" : "Which cards do you take?"};
  if (a[ACT_TAKE_TEXT].type == ARB_T_NAME) text = a[ACT_TAKE_TEXT];
  const ArbValue asked[] = {
    /* ACT_CHOOSE */
    *seen, value_int(n),      value_nil(),     a[ACT_TAKE_BY], a[ACT_TAKE_OPTIONAL],
    text,  a[ACT_TAKE_WHERE], a[ACT_TAKE_ARG], value_nil(),    value_nil()};
  ArbValue taken = choose(g, c, asked);
  if (taken.type == ARB_T_IDS) return taken;
  ArbId *one = id_room(g, 1);
  if (taken.type == ARB_T_ID) one[0] = taken.id;
  return value_list(one, taken.type == ARB_T_ID);
}

ACT(yes)
{
  ArbSeat by = arg_actor(c, &a[1]);
  const char *text = arb_act_text(g, &a[0]);
  return value_bool(by != ARB_NO_SEAT && arb_ask_yes(g, by, g->rules->choice_rule, text, c->me));
}

ACT(number)
{
  ArbSeat by = arg_actor(c, &a[2]);
  int least = a[0].number, most = a[1].number;
  const char *text = arb_act_text(g, &a[3]);
  if (least > most) arb_flow_refuse(g, "number: there is none from %d to %d", least, most);
  if (by == ARB_NO_SEAT) return value_int(least);
  return value_int(arb_ask_number(g, &(ArbAsk){.player = by,
                                               .shape = ARB_NUMBER,
                                               .rule = g->rules->choice_rule,
                                               .text = text ? text : "Which number?",
                                               .min = least,
                                               .max = most,
                                               .source = c->me}));
}

/* ---- Choosing at once ------------------------------------------------------------ */

/* The players who choose: those of the argument that are in the game, each once; without one, all
** in turn order. */
static int choosers_of(ArbGame *g, const ArbContext *c, const ArbValue *of, ArbId *out)
{
  const ArbValue missing = value_nil();
  ArbValue all = of->type == ARB_T_NIL ? arb_act_players(g, c, &missing) : *of;
  const ArbId *ids;
  int count = arg_objects(&all, &ids), n = 0;
  for (int i = 0; i < count; i++)
    if (id_kind(ids[i]) == ARB_KIND_PLAYER && game_seat_in(g, id_seat(ids[i])) &&
        !is_among(out, n, ids[i]))
      out[n++] = ids[i];
  return n;
}

ACT(secret_numbers)
{
  int least = a[0].number, most = a[1].number;
  const char *text = arb_act_text(g, &a[3]);
  ArbId *players = id_room(g, ARB_SEATS_MAX);
  int count = choosers_of(g, c, &a[2], players);
  int32_t *numbers = arena_take(g, (size_t)(count + 1) * sizeof *numbers);
  if (least > most) arb_flow_refuse(g, "secret_numbers: there is none from %d to %d", least, most);
  if (least < INT16_MIN || most > INT16_MAX)
    arb_flow_refuse(g, "secret_numbers: only numbers from %d to %d", INT16_MIN, INT16_MAX);
  for (int i = 0; i < count; i++)
    numbers[i] = arb_ask_number(g, &(ArbAsk){.player = id_seat(players[i]),
                                             .shape = ARB_NUMBER,
                                             .together = (uint8_t)count,
                                             .before = (uint8_t)i,
                                             .rule = g->rules->choice_rule,
                                             .text = text ? text : "Which number, in secret?",
                                             .min = least,
                                             .max = most,
                                             .source = c->me});
  for (int i = 0; i < count; i++) g->rules->chose(g, id_seat(players[i]), ARB_NOTHING, numbers[i]);
  return value_ints(numbers, count);
}

/* The first of the objects that is a card which some player does not know; 0: all may know all. */
static int hidden_among(const ArbGame *g, const ArbId *ids, int count)
{
  for (int i = 0; i < count; i++)
    for (ArbSeat seat = 0; id_kind(ids[i]) == ARB_KIND_CARD && seat < g->s->seats; seat++)
      if (state_resolve(g->s, ids[i]) && !arb_know_sees(g, g->s, id_index1(ids[i]), seat))
        return id_index1(ids[i]);
  return 0;
}

/* Whether the player is asked even if only one answer is possible: whether there is a question must
** not tell what cannot be seen.  `hidden1`: a card of a zone that not all can see. */
static bool asked_anyway(const ArbGame *g, int hidden1, ArbSeat seat)
{
  if (!hidden1) return false;
  const ArbZone *theirs = state_zone(g->s, zone_at(g, zone_of(g, hidden1), seat));
  return theirs->count > 0;
}

enum { SECRET_MOST = 16 /* choices of one player */ };
enum { CHOSEN_FROM, CHOSEN_N, CHOSEN_OWN, CHOSEN_OPTIONAL, CHOSEN_REVEAL, CHOSEN_BY, CHOSEN_TEXT };

/* Asks one of the players; `out` has room for `n` objects. */
static void ask_one_secretly(ArbGame *g, const ArbAsk *all, const ArbValue *from,
                             ActChoosable *choosable, const ArbValue *a, ArbId player, ArbId *out)
{
  const ArbId *whole, *ids;
  int of_all = arg_objects(from, &whole);
  const ArbValue whose = value_object(player), nobody = value_nil();
  ArbValue theirs = arb_act_of(g, from, arg_is_true(&a[CHOSEN_OWN]) ? &whose : &nobody);
  theirs = choosable_of(g, id_seat(player), choosable, &theirs);
  int count = arg_objects(&theirs, &ids);
  ArbAsk ask = *all;
  ask.player = id_seat(player);
  ask.always = asked_anyway(g, hidden_among(g, whole, of_all), ask.player);
  ask.data = arb_act_listed(g, ids, count, g->rules->choice_verb);
  ArbPicked chosen = arb_ask_pick(g, &ask);
  for (int i = 0; i < chosen.count; i++)
    out[i] = id_is_nothing(chosen.options[i].object) ? chosen.options[i].place
                                                     : chosen.options[i].object;
}

ArbValue arb_act_choose_secretly(ArbGame *g, const ArbContext *c, ArbActionFunction *reveal,
                                 ActChoosable *choosable, const ArbValue *a)
{
  ArbId *players = id_room(g, ARB_SEATS_MAX);
  int count = choosers_of(g, c, &a[CHOSEN_BY], players), n = arg_count(&a[CHOSEN_N], 1);
  if (n < 1) arb_flow_refuse(g, "secret_choices: { n = %d } chooses nothing", a[CHOSEN_N].number);
  if (n > SECRET_MOST) arb_flow_refuse(g, "secret_choices: { n = %d }: at most %d", n, SECRET_MOST);
  ArbValue from = a[CHOSEN_FROM].type == ARB_T_SELECTOR ? arb_act_found(g, c, a) : a[CHOSEN_FROM];
  const char *text = arb_act_text(g, &a[CHOSEN_TEXT]);
  ArbId *chosen = id_room(g, count * n);
  ArbAsk ask = {.shape = ARB_PICK,
                .together = (uint8_t)count,
                .rule = g->rules->choice_rule,
                .text = text ? text : "Choose in secret",
                .source = c->me,
                .min = arg_is_true(&a[CHOSEN_OPTIONAL]) ? 0 : n,
                .max = n,
                .list = arb_act_list};
  for (int i = 0; i < count; i++) {
    ask.before = (uint8_t)i;
    ask_one_secretly(g, &ask, &from, choosable, a, players[i], &chosen[i * n]);
  }
  for (int i = 0; i < count && arg_is_true(&a[CHOSEN_REVEAL]); i++) {
    ArbId *cards = id_room(g, n);
    int shown = 0;
    for (int j = 0; j < n; j++)
      if (id_kind(chosen[i * n + j]) == ARB_KIND_CARD) cards[shown++] = chosen[i * n + j];
    const ArbValue values[] = {value_list(cards, shown), value_object(players[i])};
    if (shown) reveal(g, c, values);
  }
  for (int i = 0; i < count * n; i++)
    if (!id_is_nothing(chosen[i])) g->rules->chose(g, id_seat(players[i / n]), chosen[i], 0);
  return value_list(chosen, count * n);
}

/* ---- Each player in turn ------------------------------------------------------------- */

enum { EACH_FROM, EACH_N, EACH_OPTIONAL, EACH_PLAYERS, EACH_TEXT };

ArbValue arb_act_choose_each(ArbGame *g, const ArbContext *c, ArbActionFunction *choose,
                             const ArbValue *a)
{
  ArbId *players = id_room(g, ARB_SEATS_MAX);
  int count = choosers_of(g, c, &a[EACH_PLAYERS], players), chosen = 0;
  /* Each player may choose the same objects. */
  ArbId *all = id_room(g, count * (g->s->pools[ARB_POOL_CARD].used + ARB_SEATS_MAX));
  for (int i = 0; i < count; i++) {
    const ArbValue whose = value_object(players[i]);
    const ArbValue values[] = {/* ACT_CHOOSE */
                               a[EACH_FROM], a[EACH_N],   value_nil(), whose, a[EACH_OPTIONAL],
                               a[EACH_TEXT], value_nil(), value_nil(), whose, value_nil()};
    ArbValue one = choose(g, c, values);
    const ArbId *ids;
    int n = arg_objects(&one, &ids);
    for (int j = 0; j < n; j++) all[chosen++] = ids[j];
  }
  return value_list(all, chosen);
}

ACT(poll)
{
  ArbId *players = id_room(g, ARB_SEATS_MAX), *agreed = id_room(g, ARB_SEATS_MAX);
  int count = choosers_of(g, c, &a[1], players), n = 0;
  const char *text = arb_act_text(g, &a[0]);
  for (int i = 0; i < count; i++)
    if (arb_ask_yes(g, id_seat(players[i]), g->rules->choice_rule, text, c->me))
      agreed[n++] = players[i];
  return value_list(agreed, n);
}

/* ---- Naming a card ----------------------------------------------------------------- */

typedef struct CardName {
  const char *name;
  int def;
} CardName;

typedef struct CardNames {
  const char *const *types; /* ends with NULL */
} CardNames;

static bool is_of_types(const ArbGame *g, int def, const char *const *types)
{
  const char *type = arb_card_type(g->cards, (uint16_t)def);
  for (int i = 0; types[i]; i++)
    if (strcmp(types[i], type) == 0) return !arb_card_token(g->cards, (uint16_t)def);
  return false;
}

static int by_name(const void *one, const void *other)
{
  const CardName *a = one, *b = other;
  int order = strcmp(a->name, b->name);
  return order ? order : a->def - b->def;
}

/* Lists each name once, in alphabetical order, for people. */
static void list_card_names(ArbGame *g, const void *data)
{
  const CardNames *wanted = data;
  CardName *names = arena_take(g, (size_t)(g->cards->card_count + 1) * sizeof *names);
  size_t count = 0;
  for (int def = 1; def <= g->cards->card_count; def++)
    if (is_of_types(g, def, wanted->types))
      names[count++] = (CardName){g->cards->card_name(g->cards, (uint16_t)def), def};
  qsort(names, count, sizeof *names, by_name);
  for (size_t i = 0; i < count; i++)
    if (i == 0 || strcmp(names[i - 1].name, names[i].name) != 0)
      ask_option(g, (ArbOption){.verb = g->rules->choice_name_verb, .value = names[i].def});
}

uint16_t arb_act_ask_card_name(ArbGame *g, const ArbContext *c, ArbSeat by, const char *rule,
                               const char *const *types, const ArbValue *a)
{
  enum { NAMED_TYPE, NAMED_BY, NAMED_TEXT };
  const char *text = arb_act_text(g, &a[NAMED_TEXT]);
  const char **one = arena_take(g, 2 * sizeof *one);
  CardNames *wanted = arena_take(g, sizeof *wanted);
  int word = arb_word_of(types, &a[NAMED_TYPE]);
  if (word >= 0) one[0] = types[word];
  wanted->types = word >= 0 ? one : types;
  ArbPicked named = arb_ask_pick(g, &(ArbAsk){.player = by,
                                              .shape = ARB_PICK,
                                              .rule = rule,
                                              .text = text ? text : "Name a card",
                                              .source = c->me,
                                              .min = 1,
                                              .max = 1,
                                              .list = list_card_names,
                                              .data = wanted});
  return named.count ? (uint16_t)named.options[0].value : 0;
}

/* ---- Dividing ------------------------------------------------------------------- */

typedef struct Split {
  const ArbId *ids;
  int count, total;
  uint8_t verb;
} Split;

static void list_split(ArbGame *g, const void *data)
{
  const Split *split = data;
  for (int i = 0; i < split->count; i++)
    ask_option(g, (ArbOption){.verb = split->verb,
                              .object = split->ids[i],
                              .aux = 1, /* the smallest amount for each */
                              .value = split->total});
}

void arb_act_split(ArbGame *g, const ArbAsk *ask, int verb, const ArbId *ids, int count, int total,
                   int32_t *amounts)
{
  for (int i = 0; i < count; i++) amounts[i] = total / count;
  if (count < 2 || count >= total) return; /* there is only one way */
  Split *split = arena_take(g, sizeof *split);
  ArbId *copy = arena_take(g, (size_t)count * sizeof *copy);
  memcpy(copy, ids, (size_t)count * sizeof *copy);
  *split = (Split){copy, count, total, (uint8_t)verb};
  ArbAsk whole = *ask;
  whole.shape = ARB_SPLIT, whole.min = whole.max = total;
  whole.list = list_split, whole.data = split;
  ArbPicked picked = arb_ask_split(g, &whole);
  for (int i = 0; i < count; i++) amounts[i] = picked.options[i].value;
}

/* ---- Questions: nothing changes --------------------------------------------------- */

/* The binding has evaluated the argument, which may be any kind of number. */
ACT(x)
{
  (void)g, (void)a;
  return value_int(c->x);
}

ACT(random)
{
  ArbValue from = a[0].type == ARB_T_SELECTOR ? arb_act_found(g, c, a) : a[0];
  const ArbId *ids;
  int count = arg_objects(&from, &ids), wanted = arg_count(&a[1], 1);
  ArbId *out = id_room(g, count);
  int n = arb_flow_at_random(g, ids, count, wanted, out);
  if (wanted != 1) return value_list(out, n);
  return n ? value_object(out[0]) : value_none();
}

ACT(value)
{
  (void)g;
  (void)c;
  return a[0];
}

ACT(you)
{
  (void)g, (void)a;
  return c->you == ARB_NO_SEAT ? value_none() : value_object(id_player(c->you));
}

ACT(opponent)
{
  (void)a;
  return c->you == ARB_NO_SEAT ? value_none()
                               : value_object(id_player(arb_game_next_seat(g, c->you)));
}

/* The players in turn order, from the turn player, or from "you" or "next". */
ACT(players)
{
  ArbId *ids = arena_take(g, ARB_SEATS_MAX * sizeof *ids);
  ArbSeat seat = a[0].type == ARB_T_ID ? id_seat(a[0].id) : game_turn_player(g);
  int n = 0;
  (void)c;
  if (seat == ARB_NO_SEAT) seat = 0;
  for (int i = 0; i < g->s->seats; i++) {
    if (game_seat_in(g, seat)) ids[n++] = id_player(seat);
    seat = (ArbSeat)((seat + 1) % g->s->seats);
  }
  return value_list(ids, n);
}

ACT(turn_player)
{
  (void)c, (void)a;
  ArbSeat seat = game_turn_player(g);
  return seat != ARB_NO_SEAT ? value_object(id_player(seat)) : value_none();
}

ACT(controller)
{
  if (!arg_given(&a[0])) return value_none();
  ArbSeat seat = controller_of(g, c, a[0].id);
  return seat != ARB_NO_SEAT ? value_object(id_player(seat)) : value_none();
}

ACT(owner)
{
  ArbSeat seat, controller;
  if (!arg_given(&a[0])) return value_none();
  const ArbCard *card = state_resolve(g->s, a[0].id);
  if (card) seat = card->owner;
  else if (!last_sides(g, c, a[0].id, &seat, &controller)) return value_none();
  return seat != ARB_NO_SEAT ? value_object(id_player(seat)) : value_none();
}

static bool is_there(const ArbGame *g, ArbId id)
{
  switch (id_kind(id)) {
  case ARB_KIND_CARD: return state_resolve(g->s, id) != NULL;
  case ARB_KIND_ITEM: return item_find(g, id) != 0;
  case ARB_KIND_PLAYER: return game_seat_in(g, id_seat(id));
  default: return true;
  }
}

ACT(exists)
{
  (void)c;
  return value_bool(arg_given(&a[0]) && is_there(g, a[0].id));
}

ACT(is)
{
  int kind = arg_given(&a[0]) ? id_kind(a[0].id) : ARB_KIND_NONE;
  if (kind != ARB_KIND_CARD && kind != ARB_KIND_ITEM && kind != ARB_KIND_PLAYER)
    return value_bool(false);
  bool known = is_there(g, a[0].id) || (g->rules->remembers && g->rules->remembers(g, a[0].id));
  return value_bool(known && arb_selector_matches(g, a[1].number, c, a[0].id));
}

ACT(found)
{
  int max = arb_selector_room(g);
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  return value_list(found, arb_selector_list(g, a[0].number, c, found, max));
}

ACT(found_of)
{
  ArbValue found = arb_act_found(g, c, a);
  return arb_act_of(g, &found, &a[1]);
}

ACT(count_of)
{
  return value_int(arb_act_found_of(g, c, a).count);
}
