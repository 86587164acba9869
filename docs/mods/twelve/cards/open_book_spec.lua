-- SPDX-License-Identifier: MIT

scenario "108.7 Open Book: the opponents' hands lie open, also what they draw" {
  p1 = { base = { "Open Book" }, hand = { "Unit 1" } },
  p2 = { hand = { "Unit 2", "Gust" }, deck = { "Unit 7", "Unit 8" } },
  function(t)
    t:expect(t.p2.hand):seen_by "p1"
    t:expect("Unit 1"):unseen_by "p2"
    t:next_turn()
    t:expect("Unit 7"):in_zone("hand"):seen_by "p1"
    t:expect("Unit 8"):unseen_by "p1"
  end }

scenario "419.1.a Open Book: cards of the opponents' trash may be played, for their cost" {
  p1 = { base = { "Open Book" }, pool = { energy = 3, any = 2 } },
  p2 = { trash = { "Unit 3", "Gust" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):controlled_by("p1"):owned_by("p2")
    t:cannot(t.p1, "play", "Gust", "357")
  end }

scenario "056.2 Open Book: a spell of theirs goes back to its owner's trash" {
  p1 = { base = { "Open Book" }, pool = { energy = 1, any = 1 } },
  p2 = { trash = { "Gust" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Gust"):on "Unit 2"
    t:pass_all()
    t:expect_event("play", "Gust", { by = "p1" })
    t:expect("Unit 2"):in_zone "hand"
    t:expect(t.p2.trash):is { "Gust" }
    t:expect(t.p1.trash):is {}
  end }

scenario "Open Book: not the own trash, and not for the opponent" {
  p1 = { base = { "Open Book" }, trash = { "Unit 1" }, pool = { energy = 2 } },
  p2 = { trash = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1", "419.1.a")
    t:can(t.p1, "play", "Unit 2")
  end }

scenario "740.2 Open Book: hands and trash of a team mate are left alone" {
  format = "2v2", p1 = { base = { "Open Book" }, pool = { energy = 9 } },
  p2 = { hand = { "Unit 2" }, trash = { "Unit 4" } }, p3 = { hand = { "Unit 3" }, trash = { "Unit 5" } },
  p4 = { hand = { "Unit 6" }, trash = { "Unit 7" } },
  function(t)
    t:expect("Unit 2"):seen_by("p1"):seen_by("p3"):seen_by("p4")
    t:expect("Unit 6"):seen_by "p1"
    t:expect("Unit 3"):unseen_by("p1"):unseen_by("p2")
    t:can(t.p1, "play", "Unit 4")
    t:can(t.p1, "play", "Unit 7")
    t:cannot(t.p1, "play", "Unit 5", "419.1.a")
  end }
