import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { isBeaconSignature } from '@banyan/rules/lottery/beacon-signature.ts'
import { randomnessOf, roundAt } from '@banyan/rules/lottery/fair-draw.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpBeacon, type RelayFailure } from './http-beacon.ts'
import { type SandboxBeacon, startSandboxBeacon } from './test-world/sandbox-beacon.ts'

let sandbox: SandboxBeacon
beforeAll(async () => {
  sandbox = await startSandboxBeacon()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

/** Our adapter; silent relays are given up soon where nothing else would answer. */
function open(timeoutMs = 60_000) {
  const failures: RelayFailure[] = []
  const beacon = new HttpBeacon({
    ...sandbox.config,
    now: () => new Date(),
    onFailure: (failure) => failures.push(failure),
    patience: { timeoutMs, pauseMs: 1 },
  })
  return {
    beacon,
    /** What was told of relays 1 and 2, with a sign for those that disagree. */
    failures: () =>
      failures.map(({ relay, reason, disagrees }) => `${relay.at(-1)}: ${reason}${disagrees ? '!' : ''}`).sort(),
    [Symbol.asyncDispose]: () => beacon[Symbol.asyncDispose](),
  }
}

const newestRound = () => roundAt(Date.now() / 1000, sandbox.config.chain)

test('[LOT-07] the demo beacon is verified under its own chain, and is not quicknet', async () => {
  await sandbox.choose('none', 'both')
  await using w = open()
  const round = newestRound()
  const value = await w.beacon.signatureOf(round)
  await w.beacon.idle()
  expect(w.failures()).toEqual([])
  expect(value).toEqual({ signature: expect.any(String), randomness: expect.any(String) })
  if (typeof value === 'string') return
  expect(value.randomness).toBe(randomnessOf(value.signature))
  expect(isBeaconSignature(round, value.signature, sandbox.config.chain)).toBe(true)
  expect(isBeaconSignature(round, value.signature, quicknet)).toBe(false)
  expect(await w.beacon.signatureOf(round + 100)).toBe('not_yet')
})

test.each([
  { fault: 'forged', told: 'wrong signature!' },
  { fault: 'repeated', told: 'wrong signature!' },
  { fault: 'old', told: 'another round!' },
  { fault: 'away', told: 'UND_ERR_SOCKET' },
])('[LOT-07] a relay with the fault $fault decides nothing, and the other one does', async ({ fault, told }) => {
  await sandbox.choose(fault, 'first')
  await using w = open()
  const round = newestRound()
  const value = await w.beacon.signatureOf(round)
  await w.beacon.idle()
  // Told of once: nobody waits for a second try where the other one answered.
  expect(new Set(w.failures())).toEqual(new Set([`1: ${told}`]))
  expect(value).toMatchObject({ signature: expect.stringMatching(/^[0-9a-f]{96}$/) })

  await sandbox.choose(fault, 'both')
  expect(await w.beacon.signatureOf(round - 1)).toBe('unreachable')
  await sandbox.choose('none', 'both')
  expect(await w.beacon.signatureOf(round - 1)).toMatchObject({ signature: expect.any(String) })
})

test.each(['late', 'very_late'])('[LOT-07] relays with the fault %s make a round not yet', async (fault) => {
  await sandbox.choose(fault, 'both')
  await using w = open()
  const round = newestRound()
  expect(await w.beacon.signatureOf(round)).toBe('not_yet')
  await sandbox.choose(fault, 'first')
  expect(await w.beacon.signatureOf(round)).toMatchObject({ signature: expect.any(String) })
  expect(w.failures()).toEqual([])
})

test('[LOT-07] relays that stay silent are given up, and one alone is not waited for', async () => {
  const round = newestRound()
  await sandbox.choose('silent', 'both')
  await using impatient = open(50)
  expect(await impatient.beacon.signatureOf(round)).toBe('unreachable')
  await sandbox.choose('silent', 'first')
  await using w = open()
  expect(await w.beacon.signatureOf(round)).toMatchObject({ signature: expect.any(String) })
})
