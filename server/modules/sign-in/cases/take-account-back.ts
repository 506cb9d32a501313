import { endOtherSessions } from '#/modules/sessions/end-other-sessions.ts'
import { demandPasswordChange } from '#/modules/sessions/store/own-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { forgetPlaces } from '../store/known-networks.ts'
import { deletePendingSignInsOf } from '../store/pending-sign-ins.ts'
import { forgetRememberedLogins } from './forget-remembered-logins.ts'

/**
 * Takes the account back from somebody else: whatever lets a browser in without a new proof ends, and nothing but the
 * change of the password is open to the session that asks.
 */
export async function takeAccountBack(tx: Tx, who: SignedIn): Promise<void> {
  await endOtherSessions(tx, who)
  await forgetRememberedLogins(tx, who.id)
  await forgetPlaces(tx, who.id)
  await deletePendingSignInsOf(tx, who.id)
  await demandPasswordChange(tx, who.id, Buffer.from(who.session, 'hex'))
}
