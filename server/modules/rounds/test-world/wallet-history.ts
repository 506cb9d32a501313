import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'

/** A message that was answered, as its sender saw it. */
export interface Answered {
  readonly memberId: bigint
  readonly transactionId: string
  readonly outcome: OutcomeCode
  /** What it changed of what the player can play with, in minor units: zero where it was refused. */
  readonly change: bigint
  /** When it was first sent and when it was answered, by the sender's own counting. */
  readonly sent: number
  readonly answered: number
}

const accepted: ReadonlySet<OutcomeCode> = new Set(['ok', 'ok_noop', 'ok_duplicate'])

/** What the sender knows of all of its messages. */
export class WalletHistory {
  readonly #answers = new Map<string, Answered>()
  #clock = 0

  tick(): number {
    return ++this.#clock
  }

  get size(): number {
    return this.#answers.size
  }

  /** Of messages with one id the earliest answer counts: it is what the others repeat. */
  note(given: Omit<Answered, 'answered'>): void {
    const { transactionId, outcome } = given
    const answered = this.tick()
    const before = this.#answers.get(transactionId)
    if (before && accepted.has(before.outcome) !== accepted.has(outcome))
      throw new Error(`${transactionId} was answered ${before.outcome}, and then ${outcome}`)
    this.#answers.set(transactionId, before ?? { ...given, answered })
  }

  balanceChange(memberId: bigint): bigint {
    const own = this.#answers.values().filter((each) => each.memberId === memberId)
    return own.reduce((sum, { change }) => sum + change, 0n)
  }

  /** Names what the book says otherwise than the answers did (reliability goals I7 and the order of the versions). */
  async differences(database: Database, vendorCode: string): Promise<string[]> {
    return this.differencesFrom(await keptOf(database, vendorCode))
  }

  differencesFrom(rows: readonly KeptRow[]): string[] {
    const kept = new Map(rows.map((row) => [row.transactionId, row]))
    const unknown = [...kept.keys()].filter((id) => !this.#answers.has(id)).map((id) => `${id} was never answered`)
    const wrong = this.#answers.values().flatMap((answer) => {
      const fault = faultOf(answer, kept.get(answer.transactionId))
      return fault ? [`${answer.transactionId}: ${fault}`] : []
    })
    return [...unknown, ...wrong, ...this.#outOfOrder(kept)]
  }

  /** What was answered before another of the player's was sent has the lower version. */
  #outOfOrder(kept: ReadonlyMap<string, KeptRow>): string[] {
    const moved = [...this.#answers.values()].filter(({ change }) => change !== 0n)
    return [...Map.groupBy(moved, ({ memberId }) => memberId).values()].flatMap((own) => {
      const versionOf = ({ transactionId }: Answered) => kept.get(transactionId)?.version ?? 0n
      const ended = own.toSorted((a, b) => a.answered - b.answered)
      let [next, highest] = [0, 0n]
      return own
        .toSorted((a, b) => a.sent - b.sent)
        .flatMap((each) => {
          for (let before = ended[next]; before && before.answered < each.sent; before = ended[++next])
            if (versionOf(before) > highest) highest = versionOf(before)
          return versionOf(each) > highest ? [] : [`${each.transactionId} has a version of before it was sent`]
        })
    })
  }
}

/** A call as the books have it. */
export interface KeptRow {
  readonly transactionId: string
  readonly outcome: OutcomeCode
  /** Of the player's money, by the transfers of its entry. */
  readonly change: bigint
  readonly version: bigint | null
}

function faultOf({ outcome, change }: Answered, row: KeptRow | undefined): string | undefined {
  if (!row) return accepted.has(outcome) ? `answered ${outcome}, and it is not there` : undefined
  if (accepted.has(outcome) !== accepted.has(row.outcome)) return `answered ${outcome}, kept as ${row.outcome}`
  return row.change === change ? undefined : `${row.change} was moved, not ${change}`
}

async function keptOf(database: Database, vendorCode: string): Promise<KeptRow[]> {
  return await database.transaction(async (tx) => {
    const { rows } = await sql<KeptRow>`
    select t.transaction_id as "transactionId", t.outcome, e.subject_version as version, coalesce((
      select sum(case when m.credit_id = e.subject_id then m.amount else 0 end
        - case when m.debit_id = e.subject_id then m.amount else 0 end)
      from ledger_transfers m where m.entry_id = e.id
    ), 0)::bigint as change
    from vendor_calls t join ledger_entries e on e.id = t.entry_id
    where t.vendor_code = ${vendorCode}
  `.execute(tx)
    return rows
  })
}
