-- SPDX-License-Identifier: MIT

scenario "Shurelya's Requiem: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Shurelya's Requiem", "Unit 1" }, pool = { calm = 1 } },
  function(t)
    t.p1:use("Shurelya's Requiem")
    t:pass_all()
    t:expect("Shurelya's Requiem"):attached_to("Unit 1")
  end,
}

scenario "Shurelya's Requiem: played, it readies the own units" {
  rule = "415",
  p1 = { hand = { "Shurelya's Requiem" }, base = { { "Unit 1", exhausted = true } },
    at = { ["West Field"] = { { "Unit 2", exhausted = true } } }, pool = { energy = 4, calm = 2 } },
  p2 = { base = { { "Unit 3", exhausted = true } } },
  function(t)
    t.p1:play("Shurelya's Requiem")
    t:pass_all()
    t:expect("Unit 1"):ready()
    t:expect("Unit 2"):ready()
    t:expect("Unit 3"):exhausted()
  end,
}

scenario "Shurelya's Requiem: friendly units where its unit is have Ganking" {
  rule = "810",
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { "Shurelya's Requiem" } }, "Unit 2" } },
    base = { "Unit 3" } },
  function(t)
    t:expect("Unit 1"):attribute("ganking", 1):might(3)
    t:expect("Unit 2"):attribute("ganking", 1)
    t:expect("Unit 3"):attribute("ganking", 0)
  end,
}

scenario "484.8.c Shurelya's Requiem: your units are readied, a team mate's are not" {
  format = "2v2",
  p1 = { hand = { "Shurelya's Requiem" }, pool = { energy = 4, calm = 2 }, base = { { "Unit 3", exhausted = true } } },
  p3 = { base = { { "Unit 4", exhausted = true } } },
  function(t)
    t.p1:play("Shurelya's Requiem")
    t:pass_all()
    t:expect("Unit 3"):ready()
    t:expect("Unit 4"):exhausted()
  end,
}
