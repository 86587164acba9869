-- SPDX-License-Identifier: MIT

scenario "Energy Conduit: pays one Energy" {
  p1 = { base = { "Energy Conduit" }, hand = { "Unit 1" } },
  function(t)
    t.p1:play("Unit 1")
    t:expect("Unit 1"):at("base")
    t:expect("Energy Conduit"):exhausted()
  end,
}

scenario "Energy Conduit: not again, and no Power" {
  p1 = { base = { { "Energy Conduit", exhausted = true } }, hand = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1")
  end,
}

scenario "Energy Conduit: for a reaction in the opponent's turn" {
  rule = "429.2",
  p1 = { base = { "Energy Conduit" }, hand = { "Stupefy" } },
  p2 = { base = { "Unit 3" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Stupefy"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(2)
  end,
}
