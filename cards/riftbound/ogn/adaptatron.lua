-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-056", name = "Adaptatron", type = "unit",
  domains = { "calm" }, cost = { energy = 4 }, might = 3, tags = { "Mech", "Piltover" },

  when {
    event = "conquer", by = "me", optional = true,
    targets = { gear {} },
    run = function(game, me, scrap)
      if game.kill(scrap) then game.buff(me) end
    end,
  },
}
