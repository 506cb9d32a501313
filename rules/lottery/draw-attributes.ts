import type { Draw } from './draw.ts'
import { families } from './families/families.ts'
import type { Family } from './families/family.ts'

/**
 * What a result page shows beside the numbers: sums, sides, dragon and tiger, shapes. Values are numbers or the
 * letters of selections: `B S O E D T X`, names of shapes.
 */
export type DrawAttributes = Readonly<Record<string, string>>

/** Everything that is derived from a draw, by the name of the attribute. */
export function attributesOf(draw: Draw): DrawAttributes {
  const family: Family = families[draw.family]
  return family.attributes(draw)
}
