import { oddsOf } from '@banyan/rules/lottery/price.ts'
import { betsRootOf, contentHashOf, sealedLineOf } from '@banyan/rules/lottery/sealed-bets.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { request } from '#/src/api/request.ts'
import type { Bet } from '#/src/features/lottery/bets/own-bets.ts'
import type { PublishedDraw } from '../draw-queries.ts'

/** What the published list of an issue's bets came to. */
export interface CheckedBets {
  readonly lines: readonly string[]
  /** Whether the list gives the root that was published when the sale closed. */
  readonly isWhole: boolean
  /** The account's bets on the issue, and those of them that the list holds; undefined for visitors. */
  readonly own: { readonly count: number; readonly found: number } | undefined
}

/** Rows of a page. */
const ownAtMost = 200
const linesAtMost = 5_000

/** Fetches the list of an issue's bets, holds it against the root, and looks the account's own bets up in it. */
export async function checkBets({ game, issue, betsRoot }: PublishedDraw, isSignedIn: boolean): Promise<CheckedBets> {
  const named = { gameCode: game, numero: issue }
  const lines = await allPages(async (after) => {
    const { lines: rows, next } = await request('drawBets', { ...named, ...after, size: linesAtMost })
    return { rows, next }
  })
  const isWhole = betsRootOf(lines) === betsRoot
  if (!isSignedIn) return { lines, isWhole, own: undefined }
  const bets = await allPages((after) => request('ownLotteryBets', { ...named, ...after, size: ownAtMost }))
  const listed = new Set(lines)
  return { lines, isWhole, own: { count: bets.length, found: bets.filter((bet) => isListed(listed, bet)).length } }
}

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

async function allPages<Row>(pageAfter: (after: { after?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  let next: string | null = null
  do {
    const page: Page<Row> = await pageAfter(next === null ? {} : { after: next })
    rows.push(...page.rows)
    next = page.next
  } while (next !== null)
  return rows
}

/** Whether the list has the line of a bet, in either of its forms. */
function isListed(lines: ReadonlySet<string>, bet: Bet): boolean {
  const contentHash = contentHashOfOwn(bet)
  return lines.has(sealedLineOf(bet.id, contentHash)) || lines.has(`${bet.id}|${contentHash}`)
}

/** Worked out from what the account sees of its bet; long selections come cut off, with the hash of the whole. */
function contentHashOfOwn(bet: Bet): string {
  if (!bet.isWhole) return bet.contentHash
  const odds = Object.fromEntries(Object.entries(bet.odds).map(([tier, text]) => [tier, oddsOf(text) ?? 0n]))
  return contentHashOf({ ...bet, unitThousandths: minorOf(bet.unit, 3), odds })
}
