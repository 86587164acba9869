-- SPDX-License-Identifier: MIT
-- What he does is known only with the rune, so nothing is chosen before (355.17).
local foes, foes_here = units { enemy = true }, units { enemy = true, at = "here" }
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
        if is_fury then
          local worst, deals = game.choose(foes_here, { text = "Deal 2 to which?" }), {}
          for _, each in ipairs(game.all(foes_here)) do
            table.insert(deals, { each, each == worst and 2 or 1 })
          end
          game.deal_each(deals)
        elseif is_mind then
          game.draw(1)
        elseif is_order then
          game.stun(game.choose(foes, { text = "Stun which?" }))
        end
      end
    end,
  },
}
