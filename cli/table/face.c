/* SPDX-License-Identifier: MIT */
/* face.c -- how a game wants to be drawn, as JSON (docs/table-protocol.md). */
#include <string.h>

#include "faces/face.h"
#include "table/inside.h"

static void add(json_t *row, const char *key, const char *text)
{
  if (text) json_object_set_new(row, key, json_string(text));
}

static const ArbZoneKind *zone_named(const ArbRules *rules, const char *name)
{
  for (int i = 0; i < rules->zone_count; i++)
    if (strcmp(rules->zones[i].name, name) == 0) return &rules->zones[i];
  return NULL;
}

static json_t *area_json(const ArbRules *rules, const FaceArea *area)
{
  static const char *const privacy[] = {"public", "private", "secret"};
  const ArbZoneKind *zone = zone_named(rules, area->zone);
  json_t *row = json_object();
  add(row, "zone", area->zone);
  add(row, "role", area->role);
  add(row, "title", area->title);
  if (zone && zone->shared) json_object_set_new(row, "shared", json_true());
  if (zone) add(row, "privacy", privacy[zone->privacy]);
  return row;
}

/* A game that says nothing is drawn zone by zone. */
static json_t *areas_json(const Face *face, const ArbRules *rules)
{
  json_t *areas = json_array();
  for (const FaceArea *area = face->areas; area && area->zone; area++)
    json_array_append_new(areas, area_json(rules, area));
  for (int i = 0; !face->areas && i < rules->zone_count; i++) {
    const FaceArea plain = {rules->zones[i].name, rules->zones[i].board ? "row" : "pile",
                            rules->zones[i].name};
    json_array_append_new(areas, area_json(rules, &plain));
  }
  return areas;
}

json_t *hall_face_json(const BindGame *game)
{
  const Face *face = face_of_game(game->name);
  json_t *out = json_object(), *numbers = json_array(), *states = json_array();
  json_t *player = json_array();
  json_object_set_new(out, "areas", areas_json(face, game->rules));
  for (const FaceNumber *number = face->numbers; number && number->attribute; number++) {
    json_t *row = json_object();
    add(row, "attribute", number->attribute);
    add(row, "word", number->word);
    json_array_append_new(numbers, row);
  }
  for (int i = 0; face->states && face->states[i]; i++)
    json_array_append_new(states, json_string(face->states[i]));
  for (const FacePlayer *of = face->player; of && of->attribute; of++) {
    json_t *row = json_object();
    add(row, "attribute", of->attribute);
    add(row, "word", of->word);
    add(row, "kind", of->kind);
    json_array_append_new(player, row);
  }
  json_object_set_new(out, "numbers", numbers);
  json_object_set_new(out, "states", states);
  json_object_set_new(out, "player", player);
  add(out, "turned", face->turned);
  if (face->combat[0]) {
    json_t *combat = json_array();
    json_array_append_new(combat, json_string(face->combat[0]));
    json_array_append_new(combat, json_string(face->combat[1]));
    json_object_set_new(out, "combat", combat);
  }
  add(out, "score", face->score);
  add(out, "score_word", face->score_word);
  return out;
}
