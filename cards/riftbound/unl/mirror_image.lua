-- SPDX-License-Identifier: MIT
-- "Then do this" is a reflexive ability: the token is there by then (386).  Without its unit
-- the token is played all the same and only given Temporary (359.3.e.6).  One ability does this
-- for all tokens that were played instead of one (387, 388.1).
local played = units { given = true }

return card {
  id = "unl-200", name = "Mirror Image", type = "spell", supertypes = { "signature" },
  domains = { "mind", "order" }, cost = { energy = 3, power = { ["mind/order"] = 2 } },
  tags = { "LeBlanc" },

  targets = { unit {} },
  run = function(game, me, model)
    local made = game.play_token("Reflection", { at = "base", ready = true })
    if game.exists(model) then game.then_do_among("copy", made, model)
    else game.then_do_among("mark", made) end
  end,

  abilities = {
    copy = reflexive {
      run = function(game, me, model)
        local made = game.all(played):without(model)
        game.become_copy(made, model)
        game.give(made, { keyword = "temporary" })
      end,
    },
    mark = reflexive { run = function(game) game.give(game.all(played), { keyword = "temporary" }) end },
  },
}
