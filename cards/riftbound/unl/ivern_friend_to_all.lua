-- SPDX-License-Identifier: MIT
local function has(tag)
  return number.min(number.count(units { mine = true, tags = tag }), 1)
end

local tags = has("Bird") + has("Cat") + has("Dog") + has("Poro")

return card {
  id = "unl-177", name = "Ivern, Friend to All", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 6 }, might = 6, tags = { "Ivern", "Ionia" },

  as_played {
    run = function(game, me)
      for _, tag in ipairs { "Bird", "Cat", "Dog" } do
        if game.yes(tag .. "?") then
          game.start(tag, me, { lasts = "board" })
          return
        end
      end
      game.start("Poro", me, { lasts = "board" })
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
