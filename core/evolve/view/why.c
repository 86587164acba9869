/* SPDX-License-Identifier: MIT */
/* why.c -- why something is as it is, and why something cannot be done (kernel/parts/explain.h). */
#include <stdio.h>
#include <string.h>

#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/timing/timing.h"
#include "evolve/view/view.h"
#include "kernel/parts/explain.h"

static const char *now_fault(const ArbGame *g, ArbSeat seat, bool *quick_only)
{
  if (ev_may_act(g, seat, quick_only)) return NULL;
  return ev_table(g)->turn_player == seat ? "it is not the time for it (7.3.3)"
                                          : "it is your opponent's turn (12.3.4)";
}

typedef struct Uses {
  ArbSeat seat;
  bool quick_only, may;
  const char *fault; /* of the last that was tried; NULL: the card has no activated ability */
} Uses;

static void try_use(ArbGame *g, int card1, int ability, int number, void *data)
{
  Uses *uses = data;
  (void)number;
  if (uses->may || ev_ability(g, ability)->kind != EV_ACTIVATED) return;
  uses->fault = ev_use_fault(g, uses->seat, card1, ability, uses->quick_only);
  uses->may = !uses->fault;
}

/* NULL when it may do something; of several reasons that for which it is there. */
static const char *card_fault(ArbGame *g, ArbSeat seat, int card1, bool quick_only)
{
  bool there = EV_PLACES >> zone_of(g, card1) & 1;
  const char *play = there ? NULL : ev_play_fault(g, seat, card1, quick_only);
  Uses uses = {seat, quick_only, false, NULL};
  if (!there && !play) return NULL;
  ev_each_use(g, card1, try_use, &uses);
  if (uses.may) return NULL;
  if (!there) return !uses.fault || ev_played_from_there(g, seat, card1) ? play : uses.fault;
  if (ev_face(g, card1)->type == EV_FOLLOWER && !quick_only) return ev_attack_fault(g, seat, card1);
  if (uses.fault) return uses.fault;
  return quick_only ? "it has nothing with Quick (12.3.3)" : "it has no activated ability (8.3.1)";
}

void ev_why_not(ArbGame *g, ArbSeat seat, ArbId id, char *out, size_t size)
{
  int card1 = id_index1(id);
  bool quick_only = false;
  const char *fault = NULL;
  if (card_at(g, card1)->controller != seat) fault = "you do not control it (3.1.2)";
  else fault = now_fault(g, seat, &quick_only);
  if (!fault) fault = card_fault(g, seat, card1, quick_only);
  snprintf(out, size, "%s", fault ? fault : "");
}

/* ---- Explaining ---------------------------------------------------------------------- */

static void note_fault(ArbGame *g, const char *topic, const char *fault)
{
  arb_explain_note(g,
                   (ArbReason){.kind = fault ? ARB_WHY_FAILS : ARB_WHY_HOLDS,
                               .player = ARB_NO_SEAT,
                               .topic = topic},
                   "%s", fault ? fault : "it can");
}

/* Each enemy that the follower may not attack, and why. */
static void explain_targets(ArbGame *g, ArbSeat seat, int card1)
{
  ArbReason fails = {.kind = ARB_WHY_FAILS, .player = ARB_NO_SEAT, .topic = "target"};
  int leader1 = ev_leader_of(g, ev_other(seat));
  for (ZONE_EACH(g, enemy1, zone_at(g, EV_Z_FIELD, ev_other(seat)))) {
    const char *fault = ev_target_fault(g, card1, enemy1);
    if (fault) arb_explain_note(g, fails, "%s: %s", ev_face(g, enemy1)->name, fault);
  }
  const char *fault = leader1 ? ev_target_fault(g, card1, leader1) : NULL;
  if (fault) arb_explain_note(g, fails, "%s: %s", ev_face(g, leader1)->name, fault);
}

/* What it remembers; a card as the seat may know it. */
static void note_memory(ArbGame *g, ArbSeat seat, int card1)
{
  char name[160];
  ArbReason reason = {
    .kind = ARB_WHY_FACT, .player = ARB_NO_SEAT, .topic = "memory", .rule = "10.2.1.2"};
  int number = ev_number_of(g, id_of(g, card1));
  if (number) arb_explain_note(g, reason, "remembers %d", number);
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = ev_effect(g, i);
    if (effect->kind1 == EV_F_NAMED_CARD && id_equal(effect->object, id_of(g, card1)))
      arb_explain_note(g, reason, "the card %s is named for it",
                       ev_def(g, (uint16_t)effect->amount)->name);
    if (effect->kind1 != EV_F_CARD || !id_equal(effect->object, id_of(g, card1))) continue;
    if (!state_resolve(g->s, effect->source)) continue;
    ev_name_of(g, effect->source, seat, name, sizeof name);
    arb_explain_note(g, reason, "remembers %s", name);
  }
}

/* Notes whether an activated ability can be used, behind its number. */
static void note_use(ArbGame *g, int card1, int ability, int number, void *data)
{
  const Uses *uses = data;
  const EvAbility *text = ev_ability(g, ability);
  ArbReason reason = {
    .kind = ARB_WHY_FACT, .player = ARB_NO_SEAT, .topic = "ability", .rule = "8.3.1"};
  if (text->kind != EV_ACTIVATED) return;
  const char *name = text->name ? text->name : "ability";
  if (text->keyword1) name = g->cards->keywords[text->keyword1 - 1].name;
  arb_explain_note(g, reason, "ability %d", number);
  note_fault(g, name, ev_use_fault(g, uses->seat, card1, ability, uses->quick_only));
}

/* Notes what the card can do where it is: attack, be played, and its abilities. */
static void explain_acts(ArbGame *g, ArbSeat seat, int card1, bool quick_only)
{
  Uses uses = {seat, quick_only, false, NULL};
  int zone = zone_of(g, card1);
  if (zone == EV_Z_FIELD && ev_face(g, card1)->type == EV_FOLLOWER) {
    note_fault(g, "attack",
               quick_only ? "it is your opponent's turn (8.4.1)" : ev_attack_fault(g, seat, card1));
    if (!quick_only) explain_targets(g, seat, card1);
  }
  if (zone == EV_Z_HAND || zone == EV_Z_EX || ev_played_from_there(g, seat, card1))
    note_fault(g, "play", ev_play_fault(g, seat, card1, quick_only));
  ev_each_use(g, card1, note_use, &uses);
}

void ev_explain(ArbGame *g, ArbSeat seat, ArbId object)
{
  const ArbCard *card = state_resolve(g->s, object);
  bool quick_only;
  if (!card) return;
  int card1 = id_index1(object), kind = zone_of(g, card1);
  uint32_t acts = EV_PLACES | 1u << EV_Z_HAND | 1u << EV_Z_EX | ev_cards(g->cards)->use_zones |
                  ev_cards(g->cards)->play_zones;
  ev_note_information(g, card1);
  note_memory(g, seat, card1);
  if (kind == EV_Z_HAND || kind == EV_Z_EX) ev_note_price(g, card1);
  if (seat == ARB_NO_SEAT || card->controller != seat || !(acts >> kind & 1)) return;
  const char *fault = now_fault(g, seat, &quick_only);
  if (fault) note_fault(g, "timing", fault);
  else explain_acts(g, seat, card1, quick_only);
}
