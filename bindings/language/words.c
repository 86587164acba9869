/* SPDX-License-Identifier: MIT */
/* words.c -- harmless values for what a game's words leave out (words.h). */
#include "language/words.h"

#include "language/games.h"

static void begin_nothing(Loader *l, Draft *draft)
{
  (void)l, (void)draft;
}

static void check_nothing(lua_State *L, Loader *l, Draft *draft)
{
  (void)L, (void)l, (void)draft;
}

/* The first zone with a board, else the first one. */
static const char *board_of(const ArbRules *rules)
{
  for (int i = 0; i < rules->zone_count; i++)
    if (rules->zones[i].board) return rules->zones[i].name;
  return rules->zone_count ? rules->zones[0].name : "";
}

GameWords bind_words_of(const BindGame *game)
{
  static const char *const no_texts[] = {NULL};
  static const AbilityWord no_abilities[] = {{0}};
  static const FieldRow no_fields[] = {{0}};
  static const UsualZones no_zones[] = {{0}};
  static const BindNote no_notes[] = {{0}};
  const CardReader *reader = game->reader;
  GameWords words = reader->words ? *reader->words : (GameWords){0};
  bool plain = reader->def_size > 0;
  if (!words.abilities) words.abilities = no_abilities;
  if (!words.fields) words.fields = no_fields;
  if (!words.usual) words.usual = no_zones;
  if (!words.notes) words.notes = no_notes;
  if (!words.types) words.types = no_texts;
  if (!words.phases) words.phases = no_texts;
  if (!words.game_numbers) words.game_numbers = no_texts;
  if (!words.text_fields) words.text_fields = no_texts;
  if (!words.mode_fields) words.mode_fields = no_fields;
  if (!words.board) words.board = board_of(game->rules);
  if (!words.a_number) words.a_number = "cost";
  if (!words.begin) words.begin = begin_nothing;
  if (!words.check) words.check = check_nothing;
  if (!words.ability_size) words.ability_size = sizeof(ArbAbility);
  if (!words.slot_size) words.slot_size = sizeof(ArbSlot);
  if (plain && !words.add_ability) words.add_ability = bind_plain_add_ability;
  if (plain && !words.add_slots) words.add_slots = bind_plain_add_slots;
  return words;
}
