-- SPDX-License-Identifier: MIT

scenario "Lucian, Gunslinger: deals his Assault to an enemy here" {
  rule = "807",
  p1 = { base = { "Lucian, Gunslinger" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } }, base = { "Unit 8" } },
  function(t)
    t.p1:move("Lucian, Gunslinger", "West Field")
    t:resolve()
    t:expect("Unit 9"):damage(1)
    t:expect("Lucian, Gunslinger"):might(3)
  end,
}

scenario "Lucian, Gunslinger: further Assault counts, given before the ability resolves" {
  p1 = { base = { "Lucian, Gunslinger" }, hand = { "Cleave" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Lucian, Gunslinger", "West Field")
    t.p1:pass()
    t:expect("Unit 9"):damage(0)
    t.p2:pass()
    t:expect("Unit 9"):damage(1)
    t.p1:play("Cleave"):on("Lucian, Gunslinger")
    t:resolve()
    t:expect("Lucian, Gunslinger"):might(6)
    t:expect("Unit 9"):damage(1)
  end,
}

scenario "Lucian, Gunslinger: Assault from an effect counts; not defending" {
  p1 = { base = { "Lucian, Gunslinger" }, hand = { "Cleave" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Cleave"):on("Lucian, Gunslinger")
    t:pass_all()
    t.p1:move("Lucian, Gunslinger", "West Field")
    t:resolve()
    t:expect("Unit 9"):damage(4)
  end,
}
