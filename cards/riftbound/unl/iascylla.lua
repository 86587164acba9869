-- SPDX-License-Identifier: MIT
-- "This battlefield" is the one that was held (359.3.f.3.a): it goes with the delayed ability.
return card {
  id = "unl-050", name = "Iascylla", type = "unit",
  domains = { "calm" }, cost = { energy = 7, power = { calm = 1 } }, might = 6,
  tags = { "Bilgewater" },

  when { event = "hold", by = "me", run = function(game) game.later("pull", game.event.place) end },

  abilities = {
    pull = delayed {
      event = "main_phase", by = "you", once = true, optional = true,
      targets = { unit { enemy = true } },
      run = function(game, me, battlefield, enemy) game.move(enemy, { to = battlefield }) end,
    },
  },
}
