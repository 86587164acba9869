-- SPDX-License-Identifier: MIT
scenario "472.1.b Grave Mirror: it enters as the unit in the opponent's trash, and is itself again in its own" {
  rule = "472.1.b",
  p1 = { hand = { "Grave Mirror" }, pool = { energy = 3 } }, p2 = { trash = { "Unit 5" }, hand = { "Vengeance" } },
  function(t)
    t.p1:play("Grave Mirror"):on("Unit 5")
    t:expect("p1's Unit 5"):at("base"):might(5)
    t:expect("p2's Unit 5"):in_zone("trash")
  end }

scenario "Grave Mirror: without a unit in a trash it stays what it is" {
  p1 = { hand = { "Grave Mirror" }, pool = { energy = 3 } }, p2 = { trash = { "Gust" } },
  function(t)
    t.p1:play("Grave Mirror")
    t:expect("Grave Mirror"):at("base"):might(1)
  end }
