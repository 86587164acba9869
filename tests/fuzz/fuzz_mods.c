/* SPDX-License-Identifier: MIT */
/*
** fuzz_mods.c -- cards whose scripts call random actions with random arguments, in both games.
**
** The bytes write the cards, after the tables of actions (wild.h), and play a game with them from
** a position that holds a card of every kind everywhere (field.h).  A script may fail and an answer
** be refused; an invariant may not break.  FUZZ_SHOW=1 prints the cards.
*/
#include "field.h"
#include "fuzz.h"
#include "wild.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 4, TEXT_MAX = 1 << 15, ANSWERS = 60, TRIES = 6, SECONDS_MAX = 2 };

/* ---- Cards --------------------------------------------------------------------------- */

/* One call: what may be left out mostly is, and numbers are mostly small. */
static void random_call(WildText *out, const WildField *field, Bytes *bytes)
{
  const ArbRules *rules = field->rules;
  int which = bytes_below(bytes, 256) % arb_actions_in(rules->actions), chosen[ARB_PARAMS_MAX];
  const ArbAction *action = &rules->actions[which];
  for (int i = 0; i < wild_params(action); i++) {
    WildValues values;
    wild_values(rules, &action->params[i], &values);
    int drawn = bytes_below(bytes, 256);
    bool small = action->params[i].type == ARB_T_INT && drawn % 8;
    chosen[i] = drawn % (small ? 3 : values.count);
    if (action->params[i].optional && drawn % 3) chosen[i] = -1;
  }
  wild_call(out, rules, action, false, chosen);
}

static void random_body(WildText *out, const WildField *field, Bytes *bytes)
{
  wild_add(out, "local all = objects(game)\n"
                "    local x, y = all[math.random(#all)], all[math.random(#all)]\n");
  for (int i = 0, calls = 1 + bytes_below(bytes, 3); i < calls; i++) {
    int kind = bytes_below(bytes, 6);
    wild_add(out, kind == 0   ? "    if game.yes(\"so?\") then "
                  : kind == 1 ? "    for i = 1, 2 do "
                              : "    do ");
    wild_add(out, "local r = "), random_call(out, field, bytes), wild_add(out, " end\n");
  }
}

static void random_run(WildText *out, const WildField *field, Bytes *bytes)
{
  wild_add(out, "run = function(game, me)\n    ");
  random_body(out, field, bytes);
  wild_add(out, "  end");
}

static void random_ability(WildText *out, const WildField *field, Bytes *bytes)
{
  static const char *const rb_events[] = {"move",  "die",     "draw",   "play", "attack",
                                          "ready", "discard", "banish", "buff", "recycle"};
  static const char *const ev_events[] = {"enter", "leave", "destroy", "draw", "attack", "damage"};
  static const char *const subjects[] = {"", "subject = \"me\", "};
  const char *event =
      field->riftbound ? rb_events[bytes_below(bytes, 10)] : ev_events[bytes_below(bytes, 6)];
  int kind = bytes_below(bytes, 3);
  if (kind == 0)
    wild_add(out, "  when { event = \"%s\", %s%s", event, subjects[event[0] == 'e'],
             field->riftbound ? "optional = true, " : "once_each_turn = true, ");
  else if (kind == 1)
    wild_add(out, "  instead_of { event = \"%s\", subject = \"me\", optional = true, ",
             field->riftbound ? "die" : "destroy");
  else
    wild_add(out, "  activated { cost = { %s = 0 }, once_each_turn = true, ",
             field->riftbound ? "energy" : "play_points");
  random_run(out, field, bytes);
  wild_add(out, " },\n");
}

static void random_card(WildText *out, const WildField *field, Bytes *bytes, int number)
{
  int type = bytes_below(bytes, 3);
  const char *const rb_types[] = {"unit", "spell", "gear"};
  const char *const ev_types[] = {"follower", "spell", "amulet"};
  wild_selectors(out, field->rules, field->riftbound);
  wild_add(out, "return card { id = \"w%d\", name = \"Wild %d\", type = \"%s\",\n", number, number,
           field->riftbound ? rb_types[type] : ev_types[type]);
  if (field->riftbound)
    wild_add(out,
             "cost = { energy = %d }, domains = { \"fury\" }, additional { name = \"extra\", "
             "optional = true, cost = { energy = 1 } },%s\n",
             bytes_below(bytes, 2), type == 0 ? " might = 2," : "");
  else
    wild_add(out, "class = \"forestcraft\", cost = %d, option = \"earth_rite\",%s\n",
             bytes_below(bytes, 2), type == 0 ? " attack = 2, defense = 2," : "");
  wild_declared(out, field->riftbound, "game.draw(1)");
  if (type != 1) random_ability(out, field, bytes);
  if (type != 1)
    wild_add(out, field->riftbound ? (bytes_below(bytes, 3) ? "when_played { " : "as_played { ")
                                   : "fanfare { ");
  random_run(out, field, bytes);
  wild_add(out, type != 1 ? " } }\n" : " }\n");
}

/* ---- A game with them ---------------------------------------------------------------- */

static void must_hold(ArbGame *game, ArbStatus status, const char *after)
{
  if (status == ARB_BUG) fuzz_failed(after, arb_error(game));
  fuzz_sound(game, after);
}

/* Some answer that is not refused; false: there is none to be found. */
static bool answer_some(ArbGame *game, Bytes *bytes)
{
  static BotRandom random;
  static BotAnswer drawn;
  for (int i = 0; i < TRIES; i++) {
    random.state = (uint64_t)bytes_below(bytes, 256) * 31 + (uint64_t)i;
    int count = bind_random_choose(&random, &drawn, game);
    ArbStatus status = arb_answer(game, arb_decision(game)->number, drawn.values, count);
    if (status == ARB_OK) status = arb_advance(game);
    must_hold(game, status, "after an answer");
    if (getenv("FUZZ_SHOW") && status < 0) fprintf(stderr, "refused: %s\n", arb_error(game));
    if (status >= 0) return true;
    if (!arb_decision(game)) return false;
  }
  return false;
}

static void play(ArbGame *game, Bytes *bytes)
{
  time_t until = time(NULL) + SECONDS_MAX;
  ArbStatus status = arb_advance(game);
  must_hold(game, status, "as it begins");
  for (int i = 0; i < ANSWERS && arb_decision(game) && time(NULL) < until; i++)
    if (!answer_some(game, bytes)) return;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static char room[CARDS][TEXT_MAX];
  static const char *const files[CARDS] = {"w0.lua", "w1.lua", "w2.lua", "w3.lua"};
  static const char *const names[CARDS] = {"Wild 0", "Wild 1", "Wild 2", "Wild 3"};
  Bytes bytes = {data, data + size};
  const WildField *field = &wild_fields[bytes_below(&bytes, WILD_FIELDS)];
  BindText texts[CARDS];
  WildLies hands[3 * CARDS];
  ArbError error = {0};
  for (int i = 0; i < CARDS; i++) {
    WildText out = {room[i], TEXT_MAX, 0};
    random_card(&out, field, &bytes, i);
    texts[i] = (BindText){files[i], room[i]};
    for (int j = 0; j < 3; j++)
      hands[3 * i + j] = (WildLies){names[i], (ArbSeat)(j & 1), j < 2 ? "hand" : "deck", NULL};
    if (getenv("FUZZ_SHOW")) puts(room[i]);
  }
  const ArbCards *cards = wild_pool(field, texts, CARDS, &error);
  if (!cards) fuzz_failed("a pool of wild cards", error.text);
  BindHost *host = bind_host_new(cards, &error);
  ArbGame *game = host ? wild_game(field, cards, host, hands, 3 * CARDS, 1, &error) : NULL;
  if (!game) fuzz_failed("a game of wild cards", error.text);
  play(game, &bytes);
  arb_destroy(game);
  bind_host_free(host);
  arb_cards_release(cards);
  return 0;
}
