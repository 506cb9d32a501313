import { requirePasswordChange } from '#/modules/accounts/credentials.ts'
import { endOtherSessions } from '#/modules/sessions/end-sessions.ts'
import { restrictToPasswordChange } from '#/modules/sessions/own-sessions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { forgetPlaces } from '../store/known-places.ts'
import { deletePendingSignInsOf } from '../store/pending-sign-ins.ts'
import { deleteRememberedLoginsOf } from '../store/remembered-logins.ts'

/**
 * Takes the account back from somebody else: whatever lets a browser in without a new proof ends, and nothing but the
 * change of the password is open to the session that asks.
 */
export async function takeAccountBack(tx: Tx, who: SignedIn): Promise<void> {
  await endOtherSessions(tx, who)
  await deleteRememberedLoginsOf(tx, who.id)
  await forgetPlaces(tx, who.id)
  await deletePendingSignInsOf(tx, who.id)
  if (await requirePasswordChange(tx, who.id)) await restrictToPasswordChange(tx, Buffer.from(who.session, 'hex'))
}
