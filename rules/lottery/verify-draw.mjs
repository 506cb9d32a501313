// Repeats a draw of scheme LFD1 without Banyan's code. Node.js 20.19+, npm install @noble/curves@2, then
// node verify-draw.mjs evidence.json: game, issue, commit, seed, round, signature, result and, where known, saleCloseAt
// (Unix seconds) and day { commits, commit }. Only you can compare commit and round with your receipt.
import { createHmac, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { bls12_381 } from '@noble/curves/bls12-381.js'

const chain = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971' // drand's quicknet
const publicKey =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const bls = bls12_381.shortSignatures
const bytes = (hex) => (/^(?:[0-9a-f]{2})+$/.test(hex) ? Buffer.from(hex, 'hex') : undefined)
const sha256 = (data) => hash('sha256', data)
const hmac = (key, text) => createHmac('sha256', key).update(text).digest()
const curvePoint = (hex) => bls.hash(bytes(hex), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
const list = (length, make) => Array.from({ length }, (_, index) => make(index))
const prize = (n, width) => list(width, () => n(10)).join('')
const prizes = (n, count, width) => list(count, () => prize(n, width))
const tiers = (n, ...sizes) => Object.fromEntries(sizes.map((size, i) => [i ? `G${i}` : 'DB', prizes(n, ...size)]))
const shuffled = (n, size, count, balls = list(size, (i) => i + 1)) =>
  list(count, (i) => balls.splice(i + n(size - i), 1, balls[i])[0])
const distinct = (n, drawn = new Set()) => (drawn.size < 23 ? distinct(n, drawn.add(prize(n, 4))) : [...drawn])
const ranked = ([first, second, third, ...p]) => ({ first, second, third, special: p.splice(0, 10), consolation: p })
// From the start of a game's code to its result; n(k) is a number from 0 to k - 1.
const results = {
  SSC: (n) => ({ family: 'SSC', digits: list(5, () => n(10)) }),
  P3: (n) => ({ family: 'P3', digits: list(3, () => n(10)) }),
  PC28_: (n) => ({ family: 'PC28', digits: list(3, () => n(10)) }),
  K3: (n) => ({ family: 'K3', dice: list(3, () => n(6) + 1) }),
  E5: (n) => ({ family: 'E5', numbers: shuffled(n, 11, 5) }),
  PK: (n) => ({ family: 'PK10', numbers: shuffled(n, 10, 10) }),
  LHC: (n, balls = shuffled(n, 49, 7)) => ({ family: 'LHC', special: balls.pop(), numbers: balls }),
  VNF: (n) => ({ family: 'VNN', ...tiers(n, [1, 5], [1, 5], [2, 5], [6, 5], [4, 4], [6, 4], [3, 3], [4, 2]) }),
  VNFS: (n) => ({ family: 'VNS', ...tiers(n, [1, 6], [1, 5], [1, 5], [2, 5], [7, 5], [1, 4], [3, 4], [1, 3], [1, 2]) }),
  THF: (n) => ({ family: 'SEA', first: prize(n, 6), b2: prize(n, 2), front3: prizes(n, 2, 3), back3: prizes(n, 2, 3) }),
  D4F: (n) => ({ family: 'D4', ...ranked(distinct(n)) }),
}
const derive = ({ game, issue, seed, round, signature }, taken = [0]) => {
  const prefix = `LFD1|${game}|${issue}|${chain}|${round}|${sha256(bytes(signature))}|`
  const word = (i = taken[0]++) => hmac(bytes(seed), prefix + (i >> 3)).readUInt32BE(4 * (i & 7))
  const n = (k, w = word()) => (w < 2 ** 32 - (2 ** 32 % k) ? w % k : n(k)) // skips words that would favour some
  return results[game.replace(/\dM$/, '')](n)
}
const checks = {
  issue: async ({ game, issue }) => Object.hasOwn(results, /^(.+)\dM$/.exec(game)[1]) && /^\d{8}-\d{3,4}$/.test(issue),
  day: async ({ day, commit }) => day?.commits.includes(commit) && sha256(day.commits.join('\n')) === day.commit,
  round: async ({ round, saleCloseAt: at }) => at && round === Math.ceil((at + 3 - 1692803367) / 3) + 1,
  signature: async ({ round, signature }) =>
    bls.verify(bytes(signature), curvePoint(sha256(bytes(round.toString(16).padStart(16, '0')))), bytes(publicKey)),
  seed: async (e) => /^[0-9a-f]{64}$/.test(e.seed) && sha256(`LFD1-COMMIT|${e.game}|${e.issue}|${e.seed}`) === e.commit,
  result: async (shown) => isDeepStrictEqual(derive(shown), shown.result),
}
const shown = JSON.parse(readFileSync(process.argv[2], 'utf8'))
for (const [name, check] of Object.entries(checks)) {
  const passed = await check(shown).catch(() => false)
  if (passed === undefined || passed === null) continue // not in the evidence
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${name}\n`)
  if (!passed) process.exitCode = 1
}
