import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { type CallId, callRowOf } from './call-rows.ts'

test("[OPS-05] every call of the operators' port is sent as the contract says", () => {
  const ofOperators = Object.values<CallDefinition>(calls).filter(({ callers }) => callers.includes('operator'))
  for (const { id, method, path, moduleId, token, encrypted, answersFile, multipart } of ofOperators) {
    const row = { method: 'GET', encrypted: false, ...callRowOf(id as CallId) }
    expect(row, id).toMatchObject({ method, path, moduleId, encrypted })
    expect([row.token, row.answersFile, row.multipart], id).toEqual([
      ...[token === 'none' ? 'none' : undefined, answersFile, multipart],
    ])
  }
})
