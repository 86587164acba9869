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
