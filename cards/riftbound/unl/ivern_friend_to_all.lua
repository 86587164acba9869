-- SPDX-License-Identifier: MIT
local animals, becomes = { "Bird", "Cat", "Dog", "Poro" }, {}
local tags = number.distinct(units { mine = true }, "tags", animals)
for _, tag in ipairs(animals) do becomes[tag] = static { affects = ref(1), becomes = { tags = tag } } end

return card {
  id = "unl-177", name = "Ivern, Friend to All", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 6 }, might = 6, tags = { "Ivern", "Ionia" },

  as_played {
    run = function(game, me) game.start(game.name_tag { among = animals }, me, { lasts = "board" }) end,
  },
  when {
    event = { "conquer", "hold" }, by = "me", -- what is behind the instruction is looked at as it resolves (383.3.e)
    run = function(game) if game.value(tags) >= 4 then game.gain_points(1) end end,
  },
  abilities = becomes,
}
