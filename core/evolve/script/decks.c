/* SPDX-License-Identifier: MIT */
/*
** decks.c -- decks and hands: drawing, shuffling, revealing, looking, searching, discarding; and
** chance (4.5, 4.7, 5.7-5.11, 5.18-5.20).
*/
#include "evolve/effects/effects.h"
#include "evolve/script/script.h"
#include "kernel/parts/act.h"

/* ---- Decks (4.5, 5.7-5.10) -------------------------------------------------------- */

/* 5.9.1.1, S3: the player loses at the next rules handling, unless an effect replaces that.
** Returns whether it was replaced. */
static bool overdraw(ArbGame *g, ArbSeat seat)
{
  if (events_have(&ev_cards(g->cards)->replaced, EV_E_OVERDRAW)) {
    ArbEvent event = ev_event(g, EV_E_OVERDRAW, seat, 0);
    event.subject = id_player(seat), event.amount = 1;
    if (ev_replaced(g, &event)) return true;
  }
  ev_player(g, seat)->overdrawn = 1;
  ev_tell(g, EV_E_OVERDRAW, seat, id_player(seat), 0, 0);
  return false;
}

/* Puts the top card into the hand; false when the player loses, as there is none.  What replaced
** the loss may have filled the deck; then the card is drawn. */
static bool take_top(ArbGame *g, ArbSeat seat)
{
  int deck = zone_at(g, EV_Z_DECK, seat);
  if (!zone_first(g, deck) && !overdraw(g, seat)) return false;
  int top1 = zone_first(g, deck);
  if (!top1) return true;
  arb_know_open(g); /* what has become the top card is seen before it is drawn */
  arb_zone_move(g, top1, zone_at(g, EV_Z_HAND, seat), ARB_BOTTOM);
  ArbEvent event = ev_event(g, EV_E_DRAW, seat, top1);
  ev_emit(g, &event);
  return true;
}

/* 10.10.1: nobody knows a card that is about to be drawn.  So the event happens to the player, with
** amount 1; a replacement may make it more. */
static bool draw_one(ArbGame *g, ArbSeat seat)
{
  int count = 1;
  if (events_have(&ev_cards(g->cards)->replaced, EV_E_DRAW)) {
    ArbEvent event = ev_event(g, EV_E_DRAW, seat, 0);
    event.subject = id_player(seat), event.amount = 1;
    if (ev_replaced(g, &event)) return true;
    count = event.amount;
  }
  while (count-- > 0)
    if (!take_top(g, seat)) return false;
  return true;
}

void ev_draw(ArbGame *g, ArbSeat seat, int count)
{
  ev_moment_open(g);
  for (int i = 0; i < count; i++) {                       /* 5.9.2: one after the other */
    if (ev_player_cannot(g, seat, EV_CANNOT_DRAW)) break; /* 1.3.3 */
    if (!draw_one(g, seat)) break;
  }
  ev_moment_close(g);
}

int ev_draw_up_to(ArbGame *g, ArbSeat seat, int count)
{
  int drawn = 0;
  while (drawn < count && !ev_player_cannot(g, seat, EV_CANNOT_DRAW) &&
         arb_ask_yes(g, seat, "5.9.3.1", "Draw another card?", ARB_NOTHING)) {
    ev_draw(g, seat, 1); /* 5.9.3.2 */
    drawn++;
  }
  return drawn;
}

void ev_shuffle(ArbGame *g, ArbSeat seat)
{
  for (ZONE_EACH(g, card1, zone_at(g, EV_Z_DECK, seat))) ev_drop_effects(g, id_of(g, card1));
  arb_zone_shuffle(g, zone_at(g, EV_Z_DECK, seat));      /* nobody can tell which card it was */
  ev_tell(g, EV_E_SHUFFLE, seat, id_player(seat), 0, 0); /* 5.8.1.1: also for an empty deck */
}

/* 5.20.1.1: players know what they have seen until nobody can tell which card it is.  A card is
** revealed until the effect ends or the card moves (ev_zone_changed). */
bool ev_is_revealed(const ArbGame *g, int card1)
{
  const ArbCard *card = card_at(g, card1);
  unsigned everybody = (1u << g->s->seats) - 1;
  return card->flags & EV_CARD_REVEALED && (card->known & everybody) == everybody;
}

const uint8_t *ev_revealed_before(ArbGame *g)
{
  int count = g->s->pools[ARB_POOL_CARD].used;
  uint8_t *before = arena_take(g, (size_t)count + 1);
  before[0] = 0;
  for (int i = 1; i <= count; i++) before[i] = card_at(g, i)->flags & EV_CARD_REVEALED;
  return before;
}

void ev_reveal_ends(ArbGame *g, const uint8_t *before)
{
  for (int i = 1; i <= g->s->pools[ARB_POOL_CARD].used; i++)
    if (!before || !before[i]) card_at(g, i)->flags &= (uint8_t)~EV_CARD_REVEALED;
}

void ev_reveal(ArbGame *g, int card1)
{
  arb_know_show(g, card1, 0xFF);
  if (ev_table(g)->running1) card_at(g, card1)->flags |= EV_CARD_REVEALED;
  ev_tell(g, EV_E_REVEAL, card_at(g, card1)->controller, id_of(g, card1), 0, 0);
}

int ev_top_of(const ArbGame *g, ArbSeat seat, int count, ArbId *out)
{
  int n = 0;
  for (ZONE_EACH(g, card1, zone_at(g, EV_Z_DECK, seat))) {
    if (n == count) break;
    out[n++] = id_of(g, card1);
  }
  return n;
}

int ev_look_at_top(ArbGame *g, ArbSeat seat, ArbSeat whose, int count, ArbId *out)
{
  int n = ev_top_of(g, whose, count, out);
  for (int i = 0; i < n; i++) arb_know_show(g, id_index1(out[i]), 1u << seat);
  ev_tell(g, EV_E_LOOK, seat, id_player(whose), n, 0);
  return n;
}

int ev_look_at_up_to(ArbGame *g, ArbSeat seat, ArbSeat whose, int count, ArbId *out)
{
  int n = 0;
  for (ZONE_EACH(g, card1, zone_at(g, EV_Z_DECK, whose))) {
    if (n == count || !arb_ask_yes(g, seat, "5.10.2.2", "Look at the next card?", ARB_NOTHING))
      break;
    arb_know_show(g, card1, 1u << seat); /* 5.10.2.3 */
    out[n++] = id_of(g, card1);
    ev_tell(g, EV_E_LOOK, seat, id_player(whose), 1, 0);
  }
  return n;
}

/* ---- Chance (5.18, 5.19) ------------------------------------------------------------ */

int ev_roll(ArbGame *g, ArbSeat seat, int sides)
{
  arb_flow_seal(g);
  int shows = 1 + (int)arb_rng_below(g->s, (uint32_t)sides);
  ev_tell(g, EV_E_ROLL, seat, id_player(seat), shows, 0);
  return shows;
}

/* ---- Searching (5.7) ----------------------------------------------------------------- */

/* Puts found cards where they go, as many as fit. */
static int take_found(ArbGame *g, ArbSeat seat, int to, const ArbId *found, int count, ArbId *out)
{
  if (to == EV_Z_FIELD || to == EV_Z_EX) return ev_put_all(g, found, count, to, seat, seat, out);
  int event = to == EV_Z_HAND ? EV_E_RETURN : EV_E_BURY;
  return ev_move_all(g, found, count, &(EvMove){to, ARB_BOTTOM, seat, event}, out);
}

/* 4.1.2.2, 5.7.1.1: with a selector the player may find fewer; without one, as many as there are.
** The player is asked even when nothing can be found, so that nobody learns that; an empty deck is
** public. */
int ev_search_for(ArbGame *g, ArbSeat seat, const EvSearch *search, ArbId *out)
{
  int deck = zone_at(g, EV_Z_DECK, seat), size = state_zone(g->s, deck)->count, count = 0;
  ArbId *found = arena_take(g, (size_t)(size + 1) * sizeof *found);
  if (ev_player_cannot(g, seat, EV_CANNOT_SEARCH)) return 0; /* 1.3.3 */
  arb_flow_seal(g);
  for (ZONE_EACH(g, card1, deck)) { /* 5.7.1 */
    arb_know_show(g, card1, 1u << seat);
    if (!search->selector1 ||
        arb_selector_matches(g, search->selector1, &search->context, id_of(g, card1)))
      found[count++] = id_of(g, card1);
  }
  bool exact = !search->selector1 && !search->up_to;
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                               .shape = ARB_PICK,
                                               .always = !exact && size > 0,
                                               .rule = "5.7.1",
                                               .text = "Which cards do you find?",
                                               .source = search->context.me,
                                               .min = exact ? search->count : 0,
                                               .max = search->count,
                                               .list = arb_act_list,
                                               .data = arb_act_listed(g, found, count, EV_V_CARD)});
  ArbId *taken = arena_take(g, (size_t)(picked.count + 1) * sizeof *taken);
  for (int i = 0; i < picked.count; i++) {
    taken[i] = picked.options[i].object;
    if (search->selector1) ev_reveal(g, id_index1(taken[i])); /* 5.7.1.2 */
  }
  ev_moment_open(g);
  int moved = take_found(g, seat, search->to, taken, picked.count, out);
  ev_shuffle(g, seat); /* 5.7.2 */
  ev_moment_close(g);
  return moved;
}

void ev_search(ArbGame *g, ArbSeat seat, int selector1, int count, ArbId source)
{
  EvSearch *search = arena_take(g, sizeof *search);
  *search = (EvSearch){.selector1 = selector1,
                       .count = count,
                       .to = EV_Z_HAND,
                       .context = {.me = source, .you = seat}};
  ev_search_for(g, seat, search, NULL);
}

/* ---- Hands ------------------------------------------------------------------------ */

int ev_discard_all(ArbGame *g, const ArbId *cards, int count)
{
  int done = 0;
  ev_moment_open(g);
  for (int i = 0; i < count; i++) {
    int card1 = ev_find_in(g, cards[i], EV_Z_HAND);
    if (!card1) continue;
    ArbSeat seat = card_at(g, card1)->controller;
    ArbEvent event = ev_event(g, EV_E_DISCARD, seat, card1);
    if (ev_replaced(g, &event)) continue; /* 10.10.1.1 */
    EvMove move = {EV_Z_CEMETERY, ARB_BOTTOM, seat, EV_E_BURY};
    ev_move_all(g, &cards[i], 1, &move, &event.other); /* its id may change */
    event.known = 0xFF;
    ev_emit(g, &event);
    done++;
  }
  ev_moment_close(g);
  return done;
}

int ev_pick_discards(ArbGame *g, ArbSeat seat, const ArbId *cards, int count, int min, int max,
                     ArbId source, ArbId *out)
{
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                               .shape = ARB_PICK,
                                               .rule = "5.11",
                                               .text = "Which cards do you discard?",
                                               .source = source,
                                               .min = min,
                                               .max = max,
                                               .list = arb_act_list,
                                               .data = arb_act_listed(g, cards, count, EV_V_CARD)});
  for (int i = 0; i < picked.count; i++) out[i] = picked.options[i].object;
  return picked.count;
}

int ev_discard_some(ArbGame *g, ArbSeat seat, const ArbId *cards, int count, int min, int max,
                    ArbId source)
{
  ArbId *out = arena_take(g, (size_t)(count + 1) * sizeof *out);
  return ev_discard_all(g, out, ev_pick_discards(g, seat, cards, count, min, max, source, out));
}

int ev_discard(ArbGame *g, ArbSeat seat, int count, ArbId source)
{
  int zone = zone_at(g, EV_Z_HAND, seat), n = 0;
  ArbId *hand = arena_take(g, (size_t)(state_zone(g->s, zone)->count + 1) * sizeof *hand);
  for (ZONE_EACH(g, card1, zone)) hand[n++] = id_of(g, card1);
  return ev_discard_some(g, seat, hand, n, count, count, source);
}
