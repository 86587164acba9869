/* SPDX-License-Identifier: MIT */
/*
** zone.c -- ordered zones, the one function that moves cards, and who has seen what.
**
** A zone is a list of index links through its cards.  Every change of zone goes through
** arb_zone_move, which decides three things: whether the card becomes a new object (its old id
** goes stale), who knows its face now, and whether it gets a record on the board or loses it.
*/
#include <string.h>

#include "kernel/game.h"

static void unlink_card(ArbState *s, int card1)
{
  ArbCard *card = state_card(s, card1);
  ArbZone *zone = state_zone(s, card->zone);
  if (card->prev1) state_card(s, card->prev1)->next1 = card->next1;
  else zone->first1 = card->next1;
  if (card->next1) state_card(s, card->next1)->prev1 = card->prev1;
  else zone->last1 = card->prev1;
  card->next1 = card->prev1 = 0;
  zone->count--;
}

static void link_card(ArbState *s, int card1, int zone_number, int end)
{
  ArbCard *card = state_card(s, card1);
  ArbZone *zone = state_zone(s, zone_number);
  card->zone = (uint8_t)zone_number;
  if (end == ARB_TOP) {
    card->next1 = zone->first1;
    if (zone->first1) state_card(s, zone->first1)->prev1 = (uint16_t)card1;
    else zone->last1 = (uint16_t)card1;
    zone->first1 = (uint16_t)card1;
  } else {
    card->prev1 = zone->last1;
    if (zone->last1) state_card(s, zone->last1)->next1 = (uint16_t)card1;
    else zone->first1 = (uint16_t)card1;
    zone->last1 = (uint16_t)card1;
  }
  zone->count++;
}

static uint32_t touch_of(const ArbGame *game, int zone)
{
  return 1u << zone_kind(game, zone);
}

static const ArbZoneKind *kind_of(const ArbGame *game, int zone)
{
  return &game->rules->zones[zone_kind(game, zone)];
}

static unsigned every_seat(const ArbGame *game)
{
  return (1u << game->s->seats) - 1;
}

static ArbOpen lies_open(ArbGame *game, int zone)
{
  return game->rules->lies_open ? game->rules->lies_open(game, zone) : ARB_OPEN_NONE;
}

/* Takes a body for a card that enters the board, and frees that of a card that leaves it. */
static void change_kind(ArbGame *game, int card1, int from, int to)
{
  const ArbRules *rules = game->rules;
  if (rules->zone_changed) rules->zone_changed(game, card1, from, to);
  ArbCard *card = state_card(game->s, card1);
  bool board = to >= 0 && rules->zones[to].board;
  if (board == (card->body1 != 0) || !rules->body_pool) return;
  if (board) {
    card->body1 = (uint16_t)arb_game_take(game, rules->body_pool);
    *(uint16_t *)pool_at(game->s, rules->body_pool, card->body1) = (uint16_t)card1;
    rules->body_made(game, card1);
  } else {
    arb_pool_free(game->s, rules->body_pool, card->body1);
    card->body1 = 0;
  }
}

int arb_zone_create(ArbGame *game, uint16_t def, ArbSeat owner, int zone, int flags)
{
  int card1 = arb_game_take(game, ARB_POOL_CARD);
  ArbCard *card = state_card(game->s, card1);
  *card = (ArbCard){.def = def,
                    .owner = owner,
                    .controller = owner,
                    .flags = (uint8_t)flags,
                    .generation = (uint16_t)++game->s->created};
  link_card(game->s, card1, zone, ARB_BOTTOM);
  int privacy = kind_of(game, zone)->privacy;
  if (privacy == ARB_PUBLIC) card->known = (uint8_t)every_seat(game);
  if (privacy == ARB_PRIVATE) card->known = (uint8_t)(1u << owner);
  change_kind(game, card1, -1, zone_kind(game, zone));
  game_touched(game, touch_of(game, zone));
  return card1;
}

void arb_zone_fill(ArbGame *game, const ArbSection *section, ArbSeat owner, int kind)
{
  for (int i = 0; i < section->count; i++)
    arb_zone_create(game, section->cards[i], owner, zone_at(game, kind, owner), 0);
}

void arb_zone_fill_mixed(ArbGame *game, const ArbSection *section, ArbSeat owner, int kind)
{
  const size_t bytes = (size_t)section->count * sizeof *section->cards;
  uint16_t *cards = arena_take(game, bytes + 1);
  if (section->count) memcpy(cards, section->cards, bytes);
  for (int i = section->count - 1; i > 0; i--) {
    int other = (int)arb_rng_below(game->s, (uint32_t)i + 1);
    uint16_t card = cards[i];
    cards[i] = cards[other], cards[other] = card;
  }
  arb_zone_fill(game, &(ArbSection){cards, section->count}, owner, kind);
}

void arb_zone_destroy(ArbGame *game, int card1)
{
  int zone = state_card(game->s, card1)->zone;
  change_kind(game, card1, zone_kind(game, zone), -1);
  unlink_card(game->s, card1);
  arb_pool_free(game->s, ARB_POOL_CARD, card1);
  game_touched(game, touch_of(game, zone));
}

/* ---- Knowledge ---------------------------------------------------------- */

bool arb_know_sees(const ArbGame *game, const ArbState *state, int card1, ArbSeat seat)
{
  const ArbCard *card = state_card(state, card1);
  if (seat == ARB_NO_SEAT) return true;
  return seat < game->base->seats && card->known & 1u << seat;
}

ArbId arb_know_subject(const ArbGame *game, const ArbEvent *event, ArbSeat seat)
{
  const ArbCard *card = state_resolve(game->s, event->subject);
  if (!card) return ARB_NOTHING;
  bool lies = game->rules->zones[zone_kind(game, card->zone)].board ||
              arb_know_sees(game, game->s, id_index1(event->subject), seat);
  return lies ? event->subject : ARB_NOTHING;
}

void arb_know_show(ArbGame *game, int card1, unsigned mask)
{
  ArbCard *card = state_card(game->s, card1);
  unsigned news = mask & every_seat(game) & ~(unsigned)card->known;
  card->known |= (uint8_t)news;
  /* What the player of an open step has seen cannot be taken back; the others
  ** see the step only when it is sealed. */
  if (game->run.seat == ARB_NO_SEAT ? news != 0 : news >> game->run.seat & 1) arb_flow_seal(game);
}

/* The first card of a zone that is not public, and how many of its cards lie open. */
static int first_open(ArbGame *game, int zone, int *count)
{
  bool open = kind_of(game, zone)->privacy != ARB_PUBLIC && state_zone(game->s, zone)->count;
  ArbOpen which = open ? lies_open(game, zone) : ARB_OPEN_NONE;
  *count = which == ARB_OPEN_ALL ? state_zone(game->s, zone)->count : which == ARB_OPEN_TOP;
  return zone_first(game, zone);
}

void arb_know_open(ArbGame *game)
{
  const ArbRules *rules = game->rules;
  int count;
  if (!rules->lies_open || (rules->any_lies_open && !rules->any_lies_open(game))) return;
  for (int zone = 0; zone < game->s->pools[ARB_POOL_ZONE].used; zone++)
    for (int card1 = first_open(game, zone, &count); count > 0; count--) {
      arb_know_show(game, card1, every_seat(game));
      card1 = card_next(game, card1);
    }
}

bool arb_know_open_is_shown(ArbGame *game)
{
  int count;
  for (int zone = 0; zone < game->s->pools[ARB_POOL_ZONE].used && game->rules->lies_open; zone++)
    for (int card1 = first_open(game, zone, &count); count > 0; count--) {
      if (every_seat(game) & ~(unsigned)card_at(game, card1)->known) return false;
      card1 = card_next(game, card1);
    }
  return true;
}

/* Exchanges the contents of two slots, so that neither slot tells which card it holds. */
static void swap_faces(ArbState *s, int a1, int b1)
{
  ArbCard *a = state_card(s, a1), *b = state_card(s, b1);
  uint16_t def = a->def;
  uint8_t known = a->known;
  a->def = b->def, a->known = b->known;
  b->def = def, b->known = known;
}

/* Hides a card that leaves its owner's hand unseen.  Others who knew cards of that hand no longer
** know which of them this is, so their knowledge ends.  The card gets the slot of a random card of
** the hand.  Returns the slot that leaves. */
static int hide_among(ArbGame *game, int card1)
{
  ArbState *s = game->s;
  ArbCard *card = state_card(s, card1);
  unsigned owner = 1u << card->owner;
  bool others_knew = false;
  int count = 0;
  for (int at = zone_first(game, card->zone); at; at = card_next(game, at)) {
    count++;
    others_knew |= (state_card(s, at)->known & ~owner) != 0;
  }
  if (!others_knew) return card1;
  arb_flow_seal(game);
  int chosen = (int)arb_rng_below(s, (uint32_t)count), other1 = zone_first(game, card->zone);
  while (chosen-- > 0) other1 = card_next(game, other1);
  if (other1 != card1) swap_faces(s, card1, other1);
  for (int at = zone_first(game, card->zone); at; at = card_next(game, at)) {
    state_card(s, at)->known &= (uint8_t)owner;
    state_card(s, at)->generation++;
  }
  return other1;
}

/* ---- Moving ------------------------------------------------------------- */

/* Whether a move keeps the id: into a zone that says so (where played cards wait), from there to
** the board, and within the board.  Every other move makes a new object. */
static bool keeps_id(const ArbZoneKind *from, const ArbZoneKind *to)
{
  return to->keeps_id == ARB_KEEPS_ID || (to->board && (from->board || from->keeps_id));
}

void arb_zone_move(ArbGame *game, int card1, int zone, int end)
{
  ArbCard *card = state_card(game->s, card1);
  int from_kind = zone_kind(game, card->zone), to_kind = zone_kind(game, zone);
  const ArbZoneKind *from = &game->rules->zones[from_kind], *to = &game->rules->zones[to_kind];
  if (from->privacy == ARB_PRIVATE && !from->board && to->privacy != ARB_PUBLIC &&
      to->keeps_id != ARB_KEEPS_ID && lies_open(game, card->zone) != ARB_OPEN_ALL) {
    card1 = hide_among(game, card1);
    card = state_card(game->s, card1);
  }
  if (from->board && from->privacy == ARB_PRIVATE && to_kind != from_kind)
    arb_know_show(game, card1, every_seat(game)); /* it lay facedown: it is revealed */
  change_kind(game, card1, from_kind, to_kind);
  unlink_card(game->s, card1);
  link_card(game->s, card1, zone, end);
  if (!keeps_id(from, to)) card->generation++;
  if (!to->board || !from->board) card->controller = card->owner;
  game_touched(game, 1u << from_kind | 1u << to_kind);
  if (to->privacy == ARB_PUBLIC) arb_know_show(game, card1, every_seat(game));
  if (to->privacy == ARB_PRIVATE)
    arb_know_show(game, card1,
                  lies_open(game, zone) == ARB_OPEN_ALL ? every_seat(game) : 1u << card->owner);
}

int arb_zone_lay(ArbGame *game, int card1, int zone)
{
  bool top = kind_of(game, zone)->privacy == ARB_SECRET;
  arb_zone_move(game, card1, zone, top ? ARB_TOP : ARB_BOTTOM);
  return top ? state_zone(game->s, zone)->first1 : state_zone(game->s, zone)->last1;
}

bool arb_zone_takes(const ArbGame *game, int kind, uint16_t def)
{
  const char *types = game->rules->zones[kind].types, *type = arb_card_type(game->cards, def);
  size_t length = strlen(type);
  for (const char *at = types; at && *at; at += strspn(at, " ")) {
    size_t word = strcspn(at, " ");
    if (word == length && memcmp(at, type, length) == 0) return true;
    at += word;
  }
  return !types;
}

/* Deals the faces of `count` slots over them again, and forgets who saw them. */
static void deal_faces(ArbGame *game, const uint16_t *slots, int count)
{
  ArbState *s = game->s;
  for (int i = count - 1; i > 0; i--)
    swap_faces(s, slots[i], slots[arb_rng_below(s, (uint32_t)i + 1)]);
  for (int i = 0; i < count; i++) {
    state_card(s, slots[i])->generation++;
    state_card(s, slots[i])->known = 0;
  }
}

/* Makes two permutations: of the places in the zone, and of the faces over the slots.  With only
** one of them, a slot would tell its face or its place. */
void arb_zone_shuffle(ArbGame *game, int zone_number)
{
  ArbState *s = game->s;
  ArbZone *zone = state_zone(s, zone_number);
  int count = zone->count, n = 0;
  if (count == 0) return;
  arb_flow_seal(game);
  uint16_t *slots = arena_take(game, (size_t)count * sizeof *slots);
  for (int at = zone->first1; at; at = card_next(game, at)) slots[n++] = (uint16_t)at;
  deal_faces(game, slots, count);
  for (int i = count - 1; i > 0; i--) {
    int j = (int)arb_rng_below(s, (uint32_t)i + 1);
    uint16_t slot = slots[i];
    slots[i] = slots[j], slots[j] = slot;
  }
  zone->first1 = zone->last1 = zone->count = 0;
  for (int i = 0; i < count; i++) {
    state_card(s, slots[i])->next1 = state_card(s, slots[i])->prev1 = 0;
    link_card(s, slots[i], zone_number, ARB_BOTTOM);
  }
  game_touched(game, touch_of(game, zone_number));
}

void arb_zone_scatter(ArbGame *game, const ArbId *cards, int count)
{
  if (count < 2) return;
  arb_flow_seal(game);
  uint16_t *slots = arena_take(game, (size_t)count * sizeof *slots);
  for (int i = 0; i < count; i++) slots[i] = (uint16_t)id_index1(cards[i]);
  deal_faces(game, slots, count);
  game_changed(game);
}
