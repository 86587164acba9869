-- SPDX-License-Identifier: MIT

scenario "Unchecked Power: exhausts my units and deals 12 to all units at battlefields" {
  p1 = {
    base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } }, hand = { "Unchecked Power" },
    pool = { energy = 7, mind = 2 },
  },
  p2 = { at = { ["East Field"] = { "Unit 10" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Unchecked Power")
    t:pass_all()
    t:expect("Unit 1"):exhausted():at("base")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 10"):in_zone("trash")
    t:expect("Unit 3"):ready():damage(0)
  end,
}

scenario "740.1 Unchecked Power: exhausts a team mate's units too" {
  format = "2v2",
  p1 = { hand = { "Unchecked Power" }, pool = { energy = 9, any = 9 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 3" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Unchecked Power")
    t:pass_all()
    t:expect("Unit 1"):exhausted()
    t:expect("Unit 2"):exhausted()
    t:expect("Unit 3"):ready()
  end,
}
