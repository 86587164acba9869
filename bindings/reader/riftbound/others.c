/* SPDX-License-Identifier: MIT */
/*
** others.c -- the words of other games that Riftbound says otherwise, or whose rules leave no room
** for them: for hints, refusals and the table of words (docs/reference-words.md).
*/
#include "reader/riftbound/words.h"

/* clang-format off */
const OtherWord riftbound_others[] = {
  {.word = "once_per_turn", .ours = "once_each_turn"},
  /* abilities */
  {.word = "fanfare", .ours = "when_played"},
  {.word = "last_words", .ours = "deathknell"},
  {.word = "strike on_evolve on_race", .ours = "when"},
  {.word = "damage damage_dealt", .ours = "instead_of"},
  {.word = "state", .rule = "383.2",
   .why = "an ability triggers as something happens: 'when' waits for an event while 'while_' "
          "holds"},
  {.word = "evolve evolves evolved faceup turn_facedown turn_faceup set_evolve_cost evolve_cost "
           "evolution_points gain_evolution_points lose_evolution_points", .rule = "103",
   .why = "there is no evolve deck, and nothing evolves: become_copy gives another card's look"},
  /* actions */
  {.word = "destroy", .ours = "kill"},
  {.word = "refresh", .ours = "ready"},
  {.word = "engage", .ours = "exhaust"},
  {.word = "put", .ours = "put_on_top"},
  {.word = "put_at_ends", .ours = "put_on_bottom"},
  {.word = "summon", .ours = "play_token"},
  {.word = "summon_copy", .ours = "become_copy"},
  {.word = "transform", .ours = "replace"},
  {.word = "swap", .ours = "exchange_control"},
  {.word = "draw_up_to", .ours = "draw"},
  {.word = "all_discard", .ours = "discard"},
  {.word = "top", .ours = "look"},
  {.word = "search shuffle", .ours = "reveal_until"},
  {.word = "transfer_counters", .ours = "put_counters"},
  {.word = "either", .ours = "choose"},
  {.word = "roll", .rule = "416.5",
   .why = "nobody rolls dice: game.random takes one of several objects at random"},
  {.word = "fill field ex field_room ex_room limits", .rule = "107",
   .why = "hands, bases and battlefields have no limit up to which they could be filled"},
  {.word = "change_cost", .ours = "cost"},
  {.word = "set_cost", .ours = "price"},
  {.word = "set_defense leader", .rule = "1.2",
   .why = "players have points and no defense: gain_points, lose_points; `legend` is the card"},
  {.word = "lose", .ours = "win"},
  {.word = "recover", .ours = "add"},
  {.word = "raise_max", .ours = "channel"},
  {.word = "lose_play_points", .ours = "pay"},
  {.word = "lower_max max_play_points", .rule = "165",
   .why = "Energy comes of runes: `runes` counts them, game.recycle takes them away"},
  {.word = "play_points", .ours = "energy"},
  /* attributes */
  {.word = "attack defense", .ours = "might"},
  {.word = "traits", .ours = "tags"},
  {.word = "class", .ours = "domains"},
  {.word = "engaged", .ours = "exhausted"},
  {.word = "cost price odd even", .ours = "energy"},
  {.word = "new entered", .ours = "played_this_turn"},
  {.word = "played combo", .ours = "finalized"},
  {.word = "cemetery", .ours = "trash"},
  {.word = "active", .ours = "opponents_turn"},
  {.word = "first_player", .ours = "turns"},
  {.word = "spellchain necrocharge overflow sanguine stack counts", .rule = "110",
   .why = "no class has a count of its own: number.count(cards { zone = \"trash\" }), counters"},
  /* fields */
  {.word = "quick", .ours = "timing"},
  {.word = "process", .ours = "cost"},
  {.word = "option", .ours = "additional"},
  {.word = "targets_if_paid", .ours = "targets"},
  {.word = "set_attack set_defense", .ours = "becomes"},
  {.word = "enters_engaged", .ours = "enters_exhausted"},
  {.word = "attack_damage", .ours = "source"},
  {.word = "ignores_ward deals_defense", .rule = "461",
   .why = "units in a combat deal damage to all of the other side: nothing keeps an attack off, "
          "and Might is both numbers"},
  /* types of cards */
  {.word = "follower", .ours = "unit"}, {.word = "followers", .ours = "units"},
  {.word = "amulet", .ours = "gear"}, {.word = "amulets", .ours = "gear"},
  {0}};
/* clang-format on */
