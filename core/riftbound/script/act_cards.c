/* SPDX-License-Identifier: MIT */
/*
** act_cards.c -- actions on hands and decks, and choices while a script runs (355.17, 413, 422,
** 424, 430, 431, 436).
*/
#include <stdio.h>
#include <string.h>

#include "riftbound/script/actions.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

/* ---- Hands and decks ----------------------------------------------------- */

ACTION(draw)
{
  ArbSeat by = arg_actor(c, &a[1]);
  if (by == ARB_NO_SEAT || arg_count(&a[0], 0) < 1) return value_bool(false);
  if (a[2].type != ARB_T_NIL) { /* none: there is no such card (359.3.e.12) */
    const ArbCard *card = arg_given(&a[2]) ? state_resolve(g->s, a[2].id) : NULL;
    bool held = !card || card->body1 || zone_kind(g, card->zone) == RB_Z_HAND;
    if (held || card->owner != by || !rb_may_go(g, a[2].id, RB_Z_HAND)) /* 413.1, 056 */
      return value_bool(false);
    rb_draw_card(g, a[2].id, by);
    return value_bool(true);
  }
  rb_draw(g, by, arg_count(&a[0], 0));
  return value_bool(true);
}

static void list_hand(ArbGame *g, const void *data)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_HAND, *(const ArbSeat *)data)))
    ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = id_of(g, card1)});
}

enum { DISCARD_QUESTION = 40 };

/* Those that were discarded, as they lie in the trash. */
static ArbValue discard_them(ArbGame *g, ArbId *cards, int count, ArbSeat by)
{
  rb_discard(g, cards, count, by);
  for (int i = 0; i < count; i++) cards[i] = id_of(g, id_index1(cards[i]));
  return value_list(cards, count);
}

static ArbValue discard_at_random(ArbGame *g, ArbSeat by, int wanted)
{
  int zone = zone_at(g, RB_Z_HAND, by), count = 0;
  ArbId *hand = id_room(g, state_zone(g->s, zone)->count);
  ArbId *out = id_room(g, state_zone(g->s, zone)->count);
  for (ZONE_EACH(g, card1, zone)) hand[count++] = id_of(g, card1);
  return discard_them(g, out, arb_flow_at_random(g, hand, count, wanted, out), by);
}

ACTION(discard) /* 422.1.a, .4 */
{
  ArbSeat *by = arena_take(g, sizeof *by);
  *by = arg_actor(c, &a[1]);
  if (*by == ARB_NO_SEAT || a[0].type != ARB_T_INT || a[0].number < 1) return value_list(NULL, 0);
  if (a[2].type == ARB_T_BOOL && a[2].number) return discard_at_random(g, *by, (int)a[0].number);
  char *text = arena_take(g, DISCARD_QUESTION);
  snprintf(text, DISCARD_QUESTION, "Discard %d card%s", (int)a[0].number,
           a[0].number > 1 ? "s" : "");
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = *by,
                                               .shape = ARB_PICK,
                                               .rule = "422.1.a",
                                               .text = text,
                                               .source = c->me,
                                               .min = a[0].number,
                                               .max = a[0].number,
                                               .list = list_hand,
                                               .data = by});
  ArbId *discarded = id_room(g, picked.count);
  for (int i = 0; i < picked.count; i++) discarded[i] = picked.options[i].object;
  return discard_them(g, discarded, picked.count, *by);
}

/* 422: cards that were named already; each player discards those of their hand at once. */
ACTION(discard_cards)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), done = 0;
  ArbId *discarded = id_room(g, count), *theirs = id_room(g, count);
  (void)c;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    int held = 0;
    for (int i = 0; i < count; i++) {
      const ArbCard *card = state_resolve(g->s, ids[i]);
      if (card && card->zone == zone_at(g, RB_Z_HAND, seat)) theirs[held++] = ids[i];
    }
    if (held) rb_discard(g, theirs, held, seat);
    for (int i = 0; i < held; i++) discarded[done++] = id_of(g, id_index1(theirs[i]));
  }
  return value_list(discarded, done);
}

/* 431.1.b: puts the top cards of the Main Deck into the trash. */
ACTION(mill)
{
  ArbSeat by = arg_actor(c, &a[1]);
  if (by == ARB_NO_SEAT) return value_bool(false);
  int count = arg_count(&a[0], 0);
  rb_mill(g, by, count);
  return value_bool(count > 0);
}

ACTION(channel)
{
  ArbSeat by = arg_actor(c, &a[2]);
  if (by == ARB_NO_SEAT) return value_int(0);
  return value_int(rb_channel(g, by, arg_count(&a[0], 0), a[1].type == ARB_T_BOOL && a[1].number));
}

/* ---- Looking at decks --------------------------------------------------- */

static int top_of(ArbGame *g, int zone_kind, ArbSeat seat, int count, ArbId **ids)
{
  int deck = zone_at(g, zone_kind, seat), n = 0;
  int size = state_zone(g->s, deck)->count;
  if (count > size) count = size; /* 431.1.c: no Burn Out */
  *ids = arena_take(g, (size_t)(count + 1) * sizeof **ids);
  for (int at = zone_first(g, deck); at && n < count; at = card_next(g, at))
    (*ids)[n++] = id_of(g, at);
  return n;
}

static int top_cards(ArbGame *g, ArbSeat seat, int count, ArbId **ids)
{
  return top_of(g, RB_Z_DECK, seat, count, ids);
}

/* "As you look at or reveal me from the top of your deck" (424.1.a.1): runs at once, in the middle
** of the looking effect, for each card that is still there. */
static void act_as_seen(ArbGame *g, ArbSeat by, const ArbId *cards, int count, bool revealed)
{
  for (int i = 0; i < count; i++) {
    const ArbCard *card = state_resolve(g->s, cards[i]);
    const RbCardDef *def = card ? rb_def(g, card->def) : NULL;
    if (!def || !def->acts_as_seen || card->owner != by || zone_kind(g, card->zone) != RB_Z_DECK)
      continue;
    for (int k = 0; k < def->ability_count; k++) {
      const RbAbility *ability = rb_ability(g, def->first_ability + k);
      if (ability->kind != RB_AS_SEEN || !state_resolve(g->s, cards[i])) continue;
      if (ability->flags & RB_WHEN_REVEALED && !revealed) continue;
      ArbContext *context = arena_take(g, sizeof *context);
      *context = (ArbContext){
        .me = cards[i], .you = by, .def = card->def, .ability = (uint16_t)(def->first_ability + k)};
      arb_script_call(g, ability->function, ARB_ACT, context, NULL, 0);
    }
  }
}

ACTION(look)
{
  ArbSeat by = arg_actor(c, &a[1]), whose = arg_whose(c, &a[2], by);
  ArbId *ids;
  if (by == ARB_NO_SEAT || whose == ARB_NO_SEAT) return value_list(NULL, 0);
  int count = top_cards(g, whose, arg_count(&a[0], 0), &ids);
  for (int i = 0; i < count; i++) arb_know_show(g, id_index1(ids[i]), 1u << by);
  rb_tell(g, RB_E_LOOK, by, 0, ARB_NOTHING, count);
  act_as_seen(g, by, ids, count, false);
  return value_list(ids, count);
}

/* 424: the event before top cards are revealed; a replacement of it may look first (368). */
static ArbEvent *about_to_reveal(ArbGame *g, ArbSeat by, ArbSeat whose, int count)
{
  ArbEvent *event = rb_about_to(g, RB_E_REVEAL_DECK, whose, count);
  event->actor = by;
  return event;
}

/* 424: `by` reveals these cards and is responsible for that (411.1). */
static void reveal_cards(ArbGame *g, ArbSeat by, const ArbId *ids, int count)
{
  rb_batch_open(g);
  for (int i = 0; i < count; i++) {
    if (!state_resolve(g->s, ids[i])) continue;
    arb_know_show(g, id_index1(ids[i]), 0xFF);
    ArbEvent event = rb_event(g, RB_E_REVEAL, by, id_index1(ids[i]));
    rb_emit(g, &event);
  }
  rb_batch_close(g);
  if (by != ARB_NO_SEAT) act_as_seen(g, by, ids, count, true);
}

/* Runes are not cards to effects (052), so abilities about revealing cards do not apply. */
static ArbValue reveal_top_runes(ArbGame *g, ArbSeat by, ArbSeat whose, int count)
{
  ArbId *ids;
  count = top_of(g, RB_Z_RUNE_DECK, whose, count, &ids);
  for (int i = 0; i < count; i++) {
    arb_know_show(g, id_index1(ids[i]), 0xFF);
    ArbEvent told = rb_event(g, RB_E_REVEAL, by, id_index1(ids[i]));
    arb_event_record(g, &told);
  }
  return value_list(ids, count);
}

/* 424: the top cards of a deck; they are seen only as they are revealed. */
ACTION(reveal_top)
{
  ArbSeat by = arg_actor(c, &a[3]), whose = arg_whose(c, &a[1], by);
  ArbId *ids;
  if (whose == ARB_NO_SEAT) return value_list(NULL, 0);
  if (a[2].type == ARB_T_BOOL && a[2].number)
    return reveal_top_runes(g, by, whose, arg_count(&a[0], 1));
  ArbEvent *event = about_to_reveal(g, by, whose, arg_count(&a[0], 1));
  if (rb_replaced(g, event)) return value_list(NULL, 0);
  int count = top_cards(g, whose, event->amount, &ids);
  reveal_cards(g, by, ids, count);
  return value_list(ids, count);
}

ACTION(reveal)
{
  uint32_t before = g->s->events;
  const ArbId *ids;
  int count = arg_objects(a, &ids);
  reveal_cards(g, arg_actor(c, &a[1]), ids, count);
  return value_happened(g, before);
}

/* ---- Taking some of them, putting the rest elsewhere ------------------------------- */

typedef void PutSeen(ArbGame *g, const ArbId *cards, int count, ArbSeat by);

/* 413: each card is a draw of its own. */
static void draw_seen(ArbGame *g, const ArbId *cards, int count, ArbSeat by)
{
  for (int i = 0; i < count; i++) {
    const ArbCard *card = state_resolve(g->s, cards[i]);
    if (card && card->owner != by)
      arb_flow_refuse(g, "take_from_top: a player draws from their own deck only (413): \"hand\"");
    if (card) rb_draw_card(g, cards[i], by);
  }
}

static void trash_seen(ArbGame *g, const ArbId *cards, int count, ArbSeat by)
{
  (void)by;
  rb_batch_open(g);
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, cards[i])) rb_to_trash(g, id_index1(cards[i]));
  rb_batch_close(g);
}

static void recycle_seen(ArbGame *g, const ArbId *cards, int count, ArbSeat by)
{
  rb_recycle(g, cards, count, by);
}

static void hand_seen(ArbGame *g, const ArbId *cards, int count, ArbSeat by)
{
  rb_return_to_hand(g, cards, count, by);
}

/* 436.1.b: in any order; the player who puts them chooses which is on top. */
static void top_seen(ArbGame *g, const ArbId *cards, int count, ArbSeat by)
{
  ArbPicked order = arb_ask_order(g, &(ArbAsk){.player = by,
                                               .shape = ARB_ORDER,
                                               .rule = "436.1.b",
                                               .text = "In which order, from the top?",
                                               .list = arb_act_list,
                                               .data = arb_act_listed(g, cards, count, RB_V_TOP)});
  ArbId *sorted = id_room(g, order.count);
  for (int i = 0; i < order.count; i++) sorted[i] = order.options[i].object;
  for (int i = order.count - 1; i >= 0; i--)
    if (state_resolve(g->s, sorted[i])) rb_leave(g, id_index1(sorted[i]), RB_Z_DECK, ARB_TOP);
}

/*  the word, and the function that puts cards there */
#define TAKEN_TO(X)          \
  X("draw", draw_seen)       \
  X("hand", hand_seen)       \
  X("trash", trash_seen)     \
  X("banishment", rb_banish) \
  X("top", top_seen)         \
  X("recycle", recycle_seen)

const char *const rb_take_words[] = {
#define X(word, put) word,
  TAKEN_TO(X)
#undef X
      NULL};

static PutSeen *const taken_to[] = {
#define X(word, put) put,
  TAKEN_TO(X)
#undef X
};

static void put_seen(ArbGame *g, const ArbValue *word, const ArbValue *cards, ArbSeat by)
{
  int to = arb_word_of(rb_take_words, word);
  if (to >= 0 && cards->count) taken_to[to](g, cards->ids, cards->count, by);
}

/* The cards as they lie now, as new objects; cards that nobody can tell apart are left out. */
static ArbValue as_they_lie(ArbGame *g, const ArbValue *cards)
{
  ArbId *now = id_room(g, cards->count);
  int count = 0;
  for (int i = 0; i < cards->count; i++) {
    ArbId id = cards->ids[i];
    int card1 = id_index1(id);
    bool moved = pool_in_use(g->s, ARB_POOL_CARD, card1) &&
                 card_at(g, card1)->generation == (uint16_t)(id.generation + 1);
    if (moved) now[count++] = id_of(g, card1);
    else if (state_resolve(g->s, id)) now[count++] = id;
  }
  return value_list(now, count);
}

ACTION(take_from_top)
{
  ArbContext *own = arena_take(g, sizeof *own);
  *own = *c;
  own->you = arg_actor(c, &a[ACT_TAKE_BY]);
  if (own->you == ARB_NO_SEAT) return value_list(NULL, 0);
  const ArbValue top[] = {a[ACT_TAKE_COUNT], a[ACT_TAKE_OF], value_nil(), value_nil()};
  const ArbValue look[] = {a[ACT_TAKE_COUNT], value_nil(), a[ACT_TAKE_OF]};
  ArbValue seen = arg_is_true(&a[ACT_TAKE_REVEALED]) ? rb_act_reveal_top(g, own, top)
                                                     : rb_act_look(g, own, look);
  ArbValue taken = arb_act_take(g, own, rb_act_choose, &seen, a);
  const ArbValue both[] = {seen, taken};
  ArbValue rest = arb_act_rest(g, c, both);
  if (arg_is_true(&a[ACT_TAKE_REVEAL])) reveal_cards(g, own->you, taken.ids, taken.count);
  put_seen(g, &a[ACT_TAKE_TO], &taken, own->you);
  put_seen(g, &a[ACT_TAKE_REST], &rest, own->you);
  return as_they_lie(g, &taken);
}

/* The parameters of game.play_from_top, in their order. */
enum {
  FROM_TOP_COUNT,
  FROM_TOP_OPTIONAL,
  FROM_TOP_WHERE,
  FROM_TOP_ARG,
  FROM_TOP_REVEALED,
  FROM_TOP_IGNORING,
  FROM_TOP_LESS,
  FROM_TOP_OR_AT,
  FROM_TOP_REST,
  FROM_TOP_BY,
  FROM_TOP_TEXT
};

/* 355.2.b: the unit that is about to be played may be played to `or_at`, too.  "here" is where the
** object that the word is about is; when it is gone there is no such place. */
static void add_place(ArbGame *g, const ArbContext *c, const ArbValue *or_at)
{
  RbItem *item = rb_item(g, rb_item_newest(g, false));
  bool is_unit = rb_def_of(g, id_index1(item->card))->type == RB_UNIT;
  if (or_at->type == ARB_T_NIL || !is_unit || item->flags & RB_PLACE_FIXED) return;
  if (or_at->type == ARB_T_NAME && !state_resolve(g->s, c->me)) return;
  ArbId place = rb_actions_place(g, c, or_at, 0);
  if (!rb_is_battlefield(place)) return;
  item->flags |= RB_PLACE_ADDED;
  item->place = place;
}

/* The card is another object as it is played from Banishment (108.6). */
static ArbValue banish_and_play(ArbGame *g, const ArbContext *c, ArbId card, const ArbValue *a)
{
  const ArbValue missing = value_nil(), one[] = {value_object(card), missing};
  ArbValue there = rb_act_banish_one(g, c, one);
  if (!arg_given(&there)) return value_list(NULL, 0);
  const ArbValue play[] = {there,   a[FROM_TOP_IGNORING], missing, missing, missing, missing,
                           missing, a[FROM_TOP_LESS],     missing, missing};
  ArbValue began = rb_act_play(g, c, play);
  if (arg_is_true(&began)) add_place(g, c, &a[FROM_TOP_OR_AT]);
  ArbId *played = id_room(g, 1);
  played[0] = there.id;
  return value_list(played, arg_is_true(&began));
}

ACTION(play_from_top)
{
  ArbContext *own = arena_take(g, sizeof *own);
  *own = *c;
  own->you = arg_actor(c, &a[FROM_TOP_BY]);
  if (own->you == ARB_NO_SEAT) return value_list(NULL, 0);
  const ArbValue missing = value_nil();
  const ArbValue top[] = {a[FROM_TOP_COUNT], missing, missing, missing};
  bool revealed = arg_is_true(&a[FROM_TOP_REVEALED]);
  ArbValue seen = (revealed ? rb_act_reveal_top : rb_act_look)(g, own, top);
  const ArbValue text = {.type = ARB_T_NAME, .name = "Banish which card, to play it?"};
  ArbValue asked[ACT_TAKE_TEXT + 1] = {a[FROM_TOP_COUNT]};
  for (int i = ACT_TAKE_N; i <= ACT_TAKE_TEXT; i++) asked[i] = missing;
  asked[ACT_TAKE_OPTIONAL] = a[FROM_TOP_OPTIONAL];
  asked[ACT_TAKE_WHERE] = a[FROM_TOP_WHERE];
  asked[ACT_TAKE_ARG] = a[FROM_TOP_ARG];
  asked[ACT_TAKE_TEXT] = a[FROM_TOP_TEXT].type == ARB_T_NAME ? a[FROM_TOP_TEXT] : text;
  ArbValue taken = arb_act_take(g, own, rb_act_choose, &seen, asked);
  const ArbValue both[] = {seen, taken};
  ArbValue rest = arb_act_rest(g, c, both), played = value_list(NULL, 0);
  if (taken.count) played = banish_and_play(g, own, taken.ids[0], a);
  put_seen(g, &a[FROM_TOP_REST], &rest, own->you);
  return played;
}

/* Reveals one card after the other, until one matches.  That one is the last of the result,
** whatever has become of it meanwhile. */
ACTION(reveal_until)
{
  ArbSeat by = arg_actor(c, &a[2]), whose = arg_whose(c, &a[1], by);
  if (whose == ARB_NO_SEAT || by == ARB_NO_SEAT) return value_list(NULL, 0);
  if (rb_replaced(g, about_to_reveal(g, by, whose, 1))) return value_list(NULL, 0);
  ArbContext looked_for = *c;
  looked_for.args = &a[3].number, looked_for.arg_count = a[3].type == ARB_T_INT;
  ArbId *ids;
  int size = top_cards(g, whose, INT16_MAX, &ids), count = 0; /* 431.1.c */
  bool found = false;
  while (count < size && !found) {
    found = arb_selector_matches(g, a[0].number, &looked_for, ids[count]); /* as it is revealed */
    reveal_cards(g, by, &ids[count], 1);
    count++;
  }
  return value_list(ids, count);
}

/* Removes cards that have gone while they were looked at. */
static int still_there(const ArbGame *g, ArbId *cards, int count)
{
  int left = 0;
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, cards[i])) cards[left++] = cards[i];
  return left;
}

/* 436: looks at the top cards, recycles any of them, puts the rest back in any order. */
ACTION(predict)
{
  uint32_t before = g->s->events;
  ArbSeat by = c->you;
  ArbId *ids, *rest;
  int kept = 0;
  if (by == ARB_NO_SEAT) return value_happened(g, before);
  int count = top_cards(g, by, arg_count(&a[0], 1), &ids);
  if (count == 0) return value_happened(g, before);
  for (int i = 0; i < count; i++) arb_know_show(g, id_index1(ids[i]), 1u << by);
  rb_tell(g, RB_E_LOOK, by, 0, ARB_NOTHING, count);
  act_as_seen(g, by, ids, count, false);
  count = still_there(g, ids, count);
  if (count == 0) return value_happened(g, before);
  ArbPicked out = arb_ask_pick(g, &(ArbAsk){.player = by,
                                            .shape = ARB_PICK,
                                            .rule = "436.1",
                                            .text = "Recycle which?",
                                            .source = c->me,
                                            .min = 0,
                                            .max = count,
                                            .list = arb_act_list,
                                            .data = arb_act_listed(g, ids, count, RB_V_RECYCLE)});
  ArbId *gone = id_room(g, out.count);
  rest = arena_take(g, (size_t)(count + 1) * sizeof *rest);
  for (int i = 0; i < out.count; i++) gone[i] = out.options[i].object;
  for (int i = 0; i < count; i++) {
    bool recycled = false;
    for (int j = 0; j < out.count; j++) recycled |= id_equal(gone[j], ids[i]);
    if (!recycled) rest[kept++] = ids[i];
  }
  int recycled = out.count;
  ArbPicked order = arb_ask_order(g, &(ArbAsk){.player = by,
                                               .shape = ARB_ORDER,
                                               .rule = "436.1.b",
                                               .text = "In which order, from the top?",
                                               .source = c->me,
                                               .list = arb_act_list,
                                               .data = arb_act_listed(g, rest, kept, RB_V_TOP)});
  for (int i = kept - 1; i >= 0; i--) rest[i] = order.options[i].object;
  for (int i = kept - 1; i >= 0; i--) { /* put back from the last to the first */
    int card1 = id_index1(rest[i]);
    arb_zone_move(g, card1, zone_at(g, RB_Z_DECK, by), ARB_TOP);
  }
  rb_recycle(g, gone, recycled, by);
  return value_happened(g, before);
}

/* ---- Choosing on resolution (355.17) ------------------------------------ */

/* Wards count for enemies who choose (054, 355.10.e). */
static bool choosable(ArbGame *g, ArbSeat by, ArbId id)
{
  return !rb_is_warded(g, by, id);
}

ACTION(choose)
{
  ActChoice choice = arb_act_choice_of(g, c, choosable, a);
  return arb_act_ask_choice(g, c, &choice);
}

ACTION(choose_each)
{
  return arb_act_choose_each(g, c, rb_act_choose, a);
}

ACTION(secret_choices)
{
  return arb_act_choose_secretly(g, c, rb_act_reveal, choosable, a);
}

/* Shows what a player chose at once with others: an object, or a number. */
void rb_chose(ArbGame *g, ArbSeat by, ArbId object, int number)
{
  bool card = id_kind(object) == ARB_KIND_CARD && state_resolve(g->s, object);
  ArbEvent event = rb_event(g, RB_E_SECRET, by, card ? id_index1(object) : 0);
  if (!card && !id_is_nothing(object)) event.subject = object;
  if (id_is_nothing(object)) event.subject = id_player(by);
  event.amount = (int16_t)number;
  arb_event_record(g, &event);
}

/* 742.1.a: "pay any amount of [A]", which may be none. */
ACTION(pay_any)
{
  enum { ENOUGH = 99 };
  ArbSeat by = arg_actor(c, &a[0]);
  int limit = a[1].type == ARB_T_INT && a[1].number < ENOUGH ? a[1].number : ENOUGH, most = 0;
  RbTotal *total = arena_take(g, sizeof *total);
  if (by == ARB_NO_SEAT) return value_int(0);
  for (; most < limit; most++) {
    *total = (RbTotal){.power_count = 1, .power = {{RB_ANY_DOMAIN, (uint8_t)(most + 1)}}};
    if (!rb_can_pay(g, by, total, NULL, 0)) break;
  }
  int paid = most == 0 ? 0
                       : arb_ask_number(g, &(ArbAsk){.player = by,
                                                     .shape = ARB_NUMBER,
                                                     .rule = "742.1.a",
                                                     .text = "How much Power do you pay?",
                                                     .min = 0,
                                                     .max = most,
                                                     .source = c->me});
  *total = (RbTotal){.power_count = 1, .power = {{RB_ANY_DOMAIN, (uint8_t)paid}}};
  if (paid) rb_pay(g, by, total, c->me, NULL, 0);
  return value_int(paid);
}

/* ---- Memories ------------------------------------------------------------------ */

/* Ends memories of a kind; they are lost with the object. */
static void forget(ArbGame *g, ArbId me, int kind)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == kind && id_equal(effect->object, me))
      arb_pool_free(g->s, RB_POOL_EFFECT, i);
  }
}

static RbEffect *begin_memory(ArbGame *g, const ArbContext *c, RbEffectKind kind)
{
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, kind, RB_UNTIL_BOARD));
  rb_actions_begun_by(effect, c);
  effect->object = c->me;
  return effect;
}

/* ---- Naming a tag (133.8) ------------------------------------------------- */

/* Tags by their numbers, in the order in which they are listed. */
typedef struct Tags {
  const int *tags;
  int count;
} Tags;

static void list_tags(ArbGame *g, const void *data)
{
  const Tags *listed = data;
  for (int i = 0; i < listed->count; i++)
    ask_option(g, (ArbOption){.verb = RB_V_NAME, .value = listed->tags[i]});
}

/* The tags in alphabetical order, for people. */
static int *sorted_tags(ArbGame *g)
{
  const RbCards *cards = rb_cards(g->cards);
  int *sorted = arena_take(g, (size_t)(cards->tag_count + 1) * sizeof *sorted);
  for (int i = 0; i < cards->tag_count; i++) {
    int at = i;
    for (; at > 0 && strcmp(cards->tags[sorted[at - 1]], cards->tags[i]) > 0; at--)
      sorted[at] = sorted[at - 1];
    sorted[at] = i;
  }
  return sorted;
}

static int tag_named(ArbGame *g, const char *name)
{
  const RbCards *cards = rb_cards(g->cards);
  for (int i = 0; i < cards->tag_count; i++)
    if (strcmp(cards->tags[i], name) == 0) return i;
  arb_flow_refuse(g, "name_tag: no card has the tag \"%s\"", name);
}

static bool is_listed(const int *tags, int count, int tag)
{
  for (int i = 0; i < count; i++)
    if (tags[i] == tag) return true;
  return false;
}

/* The tags that may be named: those of the argument, in its order and each once, or all. */
static const Tags *tags_among(ArbGame *g, const ArbValue *among)
{
  Tags *listed = arena_take(g, sizeof *listed);
  *listed = (Tags){sorted_tags(g), rb_cards(g->cards)->tag_count};
  if (among->type != ARB_T_NAMES) return listed;
  if (among->count == 0) arb_flow_refuse(g, "name_tag: there is no tag in `among`");
  int *tags = arena_take(g, (size_t)among->count * sizeof *tags), count = 0;
  for (int i = 0; i < among->count; i++) {
    int tag = tag_named(g, among->names[i]);
    if (!is_listed(tags, count, tag)) tags[count++] = tag;
  }
  *listed = (Tags){tags, count};
  return listed;
}

/* Names a tag for the object of the ability, as long as it stays; the last one counts. */
ACTION(name_tag)
{
  if (c->you == ARB_NO_SEAT || !state_resolve(g->s, c->me)) return value_nil();
  int tag = arb_ask_pick(g, &(ArbAsk){.player = c->you,
                                      .shape = ARB_PICK,
                                      .rule = "133.8",
                                      .text = "Name a tag",
                                      .source = c->me,
                                      .min = 1,
                                      .max = 1,
                                      .list = list_tags,
                                      .data = tags_among(g, &a[0])})
                .options[0]
                .value;
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_NAMED && id_equal(effect->object, c->me))
      arb_pool_free(g->s, RB_POOL_EFFECT, i);
  }
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_NAMED, RB_UNTIL_BOARD));
  effect->object = c->me;
  effect->amount = (int16_t)tag;
  ArbEvent told = rb_event(g, RB_E_NAMED, c->you, id_index1(c->me));
  told.aux = (int16_t)tag;
  arb_event_record(g, &told);
  return (ArbValue){.type = ARB_T_NAME, .name = rb_cards(g->cards)->tags[tag]};
}

/* ---- Naming a card (132) ------------------------------------------------------- */

const char *const rb_nameable[] = {"unit", "gear", "spell", NULL};

ACTION(name_card)
{
  ArbSeat by = arg_actor(c, &a[1]);
  if (by == ARB_NO_SEAT || !state_resolve(g->s, c->me)) return value_bool(false);
  uint16_t def = arb_act_ask_card_name(g, c, by, "132", rb_nameable, a);
  if (!def) return value_bool(false);
  forget(g, c->me, RB_F_NAMED_CARD);
  begin_memory(g, c, RB_F_NAMED_CARD)->amount = (int16_t)def;
  game_changed(g);
  ArbEvent told = rb_event(g, RB_E_NAMED_CARD, by, id_index1(c->me));
  told.aux = (int16_t)def;
  arb_event_record(g, &told);
  return value_bool(true);
}

/* ---- Looking at facedown cards (129.4) -------------------------------------- */

/* Facedown cards of a player, also those hidden while the effect lasts (rb_hide). */
ACTION(see_facedown)
{
  ArbSeat whose = arg_actor(c, &a[0]);
  if (c->you == ARB_NO_SEAT || whose == ARB_NO_SEAT) return value_bool(false);
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_SEES, a[1].number));
  effect->object = id_player(whose);
  effect->controller = c->you;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_FACEDOWN, 0)))
    if (card_at(g, card1)->controller == whose) arb_know_show(g, card1, 1u << c->you);
  return value_bool(true);
}

/* ---- Putting cards onto decks (108.4) ---------------------------------------- */

/* 411.1: without another player, each owner puts their own cards. */
static ArbValue put_at_end(ArbGame *g, const ArbContext *c, const ArbValue *a, int end)
{
  const ArbId *ids;
  rb_actions_own_zone(g, &a[0], &a[3]);
  int count = arg_objects(a, &ids), done = 0;
  if (!arg_is_true(&a[2]))
    return value_bool(rb_put_on_deck(g, ids, count, arg_actor(c, &a[1]), end) > 0);
  ArbId *theirs = id_room(g, count);
  rb_batch_open(g);
  for (ArbSeat owner = 0; owner < g->s->seats; owner++)
    done +=
        rb_put_on_deck(g, theirs, rb_actions_owned_by(g, ids, count, owner, theirs), owner, end);
  rb_batch_close(g);
  return value_bool(done > 0);
}

ACTION(put_on_top)
{
  return put_at_end(g, c, a, ARB_TOP);
}

ACTION(put_on_bottom)
{
  return put_at_end(g, c, a, ARB_BOTTOM);
}

/* ---- Counters of the cards' own ------------------------------------------------------ */

static int counter_named(ArbGame *g, const char *name)
{
  int counter = rb_counter_named(g, name);
  if (counter < 0)
    arb_flow_refuse(g,
                    "no card lists \"%s\" counters: counters = { \"%s\" } says that this one "
                    "does",
                    name, name);
  return counter;
}

ACTION(put_counters)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), counter = counter_named(g, a[1].name), done = 0;
  int more = a[2].type == ARB_T_INT ? a[2].number : 1;
  for (int i = 0; i < count; i++) {
    if (!actions_there(g, c, ids[i])) continue; /* only objects on the board have counters */
    rb_set_counters(g, ids[i], counter, rb_counters(g, ids[i], counter) + more);
    done += more > 0;
  }
  return value_bool(done > 0);
}

ACTION(remove_counters)
{
  int counter = counter_named(g, a[1].name), less = a[2].type == ARB_T_INT ? a[2].number : 1;
  (void)c;
  if (!arg_given(&a[0])) return value_int(0);
  int there = rb_counters(g, a[0].id, counter);
  if (less > there) less = there;
  if (less) rb_set_counters(g, a[0].id, counter, there - less);
  return value_int(less);
}

/* Of an object that has left only its own ability is told (808.1.d.3); to anybody else its counters
** are null (359.3.e.12), which are none. */
ACTION(counters)
{
  bool known = arg_given(&a[0]) && (id_equal(a[0].id, c->me) || state_resolve(g->s, a[0].id) ||
                                    rb_past_of(g, c, a[0].id));
  return value_int(known ? rb_counters(g, a[0].id, counter_named(g, a[1].name)) : 0);
}

/* ---- What an object remembers -------------------------------------------------------- */

ACTION(remember_number)
{
  if (a[0].type != ARB_T_INT || !actions_there(g, c, c->me)) return value_bool(false);
  if (a[0].number > INT16_MAX || a[0].number < INT16_MIN)
    arb_flow_refuse(g, "remember_number: %d is too large to be remembered", a[0].number);
  forget(g, c->me, RB_F_NUMBER);
  if (a[0].number) begin_memory(g, c, RB_F_NUMBER)->amount = (int16_t)a[0].number;
  game_changed(g);
  return value_bool(true);
}

ACTION(remember_cards)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  if (!actions_there(g, c, c->me)) return value_bool(false);
  bool more = a[1].type == ARB_T_BOOL && a[1].number;
  if (!more) forget(g, c->me, RB_F_CARD);
  for (int i = 0; i < count; i++)
    if (rb_is_there(g, ids[i])) begin_memory(g, c, RB_F_CARD)->refs[0] = ids[i];
  game_changed(g);
  return value_bool(count > 0);
}
