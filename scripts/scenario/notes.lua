-- SPDX-License-Identifier: MIT
--
-- notes.lua -- what the words of scenarios mean: a line of help for each, and what they take.
--
-- Which words there are is said where they are read: the methods of table.lua, expect.lua and
-- a game's words, the fields of a position. From these notes come the annotations for editors
-- (annotations.lua) and docs/reference-scenarios.md (reference.lua); a test fails when a word
-- that docs/scenarios.md teaches has no note, or a note no word.
--
--     { "use", "card: string, n?: integer", "activates the n-th of its abilities" }
--
-- is a method; what it gives is the object it was called on, unless `gives` says otherwise
-- (false: nothing). A field has its type in the place of the parameters; its name ends with ?
-- where it may be left out. In a type a name with a capital letter is a class or an alias of
-- the annotations.
--
-- Here is what any game has; notes/NAME.lua has a game's own words, and those of these that
-- mean something else there.

local notes = {}

-- The kinds of things that have words, in the order in which they are told: the name of the
-- class for editors, and what people call it.
notes.kinds = {
  { "Position", class = "ScenarioSpec", exact = true, title = "A position" },
  { "Has", class = "PlayerSpec", exact = true, title = "What a player has in it" },
  { "Of", class = "CardTable", title = "What is said of a card in it" },
  { "Player", class = "ScenarioPlayer", title = "What a player does", called = "t.p1" },
  { "Table", class = "ScenarioTable", under = "ScenarioDeck", title = "What is done and expected at the table", called = "t" },
  { "Card", class = "CardExpectation", title = "What is expected of a card",
    called = 't:expect("Unit 3")' },
  { "Cards", class = "CardsExpectation", title = "What is expected of cards",
    called = "t:expect(t.p1.hand)" },
  { "Seeds", class = "SeedsExpectation", title = "What is expected of many seeds",
    called = "t:over_seeds(50, function(t) ... end)" },
  { "Deck", class = "ScenarioDeck", title = "What is expected of a deck", called = "d" },
}

notes.house = {
  Position = {
    { "p1?", "PlayerSpec", "what the first player has" },
    { "p2?", "PlayerSpec", "what the second player has" },
    { "p3?", "PlayerSpec", "what the third player has" },
    { "p4?", "PlayerSpec", "what the fourth player has" },
    { "rule?", "string", "the rule it is about; for readers" },
    { "id?", "string", "the card it is about; for readers" },
    { "turn?", "Seat", "whose turn it is; p1 when left out" },
    { "seed?", "integer", "what chance goes by; 1 when left out" },
    { "full?", "boolean", "a whole game from its set-up on" },
    { "format?", "string", "a mode of play" },
    { "players?", "integer", "how many play" },
    { "teams?", "integer", "how many teams there are, without a format" },
    { "rules?", "string", "a profile of switches" },
    { "house?", "table<string, boolean>", "single switches" },
    { "deck?", "table", "the deck, of a scenario about building one" },
    { "[1]", "fun(t: ScenarioTable)", "what is done, and what must be true" },
  },
  Has = {
    { "hand?", "CardsSpec", "the player's hand" },
    { "deck?", "string[]", "top first; 20 fillers when left out" },
  },
  Of = {
    { "[1]", "string", "its name" },
    { "owner?", "Seat", "who owns it, when another one has it" },
    { "[string]", "any", "another attribute" },
  },
  Player = {
    { "hand", "CardsExpectation", "the cards in the player's hand" },
    { "deck", "CardsExpectation", "the player's main deck, top first" },
    { "play", "card: string", "begins to play a card" },
    { "use", "card: string, n?: integer",
      "uses an activated ability: the first that can be used, or the n-th" },
    { "on", "...: string", "its targets, in the order of the text" },
    { "choose", "...: string|integer", "answers the open question with these options; none: with nothing" },
    { "yes", "", "answers yes, or takes the optional additional cost" },
    { "no", "", "answers no, or leaves it" },
    { "order", "options: (string|integer)[]", "puts options in order" },
    { "number", "value: integer", "answers with a number" },
    { "assign", "amounts: table<string, integer>",
      "splits an amount; objects that are not named get the least possible" },
    { "pay", "text: string", "answers a payment by its label, or a part that no other one has" },
    { "pass", "", "passes" },
    { "end_turn", "", "ends the turn" },
    { "cancel", "", "takes back what is not finished" },
    { "concede", "", "gives up" },
  },
  Table = {
    { "p1", "ScenarioPlayer", "the first player" },
    { "p2", "ScenarioPlayer", "the second player" },
    { "p3", "ScenarioPlayer", "the third player" },
    { "p4", "ScenarioPlayer", "the fourth player" },
    { "call", 'word: "time"|"elimination-time"|"draw"|"draw-match"|"concede-match", seat?: integer',
      "what the host calls; the seat says who concedes the match" },
    { "next_turn", "", "ends the turn; everybody passes until the next main phase" },
    { "zone", "zone: Zone, seat: integer", "the cards in a zone", gives = "CardsExpectation" },
    { "expect", "what: string", "what is expected of a card, or of a list of cards",
      gives = "CardExpectation",
      overload = "fun(self: ScenarioTable, cards: CardsExpectation): CardsExpectation" },
    { "expect_number", "player: Seat, attribute: Attribute|string, n: integer", "a number of a player" },
    { "expect_decision", "player: Seat, kind?: string",
      "who is asked, and for what (a window, or a rule number)" },
    { "expect_winner", 'player: Seat|"nobody"', "who has won" },
    { "now", "", "the open question, to look at: its kind, its player, its options; nil when the game is over",
      gives = "table" },
    { "number", "player: Seat, attribute: Attribute|string", "a number of a player, to reckon with",
      gives = "integer" },
    { "expect_option", "...: string", "the open question offers these: cards, places, ids or whole labels" },
    { "expect_options", "...: string", "the open question offers exactly these" },
    { "expect_no_option", "...: string", "the open question does not offer these" },
    { "expect_event", "kind: EventName, card?: string, facts?: integer|EventFacts",
      "that has happened since the beginning, or since forget()" },
    { "expect_no_event", "kind: EventName, card?: string, facts?: integer|EventFacts",
      "that has not happened" },
    { "expect_events", "n: integer, kind: EventName, card?: string, facts?: integer|EventFacts",
      "that has happened so often, to any that are so called" },
    { "expect_order", "...: table", "these have happened in this order, each { kind, card, facts }" },
    { "forget", "", "events so far do not count any more", gives = false },
    { "can", "player: ScenarioPlayer, verb: Verb, card?: string, place?: string",
      "the player could do it now" },
    { "cannot", "player: ScenarioPlayer, verb: Verb, card?: string, ...: string|integer",
      "could not; then the place or the number of an ability, and the rule that the reason must cite" },
    { "offered", "player: ScenarioPlayer, verb: Verb, card?: string, place?: string",
      "true when the player could do it now", gives = "boolean" },
    { "accepts", "player: ScenarioPlayer, ...: string|integer",
      "would the open question take this answer? nothing is answered", gives = "boolean" },
    { "accepts_order", "player: ScenarioPlayer, ...: string|integer", "the same of an order", gives = "boolean" },
    { "accepts_number", "player: ScenarioPlayer, value: integer", "the same of a question for a number",
      gives = "boolean" },
    { "expect_reason", "player: ScenarioPlayer|nil, card: string, ...: table",
      "among the reasons why it is as it is are these, in this order" },
    { "expect_no_reason", "player: ScenarioPlayer|nil, card: string, fields: table", "none is like that" },
    { "expect_event_reason", "player: ScenarioPlayer|nil, kind: EventName, ...: table",
      "the last event of that kind came about by these replacement effects" },
    { "over_seeds", "n: integer, play: fun(t: ScenarioTable): any",
      "plays from the position on with n seeds and collects the values that the function returns", gives = "SeedsExpectation" },
    { "copy", "", "the same game once more, to go on otherwise" },
  },
  Card = {
    { "in_zone", "zone: Zone", "is in this zone" },
    { "gone", "", "does not exist any more" },
    { "controlled_by", "player: Seat", "this player controls it, also an ability on the chain" },
    { "owned_by", "player: Seat", "who owns it" },
    { "attribute", "name: Attribute|string, n: integer", "a number of it" },
    { "counters", "name: string, n: integer", "it has n counters of that name" },
    { "has", "attribute: string, word: string", "an attribute that lists words has this one" },
    { "lacks", "attribute: string, word: string", "an attribute that lists words has not this one" },
    { "keyword", "...: Keyword", "has these keywords" },
    { "no_keyword", "...: Keyword", "has none of these keywords" },
    { "seen_by", "player: Seat", "this player sees its face" },
    { "unseen_by", "player: Seat", "this player does not see its face" },
  },
  Cards = {
    { "is", "names: string[]", "these cards, in any order" },
    { "in_order", "names: string[]", "these cards, in this order" },
    { "starts_with", "names: string[]", "begins with these cards" },
    { "has", "name: string, times?: integer", "this card is among them, `times` times" },
    { "lacks", "name: string", "it is not among them" },
    { "count", "n: integer", "there are n cards" },
    { "names", "", "their names, to reckon with", gives = "string[]" },
    { "seen_by", "player: Seat", "this player sees all faces" },
    { "unseen_by", "player: Seat", "this player sees none of the faces" },
  },
  Seeds = {
    { "always", "value: any", "with each seed it was this" },
    { "sometimes", "...: any", "each of these came with some seed" },
    { "never", "...: any", "none of these came" },
    { "only", "...: any", "each of these came with some seed, and nothing else" },
    { "times", "value: any, least: integer, most?: integer", "the value came with this many seeds" },
  },
  Deck = {
    { "expect_legal", "", "nothing is wrong with the deck" },
    { "expect_illegal", "...: string", "something is, by these rules" },
  },
}

-- The words of a spec file itself.
notes.words = {
  { "scenario", "name: string", "a position, what is done, and what must be true then; its name begins "
    .. "with the rule, or the card", gives = "fun(spec: ScenarioSpec)" },
  { "test_card", "card: cardFields|fun(): Definition",
    "a card of this file: its table, or a function that returns `card { ... }`", gives = false },
  { "test_keyword", "name: string", "a keyword that only this file's cards have",
    gives = "fun(fields: KeywordFields)" },
  { "test_format", "format: formatFields", "a format that only this file's scenarios know", gives = false },
  { "game", "name: string", "the game of this file, where its folder does not say it", gives = false },
  { "use", "file: string", "the test cards of another file, by its path from this one", gives = false },
}

-- The name of a word, and whether it may be left out.
function notes.name_of(note) return note[1]:match "^(.-)%??$", note[1]:sub(-1) == "?" end

-- A game may have none of its own.
local function own_of(game)
  local name = "scenario.notes." .. game
  return package.searchpath(name, package.path) and require(name) or {}
end

-- The notes of a kind in a game: the house's, each as the game has it if it does, then the
-- game's own.
function notes.of(game, kind)
  local own, list, place = own_of(game)[kind] or {}, {}, {}
  for _, from in ipairs { notes.house[kind] or {}, own } do
    for _, note in ipairs(from) do
      local name = notes.name_of(note)
      place[name] = place[name] or #list + 1
      list[place[name]] = note
    end
  end
  return list
end

-- Whether a note is one of a method: fields have no parameters but a type.
function notes.is_method(note) return note[2] == "" or note[2]:find "^[%w_.]+%??: " ~= nil end

return notes
