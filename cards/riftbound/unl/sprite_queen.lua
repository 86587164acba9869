-- SPDX-License-Identifier: MIT
local function bring(game)
  game.play_token("Sprite", { at = "base", ready = true })
end

return card {
  id = "unl-084", name = "Sprite Queen", type = "unit",
  domains = { "mind" }, cost = { energy = 7, power = { mind = 1 } }, might = 6,
  tags = { "Fae", "Ionia" },

  when_played { run = bring },
  when { event = "beginning", by = "you", run = bring },
}
