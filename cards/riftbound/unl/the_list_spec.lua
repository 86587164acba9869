-- SPDX-License-Identifier: MIT

scenario "The List: a tag is named as it is played; a unit with it has two less this turn" {
  rule = "133.8",
  p1 = { hand = { "The List" }, pool = { energy = 1 }, base = { "Chemtech Enforcer" } },
  p2 = { base = { "Blazing Scorcher", "Kraken Hunter", "Unit 3" } },
  function(t)
    t.p1:play("The List"):choose("Noxus")
    t:expect_event("named", "The List")
    t.p1:use("The List")
    t:expect("The List"):exhausted()
    t:pass_all()
    t:expect("Blazing Scorcher"):might(3)
    t:expect("Kraken Hunter"):might(5)
    t:next_turn()
    t:expect("Blazing Scorcher"):might(5)
  end,
}

scenario "The List: any unit with the tag, only one of them, and no other" {
  p1 = { hand = { "The List" }, pool = { energy = 1 }, base = { "Kraken Hunter" } },
  p2 = { base = { "Scuttle Crab", "Blazing Scorcher" } },
  function(t)
    t.p1:play("The List"):choose("Bilgewater")
    t.p1:use("The List")
    t:expect_option("Kraken Hunter", "Scuttle Crab")
    t:expect_no_option("Blazing Scorcher")
    t.p1:on("Kraken Hunter")
    t:pass_all()
    t:expect("Kraken Hunter"):might(3)
    t:expect("Scuttle Crab"):might(0)
  end,
}

scenario "The List: two of them name each their own" {
  p1 = { hand = { "The List", "The List" }, pool = { energy = 2 } },
  p2 = { base = { "Scuttle Crab", "Blazing Scorcher" } },
  function(t)
    t.p1:play("The List"):choose("Dragon")
    t.p1:play("The List#2"):choose("Bilgewater")
    t.p1:use("The List")
    t:pass_all()
    t:expect("Blazing Scorcher"):might(3)
    t.p1:use("The List#2")
    t:pass_all()
    t:expect("Blazing Scorcher"):might(3)
  end,
}

scenario "The List: no unit has the tag; and put there without being played it names none" {
  rule = "355.8",
  p1 = { hand = { "The List" }, base = { "The List" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3", "Blazing Scorcher" } },
  function(t)
    t.p1:play("The List"):choose("Poro")
    t:cannot(t.p1, "use", "The List#1")
    t:cannot(t.p1, "use", "The List#2")
  end,
}
