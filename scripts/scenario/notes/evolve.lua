-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- the words that scenarios of Shadowverse: Evolve have beside the house's
-- (notes.lua).

local TARGETED = "player: ScenarioPlayer, verb: Verb, card: string, target?: string"

return {
  Position = {
    { "phase?", '"start"|"main"|"end"', "which phase begins" },
    { "first?", "Seat", "who went first" },
    { "turn_number?", "integer", "the number of the turn" },
  },
  Has = {
    { "leader?", "CardSpec", "the player\'s leader; one without class when left out" },
    { "field?", "CardsSpec", "the player\'s field" },
    { "ex?", "CardsSpec", "the EX area" },
    { "evolve_deck?", "CardsSpec", "the player\'s evolve deck, by the names shared with followers" },
    { "cemetery?", "CardsSpec", "the player\'s cemetery" },
    { "banished?", "CardsSpec", "the player\'s banished cards" },
    { "play_points?", "integer", "0 when left out" },
    { "max_play_points?", "integer", "as many as the points when left out" },
    { "evolution_points?", "integer", "0 when left out" },
    { "defense?", "integer", "the leader's; 20 when left out" },
    { "turns?", "integer", "turns that the player has had so far" },
    { "played?", "integer", "cards played this turn" },
  },
  Of = {
    { "engaged?", "boolean", "it is engaged" },
    { "damage?", "integer", "defense lost so far" },
    { "new?", "boolean", "it came onto the field this turn" },
    { "evolved?", "boolean", "a card of its name is linked to it" },
    { "evolved_now?", "boolean", "the same, since this turn" },
    { "faceup?", "boolean", "in an evolve deck: it was used" },
  },
  Player = {
    { "leader", "CardsExpectation", "the player\'s leader" },
    { "field", "CardsExpectation", "the player\'s field" },
    { "ex", "CardsExpectation", "the player\'s EX area" },
    { "evolve_deck", "CardsExpectation", "the player\'s evolve deck" },
    { "evolve_zone", "CardsExpectation", "the player\'s evolved cards that are linked to followers" },
    { "cemetery", "CardsExpectation", "the player\'s cemetery" },
    { "banished", "CardsExpectation", "the player\'s banished cards" },
    { "evolve", "card: string, n?: integer", "uses its evolve ability: the first that can be used, or the n-th of all its abilities" },
    { "attack", "card: string, target?: string", "attacks a follower, or the opponent's leader" },
    { "pass", "", "does nothing in a Quick window, or engages no Ward as the turn ends" },
  },
  Table = {
    { "pass_all", "", "passes all Quick windows until something else is asked", gives = false },
    { "expect_defense", "player: Seat, n: integer", "defense of a leader" },
    { "can", TARGETED, "the player could do it now" },
    { "offered", TARGETED, "true when the player could do it now", gives = "boolean" },
    { "cannot", "player: ScenarioPlayer, verb: Verb, card: string, ...: string|integer",
      "could not; then the target or the number of an ability, and the rule that the reason must cite" },
  },
  Card = {
    { "attack", "n: integer", "its attack" },
    { "defense", "n: integer", "its defense" },
    { "damage", "n: integer", "defense lost so far" },
    { "cost", "n: integer", "what it costs to play now" },
    { "engaged", "", "it is engaged" },
    { "reserved", "", "it is reserved" },
    { "evolved", "", "it is evolved" },
    { "unevolved", "", "it is not evolved" },
    { "linked_to", "card: string", "which follower a card of the evolve zone is linked to" },
  },
  Cards = {
    { "engaged", "n: integer", "n of them are engaged" },
    { "reserved", "n: integer", "n of them are reserved" },
  },
}
