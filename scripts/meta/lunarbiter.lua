---@meta
-- SPDX-License-Identifier: MIT
-- What an editor should know of `require "lunarbiter"` (docs/lua-module.md).  Never run.

---@class lunarbiter
---@field version string
local lunarbiter = {}

---A thing in a game: a card, a player, a place, an ability that waits.  Compare it, hand it back.
---@alias lunarbiter.Id userdata

---@class lunarbiter.Problem
---@field text string
---@field rule string

---A list of cards for each section of the game's decks; a single one is a name.
---@class lunarbiter.Deck
---@field name? string
---@field main? string[]
---@field legend? string Riftbound
---@field champion? string Riftbound
---@field battlefields? string[] Riftbound
---@field runes? string[] Riftbound
---@field leader? string Shadowverse: Evolve
---@field evolve? string[] Shadowverse: Evolve

---@class lunarbiter.PoolOptions
---@field game? string "riftbound", "evolve"; the first when it is left out
---@field data? string another folder with scripts/, cards/ and decks/
---@field scripts? string
---@field cards? string | string[] folders
---@field extra? string[][] more card files: { { name, text }, ... }
---@field instead? string[][] texts that stand in for files: { { path, text }, ... }
---@field observe? boolean see pool:observed
---@field mods? string[] directories of mods, in the order they are loaded

---@class lunarbiter.GameOptions
---@field pool lunarbiter.Pool
---@field decks? (string | lunarbiter.Deck)[] one for each player: names, paths or tables
---@field format? string
---@field seed? integer 1
---@field lot? boolean who begins is drawn; else player 1
---@field check? boolean the engine checks itself at every step
---@field named_apart? boolean equal cards are told apart: choices among targets that are all alike are asked
---@field bare? boolean empty zones: build a position, then begin
---@field players? integer
---@field teams? integer
---@field victory_score? integer
---@field [string] any other numbers and switches of a format

---@class lunarbiter.Option
---@field index integer its place: what an answer names
---@field id string stable as long as the things are there: "play c17"
---@field label string for a person
---@field kind string "pass", "play", "attack" ...
---@field object? lunarbiter.Id
---@field place? lunarbiter.Id
---@field aux? integer which ability, mode or domain
---@field least? integer of a split: the least it takes
---@field most? integer of a split: the most it takes
---@field manual? boolean rarely meant; bots leave it alone

---@class lunarbiter.Decision
---@field number integer an answer names it
---@field player integer
---@field shape "pick" | "order" | "number" | "split"
---@field min integer
---@field max integer
---@field question string
---@field rule string
---@field source? lunarbiter.Id what asks
---@field open? boolean this step can still be cancelled
---@field options lunarbiter.Option[]

---A value of an answer: an option by its place or id, or a number.
---@alias lunarbiter.Value integer | string
---@alias lunarbiter.Values lunarbiter.Value[] | table<string, integer>

---And the numbers a card shows at a glance: might, damage, attack ...
---@class lunarbiter.Card
---@field id? lunarbiter.Id
---@field name? string nil: it is hidden
---@field card? string the id of its card file
---@field type? string
---@field zone? string
---@field owner? integer
---@field controller? integer
---@field facedown? boolean
---@field place? lunarbiter.Id
---@field attached_to? lunarbiter.Id
---@field keywords? table<string, integer> in a view
---@field [string] any

---@class lunarbiter.ViewZone
---@field zone string
---@field owner? integer nil: all share it
---@field count integer
---@field cards lunarbiter.Card[] those the seat can tell apart

---@class lunarbiter.ViewPlayer
---@field seat integer
---@field id lunarbiter.Id
---@field gone? boolean
---@field [string] any points, energy, defense ...

---@class lunarbiter.View
---@field seat? integer
---@field turn? integer
---@field players lunarbiter.ViewPlayer[]
---@field zones lunarbiter.ViewZone[] those that hold something
---@field things { id: lunarbiter.Id, name: string }[]

---@class lunarbiter.Event
---@field number integer
---@field kind string
---@field rule string
---@field actor? integer
---@field subject? lunarbiter.Id
---@field name? string of the subject's card
---@field card? string
---@field place? lunarbiter.Id
---@field source? lunarbiter.Id
---@field source_name? string
---@field source_card? string
---@field amount integer
---@field aux integer
---@field detail? string

---@class lunarbiter.Reason
---@field kind "value" | "base" | "effect" | "holds" | "fails" | "replaced" | "fact"
---@field topic string
---@field text string
---@field rule string
---@field layer string
---@field timestamp integer
---@field amount integer
---@field value integer
---@field player? integer
---@field source string

---The names of the games, the default one first.
---@return string[]
function lunarbiter.games() end

---The folder with scripts/, cards/ and decks/.
---@param dir? string look there
---@return string
function lunarbiter.data(dir) end

---Loads the cards of a game.
---@param options? lunarbiter.PoolOptions
---@return lunarbiter.Pool
function lunarbiter.pool(options) end

---Begins a game.
---@param options lunarbiter.GameOptions
---@return lunarbiter.Game
function lunarbiter.game(options) end

---@param options { pool: lunarbiter.Pool, format?: string, deck: string | lunarbiter.Deck }
---@return lunarbiter.Problem[]
function lunarbiter.deck_problems(options) end

---All mistakes of script files, as data.
---@param options { scripts?: string, cards?: string[], extra?: string[][], game?: string, files?: string[] }
---@return { file: string, line: integer, column: integer, severity: string, message: string, code: string, card?: string, rule?: string }[]
function lunarbiter.diagnose(options) end

---The same of one format file.
---@param options { scripts?: string, path: string, game?: string }
---@return table[] as of lunarbiter.diagnose
function lunarbiter.diagnose_format(options) end

---Sixteen letters by which a text is known again.
---@param text string
---@return string
function lunarbiter.hash(text) end

---The words of a script with their places: "name", "number", "string" or "op"; of a string what is
---between its quotes; `open`: the index of the bracket or block around it, `close` of where it ends;
---with `bytes` also `from` and `to`, its first and last byte.
---@param text string
---@param bytes? boolean
---@return { kind: string, text: string, line: integer, column: integer, open?: integer, close?: integer, unclosed?: boolean, from?: integer, to?: integer }[]
function lunarbiter.tokens(text, bytes) end

---The kinds of mistakes.
---@return { code: string, severity: string, help: string }[]
function lunarbiter.codes() end

---What cards may say: the engine's own tables.
---@param game? string
---@return table
function lunarbiter.words(game) end

---All cards of a game.
---@class lunarbiter.Pool
local pool = {}

---A definition by name, id or alias; nil: there is none.  Of several cards with one name, `section`
---("main", "evolve") picks the one that a deck's list means there.
---@param name string
---@param section? string
---@return integer?
function pool:find(name, section) end

---How many definitions there are; they are numbered from 1.
---@return integer
function pool:count() end

---@param def integer
---@return string
function pool:id(def) end

---@param def integer
---@return string
function pool:title(def) end

---@param def integer
---@return string
function pool:type(def) end

---The file it comes from.
---@param def integer
---@return string?
function pool:file(def) end

---Why the engine cannot play it; nil: it can.
---@param def integer
---@return string?
function pool:unsupported(def) end

---@return string
function pool:game() end

---@return string[]
function pool:formats() end

---A deck by name or path.
---@param name string
---@return lunarbiter.Deck
function pool:deck(name) end

---@param deck string | lunarbiter.Deck
---@param format? string
---@return lunarbiter.Problem[]
function pool:deck_problems(deck, format) end

---The game that was saved.
---@param bytes string
---@return lunarbiter.Game
function pool:load(bytes) end

---What the file of a definition declares, as plain tables.
---@param def integer
---@return table
function pool:declared(def) end

---The keywords and shorthands that files declare.
---@return table[]
function pool:declared_keywords() end

---What scripts did so far; of a pool with observe = true.
---@param file? string
---@return table[]
function pool:observed(file) end

---From here on only what is new is observed.
function pool:forget_observed() end

function pool:close() end

---A running game.
---@class lunarbiter.Game
local game = {}

---Runs until a decision is open or the game is over.
---@return "awaiting" | "over"
function game:advance() end

---The open decision; nil: there is none.
---@return lunarbiter.Decision
function game:decision() end

---@param number integer of the decision
---@param values lunarbiter.Values
---@return true? done
---@return string? why not
function game:answer(number, values) end

---Answers the open decision.
---@param ... lunarbiter.Value | lunarbiter.Values
---@return true? done
---@return string? why not
function game:choose(...) end

---The values of the answer that does least.
---@return integer[]
function game:default() end

---Whether these picks can still become a legal answer.
---@param values lunarbiter.Values
---@return boolean
function game:partial(values) end

---The values of a legal answer, drawn by lot.
---@param seed? integer
---@return integer[]
function game:random(seed) end

---Plays on by lot, to the end or for so many answers.
---@param seed? integer
---@param most? integer
---@return "awaiting" | "over"
---@return integer answers
function game:playout(seed, most) end

---Takes back the open step of a player.
---@param seat integer
---@return true? done
---@return string? why not
function game:cancel(seat) end

---@param seat integer
---@return true? done
---@return string? why not
function game:concede(seat) end

---@param word "time"|"elimination-time"|"draw"|"draw-match"|"concede-match"
---@param seat? integer who concedes the match
---@return true? done
---@return string? why not
function game:call(word, seat) end

---@param yes boolean
function game:keep_events(yes) end

function game:forget_events() end

---The whole table as a seat may see it; without one everything.
---@param seat? integer
---@return lunarbiter.View
function game:view(seat) end

---@return string[]
function game:zones() end

---@param name string
---@param owner integer
---@param viewer? integer
---@return lunarbiter.Card[]
function game:zone(name, owner, viewer) end

---A number of a thing or, for nil, of the game; nil: it has none.
---@param id lunarbiter.Id?
---@param attribute string
---@param viewer? integer
---@return integer?
function game:look(id, attribute, viewer) end

---@param id lunarbiter.Id
---@param attribute string
---@param word string
---@return boolean
function game:is(id, attribute, word) end

---What waits and is no card.
---@param viewer? integer
---@return lunarbiter.Id[]
function game:things(viewer) end

---@param after? integer
---@param viewer? integer
---@return lunarbiter.Event[]
---@return integer last
function game:events(after, viewer) end

---Why a card cannot be played now; "": it can.
---@param seat integer
---@param id lunarbiter.Id
---@return string
function game:why_not(seat, id) end

---@param viewer integer?
---@param id lunarbiter.Id
---@return lunarbiter.Reason[]
function game:explain(viewer, id) end

---@param viewer integer?
---@param number? integer of the event; 0: the last one
---@return lunarbiter.Reason[]
function game:explain_event(viewer, number) end

---@param id lunarbiter.Id?
---@return string
function game:text(id) end

---@param id lunarbiter.Id
---@param viewer? integer
---@return string
function game:name(id, viewer) end

---@param seat integer
---@return lunarbiter.Id
function game:player(seat) end

---@return integer
function game:seats() end

---@return integer?
function game:winner() end

---@param seat integer
---@return boolean
function game:won(seat) end

---@param seat integer
---@return boolean
function game:in_game(seat) end

---@return lunarbiter.Game
function game:clone() end

---Becomes equal to another game of the same pool.
---@param from lunarbiter.Game
---@return true? done
---@return string? why not
function game:copy(from) end

---Deals everything anew that the seat does not know.
---@param seat integer|"all" whose knowledge stays; "all": that of every seat
---@param seed integer
---@return true? done
---@return string? why not
function game:redeal(seat, seed) end

---For pool:load.
---@return string
function game:save() end

---@return integer
function game:hash() end

---@return integer
function game:position_hash() end

---Raises what is broken.
function game:check() end

---Puts a card into a bare game.
---@param name string
---@param seat integer
---@param zone string
---@param place? lunarbiter.Id
---@param section? string
---@return lunarbiter.Id
function game:put(name, seat, zone, place, section) end

---@param id lunarbiter.Id?
---@param attribute string
---@param value integer
---@return true? done
---@return string? why not
function game:set(id, attribute, value) end

---Begins a bare game.
function game:begin() end

function game:close() end

return lunarbiter
