import { operatorCalls } from '@banyan/contract/operator/operator-calls.ts'
import { type Verification, verifyBook } from '#/ledger/verify.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'

export function verifyBookCall(database: Database) {
  let running: Promise<Verification> | undefined
  return bind(operatorCalls.verifyBook, async () => {
    // It reads every row: once at a time is enough for everybody.
    running ??= verifyBook(database).finally(() => {
      running = undefined
    })
    const { entries, transfers, accounts, differences } = await running
    return {
      ...{ entries: Number(entries), transfers: Number(transfers), accounts: Number(accounts) },
      differences: differences.map(({ rows, ...difference }) => ({ ...difference, rows: [...rows] })),
    }
  })
}
