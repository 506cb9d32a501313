import { mostOfBet, outcomesAtRisk, type SidedBet } from '@banyan/rules/cashier/sides-at-risk.ts'
import { groupsOfPersons } from '#/modules/cashier/member-facts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import {
  type KeptSide,
  type PlayedMarket,
  roundsOfMarkets,
  type SidedRound,
  sidesAt,
  touchedSides,
} from '../store/round-sides.ts'
import type { FoldedTime } from '../store/settled-bets.ts'

/** What of rounds is at risk whose vendors tell odds or outcomes. */
export interface RoundsAtRisk {
  /** Rounds whose part at risk may have changed: they are to be counted anew. */
  readonly changed: readonly bigint[]
  /** Of a round's stake in minor units, what is at risk; all of it where nothing is told of its bets. */
  atRisk(round: bigint, staked: bigint): bigint
}

const untold: RoundsAtRisk = { changed: [], atRisk: (_round, staked) => staked }

/**
 * Nets bets of vendors that tell odds or outcomes (domain section 1.3): those of a market, of a player and all accounts
 * that share a device or a payer with it, whichever of their rounds is over. A call changes what other rounds of its
 * market have at risk too, so that what counts depends on the bets alone, and not on the order in which rounds end. Both
 * times groups are asked for, because an account that is linked to the player may be linked to others.
 */
export async function roundsAtRisk(tx: Tx, time: FoldedTime, leastOddsE4: bigint): Promise<RoundsAtRisk> {
  const touched = await touchedSides(tx, time)
  if (touched.length === 0) return untold
  const groups = await groupsOfPersons(tx, playersOf(touched.filter(({ market }) => market !== null)))
  const linked = marketsOf(touched, groups)
  const related = linked.length > 0 ? await roundsOfMarkets(tx, linked) : []
  const changed = [...touched, ...related]
  const wide = await groupsOfPersons(tx, playersOf(changed))
  const rounds = [...new Set(changed.map(({ number }) => number))]
  const sides = await sidesAt(tx, { played: marketsOf(changed, wide), rounds, until: time.until })
  const lost = notAtRisk(sides, wide, leastOddsE4)
  return { changed: rounds, atRisk: (round, staked) => staked - (lost.get(round) ?? 0n) }
}

const playersOf = (rounds: readonly SidedRound[]) => [...new Set(rounds.map(({ accountId }) => accountId))]

type Groups = ReadonlyMap<bigint, readonly bigint[]>

/** The markets of these rounds, with everyone whose bets on them are netted with their players'; each once. */
function marketsOf(rounds: readonly SidedRound[], groups: Groups): PlayedMarket[] {
  const found = rounds.flatMap(({ accountId, vendorCode, market }) =>
    market === null
      ? []
      : (groups.get(accountId) ?? [accountId]).map((account) => ({ accountId: account, vendorCode, market })),
  )
  return [...new Map(found.map((each) => [keyOf(each), each])).values()]
}

/** No vendor's code or market has a tab in it. */
const keyOf = ({ accountId, vendorCode, market }: PlayedMarket) => `${accountId}\t${vendorCode}\t${market}`

const hasMarket = <Of extends SidedRound>(side: Of): side is Of & PlayedMarket => side.market !== null

/** What of the stakes of rounds is not at risk, in minor units. */
function notAtRisk(sides: readonly KeptSide[], groups: Groups, leastOddsE4: bigint): ReadonlyMap<bigint, bigint> {
  const byMarket = Map.groupBy(sides.filter(hasMarket), keyOf)
  const shares = new Map<string, ReturnType<typeof outcomesAtRisk>>()
  const sharesOf = (side: KeptSide) => {
    if (!hasMarket(side)) return new Map<string, bigint>()
    const known = shares.get(keyOf(side))
    if (known) return known
    const group = groups.get(side.accountId) ?? [side.accountId]
    const together = group.flatMap((accountId) => byMarket.get(keyOf({ ...side, accountId })) ?? [])
    const found = outcomesAtRisk(together.map(betOf))
    shares.set(keyOf(side), found)
    return found
  }
  const lost = new Map<bigint, bigint>()
  for (const side of sides.filter(({ accountId }) => groups.has(accountId))) {
    const counts = mostOfBet(betOf(side), sharesOf(side), leastOddsE4)
    lost.set(side.number, (lost.get(side.number) ?? 0n) + side.stake - counts)
  }
  return lost
}

function betOf({ stake, oddsE4, outcome }: KeptSide): SidedBet {
  return { stake, oddsE4: oddsE4 === null ? undefined : BigInt(oddsE4), outcome: outcome ?? undefined }
}
