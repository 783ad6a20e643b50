// Where saves lie in the flash of this board, in bytes from its start: engine/store/flash_map.h, by way of
// `felicity boards --json`, and the address that the linker chose.
import { board, elf } from './context.mjs';

const { save } = board;

export const kPage = save.page_bytes;
export const kSector = save.sector_bytes;
export const kSaves = elf.address('felicity_save_region') - 0x10000000;
export const kSaveBytes = save.bytes;
/** The first sectors after settings and names, after the game in progress, and after finished games. */
export const kRegionEnds = [save.first_game_sector, save.first_finished_sector, save.bytes / save.sector_bytes];
