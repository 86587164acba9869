-- SPDX-License-Identifier: MIT

scenario "Undying Loyalty: plays a cheap unit from the trash for nothing" {
  rule = "419.3",
  p1 = { hand = { "Undying Loyalty" }, trash = { "Unit 2", "Unit 3", "Jaull-Fish" },
    pool = { energy = 2, order = 1 } },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t.p1:play("Undying Loyalty")
    t:pass_all()
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Undying Loyalty: two Energy less when it chooses a Poro" {
  rule = "356.4",
  p1 = { hand = { "Undying Loyalty" }, trash = { "Unit 2", "Veteran Poro" }, pool = { order = 1 } },
  function(t)
    t.p1:play("Undying Loyalty")
    t:pass_all()
    t:expect("Veteran Poro"):at("base")
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "Undying Loyalty: without a pet two Energy are needed" {
  p1 = { hand = { "Undying Loyalty" }, trash = { "Unit 2" }, pool = { energy = 1, order = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Undying Loyalty", "357")
  end,
}

scenario "484.8.c Undying Loyalty: your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Undying Loyalty" }, pool = { energy = 2, order = 1 }, trash = { "Unit 2" } },
  p3 = { trash = { "Unit 1" } },
  function(t)
    t.p1:play("Undying Loyalty")
    t:pass_all()
    t:expect("Unit 2"):at("base"):controlled_by("p1")
    t:expect("Unit 1"):in_zone("trash")
  end,
}
