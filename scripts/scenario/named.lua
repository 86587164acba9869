-- SPDX-License-Identifier: MIT
--
-- named.lua -- what is said not to be there must be something that could be: a claim that
-- holds because of a slip of the pen says nothing.
--
-- A card must be, or have been, in the game (or be a token that could come into it), and
-- lie where the open question could find it; a label must be one that such a question has.
-- What is not so is a mistake of the scenario, told with what was probably meant.

local names = require "scenario.names"
local tools = require "scenario.tools"

local mistake = tools.mistake

local named = {}

-- ---- Cards ------------------------------------------------------------------------------

-- The names of the cards that are in the game, or were.
local function names_of(t)
  t:cards()
  local list = {}
  for _, one in ipairs(t.cast.list) do list[#list + 1] = one.name end
  return list
end

-- All cards that the scenario could have put somewhere.
local function all_names(t)
  local list = {}
  for def = 1, t.pool:count() do list[def] = t.pool:title(def) end
  return list
end

local function has_happened_to(t, name)
  for _, event in ipairs((t.game:events(0))) do
    if event.name == name or event.source_name == name then return true end
  end
  return false
end

-- A token may come into the game without having been put there.
local function is_token(t, name)
  local def = t.pool:find(name)
  return def ~= nil and t.words.is_token(t.pool:declared(def))
end

-- "Undertow": what that keyword's ability did, whatever card has it. A keyword is found by its id
-- only, since a card may have its name.
local function is_keyword(t, name)
  return t.pool:find("keyword-" .. name:sub(1, 1):lower() .. name:sub(2)) ~= nil
end

local function unknown(t, name, said)
  local plain, most = said.base, #names.fitting(t, { base = said.base })
  if said.number and most > 0 then
    mistake(("there never was a \"%s\": of \"%s\" there %s"):format(name, plain,
      most == 1 and "was one" or "were " .. most))
  elseif most > 0 then
    mistake(("there is no \"%s\": another %s \"%s\""):format(name, said.seat and "player has" or "place has", plain))
  elseif t.pool:find(plain) then
    mistake(("\"%s\" is a card, but nowhere in this position"):format(plain))
  end
  local hint = tools.did_you_mean(plain, names_of(t))
  if hint == "" then hint = tools.did_you_mean(plain, all_names(t)) end
  mistake(("there is no card called \"%s\"%s"):format(plain, hint))
end

-- Is there, or was there, anything of that name?
local function is_card(t, name) return names.possible(t, name)[1] ~= nil end

-- The card is in the game, or was; with `or_token` it may also be a token that never came, or a
-- keyword.
function named.need_card(t, name, or_token)
  local said = names.parse(t, name)
  if is_card(t, name) or not said.number and has_happened_to(t, said.base) then return end
  if not (or_token and (is_token(t, said.base) or is_keyword(t, said.base))) then unknown(t, name, said) end
end

-- The card is in the game now, which it is not: tells what is wrong.
function named.need_here(t, name)
  named.need_card(t, name)
  mistake(("\"%s\" has left the game"):format(name))
end

-- What faces are seen is no question of an empty zone.
function named.need_some(cards)
  if #cards.list == 0 then mistake(("there is nothing in %s to be seen"):format(cards.title)) end
end

-- ---- Places -----------------------------------------------------------------------------

-- "West Field", "base": where a card can be.
local function place_names(t)
  local list = { table.unpack(t.words.places) }
  table.move(t.words.names.zones, 1, #t.words.names.zones, #list + 1, list)
  for _, card in ipairs(t:cards()) do
    if tools.has(t.words.place_zones, card.zone) then list[#list + 1] = card.name end
  end
  return list
end

-- A place; what a verb of the game aims at may be another card, too (an attack).
function named.need_place(t, place, verb)
  if verb and t.words.aims[verb] then return named.need_card(t, place) end
  tools.check_word(place, place_names(t), "place")
end

-- What an event that did not happen would have been about.
function named.need_facts(t, name, facts)
  if name then named.need_card(t, name, true) end
  if facts.from then named.need_card(t, facts.from, true) end
  if facts.at and facts.at ~= "nowhere" then named.need_place(t, facts.at) end
end

-- The event must be one that can happen to the card: "points" is of a player, "die" of no spell.
function named.need_event(t, kind, name, facts)
  named.need_facts(t, name, facts)
  local of = name and t.words.names.event_of[kind]
  if not of then return end
  local def = t.pool:find(names.parse(t, name).base)
  local type_ = def and t.pool:type(def)
  if not type_ or type_ == "keyword" or (" " .. of .. " "):find(" " .. type_ .. " ", 1, true) then return end
  mistake(("\"%s\" is %s, and an event \"%s\" is of a %s: it could never happen"):format(name, type_, kind,
    of:gsub(" ", " or ")))
end

-- ---- Options ----------------------------------------------------------------------------

-- Additional costs and options of playing: the card is the one that is played, and none to choose.
local of_the_played = { extra = true, option = true }

-- Does any option speak of a card, does any of a place?
local function speaks_of(t, decision)
  local cards, places = false, false
  for _, option in ipairs(decision.options) do
    local card = not of_the_played[option.kind] and t:card_of(option.object) or nil
    cards = cards or card ~= nil
    places = places or option.place ~= nil or card and tools.has(t.words.place_zones, card.zone)
  end
  return cards, places
end

-- Could a player do something with the card in a window: play it, use an ability of it?
local function could_act_with(t, card, player)
  if card.owner ~= player and card.controller ~= player then return false end
  if not t.words.names.board[card.zone] then return true end
  local declared = card.name and t.pool:declared(t.pool:find(card.name))
  return declared ~= nil and (#declared > 0 or declared.keywords ~= nil and next(declared.keywords) ~= nil)
end

-- Does the question ask what to do next?
local function asks_for_an_act(t, decision)
  for _, option in ipairs(t.words.windows[decision.kind] and decision.options or {}) do
    local verb = tools.verb_of(option)
    if verb == "pass" or verb == "end" then return true end
  end
  return false
end

-- In a window: what is offered is what the player may do next.
local function could_be_acted_with(t, name, decision, cards)
  for _, card in ipairs(cards) do
    if could_act_with(t, card, decision.player) then return end
  end
  mistake(("the open question is not a choice among cards: %s. Say with t:cannot(t.p%d, \"%s\", \"%s\") what "
    .. "it cannot do, with t:expect_no_event(\"%s\", \"%s\") what was not chosen without a question")
    :format(tools.headline(decision), decision.player, table.concat(t.words.verbs, "|"), name,
      t.words.chosen, name))
end

-- The question must be one about cards.
local function could_offer_card(t, name, decision)
  local cards = t:candidates(name)
  if #cards == 0 then mistake(("\"%s\" has left the game"):format(name)) end
  if asks_for_an_act(t, decision) then return could_be_acted_with(t, name, decision, cards) end
  if #decision.options == 0 then return end -- asked so that nobody learns that there is nothing
  local some, places = speaks_of(t, decision)
  if not some and not (places and tools.has(t.words.place_zones, cards[1].zone)) then
    mistake(("no option of the open question is a card, so none could be \"%s\"; %s"):format(name,
      tools.headline(decision)))
  end
end

-- "mode 3" and "mode 1" are alike.
local function shape_of(text) return (text:lower():gsub("%d+", "0")) end

-- Has an earlier question offered it, or does this one offer its like?
local function could_offer_text(t, text, decision)
  local shape = shape_of(text)
  for _, option in ipairs(decision.options) do
    if option.kind == "mode" and text:find "^mode %d+$" then return true end
    if shape ~= text:lower() and (shape_of(option.id) == shape or shape_of(option.label) == shape) then return true end
  end
  for _, asked in ipairs(t.asked) do
    for _, option in ipairs(asked.options) do
      if t:option_is(option, text) then return true end
    end
  end
  return false
end

local function labels_of(decision)
  local labels = {}
  for _, option in ipairs(decision.options) do
    labels[#labels + 1] = option.label
    labels[#labels + 1] = option.id
  end
  return labels
end

-- What is not offered must be something that this question could offer.
function named.could_be_offered(t, name, decision)
  if not decision then mistake "nobody is asked anything: the game is over" end
  if is_card(t, name) then return could_offer_card(t, name, decision) end
  local part = t:options_with(decision, name)[1]
  if part then
    mistake(("\"%s\" is a part of a label, \"%s\": say all of it"):format(name, decision.options[part].label))
  end
  local _, places = speaks_of(t, decision)
  if places and tools.has(t.words.places, name) then return end
  if could_offer_text(t, name, decision) then return end
  local near = t.pool:find(name) and ": it is a card, but nowhere in this position"
    or tools.did_you_mean(name, names_of(t))
  if near == "" then near = tools.did_you_mean(name, labels_of(decision)) end
  mistake(("nothing here is called \"%s\"%s; %s"):format(name, near, tools.headline(decision)))
end

-- What a question is said not to accept must be there: options of it, or cards.
function named.need_options(t, decision, given)
  for _, name in ipairs(given) do
    if type(name) == "number" then
      if name < 1 or name > #decision.options then
        mistake(("there is no option %d; %s"):format(name, tools.headline(decision)))
      end
    elseif not t:option_named(decision, name) and not is_card(t, name) then
      local part = t:options_with(decision, name)[1]
      if part then
        mistake(("\"%s\" is only a part of the label \"%s\": write the whole label, the id or a card"):format(name,
          decision.options[part].label))
      end
      named.could_be_offered(t, name, decision)
    end
  end
end

-- ---- Reasons ----------------------------------------------------------------------------

local REASON = { "kind", "topic", "text", "rule", "layer", "source", "amount", "value", "player",
  "timestamp" }
local KINDS = { "value", "base", "effect", "holds", "fails", "replaced", "fact" }

-- All that could be told of anything now, to one who may know everything.
local function all_reasons(t)
  local list = { table.unpack(t.told) }
  local function add(id)
    table.move(t.game:explain(nil, id), 1, 999, #list + 1, list)
  end
  for _, card in ipairs(t:cards()) do add(card.id) end
  for _, thing in ipairs(t.game:things()) do add(thing) end
  for seat = 1, t.seats do add(t.game:player(seat)) end
  return list
end

-- A reason that is not there must be one that is told of something.
function named.need_reason(t, fields)
  for key in pairs(fields) do tools.check_word(key, REASON, "field of a reason") end
  if fields.kind then tools.check_word(fields.kind, KINDS, "kind of reason") end
  if fields.source then named.need_card(t, fields.source, true) end
  if not fields.topic and not fields.text then return end
  local topics, said = { table.unpack(t.words.names.attributes) }, false
  table.move(t.words.topics, 1, #t.words.topics, #topics + 1, topics)
  for _, reason in ipairs(all_reasons(t)) do
    topics[#topics + 1] = reason.topic
    said = said or reason.text:find(fields.text or "", 1, true) ~= nil
  end
  if fields.topic then tools.check_word(fields.topic, topics, "topic") end
  if not said then mistake(("no reason here has the text \"%s\""):format(fields.text)) end
end

return named
