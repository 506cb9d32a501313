import { getPriority } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { poolThreads } from '#/platform/process/pool-priority.ts'
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
  const verified: string[] = []
  const verify: typeof argon2.verify = (hash, password) => {
    verified.push(String(hash))
    return argon2.verify(hash, password)
  }
  const passwords = new PasswordHashing(async () => ({ ...argon2, verify }))
  const stored = await passwords.hash('correct horse')
  expect(await passwords.matches(stored, 'wrong')).toBe(false)
  expect(await passwords.matches(undefined, 'wrong')).toBe(false)
  // The calculation is the same: what it costs stands in the hash.
  const costOf = (hash: string) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(hash)?.[0]
  expect(verified.map(costOf)).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$', '$argon2id$v=19$m=19456,t=2,p=1$'])
})

test('[ACC-22] every spelling of a password in Unicode has its hash, and one that was made before is known', async () => {
  const passwords = new PasswordHashing()
  const spellings = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => 'Mận ﬁn'.normalize(form))
  const hash = await passwords.hash('Mận ﬁn')
  for (const spelling of spellings) expect(await passwords.check(hash, spelling)).toBe('right')
  const former = await argon2.hash('Mận ﬁn'.normalize('NFD'))
  for (const spelling of spellings.slice(0, 2)) expect(await passwords.check(former, spelling)).toBe('former')
  expect(await passwords.check(former, 'Man ﬁn')).toBe('wrong')
})

test('past two at once and a full queue the next one is told to come again', async () => {
  const passwords = new PasswordHashing()
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('x')))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(refused).toEqual(Array(8).fill('service_unavailable'))
  // A place that was handed on is free again in the end.
  await Promise.all(Array.from({ length: 52 }, () => passwords.hash('x')))
})

test('threads that hash give way to the one that answers calls', async () => {
  await new PasswordHashing().hash('x')
  const priorities = poolThreads().map((thread) => getPriority(thread))
  expect(new Set(priorities)).toEqual(process.platform === 'linux' ? new Set([5]) : new Set())
  expect(getPriority()).toBe(0)
})
