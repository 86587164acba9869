-- SPDX-License-Identifier: MIT
-- Polls: the active player says first, then the other one, before anything is done (1.3.4).

test_card { id = "t-poll1", name = "Open Table", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    for _, player in ipairs(game.poll "A card?") do game.draw(1, { by = player }) end
  end,
}
test_card { id = "t-poll2", name = "Bitter Cup", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local drinkers = game.poll("Drink?", { players = game.players():without(game.you()) })
    for _, player in ipairs(drinkers) do game.deal(2, game.leader(player)) end
  end,
}

scenario "1.3.4 a poll asks the active player first, and nothing is done before both have answered" {
  p1 = { hand = { "Open Table" } },
  function(t)
    t.p1:play("Open Table")
    t.p1:yes()
    t:expect_no_event("draw")
    t.p2:yes()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end }

scenario "1.3.4 who says no gets nothing" {
  p1 = { hand = { "Open Table" } },
  function(t)
    t.p1:play("Open Table")
    t.p1:no()
    t.p2:yes()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
  end }

scenario "1.3.4 a poll of one player asks no other" {
  p1 = { hand = { "Bitter Cup" } },
  function(t)
    t.p1:play("Bitter Cup")
    t.p2:yes()
    t:expect("p2's leader"):defense(18)
    t:expect("p1's leader"):defense(20)
  end }
