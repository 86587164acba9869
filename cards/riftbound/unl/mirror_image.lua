-- SPDX-License-Identifier: MIT
-- "Then do this" is a reflexive ability: the token is there by then (386).  Without its unit
-- the token is played all the same and only given Temporary (359.3.e.6).
return card {
  id = "unl-200", name = "Mirror Image", type = "spell", supertypes = { "signature" },
  domains = { "mind", "order" }, cost = { energy = 3, power = { ["mind/order"] = 2 } },
  tags = { "LeBlanc" },

  targets = { unit {} },
  run = function(game, me, model)
    local made = game.play_token("reflection", { at = "base", ready = true })
    local first = type(made) == "table" and made[1] or made
    if game.exists(model) then game.then_do("copy", first, model)
    else game.then_do("mark", first) end
    if type(made) == "table" and made[2] then
      if game.exists(model) then game.then_do("copy", made[2], model)
      else game.then_do("mark", made[2]) end
    end
  end,

  abilities = {
    copy = reflexive {
      run = function(game, me, token, model)
        game.become_copy(token, model)
        game.give(token, "temporary")
      end,
    },
    mark = reflexive {
      run = function(game, me, token)
        game.give(token, "temporary")
      end,
    },
  },
}
