-- SPDX-License-Identifier: MIT

scenario "Enthusiastic Promoter: when it holds, all units there are buffed" {
  p2 = { at = { ["West Field"] = { "Enthusiastic Promoter", "Unit 3" } }, base = { "Unit 4" } },
  function(t)
    t:next_turn()
    t:expect("Enthusiastic Promoter"):buffed()
    t:expect("Unit 3"):buffed()
    t:expect("Unit 4"):unbuffed()
  end,
}

scenario "Enthusiastic Promoter: not when another battlefield is held" {
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Enthusiastic Promoter" } },
  function(t)
    t:next_turn()
    t:expect_points("p2", 1)
    t:expect("Unit 3"):unbuffed()
    t:expect("Enthusiastic Promoter"):unbuffed()
  end,
}

scenario "Enthusiastic Promoter: Backline, it is assigned damage last" {
  rule = "826",
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Enthusiastic Promoter", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Enthusiastic Promoter"):at("West Field")
  end,
}
