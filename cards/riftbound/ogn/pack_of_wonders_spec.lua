-- SPDX-License-Identifier: MIT

scenario "Pack of Wonders: a gear, a unit or a facedown card, not itself" {
  p1 = {
    base = { "Pack of Wonders", "Sun Disc" }, at = { ["West Field"] = { "Unit 3" } },
    facedown = { ["West Field"] = "Pakaa Cub" },
  },
  p2 = { base = { "Unit 5" }, at = { ["East Field"] = { "Unit 4" } }, facedown = { ["East Field"] = "Block" } },
  function(t)
    t.p1:use("Pack of Wonders")
    t:expect_option("Sun Disc", "Unit 3", "Pakaa Cub")
    t:expect_no_option("Pack of Wonders")
    t:expect_no_option("Unit 5")
    t:expect_no_option("Block")
    t.p1:choose("Pakaa Cub")
    t:resolve()
    t:expect(t.p1.hand):is { "Pakaa Cub" }
    t:expect("Pakaa Cub"):seen_by("p2") -- 421.4
  end,
}

scenario "Pack of Wonders: alone it does nothing" {
  p1 = { base = { "Pack of Wonders" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "use", "Pack of Wonders")
  end,
}

scenario "Pack of Wonders: a unit of another owner goes to that owner" {
  rule = "127.1",
  p1 = { base = { "Pack of Wonders", { "Unit 3", owner = "p2" } } },
  p2 = {},
  function(t)
    t.p1:use("Pack of Wonders"):on("Unit 3")
    t:resolve()
    t:expect(t.p2.hand):is { "Unit 3" }
  end,
}

scenario "740.1 Pack of Wonders: a team mate's unit returns to the team mate's hand" {
  format = "2v2",
  p1 = { base = { "Pack of Wonders" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:use("Pack of Wonders"):on("Unit 2")
    t:pass_all()
    t:expect(t.p3.hand):is { "Unit 2" }
  end,
}

scenario "Pack of Wonders: it is exhausted for it; an enemy's gear, unit and facedown card are no choice" {
  format = "2v2",
  p1 = { base = { "Pack of Wonders" } },
  p2 = { base = { "Sun Disc", "Unit 5" }, at = { ["East Field"] = { "Unit 6" } }, facedown = { ["East Field"] = "Block" } },
  p3 = { base = { "Orb of Regret" }, at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:use("Pack of Wonders")
    t:expect_options("Orb of Regret", "Unit 2", "Pakaa Cub")
    t.p1:choose("Pakaa Cub")
    t:expect("Pack of Wonders"):exhausted()
    t:resolve()
    t:expect(t.p3.hand):is { "Pakaa Cub" }
    t:cannot(t.p1, "use", "Pack of Wonders")
  end,
}
