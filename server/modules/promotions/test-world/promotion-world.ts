import { randomBytes } from 'node:crypto'
import { promotionCalls } from '@banyan/contract/promotions/promotion-calls.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { type DepositWorld, depositWorld } from '#/modules/cashier/test-world/deposit-world.ts'
import { plantPaidDeposit } from '#/modules/cashier/test-world/planted-deposits.ts'
import { countValidBets } from '#/modules/wagering/turnover.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import type { WorldOptions } from '#/test-world/world.ts'
import { initialRule } from '../deciding/rule.ts'
import { dayAfter, dayOf, startOf } from '../kinds/days.ts'
import { kindOf } from '../kinds/kinds.ts'
import { makePromotion, type PromotionDraft, startPromotion } from '../use-cases/edit-promotion.ts'

type CallId = keyof typeof promotionCalls

interface Answer {
  readonly code?: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  readonly value: any
}

/** What a test says of a promotion; the rest is as its kind begins, for everybody and without a review. */
export interface GivenPromotion extends Partial<Omit<PromotionDraft, 'rule'>> {
  readonly code: string
  readonly kind: string
  readonly common?: object
  readonly own?: object
}

export interface PromotionWorld extends AsyncDisposable {
  readonly d: DepositWorld
  /** Makes a promotion and starts it. */
  run(given: GivenPromotion): Promise<void>
  ask(who: SignedInClient | undefined, id: CallId, given?: object): Promise<Answer>
  /** What the member has, in whole đồng. */
  money(who: SignedInClient): Promise<bigint>
  /** A promotion's page as it is answered. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  shown(who: SignedInClient | undefined, code: string): Promise<any>
  statusOf(who: SignedInClient | undefined, code: string): Promise<string>
  /** Claims the cycle that is shown, by the version that is shown, under a request of its own. */
  claim(who: SignedInClient, promotion: string, given?: object): Promise<Answer>
  /** A deposit of so many đồng that is credited now. */
  deposit(who: SignedInClient, dong: number): Promise<string>
  /** A bet that counts so many đồng, placed and settled now, and in the days of promotions. */
  bet(who: SignedInClient, dong: number, product?: string): Promise<void>
  /** Lets so many seconds pass. */
  pass(seconds: number): Promise<void>
  /** Brings the days of promotions up to now. */
  fold(): Promise<void>
}

/** Nothing has to be betted: a test can claim one reward after the other. */
export const free = { wagering: { of: 'bonus', factor: 0, counts: 'all', days: 0, largestBet: '0.00' } } as const

let made = 0
/** A name that no test used before. */
export const newName = (word = 'p'): string => `${word}-${++made}`

/** An id of a request that no test used before. */
export const newRequest = (): string => `request-${++made}-${randomBytes(4).toString('hex')}`

/** A portal with a cashier in which promotions run. */
export async function promotionWorld(options: WorldOptions = {}): Promise<PromotionWorld> {
  const d = await depositWorld(options)
  const { database, app } = d.w
  let ahead = 0
  const pass = async (seconds: number) => {
    ahead += seconds
    await d.w.moveClock(ahead)
  }
  // Noon: no test sees the day change that does not want to.
  const now = await databaseNow(database.db)
  const noon = startOf(dayAfter(dayOf(now), 1)).getTime() + 12 * 3_600_000
  await pass(Math.ceil((noon - now.getTime()) / 1_000))
  const fold = async () => {
    // What is younger than a second may belong to a transaction that is not over.
    await pass(2)
    await app.work.polled('fold-promotion-facts')
  }
  const ask: PromotionWorld['ask'] = async (who, id, given = {}) => {
    const { method, path } = promotionCalls[id]
    const headers = { ...who?.headers }
    const sent =
      method === 'GET'
        ? { query: { ...given } as Record<string, string> }
        : { payload: JSON.stringify(given), headers: { ...headers, 'content-type': 'application/json' } }
    return (await app.portal.inject({ method, url: path, headers, ...sent })).json()
  }
  const shown: PromotionWorld['shown'] = async (who, code) => (await ask(who, 'promotion', { code })).value
  return {
    ...{ d, fold, pass, ask, shown },
    async run({ code, kind, common = {}, own = {}, ...given }) {
      const initial = initialRule(kindOf(kind))
      const draft: PromotionDraft = {
        ...{ code, kind, startsAt: new Date('2020-01-01'), endsAt: null, budget: null, budgetPerDay: null },
        content: { name: { en: code }, summary: { en: code }, art: 'gift', groups: [] },
        ...given,
        rule: { common: { ...initial.common, review: 'never', ...common }, own: { ...initial.own, ...own } },
      }
      await database.transaction(async (tx) => {
        await makePromotion(tx, draft, 'test')
        await startPromotion(tx, code, 1)
      })
    },
    async money({ accountId }) {
      return (await moneyOf(database.db, accountId, 'VND')).available.balance / 100n
    },
    statusOf: async (who, code) => (await shown(who, code)).standing.status,
    async claim(who, promotion, given = {}) {
      const { standing, version } = await shown(who, promotion)
      const wish = { promotion, version, cycle: standing.cycle, requestId: newRequest(), ...given }
      return await ask(who, 'claimReward', wish)
    },
    deposit: (who, dong) => plantPaidDeposit(database, who.accountId, BigInt(dong) * 100n),
    async bet(who, dong, product = 'RNG') {
      const [at, valid] = [await databaseNow(database.db), BigInt(dong) * 100n]
      const bet = { source: 'vendor:PG', bet: newName('bet'), accountId: who.accountId, asset: 'VND', product }
      await database.transaction((tx) =>
        countValidBets(tx, [{ ...bet, placedAt: at, settledAt: at, stake: valid, valid }]),
      )
      await fold()
    },
    [Symbol.asyncDispose]: () => d[Symbol.asyncDispose](),
  }
}
