import type { ValueOf } from '@banyan/contract/call.ts'
import { endOwnSessions, notMe, ownSessions, signIns } from '@banyan/contract/identity/security-calls.ts'
import { endOtherSessions } from '#/modules/sessions/end-sessions.ts'
import type { LiveSessions } from '#/modules/sessions/live-sessions.ts'
import { liveSessionsOf } from '#/modules/sessions/own-sessions.ts'
import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { signInsOf } from '../store/sign-ins.ts'
import { hideAddress } from '../use-cases/hide-address.ts'
import { takeAccountBack } from '../use-cases/take-account-back.ts'

export interface OwnSessionsParts {
  readonly database: Database
  readonly sessions: LiveSessions
  readonly countryOf: CountryOfAddress
}

type ListedSignIn = ValueOf<typeof signIns>['list'][number]

/** Where the account is and was signed in, and how it ends what is not its own doing. */
export function ownSessionsBindings({ database, sessions, countryOf }: OwnSessionsParts): Binding[] {
  return [
    bind(ownSessions, async (_input, { principal }) => {
      const { id, session } = signedIn(principal)
      const live = await liveSessionsOf(database.db, id, Buffer.from(session, 'hex'))
      return {
        list: live.map(({ publicId, device, address, startedAt, lastSeenAt, isThis }) => ({
          id: publicId,
          device,
          address: hideAddress(address),
          country: countryOf(address) ?? null,
          startedAt: startedAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          isThis,
        })),
      }
    }),
    bind(endOwnSessions, async ({ body }, { principal }) => {
      const who = signedIn(principal)
      await database.transaction((tx) => endOtherSessions(tx, who, body.id))
      // The news comes by notification too; here it must not even be a moment late.
      sessions.forget(String(who.id))
      return {}
    }),
    bind(signIns, async (_input, { principal }) => {
      const tries = await signInsOf(database.db, signedIn(principal).id)
      // What the columns may hold is the contract's own list, which checks of the table keep.
      const shown = tries.map(({ at, address, ...row }) => ({
        ...row,
        at: at.toISOString(),
        address: hideAddress(address),
      }))
      return { list: shown as ListedSignIn[] }
    }),
    bind(notMe, async (_input, { principal }) => {
      const who = signedIn(principal)
      await database.transaction((tx) => takeAccountBack(tx, who))
      sessions.forget(String(who.id))
      return {}
    }),
  ]
}
