-- SPDX-License-Identifier: MIT
return card {
  id = "unl-114", name = "Nidalee, Cat Form", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 3, power = { body = 1 } }, might = 4,
  tags = { "Cat", "Ixtal", "Nidalee" }, keywords = { "ambush" },

  when {
    event = "win_combat", by = "me",
    run = function(game)
      game.draw(1)
    end,
  },
}
