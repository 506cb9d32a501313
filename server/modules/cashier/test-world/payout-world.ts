import { calls } from '@banyan/contract/calls.ts'
import {
  type FactorsWorld,
  factorsWorld,
  type Player,
  password,
  player,
} from '#/modules/sign-in/test-world/factors-world.ts'
import { type OwnCalls, ownCalls } from '#/modules/sign-in/test-world/own-calls.ts'
import type { World, WorldOptions } from '#/test-world/world.ts'

export const digits = '135790'
export const holder = 'Nguyễn Văn Đức'

let numbers = 100_000_000
/** An account number that no other test has. */
export const aNumber = () => String(++numbers)

export interface Payee extends Player {
  readonly own: OwnCalls
}

/** A world that sends codes, and asks nobody for one proof more. */
export async function payoutWorld(options: WorldOptions = {}): Promise<FactorsWorld> {
  const s = await factorsWorld(options)
  await s.w.set('stepUp', { ...s.w.settings.current('stepUp'), enabled: false })
  return s
}

/** A member with a login password, signed in. */
export async function payee(
  w: World,
  ...given: Parameters<typeof player> extends [World, ...infer Rest] ? Rest : never
): Promise<Payee> {
  const who = await player(w, ...given)
  return { ...who, own: ownCalls(w, await w.signIn(who.id)) }
}

/** The code of a refusal, or undefined. */
export async function codeOf(answer: ReturnType<OwnCalls>): Promise<string | undefined> {
  return (await answer).json().code
}

export async function choosePaymentPassword({ own }: Payee, paymentPassword = digits): Promise<void> {
  const { statusCode, body } = await own(calls.setPaymentPassword, { paymentPassword, password })
  if (statusCode !== 200) throw new Error(body)
}

/** Adds an account as its first or, with the payment password, a later one; answers what the call does. */
export async function addAccount({ own }: Payee, given: object = {}) {
  return (await own(calls.addPayoutAccount, { bin: '970436', number: aNumber(), password, ...given })).json()
}

export const seen = async ({ own }: Payee) => (await own(calls.payoutAccounts)).json().value
