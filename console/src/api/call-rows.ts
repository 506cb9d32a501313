import type { CallRow } from '@banyan/client/request.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { operatorCallTable } from '@banyan/contract/operator-client.gen.ts'

type Listed = keyof typeof operatorCallTable
type ChangeOf<Id> = Id extends `read${infer Section}` ? `change${Section}` : never

/** A call of the operators' port. */
export type CallId = Listed | (ChangeOf<Listed> & keyof Calls)

const table: Readonly<Record<string, Omit<CallRow, 'moduleId'>>> = operatorCallTable

/**
 * How a call is sent: the table leaves out what all have alike, and the calls that change sections of the settings, which
 * go where the sections are read.
 */
export function callRowOf(id: CallId): CallRow {
  const row = table[id] ?? { ...table[id.replace('change', 'read')], method: 'PUT' }
  return { ...row, moduleId: 'OPERATOR', path: `/wps/operator${row.path}` }
}
