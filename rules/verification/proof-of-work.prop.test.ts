import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProof, proofAmong } from './proof-of-work.ts'

const salt = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const nonce = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** The same rule by another library and in text: the hash in binary begins with this many zeros. */
function zerosOf(saltHex: string, number: number): number {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(number)
  const hash = createHash('sha256').update(Buffer.from(saltHex, 'hex')).update(counter).digest()
  return [...hash]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .indexOf('1')
}

test('[ACC-03] a nonce is a proof exactly where its hash begins with as many zero bits as asked for', () => {
  fc.assert(
    fc.property(salt, nonce, (saltHex, number) => {
      const zeros = zerosOf(saltHex, number)
      expect(isProof({ salt: saltHex, bits: zeros }, number)).toBe(true)
      expect(isProof({ salt: saltHex, bits: zeros + 1 }, number)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('searching in pieces finds the first proof, and it is one', () => {
  fc.assert(
    fc.property(salt, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 400 }), (saltHex, bits, chunk) => {
      const task = { salt: saltHex, bits }
      let found: number | undefined
      for (let from = 0; found === undefined; from += chunk) found = proofAmong(task, from, chunk)
      expect(zerosOf(saltHex, found)).toBeGreaterThanOrEqual(bits)
      for (let earlier = 0; earlier < found; earlier++) expect(zerosOf(saltHex, earlier)).toBeLessThan(bits)
    }),
    { numRuns: 30 },
  )
})

test('a proof of one salt is none of another', () => {
  fc.assert(
    fc.property(salt, salt, (one, other) => {
      fc.pre(one !== other)
      const task = { salt: one, bits: 10 }
      const found = proofAmong(task, 0, 100_000) ?? -1
      expect(isProof(task, found)).toBe(true)
      // Chance lets one in a thousand pass; at the bits in use, one in 65,536.
      expect(isProof({ salt: other, bits: 10 }, found)).toBe(zerosOf(other, found) >= 10)
    }),
    { numRuns: 20 },
  )
})

test.each([-1, 0.5, 2 ** 32, Number.NaN, Number.POSITIVE_INFINITY])('%d is no nonce', (number) => {
  expect(isProof({ salt: '00'.repeat(16), bits: 0 }, number)).toBe(false)
})
