-- SPDX-License-Identifier: MIT

scenario "Taric, Protector: Shield for the others here, Tank for himself" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Taric, Protector", "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t:expect("Unit 2"):attribute("shield", 1):attribute("tank", 0)
    t:expect("Unit 3"):attribute("shield", 0)
    t.p1:move("Unit 5", "West Field")
    t:expect("Unit 2"):might(3)
    t:expect("Taric, Protector"):might(5)
    t:expect("Unit 5"):attribute("shield", 0)
    t:combat()
    t:expect("Unit 2"):at("West Field")
    t:expect("Taric, Protector"):in_zone("trash")
  end,
}

scenario "Taric, Protector: added to a Shield they have" {
  rule = "814",
  p1 = { base = { "Taric, Protector", "Stalwart Poro" } },
  function(t)
    t:expect("Stalwart Poro"):attribute("shield", 2):might(2)
  end,
}

scenario "740.1 Taric, Protector: a team mate's units here have Shield" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Taric, Protector" } } },
  p3 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t:expect("Unit 2"):keyword("shield")
    t:expect("Unit 3"):no_keyword("shield")
  end,
}
