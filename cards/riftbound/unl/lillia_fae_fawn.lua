-- SPDX-License-Identifier: MIT
-- "There" is where she came from, whatever has become of her (359.3.f.3).
return card {
  id = "unl-082", name = "Lillia, Fae Fawn", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Fae", "Lillia", "Ionia" },
  keywords = { "accelerate" },

  when {
    event = "move", subject = "me",
    run = function(game)
      game.play_token("Sprite", { at = game.event.other })
    end,
  },
}
