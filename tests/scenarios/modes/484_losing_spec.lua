-- SPDX-License-Identifier: MIT
-- A player who loses by an effect: the last side wins, a team loses as a whole (484.6.a.2), and where others play on
-- the player leaves the game as one who concedes (651, 652).

test_card { id = "t-lose1", name = "Doom", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  targets = { player { enemy = true } },
  run = function(game, me, foe)
    game.lose(foe)
    game.draw(1)
  end,
}
test_card { id = "t-lose2", name = "Doom of All", type = "spell", cost = { energy = 1 },
  run = function(game)
    for _, foe in ipairs(game.opponents()) do game.lose(foe) end
  end,
}
test_card { id = "t-lose3", name = "Surrender", type = "spell", cost = { energy = 1 },
  run = function(game)
    game.lose()
    for _, foe in ipairs(game.opponents()) do game.draw(1, { by = foe }) end
  end,
}

scenario "651.1 of two players the other one wins" {
  p1 = { hand = { "Doom" }, pool = { energy = 1 } }, p2 = {},
  function(t)
    t.p1:play "Doom"
    t:pass_all()
    t:expect_event("lose", nil, { by = "p2" })
    t:expect_no_event "concede"
    t:expect_winner "p1"
  end }

scenario "652 of three the one who lost leaves, and the others play on" {
  format = "ffa3",
  p1 = { hand = { "Doom" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 3" } } }, p3 = {},
  function(t)
    t.p1:play "Doom"
    t.p1:choose "player 2"
    t:pass_all()
    t:expect_winner "nobody"
    t:expect_order({ "lose", nil, { by = "p2" } }, { "leave", nil, { by = "p2" } })
    t:expect_no_event "concede"
    t:expect("Unit 3"):gone()
    t:expect(t.p1.hand):count(1)               -- the rest of the spell was done
    t:expect(t:zone("battlefields", 1)):lacks "East Field"
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "651.1 two opponents lose at once: who is left has won, and neither is told as conceding" {
  format = "ffa3",
  p1 = { hand = { "Doom of All" }, pool = { energy = 1 } }, p2 = {}, p3 = {},
  function(t)
    local try = t:copy()
    try.p3:concede()
    try:expect_event("concede", nil, { by = "p3" })
    t.p1:play "Doom of All"
    t:pass_all()
    t:expect_event("lose", nil, { by = "p2" })
    t:expect_event("lose", nil, { by = "p3" })
    t:expect_no_event "concede"
    t:expect_winner "p1"
  end }

scenario "484.6.a.2 if one of a team loses, the entire team loses" {
  format = "2v2",
  p1 = { hand = { "Doom" }, pool = { energy = 1 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play "Doom"
    t.p1:choose "player 4"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "652.5.a the turn player loses by his own spell: it is done to its end, then the next player plays" {
  format = "ffa3",
  p1 = { hand = { "Surrender" }, pool = { energy = 1 } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play "Surrender"
    t:pass_all()
    t:expect_winner "nobody"
    t:expect_decision("p2", "turn")
    t:expect(t.p3.hand):count(1)
  end }

scenario "652.4 what the one who lost has on the chain leaves it" {
  format = "ffa3",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { hand = { "Doom" }, pool = { energy = 1 } }, p3 = { base = { "Unit 1" }, at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2"):pass()
    t.p2:play "Doom"
    t.p2:choose "player 1"
    t:resolve()
    t:expect_chain(0)
    t:expect("Unit 2"):damage(0)
    t:expect_decision("p2", "turn")
  end }

scenario "650 who concedes leaves in the same way and is told as one who concedes" {
  format = "ffa3",
  p1 = {}, p2 = { base = { "Unit 2" } }, p3 = {},
  function(t)
    t.p2:concede()
    t:expect_event("concede", nil, { by = "p2" })
    t:expect_no_event "lose"
    t:expect("Unit 2"):gone()
  end }
