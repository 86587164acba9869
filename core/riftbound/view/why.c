/* SPDX-License-Identifier: MIT */
/*
** why.c -- why something is as it is, and why something cannot be done.
**
** Nothing is computed here.  The rules note their reasons where they find them (why_play.c,
** window.c, price.c, why_layers.c) while a recorder is there.  This file decides in which order
** they are asked.
*/
#include <stdio.h>
#include <string.h>

#include "kernel/parts/explain.h"
#include "riftbound/play/process.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

static ArbReason reason(int kind, const char *topic, const char *rule)
{
  return (ArbReason){.kind = (uint8_t)kind, .player = ARB_NO_SEAT, .topic = topic, .rule = rule};
}

/* ---- Why not ------------------------------------------------------------ */

/* Notes the conditions of each of its abilities; true when one can be used. */
static bool note_uses(ArbGame *g, ArbSeat seat, int card1)
{
  int count;
  const int *abilities = rb_object_abilities(g, card1, &count);
  bool usable = false;
  for (int i = 0; i < count; i++) {
    arb_explain_note(g, reason(ARB_WHY_FACT, "ability", "376"), "ability %d", i + 1);
    usable |= rb_note_use(g, seat, card1, abilities[i]);
  }
  return usable;
}

/* Writes the name and then the first condition that fails: of its abilities when it has one, else
** of moving. */
void rb_why_not(ArbGame *g, ArbSeat seat, ArbId card, char *out, size_t size)
{
  int card1 = id_index1(card), uses = 0;
  const RbCardDef *def = rb_def_of(g, card1);
  bool on_board = rb_body(g, card1) && zone_of(g, card1) != RB_Z_FACEDOWN, can;
  ArbFirstFault fault;
  ArbRecorder *outer = g->recorder;
  out[0] = '\0';
  bool elsewhere = rb_cards(g->cards)->use_zones >> zone_of(g, card1) & 1;
  if (on_board || elsewhere) rb_object_abilities(g, card1, &uses);
  if (elsewhere && !rb_play_zone_fault(g, seat, card1)) uses = 0; /* asked about as a play */
  if (on_board && card_at(g, card1)->controller != seat) {
    snprintf(out, size, "%s cannot be used: another player controls it (188.3)", def->name);
    return;
  }
  if (on_board && !uses && def->type != RB_UNIT) {
    snprintf(out, size, "%s has no ability to use (376)", def->name);
    return;
  }
  g->recorder = arb_explain_first_fault(&fault, seat, card);
  can = !on_board ? rb_note_play(g, seat, card1)
        : uses    ? note_uses(g, seat, card1)
                  : rb_note_move(g, seat, card1);
  g->recorder = outer;
  if (!can)
    snprintf(out, size, "%s cannot %s now: %s", def->name,
             !on_board ? "be played"
             : uses    ? "be used"
                       : "move",
             fault.text);
}

/* ---- An object ---------------------------------------------------------- */

static void note_fact(ArbGame *g, const char *topic, const char *rule, const char *text)
{
  arb_explain_note(g, reason(ARB_WHY_FACT, topic, rule), "%s", text);
}

static void note_printed(ArbGame *g, int card1)
{
  const RbCardDef *def = rb_def_of(g, card1);
  RbTotal cost = {.energy = def->energy};
  char text[120];
  note_fact(g, "type", "133", def->type_name);
  for (int i = 0; i < RB_POWER_MAX; i++)
    if (def->power[i].amount) cost.power[cost.power_count++] = def->power[i];
  rb_total_text(&cost, text, sizeof text);
  if (def->type == RB_UNIT || def->type == RB_GEAR || def->type == RB_SPELL)
    note_fact(g, "printed cost", "131.4", text);
}

/* The seat that might use the card: the asking seat; for the host, the one that could. */
static ArbSeat asked_for(const ArbGame *g, ArbSeat seat, int card1)
{
  if (seat != ARB_NO_SEAT) return seat;
  const ArbCard *card = card_at(g, card1);
  return card->controller < g->s->seats ? card->controller : card->owner;
}

/* Notes what it remembers; cards as the seat may know them. */
static void note_memory(ArbGame *g, ArbSeat seat, int card1)
{
  char name[160];
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (!effect->kind1 || !id_equal(effect->object, id_of(g, card1))) continue;
    if (effect->kind1 == RB_F_COUNTERS)
      arb_explain_note(g, reason(ARB_WHY_FACT, "counters", "110"), "bears %d %s counter%s",
                       effect->amount, rb_cards(g->cards)->counters[effect->x],
                       effect->amount == 1 ? "" : "s");
    if (effect->kind1 == RB_F_NUMBER)
      arb_explain_note(g, reason(ARB_WHY_FACT, "memory", "359.3.e.13"), "remembers %d",
                       effect->amount);
    if (effect->kind1 == RB_F_NAMED)
      arb_explain_note(g, reason(ARB_WHY_FACT, "memory", "133.8"), "the tag %s is named for it",
                       rb_cards(g->cards)->tags[effect->amount]);
    if (effect->kind1 == RB_F_NAMED_CARD)
      arb_explain_note(g, reason(ARB_WHY_FACT, "memory", "132"), "the card %s is named for it",
                       rb_def(g, (uint16_t)effect->amount)->name);
    if (effect->kind1 != RB_F_CARD || !rb_is_there(g, effect->refs[0])) continue;
    rb_name_of(g, effect->refs[0], seat, name, sizeof name);
    arb_explain_note(g, reason(ARB_WHY_FACT, "memory", "359.3.e.13"), "remembers %s", name);
  }
}

static void note_board_facts(ArbGame *g, ArbSeat seat, int card1)
{
  char text[160];
  const RbBody *body = rb_body(g, card1);
  if (id_kind(body->place) != ARB_KIND_NONE) {
    rb_name_of(g, body->place, asked_for(g, seat, card1), text, sizeof text);
    note_fact(g, "at", "146", text);
  }
  if (card_at(g, card1)->controller == ARB_NO_SEAT) snprintf(text, sizeof text, "nobody");
  else snprintf(text, sizeof text, "player %d", card_at(g, card1)->controller + 1);
  note_fact(g, "controller", "185", text);
  if (body->flags & RB_EXHAUSTED) note_fact(g, "state", "414", "exhausted");
  if (body->flags & RB_STUNNED) note_fact(g, "state", "423", "stunned");
  if (body->flags & RB_ATTACKER) note_fact(g, "state", "459.2.b.3", "attacker");
  if (body->flags & RB_DEFENDER) note_fact(g, "state", "459.2.b.4", "defender");
  note_memory(g, asked_for(g, seat, card1), card1);
  if (body->damage) {
    snprintf(text, sizeof text, "%d damage is marked on it", body->damage);
    note_fact(g, "damage", "142", text);
  }
}

/* ---- An item on the chain ----------------------------------------------- */

/* Notes a choice: whether it is still legal, and if not by which rule (359.3.e). */
static void note_pick(ArbGame *g, ArbSeat seat, int item1, const ArbPick *pick)
{
  const RbItem *item = rb_item(g, item1);
  const RbAbility *text = rb_item_text(g, item1, pick->round);
  const RbSlot *slot = &rb_cards(g->cards)->slots[text->first_slot + pick->slot - 1];
  ArbContext context = rb_item_context(g, item);
  rb_item_targets(g, item1, pick->round, &context);
  char name[160], which[40] = "";
  rb_name_of(g, pick->id, seat, name, sizeof name);
  int rounds = rb_rounds(rb_ability(g, item->ability));
  if (item->repeats) snprintf(which, sizeof which, "execution %d: ", pick->round / rounds + 1);
  bool destination = slot->kind == RB_SLOT_DESTINATION;
  if (destination && rb_pick_legal(g, pick, slot, &context))
    arb_explain_note(g, reason(ARB_WHY_FACT, "destination", "355.4"), "%s%s", which, name);
  else if (destination)
    arb_explain_note(g, reason(ARB_WHY_FAILS, "destination", "359.3.e.2"),
                     "%s%s no longer meets what was asked for", which, name);
  else if (id_kind(pick->id) == ARB_KIND_CARD && !rb_is_there(g, pick->id))
    arb_explain_note(g, reason(ARB_WHY_FAILS, "target", "359.3.e.4"), "%s%s", which, name);
  else if (!rb_is_there(g, pick->id))
    arb_explain_note(g, reason(ARB_WHY_FAILS, "target", "359.3.e.2"), "%s%s", which, name);
  else if (!arb_condition_holds(g, &slot->if_, &context))
    arb_explain_note(g, reason(ARB_WHY_FAILS, "target", "721.2"),
                     "%s%s: its condition does not hold", which, name);
  else if (rb_pick_legal(g, pick, slot, &context))
    arb_explain_note(g, reason(ARB_WHY_HOLDS, "target", "355.9"), "%s%s is a legal target", which,
                     name);
  else
    arb_explain_note(g, reason(ARB_WHY_FAILS, "target", "359.3.e.2"),
                     "%s%s no longer meets what was asked for", which, name);
}

static void note_choices(ArbGame *g, ArbSeat seat, int item1)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 != item1) continue;
    if (pick->slot == RB_PICK_MODE)
      arb_explain_note(g, reason(ARB_WHY_FACT, "mode", "355.3"), "mode %d", pick->id.slot);
    else note_pick(g, seat, item1, pick);
  }
}

static void note_item(ArbGame *g, ArbSeat seat, int item1)
{
  static const char *const kinds[] = {"", "a card that is played", "a token that is played",
                                      "an activated ability", "a triggered ability"};
  const RbItem *item = rb_item(g, item1);
  int newer = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++)
    newer += rb_item(g, i)->kind1 && rb_item(g, i)->serial > item->serial;
  note_fact(g, "item", "328", kinds[item->kind1]);
  if (item->controller != ARB_NO_SEAT)
    arb_explain_note(g, reason(ARB_WHY_FACT, "controller", "188"), "player %d",
                     item->controller + 1);
  if (item->pending)
    note_fact(g, "state", "329", "pending: its choices and costs are still to come");
  else
    arb_explain_note(g, reason(ARB_WHY_FACT, "state", "340.1"),
                     newer ? "%d newer resolve before it" : "it resolves next", newer);
  if (!item->pending && (item->spent_energy || item->spent_power))
    arb_explain_note(g, reason(ARB_WHY_FACT, "cost", "357"),
                     "%d Energy and %d Power were spent on it", item->spent_energy,
                     item->spent_power);
  if (item->x) arb_explain_note(g, reason(ARB_WHY_FACT, "x", "355"), "X is %d", item->x);
  if (item->kind1 == RB_I_TRIGGERED && item->event.kind1 && !(item->flags & RB_IS_REFLEXIVE))
    note_fact(g, "event", "383", rb_rules.events[item->event.kind1 - 1].name);
  note_choices(g, seat, item1);
}

/* ---- A player ----------------------------------------------------------- */

/* Notes who may act now (312, 313). */
static void note_turn(ArbGame *g, ArbSeat seat)
{
  const ArbFrame *top = frame_top(g);
  if (rb_table(g)->turn_player == seat) note_fact(g, "turn", "304", "it is this player's turn");
  if (top->kind1 - 1 == RB_FRAME_CHAIN && top->value[RB_PRIORITY] == seat)
    note_fact(g, "priority", "312", "this player has priority");
  if (top->kind1 - 1 == RB_FRAME_SHOWDOWN && top->value[RB_FOCUS] == seat)
    note_fact(g, "focus", "313", "this player has Focus");
}

static void note_bans(ArbGame *g, ArbSeat seat)
{
  static const struct {
    int what;
    const char *name, *rule;
  } bans[] = {
#define X(id, name, rule, whom, help) {RB_CANNOT_##id, name, rule},
    RB_BANS(X)
#undef X
  };
  for (size_t i = 0; i < sizeof bans / sizeof *bans; i++) {
    RbForbidden asked = {.whom = id_player(seat), .what = bans[i].what};
    uint16_t by = rb_forbidden_by(g, &asked);
    ArbReason fails = reason(ARB_WHY_FAILS, "cannot", bans[i].rule);
    fails.source_def = by;
    if (by) arb_explain_note(g, fails, "%s forbids: %s", rb_def(g, by)->name, bans[i].name);
  }
}

/* Notes everything public about a player, but not the player's cards. */
static void note_player(ArbGame *g, ArbSeat seat)
{
  const RbPlayer *player = rb_player(g, seat);
  char pool[120];
  RbTotal total = {0};
  note_turn(g, seat);
  ArbReason points = reason(ARB_WHY_VALUE, "points", "466.1");
  points.value = rb_team_points(g, seat);
  arb_explain_note(g, points, "%d of %d points", rb_team_points(g, seat),
                   rb_victory_score(g, seat));
  ArbReason xp = reason(ARB_WHY_VALUE, "xp", "728");
  xp.value = player->xp;
  arb_explain_note(g, xp, "%d XP", player->xp);
  for (int i = 0; i < RB_RESTRICTIONS; i++) {
    static const char *const only[] = {"", ", for spells only", ", for gear only",
                                       ", for showdowns only"};
    const RbMana *mana = &player->mana[i];
    total = (RbTotal){.energy = mana->energy};
    for (int d = 0; d < RB_DOMAINS; d++)
      if (mana->power[d])
        total.power[total.power_count++] = (RbPower){(uint8_t)(1 << d), mana->power[d]};
    if (mana->universal)
      total.power[total.power_count++] = (RbPower){RB_ANY_DOMAIN, mana->universal};
    if (!total.energy && !total.power_count) continue;
    rb_total_text(&total, pool, sizeof pool);
    arb_explain_note(g, reason(ARB_WHY_FACT, "pool", "165"), "%s%s", pool, only[i]);
  }
  arb_explain_note(g, reason(ARB_WHY_FACT, "finalized", "812.1.c"), "%d cards finalized this turn",
                   player->finalized);
  int bonus = rb_bonus_damage(g, seat, ARB_NOTHING, 0);
  ArbReason more = reason(ARB_WHY_EFFECT, "bonus damage", "712");
  more.amount = bonus;
  if (bonus) arb_explain_note(g, more, "%d Bonus Damage", bonus);
  note_bans(g, seat);
}

static void explain_card(ArbGame *g, ArbSeat seat, ArbId object);

void rb_explain(ArbGame *g, ArbSeat seat, ArbId object)
{
  int item1 = rb_item_of(g, object);
  if (id_kind(object) == ARB_KIND_PLAYER && id_seat(object) < g->s->seats)
    note_player(g, id_seat(object));
  if (id_kind(object) == ARB_KIND_CARD) explain_card(g, seat, object);
  if (item1) note_item(g, seat, item1);
  else if (id_kind(object) == ARB_KIND_ITEM)
    arb_explain_note(g, reason(ARB_WHY_FAILS, "item", "340.1"), "it is on the chain no more");
}

static void explain_card(ArbGame *g, ArbSeat seat, ArbId object)
{
  int card1 = id_index1(object);
  ArbSeat player = asked_for(g, seat, card1);
  note_printed(g, card1);
  if (rb_body(g, card1)) note_board_facts(g, seat, card1);
  if (rb_is_layered(g, card1)) rb_note_layers(g, card1);
  if (player >= g->s->seats) return;
  if (rb_is_layered(g, card1)) {
    if (card_at(g, card1)->controller != player) return;
    note_uses(g, player, card1);
    if (rb_def_of(g, card1)->type == RB_UNIT) rb_note_move(g, player, card1);
  } else if (zone_of(g, card1) != RB_Z_RUNES && zone_of(g, card1) != RB_Z_CHAIN) {
    bool playable = rb_note_play(g, player, card1);
    note_fact(g, "play", "349", playable ? "it can be played now" : "it cannot be played now");
    if (rb_has(g, card1, RB_KW_HIDDEN) && zone_of(g, card1) != RB_Z_FACEDOWN)
      rb_note_hide(g, player, card1);
  }
}

/* ---- An event ----------------------------------------------------------- */

static bool same_event(const ArbEvent *event, const ArbEvent *replaced)
{
  return replaced->aux == event->kind1 - 1 && id_equal(replaced->subject, event->subject);
}

/* Whether the replacement at `i` changed the event at `at`, which still happened: no other event of
** that kind came between. */
static bool changed_it(const ArbEvent *events, uint32_t i, uint32_t at)
{
  if (!(events[i].flags & RB_EVENT_GOES_ON) || !same_event(&events[at], &events[i])) return false;
  for (uint32_t k = i + 1; k < at; k++) {
    bool happened =
        events[k].kind1 == events[at].kind1 && id_equal(events[k].subject, events[at].subject);
    bool replaced = events[k].kind1 == RB_E_REPLACED + 1 && !(events[k].flags & RB_EVENT_GOES_ON) &&
                    same_event(&events[at], &events[k]);
    if (happened || replaced) return false;
  }
  return true;
}

/* The name of an event's subject, as a seat may know it. */
static const char *name_for(const ArbGame *g, ArbSeat seat, const ArbEvent *event)
{
  bool sees = seat == ARB_NO_SEAT || event->known >> seat & 1;
  if (!sees) return "a hidden card";
  return event->subject_def ? rb_def(g, event->subject_def)->name : "a player";
}

/* 371.1: notes an effect that could have been applied and was declined. */
static void note_declined(ArbGame *g, ArbSeat seat, const ArbEvent *declined)
{
  ArbReason why = reason(ARB_WHY_FACT, "declined", "371.1");
  why.source = declined->source;
  why.source_def = declined->source_def;
  why.player = declined->actor;
  arb_explain_note(g, why, "%s could have replaced this of %s; player %d did not want it",
                   rb_def(g, declined->source_def)->name, name_for(g, seat, declined),
                   declined->actor + 1);
}

/* Notes the replacements that led to the event, outermost first: those whose run includes this
** number (replace.c), and those that changed it. */
void rb_explain_event(ArbGame *g, ArbSeat seat, const ArbEvent *events, uint32_t at)
{
  const ArbEvent *event = &events[at];
  arb_explain_note(g, reason(ARB_WHY_FACT, "event", rb_rules.events[event->kind1 - 1].rule), "%s",
                   rb_rules.events[event->kind1 - 1].name);
  for (uint32_t i = 0; i <= at; i++) {
    const ArbEvent *replaced = &events[i];
    if (replaced->kind1 == RB_E_DECLINED + 1 && changed_it(events, i, at))
      note_declined(g, seat, replaced);
    if (replaced->kind1 != RB_E_REPLACED + 1) continue;
    if (replaced->amount < (int)(at - i) && !changed_it(events, i, at)) continue;
    ArbReason why = reason(ARB_WHY_REPLACED, rb_rules.events[replaced->aux].name, "370");
    why.source = replaced->source;
    why.source_def = replaced->source_def;
    why.amount = replaced->cause;
    if (replaced->cause > 1) why.player = id_seat(replaced->other);
    const char *name = name_for(g, seat, replaced);
    if (replaced->cause > 1)
      arb_explain_note(g, why, "%s replaced this of %s; player %d chose it among %d", //
                       rb_def(g, replaced->source_def)->name, name, id_seat(replaced->other) + 1,
                       replaced->cause);
    else
      arb_explain_note(g, why, "%s replaced this of %s; nothing else could apply",
                       rb_def(g, replaced->source_def)->name, name);
  }
}
