-- SPDX-License-Identifier: MIT

scenario "Chemtech Enforcer: discards one card when played" {
  p1 = { hand = { "Chemtech Enforcer", "Unit 1", "Unit 2" }, pool = { energy = 2 } },
  p2 = { hand = { "Unit 3" } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t.p1:choose("Unit 2")
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p1.trash):is { "Unit 2" }
    t:expect(t.p2.hand):is { "Unit 3" }
  end,
}

scenario "Chemtech Enforcer: with an empty hand nothing is discarded" {
  rule = "422.4",
  p1 = { hand = { "Chemtech Enforcer" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t:expect("Chemtech Enforcer"):at("base")
    t:expect(t.p1.trash):count(0)
  end,
}

scenario "Chemtech Enforcer: Assault 2 while it attacks" {
  rule = "807",
  p1 = { base = { "Chemtech Enforcer" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect("Chemtech Enforcer"):might(2)
    t.p1:move("Chemtech Enforcer", "West Field")
    t:expect("Chemtech Enforcer"):attacking():might(4)
    t:combat()
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Chemtech Enforcer"):at("West Field"):might(2)
  end,
}

scenario "Chemtech Enforcer: no Assault while it defends" {
  rule = "807.1.d",
  p1 = { at = { ["West Field"] = { "Chemtech Enforcer" } } },
  p2 = { base = { "Unit 2" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t:expect("Chemtech Enforcer"):defending():might(2)
  end,
}
