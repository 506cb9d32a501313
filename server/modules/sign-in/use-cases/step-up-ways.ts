import type { StepUp } from '@banyan/contract/envelope.ts'
import { emailOf, numberOf } from '#/modules/accounts/contacts.ts'
import { ownDetails } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { TryLimit } from '#/modules/verification/limited-tries.ts'
import type { Db } from '#/platform/db/handles.ts'
import { authenticatorOf, recoveryCodesLeft } from '../store/member-authenticators.ts'

export interface WaysParts {
  readonly personal: PersonalSecrets
  /** Whether anybody delivers messages. */
  readonly sends: { readonly sms: boolean; readonly email: boolean }
}

/** A way to prove once more who signs in; `to` is where a code is sent, in clear. */
export interface Way {
  readonly method: StepUp['ways'][number]['method']
  readonly to?: string
}

/** How a sign-in began that may have to be finished. */
export type FinishableOrigin = 'password' | 'reset' | 'sms' | 'handoff' | 'service'

/**
 * The ways that the account has set up (requirements ACC-19). An address that was never confirmed counts where there is
 * nothing better, and the name on the bank account where there is nothing else at all (ASVS 6.4.2). Who came in by a code
 * to its number or by a one-time sign-in code, or has just set its password by one, proves nothing by another one: only an
 * authenticator is more. And beside an authenticator a code by SMS is no way at all: numbers are ported and SIM cards swapped.
 */
export async function stepUpWays(
  db: Db,
  { personal, sends }: WaysParts,
  accountId: bigint,
  origin: FinishableOrigin,
): Promise<readonly Way[]> {
  const ways: Way[] = await authenticatorWays(db, accountId)
  if (origin !== 'password') return ways
  const e164 = sends.sms && ways.length === 0 ? await numberOf(db, personal, accountId) : undefined
  if (e164 !== undefined) ways.push({ method: 'sms', to: e164 })
  const email = sends.email ? await emailOf(db, personal, accountId) : undefined
  if (email && (email.isConfirmed || ways.length === 0)) ways.push({ method: 'email', to: email.address })
  if (ways.length > 0) return ways
  const { bankAccountName } = await ownDetails(db, personal, accountId)
  return bankAccountName === undefined ? [] : [{ method: 'bankAccountName' }]
}

async function authenticatorWays(db: Db, accountId: bigint): Promise<Way[]> {
  if (!(await authenticatorOf(db, accountId))) return []
  const hasCodes = (await recoveryCodesLeft(db, accountId)) > 0
  return [{ method: 'authenticator' }, ...(hasCodes ? [{ method: 'recovery' } as const] : [])]
}

/** Five wrong proofs, whatever they were shown to, and the account takes none for half an hour (domain 6.1). */
export function stepUpTries(personal: PersonalSecrets, accountId: bigint): TryLimit {
  const subject = personal.hashOfSubject('step-up', String(accountId))
  return { kind: 'stepUp', subject, atMost: 5, withinSeconds: 1800 }
}

/** What somebody knows of a bank account is no secret: three tries a day (reliability goal 2.15). */
export function bankNameTries(personal: PersonalSecrets, accountId: bigint): TryLimit {
  const subject = personal.hashOfSubject('bank account name', String(accountId))
  return { kind: 'bankAccountName', subject, atMost: 3, withinSeconds: 86_400 }
}
