/* SPDX-License-Identifier: MIT */
/*
** script.h -- how the core calls card scripts without knowing their language.
**
** bindings/ fills in an ArbScriptHost.  The core names a script function by a
** number the card pool gave it; it passes the context of the running ability
** and plain values, and gets one plain value back.
**
** Unwinding is a flag; the error is only its vehicle.  When an action that a
** script called must stop the step (a question is open, a pool is full) the
** core sets the flag and calls `raise`, which leaves the script with an error.
** script_call looks at the flag first, whatever status came back.
*/
#ifndef ARB_SCRIPT_H
#define ARB_SCRIPT_H

#include "kernel/block/state.h"

enum { ARB_NULL = ARB_NO_NUMBER }; /* "none": the number of something that is gone */
enum { ARB_SCRIPT_DEPTH_MAX = 32, ARB_REFS_MAX = 4 };

/* What a function may do: a static's value only reads; a cost may not draw. */
typedef enum ArbMode { ARB_READ, ARB_COST, ARB_ACT } ArbMode;

/* What the functions that act may work for one answer, in all, in instructions of the host's
** language: a second or less. */
enum { ARB_SCRIPT_WORK_MAX = 40 * 1000 * 1000 };
/* What functions that only read, or that are tried, may work for one answer or one look: half a
** second.  A call counts as so many instructions at least.  Shipped cards come to fifteen
** thousand. */
enum { ARB_SCRIPT_READ_MAX = 40 * 1000 * 1000, ARB_SCRIPT_CALL_WORK = 200 };

typedef enum ArbType {
  ARB_T_NIL,
  ARB_T_NONE,
  ARB_T_BOOL,
  ARB_T_INT,
  ARB_T_ID,
  ARB_T_IDS,
  /* only as parameters: */
  ARB_T_NAME,     /* a string looked up by the action (a token, an ability) */
  ARB_T_KEYWORD,  /* index into the keyword table */
  ARB_T_SELECTOR, /* index into the card pool's selectors */
  ARB_T_PLAYER,   /* a player id, or "you", "opponent", "next", "turn_player": arrives as ID */
  ARB_T_DURATION, /* a word of rules->durations: arrives as INT */
  ARB_T_PLACE,    /* an id, or a NAME such as "base": arrives as ID, NAME or NONE */
  ARB_T_CHOICE,   /* ids or a selector: arrives as ID, IDS or SELECTOR */
  ARB_T_DEALS,    /* list of { target, amount [, by = source] } */
  ARB_T_WAS,      /* an object, also one that is gone: arrives as ID */
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
  const ArbDeal *deals;
  const char *name;
  const char *const *names;
  int count; /* of ids, deals or names */
} ArbValue;

typedef struct ArbEvent ArbEvent;

/* On whose behalf something is evaluated: what "me", "you", "here" mean. */
typedef struct ArbContext {
  ArbId me;              /* the object whose ability it is; may be stale */
  ArbSeat you;           /* the controller; ARB_NO_SEAT when there is none */
  ArbId here;            /* where `me` is, or the place the ability speaks of */
  ArbId item;            /* what is being resolved, or nothing */
  uint16_t def;          /* the card whose ability it is */
  uint16_t ability;      /* its index on that card */
  const ArbEvent *event; /* what triggered it, or NULL */
  const ArbId *refs;     /* what a delayed ability was started with */
  int ref_count;
  const ArbId *targets; /* what was chosen for the slots of this execution so far (item.h) */
  int target_count;
  const int32_t *args; /* the numbers a selector with holes was given */
  int arg_count;
  ArbId subject; /* the object under test, for statics' value functions */
  int32_t x;     /* the number that was chosen as this was played, for a cost of that size */
} ArbContext;

struct ArbScriptHost {
  void *self;
  /* Runs function `function` with (game, me, values...) or, in READ mode,
  ** (q, me, values...).  0; ARB_MEMORY; or -1 with the message in the game's error. */
  int (*call)(void *self, ArbGame *game, int function, ArbMode mode, const ArbContext *context,
              const ArbValue *values, int count, ArbValue *result);
  /* How many instructions the last call took, what the core did for it included. */
  uint64_t (*worked)(void *self);
  /* Leaves the running script with an error; does not return. */
  void (*raise)(void *self) __attribute__((noreturn));
  /* The same for a mistake of the script itself: it fails with this sentence. */
  void (*fail)(void *self, const char *text) __attribute__((noreturn));
};

/* The only place where scripts run.  Passes unwinding on; a script that failed
** refuses the answer that led to it.  Returns its value (NIL when it gave none). */
ArbValue script_call(ArbGame *game, int function, ArbMode mode, const ArbContext *context,
                     const ArbValue *values, int count);

#endif
