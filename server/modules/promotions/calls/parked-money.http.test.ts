import type { CallDefinition } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { vendorWalletCalls } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { reverseDeposit } from '#/modules/cashier/deposits.ts'
import { issuesOnSale, TestBeacon } from '#/modules/lottery/test-world/issues-on-sale.ts'
import {
  type StandingVendor,
  standingVendor,
  vendorSecret,
} from '#/modules/vendor-wallets/test-world/standing-vendor.ts'
import { vendorWallets } from '#/modules/vendor-wallets/test-world/vendor-wallet-world.ts'
import { openLotsOf, turnoverLeft } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { newName, newRequest, type PromotionWorld, promotionWorld } from '../test-world/promotion-world.ts'

/** One for all: each test has members and promotions of its own. The book is proved at the end. */
let p: PromotionWorld
let vendor: StandingVendor
/** Issues of a minute each, the first of which opened at `salesBegan`; tests move the clock by less than two hours in all. */
let issues: readonly string[]
let salesBegan: Date
const issuesPlanned = 150
beforeAll(async () => {
  vendor = await standingVendor()
  p = await promotionWorld({
    beaconStandIn: new TestBeacon(),
    vendorKeys: [{ vendorCode: '*', id: 'k1', secret: vendorSecret }],
    vendorUrls: [{ vendorCode: '*', url: vendor.url }],
    gameHosts: [vendor.url.origin],
  })
  await p.d.w.set('vendorWallets', vendorWallets)
  issues = await issuesOnSale(p.d.w, 'SSC1M', issuesPlanned)
  salesBegan = await databaseNow(p.d.w.database.db)
})
afterAll(async () => {
  await p[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})

const post = async (who: SignedInClient, { method, path: url }: CallDefinition, payload: object) =>
  (await p.d.w.app.portal.inject({ method, url, headers: { ...who.headers }, payload })).json()

/** A deposit of 1,000,000 with as much of a bonus, to be wagered 20 times within a day. */
async function bonusHolder() {
  const who = await p.d.w.signIn()
  const code = newName('parked')
  const wagering = { of: 'bonus', factor: 20, counts: 'all', days: 1, largestBet: '0.00' }
  await p.run({ code, kind: 'reload', own: { ppm: 1_000_000, most: '9000000.00' }, common: { wagering } })
  const number = await p.deposit(who, 1_000_000)
  await p.claim(who, code)
  const lots = await openLotsOf(p.d.w.database.db, who.accountId, 'VND')
  const lot = lots.find(({ source }) => source === 'bonus')
  if (!lot) throw new Error('the bonus has a lot')
  return { who, lot: String(lot.id), number }
}

/** Big sum of five digits, `dong` đồng in all. */
const items = (dong: number) => [
  { playCode: 'SSC_SUM_BSOE', selection: 'B', unit: '1000.00', multiple: dong / 1_000, lines: 1 },
]

const slip = (given: object) => ({ slip: newRequest(), gameCode: 'SSC1M', prizeMode: 'LOTT', ...given })

async function chase(who: SignedInClient, dong: number) {
  const numero = issues.at(-1)
  const placed = await post(
    who,
    lotteryCalls.placeLotteryChase,
    slip({ items: items(dong), issues: [{ numero, multiple: 1 }], stopOnWin: true }),
  )
  expect(placed.code).toBeUndefined()
  return placed.value.chase.id as string
}

/** The first issue was opened this long before. */
const openedMs = 10_000

async function bet(who: SignedInClient, dong: number) {
  const now = await databaseNow(p.d.w.database.db)
  const numero = issues[Math.floor((now.getTime() - salesBegan.getTime() + openedMs) / 60_000)]
  const placed = await post(who, lotteryCalls.placeLotteryBets, slip({ items: items(dong), numero }))
  expect(placed.code).toBeUndefined()
}

const toVendor = (who: SignedInClient, dong: number) =>
  post(who, vendorWalletCalls.GCS_walletTransfer, {
    from: 'MAIN',
    to: 'PG',
    amount: String(dong),
    requestId: newRequest(),
  })

const giveUp = (who: SignedInClient, lot: string) => p.ask(who, 'giveUpBonus', { lot })
const owed = async (who: SignedInClient) => (await moneyOf(p.d.w.database.db, who.accountId, 'VND')).owedMinor
const left = (who: SignedInClient) => turnoverLeft(p.d.w.database.db, who.accountId, 'VND')

test('[PRO-02] a bonus parked in a chase is given up with the chase, which is cancelled first', async () => {
  const { who, lot } = await bonusHolder()
  await chase(who, 1_960_000)
  expect(await p.money(who)).toBe(40_000n)
  expect((await p.ask(who, 'bonusToGiveUp', { lot })).value).toEqual({
    bonus: '1000000.00',
    won: '0.00',
    taken: '1000000.00',
    fromChases: '960000.00',
    isInPlay: false,
  })
  expect((await giveUp(who, lot)).value).toEqual({ taken: '1000000.00' })
  expect(await p.money(who)).toBe(1_000_000n)
  expect(await owed(who)).toBe(0n)
})

test('[PRO-02] a bonus staked in an open bet is not given up before the bet is settled', async () => {
  const { who, lot } = await bonusHolder()
  await bet(who, 1_500_000)
  expect((await p.ask(who, 'bonusToGiveUp', { lot })).value).toMatchObject({ isInPlay: true })
  expect((await giveUp(who, lot)).code).toBe('bonus_in_play')
  expect(await p.money(who)).toBe(500_000n)
  expect(await left(who)).toBe(21_000_000_00n)
})

test('[PRO-02] a bonus at a vendor that keeps the money is not given up before the money is back', async () => {
  const { who, lot } = await bonusHolder()
  expect((await toVendor(who, 1_900_000)).value).toMatchObject({ state: 'done' })
  expect((await giveUp(who, lot)).code).toBe('bonus_in_play')
  const back = await post(who, vendorWalletCalls.walletRecall, { requestId: newRequest() })
  expect(back.code).toBeUndefined()
  expect((await giveUp(who, lot)).value).toEqual({ taken: '1000000.00' })
  expect(await p.money(who)).toBe(1_000_000n)
})

test('[PRO-02] what was won at a vendor that keeps the money goes with the bonus', async () => {
  const { who, lot } = await bonusHolder()
  await toVendor(who, 1_900_000)
  for (const [name, units] of vendor.wallets) if (units === 1_900_000n) vendor.wallets.set(name, units + 300_000n)
  await post(who, vendorWalletCalls.walletRecall, { requestId: newRequest() })
  expect((await giveUp(who, lot)).value).toEqual({ taken: '1300000.00' })
})

test('[PRO-02] a charged-back deposit takes its bonus out of a chase, and what is at a vendor is owed', async () => {
  const parked = await bonusHolder()
  await chase(parked.who, 1_960_000)
  const away = await bonusHolder()
  await toVendor(away.who, 1_900_000)
  for (const { number } of [parked, away])
    await p.d.w.database.transaction((tx) => reverseDeposit(tx, { number, actor: 'test', note: 'charged back' }))
  await p.d.drain()
  // Of 2,000,000 each the deposit was taken first, as far as it was in the main wallet, so that none of it is left.
  expect([await p.money(parked.who), await owed(parked.who)]).toEqual([960_000n, 960_000_00n])
  expect([await p.money(away.who), await owed(away.who)]).toEqual([0n, 1_900_000_00n])
})

test('[PRO-02] two tabs give up at once: one answer for both, taken once', async () => {
  const { who, lot } = await bonusHolder()
  await chase(who, 1_500_000)
  const answers = await Promise.all([giveUp(who, lot), giveUp(who, lot)])
  expect(answers.map(({ value }) => value)).toEqual([{ taken: '1000000.00' }, { taken: '1000000.00' }])
  expect(await p.money(who)).toBe(1_000_000n)
})

test('[WAL-07] wagering stays while money is at a vendor, or the vendor says nothing of it, and goes once it is lost there', async () => {
  const { who } = await bonusHolder()
  await toVendor(who, 2_000_000)
  const clear = async () => {
    await p.pass(16 * 60)
    await p.d.w.app.work.runDue('clear-lost-turnover')
    return await left(who)
  }
  expect(await clear()).toBe(21_000_000_00n)
  for (const [name, units] of vendor.wallets) if (units === 2_000_000n) vendor.wallets.set(name, 0n)
  vendor.faults = { balance: 'failed' }
  expect(await clear()).toBe(21_000_000_00n)
  vendor.faults = {}
  expect(await clear()).toBe(0n)
})

test('[WAL-07] wagering stays while money is held for a chase', async () => {
  const { who } = await bonusHolder()
  await chase(who, 1_999_000)
  await p.pass(16 * 60)
  await p.d.w.app.work.runDue('clear-lost-turnover')
  expect(await left(who)).toBe(21_000_000_00n)
})

test('[PRO-02] an expired bonus waits for open bets for a week and counts no bet placed since, then it is owed', async () => {
  const { who } = await bonusHolder()
  await bet(who, 1_500_000)
  await p.pass(86_500)
  const expire = () => p.d.w.app.work.runDue('expire-bonuses')
  await expire()
  expect([await p.money(who), await owed(who)]).toEqual([500_000n, 0n])
  expect(await left(who)).toBe(21_000_000_00n)
  await p.bet(who, 20_000_000)
  expect(await left(who)).toBe(20_000_000_00n)
  await p.pass(7 * 86_400)
  await expire()
  expect([await p.money(who), await owed(who)]).toEqual([0n, 500_000_00n])
  expect(await left(who)).toBe(0n)
})
