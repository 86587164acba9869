-- SPDX-License-Identifier: MIT
return card {
  id = "unl-060", name = "Vilemaw", type = "unit",
  domains = { "calm" }, cost = { energy = 8, power = { calm = 2 } }, might = 8,
  tags = { "Shadow Isles", "Spider" },
  keywords = { "ambush" },

  static {
    affects = units { enemy = true, at = "here", might = less_than(number.me("might")) },
    cannot = "deal_combat_damage",
  },
  when { event = "hold", by = "me", run = function(game) game.draw(1) end },
}
