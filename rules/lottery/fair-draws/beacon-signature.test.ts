import { expect, test } from 'vitest'
import { publishedRound, publishedSignature } from '../test-world/published-draws.ts'
import { isBeaconSignature } from './beacon-signature.ts'

test('the published signature is that of its round and of no other', () => {
  expect(isBeaconSignature(publishedRound, publishedSignature)).toBe(true)
  expect(isBeaconSignature(publishedRound + 1, publishedSignature)).toBe(false)
  expect(isBeaconSignature(Number.MAX_SAFE_INTEGER, publishedSignature)).toBe(false)
})

/** The flags of a compressed point are the three highest bits: compressed, infinite, the greater of both roots. */
test.each([
  ['the other root', `9${publishedSignature.slice(1)}`],
  ['an infinite point with coordinates', `f${publishedSignature.slice(1)}`],
  ['the infinite point', `c0${'00'.repeat(47)}`],
  ['a coordinate beyond the field', `9a${'ff'.repeat(47)}`],
  ['no point at all', 'ff'.repeat(48)],
  ['too short', publishedSignature.slice(2)],
  ['empty', ''],
  ['no hexadecimal', 'x'.repeat(96)],
])('%s is no signature', (_, signature) => {
  expect(isBeaconSignature(publishedRound, signature)).toBe(false)
})
