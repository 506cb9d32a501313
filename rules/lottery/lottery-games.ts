import type { FamilyCode } from './draw.ts'
import { centralStations, type Station, southernStations } from './vietnamese-stations.ts'

/** What is fixed of a game; close of sale, prices and limits are the merchant's. */
export interface LotteryGame {
  readonly family: FamilyCode
  /** IANA name; days and issues are counted by its clock. */
  readonly timeZone: string
  /** Only of games of Thai numbers: the digits of their first prize, on which depends what can be bet. */
  readonly firstDigits?: 6 | 4 | 3
  /** The province whose station draws, in its own language. */
  readonly station?: string
}

/** A game whose results are imported. */
interface ImportedGame extends LotteryGame {
  /** Hours after the draw within which its result is known, or the issue is void (domain section 3). */
  readonly resultHours: 24 | 1
}

/** A game that our own generator draws around the clock. */
interface FastGame extends LotteryGame {
  /** Digits of an issue's number within its day, as in `20261120-0001`; an imported game's issue has the day alone. */
  readonly issueDigits: 3 | 4
  /** Seconds from one draw to the next; a divisor of the day's. */
  readonly periodSeconds: number
}

const china = 'Asia/Shanghai'
const vietnam = 'Asia/Ho_Chi_Minh'
const thailand = 'Asia/Bangkok'

/** Games that our own generator draws around the clock, by code. */
export const fastGames = {
  SSC1M: { family: 'SSC', periodSeconds: 60, issueDigits: 4, timeZone: china },
  SSC3M: { family: 'SSC', periodSeconds: 180, issueDigits: 4, timeZone: china },
  SSC5M: { family: 'SSC', periodSeconds: 300, issueDigits: 4, timeZone: china },
  P31M: { family: 'P3', periodSeconds: 60, issueDigits: 4, timeZone: china },
  E51M: { family: 'E5', periodSeconds: 60, issueDigits: 4, timeZone: china },
  E55M: { family: 'E5', periodSeconds: 300, issueDigits: 4, timeZone: china },
  K31M: { family: 'K3', periodSeconds: 60, issueDigits: 4, timeZone: china },
  K35M: { family: 'K3', periodSeconds: 300, issueDigits: 4, timeZone: china },
  PK1M: { family: 'PK10', periodSeconds: 60, issueDigits: 4, timeZone: china },
  PK5M: { family: 'PK10', periodSeconds: 300, issueDigits: 4, timeZone: china },
  PC28_1M: { family: 'PC28', periodSeconds: 60, issueDigits: 4, timeZone: china },
  PC28_3M: { family: 'PC28', periodSeconds: 180, issueDigits: 4, timeZone: china },
  LHC5M: { family: 'LHC', periodSeconds: 300, issueDigits: 3, timeZone: china },
  VNF1M: { family: 'VNN', periodSeconds: 60, issueDigits: 4, timeZone: vietnam },
  VNF2M: { family: 'VNN', periodSeconds: 120, issueDigits: 4, timeZone: vietnam },
  VNF5M: { family: 'VNN', periodSeconds: 300, issueDigits: 4, timeZone: vietnam },
  VNFS1M: { family: 'VNS', periodSeconds: 60, issueDigits: 4, timeZone: vietnam },
  THF5M: { family: 'SEA', periodSeconds: 300, issueDigits: 3, timeZone: thailand, firstDigits: 6 },
  D4F5M: { family: 'D4', periodSeconds: 300, issueDigits: 3, timeZone: thailand },
} as const satisfies Readonly<Record<string, FastGame>>

/** The code of a game that our own generator draws; every other game's result is imported. */
export type FairGame = keyof typeof fastGames

/** Whether our own generator draws the game of this code. */
export function isFairGame(code: unknown): code is FairGame {
  return typeof code === 'string' && Object.hasOwn(fastGames, code)
}

/** Every game that our own generator draws. */
export const fairGames: readonly FairGame[] = Object.keys(fastGames).filter(isFairGame)

/** The family that says how the game is drawn. */
export function familyOf(game: FairGame): FamilyCode {
  return fastGames[game].family
}

function stationGames(prefix: string, stations: Readonly<Record<string, Station>>): Record<string, ImportedGame> {
  return Object.fromEntries(
    Object.entries(stations).map(([code, { name }]) => [
      prefix + code,
      { family: 'VNS', timeZone: vietnam, resultHours: 24, station: name },
    ]),
  )
}

/** Games whose results are imported, by code; each has at most one draw a day. */
export const importedGames: Readonly<Record<string, ImportedGame>> = {
  VNN: { family: 'VNN', timeZone: vietnam, resultHours: 24 },
  ...stationGames('VNS_', southernStations),
  ...stationGames('VNC_', centralStations),
  TH_GOV: { family: 'SEA', timeZone: thailand, firstDigits: 6, resultHours: 24 },
  LAO: { family: 'SEA', timeZone: thailand, firstDigits: 4, resultHours: 24 },
  HN_SP: { family: 'SEA', timeZone: thailand, firstDigits: 4, resultHours: 1 },
  HN: { family: 'SEA', timeZone: thailand, firstDigits: 4, resultHours: 1 },
  HN_VIP: { family: 'SEA', timeZone: thailand, firstDigits: 4, resultHours: 1 },
  STK_SET_AM: { family: 'SEA', timeZone: thailand, firstDigits: 3, resultHours: 1 },
  STK_SET_PM: { family: 'SEA', timeZone: thailand, firstDigits: 3, resultHours: 1 },
  STK_NIKKEI_AM: { family: 'SEA', timeZone: 'Asia/Tokyo', firstDigits: 3, resultHours: 1 },
  STK_NIKKEI_PM: { family: 'SEA', timeZone: 'Asia/Tokyo', firstDigits: 3, resultHours: 1 },
  STK_HSI: { family: 'SEA', timeZone: 'Asia/Hong_Kong', firstDigits: 3, resultHours: 1 },
  STK_DJI: { family: 'SEA', timeZone: 'America/New_York', firstDigits: 3, resultHours: 1 },
  D4_MAGNUM: { family: 'D4', timeZone: 'Asia/Kuala_Lumpur', resultHours: 24 },
}

const games: ReadonlyMap<string, LotteryGame> = new Map(Object.entries({ ...fastGames, ...importedGames }))

/** The game of this code, if there is one. */
export function lotteryGame(code: string): LotteryGame | undefined {
  return games.get(code)
}

/** Codes of the games of a family, those that we draw ourselves first. */
export function gamesOf(family: FamilyCode): readonly string[] {
  return [...games].filter(([, game]) => game.family === family).map(([code]) => code)
}

/** Bet types on Thai numbers that are missing where the first prize has this number of digits. */
const missingIn: Readonly<Record<6 | 4 | 3, RegExp>> = {
  6: /^SEA_4/,
  4: /^SEA_3(FRONT|BACK)$/,
  3: /^SEA_(4|3FRONT$|3BACK$)/,
}

/** Whether a game offers a bet type of its family: its draws must have the numbers. */
export function isOffered(code: string, playCode: string): boolean {
  const digits = games.get(code)?.firstDigits
  return !digits || !missingIn[digits].test(playCode)
}
