import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGame, aVendor } from '#/modules/games/catalogue-builder.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { type World, world } from '#/test-world/world.ts'
import { allCalls, wrongs } from './answer-check.ts'
import { requestAround } from './request-arbitrary.ts'

/** Requests a call; FUZZ_RUNS and FUZZ_SEED make longer or other runs. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

async function worldWithGames(): Promise<World> {
  const w = await world()
  const games = [1n, 2n, 3n].map((nodeId) => aGame({ nodeId }))
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor()], games))
  return w
}

test.each(allCalls)('$id answers whatever is sent as it declares', async (call) => {
  await using w = await worldWithGames()
  const isOperators = call.callers.includes('operator')
  const app = isOperators ? w.app.operator : w.app.portal
  const statuses = new Map<number, number>()

  await fc.assert(
    fc.asyncProperty(requestAround(call), async (request) => {
      const headers = isOperators ? { ...request.headers, ...w.operatorHeaders } : request.headers
      const answer = await app.inject({ ...request, headers })
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      expect(wrongs(call, request, answer.statusCode, answer.body)).toEqual([])
    }),
    { numRuns, seed },
  )

  // A generator whose requests nearly all fail at the doorstep tests only that. A change of settings succeeds
  // when it names the version that its predecessor made, which chance hardly does.
  const accepted = (statuses.get(200) ?? 0) + (statuses.get(409) ?? 0) + (statuses.get(422) ?? 0)
  expect(accepted / numRuns).toBeGreaterThan(0.5)
})
