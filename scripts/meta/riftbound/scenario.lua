---@meta
-- SPDX-License-Identifier: MIT
--
-- Written by the program from its own tables (scripts/scenario/annotations.lua).

---a card by its name, or with something special about it
---@alias riftbound.CardSpec string|riftbound.CardTable

---@alias riftbound.CardsSpec riftbound.CardSpec|riftbound.CardSpec[]

---@alias riftbound.Seat "p1"|"p2"|"p3"|"p4"

---what can be said of an event beside its kind and its card
---@alias riftbound.EventFacts { amount?: integer, from?: string, by?: riftbound.Seat, at?: string }

---what can() and cannot() know
---@alias riftbound.Verb "play"|"use"|"hide"|"move"|"invite"

---@class (exact) riftbound.ScenarioSpec
---@field p1? riftbound.PlayerSpec what the first player has
---@field p2? riftbound.PlayerSpec what the second player has
---@field p3? riftbound.PlayerSpec what the third player has
---@field p4? riftbound.PlayerSpec what the fourth player has
---@field rule? string the rule it is about; for readers
---@field id? string the card it is about; for readers
---@field turn? riftbound.Seat whose turn it is; p1 when left out
---@field seed? integer what chance goes by; 1 when left out
---@field full? boolean a whole game from its set-up on
---@field format? string a mode of play
---@field players? integer how many play
---@field teams? integer how many teams there are, without a format
---@field rules? string a profile of switches
---@field house? table<string, boolean> single switches
---@field deck? table the deck, of a scenario about building one
---@field [1] fun(t: riftbound.ScenarioTable) what is done, and what must be true
---@field battlefields? string[] the battlefields; West Field and East Field when left out
---@field controls? table<string, riftbound.Seat|"nobody"> who controls a battlefield
---@field victory_score? integer how many points win; 8, or the format's, when left out

---@class (exact) riftbound.PlayerSpec
---@field hand? riftbound.CardsSpec the player's hand
---@field deck? string[] top first; 20 fillers when left out
---@field rune_deck? string[] top first; 12 Fury Runes when left out
---@field trash? riftbound.CardsSpec the player's trash
---@field banishment? riftbound.CardsSpec the player's cards in Banishment
---@field champion? riftbound.CardsSpec the player's Chosen Champion
---@field legend? riftbound.CardsSpec the player's legend
---@field base? riftbound.CardsSpec units and gear in the base
---@field at? table<string, riftbound.CardsSpec> units, by battlefield
---@field facedown? table<string, riftbound.CardsSpec> hidden cards, by battlefield
---@field runes? table<string, integer|table<string, integer>> by domain; `exhausted`: the same
---@field pool? table<string, integer> energy, a domain, any
---@field points? integer the player's points
---@field xp? integer the player's XP
---@field battlefields? string[] of a full game
---@field sideboard? string[] of a full game

---@class riftbound.CardTable
---@field [1] string its name
---@field owner? riftbound.Seat who owns it, when another one has it
---@field [string] any another attribute
---@field exhausted? boolean it is exhausted
---@field damage? integer damage marked
---@field buffs? integer buffs
---@field stunned? boolean it is stunned
---@field facedown? boolean it lies face down
---@field attached? riftbound.CardsSpec what is attached to it

---@class riftbound.ScenarioPlayer
---@field hand riftbound.CardsExpectation the cards in the player's hand
---@field deck riftbound.CardsExpectation the player's main deck, top first
---@field trash riftbound.CardsExpectation the player's trash
---@field champion riftbound.CardsExpectation the player's champion zone
---@field banishment riftbound.CardsExpectation the player's cards in Banishment
---@field rune_deck riftbound.CardsExpectation the player's rune deck, top first
---@field legend riftbound.CardsExpectation the player's legend
---@field runes riftbound.CardsExpectation the player's runes on the board
---@field base riftbound.CardsExpectation units and gear in the player's base
local Player = {}

---begins to play a card
---@param card string
---@return riftbound.ScenarioPlayer
function Player:play(card) end

---uses an activated ability: the first that can be used, or the n-th
---@param card string
---@param n? integer
---@return riftbound.ScenarioPlayer
function Player:use(card, n) end

---its targets, in the order of the text
---@param ... string
---@return riftbound.ScenarioPlayer
function Player:on(...) end

---answers the open question with these options; none: with nothing
---@param ... string|integer
---@return riftbound.ScenarioPlayer
function Player:choose(...) end

---answers yes, or takes the optional additional cost
---@return riftbound.ScenarioPlayer
function Player:yes() end

---answers no, or leaves it
---@return riftbound.ScenarioPlayer
function Player:no() end

---puts options in order
---@param options (string|integer)[]
---@return riftbound.ScenarioPlayer
function Player:order(options) end

---answers with a number
---@param value integer
---@return riftbound.ScenarioPlayer
function Player:number(value) end

---splits an amount; objects that are not named get the least possible
---@param amounts table<string, integer>
---@return riftbound.ScenarioPlayer
function Player:assign(amounts) end

---answers a payment by its label, or a part that no other one has
---@param text string
---@return riftbound.ScenarioPlayer
function Player:pay(text) end

---passes
---@return riftbound.ScenarioPlayer
function Player:pass() end

---ends the turn
---@return riftbound.ScenarioPlayer
function Player:end_turn() end

---takes back what is not finished
---@return riftbound.ScenarioPlayer
function Player:cancel() end

---gives up
---@return riftbound.ScenarioPlayer
function Player:concede() end

---moves units; place: a battlefield or "base"
---@param units string|string[]
---@param place string
---@return riftbound.ScenarioPlayer
function Player:move(units, place) end

---hides a card
---@param card string
---@param battlefield string
---@return riftbound.ScenarioPlayer
function Player:hide(card, battlefield) end

---where what is being played goes
---@param place string
---@return riftbound.ScenarioPlayer
function Player:at(place) end

---lets the team mate act by this player's priority
---@return riftbound.ScenarioPlayer
function Player:invite() end

---@class riftbound.ScenarioTable: riftbound.ScenarioDeck
---@field p1 riftbound.ScenarioPlayer the first player
---@field p2 riftbound.ScenarioPlayer the second player
---@field p3 riftbound.ScenarioPlayer the third player
---@field p4 riftbound.ScenarioPlayer the fourth player
local Table = {}

---what the host calls; the seat says who concedes the match
---@param word "time"|"elimination-time"|"draw"|"draw-match"|"concede-match"
---@param seat? integer
---@return riftbound.ScenarioTable
function Table:call(word, seat) end

---ends the turn; everybody passes until the next main phase
---@return riftbound.ScenarioTable
function Table:next_turn() end

---the cards in a zone
---@param zone riftbound.Zone
---@param seat integer
---@return riftbound.CardsExpectation
function Table:zone(zone, seat) end

---what is expected of a card, or of a list of cards
---@param what string
---@return riftbound.CardExpectation
---@overload fun(self: riftbound.ScenarioTable, cards: riftbound.CardsExpectation): riftbound.CardsExpectation
function Table:expect(what) end

---a number of a player
---@param player riftbound.Seat
---@param attribute riftbound.Attribute|string
---@param n integer
---@return riftbound.ScenarioTable
function Table:expect_number(player, attribute, n) end

---who is asked, and for what (a window, or a rule number)
---@param player riftbound.Seat
---@param kind? string
---@return riftbound.ScenarioTable
function Table:expect_decision(player, kind) end

---who has won
---@param player riftbound.Seat|"nobody"
---@return riftbound.ScenarioTable
function Table:expect_winner(player) end

---the open question, to look at: its kind, its player, its options; nil when the game is over
---@return table
function Table:now() end

---a number of a player, to reckon with
---@param player riftbound.Seat
---@param attribute riftbound.Attribute|string
---@return integer
function Table:number(player, attribute) end

---the open question offers these: cards, places, ids or whole labels
---@param ... string
---@return riftbound.ScenarioTable
function Table:expect_option(...) end

---the open question offers exactly these
---@param ... string
---@return riftbound.ScenarioTable
function Table:expect_options(...) end

---the open question does not offer these
---@param ... string
---@return riftbound.ScenarioTable
function Table:expect_no_option(...) end

---that has happened since the beginning, or since forget()
---@param kind riftbound.EventName
---@param card? string
---@param facts? integer|riftbound.EventFacts
---@return riftbound.ScenarioTable
function Table:expect_event(kind, card, facts) end

---that has not happened
---@param kind riftbound.EventName
---@param card? string
---@param facts? integer|riftbound.EventFacts
---@return riftbound.ScenarioTable
function Table:expect_no_event(kind, card, facts) end

---that has happened so often, to any that are so called
---@param n integer
---@param kind riftbound.EventName
---@param card? string
---@param facts? integer|riftbound.EventFacts
---@return riftbound.ScenarioTable
function Table:expect_events(n, kind, card, facts) end

---these have happened in this order, each { kind, card, facts }
---@param ... table
---@return riftbound.ScenarioTable
function Table:expect_order(...) end

---events so far do not count any more
function Table:forget() end

---the player could do it now
---@param player riftbound.ScenarioPlayer
---@param verb riftbound.Verb
---@param card? string
---@param place? string
---@return riftbound.ScenarioTable
function Table:can(player, verb, card, place) end

---could not; then the place or the number of an ability, and the rule that the reason must cite
---@param player riftbound.ScenarioPlayer
---@param verb riftbound.Verb
---@param card? string
---@param ... string|integer
---@return riftbound.ScenarioTable
function Table:cannot(player, verb, card, ...) end

---true when the player could do it now
---@param player riftbound.ScenarioPlayer
---@param verb riftbound.Verb
---@param card? string
---@param place? string
---@return boolean
function Table:offered(player, verb, card, place) end

---would the open question take this answer? nothing is answered
---@param player riftbound.ScenarioPlayer
---@param ... string|integer
---@return boolean
function Table:accepts(player, ...) end

---the same of an order
---@param player riftbound.ScenarioPlayer
---@param ... string|integer
---@return boolean
function Table:accepts_order(player, ...) end

---the same of a question for a number
---@param player riftbound.ScenarioPlayer
---@param value integer
---@return boolean
function Table:accepts_number(player, value) end

---among the reasons why it is as it is are these, in this order
---@param player riftbound.ScenarioPlayer|nil
---@param card string
---@param ... table
---@return riftbound.ScenarioTable
function Table:expect_reason(player, card, ...) end

---none is like that
---@param player riftbound.ScenarioPlayer|nil
---@param card string
---@param fields table
---@return riftbound.ScenarioTable
function Table:expect_no_reason(player, card, fields) end

---the last event of that kind came about by these replacement effects
---@param player riftbound.ScenarioPlayer|nil
---@param kind riftbound.EventName
---@param ... table
---@return riftbound.ScenarioTable
function Table:expect_event_reason(player, kind, ...) end

---plays from the position on with n seeds and collects the values that the function returns
---@param n integer
---@param play fun(t: riftbound.ScenarioTable): any
---@return riftbound.SeedsExpectation
function Table:over_seeds(n, play) end

---the same game once more, to go on otherwise
---@return riftbound.ScenarioTable
function Table:copy() end

---everybody passes priority until the chain is empty
function Table:pass_all() end

---everybody passes until the newest item has resolved
function Table:resolve() end

---everybody passes until the showdown is over
function Table:showdown_pass() end

---everybody passes until the combat is over, or until this step of it is
---@param step? "showdown"|"damage"|"result"|"end"
function Table:combat(step) end

---the cards at a place
---@param place string
---@param seat? integer
---@return riftbound.CardsExpectation
function Table:at(place, seat) end

---points of a player
---@param player riftbound.Seat
---@param n integer
---@return riftbound.ScenarioTable
function Table:expect_points(player, n) end

---who controls a battlefield
---@param battlefield string
---@param player riftbound.Seat|"nobody"
---@return riftbound.ScenarioTable
function Table:expect_control(battlefield, player) end

---the number of items on the chain; or which, the oldest first
---@param items integer|string[]
---@return riftbound.ScenarioTable
function Table:expect_chain(items) end

---@class riftbound.CardExpectation
local Card = {}

---is in this zone
---@param zone riftbound.Zone
---@return riftbound.CardExpectation
function Card:in_zone(zone) end

---does not exist any more
---@return riftbound.CardExpectation
function Card:gone() end

---this player controls it, also an ability on the chain
---@param player riftbound.Seat
---@return riftbound.CardExpectation
function Card:controlled_by(player) end

---who owns it
---@param player riftbound.Seat
---@return riftbound.CardExpectation
function Card:owned_by(player) end

---a number of it
---@param name riftbound.Attribute|string
---@param n integer
---@return riftbound.CardExpectation
function Card:attribute(name, n) end

---it has n counters of that name
---@param name string
---@param n integer
---@return riftbound.CardExpectation
function Card:counters(name, n) end

---an attribute that lists words has this one
---@param attribute string
---@param word string
---@return riftbound.CardExpectation
function Card:has(attribute, word) end

---an attribute that lists words has not this one
---@param attribute string
---@param word string
---@return riftbound.CardExpectation
function Card:lacks(attribute, word) end

---has these keywords
---@param ... riftbound.Keyword
---@return riftbound.CardExpectation
function Card:keyword(...) end

---has none of these keywords
---@param ... riftbound.Keyword
---@return riftbound.CardExpectation
function Card:no_keyword(...) end

---this player sees its face
---@param player riftbound.Seat
---@return riftbound.CardExpectation
function Card:seen_by(player) end

---this player does not see its face
---@param player riftbound.Seat
---@return riftbound.CardExpectation
function Card:unseen_by(player) end

---where it is: a battlefield or "base"
---@param place string
---@return riftbound.CardExpectation
function Card:at(place) end

---its Might
---@param n integer
---@return riftbound.CardExpectation
function Card:might(n) end

---its damage
---@param n integer
---@return riftbound.CardExpectation
function Card:damage(n) end

---it is exhausted
---@return riftbound.CardExpectation
function Card:exhausted() end

---it is ready
---@return riftbound.CardExpectation
function Card:ready() end

---it is buffed
---@return riftbound.CardExpectation
function Card:buffed() end

---it is not buffed
---@return riftbound.CardExpectation
function Card:unbuffed() end

---it is stunned
---@return riftbound.CardExpectation
function Card:stunned() end

---it is attacking
---@return riftbound.CardExpectation
function Card:attacking() end

---it is defending
---@return riftbound.CardExpectation
function Card:defending() end

---what it is attached to
---@param card string
---@return riftbound.CardExpectation
function Card:attached_to(card) end

---it is attached to nothing
---@return riftbound.CardExpectation
function Card:unattached() end

---@class riftbound.CardsExpectation
local Cards = {}

---these cards, in any order
---@param names string[]
---@return riftbound.CardsExpectation
function Cards:is(names) end

---these cards, in this order
---@param names string[]
---@return riftbound.CardsExpectation
function Cards:in_order(names) end

---begins with these cards
---@param names string[]
---@return riftbound.CardsExpectation
function Cards:starts_with(names) end

---this card is among them, `times` times
---@param name string
---@param times? integer
---@return riftbound.CardsExpectation
function Cards:has(name, times) end

---it is not among them
---@param name string
---@return riftbound.CardsExpectation
function Cards:lacks(name) end

---there are n cards
---@param n integer
---@return riftbound.CardsExpectation
function Cards:count(n) end

---their names, to reckon with
---@return string[]
function Cards:names() end

---this player sees all faces
---@param player riftbound.Seat
---@return riftbound.CardsExpectation
function Cards:seen_by(player) end

---this player sees none of the faces
---@param player riftbound.Seat
---@return riftbound.CardsExpectation
function Cards:unseen_by(player) end

---n of them are ready
---@param n integer
---@return riftbound.CardsExpectation
function Cards:ready(n) end

---n of them are exhausted
---@param n integer
---@return riftbound.CardsExpectation
function Cards:exhausted(n) end

---@class riftbound.SeedsExpectation
local Seeds = {}

---with each seed it was this
---@param value any
---@return riftbound.SeedsExpectation
function Seeds:always(value) end

---each of these came with some seed
---@param ... any
---@return riftbound.SeedsExpectation
function Seeds:sometimes(...) end

---none of these came
---@param ... any
---@return riftbound.SeedsExpectation
function Seeds:never(...) end

---each of these came with some seed, and nothing else
---@param ... any
---@return riftbound.SeedsExpectation
function Seeds:only(...) end

---the value came with this many seeds
---@param value any
---@param least integer
---@param most? integer
---@return riftbound.SeedsExpectation
function Seeds:times(value, least, most) end

---@class riftbound.ScenarioDeck
local Deck = {}

---nothing is wrong with the deck
---@return riftbound.ScenarioDeck
function Deck:expect_legal() end

---something is, by these rules
---@param ... string
---@return riftbound.ScenarioDeck
function Deck:expect_illegal(...) end

---a position, what is done, and what must be true then; its name begins with the rule, or the card
---@param name string
---@return fun(spec: riftbound.ScenarioSpec)
function scenario(name) end

---a card of this file: its table, or a function that returns `card { ... }`
---@param card riftbound.cardFields|fun(): riftbound.Definition
function test_card(card) end

---a keyword that only this file's cards have
---@param name string
---@return fun(fields: riftbound.KeywordFields)
function test_keyword(name) end

---a format that only this file's scenarios know
---@param format riftbound.formatFields
function test_format(format) end

---the game of this file, where its folder does not say it
---@param name string
function game(name) end

---the test cards of another file, by its path from this one
---@param file string
function use(file) end
