import { lotteryResultCalls as calls } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import { expect, test } from 'vitest'
import { giveAuthenticator, useSameAuthenticator } from '#/modules/sign-in/test-world/given-authenticators.ts'
import { drawnAfterSeconds, importedWorld } from '../test-world/imported-world.ts'
import type { Item } from '../test-world/lottery-world.ts'
import { plantIssue } from '../test-world/planted-issues.ts'

/** Draws of the worked examples (domain section 6). */
const north = {
  ...{ DB: ['84679'], G1: ['35271'], G2: ['10513', '98426'] },
  G3: ['44013', '27730', '61955', '80246', '15538', '93301'],
  ...{ G4: ['7245', '0872', '6618', '2052'], G5: ['3471', '9904', '1826', '5567', '8017', '4490'] },
  ...{ G6: ['679', '038', '415'], G7: ['79', '13', '05', '62'] },
}
const south = {
  ...{ DB: ['205718'], G1: ['43902'], G2: ['71866'], G3: ['05518', '92340'] },
  G4: ['11713', '64425', '38009', '90572', '27763', '55181', '80034'],
  ...{ G5: ['6611'], G6: ['1920', '4412', '7345'], G7: ['718'], G8: ['18'] },
}
const magnum = {
  ...{ first: '1234', second: '5678', third: '9012' },
  special: ['1111', '2323', '3434', '4545', '5656', '6767', '7878', '8989', '9090', '0101'],
  consolation: ['4321', '1010', '2020', '3030', '4040', '5050', '6060', '7070', '8080', '9091'],
}
const thai = { first: '458125', b2: '78', front3: ['021', '543'], back3: ['876', '109'] }
const otherThai = { ...thai, first: '458126' }

const bet = (playCode: string, selection: string, given: Partial<Item> = {}): Item => ({
  ...{ playCode, selection, unit: '1000.00', multiple: 1, lines: 1, ...given },
})
const top = (number: string) => bet('SEA_3TOP', number, { multiple: 2 })

/** Past its delay. */
const settled = drawnAfterSeconds + 130

test.each([
  ['VNN', 'ELOTT', north, bet('VNN_LO2', '79', { lines: 27 }), '299700.00'],
  ['VNS_HCM', 'ELOTT', south, bet('VNS_LO2', '18', { lines: 18 }), '399600.00'],
  ['VNC_HUE', 'ELOTT', south, bet('VNS_3C_DD', '718', { lines: 2 }), '1960000.00'],
  ['TH_GOV', 'SEA', thai, bet('SEA_3TOP', '125'), '900000.00'],
  ['LAO', 'SEA', { number: '017354' }, bet('SEA_4TOP', '7354'), '6000000.00'],
  ['HN', 'SEA', { special: '84679', first: '35271' }, bet('SEA_2BOTTOM', '71'), '90000.00'],
  ['STK_HSI', 'SEA', { value: '1432.57', change: '-8.41' }, bet('SEA_3TOP', '257'), '900000.00'],
  ['D4_MAGNUM', 'SEA', magnum, bet('D4_BIG', '1234'), '2500000.00'],
] as const)(
  '[LOT-07] [LOT-03] %s is sold, its result entered by two operators, and its bets settled',
  async (game, mode, result, item, payout) => {
    await using l = await importedWorld(game, mode)
    const [lucky, one, other] = [await l.player(), await l.operator(), await l.operator()]
    expect((await lucky.place([item])).code).toBe('ok')
    expect((await one.enter(result)).code).toBe('result_too_early')
    await l.moveTo(drawnAfterSeconds)
    await l.run()
    expect(await one.enter(result)).toMatchObject({
      code: 'ok',
      value: { step: 'awaitingConfirmation', settlesAt: null },
    })
    expect(await other.enter(result)).toMatchObject({ code: 'ok', value: { step: 'confirmed' } })
    await l.run()
    expect((await lucky.bets()).rows).toMatchObject([{ state: 'ACCEPTED' }])
    await l.moveTo(settled)
    await l.run()
    expect((await lucky.bets()).rows).toMatchObject([{ state: 'WON', payout, revisions: [] }])
    expect(await l.record()).toMatchObject({
      issue: { step: 'settled', bets: 1, paid: payout, version: 1 },
      draws: [{ version: 1, source: 'import by desk.1, desk.2', stopped: null }],
      settlement: { winners: 1, paid: payout },
    })
    expect(await l.proveBook()).toEqual([])
  },
)

test('[LOT-07] a result of another shape is refused, and names the prize', async () => {
  await using l = await importedWorld('VNN', 'ELOTT')
  const one = await l.operator()
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  const wrong = [
    [{ ...north, G7: ['79', '13', '05'] }, 'G7'],
    [{ ...north, G7: ['79', '13', '05', '62', '11'] }, 'G7'],
    [{ ...north, G3: ['4401', ...north.G3.slice(1)] }, 'G3'],
    [{ ...north, G8: ['18'] }, 'G8'],
    [{ ...north, DB: '84679' }, 'DB'],
    [{}, 'DB'],
  ] as const
  for (const [published, part] of wrong)
    expect(await one.enter(published)).toMatchObject({ code: 'result_shape', limit: `/body/published/${part}` })
  expect((await l.record()).reports).toEqual([])
})

test('[LOT-07] an operator approves once, and nobody approves alone', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [one, other] = [await l.operator(), await l.operator()]
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  const { value } = await one.enter(thai)
  expect((await one.confirm(value.report)).code).toBe('own_approval')
  expect(await one.enter(thai)).toMatchObject({ code: 'ok', value: { step: 'awaitingConfirmation' } })
  // The one before was replaced.
  expect((await other.confirm(value.report)).code).toBe('report_not_found')
  const [newest] = (await l.record()).reports
  expect(await other.confirm(newest?.id ?? '')).toMatchObject({ code: 'ok', value: { step: 'confirmed' } })
  expect((await one.enter(otherThai)).code).toBe('lottery_issue_over')
})

test('[LOT-07] two accounts with one authenticator are one person, and the operator key is none', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [one, same] = [await l.operator(), await l.operator()]
  for (const { id } of [one, same]) await giveAuthenticator(l.w, id)
  await useSameAuthenticator(l.w, one.id, same.id)
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  const { value } = await one.enter(thai)
  expect((await same.confirm(value.report)).code).toBe('own_approval')
  expect((await same.enter(thai)).code).toBe('own_approval')
  expect((await same.enter(otherThai)).code).toBe('ok')
  const byKey = { gameCode: 'TH_GOV', numero: '20261120', published: thai }
  expect((await l.send(calls.enterLotteryResult, l.w.operatorHeaders, byKey)).code).toBe('role_forbids')
  expect(await l.record()).toMatchObject({ issue: { step: 'differing', approvals: 1 }, draws: [] })
})

test('[LOT-07] two that differ stop everything, until somebody has seen both', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [one, other, third] = [await l.operator(), await l.operator(), await l.operator()]
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  const right = await one.enter(thai)
  const wrong = await other.enter(otherThai)
  expect(wrong.value.step).toBe('differing')
  expect((await third.confirm(right.value.report)).code).toBe('result_differs')
  const { reports } = await l.record()
  expect(reports.map(({ differsFrom }) => differsFrom)).toEqual([[right.value.report], [wrong.value.report]])
  expect(await third.confirm(right.value.report, 'A misprint of 126')).toMatchObject({
    code: 'ok',
    value: { step: 'confirmed' },
  })
})

test('[LOT-07] what a feed brings is shown in part, settles nothing, and counts once two persons confirm it', async () => {
  await using l = await importedWorld('VNN', 'ELOTT')
  const [one, other] = [await l.operator(), await l.operator()]
  const [feed, second] = l.feeds
  await l.moveTo(drawnAfterSeconds)
  feed.says = { G7: north.G7.slice(0, 2) }
  await l.run()
  const part = await l.record()
  expect(part).toMatchObject({
    issue: { step: 'partial' },
    reports: [{ by: 'feed', source: 'first', isWhole: false, result: null }],
  })
  expect((await one.confirm(part.reports[0]?.id ?? '')).code).toBe('result_incomplete')
  const asked = feed.asked
  await l.run()
  expect(feed.asked).toBe(asked)
  feed.says = north
  second.says = { ...north, DB: ['84670'] }
  await l.moveTo(drawnAfterSeconds + 6)
  await l.run()
  const whole = await l.record()
  expect(whole).toMatchObject({ issue: { step: 'differing', reports: 2, approvals: 0 } })
  const first = whole.reports.find(({ source, isCurrent }) => source === 'first' && isCurrent)?.id ?? ''
  expect((await one.confirm(first)).code).toBe('result_differs')
  second.says = north
  await l.moveTo(drawnAfterSeconds + 70)
  await l.run()
  expect((await one.confirm(first)).value.step).toBe('awaitingConfirmation')
  expect((await other.confirm(first)).value.step).toBe('confirmed')
})

test('[LOT-07] within its delay a result can be stopped, by an operator or by a feed that differs', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [player, one, other] = [await l.player(), await l.operator(), await l.operator()]
  await player.place([top('125'), top('126')])
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  await one.enter(otherThai)
  await other.enter(otherThai)
  expect((await one.stop()).code).toBe('ok')
  expect((await one.stop()).code).toBe('lottery_issue_over')
  expect(await l.record()).toMatchObject({
    issue: { step: 'awaitingResult', result: null },
    draws: [{ stopped: { by: 'desk.1' } }],
  })
  await one.enter(otherThai)
  await other.enter(otherThai)
  l.feeds[0].says = thai
  await l.moveTo(drawnAfterSeconds + 60)
  await l.run()
  expect(await l.record()).toMatchObject({
    issue: { step: 'awaitingConfirmation' },
    draws: [{}, { stopped: { by: 'first' } }],
  })
  await one.enter(thai)
  await other.enter(thai)
  await l.moveTo(settled + 60)
  expect((await one.stop()).code).toBe('lottery_issue_over')
  await l.run()
  expect((await player.bets()).rows.map(({ state, payout }) => `${state} ${payout}`)).toEqual([
    'LOST 0.00',
    'WON 1800000.00',
  ])
  expect(await l.record()).toMatchObject({ issue: { step: 'settled', version: 3 } })
})

test('[OPS-05] issues are listed by day, game, queue and page', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const one = await l.operator()
  for (let at = 0; at < 11; at++) await plantIssue(l.w, 'closed')
  const { day } = await plantIssue(l.w, 'delayed')
  const first = await l.list({ size: '10' })
  const rest = await l.list({ size: '10', after: first.next ?? '' })
  const numbers = [...first.rows, ...rest.rows].map(({ numero }) => numero)
  expect([first.rows.length, rest.rows.length, rest.next]).toEqual([10, 3, null])
  expect(new Set(numbers).size).toBe(13)
  expect(first.waiting).toEqual({ results: 11, overdue: 0 })
  expect((await l.list({ queue: 'result' })).rows).toHaveLength(11)
  expect((await l.list({ queue: 'delay' })).rows).toMatchObject([{ step: 'confirmed', approvals: 1 }])
  expect((await l.list({ day })).rows).toHaveLength(12)
  expect((await l.list({ state: 'OPEN', results: 'imported', gameCode: 'TH_GOV' })).rows).toMatchObject([
    { numero: '20261120', step: 'sale', isFair: false, bets: 0, stakes: '0.00' },
  ])
  expect((await l.list({ results: 'fair' })).rows).toEqual([])
  expect(await one.list({ gameCode: 'NONE' })).toMatchObject({ code: 'lottery_game_unknown' })
  expect(await one.list({ day: '2026-02-40' })).toMatchObject({ code: 'invalid_input' })
  expect(await one.record('20991231')).toMatchObject({ code: 'issue_not_found' })
})

test('[LOT-07] a board of zeros is marked, and counts by two operators who each say why', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [one, other] = [await l.operator(), await l.operator()]
  const zeros = { first: '000000', b2: '00', front3: ['000', '000'], back3: ['000', '000'] }
  l.feeds[0].says = zeros
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  const [brought] = (await l.record()).reports
  expect(brought).toMatchObject({ isWhole: true, placeholder: 'zeros', placeholderReason: null })
  const id = brought?.id ?? ''
  expect((await one.confirm(id)).code).toBe('result_placeholder')
  expect((await one.enter(zeros)).code).toBe('result_placeholder')
  expect((await one.confirm(id, undefined, 'Seen on television')).value).toMatchObject({ step: 'awaitingConfirmation' })
  expect((await other.confirm(id)).code).toBe('result_placeholder')
  expect((await other.enter(zeros, 'The notary confirms it')).value.step).toBe('confirmed')
  expect((await l.record()).reports.map(({ placeholderReason }) => placeholderReason)).toEqual([
    ...['The notary confirms it', 'Seen on television', null],
  ])
})

test('[LOT-07] the draw before once more is marked, and needs a reason', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const [one, other] = [await l.operator(), await l.operator()]
  await plantIssue(l.w, 'settled')
  const [before] = (await l.list({ state: 'SETTLED' })).rows
  const { reports } = (await one.record(before?.numero ?? '')).value as Awaited<ReturnType<typeof l.record>>
  const { published = {} } = reports[0] ?? {}
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  expect((await one.enter(published)).code).toBe('result_placeholder')
  expect((await one.enter(published, 'Drawn twice indeed')).code).toBe('ok')
  const [mine] = (await l.record()).reports
  expect(mine).toMatchObject({ placeholder: 'repeated' })
  expect((await other.confirm(mine?.id ?? '')).code).toBe('result_placeholder')
  // What no draw had before needs none.
  expect((await other.enter(thai)).code).toBe('ok')
})

test('[LOT-07] a draw and the list of draws count the same approvals when the draw before comes in late', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const one = await l.operator()
  await plantIssue(l.w, 'settled')
  const [before] = (await l.list({ state: 'SETTLED' })).rows
  const { reports } = (await one.record(before?.numero ?? '')).value as Awaited<ReturnType<typeof l.record>>
  const published = { ...reports[0]?.published } as typeof thai
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  // The planted draws count up, so this is what the next one brings.
  expect((await one.enter({ ...published, first: String(Number(published.first) + 1) })).code).toBe('ok')
  const approvals = async () => {
    const { issue } = await l.record()
    const listed = (await l.list()).rows.find(({ numero }) => numero === issue.numero)
    return [issue.approvals, listed?.approvals]
  }
  expect(await approvals()).toEqual([1, 1])
  await plantIssue(l.w, 'settled')
  expect(await approvals()).toEqual([0, 0])
})
