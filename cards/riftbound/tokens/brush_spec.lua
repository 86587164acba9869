-- SPDX-License-Identifier: MIT

scenario "184.8 Brush: Birds, Cats, Dogs, Poros and Ivern have one Might more there" {
  battlefields = { "Brush", "East Field" },
  p1 = { at = { ["Brush"] = { "Bird", "Mutated Mouser", "Unit 2" } }, base = { "Loyal Poro" } },
  p2 = { base = { "Bird" } },
  function(t)
    t:expect("p1's Bird"):might(2)
    t:expect("Mutated Mouser"):might(2)
    t:expect("Unit 2"):might(2)
    t:expect("Loyal Poro"):might(3)
    t:expect("Bird#2"):might(1)
  end,
}

test_card {
  id = "t-gardener", name = "Gardener", type = "unit", might = 3,
  activated {
    cost = { exhaust = "me" }, targets = { battlefield {} },
    run = function(game, me, field)
      game.replace(field, "Brush")
    end,
  },
}

scenario "184.8 Brush: when you score there it may be swapped back for what it replaced" {
  p1 = { base = { "Gardener", "Unit 2" } },
  function(t)
    t.p1:use("Gardener"):choose("West Field")
    t:pass_all()
    t.p1:move("Unit 2", "Brush")
    t:combat()
    t.p1:yes()
    t:pass_all()
    t:expect_control("West Field", "p1")
    t:expect("Unit 2"):at("West Field")
  end,
}
