/* SPDX-License-Identifier: MIT */
/*
** chain.c -- HOT FEPR: tasks first, then Finalize, Execute, Pass, Resolve (325-340).
**
**   an item is added        none pending        all have passed
**   ------> FINALIZE ------------> EXECUTE ------------> RESOLVE --> empty: Open State
**              ^                    | ^   |                |
**              +---- play, use -----+ +---+ pass           | items left
**              +-------------------------------------------+
**
** The CHAIN frame is above everything else while the chain exists.  Its flag says that priority
** must be given anew.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/scratch/scratch.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

enum { PRIORITY_DUE = 1 };

RbItem *rb_item(const ArbGame *g, int item1)
{
  return pool_at(g->s, RB_POOL_ITEM, item1);
}
bool rb_chain_exists(const ArbGame *g)
{
  return g->s->pools[RB_POOL_ITEM].count > 0;
} /* 330 */

int rb_item_of(const ArbGame *g, ArbId id)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++) {
    const RbItem *item = rb_item(g, i);
    bool plays = item->kind1 == RB_I_CARD || item->kind1 == RB_I_TOKEN;
    if (plays && id_equal(item->card, id)) return i;
  }
  return item_find(g, id);
}

/* 428.5.d: of items that began one another, the first. */
RbOrigin rb_origin(const RbItem *item)
{
  if (!item) return (RbOrigin){0};
  if (item->origin.serial) return item->origin;
  return (RbOrigin){item->serial,
                    item->controller,
                    item->kind1 == RB_I_CARD ? RB_CAUSE_SPELL : RB_CAUSE_ABILITY,
                    {0}};
}

bool rb_is_there(const ArbGame *g, ArbId id)
{
  if (id_kind(id) == ARB_KIND_PLAYER) return game_seat_in(g, id_seat(id));
  return id_kind(id) == ARB_KIND_ITEM ? item_find(g, id) : state_resolve(g->s, id) != NULL;
}

ArbSeat rb_controller_of(const ArbGame *g, ArbId id)
{
  const ArbCard *card = state_resolve(g->s, id);
  int item1 = item_find(g, id);
  if (id_kind(id) == ARB_KIND_PLAYER) return id_seat(id);
  return item1 ? rb_item(g, item1)->controller : card ? card->controller : ARB_NO_SEAT;
}

int rb_item_pending(const ArbGame *g) /* 337.1.b: in the order they were appended */
{
  int oldest = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++) {
    const RbItem *item = rb_item(g, i);
    if (item->kind1 && item->pending && (!oldest || item->serial < rb_item(g, oldest)->serial))
      oldest = i;
  }
  return oldest;
}

uint16_t rb_waiting_def(const ArbGame *g, ArbId source)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++)
    if (rb_item(g, i)->kind1 && id_equal(rb_item(g, i)->source, source)) return rb_item(g, i)->def;
  return 0;
}

int rb_item_newest(const ArbGame *g, bool finalized_only)
{
  int newest = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++) {
    const RbItem *item = rb_item(g, i);
    if (!item->kind1 || (finalized_only && item->pending)) continue;
    if (!newest || item->serial > rb_item(g, newest)->serial) newest = i;
  }
  return newest;
}

static void open_chain(ArbGame *g, RbItemKind kind)
{
  ArbFrame *showdown = rb_showdown(g);
  bool combat_opens = showdown && showdown->stage == RB_SHOWDOWN_OPENS;
  ArbFrame *frame = arb_frame_push(g, RB_FRAME_CHAIN);
  frame->value[RB_OPENED_BY] = kind == RB_I_TRIGGERED ? RB_OPENED_BY_TRIGGER : RB_OPENED_BY_CARD;
  if (combat_opens) frame->value[RB_OPENED_BY] = RB_OPENED_IN_COMBAT;
}

int rb_item_new(ArbGame *g, RbItemKind kind, ArbSeat controller)
{
  int top = frame_top(g) ? frame_top(g)->kind1 - 1 : RB_FRAME_TURN;
  if (top != RB_FRAME_CLEANUP && top != RB_FRAME_CHAIN) open_chain(g, kind); /* the first item */
  int item1 = arb_game_take(g, RB_POOL_ITEM);
  *rb_item(g, item1) = (RbItem){.kind1 = (uint16_t)kind,
                                .controller = controller,
                                .pending = 1,
                                .ability = UINT16_MAX,
                                .serial = ++rb_table(g)->serial};
  game_touched(g, 1u << RB_Z_CHAIN);
  return item1;
}

void rb_item_remove(ArbGame *g, int item1)
{
  if (rb_table(g)->running1 == item1) {
    rb_table(g)->running1 = 0;
    g->run.ceased = true; /* 359.3.e.15 */
  }
  arb_item_free(g, item1);
  game_touched(g, 1u << RB_Z_CHAIN);
}

static ArbFrame *chain_frame(const ArbGame *g)
{
  return rb_frame(g, RB_FRAME_CHAIN);
}

void rb_finalized(ArbGame *g, int item1, bool adds) /* 337.1.c.3 */
{
  rb_item(g, item1)->pending = 0;
  ArbFrame *frame = chain_frame(g); /* NULL: a copy was made in a Cleanup, before the chain opens */
  if (frame && !adds) frame->flags |= PRIORITY_DUE; /* 429.2.a */
  rb_table(g)->fepr = 1;
}

/* ---- Resolving ---------------------------------------------------------- */

ArbContext rb_item_context(const ArbGame *g, const RbItem *item)
{
  ArbContext context = {.me = item->source,
                        .you = item->controller,
                        .def = item->def,
                        .ability = item->ability,
                        .event = &item->event,
                        .refs = item->refs,
                        .ref_count = ARB_REFS_MAX,
                        .x = item->x};
  const RbBody *body = rb_body_of(g, item->source);
  int item1 = (int)(item - (const RbItem *)pool_items(g->s, RB_POOL_ITEM)) + 1;
  context.item = item_id(g, item1);
  if (item->kind1 == RB_I_CARD || item->kind1 == RB_I_TOKEN) context.me = item->card;
  if (body) {
    bool is_battlefield = rb_def_of(g, id_index1(item->source))->type == RB_BATTLEFIELD;
    context.here = is_battlefield ? item->source : body->place; /* 359.3.f.2 */
  } else if (item->event.kind1 == RB_E_DIE + 1 && id_equal(item->event.subject, item->source)) {
    context.here = item->event.place; /* 808.1.d.3 */
  }
  if (item->flags & RB_NO_YOU) context.you = ARB_NO_SEAT;
  return context;
}

static ArbValue target_value(ArbGame *g, int item1, int execution, const RbSlot *slot, int number,
                             const ArbContext *context)
{
  int count = 0;
  ArbId *ids = arena_take(g, (size_t)(g->s->pools[RB_POOL_PICK].used + 1) * sizeof *ids);
  bool active = arb_condition_holds(g, &slot->if_, context); /* 721.2 */
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (!active || pick->item1 != item1 || pick->slot != number || pick->round != execution)
      continue;
    if (rb_pick_legal(g, pick, slot, context)) ids[count++] = pick->id; /* 359.3.e.5 */
  }
  count = rb_cut_down(g, rb_item(g, item1)->controller, slot, context, ids, count);
  if (slot->list) return (ArbValue){.type = ARB_T_IDS, .ids = ids, .count = count};
  if (count == 0) return (ArbValue){.type = ARB_T_NONE};
  return (ArbValue){.type = ARB_T_ID, .id = ids[0]};
}

void rb_item_targets(ArbGame *g, int item1, int execution, ArbContext *context)
{
  int used = g->s->pools[RB_POOL_PICK].used, count = 0;
  ArbId *ids = arena_raw(g, (size_t)(used + 1) * sizeof *ids);
  uint8_t *slots = arena_raw(g, (size_t)used + 1);
  for (int i = 1; i <= used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 != item1 || pick->round != execution || !rb_is_chosen(pick)) continue;
    slots[count] = (uint8_t)(pick->slot - 1);
    ids[count++] = pick->id;
  }
  arb_targets_speak_of(g, context, slots, ids, count);
}

static void execute_once(ArbGame *g, int item1, int execution)
{
  const RbItem *item = rb_item(g, item1);
  const RbAbility *text = rb_item_text(g, item1, execution);
  if (!text || (!text->function && !(text->flags & RB_IS_EQUIP))) return;
  ArbContext *context = arena_take(g, sizeof *context);
  RbItem *copy = arena_take(g, sizeof *copy); /* the item may leave while it runs */
  *copy = *item;
  *context = rb_item_context(g, item);
  context->event = &copy->event;
  context->refs = copy->refs;
  rb_item_targets(g, item1, execution, context);
  ArbValue values[ARB_SLOTS_MAX + ARB_REFS_MAX];
  int count = 0;
  bool with_refs = item->flags & (RB_IS_DELAYED | RB_IS_REFLEXIVE) || text->flags & RB_EFFECT_TEXT;
  for (int i = 0; i < ARB_REFS_MAX && with_refs; i++) {
    if (id_is_nothing(item->refs[i])) break;
    values[count++] = (ArbValue){.type = ARB_T_ID, .id = item->refs[i]};
  }
  for (int i = 0; i < text->slot_count; i++)
    values[count++] = target_value(
        g, item1, execution, &rb_cards(g->cards)->slots[text->first_slot + i], i + 1, context);
  if (text->flags & RB_IS_EQUIP) { /* 818.1.c.2 */
    if (values[0].type == ARB_T_ID && state_resolve(g->s, copy->source))
      rb_attach(g, id_index1(copy->source), id_index1(values[0].id), copy->controller);
    return;
  }
  arb_script_call(g, text->function, ARB_ACT, context, values, count);
}

/* Runs its instructions with its legal targets. */
static void execute(ArbGame *g, int item1)
{
  int ability = rb_item(g, item1)->ability;
  int times = rb_item(g, item1)->repeats + 1;
  if (ability != UINT16_MAX) times *= rb_rounds(rb_ability(g, ability));
  ArbId id = item_id(g, item1);
  rb_table(g)->running1 = (uint16_t)item1;
  g->run.ceased = false;
  for (int i = 0; i < times && item_find(g, id) && !g->run.ceased; i++)
    execute_once(g, item1, i); /* 820.1.d.1 */
  rb_table(g)->running1 = 0;
  g->run.ceased = false;
}

/* A spell goes to its owner's trash (156), or where the effect that played it said. */
static void spell_leaves(ArbGame *g, int card1, const RbItem *item)
{
  if (item->leaves_to1 == RB_Z_DECK + 1) rb_recycle(g, &item->card, 1, item->controller);
  else rb_leave(g, card1, item->leaves_to1 ? item->leaves_to1 - 1 : RB_Z_TRASH, ARB_BOTTOM);
}

/* Whether a spell is being played again by its own instruction. */
static bool plays_again(const ArbGame *g, ArbId card)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++)
    if (rb_item(g, i)->kind1 == RB_I_CARD && id_equal(rb_item(g, i)->card, card)) return true;
  return false;
}

void rb_tell_use(ArbGame *g, ArbSeat seat, ArbId source)
{
  if (events_have(&rb_cards(g->cards)->awaited, RB_E_USE) && state_resolve(g->s, source))
    rb_tell(g, RB_E_USE, seat, id_index1(source), ARB_NOTHING, 0);
}

/* 340.1: resolves an item.  A spell then goes to its owner's trash (156) and has been played
** (419.4.a). */
static void resolve(ArbGame *g, int item1)
{
  arb_flow_seal(g);
  RbItem item = *rb_item(g, item1);
  ArbId id = item_id(g, item1);
  ArbEvent told = {.kind1 = RB_E_RESOLVE + 1,
                   .actor = item.controller,
                   .known = 0xFF,
                   .subject = item.kind1 == RB_I_CARD ? item.card : item.source,
                   .subject_def = item.def,
                   .source = id};
  arb_event_record(g, &told);
  execute(g, item1); /* each action places the abilities that it triggers (383.3) */
  if (item.kind1 == RB_I_ACTIVATED) rb_tell_use(g, item.controller, item.source);
  RbTable *table = rb_table(g);
  table->last_serial = item.serial;
  table->last_origin = item.origin;
  table->last_player = item.controller;
  table->last_kind = item.kind1 == RB_I_CARD ? RB_CAUSE_SPELL : RB_CAUSE_ABILITY;
  chain_frame(g)->flags |= PRIORITY_DUE;
  if (item_find(g, id)) {
    rb_item_remove(g, item1);
    if (item.kind1 == RB_I_CARD) {
      int card1 = id_index1(item.card);
      if (state_resolve(g->s, item.card) && zone_of(g, card1) == RB_Z_CHAIN &&
          !plays_again(g, item.card))
        spell_leaves(g, card1, &item);
      if (item.flags & RB_CREATED) return; /* 439.2.b.1: it was not played */
      rb_note_played(g, item.controller, id_of(g, card1));
      ArbEvent played = rb_event(g, RB_E_PLAY, item.controller, card1);
      played.amount = item.spent_energy;
      played.cause = (uint8_t)(item.from_zone + 1);
      played.aux = (int16_t)item.extras;
      rb_batch_open(g);
      rb_batch_paid(g, NULL, 0, item.x);
      rb_emit(g, &played);
      rb_batch_close(g);
      rb_batch_paid(g, NULL, 0, 0);
    }
  }
}

/* E728.1.c: counts a card that was played; and notes which, if a card of the pool asks for that. */
void rb_note_played(ArbGame *g, ArbSeat seat, ArbId card)
{
  if (rb_cards(g->cards)->asks_played) {
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_PLAYED, RB_UNTIL_TURN));
    effect->object = id_player(seat); /* it counts as the last one wherever the card goes */
    effect->controller = seat;
    effect->refs[0] = card;
  }
  if (!rb_house(g, RB_H_LEGION_BY_PLAYED)) return;
  rb_player(g, seat)->played++;
  game_touched(g, RB_TOUCH_MEMORY);
}

/* ---- The chain's step --------------------------------------------------- */

void rb_chain_step(ArbGame *g)
{
  ArbFrame *frame = frame_top(g);
  int pending = rb_item_pending(g);
  if (pending) rb_finalize_step(g, pending); /* 337 */
  else if (frame->value[RB_PASSES] >= rb_players_in(g))
    resolve(g, rb_item_newest(g, true));                                /* 339.1, 340 */
  else rb_window(g, rb_invited(g, frame->value[RB_PRIORITY]), "338.1"); /* 338 */
}

/* ---- The driver of the game --------------------------------------------- */

/* 429.2.a: an Add that was alone on the chain passes no focus. */
void rb_chain_drops_add(ArbGame *g, int item1)
{
  ArbFrame *chain = chain_frame(g);
  rb_item_remove(g, item1);
  if (!rb_item_newest(g, true) && chain->value[RB_OPENED_BY] == RB_OPENED_BY_CARD)
    chain->value[RB_OPENED_BY] = RB_OPENED_BY_TRIGGER;
}

/* 346: the chain is empty again.  In a showdown focus passes, unless a trigger or the Combat Chain
** opened the chain (R9, 459.2.g). */
static void close_chain(ArbGame *g)
{
  bool passes = frame_top(g)->value[RB_OPENED_BY] == RB_OPENED_BY_CARD;
  arb_frame_pop(g);
  if (passes && rb_showdown(g)) rb_focus_passes(g);
}

static bool is_top(ArbGame *g, int kind)
{
  return frame_top(g)->kind1 == kind + 1;
}

/* Puts the frame on top that must be handled next: tasks, then the chain (335.2). */
static void settle(ArbGame *g)
{
  while (!rb_over(g) && !is_top(g, RB_FRAME_CLEANUP)) {
    if (rb_table(g)->cleanup_due) {
      rb_table(g)->cleanup_due = 0;
      if (g->check || !rb_is_quiet(g)) rb_date_statics(g, false);
      if (rb_cleanup_would_act(g)) {
        rb_cleanup_push(g, RB_CLEANUP_NORMAL);
        return;
      }
      rb_cleanup_done(g);
    } else if (is_top(g, RB_FRAME_CHAIN) && !rb_chain_exists(g)) {
      close_chain(g);
    } else if (!is_top(g, RB_FRAME_CHAIN) && rb_chain_exists(g)) {
      open_chain(g, (RbItemKind)rb_item(g, rb_item_pending(g) ? rb_item_pending(g)
                                                              : rb_item_newest(g, false))
                        ->kind1);
      frame_top(g)->flags |= PRIORITY_DUE;
    } else if (is_top(g, RB_FRAME_CHAIN) && frame_top(g)->flags & PRIORITY_DUE &&
               !rb_item_pending(g)) {
      frame_top(g)->flags &= (uint8_t)~PRIORITY_DUE;
      frame_top(g)->value[RB_PRIORITY] =
          rb_item(g, rb_item_newest(g, true))->controller; /* 340.4, R7 */
      frame_top(g)->value[RB_PASSES] = 0;
      return;
    } else {
      return;
    }
  }
}

/* ---- Loops (T505: of the Tournament Rules; the Core Rules know none) ------ */

static void loop_drawn(ArbGame *g) /* T505.6 */
{
  rb_table(g)->idle = 1;
  rb_game_drawn(g);
}

static void loop_stopped(ArbGame *g, ArbSeat seat, int times) /* T505.4-5, T505.7 */
{
  rb_table(g)->idle = 1;
  rb_tell(g, RB_E_LOOP, seat, 0, ARB_NOTHING, times);
}

const ArbLoops rb_loops = {.pool = RB_POOL_LOOP,
                           .times_rule = "T505.4",
                           .break_rule = "T505.5",
                           .drawn = loop_drawn,
                           .stopped = loop_stopped};

/* 319: a cleanup is due when a state or phase has changed (319.1-2); when an item was added,
** finalized or removed (319.3-5); when an object entered, left, changed or moved (319.6-8).  So it
** is due after every step except one that only passes.  Only this function says so. */
void rb_step(ArbGame *g)
{
  if (g->s->leaving) rb_remove_players(g);         /* 652: between two steps */
  else if (rb_table(g)->finished) rb_next_game(g); /* 481.6 */
  else if (!arb_loop_step(g)) g->rules->frames[frame_top(g)->kind1 - 1].step(g);
  if (!rb_over(g)) rb_look_for_mighty(g);
  rb_forget_gone(g);
  RbTable *table = rb_table(g);
  if (!table->idle) table->cleanup_due = 1;
  table->idle = 0;
  settle(g);
  arb_know_open(g);
  rb_layers_settle(g);
  ARB_HOLDS(g, batch_of(g)->depth == 0, "a step leaves a batch open (383.3.d)");
  if (!table->finished) arb_loop_watch(g);
}

/* A window asks before it writes anything. */
ArbAsking rb_asking(const ArbGame *g)
{
  const ArbFrame *top = frame_top((ArbGame *)(uintptr_t)g);
  bool passed = top->value[RB_PASSES] >= rb_players_in(g);
  if (arb_loop_found(g) || rb_table(g)->finished) return ARB_ASKS_OFTEN;
  switch (top->kind1 - 1) {
  case RB_FRAME_TURN:
    if (top->stage == RB_PHASE_MAIN) return ARB_ASKS_FIRST;
    return top->stage > RB_PHASE_NEXT ? ARB_ASKS_OFTEN : ARB_ASKS_RARELY; /* set-up */
  case RB_FRAME_CHAIN: return passed || rb_item_pending(g) ? ARB_ASKS_OFTEN : ARB_ASKS_FIRST;
  case RB_FRAME_SHOWDOWN:
    if (top->stage == RB_SHOWDOWN_WINDOW && !passed) return ARB_ASKS_FIRST;
    return top->stage == RB_COMBAT_DAMAGE ? ARB_ASKS_OFTEN : ARB_ASKS_RARELY;
  default: return ARB_ASKS_RARELY;
  }
}
