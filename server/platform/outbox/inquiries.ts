import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/** What an outside party is asked about again, at its `ask_at`. */
interface Inquired {
  readonly id: bigint
  /** How often it was asked about. */
  readonly inquiries: number
}

/** Which of those of its party a row is, by a column: a bound on it lets thousands of one party hide nobody else's. */
export function turnOfEach(party: 'provider' | 'vendor', by: 'id' | 'ask_at'): RawBuilder<number> {
  return sql<number>`row_number() over (partition by ${sql.ref(party)} order by ${sql.ref(by)})`
}

/** Takes over asking about what was found due: of several processes one alone may ask, and others after so long. */
export async function claimInquiry(
  tx: Tx,
  table: 'withdrawal_legs' | 'wallet_transfers',
  { id, inquiries }: Inquired,
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set ask_at = clock_now() + make_interval(secs => ${seconds})
    where id = ${id} and inquiries = ${inquiries} and ask_at <= clock_now()
    returning id
  `.execute(tx)
  return rows.length > 0
}
