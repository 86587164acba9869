-- SPDX-License-Identifier: MIT
scenario "4.2.2.3 Beastly Vow: comes engaged" {
  p1 = { hand = { "Beastly Vow" }, play_points = 5 },
  function(t)
    t.p1:play "Beastly Vow"
    t:expect("Beastly Vow"):in_zone("field"):engaged()
    t:cannot(t.p1, "use", "Beastly Vow")
  end }

scenario "10.4.2.1 Beastly Vow: reserved it becomes a Holy Tiger" {
  p1 = { field = { "Beastly Vow" }, play_points = 1 },
  function(t)
    t.p1:use "Beastly Vow"
    t:expect("Beastly Vow"):in_zone "cemetery"
    t:expect("Holy Tiger"):in_zone "field"
  end }
