import { handoff, handoffAccount, redeemHandoff } from '@banyan/contract/identity/session-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { visitOf } from '../cases/enter-portal.ts'
import { mintHandoffCode, redeemHandoffCode, whoseHandoffCode } from '../cases/handoff.ts'
import { sessionCookie } from '../session-cookie.ts'
import type { RandomBytes, SessionSecrets } from '../session-secrets.ts'
import { signedIn } from '../signed-in.ts'

/** One-time sign-in codes: minted, asked about, exchanged. */
export function handoffBindings(database: Database, secrets: SessionSecrets, random: RandomBytes): Binding[] {
  return [
    bind(handoff, async (_input, { principal }) => ({
      code: await database.transaction((tx) => mintHandoffCode(tx, random, signedIn(principal))),
    })),
    bind(handoffAccount, async ({ body }) => ({ nickname: await whoseHandoffCode(database.db, body.code) })),
    bind(redeemHandoff, async ({ body }, context) => {
      const visit = visitOf(context)
      const { id, token } = await database.transaction((tx) => redeemHandoffCode(tx, secrets, body.code, visit))
      context.browser.keep(sessionCookie, id)
      return { token }
    }),
  ]
}
