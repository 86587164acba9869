/* SPDX-License-Identifier: MIT */
/* build.c -- see build.h. */
#include "build.h"

#include <stdlib.h>
#include <string.h>

int vector_append(ArbVector *v, const void *items, int count, size_t size)
{
  if (v->count + count > v->room) {
    v->room = (v->count + count) * 2 + 16;
    v->items = realloc(v->items, (size_t)v->room * size);
    if (!v->items) abort();
  }
  if (count) memcpy(v->items + (size_t)v->count * size, items, (size_t)count * size);
  v->count += count;
  return v->count - count;
}

const char *build_string(ArbBuilder *builder, const char *text)
{
  size_t size = strlen(text) + 1;
  char *copy = malloc(size);
  if (!copy) abort();
  memcpy(copy, text, size);
  vector_append(&builder->strings, &copy, 1, sizeof copy);
  return copy;
}

ArbNumber build_number(ArbBuilder *builder, const ArbTerm *terms, int count)
{
  int first = vector_append(&builder->terms, terms, count, sizeof *terms);
  return (ArbNumber){(uint16_t)first, (uint16_t)count};
}

ArbNumber build_constant(ArbBuilder *builder, int32_t value)
{
  ArbTerm term = {.op = ARB_N_CONST, .value = value};
  return build_number(builder, &term, 1);
}

int build_selector(ArbBuilder *builder, ArbSelector selector, const ArbTest *tests, int count)
{
  selector.first_test = (uint16_t)vector_append(&builder->tests, tests, count, sizeof *tests);
  selector.test_count = (uint16_t)count;
  return vector_append(&builder->selectors, &selector, 1, sizeof selector) + 1;
}

ArbOwned build_finish(ArbBuilder *builder, ArbCards *cards)
{
  ArbTerm *terms = (ArbTerm *)(void *)builder->terms.items;
  ArbTest *tests = (ArbTest *)(void *)builder->tests.items;
  ArbSelector *selectors = (ArbSelector *)(void *)builder->selectors.items;
  for (int i = 0; cards->rules->gate && i < builder->selectors.count; i++)
    selector_compile(cards->rules, terms, tests, &selectors[i]);
  cards->terms = terms;
  cards->tests = tests;
  cards->selectors = selectors;
  cards->selector_count = builder->selectors.count;
  return (ArbOwned){(char **)(void *)builder->strings.items, builder->strings.count};
}

static void free_strings(char **strings, int count)
{
  for (int i = 0; i < count; i++) free(strings[i]);
  free(strings);
}

void build_drop(ArbBuilder *builder)
{
  free_strings((char **)(void *)builder->strings.items, builder->strings.count);
  free(builder->terms.items);
  free(builder->tests.items);
  free(builder->selectors.items);
}

void build_release(ArbCards *cards, ArbOwned *owned)
{
  free_strings(owned->strings, owned->string_count);
  free((void *)(uintptr_t)cards->terms);
  free((void *)(uintptr_t)cards->tests);
  free((void *)(uintptr_t)cards->selectors);
}
