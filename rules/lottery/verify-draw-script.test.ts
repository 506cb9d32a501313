import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { quicknet } from './beacon-chain.ts'
import { fairGames } from './lottery-games.ts'
import { betsRootOf } from './sealed-bets.ts'
import {
  evidenceOf,
  foreignChain,
  foreignEvidence,
  publishedDraws,
  timelyEvidence,
} from './test-world/published-draws.ts'
import type { SignatureCheck } from './test-world/remembered-signatures.ts'
import { verifyDraw } from './verify-draw.ts'

vi.mock('./beacon-signature.ts', async (importOriginal: () => Promise<SignatureCheck>) => {
  const { rememberedSignatures } = await import('./test-world/remembered-signatures.ts')
  return rememberedSignatures(await importOriginal())
})

const script = fileURLToPath(new URL('./verify-draw.mjs', import.meta.url))
const full = timelyEvidence('SSC1M')
const words = { passed: 'ok         ', failed: 'FAILED     ', 'not checked': 'not checked' } as const

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-draw-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(name: string, evidence: unknown): Promise<string> {
  const file = join(folder, `${name}.json`)
  await writeFile(file, JSON.stringify(evidence))
  return file
}

function run(...args: readonly string[]): Promise<{ exitCode: unknown; lines: string[] }> {
  const { promise, resolve } = Promise.withResolvers<{ exitCode: unknown; lines: string[] }>()
  execFile(process.execPath, args, (error, stdout) =>
    resolve({ exitCode: error?.code ?? 0, lines: stdout.trimEnd().split('\n') }),
  )
  return promise
}

/** What the script ought to say, by the library. */
function linesOf(evidence: unknown): string[] {
  return verifyDraw(evidence).map(({ name, outcome }) => `${words[outcome]} ${name}`)
}

test('[LOT-07] the script has at most 60 lines and imports nothing of ours', async () => {
  const text = await readFile(script, 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  expect([...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name]) => name)).toEqual([
    'node:crypto',
    'node:fs',
    '@noble/curves/bls12-381.js',
  ])
})

test('a good draw passes', async () => {
  const { exitCode, lines } = await run(script, await fileOf('good', full))
  expect(lines).toEqual(linesOf(full))
  expect(lines).toHaveLength(8)
  expect(exitCode).toBe(0)
})

test('a changed draw fails', async () => {
  const { exitCode, lines } = await run(script, await fileOf('changed', { ...full, commit: full.seed }))
  expect(lines).toContain('FAILED      seed')
  expect(exitCode).toBe(1)
})

/** The lines of each draw and the exit code. One process runs the script anew for each, which saves a start per draw. */
async function runEach(draws: readonly unknown[]): Promise<string[][]> {
  const files = await Promise.all(draws.map((draw, index) => fileOf(`${index}`, draw)))
  const each = `for (const file of ${JSON.stringify(files)}) {
    process.argv[2] = file
    await import('${pathToFileURL(script)}?' + encodeURIComponent(file))
    process.stdout.write('exit ' + (process.exitCode ?? 0) + '\\n\\n')
    process.exitCode = 0
  }`
  const { lines } = await run('--input-type=module', '--eval', each, 'evidence')
  return lines
    .join('\n')
    .split('\n\n')
    .map((part) => part.split('\n'))
}

test('[LOT-07] every game is derived as by the library', async () => {
  const draws = fairGames.map((game) => timelyEvidence(game))
  const passed = ['beacon', 'scheme', 'issue', 'day', 'round', 'signature', 'seed', 'result'].map(
    (name) => `ok          ${name}`,
  )
  expect(await runEach(draws)).toEqual(draws.map(() => [...passed, 'exit 0']))
})

test('[LOT-07] draws of LFD1 are repeated too, up to the switch; what opens from then on is refused', async () => {
  const old = timelyEvidence('SSC1M', 'LFD1')
  const { algo, ...unnamed } = old
  const late = { ...old, day: { ...old.day, lfd2From: old.saleCloseAt - 60 } }
  const draws = [old, unnamed, { ...old, day: null }, late, { ...old, algo: 'LFD2' }, { ...old, algo: 'LFD3' }]
  const exits = ['exit 0', 'exit 0', 'exit 2', 'exit 1', 'exit 1', 'exit 1']
  expect(await runEach(draws)).toEqual(draws.map((draw, place) => [...linesOf(draw), exits[place]]))
  expect(linesOf(late)).toContain('FAILED      scheme')
})

test('[LOT-07] a list of bets that the evidence holds is held against its root', async () => {
  const bets = ['ab'.repeat(32), 'cd'.repeat(32)]
  const draws = [
    { ...full, bets, betsRoot: betsRootOf(bets) },
    { ...full, bets: bets.toReversed(), betsRoot: betsRootOf(bets) },
  ]
  const lines = await runEach(draws)
  expect(lines).toEqual([
    [...linesOf(draws[0]), 'exit 0'],
    [...linesOf(draws[1]), 'exit 1'],
  ])
  expect(lines.map((each) => each.at(-2))).toEqual(['ok          bets', 'FAILED      bets'])
})

test('[LOT-07] evidence of one day with a beacon of another fails, as in the library', async () => {
  const draws = publishedDraws.map(evidenceOf)
  expect(await runEach(draws)).toEqual(draws.map((draw) => [...linesOf(draw), 'exit 1']))
  expect(linesOf(draws[0])).toContain('FAILED      round')
})

test('[LOT-07] what the evidence leaves out is printed, and no success', async () => {
  const { day, saleCloseAt, ...rest } = full
  const partial = [{ ...rest, day }, { ...rest, saleCloseAt }, rest, { ...rest, day: null, saleCloseAt: null }]
  expect(await runEach(partial)).toEqual(partial.map((evidence) => [...linesOf(evidence), 'exit 2']))
  expect(linesOf(rest)).toEqual(expect.arrayContaining(['not checked day', 'not checked round']))
})

test('[LOT-07] a draw of another beacon proves its arithmetic, and no success; one that poses as quicknet fails', async () => {
  const foreign = foreignEvidence('SSC1M')
  const chains = [
    { ...foreign, chain: { ...foreignChain, more: true } },
    { ...full, chain: quicknet },
    { ...full, chain: { ...quicknet, more: true } },
    { ...full, chain: foreignChain },
    { ...foreign, chain: quicknet },
    { ...foreign, chain: null },
    ...malformedChains.map((chain) => ({ ...foreign, chain })),
  ]
  const lines = await runEach([foreign, ...chains])
  expect(lines[0]).toEqual(['not checked beacon', ...linesOf(full).slice(1), 'exit 2'])
  expect(lines.map((each) => each.slice(0, -1))).toEqual([foreign, ...chains].map(linesOf))
  expect(lines.map((each) => each.at(-1))).toEqual([
    ...['exit 2', 'exit 2', 'exit 0', 'exit 0', 'exit 1', 'exit 1', 'exit 1'],
    ...malformedChains.map(() => 'exit 1'),
  ])
  for (const each of lines.slice(7)) expect(each[0]).toBe('FAILED      beacon')
})

const malformedChains = [
  { ...foreignChain, chainHash: quicknet.chainHash },
  { ...foreignChain, publicKey: quicknet.publicKey },
  { ...quicknet, genesisSeconds: quicknet.genesisSeconds - 94_608_000 },
  { ...quicknet, periodSeconds: 1 },
  { ...foreignChain, chainHash: foreignChain.chainHash.toUpperCase() },
  { ...foreignChain, publicKey: foreignChain.publicKey.slice(2) },
  { ...foreignChain, publicKey: [foreignChain.publicKey] },
  { ...foreignChain, periodSeconds: 0 },
  { ...foreignChain, periodSeconds: '5' },
  { ...foreignChain, genesisSeconds: 0.5 },
  { ...foreignChain, genesisSeconds: -1 },
  { ...foreignChain, genesisSeconds: 10_000_000_000 },
  { chainHash: foreignChain.chainHash },
  [foreignChain],
  'quicknet',
  0,
  true,
]

const otherResult = { family: 'SSC', digits: [9, 9, 0, 6, 7] }
const otherDay = { commits: [publishedDraws[1]!.commit], commit: full.day.commit }

test('what is changed fails the same steps as in the library', async () => {
  const changed = [
    { ...full, seed: full.seed.replace('00', '01') },
    { ...full, seed: full.seed.toUpperCase() },
    { ...full, signature: full.signature.replace('b7', '97') },
    { ...full, signature: `${full.signature}zz` },
    { ...full, signature: full.signature.slice(2) },
    { ...full, result: otherResult },
    { ...full, round: full.round + 1 },
    { ...full, commit: full.commit.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    { ...full, day: otherDay },
    { ...full, day: { ...full.day, commit: full.seed } },
    { ...full, saleCloseAt: full.saleCloseAt + 1 },
    { ...full, saleCloseAt: full.saleCloseAt - 2 },
    { ...full, saleCloseAt: full.saleCloseAt - 0.5 },
    { ...full, saleCloseAt: `${full.saleCloseAt}` },
    { ...full, saleCloseAt: 0 },
    ...['1139', '1141', '0000', '1441', '114', '01140', ''].map((number) => ({ ...full, issue: `20230915-${number}` })),
    ...['20230931', '20231301', '20230900', '20269999', '2023091'].map((date) => ({ ...full, issue: `${date}-1140` })),
    ...['P31M', 'SSC3M', 'SSC2M', 'VNF1M', 'LHC5M', 'PC28_1M'].map((game) => ({ ...full, game })),
    { ...full, game: 'SSC' },
    { ...full, game: 'constructor1M' },
    { game: 1, issue: 2, seed: 3, round: '4', signature: 5, saleCloseAt: '6', day: '7' },
    {},
  ]
  const expected = changed.map((evidence) => [...linesOf(evidence), 'exit 1'])
  expect(await runEach(changed)).toEqual(expected)
})
