scenario "what words are called with" {
  p1 = { field = { { "Follower 2", engaged = "yes" } }, play_points = "3" }, phase = "midle",
  function(t)
    t:expect("Follower 2"):in_zone "feild"
    t:expect("Follower 2"):keyword("waard")
    t.p1.attack("Follower 2")
  end,
}
