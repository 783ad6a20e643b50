"""Key scripts for a device with six buttons: from switching on to the first cover of a new game; a card put into the sack."""
BEGIN = "settle\nA\nA\nA\nsettle\n"
PLACE = "hold A\nwait 50\nhold up\nwait 450\nrelease up\nrelease A\nwait 50\nsettle\n"
