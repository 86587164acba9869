rule 821.1.c
file scripts/keywords/riftbound.lua
says Weaponmaster must be used
old
    optional = true, pays_equip = true,
new
    pays_equip = true,
