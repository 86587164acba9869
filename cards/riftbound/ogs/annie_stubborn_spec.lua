-- SPDX-License-Identifier: MIT

scenario "Annie, Stubborn: returns a spell from my trash" {
  p1 = {
    hand = { "Annie, Stubborn" }, trash = { "Gust", "Incinerate", "Unit 1" },
    pool = { energy = 4, chaos = 1 },
  },
  p2 = { trash = { "Flash" } },
  function(t)
    t.p1:play("Annie, Stubborn")
    t:expect_option("Gust", "Incinerate")
    t:expect_no_option("Unit 1", "Flash")
    t.p1:choose("Gust")
    t:pass_all()
    t:expect(t.p1.hand):is { "Gust" }
  end,
}

scenario "Annie, Stubborn: without a spell there, nothing" {
  p1 = { hand = { "Annie, Stubborn" }, trash = { "Unit 1" }, pool = { energy = 4, chaos = 1 } },
  function(t)
    t.p1:play("Annie, Stubborn")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "484.8.c Annie, Stubborn: from your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Annie, Stubborn" }, trash = { "Unit 1" }, pool = { energy = 4, chaos = 1 } },
  p3 = { trash = { "Gust" } },
  function(t)
    t.p1:play("Annie, Stubborn"):at("base")
    t:expect_chain(0)
    t:expect(t.p3.trash):is { "Gust" }
  end,
}
