-- SPDX-License-Identifier: MIT
return card {
  id = "unl-182", name = "Curtain Call", type = "spell", supertypes = { "signature" },
  domains = { "fury", "mind" }, cost = { energy = 4 }, tags = { "Jhin" },

  repeats { energy = 1 },
  repeats { power = { any = 1 } },
  repeats { energy = 1, power = { any = 1 } },
  modes {
    choose = 1, not_chosen_for_this = true,
    mode { run = function(game) game.draw(1) end },
    mode { targets = { unit { at = "battlefield" } }, run = function(game, me, chosen) game.deal(2, chosen) end },
    mode { targets = { unit { at = "base" } }, run = function(game, me, chosen) game.deal(3, chosen) end },
    mode {
      targets = { unit { at = "battlefield" } },
      run = function(game, me, chosen) game.give(chosen, { might = -4, lasts = "turn" }) end,
    },
  },
}
