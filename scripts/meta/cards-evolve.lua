---@meta
-- SPDX-License-Identifier: MIT
--
-- Written by the program from its own tables (bindings/reference.c).

---@alias Keyword
---| "quick"
---| "ward"
---| "storm"
---| "rush"
---| "assail"
---| "intimidate"
---| "drain"
---| "bane"
---| "aura"
---| "stack"

---@alias EventName
---| "start"
---| "mulligan"
---| "turn"
---| "phase"
---| "main_phase"
---| "end_phase"
---| "draw"
---| "play"
---| "activate"
---| "select"
---| "trigger"
---| "resolve"
---| "enter"
---| "control"
---| "put"
---| "bury"
---| "leave"
---| "destroy"
---| "banish"
---| "discard"
---| "return_to_hand"
---| "create"
---| "eliminate"
---| "engage"
---| "refresh"
---| "attack"
---| "damage"
---| "fought"
---| "gain_defense"
---| "lose_defense"
---| "evolve"
---| "unlink"
---| "faceup"
---| "facedown"
---| "points"
---| "reveal"
---| "look"
---| "shuffle"
---| "roll"
---| "pass"
---| "overdraw"
---| "counters"
---| "loop"
---| "extra_turn"
---| "replaced"
---| "give"
---| "lose"
---| "concede"
---| "win"
---| "drawn"

---@alias Zone
---| "leader"
---| "field"
---| "ex"
---| "hand"
---| "deck"
---| "evolve_deck"
---| "evolve"
---| "cemetery"
---| "banished"
---| "resolution"

---@alias Duration
---| "turn"
---| "opponents_turn"
---| "leaves"

---@alias CardType
---| "leader"
---| "follower"
---| "amulet"
---| "spell"

---@alias Objects Object|Object[]|Selector
---@alias Player Object|"you"|"opponent"|"next"|"turn_player"
---@alias Number integer|NumberExpression|fun(q: Query, me: Object, subject: Object): integer
---@alias Condition SelectorFields|Comparison|Number
---@alias Slot Selector|table
---@alias Cost table<string, any>
---@alias Run fun(game: Game, me: Object, ...): any
---@class none what asking about something that is gone gives
---@class Deal { [1]: Object, [2]: integer, by?: Object }
---@class Ability
---@class Selector
---@class Bound
---@class Ref
---@class Comparison
---@class NumberExpression
---@operator add(Number): NumberExpression
---@operator sub(Number): NumberExpression
---@operator mul(Number): NumberExpression
---@field at_least fun(self, n: Number): Comparison
---@field at_most fun(self, n: Number): Comparison
---@field less_than fun(self, n: Number): Comparison
---@field more_than fun(self, n: Number): Comparison
---@field equals fun(self, n: Number): Comparison
---@class Event
---@field kind EventName
---@field subject Object
---@field place Object
---@field source Object
---@field other Object
---@field player Object
---@field amount integer
---@alias Place Object
---@alias Who "any"|"you"|"opponent"|"me"
---@alias CardClass "neutral"|"forestcraft"|"swordcraft"|"runecraft"|"dragoncraft"|"abysscraft"|"havencraft"
---@alias PlaceSelector "leader"|"follower"|Selector

---@class Object: lightuserdata a card, a player, an item on the chain, a place
---@field cost integer printed: what it costs to play (2.5)
---@field price integer what it costs to play now (10.10.2.4)
---@field odd boolean its cost is odd (2.5)
---@field even boolean its cost is even (2.5)
---@field attack integer of a follower (2.7)
---@field defense integer of a follower, a leader, or a player's leader (2.8)
---@field damage integer defense lost so far (2.8.2)
---@field friendly boolean you control it (3.1.2)
---@field enemy boolean an opponent controls it (3.1.2)
---@field mine boolean you own it (3.1.1)
---@field engaged boolean it is engaged (4.2.2)
---@field faceup boolean in an evolve deck: it has been used (4.2.3)
---@field evolved boolean it is an evolved follower (5.15)
---@field evolves boolean it has an evolve ability (12.2)
---@field token boolean it is a token (9.1)
---@field new boolean it came onto its field this turn (8.4.2.1)
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
---@field active boolean it is this player's turn (7.1.1)
---@field turns integer of a player: his own so far (7.1.1)
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

---@class SelectorFields
---@field other? boolean not me
---@field zone? Zone|Zone[]
---@field name? string|string[] what it is called (2.1)
---@field trait? string|string[] it has this trait (2.4)
---@field type? string|string[] follower, amulet, spell or leader (2.3)
---@field class? string|string[] its class (2.2)
---@field cost? Number|Bound printed: what it costs to play (2.5)
---@field price? Number|Bound what it costs to play now (10.10.2.4)
---@field odd? boolean its cost is odd (2.5)
---@field even? boolean its cost is even (2.5)
---@field attack? Number|Bound of a follower (2.7)
---@field defense? Number|Bound of a follower, a leader, or a player's leader (2.8)
---@field damage? Number|Bound defense lost so far (2.8.2)
---@field keyword? Keyword|Keyword[] it has this keyword (12)
---@field friendly? boolean you control it (3.1.2)
---@field enemy? boolean an opponent controls it (3.1.2)
---@field mine? boolean you own it (3.1.1)
---@field engaged? boolean it is engaged (4.2.2)
---@field faceup? boolean in an evolve deck: it has been used (4.2.3)
---@field evolved? boolean it is an evolved follower (5.15)
---@field evolves? boolean it has an evolve ability (12.2)
---@field token? boolean it is a token (9.1)
---@field new? boolean it came onto its field this turn (8.4.2.1)
---@field play_points? Number|Bound of a player (3.2.2)
---@field max_play_points? Number|Bound of a player (3.2.3)
---@field evolution_points? Number|Bound of a player (3.2.5)
---@field played? Number|Bound cards a player has played this turn (13.2.1)
---@field combo? Number|Bound the same, for Combo (13.2.1)
---@field spellchain? Number|Bound of a player: spells in the cemetery (13.3.1)
---@field necrocharge? Number|Bound of a player: cards in the cemetery (13.5.1)
---@field overflow? boolean it is active for a player (13.4.1)
---@field sanguine? boolean it is active for a player (13.5.2)
---@field stack? Number|Bound Stack counters on a card (13.3.2)
---@field active? boolean it is this player's turn (7.1.1)
---@field turns? Number|Bound of a player: his own so far (7.1.1)
---@field hand? Number|Bound of a player: how many cards (4.1.2.1)
---@field deck? Number|Bound of a player: how many cards (4.1.2.1)
---@field cemetery? Number|Bound of a player: how many cards (4.1.2.1)
---@field field? Number|Bound of a player: how many cards (4.1.2.1)
---@field ex? Number|Bound of a player: how many cards (4.1.2.1)
---@field field_room? Number|Bound of a player: how many more may be there (4.4.4)
---@field ex_room? Number|Bound of a player: how many more may be there (4.8.3)
---@field turn? Number|Bound the number of the turn (7.1.1)
---@field turn_player? Number|Bound the active player's seat; of a player: 1 or 0 (7.1.1)
---@field first_player? Number|Bound who went first (6.2.1.5)

---@class Query
---@field event Event what triggered the running ability
---@field top fun(count?: integer|none, options?: { of?: Player }): Object[] the top cards of a deck, unseen (4.5.2)
---@field rest fun(cards: Objects, taken: Objects): Object[] those of the first that are not among the second (5.10)
---@field counters fun(card: Object, name: string): integer|none how many counters of that name are on it (14.1)
---@field paid fun(option: string): boolean whether that option was taken as this was played (10.6.2.2.1)
---@field paid_with fun(): Object[] the cards that were given up to pay for this (10.4.2)
---@field all fun(selector: Selector): Object[] everything that matches (10.6.2.7.2)
---@field count fun(selector: Selector): integer|none how many match (10.6.2.7.2)
---@field leader fun(player?: Player): Object a player's leader (4.3.3)
---@field hand fun(player?: Player): Object[] the cards of a hand (4.7)
---@field exists fun(object: Object): boolean whether it is still there (4.1.4)
---@field is fun(object: Object, selector: Selector): boolean whether it matches (10.11.1)
---@field controller fun(object: Object): Object who controls it (3.1.2)
---@field owner fun(card: Object): Object who owns it (3.1.1)
---@field players fun(options?: { from?: Player }): Object[] the players in turn order, from the turn player on (1.3.4)
---@field you fun(): Object who controls this ability (3.1.2)
---@field opponent fun(): Object the next opponent (1.1.1)
---@field turn_player fun(): Object the player whose turn it is (7.1.1)

---@class Game: Query
---@field deal fun(amount: integer|none, targets: Objects, options?: { by?: Object }): boolean deals that much damage to each follower or leader; `by`: the card that deals it (5.13)
---@field deal_each fun(deals: Deal[]): boolean deals different amounts at once: { target, amount, by = card } each (5.13)
---@field deal_divided fun(targets: Objects): boolean deals each of the targets what was allocated to it of what they share (`split`) (10.6.2.4)
---@field destroy fun(cards: Objects): boolean destroys cards on fields (5.5)
---@field banish fun(cards: Objects): Object[] puts them into their owners' banished zones; gives them as they lie there (5.6)
---@field return_to_hand fun(cards: Objects): Object[] puts them into their owners' hands; gives them as they are there (4.7)
---@field put fun(cards: Objects, to: string, options?: { whose?: Player }): Object[] moves them to "field", "ex", "hand", "deck_top", "deck_bottom", "deck" (shuffled), "cemetery" or "banished" of their owners, a field or EX area also `whose`; gives those that moved (5.4)
---@field put_at_ends fun(cards: Objects): boolean puts each on the top or the bottom of its owner's deck, as its controller says (4.1.5)
---@field summon fun(tokens: string|string[], count?: integer|none, options?: { to?: string, whose?: Player, overflow?: string }): Object[] creates tokens of that name, or one of each name of a list, on your field; `to`: "ex"; `overflow`: "ex" for those that do not fit onto the field (9.1.2)
---@field fill fun(to: string, options?: { by?: Player }): Object[] puts the top card of the deck into the "ex" area or onto the "field", again and again until that is full (4.8.3.1)
---@field draw fun(count: integer|none, options?: { by?: Player }): boolean draws cards (5.9)
---@field draw_up_to fun(count: integer|none, options?: { by?: Player }): integer|none draws cards until the player has enough; gives how many (5.9.3)
---@field discard fun(count: integer|none, options?: { by?: Player, random?: boolean, where?: Selector }): integer|none discards cards of the player's choice, or at random; gives how many (5.11)
---@field all_discard fun(count: integer|none): integer|none each player selects so many cards, the active one first; then all are discarded at once (1.3.4.1)
---@field discard_cards fun(cards: Objects): integer|none discards those of them that are in hands; gives how many (5.11)
---@field mill fun(count: integer|none, options?: { by?: Player }): Object[] puts the top cards of the deck into the cemetery; gives them as they lie there (4.9)
---@field look fun(count: integer|none, options?: { by?: Player, of?: Player, up_to?: boolean }): Object[] looks at the top cards of a deck; `up_to`: one by one, until the player has seen enough (5.10)
---@field reveal fun(cards: Objects) shows cards to everybody (5.20)
---@field reveal_top fun(count?: integer|none, options?: { of?: Player }): Object[] reveals the top cards of a deck (5.20)
---@field search fun(cards?: Selector, options?: { count?: integer|none, up_to?: boolean, to?: string, by?: Player }): Object[] searches the deck, reveals what it finds by a condition, puts it into the hand, or `to`: "field" or "ex", and shuffles; gives them as they lie there (5.7)
---@field shuffle fun(options?: { of?: Player }) shuffles a deck (5.8)
---@field give fun(objects: Objects, options?: { attack?: integer|none, defense?: integer|none, keyword?: Keyword, lasts?: Duration }): boolean gives attack, defense (also to leaders) or a keyword; without a duration it lasts (10.2.1.2)
---@field lose_keyword fun(objects: Objects, keyword: Keyword, options?: { lasts?: Duration }): boolean takes a keyword away (10.9.1.2)
---@field change_cost fun(cards: Objects, amount: integer|none, options?: { lasts?: Duration }): boolean they cost so much more, or less, where they lie and until they are played (2.5)
---@field set_cost fun(cards: Objects, amount: integer|none, options?: { lasts?: Duration }): boolean they cost so much to play, where they lie and until they are played (10.10.2.4)
---@field start fun(ability: string, objects: Objects, options?: { lasts?: Duration }): boolean what a `static` or `instead_of` under that name of this card says holds of them; in it they are `me` (10.2.1.2)
---@field lose_abilities fun(objects: Objects, options?: { lasts?: Duration }): boolean they lose all abilities they have of their own (10.9.1.2)
---@field set_evolve_cost fun(followers: Objects, play_points: integer|none): boolean their evolve abilities cost so many play points, as long as they stay (12.2)
---@field put_counters fun(cards: Objects, name: string, count?: integer|none): boolean puts counters of that name on cards of a field (14.1.3)
---@field remove_counters fun(card: Object, name: string, count?: integer|none): integer|none removes counters, as many as there are; gives how many (14.1.4)
---@field transfer_counters fun(from: Object, to: Object, name: string): integer|none moves all counters of that name onto another card; gives how many (14.1)
---@field set_defense fun(leaders: Objects, defense: integer|none): boolean changes the defense of leaders to this (2.8.3)
---@field engage fun(cards: Objects): boolean engages them (5.3)
---@field refresh fun(cards: Objects): boolean refreshes them (5.3)
---@field evolve fun(followers: Objects): boolean evolves them, each into a facedown card of its name (5.15)
---@field transform fun(cards: Objects, token: string): Object[] banishes them and creates a token in the zone of each; gives the tokens (5.16)
---@field swap fun(one: Object, other: Object): boolean each goes into the zone of the other one, or neither does (5.12)
---@field take_control fun(cards: Objects, options?: { by?: Player }): boolean puts cards of one field onto the other one (10.7.4.3)
---@field turn_facedown fun(cards: Objects): boolean turns used cards of the evolve deck facedown, to be used again (4.2.3)
---@field turn_faceup fun(cards: Objects): boolean turns cards of the evolve deck faceup, as if they had been used (4.2.3)
---@field choose fun(from: Objects, options?: { n?: integer|none, max?: integer|none, by?: Player, optional?: boolean, text?: string, where?: Selector, arg?: integer|none }): Object[] a choice made on resolution: one id, or a list with n or max above 1 (10.6.2.7.2)
---@field yes fun(question: string, options?: { by?: Player }): boolean asks yes or no (10.6.2.7.2)
---@field number fun(least: integer|none, most: integer|none, options?: { by?: Player, text?: string }): integer|none asks for a number between these (1.3.5)
---@field either fun(tokens: string|string[], options?: { by?: Player }): string asks for one of these tokens; gives its name (10.6.2.7.2)
---@field random fun(from: Objects, n?: integer|none): Object[] so many of these at random: one id, or a list with n above 1 (5.18)
---@field roll fun(options?: { by?: Player }): integer|none rolls a die (5.19)
---@field recover fun(count: integer|none, options?: { by?: Player }): boolean recovers play points, not above the maximum (5.14)
---@field raise_max fun(count: integer|none, options?: { by?: Player }): boolean increases the maximum of play points, not above ten (3.2.4)
---@field gain_evolution_points fun(count: integer|none, options?: { by?: Player }): boolean gains evolution points (3.2.5)
---@field play fun(card: Object, options?: { cost?: integer|none, by?: Player }): boolean plays a card and resolves it, for so many play points if they are given (S20); false when it cannot be played (10.6)
---@field later fun(ability: string, ref1?: Object, ref2?: Object, ref3?: Object, ref4?: Object): boolean starts a delayed ability of this card (10.7.5)
---@field extra_turn fun(player?: Player) that player takes another turn after his turn (7.4.8)
---@field win fun(player?: Player) that player wins the game, at once (1.2.4)
---@field lose fun(player?: Player) that player loses the game, at once (1.2.4)

---@class CardFields
---@field id string
---@field name string
---@field aliases? string[]
---@field type CardType
---@field class? CardClass
---@field traits? string[]
---@field cost? integer
---@field attack? Number
---@field defense? Number
---@field evolved? boolean
---@field token? boolean
---@field keywords? table<integer|Keyword, Keyword|Number>
---@field counters? string[]
---@field evolve? integer
---@field options? table<string, Cost>
---@field abilities? table<string, Ability>
---@field if_? Condition
---@field option? string|Cost
---@field targets? Slot[]
---@field targets_if_paid? Slot[]
---@field process? Cost
---@field run? Run
---@field unsupported? string

---@param fields CardFields|SelectorFields
---@return Selector
function card(fields) end

---@class spell_textFields
---@field if_? Condition
---@field option? string|Cost
---@field targets? Slot[]
---@field targets_if_paid? Slot[]
---@field process? Cost
---@field run? Run

---@param fields spell_textFields
---@return Ability
function spell_text(fields) end

---@class whenFields
---@field event? EventName|EventName[]
---@field by? Who
---@field subject? "me"|Selector|Ref
---@field at? PlaceSelector
---@field from? Zone|Zone[]
---@field to? Zone|Zone[]
---@field nth? integer
---@field one_or_more? boolean
---@field attack_damage? boolean
---@field if_? Condition
---@field while_? Condition
---@field turn? "you"|"opponent"
---@field once_each_turn? boolean
---@field cost? Cost
---@field active_in? Zone|Zone[]
---@field option? string|Cost
---@field targets? Slot[]
---@field targets_if_paid? Slot[]
---@field process? Cost
---@field run? Run

---@param fields whenFields
---@return Ability
function when(fields) end

---@class stateFields
---@field if_? Condition
---@field once_each_turn? boolean
---@field cost? Cost
---@field option? string|Cost
---@field targets? Slot[]
---@field targets_if_paid? Slot[]
---@field process? Cost
---@field run? Run

---@param fields stateFields
---@return Ability
function state(fields) end

---@class delayedFields
---@field event? EventName|EventName[]
---@field by? Who
---@field subject? "me"|Selector|Ref
---@field at? PlaceSelector
---@field from? Zone|Zone[]
---@field to? Zone|Zone[]
---@field nth? integer
---@field one_or_more? boolean
---@field attack_damage? boolean
---@field if_? Condition
---@field while_? Condition
---@field turn? "you"|"opponent"
---@field ends? "turn"|"leaves"
---@field cost? Cost
---@field option? string|Cost
---@field targets? Slot[]
---@field targets_if_paid? Slot[]
---@field process? Cost
---@field run? Run

---@param fields delayedFields
---@return Ability
function delayed(fields) end

---@class activatedFields
---@field if_? Condition
---@field while_? Condition
---@field turn? "you"|"opponent"
---@field cost? Cost
---@field quick? boolean
---@field once_each_turn? boolean
---@field active_in? Zone|Zone[]
---@field option? string|Cost
---@field targets? Slot[]
---@field targets_if_paid? Slot[]
---@field process? Cost
---@field run? Run

---@param fields activatedFields
---@return Ability
function activated(fields) end

---@class staticFields
---@field if_? Condition
---@field while_? Condition
---@field turn? "you"|"opponent"
---@field active_in? Zone|Zone[]
---@field affects? "me"|"you"|"opponent"|"players"|Selector
---@field keywords? Keyword|Keyword[]
---@field loses? string|string[]
---@field traits? string|string[]
---@field attack? Number
---@field defense? Number
---@field set_attack? Number
---@field set_defense? Number
---@field cost? Number
---@field set_cost? Number
---@field evolve_cost? Number
---@field set_evolve_cost? Number
---@field cannot? string|string[]
---@field ignores_ward? boolean
---@field deals_defense? boolean
---@field enters_engaged? boolean
---@field limits? { field?: integer, hand?: integer, ex?: integer }
---@field counts? { spellchain?: Selector }

---@param fields staticFields
---@return Ability
function static(fields) end

---@class instead_ofFields
---@field if_? Condition
---@field while_? Condition
---@field turn? "you"|"opponent"
---@field active_in? Zone|Zone[]
---@field by? Who
---@field subject? "me"|Selector|Ref
---@field source? "me"|Selector
---@field amount? Number
---@field optional? boolean
---@field once_each_turn? boolean
---@field event? EventName|EventName[]
---@field from? Zone|Zone[]
---@field to? Zone|Zone[]
---@field continues? boolean
---@field run? Run

---@param fields instead_ofFields
---@return Ability
function instead_of(fields) end

---@class damageFields
---@field if_? Condition
---@field while_? Condition
---@field turn? "you"|"opponent"
---@field active_in? Zone|Zone[]
---@field by? Who
---@field subject? "me"|Selector|Ref
---@field source? "me"|Selector
---@field amount? Number
---@field optional? boolean
---@field once_each_turn? boolean
---@field cause? string|string[]

---@param fields damageFields
---@return Ability
function damage(fields) end

---@class evolveFields
---@field if_? Condition
---@field while_? Condition
---@field turn? "you"|"opponent"
---@field cost? Cost
---@field quick? boolean
---@field option? string|Cost

---@param fields evolveFields
---@return Ability
function evolve(fields) end

---@param fields whenFields
---@return Ability
function fanfare(fields) end

---@param fields whenFields
---@return Ability
function last_words(fields) end

---@param fields whenFields
---@return Ability
function on_evolve(fields) end

---@param fields whenFields
---@return Ability
function strike(fields) end

---@param fields SelectorFields
---@return Selector
function follower(fields) end

---@param fields SelectorFields
---@return Selector
function followers(fields) end

---@param fields SelectorFields
---@return Selector
function amulet(fields) end

---@param fields SelectorFields
---@return Selector
function amulets(fields) end

---@param fields SelectorFields
---@return Selector
function spell(fields) end

---@param fields SelectorFields
---@return Selector
function spells(fields) end

---@param fields SelectorFields
---@return Selector
function leader(fields) end

---@param fields SelectorFields
---@return Selector
function leaders(fields) end

---@param fields SelectorFields
---@return Selector
function player(fields) end

---@param fields SelectorFields
---@return Selector
function players(fields) end

---@param fields SelectorFields
---@return Selector
function cards(fields) end
