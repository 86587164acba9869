-- SPDX-License-Identifier: MIT

scenario "Divine Judgment: each player keeps two units, two gear, two runes and two cards" {
  rule = "355.10.e",
  p1 = {
    hand = { "Divine Judgment", "Gust", "Charm", "Unit 0" }, pool = { energy = 7, order = 2 },
    base = { "Unit 1", "Unit 2", "Unit 3" }, runes = { order = 1 },
  },
  p2 = { base = { "Unit 4", "Recruit", "Gold" }, runes = { fury = 3 }, hand = { "Unit 5" } },
  function(t)
    t.p1:play("Divine Judgment")
    t:resolve()
    t.p1:choose("Unit 1", "Unit 3"):choose("Gust", "Charm")
    t.p2:choose(1, 2)
    t:expect(t.p1.base):is { "Unit 1", "Unit 3" }
    t:expect(t.p1.hand):is { "Gust", "Charm" }
    t:expect(t.p1.deck):has("Unit 2"):has("Unit 0")
    t:expect(t.p2.base):count(3)
    t:expect(t.p2.runes):count(2)
    t:expect(t.p2.hand):is { "Unit 5" }
    t:expect(t.p1.runes):count(1)
  end,
}

scenario "355.10.e Divine Judgment: every player keeps two of their own, team mates too" {
  format = "2v2",
  p1 = { hand = { "Divine Judgment" }, pool = { energy = 12, any = 5 } },
  p2 = { base = { "Unit 1", "Unit 2" } },
  p3 = { base = { "Unit 3", "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Divine Judgment")
    t:pass_all()
    t.p3:choose("Unit 3", "Unit 5")
    t:expect("Unit 4"):in_zone("deck")
    t:expect_event("recycle", "Unit 4", { by = "p1" })
    t:expect("Unit 1"):at("base")
  end,
}

scenario "Divine Judgment: of three gear one goes" {
  p1 = { hand = { "Divine Judgment" }, pool = { energy = 7, order = 2 } },
  p2 = { base = { "Sun Disc", "Orb of Regret", "Scrapheap" } },
  function(t)
    t.p1:play("Divine Judgment")
    t:resolve()
    t.p2:choose("Sun Disc", "Orb of Regret")
    t:expect("Scrapheap"):in_zone("deck")
    t:expect(t.p2.base):is { "Sun Disc", "Orb of Regret" }
  end,
}

scenario "107 Divine Judgment: what is recycled leaves the board: Treasure Trove sees it, a token is gone" {
  p1 = { hand = { "Divine Judgment" }, pool = { energy = 7, order = 2 } },
  p2 = { base = { "Sun Disc", "Orb of Regret", "Treasure Trove", "Recruit", "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Divine Judgment")
    t:resolve()
    t.p2:choose("Unit 1", "Unit 2")
    t.p2:choose("Sun Disc", "Orb of Regret")
    t:pass_all()
    t:expect("Treasure Trove"):in_zone("deck")
    t:expect("Recruit"):gone()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p2.runes):count(1)
  end,
}
