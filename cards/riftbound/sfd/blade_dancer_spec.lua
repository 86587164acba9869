-- SPDX-License-Identifier: MIT

scenario "Blade Dancer: choosing a friendly unit lets her ready it for one Power" {
  p1 = {
    legend = "Blade Dancer", base = { { "Unit 2", exhausted = true } }, hand = { "Cleave" },
    pool = { energy = 1, any = 1 },
  },
  function(t)
    t.p1:play("Cleave"):on("Unit 2")
    t.p1:yes()
    t:expect("Blade Dancer"):exhausted()
    t:pass_all()
    t:expect("Unit 2"):ready()
  end,
}

scenario "Blade Dancer: not for an enemy unit" {
  p1 = { legend = "Blade Dancer", hand = { "Cleave" }, pool = { energy = 1, any = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Cleave"):on("Unit 2")
    t:expect_chain(1)
  end,
}

scenario "Blade Dancer: conquering, one Energy readies her" {
  p1 = {
    legend = { { "Blade Dancer", exhausted = true } }, base = { "Unit 2" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect("Blade Dancer"):ready()
  end,
}

scenario "740.1 Blade Dancer: a team mate's unit that you choose is friendly" {
  rule = "740.1",
  teams = 2,
  p1 = { legend = "Blade Dancer", hand = { "Feral Strength" }, pool = { energy = 2, any = 1 } },
  p2 = {}, p3 = { base = { { "Unit 2", exhausted = true } } }, p4 = {},
  function(t)
    t.p1:play("Feral Strength"):on("Unit 2")
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):ready():might(4)
    t:expect("Blade Dancer"):exhausted()
  end,
}
