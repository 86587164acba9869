-- SPDX-License-Identifier: MIT

scenario "Loose Cannon: a card at the start of my turn with one card or none" {
  p1 = { legend = { "Loose Cannon" }, hand = { "Unit 1" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):is { "Unit 1", "Filler", "Filler" }
  end,
}

scenario "Loose Cannon: with two cards it triggers and gives nothing" {
  rule = "383.3.e", id = "RB-RU-004",
  p1 = { legend = { "Loose Cannon" }, hand = { "Unit 1", "Unit 2" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1", "Unit 2", "Filler" }
  end,
}

scenario "Loose Cannon: the hand is counted on resolution" {
  rule = "383.3.e", id = "RB-RU-004",
  p1 = { legend = { "Loose Cannon" }, hand = { "Unit 1", "Meditation" }, runes = { calm = 2 } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t.p1:play("Meditation")
    t:resolve()
    t:expect(t.p1.hand):count(2)
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}

scenario "Loose Cannon: not on the opponent's turn" {
  p1 = { legend = { "Loose Cannon" } },
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Loose Cannon: a card that comes back in response counts" {
  p1 = {
    legend = { "Loose Cannon" }, hand = { "Meditation", "Gust" }, runes = { chaos = 1 },
    at = { ["West Field"] = { "Unit 2" } },
  },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(1)
    t.p1:play("Gust"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}

scenario "411.4 Loose Cannon: your Beginning Phase and your hand, not a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { legend = "Loose Cannon", hand = { "Unit 1", "Unit 2" } },
  function(t)
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:expect_no_event("trigger", "Loose Cannon")
    t:expect(t.p3.hand):count(1)
    t:next_turn()
    t:next_turn()
    t:expect_event("trigger", "Loose Cannon")
    t:expect(t.p1.hand):count(2) -- the first player does not draw in the first turn (484.7)
  end,
}
