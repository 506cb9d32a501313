import { handoff, handoffAccount, redeemHandoff } from '@banyan/contract/identity/session-calls.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { visitOf } from '../cases/enter-portal.ts'
import { mintHandoffCode, redeemHandoffCode, whoseHandoffCode } from '../cases/handoff.ts'
import type { EnterParts } from '../cases/proven.ts'
import { signInPlace } from '../cases/sign-in-place.ts'
import { sessionCookie } from '../session-cookie.ts'
import type { RandomBytes } from '../session-secrets.ts'
import { signedIn } from '../signed-in.ts'

interface HandoffParts extends Pick<EnterParts, 'database' | 'secrets' | 'personal' | 'countryOf'> {
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
      const visit = { ...visitOf(context), place: signInPlace(countryOf, context) }
      const { id, token } = await database.transaction((tx) => redeemHandoffCode(tx, parts, body.code, visit))
      context.browser.keep(sessionCookie, id)
      return { token }
    }),
  ]
}
