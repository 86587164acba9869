-- SPDX-License-Identifier: MIT

scenario "Katarina, Reckless: hiding a card readies her" {
  rule = "421",
  p1 = { base = { { "Katarina, Reckless", exhausted = true } }, at = { ["West Field"] = { "Unit 1" } },
    hand = { "Pakaa Cub" }, pool = { any = 1 } },
  function(t)
    t.p1:hide("Pakaa Cub", "West Field")
    t:pass_all()
    t:expect("Katarina, Reckless"):ready()
  end,
}

scenario "Katarina, Reckless: a card from face down deals 2 to an enemy anywhere" {
  p1 = { base = { "Katarina, Reckless" }, at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Pakaa Cub")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end,
}

scenario "Katarina, Reckless: not one from the hand, not an opponent's" {
  p1 = { base = { "Katarina, Reckless" }, hand = { "Pakaa Cub" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Pakaa Cub")
    t:expect_chain(0)
  end,
}

scenario "484.8.c Katarina, Reckless: you hide and play from face down, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { base = { { "Katarina, Reckless", exhausted = true } } },
  p2 = { base = { "Unit 5" } },
  p3 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } }, facedown = { ["East Field"] = "Back Off" },
    hand = { "Lotus Trap" }, runes = { fury = 1 } },
  function(t)
    t.p3:hide("Lotus Trap", "West Field")
    t:expect("Katarina, Reckless"):exhausted()
    t.p3:play("Back Off"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):stunned()
    t:expect_no_event("trigger", "Katarina, Reckless")
  end,
}
