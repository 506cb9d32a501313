import type { FamilyCode } from './draw.ts'
import { fastGames, importedGames, lotteryGame } from './lottery-games.ts'

/** Keys of price lists (spec section 9); what they mean is the merchant's. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type LotteryMode = (typeof prizeModes)[number]

const classic: readonly FamilyCode[] = ['SSC', 'P3', 'E5', 'K3', 'PK10', 'PC28', 'LHC']
const families: Readonly<Record<LotteryMode, readonly FamilyCode[]>> = {
  LOTT: classic,
  ZY: classic,
  ELOTT: ['VNN', 'VNS'],
  SEA: ['SEA', 'D4'],
}

/** Whether the games of this code are sold by this price list. */
export function isSoldIn(mode: LotteryMode, code: string): boolean {
  const game = lotteryGame(code)
  return game !== undefined && families[mode].includes(game.family)
}

/** Codes of every game that is sold by this price list, those that we draw ourselves first. */
export function gamesSoldIn(mode: LotteryMode): readonly string[] {
  return Object.keys({ ...fastGames, ...importedGames }).filter((code) => isSoldIn(mode, code))
}
