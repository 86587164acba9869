-- SPDX-License-Identifier: MIT
scenario "open-book: hands and tops lie open to both, and nothing else" {
  format = "open-book", p1 = { hand = { "Unit 1" }, deck = { "Unit 2", "Unit 3" } }, p2 = { hand = { "Unit 4" }, deck = { "Unit 5", "Unit 6" } },
  function(t)
    t:expect("Unit 1"):seen_by("p2")
    t:expect("Unit 2"):seen_by("p1"):seen_by("p2")
    t:expect("Unit 3"):unseen_by("p1")
    t:next_turn()
    t:expect("Unit 5"):in_zone("hand"):seen_by("p1")
    t:expect("Unit 6"):in_zone("deck"):seen_by("p1")
  end }
