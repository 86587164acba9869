-- SPDX-License-Identifier: MIT
-- As it dies, the costliest follower of the hand that costs no more takes its place, with what it was given.
local heirs = followers { zone = "hand", friendly = true, cost = at_most(number.me("cost")) }

return card {
  id = "MORE-8", name = "Last of the Line", type = "follower", class = "swordcraft", cost = 4, attack = 3, defense = 3,

  last_words {
    run = function(game, me)
      local heir = game.choose(heirs, { optional = true, to = "field" })
      if #heir > 0 then game.put(heir, "field") end
    end },
}
