/* SPDX-License-Identifier: MIT */
/*
** layers.h -- what the three files about continuous effects share (468-475).
**
**   active.c      which static abilities are active, since when
**   layers.c      applies the layers to objects, and answers questions about the results
**   why_layers.c  the reasons for the results
**
** The rest of the game asks through effects.h.
*/
#ifndef RB_LAYERS_H
#define RB_LAYERS_H

#include "kernel/parts/layer.h"
#include "riftbound/effects/effects.h"

enum { ON_BOARD = 1 << RB_Z_BOARD | 1 << RB_Z_BATTLEFIELDS | 1 << RB_Z_LEGENDS | 1 << RB_Z_FORMAT };

/* 472: the layers in their order; within the third, increases come first (472.3.d). */
typedef enum Layer { L_TRAITS, L_ABILITIES, L_INCREASES, L_DECREASES, LAYERS } Layer;

static inline const RbStatic *stat_of(const ArbSource *source)
{
  return (const RbStatic *)(const void *)source->stat;
}
static inline const RbEffect *effect_of(const ArbSource *source)
{
  return (const RbEffect *)(const void *)source->effect;
}
/* The characteristics of an object as the layers have derived them so far, or when they last ran.
** rb_derived gives them up to date. */
static inline RbDerived *derived_of(const ArbGame *g, int card1)
{
  return pool_at(g->s, RB_POOL_DERIVED, card_at(g, card1)->body1);
}
/* The definition whose Effect Text was copied to this card; definition 0 when none was. */
static inline const RbCardDef *copied_text(const ArbGame *g, int card1)
{
  return rb_def(g, rb_body(g, card1)->text_def);
}

/* ---- active.c ------------------------------------------------------------- */

/* A visit of active static abilities: what they must be about (RB_ABOUT_...), and the visitor.
** `dormant`: includes abilities whose condition reads results of the layers and does not hold yet
** (473.1.a). */
typedef struct RbVisit {
  uint32_t about;
  RbStaticVisitor *visit;
  void *data;
  bool dormant;
} RbVisit;
void rb_visit_statics(ArbGame *g, const RbVisit *v);

/* ---- layers.c ------------------------------------------------------------- */

/* Computes the results of all layers anew; rb_layers calls it when they are out of date. */
void rb_compute_layers(ArbGame *g);
/* The results of the layers, computed again if state that they depend on has changed. */
const RbSummary *rb_layers(ArbGame *g);

/* ---- why_layers.c: notes for explanations (kernel/parts/explain.h) ------------ */

/* Writes the name of a source: of the card, or of the keyword that a card has. */
void rb_name_source(const ArbGame *g, const ArbSource *source, char *out, size_t size);
/* Notes the effects on the object in question in the order applied: by layer, then by dependency,
** then by timestamp. */
void rb_note_derivation(ArbGame *g, const ArbLayers *l);

#endif
