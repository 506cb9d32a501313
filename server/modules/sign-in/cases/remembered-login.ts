import { foldedUsername } from '#/modules/accounts/folded-username.ts'
import { passwordOf } from '#/modules/accounts/store/passwords.ts'
import { endRememberedSessions } from '#/modules/sessions/end-sessions.ts'
import { type Entered, type Entrance, enterPortal, type Visit } from '#/modules/sessions/enter-portal.ts'
import { lockForSignIn } from '#/modules/sessions/open-session.ts'
import type { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Tx } from '#/platform/db/handles.ts'
import {
  deleteRememberedLogin,
  insertRememberedLogin,
  lockRememberedLogin,
  rememberedAccount,
  rotateValidator,
} from '../store/remembered-logins.ts'
import { insertSignIn, type SignInPlace } from '../store/sign-ins.ts'
import { passwordStanding } from './password-standing.ts'
import { newRememberedCookie, rememberedRow } from './remembered-cookie.ts'

/** Lets a browser remember the account, in the place of what its cookie `before` held; answers the cookie's value. */
export async function leaveRememberedLogin(tx: Tx, accountId: bigint, before: string | undefined): Promise<string> {
  await endRememberedLogin(tx, before)
  const { value, row } = newRememberedCookie()
  await insertRememberedLogin(tx, accountId, row)
  return value
}

/** Ends what a cookie holds; what has ended already stays so. */
export async function endRememberedLogin(tx: Tx, cookie: string | undefined): Promise<void> {
  const row = rememberedRow(cookie)
  if (row) await deleteRememberedLogin(tx, row.selector)
}

/** How a remembered login went. None of these is thrown: what they have written is to stay. */
export type RememberedOutcome =
  | { readonly is: 'over' }
  /** A used validator was shown: somebody else may hold what this browser held. */
  | { readonly is: 'revoked'; readonly accountId: bigint }
  /** `next` is the cookie from now on; without it the browser was given that by its other tab. */
  | {
      readonly is: 'entered'
      readonly entered: Entered
      readonly next?: { readonly value: string; readonly secondsLeft: number }
    }

interface ShownRemembered {
  readonly cookie: string | undefined
  readonly username: string
  readonly entrance: Entrance
  readonly place: SignInPlace
  readonly settings: MerchantSettings
}

/** Signs in by what a browser's cookie holds, which serves once. */
export async function useRememberedLogin(
  tx: Tx,
  secrets: SessionSecrets,
  shown: ShownRemembered,
  visit: Visit,
): Promise<RememberedOutcome> {
  const row = rememberedRow(shown.cookie)
  if (!row) return { is: 'over' }
  const accountId = await rememberedAccount(tx, row.selector, foldedUsername(shown.username))
  if (accountId === undefined) return { is: 'over' }
  // Accounts are locked before anything of theirs: suspending one takes its remembered logins away.
  await lockForSignIn(tx, accountId, visit.replaces)
  const validator = await lockRememberedLogin(tx, row)
  if (validator === undefined) return { is: 'over' }
  if (validator === 'used') {
    await deleteRememberedLogin(tx, row.selector)
    await endRememberedSessions(tx, accountId)
    return { is: 'revoked', accountId }
  }
  // It says nothing of a password, so it is no way around the change of one.
  if (passwordStanding(shown.settings, await passwordOf(tx, accountId)).mustChange) {
    await deleteRememberedLogin(tx, row.selector)
    return { is: 'over' }
  }
  const entered = await enterPortal(tx, secrets, accountId, shown.entrance, { ...visit, origin: 'remembered' })
  await insertSignIn(tx, accountId, { ...shown.place, method: 'remembered', stepUp: null, result: 'entered' })
  if (validator === 'preceding') return { is: 'entered', entered }
  const next = newRememberedCookie(row.selector)
  return { is: 'entered', entered, next: { value: next.value, secondsLeft: await rotateValidator(tx, next.row) } }
}
