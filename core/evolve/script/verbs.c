/* SPDX-License-Identifier: MIT */
/*
** verbs.c -- what the rules and the cards do to cards and players (5, 9.1, 4.1); decks and hands
** are in decks.c.
**
** Each verb happens at one moment (trigger.c).  Stale ids are left out: a part of an action that
** cannot be done is not done (1.3.2).
*/
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "kernel/parts/act.h"

/* ---- Moving -------------------------------------------------------------------- */

/* 9.1.4: whether a token may be in a zone other than a field; ev_may_go checks fields (4.4.1). */
static bool token_may_be(int kind)
{
  return kind == EV_Z_EX || kind == EV_Z_RESOLUTION;
}

static void tell_leaving(ArbGame *g, int card1, ArbSeat actor, int to)
{
  ArbEvent event = ev_event(g, EV_E_LEAVE, actor, card1);
  event.aux = (int16_t)to;
  ev_emit(g, &event);
}

/* Records a move: of the card as it was called before; `other`: as it is called now. */
static void tell_move(ArbGame *g, int event_kind, ArbSeat actor, ArbEvent before, int card1,
                      int aux)
{
  ArbEvent event = before;
  event.kind1 = (uint16_t)(event_kind + 1);
  event.actor = actor;
  event.known = card_at(g, card1)->known;
  event.other = id_of(g, card1);
  event.aux = (int16_t)aux;
  ev_emit(g, &event);
}

/* 1.3.3, 10.10: whether a ban or a replacement keeps the card from it. */
static bool is_kept(ArbGame *g, int card1, int kind, ArbSeat actor, int event_kind)
{
  if (event_kind == EV_E_BANISH && ev_cannot(g, card1, EV_CANNOT_BE_BANISHED)) return true;
  if (event_kind == EV_E_RETURN && ev_cannot(g, card1, EV_CANNOT_BE_RETURNED)) return true;
  if (!events_have(&ev_cards(g->cards)->replaced, event_kind)) return false;
  ArbEvent event = ev_event(g, event_kind, actor, card1);
  event.aux = (int16_t)(event_kind == EV_E_PUT ? kind : zone_of(g, card1));
  return ev_replaced(g, &event);
}

/* Moves a card to a zone that is not the field.  Returns the card as it lies now: among hidden
** cards it may have another slot (kernel/step/zone.c).  0: a token that ceased to exist
** (9.1.4.3). */
static int move_now(ArbGame *g, int card1, int kind, int end, ArbSeat actor, int event_kind)
{
  if (is_kept(g, card1, kind, actor, event_kind)) return card1;
  int from = zone_of(g, card1), zone = zone_at(g, kind, card_at(g, card1)->owner);
  ArbEvent before = ev_event(g, event_kind, actor, card1);
  bool token = card_at(g, card1)->flags & ARB_CARD_TOKEN;
  bool hides = ev_is_private(g, kind) && !ev_is_private(g, from); /* 10.7.4.1.1 */
  bool ends = token && !token_may_be(kind);                       /* 9.1.4.3, 10.11.1 */
  if (from == EV_Z_FIELD || hides || ends) ev_remember(g, card1);
  if (from == EV_Z_FIELD) tell_leaving(g, card1, actor, kind);
  if (from == EV_Z_HAND) ev_drop_effects(g, id_of(g, card1));
  arb_zone_move(g, card1, zone, end);
  int moved1 = end == ARB_TOP ? state_zone(g->s, zone)->first1 : state_zone(g->s, zone)->last1;
  if (from == EV_Z_HAND) ev_effects_follow(g, card1, moved1);
  card1 = moved1;
  int aux = event_kind == EV_E_PUT ? kind : from;
  tell_move(g, event_kind, actor, before, card1, aux);
  if (!ends) return card1;
  tell_move(g, EV_E_ELIMINATE, actor, before, card1, kind);
  arb_zone_destroy(g, card1);
  return 0;
}

/* 10.6.2.1: moves a card that is played.  Returns the card as it lies now. */
int ev_move_to_resolution(ArbGame *g, int card1)
{
  arb_zone_move(g, card1, zone_at(g, EV_Z_RESOLUTION, 0), ARB_TOP);
  return card1;
}

/* Moves a card away from where it is, unless something keeps it on the field. */
static int move_away(ArbGame *g, int card1, int kind, int end, ArbSeat actor, int event_kind)
{
  if (ev_stays(g, card1, actor, kind)) return card1;
  return move_now(g, card1, kind, end, actor, event_kind);
}

/* Remembers every card that leaves the field, as it was before any of them left. */
static void remember_all(ArbGame *g, const ArbId *cards, int count)
{
  for (int i = 0; i < count; i++)
    if (ev_on_field(g, cards[i])) ev_remember(g, id_index1(cards[i]));
}

/* 4.3, 4.6, 4.12: whether an effect can move it; not leaders, evolved cards. */
static bool may_move(const ArbGame *g, ArbId id)
{
  const ArbCard *card = state_resolve(g->s, id);
  int kind = card ? zone_kind(g, card->zone) : EV_Z_LEADER;
  return card && kind != EV_Z_LEADER && kind != EV_Z_EVOLVE && kind != EV_Z_EVOLVE_DECK;
}

bool ev_may_go(const ArbGame *g, ArbId id, int kind)
{
  return may_move(g, id) && arb_zone_takes(g, kind, state_resolve(g->s, id)->def);
}

int ev_move_all(ArbGame *g, const ArbId *cards, int count, const EvMove *move, ArbId *out)
{
  int moved = 0;
  ev_moment_open(g);
  remember_all(g, cards, count);
  for (int i = 0; i < count; i++) {
    if (!ev_may_go(g, cards[i], move->kind)) continue;
    int card1 = move_away(g, id_index1(cards[i]), move->kind, move->end, move->actor, move->event);
    if (!card1 || zone_of(g, card1) != move->kind) continue; /* it is gone, or did not move */
    if (out) out[moved] = id_of(g, card1);
    moved++;
  }
  ev_moment_close(g);
  return moved;
}

void ev_bury(ArbGame *g, const ArbId *cards, int count, ArbSeat actor)
{
  ev_move_all(g, cards, count, &(EvMove){EV_Z_CEMETERY, ARB_BOTTOM, actor, EV_E_BURY}, NULL);
}

void ev_banish(ArbGame *g, const ArbId *cards, int count, ArbSeat actor)
{
  ev_move_all(g, cards, count, &(EvMove){EV_Z_BANISHED, ARB_BOTTOM, actor, EV_E_BANISH}, NULL);
}

void ev_return(ArbGame *g, const ArbId *cards, int count, ArbSeat actor)
{
  ev_move_all(g, cards, count, &(EvMove){EV_Z_HAND, ARB_BOTTOM, actor, EV_E_RETURN}, NULL);
}

int ev_destroy(ArbGame *g, const ArbId *cards, int count, ArbSeat actor)
{
  int done = 0;
  ev_moment_open(g);
  remember_all(g, cards, count);
  for (int i = 0; i < count; i++) {
    int card1 = ev_on_field(g, cards[i]);
    if (!card1) continue; /* 5.5.1: only cards on a field */
    if (ev_table(g)->running1 && ev_cannot(g, card1, EV_CANNOT_BE_DESTROYED)) continue; /* 1.3.3 */
    ArbEvent event = ev_event(g, EV_E_DESTROY, actor, card1);
    if (ev_replaced(g, &event)) continue; /* 10.10.1.1: then it was not destroyed */
    if (ev_stays(g, card1, actor, EV_Z_CEMETERY)) continue;
    ev_emit(g, &event);
    move_now(g, card1, EV_Z_CEMETERY, ARB_BOTTOM, actor, EV_E_BURY);
    done++;
  }
  ev_moment_close(g);
  return done;
}

/* ---- Several at once (4.1.5) ------------------------------------------------------- */

typedef struct Ids {
  const ArbId *ids;
  int count;
} Ids;

static const void *listed(ArbGame *g, const Ids *list)
{
  return arb_act_listed(g, list->ids, list->count, EV_V_CARD);
}

/* Adds an id, each only once. */
static void add_id(ArbId *ids, int *count, ArbId id)
{
  for (int i = 0; i < *count; i++)
    if (id_equal(ids[i], id)) return;
  ids[(*count)++] = id;
}

/* The source of the resolving ability, for questions; nothing when a rule acts. */
static ArbId running_source(const ArbGame *g)
{
  int running1 = ev_table(g)->running1;
  return running1 ? ev_item(g, running1)->source : ARB_NOTHING;
}

/* 4.1.5: one owner's cards in an order that the owner chooses, the first on top. */
static Ids ordered(ArbGame *g, ArbSeat owner, const ArbId *cards, int count)
{
  ArbId *own = arena_take(g, (size_t)(count + 1) * sizeof *own);
  Ids *list = arena_take(g, sizeof *list);
  *list = (Ids){own, 0};
  for (int i = 0; i < count; i++)
    if (ev_may_go(g, cards[i], EV_Z_DECK) && state_resolve(g->s, cards[i])->owner == owner)
      add_id(own, &list->count, cards[i]);
  if (list->count < 2) return *list;
  ArbPicked order = arb_ask_order(g, &(ArbAsk){.player = owner,
                                               .shape = ARB_ORDER,
                                               .rule = "4.1.5",
                                               .text = "In which order do they lie?",
                                               .source = running_source(g),
                                               .list = arb_act_list,
                                               .data = listed(g, list)});
  ArbId *sorted = arena_take(g, (size_t)(count + 1) * sizeof *sorted);
  for (int i = 0; i < order.count; i++) sorted[i] = order.options[i].object;
  return (Ids){sorted, order.count};
}

/* 4.1.5.1: of several cards, nobody else knows which is which. */
void ev_to_deck(ArbGame *g, const ArbId *cards, int count, int end, ArbSeat actor)
{
  Ids own[2];
  ArbSeat active = ev_table(g)->turn_player;
  own[0] = ordered(g, active, cards, count); /* 1.3.4 */
  own[1] = ordered(g, ev_other(active), cards, count);
  ev_moment_open(g);
  remember_all(g, cards, count);
  for (int i = 0; i < 2; i++) {
    const Ids *list = &own[i];
    for (int j = 0; j < list->count; j++) {
      ArbId id = list->ids[end == ARB_TOP ? list->count - 1 - j : j];
      int card1 = move_away(g, id_index1(id), EV_Z_DECK, end, actor, EV_E_PUT);
      if (card1 && list->count > 1)
        card_at(g, card1)->known &= (uint8_t)(1u << card_at(g, card1)->owner);
    }
  }
  ev_moment_close(g);
}

/* "On the top or bottom of its owner's deck": each card's controller chooses, all at one moment. */
void ev_to_deck_ends(ArbGame *g, const ArbId *cards, int count, ArbSeat actor)
{
  ArbId *top = arena_take(g, (size_t)(count + 1) * sizeof *top);
  ArbId *bottom = arena_take(g, (size_t)(count + 1) * sizeof *bottom);
  int above = 0, below = 0;
  for (int i = 0; i < count; i++) {
    if (!ev_may_go(g, cards[i], EV_Z_DECK)) continue;
    ArbSeat seat = card_at(g, id_index1(cards[i]))->controller;
    if (arb_ask_yes(g, seat, "4.1.5", "On top of its owner's deck?", cards[i]))
      top[above++] = cards[i];
    else bottom[below++] = cards[i];
  }
  ev_moment_open(g);
  remember_all(g, cards, count);
  ev_to_deck(g, top, above, ARB_TOP, actor);
  ev_to_deck(g, bottom, below, ARB_BOTTOM, actor);
  ev_moment_close(g);
}

/* ---- Onto the field, into the EX area (5.4, 4.4.4.2, 4.8.3.2) --------------------- */

int ev_room(ArbGame *g, int kind, ArbSeat seat)
{
  int room = ev_limit(g, kind, seat) - ev_count(g, kind, seat);
  return room > 0 ? room : 0;
}

/* The zone that a card comes from, for triggers on moves (5.4.3). */
static int origin(const ArbGame *g, int card1)
{
  int kind = zone_of(g, card1), running1 = ev_table(g)->running1;
  return kind == EV_Z_RESOLUTION && running1 ? ev_item(g, running1)->from_zone : kind;
}

/* 12.8.2 (i): asks the player whether to engage a follower with Ward. */
static void offer_ward(ArbGame *g, int card1)
{
  ArbSeat seat = card_at(g, card1)->controller;
  if (ev_face(g, card1)->type != EV_FOLLOWER || !ev_has(g, card1, EV_KW_WARD)) return;
  if (ev_body(g, card1)->flags & EV_ENGAGED) return; /* it was put there engaged */
  if (arb_ask_yes(g, seat, "12.8.2", "Engage this follower with Ward?", id_of(g, card1)))
    ev_engage(g, card1, seat);
}

static void arrive(ArbGame *g, int card1, int kind, ArbSeat seat, ArbSeat actor, int from)
{
  card_at(g, card1)->controller = seat;                       /* 3.1.2 */
  if (kind == EV_Z_FIELD) ev_body(g, card1)->flags |= EV_NEW; /* 8.4.2.1 */
  if (kind == EV_Z_FIELD && ev_has(g, card1, EV_KW_STACK))    /* 13.3.2.2 */
    ev_put_counters(g, id_of(g, card1), EV_STACK_COUNTER, 1);
  if (kind == EV_Z_FIELD && ev_enters_engaged(g, card1)) ev_body(g, card1)->flags |= EV_ENGAGED;
  ArbEvent event = ev_event(g, kind == EV_Z_FIELD ? EV_E_ENTER : EV_E_PUT, actor, card1);
  event.aux = (int16_t)(kind == EV_Z_FIELD ? from : kind);
  ev_emit(g, &event);
  if (kind == EV_Z_FIELD) offer_ward(g, card1);
}

static void put_one(ArbGame *g, int card1, int kind, ArbSeat seat, ArbSeat actor)
{
  int from = origin(g, card1);
  if (ev_stays(g, card1, actor, kind)) return;
  if (zone_of(g, card1) == EV_Z_FIELD) {
    ev_remember(g, card1);
    tell_leaving(g, card1, actor, kind);
  }
  arb_zone_move(g, card1, zone_at(g, kind, seat), ARB_BOTTOM);
  arrive(g, card1, kind, seat, actor, from);
}

static bool may_be_put(const ArbGame *g, ArbId id, int kind)
{
  const ArbCard *card = state_resolve(g->s, id);
  return ev_may_go(g, id, kind) && zone_kind(g, card->zone) != kind; /* 4.4.1 */
}

static ArbAsk which_fit(const ArbGame *g, int kind, int room, ArbSeat actor)
{
  return (ArbAsk){.player = actor,
                  .rule = kind == EV_Z_FIELD ? "4.4.4.2" : "4.8.3.2",
                  .text = "There is not room for all: which ones?",
                  .source = running_source(g),
                  .min = room,
                  .max = room};
}

/* 4.4.4.2, 4.8.3.2: keeps as many as fit; the others do not move. */
static void keep_what_fits(ArbGame *g, Ids *list, int kind, ArbSeat seat, ArbSeat actor)
{
  int room = ev_room(g, kind, seat);
  if (list->count <= room) return;
  ArbAsk ask = which_fit(g, kind, room, actor);
  ask.shape = ARB_PICK, ask.list = arb_act_list, ask.data = listed(g, list);
  ArbPicked picked = arb_ask_pick(g, &ask);
  ArbId *chosen = arena_take(g, (size_t)(picked.count + 1) * sizeof *chosen);
  for (int i = 0; i < picked.count; i++) chosen[i] = picked.options[i].object;
  *list = (Ids){chosen, picked.count};
}

int ev_put_all(ArbGame *g, const ArbId *cards, int count, int kind, ArbSeat seat, ArbSeat actor,
               ArbId *out)
{
  int moved = 0;
  ArbId *able = arena_take(g, (size_t)(count + 1) * sizeof *able);
  Ids *list = arena_take(g, sizeof *list);
  *list = (Ids){able, 0};
  for (int i = 0; i < count; i++)
    if (may_be_put(g, cards[i], kind)) add_id(able, &list->count, cards[i]);
  keep_what_fits(g, list, kind, seat, actor);
  ev_moment_open(g);
  remember_all(g, list->ids, list->count);
  for (int i = 0; i < list->count; i++) {
    int card1 = id_index1(list->ids[i]);
    put_one(g, card1, kind, seat, actor);
    if (zone_of(g, card1) != kind) continue; /* something kept it where it was */
    if (out) out[moved] = id_of(g, card1);
    moved++;
  }
  ev_moment_close(g);
  return moved;
}

void ev_put(ArbGame *g, const ArbId *cards, int count, int kind, ArbSeat seat, ArbSeat actor)
{
  ev_put_all(g, cards, count, kind, seat, actor, NULL);
}

/* 10.7.4.3, 10.9.2, S22: it remains the same card, which does not "enter". */
static void change_fields(ArbGame *g, int card1, ArbSeat seat)
{
  arb_zone_move(g, card1, zone_at(g, EV_Z_FIELD, seat), ARB_BOTTOM);
  card_at(g, card1)->controller = seat;
  EvBody *body = ev_body(g, card1);
  if (!(body->flags & EV_NEW)) body->flags |= EV_NEW | EV_TAKEN;
  ev_tell(g, EV_E_CONTROL, seat, id_of(g, card1), 0, 0);
}

/* 10.7.4.3, 5.12: also between full fields, because each makes room for the other. */
bool ev_exchange_control(ArbGame *g, ArbId a, ArbId b)
{
  int one1 = ev_on_field(g, a), other1 = ev_on_field(g, b);
  ArbSeat one = one1 ? card_at(g, one1)->controller : ARB_NO_SEAT;
  ArbSeat other = other1 ? card_at(g, other1)->controller : ARB_NO_SEAT;
  if (!one1 || !other1 || one == other) return false;
  ev_moment_open(g);
  change_fields(g, one1, other);
  change_fields(g, other1, one);
  ev_moment_close(g);
  return true;
}

void ev_take_control(ArbGame *g, const ArbId *cards, int count, ArbSeat seat, ArbSeat actor)
{
  ArbId *able = arena_take(g, (size_t)(count + 1) * sizeof *able);
  Ids *list = arena_take(g, sizeof *list);
  *list = (Ids){able, 0};
  for (int i = 0; i < count; i++)
    if (ev_on_field(g, cards[i]) && card_at(g, id_index1(cards[i]))->controller != seat)
      add_id(able, &list->count, cards[i]);
  keep_what_fits(g, list, EV_Z_FIELD, seat, actor);
  ev_moment_open(g);
  for (int i = 0; i < list->count; i++) change_fields(g, id_index1(list->ids[i]), seat);
  ev_moment_close(g);
}

/* ---- Tokens (9.1, 5.16) ------------------------------------------------------------ */

/* 9.1.2.1-2: creates a token in a zone; the zone's player owns it. */
static int create_one(ArbGame *g, uint16_t def, int kind, ArbSeat seat)
{
  int card1 = arb_zone_create(g, def, seat, zone_at(g, kind, seat), ARB_CARD_TOKEN);
  ArbEvent event = ev_event(g, EV_E_CREATE, seat, card1);
  event.aux = (int16_t)kind;
  ev_emit(g, &event);
  arrive(g, card1, kind, seat, seat, kind == EV_Z_FIELD ? EV_ZONES : kind);
  return card1;
}

typedef struct Names {
  const uint16_t *defs;
  int count;
} Names;

static void list_names(ArbGame *g, const void *data)
{
  const Names *names = data;
  for (int i = 0; i < names->count; i++)
    ask_option(g, (ArbOption){.verb = EV_V_TOKEN, .value = names->defs[i], .aux = (uint16_t)i});
}

int ev_pick_tokens(ArbGame *g, const ArbAsk *ask, uint16_t *defs, int count)
{
  Names *names = arena_take(g, sizeof *names);
  ArbAsk whole = *ask;
  *names = (Names){defs, count};
  whole.shape = ARB_PICK, whole.list = list_names, whole.data = names;
  ArbPicked picked = arb_ask_pick(g, &whole);
  uint16_t *chosen = arena_take(g, (size_t)(picked.count + 1) * sizeof *chosen);
  for (int i = 0; i < picked.count; i++) chosen[i] = (uint16_t)picked.options[i].value;
  for (int i = 0; i < picked.count; i++) defs[i] = chosen[i];
  return picked.count;
}

/* 4.4.4.2: tokens that do not fit are not created.  Among equal tokens there is nothing to
** select. */
static int create_what_fits(ArbGame *g, uint16_t *defs, int count, int kind, ArbSeat seat,
                            ArbSeat actor)
{
  int room = ev_room(g, kind, seat);
  bool alike = true;
  for (int i = 1; i < count; i++) alike &= defs[i] == defs[0];
  if (count <= room) return count;
  if (alike) return room;
  ArbAsk ask = which_fit(g, kind, room, actor);
  return ev_pick_tokens(g, &ask, defs, count);
}

int ev_create_all(ArbGame *g, const uint16_t *defs, int count, int kind, ArbSeat seat,
                  ArbSeat actor, ArbId *out)
{
  uint16_t *able = arena_take(g, (size_t)(count + 1) * sizeof *able);
  int left = 0;
  if (kind != EV_Z_FIELD && kind != EV_Z_EX) return 0; /* 9.1.4.1 */
  for (int i = 0; i < count; i++)
    if (arb_zone_takes(g, kind, defs[i])) able[left++] = defs[i]; /* 9.1.4.2 */
  left = create_what_fits(g, able, left, kind, seat, actor);
  ev_moment_open(g);
  for (int i = 0; i < left; i++) {
    int card1 = create_one(g, able[i], kind, seat);
    if (out) out[i] = id_of(g, card1);
  }
  ev_moment_close(g);
  return left;
}

int ev_create(ArbGame *g, uint16_t def, int count, int kind, ArbSeat seat, ArbId *out)
{
  uint16_t *defs = arena_take(g, (size_t)(count + 1) * sizeof *defs);
  for (int i = 0; i < count; i++) defs[i] = def;
  return ev_create_all(g, defs, count, kind, seat, seat, out);
}

/* Copies of a card that has evolved are of the follower (2.11), and look as the card did. */
int ev_create_copies(ArbGame *g, ArbId of, int count, int kind, ArbSeat seat, ArbId *out)
{
  const ArbCard *card = state_resolve(g->s, of);
  const EvPast *past = card ? NULL : ev_past(g, of);
  uint16_t def = card ? card->def : past ? past->def : 0, face = ev_face_known(g, of);
  if (!def || ev_def(g, def)->special & EV_EVOLVED) return 0;
  ev_moment_open(g); /* abilities that trigger as it enters are the copy's */
  int made = ev_create(g, def, count, kind, seat, out);
  for (int i = 0; face != def && kind == EV_Z_FIELD && i < made; i++)
    ev_begin_copy(g, out[i], face, EV_UNTIL_LEAVES);
  ev_moment_close(g);
  return made;
}

/* 5.16.1: banishes each card, and puts a token in its place. */
int ev_transform(ArbGame *g, const ArbId *cards, int count, uint16_t def, ArbSeat actor, ArbId *out)
{
  int made = 0;
  ev_moment_open(g);
  remember_all(g, cards, count);
  for (int i = 0; i < count; i++) {
    if (!ev_may_go(g, cards[i], EV_Z_BANISHED)) continue;
    int card1 = id_index1(cards[i]), kind = zone_of(g, card1);
    ArbSeat seat = card_at(g, card1)->controller;
    int now1 = move_away(g, card1, EV_Z_BANISHED, ARB_BOTTOM, actor, EV_E_BANISH);
    if (now1 && zone_of(g, now1) != EV_Z_BANISHED) continue; /* not banished; 0: a token, gone */
    made += ev_create(g, def, 1, kind, seat, out ? out + made : NULL);
  }
  ev_moment_close(g);
  return made;
}

/* 5.12: both cards move or neither; each goes to the player in whose zone the other was. */
bool ev_swap(ArbGame *g, ArbId a, ArbId b, ArbSeat actor)
{
  const ArbCard *one = state_resolve(g->s, a), *other = state_resolve(g->s, b);
  if (!may_move(g, a) || !may_move(g, b) || id_equal(a, b)) return false;
  int zones[2] = {one->zone, other->zone};
  int kinds[2] = {zone_kind(g, zones[0]), zone_kind(g, zones[1])};
  if (kinds[0] == EV_Z_FIELD && kinds[1] == EV_Z_FIELD) return ev_exchange_control(g, a, b);
  ArbSeat seats[2] = {one->controller, other->controller};
  for (int i = 0; i < 2; i++) {
    bool own = kinds[!i] == EV_Z_FIELD || kinds[!i] == EV_Z_EX ||
               seats[!i] == (i ? other : one)->owner; /* 5.12.2 */
    if (!ev_may_go(g, i ? b : a, kinds[!i]) || !own) return false;
  }
  ev_moment_open(g);
  for (int i = 0; i < 2; i++)
    if (kinds[i] == EV_Z_FIELD) ev_remember(g, id_index1(i ? b : a));
  for (int i = 0; i < 2; i++) {
    int card1 = id_index1(i ? b : a), to = kinds[!i];
    if (to == EV_Z_FIELD || to == EV_Z_EX) put_one(g, card1, to, seats[!i], actor);
    else
      move_away(g, card1, to, ARB_BOTTOM, actor,
                to == EV_Z_HAND       ? EV_E_RETURN
                : to == EV_Z_CEMETERY ? EV_E_BURY
                : to == EV_Z_BANISHED ? EV_E_BANISH
                                      : EV_E_PUT);
  }
  ev_moment_close(g);
  return true;
}

/* ---- Damage and defense (5.13, 2.8) ------------------------------------------------- */

/* 1.3.3: whether a ban forbids this damage. */
static bool is_forbidden(ArbGame *g, const EvDeal *deal)
{
  uint32_t taking = 1u << EV_CANNOT_TAKE_DAMAGE;
  if (deal->kinds & EV_BY_COMBAT) taking |= 1u << EV_CANNOT_TAKE_COMBAT_DAMAGE;
  if (deal->kinds & EV_BY_ABILITY) taking |= 1u << EV_CANNOT_TAKE_ABILITY_DAMAGE;
  if (ev_any_ban(g, id_index1(deal->target), taking)) return true;
  int source1 = ev_on_field(g, deal->source);
  return source1 && ev_cannot(g, source1, EV_CANNOT_DEAL_DAMAGE);
}

/* The event of damage before replacements; false when there is none to deal (1.3.2.2). */
static bool will_deal(ArbGame *g, const EvDeal *deal, ArbEvent *event)
{
  if (!state_resolve(g->s, deal->target) || deal->amount <= 0) return false;
  int card1 = id_index1(deal->target), type = ev_face(g, card1)->type;
  if (!ev_body(g, card1) || (type != EV_FOLLOWER && type != EV_LEADER)) return false;
  if (is_forbidden(g, deal)) return false;
  const ArbCard *source = state_resolve(g->s, deal->source);
  *event = ev_event(g, EV_E_DAMAGE, ev_controller_of(g, deal->source), card1);
  event->source = deal->source;
  event->source_def = source ? source->def : event->source_def;
  event->amount = (int16_t)deal->amount;
  event->aux = (int16_t)deal->kinds;
  return !ev_replaced(g, event); /* 10.2.1.3.2 */
}

/* Defense lost; below 0: gained.  More than the record can hold is refused. */
static void lose(ArbGame *g, EvBody *body, int amount)
{
  if (amount < 0) arb_flow_sum(g, -body->lost, -amount, INT16_MAX, "defense gained");
  body->lost = (int16_t)arb_flow_sum(g, body->lost, amount, INT16_MAX, "defense lost");
}

static bool deal_one(ArbGame *g, const ArbEvent *event)
{
  int card1 = id_index1(event->subject);
  EvBody *body = state_resolve(g->s, event->subject) ? ev_body(g, card1) : NULL;
  if (!body) return false;
  lose(g, body, event->amount);
  ev_bleed(g, card1);
  game_changed(g);
  ev_emit(g, event);
  return true;
}

/* 5.13.1: all damage is simultaneous: the amounts are computed before any is dealt. */
int ev_deal(ArbGame *g, const EvDeal *deals, int count)
{
  int dealt = 0;
  ArbEvent *events = arena_take(g, (size_t)(count + 1) * sizeof *events);
  bool *will = arena_take(g, (size_t)(count + 1) * sizeof *will);
  ev_moment_open(g);
  for (int i = 0; i < count; i++) will[i] = will_deal(g, &deals[i], &events[i]);
  for (int i = 0; i < count; i++)
    if (will[i]) dealt += deal_one(g, &events[i]);
  ev_moment_close(g);
  return dealt;
}

void ev_gain_defense(ArbGame *g, ArbId object, int amount) /* without a limit (S6) */
{
  if (!state_resolve(g->s, object) || amount <= 0) return;
  EvBody *body = ev_body(g, id_index1(object));
  if (!body || ev_cannot(g, id_index1(object), EV_CANNOT_GAIN_DEFENSE)) return; /* 1.3.3 */
  ArbEvent event =
      ev_event(g, EV_E_GAIN_DEFENSE, card_at(g, id_index1(object))->controller, id_index1(object));
  event.amount = (int16_t)amount;
  if (ev_replaced(g, &event)) return; /* 10.10.1.1 */
  amount = event.amount;
  body = ev_body(g, id_index1(object));
  lose(g, body, -amount);
  game_changed(g);
  ev_tell(g, EV_E_GAIN_DEFENSE, card_at(g, id_index1(object))->controller, object, amount, 0);
}

/* Lowers defense without dealing damage, for an effect that says so. */
void ev_lose_defense(ArbGame *g, ArbId object, int amount)
{
  if (!state_resolve(g->s, object) || amount <= 0) return;
  EvBody *body = ev_body(g, id_index1(object));
  if (!body) return;
  lose(g, body, amount);
  ev_bleed(g, id_index1(object));
  game_changed(g);
  ev_tell(g, EV_E_LOSE_DEFENSE, card_at(g, id_index1(object))->controller, object, amount, 0);
}

/* ---- Engaging and refreshing (5.3, 1.3.2.1) ------------------------------------------ */

static void turn_card(ArbGame *g, int card1, ArbSeat actor, bool engaged)
{
  EvBody *body = ev_body(g, card1);
  if (!body || !(body->flags & EV_ENGAGED) == !engaged) return;
  body->flags ^= EV_ENGAGED;
  game_changed(g);
  ev_tell(g, engaged ? EV_E_ENGAGE : EV_E_REFRESH, actor, id_of(g, card1), 0, 0);
}

void ev_engage(ArbGame *g, int card1, ArbSeat actor)
{
  turn_card(g, card1, actor, true);
}
void ev_refresh(ArbGame *g, int card1, ArbSeat actor)
{
  if (ev_cannot(g, card1, EV_CANNOT_BE_REFRESHED)) return; /* 1.3.3 */
  turn_card(g, card1, actor, false);
}

/* ---- Play points (3.2, 5.14) --------------------------------------------------------- */

static void tell_points(ArbGame *g, ArbSeat seat)
{
  const EvPlayer *player = ev_player(g, seat);
  game_changed(g);
  ev_tell(g, EV_E_POINTS, seat, id_player(seat), player->play_points, player->max_play_points);
}

/* 5.14.1.1: up to the maximum. */
void ev_recover(ArbGame *g, ArbSeat seat, int count)
{
  EvPlayer *player = ev_player(g, seat);
  if (count <= 0 || ev_player_cannot(g, seat, EV_CANNOT_RECOVER)) return; /* 1.3.3 */
  int points = player->play_points + count;
  player->play_points =
      (uint8_t)(points > player->max_play_points ? player->max_play_points : points);
  tell_points(g, seat);
}

void ev_raise_max(ArbGame *g, ArbSeat seat, int count) /* 3.2.4 */
{
  EvPlayer *player = ev_player(g, seat);
  int max = player->max_play_points + count;
  int limit = ev_points_limit(g); /* 3.2.4.1 */
  player->max_play_points = (uint8_t)(max < 0 ? 0 : max > limit ? limit : max);
  tell_points(g, seat);
}

/* Takes as many points as there are (1.3.2). */
static int take_points(ArbGame *g, ArbSeat seat, uint8_t *points, int count)
{
  if (count > *points) count = *points;
  if (count <= 0) return 0;
  *points = (uint8_t)(*points - count);
  tell_points(g, seat);
  return count;
}

int ev_lose_points(ArbGame *g, ArbSeat seat, int count) /* 3.2.2 */
{
  return take_points(g, seat, &ev_player(g, seat)->play_points, count);
}

int ev_lose_evolution_points(ArbGame *g, ArbSeat seat, int count) /* 3.2.5 */
{
  return take_points(g, seat, &ev_player(g, seat)->evolution_points, count);
}

void ev_gain_evolution_points(ArbGame *g, ArbSeat seat, int count) /* 3.2.5 */
{
  EvPlayer *player = ev_player(g, seat);
  player->evolution_points =
      (uint8_t)arb_flow_sum(g, player->evolution_points, count, UINT8_MAX, "evolution points");
  tell_points(g, seat);
}
