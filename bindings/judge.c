/* SPDX-License-Identifier: MIT */
/*
** judge.c -- what a card's functions would do, told before they ever run.
**
** A function that keeps state, writes a global or uses a name that nobody has
** is found in its bytecode when the card is loaded, not in the thousandth game.
** The sandbox refuses the same things when they happen; this only tells sooner.
*/
#include <stdio.h>
#include <string.h>

#include "bytecode.h"
#include "loader.h"

typedef struct Judgement {
  lua_State *L;
  const ArbRules *rules;
  int line;
  int last_call; /* of a file: where `return card { ... }` stands */
  char text[200];
} Judgement;

static bool judge_global(Judgement *j, const BytecodeUse *use)
{
  char hint[80];
  if (use->writes)
    snprintf(j->text, sizeof j->text,
             "assigns the global '%s': cards keep no state (write local %s)", use->name, use->name);
  else if (!sandbox_knows(j->L, use->name))
    snprintf(j->text, sizeof j->text, "unknown name '%s'%s", use->name,
             sandbox_hint(j->L, use->name, hint, sizeof hint));
  return !j->text[0];
}

static const ArbAction *action_named(const ArbRules *rules, const char *name)
{
  for (int i = 0; i < rules->action_count; i++)
    if (strcmp(rules->actions[i].name, name) == 0) return &rules->actions[i];
  return NULL;
}

static void no_such_action(Judgement *j, const BytecodeUse *use)
{
  Guess guess = guess_begin(use->name);
  for (int i = 0; i < j->rules->action_count; i++) guess_try(&guess, j->rules->actions[i].name);
  snprintf(j->text, sizeof j->text, "%s.%s: no such action", use->table, use->name);
  size_t used = strlen(j->text);
  if (guess.best[0])
    snprintf(j->text + used, sizeof j->text - used, " (did you mean %s.%s?)", use->table,
             guess.best);
}

static bool judge_action(Judgement *j, const BytecodeUse *use, ArbMode mode)
{
  const ArbAction *action = action_named(j->rules, use->name);
  if (use->writes)
    snprintf(j->text, sizeof j->text, "assigns to %s.%s: cards keep no state", use->table,
             use->name);
  else if (strcmp(use->name, "event") == 0)
    return true;
  else if (!action)
    no_such_action(j, use);
  else if (action->mode > mode)
    snprintf(j->text, sizeof j->text, "%s.%s: a number may only look, not act (rule %s)",
             use->table, use->name, action->rule);
  else if (use->method)
    snprintf(j->text, sizeof j->text, "write %s.%s(...), with a dot", use->table, use->name);
  return !j->text[0];
}

static bool judge_use(void *data, const BytecodeUse *use)
{
  Judgement *j = data;
  j->line = use->line;
  if (strcmp(use->table, "_ENV") == 0) return judge_global(j, use);
  if (strcmp(use->table, "game") == 0) return judge_action(j, use, ARB_ACT);
  if (strcmp(use->table, "q") == 0) return judge_action(j, use, ARB_READ);
  return true;
}

/* Judges the function on top of the stack. */
static void judge(lua_State *L, bool chunk, Judgement *j)
{
  BytecodeKept kept;
  Bytecode *code = bytecode_read(L);
  if (!code) {
    snprintf(j->text, sizeof j->text, "its bytecode cannot be read");
  } else if (bytecode_kept(code, chunk, &kept)) {
    j->line = kept.line;
    snprintf(j->text, sizeof j->text,
             "assigns to '%s', which outlives the call: cards keep no state", kept.variable);
  } else if (chunk) {
    bytecode_uses(code, judge_use, j);
  }
  if (code && chunk) j->last_call = bytecode_last_call(code);
  bytecode_free(code);
}

void judge_file(lua_State *L, const Script *script, void *data)
{
  Loader *l = data;
  Judgement j = {.L = L, .rules = l->rules};
  (void)script;
  l->title = peek_name(L, -1);
  l->part = NULL;
  lua_pushvalue(L, -2);
  judge(L, true, &j);
  lua_pop(L, 1);
  l->line = j.line;
  if (j.text[0]) loader_fail(L, l, NULL, "%s", j.text);
  if (script_tag(L, -1).line == 0) script_place(L, -1, j.last_call ? j.last_call : 1);
}

void judge_functions(lua_State *L, Loader *l, int functions)
{
  for (lua_Integer i = 1; lua_rawgeti(L, functions, i) != LUA_TNIL; i++) {
    Judgement j = {.L = L, .rules = l->rules};
    if (!lua_iscfunction(L, -1)) judge(L, false, &j);
    l->line = j.line;
    if (j.text[0]) loader_fail(L, l, NULL, "%s", j.text);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}
