-- SPDX-License-Identifier: MIT

scenario "Black Flame Altar: Temporary units here have Shield" {
  rule = "814",
  battlefields = { "Black Flame Altar", "East Field" },
  p1 = { at = { ["Black Flame Altar"] = { "Sprite", "Unit 1" } }, base = { "Sprite" } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "Black Flame Altar")
    t:expect("Sprite#2"):might(4):attribute("shield", 1)
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Black Flame Altar: not elsewhere" {
  battlefields = { "Black Flame Altar", "East Field" },
  p1 = { at = { ["East Field"] = { "Sprite" } }, base = { "Sprite" } },
  function(t)
    t:expect("Sprite#1"):attribute("shield", 0)
    t:expect("Sprite#2"):attribute("shield", 0)
  end,
}
