-- SPDX-License-Identifier: MIT
-- Which one is done is known only with the rune: each is a reflexive ability with its own targets (387.1).
local foes_here = units { enemy = true, at = "here" }
local fury = rune { zone = "rune_deck", domain = "fury" }
local mind = rune { zone = "rune_deck", domain = "mind" }
local order = rune { zone = "rune_deck", domain = "order" }

return card {
  id = "ogn-200", name = "Twisted Fate, Gambler", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4 }, might = 4, tags = { "Twisted Fate", "Bilgewater" },

  when {
    event = "attack", subject = "me",
    run = function(game)
      for _, top in ipairs(game.reveal_top(1, { runes = true })) do
        local is_fury, is_mind, is_order = game.is(top, fury), game.is(top, mind), game.is(top, order)
        game.recycle(top)
        if is_fury then game.then_do("volley") end
        if is_mind then game.then_do("insight") end
        if is_order then game.then_do("halt") end
      end
    end,
  },

  abilities = {
    volley = reflexive {
      targets = { unit { enemy = true, at = "here" } },
      run = function(game, me, worst)
        local deals = {}
        for _, each in ipairs(game.all(foes_here)) do
          table.insert(deals, { each, each == worst and 2 or 1 })
        end
        game.deal_each(deals)
      end,
    },
    insight = reflexive { run = function(game) game.draw(1) end },
    halt = reflexive { targets = { unit { enemy = true } }, run = function(game, me, stunned) game.stun(stunned) end },
  },
}
