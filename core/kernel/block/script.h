/* SPDX-License-Identifier: MIT */
/*
** script.h -- how the core calls card scripts without knowing their language.
**
** The bindings fill in an ArbScriptHost.  The core names a script function by the number that the
** card pool gave it.  A call passes the context of the running ability and plain values, and gets
** one plain value back.
**
** Unwinding is a flag; the error is only its vehicle.  When an action that a script called must
** stop the step (a question is open, a pool is full), the core sets the flag and calls `raise`,
** which leaves the script with an error.  arb_script_call looks at the flag first, whatever status
** the call came back with.
*/
#ifndef ARB_SCRIPT_H
#define ARB_SCRIPT_H

#include "kernel/block/state.h"

enum { ARB_NULL = ARB_NO_NUMBER }; /* no number: the attribute of an object that is gone */
enum { ARB_SCRIPT_DEPTH_MAX = 32, ARB_REFS_MAX = 4 };

/* What a function may do.  READ: only read, as for the value of a static ability.  COST: also pay,
** but not draw.  ACT: everything. */
typedef enum ArbMode { ARB_READ, ARB_COST, ARB_ACT } ArbMode;

/* The work that acting functions may do for one answer, in instructions of the host's language.
** This takes a second or less. */
enum { ARB_SCRIPT_WORK_MAX = 40 * 1000 * 1000 };
/* The work that reading functions and trials may do for one answer or one look, in instructions.
** This takes half a second; the shipped cards need at most fifteen thousand instructions.  A call
** counts as ARB_SCRIPT_CALL_WORK instructions at least. */
enum { ARB_SCRIPT_READ_MAX = 40 * 1000 * 1000, ARB_SCRIPT_CALL_WORK = 200 };

typedef enum ArbType {
  ARB_T_NIL,
  ARB_T_NONE,
  ARB_T_BOOL,
  ARB_T_INT,
  ARB_T_ID,
  ARB_T_IDS,
  ARB_T_INTS, /* a result only: numbers in a list */
  /* The types below are for parameters only; an argument arrives as one of the types above, as a
  ** NAME, or as a SELECTOR. */
  ARB_T_NAME,     /* a text that the action looks up (a token, an ability) */
  ARB_T_KEYWORD,  /* index into the keyword table */
  ARB_T_SELECTOR, /* index into the card pool's selectors */
  ARB_T_PLAYER,   /* a player id, or "you", "opponent", "next", "turn_player": arrives as ID */
  ARB_T_DURATION, /* a word of rules->durations: arrives as INT */
  ARB_T_PLACE,    /* an id, or a NAME such as "base": arrives as ID, NAME or NONE */
  ARB_T_CHOICE,   /* ids or a selector: arrives as ID, IDS or SELECTOR */
  ARB_T_DEALS,    /* a list of { target, amount [, by = source] } */
  ARB_T_WAS,      /* an object, which may be gone: arrives as ID */
  ARB_T_NAMES     /* a text or a list of texts */
} ArbType;

typedef struct ArbDeal {
  ArbId target, by;
  int32_t amount;
} ArbDeal;

typedef struct ArbValue {
  uint8_t type; /* ArbType */
  int32_t number;
  ArbId id;
  const ArbId *ids;
  const int32_t *numbers;
  const ArbDeal *deals;
  const char *name;
  const char *const *names;
  int count; /* the number of ids, numbers, deals or names */
} ArbValue;

typedef struct ArbEvent ArbEvent;

/* On whose behalf something is evaluated: what "me", "you" and "here" mean. */
typedef struct ArbContext {
  ArbId me;              /* the object whose ability it is; may be stale */
  ArbSeat you;           /* the controller; ARB_NO_SEAT when there is none */
  ArbId here;            /* the place of `me`, or the place that the ability is about */
  ArbId item;            /* the resolving item, or nothing */
  uint16_t def;          /* the definition whose ability it is */
  uint16_t ability;      /* index of the ability on that definition */
  const ArbEvent *event; /* the event that triggered the ability, or NULL */
  const ArbId *refs;     /* the objects that a delayed ability was started with */
  int ref_count;
  const ArbId *targets; /* the choices for the slots of this execution so far (item.h) */
  int target_count;
  const int32_t *args; /* the numbers for the holes of a selector */
  int arg_count;
  ArbId subject; /* the object under test, for value functions of static abilities */
  int32_t x;     /* the X that was chosen when the item was played */
  /* The age of a static ability, for its visitors: the timestamp of its object or effect, or the
  ** time since which its condition holds; 0: it does not matter. */
  uint32_t timestamp;
  bool shown; /* somebody looks at the game: no ability counts with what is read */
} ArbContext;

struct ArbScriptHost {
  void *self;
  /* Runs function `function` with (game, me, values...), or with (q, me, values...) in READ mode.
  ** Returns 0, ARB_MEMORY, or -1 with a message in the game's error. */
  int (*call)(void *self, ArbGame *game, int function, ArbMode mode, const ArbContext *context,
              const ArbValue *values, int count, ArbValue *result);
  /* The instructions that the last call took, including the core's work for it. */
  uint64_t (*worked)(void *self);
  /* Leaves the running script with an error; does not return. */
  void (*raise)(void *self) __attribute__((noreturn));
  /* Fails the running script with a sentence, for a mistake of the script; does not return. */
  void (*fail)(void *self, const char *text) __attribute__((noreturn));
  const ArbCards *cards; /* the pool whose functions it runs; NULL: of any pool */
};

/* Runs a script function; scripts run nowhere else.  Passes unwinding on.  A script that fails
** refuses the answer that led to it.  Returns the function's value, NIL when it gave none. */
ArbValue arb_script_call(ArbGame *game, int function, ArbMode mode, const ArbContext *context,
                         const ArbValue *values, int count);

#endif
