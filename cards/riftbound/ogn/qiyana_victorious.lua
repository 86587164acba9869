-- SPDX-License-Identifier: MIT
-- The two are no list of modes (355.3): her controller chooses as it resolves (355.17).
return card {
  id = "ogn-155", name = "Qiyana, Victorious", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 4, power = { body = 1 } }, might = 4,
  tags = { "Qiyana", "Ixtal" },
  keywords = { "deflect" },

  when {
    event = "conquer", by = "me",
    run = function(game)
      local draws = game.yes "Draw 1? Otherwise you channel 1 rune exhausted."
      if draws then game.draw(1) else game.channel(1, { exhausted = true }) end
    end,
  },
}
