-- SPDX-License-Identifier: MIT
-- The experience is gained whatever has become of the opponent (359.3.e.6).
return card {
  id = "unl-053", name = "Scuttle Crab", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 0, tags = { "Bilgewater" },

  when_played { run = function(game) game.draw(1) end },

  deathknell {
    targets = { player { enemy = true } },
    run = function(game, me, foe)
      game.reveal(game.hand(foe), { by = foe })
      game.see_facedown(foe, { lasts = "turn" })
      game.gain_xp(1)
    end,
  },
}
