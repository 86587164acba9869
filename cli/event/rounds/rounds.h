/* SPDX-License-Identifier: MIT */
/*
** rounds.h -- the verbs of a round: pairings, results, time, penalties, leaving, the end.
**
**     round.c     pair, clock, report, extend, drop, return, cut, finish, undo
**     penalty.c   penalty, and the judge's cards of infractions
**
** Uses: cli/event/desk
** Used by: cli/event
*/
#ifndef CLI_EVENT_ROUNDS_H
#define CLI_EVENT_ROUNDS_H

#include "event/desk/desk.h"

EventVerb verb_pair, verb_clock, verb_report, verb_extend, verb_penalty, verb_drop, verb_return,
    verb_cut, verb_finish, verb_undo;

#endif
