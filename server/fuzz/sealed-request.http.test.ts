import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anotherAddress, asClientsSend } from '#/test-world/sealed-body.ts'
import { sealedCall, sealedCalls } from '#/test-world/sealed-calls.ts'
import { emptyDatabase } from '#/test-world/test-database.ts'
import { wrongs } from './answer-check.ts'
import { requestAround } from './request-arbitrary.ts'

test('what is fuzzed around an encrypted call reaches what lies behind the seal', async () => {
  await using w = await sealedCalls(await emptyDatabase('pglite'), randomBytes(32))
  const seen = new Map<number, number>()
  const numRuns = 300
  await fc.assert(
    fc.asyncProperty(requestAround(sealedCall), async (fuzzed) => {
      const request = await asClientsSend(sealedCall, fuzzed, w.key)
      const answer = await w.app.inject({ ...request, remoteAddress: anotherAddress() })
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
      expect(wrongs(sealedCall, request, answer.statusCode, answer.body)).toEqual([])
    }),
    { numRuns, seed: 20_261_122 },
  )
  const opened = (seen.get(200) ?? 0) + (seen.get(422) ?? 0)
  expect(opened / numRuns).toBeGreaterThan(0.5)
  // Some is not JSON inside, some not sealed at all.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([400, 415]))
})
