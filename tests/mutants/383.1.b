rule 383.1.b
file core/riftbound/trigger.c
says the Nth time is every time
old
if (!ability->nth || you == ARB_NO_SEAT) return !ability->nth;
new
return true;
