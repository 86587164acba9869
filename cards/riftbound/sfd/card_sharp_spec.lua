-- SPDX-License-Identifier: MIT

scenario "Card Sharp: both take a Gold, and you one more" {
  p1 = { hand = { "Card Sharp" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Card Sharp")
    t:pass_all()
    t.p1:yes()
    t.p2:yes()
    t:expect(t.p1.base):is { "Card Sharp", "Gold", "Gold" }
    t:expect(t.p2.base):is { "Gold" }
    t:expect("Gold#1"):exhausted()
  end,
}

scenario "Card Sharp: an opponent who takes none leaves you with yours" {
  p1 = { hand = { "Card Sharp" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Card Sharp")
    t:pass_all()
    t.p1:yes()
    t.p2:no()
    t:expect(t.p1.base):is { "Card Sharp", "Gold" }
    t:expect(t.p2.base):count(0)
  end,
}

scenario "Card Sharp: with three players, one more for each opponent who did" {
  players = 3,
  p1 = { hand = { "Card Sharp" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Card Sharp")
    t:pass_all()
    t.p1:no()
    t.p2:yes()
    t.p3:yes()
    t:expect(t.p1.base):is { "Card Sharp", "Gold", "Gold" }
  end,
}

scenario "740 Card Sharp: a team mate is no opponent and is not asked" {
  rule = "740.2",
  teams = 2,
  p1 = { hand = { "Card Sharp" }, pool = { energy = 3 } }, p2 = {}, p3 = {}, p4 = {},
  function(t)
    t.p1:play("Card Sharp")
    t:pass_all()
    t.p1:yes()
    t.p2:yes()
    t.p4:yes()
    t:expect(t.p1.base):is { "Card Sharp", "Gold", "Gold", "Gold" }
    t:expect(t.p3.base):count(0)
    t:expect(t.p4.base):is { "Gold" }
  end,
}

scenario "740.2 Card Sharp: a team mate is not asked" {
  format = "2v2",
  p1 = { hand = { "Card Sharp" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Card Sharp")
    t:pass_all()
    t.p1:no()
    t.p2:yes()
    t.p4:no()
    t:pass_all()
    t:expect(t.p1.base):is { "Card Sharp", "Gold" }
    t:expect(t.p2.base):is { "Gold" }
    t:expect(t.p3.base):count(0)
  end,
}
