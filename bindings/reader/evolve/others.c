/* SPDX-License-Identifier: MIT */
/*
** others.c -- the words of other games that Evolve says otherwise, or whose rules leave no room
** for them: for hints, refusals and the table of words (docs/reference-words.md).
*/
#include "reader/evolve/words.h"

/* clang-format off */
const OtherWord evolve_others[] = {
  {.word = "once_per_turn", .ours = "once_each_turn"},
  {.word = "domains", .ours = "class"},
  /* abilities */
  {.word = "when_played", .ours = "fanfare"},
  {.word = "deathknell", .ours = "last_words"},
  {.word = "reflexive then_do then_do_among", .rule = "10.6.2.7.2",
   .why = "a text is done in one go, in the written order: write what follows behind it in 'run'"},
  {.word = "as_played as_seen", .rule = "10.6.2",
   .why = "nothing is decided between playing and resolving: 'option' and 'process' ask then"},
  {.word = "equip as_attached effect_text attach detach attached_to attachments attached equipped "
           "attached_to_me attached_to_subject has_me_attached just_attached measured copy_text "
           "pays_equip", .rule = "4.4",
   .why = "no card is attached to another one: cards lie on a field beside each other"},
  /* actions */
  {.word = "kill", .ours = "destroy"},
  {.word = "ready", .ours = "refresh"},
  {.word = "exhaust", .ours = "engage"},
  {.word = "heal buff double_might swap_might raise_might give_keywords", .ours = "give"},
  {.word = "set_might", .ours = "start"},
  {.word = "spend_buff", .ours = "remove_counters"},
  {.word = "buffs buffed any_buffs buff_might", .rule = "14.1",
   .why = "there are no buffs: counters of a name of your own (put_counters)"},
  {.word = "stun stunned", .rule = "1.3.3",
   .why = "nothing is stunned: a static with cannot = \"attack\" that game.start begins says it"},
  {.word = "recycle put_on_top put_on_bottom put_in_trash", .ours = "put"},
  {.word = "put_in_champion_zone champion chosen_champion signature", .rule = "6.1.1",
   .why = "a deck has a leader, and no champion or signature cards"},
  {.word = "create play_token", .ours = "summon"},
  {.word = "replace", .ours = "transform"},
  {.word = "swap_back", .rule = "5.16",
   .why = "what is transformed is banished and does not come back"},
  {.word = "move recall place destinations playable_at at location open_to_moves move_tax moves "
           "plays_to except_at everywhere open occupied controlled", .rule = "4.4",
   .why = "a field is one place: nothing moves about on it"},
  {.word = "banish_one", .ours = "banish"},
  {.word = "prevent bonus_damage bonus_damage_to", .ours = "damage"},
  {.word = "predict", .ours = "look"},
  {.word = "banished_with_me", .ours = "remember_cards"},
  {.word = "opponents", .ours = "opponent"},
  {.word = "lose_control", .rule = "10.7.4.3",
   .why = "a card that is taken over lies on the other field: game.exchange_control and "
          "game.take_control put it back"},
  {.word = "copy_item control_item counter chain", .rule = "10.6.2",
   .why = "what is played is resolved before anybody can do anything: nothing waits that could be "
          "copied or countered"},
  {.word = "channel", .ours = "raise_max"},
  {.word = "add", .ours = "recover"},
  {.word = "pay", .ours = "lose_play_points"},
  {.word = "pay_any", .rule = "10.4.2",
   .why = "a cost of number.x() is as large as its player likes; in 'run' game.number asks"},
  {.word = "energy", .ours = "play_points"},
  {.word = "power runes fury calm mind body chaos order any extra adds_more", .rule = "3.2.2",
   .why = "cards are paid for with play points: there are no runes and no Power"},
  {.word = "gain_xp xp level", .rule = "3.2.5",
   .why = "players have no XP: evolution points, counters and number.you(\"combo\") count"},
  {.word = "gain_points lose_points points victory_score score opponents_points conquered "
           "conquests wins holds_are_conquers", .rule = "1.2.1",
   .why = "nobody wins by points, and no place is conquered: game.give(leader, { defense = n })"},
  {.word = "name_tag named_tag", .rule = "2.4",
   .why = "nobody names a trait: game.choose and game.either ask, remember_cards keeps the answer"},
  {.word = "see_facedown facedown hides_more hides_for revealed", .rule = "4.2.3",
   .why = "no card lies facedown on a field"},
  {.word = "played_from", .ours = "from"},
  {.word = "fallen", .rule = "10.11.1",
   .why = "game.event.subject answers its attributes as they were when it left"},
  /* attributes */
  {.word = "might base_might might_bonus", .ours = "attack"},
  {.word = "mighty", .ours = "attack"},
  {.word = "exhausted", .ours = "engaged"},
  {.word = "damaged", .ours = "damage"},
  {.word = "mine", .ours = "friendly"},
  {.word = "owner controller", .ours = "seat"},
  {.word = "tags", .ours = "traits"},
  {.word = "domain", .ours = "class"},
  {.word = "legion", .ours = "combo"},
  {.word = "finalized", .ours = "played"},
  {.word = "trash", .ours = "cemetery"},
  {.word = "opponents_turn", .ours = "active"},
  {.word = "from given", .rule = "10.9.1.2",
   .why = "where a card came from is asked of the event, what it was given of its keywords"},
  {.word = "attacking defending in_combat in_showdown alone one_on_one excess friendly_units "
           "enemy_units enemy_alone attacked assigned_last lethal", .rule = "8.4",
   .why = "one follower attacks one enemy: the events \"attack\" and \"fought\" tell of both"},
  {.word = "happened_to triggered activated chooses chooses_no source", .rule = "10.7.1",
   .why = "a selector of what is played or waits would find nothing: 'when' has 'source', "
          "'subject' and 'by'"},
  {.word = "with_ref given_up_here", .rule = "10.7.5",
   .why = "what an ability was begun with stands behind 'me' in 'run', what was paid with in "
          "game.paid_with"},
  {.word = "time turns_left", .rule = "1.1.1",
   .why = "nobody calls time: the rules of Shadowverse: Evolve know no end of a round"},
  {.word = "team games_won", .rule = "1.1.1",
   .why = "a game has two players, and no teams"},
  {.word = "phase in_beginning_phase", .rule = "7.1.2",
   .why = "the events \"main_phase\" and \"end_phase\" tell of phases"},
  /* fields */
  {.word = "timing", .ours = "quick"},
  {.word = "enters_exhausted", .ours = "enters_engaged"},
  {.word = "becomes", .ours = "set_attack"},
  {.word = "price", .ours = "set_cost"},
  {.word = "killed_by_this", .ours = "source"},
  {.word = "first_each_turn", .ours = "nth"},
  {.word = "less", .ours = "cost"},
  {.word = "enters_ready", .rule = "8.4.2.1",
   .why = "cards enter refreshed: Rush and Storm let a new follower attack"},
  {.word = "each_player theirs", .rule = "3.1.2.3",
   .why = "an automatic ability is its card's controller's: in a format by = \"you\" is of each "
          "player"},
  {.word = "measure cards where next asks", .rule = "1.3.3",
   .why = "what cannot be, 'cannot' says of the cards that 'affects' finds, while 'while_' holds"},
  {.word = "borrows", .ours = "grants"},
  /* types of cards */
  {.word = "unit", .ours = "follower"}, {.word = "units", .ours = "followers"},
  {.word = "gear", .ours = "amulet"},
  {0}};
/* clang-format on */
