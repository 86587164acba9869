-- SPDX-License-Identifier: MIT

test_card { id = "t-hb1", name = "Lesson", type = "spell", cost = { energy = 1 },
  run = function(game) game.draw(1) end,
}

scenario "Hard Bargain: who does not pay 2 has his spell countered" {
  rule = "425",
  p1 = { hand = { "Lesson" }, pool = { energy = 3 } },
  p2 = { hand = { "Hard Bargain" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Lesson"):pass()
    t.p2:play("Hard Bargain")
    t:resolve()
    t.p1:no()
    t:expect("Lesson"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "energy", 2)
  end,
}

scenario "Hard Bargain: who pays 2 keeps it" {
  rule = "742.1.a",
  p1 = { hand = { "Lesson" }, pool = { energy = 3 } },
  p2 = { hand = { "Hard Bargain" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Lesson"):pass()
    t.p2:play("Hard Bargain")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Hard Bargain: who cannot pay is not asked" {
  rule = "742.1.a",
  p1 = { hand = { "Lesson" }, pool = { energy = 2 } },
  p2 = { hand = { "Hard Bargain" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Lesson"):pass()
    t.p2:play("Hard Bargain")
    t:resolve()
    t:expect(t.p1.hand):count(0)
    t:expect("Lesson"):in_zone("trash")
  end,
}

scenario "Hard Bargain: repeated on the same spell it asks twice" {
  rule = "820.2",
  p1 = { hand = { "Lesson" }, pool = { energy = 4 } },
  p2 = { hand = { "Hard Bargain" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Lesson"):pass()
    t.p2:play("Hard Bargain"):yes()
    t:expect_number("p2", "energy", 0)
    t:resolve()
    t.p1:yes()
    t:expect_number("p1", "energy", 1)
    t:expect("Lesson"):in_zone("trash") -- 1 is not 2
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Hard Bargain: nothing to choose without a spell" {
  rule = "355.9.a",
  p1 = { hand = { "Hard Bargain" }, pool = { energy = 2 }, base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Hard Bargain", "355.8")
  end,
}

scenario "411.1 Hard Bargain: the spell's controller pays, with three players" {
  rule = "411.1", players = 3,
  p1 = { hand = { "Hard Bargain" }, pool = { energy = 2 } },
  p2 = { hand = { "Premonition" }, pool = { energy = 4, mind = 3 } }, p3 = {}, turn = "p2",
  function(t)
    t.p2:play("Premonition"):pass()
    t.p3:pass()
    t.p1:play("Hard Bargain")
    t:resolve()
    t.p2:no()
    t:expect(t.p2.trash):is { "Premonition" }
    t:expect_number("p2", "energy", 2)
    t:expect(t.p2.hand):count(0)
  end,
}
