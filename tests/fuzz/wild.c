/* SPDX-License-Identifier: MIT */
/* wild.c -- see wild.h. */
#include "wild.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "riftbound/rb.h"

void wild_add(WildText *out, const char *format, ...)
{
  va_list list;
  va_start(list, format);
  int n = vsnprintf(out->text + out->length, out->room - out->length, format, list);
  va_end(list);
  if (n < 0 || (size_t)n >= out->room - out->length) {
    fprintf(stderr, "a text of the generator does not fit: %s\n", format);
    abort();
  }
  out->length += (size_t)n;
}

/* ---- Values ----------------------------------------------------------------------- */

static void value(WildValues *values, const char *format, const char *word)
{
  if (values->count == WILD_VALUES_MAX) return;
  char *text = values->text[values->count++];
  int n = snprintf(text, WILD_TEXT_MAX, format, word);
  if (n < 0 || n >= WILD_TEXT_MAX) abort();
}

static void words(WildValues *values, const char *const *list)
{
  for (int i = 0; list[i]; i++) value(values, "%s", list[i]);
}

static void quoted(WildValues *values, const char *const *list, int count)
{
  for (int i = 0; i < count && list[i]; i++) value(values, "\"%s\"", list[i]);
}

static const char *const numbers[] = {"1",      "0",          "2",           "-1",    "7",
                                      "0x7F",   "0x80",       "0xFF",        "0x100", "16383",
                                      "32767",  "32768",      "65535",       "65536", "99999",
                                      "-32768", "2147483647", "-2147483647", NULL};
static const char *const lists[] = {"x", "{ x, me }", "{}", "all", "{ x, x }", "any", NULL};
static const char *const ids[] = {"x", "me", NULL};
static const char *const players[] = {"\"you\"", "\"opponent\"", "\"turn_player\"",
                                      "game.opponent()", NULL};
static const char *const places[] = {"\"base\"", "\"here\"", "x", NULL};
static const char *const deals[] = {"{ { x, 1 } }", "{ { x, 32767, by = x }, { me, 0 } }",
                                    "{ { x, -1 }, { x, 1, by = me } }", "{}", NULL};

/* The names of declared things that texts here declare (wild_declared), and of tokens. */
static void names_of(const ArbRules *rules, const char *of, const char *format, WildValues *values)
{
  static const char *const rb_tokens[] = {"Recruit",   "Gold",  "Reflection",
                                          "Baron Pit", "Brush", NULL};
  static const char *const ev_tokens[] = {"Fairy", "Knight", "Magic Sediment", NULL};
  static const char *const abilities[] = {"d1", "w1", "s1", "r1", "i1", "a1", NULL};
  static const char *const rb_costs[] = {"extra", NULL}, *const ev_costs[] = {"earth_rite", NULL};
  const char *const *list = rules == &rb_rules ? rb_costs : ev_costs;
  if (strcmp(of, "token") == 0) list = rules == &rb_rules ? rb_tokens : ev_tokens;
  if (strcmp(of, "ability") == 0) list = abilities;
  if (strcmp(of, "counter") == 0 || strcmp(of, "signal") == 0)
    return value(values, format, "thing");
  if (strcmp(of, "attribute") == 0) {
    value(values, format, rules == &rb_rules ? "might" : "attack");
    return value(values, format, "damage");
  }
  if (strcmp(of, "zone") == 0)
    for (int i = 0; i < rules->zone_count; i++) value(values, format, rules->zones[i].name);
  else
    for (int i = 0; list[i]; i++) value(values, format, list[i]);
}

static void names(const ArbRules *rules, const ArbParam *param, WildValues *values)
{
  const char *format = param->type == ARB_T_NAMES ? "{ \"%s\" }" : "\"%s\"";
  if (param->words)
    for (int i = 0; param->words[i]; i++) value(values, format, param->words[i]);
  else if (param->of) names_of(rules, param->of, format, values);
  else value(values, format, "text");
}

void wild_values(const ArbRules *rules, const ArbParam *param, WildValues *values)
{
  values->count = 0;
  switch (param->type) {
  case ARB_T_INT: words(values, numbers); break;
  case ARB_T_BOOL: value(values, "%s", "true"), value(values, "%s", "false"); break;
  case ARB_T_IDS: words(values, lists); break;
  case ARB_T_CHOICE: words(values, lists); break;
  case ARB_T_ID:
  case ARB_T_WAS: words(values, ids); break;
  case ARB_T_PLAYER: words(values, players); break;
  case ARB_T_PLACE: words(values, places); break;
  case ARB_T_DEALS: words(values, deals); break;
  case ARB_T_SELECTOR: value(values, "%s", "any"); break;
  case ARB_T_KEYWORD: quoted(values, rules->keywords, rules->keyword_count); break;
  case ARB_T_DURATION:
    for (const ArbWord *it = rules->durations; it && it->word; it++)
      value(values, "\"%s\"", it->word);
    break;
  default: names(rules, param, values);
  }
  if (values->count == 0) value(values, "%s", "nil");
}

bool wild_takes_objects(const ArbParam *param)
{
  return param->type == ARB_T_ID || param->type == ARB_T_IDS || param->type == ARB_T_WAS ||
         param->type == ARB_T_CHOICE || param->type == ARB_T_PLACE || param->type == ARB_T_DEALS;
}

int wild_params(const ArbAction *action)
{
  int count = 0;
  while (count < ARB_PARAMS_MAX && action->params[count].name) count++;
  return count;
}

/* ---- Calls -------------------------------------------------------------------------- */

/* The second parameter that takes one object is given another one. */
static void add_value(WildText *out, const ArbRules *rules, const ArbAction *action, int at,
                      int chosen)
{
  WildValues values;
  int before = 0;
  wild_values(rules, &action->params[at], &values);
  for (int i = 0; i < at; i++) before += wild_takes_objects(&action->params[i]);
  const char *text = values.text[chosen < values.count ? chosen : 0];
  bool other = before && wild_takes_objects(&action->params[at]) && strcmp(text, "x") == 0;
  wild_add(out, "%s", other ? "y" : text);
}

void wild_call(WildText *out, const ArbRules *rules, const ArbAction *action, bool of_list,
               const int *chosen)
{
  int count = wild_params(action), given = 0, named = 0, last = -1;
  for (int i = 0; i < count; i++) {
    const ArbParam *param = &action->params[i];
    if (!param->named && (chosen[i] >= 0 || !param->optional)) last = i;
  }
  wild_add(out, of_list ? "game.list(" : "game.%s(", action->name);
  for (int i = 0; i < count; i++) {
    const ArbParam *param = &action->params[i];
    bool must = !param->optional || (!param->named && i < last);
    if (chosen[i] < 0 && !must) continue;
    if (given++) wild_add(out, ", ");
    if (param->named && !named++) wild_add(out, "{ ");
    if (param->named) wild_add(out, "%s = ", param->name);
    add_value(out, rules, action, i, chosen[i] < 0 ? 0 : chosen[i]);
    if (of_list && i == 0) wild_add(out, "):%s(", action->name), given = 0;
  }
  wild_add(out, named ? " })" : ")");
}

/* ---- What cards declare --------------------------------------------------------------- */

void wild_declared(WildText *out, bool riftbound, const char *run)
{
  const char *head = "run = function(game, me)\n    local x, y, all = me, me, { me }\n    ";
  wild_add(out, "signals = { \"thing\" }, counters = { \"thing\" },\nabilities = {\n");
  if (riftbound) {
    wild_add(out, "d1 = delayed { event = \"turn_end\", %s%s end },\n", head, run);
    wild_add(out, "w1 = when { event = \"move\", subject = \"me\", %s%s end },\n", head, run);
    wild_add(out, "s1 = static { affects = ref(1), might = 1 },\n");
    wild_add(out, "r1 = reflexive { %s%s end },\n", head, run);
    wild_add(out, "i1 = instead_of { event = \"die\", subject = ref(1), once = true, %s%s end },\n",
             head, run);
    wild_add(out, "a1 = activated { cost = { energy = 0 }, %s%s end },\n", head, run);
  } else {
    wild_add(out, "d1 = delayed { event = \"end_phase\", %s%s end },\n", head, run);
    wild_add(out, "w1 = when { event = \"attack\", subject = \"me\", %s%s end },\n", head, run);
    wild_add(out, "s1 = static { attack = 1 },\n");
    wild_add(out, "i1 = instead_of { event = \"destroy\", subject = \"me\", %s%s end },\n", head,
             run);
    wild_add(out,
             "a1 = activated { cost = { play_points = 0 }, once_each_turn = true, %s%s end },\n",
             head, run);
  }
  wild_add(out, "},\n");
}

void wild_selectors(WildText *out, const ArbRules *rules, bool riftbound)
{
  wild_add(out, "local any = %s {}\nlocal sets = { ", riftbound ? "units" : "followers");
  for (int i = 0; i < rules->zone_count; i++) {
    const char *name = rules->zones[i].name;
    bool hidden =
        strcmp(name, "format") == 0 || strcmp(name, "sideboard") == 0 || strcmp(name, "aside") == 0;
    if (!hidden) wild_add(out, "cards { zone = \"%s\" }, ", name);
  }
  wild_add(out, "%s }\n", riftbound ? "legends {}, battlefields {}, runes {}" : "leaders {}");
  wild_add(out, "local function objects(game)\n"
                "  local out = {}\n"
                "  for _, set in ipairs(sets) do\n"
                "    local of, n = game.all(set), {}\n"
                "    for _, one in ipairs(of) do\n"
                "      local key = tostring(game.controller(one)) .. tostring(one.name)\n"
                "      n[key] = (n[key] or 0) + 1\n"
                "      if n[key] <= 2 then out[#out + 1] = one end\n"
                "    end\n"
                "  end\n"
                "  return game.list(out)\n"
                "end\n");
}
