/* SPDX-License-Identifier: MIT */
/*
** act_play.c -- actions on players and turns, chance and choices (1.2.4, 3.2, 5.14, 5.18, 5.19),
** and actions that only read.
*/
#include <limits.h>
#include <string.h>

#include "kernel/parts/phases.h"
#include "evolve/script/actions.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"

/* ---- Choosing while an effect is resolved --------------------------------------- */

/* Whether a test is about more than whose card it is. */
static bool is_condition(const ArbTest *test)
{
  return test->attribute != EV_A_FRIENDLY && test->attribute != EV_A_ENEMY &&
         test->attribute != EV_A_OWNED;
}

static bool has_condition(const ArbGame *g, int selector1)
{
  const ArbSelector *selector = &g->cards->selectors[selector1 - 1];
  for (int i = 0; i < selector->test_count; i++)
    if (is_condition(&g->cards->tests[selector->first_test + i])) return true;
  return selector->or_else1 && has_condition(g, selector->or_else1);
}

/* Whether a selector asks for faceup cards of evolve decks, which everybody sees (4.2.3.1). */
static bool asks_for_faceup(const ArbGame *g, int selector1)
{
  const ArbSelector *selector = &g->cards->selectors[selector1 - 1];
  for (int i = 0; i < selector->test_count; i++) {
    const ArbTest *test = &g->cards->tests[selector->first_test + i];
    const ArbTerm *term = &g->cards->terms[test->number.first];
    if (test->attribute == EV_A_FACEUP && !test->or_next && term->op == ARB_N_CONST)
      return (test->compare == ARB_EQUAL) == (term->value != 0);
  }
  return false;
}

/* Whether some of these cards lie in non-public zones; for a selector, in the zones that it looks
** in, of the player who is asked. */
static bool looks_in_private(const ArbGame *g, const ArbValue *from, ArbSeat by)
{
  if (from->type == ARB_T_SELECTOR) {
    uint32_t zones = g->cards->selectors[from->number - 1].zones;
    if (asks_for_faceup(g, from->number)) zones &= ~(1u << EV_Z_EVOLVE_DECK);
    for (int kind = 0; kind < EV_ZONES; kind++)
      if (zones >> kind & 1 && ev_is_private(g, kind) && ev_count(g, kind, by) > 0) return true;
    return false;
  }
  const ArbId *ids;
  int count = arg_objects(from, &ids);
  for (int i = 0; i < count; i++) {
    const ArbCard *card = state_resolve(g->s, ids[i]);
    if (card && ev_is_private(g, zone_kind(g, card->zone)) && !(card->flags & EV_CARD_FACEUP))
      return true;
  }
  return false;
}

/* The number of cards of a choice that everybody may see. */
static int seen_by_all(const ArbGame *g, const ActChoice *choice)
{
  int count = 0;
  for (int i = 0; i < choice->count; i++) {
    const ArbCard *card = state_resolve(g->s, choice->ids[i]);
    count += card && (!ev_is_private(g, zone_kind(g, card->zone)) ||
                      card->flags & EV_CARD_FACEUP || /* 4.2.3.1 */
                      ev_is_revealed(g, id_index1(choice->ids[i])));
  }
  return count;
}

/* 4.4.4.1, 4.8.3.1: how many of what is chosen can be put `to` the player's field or EX area.  For
** more nobody is asked: it would come to nothing. */
static int room_for(ArbGame *g, const ArbValue *to, ArbSeat by)
{
  if (to->type != ARB_T_NAME || by == ARB_NO_SEAT) return INT_MAX;
  return ev_room(g, ev_act_limited_place(g, "choose", to, EV_Z_FIELD), by);
}

enum { CHOOSE_TO = 9 }; /* behind the parameters of every game (ACT_CHOOSE) */

/* 4.1.2.2, 5.20.1.1: a player cannot be required to have a kind of card in a non-public zone,
** unless this effect has revealed it.  The player is asked even without such a card: a missing
** question would tell that. */
ACTION(choose)
{
  ActChoice choice = arb_act_choice_of(g, c, NULL, a);
  int room = room_for(g, &a[CHOOSE_TO], choice.by);
  if (room == 0) return choice.max > 1 ? value_list(NULL, 0) : value_none();
  choice.max = choice.max > room ? room : choice.max;
  choice.min = choice.min > room ? room : choice.min;
  bool asks_for_more =
      (a[0].type == ARB_T_SELECTOR && has_condition(g, a[0].number)) || a[6].type == ARB_T_SELECTOR;
  if (asks_for_more && choice.by != ARB_NO_SEAT && looks_in_private(g, &a[0], choice.by)) {
    int sure = seen_by_all(g, &choice);
    choice.min = choice.min < sure ? choice.min : sure;
    choice.always = true;
  }
  return arb_act_ask_choice(g, c, &choice);
}

ACTION(either)
{
  ArbAsk ask = {.player = arg_actor(c, &a[1]),
                .rule = g->rules->choice_rule,
                .text = "Which token?",
                .source = c->me,
                .min = 1,
                .max = 1};
  uint16_t *defs = arena_take(g, (size_t)(a[0].count + 1) * sizeof *defs);
  for (int i = 0; i < a[0].count; i++) defs[i] = ev_act_token(g, a[0].names[i]);
  if (a[0].count && room_for(g, &a[2], ask.player) == 0)
    return (ArbValue){.type = ARB_T_NAME, .name = ev_def(g, defs[0])->name};
  if (ask.player == ARB_NO_SEAT || !ev_pick_tokens(g, &ask, defs, a[0].count)) return value_none();
  return (ArbValue){.type = ARB_T_NAME, .name = ev_def(g, defs[0])->name};
}

/* ---- Chance (5.18, 5.19) ----------------------------------------------------------- */

ACTION(roll)
{
  ArbSeat by = arg_actor(c, &a[1]);
  int sides = a[0].type == ARB_T_INT ? a[0].number : 6; /* 5.19.1 */
  if (sides < 2 || sides > 1000)
    arb_flow_refuse(g, "roll: a die has 2 to 1000 sides, not %d", sides);
  return by == ARB_NO_SEAT ? value_none() : value_int(ev_roll(g, by, sides));
}

/* ---- Points, turns, the end (3.2, 5.14, 7.4.8, 1.2.4) --------------------------------- */

ACTION(recover)
{
  ArbSeat by = arg_actor(c, &a[1]);
  uint32_t before = g->s->events;
  if (by != ARB_NO_SEAT) ev_recover(g, by, arg_count(&a[0], 0));
  return value_happened(g, before);
}

ACTION(raise_max)
{
  ArbSeat by = arg_actor(c, &a[1]);
  int count = arg_count(&a[0], 0);
  if (by == ARB_NO_SEAT || count < 1) return value_bool(false);
  ev_raise_max(g, by, count);
  return value_bool(true);
}

/* 3.2.3: the number with which a player begins the next turn; present points stay. */
ACTION(lower_max)
{
  ArbSeat by = arg_actor(c, &a[1]);
  uint32_t before = g->s->events;
  if (by != ARB_NO_SEAT && ev_player(g, by)->max_play_points && arg_count(&a[0], 0))
    ev_raise_max(g, by, -arg_count(&a[0], 0));
  return value_happened(g, before);
}

ACTION(lose_play_points)
{
  ArbSeat by = arg_actor(c, &a[1]);
  return value_int(by == ARB_NO_SEAT ? 0 : ev_lose_points(g, by, arg_count(&a[0], 0)));
}

ACTION(gain_evolution_points)
{
  ArbSeat by = arg_actor(c, &a[1]);
  int count = arg_count(&a[0], 0);
  if (by == ARB_NO_SEAT || count < 1) return value_bool(false);
  ev_gain_evolution_points(g, by, count);
  return value_bool(true);
}

ACTION(lose_evolution_points)
{
  ArbSeat by = arg_actor(c, &a[1]);
  return value_int(by == ARB_NO_SEAT ? 0 : ev_lose_evolution_points(g, by, arg_count(&a[0], 0)));
}

ACTION(extra_turn)
{
  uint32_t before = g->s->events;
  ArbSeat seat = arg_actor(c, &a[0]);
  if (seat != ARB_NO_SEAT) ev_extra_turn(g, seat);
  return value_happened(g, before);
}

/* 1.2.4: ends the game without confirmation timing; the script ends here. */
static ArbValue end_game(ArbGame *g, ArbSeat loser)
{
  if (loser == ARB_NO_SEAT || ev_over(g) || !ev_lose_by_card(g, loser)) return value_bool(false);
  g->run.ceased = true;
  return value_bool(true);
}

ACTION(win)
{
  ArbSeat seat = arg_actor(c, &a[0]);
  return end_game(g, seat == ARB_NO_SEAT ? seat : ev_other(seat));
}

ACTION(lose)
{
  return end_game(g, arg_actor(c, &a[0]));
}

/* ---- Plays, abilities started by name (S20, 10.7.5, 10.6.2.2.1) --------------------------- */

/* 10.6.2.1: whether a card can go to the resolution zone from where it lies.  A card on a field, or
** one that is already being played, cannot be played. */
static bool may_be_played(const ArbGame *g, ArbId card)
{
  const ArbCard *there = state_resolve(g->s, card);
  int kind = there ? zone_kind(g, there->zone) : EV_Z_RESOLUTION;
  return kind != EV_Z_RESOLUTION && kind != EV_Z_FIELD && ev_may_go(g, card, EV_Z_RESOLUTION);
}

ACTION(play)
{
  ArbSeat by = arg_actor(c, &a[2]);
  if (!arg_given(&a[0]) || !may_be_played(g, a[0].id) || by == ARB_NO_SEAT) return value_none();
  int fixed1 = a[1].type == ARB_T_INT ? arg_count(&a[1], 0) + 1 : 0;
  ArbId there = ev_play_now(g, by, id_index1(a[0].id), fixed1);
  return state_resolve(g->s, there) ? value_object(there) : value_none();
}

/* 10.7.5: about objects that are gone nothing is begun (1.3.2). */
ACTION(later)
{
  ArbId refs[ARB_REFS_MAX] = {{0, 0}};
  int ability = arb_act_named(g, c, a[0].name);
  if (!arb_act_take_refs(&a[1], refs)) return value_bool(false);
  ev_begin_delayed(g, c, ability, refs);
  return value_bool(true);
}

/* 10.7.1 */
void ev_signalled(ArbGame *g, ArbSeat by, ArbId subject, int amount, int signal)
{
  bool there = state_resolve(g->s, subject) || id_kind(subject) == ARB_KIND_PLAYER;
  if (there || id_is_nothing(subject)) ev_tell(g, EV_E_SIGNAL, by, subject, amount, signal);
}

ACTION(choose_each)
{
  return arb_act_choose_each(g, c, ev_act_choose, a);
}

ACTION(secret_choices)
{
  return arb_act_choose_secretly(g, c, ev_act_reveal, NULL, a);
}

void ev_chose(ArbGame *g, ArbSeat by, ArbId object, int number)
{
  ev_tell(g, EV_E_SECRET, by, id_is_nothing(object) ? id_player(by) : object, number, 0);
}

static int running(const ArbGame *g, const ArbContext *c)
{
  return item_find(g, c->item);
}

ACTION(paid)
{
  int item1 = running(g, c);
  return value_bool(item1 && ev_item_took(g, item1, a[0].name));
}

/* The objects given up to pay for it, as they were. */
ACTION(paid_with)
{
  int item1 = running(g, c), most = g->s->pools[EV_POOL_PICK].used;
  ArbId *ids = id_room(g, most);
  (void)a;
  return value_list(ids, item1 ? ev_item_targets(g, item1, 0, EV_PICK_GIVEN, ids, most) : 0);
}

/* ---- Questions: nothing changes --------------------------------------------------------- */

ACTION(leader)
{
  ArbSeat seat = arg_actor(c, &a[0]);
  int leader1 = seat == ARB_NO_SEAT ? 0 : ev_leader_of(g, seat);
  return leader1 ? value_object(id_of(g, leader1)) : value_none();
}

ACTION(redirect_attack)
{
  (void)c;
  return value_bool(arg_given(&a[0]) && ev_redirect_attack(g, a[0].id));
}

ACTION(end_attack)
{
  (void)c, (void)a;
  return value_bool(ev_break_off_attack(g));
}

ACTION(end_turn)
{
  (void)c, (void)a;
  return value_bool(ev_end_turn(g));
}

ACTION(extra_phase)
{
  (void)c;
  if (!ev_add_phase(g, arb_word_of(ev_added_words, &a[0])))
    arb_flow_refuse(g, "game.extra_phase: %d additional phases wait already", ARB_PHASES_MAX);
  return value_bool(true);
}

ACTION(phase)
{
  const ArbAttribute *row = &ev_attributes[EV_A_PHASE];
  int phase = ev_table(g)->phase;
  (void)c, (void)a;
  return phase ? (ArbValue){.type = ARB_T_NAME, .name = row->values[phase - EV_PHASE_START]}
               : value_nil();
}

ACTION(hand)
{
  ArbSeat seat = arg_actor(c, &a[0]);
  return seat == ARB_NO_SEAT ? value_list(NULL, 0) : arb_act_zone(g, zone_at(g, EV_Z_HAND, seat));
}
