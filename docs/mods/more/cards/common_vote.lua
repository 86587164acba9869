-- SPDX-License-Identifier: MIT
-- A vote aloud, in turn order from the next player on: more than half for it, and each player draws; else each discards.
return card {
  id = "more-201", name = "Common Vote", type = "spell", domains = { "order" }, cost = { energy = 1 },

  run = function(game)
    local voters = game.players { from = "next" }
    local ayes = game.poll("Does each player draw? (No: each discards.)", { players = voters })
    for _, player in ipairs(voters) do
      if #ayes * 2 > #voters then game.draw(1, { by = player }) else game.discard(1, { by = player }) end
    end
  end,
}
