---@meta
-- SPDX-License-Identifier: MIT
--
-- Written by the program from its own tables (scripts/reference/annotations.lua).

---@alias evolve.Keyword
---| "quick" # it may also be played in an opponent's turn: after an attack, and in the end phase (12.3)
---| "ward" # its player may engage it as it comes and in the end phase; while it is engaged, enemy followers can only attack followers with Ward (12.8)
---| "storm" # it may attack followers and leaders in the turn it comes onto the field (12.9)
---| "rush" # it may attack followers in the turn it comes onto the field (12.10)
---| "assail" # it may attack followers that are not engaged (12.11)
---| "intimidate" # followers cannot attack it (12.12)
---| "drain" # your leader gains the damage it deals by attacking as defense (12.13)
---| "bane" # a follower that it fights is destroyed (12.14)
---| "aura" # opponents' abilities cannot select it (12.15)
---| "stack" # it comes onto the field with a Stack counter; where it would leave, a counter goes instead; engaged, it moves its counters to another amulet with Stack (13.3.2)
---| string # one that a mod defines

---@alias evolve.EventName
---| "start" # the game begins: the first player (6.2.1.11)
---| "mulligan" # a player puts cards back and draws anew; how many (6.2.1.7)
---| "turn" # a turn begins; its number (7.1.1)
---| "phase" # a phase begins; ; which (7.1.2)
---| "main_phase" # a main phase starts: whose (7.3.1)
---| "end_phase" # an end phase starts: whose (7.4.1)
---| "draw" # a card is drawn (5.9)
---| "play" # a card is played; the play points paid; from where (10.6)
---| "activate" # an activated ability is played; the play points paid (10.6)
---| "select" # a target is selected (10.6.2.3)
---| "trigger" # a pending automatic ability is played (10.7.3)
---| "resolve" # a card or ability is resolved (10.6.2.7)
---| "enter" # a card is put onto a field; ; from where (5.4)
---| "control" # a card changes fields (10.7.4.3)
---| "put" # a card is put into the EX area or a deck; ; which zone (5.4)
---| "bury" # a card is put into a cemetery; ; from where (4.9.1)
---| "leave" # a card leaves a field; ; for which zone (4.4)
---| "destroy" # a card is destroyed (5.5)
---| "banish" # a card is banished; ; from where (5.6)
---| "discard" # a card is discarded (5.11)
---| "return_to_hand" # a card is put into a hand; ; from where (4.7)
---| "create" # a token is created; ; where (9.1.2)
---| "eliminate" # a token ceases to exist (9.1.3)
---| "engage" # a card is engaged (5.3)
---| "refresh" # a card is refreshed (5.3)
---| "attack" # a follower has attacked; what (8.4.5)
---| "damage" # something is dealt damage; how much; of which kinds (5.13)
---| "fought" # a follower has fought another one (8.4.9.2)
---| "gain_defense" # defense is increased; by how much (2.8)
---| "lose_defense" # a leader's defense goes down without damage; by how much (2.8)
---| "evolve" # a follower evolves (5.15)
---| "unlink" # a card goes back to the evolve deck (11.6.1)
---| "faceup" # a card of the evolve deck is turned faceup (4.2.3)
---| "facedown" # a used card of the evolve deck is turned facedown (4.2.3)
---| "points" # a player's play points change; to how many; the maximum (3.2)
---| "reveal" # a card is revealed (5.20)
---| "look" # a player looks at cards of a deck; how many (5.10)
---| "shuffle" # a deck is shuffled (5.8)
---| "roll" # a die is rolled; what it shows (5.19)
---| "pass" # a player does nothing in a Quick window (7.4.4)
---| "overdraw" # a player has to draw from an empty deck (5.9.1.1)
---| "counters" # counters are put or removed; how many; which (14.1)
---| "loop" # a perpetual cycle is broken: by whom, after how many times (14.2)
---| "extra_turn" # a player will take another turn (7.1.1)
---| "extra_phase" # the turn will have another phase (aux: which) (1.3.1)
---| "replaced" # something happens otherwise; how much now; what (10.10.1)
---| "give" # something is given until later; how much; what (10.2.1.2)
---| "lose" # a player loses (11.2)
---| "concede" # a player concedes (1.2.3)
---| "win" # a player wins the game (1.2.1)
---| "drawn" # the game is drawn (1.2.2)
---| "named_card" # a player names a card, for another card (2.1.1)
---| "secret" # what a player chose at once with others is shown; the number (1.3.4.1)
---| "signal" # cards tell of it by a name of their own; ; which (10.7.1)

---@alias evolve.Zone
---| "leader" # leaders (4.3)
---| "field" # fields (4.4)
---| "ex" # EX areas (4.8)
---| "hand" # hands (4.7)
---| "deck" # main decks (4.5)
---| "evolve_deck" # evolve decks (4.6)
---| "evolve" # evolved faces, under their followers (4.12)
---| "cemetery" # cemeteries (4.9)
---| "banished" # banished cards (4.10)
---| "resolution" # cards that are being resolved (4.11)
---| "format" # the format, if it has abilities; it is no card (6.2)

---@alias evolve.Duration
---| "turn" # until the end of the turn (10.2.1.2)
---| "opponents_turn" # until the end of the opponent's next turn (10.2.1.2)
---| "leaves" # as long as it stays (10.2.1.2)

---@alias evolve.Switch string

---@alias evolve.CardType
---| "leader"
---| "follower"
---| "amulet"
---| "spell"

---@alias evolve.Ban
---| "attack" # it is not selected as an attacking follower (8.4.2)
---| "attack_followers" # it attacks no follower (8.4.3)
---| "attack_leaders" # it attacks no leader (8.4.3)
---| "be_attacked" # no follower attacks it (8.4.3)
---| "be_selected" # an opponent's cards and abilities do not select it (10.6.2.3)
---| "be_destroyed_by_abilities" # cards and abilities do not destroy it (5.5)
---| "deal_damage" # it deals no damage (5.13)
---| "take_damage" # it is dealt no damage (5.13)
---| "take_combat_damage" # it is dealt no combat damage (5.13.3)
---| "take_ability_damage" # it is dealt no ability damage (5.13.4)
---| "be_refreshed" # it is not refreshed (5.3)
---| "evolve" # it does not evolve (5.15)
---| "be_played" # it is not played (8.2)
---| "be_banished" # it is not banished (5.6)
---| "be_returned" # it is not put into a hand (4.7)
---| "gain_defense" # the defense of that leader does not go up (2.8)
---| "use" # its activated abilities are not used (8.3)
---| "draw" # that player draws no cards (5.9)
---| "play" # that player plays no cards (8.2)
---| "recover" # that player recovers no play points (5.14)
---| "search" # that player searches no deck (5.7)
---| "lose" # that player does not lose the game, but by conceding (1.2.1)

---@alias evolve.Attribute
---| "cost" # printed: what it costs to play (2.5)
---| "price" # what it costs to play now (10.10.2.4)
---| "odd" # its cost is odd (2.5)
---| "even" # its cost is even (2.5)
---| "attack" # of a follower (2.7)
---| "defense" # of a follower, a leader, or a player's leader (2.8)
---| "damage" # defense lost so far (2.8.2)
---| "friendly" # you control it (3.1.2)
---| "enemy" # an opponent controls it (3.1.2)
---| "owned" # you own it (3.1.1)
---| "engaged" # it is engaged (4.2.2)
---| "faceup" # in an evolve deck: it has been used (4.2.3)
---| "evolved" # it is an evolved follower (5.15)
---| "evolves" # it has an evolve ability (12.2)
---| "token" # it is a token (9.1)
---| "new" # it came onto its field this turn (8.4.2.1)
---| "entered" # it was put onto a field this turn, not only taken over (10.7.4.3)
---| "played_this_turn" # a card that was played this turn, as it lies since (13.2.1)
---| "last_played" # the last one that its player has played this turn, as it lies since (13.2.1)
---| "remembered" # the number that it remembers; 0: none (10.2.1.2)
---| "remembered_by_me" # this card remembers it (10.2.1.2)
---| "named_card" # it has the name that was named for this card (2.1.1)
---| "play_points" # of a player (3.2.2)
---| "max_play_points" # of a player (3.2.3)
---| "evolution_points" # of a player (3.2.5)
---| "played" # cards a player has played this turn (13.2.1)
---| "combo" # the same, for Combo (13.2.1)
---| "spellchain" # of a player: spells in the cemetery (13.3.1)
---| "necrocharge" # of a player: cards in the cemetery (13.5.1)
---| "overflow" # it is active for a player (13.4.1)
---| "sanguine" # it is active for a player (13.5.2)
---| "stack" # Stack counters on a card (13.3.2)
---| "chosen_in" # the slot of this text that chose it; 0: none (10.6.2.3)
---| "active" # it is this player's turn (7.1.1)
---| "turns" # of a player: turns they have had (7.1.1)
---| "seat" # of a player: in the order of the decks, from 1; of a card: its controller's (6.2)
---| "hand" # of a player: how many cards (4.1.2.1)
---| "deck" # of a player: how many cards (4.1.2.1)
---| "cemetery" # of a player: how many cards (4.1.2.1)
---| "field" # of a player: how many cards (4.1.2.1)
---| "ex" # of a player: how many cards (4.1.2.1)
---| "field_room" # of a player: how many more may be there (4.4.4)
---| "ex_room" # of a player: how many more may be there (4.8.3)
---| "turn" # the number of the turn (7.1.1)
---| "turn_player" # the active player's seat; of a player: 1 or 0 (7.1.1)
---| "first_player" # who went first (6.2.1.5)

---one object, a list or a selector
---@alias evolve.Objects evolve.Object|evolve.Object[]|evolve.Selector

---a player
---@alias evolve.Player evolve.Object|"you"|"opponent"|"next"|"turn_player"

---a number, `number...` or a function that only looks
---@alias evolve.Number integer|evolve.NumberExpression|fun(q: evolve.Query, me: evolve.Object, subject: evolve.Object): (integer|boolean)

---attributes of me, a comparison of numbers, or all_of / any_of
---@alias evolve.Condition evolve.SelectorFields|evolve.Comparison|evolve.Number

---carries the text out; the arguments after `me` are the choices of `targets`
---@alias evolve.Run fun(game: evolve.Game, me: evolve.Object, ...: evolve.Object): any

---a place
---@alias evolve.Place evolve.Object

---the player who does it
---@alias evolve.Who "any"|"you"|"opponent"|"me"

---"me", a selector, two(...), up_to(n, ...), any_number(...), or a number of any cards (10.4.2)
---@alias evolve.GivenUp "me"|evolve.Selector|evolve.Several|evolve.Slot|integer

---a class (2.2)
---@alias evolve.CardClass "neutral"|"forestcraft"|"swordcraft"|"runecraft"|"dragoncraft"|"abysscraft"|"havencraft"

---a phase, or a part of the start phase (7.1.2)
---@alias evolve.TurnPart "start"|"main"|"end"|"refresh"|"draw"

---what is attacked (8.4.5)
---@alias evolve.PlaceSelector "leader"|"follower"|evolve.Selector

---an ability, ready to stand in a card
---@class evolve.Ability

---a card
---@class evolve.Definition

---objects that are looked for
---@class evolve.Selector: evolve.Slot

---something that is chosen
---@class evolve.Slot

---how many a cost takes
---@class evolve.Several

---what a number of a selector must be
---@class evolve.Bound

---what a named ability was started with
---@class evolve.Ref

---true or false of numbers
---@class evolve.Comparison

---@class evolve.NumberExpression
---@operator add(evolve.Number): evolve.NumberExpression
---@operator sub(evolve.Number): evolve.NumberExpression
---@operator mul(evolve.Number): evolve.NumberExpression
---@operator unm: evolve.NumberExpression
---@field at_least fun(self: evolve.NumberExpression, n: evolve.Number): evolve.Comparison n or more
---@field at_most fun(self: evolve.NumberExpression, n: evolve.Number): evolve.Comparison n or less
---@field less_than fun(self: evolve.NumberExpression, n: evolve.Number): evolve.Comparison less than n
---@field more_than fun(self: evolve.NumberExpression, n: evolve.Number): evolve.Comparison more than n
---@field equals fun(self: evolve.NumberExpression, n: evolve.Number): evolve.Comparison n
---@field different fun(self: evolve.NumberExpression, n: evolve.Number): evolve.Comparison anything but n

---@class evolve.Deal
---@field [1] evolve.Object to what
---@field [2] integer how much
---@field by? evolve.Object

---@class (exact) evolve.Event
---@field kind evolve.EventName what happened
---@field subject evolve.Object to what
---@field owner evolve.Object whose that is
---@field place evolve.Object where
---@field source evolve.Object by what
---@field other evolve.Object what else it is about
---@field player evolve.Object whose doing
---@field amount integer how much

---a card, a player, an item that waits, a place; or a list of them
---@class evolve.Object: lightuserdata
---@field [integer] evolve.Object of a list
---@field cost integer printed: what it costs to play (2.5)
---@field price integer what it costs to play now (10.10.2.4)
---@field odd boolean its cost is odd (2.5)
---@field even boolean its cost is even (2.5)
---@field attack integer of a follower (2.7)
---@field defense integer of a follower, a leader, or a player's leader (2.8)
---@field damage integer defense lost so far (2.8.2)
---@field friendly boolean you control it (3.1.2)
---@field enemy boolean an opponent controls it (3.1.2)
---@field owned boolean you own it (3.1.1)
---@field engaged boolean it is engaged (4.2.2)
---@field faceup boolean in an evolve deck: it has been used (4.2.3)
---@field evolved boolean it is an evolved follower (5.15)
---@field evolves boolean it has an evolve ability (12.2)
---@field token boolean it is a token (9.1)
---@field new boolean it came onto its field this turn (8.4.2.1)
---@field entered boolean it was put onto a field this turn, not only taken over (10.7.4.3)
---@field played_this_turn boolean a card that was played this turn, as it lies since (13.2.1)
---@field last_played boolean the last one that its player has played this turn, as it lies since (13.2.1)
---@field remembered integer the number that it remembers; 0: none (10.2.1.2)
---@field remembered_by_me boolean this card remembers it (10.2.1.2)
---@field named_card boolean it has the name that was named for this card (2.1.1)
---@field play_points integer of a player (3.2.2)
---@field max_play_points integer of a player (3.2.3)
---@field evolution_points integer of a player (3.2.5)
---@field played integer cards a player has played this turn (13.2.1)
---@field combo integer the same, for Combo (13.2.1)
---@field spellchain integer of a player: spells in the cemetery (13.3.1)
---@field necrocharge integer of a player: cards in the cemetery (13.5.1)
---@field overflow boolean it is active for a player (13.4.1)
---@field sanguine boolean it is active for a player (13.5.2)
---@field stack integer Stack counters on a card (13.3.2)
---@field chosen_in integer the slot of this text that chose it; 0: none (10.6.2.3)
---@field active boolean it is this player's turn (7.1.1)
---@field turns integer of a player: turns they have had (7.1.1)
---@field seat integer of a player: in the order of the decks, from 1; of a card: its controller's (6.2)
---@field hand integer of a player: how many cards (4.1.2.1)
---@field deck integer of a player: how many cards (4.1.2.1)
---@field cemetery integer of a player: how many cards (4.1.2.1)
---@field field integer of a player: how many cards (4.1.2.1)
---@field ex integer of a player: how many cards (4.1.2.1)
---@field field_room integer of a player: how many more may be there (4.4.4)
---@field ex_room integer of a player: how many more may be there (4.8.3)
---@field turn integer the number of the turn (7.1.1)
---@field turn_player integer the active player's seat; of a player: 1 or 0 (7.1.1)
---@field first_player integer who went first (6.2.1.5)

---@class (exact) evolve.SelectorFields
---@field other? boolean not me
---@field zone? evolve.Zone|evolve.Zone[] in these zones
---@field name? string|string[]|table what it is called (2.1)
---@field traits? string|string[]|table it has this trait (2.4)
---@field type? string|string[]|table follower, amulet, spell or leader (2.3)
---@field class? string|string[]|table its class (2.2)
---@field cost? evolve.Number|evolve.Bound printed: what it costs to play (2.5)
---@field price? evolve.Number|evolve.Bound what it costs to play now (10.10.2.4)
---@field odd? boolean its cost is odd (2.5)
---@field even? boolean its cost is even (2.5)
---@field attack? evolve.Number|evolve.Bound of a follower (2.7)
---@field defense? evolve.Number|evolve.Bound of a follower, a leader, or a player's leader (2.8)
---@field damage? evolve.Number|evolve.Bound defense lost so far (2.8.2)
---@field keyword? evolve.Keyword|evolve.Keyword[] it has this keyword (12)
---@field friendly? boolean you control it (3.1.2)
---@field enemy? boolean an opponent controls it (3.1.2)
---@field owned? boolean you own it (3.1.1)
---@field engaged? boolean it is engaged (4.2.2)
---@field faceup? boolean in an evolve deck: it has been used (4.2.3)
---@field evolved? boolean it is an evolved follower (5.15)
---@field evolves? boolean it has an evolve ability (12.2)
---@field token? boolean it is a token (9.1)
---@field new? boolean it came onto its field this turn (8.4.2.1)
---@field entered? boolean it was put onto a field this turn, not only taken over (10.7.4.3)
---@field played_this_turn? boolean a card that was played this turn, as it lies since (13.2.1)
---@field last_played? boolean the last one that its player has played this turn, as it lies since (13.2.1)
---@field remembered? evolve.Number|evolve.Bound the number that it remembers; 0: none (10.2.1.2)
---@field remembered_by_me? boolean this card remembers it (10.2.1.2)
---@field named_card? boolean it has the name that was named for this card (2.1.1)
---@field play_points? evolve.Number|evolve.Bound of a player (3.2.2)
---@field max_play_points? evolve.Number|evolve.Bound of a player (3.2.3)
---@field evolution_points? evolve.Number|evolve.Bound of a player (3.2.5)
---@field played? evolve.Number|evolve.Bound cards a player has played this turn (13.2.1)
---@field combo? evolve.Number|evolve.Bound the same, for Combo (13.2.1)
---@field spellchain? evolve.Number|evolve.Bound of a player: spells in the cemetery (13.3.1)
---@field necrocharge? evolve.Number|evolve.Bound of a player: cards in the cemetery (13.5.1)
---@field overflow? boolean it is active for a player (13.4.1)
---@field sanguine? boolean it is active for a player (13.5.2)
---@field stack? evolve.Number|evolve.Bound Stack counters on a card (13.3.2)
---@field chosen_in? evolve.Number|evolve.Bound the slot of this text that chose it; 0: none (10.6.2.3)
---@field active? boolean it is this player's turn (7.1.1)
---@field turns? evolve.Number|evolve.Bound of a player: turns they have had (7.1.1)
---@field seat? evolve.Number|evolve.Bound of a player: in the order of the decks, from 1; of a card: its controller's (6.2)
---@field hand? evolve.Number|evolve.Bound of a player: how many cards (4.1.2.1)
---@field deck? evolve.Number|evolve.Bound of a player: how many cards (4.1.2.1)
---@field cemetery? evolve.Number|evolve.Bound of a player: how many cards (4.1.2.1)
---@field field? evolve.Number|evolve.Bound of a player: how many cards (4.1.2.1)
---@field ex? evolve.Number|evolve.Bound of a player: how many cards (4.1.2.1)
---@field field_room? evolve.Number|evolve.Bound of a player: how many more may be there (4.4.4)
---@field ex_room? evolve.Number|evolve.Bound of a player: how many more may be there (4.8.3)
---@field turn? evolve.Number|evolve.Bound the number of the turn (7.1.1)
---@field turn_player? evolve.Number|evolve.Bound the active player's seat; of a player: 1 or 0 (7.1.1)
---@field first_player? evolve.Number|evolve.Bound who went first (6.2.1.5)
---@field phase? string|string[]|table the phase of the turn: start, main or end (7.1.2)

---a list of objects that an action gives
---@class evolve.List: evolve.Object
local List = {}

---@class (exact) evolve.where_options
---@field arg? integer|evolve.NumberExpression

---those of the list that match, in their order, what is gone as it last was; where the selector names no zone, wherever they are (10.6.2.7.2)
---@param selector evolve.Selector a selector, built at file level
---@param options? evolve.where_options
---@return evolve.List
function List:where(selector, options) end

---those of the list that are none of the others (5.10)
---@param others evolve.Objects one object, a list or a selector
---@return evolve.List
function List:without(others) end

---those of the list that the player controls, or last controlled; of cards that nobody controls, that the player owns (3.1.2)
---@param player evolve.Player a player; the controller when left out
---@return evolve.List
function List:of(player) end

---the sum of a number of all of them, what is gone as it last was: list:sum "cost" (10.6.2.7.2)
---@param attribute string
---@return integer
function List:sum(attribute) end

---what may be asked, and changes nothing
---@class evolve.Query
---@field event evolve.Event what triggered the running ability
local Query = {}

---@class (exact) evolve.top_options
---@field of? evolve.Player a player; the controller when left out

---the top cards of a deck, unseen (4.5.2)
---@param count? integer|evolve.NumberExpression
---@param options? evolve.top_options
---@return evolve.List
---@overload fun(options: evolve.top_options): evolve.List
function Query.top(count, options) end

---those of a list that are not in another one: list:without(taken) (5.10)
---@param cards evolve.Objects one object, a list or a selector
---@param taken evolve.Objects one object, a list or a selector
---@return evolve.List
function Query.rest(cards, taken) end

---how many counters of that name are on it (14.1)
---@param card evolve.Object one object, also one that is gone
---@param name string
---@return integer
function Query.counters(card, name) end

---whether that option was taken as this was played (10.6.2.2.1)
---@param option string
---@return boolean
function Query.paid(option) end

---the cards that were given up to pay for this (10.4.2)
---@return evolve.List
function Query.paid_with() end

---what a number that is worked out (`number.tally { ... }`) comes to now (10.6.2.7.2)
---@param number integer|evolve.NumberExpression
---@return integer
function Query.value(number) end

---the X that was chosen for what this costs (`number.x()`), or what this play effect's card did (10.6.2.2)
---@return integer
function Query.x() end

---@class (exact) evolve.all_options
---@field of? evolve.Player a player; the controller when left out

---everything that matches; `of`: that the player controls (10.6.2.7.2)
---@param selector evolve.Selector a selector, built at file level
---@param options? evolve.all_options
---@return evolve.List
function Query.all(selector, options) end

---@class (exact) evolve.count_options
---@field of? evolve.Player a player; the controller when left out

---how many match; `of`: that the player controls (10.6.2.7.2)
---@param selector evolve.Selector a selector, built at file level
---@param options? evolve.count_options
---@return integer
function Query.count(selector, options) end

---one list of these objects, lists and selectors, each object once (10.6.2.7.2)
---@param first evolve.Objects one object, a list or a selector
---@param more1? evolve.Objects one object, a list or a selector
---@param more2? evolve.Objects one object, a list or a selector
---@param more3? evolve.Objects one object, a list or a selector
---@param more4? evolve.Objects one object, a list or a selector
---@param more5? evolve.Objects one object, a list or a selector
---@return evolve.List
function Query.list(first, more1, more2, more3, more4, more5) end

---a player's leader (4.3.3)
---@param player? evolve.Player a player; the controller when left out
---@return evolve.Object
function Query.leader(player) end

---the cards of a hand (4.7)
---@param player? evolve.Player a player; the controller when left out
---@return evolve.List
function Query.hand(player) end

---whether it is still there (4.1.4)
---@param object evolve.Object one object
---@return boolean
function Query.exists(object) end

---whether it matches (10.11.1)
---@param object evolve.Object one object, also one that is gone
---@param selector evolve.Selector a selector, built at file level
---@return boolean
function Query.is(object, selector) end

---who controls it (3.1.2)
---@param object evolve.Object one object, also one that is gone
---@return evolve.Object
function Query.controller(object) end

---who owns it (3.1.1)
---@param card evolve.Object one object, also one that is gone
---@return evolve.Object
function Query.owner(card) end

---@class (exact) evolve.players_options
---@field from? evolve.Player a player; the controller when left out

---the players in turn order, from the turn player on (1.3.4)
---@param options? evolve.players_options
---@return evolve.List
function Query.players(options) end

---who controls this ability (3.1.2)
---@return evolve.Object
function Query.you() end

---the next opponent (1.1.1)
---@return evolve.Object
function Query.opponent() end

---the player whose turn it is (7.1.1)
---@return evolve.Object
function Query.turn_player() end

---which phase of the turn it is: its name (7.1.2)
---@return string
function Query.phase() end

---what `run` gets first: what may be done, and asked
---@class evolve.Game: evolve.Query
---@field event evolve.Event what triggered the running ability
local Game = {}

---@class (exact) evolve.deal_options
---@field by? evolve.Object one object

---deals that much damage to each follower or leader; `by`: the card that deals it (5.13)
---@param amount integer|evolve.NumberExpression
---@param targets evolve.Objects one object, a list or a selector
---@param options? evolve.deal_options
---@return boolean
function Game.deal(amount, targets, options) end

---deals different amounts at once: { card, amount, by = card } each (5.13)
---@param deals evolve.Deal[] { target, amount, by = object } each
---@return boolean
function Game.deal_each(deals) end

---deals each of the targets what was allocated to it of what they share (`split`) (10.6.2.4)
---@param targets evolve.Objects one object, a list or a selector
---@return boolean
function Game.deal_split(targets) end

---destroys cards on fields (5.5)
---@param cards evolve.Objects one object, a list or a selector
---@return boolean
function Game.destroy(cards) end

---puts them into their owners' banished zones; gives them as they lie there (5.6)
---@param cards evolve.Objects one object, a list or a selector
---@return evolve.List
function Game.banish(cards) end

---puts them into their owners' hands; gives them as they are there (4.7)
---@param cards evolve.Objects one object, a list or a selector
---@return evolve.List
function Game.return_to_hand(cards) end

---@class (exact) evolve.put_options
---@field whose? evolve.Player a player; the controller when left out

---moves them to "field", "ex", "hand", "deck_top", "deck_bottom", "deck" (shuffled), "cemetery" or "banished" of their owners, a field or EX area also `whose`; gives those that moved (5.4)
---@param cards evolve.Objects one object, a list or a selector
---@param to string
---@param options? evolve.put_options
---@return evolve.List
function Game.put(cards, to, options) end

---puts each on the top or the bottom of its owner's deck, as its controller says (4.1.5)
---@param cards evolve.Objects one object, a list or a selector
---@return boolean
function Game.put_at_ends(cards) end

---@class (exact) evolve.summon_options
---@field to? string
---@field whose? evolve.Player a player; the controller when left out
---@field overflow? string

---creates tokens of that name, or one of each name of a list, on your field; `to`: "ex"; `overflow`: "ex" for those that do not fit onto the field (9.1.2)
---@param tokens string|string[] a name, or a list of them
---@param count? integer|evolve.NumberExpression
---@param options? evolve.summon_options
---@return evolve.List
---@overload fun(tokens: string|string[], options: evolve.summon_options): evolve.List
function Game.summon(tokens, count, options) end

---@class (exact) evolve.summon_copy_options
---@field to? string
---@field whose? evolve.Player a player; the controller when left out

---creates tokens that are copies of a card, on your field; `to`: "ex" (9.1.2)
---@param of evolve.Object one object
---@param count? integer|evolve.NumberExpression
---@param options? evolve.summon_copy_options
---@return evolve.List
---@overload fun(of: evolve.Object, options: evolve.summon_copy_options): evolve.List
function Game.summon_copy(of, count, options) end

---@class (exact) evolve.fill_options
---@field by? evolve.Player a player; the controller when left out

---puts the top card of the deck into the "ex" area or onto the "field", again and again until that is full (4.8.3.1)
---@param to string
---@param options? evolve.fill_options
---@return evolve.List
function Game.fill(to, options) end

---@class (exact) evolve.draw_options
---@field by? evolve.Player a player; the controller when left out

---draws cards (5.9)
---@param count integer|evolve.NumberExpression
---@param options? evolve.draw_options
---@return boolean
function Game.draw(count, options) end

---@class (exact) evolve.draw_up_to_options
---@field by? evolve.Player a player; the controller when left out

---draws cards until the player has enough; gives how many (5.9.3)
---@param count integer|evolve.NumberExpression
---@param options? evolve.draw_up_to_options
---@return integer
function Game.draw_up_to(count, options) end

---@class (exact) evolve.discard_options
---@field by? evolve.Player a player; the controller when left out
---@field random? boolean
---@field where? evolve.Selector a selector, built at file level

---discards cards of the player's choice, or at random; gives how many (5.11)
---@param count integer|evolve.NumberExpression
---@param options? evolve.discard_options
---@return integer
function Game.discard(count, options) end

---each player selects that many cards, the active player first; then all discard at once (1.3.4.1)
---@param count integer|evolve.NumberExpression
---@return integer
function Game.all_discard(count) end

---discards those of them that are in hands; gives how many (5.11)
---@param cards evolve.Objects one object, a list or a selector
---@return integer
function Game.discard_cards(cards) end

---@class (exact) evolve.mill_options
---@field by? evolve.Player a player; the controller when left out

---puts the top cards of the deck into the cemetery; gives them as they lie there (4.9)
---@param count integer|evolve.NumberExpression
---@param options? evolve.mill_options
---@return evolve.List
function Game.mill(count, options) end

---@class (exact) evolve.look_options
---@field by? evolve.Player a player; the controller when left out
---@field of? evolve.Player a player; the controller when left out
---@field up_to? boolean

---looks at the top cards of a deck; `up_to`: one by one, until the player has seen enough (5.10)
---@param count integer|evolve.NumberExpression
---@param options? evolve.look_options
---@return evolve.List
function Game.look(count, options) end

---@class (exact) evolve.take_from_top_options
---@field n? integer|evolve.NumberExpression
---@field optional? boolean
---@field where? evolve.Selector a selector, built at file level
---@field arg? integer|evolve.NumberExpression
---@field reveal? boolean
---@field to? string
---@field rest? string
---@field by? evolve.Player a player; the controller when left out
---@field of? evolve.Player a player; the controller when left out
---@field revealed? boolean
---@field text? string

---looks at the top cards of a deck, takes `n` of them (1; with `optional` at most `n`) that match `where`, puts these `to` and the `rest` elsewhere; where nothing is said they stay; `reveal`: what is taken is revealed, `revealed`: all are; gives what was taken as it lies then (5.10)
---@param count integer|evolve.NumberExpression
---@param options? evolve.take_from_top_options
---@return evolve.List
function Game.take_from_top(count, options) end

---shows cards to everybody (5.20)
---@param cards evolve.Objects one object, a list or a selector
---@return boolean
function Game.reveal(cards) end

---@class (exact) evolve.reveal_top_options
---@field of? evolve.Player a player; the controller when left out

---reveals the top cards of a deck (5.20)
---@param count? integer|evolve.NumberExpression
---@param options? evolve.reveal_top_options
---@return evolve.List
---@overload fun(options: evolve.reveal_top_options): evolve.List
function Game.reveal_top(count, options) end

---@class (exact) evolve.reveal_until_options
---@field of? evolve.Player a player; the controller when left out
---@field arg? integer|evolve.NumberExpression

---reveals cards from the top of a player's deck, one by one, until one matches: the last; `arg` is arg(1) in the selector (5.20)
---@param selector evolve.Selector a selector, built at file level
---@param options? evolve.reveal_until_options
---@return evolve.List
function Game.reveal_until(selector, options) end

---@class (exact) evolve.search_options
---@field count? integer|evolve.NumberExpression
---@field up_to? boolean
---@field to? string
---@field by? evolve.Player a player; the controller when left out

---searches the deck, reveals what it finds by a condition, puts it into the hand, or `to`: "field" or "ex", and shuffles; gives them as they lie there (5.7)
---@param cards? evolve.Selector a selector, built at file level
---@param options? evolve.search_options
---@return evolve.List
---@overload fun(options: evolve.search_options): evolve.List
function Game.search(cards, options) end

---@class (exact) evolve.shuffle_options
---@field of? evolve.Player a player; the controller when left out

---shuffles a deck (5.8)
---@param options? evolve.shuffle_options
---@return boolean
function Game.shuffle(options) end

---@class (exact) evolve.give_options
---@field attack? integer|evolve.NumberExpression
---@field defense? integer|evolve.NumberExpression
---@field keyword? evolve.Keyword a keyword
---@field lasts? evolve.Duration how long it lasts
---@field value? integer|evolve.NumberExpression

---gives attack, defense (also to leaders) or a keyword, with a `value` if it takes one; without a duration it lasts (10.2.1.2)
---@param objects evolve.Objects one object, a list or a selector
---@param options? evolve.give_options
---@return boolean
function Game.give(objects, options) end

---@class (exact) evolve.lose_keyword_options
---@field lasts? evolve.Duration how long it lasts

---takes a keyword away (10.9.1.2)
---@param objects evolve.Objects one object, a list or a selector
---@param keyword evolve.Keyword a keyword
---@param options? evolve.lose_keyword_options
---@return boolean
function Game.lose_keyword(objects, keyword, options) end

---"fanfare", "last_words", "on_evolve" or "strike" abilities of these, wherever they lie, become pending without their event, as yours; gives how many (10.7.2)
---@param kind string
---@param cards evolve.Objects one object, a list or a selector
---@return integer
function Game.run_effects(kind, cards) end

---@class (exact) evolve.change_cost_options
---@field lasts? evolve.Duration how long it lasts

---they cost that much more (below 0: less), where they lie and until they are played (2.5)
---@param cards evolve.Objects one object, a list or a selector
---@param amount integer|evolve.NumberExpression
---@param options? evolve.change_cost_options
---@return boolean
function Game.change_cost(cards, amount, options) end

---@class (exact) evolve.set_cost_options
---@field lasts? evolve.Duration how long it lasts

---they cost that much to play, where they lie and until they are played (10.10.2.4)
---@param cards evolve.Objects one object, a list or a selector
---@param amount integer|evolve.NumberExpression
---@param options? evolve.set_cost_options
---@return boolean
function Game.set_cost(cards, amount, options) end

---@class (exact) evolve.start_options
---@field lasts? evolve.Duration how long it lasts

---what a `static` or `instead_of` under that name of this card says holds of them, or they have that `when` or `activated`; in it they are `me` (10.2.1.2)
---@param ability string
---@param objects evolve.Objects one object, a list or a selector
---@param options? evolve.start_options
---@return boolean
function Game.start(ability, objects, options) end

---@class (exact) evolve.give_ability_options
---@field lasts? evolve.Duration how long it lasts

---gives them an ability that stands under a name of this card (10.9.1.2)
---@param objects evolve.Objects one object, a list or a selector
---@param ability string
---@param options? evolve.give_ability_options
---@return boolean
function Game.give_ability(objects, ability, options) end

---@class (exact) evolve.become_copy_options
---@field lasts? evolve.Duration how long it lasts

---cards on fields become copies of a follower or amulet: they have its information, as it has it from others or by evolving; what was given to them they keep (10.9.1.1)
---@param cards evolve.Objects one object, a list or a selector
---@param of evolve.Object one object
---@param options? evolve.become_copy_options
---@return boolean
function Game.become_copy(cards, of, options) end

---@class (exact) evolve.lose_abilities_options
---@field lasts? evolve.Duration how long it lasts

---they lose all abilities they have of their own (10.9.1.2)
---@param objects evolve.Objects one object, a list or a selector
---@param options? evolve.lose_abilities_options
---@return boolean
function Game.lose_abilities(objects, options) end

---@class (exact) evolve.lose_text_options
---@field lasts? evolve.Duration how long it lasts

---they lose their own text, keywords included; what others give them they keep (10.9.1.2)
---@param objects evolve.Objects one object, a list or a selector
---@param options? evolve.lose_text_options
---@return boolean
function Game.lose_text(objects, options) end

---@class (exact) evolve.take_text_options
---@field lasts? evolve.Duration how long it lasts

---what lies on a field, or a leader, has the text of a follower, amulet or leader in place of its own, keywords included; it keeps what it was given (10.9.1.2)
---@param objects evolve.Objects one object, a list or a selector
---@param of evolve.Object one object
---@param options? evolve.take_text_options
---@return boolean
function Game.take_text(objects, of, options) end

---their evolve abilities cost that many play points, as long as they stay (12.2)
---@param followers evolve.Objects one object, a list or a selector
---@param play_points integer|evolve.NumberExpression
---@return boolean
function Game.set_evolve_cost(followers, play_points) end

---puts counters of that name on cards that lie open, also on leaders (14.1.3)
---@param cards evolve.Objects one object, a list or a selector
---@param name string
---@param count? integer|evolve.NumberExpression
---@return boolean
function Game.put_counters(cards, name, count) end

---removes counters, as many as there are; gives how many (14.1.4)
---@param card evolve.Object one object
---@param name string
---@param count? integer|evolve.NumberExpression
---@return integer
function Game.remove_counters(card, name, count) end

---moves all counters of that name onto another card; gives how many (14.1)
---@param from evolve.Object one object
---@param to evolve.Object one object
---@param name string
---@return integer
function Game.transfer_counters(from, to, name) end

---changes the defense of leaders to this (2.8.3)
---@param leaders evolve.Objects one object, a list or a selector
---@param defense integer|evolve.NumberExpression
---@return boolean
function Game.set_defense(leaders, defense) end

---engages them (5.3)
---@param cards evolve.Objects one object, a list or a selector
---@return boolean
function Game.engage(cards) end

---refreshes them (5.3)
---@param cards evolve.Objects one object, a list or a selector
---@return boolean
function Game.refresh(cards) end

---evolves them, each into a facedown card of its name (5.15)
---@param followers evolve.Objects one object, a list or a selector
---@return boolean
function Game.evolve(followers) end

---banishes them and creates a token in the zone of each; gives the tokens (5.16)
---@param cards evolve.Objects one object, a list or a selector
---@param token string
---@return evolve.List
function Game.transform(cards, token) end

---each goes into the zone of the other one, or neither does (5.12)
---@param one evolve.Object one object
---@param other evolve.Object one object
---@return boolean
function Game.swap(one, other) end

---@class (exact) evolve.take_control_options
---@field by? evolve.Player a player; the controller when left out

---puts cards of one field onto the other one (10.7.4.3)
---@param cards evolve.Objects one object, a list or a selector
---@param options? evolve.take_control_options
---@return boolean
function Game.take_control(cards, options) end

---two cards of different fields change fields at the same time, or neither does (5.12)
---@param one evolve.Object one object
---@param other evolve.Object one object
---@return boolean
function Game.exchange_control(one, other) end

---this card remembers a number, in place of an earlier one: its attribute `remembered` (10.2.1.2)
---@param number integer|evolve.NumberExpression
---@return boolean
function Game.remember_number(number) end

---@class (exact) evolve.remember_cards_options
---@field more? boolean

---this card remembers them (`remembered_by_me`); `more`: beside those it remembers already (10.2.1.2)
---@param cards evolve.Objects one object, a list or a selector
---@param options? evolve.remember_cards_options
---@return boolean
function Game.remember_cards(cards, options) end

---@class (exact) evolve.name_card_options
---@field type? string
---@field by? evolve.Player a player; the controller when left out
---@field text? string

---a player names a card of a deck, of that type; this object remembers the name: what selectors find with `named_card = true` (2.1.1)
---@param options? evolve.name_card_options
---@return boolean
function Game.name_card(options) end

---turns used cards of the evolve deck facedown, to be used again (4.2.3)
---@param cards evolve.Objects one object, a list or a selector
---@return boolean
function Game.turn_facedown(cards) end

---turns cards of the evolve deck faceup, as if they had been used (4.2.3)
---@param cards evolve.Objects one object, a list or a selector
---@return boolean
function Game.turn_faceup(cards) end

---@class (exact) evolve.choose_options
---@field n? integer|evolve.NumberExpression
---@field max? integer|evolve.NumberExpression
---@field by? evolve.Player a player; the controller when left out
---@field optional? boolean
---@field text? string
---@field where? evolve.Selector a selector, built at file level
---@field arg? integer|evolve.NumberExpression
---@field of? evolve.Player a player; the controller when left out
---@field to? string

---a choice made on resolution: one id (a list of one), or a list with n or max above 1; `to`: where they will be put: no more are chosen than there is room for there (10.6.2.7.2)
---@param from evolve.Objects what is chosen from
---@param options? evolve.choose_options
---@return evolve.List
function Game.choose(from, options) end

---@class (exact) evolve.yes_options
---@field by? evolve.Player a player; the controller when left out

---asks yes or no (10.6.2.7.2)
---@param question string
---@param options? evolve.yes_options
---@return boolean
function Game.yes(question, options) end

---@class (exact) evolve.poll_options
---@field players? evolve.Objects one object, a list or a selector

---asks each player in turn order, or each of `players` in theirs, yes or no, before anything is done; gives the players who said yes (1.3.4)
---@param question string
---@param options? evolve.poll_options
---@return evolve.List
function Game.poll(question, options) end

---@class (exact) evolve.number_options
---@field by? evolve.Player a player; the controller when left out
---@field text? string

---asks for a number between these (1.3.5)
---@param least integer|evolve.NumberExpression
---@param most integer|evolve.NumberExpression
---@param options? evolve.number_options
---@return integer
function Game.number(least, most, options) end

---@class (exact) evolve.either_options
---@field by? evolve.Player a player; the controller when left out
---@field to? string

---asks for one of these tokens; gives its name; `to`: where it will be put: without room there nothing is asked, and it is the first one (10.6.2.7.2)
---@param tokens string|string[] a name, or a list of them
---@param options? evolve.either_options
---@return string
function Game.either(tokens, options) end

---@class (exact) evolve.secret_numbers_options
---@field players? evolve.Objects one object, a list or a selector
---@field text? string

---players choose a number each, at once: nobody knows another's before all have chosen; gives the numbers, as `players` gives the players: all of them in turn order (1.3.5)
---@param least integer|evolve.NumberExpression
---@param most integer|evolve.NumberExpression
---@param options? evolve.secret_numbers_options
---@return integer[]
function Game.secret_numbers(least, most, options) end

---@class (exact) evolve.choose_each_options
---@field n? integer|evolve.NumberExpression
---@field optional? boolean
---@field players? evolve.Objects one object, a list or a selector
---@field text? string

---each player in turn order, or each of `players`, chooses `n` (1) of those that they control (or own, off the board); gives all that were chosen, as a list (1.3.4)
---@param from evolve.Selector a selector, built at file level
---@param options? evolve.choose_each_options
---@return evolve.List
function Game.choose_each(from, options) end

---@class (exact) evolve.secret_choices_options
---@field n? integer|evolve.NumberExpression
---@field own? boolean
---@field optional? boolean
---@field reveal? boolean
---@field players? evolve.Objects one object, a list or a selector
---@field text? string

---players choose, at once: nobody knows another's choice before all have chosen; `own`: each among what they control (or own, off the board); `reveal`: the cards are revealed together; gives what they chose, one player after the other, `n` (1) of each, with `none` for those that are missing (1.3.4.1)
---@param from evolve.Objects what is chosen from
---@param options? evolve.secret_choices_options
---@return evolve.List
function Game.secret_choices(from, options) end

---n of these at random: one id (a list of one), or a list with n above 1 (5.18)
---@param from evolve.Objects what is chosen from
---@param n? integer|evolve.NumberExpression
---@return evolve.List
function Game.random(from, n) end

---@class (exact) evolve.roll_options
---@field by? evolve.Player a player; the controller when left out

---rolls a die, of six sides if nothing is said; gives what it shows (5.19)
---@param sides? integer|evolve.NumberExpression
---@param options? evolve.roll_options
---@return integer
---@overload fun(options: evolve.roll_options): integer
function Game.roll(sides, options) end

---@class (exact) evolve.recover_options
---@field by? evolve.Player a player; the controller when left out

---recovers play points, not above the maximum (5.14)
---@param count integer|evolve.NumberExpression
---@param options? evolve.recover_options
---@return boolean
function Game.recover(count, options) end

---@class (exact) evolve.raise_max_options
---@field by? evolve.Player a player; the controller when left out

---increases the maximum of play points, not above ten (3.2.4)
---@param count integer|evolve.NumberExpression
---@param options? evolve.raise_max_options
---@return boolean
function Game.raise_max(count, options) end

---@class (exact) evolve.lower_max_options
---@field by? evolve.Player a player; the controller when left out

---decreases the maximum of play points; the play points there are stay (3.2.3)
---@param count integer|evolve.NumberExpression
---@param options? evolve.lower_max_options
---@return boolean
function Game.lower_max(count, options) end

---@class (exact) evolve.lose_play_points_options
---@field by? evolve.Player a player; the controller when left out

---takes play points away, as many as there are; gives how many (3.2.2)
---@param count integer|evolve.NumberExpression
---@param options? evolve.lose_play_points_options
---@return integer
function Game.lose_play_points(count, options) end

---@class (exact) evolve.gain_evolution_points_options
---@field by? evolve.Player a player; the controller when left out

---gains evolution points (3.2.5)
---@param count integer|evolve.NumberExpression
---@param options? evolve.gain_evolution_points_options
---@return boolean
function Game.gain_evolution_points(count, options) end

---@class (exact) evolve.lose_evolution_points_options
---@field by? evolve.Player a player; the controller when left out

---takes evolution points away, as many as there are; gives how many (3.2.5)
---@param count integer|evolve.NumberExpression
---@param options? evolve.lose_evolution_points_options
---@return integer
function Game.lose_evolution_points(count, options) end

---@class (exact) evolve.play_options
---@field cost? integer|evolve.NumberExpression
---@field by? evolve.Player a player; the controller when left out

---plays a card and resolves it, for that many play points if they are given (S20); gives it as it lies then (4.1.4); none when it cannot be played (10.6)
---@param card evolve.Object one object
---@param options? evolve.play_options
---@return evolve.Object
function Game.play(card, options) end

---starts a delayed ability of this card (10.7.5)
---@param ability string
---@param ref1? evolve.Object one object
---@param ref2? evolve.Object one object
---@param ref3? evolve.Object one object
---@param ref4? evolve.Object one object
---@return boolean
function Game.later(ability, ref1, ref2, ref3, ref4) end

---@class (exact) evolve.signal_options
---@field amount? integer|evolve.NumberExpression
---@field by? evolve.Player a player; the controller when left out

---tells by a name of your own that something has happened, to each of these: when { signal = "name" } waits for it (10.7.1)
---@param name string
---@param subjects? evolve.Objects one object, a list or a selector
---@param options? evolve.signal_options
---@return boolean
---@overload fun(name: string, options: evolve.signal_options): boolean
function Game.signal(name, subjects, options) end

---the attack whose damage is still to come goes to this follower or leader of the player who is attacked (8.4.3)
---@param target evolve.Object one object
---@return boolean
function Game.redirect_attack(target) end

---the attack whose damage is still to come ends without damage (8.4.11)
---@return boolean
function Game.end_attack() end

---the turn goes to its end, as soon as what is going on is over (7.3.4)
---@return boolean
function Game.end_turn() end

---that player takes another turn after this one (7.4.8)
---@param player? evolve.Player a player; the controller when left out
---@return boolean
function Game.extra_turn(player) end

---the turn has another phase of this name after the running one; of several the last that was added comes first (1.3.1)
---@param phase string
---@return boolean
function Game.extra_phase(phase) end

---that player wins the game, at once (1.2.4)
---@param player? evolve.Player a player; the controller when left out
---@return boolean
function Game.win(player) end

---that player loses the game, at once (1.2.4)
---@param player? evolve.Player a player; the controller when left out
---@return boolean
function Game.lose(player) end

---@class (exact) evolve.cardFields
---@field [integer] evolve.Ability
---@field id string the card's own id, as decks and replays name it; no two cards share one
---@field name string its name
---@field text? string its rules text, in its author's own words
---@field aliases? string[] other names that deck lists use for it
---@field type evolve.CardType its type
---@field class? evolve.CardClass its class (2.2)
---@field traits? string[] its traits (2.4)
---@field cost? integer play points it costs to play (2.5)
---@field attack? integer of a follower (2.7)
---@field defense? integer of a follower or leader (2.8)
---@field evolved? boolean it is the evolved face of the follower with its name (2.11)
---@field token? boolean it is a token (9.1)
---@field keywords? evolve.Keyword[] { "ward", "storm" } (12)
---@field counters? string[] names of counters that its functions put (14.1)
---@field signals? string[] names that its functions tell with game.signal
---@field copies? integer|"any" how many copies a deck may hold, whatever the deck rules say of other cards
---@field evolve? integer play points it costs to evolve; another cost: an entry evolve { cost = {...} } (12.2)
---@field options? evolve.CardOption|evolve.CardOption[] additional costs that may be paid to play it (10.4.7.3)
---@field abilities? table<string, evolve.Ability> abilities that are started or given by these names: `game.later("name")`
---@field if_? evolve.Condition of a spell: must hold as its text is carried out (10.6.2.7)
---@field option? "earth_rite"|evolve.TextOption|("earth_rite"|evolve.TextOption)[] of a spell: an optional cost that adds something (10.4.7.3)
---@field targets? evolve.Slot[] of a spell: the choices made as it is played, in the order of its text
---@field targets_if_paid? evolve.Slot[] of a spell: chosen only if the option was taken (10.6.2.2.1)
---@field process? evolve.Cost of a spell: paid as it is resolved, whole or not at all (10.4.7.4)
---@field run? evolve.Run of a spell: the function that carries it out; gets game, me and the choices of `targets`
---@field unsupported? string why the engine cannot execute the card; it then has facts only

---@class (exact) evolve.spell_textFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field label? string the name of its options in play; left out: words that are made from the script
---@field option? "earth_rite"|evolve.TextOption|("earth_rite"|evolve.TextOption)[] an optional cost that adds something, asked before targets: "earth_rite", or { name = ..., cost = ... } (10.4.7.3)
---@field targets? evolve.Slot[] the choices that it needs, in the order of the text
---@field targets_if_paid? evolve.Slot[] chosen only if the option was taken (10.6.2.2.1)
---@field process? evolve.Cost paid as it is resolved, whole or not at all; `run` only if it was (10.4.7.4)
---@field run? evolve.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) evolve.whenFields
---@field [integer] evolve.Ability
---@field event? evolve.EventName|evolve.EventName[] the event that it waits for, or any event of a list
---@field signal? string in place of `event`: waits for game.signal("name", ...)
---@field by? evolve.Who the player who must do it; left out: anybody
---@field subject? "me"|evolve.Selector|evolve.Ref the object or player that it must happen to
---@field source? "me"|evolve.Selector the object that does it, or causes it (10.2.1.3.2)
---@field at? evolve.PlaceSelector what is attacked: "leader", "follower" or a selector (8.4.5)
---@field from? evolve.Zone|evolve.Zone[] the zone that the card comes from
---@field to? evolve.Zone|evolve.Zone[] of a card that moves: into which zone (5.4)
---@field one_or_more? boolean several such events of one moment trigger it once (10.7)
---@field cause? "attack"|"combat"|"ability"|("attack"|"combat"|"ability")[] only damage of that kind (5.13)
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field while_? evolve.Condition must hold for the ability to be active
---@field turn? "you"|"opponent" only in a turn of that player
---@field nth? integer only the n-th time each turn that such an event happens
---@field once_each_turn? boolean at most once each turn
---@field cost? evolve.Cost the cost
---@field active_in? evolve.Zone|evolve.Zone[] works from these zones instead of from play
---@field label? string the name of its options in play; left out: words that are made from the script
---@field option? "earth_rite"|evolve.TextOption|("earth_rite"|evolve.TextOption)[] an optional cost that adds something, asked before targets: "earth_rite", or { name = ..., cost = ... } (10.4.7.3)
---@field targets? evolve.Slot[] the choices that it needs, in the order of the text
---@field targets_if_paid? evolve.Slot[] chosen only if the option was taken (10.6.2.2.1)
---@field process? evolve.Cost paid as it is resolved, whole or not at all; `run` only if it was (10.4.7.4)
---@field run? evolve.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) evolve.stateFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field once_each_turn? boolean at most once each turn
---@field cost? evolve.Cost the cost
---@field label? string the name of its options in play; left out: words that are made from the script
---@field option? "earth_rite"|evolve.TextOption|("earth_rite"|evolve.TextOption)[] an optional cost that adds something, asked before targets: "earth_rite", or { name = ..., cost = ... } (10.4.7.3)
---@field targets? evolve.Slot[] the choices that it needs, in the order of the text
---@field targets_if_paid? evolve.Slot[] chosen only if the option was taken (10.6.2.2.1)
---@field process? evolve.Cost paid as it is resolved, whole or not at all; `run` only if it was (10.4.7.4)
---@field run? evolve.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) evolve.delayedFields
---@field [integer] evolve.Ability
---@field event? evolve.EventName|evolve.EventName[] the event that it waits for, or any event of a list
---@field signal? string in place of `event`: waits for game.signal("name", ...)
---@field by? evolve.Who the player who must do it; left out: anybody
---@field subject? "me"|evolve.Selector|evolve.Ref the object or player that it must happen to
---@field source? "me"|evolve.Selector the object that does it, or causes it (10.2.1.3.2)
---@field at? evolve.PlaceSelector what is attacked: "leader", "follower" or a selector (8.4.5)
---@field from? evolve.Zone|evolve.Zone[] the zone that the card comes from
---@field to? evolve.Zone|evolve.Zone[] of a card that moves: into which zone (5.4)
---@field one_or_more? boolean several such events of one moment trigger it once (10.7)
---@field cause? "attack"|"combat"|"ability"|("attack"|"combat"|"ability")[] only damage of that kind (5.13)
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field while_? evolve.Condition must hold for the ability to be active
---@field turn? "you"|"opponent" only in a turn of that player
---@field ends? "turn" triggers each time until then, not just once (10.7.5)
---@field cost? evolve.Cost the cost
---@field label? string the name of its options in play; left out: words that are made from the script
---@field option? "earth_rite"|evolve.TextOption|("earth_rite"|evolve.TextOption)[] an optional cost that adds something, asked before targets: "earth_rite", or { name = ..., cost = ... } (10.4.7.3)
---@field targets? evolve.Slot[] the choices that it needs, in the order of the text
---@field targets_if_paid? evolve.Slot[] chosen only if the option was taken (10.6.2.2.1)
---@field process? evolve.Cost paid as it is resolved, whole or not at all; `run` only if it was (10.4.7.4)
---@field run? evolve.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) evolve.activatedFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field while_? evolve.Condition must hold for the ability to be active
---@field turn? "you"|"opponent" only in a turn of that player
---@field cost? evolve.Cost the cost
---@field quick? boolean may be used in Quick windows (12.3)
---@field once_each_turn? boolean at most once each turn
---@field active_in? evolve.Zone|evolve.Zone[] works from these zones instead of from play
---@field label? string the name of its options in play; left out: words that are made from the script
---@field option? "earth_rite"|evolve.TextOption|("earth_rite"|evolve.TextOption)[] an optional cost that adds something, asked before targets: "earth_rite", or { name = ..., cost = ... } (10.4.7.3)
---@field targets? evolve.Slot[] the choices that it needs, in the order of the text
---@field targets_if_paid? evolve.Slot[] chosen only if the option was taken (10.6.2.2.1)
---@field process? evolve.Cost paid as it is resolved, whole or not at all; `run` only if it was (10.4.7.4)
---@field run? evolve.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) evolve.staticFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field while_? evolve.Condition must hold for the ability to be active
---@field turn? "you"|"opponent" only in a turn of that player
---@field active_in? evolve.Zone|evolve.Zone[] works from these zones instead of from play
---@field affects? "me"|"you"|"opponent"|"players"|evolve.Selector the objects or players that it affects; this card when left out (10.1.1.3)
---@field keywords? evolve.Keyword|evolve.Keyword[] keywords that are given (10.9.1.2)
---@field loses? "abilities"|"text"|evolve.Keyword|evolve.Keyword[] keywords that are lost, all abilities, or the own text (given abilities stay) (10.9.1.2)
---@field traits? string|string[] traits that are given (10.9.1.3)
---@field attack? evolve.Number that much more attack (10.9.1.4)
---@field defense? evolve.Number that much more defense (10.9.1.4)
---@field set_attack? evolve.Number its attack is this (10.9.1.4)
---@field set_defense? evolve.Number its defense is this (10.9.1.4)
---@field evolve_cost? evolve.Number affected cards cost that much more to evolve; below 0: less (12.2)
---@field set_evolve_cost? evolve.Number affected cards cost this to evolve (12.2)
---@field ignores_ward? boolean may attack past Ward (12.8.2)
---@field deals_defense? boolean fights with its defense in place of its attack (8.4.9)
---@field enters_engaged? boolean comes onto the field engaged (5.4)
---@field text_of? evolve.Selector affected cards have the text of what this finds first, in place of their own (10.9.1.2)
---@field repeats? integer the text of affected spells is carried out that many times more, each time with new selections (10.6.2.7.2)
---@field hand_revealed? boolean the player plays with the hand revealed: everybody sees the cards there (4.7.1)
---@field deck_top_revealed? boolean the player plays with the top card of the deck revealed: everybody sees it (4.5.2)
---@field minimum? integer the static lowers attack, defense and costs no further than to this (10.9.1.4)
---@field cost? evolve.Number affected cards cost that much more to play; below 0: less (10.10.2.4)
---@field set_cost? evolve.Number affected cards cost this to play (10.10.2.4)
---@field cannot? evolve.Ban|evolve.Ban[] what affected cards cannot do (1.3.3)
---@field limits? evolve.Limits that many more cards fit into a player's zones (4.4.4)
---@field counts? evolve.Counts cards that are counted as well (13.3.1)
---@field grants? string|string[] affected cards have the `when` or `activated` under that name, or those (10.9.1.2)
---@field triggers? evolve.Triggers such abilities of affected cards, or of a player's, trigger more often, or never (10.7.2)
---@field plays_from? evolve.Zone|evolve.Zone[] affected cards may also be played from there: "cemetery", "banished", "deck" (the top card, when its player knows it) (8.2.1)

---@class (exact) evolve.instead_ofFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field while_? evolve.Condition must hold for the ability to be active
---@field turn? "you"|"opponent" only in a turn of that player
---@field active_in? evolve.Zone|evolve.Zone[] works from these zones instead of from play
---@field by? evolve.Who the player who must do it; left out: anybody
---@field subject? "me"|evolve.Selector|evolve.Ref the object or player that it must happen to
---@field source? "me"|evolve.Selector the object that does it, or causes it (10.2.1.3.2)
---@field nth? integer only the n-th time each turn that such an event happens
---@field amount? evolve.Number the event happens with this amount; `number.event()` is the original one; 0: not at all
---@field optional? boolean "you may": its controller is asked
---@field once_each_turn? boolean at most once each turn
---@field once? boolean under a name: over when it has happened once (10.2.1.2)
---@field label? string the name of its options in play; left out: words that are made from the script
---@field event? evolve.EventName|evolve.EventName[] the event that it waits for, or any event of a list
---@field phase? evolve.TurnPart|evolve.TurnPart[] of the event `phase`: in place of these phases, or of these parts of the start phase; without `run` they are left out (7.1.2)
---@field from? evolve.Zone|evolve.Zone[] the zone that the card comes from
---@field to? evolve.Zone|evolve.Zone[] of a card that moves: into which zone (5.4)
---@field continues? boolean `run` happens first, then the event as it was
---@field run? evolve.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) evolve.damageFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field while_? evolve.Condition must hold for the ability to be active
---@field turn? "you"|"opponent" only in a turn of that player
---@field active_in? evolve.Zone|evolve.Zone[] works from these zones instead of from play
---@field by? evolve.Who the player who must do it; left out: anybody
---@field subject? "me"|evolve.Selector|evolve.Ref the object or player that it must happen to
---@field source? "me"|evolve.Selector the object that does it, or causes it (10.2.1.3.2)
---@field nth? integer only the n-th time each turn that such an event happens
---@field amount? evolve.Number the event happens with this amount; `number.event()` is the original one; 0: not at all
---@field optional? boolean "you may": its controller is asked
---@field once_each_turn? boolean at most once each turn
---@field once? boolean under a name: over when it has happened once (10.2.1.2)
---@field label? string the name of its options in play; left out: words that are made from the script
---@field cause? "attack"|"combat"|"ability"|("attack"|"combat"|"ability")[] only damage of that kind (5.13)

---@class (exact) evolve.evolveFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field while_? evolve.Condition must hold for the ability to be active
---@field turn? "you"|"opponent" only in a turn of that player
---@field label? string the name of its options in play; left out: words that are made from the script
---@field cost? evolve.Cost the cost
---@field quick? boolean may be used in Quick windows (12.3)
---@field option? "earth_rite"|evolve.TextOption|("earth_rite"|evolve.TextOption)[] an optional cost that adds something, asked before targets: "earth_rite", or { name = ..., cost = ... } (10.4.7.3)

---@class (exact) evolve.before_mulligansFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field run? evolve.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) evolve.after_mulligansFields
---@field [integer] evolve.Ability
---@field if_? evolve.Condition must hold when it triggers, or when the text is carried out
---@field run? evolve.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) evolve.modesFields
---@field [integer] evolve.Ability
---@field choose? integer how many different modes are chosen; 1 when left out
---@field up_to? boolean fewer may be chosen, one at least
---@field more? evolve.MoreModes under a condition, more modes may be chosen (5.17.2)

---@class (exact) evolve.Group
---@field same? "controller"|"place" all chosen objects have the same one
---@field different? "place" each is at another place
---@field total? table<string, evolve.Bound> their sum of one number: { might = at_most(8) }

---@class (exact) evolve.Tally
---@field event evolve.EventName the event that is counted
---@field signal? string in place of `event`: game.signal with this name
---@field by? evolve.Who the player who did it
---@field subject? evolve.Selector only events that happened to such an object
---@field source? evolve.CardType[] only events that came from such cards
---@field amount? evolve.Bound only events with such an amount: at_least(n)
---@field sum? boolean the sum of the amounts, not the number of events
---@field phase? string only in the player's own phase of that name
---@field last_turn? boolean counted over the turn before this one, whoever's turn that was
---@field ever? boolean counted over the whole game

---@class (exact) evolve.Cost
---@field play_points? evolve.Number play points (3.2.2)
---@field engage? evolve.GivenUp|evolve.GivenUp[] engages these (10.4.6)
---@field counters? table<string, evolve.Number> removes counters of a name from this card: { spell = 3 } (14.1.4)
---@field leader_defense? evolve.Number takes that much defense from the leader (10.4.5)
---@field earth_rite? boolean removes a Stack counter from an amulet with Stack (13.3.3.2)
---@field discard? evolve.Several|evolve.Selector|evolve.Slot|integer discards these (5.11)
---@field bury? evolve.GivenUp|evolve.GivenUp[] puts these into their owners' cemeteries (4.9.1)
---@field banish? evolve.GivenUp|evolve.GivenUp[] banishes these (5.6)
---@field return_to_hand? evolve.GivenUp|evolve.GivenUp[] returns these to their owners' hands (4.7)
---@field turn_faceup? evolve.Several|evolve.Selector|evolve.Slot|integer turns these facedown cards of the evolve deck faceup (4.2.3)
---@field turn_facedown? evolve.Several|evolve.Selector|evolve.Slot|integer turns these faceup cards of the evolve deck facedown (4.2.3)
---@field reveal? evolve.Several|evolve.Selector|evolve.Slot|integer reveals these cards of the hand (5.20)
---@field deck_top? evolve.Several|evolve.Selector|evolve.Slot|integer puts these on top of their owners' decks (5.4)
---@field deck_bottom? evolve.Several|evolve.Selector|evolve.Slot|integer puts these on the bottom of their owners' decks (5.4)
---@field mill? evolve.Number puts that many cards from the top of the deck into the cemetery (4.9.1)
---@field evolution_points? evolve.Number takes that many evolution points (3.2.5)

---@class (exact) evolve.TextOption
---@field name? string what `game.paid("name")` asks (10.4.7.3)
---@field cost? evolve.Cost what is paid (10.4.7.3)
---@field if_? evolve.Condition it may be taken only then (10.4.7.3)

---@class (exact) evolve.CardOption
---@field name? string what `game.paid("name")` asks (10.4.7.3)
---@field cost? evolve.Cost what is paid beside play points (10.4.7.3)
---@field if_? evolve.Condition it may be taken only then (10.4.7.3)
---@field costs? integer if the option is taken, the card costs this many play points (10.4.7.3)
---@field change? integer if the option is taken, the card costs that many play points more; below 0: less (10.4.7.3)

---@class (exact) evolve.MoreModes
---@field if_? evolve.Condition the condition (5.17.2)
---@field choose? integer how many modes may be chosen then, at most (5.17.2)

---@class (exact) evolve.Triggers
---@field class? "fanfare"|"last_words"|"on_evolve"|"strike" which abilities (10.7.2)
---@field more? integer how many additional times (10.7.2.1)
---@field never? boolean not at all (1.3.3)

---@class (exact) evolve.Limits
---@field field? integer on the field (4.4.4)
---@field hand? integer in the hand (4.7.3)
---@field ex? integer in the EX area (4.8.3)

---@class (exact) evolve.Counts
---@field spellchain? evolve.Selector for Spellchain (13.3.1)

---@class (exact) evolve.modFields
---@field name string the name that other mods use: small letters, digits and hyphens
---@field version string numbers with dots between them: "1.0"
---@field game string the game of its cards: "riftbound" or "evolve"
---@field title? string its name for people
---@field author? string who wrote it
---@field text? string a description in a sentence or two
---@field needs? string[] mods it builds on, each with the version it needs at least: "ember-court 1.2"
---@field replaces? string[] ids of cards that its own cards replace

---@class (exact) evolve.formatFields
---@field [integer] evolve.Ability
---@field name string its name, which is also the name of its file
---@field game? string the game: "riftbound" (also when left out) or "evolve"
---@field deck? evolve.DeckRules the sizes of a legal deck
---@field rules? string a profile of switches: "riftbound-2025"
---@field house? table<evolve.Switch, boolean> single rules that are read otherwise
---@field check? fun(deck: table): { rule: string, text: string }[] a deck rule of your own: returns a list of problems
---@field mulligan? "exchange"|"anew"|"london"|"paris"|"none" the kind of mulligan; left out: that of the rulebook
---@field abilities? table<string, evolve.Ability> abilities that are begun by their names; its own stand in the format itself
---@field signals? string[] names that its functions tell with game.signal
---@field counters? string[] names of counters that its functions put
---@field players integer the number of players
---@field opening_hand? integer cards of the opening hand
---@field mulligan_max? integer how many cards of the opening hand may be exchanged
---@field teams? integer how many teams; seat s is of team s % teams
---@field games? integer how many games a match has: best of this number
---@field opening_draw? integer cards drawn for each hand, of which the opening hand is kept
---@field mulligan_times? integer how often a player may take a mulligan
---@field mulligan_free? integer how many mulligans of the kinds "london" and "paris" cost no card
---@field opening_hand_p1? integer cards of the first player's opening hand
---@field opening_hand_p2? integer cards of the second player's opening hand
---@field opening_hand_p3? integer cards of the third player's opening hand
---@field opening_hand_p4? integer cards of the fourth player's opening hand
---@field leader_defense? integer the defense with which leaders begin; left out: 20 (2.8.3.1)
---@field play_points_max? integer the limit of maximum play points; left out: 10 (3.2.4.1)
---@field evolution_points_last? integer evolution points of the player who goes second; left out: 3 (6.2.1.9)
---@field leader_defense_p1? integer the defense with which the leader of the first player begins (2.8.3.1)
---@field leader_defense_p2? integer the defense with which the leader of the second player begins (2.8.3.1)
---@field play_points_p1? integer the maximum play points of the first player before the first turn, which adds one (3.2.4.1)
---@field play_points_p2? integer the maximum play points of the second player before the first turn, which adds one (3.2.4.1)
---@field evolution_points_p1? integer evolution points of the first player, whoever goes first (6.2.1.9)
---@field evolution_points_p2? integer evolution points of the second player, whoever goes first (6.2.1.9)

---@class (exact) evolve.DeckRules
---@field main_min? integer cards of the main deck, at least
---@field main_max? integer cards of the main deck, at most
---@field evolve_max? integer cards of the evolve deck, at most (6.1.1.3)
---@field copies_max? integer copies of one card
---@field banned? string[] cards that no deck may hold
---@field limits? table<string, integer> the most copies of a card that a deck may hold: { ["Gust"] = 1 }

---@class evolve.KeywordFields
---@field [integer] evolve.Ability
---@field abilities? table<string, evolve.Ability>

---what a spell does; its fields may also stand in the card itself
---@param fields evolve.spell_textFields
---@return evolve.Ability
function spell_text(fields) end

---a triggered (automatic) ability: when that happens, it is played by itself
---@param fields evolve.whenFields
---@return evolve.Ability
function when(fields) end

---triggers when the state `if_` is reached (10.7.6)
---@param fields evolve.stateFields
---@return evolve.Ability
function state(fields) end

---under `abilities`: waits for an event once `game.later("name", refs...)` has started it
---@param fields evolve.delayedFields
---@return evolve.Ability
function delayed(fields) end

---an ability that its controller uses, mostly for a cost
---@param fields evolve.activatedFields
---@return evolve.Ability
function activated(fields) end

---holds as long as the card is in play
---@param fields evolve.staticFields
---@return evolve.Ability
function static(fields) end

---a replacement effect: something else happens in place of an event
---@param fields evolve.instead_ofFields
---@return evolve.Ability
function instead_of(fields) end

---changes how much damage is dealt: amount = number.event() - 1 (10.2.1.3.2)
---@param fields evolve.damageFields
---@return evolve.Ability
function damage(fields) end

---the evolve ability with a cost other than play points (12.2)
---@param fields evolve.evolveFields
---@return evolve.Ability
function evolve(fields) end

---of a format: done once for each player in turn order, when the opening hands are drawn (6.2.1.6)
---@param fields evolve.before_mulligansFields
---@return evolve.Ability
function before_mulligans(fields) end

---of a format: the same when the mulligans are over, before the first turn (6.2.1.7)
---@param fields evolve.after_mulligansFields
---@return evolve.Ability
function after_mulligans(fields) end

---choose one (or more) of these; each mode { ... } has targets and run of its own
---@param fields evolve.modesFields
---@return evolve.Ability
function modes(fields) end

---one of the modes to choose from
---@param fields evolve.spell_textFields
---@return evolve.Ability
function mode(fields) end

---in mod.lua: a folder with cards, keywords, formats and decks
---@param fields evolve.modFields
---@return evolve.Definition
function mod(fields) end

---a mode of play: how many play, to which score, with which decks
---@param fields evolve.formatFields
---@return evolve.Definition
function format(fields) end

---when this is put onto the field (12.4)
---@param fields evolve.whenFields
---@return evolve.Ability
function fanfare(fields) end

---when this is put from the field into the cemetery (12.5)
---@param fields evolve.whenFields
---@return evolve.Ability
function last_words(fields) end

---when this evolves (12.6)
---@param fields evolve.whenFields
---@return evolve.Ability
function on_evolve(fields) end

---when this attacks (12.7)
---@param fields evolve.whenFields
---@return evolve.Ability
function strike(fields) end

---when this races (of the cards with the keyword `race`)
---@param fields evolve.whenFields
---@return evolve.Ability
function on_race(fields) end

---a card of any type; with an `id` it is a card file's card
---@param fields evolve.cardFields
---@return evolve.Definition
---@overload fun(fields: evolve.SelectorFields): evolve.Selector
function card(fields) end

---cards of any type
---@param fields evolve.SelectorFields
---@return evolve.Selector
function cards(fields) end

---a follower; on the fields when no zone is named (2.3)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function follower(fields) end

---followers; on the fields when no zone is named (2.3)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function followers(fields) end

---an amulet; on the fields when no zone is named (2.3)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function amulet(fields) end

---amulets; on the fields when no zone is named (2.3)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function amulets(fields) end

---a spell; being resolved when no zone is named (2.3)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function spell(fields) end

---spells; being resolved when no zone is named (2.3)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function spells(fields) end

---a leader (2.3)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function leader(fields) end

---leaders (2.3)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function leaders(fields) end

---a player (1.1.1)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function player(fields) end

---players (1.1.1)
---@param fields evolve.SelectorFields
---@return evolve.Selector
function players(fields) end

---none to n of them; `run` gets a list
---@type fun(n: evolve.Number, of: evolve.Slot, group?: evolve.Group): evolve.Slot
up_to = nil

---n of them; `run` gets a list
---@type fun(n: evolve.Number, of: evolve.Slot, group?: evolve.Group): evolve.Slot
exactly = nil

---any number of them, also none; `run` gets a list
---@type fun(of: evolve.Slot, group?: evolve.Group): evolve.Slot
any_number = nil

---one that no earlier slot has chosen
---@type fun(of: evolve.Selector): evolve.Slot
another = nil

---an object attached to the choice of that slot
---@type fun(slot: integer, of: evolve.Selector): evolve.Slot
on_slot = nil

---targets that share an amount, of damage for example
---@type fun(amount: evolve.Number, of: evolve.Slot, options?: { by_unit?: boolean }): evolve.Slot
split = nil

---chosen only if the condition holds, else `none`
---@type fun(condition: evolve.Condition, slot: evolve.Slot): evolve.Slot
only_if = nil

---chosen only if that optional cost is paid
---@type fun(name: string, slot: evolve.Slot): evolve.Slot
if_paid = nil

---chosen only if that optional cost is not paid
---@type fun(name: string, slot: evolve.Slot): evolve.Slot
unless_paid = nil

---n of them
---@type fun(n: integer, of: evolve.Selector): evolve.Several
several = nil

---two of them
---@type fun(of: evolve.Selector): evolve.Several
two = nil

---three of them
---@type fun(of: evolve.Selector): evolve.Several
three = nil

---four of them
---@type fun(of: evolve.Selector): evolve.Several
four = nil

---any of these selectors, texts, or comparisons of numbers
---@type fun(list: any[]): any
any_of = nil

---all of these conditions
---@type fun(list: evolve.Condition[]): evolve.Comparison
all_of = nil

---none of these texts: name = none_of { "Recruit" }
---@type fun(list: string[]): any
none_of = nil

---the n-th thing that a named ability was started with
---@type fun(n: integer): evolve.Ref
ref = nil

---the number given with `arg = n` of game.choose
---@type fun(n: integer): evolve.NumberExpression
arg = nil

---n or more
---@type fun(n: evolve.Number): evolve.Bound
at_least = nil

---n or less
---@type fun(n: evolve.Number): evolve.Bound
at_most = nil

---less than n
---@type fun(n: evolve.Number): evolve.Bound
less_than = nil

---more than n
---@type fun(n: evolve.Number): evolve.Bound
more_than = nil

---n
---@type fun(n: evolve.Number): evolve.Bound
equals = nil

---anything but n
---@type fun(n: evolve.Number): evolve.Bound
different = nil

---in keywords/: defines a keyword: keyword "name" { abilities }
---@type fun(name: string): fun(fields: evolve.KeywordFields): any
keyword = nil

---in keywords/: a word for `when` with these fields: shorthand "fanfare" { event = "enter" }
---@type fun(name: string): fun(fields: table): any
shorthand = nil

---numbers that are data: the engine evaluates them when it needs them
---@class (exact) evolve.Numbers
---@field me fun(attribute: evolve.Attribute): evolve.NumberExpression a number of this card
---@field you fun(attribute: evolve.Attribute): evolve.NumberExpression a number of the controller
---@field opponent fun(attribute: evolve.Attribute): evolve.NumberExpression a number of the opponent
---@field game fun(attribute: evolve.Attribute): evolve.NumberExpression a number of the game: its turn
---@field subject fun(attribute: evolve.Attribute): evolve.NumberExpression a number of the object that a static looks at, that an event happens to, or, without these, that the selector looks at: might = more_than(number.subject "base_might")
---@field ref fun(n: integer, attribute: evolve.Attribute): evolve.NumberExpression a number of the n-th thing a named ability was started with
---@field target fun(slot: integer, attribute: evolve.Attribute): evolve.NumberExpression a number of the object that this slot of the same text chose
---@field count fun(of: evolve.Selector): evolve.NumberExpression how many there are
---@field sum fun(of: evolve.Selector, attribute: evolve.Attribute): evolve.NumberExpression the sum of a number of all of them
---@field highest fun(of: evolve.Selector, attribute: evolve.Attribute): evolve.NumberExpression the highest value among them
---@field lowest fun(of: evolve.Selector, attribute: evolve.Attribute): evolve.NumberExpression the lowest value among them
---@field distinct fun(of: evolve.Selector, attribute: evolve.Attribute|string, values?: string[]): evolve.NumberExpression how many different values there are among them; with a list, how many of those values
---@field x fun(): evolve.NumberExpression in a cost: X, which the player chooses; elsewhere the X that was chosen
---@field tally fun(of: evolve.Tally): evolve.NumberExpression how often an event has happened this turn
---@field keyword fun(name: evolve.Keyword): evolve.NumberExpression the value of a keyword on this card
---@field event fun(): evolve.NumberExpression the amount of the event that triggered this, or is replaced
---@field min fun(a: evolve.Number, b: evolve.Number): evolve.NumberExpression the smaller one
---@field max fun(a: evolve.Number, b: evolve.Number): evolve.NumberExpression the greater one

---@type evolve.Numbers
number = nil
