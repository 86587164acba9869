-- SPDX-License-Identifier: MIT

scenario "Grandmaster at Arms: attaches a detached Equipment for one Energy" {
  rule = "434.2",
  p1 = { legend = "Grandmaster at Arms", base = { "Doran's Blade", "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Grandmaster at Arms", 1)
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Unit 1")
    t:expect("Grandmaster at Arms"):exhausted()
  end,
}

scenario "Grandmaster at Arms: moves an attached one to another unit for nothing" {
  rule = "434.1.f",
  p1 = { legend = "Grandmaster at Arms",
    base = { { "Unit 2", attached = { "Doran's Blade" } }, "Unit 1" } },
  function(t)
    t.p1:use("Grandmaster at Arms"):on("Unit 1")
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Unit 1")
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Grandmaster at Arms: not an opponent's Equipment" {
  p1 = { legend = "Grandmaster at Arms", base = { "Unit 1" }, pool = { energy = 1 } },
  p2 = { base = { { "Unit 2", attached = { "Doran's Blade" } }, "B.F. Sword" } },
  function(t)
    t:cannot(t.p1, "use", "Grandmaster at Arms", "355.8")
  end,
}

scenario "484.8.c Grandmaster at Arms: to a unit you control, not to a team mate's" {
  format = "2v2",
  p1 = { legend = "Grandmaster at Arms", pool = { energy = 1 }, base = { "Long Sword" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "use", "Grandmaster at Arms")
  end,
}

scenario "484.8.c Grandmaster at Arms: Equipment you control, not a team mate's" {
  format = "2v2",
  p1 = { legend = "Grandmaster at Arms", pool = { energy = 1 }, base = { "Unit 1" } },
  p3 = { base = { "Long Sword", { "Unit 2", attached = { "Long Sword" } } } },
  function(t)
    t:cannot(t.p1, "use", "Grandmaster at Arms", "355.8")
  end,
}
