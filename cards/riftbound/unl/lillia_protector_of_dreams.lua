-- SPDX-License-Identifier: MIT
return card {
  id = "unl-058", name = "Lillia, Protector of Dreams", type = "unit",
  supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5 }, might = 4, tags = { "Fae", "Lillia", "Ionia" },

  when {
    event = "play", by = "you", subject = unit { token = true },
    run = function(game, me)
      game.give(me, { might = 1, lasts = "turn" })
    end,
  },
  static { affects = units { mine = true, token = true }, keywords = { "tank" } },
}
