// Repeats draws of scheme LFD1 with none of Banyan's code. With Node.js 20.19 or later, run
//   npm install @noble/curves@2 && node verify-draw.mjs evidence.json
// A file holds a draw or a list of draws: game, issue, commit, seed, round, signature, result and, if known,
// saleCloseAt (Unix seconds) and day { commits, commit }. What the script cannot know, you compare: commit and
// round with your receipt, the day's commit with its record outside.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { bls12_381 } from '@noble/curves/bls12-381.js'

const chain = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971' // drand's quicknet
const publicKey =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const { hash: hashToCurve, verify } = bls12_381.shortSignatures
const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const isHex = (text, size) => typeof text === 'string' && text.length === 2 * size && /^[0-9a-f]+$/.test(text)
const bytes = (hex) => Buffer.from(hex, 'hex')
const list = (length, make) => Array.from({ length }, (_, index) => make(index))
const digits = (n, count) => list(count, () => n(10))
const prizes = (n, count, width) => list(count, () => digits(n, width).join(''))
const tiers = (n, counts, widths) =>
  Object.fromEntries(list(counts.length, (i) => [i ? `G${i}` : 'DB', prizes(n, +counts[i], widths[i])]))
const shuffled = (n, size, count, balls = list(size, (i) => i + 1)) =>
  list(count, (i) => balls.splice(i + n(size - i), 1, balls[i])[0])
const distinct = (n, drawn = new Set()) => (drawn.size < 23 ? distinct(n, drawn.add(prizes(n, 1, 4)[0])) : [...drawn])
const ranked = ([first, second, third, ...p]) => ({
  first,
  second,
  third,
  special: p.slice(0, 10),
  consolation: p.slice(10),
})
const families = [
  [/^SSC[135]M-\d{8}-\d{4}$/, (n) => ({ family: 'SSC', digits: digits(n, 5) })],
  [/^P31M-\d{8}-\d{4}$/, (n) => ({ family: 'P3', digits: digits(n, 3) })],
  [/^PC28_[13]M-\d{8}-\d{4}$/, (n) => ({ family: 'PC28', digits: digits(n, 3) })],
  [/^K3[15]M-\d{8}-\d{4}$/, (n) => ({ family: 'K3', dice: list(3, () => n(6) + 1) })],
  [/^E5[15]M-\d{8}-\d{4}$/, (n) => ({ family: 'E5', numbers: shuffled(n, 11, 5) })],
  [/^PK[15]M-\d{8}-\d{4}$/, (n) => ({ family: 'PK10', numbers: shuffled(n, 10, 10) })],
  [/^LHC5M-\d{8}-\d{3}$/, (n, b = shuffled(n, 49, 7)) => ({ family: 'LHC', special: b.pop(), numbers: b })],
  [/^VNF[125]M-\d{8}-\d{4}$/, (n) => ({ family: 'VNN', ...tiers(n, '11264634', '55554432') })],
  [/^VNFS1M-\d{8}-\d{4}$/, (n) => ({ family: 'VNS', ...tiers(n, '111271311', '655554432') })],
  [/^THF5M-\d{8}-\d{3}$/, (n) => ({ family: 'THF', ...thai(n) })],
  [/^D4F5M-\d{8}-\d{3}$/, (n) => ({ family: 'D4', ...ranked(distinct(n)) })],
]
function derive({ game, issue, seed, round, signature }) {
  const prefix = `LFD1|${game}|${issue}|${chain}|${round}|${sha256(bytes(signature))}|`
  const block = (k) =>
    createHmac('sha256', bytes(seed))
      .update(prefix + k)
      .digest()
  let at = 0
  const word = () => block(at >> 3).readUInt32BE(4 * (at++ & 7))
  const uniform = (n, w = word()) => (w < 2 ** 32 - (2 ** 32 % n) ? w % n : uniform(n))
  return familyOf(game, issue)(uniform)
}
