import type { LaunchRequest } from '@banyan/contract/vendor/launch.ts'
import type { GameTexts } from '../texts/en.ts'
import type { PastRound } from './shown-round.ts'

/** What a game's page is given; amounts are minor units in decimal digits. */
export interface PageData {
  readonly kind: 'slot' | 'baccarat'
  readonly mode: LaunchRequest['mode']
  readonly language: string
  readonly currency: string
  readonly exponent: number
  readonly parentOrigin: string
  readonly returnUrl: string
  /** Stakes to choose from, or chips. */
  readonly stakes: readonly string[]
  /** The most that may lie on one outcome of a table. */
  readonly most: string
  readonly balance: string
  /** What the game has brought or cost since it was launched, and how long ago that was. */
  readonly result: string
  readonly elapsedMs: number
  /** The number of the next round, and the last ones, the newest first. */
  readonly next: number
  readonly past: readonly PastRound[]
  /** For each line of a slot, the row that it crosses on each reel. */
  readonly lines: readonly (readonly number[])[]
  readonly freeSpins: number
  readonly texts: GameTexts
}
