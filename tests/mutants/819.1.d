rule 819.1.d
file scripts/keywords/riftbound.lua
says Quick-Draw attaches nothing
old
      game.attach(me, host)
    end,
  },
}

-- 821.1.c
new
    end,
  },
}

-- 821.1.c
