/* SPDX-License-Identifier: MIT */
/*
** layers.h -- what the three files about continuous effects share (468-475).
**
**   active.c      which static abilities are active, since when, and what the board may
**                 speak of at all
**   layers.c      what the layers make of objects, and the questions about it
**   why_layers.c  why they made that of it
**
** The rest of the game asks through rb.h.
*/
#ifndef RB_LAYERS_H
#define RB_LAYERS_H

#include "kernel/parts/layer.h"
#include "riftbound/effects/effects.h"

enum { ON_BOARD = 1 << RB_Z_BOARD | 1 << RB_Z_BATTLEFIELDS | 1 << RB_Z_LEGENDS | 1 << RB_Z_FORMAT };

/* 472: the layers in their order; arithmetic increases first (472.3.d). */
typedef enum Layer { L_TRAITS, L_ABILITIES, L_INCREASES, L_DECREASES, LAYERS } Layer;

static inline const RbStatic *stat_of(const ArbSource *source)
{
  return (const RbStatic *)(const void *)source->stat;
}
static inline const RbEffect *effect_of(const ArbSource *source)
{
  return (const RbEffect *)(const void *)source->effect;
}
/* What the layers have made of an object so far, or did when they last ran; rb_derived
** sees to it that it is up to date. */
static inline RbDerived *derived_of(const ArbGame *g, int card1)
{
  return pool_at(g->s, RB_POOL_DERIVED, card_at(g, card1)->body1);
}
/* The text that its Effect Text has a copy of; the card that is nothing when it has none. */
static inline const RbCardDef *copied_text(const ArbGame *g, int card1)
{
  return rb_def(g, rb_body(g, card1)->text_def);
}

/* ---- active.c ------------------------------------------------------------- */

/* How a visit goes: what of (RB_ABOUT_...), whom it calls, and whether also for abilities
** whose condition looks at results of the layers and does not hold as yet (473.1.a). */
typedef struct RbVisit {
  int about;
  RbStaticVisitor *visit;
  void *data;
  bool dormant;
} RbVisit;
void rb_visit_statics(ArbGame *g, const RbVisit *v);

/* ---- layers.c ------------------------------------------------------------- */

void rb_compute_layers(ArbGame *g);
/* Computed anew if something was touched that they rest on. */
const RbSummary *rb_layers(ArbGame *g);

/* ---- why_layers.c: notes for whoever asks why (kernel/parts/explain.h) ------------ */

/* Whose effect it is: a card's, or a keyword's that a card has. */
void rb_name_source(const ArbGame *g, const ArbSource *source, char *out, size_t size);
/* The effects on the object that is asked about, in the order applied: by layer, and
** within one as dependency and timestamps have it. */
void rb_note_derivation(ArbGame *g, const ArbLayers *l);

#endif
