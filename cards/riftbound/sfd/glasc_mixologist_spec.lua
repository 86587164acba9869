-- SPDX-License-Identifier: MIT

scenario "Glasc Mixologist: only one of at most 3 Energy and 1 Power" {
  p1 = {
    at = { ["West Field"] = { "Glasc Mixologist" } }, hand = { "Hidden Blade" },
    pool = { energy = 2, order = 1 }, trash = { "Unit 3", "Unit 1", "Unit 4", "Tibbers", "Gust" },
  },
  function(t)
    t.p1:play("Hidden Blade"):on("Glasc Mixologist")
    t:resolve()
    t.p1:yes()
    t:expect_option("Unit 3", "Unit 1")
    t:expect_no_option("Unit 4")
    t:expect_no_option("Tibbers")
    t.p1:choose("Unit 3")
    t:pass_all()
    t.p1:at("base")
    t:expect("Unit 3"):at("base"):exhausted()
  end,
}

scenario "Glasc Mixologist: he may do without" {
  p1 = {
    at = { ["West Field"] = { "Glasc Mixologist" } }, hand = { "Hidden Blade" },
    pool = { energy = 2, order = 1 }, trash = { "Unit 3" },
  },
  function(t)
    t.p1:play("Hidden Blade"):on("Glasc Mixologist")
    t:resolve()
    t.p1:no()
    t:expect("Unit 3"):in_zone("trash")
  end,
}
