/* SPDX-License-Identifier: MIT */
/*
** others.c -- the words of other games that Riftbound says otherwise, or whose rules leave no room
** for them: for hints, refusals and the table of words (docs/reference-words.md).
*/
#include "reader/riftbound/words.h"

/* clang-format off */
const OtherWord bind_riftbound_others[] = {
  {.word = "once_per_turn", .ours = "once_each_turn"},
  /* abilities */
  {.word = "fanfare", .ours = "when_played"},
  {.word = "last_words", .ours = "deathknell"},
  {.word = "strike", .ours = "when",
   .form = "when { event = \"attack\", by = \"me\", run = function(game) game.draw(1) "
           "end }"},
  {.word = "on_evolve on_race", .ours = "when"},
  {.word = "damage damage_dealt", .ours = "instead_of",
   .form = "instead_of { event = \"damage\", subject = \"me\", amount = number.event() "
           "- 1 }"},
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
  {.word = "put_at_ends", .ours = "put_on_bottom",
   .form = "if game.yes(\"On top?\") then game.put_on_top(it) else "
           "game.put_on_bottom(it) end"},
  {.word = "summon", .ours = "play_token"},
  {.word = "summon_copy", .ours = "become_copy",
   .form = "game.become_copy(game.play_token(\"Sand Soldier\", { at = \"base\" }), it)"},
  {.word = "transform", .ours = "replace"},
  {.word = "swap", .ours = "exchange_control"},
  {.word = "draw_up_to", .ours = "draw",
   .form = "game.draw(game.number(0, 3))"},
  {.word = "all_discard", .ours = "discard",
   .form = "for _, player in ipairs(game.players()) do game.discard(1, { by = player }) "
           "end"},
  {.word = "top", .ours = "look"},
  {.word = "search", .ours = "reveal_until"},
  {.word = "shuffle", .rule = "115",
   .why = "decks are shuffled as the game begins: game.recycle puts cards at the bottom of theirs"},
  {.word = "transfer_counters", .ours = "put_counters",
   .form = "counters = { \"spell\" }, run = function(game, me, it, other) "
           "game.put_counters(other, \"spell\", game.remove_counters(it, \"spell\", 3)) "
           "end"},
  {.word = "either", .ours = "yes",
   .form = "if game.yes(\"Sand Soldier?\") then game.play_token(\"Sand Soldier\", { at "
           "= \"base\" }) end"},
  {.word = "fill field ex field_room ex_room limits", .rule = "107",
   .why = "hands, bases and battlefields have no limit up to which they could be filled"},
  {.word = "change_cost", .ours = "cost",
   .form = "static { affects = spells { mine = true }, cost = { energy = -1 } }"},
  {.word = "set_cost", .ours = "price",
   .form = "static { affects = spells { mine = true }, plays_from = \"hand\", price = { "
           "energy = 1 } }"},
  {.word = "set_defense leader", .rule = "1.2",
   .why = "players have points and no defense: gain_points, lose_points; `legend` is the card"},
  {.word = "redirect_attack end_attack", .rule = "459",
   .why = "units fight with all units of the other side at a battlefield, and attack none alone"},
  {.word = "recover", .ours = "add"},
  {.word = "raise_max", .ours = "channel"},
  {.word = "lose_play_points", .ours = "pay"},
  {.word = "lower_max max_play_points", .rule = "165",
   .why = "Energy comes of runes: `runes` counts them, game.recycle takes them away"},
  {.word = "play_points", .ours = "energy"},
  /* attributes */
  {.word = "attack defense", .ours = "might"},
  {.word = "traits", .ours = "tags"},
  {.word = "class", .ours = "domain", .kinds = OTHER_ATTRIBUTE},
  {.word = "class", .ours = "domains"},
  {.word = "engaged", .ours = "exhausted"},
  {.word = "cost price", .ours = "energy"},
  {.word = "odd", .ours = "energy",
   .form = "if it.energy % 2 == 1 then game.draw(1) end"},
  {.word = "even", .ours = "energy",
   .form = "if it.energy % 2 == 0 then game.draw(1) end"},
  {.word = "new entered", .ours = "played_this_turn"},
  {.word = "played combo", .ours = "finalized"},
  {.word = "cemetery", .ours = "trash"},
  {.word = "active", .ours = "turn_player"},
  {.word = "first_player", .ours = "seat",
   .form = "if game.you().seat == 1 then game.draw(1) end"},
  {.word = "spellchain necrocharge overflow sanguine stack counts", .rule = "110",
   .why = "no class has a count of its own: number.count(cards { zone = \"trash\" }), counters"},
  /* fields */
  {.word = "quick", .ours = "timing",
   .form = "activated { timing = \"reaction\", cost = { exhaust = \"me\" }, run = "
           "function(game) game.draw(1) end }"},
  {.word = "process", .ours = "cost",
   .form = "when_played { cost = { energy = 1 }, run = function(game) game.draw(1) end }"},
  {.word = "option", .ours = "additional",
   .form = "additional { name = \"toll\", cost = { discard = 1 } }"},
  {.word = "targets_if_paid", .ours = "targets",
   .form = "additional { name = \"toll\", cost = { discard = 1 } }, when_played { "
           "targets = { if_paid(\"toll\", unit {}) }, run = function(game, me, it) if "
           "it then game.deal(1, it) end end }"},
  {.word = "set_attack set_defense", .ours = "becomes",
   .form = "static { affects = \"me\", becomes = { might = 4 } }"},
  {.word = "enters_engaged", .ours = "enters_exhausted"},
  {.word = "ignores_ward deals_defense", .rule = "461",
   .why = "units in a combat deal damage to all of the other side: nothing keeps an attack off, "
          "and Might is both numbers"},
  /* types of cards */
  {.word = "follower", .ours = "unit"}, {.word = "followers", .ours = "units"},
  {.word = "amulet", .ours = "gear"}, {.word = "amulets", .ours = "gear"},
  {0}};
/* clang-format on */
