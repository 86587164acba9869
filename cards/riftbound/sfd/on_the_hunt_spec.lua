-- SPDX-License-Identifier: MIT

scenario "On the Hunt: readies your units" {
  p1 = { hand = { "On the Hunt" }, pool = { energy = 1, body = 2 }, base = { { "Unit 1", exhausted = true } },
    at = { ["West Field"] = { { "Unit 2", exhausted = true } } } },
  p2 = { base = { { "Unit 3", exhausted = true } } },
  function(t)
    t.p1:play("On the Hunt")
    t:pass_all()
    t:expect("Unit 1"):ready()
    t:expect("Unit 2"):ready()
    t:expect("Unit 3"):exhausted()
  end,
}

scenario "On the Hunt: not what enters later" {
  p1 = { hand = { "On the Hunt", "Unit 1" }, pool = { energy = 2, body = 2 } },
  function(t)
    t.p1:play("On the Hunt")
    t:pass_all()
    t.p1:play("Unit 1")
    t:expect("Unit 1"):exhausted()
  end,
}

scenario "484.8.c On the Hunt: a team mate's units are not yours" {
  rule = "484.8.c",
  teams = 2,
  p1 = { hand = { "On the Hunt" }, pool = { energy = 1, body = 2 }, base = { { "Unit 1", exhausted = true } } },
  p2 = {}, p3 = { base = { { "Unit 2", exhausted = true } } }, p4 = {},
  function(t)
    t.p1:play("On the Hunt")
    t:resolve()
    t:expect("Unit 1"):ready()
    t:expect("Unit 2"):exhausted()
  end,
}
