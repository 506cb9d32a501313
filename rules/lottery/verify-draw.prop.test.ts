import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fairGames } from './lottery-games.ts'
import { timelyEvidence } from './test-world/published-draws.ts'
import type { SignatureCheck } from './test-world/remembered-signatures.ts'
import { verifyDraw } from './verify-draw.ts'

vi.mock('./beacon-signature.ts', async (importOriginal: () => Promise<SignatureCheck>) => {
  const { rememberedSignatures } = await import('./test-world/remembered-signatures.ts')
  return rememberedSignatures(await importOriginal())
})

/**
 * Without the close of sale, of which three name the same round: another of them is no change. Nor is another switch to
 * LFD2 one for a draw of LFD2.
 */
const evidences = fairGames.map((game) => {
  const { saleCloseAt, day, ...evidence } = timelyEvidence(game)
  return { ...evidence, day: { commits: day.commits, commit: day.commit } }
})
const hasFailed = (evidence: unknown) => verifyDraw(evidence).some(({ outcome }) => outcome === 'failed')

/** Where the values stand in a JSON text: names of fields and signs between them are left alone. */
function valuePlaces(text: string): number[] {
  const values = text.matchAll(/(?<=:"|,"|\[")[^"]+(?="[,\]}])|(?<=[:,[])\d+(?=[,\]}])/g)
  return [...values].flatMap(({ 0: value, index }) => Array.from(value, (_, offset) => index + offset))
}

test('evidence with any one character of its values changed fails a step', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...evidences).map((evidence) => JSON.stringify(evidence)),
      fc.nat(),
      fc.constantFrom(...'0123456789abcdefABCDEF- '),
      (text, choice, put) => {
        const places = valuePlaces(text)
        const place = places[choice % places.length]!
        fc.pre(text[place] !== put)
        const changed = jsonOf(text.slice(0, place) + put + text.slice(place + 1))
        expect(hasFailed(changed)).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})

/** What a reader makes of the text: nothing where it is no JSON any more. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('verification never throws, whatever it is shown', () => {
  fc.assert(
    fc.property(fc.record(anyFields(), { requiredKeys: [] }), (evidence) => {
      expect(hasFailed(evidence)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

/** Fields with their own values or with anything that JSON can carry, so that each step is reached; one seed is wrong. */
function anyFields() {
  const evidence = evidences[0]!
  const own = Object.entries(evidence).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.jsonValue())])
  return { ...Object.fromEntries(own), seed: fc.jsonValue() } as Record<string, fc.Arbitrary<unknown>>
}
