/* SPDX-License-Identifier: MIT */
/* rules.c -- the tables that make Shadowverse: Evolve a game of the kernel. */
#include "evolve/scratch/scratch.h"
#include "evolve/effects/effects.h"
#include "evolve/ev.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"
#include "evolve/view/view.h"

static const ArbPoolSpec pools[EV_POOLS] = {
  ARB_KERNEL_POOLS(136, 2 * EV_ZONES - 2, 6, 8),
  [EV_POOL_TABLE] = {"tables", sizeof(EvTable), 1, ARB_POOL_FIXED},
  [EV_POOL_PLAYER] = {"players", sizeof(EvPlayer), 2, ARB_POOL_FIXED},
  [EV_POOL_BODY] = {"objects before the players", sizeof(EvBody), 24, 0},
  [EV_POOL_ITEM] = {"abilities and plays", sizeof(EvItem), 4, 0},
  [EV_POOL_PICK] = {"targets", sizeof(ArbPick), 8, 0},
  [EV_POOL_PAST] = {"memories", sizeof(EvPast), 8, 0},
  [EV_POOL_EFFECT] = {"effects", sizeof(EvEffect), 16, 0},
  [EV_POOL_DERIVED] = {"card information", sizeof(EvDerived), 26, ARB_POOL_DERIVED},
  [EV_POOL_MARK] = {"marks", sizeof(EvMark), 8, 0},
  [EV_POOL_LOOP] = {"loops", sizeof(ArbLoop), 1, ARB_POOL_FIXED},
  [EV_POOL_DELAYED] = {"delayed abilities", sizeof(EvDelayed), 2, 0},
};

/* The order of cards counts in decks and in the resolution zone (4.1.3;
** kernel/cards/position.h). */
static const ArbZoneKind zones[EV_ZONES] = {
  [EV_Z_LEADER] = {"leader", "l", 0, ARB_PUBLIC, 1, 0, "4.3", "leader"},
  [EV_Z_FIELD] = {"field", "c", 0, ARB_PUBLIC, 1, 0, "4.4", "follower amulet"},
  [EV_Z_EX] = {"ex", "c", 0, ARB_PUBLIC, 0, ARB_KEEPS_ID_LEAVING, /* 4.8.3.3 */ "4.8",
               "follower amulet spell"},
  [EV_Z_HAND] = {"hand", "c", 0, ARB_PRIVATE, 0, 0, "4.7", "follower amulet spell"},
  [EV_Z_DECK] = {"deck", "c", 0, ARB_SECRET, 0, 0, "4.5", "follower amulet spell"},
  [EV_Z_EVOLVE_DECK] = {"evolve_deck", "e", 0, ARB_PRIVATE, 0, 0, "4.6", "follower amulet spell"},
  [EV_Z_EVOLVE] = {"evolve", "e", 0, ARB_PUBLIC, 1, 0, "4.12", "follower"},
  [EV_Z_CEMETERY] = {"cemetery", "c", 0, ARB_PUBLIC, 0, 0, "4.9", "follower amulet spell"},
  [EV_Z_BANISHED] = {"banished", "c", 0, ARB_PUBLIC, 0, 0, "4.10", "follower amulet spell"},
  [EV_Z_RESOLUTION] = {"resolution", "c", 1, ARB_PUBLIC, 0, ARB_KEEPS_ID, "4.11",
                       "follower amulet spell"},
  [EV_Z_FORMAT] = {"format", "f", 1, ARB_PUBLIC, 0, 0, "6.2", ARB_FORMAT_TYPE},
};

static const ArbNamed events[] = {EV_EVENTS(ARB_EVENT_ROW)};
static const ArbNamed verbs[] = {EV_VERBS(ARB_VERB_ROW)};
static const char *const keywords[] = {EV_KEYWORDS(ARB_KEYWORD_ROW)};

/* 6.1.1 */
static const ArbSectionKind sections[EV_SECTIONS] = {
  [EV_SECTION_LEADER] = {"Leader", "leader", 1, 0},
  [EV_SECTION_MAIN] = {"MainDeck", "main", 0, 0},
  [EV_SECTION_EVOLVE] = {"EvolveDeck", "evolve", 0, 0},
};

/* House rules (docs/formats.md) */
static const ArbFormatNumber format_numbers[EV_FORMAT_NUMBERS] = {
  [EV_N_LEADER_DEFENSE] = {"leader_defense", 0, 1, 99, 0, "2.8.3.1", NULL, 0},
  [EV_N_POINTS_LIMIT] = {"play_points_max", 0, 1, EV_POINTS_MOST, 0, "3.2.4.1", "play points", 0},
  [EV_N_SECOND_POINTS] = {"evolution_points_last", ARB_FORMAT_ZERO, 0, 99, 0, "6.2.1.9",
                          "evolution points", 0},
  [EV_N_DEFENSE_OF] = {"leader_defense_p1", ARB_FORMAT_OF(0), 1, 99, 0, "2.8.3.1", NULL, 0},
  {"leader_defense_p2", ARB_FORMAT_OF(1), 1, 99, 0, "2.8.3.1", NULL, 0},
  [EV_N_PLAY_POINTS_OF] = {"play_points_p1", ARB_FORMAT_OF(0), 0, EV_POINTS_MOST, 0, "3.2.4.1",
                           "play points", 0},
  {"play_points_p2", ARB_FORMAT_OF(1), 0, EV_POINTS_MOST, 0, "3.2.4.1", "play points", 0},
  [EV_N_EVOLUTION_OF] = {"evolution_points_p1", ARB_FORMAT_ZERO | ARB_FORMAT_OF(0), 0, 99, 0,
                         "6.2.1.9", "evolution points", 0},
  {"evolution_points_p2", ARB_FORMAT_ZERO | ARB_FORMAT_OF(1), 0, 99, 0, "6.2.1.9",
   "evolution points", 0},
};

static const ArbFrameKind frames[EV_FRAMES] = {
  [EV_FRAME_TURN] = {"turn", ev_turn_step, EV_STAGES},
  [EV_FRAME_CONFIRM] = {"confirm", ev_confirm_step, 1},
  [EV_FRAME_ATTACK] = {"attack", ev_attack_step, EV_ATTACK_STAGES},
  [EV_FRAME_RESOLVE] = {"resolve", ev_resolve_step, 1},
};

/* ---- Perpetual cycles (14.2) -------------------------------------------------- */

static void cycle_drawn(ArbGame *g) /* 14.2.1.3 */
{
  ev_lose(g, (1u << g->s->seats) - 1);
}

static void cycle_broken(ArbGame *g, ArbSeat seat, int times) /* 14.2.1.1 */
{
  ev_tell(g, EV_E_LOOP, seat, id_player(seat), times, 0);
}

/* 14.2.1.2: a choice that leads back to the same position may not be made again. */
static const ArbLoops evolve_loops = {.pool = EV_POOL_LOOP,
                                      .times_rule = "14.2.1.1",
                                      .break_rule = "14.2.1.1",
                                      .drawn = cycle_drawn,
                                      .stopped = cycle_broken};

/* Windows write nothing before they ask; some Quick windows do not ask at all. */
static ArbAsking asking(const ArbGame *g)
{
  const ArbFrame *top = pool_at(g->s, ARB_POOL_FRAME, g->s->pools[ARB_POOL_FRAME].used);
  ArbGame *looker = (ArbGame *)(uintptr_t)g;
  bool turn = top->kind1 - 1 == EV_FRAME_TURN, attack = top->kind1 - 1 == EV_FRAME_ATTACK;
  if (arb_loop_found(g) || top->kind1 - 1 == EV_FRAME_RESOLVE) return ARB_ASKS_OFTEN;
  if ((turn && top->stage == EV_STAGE_QUICK) || (attack && top->stage == EV_ATTACK_QUICK))
    return ev_quick_asked(looker) ? ARB_ASKS_FIRST : ARB_ASKS_RARELY;
  if (!turn) return ARB_ASKS_RARELY;
  switch (top->stage) {
  case EV_STAGE_FIRST:
  case EV_STAGE_MAIN:
  case EV_STAGE_WARD: return ARB_ASKS_FIRST;
  case EV_STAGE_MULLIGAN:
  case EV_STAGE_LIMIT: return ARB_ASKS_OFTEN;
  default: return ARB_ASKS_RARELY;
  }
}

static const ArbWord durations[] = {
  {"turn", EV_UNTIL_END_OF_TURN},
  {"opponents_turn", EV_UNTIL_OPPONENTS_TURN}, /* to the end of the opponent's next turn */
  {"leaves", EV_UNTIL_LEAVES},
  {NULL, 0}};

/* In the order of ev_card_view. */
static const char *const card_numbers[] = {"attack", "defense", "damage", "engaged", NULL};

const ArbRules ev_rules = {
  .name = "evolve",
  .edition = "Comprehensive Rules 1.3.1",
  .hidden_rule = "4.1.2",
  .card_numbers = card_numbers,
  .pools = pools,
  .pool_count = EV_POOLS,
  .scratch_size = sizeof(EvScratch),
  .scratch_zeroed = sizeof(EvScratch),
  .table_pool = EV_POOL_TABLE,
  .player_pool = EV_POOL_PLAYER,
  .body_pool = EV_POOL_BODY,
  .item_pool = EV_POOL_ITEM,
  .pick_pool = EV_POOL_PICK,
  .past_pool = EV_POOL_PAST,
  .zones = zones,
  .zone_count = EV_ZONES,
  .frames = frames,
  .frame_count = EV_FRAMES,
  .attributes = ev_attributes,
  .attribute_count = EV_ATTRIBUTE_COUNT,
  .events = events,
  .replaceable = ev_replaceable,
  .event_count = EV_EVENT_COUNT,
  .verbs = verbs,
  .verb_count = EV_VERB_COUNT,
  .keywords = keywords,
  .keyword_count = EV_KEYWORD_COUNT,
  .keyword_value1 = EV_ATTRIBUTE_COUNT + 1,
  .actions = ev_actions,
  .list_actions = ev_list_actions,
  .durations = durations,
  .choice_rule = "10.6.2.7.2",
  .choice_verb = EV_V_CARD,
  .choice_player_verb = EV_V_PLAYER,
  .sections = sections,
  .section_count = EV_SECTIONS,
  .seats_least = 2,
  .seats_most = 2, /* 1.1.1 */
  .format_numbers = format_numbers,
  .format_number_count = EV_FORMAT_NUMBERS,
  .section_fault = ev_section_fault,
  .format_fault = ev_format_fault,
  .set_up = ev_set_up,
  .step = ev_step,
  .lies_open = ev_lies_open,
  .any_lies_open = ev_any_lies_open,
  .chose = ev_chose,
  .choice_name_verb = EV_V_CARD_NAME,
  .asking = asking,
  .waiting_def = ev_waiting_def,
  .attribute = ev_attribute,
  .counts = ev_counts,
  .tagged = ev_tagged,
  .named = ev_named,
  .batch_open = ev_moment_open,
  .batch_close = ev_moment_close,
  .signalled = ev_signalled,
  .controller_of = ev_controller_of,
  .last_sides = ev_last_sides,
  .loops = &evolve_loops,
  .remembers = ev_remembers,
  .zone_changed = ev_zone_changed,
  .body_made = ev_body_made,
  .concede = ev_concede,
  .option_label = ev_option_label,
  .item_view = ev_item_view,
  .option_ability = ev_option_ability,
  .event_detail = ev_event_detail,
  .why_not = ev_why_not,
  .explain = ev_explain,
  .card_view = ev_card_view,
  .placed = ev_placed,
  .relocate = ev_relocate,
  .named_count = ev_named_count,
  .writables = ev_writables,
  .writable_most = ev_writable_most,
  .writable_count = EV_WRITABLE_COUNT,
  .set = ev_set,
  .begin = ev_begin,
  .check = ev_check,
  .may_lie = ev_may_lie,
  .position_card = ev_position_card,
  .position_rest = ev_position_rest,
  .twins = ev_twins,
};
