import { type RiskShare, wholeShare } from '@banyan/rules/cashier/at-risk.ts'
import { linesAtRisk, type StakedSelection, selectionsAtRisk } from '@banyan/rules/lottery/stakes-at-risk.ts'
import { groupsOfPersons } from '#/modules/cashier/member-facts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { EndedBet } from '../deciding/valid-stake.ts'
import { type OwnSelection, type StakedPlay, stakedPlays, stakedSelections } from '../store/staked-selections.ts'

/** Lines of a play in one draw that are read; a player who has more covers the play, and nothing of it counts. */
const linesReadAtMost = 300_000n

/** The part of a bet that is at risk. */
export type ShareOfBet = (bet: Pick<EndedBet, 'number' | 'accountId' | 'playCode'>) => RiskShare

/**
 * How much of bets of an issue is at risk. A player's bets on a play are netted over all its slips, and over those of
 * accounts that share a device or a payer with it (domain section 1.3). Few players have more lines on a play than are at
 * risk whatever they are; only their selections are read. `bets` are in the order of their numbers.
 */
export async function betsAtRisk(
  tx: Tx,
  issueId: bigint,
  bets: readonly Pick<EndedBet, 'number' | 'accountId'>[],
): Promise<ShareOfBet> {
  const [first, last] = [bets[0], bets.at(-1)]
  if (!first || !last) return () => wholeShare
  const groups = await groupsOfPersons(tx, [...new Set(bets.map(({ accountId }) => accountId))])
  const everyone = [...new Set([...groups.values()].flat())]
  const plays = Map.groupBy(await stakedPlays(tx, issueId, everyone), ({ accountId }) => accountId)
  const covering = [...groups].flatMap(([player, group]) => coveringPlays(player, group, plays))
  const [large, readable] = [covering.filter(({ isLarge }) => isLarge), covering.filter(({ isLarge }) => !isLarge)]
  const toRead = new Map(
    readable.flatMap(({ group, playCode }) =>
      group.map((accountId) => [keyOf({ accountId, playCode }), { accountId, playCode }] as const),
    ),
  )
  const range = { after: first.number - 1n, last: last.number }
  const read = toRead.size > 0 ? await stakedSelections(tx, issueId, [...toRead.values()], range) : []
  const selections = Map.groupBy(read, keyOf)
  const shares = new Map(readable.flatMap((each) => sharesOf(each, selections)))
  const without = new Set(large.map(({ player, playCode }) => keyOf({ accountId: player, playCode })))
  return (bet) => (without.has(keyOf(bet)) ? 0n : (shares.get(bet.number) ?? wholeShare))
}

/** The same for bets in any order, of which only those matter that earn a rebate. */
export async function rebateShares(
  tx: Tx,
  issueId: bigint,
  bets: readonly (Pick<EndedBet, 'number' | 'accountId'> & { readonly rebatePer2000: number })[],
): Promise<ShareOfBet> {
  const rebated = bets.filter(({ rebatePer2000 }) => rebatePer2000 > 0)
  return await betsAtRisk(
    tx,
    issueId,
    rebated.toSorted((one, other) => (one.number < other.number ? -1 : 1)),
  )
}

const keyOf = ({ accountId, playCode }: Pick<StakedPlay, 'accountId' | 'playCode'>) => `${accountId} ${playCode}`

/** A play on which a player and the accounts that are netted with it have more lines than are at risk for sure. */
interface CoveringPlay {
  readonly player: bigint
  readonly group: readonly bigint[]
  readonly playCode: string
  readonly isLarge: boolean
}

function coveringPlays(
  player: bigint,
  group: readonly bigint[],
  plays: ReadonlyMap<bigint, readonly StakedPlay[]>,
): CoveringPlay[] {
  const own = new Set(plays.get(player)?.map(({ playCode }) => playCode))
  return [...own].flatMap((playCode) => {
    const lines = group
      .flatMap((accountId) => plays.get(accountId)?.filter((play) => play.playCode === playCode) ?? [])
      .reduce((sum, play) => sum + play.lines, 0n)
    if (lines <= BigInt(linesAtRisk(playCode))) return []
    return [{ player, group, playCode, isLarge: lines > linesReadAtMost }]
  })
}

/** Shares of the player's own bets; those of others in its group are netted, and get their own by their own groups. */
function sharesOf(
  { player, group, playCode }: CoveringPlay,
  selections: ReadonlyMap<string, readonly OwnSelection[]>,
): [bigint, RiskShare][] {
  const ofGroup = group.flatMap((accountId) => selections.get(keyOf({ accountId, playCode })) ?? [])
  const together = new Map<string, StakedSelection>()
  for (const { selection, stake, lines } of ofGroup) {
    together.set(selection, { selection, lines, stake: stake + (together.get(selection)?.stake ?? 0n) })
  }
  const shares = selectionsAtRisk(playCode, [...together.values()])
  return ofGroup
    .filter(({ accountId }) => accountId === player)
    .flatMap(({ selection, numbers }) =>
      numbers.map((number): [bigint, RiskShare] => [BigInt(number), shares.get(selection) ?? wholeShare]),
    )
}
