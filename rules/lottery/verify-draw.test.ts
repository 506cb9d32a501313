import { expect, test, vi } from 'vitest'
import { commitOf, dayCommitOf } from './fair-draw.ts'
import { evidenceOf, publishedDraws, publishedRound, publishedSeed } from './test-world/published-draws.ts'
import type { SignatureCheck } from './test-world/remembered-signatures.ts'
import { verifyDraw } from './verify-draw.ts'

vi.mock('./beacon-signature.ts', async (importOriginal: () => Promise<SignatureCheck>) => {
  const { rememberedSignatures } = await import('./test-world/remembered-signatures.ts')
  return rememberedSignatures(await importOriginal())
})

const [first, ...others] = publishedDraws.map(evidenceOf)
const next = commitOf('SSC1M', '20261120-0002', publishedSeed)
const commits = [first!.commit, next]
/** A close of sale whose round is the published one: two seconds earlier or one later has another. */
const saleCloseAt = 1_694_775_600
const full = { ...first!, saleCloseAt, day: { commits, commit: dayCommitOf(commits) } }

function codesOf(evidence: unknown): string[] {
  return verifyDraw(evidence).map((step) => `${step.name} ${step.passed ? 'passed' : step.code}`)
}

test('a draw with its day and its close of sale passes six steps', () => {
  expect(codesOf(full)).toEqual([
    'issue passed',
    'day passed',
    'round passed',
    'signature passed',
    'seed passed',
    'result passed',
  ])
})

test.each(others)('$game $issue passes the four steps that need nothing else', (evidence) => {
  const four = ['issue passed', 'signature passed', 'seed passed', 'result passed']
  expect(codesOf(evidence)).toEqual(four)
  expect(codesOf({ ...evidence, saleCloseAt: null, day: null })).toEqual(four)
})

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
    ['round ROUND_NOT_OF_CLOSE', 'signature SIGNATURE_WRONG', 'result RESULT_DIFFERS'],
  ],
  [
    'a round in words',
    { round: `${publishedRound}` },
    ['round ROUND_MALFORMED', 'signature ROUND_MALFORMED', 'result RESULT_NOT_DERIVABLE'],
  ],
  ['a later close', { saleCloseAt: saleCloseAt + 1 }, ['round ROUND_NOT_OF_CLOSE']],
  ['an earlier close', { saleCloseAt: saleCloseAt - 3 }, ['round ROUND_NOT_OF_CLOSE']],
  ['a close in words', { saleCloseAt: `${saleCloseAt}` }, ['round ROUND_NOT_OF_CLOSE']],
  [
    'another signature',
    { signature: first!.signature.replace('b7', '97') },
    ['signature SIGNATURE_WRONG', 'result RESULT_DIFFERS'],
  ],
  [
    'a short signature',
    { signature: first!.signature.slice(2) },
    ['signature SIGNATURE_MALFORMED', 'result RESULT_NOT_DERIVABLE'],
  ],
  ['another digit', { result: { family: 'SSC', digits: [9, 9, 0, 6, 7] } }, ['result RESULT_DIFFERS']],
  ['another family', { result: { family: 'P3', digits: [9, 9, 0, 6, 8] } }, ['result RESULT_DIFFERS']],
  ['no result', { result: undefined }, ['result RESULT_DIFFERS']],
  [
    'an imported game',
    { game: 'TH_GOV' },
    ['issue GAME_UNKNOWN', 'seed SEED_NOT_COMMITTED', 'result RESULT_NOT_DERIVABLE'],
  ],
  [
    "a game named like an object's own",
    { game: 'constructor' },
    ['issue GAME_UNKNOWN', 'seed SEED_NOT_COMMITTED', 'result RESULT_NOT_DERIVABLE'],
  ],
  ['a game of the same family', { game: 'SSC3M' }, ['seed SEED_NOT_COMMITTED', 'result RESULT_DIFFERS']],
  [
    'an issue of another form',
    { issue: '20261120-001' },
    ['issue ISSUE_MALFORMED', 'seed SEED_NOT_COMMITTED', 'result RESULT_NOT_DERIVABLE'],
  ],
  [
    'a day without the commitment',
    { day: { commits: [next], commit: dayCommitOf([next]) } },
    ['day DAY_WITHOUT_COMMIT'],
  ],
  ['a day in another order', { day: { ...full.day, commits: commits.toReversed() } }, ['day DAY_COMMIT_DIFFERS']],
  ['a day of one string', { day: { ...full.day, commits: [commits.join('\n')] } }, ['day DAY_MALFORMED']],
  ['a day without its hash', { day: { commits } }, ['day DAY_MALFORMED']],
  ['a day of nothing', { day: 0 }, ['day DAY_MALFORMED']],
])('%s fails the steps that it touches', (_, change, failures) => {
  expect(codesOf({ ...full, ...change }).filter((step) => !step.endsWith(' passed'))).toEqual(failures)
})

test.each([undefined, null, 0, '', 'evidence', [], {}, { game: {}, issue: [], seed: 1, round: {}, signature: null }])(
  'what is no evidence fails every step (%j)',
  (evidence) => {
    expect(verifyDraw(evidence).filter(({ passed }) => passed)).toEqual([])
  },
)
