-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-157", name = "Royal Guard", type = "unit",
  domains = { "order" }, cost = { energy = 4 }, might = 2,
  tags = { "Shurima" },

  when_played {
    run = function(game)
      game.play_token("Sand Soldier", { at = "here" })
    end,
  },
}
