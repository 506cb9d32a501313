import { type Allocation, allocate, isTurnoverDone, takeBack } from '@banyan/rules/cashier/turnover.ts'
import type { LockedLot } from '../store/turnover-lots.ts'
import type { BetRow, CountedBet } from '../store/valid-bets.ts'

/** Lots that a transaction has locked, filled in memory by one bet after the other. */
export class LotsAtHand {
  readonly #lots: ReadonlyMap<bigint, LockedLot>
  readonly #ofAccounts: ReadonlyMap<string, readonly bigint[]>
  readonly #given = new Map<bigint, bigint>()

  constructor(locked: readonly LockedLot[]) {
    this.#lots = new Map(locked.map((lot) => [lot.id, lot]))
    const mayTake = locked.filter(({ state }) => state === 'active' || state === 'done')
    const groups = Map.groupBy(mayTake, ({ accountId, asset }) => `${accountId} ${asset}`)
    this.#ofAccounts = new Map([...groups].map(([account, own]) => [account, own.map(({ id }) => id)]))
  }

  /** Puts what a bet counts more than its rows say into lots, or takes back what it counts less; answers the new rows. */
  count(bet: CountedBet, rows: readonly BetRow[]): BetRow[] {
    const more = bet.valid - rows.reduce((sum, { amount }) => sum + amount, 0n)
    const parts = more < 0n ? this.#takeBack(rows, -more) : this.#put(bet, more)
    for (const { lotId, given } of parts) if (lotId !== null) this.#given.set(lotId, this.#now(lotId).given + given)
    const last = rows.at(-1)?.version ?? 0
    return parts.map((part, at) => ({ ...part, version: last + at + 1 }))
  }

  changed(): Pick<LockedLot, 'id' | 'given'>[] {
    return [...this.#given].map(([id, given]) => ({ id, given }))
  }

  /** Accounts with lots that ask for more. */
  openAccounts(): bigint[] {
    const open = [...this.#ofAccounts.values()].flat().map((id) => this.#now(id))
    return [...new Set(open.filter((lot) => !isTurnoverDone(lot)).map(({ accountId }) => accountId))]
  }

  #put({ accountId, asset, product, placedAt, stake }: CountedBet, amount: bigint): Part[] {
    const own = (this.#ofAccounts.get(`${accountId} ${asset}`) ?? []).map((id) => this.#now(id))
    const put = allocate(own, { product, placedAt, stake, amount })
    const rest = amount - put.reduce((sum, { used }) => sum + used, 0n)
    return [...put.map(({ used, ...part }) => ({ ...part, amount: used })), ...unused(rest)]
  }

  #takeBack(rows: readonly BetRow[], amount: bigint): Part[] {
    const parts = partsOf(rows)
    const kept = takeBack(parts, unusedOf(rows), amount)
    const taken = parts.flatMap(({ lotId, used, given, percent }, at): Part[] => {
      const less = kept[at]
      return less && less.used < used ? [{ lotId, amount: less.used - used, given: less.given - given, percent }] : []
    })
    return [...unused(-min(unusedOf(rows), amount)), ...taken]
  }

  #now(id: bigint): LockedLot {
    const lot = this.#lots.get(id)
    if (!lot) throw new Error(`the lot ${id} is not locked`)
    return { ...lot, given: this.#given.get(id) ?? lot.given }
  }
}

type Part = Omit<BetRow, 'version'>

const min = (one: bigint, other: bigint) => (one < other ? one : other)

function unused(amount: bigint): Part[] {
  return amount === 0n ? [] : [{ lotId: null, amount, given: 0n, percent: null }]
}

function unusedOf(rows: readonly BetRow[]): bigint {
  return rows.reduce((sum, { lotId, amount }) => (lotId === null ? sum + amount : sum), 0n)
}

/** Which part of a bet is in which lot, in the order in which the lots were filled. */
function partsOf(rows: readonly BetRow[]): Allocation[] {
  return [...Map.groupBy(rows, ({ lotId }) => lotId)].flatMap(([lotId, own]) => {
    const used = own.reduce((sum, { amount }) => sum + amount, 0n)
    const given = own.reduce((sum, row) => sum + row.given, 0n)
    return lotId === null || used === 0n ? [] : [{ lotId, used, given, percent: own[0]?.percent ?? 0 }]
  })
}
