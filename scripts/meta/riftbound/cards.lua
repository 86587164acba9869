---@meta
-- SPDX-License-Identifier: MIT
--
-- Written by the program from its own tables (scripts/reference/annotations.lua).

---@alias riftbound.Keyword
---| "accelerate" # as you play it you may pay 1 Energy and 1 Power of its domain more; then it enters ready (805)
---| "action" # it may be played in showdowns, in any player's turn (806)
---| "assault" # +N Might while it is attacking (807)
---| "deathknell" # this happens when it dies (808)
---| "deflect" # opponents pay N Power of any domain more to choose it with a spell or ability (809)
---| "ganking" # it may move from battlefield to battlefield (810)
---| "hidden" # for 1 Power you may hide it facedown at a battlefield you control; from the next turn on it may be played from there as a Reaction, for nothing (811)
---| "legion" # the text behind it counts only if you have played another card this turn (812)
---| "reaction" # it may be played at any time, also in answer to something (813)
---| "shield" # +N Might while it is defending (814)
---| "tank" # combat damage is assigned to it first (815)
---| "temporary" # it is killed at the start of its controller's Beginning Phase, before scoring (816)
---| "vision" # when it is played, look at the top card of your Main Deck; you may recycle it (817)
---| "equip" # pay the cost to attach it to a unit you control (818)
---| "quick_draw" # it has Reaction, and when it is played it is attached to a unit you control (819)
---| "repeat" # for its additional cost the text happens once more (820)
---| "weaponmaster" # when it is played you may attach an Equipment of yours to it, for its Equip cost less 1 Power (821)
---| "ambush" # it may be played to a battlefield where you have units, and there as a Reaction (822)
---| "hunt" # gain N XP when it conquers or holds (823)
---| "level" # the text behind it counts only while you have N or more XP (824)
---| "unique" # a deck may hold only one of it (825)
---| "backline" # combat damage is assigned to it last (826)
---| string # one that a mod defines

---@alias riftbound.EventName
---| "play" # a card or token was played; where it is (419.4)
---| "die" # a permanent was killed; where it was (428)
---| "discard" # a card was discarded (422)
---| "draw" # a card was drawn (413)
---| "mill" # a card was put from the Main Deck into the trash (431.1.b)
---| "move" # a unit moved; its destination (420)
---| "attack" # a unit became an attacker; the battlefield (383.4.e)
---| "defend" # a unit became a defender; the battlefield (383.4.f)
---| "attack_battlefield" # a player attacks; the battlefield (459.2.b.1)
---| "defend_battlefield" # a player defends; the battlefield (459.2.b.2)
---| "conquer" # a battlefield was conquered; that battlefield; 1 if somebody controlled it before (464.1)
---| "hold" # a battlefield was held; that battlefield; the points gained of it (464.2)
---| "score" # a battlefield was scored; that battlefield (463)
---| "buff" # a unit was buffed; where it is (426)
---| "stun" # a unit was stunned; where it is (423)
---| "ready" # something was readied; where it is (415)
---| "exhaust" # something was exhausted; where it is (414)
---| "choose" # an object became a target; where it is (383.4.b)
---| "beginning" # a Beginning Phase started (315.2.a)
---| "main_phase" # a Main Phase started (316)
---| "turn_end" # an Ending Step started (317.1)
---| "hide" # a card was hidden; the battlefield (421)
---| "channel" # a rune was channeled (430)
---| "recycle" # a card was recycled (416)
---| "damage" # a unit was dealt damage; where it is; how much (417)
---| "heal" # a unit was healed; where it is; how much (418)
---| "recall" # a permanent was recalled; its base (449)
---| "banish" # a card was banished; where it was (427)
---| "return_to_hand" # a card was returned to a hand; where it was (108.7)
---| "reveal" # a card was revealed (424)
---| "spend_buff" # a buff was spent from a unit; where it is (702.2.b)
---| "gain_xp" # a player gained XP; how much (730.1)
---| "spend_xp" # a player spent XP; how much (730.2)
---| "spend_power" # a player spent Power from the pool; ; how much (162.2)
---| "win_combat" # a player won a combat; the battlefield (461.3)
---| "lose_combat" # a player lost a combat; the battlefield (461.3)
---| "leave_board" # a permanent leaves the board; where it was (107)
---| "next_game" # the next game of the match begins; its number (481.6)
---| "start" # the game begins: the first player (119)
---| "mulligan" # a player set cards aside; how many (118)
---| "turn" # a turn begins; its number (304)
---| "phase" # a phase begins; which (aux) (314)
---| "declare" # a card is put onto the chain (354)
---| "activate" # an ability is activated (377.3)
---| "use" # an activated ability resolved: of what (377.2.a)
---| "trigger" # an ability triggers and is put onto the chain (383.3)
---| "finalize" # an item is finalized (359)
---| "resolve" # an item resolves (340.1)
---| "drop" # an item leaves the chain without effect (402.3)
---| "counter" # an item is countered (425)
---| "pass" # a player passes (339)
---| "enter" # a permanent enters the board; where (359.2)
---| "showdown" # a showdown begins; the battlefield (344)
---| "showdown_end" # a showdown ends, that of a combat, too; the battlefield (348)
---| "combat" # a combat begins; the battlefield (459)
---| "combat_end" # a combat ends; the battlefield (461.7)
---| "control" # control of a battlefield changes; that battlefield (187.4)
---| "points" # a player gains points; a battlefield that was scored; how many (466.1)
---| "lose_points" # a player loses points; how many (002)
---| "burn_out" # a player burns out (431)
---| "add" # a player adds resources: Energy (amount) or Power (aux: domain) (429)
---| "might" # a unit's Might is changed by an effect; by how much (472.3)
---| "grant" # a keyword is given (aux: which) (801.3)
---| "shuffle" # a deck is shuffled (115)
---| "look" # a player looks at cards; how many (431.1.c)
---| "replaced" # an event was replaced (370)
---| "declined" # a replacement effect was not used: of what; ; of how many (371.1)
---| "tie" # both sides of a combat survive; the battlefield (461.1.a.2)
---| "play_token" # a token is about to be played; ; how many (182.1.a)
---| "reveal_deck" # top cards are about to be revealed: whose; ; how many (424)
---| "take_control" # control of a permanent changes; where it is (188)
---| "become_copy" # a permanent becomes a copy; where it is (472.1.b)
---| "create" # an object is created; where it is (439)
---| "replace" # an object is replaced, or swapped back; where it is (438)
---| "cease" # a token ceases to exist (183.1)
---| "become_mighty" # a unit became Mighty; where it is (709)
---| "attach" # a card was attached (other: to what); where it is (434)
---| "detach" # a card was detached (other: from what); where it is (435)
---| "concede" # a player concedes (650)
---| "leave" # a player, or their battlefield, leaves the game (652)
---| "extra_turn" # a player gets an additional turn (735)
---| "extra_phase" # the turn will have another phase (aux: which) (002)
---| "invite" # a player invites a team mate to act; ; the seat (484.8.a)
---| "win" # a player wins the game (467)
---| "loop" # a loop is stopped by a player; after how many times more (T505.7)
---| "drawn" # the game is drawn (T404.3)
---| "signal" # cards tell of it by a name of their own; which (383.1)
---| "named" # a player names a tag, for an object (133.8)
---| "named_card" # a player names a card, for an object (132)
---| "secret" # what a player chose at once with others is shown; ; the number (355.17)
---| "time" # an additional turn begins after time was called; how many follow (T408.2)
---| "next_point" # after time was called, the next point wins (T408.4.c.3)
---| "roll" # a die is rolled; what it shows (002)
---| "lose" # a player loses by an effect, and has not conceded (651)

---@alias riftbound.Zone
---| "board" # units and gear in bases and at battlefields (107)
---| "runes" # runes on the board (107.1.c)
---| "battlefields" # the battlefields (107.2)
---| "legends" # the legends (107.4)
---| "facedown" # hidden cards at battlefields (107.3)
---| "chain" # spells and abilities that wait to resolve (108.1)
---| "hand" # hands (108.7)
---| "deck" # Main Decks (108.4)
---| "rune_deck" # Rune Decks (108.5)
---| "trash" # trashes (108.2)
---| "banishment" # banished cards (108.6)
---| "champion" # Champion Zones (108.3)
---| "aside" # battlefields that are not in this game (114)
---| "sideboard" # cards beside the deck (481.6)
---| "format" # the format, if it has abilities; it is no card (478)

---@alias riftbound.Duration
---| "turn" # until the end of the turn (472)
---| "next_turn" # until the next turn of its controller begins (390)
---| "combat" # until the end of the combat (472)
---| "board" # as long as it is on the board (472)
---| "me" # as long as the object that started it is on the board (390.5.b)

---@alias riftbound.Switch
---| "win_at_once" # who reaches the Victory Score wins at once, not at the next cleanup, lead or not (E445) (467)
---| "limit_at_one_short" # a conquest gives no Winning Point only at exactly one point short (E444.1.b) (466.1.b)
---| "burn_out_wins_nothing" # points from a second Burn Out are points like others (E418.3) (431.3.b)
---| "damage_is_cleared" # damage that ends with a combat or a turn is cleared, which heals nobody (E440.1.a.1) (461.1.a.1)
---| "deflect_once" # Deflect costs its value once, however often a spell chooses the permanent (E725.1.c) (809.1.c)
---| "legion_by_played" # Legion counts cards that were played; a countered one was not (E728.1.c) (812.1.c)
---| "timestamps_of_play" # an effect is as old as what it comes from, also if it began to apply later (E453.1) (475.1)
---| "dependency_by_objects" # an effect depends on another only if that one decides whether or where it applies (E451.1) (473.1.c)
---| "bonus_on_nothing" # Bonus Damage is added to 0 damage too (E715.1) (715.4)
---| "joining_by_permanents" # only a player with permanents at a combat of others may send units there (E421.2.a) (442.2.a)

---@alias riftbound.CardType
---| "unit"
---| "gear"
---| "spell"
---| "rune"
---| "battlefield"
---| "legend"

---@alias riftbound.Ban
---| "be_chosen" # by enemy spells and abilities (355.6)
---| "move" # at all (420)
---| "move_to_base" # to a base (420)
---| "be_readied" # by anything, the Awaken Phase included (415)
---| "be_readied_by_effects" # by spells and abilities (415)
---| "be_played" # wherever it is played from (366.1)
---| "be_played_here" # where the static is (355.2)
---| "deal_combat_damage" # in a combat (460.1)
---| "be_countered" # spells and abilities on the chain (425)
---| "take_damage" # of any kind (460.2.c.9)
---| "play" # cards, or the `cards` it names (349)
---| "move_units" # units, or the `cards` it names (420)
---| "hide" # cards, or the `cards` it names (421)
---| "score" # by conquering or holding (466)
---| "gain_points" # in any way (463.1)
---| "win" # by points or cards; who is left alone wins all the same (467)

---@alias riftbound.Attribute
---| "friendly" # you or a team mate controls it (740.1)
---| "enemy" # an opponent controls it (740.2)
---| "mine" # you control it, or own it off the board (186)
---| "owned" # you own it (127)
---| "exhausted" # it is exhausted (414)
---| "ready" # it is ready (415)
---| "stunned" # it is stunned (423)
---| "buffed" # it has a buff (702)
---| "damaged" # it has damage (142)
---| "attacking" # it is an attacker (459.2.b.3)
---| "defending" # it is a defender (459.2.b.4)
---| "in_combat" # it is in combat (741.3)
---| "in_showdown" # a showdown is going on where it is (341)
---| "alone" # no other friendly unit is where it is (741.1)
---| "one_on_one" # it and one enemy are alone where it is (741.2)
---| "mighty" # its Might is 5 or more (708)
---| "legion" # its controller finalized another card this turn (812.1.c)
---| "token" # it is a token (176)
---| "given" # this ability was started with it (386)
---| "happened_to" # it is the subject of the event that triggered this; with `one_or_more` of one of them (383)
---| "chosen_in" # the slot of this execution that chose it; 0: none (355.5)
---| "triggered" # an ability on the chain that triggered (382)
---| "activated" # an ability on the chain that was activated (376)
---| "champion" # it is a champion (133.7.a)
---| "chosen_champion" # it is its owner's Chosen Champion, or has its name (103.2.a.3)
---| "signature" # it is a signature card (133.7.b)
---| "facedown" # it is facedown (129.4)
---| "attached" # it is attached to something (718)
---| "equipped" # an Equipment is attached to it (818.3.b)
---| "attached_to_me" # it is attached to me (718)
---| "attached_to_subject" # it is attached to what a static looks at (718)
---| "has_me_attached" # I am attached to it (719)
---| "with_ref" # it is where the first ref is, and another object (386)
---| "named_tag" # it has the tag that was named for me (133.8)
---| "named_card" # it has the card's name that was named for me (132)
---| "banished_with_me" # it was banished with me (427)
---| "open" # a battlefield without units and controller (169.10.c)
---| "occupied" # a battlefield with units (169.10.a)
---| "controlled" # a battlefield that somebody controls (169.10.b)
---| "might" # Might (143.2)
---| "base_might" # Might as printed or assigned (472.1.a.1)
---| "might_bonus" # printed Might Bonus (137)
---| "damage" # damage marked (142)
---| "buffs" # buffs (702)
---| "energy" # printed Energy cost; of a player: Energy in the pool (131.2)
---| "power" # printed Power cost (131.3)
---| "controller" # the seat that controls it (185)
---| "owner" # the seat that owns it (127)
---| "points" # of a player (463)
---| "xp" # of a player (728)
---| "excess" # excess damage a player assigned in the running combat (460.2.c.4)
---| "moves" # how often a unit has moved this turn (420)
---| "wins" # how many combats a unit has won this turn (461.3)
---| "conquests" # how often a unit has conquered this turn (464.1)
---| "conquered" # a battlefield you conquered this turn (464.1)
---| "remembered" # the number that it remembers; 0: none (359.3.e.13)
---| "remembered_by_me" # I remember it (359.3.e.13)
---| "played_this_turn" # a card that somebody has played this turn (419.4)
---| "last_played" # the last card that the player who played it has played this turn (419.4)
---| "just_attached" # it was attached this turn to what it is attached to (434)
---| "location" # where it is, as a number to compare (146)
---| "your_units" # units you control at a battlefield (169.10.a)
---| "friendly_units" # units at a battlefield that you or a team mate controls (740.1) (169.10.a)
---| "enemy_units" # units that opponents control at a battlefield (169.10.a)
---| "enemy_alone" # a battlefield where an enemy unit is alone (741.1)
---| "given_up_here" # a battlefield where something is given up to pay for the play (822.3)
---| "attacked" # a battlefield where you are the attacker (459.2.b.1)
---| "in_beginning_phase" # whether it is this player's Beginning Phase (315.2)
---| "hand" # cards in a player's hand (108.7)
---| "deck" # cards in a player's Main Deck (108.4)
---| "trash" # cards in a player's trash (108.2)
---| "runes" # runes a player has on the board (160)
---| "finalized" # cards a player finalized this turn (812.1.c)
---| "turns" # turns a player has had (304)
---| "seat" # of a player: in the order of the decks, from 1; of a card: its controller's (478)
---| "fury" # Power in a player's pool (162.2)
---| "calm" # Power in a player's pool (162.2)
---| "mind" # Power in a player's pool (162.2)
---| "body" # Power in a player's pool (162.2)
---| "chaos" # Power in a player's pool (162.2)
---| "order" # Power in a player's pool (162.2)
---| "any" # Power of every domain in a player's pool (162.2.b)
---| "turn_player" # whether it is this player's turn; of the game: whose (304)
---| "opponents_turn" # whether it is the turn of an opponent of this player (740.2)
---| "team" # a player's team; each is one without teams (478.2.a)
---| "games_won" # games a player has won in the match (481.6)
---| "turn" # the number of the turn (304)
---| "chain" # items on the chain; of one of them its place on it, 1 the oldest (328)
---| "victory_score" # points that win, as things are; of a player or the game (478.3)
---| "opponents_points" # of a player: the most points that an opponent (or a team of opponents) has (463)
---| "score" # of a player: what is compared with the Victory Score, in teams the points of all (478.3)
---| "time" # of the game, once time was called: 1 a lead decides, 2 there is a winner, 3 the next point (T408)
---| "turns_left" # of the game, once time was called: additional turns that are still to begin (T408.2.a)
---| "accelerate" # the value of this keyword (805)
---| "action" # the value of this keyword (806)
---| "assault" # the value of this keyword (807)
---| "deathknell" # the value of this keyword (808)
---| "deflect" # the value of this keyword (809)
---| "ganking" # the value of this keyword (810)
---| "hidden" # the value of this keyword (811)
---| "reaction" # the value of this keyword (813)
---| "shield" # the value of this keyword (814)
---| "tank" # the value of this keyword (815)
---| "temporary" # the value of this keyword (816)
---| "vision" # the value of this keyword (817)
---| "equip" # the value of this keyword (818)
---| "quick_draw" # the value of this keyword (819)
---| "repeat" # the value of this keyword (820)
---| "weaponmaster" # the value of this keyword (821)
---| "ambush" # the value of this keyword (822)
---| "hunt" # the value of this keyword (823)
---| "level" # the value of this keyword (824)
---| "unique" # the value of this keyword (825)
---| "backline" # the value of this keyword (826)

---one object, a list or a selector
---@alias riftbound.Objects riftbound.Object|riftbound.Object[]|riftbound.Selector

---a player
---@alias riftbound.Player riftbound.Object|"you"|"opponent"|"next"|"turn_player"

---a number, `number...` or a function that only looks
---@alias riftbound.Number integer|riftbound.NumberExpression|fun(q: riftbound.Query, me: riftbound.Object, subject: riftbound.Object): (integer|boolean)

---attributes of me, a comparison of numbers, or all_of / any_of
---@alias riftbound.Condition riftbound.SelectorFields|riftbound.Comparison|riftbound.Number

---carries the text out; the arguments after `me` are the choices of `targets`
---@alias riftbound.Run fun(game: riftbound.Game, me: riftbound.Object, ...: riftbound.Object): any

---a phase, or the Scoring Step (314)
---@alias riftbound.TurnPart "awaken"|"beginning"|"scoring"|"channel"|"draw"|"main"|"ending"

---a place (146)
---@alias riftbound.Place riftbound.Object|"base"|"here"

---the player, or unit, that does it
---@alias riftbound.Who "any"|"you"|"team"|"opponent"|"me"|riftbound.Ref

---what caused it
---@alias riftbound.Cause "combat"|"spell"|"ability"|"cost"|"cleanup"|"conquer"|"hold"

---"me", a selector, two(...), up_to(n, ...), any_number(...) (357.2)
---@alias riftbound.GivenUp "me"|riftbound.Selector|riftbound.Several|riftbound.Slot

---a supertype (133.7)
---@alias riftbound.Supertype "champion"|"signature"|"token"|"basic"

---a domain (134)
---@alias riftbound.Domain "fury"|"calm"|"mind"|"body"|"chaos"|"order"

---"here", "elsewhere", "base", "battlefield", "there", a list of them or a selector (146)
---@alias riftbound.PlaceSelector string|string[]|riftbound.Selector

---an ability, ready to stand in a card
---@class riftbound.Ability

---a card
---@class riftbound.Definition

---objects that are looked for
---@class riftbound.Selector: riftbound.Slot

---something that is chosen
---@class riftbound.Slot

---how many a cost takes
---@class riftbound.Several

---what a number of a selector must be
---@class riftbound.Bound

---what a named ability was started with
---@class riftbound.Ref

---true or false of numbers
---@class riftbound.Comparison

---@class riftbound.NumberExpression
---@operator add(riftbound.Number): riftbound.NumberExpression
---@operator sub(riftbound.Number): riftbound.NumberExpression
---@operator mul(riftbound.Number): riftbound.NumberExpression
---@operator unm: riftbound.NumberExpression
---@field at_least fun(self: riftbound.NumberExpression, n: riftbound.Number): riftbound.Comparison n or more
---@field at_most fun(self: riftbound.NumberExpression, n: riftbound.Number): riftbound.Comparison n or less
---@field less_than fun(self: riftbound.NumberExpression, n: riftbound.Number): riftbound.Comparison less than n
---@field more_than fun(self: riftbound.NumberExpression, n: riftbound.Number): riftbound.Comparison more than n
---@field equals fun(self: riftbound.NumberExpression, n: riftbound.Number): riftbound.Comparison n
---@field different fun(self: riftbound.NumberExpression, n: riftbound.Number): riftbound.Comparison anything but n

---@class riftbound.Deal
---@field [1] riftbound.Object to what
---@field [2] integer how much
---@field by? riftbound.Object

---@class (exact) riftbound.Event
---@field kind riftbound.EventName what happened
---@field subject riftbound.Object to what
---@field owner riftbound.Object whose that is
---@field place riftbound.Object where
---@field source riftbound.Object by what
---@field other riftbound.Object what else it is about
---@field player riftbound.Object whose doing
---@field amount integer how much

---a card, a player, an item that waits, a place; or a list of them
---@class riftbound.Object: lightuserdata
---@field [integer] riftbound.Object of a list
---@field friendly boolean you or a team mate controls it (740.1)
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
---@field in_showdown boolean a showdown is going on where it is (341)
---@field alone boolean no other friendly unit is where it is (741.1)
---@field one_on_one boolean it and one enemy are alone where it is (741.2)
---@field mighty boolean its Might is 5 or more (708)
---@field legion boolean its controller finalized another card this turn (812.1.c)
---@field token boolean it is a token (176)
---@field given boolean this ability was started with it (386)
---@field happened_to boolean it is the subject of the event that triggered this; with `one_or_more` of one of them (383)
---@field chosen_in integer the slot of this execution that chose it; 0: none (355.5)
---@field triggered boolean an ability on the chain that triggered (382)
---@field activated boolean an ability on the chain that was activated (376)
---@field champion boolean it is a champion (133.7.a)
---@field chosen_champion boolean it is its owner's Chosen Champion, or has its name (103.2.a.3)
---@field signature boolean it is a signature card (133.7.b)
---@field facedown boolean it is facedown (129.4)
---@field attached boolean it is attached to something (718)
---@field equipped boolean an Equipment is attached to it (818.3.b)
---@field attached_to_me boolean it is attached to me (718)
---@field attached_to_subject boolean it is attached to what a static looks at (718)
---@field has_me_attached boolean I am attached to it (719)
---@field with_ref boolean it is where the first ref is, and another object (386)
---@field named_tag boolean it has the tag that was named for me (133.8)
---@field named_card boolean it has the card's name that was named for me (132)
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
---@field conquests integer how often a unit has conquered this turn (464.1)
---@field conquered boolean a battlefield you conquered this turn (464.1)
---@field remembered integer the number that it remembers; 0: none (359.3.e.13)
---@field remembered_by_me boolean I remember it (359.3.e.13)
---@field played_this_turn boolean a card that somebody has played this turn (419.4)
---@field last_played boolean the last card that the player who played it has played this turn (419.4)
---@field just_attached boolean it was attached this turn to what it is attached to (434)
---@field location integer where it is, as a number to compare (146)
---@field your_units integer units you control at a battlefield (169.10.a)
---@field friendly_units integer units at a battlefield that you or a team mate controls (740.1) (169.10.a)
---@field enemy_units integer units that opponents control at a battlefield (169.10.a)
---@field enemy_alone boolean a battlefield where an enemy unit is alone (741.1)
---@field given_up_here boolean a battlefield where something is given up to pay for the play (822.3)
---@field attacked boolean a battlefield where you are the attacker (459.2.b.1)
---@field in_beginning_phase integer whether it is this player's Beginning Phase (315.2)
---@field hand integer cards in a player's hand (108.7)
---@field deck integer cards in a player's Main Deck (108.4)
---@field trash integer cards in a player's trash (108.2)
---@field runes integer runes a player has on the board (160)
---@field finalized integer cards a player finalized this turn (812.1.c)
---@field turns integer turns a player has had (304)
---@field seat integer of a player: in the order of the decks, from 1; of a card: its controller's (478)
---@field fury integer Power in a player's pool (162.2)
---@field calm integer Power in a player's pool (162.2)
---@field mind integer Power in a player's pool (162.2)
---@field body integer Power in a player's pool (162.2)
---@field chaos integer Power in a player's pool (162.2)
---@field order integer Power in a player's pool (162.2)
---@field any integer Power of every domain in a player's pool (162.2.b)
---@field turn_player integer whether it is this player's turn; of the game: whose (304)
---@field opponents_turn integer whether it is the turn of an opponent of this player (740.2)
---@field team integer a player's team; each is one without teams (478.2.a)
---@field games_won integer games a player has won in the match (481.6)
---@field turn integer the number of the turn (304)
---@field chain integer items on the chain; of one of them its place on it, 1 the oldest (328)
---@field victory_score integer points that win, as things are; of a player or the game (478.3)
---@field opponents_points integer of a player: the most points that an opponent (or a team of opponents) has (463)
---@field score integer of a player: what is compared with the Victory Score, in teams the points of all (478.3)
---@field time integer of the game, once time was called: 1 a lead decides, 2 there is a winner, 3 the next point (T408)
---@field turns_left integer of the game, once time was called: additional turns that are still to begin (T408.2.a)
---@field accelerate integer the value of this keyword (805)
---@field action integer the value of this keyword (806)
---@field assault integer the value of this keyword (807)
---@field deathknell integer the value of this keyword (808)
---@field deflect integer the value of this keyword (809)
---@field ganking integer the value of this keyword (810)
---@field hidden integer the value of this keyword (811)
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

---@class (exact) riftbound.SelectorFields
---@field other? boolean not me
---@field zone? riftbound.Zone|riftbound.Zone[] in these zones
---@field type? string|string[]|table unit, gear, spell, rune, battlefield, legend, ability, player (133)
---@field friendly? boolean you or a team mate controls it (740.1)
---@field enemy? boolean an opponent controls it (740.2)
---@field mine? boolean you control it, or own it off the board (186)
---@field owned? boolean you own it (127)
---@field at? string|string[]|riftbound.Selector|table where it is (146)
---@field from? string|string[]|table the zone it is played, or would be played, from (419.1.a)
---@field exhausted? boolean it is exhausted (414)
---@field ready? boolean it is ready (415)
---@field stunned? boolean it is stunned (423)
---@field buffed? boolean it has a buff (702)
---@field damaged? boolean it has damage (142)
---@field attacking? boolean it is an attacker (459.2.b.3)
---@field defending? boolean it is a defender (459.2.b.4)
---@field in_combat? boolean it is in combat (741.3)
---@field in_showdown? boolean a showdown is going on where it is (341)
---@field alone? boolean no other friendly unit is where it is (741.1)
---@field one_on_one? boolean it and one enemy are alone where it is (741.2)
---@field mighty? boolean its Might is 5 or more (708)
---@field legion? boolean its controller finalized another card this turn (812.1.c)
---@field token? boolean it is a token (176)
---@field given? boolean this ability was started with it (386)
---@field happened_to? boolean it is the subject of the event that triggered this; with `one_or_more` of one of them (383)
---@field chosen_in? riftbound.Number|riftbound.Bound the slot of this execution that chose it; 0: none (355.5)
---@field triggered? boolean an ability on the chain that triggered (382)
---@field activated? boolean an ability on the chain that was activated (376)
---@field chooses? riftbound.Selector a spell or ability on the chain that chooses such a thing (359.3.e.3)
---@field chooses_no? riftbound.Selector a spell or ability on the chain that chooses no such thing (359.3.e.3)
---@field source? riftbound.Selector an ability on the chain of such a thing (188.4.a)
---@field champion? boolean it is a champion (133.7.a)
---@field chosen_champion? boolean it is its owner's Chosen Champion, or has its name (103.2.a.3)
---@field signature? boolean it is a signature card (133.7.b)
---@field facedown? boolean it is facedown (129.4)
---@field attached? boolean it is attached to something (718)
---@field equipped? boolean an Equipment is attached to it (818.3.b)
---@field attached_to_me? boolean it is attached to me (718)
---@field attached_to_subject? boolean it is attached to what a static looks at (718)
---@field has_me_attached? boolean I am attached to it (719)
---@field with_ref? boolean it is where the first ref is, and another object (386)
---@field named_tag? boolean it has the tag that was named for me (133.8)
---@field named_card? boolean it has the card's name that was named for me (132)
---@field banished_with_me? boolean it was banished with me (427)
---@field open? boolean a battlefield without units and controller (169.10.c)
---@field occupied? boolean a battlefield with units (169.10.a)
---@field controlled? boolean a battlefield that somebody controls (169.10.b)
---@field might? riftbound.Number|riftbound.Bound Might (143.2)
---@field base_might? riftbound.Number|riftbound.Bound Might as printed or assigned (472.1.a.1)
---@field might_bonus? riftbound.Number|riftbound.Bound printed Might Bonus (137)
---@field damage? riftbound.Number|riftbound.Bound damage marked (142)
---@field buffs? riftbound.Number|riftbound.Bound buffs (702)
---@field energy? riftbound.Number|riftbound.Bound printed Energy cost; of a player: Energy in the pool (131.2)
---@field power? riftbound.Number|riftbound.Bound printed Power cost (131.3)
---@field tags? string|string[]|table its tags (133.8)
---@field keyword? riftbound.Keyword|riftbound.Keyword[] its keywords (801)
---@field name? string|string[]|table its name (132)
---@field domain? string|string[]|table its domains (134)
---@field controller? riftbound.Number|riftbound.Bound the seat that controls it (185)
---@field owner? riftbound.Number|riftbound.Bound the seat that owns it (127)
---@field points? riftbound.Number|riftbound.Bound of a player (463)
---@field xp? riftbound.Number|riftbound.Bound of a player (728)
---@field excess? riftbound.Number|riftbound.Bound excess damage a player assigned in the running combat (460.2.c.4)
---@field moves? riftbound.Number|riftbound.Bound how often a unit has moved this turn (420)
---@field wins? riftbound.Number|riftbound.Bound how many combats a unit has won this turn (461.3)
---@field conquests? riftbound.Number|riftbound.Bound how often a unit has conquered this turn (464.1)
---@field conquered? boolean a battlefield you conquered this turn (464.1)
---@field remembered? riftbound.Number|riftbound.Bound the number that it remembers; 0: none (359.3.e.13)
---@field remembered_by_me? boolean I remember it (359.3.e.13)
---@field played_this_turn? boolean a card that somebody has played this turn (419.4)
---@field last_played? boolean the last card that the player who played it has played this turn (419.4)
---@field just_attached? boolean it was attached this turn to what it is attached to (434)
---@field location? riftbound.Number|riftbound.Bound where it is, as a number to compare (146)
---@field your_units? riftbound.Number|riftbound.Bound units you control at a battlefield (169.10.a)
---@field friendly_units? riftbound.Number|riftbound.Bound units at a battlefield that you or a team mate controls (740.1) (169.10.a)
---@field enemy_units? riftbound.Number|riftbound.Bound units that opponents control at a battlefield (169.10.a)
---@field enemy_alone? boolean a battlefield where an enemy unit is alone (741.1)
---@field given_up_here? boolean a battlefield where something is given up to pay for the play (822.3)
---@field attacked? boolean a battlefield where you are the attacker (459.2.b.1)
---@field in_beginning_phase? riftbound.Number|riftbound.Bound whether it is this player's Beginning Phase (315.2)
---@field hand? riftbound.Number|riftbound.Bound cards in a player's hand (108.7)
---@field deck? riftbound.Number|riftbound.Bound cards in a player's Main Deck (108.4)
---@field trash? riftbound.Number|riftbound.Bound cards in a player's trash (108.2)
---@field runes? riftbound.Number|riftbound.Bound runes a player has on the board (160)
---@field finalized? riftbound.Number|riftbound.Bound cards a player finalized this turn (812.1.c)
---@field turns? riftbound.Number|riftbound.Bound turns a player has had (304)
---@field seat? riftbound.Number|riftbound.Bound of a player: in the order of the decks, from 1; of a card: its controller's (478)
---@field fury? riftbound.Number|riftbound.Bound Power in a player's pool (162.2)
---@field calm? riftbound.Number|riftbound.Bound Power in a player's pool (162.2)
---@field mind? riftbound.Number|riftbound.Bound Power in a player's pool (162.2)
---@field body? riftbound.Number|riftbound.Bound Power in a player's pool (162.2)
---@field chaos? riftbound.Number|riftbound.Bound Power in a player's pool (162.2)
---@field order? riftbound.Number|riftbound.Bound Power in a player's pool (162.2)
---@field any? riftbound.Number|riftbound.Bound Power of every domain in a player's pool (162.2.b)
---@field turn_player? riftbound.Number|riftbound.Bound whether it is this player's turn; of the game: whose (304)
---@field opponents_turn? riftbound.Number|riftbound.Bound whether it is the turn of an opponent of this player (740.2)
---@field team? riftbound.Number|riftbound.Bound a player's team; each is one without teams (478.2.a)
---@field games_won? riftbound.Number|riftbound.Bound games a player has won in the match (481.6)
---@field turn? riftbound.Number|riftbound.Bound the number of the turn (304)
---@field phase? string|string[]|table the phase of the turn; the Scoring Step is of the Beginning Phase, too (314)
---@field chain? riftbound.Number|riftbound.Bound items on the chain; of one of them its place on it, 1 the oldest (328)
---@field victory_score? riftbound.Number|riftbound.Bound points that win, as things are; of a player or the game (478.3)
---@field opponents_points? riftbound.Number|riftbound.Bound of a player: the most points that an opponent (or a team of opponents) has (463)
---@field score? riftbound.Number|riftbound.Bound of a player: what is compared with the Victory Score, in teams the points of all (478.3)
---@field time? riftbound.Number|riftbound.Bound of the game, once time was called: 1 a lead decides, 2 there is a winner, 3 the next point (T408)
---@field turns_left? riftbound.Number|riftbound.Bound of the game, once time was called: additional turns that are still to begin (T408.2.a)
---@field accelerate? riftbound.Number|riftbound.Bound the value of this keyword (805)
---@field action? riftbound.Number|riftbound.Bound the value of this keyword (806)
---@field assault? riftbound.Number|riftbound.Bound the value of this keyword (807)
---@field deathknell? riftbound.Number|riftbound.Bound the value of this keyword (808)
---@field deflect? riftbound.Number|riftbound.Bound the value of this keyword (809)
---@field ganking? riftbound.Number|riftbound.Bound the value of this keyword (810)
---@field hidden? riftbound.Number|riftbound.Bound the value of this keyword (811)
---@field reaction? riftbound.Number|riftbound.Bound the value of this keyword (813)
---@field shield? riftbound.Number|riftbound.Bound the value of this keyword (814)
---@field tank? riftbound.Number|riftbound.Bound the value of this keyword (815)
---@field temporary? riftbound.Number|riftbound.Bound the value of this keyword (816)
---@field vision? riftbound.Number|riftbound.Bound the value of this keyword (817)
---@field equip? riftbound.Number|riftbound.Bound the value of this keyword (818)
---@field quick_draw? riftbound.Number|riftbound.Bound the value of this keyword (819)
---@field repeat? riftbound.Number|riftbound.Bound the value of this keyword (820)
---@field weaponmaster? riftbound.Number|riftbound.Bound the value of this keyword (821)
---@field ambush? riftbound.Number|riftbound.Bound the value of this keyword (822)
---@field hunt? riftbound.Number|riftbound.Bound the value of this keyword (823)
---@field level? riftbound.Number|riftbound.Bound the value of this keyword (824)
---@field unique? riftbound.Number|riftbound.Bound the value of this keyword (825)
---@field backline? riftbound.Number|riftbound.Bound the value of this keyword (826)

---a list of objects that an action gives
---@class riftbound.List: riftbound.Object
local List = {}

---@class (exact) riftbound.where_options
---@field arg? integer|riftbound.NumberExpression

---those of the list that match, in their order, what is gone as it last was; where the selector names no zone, wherever they are (355.10.d)
---@param selector riftbound.Selector a selector, built at file level
---@param options? riftbound.where_options
---@return riftbound.List
function List:where(selector, options) end

---those of the list that are none of the others (355.10.d)
---@param others riftbound.Objects one object, a list or a selector
---@return riftbound.List
function List:without(others) end

---those of the list that the player controls, or last controlled; of cards that nobody controls, that the player owns (185)
---@param player riftbound.Player a player; the controller when left out
---@return riftbound.List
function List:of(player) end

---the sum of a number of all of them, what is gone as it last was: list:sum "cost" (355.10.d)
---@param attribute string
---@return integer
function List:sum(attribute) end

---what may be asked, and changes nothing
---@class riftbound.Query
---@field event riftbound.Event what triggered the running ability
local Query = {}

---how many counters of that name are on it (110)
---@param object riftbound.Object one object, also one that is gone
---@param name string
---@return integer
function Query.counters(object, name) end

---whether that additional cost of this card was paid (356.4.f.1)
---@param cost string
---@return boolean
function Query.paid(cost) end

---what was given up as that kind of cost: kill, exhaust, spend_buff, recycle, discard, ... (357.2)
---@param how string
---@return riftbound.List
function Query.paid_with(how) end

---the number `measure` of this ability had when it triggered (823.1.c.3)
---@return integer
function Query.measured() end

---whether this card was played from that zone (419.1.a)
---@param zone string
---@return boolean
function Query.played_from(zone) end

---who controls it (185)
---@param object riftbound.Object one object, also one that is gone
---@return riftbound.Object
function Query.controller(object) end

---who owns it (127)
---@param card riftbound.Object one object, also one that is gone
---@return riftbound.Object
function Query.owner(card) end

---where it is (146)
---@param object riftbound.Object one object
---@return riftbound.Object
function Query.place(object) end

---my card, as it lies in the trash since I died (808.1.d.3)
---@return riftbound.Object
function Query.fallen() end

---in `effect_text`: the attached card that the text is of, while it is there (136.2.c)
---@return riftbound.Object
function Query.text_from() end

---what was banished with me and lies there still (427)
---@return riftbound.List
function Query.banished_with_me() end

---the places a unit could be moved to: a base, battlefields (355.4)
---@param unit riftbound.Object one object
---@return riftbound.List
function Query.destinations(unit) end

---@class (exact) riftbound.playable_at_options
---@field by? riftbound.Player a player; the controller when left out

---those of the places where `by` (you, unless it is said) can play the card (054.1, 355.16) (355.2)
---@param card riftbound.Object one object
---@param places riftbound.Selector a selector, built at file level
---@param options? riftbound.playable_at_options
---@return riftbound.List
function Query.playable_at(card, places, options) end

---what it is attached to (718)
---@param card riftbound.Object one object
---@return riftbound.Object
function Query.attached_to(card) end

---what is attached to it (719)
---@param object riftbound.Object one object
---@return riftbound.List
function Query.attachments(object) end

---whether it is still there (359.3.e.12)
---@param object riftbound.Object one object
---@return boolean
function Query.exists(object) end

---whether it matches (355.9.b)
---@param object riftbound.Object one object
---@param selector riftbound.Selector a selector, built at file level
---@return boolean
function Query.is(object, selector) end

---@class (exact) riftbound.all_options
---@field at? riftbound.Place a place
---@field of? riftbound.Player a player; the controller when left out

---everything that matches; `at`: there; `of`: that the player controls (355.10.d)
---@param selector riftbound.Selector a selector, built at file level
---@param options? riftbound.all_options
---@return riftbound.List
function Query.all(selector, options) end

---@class (exact) riftbound.count_options
---@field at? riftbound.Place a place
---@field of? riftbound.Player a player; the controller when left out

---how many match; `at`: there; `of`: that the player controls (355.10.d)
---@param selector riftbound.Selector a selector, built at file level
---@param options? riftbound.count_options
---@return integer
function Query.count(selector, options) end

---those of a list that are not in another one: list:without(taken) (355.10.d)
---@param cards riftbound.Objects one object, a list or a selector
---@param taken riftbound.Objects one object, a list or a selector
---@return riftbound.List
function Query.rest(cards, taken) end

---one list of these objects, lists and selectors, each object once (355.10.d)
---@param first riftbound.Objects one object, a list or a selector
---@param more1? riftbound.Objects one object, a list or a selector
---@param more2? riftbound.Objects one object, a list or a selector
---@param more3? riftbound.Objects one object, a list or a selector
---@param more4? riftbound.Objects one object, a list or a selector
---@param more5? riftbound.Objects one object, a list or a selector
---@return riftbound.List
function Query.list(first, more1, more2, more3, more4, more5) end

---the cards of a hand (108.7)
---@param player? riftbound.Player a player; the controller when left out
---@return riftbound.List
function Query.hand(player) end

---what a number that is worked out (`number.tally { ... }`) comes to now (355.10.d)
---@param number integer|riftbound.NumberExpression
---@return integer
function Query.value(number) end

---the X that was chosen for what this costs (`number.x()`), or what this play effect's card did (355)
---@return integer
function Query.x() end

---@class (exact) riftbound.players_options
---@field from? riftbound.Player a player; the controller when left out

---the players in turn order, from the turn player on (303.2.a)
---@param options? riftbound.players_options
---@return riftbound.List
function Query.players(options) end

---who controls this ability (188.4)
---@return riftbound.Object
function Query.you() end

---all your opponents, in turn order (740.2)
---@return riftbound.List
function Query.opponents() end

---the next opponent (740.2)
---@return riftbound.Object
function Query.opponent() end

---the player whose turn it is (304)
---@return riftbound.Object
function Query.turn_player() end

---which phase of the turn it is: its name (314)
---@return string
function Query.phase() end

---what `run` gets first: what may be done, and asked
---@class riftbound.Game: riftbound.Query
---@field event riftbound.Event what triggered the running ability
local Game = {}

---@class (exact) riftbound.deal_options
---@field by? riftbound.Object one object
---@field bonus? integer|riftbound.NumberExpression

---deals that much damage to each; `by`: the unit that deals it instead of this; `bonus`: Bonus Damage of this alone (712) (417)
---@param amount integer|riftbound.NumberExpression
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.deal_options
---@return boolean
function Game.deal(amount, units, options) end

---deals different amounts at once: { unit, amount, by = unit } each (417)
---@param deals riftbound.Deal[] { target, amount, by = object } each
---@return boolean
function Game.deal_each(deals) end

---@class (exact) riftbound.deal_split_options
---@field by? riftbound.Object one object

---splits damage among them as you say, at least 1 to each (355.14)
---@param amount integer|riftbound.NumberExpression
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.deal_split_options
---@return boolean
function Game.deal_split(amount, units, options) end

---@class (exact) riftbound.kill_options
---@field by? riftbound.Player a player; the controller when left out
---@field own? boolean

---kills them at once; `own`: each is killed by its own controller (428)
---@param permanents riftbound.Objects one object, a list or a selector
---@param options? riftbound.kill_options
---@return boolean
function Game.kill(permanents, options) end

---@class (exact) riftbound.banish_options
---@field with? riftbound.Object one object
---@field by? riftbound.Player a player; the controller when left out
---@field whose? riftbound.Player a player; the controller when left out

---puts them into their owners' Banishment; gives them as they lie there (427)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.banish_options
---@return riftbound.List
function Game.banish(cards, options) end

---@class (exact) riftbound.recall_options
---@field by? riftbound.Player a player; the controller when left out
---@field healed? boolean
---@field exhausted? boolean

---puts them into their controllers' bases without a move; `healed`, `exhausted`: they are healed and exhausted first (449)
---@param permanents riftbound.Objects one object, a list or a selector
---@param options? riftbound.recall_options
---@return boolean
function Game.recall(permanents, options) end

---@class (exact) riftbound.return_to_hand_options
---@field by? riftbound.Player a player; the controller when left out
---@field whose? riftbound.Player a player; the controller when left out

---returns them to their owners' hands (108.7)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.return_to_hand_options
---@return boolean
function Game.return_to_hand(cards, options) end

---@class (exact) riftbound.recycle_options
---@field by? riftbound.Player a player; the controller when left out
---@field own? boolean
---@field whose? riftbound.Player a player; the controller when left out

---puts them on the bottom of their decks; `own`: each is recycled by its owner (416)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.recycle_options
---@return boolean
function Game.recycle(cards, options) end

---@class (exact) riftbound.move_options
---@field to? riftbound.Place a place
---@field by? riftbound.Player a player; the controller when left out

---moves them to a place: an id, "base" (each to its own) or "here" (420)
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.move_options
---@return boolean
function Game.move(units, options) end

---@class (exact) riftbound.swap_places_options
---@field by? riftbound.Player a player; the controller when left out

---each of two units moves to the place where the other one is, at the same time; nothing when one is gone or both are at one place (420)
---@param one riftbound.Object one object
---@param other riftbound.Object one object
---@param options? riftbound.swap_places_options
---@return boolean
function Game.swap_places(one, other, options) end

---@class (exact) riftbound.ready_options
---@field by? riftbound.Player a player; the controller when left out

---readies them (415)
---@param objects riftbound.Objects one object, a list or a selector
---@param options? riftbound.ready_options
---@return boolean
function Game.ready(objects, options) end

---@class (exact) riftbound.exhaust_options
---@field by? riftbound.Player a player; the controller when left out

---exhausts them (414)
---@param objects riftbound.Objects one object, a list or a selector
---@param options? riftbound.exhaust_options
---@return boolean
function Game.exhaust(objects, options) end

---@class (exact) riftbound.stun_options
---@field by? riftbound.Player a player; the controller when left out

---stuns them (423)
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.stun_options
---@return boolean
function Game.stun(units, options) end

---@class (exact) riftbound.heal_options
---@field by? riftbound.Player a player; the controller when left out

---clears their damage (418)
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.heal_options
---@return boolean
function Game.heal(units, options) end

---@class (exact) riftbound.buff_options
---@field by? riftbound.Player a player; the controller when left out

---gives each a buff if it has none, or can have any number (426)
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.buff_options
---@return boolean
function Game.buff(units, options) end

---@class (exact) riftbound.put_in_champion_zone_options
---@field by? riftbound.Player a player; the controller when left out
---@field whose? riftbound.Player a player; the controller when left out

---puts cards into their owners' Champion Zones, where those are empty (108.3)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.put_in_champion_zone_options
---@return boolean
function Game.put_in_champion_zone(cards, options) end

---@class (exact) riftbound.put_in_trash_options
---@field by? riftbound.Player a player; the controller when left out
---@field whose? riftbound.Player a player; the controller when left out

---puts cards that are not on the board into their owners' trashes (108.2.b)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.put_in_trash_options
---@return boolean
function Game.put_in_trash(cards, options) end

---copies printed text into the Effect Text of a card that is attached, for as long as it is (472.1.b.2)
---@param card riftbound.Object one object
---@param from riftbound.Object one object
---@return boolean
function Game.copy_text(card, from) end

---attaches them to a unit; false when nothing came of it (434)
---@param cards riftbound.Objects one object, a list or a selector
---@param to riftbound.Object one object
---@return boolean
function Game.attach(cards, to) end

---@class (exact) riftbound.detach_options
---@field by? riftbound.Player a player; the controller when left out

---detaches them from what they are attached to (435)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.detach_options
---@return boolean
function Game.detach(cards, options) end

---@class (exact) riftbound.spend_buff_options
---@field by? riftbound.Player a player; the controller when left out

---spends a buff of each (702.2.b)
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.spend_buff_options
---@return boolean
function Game.spend_buff(units, options) end

---@class (exact) riftbound.give_options
---@field might? integer|riftbound.NumberExpression
---@field minimum? integer|riftbound.NumberExpression
---@field keyword? riftbound.Keyword a keyword
---@field value? integer|riftbound.NumberExpression
---@field lasts? riftbound.Duration how long it lasts

---gives Might, not lowered below a `minimum` that is measured now, or a keyword, with a `value` if it takes one; without a duration it lasts on the board (472)
---@param objects riftbound.Objects one object, a list or a selector
---@param options? riftbound.give_options
---@return boolean
function Game.give(objects, options) end

---@class (exact) riftbound.double_might_options
---@field lasts? riftbound.Duration how long it lasts

---doubles their Might: an increase by what it is now (432)
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.double_might_options
---@return boolean
function Game.double_might(units, options) end

---@class (exact) riftbound.swap_might_options
---@field lasts? riftbound.Duration how long it lasts

---swaps the Might of two units: fixed changes, measured now (433)
---@param unit1 riftbound.Object one object
---@param unit2 riftbound.Object one object
---@param options? riftbound.swap_might_options
---@return boolean
function Game.swap_might(unit1, unit2, options) end

---@class (exact) riftbound.raise_might_options
---@field lasts? riftbound.Duration how long it lasts

---increases their Might to this, where it is less now (472.3.d.1)
---@param units riftbound.Objects one object, a list or a selector
---@param might integer|riftbound.NumberExpression
---@param options? riftbound.raise_might_options
---@return boolean
function Game.raise_might(units, might, options) end

---@class (exact) riftbound.set_might_options
---@field lasts? riftbound.Duration how long it lasts

---their Might becomes this, before increases and decreases (472.1.a.1)
---@param units riftbound.Objects one object, a list or a selector
---@param might integer|riftbound.NumberExpression
---@param options? riftbound.set_might_options
---@return boolean
function Game.set_might(units, might, options) end

---@class (exact) riftbound.give_ability_options
---@field lasts? riftbound.Duration how long it lasts

---gives them an ability that stands under a name of this card (472.2.a)
---@param objects riftbound.Objects one object, a list or a selector
---@param ability string
---@param options? riftbound.give_ability_options
---@return boolean
function Game.give_ability(objects, ability, options) end

---@class (exact) riftbound.lose_keyword_options
---@field lasts? riftbound.Duration how long it lasts

---they lose a keyword that they have now or were given before (472.2.a)
---@param objects riftbound.Objects one object, a list or a selector
---@param keyword riftbound.Keyword a keyword
---@param options? riftbound.lose_keyword_options
---@return boolean
function Game.lose_keyword(objects, keyword, options) end

---@class (exact) riftbound.lose_abilities_options
---@field lasts? riftbound.Duration how long it lasts

---they lose all abilities that they have now (472.2.a)
---@param objects riftbound.Objects one object, a list or a selector
---@param options? riftbound.lose_abilities_options
---@return boolean
function Game.lose_abilities(objects, options) end

---@class (exact) riftbound.lose_text_options
---@field lasts? riftbound.Duration how long it lasts

---they lose their own text, keywords included; what others give them they keep (472.2.a)
---@param objects riftbound.Objects one object, a list or a selector
---@param options? riftbound.lose_text_options
---@return boolean
function Game.lose_text(objects, options) end

---@class (exact) riftbound.take_text_options
---@field lasts? riftbound.Duration how long it lasts

---they have the text printed on that card in place of their own, keywords included (472.2.a)
---@param objects riftbound.Objects one object, a list or a selector
---@param of riftbound.Object one object
---@param options? riftbound.take_text_options
---@return boolean
function Game.take_text(objects, of, options) end

---@class (exact) riftbound.give_keywords_options
---@field lasts? riftbound.Duration how long it lasts

---gives all keywords that another object has now; without a duration they last on the board (801.3)
---@param objects riftbound.Objects one object, a list or a selector
---@param of riftbound.Object one object
---@param options? riftbound.give_keywords_options
---@return boolean
function Game.give_keywords(objects, of, options) end

---@class (exact) riftbound.take_control_options
---@field lasts? riftbound.Duration how long it lasts
---@field by? riftbound.Player a player; the controller when left out

---takes control of them; without a duration, and battlefields always, for as long as they are on the board (188)
---@param permanents riftbound.Objects one object, a list or a selector
---@param options? riftbound.take_control_options
---@return boolean
function Game.take_control(permanents, options) end

---@class (exact) riftbound.exchange_control_options
---@field lasts? riftbound.Duration how long it lasts

---two permanents, or two battlefields (187): each gets the other's controller, or neither (188)
---@param one riftbound.Object one object
---@param other riftbound.Object one object
---@param options? riftbound.exchange_control_options
---@return boolean
function Game.exchange_control(one, other, options) end

---you lose control of them: the last effect that gave it to you ends (188)
---@param permanents riftbound.Objects one object, a list or a selector
---@return boolean
function Game.lose_control(permanents) end

---@class (exact) riftbound.become_copy_options
---@field lasts? riftbound.Duration how long it lasts

---they become copies of another permanent, or of a card in a trash or in Banishment; without a duration it lasts on the board (472.1.b)
---@param permanents riftbound.Objects one object, a list or a selector
---@param of riftbound.Object one object
---@param options? riftbound.become_copy_options
---@return boolean
function Game.become_copy(permanents, of, options) end

---@class (exact) riftbound.create_options
---@field at? riftbound.Place a place

---creates a token where its type belongs, without playing it (439)
---@param token string
---@param options? riftbound.create_options
---@return riftbound.Object
function Game.create(token, options) end

---puts a token in its place; state, control and effects stay (438)
---@param object riftbound.Object one object
---@param token string
---@return boolean
function Game.replace(object, token) end

---puts back what the token replaced (438.7)
---@param object riftbound.Object one object
---@return boolean
function Game.swap_back(object) end

---@class (exact) riftbound.draw_options
---@field by? riftbound.Player a player; the controller when left out
---@field card? riftbound.Object one object

---draws cards, or that card (413)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.draw_options
---@return boolean
function Game.draw(count, options) end

---@class (exact) riftbound.discard_options
---@field by? riftbound.Player a player; the controller when left out
---@field random? boolean

---discards cards of the player's choice, or at random; gives them as they lie in the trash (422)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.discard_options
---@return riftbound.List
function Game.discard(count, options) end

---whoever holds them discards those of them that are in hands; gives them as they lie in the trash (422)
---@param cards riftbound.Objects one object, a list or a selector
---@return riftbound.List
function Game.discard_cards(cards) end

---@class (exact) riftbound.mill_options
---@field by? riftbound.Player a player; the controller when left out

---puts the top cards of the Main Deck into the trash (431.1.b)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.mill_options
---@return boolean
function Game.mill(count, options) end

---@class (exact) riftbound.channel_options
---@field exhausted? boolean
---@field by? riftbound.Player a player; the controller when left out

---channels runes; gives how many (430)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.channel_options
---@return integer
function Game.channel(count, options) end

---@class (exact) riftbound.look_options
---@field by? riftbound.Player a player; the controller when left out
---@field of? riftbound.Player a player; the controller when left out

---looks at the top cards of the Main Deck (431.1.c)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.look_options
---@return riftbound.List
function Game.look(count, options) end

---@class (exact) riftbound.take_from_top_options
---@field n? integer|riftbound.NumberExpression
---@field optional? boolean
---@field where? riftbound.Selector a selector, built at file level
---@field arg? integer|riftbound.NumberExpression
---@field reveal? boolean
---@field to? string
---@field rest? string
---@field by? riftbound.Player a player; the controller when left out
---@field of? riftbound.Player a player; the controller when left out
---@field revealed? boolean
---@field text? string

---looks at the top cards of a deck, takes `n` of them (1; with `optional` at most `n`) that match `where`, puts these `to` and the `rest` elsewhere; where nothing is said they stay; `reveal`: what is taken is revealed, `revealed`: all are; gives what was taken as it lies then (431.1.c)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.take_from_top_options
---@return riftbound.List
function Game.take_from_top(count, options) end

---@class (exact) riftbound.play_from_top_options
---@field optional? boolean
---@field where? riftbound.Selector a selector, built at file level
---@field arg? integer|riftbound.NumberExpression
---@field revealed? boolean
---@field ignoring? string
---@field less? integer|riftbound.NumberExpression
---@field or_at? riftbound.Place a place
---@field rest? string
---@field by? riftbound.Player a player; the controller when left out
---@field text? string

---looks at the top cards of the Main Deck, banishes one that matches `where`, starts playing it, perhaps `ignoring` costs or for `less`, and puts the `rest` elsewhere; where nothing is said it stays; `or_at`: a unit may be played there, too; `revealed`: all are revealed; gives what is being played (419.3)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.play_from_top_options
---@return riftbound.List
function Game.play_from_top(count, options) end

---@class (exact) riftbound.prevent_options
---@field lasts? riftbound.Duration how long it lasts
---@field amount? integer|riftbound.NumberExpression

---prevents that much of the damage they would be dealt; without an amount, all of it (437)
---@param units riftbound.Objects one object, a list or a selector
---@param options? riftbound.prevent_options
---@return boolean
function Game.prevent(units, options) end

---@class (exact) riftbound.reveal_top_options
---@field of? riftbound.Player a player; the controller when left out
---@field runes? boolean
---@field by? riftbound.Player a player; the controller when left out

---reveals the top cards of a player's deck; `runes`: of the rune deck (424)
---@param count? integer|riftbound.NumberExpression
---@param options? riftbound.reveal_top_options
---@return riftbound.List
---@overload fun(options: riftbound.reveal_top_options): riftbound.List
function Game.reveal_top(count, options) end

---@class (exact) riftbound.reveal_until_options
---@field of? riftbound.Player a player; the controller when left out
---@field by? riftbound.Player a player; the controller when left out
---@field arg? integer|riftbound.NumberExpression

---reveals cards from the top of a player's deck, one by one, until one matches: the last; `arg` is arg(1) in the selector (424)
---@param selector riftbound.Selector a selector, built at file level
---@param options? riftbound.reveal_until_options
---@return riftbound.List
function Game.reveal_until(selector, options) end

---@class (exact) riftbound.reveal_options
---@field by? riftbound.Player a player; the controller when left out

---shows cards to everybody (424)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.reveal_options
---@return boolean
function Game.reveal(cards, options) end

---looks at the top cards and recycles any of them (436)
---@param count? integer|riftbound.NumberExpression
---@return boolean
function Game.predict(count) end

---@class (exact) riftbound.choose_options
---@field n? integer|riftbound.NumberExpression
---@field max? integer|riftbound.NumberExpression
---@field by? riftbound.Player a player; the controller when left out
---@field optional? boolean
---@field text? string
---@field where? riftbound.Selector a selector, built at file level
---@field arg? integer|riftbound.NumberExpression
---@field of? riftbound.Player a player; the controller when left out

---a choice made on resolution: one id (a list of one), or a list with n or max above 1 (355.17)
---@param from riftbound.Objects what is chosen from
---@param options? riftbound.choose_options
---@return riftbound.List
function Game.choose(from, options) end

---@class (exact) riftbound.yes_options
---@field by? riftbound.Player a player; the controller when left out

---asks yes or no (355.17)
---@param question string
---@param options? riftbound.yes_options
---@return boolean
function Game.yes(question, options) end

---@class (exact) riftbound.poll_options
---@field players? riftbound.Objects one object, a list or a selector

---asks each player in turn order, or each of `players` in theirs, yes or no, before anything is done; gives the players who said yes (303.2.a)
---@param question string
---@param options? riftbound.poll_options
---@return riftbound.List
function Game.poll(question, options) end

---@class (exact) riftbound.number_options
---@field by? riftbound.Player a player; the controller when left out
---@field text? string

---asks for a number between these (355.17)
---@param least integer|riftbound.NumberExpression
---@param most integer|riftbound.NumberExpression
---@param options? riftbound.number_options
---@return integer
function Game.number(least, most, options) end

---@class (exact) riftbound.secret_numbers_options
---@field players? riftbound.Objects one object, a list or a selector
---@field text? string

---players choose a number each, at once: nobody knows another's before all have chosen; gives the numbers, as `players` gives the players: all of them in turn order (355.17)
---@param least integer|riftbound.NumberExpression
---@param most integer|riftbound.NumberExpression
---@param options? riftbound.secret_numbers_options
---@return integer[]
function Game.secret_numbers(least, most, options) end

---@class (exact) riftbound.choose_each_options
---@field n? integer|riftbound.NumberExpression
---@field optional? boolean
---@field players? riftbound.Objects one object, a list or a selector
---@field text? string

---each player in turn order, or each of `players`, chooses `n` (1) of those that they control (or own, off the board); gives all that were chosen, as a list (355.17)
---@param from riftbound.Selector a selector, built at file level
---@param options? riftbound.choose_each_options
---@return riftbound.List
function Game.choose_each(from, options) end

---@class (exact) riftbound.secret_choices_options
---@field n? integer|riftbound.NumberExpression
---@field own? boolean
---@field optional? boolean
---@field reveal? boolean
---@field players? riftbound.Objects one object, a list or a selector
---@field text? string

---players choose, at once: nobody knows another's choice before all have chosen; `own`: each among what they control (or own, off the board); `reveal`: the cards are revealed together; gives what they chose, one player after the other, `n` (1) of each, with `none` for those that are missing (355.17)
---@param from riftbound.Objects what is chosen from
---@param options? riftbound.secret_choices_options
---@return riftbound.List
function Game.secret_choices(from, options) end

---n of these at random: one id (a list of one), or a list with n above 1 (416.5)
---@param from riftbound.Objects what is chosen from
---@param n? integer|riftbound.NumberExpression
---@return riftbound.List
function Game.random(from, n) end

---@class (exact) riftbound.pay_any_options
---@field by? riftbound.Player a player; the controller when left out
---@field most? integer|riftbound.NumberExpression

---pays as much Power of any domain as the player likes; gives how much (742.1.a)
---@param options? riftbound.pay_any_options
---@return integer
function Game.pay_any(options) end

---@class (exact) riftbound.name_tag_options
---@field among? string|string[] a name, or a list of them

---you name a tag for this object, any or `among` these: what selectors find with `named_tag = true`; gives the tag (133.8)
---@param options? riftbound.name_tag_options
---@return string
function Game.name_tag(options) end

---@class (exact) riftbound.name_card_options
---@field type? string
---@field by? riftbound.Player a player; the controller when left out
---@field text? string

---a player names a card of a deck, of that type; this object remembers the name: what selectors find with `named_card = true` (132)
---@param options? riftbound.name_card_options
---@return boolean
function Game.name_card(options) end

---puts counters of that name on objects; they go when the object leaves the board (110)
---@param objects riftbound.Objects one object, a list or a selector
---@param name string
---@param count? integer|riftbound.NumberExpression
---@return boolean
function Game.put_counters(objects, name, count) end

---removes counters, as many as there are; gives how many (110)
---@param object riftbound.Object one object
---@param name string
---@param count? integer|riftbound.NumberExpression
---@return integer
function Game.remove_counters(object, name, count) end

---this object remembers a number, in place of an earlier one: its attribute `remembered` (359.3.e.13)
---@param number integer|riftbound.NumberExpression
---@return boolean
function Game.remember_number(number) end

---@class (exact) riftbound.remember_cards_options
---@field more? boolean

---this object remembers them (`remembered_by_me`); `more`: beside those it remembers already (359.3.e.13)
---@param objects riftbound.Objects one object, a list or a selector
---@param options? riftbound.remember_cards_options
---@return boolean
function Game.remember_cards(objects, options) end

---@class (exact) riftbound.see_facedown_options
---@field lasts? riftbound.Duration how long it lasts

---you can look at that player's facedown cards, also those hidden later, for a time (129.4)
---@param player riftbound.Player a player; the controller when left out
---@param options? riftbound.see_facedown_options
---@return boolean
function Game.see_facedown(player, options) end

---@class (exact) riftbound.put_on_top_options
---@field by? riftbound.Player a player; the controller when left out
---@field own? boolean
---@field whose? riftbound.Player a player; the controller when left out

---puts them on top of their owners' decks, the last one uppermost; `own`: each by its owner (108.4)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.put_on_top_options
---@return boolean
function Game.put_on_top(cards, options) end

---@class (exact) riftbound.put_on_bottom_options
---@field by? riftbound.Player a player; the controller when left out
---@field own? boolean
---@field whose? riftbound.Player a player; the controller when left out

---puts them on the bottom of their owners' decks, the last one undermost, without recycling; `own`: each by its owner (108.4)
---@param cards riftbound.Objects one object, a list or a selector
---@param options? riftbound.put_on_bottom_options
---@return boolean
function Game.put_on_bottom(cards, options) end

---@class (exact) riftbound.play_options
---@field ignoring? string
---@field at? riftbound.Place a place
---@field by? riftbound.Player a player; the controller when left out
---@field energy? integer|riftbound.NumberExpression
---@field any? integer|riftbound.NumberExpression
---@field leaves_to? string
---@field less? integer|riftbound.NumberExpression
---@field measured? integer|riftbound.NumberExpression
---@field exhausted? boolean

---starts playing a card, perhaps for a cost; it is finished after this effect; `exhausted`: it enters so (419.3)
---@param card riftbound.Object one object
---@param options? riftbound.play_options
---@return boolean
function Game.play(card, options) end

---@class (exact) riftbound.play_token_options
---@field at? riftbound.Place a place
---@field ready? boolean
---@field count? integer|riftbound.NumberExpression
---@field by? riftbound.Player a player; the controller when left out

---starts playing tokens (182.1.a)
---@param token string
---@param options? riftbound.play_token_options
---@return riftbound.List
function Game.play_token(token, options) end

---@class (exact) riftbound.later_options
---@field measured? integer|riftbound.NumberExpression

---starts a delayed or replacement ability of this card; `measured`: a number of now, which is game.measured() in a delayed one (389)
---@param ability string
---@param ref1? riftbound.Object one object
---@param ref2? riftbound.Object one object
---@param ref3? riftbound.Object one object
---@param ref4? riftbound.Object one object
---@param options? riftbound.later_options
---@return boolean
---@overload fun(ability: string, ref1?: riftbound.Object, ref2?: riftbound.Object, ref3?: riftbound.Object, options: riftbound.later_options): boolean
---@overload fun(ability: string, ref1?: riftbound.Object, ref2?: riftbound.Object, options: riftbound.later_options): boolean
---@overload fun(ability: string, ref1?: riftbound.Object, options: riftbound.later_options): boolean
---@overload fun(ability: string, options: riftbound.later_options): boolean
function Game.later(ability, ref1, ref2, ref3, ref4, options) end

---play, deathknell, conquer, hold, attack or defend abilities trigger without their event (383.4)
---@param kind string
---@param objects? riftbound.Objects one object, a list or a selector
---@return boolean
function Game.run_effects(kind, objects) end

---puts a reflexive ability of this card onto the chain (386)
---@param ability string
---@param ref1? riftbound.Object one object
---@param ref2? riftbound.Object one object
---@param ref3? riftbound.Object one object
---@param ref4? riftbound.Object one object
---@return boolean
function Game.then_do(ability, ref1, ref2, ref3, ref4) end

---one reflexive ability for all of the objects, which it selects with `given = true` (386)
---@param ability string
---@param objects riftbound.Objects one object, a list or a selector
---@param ref1? riftbound.Object one object
---@param ref2? riftbound.Object one object
---@param ref3? riftbound.Object one object
---@param ref4? riftbound.Object one object
---@return boolean
function Game.then_do_among(ability, objects, ref1, ref2, ref3, ref4) end

---@class (exact) riftbound.start_options
---@field lasts? riftbound.Duration how long it lasts

---starts a static ability of this card for a time (390.4)
---@param ability string
---@param ref1? riftbound.Object one object
---@param ref2? riftbound.Object one object
---@param ref3? riftbound.Object one object
---@param ref4? riftbound.Object one object
---@param options? riftbound.start_options
---@return boolean
---@overload fun(ability: string, ref1?: riftbound.Object, ref2?: riftbound.Object, ref3?: riftbound.Object, options: riftbound.start_options): boolean
---@overload fun(ability: string, ref1?: riftbound.Object, ref2?: riftbound.Object, options: riftbound.start_options): boolean
---@overload fun(ability: string, ref1?: riftbound.Object, options: riftbound.start_options): boolean
---@overload fun(ability: string, options: riftbound.start_options): boolean
function Game.start(ability, ref1, ref2, ref3, ref4, options) end

---@class (exact) riftbound.add_options
---@field energy? integer|riftbound.NumberExpression
---@field any? integer|riftbound.NumberExpression
---@field fury? integer|riftbound.NumberExpression
---@field calm? integer|riftbound.NumberExpression
---@field mind? integer|riftbound.NumberExpression
---@field body? integer|riftbound.NumberExpression
---@field chaos? integer|riftbound.NumberExpression
---@field order? integer|riftbound.NumberExpression

---adds resources to your Rune Pool (429)
---@param options? riftbound.add_options
---@return boolean
function Game.add(options) end

---@class (exact) riftbound.pay_options
---@field energy? integer|riftbound.NumberExpression
---@field any? integer|riftbound.NumberExpression
---@field fury? integer|riftbound.NumberExpression
---@field calm? integer|riftbound.NumberExpression
---@field mind? integer|riftbound.NumberExpression
---@field body? integer|riftbound.NumberExpression
---@field chaos? integer|riftbound.NumberExpression
---@field order? integer|riftbound.NumberExpression
---@field by? riftbound.Player a player; the controller when left out
---@field optional? boolean
---@field xp? integer|riftbound.NumberExpression

---pays a cost on resolution; false when it is not, or cannot be, paid (742.1.a)
---@param options? riftbound.pay_options
---@return boolean
function Game.pay(options) end

---@class (exact) riftbound.gain_xp_options
---@field by? riftbound.Player a player; the controller when left out

---gains XP (730.1)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.gain_xp_options
---@return boolean
function Game.gain_xp(count, options) end

---that player wins the game, at once (467)
---@param player? riftbound.Player a player; the controller when left out
---@return boolean
function Game.win(player) end

---the turn goes to its end, as soon as what is going on is over (317)
---@return boolean
function Game.end_turn() end

---the turn has another phase of this name after the running one; of several the last that was added comes first (002)
---@param phase string
---@return boolean
function Game.extra_phase(phase) end

---@class (exact) riftbound.roll_options
---@field by? riftbound.Player a player; the controller when left out

---rolls a die, of six sides if nothing is said; gives what it shows (002)
---@param sides? integer|riftbound.NumberExpression
---@param options? riftbound.roll_options
---@return integer
---@overload fun(options: riftbound.roll_options): integer
function Game.roll(sides, options) end

---that player (with team mates) loses the game, at once: with more than one opponent they are removed as if they had conceded, and the others play on (651)
---@param player? riftbound.Player a player; the controller when left out
---@return boolean
function Game.lose(player) end

---@class (exact) riftbound.extra_turn_options
---@field begins? string

---that player takes another turn after this one; as it begins, so does a `delayed` ability under that name of this card (735)
---@param player? riftbound.Player a player; the controller when left out
---@param options? riftbound.extra_turn_options
---@return boolean
---@overload fun(options: riftbound.extra_turn_options): boolean
function Game.extra_turn(player, options) end

---@class (exact) riftbound.gain_points_options
---@field by? riftbound.Player a player; the controller when left out

---gains points without scoring (463)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.gain_points_options
---@return boolean
function Game.gain_points(count, options) end

---@class (exact) riftbound.lose_points_options
---@field by? riftbound.Player a player; the controller when left out

---loses points, as many as there are; gives how many (002)
---@param count integer|riftbound.NumberExpression
---@param options? riftbound.lose_points_options
---@return integer
function Game.lose_points(count, options) end

---@class (exact) riftbound.counter_options
---@field to? string

---counters a spell or ability on the chain; `to`: where the card goes instead of the trash (425)
---@param item riftbound.Object one object
---@param options? riftbound.counter_options
---@return boolean
function Game.counter(item, options) end

---@class (exact) riftbound.banish_one_options
---@field by? riftbound.Player a player; the controller when left out

---banishes a card and gives it as it lies there, to be played or remembered (427)
---@param card riftbound.Object one object
---@param options? riftbound.banish_one_options
---@return riftbound.Object
function Game.banish_one(card, options) end

---@class (exact) riftbound.control_item_options
---@field choose? boolean

---takes control of a spell or ability on the chain; `choose`: perhaps with new choices (188.4)
---@param item riftbound.Object one object
---@param options? riftbound.control_item_options
---@return boolean
function Game.control_item(item, options) end

---@class (exact) riftbound.copy_item_options
---@field choose? boolean

---puts a copy of a spell or ability onto the chain; `choose`: perhaps with new choices (355)
---@param item riftbound.Object one object
---@param options? riftbound.copy_item_options
---@return boolean
function Game.copy_item(item, options) end

---@class (exact) riftbound.choose_again_options
---@field by? riftbound.Player a player; the controller when left out
---@field optional? boolean

---makes the choices of a spell or ability on the chain anew, in its controller's stead: its targets stay those that its controller could choose; `optional`: perhaps (355)
---@param item riftbound.Object one object
---@param options? riftbound.choose_again_options
---@return boolean
function Game.choose_again(item, options) end

---@class (exact) riftbound.signal_options
---@field amount? integer|riftbound.NumberExpression
---@field by? riftbound.Player a player; the controller when left out

---tells by a name of your own that something has happened, to each of these: when { signal = "name" } waits for it (383.1)
---@param name string
---@param subjects? riftbound.Objects one object, a list or a selector
---@param options? riftbound.signal_options
---@return boolean
---@overload fun(name: string, options: riftbound.signal_options): boolean
function Game.signal(name, subjects, options) end

---@class (exact) riftbound.cardFields
---@field [integer] riftbound.Ability
---@field id string the card's own id, as decks and replays name it; no two cards share one
---@field name string its name
---@field type riftbound.CardType its type
---@field supertypes? riftbound.Supertype[] champion, signature, token, basic (133.7)
---@field domains? riftbound.Domain[] its domains (134)
---@field cost? riftbound.PrintedCost { energy = 2, power = { fury = 1 } }; a key like ["body/order"] is payable by either, `any` by every domain (131)
---@field might? integer of a unit: its Might (143.2)
---@field might_bonus? integer of an Equipment: that much more Might for the unit (137)
---@field tags? string[] its tags (133.8)
---@field keywords? table<integer|riftbound.Keyword, riftbound.Keyword|integer> { "ganking", assault = 2 } (801)
---@field plays_to? riftbound.Selector further places it may be played to: battlefields { open = true } (355.2)
---@field aliases? string[] other names that deck lists use for it
---@field text? string its rules text, in its author's own words
---@field signals? string[] names that its functions tell with game.signal
---@field counters? string[] names of counters that its functions put (110)
---@field copies? integer|"any" how many copies a deck may hold, whatever the deck rules say of other cards
---@field abilities? table<string, riftbound.Ability> abilities that are started or given by these names: `game.later("name")`
---@field targets? riftbound.Slot[] of a spell: the choices made as it is played, in the order of its text
---@field run? riftbound.Run of a spell: the function that carries it out; gets game, me and the choices of `targets`
---@field unsupported? string why the engine cannot execute the card; it then has facts only

---@class (exact) riftbound.spell_textFields
---@field [integer] riftbound.Ability
---@field label? string the name of its options in play; left out: words that are made from the script
---@field targets? riftbound.Slot[] the choices that it needs, in the order of the text
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.whenFields
---@field [integer] riftbound.Ability
---@field event? riftbound.EventName|riftbound.EventName[] the event that it waits for, or any event of a list
---@field by? riftbound.Who the player who must do it; left out: anybody
---@field turn? "you"|"opponent" only in a turn of that player
---@field subject? "me"|riftbound.Selector|riftbound.Ref the object or player that it must happen to
---@field to? "me" with `attach`, `detach`: I am what it is attached to (434)
---@field at? riftbound.PlaceSelector where it happened, or where it holds (146)
---@field killed_by_this? boolean of `die`: only a death credited to what started this (428.5.c)
---@field one_or_more? boolean several such events of one moment trigger it once (383)
---@field from? riftbound.Zone|riftbound.Zone[] with `play`: only what was played from there (419.1.a)
---@field measure? riftbound.Number measured when it triggers; `game.measured()` is that number when it resolves (383)
---@field cause? riftbound.Cause|riftbound.Cause[] only a death or damage of that cause; of `choose`: chosen by such a thing; of what is exhausted, discarded, recycled, banished, returned or spent: "cost", given up to pay; of `points`: gained by that, "conquer" and "hold" included (417)
---@field signal? string in place of `event`: waits for game.signal("name", ...)
---@field source? "me"|riftbound.Selector the object that causes it: the card whose text is carried out (383)
---@field level? integer only while you have that much XP; the card lists the keyword too (824)
---@field legion? boolean only if you have played another card this turn; the card lists the keyword too (812)
---@field nth? integer only the n-th time each turn that such an event happens
---@field first_each_turn? boolean only the first time each turn that it would trigger for this object (383)
---@field each_player? boolean with `first_each_turn`: the first time for each player (383)
---@field theirs? boolean|"owner" the player whose doing triggers it controls the ability; "owner": the owner of the subject (187.6.a)
---@field once_each_turn? boolean at most once each turn
---@field optional? boolean "you may": its controller is asked
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field while_? riftbound.Condition must hold for the ability to be active
---@field cost? riftbound.Cost the cost
---@field add? riftbound.Add it adds resources; needs no `run` (429)
---@field pays_equip? boolean costs what the Equip ability of its first target costs, less one Power (821.1.c)
---@field active_in? riftbound.Zone|riftbound.Zone[] works from these zones instead of from play
---@field label? string the name of its options in play; left out: words that are made from the script
---@field targets? riftbound.Slot[] the choices that it needs, in the order of the text
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.when_playedFields
---@field [integer] riftbound.Ability
---@field level? integer only while you have that much XP; the card lists the keyword too (824)
---@field legion? boolean only if you have played another card this turn; the card lists the keyword too (812)
---@field turn? "you"|"opponent" only in a turn of that player
---@field from? riftbound.Zone|riftbound.Zone[] only when it was played from there (419.1.a)
---@field measure? riftbound.Number measured when it triggers; `game.measured()` is that number when it resolves (383)
---@field optional? boolean "you may": its controller is asked
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field while_? riftbound.Condition must hold for the ability to be active
---@field cost? riftbound.Cost the cost
---@field pays_equip? boolean costs what the Equip ability of its first target costs, less one Power (821.1.c)
---@field label? string the name of its options in play; left out: words that are made from the script
---@field targets? riftbound.Slot[] the choices that it needs, in the order of the text
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.deathknellFields
---@field [integer] riftbound.Ability
---@field level? integer only while you have that much XP; the card lists the keyword too (824)
---@field legion? boolean only if you have played another card this turn; the card lists the keyword too (812)
---@field measure? riftbound.Number measured when it triggers; `game.measured()` is that number when it resolves (383)
---@field optional? boolean "you may": its controller is asked
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field while_? riftbound.Condition must hold for the ability to be active
---@field cost? riftbound.Cost the cost
---@field label? string the name of its options in play; left out: words that are made from the script
---@field targets? riftbound.Slot[] the choices that it needs, in the order of the text
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.activatedFields
---@field [integer] riftbound.Ability
---@field level? integer only while you have that much XP; the card lists the keyword too (824)
---@field legion? boolean only if you have played another card this turn; the card lists the keyword too (812)
---@field less? riftbound.Number that much less Energy once its targets are chosen (356.4)
---@field timing? "action"|"reaction" when it may be used; left out: in your own main phase (376)
---@field while_? riftbound.Condition must hold for the ability to be active
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field once_each_turn? boolean at most once each turn
---@field cost? riftbound.Cost the cost
---@field add? riftbound.Add it adds resources; needs no `run` (429)
---@field active_in? riftbound.Zone|riftbound.Zone[] works from these zones instead of from play
---@field label? string the name of its options in play; left out: words that are made from the script
---@field targets? riftbound.Slot[] the choices that it needs, in the order of the text
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.equipFields
---@field [integer] riftbound.Ability
---@field label? string the name of its options in play; left out: words that are made from the script
---@field less? riftbound.Number that much less Energy once its targets are chosen (356.4)
---@field timing? "action"|"reaction" when it may be used; left out: in your own main phase (376)
---@field while_? riftbound.Condition must hold for the ability to be active
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field cost? riftbound.Cost the cost
---@field targets? riftbound.Slot[] the unit to attach it to, when it is not just any unit you control (818.1)

---@class (exact) riftbound.as_attachedFields
---@field [integer] riftbound.Ability
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.as_playedFields
---@field [integer] riftbound.Ability
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.as_seenFields
---@field [integer] riftbound.Ability
---@field revealed? boolean only as it is revealed (424)
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.effect_textFields
---@field [integer] riftbound.Ability
---@field keywords? table<integer|riftbound.Keyword, riftbound.Keyword|riftbound.Number> keywords that are given (801.3)

---@class (exact) riftbound.staticFields
---@field [integer] riftbound.Ability
---@field level? integer only while you have that much XP; the card lists the keyword too (824)
---@field legion? boolean only if you have played another card this turn; the card lists the keyword too (812)
---@field affects? "me"|"you"|"team"|"opponents"|"players"|riftbound.Selector|riftbound.Ref the objects or players that it affects (363)
---@field while_? riftbound.Condition must hold for the ability to be active
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field active_in? riftbound.Zone|riftbound.Zone[] works from these zones instead of from play
---@field becomes? riftbound.Becomes Might that is assigned, tags that are given (472.1)
---@field keywords? table<integer|riftbound.Keyword, riftbound.Keyword|riftbound.Number> keywords that are given (801.3)
---@field minimum? integer with a `might` that is lowered: not below this (472.3.d.2.b)
---@field might? riftbound.Number that much more Might (472.3)
---@field buff_might? riftbound.Number each buff gives that much more Might (702)
---@field counts_once? boolean with `might`: an object that has this text several times adds it once (472.3)
---@field bonus_damage? riftbound.Number with affects = "you": your spells and abilities deal that much more; else affected ones do (715)
---@field bonus_damage_to? riftbound.Number spells and abilities deal that much more to affected units (715)
---@field enters_ready? boolean affected permanents enter ready (359.2)
---@field enters_exhausted? boolean affected permanents enter exhausted (359.2)
---@field next? boolean ends with the next affected card that is finalized (390.4)
---@field open_to_moves? boolean units can move to this battlefield from anywhere (420)
---@field move_tax? integer Power an opponent pays for each unit beyond the first that moves here at once (420)
---@field hides_more? integer that many more cards can lie facedown at affected battlefields (421)
---@field room? riftbound.Number no more than that many units can come to affected battlefields; who is there stays (444.1)
---@field room_for? riftbound.Selector with `room`: such units only are counted and kept out; else all are (444.1)
---@field room_each? boolean with `room`: that many of each player, not of all together (444.1)
---@field repeats? integer the instructions of affected spells are executed that many times more, each time with choices of its own (820)
---@field victory_score? integer affected players need that many more points to win; with affects = "me" everybody does (478.3)
---@field hand_revealed? boolean affected players play with their hands revealed: everybody sees the cards there (108.7)
---@field deck_top_revealed? boolean affected players play with the top card of their Main Deck revealed: everybody sees it (108.4)
---@field any_buffs? boolean affected units can have any number of buffs (702)
---@field everywhere? boolean keywords are given in every zone (472.2)
---@field borrows? riftbound.Selector I have their abilities that cost exhausting (376)
---@field assigned_last? boolean they are assigned combat damage last (460.2)
---@field lethal? boolean any damage of yours kills affected units (460.2)
---@field holds_are_conquers? boolean abilities that trigger when I conquer also trigger when I hold (464)
---@field text_of? riftbound.Selector affected objects have the text printed on the first object this finds, not their own (472.2.a)
---@field plays_to? riftbound.Selector affected cards may also be played there (355.2)
---@field cost? riftbound.CostChange what affected cards cost more or less to play (356.4)
---@field extra? riftbound.Ability additional { ... } or repeats { ... }: an additional cost of affected cards (356.2)
---@field timing? "action"|"reaction" with `plays_to`: they have that timing when played there (813)
---@field grants? string|string[] affected objects have the ability under that name, or those; in it `me` is that object (472.2.a)
---@field triggers? riftbound.Triggers such abilities trigger more often, or never (383.4)
---@field cannot? riftbound.Ban|riftbound.Ban[] what affected objects or players cannot do (054)
---@field cards? riftbound.Selector with `cannot`: only such cards (054)
---@field at? riftbound.PlaceSelector with `cannot`: there only (054)
---@field except_at? riftbound.PlaceSelector with `cannot`: everywhere but there (054)
---@field where? riftbound.Comparison with `cannot`: while this holds for the affected object or player (054)
---@field turn? "you"|"opponent" only in a turn of that player
---@field plays_from? riftbound.Zone|riftbound.Zone[] their player may play affected cards from there (419.1.a)
---@field price? riftbound.Cost|riftbound.Ignoring affected cards may be played for this instead of the printed cost (356.1.a)
---@field loses? "abilities"|"text"|riftbound.Keyword|riftbound.Keyword[] affected objects lose these keywords, all abilities, or their own text (given ones stay) (472.2.a)
---@field hides_for? integer you can hide for that much Energy instead of 1 Power (421)
---@field adds_more? riftbound.AddsMore affected objects add that much more (429)

---@class (exact) riftbound.instead_ofFields
---@field [integer] riftbound.Ability
---@field event? riftbound.EventName|riftbound.EventName[] the event that it waits for, or any event of a list
---@field by? riftbound.Who the player who must do it; left out: anybody
---@field turn? "you"|"opponent" only in a turn of that player
---@field subject? "me"|riftbound.Selector|riftbound.Ref the object that it would happen to (367)
---@field to? "me" with `attach`, `detach`: I am what it is attached to (434)
---@field at? riftbound.PlaceSelector where it happened, or where it holds (146)
---@field killed_by_this? boolean of `die`: only a death credited to what started this (428.5.c)
---@field one_or_more? boolean several such events of one moment trigger it once (383)
---@field from? riftbound.Zone|riftbound.Zone[] the zone that the card comes from
---@field measure? riftbound.Number measured when it triggers; `game.measured()` is that number when it resolves (383)
---@field cause? riftbound.Cause|riftbound.Cause[] only a death or damage of that cause; of `choose`: chosen by such a thing; of what is exhausted, discarded, recycled, banished, returned or spent: "cost", given up to pay; of `points`: gained by that, "conquer" and "hold" included (417)
---@field phase? riftbound.TurnPart|riftbound.TurnPart[] of the event `phase`: in place of these phases; without `run` they are left out (314)
---@field level? integer only while you have that much XP; the card lists the keyword too (824)
---@field legion? boolean only if you have played another card this turn; the card lists the keyword too (812)
---@field nth? integer only the n-th time each turn that such an event happens
---@field first_each_turn? boolean only the first time each turn that it would trigger for this object (383)
---@field optional? boolean "you may": its controller is asked
---@field once_each_turn? boolean at most once each turn
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field while_? riftbound.Condition must hold for the ability to be active
---@field active_in? riftbound.Zone|riftbound.Zone[] works from these zones instead of from play
---@field once? boolean ends when it has happened once (390.3)
---@field ends? "turn"|"next_turn"|"combat"|"cleanup"|"me" when it ends; "next_turn": as your next turn begins; "me": when the object that started it leaves the board (390)
---@field amount? riftbound.Number the event happens with this amount; `number.event()` is the original one; 0: not at all
---@field continues? boolean `run` happens first, then the event as it was
---@field cost? riftbound.Cost the cost
---@field asks? "controller"|"subject" who is asked whether to use it (371)
---@field label? string the name of its options in play; left out: words that are made from the script
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.delayedFields
---@field [integer] riftbound.Ability
---@field event? riftbound.EventName|riftbound.EventName[] the event that it waits for, or any event of a list
---@field by? riftbound.Who the player who must do it; left out: anybody
---@field turn? "you"|"opponent" only in a turn of that player
---@field subject? "me"|riftbound.Selector|riftbound.Ref the object that it must happen to; ref(1) is the object it was started with (389)
---@field to? "me" with `attach`, `detach`: I am what it is attached to (434)
---@field at? riftbound.PlaceSelector where it happened, or where it holds (146)
---@field killed_by_this? boolean of `die`: only a death credited to what started this (428.5.c)
---@field one_or_more? boolean several such events of one moment trigger it once (383)
---@field from? riftbound.Zone|riftbound.Zone[] the zone that the card comes from
---@field measure? riftbound.Number measured when it triggers; `game.measured()` is that number when it resolves (383)
---@field cause? riftbound.Cause|riftbound.Cause[] only a death or damage of that cause; of `choose`: chosen by such a thing; of what is exhausted, discarded, recycled, banished, returned or spent: "cost", given up to pay; of `points`: gained by that, "conquer" and "hold" included (417)
---@field signal? string in place of `event`: waits for game.signal("name", ...)
---@field source? "me"|riftbound.Selector the object that causes it: the card whose text is carried out (383)
---@field once? boolean ends when it has happened once (390.3)
---@field ends? "turn"|"next_turn"|"combat"|"cleanup"|"me" when it ends; "next_turn": as your next turn begins; "me": when the object that started it leaves the board (390)
---@field optional? boolean "you may": its controller is asked
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field while_? riftbound.Condition must hold for the ability to be active
---@field cost? riftbound.Cost the cost
---@field add? riftbound.Add it adds resources; needs no `run` (429)
---@field label? string the name of its options in play; left out: words that are made from the script
---@field targets? riftbound.Slot[] the choices that it needs, in the order of the text
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.reflexiveFields
---@field [integer] riftbound.Ability
---@field optional? boolean "you may": its controller is asked
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field cost? riftbound.Cost the cost
---@field label? string the name of its options in play; left out: words that are made from the script
---@field targets? riftbound.Slot[] the choices that it needs, in the order of the text
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.before_mulligansFields
---@field [integer] riftbound.Ability
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.after_mulligansFields
---@field [integer] riftbound.Ability
---@field if_? riftbound.Condition must hold when it triggers, or when the text is carried out
---@field run? riftbound.Run the function that carries it out; gets game, me and the choices of `targets`

---@class (exact) riftbound.modesFields
---@field [integer] riftbound.Ability
---@field choose? integer how many different modes are chosen; 1 when left out
---@field up_to? boolean fewer may be chosen, one at least
---@field not_chosen_this_turn? boolean a mode may be chosen once each turn (355.3)
---@field not_chosen_for_this? boolean each execution takes another mode (355.3)

---@class (exact) riftbound.Group
---@field same? "controller"|"place" all chosen objects have the same one
---@field different? "place" each is at another place
---@field total? table<string, riftbound.Bound> their sum of one number: { might = at_most(8) }

---@class (exact) riftbound.Tally
---@field event riftbound.EventName the event that is counted
---@field signal? string in place of `event`: game.signal with this name
---@field by? riftbound.Who the player who did it
---@field subject? riftbound.Selector only events that happened to such an object
---@field source? riftbound.CardType[] only events that came from such cards
---@field amount? riftbound.Bound only events with such an amount: at_least(n)
---@field sum? boolean the sum of the amounts, not the number of events
---@field phase? string only in the player's own phase of that name
---@field last_turn? boolean counted over the turn before this one, whoever's turn that was
---@field ever? boolean counted over the whole game

---@class (exact) riftbound.PrintedCost
---@field energy? integer Energy (131.2)
---@field power? table<string, integer> Power, by domain (131.3)

---@class (exact) riftbound.Cost
---@field energy? riftbound.Number Energy (131.2)
---@field power? table<string, riftbound.Number> Power: { fury = 1 }, ["body/order"], any, own (the card's domain) (131.3)
---@field xp? riftbound.Number XP (730.2)
---@field exhaust? riftbound.GivenUp|riftbound.GivenUp[] exhausts it (414)
---@field kill? riftbound.GivenUp|riftbound.GivenUp[] kills it (428)
---@field recycle? riftbound.GivenUp|riftbound.GivenUp[] recycles it (416)
---@field spend_buff? riftbound.GivenUp|riftbound.GivenUp[] spends a buff of it (702.2.b)
---@field banish? riftbound.GivenUp|riftbound.GivenUp[] banishes it (427)
---@field return_to_hand? riftbound.Selector|riftbound.Several|riftbound.Slot returns it to its owner's hand (108.7)
---@field discard? integer discards that many cards (422)

---@class (exact) riftbound.Add
---@field energy? integer Energy (429)
---@field power? table<string, integer> Power, by domain (429)
---@field only? "anything"|"spells"|"gear"|"showdowns" the only thing it may be spent on (429)
---@field for_each? "energy"|"power" it adds this for each Energy, or Power of any domain, that is paid as it resolves (742.1.a)

---@class (exact) riftbound.additionalFields
---@field name string what `game.paid("name")` asks (356.2)
---@field optional? boolean the player may decline it (356.2)
---@field cost riftbound.Cost|"printed"|"base" the cost: a table, the card's printed cost, or its cost before additional costs (356.2)
---@field reduces? riftbound.Number|riftbound.Reduction if paid, the card costs that much less Energy; or { energy = n, power = { order = n } } (356.4)
---@field enters_ready? boolean if paid, the permanent enters ready (805)
---@field repeats? boolean if paid, the instructions are executed once more (820)
---@field ignores? boolean if paid, the card's base cost is ignored (356.1)
---@field if_? riftbound.Condition it may be paid only then (356.2)

---@class (exact) riftbound.AddsMore
---@field energy? integer that much more Energy (429)
---@field any? integer that much more Power of every domain (429)

---@class (exact) riftbound.Ignoring
---@field ignoring? "energy"|"power"|"cost" the part of the printed cost that is left out (356.1.b)

---@class (exact) riftbound.Reduction
---@field energy? riftbound.Number that much less Energy (356.4)
---@field power? table<string, riftbound.Number> that much less Power, by domain; `any`: of any domain (356.4)

---@class (exact) riftbound.Destination
---@field of? integer the number of that slot (355.4)
---@field to? riftbound.Selector only to such places (355.4)
---@field beside? riftbound.Selector only where such an object is (355.4)

---@class (exact) riftbound.Becomes
---@field might? riftbound.Number its Might becomes this (472.1)
---@field tags? string|string[] tags it has beside its own (472.1)

---@class (exact) riftbound.CostChange
---@field energy? riftbound.Number that much more Energy; below 0: less (356.4)
---@field any? riftbound.Number that much more Power; below 0: less (356.4)
---@field minimum? integer the cost is lowered no further than to this much Energy (356.4)
---@field either? boolean of Energy or of Power, as the player chooses (356.4)
---@field part? "total"|"additional"|"repeat"|"hide"|"equip"|"ability" which cost it changes (356.4.c)
---@field choosing? "me"|riftbound.Selector only if such an object is chosen (356.4)
---@field power? table<riftbound.Domain, riftbound.Number> the same for one domain (356.4)

---@class (exact) riftbound.Triggers
---@field class? "play"|"deathknell"|"conquer"|"hold"|"attack"|"defend"|"temporary" which triggered abilities (383.4)
---@field more? integer how many additional times (383)
---@field never? boolean not at all (383)
---@field at? riftbound.PlaceSelector only there (383)

---@class (exact) riftbound.modFields
---@field name string the name that other mods use: small letters, digits and hyphens
---@field version string numbers with dots between them: "1.0"
---@field game string the game of its cards: "riftbound" or "evolve"
---@field title? string its name for people
---@field author? string who wrote it
---@field text? string a description in a sentence or two
---@field needs? string[] mods it builds on, each with the version it needs at least: "ember-court 1.2"
---@field replaces? string[] ids of cards that its own cards replace

---@class (exact) riftbound.formatFields
---@field [integer] riftbound.Ability
---@field name string its name, which is also the name of its file
---@field game? string the game: "riftbound" (also when left out) or "evolve"
---@field deck? riftbound.DeckRules the sizes of a legal deck
---@field rules? string a profile of switches: "riftbound-2025"
---@field house? table<riftbound.Switch, boolean> single rules that are read otherwise
---@field check? fun(deck: table): { rule: string, text: string }[] a deck rule of your own: returns a list of problems
---@field mulligan? "exchange"|"anew"|"london"|"paris"|"none" the kind of mulligan; left out: that of the rulebook
---@field abilities? table<string, riftbound.Ability> abilities that are begun by their names; its own stand in the format itself
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
---@field victory_score? integer points that win (478.3)
---@field battlefields_used? integer how many battlefields of each player come into play (478.4)
---@field battlefields_in_deck? integer how many battlefields a deck brings (478.4.a)
---@field extra_runes_last? integer that many more runes in the first turn of the last player (480.7)
---@field first_skips_draw? boolean the first player draws nothing in their first turn (483.4)
---@field first_brings_none? boolean the first player brings no battlefield (483.4.b)
---@field choose_battlefields? boolean each player secretly selects a battlefield; otherwise lots are drawn (481.5)
---@field sideboard_max? integer cards beside the deck, exchanged between games (481.6)
---@field limited? boolean decks of opened or drafted cards (T602.3)
---@field missing_draws? integer a player without a legend or champion draws that many cards first (T602.4)
---@field victory_score_p1? integer points with which the first player wins (478.3)
---@field victory_score_p2? integer points with which the second player wins (478.3)
---@field victory_score_p3? integer points with which the third player wins (478.3)
---@field victory_score_p4? integer points with which the fourth player wins (478.3)
---@field points_p1? integer points with which the first player begins (478.3)
---@field points_p2? integer points with which the second player begins (478.3)
---@field points_p3? integer points with which the third player begins (478.3)
---@field points_p4? integer points with which the fourth player begins (478.3)
---@field extra_runes_p1? integer that many more runes in the first turn of the first player (480.7)
---@field extra_runes_p2? integer that many more runes in the first turn of the second player (480.7)
---@field extra_runes_p3? integer that many more runes in the first turn of the third player (480.7)
---@field extra_runes_p4? integer that many more runes in the first turn of the fourth player (480.7)
---@field battlefields_used_p1? integer how many battlefields of the first player come into play (478.4)
---@field battlefields_used_p2? integer how many battlefields of the second player come into play (478.4)
---@field battlefields_used_p3? integer how many battlefields of the third player come into play (478.4)
---@field battlefields_used_p4? integer how many battlefields of the fourth player come into play (478.4)
---@field shared_battlefields_used? integer how many of the shared battlefields come into play, drawn by lot; left out: all (478.4)
---@field sideboard_first? boolean who begins is chosen and cards are exchanged before the only game, as between two games (T406.1.g)
---@field as_given? boolean decks are played exactly as they were given (T602.4.a.9)
---@field choose_first? boolean a player drawn by lot says who plays first (T603.7)
---@field shared_battlefields? string[] battlefields that lie in the game from its start and nobody brings (478.4)

---@class (exact) riftbound.DeckRules
---@field main_min? integer cards of the main deck, at least
---@field main_max? integer cards of the main deck, at most
---@field copies_max? integer copies of one card
---@field signatures_max? integer signature cards, at most (103.2)
---@field runes? integer runes, exactly (103.3)
---@field banned? string[] cards that no deck may hold
---@field limits? table<string, integer> the most copies of a card that a deck may hold: { ["Gust"] = 1 }

---@class riftbound.KeywordFields
---@field [integer] riftbound.Ability
---@field abilities? table<string, riftbound.Ability>

---what a spell does; its fields may also stand in the card itself
---@param fields riftbound.spell_textFields
---@return riftbound.Ability
function spell_text(fields) end

---a triggered (automatic) ability: when that happens, it is played by itself
---@param fields riftbound.whenFields
---@return riftbound.Ability
function when(fields) end

---a play effect: when this has been played (383.4.a)
---@param fields riftbound.when_playedFields
---@return riftbound.Ability
function when_played(fields) end

---when this dies; facts are those from before the death (808)
---@param fields riftbound.deathknellFields
---@return riftbound.Ability
function deathknell(fields) end

---an ability that its controller uses, mostly for a cost
---@param fields riftbound.activatedFields
---@return riftbound.Ability
function activated(fields) end

---the Equip ability: attaches this to a unit you control (818); gives the keyword
---@param fields riftbound.equipFields
---@return riftbound.Ability
function equip(fields) end

---done while this is being attached, not on the chain (725.1)
---@param fields riftbound.as_attachedFields
---@return riftbound.Ability
function as_attached(fields) end

---done as the permanent enters; it enters at the place that `run` returns, if any (355.2)
---@param fields riftbound.as_playedFields
---@return riftbound.Ability
function as_played(fields) end

---done while you look at this card on top of your own deck, not on the chain (424.1.a.1)
---@param fields riftbound.as_seenFields
---@return riftbound.Ability
function as_seen(fields) end

---text that is appended to the unit this is attached to; in it `me` is that unit, and `run` gets the card itself after it (136)
---@param fields riftbound.effect_textFields
---@return riftbound.Ability
function effect_text(fields) end

---holds as long as the card is in play
---@param fields riftbound.staticFields
---@return riftbound.Ability
function static(fields) end

---a replacement effect: something else happens in place of an event
---@param fields riftbound.instead_ofFields
---@return riftbound.Ability
function instead_of(fields) end

---under `abilities`: waits for an event once `game.later("name", refs...)` has started it
---@param fields riftbound.delayedFields
---@return riftbound.Ability
function delayed(fields) end

---under `abilities`: triggers once `game.then_do("name", refs...)` has started it (386)
---@param fields riftbound.reflexiveFields
---@return riftbound.Ability
function reflexive(fields) end

---of a format: done once for each player in turn order, when the opening hands are drawn (117)
---@param fields riftbound.before_mulligansFields
---@return riftbound.Ability
function before_mulligans(fields) end

---of a format: done once for each player when the mulligans are over, before the first turn (119)
---@param fields riftbound.after_mulligansFields
---@return riftbound.Ability
function after_mulligans(fields) end

---choose one (or more) of these; each mode { ... } has targets and run of its own
---@param fields riftbound.modesFields
---@return riftbound.Ability
function modes(fields) end

---one of the modes to choose from
---@param fields riftbound.spell_textFields
---@return riftbound.Ability
function mode(fields) end

---an additional cost of playing the card (356.2)
---@param fields riftbound.additionalFields
---@return riftbound.Ability
function additional(fields) end

---in mod.lua: a folder with cards, keywords, formats and decks
---@param fields riftbound.modFields
---@return riftbound.Definition
function mod(fields) end

---a mode of play: how many play, to which score, with which decks
---@param fields riftbound.formatFields
---@return riftbound.Definition
function format(fields) end

---Repeat: pay this cost, and the instructions are executed once more (820)
---@param fields riftbound.Cost|"printed"|"base"
---@return riftbound.Ability
function repeats(fields) end

---a card of any type; with an `id` it is a card file's card
---@param fields riftbound.cardFields
---@return riftbound.Definition
---@overload fun(fields: riftbound.SelectorFields): riftbound.Selector
function card(fields) end

---cards of any type
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function cards(fields) end

---a unit; on the board when no zone is named (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function unit(fields) end

---units; on the board when no zone is named (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function units(fields) end

---gear; on the board when no zone is named (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function gear(fields) end

---a spell; on the chain when no zone is named (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function spell(fields) end

---spells; on the chain when no zone is named (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function spells(fields) end

---a rune on the board (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function rune(fields) end

---runes on the board (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function runes(fields) end

---a battlefield (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function battlefield(fields) end

---battlefields (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function battlefields(fields) end

---a legend (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function legend(fields) end

---legends (133)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function legends(fields) end

---an ability on the chain (355.9.a.2)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function ability(fields) end

---a player who has not left the game (355.9.a)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function player(fields) end

---players who have not left the game (355.9.a)
---@param fields riftbound.SelectorFields
---@return riftbound.Selector
function players(fields) end

---none to n of them; `run` gets a list
---@type fun(n: riftbound.Number, of: riftbound.Slot, group?: riftbound.Group): riftbound.Slot
up_to = nil

---n of them; `run` gets a list
---@type fun(n: riftbound.Number, of: riftbound.Slot, group?: riftbound.Group): riftbound.Slot
exactly = nil

---any number of them, also none; `run` gets a list
---@type fun(of: riftbound.Slot, group?: riftbound.Group): riftbound.Slot
any_number = nil

---one that no earlier slot has chosen
---@type fun(of: riftbound.Selector): riftbound.Slot
another = nil

---an object attached to the choice of that slot
---@type fun(slot: integer, of: riftbound.Selector): riftbound.Slot
on_slot = nil

---targets that share an amount, of damage for example
---@type fun(amount: riftbound.Number, of: riftbound.Slot, options?: { by_unit?: boolean }): riftbound.Slot
split = nil

---chosen only if the condition holds, else `none`
---@type fun(condition: riftbound.Condition, slot: riftbound.Slot): riftbound.Slot
only_if = nil

---chosen only if that optional cost is paid
---@type fun(name: string, slot: riftbound.Slot): riftbound.Slot
if_paid = nil

---chosen only if that optional cost is not paid
---@type fun(name: string, slot: riftbound.Slot): riftbound.Slot
unless_paid = nil

---n of them
---@type fun(n: integer, of: riftbound.Selector): riftbound.Several
several = nil

---two of them
---@type fun(of: riftbound.Selector): riftbound.Several
two = nil

---three of them
---@type fun(of: riftbound.Selector): riftbound.Several
three = nil

---four of them
---@type fun(of: riftbound.Selector): riftbound.Several
four = nil

---any of these selectors, texts, or comparisons of numbers
---@type fun(list: any[]): any
any_of = nil

---all of these conditions
---@type fun(list: riftbound.Condition[]): riftbound.Comparison
all_of = nil

---none of these texts: name = none_of { "Recruit" }
---@type fun(list: string[]): any
none_of = nil

---the n-th thing that a named ability was started with
---@type fun(n: integer): riftbound.Ref
ref = nil

---the number given with `arg = n` of game.choose
---@type fun(n: integer): riftbound.NumberExpression
arg = nil

---n or more
---@type fun(n: riftbound.Number): riftbound.Bound
at_least = nil

---n or less
---@type fun(n: riftbound.Number): riftbound.Bound
at_most = nil

---less than n
---@type fun(n: riftbound.Number): riftbound.Bound
less_than = nil

---more than n
---@type fun(n: riftbound.Number): riftbound.Bound
more_than = nil

---n
---@type fun(n: riftbound.Number): riftbound.Bound
equals = nil

---anything but n
---@type fun(n: riftbound.Number): riftbound.Bound
different = nil

---in keywords/: defines a keyword: keyword "name" { abilities }
---@type fun(name: string): fun(fields: riftbound.KeywordFields): any
keyword = nil

---in keywords/: a word for `when` with these fields: shorthand "fanfare" { event = "enter" }
---@type fun(name: string): fun(fields: table): any
shorthand = nil

---where the unit of an earlier slot will move (355.4)
---@type fun(fields: riftbound.Destination): riftbound.Slot
destination = nil

---you have n XP or more (824)
---@type fun(n: integer): riftbound.Comparison
level = nil

---numbers that are data: the engine evaluates them when it needs them
---@class (exact) riftbound.Numbers
---@field me fun(attribute: riftbound.Attribute): riftbound.NumberExpression a number of this card
---@field you fun(attribute: riftbound.Attribute): riftbound.NumberExpression a number of the controller
---@field opponent fun(attribute: riftbound.Attribute): riftbound.NumberExpression a number of the opponent
---@field game fun(attribute: riftbound.Attribute): riftbound.NumberExpression a number of the game: its turn
---@field subject fun(attribute: riftbound.Attribute): riftbound.NumberExpression a number of the object that a static looks at, that an event happens to, or, without these, that the selector looks at: might = more_than(number.subject "base_might")
---@field ref fun(n: integer, attribute: riftbound.Attribute): riftbound.NumberExpression a number of the n-th thing a named ability was started with
---@field target fun(slot: integer, attribute: riftbound.Attribute): riftbound.NumberExpression a number of the object that this slot of the same text chose
---@field count fun(of: riftbound.Selector): riftbound.NumberExpression how many there are
---@field sum fun(of: riftbound.Selector, attribute: riftbound.Attribute): riftbound.NumberExpression the sum of a number of all of them
---@field highest fun(of: riftbound.Selector, attribute: riftbound.Attribute): riftbound.NumberExpression the highest value among them
---@field lowest fun(of: riftbound.Selector, attribute: riftbound.Attribute): riftbound.NumberExpression the lowest value among them
---@field distinct fun(of: riftbound.Selector, attribute: riftbound.Attribute|string, values?: string[]): riftbound.NumberExpression how many different values there are among them; with a list, how many of those values
---@field x fun(): riftbound.NumberExpression in a cost: X, which the player chooses; elsewhere the X that was chosen
---@field tally fun(of: riftbound.Tally): riftbound.NumberExpression how often an event has happened this turn
---@field keyword fun(name: riftbound.Keyword): riftbound.NumberExpression the value of a keyword on this card
---@field event fun(): riftbound.NumberExpression the amount of the event that triggered this, or is replaced
---@field min fun(a: riftbound.Number, b: riftbound.Number): riftbound.NumberExpression the smaller one
---@field max fun(a: riftbound.Number, b: riftbound.Number): riftbound.NumberExpression the greater one
---@field given_up fun(attribute?: riftbound.Attribute): riftbound.NumberExpression in `reduces`: the sum of that attribute of the objects given up, or their number (356.4)

---@type riftbound.Numbers
number = nil
