"""The layout of a save (engine/store/flash_map.h), as `felicity boards --json` prints it."""
import json
import subprocess


def save_region(felicity):
    return json.loads(subprocess.check_output([felicity, "boards", "pico_oled", "--json"]))["save"]
