import { expect, test, vi } from 'vitest'
import { quicknet } from './beacon-chain.ts'
import { dayCommitOf } from './fair-draw.ts'
import { issueTimes } from './issue-numbers.ts'
import { type FairGame, fairGames } from './lottery-games.ts'
import {
  evidenceOf,
  foreignChain,
  foreignEvidence,
  publishedDraws,
  publishedRound,
  publishedSeed,
  timelyEvidence,
} from './test-world/published-draws.ts'
import type { SignatureCheck } from './test-world/remembered-signatures.ts'
import { verifyDraw } from './verify-draw.ts'

vi.mock('./beacon-signature.ts', async (importOriginal: () => Promise<SignatureCheck>) => {
  const { rememberedSignatures } = await import('./test-world/remembered-signatures.ts')
  return rememberedSignatures(await importOriginal())
})

const full = timelyEvidence('SSC1M')
const [, next] = full.day.commits
const { saleCloseAt } = full
const allPassed = ['beacon', 'scheme', 'issue', 'day', 'round', 'signature', 'seed', 'result'].map(
  (name) => `${name} passed`,
)

function codesOf(evidence: unknown): string[] {
  return verifyDraw(evidence).map((step) => `${step.name} ${step.outcome === 'failed' ? step.code : step.outcome}`)
}

const roundOf = (evidence: unknown) => codesOf(evidence).find((step) => step.startsWith('round '))

test.each(fairGames)('[LOT-07] %s: a draw with its day and its close of sale passes eight steps', (game) => {
  expect(codesOf(timelyEvidence(game))).toEqual(allPassed)
})

test('[LOT-07] what the evidence leaves out is reported as not checked', () => {
  const { day, saleCloseAt: _close, ...rest } = full
  const open = allPassed.with(4, 'round not checked')
  expect(codesOf({ ...rest, day })).toEqual(open)
  expect(codesOf({ ...rest, saleCloseAt })).toEqual(allPassed.with(3, 'day not checked'))
  expect(codesOf(rest)).toEqual(open.with(3, 'day not checked'))
  expect(codesOf({ ...rest, saleCloseAt: null, day: null })).toEqual(open.with(3, 'day not checked'))
})

test.each(publishedDraws.map(evidenceOf))(
  '[LOT-07] $game $issue with a beacon round of three years before fails, with or without its close of sale',
  (evidence) => {
    const { drawAt } = issueTimes(evidence.game as FairGame, evidence.issue)
    const failures = (more: object) =>
      codesOf({ ...evidence, ...more }).filter((step) => !/ (passed|not checked)$/.test(step))
    expect(failures({})).toEqual(['round ROUND_NOT_OF_ISSUE'])
    expect(failures({ saleCloseAt: drawAt - 5 })).toEqual(['round ROUND_NOT_OF_CLOSE'])
    expect(failures({ saleCloseAt })).toEqual(['round CLOSE_NOT_OF_ISSUE'])
  },
)

test('[LOT-07] the close of sale lies within the issue, and its round is the only one', () => {
  // The published round follows from a close in the last three seconds of the issue, or at the opening of the next one.
  const atOpening = { ...full, issue: '20230915-1141', saleCloseAt: saleCloseAt + 1, commit: next }
  expect(roundOf(atOpening)).toBe('round passed')
  expect(roundOf({ ...atOpening, saleCloseAt })).toBe('round CLOSE_NOT_OF_ISSUE')
  expect(roundOf({ ...full, saleCloseAt: saleCloseAt + 1 })).toBe('round CLOSE_NOT_OF_ISSUE')
  expect(roundOf({ ...full, saleCloseAt: saleCloseAt - 1 })).toBe('round passed')
  expect(roundOf({ ...full, saleCloseAt: saleCloseAt - 2 })).toBe('round ROUND_NOT_OF_CLOSE')
})

test('without its close of sale an issue has the rounds that some close of it names', () => {
  const ofRound = (round: number) => roundOf({ ...full, saleCloseAt: null, round })
  // A minute of closes names 21 rounds, of which the last is the published one.
  expect([-21, -20, 0, 1].map((step) => ofRound(publishedRound + step))).toEqual([
    'round ROUND_NOT_OF_ISSUE',
    'round not checked',
    'round not checked',
    'round ROUND_NOT_OF_ISSUE',
  ])
})

test.each(fairGames)('[LOT-07] %s: the beacon of a demo proves the arithmetic and nothing else', (game) => {
  const foreign = foreignEvidence(game)
  expect(codesOf(foreign)).toEqual(allPassed.with(0, 'beacon not checked'))
  expect(codesOf({ ...timelyEvidence(game), chain: quicknet })).toEqual(allPassed)
  const ofQuicknet = codesOf({ ...foreign, chain: quicknet })
  expect(ofQuicknet[0]).toBe('beacon passed')
  expect(ofQuicknet).toContain('signature SIGNATURE_WRONG')
  expect(ofQuicknet).toContain('round ROUND_NOT_OF_CLOSE')
})

/** Three years earlier, to the round: every other step would pass with the beacon's value of that time. */
const shifted = { ...quicknet, genesisSeconds: quicknet.genesisSeconds - 94_608_000 }

test.each([
  { what: "quicknet's name with another key", chain: { ...foreignChain, chainHash: quicknet.chainHash } },
  { what: "quicknet's key with another clock", chain: { ...foreignChain, publicKey: quicknet.publicKey } },
  { what: 'quicknet three years earlier', chain: shifted },
])('[LOT-07] a chain that poses as quicknet fails: $what', ({ chain }) => {
  expect(codesOf({ ...full, chain })).toEqual([
    'beacon CHAIN_POSES_AS_QUICKNET',
    'scheme passed',
    'issue passed',
    'day passed',
    'round CHAIN_POSES_AS_QUICKNET',
    'signature CHAIN_POSES_AS_QUICKNET',
    'seed passed',
    'result RESULT_NOT_DERIVABLE',
  ])
})

test.each([0, '', 'quicknet', true, [], {}, [foreignChain], { ...foreignChain, periodSeconds: 0 }])(
  'a chain that is none fails (%j)',
  (chain) => {
    expect(codesOf({ ...full, chain })).toEqual(
      expect.arrayContaining(['beacon CHAIN_MALFORMED', 'round CHAIN_MALFORMED']),
    )
  },
)

test('a result that came through JSON in another order is the same result', () => {
  const { result, ...rest } = full
  const turned = Object.fromEntries(Object.entries(result).toReversed())
  expect(codesOf({ ...rest, result: turned })).toContain('result passed')
})

test.each([
  ['another seed', { seed: publishedSeed.replace('00', '01') }, ['seed SEED_NOT_COMMITTED', 'result RESULT_DIFFERS']],
  ['a short seed', { seed: '00' }, ['seed SEED_MALFORMED', 'result RESULT_NOT_DERIVABLE']],
  ['a seed in capitals', { seed: publishedSeed.toUpperCase() }, ['seed SEED_MALFORMED', 'result RESULT_NOT_DERIVABLE']],
  ['another commitment', { commit: publishedDraws[1]!.commit }, ['day DAY_WITHOUT_COMMIT', 'seed SEED_NOT_COMMITTED']],
  ['the commitment of the next issue', { commit: next }, ['seed SEED_NOT_COMMITTED']],
  [
    'another round',
    { round: publishedRound + 1 },
    ['round ROUND_NOT_OF_CLOSE', 'signature SIGNATURE_WRONG', 'seed SEED_NOT_COMMITTED', 'result RESULT_DIFFERS'],
  ],
  [
    'a round in words',
    { round: `${publishedRound}` },
    [
      ...['round ROUND_MALFORMED', 'signature ROUND_MALFORMED', 'seed SEED_NOT_COMMITTED'],
      'result RESULT_NOT_DERIVABLE',
    ],
  ],
  ['a later close', { saleCloseAt: saleCloseAt + 1 }, ['round CLOSE_NOT_OF_ISSUE']],
  ['an earlier close', { saleCloseAt: saleCloseAt - 3 }, ['round ROUND_NOT_OF_CLOSE']],
  ['a close in words', { saleCloseAt: `${saleCloseAt}` }, ['round CLOSE_MALFORMED']],
  ['a close between two seconds', { saleCloseAt: saleCloseAt - 0.5 }, ['round CLOSE_MALFORMED']],
  [
    'another signature',
    { signature: full.signature.replace('b7', '97') },
    ['signature SIGNATURE_WRONG', 'result RESULT_DIFFERS'],
  ],
  [
    'a short signature',
    { signature: full.signature.slice(2) },
    ['signature SIGNATURE_MALFORMED', 'result RESULT_NOT_DERIVABLE'],
  ],
  [
    'an unknown scheme',
    { algo: 'LFD3' },
    ['scheme SCHEME_UNKNOWN', 'seed SEED_NOT_COMMITTED', 'result RESULT_NOT_DERIVABLE'],
  ],
  [
    'the scheme before',
    { algo: 'LFD1' },
    ['scheme SCHEME_OUTDATED', 'seed SEED_NOT_COMMITTED', 'result RESULT_DIFFERS'],
  ],
  ['no scheme', { algo: undefined }, ['scheme SCHEME_OUTDATED', 'seed SEED_NOT_COMMITTED', 'result RESULT_DIFFERS']],
  ['another digit', { result: { family: 'SSC', digits: [9, 9, 0, 6, 7] } }, ['result RESULT_DIFFERS']],
  ['another family', { result: { ...full.result, family: 'P3' } }, ['result RESULT_DIFFERS']],
  ['no result', { result: undefined }, ['result RESULT_DIFFERS']],
  [
    'an imported game',
    { game: 'TH_GOV' },
    ['issue GAME_UNKNOWN', 'round ROUND_NOT_OF_ISSUE', 'seed SEED_NOT_COMMITTED', 'result RESULT_NOT_DERIVABLE'],
  ],
  [
    "a game named like an object's own",
    { game: 'constructor' },
    ['issue GAME_UNKNOWN', 'round ROUND_NOT_OF_ISSUE', 'seed SEED_NOT_COMMITTED', 'result RESULT_NOT_DERIVABLE'],
  ],
  ['a game of the same family', { game: 'P31M' }, ['seed SEED_NOT_COMMITTED', 'result RESULT_DIFFERS']],
  [
    'a game of the same family with fewer issues a day',
    { game: 'SSC3M' },
    ['issue ISSUE_MALFORMED', 'round ROUND_NOT_OF_ISSUE', 'seed SEED_NOT_COMMITTED', 'result RESULT_NOT_DERIVABLE'],
  ],
  [
    'an issue of another form',
    { issue: '20230915-140' },
    ['issue ISSUE_MALFORMED', 'round ROUND_NOT_OF_ISSUE', 'seed SEED_NOT_COMMITTED', 'result RESULT_NOT_DERIVABLE'],
  ],
  [
    'the issue of another day',
    { issue: '20261120-1140' },
    ['round CLOSE_NOT_OF_ISSUE', 'seed SEED_NOT_COMMITTED', 'result RESULT_DIFFERS'],
  ],
  [
    'a day without the commitment',
    { day: { commits: [next], commit: dayCommitOf([next!]) } },
    ['day DAY_WITHOUT_COMMIT'],
  ],
  [
    'a day in another order',
    { day: { ...full.day, commits: full.day.commits.toReversed() } },
    ['day DAY_COMMIT_DIFFERS'],
  ],
  ['a day of one string', { day: { ...full.day, commits: [full.day.commits.join('\n')] } }, ['day DAY_MALFORMED']],
  ['a day without its hash', { day: { commits: full.day.commits } }, ['day DAY_MALFORMED']],
  ['a day of nothing', { day: 0 }, ['day DAY_MALFORMED']],
])('%s fails the steps that it touches', (_, change, failures) => {
  expect(codesOf({ ...full, ...change }).filter((step) => !step.endsWith(' passed'))).toEqual(failures)
})

test.each([undefined, null, 0, '', 'evidence', [], {}, { game: {}, issue: [], seed: 1, round: {}, signature: null }])(
  'what is no evidence passes no step but that of the beacon (%j)',
  (evidence) => {
    expect(verifyDraw(evidence).filter(({ outcome }) => outcome === 'passed')).toEqual([
      { name: 'beacon', outcome: 'passed' },
    ])
  },
)
