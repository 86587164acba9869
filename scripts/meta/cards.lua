---@meta
-- SPDX-License-Identifier: MIT
--
-- Written by the program from its own tables (bindings/reference.c).

---@alias Keyword
---| "accelerate"
---| "action"
---| "assault"
---| "deathknell"
---| "deflect"
---| "ganking"
---| "hidden"
---| "legion"
---| "reaction"
---| "shield"
---| "tank"
---| "temporary"
---| "vision"
---| "equip"
---| "quick_draw"
---| "repeat"
---| "weaponmaster"
---| "ambush"
---| "hunt"
---| "level"
---| "unique"
---| "backline"

---@alias EventName
---| "play"
---| "die"
---| "discard"
---| "draw"
---| "mill"
---| "move"
---| "attack"
---| "defend"
---| "attack_battlefield"
---| "defend_battlefield"
---| "conquer"
---| "hold"
---| "score"
---| "buff"
---| "stun"
---| "ready"
---| "exhaust"
---| "choose"
---| "beginning"
---| "main_phase"
---| "turn_end"
---| "hide"
---| "channel"
---| "recycle"
---| "damage"
---| "heal"
---| "recall"
---| "banish"
---| "return_to_hand"
---| "reveal"
---| "spend_buff"
---| "gain_xp"
---| "spend_xp"
---| "win_combat"
---| "lose_combat"
---| "next_game"
---| "start"
---| "mulligan"
---| "turn"
---| "phase"
---| "declare"
---| "activate"
---| "trigger"
---| "finalize"
---| "resolve"
---| "drop"
---| "counter"
---| "pass"
---| "enter"
---| "showdown"
---| "showdown_end"
---| "combat"
---| "combat_end"
---| "control"
---| "points"
---| "burn_out"
---| "add"
---| "might"
---| "grant"
---| "shuffle"
---| "look"
---| "replaced"
---| "tie"
---| "play_token"
---| "reveal_deck"
---| "take_control"
---| "become_copy"
---| "create"
---| "replace"
---| "cease"
---| "become_mighty"
---| "attach"
---| "detach"
---| "concede"
---| "leave"
---| "extra_turn"
---| "invite"
---| "win"
---| "loop"
---| "drawn"

---@alias Zone
---| "board"
---| "runes"
---| "battlefields"
---| "legends"
---| "facedown"
---| "chain"
---| "hand"
---| "deck"
---| "rune_deck"
---| "trash"
---| "banishment"
---| "champion"
---| "aside"
---| "sideboard"

---@alias Objects Object|Object[]|Selector
---@alias Player Object|"you"|"opponent"|"next"|"turn_player"
---@alias Place Object|"base"|"here"
---@alias Duration "turn"|"combat"|"board"
---@alias Cause "combat"|"spell"|"ability"|"cost"|"cleanup"
---@alias Who "any"|"you"|"team"|"opponent"|"me"
---@alias CardType "unit"|"gear"|"spell"|"rune"|"battlefield"|"legend"
---@alias Supertype "champion"|"signature"|"token"|"basic"
---@alias Domain "fury"|"calm"|"mind"|"body"|"chaos"|"order"
---@alias Number integer|NumberExpression|fun(q: Query, me: Object, subject: Object): integer
---@alias Condition SelectorFields|Comparison|Number
---@alias PlaceSelector string|string[]|Selector
---@alias Slot Selector|table
---@alias Cost table<string, any>
---@alias Add { energy?: integer, power?: table<string, integer>, only?: string }
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

---@class Object: lightuserdata a card, a player, an item on the chain, a place
---@field friendly boolean you control it (740.1)
---@field enemy boolean an opponent controls it (740.2)
---@field mine boolean you control it, or own it off the board (186)
---@field owned boolean you own it (127)
---@field exhausted boolean it is exhausted (414)
---@field ready boolean it is ready (415)
---@field stunned boolean it is stunned (423)
---@field buffed boolean it has a buff (702)
---@field damaged boolean it has damage (142)
---@field attacking boolean it is an attacker (459.2.b.3)
---@field defending boolean it is a defender (459.2.b.4)
---@field in_combat boolean it is in combat (741.3)
---@field alone boolean no other friendly unit is where it is (741.1)
---@field one_on_one boolean it and one enemy are alone where it is (741.2)
---@field mighty boolean its Might is 5 or more (708)
---@field legion boolean its controller finalized another card this turn (812.1.c)
---@field token boolean it is a token (176)
---@field champion boolean it is a champion (133.7.a)
---@field chosen_champion boolean it is its owner's Chosen Champion, or has its name (103.2.a.3)
---@field signature boolean it is a signature card (133.7.b)
---@field facedown boolean it is facedown (129.4)
---@field attached boolean it is attached to something (718)
---@field equipped boolean an Equipment is attached to it (818.3.b)
---@field attached_to_me boolean it is attached to me (718)
---@field has_me_attached boolean I am attached to it (719)
---@field banished_with_me boolean it was banished with me (427)
---@field open boolean a battlefield without units and controller (169.10.c)
---@field occupied boolean a battlefield with units (169.10.a)
---@field controlled boolean a battlefield that somebody controls (169.10.b)
---@field might integer Might (143.2)
---@field base_might integer Might as printed or assigned (472.1.a.1)
---@field might_bonus integer printed Might Bonus (137)
---@field damage integer damage marked (142)
---@field buffs integer buffs (702)
---@field energy integer printed Energy cost; of a player: Energy in the pool (131.2)
---@field power integer printed Power cost (131.3)
---@field controller integer the seat that controls it (185)
---@field owner integer the seat that owns it (127)
---@field points integer of a player (463)
---@field xp integer of a player (728)
---@field excess integer excess damage a player assigned in the running combat (460.2.c.4)
---@field moves integer how often a unit has moved this turn (420)
---@field wins integer how many combats a unit has won this turn (461.3)
---@field hand integer cards in a player's hand (108.7)
---@field deck integer cards in a player's Main Deck (108.4)
---@field trash integer cards in a player's trash (108.2)
---@field runes integer runes a player has on the board (160)
---@field finalized integer cards a player finalized this turn (812.1.c)
---@field turns integer turns a player has had (304)
---@field fury integer Power in a player's pool (162.2)
---@field calm integer Power in a player's pool (162.2)
---@field mind integer Power in a player's pool (162.2)
---@field body integer Power in a player's pool (162.2)
---@field chaos integer Power in a player's pool (162.2)
---@field order integer Power in a player's pool (162.2)
---@field any integer Power of every domain in a player's pool (162.2.b)
---@field turn_player integer whether it is this player's turn; of the game: whose (304)
---@field opponents_turn integer whether it is the turn of an opponent of this player (740.2)
---@field team integer a player's team; alone he is one (478.2.a)
---@field games_won integer games a player has won in the match (481.6)
---@field turn integer the number of the turn (304)
---@field phase integer the phase of the turn (314)
---@field chain integer items on the chain (328)
---@field accelerate integer the value of this keyword (805)
---@field action integer the value of this keyword (806)
---@field assault integer the value of this keyword (807)
---@field deathknell integer the value of this keyword (808)
---@field deflect integer the value of this keyword (809)
---@field ganking integer the value of this keyword (810)
---@field hidden integer the value of this keyword (811)
---@field legion integer the value of this keyword (812)
---@field reaction integer the value of this keyword (813)
---@field shield integer the value of this keyword (814)
---@field tank integer the value of this keyword (815)
---@field temporary integer the value of this keyword (816)
---@field vision integer the value of this keyword (817)
---@field equip integer the value of this keyword (818)
---@field quick_draw integer the value of this keyword (819)
---@field repeat integer the value of this keyword (820)
---@field weaponmaster integer the value of this keyword (821)
---@field ambush integer the value of this keyword (822)
---@field hunt integer the value of this keyword (823)
---@field level integer the value of this keyword (824)
---@field unique integer the value of this keyword (825)
---@field backline integer the value of this keyword (826)

---@class SelectorFields
---@field other? boolean not me
---@field zone? Zone|Zone[]
---@field type? string|string[] unit, gear, spell, rune, battlefield, legend (133)
---@field friendly? boolean you control it (740.1)
---@field enemy? boolean an opponent controls it (740.2)
---@field mine? boolean you control it, or own it off the board (186)
---@field owned? boolean you own it (127)
---@field at? string|string[] where it is (146)
---@field exhausted? boolean it is exhausted (414)
---@field ready? boolean it is ready (415)
---@field stunned? boolean it is stunned (423)
---@field buffed? boolean it has a buff (702)
---@field damaged? boolean it has damage (142)
---@field attacking? boolean it is an attacker (459.2.b.3)
---@field defending? boolean it is a defender (459.2.b.4)
---@field in_combat? boolean it is in combat (741.3)
---@field alone? boolean no other friendly unit is where it is (741.1)
---@field one_on_one? boolean it and one enemy are alone where it is (741.2)
---@field mighty? boolean its Might is 5 or more (708)
---@field legion? boolean its controller finalized another card this turn (812.1.c)
---@field token? boolean it is a token (176)
---@field champion? boolean it is a champion (133.7.a)
---@field chosen_champion? boolean it is its owner's Chosen Champion, or has its name (103.2.a.3)
---@field signature? boolean it is a signature card (133.7.b)
---@field facedown? boolean it is facedown (129.4)
---@field attached? boolean it is attached to something (718)
---@field equipped? boolean an Equipment is attached to it (818.3.b)
---@field attached_to_me? boolean it is attached to me (718)
---@field has_me_attached? boolean I am attached to it (719)
---@field banished_with_me? boolean it was banished with me (427)
---@field open? boolean a battlefield without units and controller (169.10.c)
---@field occupied? boolean a battlefield with units (169.10.a)
---@field controlled? boolean a battlefield that somebody controls (169.10.b)
---@field might? Number|Bound Might (143.2)
---@field base_might? Number|Bound Might as printed or assigned (472.1.a.1)
---@field might_bonus? Number|Bound printed Might Bonus (137)
---@field damage? Number|Bound damage marked (142)
---@field buffs? Number|Bound buffs (702)
---@field energy? Number|Bound printed Energy cost; of a player: Energy in the pool (131.2)
---@field power? Number|Bound printed Power cost (131.3)
---@field tags? string|string[] its tags (133.8)
---@field keyword? Keyword|Keyword[] its keywords (801)
---@field name? string|string[] its name (132)
---@field domain? string|string[] its domains (134)
---@field controller? Number|Bound the seat that controls it (185)
---@field owner? Number|Bound the seat that owns it (127)
---@field points? Number|Bound of a player (463)
---@field xp? Number|Bound of a player (728)
---@field excess? Number|Bound excess damage a player assigned in the running combat (460.2.c.4)
---@field moves? Number|Bound how often a unit has moved this turn (420)
---@field wins? Number|Bound how many combats a unit has won this turn (461.3)
---@field hand? Number|Bound cards in a player's hand (108.7)
---@field deck? Number|Bound cards in a player's Main Deck (108.4)
---@field trash? Number|Bound cards in a player's trash (108.2)
---@field runes? Number|Bound runes a player has on the board (160)
---@field finalized? Number|Bound cards a player finalized this turn (812.1.c)
---@field turns? Number|Bound turns a player has had (304)
---@field fury? Number|Bound Power in a player's pool (162.2)
---@field calm? Number|Bound Power in a player's pool (162.2)
---@field mind? Number|Bound Power in a player's pool (162.2)
---@field body? Number|Bound Power in a player's pool (162.2)
---@field chaos? Number|Bound Power in a player's pool (162.2)
---@field order? Number|Bound Power in a player's pool (162.2)
---@field any? Number|Bound Power of every domain in a player's pool (162.2.b)
---@field turn_player? Number|Bound whether it is this player's turn; of the game: whose (304)
---@field opponents_turn? Number|Bound whether it is the turn of an opponent of this player (740.2)
---@field team? Number|Bound a player's team; alone he is one (478.2.a)
---@field games_won? Number|Bound games a player has won in the match (481.6)
---@field turn? Number|Bound the number of the turn (304)
---@field phase? Number|Bound the phase of the turn (314)
---@field chain? Number|Bound items on the chain (328)
---@field accelerate? Number|Bound the value of this keyword (805)
---@field action? Number|Bound the value of this keyword (806)
---@field assault? Number|Bound the value of this keyword (807)
---@field deathknell? Number|Bound the value of this keyword (808)
---@field deflect? Number|Bound the value of this keyword (809)
---@field ganking? Number|Bound the value of this keyword (810)
---@field hidden? Number|Bound the value of this keyword (811)
---@field legion? Number|Bound the value of this keyword (812)
---@field reaction? Number|Bound the value of this keyword (813)
---@field shield? Number|Bound the value of this keyword (814)
---@field tank? Number|Bound the value of this keyword (815)
---@field temporary? Number|Bound the value of this keyword (816)
---@field vision? Number|Bound the value of this keyword (817)
---@field equip? Number|Bound the value of this keyword (818)
---@field quick_draw? Number|Bound the value of this keyword (819)
---@field repeat? Number|Bound the value of this keyword (820)
---@field weaponmaster? Number|Bound the value of this keyword (821)
---@field ambush? Number|Bound the value of this keyword (822)
---@field hunt? Number|Bound the value of this keyword (823)
---@field level? Number|Bound the value of this keyword (824)
---@field unique? Number|Bound the value of this keyword (825)
---@field backline? Number|Bound the value of this keyword (826)

---@class Query
---@field event Event what triggered the running ability
---@field paid fun(cost: string): boolean whether that additional cost of this card was paid (356.4.f.1)
---@field measured fun(): integer|none the number `measure` of this ability had when it triggered (823.1.c.3)
---@field played_from fun(zone: string): boolean whether this card was played from that zone (419.1.a)
---@field might fun(unit: Object): integer|none its Might (143.2)
---@field energy fun(card: Object): integer|none its printed Energy cost (131.4)
---@field power fun(card: Object): integer|none its printed Power cost (131.4)
---@field damage fun(unit: Object): integer|none the damage marked on it (142)
---@field controller fun(object: Object): Object who controls it (185)
---@field owner fun(card: Object): Object who owns it (127)
---@field place fun(object: Object): Object where it is (146)
---@field given_might fun(): integer|none the Might of the unit that was given up to pay for this (359.3.e.13)
---@field fallen fun(): Object my card, as it lies in the trash since I died (808.1.d.3)
---@field banished_with_me fun(): Object[] what was banished with me and lies there still (427)
---@field attached_to fun(card: Object): Object what it is attached to (718)
---@field attachments fun(object: Object): Object[] what is attached to it (719)
---@field exists fun(object: Object): boolean whether it is still there (359.3.e.12)
---@field is fun(object: Object, selector: Selector): boolean whether it matches (355.9.b)
---@field all fun(selector: Selector, options?: { at?: Place }): Object[] everything that matches (355.10.d)
---@field count fun(selector: Selector, options?: { at?: Place }): integer|none how many match (355.10.d)
---@field hand fun(player?: Player): Object[] the cards of a hand (108.7)
---@field players fun(options?: { from?: Player }): Object[] the players in turn order, from the turn player on (303.2.a)
---@field points fun(player?: Player): integer|none a player's points (463)
---@field you fun(): Object who controls this ability (188.4)
---@field opponents fun(): Object[] all your opponents, in turn order (740.2)
---@field opponent fun(): Object the next opponent (740.2)
---@field turn_player fun(): Object the player whose turn it is (304)

---@class Game: Query
---@field deal fun(amount: integer|none, units: Objects, options?: { by?: Object }): boolean deals that much damage to each; `by`: the unit that deals it instead of this (417)
---@field deal_each fun(deals: Deal[]): boolean deals different amounts at once: { unit, amount, by = unit } each (417)
---@field kill fun(permanents: Objects): boolean kills them at once (428)
---@field banish fun(cards: Objects, options?: { with?: Object }): Object[] puts them into their owners' Banishment; gives them as they lie there (427)
---@field recall fun(permanents: Objects): boolean puts them into their controllers' bases without a move (449)
---@field return_to_hand fun(cards: Objects): boolean returns them to their owners' hands (108.7)
---@field recycle fun(cards: Objects): boolean puts them on the bottom of their decks (416)
---@field move fun(units: Objects, options?: { to?: Place }): boolean moves them to a place: an id, "base" (each to its own) or "here" (420)
---@field ready fun(objects: Objects): boolean readies them (415)
---@field exhaust fun(objects: Objects): boolean exhausts them (414)
---@field stun fun(units: Objects): boolean stuns them (423)
---@field heal fun(units: Objects): boolean clears their damage (418)
---@field buff fun(units: Objects): boolean gives each a buff if it has none (426)
---@field put_in_trash fun(cards: Objects): boolean puts cards that are not on the board into their owners' trashes (108.2.b)
---@field copy_text fun(card: Object, from: Object): boolean copies printed text into the Effect Text of a card that is attached, for as long as it is (472.1.b.2)
---@field attach fun(cards: Objects, to: Object): boolean attaches them to a unit; false when nothing came of it (434)
---@field detach fun(cards: Objects): boolean detaches them from what they are attached to (435)
---@field spend_buff fun(units: Objects): boolean spends a buff of each (702.2.b)
---@field give_might fun(units: Objects, amount: integer|none, lasts: Duration, options?: { minimum?: integer|none }): boolean changes their Might for a time; a minimum is measured now (472.3)
---@field double_might fun(units: Objects, lasts: Duration): boolean doubles their Might: an increase by what it is now (432)
---@field swap_might fun(unit1: Object, unit2: Object, lasts: Duration): boolean swaps the Might of two units: fixed changes, measured now (433)
---@field raise_might fun(units: Objects, might: integer|none, lasts: Duration): boolean increases their Might to this, where it is less now (472.3.d.1)
---@field set_might fun(units: Objects, might: integer|none, lasts: Duration): boolean their Might becomes this, before increases and decreases (472.1.a.1)
---@field give fun(objects: Objects, keyword: Keyword, value?: integer|none, lasts?: Duration): boolean gives a keyword; without a duration it lasts on the board (801.3)
---@field give_keywords fun(objects: Objects, of: Object, lasts: Duration): boolean gives all keywords that another object has now (801.3)
---@field take_control fun(permanents: Objects, lasts: Duration, options?: { by?: Player }): boolean takes control of them (188)
---@field lose_control fun(permanents: Objects): boolean ends the last effect that took control of them (188)
---@field become_copy fun(permanents: Objects, of: Object, lasts?: Duration): boolean they become copies of another permanent; without a duration it lasts on the board (472.1.b)
---@field create fun(token: string, options?: { at?: Place }): Object creates a token where its type belongs, without playing it (439)
---@field replace fun(object: Object, token: string): boolean puts a token in its place; state, control and effects stay (438)
---@field swap_back fun(object: Object): boolean puts back what the token replaced (438.7)
---@field draw fun(count: integer|none, options?: { by?: Player }): boolean draws cards (413)
---@field discard fun(count: integer|none, options?: { by?: Player }): Object[] discards cards of the player's choice; gives them as they lie in the trash (422)
---@field mill fun(count: integer|none, options?: { by?: Player }): boolean puts the top cards of the Main Deck into the trash (431.1.b)
---@field channel fun(count: integer|none, options?: { exhausted?: boolean, by?: Player }): integer|none channels runes; gives how many (430)
---@field look fun(count: integer|none, options?: { by?: Player, of?: Player }): Object[] looks at the top cards of the Main Deck (431.1.c)
---@field prevent fun(units: Objects, lasts: Duration, options?: { amount?: integer|none }): boolean prevents that much of the damage they would be dealt; without an amount, all of it (437)
---@field reveal_top fun(count?: integer|none, options?: { of?: Player }): Object[] reveals the top cards of a player's deck (424)
---@field reveal fun(cards: Objects) shows cards to everybody (424)
---@field predict fun(count?: integer|none) looks at the top cards and recycles any of them (436)
---@field choose fun(from: Objects, options?: { n?: integer|none, max?: integer|none, by?: Player, optional?: boolean, text?: string, where?: Selector, arg?: integer|none }): Object[] a choice made on resolution: one id, or a list with n or max above 1 (355.17)
---@field yes fun(question: string, options?: { by?: Player }): boolean asks yes or no (355.17)
---@field play fun(card: Object, options?: { ignoring?: string, at?: Place, less?: integer|none }): boolean starts playing a card; it is finished after this effect (419.3)
---@field play_token fun(token: string, options?: { at?: Place, ready?: boolean, count?: integer|none, by?: Player }): Object[] starts playing tokens (182.1.a)
---@field later fun(ability: string, ref1?: Object, ref2?: Object, ref3?: Object, ref4?: Object): boolean starts a delayed or replacement ability of this card (389)
---@field run_effects fun(kind: string, objects?: Objects): boolean play, deathknell, conquer, hold, attack or defend abilities trigger without their event (383.4)
---@field then_do fun(ability: string, ref1?: Object, ref2?: Object, ref3?: Object, ref4?: Object): boolean puts a reflexive ability of this card onto the chain (386)
---@field start fun(ability: string, lasts: Duration, ref1?: Object, ref2?: Object, ref3?: Object, ref4?: Object): boolean starts a static ability of this card for a time (390.4)
---@field add fun(options?: { energy?: integer|none, any?: integer|none, fury?: integer|none, calm?: integer|none, mind?: integer|none, body?: integer|none, chaos?: integer|none, order?: integer|none }) adds resources to your Rune Pool (429)
---@field pay fun(options?: { energy?: integer|none, any?: integer|none, fury?: integer|none, calm?: integer|none, mind?: integer|none, body?: integer|none, chaos?: integer|none, order?: integer|none, by?: Player, optional?: boolean, xp?: integer|none }): boolean pays a cost on resolution; false when it is not, or cannot be, paid (742.1.a)
---@field gain_xp fun(count: integer|none, options?: { by?: Player }): boolean gains XP (730.1)
---@field win fun(player?: Player) that player wins the game (467)
---@field extra_turn fun(player?: Player) that player takes a turn after this one (735)
---@field gain_points fun(count: integer|none, options?: { by?: Player }) gains points without scoring (463)
---@field counter fun(item: Object): boolean counters an item on the chain (425)

---@class CardFields
---@field id string
---@field name string
---@field type CardType
---@field supertypes? Supertype[]
---@field domains? Domain[]
---@field cost? Cost
---@field might? integer
---@field might_bonus? integer
---@field tags? string[]
---@field keywords? table<integer|Keyword, Keyword|Number>
---@field plays_to? Selector
---@field aliases? string[]
---@field abilities? table<string, Ability>
---@field targets? Slot[]
---@field run? Run
---@field unsupported? string

---@param fields CardFields|SelectorFields
---@return Selector
function card(fields) end

---@class spell_textFields
---@field targets? Slot[]
---@field run? Run

---@param fields spell_textFields
---@return Ability
function spell_text(fields) end

---@class whenFields
---@field event? EventName|EventName[]
---@field by? Who
---@field turn? "you"|"opponent"
---@field subject? "me"|Selector|Ref
---@field to? "me"
---@field at? PlaceSelector
---@field killed_by_this? boolean
---@field one_or_more? boolean
---@field from? Zone|Zone[]
---@field measure? Number
---@field level? integer
---@field legion? boolean
---@field nth? integer
---@field first_each_turn? boolean
---@field once_each_turn? boolean
---@field optional? boolean
---@field if_? Condition
---@field while_? Condition
---@field cost? Cost
---@field pays_equip? boolean
---@field active_in? Zone|Zone[]
---@field targets? Slot[]
---@field run? Run

---@param fields whenFields
---@return Ability
function when(fields) end

---@class when_playedFields
---@field level? integer
---@field legion? boolean
---@field from? Zone|Zone[]
---@field measure? Number
---@field optional? boolean
---@field if_? Condition
---@field while_? Condition
---@field cost? Cost
---@field pays_equip? boolean
---@field targets? Slot[]
---@field run? Run

---@param fields when_playedFields
---@return Ability
function when_played(fields) end

---@class deathknellFields
---@field level? integer
---@field legion? boolean
---@field measure? Number
---@field optional? boolean
---@field if_? Condition
---@field while_? Condition
---@field cost? Cost
---@field targets? Slot[]
---@field run? Run

---@param fields deathknellFields
---@return Ability
function deathknell(fields) end

---@class activatedFields
---@field level? integer
---@field legion? boolean
---@field timing? "action"|"reaction"
---@field while_? Condition
---@field if_? Condition
---@field once_each_turn? boolean
---@field cost? Cost
---@field add? Add
---@field active_in? Zone|Zone[]
---@field targets? Slot[]
---@field run? Run

---@param fields activatedFields
---@return Ability
function activated(fields) end

---@class equipFields
---@field timing? "action"|"reaction"
---@field while_? Condition
---@field if_? Condition
---@field cost? Cost
---@field targets? Slot[]

---@param fields equipFields
---@return Ability
function equip(fields) end

---@class as_attachedFields
---@field run? Run

---@param fields as_attachedFields
---@return Ability
function as_attached(fields) end

---@class effect_textFields
---@field keywords? table<integer|Keyword, Keyword|Number>

---@param fields effect_textFields
---@return Ability
function effect_text(fields) end

---@class staticFields
---@field level? integer
---@field legion? boolean
---@field affects? "me"|"you"|Selector
---@field while_? Condition
---@field if_? Condition
---@field active_in? Zone|Zone[]
---@field becomes? { might?: Number, tags?: string|string[] }
---@field might? Number
---@field keywords? table<integer|Keyword, Keyword|Number>
---@field enters_ready? boolean
---@field enters_exhausted? boolean
---@field cost? { energy: Number, minimum?: integer }
---@field bonus_damage? Number
---@field bonus_damage_to? Number
---@field buff_might? Number
---@field plays_to? Selector
---@field borrows? Selector
---@field assigned_last? boolean
---@field lethal? boolean
---@field triggers? { class: string, more?: integer, never?: boolean, at?: PlaceSelector }
---@field holds_are_conquers? boolean

---@param fields staticFields
---@return Ability
function static(fields) end

---@class instead_ofFields
---@field event? EventName|EventName[]
---@field by? Who
---@field turn? "you"|"opponent"
---@field subject? "me"|Selector|Ref
---@field to? "me"
---@field at? PlaceSelector
---@field killed_by_this? boolean
---@field one_or_more? boolean
---@field from? Zone|Zone[]
---@field measure? Number
---@field level? integer
---@field legion? boolean
---@field optional? boolean
---@field once_each_turn? boolean
---@field if_? Condition
---@field while_? Condition
---@field active_in? Zone|Zone[]
---@field once? boolean
---@field ends? "turn"|"combat"|"cleanup"
---@field cause? Cause|Cause[]
---@field amount? Number
---@field continues? boolean
---@field cost? Cost
---@field asks? "controller"|"subject"
---@field run? Run

---@param fields instead_ofFields
---@return Ability
function instead_of(fields) end

---@class delayedFields
---@field event? EventName|EventName[]
---@field by? Who
---@field turn? "you"|"opponent"
---@field subject? "me"|Selector|Ref
---@field to? "me"
---@field at? PlaceSelector
---@field killed_by_this? boolean
---@field one_or_more? boolean
---@field from? Zone|Zone[]
---@field measure? Number
---@field once? boolean
---@field ends? "turn"|"combat"|"cleanup"
---@field optional? boolean
---@field if_? Condition
---@field while_? Condition
---@field cost? Cost
---@field add? Add
---@field targets? Slot[]
---@field run? Run

---@param fields delayedFields
---@return Ability
function delayed(fields) end

---@class reflexiveFields
---@field optional? boolean
---@field if_? Condition
---@field cost? Cost
---@field targets? Slot[]
---@field run? Run

---@param fields reflexiveFields
---@return Ability
function reflexive(fields) end

---@param fields SelectorFields
---@return Selector
function unit(fields) end

---@param fields SelectorFields
---@return Selector
function units(fields) end

---@param fields SelectorFields
---@return Selector
function gear(fields) end

---@param fields SelectorFields
---@return Selector
function spell(fields) end

---@param fields SelectorFields
---@return Selector
function spells(fields) end

---@param fields SelectorFields
---@return Selector
function rune(fields) end

---@param fields SelectorFields
---@return Selector
function runes(fields) end

---@param fields SelectorFields
---@return Selector
function battlefield(fields) end

---@param fields SelectorFields
---@return Selector
function battlefields(fields) end

---@param fields SelectorFields
---@return Selector
function legend(fields) end

---@param fields SelectorFields
---@return Selector
function legends(fields) end

---@param fields SelectorFields
---@return Selector
function cards(fields) end
