/* SPDX-License-Identifier: MIT */
/*
** layer.h -- continuous effects on objects, in order: by layer, then by dependency, then by
** timestamp.
**
** A game gathers its *sources* (active static abilities, and effects in the block) and the objects
** that they may change, and has one layer after the other applied.  The derived characteristics of
** an object are the game's record.  The kernel keeps which source was applied to which object,
** once for each slot, and finds out which source depends on which.  For that it first compares what
** one source reads with what the other writes in the layer.  Only if these overlap does a trial on
** the derived records decide.
**
**     ArbLayers *l = arb_layers_begin(g, &layering);
**     arb_layers_object(g, l, card1); ...   arb_layers_add(g, l, &source); ...
**     arb_layers_ready(g, l);               again after more sources came
**     arb_layers_apply(g, l, layer);        for each layer, in the game's order
**
** All memory comes from the arena, and lives until the caller resets its mark.
*/
#ifndef ARB_LAYER_H
#define ARB_LAYER_H

#include "kernel/parts/effect.h"
#include "kernel/parts/explain.h"

enum { ARB_LAYERS_MAX = 4 };

/* One continuous effect: a static ability, or a record in the block. */
typedef struct ArbSource {
  const ArbStatic *stat;   /* the game's record of the static ability, or NULL */
  const ArbEffect *effect; /* the game's record of the effect, or NULL */
  ArbContext context;      /* of a static ability */
  uint32_t timestamp;
  uint8_t reads;                  /* the state that it reads: the game's bits */
  uint8_t writes[ARB_LAYERS_MAX]; /* the state that it writes in each layer; 0: none */
} ArbSource;

/* One application of a source to an object.  An object's values can be made anew from these. */
typedef struct ArbApplied {
  uint16_t source, object;
  uint16_t layer, reserved;
  int32_t amount;
} ArbApplied;

typedef struct ArbLayers ArbLayers;

/* The keywords of an object, in its derived record.  `value` holds the value of each keyword, or
** the number of instances of a keyword without a value (ARB_STACKS_...). */
typedef struct ArbKeywordRow {
  uint32_t *keywords; /* a bit each */
  uint16_t *value;
} ArbKeywordRow;
void arb_keywords_give(const ArbCards *cards, ArbKeywordRow had, int keyword, int value);
void arb_keywords_take(ArbKeywordRow had, uint32_t keywords);
/* Gives the keywords of a static ability; `value` is that of arb_layers_keyword_value. */
void arb_keywords_from(const ArbCards *cards, ArbKeywordRow had, const ArbStatic *stat, int value);

/* How a game's layers work: one constant table. */
typedef struct ArbLayering {
  int layers;
  int slots;                    /* a source is applied to an object once in each slot */
  uint8_t slot[ARB_LAYERS_MAX]; /* the slot of each layer */
  bool ends;                    /* an effect that no longer applies is removed for good */
  size_t size;                  /* of the derived record, in bytes */
  void *(*derived)(const ArbGame *game, int card1);
  void (*start)(ArbGame *game, const ArbLayers *layers, int card1); /* as it is without effects */
  /* For static abilities only; an effect in the block is active and applies to its object.
  ** `reads`: the state it reads.  `active`: whether its own conditions hold, which are the same for
  ** every object.  `only`: the one card that it can apply to, or 0 for any.  `applies`: whether it
  ** applies to the card. */
  uint8_t (*reads)(const ArbLayers *layers, const ArbSource *source);
  bool (*active)(ArbGame *game, const ArbLayers *layers, const ArbSource *source);
  int (*only)(const ArbSource *source);
  bool (*applies)(ArbGame *game, const ArbSource *source, int card1);
  /* For all sources.  `measure`: the amount for a card.  `in_layer`: whether this amount is applied
  ** in the layer, or in another layer of its slot; NULL: in this one. */
  int (*measure)(ArbGame *game, const ArbSource *source, int card1, int layer);
  bool (*in_layer)(int layer, int amount);
  void (*apply)(ArbGame *game, const ArbSource *source, int card1, int layer, int amount);
  void (*changed)(ArbLayers *layers, int layer); /* after an application or removal; may be NULL */
  /* Whether a dependency is only about which objects a source applies to, and not about the
  ** amounts; NULL: no. */
  bool (*by_objects)(const ArbGame *game);
  /* For explanations (explain.h): the topic bit; the layers' names and rules; the rules of effects
  ** that end and of sources that wait for another; the name of a source. */
  int about;
  const char *names[ARB_LAYERS_MAX], *rules[ARB_LAYERS_MAX], *end_rule, *wait_rule;
  void (*name)(const ArbGame *game, const ArbSource *source, char *out, size_t size);
} ArbLayering;

struct ArbLayers {
  const ArbLayering *layering;
  ArbSource *sources;
  int source_count, source_room;
  int settled, state_room; /* sources that keep their numbers; sources that `state` has room for */
  uint16_t *objects;
  int32_t *due; /* for each object, the amount of the source at hand; ARB_NULL: none */
  int object_count;
  uint8_t *state; /* for each source, slot and object: 0 not yet, 1 applied, 2 ended */
  ArbApplied *applied;
  int applied_count, applied_room;
  uint32_t rests_on; /* the state that the values depend on (game_touched) */
  uint32_t marks;    /* the game's own, a bit each */
  bool put_off;      /* an amount waits for another layer of its slot */
};

/* Begins with room for `object_room` objects. */
ArbLayers *arb_layers_begin(ArbGame *game, const ArbLayering *layering, int object_room);
/* Adds an object, as it is without any effect. */
void arb_layers_object(ArbGame *game, ArbLayers *layers, int card1);
void arb_layers_add(ArbGame *game, ArbLayers *layers, const ArbSource *source);
/* Whether the same static ability of the same object was added before. */
bool arb_layers_know(const ArbLayers *layers, const ArbSource *source);
/* Fixes the numbers of the sources so far.  Sources that are added later are sorted in by
** timestamp when a layer is applied. */
void arb_layers_ready(ArbGame *game, ArbLayers *layers);
void arb_layers_apply(ArbGame *game, ArbLayers *layers, int layer);
/* Nothing is applied any more: the objects start anew, with the sources that have come since. */
void arb_layers_restart(ArbGame *game, ArbLayers *layers);
/* The index of a card in the list of objects; -1: it is not there. */
int arb_layers_find(const ArbLayers *layers, int card1);
/* The value of the keywords that a static ability gives to the subject of the context. */
int arb_layers_keyword_value(ArbGame *game, const ArbStatic *stat, const ArbContext *context);
/* A reason of kind `kind` (ArbWhy) about a source in a layer. */
ArbReason arb_layers_reason(const ArbLayers *layers, int kind, const ArbSource *source, int layer);

/* `value` plus `change`, kept within the bounds of its record; it never wraps. */
static inline int16_t layer_sum(int value, int change)
{
  int sum = value + change;
  return (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
}

#endif
