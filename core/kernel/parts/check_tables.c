/* SPDX-License-Identifier: MIT */
/* check_tables.c -- see check_tables.h. */
#include "kernel/parts/check_tables.h"

#include <stdarg.h>
#include <stdio.h>

#include "kernel/parts/act.h"
#include "kernel/block/event_set.h"
#include "kernel/cards/item.h"
#include "kernel/step/loop.h"
#include "kernel/cards/tally.h"

enum { ATTRIBUTES = 3 /* index of the attributes among the tables */ };
enum { ZONES_MAX = ARB_TOUCH_GAME /* a bit each (game_touched) */, BYTE_MAX = UINT8_MAX };

typedef struct Look {
  const ArbRules *rules;
  char *text; /* the first fault; empty when there is none */
  size_t size;
} Look;

/* A row of a table, for messages; `name` may be NULL. */
typedef struct Row {
  const char *table;
  int at;
  const char *name;
} Row;

static bool __attribute__((format(printf, 3, 4))) fault(const Look *look, const Row *row,
                                                        const char *format, ...)
{
  char where[120] = "", what[240];
  va_list args;
  if (*look->text) return false;
  va_start(args, format);
  vsnprintf(what, sizeof what, format, args);
  va_end(args);
  if (row && row->name)
    snprintf(where, sizeof where, "%s[%d] '%s': ", row->table, row->at, row->name);
  else if (row) snprintf(where, sizeof where, "%s[%d]: ", row->table, row->at);
  snprintf(look->text, look->size, "game '%s': %s%s", look->rules->name ? look->rules->name : "?",
           where, what);
  return false;
}

/* ---- Names ------------------------------------------------------------------------- */

/* A table whose rows begin with their name, or are names themselves. */
typedef struct Table {
  const char *name;
  const void *rows;
  int count, most;
  size_t size;
  int apart; /* rows from this index on may share names with other rows; 0: none may */
} Table;

static const char *name_in(const Table *table, int at)
{
  return *(const char *const *)(const void *)((const char *)table->rows + (size_t)at * table->size);
}

static bool names_are_good(const Look *look, const Table *table)
{
  if (table->count < 0 || table->count > table->most)
    return fault(look, NULL, "%s: %d rows, and there may be %d", table->name, table->count,
                 table->most);
  if (table->count && !table->rows)
    return fault(look, NULL, "%s: %d rows are promised, and the table is NULL", table->name,
                 table->count);
  for (int i = 0; i < table->count; i++) {
    const char *name = name_in(table, i);
    if (!name || !*name)
      return fault(look, &(Row){table->name, i, NULL},
                   "it has no name: the table has fewer rows "
                   "than are promised, or one is left out");
    for (int j = 0; j < i && (!table->apart || i < table->apart); j++)
      if (strcmp(name, name_in(table, j)) == 0)
        return fault(look, &(Row){table->name, i, name}, "row %d has the same name", j);
  }
  return true;
}

#define TABLE(field, count_field, most) \
  {#field, r->field, r->count_field, most, sizeof *r->field, 0}
#define ACTIONS(field) {#field, r->field, arb_actions_in(r->field), INT16_MAX, sizeof *r->field, 0}

static bool tables_are_good(const Look *look)
{
  const ArbRules *r = look->rules;
  int valued = r->keyword_value1 ? BYTE_MAX - ARB_KEYWORDS_MAX : BYTE_MAX;
  Table tables[] = {TABLE(pools, pool_count, ARB_POOLS_MAX),
                    TABLE(zones, zone_count, ZONES_MAX),
                    TABLE(frames, frame_count, BYTE_MAX),
                    TABLE(attributes, attribute_count, valued),
                    TABLE(events, event_count, ARB_EVENTS_MAX),
                    TABLE(verbs, verb_count, BYTE_MAX),
                    TABLE(keywords, keyword_count, ARB_KEYWORDS_MAX),
                    ACTIONS(actions),
                    ACTIONS(list_actions),
                    TABLE(switches, switch_count, 32),
                    TABLE(profiles, profile_count, BYTE_MAX),
                    TABLE(sections, section_count, ARB_SECTIONS_MAX),
                    TABLE(format_numbers, format_number_count, ARB_FORMAT_NUMBERS_MAX)};
  if (!r->name || !r->edition) return fault(look, NULL, "name or edition is missing");
  /* The value of a keyword is an attribute with the keyword's name. */
  if (r->keyword_value1) tables[ATTRIBUTES].apart = r->keyword_value1 - 1;
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    if (!names_are_good(look, &tables[i])) return false;
  return true;
}

static bool has_word(const char *const *words, const char *word, size_t length)
{
  for (; words && *words; words++)
    if (strlen(*words) == length && strncmp(*words, word, length) == 0) return true;
  return false;
}

static int attribute_named(const ArbRules *r, const char *name)
{
  for (int i = 0; i < r->attribute_count; i++)
    if (strcmp(r->attributes[i].name, name) == 0) return i;
  return -1;
}

/* Whether each word of a list, separated by blanks, is one of `words`, or is `also`. */
static bool words_are_known(const Look *look, const Row *row, const char *field, const char *list,
                            const char *const *words, const char *also)
{
  for (const char *at = list; at && *at;) {
    size_t length = strcspn(at, " ");
    bool known = (also && strlen(also) == length && strncmp(also, at, length) == 0);
    if (length && !known && !has_word(words, at, length))
      return fault(look, row, "'%s' names '%.*s', which does not exist", field, (int)length, at);
    at += length + (at[length] == ' ');
  }
  return true;
}

/* The types of cards that selectors can ask for; NULL: there are none. */
static const char *const *types_of(const ArbRules *r)
{
  int type = attribute_named(r, "type");
  return type < 0 ? NULL : r->attributes[type].values;
}

/* ---- The tables, one by one ------------------------------------------------------------ */

static int seats_most(const ArbRules *r)
{
  return r->seats_most ? r->seats_most : ARB_SEATS_MAX;
}

/* Checks the pools whose records the kernel takes, frees and checks. */
static bool kept_pools_are_good(const Look *look)
{
  const ArbRules *r = look->rules;
  const struct {
    const char *name;
    size_t least; /* bytes of the head that its records begin with */
    int pool, room;
  } kept[] = {{"table_pool", sizeof(ArbTable), r->table_pool, 1},
              {"player_pool", sizeof(uint16_t), r->player_pool, seats_most(r)},
              {"body_pool", sizeof(uint16_t), r->body_pool, 1},
              {"item_pool", sizeof(ArbItem), r->item_pool, 1},
              {"pick_pool", sizeof(ArbPick), r->pick_pool, 1},
              {"past_pool", sizeof(ArbPast), r->past_pool, 1},
              {"loops", sizeof(ArbLoop), r->loops ? r->loops->pool : 0, 1}};
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    int pool = kept[i].pool;
    if (!pool) continue;
    if (pool < ARB_POOL_GAME || pool >= r->pool_count)
      return fault(look, NULL, "%s: the game has no pool %d", kept[i].name, pool);
    Row row = {"pools", pool, r->pools[pool].name};
    if (r->pools[pool].item_size < kept[i].least)
      return fault(look, &row, "its records are too small for '%s'", kept[i].name);
    if (r->pools[pool].capacity < kept[i].room)
      return fault(look, &row, "'%s' needs room for %d", kept[i].name, kept[i].room);
  }
  if ((r->pick_pool || r->past_pool) && !r->item_pool)
    return fault(look, NULL, "pick_pool and past_pool go with an item_pool");
  return !r->loops || r->table_pool || fault(look, NULL, "loops need 'table_pool'");
}

static bool pools_are_good(const Look *look)
{
  static const struct {
    const char *name;
    size_t size;
  } own[ARB_POOL_GAME] = {[ARB_POOL_CARD] = {"ArbCard", sizeof(ArbCard)},
                          [ARB_POOL_ZONE] = {"ArbZone", sizeof(ArbZone)},
                          [ARB_POOL_FRAME] = {"ArbFrame", sizeof(ArbFrame)},
                          [ARB_POOL_TALLY] = {"ArbCount", sizeof(ArbCount)}};
  const ArbRules *r = look->rules;
  if (r->pool_count < ARB_POOL_GAME)
    return fault(look, NULL, "pools: the kernel's %d come first", ARB_POOL_GAME);
  for (int i = 0; i < r->pool_count; i++) {
    const ArbPoolSpec *pool = &r->pools[i];
    Row row = {"pools", i, pool->name};
    if (i < ARB_POOL_GAME && pool->item_size != own[i].size)
      return fault(look, &row, "this is the kernel's, of %s", own[i].name);
    if (!pool->item_size || pool->item_size % sizeof(uint16_t))
      return fault(look, &row, "an item has %d bytes, and must have some, by twos",
                   pool->item_size);
    if (!pool->capacity) return fault(look, &row, "it has no room to begin with");
  }
  return true;
}

static bool zones_are_good(const Look *look)
{
  const ArbRules *r = look->rules;
  int needed = 0, seats = seats_most(r);
  for (int i = 0; i < r->zone_count; i++) {
    const ArbZoneKind *zone = &r->zones[i];
    Row row = {"zones", i, zone->name};
    if (!zone->prefix || !*zone->prefix) return fault(look, &row, "its cards' ids have no letter");
    if (zone->privacy > ARB_SECRET) return fault(look, &row, "there is no such privacy");
    if (!words_are_known(look, &row, "types", zone->types, types_of(r), ARB_FORMAT_TYPE))
      return false;
    needed += zone->shared ? 1 : seats;
  }
  if (r->pools[ARB_POOL_ZONE].capacity < needed)
    return fault(look, &(Row){"pools", ARB_POOL_ZONE, r->pools[ARB_POOL_ZONE].name},
                 "%d zones are needed where %d play (seats_most), and there is room for %d", needed,
                 seats, r->pools[ARB_POOL_ZONE].capacity);
  return true;
}

/* Whether a word is a yes-or-no attribute or a value of a set, which can exclude others. */
static bool may_exclude(const ArbRules *r, const char *word, size_t length)
{
  for (int i = 0; i < r->attribute_count; i++) {
    const ArbAttribute *it = &r->attributes[i];
    bool named = strlen(it->name) == length && strncmp(it->name, word, length) == 0;
    if (named && it->kind == ARB_A_BOOL) return true;
    if (it->values && has_word(it->values, word, length)) return true;
  }
  return false;
}

static bool attribute_is_good(const Look *look, int at)
{
  const ArbRules *r = look->rules;
  const ArbAttribute *it = &r->attributes[at];
  Row row = {"attributes", at, it->name};
  if (it->kind > ARB_A_PLACE) return fault(look, &row, "there is no such kind");
  bool place = it->kind == ARB_A_PLACE;
  if ((it->kind == ARB_A_SET || place) && !it->values)
    return fault(look, &row, "a set has values, and these are NULL");
  if (it->kind == ARB_A_TAG && !r->tagged) return fault(look, &row, "needs the function 'tagged'");
  if ((it->kind == ARB_A_RELATION || place) && !r->related)
    return fault(look, &row, "needs the function 'related'");
  for (const char *word = it->against; word && *word;) {
    size_t length = strcspn(word, " ");
    if (!may_exclude(r, word, length))
      return fault(look, &row, "'against' names '%.*s', which is not a yes-or-no attribute",
                   (int)length, word);
    word += length + (word[length] == ' ');
  }
  for (const char *zone = it->in; zone && *zone;) {
    size_t length = strcspn(zone, " ");
    bool known = false;
    for (int i = 0; i < r->zone_count; i++)
      known |= strlen(r->zones[i].name) == length && strncmp(r->zones[i].name, zone, length) == 0;
    if (!known) return fault(look, &row, "'in' names no zone: '%.*s'", (int)length, zone);
    zone += length + (zone[length] == ' ');
  }
  return words_are_known(look, &row, "of", it->of, types_of(r), "player");
}

static bool action_is_good(const Look *look, const char *table, const ArbAction *it, int at)
{
  const ArbRules *r = look->rules;
  Row row = {table, at, it->name};
  bool named = false, optional = false;
  if (!it->run) return fault(look, &row, "it has no function");
  if (it->mode > ARB_ACT) return fault(look, &row, "there is no such mode");
  for (int i = 0; i < ARB_PARAMS_MAX && it->params[i].name; i++) {
    const ArbParam *param = &it->params[i];
    if (named && !param->named)
      return fault(look, &row, "'%s' stands behind parameters with names", param->name);
    if (optional && !param->optional && !param->named)
      return fault(look, &row, "'%s' must be given, but stands behind what may be left out",
                   param->name);
    if (param->type == ARB_T_DURATION && !r->durations)
      return fault(look, &row, "'%s' needs 'durations'", param->name);
    if (param->type == ARB_T_CHOICE && !r->choice_verb)
      return fault(look, &row, "'%s' needs 'choice_verb'", param->name);
    named |= param->named, optional |= param->optional;
  }
  if (strcmp(table, "list_actions") == 0 && it->params[0].type != ARB_T_IDS)
    return fault(look, &row, "its first parameter is not the list");
  if ((it->run == arb_act_turn_player || it->run == arb_act_players) && !r->table_pool)
    return fault(look, &row, "needs 'table_pool'");
  if ((it->run == arb_act_controller || it->run == arb_act_of_player) && !r->controller_of)
    return fault(look, &row, "needs the function 'controller_of'");
  if (it->run == arb_act_secret_numbers && !r->chose)
    return fault(look, &row, "needs the function 'chose'");
  if (it->run == arb_act_signal && (!r->signalled || !r->batch_open))
    return fault(look, &row, "needs the functions 'signalled' and 'batch_open'");
  return true;
}

static bool number_is_good(const Look *look, int at)
{
  const ArbFormatNumber *it = &look->rules->format_numbers[at];
  Row row = {"format_numbers", at, it->name};
  if (it->least > it->most)
    return fault(look, &row, "it is at least %d and at most %d", it->least, it->most);
  if (it->least_of1 > look->rules->format_number_count)
    return fault(look, &row, "'least_of1' names a row that does not exist");
  return true;
}

static bool rows_are_good(const Look *look)
{
  const ArbRules *r = look->rules;
  for (int i = 0; i < r->frame_count; i++)
    if (!r->frames[i].step)
      return fault(look, &(Row){"frames", i, r->frames[i].name}, "it has no step");
  for (int i = 0; i < r->attribute_count; i++)
    if (!attribute_is_good(look, i)) return false;
  for (int i = 0; i < arb_actions_in(r->actions); i++)
    if (!action_is_good(look, "actions", &r->actions[i], i)) return false;
  for (int i = 0; i < arb_actions_in(r->list_actions); i++)
    if (!action_is_good(look, "list_actions", &r->list_actions[i], i)) return false;
  for (int i = 0; i < r->format_number_count; i++)
    if (!number_is_good(look, i)) return false;
  for (const int16_t *it = r->replaceable; it && *it >= 0; it++)
    if (*it >= r->event_count) return fault(look, NULL, "replaceable: there is no event %d", *it);
  return true;
}

/* ---- What goes together ------------------------------------------------------------------ */

static bool functions_are_there(const Look *look)
{
  const ArbRules *r = look->rules;
  const struct {
    const char *name;
    bool there;
  } needed[] = {{"set_up", r->set_up},
                {"step", r->step},
                {"asking", r->asking},
                {"attribute", r->attribute},
                {"concede", r->concede},
                {"set (there are writables)", r->set || !r->writable_count},
                {"batch_close (there is batch_open)", !r->batch_close == !r->batch_open},
                {"opens (there is a gate)", r->opens || !r->gate},
                {"body_made (there is a body_pool)", r->body_made || !r->body_pool},
                {"position_card (there are loops)", r->position_card || !r->loops},
                {"position_rest (there is position_card)", r->position_rest || !r->position_card}};
  for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
    if (!needed[i].there) return fault(look, NULL, "needs the function %s", needed[i].name);
  return true;
}

static bool the_rest_is_good(const Look *look)
{
  const ArbRules *r = look->rules;
  if (r->verb_count < 2 || strcmp(r->verbs[0].name, "no") != 0 ||
      strcmp(r->verbs[1].name, "yes") != 0)
    return fault(look, NULL, "verbs: the first two are 'no' and 'yes'");
  if (r->choice_verb >= r->verb_count || r->choice_place_verb >= r->verb_count ||
      r->choice_player_verb >= r->verb_count)
    return fault(look, NULL, "choice_verb, choice_place_verb or choice_player_verb is no verb");
  if (r->seats_least > seats_most(r) || seats_most(r) > ARB_SEATS_MAX)
    return fault(look, NULL, "seats_least %d, seats_most %d: at most %d", r->seats_least,
                 r->seats_most, ARB_SEATS_MAX);
  if (r->keyword_value1 > r->attribute_count + 1)
    return fault(look, NULL, "keyword_value1: no attribute has that place");
  for (int i = 0; r->card_numbers && r->card_numbers[i]; i++) {
    Row row = {"card_numbers", i, r->card_numbers[i]};
    if (i >= ARB_CARD_NUMBERS_MAX) return fault(look, &row, "a view has room for fewer");
    if (attribute_named(r, r->card_numbers[i]) < 0) return fault(look, &row, "is no attribute");
  }
  return true;
}

bool arb_rules_check(const ArbRules *rules, ArbError *error)
{
  ArbError ignored;
  if (!error) error = &ignored;
  *error = (ArbError){.status = ARB_OK};
  Look look = {rules, error->text, sizeof error->text};
  bool good = tables_are_good(&look) && pools_are_good(&look) && zones_are_good(&look) &&
              kept_pools_are_good(&look) && rows_are_good(&look) && functions_are_there(&look) &&
              the_rest_is_good(&look);
  if (!good) error->status = ARB_UNSUPPORTED;
  return good;
}
