-- SPDX-License-Identifier: MIT

scenario "Darius, Executioner: readied after another card" {
  p1 = { hand = { "Unit 0", "Darius, Executioner" }, pool = { energy = 6, order = 1 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Darius, Executioner")
    t:expect("Darius, Executioner"):exhausted()
    t:pass_all()
    t:expect("Darius, Executioner"):ready()
  end,
}

scenario "Darius, Executioner: the others here have one more Might, he has not" {
  p1 = {
    at = { ["West Field"] = { "Darius, Executioner", "Unit 1" } }, base = { "Unit 2" },
  },
  function(t)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 2"):might(2)
    t:expect("Darius, Executioner"):might(6)
    t.p1:move("Darius, Executioner", "base")
    t:expect("Unit 1"):might(1)
    t:expect("Unit 2"):might(3)
  end,
}

scenario "Darius, Executioner: as the first card he stays exhausted" {
  p1 = { hand = { "Darius, Executioner" }, pool = { energy = 6, order = 1 } },
  function(t)
    t.p1:play("Darius, Executioner")
    t:expect_chain(0)
    t:expect("Darius, Executioner"):exhausted()
  end,
}

scenario "Darius, Executioner: an enemy here has no Might more" {
  p1 = { at = { ["West Field"] = { "Darius, Executioner", "Unit 2" } } },
  p2 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:expect("Unit 3"):might(3)
    t:expect("Unit 2"):might(3)
    t:expect("Darius, Executioner"):keyword("legion")
  end,
}

scenario "740.2 Darius, Executioner: other friendly units here, no enemies" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Darius, Executioner", "Unit 2" } } },
  p3 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 4"):might(4)
  end,
}

scenario "740.1 Darius, Executioner: a team mate's unit here has the Might" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Darius, Executioner" } } },
  p3 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 4" } },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 4"):might(4)
    t:expect("Darius, Executioner"):might(6)
  end,
}
