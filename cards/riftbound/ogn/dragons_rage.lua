-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-258", name = "Dragon's Rage", type = "spell", supertypes = { "signature" },
  domains = { "calm", "body" }, cost = { energy = 4, power = { ["calm/body"] = 1 } },
  tags = { "Lee Sin" },

  targets = { unit { enemy = true }, destination { of = 1 } },
  run = function(game, me, moved, there)
    if game.move(moved, { to = there }) then game.then_do("clash", moved) end
  end,

  abilities = {
    clash = reflexive {
      targets = { unit { enemy = true, with_ref = true } },
      run = function(game, me, moved, other)
        game.deal_each {
          { other, moved.might, by = moved }, { moved, other.might, by = other },
        }
      end,
    },
  },
}
