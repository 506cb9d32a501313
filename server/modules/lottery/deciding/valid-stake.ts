import type { GameType } from '@banyan/contract/games/game.ts'
import { betTypesOfGame } from '@banyan/rules/lottery/bet-types.ts'
import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { fairGames } from '@banyan/rules/lottery/lottery-games.ts'
import { settle } from '@banyan/rules/lottery/settle.ts'
import { winsOfCanonical } from '@banyan/rules/lottery/settle-canonical.ts'

/** A bet that was settled, as far as it matters for what it counts. */
export interface EndedBet {
  readonly number: bigint
  readonly accountId: bigint
  readonly asset: string
  readonly mode: string
  readonly playCode: string
  /** Null where it is of no matter. */
  readonly selection: string | null
  readonly stake: bigint
  readonly lines: number
  readonly unitThousandths: number
  readonly multiple: number
  readonly odds: Readonly<Record<string, string>>
  readonly placedAt: Date
}

let returning: readonly string[] | undefined

/** Bet types of which a draw can return lines: the stake of those counts nothing. Worked out when it is asked for first. */
export function playsThatReturn(): readonly string[] {
  returning ??= [
    ...new Set(
      fairGames
        .flatMap((game) => betTypesOfGame(game))
        .filter(({ lineKinds }) => lineKinds.some(({ push }) => push.numerator > 0n))
        .map(({ playCode }) => playCode),
    ),
  ]
  return returning
}

/**
 * What a bet counts, in minor units: the stake of its lines that won or lost (`domain/lottery.md` 0.1). `draw` is
 * undefined where the issue is void; then the whole stake came back.
 */
export function validStakeOf(bet: EndedBet, draw: Draw | undefined, exponent: number): bigint {
  const { playCode, selection, lines, unitThousandths, multiple, odds, stake } = bet
  if (!draw) return 0n
  if (selection === null) return stake
  const terms = {
    ...{ multiple, rebatePer2000: 0, unitThousandths: BigInt(unitThousandths) },
    odds: Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, BigInt(value)])),
  }
  const winningLines = (of: Draw) => winsOfCanonical(playCode, selection, of)
  return settle({ lines, winningLines }, terms, { kind: 'drawn', draw }, exponent).validStakeMinor
}

/** The type of the game as lists have it, by the price list under which a bet was sold. */
export function productOf(mode: string): GameType {
  return mode === 'ELOTT' ? 'ELOTT' : 'LOTT'
}
