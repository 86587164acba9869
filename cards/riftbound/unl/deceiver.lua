-- SPDX-License-Identifier: MIT
-- The other unit is a target of the reflexive ability (386), whoever controls it; without
-- one that ability has no legal choice, and the token stays as it is (402.3.b).
return card {
  id = "unl-199", name = "Deceiver", type = "legend",
  domains = { "mind", "order" }, tags = { "LeBlanc" }, aliases = { "LeBlanc, Deceiver" },

  when {
    event = { "conquer", "hold" }, by = "you", optional = true,
    cost = { discard = 1, exhaust = "me" },
    run = function(game)
      local made = game.play_token("reflection", { at = game.event.place, ready = true })
      if type(made) ~= "table" then made = { made } end
      for _, token in ipairs(made) do game.then_do("copy", token) end
    end,
  },

  abilities = {
    copy = reflexive {
      targets = { unit { at = "there", given = false } },
      run = function(game, me, token, model)
        game.become_copy(token, model)
        game.give(token, "temporary")
      end,
    },
  },
}
