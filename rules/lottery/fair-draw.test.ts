import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { quicknet } from './beacon-chain.ts'
import {
  commitOf,
  type DrawInputs,
  dayCommitOf,
  deriveDraw,
  explainDraw,
  randomnessOf,
  roundAfterClose,
  roundAt,
  timeOfRound,
} from './fair-draw.ts'
import {
  foreignChain,
  foreignRound,
  publishedDraws,
  publishedRandomness,
  publishedRound,
  publishedSeed,
  publishedSignature,
} from './test-world/published-draws.ts'

const fixed = { seed: publishedSeed, round: publishedRound, randomness: publishedRandomness }
const first: DrawInputs = { scheme: 'LFD1', game: 'SSC1M', issue: '20261120-0001', ...fixed }

test.each(publishedDraws)(
  '[LOT-07] $scheme $game $issue is drawn and committed to as published',
  ({ scheme, game, issue, commit, result }) => {
    const inputs = { scheme, game, issue, ...fixed }
    expect(deriveDraw(inputs)).toEqual(result)
    expect(commitOf(inputs)).toBe(commit)
  },
)

test('[LOT-07] a commitment of LFD2 names its round, that of LFD1 none', () => {
  const [old, bound] = (['LFD1', 'LFD2'] as const).map((scheme) =>
    [0, 1].map((step) => commitOf({ ...first, scheme, round: publishedRound + step })),
  )
  expect(new Set(old)).toHaveLength(1)
  expect(new Set(bound)).toHaveLength(2)
})

test('the explanation of a draw shows each word with what became of it', () => {
  const { result, picks } = explainDraw(first)
  expect(result).toEqual(deriveDraw(first))
  expect(picks).toEqual([
    { word: 747260049, below: 10, value: 9 },
    { word: 304968369, below: 10, value: 9 },
    { word: 519298230, below: 10, value: 0 },
    { word: 2445589816, below: 10, value: 6 },
    { word: 4251423168, below: 10, value: 8 },
  ])
})

test.each([
  {
    ...({ scheme: 'LFD1', day: '20261120' } as const),
    firstCommit: '62473eb6b303b0490b74cdbc1c2d6ce7bf21109763af721870aea7087df744d2',
    dayCommit: 'b96bcf235f5c970592237aee5d7febd3cee05b529cb259399850cd5b26dc5da3',
  },
  {
    ...({ scheme: 'LFD2', day: '20261201' } as const),
    firstCommit: 'b9271fd13e2703ead256456beb5dbceae52bfc1fdaf6a94b544dcc0f94bbbb11',
    dayCommit: 'a9e774e1f7b0f2a91c6cda010f2b6a39bd4938947938b76cae8bd4ca3b922452',
  },
])(
  '[LOT-07] $scheme commitments of a day have one hash, which depends on their order',
  ({ scheme, day, firstCommit, dayCommit }) => {
    const seeds = ['demo-1', 'demo-2', 'demo-3'].map((text) => createHash('sha256').update(text).digest('hex'))
    const commits = seeds.map((seed, index) => {
      const round = 657_414 + index
      return commitOf({ scheme, game: 'SSC1M', issue: `${day}-000${index + 1}`, seed, round })
    })
    expect(commits[0]).toBe(firstCommit)
    expect(dayCommitOf(commits)).toBe(dayCommit)
    expect(dayCommitOf(commits.toReversed())).not.toBe(dayCommitOf(commits))
  },
)

test('the randomness of a round is the hash of its signature', () => {
  expect(randomnessOf(publishedSignature)).toBe(publishedRandomness)
})

test('a moment has a round', () => {
  expect(roundAt(Date.UTC(2026, 3, 20) / 1000)).toBe(27_946_612)
  expect(timeOfRound(roundAt(Date.UTC(2026, 3, 20) / 1000))).toBeLessThanOrEqual(Date.UTC(2026, 3, 20) / 1000)
})

test('a sale that closes five seconds before the draw is decided at the draw', () => {
  const round = roundAfterClose(Date.UTC(2026, 10, 20, 10, 57, 55) / 1000)
  expect(round).toBe(34_122_972)
  expect(timeOfRound(round)).toBe(Date.UTC(2026, 10, 20, 10, 58) / 1000)
})

test('the deciding round is the first one at least three seconds after the close', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_692_803_367, max: 4_000_000_000 }), (close) => {
      const round = roundAfterClose(close)
      expect(timeOfRound(round)).toBeGreaterThanOrEqual(close + 3)
      expect(timeOfRound(round - 1)).toBeLessThan(close + 3)
      expect(roundAt(close)).toBeLessThan(round)
    }),
  )
})

test.each([
  { ...first, seed: publishedSeed.slice(2) },
  { ...first, seed: publishedSeed.toUpperCase() },
  { ...first, issue: '20261120-001' },
  { ...first, issue: '20261120-0001|' },
  { ...first, round: 0 },
  { ...first, round: 657413.5 },
  { ...first, randomness: '' },
])('a draw from malformed inputs is a fault of ours (%#)', (inputs) => {
  expect(() => deriveDraw(inputs)).toThrow(RangeError)
})

test('malformed commitments and signatures are faults of ours', () => {
  expect(() => commitOf({ ...first, seed: 'secret' })).toThrow(RangeError)
  expect(() => commitOf({ ...first, round: 0 })).toThrow(RangeError)
  expect(() => dayCommitOf(['62473eb6'])).toThrow(RangeError)
  expect(() => randomnessOf(publishedSignature.slice(2))).toThrow(RangeError)
})

test('drawing loads no curves: they are heavy for the browser', async () => {
  vi.resetModules()
  vi.doMock('@noble/curves/bls12-381.js', () => {
    throw new Error('The curves were loaded')
  })
  const { deriveDraw: drawAgain } = await import('./fair-draw.ts')
  expect(drawAgain(first)).toEqual(deriveDraw(first))
  await expect(import('./verify-draw.ts')).rejects.toThrow()
})

test('another chain has its own clock, and its name enters the draw', () => {
  const { genesisSeconds } = foreignChain
  expect([genesisSeconds, genesisSeconds + 4, genesisSeconds + 5].map((at) => roundAt(at, foreignChain))).toEqual([
    1, 1, 2,
  ])
  expect(timeOfRound(foreignRound, foreignChain)).toBe(1_694_775_605)
  expect(roundAt(timeOfRound(foreignRound, foreignChain), foreignChain)).toBe(foreignRound)
  expect([1_694_775_597, 1_694_775_602, 1_694_775_603].map((close) => roundAfterClose(close, foreignChain))).toEqual([
    foreignRound - 1,
    foreignRound,
    foreignRound + 1,
  ])
  expect(deriveDraw(first, foreignChain)).not.toEqual(deriveDraw(first))
  expect(explainDraw(first, foreignChain).result).toEqual(deriveDraw(first, foreignChain))
  expect(deriveDraw(first, quicknet)).toEqual(deriveDraw(first))
  expect(() => deriveDraw(first, { ...foreignChain, chainHash: '|' })).toThrow(RangeError)
})
