-- SPDX-License-Identifier: MIT
scenario "Echo of Silence: the second of a name is countered" {
  p1 = { base = { "Echo of Silence" }, at = { ["West Field"] = { "Unit 5" } } },
  p2 = { hand = { "Stupefy", "Gust" }, trash = { "Stupefy" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Stupefy"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(5)
  end }

scenario "Echo of Silence: the first of a name resolves, whatever lies in another trash" {
  p1 = { base = { "Echo of Silence" }, at = { ["West Field"] = { "Unit 5" } }, trash = { "Stupefy" } },
  p2 = { hand = { "Stupefy" }, trash = { "Gust" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Stupefy"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(4)
  end }

scenario "Echo of Silence: a team mate's spell is not countered" {
  format = "2v2", p1 = { base = { "Echo of Silence" }, at = { ["West Field"] = { "Unit 5" } } },
  p3 = { hand = { "Stupefy" }, trash = { "Stupefy" }, pool = { energy = 1 } }, turn = "p3",
  function(t)
    t.p3:play("Stupefy"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(4)
  end }
