/* SPDX-License-Identifier: MIT */
/*
** layer.h -- continuous effects on objects: layer by layer, within a layer by timestamp, and
** what depends on another effect behind it.
**
** A game gathers its *sources* -- static abilities that are active, effects that lie in the
** block -- and the objects they may change, and has the layers applied one after the other.
** What an object is derived to be is the game's record; the kernel keeps which source was
** applied to which object (each pair once in a slot), and finds out who depends on whom:
** masks of what a source looks at and of what others write in the layer say whether that is
** possible at all, and only then a trial on the derived records says whether it is so.
**
**     ArbLayers *l = layers_begin(g, &layering);
**     layers_object(g, l, card1); ...   layers_add(g, l, &source); ...
**     layers_ready(g, l);               again after more sources came
**     layers_apply(g, l, layer);        for each layer, in the game's order
**
** All of it lives in the arena until the caller puts its mark back.
*/
#ifndef ARB_LAYER_H
#define ARB_LAYER_H

#include "kernel/parts/effect.h"
#include "kernel/parts/explain.h"

enum { ARB_LAYERS_MAX = 4 };

/* One continuous effect: a static ability, or a record in the block. */
typedef struct ArbSource {
  const ArbStatic *stat;   /* the game's record of what the ability says, or NULL */
  const ArbEffect *effect; /* ... of the effect, or NULL */
  ArbContext context;      /* of a static ability */
  uint32_t timestamp;
  uint8_t reads;                  /* what it looks at, a bit each: the game's */
  uint8_t writes[ARB_LAYERS_MAX]; /* ... what it writes in each layer; 0: it is not of it */
} ArbSource;

/* What was applied, in this order; an object's values can be made anew from it. */
typedef struct ArbApplied {
  uint16_t source, object;
  uint16_t layer, reserved;
  int32_t amount;
} ArbApplied;

typedef struct ArbLayers ArbLayers;

/* Keywords that an object has, in its derived record: a bit each, and of each its value, or of
** one without a value how often (ARB_STACKS_...). */
typedef struct ArbHad {
  uint32_t *keywords;
  uint8_t *value;
} ArbHad;
void had_give(const ArbCards *cards, ArbHad had, int keyword, int value);
void had_take(ArbHad had, uint32_t keywords);
/* ... what a static ability gives; its value comes to so much (layers_keyword_value). */
void had_from(const ArbCards *cards, ArbHad had, const ArbStatic *stat, int value);

/* What a game says of its layers: one constant table. */
typedef struct ArbLayering {
  int layers;
  int slots;                    /* a source is applied to an object once for each slot ... */
  uint8_t slot[ARB_LAYERS_MAX]; /* ... that its layers are of */
  bool ends;                    /* what no longer applies is taken off again, for good */
  size_t size;                  /* of the derived record */
  void *(*derived)(const ArbGame *game, int card1);
  void (*start)(ArbGame *game, const ArbLayers *layers, int card1); /* as it is without any */
  /* Of static abilities; an effect is there and applies to its object.  What it looks at; its own
  ** conditions: the same for every object; the one object it can apply to, or 0: any. */
  uint8_t (*reads)(const ArbLayers *layers, const ArbSource *source);
  bool (*active)(ArbGame *game, const ArbLayers *layers, const ArbSource *source);
  int (*only)(const ArbSource *source);
  bool (*applies)(ArbGame *game, const ArbSource *source, int card1);
  int (*measure)(ArbGame *game, const ArbSource *source, int card1, int layer);
  /* Whether that amount is applied in this layer, or in another one of the slot; NULL: it is. */
  bool (*in_layer)(int layer, int amount);
  void (*apply)(ArbGame *game, const ArbSource *source, int card1, int layer, int amount);
  void (*changed)(ArbLayers *layers, int layer); /* applied, or taken off; may be NULL */
  /* Whether only where it applies counts as a dependency, and not by how much; NULL: no. */
  bool (*by_objects)(const ArbGame *game);
  /* For whoever asks why (explain.h): what about, the layers with their rules, those of what ends
  ** and of what waits for another source; what a source is called. */
  int about;
  const char *names[ARB_LAYERS_MAX], *rules[ARB_LAYERS_MAX], *end_rule, *wait_rule;
  void (*name)(const ArbGame *game, const ArbSource *source, char *out, size_t size);
} ArbLayering;

struct ArbLayers {
  const ArbLayering *game;
  ArbSource *sources;
  int source_count, source_room;
  int settled, state_room;
  uint16_t *objects;
  int32_t *due; /* of each object, what the source at hand does to it */
  int object_count;
  uint8_t *state; /* per (source, slot, object): 0 not yet, 1 applied, 2 ended */
  ArbApplied *applied;
  int applied_count, applied_room;
  uint32_t rests_on; /* what of the state the values are made of (game_touched) */
  uint32_t marks;    /* the game's own, a bit each */
  bool put_off;      /* an amount waits for another layer of its slot */
};

/* Room for so many objects. */
ArbLayers *layers_begin(ArbGame *game, const ArbLayering *layering, int object_room);
/* The object starts as it is without any effect. */
void layers_object(ArbGame *game, ArbLayers *layers, int card1);
void layers_add(ArbGame *game, ArbLayers *layers, const ArbSource *source);
/* The same static ability of the same object is there already. */
bool layers_know(const ArbLayers *layers, const ArbSource *source);
/* Sources keep their numbers from here on; those that are added later are sorted in by
** timestamp when a layer is applied. */
void layers_ready(ArbGame *game, ArbLayers *layers);
void layers_apply(ArbGame *game, ArbLayers *layers, int layer);
/* The place of an object in the list; -1: it is none. */
int layers_find(const ArbLayers *layers, int card1);
/* What the keywords that a static ability gives come to, on the subject of the context. */
int layers_keyword_value(ArbGame *game, const ArbStatic *stat, const ArbContext *context);
/* A reason of that kind: what a source does in a layer. */
ArbReason layers_reason(const ArbLayers *layers, int kind, const ArbSource *source, int layer);

/* A value with a change applied: at the bounds of its record it stays there, and never wraps. */
static inline int16_t layer_sum(int value, int change)
{
  int sum = value + change;
  return (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
}

#endif
