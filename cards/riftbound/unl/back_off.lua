-- SPDX-License-Identifier: MIT
return card {
  id = "unl-042", name = "Back Off", type = "spell",
  domains = { "calm" }, cost = { energy = 3 },
  keywords = { "hidden", "action" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.stun(chosen)
    if game.played_from("hand") then
      game.draw(1)
    end
  end,
}
