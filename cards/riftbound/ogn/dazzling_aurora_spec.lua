-- SPDX-License-Identifier: MIT

local function end_turn(t)
  t.p1:end_turn()
  t:resolve()
end

scenario "Dazzling Aurora: at the end of your turn the first unit is played for nothing, the rest recycled" {
  rule = "424",
  p1 = { base = { "Dazzling Aurora" }, deck = { "Stupefy", "Charm", "Unit 8", "Unit 1" } },
  function(t)
    end_turn(t)
    t.p1:at("base")
    t:expect("Unit 8"):at("base")
    t:expect_event("reveal", "Stupefy")
    t:expect_event("reveal", "Unit 8")
    t:expect_no_event("reveal", "Unit 1")
    t:expect(t.p1.deck):starts_with { "Unit 1" }
    t:expect(t.p1.deck):count(3)
  end,
}

scenario "Dazzling Aurora: without a unit the whole deck is revealed, nobody burns out" {
  rule = "431.1.c",
  p1 = { base = { "Dazzling Aurora" }, deck = { "Stupefy", "Charm" } },
  function(t)
    end_turn(t)
    t:expect(t.p1.deck):count(2)
    t:expect_event("reveal", "Charm")
    t:expect_no_event("burn_out")
  end,
}

scenario "Dazzling Aurora: not at the end of an opponent's turn" {
  p1 = { base = { "Dazzling Aurora" }, deck = { "Unit 8" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_no_event("reveal")
  end,
}

scenario "Dazzling Aurora: Void Hatchling looks first, once" {
  rule = "370.1",
  p1 = { base = { "Dazzling Aurora", "Void Hatchling" }, deck = { "Unit 8", "Stupefy", "Unit 2" } },
  function(t)
    end_turn(t)
    t.p1:choose("Unit 8")
    t.p1:at("base")
    t:expect("Unit 2"):at("base")
    t:expect_no_event("reveal", "Unit 8")
    t:expect(t.p1.deck):count(2)
  end,
}

scenario "424.1.a.1 Dazzling Aurora: a unit that is banished as it is revealed is not played by it" {
  p1 = { base = { "Dazzling Aurora" }, deck = { "Stupefy", "Nocturne, Horrifying", "Unit 2" } },
  function(t)
    t.p1:end_turn()
    t:resolve()
    t.p1:yes():no()
    t:expect("Nocturne, Horrifying"):in_zone("banishment")
    t:expect_no_event("reveal", "Unit 2")
    t:expect(t.p1.deck):in_order { "Unit 2", "Stupefy" }
  end,
}

scenario "411.4 Dazzling Aurora: the end of your turn, and your deck, not a team mate's" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Dazzling Aurora" }, deck = { "Unit 8" } },
  p3 = { deck = { "Unit 7", "Unit 6" } },
  function(t)
    t.p3:end_turn()
    t:expect_no_event("reveal")
    t:next_turn()
    t.p1:end_turn()
    t:resolve()
    t.p1:at("base")
    t:expect_event("reveal", "Unit 8")
    t:expect_no_event("reveal", "Unit 7")
  end,
}
