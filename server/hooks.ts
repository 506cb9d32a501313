import type { MoneySection } from '@banyan/contract/system/money-sections.ts'
import type { MoneyPlaces } from '@banyan/rules/cashier/money-places.ts'
import type { Db, Tx } from './platform/db/handles.ts'

/** Questions that a module asks and a higher one answers. What the higher one is only told of is a domain event. */
export interface Hooks {
  /** What a member has set up of what the security level counts. */
  payoutStanding(
    db: Db,
    accountId: bigint,
  ): Promise<{ readonly hasPaymentPassword: boolean; readonly hasPayoutAccount: boolean }>
  /** Keeps the payment password that a member has chosen at registering, by its hash. */
  keepPaymentPassword(tx: Tx, accountId: bigint, hash: string): Promise<void>
  /** What a member may withdraw in a day by its VIP level; undefined where the settings' limits hold. */
  withdrawalLimitsOf(db: Db, accountId: bigint): Promise<DayLimits | undefined>
  /** Every place where an account's money is; rounds that opened before `since` are left out. */
  memberMoney(db: Db, accountId: bigint, since: Date): Promise<MoneyPlaces>
  /** What operators did with an object, the last first; only these calls, where some are named. */
  actionsOn(
    db: Db,
    object: string,
    page: { readonly calls?: readonly string[]; readonly atMost: number },
  ): Promise<readonly ActionOnObject[]>
  /**
   * Owners are to be told of a change to a section that decides where money goes. It is asked before the change, and what
   * comes back is called once that is committed: whoever the change takes off the list is told of it too.
   */
  tellOwners(change: { readonly section: MoneySection; readonly by: string }): () => void
}

/** What a member may withdraw in a day of the merchant's. */
export interface DayLimits {
  /** Undefined without a limit. */
  readonly countPerDay: number | undefined
  /** In minor units. */
  readonly sumPerDay: bigint
}

/** Something that an operator did. */
export interface ActionOnObject {
  readonly id: bigint
  readonly madeAt: Date
  readonly actor: string
  readonly call: string
  readonly reason: string | null
}

/** Who asks and who answers. The picture in docs/ARCHITECTURE.md is drawn from this, and the walls keep its direction. */
const hookParties = {
  payoutStanding: { asks: 'sign-in', answers: 'cashier' },
  keepPaymentPassword: { asks: 'registration', answers: 'cashier' },
  withdrawalLimitsOf: { asks: 'cashier', answers: 'promotions' },
  memberMoney: { asks: 'rounds', answers: 'promotions' },
  actionsOn: { asks: 'records', answers: 'staff' },
  tellOwners: { asks: 'system', answers: 'staff' },
} as const satisfies Readonly<Record<keyof Hooks, { readonly asks: string; readonly answers: string }>>

/** The hooks as lower modules are built with them, before the modules exist that answer. */
export function hooksAnsweredBy(answers: () => Hooks): Hooks {
  const names = Object.keys(hookParties) as (keyof Hooks)[]
  const asking = (name: keyof Hooks) =>
    [name, (...asked: never[]) => (answers()[name] as (...given: never[]) => unknown)(...asked)] as const
  return Object.fromEntries(names.map(asking)) as unknown as Hooks
}
