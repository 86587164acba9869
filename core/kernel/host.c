/* SPDX-License-Identifier: MIT */
/*
** host.c -- the handle a host holds: creation, copies, files, and what each
** seat may see.  Nothing here is part of a rule.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

const char *arb_status_text(ArbStatus status)
{
  switch (status) {
#define X(name, value, text) case name: return text;
    ARB_STATUS_LIST(X)
#undef X
  }
  return "unknown status";
}

static void set_error(ArbError *error, ArbStatus status, const char *text)
{
  if (!error) return;
  error->status = status;
  snprintf(error->text, sizeof error->text, "%s", text);
}

const char *arb_error(const ArbGame *game) { return game->error; }

/* ---- Creation ------------------------------------------------------------- */

static ArbGame *handle_new(const ArbCards *cards, const ArbScriptHost *script)
{
  ArbGame *game = calloc(1, sizeof *game);
  if (!game) return NULL;
  game->rules = cards->rules;
  game->cards = arb_cards_keep(cards);
  game->script = script;
  game->keep_events = true;
  if (arena_open(&game->arena)) return game;
  arb_destroy(game);
  return NULL;
}

void arb_destroy(ArbGame *game)
{
  if (!game) return;
  arena_close(&game->arena);
  free(game->base);
  free(game->work);
  free(game->prior);
  free(game->log.values);
  free(game->prior_log.values);
  free(game->options);
  free(game->events);
  arb_cards_release(game->cards);
  free(game);
}

static void number_zones(ArbGame *game, int seats)
{
  int next = 0;
  for (int kind = 0; kind < game->rules->zone_count; kind++) {
    game->zone_base[kind] = (uint8_t)next;
    next += game->rules->zones[kind].shared ? 1 : seats;
  }
}

static void make_zones(ArbGame *game)
{
  for (int kind = 0; kind < game->rules->zone_count; kind++) {
    int copies = game->rules->zones[kind].shared ? 1 : game->s->seats;
    for (int owner = 0; owner < copies; owner++) {
      ArbZone *zone = pool_at(game->s, ARB_POOL_ZONE, pool_take(game->s, ARB_POOL_ZONE));
      zone->kind1 = (uint16_t)(kind + 1);
      zone->owner = game->rules->zones[kind].shared ? ARB_NO_SEAT : (ArbSeat)owner;
    }
  }
}

static bool blocks_new(ArbGame *game, const ArbSetup *setup)
{
  const ArbRules *rules = game->rules;
  ArbState header = {.magic = ARB_MAGIC, .version = ARB_STATE_VERSION,
                     .cards_hash = setup->cards->hash, .seats = setup->format.players,
                     .winner = ARB_NO_SEAT};
  size_t size = state_layout(&header, rules->pools, rules->pool_count);
  if (!flow_reserve(&game->base, &game->base_room, size) ||
      !flow_reserve(&game->work, &game->work_room, size))
    return false;
  *game->base = header;
  rng_seed(game->base, setup->seed);
  game->s = game->base;
  number_zones(game, header.seats);
  make_zones(game);
  return true;
}

/* Set-up runs outside a step on the base itself; a full pool starts it again. */
static ArbStatus set_up(ArbGame *game, const ArbSetup *setup, ArbError *error)
{
  uint64_t seed[4];
  memcpy(seed, game->base->rng, sizeof seed);
  for (;;) {
    game->stopping = ARB_GO;
    if (setjmp(game->unwind) == 0) {
      ArbStatus status = game->rules->set_up(game, setup, error);
      game->published = game->event_count;
      game->sealed = false;
      return status;
    }
    if (game->stopping != ARB_STOP_GROW) {
      set_error(error, ARB_BUG, game->error);
      return ARB_BUG;
    }
    for (uint32_t i = 0; i < game->base->pool_count; i++) { /* empty, larger, again */
      ArbPool *p = &game->base->pools[i];
      memset(pool_items(game->base, (int)i), 0, (size_t)p->item_size * p->used);
      p->used = p->count = 0;
    }
    size_t size = state_size_grown(game->base, game->stop_pool, game->stop_capacity);
    if (!flow_reserve(&game->work, &game->work_room, size)) return ARB_MEMORY;
    state_grow(game->work, game->base, game->stop_pool, game->stop_capacity);
    if (!flow_reserve(&game->base, &game->base_room, size)) return ARB_MEMORY;
    memcpy(game->base, game->work, size);
    memcpy(game->base->rng, seed, sizeof seed);
    game->base->events = game->base->timestamp = game->base->change = 0;
    game->event_count = 0;
    game->s = game->base;
    make_zones(game);
  }
}

ArbGame *arb_create(const ArbSetup *setup, ArbError *error)
{
  if (setup->format.players < 1 || setup->format.players > ARB_SEATS_MAX) {
    set_error(error, ARB_REFUSED, "a game has one to four players");
    return NULL;
  }
  ArbGame *game = handle_new(setup->cards, setup->script_host);
  if (!game) {
    set_error(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  game->check = setup->check;
  game->format = setup->format;
  if (!blocks_new(game, setup)) {
    set_error(error, ARB_MEMORY, "out of memory");
  } else if (set_up(game, setup, error) == ARB_OK &&
             flow_reserve(&game->work, &game->work_room, game->base->size)) {
    return game;
  }
  arb_destroy(game);
  return NULL;
}

/* ---- Copies ----------------------------------------------------------------- */

static bool log_copy(ArbAnswerLog *to, const ArbAnswerLog *from)
{
  if (to->value_room < from->value_count) {
    ArbOption *values = realloc(to->values, from->value_count * sizeof *values);
    if (!values) return false;
    to->values = values;
    to->value_room = from->value_count;
  }
  to->count = from->count;
  to->value_count = from->value_count;
  memcpy(to->answers, from->answers, (size_t)from->count * sizeof *to->answers);
  if (from->value_count) memcpy(to->values, from->values, from->value_count * sizeof *to->values);
  return true;
}

static bool options_copy(ArbGame *to, const ArbGame *from)
{
  int count = from->awaiting ? from->decision_option_count : 0;
  if (to->option_room < count) {
    ArbOption *options = realloc(to->options, (size_t)count * sizeof *options);
    if (!options) return false;
    to->options = options;
    to->option_room = count;
  }
  if (count) memcpy(to->options, from->options, (size_t)count * sizeof *to->options);
  to->decision_option_count = count;
  to->decision = from->decision;
  to->decision_rule = from->decision_rule;
  return true;
}

/* The copy holds the block, the answers and the question.  What lay in the
** arena is made again, by running the step, when somebody looks (flow_refresh). */
ArbStatus arb_copy(ArbGame *to, const ArbGame *from)
{
  size_t size = from->base->size;
  if (!flow_reserve(&to->base, &to->base_room, size) ||
      !flow_reserve(&to->work, &to->work_room, size) || !log_copy(&to->log, &from->log) ||
      !options_copy(to, from))
    return ARB_MEMORY;
  memcpy(to->base, from->base, size);
  to->s = to->base;
  memcpy(to->zone_base, from->zone_base, sizeof to->zone_base);
  to->format = from->format;
  to->check = from->check;
  to->answered = to->has_prior = false;
  to->awaiting = from->awaiting;
  to->stale = from->awaiting;
  to->restrained = from->stale ? from->restrained : from->ask && from->ask->fits;
  to->sealed = from->sealed;
  to->step_seat = from->step_seat;
  to->event_first = from->event_first + from->published;
  to->published = to->event_count = 0;
  to->reseed = from->reseed;
  to->reseed_with = from->reseed_with;
  return ARB_OK;
}

ArbGame *arb_clone(const ArbGame *game)
{
  ArbGame *clone = handle_new(game->cards, game->script);
  if (!clone) return NULL;
  if (arb_copy(clone, game) == ARB_OK) return clone;
  arb_destroy(clone);
  return NULL;
}

void flow_refresh(ArbGame *game)
{
  if (!game->stale) return;
  game->stale = false;
  game->awaiting = false;
  game->republish = true;
  flow_run(game);
}

/* ---- Files -------------------------------------------------------------------- */

typedef struct SaveHeader {
  uint32_t magic, version, block_size, answer_count, value_count, decision_number;
  uint64_t reseed_with;
  ArbFormat format;
  uint32_t reseed, check;
} SaveHeader;
enum { SAVE_MAGIC = 0x5641534C /* "LSAV" */ };

size_t arb_save_size(const ArbGame *game)
{
  return sizeof(SaveHeader) + game->base->size + (size_t)game->log.count * sizeof(ArbAnswer) +
         game->log.value_count * sizeof(ArbOption) + sizeof(uint64_t);
}

static void clear_derived(ArbState *state, const ArbPoolSpec *specs)
{
  for (uint32_t i = 0; i < state->pool_count; i++) {
    if (!(specs[i].flags & ARB_POOL_DERIVED)) continue;
    memset(pool_items(state, (int)i), 0,
           (size_t)state->pools[i].item_size * state->pools[i].capacity);
    state->pools[i].used = state->pools[i].count = 0;
  }
}

size_t arb_save(const ArbGame *game, void *out, size_t size)
{
  size_t needed = arb_save_size(game);
  if (size < needed) return 0;
  const ArbAnswerLog *log = &game->log;
  SaveHeader header;
  memset(&header, 0, sizeof header);
  header.magic = SAVE_MAGIC, header.version = ARB_STATE_VERSION;
  header.block_size = game->base->size;
  header.answer_count = (uint32_t)log->count, header.value_count = log->value_count;
  header.decision_number = game->decision.number - (game->awaiting ? 1 : 0);
  header.format = game->format;
  header.reseed = game->reseed, header.reseed_with = game->reseed_with;
  header.check = game->check;
  char *at = out;
  memcpy(at, &header, sizeof header), at += sizeof header;
  memcpy(at, game->base, game->base->size);
  clear_derived((ArbState *)(void *)at, game->rules->pools), at += game->base->size;
  if (log->count) memcpy(at, log->answers, (size_t)log->count * sizeof(ArbAnswer));
  at += (size_t)log->count * sizeof(ArbAnswer);
  if (log->value_count) memcpy(at, log->values, log->value_count * sizeof(ArbOption));
  at += log->value_count * sizeof(ArbOption);
  uint64_t sum = hash_bytes(SAVE_MAGIC, out, (size_t)(at - (char *)out));
  memcpy(at, &sum, sizeof sum);
  return needed;
}

/* A file is not trusted: size, sums and every pool's bounds first. */
static const char *save_fault(const ArbCards *cards, const char *data, size_t size, SaveHeader *h)
{
  if (size < sizeof *h + sizeof(uint64_t)) return "the save is too short";
  memcpy(h, data, sizeof *h);
  if (h->magic != SAVE_MAGIC) return "this is not a save";
  if (h->version != ARB_STATE_VERSION) return "the save is of another version";
  uint64_t expected = sizeof *h + (uint64_t)h->block_size +
                      (uint64_t)h->answer_count * sizeof(ArbAnswer) +
                      (uint64_t)h->value_count * sizeof(ArbOption) + sizeof(uint64_t);
  if (expected != size || h->answer_count > ARB_ANSWERS_MAX ||
      h->block_size < sizeof(ArbState) || h->block_size % 16)
    return "the save is truncated or damaged";
  uint64_t sum;
  memcpy(&sum, data + size - sizeof sum, sizeof sum);
  if (sum != hash_bytes(SAVE_MAGIC, data, size - sizeof sum)) return "the save is damaged";
  ArbState state;
  memcpy(&state, data + sizeof *h, sizeof state);
  if (state.magic != ARB_MAGIC || state.cards_hash != cards->hash)
    return "the save belongs to other cards";
  if (state.size != h->block_size || state.pool_count != (uint32_t)cards->rules->pool_count)
    return "the save is damaged";
  if (state.seats < 1 || state.seats > ARB_SEATS_MAX || state.seats != h->format.players ||
      state.gone >> state.seats || (state.winner != ARB_NO_SEAT && state.winner >= state.seats))
    return "the save is damaged";
  ArbPoolSpec specs[ARB_POOLS_MAX]; /* the pools must lie where a fresh layout puts them */
  ArbState fresh = {.magic = 0};
  for (uint32_t i = 0; i < state.pool_count; i++) {
    specs[i] = cards->rules->pools[i];
    specs[i].capacity = state.pools[i].capacity;
  }
  if (state_layout(&fresh, specs, (int)state.pool_count) != state.size) return "the save is damaged";
  for (uint32_t i = 0; i < state.pool_count; i++) {
    const ArbPool *p = &state.pools[i];
    uint64_t end = (uint64_t)p->offset + (uint64_t)p->item_size * p->capacity;
    if (p->item_size != cards->rules->pools[i].item_size || end > state.size ||
        p->offset != fresh.pools[i].offset || p->used > p->capacity || p->count > p->used)
      return "the save is damaged";
  }
  return NULL;
}

static bool load_log(ArbGame *game, const SaveHeader *h, const char *at)
{
  ArbAnswerLog *log = &game->log;
  log->values = calloc(h->value_count + 1, sizeof *log->values);
  if (!log->values) return false;
  log->count = (int)h->answer_count;
  log->value_count = log->value_room = h->value_count;
  memcpy(log->answers, at, h->answer_count * sizeof(ArbAnswer));
  memcpy(log->values, at + h->answer_count * sizeof(ArbAnswer), h->value_count * sizeof(ArbOption));
  for (int i = 0; i < log->count; i++)
    if ((uint64_t)log->answers[i].first + log->answers[i].count > log->value_count) return false;
  return true;
}

ArbGame *arb_load(const ArbCards *cards, void *script_host, const void *data, size_t size,
                  ArbError *error)
{
  SaveHeader h;
  const char *fault = save_fault(cards, data, size, &h);
  if (fault) {
    set_error(error, ARB_CORRUPT, fault);
    return NULL;
  }
  ArbGame *game = handle_new(cards, script_host);
  if (!game || !flow_reserve(&game->base, &game->base_room, h.block_size) ||
      !flow_reserve(&game->work, &game->work_room, h.block_size)) {
    arb_destroy(game);
    set_error(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  const char *at = (const char *)data + sizeof h;
  memcpy(game->base, at, h.block_size);
  game->s = game->base;
  number_zones(game, game->base->seats);
  game->format = h.format;
  game->check = h.check != 0;
  game->decision.number = h.decision_number;
  game->reseed = h.reseed != 0, game->reseed_with = h.reseed_with;
  ArbError broken = {0};
  if (load_log(game, &h, at + h.block_size) && arb_check(game, &broken)) {
    game->event_first = game->base->events;
    if (game->base->over || flow_run(game) >= 0) return game;
    snprintf(broken.text, sizeof broken.text, "%s", game->error);
  }
  set_error(error, ARB_CORRUPT, broken.text[0] ? broken.text : "the save is damaged");
  arb_destroy(game);
  return NULL;
}

/* The answers of a running step belong to where the game stands. */
static uint64_t hash_answers(const ArbGame *game, uint64_t hash)
{
  for (int i = 0; i < game->log.count; i++) {
    const ArbAnswer *answer = &game->log.answers[i];
    if (!answer->self)
      hash = hash_bytes(hash, game->log.values + answer->first,
                        answer->count * sizeof(ArbOption));
  }
  return hash;
}

uint64_t arb_hash(const ArbGame *game)
{
  return hash_answers(game, state_hash(game->base, game->rules->pools));
}

uint64_t arb_position_hash(const ArbGame *constant)
{
  ArbGame *game = (ArbGame *)(uintptr_t)constant;
  ArbState *kept = game->s;
  game->s = game->base;
  uint64_t hash = hash_answers(game, game->rules->position_hash(game));
  game->s = kept;
  return hash;
}
size_t arb_bytes_in_use(const ArbGame *game) { return game->base->size; }
const ArbCounters *arb_counters(const ArbGame *game) { return &game->counters; }

/* ---- Redeal --------------------------------------------------------------------- */

/* Known at the start of the step, or shown in the course of it. */
static bool knows(const ArbGame *game, int card1, ArbSeat seat)
{
  const ArbState *now = game->s;
  if (know_sees(game, game->base, card1, seat)) return true;
  return now != game->base && pool_in_use(now, ARB_POOL_CARD, card1) &&
         know_sees(game, now, card1, seat);
}

/* Exchanges the faces of two unseen cards of one owner, where both may lie. */
static void exchange(ArbGame *game, int a1, int b1)
{
  ArbCard *a = state_card(game->base, a1), *b = state_card(game->base, b1);
  if (!game->rules->may_lie(game, a1, b->def) || !game->rules->may_lie(game, b1, a->def)) return;
  uint16_t def = a->def;
  a->def = b->def;
  b->def = def;
}

ArbStatus arb_redeal(ArbGame *game, ArbSeat seat, uint64_t seed)
{
  flow_refresh(game);
  if (!game->sealed && game->step_seat != seat) { /* another's open step is not seen at all */
    game->log.count = 0;
    game->log.value_count = 0;
    game->s = game->base;
  }
  int cards = game->base->pools[ARB_POOL_CARD].used, count = 0;
  uint16_t *unseen = malloc(((size_t)cards + 1) * sizeof *unseen);
  if (!unseen) return ARB_MEMORY;
  ArbState draw = {.magic = 0};
  rng_seed(&draw, seed);
  for (int owner = 0; owner < game->base->seats; owner++) {
    count = 0;
    for (int card1 = 1; card1 <= cards; card1++)
      if (pool_in_use(game->base, ARB_POOL_CARD, card1) &&
          state_card(game->base, card1)->owner == owner && !knows(game, card1, seat))
        unseen[count++] = (uint16_t)card1;
    for (int i = count - 1; i > 0; i--)
      exchange(game, unseen[i], unseen[rng_below(&draw, (uint32_t)i + 1)]);
  }
  free(unseen);
  game->base->change++;
  game->reseed_with = rng_next(&draw);
  if (game->log.count == 0) rng_seed(game->base, game->reseed_with);
  else game->reseed = true; /* the running step keeps its draws: its answers rest on them */
  game->stale = game->awaiting;
  return ARB_OK;
}

/* ---- Looking ----------------------------------------------------------------------- */

/* The block a seat may see: the working copy of an open step is its player's. */
static ArbState *seen_block(ArbGame *game, ArbSeat seat)
{
  flow_refresh(game);
  bool mine = game->sealed || seat == ARB_NO_SEAT || seat == game->step_seat;
  return game->awaiting && !mine ? game->base : game->s;
}

static void restore_block(ArbGame *game)
{
  game->s = game->awaiting && !game->probing ? game->work : game->base;
}

/* Looking never changes the game; derived values may be computed on the way. */
static ArbGame *looker(const ArbGame *game) { return (ArbGame *)(uintptr_t)game; }

static ArbCardView view_of(ArbGame *game, int card1, ArbSeat seat)
{
  const ArbCard *card = state_card(game->s, card1);
  bool sees = know_sees(game, game->s, card1, seat);
  const ArbZoneKind *kind = &game->rules->zones[zone_kind(game, card->zone)];
  ArbCardView view = {.zone = (uint8_t)zone_kind(game, card->zone), .owner = card->owner,
                      .controller = card->controller};
  if (sees) view.def = card->def;
  if (sees || kind->board) view.id = state_card_id(game->s, card1);
  game->rules->card_view(game, card1, sees, &view);
  return view;
}

int arb_view_zone(const ArbGame *constant, ArbSeat seat, int zone_kind_number, ArbSeat owner,
                  ArbCardVisitor visit, void *data)
{
  ArbGame *game = looker(constant);
  if (zone_kind_number < 0 || zone_kind_number >= game->rules->zone_count) return 0;
  game->s = seen_block(game, seat);
  int zone = zone_index(game, zone_kind_number, owner), count = state_zone(game->s, zone)->count;
  for (int at = zone_first(game, zone); at && visit; at = card_next(game, at)) {
    ArbCardView view = view_of(game, at, seat);
    if (!visit(data, &view)) break;
  }
  restore_block(game);
  return count;
}

int arb_zone_count(const ArbGame *game) { return game->rules->zone_count; }
const char *arb_zone_name(const ArbGame *game, int zone) { return game->rules->zones[zone].name; }
int arb_zone_find(const ArbGame *game, const char *name)
{
  for (int i = 0; i < game->rules->zone_count; i++)
    if (strcmp(game->rules->zones[i].name, name) == 0) return i;
  return -1;
}

bool arb_look(const ArbGame *constant, ArbSeat seat, ArbId object, const char *attribute,
              int32_t *value)
{
  ArbGame *game = looker(constant);
  int number = -1;
  for (int i = 0; i < game->rules->attribute_count; i++)
    if (strcmp(game->rules->attributes[i].name, attribute) == 0) number = i;
  if (number < 0) return false;
  game->s = seen_block(game, seat);
  const ArbCard *card = state_resolve(game->s, object);
  bool hidden = id_kind(object) == ARB_KIND_CARD &&
                (!card || !know_sees(game, game->s, id_index1(object), seat));
  ArbContext context = {.you = seat};
  *value = hidden ? ARB_NULL : game->rules->attribute(game, &context, object, number);
  restore_block(game);
  return *value != ARB_NULL;
}

ArbId arb_player_id(ArbSeat seat) { return id_player(seat); }
int arb_seats(const ArbGame *game) { return game->base->seats; }
ArbSeat arb_winner(const ArbGame *game) { return game->base->winner; }

const ArbDecision *arb_decision(const ArbGame *game)
{
  return game->awaiting ? &game->decision : NULL;
}
const ArbOption *arb_options(const ArbGame *game) { return game->options; }
const char *arb_decision_rule(const ArbGame *game)
{
  return game->awaiting && game->decision_rule ? game->decision_rule : "";
}

void arb_question(const ArbGame *constant, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  flow_refresh(game);
  snprintf(out, size, "%s", game->awaiting && game->ask->text ? game->ask->text : "");
}

void arb_id_text(const ArbGame *game, ArbId id, char *out, size_t size)
{
  const char *prefix = "?";
  int number = id_index1(id);
  switch (id_kind(id)) {
  case ARB_KIND_NONE: snprintf(out, size, "none"); return;
  case ARB_KIND_PLAYER: prefix = "p"; break;
  case ARB_KIND_ITEM: prefix = "i"; break;
  case ARB_KIND_PLACE: prefix = "base"; break;
  case ARB_KIND_CARD:
    prefix = "c"; /* also of what is gone */
    if (pool_in_use(game->s, ARB_POOL_CARD, number))
      prefix = game->rules->zones[zone_kind(game, state_card(game->s, number)->zone)].prefix;
    break;
  }
  snprintf(out, size, "%s%d", prefix, number);
}

void arb_option_id(const ArbGame *constant, int option, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  flow_refresh(game);
  if (!game->awaiting || option < 0 || option >= game->decision_option_count) {
    snprintf(out, size, "none");
    return;
  }
  const ArbOption *o = &game->options[option];
  char object[16] = "", place[16] = "", aux[16] = "";
  if (!id_is_nothing(o->object)) arb_id_text(game, o->object, object, sizeof object);
  if (!id_is_nothing(o->place)) arb_id_text(game, o->place, place, sizeof place);
  if (o->aux) snprintf(aux, sizeof aux, ".%d", o->aux);
  snprintf(out, size, "%s%s%s%s%s%s", game->rules->verbs[o->verb].name, object[0] ? " " : "",
           object, aux, place[0] ? " " : "", place);
}

void arb_option_label(const ArbGame *constant, int option, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  flow_refresh(game);
  if (game->awaiting && option >= 0 && option < game->decision_option_count)
    game->rules->option_label(game, &game->options[option], game->decision.player, out, size);
  else snprintf(out, size, "none");
}

void arb_card_name(const ArbGame *constant, ArbSeat seat, ArbId id, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  game->s = seen_block(game, seat);
  const ArbCard *card = state_resolve(game->s, id);
  bool sees = card && know_sees(game, game->s, id_index1(id), seat);
  snprintf(out, size, "%s", sees ? arb_card_title(game->cards, card->def) : "a hidden card");
  restore_block(game);
}

void arb_why_not(const ArbGame *constant, ArbSeat seat, ArbId card, char *out, size_t size)
{
  ArbGame *game = looker(constant);
  game->s = seen_block(game, seat);
  const ArbCard *found = state_resolve(game->s, card);
  if (!found || !know_sees(game, game->s, id_index1(card), seat))
    snprintf(out, size, "you may not know this card (128.4)");
  else game->rules->why_not(game, seat, card, out, size);
  restore_block(game);
}

/* ---- Building a position --------------------------------------------------------- */

/* Runs an edit on the base, which grows it as often as it needs. */
static ArbStatus edit(ArbGame *game, void (*change)(ArbGame *game, void *data), void *data)
{
  if (game->log.count > 0) {
    snprintf(game->error, sizeof game->error, "a step is running: answer or cancel it first");
    return ARB_REFUSED;
  }
  for (;;) {
    memcpy(game->work, game->base, game->base->size);
    game->s = game->work;
    arena_close(&game->arena);
    if (!arena_open(&game->arena)) return ARB_MEMORY;
    game->stopping = ARB_GO;
    game->script_depth = 0;
    if (setjmp(game->unwind) == 0) {
      change(game, data);
      memcpy(game->base, game->work, game->work->size);
      break;
    }
    if (game->stopping != ARB_STOP_GROW) {
      game->s = game->base;
      return ARB_REFUSED;
    }
    size_t size = state_size_grown(game->base, game->stop_pool, game->stop_capacity);
    if (!flow_reserve(&game->work, &game->work_room, size)) return ARB_MEMORY;
    state_grow(game->work, game->base, game->stop_pool, game->stop_capacity);
    if (!flow_reserve(&game->base, &game->base_room, size)) return ARB_MEMORY;
    memcpy(game->base, game->work, size);
  }
  game->s = game->base;
  game->published = game->event_count;
  game->sealed = false;
  game->answered = game->has_prior = false;
  if (!game->awaiting) return ARB_OK;
  game->awaiting = false;
  ArbStatus status = flow_run(game);
  return status < 0 ? status : ARB_OK;
}

typedef struct PutEdit {
  uint16_t def;
  ArbSeat owner;
  const char *zone;
  ArbId place, made;
} PutEdit;

static void change_put(ArbGame *game, void *data)
{
  PutEdit *put = data;
  int kind = arb_zone_find(game, put->zone);
  if (kind < 0) flow_refuse(game, "there is no zone \"%s\"", put->zone);
  if (put->def == 0 || put->def > game->cards->card_count) flow_refuse(game, "no such card");
  if (put->owner >= game->s->seats) flow_refuse(game, "no such player");
  int card1 = zone_create(game, put->def, put->owner, zone_index(game, kind, put->owner), 0);
  put->made = state_card_id(game->s, card1);
  game->rules->placed(game, card1, put->place);
}

ArbId arb_put(ArbGame *game, uint16_t def, ArbSeat owner, const char *zone, ArbId place)
{
  PutEdit put = {def, owner, zone, place, ARB_NOTHING};
  return edit(game, change_put, &put) < 0 ? ARB_NOTHING : put.made;
}

typedef struct SetEdit {
  ArbId object;
  const char *attribute;
  int32_t value;
} SetEdit;

static void change_set(ArbGame *game, void *data)
{
  SetEdit *set = data;
  if (!game->rules->set(game, set->object, set->attribute, set->value))
    flow_refuse(game, "\"%s\" cannot be set to %d here", set->attribute, (int)set->value);
  game_changed(game);
}

ArbStatus arb_set(ArbGame *game, ArbId object, const char *attribute, int32_t value)
{
  SetEdit set = {object, attribute, value};
  return edit(game, change_set, &set);
}

static void change_begin(ArbGame *game, void *data)
{
  (void)data;
  game->rules->begin(game);
}

ArbStatus arb_begin(ArbGame *game) { return edit(game, change_begin, NULL); }

/* ---- Checking ----------------------------------------------------------------------- */

static bool fault(ArbError *error, const char *text, int number)
{
  if (error) {
    error->status = ARB_BUG;
    snprintf(error->text, sizeof error->text, "%s (%d)", text, number);
  }
  return false;
}

/* Every card lies in exactly one zone, and links run both ways. */
static bool check_zones(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  int cards = s->pools[ARB_POOL_CARD].used, linked = 0;
  for (int zone = 0; zone < s->pools[ARB_POOL_ZONE].used; zone++) {
    const ArbZone *z = state_zone(s, zone);
    if (z->kind1 == 0 || z->kind1 > game->rules->zone_count) return fault(error, "no such zone", zone);
    int prev1 = 0, count = 0;
    for (int at = z->first1; at; at = state_card(s, at)->next1) {
      if (at > cards || !pool_in_use(s, ARB_POOL_CARD, at)) return fault(error, "a zone holds no card", at);
      const ArbCard *card = state_card(s, at);
      if (card->zone != zone || card->prev1 != prev1) return fault(error, "a zone's links are broken", at);
      if (card->def > game->cards->card_count) return fault(error, "a card has no definition", at);
      if (card->owner >= s->seats) return fault(error, "a card has no owner", at);
      if (++count > z->count) return fault(error, "a zone counts wrongly", zone);
      prev1 = at;
    }
    if (count != z->count || z->last1 != prev1) return fault(error, "a zone counts wrongly", zone);
    linked += count;
  }
  if (linked != s->pools[ARB_POOL_CARD].count) return fault(error, "a card is in no zone", linked);
  return true;
}

static bool check_pools(const ArbGame *game, ArbError *error)
{
  const ArbState *s = game->base;
  for (uint32_t i = 0; i < s->pool_count; i++) {
    const ArbPool *p = &s->pools[i];
    int count = 0;
    if (game->rules->pools[i].flags & ARB_POOL_DERIVED) continue;
    for (int index1 = 1; index1 <= p->used; index1++) count += pool_in_use(s, (int)i, index1);
    if (count != p->count) return fault(error, "a pool counts wrongly", (int)i);
  }
  return true;
}

bool arb_check(const ArbGame *game, ArbError *error)
{
  if (!check_pools(game, error) || !check_zones(game, error)) return false;
  ArbGame *g = looker(game);
  ArbState *kept = g->s;
  g->s = g->base;
  bool good = g->rules->check(g, error);
  g->s = kept;
  return good;
}

/* ---- The card pool --------------------------------------------------------------------- */

const ArbCards *arb_cards_keep(const ArbCards *cards)
{
  __atomic_add_fetch(&((ArbCards *)(uintptr_t)cards)->refs, 1, __ATOMIC_RELAXED);
  return cards;
}

void arb_cards_release(const ArbCards *constant)
{
  ArbCards *cards = (ArbCards *)(uintptr_t)constant;
  if (cards && __atomic_sub_fetch(&cards->refs, 1, __ATOMIC_ACQ_REL) == 0) cards->destroy(cards);
}

int arb_cards_count(const ArbCards *cards) { return cards->card_count; }
const char *arb_card_id(const ArbCards *cards, uint16_t def) { return cards->card_id(cards, def); }
const char *arb_card_title(const ArbCards *cards, uint16_t def) { return cards->card_name(cards, def); }
const char *arb_card_type(const ArbCards *cards, uint16_t def) { return cards->card_type(cards, def); }
uint64_t arb_card_hash(const ArbCards *cards, uint16_t def) { return cards->card_hash(cards, def); }
const char *arb_card_unsupported(const ArbCards *cards, uint16_t def)
{
  return cards->card_unsupported(cards, def);
}

bool arb_card_token(const ArbCards *cards, uint16_t def) { return cards->card_token(cards, def); }
const char *arb_rules_edition(const ArbCards *cards) { return cards->rules->edition; }

uint16_t arb_cards_find(const ArbCards *cards, const char *name_or_id)
{
  for (int def = 1; def <= cards->card_count; def++)
    if (cards->card_named(cards, (uint16_t)def, name_or_id)) return (uint16_t)def;
  return 0;
}
