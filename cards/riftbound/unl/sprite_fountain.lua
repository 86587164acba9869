-- SPDX-License-Identifier: MIT
-- The play effect as it is printed; the gear is gone by then (808.1.d.3).
return card {
  id = "unl-078", name = "Sprite Fountain", type = "gear",
  domains = { "mind" }, cost = { energy = 2, power = { mind = 1 } },
  keywords = { "temporary" },

  when_played {
    run = function(game)
      game.play_token("Sprite", { at = "base", ready = true })
    end,
  },
  deathknell {
    run = function(game)
      game.run_effects("play")
    end,
  },
}
