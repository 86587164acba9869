-- SPDX-License-Identifier: MIT
local golems = { "Guardform Golem", "Strikeform Golem" }

local function summon_a_golem(game)
  game.summon(game.either(golems, { to = "field" }))
end

return card {
  id = "BP01-058", name = "Juno's Secret Laboratory", type = "amulet", class = "runecraft",
  traits = { "Alchemist" },
  cost = 5,

  fanfare { run = summon_a_golem },

  activated { cost = { engage = "me" },
    run = function(game) game.summon("Magic Sediment") end },

  activated { cost = { engage = "me", earth_rite = true }, run = summon_a_golem },
}
