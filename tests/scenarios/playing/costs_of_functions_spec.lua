-- SPDX-License-Identifier: MIT
-- A static whose cost is a function gets the card that costs more or less (356.3, 356.4), and players are remembered.

test_card { id = "t-costfn-dear", name = "Cost Dear", type = "gear", cost = { energy = 0 },
  static { affects = spells { mine = true }, cost = { energy = function(q, me, card) return card.energy end } },
}

test_card { id = "t-costfn-rival", name = "Cost Rival", type = "unit", cost = { energy = 0 }, might = 1,
  when_played { targets = { player { enemy = true } }, run = function(game, me, rival) game.remember_cards(rival) end },
  when { event = "draw", by = "opponent", if_ = function(q, me) return q.event.player.remembered_by_me end,
    run = function(game) game.gain_xp(1) end },
}

scenario "356.3 a spell costs twice what is printed, and what is another's does not" {
  p1 = { base = { "Cost Dear" }, hand = { "Incinerate" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Incinerate" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Incinerate"):on "Unit 4"
    t:expect_number("p1", "energy", 0)
    t:pass_all()
  end }

scenario "356.3 with one Energy less it cannot be played" {
  p1 = { base = { "Cost Dear" }, hand = { "Incinerate" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t) t:cannot(t.p1, "play", "Incinerate") end }

scenario "359.3.e.13 a player is remembered, and no other one" {
  players = 3, p1 = { hand = { "Cost Rival" } },
  function(t)
    t.p1:play "Cost Rival"
    t.p1:choose "player 3"
    t:pass_all()
    t:next_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t:next_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
