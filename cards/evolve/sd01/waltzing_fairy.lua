-- SPDX-License-Identifier: MIT
local function put_a_fairy(game)
  game.summon("Fairy", { to = "ex" })
end

return card {
  id = "SD01-005", name = "Waltzing Fairy", type = "follower", class = "forestcraft",
  traits = { "Pixie" },
  cost = 3, attack = 3, defense = 3,

  fanfare { run = put_a_fairy },
  last_words { run = put_a_fairy },
}
