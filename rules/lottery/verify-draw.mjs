// Repeats a draw of scheme LFD2 or LFD1 without Banyan's code: npm install @noble/curves@2, node verify-draw.mjs evidence.json
import { createHmac, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const { shortSignatures: bls } = (await import('@noble/curves/bls12-381.js')).bls12_381
const quicknet = `{"chainHash":"52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971","publicKey":"83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a","periodSeconds":3,"genesisSeconds":1692803367}`
const other = quicknet.replace(/\b\d+\b/g, '[1-9]\\d{0,9}').replace(/\w{64,}/g, (w) => `(?!${w})[0-9a-f]{${w.length}}`)
const spell = (chain) => JSON.stringify(chain ?? JSON.parse(quicknet), Object.keys(JSON.parse(quicknet)))
const chainOf = ({ chain }) => JSON.parse(RegExp(`^(${quicknet}|${other})$`).exec(spell(chain))[0])
const bytes = (hex) => (/^(?:[0-9a-f]{2})+$/.test(hex) ? Buffer.from(hex, 'hex') : undefined)
const [sha256, hmac] = [(data) => hash('sha256', data), (key, text) => createHmac('sha256', key).update(text).digest()]
const point = (r) => bls.hash(bytes(sha256(bytes(r.padStart(16, '0')))), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
const list = (length, make) => Array.from({ length }, (_, index) => make(index))
const [pick, picks] = [(n, w) => list(w, () => n(10)).join(''), (n, count, w) => list(count, () => pick(n, w))]
const tiers = (n, ...sizes) => Object.fromEntries(sizes.map((size, i) => [i ? `G${i}` : 'DB', picks(n, ...size)]))
const shuffled = (n, of, k, all = list(of, (i) => i + 1)) => list(k, (i) => all.splice(i + n(of - i), 1, all[i])[0])
const distinct = (n, drawn = new Set()) => (drawn.size < 23 ? distinct(n, drawn.add(pick(n, 4))) : [...drawn])
const ranked = ([first, second, third, ...p]) => ({ first, second, third, special: p.splice(0, 10), consolation: p })
const results = {
  'SSC[135]|P31|PC28_[13]': (n, family) => ({ family, digits: list(family === 'SSC' ? 5 : 3, () => n(10)) }),
  'K3[15]': (n) => ({ family: 'K3', dice: list(3, () => n(6) + 1) }),
  '(E5|PK)[15]': (n, f, e = f === 'E5') => ({ family: e ? f : 'PK10', numbers: shuffled(n, e ? 11 : 10, e ? 5 : 10) }),
  LHC5: (n, _, balls = shuffled(n, 49, 7)) => ({ family: 'LHC', special: balls.pop(), numbers: balls }),
  'VNF[125]': (n) => ({ family: 'VNN', ...tiers(n, [1, 5], [1, 5], [2, 5], [6, 5], [4, 4], [6, 4], [3, 3], [4, 2]) }),
  VNFS1: (n) => ({ family: 'VNS', ...tiers(n, '16', '15', '15', '25', '75', '14', '34', '13', '12') }),
  THF5: (n) => ({ family: 'SEA', first: pick(n, 6), b2: pick(n, 2), front3: picks(n, 2, 3), back3: picks(n, 2, 3) }),
  D4F5: (n) => ({ family: 'D4', ...ranked(distinct(n)) }),
}
const promise = ({ algo, game, issue, round }) =>
  `${algo}-COMMIT|${game}|${issue}|${algo === 'LFD1' ? '' : `${round}|`}`
const kindOf = (game) => Object.keys(results).find((codes) => new RegExp(`^(${codes})M$`).test(game))
const derive = ({ algo, game, issue, seed, round, signature, chain }, at = [0]) => {
  const prefix = `${algo}|${game}|${issue}|${chainOf({ chain }).chainHash}|${round}|${sha256(bytes(signature))}|`
  const word = (i = at[0]++) => hmac(bytes(seed), prefix + (i >> 3)).readUInt32BE(4 * (i & 7))
  const n = (k, w = word()) => (w < 2 ** 32 - (2 ** 32 % k) ? w % k : n(k)) // 0 to k - 1, each as likely
  return results[kindOf(game)](n, game.replace(/_?\dM$/, ''))
}
const closes = ({ game, issue }, period = kindOf(game) ? 60 * game.at(-2) : 0) => {
  const [, date, number] = /^(\d{8})-(?!0+$)(\d+)$/.exec(issue)
  const [day, zone] = [new Date(date.replace(/(..)(..)$/, '-$1-$2')), /^[VTD]/.test(game) ? 25200 : 28800]
  const isIssue = day.getUTCDate() === +date.slice(6) && number.length === (/^[LTD]/.test(game) ? 3 : 4)
  return list(isIssue && number * period <= 86400 ? period : 0, (i) => day / 1000 - zone + (number - 1) * period + i)
}
const evidence = { algo: 'LFD1', ...JSON.parse(readFileSync(process.argv[2], 'utf8')) }
for (const [name, check] of Object.entries({
  beacon: async (e) => JSON.stringify(chainOf(e)) === quicknet || undefined,
  scheme: async (e, from = e.day?.lfd2From) => e.algo === 'LFD2' || (e.algo === 'LFD1' && from && closes(e)[0] < from),
  issue: async (e) => closes(e).length > 0,
  day: async ({ day, commit }) => day?.commits.includes(commit) && sha256(day.commits.join('\n')) === day.commit,
  round: async (e, { genesisSeconds: g, periodSeconds: p } = chainOf(e), end = e.saleCloseAt) =>
    closes(e).some((at) => Math.ceil((at + 3 - g) / p) + 1 === e.round && at === (end ?? at)) && (!!end || undefined),
  signature: async (e) => bls.verify(bytes(e.signature), point(e.round.toString(16)), bytes(chainOf(e).publicKey)),
  seed: async (e) => /^[0-9a-f]{64}$/.test(e.seed) && sha256(promise(e) + e.seed) === e.commit, // that of your receipt, which only you can compare
  result: async (e) => new Set([derive(e), e.result].map((r) => JSON.stringify(Object.entries(r).sort()))).size === 1,
  ...(evidence.bets && { bets: async ({ bets, betsRoot }) => sha256(bets.join('\n')) === betsRoot }),
})) {
  const passed = await check(evidence).catch(() => false)
  process.stdout.write(`${passed ? 'ok         ' : passed === undefined ? 'not checked' : 'FAILED     '} ${name}\n`)
  process.exitCode = passed ? process.exitCode : passed === undefined ? process.exitCode || 2 : 1 // 2: not all was checked
}
