import type { ValueOf } from '@banyan/contract/call.ts'
import { vipCalls } from '@banyan/contract/promotions/vip-calls.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import type { WorldOptions } from '#/test-world/world.ts'
import { type PromotionWorld, promotionWorld } from './promotion-world.ts'

type Vip = ValueOf<typeof vipCalls.ownVip>

export interface VipWorld extends PromotionWorld {
  /** How an account stands, by the call. */
  vip(who: SignedInClient | undefined): Promise<Vip>
  /** Lets the clock go on to a moment, with every slot of the monthly decision on the way. */
  until(iso: string): Promise<void>
  /** The same member in a new session: one ends after half an hour. */
  again(who: SignedInClient): Promise<SignedInClient>
}

/** Slots of an hour that one run does. */
const slotsAtOnce = 100

/** The world of promotions with the demo's levels, whose clock goes on by days and months. */
export async function vipWorld(options: WorldOptions = {}): Promise<VipWorld> {
  const p = await promotionWorld(options)
  const { app, database, signIn } = p.d.w
  return {
    ...p,
    async vip(who) {
      const { path: url } = vipCalls.ownVip
      return (await app.portal.inject({ url, ...(who && { headers: who.headers }) })).json().value
    },
    async until(iso) {
      // What a job has not begun yet, it does not catch up with.
      await app.work.runDue('keep-vip-levels')
      const now = await databaseNow(database.db)
      await p.pass(Math.ceil((Date.parse(iso) - now.getTime()) / 1_000))
      await p.fold()
      while ((await app.work.runDue('keep-vip-levels')) === slotsAtOnce);
    },
    again: ({ accountId }) => signIn(accountId),
    [Symbol.asyncDispose]: () => p[Symbol.asyncDispose](),
  }
}
