/* SPDX-License-Identifier: MIT */
/*
** command.h -- `lunarbiter event`: organised play.  Each verb is a row of one table (command.c).
**
**     entry       new, register, players, import, seat, start: who is in the event
**     lists       deck, pool, boosters, check: what they play with
**     rounds      pair, clock, report, extend, penalty, drop, return, cut, finish, undo
**     reading     tables, standings, log, print, watch, export, backup: nothing is changed
**     rehearsal   play: bots play an event
**     desk        what all of these share
**
** Uses: cli/event/entry, cli/event/lists, cli/event/rounds, cli/event/reading,
**       cli/event/rehearsal
** Used by: cli
*/
#ifndef CLI_EVENT_COMMAND_H
#define CLI_EVENT_COMMAND_H

int command_event(int argc, char **argv);

#endif
