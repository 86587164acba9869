-- SPDX-License-Identifier: MIT

scenario "Fiora, Worthy: a unit that becomes Mighty is readied for one Order" {
  rule = "709",
  p1 = { base = { "Fiora, Worthy", { "Unit 4", exhausted = true } }, hand = { "Punch First" },
    pool = { energy = 1, body = 2, order = 1 } },
  function(t)
    t.p1:play("Punch First"):on("Unit 4")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 4"):ready():might(9)
    t:expect_number("p1", "order", 0)
  end,
}

scenario "Fiora, Worthy: an Equipment can make a unit Mighty, herself too" {
  rule = "709",
  p1 = { base = { { "Fiora, Worthy", exhausted = true }, "Doran's Blade" },
    pool = { body = 1, order = 1 } },
  function(t)
    t.p1:use("Doran's Blade"):on("Fiora, Worthy")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Fiora, Worthy"):ready():might(5)
  end,
}

scenario "Fiora, Worthy: one that was Mighty already does not become so, nor one that enters with five" {
  rule = "711",
  p1 = { base = { "Fiora, Worthy", "Unit 5" }, hand = { "Punch First", "Unit 6" },
    pool = { energy = 7, body = 2, order = 1 } },
  function(t)
    t.p1:play("Punch First"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(10)
    t.p1:play("Unit 6")
    t:expect_chain(0)
    t:expect("Unit 6"):exhausted()
  end,
}

scenario "Fiora, Worthy: not for an enemy unit, and one may leave it" {
  p1 = { base = { "Fiora, Worthy", "Unit 1" }, hand = { "Punch First", "Punch First" },
    pool = { energy = 2, body = 4, order = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Punch First"):on("Unit 2")
    t:pass_all()
    t.p1:play("Punch First"):on("Unit 1")
    t:resolve()
    t.p1:no()
    t:expect_number("p1", "order", 1)
  end,
}

scenario "709 a unit that fell below five may become Mighty again" {
  rule = "709",
  p1 = { base = { "Fiora, Worthy", { "Unit 4", attached = { "Doran's Blade" } } },
    hand = { "Veteran Poro" }, pool = { energy = 2, body = 1, order = 2 } },
  function(t)
    t.p1:play("Veteran Poro"):yes()
    t:pass_all()
    t:expect("Unit 4"):might(4)
    t:next_turn()
    t:next_turn()
    t:expect("Unit 4"):might(4)
  end,
}

scenario "484.8.c Fiora, Worthy: a team mate's unit that becomes Mighty is none of yours" {
  format = "2v2",
  p1 = { base = { "Fiora, Worthy" }, pool = { order = 1 } },
  p3 = { base = { { "Unit 4", exhausted = true } }, hand = { "Feral Strength" }, pool = { energy = 2 } },
  function(t)
    t.p1:invite()
    t.p3:play("Feral Strength"):on("Unit 4")
    t:pass_all()
    t:expect_event("become_mighty", "Unit 4")
    t:expect_no_event("trigger", "Fiora, Worthy")
  end,
}
