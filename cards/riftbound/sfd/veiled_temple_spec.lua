-- SPDX-License-Identifier: MIT

scenario "Veiled Temple: conquering here readies a gear; an Equipment may be detached" {
  rule = "435",
  battlefields = { "Veiled Temple", "East Field" },
  p1 = { base = { { "Unit 1", attached = { { "Doran's Blade", exhausted = true } } } } },
  function(t)
    t.p1:move("Unit 1", "Veiled Temple")
    t:showdown_pass()
    t.p1:yes()
    t:resolve()
    t.p1:yes()
    t:expect("Doran's Blade"):ready():unattached():at("base")
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Veiled Temple: the Equipment may stay, and a gear that is none is only readied" {
  battlefields = { "Veiled Temple", "East Field" },
  p1 = { base = { { "Unit 1", attached = { "Doran's Blade" } },
    { "Orb of Regret", exhausted = true } } },
  function(t)
    t.p1:move("Unit 1", "Veiled Temple")
    t:showdown_pass()
    t.p1:yes():choose("Orb of Regret")
    t:pass_all()
    t:expect("Orb of Regret"):ready()
    t:expect("Doran's Blade"):attached_to("Unit 1")
  end,
}

scenario "Veiled Temple: one may decline, and not for the opponent's gear" {
  battlefields = { "Veiled Temple", "East Field" },
  p1 = { base = { "Unit 1" } },
  p2 = { base = { { "Orb of Regret", exhausted = true } } },
  function(t)
    t.p1:move("Unit 1", "Veiled Temple")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect("Orb of Regret"):exhausted()
  end,
}

scenario "740.1 Veiled Temple: a team mate's Equipment may be readied and detached" {
  rule = "740.1",
  teams = 2,
  battlefields = { "Veiled Temple", "East Field", "North Field", "South Field" },
  p1 = { base = { "Unit 3" } },
  p2 = {}, p3 = { base = { { "Unit 2", attached = { { "Doran's Blade", exhausted = true } } } } }, p4 = {},
  function(t)
    t.p1:move("Unit 3", "Veiled Temple")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t.p1:yes()
    t:expect("Doran's Blade"):unattached():ready()
  end,
}
