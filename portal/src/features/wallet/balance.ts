import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type {} from '@banyan/contract/wallet/balance-event.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { hearEvent } from '#/src/api/pushes.ts'
import { request } from '#/src/api/request.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import { hearSession, session } from '#/src/session/session.ts'

/** What an account has, as an answer or an event tells it. */
export type Money = Omit<ValueOf<Calls['walletBalance']>, 'currencySymbol'>

export interface Balance {
  /** Nothing before the first answer. */
  readonly money: Money | undefined
  readonly symbol: string
  readonly isRefreshing: boolean
  /** The last question got no answer, so the amount may not be the latest. */
  readonly isStale: boolean
}

/** An answer that is younger is not asked for again by itself: `focus` and `visibilitychange` come together. */
const youngMs = 2_000

const unknown: Balance = { money: undefined, symbol: '', isRefreshing: false, isStale: false }
const current = new ValueStore<Balance>(unknown)
let whose = accountId()
let asking: Promise<boolean> | undefined
let answeredAt = Number.NEGATIVE_INFINITY

hearSession(forgetOthers)
hearEvent('balance.changed', balanceMoved)

/** The balance as it is known at this moment. */
export const balance = current.get

export function useBalance(): Balance {
  return useValue(current)
}

/**
 * What the account has now, told by an event or an answer. Whatever has an older version than what is known is dropped.
 */
export function balanceMoved(moved: Money): void {
  forgetOthers()
  const { money, symbol } = current.get()
  if (whose === undefined || (money && moved.version < money.version)) return
  const { balance, version, held, owed } = moved
  change({ money: { balance, version, held, owed }, symbol: symbol || portalConfig().currency.symbol, isStale: false })
}

/** Asks for the balance; those who ask meanwhile share the answer. False where none came: the last amount stays. */
export function refreshBalance(): Promise<boolean> {
  forgetOthers()
  if (whose === undefined) return Promise.resolve(false)
  asking ??= ask(whose)
  return asking
}

/** Asks where the last answer is not of this very moment. */
export function refreshUnlessYoung(): void {
  if (whose !== accountId() || performance.now() - answeredAt >= youngMs) void refreshBalance()
}

async function ask(asker: string): Promise<boolean> {
  change({ isRefreshing: true })
  const answer = await request('walletBalance', {}).catch(() => undefined)
  // Somebody else's by now.
  if (asker !== accountId()) return false
  asking = undefined
  change({ isRefreshing: false, isStale: answer === undefined, ...(answer && { symbol: answer.currencySymbol }) })
  if (!answer) return false
  answeredAt = performance.now()
  balanceMoved(answer)
  return true
}

/** Nothing of an account is left when it leaves or another one comes. */
function forgetOthers(): void {
  if (whose === accountId()) return
  whose = accountId()
  asking = undefined
  answeredAt = Number.NEGATIVE_INFINITY
  current.set(unknown)
}

function change(part: Partial<Balance>): void {
  current.set({ ...current.get(), ...part })
}

function accountId(): string | undefined {
  const now = session()
  return now.is === 'in' ? now.account.id : undefined
}
