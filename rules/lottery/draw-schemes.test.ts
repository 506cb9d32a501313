import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { BeaconChain } from './beacon-chain.ts'
import { commitOf, type DrawScheme, dayCommitOf, deriveDraw, randomnessOf, roundAfterClose } from './fair-draw.ts'
import { issueTimes } from './issue-numbers.ts'
import { betsRootOf, contentHashOf, sealedLineOf } from './sealed-bets.ts'
import { publishedSeed, timelyEvidence } from './test-world/published-draws.ts'
import type { SignatureCheck } from './test-world/remembered-signatures.ts'
import { verifyDraw } from './verify-draw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A chain with the clock of quicknet, whose signature of every round the tests know. */
const chain: BeaconChain = {
  chainHash: 'ab'.repeat(32),
  publicKey: 'cd'.repeat(96),
  periodSeconds: 3,
  genesisSeconds: 1_692_803_367,
}
const signatureOf = (round: number) => sha256(`${round}`).padEnd(96, '0')

vi.mock('./beacon-signature.ts', async (importOriginal: () => Promise<SignatureCheck>) => {
  const { isBeaconSignature } = await importOriginal()
  return {
    isBeaconSignature: (round: number, signature: string, by?: BeaconChain) =>
      by?.chainHash === chain.chainHash ? signature === signatureOf(round) : isBeaconSignature(round, signature, by),
  }
})

const [game, issue, seed] = ['SSC1M', '20260601-0600', publishedSeed] as const
const { openAt, drawAt } = issueTimes(game, issue)
const usualClose = drawAt - 5

/** What an operator publishes who pretends that the sale of an issue closed at another moment than it did. */
function pretending(scheme: DrawScheme, saleCloseAt: number, lfd2From: number) {
  const round = roundAfterClose(saleCloseAt, chain)
  const signature = signatureOf(round)
  const drawn = { game, issue, seed, round }
  // Committed to with the round of the usual close, before the sale.
  const commit = commitOf({ ...drawn, scheme, round: roundAfterClose(usualClose, chain) })
  return {
    ...drawn,
    ...{ algo: scheme, commit, signature, saleCloseAt, chain },
    result: deriveDraw({ ...drawn, scheme, randomness: randomnessOf(signature) }, chain),
    day: { commits: [commit], commit: dayCommitOf([commit]), lfd2From },
  }
}

const failuresOf = (evidence: unknown) =>
  verifyDraw(evidence).flatMap((step) => (step.outcome === 'failed' ? [`${step.name} ${step.code}`] : []))
/** A close for each of the twenty rounds that a minute of sale has. */
const closes = Array.from({ length: 20 }, (_, step) => openAt + 1 + 3 * step)

test('[LOT-07] of twenty closes of sale that a minute has, LFD2 verifies with the committed one alone', () => {
  const right = closes.filter((close) => failuresOf(pretending('LFD2', close, 0)).length === 0)
  expect(right.map((close) => roundAfterClose(close, chain))).toEqual([roundAfterClose(usualClose, chain)])
  const forged = pretending('LFD2', openAt + 1, 0)
  expect(failuresOf(forged)).toEqual(['seed SEED_NOT_COMMITTED'])
  // A commitment made anew for the forged round is not in the day's list.
  const commit = commitOf({ ...forged, scheme: 'LFD2' })
  expect(failuresOf({ ...forged, commit })).toEqual(['day DAY_WITHOUT_COMMIT'])
})

test('[LOT-07] LFD1 verifies with every close of the minute, so that it is refused from the switch on', () => {
  const [first = 0, ...others] = closes
  expect(failuresOf(pretending('LFD1', first, drawAt))).toEqual([])
  expect(failuresOf(pretending('LFD1', others.at(-1) ?? 0, drawAt))).toEqual([])
  for (const lfd2From of [openAt, 0])
    expect(failuresOf(pretending('LFD1', usualClose, lfd2From))).toEqual(['scheme SCHEME_OUTDATED'])
})

test('[LOT-07] an LFD1 draw stays verifiable; without the moment of the switch its scheme is not checked', () => {
  const old = timelyEvidence('SSC1M', 'LFD1')
  const outcomes = (evidence: unknown) => new Set(verifyDraw(evidence).map(({ outcome }) => outcome))
  expect(outcomes(old)).toEqual(new Set(['passed']))
  const { algo, ...unnamed } = old
  expect(outcomes(unnamed)).toEqual(new Set(['passed']))
  const { lfd2From, ...day } = old.day
  const scheme = verifyDraw({ ...old, day }).find(({ name }) => name === 'scheme')
  expect(scheme).toEqual({ name: 'scheme', outcome: 'not checked' })
  expect(failuresOf({ ...old, day: { ...day, lfd2From: `${lfd2From}` } })).toEqual(['scheme DAY_MALFORMED'])
})

test('[LOT-07] a published list of bets gives the root, and holds the bet of a receipt; a list that was changed fails', () => {
  const receipt = {
    ...{ playCode: 'SSC_L3_DIRECT', selection: '1|2|3', unitThousandths: 2_000, multiple: 1, prizeGroup: 1_960 },
    odds: { '1': 9_800_000n },
  }
  const contentHash = contentHashOf(receipt)
  expect(contentHash).toBe(sha256('SSC_L3_DIRECT|1|2|3|2000|1|1960|1=9800000'))
  const line = sealedLineOf('7', contentHash)
  expect(line).not.toBe(sealedLineOf('8', contentHash))
  const bets = [sealedLineOf('6', contentHash), line]
  const shown = { ...timelyEvidence('SSC1M'), betsRoot: betsRootOf(bets), bets }
  const stepOf = (evidence: unknown) => verifyDraw(evidence).find(({ name }) => name === 'bets')
  expect(stepOf(shown)).toEqual({ name: 'bets', outcome: 'passed' })
  expect(stepOf({ ...shown, bets: bets.slice(1) })).toMatchObject({ code: 'BETS_ROOT_DIFFERS' })
  expect(stepOf({ ...shown, bets: bets.toReversed() })).toMatchObject({ code: 'BETS_ROOT_DIFFERS' })
  expect(stepOf({ ...shown, bets: [7] })).toMatchObject({ code: 'BETS_MALFORMED' })
  expect(stepOf({ ...shown, bets: undefined })).toBeUndefined()
})
