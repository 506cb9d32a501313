import type { ClassLine, GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import { textIn, type Words } from './words.ts'

type Given = Pick<GameLine, 'gameType' | 'gameClass' | 'vendor' | 'names' | 'minBet'> & Partial<GameLine>

/** A game of the demo; `number` names it among all of them and at its vendor. */
export function gameLine(number: number, given: Given): GameLine {
  return {
    kind: 'game',
    nodeId: String(number),
    gameCode: `${given.vendor.toLowerCase()}-${number}`,
    isHot: false,
    hasFreeTrial: false,
    lineCount: 0,
    isGame: 'GAME',
    ...given,
  }
}

/** Classifications of one type, in the merchant's order. */
export function classLines(gameType: GameType, classes: Readonly<Record<string, Words>>): ClassLine[] {
  return Object.entries(classes).map(([key, words]) => ({ kind: 'class', gameType, key, names: textIn(words) }))
}

/** The item with this number, counted round and round. */
export function pick<T>(list: readonly [T, ...T[]], number: number): T {
  return list[number % list.length] ?? list[0]
}
