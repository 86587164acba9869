-- SPDX-License-Identifier: MIT
-- The battlefield where he died; in a base he has none.
local everybody = units {}
local a_battlefield = battlefield {}

return card {
  id = "ogn-190", name = "Kog'Maw, Caustic", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 3, power = { chaos = 1 } }, might = 1,
  tags = { "Kog'Maw", "The Void" },

  deathknell {
    run = function(game, me)
      local place = game.event.place
      if game.is(place, a_battlefield) then
        game.deal(4, game.all(everybody, { at = place }))
      end
    end,
  },
}
