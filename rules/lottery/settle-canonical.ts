import type { Wins } from './bet-type.ts'
import { betTypeOf } from './bet-types.ts'
import type { Draw } from './draw.ts'

/**
 * What an accepted selection won, from the text that was stored with the bet. The text is trusted to be canonical, so a
 * list of 100 000 numbers is asked where it stands instead of being read again. `settle` takes this for the winning
 * lines of the selection.
 */
export function winsOfCanonical(playCode: string, canonical: string, draw: Draw): Wins {
  const betType = betTypeOf(playCode)
  if (!betType) throw new Error(`There is no bet type ${playCode}.`)
  if (draw.family !== betType.family) throw new Error(`${playCode} cannot be held against a draw of ${draw.family}.`)
  return betType.winsOf(canonical, draw)
}
