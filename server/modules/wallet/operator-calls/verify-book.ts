import { operatorBalanceCalls } from '@banyan/contract/wallet/operator-balance-calls.ts'
import { type Verification, verifyBook } from '#/ledger/verify.ts'
import type { Database } from '#/platform/db/database.ts'
import { bindAction } from '#/platform/http/bind.ts'

export function verifyBookCall(database: Database) {
  let running: Promise<Verification> | undefined
  return bindAction(operatorBalanceCalls.verifyBook, async (_input, _context, record) => {
    // It reads every row: once at a time is enough for everybody.
    running ??= verifyBook(database).finally(() => {
      running = undefined
    })
    const { entries, transfers, accounts, differences } = await running
    const counts = { entries: Number(entries), transfers: Number(transfers), accounts: Number(accounts) }
    const value = {
      ...counts,
      differences: differences.map(({ rows, ...difference }) => ({ ...difference, rows: [...rows] })),
    }
    return await record(async () => {
      return { value, object: 'ledger', after: { ...counts, differences: differences.length } }
    })
  })
}
