import { lotteryGame } from './lottery-games.ts'
import { gamesSoldIn, isSoldIn, type LotteryMode, prizeModes } from './prize-modes.ts'

/** Where lotteries are played; each sells by its price lists, the first of which it opens with (requirements LOT-03). */
export const areaModes = {
  '/lottery': ['LOTT', 'ZY', 'ELOTT'],
  '/vnLottery': ['ELOTT'],
  '/seaLottery': ['SEA'],
} as const satisfies Record<string, readonly LotteryMode[]>

export type AreaPath = keyof typeof areaModes

/** Draws that stand in the head of a game, with the last one: the page and its document ask for as many. */
export const drawsInHead = 10

/** Whether lotteries are played at this path. */
export function isAreaPath(path: string): path is AreaPath {
  return Object.hasOwn(areaModes, path)
}

/**
 * What an address asks for: a game that the area sells, its lobby, or a game that is elsewhere or unknown. A tile may name
 * a region, whose stations are games of their own.
 */
export type Asked =
  | { readonly is: 'lobby'; readonly mode: LotteryMode; readonly region?: string }
  | { readonly is: 'game'; readonly mode: LotteryMode; readonly gameCode: string }
  | { readonly is: 'elsewhere'; readonly path: AreaPath; readonly gameCode: string }
  | { readonly is: 'unknown'; readonly mode: LotteryMode; readonly gameCode: string }

const codes = /^[A-Za-z0-9_]{1,20}$/

/** Reads an address of an area. */
export function readAsked(path: AreaPath, { gameCode, prizeMode }: Readonly<Record<string, unknown>>): Asked {
  const modes: readonly LotteryMode[] = areaModes[path]
  const named = prizeModes.find((mode) => mode === prizeMode && modes.includes(mode))
  const mode = named ?? modes[0] ?? 'LOTT'
  // What is no code of a game is not shown.
  if (typeof gameCode !== 'string' || !codes.test(gameCode)) return { is: 'lobby', mode }
  const code = gameCode.toUpperCase()
  const stations = gamesSoldIn('ELOTT').filter((each) => each.startsWith(`${code}_`))
  if (stations.length > 0) {
    return modes.includes('ELOTT')
      ? { is: 'lobby', mode: 'ELOTT', region: code }
      : { is: 'elsewhere', path: '/vnLottery', gameCode: code }
  }
  if (!lotteryGame(code)) return { is: 'unknown', mode, gameCode: code }
  // The price list of the address where it sells the game, else the first of the area that does.
  const sells = [mode, ...modes].find((each) => isSoldIn(each, code))
  if (sells) return { is: 'game', mode: sells, gameCode: code }
  const [other] = Object.entries(areaModes).find(([, modes]) => modes.some((each) => isSoldIn(each, code))) ?? []
  return other ? { is: 'elsewhere', path: other as AreaPath, gameCode: code } : { is: 'unknown', mode, gameCode: code }
}

/** The price list whose menu the page of an address reads. */
export function menuModeOf(path: AreaPath, asked: Asked): LotteryMode {
  return asked.is === 'elsewhere' ? areaModes[path][0] : asked.mode
}
