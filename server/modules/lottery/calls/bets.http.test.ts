import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { lotterySaleCalls } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import { verifyDraw } from '@banyan/rules/lottery/verify-draw.ts'
import { expect, test, vi } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { setSuspended } from '#/modules/accounts/accounts.ts'
import { type Item, lastThree, lotteryWorld } from '../test-world/lottery-world.ts'

test('[LOT-05] a bet costs its lines, and says by what it pays', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  const { code, value } = await player.place([lastThree('1,2|3|4,5', 4, { multiple: 3 })])
  expect(code).toBe('ok')
  expect(value).toMatchObject({ numero: l.numbers[0], stake: '24000.00', balance: '976000.00' })
  expect(value.bets).toMatchObject([{ stake: '24000.00', odds: { 1: '980.0000' } }])
  expect(value.fair).toMatchObject({ algo: 'LFD2', commit: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { rows } = await player.bets()
  expect(rows).toMatchObject([{ state: 'ACCEPTED', selection: '1,2|3|4,5', lines: 4, multiple: 3, payout: '0.00' }])
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-05] the same slip again is answered alike, with other bets it is refused', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  const slip = { slip: 'the-same-slip' }
  const first = await player.place([lastThree('1|2|3')], slip)
  const [again, other] = [
    await player.place([lastThree('1|2|3')], slip),
    await player.place([lastThree('1|2|4')], slip),
  ]
  expect(again.value.bets).toEqual(first.value.bets)
  expect(again.value.balance).toBe(first.value.balance)
  expect(other.code).toBe('slip_used')
  expect((await player.bets()).rows).toHaveLength(1)
})

test('[LOT-05] a slip that was accepted is answered alike when its game has closed, or its odds are worse', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  const slip = { slip: 'sent-once-more' }
  const item = lastThree('1|2|3', 1, { odds: { 1: '980' } })
  const first = await player.place([item], slip)
  const settings = l.w.settings.current('lottery')
  const price = { mode: 'LOTT', gameCode: 'SSC1M', playCode: 'SSC_L3_DIRECT', version: 0, price: { 1: '900' } }
  await l.operate(lotterySaleCalls.setLotteryPrice, { ...price, reason: 'a better margin' })
  expect((await player.place([item], slip)).value.bets).toEqual(first.value.bets)
  expect((await player.place([item])).code).toBe('odds_changed')
  await l.w.set('lottery', { ...settings, closed: ['SSC1M'] })
  expect((await player.place([item], slip)).value.bets).toEqual(first.value.bets)
  expect((await player.place([lastThree('1|2|4')], slip)).code).toBe('lottery_game_closed')
  expect((await player.bets()).rows).toHaveLength(1)
})

test.each([
  ['lines that lie', lastThree('1,2|3|4', 3), 'lines_mismatch'],
  ['a selection outside of the grammar', lastThree('1|2'), 'bad_selection'],
  ['a value twice', lastThree('1,1|2|3'), 'dup_selection'],
  ['a bet type of another family', lastThree('1|2|3', 1, { playCode: 'K3_BSOE' }), 'bad_selection'],
  ['a unit that is not offered', lastThree('1|2|3', 1, { unit: '3000.00' }), 'unit_refused'],
  ['too small a stake', lastThree('1|2|3', 1, { unit: '20.00' }), 'min_stake'],
  ['too large a stake', lastThree('1|2|3', 1, { multiple: 99_999 }), 'max_stake'],
  ['a multiple of nought', lastThree('1|2|3', 1, { multiple: 0 }), 'invalid_input'],
  ['a multiple of 100,000', lastThree('1|2|3', 1, { multiple: 100_000 }), 'invalid_input'],
  ['a prize group that nobody has', lastThree('1|2|3', 1, { prizeGroup: 1_982 }), 'prize_group_refused'],
  ['odds that were better', lastThree('1|2|3', 1, { odds: { 1: '980.0001' } }), 'odds_changed'],
] as const)('[LOT-05] %s is refused and costs nothing', async (_what, item, code) => {
  await using l = await lotteryWorld()
  const player = await l.player(10n ** 14n)
  expect((await player.place([lastThree('7|7|7'), item])).code).toBe(code)
  expect((await player.bets()).rows).toEqual([])
})

test('[LOT-05] a bet before the sale, after it, on no issue and on no game', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  expect((await player.place([lastThree('1|2|3')], { numero: l.numbers[1] })).code).toBe('issue_not_open')
  expect((await player.place([lastThree('1|2|3')], { numero: '20261120-0009' })).code).toBe('issue_not_found')
  expect((await player.place([lastThree('1|2|3')], { gameCode: 'SSC9M' })).code).toBe('lottery_game_unknown')
  expect((await player.place([lastThree('1|2|3')], { prizeMode: 'SEA' })).code).toBe('lottery_game_unknown')
  await l.moveTo(46)
  expect((await player.place([lastThree('1|2|3')])).code).toBe('issue_closed')
  expect((await player.place([lastThree('1|2|3')], { numero: l.numbers[1] })).code).toBe('issue_not_open')
  await l.moveTo(51)
  expect((await player.place([lastThree('1|2|3')], { numero: l.numbers[1] })).code).toBe('ok')
})

test('[LOT-05] more than the balance is refused, for good under its slip', async () => {
  await using l = await lotteryWorld()
  const player = await l.player(300_000n)
  const slip = { slip: 'more-than-there-is' }
  expect((await player.place([lastThree('1,2|3|4', 2)], slip)).code).toBe('insufficient_funds')
  expect((await player.place([lastThree('1|3|4')])).code).toBe('ok')
  expect((await player.place([lastThree('1,2|3|4', 2)], slip)).code).toBe('insufficient_funds')
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-08] what a bet, and a player in an issue, may win is limited', async () => {
  await using l = await lotteryWorld()
  const settings = l.w.settings.current('lottery')
  const limits = { ...settings.limits, mostPayoutOfBet: '3920000.00', mostPayoutOfPlayer: '5880000.00' }
  await l.w.set('lottery', { ...settings, limits })
  const player = await l.player()
  expect((await player.place([lastThree('1|2|3', 1, { multiple: 3 })])).code).toBe('max_payout')
  const two = lastThree('1|2|3', 1, { multiple: 2 })
  const placed = await player.place([two])
  expect(placed.code).toBe('ok')
  expect(await player.place([two])).toMatchObject({ code: 'max_payout', limit: 1 })
  expect(await player.place([lastThree('1|2|3'), lastThree('3|2|1')])).toMatchObject({ code: 'max_payout', limit: 0 })
  expect((await player.place([lastThree('1|2|3')])).code).toBe('ok')
  await player.cancel(placed.value.bets[0]?.id ?? '')
  expect((await player.place([two])).code).toBe('ok')
})

test('[LOT-08] what is payable on a number, and in an issue, is limited for all players together', async () => {
  await using l = await lotteryWorld()
  const settings = l.w.settings.current('lottery')
  const inIssue = '7840000.00'
  const limits = { ...settings.limits, mostPayoutOfNumber: '5880000.00', mostPayoutOfIssue: inIssue }
  await l.w.set('lottery', { ...settings, limits })
  const [one, other] = [await l.player(), await l.player()]
  const placed = await one.place([lastThree('1|2|3', 1, { multiple: 2 })])
  expect(placed.code).toBe('ok')
  expect(await other.place([lastThree('1|2|3', 1, { multiple: 5 })])).toMatchObject({
    code: 'exposure_reached',
    limit: 1,
  })
  expect((await other.place([lastThree('1|2|3')])).code).toBe('ok')
  expect(await other.place([lastThree('1|2|3')])).toMatchObject({ code: 'exposure_reached', limit: 0 })
  // Another bet type of the issue has the rest of what the issue may cost.
  const fixed = { playCode: 'SSC_FIXED', unit: '2000.00' }
  const fields = (multiple: number): Item => ({ ...fixed, selection: '7|-|-|-|-', lines: 1, multiple })
  expect(await other.place([fields(1_000)])).toMatchObject({ code: 'exposure_reached', limit: 100 })
  await one.cancel(placed.value.bets[0]?.id ?? '')
  expect((await other.place([lastThree('1|2|3', 1, { multiple: 2 })])).code).toBe('ok')
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-05] [WAL-02] a bet is taken back once, whoever asks again is answered alike, until three seconds before the sale closes', async () => {
  await using l = await lotteryWorld()
  const [player, other] = [await l.player(), await l.player()]
  const placed = await player.place([lastThree('1|2|3'), lastThree('4|5|6')])
  const [first, second] = placed.value.bets.map(({ id }) => id) as [string, string]
  expect((await other.cancel(first)).code).toBe('bet_not_found')
  expect(await player.cancel(first)).toMatchObject({ code: 'ok', value: { balance: '998000.00' } })
  const again = { code: 'ok', value: { balance: '998000.00' } }
  expect(await Promise.all([1, 2].map(() => player.cancel(first)))).toMatchObject([again, again])
  await l.moveTo(43)
  expect(await player.cancel(first)).toMatchObject(again)
  expect((await player.cancel(second)).code).toBe('bet_not_cancellable')
  expect((await player.bets()).rows.map(({ state, payout }) => `${state} ${payout}`)).toEqual([
    'ACCEPTED 0.00',
    'CANCELLED 2000.00',
  ])
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-04] [LOT-06] an issue closes, is drawn and settled; winners are paid once', async () => {
  await using l = await lotteryWorld()
  const [lucky, unlucky] = [await l.player(), await l.player()]
  const everyDigit = '0,1,2,3,4,5,6,7,8,9'
  await lucky.place([lastThree(`${everyDigit}|${everyDigit}|${everyDigit}`, 1_000, { unit: '1000.00' })], {})
  const { value } = await unlucky.place([lastThree('1|2|3')])
  await unlucky.cancel(value.bets[0]?.id ?? '')
  await l.moveTo(60)
  await l.run()
  await l.run()
  const [bet] = (await lucky.bets()).rows
  expect(bet).toMatchObject({ state: 'WON', stake: '1000000.00', payout: '980000.00' })
  expect((await unlucky.bets()).rows).toMatchObject([{ state: 'CANCELLED' }])
  const opened = await lucky.ask(lotteryCalls.openedIssues, { gameCode: 'SSC1M', size: '5' })
  expect(opened.value).toMatchObject({
    list: [{ numero: l.numbers[0], state: 'SETTLED', winNo: expect.stringMatching(/^\d,\d,\d,\d,\d$/) }],
    current: { numero: l.numbers[1], state: 'OPEN' },
  })
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-07] what is published of a draw repeats it; before it the seed is closed', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  const evidence = { gameCode: 'SSC1M', numero: l.numbers[0] ?? '' }
  const placed = await player.place([lastThree('1|2|3')])
  const before = await player.ask<Evidence>(lotteryCalls.drawEvidence, evidence)
  expect(before.value).toMatchObject({ seed: null, signature: null, result: null, fair: placed.value.fair })
  await l.moveTo(60)
  await l.run()
  const { value } = await player.ask<Evidence>(lotteryCalls.drawEvidence, evidence)
  const checks = verifyDraw({ ...value, ...value.fair, saleCloseAt: undefined })
  const failed = checks.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name)
  // The world's beacon signs nothing, and its issues are at another hour than their numbers say.
  expect(failed).toEqual(['round', 'signature'])
  expect(value.day?.commits).toContain(placed.value.fair?.commit)
})

interface Evidence {
  readonly fair: { readonly commit: string; readonly round: number } | null
  readonly day: { readonly commits: readonly string[] } | null
}

test('[LOT-04] [LOT-07] a beacon that is silent for ten minutes voids the issue, and every stake comes back', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  await player.place([lastThree('1|2|3')])
  l.beacon.isSilent = true
  await l.moveTo(100)
  await l.run()
  const late = await player.ask(lotteryCalls.drawEvidence, { gameCode: 'SSC1M', numero: l.numbers[0] ?? '' })
  expect(late.value).toMatchObject({ state: 'DELAYED', seed: null })
  // What was silent while nobody asked does not count.
  await l.moveTo(655)
  await l.run()
  const still = await player.ask(lotteryCalls.drawEvidence, { gameCode: 'SSC1M', numero: l.numbers[0] })
  expect(still.value).toMatchObject({ state: 'DELAYED', seed: null })
  await l.moveTo(705)
  await l.run()
  const ended = await player.ask(lotteryCalls.drawEvidence, { gameCode: 'SSC1M', numero: l.numbers[0] ?? '' })
  expect(ended.value).toMatchObject({ state: 'VOID', seed: expect.stringMatching(/^[0-9a-f]{64}$/), result: null })
  expect((await player.bets()).rows).toMatchObject([{ state: 'REFUNDED', payout: '2000.00' }])
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-09] own bets are read page by page, the newest first', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  for (const last of '123456') await player.place([lastThree(`1|2|${last}`), lastThree(`3|2|${last}`)])
  const first = await player.bets({ size: '10' })
  const rest = await player.bets({ size: '10', after: first.next ?? '' })
  const all = [...first.rows, ...rest.rows].map(({ selection }) => selection)
  expect(all).toEqual([...'654321'].flatMap((last) => [`3|2|${last}`, `1|2|${last}`]))
  expect(rest.next).toBe(null)
})

test('[LOT-09] own bets of one issue are those of its number, and of nobody else', async () => {
  await using l = await lotteryWorld()
  const [player, other] = [await l.player(), await l.player()]
  await player.place([lastThree('1|2|3')])
  await other.place([lastThree('4|5|6')])
  await l.moveTo(61)
  await l.run()
  await player.place([lastThree('7|8|9')], { numero: l.numbers[1] })
  const selections = async (numero: string) => (await player.bets({ numero })).rows.map(({ selection }) => selection)
  expect(await selections(l.numbers[0])).toEqual(['1|2|3'])
  expect(await selections(l.numbers[1])).toEqual(['7|8|9'])
  expect((await player.bets({ numero: l.numbers[0], gameCode: 'SSC5M' })).rows).toEqual([])
})

test('[LOT-05] an account that is suspended between two requests bets and chases nothing more; a trial account never does', async () => {
  await using l = await lotteryWorld()
  const player = await l.player()
  // The session is remembered for a second, which does not pass here, so the bet itself must look.
  using _stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await player.place([lastThree('1|2|3')])
  await l.w.database.transaction((tx) => setSuspended(tx, player.accountId, true))
  expect((await player.place([lastThree('4|5|6')])).code).toBe('account_closed_to_bets')
  const chase = {
    ...{ slip: 'a-chase-of-a-suspended', gameCode: 'SSC1M', prizeMode: 'LOTT', stopOnWin: true },
    ...{ items: [lastThree('4|5|6')], issues: [{ numero: l.numbers[1], multiple: 1 }] },
  }
  expect((await player.ask(lotteryCalls.placeLotteryChase, chase)).code).toBe('account_closed_to_bets')
  await l.w.database.transaction((tx) => setSuspended(tx, player.accountId, false))
  expect((await player.bets()).rows).toHaveLength(1)
  const trial = await l.w.signIn({ type: accountTypes.trial })
  const answer = await l.w.app.portal.inject({
    ...{ method: 'POST', url: lotteryCalls.placeLotteryBets.path, headers: { ...trial.headers } },
    payload: { ...chase, numero: l.numbers[0], slip: 'a-slip-of-a-trial', issues: undefined, stopOnWin: undefined },
  })
  expect(answer.json().code).toBe('in_need_true_account')
  expect(await l.proveBook()).toEqual([])
})
