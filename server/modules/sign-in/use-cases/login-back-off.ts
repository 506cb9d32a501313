import { createHmac } from 'node:crypto'
import { foldUsername } from '#/modules/accounts/accounts.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { inOrder, type Statement } from '#/platform/db/turns.ts'
import { subscriberOf } from '#/platform/network/network-of-address.ts'
import { deviceIsKnown, isDeviceKnown } from '../store/known-places.ts'
import {
  countFailures,
  countingFailures,
  type FailureSubjects,
  failuresOf,
  takingFailuresBack,
} from '../store/login-failures.ts'

/** Failures that cost nothing, then 1, 2, 4, … seconds up to a quarter of an hour; a day without one forgets all. */
const forgottenAfterSeconds = 24 * 3600
const figures = {
  account: { free: 5, longestSeconds: 900 },
  // Many people share an address, so it has more of them.
  network: { free: 30, longestSeconds: 900 },
} as const
/** From so many failures in a row each further try needs a captcha. */
const captchaAfter = 3
const clearedAtOnce = 20

/** A try to sign in: as whom, from where, and from which device, if that has a name already. */
export interface LoginAttempt {
  /** Where; each app counts for itself, so that nobody at the portal locks an operator out of the console. */
  readonly app?: 'portal' | 'console'
  readonly username: string
  readonly address: string
  readonly deviceId?: string | undefined
}

/** What stands against an attempt. */
export interface LoginStanding {
  /** 0 when it may go on. */
  readonly lockedForMs: number
  /** Failures in a row of the account or of the network, whichever has more. */
  readonly failures: number
  /** Whether the next try needs a captcha. */
  readonly needsCaptcha: boolean
}

/**
 * How long an attempt is locked out, and whether it needs a captcha; neither ever holds for a known device of the
 * account (requirements ACC-22).
 */
export async function loginStanding(db: Db, attempt: LoginAttempt): Promise<LoginStanding> {
  const rows = await failuresOf(db, Object.values(subjectsOf(attempt)), forgottenAfterSeconds)
  const most = (figure: (row: (typeof rows)[number]) => number) => Math.max(0, ...rows.map(figure))
  const holds = rows.length > 0 && !(await isKnown(db, attempt))
  const failures = most((row) => row.failures)
  return {
    lockedForMs: holds ? Math.ceil(most((row) => row.lockedForMs)) : 0,
    failures,
    needsCaptcha: holds && failures >= captchaAfter,
  }
}

/**
 * Parts of a statement that count an attempt as failed: `network_failed` has a row, unless it is locked out and must not go
 * on. It is counted before its password is looked at, so that many at once are no way around the count.
 */
export function countingAttempt(attempt: LoginAttempt): Statement {
  const { username, deviceId } = attempt
  const isKnown = deviceIsKnown(foldUsername(username), deviceId === undefined ? undefined : hashOfSecret(deviceId))
  return countingFailures(subjectsOf(attempt), { figures, isKnown, forgottenAfterSeconds, clearedAtOnce })
}

/** Counts an attempt. Answers 0, or for how many milliseconds it is locked out; it then must not go on. */
export async function countAttempt(tx: Tx, attempt: LoginAttempt): Promise<number> {
  return (await countFailures(tx, countingAttempt(attempt))) ? 0 : await lockedForMs(tx, attempt)
}

/** For how long an attempt is locked out that was not counted; a millisecond at least, for it may be over by now. */
export async function lockedForMs(db: Db, attempt: LoginAttempt): Promise<number> {
  return Math.max(1, (await loginStanding(db, attempt)).lockedForMs)
}

/** What takes the counted attempt back: it has passed, and the account's failures are forgotten with it. */
export function forgettingAttempt(attempt: LoginAttempt): Statement[] {
  return takingFailuresBack(subjectsOf(attempt))
}

export async function forgetAttempt(tx: Tx, attempt: LoginAttempt): Promise<void> {
  await inOrder(tx, forgettingAttempt(attempt))
}

async function isKnown(db: Db, { username, deviceId }: LoginAttempt): Promise<boolean> {
  return deviceId !== undefined && (await isDeviceKnown(db, foldUsername(username), hashOfSecret(deviceId)))
}

function subjectsOf({ app = 'portal', username, address }: LoginAttempt): FailureSubjects {
  const hashed = (text: string) => createHmac('sha256', app).update(text).digest()
  // Nobody locks an operator out of the console for everybody: there a name counts from each address by itself.
  const account = app === 'console' ? `${foldUsername(username)} ${subscriberOf(address)}` : foldUsername(username)
  return {
    account: { kind: 'account', subject: hashed(account) },
    network: { kind: 'network', subject: hashed(subscriberOf(address)) },
  }
}
