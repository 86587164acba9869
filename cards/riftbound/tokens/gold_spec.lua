-- SPDX-License-Identifier: MIT

scenario "Gold: killed and exhausted it adds a Power of every domain, also while paying" {
  rule = "184.5",
  p1 = { base = { "Gold" }, hand = { "Soul Harvest" }, runes = { fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Soul Harvest"):on("Unit 3")
    t:expect("Gold"):gone()
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Gold: not exhausted" {
  rule = "184.5",
  p1 = { base = { { "Gold", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "use", "Gold")
  end,
}
