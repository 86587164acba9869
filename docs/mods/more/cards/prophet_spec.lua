-- SPDX-License-Identifier: MIT
scenario "Prophet" {
  p1 = { hand = { "Prophet of One Name" }, pool = { energy = 4 }, deck = { "Unit 1", "Unit 2", "Gust", "Unit 3" } },
  function(t)
    t.p1:play("Prophet of One Name")
    t:pass_all()
    t.p1:choose("Gust")
    t:expect(t.p1.hand):is { "Gust" }
  end }
