import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import {
  foreignSignature,
  publishedRandomness,
  publishedRound,
  publishedSignature,
} from '@banyan/rules/lottery/test-world/published-draws.ts'
import { expect, test } from 'vitest'
import { type Answering, hangingUp, saying, silent, standInRelays, status } from './test-world/stand-in-relays.ts'

const right = { signature: publishedSignature, randomness: publishedRandomness }
/** The relay that is asked first for the published round, where there are two: 657413 is odd. */
const [first, second] = [1, 0]

/** Two relays, of which the first one asked answers in one way and the other in another. */
const two = (ofFirst: Answering, ofSecond: Answering) => standInRelays(ofSecond, ofFirst)

test('[LOT-07] two relays are asked for a round of the chain, and their signature is verified', async () => {
  await using w = await two(saying(), saying())
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
  await w.beacon.idle()
  expect(w.paths.toSorted()).toEqual(
    [0, 1].map((relay) => `/relay-${relay}/${quicknet.chainHash}/public/${publishedRound}`),
  )
  expect(w.checks).toEqual([publishedSignature])
  expect(w.failures()).toEqual([])
})

test('[LOT-07] what a relay says of the randomness is not taken', async () => {
  const lying = saying({ randomness: '00'.repeat(32) })
  await using w = await two(lying, lying)
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
})

const otherRoot = publishedSignature.replace('b7', '97')
test.each([
  { what: 'another signature', how: saying({ signature: otherRoot }), told: 'wrong signature!' },
  { what: "another chain's signature", how: saying({ signature: foreignSignature }), told: 'wrong signature!' },
  { what: 'no hexadecimal', how: saying({ signature: 'x'.repeat(96) }), told: 'wrong signature!' },
  {
    what: 'the right signature in capitals',
    how: saying({ signature: publishedSignature.toUpperCase() }),
    told: 'wrong signature!',
  },
  { what: 'a round of three years ago', how: saying({ round: publishedRound - 31_536_000 }), told: 'another round!' },
  { what: 'the round as a text', how: saying({ round: `${publishedRound}` }), told: 'another round!' },
  { what: 'no round', how: saying({ round: undefined }), told: 'another round!' },
  { what: 'no signature', how: saying({ signature: null }), told: 'no signature!' },
  { what: 'rubbish', how: (response: Parameters<Answering>[0]) => void response.end('<html>'), told: 'no signature!' },
  { what: 'null', how: (response: Parameters<Answering>[0]) => void response.end('null'), told: 'no signature!' },
  {
    what: 'no end of it',
    how: (response: Parameters<Answering>[0]) => void response.end(`"${'x'.repeat(5_000)}"`),
    told: 'no signature!',
  },
])('[LOT-07] a relay that answers $what is told of; the other one counts', async ({ how, told }) => {
  await using w = await two(how, saying())
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
  // The answer may come before that of the slower relay.
  await w.beacon.idle()
  expect(w.failures()).toEqual([`${first}: ${told}`])
})

test('[LOT-07] the value of another round under this round is a lie', async () => {
  // The relays speak of the round before, as if it were this one.
  await using w = await two(saying({ round: publishedRound + 1 }), saying({ round: publishedRound + 1 }))
  w.moveClock(3)
  expect(await w.beacon.signatureOf(publishedRound + 1)).toBe('unreachable')
  expect(w.failures()).toEqual(['0: wrong signature!', '1: wrong signature!'])
  expect(w.checks).toEqual([publishedSignature])
})

test.each([
  { what: 'fails', how: status(503), told: 'status 503' },
  { what: 'hangs up', how: hangingUp, told: 'UND_ERR_SOCKET' },
  { what: 'leads elsewhere', how: status(302, { location: 'http://127.0.0.1:1/' }), told: 'TypeError' },
])('[LOT-07] a relay that $what is told of, and disagrees with nobody', async ({ how, told }) => {
  await using w = await two(how, saying())
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
  await w.beacon.idle()
  expect(w.failures()).toEqual([`${first}: ${told}`])
})

test('[LOT-07] nobody waits for a silent relay where another answers; disposing ends the wait', async () => {
  await using w = await two(silent, saying())
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
  await w.beacon[Symbol.asyncDispose]()
  expect(w.failures()).toEqual([])
})

test('[LOT-07] silent relays are given up in time, after a second try', async () => {
  await using w = await two(silent, silent)
  expect(await w.beacon.signatureOf(publishedRound)).toBe('unreachable')
  expect(w.failures()).toEqual(['0', '0', '1', '1'].map((relay) => `${relay}: TimeoutError`))
})

test('[LOT-07] relays that fail are asked once more, and then the round is unreachable', async () => {
  await using w = await two(status(500), hangingUp)
  expect(await w.beacon.signatureOf(publishedRound)).toBe('unreachable')
  expect(w.asked().toSorted()).toEqual([0, 0, 1, 1])
  w.answer(second, saying())
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
})

test('[LOT-07] a relay that lies is asked once for a question, and a second question may find it honest', async () => {
  const lying = saying({ signature: otherRoot })
  await using w = await two(lying, lying)
  expect(await w.beacon.signatureOf(publishedRound)).toBe('unreachable')
  expect(w.asked().toSorted()).toEqual([0, 1])
  w.answer(first, saying())
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
})

test('[LOT-07] before its time a round is not asked for, and a late relay makes it not yet', async () => {
  await using w = await two(status(425), status(404))
  w.moveClock(-0.001)
  expect(await w.beacon.signatureOf(publishedRound)).toBe('not_yet')
  expect(w.asked()).toEqual([])
  w.moveClock(0.001)
  expect(await w.beacon.signatureOf(publishedRound)).toBe('not_yet')
  expect(w.failures()).toEqual([])
  w.answer(second, hangingUp)
  expect(await w.beacon.signatureOf(publishedRound)).toBe('not_yet')
  w.answer(first, saying())
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
})

test('[LOT-07] of four relays two are asked, and the others where those fail', async () => {
  await using w = await standInRelays(saying(), saying(), saying(), saying())
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
  await w.beacon.idle()
  expect(w.asked().toSorted()).toEqual([1, 2])

  await using x = await standInRelays(saying(), hangingUp, saying({ round: 1 }), status(500))
  expect(await x.beacon.signatureOf(publishedRound)).toEqual(right)
  await x.beacon.idle()
  expect(x.failures()).toEqual(['1: UND_ERR_SOCKET', '2: another round!', '3: status 500'])
})

test('[LOT-07] games that share a round ask for it once, and a verified value is kept', async () => {
  await using w = await two(saying(), saying())
  const answers = await Promise.all(Array.from({ length: 19 }, () => w.beacon.signatureOf(publishedRound)))
  expect(answers).toEqual(Array(19).fill(right))
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
  await w.beacon.idle()
  expect(w.asked()).toHaveLength(2)
  expect(w.checks).toHaveLength(1)
})

test('[LOT-07] relays that fail again and again are left alone for a while', async () => {
  await using w = await two(status(500), status(500))
  for (let tries = 0; tries < 6; tries++) expect(await w.beacon.signatureOf(publishedRound)).toBe('unreachable')
  expect(w.asked()).toHaveLength(10)
  expect(w.failures()).toHaveLength(10)
  w.answer(first, saying())
  w.moveClock(14.9)
  expect(await w.beacon.signatureOf(publishedRound)).toBe('unreachable')
  w.moveClock(0.1)
  expect(await w.beacon.signatureOf(publishedRound)).toEqual(right)
})

test('[LOT-07] a check that ends without a verdict decides nothing, and is made again', async () => {
  await using w = await two(saying(), status(425))
  w.failChecks(1)
  expect(await w.beacon.signatureOf(publishedRound)).toBe('not_yet')
  expect(w.failures()).toEqual([`${first}: signature not checked`])

  await using x = await two(saying(), saying({ round: 1 }))
  x.failChecks(1)
  expect(await x.beacon.signatureOf(publishedRound)).toEqual(right)
  expect(x.failures()).toEqual([`${second}: another round!`, `${first}: signature not checked`])
  expect(x.checks).toHaveLength(2)
})

test('[LOT-07] a failure names relay and round', async () => {
  await using w = await two(status(500), status(500))
  await w.beacon.signatureOf(publishedRound)
  expect(w.told[0]).toMatchObject({
    relay: expect.stringMatching(/^127\.0\.0\.1:\d+\/relay-\d$/),
    round: publishedRound,
    disagrees: false,
  })
})

test.each([0, -1, 1.5, Number.NaN])('there is no round %d', async (round) => {
  await using w = await two(saying(), saying())
  await expect(w.beacon.signatureOf(round)).rejects.toThrow(RangeError)
})
