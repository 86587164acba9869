/* SPDX-License-Identifier: MIT */
/* act.c -- the questions and choices that the actions of every game share. */
#include "kernel/parts/act.h"

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
  return list(ids, count);
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
  int count = objects(what, &ids);
  uint32_t before = g->s->events;
  g->rules->batch_open(g);
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, ids[i])) each(g, id_index1(ids[i]), by);
  g->rules->batch_close(g);
  return happened(g, before);
}

ArbValue arb_act_to_all(ArbGame *g, const ArbValue *what, ArbSeat by, ActAll *all)
{
  const ArbId *ids;
  int count = objects(what, &ids);
  return boolean(all(g, ids, count, by) > 0);
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
  int count = objects(&a[1], &ids), amount = a[2].type == ARB_T_INT ? amount_of(&a[2]) : 0;
  int signal = signal_named(g, a[0].name);
  ArbSeat by = actor_seat(c, &a[3]);
  g->rules->batch_open(g);
  if (a[1].type == ARB_T_NIL) g->rules->signalled(g, by, ARB_NOTHING, amount, signal);
  for (int i = 0; i < count; i++) g->rules->signalled(g, by, ids[i], amount, signal);
  g->rules->batch_close(g);
  return boolean(a[1].type == ARB_T_NIL || count > 0);
}

const char *arb_cards_signal(const ArbCards *cards, int signal)
{
  return signal >= 0 && signal < cards->signal_count ? cards->signals[signal] : "";
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
  int count = objects(of, &ids), kept = 0;
  ArbId *out = id_room(g, count);
  ArbContext context = *c;
  context.args = &arg->number, context.arg_count = arg->type == ARB_T_INT;
  for (int i = 0; i < count; i++)
    if (arb_selector_fits(g, where->number, &context, ids[i])) out[kept++] = ids[i];
  return list(out, kept);
}

ArbValue arb_act_of(ArbGame *g, const ArbValue *of, const ArbValue *player)
{
  const ArbId *ids;
  int count = objects(of, &ids), kept = 0;
  if (player->type == ARB_T_NIL) return *of;
  ArbId *out = id_room(g, count);
  for (int i = 0; i < count && given(player); i++)
    if (g->rules->controller_of(g, ids[i]) == id_seat(player->id)) out[kept++] = ids[i];
  return list(out, kept);
}

ACT(where)
{
  return arb_act_matching(g, c, &a[0], &a[1], &a[2]);
}

ACT(of_player)
{
  (void)c;
  return arb_act_of(g, &a[0], &a[1]);
}

ACT(rest)
{
  const ArbId *ids, *taken;
  int count = objects(&a[0], &ids), without = objects(&a[1], &taken), left = 0;
  ArbId *out = id_room(g, count);
  (void)c;
  for (int i = 0; i < count; i++)
    if (!is_among(taken, without, ids[i])) out[left++] = ids[i];
  return list(out, left);
}

/* Joins lists in their order; each object is listed once. */
ACT(joined)
{
  const ArbId *ids;
  int room = 0, joined = 0;
  (void)c;
  for (int i = 0; i < ACT_JOINED_MAX; i++) room += objects(&a[i], &ids);
  ArbId *out = id_room(g, room);
  for (int i = 0; i < ACT_JOINED_MAX; i++)
    for (int j = 0, count = objects(&a[i], &ids); j < count; j++)
      if (!is_among(out, joined, ids[j])) out[joined++] = ids[j];
  return list(out, joined);
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

ActChoice arb_act_choice_of(ArbGame *g, const ArbContext *c, const ArbValue *a)
{
  ActChoice choice = {.by = actor_seat(c, &a[3]), .text = arb_act_text(g, &a[5])};
  ArbValue from = a[0].type == ARB_T_SELECTOR ? arb_act_found(g, c, a) : a[0];
  if (a[6].type == ARB_T_SELECTOR) from = arb_act_matching(g, c, &from, &a[6], &a[7]);
  from = arb_act_of(g, &from, &a[8]);
  choice.count = objects(&from, &choice.ids);
  int n = how_many(&a[1], a[2].type == ARB_T_INT ? 0 : 1); /* `max` without `n`: up to `max` */
  choice.max = how_many(&a[2], n);
  if (choice.max < n)
    arb_flow_refuse(g, "choose: { n = %d, max = %d } is no choice: `n` at least, `max` at most", n,
                    choice.max);
  choice.min = is_true(&a[4]) ? 0 : n;
  return choice;
}

ArbValue arb_act_ask_choice(ArbGame *g, const ArbContext *c, const ActChoice *choice)
{
  if (choice->by == ARB_NO_SEAT || (choice->count == 0 && !choice->always))
    return choice->max > 1 ? list(NULL, 0) : none();
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
  if (choice->max > 1) return list(result, chosen.count);
  return chosen.count ? object(result[0]) : none();
}

ArbValue arb_act_take(ArbGame *g, const ArbContext *c, ArbActionFunction *choose, ArbValue *seen,
                      const ArbValue *a)
{
  ArbId *there = id_room(g, seen->count);
  int left = 0;
  for (int i = 0; i < seen->count; i++)
    if (state_resolve(g->s, seen->ids[i])) there[left++] = seen->ids[i];
  *seen = list(there, left);
  int n = how_many(&a[ACT_TAKE_N], 1);
  if (n == 0) return list(NULL, 0);
  ArbValue text = {.type = ARB_T_NAME,
                   .name = n == 1 ? "Which card do you take?" : "Which cards do you take?"};
  if (a[ACT_TAKE_TEXT].type == ARB_T_NAME) text = a[ACT_TAKE_TEXT];
  /* In the order of ACT_CHOOSE. */
  const ArbValue asked[] = {
    *seen, integer(n),        nil(),           a[ACT_TAKE_BY], a[ACT_TAKE_OPTIONAL],
    text,  a[ACT_TAKE_WHERE], a[ACT_TAKE_ARG], nil()};
  ArbValue taken = choose(g, c, asked);
  if (taken.type == ARB_T_IDS) return taken;
  ArbId *one = id_room(g, 1);
  if (taken.type == ARB_T_ID) one[0] = taken.id;
  return list(one, taken.type == ARB_T_ID);
}

ACT(yes)
{
  ArbSeat by = actor_seat(c, &a[1]);
  const char *text = arb_act_text(g, &a[0]);
  return boolean(by != ARB_NO_SEAT && arb_ask_yes(g, by, g->rules->choice_rule, text, c->me));
}

ACT(number)
{
  ArbSeat by = actor_seat(c, &a[2]);
  int least = a[0].number, most = a[1].number;
  const char *text = arb_act_text(g, &a[3]);
  if (least > most) arb_flow_refuse(g, "number: there is none from %d to %d", least, most);
  if (by == ARB_NO_SEAT) return integer(least);
  return integer(arb_ask_number(g, &(ArbAsk){.player = by,
                                             .shape = ARB_NUMBER,
                                             .rule = g->rules->choice_rule,
                                             .text = text ? text : "Which number?",
                                             .min = least,
                                             .max = most,
                                             .source = c->me}));
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
  return integer(c->x);
}

ACT(random)
{
  ArbValue from = a[0].type == ARB_T_SELECTOR ? arb_act_found(g, c, a) : a[0];
  const ArbId *ids;
  int count = objects(&from, &ids), wanted = how_many(&a[1], 1);
  ArbId *out = id_room(g, count);
  int n = arb_flow_at_random(g, ids, count, wanted, out);
  if (wanted != 1) return list(out, n);
  return n ? object(out[0]) : none();
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
  return c->you == ARB_NO_SEAT ? none() : object(id_player(c->you));
}

ACT(opponent)
{
  (void)a;
  return c->you == ARB_NO_SEAT ? none() : object(id_player(arb_game_next_seat(g, c->you)));
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
  return list(ids, n);
}

ACT(turn_player)
{
  (void)c, (void)a;
  ArbSeat seat = game_turn_player(g);
  return seat != ARB_NO_SEAT ? object(id_player(seat)) : none();
}

ACT(controller)
{
  ArbSeat seat = given(&a[0]) ? g->rules->controller_of(g, a[0].id) : ARB_NO_SEAT;
  (void)c;
  return seat != ARB_NO_SEAT ? object(id_player(seat)) : none();
}

ACT(owner)
{
  const ArbCard *card = given(&a[0]) ? state_resolve(g->s, a[0].id) : NULL;
  (void)c;
  return card ? object(id_player(card->owner)) : none();
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
  return boolean(given(&a[0]) && is_there(g, a[0].id));
}

ACT(is)
{
  int kind = given(&a[0]) ? id_kind(a[0].id) : ARB_KIND_NONE;
  if (kind != ARB_KIND_CARD && kind != ARB_KIND_ITEM && kind != ARB_KIND_PLAYER)
    return boolean(false);
  bool known = is_there(g, a[0].id) || (g->rules->remembers && g->rules->remembers(g, a[0].id));
  return boolean(known && arb_selector_matches(g, a[1].number, c, a[0].id));
}

ACT(found)
{
  int max = arb_selector_room(g);
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  return list(found, arb_selector_list(g, a[0].number, c, found, max));
}

ACT(found_of)
{
  ArbValue found = arb_act_found(g, c, a);
  return arb_act_of(g, &found, &a[1]);
}

ACT(count_of)
{
  return integer(arb_act_found_of(g, c, a).count);
}
