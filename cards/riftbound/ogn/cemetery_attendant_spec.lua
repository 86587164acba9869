-- SPDX-License-Identifier: MIT

scenario "Cemetery Attendant: returns a unit from my trash" {
  p1 = {
    hand = { "Cemetery Attendant" }, trash = { "Unit 1", "Unit 2", "Gust" },
    pool = { energy = 3, chaos = 1 },
  },
  p2 = { trash = { "Unit 3" } },
  function(t)
    t.p1:play("Cemetery Attendant")
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("Gust", "Unit 3")
    t.p1:choose("Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p1.trash):is { "Unit 1", "Gust" }
  end,
}

scenario "Cemetery Attendant: nothing in the trash, nothing comes back" {
  p1 = { hand = { "Cemetery Attendant" }, trash = { "Gust" }, pool = { energy = 3, chaos = 1 } },
  function(t)
    t.p1:play("Cemetery Attendant")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect("Cemetery Attendant"):at("base")
  end,
}

scenario "484.8.c Cemetery Attendant: from your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Cemetery Attendant" }, trash = { "Gust" }, pool = { energy = 3, chaos = 1 } },
  p3 = { trash = { "Unit 1" } },
  function(t)
    t.p1:play("Cemetery Attendant"):at("base")
    t:expect_chain(0)
    t:expect(t.p3.trash):is { "Unit 1" }
  end,
}
