-- SPDX-License-Identifier: MIT

scenario "Mistfall: pays body and exhausts to ready the buffed unit" {
  rule = "383.3.b",
  p1 = {
    base = { "Mistfall", { "Unit 2", exhausted = true } }, legend = { "Blind Monk" },
    pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:use("Blind Monk"):on("Unit 2")
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Unit 2"):buffed():ready()
    t:expect("Mistfall"):exhausted()
    t:expect_number("p1", "body", 0)
  end,
}

scenario "Mistfall: one may decline" {
  p1 = {
    base = { "Mistfall", { "Unit 2", exhausted = true } }, legend = { "Blind Monk" },
    pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:use("Blind Monk"):on("Unit 2")
    t:resolve()
    t.p1:no()
    t:expect("Unit 2"):exhausted()
    t:expect("Mistfall"):ready()
  end,
}

scenario "Mistfall: a unit that has its buff already is not buffed" {
  rule = "426.1.c",
  p1 = {
    base = { "Mistfall", { "Unit 2", exhausted = true, buffs = 1 } }, legend = { "Blind Monk" },
    pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:use("Blind Monk"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t:expect("Mistfall"):ready()
  end,
}

scenario "Mistfall: an exhausted one cannot pay" {
  rule = "414.4",
  p1 = {
    base = { { "Mistfall", exhausted = true }, { "Unit 2", exhausted = true } },
    legend = { "Blind Monk" }, pool = { energy = 1, body = 1 },
  },
  function(t)
    t.p1:use("Blind Monk"):on("Unit 2")
    t:pass_all()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):buffed():exhausted()
    t:expect_number("p1", "body", 1)
  end,
}

scenario "740.1 Mistfall: you buff a team mate's unit and ready it" {
  format = "2v2",
  p1 = { base = { "Mistfall" }, legend = { "Blind Monk" }, pool = { energy = 1, body = 1 } },
  p3 = { base = { { "Unit 2", exhausted = true } } },
  function(t)
    t.p1:use("Blind Monk"):on("Unit 2")
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Unit 2"):buffed():ready()
  end,
}

scenario "411.4 Mistfall: you buff, not an opponent or a team mate; and a friendly unit" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Mistfall", { "Unit 2", exhausted = true } }, pool = { body = 2 } },
  p3 = { legend = "Blind Monk", pool = { energy = 1 } },
  function(t)
    t.p3:use("Blind Monk"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed():exhausted()
    t:expect_no_event("trigger", "Mistfall")
    t:expect("Mistfall"):ready()
  end,
}

test_card { id = "t-mis1", name = "Kindness", type = "spell", cost = {},
  targets = { unit {} }, run = function(game, me, it) game.buff(it) end,
}

scenario "740.2 Mistfall: an enemy unit that you buff is not readied" {
  p1 = { base = { "Mistfall" }, hand = { "Kindness" }, pool = { body = 1 } },
  p2 = { base = { { "Unit 2", exhausted = true } } },
  function(t)
    t.p1:play("Kindness"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed():exhausted()
    t:expect_no_event("trigger", "Mistfall")
  end,
}
