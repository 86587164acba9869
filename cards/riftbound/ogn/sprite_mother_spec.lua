-- SPDX-License-Identifier: MIT

scenario "Sprite Mother: a ready Sprite where she is" {
  p1 = {
    hand = { "Sprite Mother" }, pool = { energy = 4, mind = 1 }, at = { ["West Field"] = { "Unit 1" } },
  },
  function(t)
    t.p1:play("Sprite Mother"):at("West Field")
    t:pass_all()
    t:expect("Sprite"):at("West Field"):ready():might(3):attribute("temporary", 1)
  end,
}

scenario "Sprite Mother: none when she is gone as it resolves" {
  rule = "359.3.e.12",
  p1 = {
    hand = { "Sprite Mother" }, pool = { energy = 4, mind = 1 }, at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Sprite Mother"):at("West Field"):pass()
    t.p2:play("Gust"):on("Sprite Mother")
    t:pass_all()
    t:expect("Sprite"):gone()
  end,
}
