-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- the words of Shadowverse: Evolve's cards beside those of vocabulary.lua.

local words = {}

-- Fanfare, Last Words, On Evolve and Strike (12.4-12.7), and On Race, are short for `when`
-- (scripts/keywords/evolve.lua).
add_abilities(words, {
  "fanfare", "last_words", "on_evolve", "strike", "on_race", "spell_text",
  "state",  -- 10.7.6: triggered by what is so, not by what happens
  "evolve", -- 12.2, where it costs more than play points
  "damage", -- 10.2.1.3.2: changes how much is dealt
})

add_selectors(words, {
  follower = "followers", amulet = "amulets", spell = "spells", leader = "leaders",
  player = "players",
})

return words
