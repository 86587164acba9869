-- SPDX-License-Identifier: MIT

scenario "Raging Soul: Assault in a turn in which I discarded" {
  p1 = {
    base = { "Raging Soul" }, hand = { "Chemtech Enforcer", "Unit 1" }, pool = { energy = 2 },
  },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect("Raging Soul"):might(4)
    t.p1:move("Raging Soul", "West Field")
    t:expect("Raging Soul"):might(5)
  end,
}

scenario "Raging Soul: Ganking in such a turn" {
  p1 = {
    at = { ["West Field"] = { "Raging Soul", "Unit 1" } },
    hand = { "Chemtech Enforcer", "Unit 2" }, pool = { energy = 2 },
  },
  function(t)
    assert(not t:offered(t.p1, "move", "Raging Soul", "East Field"), "Ganking without a discard")
    t.p1:play("Chemtech Enforcer"):at("base")
    t:pass_all()
    t:can(t.p1, "move", "Raging Soul", "East Field")
  end,
}

scenario "Raging Soul: a discard from before it came counts, but for its own player only" {
  p1 = {
    hand = { "Chemtech Enforcer", "Raging Soul", "Raging Soul" }, base = { "Magma Wurm" },
    pool = { energy = 6 },
  },
  p2 = { base = { "Raging Soul" } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t.p1:choose("Raging Soul")
    t.p1:play("Raging Soul")
    t:expect("Raging Soul#2"):at("base"):ready():attribute("assault", 1)
    t:expect("Raging Soul#3"):attribute("assault", 0)
  end,
}

scenario "Raging Soul: nothing in a turn without a discard" {
  p1 = { base = { "Raging Soul" }, trash = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Raging Soul", "West Field")
    t:expect("Raging Soul"):attacking():might(4)
  end,
}

scenario "Raging Soul: loses everything at the end of the turn" {
  p1 = {
    base = { "Raging Soul" }, hand = { "Chemtech Enforcer", "Unit 1" }, pool = { energy = 2 },
  },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t:expect("Raging Soul"):attribute("assault", 1):attribute("ganking", 1)
    t:next_turn()
    t:expect("Raging Soul"):attribute("assault", 0):attribute("ganking", 0)
  end,
}

scenario "411.1 Raging Soul: a card that a team mate discards is not discarded by you" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Raging Soul" } },
  p3 = { hand = { "Unit 1" }, base = { "Unlicensed Armory", "Unit 2" } },
  function(t)
    t.p3:use("Unlicensed Armory"):on("Unit 2")
    t:pass_all()
    t:expect_event("discard", "Unit 1")
    t:expect("Raging Soul"):no_keyword("ganking")
  end,
}

scenario "411.1 Raging Soul: what an opponent makes you discard you have discarded" {
  p1 = { hand = { "Mindsplitter" }, pool = { energy = 7, chaos = 2 }, base = { "Raging Soul" } },
  p2 = { hand = { "Unit 1" }, base = { "Raging Soul", "Jinx, Rebel" } },
  function(t)
    t.p1:play("Mindsplitter"):at("base")
    t:pass_all()
    t:expect("p2's Raging Soul"):keyword("assault", "ganking")
    t:expect("p1's Raging Soul"):no_keyword("ganking")
    t:expect("Jinx, Rebel"):might(6)
  end,
}
