import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { failureEnvelope, successEnvelope } from '@banyan/contract/envelope.ts'
import { commonErrors, errorCatalogue } from '@banyan/contract/errors.ts'
import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { aGame, aVendor } from '#/modules/games/catalogue-builder.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { world } from '#/test-world/world.ts'
import { requestAround } from './request-arbitrary.ts'

/** Requests a call; FUZZ_RUNS and FUZZ_SEED make longer or other runs. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 1_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

test.each(Object.values<CallDefinition>(calls))('$id answers whatever is sent as it declares', async (call) => {
  await using w = await world()
  await w.database.transaction((tx) =>
    importCatalogue(
      tx,
      [aVendor()],
      [1n, 2n, 3n].map((nodeId) => aGame({ nodeId })),
    ),
  )
  const success = Compile(successEnvelope(call.value))
  const failure = Compile(failureEnvelope([...commonErrors, ...call.errors, 'call_not_found', 'method_not_allowed']))
  const statuses = new Map<number, number>()

  await fc.assert(
    fc.asyncProperty(requestAround(call), async (request) => {
      const answer = await w.app.portal.inject(request)
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      expect(answer.statusCode, answer.body).toBeLessThan(500)
      if (request.method === 'HEAD') return
      const body = answer.json()
      if (answer.statusCode === 200) {
        expect([...success.Errors(body)]).toEqual([])
      } else {
        expect([...failure.Errors(body)]).toEqual([])
        expect(errorCatalogue[body.code as keyof typeof errorCatalogue].status).toBe(answer.statusCode)
      }
    }),
    { numRuns, seed },
  )

  // A generator whose requests nearly all fail early tests the doorstep only.
  expect((statuses.get(200) ?? 0) / numRuns).toBeGreaterThan(0.2)
  expect((statuses.get(422) ?? 0) / numRuns).toBeGreaterThan(0.1)
})
