/* SPDX-License-Identifier: MIT */
/* event.c -- what happened: fixed records, numbered without gaps, masked per seat. */
#include <string.h>

#include "kernel/step/flow.h"
#include "memory.h"

void arb_event_record(ArbGame *game, const ArbEvent *event)
{
  game->s->events++;
  if (!game->keep_events) return;
  if (game->event_count == game->event_room) {
    uint32_t room = game->event_room ? game->event_room * 2 : 256;
    ArbEvent *events = arb_memory_grow(game->events, room * sizeof *events);
    if (!events) arb_flow_stop(game, ARB_STOP_MEMORY);
    game->events = events;
    game->event_room = room;
  }
  game->events[game->event_count++] = *event;
}

void arb_keep_events(ArbGame *game, bool keep)
{
  arb_forget_events(game);
  game->keep_events = keep;
}

/* Drops the published events; those of the running step stay. */
void arb_forget_events(ArbGame *game)
{
  uint32_t kept = game->event_count - game->published;
  if (kept) memmove(game->events, game->events + game->published, kept * sizeof *game->events);
  game->event_first += game->published;
  game->published = 0;
  game->kept.events = 0;
  game->event_count = kept;
}

static ArbEventView masked(const ArbGame *game, const ArbEvent *event, ArbSeat seat)
{
  const ArbNamed *kind = &game->rules->events[event->kind1 - 1];
  const ArbRules *rules = game->rules;
  const char *detail = rules->event_detail ? rules->event_detail(game->cards, event) : "";
  bool sees = seat == ARB_NO_SEAT || (seat < game->base->seats && event->known & 1u << seat);
  return (ArbEventView){.kind = kind->name,
                        .rule = kind->rule,
                        .actor = event->actor,
                        .subject = sees ? event->subject : ARB_NOTHING,
                        .subject_def = sees ? event->subject_def : 0,
                        .place = event->place,
                        .source = event->source,
                        .source_def = event->source_def,
                        .amount = event->amount,
                        .aux = event->aux,
                        .detail = detail};
}

/* The number of the last event that the seat may know of. */
static uint32_t last_event(const ArbGame *game, ArbSeat seat)
{
  bool stepping = game->posed.pose == ARB_POSE_MADE && arb_flow_sees_step(game, seat);
  return game->event_first + (stepping ? game->event_count : game->published);
}

/* The visitor may change the game, so each event is looked for by its number when its turn
** comes. */
uint32_t arb_events(ArbGame *game, ArbSeat seat, uint32_t after, ArbEventVisitor visit, void *data)
{
  arb_flow_refresh(game);
  const uint32_t last = last_event(game, seat);
  uint32_t next = after > game->event_first ? after : game->event_first;
  while (visit && next++ < last) {
    if (next <= game->event_first) continue;
    if (next > last_event(game, seat)) break;
    ArbEventView view = masked(game, &game->events[next - game->event_first - 1], seat);
    view.number = next;
    visit(data, &view);
  }
  return last;
}
