-- SPDX-License-Identifier: MIT

scenario "Nightglass Captain: others here, not those elsewhere, not itself" {
  p1 = { at = { ["West Field"] = { "Nightglass Captain", "Unit 1" } }, base = { "Unit 2" } },
  function(t)
    t:expect("Nightglass Captain"):might(3)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 2"):might(2)
  end,
}
