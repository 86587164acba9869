/* SPDX-License-Identifier: MIT */
/*
** act_play.c -- actions that start something: plays, tokens, abilities of their card; resources,
** points, turns, and the chain (354, 386-392, 419, 425, 429, 463).
*/
#include <stdio.h>
#include <string.h>

#include "kernel/parts/phases.h"
#include "riftbound/script/actions.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

/* ---- Playing by effect (354.3, 419.3) ----------------------------------- */

const char *const rb_ignored_words[] = {"cost", "energy", "power", "all", NULL};
/* The classes of effects, in the order in which trigger.c tells them apart. */
const char *const rb_effect_words[] = {"play",   "deathknell", "conquer", "hold",
                                       "attack", "defend",     NULL};
/* In the order of RB_PAY_KILL and so on. */
const char *const rb_paid_words[] = {"kill",    "exhaust",        "spend_buff", "recycle",
                                     "discard", "return_to_hand", "banish",     NULL};

/* The costs that "ignoring" leaves out: base costs (356.1.b), or with "all" any and all costs. */
static int ignored_costs(ArbGame *g, const ArbValue *what)
{
  static const int flags[] = {RB_IGNORE_ENERGY | RB_IGNORE_POWER, RB_IGNORE_ENERGY, RB_IGNORE_POWER,
                              RB_IGNORE_ALL};
  if (what->type != ARB_T_NAME) return 0;
  int which = arb_word_of(rb_ignored_words, what);
  if (which >= 0) return flags[which];
  arb_flow_refuse(g, "play: one can ignore \"cost\", \"energy\", \"power\" or \"all\", not \"%s\"",
                  what->name);
}

/* An amount of Energy or Power; more than a Rune Pool can hold is refused. */
static uint8_t resource(ArbGame *g, const char *action, const ArbValue *v)
{
  int amount = v->type == ARB_T_INT ? v->number : 0;
  if (amount > UINT8_MAX)
    arb_flow_refuse(g, "%s: %d is no number of Energy or Power: 0 to %d (165)", action, amount,
                    UINT8_MAX);
  return (uint8_t)amount;
}

/* 419.1: whether a card may be played: it is not on the board, or it is hidden there.  Of spells on
** the chain, only the one that is being executed, when it plays itself again. */
static bool may_be_played(const ArbGame *g, const ArbValue *card)
{
  const ArbCard *there = arg_given(card) ? state_resolve(g->s, card->id) : NULL;
  if (!there || !rb_may_go(g, card->id, RB_Z_CHAIN)) return false;
  int zone = zone_kind(g, there->zone), running1 = rb_table(g)->running1;
  if (zone == RB_Z_CHAIN) return running1 && id_equal(rb_item(g, running1)->card, card->id);
  return !there->body1 || zone == RB_Z_FACEDOWN;
}

/* The zone that a spell goes to instead of the trash: off the board, where its type may lie. */
static int zone_to_leave_to(ArbGame *g, const char *name, int card1)
{
  int zone = rb_find_zone(name);
  if (zone < 0) arb_flow_refuse(g, "play: there is no zone \"%s\"", name);
  bool is_one =
      zone == RB_Z_HAND || zone == RB_Z_DECK || zone == RB_Z_TRASH || zone == RB_Z_BANISHMENT;
  if (!is_one || !rb_may_go(g, id_of(g, card1), zone))
    arb_flow_refuse(g,
                    "play: a %s does not leave the chain for the zone \"%s\": hand, deck, trash or "
                    "banishment",
                    arb_card_type(g->cards, card_at(g, card1)->def), name);
  return zone;
}

/* The place that is named for what a player plays: "base" is that player's. */
static ArbId place_for(ArbGame *g, const ArbContext *c, const ArbValue *named, ArbSeat by)
{
  bool base = named->type == ARB_T_NAME && strcmp(named->name, "base") == 0;
  return base && by != ARB_NO_SEAT ? rb_base(by) : rb_actions_place(g, c, named, 0);
}

ACTION(play)
{
  ArbSeat by = arg_actor(c, &a[3]);
  if (!may_be_played(g, &a[0]) || by == ARB_NO_SEAT) return value_bool(false);
  int card1 = id_index1(a[0].id), type = rb_def_of(g, card1)->type;
  int flags = ignored_costs(g, &a[1]);
  uint8_t energy = resource(g, "play", &a[4]), any = resource(g, "play", &a[5]);
  int leaves_to1 = a[6].type == ARB_T_NAME ? zone_to_leave_to(g, a[6].name, card1) + 1 : 0;
  if (rb_play_forbidden_by(g, by, card1, ARB_NOTHING)) return value_bool(false); /* 054, 055 */
  ArbId place = place_for(g, c, &a[2], by);
  if (a[2].type != ARB_T_NIL && id_is_nothing(place)) return value_bool(false);
  if (a[4].type == ARB_T_INT || a[5].type == ARB_T_INT) flags |= RB_FOR_COST; /* 356.1.a */
  rb_declare_play(g, by, card1, flags);
  RbItem *item = rb_item(g, rb_item_newest(g, false));
  item->less = (uint16_t)arg_count(&a[7], 0);
  int origin1 = item_find(g, c->item);
  item->for_energy = energy;
  item->for_any = any;
  item->measured = a[8].type == ARB_T_INT ? a[8].number : 0;
  if (arg_is_true(&a[9])) item->flags |= RB_ENTER_EXHAUSTED;
  item->leaves_to1 = (uint8_t)leaves_to1;
  if (arg_given(&a[2])) item->flags |= RB_PLACE_FIXED, item->place = place;
  else if (origin1 && type == RB_UNIT && rb_item(g, origin1)->flags & RB_FROM_HIDDEN)
    item->flags |= RB_PLACE_FIXED, item->place = rb_item(g, origin1)->place; /* 811.1.d.3 */
  return value_bool(true);
}

uint16_t rb_actions_token_def(ArbGame *g, const char *name)
{
  for (int def = 1; def <= g->cards->card_count; def++) {
    const RbCardDef *d = rb_def(g, (uint16_t)def);
    if (d->supertypes & RB_TOKEN && strcmp(d->name, name) == 0) return (uint16_t)def;
  }
  arb_flow_refuse(g, "there is no token \"%s\"", name);
}

typedef struct TokenPlay {
  uint16_t def;
  ArbSeat by;
  uint16_t flags;
  ArbId place;
} TokenPlay;

static int start_token(ArbGame *g, const TokenPlay *play)
{
  int card1 = arb_zone_create(g, play->def, play->by, zone_at(g, RB_Z_CHAIN, 0), ARB_CARD_TOKEN);
  RbItem *item = rb_item(g, rb_item_new(g, RB_I_TOKEN, play->by));
  item->card = id_of(g, card1);
  item->def = play->def;
  item->from_zone = RB_Z_CHAIN;
  item->flags |= play->flags;
  item->place = play->place;
  return card1;
}

/* The tokens that came of one event: the token itself, as often as it is played, and those played
** in its place or with it (375). */
static int tokens_of(ArbGame *g, const RbHandedOn *handed, const ArbEvent *event, bool gone,
                     ArbId *made)
{
  int n = 0;
  if (!gone) made[n++] = event->subject;
  for (int more = 1; more < event->amount && !gone; more++)
    made[n++] = id_of(g, start_token(g, handed->how));
  if (gone) { /* not played after all */
    rb_item_remove(g, rb_item_of(g, event->subject));
    arb_zone_destroy(g, id_index1(event->subject));
  }
  return n + rb_handed_in(handed, &event->subject, made + n);
}

/* Starts tokens.  Each may be replaced by itself (373); what comes of it comes as the token would
** have (375). */
static ArbValue start_tokens(ArbGame *g, const TokenPlay *play, int count, ArbValue *made)
{
  ArbEvent *events = arena_take(g, (size_t)(count + 1) * sizeof *events);
  bool *gone = arena_take(g, (size_t)count + 1);
  int n = 0, room = 0;
  for (int i = 0; i < count; i++) {
    int card1 = start_token(g, play);
    events[i] = rb_event(g, RB_E_PLAY_TOKEN, play->by, card1);
    events[i].place = play->place;
    events[i].amount = 1;
  }
  RbHandedOn *handed = rb_hand_on(g, RB_E_PLAY_TOKEN, play);
  rb_replace(g, events, count, gone);
  rb_handed_back(g, handed);
  for (int i = 0; i < count; i++) room += events[i].amount;
  ArbId *ids = id_room(g, room + handed->count);
  for (int i = 0; i < count; i++) n += tokens_of(g, handed, &events[i], gone[i], ids + n);
  *made = value_list(ids, n);
  return n == 1 ? value_object(ids[0]) : *made;
}

/* 375: a token that is played in the place of another one, or with it, comes as that one would
** have, unless the replacement says otherwise. */
static void inherit_play(TokenPlay *play, const RbHandedOn *from, bool says_place, bool says_how)
{
  const TokenPlay *first = from->how;
  if (!says_place) play->place = first->place, play->flags |= first->flags & RB_PLACE_FIXED;
  if (!says_how) play->flags |= first->flags & (RB_ENTER_READY | RB_ENTER_EXHAUSTED);
}

/* A token is played like a card: its place is chosen when it is finalized.  A token of a hidden
** card's effect goes to the place where that card was hidden (811.1.d.3). */
ACTION(play_token)
{
  int count = arg_count(&a[3], 1), origin1 = item_find(g, c->item);
  bool says_place = a[1].type != ARB_T_NIL, says_how = a[2].type == ARB_T_BOOL;
  TokenPlay *play = arena_take(g, sizeof *play);
  *play = (TokenPlay){.def = rb_actions_token_def(g, a[0].name), .by = arg_actor(c, &a[4])};
  bool hidden = origin1 && rb_item(g, origin1)->flags & RB_FROM_HIDDEN;
  int type = rb_def(g, play->def)->type;
  if (type != RB_UNIT && type != RB_GEAR)
    arb_flow_refuse(g, "play_token: a %s is not played (169.2.a): game.create(\"%s\")",
                    arb_card_type(g->cards, play->def), a[0].name);
  if (says_how) play->flags |= a[2].number ? RB_ENTER_READY : RB_ENTER_EXHAUSTED; /* 181.1 */
  if (says_place) play->flags |= RB_PLACE_FIXED, play->place = place_for(g, c, &a[1], play->by);
  else if (hidden) play->flags |= RB_PLACE_FIXED, play->place = rb_item(g, origin1)->place;
  RbHandedOn *from = rb_handed(g, c, RB_E_PLAY_TOKEN);
  if (from) inherit_play(play, from, says_place, says_how);
  if (play->by == ARB_NO_SEAT || (says_place && id_is_nothing(play->place)))
    return value_list(NULL, 0);
  ArbValue *made = arena_take(g, sizeof *made), result = start_tokens(g, play, count, made);
  if (from) rb_hand_in(g, from, c->event->subject, made->ids, made->count);
  return result;
}

/* ---- Abilities started by name ------------------------------------------ */

/* The origin of what the running item begins (428.5.d). */
static RbOrigin origin_here(const ArbGame *g, const ArbContext *c)
{
  int item1 = item_find(g, c->item);
  return rb_origin(item1 ? rb_item(g, item1) : NULL);
}

static ArbValue start_effect(ArbGame *g, const ArbContext *c, int ability, RbEffectKind kind,
                             int until, int measured, const ArbValue *refs)
{
  ArbId taken[ARB_REFS_MAX] = {{0, 0}};
  RbActor actor = rb_actions_actor(g, c);
  if (!arb_act_take_refs(refs, taken)) return value_bool(false); /* 359.3.e.6 */
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, kind, until));
  effect->ability = (uint16_t)ability;
  rb_actions_begun_by(effect, c);
  effect->controller = c->you;
  effect->serial = actor.serial;
  effect->x = (uint16_t)c->x;
  effect->amount = (int16_t)measured;
  effect->origin = origin_here(g, c);
  memcpy(effect->refs, taken, sizeof taken);
  return value_bool(true);
}

ACTION(later) /* 389-392 */
{
  int ability = arb_act_named(g, c, a[0].name);
  const RbAbility *named = rb_ability(g, ability);
  RbEffectKind kind = named->kind == RB_REPLACEMENT ? RB_F_REPLACEMENT : RB_F_DELAYED;
  const ArbValue *measured = &a[1 + ARB_REFS_MAX];
  if (measured->type != ARB_T_INT)
    return start_effect(g, c, ability, kind, named->ends_at, 0, &a[1]);
  if (kind == RB_F_REPLACEMENT || named->measure.count)
    arb_flow_refuse(g,
                    "later: `measured` is for a delayed ability without `measure`, and \"%s\" is "
                    "none",
                    a[0].name);
  if (measured->number > INT16_MAX || measured->number < INT16_MIN)
    arb_flow_refuse(g, "later: %d is too large to be measured", measured->number);
  return start_effect(g, c, ability, kind, named->ends_at, measured->number, &a[1]);
}

ACTION(start) /* 390.4 */
{
  return start_effect(g, c, arb_act_named(g, c, a[0].name), RB_F_STATIC, a[5].number, 0, &a[1]);
}

/* "Activate the conquer effects of", "repeat its play effect": triggers them without their
** event. */
ACTION(run_effects)
{
  const ArbId *ids = &c->me; /* without objects: my own, even when I am gone */
  int count = a[1].type == ARB_T_NIL ? 1 : arg_objects(&a[1], &ids);
  int class = arb_word_of(rb_effect_words, &a[0]);
  if (class < 0)
    arb_flow_refuse(g,
                    "there are no \"%s\" effects (play, deathknell, conquer, hold, attack, defend)",
                    a[0].name);
  return value_bool(rb_run_class(g, class + 1, ids, count, c->you, c->me, c->def) > 0);
}

/* The additional costs paid for the running spell, or for the spell that began what runs. */
static uint16_t extras_here(const ArbGame *g, const ArbContext *c)
{
  int item1 = item_find(g, c->item);
  return item1 ? rb_item(g, item1)->extras : 0;
}

static int begin_reflexive(ArbGame *g, const ArbContext *c, int ability, const ArbId *refs)
{
  int item1 = rb_item_new(g, RB_I_TRIGGERED, c->you);
  RbItem *item = rb_item(g, item1);
  item->source = c->me;
  item->def = c->def;
  item->ability = (uint16_t)ability;
  item->flags |= RB_IS_REFLEXIVE;
  item->x = (uint16_t)c->x;
  item->origin = origin_here(g, c);
  item->extras = extras_here(g, c); /* 387: what was paid for the spell that begins it */
  if (c->event) item->event = *c->event;
  memcpy(item->refs, refs, sizeof item->refs);
  ArbEvent told = {.kind1 = RB_E_TRIGGER + 1,
                   .actor = c->you,
                   .known = 0xFF,
                   .subject = c->me,
                   .subject_def = c->def,
                   .source = item_id(g, item1)};
  arb_event_record(g, &told);
  return item1;
}

ACTION(then_do) /* 386-388 */
{
  int ability = arb_act_named(g, c, a[0].name);
  ArbId taken[ARB_REFS_MAX] = {{0, 0}};
  if (c->you == ARB_NO_SEAT || !arb_act_take_refs(&a[1], taken)) return value_bool(false);
  begin_reflexive(g, c, ability, taken);
  return value_bool(true);
}

/* One ability for any number of objects (387, 388.1): it chooses among them, or does something to
** all of them. */
ACTION(then_do_among)
{
  int ability = arb_act_named(g, c, a[0].name);
  ArbId taken[ARB_REFS_MAX] = {{0, 0}};
  const ArbId *ids;
  int count = arg_objects(&a[1], &ids);
  if (c->you == ARB_NO_SEAT || count == 0 || !arb_act_take_refs(&a[2], taken))
    return value_bool(false);
  int item1 = begin_reflexive(g, c, ability, taken);
  for (int i = 0; i < count; i++) arb_picks_keep(g, RB_POOL_PICK, item1, RB_PICK_GIVEN, 0, ids[i]);
  return value_bool(true);
}

/* ---- Resources, points, the chain --------------------------------------- */

ACTION(add)
{
  uint32_t before = g->s->events;
  RbAdd add = {.energy = resource(g, "add", &a[0])};
  uint8_t power[1 + RB_DOMAINS];
  for (int i = 0; i <= RB_DOMAINS; i++) power[i] = resource(g, "add", &a[1 + i]);
  if (c->you == ARB_NO_SEAT) return value_happened(g, before);
  if (power[0]) add.power[0] = (RbPower){RB_ANY_DOMAIN, power[0]};
  rb_add(g, c->you, &add);
  for (int d = 0; d < RB_DOMAINS; d++) {
    if (!power[1 + d]) continue;
    RbAdd one = {.power = {{(uint8_t)(1 << d), power[1 + d]}}};
    rb_add(g, c->you, &one);
  }
  rb_add_more(g, c->you, c->me);
  return value_happened(g, before);
}

/* "Pay 1 Energy for NAME?" */
static const char *pay_question(ArbGame *g, const ArbContext *c, const RbTotal *total)
{
  enum { ROOM = 160 };
  char *text = arena_take(g, ROOM), cost[100];
  rb_asked_text(total, cost, sizeof cost);
  snprintf(text, ROOM, "Pay %s for %s?", cost, arb_know_public(g, c->me, rb_def(g, c->def)->name));
  return text;
}

/* 742.1.a: a cost within an instruction of a spell, paid as it resolves. */
ACTION(pay)
{
  ArbSeat by = arg_actor(c, &a[8]);
  RbTotal *total = arena_take(g, sizeof *total);
  total->showdown = rb_showdown(g) != NULL;
  RbCost cost = {.energy = resource(g, "pay", &a[0]),
                 .power = {{RB_ANY_DOMAIN, resource(g, "pay", &a[1])}}};
  rb_total_add(total, &cost);
  for (int d = 0; d < RB_DOMAINS; d++) {
    RbCost power = {.power = {{(uint8_t)(1 << d), resource(g, "pay", &a[2 + d])}}};
    rb_total_add(total, &power);
  }
  total->xp = a[10].type == ARB_T_INT ? a[10].number : 0;
  if (by == ARB_NO_SEAT || !rb_can_pay(g, by, total, NULL, 0)) return value_bool(false);
  bool optional = a[9].type == ARB_T_BOOL && a[9].number;
  const char *question = pay_question(g, c, total);
  if (optional && !arb_ask_yes(g, by, "742.1.a", question, c->me)) return value_bool(false);
  rb_pay(g, by, total, c->me, NULL, 0);
  return value_bool(true);
}

ACTION(gain_xp) /* 730.1 */
{
  ArbSeat by = arg_actor(c, &a[1]);
  if (by == ARB_NO_SEAT || a[0].type != ARB_T_INT) return value_bool(false);
  rb_gain_xp(g, by, a[0].number);
  return value_bool(a[0].number > 0);
}

/* The number that the ability measured when it triggered. */
ACTION(measured)
{
  int item1 = item_find(g, c->item);
  (void)a;
  return item1 ? value_int(rb_item(g, item1)->measured) : value_none();
}

/* Whether the running item, or the card that was played, came from a zone. */
ACTION(played_from)
{
  int item1 = item_find(g, c->item), zone = rb_find_zone(a[0].name);
  if (zone < 0) arb_flow_refuse(g, "there is no zone \"%s\"", a[0].name);
  if (item1 && rb_item(g, item1)->kind1 == RB_I_CARD)
    return value_bool(rb_item(g, item1)->from_zone == zone);
  return value_bool(c->event && c->event->kind1 == RB_E_PLAY + 1 && c->event->cause == zone + 1);
}

ACTION(end_turn)
{
  (void)c, (void)a;
  return value_bool(rb_end_turn(g));
}

/* No rule speaks of dice: the card does (002).  Everybody is told what it shows. */
ACTION(roll)
{
  ArbSeat by = arg_actor(c, &a[1]);
  int sides = a[0].type == ARB_T_INT ? a[0].number : 6;
  if (by == ARB_NO_SEAT) return value_none();
  if (sides < 2 || sides > 1000)
    arb_flow_refuse(g, "roll: a die has 2 to 1000 sides, not %d", sides);
  arb_flow_seal(g);
  int shows = 1 + (int)arb_rng_below(g->s, (uint32_t)sides);
  rb_tell(g, RB_E_ROLL, by, 0, ARB_NOTHING, shows);
  return value_int(shows);
}

ACTION(phase)
{
  const char *name = rb_phase_name(g);
  (void)c, (void)a;
  return name ? (ArbValue){.type = ARB_T_NAME, .name = name} : value_nil();
}

ACTION(win)
{
  uint32_t before = g->s->events;
  ArbSeat seat = arg_actor(c, &a[0]);
  if (seat != ARB_NO_SEAT && !rb_over(g) && !rb_cannot_win(g, seat)) rb_win(g, seat);
  return value_happened(g, before);
}

/* 651: as if the player had conceded: when others play on, the next step removes the player. */
ACTION(lose)
{
  uint32_t before = g->s->events;
  ArbSeat seat = arg_actor(c, &a[0]);
  if (seat != ARB_NO_SEAT && !rb_over(g)) rb_lose(g, seat);
  return value_happened(g, before);
}

ACTION(gain_points)
{
  uint32_t before = g->s->events;
  ArbSeat seat = arg_actor(c, &a[1]);
  RbGain how = {.cause = rb_actions_actor(g, c).cause};
  if (seat != ARB_NO_SEAT && a[0].type == ARB_T_INT) rb_gain_points(g, seat, a[0].number, &how);
  return value_happened(g, before);
}

ACTION(lose_points)
{
  ArbSeat seat = arg_actor(c, &a[1]);
  if (seat == ARB_NO_SEAT || a[0].type != ARB_T_INT) return value_int(0);
  return value_int(rb_lose_points(g, seat, arg_amount(&a[0])));
}

/* Puts a countered card into its owner's trash, or where the countering effect says. */
static void countered_goes(ArbGame *g, const ArbContext *c, ArbId card, const ArbValue *to)
{
  int zone = to->type == ARB_T_NAME ? rb_find_zone(to->name) : RB_Z_TRASH;
  if (!state_resolve(g->s, card)) return; /* an ability */
  switch (zone) {
  case RB_Z_TRASH: rb_to_trash(g, id_index1(card)); break;
  case RB_Z_HAND: rb_return_to_hand(g, &card, 1, c->you); break;
  case RB_Z_DECK: rb_recycle(g, &card, 1, c->you); break;
  case RB_Z_BANISHMENT: rb_banish(g, &card, 1, c->you); break;
  default:
    arb_flow_refuse(g, "counter: a card goes to \"hand\", \"deck\" or \"banishment\" instead");
  }
}

ACTION(counter) /* 425, R52 */
{
  int item1 = arg_given(&a[0]) ? rb_item_of(g, a[0].id) : 0;
  if (!item1) return value_bool(false);
  RbItem item = *rb_item(g, item1);
  bool stays = rb_item_is_ability(&item) ? rb_ability_stays(g, a[0].id)
                                         : rb_spell_stays(g, id_index1(item.card), item.controller);
  if (stays) return value_bool(false); /* 054 */
  ArbEvent told = {.kind1 = RB_E_COUNTER + 1,
                   .actor = c->you,
                   .known = 0xFF,
                   .subject = rb_item_is_ability(&item) ? item.source : item.card,
                   .subject_def = item.def,
                   .source = a[0].id};
  arb_event_record(g, &told);
  rb_item_remove(g, item1);
  countered_goes(g, c, item.card, &a[1]);
  return value_bool(true);
}

/* 356.4.f.1: whether the ability may ask about the play: the play itself, play effects of the card,
** and what these begin. */
static bool knows_play(const ArbGame *g, const ArbContext *c, const RbItem *item)
{
  bool own = c->event && c->event->kind1 == RB_E_PLAY + 1 && id_equal(c->event->subject, c->me);
  if (own) return true;
  return item && (item->kind1 == RB_I_CARD || item->flags & RB_IS_REFLEXIVE);
}

ACTION(paid)
{
  int item1 = item_find(g, c->item);
  const RbCardDef *def = rb_def(g, c->def);
  const RbItem *item = item1 ? rb_item(g, item1) : NULL;
  if (!knows_play(g, c, item))
    arb_flow_refuse(g,
                    "paid: %s does not know how its card was played: ask in `as_played` or "
                    "`when_played`, and begin it there",
                    rb_ability(g, c->ability)->kind == RB_STATIC ? "a static" : "this ability");
  bool event = c->event && c->event->kind1 == RB_E_PLAY + 1 && id_equal(c->event->subject, c->me);
  int extras = event ? (uint16_t)c->event->aux : item->extras;
  for (int i = 0; i < def->extra_count; i++) {
    const RbExtra *extra = &rb_cards(g->cards)->extras[def->first_extra + i];
    if (extra->name && strcmp(extra->name, a[0].name) == 0) return value_bool(extras >> i & 1);
  }
  arb_flow_refuse(g, "%s has no additional cost named \"%s\"", def->name, a[0].name);
}

/* Whether modes, targets or a place were chosen for the item; only then can choices be made
** again. */
static bool has_choices(const ArbGame *g, const RbItem *item)
{
  if (item->ability == UINT16_MAX) return true; /* a permanent: its place */
  const RbAbility *ability = rb_ability(g, item->ability);
  return ability->slot_count || ability->mode_count;
}

/* 188.2, 188.4: takes control of a spell or ability on the chain, not of an ability's object
** (188.4.b).  `choose`: new choices may be made.  What is friendly to it is then seen anew
** (359.3.f.4). */
ACTION(control_item)
{
  int item1 = arg_given(&a[0]) ? rb_item_of(g, a[0].id) : 0;
  if (!item1 || rb_item(g, item1)->kind1 == RB_I_TOKEN || c->you == ARB_NO_SEAT)
    return value_bool(false);
  RbItem *item = rb_item(g, item1);
  bool card = item->kind1 == RB_I_CARD, before = item->controller == c->you;
  item->controller = c->you;
  if (card) card_at(g, id_index1(item->card))->controller = c->you;
  game_changed(g);
  bool may = a[1].type == ARB_T_BOOL && a[1].number && has_choices(g, item);
  bool again = may && arb_ask_yes(g, c->you, "355", "Make new choices for it?",
                                  card ? item->card : item->source);
  if (again) rb_choose_again(g, item1, c->you);
  return value_bool(!before || again);
}

/* 355: another player makes the choices anew; control does not change, so that what is friendly to
** the item, and what its controller may choose, stays the same. */
ACTION(choose_again)
{
  int item1 = arg_given(&a[0]) ? rb_item_of(g, a[0].id) : 0;
  ArbSeat by = arg_actor(c, &a[1]);
  if (!item1 || by == ARB_NO_SEAT) return value_bool(false);
  const RbItem *item = rb_item(g, item1);
  ArbId shown = item->kind1 == RB_I_CARD ? item->card : item->source;
  if (item->kind1 == RB_I_TOKEN || item->pending || !has_choices(g, item)) return value_bool(false);
  if (arg_is_true(&a[2]) && !arb_ask_yes(g, by, "355", "Make new choices for it?", shown))
    return value_bool(false);
  return value_bool(rb_choose_again(g, item1, by));
}

/* Puts a finalized copy onto the chain: it is not played, and no cost is paid.  A spell that has
** left the chain is copied with new choices; the event says what was paid for it. */
ACTION(copy_item)
{
  ArbId of = a[0].id;
  if (!arg_given(&a[0]) || c->you == ARB_NO_SEAT) return value_bool(false);
  int of1 = rb_item_of(g, of), made1 = 0;
  RbOrigin *origin = arena_take(g, sizeof *origin);
  *origin = origin_here(g, c);
  if (of1) {
    made1 = rb_copy_item(g, of1, c->you, origin);
    const RbItem *made = made1 ? rb_item(g, made1) : NULL;
    bool may = made && a[1].type == ARB_T_BOOL && a[1].number && has_choices(g, made);
    if (may && arb_ask_yes(g, c->you, "355", "Make new choices for it?",
                           made->kind1 == RB_I_CARD ? made->card : made->source))
      rb_choose_again(g, made1, c->you);
  } else if (state_resolve(g->s, of)) {
    RbItem as = {.controller = c->you};
    bool told = c->event && c->event->kind1 == RB_E_PLAY + 1 && id_equal(c->event->subject, of);
    if (told) as.extras = (uint16_t)c->event->aux, as.x = (uint16_t)c->x;
    made1 = rb_copy_spell(g, id_index1(of), &as, origin);
  }
  game_changed(g);
  return value_bool(made1 != 0);
}

/* The objects given up as a cost of a kind, for this item or for the permanent whose play effect
** this is; discarded cards as they lie in the trash. */
ACTION(paid_with)
{
  int item1 = item_find(g, c->item), how = RB_PAY_KILL + arb_word_of(rb_paid_words, &a[0]);
  int count = 0;
  if (how < RB_PAY_KILL) arb_flow_refuse(g, "nothing is paid with \"%s\"", a[0].name);
  ArbId *ids = arena_take(g, (g->s->pools[RB_POOL_PAST].used + 1u) * sizeof *ids);
  for (int i = 1; item1 && i <= g->s->pools[RB_POOL_PAST].used; i++) {
    const RbPast *past = pool_at(g->s, RB_POOL_PAST, i);
    if (past->item1 == item1 && past->pay == how) ids[count++] = past->id;
  }
  return value_list(ids, count);
}

/* 383.1 */
void rb_signalled(ArbGame *g, ArbSeat by, ArbId subject, int amount, int signal)
{
  bool card = state_resolve(g->s, subject) != NULL;
  ArbEvent event = rb_event(g, RB_E_SIGNAL, by, card ? id_index1(subject) : 0);
  event.subject = subject;
  event.aux = (int16_t)signal;
  event.amount = (int16_t)amount;
  rb_emit(g, &event);
}

ACTION(extra_phase)
{
  (void)c;
  if (!rb_add_phase(g, arb_word_of(rb_added_words, &a[0])))
    arb_flow_refuse(g, "game.extra_phase: %d additional phases wait already", ARB_PHASES_MAX);
  return value_bool(true);
}

/* `begins`: the effect remembers the delayed ability that begins with the turn (rb_next_turn). */
ACTION(extra_turn)
{
  uint32_t before = g->s->events;
  ArbSeat seat = arg_actor(c, &a[0]);
  int ability = a[1].type == ARB_T_NAME ? arb_act_named(g, c, a[1].name) : -1;
  if (ability >= 0 && rb_ability(g, ability)->kind != RB_TRIGGERED)
    arb_flow_refuse(g, "extra_turn: \"%s\" is no delayed ability", a[1].name);
  if (seat == ARB_NO_SEAT || !game_seat_in(g, seat)) return value_happened(g, before);
  RbEffect *turn = pool_at(g->s, RB_POOL_EFFECT, rb_extra_turn(g, seat));
  if (ability < 0 || c->you == ARB_NO_SEAT) return value_happened(g, before);
  rb_actions_begun_by(turn, c);
  turn->object = id_player(c->you);
  turn->ability = (uint16_t)ability;
  turn->serial = rb_actions_actor(g, c).serial;
  turn->origin = origin_here(g, c);
  return value_happened(g, before);
}
