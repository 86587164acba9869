/* SPDX-License-Identifier: MIT */
/* build.c -- see build.h. */
#include "kernel/cards/build.h"

#include <stdlib.h>
#include <string.h>

#include "memory.h"

static _Noreturn void out_of_memory(const ArbBuilder *builder)
{
  if (builder->lost) builder->lost(builder->lost_data);
  arb_memory_fatal("out of memory while a card pool is built");
}

void *arb_build_take(ArbBuilder *builder, size_t size)
{
  void *taken = arb_memory_zeroed(1, size);
  if (!taken) out_of_memory(builder);
  return taken;
}

static int append(const ArbBuilder *builder, ArbVector *v, const void *items, int count,
                  size_t size)
{
  if (v->count + count > v->room) {
    int room = (v->count + count) * 2 + 16;
    char *grown = arb_memory_grow(v->items, (size_t)room * size);
    if (!grown) out_of_memory(builder);
    v->items = grown;
    v->room = room;
  }
  if (count) memcpy(v->items + (size_t)v->count * size, items, (size_t)count * size);
  v->count += count;
  return v->count - count;
}

int arb_build_append(ArbBuilder *builder, ArbVector *vector, const char *what, const void *items,
                     int count, size_t item_size)
{
  int first = append(builder, vector, items, count, item_size);
  if (vector->count > BUILD_MOST) builder->full = what;
  return first;
}

const char *arb_build_string(ArbBuilder *builder, const char *text)
{
  size_t size = strlen(text) + 1;
  char *copy = NULL;
  int at = append(builder, &builder->strings, &copy, 1, sizeof copy); /* never fails: `lost` */
  copy = arb_build_take(builder, size);
  ((char **)(void *)builder->strings.items)[at] = copy;
  return memcpy(copy, text, size);
}

int arb_vector_find_name(const ArbVector *names, const char *name)
{
  const char **there = (const char **)(void *)names->items;
  for (int i = 0; i < names->count; i++)
    if (strcmp(there[i], name) == 0) return i;
  return -1;
}

int arb_build_name(ArbBuilder *builder, ArbVector *names, const char *name)
{
  int there = arb_vector_find_name(names, name);
  if (there >= 0) return there;
  const char *copy = arb_build_string(builder, name);
  return append(builder, names, &copy, 1, sizeof copy);
}

int arb_build_bit(uint16_t *list, int *count, int most, int number)
{
  for (int i = 0; i < *count; i++)
    if (list[i] == number) return i;
  if (*count == most) return -1;
  list[*count] = (uint16_t)number;
  return (*count)++;
}

ArbNumber arb_build_number(ArbBuilder *builder, const ArbTerm *terms, int count)
{
  int first =
      arb_build_append(builder, &builder->terms, "terms of numbers", terms, count, sizeof *terms);
  return (ArbNumber){(uint16_t)first, (uint16_t)count};
}

ArbNumber arb_build_constant(ArbBuilder *builder, int32_t value)
{
  ArbTerm term = {.op = ARB_N_CONST, .value = value};
  return arb_build_number(builder, &term, 1);
}

ArbNumber arb_build_both(ArbBuilder *builder, ArbNumber one, ArbNumber other)
{
  if (!one.count || !other.count) return one.count ? one : other;
  int count = one.count + other.count;
  static const ArbTerm times = {.op = ARB_N_MUL};
  ArbNumber both = arb_build_number(builder, &times, 0);
  const ArbNumber parts[] = {one, other};
  for (int part = 0; part < 2; part++)
    for (int i = 0; i < parts[part].count; i++) {
      ArbTerm term = ((const ArbTerm *)(void *)builder->terms.items)[parts[part].first + i];
      arb_build_number(builder, &term, 1);
    }
  arb_build_number(builder, &times, 1);
  both.count = (uint16_t)(count + 1);
  return both;
}

int arb_build_selector(ArbBuilder *builder, ArbSelector selector, const ArbTest *tests, int count)
{
  selector.first_test = (uint16_t)arb_build_append(builder, &builder->tests, "tests of selectors",
                                                   tests, count, sizeof *tests);
  selector.test_count = (uint16_t)count;
  return arb_build_append(builder, &builder->selectors, "selectors", &selector, 1,
                          sizeof selector) +
         1;
}

int arb_build_tally(ArbBuilder *builder, ArbTally tally)
{
  for (int i = 0; i < builder->tallies.count; i++)
    if (memcmp((ArbTally *)(void *)builder->tallies.items + i, &tally, sizeof tally) == 0) return i;
  return arb_build_append(builder, &builder->tallies, "tallies", &tally, 1, sizeof tally);
}

/* ---- Keywords ------------------------------------------------------------------ */

void arb_build_keywords(ArbBuilder *builder, const ArbRules *rules)
{
  if (builder->keywords.count) return;
  for (int i = 0; i < rules->keyword_count; i++) {
    uint8_t stacks = rules->keyword_stacks ? rules->keyword_stacks[i] : ARB_STACKS_ONCE;
    bool valued = stacks == ARB_STACKS_SUM || stacks == ARB_STACKS_NUMBERED;
    ArbKeyword keyword = {.name = rules->keywords[i], .takes_value = valued, .stacks = stacks};
    append(builder, &builder->keywords, &keyword, 1, sizeof keyword);
  }
}

int arb_build_keyword(ArbBuilder *builder, const ArbKeyword *keyword)
{
  if (builder->keywords.count == ARB_KEYWORDS_MAX) return -1;
  return append(builder, &builder->keywords, keyword, 1, sizeof *keyword);
}

/* ---- Signals -------------------------------------------------------------------- */

enum { SIGNALS_MAX = 250 }; /* records keep them in a byte, plus one */

int arb_build_signal(ArbBuilder *builder, const char *name)
{
  bool full = builder->signals.count == SIGNALS_MAX;
  return full ? arb_vector_find_name(&builder->signals, name)
              : arb_build_name(builder, &builder->signals, name);
}

/* ---- What the kernel asks of a card, out of the heads ------------------------- */

const ArbCardHead *arb_cards_head(const ArbCards *cards, uint16_t def)
{
  return (const ArbCardHead *)(const void *)((const char *)cards->defs + def * cards->def_size);
}

static const char *head_name(const ArbCards *cards, uint16_t def)
{
  return arb_cards_head(cards, def)->name;
}
static const char *head_id(const ArbCards *cards, uint16_t def)
{
  return arb_cards_head(cards, def)->id;
}
static const char *head_type(const ArbCards *cards, uint16_t def)
{
  return arb_cards_head(cards, def)->type_name;
}
static const char *head_unsupported(const ArbCards *cards, uint16_t def)
{
  return arb_cards_head(cards, def)->unsupported;
}
static uint64_t head_hash(const ArbCards *cards, uint16_t def)
{
  return arb_cards_head(cards, def)->hash;
}
static bool head_token(const ArbCards *cards, uint16_t def)
{
  return arb_cards_head(cards, def)->token;
}

static bool is_alias(const ArbCardHead *head, const char *name)
{
  size_t length = strlen(name);
  for (const char *at = head->aliases; at && *at;
       at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
    if (strncmp(at, name, length) == 0 && (at[length] == '\n' || at[length] == '\0')) return true;
  return false;
}

static bool head_named(const ArbCards *cards, uint16_t def, const char *name)
{
  const ArbCardHead *head = arb_cards_head(cards, def);
  if (strcmp(head->id, name) == 0) return true;
  return !head->by_id && (strcmp(head->name, name) == 0 || is_alias(head, name));
}

void arb_build_heads(ArbCards *cards, const void *defs, size_t def_size, int count)
{
  cards->defs = defs;
  cards->def_size = def_size;
  cards->card_count = count;
  cards->card_name = head_name;
  cards->card_id = head_id;
  cards->card_type = head_type;
  cards->card_unsupported = head_unsupported;
  cards->card_named = head_named;
  cards->card_token = head_token;
  cards->card_hash = head_hash;
}

void arb_build_abilities(ArbCards *cards, const void *abilities, size_t size)
{
  cards->abilities = abilities;
  cards->ability_size = size;
}

/* ---- The finished pool --------------------------------------------------------- */

void arb_build_finish(ArbBuilder *builder, ArbCards *cards)
{
  ArbTerm *terms = (ArbTerm *)(void *)builder->terms.items;
  ArbTest *tests = (ArbTest *)(void *)builder->tests.items;
  ArbSelector *selectors = (ArbSelector *)(void *)builder->selectors.items;
  for (int i = 0; cards->rules->gate && i < builder->selectors.count; i++)
    arb_selector_compile(cards->rules, terms, tests, &selectors[i]);
  arb_build_keywords(builder, cards->rules);
  cards->keywords = build_keyword_at(builder, 0);
  cards->keyword_count = builder->keywords.count;
  cards->signals = (const char *const *)(void *)builder->signals.items;
  cards->signal_count = builder->signals.count;
  cards->terms = terms;
  cards->tests = tests;
  cards->selectors = selectors;
  cards->selector_count = builder->selectors.count;
  cards->tallies = (ArbTally *)(void *)builder->tallies.items;
  cards->tally_count = builder->tallies.count;
  cards->strings = (char **)(void *)builder->strings.items;
  cards->string_count = builder->strings.count;
}

static void free_strings(char **strings, int count)
{
  for (int i = 0; i < count; i++) arb_memory_free(strings[i]);
  arb_memory_free(strings);
}

void arb_build_drop(ArbBuilder *builder)
{
  free_strings((char **)(void *)builder->strings.items, builder->strings.count);
  arb_memory_free(builder->terms.items);
  arb_memory_free(builder->tests.items);
  arb_memory_free(builder->selectors.items);
  arb_memory_free(builder->keywords.items);
  arb_memory_free(builder->tallies.items);
  arb_memory_free(builder->signals.items);
}

void arb_build_release(ArbCards *cards)
{
  if (cards->free_scripts) cards->free_scripts(cards->scripts);
  free_strings(cards->strings, cards->string_count);
  arb_memory_free(cards->defs);
  arb_memory_free(cards->abilities);
  arb_memory_free(cards->terms);
  arb_memory_free(cards->tests);
  arb_memory_free(cards->selectors);
  arb_memory_free(cards->keywords);
  arb_memory_free(cards->tallies);
  arb_memory_free(cards->signals);
}
