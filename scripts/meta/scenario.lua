---@meta
-- SPDX-License-Identifier: MIT
-- What an editor should know of spec files (docs/scenarios.md).  Never run.

---@alias CardSpec string | { [1]: string, exhausted?: boolean, damage?: integer, buffs?: integer, stunned?: boolean }
---@alias Seat "p1" | "p2" | "p3" | "p4"
---@alias Runes table<string, integer> | { exhausted: table<string, integer> }

---@class PlayerSpec
---@field hand? CardSpec[]
---@field deck? string[] top first; 20 fillers when left out
---@field rune_deck? string[] top first; 12 Fury Runes when left out
---@field trash? CardSpec[]
---@field banishment? CardSpec[]
---@field champion? CardSpec
---@field legend? CardSpec
---@field base? CardSpec[]
---@field at? table<string, CardSpec[]> by battlefield
---@field facedown? table<string, string> by battlefield
---@field runes? Runes
---@field pool? table<string, integer> energy, a domain, any
---@field points? integer
---@field xp? integer
---@field battlefields? string[] of a full game

---@class ScenarioSpec
---@field rule? string
---@field id? string
---@field p1? PlayerSpec
---@field p2? PlayerSpec
---@field p3? PlayerSpec
---@field p4? PlayerSpec
---@field format? string a mode of play: "ffa3", "2v2" ...
---@field players? integer
---@field teams? integer
---@field battlefields? string[]
---@field controls? table<string, Seat | "nobody">
---@field turn? Seat
---@field seed? integer
---@field victory_score? integer
---@field full? boolean from the set-up on
---@field [1] fun(t: ScenarioTable)

---@class ScenarioPlayer
---@field hand CardsExpectation
---@field deck CardsExpectation
---@field trash CardsExpectation
---@field champion CardsExpectation
---@field banishment CardsExpectation
---@field rune_deck CardsExpectation
---@field legend CardsExpectation
---@field runes CardsExpectation
---@field base CardsExpectation
---@field play fun(self, card: string): ScenarioPlayer
---@field use fun(self, card: string, n?: integer): ScenarioPlayer
---@field move fun(self, units: string | string[], place: string): ScenarioPlayer
---@field hide fun(self, card: string, battlefield: string): ScenarioPlayer
---@field at fun(self, place: string): ScenarioPlayer
---@field on fun(self, ...: string): ScenarioPlayer
---@field choose fun(self, ...: string | integer): ScenarioPlayer
---@field yes fun(self): ScenarioPlayer
---@field no fun(self): ScenarioPlayer
---@field order fun(self, options: (string | integer)[]): ScenarioPlayer
---@field number fun(self, value: integer): ScenarioPlayer
---@field assign fun(self, amounts: table<string, integer>): ScenarioPlayer
---@field pay fun(self, text: string): ScenarioPlayer
---@field invite fun(self): ScenarioPlayer
---@field pass fun(self): ScenarioPlayer
---@field end_turn fun(self): ScenarioPlayer
---@field cancel fun(self): ScenarioPlayer
---@field concede fun(self): ScenarioPlayer

---@class CardExpectation
---@field at fun(self, place: string): CardExpectation
---@field in_zone fun(self, zone: string): CardExpectation
---@field gone fun(self): CardExpectation
---@field exhausted fun(self): CardExpectation
---@field ready fun(self): CardExpectation
---@field might fun(self, n: integer): CardExpectation
---@field damage fun(self, n: integer): CardExpectation
---@field buffed fun(self): CardExpectation
---@field unbuffed fun(self): CardExpectation
---@field stunned fun(self): CardExpectation
---@field attacking fun(self): CardExpectation
---@field defending fun(self): CardExpectation
---@field controlled_by fun(self, player: Seat): CardExpectation
---@field owned_by fun(self, player: Seat): CardExpectation
---@field attribute fun(self, name: string, n: integer): CardExpectation

---@class CardsExpectation
---@field is fun(self, names: string[]): CardsExpectation in any order
---@field in_order fun(self, names: string[]): CardsExpectation
---@field starts_with fun(self, names: string[]): CardsExpectation
---@field has fun(self, name: string, times?: integer): CardsExpectation
---@field lacks fun(self, name: string): CardsExpectation
---@field count fun(self, n: integer): CardsExpectation
---@field ready fun(self, n: integer): CardsExpectation
---@field exhausted fun(self, n: integer): CardsExpectation
---@field seen_by fun(self, player: Seat): CardsExpectation
---@field unseen_by fun(self, player: Seat): CardsExpectation

---@class ScenarioTable
---@field p1 ScenarioPlayer
---@field p2 ScenarioPlayer
---@field p3? ScenarioPlayer
---@field p4? ScenarioPlayer
---@field pass_all fun(self)
---@field resolve fun(self)
---@field showdown_pass fun(self)
---@field combat fun(self)
---@field next_turn fun(self): ScenarioTable
---@field at fun(self, place: string, seat?: integer): CardsExpectation
---@field zone fun(self, zone: string, seat: integer): CardsExpectation
---@field expect fun(self, card: string): CardExpectation
---@field expect fun(self, cards: CardsExpectation): CardsExpectation
---@field expect_points fun(self, player: Seat, n: integer): ScenarioTable
---@field expect_number fun(self, player: Seat, attribute: string, n: integer): ScenarioTable
---@field expect_control fun(self, battlefield: string, player: Seat | "nobody"): ScenarioTable
---@field expect_chain fun(self, n: integer): ScenarioTable
---@field expect_decision fun(self, player: Seat, kind?: string): ScenarioTable
---@field expect_winner fun(self, player: Seat | "nobody"): ScenarioTable
---@field expect_option fun(self, ...: string): ScenarioTable
---@field expect_no_option fun(self, ...: string): ScenarioTable
---@field expect_event fun(self, kind: string, card?: string, amount?: integer): ScenarioTable
---@field expect_no_event fun(self, kind: string, card?: string): ScenarioTable
---@field can fun(self, player: ScenarioPlayer, verb: string, card: string, place?: string): ScenarioTable
---@field cannot fun(self, player: ScenarioPlayer, verb: string, card: string, rule?: string): ScenarioTable
---@field expect_reason fun(self, player: ScenarioPlayer | nil, card: string, ...: table): ScenarioTable
---@field expect_no_reason fun(self, player: ScenarioPlayer | nil, card: string, fields: table): ScenarioTable
---@field expect_event_reason fun(self, player: ScenarioPlayer | nil, kind: string, ...: table): ScenarioTable
---@field offered fun(self, player: ScenarioPlayer, verb: string, card: string, place?: string): boolean
---@field forget fun(self)

---@param name string begins with the rule, or the card
---@return fun(spec: ScenarioSpec)
function scenario(name) end

---@param card table | fun(): table the table of a card, or a function that returns `card { ... }`
function test_card(card) end

---@param name string of a keyword that only this file's cards have
---@return fun(keyword: table)
function test_keyword(name) end

---@param file string whose test cards this file uses, in the same folder
function use(file) end
