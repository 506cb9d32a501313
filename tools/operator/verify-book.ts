import type { ValueOf } from '@banyan/contract/call.ts'
import { operatorBalanceCalls } from '@banyan/contract/wallet/operator-balance-calls.ts'
import { ask } from './ask-server.ts'
import { CommandError } from './command-error.ts'

const { verifyBook: call } = operatorBalanceCalls

/** Has the server verify the ledger and reports what it found. The command fails when the book is wrong. */
export async function verifyBook(): Promise<string> {
  const { entries, transfers, accounts, differences } = await ask<ValueOf<typeof call>>('POST', call.path)
  const read = `${entries} entries, ${transfers} transfers and ${accounts} accounts were read.`
  if (differences.length === 0) return `${read}\nThe ledger is correct.`
  const told = differences.flatMap(({ invariant, rule, count, rows }) => [
    `${invariant}: ${rule}. ${count} ${count === 1 ? 'row differs' : 'rows differ'}:`,
    ...rows.map((row) => `  ${row}`),
    ...(count > rows.length ? [`  and ${count - rows.length} more`] : []),
  ])
  throw new CommandError([read, 'The ledger is not correct.', ...told].join('\n'))
}
