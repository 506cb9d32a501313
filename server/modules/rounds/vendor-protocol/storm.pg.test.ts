import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import type { OperationName } from '@banyan/contract/vendor/wallet.ts'
import { seeded } from '@banyan/contract/vendor-conformance/seeded.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { campaignId, type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

const messages = Number(process.env.STORM_MESSAGES ?? 150)
const seed = Number(process.env.STORM_SEED ?? 1)
/** A message is sent so often at most, each time up to so many places from its own, one in ten much later. */
const [copiesAtMost, window, lateBy] = [20, 20, 400]
const inFlight = 64
const [players, funds] = [24, 10n ** 10n]

interface Message {
  readonly operation: OperationName
  readonly body: { readonly transactionId: string; readonly [field: string]: unknown }
}

/** A round, with the messages that it takes and what it leaves, in whatever order and however often they come. */
interface StormRound {
  readonly who: GamePlayer
  readonly messages: readonly Message[]
  readonly change: bigint
}

const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`

function roundOf(who: GamePlayer, name: string, random: () => number): StormRound {
  const { player, session } = who
  const amount = () => BigInt(1 + Math.floor(random() * 50_000))
  const common = { player, currency: 'VND' }
  const message = (operation: OperationName, id: string, given: object): Message => ({
    operation,
    body: { ...common, transactionId: `${name}-${id}`, ...given },
  })
  const roundId = `${name}-r`
  const bet = (id: string, stake: bigint) => message('bet', id, { session, gameCode, roundId, amount: decimal(stake) })
  const win = (id: string, pays: bigint) => message('win', id, { roundId, amount: decimal(pays), roundClosed: false })
  const refund = (id: string, of: string) => message('refund', id, { betTransactionId: `${name}-${of}` })
  const [stake, other, pays] = [amount(), amount(), amount()]
  const kinds: readonly (() => Omit<StormRound, 'who'>)[] = [
    () => ({ messages: [bet('a', stake), win('b', pays)], change: pays - stake }),
    () => ({
      messages: [bet('a', stake), bet('b', other), win('c', pays), win('d', 0n)],
      change: pays - stake - other,
    }),
    () => ({ messages: [bet('a', stake), refund('b', 'a'), refund('c', 'a')], change: 0n }),
    () => ({
      messages: [
        message('betAndWin', 'a', {
          ...{ session, gameCode, roundId, amount: decimal(stake), winAmount: decimal(pays), roundClosed: true },
        }),
        message('jackpotWin', 'b', { amount: decimal(other) }),
      ],
      change: pays + other - stake,
    }),
    () => ({
      messages: [message('tip', 'a', { session, gameCode, amount: decimal(stake) }), refund('b', 'a')],
      change: 0n,
    }),
    () => ({
      messages: [
        message('adjust', 'a', { amount: decimal(stake), reason: 'drawn again' }),
        message('promoWin', 'b', { campaignId, amount: decimal(other) }),
      ],
      change: stake + other,
    }),
  ]
  const made = kinds[Math.floor(random() * kinds.length)]
  if (!made) throw new Error('there is no such kind of round')
  return { who, ...made() }
}

/** A table of a session of its own: two at once would refuse each other. */
function tableOf(who: GamePlayer, name: string, random: () => number): StormRound {
  const { player, session } = who
  const [taken, back] = [1n + BigInt(Math.floor(random() * 50_000)), BigInt(Math.floor(random() * 50_000))]
  const common = { player, currency: 'VND' }
  const buyIn = { ...common, transactionId: `${name}-a`, session, gameCode, amount: decimal(taken) }
  const buyOut = { ...common, transactionId: `${name}-b`, buyInTransactionId: `${name}-a`, amount: decimal(back) }
  return {
    who,
    messages: [
      { operation: 'buyIn', body: buyIn },
      { operation: 'buyOut', body: buyOut },
    ],
    change: back - taken,
  }
}

/** Every copy of every message, out of order. */
function shuffled(rounds: readonly StormRound[], random: () => number): Message[] {
  const placed = rounds
    .flatMap(({ messages: own }) => own)
    .flatMap((message, at) =>
      Array.from({ length: 1 + Math.floor(random() * copiesAtMost) }, () => {
        const isLate = random() < 0.1
        return { message, place: at + random() * (isLate ? lateBy : window) }
      }),
    )
  return placed.sort((a, b) => a.place - b.place).map(({ message }) => message)
}

onPostgres('a storm of vendors’ messages', () => {
  let v: VendorWorld
  beforeAll(async () => {
    v = await vendorWorld({ engine: 'postgres' })
  })
  afterAll(() => v[Symbol.asyncDispose]())

  test(`[PLAY-04] G5 ${messages} messages, each sent up to ${copiesAtMost} times and out of order, leave what the model says; seed ${seed}`, {
    timeout: 60_000 + messages * 600,
  }, async ({ annotate }) => {
    const random = seeded(seed)
    const seated: GamePlayer[] = []
    for (let at = 0; at < players; at++) seated.push(await v.player(funds))
    const rounds: StormRound[] = []
    for (let count = 0, at = 0; count < messages; at++) {
      const who = seated[at % players] as GamePlayer
      const isTable = at % 12 === 11
      const round = isTable ? tableOf(await v.player(funds), `t${at}`, random) : roundOf(who, `s${at}`, random)
      rounds.push(round)
      count += round.messages.length
    }
    const queue = shuffled(rounds, random)
    const total = queue.length
    const told = new Map<string, OutcomeCode[]>()
    const work = async () => {
      for (let message = queue.shift(); message; message = queue.shift()) {
        const { outcome } = await v.pg.call(message.operation, message.body)
        // It asks for the message again: behind those that wait.
        if (outcome === 'ref_not_found') queue.push(message)
        else told.set(message.body.transactionId, [...(told.get(message.body.transactionId) ?? []), outcome])
      }
    }
    await Promise.all(Array.from({ length: inFlight }, work))

    const distinct = rounds.flatMap(({ messages: own }) => own)
    expect(told.size).toBe(distinct.length)
    for (const [id, outcomes] of told) {
      const finals = new Set(
        outcomes.map((outcome) => (outcome === 'ok' || outcome === 'ok_noop' ? 'ok_duplicate' : outcome)),
      )
      expect([...finals], id).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'ok').length, id).toBeLessThanOrEqual(1)
    }
    const changes = Map.groupBy(rounds, ({ who }) => who.memberId)
    for (const [memberId, own] of changes) {
      const money = await moneyOf(v.w.database.db, memberId, 'VND')
      expect(money.available.balance).toBe(own.reduce((sum, { change }) => sum + change, funds))
      expect([money.heldMinor, money.owedMinor]).toEqual([0n, 0n])
    }
    expect((await verifyBook(v.w.database)).differences).toEqual([])
    await annotate(`${distinct.length} messages, sent ${total} times`)
  })
})
