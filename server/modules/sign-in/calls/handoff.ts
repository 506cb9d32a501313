import { handoff, handoffAccount, redeemHandoff } from '@banyan/contract/identity/session-calls.ts'
import { visitOf } from '#/modules/sessions/enter-portal.ts'
import { type RandomBytes, sessionCookie } from '#/modules/sessions/session-secrets.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { deviceOf, signInPlace } from '../known-places.ts'
import type { EnterParts } from '../proven.ts'
import { mintHandoffCode, redeemHandoffCode, whoseHandoffCode } from '../use-cases/handoff.ts'

interface HandoffParts
  extends Pick<EnterParts, 'database' | 'secrets' | 'personal' | 'countryOf' | 'settings' | 'sends'> {
  readonly random: RandomBytes
}

/** One-time sign-in codes: minted, asked about, exchanged. */
export function handoffBindings({ random, ...parts }: HandoffParts): Binding[] {
  const { database, countryOf } = parts
  return [
    bind(handoff, async (_input, { principal }) => ({
      code: await database.transaction((tx) => mintHandoffCode(tx, random, signedIn(principal))),
    })),
    bind(handoffAccount, async ({ body }) => ({ nickname: await whoseHandoffCode(database.db, body.code) })),
    bind(redeemHandoff, async ({ body }, context) => {
      const newcomer = { asker: () => askerOf(context), address: context.address, device: deviceOf(context.browser) }
      const redeemer = { ...visitOf(context), place: signInPlace(countryOf, context), newcomer }
      const outcome = await database.transaction((tx) => redeemHandoffCode(tx, parts, body.code, redeemer))
      if (outcome.stepUp) throw new Refusal('step_up_needed', { stepUp: outcome.stepUp })
      const { id, token } = outcome.opened
      context.browser.keep(sessionCookie, id)
      return { token }
    }),
  ]
}
