import type { ValueOf } from '@banyan/contract/call.ts'
import { auditCalls } from '@banyan/contract/staff/audit-calls.ts'
import { ask } from './ask-server.ts'
import { CommandError } from './command-error.ts'

/** Proves the chain of the audit; prints its last hash, which somebody may keep elsewhere and compare later. */
export async function proveAudit(): Promise<string> {
  const { proveAudit: call } = auditCalls
  const { records, head, broken } = await ask<ValueOf<typeof call>>('POST', call.path)
  if (broken !== null) throw new CommandError(`The audit was changed: record ${broken} is not what it was.`)
  return `The audit is whole: ${records} records, the last with the hash ${head ?? 'none'}.`
}
