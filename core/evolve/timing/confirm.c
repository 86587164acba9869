/* SPDX-License-Identifier: MIT */
/*
** confirm.c -- confirmation timing (10.5) and rules handling (11).
**
** The CONFIRM frame stays until nothing is left:
**
**   rules handling, all at once  ->  again, as long as there is some      (10.5.2.1)
**   the active player's pending automatic abilities, one                  (10.5.2.2)
**   the other player's, one                                               (10.5.2.3)
**
** After each ability it starts over (S9).
*/
#include "evolve/effects/effects.h"
#include "evolve/ev.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"
#include "kernel/cards/position.h"

void ev_confirm(ArbGame *g)
{
  arb_frame_push(g, EV_FRAME_CONFIRM);
}

/* ---- Losing (1.2, 11.2) --------------------------------------------------------- */

void ev_lose(ArbGame *g, unsigned losers)
{
  ArbSeat winner = ARB_NO_SEAT;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    if (losers >> seat & 1) ev_tell(g, EV_E_LOSE, seat, id_player(seat), 0, 0);
    else winner = seat;
  }
  g->s->over = 1;
  g->s->winner = winner; /* 1.2.1, 1.2.2 */
  if (winner != ARB_NO_SEAT) g->s->winners |= (uint8_t)(1u << winner);
  ev_tell(g, winner == ARB_NO_SEAT ? EV_E_DRAWN : EV_E_WIN, winner, ARB_NOTHING, 0, 0);
}

void ev_concede(ArbGame *g, ArbSeat seat) /* 1.2.3 */
{
  g->s->gone |= (uint8_t)(1u << seat);
  ev_tell(g, EV_E_CONCEDE, seat, id_player(seat), 0, 0);
  ev_lose(g, 1u << seat);
}

static unsigned losers(ArbGame *g)
{
  unsigned mask = 0;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    int leader1 = ev_leader_of(g, seat);
    bool beaten = leader1 && ev_defense_of(g, leader1) <= 0; /* 11.2.1 */
    beaten |= ev_player(g, seat)->overdrawn;                 /* 11.2.2 */
    if (beaten && !ev_player_cannot(g, seat, EV_CANNOT_LOSE)) mask |= 1u << seat;
  }
  return mask;
}

/* 1.2.3.1, 10.10.1: something else may happen in place of a loss, the active player's first. */
static bool is_saved(ArbGame *g, ArbSeat seat)
{
  ArbEvent *event = arena_take(g, sizeof *event);
  if (!events_have(&ev_cards(g->cards)->replaced, EV_E_LOSE)) return false;
  *event = ev_event(g, EV_E_LOSE, seat, 0);
  event->subject = id_player(seat), event->known = 0xFF;
  event->subject_owner = event->subject_controller = seat;
  event->amount = 1;
  ev_moment_open(g);
  bool saved = ev_replaced(g, event);
  ev_moment_close(g);
  return saved;
}

static unsigned not_saved(ArbGame *g, unsigned losers)
{
  ArbSeat active = ev_table(g)->turn_player;
  for (int i = 0; i < 2; i++) { /* 1.3.4 */
    ArbSeat seat = i ? ev_other(active) : active;
    if (losers >> seat & 1 && is_saved(g, seat)) losers &= ~(1u << seat);
  }
  return losers;
}

bool ev_lose_by_card(ArbGame *g, ArbSeat seat) /* 1.2.4 */
{
  if (ev_player_cannot(g, seat, EV_CANNOT_LOSE) || is_saved(g, seat)) return false;
  ev_lose(g, 1u << seat);
  return true;
}

/* ---- What else is handled (11.3-11.6) -------------------------------------------- */

typedef struct Cards {
  ArbId *ids;
  int count;
} Cards;

static void add(Cards *cards, ArbId id)
{
  for (int i = 0; i < cards->count; i++)
    if (id_equal(cards->ids[i], id)) return;
  cards->ids[cards->count++] = id;
}

static Cards no_cards(ArbGame *g)
{
  return (Cards){arena_take(g, (size_t)(g->s->pools[ARB_POOL_CARD].used + 1) * sizeof(ArbId)), 0};
}

static bool is_dying(const ArbGame *g, int card1) /* 11.3.1 */
{
  return ev_face(g, card1)->type == EV_FOLLOWER && ev_defense_of(g, card1) <= 0;
}

/* 11.6.2: whether a newer card is linked to the same follower. */
static bool is_superseded(const ArbGame *g, int evolve1)
{
  int follower1 = ev_on_field(g, ev_body(g, evolve1)->link);
  return follower1 && ev_newest_link(g, follower1) != evolve1;
}

static bool is_unlinked(const ArbGame *g, int evolve1) /* 11.6.1 */
{
  return id_is_nothing(ev_body(g, evolve1)->link);
}

static bool is_empty_stack(const ArbGame *g, int card1)
{
  return ev_face(g, card1)->type == EV_AMULET && ev_stack_is_empty(g, card1);
}

static bool handling_due_for(ArbGame *g, ArbSeat seat)
{
  for (ZONE_EACH(g, card1, zone_at(g, EV_Z_FIELD, seat)))
    if (is_dying(g, card1) || is_empty_stack(g, card1)) return true;
  for (ZONE_EACH(g, evolve1, zone_at(g, EV_Z_EVOLVE, seat)))
    if (is_superseded(g, evolve1) || is_unlinked(g, evolve1)) return true;
  return ev_count(g, EV_Z_FIELD, seat) > ev_limit(g, EV_Z_FIELD, seat) ||
         ev_count(g, EV_Z_EX, seat) > ev_limit(g, EV_Z_EX, seat);
}

static bool handling_due(ArbGame *g)
{
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (handling_due_for(g, seat)) return true;
  return false;
}

static void list_zone(ArbGame *g, const void *data)
{
  for (ZONE_EACH(g, card1, *(const int *)data))
    ask_option(g, (ArbOption){.verb = EV_V_CARD, .object = id_of(g, card1)});
}

/* 11.4.1, 11.5.1: the player selects the cards that stay. */
static void find_surplus(ArbGame *g, ArbSeat seat, int kind, Cards *surplus)
{
  int *zone = arena_take(g, sizeof *zone), limit = ev_limit(g, kind, seat);
  *zone = zone_at(g, kind, seat);
  if (state_zone(g->s, *zone)->count <= limit) return;
  ArbPicked stay = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                             .shape = ARB_PICK,
                                             .rule = kind == EV_Z_FIELD ? "11.4.1" : "11.5.1",
                                             .text = "There are too many: which cards stay?",
                                             .min = limit,
                                             .max = limit,
                                             .list = list_zone,
                                             .data = zone});
  for (ZONE_EACH(g, card1, *zone)) {
    bool stays = false;
    for (int i = 0; i < stay.count; i++) stays |= id_equal(stay.options[i].object, id_of(g, card1));
    if (!stays) add(surplus, id_of(g, card1));
  }
}

/* 11.6: links end first; cards without a link then go back faceup. */
static void handle_links(ArbGame *g, ArbSeat seat, const Cards *unlinked)
{
  for (ZONE_EACH(g, evolve1, zone_at(g, EV_Z_EVOLVE, seat)))
    if (is_superseded(g, evolve1)) ev_body(g, evolve1)->link = ARB_NOTHING;
  for (int i = 0; i < unlinked->count; i++) {
    int evolve1 = ev_find_in(g, unlinked->ids[i], EV_Z_EVOLVE);
    if (!evolve1 || card_at(g, evolve1)->owner != seat) continue;
    arb_zone_move(g, evolve1, zone_at(g, EV_Z_EVOLVE_DECK, seat), ARB_BOTTOM);
    card_at(g, evolve1)->flags |= EV_CARD_FACEUP;
    ev_tell(g, EV_E_UNLINK, seat, id_of(g, evolve1), 0, 0);
  }
}

/* 11.1.3: finds everything that is due, and then does all of it at one moment. */
static void handle(ArbGame *g)
{
  Cards dying = no_cards(g), surplus = no_cards(g), unlinked = no_cards(g);
  ArbSeat active = ev_table(g)->turn_player;
  for (int i = 0; i < 2; i++) { /* 1.3.4 */
    ArbSeat seat = i ? ev_other(active) : active;
    for (ZONE_EACH(g, card1, zone_at(g, EV_Z_FIELD, seat))) {
      if (is_dying(g, card1)) add(&dying, id_of(g, card1));
      if (is_empty_stack(g, card1)) add(&surplus, id_of(g, card1)); /* 11.7.1 */
    }
    for (ZONE_EACH(g, evolve1, zone_at(g, EV_Z_EVOLVE, seat)))
      if (is_unlinked(g, evolve1)) add(&unlinked, id_of(g, evolve1));
    find_surplus(g, seat, EV_Z_FIELD, &surplus);
    find_surplus(g, seat, EV_Z_EX, &surplus);
  }
  ev_moment_open(g);
  for (int i = 0; i < dying.count; i++) ev_remember(g, id_index1(dying.ids[i]));
  for (int i = 0; i < surplus.count; i++)
    if (ev_on_field(g, surplus.ids[i])) ev_remember(g, id_index1(surplus.ids[i]));
  ev_destroy(g, dying.ids, dying.count, ARB_NO_SEAT);
  ev_bury(g, surplus.ids, surplus.count, ARB_NO_SEAT);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) handle_links(g, seat, &unlinked);
  ev_moment_close(g);
}

/* ---- Pending automatic abilities (10.7.3) ----------------------------------------- */

static int count_pending(const ArbGame *g, ArbSeat seat)
{
  int count = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++) {
    const EvItem *item = ev_item(g, i);
    count += item->kind1 && item->pending && item->controller == seat;
  }
  return count;
}

/* Lists pending abilities in the order in which they triggered. */
static void list_pending(ArbGame *g, const void *data)
{
  ArbSeat seat = *(const ArbSeat *)data;
  uint32_t after = 0;
  for (int left = count_pending(g, seat); left > 0; left--) {
    int next1 = 0;
    for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++) {
      const EvItem *item = ev_item(g, i);
      if (item->kind1 && item->pending && item->controller == seat && item->serial > after &&
          (!next1 || item->serial < ev_item(g, next1)->serial))
        next1 = i;
    }
    const EvItem *next = ev_item(g, next1);
    ArbId about = arb_know_subject(g, &next->event, seat);
    after = next->serial;
    ask_option(g, (ArbOption){.verb = EV_V_TRIGGER,
                              .object = item_id(g, next1),
                              .place = id_equal(about, next->source) ? ARB_NOTHING : about});
  }
}

/* Removes from an item the parts of its event that its ability does not read: subject, place and
** source.  An ability about its own card does read them. */
static void blind(const ArbGame *g, EvItem *item)
{
  if (item->ability == EV_NO_ABILITY) return;
  int blind = ev_ability(g, item->ability)->blind;
  ArbEvent *event = &item->event;
  bool itself = id_equal(event->subject, item->source);
  if (blind == ARB_BLIND_NOT || (itself && blind < ARB_BLIND_TO_ME)) return;
  event->subject = event->place = event->source = event->other = ARB_NOTHING;
  event->subject_owner = event->subject_controller = 0;
  event->subject_def = event->source_def = 0;
  event->known = 0;
  event->amount = 0;
}

/* Whether counters or effects of a card are remembered, which its past does not tell. */
static bool is_marked(const ArbGame *g, ArbId id)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_MARK].used; i++) {
    const EvMark *mark = pool_at(g->s, EV_POOL_MARK, i);
    if (mark->kind1 && id_equal(mark->object, id)) return true;
  }
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++)
    if (ev_effect(g, i)->kind1 && id_equal(ev_effect(g, i)->object, id)) return true;
  return false;
}

/* Whether each item is about a card of its own that left, and the two were alike as they did and
** lie alike now, where everybody sees them (10.7.4.1.2): two followers of one name that die
** together. */
static bool left_alike(const ArbGame *g, ArbId a, ArbId b, int item1, int other1)
{
  const EvPast *past = arb_past_find(g, EV_POOL_PAST, item1, a);
  const EvPast *other_past = arb_past_find(g, EV_POOL_PAST, other1, b);
  if (!past || !other_past || is_marked(g, a) || is_marked(g, b)) return false;
  EvPast one = *past, other = *other_past;
  one.item1 = other.item1, one.id = other.id;
  const ArbCard *card = card_at(g, id_index1(a)), *other_card = card_at(g, id_index1(b));
  return memcmp(&one, &other, sizeof one) == 0 && card->def == other_card->def &&
         card->zone == other_card->zone && !ev_is_private(g, zone_of(g, id_index1(a)));
}

/* Whether two items know the same about what triggered them, or about twins. */
static bool is_like(const ArbGame *g, int item1, int other1)
{
  EvItem one = *ev_item(g, item1), other = *ev_item(g, other1);
  blind(g, &one), blind(g, &other);
  const ArbId ids[][2] = {{one.source, other.source},
                          {one.event.subject, other.event.subject},
                          {one.event.source, other.event.source},
                          {one.event.other, other.event.other}};
  for (int i = 0; i < (int)(sizeof ids / sizeof *ids); i++)
    if (!arb_position_twins(g, ids[i][0], ids[i][1], item1, other1) &&
        !left_alike(g, ids[i][0], ids[i][1], item1, other1))
      return false;
  one.serial = other.serial, one.source = other.source;
  one.timestamp = other.timestamp;
  one.event.subject = other.event.subject, one.event.source = other.event.source;
  one.event.other = other.event.other, one.event.item_serial = other.event.item_serial;
  return memcmp(&one, &other, sizeof one) == 0;
}

/* The oldest pending item if all pending items are the same ability for the same reason, so that
** any of them may be next; else 0. */
static int any_of_pending(const ArbGame *g, ArbSeat seat)
{
  int oldest1 = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++) {
    const EvItem *item = ev_item(g, i);
    if (!item->kind1 || !item->pending || item->controller != seat) continue;
    if (oldest1 && !is_like(g, oldest1, i)) return 0;
    if (!oldest1 || item->serial < ev_item(g, oldest1)->serial) oldest1 = i;
  }
  return oldest1;
}

static bool play_one_pending(ArbGame *g, ArbSeat seat)
{
  if (!count_pending(g, seat)) return false;
  int any1 = any_of_pending(g, seat);
  if (any1) {
    ev_play_pending(g, any1);
    return true;
  }
  ArbSeat *who = arena_take(g, sizeof *who);
  *who = seat;
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                               .shape = ARB_PICK,
                                               .rule = "10.7.3",
                                               .text = "Which automatic ability is next?",
                                               .min = 1,
                                               .max = 1,
                                               .list = list_pending,
                                               .data = who});
  ev_play_pending(g, id_index1(picked.options[0].object));
  return true;
}

void ev_confirm_step(ArbGame *g)
{
  ArbSeat active = ev_table(g)->turn_player;
  unsigned lost = losers(g);
  ev_look_at_states(g);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) ev_player(g, seat)->overdrawn = 0;
  if (lost) {
    arb_flow_seal(g);
    lost = not_saved(g, lost);
    if (lost) ev_lose(g, lost);
  } else if (handling_due(g)) {
    arb_flow_seal(g);
    handle(g);
  } else if (!play_one_pending(g, active) && !play_one_pending(g, ev_other(active))) {
    arb_flow_seal(g);
    arb_frame_pop(g);
  }
}
