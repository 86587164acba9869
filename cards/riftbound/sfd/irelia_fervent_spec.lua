-- SPDX-License-Identifier: MIT

scenario "Irelia, Fervent: +1 when I ready her" {
  p1 = {
    legend = "Blade Dancer", base = { { "Irelia, Fervent", exhausted = true } },
    hand = { "Cleave" }, pool = { energy = 1, any = 1 },
  },
  function(t)
    t.p1:play("Cleave"):on("Irelia, Fervent"):yes():order({ "Irelia, Fervent", "Blade Dancer" }):yes()
    t:pass_all()
    t:expect("Irelia, Fervent"):ready():might(6)
  end,
}

scenario "Irelia, Fervent: +1 when a spell of mine chooses her" {
  p1 = { base = { "Irelia, Fervent" }, hand = { "Cleave" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Cleave"):on("Irelia, Fervent")
    t:expect_chain(2)
    t:pass_all()
    t:expect("Irelia, Fervent"):might(5)
  end,
}

scenario "Irelia, Fervent: not when the opponent does, who pays for Deflect" {
  p1 = { base = { "Irelia, Fervent" } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1, any = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Stupefy"):on("Irelia, Fervent")
    t:expect_number("p2", "any", 0)
    t:expect_chain(1)
    t:pass_all()
    t:expect("Irelia, Fervent"):might(3)
  end,
}

scenario "411.1 Irelia, Fervent: a team mate who chooses her is not you" {
  rule = "411.1",
  teams = 2,
  turn = "p3",
  p1 = { base = { "Irelia, Fervent" } },
  p2 = {}, p3 = { base = { "Unit 2" }, hand = { "Punch First" }, pool = { energy = 1, body = 2 } }, p4 = {},
  function(t)
    t.p3:play("Punch First"):on("Irelia, Fervent")
    t:expect_chain { "Punch First" }
    t:resolve()
    t:expect("Irelia, Fervent"):might(9)
  end,
}
