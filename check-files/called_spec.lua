scenario "what words are called with" {
  p1 = { base = { "Unit 3" }, points = "3", runes = { furry = 2 }, pool = { enrgy = 1, fury = "2" },
    hand = { { "Unit 2", exhausted = "yes" } } },
  turn = "p5", victory_score = "8",
  function(t)
    t.p1.play("Unit 3")
    t:expect("Unit 3"):in_zone "hnad"
    t:expect("Unit 3"):in_zone("bord")
    t:expect("Unit 3"):might("3")
    t:expect("Unit 3").might(3)
    t:expect_number("p1", "enrgy", 2)
    t:expect_number("p1", 2)
    t:expect_points("p6", 2)
    t:expect_control("West Field", "nobdy")
    t:expect_event("dye", "Unit 3")
    t:expect_event("die", "Unit 3", "2")
    t:expect("Unit 3"):keyword("tank", "tenk")
    t:expect("Unit 3"):attribute("mihgt", 3)
    t.expect("Unit 3")
    t:expect(t.p1.hand):count(#"two"):has("Unit 2", 1)
  end,
}
scenario "who is not there" {
  p1 = { base = { "Unit 3" } }, turn = "p3",
  function(t) t:expect_winner("nobody") end,
}
