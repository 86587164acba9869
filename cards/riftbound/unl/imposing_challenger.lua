-- SPDX-License-Identifier: MIT
return card {
  id = "unl-105", name = "Imposing Challenger", type = "unit",
  domains = { "body" }, cost = { energy = 5 }, might = 5, tags = { "Ionia" },

  when {
    event = "move", subject = "me", optional = true,
    targets = {
      unit { enemy = true, at = "here", might = less_than(number.me("might")) },
      destination { of = 1, to = battlefields {} },
    },
    run = function(game, me, foe, place)
      game.move(foe, { to = place })
    end,
  },
}
