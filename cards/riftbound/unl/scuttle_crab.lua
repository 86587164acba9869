-- SPDX-License-Identifier: MIT
-- The opponent is chosen as it resolves: players are no targets (355.9).
return card {
  id = "unl-053", name = "Scuttle Crab", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 0, tags = { "Bilgewater" },

  when_played { run = function(game) game.draw(1) end },

  deathknell {
    run = function(game)
      local foe = game.choose(game.opponents(), { text = "Which opponent?" })
      game.reveal(game.hand(foe), { by = foe })
      game.see_facedown(foe, { lasts = "turn" })
      game.gain_xp(1)
    end,
  },
}
