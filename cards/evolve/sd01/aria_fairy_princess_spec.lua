-- SPDX-License-Identifier: MIT
scenario "10.9.1.2 Aria: other Pixies have Rush, she has not" {
  p1 = { field = { "Aria, Fairy Princess", "Fairy", "Fighter" } },
  function(t)
    t:expect("Fairy"):keyword "rush"
    t:expect("Fighter"):no_keyword "rush"
    t:expect("Aria, Fairy Princess"):no_keyword("rush"):keyword "ward"
  end }
