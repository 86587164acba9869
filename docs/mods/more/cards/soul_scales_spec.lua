-- SPDX-License-Identifier: MIT
scenario "Soul Scales: the costs of the three are dealt, and the heavy one leaves the top" {
  p1 = { hand = { "Soul Scales" }, pool = { energy = 2 }, deck = { "Gust", "Unit 4", "Stupefy", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Soul Scales"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(6)
    t:expect_event("recycle", "Unit 4")
    t:expect_no_event("recycle", "Gust")
  end }

scenario "Soul Scales: light cards deal little and stay on top" {
  p1 = { hand = { "Soul Scales" }, pool = { energy = 2 }, deck = { "Gust", "Stupefy", "Unit 1", "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Soul Scales"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):damage(3)
    t:expect_no_event("recycle", "Unit 1")
  end }
