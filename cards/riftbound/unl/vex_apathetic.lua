-- SPDX-License-Identifier: MIT
return card {
  id = "unl-150", name = "Vex, Apathetic", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4 }, might = 4,
  tags = { "Yordle", "Vex", "Shadow Isles" },
  keywords = { "deflect" },

  when {
    event = "play", by = "opponent", subject = unit {}, while_ = { at = "battlefield" },
    run = function(game)
      game.stun(game.event.subject)
      game.start("bored", game.event.subject, game.event.player, { lasts = "turn" })
    end,
  },

  abilities = {
    bored = static { affects = ref(2), cannot = "move_units", cards = unit { given = true } },
  },
}
