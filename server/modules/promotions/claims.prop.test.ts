import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { free, newName, newRequest, promotionWorld } from './test-world/promotion-world.ts'

/** Days that are played through the database; 10,000 before a release. */
const memberDays = Number(process.env.PROMOTION_MEMBER_DAYS ?? 30)
const daysAtOnce = 30
const secondsOfDay = 86_400

/** What a member does in a day, in thousands of đồng. */
const aDay = fc.record({
  deposits: fc.array(fc.constantFrom(50, 100, 200, 450, 1_000, 3_000), { maxLength: 2 }),
  bet: fc.constantFrom(0, 0, 100, 500, 2_000),
  claims: fc.boolean(),
})
type Day = typeof aDay extends fc.Arbitrary<infer One> ? One : never

const ladder = [5, 8, 10, 15, 20, 28, 58]

/** What the claims of some days come to, in thousands, reckoned by hand from the words of the terms. */
function expected(days: readonly Day[]): number {
  let sum = 0
  let inRow = 0
  for (const { deposits, bet, claims } of days) {
    const deposited = deposits.reduce((so, one) => so + one, 0)
    const isCheckedIn = claims && (deposited >= 100 || bet >= 500)
    if (isCheckedIn) sum += ladder[inRow % ladder.length] ?? 0
    inRow = isCheckedIn ? inRow + 1 : 0
    const first = deposits.find((one) => one >= 200)
    if (claims && first !== undefined) sum += Math.min(first * 0.2, 500)
  }
  return sum
}

test('[PRO-01] [PRO-02] whatever members do, day by day, claims come to what the terms say', {
  timeout: 60_000 + memberDays * 300,
}, async () => {
  await using p = await promotionWorld()
  const [reload, checkIn] = [newName('reload'), newName('check')]
  await p.run({ code: reload, kind: 'reload', common: free })
  await p.run({ code: checkIn, kind: 'check_in', common: free })
  const stories = fc.sample(fc.array(aDay, { minLength: daysAtOnce, maxLength: daysAtOnce }), {
    numRuns: Math.ceil(memberDays / daysAtOnce),
    seed: 26,
  })
  const accounts = await Promise.all(stories.map(async () => (await p.d.w.signIn()).accountId))
  for (let day = 0; day < daysAtOnce; day++) {
    for (const [at, story] of stories.entries()) {
      const { deposits, bet, claims } = story[day] as Day
      // A session does not live for days.
      const who = await p.d.w.signIn(accounts[at] as bigint)
      for (const amount of deposits) await p.deposit(who, amount * 1_000)
      if (bet > 0) await p.bet(who, bet * 1_000)
      if (!claims) continue
      const { ready } = (await p.ask(who, 'ownRewards')).value
      for (const { code, version, standing } of ready) {
        const wish = { promotion: code, version, cycle: standing.cycle, requestId: newRequest() }
        expect((await p.ask(who, 'claimReward', wish)).value.status).toBe('claimed')
      }
    }
    await p.pass(secondsOfDay)
  }
  for (const [at, story] of stories.entries()) {
    const deposited = story.flatMap(({ deposits }) => deposits).reduce((sum, one) => sum + one, 0)
    const { available } = await moneyOf(p.d.w.database.db, accounts[at] as bigint, 'VND')
    expect(available.balance / 100_000n, JSON.stringify(story)).toBe(BigInt(deposited + expected(story)))
  }
})
