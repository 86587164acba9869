/* SPDX-License-Identifier: MIT */
/*
** fields.h -- the summaries of a static ability's fields, computed when the pool is finished from
** the rows of RB_PLAIN_FIELDS and RB_MADE_FIELDS (riftbound/statics.h).
*/
#ifndef RB_FIELDS_H
#define RB_FIELDS_H

#include "riftbound/cards.h"

/* Finds the results of the layers that something reads: RB_READS_... */
extern const ArbLook rb_by_reading;
/* Finds references to the choices that are made while a card is played (355); 0: there are none. */
extern const ArbLook rb_by_choices;
/* Works out the topics of a static, and what it depends on. */
void rb_index_static(const RbCards *cards, RbAbility *ability);

#endif
