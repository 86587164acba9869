-- SPDX-License-Identifier: MIT
scenario "Tide of Fortune: behind, level, ahead" {
  p1 = { base = { "Tide of Fortune", "Unit 3" } }, p2 = { points = 2, base = { "Unit 4" } },
  function(t)
    t:expect("Unit 3"):might(5)
    t:expect("Unit 4"):might(4)
  end }

scenario "Tide of Fortune: level, and nothing" {
  p1 = { base = { "Tide of Fortune", "Unit 3" }, points = 2 }, p2 = { points = 2 },
  function(t) t:expect("Unit 3"):might(3) end }

scenario "Tide of Fortune: in teams the points of both are counted" {
  format = "2v2", p1 = { base = { "Tide of Fortune", "Unit 3" } }, p2 = { points = 1 }, p3 = { points = 2 }, p4 = {},
  function(t) t:expect("Unit 3"):might(2) end }
