import { fullName } from '#/src/features/lottery/games/play-name.ts'
import { rowName } from '#/src/features/lottery/games/value-name.ts'
import type { Text } from '#/src/i18n/text.ts'

const ownNames = {
  numbers: 'trends.row.numbers',
  firstLastTwo: 'trends.row.firstLastTwo',
  allLastTwo: 'trends.row.allLastTwo',
} as const

/** The name of what is followed: a position, or the bet that is about it. */
export function trendRowName(t: Text, name: string): string {
  if (Object.hasOwn(ownNames, name)) return t(ownNames[name as keyof typeof ownNames])
  return name.includes('_') ? fullName(t, name) : rowName(t, '', name)
}
