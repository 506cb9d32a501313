import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGame, aVendor } from '#/modules/games/catalogue-builder.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { anotherAddress, sealedWhereNeeded } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { allCalls, wrongs } from './answer-check.ts'
import { requestAround } from './request-arbitrary.ts'

/** Requests a call; FUZZ_RUNS and FUZZ_SEED make longer or other runs. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Calls that draw a picture take some ten times as long as others, and busy machines again as much. */
const timeout = numRuns * 300

async function worldWithGames(): Promise<World> {
  const w = await world()
  const games = [1n, 2n, 3n].map((nodeId) => aGame({ nodeId }))
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor()], games))
  return w
}

/** What a call says that was reached with a name which nobody was given, or that is switched off. */
const beyondTheDoor = [
  'import_not_found',
  'game_not_found',
  'sign_in_code_invalid',
  'remembered_login_over',
  'sms_login_off',
  'wrong_credentials',
  'account_not_found',
]

/**
 * Whether a request reached its call. A change of settings succeeds when it names the version that its
 * predecessor made, an import goes on when its id is named, a favourite is added when it names a game with its vendor
 * and type, and a code or a remembered login signs in that was given out; chance hardly does any of it. What is
 * switched off says so where it would go on.
 */
function passedTheDoor(status: number, body: string): boolean {
  return [200, 409, 422].includes(status) || beyondTheDoor.some((code) => body.includes(`"${code}"`))
}

test.each(allCalls)('$id answers whatever is sent as it declares', { timeout }, async (call) => {
  await using w = await worldWithGames()
  const isOperators = call.callers.includes('operator')
  const app = isOperators ? w.app.operator : w.app.portal
  // Calls of members are sent by one; whoever logs out has to sign in again.
  const member = call.token === 'needed' && !isOperators ? await w.signIn() : undefined
  const headersOf = async () => {
    if (isOperators) return w.operatorHeaders
    if (!member) return {}
    return call === (calls.logout as CallDefinition) ? (await w.signIn(member.accountId)).headers : member.headers
  }
  let accepted = 0

  await fc.assert(
    fc.asyncProperty(requestAround(call), async (fuzzed) => {
      const request = await sealedWhereNeeded(call, fuzzed, w.bodyKey)
      const headers = { ...request.headers, ...(await headersOf()) }
      const answer = await app.inject({
        ...request,
        headers,
        ...(call.encrypted && { remoteAddress: anotherAddress() }),
      })
      accepted += +passedTheDoor(answer.statusCode, answer.body)
      expect(wrongs(call, request, answer.statusCode, answer.body)).toEqual([])
    }),
    { numRuns, seed },
  )

  // A generator whose requests nearly all fail at the doorstep tests only that.
  expect(accepted / numRuns).toBeGreaterThan(0.5)
})
