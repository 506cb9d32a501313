import type { ClassLine, GameLine, VendorLine } from '#/games/catalogue-lines.ts'

/** A vendor's line of a catalogue file, for tests. */
export function aVendorLine(code = 'PG'): VendorLine {
  return { kind: 'vendor', code, names: { en: code } }
}

/** The classification that the games below have. */
export const videoLine: ClassLine = { kind: 'class', gameType: 'RNG', key: 'VIDEO', names: { en: 'Video' } }

/** A slot's line with sensible values; `given` says what matters to the reader. */
export function aGameLine(nodeId: number, given: Partial<GameLine> = {}): GameLine {
  return {
    kind: 'game',
    nodeId: String(nodeId),
    vendor: 'PG',
    gameCode: `game-${nodeId}`,
    gameType: 'RNG',
    gameClass: 'VIDEO',
    names: { en: `Game ${nodeId}` },
    isHot: false,
    hasFreeTrial: true,
    minBet: '2.50',
    lineCount: 25,
    isGame: 'GAME',
    ...given,
  }
}
