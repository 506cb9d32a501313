import type { FrameName, PaletteName } from './tile-art.ts'

/** The palettes that a vendor prefers; none is its own. Each list has deep, bright and pale grounds. */
export const vendorPalettes: Readonly<Record<FrameName, readonly PaletteName[]>> = {
  none: [],
  PG: ['lacquer', 'indigo', 'coal', 'moon', 'ocean', 'ember', 'sky', 'mint'],
  JDB: ['jade', 'mulberry', 'indigo', 'coal', 'coral', 'lagoon', 'paper', 'rose'],
  CQ9: ['forest', 'bronze', 'ocean', 'volt', 'saffron', 'sky', 'paper'],
  FC: ['indigo', 'lacquer', 'jade', 'volt', 'saffron', 'coral', 'lagoon', 'mint'],
  JL: ['ocean', 'volt', 'forest', 'mulberry', 'coral', 'ember', 'lagoon', 'rose'],
  BGS: ['bronze', 'mulberry', 'moon', 'lacquer', 'ember', 'sky', 'paper'],
  EG2: ['forest', 'jade', 'moon', 'bronze', 'lagoon', 'coral', 'mint'],
  PT: ['moon', 'forest', 'coal', 'jade', 'ocean', 'sky', 'saffron', 'rose'],
}
