/* SPDX-License-Identifier: MIT */
/*
** scenario.h -- runs rules and card scenarios written in Lua.
**
** A scenario builds a position, plays, and says what it expects; it reads like
** a question to a judge (docs/scenarios.md).  The language itself is Lua,
** scripts/scenario.lua and the folder beside it; it drives the engine through
** the host module of lua_game.c.  Specs run in a trusted lua_State of their own,
** with the full standard library; card scripts run in their sandbox as always.
*/
#ifndef LUNARBITER_SCENARIO_H
#define LUNARBITER_SCENARIO_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef struct BindScenarioOptions {
  const char *scripts; /* the directory scenario.lua is in */
  const char *cards;   /* the directory with a folder of cards for each game */
  const char *game;    /* whose cards and words; NULL: as the folder of each spec says */
  const char *only;    /* run scenarios whose name has this in it; NULL: all */
  bool verbose;        /* name every scenario, not just those that fail */
  bool no_check;       /* leave out the engine's checks of every step */
  FILE *out;           /* where failures are told; NULL: stdout */
} BindScenarioOptions;

typedef struct BindScenarioResult {
  int files, passed, failed;
  char error[400]; /* why nothing could be run; else empty */
} BindScenarioResult;

/*
** Runs every scenario of the files under `paths` whose names end in _spec.lua
** (directories are searched through; a file is taken whatever its name), in
** the order of their names.  Tells each failure on `options->out`.  Returns 0
** when all passed, 1 when some failed, -1 when the runner itself could not
** work, with the reason in `result->error`.
*/
int bind_run_scenarios(const char *const *paths, int count, const BindScenarioOptions *options,
                       BindScenarioResult *result);

struct lua_State;

/* Opens the host module: the engine as a Lua module, for trusted states only.
** What it offers is listed at the head of lua_game.c. */
int luaopen_lunarbiter(struct lua_State *L);

struct ArbRules;

/* lua_format.c: the switches of a format's `rules` and `house`; NULL, or what is wrong
** with them (which may lie on the stack, as what was read does). */
const char *bind_house_rules(struct lua_State *L, const struct ArbRules *rules, int format,
                             uint32_t *house);

#endif
