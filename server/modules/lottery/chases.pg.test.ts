import { expect, test } from 'vitest'
import { onPostgres } from '#/test-world/test-database.ts'
import { advanceChases } from './sale/advance-chases.ts'
import { FollowedTerms } from './sale/followed-terms.ts'
import { type Chaser, type ChaseWorld, chaseWorld } from './test-world/chase-world.ts'

const all = (count: number) => Array.from({ length: count }, (_, at) => at)

/** So many processes advance chases until none finds anything more. */
async function advanceAtOnce(c: ChaseWorld, processes: number) {
  const { database, settings } = c.w
  const terms = new FollowedTerms(database)
  await Promise.all(
    all(processes).map(async () => {
      while (await advanceChases(database, settings, terms)) await c.advance()
    }),
  )
  await c.advance()
}

/** What was asked for is staked, came back or is held, and the book says so too. */
async function proveChase(c: ChaseWorld, player: Chaser, chase: string) {
  const shown = (await player.chaseOf(chase)).value
  const minor = (amount: string) => BigInt(amount.replace('.', ''))
  expect(minor(shown.staked) + minor(shown.returned) + minor(shown.held)).toBe(minor(shown.total))
  expect((await player.balance()).held).toBe(shown.held)
  expect(await c.proveBook()).toEqual([])
  return shown
}

onPostgres('chases under contention', () => {
  test('[LOT-05] one chase sent sixteen times at once is one, and many processes bet each issue of it once', async () => {
    await using c = await chaseWorld(4, 'postgres')
    const players = await Promise.all(all(6).map(() => c.chaser()))
    const told = await Promise.all(
      players.map((player) => Promise.all(all(16).map(() => player.chase([1, 2], { slip: 'the-one-chase' })))),
    )
    for (const [at, answers] of told.entries()) {
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']))
      expect(new Set(answers.map(({ value }) => value.chase.id))).toHaveProperty('size', 1)
      expect(await players[at]?.balance()).toEqual({ balance: '997000.00', held: '3000.00' })
    }
    await advanceAtOnce(c, 4)
    for (const [at, player] of players.entries()) {
      const shown = await proveChase(c, player, told[at]?.[0]?.value.chase.id ?? '')
      expect(shown).toMatchObject({ staked: '1000.00', held: '2000.00' })
      expect((await player.bets()).rows).toHaveLength(1)
    }
  })

  test('[LOT-05] cancelled while issues are bet: each comes back once, or is bet and taken back', async () => {
    await using c = await chaseWorld(4, 'postgres')
    const players = await Promise.all(all(8).map(() => c.chaser()))
    const chases = await Promise.all(players.map((player) => player.chase([1, 2, 4])))
    const cancelled = players.map(async (player, at) => {
      const id = chases[at]?.value.chase.id ?? ''
      return await Promise.all([player.cancelChase(id), player.cancelChase(id, [c.issues[0] ?? ''])])
    })
    await advanceAtOnce(c, 3)
    await Promise.all(cancelled)
    for (const [at, player] of players.entries()) {
      const shown = await proveChase(c, player, chases[at]?.value.chase.id ?? '')
      expect(shown).toMatchObject({ state: 'CANCELLED', staked: '0.00', returned: '7000.00', held: '0.00' })
      expect((await player.balance()).balance).toBe('1000000.00')
    }
  })

  test('[LOT-05] a win is settled while the next issue is bet: that comes back, and so does the rest', async () => {
    await using c = await chaseWorld(4, 'postgres')
    const players = await Promise.all(all(8).map(() => c.chaser()))
    const chases = await Promise.all(players.map((player) => player.chase([1, 2, 4])))
    await c.advance()
    await c.moveInto(1)
    await c.close()
    await c.draw(0, 'W')
    await Promise.all([advanceAtOnce(c, 3), c.settle()])
    await c.advance()
    for (const [at, player] of players.entries()) {
      const shown = await proveChase(c, player, chases[at]?.value.chase.id ?? '')
      expect(shown).toMatchObject({ state: 'STOPPED', staked: '1000.00', returned: '6000.00', payout: '1950.00' })
      expect((await player.balance()).balance).toBe('1000950.00')
    }
    // Nothing of what was taken back is payable any more.
    const slip = { numero: c.issues[1] ?? '' }
    const settings = c.w.settings.current('lottery')
    await c.w.set('lottery', { ...settings, limits: { ...settings.limits, mostPayoutOfNumber: '3900.00' } })
    const item = { playCode: 'SSC_SUM_BSOE', selection: 'B', unit: '1000.00', multiple: 2, lines: 1 }
    expect((await players[0]?.place([item], slip))?.code).toBe('ok')
  })

  test('[LOT-05] a chase goes on where its issue closes while it is bet: bet in time, or missed and released', async () => {
    await using c = await chaseWorld(3, 'postgres')
    const players = await Promise.all(all(8).map(() => c.chaser()))
    const chases = await Promise.all(players.map((player) => player.chase([1, 2])))
    const advancing = advanceAtOnce(c, 2)
    await c.moveInto(0, 55)
    await c.close()
    await advancing
    await c.close()
    for (const [at, player] of players.entries()) {
      const { issues } = await proveChase(c, player, chases[at]?.value.chase.id ?? '')
      expect(['BET', 'RELEASED']).toContain(issues[0]?.state)
      expect(issues[1]?.state).toBe('WAITING')
    }
    const bets = await Promise.all(players.map(async (player) => (await player.bets()).rows.length))
    expect(await c.rootIsOf(c.issues[0] ?? '')).toBe(bets.reduce((sum, count) => sum + count, 0))
  })
})
