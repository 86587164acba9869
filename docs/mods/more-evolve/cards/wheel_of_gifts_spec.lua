-- SPDX-License-Identifier: MIT
scenario "Wheel of Gifts: one of six, by chance" {
  p1 = { field = { "Wheel of Gifts" }, hand = { "Follower 2/2" }, play_points = 5 },
  function(t)
    t:over_seeds(40, function(u)
      u.p1:play("Follower 2/2")
      u:expect_event("roll")
      for _, word in ipairs { "rush", "ward", "storm", "bane", "drain", "assail" } do
        if pcall(function() u:expect("Follower 2/2"):keyword(word) end) then return word end
      end
    end):only("rush", "ward", "storm", "bane", "drain", "assail")
  end }
