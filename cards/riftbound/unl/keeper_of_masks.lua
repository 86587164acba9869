-- SPDX-License-Identifier: MIT
-- The copies have Hidden and Temporary as he has; they were played as Reflections.
return card {
  id = "unl-081", name = "Keeper of Masks", type = "unit",
  domains = { "mind" }, cost = { energy = 2 }, might = 1, tags = { "Ionia" },
  keywords = { "hidden", "temporary" },

  when_played {
    run = function(game)
      local made = game.play_token("Reflection", { at = "here", count = 2 })
      game.then_do("copy", made[1], made[2], made[3], made[4])
    end,
  },

  abilities = {
    copy = reflexive { run = function(game, me, ...) game.become_copy({ ... }, me) end },
  },
}
