/* SPDX-License-Identifier: MIT */
/* rules.c -- the tables that make Riftbound a game of the kernel. */
#include <stddef.h>
#include <string.h>

#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

static const ArbPoolSpec pools[RB_POOLS] = {
  ARB_KERNEL_POOLS(128, 45, 8, 8),
  [RB_POOL_TABLE] = {"tables", sizeof(RbTable), 1, ARB_POOL_FIXED},
  [RB_POOL_PLAYER] = {"players", sizeof(RbPlayer), ARB_SEATS_MAX, ARB_POOL_FIXED},
  [RB_POOL_BODY] = {"objects on the board", sizeof(RbBody), 48, 0},
  [RB_POOL_ITEM] = {"items on the chain", sizeof(RbItem), 4, 0},
  [RB_POOL_PICK] = {"choices", sizeof(ArbPick), 8, 0},
  [RB_POOL_PAST] = {"memories", sizeof(RbPast), 8, 0},
  [RB_POOL_EFFECT] = {"effects", sizeof(RbEffect), 8, 0},
  [RB_POOL_DERIVED] = {"derived values", sizeof(RbDerived), 48, ARB_POOL_DERIVED},
  [RB_POOL_SUMMARY] = {"summaries", sizeof(RbSummary), 1, ARB_POOL_DERIVED | ARB_POOL_FIXED},
  [RB_POOL_LOOP] = {"loops", sizeof(ArbLoop), 1, ARB_POOL_FIXED},
};

#define ANY_CARD "unit gear spell rune battlefield legend"
static const ArbZoneKind zones[RB_ZONES] = {
  [RB_Z_BOARD] = {"board", "c", 1, ARB_PUBLIC, 1, 0, "107", "unit gear"},
  [RB_Z_RUNES] = {"runes", "r", 0, ARB_PUBLIC, 1, 0, "107.1.c", "rune"},
  [RB_Z_BATTLEFIELDS] = {"battlefields", "b", 1, ARB_PUBLIC, 1, 0, "107.2", "battlefield"},
  [RB_Z_LEGENDS] = {"legends", "l", 0, ARB_PUBLIC, 1, 0, "107.4", "legend"},
  [RB_Z_FACEDOWN] = {"facedown", "c", 1, ARB_PRIVATE, 1, 0, "107.3", "unit gear spell"},
  [RB_Z_CHAIN] = {"chain", "c", 1, ARB_PUBLIC, 0, 1, "108.1", "unit gear spell"},
  [RB_Z_HAND] = {"hand", "c", 0, ARB_PRIVATE, 0, 0, "108.7", "unit gear spell"},
  [RB_Z_DECK] = {"deck", "c", 0, ARB_SECRET, 0, 0, "108.4", "unit gear spell"},
  [RB_Z_RUNE_DECK] = {"rune_deck", "r", 0, ARB_SECRET, 0, 0, "108.5", "rune"},
  [RB_Z_TRASH] = {"trash", "c", 0, ARB_PUBLIC, 0, 0, "108.2", "unit gear spell rune"},
  [RB_Z_BANISHMENT] = {"banishment", "c", 0, ARB_PUBLIC, 0, 0, "108.6", ANY_CARD},
  [RB_Z_CHAMPION] = {"champion", "c", 0, ARB_PUBLIC, 0, 0, "108.3", "unit"},
  [RB_Z_ASIDE] = {"aside", "b", 0, ARB_PRIVATE, 0, 0, "114", ANY_CARD},
  [RB_Z_SIDEBOARD] = {"sideboard", "c", 0, ARB_PRIVATE, 0, 0, "481.6", ANY_CARD},
  [RB_Z_FORMAT] = {"format", "f", 1, ARB_PUBLIC, 1, 0, "478", ARB_FORMAT_TYPE},
};

static const ArbNamed events[] = {RB_EVENTS(ARB_EVENT_ROW)};
static const ArbNamed verbs[] = {RB_VERBS(ARB_VERB_ROW)};
static const char *const keywords[] = {RB_KEYWORDS(ARB_KEYWORD_ROW)};

static const ArbFrameKind frames[RB_FRAMES] = {
  [RB_FRAME_TURN] = {"turn", rb_turn_step, RB_PHASE_OPENING + 1},
  [RB_FRAME_CLEANUP] = {"cleanup", rb_cleanup_step, 16},
  [RB_FRAME_CHAIN] = {"chain", rb_chain_step, 1},
  [RB_FRAME_SHOWDOWN] = {"showdown", rb_showdown_step, RB_SHOWDOWN_ENDS + 1},
};

/* 103, in the order of the rulebook; the sideboard is of the Tournament Rules */
static const ArbSectionKind sections[RB_SECTIONS] = {
  [RB_SECTION_LEGEND] = {"Legend", "legend", 1, 0},
  [RB_SECTION_CHAMPION] = {"Champion", "champion", 1, 0},
  [RB_SECTION_MAIN] = {"MainDeck", "main", 0, 0},
  [RB_SECTION_BATTLEFIELDS] = {"Battlefields", "battlefields", 0, 0},
  [RB_SECTION_RUNES] = {"Runes", "runes", 0, 0},
  [RB_SECTION_SIDEBOARD] = {"Sideboard", "sideboard", 0, 0},
  [RB_SECTION_POOL] = {"Pool", "pool", 0, 1},
};

/* 478 */
static const ArbFormatNumber format_numbers[RB_FORMAT_NUMBERS] = {
  [RB_F_VICTORY_SCORE] = {"victory_score", ARB_FORMAT_NEEDED, 1, 99, 0, "478.3", "points", 0},
  [RB_F_BATTLEFIELDS_USED] = {"battlefields_used", ARB_FORMAT_NEEDED, 0, 8, 0, "478.4", NULL, 0},
  [RB_F_BATTLEFIELDS_IN_DECK] = {"battlefields_in_deck", ARB_FORMAT_NEEDED | ARB_FORMAT_DECK, 0, 8,
                                 RB_F_BATTLEFIELDS_USED + 1, "478.4.a", NULL, 0},
  [RB_F_EXTRA_RUNES_LAST] = {"extra_runes_last", 0, 0, 99, 0, NULL, NULL, 0},
  [RB_F_FIRST_SKIPS_DRAW] = {"first_skips_draw", ARB_FORMAT_FLAG, 0, 1, 0, NULL, NULL, 0},
  [RB_F_FIRST_BRINGS_NONE] = {"first_brings_none", ARB_FORMAT_FLAG, 0, 1, 0, NULL, NULL, 0},
  [RB_F_CHOOSE_BATTLEFIELDS] = {"choose_battlefields", ARB_FORMAT_FLAG, 0, 1, 0, NULL, NULL, 0},
  [RB_F_SIDEBOARD_MAX] = {"sideboard_max", 0, 0, 200, 0, NULL, "cards", 0},
  [RB_F_LIMITED] = {"limited", ARB_FORMAT_FLAG, 0, 1, 0, NULL, NULL, 0},
  [RB_F_MISSING_DRAWS] = {"missing_draws", 0, 0, 99, 0, NULL, "cards", 0},
  [RB_F_VICTORY_SCORE_OF] = {"victory_score_p1", ARB_FORMAT_OF(0), 1, 99, 0, "478.3", "points", 0},
  {"victory_score_p2", ARB_FORMAT_OF(1), 1, 99, 0, "478.3", "points", 0},
  {"victory_score_p3", ARB_FORMAT_OF(2), 1, 99, 0, "478.3", "points", 0},
  {"victory_score_p4", ARB_FORMAT_OF(3), 1, 99, 0, "478.3", "points", 0},
  [RB_F_POINTS_OF] = {"points_p1", ARB_FORMAT_OF(0), 0, 98, 0, "478.3", "points", 0},
  {"points_p2", ARB_FORMAT_OF(1), 0, 98, 0, "478.3", "points", 0},
  {"points_p3", ARB_FORMAT_OF(2), 0, 98, 0, "478.3", "points", 0},
  {"points_p4", ARB_FORMAT_OF(3), 0, 98, 0, "478.3", "points", 0},
  [RB_F_RUNES_OF] = {"extra_runes_p1", ARB_FORMAT_OF(0), 0, 99, 0, NULL, "runes", 0},
  {"extra_runes_p2", ARB_FORMAT_OF(1), 0, 99, 0, NULL, "runes", 0},
  {"extra_runes_p3", ARB_FORMAT_OF(2), 0, 99, 0, NULL, "runes", 0},
  {"extra_runes_p4", ARB_FORMAT_OF(3), 0, 99, 0, NULL, "runes", 0},
  [RB_F_USED_OF] = {"battlefields_used_p1", ARB_FORMAT_ZERO | ARB_FORMAT_OF(0), 0, 8, 0, "478.4",
                    NULL, 0},
  {"battlefields_used_p2", ARB_FORMAT_ZERO | ARB_FORMAT_OF(1), 0, 8, 0, "478.4", NULL, 0},
  {"battlefields_used_p3", ARB_FORMAT_ZERO | ARB_FORMAT_OF(2), 0, 8, 0, "478.4", NULL, 0},
  {"battlefields_used_p4", ARB_FORMAT_ZERO | ARB_FORMAT_OF(3), 0, 8, 0, "478.4", NULL, 0},
  [RB_F_SHARED_USED] = {"shared_battlefields_used", 0, 1, ARB_SHARED_MAX, 0, "478.4", NULL, 0},
  [RB_F_SIDEBOARD_FIRST] = {"sideboard_first", ARB_FORMAT_FLAG, 0, 1, 0, NULL, NULL, 0},
  [RB_F_AS_GIVEN] = {"as_given", ARB_FORMAT_FLAG | ARB_FORMAT_DECK, 0, 1, 0, NULL, NULL, 0},
  [RB_F_CHOOSE_FIRST] = {"choose_first", ARB_FORMAT_FLAG, 0, 1, 0, NULL, NULL, 0},
};

static const ArbWord durations[] = {{"turn", RB_UNTIL_TURN},     {"next_turn", RB_UNTIL_NEXT},
                                    {"combat", RB_UNTIL_COMBAT}, {"board", RB_UNTIL_BOARD},
                                    {"me", RB_UNTIL_SOURCE},     {NULL, 0}};

/* In the order of rb_card_view. */
static const char *const card_numbers[] = {"might", "damage", "exhausted", NULL};

const ArbRules rb_rules = {
  .name = "riftbound",
  .edition = "Core Rules 2026-03-30",
  .hidden_rule = "128.4",
  .card_numbers = card_numbers,
  .pools = pools,
  .pool_count = RB_POOLS,
  .scratch_size = sizeof(RbScratch),
  .scratch_zeroed = offsetof(RbScratch, kept),
  .table_pool = RB_POOL_TABLE,
  .player_pool = RB_POOL_PLAYER,
  .body_pool = RB_POOL_BODY,
  .item_pool = RB_POOL_ITEM,
  .pick_pool = RB_POOL_PICK,
  .past_pool = RB_POOL_PAST,
  .zones = zones,
  .zone_count = RB_ZONES,
  .frames = frames,
  .frame_count = RB_FRAMES,
  .attributes = rb_attributes,
  .attribute_count = RB_ATTRIBUTE_COUNT,
  .events = events,
  .replaceable = rb_replaceable,
  .event_count = RB_EVENT_COUNT,
  .verbs = verbs,
  .verb_count = RB_VERB_COUNT,
  .keywords = keywords,
  .keyword_count = RB_KEYWORD_COUNT,
  .keyword_stacks = rb_keyword_stacks,
  .keyword_value1 = RB_ATTRIBUTE_COUNT - RB_KEYWORD_COUNT + 1,
  .actions = rb_actions,
  .list_actions = rb_list_actions,
  .durations = durations,
  .choice_rule = "355.17",
  .choice_verb = RB_V_CARD,
  .choice_place_verb = RB_V_PLACE,
  .choice_player_verb = RB_V_PLAYER,
  .switches = rb_switches,
  .switch_count = RB_SWITCH_COUNT,
  .profiles = rb_profiles,
  .profile_count = RB_PROFILE_COUNT,
  .sections = sections,
  .section_count = RB_SECTIONS,
  .seats_least = 2,
  .seats_most = 4,
  .format_numbers = format_numbers,
  .format_number_count = RB_FORMAT_NUMBERS,
  .shared_field = "shared_battlefields",
  .shared_rule = "478.4",
  .section_fault = rb_section_fault,
  .format_fault = rb_format_fault,
  .set_up = rb_set_up,
  .step = rb_step,
  .asking = rb_asking,
  .waiting_def = rb_waiting_def,
  .attribute = rb_attribute,
  .named_count = rb_named_count,
  .counts = rb_counts,
  .tagged = rb_tagged,
  .named = rb_named,
  .remembers = rb_remembers,
  .batch_open = rb_batch_open,
  .batch_close = rb_batch_close,
  .signalled = rb_signalled,
  .controller_of = rb_controller_of,
  .last_sides = rb_last_sides,
  .loops = &rb_loops,
  .opens = rb_opens,
  .gate = rb_gate,
  .related = rb_related,
  .things = rb_things,
  .item_view = rb_item_view,
  .place_words = rb_place_words,
  .players_have = rb_players_have,
  .lies_open = rb_lies_open,
  .any_lies_open = rb_any_lies_open,
  .chose = rb_chose,
  .choice_name_verb = RB_V_CARD_NAME,
  .zone_changed = rb_zone_changed,
  .body_made = rb_body_made,
  .goes_on = rb_goes_on,
  .concede = rb_concede,
  .call_fault = rb_call_fault,
  .call = rb_call,
  .option_label = rb_option_label,
  .option_ability = rb_option_ability,
  .why_not = rb_why_not,
  .explain = rb_explain,
  .explain_event = rb_explain_event,
  .event_detail = rb_event_detail,
  .name_of = rb_name_of,
  .card_view = rb_card_view,
  .placed = rb_placed,
  .relocate = rb_relocate,
  .writables = rb_writables,
  .writable_count = RB_WRITABLE_COUNT,
  .set = rb_set,
  .begin = rb_begin,
  .check = rb_check,
  .may_lie = rb_may_lie,
  .position_card = rb_position_card,
  .position_rest = rb_position_rest,
  .twins = rb_twins,
};

int rb_find_event(const char *name)
{
  for (int i = 0; i < RB_EVENT_COUNT; i++)
    if (strcmp(events[i].name, name) == 0) return i;
  return -1;
}

int rb_find_zone(const char *name)
{
  for (int i = 0; i < RB_ZONES; i++)
    if (strcmp(zones[i].name, name) == 0) return i;
  return -1;
}
