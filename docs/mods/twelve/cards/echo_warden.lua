-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-01", name = "Echo Warden", type = "unit", domains = { "mind" }, cost = { energy = 4 }, might = 4,

  when { event = "play", by = "opponent", subject = spell {}, first_each_turn = true, cost = { energy = 1 },
    run = function(game) game.copy_item(game.event.subject, { choose = true }) end },
}
