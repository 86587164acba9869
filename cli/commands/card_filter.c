/* SPDX-License-Identifier: MIT */
/* card_filter.c -- see card_filter.h. */
#include "commands/card_filter.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "common/text.h"

enum { FIELDS_MAX = 3, LISTED_MAX = 40 };

typedef struct Row {
  const char *name, *fields[FIELDS_MAX];
} Row;

static const Row words[FILTER_WORDS] = {
  {"type", {"type", "supertypes"}},     {"domain", {"domains"}},     {"class", {"class"}},
  {"keyword", {"keywords", "ability"}}, {"tag", {"tags", "traits"}},
};
/* A number by itself, or under the name that stands second. */
static const Row numbers[FILTER_NUMBERS] = {
  {"cost", {"cost", "energy"}},
  {"might", {"might"}},
  {"attack", {"attack"}},
  {"defense", {"defense"}},
};

typedef struct Range {
  int64_t low, high;
} Range;

/* 3, 2-4, 3-, 3+ */
static bool read_range(const char *text, Range *range)
{
  char *end;
  if (!isdigit((unsigned char)*text)) return false;
  *range = (Range){.low = strtoll(text, &end, 10)};
  range->high = range->low;
  if (strcmp(end, "+") == 0) range->high = INT32_MAX;
  else if (strcmp(end, "-") == 0) range->low = 0;
  else if (*end == '-' && isdigit((unsigned char)end[1])) range->high = strtoll(end + 1, &end, 10);
  return *end == 0 || strcmp(end, "+") == 0 || strcmp(end, "-") == 0;
}

/* ---- One card ------------------------------------------------------------------- */

typedef struct Card {
  const CardFilter *filter;
  bool has_word[FILTER_WORDS][OPTION_LIST_MAX];
  bool has_number[FILTER_NUMBERS];
  int64_t number[FILTER_NUMBERS];
} Card;

static bool is_field(const Row *row, const char *field)
{
  for (int i = 0; i < FIELDS_MAX && row->fields[i]; i++)
    if (strcmp(row->fields[i], field) == 0) return true;
  return false;
}

static void note_word(Card *card, int row, const char *word)
{
  const TextList *asked = &card->filter->words[row];
  for (int i = 0; i < asked->count; i++)
    card->has_word[row][i] |= strcasecmp(asked->items[i], word) == 0;
}

/* What costs nothing but Power costs 0. */
static void note_number(Card *card, int row, const CardFact *fact)
{
  bool power = row == 0 && strcmp(fact->field, "power") == 0;
  const char *under = numbers[row].fields[1];
  bool named = fact->word && under && strcmp(fact->word, under) == 0;
  if (strcmp(fact->field, numbers[row].fields[0]) == 0 && (!fact->word || named))
    card->number[row] = fact->number;
  else if (!power) return;
  card->has_number[row] = true;
}

static void note(void *data, const CardFact *fact)
{
  Card *card = data;
  for (int row = 0; row < FILTER_WORDS; row++)
    if (fact->word && is_field(&words[row], fact->field)) note_word(card, row, fact->word);
  for (int row = 0; row < FILTER_NUMBERS; row++) note_number(card, row, fact);
}

/* ---- The filter ----------------------------------------------------------------- */

/* The words and numbers of a filter that some card has. */
typedef struct Found {
  bool word[FILTER_WORDS][OPTION_LIST_MAX], number[FILTER_NUMBERS];
} Found;

static bool fits(const Card *card, Found *found)
{
  bool fit = true;
  for (int row = 0; row < FILTER_WORDS; row++)
    for (int i = 0; i < card->filter->words[row].count; i++) {
      fit &= card->has_word[row][i];
      found->word[row][i] |= card->has_word[row][i];
    }
  for (int row = 0; row < FILTER_NUMBERS; row++) {
    found->number[row] |= card->has_number[row];
    for (int i = 0; i < card->filter->numbers[row].count; i++) {
      Range range = {0};
      read_range(card->filter->numbers[row].items[i], &range);
      fit &= card->has_number[row] && card->number[row] >= range.low &&
             card->number[row] <= range.high;
    }
  }
  return fit;
}

static bool wrong(ArbError *error, const char *text)
{
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "%s", text);
  return false;
}

/* ---- Words that no card has ----------------------------------------------------- */

/* The words of a row that there are, by what the wanted one begins with, when there are many. */
typedef struct Known {
  const Row *row;
  char **words;
  int count;
} Known;

static void note_known(void *data, const CardFact *fact)
{
  Known *known = data;
  if (!fact->word || !is_field(known->row, fact->field)) return;
  for (int i = 0; i < known->count; i++)
    if (strcasecmp(known->words[i], fact->word) == 0) return;
  known->words = must_take(known->words, (size_t)(known->count + 1) * sizeof *known->words);
  known->words[known->count] = must_take(NULL, strlen(fact->word) + 1);
  strcpy(known->words[known->count++], fact->word);
}

static int by_text(const void *a, const void *b)
{
  return strcasecmp(*(char *const *)a, *(char *const *)b);
}

static void list_known(Text *out, const Known *known, const char *wanted)
{
  int listed = 0;
  for (int i = 0; i < known->count; i++) {
    bool near = tolower((unsigned char)*known->words[i]) == tolower((unsigned char)*wanted);
    if (known->count > LISTED_MAX && !near) continue;
    text_add(out, "%s%s", listed++ ? ", " : "; there are: ", known->words[i]);
  }
}

static bool unknown_word(int row, const char *wanted, const ArbCards *cards, CardFacts *facts,
                         ArbError *error)
{
  Known known = {.row = &words[row]};
  Text text = {0};
  for (int def = 1; def <= arb_cards_count(cards); def++)
    bind_card_facts(facts, (uint16_t)def, note_known, &known, &(ArbError){0});
  if (known.count) qsort(known.words, (size_t)known.count, sizeof *known.words, by_text);
  text_add(&text, "no card of this game has %s%s", known.count ? "the " : "a ", words[row].name);
  if (known.count) text_add(&text, " '%s'", wanted);
  list_known(&text, &known, wanted);
  wrong(error, text.bytes);
  for (int i = 0; i < known.count; i++) free(known.words[i]);
  free(known.words);
  text_free(&text);
  return false;
}

static bool all_found(const CardFilter *filter, const Found *found, const ArbCards *cards,
                      CardFacts *facts, ArbError *error)
{
  char text[64];
  for (int row = 0; row < FILTER_WORDS; row++)
    for (int i = 0; i < filter->words[row].count; i++)
      if (!found->word[row][i])
        return unknown_word(row, filter->words[row].items[i], cards, facts, error);
  for (int row = 0; row < FILTER_NUMBERS; row++) {
    snprintf(text, sizeof text, "no card of this game has a %s", numbers[row].name);
    if (filter->numbers[row].count && !found->number[row]) return wrong(error, text);
  }
  return true;
}

static bool ranges_are_good(const CardFilter *filter, ArbError *error)
{
  Range range;
  char text[128];
  for (int row = 0; row < FILTER_NUMBERS; row++)
    for (int i = 0; i < filter->numbers[row].count; i++) {
      if (read_range(filter->numbers[row].items[i], &range)) continue;
      snprintf(text, sizeof text, "--%s: 3, 2-4, 3- (at most) or 3+ (at least), not '%.40s'",
               numbers[row].name, filter->numbers[row].items[i]);
      return wrong(error, text);
    }
  return true;
}

bool card_filter(const CardFilter *filter, const ArbCards *cards, CardFacts *facts, bool *kept,
                 ArbError *error)
{
  Found found = {0};
  if (!ranges_are_good(filter, error)) return false;
  for (int def = 1; def <= arb_cards_count(cards); def++) {
    Card card = {.filter = filter};
    kept[def] = false;
    if (strcmp(arb_card_type(cards, (uint16_t)def), "keyword") == 0) continue;
    if (!bind_card_facts(facts, (uint16_t)def, note, &card, error)) return false;
    kept[def] = fits(&card, &found) && (!filter->tokens || arb_card_token(cards, (uint16_t)def));
  }
  return all_found(filter, &found, cards, facts, error);
}
