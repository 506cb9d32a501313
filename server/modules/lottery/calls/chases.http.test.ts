import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { expect, test } from 'vitest'
import { bigSum, type Chaser, type ChaseWorld, chaseWorld, type Drawn } from '../test-world/chase-world.ts'

const doubled = [1, 2, 4, 8, 16]

interface ChaseCase {
  readonly stopOnWin: boolean
  readonly drawn: readonly Drawn[]
  /** Sees to something when so many issues are drawn, and the next one is bet. */
  readonly before?: (c: ChaseWorld, player: Chaser, drawn: number, chase: string) => Promise<void>
  readonly became: {
    readonly state: string
    readonly staked: string
    readonly payout: string
    readonly returned: string
  }
  readonly balance: string
}

/** Cases of `domain/lottery.md` section 3, by the hundred: hold 31,000 of 1,000,000. */
const cases: Readonly<Record<string, ChaseCase>> = {
  'CH1: a win while #4 is open': {
    stopOnWin: true,
    drawn: ['L', 'L', 'W'],
    became: { state: 'STOPPED', staked: '7000.00', payout: '7800.00', returned: '24000.00' },
    balance: '1000800.00',
  },
  'CH2: a win when #4 has closed': {
    stopOnWin: true,
    drawn: ['L', 'L', 'W', 'L'],
    async before(c, _player, drawn) {
      if (drawn === 3) await c.moveInto(3, 56)
    },
    became: { state: 'STOPPED', staked: '15000.00', payout: '7800.00', returned: '16000.00' },
    balance: '992800.00',
  },
  'CH3: without a stop': {
    stopOnWin: false,
    drawn: ['L', 'L', 'W', 'L', 'W'],
    became: { state: 'DONE', staked: '31000.00', payout: '39000.00', returned: '0.00' },
    balance: '1008000.00',
  },
  'CH4: #2 is void, #3 wins': {
    stopOnWin: true,
    drawn: ['L', 'void', 'W'],
    became: { state: 'STOPPED', staked: '7000.00', payout: '9800.00', returned: '24000.00' },
    balance: '1002800.00',
  },
  'CH5: cancelled after #1, #2 open': {
    stopOnWin: true,
    drawn: ['L'],
    async before(_c, player, drawn, chase) {
      if (drawn !== 1) return
      expect((await player.cancelChase(chase)).value).toMatchObject({ returned: '30000.00', balance: '999000.00' })
      const again = { returned: '30000.00', balance: '999000.00' }
      expect((await player.cancelChase(chase)).value).toMatchObject(again)
    },
    became: { state: 'CANCELLED', staked: '1000.00', payout: '0.00', returned: '30000.00' },
    balance: '999000.00',
  },
}

test.each(Object.entries(cases))('[LOT-05] %s', async (_name, { stopOnWin, drawn, before, became, balance }) => {
  await using c = await chaseWorld(6)
  const player = await c.chaser()
  const { value } = await player.chase(doubled, { stopOnWin })
  expect(value).toMatchObject({ chase: { total: '31000.00', held: '31000.00' }, balance: '969000.00' })
  for (const [at, one] of drawn.entries()) {
    await c.advance()
    await c.moveInto(at + 1)
    await c.close()
    await c.draw(at, one)
    // The next one is bet while this one is settled.
    await c.advance()
    await before?.(c, player, at + 1, value.chase.id)
    await c.close()
    await c.settle()
    await c.advance()
    expect(await c.proveBook()).toEqual([])
  }
  expect((await player.chaseOf(value.chase.id)).value).toMatchObject({ ...became, held: '0.00', waitingCount: 0 })
  expect(await player.balance()).toEqual({ balance, held: '0.00' })
})

test('[LOT-05] the same chase again is answered alike, with others it is refused; so is too little money, for good', async () => {
  await using c = await chaseWorld(4)
  const player = await c.chaser(1_000_000n)
  const slip = { slip: 'the-same-chase' }
  const first = await player.chase([1, 2], slip)
  expect((await player.chase([1, 2], slip)).value).toMatchObject({ chase: first.value.chase, balance: '7000.00' })
  expect((await player.chase([1, 3], slip)).code).toBe('slip_used')
  expect((await player.chase([1, 2], { ...slip, stopOnWin: false })).code).toBe('slip_used')
  const dear = { slip: 'more-than-there-is' }
  expect((await player.chase([8], dear)).code).toBe('insufficient_funds')
  await player.cancelChase(first.value.chase.id)
  expect((await player.chase([8], dear)).code).toBe('insufficient_funds')
  const settings = c.w.settings.current('lottery')
  await c.w.set('lottery', { ...settings, closed: ['SSC1M'] })
  expect((await player.chase([1, 2], slip)).value.chase).toMatchObject({ id: first.value.chase.id, state: 'CANCELLED' })
  expect((await player.chase([1])).code).toBe('lottery_game_closed')
})

test('[LOT-05] what a chase cannot be, costs nothing', async () => {
  await using c = await chaseWorld(3)
  const [player, other] = [await c.chaser(), await c.chaser()]
  const [first = '', second = ''] = c.issues
  const one = (numero: string, multiple = 1) => ({ issues: [{ numero, multiple }] })
  const told = [
    await player.chase([], { issues: [...one(first).issues, ...one(first, 2).issues] }),
    await player.chase([], one('20261120-0999')),
    await player.chase([99_999], { items: [{ ...bigSum, multiple: 2 }] }),
    await player.chase([1], { items: [{ ...bigSum, lines: 2 }] }),
    await player.chase([1, 99_999], { items: [{ ...bigSum, unit: '2000.00' }] }),
    await player.chase([1], { gameCode: 'SSC3M', ...one('20261120-001') }),
    await player.chase([1], {
      gameCode: 'SSC3M',
      issues: Array.from({ length: 51 }, (_, at) => ({ numero: `20261121-0${100 + at}`, multiple: 1 })),
    }),
  ]
  expect(told.map(({ code }) => code)).toEqual([
    ...['invalid_input', 'issue_not_found', 'invalid_input', 'lines_mismatch', 'max_stake'],
    ...['issue_not_found', 'chase_too_long'],
  ])
  await c.moveInto(1)
  expect((await player.chase([1])).code).toBe('issue_closed')
  expect(await player.balance()).toEqual({ balance: '1000000.00', held: '0.00' })
  const { value } = await player.chase([], one(second))
  expect((await other.cancelChase(value.chase.id)).code).toBe('chase_not_found')
  expect((await other.chaseOf(value.chase.id)).code).toBe('chase_not_found')
})

test('[WAL-02] the rest of a chase that is cancelled again answers what it returned, without what was cancelled before', async () => {
  await using c = await chaseWorld(6)
  const player = await c.chaser()
  const { value } = await player.chase([1, 2, 4])
  const { id } = value.chase
  const rest = { returned: '6000.00', balance: '1000000.00' }
  expect((await player.cancelChase(id, [c.issues[0] ?? ''])).value.returned).toBe('1000.00')
  for (let time = 0; time < 2; time++) expect((await player.cancelChase(id)).value).toMatchObject(rest)
  const named = await player.cancelChase(id, [c.issues[0] ?? ''])
  expect(named.value).toMatchObject({ returned: '1000.00', balance: '1000000.00' })
  expect(await player.balance()).toEqual({ balance: '1000000.00', held: '0.00' })
  expect(await c.proveBook()).toEqual([])
})

test('[LOT-05] issues are cancelled by name, all or none, and what was missed in a stop of ours is released', async () => {
  await using c = await chaseWorld(6)
  const player = await c.chaser()
  const { value } = await player.chase([1, 1, 1, 1, 1])
  const { id } = value.chase
  await c.advance()
  const [first = '', second = '', third = ''] = c.issues
  for (let time = 0; time < 2; time++) expect((await player.cancelChase(id, [third])).value.returned).toBe('1000.00')
  expect((await player.cancelChase(id, [second, third])).code).toBe('chase_not_cancellable')
  await c.moveInto(0, 53)
  expect((await player.cancelChase(id, [first])).code).toBe('chase_not_cancellable')
  await c.moveInto(3)
  await c.advance()
  const shown = (await player.chaseOf(id)).value
  expect(shown.issues.map(({ state, reason }) => [state, reason])).toEqual([
    ['BET', null],
    ['RELEASED', 'missed'],
    ['RELEASED', 'cancelled'],
    ['BET', null],
    ['WAITING', null],
  ])
  expect(shown).toMatchObject({ held: '1000.00', staked: '2000.00', returned: '2000.00', state: 'RUNNING' })
  const bets = (await player.bets()).rows
  expect(bets.map(({ chaseId }) => chaseId)).toEqual([id, id])
  expect(bets[1]).toMatchObject({ id: shown.issues[0]?.bets[0]?.id, odds: { 1: '1.9500' }, stake: '1000.00' })
  await c.close()
  expect(await c.rootIsOf(first)).toBe(1)
  const listed = await player.ask<{ rows: unknown[] }>(lotteryCalls.ownLotteryChases, { state: 'RUNNING' })
  expect(listed.value.rows).toMatchObject([{ id, issueCount: 5, waitingCount: 1 }])
  expect(await c.proveBook()).toEqual([])
})

test('[LOT-05] [LOT-08] an issue is bet by the odds of its moment, or its part is released with the code of the refusal', async () => {
  await using c = await chaseWorld(5)
  const player = await c.chaser()
  const { value } = await player.chase([1, 2, 3, 4])
  const settings = c.w.settings.current('lottery')
  await c.price('1.9', 1)
  await c.advance()
  await c.w.set('lottery', { ...settings, limits: { ...settings.limits, mostPayoutOfPlayer: '3000.00' } })
  await c.moveInto(1)
  await c.advance()
  await c.w.set('lottery', { ...settings, closed: ['SSC1M'] })
  await c.moveInto(2)
  await c.advance()
  await c.w.set('lottery', settings)
  await c.price('1.95', 2)
  await c.moveInto(3)
  await c.advance()
  const shown = (await player.chaseOf(value.chase.id)).value
  expect(shown.issues.map(({ state, reason }) => [state, reason])).toEqual([
    ['BET', null],
    ['RELEASED', 'max_payout'],
    ['RELEASED', 'lottery_game_closed'],
    ['BET', null],
  ])
  expect((await player.bets()).rows.map(({ odds }) => odds)).toEqual([{ 1: '1.9500' }, { 1: '1.9000' }])
  expect(shown).toMatchObject({ staked: '5000.00', returned: '5000.00', held: '0.00' })
  expect(await c.proveBook()).toEqual([])
})
