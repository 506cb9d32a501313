import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a bet is, as its player's receipt says it. */
export interface BetContent {
  readonly playCode: string
  readonly selection: string
  readonly unitThousandths: bigint | number
  readonly multiple: number
  readonly prizeGroup: number
  /** Odds × 10⁴ by tier. */
  readonly odds: Readonly<Record<string, bigint>>
}

/** The text whose SHA-256 stands for the content of a bet; whose bet it is, is not in it. */
export function contentText(bet: BetContent): string {
  const { playCode, selection, unitThousandths, multiple, odds, prizeGroup } = bet
  const tiers = Object.entries(odds).map(([tier, value]) => `${tier}=${value}`)
  return [playCode, selection, unitThousandths, multiple, prizeGroup, ...tiers.toSorted()].join('|')
}

export function contentHashOf(bet: BetContent): string {
  return hashOf(contentText(bet))
}

/** The line of a bet in its issue's published list: its id and content can't be read directly. */
export function sealedLineOf(id: string, contentHash: string): string {
  return hashOf(`${id}|${contentHash}`)
}

/** The root of a list of bets, in the order of their ids: published when the sale closes, before the beacon speaks. */
export function betsRootOf(lines: readonly string[]): string {
  return hashOf(lines.join('\n'))
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
