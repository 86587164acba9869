-- SPDX-License-Identifier: MIT
test_card { id = "more-t212", name = "House Dog", type = "unit", cost = { energy = 1 }, might = 1, tags = { "Dog" } }

scenario "Kennel Master: of the two breeds the one that was named grows, here only" {
  p1 = { hand = { "Kennel Master" }, pool = { energy = 3 }, base = { "House Dog", "Pakaa Cub" } }, p2 = { base = { "House Dog" } },
  function(t)
    t.p1:play("Kennel Master"):choose("Dog")
    t:expect("p1's House Dog"):might(2)
    t:expect("p2's House Dog"):might(1)
    t:expect("Pakaa Cub"):damage(0)
    t:expect_event("named", "Kennel Master")
  end }

scenario "Kennel Master: with the other breed it does not" {
  p1 = { hand = { "Kennel Master" }, pool = { energy = 3 }, base = { "House Dog" } },
  function(t)
    t.p1:play("Kennel Master"):choose("Cat")
    t:expect("House Dog"):might(1)
  end }
