/* SPDX-License-Identifier: MIT */
/*
** act_cards.c -- actions on zones, decks and hands (4, 5.4, 5.7-5.11, 5.20, 9.1).
*/
#include <string.h>

#include "evolve/script/actions.h"
#include "evolve/effects/effects.h"
#include "evolve/script/script.h"

/* ---- Moving (5.4) --------------------------------------------------------------- */

/* The order of cards that are put into a deck: as their player says (4.1.5); the whole deck is
** shuffled; these cards are in random order. */
typedef enum Order { AS_SAID, SHUFFLED, SCATTERED } Order;

typedef struct Place {
  const char *word;
  uint8_t kind, end, event;
  Order order;
} Place;

/*  the word, zone, end, event, order */
#define PLACES(X)                                                     \
  X("field", EV_Z_FIELD, ARB_BOTTOM, EV_E_ENTER, AS_SAID)             \
  X("ex", EV_Z_EX, ARB_BOTTOM, EV_E_PUT, AS_SAID)                     \
  X("hand", EV_Z_HAND, ARB_BOTTOM, EV_E_RETURN, AS_SAID)              \
  X("deck_top", EV_Z_DECK, ARB_TOP, EV_E_PUT, AS_SAID)                \
  X("deck_bottom", EV_Z_DECK, ARB_BOTTOM, EV_E_PUT, AS_SAID)          \
  X("deck_bottom_random", EV_Z_DECK, ARB_BOTTOM, EV_E_PUT, SCATTERED) \
  X("deck", EV_Z_DECK, ARB_BOTTOM, EV_E_PUT, SHUFFLED)                \
  X("cemetery", EV_Z_CEMETERY, ARB_BOTTOM, EV_E_BURY, AS_SAID)        \
  X("banished", EV_Z_BANISHED, ARB_BOTTOM, EV_E_BANISH, AS_SAID)

static const Place places[] = {
#define X(word, zone, end, event, order) {word, zone, end, event, order},
  PLACES(X)
#undef X
};

const char *const ev_place_words[] = {
#define X(word, zone, end, event, order) word,
  PLACES(X)
#undef X
      NULL};

/* Zones with a limit of cards. */
const char *const ev_room_words[] = {"field", "ex", NULL};

static const Place *place_of(ArbGame *g, const char *action, const char *word)
{
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    if (strcmp(places[i].word, word) == 0) return &places[i];
  arb_flow_refuse(g, "%s: there is no place \"%s\" to put cards", action, word);
}

/* 4.3, 4.6, 5.15.1: refuses cards that only the rules themselves move. */
void ev_act_check_moved(ArbGame *g, const char *action, const ArbId *ids, int count)
{
  for (int i = 0; i < count; i++) {
    const ArbCard *card = state_resolve(g->s, ids[i]);
    int kind = card ? zone_kind(g, card->zone) : EV_Z_HAND;
    if (kind == EV_Z_EVOLVE_DECK)
      arb_flow_refuse(g,
                      "%s: a card of the evolve deck is not moved, it only evolves a follower "
                      "(5.15.1): game.evolve(follower)",
                      action);
    if (kind == EV_Z_EVOLVE)
      arb_flow_refuse(g, "%s: an evolved card stays on its follower (5.15.4): name the follower",
                      action);
    if (kind == EV_Z_LEADER) arb_flow_refuse(g, "%s: a leader stays in its area (4.3)", action);
  }
}

/* The zone with a limit that a word names: a field or an EX area. */
int ev_act_limited_place(ArbGame *g, const char *action, const ArbValue *word, int otherwise)
{
  if (word->type != ARB_T_NAME) return otherwise;
  int kind = place_of(g, action, word->name)->kind;
  if (kind != EV_Z_FIELD && kind != EV_Z_EX)
    arb_flow_refuse(g, "%s: \"field\" or \"ex\", not \"%s\"", action, word->name);
  return kind;
}

/* 4.1.6: puts cards into their owners' zones, unless a player is named. */
static int put_among(ArbGame *g, const ArbContext *c, const ArbId *ids, int count, int kind,
                     const ArbValue *whose, ArbId *out)
{
  if (whose->type != ARB_T_NIL) {
    ArbSeat seat = arg_actor(c, whose);
    return seat == ARB_NO_SEAT ? 0 : ev_put_all(g, ids, count, kind, seat, c->you, out);
  }
  int moved = 0;
  ArbId *own = id_room(g, count);
  ev_moment_open(g);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    int n = 0;
    for (int i = 0; i < count; i++) {
      const ArbCard *card = state_resolve(g->s, ids[i]);
      if (card && card->owner == seat) own[n++] = ids[i];
    }
    if (n) moved += ev_put_all(g, own, n, kind, seat, c->you, out + moved);
  }
  ev_moment_close(g);
  return moved;
}

static void shuffle_decks(ArbGame *g, unsigned seats)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (seats >> seat & 1) ev_shuffle(g, seat);
}

/* 4.1.5: puts cards into a deck in random order, for each owner separately; their ids become
** stale. */
static void scatter(ArbGame *g, const ArbId *cards, int count)
{
  ArbId *own = id_room(g, count);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    int n = 0;
    for (int i = 0; i < count; i++)
      if (card_at(g, id_index1(cards[i]))->owner == seat) own[n++] = cards[i];
    arb_zone_scatter(g, own, n);
  }
}

/* Puts cards to a place; `whose`: the player, for fields and EX areas.  Returns them as they lie
** there, where they can be told apart (4.1.5.1). */
static ArbValue put_to(ArbGame *g, const ArbContext *c, const ArbValue *cards, const Place *to,
                       const ArbValue *whose)
{
  const ArbId *ids;
  int count = arg_objects(cards, &ids);
  ArbId *out = id_room(g, count);
  EvMove move = {to->kind, to->end, c->you, to->event};
  unsigned owners = 0;
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, ids[i])) owners |= 1u << state_resolve(g->s, ids[i])->owner;
  if (to->kind == EV_Z_FIELD || to->kind == EV_Z_EX)
    return value_list(out, put_among(g, c, ids, count, to->kind, whose, out));
  if (to->kind == EV_Z_DECK && to->order == AS_SAID) {
    ev_to_deck(g, ids, count, to->end, c->you);
    return value_list(NULL, 0);
  }
  int moved = ev_move_all(g, ids, count, &move, out);
  if (to->order == SHUFFLED) shuffle_decks(g, owners);
  if (to->order == SCATTERED) scatter(g, out, moved);
  return value_list(out, to->order == AS_SAID ? moved : 0);
}

ACTION(put)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  ev_act_check_moved(g, "put", ids, count);
  return put_to(g, c, &a[0], place_of(g, "put", a[1].name), &a[2]);
}

ACTION(put_at_ends)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  uint32_t before = g->s->events;
  ev_act_check_moved(g, "put_at_ends", ids, count);
  ev_to_deck_ends(g, ids, count, c->you);
  return value_happened(g, before);
}

ACTION(return_to_hand)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  ArbId *out = id_room(g, count);
  EvMove move = {EV_Z_HAND, ARB_BOTTOM, c->you, EV_E_RETURN};
  ev_act_check_moved(g, "return_to_hand", ids, count);
  return value_list(out, ev_move_all(g, ids, count, &move, out));
}

/* 5.4.2: tokens that do not fit are not created (4.4.4.2), or go to the EX area. */
ACTION(summon)
{
  int times = arg_count(&a[1], 1), kind = ev_act_limited_place(g, "summon", &a[2], EV_Z_FIELD);
  ArbSeat seat = arg_actor(c, &a[3]);
  bool overflow = a[4].type == ARB_T_NAME && ev_act_limited_place(g, "summon", &a[4], 0) == EV_Z_EX;
  int count = 0, total = a[0].count * times;
  uint16_t *defs = arena_take(g, (size_t)(total + 1) * sizeof *defs);
  ArbId *made = id_room(g, total);
  for (int n = 0; n < times; n++)
    for (int i = 0; i < a[0].count; i++) defs[count++] = ev_act_token(g, a[0].names[i]);
  if (seat == ARB_NO_SEAT) return value_list(NULL, 0);
  int here = overflow ? ev_room(g, kind, seat) : count;
  if (here > count) here = count;
  ev_moment_open(g);
  int done = ev_create_all(g, defs, here, kind, seat, c->you, made);
  done += ev_create_all(g, defs + here, count - here, EV_Z_EX, seat, c->you, made + done);
  ev_moment_close(g);
  return value_list(made, done);
}

ACTION(summon_copy)
{
  int count = arg_count(&a[1], 1), kind = ev_act_limited_place(g, "summon_copy", &a[2], EV_Z_FIELD);
  ArbSeat seat = arg_actor(c, &a[3]);
  ArbId *made = id_room(g, count);
  if (a[0].type != ARB_T_ID || seat == ARB_NO_SEAT) return value_list(NULL, 0);
  return value_list(made, ev_create_copies(g, a[0].id, count, kind, seat, made));
}

ACTION(fill)
{
  int kind = ev_act_limited_place(g, "fill", &a[0], EV_Z_EX), count = 0;
  ArbSeat seat = arg_actor(c, &a[1]);
  int most = seat == ARB_NO_SEAT ? 0 : ev_count(g, EV_Z_DECK, seat);
  ArbId *out = id_room(g, most);
  while (seat != ARB_NO_SEAT && ev_room(g, kind, seat) > 0) { /* one after the other */
    ArbId top;
    if (!ev_top_of(g, seat, 1, &top) || !ev_put_all(g, &top, 1, kind, seat, seat, out + count))
      break;
    count++;
  }
  return value_list(out, count);
}

/* ---- Drawing, discarding (5.9, 5.11) ---------------------------------------------- */

ACTION(draw)
{
  ArbSeat by = arg_actor(c, &a[1]);
  int count = arg_count(&a[0], 0);
  if (by == ARB_NO_SEAT || count < 1) return value_bool(false);
  ev_draw(g, by, count);
  return value_bool(true);
}

ACTION(draw_up_to)
{
  ArbSeat by = arg_actor(c, &a[1]);
  return value_int(by == ARB_NO_SEAT ? 0 : ev_draw_up_to(g, by, arg_count(&a[0], 0)));
}

/* Writes the cards of a hand, or those that match. */
static int in_hand(ArbGame *g, const ArbContext *c, ArbSeat seat, const ArbValue *where,
                   ArbId **out)
{
  int zone = zone_at(g, EV_Z_HAND, seat), count = 0;
  *out = arena_take(g, (size_t)(state_zone(g->s, zone)->count + 1) * sizeof **out);
  for (ZONE_EACH(g, card1, zone))
    if (where->type != ARB_T_SELECTOR || arb_selector_matches(g, where->number, c, id_of(g, card1)))
      (*out)[count++] = id_of(g, card1);
  return count;
}

/* 4.1.2.2: a player who is asked for a kind of card need not have one. */
ACTION(discard)
{
  ArbSeat by = arg_actor(c, &a[1]);
  int wanted = arg_count(&a[0], 0);
  ArbId *hand;
  if (by == ARB_NO_SEAT || wanted < 1) return value_int(0);
  int count = in_hand(g, c, by, &a[3], &hand);
  if (arg_is_true(&a[2])) {
    ArbId *chosen = id_room(g, count);
    return value_int(ev_discard_all(g, chosen, arb_flow_at_random(g, hand, count, wanted, chosen)));
  }
  return value_int(
      ev_discard_some(g, by, hand, count, a[3].type == ARB_T_SELECTOR ? 0 : wanted, wanted, c->me));
}

/* 1.3.4.1: the active player selects first, and nobody sees the cards before all have selected. */
ACTION(all_discard)
{
  int wanted = arg_count(&a[0], 0), count = 0;
  static const ArbValue any;
  ArbSeat seat = ev_table(g)->turn_player;
  ArbId *hand, *chosen = arena_take(g, g->s->pools[ARB_POOL_CARD].used * sizeof *chosen);
  for (int i = 0; i < g->s->seats && wanted > 0; i++, seat = ev_other(seat)) {
    int there = in_hand(g, c, seat, &any, &hand);
    count += ev_pick_discards(g, seat, hand, there, wanted, wanted, c->me, chosen + count);
  }
  return value_int(ev_discard_all(g, chosen, count));
}

ACTION(discard_cards)
{
  const ArbId *ids;
  (void)c;
  int count = arg_objects(&a[0], &ids);
  return value_int(ev_discard_all(g, ids, count));
}

/* ---- Decks (5.7, 5.8, 5.10, 5.20) --------------------------------------------------- */

static ArbValue top_cards(ArbGame *g, ArbSeat seat, int count)
{
  if (seat == ARB_NO_SEAT) return value_list(NULL, 0);
  ArbId *ids = id_room(g, ev_count(g, EV_Z_DECK, seat));
  return value_list(ids, ev_top_of(g, seat, count, ids));
}

ACTION(top)
{
  return top_cards(g, arg_actor(c, &a[1]), arg_count(&a[0], 1));
}

ACTION(mill)
{
  ArbValue cards = top_cards(g, arg_actor(c, &a[1]), arg_count(&a[0], 0));
  ArbId *out = id_room(g, cards.count);
  EvMove move = {EV_Z_CEMETERY, ARB_BOTTOM, c->you, EV_E_BURY};
  return value_list(out, ev_move_all(g, cards.ids, cards.count, &move, out));
}

ACTION(look)
{
  ArbSeat by = arg_actor(c, &a[1]), whose = a[2].type == ARB_T_NIL ? by : arg_actor(c, &a[2]);
  int count = arg_count(&a[0], 0);
  if (by == ARB_NO_SEAT || whose == ARB_NO_SEAT) return value_list(NULL, 0);
  ArbId *ids = id_room(g, ev_count(g, EV_Z_DECK, whose));
  bool up_to = arg_is_true(&a[3]); /* 5.10.2 */
  return value_list(ids, (up_to ? ev_look_at_up_to : ev_look_at_top)(g, by, whose, count, ids));
}

ACTION(reveal)
{
  uint32_t before = g->s->events;
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  (void)c;
  ev_moment_open(g);
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, ids[i])) ev_reveal(g, id_index1(ids[i]));
  ev_moment_close(g);
  return value_happened(g, before);
}

ACTION(reveal_top)
{
  ArbValue cards = top_cards(g, arg_actor(c, &a[1]), arg_count(&a[0], 1));
  ev_act_reveal(g, c, &cards);
  return cards;
}

/* 5.20.1: reveals one card after the other, until one matches, which is the last of the result. */
ACTION(reveal_until)
{
  ArbSeat whose = arg_actor(c, &a[1]);
  ArbContext looked_for = *c;
  looked_for.args = &a[2].number, looked_for.arg_count = a[2].type == ARB_T_INT;
  ArbValue deck = top_cards(g, whose, whose == ARB_NO_SEAT ? 0 : ev_count(g, EV_Z_DECK, whose));
  int count = 0;
  bool found = false;
  ev_moment_open(g);
  while (count < deck.count && !found) {
    ev_reveal(g, id_index1(deck.ids[count]));
    found = arb_selector_matches(g, a[0].number, &looked_for, deck.ids[count]);
    count++;
  }
  ev_moment_close(g);
  return value_list(deck.ids, count);
}

static ArbValue put_seen(ArbGame *g, const ArbContext *c, const ArbValue *word,
                         const ArbValue *cards)
{
  const ArbValue own = value_nil();
  if (word->type != ARB_T_NAME) return *cards;
  return put_to(g, c, cards, place_of(g, "take_from_top", word->name), &own);
}

/* The cards that the player takes of those seen.  Of what has been revealed and finds no room
** nothing can be taken, and nobody is asked; what only the player looks at, the question shows. */
static ArbValue take_seen(ArbGame *g, const ArbContext *c, ArbValue *seen, const ArbValue *a)
{
  const ArbValue *to = &a[ACT_TAKE_TO];
  bool limited = to->type == ARB_T_NAME && a[ACT_TAKE_OF].type == ARB_T_NIL;
  int kind = limited ? place_of(g, "take_from_top", to->name)->kind : EV_Z_HAND;
  bool full = (kind == EV_Z_FIELD || kind == EV_Z_EX) && ev_room(g, kind, c->you) == 0;
  if (full && arg_is_true(&a[ACT_TAKE_REVEALED])) return value_list(NULL, 0);
  return arb_act_take(g, c, ev_act_choose, seen, a);
}

/* A card that is taken and does not move, because there is no room, belongs to the rest
** (4.4.4.2). */
ACTION(take_from_top)
{
  ArbContext *own = arena_take(g, sizeof *own);
  *own = *c;
  own->you = arg_actor(c, &a[ACT_TAKE_BY]);
  if (own->you == ARB_NO_SEAT) return value_list(NULL, 0);
  const ArbValue top[] = {a[ACT_TAKE_COUNT], a[ACT_TAKE_OF]};
  const ArbValue look[] = {a[ACT_TAKE_COUNT], value_nil(), a[ACT_TAKE_OF], value_nil()};
  ArbValue seen = arg_is_true(&a[ACT_TAKE_REVEALED]) ? ev_act_reveal_top(g, own, top)
                                                     : ev_act_look(g, own, look);
  ArbValue taken = take_seen(g, own, &seen, a);
  const ArbValue both[] = {seen, taken};
  if (arg_is_true(&a[ACT_TAKE_REVEAL])) ev_act_reveal(g, own, &taken);
  bool stay = a[ACT_TAKE_TO].type != ARB_T_NAME;
  ArbValue lie = put_seen(g, own, &a[ACT_TAKE_TO], &taken);
  ArbValue rest = stay ? arb_act_rest(g, own, both) : seen;
  put_seen(g, own, &a[ACT_TAKE_REST], &rest);
  return lie;
}

ACTION(search)
{
  ArbSeat by = arg_actor(c, &a[4]);
  EvSearch *search = arena_take(g, sizeof *search);
  int to = a[3].type == ARB_T_NAME ? place_of(g, "search", a[3].name)->kind : EV_Z_HAND;
  if (to != EV_Z_FIELD && to != EV_Z_EX && to != EV_Z_HAND && to != EV_Z_CEMETERY)
    arb_flow_refuse(g, "search: what is found goes to \"hand\", \"field\", \"ex\" or \"cemetery\"");
  if (by == ARB_NO_SEAT) return value_list(NULL, 0);
  *search = (EvSearch){.selector1 = a[0].type == ARB_T_SELECTOR ? a[0].number : 0,
                       .count = arg_count(&a[1], 1),
                       .up_to = arg_is_true(&a[2]),
                       .to = to,
                       .context = *c};
  ArbId *out = id_room(g, search->count);
  return value_list(out, ev_search_for(g, by, search, out));
}

ACTION(shuffle)
{
  uint32_t before = g->s->events;
  ArbSeat seat = arg_actor(c, &a[0]);
  if (seat != ARB_NO_SEAT) ev_shuffle(g, seat);
  return value_happened(g, before);
}
