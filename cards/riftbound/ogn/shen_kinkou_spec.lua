-- SPDX-License-Identifier: MIT

scenario "Shen, Kinkou: joins a defence in the opponent's turn" {
  rule = "813",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Shen, Kinkou" }, pool = { energy = 3, order = 1 } },
  p2 = { base = { "Unit 4" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:play("Shen, Kinkou"):at("West Field")
    t:expect("Shen, Kinkou"):defending():might(5)
    t:combat()
    t:expect("Unit 1"):at("West Field")
    t:expect("Unit 4"):in_zone("trash")
  end,
}

scenario "Shen, Kinkou: in response to a spell, to the base; never to an enemy's battlefield" {
  p1 = { hand = { "Shen, Kinkou" }, pool = { energy = 3, order = 1 } },
  p2 = { hand = { "Mobilize" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 4" } } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Shen, Kinkou")
    t:expect("Shen, Kinkou"):at("base"):might(3)
  end,
}
