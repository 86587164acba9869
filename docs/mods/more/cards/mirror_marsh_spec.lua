-- SPDX-License-Identifier: MIT
test_card { id = "more-t205", name = "Wall", type = "unit", domains = { "calm" }, cost = { energy = 1 }, might = 2,
  keywords = { "tank" },
}

scenario "Mirror Marsh: who is a Tank elsewhere is none here" {
  battlefields = { "Mirror Marsh", "East Field" }, p1 = { base = { "Wall" } },
  function(t)
    t:expect("Wall"):keyword("tank")
    t.p1:move("Wall", "Mirror Marsh")
    t:showdown_pass()
    t:expect("Wall"):no_keyword("tank")
  end }
