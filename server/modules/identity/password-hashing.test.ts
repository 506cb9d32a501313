import { expect, test } from 'vitest'
import { PasswordHashing } from './password-hashing.ts'

test('[ACC-22] a password is kept as Argon2id of 19 MiB and two passes, and matches itself alone', async () => {
  const passwords = new PasswordHashing()
  const hash = await passwords.hash('correct horse')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.hash('correct horse')).not.toBe(hash)
  expect(await passwords.matches(hash, 'correct horse')).toBe(true)
  for (const wrong of ['correct horse ', 'Correct horse', '', 'x'.repeat(1_000)])
    expect(await passwords.matches(hash, wrong)).toBe(false)
})

test.each([undefined, null])('[ACC-02] without a hash (%s) no password matches', async (hash) => {
  const passwords = new PasswordHashing()
  expect(await passwords.matches(hash, 'correct horse')).toBe(false)
  expect(await passwords.matches(hash, '')).toBe(false)
})

test('[ACC-02] a name that nobody has costs as much as one that somebody has', async () => {
  const passwords = new PasswordHashing()
  const hash = await passwords.hash('correct horse')
  const spent: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let i = 0; i < 30; i++) {
    for (const [who, stored] of [
      ['known', hash],
      ['unknown', undefined],
    ] as const) {
      const began = performance.now()
      await passwords.matches(stored, 'wrong')
      spent[who].push(performance.now() - began)
    }
  }
  // The quickest of each: what else runs on the machine only adds.
  const ratio = Math.min(...spent.unknown) / Math.min(...spent.known)
  expect(ratio).toBeGreaterThan(0.7)
  expect(ratio).toBeLessThan(1.4)
})

test('past two at once and a full queue the next one is told to come again', async () => {
  const passwords = new PasswordHashing()
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('x')))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(refused).toEqual(Array(8).fill('service_unavailable'))
  // A place that was handed on is free again in the end.
  await Promise.all(Array.from({ length: 52 }, () => passwords.hash('x')))
})
