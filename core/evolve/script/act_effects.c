/* SPDX-License-Identifier: MIT */
/* act_effects.c -- actions that begin persistent effects beside numbers and keywords (10.2.1.2). */
#include <string.h>

#include "evolve/script/actions.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"

/* 10.2.1.2: applies a named passive ability to these cards, or gives them a named ability. */
static ArbValue begin_on(ArbGame *g, const ArbContext *c, const char *name, bool given,
                         const ArbValue *what, const ArbValue *lasts)
{
  const ArbId *ids;
  int count = arg_objects(what, &ids), ability = arb_act_named(g, c, name);
  uint32_t before = g->s->events;
  const EvAbility *text = ev_ability(g, ability);
  if (text->kind != EV_PASSIVE && text->kind != EV_REPLACEMENT && !(text->flags & EV_IS_GIVEN))
    arb_flow_refuse(g,
                    "\"%s\" is a 'delayed', which no card can have: game.later(\"%s\") begins it",
                    name, name);
  ev_moment_open(g);
  for (int i = 0; i < count; i++) ev_begin_passive(g, ids[i], c, ability, given, arg_until(lasts));
  ev_moment_close(g);
  return value_happened(g, before);
}

ACTION(start)
{
  return begin_on(g, c, a[0].name, false, &a[1], &a[2]);
}

ACTION(give_ability)
{
  return begin_on(g, c, a[1].name, true, &a[0], &a[2]);
}

ACTION(set_cost)
{
  (void)c;
  if (a[1].type != ARB_T_INT) return value_bool(false);
  return ev_act_give_each(g, &a[0], EV_F_SET_COST, arg_amount(&a[1]), 0, &a[2]);
}

ACTION(lose_abilities)
{
  (void)c;
  return ev_act_give_each(g, &a[0], EV_F_LOSES_ALL, 0, 0, &a[1]);
}

/* 10.9.1.2: they keep what they were given. */
ACTION(lose_text)
{
  (void)c;
  return ev_act_give_each(g, &a[0], EV_F_LOSES_ALL, 1, 0, &a[1]);
}

/* 10.9.1.2: their text is what the other card's face says, wherever that lies; a spell's text is
** carried out as it is played (10.1.1.4) and is nothing that anything could have. */
ACTION(take_text)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  uint32_t before = g->s->events;
  uint16_t text = a[1].type == ARB_T_ID ? ev_face_known(g, a[1].id) : 0;
  int type = text ? ev_def(g, text)->type : EV_NO_TYPE;
  (void)c;
  if (type != EV_FOLLOWER && type != EV_AMULET && type != EV_LEADER) return value_bool(false);
  ev_moment_open(g);
  for (int i = 0; i < count; i++) ev_begin_text(g, ids[i], text, arg_until(&a[2]));
  ev_moment_close(g);
  return value_happened(g, before);
}

/* 10.9.1.1: the objects get the information of the card that they copy.  Effects that applied to
** them before still apply. */
ACTION(become_copy)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  uint32_t before = g->s->events;
  uint16_t face = a[1].type == ARB_T_ID ? ev_face_known(g, a[1].id) : 0;
  int type = face ? ev_def(g, face)->type : EV_NO_TYPE;
  (void)c;
  if (type != EV_FOLLOWER && type != EV_AMULET) return value_bool(false); /* 4.4.1 */
  ev_moment_open(g);
  for (int i = 0; i < count; i++) ev_begin_copy(g, ids[i], face, arg_until(&a[2]));
  ev_moment_close(g);
  return value_happened(g, before);
}

/* 10.7.2: the abilities become pending like any others, and wait for confirmation timing. */
ACTION(run_effects)
{
  const ArbId *ids;
  int count = arg_objects(&a[1], &ids), class = arb_word_of(ev_class_words, &a[0]), begun = 0;
  if (class < 0)
    arb_flow_refuse(g,
                    "run_effects: \"fanfare\", \"last_words\", \"on_evolve\" or \"strike\", "
                    "not \"%s\"",
                    a[0].name);
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, ids[i])) begun += ev_trigger_all(g, ids[i], c->you, class);
  return value_int(begun);
}
