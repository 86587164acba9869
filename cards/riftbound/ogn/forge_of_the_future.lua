-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-212", name = "Forge of the Future", type = "gear",
  domains = { "order" }, cost = { energy = 2 },

  when_played { run = function(game) game.play_token("Recruit", { at = "base" }) end },
  activated {
    cost = { kill = "me" },
    targets = { up_to(4, card { zone = "trash" }) },
    run = function(game, me, buried) game.recycle(buried) end,
  },
}
