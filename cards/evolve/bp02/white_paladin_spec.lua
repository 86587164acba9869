-- SPDX-License-Identifier: MIT
scenario "White Paladin: two Guardians for two" {
  p1 = { field = { "White Paladin" }, play_points = 2 },
  function(t)
    t.p1:use("White Paladin"):no():no()
    t:expect(t.p1.field):count(3)
  end }

scenario "White Paladin: engaged, or for one, none; he has Ward" {
  p1 = { field = { { "White Paladin", engaged = true } }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "use", "White Paladin")
    t:expect("White Paladin"):keyword("ward"):attack(3):defense(4)
  end }


scenario "White Paladin: not for one" {
  p1 = { field = { "White Paladin" }, play_points = 1 },
  function(t) t:cannot(t.p1, "use", "White Paladin") end }
