-- SPDX-License-Identifier: MIT
local tags = number.distinct(units { mine = true }, "tags", { "Bird", "Cat", "Dog", "Poro" })

return card {
  id = "unl-177", name = "Ivern, Friend to All", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 6 }, might = 6, tags = { "Ivern", "Ionia" },

  as_played {
    run = function(game, me)
      game.start(game.name_tag { among = { "Bird", "Cat", "Dog", "Poro" } }, me, { lasts = "board" })
    end,
  },
  when {
    event = { "conquer", "hold" }, by = "me",
    run = function(game)
      if game.value(tags) >= 4 then game.gain_points(1) end -- behind the instruction: looked at now (383.3.e)
    end,
  },

  abilities = {
    Bird = static { affects = ref(1), becomes = { tags = "Bird" } },
    Cat = static { affects = ref(1), becomes = { tags = "Cat" } },
    Dog = static { affects = ref(1), becomes = { tags = "Dog" } },
    Poro = static { affects = ref(1), becomes = { tags = "Poro" } },
  },
}
