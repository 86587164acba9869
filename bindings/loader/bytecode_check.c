/* SPDX-License-Identifier: MIT */
/*
** bytecode_check.c -- checks of what a card's functions would do, before they run.
**
** A function that keeps state, writes a global or uses an unknown name is found in its bytecode
** when the card is loaded, not in the thousandth game.  The sandbox refuses the same things at run
** time; this check only reports them sooner.
*/
#include <stdio.h>
#include <string.h>

#include "sandbox/bytecode.h"
#include "basics/guess.h"
#include "language/reading.h"
#include "language/words.h"

typedef struct Judgement {
  lua_State *L;
  Loader *l;
  const ArbRules *rules;
  int line;
  int last_call;     /* for a file: the line of `return card { ... }` */
  const char *asked; /* the name of the first parameter of a function that may only read */
  BindCode code;
  char word[80]; /* a copy: the bytecode is freed before the mistake is reported */
  char text[400];
} Judgement;

/* A name that may have been meant: one that cards see, or the parameter of all functions. */
static const char *hint_for(lua_State *L, const Loader *l, const char *name, char *out, size_t size)
{
  Guess game = bind_guess_begin(name);
  const char *ours = bind_word_of_other(l->words, name);
  if (ours) {
    snprintf(out, size, " (did you mean %s?)", ours);
    return out;
  }
  for (int i = 0; i < l->rules->attribute_count; i++)
    if (strcmp(l->rules->attributes[i].name, name) == 0) {
      snprintf(out, size, ": an attribute stands in a table, { %s = ... }", name);
      return out;
    }
  if (strcmp(name, "me") == 0) {
    snprintf(out, size, ": a function gets it after the game: function(game, me)");
    return out;
  }
  bind_guess_try(&game, "game");
  if (strcmp(name, "game") == 0) return bind_sandbox_hint(L, name, out, size);
  return game.best[0] ? bind_guess_text(&game, out, size) : bind_sandbox_hint(L, name, out, size);
}

static void judge_global(Judgement *j, const BytecodeUse *use)
{
  char hint[120];
  j->code = use->writes ? BIND_C_KEEPS_STATE : BIND_C_UNKNOWN_NAME;
  if (use->writes)
    snprintf(j->text, sizeof j->text,
             "assigns the global '%s': cards keep no state (write local %s)", use->name, use->name);
  else if (!bind_sandbox_knows(j->L, use->name))
    snprintf(j->text, sizeof j->text, "unknown name '%s'%s", use->name,
             hint_for(j->L, j->l, use->name, hint, sizeof hint));
}

static const ArbAction *action_named(const ArbRules *rules, const char *name)
{
  for (int i = 0; i < arb_actions_in(rules->actions); i++)
    if (strcmp(rules->actions[i].name, name) == 0) return &rules->actions[i];
  return NULL;
}

/* Reports the word for another game's action, or why there is none. */
static void other_games(Judgement *j, const BytecodeUse *use, const OtherWord *other)
{
  bool acts = other->ours && action_named(j->rules, other->ours);
  if (other->form)
    snprintf(j->text, sizeof j->text, "%s.%s is another game's: write %s", use->table, use->name,
             other->form);
  else if (other->why)
    snprintf(j->text, sizeof j->text, "%s.%s is another game's: %s (rule %s)", use->table,
             use->name, other->why, other->rule);
  else
    snprintf(j->text, sizeof j->text, "%s.%s: no such action (did you mean %s%s%s?)", use->table,
             use->name, acts ? use->table : "", acts ? "." : "", other->ours);
}

static void no_such_action(Judgement *j, const BytecodeUse *use)
{
  Guess guess = bind_guess_begin(use->name);
  const OtherWord *other = bind_other_word(j->l->words, use->name, OTHER_ACTION);
  j->code = BIND_C_UNKNOWN_ACTION;
  if (other) {
    other_games(j, use, other);
    return;
  }
  for (int i = 0; i < arb_actions_in(j->rules->actions); i++)
    bind_guess_try(&guess, j->rules->actions[i].name);
  snprintf(j->text, sizeof j->text, "%s.%s: no such action", use->table, use->name);
  size_t used = strlen(j->text);
  if (guess.best[0])
    snprintf(j->text + used, sizeof j->text - used, " (did you mean %s.%s?)", use->table,
             guess.best);
}

static void judge_action(Judgement *j, const BytecodeUse *use, ArbMode mode)
{
  const ArbAction *action = action_named(j->rules, use->name);
  j->code = use->writes   ? BIND_C_KEEPS_STATE
            : use->method ? BIND_C_METHOD_CALL
                          : BIND_C_NUMBER_ACTS;
  if (use->writes)
    snprintf(j->text, sizeof j->text, "assigns to %s.%s: cards keep no state", use->table,
             use->name);
  else if (strcmp(use->name, "event") == 0) return;
  else if (!action) no_such_action(j, use);
  else if (action->mode > mode)
    snprintf(j->text, sizeof j->text,
             "%s.%s: a number or condition may only look, not act (rule %s)", use->table, use->name,
             action->rule);
  else if (use->method)
    snprintf(j->text, sizeof j->text, "write %s.%s(...), with a dot", use->table, use->name);
}

/* Lint mode reports what was found and continues. */
static void note(Judgement *j)
{
  Loader *l = j->l;
  if (!l->lint || !j->text[0]) return;
  l->line = j->line;
  bind_loader_slip(j->L, l, j->code, j->word, NULL, "%s", j->text);
  j->text[0] = '\0';
}

static bool judge_use(void *data, const BytecodeUse *use)
{
  Judgement *j = data;
  j->line = use->line;
  snprintf(j->word, sizeof j->word, "%s", use->name);
  if (strcmp(use->table, "_ENV") == 0) judge_global(j, use);
  else if (strcmp(use->table, "game") == 0) judge_action(j, use, ARB_ACT);
  else if (strcmp(use->table, "q") == 0) judge_action(j, use, ARB_READ);
  note(j);
  return !j->text[0];
}

/* Checks the function on top of the stack. */
static void judge(lua_State *L, bool chunk, Judgement *j)
{
  BytecodeKept kept;
  Bytecode *code = bind_bytecode_read(L);
  if (!code) {
    snprintf(j->text, sizeof j->text, "its bytecode cannot be read");
  } else if (bind_bytecode_kept(code, chunk, &kept)) {
    j->line = kept.line, j->code = BIND_C_KEEPS_STATE;
    snprintf(j->word, sizeof j->word, "%s", kept.variable);
    snprintf(j->text, sizeof j->text,
             "assigns to '%s', which outlives the call: cards keep no state", kept.variable);
    note(j);
  }
  if (code && chunk && !j->text[0]) bind_bytecode_uses(code, judge_use, j);
  if (code && chunk) j->last_call = bind_bytecode_last_call(code);
  bind_bytecode_free(code);
}

/* The words that read the event of an ability; and those that read the object that has it. */
static const char *const of_event[] = {"there", "happened_to", NULL};
static const char *const of_me[] = {"me", "here", "elsewhere", "other", "alone", NULL};

static bool says_any(const Bytecode *code, const char *const *words)
{
  for (; *words; words++)
    if (bind_bytecode_says(code, *words)) return true;
  return false;
}

/* Notes what the functions of a file certainly do not read (ARB_BLIND_...); its chunk is on top. */
static void find_blindness(lua_State *L, Script *script)
{
  Bytecode *code = bind_bytecode_read(L);
  script->blind = ARB_BLIND_NOT;
  script->nameless = false;
  if (code && !bind_bytecode_reads(code, "event") && !says_any(code, of_event)) {
    script->nameless = !says_any(code, of_me);
    bool sees = !script->nameless || bind_bytecode_takes_two(code);
    script->blind = sees ? ARB_BLIND_TO_EVENT : ARB_BLIND_TO_ME;
  }
  bind_bytecode_free(code);
}

static bool judge_look(void *data, const BytecodeUse *use)
{
  Judgement *j = data;
  if (strcmp(use->table, j->asked) != 0) return true;
  j->line = use->line;
  snprintf(j->word, sizeof j->word, "%s", use->name);
  judge_action(j, use, ARB_READ);
  note(j);
  return !j->text[0];
}

void bind_judge_looking(lua_State *L, Loader *l, int index)
{
  Judgement j = {.L = L, .l = l, .rules = l->rules};
  int line = l->line;
  lua_pushvalue(L, index);
  Bytecode *code = bind_bytecode_read(L);
  lua_pop(L, 1);
  j.asked = code ? bind_bytecode_first(code) : NULL;
  if (j.asked) bind_bytecode_uses(code, judge_look, &j);
  bind_bytecode_free(code);
  if (!j.text[0]) l->line = line;
  else l->line = j.line, bind_loader_fail_as(L, l, j.code, j.word, NULL, "%s", j.text);
}

void bind_judge_file(lua_State *L, const Script *script, void *data)
{
  Loader *l = data;
  Judgement j = {.L = L, .l = l, .rules = l->rules};
  (void)script;
  l->title = bind_peek_name(L, -1);
  l->part = NULL;
  lua_pushvalue(L, -2);
  judge(L, true, &j);
  find_blindness(L, l->script);
  lua_pop(L, 1);
  l->line = j.line;
  if (j.text[0]) bind_loader_fail_as(L, l, j.code, j.word, NULL, "%s", j.text);
  if (bind_script_tag(L, -1).line == 0) bind_script_place(L, -1, j.last_call ? j.last_call : 1);
}

void bind_judge_place(lua_State *L, const Script *script, void *data)
{
  (void)script, (void)data;
  if (bind_script_tag(L, -1).line) return;
  lua_pushvalue(L, -2);
  Bytecode *code = bind_bytecode_read(L);
  lua_pop(L, 1);
  if (code) bind_script_place(L, -1, bind_bytecode_last_call(code));
  bind_bytecode_free(code);
}

void bind_judge_functions(lua_State *L, Loader *l, int functions)
{
  for (lua_Integer i = 1; lua_rawgeti(L, functions, i) != LUA_TNIL; i++) {
    Judgement j = {.L = L, .l = l, .rules = l->rules};
    if (!lua_iscfunction(L, -1)) judge(L, false, &j);
    l->line = j.line;
    if (j.text[0]) bind_loader_fail_as(L, l, j.code, j.word, NULL, "%s", j.text);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}
