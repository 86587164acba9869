-- SPDX-License-Identifier: MIT
return card {
  id = "lantern-008", name = "Iona, Lamplighter", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 4, power = { calm = 1 } }, might = 4,
  tags = { "Iona", "Lantern" },
  text = "When I conquer, play a 1 Might Moth unit token here. Deathknell: draw 1.",

  when {
    event = "conquer", by = "me",
    run = function(game) game.play_token("Moth", { at = "here" }) end,
  },
  deathknell { run = function(game) game.draw(1) end },
}
