-- SPDX-License-Identifier: MIT
-- Whose an object was that is gone, and whose a replacement is that speaks to whoever acts.

use "../test_cards.lua"

test_card { id = "t-3590", name = "Watchful Eye", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { unit {} },
  abilities = { look = delayed { event = "turn_end",
    run = function(game, me, it)
      local whose, controller = game.owner(it), game.controller(it)
      for _, player in ipairs(game.players()) do
        if whose == player or controller == player then return end
      end
      game.draw(1)
    end } },
  run = function(game, me, it) game.later("look", it) end,
}

scenario "359.3.e.13 whose a unit was is not known to an effect that did not move it" {
  p1 = { hand = { "Watchful Eye", "Bolt", "Bolt" }, runes = { fury = 2 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Watchful Eye"):on("Unit 2")
    t:pass_all()
    t.p1:play("Bolt"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

test_format {
  name = "wells", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2,
  instead_of { event = "draw", by = "you", run = function(game) game.gain_xp(2) end },
}

scenario "187.6.a a replacement of a format that says \"you\" is the player's who acts, whoever's turn it is" {
  format = "wells",
  p1 = { hand = { "Swift Study" }, runes = { fury = 1 }, base = { "Unit 1" } },
  p2 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Swift Study")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:play("Swift Study")
    t.p2:pass()
    t.p1:pass()
    t:expect_number("p2", "xp", 2)
    t:expect_number("p1", "xp", 2)
    t:expect(t.p2.hand):count(0)
    t:pass_all()
  end }
