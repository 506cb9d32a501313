import type { CallDefinition } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { lotteryResultCalls as calls } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import { approvalCalls } from '@banyan/contract/staff/approval-calls.ts'
import { walletBalance } from '@banyan/contract/wallet/wallet-balance.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { available, demoFunding } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { deskSender, drawnAfterSeconds, importedWorld } from '../test-world/imported-world.ts'
import { type LotteryPlayer, lastThree, lotteryWorld } from '../test-world/lottery-world.ts'
import { plantBets } from '../test-world/planted-bets.ts'

const first = { first: '458125', b2: '78', front3: ['021', '543'], back3: ['876', '109'] }
const corrected = { ...first, first: '458126' }
const top = (number: string) => ({ playCode: 'SEA_3TOP', selection: number, unit: '1000.00', multiple: 2, lines: 1 })
const settled = drawnAfterSeconds + 130

type Imported = Awaited<ReturnType<typeof importedWorld>>

async function settleFirst(l: Imported) {
  const [one, other] = [await l.operator(), await l.operator()]
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  await one.enter(first)
  await other.enter(first)
  await l.moveTo(settled)
  await l.run()
  return { one, other }
}

async function moneyOf(player: LotteryPlayer) {
  const { value } = await player.ask<{ balance: string; owed: string }>(walletBalance)
  return { balance: value.balance, owed: value.owed }
}

/** Takes money of a player's to where no correction finds it. */
async function spend(l: Imported, { accountId }: LotteryPlayer, amount: bigint) {
  const { code: asset } = merchantCurrency
  const outcome = await l.w.database.transaction((tx) =>
    postOne(tx, {
      key: { source: 'demo', kind: 'funding', externalId: `spent ${accountId}` },
      ...{ parameters: {}, actor: 'demo', subject: available(accountId, asset) },
      legs: [{ debit: available(accountId, asset), credit: demoFunding(asset), amount }],
    }),
  )
  expect(outcome).toMatchObject({ is: 'posted', refusal: undefined })
}

test('[LOT-06] a corrected result pays whom it makes win, and takes back from whom it makes lose', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [lost, won, same] = [await l.player(), await l.player(), await l.player()]
  await lost.place([top('125')])
  await won.place([top('126')])
  await same.place([{ ...top('78'), playCode: 'SEA_2BOTTOM' }])
  const { one, other } = await settleFirst(l)
  expect(await moneyOf(lost)).toEqual({ balance: '2798000.00', owed: '0.00' })
  expect((await one.askCorrection(first)).code).toBe('nothing_to_change')
  const asked = await one.askCorrection(corrected)
  expect((await one.approve(asked)).code).toBe('own_approval')
  expect((await l.record()).corrections).toEqual([])
  expect((await other.approve(asked)).code).toBe('ok')
  await l.run()
  await l.run()
  expect(await moneyOf(lost)).toEqual({ balance: '998000.00', owed: '0.00' })
  expect(await moneyOf(won)).toEqual({ balance: '2798000.00', owed: '0.00' })
  expect((await lost.bets()).rows).toMatchObject([
    { state: 'LOST', payout: '0.00', revisions: [{ state: 'WON', payout: '1800000.00' }] },
  ])
  expect((await won.bets()).rows).toMatchObject([
    { state: 'WON', payout: '1800000.00', revisions: [{ state: 'LOST', payout: '0.00' }] },
  ])
  expect((await same.bets()).rows).toMatchObject([{ state: 'WON', revisions: [] }])
  expect((await lost.bets({ state: 'LOST' })).rows).toHaveLength(1)
  expect(await l.record()).toMatchObject({
    issue: { step: 'settled', version: 2, result: { first: '458126' }, paid: '1980000.00' },
    corrections: [{ version: 2, bets: 3, changed: 2, credited: '1800000.00', taken: '1800000.00', owed: '0.00' }],
  })
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-06] what a player does not have any more is owed, and a second correction gives it back', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const player = await l.player()
  await player.place([top('125')])
  const { one, other } = await settleFirst(l)
  await spend(l, player, 200_000_000n)
  await other.approve(await one.askCorrection(corrected))
  await l.run()
  expect(await moneyOf(player)).toEqual({ balance: '0.00', owed: '1002000.00' })
  expect(await l.record()).toMatchObject({ corrections: [{ taken: '1800000.00', owed: '1002000.00' }] })
  await other.approve(await one.askCorrection({ ...first, b2: '79' }))
  await l.run()
  const { balance, owed } = await moneyOf(player)
  expect(Number(balance) - Number(owed)).toBe(798_000)
  expect((await player.bets()).rows).toMatchObject([
    {
      state: 'WON',
      revisions: [
        { state: 'WON', payout: '1800000.00' },
        { state: 'LOST', payout: '0.00' },
      ],
    },
  ])
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-06] a void after the settlement takes back what it paid, and gives back the stakes', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [lucky, unlucky] = [await l.player(), await l.player()]
  await lucky.place([top('125')])
  await unlucky.place([top('999')])
  // The games that are imported have fixed odds and no rebates, so a bet with one is planted.
  await plantBets(l.w, { accountId: unlucky.accountId, rebatePer2000: 100 })
  const { one, other } = await settleFirst(l)
  // A twentieth of its stake.
  expect(await moneyOf(unlucky)).toEqual({ balance: '998100.00', owed: '0.00' })
  expect((await other.approve(await one.askVoid())).code).toBe('ok')
  await l.run()
  // Its stake was never paid, so its refund is a gift.
  await spend(l, unlucky, 200_000n)
  for (const player of [lucky, unlucky]) expect(await moneyOf(player)).toEqual({ balance: '1000000.00', owed: '0.00' })
  expect((await lucky.bets()).rows).toMatchObject([
    { state: 'REFUNDED', payout: '2000.00', revisions: [{ state: 'WON', payout: '1800000.00' }] },
  ])
  expect((await other.askVoid()).code).toBe('lottery_issue_over')
  expect((await one.askCorrection(corrected)).code).toBe('lottery_issue_over')
  expect(await l.record()).toMatchObject({
    issue: { step: 'void', state: 'VOID', result: null, paid: '6000.00', rebates: '0.00' },
    voided: { cause: 'operator', reason: 'The station says so' },
  })
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-06] a result can be corrected for 72 hours, and not before its settlement', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [one, other] = [await l.operator(), await l.operator()]
  expect((await one.askCorrection(corrected)).code).toBe('lottery_issue_over')
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  await one.enter(first)
  await other.enter(first)
  expect((await one.askCorrection(corrected)).code).toBe('result_in_delay')
  expect((await one.askVoid()).code).toBe('result_in_delay')
  await l.moveTo(settled)
  await l.run()
  expect(await one.askCorrection({ ...corrected, b2: '7' })).toMatchObject({
    code: 'result_shape',
    limit: '/body/published/b2',
  })
  await l.moveTo(settled + 73 * 3_600)
  expect((await (await l.operator()).askCorrection(corrected)).code).toBe('correction_window_over')
})

test('[LOT-06] a settlement that was killed midway is finished by the correction that came between', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [done, waiting] = [await l.player(), await l.player()]
  await done.place([top('125')])
  await waiting.place([top('126')])
  await settleHalf(l)
  const { rows } = await done.bets()
  expect(rows).toMatchObject([{ state: 'WON' }])
  const [one, other] = [await l.operator(), await l.operator()]
  expect((await other.approve(await one.askCorrection(corrected))).code).toBe('ok')
  await l.run()
  expect((await done.bets()).rows).toMatchObject([{ state: 'LOST', revisions: [{ state: 'WON' }] }])
  expect((await waiting.bets()).rows).toMatchObject([{ state: 'WON', payout: '1800000.00', revisions: [] }])
  expect(await l.record()).toMatchObject({ issue: { step: 'settled', version: 2 } })
  expect(await l.proveBook()).toEqual([])
})

/** Settles the first bet alone, and leaves the issue as a process does that died then. */
async function settleHalf(l: Imported) {
  const { one } = await settleFirst(l)
  await l.w.database.transaction(async (tx) => {
    // The second bet lost, so nothing but the mark says that it was settled.
    await sql`
      update lottery_settlements set after_number = (select min(number) from lottery_bets), finished_at = null
    `.execute(tx)
    await sql`update lottery_issues set state = 'drawn', settled_at = null where place is null`.execute(tx)
  })
  return one
}

test('[LOT-06] an issue with a bet that nobody can settle can still be void', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const player = await l.player()
  await player.place([top('125')])
  await plantBets(l.w, { playCode: 'SEA_FORGOTTEN' })
  const { one, other } = await settleFirst(l)
  expect(await l.record()).toMatchObject({ issue: { step: 'settling', paid: '0.00' } })
  expect((await other.approve(await one.askVoid())).code).toBe('ok')
  await l.run()
  expect(await l.record()).toMatchObject({ issue: { step: 'void', paid: '4000.00' }, corrections: [{ bets: 2 }] })
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-04] an imported issue without a result is void by the clock, and every stake comes back', async () => {
  await using l = await importedWorld('HN', 'SEA')
  const player = await l.player()
  await player.place([{ ...top('71'), playCode: 'SEA_2BOTTOM' }])
  await l.moveTo(drawnAfterSeconds + 3_590)
  await l.run()
  expect(await l.record()).toMatchObject({ issue: { step: 'awaitingResult', isOverdue: true } })
  // A process that begins only now gives feeds and operators some minutes.
  await l.moveTo(drawnAfterSeconds + 3_610)
  await l.run()
  expect(await l.record()).toMatchObject({ issue: { step: 'awaitingResult' } })
  await l.moveTo(drawnAfterSeconds + 3_920)
  await l.run()
  expect(await l.record()).toMatchObject({
    issue: { step: 'void' },
    voided: { cause: 'no_result' },
    settlement: { version: 0, bets: 1, paid: '2000.00' },
  })
  expect((await (await l.operator()).enter({ special: '84679', first: '35271' })).code).toBe('lottery_issue_over')
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-04] a result that waits for its second operator is not void by the clock', async () => {
  await using l = await importedWorld('HN', 'SEA')
  const one = await l.operator()
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  await one.enter({ special: '84679', first: '35271' })
  for (const seconds of [3_700, 4_100]) {
    await l.moveTo(drawnAfterSeconds + seconds)
    await l.run()
  }
  expect(await l.record()).toMatchObject({ issue: { step: 'awaitingConfirmation', isOverdue: true } })
  expect(await l.list({ queue: 'overdue' })).toMatchObject({
    rows: [{ gameCode: 'HN' }],
    waiting: { overdue: 1, results: 1 },
  })
})

test('[LOT-06] an issue is void before its draw by two operators, on sale too', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [player, one, other] = [await l.player(), await l.operator(), await l.operator()]
  await player.place([top('125')])
  const asked = await one.askVoid()
  expect((await other.approve(asked)).code).toBe('ok')
  expect((await player.place([top('126')])).code).toBe('issue_closed')
  await l.run()
  expect(await moneyOf(player)).toEqual({ balance: '1000000.00', owed: '0.00' })
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-07] a fair issue is void before its draw with its seed open; its result is nobody’s to change', async () => {
  await using l = await lotteryWorld()
  const { consoleHeaders } = await l.w.signIn({ username: 'desk.1', type: accountTypes.operator })
  const send = deskSender(l.w)
  const reason = 'The hall was flooded'
  const ask = (call: CallDefinition, numero: string, given: object = {}) =>
    send(call, consoleHeaders, { gameCode: 'SSC1M', numero, ...given })
  // An operator approves what the operator key requests.
  const voided = async (numero: string) => {
    const asked = { gameCode: 'SSC1M', numero, reason }
    const request = await send<{ approval: string }>(calls.voidLotteryIssue, l.w.operatorHeaders, asked)
    if (request.code !== 'ok') return request.code
    return (await send(approvalCalls.approveRequest, consoleHeaders, { id: request.value.approval })).code
  }
  const player = await l.player()
  await player.place([lastThree('1|2|3')])
  const [first, second] = l.numbers
  const published = { digits: ['1', '2', '3', '4', '5'] }
  expect((await ask(calls.enterLotteryResult, first, { published })).code).toBe('fair_result_stands')
  expect((await ask(calls.correctLotteryResult, first, { published, reason })).code).toBe('fair_result_stands')
  expect((await ask(calls.stopLotteryResult, first, { reason })).code).toBe('fair_result_stands')
  expect(await voided(second)).toBe('ok')
  const { value } = await player.ask(lotteryCalls.drawEvidence, { gameCode: 'SSC1M', numero: second })
  expect(value).toMatchObject({ state: 'VOID', seed: expect.stringMatching(/^[0-9a-f]{64}$/), result: null })
  await l.moveTo(60)
  await l.run()
  expect(await voided(first)).toBe('fair_result_stands')
  expect((await ask(calls.correctLotteryResult, first, { published, reason })).code).toBe('fair_result_stands')
  expect(await send(calls.lotteryIssue, l.w.operatorHeaders, { gameCode: 'SSC1M', numero: second })).toMatchObject({
    value: { issue: { step: 'void', isFair: true }, voided: { cause: 'operator', reason } },
  })
})
