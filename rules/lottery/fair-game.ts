import type { FairFamily } from './fair-result.ts'

const familyByGame = {
  SSC1M: 'SSC',
  SSC3M: 'SSC',
  SSC5M: 'SSC',
  P31M: 'P3',
  E51M: 'E5',
  E55M: 'E5',
  K31M: 'K3',
  K35M: 'K3',
  PK1M: 'PK10',
  PK5M: 'PK10',
  PC28_1M: 'PC28',
  PC28_3M: 'PC28',
  LHC5M: 'LHC',
  VNF1M: 'VNN',
  VNF2M: 'VNN',
  VNF5M: 'VNN',
  VNFS1M: 'VNS',
  THF5M: 'THF',
  D4F5M: 'D4',
} as const satisfies Readonly<Record<string, FairFamily>>

/** The code of a game that our own generator draws; every other game's result is imported. */
export type FairGame = keyof typeof familyByGame

/** Whether our own generator draws the game of this code. */
export function isFairGame(code: unknown): code is FairGame {
  return typeof code === 'string' && Object.hasOwn(familyByGame, code)
}

/** Every game that our own generator draws. */
export const fairGames: readonly FairGame[] = Object.keys(familyByGame).filter(isFairGame)

/** The family that says how the game is drawn. */
export function familyOf(game: FairGame): FairFamily {
  return familyByGame[game]
}

/** Whether `issue` is written as this game's issues are: the date and the number within the day. */
export function isIssueOf(game: FairGame, issue: unknown): issue is string {
  const pattern = hasShortIssues.has(familyOf(game)) ? /^\d{8}-\d{3}$/ : /^\d{8}-\d{4}$/
  return typeof issue === 'string' && pattern.test(issue)
}

/** Families with no game faster than five minutes number the 288 issues of a day with three digits, the others with four. */
const hasShortIssues: ReadonlySet<FairFamily> = new Set(['LHC', 'THF', 'D4'])
