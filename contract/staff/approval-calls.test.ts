import { expect, test } from 'vitest'
import type { CallDefinition } from '#/call.ts'
import { calls } from '#/calls.ts'

test('[ACC-23] an approval may answer whatever the calls that need one refuse', () => {
  const declared = new Set<string>(calls.approveRequest.errors)
  const missing = Object.values<CallDefinition>(calls).flatMap(({ id, fourEyes, errors }) =>
    fourEyes ? errors.filter((code) => !declared.has(code)).map((code) => `${id} ${code}`) : [],
  )
  expect(missing).toEqual([])
})
