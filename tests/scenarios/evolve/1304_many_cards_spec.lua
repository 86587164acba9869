-- SPDX-License-Identifier: MIT
-- Conditions of the classes count all cards of a cemetery (13), however many there are.

test_card { id = "mc-chain", name = "Long Chain", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local you = game.you()
    if you.spellchain == 299 then game.draw(1) end
    if you.necrocharge == 300 then game.draw(1) end
  end,
}

local function many(spells)
  local cards = { "Goblin" }
  for i = 1, spells do cards[i + 1] = "Insight" end
  return cards
end

scenario "13.3.1.3 Spellchain and 13.5.1.3.2 Necrocharge count beyond 255" {
  p1 = { hand = { "Long Chain" }, cemetery = many(299) },
  function(t)
    t.p1:play "Long Chain"
    t:expect(t.p1.hand):count(2)
  end }

scenario "13.3.1.3 one spell fewer is another number" {
  p1 = { hand = { "Long Chain" }, cemetery = many(298) },
  function(t)
    t.p1:play "Long Chain"
    t:expect(t.p1.hand):count(0)
  end }
