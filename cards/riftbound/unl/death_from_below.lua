-- SPDX-License-Identifier: MIT
-- By then the card lies in the trash (386), and who has taken it over plays nothing from its owner's;
-- what it costs there is one Power in place of the printed cost (356.1.a). Its Might is what it was
-- before it died (359.3.e.13).
local in_my_trash = spell { zone = "trash", mine = true }

return card {
  id = "unl-186", name = "Death from Below", type = "spell", supertypes = { "signature" },
  domains = { "fury", "chaos" }, cost = { energy = 4, power = { ["fury/chaos"] = 1 } },
  tags = { "Pyke" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    if not game.exists(victim) then return end
    local small = victim.might <= 3
    game.kill(victim)
    if small then game.then_do("again") end
  end,

  abilities = {
    again = reflexive {
      run = function(game)
        if game.is(game.fallen(), in_my_trash) and game.yes "Play it from the trash?" then
          game.play(game.fallen(), { energy = 0, any = 1 })
        end
      end,
    },
  },
}
