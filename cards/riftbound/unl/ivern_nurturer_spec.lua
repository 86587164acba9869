-- SPDX-License-Identifier: MIT

scenario "Ivern, Nurturer: a Poro among the top three is drawn, and a friendly unit buffed" {
  rule = "386",
  p1 = { hand = { "Ivern, Nurturer" }, pool = { energy = 5, calm = 1 }, base = { "Unit 4" },
    deck = { "Gust", "Pouty Poro", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Ivern, Nurturer")
    t:pass_all()
    t:expect_no_option("Gust")
    t.p1:choose("Pouty Poro")
    t:expect_event("draw", "Pouty Poro")
    t.p1:on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):buffed()
    t:expect(t.p1.deck):starts_with { "Unit 3" }
  end,
}

scenario "Ivern, Nurturer: another unit is drawn and nothing buffed" {
  p1 = { hand = { "Ivern, Nurturer" }, pool = { energy = 5, calm = 1 },
    deck = { "Gust", "Pouty Poro", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Ivern, Nurturer")
    t:pass_all()
    t.p1:choose("Unit 2")
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect_decision("p1", "turn")
    t:expect("Ivern, Nurturer"):unbuffed()
  end,
}

scenario "Ivern, Nurturer: when he holds, too" {
  p1 = { at = { ["West Field"] = { "Ivern, Nurturer" } }, deck = { "Gust", "Unit 1", "Unit 2", "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:resolve()
    t.p1:choose()
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
  end,
}

scenario "740.1 Ivern, Nurturer: a team mate's unit may be buffed, an opponent's not" {
  format = "2v2",
  p1 = { hand = { "Ivern, Nurturer" }, pool = { energy = 5, calm = 1 }, deck = { "Pouty Poro", "Gust", "Gust" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Ivern, Nurturer")
    t:pass_all()
    t.p1:choose("Pouty Poro")
    t:expect_option("Ivern, Nurturer", "Unit 4")
    t:expect_no_option("Unit 2")
    t.p1:on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):buffed()
  end,
}
