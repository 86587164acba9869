-- SPDX-License-Identifier: MIT
--
-- riftbound.lua -- the words of Riftbound's cards beside those of vocabulary.lua.

local words = {}

add_abilities(words, {
  "when_played", "deathknell", "additional", "spell_text", "equip", "effect_text", "as_attached",
  "as_played", "as_seen",
})
-- Repeat (820): an additional cost that executes the spell's instructions once more
function words.repeats(cost)
  return tag("ability", { name = "repeat", optional = true, repeats = true, cost = cost },
    "additional")
end

add_selectors(words, {
  unit = "units", gear = "gear", spell = "spells", rune = "runes", battlefield = "battlefields",
  legend = "legends", player = "players",
})
add_word(words, "selector", "ability") -- on the chain (355.9.a.2)

add_word(words, "slot", "destination")

-- given_up: what is given up to pay the additional cost that this stands in (356.4)
words.number = numbers_with { "given_up" }

-- What a text behind [Level n] needs (824): n or more XP
function words.level(n)
  return tag("comparison", { number.you("xp"), n }, "at_least")
end

return words
