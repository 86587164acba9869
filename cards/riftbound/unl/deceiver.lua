-- SPDX-License-Identifier: MIT
-- The other unit is a target of the reflexive ability (386), whoever controls it; without
-- one that ability has no legal choice, and the token stays as it is (402.3.b).  Where several
-- tokens are played instead of one it is still one ability with one choice (387, 388.1).
local played = units { given = true }

return card {
  id = "unl-199", name = "Deceiver", type = "legend",
  domains = { "mind", "order" }, tags = { "LeBlanc" }, aliases = { "LeBlanc, Deceiver" },

  when {
    event = { "conquer", "hold" }, by = "you", optional = true,
    cost = { discard = 1, exhaust = "me" },
    run = function(game)
      local made = game.play_token("Reflection", { at = game.event.place, ready = true })
      game.then_do_among("copy", made)
    end,
  },

  abilities = {
    copy = reflexive {
      targets = { unit { at = "there", given = false } },
      run = function(game, me, model)
        local made = game.all(played)
        game.become_copy(made, model)
        game.give(made, { keyword = "temporary" })
      end,
    },
  },
}
