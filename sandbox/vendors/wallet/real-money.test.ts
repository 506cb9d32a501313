import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { walletUrlIn } from '../../addresses.ts'
import { seededBits } from '../chance/random-bits.ts'
import type { RoundAnswer } from '../launches/shown-round.ts'
import { type FakeWallet, type Fate, fakeWallet, token } from '../test-world/fake-wallet.ts'
import { ar } from '../texts/ar.ts'
import { en } from '../texts/en.ts'
import { vi } from '../texts/vi.ts'
import { zh } from '../texts/zh.ts'
import { vendorKeysIn } from '../vendor-keys.ts'
import { VendorParty } from '../vendor-party.ts'
import type { Patience } from './patience.ts'

const key = 'key-of-the-vendor-0123456789abcdef'
const [funds, stake] = [1_000_000n, 40_000n]
const hasty: Patience = { timeoutMs: 2_000, pausesMs: [1, 1], againAfterMs: () => 1, triesAtMost: 5_000 }

interface Played extends RoundAnswer {
  readonly status: number
  readonly error?: string
  readonly trouble?: keyof typeof en
}

/** A vendor whose player has money at a wallet, the game that was launched, and what its buttons say. */
async function realGame(given: { language?: string; patience?: Patience; funds?: bigint; gameCode?: string } = {}) {
  const wallet = await fakeWallet(key, given.funds ?? funds)
  const vendors = new VendorParty({
    keys: vendorKeysIn(`*:demo:${key}`)!,
    now: () => new Date(),
    bits: seededBits('real'),
    walletUrl: wallet.url,
    patience: given.patience ?? hasty,
  })
  const address = await vendors.listen(0)
  const pages = createServer((request, response) => void vendors.answer(request, response))
  pages.listen(0, '127.0.0.1')
  await once(pages, 'listening')
  const page = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/vendors`
  const launch = async (fields: object = {}) => {
    const body = JSON.stringify({
      ...{ gameCode: given.gameCode ?? 'pg-100123', mode: 'real', launchToken: token, currency: 'VND', exponent: 2 },
      ...{ language: given.language ?? 'en', device: 'mobile', parentOrigin: 'http://localhost:3000' },
      ...{ returnUrl: 'http://localhost:3000/', ...fields },
    })
    const time = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', key).update(`PG\nPOST\n/v1/launch\n${time}\n${body}`).digest('hex')
    const headers = { 'x-vendor': 'PG', 'x-key': 'demo', 'x-time': String(time), 'x-signature': signature }
    const answer = await fetch(`${address}/v1/launch`, { method: 'POST', body, headers })
    return { status: answer.status, ...((await answer.json()) as { url: string; error?: string }) }
  }
  const { url } = await launch()
  let round = 0
  return {
    wallet,
    page,
    launch,
    open: async () => {
      const answer = await fetch(url)
      const html = await answer.text()
      return { status: answer.status, html, data: JSON.parse(/id="data">(.*)<\/script>/.exec(html)?.[1] ?? '{}') }
    },
    /** Plays the next round, or one again. */
    async play(again?: number, choice: object = { stake: String(stake) }): Promise<Played> {
      const body = JSON.stringify({ round: again ?? round + 1, choice })
      const answer = await fetch(`${url}/rounds`, { method: 'POST', body })
      if (answer.ok && again === undefined) round++
      return { status: answer.status, ...((await answer.json()) as RoundAnswer) }
    },
    choose: (behaviour: string) =>
      fetch(`${page}/fault`, { method: 'POST', body: new URLSearchParams({ behaviour }), redirect: 'manual' }),
    async [Symbol.asyncDispose]() {
      vendors.close()
      pages.closeAllConnections()
      await new Promise((resolve) => pages.close(resolve))
      await wallet[Symbol.asyncDispose]()
    },
  }
}

const took = ({ came }: FakeWallet) =>
  came.map(({ operation, outcome }) => `${operation} ${outcome}`).filter((each) => !each.startsWith('balance'))

test('[PLAY-04] a round is staked, paid and closed at the brand, which alone says what there is', async () => {
  await using g = await realGame()
  const { data, html } = await g.open()
  expect(data).toMatchObject({ mode: 'real', balance: String(funds), result: '0', next: 1 })
  expect(html).toContain(en.realMoney)
  expect(html.split('id="data"')[0]?.includes(en.playMoney)).toBe(false)
  const played = await g.play()
  expect(took(g.wallet)).toEqual(['authenticate ok', 'bet ok', 'win ok'])
  const [, bet, win] = g.wallet.came.map(({ body }) => body)
  expect(bet).toMatchObject({ amount: '400.00', currency: 'VND', gameCode: 'pg-100123', player: 'P'.repeat(22) })
  expect(win).toMatchObject({ roundId: bet?.roundId, roundClosed: true })
  expect(played).toMatchObject({ balance: String(g.wallet.balance), isOnItsWay: false })
  expect(BigInt(played.balance)).toBe(funds - stake + BigInt(played.back))
  expect(await g.play(1)).toEqual(played)
  // Money moved elsewhere is seen when the page is loaded again, and is nothing that the game brought.
  g.wallet.balance += 5_000n
  const result = String(BigInt(played.back) - stake)
  expect((await g.open()).data).toMatchObject({ balance: String(BigInt(played.balance) + 5_000n), result, next: 2 })
})

test('[PLAY-04] real money is begun by a token, once, and where the wallet is known', async () => {
  await using g = await realGame()
  expect(await g.launch({ launchToken: undefined })).toMatchObject({ status: 400, error: 'bad_request' })
  expect((await g.open()).status).toBe(200)
  const again = await g.launch()
  const ended = await fetch(again.url)
  expect(ended.status).toBe(410)
  expect(await ended.text()).toContain(en.sessionOver)
  expect(
    await (
      await fetch(`${again.url}/rounds`, { method: 'POST', body: '{"round":1,"choice":{"stake":"40000"}}' })
    ).json(),
  ).toEqual({ error: 'session_over', trouble: 'sessionOver' })
  expect(took(g.wallet)).toEqual(['authenticate ok', 'authenticate token_invalid'])
})

test.each([
  { fate: 'insufficient_funds', trouble: 'notEnough', status: 409 },
  { fate: 'player_locked', trouble: 'locked', status: 409 },
  { fate: 'token_expired', trouble: 'sessionOver', status: 410 },
  { fate: 'token_invalid', trouble: 'sessionOver', status: 410 },
  { fate: 'game_disabled', trouble: 'gameClosed', status: 409 },
  { fate: 'currency_mismatch', trouble: 'refused', status: 409 },
  { fate: 'conflict', trouble: 'refused', status: 409 },
  { fate: 'bad_signature', trouble: 'refused', status: 409 },
] as const)('[PLAY-04] a bet that is answered $fate is told as $trouble, and nothing is won', async (given) => {
  await using g = await realGame()
  g.wallet.decide((operation) => (operation === 'bet' ? given.fate : 'answered'))
  expect(await g.play()).toMatchObject({ status: given.status, trouble: given.trouble })
  expect(took(g.wallet)).toEqual(['authenticate ok', `bet ${given.fate}`])
  for (const texts of [en, vi, ar, zh]) expect(texts[given.trouble]).toBeTruthy()
  // The same round is begun anew, by another id.
  g.wallet.decide(() => 'answered')
  expect((await g.play()).status).toBe(200)
  expect(new Set(g.wallet.came.map(({ body }) => body.transactionId)).size).toBe(4)
})

test('[PLAY-04] too little money at the brand is too little, whatever the page believed', async () => {
  await using g = await realGame({ funds: stake - 1n })
  expect(await g.play()).toMatchObject({ status: 409, error: 'insufficient_funds', trouble: 'notEnough' })
  g.wallet.balance = stake
  expect((await g.play()).status).toBe(200)
})

const misfortunes: readonly Fate[] = ['failed', 'hung up', 'answer lost', 'rubbish', 'retryable']
test.each(misfortunes)('[PLAY-04] a call that is %s twice is sent again as it was, and done once', async (fate) => {
  await using g = await realGame()
  g.wallet.decide((operation, times) => (operation !== 'authenticate' && times < 2 ? fate : 'answered'))
  const played = await g.play()
  expect(played).toMatchObject({ status: 200, isOnItsWay: false })
  expect(g.wallet.balance).toBe(funds - stake + BigInt(played.back))
  const sent = Map.groupBy(g.wallet.came, ({ body }) => body.transactionId)
  for (const copies of sent.values()) expect(new Set(copies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test.each(['failed', 'answer lost'] as const)(
  '[PLAY-04] a bet of which nothing is heard (%s) is taken back, however often that takes',
  async (fate) => {
    await using g = await realGame()
    // Each time that it is sent, the refund is tried as often as patience goes; 20 times nobody answers.
    g.wallet.decide((operation, times) =>
      operation === 'bet' || (operation === 'refund' && times < 20) ? fate : 'answered',
    )
    expect(await g.play()).toMatchObject({ status: 503, error: 'no_answer', trouble: 'noAnswer' })
    await expect.poll(async () => await (await fetch(g.page)).text()).toContain('until they land: 0<')
    expect(g.wallet.balance).toBe(funds)
    expect(g.wallet.came.at(-1)).toMatchObject({ operation: 'refund' })
    // The player presses again: another bet, which the refund of the first one does not touch.
    g.wallet.decide(() => 'answered')
    const played = await g.play()
    expect(played.status).toBe(200)
    expect(g.wallet.balance).toBe(funds - stake + BigInt(played.back))
  },
)

test('[PLAY-04] a win that does not land is paid later, once, and the player is told', async () => {
  await using g = await realGame()
  let back = 0n
  let rounds = 0
  g.wallet.decide((operation, times) => (operation === 'win' && times < 9 ? 'failed' : 'answered'))
  // Until a round brings something, which of these does is the seed's matter.
  while (back === 0n && rounds++ < 30) {
    const played = await g.play()
    back = BigInt(played.back)
    expect(played.isOnItsWay).toBe(back > 0n)
    expect(BigInt(played.balance)).toBeLessThan(funds)
  }
  expect(back).toBeGreaterThan(0n)
  await expect.poll(async () => await (await fetch(g.page)).text()).toContain('until they land: 0<')
  expect(g.wallet.balance).toBe(funds - stake * BigInt(rounds) + back)
})

test('[PLAY-04] what the brand refuses for good is shown to whoever runs the vendor', async () => {
  await using g = await realGame()
  g.wallet.decide((operation) => (operation === 'win' ? 'conflict' : 'answered'))
  expect((await g.play()).status).toBe(200)
  expect(await (await fetch(g.page)).text()).toMatch(/Not landed:.*PG win [\w-]+-win: conflict/s)
})

test('[PLAY-04] what never lands is given up in the end, and said', async () => {
  await using g = await realGame({ patience: { ...hasty, triesAtMost: 3 } })
  g.wallet.decide((operation) => (operation === 'authenticate' ? 'answered' : 'failed'))
  expect((await g.play()).error).toBe('no_answer')
  await expect.poll(async () => await (await fetch(g.page)).text()).toMatch(/refund [\w-]+-bet: no answer/)
})

test('[PLAY-04] a wallet that never answers is waited for so long and no longer', async () => {
  await using g = await realGame({ patience: { ...hasty, timeoutMs: 30 } })
  g.wallet.decide(() => 'silent')
  const opened = await g.open()
  expect([opened.status, opened.html.includes(en.noAnswer)]).toEqual([410, true])
  // It was not begun, so it can still be.
  g.wallet.decide(() => 'answered')
  expect((await g.open()).status).toBe(200)
})

test.each(['duplicates', 'reorder', 'lost'])(
  '[PLAY-06] told to send %s, rounds come to the same money',
  async (fault) => {
    await using g = await realGame()
    expect((await g.choose(fault)).status).toBe(303)
    await g.open()
    let expected = funds
    for (let round = 0; round < 20; round++) {
      const played = await g.play()
      expected += BigInt(played.back) - stake
      expect(played).toMatchObject({ status: 200, balance: String(expected) })
    }
    expect(g.wallet.balance).toBe(expected)
    const came = took(g.wallet).slice(1)
    const perRound = came.length / 20
    expect(perRound).toBe({ duplicates: 6, reorder: 3, lost: 4 }[fault])
    if (fault === 'reorder') expect(came.slice(0, 3)).toEqual(['win ref_not_found', 'bet ok', 'win ok'])
  },
)

test('[WAL-07] a table tells the brand what each bet is on, and one bet is not taken without the others', async () => {
  await using g = await realGame({ gameCode: 'pg-200000', funds: 100_000_000n })
  const twoSides = { player: '10000000', banker: '10000000', tie: '0' }
  expect(await g.play(undefined, twoSides)).toMatchObject({ status: 200 })
  expect(took(g.wallet)).toEqual(['authenticate ok', 'bet ok', 'bet ok', 'win ok'])
  expect(g.wallet.came.slice(1, 3).map(({ body }) => body)).toMatchObject([
    { amount: '100000.00', outcome: 'PLAYER', odds: '2.00' },
    { amount: '100000.00', outcome: 'BANKER', odds: '1.95' },
  ])
  const before = g.wallet.balance
  let bets = 0
  g.wallet.decide((operation) => (operation === 'bet' && ++bets === 2 ? 'player_locked' : 'answered'))
  expect(await g.play(undefined, twoSides)).toMatchObject({ status: 409, trouble: 'locked' })
  await expect.poll(() => took(g.wallet).at(-1)).toBe('refund ok')
  expect(g.wallet.balance).toBe(before)
})

test('[PLAY-05] told to give promotions, each round brings one of a campaign; one that is held is sent again until it lands', async () => {
  await using g = await realGame()
  await g.choose('promotions')
  const before = g.wallet.balance
  const { back, balance } = await g.play()
  expect(took(g.wallet)).toEqual(['authenticate ok', 'bet ok', 'win ok', 'promoWin ok'])
  const promotion = g.wallet.came.at(-1)?.body
  expect(promotion).toMatchObject({ campaignId: 'sandbox-rounds', amount: '1000.00', currency: 'VND' })
  expect(BigInt(balance)).toBe(before - stake + BigInt(back) + 100_000n)
  // Until the same call has come five times.
  g.wallet.decide((operation, timesBefore) => (operation === 'promoWin' && timesBefore < 5 ? 'held' : 'answered'))
  const next = await g.play()
  await expect.poll(() => g.wallet.balance).toBe(BigInt(balance) - stake + BigInt(next.back) + 100_000n)
  expect(took(g.wallet).filter((each) => each === 'promoWin held')).toHaveLength(5)
})

test.each([
  ['vi', vi],
  ['ar', ar],
  ['zh-Hans', zh],
] as const)('[PLAY-05] a game for real money says so in %s', async (language, texts) => {
  await using g = await realGame({ language })
  const { html, data } = await g.open()
  expect(html).toContain(texts.realMoneyNote)
  expect(data.texts.noAnswer).toBe(texts.noAnswer)
})

test.each([
  ['http://127.0.0.1:3002', true],
  ['https://wallet.example.com/', true],
  ['', false],
  ['127.0.0.1:3002', false],
  ['ftp://127.0.0.1', false],
  ['http://127.0.0.1:3002/vendor', false],
])('[PLAY-04] the wallet is at an origin: %s', (given, isGood) => {
  expect(walletUrlIn(given) !== undefined).toBe(isGood)
})
