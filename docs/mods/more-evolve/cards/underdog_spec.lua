-- SPDX-License-Identifier: MIT
scenario "Underdog: behind it fights harder" {
  p1 = { field = { "Underdog" }, defense = 10 }, p2 = { defense = 12 },
  function(t) t:expect("Underdog"):attack(4):keyword("ward") end }

scenario "Underdog: level it does not" {
  p1 = { field = { "Underdog" } },
  function(t) t:expect("Underdog"):attack(2):no_keyword("ward") end }
