import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ModelChase } from './test-world/chase-model.ts'
import { type Chaser, chaseWorld, type Drawn } from './test-world/chase-world.ts'

/** Worlds whose chases are compared with a plain model; the first three of this seed stop, miss, refuse and cancel. */
const runs = Number(process.env.CHASE_RUNS ?? '3')
const issueCount = 7
const funds = 100_000_000n

const oneIn = (count: number) => fc.nat(count - 1).map((drawn) => drawn === 0)
const often = oneIn(6).map((is) => !is)
const chase = fc.record({
  picked: fc.uniqueArray(fc.nat(issueCount - 1), { minLength: 5 }),
  multiples: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: issueCount, maxLength: issueCount }),
  stopOnWin: often,
})
const step = fc.record({
  isGameClosed: oneIn(10),
  looks: fc.tuple(often, often, oneIn(4)),
  settles: fc.tuple(often, oneIn(6)),
  cancels: fc.record({ is: oneIn(4), who: fc.nat(2), named: fc.option(fc.nat(issueCount - 1), { freq: 3 }) }),
  drawn: fc.constantFrom<Drawn>('W', 'L', 'L', 'L', 'void'),
})
const story = fc.record({
  chases: fc.array(chase, { minLength: 3, maxLength: 3 }),
  steps: fc.array(step, { minLength: issueCount, maxLength: issueCount }),
})

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

test('[LOT-05] whatever is drawn, missed, cancelled and refused, chases and money are those of a plain model', async () => {
  await fc.assert(fc.asyncProperty(story, tell), { numRuns: runs, seed: 22 })
})

async function tell({ chases, steps }: Story): Promise<void> {
  await using c = await chaseWorld(issueCount)
  const told = await Promise.all(
    chases.map(async ({ picked, multiples, stopOnWin }) => {
      const player = await c.chaser(funds)
      const places = picked.toSorted((one, other) => one - other)
      const issues = places.map((at) => ({ numero: c.issues[at] ?? '', multiple: multiples[at] ?? 1 }))
      const { value } = await player.chase([], { issues, stopOnWin })
      const parts = places.map((at) => ({ at, stake: 100_000n * BigInt(multiples[at] ?? 1) }))
      return { player, id: value.chase.id, model: new ModelChase(parts, stopOnWin, funds) }
    }),
  )
  const settings = c.w.settings.current('lottery')
  const drawn = new Map<number, Drawn>()
  const paid = new Map<number, Drawn>()
  const settle = async () => {
    await c.settle()
    for (const [at, result] of drawn) {
      if (!paid.has(at)) for (const { model } of told) model.pay(at, result)
      paid.set(at, result)
    }
  }
  for (const [at, { isGameClosed, looks, settles, cancels, drawn: result }] of steps.entries()) {
    const look = async (isOnSale: boolean) => {
      await c.advance()
      for (const { model } of told) model.advance({ at, isOnSale }, paid, isGameClosed)
    }
    await c.moveInto(at, 5)
    await c.w.set('lottery', { ...settings, closed: isGameClosed ? ['SSC1M'] : [] })
    if (looks[0]) await look(true)
    if (settles[0]) await settle()
    if (looks[1]) await look(true)
    const one = cancels.is ? told[cancels.who] : undefined
    if (one) {
      const named = cancels.named ?? undefined
      const code = one.model.cancel({ at, isOnSale: true }, named) ? 'ok' : 'chase_not_cancellable'
      const numeros = named === undefined ? undefined : [c.issues[named] ?? '']
      expect((await one.player.cancelChase(one.id, numeros)).code).toBe(code)
    }
    await c.moveInto(at, 56)
    await c.close()
    if (looks[2]) await look(false)
    await c.draw(at, result)
    drawn.set(at, result)
    if (settles[1]) await settle()
    for (const { player, id, model } of told) await compare(player, id, model)
  }
  await c.moveInto(issueCount, 1)
  await settle()
  await c.advance()
  for (const { player, id, model } of told) {
    model.advance({ at: issueCount, isOnSale: false }, paid, false)
    await compare(player, id, model)
    expect(model.held).toBe(0n)
  }
  expect(await c.proveBook()).toEqual([])
}

async function compare(player: Chaser, id: string, model: ModelChase): Promise<void> {
  const shown = (await player.chaseOf(id)).value
  expect(shown.issues.map(({ state }) => state)).toEqual(model.issues.map(({ state }) => state))
  const amount = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
  expect(await player.balance()).toEqual({ balance: amount(model.available), held: amount(model.held) })
}
