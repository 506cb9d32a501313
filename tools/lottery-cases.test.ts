import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the command as a person would. */
function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/lottery-cases.ts', ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const runCases = (...cases: unknown[]) => run(['-'], JSON.stringify(cases))

const bet = {
  id: 'B1',
  family: 'SSC',
  play: 'SSC_L3_DIRECT',
  selection: '4|5|6',
  drawObj: '13456',
  unit: '2',
  multiple: 10,
  odds: { '1': '900' },
  lines: 1,
  stake: '20',
  winningLines: 1,
  tiers: { '1': 1 },
  payout: '18000',
}
/** Of the domain document, section 4.3. */
const fairDraw = {
  id: 'F1',
  game: 'SSC1M',
  issue: '20261120-0001',
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  round: 657413,
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  commit: '062718fa017f3f807a62a7460c071d7d0fa4868b474066501a88106d89d6e468',
  result: { digits: [9, 9, 0, 6, 8], family: 'SSC' },
}

test('[LOT-03] every worked example of the domain document is right', () => {
  expect(run(['rules/lottery/fixtures/lottery-examples.json'])).toEqual({
    status: 0,
    stdout: '114 cases, 114 right, 0 wrong\n',
    stderr: '',
  })
})

test('a bet and a fair draw that are right', () => {
  expect(runCases(bet, fairDraw)).toMatchObject({ status: 0, stdout: '2 cases, 2 right, 0 wrong\n' })
})

test('what fails is printed with what was expected and what was found', () => {
  const { status, stdout } = runCases(
    { ...bet, payout: '18001', tiers: {} },
    { ...fairDraw, result: { family: 'SSC', digits: [9, 9, 0, 6, 9] } },
  )
  expect(status).toBe(1)
  expect(stdout.split('\n')).toEqual([
    'B1: tiers: expected {}, found {"1":1}',
    'B1: payout: expected "18001", found "18000"',
    'F1: result: expected {"digits":[9,9,0,6,9],"family":"SSC"}, found {"digits":[9,9,0,6,8],"family":"SSC"}',
    '2 cases, 0 right, 2 wrong',
    '',
  ])
})

test('a tie gives the stake back, and counts as a line', () => {
  const tie = {
    ...{ family: 'SSC', play: 'SSC_DT_1_5_PUSH', selection: 'D', drawObj: '13451', unit: '10', multiple: 1 },
    ...{ odds: { D: '1.982' }, winningLines: 1, tiers: { PUSH: 1 }, payout: '10' },
  }
  expect(runCases(tie)).toMatchObject({ status: 0 })
})

test('two tiers that a case calls by one name add up', () => {
  // The sum is 301: big and odd, each with a tier of its own.
  const sides = {
    ...{ id: 'L1', family: 'LHC', play: 'LHC_SUM_BSOE', selection: 'B,O', drawObj: '40 41 42 43 44 45+46' },
    ...{ unit: '10', multiple: 1, odds: { '1': '1.95' }, winningLines: 2, payout: '39' },
  }
  expect(runCases({ ...sides, tiers: { '1': 2 } })).toMatchObject({ status: 0 })
  expect(runCases({ ...sides, tiers: { '1': 1 } })).toMatchObject({
    status: 1,
    stdout: 'L1: tiers: expected {"1":1}, found {"1":2}\n1 cases, 0 right, 1 wrong\n',
  })
})

const broken: readonly (readonly [broken: unknown, says: RegExp])[] = [
  [7, /^case 1: 7 is no case/],
  [null, /^case 2: null is no case/],
  [{ ...bet, play: 'SSC_6_DIRECT' }, /^B1: there is no bet type "SSC_6_DIRECT"/],
  [{ ...bet, play: 'toString' }, /^B1: there is no bet type "toString"/],
  [{ ...bet, family: 'constructor' }, /^B1: there is no family "constructor"/],
  [{ ...bet, family: undefined }, /^B1: family is missing and must be a text/],
  [{ ...bet, family: 'K3', drawObj: '123' }, /^B1: SSC_L3_DIRECT cannot be held against a draw of K3/],
  [{ ...bet, drawObj: '1345' }, /^B1: "1345" is no draw of SSC/],
  [{ ...bet, family: 'VN-N', drawObj: { DB: 5 } }, /^B1: \{"DB":5\} is no draw of VNN/],
  [{ ...bet, drawObj: undefined }, /^B1: missing is no draw of SSC/],
  [{ ...bet, selection: '4|5' }, /^B1: selection "4\|5" of SSC_L3_DIRECT is refused: bad_selection/],
  [{ ...bet, multiple: '10' }, /^B1: multiple is "10" and must be a whole number/],
  [{ ...bet, multiple: 0 }, /^B1: multiple is 0 and must be 1 to/],
  [{ ...bet, unit: '2,5' }, /^B1: unit is "2,5" and must be a plain decimal/],
  [{ ...bet, odds: [] }, /^B1: odds is \[\] and must be an object/],
  [{ ...bet, odds: {} }, /^B1: odds has no tier "1", which wins/],
  [{ ...fairDraw, game: 'SSC9M' }, /^F1: there is no game "SSC9M"/],
  [{ ...fairDraw, issue: '1' }, /^F1: "1" is no issue of SSC1M/],
  [{ ...fairDraw, issue: '20261120-0000' }, /^F1: "20261120-0000" is no issue of SSC1M/],
  [{ ...fairDraw, issue: '20261120-1441' }, /^F1: "20261120-1441" is no issue of SSC1M/],
  [{ ...fairDraw, issue: '20269999-9999' }, /^F1: "20269999-9999" is no issue of SSC1M/],
  [{ ...fairDraw, seed: 'ab' }, /^F1: seed is "ab" and must be 64 hexadecimal digits/],
  [{ ...fairDraw, commit: undefined, result: undefined }, /^F1: it expects none of commit, result/],
]

test('what is wrong with a case is told in plain words, and the cases after it are run', () => {
  const { status, stdout, stderr } = runCases(...broken.map(([raw]) => raw), bet)
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  const told = stdout.trimEnd().split('\n')
  expect(told.pop()).toBe(`${broken.length + 1} cases, 1 right, ${broken.length} wrong`)
  expect(told).toEqual(broken.map(([, says]) => expect.stringMatching(says)))
})

test.each([
  [[], '', /^Runs worked cases/],
  [['/nowhere.json'], '', /^\/nowhere\.json holds no JSON that can be read/],
  [['-'], '{"cases":', /^- holds no JSON/],
  [['-'], '{}', /^- holds no list of cases/],
  [['-'], '[]', /^- holds no case/],
])('%j with %j is refused without a stack trace', (args, input, says) => {
  const { status, stdout, stderr } = run(args, input)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(says)
  expect(stderr).not.toMatch(/ at .*\.ts:/)
})
