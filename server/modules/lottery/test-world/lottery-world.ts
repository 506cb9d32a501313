import type { BodyOf, CallDefinition, ValueOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import type { FairGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { betsRootOf, sealedLineOf } from '@banyan/rules/lottery/sealed-bets.ts'
import { expect } from 'vitest'
import { postOne } from '#/ledger/post.ts'
import { funding } from '#/ledger/test-world/posting-builder.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type World, type WorldOptions, world } from '#/test-world/world.ts'
import { betBindings } from '../calls/bets.ts'
import { issueDrawer } from '../draws/draw-issues.ts'
import { Seeds } from '../draws/seeds.ts'
import { FollowedTerms } from '../sale/followed-terms.ts'
import { settler } from '../settlement/settle-bets.ts'
import { closeDue } from '../store/issues.ts'
import { issuesOnSale, TestBeacon } from './issues-on-sale.ts'

type Slip = BodyOf<(typeof lotteryCalls)['placeLotteryBets']>
export type Item = Slip['items'][number]

/** A player with money, and what its browser asks. */
export interface LotteryPlayer {
  readonly accountId: bigint
  place(items: readonly Item[], slip?: Partial<Slip>): Promise<Told<ValueOf<(typeof lotteryCalls)['placeLotteryBets']>>>
  cancel(id: string): Promise<Told<{ balance: string }>>
  bets(query?: Readonly<Record<string, string>>): Promise<ValueOf<(typeof lotteryCalls)['ownLotteryBets']>>
  ask<Value>(call: CallDefinition, given?: Readonly<Record<string, string>> | object): Promise<Told<Value>>
}

/** What a call told: its value, or the code of its refusal. */
export interface Told<Value> {
  readonly code: string
  readonly value: Value
  /** Of a refusal: the limit that the first of its fields names. */
  readonly limit: number | string | undefined
}

/** What the clock does, in the order in which an issue needs it. */
export const everyPoll = [
  'close-issues',
  'draw-issues',
  'fetch-results',
  'void-overdue-issues',
  'settle-bets',
  'correct-bets',
  'advance-chases',
  'count-lottery-bets',
]

/** A bet of two đồng thousands on the last three digits, which a test may change. */
export const lastThree = (selection: string, lines = 1, given: Partial<Item> = {}): Item => ({
  ...{ playCode: 'SSC_L3_DIRECT', selection, unit: '2000.00', multiple: 1, lines, ...given },
})

/** A world with issues on sale, whose clock a test moves. */
export async function lotteryWorld(game: FairGame = 'SSC1M', issues = 3, options: WorldOptions = {}) {
  const beacon = new TestBeacon()
  const w = await world({ beaconStandIn: beacon, ...options })
  const numbers = await issuesOnSale(w, game, issues)
  const [first = '', second = ''] = numbers
  let slips = 0
  let moved = 0
  const moveTo = async (seconds: number) => {
    moved = seconds
    await w.moveClock(moved)
  }
  return {
    ...{ w, beacon, game, numbers: [first, second] as const },
    /** The numbers of all issues. */
    issues: numbers,
    /** Does everything that is due. */
    async run() {
      for (const poll of everyPoll) await w.app.work.polled(poll)
    },
    moveTo,
    /** Changes something as an operator does by the key; a refusal is an error. */
    async operate(call: CallDefinition, payload: object) {
      const { operatorHeaders: headers } = w
      const answer = await w.app.operator.inject({ method: 'POST', url: call.path, payload, headers })
      if (!answer.json().success) throw new Error(answer.body)
    },
    player: (funds = 100_000_000n) =>
      playerOf(w, { game, numbers, funds, mode: 'LOTT', nextSlip: () => `slip-of-test-${++slips}` }),
    /** So many processes do what is due at once; answers how many of each step had an effect. */
    async race(processes: number) {
      const seeds = new Seeds(w.database.db, w.seedKey)
      const onFailure = ({ err }: { readonly err: unknown }) => {
        throw err
      }
      const parts = { database: w.database, beacon, chain: quicknet, seeds, onFailure }
      const each = async (step: () => Promise<number>) => {
        const done = await Promise.all(Array.from({ length: processes }, step))
        return done.reduce((sum, count) => sum + count, 0)
      }
      const settleAll = async () => {
        const settle = settler(w.database, onFailure, () => 1n)
        let steps = 0
        while (await settle()) steps++
        return steps
      }
      return {
        closed: await each(() => w.database.transaction((tx) => closeDue(tx, 200))),
        drawn: await each(async () => Number(await issueDrawer(parts)())),
        settled: await each(settleAll),
      }
    },
    /** Places bets as another process on the same database does, and answers `ok` or the code of the refusal. */
    placerOfAnotherProcess() {
      const { database, settings, seedKey } = w
      const terms = new FollowedTerms(database)
      const bindings = betBindings({ database, settings, terms, seeds: new Seeds(database.db, seedKey) })
      const binding = bindings.find(({ call }) => call.id === lotteryCalls.placeLotteryBets.id)
      if (!binding || !('handle' in binding)) throw new Error('no bets are taken')
      return async (accountId: bigint, items: readonly Item[]): Promise<string> => {
        const body = { slip: `slip-of-another-${++slips}`, gameCode: game, numero: first, prizeMode: 'LOTT', items }
        const context = { principal: { account: { id: accountId } } }
        return await binding.handle({ query: {}, body } as never, context as never).then(
          () => 'ok',
          (error) => (error instanceof Refusal ? error.code : Promise.reject(error)),
        )
      }
    },
    /** How many bets stand in the root of an issue, which is that of all that were accepted. */
    async rootIsOf(issue: string) {
      const { id, bets_root } = await w.database.db
        .selectFrom('lottery_issues')
        .select(['id', 'bets_root'])
        .where('issue', '=', issue)
        .executeTakeFirstOrThrow()
      const bets = await w.database.db
        .selectFrom('lottery_bets')
        .select(['number', 'content_hash'])
        .where('issue_id', '=', id)
        .orderBy('number')
        .execute()
      expect(bets_root).toBe(
        betsRootOf(bets.map(({ number, content_hash }) => sealedLineOf(String(number), content_hash))),
      )
      return bets.length
    },
    async proveBook() {
      return (await verifyBook(w.database)).differences
    },
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  }
}

interface Given {
  readonly game: string
  readonly mode: LotteryMode
  readonly numbers: readonly string[]
  readonly funds: bigint
  readonly nextSlip: () => string
}

/** A player with money who bets on the first of these issues unless told. */
export async function playerOf(w: World, { game, mode, numbers, funds, nextSlip }: Given): Promise<LotteryPlayer> {
  const { accountId, headers } = await w.signIn()
  if (funds > 0n) await w.database.transaction((tx) => postOne(tx, funding(accountId, funds)))
  const ask = async <Value>(call: CallDefinition, given: object = {}): Promise<Told<Value>> => {
    const isRead = call.method === 'GET'
    const query = isRead ? `?${new URLSearchParams(given as Record<string, string>)}` : ''
    const answer = await w.app.portal.inject({
      method: call.method,
      url: call.path + query,
      headers: { ...headers },
      ...(!isRead && { payload: given }),
    })
    const { success, code, value } = answer.json()
    return { code: success ? 'ok' : code, value, limit: success ? undefined : value?.fields?.[0]?.limit }
  }
  return {
    ...{ accountId, ask },
    place: (items, slip = {}) =>
      ask(lotteryCalls.placeLotteryBets, {
        ...{ slip: nextSlip(), gameCode: game, numero: numbers[0], prizeMode: mode, items, ...slip },
      }),
    cancel: (id) => ask(lotteryCalls.cancelLotteryBet, { id }),
    bets: async (query = {}) =>
      (await ask<ValueOf<(typeof lotteryCalls)['ownLotteryBets']>>(lotteryCalls.ownLotteryBets, query)).value,
  }
}
