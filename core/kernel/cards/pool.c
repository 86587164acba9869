/* SPDX-License-Identifier: MIT */
/*
** pool.c -- the public calls about a card pool: cards, keywords, verbs and attributes by number and
** by name.  Any other number gives "", 0, false or NULL.
*/
#include <string.h>

#include "kernel/cards/ability.h"
#include "kernel/cards/build.h"

/* ---- References ----------------------------------------------------------- */

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

/* ---- Cards ---------------------------------------------------------------- */

static bool is_card(const ArbCards *cards, uint16_t def)
{
  return def >= 1 && def <= cards->card_count;
}

int arb_cards_count(const ArbCards *cards)
{
  return cards->card_count;
}

uint16_t arb_cards_find(const ArbCards *cards, const char *name_or_id)
{
  for (int def = 1; def <= cards->card_count; def++)
    if (cards->card_named(cards, (uint16_t)def, name_or_id)) return (uint16_t)def;
  return 0;
}

const char *arb_card_id(const ArbCards *cards, uint16_t def)
{
  return is_card(cards, def) ? cards->card_id(cards, def) : "";
}
const char *arb_card_title(const ArbCards *cards, uint16_t def)
{
  return is_card(cards, def) ? cards->card_name(cards, def) : "";
}
const char *arb_card_type(const ArbCards *cards, uint16_t def)
{
  return is_card(cards, def) ? cards->card_type(cards, def) : "";
}
uint64_t arb_card_hash(const ArbCards *cards, uint16_t def)
{
  return is_card(cards, def) ? cards->card_hash(cards, def) : 0;
}
bool arb_card_token(const ArbCards *cards, uint16_t def)
{
  return is_card(cards, def) && cards->card_token(cards, def);
}
const char *arb_card_unsupported(const ArbCards *cards, uint16_t def)
{
  return is_card(cards, def) ? cards->card_unsupported(cards, def) : "there is no such card";
}
/* The author's text; a pool without heads has none, and no mod either. */
const char *arb_card_text(const ArbCards *cards, uint16_t def)
{
  return cards->defs && is_card(cards, def) ? arb_cards_head(cards, def)->text : NULL;
}
const char *arb_card_mod(const ArbCards *cards, uint16_t def)
{
  return cards->defs && is_card(cards, def) ? arb_cards_head(cards, def)->mod : NULL;
}

/* ---- Keywords, verbs, attributes --------------------------------------------- */

int arb_keywords_count(const ArbCards *cards)
{
  return cards->keyword_count;
}

const ArbKeyword *arb_keyword(const ArbCards *cards, int keyword)
{
  return keyword >= 0 && keyword < cards->keyword_count ? &cards->keywords[keyword] : NULL;
}

int arb_cards_keyword(const ArbCards *cards, const char *name)
{
  for (int i = 0; i < cards->keyword_count; i++)
    if (strcmp(cards->keywords[i].name, name) == 0) return i;
  return -1;
}

const char *arb_verb(const ArbCards *cards, int verb)
{
  return verb >= 0 && verb < cards->rules->verb_count ? cards->rules->verbs[verb].name : NULL;
}

int arb_attribute_find(const ArbCards *cards, const char *name)
{
  const ArbRules *rules = cards->rules;
  /* Backwards: of two attributes with one name, the keyword's is found. */
  for (int i = rules->attribute_count - 1; i >= 0; i--)
    if (strcmp(rules->attributes[i].name, name) == 0) return i;
  int keyword = arb_cards_keyword(cards, name);
  return keyword < 0 || !rules->keyword_value1 ? -1 : rules->keyword_value1 - 1 + keyword;
}

const char *arb_attribute(const ArbCards *cards, int attribute)
{
  const ArbRules *rules = cards->rules;
  if (attribute < 0) return NULL;
  if (attribute < rules->attribute_count) return rules->attributes[attribute].name;
  if (!rules->keyword_value1) return NULL;
  const ArbKeyword *keyword = arb_keyword(cards, attribute - (rules->keyword_value1 - 1));
  return keyword ? keyword->name : NULL;
}

const char *arb_rules_edition(const ArbCards *cards)
{
  return cards->rules->edition;
}
