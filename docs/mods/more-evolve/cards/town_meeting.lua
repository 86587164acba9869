-- SPDX-License-Identifier: MIT
-- Both vote aloud: who says yes draws, and if both do both take 2 instead.
return card {
  id = "MORE-31", name = "Town Meeting", type = "spell", class = "neutral", cost = 0,

  run = function(game)
    local ayes = game.poll("Do you want a card? If both do, both take 2.")
    for _, player in ipairs(ayes) do
      if #ayes == 2 then game.deal(2, game.leader(player)) else game.draw(1, { by = player }) end
    end
  end,
}
