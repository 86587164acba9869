-- SPDX-License-Identifier: MIT
local function hurt_and_draw(game)
  game.deal(1, game.leader())
  game.draw(1)
end

return card {
  id = "BP01-108", name = "Dire Bond", type = "amulet", class = "abysscraft",
  traits = { "Demon" },
  cost = 1,

  fanfare { run = hurt_and_draw },
  activated { cost = { play_points = 2, engage = "me", bury = "me" }, run = hurt_and_draw },
}
