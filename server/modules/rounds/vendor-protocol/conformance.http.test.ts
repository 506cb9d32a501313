import { playAgainstPlain } from '@banyan/contract/vendor-conformance/interleavings.ts'
import { conformanceCases, lacks } from '@banyan/contract/vendor-conformance/run-suite.ts'
import { Scene } from '@banyan/contract/vendor-conformance/scene.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyBook } from '#/ledger/verify.ts'
import { protocolWorld, roundsWorld } from '../test-world/conformance-worlds.ts'
import { type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

/** More of them by CONFORMANCE_RUNS, from CONFORMANCE_SEED on. */
const runs = Number(process.env.CONFORMANCE_RUNS ?? 1)
const firstSeed = Number(process.env.CONFORMANCE_SEED ?? 1)

/** One for all: every player, round and id is its own. */
let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
})
afterAll(async () => {
  expect((await verifyBook(v.w.database)).differences).toEqual([])
  await v[Symbol.asyncDispose]()
})

const ways = { 'our protocol': protocolWorld(() => v), 'the rules of rounds': roundsWorld(() => v) }

describe.each(Object.entries(ways))('%s', (_name, way) => {
  test.each(conformanceCases.filter((each) => lacks(each, way).length === 0))('[PLAY-04] $name', async (each) => {
    await each.run(new Scene(way))
    await v.w.moveClock(0)
  })

  test.each(Array.from({ length: runs }, (_, run) => firstSeed + run))(
    '[PLAY-04] C40 random messages are answered as the plain model says, and the book is right after each, seed %i',
    async (seed) => {
      await playAgainstPlain(new Scene(way), seed, async (who, at) => {
        if (at % 10 === 0)
          expect((await verifyBook(v.w.database)).differences, `message ${at} of ${who.player}`).toEqual([])
      })
    },
  )
})
