---@meta
-- SPDX-License-Identifier: MIT
--
-- Written by the program from its own tables (scripts/scenario/annotations.lua).

---a card by its name, or with something special about it
---@alias evolve.CardSpec string|evolve.CardTable

---@alias evolve.CardsSpec evolve.CardSpec|evolve.CardSpec[]

---@alias evolve.Seat "p1"|"p2"|"p3"|"p4"

---what can be said of an event beside its kind and its card
---@alias evolve.EventFacts { amount?: integer, from?: string, by?: evolve.Seat, at?: string }

---what can() and cannot() know
---@alias evolve.Verb "play"|"use"|"evolve"|"attack"

---@class (exact) evolve.ScenarioSpec
---@field p1? evolve.PlayerSpec what the first player has
---@field p2? evolve.PlayerSpec what the second player has
---@field p3? evolve.PlayerSpec what the third player has
---@field p4? evolve.PlayerSpec what the fourth player has
---@field rule? string the rule it is about; for readers
---@field id? string the card it is about; for readers
---@field turn? evolve.Seat whose turn it is; p1 when left out
---@field seed? integer what chance goes by; 1 when left out
---@field full? boolean a whole game from its set-up on
---@field format? string a mode of play
---@field players? integer how many play
---@field teams? integer how many teams there are, without a format
---@field rules? string a profile of switches
---@field house? table<string, boolean> single switches
---@field deck? table the deck, of a scenario about building one
---@field [1] fun(t: evolve.ScenarioTable) what is done, and what must be true
---@field phase? "start"|"main"|"end" which phase begins
---@field first? evolve.Seat who went first
---@field turn_number? integer the number of the turn

---@class (exact) evolve.PlayerSpec
---@field hand? evolve.CardsSpec the player's hand
---@field deck? string[] top first; 20 fillers when left out
---@field leader? evolve.CardSpec the player's leader; one without class when left out
---@field field? evolve.CardsSpec the player's field
---@field ex? evolve.CardsSpec the EX area
---@field evolve_deck? evolve.CardsSpec the player's evolve deck, by the names shared with followers
---@field cemetery? evolve.CardsSpec the player's cemetery
---@field banished? evolve.CardsSpec the player's banished cards
---@field play_points? integer 0 when left out
---@field max_play_points? integer as many as the points when left out
---@field evolution_points? integer 0 when left out
---@field defense? integer the leader's; 20 when left out
---@field turns? integer turns that the player has had so far
---@field played? integer cards played this turn

---@class evolve.CardTable
---@field [1] string its name
---@field owner? evolve.Seat who owns it, when another one has it
---@field [string] any another attribute
---@field engaged? boolean it is engaged
---@field damage? integer defense lost so far
---@field new? boolean it came onto the field this turn
---@field evolved? boolean a card of its name is linked to it
---@field evolved_now? boolean the same, since this turn
---@field faceup? boolean in an evolve deck: it was used

---@class evolve.ScenarioPlayer
---@field hand evolve.CardsExpectation the cards in the player's hand
---@field deck evolve.CardsExpectation the player's main deck, top first
---@field leader evolve.CardsExpectation the player's leader
---@field field evolve.CardsExpectation the player's field
---@field ex evolve.CardsExpectation the player's EX area
---@field evolve_deck evolve.CardsExpectation the player's evolve deck
---@field evolve_zone evolve.CardsExpectation the player's evolved cards that are linked to followers
---@field cemetery evolve.CardsExpectation the player's cemetery
---@field banished evolve.CardsExpectation the player's banished cards
local Player = {}

---begins to play a card
---@param card string
---@return evolve.ScenarioPlayer
function Player:play(card) end

---uses an activated ability: the first that can be used, or the n-th
---@param card string
---@param n? integer
---@return evolve.ScenarioPlayer
function Player:use(card, n) end

---its targets, in the order of the text
---@param ... string
---@return evolve.ScenarioPlayer
function Player:on(...) end

---answers the open question with these options; none: with nothing
---@param ... string|integer
---@return evolve.ScenarioPlayer
function Player:choose(...) end

---answers yes, or takes the optional additional cost
---@return evolve.ScenarioPlayer
function Player:yes() end

---answers no, or leaves it
---@return evolve.ScenarioPlayer
function Player:no() end

---puts options in order
---@param options (string|integer)[]
---@return evolve.ScenarioPlayer
function Player:order(options) end

---answers with a number
---@param value integer
---@return evolve.ScenarioPlayer
function Player:number(value) end

---splits an amount; objects that are not named get the least possible
---@param amounts table<string, integer>
---@return evolve.ScenarioPlayer
function Player:assign(amounts) end

---answers a payment by its label, or a part that no other one has
---@param text string
---@return evolve.ScenarioPlayer
function Player:pay(text) end

---does nothing in a Quick window, or engages no Ward as the turn ends
---@return evolve.ScenarioPlayer
function Player:pass() end

---ends the turn
---@return evolve.ScenarioPlayer
function Player:end_turn() end

---takes back what is not finished
---@return evolve.ScenarioPlayer
function Player:cancel() end

---gives up
---@return evolve.ScenarioPlayer
function Player:concede() end

---uses its evolve ability: the first that can be used, or the n-th of all its abilities
---@param card string
---@param n? integer
---@return evolve.ScenarioPlayer
function Player:evolve(card, n) end

---attacks a follower, or the opponent's leader
---@param card string
---@param target? string
---@return evolve.ScenarioPlayer
function Player:attack(card, target) end

---@class evolve.ScenarioTable: evolve.ScenarioDeck
---@field p1 evolve.ScenarioPlayer the first player
---@field p2 evolve.ScenarioPlayer the second player
---@field p3 evolve.ScenarioPlayer the third player
---@field p4 evolve.ScenarioPlayer the fourth player
local Table = {}

---what the host calls; the seat says who concedes the match
---@param word "time"|"elimination-time"|"draw"|"draw-match"|"concede-match"
---@param seat? integer
---@return evolve.ScenarioTable
function Table:call(word, seat) end

---ends the turn; everybody passes until the next main phase
---@return evolve.ScenarioTable
function Table:next_turn() end

---the cards in a zone
---@param zone evolve.Zone
---@param seat integer
---@return evolve.CardsExpectation
function Table:zone(zone, seat) end

---what is expected of a card, or of a list of cards
---@param what string
---@return evolve.CardExpectation
---@overload fun(self: evolve.ScenarioTable, cards: evolve.CardsExpectation): evolve.CardsExpectation
function Table:expect(what) end

---a number of a player
---@param player evolve.Seat
---@param attribute evolve.Attribute|string
---@param n integer
---@return evolve.ScenarioTable
function Table:expect_number(player, attribute, n) end

---who is asked, and for what (a window, or a rule number)
---@param player evolve.Seat
---@param kind? string
---@return evolve.ScenarioTable
function Table:expect_decision(player, kind) end

---who has won
---@param player evolve.Seat|"nobody"
---@return evolve.ScenarioTable
function Table:expect_winner(player) end

---the open question, to look at: its kind, its player, its options; nil when the game is over
---@return table
function Table:now() end

---a number of a player, to reckon with
---@param player evolve.Seat
---@param attribute evolve.Attribute|string
---@return integer
function Table:number(player, attribute) end

---the open question offers these: cards, places, ids or whole labels
---@param ... string
---@return evolve.ScenarioTable
function Table:expect_option(...) end

---the open question offers exactly these
---@param ... string
---@return evolve.ScenarioTable
function Table:expect_options(...) end

---the open question does not offer these
---@param ... string
---@return evolve.ScenarioTable
function Table:expect_no_option(...) end

---that has happened since the beginning, or since forget()
---@param kind evolve.EventName
---@param card? string
---@param facts? integer|evolve.EventFacts
---@return evolve.ScenarioTable
function Table:expect_event(kind, card, facts) end

---that has not happened
---@param kind evolve.EventName
---@param card? string
---@param facts? integer|evolve.EventFacts
---@return evolve.ScenarioTable
function Table:expect_no_event(kind, card, facts) end

---that has happened so often, to any that are so called
---@param n integer
---@param kind evolve.EventName
---@param card? string
---@param facts? integer|evolve.EventFacts
---@return evolve.ScenarioTable
function Table:expect_events(n, kind, card, facts) end

---these have happened in this order, each { kind, card, facts }
---@param ... table
---@return evolve.ScenarioTable
function Table:expect_order(...) end

---events so far do not count any more
function Table:forget() end

---the player could do it now
---@param player evolve.ScenarioPlayer
---@param verb evolve.Verb
---@param card string
---@param target? string
---@return evolve.ScenarioTable
function Table:can(player, verb, card, target) end

---could not; then the target or the number of an ability, and the rule that the reason must cite
---@param player evolve.ScenarioPlayer
---@param verb evolve.Verb
---@param card string
---@param ... string|integer
---@return evolve.ScenarioTable
function Table:cannot(player, verb, card, ...) end

---true when the player could do it now
---@param player evolve.ScenarioPlayer
---@param verb evolve.Verb
---@param card string
---@param target? string
---@return boolean
function Table:offered(player, verb, card, target) end

---would the open question take this answer? nothing is answered
---@param player evolve.ScenarioPlayer
---@param ... string|integer
---@return boolean
function Table:accepts(player, ...) end

---the same of an order
---@param player evolve.ScenarioPlayer
---@param ... string|integer
---@return boolean
function Table:accepts_order(player, ...) end

---the same of a question for a number
---@param player evolve.ScenarioPlayer
---@param value integer
---@return boolean
function Table:accepts_number(player, value) end

---among the reasons why it is as it is are these, in this order
---@param player evolve.ScenarioPlayer|nil
---@param card string
---@param ... table
---@return evolve.ScenarioTable
function Table:expect_reason(player, card, ...) end

---none is like that
---@param player evolve.ScenarioPlayer|nil
---@param card string
---@param fields table
---@return evolve.ScenarioTable
function Table:expect_no_reason(player, card, fields) end

---the last event of that kind came about by these replacement effects
---@param player evolve.ScenarioPlayer|nil
---@param kind evolve.EventName
---@param ... table
---@return evolve.ScenarioTable
function Table:expect_event_reason(player, kind, ...) end

---plays from the position on with n seeds and collects the values that the function returns
---@param n integer
---@param play fun(t: evolve.ScenarioTable): any
---@return evolve.SeedsExpectation
function Table:over_seeds(n, play) end

---the same game once more, to go on otherwise
---@return evolve.ScenarioTable
function Table:copy() end

---passes all Quick windows until something else is asked
function Table:pass_all() end

---defense of a leader
---@param player evolve.Seat
---@param n integer
---@return evolve.ScenarioTable
function Table:expect_defense(player, n) end

---@class evolve.CardExpectation
local Card = {}

---is in this zone
---@param zone evolve.Zone
---@return evolve.CardExpectation
function Card:in_zone(zone) end

---does not exist any more
---@return evolve.CardExpectation
function Card:gone() end

---this player controls it, also an ability on the chain
---@param player evolve.Seat
---@return evolve.CardExpectation
function Card:controlled_by(player) end

---who owns it
---@param player evolve.Seat
---@return evolve.CardExpectation
function Card:owned_by(player) end

---a number of it
---@param name evolve.Attribute|string
---@param n integer
---@return evolve.CardExpectation
function Card:attribute(name, n) end

---it has n counters of that name
---@param name string
---@param n integer
---@return evolve.CardExpectation
function Card:counters(name, n) end

---an attribute that lists words has this one
---@param attribute string
---@param word string
---@return evolve.CardExpectation
function Card:has(attribute, word) end

---an attribute that lists words has not this one
---@param attribute string
---@param word string
---@return evolve.CardExpectation
function Card:lacks(attribute, word) end

---has these keywords
---@param ... evolve.Keyword
---@return evolve.CardExpectation
function Card:keyword(...) end

---has none of these keywords
---@param ... evolve.Keyword
---@return evolve.CardExpectation
function Card:no_keyword(...) end

---this player sees its face
---@param player evolve.Seat
---@return evolve.CardExpectation
function Card:seen_by(player) end

---this player does not see its face
---@param player evolve.Seat
---@return evolve.CardExpectation
function Card:unseen_by(player) end

---its attack
---@param n integer
---@return evolve.CardExpectation
function Card:attack(n) end

---its defense
---@param n integer
---@return evolve.CardExpectation
function Card:defense(n) end

---defense lost so far
---@param n integer
---@return evolve.CardExpectation
function Card:damage(n) end

---what it costs to play now
---@param n integer
---@return evolve.CardExpectation
function Card:cost(n) end

---it is engaged
---@return evolve.CardExpectation
function Card:engaged() end

---it is reserved
---@return evolve.CardExpectation
function Card:reserved() end

---it is evolved
---@return evolve.CardExpectation
function Card:evolved() end

---it is not evolved
---@return evolve.CardExpectation
function Card:unevolved() end

---which follower a card of the evolve zone is linked to
---@param card string
---@return evolve.CardExpectation
function Card:linked_to(card) end

---@class evolve.CardsExpectation
local Cards = {}

---these cards, in any order
---@param names string[]
---@return evolve.CardsExpectation
function Cards:is(names) end

---these cards, in this order
---@param names string[]
---@return evolve.CardsExpectation
function Cards:in_order(names) end

---begins with these cards
---@param names string[]
---@return evolve.CardsExpectation
function Cards:starts_with(names) end

---this card is among them, `times` times
---@param name string
---@param times? integer
---@return evolve.CardsExpectation
function Cards:has(name, times) end

---it is not among them
---@param name string
---@return evolve.CardsExpectation
function Cards:lacks(name) end

---there are n cards
---@param n integer
---@return evolve.CardsExpectation
function Cards:count(n) end

---their names, to reckon with
---@return string[]
function Cards:names() end

---this player sees all faces
---@param player evolve.Seat
---@return evolve.CardsExpectation
function Cards:seen_by(player) end

---this player sees none of the faces
---@param player evolve.Seat
---@return evolve.CardsExpectation
function Cards:unseen_by(player) end

---n of them are engaged
---@param n integer
---@return evolve.CardsExpectation
function Cards:engaged(n) end

---n of them are reserved
---@param n integer
---@return evolve.CardsExpectation
function Cards:reserved(n) end

---@class evolve.SeedsExpectation
local Seeds = {}

---with each seed it was this
---@param value any
---@return evolve.SeedsExpectation
function Seeds:always(value) end

---each of these came with some seed
---@param ... any
---@return evolve.SeedsExpectation
function Seeds:sometimes(...) end

---none of these came
---@param ... any
---@return evolve.SeedsExpectation
function Seeds:never(...) end

---each of these came with some seed, and nothing else
---@param ... any
---@return evolve.SeedsExpectation
function Seeds:only(...) end

---the value came with this many seeds
---@param value any
---@param least integer
---@param most? integer
---@return evolve.SeedsExpectation
function Seeds:times(value, least, most) end

---@class evolve.ScenarioDeck
local Deck = {}

---nothing is wrong with the deck
---@return evolve.ScenarioDeck
function Deck:expect_legal() end

---something is, by these rules
---@param ... string
---@return evolve.ScenarioDeck
function Deck:expect_illegal(...) end

---a position, what is done, and what must be true then; its name begins with the rule, or the card
---@param name string
---@return fun(spec: evolve.ScenarioSpec)
function scenario(name) end

---a card of this file: its table, or a function that returns `card { ... }`
---@param card evolve.cardFields|fun(): evolve.Definition
function test_card(card) end

---a keyword that only this file's cards have
---@param name string
---@return fun(fields: evolve.KeywordFields)
function test_keyword(name) end

---a format that only this file's scenarios know
---@param format evolve.formatFields
function test_format(format) end

---the game of this file, where its folder does not say it
---@param name string
function game(name) end

---the test cards of another file, by its path from this one
---@param file string
function use(file) end
