-- SPDX-License-Identifier: MIT

scenario "Scrapyard Champion: after another card, discards two, then draws two" {
  p1 = { hand = { "Unit 0", "Scrapyard Champion", "Unit 1", "Unit 2", "Unit 3" }, pool = { energy = 5, fury = 1 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Scrapyard Champion")
    t:resolve()
    t.p1:choose("Unit 1", "Unit 3")
    t:expect(t.p1.trash):is { "Unit 1", "Unit 3" }
    t:expect(t.p1.hand):is { "Unit 2", "Filler", "Filler" }
  end,
}

scenario "Scrapyard Champion: with one card in hand that is discarded, and two are drawn" {
  rule = "422.2",
  p1 = { hand = { "Unit 0", "Scrapyard Champion", "Unit 1" }, pool = { energy = 5, fury = 1 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Scrapyard Champion")
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Scrapyard Champion: nothing when it is the first card" {
  p1 = { hand = { "Scrapyard Champion", "Unit 1", "Unit 2" }, pool = { energy = 5, fury = 1 } },
  function(t)
    t.p1:play("Scrapyard Champion")
    t:expect_chain(0)
    t:expect(t.p1.hand):is { "Unit 1", "Unit 2" }
  end,
}

scenario "812.3 Scrapyard Champion: it has Legion; an opponent's card does not count" {
  p1 = { base = { "Unit 5" }, hand = { "Scrapyard Champion", "Unit 1" }, pool = { energy = 5, fury = 1 } },
  p2 = { hand = { "Shen, Kinkou" }, pool = { energy = 3, order = 1 } },
  function(t)
    t:expect("Scrapyard Champion"):keyword("legion")
    t.p1:move("Unit 5", "West Field"):pass()
    t.p2:play("Shen, Kinkou"):at("base")
    t:showdown_pass()
    t.p1:play("Scrapyard Champion"):at("base")
    t:expect_chain(0)
    t:expect(t.p1.hand):is { "Unit 1" }
  end,
}

scenario "Scrapyard Champion: a team mate's card is no card that its player has played (812.2)" {
  format = "2v2",
  p1 = { hand = { "Scrapyard Champion", "Scrapyard Champion", "Unit 1", "Unit 2" }, pool = { energy = 10, fury = 2 } },
  p2 = {},
  p3 = { hand = { "Consult the Past" }, pool = { energy = 4 } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:play("Consult the Past")
    t:resolve()
    t.p1:play("Scrapyard Champion#1")
    t:expect_no_event("trigger", "Scrapyard Champion#1")
    t:expect(t.p1.hand):is { "Scrapyard Champion", "Unit 1", "Unit 2" }
    t.p1:play("Scrapyard Champion#2")          -- the first one is a card that its player has played
    t:pass_all()
    t:expect_event("trigger", "Scrapyard Champion#2")
    t:expect(t.p1.trash):is { "Unit 1", "Unit 2" }
    t:expect(t.p1.hand):is { "Filler", "Filler" }
  end }
