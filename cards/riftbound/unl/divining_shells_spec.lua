-- SPDX-License-Identifier: MIT

scenario "Divining Shells: Vision" {
  rule = "817",
  p1 = { hand = { "Divining Shells" }, pool = { energy = 2 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Divining Shells")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
  end,
}

scenario "Divining Shells: in a showdown, two Might" {
  rule = "806",
  p1 = { base = { "Divining Shells", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:use("Divining Shells"):on("Unit 2")
    t:expect("Divining Shells"):in_zone("trash")
    t:pass_all()
    t:expect("Unit 2"):might(4)
  end,
}

scenario "Divining Shells: not in a Closed State" {
  rule = "309.1.a",
  p1 = { base = { "Divining Shells" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 2"):pass()
    t:cannot(t.p1, "use", "Divining Shells", "309.1.a")
  end,
}
