/* SPDX-License-Identifier: MIT */
/* field.c -- see field.h. */
#include "field.h"

#include <stdio.h>
#include <string.h>

#include "evolve/ev.h"
#include "riftbound/rb.h"

/* ---- The cards and where they lie ------------------------------------------------------------ */

#define RB(id, name, type, more) \
  {id ".lua", "return card { id = \"" id "\", name = \"" name "\", type = \"" type "\"" more " }"}
static const BindText rb_plain[] = {
  RB("u1", "Unit", "unit", ", might = 2, cost = { energy = 1 }, domains = { \"fury\" }"),
  RB("u2", "Other Unit", "unit",
     ", might = 3, cost = { energy = 1, power = { fury = 1 } }, domains = { \"fury\" }"),
  RB("u3", "Champion", "unit", ", might = 4, supertypes = { \"champion\" }, cost = { energy = 2 }"),
  RB("u4", "Hider", "unit", ", might = 1, keywords = { \"hidden\" }, cost = { energy = 1 }"),
  RB("u5", "Trick", "spell",
     ", keywords = { \"hidden\", \"action\" }, cost = { energy = 1 }, run = function(game) "
     "game.draw(1) end"),
  RB("g1", "Gear", "gear", ", cost = { energy = 1 }"),
  RB("g2", "Blade", "gear",
     ", tags = { \"Equipment\" }, might_bonus = 1, equip { cost = { energy = 1 } }, cost = { "
     "energy = 1 }"),
  RB("s1", "Spell", "spell", ", cost = { energy = 1 }, run = function(game) game.draw(1) end"),
  RB("r1", "Rune", "rune", ", supertypes = { \"basic\" }, domains = { \"fury\" }"),
  RB("l1", "Legend", "legend", ", domains = { \"fury\" }"),
  RB("b1", "Field", "battlefield", ""),
  RB("b2", "Other Field", "battlefield", ""),
};
static const WildLies rb_lies[] = {
  {"Legend", 0, "legends", NULL},      {"Legend", 1, "legends", NULL},
  {"Field", 0, "battlefields", NULL},  {"Other Field", 1, "battlefields", NULL},
  {"Unit", 0, "board", NULL},          {"Unit", 1, "board", NULL},
  {"Other Unit", 0, "board", "Field"}, {"Other Unit", 1, "board", "Other Field"},
  {"Gear", 0, "board", NULL},          {"Gear", 1, "board", NULL},
  {"Recruit", 0, "board", NULL},       {"Recruit", 1, "board", NULL},
  {"Gold", 0, "board", NULL},          {"Blade", 0, "board", "Other Unit"},
  {"Hider", 0, "facedown", "Field"},   {"Trick", 1, "facedown", "Other Field"},
  {"Rune", 0, "runes", NULL},          {"Rune", 1, "runes", NULL},
  {"Rune", 0, "rune_deck", NULL},      {"Rune", 1, "rune_deck", NULL},
  {"Unit", 0, "hand", NULL},           {"Unit", 1, "hand", NULL},
  {"Spell", 0, "hand", NULL},          {"Spell", 1, "hand", NULL},
  {"Gear", 0, "hand", NULL},           {"Unit", 0, "deck", NULL},
  {"Unit", 1, "deck", NULL},           {"Spell", 0, "deck", NULL},
  {"Spell", 1, "deck", NULL},          {"Gear", 1, "deck", NULL},
  {"Unit", 0, "trash", NULL},          {"Spell", 1, "trash", NULL},
  {"Gear", 1, "trash", NULL},          {"Rune", 0, "trash", NULL},
  {"Unit", 0, "banishment", NULL},     {"Spell", 1, "banishment", NULL},
  {"Rune", 1, "banishment", NULL},     {"Champion", 1, "champion", NULL},
};

static const BindText ev_plain[] = {
  RB("L1", "Leader", "leader", ", class = \"forestcraft\""),
  RB("F1", "Follower", "follower",
     ", class = \"forestcraft\", cost = 1, attack = 2, defense = 2, evolve = 1"),
  RB("F2", "Other", "follower", ", class = \"forestcraft\", cost = 1, attack = 1, defense = 3"),
  RB("E1", "Follower", "follower",
     ", class = \"forestcraft\", evolved = true, attack = 4, defense = 4"),
  RB("A1", "Amulet", "amulet", ", class = \"forestcraft\", cost = 1"),
  RB("S1", "Spell", "spell",
     ", class = \"forestcraft\", cost = 1, run = function(game) game.draw(1) end"),
  RB("T1", "Fairy", "follower",
     ", class = \"forestcraft\", token = true, cost = 1, attack = 1, defense = 1"),
  RB("T2", "Knight", "follower",
     ", class = \"forestcraft\", token = true, cost = 1, attack = 1, defense = 1"),
  RB("T3", "Magic Sediment", "amulet", ", class = \"forestcraft\", token = true, cost = 1"),
};
static const WildLies ev_lies[] = {
  {"Leader", 0, "leader", NULL},  {"Leader", 1, "leader", NULL},  {"Follower", 0, "field", NULL},
  {"Follower", 1, "field", NULL}, {"Other", 0, "field", NULL},    {"Amulet", 0, "field", NULL},
  {"Amulet", 1, "field", NULL},   {"Fairy", 0, "field", NULL},    {"Fairy", 1, "field", NULL},
  {"Follower", 0, "ex", NULL},    {"Spell", 1, "ex", NULL},       {"Fairy", 0, "ex", NULL},
  {"Follower", 0, "hand", NULL},  {"Follower", 1, "hand", NULL},  {"Spell", 0, "hand", NULL},
  {"Amulet", 1, "hand", NULL},    {"Other", 0, "deck", NULL},     {"Other", 1, "deck", NULL},
  {"Spell", 0, "deck", NULL},     {"Amulet", 1, "deck", NULL},    {"Follower", 1, "deck", NULL},
  {"Follower", 0, "deck", NULL},  {"E1", 0, "evolve_deck", NULL}, {"E1", 1, "evolve_deck", NULL},
  {"Other", 0, "cemetery", NULL}, {"Spell", 1, "cemetery", NULL}, {"Other", 0, "banished", NULL},
  {"Spell", 1, "banished", NULL},
};
#undef RB

#define COUNT_OF(list) ((int)(sizeof list / sizeof *list))
const WildField wild_fields[WILD_FIELDS] = {
  {"riftbound", ARB_DATA_DIR "/cards/riftbound/tokens", &rb_rules, true, rb_plain,
   COUNT_OF(rb_plain), rb_lies, COUNT_OF(rb_lies)},
  {"evolve", NULL, &ev_rules, false, ev_plain, COUNT_OF(ev_plain), ev_lies, COUNT_OF(ev_lies)},
};

const ArbCards *wild_pool(const WildField *field, const BindText *more, int count, ArbError *error)
{
  enum { ROOM = 64 };
  BindText texts[ROOM];
  if (field->plain_count + count > ROOM) return NULL;
  memcpy(texts, field->plain, (size_t)field->plain_count * sizeof *texts);
  memcpy(texts + field->plain_count, more, (size_t)count * sizeof *texts);
  BindPaths paths = {.game = field->game,
                     .scripts = ARB_DATA_DIR "/scripts",
                     .cards = &field->tokens,
                     .card_count = field->tokens != NULL,
                     .texts = texts,
                     .text_count = field->plain_count + count};
  return bind_load(&paths, error);
}

static ArbId put_named(ArbGame *game, const ArbCards *cards, const WildLies *lies, ArbId place,
                       ArbError *error)
{
  ArbId id = arb_put(game, arb_cards_find(cards, lies->name), lies->seat, lies->zone, place);
  if (!id.slot)
    snprintf(error->text, sizeof error->text, "%.40s in %.40s: %.300s", lies->name, lies->zone,
             arb_error(game));
  return id;
}

static bool put_all(const WildField *field, ArbGame *game, const ArbCards *cards, ArbError *error)
{
  ArbId put[64];
  for (int i = 0; i < field->lie_count; i++) {
    const WildLies *lies = &field->lies[i];
    ArbId place = {0, 0};
    for (int j = i - 1; j >= 0 && lies->place; j--)
      if (strcmp(field->lies[j].name, lies->place) == 0) place = put[j], j = 0;
    put[i] = put_named(game, cards, lies, place, error);
    if (!put[i].slot) return false;
  }
  return true;
}

ArbGame *wild_game(const WildField *field, const ArbCards *cards, BindHost *host,
                   const WildLies *more, int count, uint64_t seed, ArbError *error)
{
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = cards,
                    .seed = seed,
                    .bare = true,
                    .fixed_first = true,
                    .format = {.name = "test", .players = 2, .opening_hand = 4},
                    .script_host = bind_script_host(host)};
  if (field->riftbound) setup.format.numbers[RB_F_VICTORY_SCORE] = 8;
  ArbGame *game = arb_create(&setup, error);
  bool good = game && put_all(field, game, cards, error);
  for (int i = 0; i < count && good; i++)
    good = put_named(game, cards, &more[i], (ArbId){0, 0}, error).slot != 0;
  for (ArbSeat seat = 0; seat < 2 && good; seat++) {
    arb_set(game, arb_player_id(seat), field->riftbound ? "energy" : "max_play_points", 9);
    if (!field->riftbound) arb_set(game, arb_player_id(seat), "play_points", 9);
  }
  if (good && arb_begin(game) == ARB_OK) return game;
  arb_destroy(game);
  return NULL;
}
