/* SPDX-License-Identifier: MIT */
/* support.c -- small pools and a lone script call. */
#include "support.h"

#include "riftbound/house.h"

enum { TEXTS_MAX = 8, CARD_MAX = 8192 };

ArbCards *pool_of_cards(const char *const *texts, int count, ArbError *error)
{
  static const char *const names[TEXTS_MAX] = {"a.lua", "b.lua", "c.lua", "d.lua",
                                               "e.lua", "f.lua", "g.lua", "h.lua"};
  BindText files[TEXTS_MAX];
  assert_in_range(count, 1, TEXTS_MAX);
  for (int i = 0; i < count; i++) files[i] = (BindText){names[i], texts[i]};
  BindPaths paths = {.scripts = SCRIPTS, .texts = files, .text_count = count};
  return bind_load(&paths, error);
}

ArbCards *pool_of_card(const char *text, ArbError *error)
{
  return pool_of_cards(&text, 1, error);
}

ArbCards *whole_pool(void)
{
  ArbError error;
  const char *directory = CARDS;
  BindPaths paths = {.scripts = SCRIPTS, .cards = &directory, .card_count = 1};
  ArbCards *cards = bind_load(&paths, &error);
  if (!cards) fail_msg("%s", error.text);
  return cards;
}

const RbCardDef *def_named(const ArbCards *cards, const char *name)
{
  uint16_t def = arb_cards_find(cards, name);
  if (!def) fail_msg("no card is named %s", name);
  return &rb_cards(cards)->defs[def];
}

const RbAbility *ability_of(const ArbCards *cards, const char *name, int n)
{
  const RbCardDef *def = def_named(cards, name);
  assert_in_range(n, 0, def->ability_count - 1);
  return &rb_cards(cards)->abilities[def->first_ability + n];
}

void refused(const char *text, const char *message)
{
  ArbError error;
  ArbCards *cards = pool_of_card(text, &error);
  if (cards) fail_msg("was loaded, not refused with: %s", message);
  assert_string_equal(error.text, message);
}

/* ---- One call ------------------------------------------------------------ */

static ArbGame *bare_game(const ArbCards *cards, BindHost *host)
{
  ArbError error;
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = cards,
                    .seed = 1,
                    .bare = true,
                    .fixed_first = true,
                    .format = {.name = "test", .players = 2, .numbers = {[RB_F_VICTORY_SCORE] = 8}},
                    .script_host = bind_script_host(host)};
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail_msg("%s", error.text);
  return game;
}

Called called(const char *head, const char *body, ArbMode mode)
{
  Called c = {.status = 0};
  ArbError error;
  char text[CARD_MAX];
  snprintf(text, sizeof text,
           "%s\nreturn card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 3,\n"
           "when_played { run = function(%s, me)\n%s\nend } }",
           head, mode == ARB_READ ? "q" : "game", body);
  c.cards = pool_of_card(text, &error);
  if (!c.cards) fail_msg("%s", error.text);
  c.host = bind_host_new(c.cards, &error);
  if (!c.host) fail_msg("%s", error.text);
  c.game = bare_game(c.cards, c.host);
  const ArbScriptHost *host = bind_script_host(c.host);
  ArbContext context = {.me = id_player(0), .you = 0, .def = arb_cards_find(c.cards, "Trial")};
  c.game->s = c.game->base;
  c.game->run.script_depth = 1;
  c.game->run.stopping = ARB_GO;
  c.status = host->call(host->self, c.game, ability_of(c.cards, "Trial", 0)->function, mode,
                        &context, NULL, 0, &c.result);
  c.game->run.script_depth = 0;
  snprintf(c.error, sizeof c.error, "%s", c.game->error);
  return c;
}

void call_ends(Called *c)
{
  arb_destroy(c->game);
  bind_host_free(c->host);
  arb_cards_release(c->cards);
}

void gives(const char *body, int number)
{
  Called c = called("", body, ARB_ACT);
  if (c.status) fail_msg("%s", c.error);
  assert_int_equal(c.result.type, ARB_T_INT);
  assert_int_equal(c.result.number, number);
  call_ends(&c);
}

void gives_none(const char *body)
{
  Called c = called("", body, ARB_ACT);
  if (c.status) fail_msg("%s", c.error);
  assert_int_equal(c.result.type, ARB_T_NONE);
  call_ends(&c);
}

void fails_with(const char *head, const char *body, const char *message)
{
  Called c = called(head, body, ARB_ACT);
  assert_int_equal(c.status, -1);
  assert_string_equal(c.error, message);
  call_ends(&c);
}

void fails(const char *body, const char *message)
{
  fails_with("", body, message);
}
