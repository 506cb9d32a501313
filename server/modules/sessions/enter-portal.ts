import type { ErrorCode } from '@banyan/contract/errors.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { accountTypes, isAgentType } from '#/modules/accounts/account-types.ts'
import type { AccountToSignIn } from '#/modules/accounts/accounts.ts'
import { ownAccountOf } from '#/modules/accounts/own-account.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inOneTurn } from '#/platform/db/turns.ts'
import type { Context } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type Arrival, lockForSignIn, openSession, type SignIn } from './open-session.ts'
import { type SessionSecrets, sessionCookie } from './session-secrets.ts'

/** Whose page somebody signs in at. */
export type Entrance = 'member' | 'agent'

/** From which browser and where somebody signs in, and what session it holds already. */
export type Visit = Omit<SignIn, 'client' | 'origin'>

export function visitOf({ browser, address }: Pick<Context, 'browser' | 'address'>): Visit {
  return { userAgent: browser.userAgent, address, replaces: browser.cookie(sessionCookie) }
}

export interface Entered {
  /** For the cookie alone. */
  readonly sessionId: string
  /** What the account is told of itself and its session. */
  readonly answer: OwnAccount & { readonly token: string; readonly firstTimeLogin: boolean }
}

/** Opens a browser's session for a locked account that has proved itself: only such a one is told why it may not come in. */
export async function enterPortal(
  tx: Tx,
  secrets: SessionSecrets,
  arrival: Arrival,
  entrance: Entrance,
  visit: Visit & Pick<SignIn, 'origin'>,
): Promise<Entered> {
  admitAt(entrance, arrival)
  const { session, own } = await inOneTurn(tx, {
    session: (turn) => openSession(turn, secrets, arrival, { ...visit, client: 'browser' }),
    own: (turn) => ownAccountOf(turn, arrival.id),
  })
  if (!session) throw new Error(`account ${arrival.id} proved itself and has no session`)
  const { id, token, isFirstLogin } = session
  return { sessionId: id, answer: { token, firstTimeLogin: isFirstLogin, ...own } }
}

/** Locks the account that comes in; refuses one that may not, at this entrance. */
export async function lockAtDoor(
  tx: Tx,
  accountId: bigint,
  entrance: Entrance,
  { replaces }: Pick<Visit, 'replaces'>,
): Promise<Arrival> {
  const arrival = await lockForSignIn(tx, accountId, replaces)
  if (!arrival) throw new Error(`account ${accountId} proved itself and is not there`)
  admitAt(entrance, arrival)
  return arrival
}

function admitAt(entrance: Entrance, arrival: AccountToSignIn): void {
  const refused = refusalAt(entrance, arrival)
  if (refused) throw new Refusal(refused)
}

function refusalAt(entrance: Entrance, { state, type, hasPortalAccess }: AccountToSignIn): ErrorCode | undefined {
  if (state !== 'active') return 'account_suspended'
  if (entrance === 'agent' && !isAgentType(type)) return 'non_agents_cannot_log_in'
  if (type === accountTypes.operator || !hasPortalAccess) return 'non_member_accounts_cannot_log_in'
  return undefined
}
