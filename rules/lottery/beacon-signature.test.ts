import { bls12_381 } from '@noble/curves/bls12-381.js'
import { expect, test } from 'vitest'
import { quicknet } from './beacon-chain.ts'
import { isBeaconSignature } from './beacon-signature.ts'
import {
  foreignChain,
  foreignRound,
  foreignSignature,
  publishedRound,
  publishedSignature,
} from './test-world/published-draws.ts'

test('the published signature is that of its round and of no other', () => {
  expect(isBeaconSignature(publishedRound, publishedSignature)).toBe(true)
  expect(isBeaconSignature(publishedRound + 1, publishedSignature)).toBe(false)
  expect(isBeaconSignature(Number.MAX_SAFE_INTEGER, publishedSignature)).toBe(false)
})

test('[LOT-07] a signature is that of its own chain and of no other', () => {
  expect(isBeaconSignature(foreignRound, foreignSignature, foreignChain)).toBe(true)
  expect(isBeaconSignature(foreignRound, foreignSignature)).toBe(false)
  expect(isBeaconSignature(publishedRound, publishedSignature, quicknet)).toBe(true)
  expect(isBeaconSignature(publishedRound, publishedSignature, foreignChain)).toBe(false)
  const infinite = { ...foreignChain, publicKey: `c0${'00'.repeat(95)}` }
  expect(isBeaconSignature(foreignRound, `c0${'00'.repeat(47)}`, infinite)).toBe(false)
  expect(isBeaconSignature(foreignRound, foreignSignature, { ...foreignChain, publicKey: 'ff'.repeat(96) })).toBe(false)
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 60])('there is no round %d', (round) => {
  expect(isBeaconSignature(round, publishedSignature)).toBe(false)
})

/** The flags of a compressed point are the three highest bits: compressed, infinite, the greater of both roots. */
test.each([
  ['the other root', `9${publishedSignature.slice(1)}`],
  ['an infinite point with coordinates', `f${publishedSignature.slice(1)}`],
  ['the infinite point', `c0${'00'.repeat(47)}`],
  ['a coordinate beyond the field', `9a${'ff'.repeat(47)}`],
  ['no point at all', 'ff'.repeat(48)],
  ['too short', publishedSignature.slice(2)],
  ['capitals', publishedSignature.toUpperCase()],
  ['empty', ''],
  ['no hexadecimal', 'x'.repeat(96)],
])('%s is no signature', (_, signature) => {
  expect(isBeaconSignature(publishedRound, signature)).toBe(false)
})

test('a point has one spelling: its coordinate plus the order of the field is refused', () => {
  const order = bls12_381.fields.Fp.ORDER
  let point = bls12_381.G1.Point.BASE
  while (point.toAffine().x + order >= 2n ** 381n) point = point.double()
  const { Signature } = bls12_381.shortSignatures
  const bytes = point.toBytes()
  expect(Signature.fromBytes(bytes).equals(point)).toBe(true)

  const again = Buffer.from((point.toAffine().x + order).toString(16).padStart(96, '0'), 'hex')
  again[0] = again[0]! | (bytes[0]! & 0b1110_0000)
  expect(() => Signature.fromBytes(again)).toThrow()
})
