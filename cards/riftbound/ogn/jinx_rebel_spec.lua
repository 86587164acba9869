-- SPDX-License-Identifier: MIT

scenario "Jinx, Rebel: a discard readies her and gives +1" {
  p1 = {
    base = { { "Jinx, Rebel", exhausted = true } }, hand = { "Get Excited!", "Unit 1" },
    pool = { energy = 2, fury = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Get Excited!"):on("Unit 8")
    t:pass_all()
    t:expect("Jinx, Rebel"):ready():might(6)
  end,
}

scenario "Jinx, Rebel: once for several cards that are discarded together" {
  p1 = {
    base = { { "Jinx, Rebel", exhausted = true } }, at = { ["West Field"] = { "Undercover Agent" } },
    hand = { "Hidden Blade", "Unit 1", "Unit 2" }, pool = { energy = 2, order = 1 },
  },
  function(t)
    t.p1:play("Hidden Blade"):on("Undercover Agent")
    t:resolve()
    t:resolve()
    t.p1:choose("Unit 1", "Unit 2")
    t:pass_all()
    t:expect("Jinx, Rebel"):might(6)
  end,
}

scenario "Jinx, Rebel: not for the opponent's discards" {
  p1 = { base = { { "Jinx, Rebel", exhausted = true } } },
  p2 = {
    hand = { "Get Excited!", "Unit 1" }, pool = { energy = 2, fury = 1 },
    at = { ["West Field"] = { "Unit 8" } },
  },
  turn = "p2",
  function(t)
    t.p2:play("Get Excited!"):on("Unit 8")
    t:pass_all()
    t:expect("Jinx, Rebel"):exhausted()
  end,
}

scenario "411.4 Jinx, Rebel: cards that you discard, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { base = { { "Jinx, Rebel", exhausted = true } } },
  p3 = { hand = { "Chemtech Enforcer", "Unit 1" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Chemtech Enforcer")
    t:pass_all()
    t:expect_event("discard", "Unit 1")
    t:expect_no_event("trigger", "Jinx, Rebel")
    t:expect("Jinx, Rebel"):exhausted()
  end,
}

scenario "Jinx, Rebel: the Might is for this turn" {
  p1 = { base = { "Jinx, Rebel" }, hand = { "Chemtech Enforcer", "Unit 1" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t:expect("Jinx, Rebel"):might(6)
    t:next_turn()
    t:expect("Jinx, Rebel"):might(5)
  end,
}

scenario "718.3 Jinx, Rebel: with Svellsongur each discard is two occasions" {
  p1 = { base = { { "Jinx, Rebel", exhausted = true }, "Svellsongur" }, hand = { "Chemtech Enforcer", "Unit 1" },
    pool = { energy = 3, calm = 1 } },
  function(t)
    t.p1:use("Svellsongur"):on("Jinx, Rebel")
    t:pass_all()
    t.p1:play("Chemtech Enforcer")
    t:resolve()
    t.p1:order { 1, 2 }
    t:pass_all()
    t:expect("Jinx, Rebel"):ready():might(7)
  end,
}
