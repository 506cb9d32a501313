import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveMobile, replaceMobile } from '#/modules/accounts/contacts.ts'
import { putMarks } from '#/modules/accounts/members.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import { plantPayoutAccount, takePayoutAccount } from '#/modules/cashier/test-world/planted-payout-accounts.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { claimParts } from '../claims.ts'
import { free, newName, newRequest, type PromotionWorld, promotionWorld } from '../test-world/promotion-world.ts'
import { withoutVip } from '../test-world/without-vip.ts'
import { giveGift } from '../use-cases/give-gift.ts'

/** One for all: each test has members and promotions of its own. */
let p: PromotionWorld
beforeAll(async () => {
  p = await promotionWorld()
})
afterAll(() => p[Symbol.asyncDispose]())

/** A running reload bonus with these conditions. */
async function reload(common: object): Promise<string> {
  const code = newName('conditions')
  await p.run({ code, kind: 'reload', common: { ...free, ...common } })
  return code
}

/** A member who deposited enough for the bonus. */
async function depositor(): Promise<SignedInClient> {
  const who = await p.d.w.signIn()
  await p.deposit(who, 500_000)
  return who
}

async function proveNumber({ accountId }: SignedInClient, e164: string): Promise<void> {
  const { database, personal } = p.d.w
  await database.transaction((tx) => giveMobile(tx, personal, accountId, e164))
}

async function mark({ accountId }: SignedInClient, tags: readonly string[], isIdentityChecked = false): Promise<void> {
  await p.d.w.database.transaction((tx) => putMarks(tx, accountId, { tags, isIdentityChecked }))
}

async function tellName({ accountId }: SignedInClient, value: string, name: 'fullName' | 'payeeName' = 'fullName') {
  const { database, personal } = p.d.w
  await database.transaction((tx) => saveDetail(tx, personal, accountId, { name, value }))
}

const standingOf = async (who: SignedInClient, code: string) => (await p.shown(who, code)).standing

test('[PRO-01] a promotion for some countries is had with a confirmed number of one of them alone', async () => {
  const code = await reload({ countries: ['VN', 'TH'] })
  const [linh, mei, sat] = [await depositor(), await depositor(), await depositor()]
  expect(await standingOf(linh, code)).toMatchObject({ status: 'process', obstacle: 'phone' })
  expect((await p.claim(linh, code)).code).toBe('reward_not_ready')
  await proveNumber(linh, '+84912400001')
  expect((await p.claim(linh, code)).value).toMatchObject({ status: 'claimed' })
  await proveNumber(mei, '+8613812345678')
  expect(await standingOf(mei, code)).toMatchObject({ status: 'close', obstacle: 'country' })
  expect((await p.claim(mei, code)).code).toBe('not_eligible')
  expect(await p.money(mei)).toBe(500_000n)
  // A satellite phone's number is of no country.
  await proveNumber(sat, '+870773123456')
  expect((await p.claim(sat, code)).code).toBe('not_eligible')
  expect(await p.statusOf(undefined, code)).toBe('process')
  const { terms } = await p.shown(undefined, code)
  expect(terms.join()).toContain('số di động đã xác nhận của Việt Nam và Thái Lan')
})

test('[PRO-01] a member with an excluded tag neither joins nor claims, until the tag is taken away', async () => {
  const code = await reload({ excludeTags: ['bonus-abuse'], optIn: true })
  const linh = await depositor()
  await mark(linh, ['bonus-abuse', 'slow'])
  expect(await standingOf(linh, code)).toMatchObject({ status: 'close', obstacle: 'excluded' })
  const joining = { promotion: code, version: 1 }
  expect((await p.ask(linh, 'joinPromotion', joining)).code).toBe('not_eligible')
  expect((await p.claim(linh, code)).code).toBe('not_eligible')
  await mark(linh, ['slow'])
  expect((await p.ask(linh, 'joinPromotion', joining)).code).toBeUndefined()
  expect((await p.claim(linh, code)).value).toMatchObject({ status: 'claimed' })
})

test('[PRO-01] a promotion that needs an identity document is had once an operator has checked it', async () => {
  const code = await reload({ needs: ['id'] })
  const linh = await depositor()
  expect(await standingOf(linh, code)).toMatchObject({ status: 'process', obstacle: 'id' })
  expect((await p.claim(linh, code)).code).toBe('reward_not_ready')
  await mark(linh, [], true)
  expect((await p.claim(linh, code)).value).toMatchObject({ status: 'claimed' })
})

test('[PRO-10] a promotion that is had once for each name refuses a second account of that name, however it is written', async () => {
  const code = await reload({ oncePer: ['name'] })
  const other = await reload({ oncePer: ['name'] })
  const [linh, twin, minh] = [await depositor(), await depositor(), await depositor()]
  expect(await standingOf(linh, code)).toMatchObject({ status: 'process', obstacle: 'name' })
  await tellName(linh, 'Nguyễn Văn Đức')
  await tellName(twin, 'NGUYEN  van duc')
  await tellName(minh, 'Nguyễn Văn Minh')
  expect((await p.claim(linh, code)).value).toMatchObject({ status: 'claimed' })
  expect((await p.claim(twin, code)).code).toBe('person_rewarded')
  expect(await p.money(twin)).toBe(500_000n)
  expect((await p.claim(minh, code)).value).toMatchObject({ status: 'claimed' })
  // Another promotion knows nothing of it.
  expect((await p.claim(twin, other)).value).toMatchObject({ status: 'claimed' })
})

test('[PRO-10] a name that was told at registration counts beside that of the profile', async () => {
  const code = await reload({ oncePer: ['name'] })
  const [linh, twin] = [await depositor(), await depositor()]
  await tellName(linh, 'Phạm Thị Hoa')
  await tellName(twin, 'PHAM THI HOA', 'payeeName')
  await tellName(twin, 'Phạm Thị Huệ')
  expect((await p.claim(linh, code)).value).toMatchObject({ status: 'claimed' })
  expect((await p.claim(twin, code)).code).toBe('person_rewarded')
})

test('[PRO-10] a promotion that is had once for each number refuses the account that has the number now', async () => {
  const code = await reload({ oncePer: ['phone'] })
  const [linh, twin] = [await depositor(), await depositor()]
  await proveNumber(linh, '+84912400011')
  expect((await p.claim(linh, code)).value).toMatchObject({ status: 'claimed' })
  const { database, personal } = p.d.w
  await database.transaction((tx) => replaceMobile(tx, personal, linh.accountId, '+84912400012'))
  await proveNumber(twin, '+84912400011')
  expect((await p.claim(twin, code)).code).toBe('person_rewarded')
})

test('[PRO-10] a promotion that is had once for each bank account refuses the account that has it now', async () => {
  const code = await reload({ oncePer: ['bank'] })
  const [linh, twin] = [await depositor(), await depositor()]
  expect(await standingOf(linh, code)).toMatchObject({ status: 'process', obstacle: 'bank' })
  const { database, personal } = p.d.w
  const id = await plantPayoutAccount(database, personal, '0071004400551', linh.accountId)
  expect((await p.claim(linh, code)).value).toMatchObject({ status: 'claimed' })
  await takePayoutAccount(database, linh.accountId, id)
  await plantPayoutAccount(database, personal, '0071004400551', twin.accountId)
  expect((await p.claim(twin, code)).code).toBe('person_rewarded')
})

test('[PRO-10] what is issued without a claim is issued to one account of a name', async () => {
  const code = newName('rebate')
  await p.run({ code, kind: 'extra_rebate', common: { ...free, oncePer: ['name'] } })
  const [linh, twin] = [await p.d.w.signIn(), await p.d.w.signIn()]
  for (const who of [linh, twin]) {
    await tellName(who, 'Đỗ Thị Sen')
    expect((await p.ask(who, 'joinPromotion', { promotion: code, version: 1 })).code).toBeUndefined()
    await p.bet(who, 10_000_000)
  }
  await p.pass(86_400)
  await p.d.w.app.work.runDue('issue-rewards')
  // The job goes by the accounts' ids.
  expect([await p.money(linh), await p.money(twin)]).toEqual([50_000n, 0n])
})

test('[PRO-10] customer service gives nothing to whom its promotion is not for, and once to a person', async () => {
  const code = newName('gift')
  const common = { ...free, countries: ['VN'], excludeTags: ['bonus-abuse'], oncePer: ['name'] }
  await p.run({ code, kind: 'gift', common })
  const { database, settings, personal } = p.d.w
  const { vip } = claimParts({ database, settings, personal, random: randomBytes })
  const give = ({ accountId }: SignedInClient) =>
    database.transaction((tx) => giveGift(tx, vip, { accountId, code, amount: 100_00n, key: newRequest(), by: 'dao' }))
  const [linh, twin] = [await p.d.w.signIn(), await p.d.w.signIn()]
  await expect(give(linh)).rejects.toThrow('not_eligible')
  for (const [at, who] of [linh, twin].entries()) {
    await proveNumber(who, `+8491240002${at}`)
    await tellName(who, 'Vũ Thị Mơ')
  }
  await mark(linh, ['bonus-abuse'])
  await expect(give(linh)).rejects.toThrow('not_eligible')
  await mark(linh, [])
  for (let time = 0; time < 2; time++) await give(linh)
  await expect(give(twin)).rejects.toThrow('person_rewarded')
  expect([await p.money(linh), await p.money(twin)]).toEqual([200n, 0n])
})

test('[PRO-10] two accounts of one name claim at one moment: one of them has it', async () => {
  const code = await reload({ oncePer: ['name'] })
  const both = [await depositor(), await depositor()]
  for (const who of both) await tellName(who, 'Trần Thị Lan')
  const answers = await Promise.all(both.map((who) => p.claim(who, code)))
  expect(answers.map((answer) => answer.code ?? 'had').toSorted()).toEqual(['had', 'person_rewarded'])
})

test('[PRO-01] what was credited without a claim is claimed when its member confirms it: once, by its own member', async () => {
  const [linh, minh] = [await p.d.w.signIn(), await p.d.w.signIn()]
  const code = newName('gift')
  await p.run({ code, kind: 'gift', common: free })
  await p.d.w.database.transaction((tx) =>
    giveGift(tx, withoutVip, { accountId: linh.accountId, code, amount: 50_000_00n, key: newRequest(), by: 'dao' }),
  )
  const history = async () => (await p.ask(linh, 'rewardHistory')).value.rows
  const [{ id, status }] = await history()
  expect(status).toBe('issued')
  expect((await p.ask(minh, 'acknowledgeReward', { id })).code).toBe('reward_not_found')
  for (let press = 0; press < 2; press++)
    expect((await p.ask(linh, 'acknowledgeReward', { id })).value).toEqual({ status: 'claimed' })
  expect(await history()).toMatchObject([{ id, status: 'claimed', amount: '50000.00' }])
  expect(await p.money(linh)).toBe(50_000n)
  const steps = await p.d.w.database.db
    .selectFrom('promotion_steps')
    .select(['before', 'after', 'actor'])
    .where('enrolment_id', '=', BigInt(id))
    .where('before', '=', 'issued')
    .execute()
  expect(steps).toEqual([{ before: 'issued', after: 'claimed', actor: `member:${linh.accountId}` }])
})

test('[PRO-01] a reward that was not credited is not confirmed', async () => {
  const linh = await depositor()
  const code = await reload({ review: 'always' })
  expect((await p.claim(linh, code)).value.status).toBe('applying')
  const [{ id }] = (await p.ask(linh, 'rewardHistory')).value.rows
  expect((await p.ask(linh, 'acknowledgeReward', { id })).code).toBe('reward_not_ready')
})
