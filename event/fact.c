/* SPDX-License-Identifier: MIT */
/* fact.c -- the table of the kinds of facts, and the words of this room's other lists. */
#include <string.h>

#include "event.h"

typedef struct Kind {
  const char *word, *numbers, *texts;
  bool list;
} Kind;

static const Kind kinds[FACT_KINDS] = {
#define X(name, word, numbers, texts, list) {word, numbers, texts, list},
  FACT_LIST(X)
#undef X
};

const char *fact_word(FactKind kind)
{
  return kinds[kind].word;
}

/* The index of `word` among `count` words; -1: it is none of them. */
static int find(const char *word, const char *(*arb_word_of)(int), int count)
{
  for (int i = 0; i < count; i++)
    if (strcmp(word, arb_word_of(i)) == 0) return i;
  return -1;
}

static const char *kind_word(int kind)
{
  return kinds[kind].word;
}

FactKind fact_kind(const char *word)
{
  int found = find(word, kind_word, FACT_KINDS);
  return found < 0 ? FACT_KINDS : (FactKind)found;
}

/* Copies word `index` of a blank-separated list; false past the last. */
static bool nth_word(const char *words, int index, char *name, size_t size)
{
  for (; *words; words += strspn(words, " ")) {
    size_t length = strcspn(words, " ");
    if (index-- == 0 && length < size) {
      memcpy(name, words, length);
      name[length] = '\0';
      return true;
    }
    words += length;
  }
  return false;
}

static int count_words(const char *words)
{
  int count = *words != '\0';
  for (; *words; words++) count += *words == ' ';
  return count;
}

int fact_number_count(FactKind kind)
{
  return count_words(kinds[kind].numbers);
}

int fact_text_count(FactKind kind)
{
  return count_words(kinds[kind].texts);
}

bool fact_has_list(FactKind kind)
{
  return kinds[kind].list;
}

bool fact_number_name(FactKind kind, int index, char *name, size_t size)
{
  return nth_word(kinds[kind].numbers, index, name, size);
}

bool fact_text_name(FactKind kind, int index, char *name, size_t size)
{
  return nth_word(kinds[kind].texts, index, name, size);
}

/* ---- Words ---------------- */

static const char *const structures[EVENT_STRUCTURES] = {"swiss", "round-robin", "elimination"};
static const char *const levels[EVENT_LEVELS] = {"casual", "competitive", "professional"};
static const char *const hows[EVENT_HOWS] = {"played", "conceded", "agreed",
                                             "time",   "penalty",  "bye"};
static const char *const penalties[EVENT_PENALTIES] = {"none", "warning", "game-loss", "match-loss",
                                                       "disqualification"};

static const char *structure_word(int structure)
{
  return structures[structure];
}

static const char *level_word(int level)
{
  return levels[level];
}

static const char *penalty_word(int penalty)
{
  return penalties[penalty];
}

const char *event_structure_word(EventStructure structure)
{
  return structures[structure];
}

const char *event_level_word(EventLevel level)
{
  return levels[level];
}

const char *event_how_word(EventHow how)
{
  return hows[how];
}

const char *event_penalty_word(EventPenalty penalty)
{
  return penalties[penalty];
}

bool event_structure_find(const char *word, EventStructure *structure)
{
  int found = find(word, structure_word, EVENT_STRUCTURES);
  if (found >= 0) *structure = (EventStructure)found;
  return found >= 0;
}

bool event_level_find(const char *word, EventLevel *level)
{
  int found = find(word, level_word, EVENT_LEVELS);
  if (found >= 0) *level = (EventLevel)found;
  return found >= 0;
}

bool event_penalty_find(const char *word, EventPenalty *penalty)
{
  int found = find(word, penalty_word, EVENT_PENALTIES);
  if (found >= 0) *penalty = (EventPenalty)found;
  return found >= 0;
}

EventFact fact_created(int64_t at, const EventSetup *setup)
{
  return (EventFact){
    .at = at,
    .kind = FACT_CREATED,
    .numbers = {setup->structure, setup->level, setup->best_of, setup->team, setup->rounds,
                setup->cut, setup->minutes, setup->open_lists, (int64_t)setup->seed,
                setup->limited},
    .texts = {setup->name, setup->game, setup->format, setup->cards, setup->day, setup->region}};
}
