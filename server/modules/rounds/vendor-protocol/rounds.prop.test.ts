import type { OperationName } from '@banyan/contract/vendor/wallet.ts'
import { array, assert, asyncProperty, constantFrom, integer, shuffledSubarray, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
})
afterAll(() => v[Symbol.asyncDispose]())

interface Message {
  readonly operation: OperationName
  readonly given: Readonly<Record<string, unknown>>
}

const bet = (id: string, amount: number): Message => ({
  operation: 'bet',
  given: { transactionId: id, roundId: 'r', amount: String(amount), gameCode, session: true },
})
const win = (id: string, amount: number): Message => ({
  operation: 'win',
  given: { transactionId: id, roundId: 'r', amount: String(amount), roundClosed: false },
})
const refund = (id: string, betTransactionId: string): Message => ({
  operation: 'refund',
  given: { transactionId: id, betTransactionId },
})
const jackpot = (id: string, amount: number): Message => ({
  operation: 'jackpotWin',
  given: { transactionId: id, amount: String(amount) },
})

/** What a vendor may send of one round, and what it leaves of 1,000: whatever order the messages arrive in. */
const rounds: readonly { readonly messages: readonly Message[]; readonly left: bigint }[] = [
  { messages: [bet('a', 100), win('b', 30)], left: 93_000n },
  { messages: [bet('a', 100), win('b', 0)], left: 90_000n },
  { messages: [bet('a', 100), refund('b', 'a')], left: 100_000n },
  { messages: [bet('a', 100), refund('b', 'a'), refund('c', 'a')], left: 100_000n },
  { messages: [bet('a', 100), bet('b', 50), win('c', 200), jackpot('d', 5)], left: 105_500n },
  { messages: [bet('a', 100), bet('b', 50), bet('c', 25), win('d', 10), win('e', 20), win('f', 0)], left: 85_500n },
  { messages: [bet('a', 100), bet('b', 50), refund('c', 'a'), refund('d', 'b')], left: 100_000n },
  { messages: [jackpot('a', 7), jackpot('b', 8)], left: 101_500n },
]

const arriving = constantFrom(...rounds).chain(({ messages, left }) =>
  tuple(
    shuffledSubarray([...messages], { minLength: messages.length }),
    // Which of them come again, and before which place.
    array(tuple(integer({ min: 0, max: messages.length - 1 }), integer({ min: 0, max: messages.length })), {
      maxLength: 4,
    }),
  ).map(([order, again]) => {
    const sent = [...order]
    for (const [which, place] of again) sent.splice(place, 0, order[which] as Message)
    return { sent, left }
  }),
)

let played = 0

/** Sends a message until it is answered for good, behind the others where it is to come again. */
async function deliver(who: GamePlayer, sent: readonly Message[]): Promise<void> {
  const run = ++played
  const named = ({ operation, given }: Message) => {
    const own = Object.entries(given).map(([name, value]) => {
      if (name === 'session') return [name, who.session]
      return [name, ['transactionId', 'roundId', 'betTransactionId'].includes(name) ? `${value}-${run}` : value]
    })
    return { operation, body: { player: who.player, currency: 'VND', ...Object.fromEntries(own) } }
  }
  let waiting = sent.map(named)
  for (let rounds = 0; waiting.length > 0; rounds++) {
    expect(rounds).toBeLessThan(10)
    const again = []
    for (const message of waiting) {
      const { outcome } = await v.pg.call(message.operation, message.body)
      expect(['bad_request', 'bad_signature', 'retryable', 'conflict']).not.toContain(outcome)
      if (outcome === 'ref_not_found') again.push(message)
    }
    waiting = again
  }
}

test('[PLAY-04] a round’s messages leave the same money in whatever order and however often they come', {
  timeout: 240_000,
}, async () => {
  await assert(
    asyncProperty(arriving, async ({ sent, left }) => {
      const who = await v.player(100_000n)
      await deliver(who, sent)
      expect((await moneyOf(v.w.database.db, who.memberId, 'VND')).available.balance).toBe(left)
    }),
    { numRuns: Number(process.env.ROUND_RUNS ?? 25) },
  )
  expect((await verifyBook(v.w.database)).differences).toEqual([])
})
