-- SPDX-License-Identifier: MIT

scenario "Blind Fury: the top card of the opponent's deck is mine to play for nothing" {
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Unit 9", "Unit 1" } },
  function(t)
    t.p1:play("Blind Fury")
    t:pass_all()
    t:expect("Unit 9"):controlled_by("p1"):owned_by("p2"):at("base"):exhausted()
    t:expect(t.p2.deck):is { "Unit 1" }
  end,
}

scenario "Blind Fury: a spell goes to its owner's trash afterwards" {
  rule = "127.1",
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Progress Day" } },
  function(t)
    t.p1:play("Blind Fury")
    t:pass_all()
    t:expect(t.p1.hand):count(4)
    t:expect(t.p2.trash):is { "Progress Day" }
  end,
}

scenario "Blind Fury: of several opponents one card is played, the others are recycled" {
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Unit 2", "Unit 5" } }, p3 = { deck = { "Unit 3", "Unit 6" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t.p1:choose("Unit 3")
    t:expect("Unit 3"):controlled_by("p1")
    t:expect(t.p2.deck):in_order { "Unit 5", "Unit 2" }
    t:expect(t.p3.deck):is { "Unit 6" }
  end,
}

scenario "Blind Fury: a spell that cannot be played stays banished" {
  rule = "355.8",
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Incinerate" } },
  function(t)
    t.p1:play("Blind Fury")
    t:pass_all()
    t:expect("Incinerate"):in_zone("banishment")
  end,
}

scenario "411.1 Blind Fury: each opponent reveals; what replaces their reveals is theirs" {
  players = 3,
  p1 = { hand = { "Blind Fury" }, pool = { energy = 9, any = 4 }, base = { "Void Hatchling" } },
  p2 = { deck = { "Unit 1", "Unit 3" } },
  p3 = { base = { "Void Hatchling" }, deck = { "Unit 2", "Unit 4" } },
  function(t)
    t.p1:play("Blind Fury")
    t:pass_all()
    t:expect_decision("p3")
    t.p3:choose("Unit 2")
    t:expect_event("reveal", "Unit 1", { by = "p2" })
    t:expect_event("reveal", "Unit 4", { by = "p3" })
    t:expect_no_event("reveal", "Unit 2")
    t.p1:choose("Unit 4"):at("base")
    t:pass_all()
    t:expect("Unit 4"):at("base"):controlled_by("p1")
  end,
}

scenario "424.1.a.1 Blind Fury: an opponent's card that minds being revealed from the top of their own deck" {
  p1 = { hand = { "Blind Fury" }, pool = { energy = 9, any = 4 } },
  p2 = { deck = { "Nocturne, Horrifying", "Unit 3" } },
  function(t)
    t.p1:play("Blind Fury")
    t:pass_all()
    t:expect_decision("p2")
    t.p2:yes():no()
    t:expect("Nocturne, Horrifying"):in_zone("banishment")
  end,
}

scenario "309.1.a Blind Fury: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Blind Fury" }, pool = { energy = 4, any = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Blind Fury", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Blind Fury")
  end,
}

scenario "740.2 Blind Fury: opponents reveal, a team mate does not" {
  format = "2v2",
  p1 = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
  p2 = { deck = { "Unit 2", "Unit 6" } },
  p3 = { deck = { "Unit 3" } },
  p4 = { deck = { "Unit 4", "Unit 7" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:expect_options("Unit 2", "Unit 4")
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("base"):controlled_by("p1"):owned_by("p4")
    t:expect_no_event("reveal", "Unit 3")
    t:expect(t.p2.deck):in_order { "Unit 6", "Unit 2" }
  end,
}
