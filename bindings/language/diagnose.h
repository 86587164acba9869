/* SPDX-License-Identifier: MIT */
/*
** diagnose.h -- mistakes in script files, as data.
**
** A load raises the first mistake of a file as one sentence (bindings.h).  Tools that help an
** author want all of them, as data: where, how grave, of which kind, about which card.  Every kind
** has a short name that does not change, its *code*; the table below has them all.  docs/check.md
** shows them to authors.
*/
#ifndef BINDINGS_DIAGNOSE_H
#define BINDINGS_DIAGNOSE_H

#include <stddef.h>

#include "bindings.h"

typedef enum BindSeverity { BIND_ERROR, BIND_WARNING, BIND_NOTE } BindSeverity;

/*  id, code, severity, help */
#define BIND_CODES(X)                                                                              \
  X(SYNTAX, "syntax", ERROR, "the file is not Lua: it cannot be read")                             \
  X(SCRIPT, "script-error", ERROR, "running the file, or a scenario of it, stopped with an error") \
  X(FILE, "wrong-file", ERROR, "the file does not return what files of its kind return")           \
  X(UNKNOWN_NAME, "unknown-name", ERROR, "a name that cards do not have, often a misspelt word")   \
  X(UNKNOWN_FIELD, "unknown-field", ERROR, "a field that may not stand in this table")             \
  X(UNKNOWN_ACTION, "unknown-action", ERROR, "game.NAME or q.NAME that is no action or question")  \
  X(UNKNOWN_ATTRIBUTE, "unknown-attribute", ERROR, "no card, player or place has this attribute")  \
  X(UNKNOWN_KEYWORD, "unknown-keyword", ERROR, "a keyword that the game and the pool do not have") \
  X(UNKNOWN_EVENT, "unknown-event", ERROR, "an event that the game does not have")                 \
  X(UNKNOWN_ZONE, "unknown-zone", ERROR, "a zone that the game does not have")                     \
  X(UNKNOWN_CARD, "unknown-card", ERROR, "a name that no card of the pool has")                    \
  X(UNKNOWN_VALUE, "unknown-value", ERROR, "a word that is none of those this field takes")        \
  X(WRONG_TYPE, "wrong-type", ERROR, "a value of another type than this place takes")              \
  X(OUT_OF_RANGE, "out-of-range", ERROR, "a number that is too small or too large for its place")  \
  X(MISSING, "missing-field", ERROR, "a field or an argument that must be there")                  \
  X(NOT_HERE, "not-here", ERROR, "a word that may not stand at this place")                        \
  X(NOT_TOGETHER, "not-allowed", ERROR, "parts that do not go together, or break a rule")          \
  X(DUPLICATE, "duplicate", ERROR, "an id or a name that another card of the pool has")            \
  X(KEEPS_STATE, "keeps-state", ERROR, "a function that remembers something between its calls")    \
  X(NUMBER_ACTS, "number-acts", ERROR, "a function that gives a number, and acts")                 \
  X(METHOD_CALL, "method-call", ERROR, "game:action(), where game.action() is meant")              \
  X(DUPLICATE_FIELD, "duplicate-field", ERROR,                                                     \
    "a field that a table has twice: Lua keeps the last")                                          \
  X(ARGUMENTS, "wrong-arguments", ERROR,                                                           \
    "an action that is called with too few or too many values")                                    \
  X(UNKNOWN_ABILITY, "unknown-ability", ERROR,                                                     \
    "a name that stands not under 'abilities' of the card")                                        \
  X(UNKNOWN_METHOD, "unknown-method", ERROR,                                                       \
    "a word that scenarios, or lists of objects, do not have")                                     \
  X(DECK_LINE, "deck-line", ERROR, "a line that deck lists do not have")                           \
  X(ILLEGAL_DECK, "illegal-deck", ERROR, "a deck that its format does not allow")                  \
  X(SCENARIO_FAILS, "scenario-fails", ERROR, "a scenario of the card does not hold")               \
  X(BAD_ALLOW, "bad-allow", ERROR, "a `check: allow` comment without a known code or a reason")    \
  X(OLD_SPELLING, "old-spelling", ERROR,                                                           \
    "a word or a way to call it that was changed: check --fix writes the new one")                 \
  X(MISPLACED, "misplaced", ERROR,                                                                 \
    "a card, keyword or format in a folder of its mod that is not searched for such")              \
  X(UNSUPPORTED, "unsupported", WARNING, "well-formed, but more than the engine can execute")      \
  X(UNKNOWN_TAG, "unknown-tag", WARNING, "a tag or trait that no other card has, often misspelt")  \
  X(MATCHES_NOTHING, "matches-nothing", WARNING,                                                   \
    "a selector or an event that nothing can ever fit")                                            \
  X(UNUSED_TARGET, "unused-target", WARNING,                                                       \
    "a target that 'run' takes no value for, or never uses")                                       \
  X(UNFILLED, "unfilled-parameter", WARNING, "a value that 'run' takes, and nothing gives")        \
  X(ALWAYS_TRUE, "always-true", WARNING,                                                           \
    "a test that always comes out the same: an id, 'none', a list and 0 are all true")             \
  X(UNUSED_LOCAL, "unused-local", WARNING, "a local that nothing uses")                            \
  X(NO_EFFECT, "no-effect", WARNING, "a field that changes nothing beside the others")             \
  X(UNUSED_ABILITY, "unused-ability", WARNING, "a named ability that nothing of the card starts")  \
  X(NO_COST, "no-cost", WARNING, "an ability that players use, and that costs nothing")            \
  X(NO_FACE, "no-face", WARNING,                                                                   \
    "a card that evolves and has no evolved face, or an evolved face of no such card")             \
  X(NO_SCENARIO, "no-scenario", WARNING,                                                           \
    "a card that does something and has no _spec.lua beside it")                                   \
  X(NO_EXPECTATION, "no-expectation", WARNING, "a scenario that expects nothing")                  \
  X(NOT_REACHED, "not-reached", WARNING, "a line of the card that none of its scenarios runs")     \
  X(TEXT_NUMBER, "text-number", WARNING,                                                           \
    "a number of the card's text that is not in its script, or the other way round")               \
  X(TEXT_KEYWORD, "text-keyword", WARNING,                                                         \
    "a keyword of the card's text that is not in its script, or the other way round")              \
  X(TEXT_FRIENDLY, "text-friendly", WARNING,                                                       \
    "'friendly' and 'you control' are not told apart as in the card's text")                       \
  X(TEXT_ONCE, "text-once", WARNING,                                                               \
    "'once each turn' and 'the first time each turn' are not told apart as in the card's text")    \
  X(TEXT_WORD, "text-word", WARNING,                                                               \
    "a word of the card's text (reveal, look, double, do this, may, you may) that is not in its "  \
    "script, or the other way round")                                                              \
  X(TEXT_CHOICE, "text-choice", WARNING,                                                           \
    "an effect that chooses what the card's text makes a target")                                  \
  X(NOBODY_NAMED, "nobody-named", WARNING,                                                         \
    "an action for another player that names nobody, so that its controller does it")

typedef enum BindCode {
#define X(id, name, severity, help) BIND_C_##id,
  BIND_CODES(X)
#undef X
      BIND_CODE_COUNT
} BindCode;

typedef struct BindCodeInfo {
  const char *name;
  BindSeverity severity;
  const char *help;
} BindCodeInfo;
extern const BindCodeInfo bind_codes[BIND_CODE_COUNT];
extern const char *const bind_severities[]; /* "error", "warning", "note" */

/* One mistake.  Its texts are valid during the call that reports it. */
typedef struct BindDiagnostic {
  const char *file;
  int line, column; /* from 1; columns in bytes */
  BindCode code;
  const char *message; /* without the place, the card and the rule */
  /* The part of the card, the card, the rule that is broken, and the word that may have been meant;
  ** each may be NULL. */
  const char *part, *card, *rule, *hint;
} BindDiagnostic;

typedef void BindDiagnose(void *data, const BindDiagnostic *diagnostic);

/* Loads all cards and reports every mistake in them and in the keywords, as far as one mistake does
** not hide another.  `wanted`: only mistakes in these files, named as the load names them; NULL: in
** all files.  False with `error` when there is nothing to load. */
bool bind_diagnose(const BindPaths *paths, const char *const *wanted, int wanted_count,
                   BindDiagnose *tell, void *data, ArbError *error);
/* The same for one format file, wherever it lies; with `paths->game`, for a format of that game. */
typedef struct BindFormatLint {
  const char *path;
  const char *home;         /* the game of the mod that it lies in; NULL: it lies in no mod */
  const char *const *names; /* names and ids of all cards; NULL: names are not checked */
  int name_count;
} BindFormatLint;
bool bind_diagnose_format(const BindPaths *paths, const BindFormatLint *format, BindDiagnose *tell,
                          void *data, ArbError *error);
/* The same for one mod.lua by itself: mods that it names need not exist (mods.h). */
bool bind_diagnose_mod(const char *scripts, const char *path, BindDiagnose *tell, void *data,
                       ArbError *error);

#endif
