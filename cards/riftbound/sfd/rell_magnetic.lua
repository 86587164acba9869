-- SPDX-License-Identifier: MIT
local cheap = gear { zone = "hand", tags = "Equipment", energy = at_most(2) }

return card {
  id = "sfd-024", name = "Rell, Magnetic", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 4 }, might = 4,
  tags = { "Rell", "Noxus" },
  keywords = { "tank" },

  when {
    event = "attack", subject = "me", optional = true,
    run = function(game)
      local found = game.choose(game.hand(), { where = cheap, optional = true, text = "Which Equipment do you play?" })
      if game.play(found, { ignoring = "cost" }) then game.then_do("wear", found) end
    end,
  },
  abilities = {
    wear = reflexive { run = function(game, me, equipment) game.attach(equipment, me) end },
  },
}
