import { accountTypes } from '#/modules/accounts/account-types.ts'
import { type AccountToSignIn, lockAccounts, noteFirstLogin } from '#/modules/accounts/accounts.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inOneTurn } from '#/platform/db/turns.ts'
import { tellOfEndedSessions } from './end-sessions.ts'
import type { SessionSecrets } from './session-secrets.ts'
import {
  accountOfSession,
  deleteEndedSessions,
  deleteOldestSessions,
  deleteSession,
  insertSession,
} from './store/sessions.ts'

/** Idle and absolute ends in seconds (requirements ACC-22): 30 min and 12 h, 2 h for trial accounts; operators' 15 min and 8 h. */
const lifetimes = {
  player: { idleSeconds: 30 * 60, absoluteSeconds: 12 * 3600 },
  trial: { idleSeconds: 30 * 60, absoluteSeconds: 2 * 3600 },
  operator: { idleSeconds: 15 * 60, absoluteSeconds: 8 * 3600 },
} as const
const sessionsAtMost = 5
/** Each new session clears away a few that time has ended, so the table stays as small as its use. */
const clearedAtOnce = 20
const longestDevice = 200

/** How and from where an account signs in. */
export interface SignIn {
  /** A browser holds the pair of cookie and token; an app shows the token as its bearer. */
  readonly client: 'browser' | 'app'
  /** What proved who it is. */
  readonly origin: 'password' | 'sms' | 'handoff' | 'remembered' | 'trial' | 'passkey' | 'registration' | 'reset'
  /** What the client says of itself. */
  readonly userAgent: string
  readonly address: string
  /** Whether it reaches nothing but the change of its account's password (requirements ACC-21). */
  readonly mustChangePassword?: boolean
  /** Id of the session that this one takes the place of, as its cookie says. */
  readonly replaces?: string | undefined
}

/** An account that this transaction has locked to sign it in, and the session that its browser held, whose account is locked too. */
export interface Arrival extends AccountToSignIn {
  readonly replaced: { readonly idHash: Uint8Array; readonly accountId: bigint } | undefined
}

export interface OpenedSession {
  /** For the cookie alone. */
  readonly id: string
  readonly token: string
  readonly isFirstLogin: boolean
}

/**
 * Opens a session with new secrets, whatever the client held before; the account's oldest ends where there would
 * be more than five. Undefined when the account is suspended or has no access to its app.
 */
export async function openSession(
  tx: Tx,
  secrets: SessionSecrets,
  arrival: Arrival,
  signIn: Omit<SignIn, 'replaces'>,
): Promise<OpenedSession | undefined> {
  const { id: accountId, type, state, hasPortalAccess, hasLoggedIn, replaced } = arrival
  const app = type === accountTypes.operator ? 'console' : 'portal'
  if (state !== 'active' || (app === 'portal' && !hasPortalAccess)) return undefined
  const { id, token, idHash, tokenHash } = secrets.draw()
  await inOneTurn(tx, {
    ...(replaced && { replaced: (turn: Tx) => deleteSession(turn, replaced.idHash) }),
    ...(replaced &&
      replaced.accountId !== accountId && { told: (turn: Tx) => tellOfEndedSessions(turn, replaced.accountId) }),
    oldest: (turn) => deleteOldestSessions(turn, accountId, sessionsAtMost - 1),
    ended: (turn) => deleteEndedSessions(turn, clearedAtOnce),
    session: (turn) =>
      insertSession(turn, {
        idHash,
        tokenHash,
        accountId,
        app,
        client: signIn.client,
        origin: signIn.origin,
        device: signIn.userAgent.slice(0, longestDevice).toWellFormed(),
        address: signIn.address,
        mustChangePassword: signIn.mustChangePassword ?? false,
        ...lifetimeOf(type),
      }),
    tell: (turn) => tellOfEndedSessions(turn, accountId),
    ...(!hasLoggedIn && { first: (turn: Tx) => noteFirstLogin(turn, accountId) }),
  })
  return { id, token, isFirstLogin: !hasLoggedIn }
}

function lifetimeOf(type: number) {
  if (type === accountTypes.operator) return lifetimes.operator
  return type === accountTypes.trial ? lifetimes.trial : lifetimes.player
}

/**
 * Locks the account that signs in and the one that its browser was signed in as, the lower id first: the one lock of a
 * sign-in. Undefined where there is no such account.
 */
export async function lockForSignIn(
  tx: Tx,
  accountId: bigint,
  replaces: string | undefined,
): Promise<Arrival | undefined> {
  const idHash = replaces === undefined ? undefined : hashOfSecret(replaces)
  const before = idHash && (await accountOfSession(tx, idHash))
  const accounts = await lockAccounts(tx, before === undefined ? [accountId] : [accountId, before])
  const account = accounts.find(({ id }) => id === accountId)
  return (
    account && { ...account, replaced: before === undefined || !idHash ? undefined : { idHash, accountId: before } }
  )
}
