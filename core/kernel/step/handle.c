/* SPDX-License-Identifier: MIT */
/*
** handle.c -- the handle that a host holds: creation, copies, changes tried on a copy.  Nothing
** here is part of a rule.
*/
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "kernel/step/flow.h"
#include "kernel/step/loop.h"
#include "memory.h"

const char *arb_status_text(ArbStatus status)
{
  switch (status) {
#define X(name, value, text) \
  case name: return text;
    ARB_STATUS_LIST(X)
#undef X
  }
  return "unknown status";
}

void arb_text_add(char *out, size_t size, const char *format, ...)
{
  va_list list;
  size_t used = strlen(out);
  if (used >= size) return;
  va_start(list, format);
  vsnprintf(out + used, size - used, format, list);
  va_end(list);
}

void arb_set_error(ArbError *error, ArbStatus status, const char *text)
{
  if (!error) return;
  error->status = status;
  snprintf(error->text, sizeof error->text, "%s", text);
}

const char *arb_error(const ArbGame *game)
{
  return game->error;
}

/* ---- Creation ----------------------------------------------------------- */

static bool same_cards(const ArbCards *a, const ArbCards *b)
{
  return a->hash == b->hash && a->rules == b->rules;
}

bool arb_handle_hosted(const ArbCards *cards, const ArbScriptHost *script, ArbError *error)
{
  if (!script || !script->cards || same_cards(script->cards, cards)) return true;
  arb_set_error(error, ARB_REFUSED, "the script host runs the functions of other cards");
  return false;
}

ArbGame *arb_handle_new(const ArbCards *cards, const ArbScriptHost *script)
{
  ArbGame *game = arb_memory_zeroed(1, sizeof *game);
  if (!game) return NULL;
  game->rules = cards->rules;
  game->cards = arb_cards_keep(cards);
  game->script = script;
  game->keep_events = true;
  game->scratch = arb_memory_zeroed(1, arb_scratch_size(game->rules));
  if (game->scratch && arb_arena_open(&game->arena)) return game;
  arb_destroy(game);
  return NULL;
}

void arb_destroy(ArbGame *game)
{
  if (!game) return;
  arb_arena_close(&game->arena);
  arb_memory_free(game->scratch);
  arb_memory_free(game->base);
  arb_memory_free(game->work);
  arb_memory_free(game->kept.block);
  arb_memory_free(game->log.values);
  arb_memory_free(game->kept.log.values);
  arb_memory_free(game->posed.options);
  arb_memory_free(game->events);
  arb_cards_release(game->cards);
  arb_memory_free(game);
}

void arb_number_zones(ArbGame *game, int seats)
{
  int next = 0;
  for (int kind = 0; kind < game->rules->zone_count; kind++) {
    game->zone_base[kind] = (uint8_t)next;
    game->zone_step[kind] = !game->rules->zones[kind].shared;
    next += game->rules->zones[kind].shared ? 1 : seats;
  }
}

static void make_zones(ArbGame *game)
{
  for (int kind = 0; kind < game->rules->zone_count; kind++) {
    int copies = game->rules->zones[kind].shared ? 1 : game->s->seats;
    for (int owner = 0; owner < copies; owner++) {
      ArbZone *zone = pool_at(game->s, ARB_POOL_ZONE, arb_pool_take(game->s, ARB_POOL_ZONE));
      zone->kind1 = (uint16_t)(kind + 1);
      zone->owner = game->rules->zones[kind].shared ? ARB_NO_SEAT : (ArbSeat)owner;
    }
  }
}

/* Takes the records that are always in use: the game's own, and one for each player. */
static void make_records(ArbGame *game)
{
  const ArbRules *rules = game->rules;
  make_zones(game);
  if (rules->table_pool)
    *(ArbTable *)pool_at(game->s, rules->table_pool, arb_pool_take(game->s, rules->table_pool)) =
        (ArbTable){.in_use = 1};
  for (int i = 0; rules->player_pool && i < game->s->seats; i++)
    *(uint16_t *)pool_at(game->s, rules->player_pool, arb_pool_take(game->s, rules->player_pool)) =
        1;
  if (!rules->loops) return;
  arb_pool_take(game->s, rules->loops->pool);
  arb_loop_forget(game);
}

static bool blocks_new(ArbGame *game, const ArbSetup *setup)
{
  const ArbRules *rules = game->rules;
  ArbState header = {.magic = ARB_MAGIC,
                     .version = ARB_STATE_VERSION,
                     .cards_hash = setup->cards->hash,
                     .seats = setup->format.players,
                     .bare = setup->bare,
                     .winner = ARB_NO_SEAT};
  size_t size = arb_state_layout(&header, rules->pools, rules->pool_count);
  if (!arb_flow_reserve(&game->base, &game->base_room, size) ||
      !arb_flow_reserve(&game->work, &game->work_room, size))
    return false;
  memset(game->base, 0, size);
  *game->base = header;
  arb_rng_seed(game->base, setup->seed);
  game->s = game->base;
  arb_number_zones(game, header.seats);
  make_records(game);
  return true;
}

/* Runs the set-up, outside of a step and on the base itself; starts it again when a pool is
** full. */
static ArbStatus set_up(ArbGame *game, const ArbSetup *setup, ArbError *error)
{
  jmp_buf here;
  uint64_t seed[4];
  memcpy(seed, game->base->rng, sizeof seed);
  for (;;) {
    game->run = (ArbRun){.unwind = &here, .seat = ARB_NO_SEAT};
    if (setjmp(here) == 0) {
      ArbStatus status = game->rules->set_up(game, setup, error);
      game->published = game->event_count;
      game->run = (ArbRun){.seat = ARB_NO_SEAT};
      return status;
    }
    game->run.unwind = NULL;
    if (game->run.stopping != ARB_STOP_GROW) {
      ArbStatus failure = arb_flow_failure(game);
      arb_set_error(error, failure, game->error);
      return failure;
    }
    for (uint32_t i = 0; i < game->base->pool_count; i++) { /* empty, larger, again */
      ArbPool *p = &game->base->pools[i];
      memset(pool_items(game->base, (int)i), 0, (size_t)p->item_size * p->used);
      p->used = p->count = 0;
    }
    if (!arb_flow_grow(game)) {
      arb_set_error(error, ARB_MEMORY, "out of memory");
      return ARB_MEMORY;
    }
    memcpy(game->base->rng, seed, sizeof seed);
    game->base->events = game->base->timestamp = game->base->change = 0;
    game->event_count = 0;
    game->s = game->base;
    make_records(game);
  }
}

/* ---- What is brought ---------------------------------------------------- */

static const char *fault_of(const ArbCards *cards, uint16_t def, int section)
{
  if (def < 1 || def > cards->card_count) return "is not in the card pool";
  const char *fault = cards->card_unsupported(cards, def);
  if (fault || !cards->rules->section_fault) return fault;
  return cards->rules->section_fault(cards, def, section);
}

/* Checks the cards of a section; those of a section apart lie beside the game, but are a list. */
static bool check_section(const ArbCards *cards, const ArbSection *brought, int section,
                          ArbError *error)
{
  const ArbRules *rules = cards->rules;
  if (brought->count < 0 || (brought->count && !brought->cards)) {
    arb_set_error(error, ARB_UNSUPPORTED, "a section of a deck is no list of cards");
    return false;
  }
  if (section < rules->section_count && rules->sections[section].apart) return true;
  for (int i = 0; i < brought->count; i++) {
    uint16_t def = brought->cards[i];
    const char *fault = fault_of(cards, def, section);
    if (!fault) continue;
    bool known = def >= 1 && def <= cards->card_count;
    char text[256];
    snprintf(text, sizeof text, "%s: %s", known ? cards->card_name(cards, def) : "a card", fault);
    arb_set_error(error, ARB_UNSUPPORTED, text);
    return false;
  }
  return true;
}

/* Checks that the cards exist, can be executed, and belong into their sections. */
static bool check_decks(const ArbSetup *setup, ArbError *error)
{
  const ArbRules *rules = setup->cards->rules;
  if (setup->bare) return true;
  for (int seat = 0; seat < setup->format.players; seat++)
    for (int i = 0; i < rules->section_count; i++)
      if (!check_section(setup->cards, &setup->decks[seat].sections[i], i, error)) return false;
  return check_section(setup->cards, &setup->shared, rules->section_count, error);
}

/* Checks the number of players. */
static bool check_seats(const ArbSetup *setup, ArbError *error)
{
  const ArbRules *rules = setup->cards->rules;
  int least = rules->seats_least ? rules->seats_least : 2;
  int most = rules->seats_most ? rules->seats_most : ARB_SEATS_MAX;
  if (setup->format.players >= least && setup->format.players <= most) return true;
  char text[64];
  snprintf(text, sizeof text,
           least == most ? "this game is for %d players" : "this game is for %d to %d players",
           least, most);
  arb_set_error(error, ARB_UNSUPPORTED, text);
  return false;
}

int arb_section_find(const ArbCards *cards, const char *name)
{
  for (int i = 0; i < cards->rules->section_count; i++)
    if (strcmp(cards->rules->sections[i].name, name) == 0) return i;
  return -1;
}

int arb_format_number(const ArbCards *cards, const ArbFormat *format, const char *name)
{
  for (int i = 0; i < cards->rules->format_number_count; i++)
    if (strcmp(cards->rules->format_numbers[i].name, name) == 0) return format->numbers[i];
  return 0;
}

int arb_version(void)
{
  return ARB_VERSION_NUM;
}

ArbSetup arb_default_setup(void)
{
  return (ArbSetup){.size = sizeof(ArbSetup)};
}

/* An earlier version's set-up ended where a field of this one begins, filled up to the next
** boundary that its pointers need. */
static bool ends_between_fields(size_t size)
{
  static const size_t ends[] = {offsetof(ArbSetup, decks), offsetof(ArbSetup, shared),
                                offsetof(ArbSetup, seed), offsetof(ArbSetup, check),
                                offsetof(ArbSetup, script_host)};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    if (size == ends[i]) return true;
  return size >= sizeof(ArbSetup);
}

/* Reads the set-up as this version knows it.  False when it has more fields that are not zero. */
static bool read_setup(const ArbSetup *given, ArbSetup *setup, ArbError *error)
{
  const char *more = (const char *)given + sizeof *setup;
  *setup = arb_default_setup();
  if (!ends_between_fields(given->size) || given->size > 2 * sizeof *setup) {
    arb_set_error(error, ARB_REFUSED,
                  "the set-up has no size of a version: arb_default_setup makes one");
    return false;
  }
  for (size_t i = sizeof *setup; i < given->size; i++)
    if (more[i - sizeof *setup]) {
      arb_set_error(error, ARB_UNSUPPORTED, "the set-up asks for what this version does not know");
      return false;
    }
  memcpy(setup, given, given->size < sizeof *setup ? given->size : sizeof *setup);
  return true;
}

static ArbGame *create(const ArbSetup *setup, ArbError *error)
{
  if (setup->format.players < 1 || setup->format.players > ARB_SEATS_MAX) {
    arb_set_error(error, ARB_REFUSED, "a game has one to four players");
    return NULL;
  }
  if (!check_seats(setup, error) || !check_decks(setup, error)) return NULL;
  const char *field, *fault = arb_format_fault(setup->cards->rules, &setup->format, &field);
  if (fault) {
    arb_set_error(error, ARB_UNSUPPORTED, fault);
    return NULL;
  }
  if (!arb_handle_hosted(setup->cards, setup->script_host, error)) return NULL;
  ArbGame *game = arb_handle_new(setup->cards, setup->script_host);
  if (!game) {
    arb_set_error(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  game->check = setup->check;
  game->named_apart = setup->named_apart;
  game->format = setup->format;
  if (!blocks_new(game, setup)) arb_set_error(error, ARB_MEMORY, "out of memory");
  else if (set_up(game, setup, error) == ARB_OK) return game;
  arb_destroy(game);
  return NULL;
}

ArbGame *arb_create(const ArbSetup *given, ArbError *error)
{
  ArbSetup setup;
  return read_setup(given, &setup, error) ? create(&setup, error) : NULL;
}

/* ---- Copies ------------------------------------------------------------- */

/* Makes room for `count` values and keeps those that are there.  False when memory runs out. */
static bool log_reserve(ArbAnswerLog *log, uint32_t count)
{
  if (log->value_room >= count) return true;
  ArbOption *values = arb_memory_grow(log->values, count * sizeof *values);
  if (!values) return false;
  log->values = values;
  log->value_room = count;
  return true;
}

static bool options_reserve(ArbGame *game, int count)
{
  if (game->posed.room >= count) return true;
  ArbOption *options = arb_memory_grow(game->posed.options, (size_t)count * sizeof *options);
  if (!options) return false;
  game->posed.options = options;
  game->posed.room = count;
  return true;
}

static void log_copy(ArbAnswerLog *to, const ArbAnswerLog *from)
{
  to->count = from->count;
  to->value_count = from->value_count;
  memcpy(to->answers, from->answers, (size_t)from->count * sizeof *to->answers);
  if (from->value_count) memcpy(to->values, from->values, from->value_count * sizeof *to->values);
}

static void question_copy(ArbGame *to, const ArbGame *from, int options)
{
  if (options)
    memcpy(to->posed.options, from->posed.options, (size_t)options * sizeof *to->posed.options);
  to->posed.count = options;
  to->posed.decision = from->posed.decision;
  to->posed.rule = from->posed.rule;
  to->posed.pose = arb_posed_without_arena(&from->posed);
}

/* The copy has the block, the answers and the question, but no arena.  The rest of the question is
** made again, by running the step, when it is needed (arb_flow_refresh). */
ArbStatus arb_copy(ArbGame *to, const ArbGame *from)
{
  size_t size = from->base->size;
  int options = posed_any(&from->posed) ? from->posed.count : 0;
  if (to == from) return ARB_OK;
  if (!same_cards(to->cards, from->cards))
    return arb_flow_fail(to, ARB_REFUSED, "a game of other cards cannot be copied into this one");
  if (!arb_flow_reserve(&to->base, &to->base_room, size) ||
      !arb_flow_reserve(&to->work, &to->work_room, size) ||
      !log_reserve(&to->log, from->log.value_count) || !options_reserve(to, options)) {
    to->s = to->base; /* the blocks may have moved, and with them that of an open step */
    to->posed.pose = arb_posed_without_arena(&to->posed);
    return arb_flow_fail(to, ARB_MEMORY, "out of memory");
  }
  log_copy(&to->log, &from->log);
  question_copy(to, from, options);
  memcpy(to->base, from->base, size);
  to->s = to->base;
  memcpy(to->zone_base, from->zone_base, sizeof to->zone_base);
  memcpy(to->zone_step, from->zone_step, sizeof to->zone_step);
  to->format = from->format;
  to->check = from->check;
  to->named_apart = from->named_apart;
  to->kept.back = ARB_BACK_NOTHING;
  to->run.sealed = from->run.sealed;
  to->run.seat = from->run.seat;
  to->event_first = from->event_first + from->published;
  to->published = to->event_count = 0;
  to->reseed = from->reseed;
  to->reseed_with = from->reseed_with;
  return ARB_OK;
}

ArbGame *arb_clone(const ArbGame *game)
{
  ArbGame *clone = arb_handle_new(game->cards, game->script);
  if (!clone) return NULL;
  if (arb_copy(clone, game) == ARB_OK) return clone;
  arb_destroy(clone);
  return NULL;
}

void arb_flow_refresh(ArbGame *game)
{
  if (!posed_stale(&game->posed)) return;
  arb_step_pose(game, ARB_POSE_AGAIN);
  arb_flow_run(game);
  if (!posed_any(&game->posed)) arb_flow_ask_later(game);
}

bool arb_flow_unguard(ArbGame *game)
{
  if (game->posed.pose == ARB_POSE_GUARDED) arb_flow_refresh(game);
  return game->posed.pose != ARB_POSE_GUARDED;
}

void arb_flow_ask_later(ArbGame *game)
{
  arb_step_pose(game,
                ARB_POSE_GUARDED); /* the options were being made again, so they may be wrong */
  game->posed.count = game->posed.decision.option_count;
  game->s = game->base;
}

/* ---- Trials --------------------------------------------------------------- */

/* Makes room for the copy's events behind the published ones. */
static bool events_reserve(ArbGame *game, uint32_t count)
{
  if (game->event_room >= count) return true;
  ArbEvent *events = arb_memory_grow(game->events, count * sizeof *events);
  if (!events) return false;
  game->events = events;
  game->event_room = count;
  return true;
}

/* Appends the copy's events to those that the handle has published. */
static void adopt_events(ArbGame *game, const ArbGame *copy)
{
  if (copy->event_count)
    memcpy(game->events + game->published, copy->events, copy->event_count * sizeof *game->events);
  game->event_count = game->published + copy->event_count;
  game->published += copy->published;
}

/* Makes the copy the game; `copy` then holds what the game was. */
static bool adopt(ArbGame *game, ArbGame *copy)
{
  if (!events_reserve(game, game->published + copy->event_count)) return false;
  adopt_events(game, copy);
  const ArbGame old = *game;
  ArbEvent *const spare = copy->events;
  *game = *copy;
  *copy = old;
  game->events = old.events;
  game->event_first = old.event_first, game->event_count = old.event_count;
  game->event_room = old.event_room, game->published = old.published;
  game->keep_events = old.keep_events;
  game->script_context = old.script_context;
  memcpy(game->error, old.error, sizeof game->error);
  copy->events = spare;
  return true;
}

bool arb_handle_again(ArbGame *copy, const ArbGame *game)
{
  if (arb_copy(copy, game) != ARB_OK) return false;
  copy->keep_events = game->keep_events;
  copy->counters = game->counters;
  return true;
}

ArbStatus arb_handle_try(ArbGame *game, Change *change, void *data)
{
  ArbGame *copy = arb_handle_new(game->cards, game->script);
  ArbStatus status = copy && arb_handle_again(copy, game) ? change(copy, data) : ARB_MEMORY;
  if (status >= 0 && !adopt(game, copy)) status = ARB_MEMORY;
  if (status < 0) arb_flow_fail(game, status, status == ARB_MEMORY ? "out of memory" : copy->error);
  arb_destroy(copy);
  return status;
}
